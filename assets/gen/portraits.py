"""Portraits of seats whose players have no face yet: people, a bot and the hunter, in the colour of the seat."""
import os

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common", "skins")

HEAD = """<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 160 200">
<defs><linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="200"><stop offset="0" stop-color="{accent_dark}"/><stop offset="1" stop-color="#050b11"/></linearGradient>
<radialGradient id="g2" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="96" gradientTransform="translate(112 66)"><stop offset="0" stop-color="{accent}" stop-opacity="0.42"/><stop offset="0.5" stop-color="{accent}" stop-opacity="0.12"/><stop offset="1" stop-color="{accent}" stop-opacity="0"/></radialGradient>
<linearGradient id="g3" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="160" y2="0"><stop offset="0" stop-color="#31434e"/><stop offset="0.55" stop-color="#16222b"/><stop offset="1" stop-color="#0a1219"/></linearGradient>
<linearGradient id="g4" gradientUnits="userSpaceOnUse" x1="44" y1="0" x2="116" y2="0"><stop offset="0" stop-color="#4a5d68"/><stop offset="0.5" stop-color="#22313b"/><stop offset="1" stop-color="#111b23"/></linearGradient></defs>
<rect x="0" y="0" width="160" height="200" fill="#050b11"/>
<rect x="0" y="0" width="160" height="200" fill="url(#g1)"/>
<path d="M0 0L70 0L0 130Z" fill="#ffffff" opacity="0.05"/>
<path d="M30 0L30 200M82 0L82 200M134 0L134 200M0 46L160 46M0 122L160 122" fill="none" stroke="#000000" stroke-width="1.6" opacity="0.2"/>
<rect x="0" y="0" width="160" height="200" fill="url(#g2)"/>
"""
LINE = 'stroke="#04080c" stroke-width="2"'
RIM = 'fill="none" stroke="{accent}" stroke-width="3" stroke-linecap="round"'


def path(d, more):
    return f'<path d="{d}" {more}/>\n'


def suit(collar=True):
    out = path("M2 204C6 170 28 158 56 148L104 148C132 158 154 170 158 204Z", f'fill="url(#g3)" {LINE}')
    out += path("M62 118L62 150C70 162 90 162 98 150L98 118Z", f'fill="#121c24" {LINE}')
    if collar:
        out += path("M46 152L62 140L80 164L98 140L114 152L120 164L92 180L80 170L68 180L40 164Z",
                    f'fill="{{accent_dark}}" {LINE}')
    out += path("M152 200C148 178 132 166 110 156", RIM + ' opacity="0.85"')
    out += path("M8 200C12 176 28 166 52 156", 'fill="none" stroke="#d9eef8" stroke-width="2" opacity="0.45" stroke-linecap="round"')
    return out


def face():
    return (path("M48 74C47 98 52 116 66 128C74 135 86 135 94 128C108 116 113 98 112 74C110 42 50 42 48 74Z",
                 f'fill="url(#g4)" {LINE}')
            + path("M108 108C104 118 100 124 92 130", RIM + ' opacity="0.8"'))


def short_hair():
    return (path("M44 88C36 56 52 32 82 32C110 32 124 56 115 90C112 76 108 66 98 60C84 64 66 62 58 56C50 64 46 76 44 88Z",
                 f'fill="#0b1218" {LINE}') + path("M112 50C118 60 119 72 116 86", RIM))


def bun():
    return (path("M66 30C66 14 96 14 96 30C96 40 66 40 66 30Z", f'fill="#0b1218" {LINE}')
            + path("M44 92C38 58 52 34 80 34C108 34 122 58 116 92C112 74 104 62 80 58C56 62 48 74 44 92Z",
                   f'fill="#0b1218" {LINE}')
            + path("M98 22C100 28 98 32 94 36M112 54C118 64 119 76 117 88", RIM))


def long_hair():
    return (path("M40 136C32 92 40 34 80 32C120 34 128 92 120 136C112 130 112 100 108 70C96 60 68 64 58 56C50 72 50 126 40 136Z",
                 f'fill="#0b1218" {LINE}') + path("M114 56C122 78 123 106 120 130", RIM))


