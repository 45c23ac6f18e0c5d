# Drawing kit of Sanctuary's pictures. Only what nanosvg draws, in few bytes: gradients are shared,
# points of one colour go into one path, a glow is a unit circle that is scaled and faded.
import math, os, random
from lib import mix, lt, dk
OUT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'not_alone', 'sanctuary')
MIRROR = 'matrix(-1 0 0 1 240 0)'    # left half of a card to its right half
BRASS, STAR, CORAL, RESCUE, MINT, AMBER, VIOLET = '#f2c078', '#fff3b8', '#ff7361', '#86e6ff', '#5be8c0', '#ffb547', '#c79bff'

def n(v):
    t = '%.1f' % v
    return '0' if t == '-0.0' else t[:-2] if t.endswith('.0') else t
def at(x, y): return n(x) + ' ' + n(y)
def pol(cx, cy, r, deg, ry=None): a = math.radians(deg); return cx + r * math.cos(a), cy + (ry or r) * math.sin(a)
def poly(pts, close=True): return 'M' + 'L'.join(at(*p) for p in pts) + 'Z' * close
def curve(pts, close=False, k=1.0):
    """Smooth line through the points."""
    pts = [(round(p[0], 1), round(p[1], 1)) for p in pts]; m = len(pts); g = (lambda i: pts[i % m]) if close else (lambda i: pts[max(0, min(m - 1, i))]); d = 'M' + at(*pts[0]) + 'c'
    for i in range(m if close else m - 1):
        a, b, c, e = g(i - 1), g(i), g(i + 1), g(i + 2); x, y = c[0] - b[0], c[1] - b[1]
        d += ('' if i == 0 else ' ') + '%s %s %s' % (at((c[0] - a[0]) * k / 6, (c[1] - a[1]) * k / 6), at(x - (e[0] - b[0]) * k / 6, y - (e[1] - b[1]) * k / 6), at(x, y))
    return d.replace(' -', '-') + 'Z' * close
def limb(pts):
    """Outline round a spine of (x, y, half width)."""
    L, R = [], []; m = len(pts)
    for i, (x, y, w) in enumerate(pts):
        a, b = pts[max(0, i - 1)], pts[min(m - 1, i + 1)]; dx, dy = b[0] - a[0], b[1] - a[1]; q = math.hypot(dx, dy) or 1
        L.append((x - dy / q * w, y + dx / q * w)); R.append((x + dy / q * w, y - dx / q * w))
    return curve(L + R[::-1], True)
def bend(x, y, ln, deg, turn, w0, w1, k=5):
    """Spine for limb: starts at an angle, turns steadily, width from w0 to w1."""
    out = [(x, y, w0)]
    for i in range(k):
        a = math.radians(deg + turn * (i + .5) / k); x += ln / k * math.cos(a); y += ln / k * math.sin(a); out.append((x, y, w0 + (w1 - w0) * (i + 1) / k))
    return out
def circ(x, y, r, ry=None):
    ry = ry or r; return 'M%sa%s %s 0 1 1 %s 0a%s %s 0 1 1 %s 0Z' % (at(x - r, y), n(r), n(ry), n(2 * r), n(r), n(ry), n(-2 * r))
def box(x, y, w, h, r=0):
    if not r: return 'M%sh%sv%sh%sZ' % (at(x, y), n(w), n(h), n(-w))
    a = 'a%s %s 0 0 1 ' % (n(r), n(r)); return 'M%sh%s%s%sv%s%s%sh%s%s%sv%s%s%sZ' % (at(x + r, y), n(w - 2 * r), a, at(r, r), n(h - 2 * r), a, at(-r, r), n(2 * r - w), a, at(-r, -r), n(2 * r - h), a, at(r, -r))
def gon(cx, cy, r, k, deg=-90, ry=None): return [pol(cx, cy, r, deg + 360 * i / k, ry) for i in range(k)]
def star(cx, cy, r, inner, k, deg=-90): return [pol(cx, cy, r if i % 2 == 0 else r * inner, deg + 180 * i / k) for i in range(2 * k)]

