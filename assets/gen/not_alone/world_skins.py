"""Skins of the dusk planet: the common templates with round corners and violet night for teal steel; panels with notched corners of light."""
import os, sys
GEN = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, GEN)
import skins
from skins import Skin, at, pill, pts, rounded, A
from dusk import along
WORLD = 'not_alone'
NIGHT = ((0, '#06051a'), (.09, '#0b0922'), (.15, '#14113a'), (.2, '#1c184a'), (.27, '#2a2663'), (.36, '#4a4590'), (.45, '#6a65b8'), (.6, '#8c87d0'), (.8, '#c3beec'), (1, '#f4f1ff'))
# What must not follow the general rule.
FIXED = {'#ffb454': '#fff3b8', '#fff6df': '#ffffff', '#241302': '#14122f', '#171204': '#14122f', '#86dcc8': '#a9a4ee', '#c9d6cf': '#c3beec'}


def notches(s, c=A, r=16):
    """Two corners of light: upper left and lower right."""
    k = r * .45
    def corner(x, y):
        P = lambda a, b: '%s %s' % (at('%s%g' % (x, a), 'w'), at('%s%g' % (y, b), 'h'))
        s.line('M%sL%sC%s %s %sL%s' % (P(1.5, r + 18), P(1.5, r), P(1.5, k), P(k, 1.5), P(r, 1.5), P(r + 18, 1.5)), c, 3, .95, ' stroke-linecap="round"')
    corner('l', 't'); corner('r', 'b')


def plate(s, top, mid, low, line, edge=.45, lift=3, press=0):
    lift, r = 2.0, 12
    d = rounded(1, r, bottom=lift) if not press else rounded(1 + .5 * press, r)
    if not press:
        s.fill(rounded(1, r), '#06051a')
    s.fill(d, s.down((0, top), (.5, mid), (1, low))); s.line(d, line, 1.6, .9)
    if edge and not press:
        s.line(pts(('l%d' % r, 't2.2'), ('r%d' % r, 't2.2'), close=False), '#ffffff', 1.1, edge * .7)
    return d


def own():
    """Panels and seats have a shape of their own here."""
    for name, tint in (('panel', 0), ('panel_alert', .24)):
        s = Skin(); p = rounded(1, 16)
        s.fill(p, s.down((0, '#211d52', .93), (1, '#0f0d2c', .96)))
        if tint:
            s.fill(p, s.down((0, A, tint), (1, A, tint * .25)))
        s.line(p, A if tint else '#5a55a8', 1.6, .85); s.line(pts(('l16', 't1.6'), ('r16', 't1.6'), close=False), '#ffffff', 1.2, .2); notches(s); s.save(name)
    s = Skin(); p = rounded(1, 16)
    s.fill(p, s.across((0, '#211d52', .9), (1, '#0f0d2c', .9))); s.fill(p, s.across((0, A, .3), (.2, A, .08), (.5, A, 0), (1, A, 0)))
    s.line(p, '#5a55a8', 1.6); s.line(p, s.across((0, A, 1), (.3, A, .4), (.6, A, 0), (1, A, 0)), 2); notches(s); s.save('prompt')
    s = Skin(); p = rounded(.8, 16)
    s.fill(p, s.down((0, '#211d52', .93), (1, '#0f0d2c', .96))); s.fill(p, s.across((0, A, .16), (.4, A, .03), (1, A, 0))); s.line(p, '#5a55a8', 1.5, .8); s.line(p, A, 1.5, .22); notches(s, '#a9a4ee'); s.save('seat')
    s = Skin(); p = rounded(1.2, 16)
    s.fill(p, s.down((0, '#211d52', .96), (1, '#0f0d2c', .97))); s.fill(p, s.across((0, A, .26), (.5, A, .10), (1, A, .05))); s.line(p, A, 2.2, .95); notches(s); s.save('seat_lit')
    # a row to choose
    s = Skin(); p = rounded(.8, 12)
    s.fill(p, '#2a2663', .92); s.line(p, A, 1.3); s.save('option')
    s = Skin(); p = rounded(1.2, 12)
    s.fill(p, '#4a4226', .97); s.line(p, A, 2.5); s.save('option_on')
    s = Skin(); p = rounded(.8, 12)
    s.line(p, A, 1.2, .7); s.save('option_off')
    s = Skin(); s.fill(pill(.8), '#0a0920', .86); s.line(pill(.8), A, 1.5); s.save('tag')


def main():
    skins.cut = lambda i, c, corners='', bottom=0: rounded(i, min(max(c, 10), 16), bottom)
    skins.plate, skins.brackets = plate, notches
    root = os.path.join(os.path.dirname(GEN), WORLD)
    skins.recast(root, along(NIGHT, FIXED), own)


if __name__ == '__main__':
    main()
