# Evolutions: one growth in thirty shapes. All rise from the same calyx, and its parts tell what the card is:
#   calyx   level I: two smooth leaves on jade ground; level II: four thorned leaves with gilt edges on indigo ground
#   buds    as many lit buds in the calyx as the Evolution costs DNA
#   light   the phase it works in: 1 sky, 2 amber, 3 rose, 4 violet, 5 lime
#   organ   what it does: eyes see, mouths take, horns and claws strike, wings move, spores are Artemia
from sanctuary_kit import *
from sanctuary_city import small as flying
PHASE = {1: '#7dd8ff', 2: '#ffb84d', 3: '#ff7aa8', 4: '#b79bff', 5: '#e4f279'}
INK = '#05130f'

class Evo(Pic):
    def __init__(s, level, cost, phase, seed):
        Pic.__init__(s, seed=seed); s.level, s.cost, s.a = level, cost, PHASE[phase]; s.f = '#4fd389' if level == 1 else '#35b5b8'
        s.foot = '#06181a' if level == 1 else '#0c0a20'; s.ground()
    def ground(s):
        top, mid = ('#06201c', '#124a3a') if s.level == 1 else ('#120d2e', '#33276c')
        s.p(box(0, 0, 240, 336), s.lin((0, 0, 0, 230), top, mix(mid, s.a, .1), s.foot)); s.glow(120, 100, 130, s.a, .62, 118)
        c = mix(mid, top, .5); d = ''
        for i in range(11): d += limb(bend(120, 100, s.u(95, 135), i * 32.7 + s.u(-8, 8), s.u(-80, 80), 3.2, .3, 3))
        s.p(d, c, op=.5)
        if s.level == 2:
            for r in (78, 96): s.p(circ(120, 96, r), None, mix(s.a, BRASS, .4), 1.4, .22)
        s.spray(26, 8, 8, 232, 170, lt(s.a, .5), 1.8, .55)
    def calyx(s):
        g = s.v(lt(s.f, .35), dk(s.f, .35), dk(s.f, .75)); edge = INK if s.level == 1 else BRASS
        if s.level == 2:
            t = 'M112 205C84 186 52 168 40 136C48 142 54 143 60 142L58 134L68 145C76 147 84 148 90 153L90 145L98 157C106 162 112 168 118 205Z'; s.both(t, s.v(dk(s.f, .2), dk(s.f, .75)), edge, 1.6)
        s.both('M120 210C92 190 68 172 62 148C78 146 104 150 120 172Z', g, edge, 2.2); s.both('M68 152C86 154 104 164 116 178', None, dk(s.f, .6), 1.6, .6)
        s.p('M100 212C88 168 104 150 120 142C136 150 152 168 140 212Z', g, edge, 2.2)
        k = s.cost; P = [(120 + (i - (k - 1) / 2) * 13.5, 167 - 5.5 * math.cos((i - (k - 1) / 2) * .55)) for i in range(k)]
        s.dots(P, INK, 12.5); s.dots(P, mix(s.a, '#ffffff', .15), 9); s.dots([(x - 1, y - 1.4) for x, y in P], '#ffffff', 3.6)
    # ---- organs
    def flesh(s, d, c=None, sw=2.8, both=False, tf=None):
        c = c or s.f; (s.both if both else s.p)(d, s.v(lt(c, .55), c, mix(dk(c, .68), s.a, .12)), INK, sw, **({} if both else {'tf': tf}))
    def shine(s, pts, w=4, op=.55, c='#ffffff'): s.p(curve(pts), None, c, w, op)
    def tent(s, sp, c=None, tip=None):
        s.flesh(limb(sp), c, 2.6)
        if tip: x, y = sp[-1][:2]; s.glow(x, y, 15, tip, .9); s.dots([(x, y)], lt(tip, .6), 7)
    def eye(s, x, y, r, c=None, slit=True, dx=0, dy=0):
        c = c or s.a; s.p(circ(x, y, r), s.rad((x - r * .3, y - r * .35, r * 1.5), lt(c, .8), c, dk(c, .5)), INK, max(2, r * .2))
        s.p(circ(x + dx, y + dy, r * (.2 if slit else .42), r * (.72 if slit else .42)), INK); s.dots([(x - r * .35, y - r * .4)], '#ffffff', r * .45)
    def fangs(s, P): s.p(''.join(poly(q) for q in P), '#fff6e0', INK, 1.4)
    def bulb(s, x=120, y=112, rx=36, ry=44, c=None):
        s.flesh('M%sC%s %s %sC%s %s %sZ' % (at(x, y + ry), at(x - rx * 1.5, y + ry * .8), at(x - rx * 1.2, y - ry), at(x, y - ry), at(x + rx * 1.2, y - ry), at(x + rx * 1.5, y + ry * .8), at(x, y + ry)), c)

def optimiser(s):    # a sorted shell: cards slide back under
    for i, (x, y) in enumerate(((60, 134), (52, 118), (48, 102))): s.p(box(x - 22, y - 7, 44, 13, 4), s.hz('#ff9a80', '#7a2440'), INK, 2.2)
    P = [pol(142, 84, 5 * math.exp(.1365 * i), 64 + i * 33) for i in range(17)]; c = s.a
    for k in range(4): s.tent(bend(P[16][0] - 14, P[16][1] - 12 + k * 9, 40, 150 + k * 20, 70 - k * 50, 4.5, 1), s.f)
    for lo in (1, 6, 11): s.p(''.join(circ(*P[i], 3.6 * math.exp(.1365 * i)) for i in range(lo, min(lo + 5, 16))), None, INK, 5)
    for i in range(1, 17): s.p(circ(*P[i], 3.6 * math.exp(.1365 * i)), s.v(lt(c, .6), mix(c, s.f, .3), dk(c, .6)), INK, 1.8)
    x, y = P[16]; s.flesh(circ(x - 4, y, 27, 26)); s.eye(x - 8, y - 6, 10, STAR);
