"""Backgrounds of Fate, 1920 x 1080: space round the ship, the curtain, the three ends; and Ash's portrait.
Curtain: ring centre 960, 396, dark below y = 640. Score: picture in the upper right above y = 270, nearly black below."""
from fate_cards import *

W, H = 1920, 1080


def space():
    s = Svg(W, H, 5); r = s.r; s.rect(0, 0, W, H, s.lg(0, 0, W * .3, H, (0, '#060b13'), (.5, '#050810'), (1, '#03050a')))
    for x, y, q, c, a in ((W * .12, H * .75, W * .42, '#1d4a72', .34), (W * .82, H * .12, W * .4, '#2a2450', .30), (W * .5, H * .5, W * .5, '#0d2a40', .30), (W * .95, H * .7, W * .28, '#12405a', .22)): s.ell(x, y, q, q * .6, s.rg(x, y, q, (0, c, a), (.5, c, a * .35), (1, c, 0), k=.6))
    for _ in range(420): x, y, q = r.random() * W, r.random() * H, r.random(); s.circ(x, y, .35 + q * q * q * 1.5, r.choice(['#ffffff', '#cfe6ff', '#ffe9cf']), op=.12 + .6 * q * q)
    planet(s, W * .02, H * 1.16, H * .62); s.save('bg/space')


def leaf(s, d):
    """One half of the bulkhead; d = -1 left, 1 right."""
    x0, x1 = (0, 960) if d < 0 else (960, W); X = lambda v: 960 + d * v
    s.rect(x0, 0, 960, H, s.lg(x0, 0, x1, 0, (0, '#0d1822'), (.35, '#22384a'), (1, '#35505f')) if d < 0 else s.lg(x0, 0, x1, 0, (0, '#2b4353'), (.65, '#182a38'), (1, '#0a131b')))
    for a, b in ((70, 330), (346, 640), (656, 920)):
        for ya, yb, vent in ((40, 236, 0), (252, 540, a == 346), (556, 800, 0)):
            xa = min(X(a), X(b)); w = b - a; c = 20; P = [(xa + c, ya), (xa + w, ya), (xa + w, yb - c), (xa + w - c, yb), (xa, yb), (xa, ya + c)]
            s.poly([(x + 3, y + 6) for x, y in P], '#02060a', op=.5); s.poly(P, s.lg(0, ya, 0, yb, (0, '#3f5c70'), (.12, '#2c4456'), (1, '#14222e')), '#04080c', 3); s.path(fl('M%s %sV%sL%s %sH%s', xa, yb, ya + c, xa + c, ya, xa + w), None, '#a9c9de', 1.3, .5)
            s.poly([(xa + 14 + c, ya + 14), (xa + w - 14, ya + 14), (xa + w - 14, yb - 14 - c), (xa + w - 14 - c, yb - 14), (xa + 14, yb - 14), (xa + 14, ya + 14 + c)], None, stroke='#08121a', sw=2)
            for bx, by in ((xa + 10, yb - 10), (xa + w - 10, ya + 10)): s.circ(bx, by, 4.6, '#08121a'); s.circ(bx - 1, by - 1, 3, '#7f9db3')
            for i in range(8 if vent else 0): y = ya + 46 + i * 25; s.rect(xa + 46, y, w - 92, 12, '#060d13', 4); s.line(xa + 48, y + 13, xa + w - 48, y + 13, '#8fb0c6', 1.2, .4)
    x = 960 if d > 0 else 890; s.rect(x, 0, 70, 830, '#17140a')
    for i in range(-1, 16):
        y = i * 56; a, b = (y + 70, y) if d < 0 else (y, y + 70); s.poly([(x, a), (x + 70, b), (x + 70, b + 28), (x, a + 28)], '#d9a81c')
    s.rect(x, 0, 70, 830, s.lg(x, 0, x + 70, 0, *((0, '#000000', .1), (1, '#000000', .6)) if d < 0 else ((0, '#000000', .6), (1, '#000000', .1)))); s.line(X(70), 0, X(70), 830, '#b9cfdd', 2, .5); s.line(960, 0, 960, 830, '#02060a', 6)


