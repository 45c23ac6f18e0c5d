"""Corridors, doors, ladders and hull, in board pixels. Each corridor has its painted number and one thing of its own to call it by."""
from rooms import *

SIZE = dict(c1=(80, 112), c2=(120, 72), c3=(80, 112), c4=(264, 72), c5=(72, 72), c6=(80, 72), c7=(176, 72), c8=(80, 72), c9=(72, 72), c10=(80, 112), c11=(80, 72), c12=(200, 112), c13=(80, 72), c14=(80, 72))
STAIRS = dict(c1=[(40, 1)], c3=[(38, -1)], c10=[(40, -1)], c12=[(44, 1), (140, -1)])
INK = '#05090e'

def corridor(name):
    W, H = SIZE[name]; s = Svg(W, H, sum(map(ord, name.upper())))
    shell(s, W, H, top='#2b4a63', bot='#101f2c', floor='#22384a', d=5, ct=6, fl=11, panel=18, amb=.30, lamps=(W / 2,), lampw=20)
    n = max(1, int(W / 40))
    for i in range(n + 1):  # ribs of the tube
        rx = 5 + (W - 10) * i / n
        s.path('M%s %s L%s %s' % (f(rx), f(6), f(rx), f(H - 11)), None, '#0a131b', 5); s.path('M%s %s L%s %s' % (f(rx - 1.2), f(6), f(rx - 1.2), f(H - 11)), None, '#5d7c92', 1.2, .9)
    s.pipe([(2, H - 26), (W - 2, H - 26)], 2.2, '#34505f', '#8fb0c6'); s.pipe([(2, H - 32), (W - 2, H - 32)], 1.3, '#6b4a2e', '#d99a6a')
    lx = [W / 2] if W < 140 else [W * .25, W * .5, W * .75] if W > 220 else [W * .3, W * .7]
    for l in lx: lamp(s, l, 7.6, H, 22, '#dff3ff', .34, 2.2)
    t = name[1:]; wd = len(t) * 13.4 - 5.4
    pos = dict(c1=9, c3=63, c10=54, c11=14, c12=93, c13=14)
    stencil(s, pos.get(name, W / 2 - wd / 2), H - 50, t)
    return s

SEG = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg'}
def stencil(s, x, y, txt, col='#ffd75a', op=.9, w=8, h=14):
    m = h / 2
    G = dict(a=(0, 0, w, 0), b=(w, 0, w, m), c=(w, m, w, h), d=(0, h, w, h), e=(0, m, 0, h), f=(0, 0, 0, m), g=(0, m, w, m))
    for ch in txt:
        for k in SEG[ch]: x1, y1, x2, y2 = G[k]; s.line(x + x1, y + y1, x + x2, y + y2, '#0a1118', 3.4, op, 'square'); 
        for k in SEG[ch]: x1, y1, x2, y2 = G[k]; s.line(x + x1, y + y1, x + x2, y + y2, col, 1.9, op, 'square')
        x += w + 5.4
def companionways(s, opens):
    """opens = list of (x centre at ceiling, direction)"""
    H = s.h
    for cx, dr in opens:
        s.poly([(cx - 22, 0), (cx + 22, 0), (cx + 19, 7), (cx - 19, 7)], '#04080c'); s.rect(cx - 22, 5.4, 44, 1.6, '#ffc928', op=.7)
        s.cone(cx, 6, 34, 46, 84, '#9fd8ff', .24)
        stairs(s, cx - 6 if dr > 0 else cx - 28, 4, 34, H - 14, dr)

def door():
    s = Svg(20, 66); g = s.lg(0, 0, 0, 66, (0, '#1b3042'), (.8, '#16293a'), (1, '#3a5266'))
    s.path('M3 66 L3 10 L7 5 L13 5 L17 10 L17 66Z', g); s.glow(10, 12, 12, '#cfeaff', .5, .7)
    s.path('M1.5 66 L1.5 9 L6.4 2.5 L13.6 2.5 L18.5 9 L18.5 66', None, '#05090e', 4); s.path('M1.5 66 L1.5 9 L6.4 2.5 L13.6 2.5 L18.5 9 L18.5 66', None, '#6d8ca3', 1.8)
    s.hazard(5, 1, 10, 3, 1, 2.2); s.circ(10, 8, 1.6, '#8cf2b0'); s.circ(10, 8, 4, '#8cf2b0', op=.25)
    s.rect(3, 62, 14, 4, '#22384a'); s.rect(3, 61.6, 14, 1, '#8fb0c6', op=.7)
    return s

