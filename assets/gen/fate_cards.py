"""Cards of Fate: pictures 328 x 226 (cards/<kind>), frames 360 x 504 with a window for the picture at 16, 72 (frames/card_<sort>), backs 240 x 336."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'fate'))
from rooms import *
from pieces import mini, items, alien, t_concealed, t_scrap, t_coolant, taper, claw
from board import OUT as HULL

W, H = 328, 226
B = '#010203'
PICTURES = []


def picture(draw): PICTURES.append(draw); return draw


def fl(d, *v): return d % tuple(map(f, v))


# ------------------------------------------------------------------ shared parts
def scene(s, room, cx, cy, k, dim=0):
    """A room of the ship, the point cx, cy of it in the middle."""
    s.rect(0, 0, W, H, '#05090e'); s.within(ROOMS[room](), 'translate(%s %s) scale(%s)' % (f(W / 2 - cx * k), f(H / 2 - cy * k), f(k)))
    if dim: s.rect(0, 0, W, H, '#03070c', op=dim)


def vignette(s, a=.7):
    for x0, x1 in ((0, 70), (W, W - 70)): s.rect(min(x0, x1), 0, 70, H, s.lg(x0, 0, x1, 0, (0, '#02050a', a), (1, '#02050a', 0)))
    s.rect(0, H - 60, W, 60, s.lg(0, H - 60, 0, H, (0, '#02050a', 0), (1, '#02050a', a))); s.rect(0, 0, W, 34, s.lg(0, 0, 0, 34, (0, '#02050a', a * .8), (1, '#02050a', 0)))


def thing(s, what, x, y, k, rot=0):
    """An item or token large in front; x, y its middle."""
    s.ell(x, y + 33 * k, 26 * k, 5 * k, '#000000', op=.5); s.glow(x, y, 46 * k, '#0a121b', .8); h = what.w / 2
    s.within(what, 'translate(%s %s) rotate(%s) scale(%s) translate(%s %s)' % (f(x), f(y), f(rot), f(k * 72 / what.w), f(-h), f(-h)))


def crew(s, who, x, y, k): s.within(mini(who), 'translate(%s %s) scale(%s)' % (f(x - 24 * k), f(y - 66 * k), f(k)))


def mane(s, vx, vy, k, seed=5):
    """The hunter's head-on shape: quills round three ember slits."""
    r = random.Random(seed)
    for n, l0, l1, w0, rim in ((31, 48, 78, 4, .4), (37, 28, 50, 3.4, .65)):
        cold = hot = ''
        for i in range(n):
            an = -265 + i / (n - 1) * 350; back = math.cos(math.radians(an + 90)); ln = (l0 + (l1 - l0) * (.5 + .5 * back) + (r.random() - .5) * 12) * k; q = math.radians(an + (r.random() - .5) * 7); c, sn = math.cos(q), math.sin(q)
            x0, y0, x1, y1 = vx + 9 * k * c, vy + 9 * k * sn, vx + ln * c, vy + ln * sn; cv = 7 * k * (1 if c < 0 else -1); mx, my = (x0 + x1) / 2 - sn * cv, (y0 + y1) / 2 + c * cv; w = w0 * k
            s.path(fl('M%s %sQ%s %s %s %sQ%s %s %s %sZ', x0 + sn * w, y0 - c * w, mx, my, x1, y1, mx - sn * 3 * k, my + c * 3 * k, x0 - sn * w, y0 + c * w), B); d = fl('M%s %sQ%s %s %s %s', x0, y0, mx, my, x1, y1)
            if sn < .1: cold += d
            else: hot += d
        s.path(cold, None, '#b9e2f8', .8 * k, rim); s.path(hot, None, '#ff6a4d', .8 * k, rim)
    s.g('translate(%s %s) scale(%s)' % (f(vx), f(vy), f(k))); s.path('M-17 -14C-10 -26 10 -26 17 -14C20 8 10 24 0 30C-10 24 -20 8 -17 -14Z', '#010102'); s.path('M-16 -13C-10 -24 10 -24 16 -13', None, '#cfeeff', 1.6, .7, 'round'); s.glow(0, 2, 40, '#ff4a2a', .55)
    for y, l in ((-8, 21), (3, 18), (13, 12)): s.glow(0, y, 18, '#ff4a2a', .9, .6); s.path(fl('M%s %sQ0 %s %s %s', -l / 2, y - 2.4, y + 2.6, l / 2, y), None, '#fff0e4', 3.2, 1, 'round')
    s.end()


