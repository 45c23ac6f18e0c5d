# Hunt and Survival cards of Sanctuary, in the recipe of the base game's: moods, travellers and text ground are the same.
from sanctuary_kit import *
from not_alone_cards import MOODS, STAND, WALK, RUN, MASK
from sanctuary_city import small as city
INK, NAVY, CYAN = '#14061a', '#07122e', RESCUE
HANG = (([(-6, -2), (-10, 26), (-20, 50)], 19), ([(8, -2), (12, 28), (6, 54)], 19), ([(-14, -36), (-30, -56), (-34, -82)], 14), ([(18, -36), (32, -58), (30, -86)], 14))
REACH = (([(-6, -2), (-14, 26), (-26, 54)], 19), ([(8, -2), (18, 26), (18, 56)], 19), ([(-12, -36), (-18, -14), (-10, 8)], 14), ([(16, -36), (38, -46), (60, -54)], 14))

class Card(Pic):
    def __init__(s, mood, seed, stars=16):
        Pic.__init__(s, seed=seed); s.top, s.mid, s.low, s.foot, s.land, s.lit = MOODS[mood]
        s.p(box(0, 0, 240, 336), s.lin((0, 0, 0, 200), (0, s.top), (.6, s.mid), (1, s.low))); s.spray(stars, 4, 4, 236, 100, '#ffffff', 1.6, .7)
    def ground(s, y, amp=8):
        for dy, a, c, rim in ((-14, 1.5, mix(s.mid, s.land, .35), 0), (0, .6, s.land, 1)):
            P = [(-10 + i * 26, y + dy + s.u(-amp, amp) * a) for i in range(11)]; s.p(poly([(-10, 340)] + P + [(250, 340)]), s.lin((0, y - 10, 0, y + 60), c, mix(c, s.foot, .8)))
        s.p(poly(P, False), None, s.lit, 1.5, .45)
    def sun(s, x, y, r): c = mix(s.low, '#fff6d8', .45); s.glow(x, y, r * 2.3, c, .55); s.p(circ(x, y, r), s.v(lt(c, .4), s.low))
    def seam(s, d, c, w=3, halo=.22): s.p(d, None, c, w * 3.2, halo); s.p(d, None, lt(c, .45), w, .95)
    def thing(s, d, a, b, sw=3, ink=INK, **k): s.p(d, s.v(a, mix(a, b, .5), b), ink, sw, **k)
    def astro(s, x, y, k, pose, face=1, lit=('#ffffff', '#9fc8f0'), line=NAVY, visor='#2f7ad0', rot=0):
        """A traveller; hips at x, y, about 140 k high."""
        s.begin('translate(%s) rotate(%s) scale(%s)' % (at(x, y), n(rot), n(k) if k >= .95 else '%.2f' % k)); g = s.lin((-20, -80, 30, 50), *lit); L = lambda i: s.p(limb([(*P, pose[i][1] * q) for P, q in zip(pose[i][0], (.5, .44, .36))]), g, line, 4)
        L(0); L(2); s.p('M-18 -40C-8 -50 14 -50 22 -38L15 -2C12 6 -8 6 -12 -2Z', g, line, 4); L(1); L(3); s.p(circ(3 * face, -66, 22), s.rad((-5, -76, 36), lit[0], mix(*lit, .9)), line, 4)
        if visor: s.p(circ(11 * face, -65, 12, 11), visor, line, 3); s.p('M%s -70h5' % n(6 * face), None, '#ffffff', 3, .8)
        s.end()
    def shade(s, x, y, k, pose, face=1, c=INK, rim='#ffd9c0', rot=0): s.astro(x - 2 * k, y - 2 * k, k, pose, face, (rim, rim), rim, None, rot); s.astro(x, y, k, pose, face, (c, c), c, None, rot)
    def petals(s, x, y, q, c=VIOLET):
        s.glow(x, y, q * 1.8, c, .7); g = s.lin((0, -q, 0, 0), '#fff4ff', c, dk(c, .4))
        for a in (0, 120, 240): s.p('M0 0C-%s -%s -%s -%s 0 -%sC%s -%s %s -%s 0 0Z' % tuple(n(q * v) for v in (.62, .3, .5, .85, 1, .5, .85, .62, .3)), g, tf='translate(%s) rotate(%d)' % (at(x, y), a))
        s.dots([(x, y)], '#2a1050', q * .5); s.dots([(x, y)], '#ff9af0', q * .22)
    def helix(s, x, y0, y1, w, a='#8af0a8', b='#e8fff0', k=1.0):
        m = int((y1 - y0) / 8); P = lambda ph: [(x + w * math.sin(i * .55 * k + ph), y0 + i * 8) for i in range(m + 1)]; A, B = P(0), P(math.pi)
        s.p(''.join('M%sL%s' % (at(*p), at(*q)) for p, q in zip(A, B)), None, '#ffffff', 2, .6); s.p(curve(A), None, a, 5); s.p(curve(B), None, b, 5)
    def place(s, x, y, w, rot=0, sky=('#1c3a8a', '#8ad8ff'), sun='#eafcff', hill='#0a1a44', edge='#eafaff'):
        h = w * 1.2; s.begin('translate(%s) rotate(%s)' % (at(x, y), n(rot))); s.p(box(-w / 2, -h / 2, w, h, w * .12), s.lin((0, -h / 2, 0, h / 2), *sky), edge, max(2, w * .05)); s.p(circ(w * .14, -h * .14, w * .17), sun); s.p('M%sQ%s %sT%sV%sH%sZ' % (at(-w * .46, h * .16), at(-w * .2, -h * .06), at(0, h * .16), at(w * .46, h * .08), n(h * .46), n(-w * .46)), hill); s.end()
    def tokens(s, x, y, q, P, c, dark):
        s.p([(x + a * q * 1.07, y + b * q * 1.07) for a, b in P], mix(dark, '#000000', .3)); s.p([(x + a * q, y + b * q) for a, b in P], s.v(lt(c, .55), c, mix(dark, c, .25))); s.p([(x + a * q * .86, y + b * q * .86) for a, b in P], s.rad((x, y - q * .1, q), mix(dark, c, .5), dark), lt(c, .4), 1.6)
    def creature(s, x, y, q): s.tokens(x, y, q, star(0, 0, 1, .84, 9), CORAL, '#2a0716'); s.p(MASK, s.v('#ffe9d6', '#ff9a80', '#e0384a'), tf='translate(%s) scale(%.2f)' % (at(x, y), q / 82)); s.p('M%sl%s %sM%sl%s %s' % (at(x - q * .22, y + q * .02), n(q * .13), n(q * .06), at(x + q * .22, y + q * .02), n(-q * .13), n(q * .06)), None, '#2a0716', q * .09)
    def target(s, x, y, q): s.tokens(x, y, q, gon(0, 0, 1, 6), AMBER, '#2a1806'); s.p(circ(x, y, q * .48), None, '#ffe0a0', q * .09); s.p('M%sv%sM%sv%sM%sh%sM%sh%s' % (at(x, y - q * .66), n(q * .36), at(x, y + q * .3), n(q * .36), at(x - q * .66, y), n(q * .36), at(x + q * .3, y), n(q * .36)), None, '#ffe0a0', q * .09); s.dots([(x, y)], '#ffffff', q * .2)
    def eye(s, x, y, w, c=CORAL): k = w / 40; s.glow(x, y, w * .9, c, .7); s.p('M%sq%s %s %s 0q%s %s %s 0Z' % (at(x - 20 * k, y), n(20 * k), n(-24 * k), n(40 * k), n(-20 * k), n(22 * k), n(-40 * k)), s.rad((x, y, 21 * k), STAR, c, dk(c, .5))); s.p(circ(x, y, 3 * k, 9 * k), '#1a0414')
    def claw(s, x0, y0, x1, y1, w=12): P = [(x0, y0, .6), ((x0 * 2 + x1) / 3 + 4, (y0 * 2 + y1) / 3, w * .4), ((x0 + 2 * x1) / 3 + 3, (y0 + 2 * y1) / 3, w * .45), (x1, y1, .4)]; s.p(limb([(a, b, c * 1.8) for a, b, c in P]), INK); s.p(limb(P), s.lin((0, y0, 0, y1), '#fff6e0', '#ff9a6a', '#e0384a'))
    def thorn(s, P, w0, w1, c=('#4a1430', '#16050f'), rim=CORAL):
        m = len(P); s.p(limb([(x, y, (w0 + (w1 - w0) * i / (m - 1)) / 2) for i, (x, y) in enumerate(P)]), s.v(*c), rim, 1.6); d = ''
        for i in range(1, m - 1):
            (ax, ay), (bx, by) = P[i - 1], P[i + 1]; a = math.degrees(math.atan2(by - ay, bx - ax)); w = w0 + (w1 - w0) * i / (m - 1)
            for k in (-1, 1): x, y = pol(P[i][0], P[i][1], w * .42, a + 90 * k); d += poly([pol(x, y, w * .3, a), pol(x, y, w * .9, a + 62 * k), pol(x, y, w * .3, a + 180)])
        s.p(d, c[0], rim, 1.2)

