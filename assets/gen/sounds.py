#!/usr/bin/env python3
"""Synthesises every sound of the game: effects for each world and a quiet ambience.

Needs numpy and oggenc. The same source gives the same samples: noise comes from a fixed seed. No effect is louder than
-12 dBFS at its peak, no ambience louder than -24 dBFS. An ambience is a circle: its end runs on into its beginning.

usage: sounds.py [--wav FOLDER]     also keeps what is encoded, to be listened to or measured
"""
import argparse
import json
import subprocess
import tempfile
import wave
from pathlib import Path

import numpy as np

RATE = 44100
EFFECT_PEAK = 10 ** (-12.5 / 20)
AMBIENCE_PEAK = 10 ** (-24.5 / 20)
ASSETS = Path(__file__).resolve().parent.parent


class World:
    """How a world sounds: the ratios of its bells, how long they ring, its notes, and the room they ring in."""

    def __init__(self, partials, ring, notes, room, grit):
        self.partials, self.ring, self.notes, self.room, self.grit = partials, ring, notes, room, grit


WORLDS = {
    # Wood and felt: the table itself.
    "common": World([1, 2.76, 5.4], 0.16, [392.0, 523.25, 659.25, 784.0], 0.12, 0.25),
    # Tired steel.
    "nostromo": World([1, 1.48, 2.37, 3.96, 6.2], 0.34, [220.0, 261.63, 311.13, 415.3], 0.42, 0.5),
    # Glass and water.
    "not_alone": World([1, 2.0, 3.01, 4.17], 0.5, [349.23, 440.0, 523.25, 698.46], 0.5, 0.15),
    # Deep hull and a heart monitor.
    "fate": World([1, 1.33, 2.1, 3.2], 0.3, [196.0, 233.08, 293.66, 349.23], 0.36, 0.4),
}


def noise(name, seconds):
    seed = int.from_bytes(name.encode(), "little") % (1 << 63)
    return np.random.Generator(np.random.PCG64(seed)).standard_normal(int(RATE * seconds))


def times(seconds):
    return np.arange(int(RATE * seconds)) / RATE


def decay(seconds, half, attack=0.004):
    t = times(seconds)
    return np.minimum(1, t / attack) * 0.5 ** (t / half)


def swell(seconds, peak=0.5, power=2.0):
    """From nothing to a peak at that share of the time, and back."""
    t = times(seconds) / seconds
    return np.where(t < peak, (t / peak) ** power, ((1 - t) / (1 - peak)) ** power)


def band(x, low, high, soft=0.3):
    """Only what lies between the two frequencies, with soft edges; of a circle, a circle."""
    spectrum = np.fft.rfft(x)
    f = np.maximum(np.fft.rfftfreq(len(x), 1 / RATE), 1e-6)
    rise = 1 / (1 + (low / f) ** (2 / soft))
    fall = 1 / (1 + (f / high) ** (2 / soft))
    return np.fft.irfft(spectrum * rise * fall, len(x))


def bell(world, note, seconds, half=None):
    t = times(seconds)
    out = np.zeros(len(t))
    for n, ratio in enumerate(world.partials):
        out += np.sin(2 * np.pi * note * ratio * t + n) * 0.5 ** (t / ((half or world.ring) / (1 + 0.7 * n))) / (1 + n)
    return out * np.minimum(1, t / 0.003)


def glide(begin, end, seconds, shape=1.0):
    t = times(seconds) / seconds
    f = begin * (end / begin) ** (t ** shape)
    return np.sin(2 * np.pi * np.cumsum(f) / RATE)


def put(into, what, at):
    start = int(at * RATE)
    end = min(len(into), start + len(what))
    into[start:end] += what[: end - start]
    return into


def in_room(world, x, tail=0.5):
    """A few quiet reflections."""
    out = np.concatenate([x, np.zeros(int(RATE * tail * world.room))])
    for n, gap in enumerate((0.023, 0.041, 0.067, 0.097, 0.139)):
        put(out, x * (world.room * 0.5 ** (n + 1)), gap * (0.6 + world.room))
    return out


def finished(x, peak):
    """Without a click at either end, and as loud as allowed."""
    x = x - np.mean(x)
    edge = int(0.006 * RATE)
    x[:edge] *= np.linspace(0, 1, edge)
    x[-edge * 4:] *= np.linspace(1, 0, edge * 4)
    return x / np.max(np.abs(x)) * peak


# --- effects; each has its twin on the screen


def press(w):
    out = band(noise("press", 0.07), 500, 4000) * decay(0.07, 0.008)
    return put(out, bell(w, w.notes[1] * 2, 0.07, 0.02) * 0.4, 0)


def choose(w):
    """A choice made in secret: the same whatever was chosen, and by whom."""
    out = band(noise("choose", 0.3), 150, 1400) * swell(0.3, 0.2)
    return put(out, bell(w, w.notes[0], 0.2, 0.05) * 0.6, 0.08)


