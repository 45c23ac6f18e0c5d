# Seven crew portraits: head and shoulders in a disc, light from the upper left, told apart by age, hair, build and mood.
from lib import *


class Bust:
    """Draws in a disc of radius 50 about the origin; k scales it to the picture."""
    def __init__(b, s, cx, cy, r, spec):
        b.s, b.cx, b.cy, b.k, b.r, b.o = s, cx, cy, r / 50, r, spec

    def at(b, x, y):
        return b.cx + x * b.k, b.cy + y * b.k

    def P(b, *p, close=True, t=.95):
        return smooth([b.at(x, y) for x, y in p], close, t)

    def poly(b, *p):
        return pd([b.at(x, y) for x, y in p])

    def fill(b, d, c, a=1):
        b.s.path(d, c, op=a)

    def line(b, p, c, w, a=1):
        b.s.path(b.P(*p, close=False, t=.9), None, c, w * b.k, a, 'round', 'round')

    def dot(b, x, y, r, c, a=1, ry=None):
        b.s.circ(*b.at(x, y), r * b.k, c, op=a, ry=ry * b.k if ry else None)

    def lg(b, x1, y1, x2, y2, *st):
        return b.s.lg(*b.at(x1, y1), *b.at(x2, y2), *st)

    def rg(b, x, y, r, *st):
        return b.s.rg(*b.at(x, y), r * b.k, *st)


def skull(o):
    w, j, c = o['w'], o['jaw'], o['chin']
    return [(-w * .93, -16), (-w * .62, -31), (w * .62, -31), (w * .93, -16), (w, -1), (w * .9, c * .5), (j, c * .84), (j * .42, c), (-j * .42, c), (-j, c * .84), (-w * .9, c * .5), (-w, -1)]


def ground(b):
    o, bg = b.o, b.o['bg']
    b.s.circ(b.cx, b.cy, b.r, b.rg(-16, -22, 92, (0, lt(bg, .26)), (.45, bg), (1, dk(bg, .72))))
    for i in range(4):
        b.s.pl(arc(b.cx, b.cy + 8 * b.k, b.k * (28 + 7 * i), 196, 344, 20), '#ffffff', .7 * b.k, .06)


def shoulders(b):
    o, suit = b.o, b.o['suit']; q = o.get('build', 0)
    left = [b.at(*p) for p in ((-12, 20), (-28 - q, 26 - q * .4))]
    right = [b.at(*p) for p in ((28 + q, 26 - q * .4), (12, 20))]
    rim = arc(b.cx, b.cy, b.r * .985, 145 - q, 35 + q, 26)
    b.s.path(left + rim + right, b.lg(-36, 10, 34, 40, (0, lt(suit, .3)), (.5, suit), (1, dk(suit, .65))))
    b.fill(b.P((-11, 12), (11, 12), (13, 26), (0, 35), (-13, 26)), dk(o['skin'], .45))
    o['collar'](b, suit)


def head(b):
    o, skin, w = b.o, b.o['skin'], b.o['w']
    for e in (-1, 1):
        b.fill(b.P((e * w * .95, -6), (e * (w + 3.6), -5), (e * (w + 3), 4), (e * w * .93, 6)), lt(skin, .03) if e < 0 else dk(skin, .4))
        b.line(((e * (w + 1), -3), (e * (w + 1.6), 2)), dk(skin, .5), .9, .7)
    d = b.P(*skull(o))
    b.fill(d, b.lg(-w, -18, w, 10, (0, lt(skin, .2)), (.42, skin), (.75, dk(skin, .2)), (1, dk(skin, .5))))
    c, j = o['chin'], o['jaw']
    b.fill(b.P((3, -29), (w * .66, -27), (w * .94, -12), (w * .98, 1), (w * .86, c * .56), (j * .9, c * .84), (j * .36, c * .98), (3, c * .95), (9, c * .6), (11, 2), (5, -6)), '#000000', .075)
    b.fill(b.P((-j * .8, c * .86), (0, c * .8), (j * .8, c * .86), (j * .42, c), (-j * .42, c)), '#000000', .13)
    b.dot(-w * .55, 5, 4.4, o.get('blush', lt(skin, .28)), .2, 3.4)