def instinctive(s):  # feathered feelers, one lid half open
    for k in (-1, 1):
        sp = bend(120 + k * 14, 78, 92, -66 if k > 0 else -114, k * 62, 3, 1, 8); s.p(limb(sp), lt(s.f, .2), INK, 2); d = ''
        for i in range(2, 9):
            x, y, _ = sp[i]
            for q in (-1, 1): d += limb(bend(x, y, 24 - i * 1.2, -90 + k * (18 + 6.5 * i) + q * 62, -q * 24, 2, .5, 2))
        s.p(d, s.a, op=.95)
    s.bulb(120, 108, 42, 46); s.shine([(90, 100), (98, 78), (114, 68)])
    s.both('M86 112Q98 122 110 113', None, INK, 4); s.p('M102 92Q120 74 138 92Q120 104 102 92Z', '#fff8e0', INK, 3); s.p(circ(120, 91, 6.5), s.a, INK, 2); s.p('M101 92Q120 72 139 92L134 86Q120 80 106 86Z', dk(s.f, .35)); s.p('M110 134Q120 140 130 134', None, INK, 3)
def malicious(s):    # a grin and a thieving tail
    s.p(box(178, 50, 26, 36, 4), s.v('#a8dcff', '#2a4a9a'), INK, 2.4, tf='rotate(14 190 66)'); s.p('M186 66h12M186 74h8', None, '#ffffff', 2.4, .8, tf='rotate(14 190 66)')
    s.tent([(150, 146, 10), (186, 150, 9), (212, 128, 7), (208, 100, 5), (188, 86, 4), (178, 70, 3), (190, 56, 2)])
    s.both('M92 74C76 66 64 48 66 28C78 34 98 46 106 66Z', s.v(lt(s.a, .5), s.a, dk(s.a, .5)), INK, 3)
    s.bulb(112, 108, 46, 48); s.shine([(80, 100), (88, 76), (104, 66)])
    for k in (-1, 1): s.p('M%s 80L%s 98Q%s 108 %s 104Z' % tuple(n(112 + k * v) for v in (34, 10, 12, 26)), STAR, INK, 2.6); s.dots([(112 + k * 18, 96)], INK, 6)
    s.p('M76 118Q112 136 148 114Q146 150 112 150Q80 148 76 118Z', INK); s.fangs([[(80 + i * 11, 121 + 6 * math.sin(i / 6 * 3.1)), (91 + i * 11, 121 + 6 * math.sin((i + 1) / 6 * 3.1)), (86 + i * 10, 138 + 3 * math.sin(i / 6 * 3.1))] for i in range(6)])
def brooding(s):     # a clutch of eggs under folded arms
    for k in range(5):
        x, y = (84, 120, 156, 102, 138)[k], (118, 120, 118, 92, 92)[k]; s.glow(x, y, 34, s.a, .6); s.p(circ(x, y, 19, 25), s.rad((x - 5, y - 8, 30), '#ffffff', lt(s.a, .35), s.a, dk(s.a, .55)), INK, 2.6)
        s.p('M%sq-9 -3 -7 -11q6 -8 13 0q3 9 -4 14' % at(x + 1, y + 8), None, dk(s.a, .55), 4, .7); s.dots([(x - 4, y - 2)], INK, 3.4)
    for k in (-1, 1):
        s.tent([(120 + k * 84, 158, 12), (120 + k * 92, 116, 12), (120 + k * 72, 66, 10), (120 + k * 34, 46, 7), (120 + k * 8, 56, 2)]); s.tent([(120 + k * 66, 168, 9), (120 + k * 62, 144, 8), (120 + k * 34, 134, 6), (120 + k * 10, 142, 2)])
        s.shine([(120 + k * 90, 128), (120 + k * 82, 90), (120 + k * 60, 64)], 3, .4)
def keen_scented(s): # all nose
    for i in range(4): s.line([(22 + i * 2, 128 - i * 30), (48, 118 - i * 26), (66, 128 - i * 22), (92, 112 - i * 13)], (s.a, '#ffffff')[i % 2], 4.5 - i * .5, .75 - i * .1)
    s.tent([(156, 150, 30), (160, 112, 34), (140, 82, 28), (112, 84, 20), (92, 96, 18)]); s.p(limb([(104, 66, 2), (86, 82, 11), (80, 104, 12), (88, 122, 3)]), s.v(lt(s.a, .5), s.a, dk(s.a, .4)), INK, 3)
    for y in (90, 108): s.p(circ(80, y, 4.4, 6), INK)
    s.p('M158 92C170 70 190 52 214 50C216 80 206 104 176 112Z', s.v(lt(s.f, .4), dk(s.f, .3)), INK, 3); s.p('M172 96C180 82 192 70 204 64', None, dk(s.f, .6), 2.4, .6)
    s.eye(138, 84, 9, dx=-2); s.shine([(176, 140), (182, 122), (176, 112)], 4, .4)
    for i in range(3): s.p('M%sq6 8 14 7' % at(122 + i * 3, 112 + i * 11), None, INK, 2.2, .4)
def stunner(s):      # stinging bell
    for x, d, t, ln in ((78, 118, 50, 66), (98, 100, -46, 76), (120, 90, 20, 70), (142, 80, 46, 76), (162, 62, -50, 66)): s.tent(bend(x, 104, ln, d, t, 6, 1.6), None, STAR)
    s.flesh('M44 110C40 54 78 24 120 24C162 24 200 54 196 110C184 98 172 120 157 111C146 102 134 122 120 112C106 122 94 102 83 111C68 120 56 98 44 110Z', None); s.shine([(62, 82), (74, 56), (102, 42)], 6)
    s.p('M88 82Q120 48 152 82Q120 112 88 82Z', INK); s.eye(120, 81, 14)
    s.both('M32 58l12 10l-12 6l12 14', None, STAR, 4); s.both('M24 122l12 6l-9 8l13 9', None, STAR, 3.4)
