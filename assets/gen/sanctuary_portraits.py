# The twelve Avatars (heroic, brass light) and the eighteen Survivors (plainer, each at some hour on the planet; a hint of what they bring).
from sanctuary_faces import *
from sanctuary_city import small as flying
W = '#fff6dc'
def st(d, w=2.6, c=W): return lambda s: s.p(d, None, c, w)
def fl(d, c=W): return lambda s: s.p(d, c)

# ---- Avatars
def captain(): # calm command: resists and brings more back
    s = Face('#b5764e', '#2a1a16', 'square', .25, -2, 2, 'calm', -1, '#5a3418', 'crop', 'bob', seed=1, lips=.75); s.hero('#3a5ab0', fl(poly(star(0, 0, 11, .45, 5)))); s.body(lambda: s.uniform('#2a4a9a')); s.cap('#2c4c9c', True); s.earring(); s.rim('#ffd9a0'); return s
def medic():   # gives Will
    s = Face('#f3c9a6', '#d8642c', 'heart', -.3, 3, 1, 'smile', 1, '#3a8a5a', 'bun', lips=.7, seed=2); s.hero('#d85a5a', fl('M-4 -11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z', '#ff8a7a')); s.body(lambda: s.coat('#e4ecf2', '#5a9ab0')); s.freckles(); s.headset('#e8eef4'); s.rim('#fff0d0'); s.p(box(156, 192, 34, 26, 6), '#ffffff', INK, 2.2); s.p('M169 197h8v5h5v7h-5v5h-8v-5h-5v-7h5Z', '#e0483a'); return s
def scout():   # sees first, takes two
    s = Face('#7a4a30', '#1a1014', 'long', .55, -3, 0, 'alert', -1, '#6a4a1a', 'rows', beard='stubble', seed=3); s.hero('#4a8a4a', lambda q: (q.p(circ(0, 0, 10), None, W, 2.4), q.p('M0 -7L4 0L0 7L-4 0Z', W))); s.hind(); s.hood('#4c7a46'); s.dress(lambda: s.robe('#4c7a46', '#d8b86a')); s.face(); s.hairdo(); s.goggles(-34, '#6a5a3a', '#ffd27a'); s.paint('#9fe6a0'); s.rim('#c8ffb0'); return s
def engineer(): # the Beach pays twice
    s = Face('#e0a884', '#8a8288', 'broad', -.2, 0, 3, 'grin', 1, '#3a6a9a', 'ring', beard='full', brow=6, build=1.12, seed=4); s.hero('#d8923a', lambda q: (q.p(star(0, 0, 12, .74, 8), W), q.p(circ(0, 0, 4.5), '#4a2a20'))); s.body(lambda: s.overall('#c86a3a', '#3a5a7a')); s.goggles(-38, '#4a4a56', '#7df0b0'); s.rim('#ffe0a0'); s.p('M30 244L58 192a14 14 0 1 0 -18 -22l10 9l-3 10l-10 2l-9 -9a14 14 0 0 0 6 16L4 232Z', s.v('#f0f4f8', '#7a8a9a'), INK, 2.6); return s
def stoic():   # cannot be chosen
    s = Face('#5c3826', '#1a1014', 'oval', 0, 0, 2, 'serene', -1, '#3a2010', 'bald', lips=.6, seed=5); s.hero('#7a5ab0', st('M-9 0Q0 -9 9 0Q0 9 -9 0ZM-9 8L9 -8', 2.4)); s.body(lambda: s.robe('#c8642c', '#ffd27a')); s.head(); s.dots([(0, -28), (0, -36), (0, -44)], '#ffe2a0', 4.5); s.end(); s.earring('#ffe2a0'); s.rim('#d8b0ff'); return s
def athlete(): # shakes the Artemia off
    s = Face('#eabf92', '#181420', 'oval', .4, 5, 0, 'fierce', -1, '#2a1a14', 'pony', lips=.6, seed=6); s.hero('#e0506a', st('M-10 7L-3 -4L3 3L10 -8M10 -8h-6m6 0v6')); s.body(lambda: s.tee('#d83a54', '#ffffff')); s.band('#ffffff', -36, 10); s.p('M78 116l-4 8M170 130l5 7M164 84l7 -3', None, '#c8f0ff', 3, .8); s.rim('#ffe6d0'); return s
