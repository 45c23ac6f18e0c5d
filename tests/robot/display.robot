# The window is made large and small, put away, left alone and brought back; the screen stays what it was.
resize 1280x720
wait idle
expect "New game"
repeat 200
  key f11
end
wait idle
expect "New game"
repeat 10
  minimise
  focus-lost
  focus-gained
  resize 1024x600
  resize 2560x1080
  resize 1200x1920
end
resize 1920x1080
wait idle
key p
wait idle
shot practise
expect "Practise"
