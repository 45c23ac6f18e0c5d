#!/bin/sh
# A ladder on all cores of one machine, with GNU parallel:
#   src/ai/league/parallel.sh SHARDS FOLDER GAME --seats N --games PAIRS ...
# Each shard's answer is kept in FOLDER, so that a league that was broken off goes on where it was.
set -eu
shards=$1 folder=$2
shift 2
mkdir -p "$folder"
seq "$shards" | parallel --resume-failed --joblog "$folder/log" \
  "prowl-cli ladder $* --shard {}/$shards --json > $folder/shard.{}.json"
jq -s -f "$(dirname "$0")/add.jq" "$folder"/shard.*.json
