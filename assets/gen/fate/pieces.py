"""Crew miniatures, Ash, the Alien, tokens, items, portraits."""
from kit import *
SEAT = dict(ripley=('#5fe3a8', 'circle'), parker=('#ff9a4d', 'triangle'), lambert=('#c3a1ff', 'square'), dallas=('#ff8cc0', 'diamond'), brett=('#e9e3d2', 'hex'))

def shape_path(kind, cx, cy, r):
    if kind == 'circle': return None
    n, a0, k = dict(triangle=(3, -90, 1.18), square=(4, -45, 1.16), diamond=(4, -90, 1.14), hex=(6, -90, 1.05), pent=(5, -90, 1.1))[kind]
    dy = r * .14 if kind == 'triangle' else 0
    return [(cx + r * k * math.cos(math.radians(a0 + 360 * i / n)), cy + dy + r * k * math.sin(math.radians(a0 + 360 * i / n))) for i in range(n)]
def shape(s, kind, cx, cy, r, fill, stroke=None, sw=1, op=None):
    p = shape_path(kind, cx, cy, r)
    if p: s.poly(p, fill, stroke, sw, op, join='round')
    else: s.circ(cx, cy, r, fill, stroke, sw, op)

def badge(kind, col, n=40):
    s = Svg(n, n); c = n / 2
    shape(s, kind, c, c + .6, n * .39, '#02060a', stroke='#02060a', sw=n * .11, op=.9)
    shape(s, kind, c, c, n * .36, s.lg(0, n * .1, 0, n * .9, (0, mix(col, '#ffffff', .35)), (.5, col), (1, mix(col, '#000000', .28))), stroke=mix(col, '#ffffff', .6), sw=n * .03)
    shape(s, kind, c, c, n * .15, mix(col, '#05090e', .82))
    return s

