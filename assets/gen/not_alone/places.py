"""The ten Places (440 x 520 art), seen at dusk. Focus of every picture lies in y 130..400; the top-left corner and the lowest 100 px stay calm for number and name."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from dusk import *
W, H = 440, 520
INK = '#0b0a1e'

def base(seed): return Svg(W, H, seed)
def finish(s, name, scrim='#0a0820'):
    # shared scrims: name plate below, a little weight above; keeps one family look
    s.rect(0, 376, W, 146, s.lin([(0, scrim, 0), (.3, scrim, .34), (.55, scrim, .78), (.8, scrim, .94), (1, scrim, .98)]))
    s.rect(0, 0, W, 110, s.lin([(0, scrim, .5), (1, scrim, 0)]))
    s.save('not_alone/places/%s.svg' % name)

def lair():
    s = base(11); r = random.Random(5)
    s.sky([(0, '#1a0f3d'), (.26, '#5a2a63'), (.46, '#c9525a'), (.58, '#ffa070'), (1, '#ffd0a0')])
    s.stars(30, 160, '#ffe0d0')
    s.glow(236, 300, 260, '#ffb080', .75, 150)
    s.moon(270, 186, 54, '#fff2de', '#e0705f', '#ff9a78', -140)
    for y, w in ((232, 130), (246, 90)): s.path(taper([(230 - w, y), (232, y + 3), (230 + w, y - 2)], .4, .4, 6), '#ffd0b0', .35)
    s.land(s.ridge(288, 30, 3), '#a8485c', '#5e2550', rim='#ffc09a', rop=.6)
    s.land(s.ridge(322, 22, 8), '#6d2b55', '#3a1642', rim='#ff9a80', rop=.4)
    for i in range(11):
        x = 96 + i * 24 + r.uniform(-8, 8); s.path(taper(spine(x, 384, r.uniform(22, 60), -90 + r.uniform(-20, 20), r.uniform(-60, 60)), 3.5, .4), '#2c1038')
    s.mist(336, '#ff9a78', .4, 30)
    base_pts = [(84, 470), (66, 392), (72, 312), (86, 244), (122, 180), (172, 134), (232, 114), (292, 128), (340, 172), (368, 238), (376, 316), (372, 396), (360, 470)]
    def wall(k, sd, c_in, c_out, rim, rw, rop, teeth, tl):
        q = random.Random(sd); P = []
        for i, (x, y) in enumerate(base_pts): P.append((222 + (x - 222) * k + q.uniform(-9, 9), 300 + (y - 300) * k + q.uniform(-8, 8)))
        P[0] = (P[0][0], 540); P[-1] = (P[-1][0], 540); T = []
        for i, p in enumerate(P):
            T.append(p)
            if i + 1 < len(P):
                a, b = p, P[i + 1]
                for t in (.33, .66): T.append((a[0] + (b[0] - a[0]) * t + q.uniform(-5, 5), a[1] + (b[1] - a[1]) * t + q.uniform(-4, 4)))
        want = sorted(q.sample(range(10, len(T) - 12), teeth)); U = []
        for j, p in enumerate(T[:-1]):
            U.append(p)
            if j in want:                              # stalactites grow out of the arch itself
                b = T[j + 1]; l = q.uniform(26, 70) * tl; mx, my = p[0] + (b[0] - p[0]) * .5, p[1] + (b[1] - p[1]) * .5
                U += [(p[0] + (b[0] - p[0]) * .12, p[1] + (b[1] - p[1]) * .12 + l * .08), (mx - 5 * tl, my + l * .3), (mx - 2, my + l * .66), (mx, my + l), (mx + 2, my + l * .62), (mx + 6 * tl, my + l * .26), (p[0] + (b[0] - p[0]) * .9, p[1] + (b[1] - p[1]) * .9 + l * .06)]
        T = U + [T[-1]]
        s.path('M-10 -10H450V530H-10Z' + pl(T), s.radu([(0, c_in), (.5, mix(c_in, c_out, .55)), (1, c_out)], 222, 340, 330 * k), 1, eo=True)
        s.path(pl(T, False), 'none', 1, rim, rw, rop)
        return T
    wall(1.0, 21, '#7a2c52', '#2b1038', '#ffb08a', 2.4, .9, 9, 1.0)
    wall(1.13, 33, '#481a44', '#180a28', '#ff8f76', 1.6, .5, 8, 1.1)
    T = wall(1.30, 45, '#230e30', '#080514', '#c85a6a', 1.3, .4, 6, 1.0)
    for i in range(26):                                # cracks on the near wall
        x, y = r.choice(((r.uniform(0, 60), r.uniform(120, 420)), (r.uniform(396, 440), r.uniform(120, 420)), (r.uniform(40, 400), r.uniform(10, 70)))); p = [(x, y)]
        for _ in range(3): p.append((p[-1][0] + r.uniform(-14, 14), p[-1][1] + r.uniform(8, 22)))
        s.path(pl(p, False), 'none', 1, '#5a2450', 1.3, .55)
    for x, ln in ((60, 130), (396, 150), (352, 64), (120, 60), (420, 96), (26, 90)): s.path(taper(spine(x, 30, ln, 90 + r.uniform(-12, 12), r.uniform(-40, 40)), 6, .6), '#07040f')
    s.land([(-20, 462), (60, 436), (150, 414), (222, 408), (300, 414), (384, 432), (460, 456)], '#3a1438', '#0a0618', True, rim='#ff9a80', rop=.7)
    s.glow(222, 404, 230, '#ff6a55', .8, 100)
    for i in range(24):
        x = 80 + 290 * r.random(); y = 436 + r.uniform(-14, 10); s.path(taper(spine(x, y, r.uniform(40, 90), r.choice((0, 180)) + r.uniform(-26, 26), r.uniform(-40, 40)), 5, .5), mix('#12081f', '#7a2c44', r.random() * .6))
    for x, y, w, h, a in ((138, 398, 27, 38, -16), (308, 400, 28, 40, 14), (180, 384, 31, 47, -6), (268, 386, 31, 46, 8), (224, 400, 39, 58, 0)):
        s.glow(x, y - 6, w * 2.6, '#ff7058', .6); tf = 'rotate(%d %d %d)' % (a, x, y)
        g = s.radu([(0, '#fffbe8'), (.22, '#ffd9a0'), (.5, '#ff8a5c'), (.8, '#d83a4a'), (1, '#7a1438')], x - w * .12, y - h * .05, h * 1.05)
        s.path('M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % tuple(n(v) for v in (x, y + h * .62, x - w * 1.25, y + h * .6, x - w, y - h * .8, x, y - h * .95, x + w, y - h * .8, x + w * 1.25, y + h * .6, x, y + h * .62)), g, 1, '#ffe0c0', 1.4, .65, tf=tf)
        for j in (-1, 1):
            s.path('M%s %sC%s %s %s %s %s %s' % tuple(n(v) for v in (x + j * 2, y - h * .7, x + j * w * .5, y - h * .3, x + j * w * .1, y + h * .1, x + j * w * .5, y + h * .45)), 'none', 1, '#a02040', 1.8, .55, tf=tf)
        s.path('M%s %sC%s %s %s %s %s %s' % tuple(n(v) for v in (x - w * .62, y - h * .1, x - w * .6, y - h * .5, x - w * .36, y - h * .74, x - w * .1, y - h * .82)), 'none', 1, '#ffffff', 2.6, .6, tf=tf)
    for i in range(14):
        x = 100 + 250 * r.random(); y = 446 + r.uniform(-6, 6); s.path(taper(spine(x, y, r.uniform(50, 100), r.choice((0, 180)) + r.uniform(-30, 10), r.uniform(-40, 40)), 5, .5), '#12081f')
    for x in (400, 424): s.glow(x, 292, 14, '#ffd166', .7); s.path(taper([(x - 8, 289 if x < 410 else 295), (x, 293.500), (x + 8, 295 if x < 410 else 289)], .4, .4, 6), '#ffe6a0'); s.path(taper([(x, 290), (x, 297)], 1.6, 1.6), '#1a0818')
    s.spores(26, 100, 180, 350, 410, '#ff9a78', 4)
    finish(s, 'lair', '#0d0618')

def giant_trunk(s, x, w, top, bot, c_lit, c_dark, seed, flare=1.7):
    r = random.Random(seed); L, R = [], []; k = 9
    for i in range(k + 1):
        t = i / k; y = top + (bot - top) * t; f = 1 + (flare - 1) * max(0, t - .55) ** 2 / .2; wob = r.uniform(-.06, .06) * w
        L.append((x - w / 2 * f + wob, y)); R.append((x + w / 2 * f + wob, y))
    s.path(smooth(L + R[::-1], True), s.linu([(0, c_dark), (.28, c_lit), (.5, mix(c_lit, c_dark, .5)), (1, c_dark)], x - w * .55, 0, x + w * .55, 0))
    for i in range(4):
        xx = x + w * (-.28 + .18 * i); s.path(smooth([(xx + r.uniform(-3, 3), top + (bot - top) * j / 5) for j in range(5)] + [(xx + (xx - x) * (flare - 1) * 1.4, bot)]), 'none', 1, c_dark, 1.6, .6)

def jungle():
    s = base(21); r = random.Random(8)
    s.sky([(0, '#06202a'), (.3, '#0d4a4c'), (.52, '#35a082'), (.66, '#c8f2b0'), (1, '#2a6a50')])
    s.glow(220, 300, 240, '#e6ffb8', .8, 170)
    s.rays(250, -30, 470, 55, 125, 8, '#e8ffc8', .2)
    for i, x in enumerate((34, 78, 118, 160, 206, 243, 288, 322, 366, 410)):
        giant_trunk(s, x + r.uniform(-8, 8), 9 + (i % 3) * 3, -10, 372, '#5fb895', '#3c8f76', 60 + i, 1.4)
    s.mist(330, '#d8ffc0', .45, 60); s.mist(250, '#8fe8bb', .25, 70, seed=5)
    for i, x in enumerate((18, 100, 352, 428)): giant_trunk(s, x, 26, -10, 400, '#2e7d68', '#13463f', 70 + i, 1.9)
    for k, (cx, cy, q) in enumerate(((60, 70, 70), (160, 40, 80), (290, 46, 80), (390, 78, 70))):   # mid canopy
        P = [(cx + (q + r.uniform(-9, 9)) * math.cos(a) * 1.25, cy + (q * .62 + r.uniform(-8, 8)) * math.sin(a)) for a in [math.pi * 2 * j / 14 for j in range(14)]]
        s.path(smooth(P, True, 1), s.linu([(0, '#0a2f33'), (1, '#1d5f52')], 0, cy - q * .6, 0, cy + q * .6), .92)
    s.land(s.hills(384, 10, 4, 8), '#1f6a52', '#0a2a2a', True, rim='#b8ffca', rop=.35)
    # hero trees
    giant_trunk(s, 132, 54, -20, 452, '#1f5a50', '#06201f', 81, 2.3); giant_trunk(s, 316, 46, -20, 440, '#1c544c', '#06201f', 82, 2.2)
    for (x, y, w) in ((160, 236, 40), (104, 300, 34), (338, 262, 36), (160, 330, 26), (292, 330, 28)):    # shelf fungi that glow
        s.glow(x, y + 3, w * 1.3, '#7dffd0', .6, w * .7)
        s.path('M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % tuple(n(v) for v in (x - w / 2, y, x - w * .35, y - w * .4, x + w * .35, y - w * .4, x + w / 2, y, x + w * .2, y + w * .14, x - w * .2, y + w * .14, x - w / 2, y)), s.linu([(0, '#eafff2'), (.4, '#5be8b8'), (1, '#0f6a62')], 0, y - w * .35, 0, y + w * .14))
    # canopy, dark
    for k in range(9):
        cx, cy, q = -10 + k * 58, r.uniform(0, 26), r.uniform(48, 66)
        P = [(cx + (q + r.uniform(-10, 10)) * math.cos(a) * 1.2, cy + (q * .7 + r.uniform(-9, 9)) * math.sin(a)) for a in [math.pi * 2 * j / 13 for j in range(13)]]
        s.path(smooth(P, True, 1), s.linu([(0, '#04151c'), (1, '#0c3536')], 0, cy - q * .6, 0, cy + q * .7))
    for i in range(64):
        x = -10 + 460 * r.random(); s.leaf(x, r.uniform(14, 58), r.uniform(22, 44), 90 + r.uniform(-55, 55), r.uniform(-20, 20), r.uniform(8, 13), r.choice(('#06232a', '#0a2f33', '#0d3a3a', '#124a44')))
    for i, (x, ln) in enumerate(((52, 150), (84, 96), (196, 118), (226, 178), (262, 104), (372, 170), (404, 110))):
        s.vine(x, 40, ln, '#0a3a38', 10, 30 + i, beads=('#ff8ad0' if i % 3 == 0 else '#a4ffd0'), sw=2)
    # path of light on the floor, fern and flower foreground
    s.glow(222, 398, 120, '#d8ffb0', .55, 26)
    for x, y, h, w in ((198, 412, 32, 34), (240, 416, 44, 44), (264, 412, 22, 24)): s.shroom(x, y, h, w, '#e0559a', '#ffb0dc', '#5a2050')
    for x, ln, a, c in ((-14, 210, -58, 26), (-8, 170, -30, 34), (452, 220, -122, -28), (450, 170, -150, -32), (40, 120, -78, 26), (402, 130, -104, -28)):
        s.frond(x, 470, ln, a, c, '#052022', .34, 13, 4, tip='#8affd0')
    for x, ln, a, c in ((-20, 150, -20, 40), (460, 150, -160, -40)): s.leaf(x, 462, ln, a, c, 46, s.linu([(0, '#0f4a40'), (1, '#052022')], 0, 380, 0, 480), 1, '#3fae86')
    s.spores(46, 20, 120, 420, 430, '#c8ffb0', 6)
    finish(s, 'jungle', '#04141a')

def river():
    s = base(31); r = random.Random(2)
    s.sky([(0, '#0c1142'), (.28, '#2a3a92'), (.45, '#6f86dc'), (.52, '#cfd6ff'), (1, '#8fa6ff')])
    s.stars(80, 200)
    s.aurora(190, 22, 130, '#7df0ff', .3, ph=1.2, c2='#7a8aff')
    s.world(312, 128, 42, '#ffffff', '#7f98ea', '#e6eeff', 84, 17, -18, '#b8ccff', 7)
    s.land(s.ridge(226, 46, 13, .6), '#7688da', '#aebcff', rim='#f0f3ff', rop=.6)
    s.land(s.ridge(246, 34, 27, .58), '#4a5cb8', '#6f86dc', rim='#cdd8ff', rop=.5)
    s.mist(262, '#e2e8ff', .6, 24)
    s.land(s.hills(276, 8, 5, 9), '#2c3c92', '#131a55', True, rim='#9fb4ff', rop=.4)
    # river, far to near: an S
    Lp = [(196, 276), (244, 286), (262, 302), (206, 326), (136, 360), (112, 400), (132, 450), (150, 530)]
    Rp = [(214, 275), (282, 286), (306, 304), (280, 332), (250, 362), (268, 404), (340, 452), (420, 530)]
    s.glow(200, 350, 210, '#49d8ff', .35, 130)
    d = smooth(Lp, False, 1) + 'L' + smooth(Rp[::-1], False, 1)[1:] + 'Z'
    s.path(d, s.linu([(0, '#f2fbff'), (.14, '#8fe9ff'), (.4, '#2fb4ec'), (.75, '#1763c4'), (1, '#0f3a94')], 0, 268, 0, 520))
    # moon path and current lines
    for k in range(26):
        t = (k + 1) / 27; i = t * 7; j = min(6, int(i)); f = i - j
        lx, rx = Lp[j][0] + (Lp[j + 1][0] - Lp[j][0]) * f, Rp[j][0] + (Rp[j + 1][0] - Rp[j][0]) * f
        y = Lp[j][1] + (Lp[j + 1][1] - Lp[j][1]) * f; w = (rx - lx)
        for _ in range(2):
            u = r.uniform(.12, .78); x = lx + w * u; ln = w * r.uniform(.08, .26)
            s.path(taper([(x, y), (x + ln / 2, y + 1.5), (x + ln, y)], .3, .3, 1 + 3 * t), '#e8fbff', .25 + .5 * r.random())
    for P, op in ((Lp, .95), (Rp, .95)):
        s.path(smooth(P, False, 1), 'none', 1, '#49e0ff', 9, .22); s.path(smooth(P, False, 1), 'none', 1, '#c8f7ff', 2.4, op)
    # near banks
    s.path('M-10 330' + 'C30 326 84 352 100 396C112 440 132 470 140 530L-10 530Z', s.linu([(0, '#1b2a78'), (1, '#0a0f38')], 0, 330, 0, 500)); s.path('M-10 330C30 326 84 352 100 396C112 440 132 470 140 530', 'none', 1, '#6fd8ff', 2, .55)
    s.path('M450 318C400 320 330 346 300 366C282 380 300 420 352 450C390 474 420 500 440 530L450 530Z', s.linu([(0, '#1b2a78'), (1, '#0a0f38')], 0, 318, 0, 500)); s.path('M450 318C400 320 330 346 300 366C282 380 300 420 352 450', 'none', 1, '#6fd8ff', 2, .5)
    # reeds with lamps
    for x, y, h, l in ((30, 372, 120, 10), (56, 392, 86, 16), (14, 400, 150, 6), (82, 420, 62, 18)): s.stalk(x, y, h, l, '#0a1040', '#7df0ff', 5.5, 3.4, 34)
    for x, y, h, l in ((398, 352, 96, -12), (420, 372, 132, -8), (374, 366, 62, -18), (352, 372, 40, -20)): s.stalk(x, y, h, l, '#0a1040', '#b49bff', 5.5, 3.4, 34)
    s.grass(-6, 110, 430, 60, '#080c30', 34, 3, '#7df0ff'); s.grass(330, 446, 430, 70, '#080c30', 40, 4, '#b49bff'); s.grass(300, 440, 374, 26, '#101a5c', 30, 8)
    for x, y, q in ((176, 398, 17), (226, 424, 22), (168, 350, 9)):      # stepping stones
        s.ell(x, y + 3, q * 1.25, q * .4, '#a8f0ff', .4); s.ell(x, y, q, q * .42, '#101a55'); s.ell(x - 1, y - 2, q * .8, q * .26, '#3a55b4', .9)
    s.spores(26, 40, 250, 400, 420, '#9fefff', 7)
    finish(s, 'river', '#070a2c')

def beach():
    s = base(41); r = random.Random(4)
    s.sky([(0, '#26124f'), (.2, '#6a2c74'), (.38, '#e0606a'), (.5, '#ffb27c'), (.56, '#ffe6bd'), (1, '#ffd0a0')])
    s.stars(50, 130, '#ffe8f0')
    # ringed world rising from the sea
    s.glow(176, 268, 250, '#ffd9a0', .75, 190)
    s.path('M36 236C70 216 290 186 326 196', 'none', 1, '#ffe6c8', 5, .35)
    s.dot(178, 226, 88, s.radu([(0, '#fff4dc'), (.4, '#ffc98f'), (.8, '#f0766a'), (1, '#b44a72')], 150, 190, 150))
    for y, w, o in ((180, 3, .35), (196, 7, .25), (218, 4, .3), (236, 9, .22), (250, 4, .25)):
        hw = math.sqrt(max(0, 88 ** 2 - (y - 226) ** 2)); s.path(taper([(178 - hw, y), (178, y + 7), (178 + hw, y)], .5, .5, w), '#b8486c', o)
    s.path('M22 252C-10 276 90 276 190 254C300 232 372 196 330 192C326 206 270 224 186 242C110 258 50 262 30 250Z', s.linu([(0, '#fff0d8', .95), (.5, '#ffc89a', .9), (1, '#fff0d8', .75)], 20, 0, 350, 0))
    for i in range(5):
        y = 120 + i * 16; x = r.uniform(30, 330); s.path(taper([(x, y), (x + 50, y + 3), (x + 120, y)], .4, .4, 5), '#ffd0c0', .35)
    # sea
    s.rect(0, 284, W, 240, s.linu([(0, '#ffe2b4'), (.06, '#f0908a'), (.25, '#9a4a8c'), (.6, '#3f2a74'), (1, '#1c1450')], 0, 284, 0, 470))
    for k in range(34):
        t = r.random(); y = 287 + 90 * t ** 1.4; x = 178 + r.gauss(0, 26 + 70 * t); ln = 8 + 46 * t * r.random()
        s.path(taper([(x - ln, y), (x, y + .8), (x + ln, y)], .3, .3, 1.2 + 2.6 * t), '#fff0d0', .75 - .4 * t)
    # far headland with the unlit mast
    s.path('M450 300C420 296 396 288 378 270C366 260 352 262 344 276C336 288 318 292 296 296L450 304Z', s.linu([(0, '#7a3566'), (1, '#3f1f58')], 0, 262, 0, 304))
    s.path('M362 264L356 196M362 264L368 196M357 206H367M356.500 226H367.500M356 246H368', 'none', 1, '#3a1a50', 2.4); s.path('M362 196V172', 'none', 1, '#3a1a50', 2.2); s.path('M346 188C352 198 372 198 378 188', 'none', 1, '#3a1a50', 3)
    s.glow(362, 170, 20, '#ffe6a0', .8); s.dot(362, 170, 3, '#fff6d8')
    # living surf: three sweeping edges
    waves = [([(-10, 352), (80, 344), (170, 352), (260, 338), (340, 344), (450, 326)], '#3fd8e0', '#2a2468', 1.6), ([(-10, 384), (70, 372), (150, 384), (240, 366), (330, 374), (450, 352)], '#58ecec', '#251c5c', 2.6), ([(-10, 424), (60, 406), (150, 420), (250, 396), (340, 404), (450, 382)], '#8af6f0', '#3b2358', 3.6)]
    for P, c, below, w in waves:
        d = smooth(P, False, 1)
        s.path(d + 'L450 540L-10 540Z', s.linu([(0, mix(below, '#58ecec', .35)), (.25, below), (1, below)], 0, P[0][1] - 20, 0, P[0][1] + 70), .75)
        s.path(d, 'none', 1, c, w * 7, .14); s.path(d, 'none', 1, c, w * 3, .35); s.path(d, 'none', 1, '#f0ffff', w, .95)
        for i in range(24):
            t = r.random() * (len(P) - 1); j = int(t); f = t - j; x = P[j][0] + (P[min(j + 1, 5)][0] - P[j][0]) * f; y = P[j][1] + (P[min(j + 1, 5)][1] - P[j][1]) * f
            s.dot(x, y + r.uniform(2, 12), r.uniform(.6, 2), '#d8ffff', .75)
    # sand
    sp = [(-10, 452), (60, 432), (150, 446), (250, 420), (340, 426), (450, 402)]
    s.path(smooth(sp, False, 1) + 'L450 540L-10 540Z', s.linu([(0, '#8a4a70'), (.35, '#4a2558'), (1, '#1c1038')], 0, 404, 0, 520)); s.path(smooth(sp, False, 1), 'none', 1, '#ffc0a8', 1.6, .6)
    for x, y, ln, a, c in ((430, 440, 180, -118, -36), (440, 430, 150, -140, -30), (428, 444, 140, -96, -40), (446, 440, 110, -160, -10)): s.frond(x, y, ln, a, c, '#1c0c38', .36, 12, 4, tip='#7df0f0')
    for x, y, q in ((40, 440, 12), (66, 446, 8), (20, 450, 9)):
        s.glow(x, y - q, q * 4, '#ff9ad0', .5)
        for j in range(5): s.path(taper(spine(x, y, q * 2.2, -150 + j * 30, 0, 4), 1, .6, q * .45), mix('#ff9ad0', '#ffffff', .15 * j))
    s.spores(18, 10, 300, 430, 430, '#8af6f0', 3)
    finish(s, 'beach', '#150a30')

def rover():
    s = base(51); r = random.Random(6)
    s.sky([(0, '#170f42'), (.25, '#4a2a68'), (.42, '#a8546a'), (.54, '#f0a070'), (.6, '#ffd9a0'), (1, '#e0986a')])
    s.stars(60, 170, '#ffefe0')
    s.moon(96, 128, 20, '#ffeedd', '#c77a78', '#ffb090', -20); s.moon(142, 160, 9, '#ffeedd', '#b46a78', None, -20)
    s.glow(300, 300, 230, '#ffd090', .6, 110)
    def mesa(x, w, y, h, c0, c1, rim):
        q = random.Random(int(x)); P = [(x - w * .62, y), (x - w * .5, y - h * .35), (x - w * .42, y - h * .8), (x - w * .36, y - h), (x - w * .1, y - h * 1.02), (x + w * .12, y - h * .97), (x + w * .34, y - h), (x + w * .42, y - h * .72), (x + w * .5, y - h * .3), (x + w * .64, y)]
        P = [(px + q.uniform(-4, 4), py + q.uniform(-3, 3)) for px, py in P]; P[0] = (P[0][0], y + 6); P[-1] = (P[-1][0], y + 6)
        s.path(pl(P), s.linu([(0, c0), (1, c1)], 0, y - h, 0, y)); s.path(pl(P[2:7], False), 'none', 1, rim, 1.8, .8)
        for i in range(5): s.path('M%s %sl%s %s' % tuple(n(v) for v in (x - w * .32 + i * w * .16, y - h * .9, q.uniform(-4, 4), h * q.uniform(.35, .7))), 'none', 1, c1, 2, .6)
    mesa(330, 130, 300, 120, '#b0607a', '#e08a74', '#ffd9b8'); mesa(210, 90, 302, 66, '#bb6a78', '#e89a7c', '#ffd9b8'); mesa(420, 120, 306, 170, '#7d3f6c', '#c06a70', '#ffc8a8')
    s.land(s.ridge(306, 10, 12), '#c9786c', '#7d3f62', rim='#ffe0b8', rop=.6)
    mesa(20, 150, 330, 136, '#552a5e', '#8a4a68', '#ffb898')
    s.mist(318, '#ffd9a0', .5, 22)
    s.land(s.hills(344, 7, 9, 7), '#8a4a62', '#2a1440', True, rim='#ffcfa0', rop=.4)
    # headlight beams to the left-front
    for op, spread in ((.30, 26), (.42, 15)):
        s.path(pl([(150, 334), (-60, 334 - spread * 1.2), (-60, 334 + spread * 4.2)]), s.linu([(0, '#fff2c0', op * 1.9), (.5, '#ffe6a0', op * .8), (1, '#ffe6a0', 0)], 150, 0, -40, 0))
    s.glow(60, 392, 130, '#ffe9ae', .6, 22)
    # tracks in dust
    for dx in (0, 62): s.path('M%s 412C300 424 380 440 460 470' % (190 + dx), 'none', 1, '#1a0c30', 7, .5, dash='9 6')
    s.ell(238, 412, 150, 14, '#14081f', .65)
    # wheels behind, chassis
    def wheel(x, y, q):
        s.dot(x, y, q, '#120b22'); s.dot(x, y, q - 2.5, s.radu([(0, '#4a3a5c'), (.7, '#2a1f3d'), (1, '#1a1230')], x - 6, y - 8, q * 1.4))
        for i in range(12):
            a = math.pi * i / 6; s.path('M%s %sL%s %s' % tuple(n(v) for v in (x + (q - 6) * math.cos(a), y + (q - 6) * math.sin(a), x + (q + 1.5) * math.cos(a), y + (q + 1.5) * math.sin(a))), 'none', 1, '#0b0718', 3)
        s.dot(x, y, q * .46, '#120b22'); s.dot(x, y, q * .36, '#8a7490'); s.dot(x - 1, y - 1, q * .2, '#d8c0c0'); s.path('M%s %sA%s %s 0 0 1 %s %s' % tuple(n(v) for v in (x - q * .86, y - q * .3, q * .92, q * .92, x + q * .1, y - q * .9)), 'none', 1, '#ffcf9a', 2, .55)
    for x in (178, 246, 318): wheel(x + 10, 388, 24)
    s.path('M146 372H338', 'none', 1, '#1a1230', 12)
    body = 'M128 360L138 318C142 306 150 300 164 298L206 292L226 256C230 249 236 246 244 246H322C334 246 341 251 343 262L350 330C351 344 346 358 336 362L300 370H144C132 370 127 367 128 360Z'
    s.path(body, s.linu([(0, '#f6e4d2'), (.3, '#d9b8a8'), (.62, '#8c6478'), (1, '#3a2444')], 0, 246, 0, 370), 1, '#1a1030', 2)
    s.path('M128 360L138 318C142 306 150 300 164 298L206 292L226 256C230 249 236 246 244 246H322', 'none', 1, '#fff6e6', 2, .8)
    s.path('M132 344H350L351 352C348 360 342 362 336 362L300 370H144C132 370 127 367 128 360Z', '#2a1838', .7)
    s.path('M214 298L234 262C236 258 239 257 243 257H282V298Z', s.linu([(0, '#fff8dc'), (.5, '#ffd27a'), (1, '#e07a4a')], 0, 256, 0, 300), 1, '#2a1838', 3); s.path('M292 257H326C330 257 332 259 332.500 263L336 298H292Z', s.linu([(0, '#ffe6b0'), (.6, '#f0a860'), (1, '#b85a4a')], 0, 256, 0, 300), 1, '#2a1838', 3)
    s.glow(252, 280, 60, '#ffd27a', .45)
    s.path('M250 297C250 284 256 279 262 279C268 279 274 284 274 297Z', '#4a2238'); s.dot(262, 273, 7, '#4a2238')   # driver
    s.path('M146 312H204', 'none', 1, '#8c6478', 2, .8); s.rect(296, 308, 44, 26, '#5a3a54', .9, 4); s.path('M302 314H334M302 321H334M302 328H334', 'none', 1, '#2a1838', 2)
    s.path('M156 318L206 314L210 336H150Z', '#6d4a62', .8); s.path('M164 326H196', 'none', 1, '#ff8a5c', 4)
    # roof: lamps, dish, mast, cargo
    s.path('M240 246V236H306V246', '#2a1838'); 
    for x in (250, 266, 282): s.glow(x, 238, 14, '#fff0b0', .8); s.rect(x - 6, 233, 12, 9, '#fff6d6', 1, 3)
    s.path('M328 246L334 176', 'none', 1, '#2a1838', 3.4); s.path('M334 176L318 196M334 176L348 192', 'none', 1, '#2a1838', 1.6); s.glow(334, 174, 18, '#ff6a5c', .9); s.dot(334, 174, 3.2, '#ffd0c8')
    s.path('M300 236C296 214 316 204 330 216Z', '#e8cdbd', 1, '#2a1838', 2); s.path('M314 214L306 204', 'none', 1, '#2a1838', 2.4); s.dot(305, 203, 2.6, '#ffb08a')
    s.rect(306, 236, 36, 12, '#6d4a62', 1, 3)
    for x in (178, 246, 318): wheel(x - 16, 394, 27)
    s.glow(143, 332, 46, '#fff2c0', .95); s.ell(142, 332, 6, 9, '#fffbe8'); s.ell(136, 350, 5, 6, '#ffd9a0')
    for i in range(9): s.glow(330 + r.uniform(0, 100), 404 + r.uniform(-14, 10), r.uniform(16, 40), '#e0a080', .3, r.uniform(10, 18))
    s.land([(-20, 450), (60, 426), (130, 440), (220, 448), (320, 434), (400, 440), (460, 424)], '#3a1c48', '#120a28', True, rim='#ffb890', rop=.35)
    for x, y, h, l in ((26, 436, 70, 14), (48, 442, 44, 20), (408, 440, 90, -14), (430, 436, 60, -20)): s.stalk(x, y, h, l, '#1c0e34', '#ffb060', 4.5, 2.8, 38)
    s.spores(20, 10, 280, 300, 420, '#ffd9a0', 5, 1.5)
    finish(s, 'rover', '#120a28')

def twisted_tree(s, x, y, ln, ang, w, depth, c, r, moss=None, ends=None):
    p = spine(x, y, ln, ang, r.uniform(-42, 42), 5); w1 = w * .66
    s.path(taper(p, w, w1), c)
    if depth == 0:
        if ends is not None: ends.append(p[-1])
        return
    ex, ey = p[-1]; a = math.degrees(math.atan2(p[-1][1] - p[-2][1], p[-1][0] - p[-2][0]))
    s.dot(ex, ey, w1 / 2, c)
    for k in range(2 if depth < 3 else 3):
        twisted_tree(s, ex, ey, ln * r.uniform(.6, .82), a + r.choice((-1, 1)) * r.uniform(14, 50) if k else a + r.uniform(-20, 20), w1 * .86, depth - 1, c, r, moss, ends)
    if ends is not None and r.random() < .6: ends.append(p[3])

def swamp():
    s = base(61); r = random.Random(9)
    s.sky([(0, '#08201a'), (.25, '#1c4a2e'), (.45, '#6f9a3c'), (.56, '#e6f09a'), (1, '#8fae4a')])
    s.stars(24, 110, '#e8ffd0')
    s.moon(292, 138, 46, '#fbffe0', '#b4c860', '#dcf080', -130)
    s.glow(220, 290, 260, '#eaff9a', .55, 110)
    for i in range(16):
        x = r.uniform(-10, 450); giant_trunk(s, x, r.uniform(4, 9), r.uniform(120, 190), 300, '#7fa548', '#5f8a3c', 200 + i, 1.6)
        for _ in range(3): s.path(taper(spine(x, r.uniform(150, 220), r.uniform(20, 50), r.choice((-30, -150)) + r.uniform(-20, 20), r.uniform(-40, 40)), 3, .4), '#6a9440')
    s.mist(286, '#f0ffb0', .6, 30); s.mist(230, '#b8d860', .25, 50, seed=8)
    # water
    s.rect(0, 298, W, 230, s.linu([(0, '#eef5a0'), (.08, '#a8c850'), (.3, '#3f7a3a'), (.7, '#123a2a'), (1, '#082018')], 0, 298, 0, 480))
    s.glow(292, 330, 100, '#fbffd0', .65, 20)
    for k in range(30):
        t = r.random(); y = 302 + 120 * t ** 1.3; x = r.uniform(-10, 450); ln = 10 + 60 * t
        s.path(taper([(x - ln, y), (x, y + 1), (x + ln, y)], .3, .3, 1 + 2.2 * t), '#f4ffc0', .42 - .2 * t)
    # hero trees with reflections
    for X, Y, L, A, Wd, sd in ((84, 372, 92, -82, 30, 6), (366, 388, 100, -100, 34, 15)):
        q = random.Random(sd); ends = []
        s.path(taper([(X, Y), (X + 4, Y + 44), (X - 4, Y + 96)], Wd * 1.6, Wd * .5), '#0a2a1c', .55)
        for a in (-150, -120, -60, -30): s.path(taper(spine(X, Y - 18, 58, -a, -(a + 90) * .8, 5), 13, 1.5), '#07180f')
        twisted_tree(s, X, Y, L, A, Wd, 4, '#07180f', q, ends=ends)
        s.path(smooth([(X - Wd * .3, Y), (X - Wd * .22, Y - 40), (X - Wd * .1, Y - 80)]), 'none', 1, '#b8d860', 2.2, .4)
        for ex, ey in ends:
            if q.random() < .34: s.vine(ex, ey - 2, q.uniform(30, 84), '#1c4426', 5, int(ex * 7 + ey), sw=1.8, k=4)
        for dy in (50, 96): s.shroom(X + (Wd * .42 if X < 200 else -Wd * .42), Y - dy + 30, 9, 24, '#8fbf3a', '#f0ffa0', '#4a6a2a')
    # floating islets, pads, wisps
    for x, y, q in ((214, 352, 54), (268, 384, 34), (150, 410, 44), (248, 420, 60)):
        s.ell(x, y + 4, q, q * .16, '#d8f080', .35); s.ell(x, y, q * .95, q * .15, '#0e2c1c'); s.ell(x - 2, y - 2, q * .8, q * .09, '#2f6a34', .9)
    s.grass(180, 246, 352, 34, '#0b2416', 22, 7, '#e8ff80'); s.grass(120, 180, 410, 40, '#0b2416', 22, 8, '#e8ff80')
    for x, y, h, w in ((226, 352, 26, 24), (206, 352, 40, 34), (262, 384, 18, 20), (256, 420, 30, 34), (282, 420, 18, 22)): s.shroom(x, y, h, w, '#b8d84a', '#f6ffb0', '#5a7a34', 1.1)
    for x, y, q in ((180, 262, 7), (238, 232, 5), (150, 214, 4), (300, 292, 6), (262, 304, 4)):
        s.glow(x, y, q * 7, '#eaff8a', .75); s.dot(x, y, q, '#fdffe6'); s.path(taper([(x, y - q), (x + 3, y - q * 2.4), (x - 1, y - q * 4)], q * 1.2, .3), '#f6ffc0', .7); s.glow(x, y + (334 - y) * .9, q * 3.4, '#eaff8a', .3, q)
    s.mist(372, '#d8f08a', .22, 20, seed=12)
    s.land([(-20, 462), (60, 440), (150, 456), (260, 458), (360, 442), (460, 452)], '#0d2a1a', '#04120c', True, rim='#a8d060', rop=.4)
    s.grass(-10, 130, 456, 74, '#04120c', 40, 11, '#d8ff70'); s.grass(330, 450, 452, 80, '#04120c', 40, 12, '#d8ff70')
    s.spores(34, 20, 170, 420, 420, '#eaff9a', 14)
    finish(s, 'swamp', '#05140d')

def dome(s, cx, cy, R, lit, frame='#0d1440', rows=4, cols=9, seed=3, warm='#ffd27a'):
    """Geodesic half dome: perspective lattice over a warm shell."""
    r = random.Random(seed)
    s.glow(cx, cy - R * .4, R * 1.9, warm, .45 * lit)
    s.path('M%s %sA%s %s 0 0 1 %s %sZ' % tuple(n(v) for v in (cx - R, cy, R, R, cx + R, cy)), s.radu([(0, '#fff6d8'), (.3, warm), (.62, '#c8784e'), (.85, '#5a4a86'), (1, '#2a2f6e')], cx, cy - R * .18, R * 1.05))
    P = []
    for j in range(rows + 1):
        th = math.pi / 2 * j / rows; y = cy - R * math.sin(th); rr = R * math.cos(th)
        P.append([(cx - rr * math.cos(math.pi * (i + (.5 if j % 2 else 0)) / cols), y) for i in range(cols + (0 if j % 2 else 1))])
    for j in range(rows):
        a, b = P[j], P[j + 1]
        for i, p in enumerate(a):
            for q in ((i - 1, i) if j % 2 == 0 else (i, i + 1)):
                if 0 <= q < len(b):
                    s.path('M%s %sL%s %s' % tuple(n(v) for v in (*p, *b[q])), 'none', 1, frame, 2.2, .85)
            if i + 1 < len(a): s.path('M%s %sL%s %s' % tuple(n(v) for v in (*p, *a[i + 1])), 'none', 1, frame, 2, .8)
            if r.random() < .38 and i + 1 < len(a):
                k = i if j % 2 == 0 else i + 1
                if k < len(b): s.path(pl([p, a[i + 1], b[k]]), r.choice(('#0d1440', '#fff2c8', '#fff2c8')), r.uniform(.22, .5))
    s.path('M%s %sA%s %s 0 0 1 %s %s' % tuple(n(v) for v in (cx - R, cy, R, R, cx + R, cy)), 'none', 1, '#cfdcff', 2.4, .9)
    s.path('M%s %sA%s %s 0 0 1 %s %s' % tuple(n(v) for v in (cx - R * .86, cy - R * .36, R * .93, R * .93, cx - R * .1, cy - R * .925)), 'none', 1, '#ffffff', 3.4, .5)

def shelter():
    s = base(71); r = random.Random(3)
    s.sky([(0, '#070a30'), (.3, '#1a2a6e'), (.5, '#4a5fb4'), (.62, '#9fb0ea'), (1, '#8f9ae0')])
    for i in range(170):                                         # river of stars
        t = r.random(); x = 20 + 420 * t + r.gauss(0, 30); y = 200 - 190 * t + r.gauss(0, 30)
        if y < 250: s.dot(x, y, r.uniform(.4, 1.2), '#e8eeff', r.uniform(.25, .9))
    s.glow(230, 110, 230, '#8f9aff', .35, 60, -24); s.stars(60, 220)
    s.land(s.ridge(250, 52, 17, .6), '#4a5cb0', '#8090dc', rim='#dbe4ff', rop=.55)
    s.land(s.ridge(284, 34, 23, .58), '#2f3f94', '#5566bc', rim='#a8b8f4', rop=.45)
    s.mist(300, '#c8d4ff', .5, 24)
    s.land([(-20, 356), (70, 340), (160, 326), (280, 326), (370, 338), (460, 352)], '#22306e', '#0b1038', True, rim='#9fb4ff', rop=.5)
    # mast and side modules
    s.path('M332 330L326 190M332 330L338 190M327 220H337M326.500 250H337.500M326 280H338', 'none', 1, '#141c50', 2.6); s.path('M332 190V160', 'none', 1, '#141c50', 2); s.glow(332, 158, 22, '#ff6a6a', .9); s.dot(332, 158, 3.4, '#ffd0d0')
    s.path('M302 196C300 220 326 238 352 226Z', s.linu([(0, '#dfe6ff'), (1, '#5a68b4')], 304, 196, 340, 236), 1, '#141c50', 2); s.path('M327 212L312 200M327 212L318 222', 'none', 1, '#141c50', 1.6); s.dot(340, 186, 0.1, '#141c50'); s.path('M327 211L344 192', 'none', 1, '#141c50', 2.2); s.dot(345, 191, 3, '#ffd98f')
    dome(s, 92, 344, 46, .8, rows=3, cols=6, seed=5); dome(s, 366, 346, 40, .8, rows=3, cols=6, seed=8)
    for x0, x1, y in ((118, 160, 332), (290, 346, 334)):
        s.rect(x0, y - 14, x1 - x0, 26, s.linu([(0, '#8f9ad8'), (.5, '#4a5498'), (1, '#1a2258')], 0, y - 14, 0, y + 12))
        for k in range(3): s.rect(x0 + 5 + k * (x1 - x0 - 14) / 2, y - 6, 6, 6, '#ffe0a0', 1, 2)
    dome(s, 222, 350, 104, 1.1, rows=5, cols=10, seed=14)
    # foundation ring and airlock
    s.path('M104 348H340L350 366H94Z', s.linu([(0, '#7d8ad0'), (1, '#1a2258')], 0, 346, 0, 368)); s.path('M104 348H340', 'none', 1, '#e0e8ff', 1.8, .8)
    for k in range(11): s.rect(112 + k * 21.5, 353, 9, 5, '#ffd98f', .95, 2)
    s.path('M192 366V318C192 300 206 288 222 288C238 288 252 300 252 318V366Z', s.linu([(0, '#aab6ee'), (1, '#2a3478')], 0, 288, 0, 366), 1, '#0d1440', 2.4)
    s.path('M202 366V320C202 306 211 298 222 298C233 298 242 306 242 320V366Z', s.linu([(0, '#fffbe8'), (.5, '#ffdc90'), (1, '#ff9a5c')], 0, 298, 0, 366)); s.glow(222, 340, 74, '#ffd27a', .7)
    s.path('M214 366C214 346 217 338 222 338C227 338 230 346 230 366Z', '#3a2448'); s.dot(222, 331, 5.4, '#3a2448')
    s.path(pl([(202, 366), (242, 366), (308, 470), (128, 470)]), s.linu([(0, '#ffd890', .75), (1, '#ffb060', 0)], 0, 366, 0, 462))
    # foreground
    s.land([(-20, 396), (60, 384), (150, 398), (222, 408), (300, 398), (380, 386), (460, 398)], '#131c54', '#070a2a', True, op=.55)
    for x, y in ((150, 404), (166, 384), (282, 386), (300, 406), (124, 430), (330, 432)):
        s.path('M%s %sV%s' % (x, y, y - 14), 'none', 1, '#0b1038', 2.6); s.glow(x, y - 16, 17, '#ffd98f', .85); s.dot(x, y - 16, 2.8, '#fff6dc')
    s.land([(-20, 440), (70, 418), (140, 446), (300, 450), (380, 420), (460, 432)], '#0d1446', '#05071e', True, rim='#6f86e0', rop=.4)
    for x, y, h, l in ((30, 426, 96, 12), (54, 432, 62, 18), (12, 440, 130, 8), (412, 428, 104, -12), (386, 430, 62, -18), (432, 434, 134, -8)): s.stalk(x, y, h, l, '#070b30', '#7df0ff', 5, 3, 38)
    s.grass(-6, 120, 444, 44, '#05071e', 34, 21, '#7df0ff'); s.grass(330, 446, 444, 44, '#05071e', 34, 22, '#7df0ff')
    s.spores(20, 20, 250, 420, 430, '#ffe6a8', 16)
    finish(s, 'shelter', '#060823')

def wreck():
    s = base(81); r = random.Random(12)
    s.sky([(0, '#1c0c34'), (.25, '#55184a'), (.42, '#b83a4a'), (.55, '#ff8f5c'), (.62, '#ffd9a0'), (1, '#e0704f')])
    s.stars(50, 160, '#ffe6e0'); s.moon(84, 142, 26, '#ffe0c8', '#b84a5c', '#ff8f78', -30)
    s.glow(250, 310, 250, '#ffb070', .65, 120)
    s.land(s.ridge(282, 36, 31, .6), '#8f3050', '#c8544f', rim='#ffc8a0', rop=.5)
    s.land(s.ridge(308, 18, 37, .58), '#661f48', '#8a3048', rim='#ff9a80', rop=.4)
    # smoke plume
    for i in range(30):
        t = i / 29; x = 286 + 120 * t + 18 * math.sin(t * 6); y = 230 - 250 * t; s.glow(x + r.uniform(-12, 12), y + r.uniform(-8, 8), 26 + 60 * t + r.uniform(0, 14), mix('#240a28', '#5a2044', t), .5 * (1 - t * .5))
    for i in range(8): s.glow(282 + i * 6 + r.uniform(-6, 6), 236 - i * 15, 30 + i * 2, '#ff7a4a', .4 - i * .045)
    s.mist(326, '#ff9a70', .4, 22)
    s.land(s.hills(340, 6, 2, 6), '#5a1c40', '#1c0a2a', True, rim='#ffb088', rop=.4)
    # ploughed trench that still glows
    s.path('M40 404C110 380 170 376 230 384C300 392 380 420 450 466L450 500C360 452 260 420 190 416C130 412 80 416 40 426Z', s.linu([(0, '#ff7a4a', .0), (.25, '#ff8f5c', .75), (.6, '#c83a3a', .45), (1, '#5a1c40', .1)], 40, 0, 450, 0))
    T = 'rotate(-27 220 300)'
    hull = 'M36 318C60 286 120 266 190 262L352 256C380 256 404 268 412 288L416 330C404 348 384 356 352 358L180 352C110 346 60 336 36 318Z'
    s.path(hull, s.linu([(0, '#f0c8b8'), (.2, '#a87a8c'), (.5, '#553a5e'), (.8, '#241534'), (1, '#150c24')], 0, 256, 0, 358), 1, '#12081f', 2.4, tf=T)
    # fins and engines
    s.path('M318 258L352 176C356 168 364 166 372 168L396 174L384 262Z', s.linu([(0, '#c89aa4'), (1, '#3a2448')], 340, 170, 390, 262), 1, '#12081f', 2.4, tf=T)
    s.path('M300 354L330 410L380 412L372 352Z', s.linu([(0, '#3a2448'), (1, '#170d26')], 0, 352, 0, 412), 1, '#12081f', 2, tf=T)
    for y in (282, 308, 334):
        s.path(rrect(404, y - 12, 30, 24, 6), s.linu([(0, '#8a6878'), (1, '#1c1230')], 0, y - 12, 0, y + 12), 1, '#12081f', 2, tf=T); s.path(circ(434, y, 5, 11), '#3a1230', 1, '#ff8a5c', 1.6, .8, tf=T)
    # torn wound with ribs and fire inside
    wound = [(150, 264), (172, 258), (196, 268), (214, 256), (240, 266), (262, 254), (276, 272), (270, 296), (282, 316), (262, 330), (240, 322), (222, 338), (200, 324), (176, 334), (160, 312), (168, 292)]
    s.path(pl(wound), s.radu([(0, '#fff2c8'), (.25, '#ffc060'), (.55, '#ff6a3a'), (.85, '#8a1f34'), (1, '#3a0f2a')], 222, 300, 84), 1, '#1a0a1f', 3, tf=T)
    for x in (184, 210, 236, 260): s.path('M%s 258C%s 280 %s 312 %s 334' % (x, x - 10, x - 10, x + 2), 'none', 1, '#1a0a1f', 6, tf=T)
    s.path('M156 286H276M162 314H272', 'none', 1, '#1a0a1f', 4, tf=T)
    # plating lines, windows, stripe
    for x in (96, 130, 300, 330, 366): s.path('M%s %sC%s 290 %s 330 %s %s' % (x, 272 if x < 200 else 258, x - 8, x - 8, x, 340 if x < 140 else 354), 'none', 1, '#12081f', 1.8, .7, tf=T)
    for i, x in enumerate((300, 318, 336, 354, 372)): s.path(rrect(x - 5, 288, 10, 10, 4), '#ffb070' if i in (1, 4) else '#1a0f2a', 1, '#12081f', 1.4, tf=T)
    s.path('M288 312L412 308L414 318L288 322Z', '#ff6a4a', .85, tf=T); s.path('M60 306C76 294 96 286 118 281L118 300C98 304 78 308 60 306Z', '#2fc8d8', .75, '#12081f', 2, tf=T)
    s.path('M40 314C64 286 122 268 190 263', 'none', 1, '#fff0e0', 2.2, .7, tf=T); s.path('M276 259L352 256C380 256 402 267 410 284', 'none', 1, '#fff0e0', 2.2, .8, tf=T)
    s.glow(222, 300, 130, '#ff8a4a', .5); s.glow(226, 296, 60, '#ffd27a', .5)
    # nose buried: mound, debris
    s.path('M-10 440C20 398 60 376 100 382C134 388 150 404 190 410C150 424 60 436 -10 470Z', s.linu([(0, '#4a1838'), (1, '#1a0a24')], 0, 376, 0, 450)); s.path('M-10 440C20 398 60 376 100 382C134 388 150 404 190 410', 'none', 1, '#ffa080', 2, .55)
    for x, y, q, a in ((262, 404, 18, 12), (312, 420, 24, -20), (206, 422, 14, 40), (366, 434, 18, 10), (240, 432, 10, -30)):
        P = [(x + q * math.cos(t + a) * k, y + q * .55 * math.sin(t + a) * k) for t, k in ((0, 1), (1.2, .7), (2.1, 1.1), (3.4, .8), (4.6, 1))]
        s.path(pl(P), '#1c0c28', 1, '#ff9a78', 1.2, .5)
    s.path('M330 420L352 372M342 396L362 400', 'none', 1, '#1c0c28', 4); s.path('M300 428L292 392', 'none', 1, '#1c0c28', 3)
    s.land([(-20, 470), (80, 446), (190, 440), (300, 454), (380, 462), (460, 448)], '#2a0e2c', '#0e0618', True, rim='#ff8f70', rop=.4)
    s.grass(330, 450, 462, 60, '#0e0618', 34, 13, '#ff8ab0'); s.grass(-10, 60, 470, 50, '#0e0618', 22, 14, '#ff8ab0')
    for x, y, h, l in ((404, 452, 96, -12), (426, 456, 66, -18)): s.stalk(x, y, h, l, '#16091f', '#ff7ab0', 5, 3, 38)
    s.spores(44, 150, 100, 420, 400, '#ffb060', 17, 1.8)
    finish(s, 'wreck', '#12071c')

def lotus(s, x, y, q, c):
    s.glow(x, y - q * .4, q * 3.2, c, .7)
    for a in (-172, -150, -30, -8): s.path(taper(spine(x, y, q * 1.5, a, 20 if a < -90 else -20, 4), 1, .5, q * .55), mix(c, '#5a1a5a', .35))
    for a in (-130, -110, -70, -50): s.path(taper(spine(x, y, q * 1.6, a, 12 if a < -90 else -12, 4), 1, .5, q * .6), c)
    for a in (-102, -78, -90): s.path(taper(spine(x, y, q * 1.5, a, 0, 4), 1, .5, q * .56), mix(c, '#ffffff', .45))
    s.dot(x, y - q * .3, q * .22, '#fff6c8')

def source():
    s = base(91); r = random.Random(7)
    s.sky([(0, '#06183c'), (.3, '#0d4a78'), (.48, '#2f9ab0'), (.6, '#a8f0e4'), (1, '#5fd6d6')])
    s.stars(50, 150, '#e0fbff')
    s.glow(220, 250, 220, '#c8fff4', .6, 190)
    s.land(s.ridge(230, 50, 41, .6), '#2a7f9c', '#6fd0d0', rim='#e0fffa', rop=.5)
    # cliff theatre
    s.path('M-10 150C40 150 70 132 96 138C124 146 134 170 168 172L176 400H-10Z', s.linu([(0, '#1f6f8c'), (.5, '#124a6c'), (1, '#0a2444')], 0, 140, 0, 400)); s.path('M-10 150C40 150 70 132 96 138C124 146 134 170 168 172', 'none', 1, '#b8fff0', 2.4, .7)
    s.path('M450 134C410 130 376 142 346 140C318 140 300 168 268 172L262 400H450Z', s.linu([(0, '#1f6f8c'), (.5, '#124a6c'), (1, '#0a2444')], 0, 140, 0, 400)); s.path('M450 134C410 130 376 142 346 140C318 140 300 168 268 172', 'none', 1, '#b8fff0', 2.4, .7)
    for i in range(16):
        x = r.choice((r.uniform(-6, 150), r.uniform(280, 440))); y = r.uniform(190, 320); w, h = r.uniform(16, 40), r.uniform(30, 80)
        s.path(pl([(x, y), (x + w * .6, y - h * .2), (x + w, y + h * .3), (x + w * .7, y + h), (x - w * .1, y + h * .7)]), s.linu([(0, '#3fa0b0', .34), (1, '#0a2444', .4)], 0, y - h * .2, 0, y + h)); s.path(pl([(x, y), (x + w * .6, y - h * .2), (x + w, y + h * .3)], False), 'none', 1, '#9ff0e6', 1.3, .4)
    # the fall
    s.glow(220, 270, 120, '#dffffb', .7, 170)
    s.path('M166 170C190 166 246 166 270 170C276 230 268 300 276 368H160C170 300 160 230 166 170Z', s.linu([(0, '#f4fffd'), (.25, '#a8f8f0'), (.7, '#58d8e4'), (1, '#eafffb')], 0, 168, 0, 368))
    for i in range(34):
        x = 168 + 102 * r.random(); y = r.uniform(172, 300); ln = r.uniform(24, 110); s.path(taper([(x, y), (x + r.uniform(-2, 2), y + ln / 2), (x, min(364, y + ln))], .4, .4, r.uniform(1.4, 5)), r.choice(('#ffffff', '#ffffff', '#1f8fb0')), r.uniform(.25, .75))
    s.path('M164 174C190 164 246 164 272 174', 'none', 1, '#ffffff', 4, .95)
    for x0, w, y0, y1 in ((120, 15, 150, 356), (326, 17, 144, 358), (378, 9, 138, 352)):           # side threads
        s.glow(x0, (y0 + y1) / 2, w * 2.4, '#c8fff6', .5, 110)
        s.path('M%s %sC%s %s %s %s %s %sH%sC%s %s %s %s %s %sZ' % tuple(n(v) for v in (x0 - w * .2, y0, x0 - w * .55, y0 + 30, x0 - w * .7, y1 - 60, x0 - w, y1, x0 + w, x0 + w * .7, y1 - 60, x0 + w * .6, y0 + 30, x0 + w * .3, y0)), s.linu([(0, '#ffffff', .9), (.4, '#b8fbf2', .85), (1, '#8ff0ee', .25)], 0, y0, 0, y1))
        for _ in range(5): yy = r.uniform(y0 + 8, y1 - 60); s.path(taper([(x0 + r.uniform(-.5, .5) * w, yy), (x0 + r.uniform(-.6, .6) * w, yy + r.uniform(30, 60))], .3, .3), '#ffffff', .1); s.path('M%s %sv%s' % tuple(n(v) for v in (x0 + r.uniform(-.4, .4) * w, yy, r.uniform(24, 60))), 'none', 1, '#ffffff', 1.2, .6)
        s.glow(x0, y1, w * 2.6, '#f0fffc', .7, 12)
    # pool: rings of light
    s.path('M-10 372C60 346 150 352 220 352C300 352 380 346 450 370V530H-10Z', s.linu([(0, '#e6fffa'), (.1, '#7defe8'), (.35, '#1fa0b8'), (.7, '#0d4a80'), (1, '#082a5a')], 0, 350, 0, 480))
    for k in range(7):
        q = 30 + k * 30; s.path(circ(220, 366 + k * 6.5, q * 1.5, q * .3), 'none', 1, '#e8fffb', 2.4 - k * .22, .75 - k * .085)
    for i in range(16): s.glow(150 + 140 * r.random(), 352 + r.uniform(-14, 12), r.uniform(20, 46), '#f4fffd', .42, r.uniform(12, 24))
    # rim stones
    for x, y, q in ((24, 378, 38), (80, 372, 24), (410, 374, 42), (356, 370, 26), (122, 366, 14), (320, 366, 15)):
        s.path(smooth([(x - q, y + q * .3), (x - q * .8, y - q * .35), (x - q * .1, y - q * .6), (x + q * .7, y - q * .4), (x + q, y + q * .3), (x, y + q * .5)], True, 1), s.linu([(0, '#3a90a0'), (.35, '#134a68'), (1, '#082040')], 0, y - q * .6, 0, y + q * .5)); s.path(smooth([(x - q * .8, y - q * .35), (x - q * .1, y - q * .6), (x + q * .7, y - q * .4)], False, 1), 'none', 1, '#c8fff4', 1.8, .7)
    # pads and lotuses
    for x, y, q in ((118, 402, 34), (318, 406, 38), (196, 436, 30), (262, 440, 20)):
        s.ell(x, y, q, q * .3, '#08405c'); s.ell(x, y - 2, q * .94, q * .26, s.linu([(0, '#5fe0b8'), (1, '#0f6a78')], 0, y - q * .3, 0, y + q * .3))
    lotus(s, 118, 400, 22, '#ff8ac8'); lotus(s, 322, 404, 26, '#ff9ad0'); lotus(s, 204, 434, 17, '#ffb0e0')
    # hanging plants on both brows
    for i, (x, y, ln) in enumerate(((30, 150, 70), (62, 142, 96), (98, 140, 56), (142, 164, 60), (296, 158, 66), (344, 142, 60), (396, 134, 100), (428, 134, 64))): s.vine(x, y, ln, '#0a5a60', 8, 50 + i, beads='#ff9ad0' if i % 2 else '#b8fff0', sw=2)
    for x, ln, a, c in ((-16, 150, -52, 34), (-14, 120, -20, 36), (456, 160, -128, -34), (454, 120, -160, -36)): s.frond(x, 470, ln, a, c, '#06203c', .36, 12, 4, tip='#b8fff0')
    s.spores(40, 60, 150, 380, 420, '#dffffb', 19)
    finish(s, 'source', '#051830')

def artefact():
    s = base(101); r = random.Random(13)
    s.sky([(0, '#120830'), (.3, '#3a1a72'), (.5, '#7a45c0'), (.62, '#d8a8ff'), (1, '#b880f0')])
    s.stars(90, 230, '#f4e8ff')
    s.aurora(178, 24, 150, '#b88aff', .42, ph=.4); s.aurora(216, 18, 120, '#ff8ad8', .3, ph=2.2)
    s.glow(220, 300, 260, '#e0b0ff', .6, 130)
    s.land(s.ridge(276, 30, 51, .6), '#6a3cae', '#b07ae0', rim='#f4e0ff', rop=.5)
    s.land(s.ridge(304, 18, 57, .58), '#462585', '#7a48b8', rim='#d8b0ff', rop=.4)
    s.mist(322, '#e6c8ff', .5, 22)
    s.land([(-20, 352), (100, 340), (220, 336), (340, 340), (460, 352)], '#33196a', '#120830', True, rim='#c89aff', rop=.5)
    # beam
    for w, o in ((60, .16), (42, .22), (30, .25)): s.path(pl([(220 - w, 392), (220 + w, 392), (220 + w * .5, -10), (220 - w * .5, -10)]), s.linu([(0, '#ffe6a8', 0), (.5, '#ffe6a8', o), (1, '#ffe6a8', o)], 0, -10, 0, 392))
    s.path(pl([(196, 392), (244, 392), (232, -10), (208, -10)]), s.linu([(0, '#fff2c0', 0), (.4, '#ffe6a8', .55), (1, '#fff6d8', .85)], 0, -10, 0, 392)); s.glow(220, 250, 60, '#ffe9b0', .5, 240)
    # broken pillars in a ring, far side
    def pillar(x, y, w, h, broke, c0, c1, runes=True):
        P = [(x - w / 2, y), (x - w / 2 * .82, y - h + broke), (x - w * .1, y - h), (x + w / 2 * .82, y - h + broke * .45), (x + w / 2, y)]
        s.path(pl(P), s.linu([(0, c1), (.35, c0), (1, c1)], x - w / 2, 0, x + w / 2, 0)); s.path(pl(P[1:4], False), 'none', 1, '#ffe6c8', 1.6, .7)
        if runes:
            for i in range(int(h / 24)):
                yy = y - 16 - i * 22; g = r.choice(('M-5 0H5M0 0V9', 'M-5 0L0 8L5 0', 'M-4 0V8H4', 'M-5 4H5M-2 0V8M3 0V8', 'M0 0L5 4L0 8L-5 4Z'))
                s.path(g, 'none', 1, '#ffd98f', 1.9, .9, tf='translate(%s %s)' % (n(x), n(yy)))
                s.glow(x, yy + 4, 13, '#ffd27a', .4)
    for x, h, b in ((104, 92, 14), (160, 116, 6), (284, 112, 10), (338, 84, 18)): pillar(x, 356, 20, h, b, '#7a4cc0', '#38206e', True)
    # stepped dais
    for i, (w, y, c) in enumerate(((168, 396, '#3a1c72'), (132, 380, '#4f2a92'), (98, 364, '#6a3cb4'))):
        s.path('M%s %sH%sL%s %sH%sZ' % tuple(n(v) for v in (220 - w, y, 220 + w, 220 + w + 8, y + 18, 220 - w - 8)), s.linu([(0, mix(c, '#1a0a3a', .3)), (.5, mix(c, '#ffe0b0', .28)), (1, mix(c, '#1a0a3a', .3))], 220 - w, 0, 220 + w, 0))
        s.ell(220, y, w, w * .1, mix(c, '#d8b0ff', .35)); s.path('M%s %sA%s %s 0 0 0 %s %s' % tuple(n(v) for v in (220 - w, y, w, w * .1, 220 + w, y)), 'none', 1, '#ffe6c0', 1.8, .8)
    s.glow(220, 362, 120, '#ffe0a0', .75, 18)
    # rings behind / octahedron / rings before
    cx, cy = 220, 232
    s.glow(cx, cy, 170, '#ffd98f', .6); s.glow(cx, cy, 90, '#fff2cc', .7)
    def ring(rx, ry, rot, half, w, c):
        d = 'M%s %sA%s %s 0 0 %d %s %s' % (n(cx - rx), n(cy), n(rx), n(ry), half, n(cx + rx), n(cy))
        t = 'rotate(%s %s %s)' % (rot, cx, cy)
        s.path(d, 'none', 1, '#ffd27a', w * 3, .18, tf=t); s.path(d, 'none', 1, c, w, .98, tf=t); s.path(d, 'none', 1, '#fff8e6', w * .32, .9, tf=t)
    ring(118, 30, -20, 1, 6, '#a8742e'); ring(104, 34, 24, 1, 5, '#8a5c2a')
    top, bot, L, R, F = (cx, cy - 84), (cx, cy + 84), (cx - 52, cy + 4), (cx + 52, cy - 6), (cx + 8, cy + 18)
    s.path(pl([top, L, F]), s.linu([(0, '#fff8e0'), (.6, '#d8a0ff'), (1, '#8a50e0')], L[0], 0, F[0], 0)); s.path(pl([top, F, R]), s.linu([(0, '#b880ff'), (1, '#5a2ab0')], F[0], 0, R[0], 0))
    s.path(pl([bot, L, F]), s.linu([(0, '#9a60f0'), (1, '#5a2ab0')], L[0], 0, F[0], 0)); s.path(pl([bot, F, R]), s.linu([(0, '#4a2098'), (1, '#2a1068')], F[0], 0, R[0], 0))
    for a, b in ((top, L), (top, F), (top, R), (bot, L), (bot, F), (bot, R), (L, F), (F, R)): s.path(pl([a, b], False), 'none', 1, '#fff4d8', 1.8, .85)
    s.path('M%s %sL%s %sL%s %sZM%s %sH%s' % (206, 214, 220, 236, 200, 240, 196, 222, 216), 'none', 1, '#6a2ad0', 2.2, .7)
    ring(118, 30, -20, 0, 7, '#ffc860'); ring(104, 34, 24, 0, 6, '#f0b050')
    for t, (rx, ry, rot) in ((.2, (118, 30, -20)), (.7, (104, 34, 24)), (.55, (118, 30, -20))):
        a = math.pi * t; x, y = rx * math.cos(a), ry * math.sin(a); q = math.radians(rot); X, Y = cx + x * math.cos(q) - y * math.sin(q), cy + x * math.sin(q) + y * math.cos(q); s.glow(X, Y, 16, '#fff0c0', .95); s.dot(X, Y, 3.4, '#ffffff')
    # near pillars and ground
    pillar(52, 420, 38, 176, 22, '#4a2a8c', '#180a3a'); pillar(392, 424, 42, 214, 16, '#4a2a8c', '#180a3a')
    s.land([(-20, 436), (80, 414), (160, 424), (280, 426), (360, 412), (460, 432)], '#2a1258', '#0c0520', True, rim='#c89aff', rop=.45)
    s.path('M170 430L196 404H244L270 430L300 470H140Z', s.linu([(0, '#ffe0a8', .4), (1, '#ffe0a8', 0)], 0, 404, 0, 468))
    for x, y, h, l in ((110, 430, 52, 14), (92, 436, 34, 18), (334, 432, 56, -14), (352, 438, 36, -18)): s.stalk(x, y, h, l, '#10062a', '#d89aff', 4.5, 2.6, 38)
    s.grass(-10, 120, 446, 46, '#0c0520', 30, 31, '#e0b0ff'); s.grass(320, 450, 446, 50, '#0c0520', 32, 32, '#e0b0ff')
    for x, y, q in ((150, 300, 7), (300, 286, 9), (132, 250, 5), (318, 226, 6), (172, 330, 5), (282, 336, 5)):
        s.path(pl([(x, y - q * 1.3), (x + q, y), (x, y + q * 1.1), (x - q * .9, y)]), s.linu([(0, '#ffe6c8'), (1, '#5a2ab0')], x - q, y - q, x + q, y + q))
    s.spores(34, 80, 110, 360, 420, '#ffe6b0', 23)
    finish(s, 'artefact', '#0d0622')


# ---------------------------------------------------------------- Sanctuary, Places 6-10 (names partly reconstructed)
def refuge():
    s = base(111); r = random.Random(3)
    s.sky([(0, '#10163a'), (.3, '#2f4a6a'), (.48, '#7fa08a'), (.58, '#ffd9a0'), (1, '#e0a880')])
    s.stars(60, 180); s.moon(352, 110, 24, '#fff6e0', '#a8b890', '#d8f0c0', -140)
    s.glow(220, 290, 240, '#ffdca0', .6, 120)
    s.land(s.ridge(262, 34, 61, .6), '#5f8a86', '#9fc0a0', rim='#fff0d0', rop=.5); s.land(s.hills(318, 10, 7, 8), '#3a6a5c', '#143a34', True, rim='#d8ffc0', rop=.4)
    s.mist(320, '#fff0c8', .4, 20)
    # a giant hollow tree, lived in
    for x, ln, a, c, w in ((150, 190, -128, 50, 40), (290, 190, -52, -50, 40), (200, 180, -108, 30, 40), (246, 180, -72, -30, 40)): s.path(taper(spine(x, 250, ln, a, c), w, 6), '#17342e')
    for cx, cy, q in ((80, 120, 74), (160, 74, 84), (262, 66, 88), (352, 112, 76), (216, 128, 80), (40, 172, 48), (404, 168, 48)):
        P = [(cx + (q + r.uniform(-9, 9)) * math.cos(u) * 1.15, cy + (q * .6 + r.uniform(-7, 7)) * math.sin(u)) for u in [math.pi * 2 * j / 15 for j in range(15)]]
        s.path(smooth(P, True, 1), s.linu([(0, '#6fae6a'), (.4, '#2a6a50'), (1, '#123a34')], 0, cy - q * .6, 0, cy + q * .6))
    for i in range(70):
        x = 20 + 400 * r.random(); s.leaf(x, 110 + r.uniform(-66, 80), r.uniform(14, 28), 90 + r.uniform(-60, 60), 0, r.uniform(6, 9), r.choice(('#8fcf7a', '#1d5244', '#123a34', '#3f8a5c')), .9)
    for i, x in enumerate((52, 110, 170, 268, 330, 388)): s.vine(x, 170, r.uniform(40, 90), '#17403a', 6, 90 + i, beads='#ffe6a0', sw=1.8)
    s.path('M136 440C160 380 158 300 140 224C170 240 200 214 220 214C240 214 270 240 300 224C282 300 280 380 304 440C330 462 360 470 380 480H60C80 470 110 462 136 440Z', s.linu([(0, '#16302c'), (.3, '#5a6a4a'), (.5, '#3a4a3a'), (1, '#0c1f20')], 130, 0, 310, 0))
    for i in range(9): x = 150 + i * 18; s.path(smooth([(x, 236), (x + r.uniform(-5, 5), 300), (x + r.uniform(-5, 5), 370), (x + (x - 220) * .3, 440)]), 'none', 1, '#0c1f20', 1.8, .5)
    s.path('M186 446V376C186 350 202 338 220 338C238 338 254 350 254 376V446Z', s.linu([(0, '#fff8e0'), (.5, '#ffce80'), (1, '#ff8f4c')], 0, 338, 0, 446), 1, '#0c1f20', 5); s.glow(220, 400, 110, '#ffc870', .7)
    s.path('M208 446C208 412 212 398 220 398C228 398 232 412 232 446Z', '#3a2430'); s.dot(220, 390, 7, '#3a2430'); s.path('M236 446C236 424 239 416 244 416C249 416 252 424 252 446Z', '#3a2430'); s.dot(244, 411, 5, '#3a2430')
    for x, y, q in ((190, 290, 13), (252, 276, 12), (222, 252, 9), (172, 336, 9), (272, 330, 10)): s.glow(x, y, q * 3, '#ffd27a', .6); s.dot(x, y, q + 2.5, '#0c1f20'); s.dot(x, y, q, s.radu([(0, '#fff8e0'), (1, '#ffb860')], x, y - 3, q * 1.3)); s.path('M%s %sH%sM%s %sV%s' % (n(x - q), n(y), n(x + q), n(x), n(y - q), n(y + q)), 'none', 1, '#0c1f20', 2)
    s.path(pl([(186, 446), (254, 446), (320, 500), (120, 500)]), s.linu([(0, '#ffd890', .7), (1, '#ffb060', 0)], 0, 440, 0, 486))
    s.land([(-20, 444), (70, 428), (130, 452), (310, 452), (380, 428), (460, 442)], '#12302c', '#06141a', True, rim='#b8f0a0', rop=.4)
    s.grass(-6, 130, 450, 50, '#06141a', 36, 41, '#ffe6a0'); s.grass(310, 446, 450, 50, '#06141a', 36, 42, '#ffe6a0')
    for x, y, h, w in ((96, 444, 40, 40), (120, 450, 22, 24), (346, 446, 44, 42), (322, 452, 22, 22)): s.shroom(x, y, h, w, '#e08a5c', '#ffe0a8', '#5a4030')
    s.spores(30, 30, 180, 410, 420, '#ffe6a0', 24); finish(s, 'refuge', '#07131c')

def cache():
    s = base(121); r = random.Random(5)
    s.sky([(0, '#0a1436'), (.3, '#20406a'), (.46, '#4f8a98'), (.58, '#bfe6d0'), (1, '#8fb8b0')])
    s.stars(70, 190); s.glow(220, 260, 220, '#d8fff0', .4, 100)
    s.land(s.ridge(230, 44, 71, .6), '#3f6f86', '#8fb8b4', rim='#e8fff4', rop=.5)
    s.land(s.ridge(280, 20, 74, .6), '#284c66', '#4a7a86', rim='#b8f0e0', rop=.4); s.mist(300, '#d8fff0', .35, 22)
    # overhang
    s.path('M-10 60C60 50 90 96 150 100C220 104 250 70 320 80C380 88 410 120 450 116V-10H-10Z', s.linu([(0, '#04081a'), (1, '#0c2036')], 0, 0, 0, 110)); s.path('M-10 60C60 50 90 96 150 100C220 104 250 70 320 80C380 88 410 120 450 116', 'none', 1, '#8fd8d0', 2, .55)
    s.path('M-10 40C30 120 60 220 40 330C34 380 20 420 -10 450Z', s.linu([(0, '#0a1430'), (1, '#234a60')], -10, 0, 60, 0)); s.path('M450 90C410 160 396 250 408 340C414 390 430 420 450 440Z', s.linu([(0, '#234a60'), (1, '#0a1430')], 396, 0, 450, 0))
    for i, (x, ln) in enumerate(((70, 90), (130, 60), (206, 46), (300, 64), (368, 90))): s.vine(x, 90, ln, '#14404a', 8, 120 + i, beads='#8affe0', sw=1.8)
    s.land([(-20, 352), (100, 338), (220, 334), (340, 338), (460, 350)], '#1f4258', '#081226', True, rim='#9ff0e0', rop=.45)
    # round vault, half open
    s.glow(220, 300, 190, '#7dffe6', .55)
    s.path(circ(220, 290, 106, 106), s.radu([(0, '#5a7a90'), (.8, '#2a4460'), (1, '#12203a')], 190, 250, 160), 1, '#08101f', 4)
    for i in range(16):
        u = math.pi * 2 * i / 16; s.dot(220 + 95 * math.cos(u), 290 + 95 * math.sin(u), 4.2, '#0d1a30'); s.dot(219 + 95 * math.cos(u), 289 + 95 * math.sin(u), 2.6, '#9fc8d0')
    s.dot(220, 290, 82, s.radu([(0, '#ffffff'), (.3, '#c8fff2'), (.65, '#4fe0d0'), (1, '#0f5a70')], 220, 310, 104)); s.path(circ(220, 290, 82), 'none', 1, '#08101f', 4); s.path(circ(220, 290, 106), 'none', 1, '#bff8ee', 1.8, .7)
    for x, y, w, h, c in ((172, 330, 44, 34, '#ff9a5c'), (216, 322, 52, 42, '#e8b04a'), (190, 300, 40, 30, '#5ab0c8'), (236, 294, 36, 30, '#ff9a5c')):
        s.path(rrect(x, y, w, h, 4), s.linu([(0, mix(c, '#ffffff', .3)), (1, mix(c, '#0a1a30', .55))], x, y, x + w, y + h), 1, '#0c2038', 2.4); s.path('M%s %sH%s' % (x + 5, y + h * .36, x + w - 5), 'none', 1, '#0c2038', 2.4, .7); s.rect(x + w / 2 - 5, y + h * .28, 10, 8, '#fff6d0', 1, 2)
    # door swung left
    s.path(circ(106, 300, 40, 88), s.linu([(0, '#8fb0c0'), (.5, '#4a6a84'), (1, '#16263f')], 66, 0, 146, 0), 1, '#08101f', 4, tf='rotate(4 106 300)'); s.path(circ(106, 300, 26, 60), 'none', 1, '#12203a', 4, tf='rotate(4 106 300)')
    for u in (0, 60, 120): s.path('M106 300m-16 0h32', 'none', 1, '#d8f0f0', 5, tf='rotate(%d 106 300)' % (u + 20))
    s.dot(106, 300, 8, '#d8f0f0'); s.path('M142 260L128 268M142 330L128 332', 'none', 1, '#08101f', 8)
    s.path(pl([(150, 366), (290, 366), (360, 480), (80, 480)]), s.linu([(0, '#a8fff0', .75), (1, '#4fe0d0', 0)], 0, 360, 0, 460))
    for x, y, w, h, c in ((300, 372, 56, 44, '#e8b04a'), (352, 386, 44, 34, '#5ab0c8'), (322, 340, 40, 32, '#ff9a5c')):
        s.path(rrect(x, y, w, h, 4), s.linu([(0, mix(c, '#d8fff6', .35)), (1, mix(c, '#0a1a30', .65))], x, y, x + w, y + h), 1, '#08101f', 2.6); s.path('M%s %sH%s' % (x + 5, y + h * .36, x + w - 5), 'none', 1, '#0c2038', 2.4, .7); s.rect(x + w / 2 - 6, y + h * .28, 12, 9, '#fff6d0', 1, 2)
    s.land([(-20, 452), (70, 428), (150, 448), (290, 452), (380, 430), (460, 446)], '#12283c', '#060c1c', True, rim='#8fe8e0', rop=.4)
    s.grass(-6, 130, 452, 50, '#060c1c', 36, 51, '#8affe0'); s.grass(320, 446, 452, 50, '#060c1c', 36, 52, '#8affe0')
    s.spores(30, 60, 170, 400, 420, '#b8fff0', 26); finish(s, 'cache', '#050b1c')

def ark():
    s = base(131); r = random.Random(7)
    s.sky([(0, '#1a1648'), (.26, '#5a3a7a'), (.42, '#d8727a'), (.54, '#ffc48a'), (.62, '#fff0c8'), (1, '#ffd0a0')])
    s.stars(50, 150, '#fff0e0'); s.glow(220, 300, 260, '#ffe6b0', .7, 140)
    for y, x, w in ((150, 90, 120), (176, 340, 140), (204, 120, 160)): s.path(taper([(x - w / 2, y), (x, y + 4), (x + w / 2, y)], .4, .4, 10), '#ffe0c0', .3)
    s.land(s.ridge(292, 30, 81, .58), '#a8607c', '#e8a088', rim='#fff0d8', rop=.6); s.mist(310, '#fff0d0', .5, 20)
    s.land([(-20, 368), (110, 352), (220, 348), (330, 352), (460, 368)], '#6a3f62', '#1c1238', True, rim='#ffe0b0', rop=.5)
    # gantries
    for x0, d in ((112, 1), (328, -1)):
        s.path('M%s 372V150M%s 372V150' % (x0, x0 + 18), 'none', 1, '#3a2450', 4)
        for i in range(9): y = 160 + i * 24; s.path('M%s %sL%s %sM%s %sH%s' % (x0, y, x0 + 18, y + 24, x0, y, x0 + 18), 'none', 1, '#3a2450', 2.2)
        for y in (200, 270): s.path('M%s %sH%s' % (x0 + (18 if d > 0 else 0), y, x0 + 9 + d * 62), 'none', 1, '#3a2450', 5); s.glow(x0 + 9, y - 8, 14, '#ffe6a0', .9); s.dot(x0 + 9, y - 8, 3, '#fff8e0')
    # the ark: a seed of brass and glass
    s.glow(220, 240, 150, '#ffe2a0', .55)
    hull = 'M220 70C262 104 292 168 292 240C292 300 270 342 248 364H192C170 342 148 300 148 240C148 168 178 104 220 70Z'
    s.path(hull, s.linu([(0, '#6a4020'), (.2, '#c88a3f'), (.42, '#fff0c0'), (.6, '#d89a4a'), (1, '#4a2a2a')], 148, 0, 292, 0), 1, '#2a1838', 3)
    win = 'M220 122C246 146 262 188 262 232C262 262 254 284 244 296H196C186 284 178 262 178 232C178 188 194 146 220 122Z'
    s.path(win, s.radu([(0, '#f4ffe0'), (.4, '#9fe6a0'), (.8, '#2f8a6a'), (1, '#14504a')], 220, 240, 100), 1, '#2a1838', 4)
    for x, ln, a in ((220, 108, -90), (212, 74, -99), (230, 78, -81), (205, 46, -104), (236, 48, -76)): s.frond(x, 294, ln, a, (a + 90) * .3, '#0f4a3a', .21, 10, 3, tip='#ffe6a0')
    s.path('M220 122V296M178 232H262M188 186H252M184 270H256', 'none', 1, '#2a1838', 3.4, .9); s.path('M220 122V296M178 232H262', 'none', 1, '#ffe6b0', 1.1, .8)
    for k in (-1, 1): s.path('M%s 74C%s 120 %s 200 %s 360' % (220 + k * 2, 220 + k * 40, 220 + k * 62, 220 + k * 34), 'none', 1, '#5a3420', 2, .7)
    s.path('M196 308H244M190 324H250M192 340H248', 'none', 1, '#5a3420', 3, .7)
    for k in (-1, 1): s.path('M%s 300C%s 330 %s 356 %s 392L%s 392C%s 376 %s 366 %s 352Z' % tuple(220 + k * v for v in (70, 96, 100, 104, 86, 74, 60, 44)), s.linu([(0, '#ffdf9a'), (1, '#6a3a30')], 0, 300, 0, 392), 1, '#2a1838', 2.6)
    s.path('M196 364H244L252 386H188Z', '#4a2a3a', 1, '#2a1838', 2.4); s.glow(220, 396, 90, '#ffe6a8', .7, 16)
    s.path('M152 210C156 150 180 104 216 76', 'none', 1, '#ffffff', 3, .6)
    s.ell(220, 400, 130, 14, '#ffe0a8', .25)
    for x in (70, 96, 344, 370): s.path('M%s 420C%s 402 %s 396 %s 396C%s 396 %s 402 %s 420Z' % (x - 7, x - 7, x - 4, x, x + 4, x + 7, x + 7), '#241434'); s.dot(x, 390, 5.4, '#241434')
    s.land([(-20, 450), (70, 420), (150, 434), (290, 436), (380, 418), (460, 446)], '#3a2048', '#120a28', True, rim='#ffd9a8', rop=.5)
    s.grass(-6, 110, 448, 44, '#120a28', 32, 61, '#ffe6a0'); s.grass(340, 446, 448, 44, '#120a28', 32, 62, '#ffe6a0')
    s.spores(34, 80, 90, 370, 420, '#fff0c0', 28); finish(s, 'ark', '#120a26')

def teleporter():
    s = base(141); r = random.Random(9)
    s.sky([(0, '#0a0a34'), (.3, '#2a1f7a'), (.46, '#6a3fb4'), (.58, '#f08ac8'), (1, '#c86ab0')])
    s.stars(90, 220, '#f4e8ff'); s.aurora(190, 22, 130, '#7dc8ff', .32, ph=2.0, c2='#b07aff'); s.glow(220, 290, 260, '#ffb0e0', .5, 110)
    s.land(s.ridge(284, 28, 91, .6), '#5a35a0', '#b060b8', rim='#ffe0f4', rop=.5); s.mist(312, '#ffc8ec', .45, 20)
    s.land([(-20, 356), (110, 344), (220, 340), (330, 344), (460, 356)], '#33206e', '#0f0a30', True, rim='#d8a0ff', rop=.5)
    cx, cy = 220, 250
    s.glow(cx, cy, 220, '#58d8ff', .5)
    # swirl
    s.dot(cx, cy, 104, s.radu([(0, '#ffffff'), (.16, '#d8f8ff'), (.4, '#58c8ff'), (.72, '#5a4ae0'), (1, '#1a1058')], cx, cy, 106))
    for k in range(7):
        u0 = k * 2 * math.pi / 7; P = []
        for i in range(14): q = 8 + i * 7.2; u = u0 + i * .27; P.append((cx + q * math.cos(u), cy + q * math.sin(u)))
        s.path(taper(P, 3, .5, 9), '#e8fbff' if k % 2 else '#ff9ae0', .5)
    s.glow(cx, cy, 60, '#ffffff', .8)
    # ring of segments
    for i in range(12):
        u0, u1 = math.radians(i * 30 + 2 - 90), math.radians(i * 30 + 28 - 90); P = [(cx + q * math.cos(u), cy + q * math.sin(u)) for q, us in ((136, (u0, (u0 + u1) / 2, u1)), (106, (u1, (u0 + u1) / 2, u0))) for u in us]
        s.path(pl(P), s.linu([(0, '#c8b0f0'), (.5, '#6a4ab4'), (1, '#241a5c')], cx - 120, cy - 130, cx + 120, cy + 130), 1, '#0f0a30', 3)
        um = (u0 + u1) / 2; x, y = cx + 121 * math.cos(um), cy + 121 * math.sin(um); s.glow(x, y, 16, '#7df0ff', .9); s.path(pl(ngon(x, y, 5.5, 4, math.degrees(um))), '#d8fbff')
    s.path(circ(cx, cy, 137), 'none', 1, '#f0e0ff', 1.6, .6); s.path(circ(cx, cy, 106), 'none', 1, '#b8f4ff', 2.4, .9)
    # steps
    for w, y, c in ((120, 376, '#5a3fa8'), (150, 392, '#43308c'), (182, 408, '#302270')):
        s.path('M%s %sH%sL%s %sH%sZ' % (220 - w, y, 220 + w, 220 + w + 8, y + 18, 220 - w - 8), s.linu([(0, mix(c, '#0a0a34', .4)), (.5, mix(c, '#b8f4ff', .3)), (1, mix(c, '#0a0a34', .4))], 220 - w, 0, 220 + w, 0)); s.path('M%s %sH%s' % (220 - w, y, 220 + w), 'none', 1, '#c8f4ff', 1.6, .7)
    s.glow(220, 378, 120, '#a8f0ff', .7, 16)
    s.path('M208 376C208 344 212 330 220 330C228 330 232 344 232 376Z', '#140c3a'); s.dot(220, 322, 8, '#140c3a')
    for x, h in ((48, 120), (392, 132)):
        s.path('M%s 430L%s %sL%s %sL%s 430Z' % (x - 16, x - 9, 430 - h, x + 9, 424 - h, x + 16), s.linu([(0, '#5a3fa8'), (1, '#14103c')], x - 16, 0, x + 16, 0), 1, '#0f0a30', 2); s.glow(x, 420 - h, 34, '#7df0ff', .9); s.path(pl(ngon(x, 418 - h, 10, 4)), '#e0fcff')
        s.path('M%s %sL%s %s' % (x, 446 - h, x, 416), 'none', 1, '#7df0ff', 2.4, .7, dash='10 8')
    s.land([(-20, 446), (80, 424), (160, 438), (280, 440), (360, 424), (460, 442)], '#241858', '#0a0624', True, rim='#d8a0ff', rop=.45)
    s.grass(-10, 120, 448, 46, '#0a0624', 30, 71, '#ff9ae0'); s.grass(320, 450, 448, 46, '#0a0624', 30, 72, '#ff9ae0')
    s.spores(44, 80, 110, 360, 420, '#d8f4ff', 33); finish(s, 'teleporter', '#0a0624')

def monolith():
    s = base(151); r = random.Random(11)
    s.sky([(0, '#0d0a2a'), (.28, '#2f1f56'), (.44, '#8a4a6a'), (.54, '#f09a6a'), (.6, '#ffe0a8'), (1, '#e0a880')])
    s.stars(100, 220, '#fff0e0')
    # eclipse
    s.glow(220, 196, 230, '#ffb070', .6); s.glow(220, 196, 140, '#ffe6b0', .8); s.dot(220, 196, 82, '#fff4d0'); s.dot(220, 196, 77, '#1a1034'); s.path(circ(220, 196, 80), 'none', 1, '#fffbe8', 3, .95)
    for i in range(24): u = math.pi * 2 * i / 24 + .1; s.path(taper([(220 + 84 * math.cos(u), 196 + 84 * math.sin(u)), (220 + (100 + 26 * r.random()) * math.cos(u), 196 + (100 + 26 * r.random()) * math.sin(u))], 5, .4), '#ffe6b8', .4)
    s.land(s.ridge(296, 22, 95, .58), '#7a4468', '#d8886a', rim='#ffe6c0', rop=.6); s.mist(316, '#ffd9a0', .5, 20)
    for y, c, sd, rim in ((336, '#8a4a5c', 3, '#ffd9a8'), (362, '#5c3050', 4, '#ffb890')): s.land(s.hills(y, 10, sd, 6), c, '#1c1034', True, rim=rim, rop=.5)
    # slab
    s.glow(220, 300, 150, '#ffb870', .4, 170)
    s.path('M168 412L176 96L264 96L272 412Z', s.linu([(0, '#0a0818'), (.6, '#1a142c'), (.8, '#3a2c48'), (1, '#120c20')], 168, 0, 272, 0)); s.path('M264 96L284 88L294 404L272 412Z', s.linu([(0, '#6a4a68'), (1, '#241830')], 264, 0, 294, 0)); s.path('M176 96L196 88H284L264 96Z', '#8a6a80')
    s.path('M168 412L176 96H264L272 412', 'none', 1, '#ffd9a8', 1.6, .65); s.path('M264 96L272 412', 'none', 1, '#ffe6c0', 2, .8)
    for i in range(9):
        y = 124 + i * 30; g = ('M-22 0H22M-8 0V12M8 0V12', 'M-18 6A18 12 0 0 1 18 6M0 6V14', 'M-20 0L0 12L20 0', 'M-16 0V12H16V0', 'M-20 6H20M-12 0V12M0 0V12M12 0V12', 'M0 -2L14 6L0 14L-14 6Z', 'M-20 12L-6 0L6 12L20 0', 'M-18 0H18L0 13Z', 'M-20 3H20M-10 10H10')[i]
        for w, o in ((7, .2), (2.6, .95)): s.path(g, 'none', 1, '#ffb860', w, o, tf='translate(220 %d)' % y)
    s.path('M160 412C190 402 270 402 300 408L330 424H130Z', '#1c1030')
    s.path('M170 412C120 420 40 440 -10 470V500H180Z', '#0d0820', .55)
    for x, y, q in ((96, 404, 22), (350, 400, 26), (62, 420, 14), (390, 418, 16), (318, 416, 12)):
        s.path(smooth([(x - q, y + q * .3), (x - q * .7, y - q * .5), (x, y - q * .7), (x + q * .8, y - q * .3), (x + q, y + q * .3)], True, 1), s.linu([(0, '#a8646a'), (.4, '#4a2848'), (1, '#1c1034')], 0, y - q * .7, 0, y + q * .4))
    for x in (116, 138): s.path('M%s 418C%s 398 %s 392 %s 392C%s 392 %s 398 %s 418Z' % (x - 6, x - 6, x - 4, x, x + 4, x + 6, x + 6), '#150c28'); s.dot(x, 386, 5.6, '#150c28')
    s.land([(-20, 450), (90, 426), (180, 440), (300, 434), (380, 424), (460, 444)], '#35204a', '#0d0820', True, rim='#ffc89a', rop=.45)
    s.grass(-6, 90, 450, 40, '#0d0820', 26, 81, '#ffb860'); s.grass(350, 446, 448, 44, '#0d0820', 26, 82, '#ffb860')
    s.spores(30, 60, 180, 380, 420, '#ffd9a0', 36); finish(s, 'monolith', '#0d0820')

ALL = dict(lair=lair, jungle=jungle, river=river, beach=beach, rover=rover, swamp=swamp, shelter=shelter, wreck=wreck, source=source, artefact=artefact, refuge=refuge, cache=cache, ark=ark, teleporter=teleporter, monolith=monolith)
if __name__ == '__main__':
    for k in sys.argv[1:] or list(ALL)[:10]: ALL[k]()
