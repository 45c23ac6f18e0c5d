# Three people play a whole match of Nostromo by clicks alone.
resize 1280x720
wait idle
click game.nostromo
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
shot three_setup
click start
wait idle
expect "curtain.confirm"
refuse "YOUR ROLE"
shot three_curtain
seed 3
until "THE MATCH IS OVER" 6000
  if "curtain.confirm"
    refuse "YOUR HAND"
    click curtain.confirm
    expect "YOUR HAND"
  else
    if "option.confirm"
      repeat 2
        if "In hand: put it down"
          click room.mess
        end
        if "In hand: put it down"
          click room.computer
        end
        if "In hand: put it down"
          click room.infirmary
        end
        if "In hand: put it down"
          click room.hangar
        end
        if "In hand: put it down"
          click room.cargo
        end
      end
      click option.confirm
    else
      if "continue"
        click continue
      else
        if "score.go"
          click score.go
        else
          choose random
        end
      end
    end
  end
  wait idle
end
expect "Rematch"
shot three_end
