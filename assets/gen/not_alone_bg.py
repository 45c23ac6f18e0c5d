"""Backgrounds of Not Alone, 1920 x 1080: the curtain between two players, and the end of a match for either side.
Curtain: ring centre 960, 396, dark below y = 640. Score: picture in the upper right above y = 270, nearly black below."""
from dusk import *
W, H, OUT = 1920, 1080, 'not_alone/bg/'
CYAN, CORAL, STAR = '#86e6ff', '#ff7361', '#fff3b8'
RIM = ((0, CYAN), (.36, '#c8f0d8'), (.5, STAR), (.64, '#ffc0a0'), (1, CORAL))


def strokes(s, d, paint, widths):
    for w, o in widths: s.path(d, 'none', o, paint, w)


def star(s, x, y, r, c=STAR):
    """The star that both sides race for."""
    s.glow(x, y, r, c, .8); s.glow(x, y, r * .5, '#ffffff', .7)
    for k in range(24): s.path(taper([(x, y), (x, y - r * .3), (x, y - r * (.95 if k % 6 == 0 else .6 if k % 3 == 0 else .42))], r * (.09 if k % 6 == 0 else .045), .3), c, .85 if k % 6 == 0 else .35, tf='rotate(%d %s %s)' % (k * 15, n(x), n(y)))
    s.dot(x, y, r * .12, '#ffffff')


def eyelid(s, curve, edge, up, r):
    """One half of the planet, night side, with the light of its air along the limb."""
    d = curve + 'V%dH-80Z' % (-20 if up else H + 20)
    far = (0, '#0b0a24') if up else (1, '#04030f')
    s.path(d, s.linu([(0, '#07061a'), (.6, '#131040'), (1, '#2a2468')] if up else [(0, '#241f5c'), (.16, '#141140'), (.4, '#0a0926'), (1, '#050413')], 0, -20 if up else 420, 0, 440 if up else H))
    paint = s.linu(RIM, 0, 0, W, 0); g = -1 if up else 1
    for i in range(1, 9): s.path(edge(g * (16 + i * (26 + i * 3))), 'none', .2 - i * .02, paint, 1.4)
    strokes(s, edge(g * 3), paint, ((60, .07), (36, .1), (16, .22))); strokes(s, edge(0), paint, ((4.5, .98),))
    for _ in range(60):
        x = r.uniform(40, 1880); y = (r.uniform(10, 330) if up else r.uniform(660, 1060)); c = r.choice((CYAN, '#ffffff', CORAL, '#5be8c0', STAR)); inside = abs(x - 960) / 960
        if up and y > 100 + 250 * inside ** 2: continue
        s.dot(x, y, r.uniform(.8, 2.2), c, r.uniform(.2, .55))


