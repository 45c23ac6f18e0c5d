# Sanctuary, the flying city: a lotus of sails round a small sun, and a chandelier of towers that hang from it. Not a castle: nothing stands, all of it grows or hangs.
from sanctuary_kit import *
INK = '#2a1226'
SAILS = ((-96, 150, 26), (96, 150, 26), (-66, 182, 30), (66, 182, 30), (-34, 200, 33), (34, 200, 33), (0, 206, 34))           # angle from upright, length, half width
SPIRES = ((-190, 62, 13), (190, 60, 13), (-150, 96, 15), (150, 92, 15), (-104, 138, 18), (104, 130, 18), (-54, 176, 20), (54, 168, 20), (0, 232, 24))   # x, length, half width
def sail(cx, cy, deg, ln, w): return limb([(cx, cy, w * .3)] + [(*pol(cx, cy, ln * t, deg - 90 + deg * .12 * t), w * q) for t, q in ((.3, .85), (.62, 1), (.86, .6))] + [(*pol(cx, cy, ln, deg - 90 + deg * .16), .6)])
def spire(x, y, ln, w): return 'M%sQ%s %sQ%s %sZ' % (at(x - w, y), at(x - w * .9, y + ln * .62), at(x, y + ln), at(x + w * .9, y + ln * .62), at(x + w, y))

def small(s, x, y, k=1.0, lit='#fff3dc', body='#f2c078', low='#7a3a4a', line=INK):
    """The city in a few strokes; about 100 k wide and 104 k high round its rim."""
    s.begin('translate(%s) scale(%s)' % (at(x, y), ('%.3f' % k)))
    for deg, ln, w in ((-72, 40, 9), (72, 40, 9), (-38, 50, 11), (38, 50, 11), (0, 55, 12)): s.p(sail(0, 2, deg, ln, w), s.v(lit, body, low), line, 2)
    s.p(spire(-30, 4, 20, 5) + spire(30, 4, 20, 5) + spire(-16, 4, 32, 6) + spire(16, 4, 32, 6) + spire(0, 4, 50, 7), s.v(body, low), line, 2)
    s.p(circ(0, 2, 46, 9), s.v(lit, body, low), line, 2.4); s.glow(0, -10, 20, '#fff0b0', .9); s.p(circ(0, -9, 8), '#fffbe6', line, 1.6); s.end()

def shape(s, c):
    for q in SAILS: s.p(sail(360, 218, *q), c)
    s.p(''.join(spire(360 + x, 236, ln, w) for x, ln, w in SPIRES), c); s.p(circ(360, 226, 226, 40), c); s.p(circ(360, 230, 300, 36), None, c, 9, tf='rotate(-5 360 230)')

