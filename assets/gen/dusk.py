"""Drawing kit of the painted worlds (Not Alone, Fate of the Nostromo): skies, land, plants, light. Stays inside what nanosvg shows: paths, gradients, opacity, transforms."""
import math, os, random
from contextlib import contextmanager
ASSETS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

def hx(c):
    c = c.lstrip('#'); return tuple(int(c[i:i+2], 16) for i in (0, 2, 4))
def mix(a, b, t):
    A, B = hx(a), hx(b); return '#%02x%02x%02x' % tuple(round(x + (y - x) * t) for x, y in zip(A, B))
def along(tones, fixed):
    """A rule for colours: cool ones become the tone of their brightness; `fixed` says what does not follow it."""
    def colour(c):
        if c in fixed:
            return fixed[c]
        r, g, b = hx(c)
        if not (b >= r and g >= r) or max(r, g, b) - min(r, g, b) < 3:
            return c
        v = max(r, g, b) / 255
        for (v0, c0), (v1, c1) in zip(tones, tones[1:]):
            if v <= v1:
                return mix(c0, c1, (v - v0) / (v1 - v0))
        return c
    return colour
def n(v):
    s = '%.1f' % v
    return s[:-2] if s.endswith('.0') else s

# ---------- path builders
def pl(pts, close=True):
    return 'M' + 'L'.join('%s %s' % (n(x), n(y)) for x, y in pts) + ('Z' if close else '')
def smooth(pts, close=False, k=0.5):
    """Catmull-Rom through the points as cubic Beziers."""
    m = len(pts); d = 'M%s %s' % (n(pts[0][0]), n(pts[0][1]))
    rng = range(m if close else m - 1)
    for i in rng:
        p0 = pts[(i - 1) % m] if close or i > 0 else pts[i]
        p1, p2 = pts[i], pts[(i + 1) % m]
        p3 = pts[(i + 2) % m] if close or i + 2 < m else p2
        c1 = (p1[0] + (p2[0] - p0[0]) * k / 3, p1[1] + (p2[1] - p0[1]) * k / 3)
        c2 = (p2[0] - (p3[0] - p1[0]) * k / 3, p2[1] - (p3[1] - p1[1]) * k / 3)
        d += 'C%s %s %s %s %s %s' % tuple(n(v) for v in (*c1, *c2, *p2))
    return d + ('Z' if close else '')
def rrect(x, y, w, h, r):
    k = r * 0.5523
    return ('M%s %s' % (n(x + r), n(y)) + 'H%s' % n(x + w - r) + 'C%s %s %s %s %s %s' % tuple(n(v) for v in (x + w - r + k, y, x + w, y + r - k, x + w, y + r))
            + 'V%s' % n(y + h - r) + 'C%s %s %s %s %s %s' % tuple(n(v) for v in (x + w, y + h - r + k, x + w - r + k, y + h, x + w - r, y + h))
            + 'H%s' % n(x + r) + 'C%s %s %s %s %s %s' % tuple(n(v) for v in (x + r - k, y + h, x, y + h - r + k, x, y + h - r))
            + 'V%s' % n(y + r) + 'C%s %s %s %s %s %s' % tuple(n(v) for v in (x, y + r - k, x + r - k, y, x + r, y)) + 'Z')
def circ(cx, cy, r, ry=None):
    ry = ry or r; k = 0.5523
    return 'M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % tuple(n(v) for v in (
        cx + r, cy, cx + r, cy + ry * k, cx + r * k, cy + ry, cx, cy + ry, cx - r * k, cy + ry, cx - r, cy + ry * k, cx - r, cy,
        cx - r, cy - ry * k, cx - r * k, cy - ry, cx, cy - ry, cx + r * k, cy - ry, cx + r, cy - ry * k, cx + r, cy))
def ngon(cx, cy, r, k, rot=-90):
    return [(cx + r * math.cos(math.radians(rot + 360 * i / k)), cy + r * math.sin(math.radians(rot + 360 * i / k))) for i in range(k)]
def spine(x, y, length, ang, curve, k=8):
    """Points along an arc that starts at angle ang (degrees, -90 is up) and turns by curve degrees."""
    out = [(x, y)]; step = length / k
    for i in range(k):
        a = math.radians(ang + curve * (i + .5) / k); x += step * math.cos(a); y += step * math.sin(a); out.append((x, y))
    return out