# ---------- crew miniature 48 x 72, feet at (24,62) ----------
def mini(kind, active=False):
    W, H = 48, 74; s = Svg(W, H, 4); col = SEAT.get(kind, ('#9fb4c4', 'pent'))[0]
    ash = kind == 'ash'
    if ash: col = '#a9bccb'
    # base
    if active: s.glow(24, 64, 24, col, .75, .36)
    s.ell(24, 66.5, 18, 5.2, '#02060a'); s.ell(24, 64.6, 17, 4.8, s.lg(8, 60, 40, 69, (0, mix(col, '#ffffff', .5)), (.45, col), (1, mix(col, '#000000', .55)))); s.ell(24, 64, 13.6, 3.4, s.lg(0, 60, 0, 68, (0, '#16222d'), (1, '#0a1118'))); s.ell(24, 64.6, 17, 4.8, None, '#02060a', .8, .8)
    P = dict(ripley=dict(suit='#5b6f5c', leg='#39463f', skin='#b97f5c', hair='#15110f', tall=0), parker=dict(suit='#9a5a34', leg='#3a3f47', skin='#e3b696', hair='#b04a2c', tall=1), lambert=dict(suit='#6a5f8e', leg='#2f3140', skin='#6f452e', hair='#1a1411', tall=-2), dallas=dict(suit='#7d4a62', leg='#34313a', skin='#d9b08c', hair='#b4bcc2', tall=1), brett=dict(suit='#8a8674', leg='#3d4038', skin='#eac0a2', hair='#a3532a', tall=0), ash=dict(suit='#c3ced6', leg='#56636e', skin='#d8d3cc', hair='#8d9299', tall=0))[kind]
    su, lg_, sk, hr = P['suit'], P['leg'], P['skin'], P['hair']; t = -P['tall']
    D = lambda c, q=.55: mix(c, '#04070b', q); L = lambda c, q=.4: mix(c, '#e2f3ff', q)
    g = lambda c, x1=15, x2=33: s.lg(x1, 0, x2, 0, (0, L(c, .45)), (.22, c), (.62, D(c, .35)), (1, D(c, .72)))
    O = '#04080c'
    # legs
    for x, sgn in ((19.6, -1), (28.4, 1)):
        d = 'M%s 42 L%s 61 L%s 61 L%s 42Z' % tuple(map(f, (x - 3.9, x - 3.6 + sgn * .6, x + 3.6 + sgn * .6, x + 3.9)))
        s.path(d, g(lg_, x - 4, x + 4), O, .8); s.path('M%s 63.4 L%s 58.6 L%s 58.6 L%s 63.4Z' % tuple(map(f, (x - 4.6 + sgn, x - 3.8 + sgn * .6, x + 3.8 + sgn * .6, x + 4.8 + sgn))), '#151b20', O, .6)
    # far arm
    s.path('M32 %s C36 %s 36 %s 34 40' % tuple(map(f, (26 + t, 29 + t, 34 + t))), None, O, 7, 1, 'round'); s.path('M32 %s C36 %s 36 %s 34 40' % tuple(map(f, (26 + t, 29 + t, 34 + t))), None, D(su, .5), 5.4, 1, 'round')
    # torso
    if ash: s.path('M14.6 %s C16 %s 32 %s 33.4 %s L35 54 L13 54Z' % tuple(map(f, (25, 20.6, 20.6, 25))), g(su, 13, 35), O, .9)
    elif kind == 'lambert': s.path('M15 %s C16 %s 32 %s 33 %s L34 49 L14 49Z' % tuple(map(f, (26 + t, 21 + t, 21 + t, 26 + t))), g(su, 13, 35), O, .9)
    else:
        w = 1.6 if kind == 'parker' else 0
        s.path('M%s %s C%s %s %s %s %s %s L32 44 L16 44Z' % tuple(map(f, (14.4 - w, 26 + t, 16 - w, 20.6 + t, 32 + w, 20.6 + t, 33.6 + w, 26 + t))), g(su, 14, 34), O, .9)
    s.rect(15.6, 41.4, 16.8, 3, '#1b1510'); s.rect(22.4, 41.6, 3.2, 2.6, '#d9b36a') if not ash else None
    # seat colour on shoulder, collar and chest patch
    if not ash:
        s.path('M16 %s C18 %s 30 %s 32 %s L31 %s C28 %s 20 %s 17 %sZ' % tuple(map(f, (24.6 + t, 20.8 + t, 20.8 + t, 24.6 + t, 27.4 + t, 24.8 + t, 24.8 + t, 27.4 + t))), s.lg(15, 0, 33, 0, (0, L(col, .35)), (.5, col), (1, D(col, .45))))
        shape(s, SEAT[kind][1], 28, 32 + t, 2.2, col)
    else: s.path('M22 22 L24 30 L26 22Z', '#5b6a76'); s.path('M24 24 L24 53', None, '#7d8b96', .8)
    # kit straps and props
    if kind == 'ripley':  # flame unit held low across the body
        s.path('M18 28 L31 41', None, '#2a2018', 1.8)
        s.path('M15 27 C10 32 12 38 19 40', None, O, 7, 1, 'round'); s.path('M15 27 C10 32 12 38 19 40', None, su, 5.2, 1, 'round'); s.path('M14 27.6 C9.6 32 11.4 37.4 18 39.4', None, L(su), 1.2, .7, 'round')
        s.path('M13 43 L37 35', None, O, 5.4, 1, 'round'); s.path('M13 43 L37 35', None, '#59656d', 3.8, 1, 'round'); s.path('M13 42 L37 34', None, '#b9cfdd', .9, .9, 'round'); s.rect(20, 42, 9, 5.4, '#a83c2a', 2); s.rect(20, 42, 9, 1.6, '#ff8a70', .8); s.circ(38.4, 34.6, 1.6, '#ffd38a'); s.glow(39, 34.4, 7, '#ffb347', .8)
        s.circ(19.4, 40, 2.3, sk, O, .5); s.circ(32, 37.4, 2.3, D(sk, .25), O, .5)
    elif kind == 'parker':  # grapple gun on the shoulder
        s.path('M14 27 C9 31 9 38 12 42', None, O, 7.6, 1, 'round'); s.path('M14 27 C9 31 9 38 12 42', None, su, 5.8, 1, 'round'); s.path('M12.6 27.6 C8.2 32 8.4 37.4 10.8 41', None, L(su), 1.2, .7, 'round'); s.circ(12.2, 43, 2.5, sk, O, .5)
        s.path('M22 27 L41 15', None, O, 6, 1, 'round'); s.path('M22 27 L41 15', None, '#5d6b74', 4.2, 1, 'round'); s.path('M22 25.6 L40 14.4', None, '#c3d3dd', 1, .9, 'round'); s.path('M40 10 L45 12 M40 18 L45.4 16 M41 14.6 L46 13.6', None, '#d9e6ee', 1.7, 1, 'round'); s.circ(33, 22, 2.5, D(sk, .2), O, .5)
    elif kind == 'lambert':  # tracker with a lit screen
        s.path('M15.4 27 C11 31 13 36 18 37', None, O, 6.8, 1, 'round'); s.path('M15.4 27 C11 31 13 36 18 37', None, su, 5, 1, 'round'); s.path('M14.6 27 C10.4 31 12.4 35.4 17 36.2', None, L(su), 1.1, .7, 'round')
        s.rect(17, 31.6, 10, 8, '#10181e', 1.4); s.rect(18.4, 33, 7.2, 5, '#0d3a34', .6); s.path('M19 38 A3.4 3.4 0 0 1 25 38', None, '#6ff0e0', .9); s.circ(22.6, 35, .8, '#ffffff'); s.glow(22, 34, 13, '#6ff0e0', .7); s.circ(17.6, 37.4, 2.2, sk, O, .5)
    elif ash:
        s.path('M15 27 C11 34 14 40 22 40.6 M33 27 C37 34 34 40 26 40.6', None, O, 6, 1, 'round'); s.path('M33 27 C37 34 34 40 26 40.6', None, D(su, .45), 4.4, 1, 'round'); s.path('M15 27 C11 34 14 40 22 40.6', None, su, 4.4, 1, 'round'); s.circ(24, 40.6, 2.7, sk, O, .5)
    else:
        s.path('M14.6 27 C10 32 10 38 12.6 42', None, O, 7, 1, 'round'); s.path('M14.6 27 C10 32 10 38 12.6 42', None, su, 5.2, 1, 'round'); s.path('M13.4 27 C9 32 9 37.6 11.4 41', None, L(su), 1.1, .7, 'round'); s.circ(12.8, 43, 2.3, sk, O, .5)
    # neck, head
    hy = 13 + t
    s.rect(21.4, 17 + t, 5.2, 5, D(sk, .4)); s.ell(24, hy, 6.6, 7.4, s.lg(17, 0, 31, 0, (0, L(sk, .35)), (.3, sk), (.62, D(sk, .32)), (1, D(sk, .7))), O, .8)
    if not ash:
        for x in (21.8, 27): s.ell(x, hy + 1.2, .9, 1.1, '#0a0d10', op=.9)
    # hair shapes differ strongly
    if kind == 'ripley':
        s.path('M16.6 %s C14.6 %s 20 %s 25 %s C32 %s 33 %s 31.6 %s C31 %s 30.6 %s 29.6 %s C27 %s 22 %s 19.4 %s C18 %s 18 %s 17.4 %sZ' % tuple(map(f, (16 + t, 8 + t, 3.4 + t, 4.4 + t, 4.4 + t, 12 + t, 17 + t, 14 + t, 11 + t, 10 + t, 8.6 + t, 9 + t, 10.4 + t, 12 + t, 14.4 + t, 17 + t))), s.lg(15, 4, 33, 16, (0, L(hr, .4)), (.3, hr), (1, D(hr)))); s.rect(16.4, 11.6 + t, 15.4, 1.6, '#10181e'); s.circ(17, 13 + t, 1.9, '#10181e'); s.circ(17, 13 + t, .8, col)
    elif kind == 'parker':
        s.path('M17 %s C15.6 %s 19 %s 24 %s C29 %s 32.4 %s 31 %s C29 %s 19 %s 17 %sZ' % tuple(map(f, (11 + t, 5 + t, 3.6 + t, 3.6 + t, 3.6 + t, 5 + t, 11 + t, 8.4 + t, 8.4 + t, 11 + t))), s.lg(16, 4, 32, 12, (0, L(hr, .4)), (.4, hr), (1, D(hr)))); s.path('M17 %s L31 %s' % (f(8.2 + t), f(8.2 + t)), None, D(col, .2), 2.2); s.circ(21.4, 8.2 + t, 2.5, '#10181e'); s.circ(26.6, 8.2 + t, 2.5, '#10181e'); s.circ(21, 7.8 + t, 1.2, '#ffd38a'); s.circ(26.2, 7.8 + t, 1.2, '#ffd38a')
    elif kind == 'lambert':
        s.circ(24, 3.6 + t, 3.6, s.lg(20, 0, 28, 7, (0, L(hr, .35)), (1, D(hr, .3)))); s.path('M17.2 %s C16 %s 19 %s 24 %s C29 %s 32 %s 30.8 %s C29 %s 19 %s 17.2 %sZ' % tuple(map(f, (12 + t, 7 + t, 4.6 + t, 4.6 + t, 4.6 + t, 7 + t, 12 + t, 8.6 + t, 8.6 + t, 12 + t))), s.lg(16, 4, 33, 14, (0, L(hr, .35)), (.4, hr), (1, hr))); s.path('M17.4 %s C20 %s 28 %s 30.8 %s' % tuple(map(f, (9.4 + t, 7 + t, 7 + t, 9.4 + t))), None, col, 1.6)
    elif kind == 'dallas':
        s.path('M17 %s C15.6 %s 19 %s 24 %s C30 %s 32.6 %s 31 %s C30.6 %s 29 %s 26 %s C22 %s 19 %s 18.4 %sZ' % tuple(map(f, (13 + t, 6 + t, 4 + t, 4.2 + t, 4.4 + t, 7 + t, 13 + t, 10 + t, 8.4 + t, 8.0 + t, 7.6 + t, 8 + t, 12 + t))), s.lg(16, 4, 32, 12, (0, '#eef4f8'), (.4, hr), (1, D(hr))))
    elif kind == 'brett':
        s.path('M17.4 %s C18 %s 30 %s 30.6 %s C31 %s 28 %s 24 %s C20 %s 17 %s 17.4 %sZ' % tuple(map(f, (14 + t, 16.4 + t, 16.4 + t, 14 + t, 22 + t, 24.4 + t, 24.4 + t, 24.4 + t, 22 + t, 14 + t))), s.lg(16, 0, 32, 0, (0, L(hr, .3)), (.4, hr), (1, D(hr))))
        s.path('M16.8 %s C16 %s 20 %s 24 %s C28 %s 32 %s 31.2 %sZ' % tuple(map(f, (10.4 + t, 4 + t, 1.6 + t, 1.6 + t, 1.6 + t, 4 + t, 10.4 + t))), s.lg(16, 3, 32, 10, (0, '#fff9e8'), (.4, '#c9c2aa'), (1, '#5a5544'))); s.path('M16.4 %s L31.6 %s L31.4 %s L16.6 %sZ' % tuple(map(f, (8.4 + t, 8.4 + t, 11.6 + t, 11.6 + t))), '#8a8470')
    else:
        s.path('M17.4 %s C16 %s 19 %s 24 %s C29 %s 32 %s 30.8 %s C30 %s 27 %s 24 %s C21 %s 18.6 %s 17.4 %sZ' % tuple(map(f, (12, 7, 4.4, 4.6, 4.4, 7, 12, 9, 8.2, 8.4, 8.2, 9, 12))), s.lg(16, 4, 32, 12, (0, '#d9dee3'), (1, '#3d434a'))); s.path('M20.4 13.4 L22.6 13.4 M25.4 13.4 L27.6 13.4', None, '#7fe0ff', 1.2, .95, 'round'); s.glow(21.5, 13.4, 4, '#7fe0ff', .7); s.glow(26.5, 13.4, 4, '#7fe0ff', .7)
    # rim light from the cold side
    s.path('M17.6 %s C16.6 %s 17 %s 18 %s' % tuple(map(f, (17 + t, 14 + t, 11 + t, 8.6 + t))), None, '#dff3ff', .9, .75, 'round')
    return s

