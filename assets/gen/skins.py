# Panels, buttons and frames of any size: templates whose {…} tokens the client fills before rasterising.
# A point is written as two strings: 'l14' is 14 design px right of the left edge, 'r2' left of the right edge, 'c3' from the centre;
# 't', 'b' and 'c' do the same downwards. Every length is multiplied by s, so a skin is crisp at any scale.
import re

from lib import *
BASE = {'l': '', 't': '', 'r': 'w', 'b': 'h'}


def num(v):
    return f(float(v))


def px(v):
    return '{%s*s}' % num(v)


def at(p, axis):
    side, off = p[0], float(p[1:] or 0)
    if side in 'lt':
        return px(off)
    if side in 'rb':
        return '{%s-%s*s}' % (axis, num(off))
    return '{%s*0.5%+g*s}' % (axis, off)


def pts(*ps, close=True):
    return 'M' + 'L'.join('%s %s' % (at(x, 'w'), at(y, 'h')) for x, y in ps) + ('Z' if close else '')


def cut(i, c, corners='tl br', bottom=0):
    """The box inset by i, the named corners cut by c; bottom raises the lower edge."""
    k = {q: c if q in corners.split() else 0 for q in ('tl', 'tr', 'br', 'bl')}
    L, R, T, B = 'l%g', 'r%g', 't%g', 'b%g'
    o = i + bottom
    raw = [(L % (i + k['tl']), T % i), (R % (i + k['tr']), T % i), (R % i, T % (i + k['tr'])), (R % i, B % (o + k['br'])),
           (R % (i + k['br']), B % o), (L % (i + k['bl']), B % o), (L % i, B % (o + k['bl'])), (L % i, T % (i + k['tl']))]
    return pts(*[p for n, p in enumerate(raw) if n == 0 or p != raw[n - 1]])


def rounded(i, r, bottom=0):
    """The box inset by i with round corners of radius r (design px)."""
    k = r * .5523
    P = lambda x, y: '%s %s' % (at(x, 'w'), at(y, 'h'))
    l, rr, t, b = i, i, i, i + bottom
    C = lambda a, p, q: 'C%s %s %s' % (P(*a), P(*p), P(*q))
    return ('M' + P('l%g' % (l + r), 't%g' % t) + 'L' + P('r%g' % (rr + r), 't%g' % t)
            + C(('r%g' % (rr + r - k), 't%g' % t), ('r%g' % rr, 't%g' % (t + r - k)), ('r%g' % rr, 't%g' % (t + r)))
            + 'L' + P('r%g' % rr, 'b%g' % (b + r))
            + C(('r%g' % rr, 'b%g' % (b + r - k)), ('r%g' % (rr + r - k), 'b%g' % b), ('r%g' % (rr + r), 'b%g' % b))
            + 'L' + P('l%g' % (l + r), 'b%g' % b)
            + C(('l%g' % (l + r - k), 'b%g' % b), ('l%g' % l, 'b%g' % (b + r - k)), ('l%g' % l, 'b%g' % (b + r)))
            + 'L' + P('l%g' % l, 't%g' % (t + r))
            + C(('l%g' % l, 't%g' % (t + r - k)), ('l%g' % (l + r - k), 't%g' % t), ('l%g' % (l + r), 't%g' % t)) + 'Z')


def pill(i):
    """A box with half-circle ends, as one path."""
    r, k = '(h*0.5-%g*s)' % i, '(h*0.5-%g*s)*0.5523' % i
    x0, x1, y0, y1 = '{%g*s}' % i, '{w-%g*s}' % i, '{%g*s}' % i, '{h-%g*s}' % i
    a, b = '{%g*s+%s}' % (i, r), '{w-%g*s-%s}' % (i, r)
    ak, bk = '{%g*s+%s-%s}' % (i, r, k), '{w-%g*s-%s+%s}' % (i, r, k)
    m, mt, mb = '{h*0.5}', '{h*0.5-%s}' % k, '{h*0.5+%s}' % k
    return 'M%s %sL%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sL%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % (
        a, y0, b, y0, bk, y0, x1, mt, x1, m, x1, mb, bk, y1, b, y1, a, y1, ak, y1, x0, mb, x0, m, x0, mt, ak, y0, a, y0)


