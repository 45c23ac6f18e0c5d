#!/bin/sh
#SBATCH --job-name=prowl-league
#SBATCH --array=1-1000
#SBATCH --cpus-per-task=1
#SBATCH --time=02:00:00
# A ladder as a Slurm array, from the root of the checkout: sbatch src/ai/league/slurm.sh FOLDER GAME --seats N --games PAIRS ...
# When all are done: jq -s -f src/ai/league/add.jq FOLDER/shard.*.json
set -eu
root=.
. src/ai/league/league.sh
find_cli
[ $# -ge 2 ] || wrong "Usage: sbatch src/ai/league/slurm.sh FOLDER GAME --seats N --games PAIRS ..."
folder=$1
shift
claim "$folder" "$SLURM_ARRAY_TASK_COUNT" "$@"
shard "$folder/shard.$SLURM_ARRAY_TASK_ID.json" "$SLURM_ARRAY_TASK_ID" "$SLURM_ARRAY_TASK_COUNT" "$@"