def curtain():
    s = Svg(W, H, 12); r = random.Random(5); cx, cy = 960, 396
    s.rect(0, 120, W, 560, s.linu([(0, '#0c0a2c'), (.3, '#3a2a7a'), (.55, '#b0507a'), (.75, '#ffa878'), (1, '#6a2a5a')], 0, 120, 0, 680))
    s.glow(330, 420, 420, CYAN, .4, 170); s.glow(1590, 420, 420, CORAL, .5, 170); s.stars(90, 420, big=.08)
    s.aurora(330, 16, 170, CYAN, .22, k=60, ph=.4, f=.6, c2='#8a6aff')
    s.dot(cx, cy, 330, s.radu([(0, '#0b0a24'), (.62, '#1a1550'), (.7, '#7a5ae0'), (.84, '#3a2a8a'), (.97, '#120f3a'), (1, '#0a0920')], cx, cy, 330))
    for inner, outer, k, w, c, o in ((216, 318, 96, 5, '#c8b0ff', .35), (214, 286, 60, 7, CYAN, .3), (214, 262, 84, 4, STAR, .5)):
        s.path(''.join(pl([(cx + q * math.cos(a + e), cy + q * math.sin(a + e)) for q, e in ((inner, -w / 460), (inner + (outer - inner) * r.uniform(.5, 1), 0), (inner, w / 460))]) for a in (i * 2 * math.pi / k + r.uniform(-.02, .02) for i in range(k))), c, o)
    s.path(circ(cx, cy, 330), 'none', 1, '#07061a', 9, .7)
    s.dot(cx, cy, 222, '#07061a', .6); s.dot(cx, cy, 214, s.radu([(0, '#3a3490'), (.6, '#1a1650'), (1, '#0b0a24')], cx, cy - 60, 240)); s.path(circ(cx, cy, 214), 'none', 1, STAR, 3, .9); s.path(circ(cx, cy, 203), 'none', 1, '#ffffff', 1.2, .25)
    upper = lambda dy=0: 'M-80 %sC420 %s 1500 %s 2000 %s' % tuple(n(v + dy) for v in (452, 50, 50, 452))
    lower = lambda dy=0: 'M-80 %sC420 %s 1500 %s 2000 %s' % tuple(n(v + dy) for v in (440, 706, 706, 440))
    s.path(lower() + 'V%dH-80Z' % H, '#050413'); s.path(upper(14), 'none', 1, '#050413', 40, .35)
    eyelid(s, lower(), lower, False, r); eyelid(s, upper(), upper, True, r)
    for i in range(13):  # lashes: ferns along the upper limb
        t = .08 + .84 * i / 12; x = -80 * (1 - t) ** 3 + 1260 * t * (1 - t) ** 2 + 4500 * t * t * (1 - t) + 2000 * t ** 3; y = 452 * (1 - t) ** 3 + 150 * t * (1 - t) + 452 * t ** 3
        a = -90 + (t - .5) * 110; p = spine(x, y + 3, 84 + 26 * math.sin(i * 2.1), a, (t - .5) * 60, 5); s.path(taper(p, 7, 1), '#1a1650', 1); s.path(smooth(p), 'none', 1, mix(CYAN, CORAL, t), 1.4, .5); s.glow(*p[-1], 16, mix(CYAN, CORAL, t), .8); s.dot(*p[-1], 3, '#ffffff')
    s.save(OUT + 'bg_curtain.svg')


def stage(seed, top, mid_, low, glow):
    """Sky above, the limb at y 250, and the quiet dark below it."""
    s = Svg(W, H, seed); s.rect(0, 0, W, 330, s.linu([(0, top), (.55, mid_), (1, low)], 0, 0, 0, 300)); s.stars(150, 200, big=.06); return s


def below(s, dark, left, right, seed):
    P = [(x, 236 + 40 * ((x - 1120) / 1000) ** 2) for x in range(-40, 1990, 60)]; d = smooth(P); paint = s.linu([(0, left), (.6, STAR), (1, right)], 0, 0, W, 0)
    s.path(d + 'L1990 1090L-40 1090Z', s.linu([(0, mix(dark, right, .2)), (.1, mix(dark, '#000000', .3)), (.3, mix(dark, '#04030c', .75)), (1, '#04030c')], 0, 230, 0, H))
    strokes(s, smooth([(x, y + 3) for x, y in P]), paint, ((38, .06), (20, .1), (8, .3))); strokes(s, d, paint, ((2.6, .95),))
    for i in range(9): s.path(smooth([(x, y + 34 + i * 40 + 5 * math.sin(x / 130 + i * 1.7)) for x, y in P[::3]]), 'none', .13 - i * .013, paint, 1.2)
    r = random.Random(seed)
    for _ in range(60): s.dot(r.uniform(0, W), r.uniform(290, 1070), r.uniform(.7, 1.8), r.choice((left, right, '#ffffff')), r.uniform(.1, .3))


def quiet(s):
    """Darker where the words of the result stand."""
    s.rect(0, 0, 1000, 330, s.linu([(0, '#04030c', .8), (.65, '#04030c', .45), (1, '#04030c', 0)], 0, 0, 1000, 0)); s.rect(0, 0, W, 130, s.linu([(0, '#04030c', .45), (1, '#04030c', 0)], 0, 0, 0, 130))


