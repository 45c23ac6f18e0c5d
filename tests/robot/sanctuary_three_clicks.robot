# Three people play a whole game of Sanctuary by clicks alone: from the title's card to the end.
resize 1280x720
wait idle
click game.sanctuary
wait idle
expect "Not Alone: Sanctuary"
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
shot sanctuary_setup
click start
wait idle
expect "Player 1 chooses the side of the board"
seed 3
until "Rematch" 6000
  if "curtain.confirm"
    refuse "Your Evolutions"
    refuse "Your Survivors"
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
shot sanctuary_end
