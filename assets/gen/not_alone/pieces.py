"""Parts of the dusk planet's table: card frames and light, hunt tokens, figures of the seats, Will, counters and their track.
What takes a colour from the game (a seat, a token, "you may do this") is a template with {accent} and {accent_dark}."""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from dusk import *

C = dict(coral='#FF7361', amber='#FFB547', violet='#C79BFF', star='#FFF3B8', rescue='#86E6FF', assim='#FF7A98', brass='#F2C078')
A, AD, INK = '#acce01', '#acce02', '#0b0a1e'   # the first two become {accent} and {accent_dark}


def out(s, name):
    s.save('not_alone/%s.svg' % name); p = os.path.join(ASSETS, 'not_alone/%s.svg' % name); t = open(p).read()
    open(p, 'w', newline='\n').write(t.replace(A, '{accent}').replace(AD, '{accent_dark}'))

# ------------------------------------------------------------------ Place card (440 x 520): the frame's ring hides the art's square corners
def frame(name, edge, w=3.0, lit=False, base=('#34316e', '#100e2a')):
    s = Svg(440, 520)
    s.path(rrect(0, 0, 440, 520, 30) + rrect(10, 10, 420, 500, 21), s.linu([(0, base[0]), (.5, mix(base[0], base[1], .6)), (1, base[1])], 0, 0, 0, 520), eo=True)
    for k, o in ((16, .10), (10, .14), (5, .22)): s.path(rrect(10 + k / 2, 10 + k / 2, 420 - k, 500 - k, 21 - k / 3), 'none', 1, '#05041a', k, o)
    if lit:
        for k, o in ((18, .10), (11, .18), (6, .3)): s.path(rrect(9, 9, 422, 502, 22), 'none', 1, edge, k, o)
    s.path(rrect(9, 9, 422, 502, 22), 'none', 1, edge, w, .95 if lit else .55)
    s.path(rrect(1.2, 1.2, 437.6, 517.6, 29), 'none', 1, '#ffffff', 1.4, .16)
    s.path('M30 420H410', 'none', 1, edge, 1.6, .38); s.path(pl([(220, 413), (227, 420), (220, 427), (213, 420)]), edge, .7)
    out(s, name)
def medal(name, edge, dark):
    s = Svg(96, 96); P = ngon(48, 48, 43, 6)
    s.path(pl(ngon(48, 50, 46, 6)), '#03020f', .45)
    s.path(pl(P), dark); s.path(pl(P), s.linu([(0, INK, .25), (1, INK, .8)], 0, 4, 0, 92), 1, edge, 3.4)
    s.path(pl(ngon(48, 48, 35, 6)), 'none', 1, edge, 1.2, .4); s.path('M14 30L48 10L82 30', 'none', 1, '#ffffff', 2, .35); out(s, name)
def halo(name, w=440, h=520, pad=60, r=30):
    """Soft light round a card: stacked strokes, drawn below it, pad px bigger on each side."""
    s = Svg(w + 2 * pad, h + 2 * pad)
    for k in range(12):
        g = pad * (1 - k / 12.0) * .95; s.path(rrect(pad - g, pad - g, w + 2 * g, h + 2 * g, r + g), A, .018 + .0052 * k)
    s.path(rrect(pad, pad, w, h, r), 'none', 1, A, 3, .45); out(s, name)
def light(name, x=220, y=200, r=270):
    """The light a token throws on the card under it."""
    s = Svg(440, 520); s.path(rrect(10, 10, 420, 500, 21), s.radu([(0, '#ffffff', .16), (.2, '#ffffff', 0)], x, y, r)); s.path(rrect(10, 10, 420, 500, 21), s.radu([(0, A, .42), (.2, A, .34), (.5, A, .15), (1, A, 0)], x, y, r)); out(s, name)
def veil(name, c, op):
    s = Svg(440, 520); s.path(rrect(4, 4, 432, 512, 27), c, op); out(s, name)
def corners(name):
    s = Svg(480, 560)
    for sx in (0, 1):
        for sy in (0, 1):
            t = 'translate(%d %d) scale(%d %d)' % (480 * sx, 560 * sy, 1 - 2 * sx, 1 - 2 * sy)
            for w, o in ((13, .22), (6, 1)): s.path('M10 78V38C10 22 22 10 38 10H78', 'none', 1, A, w, o, tf=t)
    out(s, name)

