#!/bin/sh
# Measures what damage does to an ingestion and writes docs/RELIABILITY.md; see docs/decisions/0049.
# Takes half an hour on two idle cores. One part alone: TESTS=MutationTest scripts/reliability.sh
#
#   scripts/reliability.sh [FOLDER]        FOLDER holds good PDFs; the demo corpus' are taken without it
#
#   MUTATIONS=2000  SEED=20260                     damaged copies
#   MAX_BYTES=150000  MAX_PAGES=4                  larger and longer files are not damaged
#   KILLS=100  DOCUMENTS=40                        kill -9 while so many documents are taken in
#   RESAVED=15  ISOLATED=30                        documents saved again by other tools; read in and out of workers
#   SCANS=24                                       pages drawn as scans and read by OCR, by tesseract too where it is there
#   SMALL_DISK=FOLDER  FILLS=16                    an empty folder on a disk of 64 MB, for instance
#                                                  mount -t tmpfs -o size=64m tmpfs FOLDER (as root), to be full so often
set -eu
cd "$(dirname "$0")/.."
sources=${1:-corpora/demo/pdf}
exec mvn -B -ntp -q test \
    -Dtest="${TESTS:-StrangeFilesTest,MutationTest,CrashSafetyTest,FullDiskTest,ResavedFilesTest,IsolationCostTest,OcrAccuracyTest}" \
    -Dsurefire.failIfNoSpecifiedTests=false \
    -Dtest.sources="$(cd "$sources" && pwd)" \
    -Dtest.sources.bytes="${MAX_BYTES:-150000}" \
    -Dtest.sources.pages="${MAX_PAGES:-4}" \
    -Dtest.mutations="${MUTATIONS:-2000}" \
    -Dtest.seed="${SEED:-20260}" \
    -Dtest.kills="${KILLS:-100}" \
    -Dtest.documents="${DOCUMENTS:-40}" \
    -Dtest.resaved="${RESAVED:-15}" \
    -Dtest.isolated="${ISOLATED:-30}" \
    -Dtest.isolated.rounds=5 \
    -Dtest.scans="${SCANS:-24}" \
    -Dtest.smalldisk="${SMALL_DISK:-}" \
    -Dtest.fills="${FILLS:-16}" \
    -Dtest.report="$PWD/docs/RELIABILITY.md"
