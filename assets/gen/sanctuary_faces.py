# Portrait kit: heads, moods, hair, beards, gear, clothes and grounds for the people of Sanctuary (240 x 336).
# A head is drawn round 0, 0 between the eyes: crown at y = -54, chin at 57, half width 41. `turn` looks left (-1) to right (1), `key` is the side the light comes from.
from sanctuary_kit import *
INK = '#170a1e'
JAW = {'oval': [(30, -46), (41, -18), (40, 8), (33, 34), (17, 53)], 'square': [(32, -46), (42, -18), (42, 10), (38, 38), (21, 55)], 'long': [(28, -47), (38, -18), (37, 12), (30, 40), (14, 58)],
       'round': [(32, -45), (44, -16), (45, 12), (39, 37), (21, 53)], 'heart': [(32, -47), (42, -18), (39, 8), (28, 33), (12, 52)], 'broad': [(34, -44), (45, -14), (46, 14), (43, 40), (26, 57)]}
MOOD = {  # brow height and slope (inner end down is positive), eye opening, mouth
    'calm': (0, 0, 1, 'calm'), 'smile': (-1, -1.5, .9, 'smile'), 'grin': (-2, -2, .72, 'grin'), 'grim': (2, 3.5, .74, 'flat'), 'worry': (-3, -5, 1.06, 'down'), 'alert': (-4, 0, 1.16, 'calm'),
    'tired': (1, -2, .58, 'flat'), 'sad': (-1, -4.5, .76, 'down'), 'fierce': (3, 5.5, .8, 'tight'), 'laugh': (-3, -2, 0, 'grin'), 'serene': (-1, -1, 0, 'smile'), 'sly': (0, 2, .62, 'smirk'), 'awe': (-5, -3, 1.25, 'open')}
HAIR = {
    'crop': 'M-43 -2C-50 -44 -26 -66 4 -64C34 -64 50 -42 43 -2C40 -14 38 -24 32 -32C16 -26 -14 -28 -26 -36C-34 -26 -40 -16 -43 -2Z',
    'side': 'M-44 6C-54 -40 -32 -68 2 -67C38 -67 53 -38 44 6C41 -12 38 -22 30 -30C10 -22 -8 -28 -20 -42C-24 -28 -40 -20 -44 6Z',
    'quiff': 'M-42 -4C-48 -34 -42 -52 -28 -58C-22 -80 18 -86 40 -68C52 -56 48 -26 43 -2C40 -16 36 -26 30 -34C8 -26 -16 -32 -28 -40C-36 -28 -40 -18 -42 -4Z',
    'buzz': 'M-42 -8C-46 -42 -26 -60 0 -60C26 -60 46 -42 42 -8C38 -24 34 -32 26 -38C8 -44 -8 -44 -26 -38C-34 -32 -38 -24 -42 -8Z',
    'bald': '', 'ring': 'M-44 8C-50 -20 -44 -38 -34 -46C-36 -30 -38 -14 -40 4ZM44 8C50 -20 44 -38 34 -46C36 -30 38 -14 40 4Z',
    'fringe': 'M-45 10C-56 -42 -32 -68 0 -68C32 -68 56 -42 45 10C43 -8 41 -16 37 -22C20 -14 -20 -14 -37 -22C-41 -16 -43 -8 -45 10Z',
    'parted': 'M-45 24C-57 -36 -34 -68 0 -67C34 -68 57 -36 45 24C43 -8 28 -32 2 -49C-26 -32 -43 -8 -45 24Z',
    'swept': 'M-43 0C-50 -44 -28 -66 0 -66C28 -66 50 -44 43 0C39 -28 22 -44 0 -44C-22 -44 -39 -28 -43 0Z',
    'wild': 'M-46 14L-54 -8L-48 -16L-58 -34L-46 -40L-48 -58L-30 -58L-24 -74L-6 -64L8 -78L20 -64L38 -68L40 -52L54 -44L48 -28L56 -12L46 14C44 -8 38 -20 28 -30L18 -18L6 -30L-8 -18L-18 -32L-30 -20C-40 -14 -44 -2 -46 14Z',
    'pixie': 'M-44 8C-52 -40 -32 -68 2 -68C38 -68 54 -40 43 6L36 -14L24 -18C2 -16 -16 -22 -26 -36C-30 -22 -40 -14 -44 8Z',
    'mohawk': 'M-13 -44C-26 -62 -24 -86 4 -92C30 -88 26 -62 13 -44C4 -38 -6 -38 -13 -44Z',
    'under': 'M-42 -22C-46 -52 -18 -74 14 -70C46 -66 56 -30 50 20C46 14 44 4 43 -8C36 -22 26 -32 10 -40C-8 -30 -28 -24 -42 -22Z'}
