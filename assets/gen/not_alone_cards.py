"""Hunt and Survival cards of Not Alone, 240 x 336: picture above, dark and calm below y = 196 for the text; the corners stay quiet for tags.
Rule of light: coral Hunt, cyan Survival; violet where the Artemia token is meant, amber the Target token."""

import json

from dusk import *

CORAL, CYAN, AMBER, VIOLET, STAR, INK, NAVY = '#ff7361', '#86e6ff', '#ffb547', '#c79bff', '#fff3b8', '#14061a', '#07122e'
MOODS = {  # sky above, middle, horizon; foot of the card; land; light of its rim
    'ember': ('#2a0a2a', '#8a1f3f', '#ff7a5c', '#17071a', '#2c0d28', '#ffb090'),
    'blood': ('#1a0518', '#5e1030', '#e8484e', '#150512', '#220818', '#ff9a80'),
    'amber': ('#2a0c22', '#8e3428', '#ffb066', '#1a0a14', '#2e1020', '#ffd9a0'),
    'artemia': ('#1a0a3a', '#5a2468', '#ff8a90', '#12082a', '#1f0d38', '#e0b0ff'),
    'dusk': ('#1c0a34', '#7a2350', '#ff8f6a', '#150820', '#260e30', '#ffc0a0'),
    'teal': ('#08243a', '#147a8a', '#9ff4e0', '#061826', '#0a2c3c', '#c8fff0'),
    'blue': ('#0a1a44', '#2a6ab4', '#a8e6ff', '#070f2c', '#0d2350', '#d8f6ff'),
    'night': ('#06102e', '#153f7c', '#5cc8f0', '#060c24', '#0a1a3c', '#a8ecff'),
    'mint': ('#06222e', '#0f6a6a', '#8af0c8', '#05181e', '#0a2c34', '#b8ffe0'),
    'indigo': ('#10104a', '#3a48b4', '#9ad8ff', '#0a0c2c', '#161a54', '#d0ecff'),
}
PICTURES = []


def card(kind, mood, seed, stars=16):
    def keep(draw): PICTURES.append((kind, draw, mood, seed, stars)); return draw
    return keep


# ------------------------------------------------------------------ shared shapes
HORNED = 'M120 58C96 58 84 66 78 78C56 74 36 56 30 22C20 58 30 92 62 108C64 146 86 182 120 190C154 182 176 146 178 108C210 92 220 58 210 22C204 56 184 74 162 78C156 66 144 58 120 58Z'
MASK = 'M0 52C-18 38 -28 18 -30 -2C-42 -8 -50 -22 -50 -44C-40 -30 -30 -24 -18 -22C-12 -30 -6 -33 0 -33C6 -33 12 -30 18 -22C30 -24 40 -30 50 -44C50 -22 42 -8 30 -2C28 18 18 38 0 52Z'
RUN = (([(-4, -4), (-22, 22), (-48, 30)], 19), ([(8, -2), (24, 22), (16, 54)], 19), ([(-10, -38), (-36, -26), (-46, -2)], 15), ([(16, -36), (42, -28), (54, -46)], 15))
STAND = (([(-7, -2), (-11, 26), (-13, 56)], 19), ([(8, -2), (11, 26), (13, 56)], 19), ([(-14, -36), (-24, -16), (-22, 8)], 14), ([(18, -36), (27, -16), (25, 8)], 14))
WALK = (([(-6, -2), (-14, 26), (-26, 54)], 19), ([(8, -2), (18, 26), (18, 56)], 19), ([(-12, -36), (-18, -14), (-6, 6)], 14), ([(16, -36), (28, -18), (34, 2)], 14))


def light(s, x, y, r, c, a=.8): s.glow(x, y, r, c, a)


def seam(s, d, c, w=3, halo=.22, tf=None, core=None):
    """A shining line: wide and faint, then thin and bright."""
    s.path(d, 'none', 1, c, w * 3.2, halo, tf=tf); s.path(d, 'none', 1, core or mix(c, '#ffffff', .45), w, .95, tf=tf)


def astro(s, pose, lit=('#ffffff', '#9fc8f0'), line=NAVY, visor='#2f7ad0', face=1):
    """A hunted traveller; hips at 0, 0, height about 140. face = -1 looks left."""
    g = s.linu([(0, lit[0]), (1, lit[1])], -20, -80, 30, 50)
    for P, w in (pose[0], pose[2]): s.path(taper(P, w, w * .7), g, 1, line, 4)
    s.path('M-18 -40C-8 -50 14 -50 22 -38L15 -2C12 6 -8 6 -12 -2Z', g, 1, line, 4)
    for P, w in (pose[1], pose[3]): s.path(taper(P, w, w * .7), g, 1, line, 4)
    s.path(circ(3 * face, -66, 22), s.radu([(0, lit[0]), (1, mix(lit[0], lit[1], .9))], -5, -76, 36), 1, line, 4)
    if visor: s.path(circ(3 * face + 8 * face, -65, 12, 11), visor, 1, line, 3); s.path('M%s -70H%s' % (n(6 * face), n(11 * face)), 'none', 1, '#ffffff', 3, .8)


def shade(s, pose, c=INK, rim=None):
    """The same traveller as a dark shape, with light on its rim."""
    if rim: s.raw('<g transform="translate(-2 -2)">'); astro(s, pose, (rim, rim), rim, None); s.raw('</g>')
    astro(s, pose, (c, c), c, None)


def place_card(s, x, y, w, rot=0, sky=('#1c3a8a', '#8ad8ff'), sun='#eafcff', hill='#0a1a44', edge='#eafaff', back=None):
    """A small Place card, face up or (back = colour) face down."""
    h = w * 1.2; r = w * .12
    with s.at(x, y, 1, rot):
        s.path(rrect(-w / 2 + 2, -h / 2 + 4, w, h, r), '#02030c', .4)
        s.path(rrect(-w / 2, -h / 2, w, h, r), s.linu([(0, sky[0]), (1, sky[1])], 0, -h / 2, 0, h / 2), 1, edge, max(2, w * .05))
        if back: s.path(pl(ngon(0, 0, w * .27, 6)), 'none', 1, edge, max(1.6, w * .04), .9); s.dot(0, 0, w * .1, back)
        else:
            s.dot(w * .14, -h * .14, w * .17, sun)
            s.path('M%s %sC%s %s %s %s 0 %sC%s %s %s %s %s %sV%sH%sZ' % tuple(n(v) for v in (-w * .46, h * .16, -w * .3, h * .02, -w * .15, h * .02, h * .14, w * .15, h * .24, w * .3, h * .04, w * .46, h * .1, h * .46, -w * .46)), hill)


def nine(r, inner=.84):
    return pl([(q * math.cos(math.radians(-90 + 20 * i)), q * math.sin(math.radians(-90 + 20 * i))) for i in range(18) for q in (r if i % 2 == 0 else r * inner,)])


def token(s, c, dark, face):
    """The nine-point Creature token round 0, 0, radius 60."""
    s.path(nine(63), mix(dark, '#000000', .3)); s.path(nine(59), s.linu([(0, mix(c, '#ffffff', .55)), (.4, c), (1, mix(dark, c, .25))], -40, -50, 50, 60))
    s.path(nine(51), s.radu([(0, mix(dark, c, .5)), (.7, dark), (1, mix(dark, '#000000', .45))], 0, -6, 58), 1, mix(c, '#ffffff', .4), 1.6)
    s.path(MASK, s.linu([(0, '#ffe9d6'), (.5, face), (1, mix(face, dark, .4))], 0, -44, 0, 52), tf='scale(.72)')
    for k in (-1, 1): s.path('M%s -3C%s -6 %s -4 %s 6C%s 7 %s 3 %s -3Z' % tuple(n(k * v) for v in (20, 14, 7, 5, 11, 17, 20)), dark)


def trefoil(s, x, y, r, hot='#fff0ff', c=VIOLET, deep='#6a2ad0'):
    s.glow(x, y, r * 1.9, c, .8); g = s.linu([(0, hot), (.5, c), (1, deep)], x, y - r, x, y)
    for i in range(3): s.path(petal(x, y, r), g, tf='rotate(%d %s %s)' % (i * 120, n(x), n(y)))
    s.dot(x, y, r * .24, '#2a1050'); s.dot(x, y, r * .11, '#ff9af0')


def petal(x, y, r): return 'M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % tuple(n(v) for v in (x, y, x - r * .62, y - r * .3, x - r * .5, y - r * .85, x, y - r, x + r * .5, y - r * .85, x + r * .62, y - r * .3, x, y))


def thorns(s, P, w0, w1, c, rim=None, every=2, size=15):
    """A thorny trunk along the points."""
    s.path(taper(P, w0, w1), c, 1, rim, 1.6 if rim else 0)
    for i in range(1, len(P) - 1, every):
        (ax, ay), (bx, by) = P[i - 1], P[i + 1]; a = math.degrees(math.atan2(by - ay, bx - ax)) + (70 if i % 4 < 2 else -70); q = size * (1 - .5 * i / len(P))
        s.path(taper(spine(P[i][0], P[i][1], q, a, 24, 3), q * .5, .5), c, 1, rim, 1 if rim else 0)


def eye(s, x, y, w, c, rot=0, hot='#fff3b8'):
    """A slit eye that shines in the dark."""
    with s.at(x, y, w / 40, rot):
        s.glow(0, 0, 34, c, .55); s.path('M-20 0C-10 -13 10 -13 20 0C10 12 -10 12 -20 0Z', s.radu([(0, hot), (.5, c), (1, mix(c, '#000000', .5))], 0, 0, 21)); s.path('M0 -9C4 -3 4 3 0 9C-4 3 -4 -3 0 -9Z', '#1a0414')


