# Five people play a whole match of Nostromo by keyboard alone: digits, Enter, C, and Tab where there is a choice.
resize 1600x900
wait idle
focus game.nostromo
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
repeat 3
  focus add.human
  key enter
end
expect "seat.5.who"
focus start
key enter
wait idle
expect "curtain.confirm"
shot five_curtain
seed 5
until "THE MATCH IS OVER" 6000
  if "curtain.confirm"
    refuse "YOUR ROLE"
    key enter
    expect "YOUR ROLE"
  else
    if "option.confirm"
      if "In hand: put it down"
        key 2
      end
      if "In hand: put it down"
        key 4
      end
      key enter
    else
      if "continue"
        key c
      else
        if "score.go"
          key enter
        else
          choose random keys
        end
      end
    end
  end
  wait idle
end
expect "Rematch"
shot five_end