# ---------------------------------------------------------------- Hunt
def drift(s):          # the city is blown off its way
    s.sun(176, 60, 30); s.ground(168); s.place(58, 158, 44, -6, ('#5a2434', '#ff9a70'), '#ffe0c0', '#2a0c1c', '#ffcf9a'); s.place(190, 158, 44, 6, ('#3a1a4a', '#c86a8a'), '#ffe0c0', '#1c0a24', '#ffcf9a')
    for y, a in ((40, 0), (66, 14), (92, 4), (118, 20)): s.p(curve([(6 + a, y), (40 + a, y - 7), (74 + a, y + 5), (112 + a, y - 4)]), None, '#ffd0b0', 4, .7)
    s.p(curve([(64, 126), (98, 140), (140, 140), (176, 120)]), None, STAR, 4.4); s.p('M166 114L184 114L176 131Z', STAR); city(s, 132, 76, .92)
def amnesia(s):        # a head comes apart, thought by thought
    s.glow(120, 100, 120, '#e8a0ff', .6); d = 'M96 188C98 168 88 164 72 160C62 156 66 146 62 138L52 130L66 104C64 58 96 26 138 30C184 34 204 72 196 112C190 136 176 150 176 188Z'
    s.p(d, s.hz('#ffe0f0', '#b06ad8', '#2a1050'), INK, 4); s.p(circ(138, 82, 38), '#3a1060', op=.55); s.petals(136, 84, 30)
    for i in range(26): q = s.u(4, 13); x = 168 + abs(s.r.gauss(0, 22)); y = s.u(30, 150); s.p(box(x, y, q, q, 2), s.foot if i % 2 else '#e8b0ff', op=.9)
    s.p('M84 112q9 7 19 1', None, INK, 4); s.p('M66 140h16', None, INK, 3.4); s.spray(26, 190, 10, 236, 150, '#f0d8ff', 3, .8)
