# Matches are named, copied, exported, deleted, put back, imported, filtered, looked through and played on by mouse alone.
resize 1280x720
wait idle
click practise
wait idle
click practice.game
click list.0
wait idle
click practice.bots
click list.0
wait idle
click practice.level
click list.0
wait idle
click practice.begin
wait idle
seed 4
repeat 6
  if "continue"
    click continue
  else
    choose random
  end
  wait idle
end
# Left and kept: on the shelf it is once.
key esc
wait idle
click menu.leave
wait idle
if "question.yes"
  click question.yes
  wait idle
end
click replays
wait idle
expect "open.0"
refuse "open.1"
shot shelf
click more.0
wait idle
shot sheet
click sheet.name
type " Friday"
click sheet.rename
wait idle
expect "Friday"
click sheet.export
wait idle
click sheet.delete
wait idle
expect "undo"
refuse "open.0"
shot deleted
click undo
wait idle
expect "open.0"
# Its file comes back once it is away.
click more.0
wait idle
click sheet.delete
wait idle
click import
wait idle
shot import
click import.0
wait idle
expect "open.0"
click filter.finished
wait idle
expect "replays.empty"
click filter.unfinished
wait idle
click open.0
wait idle
# To its end, and looked through.
until "score.reveal" 3000
  if "continue"
    click continue
  else
    choose random
  end
  wait idle
end
key esc
wait idle
click menu.leave
wait idle
if "question.yes"
  click question.yes
  wait idle
end
click replays
wait idle
click filter.finished
wait idle
expect "open.0"
click more.0
wait idle
click sheet.copy
wait idle
click name.yes
wait idle
expect "open.1"
click open.0
wait idle
expect "film.line"
repeat 8
  click replay.step
end
click replay.back
wait idle
click replay.play
wait idle
click replay.play
wait idle
click film.jump
shot marks
click list.0
wait idle
shot replay
click film.on
wait idle
refuse "film.line"
