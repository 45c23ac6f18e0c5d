# One person hides from the bot hunter for a whole game, by keys alone once it has begun.
resize 1600x900
wait idle
click game.not_alone
wait idle
repeat 8
  if "seat.3.remove"
    click seat.3.remove
  end
end
click seat.1.who
wait idle
click list.1
wait idle
click seat.2.who
wait idle
click list.0
wait idle
click add.bot
shot solo_setup
click start
wait idle
seed 9
until "Rematch" 4000
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
shot solo_end