# ---------- the Alien: never fully seen. A stooped shadow braced between floor and ceiling, a swept mane of quills, three ember slits, the rest is smoke ----------
def taper(s, pts, ws, col='#010203', rim=None, rc='#a9d8f2'):
    """limb: straight bones with narrowing width and a spur at each joint"""
    for i in range(len(pts) - 1):
        (x1, y1), (x2, y2) = pts[i], pts[i + 1]; w1, w2 = ws[i], ws[i + 1]; d = math.hypot(x2 - x1, y2 - y1) or 1; nx, ny = -(y2 - y1) / d, (x2 - x1) / d
        mx, my = (x1 + x2) / 2, (y1 + y2) / 2; b = max(w1, w2) * .28
        s.path('M%s %sQ%s %s %s %sL%s %sQ%s %s %s %sZ' % tuple(map(f, (x1 + nx * w1, y1 + ny * w1, mx + nx * (w1 + w2) * .5 + nx * b, my + ny * (w1 + w2) * .5 + ny * b, x2 + nx * w2, y2 + ny * w2, x2 - nx * w2, y2 - ny * w2, mx - nx * (w1 + w2) * .5 - nx * b, my - ny * (w1 + w2) * .5 - ny * b, x1 - nx * w1, y1 - ny * w1))), col)
        s.circ(x2, y2, w2 * 1.15, col)
        if rim:
            sg = 1 if ny < 0 else -1
            s.path('M%s %sL%s %s' % tuple(map(f, (x1 + nx * w1 * sg * .9, y1 + ny * w1 * sg * .9, x2 + nx * w2 * sg * .9, y2 + ny * w2 * sg * .9))), None, rc, .7, rim, 'round')
def claw(s, x, y, dirs, col='#010203'):
    for dx, dy in dirs: s.path('M%s %sL%s %s' % tuple(map(f, (x, y, x + dx, y + dy))), None, col, 1.5, 1, 'round')
