# Role cards, 240 x 336: a picture of 200 x 204 at 20, 20; the client writes the role on the plate (20, 236, 200 x 46) and the aim below it.
from parts import *
from worlds import person, watcher
W, H = 240, 336
COLOUR = dict(crew=PHOS, alien=ALARM, android='#ff9ec4')


def T(*p):
    return pd(taper(list(p), 10))


def crew(s, x, y, w, h):
    s.rect(x, y, w, h, s.lg(0, y, 0, y + h, (0, '#0d2e36'), (.6, '#1f5a5e'), (1, '#0a1a1f')))
    for i in range(4):
        q = [(x + w / 2 + a * (1.25 - i * .26), y + 84 + b * (1.25 - i * .26)) for a, b in ((-60, -82), (60, -82), (100, -36), (100, 60), (70, 96), (-70, 96), (-100, 60), (-100, -36))]; s.path(q, None, '#030b0d', 9 - i * 1.6); s.path(q, None, mix('#3f6a6e', '#bff0e4', i / 4), 3.4 - i * .5, .8)
    s.glow(x + w / 2, y + 84, 92, '#d8fff4', .7)
    for dx, k, lamp in ((-62, 2.3, None), (62, 2.3, None), (0, 2.9, None)):
        person(s, x + w / 2 + dx, y + h - 8, k, '#04090b', lamp, -1 if dx > 0 else 1)
    for dx in (-30, 30):
        s.glow(x + w / 2 + dx, y + 118, 22, '#fff0c0', .9); s.circ(x + w / 2 + dx, y + 118, 3, '#ffffff')
    s.path([(x, y + h - 24), (x + w, y + h - 24), (x + w, y + h), (x, y + h)], s.lg(0, y + h - 24, 0, y + h, (0, '#04090b', 0), (1, '#04090b', .9)))


def alien(s, x, y, w, h):
    s.rect(x, y, w, h, '#070203'); s.rect(x, y, w, h, s.rg(x + w / 2, y + h * 1.08, 210, (0, '#b02a18', .9), (.45, '#5a120c', .7), (1, '#1a0505', .1)))
    s.path(smooth([(x + 22, y + h + 10), (x + 46, y + 120), (x + 44, y + 60), (x + 92, y + 14), (x + 146, y + 28), (x + 168, y + 84), (x + 160, y + 130), (x + 184, y + h + 10)], True, .9), '#000000', op=.92)
    watcher(s, x + w / 2, y + 88, .86, 13, 4)
    for i in range(4):
        s.path(T((x + 14 + i * 19, y + h + 8, 8), (x + 24 + i * 17, y + h - 36, 6), (x + 22 + i * 15, y + h - 66 + abs(i - 1.4) * 7, .5)), '#020101'); s.path(T((x + 16 + i * 19, y + h, 1), (x + 27 + i * 17, y + h - 34, 1.8), (x + 23 + i * 15, y + h - 62 + abs(i - 1.4) * 7, .4)), '#ff6a54', op=.75)