def circle(r):
    """A circle round the centre that starts at twelve o'clock and runs clockwise; r is an expression in px."""
    k = '(%s)*0.5523' % r
    X = lambda e: '{w*0.5%s}' % e
    Y = lambda e: '{h*0.5%s}' % e
    r = '(%s)' % r
    return 'M%s %s' % (X(''), Y('-' + r)) + ''.join('C%s %s %s %s %s %s' % q for q in (
        (X('+' + k), Y('-' + r), X('+' + r), Y('-' + k), X('+' + r), Y('')),
        (X('+' + r), Y('+' + k), X('+' + k), Y('+' + r), X(''), Y('+' + r)),
        (X('-' + k), Y('+' + r), X('-' + r), Y('+' + k), X('-' + r), Y('')),
        (X('-' + r), Y('-' + k), X('-' + k), Y('-' + r), X(''), Y('-' + r)))) + 'Z'


class Skin:
    def __init__(s):
        s.defs, s.body = [], []

    def grad(s, p, q, *stops):
        n = 'g%d' % (len(s.defs) + 1)
        t = ''.join('<stop offset="%s" stop-color="%s" stop-opacity="%s"/>' % (num(o), c, num(a)) for o, c, a in [(x + (1,))[:3] for x in stops])
        geo = 'x1="%s" y1="%s" x2="%s" y2="%s"' % (at(p[0], 'w'), at(p[1], 'h'), at(q[0], 'w'), at(q[1], 'h'))
        s.defs.append('<linearGradient id="%s" gradientUnits="userSpaceOnUse" %s>%s</linearGradient>' % (n, geo, t))
        return 'url(#%s)' % n

    def down(s, *stops):
        return s.grad(('l', 't'), ('l', 'b'), *stops)

    def across(s, *stops):
        return s.grad(('l', 't'), ('r', 't'), *stops)

    def fill(s, d, c, a=1):
        s.body.append('<path d="%s" fill="%s"%s/>' % (d, c, '' if a == 1 else ' fill-opacity="%s"' % num(a)))

    def line(s, d, c, w, a=1, extra=''):
        w = px(w) if not isinstance(w, str) else w
        s.body.append('<path d="%s" fill="none" stroke="%s" stroke-width="%s"%s%s/>' % (d, c, w, '' if a == 1 else ' stroke-opacity="%s"' % num(a), extra))

    def dashed(s, d, c, w, a=1):
        """The sides of a closed path in dashes, each a path of its own, its corners whole: a dash that ends within a bend
        makes some readers paint a blot."""
        sides, corners, here = [], [], None
        closed = re.sub('^M([^MLCZ]*)(.*)Z$', r'M\1\2L\1', d)
        for verb, text in re.findall('([MLC])([^MLCZ]*)', closed):
            p = text.split()
            if here and p[-2:] != here:
                straight = verb == 'L' and (p[0] == here[0] or p[1] == here[1])
                (sides if straight else corners).append('M%s %s%s%s' % (*here, verb, text.rstrip()))
            here = p[-2:]
        s.line(''.join(sides), c, w, a, ' stroke-dasharray="{8*s} {6*s}"')
        if corners: s.line(''.join(corners), c, w, a)

    def scanlines(s, a=.024, i=2):
        """One thick line with dashes: thin level lines every 4 px."""
        s.line(pts(('c', 't%g' % (i + 2)), ('c', 'b%g' % (i + 2)), close=False), '#86dcc8', '{w-%g*s}' % (2 * i), a, ' stroke-dasharray="{s} {3*s}"')

    def glow(s, path, c, widths, a):
        for w in widths:
            s.line(path, c, w, a, ' stroke-linejoin="round"')

    def save(s, name):
        p = os.path.join(ROOT, 'common/skins', name + '.svg')
        os.makedirs(os.path.dirname(p), exist_ok=True)
        t = '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">\n'
        t += '<defs>%s</defs>\n' % '\n'.join(s.defs) if s.defs else ''
        with open(p, 'w', newline='\n') as out:
            out.write(t + '\n'.join(s.body) + '\n</svg>\n')


