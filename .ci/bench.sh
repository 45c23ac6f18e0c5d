#!/usr/bin/env bash
# Adds a row to .github/bench.tsv: when, which commit, the signature, and the decisions a second of each game (median).
# usage: .ci/bench.sh   needs build/release
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
history=$root/.github/bench.tsv
figures=$("$root/build/release/prowl-cli" bench)
[ -e "$history" ] || printf 'day\tcommit\tsignature\tdecisions a second\n' >"$history"
printf '%s\t%s\t%s\t%s\n' "$(date +%F)" "$(git -C "$root" rev-parse --short HEAD)" \
  "$(sed -n 's/^signature //p' <<<"$figures")" \
  "$(sed -n 's/^\([a-z_]*\): \([0-9]*\) decisions.*/\1 \2/p' <<<"$figures" | paste -sd' ')" >>"$history"
tail -n 1 "$history"