def jamming(s):        # noise lies over the shield
    s.glow(120, 92, 110, '#ffb0a0', .7); s.ground(170); d = 'M120 22C142 38 166 44 188 44C188 104 170 146 120 172C70 146 52 104 52 44C74 44 98 38 120 22Z'
    s.p(d, s.lin((60, 30, 180, 170), '#fff0c8', BRASS, '#6a3a2a'), INK, 4); s.p('M120 42C138 54 156 60 172 60C170 106 156 136 120 154C84 136 70 106 68 60C84 60 102 54 120 42Z', '#3a1f2a'); city(s, 120, 96, .74)
    for y, h, x, w in ((54, 9, 36, 120), (76, 5, 80, 130), (92, 12, 22, 150), (118, 6, 60, 150), (134, 8, 44, 90)): s.p(box(x, y, w, h), CORAL, op=.85); s.p(box(x + w * .3, y + h, w * .5, 2.5), '#ffffff', op=.7)
    s.seam('M8 64l14 20l10 -26l14 34l12 -20M182 112l12 -22l12 30l12 -38l14 24', CORAL, 3.6)
def isolation(s):      # alone inside a ring of thorns
    s.sun(120, 92, 40); s.ground(150); s.glow(120, 140, 70, '#e0b0ff', .7, 26); s.astro(120, 142, .52, STAND, 1, ('#ffffff', '#b08ad0'), '#1c0a30', '#5a2a9a')
    for k in (-1, 1): s.thorn([(120 + k * x, y) for x, y in ((10, 186), (58, 182), (94, 156), (104, 116), (92, 72), (62, 38), (24, 22))], 24, 4, ('#5a2468', '#1a0828'), VIOLET)
    s.petals(120, 20, 16)
def tremor(s):         # two Places break apart
    s.sun(120, 66, 34); s.ground(136, 10); s.glow(120, 176, 120, AMBER, .7, 60)
    for k in (-1, 1): s.begin('translate(%s) rotate(%d)' % (at(120 + k * 56, 132), k * 11)); P = gon(0, 0, 50, 6, 0, 27); s.p(poly([P[0], P[1], P[2], P[3]] + [(x, y + 22) for x, y in (P[3], P[2], P[1], P[0])]), '#4a1c20', INK, 2.4); s.p(P, s.v('#8a4a34', '#5a2a2c'), '#ffe0a0', 2.4); s.p(circ(0, 0, 20, 11), None, AMBER, 3); s.p('M-28 0H28M0 -15V15', None, AMBER, 2.4); s.end()
    s.seam('M126 96L112 112L126 126L110 142L124 158L114 190', '#ffe6a0', 4)
    for x, y, q in ((88, 70, 8), (150, 58, 10), (170, 84, 6), (70, 92, 5), (132, 44, 5), (104, 40, 6)): s.thing(poly([pol(x, y, q * (.8 + .4 * (i % 2)), i * 60 + x) for i in range(6)]), '#a86a4c', '#3a1420', 1.8)
def feint(s):          # two tokens change places
    s.glow(120, 96, 120, '#ffd0a0', .7); s.creature(74, 100, 46); s.target(170, 96, 40)
    for d, h in (('M70 44C92 8 148 8 172 40', 'M160 32L180 50L182 26Z'), ('M168 150C146 184 96 184 76 156', 'M88 162L68 146L66 172Z')): s.p(d, None, INK, 9); s.p(d, None, STAR, 5); s.p(h, STAR, INK, 2.4)
def quagmire(s):       # the ground keeps what it has
    s.sun(120, 70, 36); s.p(box(0, 126, 240, 80), s.v('#7a4a38', '#2a1018')); s.p(circ(120, 140, 110, 15), '#5a3028', '#ffb080', 1.6); s.p(circ(120, 142, 68, 9), '#3a1a1c', '#ffb080', 1.4)
    s.thing(limb([(124, 152, 16), (122, 122, 15), (120, 96, 15)]), '#ffffff', '#b0869a', 3.4)
    for x, d, ln in ((106, -126, 26), (113, -104, 34), (122, -88, 36), (131, -72, 31)): s.thing(limb(bend(x, 96, ln, d, 16, 6.5, 5, 3)), '#ffffff', '#d8b0bc', 2.8)
    s.thing(limb(bend(132, 108, 26, -34, -30, 6.5, 5, 3)), '#ffffff', '#d8b0bc', 2.8); s.place(92, 42, 40, -16, ('#5a2434', '#ff9a70'), '#ffe0c0', '#2a0c1c', '#fff0dc')
    s.p('M92 148q-16 10 -30 6M148 148q20 12 34 4M100 154q20 8 44 0', None, '#ffb080', 2.4, .6); [s.p(circ(x, y, r), None, '#ffc8a0', 2, .8) for x, y, r in ((52, 138, 6), (66, 146, 4), (186, 140, 7), (172, 150, 4))]