A, AD = '{accent}', '{accent_dark}'


def brackets(s, c=A):
    s.line(pts(('r20', 't1.5'), ('r1.5', 't1.5'), ('r1.5', 't20'), close=False), c, 3, .85)
    s.line(pts(('l1.5', 'b20'), ('l1.5', 'b1.5'), ('l20', 'b1.5'), close=False), c, 3, .85)


def panels():
    s = Skin(); p = cut(1, 14)
    s.fill(p, s.down((0, '#12303a', .97), (.12, '#0d242b', .97), (1, '#071519', .98))); s.scanlines()
    s.line(p, '#02080a', 3.4, .8); s.line(p, '#37656d', 1.6); s.line(pts(('l15', 't1.4'), ('r1', 't1.4'), close=False), A, 1.6, .5); brackets(s); s.save('panel')
    s = Skin(); p = cut(1.2, 14)
    s.fill(p, s.down((0, '#12303a', .97), (.12, '#0d242b', .97), (1, '#071519', .98))); s.fill(p, s.across((0, A, .26), (.6, A, .10), (1, A, .05))); s.scanlines()
    s.line(p, '#02080a', 3.4, .8); s.line(p, A, 2.2); brackets(s); s.save('panel_alert')
    s = Skin(); p = rounded(1, 6)
    s.fill(p, s.down((0, '#030b0d'), (1, '#0a1a1f'))); s.line(p, '#23434a', 1.4); s.line(pts(('l6', 'b.7'), ('r6', 'b.7'), close=False), '#6fa3a3', 1, .35); s.save('well')
    s = Skin(); p = cut(1.2, 16)
    s.fill(p, s.across((0, '#0c2027'), (.4, '#0e262e'), (1, '#0a1b21'))); s.fill(p, s.across((0, A, .30), (.16, A, .11), (.4, A, 0), (1, A, 0))); s.scanlines()
    s.line(p, '#02080a', 3.6, .8); s.line(p, '#37656d', 2); s.line(p, s.across((0, A, 1), (.3, A, .4), (.6, A, 0), (1, A, 0)), 2); s.save('prompt')
    s = Skin(); p = cut(.8, 8, 'br')
    s.fill(p, s.down((0, '#17343b'), (1, '#0a1b20'))); s.line(p, '#4f7a80', 1.4); s.line(p, A, 1.4, .5); s.fill(pts(('l', 't'), ('l5', 't'), ('l5', 'b'), ('l', 'b')), A); s.save('label')
    s = Skin(); p = cut(.8, 10)
    s.fill(p, s.down((0, '#16353d', .99), (1, '#0b1e24', .99))); s.line(p, '#02080a', 3, .7); s.line(p, A, 1.6); s.save('tooltip')
    s = Skin(); s.fill(pts(('l', 't'), ('r', 't'), ('r', 'b'), ('l', 'b')), '#02070a', .72); s.scanlines(.03, 0); s.save('veil')
    s = Skin(); s.fill(pts(('l', 't'), ('r', 't'), ('r', 'b'), ('l', 'b')), s.across((0, A, .75), (.35, A, .4), (1, A, .18))); s.save('divider')
    s = Skin(); e = pts(('l3', 't3'), ('r3', 't3'), ('r3', 'b3'), ('l3', 'b3'))
    s.line(pts(('l7', 't7'), ('r7', 't7'), ('r7', 'b7'), ('l7', 'b7')), A, 14, .19); s.line(e, A, 6); s.save('private_border')


def plate(s, top, mid, low, line, edge=.45, lift=3, press=0):
    """A button plate: body, a darker lower edge of `lift` px, a bright upper edge; press lowers the body."""
    b = cut(1, 10, bottom=lift - press) if not press else None
    if lift and not press:
        s.fill(cut(1, 10), '#040c0f')
    d = b or pts(('l11', 't%g' % (1 + press)), ('r1', 't%g' % (1 + press)), ('r1', 'b11'), ('r11', 'b1'), ('l1', 'b1'), ('l1', 't%g' % (11 + press)))
    s.fill(d, s.down((0, top), (.5, mid), (1, low)))
    s.line(d, line, 1.8)
    if edge:
        s.line(pts(('l12', 't%g' % (2 + press)), ('r2', 't%g' % (2 + press)), close=False), '#dffcf2', 1.2, edge)
    return d