def draw(s):
    """The whole city, 720 x 500."""
    s.glow(360, 200, 345, '#ffc98a', .6, 235); s.glow(360, 170, 190, '#fff0c8', .7)
    for x, y, w in ((150, 262, 130), (590, 250, 120), (640, 300, 90), (90, 314, 80)): s.glow(x, y, w, '#fff0dc', .4, 16)
    # sails, the outermost first
    for i, (deg, ln, w) in enumerate(SAILS):
        d = sail(360, 218, deg, ln, w); tip = pol(360, 218, ln, deg - 90 + deg * .16); s.p(d, s.lin((360, 218, *tip), '#6a2a4c', '#d8705c', '#ffd9a0', '#fffbe8'), INK, 2.6)
        s.p(''.join('M%sQ%s %s' % (at(360, 218), at(*pol(360, 218, ln * .55, deg - 90 + deg * .07 + q * .55)), at(*pol(360, 218, ln * .9, deg - 90 + deg * .15 + q * .18))) for q in (-14, 0, 14)), None, '#8a3a4c', 1.5, .55)
        s.glow(*tip, 15, '#fff3c8', .9); s.dots([tip], '#ffffff', 5)
    # the ring behind
    ring = 'M60 230A300 36 0 0 1 660 230'; s.p(ring, None, INK, 9, .8, tf='rotate(-5 360 230)'); s.p(ring, None, '#a8684c', 5, tf='rotate(-5 360 230)')
    # the small sun with its tree
    s.glow(360, 146, 120, '#fff0b8', .9); s.p(circ(360, 146, 46), s.rad((352, 136, 62), '#ffffff', '#fff3c0', '#ffc060', '#e8803c'), '#fff8e0', 2.4)
    s.p('M360 190V152M360 176Q346 166 342 150M360 168Q376 160 380 144M360 158Q352 148 352 136M360 154Q368 146 366 132', None, '#a8502c', 3.4, .85); s.dots([(342, 147), (380, 141), (352, 132), (366, 129), (336, 158), (384, 154), (360, 122)], '#c8703c', 11, .6)
    # hanging towers, back to front
    for i, (x, ln, w) in enumerate(SPIRES):
        t = i / 8; X = 360 + x; c = mix('#a8606a', '#ffd9a8', .35 + .65 * t); s.p(spire(X, 236, ln, w), s.hz(lt(c, .35), c, dk(c, .62)), INK, 2.4)
        P = [(X + (j - (k - 1) / 2) * 8.5, 250 + r * 13) for r in range(int(ln * .62 / 13)) for k in (max(1, int((w * 2 - 6) * (1 - r * 13 / ln * .8) / 9)),) for j in range(k) if (i * 7 + r * 3 + j * 5) % 4]
        s.p(''.join('M%sv4' % at(*q) for q in P), None, '#fff6cc', 3.4, .95)
        s.p(''.join(circ(X, 236 + ln * q, w * (1 - .8 * q * q) + 4, 3.6) for q in ((.38, .62, .8) if ln > 120 else (.5, .76))), s.hz('#fff6d8', BRASS, '#6a3040'), INK, 1.8)    # terraces
        s.glow(X, 236 + ln, 17, '#7df0ff', .9); s.dots([(X, 236 + ln - 2)], '#e8feff', 5)
    # falls of light over the rim
    for x, ln in ((196, 150), (520, 138), (286, 84)): s.p('M%sC%s %s %sL%sC%s %s %sZ' % (at(x - 4, 240), at(x - 5, 280), at(x - 8, 240 + ln * .7), at(x - 12, 240 + ln), at(x + 12, 240 + ln), at(x + 8, 240 + ln * .7), at(x + 5, 280), at(x + 4, 240)), s.lin((0, 240, 0, 240 + ln), (0, '#ffffff', .9), (.5, '#c8f4ff', .5), (1, '#c8f4ff', 0)))
    # the shell: ribs of brass, glass between, gardens above
    s.p(circ(360, 226, 226, 40), s.v('#fff0c0', '#e8a860', '#8a4a4a', '#3a1838'), INK, 3); s.p(circ(360, 216, 206, 28), s.v('#c8e08a', '#5a9a5a', '#24504a'), INK, 2.2)
    r = s.r; P = [(360 + r.uniform(-1, 1) * 186, 216 + r.uniform(-14, 15)) for _ in range(70)]
    for c, w, lo in (('#2f6a4c', 17, 0), ('#5aa05a', 13, 24), ('#a8d878', 8, 46)): s.dots([(x, y - lo * .1) for x, y in P[lo:lo + 26] if ((x - 360) / 196) ** 2 + ((y - 216) / 24) ** 2 < 1], c, w)
    for x, y, q in ((262, 208, 20), (452, 208, 22), (318, 220, 15), (408, 222, 16), (206, 216, 12), (514, 216, 13)): s.glow(x, y - 4, q * 1.8, '#ffe6a0', .7); s.p('M%sa%s %s 0 0 1 %s 0Z' % (at(x - q, y), n(q), n(q), n(2 * q)), s.v('#ffffff', '#ffe6a8', '#e8985c'), INK, 2); s.p('M%sq%s -%s %s -%sM%sq%s -%s %s -%s' % (at(x - q * .45, y), n(1), n(q * .6), n(q * .45), n(q), at(x + q * .45, y), n(-1), n(q * .6), n(-q * .45), n(q)), None, '#a85a3c', 1.5, .7)
    s.p(''.join('M%sQ%s %s' % (at(360 + 218 * math.sin(a), 226 + 14 * math.cos(a)), at(360 + 212 * math.sin(a), 250), at(360 + 150 * math.sin(a), 264 - 2 * abs(math.sin(a)))) for a in [i * .22 for i in range(-6, 7)]), None, '#5a2438', 2, .7)
    s.p(''.join('M%sv7' % at(360 + 216 * math.sin(i * .13), 231 + 14 * math.cos(i * .13)) for i in range(-8, 9)), None, '#fff6cc', 5)
    # the ring before, with lamps and moorings
    ring = 'M60 230A300 36 0 0 0 660 230'; s.p(ring, None, INK, 11, tf='rotate(-5 360 230)'); s.p(ring, None, '#f2c078', 6.5, tf='rotate(-5 360 230)'); s.p(ring, None, '#fff6d8', 1.8, tf='rotate(-5 360 230)')
    s.begin('rotate(-5 360 230)')
    for i in range(1, 12):
        a = math.pi * i / 12; x, y = 360 - 300 * math.cos(a), 230 + 36 * math.sin(a); s.glow(x, y + 3, 13, '#ffe0a0', .9); s.dots([(x, y)], '#fffbe6', 5)
        if i % 3 == 1: s.p('M%sv24' % at(x, y + 4), None, INK, 2); s.p('M%sl8 8l-8 12l-8 -12Z' % at(x, y + 26), s.v('#c8f8ff', '#3a8ad0'), INK, 2)
    s.end()
    # winged seeds come and go
    for x, y, k, a in ((92, 118, 1, -18), (628, 96, -1, 14), (58, 196, .7, 10), (664, 176, -.7, -8), (236, 40, .6, -30)): s.begin('translate(%s) rotate(%d) scale(%s %s)' % (at(x, y), a, n(k), n(abs(k)))); s.p('M0 0C14 -16 44 -20 62 -8C46 2 24 8 0 0Z', s.hz('#fff6d8', '#e8a070'), INK, 2); s.p('M8 -1Q32 -12 56 -8', None, '#a85a4c', 1.4, .7); s.p(circ(-5, 2, 8, 6), s.v('#ffe0a8', '#8a4a3c'), INK, 2); s.end()
