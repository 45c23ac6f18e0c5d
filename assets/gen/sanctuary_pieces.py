# Small parts of Sanctuary: card frames and backs, DNA, the Defence track and its bonuses, marks, icons, and the sky over its table.
# Icons are templates as in the base game: {accent} takes a colour from the client.
from sanctuary_kit import *
from sanctuary_city import small as city
INK, GREEN = '#170a1e', '#7de89a'
A = '#acce01'
def template(s, name):
    s.save(name); p = os.path.join(OUT, name + '.svg'); t = open(p).read(); open(p, 'w', newline='\n').write(t.replace(A, '{accent}'))

# ---------------------------------------------------------------- cards, 240 x 336
def frame(name, top, low, edge, extra=None):
    s = Pic(); s.p(box(0, 0, 240, 336, 18) + box(7, 7, 226, 322, 12), s.v(top, low), eo=True)
    for k, o in ((12, .12), (6, .2)): s.p(box(7 + k / 2, 7 + k / 2, 226 - k, 322 - k, 12 - k / 3), None, '#05041a', k, o)
    s.p(box(6.5, 6.5, 227, 323, 12.5), None, edge, 2.4, .95); s.p(box(.8, .8, 238.4, 334.4, 17.4), None, '#ffffff', 1.2, .2)
    if extra: extra(s)
    s.save('frame_' + name)
def thorns(s):       # level II: gilt thorns in the corners
    for tf in (None, MIRROR, 'matrix(1 0 0 -1 0 336)', 'matrix(-1 0 0 -1 240 336)'): s.p('M4 46C4 20 20 4 46 4C37 8 33 10 29 13L33 19L25 16C20 20 16 25 15 29L20 35L13 33C10 37 7 40 4 46Z', s.v('#ffe8b0', BRASS, '#7a4a2a'), '#1a0f24', 1.8, tf=tf)
def medals(s):       # Avatar: a brass plate in every corner and a second line
    s.p(box(12, 12, 216, 312, 9), None, '#fff0c0', 1.2, .7)
    for x in (13, 227):
        for y in (13, 323): s.p([(x, y - 14), (x + 14, y), (x, y + 14), (x - 14, y)], s.v('#fff4cc', BRASS, '#7a4a2a'), '#2a1618', 2); s.dots([(x, y)], '#7a4a2a', 8); s.dots([(x, y)], '#fff6d8', 3.6)
def ground(c, dark):
    s = Pic(); s.p(box(0, 0, 240, 336), s.v(mix(dark, c, .25), dark, dk(dark, .4))); s.glow(120, 168, 150, c, .5)
    for i in range(8): s.p(circ(120, 168, 24 + i * 24), None, c, 1.4, .3 - i * .03)
    return s
def bud(s, k, leaf, lit, edge, thorny):
    """The closed calyx of an Evolution not yet grown."""
    s.begin('translate(120 176) scale(%s)' % n(k))
    if thorny:
        for m in (1, -1): s.p('M0 76C-44 66 -84 30 -92 -34C-80 -22 -72 -18 -64 -18L-68 -34L-50 -10L-54 8L-40 6C-28 30 -14 50 0 76Z', s.v(dk(leaf, .1), dk(leaf, .7)), edge, 2.4, tf='scale(%d 1)' % m)
    for m in (1, -1): s.p('M0 80C-50 62 -74 14 -56 -44C-34 -26 -10 10 0 80Z', s.v(lt(leaf, .35), leaf, dk(leaf, .6)), edge, 3, tf='scale(%d 1)' % m); s.p('M-48 -22Q-30 24 -4 66', None, dk(leaf, .5), 2, .6, tf='scale(%d 1)' % m)
    s.glow(0, -30, 64, lit, .9); s.p('M0 84C-40 50 -44 -28 0 -92C44 -28 40 50 0 84Z', s.v('#ffffff', lt(lit, .3), leaf, dk(leaf, .55)), edge, 3); s.p('M0 -78V70M-16 -46Q-22 10 -8 62M16 -46Q22 10 8 62', None, dk(leaf, .5), 2, .5); s.end()
