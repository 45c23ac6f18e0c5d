# Every lesson is finished by keyboard alone.
resize 1920x1080
wait idle
focus "learn"
key enter
wait idle
focus "lesson.nostromo.1_hide"
key enter
wait idle
until "lesson.end" 60
  if "lesson.do"
    focus "lesson.do"
    key enter
  else
    if "lesson.next"
      focus "lesson.next"
      key enter
    else
      wait 200
    end
  end
  wait idle
end
focus "lesson.leave"
key enter
wait idle
focus "lesson.nostromo.2_hunt"
key enter
wait idle
until "lesson.end" 60
  if "lesson.do"
    focus "lesson.do"
    key enter
  else
    if "lesson.next"
      focus "lesson.next"
      key enter
    else
      wait 200
    end
  end
  wait idle
end
focus "lesson.leave"
key enter
wait idle
focus "lesson.nostromo.3_escape"
key enter
wait idle
until "lesson.end" 60
  if "lesson.do"
    focus "lesson.do"
    key enter
  else
    if "lesson.next"
      focus "lesson.next"
      key enter
    else
      wait 200
    end
  end
  wait idle
end
focus "lesson.leave"
key enter
wait idle
focus "lesson.not_alone.1_hide"
key enter
wait idle
until "lesson.end" 60
  if "lesson.do"
    focus "lesson.do"
    key enter
  else
    if "lesson.next"
      focus "lesson.next"
      key enter
    else
      wait 200
    end
  end
  wait idle
end
focus "lesson.leave"
key enter
wait idle
focus "lesson.not_alone.2_catch"
key enter
wait idle
until "lesson.end" 60
  if "lesson.do"
    focus "lesson.do"
    key enter
  else
    if "lesson.next"
      focus "lesson.next"
      key enter
    else
      wait 200
    end
  end
  wait idle
end
focus "lesson.leave"
key enter
wait idle
focus "lesson.not_alone.3_resist"
key enter
wait idle
until "lesson.end" 60
  if "lesson.do"
    focus "lesson.do"
    key enter
  else
    if "lesson.next"
      focus "lesson.next"
      key enter
    else
      wait 200
    end
  end
  wait idle
end
focus "lesson.leave"
key enter
wait idle
focus "lesson.not_alone.4_city"
key enter
wait idle
until "lesson.end" 60
  if "lesson.do"
    focus "lesson.do"
    key enter
  else
    if "lesson.next"
      focus "lesson.next"
      key enter
    else
      wait 200
    end
  end
  wait idle
end
focus "lesson.leave"
key enter
wait idle
focus "lesson.not_alone.5_fortify"
key enter
wait idle
until "lesson.end" 60
  if "lesson.do"
    focus "lesson.do"
    key enter
  else
    if "lesson.next"
      focus "lesson.next"
      key enter
    else
      wait 200
    end
  end
  wait idle
end
focus "lesson.leave"
key enter
wait idle
focus "lesson.not_alone.6_evolve"
key enter
wait idle
until "lesson.end" 60
  if "lesson.do"
    focus "lesson.do"
    key enter
  else
    if "lesson.next"
      focus "lesson.next"
      key enter
    else
      wait 200
    end
  end
  wait idle
end
focus "lesson.leave"
key enter
wait idle
focus "lesson.fate.1_errand"
key enter
wait idle
until "lesson.end" 60
  if "lesson.do"
    focus "lesson.do"
    key enter
  else
    if "lesson.next"
      focus "lesson.next"
      key enter
    else
      wait 200
    end
  end
  wait idle
end
focus "lesson.leave"
key enter
wait idle
focus "lesson.fate.2_alien"
key enter
wait idle
until "lesson.end" 60
  if "lesson.do"
    focus "lesson.do"
    key enter
  else
    if "lesson.next"
      focus "lesson.next"
      key enter
    else
      wait 200
    end
  end
  wait idle
end
focus "lesson.leave"
key enter
wait idle
focus "lesson.fate.3_fire"
key enter
wait idle
until "lesson.end" 60
  if "lesson.do"
    focus "lesson.do"
    key enter
  else
    if "lesson.next"
      focus "lesson.next"
      key enter
    else
      wait 200
    end
  end
  wait idle
end
focus "lesson.leave"
key enter
wait idle
expect "learned"