def eyes(b):
    o, skin = b.o, b.o['skin']; y = -3.5; n = o.get('lid', 0)
    for e in (-1, 1):
        x = e * o.get('gap', 8.2)
        b.fill(b.P((x - 6.6, y - 1), (x, y - 5.4), (x + 6.6, y - 1), (x, y + 3.6)), dk(skin, .5), .5)
        b.fill(b.P((x - 4.9, y + .2), (x - 1, y - 2.9 + n), (x + 2, y - 2.8 + n), (x + 4.9, y + .2), (x, y + 2.3)), '#efe9dc' if e < 0 else '#c9c3b6')
        b.dot(x + o.get('look', .4), y - .3, 2.5, o['iris']); b.dot(x + o.get('look', .4), y - .3, 1.25, '#0a0808')
        b.dot(x - .5, y - 1.2, .75, '#ffffff', .95)
        b.line(((x - 5.2, y + .2), (x - 1, y - 3 + n), (x + 2, y - 2.9 + n), (x + 5.2, y + .1)), '#150d0a', 1.5, .95)
        if o.get('bags'):
            b.line(((x - 4, y + 4.6), (x, y + 5.8), (x + 4, y + 4.4)), dk(skin, .5), 1, .6)
        t, a, up = o.get('brow', (1.9, 0, 0)); lift = up if e > 0 else 0
        b.line(((x - e * 5.6, y - 6.2 + a - lift), (x + e * 1, y - 8 - a * .2 - lift), (x + e * 6.4, y - 6.6 - a * .5 - lift)), o['browc'], t, .95)


def middle(b):
    o, skin = b.o, b.o['skin']; n = o.get('nose', 3.4)
    b.fill(b.P((.6, -6), (2.6, 3), (n + 1, 8), (1, 9.4), (-1.6, 8.4), (0, 2)), dk(skin, .34), .6)
    b.line(((-.6, -4), (-1, 4)), lt(skin, .35), 1.2, .6)
    b.line(((-n, 7.4), (-1.4, 9), (1.4, 9), (n, 7.2)), dk(skin, .55), 1.2, .85)
    y, w, q = o['chin'] * .62 + .6, o.get('mw', 6.2), o.get('smile', 0)
    lip = o.get('lip', dk(skin, .32))
    b.fill(b.P((-w, y - q), (-1.6, y - 1.8), (0, y - 1.3), (1.6, y - 1.8), (w, y - q * .8), (0, y + 3.2)), lip, .85)
    b.line(((-w, y - q), (0, y + q * .35 + .2), (w, y - q * .8)), dk(skin, .75), 1.3, .95)
    b.line(((-2.4, y + 4.6), (2.4, y + 4.6)), dk(skin, .4), 1, .5)


def age(b, n):
    """Lines of a worn face; n from 1 (forties) to 3."""
    sk = dk(b.o['skin'], .48)
    for e in (-1, 1):
        b.line(((e * 5, 6.6), (e * 8.4, 10), (e * 8.6, 13.6)), sk, .9, .3 + .12 * n)
        for i in range(n):
            b.line(((e * 14.4, -4 + i * 1.8), (e * 17, -5 + i * 2.8)), sk, .7, .55)
    for i in range(n - 1):
        b.line(((-8, -18 - i * 3.6), (0, -19 - i * 3.6), (8, -18 - i * 3.6)), sk, .9, .45)


def hair(b, c, *p, a=1):
    b.fill(b.P(*p), b.lg(-20, -36, 20, 4, (0, lt(c, .38)), (.35, c), (1, dk(c, .55))), a)


def strands(b, c, lines, a=.4):
    for p in lines:
        b.line(p, lt(c, .5), .6, a * .75)


def lapels(b, suit):
    b.fill(b.poly((-14, 20), (-24, 26), (-4, 46), (1, 36)), lt(suit, .38)); b.fill(b.poly((14, 20), (24, 26), (5, 46), (1, 36)), dk(suit, .3))
    b.line(((1, 36), (.6, 49)), '#0a1214', 1.2, .7)


def zip_collar(b, suit):
    b.fill(b.P((-14, 19), (-12, 30), (0, 39), (-2, 43), (-19, 31)), lt(suit, .3)); b.fill(b.P((14, 19), (12, 30), (0, 39), (2, 43), (19, 31)), dk(suit, .25))
    b.line(((0, 39), (0, 49)), '#d8d2b8', 1.3, .8)


def fur_collar(b, suit):
    for x, y in ((-24, 28), (-18, 33), (-11, 38), (-4, 43), (24, 28), (18, 33), (11, 38), (4, 43)):
        b.dot(x, y, 6.4, mix('#d9c49a' if x < 0 else '#8a744c', '#000000', .06))
    for x, y in ((-26, 25), (-20, 31), (-13, 36), (-6, 41)):
        b.dot(x, y, 2.6, '#fff2d0', .45)