def quick(s):        # leaping legs
    for i in range(4): s.line([(14, 66 + i * 26), (40, 64 + i * 25), (70 - i * 5, 70 + i * 22)], '#ffffff', 4 - i * .6, .5)
    for k, (x, y) in enumerate(((92, 122), (112, 130))): s.tent([(x + 34, y - 18, 10), (x - 2, y - 40 + k * 12, 12), (x - 38, y - 52 + k * 20, 6)]); s.tent([(x - 38, y - 52 + k * 20, 6), (x - 30, y - 8 + k * 10, 4), (x - 62 + k * 10, y + 24, 2.4)], s.a)
    s.flesh('M78 118C84 84 130 60 172 58C206 58 220 76 210 90C196 112 150 136 112 138C92 138 78 132 78 118Z'); s.shine([(100, 104), (130, 82), (164, 72)], 5)
    for i in range(4): s.p('M%sq10 12 2 30' % at(104 + i * 17, 90 - i * 7), None, INK, 2.2, .35)
    s.eye(186, 76, 12, dx=3); s.p('M196 98Q206 94 211 88', None, INK, 3)
    for k in range(2): s.tent(bend(196, 62, 40, -50 + k * 22, -50, 2.4, .8), s.a, s.a)
def prescient(s):    # a fan of seeing plumes
    for i in (0, 6, 1, 5, 2, 4, 3):
        d = -90 + (i - 3) * 27; ln = 84 - abs(i - 3) * 3; x, y = pol(120, 124, ln, d); s.p(limb([(120, 124, 3), pol(120, 124, ln * .5, d) + (7,), (x, y, 15), pol(x, y, 14, d) + (6,)]), s.v(lt(s.f, .5), s.f, dk(s.f, .5)), INK, 2.4); s.p(circ(x, y, 9.5), '#fff8e0', INK, 2); s.p(circ(x, y, 5.8), s.a); s.dots([(x, y)], INK, 5)
    s.bulb(120, 126, 24, 32); s.eye(120, 118, 13, slit=False); s.shine([(102, 118), (106, 106), (114, 99)], 3)
def beater(s):       # broad wings drive the city on
    for i in range(4): s.line([(150 + i * 7, 120 - i * 24), (182, 112 - i * 22), (204, 120 - i * 21), (230, 108 - i * 22)], '#ffffff', 3.4, .5)
    flying(s, 196, 58, .56, line=INK)
    s.flesh('M116 92C96 44 54 26 18 34C30 56 30 78 22 100C34 92 44 96 50 112C58 104 70 106 76 122C88 116 104 122 116 134C128 128 140 130 152 140C156 126 164 122 172 124C172 106 160 80 136 74Z')
    for d in ('M112 98C92 70 60 50 30 42', 'M112 106C88 92 64 88 42 92', 'M116 116C104 108 88 106 76 112', 'M136 92C150 96 160 106 166 118'): s.p(d, None, dk(s.f, .6), 2.4, .6)
    s.flesh('M100 150C96 112 106 84 128 74C150 66 166 76 168 86C160 92 146 96 144 112C142 130 138 142 138 152Z', mix(s.f, s.a, .35)); s.eye(144, 86, 7, dx=2)
    s.p('M166 86L178 88L164 94', lt(s.a, .3), INK, 2)
def besieger(s):     # ram's horns
    s.both('M104 78C88 40 46 34 30 64C18 92 34 124 62 120C82 116 86 92 72 84C62 80 54 88 58 98C44 96 44 76 58 70C76 64 90 80 92 104Z', s.v(lt(s.a, .65), s.a, dk(s.a, .55)), INK, 3.2)
    s.both('M92 58L86 74M72 48L70 64M50 48L55 66M34 64L47 74M30 86L46 86M38 106L50 96M56 118L62 104', None, dk(s.a, .6), 2.4, .7)
    s.flesh('M82 76C92 54 148 54 158 76C164 98 152 112 148 138C144 158 96 158 92 138C88 112 76 98 82 76Z'); s.p('M96 64C104 56 136 56 144 64L132 104L120 112L108 104Z', lt(s.f, .35), INK, 2.6); s.shine([(104, 68), (112, 63), (122, 62)], 3.4)
    s.both('M88 100L106 108Q100 120 90 114Z', STAR, INK, 2.4); s.both('M112 138q-4 -8 -9 -5', None, INK, 3.4)
def swift(s):        # two pairs of glassy wings
    for (x1, y1, x2, y2, w) in ((24, 34, 70, 62, 17), (14, 96, 62, 104, 14)):
        d = limb([(112, 96, 2), (x2, y2, w), (x1, y1, w * .6), (x1 - 6, y1 - 3, 1)]); s.both(d, s.lin((112, 96, x1, y1), lt(s.a, .7), s.a, lt(s.f, .3)), INK, 2.4, .92)
        s.both('M110 95L%sM%sL%sM%sL%s' % (at(x1, y1), at(x2 + 12, y2 + 5), at(x2 - 8, y2 + w - 3), at(x2 + 12, y2 + 4), at(x2 - 10, y2 - w + 4)), None, dk(s.a, .6), 1.8, .65)
    for i in range(6): s.flesh(circ(120, 156 - i * 11, 10.5 + (i > 3) * 4, 9 + (i > 3) * 3), mix(s.f, s.a, .12 * i), 2.4)
    s.flesh(circ(120, 78, 21, 19)); s.eye(104, 70, 12, dx=-1); s.eye(136, 70, 12, dx=1); s.p('M112 90Q120 96 128 90', None, INK, 3)
    s.both('M112 60Q108 44 98 38', None, INK, 3)
