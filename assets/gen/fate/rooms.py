"""The 13 rooms, each a lit diorama in side view, drawn in board pixels of a 1920 x 1080 table."""
from kit import *

def shell(s, W, H, top='#24405a', bot='#0c1824', floor='#1b2d3c', lamps=(), lampc='#cfeaff', cone=.34, d=9, ct=7, fl=13, strip='#7fc4ee', panel=22, lampw=26, amb=.25, lip=True):
    """open box: back wall, ceiling, side walls, floor in one-point perspective"""
    s.rect(0, 0, W, H, '#05090e')
    bw = s.lg(0, ct, 0, H - fl, (0, top), (.55, mix(top, bot, .62)), (1, bot))
    s.rect(d, ct, W - 2 * d, H - ct - fl, bw)
    # plating of the back wall
    r = s.r; x = d + 6
    while x < W - d - 6:
        s.line(x, ct, x, H - fl, '#04090e', .9, .5); s.line(x + .9, ct, x + .9, H - fl, '#9cc7e4', .5, .10)
        x += panel * (0.8 + .4 * r.random())
    for yy in (ct + (H - ct - fl) * .30, ct + (H - ct - fl) * .74):
        s.line(d, yy, W - d, yy, '#04090e', .9, .45); s.line(d, yy + .9, W - d, yy + .9, '#9cc7e4', .5, .10)
    for i in range(int(W * H / 1500)):  # grime and wear
        gx, gy = d + r.random() * (W - 2 * d), ct + r.random() * (H - ct - fl)
        s.rect(gx, gy, 2 + r.random() * 9, .7 + r.random() * 2.4, '#03070b' if r.random() < .6 else '#8fb6d2', op=.05 + r.random() * .07)
    # ambient pool
    s.ell(W / 2, ct, W * .55, (H - ct) * .8, s.rg(W / 2, ct, W * .55, (0, lampc, amb), (1, lampc, 0), k=(H - ct) * .8 / (W * .55)))
    # ceiling, walls, floor
    s.poly([(0, 0), (W, 0), (W - d, ct), (d, ct)], s.lg(0, 0, 0, ct, (0, '#0a131b'), (1, '#1a2b3a')))
    s.poly([(0, 0), (d, ct), (d, H - fl), (0, H)], s.lg(0, 0, d, 0, (0, '#060c12'), (1, mix(top, '#0a141e', .55))))
    s.poly([(W, 0), (W - d, ct), (W - d, H - fl), (W, H)], s.lg(W, 0, W - d, 0, (0, '#060c12'), (1, mix(top, '#0a141e', .40))))
    s.line(d, ct, d, H - fl, '#000000', 1, .5); s.line(W - d, ct, W - d, H - fl, '#000000', 1, .5)
    s.poly([(0, H), (d, H - fl), (W - d, H - fl), (W, H)], s.lg(0, H - fl, 0, H, (0, mix(floor, '#9fd0ee', .16)), (.35, floor), (1, mix(floor, '#04070b', .55))))
    n = int(W / 15)
    for i in range(n + 1):  # floor plates converge
        fx = W * i / n; bx = d + (W - 2 * d) * i / n
        s.line(bx, H - fl, fx, H, '#04080c', .8, .55)
    for t in (.30, .66):
        yy = H - fl + fl * t; dx = d * (1 - t); s.line(dx, yy, W - dx, yy, '#04080c', .7, .5)
    s.line(d, H - fl, W - d, H - fl, strip, 2.4, .16); s.line(d, H - fl - .2, W - d, H - fl - .2, strip, .9, .55)
    for lx in lamps:
        s.ell(lx, H - fl * .5, lampw * 1.9, fl * .55, s.rg(lx, H - fl * .5, lampw * 1.9, (0, lampc, .34), (1, lampc, 0), k=fl * .55 / (lampw * 1.9)))

def lamp(s, x, y, H, w=26, c='#cfeaff', a=.34, spread=2.6, h=None):
    h = h or H - y - 4
    s.cone(x, y + 1.5, w, w * spread, h, c, a)
    s.rect(x - w / 2 - 2, y - 2, w + 4, 3, '#0b141c', 1); s.rect(x - w / 2, y - .2, w, 1.9, '#ffffff', .9)
    s.glow(x, y + 1, w * .95, c, .55, k=.38)

def front(s, W, H, a=.5):
    """foreground falloff and the lip of the deck"""
    s.rect(0, 0, W * .16, H, s.lg(0, 0, W * .16, 0, (0, '#02050a', a), (1, '#02050a', 0)))
    s.rect(W * .84, 0, W * .16, H, s.lg(W, 0, W * .84, 0, (0, '#02050a', a), (1, '#02050a', 0)))
    s.rect(0, H - 2.2, W, 2.2, '#0d1822'); s.line(0, H - 2.4, W, H - 2.4, '#7fa6c2', .8, .55)

def screen(s, x, y, w, h, c, kind='wave', a=1):
    s.rect(x - 1.2, y - 1.2, w + 2.4, h + 2.4, '#03070b', 1.2); s.rect(x, y, w, h, mix(c, '#02060a', .80), .8)
    s.rect(x, y, w, h, s.lg(x, y, x, y + h, (0, c, .34), (1, c, .06)), .8)
    if kind == 'wave':
        m = y + h * .55; d = 'M%s %s' % (f(x + 1), f(m)); n = 7
        for i in range(1, n + 1): d += 'L%s %s' % (f(x + 1 + (w - 2) * i / n), f(m + (s.r.random() - .5) * h * .6))
        s.path(d, None, c, .9, .95 * a)
    elif kind == 'bars':
        n = max(3, int(w / 3))
        for i in range(n):
            bh = h * (.2 + .65 * s.r.random()); s.rect(x + 1 + (w - 2) * i / n, y + h - 1 - bh, (w - 2) / n * .6, bh, c, op=.85 * a)
    elif kind == 'text':
        for i in range(int(h / 2.6)):
            s.rect(x + 1.4, y + 1.4 + i * 2.6, (w - 3) * (.25 + .7 * s.r.random()), 1, c, op=.8 * a)
    elif kind == 'ring':
        s.circ(x + w / 2, y + h / 2, h * .34, None, c, .8, .9 * a); s.circ(x + w / 2, y + h / 2, h * .18, None, c, .7, .6 * a); s.line(x + w / 2, y + h / 2, x + w / 2 + h * .3, y + h / 2 - h * .16, c, .9, a)
    s.ell(x + w / 2, y + h / 2, w * .9, h * .9, s.rg(x + w / 2, y + h / 2, w * .9, (0, c, .22), (1, c, 0), k=h / w))

def crate(s, x, y, w, h, c='#2c4254', hi='#6d8ca3', mark=None):
    s.rect(x, y, w, h, s.lg(x, y, x, y + h, (0, mix(c, '#ffffff', .12)), (1, mix(c, '#000000', .5))), .8)
    s.rect(x, y, w, 1, hi, op=.8); s.rect(x + 1.4, y + 2.4, w - 2.8, h - 4.4, None, .4, '#060b10', .7, .7)
    s.line(x + w * .33, y + 2.4, x + w * .33, y + h - 2, '#060b10', .6, .7); s.line(x + w * .66, y + 2.4, x + w * .66, y + h - 2, '#060b10', .6, .7)
    if mark: s.rect(x + w * .38, y + h * .40, w * .24, h * .26, mark, .4, op=.9)

def rail(s, x1, x2, y, h=11, c='#5d7c92'):
    for t in range(int((x2 - x1) / 12) + 1):
        xx = x1 + t * 12; s.line(xx, y - h, xx, y, c, .9, .9)
    s.line(x1, y - h, x2, y - h, mix(c, '#ffffff', .35), 1.2); s.line(x1, y - h / 2, x2, y - h / 2, c, .7, .8)

def lights(s, x, y, n, dx, cols, r=.8):
    for i in range(n):
        c = cols[i % len(cols)]; s.circ(x + i * dx, y, r * 2.6, c, op=.16); s.circ(x + i * dx, y, r, c)

def chair(s, x, y, c='#31495c', flip=1):
    s.g('translate(%s %s) scale(%s 1)' % (f(x), f(y), flip))
    s.path('M-8 -26 C-11 -20 -9 -12 -6 -9 L8 -8 L9 -11 L-2 -12 C-4 -16 -4 -22 -4 -27 Z', s.lg(-10, -26, 8, -8, (0, mix(c, '#bfe3ff', .35)), (1, mix(c, '#000000', .4))))
    s.rect(-1.2, -8, 2.6, 6, '#0d161e'); s.path('M-7 0 L7 0 L3 -3 L-3 -3Z', '#16222d'); s.line(2, -14, 9, -14, '#5d7c92', 1.4, .9, 'round')
    s.end()

