"""Skins and icons of the doll's-house ship: the common templates in cold blue steel with hazard yellow, panels cut at two corners, frames of spaces."""
import os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
GEN = os.path.dirname(HERE)
sys.path.insert(0, GEN)
import skins
from dusk import along
from skins import Skin, at, pts, cut, A
WORLD = 'fate'
STEEL = ((0, '#03060a'), (.09, '#070d14'), (.15, '#0c1620'), (.2, '#112030'), (.27, '#1b2f40'), (.36, '#2a4357'), (.45, '#40627a'), (.6, '#5d7f97'), (.8, '#b4c6d3'), (1, '#eef4f8'))
FIXED = {'#ffb454': '#ffc928', '#fff6df': '#ffffff', '#241302': '#171204', '#86dcc8': '#8fd4ff', '#c9d6cf': '#b4c6d3', '#efe6d0': '#eef4f8'}
ICONS = dict(
    move='M6 22L12 16L6 10M14 22L20 16L14 10M22 22L28 16L22 10', pickup='M16 4L16 19M10 10L16 4L22 10M5 18L5 27L27 27L27 18', drop='M16 4L16 19M10 13L16 19L22 13M5 18L5 27L27 27L27 18',
    craft='M20 6A6.4 6.4 0 0 0 13 14L5 22L10 27L18 19A6.4 6.4 0 0 0 26 12L21.6 15L17.6 14.4L17 10.4Z', lead='M11 12A4 4 0 1 0 11 4A4 4 0 1 0 11 12M4 27C4 18 8 16 11 16C14 16 17 18 18 22M20 16L28 16M24 11L29 16L24 21',
    heart='M3 17L10 17L13 8L18 25L21 17L29 17', skip='M6 7L16 16L6 25ZM17 7L27 16L17 25Z', pin='M16 29C8 19 6 16 6 12A10 10 0 0 1 26 12C26 16 24 19 16 29ZM16 8.6A3.4 3.4 0 1 0 16 15.4A3.4 3.4 0 1 0 16 8.600',
    person='M16 15A5.5 5.5 0 1 0 16 4A5.5 5.5 0 1 0 16 15M5 28C5 20 10 18.6 16 18.6C22 18.6 27 20 27 28', hook='M4 28L17 15M13 11L21 19M21 11L27 5M17 15L24 8M20 5L27 5L27 12', can='M11 8L21 8L21 28L11 28ZM13 8L13 4L19 4L19 8M11 14L21 14M11 22L21 22',
    card='M9 5L23 5L23 27L9 27ZM13 12L19 12M13 17L19 17')


def box(i):
    return pts(('l%g' % i, 't%g' % i), ('r%g' % i, 't%g' % i), ('r%g' % i, 'b%g' % i), ('l%g' % i, 'b%g' % i))


def corners(s, i, length, colour, width):
    for x, y in (('l', 't'), ('r', 't'), ('l', 'b'), ('r', 'b')):
        s.line(pts(('%s%g' % (x, i + length), '%s%g' % (y, i)), ('%s%g' % (x, i), '%s%g' % (y, i)), ('%s%g' % (x, i), '%s%g' % (y, i + length)), close=False), colour, width, 1)