def frenzy(s):         # claws from every side
    s.glow(120, 96, 120, '#ff6a4a', .8); s.p(''.join('M120 96L%sL%sZ' % (at(*pol(120, 96, 170, i * 30)), at(*pol(120, 96, 170, i * 30 + 9))) for i in range(12)), '#ffd0a0', op=.14)
    for x, y, w in ((46, 34, 30), (194, 34, 30), (84, 22, 20), (156, 22, 20), (30, 66, 18), (210, 66, 18), (120, 40, 24)): s.eye(x, y, w)
    for x, k in ((94, -1), (150, 1)): s.astro(x, 128, .56, RUN, k, ('#fff0e8', '#c87a8a'), '#2a0618', '#8a1f3f')
    for k in (-1, 1):
        for i in range(3): s.claw(120 + k * (64 - i * 24), 12 + i * 4 * (2 - i), 120 + k * (112 - i * 22), 176 - i * 30, 14) if k < 0 else s.claw(232 - i * 26, 30 - i * 12, 172 - i * 20, 190 - i * 34, 14)
def contagion(s):      # violet eats into a Survival card
    s.glow(120, 98, 110, '#e8a0ff', .6); s.begin('translate(122 98) rotate(-7)'); s.p(box(-48, -72, 96, 144, 12), s.v('#1c6a8a', '#082038'), CYAN, 4); s.p(gon(0, -6, 38, 6), '#0a2c44', CYAN, 3); s.p('M-9 -30H9V-15H24V3H9V18H-9V3H-24V-15H-9Z', s.v('#ffffff', CYAN)); s.end()
    d = ''
    for x, y, a, ln, t in ((198, 184, -120, 150, 30), (204, 170, -138, 140, 50), (60, 190, -66, 110, -30), (190, 20, 150, 96, -60), (206, 60, 170, 80, 40)):
        P = bend(x, y, ln, a, t, 7, .6); d += limb(P)
        for i in (2, 3, 4): d += limb(bend(P[i][0], P[i][1], 24, a + t * .5 + (50 if i % 2 else -50), 30, 3, .4, 3))
    s.p(d, s.lin((200, 30, 60, 180), '#7a2ad8', '#3a1070'), '#e0b0ff', 1.6)
    for x, y, q in ((186, 140, 22), (150, 168, 16), (178, 56, 17), (74, 158, 13), (108, 62, 9)): s.petals(x, y, q)
def blockade(s):       # a door behind thorns
    s.glow(120, 96, 90, AMBER, .8); s.ground(164); s.thing('M66 176V94C66 54 90 34 120 34C150 34 174 54 174 94V176Z', '#8a4a3a', '#2a0c18', 4); s.p('M84 176V96C84 70 98 54 120 54C142 54 156 70 156 96V176Z', s.v('#fff0c0', '#ffb860', '#c8503a'), INK, 3); s.p('M120 54V176', None, INK, 3); s.dots([(112, 120), (128, 120)], INK, 7)
    for P in ([(20, 60), (60, 76), (104, 92), (150, 122), (196, 156), (226, 164)], [(222, 52), (184, 78), (140, 100), (96, 128), (50, 152), (14, 160)], [(14, 112), (70, 104), (122, 112), (176, 98), (228, 104)]): s.thorn(P, 15, 9)
def abduction(s):      # lifted out of the light
    s.glow(120, 150, 90, '#ffd9a0', .7, 50); s.ground(172); P = [(232, -6, 26), (206, 40, 22), (160, 30, 18), (112, 44, 15), (96, 86, 13), (122, 118, 11), (158, 104, 8), (150, 78, 4), (132, 80, 1)]
    s.astro(122, 112, .78, HANG, -1, ('#fff4ec', '#d88a8a'), '#2a0618', '#8a2a3a', 8); s.thing(limb(P[:6]), '#8a2a4a', '#2a0a24', 3); s.thing(limb([(88, 102, 10), (110, 122, 11), (142, 116, 10), (160, 98, 5), (150, 84, 1)]), '#8a2a4a', '#3a0e2a', 3)
    s.dots([(206, 52), (176, 42), (146, 42), (118, 56), (104, 84), (112, 112), (134, 118)], '#ffb0a0', 7); s.p('M76 150v14M96 158v14M146 156v14M166 148v12', None, '#ffe6c0', 3, .7)
def hunger(s):         # it drinks what it caught
    s.glow(120, 120, 110, '#8af0a8', .5); s.thing('M-10 -10H250V40C214 36 206 78 176 84C150 88 146 66 120 66C94 66 90 88 64 84C34 78 26 36 -10 40Z', '#5a1434', '#1a0614', 3); s.p('M64 84C90 88 94 66 120 66C146 66 150 88 176 84C166 52 146 40 120 40C94 40 74 52 64 84Z', s.v('#ff9a6a', '#8a1030'), INK, 3)
    s.p(''.join(poly([(68 + i * 15, 80 - 12 * math.sin(i / 7 * 3.1)), (83 + i * 15, 80 - 12 * math.sin((i + 1) / 7 * 3.1)), (75 + i * 15, 108 - 8 * math.sin(i / 6 * 3.1))]) for i in range(7)), '#fff6e0', INK, 1.8)
    for x, r in ((120, 0), (62, -14), (178, 14)): s.begin('rotate(%d %d 150)' % (r, x)); s.helix(x, 92 if x == 120 else 112, 190, 15); s.end()
    s.eye(50, 28, 34); s.eye(190, 28, 34)
