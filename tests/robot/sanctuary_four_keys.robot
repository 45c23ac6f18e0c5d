# Four people play a whole game of Sanctuary by keys alone, Avatars chosen by pointing at the cards.
resize 1600x900
wait idle
focus game.sanctuary
key enter
wait idle
repeat 8
  if "seat.3.remove"
    focus seat.3.remove
    key enter
  end
end
focus seat.2.who
key enter
wait idle
focus list.0
key enter
wait idle
repeat 2
  focus add.human
  key enter
end
expect "seat.4.who"
focus start
key enter
wait idle
seed 8
until "Rematch" 6000
  if "curtain.confirm"
    key enter
    expect "only"
  else
    if "continue"
      key c
    else
      choose random keys
    end
  end
  wait idle
end
shot sanctuary_keys_end
