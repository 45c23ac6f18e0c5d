#!/usr/bin/env bash
# clang-tidy over the sources of the release build. What it found good is remembered by content, with every header of
# ours that a source includes, so that only what has changed since is looked at again.
# usage: .ci/tidy.sh [JOBS]   needs build/release
set -uo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
good=${XDG_CACHE_HOME:-$HOME/.cache}/prowl-tidy
mkdir -p "$good" && cd "$root" || exit 1

sources() { # a line each: the source, and the sums of all that it is made of
  find src include -type f -name '*.?pp' -exec sha256sum {} + |
    awk -v root="$root/" '
      NR == FNR { sum[$2] = $1; next }
      /^[^ ]/ { if (source) print source, sums; source = sums = ""; next }
      NF { path = $1; sub(root, "", path); sub(/^(\.\.\/)*/, "", path)
           if (path ~ /^src\/.*\.cpp$/ && path in sum) source = path
           if (path in sum) sums = sums sum[path] }
      END { if (source) print source, sums }' - <(ninja -C build/release -t deps) | sort -u
}

new_ones() {
  local source sums key config
  config=$(sha256sum .clang-tidy .ci/tidy.sh)
  while read -r source sums; do
    key=$(sha256sum <<<"$config $source $sums")
    [ -e "$good/${key:0:40}" ] || echo "$source $good/${key:0:40}"
  done < <(sources)
}

# shellcheck disable=SC2016 # the inner shell's own arguments
new_ones | xargs -r -P "${1:-2}" -L 1 bash -c \
  'clang-tidy --quiet -p build/release --checks=-clang-analyzer-* --extra-arg=-Wno-unknown-warning-option \
    --extra-arg=-Wno-missing-braces "$0" 2>/dev/null && touch "$1"'