def stairs(s, x, y, w, h, dirn=1, c='#4f6e85', glow='#7fc4ee'):
    """companionway from (x top) down; dirn 1 falls to the right"""
    x1, x2 = (x, x + w) if dirn > 0 else (x + w, x); n = max(5, int(h / 8))
    s.poly([(x1 - 3 * dirn, y), (x1 + 3 * dirn, y), (x2 + 3 * dirn, y + h), (x2 - 3 * dirn, y + h)], '#071018', op=.9)
    for i in range(n + 1):
        t = i / n; cx = x1 + (x2 - x1) * t; cy = y + h * t
        s.rect(cx - 7, cy - 1, 14, 2.2, '#0c1721'); s.rect(cx - 7, cy - 1.1, 14, .9, mix(c, '#cfeaff', .45)); s.rect(cx - 6, cy + 1.4, 12, .8, glow, op=.35)
    for o in (-7, 7):
        s.line(x1 + o, y - 12, x2 + o, y + h - 12, '#06101a', 2.2, .8, 'round'); s.line(x1 + o, y - 12, x2 + o, y + h - 12, mix(c, '#cfeaff', .25), 1.1, 1, 'round')
        for t in (.06, .5, .94):
            cx = x1 + (x2 - x1) * t + o; cy = y + h * t; s.line(cx, cy - 12, cx, cy, c, .9, .9)

def cables(s, x1, y1, x2, y2, sag, n=3, c='#0a1118'):
    for i in range(n):
        o = i * 1.6; s.path('M%s %s Q%s %s %s %s' % (f(x1), f(y1 + o), f((x1 + x2) / 2), f((y1 + y2) / 2 + sag + o * 1.4), f(x2), f(y2 + o)), None, c, 1.2); s.path('M%s %s Q%s %s %s %s' % (f(x1), f(y1 + o - .4), f((x1 + x2) / 2), f((y1 + y2) / 2 + sag + o * 1.4 - .4), f(x2), f(y2 + o - .4)), None, '#5d7c92', .35, .5)

# ------------------------------------------------------------------ Bridge 224 x 216
def bridge():
    W, H = 224, 216; s = Svg(W, H, 3)
    # hull cut: slanted nose
    out = [(0, 128), (58, 0), (W, 0), (W, H), (26, H), (0, 176)]
    s.poly(out, '#05090e')
    s.poly([(9, 130), (62, 8), (W - 9, 8), (W - 9, H - 13), (30, H - 13), (9, 172)], s.lg(0, 0, 0, H, (0, '#1f3b54'), (.6, '#122433'), (1, '#0c1824')))
    for x in range(84, 215, 24): s.line(x, 8, x, H - 13, '#04090e', .9, .5); s.line(x + .9, 8, x + .9, H - 13, '#9cc7e4', .5, .10)
    for yy in (60, 112, 160): s.line(40, yy, W - 9, yy, '#04090e', .9, .5); s.line(40, yy + .9, W - 9, yy + .9, '#9cc7e4', .5, .1)
    # floor
    s.poly([(26, H), (30, H - 13), (W - 9, H - 13), (W, H)], s.lg(0, H - 13, 0, H, (0, '#38536a'), (.4, '#1b2d3c'), (1, '#0a121a')))
    for i in range(14): s.line(34 + i * 13.4, H - 13, 30 + i * 14.6, H, '#04080c', .8, .55)
    # panorama window: three panes with the planet glow outside
    panes = [[(12, 128), (27, 96), (52, 96), (36, 132)], [(30, 90), (45, 57), (72, 57), (55, 90)], [(48, 51), (64, 16), (96, 16), (76, 51)]]
    for p in panes:
        xs = [q[0] for q in p]; ys = [q[1] for q in p]
        s.poly(p, s.lg(min(xs), min(ys), max(xs), max(ys), (0, '#7fc4ee'), (.4, '#2a628c'), (1, '#0c2236')))
        for k in range(9):
            u, v = s.r.random(), s.r.random(); a0 = p[0]; a1 = p[1]; a2 = p[2]; a3 = p[3]
            xx = (a0[0] * (1 - u) + a3[0] * u) * (1 - v) + (a1[0] * (1 - u) + a2[0] * u) * v; yy = (a0[1] * (1 - u) + a3[1] * u) * (1 - v) + (a1[1] * (1 - u) + a2[1] * u) * v
            s.circ(xx, yy, .5 + s.r.random() * .5, '#ffffff', op=.8)
        a0, a1, a2, a3 = p
        L = lambda u, v: ((a0[0] * (1 - u) + a3[0] * u) * (1 - v) + (a1[0] * (1 - u) + a2[0] * u) * v, (a0[1] * (1 - u) + a3[1] * u) * (1 - v) + (a1[1] * (1 - u) + a2[1] * u) * v)
        if p is not panes[2]:
            k0 = .62 if p is panes[0] else .22
            c0, c1, c2, c3, c4 = L(0, 0), L(0, k0), L(.5, k0 + .2), L(1, k0 + .1), L(1, 0)
            s.path('M%s %sL%s %sQ%s %s %s %sL%s %sZ' % tuple(map(f, c0 + c1 + c2 + c3 + c4)), s.lg(c0[0], c1[1], c0[0], c0[1], (0, '#e6f7ff'), (.12, '#8fd0f7'), (.5, '#2d6b98'), (1, '#12344f')))
        s.poly(p, None, stroke='#8fb9d6', sw=1.6, join='round'); s.poly(p, None, stroke='#04080c', sw=.6)
    # light falling in from the window
    g = s.lg(40, 80, 190, 180, (0, '#9fd8ff', .42), (.5, '#6fb4e6', .14), (1, '#6fb4e6', 0))
    s.poly([(30, 128), (64, 16), (98, 16), (215, 150), (215, 203), (90, 203)], g, op=.75)
    # overhead switch bank
    s.poly([(104, 8), (W - 9, 8), (W - 9, 30), (116, 30)], '#0c1721'); s.poly([(104, 8), (W - 9, 8), (W - 9, 30), (116, 30)], None, stroke='#31495c', sw=.8)
    for j in range(3):
        for i in range(15):
            c = s.r.choice(['#ffb347', '#7fc4ee', '#7fc4ee', '#e2f3ff', '#ff6a55', '#3a5468', '#3a5468', '#3a5468']); x0, y0 = 118 + i * 6.2, 13 + j * 5.6
            s.rect(x0, y0, 3.4, 2.2, c, .4, op=.95)
            if c[1] != '3': s.rect(x0 - 1.4, y0 - 1.4, 6.2, 5, c, 2, op=.14)
    # upper pilot dais with console
    s.path('M60 128 L150 128 L150 134 L60 134Z', s.lg(0, 128, 0, 134, (0, '#6d8ca3'), (.3, '#2a3f50'), (1, '#0e1922')))
    for x in (72, 100, 140): s.rect(x, 134, 3, 69, s.lg(x, 0, x + 3, 0, (0, '#4c687e'), (1, '#0b141c')))
    s.path('M60 128 L52 110 L56 104 L84 112 L88 128Z', s.lg(52, 104, 88, 128, (0, '#3d5a70'), (1, '#0e1a24'))); s.path('M56 104 L84 112 L84 114.5 L55 106.6Z', '#9fd8ff', op=.9)
    lights(s, 60, 114, 5, 5, ['#ffb347', '#ff6a55', '#7fc4ee', '#e2f3ff', '#ffb347'], .9)
    screen(s, 106, 86, 30, 20, '#7fc4ee', 'ring'); s.line(121, 107, 121, 128, '#22343f', 2)
    chair(s, 112, 128, '#3a556a', -1)
    s.glow(70, 108, 30, '#9fd8ff', .35, .6)
    # wall of screens, right
    for j, (y0, hh) in enumerate(((40, 22), (66, 22), (92, 18))):
        for i in range(2): screen(s, 160 + i * 26, y0, 22, hh, ['#7fc4ee', '#ffb347', '#7fc4ee', '#8cf2b0', '#ffb347', '#7fc4ee'][j * 2 + i], ['text', 'bars', 'wave', 'ring', 'text', 'wave'][j * 2 + i])
    s.rect(154, 114, 58, 3, '#0a131b'); s.glow(184, 76, 56, '#7fc4ee', .26, .9)
    # lower deck: chart table with a lit plot
    s.rect(78, 140, 58, 40, '#03070b', 2); s.rect(80, 142, 54, 36, s.lg(0, 142, 0, 178, (0, '#12405f'), (1, '#071624')), 1.4)
    for q, w in ((22, 7), (15, 4.6), (8, 2.4)): s.ell(107, 160, q, w, None, '#7fc4ee', .7, .8)
    s.circ(107, 160, 3, '#ffd38a'); s.glow(107, 160, 12, '#ffb347', .8); s.circ(124, 156.4, 1.5, '#e2f3ff'); s.circ(94, 163, 1.2, '#8cf2b0'); s.path('M124 156.4 L130 148', None, '#ff6a55', .9); s.rect(83, 145, 12, 1.4, '#7fc4ee'); s.rect(83, 148.4, 8, 1.2, '#7fc4ee', op=.7); s.glow(107, 160, 52, '#7fc4ee', .28, .7)
    s.poly([(80, 180), (134, 180), (150, 203), (64, 203)], s.lg(0, 180, 0, 203, (0, '#7fc4ee', .22), (1, '#7fc4ee', 0)))
    # lower console run
    s.path('M150 203 L150 176 L158 168 L206 168 L206 203Z', s.lg(0, 168, 0, 203, (0, '#344f64'), (.3, '#1a2b39'), (1, '#0a131b'))); s.path('M158 168 L206 168 L206 170 L157 170Z', '#9fd8ff', op=.85)
    lights(s, 158, 178, 8, 6, ['#7fc4ee', '#ffb347', '#7fc4ee', '#ff6a55'], .9); lights(s, 158, 185, 8, 6, ['#ffb347', '#7fc4ee', '#e2f3ff', '#7fc4ee'], .8)
    screen(s, 164, 190, 16, 9, '#ffb347', 'text'); screen(s, 186, 190, 16, 9, '#7fc4ee', 'bars')
    chair(s, 136, 205, '#3a556a')
    # ladderway to the corridor below
    rail(s, 54, 62, 203, 14); rail(s, 128, 132, 203, 14)
    s.poly([(64, H - 8), (126, H - 8), (130, H), (60, H)], '#02050a'); s.rect(60, H - 9.4, 70, 1.6, '#ffc928', op=.55)
    s.line(30, H - 13, W - 9, H - 13, '#7fc4ee', .9, .5)
    lamp(s, 190, 32, H, 20, '#cfeaff', .22, 2.2, 90)
    s.poly(out, None, stroke='#02050a', sw=2)
    s.rect(W * .9, 0, W * .1, H, s.lg(W, 0, W * .9, 0, (0, '#02050a', .5), (1, '#02050a', 0)))
    s.rect(26, H - 2.2, W - 26, 2.2, '#0d1822'); s.line(26, H - 2.4, W, H - 2.4, '#7fa6c2', .8, .55)
    return s

