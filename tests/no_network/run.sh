#!/usr/bin/env bash
# No network: the programs import nothing of it, a match runs where there is none, and opens no socket but those of the
# screen and the system on this computer.
# usage: run.sh imports|unshare|strace PROWL PROWL-CLI FOLDER   77: the system does not permit it
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd -P)
way=$1 prowl=$2 cli=$3 folder=$4
robot=$here/../robot/fate_solo.robot

skip() { echo "skipped: $*"; exit 77; }
has() { command -v "$1" >/dev/null; }

case $way in
  imports)
    has nm || skip "no nm here"
    words='socket|socketpair|connect|bind|listen|accept4?|send(to|msg|mmsg)?|recv(from|msg|mmsg)?|getaddrinfo|gethostby.*|inet_.*|curl_.*|SSL_.*|res_.*'
    for program in "$prowl" "$cli"; do
      imported=$(nm -D --undefined-only "$program" | sed 's/@.*//' | awk '{ print $NF }')
      [ "$(wc -l <<<"$imported")" -gt 50 ] || { echo "$program: no imports found"; exit 1; }
      if grep -xE "$words" <<<"$imported"; then
        echo "$program imports what a network needs"
        exit 1
      fi
    done
    ;;
  unshare)
    unshare -rn true 2>/dev/null || skip "no network namespaces here"
    for game in nostromo not_alone fate; do
      unshare -rn "$cli" sim "$game" --seats 3 --games 2 --bots casual >/dev/null
    done
    unshare -rn "$here/../robot/run.sh" "$prowl" "$robot" "$folder"
    ;;
  strace)
    has strace || skip "no strace here"
    strace -f -e trace=network true 2>/dev/null || skip "no process may be watched here"
    log=$folder/sockets.log
    mkdir -p "$folder"
    # The screen's server is not asked: only the program is watched.
    printf '#!/bin/sh\nexec strace -f --seccomp-bpf -e trace=network -o "%s" "%s" "$@"\n' "$log" "$prowl" >"$folder/prowl"
    chmod +x "$folder/prowl"
    "$here/../robot/run.sh" "$folder/prowl" "$robot" "$folder"
    [ -s "$log" ] || { echo "nothing was watched"; exit 1; }
    # Local sockets, and the kernel's own news of devices.
    if grep -E 'socket(pair)?\(' "$log" | grep -vE 'AF_UNIX|NETLINK_KOBJECT_UEVENT'; then
      echo "a socket that is not of this computer"
      exit 1
    fi
    ;;
esac
