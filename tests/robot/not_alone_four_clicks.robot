# Four people play a whole game of Not Alone by clicks alone.
resize 1280x720
wait idle
click game.not_alone
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
click add.human
expect "seat.4.who"
shot four_setup
click start
wait idle
seed 4
until "Rematch" 6000
  if "curtain.confirm"
    refuse "Your Places"
    click curtain.confirm
    expect "only"
  else
    if "continue"
      click continue
    else
      choose random
    end
  end
  wait idle
end
shot four_end
