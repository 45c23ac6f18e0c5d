# What both ways to play a league share; to be read by a script that has set `root`, the checkout.

wrong() {
  echo "$*" >&2
  exit 2
}

# find_cli: PROWL_CLI, or prowl-cli on the PATH, or the one built in the checkout.
find_cli() {
  cli=${PROWL_CLI:-$(command -v prowl-cli || echo "$root/build/release/prowl-cli")}
  [ -x "$cli" ] || wrong "There is no $cli: build it, or name one with PROWL_CLI."
}

# claim FOLDER SHARDS GAME ...: a folder holds the shards of one ladder, which FOLDER/arguments names.
claim() {
  folder=$1
  shift
  mkdir -p "$folder"
  mine=$folder/arguments.$$.${SLURM_ARRAY_TASK_ID-0}
  printf '%s\n' "$@" > "$mine"
  set -- "$folder"/shard.*.json
  [ -e "$1" ] || ln "$mine" "$folder/arguments" 2> /dev/null || true
  cmp -s "$mine" "$folder/arguments" && same=yes || same=no
  rm "$mine"
  [ $same = yes ] || wrong "$folder holds a ladder with other arguments (see $folder/arguments): take another folder."
}

# shard FILE NUMBER SHARDS GAME ...: plays one shard; the file stands when the shard is done.
shard() {
  file=$1 number=$2 shards=$3
  shift 3
  "$cli" ladder "$@" --shard "$number/$shards" --json > "$file.part"
  mv "$file.part" "$file"
}
