# Five people place in secret; whoever confirms presses twice and three times. Nobody meets the next person's view.
resize 1280x720
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
focus start
key enter
wait idle
repeat 2
  expect "curtain.confirm"
  key enter
  expect "YOUR ROLE"
  key 2
  key 4
  focus option.confirm
  key enter
  wait 120
  key enter
  wait 300
  key space
  refuse "YOUR ROLE"
  expect "curtain.confirm"
end
shot double_press