def score_hunted():
    """Help has come: the ship goes up along its trail, those found stand on the limb."""
    s = stage(31, '#060a24', '#144a7c', '#8ae8f0', CYAN); s.aurora(170, 12, 150, CYAN, .3, k=90, ph=.9, f=.5, c2='#5be8c0')
    star(s, 1120, 120, 150); s.glow(1500, 240, 420, CYAN, .5, 110)
    trail = [(1226, 300), (1400, 234), (1530, 168), (1622, 96)]; s.path(taper(trail, 130, 10), '#ffffff', .14); s.path(taper(trail, 70, 8), CYAN, .35); s.path(taper(trail, 26, 5), '#ffffff', .85); quiet(s); below(s, '#0e2448', CYAN, '#5be8c0', 3)
    with s.at(1640, 78, 1.25, 40):
        s.path('M0 -62C22 -42 28 -4 20 40H-20C-28 -4 -22 -42 0 -62Z', s.linu([(0, '#ffffff'), (.5, '#d8ecff'), (1, '#4a78b8')], -22, 0, 24, 0), 1, '#07122e', 3.6); s.path('M-21 8L-44 46L-19 38ZM21 8L44 46L19 38Z', '#4a90e0', 1, '#07122e', 3.4); s.dot(0, -18, 10, '#07122e'); s.dot(0, -18, 7, STAR); s.path('M-19 28H19', 'none', 1, '#ff7361', 5); s.path('M-13 43L0 82L13 43Z', STAR)
    for i, x in enumerate((1452, 1500, 1548, 1590)):
        y = 238 + 40 * ((x - 1120) / 1000) ** 2; k = (.66, .58, .7, .6)[i]
        with s.at(x, y - 28 * k, k): s.path('M-12 30L-10 -6L-20 %d' % (-30 if i % 2 else 12) + 'L-8 -26H8L20 %dL10 -6L12 30H3L0 6L-3 30Z' % (-34 if i != 1 else 10), '#06122e'); s.dot(0, -38, 13, '#06122e'); s.path('M-14 -44A14 14 0 0 1 6 -51', 'none', 1, '#d8fbff', 2.6, .9)
    s.save(OUT + 'bg_score_hunted.svg')


def score_creature():
    """The planet has taken them in: horns over the limb, the star goes red."""
    s = stage(33, '#12041a', '#6a1838', '#ff7a5c', CORAL); s.glow(1500, 220, 460, '#ff9a70', .75, 190)
    for i in range(6): s.path(circ(1500, 150, 150 + i * 52, 120 + i * 42), 'none', 1, '#ffd9b0', 2.6 - i * .3, .34 - i * .05)
    d = 'M120 58C96 58 84 66 78 78C56 74 36 56 30 22C20 58 30 92 62 108C64 146 86 182 120 190C154 182 176 146 178 108C210 92 220 58 210 22C204 56 184 74 162 78C156 66 144 58 120 58Z'
    with s.at(1500 - 120 * 2.3, -24, 2.3): s.path(d, CORAL, .3, tf='translate(120 110) scale(1.05) translate(-120 -110)'); s.path(d, s.linu([(0, '#5a1838'), (.5, '#2a0a24'), (1, '#12040f')], 0, 20, 0, 190), 1, '#ffb090', 1.6, .8)
    for k in (-1, 1):
        s.glow(1500 + k * 64, 196, 58, '#ffd166', .75); s.path('M%s 188C%s 170 %s 182 %s 210C%s 218 %s 214 %s 188Z' % tuple(1500 + k * v for v in (106, 78, 42, 30, 54, 86, 106)), '#ffe6a0'); s.ell(1500 + k * 64, 198, 5, 15, '#2a0a24')
    star(s, 1060, 120, 110, '#ff9a80'); quiet(s); below(s, '#2a0c26', '#c79bff', CORAL, 4)
    for i in range(16):
        x = 1290 + i * 30 + 8 * math.sin(i * 3); y = 250 + 40 * ((x - 1120) / 1000) ** 2; ln = 40 + 34 * abs(math.sin(i * 1.9)); p = spine(x, y + 14, ln, -90 + 16 * math.sin(i * 2.3), 50 * math.sin(i * 1.3), 4); s.path(taper(p, 11, 1), '#1a0616', 1, CORAL, 1, .5)
        if i % 3 == 0: s.glow(*p[-1], 16, '#c79bff', .8); s.dot(*p[-1], 2.6, '#f4e0ff')
    s.save(OUT + 'bg_score_creature.svg')


if __name__ == '__main__': curtain(); score_hunted(); score_creature()