def curtain():
    """A bulkhead shut between two turns: the same for everybody."""
    s = Svg(W, H, 7); leaf(s, -1); leaf(s, 1); cx, cy = 960, 396
    for x in (300, 960, 1620): s.rect(x - 110, 0, 220, 9, '#ffffff', 3, op=.9); s.cone(x, 8, 220, 620, 620, '#cfeaff', .26); s.glow(x, 6, 190, '#cfeaff', .4, .4)
    for y in (130, 560):
        for d in (-1, 1): x = 960 + d * 330; s.rect(x - 130, y + 8, 260, 34, '#000000', 16, op=.45); s.rect(x - 130, y, 260, 34, s.lg(0, y, 0, y + 34, (0, '#cfe0ea'), (.3, '#7f97a8'), (1, '#1b2833')), 16, '#04080c', 2.4); s.rect(x + (-150 if d < 0 else 70), y - 8, 80, 50, s.lg(0, y - 8, 0, y + 42, (0, '#5d7c92'), (1, '#16242f')), 8, '#04080c', 2.4)
    s.circ(cx + 5, cy + 12, 286, '#000000', op=.4); s.circ(cx, cy, 266, s.lg(760, 156, 1160, 636, (0, '#cfe0ea'), (.3, '#6d8798'), (.7, '#283b48'), (1, '#0d161d')), '#04080c', 4); s.circ(cx, cy, 244, s.lg(760, 156, 1160, 636, (0, '#0d1822'), (.5, '#2c4456'), (1, '#8fb0c6')))
    for i in range(12):
        a = i * math.pi / 6 + .26; s.circ(cx + 255 * math.cos(a), cy + 255 * math.sin(a), 7, '#08121a'); s.circ(cx + 255 * math.cos(a) - 1, cy + 255 * math.sin(a) - 1.4, 4.6, '#a9c4d6'); q = [(cx + l * math.cos(a + w), cy + l * math.sin(a + w)) for l, w in ((238, .1), (238, .42), (214, .41), (214, .11))]; s.poly(q, '#1b2f3f', '#05090e', 1.6)
    s.circ(cx, cy, 208, '#02060a'); s.circ(cx, cy, 200, s.rg(cx, cy - 70, 260, (0, '#2b4a63'), (.6, '#101f2c'), (1, '#060d14'))); s.circ(cx, cy, 200, None, '#7fc4ee', 2.4, .8); s.circ(cx, cy, 188, None, '#cfeaff', 1, .25)
    s.rect(0, 560, W, 520, s.lg(0, 560, 0, H, (0, '#04070c', 0), (.3, '#04070c', .88), (1, '#04070c', .98)))
    for x0, x1 in ((0, 300), (W, W - 300)): s.rect(min(x0, x1), 0, 300, H, s.lg(x0, 0, x1, 0, (0, '#02050a', .75), (1, '#02050a', 0)))
    s.save('bg/curtain')


def stage(top, low, seed):
    s = Svg(W, H, seed); s.rect(0, 0, W, H, s.lg(0, 0, 0, H, (0, top), (.26, low), (.36, '#05090e'), (1, '#04070c'))); return s


def quiet_below(s):
    """Nearly black where the table of results lies, darker where its title stands."""
    s.rect(0, 150, W, 150, s.lg(0, 150, 0, 300, (0, '#05090e', 0), (1, '#05090e', .97))); s.rect(0, 300, W, H - 300, '#05090e', op=.97); s.rect(0, 0, 1000, 300, s.lg(0, 0, 1000, 0, (0, '#05090e', .85), (.65, '#05090e', .5), (1, '#05090e', 0)))


