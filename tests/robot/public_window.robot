# The second window is opened in the settings, shows the table while somebody looks at a private view, and goes again.
resize 1280x720
wait idle
click settings
wait idle
click settings.table_window
wait idle
public-shot between
shot settings
key esc
wait idle
click game.not_alone
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
click start
wait idle
seed 4
repeat 12
  if "curtain.confirm"
    public-shot curtain
    click curtain.confirm
    expect "only"
    public-shot private
  else
    if "continue"
      click continue
    else
      choose random
    end
  end
  wait idle
end
public-shot table
click tool.menu
wait idle
public-shot under_menu