def passage(s, heat=.6, w=W, h=H, lit='#cfeaff'):
    """A corridor straight ahead; the far end glows."""
    vx, vy = w * .5, h * .46; frames = [(.985, 0), (.80, .14), (.64, .28), (.50, .42), (.39, .55), (.30, .68), (.23, .8), (.175, .9)]
    def octo(k): x1, y1, x2, y2, c = vx - vx * k, vy - vy * k, vx + (w - vx) * k, vy + (h - vy) * k, 30 * k * h / 226; return (x1, y1, x2, y2), [(x1 + c, y1), (x2 - c, y1), (x2, y1 + c), (x2, y2 - c), (x2 - c, y2), (x1 + c, y2), (x1, y2 - c), (x1, y1 + c)]
    s.rect(0, 0, w, h, '#1d3549')
    for (k, t), (k2, _) in zip(frames, frames[1:]):
        P, Q = octo(k)[1], octo(k2)[1]
        for j, c in enumerate(('#4a6d88', '#22384a', '#182939', '#141f2b', '#0d151d', '#141f2b', '#182939', '#22384a')): s.poly([P[j], P[(j + 1) % 8], Q[(j + 1) % 8], Q[j]], mix(c, '#1a0808', t * .9))
        s.path(''.join(fl('M%s %sL%s %s', *P[j], *Q[j]) for j in range(8)), None, '#05090e', 1.2, .7)
        for q in (.33, .66):
            a, b = P[3][1] + (P[2][1] - P[3][1]) * q, Q[3][1] + (Q[2][1] - Q[3][1]) * q; s.path(fl('M%s %sL%s %sM%s %sL%s %s', P[2][0], a, Q[2][0], b, P[7][0], a, Q[7][0], b), None, '#7fa6c2', .8, .35 * (1 - t))
            a, b = P[5][0] + (P[4][0] - P[5][0]) * q, Q[5][0] + (Q[4][0] - Q[5][0]) * q; s.line(a, P[4][1], b, Q[4][1], '#05090e', 1, .7)
    for i, (k, t) in enumerate(frames):
        (x1, y1, x2, y2), P = octo(k); s.poly(P, None, stroke='#05090e', sw=max(1.4, 9 * k)); s.poly(P, None, stroke=mix('#a3c9e2', '#3a1512', t), sw=max(1, 4 * k), op=.95)
        if i in (1, 2, 4): lw = (x2 - x1) * .26; s.rect(vx - lw / 2, y1 + 5 * k, lw, max(1, 6 * k), '#ffffff', op=.95); s.glow(vx, y1 + 8 * k, lw * .9, lit, .6, .45); s.cone(vx, y1 + 8 * k, lw * .9, (x2 - x1) * .7, (y2 - y1) * .86, lit, .17)
    if heat: s.glow(vx, vy, w * .46, '#ff3a2a', heat); s.ell(vx, vy + h * .04, w * .15, h * .22, s.rg(vx, vy + h * .04, w * .15, (0, '#05070a', .98), (.6, '#05070a', .8), (1, '#05070a', 0), k=(h * .22) / (w * .15)))


def stars(s, n, w=W, h=H, seed=3):
    r = random.Random(seed)
    for _ in range(n): q = r.random(); s.circ(r.random() * w, r.random() * h, .35 + q ** 3 * 1.3, r.choice(('#ffffff', '#cfe6ff', '#ffe9cf')), op=.2 + .6 * q * q)


def planet(s, cx, cy, R0):
    s.circ(cx, cy, R0 * 1.22, s.rg(cx, cy, R0 * 1.22, (0, '#6fb4e6', 0), (.80, '#6fb4e6', 0), (.82, '#8fd0ff', .30), (.90, '#3b7fb4', .08), (1, '#3b7fb4', 0))); s.circ(cx, cy, R0, s.rg(cx + R0 * .28, cy - R0 * .62, R0 * 1.25, (0, '#4f88ad'), (.22, '#27506f'), (.55, '#0f2436'), (1, '#04080d')))
    for i in range(9): y = cy - R0 * (.93 - i * .07); s.ell(cx, y, math.sqrt(max(0, R0 * R0 - (y - cy) ** 2)) * .96, R0 * (.008 + i * .0023), '#bfe3ff' if i % 2 else '#0a1a28', op=.06)
    s.circ(cx, cy, R0, None, '#bfe6ff', 1.6, .5)


def ash_bust(s):
    """Ash to the chest, about 150 x 190 round 0, 0 (his chin)."""
    sk, O = '#d9d6d0', '#070b10'
    s.path('M-84 120C-82 82 -58 68 -28 58L28 58C58 68 82 82 84 120Z', s.lg(-84, 0, 84, 0, (0, '#eef4f8'), (.3, '#a9b8c4'), (.65, '#5d6f7c'), (1, '#26323c')), O, 2.4); s.path('M-30 56L0 96L30 56L20 50H-20Z', '#26323c', O, 1.6); s.path('M-34 60L-10 92M34 60L10 92', None, '#f4fafd', 2, .6)
    s.path('M-19 24V54C-10 68 10 68 19 54V24Z', s.lg(-19, 0, 19, 0, (0, '#b9b5ae'), (.5, '#7d7a76'), (1, '#3f3e3e')), O, 1.6)
    s.path('M-38 -36C-40 -6 -36 14 -18 28C-8 38 8 38 18 28C36 14 40 -6 38 -36C38 -76 -38 -76 -38 -36Z', s.lg(-40, 0, 40, 0, (0, '#ffffff'), (.3, sk), (.58, '#a9a6a2'), (1, '#4c4b4d')), O, 2)
    s.path('M-40 -26C-46 -66 -26 -86 4 -84C36 -82 46 -60 39 -26C36 -44 32 -52 24 -58C8 -62 -14 -62 -28 -56C-34 -50 -38 -40 -40 -26Z', s.lg(-40, -80, 40, -30, (0, '#9aa2aa'), (.5, '#5a6068'), (1, '#1f2328')), O, 1.8)
    for x in (-17, 17): s.glow(x, -18, 20, '#7fe0ff', .75); s.path(fl('M%s -18C%s -24 %s -24 %s -18C%s -13 %s -13 %s -18Z', x - 9, x - 4, x + 4, x + 9, x + 4, x - 4, x - 9), '#0a141b'); s.circ(x, -18, 4, '#7fe0ff'); s.circ(x, -18, 1.7, '#ffffff'); s.path(fl('M%s -29Q%s -33 %s -28', x - 10, x, x + 10), None, '#4c5058', 3, 1, 'round')
    s.path('M2 -16C3 -6 8 0 7 4C4 7 -4 7 -6 5', None, '#5d5a58', 2, .9, 'round'); s.path('M-11 17Q0 20 12 16', None, '#4a4442', 2.6, 1, 'round')


# ------------------------------------------------------------------ encounters
def quiet(room, cx, cy, k, x=268, y=178):
    def draw(s):
        scene(s, room, cx, cy, k, .12); vignette(s); s.glow(x, y, 60, '#8cf2b0', .4)
        for q in (38, 54, 70): s.path(fl('M%s %sA%s %s 0 0 1 %s %s', x - q * .8, y - q * .42, q, q, x + q * .8, y - q * .42), None, '#8cf2b0', 1.6, .75 - q * .008)
        thing(s, t_concealed(), x, y, .78)
    draw.__name__ = 'quiet_' + room; picture(draw)