def deny(w):
    out = np.zeros(int(RATE * 0.28))
    for at in (0, 0.12):
        put(out, bell(w, w.notes[0] / 2, 0.14, 0.035) + 0.3 * band(noise("deny", 0.14), 80, 500) * decay(0.14, 0.03), at)
    return out


def curtain(w):
    air = noise("curtain", 0.7)
    return band(air, 250, 2200) * swell(0.7, 0.35, 1.6) + 0.5 * band(air, 90, 300) * swell(0.7, 0.6)


def card(w):
    out = band(noise("card", 0.26), 1200, 7000) * swell(0.26, 0.3, 1.5) * 0.7
    return put(out, band(noise("card2", 0.06), 300, 3000) * decay(0.06, 0.01), 0.17)


def token(w):
    out = bell(w, w.notes[2] * 1.5, 0.3, 0.06) * (1 - w.grit * 0.3)
    return put(out, band(noise("token", 0.05), 200, 5000) * decay(0.05, 0.006) * (0.6 + w.grit), 0)


def step(w):
    return bell(w, w.notes[1], 0.22, 0.06)


def turn(w):
    out = np.zeros(int(RATE * 0.9))
    put(out, bell(w, w.notes[0], 0.7), 0)
    return put(out, bell(w, w.notes[2], 0.7) * 0.8, 0.16)


def search(w):
    """Somebody looks for somebody: a held breath."""
    out = glide(w.notes[0] / 2, w.notes[0] / 2 * 1.06, 0.9) * swell(0.9, 0.7) * 0.6
    return out + band(noise("search", 0.9), 120, 900) * swell(0.9, 0.8, 3) * 0.5


def nothing(w):
    """Nobody is there: the breath is let go."""
    out = band(noise("nothing", 0.8), 300, 1800) * swell(0.8, 0.15, 1.5) * 0.5
    return put(out, bell(w, w.notes[1], 0.6) * 0.5, 0.2)


def near(w):
    out = glide(w.notes[1], w.notes[1] * 0.94, 1.1) * swell(1.1, 0.3) + glide(w.notes[1] * 1.06, w.notes[1], 1.1) * swell(1.1, 0.3)
    return out * 0.6 + band(noise("near", 1.1), 1500, 5000) * swell(1.1, 0.25, 3) * 0.3


def catch(w):
    out = glide(150, 38, 1.4, 0.5) * decay(1.4, 0.28)
    put(out, band(noise("catch", 0.5), 60, 2500) * decay(0.5, 0.06) * 1.1, 0)
    for shift, gain in ((1, 0.35), (1.059, 0.3), (1.414, 0.2)):
        out += bell(w, w.notes[0] / 2 * shift, 1.4, 0.4) * gain
    return out


def escape(w):
    out = np.zeros(int(RATE * 1.5))
    for n, note in enumerate(w.notes):
        put(out, bell(w, note * 1.5, 1.1, 0.35) * (0.6 + 0.1 * n), 0.11 * n)
    return out + band(noise("escape", 1.5), 800, 4000) * swell(1.5, 0.4) * 0.15


def egg(w):
    out = np.zeros(int(RATE * 0.9))
    for n in range(5):
        put(out, glide(90 + 22 * n, 240 + 30 * n, 0.13) * swell(0.13, 0.6) * (1 - 0.12 * n), 0.13 * n)
    return out + band(noise("egg", 0.9), 200, 900) * swell(0.9, 0.5) * 0.35


def threat(w):
    out = glide(w.notes[0] / 4, w.notes[0] / 4 * 0.9, 1.2) * swell(1.2, 0.4)
    put(out, glide(w.notes[0] / 2 * 1.06, w.notes[0] / 2, 1.2) * swell(1.2, 0.5) * 0.5, 0)
    return out + band(noise("threat", 1.2), 60, 300) * swell(1.2, 0.5) * 0.5


def won(w):
    out = np.zeros(int(RATE * 2.4))
    root = w.notes[0]
    for n, ratio in enumerate((1, 1.25, 1.5, 2, 2.5)):
        put(out, bell(w, root * ratio, 1.7, 0.5) * 0.7, 0.14 * n)
    for ratio in (1, 1.5, 2, 2.5):
        put(out, bell(w, root * ratio, 1.5, 0.7) * 0.5, 0.85)
    return out


def lost(w):
    out = np.zeros(int(RATE * 2.4))
    root = w.notes[0] / 2
    for n, ratio in enumerate((1.782, 1.498, 1.189, 1)):
        put(out, bell(w, root * ratio, 1.6, 0.5) * 0.7, 0.32 * n)
    return out + glide(70, 42, 2.4) * swell(2.4, 0.6) * 0.5


EFFECTS = [press, choose, deny, curtain, card, token, step, turn, search, nothing, near, catch, escape, egg, threat, won,
           lost]
# What hands do sounds alike in every world.
OF_HANDS = {"common/sounds/" + name for name in ("press", "choose", "deny", "curtain", "card")}


