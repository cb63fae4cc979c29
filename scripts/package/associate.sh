#!/bin/sh
# Lets the desktop know the program that lies beside this file: it is offered for PDF files, and evidence:// links open in
# it. Writes below ~/.local/share only; "--undo" takes that back. What opens PDF files so far stays the first choice.
set -eu

here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
applications=${XDG_DATA_HOME:-$HOME/.local/share}/applications
entry=$applications/sheetproof.desktop

if [ "${1:-}" = --undo ]; then
  rm -f "$entry"
else
  mkdir -p "$applications"
  sed -e "s|APPLICATION_LAUNCHER|\"$here/bin/sheetproof\"|" -e "s|APPLICATION_ICON|$here/lib/sheetproof.png|" \
    "$here/sheetproof.desktop" >"$entry"
  if command -v xdg-mime >/dev/null 2>&1; then
    xdg-mime default sheetproof.desktop x-scheme-handler/evidence
  fi
fi
if command -v update-desktop-database >/dev/null 2>&1; then
  update-desktop-database "$applications"
fi