# ------------------------------------------------------------------ hunt tokens (200 x 200): silhouette differs as much as colour
def token_base(s, P, c, dark):
    s.glow(100, 100, 100, c, .75)
    s.path(P(91), mix(dark, '#000000', .3)); s.path(P(86), s.linu([(0, mix(c, '#ffffff', .55)), (.4, c), (1, mix(dark, c, .25))], 30, 20, 170, 180)); s.path(P(77), s.radu([(0, mix(dark, c, .55)), (.6, dark), (1, mix(dark, '#000000', .45))], 100, 92, 86)); s.path(P(77), 'none', 1, mix(c, '#ffffff', .4), 2.4, .8)
def spiky(r, k=9, inner=.84):
    P = []
    for i in range(k * 2):
        q = r if i % 2 == 0 else r * inner; a = math.radians(-90 + 180 * i / k); P.append((100 + q * math.cos(a), 100 + q * math.sin(a)))
    return pl(P)
def tok_creature():
    s = Svg(200, 200); c = C['coral']; token_base(s, lambda r: spiky(r), c, '#2a0716')
    for w, o in ((1.35, .25), (1, 1)):            # horned mask
        col = '#ffd9c8' if o == 1 else c
        s.path('M100 152C82 138 72 118 70 98C58 92 50 78 50 56C60 70 70 76 82 78C88 70 94 67 100 67C106 67 112 70 118 78C130 76 140 70 150 56C150 78 142 92 130 98C128 118 118 138 100 152Z', s.linu([(0, '#ffe9d6'), (.5, '#ff9a80'), (1, '#e0384a')], 0, 56, 0, 152) if o == 1 else c, o, tf='translate(100 100) scale(%s) translate(-100 -100)' % (1 if o == 1 else 1.12))
    for k in (-1, 1): s.path('M%s 96C%s 92 %s 94 %s 108C%s 110 %s 106 %s 96Z' % tuple(100 + k * v for v in (28, 20, 10, 7, 16, 24, 28)), '#2a0716'); s.dot(100 + k * 16, 102, 3.2, '#fff0c0')
    s.path('M92 128L96 138L100 129L104 138L108 128', 'none', 1, '#2a0716', 3); out(s, 'tokens/creature')
def tok_target():
    s = Svg(200, 200); c = C['amber']; token_base(s, lambda r: pl(ngon(100, 100, r, 6)), c, '#2a1806')
    for w, o in ((13, .22), (6.5, 1)):
        s.path(circ(100, 100, 37), 'none', 1, '#ffe2a8', w, o)
        for a in range(0, 360, 90): s.path('M100 46V72', 'none', 1, '#ffe2a8', w, o, tf='rotate(%d 100 100)' % a)
    s.glow(100, 100, 26, c, .9); s.dot(100, 100, 8, '#fff6dc'); s.path(circ(100, 100, 20), 'none', 1, '#ffb547', 2.4, .8); out(s, 'tokens/target')
