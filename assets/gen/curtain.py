# The blast door that stands between two players: the same picture for every seat, so that it tells nothing.
from lib import *
W, H, CX, CY = 1920, 1080, 960, 396
ROWS = ((54, 250), (262, 530), (542, 810))
COLS = ((70, 380), (392, 640), (652, 900))


def plate(s, x, y, w, h, vent, plain):
    p = cham(x, y, w, h, 22); t = s.u(-.05, .05)
    s.pl([(x + w + 3, y + 26), (x + w + 3, y + h - 18), (x + w - 18, y + h + 5), (x + 20, y + h + 5)], '#000000', 9, .5)
    s.path(p, tint('#22383e', t) if plain else s.lg(0, y, 0, y + h, (0, tint('#3a565c', t + .06)), (.5, tint('#243d43', t)), (1, tint('#16282d', t))), '#05090b', 3); s.pl([(x, y + h - 22), (x, y + 22), (x + 22, y), (x + w - 22, y)], '#9fc0bc', 1.2, .4)
    i = cham(x + 16, y + 16, w - 32, h - 32, 14); s.path(i, None, '#0c181b', 2.4)
    for bx in () if plain else (x + 15, x + w - 15):
        for by in (y + 15, y + h - 15):
            s.circ(bx, by, 5, '#0a1417'); s.circ(bx - 1, by - 1.4, 3.4, '#6f8f90')
    for q in range(int((h - 80) / 22) if vent else 0):
        s.rect(x + 44, y + 44 + q * 22, w - 88, 10, '#060d0f', op=.85); s.line(x + 44, y + 55 + q * 22, x + w - 44, y + 55 + q * 22, '#8fb0ac', 1.2, .35)


def leaf(s, d):
    """One door leaf; d = -1 left, 1 right."""
    x0, x1 = (0, CX) if d < 0 else (CX, W)
    X = lambda v: CX + d * v
    for r, (ya, yb) in enumerate(ROWS):
        for a, b in COLS:
            plate(s, min(X(a), X(b)), ya, b - a, yb - ya, (r, a) in ((0, 392), (1, 652)), a == 652)
    for y in (256, 536, 816):
        s.rect(x0, y - 7, 960, 14, '#081114'); s.line(x0, y + 7, x1, y + 7, '#6f9290', 1.4, .4)
    for y in (142, 566):
        arm(s, X, y)


def arm(s, X, y):
    a, b = sorted((X(420), X(900))); s.path(rpts(a + 3, y + 8, b - a, 30, 15, 6), '#000000', op=.5)
    s.path(rpts(a, y, b - a, 30, 15, 6), s.lg(0, y, 0, y + 30, (0, '#b9c4bd'), (.25, '#6d7f7e'), (.7, '#2b3c3f'), (1, '#10191c')), '#05090b', 2.4)
    a, b = sorted((X(300), X(640))); s.path(rpts(a, y - 9, b - a, 48, 10, 5), s.lg(0, y - 9, 0, y + 39, (0, '#d9a24a'), (.3, '#a8701f'), (1, '#3a2408')), '#05090b', 2.6)
    for q in range(5):
        s.rect(a + 20 + q * 60, y - 9, 10, 48, '#000000', op=.35)


def seam(s):
    for d in (-1, 1):
        a = CX - 60 if d < 0 else CX; s.rect(a, 0, 60, 820, '#12171a')
        for i in range(-1, 16):
            y = i * 48; l, r = (y + 60, y) if d < 0 else (y, y + 60); s.path([(a, l), (a + 60, r), (a + 60, r + 24), (a, l + 24)], '#e09a34', op=.82)
    s.rect(CX - 60, 0, 120, 828, s.lg(CX - 60, 0, CX + 60, 0, (0, '#000000', .55), (.3, '#000000', .05), (.5, '#000000', .6), (.7, '#000000', .05), (1, '#000000', .55)))
    for _ in range(70):
        s.circ(CX + s.u(-60, 60), s.u(0, 800), s.u(.6, 3), '#12171a', op=s.u(.3, .8))
    s.rect(CX - 3, 0, 6, 828, '#020405'); s.line(CX - 64, 0, CX - 64, 828, '#8fb0ac', 2, .5); s.line(CX + 64, 0, CX + 64, 828, '#05090b', 4, .8)