def iso(s, x, y, r, top, side, edge, ky=.52, thick=12):
    """A hexagonal Place lying on the ground."""
    P = [(x + a * r, y + b * r * ky) for a, b in ngon(0, 0, 1, 6, 0)]
    s.path(pl([P[0], P[1], P[2], P[3], (P[3][0], P[3][1] + thick), (P[2][0], P[2][1] + thick), (P[1][0], P[1][1] + thick), (P[0][0], P[0][1] + thick)]), side); s.path(pl(P), top, 1, edge, 2.4)


def ground(s, y, seed, amp=8, far=True):
    top, mid_, low, foot, land, rim = s.mood
    if far: s.land(s.ridge(y - 14, amp * 1.5, seed + 50, levels=4), mix(mid_, land, .35), mix(land, foot, .3), op=.85)
    s.land(s.ridge(y, amp * .5, seed, levels=4), land, foot, rim=rim, rop=.35)


def sun(s, x, y, r, c=None, ring=None):
    c = c or mix(s.mood[2], '#fff6d8', .45); s.glow(x, y, r * 2.4, c, .55); s.dot(x, y, r, s.linu([(0, mix(c, '#ffffff', .4)), (1, s.mood[2])], 0, y - r, 0, y + r))
    if ring: s.path(circ(x, y, r * 1.22), 'none', 1, ring, 1.6, .5)


# ------------------------------------------------------------------ Hunt, phase 1
@card('hunt', 'artemia', 1)
def despair(s):
    """Kneeling before a going light, vines closing from above."""
    sun(s, 120, 118, 50, '#ffb0a8'); ground(s, 156, 4, 6)
    for x, ln, cv in ((34, 120, -26), (62, 66, -18), (88, 44, 14), (150, 40, -12), (178, 74, 20), (206, 124, 28), (14, 150, -8), (228, 150, 6)):
        p = spine(x, -6, ln, 90, cv, 4); s.path(taper(p, 9, 1), '#180628'); s.glow(*p[-1], 13, VIOLET, .7); s.dot(*p[-1], 2.6, '#f0dcff')
    with s.at(112, 148, .9, 14): astro(s, (([(0, -2), (34, -22), (36, 18)], 20), ([(2, -2), (40, -18), (46, 20)], 20), ([(-8, -36), (14, -18), (34, -22)], 14), ([(8, -36), (22, -12), (44, -16)], 14)), ('#e8c0d8', '#5a3470'), '#14041e', '#2a0e40')
    with s.at(190, 160, .3): s.path(pl(ngon(0, 0, 60, 6)), '#2a0e38', 1, '#6a5a8a', 8); s.path('M-10 -32H10V-10H32V10H10V32H-10V10H-32V-10H-10Z', '#6a5a8a'); s.path('M-6 -60L10 -14L-12 6L8 60', 'none', 1, INK, 9)


@card('hunt', 'amber', 2)
def force_field(s):
    """A dome of hexagons over two Places."""
    ground(s, 150, 8)
    for x, e in ((84, '#ffcf9a'), (158, '#ffcf9a')): iso(s, x, 146, 42, '#5a2434', '#2a0c1c', e)
    s.path('M74 144V118C74 106 92 108 90 120V144', '#2a0c1c', 1, '#ffcf9a', 1.6, .7); s.path('M144 146L160 108L178 146Z', '#2a0c1c', 1, '#ffcf9a', 1.6, .7)
    s.path('M20 150C20 10 220 10 220 150Z', s.radu([(0, CORAL, .04), (.62, CORAL, .18), (1, '#ffd9a0', .7)], 120, 150, 108)); seam(s, 'M20 152C20 10 220 10 220 152', AMBER, 3.4, .3)
    cells, lit = '', ''
    for j in range(5):
        y = 66 + j * 22; half = 98 * math.sqrt(max(0, 1 - ((150 - y) / 106) ** 2)); k = int(half / 13)
        for i in range(-k, k + 1):
            x = 120 + (i + .5 * (j % 2)) * 25.4
            if abs(x - 120) < half - 8:
                c = pl(ngon(x, y, 13.6, 6)); cells += c; lit += c if (i * 3 + j) % 5 == 0 else ''
    s.path(lit, AMBER, .28); s.path(cells, 'none', 1, '#ffe0b0', 1.1, .55)
    for x in (20, 220): s.glow(x, 150, 26, CORAL, .9); s.path('M%d 176L%d 144H%dL%d 176Z' % (x - 9, x - 5, x + 5, x + 9), INK, 1, '#ffb090', 1.6); s.dot(x, 144, 5, '#fff3d8')


# ------------------------------------------------------------------ phase 2
@card('hunt', 'dusk', 3, 8)
def anticipation(s):
    """The ground itself is a mouth that waits for one step more."""
    sun(s, 120, 96, 40); ground(s, 132, 11, 7)
    with s.at(120, 118, .4): shade(s, WALK, '#2a0a2c')
    for k in (-1, 1):
        with s.at(120, 0, k, 0, 1):
            s.path('M10 200C40 176 66 150 66 104C66 82 60 62 48 46C92 60 116 100 112 150L112 210Z', s.linu([(0, '#5a1434'), (.6, '#1c0618'), (1, '#10040e')], 0, 46, 0, 190)); seam(s, 'M48 46C60 62 66 82 66 104C66 150 40 176 10 194', CORAL, 2.4, .3)
            for x, y, a, ln in ((54, 58, 200, 22), (63, 80, 190, 27), (66, 104, 182, 30), (63, 127, 172, 28), (54, 148, 160, 24), (41, 166, 146, 18)):
                with s.at(x + 3, y, ln / 30, a): s.path('M0 -8C10 -6 22 -3 31 3C20 6 10 8 0 8Z', '#fff0dc', 1, '#2a0618', 1.6)
    for x in (28, 212): eye(s, x, 128, 26, CORAL, 16 if x < 120 else -16)


@card('hunt', 'ember', 4)
def ascendancy(s):
    """A clawed hand leads a traveller by strings."""
    light(s, 120, 130, 110, '#ffb080', .7); ground(s, 168, 14, 5)
    tips = ((58, 78), (92, 92), (146, 92), (182, 78)); ends = ((88, 132), (104, 158), (137, 158), (154, 124))
    for (a, b), (c, d) in zip(tips, ends): s.path('M%d %dL%d %d' % (a, b, c, d), 'none', 1, '#fff0d8', 1.8, .9)
    s.path('M120 86V104', 'none', 1, '#fff0d8', 1.8, .9)
    with s.at(120, 146, .62): astro(s, (([(-6, -2), (-22, 14), (-26, 38)], 19), ([(8, -2), (26, 10), (26, 36)], 19), ([(-14, -36), (-38, -34), (-52, -20)], 14), ([(18, -36), (42, -44), (56, -34)], 14)), line='#1a0618', visor='#b8305a')
    g = s.linu([(0, '#12040f'), (.7, '#3a0f2c'), (1, '#7a2444')], 0, -10, 0, 90)
    s.path('M84 -6C88 8 70 14 66 30C72 48 96 54 120 54C144 54 168 48 174 30C170 14 152 8 156 -6Z', g, 1, CORAL, 1.8, .7)
    for (x, y), (mx, my), (bx, by), w in ((tips[0], (46, 44), (80, 24), 24), (tips[1], (88, 64), (98, 36), 24), ((120, 88), (119, 66), (120, 40), 24), (tips[2], (151, 64), (142, 36), 24), (tips[3], (196, 44), (162, 24), 24)):
        s.path(taper([(bx, by), ((bx + mx) / 2, (by + my) / 2 - 4), (mx, my), ((mx + x) / 2, (my + y) / 2)], w, w * .55), g, 1, CORAL, 1.6, .7); s.path(taper([((mx + x) / 2, (my + y) / 2 - 3), ((mx + 2 * x) / 3, (my + 2 * y) / 3), (x, y)], w * .6, .6), s.linu([(0, '#ffb090'), (1, '#fff6e0')], 0, my, 0, y), 1, '#2a0618', 1.4)
    s.path('M88 -6C92 12 76 18 74 30C84 44 156 44 166 30C164 18 148 12 152 -6Z', s.linu([(0, '#12040f'), (1, '#46122f')], 0, -6, 0, 44))


@card('hunt', 'blood', 5, 8)
def fierceness(s):
    """Three strokes through a helmet."""
    s.rays(120, 100, 150, 0, 360, 16, '#ffb090', .12); light(s, 120, 100, 120, '#ff8060', .8)
    s.path('M52 190C54 158 80 150 120 150C160 150 186 158 188 190Z', s.linu([(0, '#e8d0d8'), (1, '#5a3a50')], 0, 150, 0, 190), 1, INK, 5)
    s.path(circ(120, 98, 66), s.radu([(0, '#ffffff'), (.6, '#d8b8c8'), (1, '#6a4460')], 94, 66, 112), 1, INK, 5)
    s.path(rrect(66, 66, 108, 68, 32), s.linu([(0, '#120820'), (.6, '#46183c'), (1, '#a83a50')], 0, 66, 0, 134), 1, INK, 5); s.path('M80 84C86 76 96 74 106 74', 'none', 1, '#ffffff', 4, .7)
    for x0, y0, x1, y1 in ((84, 20, 44, 150), (138, 14, 92, 176), (190, 22, 146, 166)):
        P = [(x0, y0), ((x0 * 2 + x1) / 3 + 5, (y0 * 2 + y1) / 3), ((x0 + 2 * x1) / 3 + 4, (y0 + 2 * y1) / 3), (x1, y1)]; s.path(taper(P, 1, .6, 26), '#ff3a3a', .28); s.path(taper(P, .8, .5, 17), INK); s.path(taper(P, .5, .4, 10), s.linu([(0, '#fff6e0'), (.5, '#ff9a6a'), (1, '#e0384a')], 0, y0, 0, y1))
    for P in ([(112, 96), (120, 104), (118, 114), (128, 122)], [(70, 92), (78, 98), (80, 112)], [(150, 84), (158, 92), (154, 104)]): s.path(smooth(P), 'none', 1, '#ffd0c0', 1.6, .8)