def alien(smoke=True):
    W, H = 172, 112; s = Svg(W, H, 12); r = s.r; B = '#010203'; s.g('translate(24 0)')
    s.glow(92, 58, 66, '#ff3a2a', .46, .74)
    if smoke:
        for i in range(54):
            t = r.random(); x = -2 + t * 90; y = 60 + (r.random() - .5) * (18 + t * 26); q = 8 + 8 * math.sin(t * 3.1)
            s.ell(x, y, q * (.8 + r.random() * .8), q * (.5 + r.random() * .5), '#020406', op=.05 + t * .22)
    # far limbs
    taper(s, [(46, 58), (26, 28), (10, 8)], [3.6, 2.2, .9], B, .35); claw(s, 10, 8, ((-6, -4), (-2, -7), (5, -5)))
    taper(s, [(84, 46), (104, 74), (98, 107)], [3.2, 2, .9], B, .30); claw(s, 98, 107, ((5, 1), (7, -2), (-3, 1)))
    # spine and ribbed trunk, thin and arched, tail of smoke
    s.path('M6 66 C20 70 34 66 46 52 C56 40 68 32 82 32 C94 32 102 38 104 46 C100 54 92 58 84 60 C72 64 62 74 48 74 C32 75 18 72 6 66Z', B)
    s.path('M30 62 C42 54 52 40 66 34.6 C76 31 90 31 99 37', None, '#b9e2f8', 1.1, .62, 'round')
    for i in range(7):
        x = 50 + i * 5.6; y = 52 - i * 2.4; s.path('M%s %sQ%s %s %s %s' % tuple(map(f, (x, y - 6, x - 5, y + 4, x - 1, y + 14))), None, '#34566e', .7, .55, 'round')
    for i in range(6):
        x = 40 + i * 7; y = 58 - i * 4.2; s.path('M%s %sL%s %sL%s %sZ' % tuple(map(f, (x - 2, y, x - 5 - i * .4, y - 8 - i * .6, x + 2, y - 1))), B); s.path('M%s %sL%s %s' % tuple(map(f, (x - 2, y, x - 5 - i * .4, y - 8 - i * .6))), None, '#a9d8f2', .6, .45)
    # neck, then a dark sun of quills round a small eyeless mask with three ember slits
    s.path('M90 34 C100 34 108 42 112 50 L104 60 C96 56 88 50 84 46Z', B)
    hx, hy = 113, 53
    for ring, (n, l0, l1, w0, rim) in enumerate(((19, 25, 36, 2.5, .34), (23, 15, 24, 2.2, .6))):
        for i in range(n):
            t = i / (n - 1); an = -238 + t * 300; back = math.cos(math.radians(an - (-150)))  # longest towards the back
            ln = l0 + (l1 - l0) * (.5 + .5 * back) + (r.random() - .5) * 5; a = math.radians(an + (r.random() - .5) * 6)
            x0, y0 = hx + 5 * math.cos(a), hy + 5 * math.sin(a); x1, y1 = hx + ln * math.cos(a), hy + ln * math.sin(a); nx, ny = -math.sin(a), math.cos(a); cv = 4 if back > 0 else -2
            mx, my = (x0 + x1) / 2 + nx * cv, (y0 + y1) / 2 + ny * cv
            s.path('M%s %sQ%s %s %s %sQ%s %s %s %sZ' % tuple(map(f, (x0 - nx * w0, y0 - ny * w0, mx, my, x1, y1, mx + nx * 1.6, my + ny * 1.6, x0 + nx * w0, y0 + ny * w0))), B)
            if math.sin(a) < .2: s.path('M%s %sQ%s %s %s %s' % tuple(map(f, (x0, y0, mx, my, x1, y1))), None, '#a9d8f2', .55, rim)
            else: s.path('M%s %sQ%s %s %s %s' % tuple(map(f, (x0, y0, mx, my, x1, y1))), None, '#ff5a3a', .5, rim * .7)
    s.path('M106 44 C111 40 119 42 122 49 C124 56 120 64 114 67 C109 65 104 58 104 52 C104 48 105 46 106 44Z', '#010102'); s.path('M107 44.4 C111.4 41 118 42.6 121 48.4', None, '#cfeeff', .9, .6, 'round')
    s.ell(115, 55, 20, 18, s.rg(115, 55, 20, (0, '#ff5a3a', .40), (1, '#ff5a3a', 0), k=.9))
    for x, y, l, an in ((113, 49, 8, 14), (114.6, 54.4, 7, 20), (114.4, 59.6, 5, 26)):
        s.glow(x, y, 8, '#ff4a2a', .9); c, sn = math.cos(math.radians(an)), math.sin(math.radians(an)); s.path('M%s %sQ%s %s %s %s' % tuple(map(f, (x - c * l / 2, y - sn * l / 2, x, y + 1.2, x + c * l / 2, y + sn * l / 2))), None, '#ffe3d0', 1.5, 1, 'round')
    # near limbs: one arm on the ceiling, one reaching forward along the floor
    taper(s, [(88, 42), (112, 16), (134, 9)], [4.2, 2.6, 1], B, .6); claw(s, 134, 9, ((7, -3), (8, 1), (3, -8), (6, 5)))
    taper(s, [(80, 54), (112, 84), (136, 103)], [4.4, 2.6, 1], B, .55); claw(s, 136, 103, ((8, 2), (7, -3), (3, 5), (9, 5)))
    taper(s, [(52, 66), (40, 92), (22, 107)], [4.2, 2.4, 1], B, .5); claw(s, 22, 107, ((-7, 1), (-6, -4), (2, 2)))
    taper(s, [(60, 64), (72, 90), (64, 108)], [3.8, 2.2, 1], B, .45); claw(s, 64, 108, ((-5, 1), (5, 1), (7, -2)))
    if smoke:
        for i in range(16):
            t = r.random(); x = t * 48; y = 66 + (r.random() - .5) * (10 + t * 20); s.ell(x, y, 9 + r.random() * 8, 4 + r.random() * 4, '#04080c', op=.08 + .2 * t)
    s.end(); return s

# ---------- tokens ----------
def t_scrap():
    s = Svg(32, 32, 2); c = 16
    s.ell(16, 18, 14, 13, '#000000', op=.45)
    P = [(c + 13 * math.cos(math.radians(a)), c + 13 * math.sin(math.radians(a))) for a in range(0, 360, 60)]
    s.poly(P, s.lg(4, 4, 28, 28, (0, '#f3e2b8'), (.4, '#b98f4a'), (1, '#4a3413')), stroke='#120c04', sw=1.6, join='round'); s.poly([(c + (x - c) * .82, c + (y - c) * .82) for x, y in P], None, stroke='#fff3d0', sw=.8, op=.6)
    s.circ(c, c, 6.2, '#120c04'); s.circ(c, c, 6.2, None, '#6b4e1e', 1.6); s.path('M11.4 13 A5.6 5.6 0 0 1 17 10.5', None, '#fff3d0', 1, .6)
    s.line(6, 20, 10, 24, '#4a3413', .8, .8); s.line(22, 7, 25, 11, '#fff3d0', .8, .7)
    return s
def t_coolant():
    s = Svg(32, 32, 2)
    s.glow(16, 16, 16, '#6fe6ff', .55); s.ell(16, 29, 9, 2, '#000000', op=.5)
    s.rect(9.4, 6, 13.2, 22, '#05161c', 4); s.rect(10.4, 7, 11.2, 20, s.lg(10, 0, 22, 0, (0, '#dffaff'), (.3, '#5fd6ee'), (.7, '#1f7f97'), (1, '#0a343f')), 3.4)
    s.rect(10.4, 11, 11.2, 2, '#05161c', op=.7); s.rect(10.4, 22, 11.2, 2, '#05161c', op=.7); s.rect(12.6, 3, 6.8, 4, '#c3d3dd', 1.2); s.rect(14, 1.6, 4, 2.4, '#5d7c92', .8); s.path('M16 13.8 C18.4 17 19 18.4 16 20.8 C13 18.4 13.6 17 16 13.8Z', '#f2feff'); s.rect(12, 8, 1.8, 18, '#ffffff', 1, op=.55)
    return s
