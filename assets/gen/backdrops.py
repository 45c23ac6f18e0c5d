# Backgrounds 1920 x 1080. A full-screen gradient costs as much as a whole room, so each picture has one, and light is kept small.
from lib import *
from worlds import person, watcher
W, H = 1920, 1080


def T2(*p):
    return pd(taper(list(p), 10))


def stars(s, n, y1=H, lo=.15, hi=.85, big=0):
    for _ in range(n):
        q = s.u() ** 3
        s.circ(s.u(0, W), s.u(0, y1), .5 + q * 1.2, s.R.choice(['#ffffff', '#cfefff', '#ffe9c4']), op=lo + q * (hi - lo))
    for _ in range(big):
        x, y = s.u(0, W), s.u(0, y1); s.glow(x, y, 12, '#bfe9ff', .5); s.circ(x, y, 1.6, '#ffffff')


def planet(s, px, py, pr, cols, lit=(-.25, .54), bands=()):
    """Only the limb that can be seen is painted: the rest of the disc lies outside the picture."""
    s.circ(px, py, pr, s.rg(px + lit[0] * pr, py + lit[1] * pr, pr * 1.3, *zip((0, .25, .55, 1), cols)))
    for i, yy in enumerate(bands):
        half = int((pr ** 2 - yy ** 2) ** .5); s.pl([(px + x, py + yy + 10 * math.sin(x * .012 + i)) for x in range(-half, half, 24)], cols[0], 12, .07)
    s.circ(px, py, pr, None, lt(cols[0], .5), 3, .7); s.circ(px, py, pr + 10, None, cols[0], 14, .12)


def space():
    s = Svg(W, H, 5); s.rect(0, 0, W, H, s.rg(W * .55, H * .35, W * .75, (0, '#071419'), (1, '#03090c')))
    for _ in range(6):
        s.glow(s.u(0, W), s.u(0, H), s.u(140, 260), '#2f7f86', s.u(.04, .08), s.u(.9, 1.6), s.u(.5, .9))
    stars(s, 420, big=10)
    q = arc(1560, 1500, 640, 215, 315, 60); s.path(q + [(W, H), (1000, H)], s.rg(1380, 1260, 760, (0, '#2f6f78'), (.35, '#174049'), (.7, '#081a20'), (1, '#040c10'))); s.pl(q, '#8fe3e0', 2, .5); s.pl(q, '#3fb7c4', 16, .10); s.save('bg/space.svg')


