# Eight seat shapes and their big emblems, as templates with {accent}; the client draws the initial on them.
from lib import *
from icons import write
SHAPES = ('circle', 'square', 'triangle', 'diamond', 'hexagon', 'star', 'cross', 'crescent')


def moon(cx, cy, r):
    """A fat crescent, its bite at the upper right, with room for an initial left of the middle."""
    q, bx, by = r * .74, cx + r * .86, cy - r * .62
    out = [(cx + r * 1.1 * math.cos(math.radians(a)), cy + r * 1.1 * math.sin(math.radians(a))) for a in range(8, 288, 6)]
    a0 = math.atan2(out[-1][1] - by, out[-1][0] - bx)
    a1 = math.atan2(out[0][1] - by, out[0][0] - bx)
    q = math.hypot(out[-1][0] - bx, out[-1][1] - by)
    q1 = math.hypot(out[0][0] - bx, out[0][1] - by)
    a0 %= 2 * math.pi
    a1 %= 2 * math.pi
    n = 20
    return out + [(bx + (q + (q1 - q) * i / n) * math.cos(a0 + (a1 - a0) * i / n), by + (q + (q1 - q) * i / n) * math.sin(a0 + (a1 - a0) * i / n)) for i in range(1, n)]


def shape(kind, cx, cy, r):
    if kind == 'circle':
        return ngon(cx, cy, r, 48)
    if kind == 'square':
        return rpts(cx - r * .86, cy - r * .86, r * 1.72, r * 1.72, r * .16)
    if kind == 'triangle':
        return [(cx, cy - r * 1.06), (cx + r * 1.08, cy + r * .82), (cx - r * 1.08, cy + r * .82)]
    if kind == 'diamond':
        return [(cx, cy - r * 1.12), (cx + r * 1.12, cy), (cx, cy + r * 1.12), (cx - r * 1.12, cy)]
    if kind == 'hexagon':
        return ngon(cx, cy, r * 1.05, 6, 0)
    if kind == 'star':
        return [(cx + (r * 1.14 if i % 2 == 0 else r * .74) * math.sin(i * math.pi / 5), cy - (r * 1.14 if i % 2 == 0 else r * .74) * math.cos(i * math.pi / 5)) for i in range(10)]
    if kind == 'cross':
        a, b = r * 1.08, r * .5
        return [(cx - b, cy - a), (cx + b, cy - a), (cx + b, cy - b), (cx + a, cy - b), (cx + a, cy + b), (cx + b, cy + b), (cx + b, cy + a), (cx - b, cy + a), (cx - b, cy + b), (cx - a, cy + b), (cx - a, cy - b), (cx - b, cy - b)]
    return moon(cx, cy, r)


def path(p, fill=None, fa=1, st=None, sw=0, sa=1):
    a = 'fill="%s"' % fill + (' fill-opacity="%s"' % f(fa) if fa != 1 else '') if fill else 'fill="none"'
    if st:
        a += ' stroke="%s" stroke-width="%s" stroke-linejoin="round"' % (st, f(sw)) + (' stroke-opacity="%s"' % f(sa) if sa != 1 else '')
    return '<path d="%s" %s/>' % (pd(p), a)


def shine(x1, y1, x2, y2, a, b):
    return ('<linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="%s" y1="%s" x2="%s" y2="%s"><stop offset="0" stop-color="#ffffff" stop-opacity="%s"/><stop offset="0.5" stop-color="#ffffff" stop-opacity="0"/></linearGradient>'
            '<linearGradient id="g2" gradientUnits="userSpaceOnUse" x1="%s" y1="%s" x2="%s" y2="%s"><stop offset="0.5" stop-color="#000000" stop-opacity="0"/><stop offset="1" stop-color="#000000" stop-opacity="%s"/></linearGradient>' % (x1, y1, x2, y2, a, x1, y1, x2, y2, b))


def inset(p, c, k, dy=0):
    return [(c + (x - c) * k, c + (y - c) * k + dy) for x, y in p]


def seats():
    for n in SHAPES:
        p = shape(n, 48, 52 if n == 'triangle' else 48, 36)
        body = [path([(x + 1, y + 4) for x, y in p], '#000000', .18, '#000000', w, .16) for w in (5, 10, 15)]
        body += [path(p, '#0a1519', 1, '#0a1519', 8), path(p, '{accent}', 1, '{accent_dark}', 2.4), path(p, 'url(#g1)'), path(p, 'url(#g2)')]
        if n not in ('cross', 'crescent'):
            body.append(path(inset(p, 48, .9, .4 if n == 'triangle' else 0), None, 1, '#ffffff', 1.6, .38))
        write('seats/%s.svg' % n, 96, 96, body, [shine(16, 8, 76, 90, .38, .28)])
        write('seats/%s_line.svg' % n, 96, 96, [path(p, None, 1, '{accent}', 7)])


def emblems():
    for n in SHAPES:
        p = shape(n, 220, 236 if n == 'triangle' else 220, 122)
        body = [path(p, None, 1, '{accent}', i * 9, .024) for i in range(14, 0, -1)]
        body += [path([(x, y + 10) for x, y in p], '#000000', .5, '#000000', 14, .5), path(p, '{accent_dark}', 1, '{accent_dark}', 20), path(p, None, 1, '#000000', 20, .3)]
        body += [path(p, '{accent}', 1, '{accent_dark}', 5), path(p, 'url(#g1)'), path(p, 'url(#g2)')]
        if n not in ('cross', 'crescent'):
            body.append(path(inset(p, 220, .88, 2 if n == 'triangle' else 0), None, 1, '#ffffff', 3, .42))
        write('seats/emblem_%s.svg' % n, 440, 440, body, [shine(110, 90, 320, 350, .45, .34)])


if __name__ == '__main__':
    seats(); emblems()
