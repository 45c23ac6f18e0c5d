# The five Places of Sanctuary (440 x 520), seen at dusk like the base ones: one subject, calm top-left corner, calm lowest 100 px.
from sanctuary_kit import *

class Scene(Pic):
    def __init__(s, seed, *sky): Pic.__init__(s, 440, 520, seed); s.p(box(0, 0, 440, 520), s.lin((0, 0, 0, 520), *sky))
    def stars(s, k, y): s.spray(k, 0, 0, 440, y, '#ffffff', 1.5, .55); s.spray(k // 5, 0, 0, 440, y * .7, '#ffffff', 2.4, .9)
    def ridge(s, y, amp, top, low, rim=None, k=17, soft=False):
        P = [(-20 + i * 480 / k, y + s.u(-amp, amp)) for i in range(k + 1)]; d = curve(P) if soft else poly(P, False); s.p(d + 'V540H-20Z', s.lin((0, y - amp, 0, y + 130), top, low))
        if rim: s.p(d, None, rim, 1.6, .55)
    def mist(s, y, c, a=.35): [s.glow(s.u(0, 440), y + s.u(-8, 8), s.u(160, 260), c, a, s.u(16, 30)) for _ in range(3)]
    def grass(s, x0, x1, y, h, c, tip, k=34):
        d, T = '', []
        for i in range(k):
            x, q, b = s.u(x0, x1), h * s.u(.4, 1), s.u(-16, 16); d += 'M%sQ%s %sQ%s %sZ' % (at(x - 2, y + 6), at(x - 1 + b * .2, y - q * .6), at(x + b, y - q), at(x + 2 + b * .2, y - q * .6), at(x + 2, y + 6))
            if i % 4 == 0: T.append((x + b, y - q))
        s.p(d, c); s.dots(T, tip, 8, .25); s.dots(T, lt(tip, .5), 2.8)
    def spores(s, k, x0, y0, x1, y1, c): P = [(s.u(x0, x1), s.u(y0, y1)) for _ in range(k)]; s.dots(P[::3], c, 11, .16); s.dots(P, lt(c, .45), 2.6, .85)
    def vines(s, P, c, bead):
        s.p(''.join(curve([(x, y), (x + s.u(-6, 6), y + q * .5), (x + s.u(-8, 8), y + q)]) for x, y, q in P), None, c, 2.2); E = [(x, y + q + 3) for x, y, q in P]; [s.glow(*e, 17, bead, .8) for e in E]; s.dots(E, lt(bead, .5), 6)
    def person(s, x, y, h, c): s.p('M%sC%s %s %sC%s %s %sZ' % (at(x - h * .24, y), at(x - h * .24, y - h * .5), at(x - h * .14, y - h * .68), at(x, y - h * .68), at(x + h * .14, y - h * .68), at(x + h * .24, y - h * .5), at(x + h * .24, y)), c); s.dots([(x, y - h * .84)], c, h * .32)
    def done(s, name, foot): s.p(box(0, 376, 440, 144), s.lin((0, 376, 0, 520), (0, foot, 0), (.3, foot, .34), (.55, foot, .78), (.8, foot, .94), (1, foot, .98))); s.p(box(0, 0, 440, 110), s.lin((0, 0, 0, 110), (0, foot, .5), (1, foot, 0))); s.save('../places/' + name)

def refuge():      # a hollow giant, lived in up to the crown
    s = Scene(111, (0, '#0f1838'), (.3, '#2a4a68'), (.48, '#74a08a'), (.58, '#ffd9a0'), (1, '#d8a07a')); ink = '#0c1f20'
    s.stars(60, 180); s.glow(356, 112, 70, '#d8f0c0', .6); s.p(circ(356, 112, 25), s.v('#fffbe8', '#a8b890')); s.glow(220, 292, 240, '#ffdca0', .6, 110)
    s.ridge(262, 26, '#5f8a86', '#9fc0a0', '#fff0d0'); s.ridge(320, 10, '#3a6a5c', '#143a34', '#d8ffc0', 8, True); s.mist(322, '#fff0c8')
    for x, a, t, ln in ((196, -138, 60, 170), (244, -42, -60, 170), (206, -112, 24, 190), (238, -66, -24, 190)): s.p(limb(bend(x, 262, ln, a, t, 20, 4)), '#17342e')
    for x, y, q in ((60, 168, 56), (384, 166, 58), (84, 118, 76), (358, 112, 78), (160, 78, 86), (276, 70, 88), (220, 128, 84)):
        P = [(x + (q + s.u(-9, 9)) * math.cos(a) * 1.15, y + (q * .56 + s.u(-6, 6)) * math.sin(a)) for a in [i * .4833 for i in range(13)]]; s.p(curve(P, True), s.v('#8ac878', '#2a6a50', '#0f3430'), ink, 1.6)
    P = [(s.u(30, 410), s.u(50, 190)) for _ in range(64)]; s.p(''.join('M%sq8 -8 18 -2q-9 7 -18 2Z' % at(x, y) for x, y in P[:44]), '#a8dc88', op=.75); s.p(''.join('M%sq-9 -6 -18 2q10 6 18 -2Z' % at(x, y) for x, y in P[30:]), '#0f3a34', op=.8)
    s.vines([(46, 190, 62), (104, 176, 44), (336, 176, 50), (396, 188, 74), (374, 186, 30)], '#17403a', '#ffe6a0')
    s.p('M134 442C160 382 160 300 146 230C172 244 196 216 220 216C244 216 268 244 294 230C280 300 280 382 306 442C332 462 360 470 380 482H60C80 470 108 462 134 442Z', s.hz('#14302c', '#6a7450', '#3a4a3a', '#0c1f20'), ink, 2.4); s.p(''.join(curve([(x, 240), (x - 4, 300), (x + 3, 366), (x + (x - 220) * .35, 442)]) for x in range(160, 290, 20)), None, ink, 2, .5)
    for y, r, k in ((256, 88, 1), (322, 82, -1), (392, 96, 1)):    # galleries and stairs round the trunk
        s.p('M%sA%d 13 0 0 0 %sL%sA%d 15 0 0 1 %sZ' % (at(220 - r, y), r, at(220 + r, y), at(220 + r - 4, y + 10), r, at(220 - r + 4, y + 10)), s.hz('#a8784a', '#e8b878', '#5a3a30'), ink, 2); s.p(''.join('M%sv-13' % at(220 + r * math.sin(a), y + 12 * math.cos(a)) for a in [i * .24 for i in range(-6, 7)]), None, ink, 1.8); s.p('M%sA%d 13 0 0 0 %s' % (at(220 - r, y - 12), r, at(220 + r, y - 12)), None, '#e8b878', 2)
    s.p(''.join('M%sh18' % at(250 - i * 9, 320 - i * 8) for i in range(7)) + ''.join('M%sh18' % at(172 + i * 9, 388 - i * 8) for i in range(7)), None, '#e8b878', 3.4)
    for x, y, q in ((196, 286, 12), (250, 292, 10), (186, 352, 11), (262, 356, 11), (224, 238, 9)): s.glow(x, y, q * 3, '#ffd27a', .7); s.p(circ(x, y, q), s.v('#fff8e0', '#ffb860'), ink, 3); s.p('M%sh%sM%sv%s' % (at(x - q, y), n(2 * q), at(x, y - q), n(2 * q)), None, ink, 1.8)
    s.glow(220, 420, 100, '#ffc870', .8); s.p('M192 452V416C192 396 204 386 220 386C236 386 248 396 248 416V452Z', s.v('#fff8e0', '#ffce80', '#ff8f4c'), ink, 4.4); s.person(214, 452, 44, '#3a2430'); s.person(233, 452, 30, '#3a2430'); s.p('M192 450H248L316 504H124Z', s.lin((0, 446, 0, 490), (0, '#ffd890', .7), (1, '#ffb060', 0)))
    s.ridge(452, 10, '#12302c', '#06141a', '#b8f0a0', 7, True); s.grass(-6, 130, 458, 50, '#06141a', '#ffe6a0'); s.grass(310, 446, 458, 50, '#06141a', '#ffe6a0'); s.spores(36, 30, 180, 410, 430, '#ffe6a0'); s.done('refuge', '#07131c')

def cache():       # a vault in the rock, half open
    s = Scene(121, (0, '#0a1436'), (.3, '#20406a'), (.46, '#4f8a98'), (.58, '#bfe6d0'), (1, '#8fb8b0')); ink = '#08101f'
    s.stars(60, 190); s.glow(220, 260, 220, '#d8fff0', .45, 100); s.ridge(230, 32, '#3f6f86', '#8fb8b4', '#e8fff4'); s.ridge(282, 14, '#284c66', '#4a7a86', '#b8f0e0'); s.mist(300, '#d8fff0')
    roof = 'M-10 60C60 50 90 96 150 100C220 104 250 70 320 80C380 88 410 120 450 116'; s.p(roof + 'V-10H-10Z', s.lin((0, 0, 0, 110), '#04081a', '#123048')); s.p(roof, None, '#8fd8d0', 2, .6)
    for d, g in (('M-10 40C30 120 66 220 44 330C36 380 20 420 -10 450Z', (-10, 0, 66, 0)), ('M450 90C408 160 392 250 404 340C412 390 430 420 450 440Z', (450, 0, 392, 0))): s.p(d, s.lin(g, '#0a1430', '#2a5468'), '#8fd8d0', 1.2)
    s.p('M22 120l16 40M34 200l14 34M420 160l-14 44M410 260l-8 40', None, '#8fd8d0', 2, .4)
    for x, y, q in ((36, 372, 26), (18, 386, 20), (410, 380, 24), (426, 360, 32)): s.p('M%sl%s %sl%s %sl%s %sZ' % (at(x - q * .4, y + 12), n(q * .1), n(-q * 1.6), n(q * .3), n(-q * .5), n(q * .5), n(q * 2.1)), s.v('#e8fffa', '#4fd8d0', '#14506a'), ink, 1.8)
    s.vines([(92, 96, 70), (150, 100, 40), (300, 78, 48), (362, 84, 84)], '#14404a', '#8affe0'); s.ridge(346, 8, '#1f4258', '#081226', '#9ff0e0', 6, True)
    s.glow(236, 286, 200, '#7dffe6', .6); s.p(circ(236, 282, 112), s.rad((206, 240, 170), '#7a9ab0', '#34506c', '#0f1c36'), ink, 4); s.p(circ(236, 282, 112), None, '#bff8ee', 1.8, .7); P = [pol(236, 282, 100, i * 20) for i in range(18)]; s.dots(P, ink, 9); s.dots([(x - 1, y - 1) for x, y in P], '#9fc8d0', 5)
    s.p(circ(236, 282, 86), s.rad((236, 306, 110), '#ffffff', '#c8fff2', '#4fe0d0', '#0f5a70'), ink, 4); s.p(circ(236, 282, 62), None, '#ffffff', 2, .6); s.p(circ(236, 282, 40), None, '#ffffff', 2, .5)
    def crate(x, y, w, h, c, lit): s.p(box(x, y, w, h, 4), s.v(lt(c, lit), mix(c, '#0a1a30', .6)), ink, 2.6); s.p('M%sh%s' % (at(x + 4, y + h * .36), n(w - 8)), None, ink, 2.4, .7); s.p(box(x + w / 2 - 6, y + h * .26, 12, 9, 2), '#fff6d0')
    for q in ((178, 318, 46, 36, '#ff9a5c'), (228, 312, 58, 44, '#e8b04a'), (196, 284, 42, 32, '#5ab0c8'), (246, 280, 38, 30, '#ff9a5c')): crate(*q, .35)
    s.p('M284 342v-58q0 -12 10 -12t10 12v58Z', s.v('#ffffff', '#5ab0c8'), ink, 2.6); s.dots([(294, 292)], '#ff7a5c', 9)
    s.begin('rotate(5 104 292)'); s.p(circ(104, 292, 46, 96), s.hz('#a8c4d0', '#54748c', '#16263f'), ink, 4); s.p(circ(100, 292, 33, 72), s.hz('#7a98aa', '#2a4460'), ink, 3); s.p('M100 292m0 -46v92M100 292m-22 -22l44 44M122 270l-44 44', None, '#e8f8f8', 5); s.p(circ(100, 292, 22, 46), None, '#e8f8f8', 5); s.dots([(100, 292)], '#ffb547', 17); s.end(); s.p('M146 246l-14 10M146 322l-12 4', None, ink, 9)
    s.p('M160 366H312L376 490H84Z', s.lin((0, 360, 0, 470), (0, '#a8fff0', .75), (1, '#4fe0d0', 0))); crate(322, 366, 58, 46, '#e8b04a', .3); crate(374, 382, 42, 34, '#5ab0c8', .3); crate(336, 334, 42, 32, '#ff9a5c', .3); s.person(252, 424, 62, '#0a1a30')
    s.ridge(452, 9, '#12283c', '#060c1c', '#8fe8e0', 7, True); s.grass(-6, 130, 458, 46, '#060c1c', '#8affe0'); s.grass(330, 446, 458, 46, '#060c1c', '#8affe0'); s.spores(30, 60, 170, 400, 430, '#b8fff0'); s.done('cache', '#050b1c')

def ark():         # a seed of brass and glass on its stand
    s = Scene(131, (0, '#1a1648'), (.26, '#5a3a7a'), (.42, '#d8727a'), (.54, '#ffc48a'), (.62, '#fff0c8'), (1, '#ffd0a0')); ink = '#2a1838'
    s.stars(50, 150); s.glow(220, 300, 250, '#ffe6b0', .75, 140); s.p(''.join(limb([(x - w / 2, y, .4), (x, y + 3, 4.5), (x + w / 2, y, .4)]) for y, x, w in ((146, 84, 120), (172, 350, 140), (206, 110, 160), (120, 330, 90))), '#ffe0c0', op=.35)
    s.ridge(294, 22, '#a8607c', '#e8a088', '#fff0d8'); s.mist(312, '#fff0d0', .5); s.ridge(358, 8, '#6a3f62', '#1c1238', '#ffe0b0', 5, True)
    for x, k in ((104, 1), (336, -1)):
        d = 'M%s 382V140M%s 382V140' % (x - 10, x + 10) + ''.join('M%s %dL%s %dM%s %dH%s' % (x - 10 * k, y, x + 10 * k, y + 24, x - 10, y, x + 10) for y in range(142, 370, 24)); s.p(d, None, '#3a2450', 3.2)
        for y in (196, 268, 330): s.p('M%s %dL%s %d' % (x, y, x + k * 56, y), None, '#3a2450', 6); s.p('M%s %dL%s %d' % (x, y - 3, x + k * 56, y - 3), None, '#ffcf9a', 1.4, .7)
        s.glow(x, 130, 26, '#ffe6a0', 1); s.dots([(x, 132)], '#fff8e0', 8); s.person(x + k * 30, 193, 20, '#3a2450')
    s.glow(220, 236, 160, '#ffe2a0', .6)
    for k in (-1, 1): s.p('M%s 296C%s 326 %s 356 %s 396L%s 396C%s 378 %s 366 %s 350Z' % tuple(n(220 + k * v) for v in (72, 100, 108, 114, 92, 78, 62, 44)), s.v('#ffdf9a', '#6a3a30'), ink, 2.8)
    s.p('M220 62C266 98 298 164 298 238C298 300 274 344 250 368H190C166 344 142 300 142 238C142 164 174 98 220 62Z', s.hz('#5a3420', '#c88a3f', '#fff0c0', '#d89a4a', '#4a2a2a'), ink, 3.2); s.p(''.join('M%s 74C%s 124 %s 204 %s 366' % tuple(n(220 + q) for q in (k * .1, k * .7, k, k * .55)) for k in (-68, -38, 38, 68)) + 'M150 180H290M143 250H297M158 314H282', None, '#5a3420', 1.8, .55)
    s.p('M220 116C250 142 266 186 266 232C266 264 258 288 246 300H194C182 288 174 264 174 232C174 186 190 142 220 116Z', s.rad((220, 244, 110), '#fbffe8', '#b0eca8', '#3a9a70', '#14504a'), ink, 4.4)
    for x, ln, a, t in ((220, 140, -90, 6), (212, 96, -106, -30), (228, 100, -74, 30), (204, 62, -122, -40), (236, 62, -58, 40)):
        P = bend(x, 300, ln, a, t, 2.6, .6, 7); d = limb(P)
        for i in range(2, 8):
            for k in (-1, 1): q = 22 * math.sin(i * .38 + .3); g = a + t * i / 7 + k * 54; d += 'M%sQ%s %sQ%s %sZ' % (at(*P[i][:2]), at(*pol(*P[i][:2], q * .5, g - 24)), at(*pol(*P[i][:2], q, g)), at(*pol(*P[i][:2], q * .5, g + 24)), at(*P[i][:2]))
        s.p(d, '#0f4a3a')
    s.dots([(220, 156), (198, 206), (246, 200), (184, 250), (258, 248), (230, 182)], '#ffb0a0', 9); s.p('M220 116V300M174 232H266M184 182H256M180 270H260', None, ink, 3.6); s.p('M220 118V298M176 232H264', None, '#ffe6b0', 1.2, .8)
    s.p('M152 214C156 150 184 102 214 76', None, '#ffffff', 3.4, .65); s.dots([(190, 326), (205, 330), (220, 331), (235, 330), (250, 326)], '#fff6cc', 7); s.p('M194 368H246L256 392H184Z', '#4a2a3a', ink, 2.6); s.glow(220, 402, 110, '#ffe6a8', .8, 18); s.p('M220 62V40', None, ink, 4); s.glow(220, 38, 22, '#ff8a70', 1); s.dots([(220, 38)], '#fff0e0', 6)
    s.p(circ(220, 404, 140, 13), '#ffe0a8', op=.25); [s.person(x, 424, h, '#241434') for x, h in ((64, 32), (88, 34), (104, 24), (336, 34), (362, 32), (380, 26))]
    s.ridge(446, 10, '#3a2048', '#120a28', '#ffd9a8', 7, True); s.grass(-6, 110, 456, 44, '#120a28', '#ffe6a0', 28); s.grass(340, 446, 456, 44, '#120a28', '#ffe6a0', 28); s.spores(34, 80, 90, 370, 430, '#fff0c0'); s.done('ark', '#120a26')

def teleporter():  # a turning eye in a ring of stone
    s = Scene(141, (0, '#0a0a34'), (.3, '#2a1f7a'), (.46, '#6a3fb4'), (.58, '#f08ac8'), (1, '#c86ab0')); ink = '#0f0a30'
    s.stars(90, 220)
    for d, c, a in (('M-10 30H450V196C380 214 330 170 262 184C190 200 150 226 90 204C50 190 20 200 -10 212Z', '#b07aff', .34), ('M-10 60H450V226C400 206 350 214 300 226C240 240 190 206 130 220C80 232 40 224 -10 238Z', '#7dc8ff', .36)): s.p(d, s.v((0, c, 0), (.5, c, a * .3), (.96, c, a), (1, c, 0)))
    s.glow(220, 290, 260, '#ffb0e0', .6, 110); s.ridge(286, 20, '#5a35a0', '#b060b8', '#ffe0f4'); s.mist(312, '#ffc8ec', .45); s.ridge(348, 8, '#33206e', '#0f0a30', '#d8a0ff', 5, True)
    x, y = 220, 244; s.glow(x, y, 220, '#58d8ff', .6); s.p(circ(x, y, 108), s.rad((x, y, 110), '#ffffff', '#c8f4ff', '#58b8ff', '#5a4ae0', '#1a1058'))
    for k in range(6): P = [(*pol(x, y, 6 + i * 12.5, k * 60 + i * 24), .5 + 4.4 * math.sin(i * .36)) for i in range(9)]; s.p(limb(P), ('#e8fbff', '#ff9ae0')[k % 2], op=.6)
    s.glow(x, y, 56, '#ffffff', .95); s.p(circ(x, y, 20, 30), '#ffffff', op=.5)
    for i in range(12):
        a, b = i * 30 - 87, i * 30 - 63; s.p('M%sA140 140 0 0 1 %sL%sA108 108 0 0 0 %sZ' % (at(*pol(x, y, 140, a)), at(*pol(x, y, 140, b)), at(*pol(x, y, 108, b)), at(*pol(x, y, 108, a))), s.lin((x - 120, y - 130, x + 120, y + 130), '#d8c0ff', '#6a4ab4', '#241a5c'), ink, 3)
    P = [pol(x, y, 124, i * 30 - 75) for i in range(12)]; s.dots(P, '#7df0ff', 20, .28); s.p(''.join('M%sl6 6l-6 6l-6 -6Z' % at(a, b - 6) for a, b in P), '#e8fdff'); s.p(circ(x, y, 141), None, '#f0e0ff', 1.6, .6); s.p(circ(x, y, 107), None, '#c8f8ff', 3)
    for a in (-90, 30, 150): q = pol(x, y, 146, a); s.p([pol(*q, 18, a + 90), pol(*q, 26, a), pol(*q, 18, a - 90)], '#c8a8f0', ink, 2.6)
    for w, yy, c in ((118, 380, '#5a3fa8'), (150, 396, '#43308c'), (184, 412, '#302270')): s.p('M%s %dH%sl8 18H%sZ' % (220 - w, yy, 220 + w, 212 - w), s.hz(dk(c, .5), mix(c, '#b8f4ff', .4), dk(c, .5)), ink, 1.4); s.p('M%s %dH%s' % (220 - w, yy, 220 + w), None, '#c8f4ff', 1.8, .8)
    s.glow(220, 382, 130, '#a8f0ff', .8, 18); s.person(220, 382, 66, '#140c3a'); s.p('M214 330v46', None, '#7df0ff', 2, .8)
    for X, h in ((46, 124), (394, 136)): s.p('M%s 432L%s %sL%s %sL%s 432Z' % (X - 17, X - 10, 432 - h, X + 10, 426 - h, X + 17), s.hz('#6a4ab8', '#14103c'), ink, 2.4); s.glow(X, 418 - h, 36, '#7df0ff', .9); s.p(gon(X, 416 - h, 12, 4), '#e8fdff', '#3a8ad0', 1.6); s.p(''.join('M%s %dh6' % (X - 3, 420 - j * 14) for j in range(1, int(h / 14) - 1)), None, '#7df0ff', 3, .8)
    s.p('M394 300Q330 330 300 360M46 314Q110 340 140 366', None, '#7df0ff', 2, .5); s.ridge(448, 9, '#241858', '#0a0624', '#d8a0ff', 7, True); s.grass(-10, 120, 456, 46, '#0a0624', '#ff9ae0', 28); s.grass(320, 450, 456, 46, '#0a0624', '#ff9ae0', 28); s.spores(44, 80, 110, 360, 430, '#d8f4ff'); s.done('teleporter', '#0a0624')

def monolith():    # a black slab before an eclipse; what it undoes lies round it
    s = Scene(151, (0, '#0d0a2a'), (.28, '#2f1f56'), (.44, '#8a4a6a'), (.54, '#f09a6a'), (.6, '#ffe0a8'), (1, '#e0a880'))
    s.stars(100, 220); s.glow(220, 190, 230, '#ffb070', .65); s.glow(220, 190, 140, '#ffe6b0', .9); s.p(''.join('M%sL%sL%sZ' % (at(*pol(220, 190, 86, a - 4)), at(*pol(220, 190, s.u(112, 176), a)), at(*pol(220, 190, 86, a + 4))) for a in range(0, 360, 15)), '#ffe6b8', op=.4); s.p(circ(220, 190, 90), '#150c2c', '#fffbe8', 4)
    s.ridge(296, 18, '#7a4468', '#d8886a', '#ffe6c0'); s.mist(316, '#ffd9a0', .5); s.ridge(336, 9, '#8a4a5c', '#3a2040', '#ffd9a8', 6, True); s.ridge(366, 8, '#5c3050', '#1c1034', '#ffb890', 5, True)
    s.glow(220, 290, 130, '#ffb870', .5, 180); s.p('M166 416L176 82L262 82L272 416Z', s.hz('#07060f', '#15102a', '#2c2040', '#0c0818')); s.p('M262 82L286 74L298 406L272 416Z', s.hz('#7a5674', '#241830')); s.p('M176 82L198 74H286L262 82Z', '#a8849a'); s.p('M166 416L176 82H262L272 416', None, '#ffd9a8', 1.8, .8); s.p('M262 82L272 416', None, '#fff0d8', 2.4, .9)
    G = ('M-22 0H22M-8 0V12M8 0V12', 'M-18 6A18 12 0 0 1 18 6M0 6V14', 'M-20 0L0 12L20 0', 'M-16 0V12H16V0', 'M-20 6H20M-12 0V12M0 0V12M12 0V12', 'M0 -2L14 6L0 14L-14 6Z', 'M-20 12L-6 0L6 12L20 0', 'M-18 0H18L0 13Z', 'M-20 3H20M-10 10H10')
    for i, g in enumerate(G):
        for w, o, c in ((9, .25, '#ff9a4c'), (2.8, 1, '#ffd08a')): s.p(g, None, c, w, o, tf='translate(220 %d)' % (112 + i * 31))
    # a growth turns to stone at its foot
    for X, a, t, ln in ((140, -60, 70, 70), (120, -96, -60, 54), (312, -120, -70, 74), (334, -80, 60, 56)): P = bend(X, 424, ln, a, t, 8, 1.2); s.p(limb(P), s.v('#b89a94', '#4a2a44'), '#1c1034', 2); s.dots([P[-1][:2]], '#8ae0a8' if ln > 60 else '#8a7a80', 8)
    s.p('M168 416C120 424 40 444 -10 474V504H180Z', '#0d0820', op=.55); s.p(''.join('M%sl6 -4l5 5l-7 4Z' % at(s.u(120, 330), s.u(408, 432)) for _ in range(16)), '#c89a8a')
    for X, Y, q in ((90, 412, 24), (360, 408, 28), (56, 428, 15), (398, 424, 17)): s.p(curve([(X - q, Y + q * .3), (X - q * .7, Y - q * .5), (X, Y - q * .7), (X + q * .8, Y - q * .3), (X + q, Y + q * .3)], True), s.v('#b8746a', '#4a2848', '#1c1034'))
    s.person(112, 432, 36, '#150c28'); s.person(132, 434, 30, '#150c28'); s.ridge(450, 9, '#35204a', '#0d0820', '#ffc89a', 7, True); s.grass(-6, 90, 458, 40, '#0d0820', '#ffb860', 26); s.grass(350, 446, 458, 44, '#0d0820', '#ffb860', 26); s.spores(30, 60, 180, 380, 430, '#ffd9a0'); s.done('monolith', '#0d0820')

if __name__ == '__main__':
    for f in (refuge, cache, ark, teleporter, monolith): f()