def lock_ring(s):
    """The emblem of a seat is drawn into its middle by the client (seats/emblem_*.svg, centre 960, 396)."""
    s.circ(CX + 5, CY + 12, 290, '#000000', op=.32)
    d = lambda *q: s.lg(CX - 200, CY - 240, CX + 200, CY + 240, *q)
    s.circ(CX, CY, 268, d((0, '#a8bdb9'), (.3, '#4f686c'), (.7, '#1f3338'), (1, '#0c171b')), '#05090b', 4); s.circ(CX, CY, 246, d((0, '#101d21'), (.5, '#2c454b'), (1, '#7f9c9b')))
    for i in range(24):
        a = i * math.pi / 12; p = [(CX + q * math.cos(a + w), CY + q * math.sin(a + w)) for q, w in ((238, -.10), (238, .10), (212, .085), (212, -.085))]; s.path(p, s.lg(*p[0], *p[2], (0, '#3d5960'), (1, '#1b2f35')), '#05090b', 1.6)
        if i % 2 == 0:
            x, y = CX + 257 * math.cos(a), CY + 257 * math.sin(a); s.circ(x, y, 7, '#0a1417'); s.circ(x - 1, y - 1.6, 4.6, '#8fa8a5')
    s.circ(CX, CY, 201, None, '#05090b', 7); s.circ(CX, CY, 198, s.rg(CX - 40, CY - 60, 300, (0, '#1d3a42'), (.5, '#0d2027'), (1, '#050d10')), '#5f8488', 2); s.circ(CX, CY, 176, None, '#2c5058', 1.4, .9, dash='10 8')


def wear_and_light(s):
    for _ in range(60):
        x, y, a, l = s.u(0, W), s.u(0, 800), s.u(0, 6.28), s.u(10, 90); s.line(x, y, x + l * math.cos(a), y + l * math.sin(a), s.R.choice(['#ffffff', '#000000']), s.u(.6, 1.6), s.u(.04, .12))
    for _ in range(6):
        s.glow(s.u(0, W), s.u(0, 780), s.u(40, 110), s.R.choice([RUST, '#000000', '#000000']), s.u(.08, .18), 1, 1.5)
    for x in (320, 1600):
        d = 1 if x < CX else -1
        for q, a in ((110, .15), (205, .12)):
            s.path([(x - 76, 0), (x + 76, 0), (x + d * 225 + q, 600), (x + d * 225 - q, 600)], s.lg(0, 0, 0, 460 + q * .6, (0, '#ffe9c4', a), (1, '#ffe9c4', 0)))
        s.glow(x, 0, 200, '#ffe2b0', .5); s.path(rpts(x - 80, -14, 160, 26, 10), '#fff3d6')
    s.rect(0, 640, W, 192, s.lg(0, 640, 0, 830, (0, '#03090b', 0), (.55, '#03090b', .86), (1, '#03090b', 1)))
    for x, g in ((0, (0, 0, 330, 0)), (W - 330, (W, 0, W - 330, 0))):
        s.rect(x, 0, 330, 812, s.lg(*g, (0, '#020608', .88), (.5, '#020608', .3), (1, '#020608', 0)))


if __name__ == '__main__':
    s = Svg(W, H, 91); s.rect(0, 0, W, 832, '#1b2f35'); s.rect(0, 830, W, 250, '#03090b'); leaf(s, -1); leaf(s, 1); seam(s); wear_and_light(s); lock_ring(s); s.save('bg/curtain.svg')