def pieces():
    s = Pic(720, 500, 7); draw(s); s.save('city')
    s = Pic(720, 500); shape(s, '#fff3dc'); s.save('city_shape')
    s = Pic(200, 200); s.glow(100, 100, 100, BRASS, .8); s.p(circ(100, 100, 88), s.lin((30, 20, 170, 180), '#fff0c8', BRASS, '#7a4a2a'), '#2a1618', 4); s.p(circ(100, 100, 74), s.rad((100, 90, 84), '#ffe0a8', '#d8726a', '#3a1838'), '#2a1618', 3); small(s, 100, 108, 1.12); s.save('token_city')
    s = Pic(460, 260); g = s.lin((0, 0, 0, 260), (0, '#ffe6a8', .28), (.7, '#ffe6a8', .09), (1, '#ffe6a8', 0)); [s.p('M%d 0H%dL%d 260H%dZ' % (230 - q * .5, 230 + q * .5, 230 + q, 230 - q), g) for q in (150, 118, 88, 60)]; s.glow(230, 190, 150, '#ffd890', .5, 50); s.save('city_light')
def score():
    """The end by Defence: the city stands over the limb and takes all of them in. Picture above y = 270, nearly black below, as in the base game."""
    s = Pic(1920, 1080, 7); P = [(x, 236 + 40 * ((x - 1120) / 1000) ** 2) for x in range(-80, 2001, 160)]; g = s.lin((0, 0, 1920, 0), (0, '#ffb890'), (.6, '#fff3b8'), (1, '#ffc890'))
    s.p(box(0, 0, 1920, 330), s.lin((0, 0, 0, 300), '#150a2a', '#5a2a4c', '#e8906a')); s.spray(110, 0, 0, 1920, 150, '#ffffff', 1.8, .6); s.glow(1480, 210, 620, '#ffe0a0', .8, 130)
    for d, c, a in (('M0 30H1920V190C1700 210 1460 160 1180 184C900 208 620 170 380 190C220 204 100 190 0 196Z', BRASS, .34), ('M0 60H1920V214C1640 196 1400 216 1100 210C800 204 500 226 0 222Z', '#ff9a8a', .3)): s.p(d, s.v((0, c, 0), (.45, c, a * .25), (.96, c, a), (1, c, 0)))
    s.p(curve(P) + 'V1100H-80Z', s.lin((0, 230, 0, 1080), (0, '#5a2f3a'), (.08, '#33182a'), (.3, '#190c1c'), (1, '#0a0510')))
    for i in range(12): s.p(curve([(x, y + 14 + i * 24 + i * i * 2) for x, y in P]), None, g, 1.3, .16 - i * .012)
    for w, o in ((60, .07), (36, .1), (16, .2), (4, .95)): s.p(curve(P), None, g, w, o)
    s.p('M1390 120H1530L1640 262H1280Z', s.lin((0, 120, 0, 262), (0, '#fff0c0', .75), (1, '#fff0c0', .1))); s.begin('translate(1280 2) scale(.5)'); draw(s); s.end()
    for x, h in ((1268, 42), (1322, 40), (1362, 34), (1406, 42), (1520, 40), (1566, 42), (1602, 30), (1668, 42), (1720, 38)):
        y = 240 + 40 * ((x - 1120) / 1000) ** 2
        s.p('M%sC%s %s %sC%s %s %sZ' % (at(x - h * .24, y), at(x - h * .24, y - h * .5), at(x - h * .14, y - h * .68), at(x, y - h * .68), at(x + h * .14, y - h * .68), at(x + h * .24, y - h * .5), at(x + h * .24, y)), INK); s.dots([(x, y - h * .84)], INK, h * .34)
        if int(x) % 4 < 2: s.p('M%sl%s %s' % (at(x + h * .14, y - h * .56), n(h * .2), n(-h * .4)), None, INK, h * .13)
    s.save('score_defence')
if __name__ == '__main__': pieces(); score()