def own():
    for name, tint in (('panel', 0), ('panel_alert', .22)):
        s = Skin(); p = cut(.8, 14)
        s.fill(p, s.down((0, '#162533', .96), (1, '#0c1620', .97)))
        if tint:
            s.fill(p, s.down((0, A, tint), (1, A, tint * .3)))
        s.line(p, A if tint else '#355063', 1.4, .9); s.line(pts(('l15', 't1.6'), ('r2', 't1.6'), close=False), '#ffffff', 1.1, .22); s.save(name)
    s = Skin(); p = cut(.8, 12)
    s.fill(p, s.down((0, '#070d14', .94), (1, '#0b141c', .95))); s.line(p, '#22384a', 1.2, .9); s.save('well')
    for name, top, low, line in (('seat', '#162533', '#0c1620', '#355063'), ('seat_lit', '#22384a', '#13212e', A)):
        s = Skin(); p = cut(.8, 12)
        s.fill(p, s.down((0, top, .97), (1, low, .97))); s.fill(p, s.across((0, A, .18), (.4, A, .03), (1, A, 0))); s.line(p, line, 1.8 if name == 'seat_lit' else 1.3); s.fill(pts(('l0', 't12'), ('l4', 't8'), ('l4', 'b0'), ('l0', 'b0')), A); s.save(name)
    s = Skin(); p = cut(.6, 8)
    s.fill(p, s.down((0, '#2a4357', .98), (1, '#182838', .98))); s.line(p, A, 1.2); s.line(pts(('l10', 't1.6'), ('r2', 't1.6'), close=False), '#ffffff', 1, .25); s.save('option')
    s = Skin(); p = cut(1.2, 8)
    s.fill(p, s.down((0, '#4a3d12', .98), (1, '#2c2609', .98))); s.line(p, A, 2.4); s.save('option_on')
    s = Skin(); p = cut(.6, 8)
    s.fill(p, '#0a121a', .92); s.line(p, A, 1, .8); s.save('option_off')
    s = Skin(); p = cut(.8, 7); s.fill(p, '#05090e', .86); s.line(p, A, 1.4); s.save('tag')
    # frames of spaces; the box is the space and 10 px more on each side
    s = Skin()
    s.fill(box(10), s.down((0, A, 0), (.6, A, .05), (1, A, .2)))
    for w, o in ((11, .06), (7, .12), (4.6, .22)):
        s.line(box(9), A, w, o)
    s.line(box(9), '#1a1300', 4.4, .8); s.line(box(9), A, 2.4); corners(s, 9, 16, '#fff3c4', 4.6); s.save('space_legal')
    s = Skin(); s.fill(box(10), s.down((0, A, .05), (.55, A, .05), (1, A, .32))); s.line(box(11.5), A, 2, .85); s.save('space_threat')
    s = Skin(); s.line(box(6), '#02060a', 6); s.line(box(6), '#ffffff', 3); s.fill(box(10), s.down((0, A, .04), (1, A, .14))); s.save('space_focus')
    s = Skin(); d = pts(('c', 't2'), ('r2', 'c'), ('c', 'b2'), ('l2', 'c')); s.fill(d, '#02060a'); d = pts(('c', 't4'), ('r4', 'c'), ('c', 'b4'), ('l4', 'c')); s.fill(d, A); s.fill(d, s.down((0, '#ffffff', .25), (1, '#000000', .3))); s.line(d, '#ffffff', 1.2, .7); s.save('step')


def bar(root):
    """The bar over the table: steel with a hazard edge."""
    stripes = ''.join('<path d="M%d 0L%d 0L%d 4L%d 4Z" fill="#171204"/>' % (x + 4, x + 14, x + 10, x) for x in range(0, 1920, 20))
    with open(os.path.join(root, 'bg', 'bar.svg'), 'w', newline='\n') as out:
        out.write('<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="72" viewBox="0 0 1920 72">\n<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="72"><stop offset="0" stop-color="#1a2b3a"/><stop offset="1" stop-color="#0b151e"/></linearGradient></defs>\n'
                  '<rect width="1920" height="72" fill="url(#a)"/><rect y="71" width="1920" height="1" fill="#4a6b82"/><rect width="1920" height="4" fill="#d9aa1f"/>%s\n</svg>\n' % stripes)


def icons(root):
    os.makedirs(os.path.join(root, 'icons'), exist_ok=True)
    for name, d in ICONS.items():
        with open(os.path.join(root, 'icons', name + '.svg'), 'w', newline='\n') as out:
            out.write('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">\n<path d="%s" fill="none" stroke="{accent}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>\n</svg>\n' % d)


def main():
    skins.brackets = lambda s, c=A: None
    root = os.path.join(os.path.dirname(GEN), WORLD)
    skins.recast(root, along(STEEL, FIXED), own)
    icons(root)
    bar(root)


if __name__ == '__main__':
    main()
