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

# The sources of one room (src/a/b and all below) are read as one, so that what all of them include is read once:
# together if they can be, or else in halves, down to the one that has something to be said against it. Each argument is
# a source and where to remember that it is good, with a colon between.
look_at() {
  local half=$(($# / 2)) unit=$together/$BASHPID pair
  mkdir -p "$unit"
  for pair; do echo "#include \"$PWD/${pair%%:*}\""; done >"$unit/all.cpp"
  jq --arg one "$PWD/${1%%:*}" --arg all "$unit/all.cpp" \
    '[.[] | select(.file == $one) | .file = $all | .command |= (split($one) | join($all))]' \
    build/release/compile_commands.json >"$unit/compile_commands.json"
  clang-tidy --quiet -p "$unit" --config-file=.clang-tidy --checks=-clang-analyzer-*,-bugprone-suspicious-include \
    --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-missing-braces "$unit/all.cpp" >"$unit/said" 2>/dev/null &&
    { touch "${@#*:}"; return; }
  [ $# -gt 1 ] || { echo "${1%%:*}:"; cat "$unit/said"; return 1; }
  local good=0
  look_at "${@:1:half}" || good=1
  look_at "${@:half+1}" || good=1
  return "$good"
}
export -f look_at
together=$(mktemp -d) && export together
trap 'rm -rf "$together"' EXIT

new_ones | tr ' ' : | awk '{ split($0, of, ":"); parts = split(of[1], part, "/"); room = part[2] (parts > 3 ? "/" part[3] : ""); all[room] = all[room] " " $0; n[room]++ }
    END { for (room in all) print n[room] all[room] }' | sort -rn | cut -d' ' -f2- |
  xargs -r -P "${1:-2}" -L 1 bash -c 'look_at "$@"' _
