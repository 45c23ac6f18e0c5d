"""SVG writer of the doll's-house ship (Fate of the Nostromo), limited to what nanosvg draws. Light has a meaning: cold blue the ship, hazard yellow what one may do, red the hunter, warm home."""
import math, os, random
ASSETS = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# ---------- palette ----------
C = dict(
    void='#04070c', hull='#0a121b', panel='#0e1924', panel2='#15232f', panel3='#1d2f3e', line='#2c4558', line2='#44647c',
    ice1='#6fa9cc', ice2='#a9d3ea', ice3='#e2f3ff', bone='#eef4f8', text2='#b4c6d3', text3='#8aa1b2',
    haz='#ffc928', hazd='#7a5a00', ink='#171204', red='#ff5a4d', redd='#a3241d', redx='#3a0d0c',
    mint='#5fe3a8', orange='#ff9a4d', violet='#c3a1ff', warm='#ffd9a0', teal='#4fd6c9', green='#8cf2b0', brass='#d9b36a')

def f(v):
    s = '%.2f' % v
    return s.rstrip('0').rstrip('.') if '.' in s else s

class Svg:
    def __init__(s, w, h, seed=1):
        s.w, s.h = w, h; s.defs = []; s.b = []; s.n = 0; s.key = {}; s.r = random.Random(seed)
    def add(s, x): s.b.append(x); return s
    def _grad(s, tag, at, st):
        d = '<%s id="%%s" gradientUnits="userSpaceOnUse" %s>%s</%s>' % (tag, at, s._st(st), tag)
        if d not in s.key: s.n += 1; s.key[d] = 'g%d' % s.n; s.defs.append(d % s.key[d])
        return 'url(#%s)' % s.key[d]
    @staticmethod
    def _st(st):
        o = []
        for q in st:
            k, c = q[0], q[1]; a = q[2] if len(q) > 2 else 1
            o.append('<stop offset="%s" stop-color="%s"%s/>' % (f(k), c, '' if a == 1 else ' stop-opacity="%s"' % f(a)))
        return ''.join(o)
    def lg(s, x1, y1, x2, y2, *st): return s._grad('linearGradient', 'x1="%s" y1="%s" x2="%s" y2="%s"' % (f(x1), f(y1), f(x2), f(y2)), st)
    def rg(s, cx, cy, r, *st, k=1.0, rot=0): return s._grad('radialGradient', 'cx="0" cy="0" r="%s" gradientTransform="translate(%s %s) rotate(%s) scale(1 %s)"' % (f(r), f(cx), f(cy), f(rot), f(k)), st)
    def _at(s, fill, stroke, sw, op, extra=''):
        a = ' fill="%s"' % (fill if fill else 'none')
        if stroke: a += ' stroke="%s" stroke-width="%s"' % (stroke, f(sw))
        if op is not None and op != 1: a += ' opacity="%s"' % f(op)
        return a + extra
    def rect(s, x, y, w, h, fill=None, rx=0, stroke=None, sw=1, op=None):
        return s.add('<rect x="%s" y="%s" width="%s" height="%s"%s%s/>' % (f(x), f(y), f(w), f(h), ' rx="%s"' % f(rx) if rx else '', s._at(fill, stroke, sw, op)))
    def circ(s, x, y, r, fill=None, stroke=None, sw=1, op=None):
        return s.add('<circle cx="%s" cy="%s" r="%s"%s/>' % (f(x), f(y), f(r), s._at(fill, stroke, sw, op)))
    def ell(s, x, y, rx, ry, fill=None, stroke=None, sw=1, op=None):
        return s.add('<ellipse cx="%s" cy="%s" rx="%s" ry="%s"%s/>' % (f(x), f(y), f(rx), f(ry), s._at(fill, stroke, sw, op)))
    def line(s, x1, y1, x2, y2, stroke, sw=1, op=None, cap=None):
        return s.add('<path d="M%s %sL%s %s"%s/>' % (f(x1), f(y1), f(x2), f(y2), s._at(None, stroke, sw, op, ' stroke-linecap="%s"' % cap if cap else '')))
    def path(s, d, fill=None, stroke=None, sw=1, op=None, cap=None, join=None, eo=False, dash=None):
        e = ''
        if cap: e += ' stroke-linecap="%s"' % cap
        if join: e += ' stroke-linejoin="%s"' % join
        if eo: e += ' fill-rule="evenodd"'
        if dash: e += ' stroke-dasharray="%s"' % dash
        return s.add('<path d="%s"%s/>' % (d, s._at(fill, stroke, sw, op, e)))
    def poly(s, pts, fill=None, stroke=None, sw=1, op=None, join=None):
        d = 'M' + 'L'.join('%s %s' % (f(x), f(y)) for x, y in pts) + 'Z'
        return s.path(d, fill, stroke, sw, op, join=join)
    def g(s, t): s.add('<g transform="%s">' % t); return s
    def end(s): s.add('</g>'); return s
    # ---- light ----
    def glow(s, x, y, r, col, a=.6, k=1.0, hard=.25):
        g = s.rg(x, y, r, (0, col, a), (hard, col, a * .55), (.55, col, a * .18), (1, col, 0), k=k)
        return s.ell(x, y, r, r * k, g)
    def cone(s, x, y, wt, wb, h, col, a=.3, lean=0):
        g = s.lg(x, y, x + lean, y + h, (0, col, a), (.35, col, a * .42), (1, col, 0))
        for m, op in ((1, .45), (.72, .5), (.46, .5)):
            s.poly([(x - wt / 2 * m, y), (x + wt / 2 * m, y), (x + lean + wb / 2 * m, y + h), (x + lean - wb / 2 * m, y + h)], g, op=op)
        return s
    def nline(s, x1, y1, x2, y2, col, sw=1.4, a=1):  # neon line
        s.line(x1, y1, x2, y2, col, sw * 6, .08 * a, 'round'); s.line(x1, y1, x2, y2, col, sw * 3, .18 * a, 'round'); s.line(x1, y1, x2, y2, col, sw * 1.5, .55 * a, 'round'); s.line(x1, y1, x2, y2, '#ffffff', sw * .6, .85 * a, 'round')
        return s
    def hazard(s, x, y, w, h, a=1, step=None, c1='#ffc928', c2='#17140a', slope=1):
        step = step or h * 1.1
        s.rect(x, y, w, h, c2, op=a)
        n = int(w / step / 2) + 3
        for i in range(-2, n):
            x0 = x + i * 2 * step; p = [(x0, y + h), (x0 + step, y + h), (x0 + step + h * slope, y), (x0 + h * slope, y)]
            p = clip_x(p, x, x + w)
            if p: s.poly(p, c1, op=a)
        return s
    def pipe(s, pts, r, col='#3b5468', hi='#7f9db3', lo='#0d1720', op=None):
        d = 'M' + 'L'.join('%s %s' % (f(x), f(y)) for x, y in pts)
        s.path(d, None, lo, r * 2 + 1.6, op, 'round', 'round'); s.path(d, None, col, r * 2, op, 'round', 'round')
        d2 = 'M' + 'L'.join('%s %s' % (f(x - r * .3), f(y - r * .35)) for x, y in pts)
        return s.path(d2, None, hi, max(.5, r * .5), .55 if op is None else op * .55, 'round', 'round')
    def out(s):
        return '<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s"><defs>%s</defs>%s</svg>' % (f(s.w), f(s.h), f(s.w), f(s.h), ''.join(s.defs), ''.join(s.b))
    def within(s, other, t):
        """Another picture, moved and scaled by the transform t; its gradients get names of their own."""
        s.n += 1; tag = 'n%d_' % s.n
        s.defs += [d.replace(' id="', ' id="' + tag, 1) for d in other.defs]; s.add('<g transform="%s">' % t)
        s.b += [x.replace('url(#', 'url(#' + tag) for x in other.b]; return s.end()
    def save(s, name):
        p = os.path.join(ASSETS, 'fate', name + '.svg'); os.makedirs(os.path.dirname(p), exist_ok=True); open(p, 'w', newline='\n').write(s.out() + '\n')

def clip_x(p, a, b):
    def cl(p, inside, inter):
        o = []
        for i in range(len(p)):
            c, q = p[i], p[i - 1]
            if inside(c):
                if not inside(q): o.append(inter(q, c))
                o.append(c)
            elif inside(q): o.append(inter(q, c))
        return o
    def it(v): return lambda q, c: (v, q[1] + (c[1] - q[1]) * (v - q[0]) / (c[0] - q[0]))
    p = cl(p, lambda z: z[0] >= a, it(a))
    return cl(p, lambda z: z[0] <= b, it(b)) if p else p

def mix(a, b, t):
    A = [int(a[i:i + 2], 16) for i in (1, 3, 5)]; B = [int(b[i:i + 2], 16) for i in (1, 3, 5)]
    return '#%02x%02x%02x' % tuple(round(x + (y - x) * t) for x, y in zip(A, B))