@card('hunt', 'ember', 6)
def forbidden_zone(s):
    """Thorns crossed before a hot sun: no way on."""
    sun(s, 120, 100, 58, '#ff9a70'); ground(s, 150, 21, 8)
    s.path('M88 190C100 160 108 150 116 138H128C134 150 140 160 152 190Z', '#ff9a70', .35)
    for k in (-1, 1):
        with s.at(120, 0, k, 0, 1): thorns(s, [(-86, 196), (-66, 160), (-40, 128), (-8, 100), (26, 74), (54, 48), (78, 12)], 32, 2, s.linu([(0, '#4a1430'), (1, '#16050f')], 0, 20, 0, 190), CORAL, 1, 34)
    s.path(circ(120, 100, 19), '#1c0616', 1, CORAL, 2.4)
    with s.at(120, 101, .27): s.path(MASK, '#ffd9c0'); s.path('M-20 -4L-7 4L-14 10ZM20 -4L7 4L14 10Z', '#1c0616')


@card('hunt', 'dusk', 7)
def interference(s):
    """A mast torn into slices; its call breaks to noise."""
    light(s, 120, 76, 110, '#ffb0a0', .7); ground(s, 158, 25, 7)
    for i in range(4): s.path('M%s 46A%d %d 0 0 0 %s 100' % (n(104 - i * 15), 34 + i * 16, 34 + i * 16, n(104 - i * 15)), 'none', 1, CYAN, 4 - i * .5, .9 - i * .2)
    for y0, y1, dx in ((62, 86, 0), (86, 106, 14), (106, 127, -12), (127, 149, 10), (149, 184, 0)):
        a, b = 5 + (y0 - 62) * .24, 5 + (y1 - 62) * .24; x = 120 + dx
        s.path(pl([(x - a, y0), (x + a, y0), (x + b, y1), (x - b, y1)]), '#3a1238', .9, '#14041a', 5); s.path('M%s %sL%s %sM%s %sL%s %s' % tuple(n(v) for v in (x - a, y0, x + b, y1, x + a, y0, x - b, y1)), 'none', 1, '#ffb8a0', 1.8, .75); s.path('M%s %sL%s %sM%s %sL%s %s' % tuple(n(v) for v in (x - a, y0, x - b, y1, x + a, y0, x + b, y1)), 'none', 1, '#ffe0cc', 2.4, .95)
    s.glow(120, 56, 30, '#fff0d8', .9); s.dot(120, 56, 8, '#fff6e6'); s.path('M120 56V66', 'none', 1, '#1c0820', 5)
    r = random.Random(7)
    for i in range(4): seam(s, pl([(120 + (q + r.choice((-7, 7))) * math.cos(a), 72 + q * math.sin(a) + r.uniform(-3, 3)) for q in (34 + i * 17,) for a in (k * math.pi / 18 for k in range(-5, 6))], False), CORAL, 3 - i * .4, .25)
    for x, y, w in ((60, 86, 66), (112, 103, 92), (84, 126, 60), (128, 147, 54)): s.rect(x, y, w, 3.4, '#ff9a80', .85); s.rect(x + w * .4, y + 4, w * .5, 2, '#ffffff', .5)


@card('hunt', 'amber', 8, 6)
def persecution(s):
    """Run as you may: the shadow on the wall is its shadow."""
    light(s, 130, 132, 130, '#ffd9a0', .95); light(s, 130, 120, 70, '#fff0c8', .6)
    with s.at(12, 0, .92, 0): s.path(HORNED, '#1a0616', .9)
    s.path('M40 176C30 130 44 112 70 104L156 104C186 112 200 136 190 176Z', '#1a0616', .9)
    for k in (-1, 1):
        for i in range(4):
            x = 122 + k * (62 + i * 11); s.path(taper([(122 + k * (52 + i * 3), 140), (x + k * 4, 112 - i * 3), (x - k * 2, 84 + i * 7)], 13, .8), '#1a0616', .9)
    for k in (-1, 1): s.path('M%s 88C%s 82 %s 86 %s 97C%s 100 %s 97 %s 88Z' % tuple(n(122 + k * v) for v in (42, 30, 18, 13, 22, 34, 42)), '#ffd9a0'); s.glow(122 + k * 27, 92, 17, AMBER, .7)
    s.land([(-20, 158), (260, 164)], '#4a1626', '#1a0a14', rim='#ffd9a0', rop=.6)
    with s.at(126, 140, .5): astro(s, RUN, ('#fff6e6', '#e8a070'), '#1a0616', '#8a2a3a')
    s.path('M70 168C96 160 130 162 152 170C120 176 92 176 70 168Z', '#12040c', .7)


@card('hunt', 'artemia', 3, 0)
def mutation(s):
    """Artemia grows into the thread of life."""
    s.glow(120, 96, 120, '#ff9af0', .6)
    for x, y, ln, a, c in ((-6, 190, 130, -70, 30), (-10, 180, 110, -48, 40), (246, 190, 130, -110, -30), (250, 180, 110, -132, -40)): s.leaf(x, y, ln, a, c, 18, '#2a0f4c', vein=VIOLET)
    for ph in (0, math.pi):
        P = [(120 + 40 * math.sin(i * .52 + ph), 8 + i * 13) for i in range(15)]; s.path(smooth(P), 'none', 1, VIOLET, 12, .25); s.path(smooth(P), 'none', 1, '#f0dcff' if ph else '#ff9af0', 5)
    s.path(''.join('M%s %sH%s' % (n(120 - 40 * math.sin(i * .52 + .2)), 14 + i * 13, n(120 + 40 * math.sin(i * .52 + .2))) for i in range(14)), 'none', 1, '#ffffff', 2, .55)
    trefoil(s, 120, 100, 46); s.spores(9, 40, 20, 200, 150, '#ff9af0', 5, 1.7)


@card('hunt', 'artemia', 10, 4)
def phobia(s):
    """Nothing but eyes, wherever one looks."""
    s.rect(0, 0, 240, 336, '#12052a', .5); light(s, 120, 150, 80, '#ff8a90', .7)
    for x, y, w, rot in ((58, 62, 50, 12), (120, 34, 62, 0), (184, 60, 52, -12), (34, 104, 42, 20), (206, 104, 44, -20), (84, 98, 30, 8), (158, 98, 30, -8), (60, 142, 36, -10), (182, 142, 36, 10), (26, 148, 24, 0), (214, 150, 24, 0), (154, 24, 22, -24), (82, 24, 20, 24)): eye(s, x, y, w, VIOLET if (x + y) % 3 else CORAL, rot)
    with s.at(120, 152, .7): astro(s, (([(-6, -2), (-10, 30), (-12, 60)], 20), ([(8, -2), (10, 30), (12, 60)], 20), ([(-14, -34), (-40, -46), (-18, -66)], 14), ([(18, -34), (46, -46), (25, -66)], 14)), ('#fff0f4', '#b88ad0'), '#12052a', None); s.path(rrect(-12, -76, 30, 20, 9), '#3a1260', 1, '#12052a', 3); s.dot(-4, -66, 3, '#ffffff'); s.dot(10, -66, 3, '#ffffff')


@card('hunt', 'artemia', 11, 10)
def virus(s):
    """Mycelium bridges two Places."""
    light(s, 76, 100, 100, VIOLET, .6); ground(s, 168, 31, 4)
    L, R = (76, 100), (164, 100)
    for (x, y), ill in ((L, 1), (R, 0)):
        s.path(pl(ngon(x, y + 7, 51, 6)), '#0c0420', .8); s.path(pl(ngon(x, y, 50, 6)), s.linu([(0, '#8a4ae0'), (1, '#2a1058')] if ill else [(0, '#3a1a5a'), (.6, '#c85a70'), (1, '#ffb090')], 0, y - 50, 0, y + 36), 1, '#e8c8ff' if ill else '#ffc8b0', 3)
        if not ill: s.dot(x + 10, y - 8, 11, '#ffe6c8'); s.path('M124 112C140 100 152 104 164 112C178 120 192 106 204 110V124L164 147L124 124Z', '#2a0d38')
    trefoil(s, 76, 98, 34)
    for a, cv, ln, w in ((-44, 44, 84, 7), (-24, 10, 116, 8), (-6, -16, 96, 7), (10, 18, 122, 8), (26, -8, 104, 8), (48, -50, 88, 7)):
        p = spine(92, 98 + a * .3, ln, a, cv, 5); s.path(taper(p, w, 1.4), '#4a1a80', 1, '#e0b8ff', 1.5, .9); s.glow(*p[-1], 12, '#ff9af0', .8); s.dot(*p[-1], 3, '#fff0ff')
        b = spine(*p[3], 16, a + (34 if a > 0 else -34), 20, 2); s.path(smooth(b), 'none', 1, '#e0b8ff', 1.6, .9); s.dot(*b[-1], 2.2, '#fff0ff')


@card('hunt', 'amber', 12)
def clone(s):
    """One Creature splits into two."""
    light(s, 84, 104, 90, CORAL, .8); light(s, 164, 94, 90, AMBER, .8); ground(s, 172, 33, 4)
    with s.at(162, 96, .92): token(s, AMBER, '#2a1806', '#ffc878')
    with s.at(80, 102, 1.04): token(s, CORAL, '#2a0716', '#ff9a80')
    seam(s, 'M124 26C116 60 130 90 120 118C114 140 124 154 120 172', '#fff3d8', 2.2, .3)