def asked_for():
    """What the layouts let be heard."""
    out = set(OF_HANDS)
    for layout in ASSETS.glob("*/layout.json"):
        out |= set(json.loads(layout.read_text(encoding="utf-8")).get("sounds", {}).values())
    return out


# --- ambience: everything in it repeats after a whole number of times


LOOP = 24.0


def wander(name, cycles, low=0.0, high=1.0):
    """A slow curve that ends where it began."""
    t = times(LOOP) / LOOP
    rng = np.random.Generator(np.random.PCG64(int.from_bytes(name.encode(), "little") % (1 << 63)))
    out = sum(np.sin(2 * np.pi * (n * t + rng.random())) / n for n in range(1, cycles + 1))
    out = (out - out.min()) / (out.max() - out.min())
    return low + (high - low) * out


def hum(frequency, gain):
    """The nearest that goes evenly into the loop."""
    return np.sin(2 * np.pi * round(frequency * LOOP) / LOOP * times(LOOP)) * gain


def circle(into, what, at):
    start = int(at * RATE)
    index = (start + np.arange(len(what))) % len(into)
    into[index] += what
    return into


def ambience_nostromo():
    out = hum(55, 0.5) + hum(82.6, 0.22) * wander("n1", 3) + hum(110.4, 0.12)
    out += band(noise("n air", LOOP), 90, 420) * wander("n2", 5, 0.15, 0.5) * 0.9
    for n, at in enumerate((5.1, 11.7, 19.4)):
        circle(out, in_room(WORLDS["nostromo"], bell(WORLDS["nostromo"], 146.8 * (1 + 0.12 * n), 1.8, 0.5) * 0.08, 1.5), at)
    return out


def ambience_not_alone():
    out = band(noise("a wind", LOOP), 200, 900) * wander("a1", 5, 0.1, 0.6)
    out += hum(87.3, 0.3) * wander("a2", 3) + hum(130.8, 0.16) * wander("a3", 4)
    for n, at in enumerate((2.3, 6.9, 9.2, 14.8, 18.1, 21.6)):
        chirp = glide(900 + 130 * n, 1300 + 90 * n, 0.22) * swell(0.22, 0.4) * 0.07
        circle(out, in_room(WORLDS["not_alone"], chirp, 1.2), at)
        circle(out, in_room(WORLDS["not_alone"], chirp * 0.6, 1.2), at + 0.31)
    return out


def ambience_sanctuary():
    out = band(noise("s wind", LOOP), 300, 1500) * wander("s1", 4, 0.15, 0.55)
    for n, ratio in enumerate((1, 1.5, 2, 2.5)):
        out += hum(98 * ratio, 0.22 / (1 + n)) * wander("s%d" % (n + 2), 3)
    for n, at in enumerate((3.0, 8.4, 13.1, 19.9)):
        circle(out, in_room(WORLDS["not_alone"], bell(WORLDS["not_alone"], 523.25 * (1, 1.25, 1.5, 1.125)[n], 2.5, 0.8) * 0.06, 1.5), at)
    return out


def ambience_fate():
    out = hum(41.2, 0.55) + hum(61.7, 0.3) * wander("f1", 3) + band(noise("f air", LOOP), 60, 260) * wander("f2", 4, 0.2, 0.7)
    for n in range(8):
        beep = bell(WORLDS["fate"], 587.3, 0.4, 0.06) * 0.05
        circle(out, in_room(WORLDS["fate"], beep, 0.8), 3.0 * n)
    for at in (7.7, 17.2):
        circle(out, band(noise("f creak", 1.4), 100, 500) * swell(1.4, 0.4) * 0.3, at)
    return out


AMBIENCES = {"nostromo": ambience_nostromo, "not_alone": ambience_not_alone, "sanctuary": ambience_sanctuary,
             "fate": ambience_fate}


def write(path, x, quality, keep):
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        wav = Path(folder) / (path.stem + ".wav")
        with wave.open(str(wav), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(np.round(x * 32767).astype("<i2").tobytes())
        subprocess.run(["oggenc", "-Q", "--serial", "1", "-q", str(quality), "-o", str(path), str(wav)], check=True)
        if keep:
            keep.mkdir(parents=True, exist_ok=True)
            (keep / f"{path.parent.parent.name}_{path.stem}.wav").write_bytes(wav.read_bytes())


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--wav", type=Path)
    keep = options.parse_args().wav
    asked = asked_for()
    for name, world in WORLDS.items():
        for effect in EFFECTS:
            if f"{name}/sounds/{effect.__name__}" not in asked:
                continue
            write(ASSETS / name / "sounds" / f"{effect.__name__}.ogg",
                  finished(in_room(world, effect(world)), EFFECT_PEAK), 2, keep)
    for name, ambience in AMBIENCES.items():
        x = ambience()
        x = x - np.mean(x)
        folder = "not_alone" if name == "sanctuary" else name
        write(ASSETS / folder / "sounds" / f"ambience_{name}.ogg", x / np.max(np.abs(x)) * AMBIENCE_PEAK, 0, keep)


if __name__ == "__main__":
    main()
