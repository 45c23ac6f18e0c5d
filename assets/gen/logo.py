# The word mark and the app icon.
from lib import *
G = 15
BOWL = [(24, 21), (46, 21), (51, 26), (51, 40), (46, 45), (24, 45)]
LETTERS = (  # outline, hole, width
    ([(0, 0), (60, 0), (75, 15), (75, 51), (60, 66), (24, 66), (24, 100), (0, 100)], BOWL, 75),
    ([(0, 0), (60, 0), (75, 15), (75, 47), (62, 61), (80, 100), (53, 100), (38, 66), (24, 66), (24, 100), (0, 100)], BOWL, 79),
    ([(20, 0), (70, 0), (90, 20), (90, 80), (70, 100), (20, 100), (0, 80), (0, 20)], [(30, 18), (60, 18), (72, 30), (72, 70), (60, 82), (30, 82), (18, 70), (18, 30)], 90),
    ([(0, 0), (25, 0), (35, 60), (47, 12), (67, 12), (79, 60), (89, 0), (114, 0), (95, 100), (67, 100), (57, 54), (47, 100), (19, 100)], None, 114),
    ([(0, 0), (24, 0), (24, 78), (66, 78), (66, 100), (0, 100)], None, 66))


def claws(s, x, y, c, k=1):
    for i in range(3):
        s.path(taper([(x + (66 + i * 17) * k, y - 8 * k, .4), (x + (56 + i * 17) * k, y + 46 * k, 3.6 * k), (x + (40 + i * 17) * k, y + 112 * k, .4)], 10), c)


def eye(s, X, Y, k):
    s.glow(X, Y, 62 * k, AMBER, .5); e = smooth([(X - 24 * k, Y), (X - 12 * k, Y - 24 * k), (X + 12 * k, Y - 24 * k), (X + 24 * k, Y), (X + 12 * k, Y + 24 * k), (X - 12 * k, Y + 24 * k)], True, .9)
    s.path(e, s.rg(X, Y, 30 * k, (0, '#fff3c4'), (.4, '#ffb53c'), (1, '#b3480f'))); s.path(taper([(X, Y - 24 * k, .5), (X, Y, 6 * k), (X, Y + 24 * k, .5)], 10), '#1a0802'); s.circ(X - 9 * k, Y - 10 * k, 3.4 * k, '#ffffff', op=.9)


def logo():
    s = Svg(520, 140, 4); x, oy, L, at = 18, 20, [], []
    for outer, hole, w in LETTERS:
        at.append(x); L.append(pd([(x + a, oy + b) for a, b in outer]) + (pd([(x + a, oy + b) for a, b in hole[::-1]]) if hole else '')); x += w + G
    for d in L:
        s.raw('<g transform="translate(2 6)">'); s.path(d, '#000000', '#000000', 6, .5, eo=True); s.raw('</g>')
    for d in L:
        s.path(d, s.lg(0, oy, 0, oy + 100, (0, '#fffaf0'), (.48, '#e2d6b8'), (.5, '#c9bb98'), (1, '#efe3c4')), eo=True); s.path(d, None, '#fffdf4', 1, .6)
    eye(s, at[2] + 45, oy + 50, 1); claws(s, at[3], oy, '#0a161a'); s.save('logo.svg')


def app_icon():
    """512: the O of the word mark on its plate, marked by three claws."""
    s = Svg(512, 512, 8); p = cham(24, 24, 464, 464, 84, 1, 0, 1, 0)
    s.path(p, s.lg(0, 24, 0, 488, (0, '#1d4a54'), (.5, '#0f2a31'), (1, '#071519')), '#03090b', 10, join='round'); s.path(cham(36, 36, 440, 440, 78, 1, 0, 1, 0), None, '#5f979b', 5, .8)
    for q in (150, 196):
        s.circ(256, 256, q, None, PHOS, 3, .16)
    o = [(256 + (a - 45) * 3.3, 256 + (b - 50) * 3.3) for a, b in LETTERS[2][0]]; h = [(256 + (a - 45) * 3.3, 256 + (b - 50) * 3.3) for a, b in LETTERS[2][1]]; d = pd(o) + pd(h[::-1])
    s.raw('<g transform="translate(5 14)">'); s.path(d, '#000000', '#000000', 14, .5, eo=True); s.raw('</g>')
    s.path(d, s.lg(0, 90, 0, 420, (0, '#fffaf0'), (.48, '#e2d6b8'), (.5, '#c9bb98'), (1, '#efe3c4')), eo=True); s.path(d, None, '#fffdf4', 3, .6); eye(s, 256, 256, 3.5)
    for i in range(3):
        s.path(taper([(420 + i * 44, 60, 1), (384 + i * 44, 250, 13), (322 + i * 44, 470, 1)], 12), '#0a1b21')
    s.save('app_icon.svg')


if __name__ == '__main__':
    logo(); app_icon()