class Pic:
    def __init__(s, w=240, h=336, seed=1): s.w, s.h, s.defs, s.el, s.r = w, h, {}, [], random.Random(seed)
    def u(s, a, b): return s.r.uniform(a, b)
    # ---- paints: stops are colours, evenly spread, or (offset, colour, alpha)
    def _paint(s, kind, geo, st):
        st = [q if isinstance(q, tuple) else (i / (len(st) - 1), q) for i, q in enumerate(st)]
        t = ''.join('<stop offset="%s" stop-color="%s"%s/>' % (('%.2f' % q[0]).rstrip('0').rstrip('.'), q[1], ' stop-opacity="%s"' % ('%.2f' % q[2]).rstrip('0').rstrip('.') if len(q) > 2 and q[2] < 1 else '') for q in st)
        return 'url(#%s)' % s.defs.setdefault((kind, geo, t), 'g%d' % len(s.defs))
    def v(s, *st): return s._paint('linearGradient', 'x1="0%" y1="0%" x2="0%" y2="100%"', st)
    def hz(s, *st): return s._paint('linearGradient', 'x1="0%" y1="0%" x2="100%" y2="0%"', st)
    def lin(s, g, *st): return s._paint('linearGradient', 'gradientUnits="userSpaceOnUse" x1="%s" y1="%s" x2="%s" y2="%s"' % tuple(map(n, g)), st)
    def rad(s, g, *st): return s._paint('radialGradient', 'gradientUnits="userSpaceOnUse" cx="%s" cy="%s" r="%s"' % tuple(map(n, g)), st)
    # ---- marks
    def p(s, d, fill=None, st=None, sw=2, op=1, tf=None, eo=False, cap='round'):
        if not isinstance(d, str): d = poly(d)
        a = ' fill="%s"' % (fill or 'none')
        if st: a += ' stroke="%s" stroke-width="%s"' % (st, n(sw)) + (' stroke-linecap="butt"' if cap == 'butt' else '')
        if op < 1: a += ' opacity="%s"' % ('%.3f' % op).rstrip('0').rstrip('.')
        if eo: a += ' fill-rule="evenodd"'
        if tf: a += ' transform="%s"' % tf
        s.el.append('<path d="%s"%s/>' % (d, a))
    def both(s, d, *a, **k):
        """The same on both halves of the card."""
        if not isinstance(d, str): d = poly(d)
        s.p(d, *a, **k); s.p(d, *a, **dict(k, tf=MIRROR))
    def line(s, pts, c, w=2, op=1): s.p(curve(pts), None, c, w, op)
    def glow(s, x, y, rx, c, a=1, ry=None):
        g = s.rad((0, 0, 100), (0, c, 1), (.2, c, .7), (.45, c, .28), (.7, c, .08), (1, c, 0)); ry = ry or rx
        s.el.append('<circle r="100" fill="%s" opacity="%s" transform="translate(%s) scale(%s %s)"/>' % (g, ('%.2f' % min(1, a)).rstrip('0').rstrip('.'), at(x, y), ('%.3f' % (rx / 100)).rstrip('0'), ('%.3f' % (ry / 100)).rstrip('0')))
    def dots(s, pts, c, w, op=1): s.p(''.join('M%sh.2' % at(*q) for q in pts), None, c, w, op)
    def spray(s, k, x0, y0, x1, y1, c, w=1.6, op=.8): s.dots([(s.u(x0, x1), s.u(y0, y1)) for _ in range(k)], c, w, op)
    def begin(s, tf): s.el.append('<g transform="%s">' % tf)
    def end(s): s.el.append('</g>')
    # ---- endings
    def scrim(s, c, y=140): s.p(box(0, y, s.w, s.h - y), s.lin((0, y, 0, 336), (0, c, 0), (.2, c, .72), (.34, c, .95), (1, c, .98)))
    def save(s, name):
        os.makedirs(OUT, exist_ok=True); d = ''.join('<%s id="%s" %s>%s</%s>' % (k[0], i, k[1], k[2], k[0]) for k, i in s.defs.items())
        with open(os.path.join(OUT, name + '.svg'), 'w', newline='\n') as f:
            f.write('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">\n<defs>%s</defs>\n<g stroke-linecap="round" stroke-linejoin="round">\n%s\n</g>\n</svg>\n' % (s.w, s.h, s.w, s.h, d, '\n'.join(s.el)))