for q in (('muthur', 96, 58, 1.9), ('airlock', 92, 66, 1.82, 66), ('workshop', 104, 56, 2.0, 96), ('bridge', 134, 128, 1.5, 276), ('suits', 82, 58, 1.96), ('docking', 136, 120, 1.22, 64), ('hypersleep', 96, 62, 1.74), ('medbay', 106, 56, 1.98), ('maintenance', 118, 56, 1.98, 84), ('equipment', 92, 58, 1.96), ('garage', 138, 56, 1.98, 66)): quiet(*q)


@picture
def stalk(s):
    """It stands in the corridor."""
    passage(s); vx, vy = 164, 112; r = s.r
    for _ in range(40): an = r.random() * 6.28; q = 20 + r.random() * 44; s.ell(vx + q * math.cos(an), vy + 26 + q * math.sin(an) * .7, 12 + r.random() * 14, 9 + r.random() * 10, '#020406', op=.16)
    for joints, ws, rim, tips in (((-14, 26), (-62, -26), (-108, -58)), [8, 5, 1.6], .6, ((-14, -6), (-10, -14), (-15, 5), (0, -15))), (((14, 26), (60, -12), (112, -40)), [8, 5, 1.6], .6, ((14, -6), (8, -15), (15, 6), (-2, -15))), (((-12, 40), (-70, 50), (-96, 104)), [7.6, 4.6, 1.6], .5, ((-12, 4), (-8, 8), (8, 6))), (((12, 40), (66, 56), (84, 108)), [7.6, 4.6, 1.6], .5, ((12, 4), (8, 8), (-8, 6))):
        P = [(vx + x, vy + y) for x, y in joints]; taper(s, P, ws, B, rim); claw(s, *P[-1], tips)
    s.path(fl('M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ', vx - 22, vy + 12, vx - 30, vy + 60, vx - 16, vy + 92, vx, vy + 104, vx + 16, vy + 92, vx + 30, vy + 60, vx + 22, vy + 12), B); s.ell(vx, vy + 62, 78, 66, s.rg(vx, vy + 62, 78, (0, B, .95), (.5, B, .75), (1, B, 0), k=.85))
    mane(s, vx, vy, 1)


@picture
def hunt(s):
    """It is upon you: the head, and a hand in front of it."""
    passage(s, .9, lit='#ff8a7a'); s.rect(0, 0, W, H, '#3a0806', op=.3); r = random.Random(4)
    s.path(''.join(fl('M%s %sL%s %s', 140 + 112 * math.cos(a), 96 + 90 * math.sin(a), 140 + 260 * math.cos(a), 96 + 220 * math.sin(a)) for a in (r.random() * 6.28 for _ in range(34))), None, '#ffb3a6', 1.2, .3)
    s.ell(140, 190, 150, 96, s.rg(140, 190, 150, (0, B, .98), (.6, B, .8), (1, B, 0), k=.64)); s.glow(140, 92, 150, '#ff3a2a', .6); mane(s, 140, 94, 1.62)
    taper(s, [(150, 240), (204, 206), (240, 168)], [30, 20, 15], B, .5); s.circ(244, 160, 21, B); s.path('M228 148C238 138 254 140 262 150', None, '#b9e2f8', 1.4, .6, 'round')
    for P, w in (([(232, 150), (218, 112), (236, 76), (246, 60)], 9), ([(246, 144), (250, 104), (276, 72), (290, 62)], 9.4), ([(258, 152), (284, 122), (312, 108), (326, 110)], 9), ([(252, 174), (284, 174), (306, 190), (312, 204)], 8)):
        taper(s, P[:3], [w, w * .72, w * .5], B, .65, '#ff9a84'); (x, y), (u, v) = P[2], P[3]; a = math.atan2(v - y, u - x); s.path(fl('M%s %sQ%s %s %s %sQ%s %s %s %sZ', x - math.sin(a) * w * .5, y + math.cos(a) * w * .5, u, v, u + 10 * math.cos(a + .5), v + 10 * math.sin(a + .5), (x + u) / 2, (y + v) / 2, x + math.sin(a) * w * .5, y - math.cos(a) * w * .5), '#d9e6ee', B, 1.4)
    vignette(s, .6)


