# Fills the {…} tokens of a template the way the client does, to look at skins outside it.
import re
NAMES = dict(accent='#86dcc8', accent_dark=None, ink='#0a1519', v=.5, n=30, s=1)


def dark(c, t=.45):
    return '#' + ''.join('%02x' % round(int(c[i:i + 2], 16) * (1 - t)) for i in (1, 3, 5))


def fill(text, **given):
    names = dict(NAMES, **given)
    names['accent_dark'] = names['accent_dark'] or dark(names['accent'])

    def one(m):
        expr = m.group(1)
        if expr in names and isinstance(names[expr], str):
            return names[expr]
        value = eval(expr, {'__builtins__': {}}, dict(names, min=min, max=max))
        return ('%.3f' % value).rstrip('0').rstrip('.')
    return re.sub(r'\{([^{}]*)\}', one, text)
