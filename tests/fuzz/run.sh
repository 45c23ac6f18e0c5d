#!/usr/bin/env bash
# Runs one reader's fuzzer on what the project has and what was found before.
# usage: tests/fuzz/run.sh READER SECONDS   after `cmake --preset fuzz` and `ninja -C build/fuzz fuzz_READER`
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)
reader=$1
work=$root/build/fuzz/work/$reader
mkdir -p "$work/corpus" "$work/found"
found=("$root/tests/fuzz/corpus/$reader")
[ -d "${found[0]}" ] || found=()
PROWL_SEEDS=$work/seeds exec "$root/build/fuzz/fuzz_$reader" -max_total_time="$2" -timeout=20 -rss_limit_mb=3000 \
  -max_len=65536 -print_final_stats=1 -artifact_prefix="$work/found/" "$work/corpus" "$work/seeds" "${found[@]}"