def pilot():   # holds the city where it is
    s = Face('#d89a74', '#4a2a1c', 'square', -.45, -3, 2, 'smile', 1, '#4a7aa8', 'bald', beard='moustache', brow=5, build=1.06, seed=7); s.hero('#4a9ac8', fl('M0 -11L3 -3L12 2V5L3 3L2 8L5 11H-5L-2 8L-3 3L-12 5V2L-3 -3Z')); s.body(lambda: s.flightjacket('#7a4a30')); s.pilothelmet('#c8503a', '#f0e0c0'); s.rim('#fff0d0'); return s
def climber(): # diagonals are near
    s = Face('#6b4230', '#1c1210', 'heart', .35, 2, 1, 'smile', -1, '#4a2a14', 'braids', lips=.7, seed=8); s.hero('#8a6ad8', fl('M-11 9L-3 -9L2 0L5 -4L11 9Z')); s.body(lambda: s.harness('#3a7a8a')); s.band('#ff8a5c', -38, 12); s.earring(); s.rim('#ffc890'); return s
def builder(): # fortifies and finds
    s = Face('#e8b08c', '#b04a20', 'broad', .15, -2, 1, 'grin', -1, '#4a6a3a', 'crop', beard='chops', brow=6, build=1.16, seed=9); s.hero('#f2b03a', fl('M-10 10V-2H-5V-10H5V-2H10V10H3V4H-3V10Z')); s.body(lambda: s.vest('#e8842c', '#4a5a7a')); s.freckles(); s.hardhat('#ffc83a'); s.rim('#fff0b0'); return s
def guide():   # chooses who is found
    s = Face('#a86a48', '#efe8e4', 'round', -.35, -4, 3, 'smile', 1, '#3a2010', 'parted', lips=.4, seed=10); s.hero('#e08a4a', st('M0 -11V11M-8 -6H6L10 -3L6 0H-8ZM8 3H-5L-9 6L-5 9H8Z', 2)); s.hind(); s.dress(lambda: s.shawl('#a83a5c', '#4a2a4a')); s.face(); s.hairdo(); s.plait(174, 118, 1, 8); s.band('#3a8a8a', -44, 9); s.rim('#ffe0c0'); s.p('M44 196v-14q12 -10 24 0v14', None, INK, 3); s.glow(56, 218, 58, '#ffd27a', 1); s.p(box(42, 196, 28, 42, 6), s.v('#fffbe0', '#ffc860'), INK, 2.8); s.p('M42 206h28M42 228h28', None, INK, 2.4); return s
def biologist(): # starves the nest
    s = Face('#f0c8a8', '#6a3a2a', 'oval', .3, 3, 1, 'awe', -1, '#3a7a4a', 'curls', 'wavy', lips=.6, seed=11); s.hero('#5ac878', fl('M-9 10C-12 -4 -2 -12 11 -11C12 2 4 12 -9 10ZM-8 9L4 -4')); s.body(lambda: s.coat('#8ac8a0', '#f0f4e4')); s.glasses('#5a2a3a', '#d8ffe0'); s.rim('#b0ffc0'); s.glow(182, 190, 50, '#7df09a', .9); s.p(box(164, 172, 36, 66, 10), '#c8ffe8', INK, 2.6, .55); s.p('M182 232V196M182 214Q170 210 170 200Q182 200 182 212Q184 198 196 196Q196 210 182 214', '#2f9a5c', '#14503a', 2.2); s.p(circ(182, 192, 6), '#fff3b8', '#14503a', 2); s.p(box(166, 168, 32, 9, 3), BRASS, INK, 2.2); return s
