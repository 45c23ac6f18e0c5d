#!/usr/bin/env bash
# Runs one robot file, or a player that only listens, against the real window on a display of its own, with an empty home.
# usage: run.sh PROWL FILE.robot SHOTS_FOLDER | run.sh PROWL player.py FOLDER WORLD
set -euo pipefail
prowl=$1 file=$2 shots=$3

home=$(mktemp -d)
server=
clean() {
  if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi
  rm -rf "$home"
}
trap clean EXIT

command -v Xvfb >/dev/null || { echo "Xvfb is not installed." >&2; exit 1; }
# The server picks a free number itself, so that many of these can run at once.
Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp 3>"$home/display" 2>"$home/xvfb.log" &
server=$!
for ((i = 0; i < 200; i++)); do
  [ -s "$home/display" ] && break
  kill -0 "$server" 2>/dev/null || break
  sleep 0.05
done
[ -s "$home/display" ] || { cat "$home/xvfb.log" >&2; echo "No X server could be started." >&2; exit 1; }

mkdir -p "$shots"
run=("$prowl" --robot "$file" --shots "$shots")
case $file in *.py) run=(python3 "$file" "$prowl" "${4:?WORLD}" "$shots") ;; esac
env -u WAYLAND_DISPLAY -u XDG_DATA_HOME -u XDG_CONFIG_HOME -u XDG_CACHE_HOME -u LANGUAGE \
  DISPLAY=":$(cat "$home/display")" HOME="$home" LC_ALL=C.UTF-8 SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy \
  "${run[@]}"