def howler(s):       # a throat and its cry
    for k in range(4): s.p('M%sA%s %s 0 0 1 %s' % (at(146 + k * 17, 54 - k * 11), n(44 + k * 13), n(50 + k * 14), at(146 + k * 17, 128 + k * 11)), None, lt(s.a, .35), 6 - k, .95 - k * .18)
    s.flesh('M20 216C32 180 26 150 30 130C34 96 52 58 92 40C112 32 136 36 148 50C138 56 128 58 118 66C104 76 100 88 104 100C110 116 130 122 144 132C136 146 116 152 102 146C92 154 88 166 86 172Z')
    s.p('M148 50C138 56 128 58 118 66C104 76 100 88 104 100C110 116 130 122 144 132C148 106 150 78 148 50Z', s.hz('#5a0f2c', '#ff9a5c'), INK, 3); s.fangs([[(146 - i * 12, 53 + i * 4), (134 - i * 11, 57 + i * 6), (138 - i * 9, 74 + i * 4)] for i in range(3)] + [[(141 - i * 13, 130 - i * 5), (128 - i * 11, 124 - i * 7), (133 - i * 9, 110 - i * 4)] for i in range(2)])
    s.flesh('M66 52C52 42 46 26 50 12C62 20 78 28 90 42Z', s.a); s.flesh('M44 74C28 68 18 56 16 42C30 46 46 50 60 60Z', s.a); s.eye(92, 66, 10, STAR); s.shine([(44, 140), (46, 112), (58, 90)], 5, .45)
def primitive(s):    # an ancient carapace with the Artemia flower
    s.both('M108 44C98 26 82 18 62 22M104 150C96 162 84 168 70 166', None, lt(s.f, .3), 4)
    for i in range(6): s.both('M%sC%s %s %s' % (at(84, 74 + i * 13), at(62, 70 + i * 14), at(46, 76 + i * 14), at(40, 88 + i * 14)), None, INK, 7.5); s.both('M%sC%s %s %s' % (at(84, 74 + i * 13), at(62, 70 + i * 14), at(46, 76 + i * 14), at(40, 88 + i * 14)), None, s.f, 3.6)
    s.flesh('M120 28C164 28 182 66 178 104C174 138 150 162 120 168C90 162 66 138 62 104C58 66 76 28 120 28Z')
    for i in range(7): y = 76 + i * 13; w = 54 - i * i * .9; s.p('M%sQ120 %s %s' % (at(120 - w, y), n(y + 12), at(120 + w, y)), None, INK, 2.6, .55)
    s.p('M66 74C80 60 160 60 174 74C172 48 152 32 120 32C88 32 68 48 66 74Z', lt(s.f, .3), INK, 2.6); s.eye(94, 56, 8); s.eye(146, 56, 8); s.glow(120, 108, 46, VIOLET, .9); petals(s, 120, 108, 29)
def petals(s, x, y, q, c=VIOLET):
    for a in (0, 120, 240): s.p('M0 0C-%s -%s -%s -%s 0 -%sC%s -%s %s -%s 0 0Z' % tuple(n(q * v) for v in (.55, .25, .5, .85, 1, .5, .85, .55, .25)), s.v('#fff4ff', c, dk(c, .45)), '#1d0a38', max(1.5, q * .09), tf='translate(%s) rotate(%d)' % (at(x, y), a))
    s.dots([(x, y)], '#fff3d0', q * .42); s.dots([(x, y)], '#3a1060', q * .22)
def web_spinner(s):  # eight legs on a web
    d = ''.join('M120 92L' + at(*pol(120, 92, 128, a)) for a in range(0, 360, 30))
    for r in (36, 60, 84, 108): d += ''.join('M%sQ%s %s' % (at(*pol(120, 92, r, a)), at(*pol(120, 92, r * .86, a + 15)), at(*pol(120, 92, r, a + 30))) for a in range(0, 360, 30))
    s.p(d, None, lt(s.a, .6), 1.5, .7)
    for k in (-1, 1):
        for i, (a, b) in enumerate(((58, 26), (84, 62), (88, 112), (66, 152))): s.tent([(120 + k * 14, 88 + i * 8, 5), (120 + k * a * .62, b - 18 + i * 2, 4), (120 + k * a, b + 4, 3), (120 + k * (a + 6), b + 22, 1)])
    s.flesh(circ(120, 120, 33, 36)); s.p('M120 96L138 120L120 146L102 120Z', s.v(lt(s.a, .6), s.a, dk(s.a, .4)), INK, 2.4); s.flesh(circ(120, 76, 22, 20))
    for x, y, r in ((110, 72, 6.5), (130, 72, 6.5), (101, 64, 3.6), (139, 64, 3.6)): s.eye(x, y, r, STAR, False)
    s.both('M114 90Q108 98 112 105', None, INK, 3.4)
def scavenger(s):    # hooked beak, bare neck, ruff
    for i in range(11): s.flesh(limb([(128, 150, 5), pol(128, 146, 34, 168 + i * 20) + (8,), pol(128, 146, 66 + 8 * (i % 2), 168 + i * 20) + (1,)]), mix(s.f, '#0a3a40', .35), 2.2)
    s.flesh('M112 152C122 128 124 112 112 96C92 84 90 52 118 40C148 30 174 48 172 76C170 96 158 102 156 118C154 134 160 146 166 156Z', mix(s.a, s.f, .45)); s.p('M120 116q18 6 34 0M122 130q16 6 34 2', None, INK, 2.4, .45)
    s.p('M114 50C88 44 58 54 46 80C42 92 48 104 56 112C56 98 64 90 80 90C98 90 108 84 114 76Z', s.v('#fff2c0', BRASS, dk(BRASS, .55)), INK, 3.2); s.p('M58 84C76 74 96 74 112 74', None, INK, 2.4, .6); s.p(circ(82, 68, 3, 4), INK)
    s.eye(130, 62, 11, STAR, False, dx=-2); s.p('M112 50L146 56', None, INK, 5); s.shine([(150, 48), (162, 60), (162, 76)], 4)
    s.p('M40 122l22 -7a5 5 0 1 1 6 8l-22 8a5 5 0 1 1 -6 -9Z', '#fff4e0', INK, 2)