def culling(s):        # both revealed Survivors are struck out
    s.glow(120, 96, 110, '#ff9a80', .6)
    for x, r, c in ((78, -10, '#f2c078'), (160, 10, '#e0a868')): s.begin('translate(%d 100) rotate(%d)' % (x, r)); s.p(box(-40, -58, 80, 116, 10), s.v('#7a4a34', '#2a1418'), BRASS, 3.4); s.p(circ(0, -14, 20), c, INK, 2.6); s.p('M-32 46C-32 18 -16 12 0 12C16 12 32 18 32 46Z', c, INK, 2.6); s.end()
    for x in (96, 140, 184): s.claw(x + 34, 14, x - 56, 178, 15)
def gestation(s):      # something turns over in its egg
    s.glow(120, 100, 110, '#8af0a8', .8); s.ground(172); s.p('M120 14C170 14 190 76 186 112C182 152 154 176 120 176C86 176 58 152 54 112C50 76 70 14 120 14Z', s.rad((108, 84, 104), (0, '#fffbe0', 1), (.5, '#b8f09a', .95), (.85, '#2f8a5c', 1), (1, '#0f3a30', 1)), INK, 4)
    s.p('M132 136C96 146 78 112 94 84C104 64 134 54 150 72C166 92 150 112 132 104C120 98 126 86 136 90', None, INK, 17); s.p('M132 136C96 146 78 112 94 84C104 64 134 54 150 72C166 92 150 112 132 104C120 98 126 86 136 90', None, '#d8523f', 11); s.p(circ(140, 76, 22, 19), s.v('#ff9a70', '#8a1f3f'), INK, 3.4); s.p('M124 64Q116 46 122 36M152 60Q160 44 156 34', None, INK, 6); s.eye(146, 77, 17, STAR)
    s.p('M72 62C78 44 92 32 104 28', None, '#ffffff', 6, .7); s.p('M60 130q14 -4 20 6q10 2 12 16M180 128q-14 0 -20 12', None, '#0f5a3c', 3, .6)
def growth_spurt(s):   # the nest shoots up overnight
    s.sun(120, 70, 40); s.ground(166)
    for x, ln, a, t, w in ((120, 150, -90, 10, 15), (92, 116, -108, -40, 11), (150, 122, -72, 44, 11), (70, 76, -128, -60, 8), (172, 80, -52, 62, 8)):
        P = bend(x, 176, ln, a, t, w, 2, 6); s.thing(limb(P), '#8af0a8', '#0f4a34', 3); q = P[-1]; s.glow(q[0], q[1], 26, '#c8ff9a', .9); s.thing('M0 10C-14 2 -12 -16 0 -24C12 -16 14 2 0 10Z', '#f4ffc8', '#4fae4a', 2.4, tf='translate(%s) rotate(%d)' % (at(q[0], q[1]), a + t + 90))
        for i in (2, 3, 4): s.thing(limb(bend(P[i][0], P[i][1], 24, a + (46 if i % 2 else -46), 20, 5, .6, 3)), '#6ad88a', '#14603f', 2)
    for k in (-1, 1): s.thing('M%s 190C%s 168 %s 156 %s 166C%s 174 %s 188 %s 200Z' % tuple(n(120 + k * v) for v in (6, 20, 60, 84, 70, 50, 6)), '#8a4a4a', '#2a0a1c', 2.6)

# ---------------------------------------------------------------- Survival
def flare(s):          # a light in a raised hand, somebody answers it
    s.ground(166); s.glow(120, 50, 150, '#ffe0a0', .7); s.p(''.join('M120 48L%sL%sZ' % (at(*pol(120, 48, 190, i * 25.7)), at(*pol(120, 48, 190, i * 25.7 + 8))) for i in range(14)), '#fff6d0', op=.22)
    s.shade(204, 154, .34, WALK, -1, '#06242c', '#ffe6b0'); s.astro(96, 148, .86, REACH, 1, visor='#e8a040'); s.p('M142 108L122 56', None, NAVY, 13); s.p('M142 108L122 56', None, '#e0503a', 8); s.p(star(120, 46, 30, .36, 8), '#fff6d0'); s.p(star(120, 46, 18, .4, 8, -67), '#ffffff'); s.spray(16, 84, 10, 160, 90, '#fff3b8', 4)
def rations(s):        # a box with something warm for another
    s.glow(120, 100, 110, '#c8fff0', .6); s.ground(172); s.p('M92 62q-10 -14 0 -26t0 -24M120 58q-10 -14 0 -26t0 -24M148 62q-10 -14 0 -26t0 -24', None, '#ffffff', 5, .6)
    s.thing('M54 96L120 74L186 96V158L120 180L54 158Z', '#9fe8d8', '#14605a', 4, NAVY); s.p('M54 96L120 118L186 96M120 118V180', None, NAVY, 4); s.p('M54 96L120 118V180L54 158Z', '#06303c', op=.3); s.thing('M54 96L120 74L186 96L120 118Z', '#e8fff4', '#6ac8b0', 4, NAVY)
    s.p('M87 107L153 85M87 107V168', None, '#ffb547', 8); s.p(gon(152, 138, 20, 6), '#ffffff', NAVY, 3); s.p('M148 126h8v8h8v8h-8v8h-8v-8h-8v-8h8Z', '#2fb89a'); s.place(50, 62, 34, -14); s.place(190, 58, 34, 14)