@picture
def lost_signal(s):
    """The tracker sweeps and finds nothing; it has gone home."""
    s.rect(0, 0, W, H, s.lg(0, 0, 0, H, (0, '#0a1214'), (.6, '#0d1a1a'), (1, '#030607'))); r = random.Random(8); s.glow(70, 90, 110, '#ff6a3d', .32); s.glow(280, 70, 80, '#ff6a3d', .22)
    for i in range(22):
        x = r.random() * W; y = -6; d = fl('M%s %s', x, y); a = 1.57
        for _ in range(5): a += (r.random() - .5) * 1.1; x += 24 * math.cos(a); y += 24 * math.sin(a); d += fl('L%s %s', x, y)
        s.path(d, None, '#05090a', 7 - i * .2, 1, 'round', 'round'); s.path(d, None, '#5f9a94', .7, .3, 'round', 'round')
    for x, y, q in ((58, 92, 15), (96, 60, 9), (284, 66, 11), (252, 38, 7)): s.line(x, 0, x, y - q, '#05090a', 2.4); s.glow(x, y, q * 2.8, '#ff6a3d', .5); s.ell(x, y, q * .8, q * 1.25, s.rg(x, y, q * 1.2, (0, '#ffb27a'), (.4, '#b5441f'), (1, '#2a0e08')), '#0a0605', 1); s.path(fl('M%s %sQ%s %s %s %s', x, y - q, x + 3, y, x, y + q), None, '#ffe3c0', 1.3, .9)
    s.glow(174, 104, 120, '#6ff0c0', .35); s.g('translate(174 0) rotate(4 0 110)')
    s.path('M-34 164L-26 240H26L34 164Z', s.lg(-34, 0, 34, 0, (0, '#6d8395'), (.4, '#34475a'), (1, '#0f171f')), '#04080c', 3); s.path('M-62 26L-70 6', None, '#b9cfdd', 4, 1, 'round'); s.circ(-71, 4, 4, '#8cf2b0')
    s.rect(-84, 22, 168, 148, s.lg(-84, 22, 84, 170, (0, '#9fb4c2'), (.4, '#48596a'), (1, '#141d26')), 16, '#04080c', 3); s.rect(-70, 34, 140, 104, '#03100c', 8, '#04080c', 2); s.rect(-66, 38, 132, 96, s.rg(0, 134, 110, (0, '#14503c'), (1, '#04140f')), 5)
    for q in (26, 48, 70, 92): s.path(fl('M%s 132A%s %s 0 0 1 %s 132', -min(q, 64), q, q, min(q, 64)) if q <= 64 else fl('M-64 %sA%s %s 0 0 1 64 %s', 134 - math.sqrt(q * q - 64 * 64), q, q, 134 - math.sqrt(q * q - 64 * 64)), None, '#6ff0c0', 1.5, .6)
    s.path('M0 134V42M0 134L-60 74M0 134L60 74', None, '#6ff0c0', .9, .4); s.path('M0 134L34 50A92 92 0 0 1 60 66Z', '#6ff0c0', op=.28); s.line(0, 134, 60, 66, '#a8ffdc', 2.2, .9)
    for x, y, q in ((-22, 96, .5), (-32, 82, .35), (-42, 68, .22), (-50, 54, .14)): s.circ(x, y, 4, None, '#ff8a7e', 1.8, q + .2); s.path(fl('M%s %sl6 6m0 -6l-6 6', x - 3, y - 3), None, '#ff8a7e', 1.2, q)
    for i, c in enumerate(('#ff6a55', '#ffc928', '#2c4254')): s.circ(-30 + i * 30, 154, 8, '#0c141b'); s.circ(-30 + i * 30, 154, 6, c, op=.9 if i == 0 else .5)
    s.end(); vignette(s, .7)


@picture
def infirmary(s):
    """Ash waits at the scanner: whose turn it is, comes."""
    scene(s, 'medbay', 98, 58, 2.0); s.rect(0, 0, W, H, s.lg(0, 0, W, 0, (0, '#3a2c00', .1), (1, '#5a4300', .5))); s.glow(262, 120, 110, '#ffdf7a', .3); crew(s, 'ash', 252, 214, 2.5); s.glow(252, 88, 26, '#7fe0ff', .5); vignette(s)


@picture
def expendable(s):
    """What the computer thinks of the crew."""
    s.rect(0, 0, W, H, '#0b100c'); r = random.Random(2)
    for i in range(26):
        for j in range(18):
            if r.random() < .5: s.circ(8 + i * 12.6, 8 + j * 12.6, 1.6, r.choice(('#d9b36a', '#e2f3ff', '#8cf2b0')), op=.15 + .5 * r.random())
    s.glow(164, 110, 190, '#8cf2b0', .4); s.rect(34, 20, 260, 186, s.lg(0, 20, 0, 206, (0, '#d5d2c0'), (.4, '#8f8d7e'), (1, '#2d2e28')), 20, '#04080c', 4); s.rect(50, 34, 228, 152, '#020804', 16, '#04080c', 4); s.rect(54, 38, 220, 144, s.rg(164, 110, 150, (0, '#13402a'), (1, '#03120a')), 13)
    for i, w in enumerate((120, 86)): s.rect(68, 50 + i * 12, w, 5, '#8cf2b0', 1, op=.9 - i * .3)
    s.rect(246, 48, 16, 16, '#ffc928', 2)
    for i in range(5):
        x = 86 + i * 39; c = '#8cf2b0' if i < 4 else '#ffdf7a'; s.circ(x, 100, 9, c, op=.85); s.path(fl('M%s 140C%s 118 %s 112 %s 112C%s 112 %s 118 %s 140Z', x - 15, x - 14, x - 8, x, x + 8, x + 14, x + 15), c, op=.85)
        if i < 4: s.path(fl('M%s 88L%s 142M%s 88L%s 142', x - 16, x + 16, x + 16, x - 16), None, '#020804', 6); s.path(fl('M%s 88L%s 142M%s 88L%s 142', x - 16, x + 16, x + 16, x - 16), None, '#ff6a55', 2.8, 1, 'round')
        else: s.rect(x - 20, 84, 40, 62, None, 3, '#ffdf7a', 1.8)
    s.rect(68, 156, 154, 5, '#8cf2b0', 1, op=.5); s.rect(68, 167, 70, 5, '#8cf2b0', 1, op=.35); s.rect(144, 165, 9, 9, '#8cf2b0')
    for y in range(40, 182, 4): s.rect(54, y, 220, 1.4, '#020804', op=.32)
    s.path('M66 60C70 46 84 42 120 42', None, '#ffffff', 4, .25, 'round'); s.circ(282, 196, 3, '#8cf2b0'); vignette(s, .6)