def ladder(h, w=30):
    s = Svg(w, h)
    s.rect(3, 0, w - 6, h, s.lg(0, 0, 0, h, (0, '#ffc928', .05), (.5, '#ffc928', .16), (1, '#ffc928', .04)))
    n = int(h / 9)
    for i in range(n): yy = 6 + i * 9; s.rect(5, yy, w - 10, 3.2, '#0a0d10'); s.rect(5, yy, w - 10, 1.6, '#ffe48a')
    for x in (5, w - 5): s.line(x, 1, x, h - 1, '#0a0d10', 5, 1, 'round'); s.line(x, 1, x, h - 1, '#ffc928', 3, 1, 'round'); s.line(x - .7, 1, x - .7, h - 1, '#fff0b8', .9, .9, 'round')
    return s

OUT = [(20, 196), (100, 38), (286, 38), (296, 60), (304, 184), (376, 184), (384, 40), (398, 24), (1160, 24), (1178, 54), (1438, 54), (1456, 74), (1456, 402), (1440, 440), (1368, 448), (1362, 548), (1306, 566), (1302, 690), (384, 690), (370, 672), (370, 414), (100, 414), (88, 300), (50, 288), (20, 240)]
INN = [(40, 196), (110, 54), (280, 54), (292, 200), (388, 200), (396, 40), (1154, 40), (1166, 70), (1432, 70), (1442, 82), (1442, 396), (1430, 432), (1354, 436), (1350, 548), (1296, 556), (1290, 674), (396, 674), (386, 664), (386, 400), (106, 400), (100, 288), (56, 278), (40, 240)]
def hull():
    W, H = 1480, 720; s = Svg(W, H, 77); r = s.r
    # engines at the stern
    for y, k in ((126, 1.0), (212, 1.15), (316, 1.0)):
        s.glow(1476, y + 20, 90, '#7fd0ff', .55, .55)
        s.path('M1448 %s L1466 %s L1480 %s L1480 %s L1466 %s L1448 %sZ' % tuple(map(f, (y - 12 * k, y - 14 * k, y - 26 * k, y + 66 * k - 14, y + 54 * k - 14, y + 52 * k - 14))), s.lg(0, y - 26, 0, y + 54, (0, '#9db8ca'), (.2, '#4b6478'), (1, '#0c151d')))
        for i in range(3): s.line(1467 + i * 4, y - 15 * k - i * 3, 1467 + i * 4, y + 42 * k + i * 3, '#05090e', 1.2, .7)
    # antenna and masts
    for x, h in ((150, 30), (168, 18), (520, 16), (1010, 18), (1046, 12)):
        s.line(x, 38 if x < 300 else 24, x, (38 if x < 300 else 24) - h, '#6d8ca3', 2); s.circ(x, (38 if x < 300 else 24) - h, 2, '#ff5a4d' if x in (150, 1010) else '#cfeaff')
        if x in (150, 1010): s.glow(x, (38 if x < 300 else 24) - h, 14, '#ff5a4d', .6)
    # neck gear over the corridor
    for y, k in ((160, 6), (144, 4), (130, 5)): s.pipe([(296, y), (386, y)], k, '#33495b', '#8fb0c6')
    for x in (318, 342, 364): s.rect(x, 118, 6, 68, s.lg(x, 0, x + 6, 0, (0, '#6d8ca3'), (1, '#101c27')))
    # keel gear
    for x in (470, 620, 1100, 1220): s.path('M%d 688 L%d 704 L%d 704 L%d 688Z' % (x, x + 8, x + 48, x + 56), s.lg(0, 688, 0, 706, (0, '#4c6579'), (1, '#0b141c'))); s.rect(x + 6, 702, 44, 2.4, '#7fd0ff', op=.6)
    for x in (800, 900): s.ell(x, 696, 34, 10, s.lg(0, 686, 0, 706, (0, '#55748a'), (1, '#0c151d')))
    s.rect(120, 412, 60, 14, s.lg(0, 412, 0, 426, (0, '#3a5266'), (1, '#0b141c')), 3); s.rect(220, 412, 110, 10, s.lg(0, 412, 0, 422, (0, '#3a5266'), (1, '#0b141c')), 3)
    # outer plating
    s.poly([(x, y + 5) for x, y in OUT], '#000000', op=.5)
    s.poly(OUT, s.lg(0, 20, 0, 700, (0, '#8ba6b8'), (.12, '#5a7488'), (.45, '#33485a'), (.8, '#1c2a36'), (1, '#2a3c4a')))
    s.poly(OUT, None, stroke='#cfe6f4', sw=1.2, op=.55, join='round')
    # plating seams
    def seam(x1, y1, x2, y2): s.line(x1, y1, x2, y2, '#0a1118', 1.2, .7); s.line(x1 + 1.2, y1, x2 + 1.2, y2, '#dff0fa', .6, .22)
    for x in range(420, 1160, 62): seam(x, 24, x, 40)
    for x in range(1196, 1440, 48): seam(x, 54, x, 70)
    for x in range(400, 1296, 56): seam(x, 674, x, 690)
    for x in range(120, 280, 40): seam(x, 38, x, 54)
    for x in range(124, 380, 52): seam(x, 400, x, 414)
    for y in range(96, 400, 44): seam(1442, y, 1456, y)
    for y in range(440, 664, 40): seam(370, y, 386, y)
    for x in range(408, 1150, 14):
        if r.random() < .5: s.circ(x, 32, .8, '#0a1118', op=.7)
    # running lights and painted marks
    for x in range(452, 1140, 124): s.rect(x, 28, 12, 3, '#9fe0ff', 1); s.glow(x + 6, 29.5, 14, '#7fd0ff', .5)
    s.hazard(1200, 57, 60, 8, .9); s.hazard(398, 678, 90, 8, .8)
    s.rect(1290, 58, 120, 6, '#ffc928', op=.75); s.rect(540, 679, 200, 6, '#c9dce8', op=.22)
    # inside of the hull: structure
    s.poly(INN, s.lg(0, 40, 0, 680, (0, '#0f1a24'), (.5, '#0b141c'), (1, '#0a1118'))); s.poly(INN, None, stroke='#03070b', sw=3, op=.9, join='round')
    def truss(x, y, w, h, st=26):
        s.rect(x, y, w, h, '#0c151d'); i = 0; xx = x
        while xx < x + w - 2:
            x2 = min(xx + st, x + w); s.line(xx, y + (h if i % 2 else 0), x2, y + (0 if i % 2 else h), '#20303e', 2.2); s.line(xx, y + (h if i % 2 else 0) - .8, x2, y + (0 if i % 2 else h) - .8, '#3f5a6e', .6, .6); xx += st; i += 1
        s.line(x, y, x + w, y, '#3a5266', 1.4); s.line(x, y + h, x + w, y + h, '#3a5266', 1.4)
    truss(620, 46, 256, 36); truss(1160, 78, 66, 50, 33); truss(1160, 210, 270, 54, 40); truss(1158, 268, 70, 52, 35); truss(644, 440, 168, 34); truss(652, 560, 72, 34, 30); truss(932, 560, 72, 34, 30); truss(1060, 440, 72, 34, 30); truss(660, 286, 64, 36, 28); truss(812, 286, 64, 36, 28)
    for x, y, w in ((624, 58, 250), (624, 70, 250), (1162, 222, 266), (1162, 240, 266), (646, 450, 166), (1060, 452, 72), (654, 574, 72), (934, 574, 72)):
        s.pipe([(x, y), (x + w, y)], 3, '#2b4152', '#7f9db3'); lights(s, x + 20, y, 2, 6, ['#ffb347', '#7fc4ee'], .8)
    # deck slab with hazard marking
    s.poly([(388, 398), (1440, 398), (1430, 434), (388, 434)], s.lg(0, 398, 0, 434, (0, '#4a6478'), (.12, '#223444'), (.6, '#14212c'), (1, '#30475a'))); s.rect(388, 434, 964, 2, '#03070b')
    s.hazard(388, 411, 764, 9, .92, 10); s.line(388, 410.4, 1152, 410.4, '#fff0b8', .8, .5); s.rect(388, 411, 764, 9, s.lg(388, 0, 1152, 0, (0, '#0b141c', 0), (.5, '#0b141c', .4), (1, '#0b141c', .1)))
    for x in range(392, 1424, 26): s.circ(x, 404.6, 1.1, '#0a1118'); s.circ(x - .3, 404.2, .5, '#b9cfdd'); s.circ(x, 427.6, 1.1, '#0a1118')
    for x, y, w, h in ((388, 278, 92, 5), (400, 550, 900, 5), (616, 158, 264, 5), (632, 278, 230, 5)): s.rect(x, y, w, h, s.lg(0, y, 0, y + h, (0, '#3f5a6e'), (1, '#101c27')))
    # lower left: tank between MU-TH-UR and the bridge
    s.rect(196, 280, 186, 4, '#1a2936')
    return s