def t_concealed():
    s = Svg(32, 32, 2); c = 16
    s.ell(16, 18, 14, 13, '#000000', op=.45)
    P = [(c + 13.6 * math.cos(math.radians(a + 22.5)), c + 13.6 * math.sin(math.radians(a + 22.5))) for a in range(0, 360, 45)]
    s.poly(P, s.lg(4, 4, 28, 28, (0, '#5a6f80'), (.5, '#26343f'), (1, '#0c141b')), stroke='#03070b', sw=1.4, join='round'); s.poly([(c + (x - c) * .80, c + (y - c) * .80) for x, y in P], '#0a1a16', stroke='#8fb0c6', sw=.8)
    for q, a in ((8.4, .45), (5.4, .7)): s.path('M%s %s A%s %s 0 0 1 %s %s' % tuple(map(f, (c - q, c + 4, q, q, c + q, c + 4))), None, '#8cf2b0', 1.1, a)
    s.glow(c, 14, 8, '#8cf2b0', .8); s.circ(c, 14.4, 2, '#eafff2'); s.path('M12.4 20.4 L19.6 20.4', None, '#8cf2b0', 1.2, .9, 'round')
    return s

# ---------- items 72 x 72 ----------
def items():
    o = {}
    m1, m2, m3 = '#dbe8f0', '#7f97a8', '#26343f'
    s = Svg(72, 72); s.poly([(40, 24), (70, 6), (70, 46), (42, 38)], s.lg(40, 30, 70, 26, (0, '#fff6d0', .85), (1, '#fff6d0', 0))); s.g('rotate(-18 30 36)'); s.rect(6, 28, 26, 14, s.lg(0, 28, 0, 42, (0, m1), (.4, m2), (1, m3)), 4); s.path('M30 26 L42 22 L42 48 L30 44Z', s.lg(0, 22, 0, 48, (0, '#f4d878'), (.5, '#c79a1c'), (1, '#4a3406'))); s.ell(42, 35, 3.6, 13, '#fffbe8'); s.rect(14, 25.4, 9, 3.4, '#ff6a55', 1.4); [s.line(9 + i * 3, 31, 9 + i * 3, 39, '#0c141b', 1, .6) for i in range(5)]; s.end(); s.glow(46, 30, 22, '#fff2c0', .8); o['flashlight'] = s
    s = Svg(72, 72); s.rect(18, 8, 36, 46, s.lg(18, 8, 54, 54, (0, '#8fa5b4'), (.4, '#48596a'), (1, '#141d26')), 5); s.rect(22, 12, 28, 26, '#04120f', 2); 
    for q in (6, 11, 16): s.path('M%s 36 A%s %s 0 0 1 %s 36' % tuple(map(f, (36 - q * .86, q, q, 36 + q * .86))), None, '#6ff0c0', 1.2, .9 - q * .03)
    s.line(36, 37, 44, 20, '#6ff0c0', 1.2, .8); s.circ(41, 24, 2.4, '#eafff2'); s.glow(41, 24, 10, '#8cf2b0', .9); s.glow(36, 26, 24, '#6ff0c0', .3); [s.circ(26 + i * 10, 45.6, 3, ['#ff6a55', '#ffc928', '#8cf2b0'][i]) for i in range(3)]; s.path('M28 54 L30 68 L42 68 L44 54Z', s.lg(28, 0, 44, 0, (0, '#55687a'), (1, '#0f171f'))); s.line(24, 8, 20, 2, '#b9cfdd', 1.6); o['motion_tracker'] = s
    s = Svg(72, 72); s.g('rotate(-24 36 36)'); s.rect(8, 30, 40, 11, s.lg(0, 30, 0, 41, (0, m1), (.4, m2), (1, m3)), 3); s.path('M14 41 L22 41 L19 58 L11 58Z', s.lg(11, 0, 22, 0, (0, '#8a6a42'), (1, '#2a1d0c'))); s.path('M30 41 L36 41 L35 48 L29 48Z', m3); s.rect(46, 33, 10, 5, '#55687a', 1); s.path('M56 35.5 L68 35.5 M60 35.5 L70 27 M60 35.5 L70 44', None, '#0c141b', 5, 1, 'round'); s.path('M56 35.5 L68 35.5 M60 35.5 L70 27 M60 35.5 L70 44', None, '#dbe8f0', 3, 1, 'round'); s.circ(26, 28, 6, s.rg(24, 26, 7, (0, '#f4d878'), (1, '#7a5a00'))); s.circ(26, 28, 2, '#140f02'); s.end(); s.path('M24 22 C34 6 52 8 58 16', None, '#c98f4a', 1.6, .9); o['grapple_gun'] = s
    s = Svg(72, 72); s.g('rotate(-45 36 36)'); s.rect(2, 32, 30, 9, s.lg(0, 32, 0, 41, (0, '#f4d878'), (.4, '#c79a1c'), (1, '#4a3406')), 4); [s.line(6 + i * 4, 33, 6 + i * 4, 40, '#2a1d02', 1.2, .7) for i in range(5)]; s.rect(32, 34, 26, 5, s.lg(0, 34, 0, 39, (0, m1), (1, m3)), 1); s.path('M58 34 L68 30 M58 39 L68 43', None, '#dbe8f0', 2.4, 1, 'round'); s.end(); s.glow(60, 12, 18, '#7fe0ff', .95); s.path('M55 20 L60 13 L57 12 L64 4', None, '#e6fbff', 2, 1, 'round', 'round'); s.path('M64 22 L66 14 L70 14', None, '#9fe8ff', 1.4, 1, 'round'); o['electric_prod'] = s
    s = Svg(72, 72); s.rect(18, 36, 18, 26, s.lg(18, 0, 36, 0, (0, '#ff9a84'), (.4, '#c0392b'), (1, '#3a0f08')), 7); s.rect(22, 31, 10, 6, m2, 2); s.g('rotate(-14 36 28)'); s.rect(6, 24, 42, 9, s.lg(0, 24, 0, 33, (0, m1), (.4, m2), (1, m3)), 3); s.path('M10 33 L18 33 L16 46 L9 46Z', '#1d2730'); s.rect(46, 22.6, 10, 12, s.lg(0, 22, 0, 35, (0, '#c98f4a'), (1, '#3a2408')), 2); s.end(); s.glow(64, 18, 22, '#ff8a3d', .95); s.path('M56 22 C60 10 66 16 71 4 C73 14 72 24 66 28 C62 30 57 28 56 22Z', s.lg(56, 24, 71, 8, (0, '#fff6d0'), (.4, '#ffc04a'), (1, '#ff6a2a'))); s.path('M27 44 C30 48 31 51 27 55 C23 51 24 48 27 44Z', '#ffe3c0'); o['incinerator'] = s
    s = Svg(72, 72); s.path('M12 26 L60 26 L64 58 L8 58Z', s.lg(0, 26, 0, 58, (0, '#7fc0b0'), (.5, '#33685c'), (1, '#0f2622'))); s.rect(9, 24, 54, 5, m2, 2); s.path('M26 24 C26 12 46 12 46 24', None, m1, 3.4); s.rect(32, 32, 26, 22, '#071310', 2); [s.line(36 + i * 4.6, 32, 36 + i * 4.6, 54, '#a9c4d6', 1.3, .9) for i in range(5)]; s.circ(41, 42, 2, '#d9f25a'); s.circ(48, 42, 2, '#d9f25a'); s.glow(44.5, 42, 10, '#d9f25a', .5); [s.line(13, 34 + i * 6, 26, 34 + i * 6, '#0f2622', 1.6, .8) for i in range(4)]; o['cat_carrier'] = s
    s = t_coolant(); q = Svg(72, 72); q.defs = s.defs; q.b = ['<g transform="translate(4 4) scale(2)">'] + s.b + ['</g>']; o['coolant'] = q
    return o