def grid(st=48):
    s = Svg(W, H); thin, thick = [], []
    for i in range(W // st + 1):
        (thick if i % 4 == 0 else thin).append('M%d 0V%d' % (i * st, H))
    for j in range(H // st + 1):
        (thick if j % 4 == 0 else thin).append('M0 %dH%d' % (j * st, W))
    s.path(''.join(thin), None, PHOS, 1, .05); s.path(''.join(thick), None, PHOS, 1, .11)
    s.path(''.join('M%d %dH%dM%d %dV%d' % (x - 6, y, x + 6, x, y - 6, y + 6) for x in range(0, W + 1, 4 * st) for y in range(0, H + 1, 4 * st)), None, PHOS, 1.4, .3)
    s.save('bg/grid.svg')


def scan():
    """Ageing display: level lines and darker edges, laid over the table at 60-100 %."""
    s = Svg(W, H)
    s.path('M%d 0V%d' % (W // 2, H), None, '#000000', W, .09, dash='1 2')
    for x0, x1, y0, y1, g in ((0, 300, 0, H, (0, 0, 300, 0)), (W - 300, W, 0, H, (W, 0, W - 300, 0)), (0, W, 0, 120, (0, 0, 0, 120)), (0, W, H - 120, H, (0, H, 0, H - 120))):
        s.rect(x0, y0, x1 - x0, y1 - y0, s.lg(*g, (0, '#000000', .42), (.5, '#000000', .1), (1, '#000000', 0)))
    s.save('bg/scan.svg')


def reeds(s, n, lo=60, hi=260):
    for _ in range(n):
        d = s.R.choice((0, 1)); x = s.u(-30, 200) if d == 0 else s.u(1720, 1950); y, l, a = 1090, s.u(lo, hi), s.u(-2.1, -1.0)
        s.path(T2((x, y, 6), (x + l * .5 * math.cos(a), y + l * .5 * math.sin(a), 9), (x + l * math.cos(a) + s.u(-30, 30), y + l * math.sin(a), .6)), '#050c12')


def title():
    s = Svg(W, H, 15); s.rect(0, 0, W, H, s.lg(0, 0, W, H, (0, '#0e2a31'), (.4, '#071318'), (.75, '#0c0f20'), (1, '#1a1030')))
    oct_ = ((-420, -420), (420, -420), (760, -180), (760, 260), (480, 520), (-480, 520), (-760, 260), (-760, -180))
    d = ''.join(pd([(960 + a * 1.9 * .7 ** i, 330 + b * 1.9 * .7 ** i) for a, b in oct_]) for i in range(7))
    s.path(d + ''.join('M%s %sL%s %s' % tuple(map(f, (960 + a * 1.9, 330 + b * 1.9, 960 + a * .1, 330 + b * .1))) for a, b in oct_), None, PHOS, 1.4, .055)
    stars(s, 120, lo=.1, hi=.55); reeds(s, 60); s.save('bg/title.svg')


def setup():
    """The dock at night: frames of a gantry, a lit hull edge at the bottom left, quiet in the middle where panels lie."""
    s = Svg(W, H, 23); s.rect(0, 0, W, H, s.lg(0, 0, 0, H, (0, '#0b2027'), (.5, '#07141a'), (1, '#040b0e'))); stars(s, 160, lo=.1, hi=.6, big=4)
    for x in (-40, 1712):
        s.path([(x, 0), (x + 46, 0), (x + 46, H), (x, H)], s.lg(x, 0, x + 46, 0, (0, '#0a1519'), (.5, '#1d3238'), (1, '#0a1519')), '#03080a', 2)
        for y in range(-20, H, 120):
            s.path([(x + 46, y), (x + 246, y + 120), (x + 246, y + 132), (x + 46, y + 14)], '#0d1d22'); s.path([(x + 246, y), (x + 46, y + 120), (x + 46, y + 132), (x + 246, y + 14)], '#0b191e')
        s.path([(x + 246, 0), (x + 284, 0), (x + 284, H), (x + 246, H)], s.lg(x + 246, 0, x + 284, 0, (0, '#0a1519'), (.5, '#182b30'), (1, '#081216')), '#03080a', 2)
        for y in range(70, H, 240):
            s.glow(x + 265, y, 44, AMBER, .5); s.circ(x + 265, y, 3.4, '#fff0cf')
    s.path([(0, 860), (300, 800), (760, 780), (900, 826), (980, 1080), (0, 1080)], s.lg(0, 780, 0, 1080, (0, '#2a444b'), (.35, '#14262b'), (1, '#070f12')), '#7fa8ac', 1.4)
    for i in range(7):
        s.line(110 * i + 60, 846 - 12 * i + i * i, 130 * i + 40, 1080, '#03080a', 2, .6)
    for i in range(26):
        s.rect(70 + i * 30, 900 - i * 1.6 + (i % 3) * 30, 14, 5, s.R.choice(['#ffdf9e', '#ffdf9e', '#20363c', '#86dcc8']), op=.8)
    s.save('bg/setup.svg')


def shade(s, y0=170):
    """Where tables and panels will lie: nearly black, so that text keeps its contrast."""
    s.rect(0, y0, W, 130, s.lg(0, y0, 0, y0 + 130, (0, '#061318', 0), (1, '#061318', .96))); s.rect(0, 0, 980, 270, s.lg(0, 0, 980, 0, (0, '#061318', .85), (.7, '#061318', .45), (1, '#061318', 0)))


def far_ship(s, x, y, k, burn=0):
    P = [(x + (a - 760) * k, y + (b - 96) * k) for a, b in [(760, 96), (800, 84), (900, 78), (920, 66), (980, 66), (1000, 80), (1060, 84), (1120, 104), (1090, 124), (1010, 128), (990, 142), (900, 142), (880, 130), (780, 116)]]
    s.path(P, s.lg(0, y - 20 * k, 0, y + 50 * k, (0, '#3a5a62' if not burn else '#5a4a40'), (1, '#0a1a20' if not burn else '#120b08')), '#7fa8ac' if not burn else '#c98a5a', 1.2)
    for i in range(9):
        s.rect(x + (39 + i * 35) * k, y + (2 + (i % 2) * 8) * k, 15 * k, 6 * k, s.R.choice([AMBER, AMBER, '#0d2027', '#ff5a40'] if not burn else ['#ff7a3a', '#1a0d08', '#1a0d08']))
    return P


def score_escape():
    s = Svg(W, H, 33); s.rect(0, 0, W, H, s.lg(0, 0, 0, H, (0, '#0b2630'), (.26, '#07161c'), (.28, '#061318'), (1, '#050e12'))); stars(s, 200, 300)
    planet(s, 1560, -250, 480, ('#9fe6e0', '#3f9aa0', '#1a4c57', '#07171c'), bands=(300, 340, 372, 410, 440)); s.glow(1500, -20, 330, '#3fb7c4', .22)
    far_ship(s, 860, 40, .62); s.glow(862, 46, 26, '#8fe6ff', .6)
    s.raw('<g transform="translate(1196 128) rotate(-7) scale(.92)">')
    for n in range(7):
        s.path(T2((-120, 0, 22 - n * 1.8), (-300 - n * 24, 6, 12 - n), (-520 + n * 16, 14, .6)), mix('#bff4ff', '#ff9c4a', n / 7), op=.11)
    s.glow(-130, 0, 120, '#bff4ff', .8); shuttle(s); s.raw('</g>'); shade(s); s.save('bg/score_escape.svg'); s.save('bg/score.svg')


def shuttle(s):
    for d, c in ((-1, '#6d7872'), (1, '#a8aa9a')):
        s.path([(-20, d * 18), (-110, d * 66), (-150, d * 70), (-128, d * 20)], c, '#10191c', 2); s.path([(-96, d * 52), (-112, d * 62), (-140, d * 66), (-128, d * 50)], AMBERD)
    s.path([(168, 2), (150, -14), (100, -30), (-60, -36), (-126, -26), (-136, -12), (-136, 14), (-126, 28), (-60, 36), (100, 30), (152, 16)], s.lg(0, -36, 0, 36, (0, '#fffaf0'), (.4, '#cfc9b4'), (1, '#5a584c')), '#10191c', 2.4)
    s.path([(150, -12), (112, -24), (88, -26), (88, -2), (160, 0)], s.lg(90, -26, 160, 0, (0, '#d8f6fa'), (.4, '#2a5560'), (1, '#06141a')), '#3c4444', 2); s.rect(52, -34, 12, 66, AMBERD)
    for a in (-84, -30, 20):
        s.line(a, -34, a, 34, '#4a4c44', 1.6, .7)
    s.rect(-62, -12, 26, 18, '#9a9683', '#4a4c44', 1.4); s.circ(-138, -8, 8, '#eafcff'); s.circ(-138, 10, 8, '#eafcff')


def egg(s, x, y, k, glow=1, open_=0):
    p = [(x + a * k, y + b * k) for a, b in ((0, -36), (14, -26), (25, -2), (22, 20), (0, 32), (-22, 20), (-25, -2), (-14, -26))]
    if glow:
        s.glow(x, y, 62 * k, '#e8c64a', .34 * glow)
    s.path(smooth(p, True, 1), s.rg(x - 10 * k, y - 16 * k, 58 * k, (0, mix('#5c5428', '#f0e2a0', glow)), (.3, mix('#3a3418', '#b39a4c', glow)), (.65, '#4a4320'), (1, '#100f08')), '#060502', 1.4 * k)
    for q in (-17, -8, 8, 17):
        s.path('M%s %sQ%s %s %s %s' % tuple(map(f, (x + q * .35 * k, y - 30 * k, x + q * 1.6 * k, y, x + q * .8 * k, y + 29 * k))), None, '#1e1a0c', 1.6 * k, .45)
    if open_:
        s.path('M%s %sL%s %sL%s %sL%s %sL%s %sZ' % tuple(map(f, (x, y - 32 * k, x + 12 * k, y - 12 * k, x, y - 2 * k, x - 12 * k, y - 12 * k, x, y - 32 * k))), '#2a1206', '#f3d77c', 1.2 * k); s.path('M%s %sL%s %sL%s %sL%s %sZ' % tuple(map(f, (x, y - 26 * k, x + 6 * k, y - 13 * k, x, y - 6 * k, x - 6 * k, y - 13 * k))), '#ffc94f'); s.glow(x, y - 14 * k, 20 * k, '#ffd86a', .7)


def vault(s, cx, cy, c, n=7):
    """Ribs of a grown-over vault, as arches round a point below the picture."""
    for i in range(n):
        r = 250 + i * 120; p = [q for q in arc(cx, cy, r, 186, 354, 60) if -40 < q[0] < W + 40 and q[1] > -40]
        if len(p) < 2: continue
        s.pl([(x - 3, y - 4) for x, y in p], mix(c, '#000000', .55 + .04 * i), 20 - i, .9); s.pl([(x - 6, y - 9) for x, y in p], c, 2.2, .35)
    for _ in range(26):
        a, r = s.u(195, 345), s.u(240, 950); x, y = cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a)); s.path(T2((x, y, 7), (x + s.u(-14, 14), y + s.u(14, 40), 3), (x + s.u(-20, 20), y + s.u(40, 90), .5)), '#030405')


def score_alien():
    s = Svg(W, H, 41); s.rect(0, 0, W, H, s.lg(0, 0, 0, H, (0, '#1e0b08'), (.2, '#140a09'), (.285, '#061318'), (1, '#050e12')))
    s.glow(1360, 150, 420, '#6a1c10', .55, 1.3, .6); vault(s, 1360, 330, '#5a2a1e')
    s.circ(1360, 128, 150, s.rg(1360, 128, 150, (0, '#000000', .95), (.6, '#000000', .8), (1, '#000000', 0))); watcher(s, 1360, 112, 1.05, 13)
    for i, (x, y, k, g) in enumerate(((1020, 196, .9, .7), (1110, 226, 1.25, 1), (1212, 206, 1.0, .8), (1520, 214, 1.1, .9), (1616, 232, 1.35, 1), (1730, 204, 1.0, .7))):
        egg(s, x, y, k, g, 1)
    for i in range(18):
        x = 980 + i * 52 + s.u(-14, 14); s.path(T2((x, 300, 9), (x + s.u(-16, 16), 270, 5), (x + s.u(-40, 40), s.u(236, 262), .5)), '#050505')
    shade(s, 180); s.save('bg/score_alien.svg')


def score_deck():
    s = Svg(W, H, 47); s.rect(0, 0, W, H, s.lg(0, 0, 0, H, (0, '#2a1206'), (.2, '#180e09'), (.285, '#061318'), (1, '#050e12'))); stars(s, 120, 260, .1, .5)
    x, y, k = 1000, 92, 2.05; s.glow(1330, 150, 420, '#ff7a2a', .5, 1.4, .55); P = far_ship(s, x, y, k, 1)
    s.path(P, None, '#ffb070', 2, .6)
    for px, py, r in ((1290, 138, 92), (1452, 120, 60), (1130, 150, 52)):
        s.glow(px, py, r * 2.1, '#ff6a1f', .8); s.glow(px, py, r, '#ffd27a', .9); s.path(ngon(px, py, r * .2, 9, .3), '#fff3d0')
        for i in range(11):
            a = math.radians(s.u(0, 360)); l = r * s.u(.7, 1.7); s.path(T2((px, py, r * .07), (px + l * .6 * math.cos(a), py + l * .6 * math.sin(a), r * .05), (px + l * math.cos(a), py + l * math.sin(a), .4)), s.R.choice(['#ffb454', '#ff8a3a', '#fff0c0']), op=.8)
    for _ in range(60):
        a, l = math.radians(s.u(0, 360)), s.u(60, 560); px, py = 1330 + l * 1.3 * math.cos(a), 140 + l * .5 * math.sin(a); q = s.u(2, 9)
        s.path(ngon(px, py, q, s.R.choice([3, 4, 5]), s.u(0, 3)), s.R.choice(['#3a2a20', '#5a3a24', '#ff9a4a', '#201410']))
    for i in range(3):
        s.path(smooth([(1290 + i * 90 - 40, 120), (1260 + i * 90, 60), (1300 + i * 90, 10), (1260 + i * 100, -40), (1340 + i * 90, -40), (1340 + i * 90, 30), (1310 + i * 90, 90)], True, .9), '#0c0806', op=.5)
    shade(s, 180); s.save('bg/score_deck.svg')


def banner():
    """1792 x 272, behind Continue: a service way from the side; dark at the left for text, trouble at the right."""
    w, h = 1792, 272; s = Svg(w, h, 61); s.rect(0, 0, w, h, s.lg(0, 0, w, 0, (0, '#10262d'), (.4, '#14282e'), (.75, '#1c2726'), (1, '#1a0d0b')))
    for i, x in enumerate(range(620, 1500, 176)):
        c = mix('#2c464c', '#3a2a24', i / 6); s.path(cham(x + 18, 52, 140, 142, 12), s.lg(0, 52, 0, 194, (0, lt(c, .10)), (.5, c), (1, dk(c, .45))), '#070d0f', 2.4); s.path(cham(x + 28, 62, 120, 122, 9), None, lt(c, .4), 1, .4)
        if i % 2 == 0:
            for q in range(6):
                s.line(x + 44, 84 + q * 16, x + 132, 84 + q * 16, '#070d0f', 5, .7)
        else:
            s.rect(x + 50, 84, 52, 34, '#03100e', '#0a1214', 3); s.pl([(x + 56, 108), (x + 68, 98), (x + 78, 106), (x + 96, 90)], PHOS, 2, .9); s.glow(x + 76, 100, 40, PHOS, .4); s.rect(x + 50, 132, 70, 6, '#070d0f'); s.circ(x + 118, 100, 5, AMBER if i < 3 else ALARM)
        s.path([(x - 8, 30), (x + 10, 30), (x + 10, 222), (x - 8, 222)], s.lg(x - 8, 0, x + 10, 0, (0, '#55706f'), (.4, '#2c4448'), (1, '#0f1b1f')), '#05090b', 2)
    for y, r_, c in ((14, 7, '#5d4a2c'), (30, 5, '#44605f'), (42, 4, '#4a4f45')):
        for q, cc in ((2 * r_ + 3, '#05090b'), (2 * r_, dk(c, .55)), (1.2 * r_, c), (.4 * r_, lt(c, .4))):
            s.line(560, y - (2 * r_ - q) * .1, 1560, y - (2 * r_ - q) * .1, cc, q)
    s.rect(560, 206, 1000, 66, s.lg(0, 206, 0, 272, (0, '#22363a'), (.2, '#121f23'), (1, '#070d0f')))
    for i in range(38):
        s.line(566 + i * 26, 214, 566 + (i - 19) * 6 + i * 26, 272, '#05090b', 3, .7)
    s.line(560, 208, 1560, 208, '#8fb0ac', 1.6, .5)
    for i, x in enumerate((694, 1046, 1398)):
        c = '#ffe2a8' if i < 2 else '#ff6a4d'; s.path([(x - 26, 52), (x + 26, 52), (x + 110, 240), (x - 110, 240)], s.lg(0, 52, 0, 240, (0, c, .34), (1, c, 0))); s.glow(x, 54, 60, c, .7); s.path(rpts(x - 28, 46, 56, 9, 3), lt(c, .5))
    s.path([(1560, 0), (w, 0), (w, h), (1560, h), (1520, 226), (1520, 46)], '#040304', '#6f8583', 3); s.path([(1572, 0), (w, 0), (w, h), (1572, h), (1536, 220), (1536, 52)], s.rg(1700, 290, 300, (0, '#8a2014'), (.5, '#3a0d08'), (1, '#050202')))
    for i in range(9):
        y = -14 + i * 34; s.path([(1508, y + 16), (1526, y), (1526, y + 16), (1508, y + 32)], AMBER, op=.7)
    s.circ(1690, 118, 118, s.rg(1690, 118, 118, (0, '#000000', .95), (.65, '#000000', .7), (1, '#000000', 0))); watcher(s, 1692, 112, .92, 12, 7)
    s.path(T2((1800, 250, 20), (1690, 226, 11), (1620, 236, 6), (1560, 262, .6)), '#050303'); s.path(T2((1700, 228, 1), (1640, 230, 2.4), (1580, 252, .4)), '#ff5a44', op=.7)
    for x0 in (1626, 1602, 1580):
        s.path(T2((x0, 236, 4), (x0 - 12, 250, 3), (x0 - 16, 270, .4)), '#050303')
    s.glow(1500, 240, 190, '#ff3a24', .22, 1.3, .5); person(s, 1258, 250, 2.1, '#05090b', '#fff0c0', 1)
    s.rect(0, 0, 1000, h, s.lg(0, 0, 1000, 0, (0, '#10262d'), (.48, '#0d2128'), (.62, '#0d2128', .9), (.78, '#0d2128', .45), (1, '#0d2128', 0))); s.rect(0, 190, w, 82, s.lg(0, 272, 0, 190, (0, '#04090b', .6), (1, '#04090b', 0)))
    s.save('bg/continue.svg')


if __name__ == '__main__':
    space(); grid(); scan(); title(); setup(); score_escape(); score_alien(); score_deck(); banner()
