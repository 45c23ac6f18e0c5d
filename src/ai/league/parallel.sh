#!/bin/sh
# A ladder on all cores of one machine, with GNU parallel:
#   src/ai/league/parallel.sh SHARDS FOLDER GAME --seats N --games PAIRS ...
# Each shard's answer is kept in FOLDER, so that a league that was broken off goes on where it was.
set -eu
league=$(dirname "$0")
root=$league/../../..
. "$league/league.sh"
find_cli
if [ "${1-}" = --shard ]; then
  shift
  shard "$@"
  exit
fi
[ $# -ge 3 ] || wrong "Usage: $0 SHARDS FOLDER GAME --seats N --games PAIRS ..."
shards=$1 folder=$2
shift 2
[ "$shards" -ge 1 ] 2> /dev/null || wrong "SHARDS is a whole number from 1 on, not $shards."
claim "$folder" "$shards" "$@"
seq "$shards" | parallel --resume-failed --joblog "$folder/log" -q \
  "$0" --shard "$folder/shard.{}.json" {} "$shards" "$@"
(cd "$folder" && seq -f shard.%.0f.json "$shards" | xargs cat) | jq -s -f "$league/add.jq"