@picture
def collating(s):
    """A find under the scanner; the screens fill."""
    s.rect(0, 0, W, H, s.lg(0, 0, 0, H, (0, '#1c3346'), (1, '#070d14')))
    for x in range(30, W, 46): s.line(x, 0, x, 170, '#04090e', 1.4, .6); s.line(x + 1.4, 0, x + 1.4, 170, '#9cc7e4', .6, .12)
    for x, y, w, h, c, kind in ((18, 22, 74, 54, '#ffdf7a', 'bars'), (18, 86, 74, 44, '#7fc4ee', 'text'), (238, 22, 74, 54, '#7fc4ee', 'wave'), (238, 86, 74, 44, '#ffdf7a', 'ring')): s.rect(x - 5, y - 5, w + 10, h + 10, '#22384a', 4, '#04080c', 2); screen(s, x, y, w, h, c, kind)
    s.poly([(-10, H), (20, 168), (308, 168), (338, H)], s.lg(0, 168, 0, H, (0, '#8fa5b4'), (.15, '#4a6275'), (1, '#16242f')), '#04080c', 2)
    s.path('M150 14H178V40H204V62H124V40H150Z', s.lg(124, 0, 204, 0, (0, '#dbe8f0'), (.4, '#7f97a8'), (1, '#26343f')), '#04080c', 2.6); s.rect(134, 58, 60, 5, '#e6fbff'); s.cone(164, 62, 56, 84, 122, '#7fe0ff', .6)
    s.glow(164, 130, 62, '#7fe0ff', .4); s.ell(164, 186, 50, 10, '#04080c'); s.ell(164, 182, 46, 9, s.lg(118, 0, 210, 0, (0, '#b9cfdd'), (1, '#3b5468')))
    s.path('M126 84H202V176C202 184 126 184 126 176Z', s.lg(126, 0, 202, 0, (0, '#cfeaff', .5), (.2, '#7fc4ee', .14), (.8, '#7fc4ee', .1), (1, '#cfeaff', .4)), '#dff3ff', 1.8); s.ell(164, 84, 38, 7, '#9fb9c9', '#dff3ff', 1.6)
    s.path('M164 98C184 106 188 136 164 164C140 136 144 106 164 98Z', s.rg(160, 126, 40, (0, '#ffb27a'), (.4, '#b5441f'), (1, '#2a0e08')), '#0a0605', 1.6)
    for o in (-11, -4, 5, 12): s.path(fl('M164 98Q%s 130 164 164', 164 + o * 1.6), None, '#0a0605', 1.3, .8)
    s.path('M164 104Q168 130 164 156', None, '#ffe3c0', 2, .95); s.rect(120, 138, 88, 2.4, '#e6fbff'); s.glow(164, 139, 54, '#7fe0ff', .6, .2); s.path('M134 92V168', None, '#ffffff', 3, .5, 'round'); vignette(s, .6)


# ------------------------------------------------------------------ final missions
@picture
def sympathies(s):
    """Ash under the cold: three strokes end him."""
    s.rect(0, 0, W, H, s.lg(0, 0, W, H, (0, '#1d4a62'), (.5, '#13283a'), (1, '#0a121b'))); s.glow(196, 90, 150, '#7fe0ff', .28)
    for x in range(24, W, 44): s.line(x, 0, x, H, '#04090e', 1.6, .5); s.line(x + 1.6, 0, x + 1.6, H, '#9cc7e4', .6, .12)
    s.g('translate(196 118) rotate(5)'); ash_bust(s)
    s.path('M20 -52L12 -34L24 -22L14 -4L26 8L20 26', None, '#070b10', 3.4, 1, None, 'round'); s.path('M20 -52L12 -34L24 -22L14 -4L26 8L20 26', None, '#f4fafd', 1.4, 1, None, 'round')
    for x, y, l in ((14, -2, 26), (22, 10, 34), (20, 26, 22)): s.path(fl('M%s %sq3 %s 0 %s', x, y, l / 2, l), None, '#eef4f8', 4, .95, 'round')
    s.end(); r = random.Random(6)
    for _ in range(46): t = r.random(); s.ell(58 + t * 116, 112 - t * 34 + (r.random() - .5) * (14 + t * 74), 6 + t * 15, 4 + t * 11, '#dffaff', op=.05 + .14 * (1 - t))
    s.path('M56 108L176 48L186 120Z', s.lg(56, 0, 186, 0, (0, '#e6fbff', .7), (1, '#e6fbff', 0)))
    for _ in range(18): x, y, q = 110 + r.random() * 110, 40 + r.random() * 110, 2 + r.random() * 4; s.path(fl('M%s %sv%sM%s %sl%s %sM%s %sl%s %s', x, y - q, 2 * q, x - q * .87, y - q * .5, q * 1.74, q, x - q * .87, y + q * .5, q * 1.74, -q), None, '#ffffff', 1, .85, 'round')
    s.within(t_coolant(), 'translate(-6 62) rotate(14 40 40) scale(2.5)')
    for i in range(3): x = 262 + i * 22; s.rect(x, 188, 17, 22, '#0a121b', 4, '#8fb0c6', 1.4); s.rect(x + 3, 191, 11, 16, '#7fe0ff' if i < 2 else '#3a1210', 2); s.glow(x + 8, 199, 12, '#7fe0ff', .5) if i < 2 else None
    vignette(s, .5)


@picture
def narcissus(s):
    """The shuttle leaves the big ship behind."""
    s.rect(0, 0, W, H, s.lg(0, 0, W, H, (0, '#0a1626'), (1, '#03050a'))); stars(s, 110); planet(s, 300, 340, 190); s.glow(60, 60, 120, '#7fc4ee', .25)
    P = [((x - 20) * .14 + 8, (y - 24) * .14 + 14) for x, y in HULL]; s.poly(P, s.lg(0, 0, 210, 110, (0, '#6d8ca3'), (.5, '#2b3f50'), (1, '#0d1822')), '#a9c4d6', 1); r = random.Random(3)
    for _ in range(30): x, y = 64 + r.random() * 132, 22 + r.random() * 76; s.rect(x, y, 5, 2, r.choice(('#ffd9a0', '#cfeaff', '#22384a')), op=.9)
    s.path('M40 196C96 190 130 176 150 160L156 172C120 196 84 204 40 204Z', s.lg(40, 0, 156, 0, (0, '#7fe0ff', 0), (1, '#dffaff', .9))); s.glow(146, 164, 50, '#7fe0ff', .8)
    s.g('translate(212 136) rotate(-20)')
    s.path('M-64 4L-84 -34L-46 -30L-30 -18Z', s.lg(0, -34, 0, 4, (0, '#7f97a8'), (1, '#26343f')), '#04080c', 2.4); s.path('M-70 -14C-50 -24 -6 -30 30 -26C58 -22 78 -10 84 4C76 16 40 24 0 24C-30 24 -60 22 -70 16Z', s.lg(0, -30, 0, 24, (0, '#f4fafd'), (.4, '#a9bccb'), (1, '#2b3c4a')), '#04080c', 2.8)
    s.path('M34 -23C54 -20 70 -12 76 -2L42 -4C38 -10 35 -16 34 -23Z', s.lg(34, -23, 76, 0, (0, '#bfe6ff'), (1, '#1f5a82')), '#04080c', 2); s.path('M-66 4H72L66 10H-66Z', '#ffc928', op=.95); s.path('M-50 18L-74 46L-26 28L0 22Z', s.lg(0, 18, 0, 46, (0, '#8fa5b4'), (1, '#22303c')), '#04080c', 2.4); s.rect(-84, -12, 16, 26, '#26343f', 3, '#04080c', 2); s.ell(-84, 1, 5, 12, '#dffaff')
    for i in range(4): s.circ(-30 + i * 15, -8, 3.4, '#04080c'); s.circ(-30 + i * 15, -8, 2.2, '#ffd9a0')
    s.end(); vignette(s, .45)