def cap():
    return (path("M44 74C44 42 58 28 82 28C106 28 118 44 117 74L134 82C120 86 70 84 44 74Z", f'fill="{{accent_dark}}" {LINE}')
            + path("M46 72C70 80 100 82 132 82", 'fill="none" stroke="#04080c" stroke-width="3" opacity="0.6"')
            + path("M104 38C112 46 115 58 115 72", RIM))


def eyes():
    return path("M58 86C62 82 69 82 73 86M87 86C91 82 98 82 102 86",
                'fill="none" stroke="#dff0f8" stroke-width="2.6" opacity="0.75" stroke-linecap="round"')


def bot():
    out = suit(False)
    out += path("M80 28L80 14", 'stroke="#5a6f7c" stroke-width="4" fill="none"') + '<circle cx="80" cy="12" r="6" fill="{accent}"/>\n'
    out += path("M50 30L110 30C118 30 122 36 122 44L122 112C122 122 116 128 106 128L54 128C44 128 38 122 38 112L38 44C38 36 42 30 50 30Z",
                f'fill="url(#g4)" {LINE}')
    out += path("M46 58L114 58L114 96L46 96Z", f'fill="#060c11" {LINE}')
    out += '<circle cx="64" cy="77" r="9" fill="{accent}"/><circle cx="96" cy="77" r="9" fill="{accent}"/>\n'
    out += '<circle cx="61" cy="74" r="3" fill="#ffffff" opacity="0.8"/><circle cx="93" cy="74" r="3" fill="#ffffff" opacity="0.8"/>\n'
    out += path("M60 112L100 112", 'stroke="#8ea6b4" stroke-width="4" fill="none" stroke-linecap="round" opacity="0.7"')
    out += path("M28 66L38 66L38 92L28 92ZM122 66L132 66L132 92L122 92Z", f'fill="#22313b" {LINE}')
    out += path("M120 44L120 110", RIM + ' opacity="0.8"')
    return out


def hunter():
    out = path("M0 204C0 150 20 128 42 118C30 84 44 30 84 26C122 24 134 76 118 116C142 128 160 152 160 204Z", f'fill="#05070b" {LINE}')
    out += path("M118 116C134 76 122 24 84 26M122 120C142 130 156 150 160 190", RIM)
    out += path("M42 118C34 96 38 62 52 44", 'fill="none" stroke="#ffffff" stroke-width="2" opacity="0.25"')
    for x, y, r in ((62, 66, 6), (80, 58, 7), (98, 66, 6), (70, 82, 4.5), (90, 82, 4.5), (80, 94, 3.5)):
        out += f'<circle cx="{x}" cy="{y}" r="{r * 1.9}" fill="{{accent}}" opacity="0.22"/><circle cx="{x}" cy="{y}" r="{r}" fill="{{accent}}"/><circle cx="{x - r / 4}" cy="{y - r / 4}" r="{r / 2.6:.1f}" fill="#ffffff" opacity="0.85"/>\n'
    out += path("M64 112L70 126L75 113L80 128L85 113L90 126L96 112", 'fill="none" stroke="{accent}" stroke-width="2.4" opacity="0.7" stroke-linejoin="round"')
    return out


ALL = {
    "portrait_1": suit() + face() + eyes() + short_hair(),
    "portrait_2": suit() + face() + eyes() + bun(),
    "portrait_3": suit() + long_hair() + face() + eyes() + path("M47 78C46 50 60 38 82 38C104 38 114 52 113 78C106 62 92 56 84 56C72 60 54 62 47 78Z", f'fill="#0b1218" {LINE}'),
    "portrait_4": suit() + face() + eyes() + cap(),
    "portrait_bot": bot(),
    "portrait_hunter": hunter(),
}

if __name__ == "__main__":
    for name, body in ALL.items():
        with open(os.path.join(OUT, name + ".svg"), "w", encoding="utf-8") as f:
            f.write(HEAD + body + "</svg>\n")
