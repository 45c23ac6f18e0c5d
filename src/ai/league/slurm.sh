#!/bin/sh
#SBATCH --job-name=prowl-league
#SBATCH --array=1-1000
#SBATCH --cpus-per-task=1
#SBATCH --time=02:00:00
# A ladder as a Slurm array: sbatch src/ai/league/slurm.sh FOLDER GAME --seats N --games PAIRS ...
# When all are done: jq -s -f src/ai/league/add.jq FOLDER/shard.*.json
set -eu
folder=$1
shift
mkdir -p "$folder"
exec prowl-cli ladder "$@" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --json \
  > "$folder/shard.$SLURM_ARRAY_TASK_ID.json"