def backs():
    s = ground(GREEN, '#0c2a24'); bud(s, 1, '#4fd389', '#7df0b0', '#05130f', False); s.save('back_evolution_1')
    s = ground('#8a7af0', '#1a1440'); bud(s, 1, '#35b5b8', '#c8a8ff', BRASS, True); s.save('back_evolution_2')
    s = ground(BRASS, '#3a2218')
    for x, y, k, o in ((70, 190, .62, .55), (170, 190, .62, .55), (120, 176, 1, 1)): s.begin('translate(%d %d) scale(%s)' % (x, y, n(k))); s.p(circ(0, -44, 30), s.v('#fffbe8', BRASS), INK, 3, o); s.p('M-56 66C-56 14 -28 -2 0 -2C28 -2 56 14 56 66Z', s.v('#fffbe8', BRASS, '#8a5a30'), INK, 3, o); s.end()
    s.save('back_survivor')
    s = ground('#ffd27a', '#4a2a1c'); s.p(''.join('M120 168L%sL%sZ' % (at(*pol(120, 168, 240, i * 22.5 - 4)), at(*pol(120, 168, 240, i * 22.5 + 5))) for i in range(16)), '#ffe6a8', op=.2); s.p(circ(120, 168, 78), '#2a1618', '#fff0c0', 4); s.p(circ(120, 168, 68), s.rad((120, 150, 80), '#d8726a', '#4a1c34'), BRASS, 2.4); city(s, 120, 176, 1.15); s.save('back_avatar')
def cards():
    frame('evolution_1', '#2a5a3a', '#0a1f1a', '#8af0a0'); frame('evolution_2', '#4a3a8a', '#140f30', BRASS, thorns); frame('survivor', '#7a5230', '#2a1a1c', BRASS); frame('avatar', '#e0b070', '#6a3a28', '#fff0c0', medals); backs()
    # a developed Evolution that does not work yet: silk over the card, light returns on the next turn
    s = Pic(seed=9); s.p(box(4, 4, 232, 328, 14), '#0a1420', op=.42); A0 = [i * 22.5 + s.u(-5, 5) for i in range(16)]
    edge = lambda a: min(114 / max(.01, abs(math.cos(math.radians(a)))), (98 if math.sin(math.radians(a)) < 0 else 230) / max(.01, abs(math.sin(math.radians(a)))))
    s.p(''.join('M120 104L' + at(*pol(120, 104, edge(a), a)) for a in A0), None, '#e8fff4', 1.2, .5)
    s.p(''.join('M%sQ%s %s' % (at(*pol(120, 104, edge(a) * f, a)), at(*pol(120, 104, (edge(a) + edge(b)) * .5 * f * .74, (a + (b if b > a else b + 360)) / 2)), at(*pol(120, 104, edge(b) * f, b))) for f in (.3, .52, .76, .96) for a, b in zip(A0, A0[1:] + A0[:1])), None, '#e8fff4', 1.2, .42); s.save('veil_dormant')

# ---------------------------------------------------------------- DNA and Defence
def helix(s, x, y, h, w, a, b, sw):
    m = 9; P = lambda ph: [(x + w * math.sin(i * .8 + ph), y - h / 2 + i * h / (m - 1)) for i in range(m)]; s.p(''.join('M%sL%s' % (at(*p), at(*q)) for p, q in zip(P(0), P(math.pi))), None, '#ffffff', sw * .4, .7); s.p(curve(P(0)), None, a, sw); s.p(curve(P(math.pi)), None, b, sw)
def dna():
    s = Pic(96, 96); s.glow(48, 48, 48, '#7df09a', .75); s.p(circ(48, 48, 38), s.lin((20, 10, 76, 90), '#e8ffe0', '#5bd88a', '#14603f'), '#06201a', 3); s.p(circ(48, 48, 31), s.rad((48, 42, 34), '#14503a', '#06201a')); helix(s, 48, 48, 46, 13, '#7df09a', '#d8ffd8', 4.5); s.save('token_dna')
    s = Pic(96, 96); s.p(circ(48, 48, 36), '#06201a', '#3f7a5c', 2.4, .75); helix(s, 48, 48, 40, 11, '#1f4a3a', '#1f4a3a', 3); s.save('token_dna_off')
def shield(k): return 'M0 %sC%s %s %s %s %s %sC%s %s %s %s 0 %sC%s %s %s %s %s %sC%s %s %s %s 0 %sZ' % tuple(n(k * v) for v in (-48, 14, -38, 30, -34, 44, -34, 44, 6, 32, 32, 48, -32, 32, -44, 6, -44, -34, -30, -34, -14, -38, -48))
def node(name, lit, sym=None):
    s = Pic(48, 48)
    if lit: s.glow(24, 24, 24, BRASS, .6)
    s.p(circ(24, 24, 17), '#1a1018'); s.p(circ(24, 24, 15.5), s.rad((24, 19, 20), mix(BRASS, '#1a1018', .2), mix(BRASS, '#1a1018', .62)) if lit else '#2a1a20', BRASS, 2.4, 1 if lit else .8)
    if sym: s.p(sym, None, '#fff6d8' if lit else BRASS, 2.6)
    s.save(name)