def small_ship(s, k, x, y, col, edge): P = [((a - 20) * k + x, (b - 24) * k + y) for a, b in HULL]; s.poly(P, col, edge, 1.4, join='round'); return P


def score_crew():
    """They live: the small shuttle, and a sun over the planet."""
    s = stage('#0a1626', '#123452', 1); stars(s, 170, W, 280); planet(s, 1500, 985, 800); s.circ(1500, 985, 803, None, '#8fd0ff', 12, .18); s.circ(1500, 985, 800, None, '#eaf8ff', 3, .9); s.glow(1640, 206, 330, '#ffd9a0', .7, .5); s.glow(1640, 206, 90, '#ffffff', .9); r = s.r
    small_ship(s, .16, 980, 34, s.lg(980, 0, 1210, 120, (0, '#3a5266'), (1, '#0d1822')), '#6d8ca3')
    for _ in range(20): s.rect(1050 + r.random() * 130, 44 + r.random() * 70, 5, 2, r.choice(('#22384a', '#ffd9a0', '#22384a')), op=.8)
    s.path('M1180 232C1290 214 1370 184 1430 150L1440 164C1380 204 1300 228 1180 240Z', s.lg(1180, 0, 1440, 0, (0, '#7fe0ff', 0), (1, '#dffaff', .9))); s.glow(1436, 156, 70, '#7fe0ff', .7)
    s.g('translate(1512 122) rotate(-21) scale(1.1)'); s.path('M-64 4L-84 -34L-46 -30L-30 -18Z', s.lg(0, -34, 0, 4, (0, '#7f97a8'), (1, '#26343f')), '#04080c', 2.4); s.path('M-70 -14C-50 -24 -6 -30 30 -26C58 -22 78 -10 84 4C76 16 40 24 0 24C-30 24 -60 22 -70 16Z', s.lg(0, -30, 0, 24, (0, '#f4fafd'), (.4, '#a9bccb'), (1, '#2b3c4a')), '#04080c', 2.8)
    s.path('M34 -23C54 -20 70 -12 76 -2L42 -4C38 -10 35 -16 34 -23Z', s.lg(34, -23, 76, 0, (0, '#bfe6ff'), (1, '#1f5a82')), '#04080c', 2); s.path('M-66 4H72L66 10H-66Z', '#ffc928', op=.95); s.path('M-50 18L-74 46L-26 28L0 22Z', s.lg(0, 18, 0, 46, (0, '#8fa5b4'), (1, '#22303c')), '#04080c', 2.4)
    for i in range(4): s.circ(-30 + i * 15, -8, 3.4, '#04080c'); s.circ(-30 + i * 15, -8, 2.2, '#ffd9a0')
    s.end(); quiet_below(s); s.save('bg/score_crew')


def score_morale():
    """Nobody has the heart to go on: lamps out, a flat line, and it waits."""
    s = stage('#120608', '#3a0f0c', 2)
    for i in range(13): a = min(1, .12 + i * .14); s.rect(960 + i * 74, 0, 60, 290, s.lg(0, 0, 0, 290, (0, '#1d2a35'), (1, '#0a1118')), 0, '#04080c', 2, a); s.rect(970 + i * 74, 18, 40, 5, '#8a2a22' if i % 2 else '#3b5468', 2, op=a)
    s.glow(1590, 150, 330, '#ff3a2a', .6, .7); s.ell(1590, 250, 240, 130, s.rg(1590, 250, 240, (0, B, .98), (.6, B, .8), (1, B, 0), k=.54)); mane(s, 1590, 142, 1.9)
    for d in (-1, 1): P = [(1590 + d * 30, 220), (1590 + d * 170, 150), (1590 + d * 270, 40)]; taper(s, P, [18, 11, 4], B, .6); claw(s, *P[-1], ((d * 24, -14), (d * 12, -26), (d * 26, 6), (-d * 4, -26)))
    d = 'M0 232H820l14 -8l12 18l16 -96l16 120l12 -34H1180l12 -5l10 10l12 -20l12 28l10 -13H1920'
    for sw, op in ((16, .06), (8, .14), (3, .95)): s.path(d, None, '#ff8a7e', sw, op, 'round', 'round')
    quiet_below(s); s.save('bg/score_morale')


