# One person plays a whole game of Fate alone, by keys once it has begun. Nothing is ever behind a curtain.
resize 1600x900
wait idle
click game.fate
wait idle
repeat 8
  if "seat.2.remove"
    click seat.2.remove
  end
end
shot fate_solo_setup
click start
wait idle
seed 9
until "Play again" 6000
  refuse "curtain.confirm"
  if "continue"
    key c
  else
    choose random keys
  end
  wait idle
end
shot fate_solo_end