@card('hunt', 'amber', 13, 8)
def mirage(s):
    """A shelter that hangs in hot air; below it only its image."""
    sun(s, 172, 58, 26); s.land(s.hills(126, 7, 5), '#c8604a', '#5a1e34', True); s.land(s.hills(146, 9, 8), '#7a2c38', '#1a0a14', True, rim='#ffd9a0', rop=.4)
    def dome(op, c, d):
        s.path('M66 0A46 46 0 0 1 158 0Z', s.linu([(0, c), (1, mix(c, d, .6))], 0, -46, 0, 0), op, '#fff6e0', 2, op); s.path('M84 0A30 46 0 0 1 140 0M104 0A9 46 0 0 1 120 0M72 -20H152M88 -36H136', 'none', 1, '#fff6e0', 1.3, op * .7); s.path('M103 0V-14A9 9 0 0 1 121 -14V0Z', d, op)
        for x, k in ((44, -1), (178, 1)):
            s.path(taper([(x, 2), (x + k * 2, -26), (x + k * 8, -54)], 6, 3), d, op)
            for a in (-165, -120, -60, -15, 25, 155):
                with s.at(x + k * 8, -54, 1, a, 1 if -90 < a < 90 else -1): s.path('M0 -2C10 -7 20 -4 25 6C16 0 8 1 0 2Z', d, op)
    with s.at(9, 98, 1): dome(1, '#ffe0a8', '#4a1830')
    with s.at(9, 106, 1, 0, -.8): dome(.5, '#ffc890', '#5a1e34')
    for i in range(10):
        y = 101 + i * 6.5; a = 28 + 7 * math.sin(i * 2.4); s.path('M%s %sQ72 %s 120 %sT%s %s' % tuple(n(v) for v in (a, y, y + 5, y, 238 - a, y)), 'none', 1, '#ffc48a' if i < 5 else '#b4504a', 1.4 + i * .28, .85)


@card('hunt', 'ember', 1, 0)
def scream(s):
    """The horned mask, mouth wide open."""
    s.glow(120, 104, 120, '#ff9a70', .7)
    for i in range(8): s.path(circ(120, 104, 30 + i * 17, 24 + i * 13), 'none', 1, '#ffd9b0', 3.4 - i * .3, .8 - i * .09)
    s.path(HORNED, CORAL, .35, tf='translate(120 110) scale(1.06) translate(-120 -110)'); s.path(HORNED, s.linu([(0, '#5a1838'), (.5, '#2a0a24'), (1, '#0e0414')], 0, 20, 0, 190), 1, '#ffb090', 2.2, .8)
    for k in (-1, 1):
        s.path(smooth([(120 + k * 78, 40), (120 + k * 70, 68), (120 + k * 52, 86)]), 'none', 1, '#ff9a80', 2, .5); s.glow(120 + k * 29, 98, 22, '#ffd166', .7)
        s.path('M%s 94C%s 86 %s 92 %s 104C%s 108 %s 106 %s 94Z' % tuple(120 + k * v for v in (46, 34, 18, 13, 24, 38, 46)), '#ffe6a0'); s.ell(120 + k * 28, 99, 2.2, 6, '#2a0a24')
    s.path('M90 128C100 116 140 116 150 128C158 150 146 178 120 182C94 178 82 150 90 128Z', s.radu([(0, '#fff6d8'), (.45, '#ff9a4c'), (1, '#b01f3a')], 120, 150, 40), 1, '#0e0414', 3)
    for i in range(5): x = 96 + i * 12; s.path('M%s 124L%s %sL%s 124Z' % (x - 6, x, 138 + abs(i - 2) * 3, x + 6), '#fff6e6')
    for i in range(3): x = 108 + i * 12; s.path('M%s 179L%s 164L%s 179Z' % (x - 5, x, x + 5), '#fff6e6')


@card('hunt', 'amber', 15)
def toxin(s):
    """A sting with its drop."""
    acid = '#d8f05a'; light(s, 108, 120, 84, acid, .45); ground(s, 164, 41, 6)
    P = [(250, 182), (226, 124), (206, 78), (172, 44), (132, 36), (104, 52)]; Q = []
    for i in range(len(P) - 1):
        for t in (0, .5): Q.append((P[i][0] + (P[i + 1][0] - P[i][0]) * t, P[i][1] + (P[i + 1][1] - P[i][1]) * t))
    for i, (x, y) in enumerate(Q + [P[-1]]):
        with s.at(x, y, 1.25 - i * .0625): s.path(circ(0, 0, 20), s.radu([(0, '#c84a58'), (.5, '#5a1430'), (1, '#1c0618')], -8, -10, 32), 1, '#14040e', 2.6); s.path('M-14 -6A16 16 0 0 1 4 -15', 'none', 1, '#ffc0a0', 2, .7)
    s.path('M116 36C94 30 72 44 72 68C72 86 78 98 84 118C88 102 96 92 104 84C118 70 128 46 116 36Z', s.linu([(0, '#e06a60'), (.5, '#7a1c38'), (1, acid)], 0, 32, 0, 118), 1, '#14040e', 3); s.path('M84 50C78 58 78 70 82 80', 'none', 1, '#ffd9c0', 3, .7)
    s.glow(84, 140, 34, acid, .8); s.path('M84 120C90 132 96 138 96 146C96 160 72 160 72 146C72 138 78 132 84 120Z', s.radu([(0, '#fbffd0'), (.5, acid), (1, '#6a9a20')], 80, 142, 20), 1, '#1c2408', 2); s.ell(80, 144, 2.6, 5, '#ffffff', .9)
    for k in (1, .6, .3): s.path(circ(84, 172, 60 * k, 9 * k), 'none', 1, acid, 2, .7)


# ------------------------------------------------------------------ phase 3 and 4
@card('hunt', 'blood', 16)
def cataclysm(s):
    """The mountain opens."""
    for x, y, r in ((70, 28, 34), (108, 14, 42), (150, 18, 40), (186, 36, 30), (128, 34, 30)): s.ell(x, y, r * 1.3, r * .8, '#2a0a22', .85)
    light(s, 120, 76, 110, '#ffb060', .95)
    for k, h in ((-34, 30), (-18, 52), (-5, 66), (8, 58), (22, 44), (38, 24)): s.path(taper([(120 + k * .3, 88), (120 + k * .7, 88 - h * .6), (120 + k * 1.3, 88 - h)], 13, 2), s.linu([(0, '#fff6d0'), (.5, '#ff9a4a'), (1, '#ff4a3a')], 0, 20, 0, 88), .95)
    s.path('M-10 340V204L40 150L66 128L94 84L106 90L120 84L134 91L146 84L176 130L206 152L250 204V340Z', s.linu([(0, '#6a1c2c'), (.5, '#2a0a1c'), (1, '#14050f')], 0, 84, 0, 180), 1, '#ff9a70', 1.6, .6)
    for P, w in (([(112, 86), (106, 110), (114, 132), (98, 156), (102, 184)], 9), ([(132, 90), (140, 116), (134, 134), (150, 158), (160, 184)], 8), ([(122, 88), (122, 112), (126, 132), (124, 150)], 6)): s.path(taper(P, w * 2.2, w), '#ff4a3a', .3); s.path(taper(P, w, w * .5), s.linu([(0, '#fff3c0'), (.5, '#ff9a4a'), (1, '#e0384a')], 0, 84, 0, 180))
    for x, y, a in ((42, 62, 118), (202, 78, 62), (64, 106, 124), (190, 34, 52)): s.path(taper(spine(x, y, 34, a + 180, 0, 3), 9, .5), '#ff9a5a', .55); s.dot(x, y, 5.5, '#2a0a14'); s.dot(x, y, 4, '#ffd08a')
    s.path('M28 6L40 34L32 36L46 72L24 42L33 40L20 12Z', '#ffd9d0', .9); s.path('M214 8L206 30L213 32L200 58L220 34L212 32L222 12Z', '#ffd9d0', .8)


@card('hunt', 'dusk', 17, 0)
def detour(s):
    """Footsteps bent off their way, seen from above."""
    s.rect(0, 0, 240, 336, s.radu([(0, '#c8526a'), (.6, '#6a2048'), (1, '#2a0c2c')], 120, 96, 150)); s.spores(10, 10, 14, 230, 180, '#ffb090', 2, 1.4)
    for i in range(6): s.path(smooth([(x, 24 + i * 30 + 7 * math.sin(x / 30 + i * 2)) for x in range(-10, 260, 45)]), 'none', 1, '#2a0c2c', 2, .25)
    s.path('M44 60C40 34 66 12 100 16C132 8 152 26 148 46C150 62 132 70 112 66C92 76 52 78 44 60Z', s.linu([(0, '#7a3050'), (1, '#1c0820')], 60, 10, 110, 76), 1, '#14040e', 4); s.path('M58 52C60 36 78 26 98 28M106 30L112 46L100 56', 'none', 1, '#ffb090', 2, .5)
    def sole(x, y, a):
        with s.at(x, y, .78, a): s.path('M-9 -22C-9 -34 9 -34 9 -20C9 -8 6 -4 6 2H-6C-6 -4 -9 -10 -9 -22ZM-6 6H6C8 18 6 24 0 24C-6 24 -8 18 -6 6Z', '#ff4a4a', .35, '#ff7361', 7, .35); s.path('M-9 -22C-9 -34 9 -34 9 -20C9 -8 6 -4 6 2H-6C-6 -4 -9 -10 -9 -22ZM-6 6H6C8 18 6 24 0 24C-6 24 -8 18 -6 6Z', '#fff0dc'); s.path('M-7 -22H7M-6 -14H7M-5 -6H5M-4 14H4', 'none', 1, '#c8526a', 2)
    for i, (x, y, a) in enumerate(((62, 182, 2), (92, 158, 4), (68, 136, 14), (96, 112, 50), (128, 132, 76), (150, 98, 88), (180, 126, 92), (206, 96, 92))): sole(x, y, a)
    s.path('M88 104L92 92M96 84L99 76', 'none', 1, '#fff0dc', 4, .5); seam(s, 'M64 92L78 78M78 92L64 78', CORAL, 4, .3)