def buttons():
    s = Skin(); plate(s, '#265059', '#173840', '#102a31', A); s.save('button')
    s = Skin(); d = plate(s, '#2b5f69', '#1f4c56', '#153841', '#dffcf2', .8); s.fill(d, A, .08); s.save('button_hover')
    s = Skin(); plate(s, '#0e262c', '#13313a', '#193d46', A, 0, 3, 3); s.line(pts(('l11', 't4.8'), ('r2', 't4.8'), close=False), '#000000', 3, .35); s.save('button_pressed')
    s = Skin(); d = plate(s, '#1d454e', '#17404a', '#12333b', A, .5); s.fill(d, s.down((0, A, .22), (1, A, .07))); s.line(d, A, 2.6); s.save('button_on')
    s = Skin(); d = cut(1, 10, bottom=3); s.fill(cut(1, 10), AD); s.fill(cut(1, 10), '#000000', .35)
    s.fill(d, A); s.fill(d, s.down((0, '#ffffff', .5), (.45, '#ffffff', .02), (1, '#ffffff', 0))); s.fill(d, s.down((0, AD, 0), (.45, AD, 0), (1, AD, .34)))
    s.line(d, '#fff1d2', 1.6, .75); s.line(pts(('l12', 't2'), ('r2', 't2'), close=False), '#ffffff', 1.4, .8); s.save('button_primary')
    s = Skin(); d = cut(1, 10, bottom=3); s.fill(cut(1, 10), AD); s.fill(cut(1, 10), '#000000', .35)
    s.fill(d, A); s.fill(d, s.down((0, '#ffffff', .66), (.5, '#ffffff', .22), (1, '#ffffff', .06)))
    s.line(d, '#ffffff', 2.2, .9); s.save('button_primary_hover')
    s = Skin(); d = pts(('l11', 't4'), ('r1', 't4'), ('r1', 'b11'), ('r11', 'b1'), ('l1', 'b1'), ('l1', 't14'))
    s.fill(d, A); s.fill(d, s.down((0, AD, .5), (.3, AD, .18), (1, AD, .1))); s.line(d, '#fff1d2', 1.6, .6); s.line(pts(('l11', 't5'), ('r2', 't5'), close=False), '#000000', 3, .22); s.save('button_primary_pressed')
    s = Skin(); d = cut(1, 10)
    s.fill(d, '#0b1a1f')
    s.body.append('<path d="M{6*s} {6*s}L{(w+h)*0.5-6*s} {(w+h)*0.5-6*s}" fill="none" stroke="#1b363d" stroke-width="{(w+h)*2}" stroke-dasharray="{3*s} {6.9*s}"/>')
    s.line(d, '#0b1a1f', 3); s.dashed(d, '#4a6f76', 1.8); s.save('button_disabled')
    s = Skin(); d = cut(1, 14)
    s.fill(d, '#07151a', .8); s.dashed(d, A, 1.8, .8); s.save('button_ghost')
    s = Skin(); d = cut(3, 15); s.line(d, '#04090b', 6); s.line(d, '#fff6df', 3); s.save('focus')
    s = Skin(); d = rounded(3, 14); s.line(d, '#04090b', 6); s.line(d, '#fff6df', 3); s.save('card_focus')
    s = Skin(); d = rounded(3, 14); s.line(d, '#04090b', 5); s.line(d, A, 3); s.save('swatch_ring')


