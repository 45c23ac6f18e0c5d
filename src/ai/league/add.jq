# Adds the shards of a ladder: jq -s -f add.jq shard.*.json
def margin:
  if .pairs < 2 then 0.5 else
    (.sum / .pairs) as $mean
    | 1.96 * (([0, .squares / .pairs - $mean * $mean] | max) / (.pairs - 1) | sqrt)
  end;
add | group_by([.level, .over])
| map({level: .[0].level, over: .[0].over, pairs: (map(.pairs) | add), sum: (map(.sum) | add), squares: (map(.squares) | add)})
| map(. + {points: (if .pairs == 0 then 0.5 else .sum / .pairs end), margin: margin})
| map(. + {low: ([0, .points - .margin] | max), high: ([1, .points + .margin] | min)} | del(.margin))
