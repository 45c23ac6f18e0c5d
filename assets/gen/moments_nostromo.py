# What a moment of Nostromo shows over a room, or by itself, 640 x 360; and pieces of the large pictures.
import re
from backdrops import *
from roles import android as face
from parts import boot

MW, MH = 640, 360


def new(seed): return Svg(MW, MH, seed)
def save(s, name): s.save('moments/%s.svg' % name)


def edge(s, c='#000000', a=.8):
    """Darker towards the rim, so that light gathers in the middle."""
    s.rect(0, 0, MW, MH, s.rg(320, 170, 400, (0, c, 0), (.5, c, a * .25), (.8, c, a * .7), (1, c, a)))


def dark():
    s = new(1); s.rect(0, 0, MW, MH, '#02080b', op=.35); s.path([(320, -30), (560, 380), (80, 380)], s.lg(0, 0, 0, 360, (0, '#bff4e6', .32), (1, '#bff4e6', .04))); edge(s); save(s, 'dark')


def prints():
    s = new(2); s.rect(0, 0, MW, MH, '#02080b', op=.4); edge(s)
    for i in range(6):
        x, y = 150 + i * 74, 292 - i * 40; k = 1.28 - i * .12; d = boot(x, y + (18 if i % 2 else -14), k, 1 if i % 2 else -1, 62)
        s.glow(x, y, 46 * k, PHOS, .34); s.path(d, PHOS, op=.86 - i * .06); s.path(d, None, '#eafff8', 1.4, .7)
    save(s, 'prints')


def claws():
    s = new(3); s.rect(0, 0, MW, MH, s.rg(330, 170, 420, (0, '#7d0c08', .1), (.6, '#5a0806', .5), (1, '#1a0202', .9)))
    for i, (x, l) in enumerate(((246, .9), (330, 1.08), (410, 1), (486, .78))):
        p = [(x + 92, 170 - 190 * l, .8), (x + 56, 170 - 90 * l, 9), (x, 176, 15), (x - 54, 170 + 104 * l, 8), (x - 84, 170 + 196 * l, .6)]
        s.path(taper([(a + 5, b + 8, w * 1.35) for a, b, w in p]), '#000000', op=.6); s.path(taper([(a, b, w * 1.25) for a, b, w in p]), '#ff2a1a', op=.9); s.path(taper([(a, b, w * .78) for a, b, w in p]), '#3a0402'); s.path(taper([(a - 3, b, w * .2) for a, b, w in p]), '#ffb8a0', op=.9)
    save(s, 'claws')


def flame():
    s = new(4); s.rect(0, 0, MW, MH, s.rg(240, 220, 460, (0, '#ff9a2a', .5), (.5, '#a83a08', .4), (1, '#120300', .75))); s.glow(330, 200, 250, '#ffb454', .7, 1.3, .7)
    for n, c, o in ((26, '#c02a08', .55), (20, '#ff6a1a', .7), (15, '#ffb03a', .85), (9, '#fff0b8', .95)):
        k = n / 26
        for i in range(n):
            a = s.u(-.42, .42) * k; l = s.u(220, 560) * (.5 + .5 * k); x, y = -10 + l * math.cos(a), 250 - l * .34 + l * math.sin(a)
            s.path(taper([(-20, 258, 5 * k), (x * .4, 250 - l * .1 + s.u(-12, 12), 14 * k + 4), (x * .75, y + s.u(-18, 18) + 10, 26 * k + 4), (x, y, 1)], 8), c, op=o * .5)
    for _ in range(60): x, y = s.u(60, 630), s.u(20, 320); s.circ(x, y, s.u(.8, 2.6), s.R.choice(['#fff3c4', '#ffb454', '#ff7a2a']), op=s.u(.5, 1))
    edge(s, '#0a0200', .5); save(s, 'flame')