def defence():
    s = Pic(128, 128); s.glow(64, 64, 64, BRASS, .9); s.begin('translate(64 62)'); s.p(shield(1), s.lin((-34, -48, 36, 48), '#fff6d8', BRASS, '#7a4a2a'), '#2a1618', 4); s.p(shield(.8), '#3a1f2a'); s.end(); city(s, 64, 64, .62); s.save('counter_defence')
    node('node_defence', 0); node('node_defence_lit', 1); loop = 'M15 24a9 9 0 0 1 16 -5.6M33 24a9 9 0 0 1 -16 5.6M31 12v7h-7M17 36v-7h7'; node('node_loop', 0, loop); node('node_loop_lit', 1, loop)

# ---------------------------------------------------------------- what the track gives
def tile():
    s = Pic(64, 64); s.p(box(2, 2, 60, 60, 15), s.v('#fff0c8', BRASS, '#7a4a2a'), '#1a1018', 2.4); s.p(box(6.5, 6.5, 51, 51, 11), s.v('#4a2a34', '#1c1020')); return s
def leaf_card(s, dashed, x=28, y=32):
    s.p(box(x - 14, y - 18, 28, 36, 5), '#1c1020' if dashed else s.v('#3a5ac8', '#8ad8ff'), '#c8e8ff', 2.6)
    if dashed: s.p('M%sl9 -12l6 7l4 -5l7 10' % at(x - 13, y + 12), None, '#c8e8ff', 2, .5)
    else: s.p(circ(x + 4, y - 7, 4.5), '#fff6d0'); s.p('M%sl9 -11l6 6l4 -4l6 7v5a4 4 0 0 1 -4 4h-17a4 4 0 0 1 -4 -4Z' % at(x - 12.5, y + 9), '#12245a')
def plus(s, x, y, c): s.p(circ(x, y, 11), '#170a1e'); s.p(circ(x, y, 9.5), c); s.p('M%sh9M%sv9' % (at(x - 4.5, y), at(x, y - 4.5)), None, '#170a1e', 3.2)
def strike(s): s.p('M13 51L51 13', None, '#170a1e', 8); s.p('M13 51L51 13', None, CORAL, 4.4)
def back(s, x, y, c): s.p(circ(x, y, 11.5), '#170a1e'); s.p(circ(x, y, 10), c); s.p('M%sh6a4 4 0 0 1 0 8h-3M%sl-4 4l4 4' % (at(x - 4, y - 2), at(x - 1.5, y - 6)), None, '#170a1e', 2.6)
def medkit(s, x, y, full): s.p(gon(x, y, 19, 6), s.v('#d8fbff', RESCUE, '#2a7ad0') if full else '#1c1020', RESCUE, 2.6); s.p('M%sh7v7h7v7h-7v7h-7v-7h-7v-7h7Z' % at(x - 3.5, y - 10.5), '#ffffff' if full else None, None if full else RESCUE, 2)
def bonuses():
    s = tile(); helix(s, 32, 32, 36, 10, '#7df09a', '#d8ffd8', 4); strike(s); s.save('bonus_dna')
    s = tile(); medkit(s, 28, 32, False); plus(s, 47, 46, RESCUE); s.save('bonus_no_survival')
    s = tile(); s.glow(30, 34, 26, '#7ad8ff', .7); s.p('M30 52C16 50 12 38 18 28C22 22 25 19 24 10C36 16 44 28 42 38C40 47 36 51 30 52Z', s.v('#ffffff', RESCUE, '#2a7ad0'), INK, 2.4); s.p('M30 49C23 45 24 37 30 31C36 37 37 45 30 49Z', '#ffffff'); plus(s, 47, 46, MINT); s.save('bonus_will')
    s = tile(); leaf_card(s, True); plus(s, 46, 46, '#8ad8ff'); s.save('bonus_no_place')
    s = tile(); leaf_card(s, False, 29, 31); back(s, 46, 45, MINT); s.save('bonus_recover')
    s = tile(); s.begin('translate(32 36) scale(.27) translate(-120 -176)'); bud(s, 1, '#35b5b8', '#c8a8ff', BRASS, True); s.end(); strike(s); s.save('bonus_evo')
    s = tile(); medkit(s, 28, 32, True); plus(s, 47, 46, RESCUE); s.save('bonus_survival')
    s = tile(); P = [pol(32, 32, 20, i * 36 - 90) for i in range(10)]; s.p(circ(32, 32, 20), None, BRASS, 1.6, .5); s.dots(P, '#170a1e', 9.5); s.dots(P[:5], BRASS, 6.4); s.dots(P[5:], '#fff6d8', 6.4); city(s, 32, 33, .27, line='#170a1e'); s.save('bonus_loop10')

