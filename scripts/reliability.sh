#!/bin/sh
# Measures what damage does to an ingestion and writes docs/RELIABILITY.md; see docs/decisions/0049.
#
#   scripts/reliability.sh [FOLDER]        FOLDER holds good PDFs; the demo corpus' are taken without it
#
#   MUTATIONS=2000  SEED=20260                     damaged copies
#   MAX_BYTES=150000  MAX_PAGES=4                  larger and longer files are not damaged
#   KILLS=100       DOCUMENTS=40                   kill -9 while so many documents are taken in
#   SMALL_DISK=FOLDER                              an empty folder on a disk of 16 to 64 MB, for instance
#                                                  mount -t tmpfs -o size=24m tmpfs FOLDER (as root)
set -eu
cd "$(dirname "$0")/.."
sources=${1:-corpora/demo/pdf}
exec mvn -B -ntp -q test \
    -Dtest='MutationTest,CrashSafetyTest,FullDiskTest' \
    -Dsurefire.failIfNoSpecifiedTests=false \
    -Dtest.sources="$(cd "$sources" && pwd)" \
    -Dtest.sources.bytes="${MAX_BYTES:-150000}" \
    -Dtest.sources.pages="${MAX_PAGES:-4}" \
    -Dtest.mutations="${MUTATIONS:-2000}" \
    -Dtest.seed="${SEED:-20260}" \
    -Dtest.kills="${KILLS:-100}" \
    -Dtest.documents="${DOCUMENTS:-40}" \
    -Dtest.smalldisk="${SMALL_DISK:-}" \
    -Dtest.report="$PWD/docs/RELIABILITY.md"
