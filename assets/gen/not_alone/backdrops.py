"""Backdrops of the dusk planet: the ground (any window), and the sky down to the planet's limb, a strip that stretches with the window so that what
races along the limb finds it there."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from dusk import *
from pieces import out, C
SX, AX, SY, KX, AMP, STRIP = 1120, 960, 132, 924, 44, 300   # star's x, the limb's apex and curvature, height of the strip


def arc_y(x): return SY + AMP * ((x - AX) / KX) ** 2
def limb(x0, x1, dy=0, step=40): return [(x, arc_y(x) + dy) for x in range(x0, x1 + step, step)]


def sky(name, top, mid, left, right, seed=4):
    s = Svg(1920, STRIP, seed); limit = limb(0, 1920)
    s.path(smooth(limit) + 'L1920 0L0 0Z', s.linu([(0, top), (.6, mid), (1, mix(mid, right, .3))], 0, 0, 0, 200))
    s.stars(210, 124, '#ffffff', big=.05)
    s.aurora(112, 10, 104, left, .30, k=120, ph=.7, f=.5, c2=mix(left, '#8a6aff', .6))
    stops = [(0, left), (.42, mix(left, '#fff3b8', .55)), (SX / 1920, '#fff3b8'), (.74, mix(right, '#fff3b8', .5)), (1, right)]
    def at(u):
        for (o0, c0), (o1, c1) in zip(stops, stops[1:]):
            if u <= o1: return mix(c0, c1, (u - o0) / (o1 - o0))
        return right
    for i in range(160):                           # atmosphere: strips that fade downwards from the limb, and a breath of light above it
        x = i * 12; c = at(min(1, (x + 6) / 1920)); y = arc_y(x + 6)
        s.el.append('<rect x="%d" y="%s" width="12" height="130" fill="%s"/>' % (x, n(y), s.lin([(0, c, .42), (.1, c, .27), (.3, c, .14), (.6, c, .05), (1, c, 0)])))
        s.el.append('<rect x="%d" y="%s" width="12" height="60" fill="%s"/>' % (x, n(y - 60), s.lin([(0, c, 0), (.5, c, .07), (1, c, .3)])))
    atm = s.linu(stops, 0, 0, 1920, 0)
    s.path(smooth(limb(0, 1920, 2)), 'none', .32, atm, 7); s.path(smooth(limit), 'none', .9, atm, 2.4)
    s.rect(0, 0, 1920, 110, s.linu([(0, '#05041a', .6), (1, '#05041a', 0)], 0, 0, 0, 110)); out(s, 'bg/' + name)
    p = os.path.join(ASSETS, 'not_alone/bg/%s.svg' % name); t = open(p).read()
    open(p, 'w', newline='\n').write(t.replace('<svg ', '<svg preserveAspectRatio="none" ', 1))


def ground(name, ground0, ground1, left, right, seed=4, warm=False):
    s = Svg(1920, 1080, seed); r = random.Random(seed)
    s.rect(0, 0, 1920, 1080, s.linu([(0, ground0), (.16, mix(ground0, ground1, .5)), (.5, ground1), (1, mix(ground1, '#000000', .35))], 0, 130, 0, 1080))
    atm = s.linu([(0, left), (SX / 1920, '#fff3b8'), (1, right)], 0, 0, 1920, 0)
    for i in range(15):                            # continents of light and drifting weather
        x, y = r.uniform(0, 1920), r.uniform(280, 1040); s.glow(x, y, r.uniform(200, 460), r.choice((left, right, '#5be8c0', '#7a5cff', '#2f6aff') if not warm else (left, right, '#ffb86a', '#7a5cff', '#ff8a6a')), r.uniform(.04, .10), r.uniform(60, 150), r.uniform(-18, 18))
    for i in range(26):                            # contour lines, following the limb
        dy = 60 + i * 38 + r.uniform(-8, 8); a = .05 * (1 - i / 34)
        s.el.append('<path d="%s" fill="none" stroke="%s" stroke-width="1.2" opacity="%.3f"/>' % (smooth([(x, arc_y(x) + dy * (1 + .1 * math.sin(x / 260 + i)) + 6 * math.sin(x / 120 + i * 1.7)) for x in range(-40, 1980, 90)]), atm, a + .02))
    for i in range(90):
        x, y = r.uniform(0, 1920), r.uniform(230, 1080); q = r.uniform(.6, 1.9); c = r.choice((left, '#ffffff', right, '#5be8c0')); s.dot(x, y, q, c, r.uniform(.15, .5))
        if r.random() < .2: s.glow(x, y, 12, c, .4)
    for x, ln, a, c in ((-30, 300, -62, 26), (-20, 240, -36, 36), (60, 200, -80, 20), (1950, 300, -118, -26), (1940, 240, -144, -36), (1860, 210, -100, -20)):
        s.frond(x, 1110, ln, a, c, mix(ground1, '#000000', .55), .32, 13, 5, tip=left if x < 900 else right)
    s.rect(0, 840, 1920, 240, s.linu([(0, '#05041a', 0), (1, '#05041a', .6)], 0, 840, 0, 1080)); out(s, 'bg/' + name)


def mycelium(name, across, size, c):
    """Light that runs under the ground between two neighbours."""
    w, h = size; s = Svg(w, h, 6); r = random.Random(6); s.glow(w / 2, h / 2, min(w, h) * .62, c, .6)
    for j in (-1, 0, 1):
        o = j * 14
        P = [((w * t, h / 2 + o * (1 if t in (0, 1) else .3) + r.uniform(-4, 4)) if across else (w / 2 + o * (1 if t in (0, 1) else .3) + r.uniform(-4, 4), h * t)) for t in (0, .35, .65, 1)]
        s.path(smooth(P), 'none', 1, c, 5, .16); s.path(smooth(P), 'none', 1, mix(c, '#ffffff', .4), 1.6, .8)
    s.dot(w / 2, h / 2, 3, '#ffffff', .9); out(s, name)


def main():
    for key, top, mid, g0, g1, left, right, seed in (('table', '#080719', '#1c1652', '#262263', '#12113a', C['rescue'], C['assim'], 4), ('private', '#07101c', '#123a4a', '#1b3a56', '#0d1a34', '#5BE8C0', '#8a8aff', 9), ('creature', '#14061a', '#4a1440', '#4a1a46', '#1d0d2c', '#b07aff', C['coral'], 12)):
        sky('sky_' + key, top, mid, left, right, seed); ground('ground_' + key, g0, g1, left, right, seed)
    mycelium('frames/root_across', True, (60, 64), '#7de8d8'); mycelium('frames/root_down', False, (64, 60), '#7de8d8')





if __name__ == '__main__':
    main()