@card('hunt', 'dusk', 18)
def stasis(s):
    """The rescue ship stands still in crystal."""
    light(s, 120, 96, 110, '#ffb8c8', .85); ground(s, 166, 44, 6)
    def shard(pts, a, b, op=1): s.path(pl(pts), s.linu([(0, a), (1, b)], pts[0][0], pts[0][1], pts[2][0], pts[2][1]), op, '#ffe6ee', 1.6, .8)
    for pts in ([(34, 180), (22, 116), (40, 88), (58, 120), (62, 180)], [(178, 180), (184, 112), (206, 76), (220, 118), (212, 180)]): shard(pts, '#ffc8d0', '#7a2a5c', .95); s.path('M%s %sL%s %s' % (pts[2][0], pts[2][1], (pts[0][0] + pts[4][0]) / 2, 180), 'none', 1, '#ffffff', 1.3, .6)
    s.path(pl([(64, 186), (52, 84), (92, 22), (140, 12), (186, 62), (188, 126), (174, 186)]), s.linu([(0, '#ffe6ea'), (.5, '#d07098'), (1, '#5a1e50')], 60, 20, 180, 180), 1, '#fff4f6', 2.6)
    with s.at(121, 106, 1.02, 32):
        s.path('M0 -62C22 -42 28 -4 20 40H-20C-28 -4 -22 -42 0 -62Z', s.linu([(0, '#ffffff'), (.5, '#e8d8ec'), (1, '#7a5a90')], -22, 0, 24, 0), 1, '#3a1240', 3.4); s.path('M-21 8L-40 42L-19 38ZM21 8L40 42L19 38Z', '#a85a80', 1, '#3a1240', 3); s.dot(0, -18, 9.5, '#3a1240'); s.dot(0, -18, 6.5, '#ffd9a0'); s.path('M-19 28H19', 'none', 1, '#b84a70', 5); s.path('M-11 44L0 62L11 44Z', '#6a3a70', .8)
    for d, o in (('M92 22L104 74L52 84ZM104 74L64 186L52 84Z', .2), ('M140 12L104 74L92 22Z', .34), ('M186 62L150 92L140 12Z', .16), ('M150 92L174 186L188 126L186 62Z', .26), ('M104 74L150 92L140 12Z', .1)): s.path(d, '#ffffff', o)
    s.path('M104 74L150 92M104 74L64 186M150 92L174 186M104 74L92 22M150 92L140 12M150 92L186 62M104 74L52 84', 'none', 1, '#ffffff', 1.5, .75)
    for x, y in ((92, 22), (186, 62), (206, 76), (40, 88)): s.glow(x, y, 15, '#ffffff', .8); s.path('M%d %dV%dM%d %dH%d' % (x, y - 9, y + 9, x - 9, y, x + 9), 'none', 1, '#ffffff', 1.6)


@card('hunt', 'blood', 19, 0)
def tracking(s):
    """A warm shape between cold trunks, held in sights."""
    s.rect(0, 0, 240, 336, s.linu([(0, '#1a0620'), (1, '#7a1a38')], 0, 0, 0, 190))
    for x, w, c in ((30, 16, '#4a1030'), (78, 11, '#5e1636'), (168, 12, '#5e1636'), (208, 18, '#4a1030')): s.path(taper([(x, 190), (x + 3, 100), (x - 2, -6)], w, w * .8), c)
    light(s, 122, 104, 76, '#ff6a3a', .95)
    with s.at(120, 110, .86): astro(s, WALK, ('#fff6b0', '#ff5a3a'), '#e0302a', '#ffffff')
    for i, x in enumerate((92, 70, 50, 32)): s.ell(x, 164 + i * 2, 8 - i, 3, '#ffb04a', .8 - i * .17)
    for x, w in ((-4, 46), (150, 20), (236, 50)): s.path(taper([(x, 196), (x + 5, 90), (x - 3, -6)], w, w * .76), '#16040f')
    s.path(circ(120, 98, 66), 'none', 1, '#ffd9c0', 1.6, .5, dash='5 6')
    for k in (-1, 1):
        for j in (-1, 1): seam(s, 'M%d %dV%dH%d' % (120 + k * 58, 98 + j * 34, 98 + j * 64, 120 + k * 30), CORAL, 3.4, .3)
    s.path('M120 22V40M120 156V170M44 98H60M180 98H196', 'none', 1, '#fff0dc', 2.6, .9)


@card('hunt', 'ember', 20)
def flashback(s):
    """A clock wound into a spiral: it was so before."""
    light(s, 120, 102, 120, '#ffb08a', .75)
    pts = lambda k, off: [(120 + r * math.cos(a), 102 + r * math.sin(a)) for i in range(k) for a in (-math.pi / 2 + i * math.pi / 9,) for r in ((80 - off) * .965 ** i,)]
    out, inn = pts(40, 0), pts(40, 15)
    s.path(smooth(out + inn[::-1], True), s.linu([(0, '#fff0d8'), (.4, '#ff9a78'), (1, '#8a1f3f')], 60, 10, 190, 190), 1, '#2a0618', 3)
    for i in range(0, 30, 3):
        (a, b), (c, d) = out[i], inn[i]; s.path('M%s %sL%s %s' % tuple(n(v) for v in (a + (c - a) * .25, b + (d - b) * .25, a + (c - a) * .78, b + (d - b) * .78)), 'none', 1, '#3a0a24', 4 - i * .1)
    s.glow(120, 102, 34, '#fff3d8', .9); s.path('M120 102L160 74M120 102L106 68', 'none', 1, '#2a0618', 9); s.path('M120 102L160 74M120 102L106 68', 'none', 1, '#fff6e6', 4.6); s.dot(120, 102, 7, '#2a0618'); s.dot(120, 102, 4, STAR)
    s.path('M90 29L125 9L122 50Z', '#fff0d8', 1, '#2a0618', 3)


# ------------------------------------------------------------------ Survival, phase 1
@card('survival', 'teal', 21, 8)
def adrenaline(s):
    """An injector full of fire against a beating line."""
    light(s, 120, 96, 116, '#c8fff4', .75)
    seam(s, 'M-6 112H44L54 92L66 136L82 40L98 150L110 104L118 112H246', CYAN, 3.4, .28)
    with s.at(128, 94, 1.05, -42):
        s.path(rrect(-50, -24, 96, 48, 14), s.linu([(0, '#ffffff'), (.5, '#bfe8f0'), (1, '#5a8fb0')], 0, -24, 0, 24), 1, NAVY, 4)
        s.path(rrect(-40, -14, 72, 28, 9), '#06303c', 1, NAVY, 2); s.path(rrect(-37, -11, 54, 22, 7), s.linu([(0, '#e8ffff'), (.5, '#5cf0e0'), (1, '#12a0b0')], 0, -11, 0, 11)); s.path('M-30 -6H6', 'none', 1, '#ffffff', 3.4, .9)
        s.path('M-26 14V7M-12 14V7M2 14V7M16 14V7', 'none', 1, '#06303c', 2.4)
        s.path('M46 -13H60L66 -6V6L60 13H46Z', '#ffb547', 1, NAVY, 4); s.path('M66 -2.5H98L104 0L98 2.5H66Z', '#f0fcff', 1, NAVY, 2.6)
        s.path('M-50 -8H-70V8H-50Z', '#8fb8cc', 1, NAVY, 4); s.path(rrect(-82, -18, 13, 36, 5), '#ff7361', 1, NAVY, 4)
    s.glow(208, 20, 22, '#ffffff', .9); s.dot(208, 21, 4, '#ffffff')


@card('survival', 'blue', 22, 12)
def ingenuity(s):
    """A lamp put together from scrap: there is the beacon."""
    s.rays(120, 82, 140, 0, 360, 18, STAR, .16); light(s, 120, 82, 100, STAR, .8); ground(s, 168, 51, 5)
    s.path('M102 132C100 116 76 108 76 78A44 44 0 0 1 164 78C164 108 140 116 138 132Z', s.radu([(0, '#ffffff', .95), (.5, STAR, .8), (1, '#8fc8f0', .5)], 120, 84, 60), 1, NAVY, 4); s.path('M88 72C90 58 98 50 108 46', 'none', 1, '#ffffff', 4)
    s.path(pl([(r * math.cos(a) + 120, r * math.sin(a) + 80) for i in range(10) for o, r in ((-.2, 17), (-.12, 24), (.12, 24), (.2, 17)) for a in (math.pi * 2 * i / 10 + o,)]) + circ(120, 80, 8), s.linu([(0, '#ffd98a'), (1, '#c87a2a')], 0, 56, 0, 104), 1, NAVY, 3, eo=True)
    s.path('M120 104V132M110 132L116 104M130 132L124 104', 'none', 1, NAVY, 3)
    s.path('M100 132H140V142H100ZM102 143H138V153H102ZM106 154H134L128 164H112Z', s.linu([(0, '#e8f4ff'), (1, '#5a7aa8')], 0, 132, 0, 164), 1, NAVY, 3)
    s.path(smooth([(140, 148), (160, 150), (170, 166), (196, 162)]), 'none', 1, NAVY, 6); s.path(smooth([(140, 148), (160, 150), (170, 166), (196, 162)]), 'none', 1, '#ff7361', 3)
    with s.at(58, 140, .92, 40): s.path('M-6 40V-8C-18 -14 -18 -32 -8 -36V-22H8V-36C18 -32 18 -14 6 -8V40C6 46 -6 46 -6 40Z', s.linu([(0, '#ffffff'), (1, '#7fa0c8')], -12, 0, 12, 0), 1, NAVY, 4)