BACK = {'bob': 'M-50 -20C-60 30 -57 54 -44 64H44C57 54 60 30 50 -20Z', 'long': 'M-52 -16C-64 50 -62 96 -54 118H54C62 96 64 50 52 -16Z',
        'wavy': 'M-50 -24C-70 -4 -52 14 -64 34C-72 52 -54 62 -62 82C-66 98 -52 108 -40 104H40C52 108 66 98 62 82C54 62 72 52 64 34C52 14 70 -4 50 -24Z', 'mullet': 'M-46 0C-52 40 -48 76 -36 86H36C48 76 52 40 46 0Z'}
BEARD = {'full': 'M-42 2C-44 42 -28 68 0 71C28 68 44 42 42 2C38 20 30 27 18 27C8 23 -8 23 -18 27C-30 27 -38 20 -42 2Z', 'long': 'M-42 2C-44 42 -34 84 0 104C34 84 44 42 42 2C38 20 30 27 18 27C8 23 -8 23 -18 27C-30 27 -38 20 -42 2Z',
         'goatee': 'M-17 30C-20 46 -12 64 0 66C12 64 20 46 17 30C8 24 -8 24 -17 30Z', 'moustache': 'M0 25C-10 21 -22 26 -30 38C-18 37 -8 35 0 31C8 35 18 37 30 38C22 26 10 21 0 25Z', 'chops': 'M-43 -6C-44 30 -32 50 -18 52C-24 40 -22 32 -30 26ZM43 -6C44 30 32 50 18 52C24 40 22 32 30 26Z'}