@picture
def blow_out(s):
    """The hatch stands open; it is torn outside."""
    s.rect(0, 0, W, H, s.lg(0, 0, 0, H, (0, '#2b2028'), (1, '#0a0a10'))); r = random.Random(5)
    for x in range(20, W, 40): s.line(x, 0, x, H, '#04090e', 1.6, .6); s.line(x + 1.6, 0, x + 1.6, H, '#ffb3a6', .6, .14)
    s.circ(164, 108, 106, '#05090e'); s.circ(164, 108, 100, s.lg(64, 10, 264, 210, (0, '#9fb4c2'), (.4, '#48596a'), (1, '#10181f')))
    for i in range(16): a = i * math.pi / 8 + .2; s.circ(164 + 91 * math.cos(a), 108 + 91 * math.sin(a), 4, '#0a121b'); s.circ(163 + 91 * math.cos(a), 107 + 91 * math.sin(a), 2.2, '#b9cfdd')
    s.circ(164, 108, 80, s.rg(180, 90, 90, (0, '#20405e'), (.6, '#0a1626'), (1, '#03060c')), '#04080c', 4)
    for _ in range(44): a, q = r.random() * 6.28, 76 * math.sqrt(r.random()); s.circ(164 + q * math.cos(a), 108 + q * math.sin(a), .5 + r.random() * 1.1, '#ffffff', op=.4 + .5 * r.random())
    s.path(''.join(fl('M%s %sL%s %s', 164 + q0 * math.cos(a), 108 + q0 * .8 * math.sin(a), 164 + q1 * math.cos(a), 108 + q1 * .8 * math.sin(a)) for a, q0, q1 in ((r.random() * 6.28, 60 + r.random() * 50, 150 + r.random() * 80) for _ in range(40))), None, '#dff3ff', 1.3, .4)
    s.glow(170, 104, 76, '#ff3a2a', .45); s.within(alien(False), 'translate(166 104) rotate(-28) scale(.92) translate(-110 -56)')
    for x, y, w, h, a in ((40, 60, 16, 10, 20), (286, 168, 20, 12, -30), (60, 172, 12, 12, 50), (262, 40, 10, 14, 10), (112, 32, 8, 8, 30), (226, 192, 10, 8, 70)): s.add('<g transform="rotate(%d %s %s)">' % (a, x, y)); crate(s, x - w / 2, y - h / 2, w, h, '#3a5266'); s.end()
    for x in (22, 306): s.glow(x, 24, 60, '#ff5a4d', .8); s.circ(x, 24, 8, '#3a0d0c'); s.circ(x, 24, 5.4, '#ff8a7e')
    s.hazard(0, H - 16, W, 16, 1, 15); vignette(s, .4)


@picture
def blow_up(s):
    """The ship's end, seen from far enough away."""
    s.rect(0, 0, W, H, s.lg(0, 0, W, H, (0, '#180a0c'), (1, '#040508'))); stars(s, 80); r = random.Random(9); cx, cy = 190, 108
    s.glow(cx, cy, 220, '#ff6a2a', .75); s.glow(cx, cy, 110, '#ffd9a0', .9)
    for n, q0, q1, w, c, o in ((26, 40, 190, .09, '#ff9a4d', .28), (18, 30, 130, .12, '#ffe3b0', .5)):
        for i in range(n): a = i * 6.283 / n + r.random() * .2; l = q1 * (.6 + .4 * r.random()); s.poly([(cx + q0 * math.cos(a - w), cy + q0 * .8 * math.sin(a - w)), (cx + l * math.cos(a), cy + l * .8 * math.sin(a)), (cx + q0 * math.cos(a + w), cy + q0 * .8 * math.sin(a + w))], c, op=o)
    P = [((x - 20) * .17 + 44, (y - 24) * .2 + 40) for x, y in HULL]; left = [p for p in P if p[0] < 178]; s.g('rotate(-7 90 110) translate(-16 4)'); cut = [(170, 46), (150, 66), (172, 84), (146, 104), (168, 122), (158, 176)]
    s.poly([p for p in P[:9] if p[0] < 168] + cut + [p for p in P[9:] if p[0] < 150], s.lg(40, 0, 180, 0, (0, '#2b3c4a'), (.7, '#1a1412'), (1, '#7a2c14')), '#ffb27a', 1.4, join='round'); s.end()
    s.g('rotate(12 250 110) translate(22 -4)'); s.poly([(214, 48), (238, 40), (240, 46), (288, 46), (290, 120), (272, 128), (270, 146), (262, 172), (206, 172), (216, 140), (196, 120), (218, 98), (198, 76)], s.lg(190, 0, 300, 0, (0, '#7a2c14'), (.3, '#1a1412'), (1, '#2b3c4a')), '#ffb27a', 1.4, join='round'); s.end()
    s.glow(cx, cy, 64, '#ffffff', .95); s.glow(cx - 18, cy + 20, 40, '#ffe9b0', .8); s.ell(cx, cy, 150, 24, None, '#ffe3c0', 2.4, .6); s.ell(cx, cy, 152, 26, None, '#ff9a4d', 7, .2)
    for _ in range(40): a, q = r.random() * 6.28, 50 + r.random() * 110; x, y, z = cx + q * math.cos(a), cy + q * .75 * math.sin(a), 1.5 + r.random() * 4; s.poly([(x, y - z), (x + z, y + z * .4), (x - z * .7, y + z)], r.choice(('#1a1412', '#3a2018', '#ffd9a0', '#ff9a4d')), op=.95)
    for i in range(4): s.rect(16 + i * 20, 196, 15, 18, '#140606', 3, '#c79a1c', 1.4); s.rect(20 + i * 20, 200, 7, 10, '#ff5a4d' if i == 0 else '#3a1210', 1)
    vignette(s, .5)