def seats():
    s = Skin(); p = cut(.8, 12, 'br')
    s.fill(p, s.across((0, '#0f272e'), (.3, '#0f272e'), (1, '#0a1b20'))); s.fill(p, s.across((0, A, .24), (.35, A, .04), (1, A, 0)))
    s.line(p, '#2c5058', 1.5); s.line(p, A, 1.5, .25); s.fill(pts(('l', 't'), ('l6', 't'), ('l6', 'b'), ('l', 'b')), A); s.save('seat')
    s = Skin(); p = cut(1.3, 12, 'br')
    s.fill(p, s.across((0, '#0f272e'), (.5, '#0f272e'), (1, '#0d222a'))); s.fill(p, s.across((0, A, .30), (.5, A, .12), (1, A, .04)))
    s.line(p, A, 2.6); s.fill(pts(('l', 't'), ('l8', 't'), ('l8', 'b'), ('l', 'b')), A); s.save('seat_lit')
    s = Skin(); p = cut(.8, 12, 'br')
    s.fill(p, '#091a1f', .7); s.dashed(p, '#3b5c63', 1.5); s.save('seat_empty')
    s = Skin(); s.fill(pill(0), A); s.save('pill')
    s = Skin(); s.fill(pill(.8), '#0b1f25'); s.line(pill(.8), A, 1.6); s.save('pill_line')
    s = Skin(); s.fill(rounded(.8, 6), '#071316'); s.line(rounded(.8, 6), A, 1.6); s.save('count')
    s = Skin(); s.fill(rounded(.6, 4), A); s.fill(rounded(.6, 4), s.down((0, '#ffffff', .28), (.5, '#ffffff', 0), (1, '#ffffff', 0))); s.fill(rounded(.6, 4), s.down((0, AD, 0), (.5, AD, 0), (1, AD, .4))); s.line(rounded(.6, 4), AD, 1.2); s.save('bar')
    s = Skin(); s.fill(rounded(.6, 4), '#0a1a1f'); s.line(rounded(.6, 4), '#23434a', 1.2); s.save('bar_rail')
    s = Skin(); s.fill(circle('min(w,h)*0.5-1.2*s'), '#0b1d23'); s.line(circle('min(w,h)*0.5-1.2*s'), A, 2.4); s.save('node')


def rows():
    """A row to choose, the chosen one, one that is closed; a tag in a picture's corner."""
    s = Skin(); p = cut(.8, 8, 'br'); s.fill(p, '#123038', .95); s.line(p, A, 1.3); s.save('option')
    s = Skin(); p = cut(1.2, 8, 'br'); s.fill(p, '#3a2c12', .97); s.line(p, A, 2.5); s.save('option_on')
    s = Skin(); p = cut(.8, 8, 'br'); s.line(p, A, 1.2, .7); s.save('option_off')
    s = Skin(); s.fill(rounded(.8, 6), '#071316', .88); s.line(rounded(.8, 6), A, 1.5); s.save('tag')


def cards():
    s = Skin(); o = cut(1, 18)
    s.fill(pts(('l', 't'), ('l19', 't'), ('l', 't19')), '#0a181d')
    low = [('l1', '{Y}'), ('r1', '{Y}'), ('r1', 'b19'), ('r19', 'b1'), ('l1', 'b1')]
    d = 'M{s} {w*0.6814}L{w-s} {w*0.6814}L{w-s} {h-19*s}L{w-19*s} {h-s}L{s} {h-s}Z'
    n = 'g%d' % (len(s.defs) + 1)
    s.fill(d, s.grad(('l', 'c'), ('l', 'b'), (0, '#0e2027'), (.5, '#0c1d24'), (1, '#08151a')))
    s.defs.append('<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="{w*0.6814-90*s}" x2="0" y2="{w*0.6814}"><stop offset="0" stop-color="#0e2027" stop-opacity="0"/><stop offset="1" stop-color="#0e2027" stop-opacity="1"/></linearGradient>')
    s.defs.append('<linearGradient id="tint" gradientUnits="userSpaceOnUse" x1="0" y1="{w*0.6814-90*s}" x2="0" y2="{w*0.6814+150*s}"><stop offset="0" stop-color="{accent}" stop-opacity="0"/><stop offset="0.375" stop-color="{accent}" stop-opacity="0.18"/><stop offset="1" stop-color="{accent}" stop-opacity="0"/></linearGradient>')
    s.fill('M{s} {w*0.6814-90*s}L{w-s} {w*0.6814-90*s}L{w-s} {w*0.6814+0.5*s}L{s} {w*0.6814+0.5*s}Z', 'url(#fade)')
    s.fill('M{s} {w*0.6814-90*s}L{w-s} {w*0.6814-90*s}L{w-s} {w*0.6814+150*s}L{s} {w*0.6814+150*s}Z', 'url(#tint)')
    s.line(o, '#02080a', 4.5, .7); s.line(o, '#3a6068', 2); s.line(o, A, 2, .62); s.line(pts(('l19', 't1'), ('r1', 't1'), close=False), A, 2.2)
    s.fill('M{24*s} {w*0.6814+4*s}L{80*s} {w*0.6814+4*s}L{80*s} {w*0.6814+8*s}L{24*s} {w*0.6814+8*s}Z', A); s.save('world_card')
    s = Skin(); o = cut(1.2, 20)
    s.fill(pts(('l', 't'), ('l21', 't'), ('l', 't21')), '#0b1d23'); s.fill(pts(('r', 'b'), ('r21', 'b'), ('r', 'b21')), '#0b0f1b')
    s.line(o, '#02080a', 5, .8); s.line(o, A, 2.4); s.line(pts(('l21', 't2'), ('r2', 't2'), close=False), '#ffe9bf', 1.6, .7); s.save('banner_frame')
    s = Skin(); s.fill(pts(('l', 't'), ('r', 't'), ('r', 'b'), ('l', 'b')), s.across((0, '#10262d'), (.27, '#0d2128'), (.34, '#0d2128', .92), (.41, '#0d2128', .5), (.48, '#0d2128', .08), (.54, '#0d2128', 0), (1, '#0d2128', 0))); s.save('banner_fade')


