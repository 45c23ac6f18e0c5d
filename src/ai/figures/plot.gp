# The figures of the README as pictures; in this folder: gnuplot plot.gp
set datafile separator tab
set encoding utf8
set terminal svg size 720,360 font "sans-serif,12" background "white"
set key outside right top Left reverse
set grid ytics lc rgb "#dddddd"
set border 3
set tics nomirror

set output "exploit.svg"
set title "What a best answer gains in the duel, by level"
set yrange [0:1]
set xrange [-0.5:4.5]
plot for [i=2:5] "exploit.tsv" using 0:i:xtic(1) with linespoints lw 2 pt 7 ps 0.7 title columnheader(i)

set output "shares.svg"
set terminal svg size 720,480 font "sans-serif,12" background "white"
set title "Share of the points over the level below, with the 95 % interval"
set yrange [0.3:1.02]
set ytics 0.1
set arrow 1 from graph 0, first 0.5 to graph 1, first 0.5 nohead lc rgb "#888888" dt 2
pairs = "casual/novice skilled/casual expert/skilled master/expert"
places = system("awk -F'\\t' 'NR > 1 && !seen[$1 FS $2]++ {printf \"%s\\\"%s %s\\\"\", sep, $1, $2; sep = \" \"}' shares.tsv")
set xrange [-0.6:words(places)-0.4]
set xtics () rotate by 60 right
do for [k=1:words(places)] { set xtics add (word(places, k) k - 1) }
row(p) = sprintf("< awk -F'\\t' -v p=%s 'NR > 1 {k = $1 FS $2; if (!(k in n)) n[k] = c++; if ($3 \"/\" $4 == p) print n[k] \"\\t\" $5 \"\\t\" $6 \"\\t\" $7}' shares.tsv", p)
plot for [i=1:4] row(word(pairs, i)) using ($1 + (i - 2.5) * 0.16):($2 / 100):($3 / 100):($4 / 100) \
  with yerrorbars lw 1.5 pt 7 ps 0.5 title word(pairs, i)
