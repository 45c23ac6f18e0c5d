# What a finger does: a tap chooses, a second one decides, one that stays explains, a swipe pushes the list.
resize 1280x720
hand touch
wait idle
shot title
tap settings
expect "Screen and language"
tap page.controls
expect "key.continue"
swipe settings.own_pads 300
shot controls
tap key.log
expect "Press the key"
tap key.cancel
tap page.play
shot settings
click settings.wait_news
expect "On"
tap back
click practise
wait idle
click practice.begin
wait idle
until "aid.hint" 400
  if "continue"
    click continue
  else
    if "score.go"
      click score.go
    else
      choose random
    end
  end
  wait idle
end
shot choice
hold tool.menu
wait idle
shot explained