def territorial(s):  # a full circle of quills
    for ring, (k, r, w, c) in enumerate(((22, 92, 7, dk(s.f, .35)), (18, 74, 7, s.f), (14, 56, 7, s.a))):
        s.p(''.join('M%sQ%s %sQ%s %s' % tuple(at(*pol(120, 100, q, 360 * (i + ring * .5) / k - 90 + o)) for q, o in ((22, -9), (r * .7, -w), (r, 0), (r * .7, w), (22, 9))) for i in range(k)), s.rad((120, 100, r), dk(c, .5), c, lt(c, .6)), INK, 1.8)
    s.flesh(circ(120, 104, 33)); s.both('M92 98L114 106Q108 118 96 112Z', STAR, INK, 2.4); s.dots([(106, 108), (134, 108)], INK, 5); s.p('M106 126Q120 118 134 126', None, INK, 3.4); s.fangs([[(110, 123), (116, 121), (112, 131)], [(130, 123), (124, 121), (128, 131)]])
def parasitic(s):    # a ring of teeth
    s.tent([(196, 172, 34), (214, 140, 32), (196, 98, 36), (150, 88, 46)], mix(s.f, '#7a3a8a', .3))
    for i in range(4): s.p('M%sq14 22 4 50' % at(206 - i * 15, 74 - i * 5 + (i == 0) * 22), None, INK, 2.4, .35)
    s.flesh(circ(104, 90, 62), mix(s.f, s.a, .25), 3.4); s.p(circ(104, 90, 50), '#3a0a24', INK, 3)
    for r, k, ln, c in ((50, 20, 15, '#fff6e0'), (36, 15, 12, '#ffe0d0'), (24, 10, 10, '#ffc0b8')):
        s.p(circ(104, 90, r), mix('#5a1030', '#0a0210', 1 - r / 50), INK, 1.4); s.p(''.join(poly([pol(104, 90, r, (i - .42) * 360 / k), pol(104, 90, r, (i + .42) * 360 / k), pol(104, 90, r - ln, i * 360 / k)]) for i in range(k)), c, INK, 1.2)
    s.glow(104, 90, 20, s.a, .9); s.shine([pol(104, 90, 57, d) for d in (190, 215, 240, 262)], 4, .5)
    for i in range(3): s.eye(172 + i * 14, 70 + i * 10, 5, STAR, False)
def hypnotic(s):     # hood and spirals
    s.flesh('M120 26C150 24 196 46 198 92C200 124 168 140 152 158L88 158C72 140 40 124 42 92C44 46 90 24 120 26Z', mix(s.f, '#3a2a9a', .35)); s.both('M106 40C78 48 58 66 58 94C60 114 78 128 92 140', None, lt(s.f, .5), 2.4, .5)
    for k in (-1, 1):
        x, y = 120 + k * 43, 88; s.p(circ(x, y, 25), '#fff0f6', INK, 3); s.p(curve([pol(x, y, 1.5 + i * .98, k * i * 38) for i in range(24)]), None, dk(s.a, .1), 4.4)
    s.flesh('M120 52C134 52 144 66 142 88C140 112 138 128 142 160H98C102 128 100 112 98 88C96 66 106 52 120 52Z'); s.eye(110, 76, 7, STAR); s.eye(130, 76, 7, STAR)
    for i in range(4): s.p('M104 %dq16 7 32 0' % (108 + i * 12), None, INK, 2.4, .4)
    s.p('M120 92V106M120 104l-5 9M120 104l5 9', None, s.a, 3)
def regenerating(s): # a lost arm grows again, brighter
    for i in range(5):
        a = -90 + i * 72; new = i == 1
        if new: x, y = pol(120, 96, 84, a); s.glow(*pol(120, 96, 60, a), 52, s.a, 1); s.p(limb([pol(120, 96, 26, a) + (14,), pol(120, 96, 52, a) + (11,), (x, y, 2)]), s.v('#ffffff', lt(s.a, .35), s.a), '#fff8fc', 2.6); s.p('M%sL%s' % (at(*pol(120, 96, 34, a)), at(*pol(120, 96, 76, a))), None, s.a, 3, .8)
        else: s.flesh(limb([pol(120, 96, 10, a) + (20,), pol(120, 96, 46, a + 5) + (17,), pol(120, 96, 76, a - 2) + (10,), pol(120, 96, 90, a - 12) + (2,)])); s.dots([pol(120, 96, r, a + 3) for r in (36, 52, 68)], lt(s.a, .3), 7)
    s.flesh(circ(120, 96, 27)); s.eye(120, 96, 15); s.p(''.join('M%sL%s' % (at(*pol(120, 96, 30, -18 + q)), at(*pol(120, 96, 37, -18 + q * .8))) for q in (-24, 0, 24)), None, INK, 3)