# ---------- portraits 160 x 200 ----------
def portrait(kind):
    W, H = 160, 200; s = Svg(W, H, 31); col, sh = SEAT[kind]
    P = dict(ripley=dict(sk='#bd8562', hair='#191412', su='#55695a', jaw=0), parker=dict(sk='#e6bd9e', hair='#b04a2c', su='#a05c33', jaw=1), lambert=dict(sk='#75492f', hair='#17120f', su='#675b90', jaw=-2), dallas=dict(sk='#d9b18e', hair='#b4bdc4', su='#7c4862', jaw=3), brett=dict(sk='#ecc4a6', hair='#a3532a', su='#88836f', jaw=3))[kind]
    sk, hr, su, j = P['sk'], P['hair'], P['su'], P['jaw']
    D = lambda c, q=.5: mix(c, '#060a10', q); L = lambda c, q=.4: mix(c, '#eef8ff', q); O = '#070b10'
    # ground: lit bulkhead in the seat colour
    s.rect(0, 0, W, H, s.lg(0, 0, 0, H, (0, mix(col, '#0b1620', .62)), (.6, mix(col, '#08111a', .82)), (1, '#070d14')))
    s.glow(112, 70, 100, col, .34); s.poly([(0, 0), (64, 0), (0, 120)], '#ffffff', op=.05)
    for x in (22, 60, 100, 138): s.line(x, 0, x, H, '#000000', 1.4, .22); s.line(x + 1.4, 0, x + 1.4, H, '#ffffff', .6, .06)
    for y in (40, 128): s.line(0, y, W, y, '#000000', 1.4, .2)
    s.poly(shape_path(sh, 118, 52, 62) or [(118 + 62 * math.cos(a / 20 * 6.283), 52 + 62 * math.sin(a / 20 * 6.283)) for a in range(20)], None, stroke=col, sw=5, op=.13)
    # back hair
    if kind == 'lambert': s.ell(82, 24, 22, 19, s.rg(76, 18, 26, (0, L(hr, .32)), (.6, hr), (1, hr)), O, 1.8); [s.path('M%s %s q3 -5 7 -4' % (f(68 + i * 5), f(18 + (i % 3) * 5)), None, L(hr, .3), 1.2, .5) for i in range(5)]
    if kind == 'ripley': s.path('M40 92 C32 120 40 138 52 142 L108 142 C122 136 126 112 118 88Z', s.lg(36, 0, 124, 0, (0, L(hr, .25)), (.3, hr), (1, D(hr, .6))), O, 1.5)
    # shoulders
    w = 6 if kind in ('parker', 'dallas') else 0
    s.path('M%d 204 C%d 172 26 160 54 150 L106 150 C134 160 %d 172 %d 204Z' % (2 - w, 6 - w, 154 + w, 158 + w), s.lg(0, 0, W, 0, (0, L(su, .38)), (.22, su), (.6, D(su, .34)), (1, D(su, .7))), O, 2)
    s.path('M8 202 C12 176 30 165 56 154', None, '#dff3ff', 2, .65, 'round'); s.path('M152 202 C148 178 132 166 108 156', None, col, 2.4, .8, 'round')
    # collar in the seat colour
    s.path('M46 152 L64 140 L80 166 L96 140 L114 152 L122 164 L92 182 L80 172 L68 182 L38 164Z', s.lg(40, 0, 120, 0, (0, L(col, .35)), (.4, D(col, .12)), (1, D(col, .62))), O, 1.6)
    s.path('M62 142 L80 168 L98 142 C98 154 90 160 80 166 C70 160 62 154 62 142Z', '#0c1218')
    s.path('M24 178 L48 170 M136 178 L112 170', None, '#0a1016', 1.6, .7)
    shape(s, sh, 122, 186, 7, col, O, 1.2)
    # neck
    s.path('M64 122 L64 146 C70 158 90 158 96 146 L96 122Z', s.lg(62, 0, 98, 0, (0, D(sk, .12)), (.4, D(sk, .42)), (1, D(sk, .72))), O, 1.4)
    # head
    hd = 'M%s 72 C%s 98 %s 116 66 128 C74 136 86 136 94 128 C%s 116 %s 98 %s 72 C%s 44 %s 44 %s 72Z' % (48, 47, 52 - j, 108 + j, 113, 112, 110, 50, 48)
    s.path(hd, s.lg(46, 60, 114, 84, (0, L(sk, .30)), (.30, sk), (.56, D(sk, .20)), (1, D(sk, .62))), O, 1.8)
    s.ell(112.5, 88, 4.4, 9, D(sk, .55), O, 1.2); s.ell(47.5, 88, 4.4, 9, L(sk, .1), O, 1.2)
    # shadow side, planes of the face
    s.path('M82 56 C84 70 83 80 86 92 L92 104 L86 108 C88 118 84 126 82 134 C88 134 92 131 94 128 C%s 116 113 98 112 72 C111 56 100 48 82 50Z' % (108 + j), '#05080d', op=.30)
    s.path('M54 92 C58 104 60 112 66 120', None, '#05080d', 3, .16, 'round')
    # eyes
    for x, sd in ((65, 1), (95, -1)):
        s.path('M%s 84 C%s 79 %s 79 %s 84 C%s 88.4 %s 88.4 %s 84Z' % tuple(map(f, (x - 8, x - 4, x + 4, x + 8, x + 4, x - 4, x - 8))), '#e9eef0' if sd > 0 else '#9fa9b0'); s.circ(x + .8, 83.6, 3.6, '#1a222a'); s.circ(x - .6, 82.4, 1.2, '#ffffff'); s.path('M%s 84 C%s 78.4 %s 78.4 %s 83.4' % tuple(map(f, (x - 8.4, x - 4, x + 4, x + 8.4))), None, O, 2.2, 1, 'round')
        s.path('M%s %s C%s %s %s %s %s %s' % tuple(map(f, (x - 9.6 * sd, 76.4 + (1.2 if kind == 'ripley' else 0), x - 4 * sd, 71.6, x + 3 * sd, 72.4, x + 9 * sd, 75.4))), None, D(hr, .35), 3.6 if kind not in ('lambert',) else 2.6, 1, 'round')
        s.path('M%s 90.4 C%s 92.6 %s 92.6 %s 90.6' % tuple(map(f, (x - 6, x - 2, x + 3, x + 6))), None, '#05080d', 1, .3)
    # nose and mouth
    s.path('M82 80 C83 92 88 98 88 102 C86 105.6 80 106 76.6 104.4', None, D(sk, .62), 2, .9, 'round'); s.path('M76 100 C75 92 77 86 77 80', None, L(sk, .5), 2, .5, 'round')
    if kind in ('lambert', 'parker'): s.path('M69 116 C74 112.6 86 112.6 91 116 C86 121.6 74 121.6 69 116Z', '#a8605a' if kind == 'parker' else '#6a342c'); s.path('M69 116 C76 117.6 84 117.6 91 116', None, '#3a1a18', 1.4)
    elif kind == 'ripley': s.path('M69 116.4 C75 113.6 85 113.6 91 116.4 C86 121 74 121 69 116.4Z', '#96594c'); s.path('M68.6 116.4 C76 117.6 84 117.6 91.4 116', None, '#3f211c', 1.6)
    else: s.path('M68 116 C76 118.4 84 118 92 115', None, D(sk, .75), 2.2, 1, 'round'); s.path('M73 121.6 C77 123.4 83 123.4 87 121.4', None, D(sk, .5), 1.6, .8, 'round')
    # hair, beards, headgear
    G = lambda: s.lg(42, 40, 118, 90, (0, L(hr, .36)), (.35, hr), (1, D(hr, .68)))
    if kind == 'ripley':
        s.path('M44 96 C36 70 42 38 80 34 C118 34 126 66 117 96 C114 84 112 74 104 64 C92 60 78 66 66 58 C58 64 50 76 48 84Z', G(), O, 1.8); s.path('M52 60 C58 48 70 42 84 42', None, L(hr, .6), 2.2, .6, 'round')
        s.path('M44 78 C44 44 60 26 82 26 C106 26 120 48 117 80', None, '#0c1218', 5); s.path('M44.6 76 C45 46 60 28 82 28', None, '#5d7c92', 1.4); s.rect(38, 78, 12, 22, s.lg(38, 0, 50, 0, (0, '#9fb9c9'), (1, '#1a262f')), 4); s.circ(44, 89, 3, col); s.path('M44 100 C46 114 54 120 62 120', None, '#0c1218', 2.6); s.rect(60, 117.4, 8, 5, '#0c1218', 2.4)
    elif kind == 'parker':
        s.path('M46 78 C40 44 56 30 80 30 C104 30 120 44 114 78 C112 68 108 62 102 58 C88 54 72 54 58 58 C52 62 48 68 46 78Z', G(), O, 1.8)
        for i in range(6): s.path('M%s 56 C%s 46 %s 40 %s 34' % tuple(map(f, (56 + i * 9, 55 + i * 9, 58 + i * 8.4, 64 + i * 7))), None, L(hr, .5), 1.3, .4, 'round')
        s.path('M44 62 C60 52 100 52 116 62 L116 70 C100 61 60 61 44 70Z', s.lg(42, 0, 118, 0, (0, L(col, .2)), (.4, D(col, .2)), (1, D(col, .7))), O, 1.4)
        for x in (66, 94): s.circ(x, 57, 13, s.lg(0, 44, 0, 70, (0, '#8fa5b4'), (1, '#141d26')), O, 1.8); s.circ(x, 57, 9, s.rg(x - 3, 53, 13, (0, '#fff2c8'), (.35, '#e0a03a'), (1, '#3a2408')), O, 1.2); s.path('M%s 54 C%s 49 %s 48 %s 50' % tuple(map(f, (x - 6, x - 4, x, x + 3))), None, '#ffffff', 1.6, .8, 'round')
        s.rect(78, 54, 4, 5, '#141d26')
        for x, y in ((60, 98), (66, 102), (57, 103), (100, 99), (96, 103), (63, 95)): s.circ(x, y, .9, '#a8643c', op=.6)
    elif kind == 'lambert':
        s.path('M47 82 C42 50 56 36 80 36 C104 36 118 50 113 82 C112 70 108 62 100 57 C88 52 72 52 60 57 C52 62 48 70 47 82Z', G(), O, 1.8); s.path('M46 66 C56 50 104 50 114 66 L113 74 C102 58 58 58 47 74Z', s.lg(42, 0, 118, 0, (0, L(col, .3)), (.4, col), (1, D(col, .6))), O, 1.4)
        s.path('M82 76 L110 74 L112 90 C104 96 90 96 84 90Z', s.lg(82, 74, 112, 94, (0, '#6ff0e0', .65), (.6, '#2a8f9a', .45), (1, '#6ff0e0', .30))); s.path('M82 76 L110 74 L112 90 C104 96 90 96 84 90Z', None, '#bffff4', 1.4, .9); s.path('M88 82 L100 81 M88 86 L96 85.6', None, '#eafffb', 1.2, .8); s.circ(113.6, 82, 4.6, '#1a262f', O, 1.2); s.circ(113.6, 82, 1.8, '#6ff0e0')
        s.circ(47.6, 99, 2.6, '#d9b36a', O, .8)
    elif kind == 'dallas':
        s.path('M46 80 C40 46 56 30 84 30 C110 32 120 50 114 80 C113 70 110 64 104 60 C98 50 84 48 72 50 C62 52 52 60 46 80Z', G(), O, 1.8)
        for i in range(6): s.path('M%s 56 C%s 46 %s 40 %s 36' % tuple(map(f, (54 + i * 8, 58 + i * 8, 66 + i * 7.4, 76 + i * 6))), None, '#ffffff', 1.3, .38, 'round')
        s.path('M98 90 L106 102', None, D(sk, .5), 1.8, .9, 'round'); s.path('M60 98 C57 104 58 108 61 112 M100 100 C103 106 102 110 99 113', None, D(sk, .55), 1.3, .55, 'round'); s.path('M64 66 C72 63 88 63 96 66', None, D(sk, .5), 1, .4)
    elif kind == 'brett':
        s.path('M48 84 C48 118 54 146 80 150 C106 146 112 118 112 84 C108 100 104 108 94 110 C88 106 72 106 66 110 C56 108 52 100 48 84Z', s.lg(46, 0, 114, 0, (0, L(hr, .34)), (.4, hr), (1, D(hr, .6))), O, 1.6)
        for i in range(9): s.path('M%s 114 C%s 124 %s 132 %s 140' % tuple(map(f, (58 + i * 5.6, 58 + i * 5.6, 62 + i * 4.6, 66 + i * 3.6))), None, L(hr, .45), 1.2, .4, 'round')
        s.path('M70 117 C76 119.6 84 119.6 90 117', None, '#6a2a1c', 3, 1, 'round')
        s.path('M44 70 C42 34 58 20 80 20 C102 20 118 34 116 70 C98 62 62 62 44 70Z', s.lg(42, 26, 118, 72, (0, '#fffaf0'), (.4, '#c9c2aa'), (1, '#4a4638')), O, 1.8)
        for i in range(9): s.path('M%s 62 C%s 46 %s 32 %s 22' % tuple(map(f, (50 + i * 7.4, 51 + i * 7.2, 60 + i * 5, 68 + i * 3))), None, '#6d6754', 1.4, .45)
        s.path('M41 66 C60 55 100 55 119 66 L118 80 C100 70 60 70 42 80Z', s.lg(40, 0, 120, 0, (0, '#e8e0c6'), (.5, '#a39c84'), (1, '#3a3629')), O, 1.6)
        for i in range(11): s.line(46 + i * 6.8, 63 - 3.6 * math.sin((i + .5) / 11 * 3.14), 46 + i * 6.8, 75 - 3.6 * math.sin((i + .5) / 11 * 3.14), '#5a5544', 1.2, .5)
    # rims: cold from the left, seat colour from the right
    s.rect(0, 150, W, 50, s.lg(0, 150, 0, 200, (0, '#05090e', 0), (1, '#05090e', .55)))
    return s