def trefoil(s, cx, cy, q, fills, tf=''):
    for i in range(3):
        s.path('M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % tuple(n(v) for v in (cx, cy, cx - q * .62, cy - q * .34, cx - q * .46, cy - q * 1.0, cx, cy - q * 1.12, cx + q * .46, cy - q, cx + q * .62, cy - q * .34, cx, cy)), fills, tf='rotate(%d %s %s)' % (i * 120, n(cx), n(cy)))
def tok_artemia():
    s = Svg(200, 200); c = C['violet']
    def P(r): return smooth([(100 + (r * (1 if i % 2 == 0 else .80)) * math.cos(math.radians(-90 + i * 60)), 100 + (r * (1 if i % 2 == 0 else .80)) * math.sin(math.radians(-90 + i * 60))) for i in range(6)], True, 1)
    token_base(s, P, c, '#1a0a3a')
    s.glow(100, 100, 60, '#ff9af0', .5); trefoil(s, 100, 102, 46, s.linu([(0, '#fff0ff'), (.5, '#d8a8ff'), (1, '#7a3ae0')], 0, 50, 0, 104))
    for i in range(3): s.path('M100 98V62', 'none', 1, '#5a1fb0', 3, .7, tf='rotate(%d 100 102)' % (i * 120)); s.path('M100 128C92 124 90 118 92 112', 'none', 1, '#ffc8f4', 3, .8, tf='rotate(%d 100 102)' % (i * 120 + 20))
    s.dot(100, 102, 10, '#ffe0ff'); s.dot(100, 102, 5, '#8a3ae0'); out(s, 'tokens/artemia')
def tok_beacon(name='tokens/beacon', lit=True):
    s = Svg(200, 200); c = '#ffe6a0'
    if lit: s.glow(100, 70, 100, c, .8); 
    s.ell(100, 176, 56, 12, '#05041a', .6)
    s.path('M74 176L92 84H108L126 176Z', s.linu([(0, '#5a6ab0'), (.4, '#e8ecff'), (.6, '#9aa6dc'), (1, '#3a4486')], 74, 0, 126, 0), 1, '#0b0a24', 4); s.path('M84 128H116M79 152H121', 'none', 1, '#0b0a24', 4, .7); s.path('M86 152L116 128M84 128L121 152', 'none', 1, '#0b0a24', 2.4, .5)
    s.path('M84 84H116L110 96H90Z', '#2a3278', 1, '#0b0a24', 4); s.path(circ(100, 64, 24), s.radu([(0, '#ffffff'), (.4, '#fff3b8'), (1, '#ffb547')] if lit else [(0, '#5a5f9a'), (1, '#23265a')], 94, 56, 30), 1, '#0b0a24', 4)
    if lit:
        for a in (-60, -20, 20, 60, 100, 260): s.path('M100 30V12', 'none', 1, '#fff3b8', 5, .9, tf='rotate(%d 100 64)' % a)
    out(s, name)

# ------------------------------------------------------------------ figures of the seats: one suit, the seat's shape on its chest
def shape(kind, cx, cy, r):
    if kind == 'circle': return circ(cx, cy, r)
    if kind == 'square': return rrect(cx - r * .88, cy - r * .88, r * 1.76, r * 1.76, r * .3)
    if kind == 'diamond': return pl([(cx, cy - r * 1.12), (cx + r * 1.12, cy), (cx, cy + r * 1.12), (cx - r * 1.12, cy)])
    if kind == 'triangle': return pl([(cx, cy - r * 1.08), (cx + r * 1.1, cy + r * .86), (cx - r * 1.1, cy + r * .86)])
    if kind == 'hexagon': return pl(ngon(cx, cy, r * 1.06, 6))
    if kind == 'star': return pl([(cx + q * math.cos(math.radians(-90 + 36 * i)), cy + r * .06 + q * math.sin(math.radians(-90 + 36 * i))) for i in range(10) for q in (r * (1.2 if i % 2 == 0 else .56),)])
    if kind == 'cross':
        a, b = r * .4, r * 1.04
        return pl([(cx + x, cy + y) for x, y in ((-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a))])
    if kind == 'crescent':
        x, y = cx - r * .1, cy
        return 'M%s %sA%s %s 0 1 0 %s %sA%s %s 0 1 1 %s %sZ' % tuple(n(v) for v in (x + r * .5, y - r * .92, r * 1.05, r * 1.05, x + r * .5, y + r * .92, r * .78, r * .78, x + r * .5, y - r * .92))
SHAPES = ('circle', 'square', 'triangle', 'diamond', 'hexagon', 'star', 'cross', 'crescent')
def pawn(kind):
    s = Svg(120, 160)
    s.glow(60, 96, 60, A, .55, 74); s.ell(60, 146, 44, 11, '#03020f', .7); s.ell(60, 142, 40, 11, AD); s.ell(60, 139, 37, 9.5, A); s.ell(60, 138.5, 30, 7, INK, .6)
    suit = 'M30 138C28 112 32 92 44 82H76C88 92 92 112 90 138C78 146 42 146 30 138Z'
    s.path(suit, A); s.path(suit, s.linu([(0, '#ffffff', .5), (.4, '#ffffff', 0), (.41, INK, 0), (1, INK, .5)], 30, 80, 92, 140), 1, INK, 4)
    for d, c, o in (('M36 92C28 100 24 114 26 126L36 128C36 116 38 108 42 102Z', '#ffffff', .35), ('M84 92C92 100 96 114 94 126L84 128C84 116 82 108 78 102Z', INK, .35)):
        s.path(d, A); s.path(d, c, o); s.path(d, 'none', 1, INK, 3.4)
    s.path(shape(kind, 60, 113, 28), INK); s.path(shape(kind, 60, 113, 21), '#ffffff')
    s.path(circ(60, 50, 36), s.radu([(0, '#ffffff'), (.6, '#d6daf4'), (1, '#7078b4')], 46, 34, 62), 1, INK, 4)
    visor = 'M34 52C34 36 46 28 60 28C74 28 86 36 86 52C86 66 76 74 60 74C44 74 34 66 34 52Z'
    s.path(visor, A); s.path(visor, s.linu([(0, INK, .78), (.6, INK, .5), (1, INK, 0)], 0, 28, 0, 76), 1, INK, 3.4)
    s.path('M42 46C43 38 50 34 58 33', 'none', 1, '#ffffff', 4.4, .85); s.dot(48, 54, 2.6, '#ffffff', .8)
    s.path('M92 34L100 16', 'none', 1, INK, 4); s.dot(101, 13, 5, A); out(s, 'pawns/' + kind)

def will():
    d = 'M32 58C17 58 11 46 16 35C20 26 27 23 28 9C39 15 42 23 41 29C44 28 46 25 46 21C54 30 55 40 50 48C46 54 40 58 32 58Z'
    s = Svg(64, 64); s.glow(32, 38, 32, '#7df0ff', .8); s.path(d, s.linu([(0, '#e8ffff'), (.5, '#7df0ff'), (1, '#2f9ae0')], 0, 9, 0, 58), 1, '#0b0a24', 2.4); s.path('M32 54C24 54 21 47 25 41C28 37 31 35 32 29C38 34 42 40 41 46C40 51 37 54 32 54Z', '#ffffff', .85); out(s, 'marks/will_on')
    s = Svg(64, 64); s.path(d, '#0b0a24', .8, '#6b66a8', 2.6); out(s, 'marks/will_off')
    s = Svg(64, 64); s.glow(32, 38, 32, C['coral'], .9); s.path(d, s.linu([(0, '#fff0e0'), (.5, '#ff9a80'), (1, '#e0384a')], 0, 9, 0, 58), 1, '#0b0a24', 2.4); s.path('M24 20L36 34L28 40L40 56', 'none', 1, '#2a0716', 3.4); out(s, 'marks/will_threat')
def star():
    s = Svg(320, 320); c = (160, 160)
    s.glow(*c, 160, '#ffe6a0', .8); s.glow(*c, 90, '#fff3c8', .9)
    for k in range(24):
        a = k * 15; ln = 150 if k % 6 == 0 else 104 if k % 3 == 0 else 78; s.path(taper([(160, 160), (160, 160 - ln * .5), (160, 160 - ln)], 15 if k % 6 == 0 else 8, .3), '#fff3c8', .85 if k % 6 == 0 else .4, tf='rotate(%d 160 160)' % a)
    P = []
    for i in range(16): q = 54 if i % 2 == 0 else 30; P.append((160 + q * math.cos(math.radians(-90 + i * 22.5)), 160 + q * math.sin(math.radians(-90 + i * 22.5))))
    s.path(pl(P), s.radu([(0, '#ffffff'), (.5, '#fff3b8'), (1, '#ffb547')], 160, 160, 56), 1, '#ffe6a0', 2); s.dot(160, 160, 20, '#ffffff'); out(s, 'track/star')
def counters():
    s = Svg(128, 128); s.glow(64, 64, 64, C['rescue'], .9)
    s.path(taper([(2, 76), (30, 68), (56, 62)], .5, 20), '#86e6ff', .5)
    s.path('M30 78C38 56 66 38 104 40C100 70 74 92 50 92C40 92 32 88 30 78Z', s.linu([(0, '#ffffff'), (.5, '#c8ecff'), (1, '#3a78c8')], 40, 36, 80, 96), 1, '#07122e', 4); s.path('M70 48C78 44 90 42 98 44C96 54 90 62 84 66Z', s.linu([(0, '#86e6ff'), (1, '#1f4a9a')], 80, 42, 90, 66), 1, '#07122e', 3); s.path('M44 62L26 50L58 50Z', '#7fb8ee', 1, '#07122e', 3); s.path('M66 88L70 110L84 78Z', '#3f78c0', 1, '#07122e', 3); s.dot(58, 72, 5, '#fff3b8'); s.dot(44, 78, 4, '#fff3b8'); out(s, 'track/rescue')
    s = Svg(128, 128); s.glow(64, 64, 64, C['assim'], .9)
    for a, cv, ln in ((20, 60, 46), (-25, -60, 50), (60, 50, 40), (-65, -50, 40), (0, 40, 58), (100, 60, 34), (-105, -60, 34)): s.path(taper(spine(64, 64, ln, a, cv), 12, 1), '#c82a5c'); s.path(smooth(spine(64, 64, ln, a, cv)), 'none', 1, '#ffb0c0', 1.6, .6)
    s.path(circ(60, 64, 27), s.radu([(0, '#ffe0e0'), (.4, '#ff7a98'), (1, '#8a1244')], 52, 56, 36), 1, '#2a0618', 4); s.path('M40 66C46 52 74 52 80 66C74 78 46 78 40 66Z', '#2a0618'); s.ell(58, 65, 7, 10, '#fff0b8'); s.ell(58, 65, 2.6, 9, '#2a0618'); out(s, 'track/assimilation')
def node(name, c, lit, sym=False, r=17):
    s = Svg(48, 48)
    if lit: s.glow(24, 24, 24, c, .55)
    s.dot(24, 24, r, '#0b0a24'); s.path(circ(24, 24, r - 1.5), s.radu([(0, mix(c, '#0b0a24', .25)), (1, mix(c, '#0b0a24', .6))], 24, 20, 20) if lit else '#15133a', 1, c, 2.4, 1 if lit else .75)
    if sym: trefoil(s, 24, 26, 12.500, C['violet'] if not lit else '#f0dcff'); s.dot(24, 26, 2.6, '#1a0a3a')
    out(s, 'track/' + name)

ICON = {
 'hand': 'M8 16L22 11L30 36L16 41ZM20 9L34 8L40 33', 'survival': 'M24 6C32 12 38 14 40 14C40 28 36 37 24 43C12 37 8 28 8 14C10 14 16 12 24 6ZM24 16V32M16 24H32', 'hunt': 'M10 8C12 18 10 28 8 38M22 6C25 18 24 30 20 42M36 8C38 18 37 28 34 38',
 'discard': 'M8 14H40M12 14L15 41H33L36 14M19 14V8H29V14M20 21V34M28 21V34', 'reserve': 'M14 16H40V42H14ZM8 36V8H34', 'takeback': 'M40 38C40 22 30 16 12 16M20 7L10 16L20 25', 'rescue': 'M24 5C32 12 34 22 32 32H16C14 22 16 12 24 5ZM16 26L8 36H16M32 26L40 36H32M20 38L24 44L28 38M24 18V22',
 'assim': 'M24 24C24 20 30 20 30 25C30 32 18 32 18 23C18 13 35 12 36 26C36 38 12 40 10 24C9 14 16 7 26 7', 'lock': 'M12 22H36V41H12ZM17 22V15C17 5 31 5 31 15V22M24 29V34', 'eye': 'M4 24C12 10 36 10 44 24C36 38 12 38 4 24ZM24 17A7 7 0 1 0 24.1 17', 'eyeoff': 'M4 24C12 10 36 10 44 24C36 38 12 38 4 24ZM8 42L40 6',
 'book': 'M24 12C18 7 10 7 5 9V39C10 37 18 37 24 42C30 37 38 37 43 39V9C38 7 30 7 24 12ZM24 12V42', 'log': 'M12 6H36V42H12ZM18 15H30M18 23H30M18 31H26', 'gear': 'M24 16A8 8 0 1 0 24.1 16M24 5V11M24 37V43M5 24H11M37 24H43M10.5 10.5L14.8 14.800M33.2 33.2L37.5 37.500M37.5 10.5L33.2 14.800M14.8 33.2L10.5 37.500', 'undo': 'M16 10L7 19L16 28M7 19H30C44 19 44 40 30 40H18',
 'next': 'M18 10L32 24L18 38', 'check': 'M8 25L19 37L40 11', 'warn': 'M24 6L44 41H4ZM24 18V29M24 34V36', 'will': 'M24 44C12 44 7 34 11 25C14 18 20 16 21 5C30 10 32 16 31 21C34 20 35 18 35 15C41 22 42 30 38 36C35 41 30 44 24 44Z', 'hint': 'M17 32C10 26 9 8 24 8C39 8 38 26 31 32V37H17ZM19 43H29', 'players': 'M17 22A8 8 0 1 0 17 6A8 8 0 0 0 17 22M4 42C4 30 10 27 17 27C24 27 30 30 30 42M32 22A7 7 0 0 0 33 9M36 28C42 29 44 34 44 42',
 'clock': 'M24 6A18 18 0 1 0 24.1 6M24 14V25L32 30', 'dna': 'M14 5C14 18 34 16 34 24C34 32 14 30 14 43M34 5C34 18 14 16 14 24C14 32 34 30 34 43M17 11H31M18 37H30', 'city': 'M4 28H44L34 34L24 44L14 34ZM10 28V20H16V28M20 28V10L24 4L28 10V28M32 28V16H38V28', 'shield': 'M24 5L41 11C41 27 37 36 24 43C11 36 7 27 7 11Z', 'loop': 'M10 20C13 9 32 6 37 18M38 28C35 39 16 42 11 30M37 8V18H27M11 40V30H21', 'person': 'M24 23A9 9 0 1 0 24 5A9 9 0 0 0 24 23M8 43C8 31 15 27 24 27C33 27 40 31 40 43', 'claw': 'M12 7C20 16 22 26 16 41M24 5C30 16 31 28 25 43M36 9C40 18 40 28 34 39'}


def icon(name, d=None, w=3.4, draw=None):
    s = Svg(48, 48)
    if draw: draw(s)
    else: s.path(d or ICON[name], 'none', 1, A, w)
    out(s, 'icons/' + name)
def icons():
    for k in ('hand', 'survival', 'hunt', 'reserve', 'takeback', 'rescue', 'assim', 'claw', 'dna', 'city', 'loop', 'shield', 'will'):
        icon(k)
    def flower(s): trefoil(s, 24, 26, 19, A); s.dot(24, 26, 4.5, INK)
    icon('artemia', draw=flower)
    def cross(s):
        s.path(circ(24, 24, 13), 'none', 1, A, 3.4); s.dot(24, 24, 3, A)
        for a in range(0, 360, 90): s.path('M24 4V13', 'none', 1, A, 3.4, tf='rotate(%d 24 24)' % a)
    icon('target', draw=cross)
    def mast(s): s.path('M18 44L22 22H26L30 44M20 34H28', 'none', 1, A, 3.2); s.dot(24, 13, 6, A); s.path('M12 8C9 12 9 16 12 19M36 8C39 12 39 16 36 19', 'none', 1, A, 3)
    icon('beacon', draw=mast)
def main():
    frame('frames/place', '#a9a4ee'); frame('frames/place_lit', A, 5, True); frame('frames/place_focus', '#ffffff', 7, True)
    medal('frames/medal', '#b9b4f4', '#35306e'); medal('frames/medal_lit', A, AD)
    halo('frames/halo'); light('frames/light'); veil('frames/veil', '#0a0920', .66); corners('frames/corners')
    tok_creature(); tok_target(); tok_artemia(); tok_beacon(); tok_beacon('tokens/beacon_off', False)
    for k in SHAPES: pawn(k)
    icons(); will(); star(); counters()
    for nm, c in (('node_rescue', C['rescue']), ('node_assim', C['assim'])):
        node(nm, c, False); node(nm + '_lit', c, True)
    node('node_artemia', C['violet'], False, True); node('node_artemia_lit', C['violet'], True, True)


if __name__ == '__main__':
    main()