def inhibitor(s):      # a needle holds the growth back
    s.glow(96, 110, 90, '#8af0a8', .6); s.thing('M36 178C30 132 54 92 88 84C124 92 148 132 142 178Z', '#a8f0b8', '#14503f', 3.6, NAVY); s.thing('M88 84C66 96 54 126 58 178H118C122 126 110 96 88 84Z', '#d8ffd8', '#1f7a50', 3, NAVY); s.p('M70 128q18 -12 36 0q-18 12 -36 0Z', STAR, NAVY, 3); s.p('M72 124q16 -8 32 0', None, NAVY, 5)
    s.begin('translate(104 104) rotate(-36) scale(.92)'); s.p('M-8 0H26', None, NAVY, 6); s.p('M-8 0H26', None, '#ffffff', 3); s.p(box(26, -17, 70, 34, 8), '#d8f8ff', NAVY, 4, .95); s.p(box(30, -13, 40, 26, 5), s.hz('#86e6ff', '#2a7ad0')); s.p('M40 -17V-8M52 -17V-8M64 -17V-8', None, NAVY, 2.6); s.p(box(96, -24, 9, 48, 4), '#eafaff', NAVY, 3.4); s.p('M105 0H126M126 -15V15', None, NAVY, 12); s.p('M105 0H126M126 -15V15', None, '#eafaff', 6); s.end()
    s.p(circ(88, 140, 58), None, CYAN, 3, .9); s.p(circ(88, 140, 66), None, CYAN, 1.6, .6)
def archive(s):        # one card out of many
    s.glow(120, 96, 110, '#c8f0ff', .6); s.p(box(26, 24, 188, 172, 10), '#0a2048', '#8ad8ff', 2.6)
    for y in (82, 140, 198): s.p(box(26, y, 188, 8), '#4a8ac8', NAVY, 2)
    s.p(''.join(box(x, y - h, 15, h, 3) for y in (82, 140, 198) for x, h in ((36, 46), (54, 42), (72, 46), (150, 44), (168, 46), (186, 40))), s.v('#7ad8f0', '#1f4a9a'), NAVY, 2.6)
    s.begin('translate(120 92) rotate(8)'); s.glow(0, 0, 80, STAR, .8); s.p(box(-31, -46, 62, 92, 9), s.v('#ffffff', '#9fe0f4'), NAVY, 4); s.p(gon(0, -4, 24, 6), '#0a2c54'); s.p('M-6 -20H6V-10H16V2H6V12H-6V2H-16V-10H-6Z', '#ffffff'); s.p('M-18 32h36', None, '#2a6ab4', 4); s.end()
def camouflage(s):     # who stands among the leaves?
    s.glow(120, 96, 100, '#c8ffd8', .6); s.astro(120, 138, 1.02, STAND, 1, ('#c8ffd0', '#3a9a72'), '#052a24', '#0a3a34'); s.p('M108 88q10 -8 18 2M100 108l14 8M128 118l14 -8M112 134l12 6', None, '#0f5a48', 6, .7)
    for x, ln, a, t in ((18, 150, -62, 34), (-4, 130, -40, 40), (52, 92, -98, -30), (222, 150, -118, -34), (244, 130, -140, -40), (188, 92, -82, 30), (88, 70, -104, -20), (152, 70, -76, 20)):
        P = bend(x, 192, ln, a, t, 2.4, .6, 7); d = limb(P)
        for i in range(1, 8):
            for k in (-1, 1): q = ln * .27 * math.sin(i * .36 + .5); g = a + t * i / 7 + k * 50; d += 'M%sQ%s %sQ%s %sZ' % (at(*P[i][:2]), at(*pol(*P[i][:2], q * .5, g - 22)), at(*pol(*P[i][:2], q, g)), at(*pol(*P[i][:2], q * .5, g + 22)), at(*P[i][:2]))
        s.p(d, ('#0c4a3c', '#146a50', '#0a3a34')[int(ln) % 3], '#7df0b8' if ln < 100 else None, 1)
    s.dots([(126, 66)], '#ffffff', 5)
def force_shield(s):   # tokens glance off the city's shield
    s.glow(120, 104, 110, '#a8e6ff', .7); city(s, 120, 112, .95); s.p(circ(120, 106, 76), s.rad((120, 106, 78), (0, CYAN, 0), (.7, CYAN, .12), (1, '#d8f8ff', .6)), '#e8fcff', 3)
    s.p(''.join(poly(gon(x, y, 15, 6)) for x, y in ((64, 78), (77, 55), (90, 32), (51, 101), (150, 32), (163, 55), (176, 78), (189, 101))), None, CYAN, 1.8, .8)
    s.target(42, 36, 24); s.petals(202, 36, 24); s.seam('M58 56l14 14M186 58l-14 14', STAR, 4); s.p(star(72, 68, 15, .35, 6), '#ffffff'); s.p(star(168, 70, 15, .35, 6), '#ffffff')
def expedition(s):     # far out, on a rope, under a flag
    s.sun(70, 60, 26); s.p('M-10 200L60 120L100 146L150 54L196 110L250 60V200Z', s.lin((0, 50, 0, 190), '#5aa8d8', '#0d2350'), NAVY, 3); s.p('M150 54L196 110L176 116L160 100L146 110L134 88ZM60 120L84 136L64 142Z', '#eafaff'); s.p('M150 54L150 14', None, NAVY, 5); s.thing('M150 12L188 22L150 34Z', '#ffb547', '#d8642c', 2.6, NAVY)
    s.p(curve([(20, 190), (60, 168), (100, 160), (128, 124), (150, 62)]), None, NAVY, 7); s.p(curve([(20, 190), (60, 168), (100, 160), (128, 124), (150, 62)]), None, STAR, 3); s.astro(104, 134, .5, WALK, 1, rot=10); s.astro(44, 158, .4, WALK, 1, ('#ffe8b8', '#d88a4a'), NAVY, '#6a3a1a', 8); s.p('M118 92l16 -10', None, '#ffffff', 4)