def geneticist(): # makes evolving dear
    s = Face('#d8a680', '#20202c', 'long', -.4, 0, 2, 'sly', 1, '#7a5ad8', 'side', beard='goatee', seed=12); s.hero('#8a5ae0', lambda q: (q.p('M-6 -12C8 -6 -8 6 6 12M6 -12C-8 -6 8 6 -6 12', None, W, 2.4), q.p('M-4 -8H4M-4 8H4', None, W, 1.8))); s.body(lambda: s.uniform('#5a4a8a', '#c8b8f0')); s.head(); s.p(circ(-18 + s.dx, 1, 13), '#b08aff', INK, 2.6, .45); s.p(circ(-18 + s.dx, 1, 13), None, BRASS, 3.2); s.p('M%sL-46 30' % at(-30 + s.dx, 6), None, BRASS, 2); s.end(); s.rim('#c8a8ff'); return s

# ---- Survivors, two for each effect
SKY = {'dawn': ('#3a2a5a', '#c8647a', '#ffcf9a', '#3a2440'), 'noon': ('#2f6a9a', '#7ac0c8', '#e8f0c8', '#3a5a50'), 'dusk': ('#2a1850', '#8a3a7a', '#ff9a7a', '#2c1a3a'), 'night': ('#0c1238', '#24407a', '#5a8ab0', '#141c3c'),
       'rain': ('#2c3a4a', '#5a7484', '#9ab4b4', '#26343c'), 'moss': ('#16302c', '#3a6a54', '#a8c88a', '#1c3428'), 'fire': ('#2a0c1c', '#8a2a2c', '#ff9a4c', '#2c1018'), 'violet': ('#1a1040', '#5a3a9a', '#c88ad8', '#241640'), 'sand': ('#5a3a4a', '#c88a6a', '#ffdca8', '#5a3a34'), 'ice': ('#2a4a7a', '#8ab8d8', '#f0f8ff', '#5a7a9a')}
def tower(s): s.p('M40 200V96M52 200V96M40 196L52 172L40 150L52 128L40 106M40 96h12', None, mix('#170a1e', '#5a4a6a', .4), 3); s.glow(46, 90, 22, '#ffd27a', 1); s.dots([(46, 90)], '#fff8e0', 7)
def dome(s, x=190): s.p('M%s 186a40 40 0 0 1 80 0Z' % n(x - 40), s.v('#ffe0a0', '#a86a4a'), INK, 2.2); s.p('M%s 186q16 -40 40 -40M%s 186q-16 -40 -40 -40M%s 166h68' % (n(x - 20), n(x + 20), n(x - 34)), None, INK, 1.8, .7)
def trees(s):
    for x, h in ((22, 120), (52, 90), (196, 100), (222, 130)): s.p(limb([(x, 200, 7), (x + 4, 200 - h * .5, 4), (x - 2, 200 - h, 1)]), '#122420'); s.p(circ(x - 2, 200 - h, 26, 18), '#1d4034')