def high_collar(b, suit):
    b.fill(b.P((-15, 15), (-16, 27), (0, 36), (16, 27), (15, 15), (12, 24), (0, 30), (-12, 24)), b.lg(-16, 0, 16, 0, (0, lt(suit, .5)), (1, dk(suit, .4))))
    b.line(((-15, 24), (0, 33.4), (15, 24)), '#e9d487', 1.2, .8)


def scarf(b, suit):
    c = '#b8402c'
    b.fill(b.P((-17, 18), (0, 27), (17, 18), (19, 28), (0, 38), (-19, 28)), b.lg(-18, 0, 18, 0, (0, lt(c, .2)), (1, dk(c, .5)))); b.fill(b.P((-6, 34), (2, 34), (6, 48), (-8, 48)), dk(c, .25))
    b.line(((-14, 25), (0, 32), (14, 25)), '#ffd9b0', .9, .5)


def straps(b, suit):
    lapels(b, suit)
    for e in (-1, 1):
        b.fill(b.poly((e * 26, 26), (e * 32, 29), (e * 26, 46), (e * 19, 47)), '#c98a2a' if e < 0 else '#6a4512')


def vega(b):
    c = b.o['hair']
    b.dot(7, -39, 9.4, b.lg(0, -48, 16, -30, (0, lt(c, .4)), (1, dk(c, .3)))); b.line(((1, -42), (7, -45), (13, -41)), lt(c, .5), .9, .5)
    hair(b, c, (-18, -4), (-19.6, -18), (-13, -31), (0, -35), (13, -31), (19.6, -18), (18.4, -4), (15, -18), (4, -26), (-8, -25), (-15.4, -17))
    strands(b, c, (((-15, -20), (-6, -29), (6, -33)), ((-8, -26), (2, -30), (9, -34)), ((14, -20), (9, -28), (7, -33))))
    b.line(((-20, -2), (-21, -20), (-11, -35), (9, -36), (21, -20), (21, -4)), '#20292b', 2.6); b.line(((-20, -4), (-20.6, -20), (-11, -34.6)), '#9fb8b5', .8, .8)
    b.fill(b.P((-25, -8), (-20, -9), (-19, 4), (-24, 4)), '#2c3a3d'); b.dot(-22.4, -2, 2.6, '#86dcc8', .9)
    b.line(((-21, 5), (-17, 15), (-8, 18.6)), '#20292b', 1.8); b.dot(-7.6, 18.6, 2.2, '#3a494c'); b.dot(-8.2, 18, .8, '#b9cfca')


def okoro(b):
    c = b.o['hair']
    hair(b, c, (-19, -6), (-20, -20), (-11, -34), (11, -34), (20, -20), (19, -6), (16.4, -19), (8, -26), (-8, -26), (-16.4, -19))
    hair(b, c, (-19, -2), (-16, 7), (-8, 9.4), (0, 8.6), (8, 9.4), (16, 7), (19, -2), (18.4, 14), (11, 27), (0, 31), (-11, 27), (-18.4, 14))
    b.fill(b.P((-6, 27), (0, 20), (6, 27), (0, 31)), '#b9b3a6', .75); strands(b, '#9a958a', (((-12, 18), (-8, 24)), ((-16, 8), (-14, 15)), ((-3, 22), (-2, 28)), ((3, 22), (2, 28))), .6)
    y = b.o['chin'] * .62 + .6
    b.fill(b.P((-6, y - 1.2), (0, y - 2.2), (6, y - 1.2), (0, y + 2.8)), '#8a4a3e'); b.line(((-6.4, y - 1.4), (0, y), (6.4, y - 1.4)), '#1a0c08', 1.3)
    for e in (-1, 1):
        b.dot(e * 9, -24, 8, '#2a2018'); b.dot(e * 9, -24, 6.2, b.lg(e * 9 - 6, -30, e * 9 + 6, -18, (0, '#ffd98f'), (.5, '#a8641c'), (1, '#3a1c08'))); b.line(((e * 9 - 3.4, -27), (e * 9, -28.4)), '#fff3d0', 1.4, .9)
    b.line(((-1.4, -24), (1.4, -24)), '#2a2018', 3); b.line(((-17, -24), (-20.4, -19)), '#2a2018', 3.4); b.line(((17, -24), (20.4, -19)), '#2a2018', 3.4)