# ---------------------------------------------------------------- marks and icons
ICONS = {'city': 'M6 26Q24 34 42 26Q24 18 6 26ZM24 20C17 14 19 8 24 4C29 8 31 14 24 20M18 20C12 18 9 14 10 9C15 10 19 13 20 18M30 20C36 18 39 14 38 9C33 10 29 13 28 18M24 31V45M16 30V39M32 30V39', 'survivor': 'M24 6A8 8 0 1 0 24.1 6M8 42C8 30 15 26 24 26C33 26 40 30 40 42', 'rescue_survivor': 'M16 8A6 6 0 1 0 16.1 8M5 40C5 30 10 25 16 25C20 25 23 27 25 30M43 12V34M43 12L36 19M43 12L47 19M28 40H46',
         'fortify': 'M24 5C31 11 37 13 41 13C41 28 36 38 24 44C12 38 7 28 7 13C11 13 17 11 24 5ZM24 34V17M17 23L24 16L31 23', 'shelter': 'M24 5C31 11 37 13 41 13C41 28 36 38 24 44C12 38 7 28 7 13C11 13 17 11 24 5ZM24 15A4 4 0 1 0 24.1 15M16 34C16 28 19 26 24 26C29 26 32 28 32 34',
         'avatar': 'M24 4L29 16L42 17L32 25L35 38L24 31L13 38L16 25L6 17L19 16Z', 'evolution': 'M24 44C15 34 15 20 24 8C33 20 33 34 24 44ZM24 44C13 42 7 34 8 22C14 25 18 30 20 36M24 44C35 42 41 34 40 22C34 25 30 30 28 36', 'evolve': 'M24 44V16M24 44C12 42 8 34 9 26C17 27 23 33 24 42M24 40C34 38 39 32 39 24C31 25 25 30 24 38M16 14L24 5L32 14',
         'nest': 'M5 26C8 40 40 40 43 26M10 34Q24 44 38 34M12 26C12 18 15 14 18 14C21 14 23 18 23 26M24 26C24 16 27 11 31 11C35 11 37 18 36 26', 'loop_short': 'M10 30A15 15 0 0 1 36 16M38 18A15 15 0 0 1 12 34M36 7V16H27M12 43V34H21', 'dormant': 'M24 6C34 18 34 32 24 42C14 32 14 18 24 6ZM24 16V26L30 30'}
def marks():
    for k, d in ICONS.items(): s = Pic(48, 48); s.p(d, None, A, 3.2); template(s, 'icon_' + k)
    s = Pic(24, 24); s.p(box(5.5, 5.5, 13, 13), None, '#0b0a1e', 5, .8); s.p(box(5.5, 5.5, 13, 13), None, '#c3beec', 2.2); s.save('mark_reconstructed')
    s = Pic(48, 48); s.p(circ(24, 24, 22), '#1a1018', BRASS, 2); city(s, 24, 25, .4, line='#1a1018'); s.save('mark_sanctuary')
    for name, lit in (('dormant', 0), ('awake', 1)):
        s = Pic(96, 96)
        if lit: s.glow(48, 48, 48, '#7df0b0', .8)
        s.p(circ(48, 48, 38), '#081c1a', '#7df0b0' if lit else '#4a8a74', 3); s.begin('translate(48 %d) scale(.36) translate(-120 -176)' % (52 if lit else 50)); bud(s, 1, '#4fd389' if lit else '#3a7a64', '#d8ffb0' if lit else '#5a9a84', '#05130f', False); s.end()
        if not lit: s.p(circ(72, 72, 17), '#0a1420', STAR, 2.6); s.p('M72 62V72L79 76', None, STAR, 3.2)
        s.save('mark_' + name)