TAU = 6.2832


def dials():
    # nanosvg inverts a pattern whose offset falls into a gap, so a mark at v is a dot, a gap of v, the mark.
    s = Skin(); R = 'min(w,h)*0.3958'; L = '%s*%s' % (num(TAU), R)
    s.fill(circle('min(w,h)*0.4583'), '#06110f'); s.line(circle(R), '#1d3b42', '{min(w,h)*0.094}')
    dash = ' stroke-dasharray="{max(v,0.002)*%s} {%s}"' % (L, L)
    for k in (.26, .21, .155):
        s.line(circle(R), A, '{min(w,h)*%g}' % k, .08, dash)
    s.line(circle(R), A, '{min(w,h)*0.094}', 1, dash)
    s.line(circle(R), '#fff3d6', '{min(w,h)*0.115}', 1, ' stroke-dasharray="0.01 {max(v*%s-min(w,h)*0.05,0.01)} {min(w,h)*0.05} {%s}"' % (L, L))
    s.line(circle('min(w,h)*0.286'), '#4f7a80', '{min(w,h)*0.03}', 1, ' stroke-dasharray="{min(w,h)*0.012} {min(w,h)*%s}"' % num(TAU * .286 / 30 - .012)); s.save('timer')
    s = Skin(); R = 'min(w,h)*0.40625'; L = '%s*%s' % (num(TAU), R); W = '{min(w,h)*0.0875}'
    s.fill(circle('min(w,h)*0.4875'), '#050f12'); s.line(circle('min(w,h)*0.4875'), '#33575e', '{min(w,h)*0.0125}')
    s.line(circle(R), '#17343a', W); s.line(circle(R), A, W, 1, ' stroke-dasharray="{max(v,0.002)*%s} {%s}"' % (L, L))
    s.line(circle(R), '#050f12', '{min(w,h)*0.095}', 1, ' stroke-dasharray="{%s/n*0.3} {%s/n*0.7}" stroke-dashoffset="{%s/n*0.15}"' % (L, L, L))
    s.line(circle('min(w,h)*0.4'), '#ffb454', '{min(w,h)*0.175}', 1, ' stroke-dasharray="0.01 {max(v*%s*min(w,h)-min(w,h)*0.012,0.01)} {min(w,h)*0.024} {%s*min(w,h)}"' % (num(TAU * .4), num(TAU * .4)))
    s.fill(circle('min(w,h)*0.3125'), '#08161a'); s.line(circle('min(w,h)*0.3125'), '#2c5058', '{min(w,h)*0.01}'); s.save('dial')


