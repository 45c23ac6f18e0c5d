# A practice match begins from the title in two keys, and a hint is asked.
resize 1280x720
wait idle
key p
wait idle
expect "practice.begin"
shot practice_choice
key enter
wait idle
refuse "curtain.confirm"
seed 4
until "aid.hint" 400
  if "continue"
    key c
  else
    choose random keys
  end
  wait idle
end
shot practice_before
key t
wait idle
expect "hint.how"
expect "idea.1"
shot practice_hint
key enter
wait idle
refuse "hint.how"
expect "aid.hint"