def evacuation(s):     # all up, at once
    s.ground(174); city(s, 120, 34, .86); s.p('M88 66H152L206 190H34Z', s.lin((0, 60, 0, 190), (0, '#fff6d0', .85), (1, '#8ae0ff', .1)))
    for x, y, k, f in ((78, 158, .42, 1), (122, 138, .44, -1), (162, 160, .42, -1), (100, 106, .32, 1), (144, 104, .32, -1)): s.p(circ(x, y + 28 * k / .44, 24 * k / .4, 5), '#eafcff', NAVY, 2.4); s.astro(x, y, k, STAND, f)
    s.p('M40 150V120M32 130l8 -12l8 12M200 150V120M192 130l8 -12l8 12', None, STAR, 5)
def orderly_shelter(s): # in line, one by one
    s.glow(190, 110, 80, '#fff0c0', .9); s.ground(164); s.thing('M150 176V82C150 52 168 36 190 36C212 36 230 52 230 82V176Z', '#7ab0dc', '#12305c', 4, NAVY); s.p('M164 176V88C164 66 174 54 190 54C206 54 216 66 216 88V176Z', s.v('#fffbe6', '#ffd27a'), NAVY, 3)
    s.shade(192, 148, .5, WALK, 1, '#5a3a20', '#fff6d0'); s.p('M168 176L132 204H232L212 176Z', '#ffe6a0', op=.5)
    for x, k, l in ((124, .5, ('#ffffff', '#9fc8f0')), (78, .48, ('#ffe8b8', '#d89a5a')), (34, .46, ('#d8ffe0', '#5ab09a'))): s.astro(x, 150, k, STAND, 1, l)
    s.p('M20 112H140M20 132H140', None, '#ffffff', 2, .35); s.p('M118 60L144 60M134 50l12 10l-12 10', None, STAR, 5)
def relay(s):          # the power is lent from below the city
    s.ground(168); city(s, 168, 44, .8); s.p('M168 70L60 132', None, CYAN, 16, .25); s.p('M168 70L60 132', None, '#ffffff', 3.4); s.p('M168 84L192 140', None, '#ffe6a0', 16, .25); s.p('M168 84L192 140', None, STAR, 3.4); s.place(196, 152, 40, 8)
    s.begin('translate(56 132) rotate(-32)'); s.thing('M-40 -10C-40 26 40 26 40 -10Z', '#eafaff', '#3a6ab4', 3.4, NAVY); s.p(circ(0, -10, 40, 9), s.v('#ffffff', '#8ac8f0'), NAVY, 3); s.p('M0 -10V-40', None, NAVY, 5); s.dots([(0, -42)], STAR, 12); s.end(); s.p('M56 150V186M40 188H74', None, NAVY, 9); s.p('M56 150V186M40 188H74', None, '#9fc8f0', 4)
    for i in range(3): s.p('M%sA%d %d 0 0 1 %s' % (at(92 + i * 13, 74 - i * 9), 36 + i * 16, 36 + i * 16, at(112 + i * 15, 110 - i * 3)), None, CYAN, 4 - i * .8, .9 - i * .2)
def grapnel(s):        # hook and rope over the gap
    s.sun(190, 50, 24); s.p('M-10 90L60 96L84 128L78 200H-10ZM250 120L176 130L160 160L170 200H250Z', s.v('#2a6ab4', '#0a1a3c'), NAVY, 3); s.p('M-10 90L60 96L84 128M250 120L176 130L160 160', None, '#d8f6ff', 2, .7)
    R = curve([(74, 62), (104, 92), (146, 88), (181, 52)]); s.p(R, None, NAVY, 8); s.p(R, None, STAR, 4); s.astro(44, 76, .5, REACH, 1)
    s.begin('translate(182 88) rotate(10)'); d = 'M0 30V-26M0 34C-22 30 -34 14 -34 -4M0 34C22 30 34 14 34 -4'; s.p(d, None, NAVY, 15); s.p(d, None, s.lin((-30, -30, 30, 30), '#ffffff', '#7aa8d8'), 8.5); s.p('M-34 -22l-10 18h20ZM34 -22l-10 18h20Z', '#ffffff', NAVY, 2.6); s.p(circ(0, -36, 9), None, NAVY, 9); s.p(circ(0, -36, 9), None, '#d8ecff', 4); s.end()
def solidarity(s):     # a hand that holds another
    s.glow(120, 100, 110, '#ffe6c0', .8); s.p(''.join('M120 100L%sL%sZ' % (at(*pol(120, 100, 170, i * 24)), at(*pol(120, 100, 170, i * 24 + 7))) for i in range(15)), '#ffffff', op=.13)
    s.thing(limb([(-8, 176, 28), (40, 148, 26), (78, 118, 24)]), '#ffffff', '#7ab0dc', 4, NAVY); s.thing(limb([(248, 176, 28), (200, 148, 26), (162, 118, 24)]), '#ffe8b8', '#c8783a', 4, NAVY); s.p('M22 138L48 174', None, CORAL, 9); s.p('M218 138L192 174', None, '#2fb89a', 9)
    s.thing('M70 108C84 84 112 74 138 78C160 82 176 96 170 112C160 132 120 140 92 136C74 132 64 122 70 108Z', '#ffe8b8', '#d8904a', 4, NAVY)
    for i in range(4): s.thing(limb([(104 + i * 15, 86 + i * 3, 9), (100 + i * 15, 106 + i * 4, 10), (94 + i * 15, 124 + i * 2, 9)]), '#ffffff', '#a8c8e8', 3.2, NAVY)
    s.thing(limb([(84, 112, 11), (104, 92, 11), (128, 80, 9)]), '#ffffff', '#c8dcf0', 3.4, NAVY); s.p('M120 18C110 2 88 8 92 26C96 40 112 46 120 58C128 46 144 40 148 26C152 8 130 2 120 18Z', s.v('#ffb0a0', '#e0384a'), NAVY, 3)