def controls():
    s = Skin(); s.fill(rounded(1, 6), '#050d10'); s.line(rounded(1, 6), A, 1.6); s.line(pts(('l8', 't2'), ('r8', 't2'), close=False), '#000000', 2, .6); s.save('field')
    s = Skin(); s.fill(rounded(1.6, 6), '#050d10'); s.line(rounded(1.6, 6), '#fff6df', 3); s.save('field_focus')
    s = Skin(); p = cut(.9, 8); s.fill(p, s.down((0, '#1d424b'), (1, '#10292f'))); s.line(p, A, 1.5); s.line(pts(('l9', 't1.7'), ('r1', 't1.7'), close=False), '#dffcf2', 1, .35)
    s.line('M{w-30*s} {h*0.5-4*s}L{w-22*s} {h*0.5+4*s}L{w-14*s} {h*0.5-4*s}', '#c9d6cf', 2.4, 1, ' stroke-linecap="round" stroke-linejoin="round"'); s.save('dropdown')
    knob = lambda cx, c, i=4.5: '<circle cx="%s" cy="{h*0.5}" r="{h*0.5-%g*s}" fill="%s"/>' % (cx, i, c)
    s = Skin(); s.fill(pill(1), A); s.fill(pill(1), s.down((0, AD, .3), (1, '#ffffff', .2))); s.line(pill(1), '#fff0c8', 1.6, .8); s.body.append(knob('{w-h*0.5}', '#171204'))
    s.line('M{w-h*0.68} {h*0.5}L{w-h*0.55} {h*0.625}L{w-h*0.325} {h*0.375}', A, '{h*0.075}', 1, ' stroke-linecap="round" stroke-linejoin="round"'); s.save('toggle_on')
    s = Skin(); s.fill(pill(1), '#08161a'); s.line(pill(1), '#6f9a9c', 1.6); s.body.append(knob('{h*0.5}', '#8fb0ae'))
    s.line('M{h*0.375} {h*0.375}L{h*0.625} {h*0.625}M{h*0.625} {h*0.375}L{h*0.375} {h*0.625}', '#08161a', '{h*0.075}', 1, ' stroke-linecap="round"'); s.save('toggle_off')
    s = Skin(); s.fill(pill(.7), '#050d10'); s.line(pill(.7), '#4f7a80', 1.3); s.save('slider_rail')
    s = Skin(); s.fill(pill(0), A); s.fill(pill(0), s.down((0, '#ffffff', .3), (1, AD, .35))); s.save('slider_fill')
    s = Skin(); c = 'min(w,h)*0.5-%g*s'; s.fill(circle(c % 1), AD); s.fill(circle(c % 2.5), A); s.fill(circle(c % 2.5), s.down((0, '#ffffff', .5), (.5, '#ffffff', 0), (1, AD, .3))); s.line(circle(c % 1.6), '#fff3d6', 1.6); s.fill(circle('min(w,h)*0.14'), '#241302'); s.save('slider_knob')
    s = Skin(); s.fill(rounded(0, 6), '#050d10', .8); s.save('scroll_rail')
    thumb = rounded(1, 4); s = Skin(); s.fill(thumb, s.across((0, '#5d9094'), (1, '#2c5862'))); s.line(thumb, A, 1.2, .8); s.save('scrollbar')
    s = Skin(); p = cut(1, 10, 'tl'); s.fill(p, s.down((0, '#1d454e'), (1, '#0d242b'))); s.line(p, '#37656d', 1.6); s.line(pts(('l11', 't2'), ('r1', 't2'), close=False), A, 3.4); s.fill(pts(('l1.8', 'b2.5'), ('r1.8', 'b2.5'), ('r1.8', 'b'), ('l1.8', 'b')), '#0d242b'); s.save('tab_on')
    s = Skin(); p = cut(1, 10, 'tl'); s.fill(p, '#0a1b20', .9); s.line(p, '#2c5058', 1.4); s.save('tab_off')
    s = Skin(); s.fill(rounded(1, 5), '#050d10'); s.line(rounded(1, 5), A, 1.8); s.save('checkbox_off')
    s = Skin(); s.fill(rounded(1, 5), A); s.line(rounded(1, 5), '#fff0c8', 1.6, .8); s.line('M{w*0.24} {h*0.52}L{w*0.43} {h*0.7}L{w*0.77} {h*0.31}', '#171204', '{w*0.12}', 1, ' stroke-linecap="round" stroke-linejoin="round"'); s.save('checkbox_on')