# ------------------------------------------------------------------ one thing for each corridor; x, y = middle of its foot (or of the thing, if it hangs)
def phone(s, x, y):
    s.rect(x - 6, y - 10, 12, 20, INK, 2); s.rect(x - 5, y - 9, 10, 18, s.lg(x - 5, 0, x + 5, 0, (0, '#b9cfdd'), (1, '#3b5468')), 1.6); s.path('M%s %sC%s %s %s %s %s %s' % tuple(map(f, (x - 5, y - 6, x - 8, y - 2, x - 8, y + 3, x - 5, y + 7))), None, '#8a4a3c', 3.4, 1, 'round')
    for i in range(6): s.rect(x - 1 + i % 2 * 3, y - 4 + i // 2 * 3, 1.8, 1.8, '#12202b')
    s.path('M%s %sq3 8 -1 12' % (f(x - 5), f(y + 8)), None, '#12202b', 1)
def extinguisher(s, x, y):
    for d in (-5, 5):
        s.rect(x + d - 4, y - 24, 8, 24, INK, 3); s.rect(x + d - 3.2, y - 23, 6.4, 22, s.lg(x + d - 3, 0, x + d + 3, 0, (0, '#c98a78'), (.4, '#8a4a3c'), (1, '#3a1c16')), 2.6); s.rect(x + d - 3.2, y - 15, 6.4, 5, '#d5e2ea'); s.rect(x + d - 1.4, y - 27, 2.8, 4, '#8fa5b4')
    s.path('M%s %sq-7 4 -5 13' % (f(x - 6), f(y - 25)), None, '#10181e', 1.6)
def hose(s, x, y):
    s.circ(x, y, 11.5, INK); s.circ(x, y, 10.4, s.rg(x - 3, y - 4, 14, (0, '#a9c4d6'), (1, '#2c4254')))
    for q in (8.6, 6.4, 4.2): s.circ(x, y, q, None, '#7a5a48', 1.7)
    s.circ(x, y, 2.2, '#0c141b'); s.path('M%s %sq2 12 -2 20' % (f(x + 8.6), f(y)), None, '#7a5a48', 1.8, 1, 'round'); s.rect(x + 5, y + 19, 4, 5, '#8fa5b4', 1)
def trolley(s, x, y):
    crate(s, x - 16, y - 24, 16, 14, '#3a5266', mark='#8fb0c6'); crate(s, x + 1, y - 21, 15, 11, '#4a4436'); crate(s, x - 12, y - 33, 13, 9, '#35505a')
    s.rect(x - 20, y - 10, 40, 3, '#8fa5b4', 1); s.line(x + 20, y - 9, x + 25, y - 28, '#8fa5b4', 2, 1, 'round'); s.line(x + 22, y - 28, x + 28, y - 28, '#b9cfdd', 2, 1, 'round')
    for d in (-14, 14): s.circ(x + d, y - 4, 4, INK); s.circ(x + d, y - 4, 2.6, '#5d7c92')
def oxygen(s, x, y):
    for d, c in ((-4.4, '#5f9ab0'), (4.4, '#9fb9c9')): s.rect(x + d - 3.8, y - 28, 7.6, 28, INK, 3.6); s.rect(x + d - 3, y - 27, 6, 26, s.lg(x + d - 3, 0, x + d + 3, 0, (0, mix(c, '#ffffff', .4)), (.4, c), (1, mix(c, '#000000', .65))), 3); s.rect(x + d - 1.4, y - 31, 2.8, 4, '#b9cfdd', 1)
    s.rect(x - 9, y - 20, 18, 2, '#12202b'); s.rect(x - 9, y - 9, 18, 2, '#12202b')
def drum(s, x, y):
    s.rect(x - 8, y - 23, 16, 23, INK, 2.4); s.rect(x - 7, y - 22, 14, 21, s.lg(x - 7, 0, x + 7, 0, (0, '#8fa08a'), (.35, '#566a58'), (1, '#1a241c')), 2)
    for q in (16, 8): s.rect(x - 7.6, y - q, 15.2, 1.8, '#243026'); s.line(x - 7, y - q, x + 7, y - q, '#a9bfa8', .6, .7)
    s.ell(x, y - 22, 7, 2, '#7f947f'); s.ell(x + 2.4, y - 22, 1.6, .7, INK); s.ell(x + 9, y - .6, 6, 1.4, '#020406', op=.8)
def crates(s, x, y): crate(s, x - 17, y - 17, 18, 17, '#3d4d42', mark='#8fb0a0'); crate(s, x + 2, y - 13, 16, 13, '#3a5266'); crate(s, x - 12, y - 30, 17, 13, '#4a4436', mark='#a9b9a0')
def cooler(s, x, y):
    s.glow(x, y - 27, 14, '#7fe6ff', .45); s.rect(x - 6, y - 18, 12, 18, INK, 1.6); s.rect(x - 5.2, y - 17.4, 10.4, 16.8, s.lg(x - 5, 0, x + 5, 0, (0, '#e2edf3'), (1, '#5d7486')), 1.4); s.path('M%s %sh10v-9c0 -4 -2 -5 -5 -5s-5 1 -5 5Z' % (f(x - 5), f(y - 18)), s.lg(x - 5, 0, x + 5, 0, (0, '#dffaff'), (.4, '#5fc4de'), (1, '#1f6f87')), INK, .9); s.rect(x - 2, y - 13, 4, 3, '#12202b'); s.rect(x - 3.4, y - 8, 6.8, 2, '#12202b')
def loose(s, x, y):
    """a loose cable that spits"""
    for i, (a, b, c) in enumerate(((-4, 10, 16), (1, -8, 22), (5, 6, 13))): s.path('M%s %sC%s %s %s %s %s %s' % tuple(map(f, (x + a, y, x + a + b, y + c * .5, x + a - b, y + c * .8, x + a + b * .3, y + c))), None, INK, 2.4, 1, 'round'); s.path('M%s %sC%s %s %s %s %s %s' % tuple(map(f, (x + a, y, x + a + b, y + c * .5, x + a - b, y + c * .8, x + a + b * .3, y + c))), None, '#6d8ca3', .8, .9, 'round')
    s.glow(x - 1.4, y + 23, 15, '#9fdcff', .9)
    for a in range(0, 360, 45): s.line(x - 1.4, y + 22.4, x - 1.4 + 6 * math.cos(a), y + 23 + 6 * math.sin(a), '#ffffff', .8, .9)
def firstaid(s, x, y): s.rect(x - 9, y - 8, 18, 16, INK, 2); s.rect(x - 8, y - 7, 16, 14, s.lg(0, y - 7, 0, y + 7, (0, '#ffffff'), (1, '#a9bccb')), 1.4); s.path('M%s %sh4v3.6h3.6v4h-3.6v3.6h-4v-3.6h-3.6v-4h3.6Z' % (f(x - 2), f(y - 5.6)), '#3f9a78')
def helmet(s, x, y): s.line(x, y - 14, x, y - 9, '#b9cfdd', 2); s.circ(x, y, 9.6, INK); s.circ(x, y, 8.6, s.rg(x - 3, y - 4, 12, (0, '#ffffff'), (.6, '#b4c6d3'), (1, '#3b5468'))); s.path('M%s %sc0 -5 3 -7 6.4 -7s6.400 2 6.400 7c0 4 -3 6 -6.400 6s-6.400 -2 -6.400 -6Z' % (f(x - 6.4), f(y + 1)), s.lg(0, y - 6, 0, y + 7, (0, '#10202c'), (1, '#3f7fa8')), INK, 1); s.path('M%s %sq1 -4 4 -5' % (f(x - 4.4), f(y)), None, '#ffffff', 1.2, .8, 'round'); s.rect(x - 6, y + 8, 12, 3, '#5d7c92', 1)
def fan(s, x, y):
    s.rect(x - 19, y - 19, 38, 38, INK, 4); s.rect(x - 18, y - 18, 36, 36, s.lg(0, y - 18, 0, y + 18, (0, '#5d7c92'), (1, '#1a2a38')), 3); s.circ(x, y, 15.4, '#04080c')
    for i in range(5): a = i * 72; s.add('<path d="M%s %sq9 -3 7 -13q-6 0 -9 6Z" fill="#3b5468" transform="rotate(%d %s %s)"/>' % (f(x), f(y), a, f(x), f(y)))
    s.circ(x, y, 3.4, '#8fb0c6'); [s.circ(x + a, y + b, 1.3, '#0c141b') for a in (-15, 15) for b in (-15, 15)]
    for q in (5, 10, 15): s.circ(x, y, q, None, '#8fb0c6', .7, .55)
def roots(s, x, y):
    """the nest feels its way in"""
    r = s.r
    for w, col in ((4.4, '#05090a'), (3.2, '#0d1516')):
        for ax, ay, bx, by, ex, ey in ((14, -56, -2, -50, -12, -30), (15, -48, 4, -34, 6, -8), (15, -40, 8, -24, -10, -6), (10, -60, -8, -62, -24, -50), (15, -30, 12, -16, 14, -2)):
            mx, my = (bx + ex) / 2 + r.random() * 4, (by + ey) / 2; s.path('M%s %sQ%s %s %s %s' % tuple(map(f, (x + ax, y + ay, x + bx, y + by, x + mx, y + my))), None, col, w, 1, 'round'); s.path('M%s %sL%s %s' % tuple(map(f, (x + mx, y + my, x + ex, y + ey))), None, col, w * .55, 1, 'round')
            for q in (-6, 5): s.path('M%s %sl%s %s' % tuple(map(f, (x + (bx + mx) / 2, y + (by + my) / 2, q, 7 + r.random() * 4))), None, col, w * .4, 1, 'round')
            s.path('M%s %sQ%s %s %s %s' % tuple(map(f, (x + ax - 1, y + ay - 1, x + bx - 1, y + by - 1, x + mx - .6, y + my))), None, '#5f9a94', .6, .55)
    for a, b, q in ((3, -28, 4.4), (-8, -24, 3)): s.line(x + a, y + b - 12, x + a, y + b, '#05090a', 1.4); s.glow(x + a, y + b, q * 3.6, '#ff6a3d', .6); s.ell(x + a, y + b, q * .8, q * 1.3, s.rg(x + a, y + b, q * 1.3, (0, '#ffb27a'), (.5, '#b5441f'), (1, '#32110a')))
def toolchest(s, x, y):
    s.rect(x - 9, y - 26, 18, 26, INK, 1.6); s.rect(x - 8, y - 25, 16, 23, s.lg(x - 8, 0, x + 8, 0, (0, '#8a99b4'), (.4, '#4a5a78'), (1, '#1a2232')), 1)
    for q in (21, 15, 9): s.rect(x - 7, y - q - 2.6, 14, 5, '#10182a', .6); s.rect(x - 3, y - q - .8, 6, 1.2, '#c3d3dd')
    for d in (-6, 6): s.circ(x + d, y - 1.4, 1.8, '#10181e')
    s.line(x - 5, y - 26, x - 1, y - 31, '#c3d3dd', 1.8, 1, 'round'); s.line(x + 3, y - 26, x + 5, y - 30, '#c98f4a', 2, 1, 'round')
def landing(s, x, y): s.poly([(112, y - 7), (152, y - 7), (156, y), (108, y)], '#02050a'); s.rect(109, y - 8.6, 46, 1.6, '#ffc928', op=.7); rail(s, 156, 168, y - 8, 13)
PROPS = dict(c1=(phone, 20, 44), c2=(extinguisher, 28, 64), c3=(hose, 60, 30), c4=(trolley, 60, 66), c5=(oxygen, 56, 66), c6=(drum, 20, 66), c7=(crates, 36, 66), c8=(cooler, 18, 66), c9=(loose, 54, 8), c10=(firstaid, 62, 36), c11=(helmet, 60, 28), c12=(fan, 92, 32), c13=(roots, 62, 66), c14=(toolchest, 60, 66))

if __name__ == '__main__':
    for name, (prop, x, y) in PROPS.items():
        s = corridor(name)
        if name == 'c7': landing(s, 0, s.h)
        if name == 'c12': prop(s, x, y)
        companionways(s, STAIRS.get(name, ()))
        if name != 'c12': prop(s, x, y)
        front(s, s.w, s.h, .35); s.save('corridors/' + name)
    door().save('board/door'); ladder(164).save('board/ladder'); hull().save('board/hull')
