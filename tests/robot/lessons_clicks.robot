# Every lesson is finished by mouse alone.
resize 1920x1080
wait idle
click "learn"
wait idle
click "lesson.nostromo.1_hide"
wait idle
until "lesson.end" 60
  if "lesson.do"
    click "lesson.do"
  else
    if "lesson.next"
      click "lesson.next"
    else
      wait 200
    end
  end
  wait idle
end
shot nostromo_1_hide
click "lesson.leave"
wait idle
click "lesson.nostromo.2_hunt"
wait idle
until "lesson.end" 60
  if "lesson.do"
    click "lesson.do"
  else
    if "lesson.next"
      click "lesson.next"
    else
      wait 200
    end
  end
  wait idle
end
click "lesson.leave"
wait idle
click "lesson.nostromo.3_escape"
wait idle
until "lesson.end" 60
  if "lesson.do"
    click "lesson.do"
  else
    if "lesson.next"
      click "lesson.next"
    else
      wait 200
    end
  end
  wait idle
end
click "lesson.leave"
wait idle
click "lesson.not_alone.1_hide"
wait idle
until "lesson.end" 60
  if "lesson.do"
    click "lesson.do"
  else
    if "lesson.next"
      click "lesson.next"
    else
      wait 200
    end
  end
  wait idle
end
shot not_alone_1_hide
click "lesson.leave"
wait idle
click "lesson.not_alone.2_catch"
wait idle
until "lesson.end" 60
  if "lesson.do"
    click "lesson.do"
  else
    if "lesson.next"
      click "lesson.next"
    else
      wait 200
    end
  end
  wait idle
end
click "lesson.leave"
wait idle
click "lesson.not_alone.3_resist"
wait idle
until "lesson.end" 60
  if "lesson.do"
    click "lesson.do"
  else
    if "lesson.next"
      click "lesson.next"
    else
      wait 200
    end
  end
  wait idle
end
click "lesson.leave"
wait idle
click "lesson.not_alone.4_city"
wait idle
until "lesson.end" 60
  if "lesson.do"
    click "lesson.do"
  else
    if "lesson.next"
      click "lesson.next"
    else
      wait 200
    end
  end
  wait idle
end
click "lesson.leave"
wait idle
click "lesson.not_alone.5_fortify"
wait idle
until "lesson.end" 60
  if "lesson.do"
    click "lesson.do"
  else
    if "lesson.next"
      click "lesson.next"
    else
      wait 200
    end
  end
  wait idle
end
click "lesson.leave"
wait idle
click "lesson.not_alone.6_evolve"
wait idle
until "lesson.end" 60
  if "lesson.do"
    click "lesson.do"
  else
    if "lesson.next"
      click "lesson.next"
    else
      wait 200
    end
  end
  wait idle
end
click "lesson.leave"
wait idle
click "lesson.fate.1_errand"
wait idle
until "lesson.end" 60
  if "lesson.do"
    click "lesson.do"
  else
    if "lesson.next"
      click "lesson.next"
    else
      wait 200
    end
  end
  wait idle
end
shot fate_1_errand
click "lesson.leave"
wait idle
click "lesson.fate.2_alien"
wait idle
until "lesson.end" 60
  if "lesson.do"
    click "lesson.do"
  else
    if "lesson.next"
      click "lesson.next"
    else
      wait 200
    end
  end
  wait idle
end
click "lesson.leave"
wait idle
click "lesson.fate.3_fire"
wait idle
until "lesson.end" 60
  if "lesson.do"
    click "lesson.do"
  else
    if "lesson.next"
      click "lesson.next"
    else
      wait 200
    end
  end
  wait idle
end
click "lesson.leave"
wait idle
expect "learned"