@card('survival', 'night', 23)
def sacrifice(s):
    """One Place given to the fire, and the hunt is blind."""
    light(s, 120, 96, 116, '#a8f0ff', .8); ground(s, 160, 53, 6)
    s.path('M66 200L74 158H166L174 200Z', s.linu([(0, '#3a5a8c'), (1, '#0a1638')], 0, 156, 0, 190), 1, '#a8ecff', 1.6, .6); s.path(rrect(58, 146, 124, 15, 4), s.linu([(0, '#8ab8e0'), (1, '#2a4a80')], 0, 146, 0, 161), 1, NAVY, 3)
    s.path(taper([(120, 150), (74, 112), (92, 66), (76, 18)], 60, 1, 58), '#3ac8f0', .5); s.path(taper([(124, 150), (164, 110), (146, 70), (166, 28)], 60, 1, 56), '#3ac8f0', .5)
    s.path('M120 152C70 150 62 112 82 84C86 98 92 100 96 98C88 66 108 44 116 12C124 38 154 58 146 94C152 94 156 88 158 80C180 110 172 150 120 152Z', s.linu([(0, '#c8fbff'), (.5, '#4ad0f4'), (1, '#1a6ad0')], 0, 12, 0, 152))
    place_card(s, 120, 108, 58, -5, ('#2a2a78', '#ff9a8a'), '#fff0d8', '#1a1040', '#f4fdff')
    s.path('M120 154C86 152 84 128 96 114C98 124 104 124 106 120C104 108 114 100 116 88C122 104 138 110 136 126C140 126 142 122 142 118C156 134 150 152 120 154Z', s.linu([(0, '#ffffff', .95), (.5, '#c8fbff', .9), (1, '#6ae0ff', .9)], 0, 88, 0, 154))
    for x, y, r in ((82, 52, 2.6), (160, 58, 2.2), (134, 30, 2.8), (100, 30, 1.8), (172, 92, 2), (66, 84, 2)): s.glow(x, y, r * 4, CYAN, .8); s.dot(x, y, r, '#ffffff')


@card('survival', 'teal', 4, 0)
def sixth_sense(s):
    """The inner eye, three sparks above it."""
    s.glow(120, 98, 120, '#c8fff0', .7)
    for i in range(18): s.path(taper([(120, 98), (120, 50), (120, 4)], 2, .3, 5), '#d8fff4', .35 if i % 2 else .6, tf='rotate(%d 120 98)' % (i * 20))
    s.path('M46 98C70 54 170 54 194 98C170 142 70 142 46 98Z', s.linu([(0, '#ffffff'), (1, '#8ae8dc')], 0, 64, 0, 132), 1, '#06303c', 4); s.dot(120, 98, 27, s.radu([(0, '#c8fff0'), (.4, '#2fb8b0'), (1, '#06485c')], 120, 98, 28)); s.dot(120, 98, 11, '#04202c'); s.dot(112, 90, 6, '#ffffff')
    for x, y in ((76, 40), (164, 40), (120, 24)): s.glow(x, y, 16, STAR, .9); s.dot(x, y, 3.5, '#ffffff')