def taper(pts, w0, w1, mid=None):
    """Closed outline round a spine; width goes w0 -> (mid) -> w1."""
    L, R = [], []; m = len(pts)
    for i, (x, y) in enumerate(pts):
        a, b = pts[max(0, i - 1)], pts[min(m - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]; q = math.hypot(dx, dy) or 1; nx, ny = -dy / q, dx / q
        t = i / (m - 1)
        w = w0 + (w1 - w0) * t if mid is None else (w0 + (mid - w0) * math.sin(min(1, t / .45) * math.pi / 2) if t < .45 else mid + (w1 - mid) * ((t - .45) / .55) ** 1.5)
        L.append((x + nx * w / 2, y + ny * w / 2)); R.append((x - nx * w / 2, y - ny * w / 2))
    return smooth(L + R[::-1], True)

class Svg:
    def __init__(s, w, h, seed=1):
        s.w, s.h, s.defs, s.el, s.key = w, h, [], [], {}; s.r = random.Random(seed)
    # ---- gradients
    def _g(s, body, tag, attrs):
        k = tag + attrs + body
        if k not in s.key:
            i = 'g%d' % len(s.key); s.key[k] = i
            s.defs.append('<%s id="%s" %s>%s</%s>' % (tag, i, attrs, body, tag))
        return 'url(#%s)' % s.key[k]
    def _stops(s, st):
        return ''.join('<stop offset="%s" stop-color="%s"%s/>' % (('%.3f' % o).rstrip('0').rstrip('.') or '0', c[:7], '' if a >= 1 else ' stop-opacity="%.3f"' % a) for o, c, a in ((q + (1,))[:3] for q in st))
    def lin(s, st, x1=0, y1=0, x2=0, y2=1):
        return s._g(s._stops(st), 'linearGradient', 'x1="%s%%" y1="%s%%" x2="%s%%" y2="%s%%"' % tuple(n(v * 100) for v in (x1, y1, x2, y2)))  # nanosvg reads bare numbers as pixels: per cent only
    def linu(s, st, x1, y1, x2, y2):
        return s._g(s._stops(st), 'linearGradient', 'gradientUnits="userSpaceOnUse" x1="%s" y1="%s" x2="%s" y2="%s"' % tuple(n(v) for v in (x1, y1, x2, y2)))
    def radu(s, st, cx, cy, r):
        return s._g(s._stops(st), 'radialGradient', 'gradientUnits="userSpaceOnUse" cx="%s" cy="%s" r="%s"' % (n(cx), n(cy), n(r)))
    # ---- elements
    def raw(s, t): s.el.append(t)
    def path(s, d, fill='none', op=1, stroke=None, sw=0, sop=None, cap='round', tf=None, eo=False, dash=None):
        a = 'fill="%s"' % fill
        if op < 1: a += ' opacity="%.3f"' % op
        if stroke:
            a += ' stroke="%s" stroke-width="%s" stroke-linecap="%s" stroke-linejoin="round"' % (stroke, ('%.2f' % sw).rstrip('0').rstrip('.'), cap)
            if sop is not None: a += ' stroke-opacity="%.3f"' % sop
            if dash: a += ' stroke-dasharray="%s"' % dash
        if eo: a += ' fill-rule="evenodd"'
        if tf: a += ' transform="%s"' % tf
        s.el.append('<path d="%s" %s/>' % (d, a))
    def rect(s, x, y, w, h, fill, op=1, r=0):
        s.el.append('<rect x="%s" y="%s" width="%s" height="%s" fill="%s"%s%s/>' % (n(x), n(y), n(w), n(h), fill, ' rx="%s"' % n(r) if r else '', ' opacity="%.3f"' % op if op < 1 else ''))
    def dot(s, x, y, r, c, op=1):
        s.el.append('<circle cx="%s" cy="%s" r="%s" fill="%s"%s/>' % (n(x), n(y), ('%.2f' % r).rstrip('0').rstrip('.'), c, ' opacity="%.2f"' % op if op < 1 else ''))
    def ell(s, x, y, rx, ry, c, op=1, rot=0):
        s.el.append('<ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="%s"%s%s/>' % (n(x), n(y), n(rx), n(ry), c, ' opacity="%.2f"' % op if op < 1 else '', ' transform="rotate(%s %s %s)"' % (n(rot), n(x), n(y)) if rot else ''))
    def glow(s, x, y, rx, c, a=1.0, ry=None, rot=0, core=None):
        """Soft light: a gaussian-like radial gradient in a scaled unit circle."""
        ry = ry or rx
        g = s._g(s._stops([(0, core or c, a), (.18, mix(core, c, .6) if core else c, a * .72), (.38, c, a * .38), (.6, c, a * .14), (.8, c, a * .035), (1, c, 0)]), 'radialGradient', 'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100"')
        s.el.append('<circle r="100" fill="%s" transform="translate(%s %s)%s scale(%.3f %.3f)"/>' % (g, n(x), n(y), ' rotate(%s)' % n(rot) if rot else '', rx / 100, ry / 100))
    def tmpl(s, inner, tf):
        s.el.append('<g transform="%s">%s</g>' % (tf, inner))
    # ---- landscape words
    def sky(s, st): s.rect(0, 0, s.w, s.h, s.lin([(o, c) for o, c in st]))
    def stars(s, k, y1, c='#ffffff', x0=0, x1=None, big=.06):
        r = s.r; x1 = x1 or s.w
        for _ in range(k):
            y = y1 * r.random() ** 1.4; x = r.uniform(x0, x1); f = 1 - y / y1
            if r.random() < big:
                s.glow(x, y, 7, c, .5 * f + .1); s.dot(x, y, 1.3, c, .9)
            else: s.dot(x, y, r.uniform(.4, 1.05), c, (.25 + .65 * r.random()) * (.25 + .75 * f))
    def ridge(s, y, amp, seed, rough=.55, levels=6, x0=-20, x1=None, tilt=0):
        """Midpoint displacement line, left to right."""
        r = random.Random(seed); x1 = x1 or s.w + 20; v = [r.uniform(-1, 1), r.uniform(-1, 1)]; a = 1.0
        for _ in range(levels):
            o = []
            for i in range(len(v) - 1): o += [v[i], (v[i] + v[i + 1]) / 2 + r.uniform(-a, a)]
            v = o + [v[-1]]; a *= rough
        m = len(v) - 1
        return [(x0 + (x1 - x0) * i / m, y + q * amp + tilt * (i / m - .5)) for i, q in enumerate(v)]
    def hills(s, y, amp, seed, k=7, x0=-20, x1=None):
        r = random.Random(seed); x1 = x1 or s.w + 20
        return [(x0 + (x1 - x0) * i / k, y + r.uniform(-1, 1) * amp) for i in range(k + 1)]
    def land(s, pts, top, bot, curved=False, op=1, rim=None, rw=1.5, rop=.5, depth=None):
        d = (smooth(pts) if curved else pl(pts, False)); x0, x1 = pts[0][0], pts[-1][0]
        ymin = min(p[1] for p in pts); yb = s.h + 10
        g = s.linu([(0, top), (1, bot)], 0, ymin, 0, min(yb, ymin + (depth or (yb - ymin))))
        s.path(d + 'L%s %sL%s %sZ' % (n(x1), n(yb), n(x0), n(yb)), g, op)
        if rim: s.path(d, 'none', 1, rim, rw, rop)
    def mist(s, y, c, a=.3, h=40, k=4, seed=3):
        r = random.Random(seed)
        for i in range(k): s.glow(r.uniform(-.1, 1.1) * s.w, y + r.uniform(-.3, .3) * h, s.w * r.uniform(.4, .75), c, a * r.uniform(.6, 1), h * r.uniform(.5, 1))
    def moon(s, x, y, r, lit, dark, halo=None, ang=-40, ring=None):
        if halo: s.glow(x, y, r * 3, halo, .45); s.glow(x, y, r * 1.6, halo, .5)
        lx, ly = x + r * .55 * math.cos(math.radians(ang)), y + r * .55 * math.sin(math.radians(ang))
        s.dot(x, y, r, s.radu([(0, lit), (.35, mix(lit, dark, .25)), (.75, mix(lit, dark, .75)), (1, dark)], lx, ly, r * 1.55))
    def aurora(s, y, amp, h, c, a=.35, k=44, ph=0, f=1.0, c2=None):
        """Curtain of thin vertical strips that share one fading gradient."""
        c2 = c2 or c; g = s.lin([(0, c2, 0), (.55, c2, a * .45), (.86, c, a), (1, c, 0)]); w = (s.w + 40) / k
        for i in range(k):
            x = -20 + i * w; q = s.r.uniform(.75, 1.1); yy = y + amp * math.sin(ph + f * i * .22) + amp * .4 * math.sin(ph * 2 + i * .57)
            s.rect(x, yy - h * q, w + .6, h * q, g)
    def world(s, x, y, r, lit, dark, ring, rx, ry, rot, halo=None, w=5, ang=-130):
        """Ringed planet: back of the ring, globe, front of the ring."""
        if halo: s.glow(x, y, r * 3, halo, .45); s.glow(x, y, r * 1.7, halo, .45)
        t = 'rotate(%s %s %s)' % (n(rot), n(x), n(y))
        def half(f, op):
            for k, (ww, oo) in enumerate(((w, .55), (w * .45, .9))):
                q = 1 - .13 * k; s.path('M%s %sA%s %s 0 0 %d %s %s' % (n(x - rx * q), n(y), n(rx * q), n(ry * q), f, n(x + rx * q), n(y)), 'none', 1, ring, ww, oo * op, cap='butt', tf=t)
        half(1, .6); s.moon(x, y, r, lit, dark, None, ang); half(0, 1)
    def leaf(s, x, y, ln, ang, curve, w, c, op=1, vein=None):
        p = spine(x, y, ln, ang, curve); s.path(taper(p, w * .15, .2, w), c, op)
        if vein: s.path(smooth(p), 'none', 1, vein, max(.8, w * .05), .55)
    def frond(s, x, y, ln, ang, curve, c, leaf=.32, k=11, w=3, tip=None):
        """Feathered leaf."""
        p = spine(x, y, ln, ang, curve, k); s.path(taper(p, w, .6), c)
        for i in range(2, k + 1):
            t = i / k; a = math.degrees(math.atan2(p[i][1] - p[i - 1][1], p[i][0] - p[i - 1][0])); l = ln * leaf * math.sin(math.pi * min(1, t * .85 + .12)) ** .8
            for sg in (-1, 1):
                q = spine(p[i][0], p[i][1], l, a + sg * (62 - 25 * t), -sg * 22, 4); s.path(taper(q, .6, .3, max(2, l * .16)), c)
                if tip and i % 2 == 0: s.dot(q[-1][0], q[-1][1], 1.4, tip, .9)
    def stalk(s, x, y, h, lean, c, bulb, r=6, sw=2.2, droop=50, glow=1.0):
        """Stem with a luminous bulb hanging at its end."""
        p = spine(x, y, h, -90 + lean, droop * (1 if lean >= 0 else -1), 7); s.path(taper(p, sw * 1.5, sw * .5), c)
        bx, by = p[-1]; s.glow(bx, by, r * 5, bulb, .55 * glow); s.glow(bx, by, r * 2.3, bulb, .8 * glow)
        s.dot(bx, by, r, s.radu([(0, '#ffffff'), (.35, mix(bulb, '#ffffff', .55)), (1, bulb)], bx - r * .25, by - r * .3, r * 1.25)); return bx, by
    def shroom(s, x, y, h, w, cap, under, stem, lit=1.0, lean=0):
        tx = x + lean; s.glow(tx, y - h * .82, w * .95, under, .55 * lit, w * .6)
        s.path(taper([(x, y), (x + lean * .3, y - h * .4), (tx, y - h)], w * .2, w * .12), s.linu([(0, under), (.5, stem), (1, mix(stem, '#000000', .3))], 0, y - h, 0, y))
        cy = y - h
        s.path('M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % tuple(n(v) for v in (
            tx - w / 2, cy + w * .08, tx - w * .46, cy - w * .30, tx - w * .2, cy - w * .46, tx, cy - w * .46, tx + w * .2, cy - w * .46, tx + w * .46, cy - w * .3, tx + w / 2, cy + w * .08,
            tx + w * .25, cy - w * .04, tx - w * .25, cy - w * .04, tx - w / 2, cy + w * .08)), s.linu([(0, mix(cap, '#ffffff', .35)), (.45, cap), (1, mix(cap, '#05030f', .45))], 0, cy - w * .46, 0, cy + w * .08))
        s.path('M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % tuple(n(v) for v in (tx - w / 2, cy + w * .08, tx - w * .25, cy - w * .05, tx + w * .25, cy - w * .05, tx + w / 2, cy + w * .08, tx + w * .25, cy + w * .13, tx - w * .25, cy + w * .13, tx - w / 2, cy + w * .08)), under, .9)
        for i in range(3): s.dot(tx + w * (i - 1) * .2 + w * .03, cy - w * (.26 - .06 * abs(i - 1)), w * .035, mix(under, '#ffffff', .5), .85)
    def grass(s, x0, x1, y, hmax, c, k=40, seed=5, tip=None):
        r = random.Random(seed)
        for i in range(k):
            x = x0 + (x1 - x0) * r.random(); h = hmax * r.uniform(.35, 1); p = spine(x, y + 4, h, -90 + r.uniform(-22, 22), r.uniform(-35, 35), 4); s.path(taper(p, max(1.6, h * .07), .3), c)
            if tip and r.random() < .3: s.glow(p[-1][0], p[-1][1], 6, tip, .7); s.dot(p[-1][0], p[-1][1], 1.2, mix(tip, '#ffffff', .5))
    def vine(s, x, y, ln, c, sway=10, seed=1, beads=None, k=6, sw=1.6):
        r = random.Random(seed); p = [(x, y)]
        for i in range(k): p.append((x + r.uniform(-1, 1) * sway * (i + 1) / k, y + ln * (i + 1) / k))
        s.path(smooth(p), 'none', 1, c, sw)
        for i in range(1, k + 1):
            for sg in (-1, 1):
                if r.random() < .7: s.path(taper(spine(p[i][0], p[i][1] - 3, r.uniform(5, 10), 90 + sg * r.uniform(20, 60), 0, 3), .5, .3, 3), c)
        if beads: s.glow(p[-1][0], p[-1][1], 15, beads, .7); s.ell(p[-1][0], p[-1][1] + 2, 2.6, 4, mix(beads, '#ffffff', .45))
    def spores(s, k, x0, y0, x1, y1, c, seed=9, rmax=1.8):
        r = random.Random(seed)
        for _ in range(k):
            x, y, q = r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(.5, rmax)
            if q > rmax * .7: s.glow(x, y, q * 6, c, .5)
            s.dot(x, y, q, mix(c, '#ffffff', .4), r.uniform(.35, .95))
    def rays(s, x, y, ln, a0, a1, k, c, op=.12, seed=4):
        r = random.Random(seed)
        for i in range(k):
            a = math.radians(a0 + (a1 - a0) * (i + r.random() * .6) / k); w = math.radians(r.uniform(1.5, 5))
            P = [(x, y), (x + ln * math.cos(a - w), y + ln * math.sin(a - w)), (x + ln * math.cos(a + w), y + ln * math.sin(a + w))]
            s.path(pl(P), s.radu([(0, c, op * 1.6), (.5, c, op * .7), (1, c, 0)], x, y, ln))
    def inner(s): return ''.join(s.el)
    def text(s):
        return '<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s"><defs>%s</defs>%s</svg>\n' % (s.w, s.h, s.w, s.h, ''.join(s.defs), ''.join(s.el))
    @contextmanager
    def at(s, x, y, k=1, rot=0, ky=None):
        """What is drawn inside is moved, turned and scaled."""
        s.raw('<g transform="translate(%s %s)%s%s">' % (n(x), n(y), ' rotate(%s)' % n(rot) if rot else '', ' scale(%.3f %.3f)' % (k, k if ky is None else ky) if k != 1 or ky is not None else '')); yield; s.raw('</g>')
    def save(s, name):
        p = os.path.join(ASSETS, name); os.makedirs(os.path.dirname(p), exist_ok=True); open(p, 'w', newline='\n').write(s.text())