# ------------------------------------------------------------------ Galley 216 x 232 : the one warm room
def galley():
    W, H = 216, 232; s = Svg(W, H, 5); wc = '#ffd9a0'
    shell(s, W, H, top='#33424e', bot='#1d1f22', floor='#3a3128', lamps=(104,), lampc=wc, strip='#ffcf8a', amb=.22, lampw=44)
    # upper gallery on the right to the upper corridor
    s.rect(150, 112, 57, 5, s.lg(0, 112, 0, 117, (0, '#8a775d'), (.4, '#40382f'), (1, '#16130f'))); rail(s, 152, 206, 112, 13, '#8a775d')
    # tall windowed pantry and ducts
    s.pipe([(20, 22), (90, 22), (96, 28), (96, 40)], 4, '#46586a'); s.pipe([(20, 34), (70, 34)], 3, '#3a4a59'); s.pipe([(120, 18), (200, 18)], 5, '#46586a')
    for x in (40, 64, 140, 180): s.rect(x, 16, 3, 12, '#22303b')
    for j, yy in enumerate((58, 84)):  # shelves
        s.rect(18, yy + 18, 62, 2.2, '#6d5a44'); s.rect(18, yy + 20.2, 62, 1, '#120f0c')
        x = 20
        while x < 74:
            w = 3 + s.r.random() * 5; h = 7 + s.r.random() * 9; c = s.r.choice(['#b9803f', '#8aa1b2', '#d8c7a4', '#7a4a38', '#4f7d78', '#c9a05a'])
            s.rect(x, yy + 18 - h, w, h, s.lg(x, 0, x + w, 0, (0, mix(c, '#ffffff', .25)), (1, mix(c, '#000000', .45))), .8); x += w + 1.6
    s.glow(50, 78, 40, wc, .18)
    # notice board, clock
    s.rect(100, 62, 32, 26, '#2a2a26', 1); [s.rect(102 + (i % 4) * 7.4, 64 + (i // 4) * 12, 5.6, 9, ['#d8c7a4', '#c0d4e0', '#e0b98a', '#b9c7a0'][i % 4], .4, op=.85) for i in range(8)]
    s.circ(116, 50, 7, '#e8dcc4'); s.circ(116, 50, 7, None, '#463a2c', 1.2); s.line(116, 50, 116, 45.4, '#2a2118', 1); s.line(116, 50, 119.4, 51, '#2a2118', 1)
    # stair from gallery
    stairs(s, 128, 117, 34, 102, -1, '#8a775d', '#ffcf8a')
    # counter with coffee machine
    s.rect(14, 160, 52, 58, s.lg(0, 160, 0, 218, (0, '#4d463c'), (1, '#1b1815')), 1); s.rect(12, 157, 56, 4, s.lg(0, 157, 0, 161, (0, '#e8dcc4'), (1, '#7d705c')), 1)
    for i in range(3): s.rect(17 + i * 16, 165, 14, 22, None, .8, '#0f0d0b', .8, .8); s.rect(22 + i * 16, 168, 4, 1.2, '#c9b48f')
    s.rect(18, 136, 18, 21, s.lg(18, 0, 36, 0, (0, '#8d99a2'), (.5, '#57646e'), (1, '#242d34')), 2); s.rect(21, 140, 12, 5, '#0d1216', .8); s.circ(24, 142.5, 1, '#ff6a55'); s.circ(28, 142.5, 1, '#8cf2b0'); s.rect(24, 150, 6, 7, '#e8dcc4', 1)
    s.path('M42 157 C38 148 40 142 46 143 C44 138 52 136 53 142 C59 141 60 149 55 157Z', '#4f8a5a'); s.path('M44 157 C42 150 44 147 47 148 M50 157 C50 148 52 146 54 147', None, '#8fc98a', .8, .8); s.rect(42, 152, 14, 6, '#a85f3c', 1)
    # table with bench round a pedestal
    s.path('M76 190 L148 190 L144 196 L80 196Z', s.lg(0, 190, 0, 196, (0, '#fff1d8'), (.3, '#c9b48f'), (1, '#5b4d3a'))); s.rect(108, 196, 8, 23, s.lg(108, 0, 116, 0, (0, '#a8977a'), (1, '#2a241c'))); s.path('M98 220 L126 220 L118 215 L106 215Z', '#3a3228')
    for i, (x, c) in enumerate(((86, '#e8dcc4'), (98, '#7fb6da'), (124, '#c96a4a'), (136, '#e8dcc4'))):
        s.rect(x, 185, 4.4, 5, c, .8); s.path('M%s %sl1.6 0l0 3l-1.6 0' % (f(x + 4.4), 186), None, c, .8)
    s.ell(111, 189, 9, 2, '#8d99a2'); s.ell(111, 188.4, 7, 1.3, '#d98a4a')
    for x in (72, 152): s.path('M%d 219 L%d 219 L%d 204 L%d 204Z' % (x - 8, x + 8, x + 9, x - 9), s.lg(0, 204, 0, 219, (0, '#8a6a48'), (1, '#241b12'))); s.rect(x - 10, 201.5, 20, 3.2, '#b98a5a', 1.4)
    # the big hanging lamp
    s.line(111, 8, 111, 120, '#0b0d10', 1.6); s.cone(111, 136, 40, 150, 88, wc, .55); s.glow(111, 138, 58, wc, .62, .9)
    s.path('M88 136 C90 124 100 119 111 119 C122 119 132 124 134 136Z', s.lg(88, 119, 134, 136, (0, '#c98f4a'), (.4, '#7d5228'), (1, '#33200f'))); s.ell(111, 136, 22, 2.6, '#fff6e4'); s.ell(111, 136, 14, 1.5, '#ffffff')
    # floor hatch to the corridor below
    s.poly([(10, H - 8), (66, H - 8), (62, H), (4, H)], '#02050a'); s.rect(6, H - 9.4, 60, 1.6, '#ffc928', op=.55); rail(s, 10, 14, H - 11, 13, '#8a775d'); rail(s, 66, 70, H - 11, 13, '#8a775d')
    front(s, W, H, .5)
    return s

# ------------------------------------------------------------------ Mother / MU-TH-UR 192 x 112
def muthur():
    W, H = 192, 112; s = Svg(W, H, 7)
    shell(s, W, H, top='#3a3a2c', bot='#16170f', floor='#2a2b22', lamps=(98,), lampc='#fff2cf', strip='#ffe9b8', panel=200, amb=.16)
    # the chamber of small lights
    for j in range(9):
        for i in range(29):
            x, y = 14 + i * 5.75, 12 + j * 7.4; q = s.r.random()
            c = '#fff4d6' if q < .52 else '#ffc46a' if q < .70 else '#8cf2b0' if q < .80 else '#4b4a3a'
            a = .35 + .65 * s.r.random()
            if c != '#4b4a3a':
                s.circ(x, y, 3.1, c, op=.10 * a); s.circ(x, y, 1.15, c, op=a)
            else: s.circ(x, y, 1.1, c, op=.8)
    for i in range(0, 30, 5): s.line(11.2 + i * 5.75, 8, 11.2 + i * 5.75, H - 13, '#0a0a06', 1.4, .8)
    for j in (0, 3, 6, 9): s.line(9, 8.4 + j * 7.4, W - 9, 8.4 + j * 7.4, '#0a0a06', 1.2, .8)
    # niche with the console
    s.path('M66 99 L66 40 C66 26 80 20 97 20 C114 20 128 26 128 40 L128 99Z', '#070906'); s.path('M66 99 L66 40 C66 26 80 20 97 20 C114 20 128 26 128 40 L128 99', None, '#cdbf94', 1.6, .8)
    s.path('M70 99 L70 42 C70 30 82 25 97 25 C112 25 124 30 124 42 L124 99Z', s.lg(70, 25, 70, 99, (0, '#12251a'), (1, '#060a07')))
    screen(s, 82, 36, 30, 22, '#8cf2b0', 'text'); s.glow(97, 47, 44, '#8cf2b0', .42, .8)
    s.path('M78 72 L116 72 L120 80 L74 80Z', s.lg(0, 72, 0, 80, (0, '#b8b193'), (1, '#3a382b'))); [s.rect(81 + i * 3.6, 74, 2.4, 1.4, '#2a291f') for i in range(9)]; [s.rect(80 + i * 3.7, 76.6, 2.6, 1.4, '#2a291f') for i in range(10)]
    s.rect(92, 80, 10, 18, '#1a1a13')
    # high backed chair seen from behind
    s.path('M86 100 C84 84 85 70 90 66 L104 66 C109 70 110 84 108 100Z', s.lg(86, 66, 108, 100, (0, '#d9d0b4'), (.5, '#8a8368'), (1, '#2b2920'))); s.path('M90 66 L104 66 L105 71 L89 71Z', '#f2ead0', op=.9); s.line(97, 72, 97, 98, '#3a382b', .9)
    s.rect(80, 86, 5, 2.4, '#a59d80', 1); s.rect(109, 86, 5, 2.4, '#a59d80', 1)
    front(s, W, H, .62)
    return s

# ------------------------------------------------------------------ Suit storage 176 x 112
def suits():
    W, H = 176, 112; s = Svg(W, H, 9)
    shell(s, W, H, lamps=(30, 66, 102), top='#22405a', bot='#0d1a27', strip='#9fd8ff', lampw=18)
    for i, x in enumerate((30, 66, 102)):
        s.rect(x - 15, 14, 30, 85, '#081119', 2); s.rect(x - 13, 16, 26, 83, s.lg(0, 16, 0, 99, (0, '#a9dcf8'), (.35, '#4f86ab'), (1, '#132a3d')), 2)
        s.glow(x, 22, 26, '#e2f3ff', .6, .6)
        c = ['#e8dfc8', '#c98a4a', '#d7dee2'][i]; d = mix(c, '#0a1018', .62)
        # suit: legs, body, arms, pack, helmet
        s.path('M%d 97 L%d 70 L%d 70 L%d 97 L%d 97 L%d 78 L%d 97Z' % (x - 8, x - 8, x + 8, x + 8, x + 2, x, x - 2), s.lg(x - 8, 0, x + 8, 0, (0, c), (1, d)))
        s.path('M%d 73 L%d 48 C%d 42 %d 42 %d 48 L%d 73Z' % (x - 9, x - 10, x - 8, x + 8, x + 10, x + 9), s.lg(x - 10, 42, x + 10, 72, (0, mix(c, '#ffffff', .3)), (.5, c), (1, d)))
        s.path('M%d 48 L%d 68 L%d 76 M%d 48 L%d 68 L%d 76' % (x - 9, x - 12, x - 11, x + 9, x + 12, x + 11), None, mix(c, d, .35), 4, 1, 'round', 'round')
        s.rect(x - 4.5, 53, 9, 7, '#28353f', 1); lights(s, x - 2.4, 55.2, 3, 2.4, ['#ff6a55', '#8cf2b0', '#ffb347'], .6); s.rect(x - 8, 70, 16, 2.4, '#3a2f22')
        s.circ(x, 36, 8.4, s.rg(x - 2, 33, 10, (0, '#fbf4e2'), (1, d))); s.ell(x, 36.5, 6.2, 5, '#0a1620'); s.path('M%s 33.5 C%s 31.5 %s 31.6 %s 33.2' % (f(x - 5), f(x - 2), f(x + 2), f(x + 4.6)), None, '#bfe6ff', 1.1, .9)
        s.rect(x - 15, 97, 30, 3, '#0b151e'); s.rect(x - 15, 14, 30, 85, None, 2, '#86acc6', 1, .7)
    for x in (12, 48, 84, 120): s.rect(x - 2, 12, 4, 88, s.lg(x - 2, 0, x + 2, 0, (0, '#486479'), (1, '#101c27')))
    # glove shelf on the right, over the ladder hatch
    s.rect(126, 30, 40, 2, '#5d7c92'); [s.circ(132 + i * 12, 25, 5, s.rg(131 + i * 12, 23, 6, (0, '#e8dfc8'), (1, '#5a513f'))) for i in range(3)]; [s.ell(132 + i * 12, 25.5, 3.4, 2.6, '#0a1620') for i in range(3)]
    lamp(s, 146, 10, H, 20, '#cfeaff', .3, 2.2, 88)
    s.poly([(122, H - 9), (160, H - 9), (164, H), (120, H)], '#02050a'); s.rect(120, H - 10.4, 42, 1.8, '#ffc928', op=.9)
    front(s, W, H, .45)
    return s

# ------------------------------------------------------------------ Medbay 232 x 112
def medbay():
    W, H = 232, 112; s = Svg(W, H, 11)
    shell(s, W, H, top='#4a7286', bot='#152c39', floor='#31505f', lamps=(52, 178), lampc='#e6fbff', strip='#c9f4ff', amb=.34, lampw=30)
    # tiles
    for j in range(6): s.line(9, 20 + j * 12, W - 9, 20 + j * 12, '#0d222e', .6, .5)
    for i in range(14): s.line(18 + i * 16, 7, 18 + i * 16, 99, '#0d222e', .5, .35)
    # scanner bed left
    s.path('M20 84 L84 84 L88 78 L96 78 L96 72 L84 72 L80 78 L20 78Z', s.lg(0, 72, 0, 84, (0, '#f4fbff'), (.5, '#a9c4d2'), (1, '#49606e'))); s.rect(24, 74, 52, 4.4, '#d9eef7', 2); s.rect(24, 71.4, 14, 4.4, '#ffffff', 2)
    s.path('M34 84 L40 99 L62 99 L56 84Z', s.lg(34, 0, 62, 0, (0, '#7d98a8'), (1, '#24343f')))
    s.path('M50 78 C44 44 62 30 76 34 L76 40 C64 38 54 48 58 78Z', s.lg(44, 34, 76, 78, (0, '#f4fbff'), (1, '#6f8b9a'))); s.path('M52 60 C52 48 62 40 74 40', None, '#4fe0ff', 1.6, .9)
    s.poly([(54, 58), (72, 40), (82, 74), (40, 74)], s.lg(60, 40, 60, 76, (0, '#4fe0ff', .10), (1, '#4fe0ff', .42))); s.glow(62, 73, 26, '#4fe0ff', .5, .35)
    # monitors
    s.line(92, 8, 92, 26, '#5b7888', 2); screen(s, 84, 26, 36, 24, '#7ff0ff', 'wave'); s.path('M86 40 L94 40 L97 32 L101 47 L104 37 L106 40 L118 40', None, '#c9fbff', 1.2)
    screen(s, 124, 26, 20, 11, '#8cf2b0', 'bars'); screen(s, 124, 40, 20, 10, '#7ff0ff', 'text')
    # cabinets right
    s.rect(176, 24, 46, 75, s.lg(176, 0, 222, 0, (0, '#7796a6'), (1, '#2c4250')), 1.4); s.rect(179, 27, 40, 30, '#0e2430', 1); s.rect(179, 27, 40, 30, s.lg(179, 27, 219, 57, (0, '#c9f4ff', .32), (.5, '#c9f4ff', .05), (1, '#c9f4ff', .2)), 1)
    for j in range(2):
        for i in range(7):
            c = s.r.choice(['#f4fbff', '#ff8a70', '#8cf2b0', '#7fc4ee', '#ffd38a']); hh = 5 + s.r.random() * 5; s.rect(181.5 + i * 5.3, 40 + j * 14 - hh, 3.2, hh, c, .8, op=.9)
        s.rect(179, 40 + j * 14, 40, 1, '#9fc4d4', op=.8)
    for j in range(3): s.rect(179, 61 + j * 12, 40, 10, None, .8, '#1a2e3a', 1); s.rect(195, 65 + j * 12, 8, 1.6, '#d9eef7')
    # cross sign
    s.rect(152, 26, 16, 16, '#f4fbff', 3); s.rect(158, 29, 4, 10, '#ff5a4d'); s.rect(155, 32, 10, 4, '#ff5a4d'); s.glow(160, 34, 18, '#ffffff', .3)
    # surgical lamp and trolley
    s.rect(136, 76, 26, 2.4, '#d9eef7', 1); s.line(139, 78, 139, 97, '#7d98a8', 1.4); s.line(159, 78, 159, 97, '#7d98a8', 1.4); s.circ(139, 98, 1.8, '#1a2a34'); s.circ(159, 98, 1.8, '#1a2a34'); s.rect(140, 70, 6, 6, '#ff8a70', 1); s.rect(148, 68, 4, 8, '#f4fbff', 1); s.rect(154, 72, 5, 4, '#7fc4ee', 1)
    lamp(s, 52, 9, H, 34, '#e6fbff', .34, 2.0); lamp(s, 178, 9, H, 34, '#e6fbff', .34, 2.0); lamp(s, 116, 9, H, 24, '#e6fbff', .2, 2)
    s.poly([(100, H - 8), (160, H - 8), (165, H), (95, H)], '#02050a'); s.rect(97, H - 9.6, 66, 1.8, '#ffc928', op=.6)
    front(s, W, H, .4)
    return s

# ------------------------------------------------------------------ Docking bay 272 x 352
def digit2(s, x, y, k, col, op):
    s.path('M%s %sh%sv%sh-%sv%sh%sv%sh-%sv-%sh%sv-%sh-%sz' % tuple(map(f, (x, y, 20 * k, 20 * k, 14 * k, 5 * k, 14 * k, 6 * k, 20 * k, 17 * k, 14 * k, 8 * k, 14 * k))), col, op=op)
def docking():
    W, H = 272, 352; s = Svg(W, H, 13)
    shell(s, W, H, top='#1f3d58', bot='#0d1b28', floor='#22384a', lamps=(70, 200), d=14, ct=10, fl=20, panel=34, amb=.28, lampw=60)
    # bay door at the back: two leaves with chevrons
    s.rect(36, 58, 200, 274, '#0a141d'); s.rect(40, 62, 95, 270, s.lg(40, 62, 135, 332, (0, '#35536b'), (1, '#101e2a'))); s.rect(137, 62, 95, 270, s.lg(137, 62, 232, 332, (0, '#2c475d'), (1, '#0d1a25')))
    for y in range(74, 330, 32):
        for x0 in (44, 141): s.rect(x0, y, 87, 24, None, 2, '#07101a', 1.6, .8); s.line(x0, y + 24.8, x0 + 87, y + 24.8, '#a9d3ea', .7, .18)
    s.rect(134.5, 62, 3, 270, '#02060a'); s.hazard(126, 62, 8, 270, .0)
    for i in range(9):  # chevrons on the meeting edge
        y = 70 + i * 30; s.poly([(118, y), (134, y + 12), (134, y + 24), (118, y + 12)], '#ffc928', op=.5); s.poly([(154, y), (138, y + 12), (138, y + 24), (154, y + 12)], '#ffc928', op=.42)
    # bay number
    for k, xx in ((1.5, 66),): digit2(s, xx, 196, 1.5, '#cfe6f4', .34)
    s.rect(50, 196, 10, 42, '#cfe6f4', op=.34)
    # door frame beacons
    for x in (36, 236): s.circ(x, 62, 3, '#ff6a55'); s.glow(x, 62, 16, '#ff6a55', .5)
    # roof trusses and crane
    s.rect(14, 22, 244, 7, s.lg(0, 22, 0, 29, (0, '#55748a'), (1, '#15232f'))); [s.path('M%d 29 L%d 22 L%d 29' % (14 + i * 16, 22 + i * 16, 30 + i * 16), None, '#0b151e', 1.2, .8) for i in range(15)]
    s.rect(120, 27, 40, 10, s.lg(0, 27, 0, 37, (0, '#ffd85e'), (1, '#7a5a00')), 1.4); s.hazard(124, 30, 32, 4, 1); s.line(130, 37, 118, 74, '#0a1118', 1.8); s.line(150, 37, 162, 74, '#0a1118', 1.8); s.line(130, 37, 118, 74, '#7f9db3', .6); s.line(150, 37, 162, 74, '#7f9db3', .6)
    # floods behind the shuttle
    s.glow(136, 150, 150, '#9fd8ff', .30, .7)
    # shuttle, three quarter nose, hanging
    s.path('M52 128 C60 96 96 74 140 74 C190 74 222 98 230 128 L236 150 C226 164 190 172 140 172 C92 172 56 164 46 150Z', s.lg(0, 74, 0, 172, (0, '#dcebf4'), (.28, '#8fa9bb'), (.62, '#425b6d'), (1, '#101b25')))
    s.path('M46 150 C56 164 92 172 140 172 C190 172 226 164 236 150 L228 162 C206 178 176 184 140 184 C104 184 74 178 54 162Z', s.lg(0, 150, 0, 184, (0, '#22323f'), (1, '#070d13')))
    s.path('M52 128 C60 96 96 74 140 74 C190 74 222 98 230 128', None, '#ffffff', 1.4, .8)
    # cockpit glass
    s.path('M104 92 C116 84 164 84 176 92 L184 112 C168 118 112 118 96 112Z', '#08121a'); s.path('M104 92 C116 84 164 84 176 92 L184 112 C168 118 112 118 96 112Z', s.lg(96, 84, 184, 118, (0, '#9fe0ff', .85), (.45, '#1f5578', .8), (1, '#071019', .9))); s.line(140, 86, 140, 116.5, '#101b25', 2); s.line(118, 87.5, 112, 115, '#101b25', 1.6); s.line(162, 87.5, 168, 115, '#101b25', 1.6); s.path('M106 93 C118 87 140 86 152 87', None, '#ffffff', 1.2, .8)
    s.path('M62 128 L96 124 M184 124 L220 128 M56 144 L110 148 M170 148 L228 144 M140 120 L140 170 M88 80 L74 160 M192 80 L206 160', None, '#0c1720', 1, .55)
    s.path('M52 128 L98 132 L98 140 L49 138Z', '#ffc928', op=.9); s.path('M230 128 L182 132 L182 140 L233 138Z', '#ffc928', op=.75)
    for x in (70, 210): s.ell(x, 158, 17, 8, '#05090d'); s.ell(x, 157, 13, 5.4, s.rg(x, 157, 13, (0, '#e6f7ff'), (.35, '#6fc0f2'), (1, '#0e2a3f'), k=.42)); s.glow(x, 160, 34, '#7fd0ff', .5, .6)
    lights(s, 116, 160, 5, 12, ['#ff6a55', '#e2f3ff', '#8cf2b0'], 1.4)
    # landing lights through the dust
    s.cone(70, 168, 18, 92, 158, '#9fd8ff', .30, -18); s.cone(210, 168, 18, 92, 158, '#9fd8ff', .30, 18)
    # gantries
    s.rect(0, 112, 62, 6, s.lg(0, 112, 0, 118, (0, '#8fb0c6'), (.3, '#2d4558'), (1, '#0b141c'))); rail(s, 2, 60, 112, 15); s.path('M4 118 L40 118 L4 148Z', '#0a1219', op=.9); s.path('M4 148 L40 118', None, '#3a5266', 1.6)
    s.rect(210, 160, 62, 6, s.lg(0, 160, 0, 166, (0, '#8fb0c6'), (.3, '#2d4558'), (1, '#0b141c'))); rail(s, 212, 270, 160, 15); s.path('M268 166 L232 166 L268 196Z', '#0a1219', op=.9); s.path('M268 196 L232 166', None, '#3a5266', 1.6)
    # lattice towers carry the gantries (no rungs: only the two real ladders have rungs)
    for x0, y0 in ((40, 118), (214, 166)):
        for xx in (x0, x0 + 16): s.line(xx, y0, xx, 333, '#0a1219', 3.4); s.line(xx, y0, xx, 333, '#5d7c92', 1.6)
        yy = y0
        while yy < 320: s.line(x0, yy, x0 + 16, yy + 16, '#3a5266', 1.1); s.line(x0 + 16, yy, x0, yy + 16, '#3a5266', 1.1); yy += 16
    s.ell(136, 334, 120, 60, s.rg(136, 334, 120, (0, '#9fd8ff', .30), (1, '#9fd8ff', 0), k=.5))
    # floor kit
    crate(s, 22, 312, 22, 20, '#2c4254', mark='#ffc928'); crate(s, 26, 296, 15, 16, '#3d3a2b', '#b9a46a'); crate(s, 232, 308, 26, 24, '#2c4254', mark='#ff6a55'); crate(s, 236, 294, 16, 14, '#33404a')
    for i in range(3): s.rect(196 + i * 7, 316, 5.4, 16, s.lg(196 + i * 7, 0, 201.4 + i * 7, 0, (0, '#8fd8e6'), (.4, '#3c8ea0'), (1, '#0f2a32')), 2)
    # landing circle on the floor
    s.ell(136, 343, 92, 7, None, '#ffc928', 1.6, .55); s.ell(136, 343, 70, 4.6, None, '#ffc928', 1, .35)
    # ceiling floods
    for x in (70, 200): lamp(s, x, 13, H, 46, '#cfeaff', .30, 2.4, 320)
    # ladder hatch to the sub deck at x=88..120 of the bay
    s.poly([(84, H - 14), (124, H - 14), (127, H), (81, H)], '#02050a'); s.rect(80, H - 15.6, 48, 2.2, '#ffc928', op=.95)
    front(s, W, H, .5)
    return s

# ------------------------------------------------------------------ Hyper sleep 192 x 128
def hyper():
    W, H = 192, 128; s = Svg(W, H, 15); tc = '#6ff0e0'
    shell(s, W, H, top='#1b4650', bot='#0a1a20', floor='#1a3538', lamps=(), lampc=tc, strip=tc, amb=.30)
    s.glow(96, 66, 92, tc, .30, .62)
    # column and canopy
    s.path('M78 7 L114 7 L106 34 L86 34Z', s.lg(0, 7, 0, 34, (0, '#0d2226'), (1, '#3b6a70'))); s.ell(96, 34, 10, 2.6, '#dffcf6'); s.glow(96, 36, 34, '#c9fff4', .65, .7)
    for r0 in (30, 46, 62): s.ell(96, 14, r0 * 1.3, r0 * .26, None, tc, .7, .35)
    # five pods in a fan
    for i, (x, a) in enumerate(((30, -34), (60, -17), (96, 0), (132, 17), (162, 34))):
        s.g('translate(%d 106) rotate(%d)' % (x, a * .55))
        s.path('M-13 4 L-13 -50 C-13 -62 13 -62 13 -50 L13 4 C8 9 -8 9 -13 4Z', s.lg(-13, -60, 13, 6, (0, '#dff3f2'), (.4, '#7f9fa3'), (1, '#1f3338')))
        s.path('M-9.5 -4 L-9.5 -48 C-9.5 -57 9.5 -57 9.5 -48 L9.5 -4Z', s.lg(0, -56, 0, -4, (0, '#e6fffa'), (.3, tc), (1, '#0c4a4d')))
        if i in (1, 3, 4):  # sleeper outline
            s.circ(0, -43, 4.2, '#0b3a3f', op=.75); s.path('M-6 -37 C-7 -24 -5 -12 -4 -5 L4 -5 C5 -12 7 -24 6 -37 C3 -39 -3 -39 -6 -37Z', '#0b3a3f', op=.7)
        s.path('M-7 -48 C-6 -53 0 -54 3 -53 L-5 -10 L-8 -10Z', '#ffffff', op=.38); s.rect(-9, -2, 18, 5, '#14262b', 1); lights(s, -5.4, .5, 4, 3.6, ['#8cf2b0', tc, '#8cf2b0', '#ffb347'] if i != 2 else ['#ff6a55', '#ff6a55', '#3a5468', '#3a5468'], .8)
        s.end(); s.glow(x, 78, 26, tc, .30, 1.3); s.ell(x, 119, 20, 4, s.rg(x, 119, 20, (0, tc, .4), (1, tc, 0), k=.2))
        s.path('M%d 112 C%d 122 %d 122 %d 117' % (x, x, (x + 96) // 2, 96), None, '#0a1a1d', 2, .8)
    # frost mist on the floor
    for i in range(16): x = 12 + s.r.random() * 168; s.ell(x, 118 + s.r.random() * 6, 14 + s.r.random() * 16, 3.6, '#c9fff4', op=.05)
    front(s, W, H, .55)
    return s

# ------------------------------------------------------------------ Airlock 184 x 128
def airlock():
    W, H = 184, 128; s = Svg(W, H, 17)
    shell(s, W, H, top='#25384a', bot='#10161d', floor='#242a30', lamps=(48,), panel=28, amb=.16)
    s.hazard(9, 101, 166, 6, .9)
    # outer door, right: round, looking at the void
    cx, cy = 132, 62
    s.circ(cx, cy, 42, '#0a1118'); s.circ(cx, cy, 40, s.rg(cx - 10, cy - 12, 54, (0, '#7f9db3'), (.5, '#3b5468'), (1, '#121d27')))
    for i in range(12):
        a = i * math.pi / 6; s.circ(cx + 36 * math.cos(a), cy + 36 * math.sin(a), 2, '#0b141c'); s.circ(cx + 36 * math.cos(a) - .4, cy + 36 * math.sin(a) - .5, .9, '#a9c4d6')
    s.circ(cx, cy, 31, '#060b11'); s.circ(cx, cy, 29, s.rg(cx + 8, cy + 18, 50, (0, '#3d2a4a'), (.45, '#131a34'), (1, '#03050b')))
    for i in range(26):
        a, q = s.r.random() * 6.28, 27 * math.sqrt(s.r.random()); s.circ(cx + q * math.cos(a), cy + q * math.sin(a), .35 + s.r.random() * .6, '#ffffff', op=.4 + .6 * s.r.random())
    s.path('M%d %d A29 29 0 0 0 %d %d C%d %d %d %d %d %dZ' % (cx - 24, cy + 16, cx + 27, cy + 10, cx + 10, cy + 2, cx - 12, cy + 4, cx - 24, cy + 16), s.lg(cx - 20, cy + 4, cx + 10, cy + 29, (0, '#ffb27a'), (.25, '#8a4a52'), (1, '#1a1330')))
    s.path('M%d %d C%d %d %d %d %d %d' % (cx - 22, cy - 12, cx - 16, cy - 24, cx - 2, cy - 28, cx + 8, cy - 26), None, '#ffffff', 1.6, .5, 'round')
    for a in (0, 60, 120): s.g('rotate(%d %d %d)' % (a, cx, cy)); s.rect(cx - 29, cy - 1.3, 58, 2.6, '#26384a'); s.rect(cx - 29, cy - 1.3, 58, .8, '#8fb0c6', op=.7); s.end()
    s.circ(cx, cy, 7, s.rg(cx - 2, cy - 2, 8, (0, '#b9cfdd'), (1, '#26384a'))); s.circ(cx, cy, 3, '#ff5a4d'); s.glow(cx, cy, 16, '#ff5a4d', .6)
    # inner controls left
    s.rect(18, 34, 20, 30, s.lg(18, 34, 38, 64, (0, '#4c6579'), (1, '#16222d')), 2); s.rect(21, 37, 14, 8, '#1a0705', 1); s.rect(22, 38, 12, 6, '#ff5a4d', .6); s.glow(28, 41, 16, '#ff5a4d', .5); s.circ(24, 54, 2.6, '#8cf2b0'); s.circ(32, 54, 2.6, '#3a4b58')
    s.rect(52, 24, 4, 76, s.lg(52, 0, 56, 0, (0, '#55748a'), (1, '#0f1a24'))); s.path('M60 40 C66 40 66 58 60 58', None, '#ffc928', 2.2); s.path('M60 66 C66 66 66 84 60 84', None, '#ffc928', 2.2)
    s.path('M66 30 L78 30 L78 96 M72 30 C70 44 76 52 71 66', None, '#0b141c', 1.4, .7)
    # red beacon
    s.rect(82, 8, 14, 5, '#1a242d', 1); s.path('M83 13 C83 21 95 21 95 13Z', '#ff7a6a'); s.glow(89, 16, 54, '#ff4a3d', .62, .8); s.poly([(88, 16), (10, 52), (10, 92)], s.lg(88, 16, 10, 70, (0, '#ff4a3d', .38), (1, '#ff4a3d', 0))); s.poly([(90, 16), (174, 60), (174, 100)], s.lg(90, 16, 174, 80, (0, '#ff4a3d', .34), (1, '#ff4a3d', 0)))
    lamp(s, 40, 9, H, 22, '#cfeaff', .26, 2.4)
    front(s, W, H, .5)
    return s

# ------------------------------------------------------------------ Maintenance 240 x 112
def maintenance():
    W, H = 240, 112; s = Svg(W, H, 19); oc = '#ffc078'
    shell(s, W, H, top='#36383a', bot='#14181b', floor='#2c2a27', lamps=(112,), lampc=oc, strip='#ffb35e', amb=.16, lampw=40)
    # pipe wall
    s.pipe([(8, 18), (232, 18)], 5, '#55534c', '#a09a88'); s.pipe([(8, 30), (150, 30), (158, 38), (158, 98)], 4, '#6d4a33', '#d99a6a'); s.pipe([(40, 18), (40, 60), (52, 66), (96, 66), (96, 100)], 4.4, '#4c5d68', '#9fb9c9'); s.pipe([(206, 18), (206, 98)], 5, '#4c5d68', '#9fb9c9'); s.pipe([(220, 18), (220, 98)], 3, '#6d4a33', '#d99a6a')
    for x, y in ((40, 44), (96, 84), (206, 50), (158, 70)): s.rect(x - 7, y - 3, 14, 6, s.lg(0, y - 3, 0, y + 3, (0, '#a9a393'), (1, '#34312a')), 1.2)
    # valve wheel
    for x, y, r0 in ((66, 48, 11), (206, 74, 8)):
        s.circ(x, y, r0, None, '#5b1d15', 4); s.circ(x, y, r0, None, '#e0503f', 2.4); s.line(x - r0, y, x + r0, y, '#e0503f', 2); s.line(x, y - r0, x, y + r0, '#e0503f', 2); s.circ(x, y, 2.6, '#ffb0a0')
    # gauges
    for x in (112, 128, 144): s.circ(x, 44, 6.4, '#e9e0c8'); s.circ(x, 44, 6.4, None, '#2a2822', 1.6); s.line(x, 44, x + s.r.choice([-3, 3, 4]), 41, '#c0392b', 1.1)
    # boiler
    s.rect(108, 56, 42, 42, s.lg(108, 0, 150, 0, (0, '#8d8672'), (.35, '#57534a'), (1, '#1a1916')), 5); s.rect(112, 62, 34, 2, '#2a2822'); s.rect(112, 88, 34, 2, '#2a2822'); s.rect(121, 68, 16, 14, '#1a0d05', 2); s.rect(122.5, 69.5, 13, 11, s.lg(0, 69, 0, 81, (0, '#ffdf9a'), (.5, '#ff9a3d'), (1, '#a83c10')), 1.4); [s.line(122.5, 72 + i * 3, 135.5, 72 + i * 3, '#2a0f04', 1) for i in range(3)]; s.glow(129, 76, 36, '#ff9a3d', .55)
    # tool trolley + fan, right
    s.circ(184, 34, 15, '#0b0f12'); s.circ(184, 34, 13, '#1a2126');
    for a in range(0, 360, 60): s.g('rotate(%d 184 34)' % a); s.path('M184 34 C188 30 189 25 186 22 C182 24 182 29 184 34Z', '#6f7c84'); s.end()
    s.circ(184, 34, 3, '#a9b5bc'); s.circ(184, 34, 14, None, '#55636c', 1.4); [s.line(170, 26 + i * 5, 198, 26 + i * 5, '#2b363d', .8) for i in range(4)]
    s.rect(10, 74, 26, 24, s.lg(0, 74, 0, 98, (0, '#c0392b'), (1, '#4a120c')), 1.4); [s.rect(12, 78 + i * 6.4, 22, 4.6, None, .6, '#2a0805', .8) for i in range(3)]; [s.rect(20, 79.6 + i * 6.4, 6, 1.2, '#e9b0a6') for i in range(3)]
    lamp(s, 112, 9, H, 38, oc, .40, 2.6); lamp(s, 186, 9, H, 20, oc, .2, 2)
    # steam
    for i in range(7): s.ell(98 + i * 2.2, 74 - i * 6.5, 5 + i * 1.7, 4 + i * 1.3, '#ffe6c8', op=.09)
    # hatches: stairs (left) and ladder foot (right)
    s.poly([(22, H - 8), (78, H - 8), (82, H), (17, H)], '#02050a'); s.rect(19, H - 9.6, 62, 1.8, '#ffc928', op=.6)
    front(s, W, H, .55)
    return s

# ------------------------------------------------------------------ Equipment 200 x 112
def equipment():
    W, H = 200, 112; s = Svg(W, H, 21)
    shell(s, W, H, top='#26445c', bot='#0f1d2a', lamps=(56, 116), amb=.26, lampw=26)
    # racking
    for x in (16, 62, 108, 138): s.rect(x, 16, 3.4, 83, s.lg(x, 0, x + 3.4, 0, (0, '#ffd85e'), (1, '#7a5a00')))
    for y in (42, 70, 97): s.rect(16, y, 125, 2.8, s.lg(0, y, 0, y + 2.8, (0, '#8fb0c6'), (1, '#182631'))); s.rect(16, y + 2.8, 125, 2, '#03070b', op=.5)
    rows = {42: 24, 70: 25, 97: 24}
    for y, mh in rows.items():
        for x0, x1 in ((21, 60), (67, 106), (113, 137)):
            x = x0 + 1
            while x < x1 - 6:
                w = min(8 + s.r.random() * 13, x1 - x); h = 9 + s.r.random() * (mh - 11); c = s.r.choice(['#2f4a5e', '#43525c', '#5b4a2c', '#35463a', '#6a3a2a', '#3a5670'])
                k = s.r.random()
                if k < .2: s.rect(x, y - h, w * .5, h, s.lg(x, 0, x + w * .5, 0, (0, '#b9e8f2'), (.4, '#4f9db0'), (1, '#14343d')), 2); w *= .5
                else: crate(s, x, y - h, w, h, c, '#a9c4d6', s.r.choice([None, None, '#ffc928', '#e2f3ff', '#ff6a55']))
                x += w + 1.4
    # mesh over the top bay
    for i in range(9): s.line(113 + i * 3, 16, 113 + i * 3, 42, '#9fb9c9', .4, .35)
    lamp(s, 56, 9, H, 30, '#cfeaff', .32, 2.4); lamp(s, 116, 9, H, 30, '#cfeaff', .32, 2.4)
    # trolley right, ladder foot area 152-184
    s.rect(188, 60, 2, 38, '#ffc928'); s.glow(168, 40, 40, '#9fd8ff', .22, 1.2)
    front(s, W, H, .5)
    return s

# ------------------------------------------------------------------ Garage 248 x 112
def garage():
    W, H = 248, 112; s = Svg(W, H, 23)
    shell(s, W, H, top='#223c52', bot='#0d1a26', floor='#22313d', lamps=(70, 196), amb=.24, lampw=34)
    # roller door left
    s.rect(14, 16, 58, 83, '#0a1219'); [s.rect(16, 18 + i * 9, 54, 7.6, s.lg(0, 18 + i * 9, 0, 25.6 + i * 9, (0, '#4f6b80'), (1, '#1a2b39')), .6) for i in range(9)]; s.hazard(14, 93, 58, 6, .9)
    # hoist
    s.line(150, 8, 150, 22, '#0a1118', 2); s.rect(141, 20, 18, 7, '#c79a1c', 1.4); s.line(150, 27, 150, 36, '#7f9db3', 1); s.path('M150 36 C155 36 155 42 150 42 C148 42 147 41 147 39.6', None, '#b9cfdd', 1.5)
    # six wheeled rover
    s.path('M92 76 L100 58 L128 54 L136 44 L178 44 L190 58 L206 62 L208 76Z', s.lg(0, 44, 0, 78, (0, '#ffe08a'), (.35, '#d9a21c'), (.75, '#7a5408'), (1, '#2a1c02')))
    s.path('M136 44 L178 44 L190 58 L206 62', None, '#fff3c9', 1.2, .9); s.path('M100 58 L128 54 L136 44', None, '#fff3c9', 1, .7)
    s.path('M139 47 L158 47 L158 58 L131 58Z', '#08121a'); s.path('M139 47 L158 47 L158 58 L131 58Z', s.lg(131, 47, 158, 58, (0, '#9fe0ff', .8), (1, '#0c2a3d', .8))); s.path('M161 47 L176 47 L185 58 L161 58Z', s.lg(161, 47, 185, 58, (0, '#9fe0ff', .7), (1, '#0c2a3d', .9)))
    s.rect(92, 74, 116, 7, '#161004'); s.hazard(98, 66, 30, 6, .95); s.path('M130 62 L130 74 M160 60 L160 74 M186 62 L186 74', None, '#4a3406', 1)
    s.rect(100, 40, 2, 18, '#b9cfdd'); s.circ(101, 39, 2, '#ff6a55'); s.glow(101, 39, 10, '#ff6a55', .6); s.rect(150, 38, 22, 4, '#2a3842', 1); lights(s, 154, 40, 4, 4.6, ['#fff8df'], 1.1)
    for x in (108, 138, 168, 194)[:4]:
        s.circ(x, 86, 12.4, '#07090b'); s.circ(x, 86, 11.4, s.rg(x - 3, 82, 14, (0, '#3c444a'), (1, '#0d1114'))); s.circ(x, 86, 5.6, s.rg(x - 1.5, 84.5, 6, (0, '#d9a21c'), (1, '#4a3406'))); s.circ(x, 86, 2, '#14100a')
        for a in range(0, 360, 30): s.g('rotate(%d %d 86)' % (a, x)); s.rect(x - 1.2, 73.6, 2.4, 3, '#1c2125'); s.end()
    s.ell(150, 99, 62, 4, '#000000', op=.45)
    s.circ(207, 66, 2.6, '#fffbe8'); s.glow(208, 66, 26, '#fff2c0', .9); s.poly([(208, 64), (248, 50), (248, 98), (208, 70)], s.lg(208, 66, 248, 70, (0, '#fff2c0', .55), (1, '#fff2c0', .06)))
    # tyres and drums
    for i, (x, y) in enumerate(((224, 93), (224, 82))): s.ell(x, y, 12, 5.4, '#0b0e10'); s.ell(x, y - 1.4, 12, 5, None, '#48535b', 1.4); s.ell(x, y - 1.4, 5, 2, '#1d252b')
    s.rect(78, 78, 13, 20, s.lg(78, 0, 91, 0, (0, '#e06a55'), (.4, '#a83c2a'), (1, '#3a0f08')), 2); s.line(78, 84, 91, 84, '#4a120c', 1); s.line(78, 91, 91, 91, '#4a120c', 1)
    lamp(s, 70, 9, H, 34, '#cfeaff', .30, 2.4); lamp(s, 196, 9, H, 34, '#cfeaff', .26, 2.4)
    front(s, W, H, .5)
    return s

# ------------------------------------------------------------------ Workshop 208 x 112
def workshop():
    W, H = 208, 112; s = Svg(W, H, 25)
    shell(s, W, H, top='#24415a', bot='#0e1b28', lamps=(60,), amb=.26, lampw=34)
    # peg board with tools
    s.rect(18, 18, 92, 40, '#3a4c58', 1.4); s.rect(18, 18, 92, 40, s.lg(18, 18, 110, 58, (0, '#cfeaff', .22), (1, '#000000', .3)), 1.4)
    for i in range(15):
        for j in range(6): s.circ(22 + i * 6, 22 + j * 6.4, .5, '#0b141c', op=.8)
    t = '#dbe8f0'
    s.path('M26 24 L26 44', None, t, 2.2, 1, 'round'); s.path('M23 24 C23 20 29 20 29 24', None, t, 2.2); s.path('M38 24 L38 50', None, '#c98f4a', 2, 1, 'round'); s.path('M33 24 L43 24 L43 29 L33 29Z', t); s.path('M52 26 L60 46 M60 26 L52 46', None, t, 1.8, 1, 'round'); s.path('M52 26 L60 46', None, '#ff6a55', 1.8, .8, 'round')
    s.path('M70 22 L70 34 L67 34 L67 50 L76 50 L76 34 L73 34 L73 22Z', '#ffc928', op=.9); s.path('M84 24 L100 24 L100 28 L96 28 L96 42 L92 42 L92 28 L84 28Z', t); s.circ(98, 49, 4.6, None, t, 1.6)
    # bench
    s.rect(14, 74, 104, 5, s.lg(0, 74, 0, 79, (0, '#d9b98a'), (.4, '#8a6a42'), (1, '#33250f')), 1); s.rect(18, 79, 6, 20, '#22303b'); s.rect(108, 79, 6, 20, '#22303b'); s.rect(34, 79, 40, 14, s.lg(0, 79, 0, 93, (0, '#35505f'), (1, '#101b24')), 1); [s.rect(37 + i * 19, 83, 16, 7, None, .6, '#070d12', .9) for i in range(2)]
    # vice, box, lamp
    s.path('M26 74 L26 66 L44 66 L44 62 L48 62 L48 70 L40 70 L40 74Z', s.lg(26, 62, 48, 74, (0, '#7fb6da'), (1, '#1c3648'))); s.rect(20, 67, 6, 1.6, '#b9cfdd')
    s.path('M92 74 L92 62 L104 54', None, '#7f9db3', 1.6); s.path('M99 50 L109 54 L106 60 L98 56Z', '#c79a1c'); s.cone(103, 58, 8, 40, 16, '#fff2c0', .6)
    # lathe / drill press, right
    s.rect(134, 92, 30, 7, '#1d2c38', 1); s.rect(146, 34, 6, 58, s.lg(146, 0, 152, 0, (0, '#8fb0c6'), (1, '#22343f'))); s.rect(132, 30, 32, 16, s.lg(0, 30, 0, 46, (0, '#6fd0a0'), (.4, '#2f7a58'), (1, '#0f2a1e')), 3); s.rect(138, 46, 5, 12, '#b9cfdd'); s.rect(139.4, 58, 2.2, 10, '#e2f3ff'); s.rect(128, 74, 26, 4, s.lg(0, 74, 0, 78, (0, '#8fb0c6'), (1, '#22343f'))); s.circ(166, 38, 5, None, '#b9cfdd', 1.4); s.line(161, 38, 171, 38, '#b9cfdd', 1.2); lights(s, 158, 34, 1, 3, ['#ff6a55'], 1.2)
    # sparks
    s.glow(140, 71, 30, '#fff2c0', .95); s.glow(140, 71, 12, '#ffffff', 1)
    for i in range(34):
        a = -2.9 + s.r.random() * 2.6; q = 6 + s.r.random() * 24; x, y = 140 + q * math.cos(a), 71 + q * math.sin(a) + q * q * .018; s.line(x - 1.6 * math.cos(a), y - 1.6 * math.sin(a), x, y, s.r.choice(['#fff2c0', '#ffc46a', '#ff9a3d']), .9, .95, 'round')
    # gas bottles
    for i, c in enumerate(('#3c8ea0', '#a83c2a')): s.rect(176 + i * 12, 58, 10, 41, s.lg(176 + i * 12, 0, 186 + i * 12, 0, (0, mix(c, '#ffffff', .5)), (.4, c), (1, mix(c, '#000000', .7))), 4); s.rect(179 + i * 12, 53, 4, 6, '#9fb9c9', 1)
    s.path('M181 54 C186 40 176 30 166 46', None, '#0a1118', 1.8); s.rect(172, 72, 30, 2.4, '#55748a')
    lamp(s, 60, 9, H, 40, '#cfeaff', .34, 2.4)
    front(s, W, H, .5)
    return s

# ------------------------------------------------------------------ Nest 280 x 112 (our own growth: black roots, ember pods)
def nest():
    W, H = 280, 112; s = Svg(W, H, 29); r = s.r
    shell(s, W, H, top='#1c2b30', bot='#0a0f10', floor='#14191a', lamps=(), lampc='#7fb6a8', strip='#3d6a66', amb=.10)
    s.glow(150, 66, 120, '#ff5a3a', .26, .46); s.glow(60, 40, 60, '#7fd0c0', .12)
    # broken work-light
    s.rect(40, 6, 30, 3, '#22343f'); s.glow(56, 9, 30, '#bfe6ff', .4, .5); s.cone(56, 9, 18, 52, 88, '#bfe6ff', .16)
    # root webs, back layer
    def root(x, y, a, ln, w, depth, col, op):
        x2, y2 = x + ln * math.cos(a), y + ln * math.sin(a); mx, my = (x + x2) / 2 + (r.random() - .5) * ln * .5, (y + y2) / 2 + (r.random() - .5) * ln * .5
        s.path('M%s %sQ%s %s %s %s' % tuple(map(f, (x, y, mx, my, x2, y2))), None, col, w, op, 'round')
        if depth:
            for k in range(2 if r.random() < .75 else 3): root(x2, y2, a + (r.random() - .5) * 1.5, ln * (.62 + .25 * r.random()), w * .64, depth - 1, col, op)
    for i in range(13): root(16 + i * 21, 6, 1.57 + (r.random() - .5) * .7, 16 + r.random() * 12, 3.4, 3, '#16262a', .95)
    for i in range(12): root(14 + i * 23, 104, -1.57 + (r.random() - .5) * .7, 12 + r.random() * 10, 3.4, 3, '#141f22', .95)
    # ember pods: hanging lanterns with a seam of light
    for x, y, k in ((104, 40, 1.0), (150, 54, 1.35), (196, 38, .95), (232, 60, .8), (124, 68, .7)):
        s.line(x, 6, x, y - 13 * k, '#0d1516', 2.6 * k); s.glow(x, y, 30 * k, '#ff6a3d', .5)
        s.path('M%s %s C%s %s %s %s %s %s C%s %s %s %s %s %sZ' % tuple(map(f, (x, y - 16 * k, x + 13 * k, y - 9 * k, x + 11 * k, y + 9 * k, x, y + 17 * k, x - 11 * k, y + 9 * k, x - 13 * k, y - 9 * k, x, y - 16 * k))), s.rg(x - 2, y - 2, 18 * k, (0, '#ffb27a'), (.35, '#b5441f'), (.8, '#32110a'), (1, '#140806')))
        for o in (-6, -2, 3, 7): s.path('M%s %s Q%s %s %s %s' % tuple(map(f, (x, y - 16 * k, x + o * 1.7 * k, y, x, y + 17 * k))), None, '#0a0605', 1.1 * k, .8)
        s.path('M%s %s Q%s %s %s %s' % tuple(map(f, (x, y - 10 * k, x + 2.4 * k, y, x, y + 12 * k))), None, '#ffe3c0', 1.2 * k, .95)
    # front roots, almost black, with cold rim
    for i in range(9):
        x = 10 + i * 33 + r.random() * 10; root(x, 2, 1.57 + (r.random() - .5) * .9, 20 + r.random() * 12, 5.2, 3, '#05090a', 1)
    for i in range(7):
        x = 4 + i * 45; s.path('M%s 4 C%s 26 %s 40 %s 60' % tuple(map(f, (x, x + 10, x - 8, x + 6))), None, '#8fd0c8', .5, .28)
    s.path('M0 112 L0 74 C14 82 18 96 40 100 C70 104 90 97 120 103 C160 108 190 98 220 102 C250 104 262 90 280 78 L280 112Z', '#060a0b'); s.path('M0 74 C14 82 18 96 40 100 C70 104 90 97 120 103 C160 108 190 98 220 102 C250 104 262 90 280 78', None, '#5f9a94', .8, .45)
    for i in range(30): x, y = 60 + r.random() * 190, 20 + r.random() * 76; s.circ(x, y, .5 + r.random() * .5, '#ffb27a', op=.25 + .5 * r.random())
    front(s, W, H, .75)
    return s

ROOMS = dict(bridge=bridge, galley=galley, muthur=muthur, suits=suits, medbay=medbay, docking=docking, hypersleep=hyper, airlock=airlock, maintenance=maintenance, equipment=equipment, garage=garage, workshop=workshop, nest=nest)
if __name__ == '__main__':
    for name, draw in ROOMS.items(): draw().save('rooms/' + name)