def telepathic(s):   # an open brain that listens in
    for k in (-1, 1):
        for i in range(3): s.p('M%sA%s %s 0 0 %d %s' % (at(120 + k * (66 + i * 15), 52 - i * 8), n(50 + i * 10), n(60 + i * 12), k > 0, at(120 + k * (66 + i * 15), 108 + i * 8)), None, lt(s.a, .4), 4 - i * .8, .9 - i * .22)
    s.flesh('M92 112C92 146 104 160 120 166C136 160 148 146 148 112Z'); s.eye(108, 124, 7, STAR); s.eye(132, 124, 7, STAR); s.p('M114 144h12', None, INK, 3)
    b = 'M118 112C96 118 66 108 64 84C54 70 66 46 84 44C90 28 110 26 119 36C128 26 150 28 156 44C174 46 186 70 176 84C174 108 144 118 122 112Z'; c = mix(s.a, '#ff9ab8', .55); s.glow(120, 74, 74, s.a, .7); s.p(b, s.v(lt(c, .7), c, dk(c, .4)), INK, 3.2)
    s.both('M119 38C116 60 117 90 119 112M84 46C78 58 90 64 98 58C106 54 104 44 98 42M66 84C76 92 86 84 82 74C78 68 70 70 68 76M92 112C88 100 96 92 106 96M108 84C98 84 92 76 98 70', None, dk(c, .6), 3, .8); s.shine([(76, 60), (84, 52)], 4, .7)
def ferocious(s):    # nothing but jaws
    s.flesh('M26 60C60 20 180 20 214 60C208 78 196 84 190 96L50 96C44 84 32 78 26 60Z', mix(s.f, s.a, .15)); s.flesh('M54 118C58 152 90 172 120 172C150 172 182 152 186 118Z', mix(s.f, s.a, .15)); s.p('M44 86C70 76 170 76 196 86C204 104 196 122 186 130C150 148 90 148 54 130C44 122 36 104 44 86Z', s.v('#2a0418', '#a01a3a', '#2a0418'), INK, 3)
    s.fangs([[(46 + i * 18.5, 84 - 5 * math.sin(i / 7 * 3.1)), (64.5 + i * 18.5, 84 - 5 * math.sin((i + 1) / 7 * 3.1)), (55 + i * 18.5, (122, 108, 114, 104, 104, 114, 108, 122)[i])] for i in range(8)]); s.fangs([[(58 + i * 18, 134 + 8 * math.sin(i / 6 * 3.1)), (76 + i * 18, 134 + 8 * math.sin((i + 1) / 6 * 3.1)), (67 + i * 18, (104, 118, 114, 120, 114, 118, 104)[i])] for i in range(7)])
    s.both('M54 48L96 64Q84 76 66 70Z', STAR, INK, 3); s.dots([(80, 63), (160, 63)], INK, 7); s.both('M104 62q4 -8 10 -6', None, INK, 3.4); s.both('M34 48C28 36 30 20 40 10C48 22 56 30 66 34Z', s.v(lt(s.a, .6), s.a, dk(s.a, .4)), INK, 3)