def lind(b):
    c = b.o['hair']
    hair(b, c, (-17, -22), (-8, -33), (6, -36), (18, -27), (21.6, -10), (22, 8), (20, 18), (15, 17), (17, 2), (15.6, -12), (9, -21), (0, -25), (-9, -20), (-15.6, -10), (-17, 4), (-15, 17), (-21, 17), (-22.4, 4), (-21.4, -12))
    hair(b, c, (-14, -10), (-15, -21), (-3, -31), (12, -29), (6, -23), (-2, -15), (-6, -9))
    strands(b, '#e9dcc0', (((-18, -12), (-13, -26), (0, -33)), ((-19, 4), (-19, -8)), ((6, -33), (16, -25), (20, -8)), ((-8, -16), (2, -26), (9, -28))), .65)
    for e in (-1, 1):
        d = b.P((e * 2.2, -6.4), (e * 8.4, -8.8), (e * 14.6, -6.4), (e * 14, 1.8), (e * 8.4, 3.8), (e * 3, 1.8)); b.fill(d, '#cfefff', .16); b.s.path(d, None, '#2b3336', 1.5 * b.k)
        b.line(((e * 8.4 - 4, -5.4), (e * 8.4 - 1, -7)), '#ffffff', 1, .85)
    b.line(((-2.2, -4.6), (0, -5.6), (2.2, -4.6)), '#2b3336', 1.4)


def ruiz(b):
    c = b.o['hair']
    hair(b, c, (-18, -4), (-20, -20), (-15, -31), (-4, -40), (10, -41), (20, -33), (16, -29), (20, -20), (18, -4), (15.6, -17), (6, -24), (-8, -22), (-15.4, -14))
    for x, y, q in ((-14, -30, 5), (-7, -36, 5.6), (1, -39, 5.6), (9, -39, 5.4), (15, -34, 4.6), (-17, -22, 4)):
        b.dot(x, y, q, b.rg(x - 2, y - 2, q * 1.4, (0, lt(c, .34)), (1, dk(c, .35))))
    b.fill(b.P((-17, 4), (-13, 16), (-6, 22.6), (6, 22.6), (13, 16), (17, 4), (10, 13), (0, 10.6), (-10, 13)), '#2a1a12', .2)
    b.line(((9, 6), (13.6, 11)), '#1a1008', 3.4, .4); b.line(((-15, 9), (-12, 12)), '#1a1008', 2.4, .22)


def sato(b):
    c = b.o['hair']
    hair(b, c, (-18, -18), (-9, -33), (9, -33), (18, -18), (21.4, 0), (22, 13), (16.4, 14), (16.8, -6), (15.4, -11.6), (0, -12.4), (-15.4, -11.6), (-16.8, -6), (-16.4, 14), (-22, 13), (-21.4, 0))
    b.fill(b.poly((-16.6, -11), (-15, -24), (15, -24), (16.6, -11)), dk(c, .25)); strands(b, c, tuple(((x, -24), (x * 1.04, -12.4)) for x in (-12, -8, -4, 0, 4, 8)), .35)
    b.line(((-15, -22), (-9, -29.6), (4, -31)), '#7fa6b4', 2.2, .5); b.line(((-19.6, -4), (-19.8, 10)), '#7fa6b4', 1.6, .4)


def brandt(b):
    c = b.o['hair']
    b.fill(b.P((-13, -26), (-6, -31), (-2, -29), (-9, -22)), '#ffffff', .38)
    for e in (-1, 1):
        b.fill(b.P((e * 17.6, -14), (e * 20, -8), (e * 19.4, 2), (e * 16.6, 0)), dk(c, .1) if e < 0 else dk(c, .45))
    hair(b, c, (-18.6, -1), (-14, 6), (-7, 8.6), (0, 7.4), (7, 8.6), (14, 6), (18.6, -1), (17.6, 14), (9, 27), (0, 30), (-9, 27), (-17.6, 14))
    y = b.o['chin'] * .62 + .6
    b.line(((-6, y + .6), (0, y - .4), (6, y + .8)), '#4a2a20', 1.6); b.fill(b.P((-8, y - 1.6), (-2, y - 4.4), (0, y - 3.4), (2, y - 4.4), (8, y - 1.6), (0, y - .6)), lt(c, .2))
    strands(b, '#ffffff', (((-13, 10), (-9, 20)), ((-8, 12), (-5, 25)), ((-2, 17), (-1, 27)), ((5, 15), (4, 26))), .45)
    b.line(((9, -14), (12.4, -3), (11.6, 5)), '#f0c8ac', 1.1, .8)