def android(s, x, y, w, h):
    s.rect(x, y, w, h, s.lg(0, y, 0, y + h, (0, '#33202e'), (1, '#150d16'))); s.glow(x + 70, y + 70, 130, '#ff9ec4', .35); cx = x + w / 2
    face = [(cx - 52, y + 66), (cx - 44, y + 26), (cx - 10, y + 8), (cx + 26, y + 14), (cx + 50, y + 50), (cx + 50, y + 104), (cx + 36, y + 146), (cx + 6, y + 172), (cx - 18, y + 168), (cx - 44, y + 136)]
    s.path(smooth([(cx - 30, y + 150), (cx + 28, y + 150), (cx + 40, y + h + 6), (cx - 46, y + h + 6)], True, .6), '#8a7a72'); s.path(smooth([(x - 6, y + h + 8), (x + 20, y + h - 22), (cx - 40, y + h - 36), (cx, y + h - 26), (cx + 44, y + h - 36), (x + w - 18, y + h - 20), (x + w + 6, y + h + 8)], True, .8), '#20303a')
    s.path(smooth(face, True, .9), s.lg(cx - 54, 0, cx + 54, 0, (0, '#f2cdb4'), (.5, '#d0a084'), (.52, '#b98a70'), (1, '#5e4238')))
    s.path(smooth([(cx - 55, y + 70), (cx - 50, y + 22), (cx - 8, y - 2), (cx + 34, y + 6), (cx + 56, y + 54), (cx + 46, y + 46), (cx + 18, y + 30), (cx - 26, y + 34), (cx - 46, y + 52)], True, .9), '#231a20')
    # the right half has come off: pale works under it, one eye lit
    half = [(cx + 8, y + 40), (cx + 48, y + 56), (cx + 50, y + 104), (cx + 36, y + 146), (cx + 12, y + 166), (cx + 18, y + 140), (cx + 6, y + 122), (cx + 16, y + 100), (cx + 2, y + 80), (cx + 12, y + 60)]
    s.path(half, '#120d14', '#3a2a30', 3, join='round')
    for i in range(6):
        s.pl([(cx + 14 + i * 3, y + 62 + i * 4), (cx + 30 + i * 2, y + 70 + i * 8), (cx + 26 + i * 2, y + 96 + i * 9)], ['#f2ead6', '#c9a6ff', '#86dcc8', '#f2ead6', '#ff9ec4', '#f2ead6'][i], 2.4, .85)
    s.circ(cx + 24, y + 84, 13, '#1a1218', '#d8c9d0', 2.4); s.glow(cx + 24, y + 84, 34, '#ff9ec4', .9); s.circ(cx + 24, y + 84, 6, '#ffe6f0'); s.circ(cx + 24, y + 84, 9.5, None, '#ff9ec4', 1.4)
    e = (cx - 24, y + 84); s.path(smooth([(e[0] - 14, e[1] + 1), (e[0], e[1] - 8), (e[0] + 14, e[1] + 1), (e[0], e[1] + 7)], True, .8), '#f4efe6'); s.circ(*e, 6, '#4a6a7a'); s.circ(*e, 2.8, '#06080a'); s.pl([(e[0] - 17, e[1] - 15), (e[0], e[1] - 19), (e[0] + 15, e[1] - 14)], '#231a20', 4.4); s.pl([(e[0] - 15, e[1]), (e[0] - 1, e[1] - 8), (e[0] + 15, e[1])], '#231a20', 2.4)
    s.pl([(cx - 4, y + 88), (cx - 8, y + 112), (cx, y + 116)], '#7a5444', 2.6, .8); s.pl([(cx - 28, y + 136), (cx - 10, y + 139), (cx + 6, y + 136)], '#6a3434', 3.2)
    for d in ((cx + 12, y + 166, 26), (cx + 30, y + 150, 34), (cx + 44, y + 120, 20)):
        s.path(T((d[0], d[1], 3.6), (d[0] + 1, d[1] + d[2] * .6, 2.2), (d[0], d[1] + d[2], 3.2)), '#f4efe6', op=.9)


def frame(s, c):
    o = rpts(1.5, 1.5, W - 3, H - 3, 18, 6); i = cham(20, 20, 200, 204, 14, 0, 1, 0, 1)
    s.path(pd(o) + pd(i[::-1]), s.lg(0, 0, W, H, (0, '#33474a'), (.35, '#1b2b2f'), (.75, '#142226'), (1, '#0b1518')), eo=True)
    s.path(o, None, '#0a1316', 3); s.path(rpts(3.5, 3.5, W - 7, H - 7, 16, 6), None, '#8fa5a1', 1.6, .75); s.path(i, None, '#05090a', 4.4); s.path(i, None, c, 2)
    p = cham(20, 236, 200, 46, 10, 0, 1, 0, 1); s.path(p, s.lg(20, 0, 220, 0, (0, mix('#14262b', c, .42)), (.6, '#142a30'), (1, '#0e1f24'))); s.path(p, None, c, 1.6, .8)
    s.path(rpts(20, 288, 200, 32, 5), '#0a171b', '#26424a', 1.4)


def role(n):
    s = Svg(W, H, 29); globals()[n](s, 20, 20, 200, 204); s.rect(20, 150, 200, 74, s.lg(0, 224, 0, 150, (0, '#03080a', .6), (1, '#03080a', 0))); frame(s, COLOUR[n]); s.save('cards/role_%s.svg' % n)


def back():
    s = Svg(W, H, 31); o = rpts(1.5, 1.5, W - 3, H - 3, 18, 6); s.path(o, s.rg(120, 168, 220, (0, '#24343a'), (.6, '#142227'), (1, '#090f12')), '#0a1316', 3); s.path(rpts(3.5, 3.5, W - 7, H - 7, 16, 6), None, '#8fa5a1', 1.6, .75); s.path(cham(16, 16, W - 32, H - 32, 20), None, BONED, 2, .8)
    for k in range(9):
        s.path(cham(24 + k * 9, 24 + k * 13, W - 48 - k * 18, H - 48 - k * 26, max(3, 18 - k)), None, BONE, 1.2, .07)
    s.circ(120, 168, 62, '#0a1519', BONED, 2.4); s.circ(120, 168, 54, None, BONED, 1.2, .6, dash='5 5')
    s.path('M82 168C96 142 144 142 158 168C144 194 96 194 82 168Z', None, BONE, 5, join='round'); s.path(pd(ngon(120, 168, 13, 24)) + pd(taper([(120, 157, .5), (120, 168, 3.4), (120, 179, .5)], 8)[::-1]), BONE, eo=True); s.save('cards/role_back.svg')


if __name__ == '__main__':
    for n in COLOUR:
        role(n)
    back()