def light():
    s = Skin(); d = cut(16, 10)
    for k in range(8):
        s.line(d, A, 4 + 3.4 * k, .05, ' stroke-linejoin="round"')
    s.save('glow')
    s = Skin(); d = rounded(16, 10)
    for k in range(7):
        s.line(d, '#000000', 4 + 3.6 * k, .07, ' stroke-linejoin="round"')
    s.fill(d, '#000000', .4); s.save('shadow')
    s = Skin(); s.line(pts(('c', 't8'), ('c', 'b14'), close=False), A, 3); s.body.append('<circle cx="{w*0.5}" cy="{5*s}" r="{5*s}" fill="{accent}"/>'); s.fill(pts(('c', 'b'), ('c-10', 'b14'), ('c10', 'b14')), A); s.save('leader')
    s = Skin(); s.line('M{w*0.2} {h*0.08}L{w*0.73} {h*0.5}L{w*0.2} {h*0.92}', A, 2.4, .9); s.line('M{w*0.02} {h*0.08}L{w*0.55} {h*0.5}L{w*0.02} {h*0.92}', A, 1.4, .4); s.save('chev')


def counters():
    """Where a number stands on its line; an action that is left, and one that is spent."""
    s = Skin(); d = pts(('c', 't1'), ('r1', 'c'), ('c', 'b1'), ('l1', 'c')); s.fill(d, '#02060a'); d = pts(('c', 't3'), ('r3', 'c'), ('c', 'b3'), ('l3', 'c')); s.fill(d, A); s.save('marker')
    hexagon = lambda i: 'M' + 'L'.join('{w*0.5%+g*(w*0.5-%g*s)} {h*0.5%+g*(h*0.5-%g*s)}' % (x, i, y, i) for x, y in ((0, -1), (.866, -.5), (.866, .5), (0, 1), (-.866, .5), (-.866, -.5))) + 'Z'
    s = Skin(); s.fill(hexagon(2), A); s.fill(hexagon(2), s.down((0, '#ffffff', .45), (.5, '#ffffff', .04), (1, AD, .35))); s.line(hexagon(2), '#ffffff', 1.5, .75)
    s.fill('M{w*0.54} {h*0.22}L{w*0.32} {h*0.55}L{w*0.47} {h*0.55}L{w*0.44} {h*0.78}L{w*0.68} {h*0.44}L{w*0.53} {h*0.44}Z', '#171204'); s.save('action')
    s = Skin(); s.fill(hexagon(2), '#0a121b', .9); s.line(hexagon(2), '#55748a', 1.6); s.line('M{w*0.36} {h*0.36}L{w*0.64} {h*0.64}M{w*0.64} {h*0.36}L{w*0.36} {h*0.64}', '#55748a', 2); s.save('action_spent')


def recast(root, colour, own):
    """The common templates in a world's own colours, and what `own` adds to them, into the world's folder `root`."""
    global ROOT
    write, common = Skin.save, ROOT

    def save(s, name):
        s.defs = [re.sub('#[0-9a-f]{6}', lambda m: colour(m.group(0)), t) for t in s.defs]
        s.body = [re.sub('#[0-9a-f]{6}', lambda m: colour(m.group(0)), t) for t in s.body]
        write(s, name)
    ROOT, Skin.save, Skin.scanlines = root, save, lambda s, a=0, i=0: None
    panels(); buttons(); seats(); cards(); dials(); controls(); light()
    Skin.save = write
    own()
    ROOT = common
    made, keep = os.path.join(root, 'common', 'skins'), os.path.join(root, 'skins')
    os.makedirs(keep, exist_ok=True)
    for f in sorted(os.listdir(made)):
        if f not in ('world_card.svg', 'banner_frame.svg', 'banner_fade.svg'):
            os.replace(os.path.join(made, f), os.path.join(keep, f))
        else:
            os.remove(os.path.join(made, f))
    os.removedirs(made)


if __name__ == '__main__':
    panels(); buttons(); seats(); rows(); cards(); dials(); controls(); light(); counters()