def hale(b):
    c = b.o['hair']
    for x, y, q in ((-20, -4, 6), (-21, 6, 5.6), (-18, 14, 5), (20, -4, 6), (21.4, 6, 5.6), (18.6, 14, 5)):
        b.dot(x, y, q, b.rg(x - 2, y - 2, q * 1.3, (0, lt(c, .3)), (1, dk(c, .4))))
    for x, y, q in ((-14, -16, 4.6), (-8, -19.4, 4.8), (0, -20.4, 5), (8, -19.4, 4.8), (14, -15.6, 4.6)):
        b.dot(x, y - 1, q, b.rg(x - 2, y - 3, q * 1.3, (0, lt(c, .34)), (1, dk(c, .3))))
    k = '#d9a53a'
    b.fill(b.P((-20, -12), (-20, -24), (-11, -36), (4, -39), (17, -31), (20.6, -18), (19, -12), (10, -22), (-8, -23)), b.lg(-20, -36, 20, -14, (0, lt(k, .35)), (.5, k), (1, dk(k, .6)))); b.fill(b.P((14, -33), (24, -42), (28, -36), (20, -29)), dk(k, .25)); b.fill(b.P((16, -31), (28, -30), (27, -24), (18, -27)), dk(k, .4))
    for p in (((-17, -18), (-6, -30), (8, -36)), ((-12, -21), (2, -28), (15, -30))):
        b.line(p, '#8a5f14', 1, .7)
    for x, y in ((-11, 4), (-8, 6), (-13, 7), (-5.6, 4.4), (7, 5), (10, 4), (9, 7.4)):
        b.dot(x, y, .75, dk(b.o['skin'], .45), .7)


CREW = {
    'vega': dict(skin='#d6996c', w=17.6, jaw=11.4, chin=23.4, hair='#33201a', browc='#24140f', brow=(2, .9, 1.6), iris='#5a3a1c', smile=.5, lip='#a4583f', bg='#1f5a66', suit='#4b7f8c', collar=fur_collar, top=vega, blush='#e07a58', mw=5.6),
    'okoro': dict(skin='#75452c', w=19, jaw=13.6, chin=25, hair='#1b1513', browc='#120d0b', brow=(2.7, -.3, 0), iris='#2a160c', nose=4.6, bg='#3c5a34', suit='#7a7a3c', collar=straps, top=okoro, age=1, build=4, smile=1),
    'lind': dict(skin='#efc8a8', w=17.4, jaw=11.2, chin=24, hair='#c8a468', browc='#8a6a3a', brow=(1.6, -1.6, 0), iris='#4f86a0', smile=-.7, lip='#b86a5c', bg='#46406e', suit='#c9cfc4', collar=high_collar, top=lind, age=2, bags=1, mw=5.4),
    'ruiz': dict(skin='#bb8257', w=18, jaw=12.6, chin=24, hair='#2a1a14', browc='#1e120d', brow=(2.6, .4, 2.4), iris='#3a2412', smile=1.3, look=1.2, bg='#7a4520', suit='#4a5a60', collar=scarf, top=ruiz, mw=6.6, build=2),
    'sato': dict(skin='#ecc7a0', w=16.8, jaw=9.8, chin=23.4, hair='#17161c', browc='#17161c', brow=(1.7, .3, 0), iris='#1c120c', lid=.7, smile=-.1, lip='#b04a4c', bg='#6a2f4c', suit='#e2ded0', collar=high_collar, top=sato, mw=4.8, nose=2.8),
    'brandt': dict(skin='#dba684', w=19, jaw=14, chin=25, hair='#cfcabd', browc='#d9d4c6', brow=(3, 1.7, 0), iris='#6f8c96', lid=.9, smile=-1, bg='#35494e', suit='#27343c', collar=lapels, top=brandt, age=3, bags=1, build=4, nose=4),
    'hale': dict(skin='#a86a44', w=18.4, jaw=12, chin=24, hair='#4a2a18', browc='#2c170d', brow=(2.2, -.6, 0), iris='#4a5a24', lid=.4, smile=1.5, lip='#8f4433', bg='#5c4a1e', suit='#b0562a', collar=zip_collar, top=hale, age=1, mw=6.8, nose=3.9),
}


def bust(s, cx, cy, r, name):
    o = dict(CREW[name]); b = Bust(s, cx, cy, r, o)
    ground(b); behind(b, name); shoulders(b); head(b)
    if o.get('age'):
        age(b, o['age'])
    eyes(b); middle(b); o['top'](b)
    s.pl(arc(cx, cy, r * .97, 152, 288, 30), '#ffffff', r * .022, .25)


def behind(b, name):
    """Hair that falls behind the neck."""
    c = b.o['hair']
    if name in ('lind', 'sato'):
        b.fill(b.P((-19, -20), (19, -20), (22, 2), (20, 19), (-20, 19), (-22, 2)), dk(c, .55))
    if name == 'hale':
        b.fill(b.P((-20, -16), (20, -16), (24, 4), (20, 20), (-20, 20), (-24, 4)), dk(c, .6))