def first_aid(s):      # a case and a new flame of Will
    s.glow(120, 70, 90, CYAN, .8); s.ground(174); s.p('M96 104C96 84 144 84 144 104', None, NAVY, 13); s.p('M96 104C96 84 144 84 144 104', None, '#eafaff', 6); s.thing(box(46, 102, 148, 84, 14), '#ffffff', '#7ab8c8', 4.4, NAVY); s.p('M46 132H194', None, NAVY, 3); s.p(circ(120, 142, 27), '#2fb89a', NAVY, 3.4); s.p('M113 124h14v11h11v14h-11v11h-14v-11h-11v-14h11Z', '#ffffff')
    s.p('M120 88C94 80 92 54 106 38C112 30 116 20 114 8C136 18 152 42 146 64C142 80 134 86 120 88Z', s.v('#ffffff', CYAN, '#2a7ad0'), NAVY, 3.4); s.p('M120 84C106 76 110 60 120 48C130 60 134 76 120 84Z', '#ffffff', op=.9); s.dots([(82, 60), (160, 56), (74, 84), (168, 82)], '#ffffff', 5)
def sampling(s):       # a strand of the Creature, under glass
    s.glow(120, 100, 110, '#a8ffd0', .7); s.begin('rotate(14 120 100)'); s.p('M88 22H152M96 24V150C96 184 144 184 144 150V24', s.hz('#d8fff4', '#8ae8d0'), NAVY, 5, .55); s.p('M101 84V150C101 178 139 178 139 150V84Z', s.v('#8af0a8', '#14805c'), op=.9); s.helix(120, 34, 166, 14, '#0f5a44', '#ffffff'); s.p('M96 24V150C96 184 144 184 144 150V24', None, NAVY, 4.4); s.thing(box(86, 14, 68, 15, 6), '#ffffff', '#7ab8c8', 3.4, NAVY); s.p('M104 40V140', None, '#ffffff', 4, .7); s.p('M130 60h8M130 84h8M130 108h8M130 132h8', None, NAVY, 2.6); s.end()
    s.dots([(60, 60), (52, 84), (186, 60), (196, 110), (182, 150)], '#c8ffd8', 6, .8)
def sterilisation(s):  # cold light on the culture
    s.p(box(0, 0, 240, 200), '#0a0c3a', op=.45); s.thing('M64 18H176L164 50H76Z', '#eafaff', '#4a5ab4', 4, NAVY); s.p('M84 50H156', None, '#ffffff', 8); s.p('M78 52H162L206 160H34Z', s.lin((0, 50, 0, 170), (0, '#ffffff', .95), (.4, '#b09aff', .6), (1, '#7a6aff', .12))); s.glow(120, 150, 90, '#c8b8ff', .7, 40)
    s.p(circ(120, 162, 84, 22), s.v('#d8e8ff', '#3a48b4'), NAVY, 4, .8); s.p(circ(120, 156, 78, 18), '#1a2060', NAVY, 2.6)
    for x, a, t, ln in ((104, -100, -90, 64), (124, -84, 96, 72), (142, -66, 110, 50)): P = bend(x, 156, ln, a, t, 6, 1.4); s.thing(limb(P), '#b8a88a', '#4a3a4a', 2.8, NAVY); q = P[-1]; s.p(circ(q[0], q[1] + 3, 8, 10), '#8a7a7a', NAVY, 2.4)
    s.p('M84 110l-8 10M154 96l8 10M96 84l-6 8', None, '#ffffff', 4, .9); s.seam('M58 134L182 134', '#b09aff', 2.6)

HUNT = [(drift, 'dusk'), (amnesia, 'artemia'), (jamming, 'ember'), (isolation, 'artemia'), (tremor, 'amber'), (feint, 'amber'), (quagmire, 'ember'), (frenzy, 'blood'), (contagion, 'artemia'), (blockade, 'amber'), (abduction, 'dusk'), (hunger, 'blood'), (culling, 'ember'), (gestation, 'dusk'), (growth_spurt, 'ember')]
SURVIVAL = [(flare, 'teal'), (rations, 'mint'), (inhibitor, 'blue'), (archive, 'night'), (camouflage, 'mint'), (force_shield, 'night'), (expedition, 'blue'), (evacuation, 'teal'), (orderly_shelter, 'night'), (relay, 'indigo'), (grapnel, 'teal'), (solidarity, 'blue'), (first_aid, 'teal'), (sampling, 'mint'), (sterilisation, 'indigo')]
if __name__ == '__main__':
    for kind, L in (('hunt', HUNT), ('survival', SURVIVAL)):
        for i, (f, mood) in enumerate(L): s = Card(mood, i + 1); f(s); s.scrim(s.foot, 130); s.save('../cards/' + kind + '_' + f.__name__)