# ---------- tokens turned up, and those of the self-destruct track ----------
def octagon(s, edge, ground):
    """the concealed token, face up"""
    P = lambda k: [(16 + 13.6 * k * math.cos(math.radians(a + 22.5)), 16 + 13.6 * k * math.sin(math.radians(a + 22.5))) for a in range(0, 360, 45)]
    s.ell(16, 18, 14, 13, '#000000', op=.45); s.poly(P(1), s.lg(4, 4, 28, 28, (0, mix(edge, '#ffffff', .4)), (.5, edge), (1, mix(edge, '#000000', .7))), stroke='#03070b', sw=1.4, join='round'); s.poly(P(.8), ground, stroke=mix(edge, '#ffffff', .3), sw=.8)
def t_safe():
    s = Svg(32, 32, 2); octagon(s, '#5a6f80', '#0e1c28'); s.glow(16, 16, 9, '#a9d3ea', .45); s.path('M11 16.4L14.8 20.2L21.6 12.2', None, '#e2f3ff', 2.6, 1, 'round', 'round'); return s
def t_jonesy():
    """the cat"""
    s = Svg(32, 32, 2); octagon(s, '#b98f4a', '#1c1408'); g = s.lg(10, 8, 22, 24, (0, '#ffd9a0'), (.5, '#d98a3c'), (1, '#7a3f14'))
    s.path('M10 9.400L13.600 12C15 11.500 17 11.500 18.400 12L22 9.400C22.800 12 23 14.600 22.400 17.200C21.600 21 19 22.800 16 22.800C13 22.800 10.400 21 9.600 17.200C9 14.600 9.200 12 10 9.400Z', g, '#120c04', .9)
    for x in (13.2, 18.8): s.ell(x, 16.2, 1.5, 1.8, '#d9f25a'); s.ell(x, 16.2, .5, 1.6, '#120c04')
    s.path('M15.200 19h1.600l-.8 1ZM16 20v.8', '#3a1a08', '#3a1a08', .5); s.path('M12.600 19.400l-4 -.6M12.600 20.200l-3.600 .8M19.400 19.400l4 -.6M19.400 20.200l3.600 .8M16 12v2.400M14 12.400l.3 1.800M18 12.400l-.3 1.800', None, '#fff0d8', .5, .8); return s
