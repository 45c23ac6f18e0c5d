"""What a moment of Not Alone shows over a Place, or by itself, 640 x 360; and pieces of the large pictures."""
import os, re, sys

from not_alone_cards import *

MW, MH, OUT = 640, 360, 'not_alone/moments/'


def new(seed): return Svg(MW, MH, seed)


def edge(s, c, a=.85):
    s.rect(0, 0, MW, MH, s.radu([(0, c, 0), (.45, c, a * .2), (.8, c, a * .7), (1, c, a)], 320, 170, 400))


def claws_over():
    s = new(1); s.rect(0, 0, MW, MH, s.radu([(0, '#8a1f3f', .15), (.6, '#5e1030', .55), (1, '#17071a', .92)], 320, 170, 420)); s.glow(320, 180, 300, CORAL, .35)
    for x, l in ((232, .9), (320, 1.08), (408, .92)):
        P = [(x + 64, 180 - 178 * l), (x + 40, 180 - 80 * l), (x - 2, 190), (x - 44, 180 + 90 * l), (x - 76, 180 + 176 * l)]
        s.path(taper([(a + 7, b + 9) for a, b in P], 1, .5, 46), '#17071a', .6); s.path(taper(P, 1, .5, 40), mix(CORAL, '#000000', .15)); s.path(taper(P, .6, .5, 28), s.linu([(0, '#fff0e0'), (.5, CORAL), (1, '#c02a3c')], 0, 20, 0, 340))
    s.save(OUT + 'claws.svg')


def shadow():
    s = new(2); s.rect(0, 0, MW, MH, s.linu([(0, '#12041a', .25), (.55, '#2a0a24', .45), (1, '#12040f', .95)], 0, 0, 0, MH)); s.glow(320, 240, 330, CORAL, .3)
    d = 'M120 58C96 58 84 66 78 78C56 74 36 56 30 22C20 58 30 92 62 108C64 146 86 182 120 190C154 182 176 146 178 108C210 92 220 58 210 22C204 56 184 74 162 78C156 66 144 58 120 58Z'
    with s.at(320 - 120 * 1.75, 16, 1.75):
        s.path(d, CORAL, .35, tf='translate(120 110) scale(1.05) translate(-120 -110)'); s.path(d, s.linu([(0, '#4a1230'), (.5, '#200818'), (1, '#0e0310')], 0, 20, 0, 190), 1, '#ffb090', 1.8, .85)
    for k in (-1, 1): s.glow(320 + k * 52, 206, 54, '#ffd166', .8); s.path('M%s 200C%s 186 %s 196 %s 218C%s 224 %s 220 %s 200Z' % tuple(320 + k * v for v in (86, 62, 34, 24, 44, 70, 86)), '#ffe6a0'); s.ell(320 + k * 52, 208, 4.4, 13, '#2a0a24')
    s.save(OUT + 'shadow.svg')


def spores_over():
    s = new(3); s.rect(0, 0, MW, MH, s.radu([(0, '#3a1a6a', .3), (.6, '#2a1050', .6), (1, '#12082a', .95)], 320, 180, 420))
    for x, y, r in ((320, 176, 104), (150, 120, 50), (498, 108, 56), (210, 272, 40), (444, 270, 44), (70, 236, 26), (574, 236, 28)): trefoil(s, x, y, r)
    s.spores(90, 10, 10, 630, 350, VIOLET, 5, 3); s.save(OUT + 'spores.svg')


def dawn():
    s = new(4); s.rect(0, 0, MW, MH, s.linu([(0, '#0a1a44', .1), (.5, '#2a6ab4', .25), (1, '#061826', .75)], 0, 0, 0, MH)); s.rays(320, 300, 520, 190, 350, 17, STAR, .3); s.glow(320, 310, 330, CYAN, .6, 190); s.glow(320, 306, 120, STAR, .9, 80)
    s.path('M-10 300Q320 250 650 300V370H-10Z', '#061826', .82); s.path('M-10 300Q320 250 650 300', 'none', 1, '#d8fbff', 2.4, .9)
    for x, k in ((264, .9), (310, 1.05), (358, .96), (402, .84)):
        with s.at(x, 262, k): s.path('M-12 30L-10 -6L-20 -30L-8 -26H8L20 -34L10 -6L12 30H3L0 6L-3 30Z', '#04101e'); s.dot(0, -38, 12, '#04101e'); s.path('M-13 -44A14 14 0 0 1 6 -50', 'none', 1, '#d8fbff', 2.6, .95)
    s.save(OUT + 'dawn.svg')


def roots():
    s = new(5); s.sky([(0, '#1a0518'), (.5, '#5e1030'), (.78, '#e8484e'), (1, '#2a0a24')]); s.stars(24, 120); s.glow(320, 250, 260, '#ff9a80', .6, 120)
    with s.at(320, 246, 1.9): s.path('M-12 30L-10 -6L-17 14L-12 -26H12L17 14L10 -6L12 30H3L0 6L-3 30Z', '#e4eeff', 1, '#14061a', 2.4); s.dot(0, -40, 15, '#f4f8ff'); s.path('M-9 -44C-9 -54 9 -54 10 -42C10 -34 -8 -34 -9 -44Z', '#2f7ad0')
    s.path('M-10 306C160 286 460 286 650 306V370H-10Z', '#150512'); r = s.r
    for i in range(26):
        x = 20 + i * 24 + r.uniform(-10, 10); far = abs(x - 320) / 320; lean = (320 - x) * .16; ln = 120 + 130 * far + r.uniform(-30, 40); p = spine(x, 346, ln, -90 + lean * .5, lean * 1.5 + r.uniform(-24, 24), 9)
        s.path(taper(p, 24 - 10 * (1 - far), 1.2), '#1a0616', 1, CORAL, 1.3, .55)
        if i % 3 == 0: s.glow(*p[-1], 22, '#ff7a98', .8); s.dot(*p[-1], 3.2, '#ffe0e8')
    edge(s, '#12040f', .7); s.save(OUT + 'roots.svg')


def cut(source, name, x, y, w):
    text = open(os.path.join(ASSETS, source + '.svg')).read(); head = '<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="%s %s %s %s">' % (MW, MH, n(x), n(y), n(w), n(w * 9 / 16))
    open(os.path.join(ASSETS, OUT + name + '.svg'), 'w', newline='\n').write(re.sub(r'<svg[^>]*>', head, text, count=1))


if __name__ == '__main__':
    for draw in (claws_over, shadow, spores_over, dawn, roots): draw()
    cut('not_alone/bg/bg_score_hunted', 'ship', 1300, 0, 420); cut('not_alone/bg/bg_score_creature', 'planet', 1270, 0, 470); cut('not_alone/sanctuary/score_defence', 'city', 1250, 0, 430)