def score_destruct():
    """The ship took everyone with it."""
    s = stage('#180a0c', '#4a1c0c', 3); stars(s, 120, W, 280); cx, cy, r = 1560, 130, s.r; s.glow(cx, cy, 520, '#ff6a2a', .75, .6); s.glow(cx, cy, 200, '#ffd9a0', .9)
    for n, q1, w, c, o in ((34, 420, .06, '#ff9a4d', .28), (22, 280, .09, '#ffe3b0', .5)):
        for i in range(n): a = i * 6.283 / n + r.random() * .2; l = q1 * (.6 + .4 * r.random()); s.poly([(cx + 50 * math.cos(a - w), cy + 40 * math.sin(a - w)), (cx + l * math.cos(a), cy + l * .62 * math.sin(a)), (cx + 50 * math.cos(a + w), cy + 40 * math.sin(a + w))], c, op=o)
    s.g('rotate(-9 1340 130)'); s.poly([(1210, 90), (1246, 44), (1330, 44), (1336, 92), (1370, 92), (1376, 40), (1470, 36), (1446, 66), (1476, 92), (1440, 120), (1470, 150), (1452, 206), (1370, 206), (1366, 150), (1256, 150), (1228, 118)], s.lg(1210, 0, 1480, 0, (0, '#2b3c4a'), (.7, '#1a1412'), (1, '#8a3416')), '#ffb27a', 1.6, join='round'); s.end()
    s.g('rotate(10 1740 130)'); s.poly([(1650, 50), (1700, 36), (1800, 40), (1830, 56), (1834, 150), (1800, 160), (1780, 206), (1664, 206), (1684, 160), (1646, 130), (1680, 100)], s.lg(1646, 0, 1840, 0, (0, '#8a3416'), (.3, '#1a1412'), (1, '#2b3c4a')), '#ffb27a', 1.6, join='round'); s.end()
    s.glow(cx, cy, 120, '#ffffff', .95); s.ell(cx, cy, 340, 38, None, '#ffe3c0', 3, .6); s.ell(cx, cy, 342, 40, None, '#ff9a4d', 9, .2)
    for _ in range(60): a, q = r.random() * 6.28, 90 + r.random() * 320; x, y, z = cx + q * math.cos(a), cy + q * .5 * math.sin(a), 2 + r.random() * 6; s.poly([(x, y - z), (x + z, y + z * .4), (x - z * .7, y + z)], r.choice(('#1a1412', '#3a2018', '#ffd9a0', '#ff9a4d')), op=.95)
    quiet_below(s); s.save('bg/score_destruct')


def ash():
    s = Svg(160, 200, 31); s.rect(0, 0, 160, 200, s.lg(0, 0, 0, 200, (0, '#3a4a57'), (.6, '#1b2731'), (1, '#070d14'))); s.glow(112, 70, 100, '#a9bccb', .34); s.poly([(0, 0), (64, 0), (0, 120)], '#ffffff', op=.05)
    for x in (22, 60, 100, 138): s.line(x, 0, x, 200, '#000000', 1.4, .22); s.line(x + 1.4, 0, x + 1.4, 200, '#ffffff', .6, .06)
    s.g('translate(80 104) scale(.92)'); ash_bust(s); s.end(); s.rect(0, 150, 160, 50, s.lg(0, 150, 0, 200, (0, '#05090e', 0), (1, '#05090e', .55))); s.save('portraits/ash')


if __name__ == '__main__':
    for draw in (space, curtain, score_crew, score_morale, score_destruct, ash): draw()
