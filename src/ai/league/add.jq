# Adds the shards of a ladder: jq -s -f add.jq shard.*.json
# As Points::interval has it.
def interval:
  if .pairs < 2 then {low: 0, high: 1} else
    (.pairs - 1) as $of
    | (.squares / .pairs - .points * .points) as $variance
    | if $variance < 1e-9 then
        (1 - pow(0.025; 1 / .pairs)) as $unseen
        | (.points * (1 - $unseen)) as $seen
        | {low: $seen, high: ([1, $seen + $unseen] | min)}
      else
        ((1.96 + (2.372 + (2.822 + (2.556 + 3 / $of) / $of) / $of) / $of) * ($variance / $of | sqrt)) as $margin
        | {low: ([0, .points - $margin] | max), high: ([1, .points + $margin] | min)}
      end
  end;
add | group_by([.level, .over])
| map({level: .[0].level, over: .[0].over, pairs: (map(.pairs) | add), sum: (map(.sum) | add), squares: (map(.squares) | add)})
| map(. + {points: (if .pairs == 0 then 0.5 else .sum / .pairs end)})
| map(. + interval)