def watched(s): rocks(s); [s.glow(x, y, 18, CORAL, .8) or s.dots([(x - 6, y), (x + 6, y)], '#ffe6a0', 5) for x, y in ((24, 146), (206, 132), (226, 166))]
def wreck(s): s.p('M150 190L222 96L240 104V190Z', '#4a2a3a', INK, 2.4); s.p('M176 160l40 -48M190 170l44 -52', None, '#8a5a5a', 3, .7); s.glow(206, 150, 40, '#ff8a4c', .6)
def shelf(s):
    s.p(box(0, 0, 240, 200), '#2a2028', op=.55)
    for y in (56, 106, 156): s.p(box(0, y, 240, 7), '#4a3438'); s.p(''.join(box(x, y - h, 9, h) for x, h in ((8, 30), (20, 34), (32, 26), (46, 32), (186, 28), (198, 36), (210, 30), (224, 33))), ('#8a5a4a', '#5a7a7a', '#a8884a')[y // 56 % 3], INK, 1.6)
def vials(s): s.p('M0 168H240', None, '#5a4a5a', 5); [s.p(box(x, 130, 12, 38, 6), c, INK, 2, .9) or s.glow(x + 6, 150, 22, c, .6) for x, c in ((16, '#7df09a'), (36, '#c79bff'), (196, '#7df09a'), (216, '#86e6ff'))]
def flame(s): s.glow(204, 150, 60, '#ff9a4c', .9); s.p('M204 178C184 166 190 144 204 126C206 140 222 148 218 166Q214 176 204 178Z', s.v('#ffd27a', '#ff6a3a'), INK, 2.2)
def wall(s): s.p(''.join(box(x + (y // 22 % 2) * 18 - 20, y, 34, 20, 3) for y in (110, 132, 154, 176) for x in range(0, 260, 36)), '#7a5a5a', INK, 2, .8)
def sea(s): s.p(box(0, 150, 240, 60), s.v('#ffd0a8', '#3a4a8a')); s.p('M0 164q20 -6 40 0t40 0t40 0t40 0t40 0t40 0M10 178q20 -5 40 0t40 0t40 0t40 0t40 0', None, '#fff0dc', 2, .7)
def city(s): flying(s, 198, 66, .62)
def rocks(s): s.p('M0 190L20 120L44 152L62 110L84 190ZM160 190L186 126L204 150L226 104L250 190Z', '#5a3a4a', INK, 2)
def lamps(s):
    s.p('M0 60Q60 96 120 74Q180 52 240 88', None, INK, 2); [s.glow(x, y, 24, '#ffd27a', .9) or s.dots([(x, y)], '#fff6d0', 8) for x, y in ((26, 74), (64, 86), (178, 70), (218, 82))]
def snow(s): s.spray(70, 0, 10, 240, 200, '#ffffff', 3, .8)
def rain(s): s.p(''.join('M%sl-4 16' % at(s.u(0, 244), s.u(0, 180)) for _ in range(36)), None, '#d8f0f4', 1.6, .55)

def survivor(k):
    F = Face
    def go(s, sky, scene, wear, *gear, rim=None):
        s.dusk(*SKY[sky], scene); s.body(wear); [g() for g in gear]; s.rim(rim or lt(SKY[sky][2], .35)); return s
    if k == 1:  s = F('#f0c4a8', '#c8c0c8', 'long', .35, -2, 3, 'calm', -1, '#4a6a8a', 'swept', lips=.4, seed=21); return go(s, 'violet', vials, lambda: s.coat('#d8dce8', '#6a5a9a'), lambda: s.glasses('#7a6a9a'))
    if k == 2:  s = F('#8a5638', '#181014', 'square', -.3, 0, 1, 'grim', 1, '#3a2010', 'mohawk', beard='stubble', seed=22); return go(s, 'moss', vials, lambda: s.vest('#4a5a3a', '#8a7a5a', '#c8a86a'), lambda: s.scar(), lambda: s.earring('#d8d8e0'))
    if k == 3:  s = F('#d8a27c', '#3a2018', 'oval', .5, 4, 1, 'fierce', -1, '#5a7a3a', 'wild', 'mullet', lips=.55, seed=23); return go(s, 'fire', flame, lambda: s.robe('#6a4a3a', '#c88a5a'), lambda: s.paint('#ff8a5c'))
    if k == 4:  s = F('#c48a5e', '#20181a', 'broad', -.2, -3, 2, 'grim', 1, '#2a1810', 'buzz', beard='moustache', brow=6, build=1.14, seed=24); return go(s, 'rain', rain, lambda: s.suit('#5a5a6a', '#8a94a8', CORAL), lambda: s.bandage())
    if k == 5:  s = F('#e8bc94', '#5a3a20', 'round', .2, 3, 2, 'laugh', -1, '#4a2a14', 'scarfed', lips=.6, build=1.06, seed=25); return go(s, 'dawn', lamps, lambda: s.overall('#e8dcc8', '#c8645a'), lambda: s.scarfhead('#d88a3a'))
    if k == 6:  s = F('#4e3020', '#e8e4e0', 'oval', -.3, 2, 3, 'smile', 1, '#2a1810', 'crop', beard='full', seed=26); return go(s, 'night', lamps, lambda: s.sweater('#8a3a4a'), lambda: s.glasses('#c8a86a', '#fff0d0'))
    if k == 7:  s = F('#b88058', '#1a1418', 'heart', -.5, 0, 0, 'sly', 1, '#3a6a4a', 'under', lips=.7, seed=27); return go(s, 'dusk', watched, lambda: s.poncho('#5a4a7a', '#c8a04a', '#e87a5a'), lambda: s.earring(CORAL), lambda: s.paint('#c79bff'))
    if k == 8:  s = F('#f0c0a0', '#d8d4dc', 'square', .3, 0, 3, 'calm', -1, '#5a6a8a', 'side', beard='full', seed=28); return go(s, 'fire', watched, lambda: s.sweater('#6a5a9a'), lambda: s.glasses())
    if k == 9:  s = F('#f6d4b8', '#e8b85a', 'round', .4, 5, 0, 'worry', -1, '#4a8ab0', 'fringe', 'long', lips=.5, seed=29); return go(s, 'ice', snow, lambda: s.suit('#d87a4a', '#e8e0d8', RESCUE), lambda: s.freckles())
    if k == 10: s = F('#6e442e', '#141016', 'long', -.25, -4, 1, 'tired', 1, '#2a1810', 'locks', beard='goatee', seed=30); return go(s, 'rain', tower, lambda: s.flightjacket('#4a5a6a', '#8a94a0'), lambda: s.band('#c83a4a', -42, 9))
    if k == 11: s = F('#dcae8a', '#2a2024', 'broad', .25, 0, 2, 'smile', -1, '#3a2414', 'bald', beard='long', brow=6, build=1.12, seed=31); return go(s, 'sand', dome, lambda: s.vest('#8a6a3a', '#d8c8a8', '#5a4a3a'), lambda: s.turban('#e0a04a'))
    if k == 12: s = F('#edc6a0', '#1a1822', 'oval', -.4, 3, 1, 'alert', 1, '#2a1a14', 'fringe', 'bob', lips=.6, seed=32); return go(s, 'noon', dome, lambda: s.overall('#f0d060', '#3a6a8a'), lambda: s.headset('#d84a4a'))
    if k == 13: s = F('#c8926a', '#4a3028', 'heart', .3, -2, 1, 'smile', -1, '#5a3418', 'parted', 'wavy', lips=.7, seed=33); return go(s, 'moss', trees, lambda: s.shawl('#5a8a4a', '#e8d8b8'), lambda: s.earring())
    if k == 14: s = F('#f2ccb0', '#a8a0a0', 'long', -.35, 2, 3, 'sad', 1, '#5a7a9a', 'ring', beard='moustache', seed=34); return go(s, 'dawn', shelf, lambda: s.coat('#6a4a3a', '#d8c8a8'), lambda: s.glasses('#3a2a20', '#fff6d8'))
    if k == 15: s = F('#583624', '#161014', 'square', .35, 0, 1, 'grim', -1, '#2a1810', 'buzz', lips=.5, build=1.1, seed=35); return go(s, 'sand', wall, lambda: s.uniform('#5a6a4a', '#c8c8a0'), lambda: s.patch(1))
    if k == 16: s = F('#e4b48e', '#8a3a1c', 'round', -.3, -3, 0, 'grin', 1, '#4a7a4a', 'quiff', seed=36); return go(s, 'noon', city, lambda: s.tee('#3a7aa8', '#f2c078'), lambda: s.freckles(), lambda: s.goggles(-44, '#8a5a3a', '#ffe08a'))
    if k == 17: s = F('#a8683f', '#4a2020', 'oval', .2, 2, 1, 'smile', -1, '#4a2414', 'parted', 'bob', lips=.75, seed=37); return go(s, 'dusk', sea, lambda: s.robe('#4a8a84', '#c8f0d8'), lambda: s.earring('#86e6ff'))
    if k == 18: s = F('#d09a70', '#16121c', 'long', -.2, 0, 1, 'alert', 1, '#5a3a1a', 'beanied', beard='stubble', seed=38); return go(s, 'ice', wreck, lambda: s.suit('#4a5a8a', '#c8b898', AMBER), lambda: s.beanie('#c85a3a'), lambda: s.mask('#5a6a6a'))

AVATARS = [captain, medic, scout, engineer, stoic, athlete, pilot, climber, builder, guide, biologist, geneticist]
SURVIVORS = ['michelle_west' if k == 17 else f'survivor_{k}' for k in range(1, 19)]
if __name__ == '__main__':
    for f in AVATARS: f().finish('avatar_' + f.__name__)
    for k, name in enumerate(SURVIVORS, 1): survivor(k).finish(name)
