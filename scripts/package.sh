#!/bin/sh
# Packs the program with a Java runtime of its own: a folder that runs where no JDK is installed, or an installer.
#
#   scripts/package.sh [app-image|deb|rpm|msi|dmg]   (default: app-image; the others need their system's tools)
#
# The result lies under target/package. Nothing is downloaded: the JDK that the launcher finds brings jlink and jpackage.
set -eu

home=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
kind=${1:-app-image}
out=$home/target/package

# Without java.desktop nothing is drawn, without jdk.management Lucene drops its vector code.
modules=java.base,java.desktop,java.logging,java.management,jdk.management,java.naming,java.net.http,java.sql,java.xml
modules=$modules,jdk.incubator.vector,jdk.jfr,jdk.unsupported,jdk.unsupported.desktop,jdk.zipfs,jdk.crypto.ec

# The launcher builds what is missing and says which JDK it runs on.
"$home/sheetproof" --version
jdk=${SHEETPROOF_JAVA:-${JAVA_HOME:-}}
if [ -z "$jdk" ] || [ ! -x "$jdk/bin/jpackage" ]; then
  for candidate in /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    if [ -x "$candidate/bin/jpackage" ] && grep -q '^JAVA_VERSION="2[5-9]' "$candidate/release" 2>/dev/null; then
      jdk=$candidate
    fi
  done
fi
if [ ! -x "${jdk:-/none}/bin/jpackage" ]; then
  echo "package.sh: needs a JDK 25 with jpackage: point JAVA_HOME at one" >&2
  exit 2
fi

rm -rf "$out"
mkdir -p "$out/input/corpora/demo"
cp "$home/target/run/sheetproof.jar" "$out/input/"
cp -R "$home/target/run/lib" "$out/input/"
cp -R "$home/corpora/demo/pdf" "$out/input/corpora/demo/"
[ ! -f "$home/corpora/demo/corpus.json" ] || cp "$home/corpora/demo/corpus.json" "$out/input/corpora/demo/"

"$jdk/bin/jlink" --add-modules "$modules" --strip-debug --no-header-files --no-man-pages \
  --compress=zip-6 --output "$out/runtime"

# PDF files open with the program; evidence:// links too, where the desktop file can say so.
cat >"$out/pdf.properties" <<PROPERTIES
extension=pdf
mime-type=application/pdf
description=Datasheet
PROPERTIES
associations=
[ "$kind" = app-image ] || associations="--file-associations $out/pdf.properties"

# shellcheck disable=SC2086 # the associations are words
"$jdk/bin/jpackage" --type "$kind" --name sheetproof --app-version 0.1.0 \
  --description "Every value, on its page: evidence from engineering datasheets, offline" \
  --input "$out/input" --main-jar sheetproof.jar --main-class dev.sheetproof.app.Main \
  --runtime-image "$out/runtime" --icon "$home/src/main/resources/dev/sheetproof/ui/shell/icon-128.png" \
  --java-options "-Xmx640m -XX:+UseG1GC --enable-native-access=ALL-UNNAMED --add-modules=jdk.incubator.vector" \
  --java-options "-Dsheetproof.root=\$APPDIR" \
  --resource-dir "$home/scripts/package" --dest "$out" $associations

if [ "$kind" = app-image ] && [ -d "$out/sheetproof" ]; then
  cp "$home/scripts/package/sheetproof.desktop" "$home/scripts/package/associate.sh" "$out/sheetproof/"
fi
rm -rf "$out/input" "$out/runtime" "$out/pdf.properties"
ls "$out"
