#!/usr/bin/env bash
# Every text of every screen of a game stands out from what is drawn below it: 4.5 : 1, with high contrast 7 : 1.
# usage: contrast.sh PROWL GAME plain|high FOLDER
set -euo pipefail
prowl=$1 game=$2 theme=$3 folder=$4

rm -rf "$folder"
mkdir -p "$folder/data/config"
least=4.5
if [ "$theme" = high ]; then
  least=7
  echo '{"high_contrast": true}' >"$folder/data/config/settings.json"
fi
LC_ALL=C.UTF-8 "$prowl" --tour - --data "$folder/data" --game "$game" --size 1280x720 --lang en \
  --contrast "$least" >"$folder/said" 2>"$folder/problems" || true
grep -q 'screens, ' "$folder/said" || { cat "$folder/problems"; exit 1; }
# Anything else that a tour finds is for the tour itself; the demo in a shop has settings of its own.
if [ "$theme" = high ]; then sed -i '/^kiosk/d' "$folder/problems"; fi
! grep ': faint' "$folder/problems"