def t_surprise(loss):
    """it was in there: as many heartbeats lost as there are marks below"""
    s = Svg(32, 32, 2); octagon(s, '#a3241d', '#1a0505'); s.glow(16, 13, 10, '#ff4a2a', .8)
    for i in range(17):
        a = math.radians(i * 360 / 17); s.path('M%s %sL%s %s' % tuple(map(f, (16 + 4 * math.cos(a), 14 + 4 * math.sin(a), 16 + 8.4 * math.cos(a + .2), 14 + 8.4 * math.sin(a + .2)))), None, '#020303', 1.7, 1, 'round')
    s.ell(16, 14, 4.4, 5.2, '#010102')
    for y, l in ((11.8, 5), (14.2, 4.4), (16.4, 3)): s.path('M%s %sQ16 %s %s %s' % tuple(map(f, (16 - l / 2, y - .6, y + .8, 16 + l / 2, y))), None, '#ffe3d0', 1, 1, 'round')
    for i in range(loss): x = 16 + (i - (loss - 1) / 2) * 6; s.path('M%s 24.600h1.200l.8 -2l1 3.600l.8 -1.600h1' % f(x - 2.4), None, '#ff8a7e', .9, 1, 'round', 'round')
    return s
def t_countdown(left):
    """one of four: the bars still lit"""
    s = Svg(32, 32, 2); s.rect(2, 3, 28, 28, '#000000', 5, op=.45); s.rect(2, 2, 28, 28, s.lg(2, 2, 30, 30, (0, '#f4d878'), (.5, '#c79a1c'), (1, '#4a3406')), 5, '#171204', 1.2); s.rect(5, 5, 22, 22, '#140606', 3, '#3a2c00', .8); s.hazard(5, 5, 22, 3.6, .9, 2.8)
    for i in range(4):
        on = i < left; x = 8 + i * 4.400; s.rect(x, 12, 3, 12, '#ff5a4d' if on else '#3a1210', 1)
        if on: s.glow(x + 1.5, 18, 6, '#ff5a4d', .45)
    return s

if __name__ == '__main__':
    for k in ('ripley', 'dallas', 'lambert', 'parker', 'brett', 'ash'): mini(k).save('figures/' + k); mini(k, True).save('figures/%s_active' % k)
    alien().save('figures/alien')
    for k in SEAT: portrait(k).save('portraits/' + k)
    for k, s in items().items(): q = Svg(72, 72); q.within(s, 'translate(3 7) scale(.85)'); q.save('items/' + k)
    for k, s in dict(scrap=t_scrap(), coolant=t_coolant(), concealed=t_concealed(), safe=t_safe(), jonesy=t_jonesy(), surprise_1=t_surprise(1), surprise_2=t_surprise(2)).items(): s.save('tokens/' + k)
    for n in range(1, 5): t_countdown(n).save('tokens/countdown_%d' % n)