class Face(Pic):
    def __init__(s, skin, hair, jaw='oval', turn=0, tilt=0, age=1, mood='calm', key=-1, eyes='#4a2a1c', style='crop', back=None, beard=None, brow=4, lips=.3, light='#ffe6c0', foot='#1c1018', build=1, seed=1):
        Pic.__init__(s, seed=seed); s.skin, s.hair, s.jaw, s.turn, s.tilt, s.age, s.mood, s.key, s.eyes, s.style, s.back, s.beard, s.brow, s.lips, s.light, s.foot, s.build = skin, hair, jaw, turn, tilt, age, mood, key, eyes, style, back, beard, brow, lips, light, foot, build
        s.dark = mix(skin, '#3a0c30', .5); s.lit = mix(skin, light, .45); s.dx = 9 * turn
    def head(s): s.begin('translate(%s 94) rotate(%s)' % (n(120 + s.turn * 3), n(s.tilt)))
    def side(s, k): return [(k * x + s.turn * 6 * max(0, y) / 57, y) for x, y in JAW[s.jaw]]
    def outline(s):
        chin = s.turn * 6, 57 + 3 * (s.jaw == 'long'); return curve([(0, -55)] + s.side(1) + [chin] + s.side(-1)[::-1], True)
    def hairfill(s): return s.v(mix(s.hair, s.light, .35), s.hair, mix(s.hair, '#0a0418', .5))
    # ---- from back to front
    def hind(s):
        s.head()
        if s.back: s.p(BACK[s.back], s.v(mix(s.hair, '#0a0418', .15), mix(s.hair, '#0a0418', .55)), INK, 2.6)
        if s.style == 'afro' or s.style == 'curls':
            r, q, k, lo = (46, 22, 13, 150) if s.style == 'afro' else (40, 15, 11, 172)
            d = ''.join(circ(*pol(0, -26 if s.style == 'afro' else -20, r, lo + (540 - 2 * lo) * i / (k - 1)), q) for i in range(k)) + circ(0, -26, r + 4)
            s.p(d, INK, INK, 5.5); s.p(d, s.hairfill())
        if s.style == 'bun': s.p(circ(s.turn * -6, -70, 17), s.hairfill(), INK, 2.6); s.p('M%sq14 -10 24 -2M%sq12 -6 20 2' % (at(-12 - s.turn * 6, -68), at(-10 - s.turn * 6, -61)), None, mix(s.hair, INK, .5), 2)
        if s.style == 'pony': s.p(limb([(-s.turn * 10, -56, 12), (-46, -66, 15), (-70, -30, 15), (-66, 20, 12), (-74, 56, 2)]), s.hairfill(), INK, 2.6)
        if s.style == 'locks':
            for i in range(9): x = -52 + i * 13; s.p(limb([(x * .6, -46, 6), (x, -8, 7), (x * 1.14, 40, 6), (x * 1.1 + 4, 78 - abs(x) * .2, 3)]), s.v(s.hair, mix(s.hair, '#0a0418', .5)), INK, 2)
        s.end()
    def neck(s):
        w = 21 * (1 + (s.build - 1) * .6); s.p('M%s 134V186Q120 204 %s 186V134Z' % (n(120 - w), n(120 + w)), mix(s.skin, s.dark, .72), INK, 2.4); s.p('M%s 150Q120 176 %s 148L%s 138H%sZ' % (n(120 - w), n(120 + w), n(120 + w), n(120 - w)), mix(s.dark, INK, .35), op=.5)
    def torso(s, c, c2=None):
        s.begin('translate(120 0) scale(%s 1) translate(-120 0)' % n(s.build)); s.p('M18 270C20 208 58 192 98 180Q120 200 142 180C182 192 220 208 222 270Z', s.hz(*((lt(c, .32), c, mix(c, INK, .6)) if s.key < 0 else (mix(c, INK, .6), c, lt(c, .32)))), INK, 2.8); s.end()
    def ear(s, k):
        x = k * 42 - s.turn * 4; s.p(circ(x, 3, 7.5, 12), s.dark if k != s.key else s.skin, INK, 2.4); s.p('M%sq%s -6 %s 6' % (at(x - 2 * k, 6), n(4 * k), n(5 * k)), None, mix(s.dark, INK, .3), 1.8)
    def face(s):
        s.head(); k = -s.key
        for q in (-1, 1):
            if s.turn * q < .75: s.ear(q)
        s.p(s.outline(), s.hz(*((s.lit, s.skin, mix(s.skin, s.dark, .55)) if s.key < 0 else (mix(s.skin, s.dark, .55), s.skin, s.lit))), INK, 2.6)
        o = s.side(k); t = s.dx
        s.p(curve([(k * 10, -53), (k * 22 + t * .5, -26), (k * 31 + t * .5, -6), (k * 23 + t, 16), (k * 26 + t, 31), (k * 11 + t, 52)] + o[::-1], True, .8), s.dark, op=.42)
        for q in (-1, 1): s.p(circ(q * 23 + t, 20, 9, 6), mix(s.skin, '#ff4a5a', .6), op=.22)
        s.socket(); s.nose()
        if s.beard: s.whiskers()
        s.mouth(); s.years()
        s.end()
    def socket(s):
        by, sl, op, _ = MOOD[s.mood]
        for q in (-1, 1):
            far = q * s.turn > .2; w = 9.6 * (.86 if far else 1); x = q * 17.5 + s.dx - q * (1.5 if far else 0); h = 6 * op
            s.p(circ(x, 0, w + 3.5, 8.5), s.dark, op=.32)
            if op > 0:
                d = 'M%sQ%s %sQ%s %sZ' % (at(x - w, 1), at(x, -h * 1.75), at(x + w, 0), at(x, h * 1.25), at(x - w, 1)); s.p(d, '#fbf3ea')
                r = 4.7; ix = x + s.turn * 2.2; s.p(circ(ix, -.4, r, min(r, h * 1.02)), s.eyes); s.p(circ(ix, -.4, 2.3, min(2.3, h * .8)), '#120610'); s.dots([(ix - 1.6, -2.2)], '#ffffff', 2.4)
                s.p('M%sQ%s %s' % (at(x - w - (.8 if q < 0 else 0), 1.6), at(x, -h * 1.95), at(x + w + (.8 if q > 0 else 0), .6)), None, INK, 2.9); s.p('M%sQ%s %s' % (at(x - w * .7, 2.6), at(x, h * 1.5), at(x + w * .8, 2)), None, s.dark, 1.4, .8)
            else: s.p('M%sQ%s %s' % (at(x - w, -1 if s.mood == 'serene' else 2), at(x, 6 if s.mood == 'serene' else -7), at(x + w, -1 if s.mood == 'serene' else 2)), None, INK, 3.2)
            ix, ox = x - q * 9, x + q * 11.5; y = -14 + by; b = s.brow * .6
            s.p(limb([(ix, y + sl, b), (x + q * 2, y - 3.2, b * .95), (ox, y - sl * .5 + 1.5, b * .35)]), mix(s.hair, '#0a0418', .25))
    def nose(s):
        t, k = s.dx * 1.35, -s.key; w = 8.5 if s.jaw in ('broad', 'round', 'square') else 7
        s.p('M%sC%s %s %sQ%s %sL%sZ' % (at(t + k * 3, -8), at(t + k * 5, 4), at(t + k * (w + 1), 12), at(t + k * (w + 1), 20), at(t + k * (w - 1), 25), at(t, 24), at(t, 18)), s.dark, op=.5)
        s.p('M%sq%s 4 %s 5q%s 1 %s -5' % (at(t - w, 19), n(1), n(w), n(w - 1), n(w)), None, mix(s.dark, INK, .25), 2.2); s.dots([(t - k * 1.5, 16)], mix(s.lit, '#ffffff', .5), 4, .55)
    def mouth(s):
        m = MOOD[s.mood][3]; t = s.dx * 1.15; y = 38; lip = mix(s.skin, '#8a1c34', .35 + s.lips * .5)
        if s.lips > .4 and m not in ('grin', 'open'): s.p('M%sQ%s %sQ%s %sQ%s %sZ' % (at(t - 12, y - .5), at(t - 5, y - 6), at(t, y - 3.5), at(t + 5, y - 6), at(t + 12, y - .5), at(t, y + 9), at(t - 12, y - .5)), lip)
        ln = {'calm': 'q11 3 22 -1', 'smile': 'q11 8 24 -2', 'flat': 'q11 0 22 0', 'down': 'q11 -6 22 1', 'tight': 'q11 -3 22 1', 'smirk': 'q12 6 24 -5'}.get(m)
        if ln: s.p('M%s%s' % (at(t - 11.5, y + (2 if m == 'down' else 0)), ln), None, mix(s.dark, '#2a0614', .6), 2.8); s.p('M%sq6 3 12 0' % at(t - 6, y + 9), None, s.dark, 2, .5)
        elif m == 'grin': s.p('M%sQ%s %sQ%s %sZ' % (at(t - 15, 33), at(t, 38), at(t + 15, 32), at(t, 54), at(t - 15, 33)), '#5a1224', INK, 2.2); s.p('M%sQ%s %sL%sQ%s %sZ' % (at(t - 13, 34.5), at(t, 39), at(t + 13, 33.5), at(t + 9, 41), at(t, 45), at(t - 9, 41)), '#fff8ee')
        else: s.p(circ(t, 41, 6, 7.5), '#4a0e20', INK, 2.2); s.p(box(t - 4, 35.5, 8, 3, 1.5), '#fff8ee')
    def years(s):
        t = s.dx; c = mix(s.dark, INK, .2)
        if s.age >= 2: s.p('M%sq-5 6 -4 13M%sq5 6 4 13' % (at(t - 13, 24), at(t + 13, 24)), None, c, 1.8, .6); s.p('M%sq6 4 13 1M%sq-6 4 -13 1' % (at(t - 24, 10), at(t + 24, 10)), None, c, 1.6, .55)
        if s.age >= 3: s.p('M%sq18 -5 36 0M%sq15 -4 28 0M%sl-7 -3m7 6l-7 2M%sl7 -3m-7 6l7 2' % (at(t - 18, -30), at(t - 14, -37), at(t - 29, 0), at(t + 29, 0)), None, c, 1.6, .6)
    def whiskers(s):
        if s.beard == 'stubble': s.p('M-40 12C-40 40 -26 58 0 60C26 58 40 40 40 12C34 26 22 26 12 27C4 25 -4 25 -12 27C-22 26 -34 26 -40 12Z', s.hair, op=.3, tf='translate(%s 0)' % n(s.turn * 5)); return
        s.p(BEARD[s.beard], s.hairfill(), INK, 2, tf='translate(%s 0)' % n(s.dx * (.9 if s.beard in ('goatee', 'moustache') else .45)))
        if s.beard in ('full', 'long'): s.p('M-22 36q4 18 12 26M22 36q-4 18 -12 26M0 52v14', None, mix(s.hair, '#0a0418', .5), 1.8, .5)
    def hairdo(s):
        s.head(); st = {'bun': 'swept', 'pony': 'swept', 'locks': 'parted', 'braids': 'parted', 'rows': 'buzz'}.get(s.style, s.style)
        if s.style == 'mohawk': s.p(HAIR['buzz'], s.hair, op=.45)
        if st == 'afro': s.p('M-44 4C-52 -30 -36 -58 0 -58C36 -58 52 -30 44 4C38 -16 34 -28 24 -34C8 -40 -8 -40 -24 -34C-34 -28 -38 -16 -44 4Z', s.hairfill())
        elif st == 'curls': d = ''.join(circ(*pol(0, -14, 40, 196 + 148 * i / 6), 12) for i in range(7)); s.p(d, INK, INK, 4); s.p(d + circ(0, -50, 16), s.hairfill())
        elif HAIR.get(st): s.p(HAIR[st], s.hairfill(), INK, 2.6, .999)
        if s.style == 'buzz': s.dots([(s.u(-30, 30), s.u(-56, -44)) for _ in range(16)], mix(s.hair, s.light, .4), 1.6, .5)
        if s.style == 'rows': s.p(''.join('M%sQ%s %s' % (at(x * .5, -58), at(x * .95, -52), at(x, -36)) for x in (-30, -18, -6, 6, 18, 30)), None, mix(s.skin, s.dark, .4), 2.4)
        if st in ('side', 'quiff', 'swept', 'parted', 'pixie', 'fringe', 'crop', 'under'): s.p({'swept': 'M-30 -34Q-20 -54 -4 -60M32 -32Q24 -52 8 -60M0 -46V-62', 'parted': 'M-38 -4Q-34 -34 -6 -56M38 -4Q34 -34 8 -56', 'fringe': 'M-26 -20Q-28 -44 -16 -60M26 -20Q28 -44 16 -60M-8 -17Q-10 -40 -4 -62M10 -17Q12 -40 6 -62'}.get(st, 'M-16 -46Q4 -32 32 -36M-10 -56Q12 -44 38 -46'), None, mix(s.hair, '#0a0418', .55), 1.9, .6)
        s.p('M-32 -40Q-20 -60 2 -61' if s.key < 0 else 'M32 -40Q20 -60 -2 -61', None, mix(s.hair, s.light, .75), 3, .55 if HAIR.get(st) else .25)
        s.end()
        if s.style == 'braids':
            for k in (-1, 1): s.plait(120 + k * 47, 122, k)
    def plait(s, x, y, k, links=6):
        for i in range(links): s.p(circ(x + k * (i * 1.2), y + i * 13, 9.5 - i * .4, 9), s.hairfill(), INK, 2.2); s.p('M%sl%s 8' % (at(x + k * i * 1.2 - 5 * k, y + i * 13 - 4), n(9 * k)), None, mix(s.hair, '#0a0418', .5), 1.6, .6)
        s.p(box(x + k * links * 1.2 - 6, y + links * 13 - 8, 12, 6, 2), BRASS, INK, 1.8)
    def rim(s, c, w=2.6, op=.6):
        """Light along the shadow side."""
        k = -s.key; s.head(); s.p(curve([(k * 39 + s.turn * 2, -18), (k * 40, 6)] + [(x - k * 1.5, y) for x, y in s.side(k)[3:]]), None, c, w, op); s.end(); s.p('M%sQ%s %s' % (at(120 + k * 46 * s.build, 178), at(120 + k * 84 * s.build, 190), at(120 + k * 97 * s.build, 236)), None, c, w, op * .8)
    # ---- gear, in head coordinates
    def glasses(s, c='#2a1a30', tint='#c8f0ff'):
        s.head(); t = s.dx
        for q in (-1, 1): s.p(circ(q * 18 + t, 2, 13, 11), tint, op=.28); s.p(circ(q * 18 + t, 2, 13, 11), None, c, 2.8); s.p('M%sl6 -7' % at(q * 18 + t - 6, 4), None, '#ffffff', 2, .7)
        s.p('M%sq5 -4 10 0M%sL%sM%sL%s' % (at(t - 5, 0), at(t - 31, 0), at(-42, -3), at(t + 31, 0), at(42, -3)), None, c, 2.6); s.end()
    def goggles(s, y=-36, c='#8a5a30', lens='#9fe8ff'):
        s.head(); t = s.dx * .6; s.p('M-45 %sQ0 %s 45 %sL44 %sQ0 %s -44 %sZ' % tuple(map(n, (y + 4, y - 6, y + 4, y + 15, y + 6, y + 15))), '#3a2430', INK, 2)
        for q in (-1, 1): s.p(circ(q * 18 + t, y + 1, 15, 13.5), s.v(lt(c, .5), c, dk(c, .5)), INK, 2.6); s.p(circ(q * 18 + t, y + 1, 10, 9), s.v('#ffffff', lens, dk(lens, .6)), INK, 2); s.p('M%sl6 -6' % at(q * 18 + t - 5, y + 3), None, '#ffffff', 2.2, .9)
        s.end()
    def band(s, c, y=-30, w=11):
        s.head(); s.p('M-45 %sQ0 %s 45 %sL44 %sQ0 %s -44 %sZ' % tuple(map(n, (y + 4, y - 5, y + 4, y + 4 + w, y + w - 5, y + 4 + w))), s.hz(lt(c, .35), c, dk(c, .45)), INK, 2.4); s.end()
    def cap(s, c, badge=None):
        s.head(); s.p('M-48 -26C-54 -58 -34 -76 0 -78C34 -76 54 -58 48 -26Z', s.v(lt(c, .35), c, dk(c, .35)), INK, 2.8); s.p('M-47 -38Q0 -50 47 -38L46 -24Q0 -34 -46 -24Z', dk(c, .45), INK, 2.2); s.p('M-46 -26Q0 -38 46 -26Q52 -18 46 -14Q0 -26 -46 -14Q-52 -18 -46 -26Z', s.v(mix(c, INK, .5), INK), INK, 2.4); s.p('M-38 -22Q0 -32 30 -25', None, '#ffffff', 2, .35)
        if badge: s.p(star(s.dx * .7, -56, 12, .45, 5), BRASS, INK, 2)
        s.end()
    def hardhat(s, c):
        s.head(); s.p('M-50 -22C-54 -60 -32 -80 0 -80C32 -80 54 -60 50 -22Z', s.hz(*((lt(c, .5), c, dk(c, .45))[::-s.key])), INK, 2.8); s.p('M-12 -78C-16 -60 -16 -40 -14 -24H14C16 -40 16 -60 12 -78Z', lt(c, .3), INK, 2); s.p('M-56 -22Q0 -38 56 -22Q56 -13 48 -13Q0 -26 -48 -13Q-56 -13 -56 -22Z', s.v(lt(c, .4), dk(c, .3)), INK, 2.6)
        s.p(box(-13, -56, 26, 20, 6), '#4a4456', INK, 2.4); s.glow(0, -46, 34, '#fff6d0', .9); s.p(circ(0, -46, 8), '#fffbe8', INK, 2); s.end()
    def headset(s, c='#3a3a4a'):
        s.head(); k = s.key; s.p('M-46 0C-54 -84 54 -84 46 0', None, INK, 9); s.p('M-46 0C-54 -84 54 -84 46 0', None, lt(c, .35), 4.5)
        for q in (-1, 1): s.p(box(q * 46 - 9, -12, 18, 30, 8), s.hz(lt(c, .4), c, dk(c, .5)), INK, 2.6)
        s.p('M%sQ%s %s' % (at(k * 46, 16), at(k * 42, 44), at(k * 16 + s.dx, 46)), None, INK, 5.5); s.p('M%sQ%s %s' % (at(k * 46, 16), at(k * 42, 44), at(k * 16 + s.dx, 46)), None, lt(c, .4), 2.4); s.p(circ(k * 14 + s.dx, 46, 5.5, 4.5), c, INK, 2); s.end()
    def pilothelmet(s, c, c2):
        s.head(); s.p('M-52 24C-62 -50 -40 -80 0 -80C40 -80 62 -50 52 24L40 34C42 4 42 -16 34 -32Q0 -44 -34 -32C-42 -16 -42 4 -40 34Z', s.hz(*((lt(c, .5), c, dk(c, .5))[::-s.key])), INK, 2.8); s.p('M-9 -80V-40M9 -80V-40', None, c2, 5); s.p('M-40 -32Q0 -58 40 -32L42 -46Q0 -72 -42 -46Z', s.v('#ffffff', '#7ab8e0', '#2a3a6a'), INK, 2.4)
        for q in (-1, 1): s.p(circ(q * 50, 6, 10, 15), c2, INK, 2.4)
        s.end()
    def hood(s, c):
        s.head(); s.p('M-50 100C-60 20 -54 -50 0 -72C54 -50 60 20 50 100Z', mix(c, INK, .75)); s.p('M-62 96C-76 -10 -60 -88 2 -92C62 -88 76 -10 62 96L40 84C50 40 50 -16 36 -44C20 -62 -20 -62 -36 -44C-50 -16 -50 40 -40 84Z', s.hz(*((lt(c, .4), c, mix(c, INK, .6))[::-s.key])), INK, 2.8); s.p('M-44 -30C-34 -60 34 -60 44 -30M-54 60C-60 0 -54 -44 -38 -66M54 60C60 0 54 -44 38 -66', None, mix(c, INK, .5), 2.2, .6); s.end()
    def scarfhead(s, c):
        s.head(); s.p('M-52 30C-62 -50 -36 -78 0 -78C36 -78 62 -50 52 30C50 70 34 88 0 92C-34 88 -50 70 -52 30ZM%s -46C-28 -44 -38 -24 -38 2C-37 36 -22 58 %s 60C24 58 38 36 39 2C39 -24 28 -44 %s -46Z' % (n(s.dx * .4), n(s.dx * .4), n(s.dx * .4)), s.hz(*((lt(c, .45), c, mix(c, INK, .55))[::-s.key])), INK, 2.6, eo=True)
        s.p('M-40 -46C-20 -66 22 -66 42 -44M-48 -14C-46 30 -34 60 -8 76M46 -20C46 30 36 58 14 74', None, mix(c, INK, .4), 2.2, .6); s.end()
    def turban(s, c):
        s.head(); s.p('M-48 -14C-64 -52 -38 -90 2 -90C42 -90 64 -52 48 -14C24 -36 -24 -36 -48 -14Z', s.hz(*((lt(c, .4), c, mix(c, INK, .5))[::-s.key])), INK, 2.8); s.p('M-50 -26C-30 -58 6 -74 40 -78M-46 -18C-20 -46 24 -60 54 -52M46 -18C30 -40 -6 -62 -44 -62M-30 -80C-10 -74 10 -60 20 -48', None, mix(c, INK, .45), 2.4, .6); s.p(circ(0, -50, 6), BRASS, INK, 2); s.end()
    def beanie(s, c):
        s.head(); s.p('M-46 -22C-50 -62 -30 -80 0 -80C30 -80 50 -62 46 -22Z', s.hz(*((lt(c, .4), c, mix(c, INK, .5))[::-s.key])), INK, 2.8); s.p('M-48 -34Q0 -46 48 -34L46 -18Q0 -30 -46 -18Z', lt(c, .15), INK, 2.4); s.p(''.join('M%sl0 13' % at(x, -36 - 6 * (1 - abs(x) / 48)) for x in range(-40, 41, 10)), None, mix(c, INK, .5), 2, .6); s.end()
    def bandage(s):
        s.head(); s.p('M-46 -30L44 -48L46 -34L-45 -14Z', '#f4ece0', INK, 2.2); s.p('M-45 -22L45 -41', None, '#b8a89a', 1.6); s.dots([(14, -36), (20, -35)], '#c8283a', 7, .8); s.end()
    def scar(s, d='M22 -20l6 14l-3 8l5 14'): s.head(); s.p(d, None, mix(s.skin, '#ffffff', .55), 3.4, .9); s.p(d, None, mix(s.dark, '#8a1c34', .5), 1.4); s.end()
    def patch(s, k=1):
        s.head(); x = k * 17.5 + s.dx; s.p('M%sL%s' % (at(-44 * k, -34), at(x + 12 * k, 4)) + 'L%s' % at(44 * k, 10), None, INK, 3.2); s.p('M%sh26q0 24 -13 24q-13 0 -13 -24Z' % at(x - 13, -10), '#241828', INK, 2.2); s.end()
    def freckles(s): s.head(); s.dots([(s.dx + q * s.u(12, 30), s.u(10, 22)) for q in (-1, 1) for _ in range(8)], mix(s.skin, '#8a3a1a', .6), 2.2, .7); s.end()
    def mask(s, c='#4a5568'):
        s.head(); t = s.dx; s.p('M%sC%s %s %sC%s %s %sZ' % (at(t * .6 - 37, 14), at(t - 34, 52), at(t - 20, 66), at(t, 68), at(t + 20, 66), at(t + 34, 52), at(t * .6 + 37, 14)), s.v(lt(c, .4), c, dk(c, .45)), INK, 2.6)
        for q in (-1, 1): s.p(circ(t + q * 20, 46, 12), s.v(lt(c, .55), dk(c, .3)), INK, 2.4); s.p(circ(t + q * 20, 46, 6), None, INK, 2)
        s.p('M%sh14m-14 6h14' % at(t - 7, 40), None, INK, 2.4); s.p('M-42 2L%sM42 2L%s' % (at(t * .6 - 35, 20), at(t * .6 + 35, 20)), None, INK, 4); s.end()
    def earring(s, c=BRASS): s.head(); s.p(circ(s.key * 43 - s.turn * 4, 20, 5), None, c, 2.6); s.end()
    def paint(s, c): s.head(); s.p('M%sl-16 4M%sl-14 5M%sl16 4M%sl14 5' % (at(s.dx - 14, 14), at(s.dx - 15, 21), at(s.dx + 14, 14), at(s.dx + 15, 21)), None, c, 3.6, .85); s.end()
    # ---- clothes, in card coordinates
    def uniform(s, c, trim=BRASS):
        s.torso(c); s.p('M92 178Q120 208 148 178L154 192Q120 224 86 192Z', lt(c, .12), INK, 2.4); s.p('M120 206V262', None, trim, 2.6); s.dots([(129, 222), (129, 240)], trim, 6)
        b = s.build
        for k in (-1, 1): x = 120 + k * 70 * b; s.p('M%sL%sL%sL%sZ' % (at(x - k * 20, 196), at(x + k * 18, 206), at(x + k * 22, 222), at(x - k * 16, 209)), trim, INK, 2.2); s.p('M%sl0 10m%s 3l0 -9m%s 3l0 10' % (at(x + k * 6, 218), n(k * 6), n(k * 6)), None, lt(trim, .4), 3)
    def coat(s, c, shirt):
        s.torso(c); s.p('M96 178L120 236L144 178Q120 202 96 178Z', shirt, INK, 2.2); s.p('M96 176L78 190L92 206L86 214L118 262L120 236Z', lt(c, .3), INK, 2.4); s.p('M144 176L162 190L148 206L154 214L122 262L120 236Z', mix(c, INK, .2), INK, 2.4)
    def flightjacket(s, c, fur='#e8d0a8'):
        s.torso(c); s.p('M112 210L104 268H136L128 210Z', '#f0e4d0', INK, 2); P = [(84, 178), (72, 188), (76, 204), (92, 218), (108, 226), (116, 212), (102, 198), (98, 182)]
        for k in (0, 1): s.p(curve([(240 - x, y) if k else (x, y) for x, y in P], True, 1.5), s.v(lt(fur, .4), fur, dk(fur, .35)), INK, 2.6)
        s.both('M82 190q6 4 4 10M94 204q6 2 8 8', None, dk(fur, .4), 2, .7)
    def vest(s, c, shirt, strap='#ffe06a'):
        s.torso(shirt); s.p('M86 180L70 190C58 206 56 236 58 268H182C184 236 182 206 170 190L154 180L136 206H104Z', s.v(lt(c, .25), c, dk(c, .4)), INK, 2.6); s.both('M80 190L84 262', None, strap, 8, .95); s.p('M120 208V262', None, INK, 2.4)
    def harness(s, c, rope='#ffcf5c'):
        s.torso(c); s.both('M88 182C92 212 100 236 112 262', None, INK, 11); s.both('M88 182C92 212 100 236 112 262', None, '#d85a4a', 6.5)
        d = 'M66 190C92 226 150 244 200 232M60 198C88 236 148 256 204 244'; s.p(d, None, INK, 10); s.p(d, None, rope, 6); s.p('M74 200l6 -6M92 216l5 -7M114 228l4 -8M138 235l3 -8M162 237l2 -8M184 236l1 -8', None, dk(rope, .45), 2)
    def suit(s, c, ring='#c8d4e4', light=None):
        s.torso(c); s.p('M78 188C84 214 156 214 162 188C166 172 150 178 144 182Q120 204 96 182C90 178 74 172 78 188Z', s.v(lt(ring, .5), ring, dk(ring, .5)), INK, 2.6); s.p('M86 194Q120 216 154 194', None, dk(ring, .5), 2, .7)
        s.p(box(94, 222, 52, 30, 6), dk(c, .35), INK, 2.2); s.dots([(106, 232), (120, 232)], light or MINT, 7); s.dots([(134, 232)], CORAL, 7)
    def sweater(s, c):
        s.torso(c); s.p('M92 168Q120 188 148 168L152 190Q120 212 88 190Z', lt(c, .2), INK, 2.4); s.p(''.join('M%sl1 14' % at(x, 178 + 8 * (1 - ((x - 120) / 30) ** 2)) for x in range(96, 146, 8)), None, mix(c, INK, .45), 2, .6)
    def robe(s, c, trim):
        s.torso(c); s.p('M92 176L132 262H222C220 214 190 196 148 180Q128 214 92 176Z', mix(c, INK, .25), INK, 2.4); s.p('M92 176Q110 206 132 262', None, trim, 5)
    def tee(s, c, stripe):
        s.torso(c); s.p('M94 180Q120 214 146 180', None, stripe, 6); s.both('M52 206L40 262', None, stripe, 6)
    def poncho(s, c, a, b):
        s.torso(c); s.p('M84 176C96 196 144 196 156 176L164 194Q120 226 76 194Z', a, INK, 2.4); s.p('M34 232L60 216L86 234L112 220L138 236L164 220L190 234L206 222', None, b, 5); s.p('M30 250L60 236L90 252L120 238L150 252L180 238L210 250', None, a, 4)
    def overall(s, shirt, c):
        s.torso(shirt); s.p('M82 214H158L166 268H74Z', s.v(lt(c, .25), dk(c, .3)), INK, 2.6); s.both('M76 188L92 218', None, INK, 13); s.both('M76 188L92 218', None, c, 8.5); s.dots([(92, 220), (148, 220)], BRASS, 8); s.p('M96 178Q120 202 144 178', None, lt(shirt, .35), 5)
    def shawl(s, c, b):
        s.torso(b); s.p('M80 172C96 194 144 194 160 172C190 192 214 216 216 264L132 268L150 212Q120 226 90 204L70 262H24C26 216 50 192 80 172Z', s.hz(*((lt(c, .35), c, mix(c, INK, .5))[::-s.key])), INK, 2.6); s.p('M60 204q6 20 0 44M86 206q-6 26 -12 48M176 206q12 20 14 46', None, mix(c, INK, .5), 2.2, .6)
    # ---- grounds
    def hero(s, hue, sign):
        """Avatar: brass sunburst, medal ring and the sign of the role."""
        top, mid = mix('#1c1020', hue, .18), mix('#8a4a3a', hue, .35)
        s.p(box(0, 0, 240, 336), s.lin((0, 0, 0, 250), top, mid, '#ffd08a')); s.glow(120, 100, 150, '#ffe2a8', .85)
        s.p(''.join('M120 96L%sL%sZ' % (at(*pol(120, 96, 240, i * 22.5 + 4)), at(*pol(120, 96, 240, i * 22.5 + 14))) for i in range(16)), s.rad((120, 96, 200), (0, '#fff0c0', .75), (.5, BRASS, .3), (1, BRASS, 0)))
        s.p(circ(120, 92, 84), None, '#5a3020', 9, .75); s.p(circ(120, 92, 84), None, s.v('#fff4cc', BRASS, '#8a5a30'), 5); s.p(circ(120, 92, 76), None, BRASS, 1.4, .7)
        s.p(''.join('M%sL%s' % (at(*pol(120, 92, 86, a)), at(*pol(120, 92, 92, a))) for a in range(0, 360, 15)), None, BRASS, 2.6, .8)
        s.p(circ(205, 35, 20), s.v('#fff0c0', BRASS, '#7a4a2a'), INK, 2.4); s.p(circ(205, 35, 15), dk(mix('#3a1c28', hue, .3), .2)); s.begin('translate(205 35)'); sign(s); s.end()
        s.figure()
    def dusk(s, top, mid, low, land, scene=None):
        """Survivor: a place on the planet at some hour."""
        s.p(box(0, 0, 240, 336), s.lin((0, 0, 0, 215), top, mid, low)); s.spray(22, 4, 4, 236, 80, '#ffffff', 1.5, .6); s.glow(120, 150, 130, lt(low, .3), .6, 70)
        r = s.r; P = [(-10 + i * 26, 150 + r.uniform(-16, 12)) for i in range(11)]; s.p(poly([(-10, 340)] + P + [(250, 340)]), mix(land, low, .45)); P = [(-10 + i * 37, 178 + r.uniform(-10, 8)) for i in range(8)]
        if scene: scene(s)
        s.p(poly([(-10, 340)] + P + [(250, 340)]), land); s.p(poly(P, False), None, lt(low, .3), 1.6, .5); s.figure()
    def figure(s): s.begin('translate(-7.2 -6) scale(1.06)')    # all that follows, up to finish, is the person
    def finish(s, name): s.end(); s.scrim(s.foot, 166); s.save(name)
    def dress(s, wear): s.neck(); s.begin('translate(0 -14)'); wear(); s.end()
    def body(s, wear): s.hind(); s.dress(wear); s.face(); s.hairdo()