@picture
def cut_off(s):
    """A bulkhead goes shut and is welded."""
    s.rect(0, 0, W, H, '#05090e'); passage(s, .8); s.rect(0, 0, W, H, '#02050a', op=.35)
    for d, gap in ((-1, 148), (1, 180)):
        x0, x1 = (0, gap) if d < 0 else (gap, W); s.rect(x0, 0, x1 - x0, H, s.lg(x0, 0, x1, 0, (0, '#1a2a38'), (.5, '#5d7c92'), (1, '#2b3f50')) if d < 0 else s.lg(x0, 0, x1, 0, (0, '#2b3f50'), (.5, '#4a6579'), (1, '#14212c')), 0, '#04080c', 3)
        for y in (12, 84, 156): s.rect(x0 + 14, y, x1 - x0 - 44 if d < 0 else x1 - x0 - 40, 58, s.lg(0, y, 0, y + 58, (0, '#3b5468'), (1, '#1b2d3c')), 6, '#05090e', 2) if d < 0 else s.rect(x0 + 28, y, x1 - x0 - 42, 58, s.lg(0, y, 0, y + 58, (0, '#3b5468'), (1, '#1b2d3c')), 6, '#05090e', 2)
        e = gap - 22 if d < 0 else gap; s.g('translate(%s 0)' % f(e)); s.rect(0, 0, 22, H, '#17140a')
        for i in range(-1, 9): y = i * 28; s.poly([(0, y + 22), (22, y), (22, y + 14), (0, y + 36)], '#ffc928')
        s.end(); s.line(gap, 0, gap, H, '#e2f3ff', 1.4, .7)
    s.glow(164, 113, 90, '#ff3a2a', .5)
    for q, c in ((40, '#05090e'), (36, '#a9bccb'), (27, '#05090e')): s.circ(66, 113, q, None if q < 40 else c, c, 10 if q == 36 else 3)
    s.circ(66, 113, 36, None, '#c98a78', 8); s.path('M66 77V149M30 113H102M41 88L91 138M91 88L41 138', None, '#05090e', 9); s.path('M66 77V149M30 113H102M41 88L91 138M91 88L41 138', None, '#a9746a', 5); s.circ(66, 113, 10, '#22384a', '#05090e', 2.4)
    s.rect(226, 30, 74, 52, '#05090e', 4)
    for i in range(6): s.rect(230, 34 + i * 8, 66, 5, s.lg(0, 34 + i * 8, 0, 39 + i * 8, (0, '#8fb0c6'), (1, '#26384a')), 1)
    s.path('M222 26L304 86M304 26L222 86', None, '#05090e', 9); s.path('M222 26L304 86M304 26L222 86', None, '#b9cfdd', 5)
    x, y = 181, 150; s.path('M181 226V150', None, '#ffb347', 5, .9); s.path('M181 226V160', None, '#fff3d0', 2, .9); s.glow(x, y, 70, '#9fdcff', .8); s.glow(x, y, 26, '#ffffff', 1); r = random.Random(7)
    s.path(''.join(fl('M%s %sl%s %s', x + 6 * math.cos(a), y + 6 * math.sin(a), (10 + r.random() * 34) * math.cos(a), (10 + r.random() * 30) * math.sin(a) + 5) for a in (r.random() * 6.28 for _ in range(30))), None, '#ffe9b0', 1.5, .95, 'round')
    vignette(s, .45)


# ------------------------------------------------------------------ objectives: the room, and large in front what it needs
ITEM = items()


@picture
def prep_suits(s): scene(s, 'suits', 70, 58, 2.0); vignette(s); thing(s, t_coolant(), 226, 166, 1.2); thing(s, t_coolant(), 276, 176, 1.2)
@picture
def shuttle(s): scene(s, 'docking', 136, 88, 1.3); vignette(s); thing(s, t_coolant(), 62, 172, 1.2); thing(s, t_coolant(), 112, 182, 1.2)
@picture
def crew_meeting(s):
    scene(s, 'galley', 108, 180, 1.62); s.glow(150, 110, 130, '#ffd9a0', .3); vignette(s, .6)
    for who, x, y in (('brett', 46, 196), ('ripley', 94, 208), ('dallas', 238, 208), ('parker', 286, 196), ('lambert', 190, 218)): crew(s, who, x, y, 1.42)
    s.within(t_scrap(), 'translate(124 176) scale(1.1)')
@picture
def damage(s):
    scene(s, 'workshop', 112, 56, 2.0); vignette(s, .6)
    for who, x, y in (('lambert', 44, 204), ('dallas', 92, 214), ('brett', 140, 204), ('ripley', 236, 214), ('parker', 284, 204)): crew(s, who, x, y, 1.42)
