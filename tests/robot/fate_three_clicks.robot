# Three people play a whole game of Fate by clicks alone; what all decide belongs to nobody.
resize 1280x720
wait idle
click game.fate
wait idle
repeat 8
  if "seat.3.remove"
    click seat.3.remove
  end
end
click seat.2.who
wait idle
click list.0
wait idle
click add.human
expect "seat.3.who"
shot fate_three_setup
click start
wait idle
seed 5
until "Play again" 6000
  refuse "curtain.confirm"
  if "continue"
    click continue
  else
    choose random
  end
  wait idle
end
shot fate_three_end