# ---------------------------------------------------------------- the sky over the table: the base game's limb, seen by evening light
def horizon(dy=0): return curve([(x, 132 + 44 * ((x - 960) / 924) ** 2 + dy) for x in range(-160, 2081, 160)])
def table():
    s = Pic(1920, 300, 5); g = s.lin((0, 0, 1920, 0), (0, '#ffc890'), (.42, '#ffe6b8'), (.58, '#fff3b8'), (.74, '#ffc0a0'), (1, '#ff8a70'))
    s.p(horizon() + 'V0H-160Z', s.lin((0, 0, 0, 190), '#140c28', '#4a2448', '#a8586a')); s.spray(120, 0, 2, 1920, 90, '#ffffff', 1.6, .6); s.spray(18, 0, 2, 1920, 80, '#fff3d8', 2.8, .9)
    for d, c, a in (('M0 0H1920V96C1700 124 1500 84 1260 104C1000 124 800 88 560 108C340 126 160 96 0 112Z', '#ffb08a', .3), ('M0 0H1920V120C1760 96 1580 116 1400 122C1100 132 900 104 640 124C420 138 200 112 0 130Z', BRASS, .24)): s.p(d, s.v((0, c, 0), (.45, c, a * .25), (.96, c, a), (1, c, 0)))
    for i in range(17): s.p(horizon((126 - i * 7.4) * .34), None, g, 126 - i * 7.4, .018 + .002 * i, cap='butt')
    for w, o in ((7, .3), (2.4, .95)): s.p(horizon(), None, g, w, o, cap='butt')
    s.p(box(0, 0, 1920, 110), s.lin((0, 0, 0, 110), (0, '#05041a', .6), (1, '#05041a', 0))); s.save('sky')
    p = os.path.join(OUT, 'sky.svg'); t = open(p).read(); open(p, 'w', newline='\n').write(t.replace('<svg ', '<svg preserveAspectRatio="none" ', 1))
    s = Pic(1920, 1080, 6); s.p(box(0, 0, 1920, 1080), s.lin((0, 130, 0, 1080), (0, '#5a3448'), (.16, '#432a42'), (.5, '#241530'), (1, '#150b1e')))
    for i in range(12): s.glow(s.u(0, 1920), s.u(280, 1040), s.u(240, 460), s.r.choice(('#ffb86a', '#ff8a6a', '#8a5ae0', BRASS)), s.u(.06, .13), s.u(60, 140))
    for i in range(18): s.p(curve([(x, 150 + i * 52 + 44 * ((x - 960) / 924) ** 2 + 9 * math.sin(x / 150 + i * 1.7)) for x in range(-60, 2041, 150)]), None, '#ffd9a0', 1.2, .055)
    s.spray(60, 0, 230, 1920, 1080, '#ffe6b0', 2, .35); s.spray(20, 0, 230, 1920, 1080, '#ffe6b0', 9, .1)
    for x, k in ((0, 1), (1920, -1)):    # fronds in the lower corners
        d, T = '', []
        for ln, a, t in ((300, -62, 26), (240, -36, 36), (200, -82, 18)):
            P = bend(x - 24 * k, 1110, ln, a if k > 0 else 180 - a, t * k, 3, .6, 12); d += limb(P)
            for i in range(2, 13):
                q = ln * .32 * math.sin(math.pi * min(1, i / 12 * .85 + .12)); g = math.degrees(math.atan2(P[i][1] - P[i - 1][1], P[i][0] - P[i - 1][0]))
                for m in (-1, 1): e = pol(*P[i][:2], q, g + m * 52); d += 'M%sQ%s %sQ%s %sZ' % (at(*P[i][:2]), at(*pol(*P[i][:2], q * .5, g + m * 66)), at(*e), at(*pol(*P[i][:2], q * .5, g + m * 46)), at(*P[i][:2])); T.append(e)
        s.p(d, '#120a1a'); s.dots(T[::3], '#ffd9a0', 2.6, .5)
    s.p(box(0, 840, 1920, 240), s.lin((0, 840, 0, 1080), (0, '#05041a', 0), (1, '#05041a', .6))); s.save('ground')
    # a Place of Sanctuary: the base frame in brass
    s = Pic(440, 520); s.p(box(0, 0, 440, 520, 30) + box(10, 10, 420, 500, 21), s.v('#a8784a', '#5a3a30', '#22141e'), eo=True)
    for k, o in ((16, .1), (10, .14), (5, .22)): s.p(box(10 + k / 2, 10 + k / 2, 420 - k, 500 - k, 21 - k / 3), None, '#05041a', k, o)
    s.p(box(9, 9, 422, 502, 22), None, BRASS, 3, .85); s.p(box(1.2, 1.2, 437.6, 517.6, 29), None, '#ffffff', 1.4, .2); s.p('M30 420H410', None, BRASS, 1.6, .5); s.p([(220, 413), (227, 420), (220, 427), (213, 420)], BRASS, op=.9); s.save('frame_place')
if __name__ == '__main__': cards(); dna(); defence(); bonuses(); marks(); table()