def relentless(s):   # never stops: five segments, five phases
    P = [(214, 150), (196, 168), (150, 160), (108, 150), (60, 140), (40, 112), (60, 88), (104, 92), (150, 98), (192, 84), (200, 54), (168, 34), (128, 36), (96, 52)]
    Q = []
    for i in range(len(P) - 1): Q += [P[i], ((P[i][0] + P[i + 1][0]) / 2, (P[i][1] + P[i + 1][1]) / 2)]
    Q = Q[2:] + P[-1:]; d = ''
    for i in range(1, len(Q) - 1):
        x, y = Q[i]; dx, dy = Q[i + 1][0] - Q[i - 1][0], Q[i + 1][1] - Q[i - 1][1]; q = math.hypot(dx, dy)
        for k in (-1, 1): d += 'M%sl%s' % (at(x, y), at(-dy / q * k * 22 - dx / q * 7, dx / q * k * 22 - dy / q * 7))
    s.p(d, None, lt(s.f, .1), 3.4)
    for i, (x, y) in enumerate(Q): c = mix(PHASE[1 + i * 5 // len(Q)], s.f, .25); s.p(circ(x, y, 12.5 + i * .14), s.v(lt(c, .5), c, dk(c, .65)), INK, 2.4)
    s.flesh(circ(86, 60, 24, 21)); s.tent(bend(70, 74, 28, 160, -90, 5, 1), BRASS); s.tent(bend(84, 80, 26, 120, 60, 5, 1), BRASS); s.eye(78, 54, 8, STAR); s.eye(98, 56, 8, STAR); s.tent(bend(78, 42, 40, -130, 40, 2.6, .8), s.a)
def virulent(s):     # one capsule divides over two Places
    for (x, y, r) in ((82, 84, 44), (160, 112, 38)):
        d = ''.join('M%sL%s' % (at(*pol(x, y, r - 4, i * 360 / 14 + x)), at(*pol(x, y, r + 13, i * 360 / 14 + x))) for i in range(14)); s.p(d, None, INK, 6); s.p(d, None, s.a, 3)
        s.dots([pol(x, y, r + 14, i * 360 / 14 + x) for i in range(14)], INK, 11); s.dots([pol(x, y, r + 14, i * 360 / 14 + x) for i in range(14)], lt(s.a, .4), 7)
    s.flesh('M82 40C112 40 124 60 130 76C146 70 198 76 198 112C198 150 150 158 132 140C120 128 112 130 82 128C26 122 26 44 82 40Z', mix(s.f, VIOLET, .25)); s.p('M126 74Q118 90 110 128', None, INK, 2.4, .4)
    petals(s, 82, 86, 27); petals(s, 162, 114, 23); s.shine([(48, 74), (58, 56), (76, 50)], 5)
def prophetic(s):    # a moth with a face in its wings
    s.glow(120, 30, 40, STAR, 1); s.p(star(120, 26, 22, .22, 4), '#ffffff'); s.p(star(120, 26, 12, .3, 4, -45), STAR)
    s.both('M116 88C98 40 52 24 20 40C16 66 36 92 60 98C40 104 34 130 52 150C80 160 108 140 116 112Z', s.lin((20, 60, 116, 110), lt(s.f, .2), mix(s.f, '#2a2a6a', .4), s.a), INK, 3)
    s.both('M60 98C80 94 100 98 114 104M24 46C56 50 92 66 112 92M32 74C58 74 84 82 104 96', None, INK, 2, .45)
    for k in (-1, 1): x = 120 + k * 54; s.p(circ(x, 70, 19), '#fff4d8', INK, 3); s.p(circ(x, 70, 12), s.a, INK, 2); s.dots([(x, 70)], INK, 10); s.dots([(x - 4, 65)], '#ffffff', 5); s.p(circ(120 + k * 48, 126, 9), s.a, INK, 2.4)
    for i in range(5): s.flesh(circ(120, 148 - i * 13, 9 + (i > 2) * 2, 9), None, 2.2)
    s.flesh(circ(120, 82, 13)); s.dots([(114, 80), (126, 80)], STAR, 6); s.both('M114 72Q108 56 94 54', None, lt(s.a, .3), 3)
def terrifying(s):   # an antlered skull
    a = lt(s.a, .1)
    for w, c in ((9, INK), (4.5, lt(BRASS, .2))): s.both('M104 66C94 50 70 52 56 38C46 28 46 16 48 8M76 50C66 52 52 52 40 44M90 52C84 40 84 28 90 16M62 42C62 30 66 22 70 16', None, c, w)
    s.glow(120, 96, 64, s.a, .8); s.p('M120 48C154 48 168 70 164 94C160 108 148 112 146 126L140 160L130 152L120 164L110 152L100 160L94 126C92 112 80 108 76 94C72 70 86 48 120 48Z', s.v('#ffffff', '#e8f0dc', '#7aa39a'), INK, 3.4)
    s.both('M86 84C90 76 106 78 112 92C110 106 96 110 88 104C84 98 84 90 86 84Z', '#1a0614', INK, 2); s.glow(100, 94, 14, s.a, 1); s.glow(140, 94, 14, s.a, 1); s.dots([(101, 95), (139, 95)], '#ffffff', 5); s.p('M120 104L112 122L120 118L128 122Z', '#1a0614'); s.both('M104 134V148M112 132V150', None, '#3a4a44', 2.6); s.both('M92 62L98 70L94 76', None, '#3a4a44', 2)
def predator(s):     # mantis: the arms are ready
    for k in (-1, 1):
        s.tent([(120 + k * 12, 146, 9), (120 + k * 52, 140, 10), (120 + k * 82, 104, 9)]); s.tent([(120 + k * 84, 108, 9), (120 + k * 88, 66, 8), (120 + k * 66, 34, 4), (120 + k * 46, 24, .6)], s.a)
        s.p(''.join(poly([(120 + k * (79 - i * 4 - i * i * .5), 92 - i * 13), (120 + k * (76 - i * 5 - i * i * .5), 80 - i * 13), (120 + k * (64 - i * 5), 90 - i * 12)]) for i in range(4)), '#fff6e0', INK, 1.6)
    s.flesh(limb([(120, 160, 16), (120, 130, 13), (120, 104, 9)])); s.flesh('M72 58C88 46 152 46 168 58C170 76 138 104 128 116H112C102 104 70 76 72 58Z')
    for k in (-1, 1): x = 120 + k * 40; s.p(circ(x, 64, 18, 21), s.rad((x - 5, 56, 30), '#ffffff', lt(s.a, .2), s.a, dk(s.a, .55)), INK, 3, tf='rotate(%d %d 64)' % (k * 24, x)); s.dots([(x + 2, 68)], INK, 7)
def twin(s):         # two masks, one neck
    s.flesh('M70 104C92 150 148 150 170 104L150 190H90Z')
    for k in (1, -1):
        tf = 'translate(%d -2) rotate(%d 120 92) translate(12 10) scale(.9)' % (k * 44, k * 14); c = s.f if k > 0 else s.a
        s.p('M120 152C96 138 84 118 82 98C62 92 46 70 44 36C58 58 74 66 90 68C100 56 140 56 150 68C166 66 182 58 196 36C194 70 178 92 158 98C156 118 144 138 120 152Z', s.v(lt(c, .65), c, dk(c, .5)), INK, 3.6, tf=tf)
        for q in (-1, 1): s.p('M%s 94C%s 88 %s 92 %s 108C%s 112 %s 108 %s 94Z' % tuple(n(120 + q * v) for v in (34, 24, 12, 8, 20, 30, 34)), STAR, INK, 2.6, tf=tf); s.p(circ(120 + q * 20, 101, 3, 7), INK, tf=tf)
        s.p('M104 128L110 138L115 130L120 140L125 130L130 138L136 128', None, INK, 3.4, tf=tf)
def assimilator(s):  # a jelly with people inside
    for x, d, q in ((60, 130, -70), (84, 110, 50), (156, 70, -50), (180, 50, 70)): s.tent(bend(x, 140, 60, d, q, 9, 1.5), s.f, s.a)
    s.p('M120 22C168 20 206 48 204 92C210 128 190 152 176 148C168 164 148 168 140 156C128 170 108 168 102 156C88 168 72 160 68 148C44 154 30 126 38 96C32 52 72 22 120 22Z', s.rad((100, 60, 120), (0, lt(s.f, .75), .9), (.5, s.f, .75), (1, dk(s.f, .5), .95)), INK, 3.4)
    for x, y, t, q in ((86, 86, -26, 1.25), (160, 78, 28, 1.1), (130, 118, -6, .9)):
        s.begin('translate(%s) rotate(%d) scale(%s)' % (at(x, y), t, q)); s.p('M-14 26C-16 6 -9 -2 0 -2C9 -2 16 6 14 26Z', s.v('#f4fbff', '#6a8aa8'), INK, 2.6); s.p(circ(0, -12, 13), s.v('#ffffff', '#a8c0d8'), INK, 2.6); s.p(box(-8, -18, 16, 11, 5), '#1a3a6a'); s.p('M-5 -14h4', None, '#9fe8ff', 2.6); s.end()
    s.p('M120 22C168 20 206 48 204 92C210 128 190 152 176 148C168 164 148 168 140 156C128 170 108 168 102 156C88 168 72 160 68 148C44 154 30 126 38 96C32 52 72 22 120 22Z', s.v(lt(s.f, .4), s.f), op=.28)
    s.shine([(52, 92), (60, 58), (96, 36)], 8, .5); s.dots([(60, 118), (184, 100), (112, 48), (178, 126)], '#ffffff', 7, .5); s.dots([(190, 74), (100, 140)], s.a, 10, .8)
def metamorph(s):    # out of the chrysalis
    s.p('M120 10V34', None, lt(s.f, .3), 4)
    s.p('M126 84C146 34 196 14 226 34C224 70 202 92 178 96C202 104 210 132 194 152C164 158 138 138 128 116Z', s.lin((126, 90, 226, 40), dk(s.a, .35), s.a, '#fff8d0'), INK, 3); s.p('M130 94C156 80 190 56 216 42M134 104C156 110 178 126 190 144M150 78C160 62 178 48 196 40', None, INK, 2, .5); s.dots([(200, 56), (182, 74), (184, 130)], s.f, 11); s.dots([(200, 56), (182, 74), (184, 130)], INK, 4.5)
    s.flesh('M120 28C90 36 70 70 74 112C78 140 96 160 112 166C108 140 118 132 112 118C122 108 112 96 122 86C114 74 124 60 116 50C124 44 124 34 120 28Z'); s.flesh('M120 28C134 38 140 50 142 62L132 78C122 74 128 60 122 50C126 42 124 34 120 28Z', dk(s.f, .2))
    for i in range(5): s.p('M%sq14 12 36 %d' % (at(80 - (i == 0) * -4, 62 + i * 19), 8 - i * 2), None, INK, 2.6, .45)
    s.glow(126, 92, 40, '#ffffff', .6); s.eye(126, 84, 11, STAR); s.tent(bend(130, 74, 44, -60, 60, 2.6, .8), s.a, STAR); s.shine([(84, 96), (88, 70), (102, 48)], 4.5, .5)
def symbiote(s):     # a helmet, overgrown
    s.p('M64 178C66 150 88 140 120 140C152 140 174 150 176 178Z', s.v('#dfe8f0', '#5a6a88'), INK, 3)
    s.p(circ(120, 90, 60), s.rad((98, 62, 110), '#ffffff', '#c8d4e4', '#5a6488'), INK, 3.4); s.p('M76 92C76 64 98 54 122 54C150 54 166 70 164 96C162 122 144 132 118 132C92 132 76 120 76 92Z', s.v('#0a1438', '#1c3a5a', '#0c2a2a'), INK, 3.2)
    s.glow(120, 98, 40, s.a, .8); s.dots([(106, 98), (134, 98)], STAR, 9); s.p('M118 54L128 74L118 88L130 106M128 74L146 82', None, '#d8f4ff', 2.2, .8)
    for x, y, d, t in ((70, 140, -110, 70), (168, 136, -80, -60), (60, 100, -60, 60)): s.tent(bend(x, y, 62, d, t, 6, 1))
    for x, y, q, a in ((76, 46, 1, -30), (108, 30, 1.25, -6), (150, 40, 1.05, 24), (178, 74, .8, 60), (56, 80, .7, -62)):
        s.begin('translate(%s) rotate(%d) scale(%s)' % (at(x, y), a, q)); s.p('M-4 12L-3 -6H3L4 12Z', '#fff0d8', INK, 2); s.p('M-17 -4C-16 -22 16 -22 17 -4C6 0 -6 0 -17 -4Z', s.v(lt(VIOLET, .5), VIOLET, dk(VIOLET, .4)), INK, 2.4); s.dots([(-6, -11), (4, -13), (9, -7)], '#ffffff', 4); s.end()

ALL = [(1, 'optimiser', 1, 4), (1, 'instinctive', 1, 2), (1, 'malicious', 1, 3), (1, 'brooding', 1, 5), (1, 'keen_scented', 1, 5), (1, 'stunner', 2, 3), (1, 'quick', 2, 3), (1, 'prescient', 2, 2), (1, 'beater', 2, 5), (1, 'besieger', 2, 3), (1, 'swift', 3, 2), (1, 'howler', 3, 2), (1, 'primitive', 3, 2), (1, 'web_spinner', 3, 2), (1, 'scavenger', 3, 3),
       (2, 'territorial', 4, 1), (2, 'parasitic', 4, 3), (2, 'hypnotic', 4, 3), (2, 'regenerating', 4, 3), (2, 'telepathic', 4, 2), (2, 'ferocious', 5, 3), (2, 'relentless', 5, 1), (2, 'virulent', 5, 2), (2, 'prophetic', 5, 2), (2, 'terrifying', 5, 3), (2, 'predator', 6, 3), (2, 'twin', 6, 2), (2, 'assimilator', 6, 1), (2, 'metamorph', 6, 5), (2, 'symbiote', 6, 2)]
if __name__ == '__main__':
    for i, (level, name, cost, phase) in enumerate(ALL): s = Evo(level, cost, phase, i + 1); globals()[name](s); s.calyx(); s.scrim(s.foot, 150); s.save('evo_' + name)