@picture
def airlock_fire(s): scene(s, 'airlock', 92, 62, 1.82); vignette(s); s.glow(150, 130, 120, '#ff8a3d', .4); thing(s, ITEM['incinerator'], 96, 158, 1.7)
@picture
def where_is_it(s):
    scene(s, 'medbay', 104, 56, 2.0, .62); s.poly([(122, 160), (330, 6), (330, 150)], s.lg(122, 0, 330, 0, (0, '#fff6d0', .75), (1, '#fff6d0', .1))); s.glow(272, 84, 84, '#fff6d0', .5); vignette(s, .6); thing(s, ITEM['flashlight'], 84, 166, 1.7)
@picture
def this_ball(s): scene(s, 'garage', 152, 56, 1.98); vignette(s); thing(s, ITEM['grapple_gun'], 74, 150, 1.7)
@picture
def incentive(s): scene(s, 'galley', 108, 172, 1.6, .1); vignette(s); s.glow(264, 110, 110, '#7fe0ff', .45); thing(s, ITEM['electric_prod'], 248, 150, 1.7)
@picture
def encounter_nest(s): scene(s, 'nest', 150, 56, 1.98); s.glow(180, 110, 150, '#ff8a3d', .35); vignette(s, .5); thing(s, ITEM['incinerator'], 82, 160, 1.7)
@picture
def check_hypersleep(s): scene(s, 'hypersleep', 96, 66, 1.72); vignette(s); thing(s, ITEM['motion_tracker'], 258, 158, 1.7)


# ------------------------------------------------------------------ frames and backs
def frame(name, c0, c1, c2, edge, rows):
    """Title above, window, then rows of text (three for encounters, one block for others)."""
    s = Svg(360, 504, 41); rr = lambda x, y, w, h, r: fl('M%s %sH%sQ%s %s %s %sV%sQ%s %s %s %sH%sQ%s %s %s %sV%sQ%s %s %s %sZ', x + r, y, x + w - r, x + w, y, x + w, y + r, y + h - r, x + w, y + h, x + w - r, y + h, x + r, x, y + h, x, y + h - r, y + r, x, y, x + r, y)
    window = rr(16, 72, 328, 226, 6); s.path(rr(1, 1, 358, 502, 20) + window, s.lg(0, 0, 360, 504, (0, c0), (.5, c1), (1, c2)), '#02060a', 2, eo=True); s.path(rr(8, 8, 344, 488, 15), None, edge, 1.6, .75)
    s.path(window, None, '#02060a', 3); s.path(window, None, edge, 1, .6); s.path('M14 60L120 12L60 12C30 12 14 24 14 60Z', '#ffffff', op=.06)
    if not rows: s.hazard(16, 60, 328, 7, .95, 8); s.hazard(16, 303, 328, 7, .95, 8)
    for y, h in [(310 + i * 58, 52) for i in range(3)] if rows == 3 else [(316, 168)]: s.rect(16, y, 328, h, s.lg(0, y, 0, y + h, (0, mix(c1, edge, .1)), (1, mix(c1, c2, .6))), 6, mix(c0, edge, .3), 1)
    s.save('frames/card_' + name)


ROUND = {'encounter': '#7fc4ee', 'mission': '#ffc928', 'objective': '#5fe3a8'}


def back(kind):
    w, h = 240, 336; s = Svg(w, h, 8); acc = ROUND[kind]; cx, cy = w / 2, h / 2
    s.rect(1, 1, w - 2, h - 2, s.lg(0, 0, w, h, (0, '#33495b'), (.5, '#1a2836'), (1, '#0b131b')), 14, '#02060a', 2); s.rect(7, 7, w - 14, h - 14, None, 10, '#8fb0c6', 1.4, .6); s.rect(12, 12, w - 24, h - 24, s.lg(0, 12, 0, h, (0, '#0f1d2a'), (1, '#070d14')), 8)
    for i in range(4): s.circ(cx, cy, 20 + i * 22, None, acc, 1.2, .36 - i * .034)
    s.path(''.join(fl('M%s %sL%s %s', cx + 30 * math.cos(a), cy + 30 * math.sin(a), cx + 98 * math.cos(a), cy + 98 * math.sin(a)) for a in (i * math.pi / 6 for i in range(12))), None, acc, .8, .22)
    for y in (24, h - 38): s.hazard(12, y, w - 24, 14, .55 if kind == 'encounter' else .95, 14) if kind != 'objective' else s.rect(12, y, w - 24, 4, acc, op=.5)
    if kind == 'encounter': s.glow(cx, cy, 80, '#ff4a3d', .35); s.circ(cx, cy, 34, '#0a0405', '#ff6a5c', 1.6); mane(s, cx, cy, .8)
    else:
        s.glow(cx, cy, 70, acc, .5); s.poly([(cx + 46 * math.cos(math.radians(60 * i - 90)), cy + 46 * math.sin(math.radians(60 * i - 90))) for i in range(6)], mix(acc, '#05090e', .88), stroke=acc, sw=3)
        s.path('M108 164V152C108 136 132 136 132 152V164M102 164H138V190H102Z' if kind == 'mission' else 'M102 148H138M102 168H138M102 188H126', None, acc, 4.4, 1, 'round', 'round')
        if kind == 'objective':
            for y in (148, 168, 188): s.circ(92, y, 3.4, acc)
    s.path('M10 40L90 10L40 10C20 10 10 20 10 40Z', '#ffffff', op=.07); s.save('cards/back_' + kind)


if __name__ == '__main__':
    for i, draw in enumerate(PICTURES): s = Svg(W, H, 40 + i); draw(s); s.save('cards/' + draw.__name__)
    frame('quiet', '#2a5a7c', '#12293c', '#08121c', '#8fd0ff', 3); frame('alien', '#5a1a16', '#2a0c0c', '#140607', '#ff8a7a', 3); frame('order', '#5a4c1c', '#2a2410', '#120f07', '#ffdf7a', 3)
    frame('mission', '#33495b', '#15232f', '#0a121b', '#ffc928', 0); frame('objective', '#33495b', '#15232f', '#0a121b', '#8fb0c6', 1)
    for kind in ROUND: back(kind)