def radar():
    s = new(5); s.rect(0, 0, MW, MH, '#021512', op=.62); cx, cy = 320, 330
    s.path([(cx, cy)] + arc(cx, cy, 330, 285, 318), s.rg(cx, cy, 330, (0, PHOS, .1), (1, PHOS, .5)))
    for r in (90, 170, 250, 330): s.glowline(arc(cx, cy, r, 200, 340, 50), PHOS, 2, 6, .3)
    for a in range(200, 341, 20): s.pl([(cx + 40 * math.cos(math.radians(a)), cy + 40 * math.sin(math.radians(a))), (cx + 330 * math.cos(math.radians(a)), cy + 330 * math.sin(math.radians(a)))], PHOS, 1, .35)
    s.glow(432, 108, 60, '#ff5a40', .9); s.circ(432, 108, 9, '#ffd8cc'); s.circ(432, 108, 22, None, '#ff5a40', 2.5, .8); s.circ(432, 108, 38, None, '#ff5a40', 1.5, .45); edge(s, '#000b0a', .6); save(s, 'radar')


def nest(seed, red):
    s = new(seed); s.rect(0, 0, MW, MH, s.lg(0, 0, 0, MH, (0, '#0c0d06'), (.6, '#1c1a0a'), (1, '#060704')))
    for i in range(7):
        r = 150 + i * 66; p = arc(320, 360, r, 184, 356, 60); s.pl(p, '#050503', 20 - i, .9); s.pl([(x - 4, y - 7) for x, y in p], mix('#6a5a24', '#5a1c10', red), 2, .4)
    for i in range(30): x = i * 22 + s.u(-10, 10); s.path(T2((x, 372, 12), (x + s.u(-18, 18), 326, 6), (x + s.u(-30, 30), s.u(262, 306), .5)), '#040503')
    return s


def egg_laid():
    s = nest(6, 0)
    for x, y, k in ((96, 256, 1.5), (188, 236, 1.9), (464, 240, 1.8), (560, 262, 1.5)): egg(s, x, y, k, .45)
    s.glow(320, 190, 260, '#ffe08a', .5); egg(s, 320, 200, 4.3, 1.1, 1); edge(s, '#040402', .7); save(s, 'egg')


def egg_broken():
    s = nest(7, .6); s.glow(320, 220, 250, '#9ff0d8', .4); egg(s, 320, 214, 4.1, .25)
    s.path([(262, 176), (284, 196), (300, 164), (318, 202), (338, 158), (352, 194), (382, 170), (390, 120), (360, 66), (282, 66), (254, 120)], '#0a0c06')
    for i in range(40):
        a, l = math.radians(s.u(190, 350)), s.u(70, 230); x, y = 320 + l * 1.2 * math.cos(a), 180 + l * .8 * math.sin(a); s.path(ngon(x, y, s.u(3, 13), s.R.choice([3, 4, 5]), s.u(0, 3)), s.R.choice(['#b39a4c', '#6b5d2c', '#e8d48a', '#3a3418']), '#0a0903', 1)
    for x in (270, 306, 348, 384): s.path(T2((x, 250, 10), (x + s.u(-10, 10), 300, 7), (x + s.u(-24, 24), 352, 2)), '#9fe8c0', op=.5)
    edge(s, '#030503', .7); save(s, 'egg_broken')


def android():
    s = new(8); s.raw('<g transform="translate(0 -14) scale(2 2)">'); face(s, 0, 0, 320, 204); s.raw('</g>'); edge(s, '#0d060b', .75); save(s, 'android')


def cut(source, name, x, y, w):
    """A piece of a large picture, as a picture of its own."""
    text = open(os.path.join(ROOT, place(source + '.svg'))).read()
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="%s %s %s %s">' % (MW, MH, f(x), f(y), f(w), f(w * 9 / 16))
    p = os.path.join(ROOT, name + '.svg'); os.makedirs(os.path.dirname(p), exist_ok=True); open(p, 'w', newline='\n').write(re.sub(r'<svg[^>]*>', head, text, count=1))


if __name__ == '__main__':
    for draw in (dark, prints, claws, flame, radar, egg_laid, egg_broken, android): draw()
    cut('bg/score_alien', 'nostromo/moments/hunter', 1150, 0, 430); cut('bg/score_escape', 'nostromo/moments/shuttle', 1000, 0, 440); cut('bg/score_deck', 'nostromo/moments/burning', 1130, 0, 440)