@card('survival', 'indigo', 25, 10)
def smokescreen(s):
    """What lies there vanishes in the cloud."""
    light(s, 120, 80, 120, '#b8d8ff', .6); ground(s, 162, 55, 5)
    place_card(s, 66, 82, 46, -16); place_card(s, 176, 76, 46, 14, ('#0f5a5a', '#8af0c8'), '#eafff4', '#06322e'); place_card(s, 122, 62, 48, 0, ('#4a2a8a', '#e0a8ff'), '#fff0ff', '#200c4c')
    for x, y, r, a in ((58, 110, 33, .95), (186, 104, 34, .95), (90, 88, 25, .8), (152, 90, 27, .85), (120, 108, 38, 1), (84, 128, 30, 1), (158, 128, 30, 1), (210, 124, 22, .9), (32, 128, 22, .9), (118, 138, 24, 1)):
        c = mix('#e8f4ff', '#7a98e0', (y - 80) // 12 / 7)
        with s.at(x, y, r / 30): s.path(circ(0, 0, 30), s.radu([(0, mix(c, '#ffffff', .5)), (.6, c), (1, mix(c, '#2a3a90', .45))], -9, -13, 40), a); s.path('M-20 -9A22 22 0 0 1 6 -21', 'none', 1, '#ffffff', 2.4, .55)
    with s.at(120, 158, 1, 8): s.path(rrect(-13, -26, 26, 50, 7), s.linu([(0, '#1f3a7a'), (.4, '#7fb0f0'), (1, '#142a60')], -13, 0, 13, 0), 1, NAVY, 3.6); s.path('M-13 -10H13V-2H-13Z', STAR); s.path('M-7 -34H7V-25H-7Z', '#c8dcff', 1, NAVY, 3); s.path('M8 -32C20 -32 22 -20 20 -8', 'none', 1, '#c8dcff', 4)


@card('survival', 'blue', 26, 0)
def strike_back(s):
    """A fist; two Hunt cards fly."""
    s.rays(120, 104, 150, 0, 360, 20, '#ffffff', .2); light(s, 120, 104, 110, '#d8f6ff', .8)
    place_card(s, 52, 52, 46, -28, ('#8a1f3f', '#2a0a1e'), edge='#ffb090', back=CORAL); place_card(s, 192, 44, 46, 24, ('#8a1f3f', '#2a0a1e'), edge='#ffb090', back=CORAL)
    s.path(pl([(120 + q * math.cos(math.radians(i * 18 - 90)), 106 + q * .86 * math.sin(math.radians(i * 18 - 90))) for i in range(20) for q in ((92 if i % 4 == 0 else 80) if i % 2 == 0 else 56,)]), STAR, .9, '#ffffff', 2)
    g = s.linu([(0, '#ffffff'), (1, '#9fc8f0')], 80, 60, 160, 160)
    s.path('M88 134L92 200H150L154 134Z', s.linu([(0, '#cfe6fc'), (1, '#5a8ac0')], 0, 134, 0, 196), 1, NAVY, 4.6); s.path('M86 150H156V162H86Z', '#2f7ad0', 1, NAVY, 4)
    s.path('M78 92C78 76 84 70 96 70H146C160 70 166 78 166 92V118C166 134 158 142 146 142H98C84 142 78 132 78 118Z', g, 1, NAVY, 4.6)
    for x, y in ((78, 68), (100, 62), (122, 62), (144, 68)): s.path(rrect(x, y, 22, 42, 10.5), g, 1, NAVY, 4.4); s.path('M%d %dH%d' % (x + 7, y + 9, x + 12), 'none', 1, '#ffffff', 3)
    s.path('M166 104C172 116 166 130 150 130L112 128C102 126 102 112 112 110L146 110C150 104 160 98 166 104Z', g, 1, NAVY, 4.4)


# ------------------------------------------------------------------ phase 2 and 3
@card('survival', 'indigo', 27, 10)
def vortex(s):
    """Two Places change places in the whirl."""
    light(s, 120, 100, 118, '#a8c8ff', .8); s.dot(120, 100, 74, s.radu([(0, '#ffffff', .9), (.25, '#8ad8ff', .7), (.7, '#3a48d0', .4), (1, '#1a1a70', 0)], 120, 100, 74))
    for k in range(7):
        P = [(120 + r * math.cos(a), 100 + r * .86 * math.sin(a)) for i in range(9) for r, a in ((6 + i * 11.5, k * math.pi * 2 / 7 + 2.6 * (1 - (i / 8) ** .8) * -1),)]; s.path(taper(P, 2, 1, 11 if k % 2 else 7), '#c8f0ff' if k % 2 else '#7aa8ff', .8 if k % 2 else .7)
    s.glow(120, 100, 30, '#ffffff', 1)
    place_card(s, 66, 122, 52, -22, ('#5a1f6a', '#ff9a8a'), '#fff0d8', '#200c3c'); place_card(s, 176, 76, 52, 20, ('#0f5a6a', '#8af0c8'), '#eafff4', '#06323e')
    for d, tf in (('M76 66C84 46 104 34 130 34', ''), ('M166 134C158 154 136 166 110 166', '')): seam(s, d, STAR, 4.4, .25)
    s.path('M128 22L148 34L128 46Z', STAR); s.path('M112 154L92 166L112 178Z', STAR)


@card('survival', 'mint', 28)
def detector(s):
    """Artemia on the screen before it is at the boots."""
    light(s, 120, 104, 110, '#b8ffe0', .7); ground(s, 158, 57, 7)
    for k, r in ((0, 70), (1, 86), (2, 102)): s.path('M%s %sA%d %d 0 0 1 %s %s' % (n(120 - r * .77), n(98 - r * .64), r, r, n(120 + r * .77), n(98 - r * .64)), 'none', 1, '#c8ffe8', 4 - k, .85 - k * .25)
    with s.at(120, 108, 1, -8):
        s.path(rrect(-54, -48, 108, 84, 16), s.linu([(0, '#ffffff'), (.5, '#a8d0d4'), (1, '#3f7080')], 0, -48, 0, 36), 1, '#05181e', 4.6); s.path('M-22 36H22L18 86H-18Z', s.linu([(0, '#7fa8b0'), (1, '#1f4450')], -22, 0, 22, 0), 1, '#05181e', 4.6)
        s.path(rrect(-44, -38, 74, 64, 9), s.radu([(0, '#14705a'), (1, '#04201e')], -7, -6, 50), 1, '#05181e', 3); s.path(circ(-7, -6, 14) + circ(-7, -6, 26), 'none', 1, '#6af0c0', 1.3, .6); s.path('M-7 -36V24M-42 -6H28', 'none', 1, '#6af0c0', 1, .4)
        s.path('M-7 -6L20 -26A34 34 0 0 1 27 -4Z', '#6af0c0', .4); trefoil(s, -16, -4, 17)
        for y, c in ((-30, '#ff7361'), (-10, STAR), (10, '#6af0c0')): s.dot(42, y, 6, '#05181e'); s.dot(42, y, 4, c)
        s.path('M36 -48V-72', 'none', 1, '#05181e', 5); s.dot(36, -74, 6, STAR)


@card('survival', 'blue', 5, 0)
def dodge(s):
    """A leap aside, the claw strikes air."""
    s.glow(130, 110, 110, '#c8f0ff', .6)
    for i, o in enumerate((.14, .26, .45)): s.path('M70 160C60 120 80 90 104 82', 'none', 1, '#d8f4ff', 10 - i * 2, o, tf='translate(%d 0)' % (-26 + i * 14))
    for x, y, ln in ((8, 70, 60), (0, 98, 74), (14, 128, 50)): s.path(taper([(x, y), (x + ln / 2, y - 1), (x + ln, y)], .4, .4, 5), '#ffffff', .6)
    g = s.linu([(0, '#ffffff'), (1, '#9fc8f0')], 90, 40, 180, 190)
    for P, w in (([(120, 126), (104, 150), (76, 158)], 20), ([(112, 84), (86, 96), (74, 120)], 16)): s.path(taper(P, w, w * .6), g, 1, NAVY, 4)
    s.path('M112 74C128 70 146 78 150 96L140 128C134 136 120 136 114 128L100 96C98 84 102 78 112 74Z', g, 1, NAVY, 4)
    for P, w in (([(134, 128), (150, 150), (142, 182)], 20), ([(144, 90), (170, 98), (184, 80)], 16)): s.path(taper(P, w, w * .6), g, 1, NAVY, 4)
    s.dot(138, 54, 26, NAVY); s.dot(138, 54, 22.5, s.radu([(0, '#ffffff'), (1, '#8aa8dc')], 130, 44, 36)); s.path('M132 50C134 40 156 40 158 54C158 64 142 68 134 62Z', '#2f7ad0', 1, NAVY, 3)
    for x, y0, y1 in ((196, 34, 140), (212, 30, 160), (228, 44, 170)): s.path(taper([(x + 12, y0), (x + 2, (y0 + y1) / 2 - 16), (x - 12, y1)], 1, .6, 13), CORAL, .3); s.path(taper([(x + 12, y0), (x + 2, (y0 + y1) / 2 - 16), (x - 12, y1)], .6, .4, 7), s.linu([(0, '#fff0e0'), (.5, CORAL), (1, '#c82a4a')], 0, y0, 0, y1))


@card('survival', 'teal', 30)
def drone(s):
    """A flyer brings a Place of its own."""
    light(s, 120, 66, 110, '#c8fff4', .7); ground(s, 164, 61, 7)
    s.path('M104 92L62 186H178L136 92Z', s.linu([(0, '#e8fff8', .75), (1, '#8af0e0', .08)], 0, 92, 0, 184)); place_card(s, 120, 136, 42, 0, ('#2a4aa0', '#ffb8a0'), '#fff0d8', '#0a1a44')
    s.path('M108 96L104 112M132 96L136 112', 'none', 1, NAVY, 3)
    for k in (-1, 1):
        with s.at(120, 0, k, 0, 1):
            s.path('M14 70L66 50', 'none', 1, NAVY, 11); s.path('M14 70L66 50', 'none', 1, '#a8c8d4', 6)
            s.path('M60 34H74V56H60Z', '#5a8898', 1, NAVY, 3.4); s.ell(67, 33, 40, 7, '#e8fcff', .35); s.path(taper([(27, 34), (67, 32), (107, 30)], .5, .5, 7), '#ffffff', .85); s.dot(67, 32, 4, NAVY)
            s.path('M24 84L40 104H52', 'none', 1, NAVY, 5)
    s.path('M84 66C84 50 100 44 120 44C140 44 156 50 156 66C156 86 140 94 120 94C100 94 84 86 84 66Z', s.linu([(0, '#ffffff'), (.6, '#9fc4d0'), (1, '#3f6a80')], 0, 44, 0, 94), 1, NAVY, 4); s.dot(120, 74, 14.5, NAVY); s.dot(120, 74, 11.5, s.radu([(0, '#c8fff4'), (.5, '#2fb8c0'), (1, '#06485c')], 117, 70, 14)); s.dot(115.5, 69.5, 3.4, '#ffffff')
    s.dot(96, 62, 3, '#ff7361'); s.dot(144, 62, 3, '#6af0c0')


@card('survival', 'night', 31)
def gate(s):
    """Step through: another Place begins here."""
    light(s, 120, 96, 116, '#8ae8ff', .75); ground(s, 158, 63, 7, False)
    s.path(circ(120, 98, 66), s.linu([(0, '#0a4a3c'), (.55, '#2ab48a'), (1, '#c8ffd8')], 0, 32, 0, 150))
    for x, w, c in ((92, 13, '#0a5a48'), (112, 9, '#1a8a6a'), (136, 12, '#0f6a54'), (158, 10, '#0a4a3c')): s.path(taper([(x, 158), (x + 2, 100), (x - 2, 36)], w * 1.2, w * .8), c)
    s.path('M58 122C84 134 100 128 120 136C140 128 160 136 182 122C176 150 150 166 120 166C90 166 64 150 58 122Z', '#063a30')
    s.shroom(150, 142, 32, 34, '#e05a9a', '#ffb0d8', '#f0d8ff')
    for w, c in ((26, NAVY), (20, s.linu([(0, '#f0fcff'), (.4, '#7ab0dc'), (1, '#1f4a8c')], 60, 24, 190, 180))): s.path(circ(120, 98, 74), 'none', 1, c, w)
    s.path(circ(120, 98, 63.5), 'none', 1, CYAN, 3)
    for i in range(8):
        with s.at(120, 98, 1, i * 45 + 22): s.path('M66 0L74 -8L82 0L74 8Z', NAVY); s.dot(74, 0, 5, CYAN); s.dot(74, 0, 3, '#ffffff')
    with s.at(122, 148, .42): shade(s, WALK, '#041820', '#e8fff8')


@card('survival', 'indigo', 32, 12)
def hologram(s):
    """A traveller of light that draws Artemia away."""
    ground(s, 162, 65, 6); light(s, 120, 100, 100, '#8ad8ff', .75)
    s.path('M98 158L52 14H188L142 158Z', s.linu([(0, CYAN, .04), (1, '#c8f8ff', .6)], 0, 14, 0, 158))
    with s.at(120, 106, .98): astro(s, STAND, ('#c8fbff', '#3a9ae0'), '#1a3aa0', '#e8fdff')
    for i in range(22): y = 24 + i * 6; s.rect(72 + i * 1.1, y, 96 - i * 2.2, 2.2, '#1a2a90' if i % 4 else '#ffffff', .42 if i % 4 else .5)
    s.rect(76, 70, 56, 7, '#c8fbff', .7); s.rect(112, 112, 52, 5, '#c8fbff', .7)
    s.ell(120, 160, 48, 13, NAVY); s.ell(120, 156, 44, 11, s.linu([(0, '#c8dcff'), (1, '#3a54b0')], 0, 145, 0, 167)); s.ell(120, 154, 28, 6, '#e8fdff'); s.glow(120, 152, 44, CYAN, .8, 18)
    for x, y, q in ((44, 60, 15), (200, 84, 13)): trefoil(s, x, y, q)
    s.path('M62 62H80M74 56L82 62L74 68M184 86H166M172 80L164 86L172 92', 'none', 1, '#f0dcff', 3)


@card('survival', 'mint', 33)
def wrong_track(s):
    """The signpost turned; the claws go the other way."""
    sun(s, 178, 70, 26, '#e8fff0'); light(s, 110, 90, 100, '#b8ffe0', .55); ground(s, 146, 67, 9)
    s.path(taper([(118, 200), (116, 110), (119, 20)], 17, 13), s.linu([(0, '#5a4a50'), (.4, '#d8c8a8'), (1, '#4a3a40')], 108, 0, 128, 0), 1, '#05181e', 4)
    with s.at(118, 52, 1, -7): s.path('M-62 -18H44L64 0L44 18H-62L-54 0Z', s.linu([(0, '#fff6dc'), (1, '#c89a5c')], 0, -18, 0, 18), 1, '#05181e', 4.4); s.path(MASK, '#c8304a', tf='translate(-8 1) scale(.3)'); s.path('M16 0H42M34 -8L43 0L34 8', 'none', 1, '#5a2a2a', 4); s.dot(-44, -10, 2, '#5a4a40'); s.dot(-44, 10, 2, '#5a4a40')
    with s.at(118, 98, 1, 9): s.path('M58 -15H-36L-54 0L-36 15H58L51 0Z', s.linu([(0, '#c8f4e0'), (1, '#4a9a8a')], 0, -15, 0, 15), 1, '#05181e', 4.4); s.path('M-12 -6H24M-12 6H10', 'none', 1, '#0a4a48', 4)
    for i, (x, y, k) in enumerate(((150, 176, 1), (170, 160, .82), (190, 150, .66), (207, 143, .52))):
        with s.at(x, y, k * .9, 62, k * .7): s.path('M-8 8C-10 -2 10 -2 8 8C6 14 -6 14 -8 8Z', CORAL); s.path('M-9 -4L-15 -18L-4 -7ZM0 -6L0 -22L5 -6ZM9 -4L16 -17L12 -1Z', CORAL)


# ------------------------------------------------------------------ phase 4
@card('survival', 'night', 34, 20)
def amplifier(s):
    """The dish throws the call up to the ship."""
    ground(s, 160, 69, 8); light(s, 116, 92, 80, CYAN, .75)
    for i in range(5): r = 26 + i * 22; s.path('M%s %sA%d %d 0 0 1 %s %s' % tuple(n(v) if k not in (2, 3) else r for k, v in enumerate((128 + r * math.cos(math.radians(-88)), 84 + r * math.sin(math.radians(-88)), 0, 0, 128 + r * math.cos(math.radians(-8)), 84 + r * math.sin(math.radians(-8))))), 'none', 1, '#c8f6ff', 5 - i * .7, .95 - i * .16)
    s.path('M92 196L100 122H120L128 196Z', s.linu([(0, '#a8c4e0'), (.5, '#5a7eb0'), (1, '#1f3a70')], 92, 0, 128, 0), 1, NAVY, 4); s.path('M97 150L122 172M121 150L96 172', 'none', 1, NAVY, 3)
    with s.at(106, 104, 1, 42):
        s.path('M-58 -8C-52 44 52 44 58 -8Z', s.linu([(0, '#8ab4dc'), (.5, '#4a78b4'), (1, '#142c60')], -58, 0, 58, 0), 1, NAVY, 4.4); s.ell(0, -8, 58, 17, NAVY); s.ell(0, -9, 55, 14.5, s.linu([(0, '#f4fdff'), (1, '#8abce8')], -55, 0, 55, 0)); s.path('M-38 -8L0 -44L38 -8M0 5V-44', 'none', 1, NAVY, 3.4); s.glow(0, -46, 26, STAR, 1); s.dot(0, -46, 7, '#ffffff')
    with s.at(206, 30, .5, 62): s.path('M0 -32C14 -20 16 0 12 20H-12C-16 0 -14 -20 0 -32Z', s.linu([(0, '#ffffff'), (1, '#8ab4e0')], -12, 0, 14, 0), 1, NAVY, 4); s.path('M-11 6L-24 24L-10 20ZM11 6L24 24L10 20Z', '#5a9ae0', 1, NAVY, 3); s.path('M-8 22L0 48L8 22Z', STAR); s.dot(0, -10, 5, '#2f7ad0')


@card('survival', 'blue', 35)
def double_back(s):
    """Out and straight home again, Place in hand."""
    sun(s, 120, 44, 24, '#f4fdff'); light(s, 120, 90, 110, '#c8f0ff', .6); ground(s, 92, 71, 8)
    d = 'M62 204C58 150 54 74 114 70C168 66 180 96 178 126'
    s.path(d, 'none', 1, '#06163a', 32, .55); s.path(d, 'none', 1, '#3aa0f0', 24, .5, cap='butt'); seam(s, d, '#c8f6ff', 9, .3); s.path('M146 124H210L178 162Z', '#f0fcff', 1, '#2f7ad0', 3)
    with s.at(112, 142, .62): astro(s, RUN)
    place_card(s, 148, 108, 32, 12, ('#5a1f6a', '#ff9a8a'), '#fff0d8', '#200c3c')


# ------------------------------------------------------------------ frames, backs, and all of it
def frame(name, edge, base):
    s = Svg(240, 336)
    s.path(rrect(0, 0, 240, 336, 18) + rrect(7, 7, 226, 322, 12), s.linu([(0, base[0]), (1, base[1])], 0, 0, 0, 336), eo=True)
    for k, o in ((12, .12), (6, .2)): s.path(rrect(7 + k / 2, 7 + k / 2, 226 - k, 322 - k, 12 - k / 3), 'none', 1, '#05041a', k, o)
    s.path(rrect(6.5, 6.5, 227, 323, 12.5), 'none', 1, edge, 2.4, .9); s.path(rrect(.8, .8, 238.4, 334.4, 17.4), 'none', 1, '#ffffff', 1.2, .18)
    s.save(OUT + 'frame_%s.svg' % name)


def back(name, c, dark, emblem):
    s = Svg(240, 336, 3); s.rect(0, 0, 240, 336, s.linu([(0, mix(dark, c, .25)), (.5, dark), (1, mix(dark, '#000000', .4))], 0, 0, 240, 336)); s.glow(120, 168, 150, c, .5)
    for i in range(9): s.path(circ(120, 168, 22 + i * 22), 'none', 1, c, 1.4, .32 - i * .026)
    emblem(s, c, dark); s.save(OUT + 'back_%s.svg' % name)


def claws(s, c, dark):
    for i in range(12): s.path(taper([(120, 168), (120, 100), (120, 20)], 1, .4, 6), c, .16, tf='rotate(%d 120 168)' % (i * 30 + 15))
    for x, y in ((88, 120), (118, 108), (150, 116)):
        P = [(x + 8, y - 24), (x + 6, y + 18), (x - 2, y + 62), (x - 18, y + 104)]; s.path(taper(P, 1, .5, 22), mix(c, '#000000', .2), .6); s.path(taper(P, .5, .4, 15), s.linu([(0, '#fff0e0'), (.5, c), (1, mix(c, dark, .3))], 0, y - 24, 0, y + 104))


def cross(s, c, dark):
    for i in range(6): s.path(pl(ngon(120 + 86 * math.cos(math.radians(60 * i)), 168 + 86 * math.sin(math.radians(60 * i)), 40, 6)), 'none', 1, c, 1.6, .4)
    s.path(pl(ngon(120, 168, 66, 6)), s.linu([(0, mix(c, '#ffffff', .3)), (1, mix(c, dark, .6))], 0, 100, 0, 236), 1, '#ffffff', 2.4, .8); s.path(pl(ngon(120, 168, 54, 6)), mix(dark, '#000000', .1))
    s.path('M110 136H130V158H152V178H130V200H110V178H88V158H110Z', s.linu([(0, '#ffffff'), (1, c)], 0, 136, 0, 200))


def place_back():
    """A Place face down, 440 x 520: the planet from afar, the same for all."""
    s = Svg(440, 520, 9); s.rect(0, 0, 440, 520, s.linu([(0, '#2a2570'), (.5, '#171444'), (1, '#0a0920')], 0, 0, 440, 520)); s.stars(40, 520); s.glow(220, 260, 260, '#8a7aff', .45)
    for i in range(9): s.path(pl(ngon(220, 260, 70 + i * 34, 6)), 'none', 1, '#a9a4ee', 1.8, .42 - i * .04)
    for k in range(6): s.path(taper([(220, 190), (220, 110), (220, 30)], 4, .6, 9), '#a9a4ee', .22, tf='rotate(%d 220 260)' % (k * 60))
    s.path(pl(ngon(220, 260, 104, 6)), s.linu([(0, '#d8d4ff'), (1, '#4a44a0')], 0, 156, 0, 364), 1, '#ffffff', 3, .8); s.path(pl(ngon(220, 260, 90, 6)), '#100e34')
    s.world(220, 260, 42, '#d8d4ff', '#3a2f8a', '#fff3b8', 78, 20, -18, '#8a7aff', 6); s.save(OUT + 'back_place.svg')


def unpainted():
    """Cards of the rules that nobody has painted yet: the mask of their side over a rising sun, in the light of their symbol."""
    with open(os.path.join(ASSETS, '../rules/not_alone/cards.json')) as file: rules = json.load(file)
    painted = {draw.__name__ for _, draw, _, _, _ in PICTURES}
    moods = {'hunt': {'artemia': 'artemia', 'target': 'amber', None: 'blood'}, 'survival': {None: 'teal'}}
    for kind, seed in (('hunt', 97), ('survival', 98)):
        for row in rules[kind]:
            if row['id'] in painted: continue
            def draw(s, c=CORAL if kind == 'hunt' else CYAN):
                sun(s, 120, 110, 58, '#ffd9c0'); ground(s, 156, 5, 6); s.path(MASK, c, .92, tf='translate(120 104) scale(1.1)')
            draw.__name__ = row['id']; yield kind, draw, moods[kind].get(row.get('symbol'), moods[kind][None]), seed, 16


OUT = 'not_alone/cards/'
if __name__ == '__main__':
    PICTURES += list(unpainted())
    for kind, draw, mood, seed, stars in PICTURES:
        s = Svg(240, 336, seed); s.mood = MOODS[mood]; top, mid_, low, foot, _, _ = s.mood
        s.rect(0, 0, 240, 336, s.linu([(0, top), (.6, mid_), (1, low)], 0, 0, 0, 200)); s.stars(stars, 110); draw(s)
        s.rect(0, 130, 240, 206, s.linu([(0, foot, 0), (.22, foot, .72), (.36, foot, .95), (1, foot, .98)], 0, 130, 0, 336)); s.save('%s%s_%s.svg' % (OUT, kind, draw.__name__))
    frame('hunt', CORAL, ('#6a2438', '#1c0a1a')); frame('survival', CYAN, ('#2a5a7a', '#0a1a30'))
    back('hunt', CORAL, '#2a0a1e', claws); back('survival', '#58c8f0', '#0a2440', cross); place_back()
