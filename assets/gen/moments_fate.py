"""What a moment of Fate shows, 640 x 360: most of it are the pictures of the cards. And the light that the Alien throws round itself, 400 x 400."""
from fate_cards import *

MW, MH = 640, 360


def heart():
    """A beat breaks, the line goes flat."""
    s = Svg(MW, MH, 2); s.rect(0, 0, MW, MH, s.lg(0, 0, 0, MH, (0, '#1a0808'), (.5, '#2c0d0c'), (1, '#0a0406')))
    for x in range(0, MW, 32): s.line(x, 0, x, MH, '#ff6a5c', 1, .09)
    for y in range(20, MH, 32): s.line(0, y, MW, y, '#ff6a5c', 1, .09)
    whole = 'M0 190H70L86 176L104 204L124 60L148 300L166 190H206L222 178L238 202L256 92L276 262L292 190H318'; flat = 'M372 190H640'; s.glow(344, 190, 190, '#ff4a3d', .5)
    for w, o in ((22, .1), (13, .2), (7, .45)): s.path(whole, None, '#8fd4ff', w, o, 'round'); s.path(flat, None, '#ff4a3d', w, o, 'round')
    s.path(whole, None, '#e2f3ff', 3.6, 1, 'round'); s.path(flat, None, '#ffd0c8', 3.6, 1, 'round')
    for pts in ([(318, 190), (330, 120), (338, 172)], [(346, 214), (352, 268), (366, 192)]): s.path('M' + 'L'.join('%s %s' % p for p in pts), None, '#ffffff', 3.6, 1, 'round')
    s.path('M332 50L352 150L328 180L362 232L338 320', None, '#ff4a3d', 6, .9); s.path('M332 50L352 150L328 180L362 232L338 320', None, '#fff0e4', 2, 1)
    s.rect(0, 0, MW, MH, s.rg(320, 180, 400, (0, '#05090e', 0), (.6, '#05090e', .3), (1, '#05090e', .85))); s.save('moments/heart')


def done():
    s = Svg(MW, MH, 3); s.rect(0, 0, MW, MH, s.rg(540, 90, 300, (0, '#0a3a2a', .75), (1, '#04120d', .15))); s.glow(540, 92, 130, '#5fe3a8', .6); s.circ(540, 92, 62, s.lg(480, 30, 600, 154, (0, '#8ff0c4'), (1, '#1f7a56')), '#04120d', 4); s.circ(540, 92, 52, None, '#eafff4', 2, .7)
    s.path('M512 94L532 116L572 70', None, '#04120d', 15, 1, 'round'); s.path('M512 94L532 116L572 70', None, '#ffffff', 9, 1, 'round'); s.save('moments/done')


def cat():
    s = Svg(MW, MH, 4); s.rect(0, 0, MW, MH, s.rg(320, 200, 420, (0, '#3a2a10', .5), (.6, '#140e06', .75), (1, '#050403', .95))); s.glow(320, 190, 220, '#ffb454', .4)
    s.path('M196 360C190 236 214 190 226 84L276 132C300 124 340 124 364 132L414 84C426 190 450 236 444 360Z', s.lg(220, 90, 420, 360, (0, '#ffb45a'), (.5, '#c0702a'), (1, '#4a260c')), '#120c04', 5)
    for x in (270, 370): s.glow(x, 198, 60, '#d9f25a', .8); s.ell(x, 198, 26, 30, '#d9f25a', '#120c04', 4); s.ell(x, 198, 7, 26, '#120c04'); s.ell(x - 8, 186, 5, 6, '#ffffff')
    s.path('M306 250H334L320 268Z', '#3a1a08'); s.path('M320 268V282M320 282C308 296 292 292 288 284M320 282C332 296 348 292 352 284', None, '#3a1a08', 4, 1, 'round')
    s.path('M270 262L170 244M270 272L166 276M270 282L176 308M370 262L470 244M370 272L474 276M370 282L464 308', None, '#fff0d8', 2.4, .8, 'round'); s.path('M320 128V168M292 132L298 164M348 132L342 164', None, '#6a3610', 7, .8, 'round'); s.save('moments/cat')


def burst():
    s = Svg(400, 400, 5); r = s.r; s.glow(200, 200, 200, '#ff3a2a', .5)
    for i in range(26):
        a = i * 2 * math.pi / 26 + r.uniform(-.06, .06); l = r.uniform(140, 199); i0 = r.uniform(58, 92); w = r.uniform(4, 9.5); c, q = math.cos(a), math.sin(a)
        s.poly([(200 + i0 * c, 200 + i0 * q), (200 + l * c - w * q, 200 + l * q + w * c), (200 + l * c + w * q, 200 + l * q - w * c)], r.choice(['#ffd0c8', '#ff8a7e', '#ffffff']), op=r.uniform(.45, .9))
    s.circ(200, 200, 118, None, '#ff8a7e', 2, .45); s.circ(200, 200, 156, None, '#ff4a3d', 1.4, .3); s.save('moments/burst')


if __name__ == '__main__':
    for draw in (heart, done, cat, burst): draw()
