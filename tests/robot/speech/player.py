#!/usr/bin/env python3
"""Plays a whole practice match with eyes closed: it reads nothing but what is said, and presses nothing but keys.

usage: player.py PROWL WORLD FOLDER [SEED]

WORLD is the name of the world as it is said. All that the program answers to a key is "ok": there is nothing left to do.
"""

import os
import random
import re
import shutil
import subprocess
import sys

ROLES = "button|option|switch|choice|slider|text field|tab|row|card|place|token|player|link"
# "Visit Hangar. option 2 of 9", then perhaps why it is not possible
ITEM = re.compile(rf"^(?P<name>.+?)[.!?:…] (?P<role>{ROLES})( (?P<n>\d+) of (?P<of>\d+))?(\. (?P<off>not possible.*))?$")
END = "The match is over."
# What leads away from the match, or only talks about it.
ASIDE = ("Cover", "Menu", "Rules", "LOG", "Player aid", "Undo", "Hint", "Where they may be", "Look back", "Plan", "Log",
         "What is known", "Say", "Close", "Pause", "All options", "Replay", "What they held")
MOST = 6000


class Lost(Exception):
    """What is said does not lead on."""


class Player:
    def __init__(self, prowl, folder, seed):
        self.mirror = os.path.join(folder, "said.txt")
        self.said = []
        self.at = 0
        self.presses = 0
        self.random = random.Random(seed)
        self.program = subprocess.Popen(
            [prowl, "--robot", "-", "--speak-to", self.mirror, "--data", os.path.join(folder, "data"), "--shots", folder,
             "--size", "1280x720", "--lang", "en", "--seed", str(seed)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def listen(self):
        with open(self.mirror, "rb") as file:
            file.seek(self.at)
            new = file.read()
        self.at += len(new)
        lines = new.decode("utf-8").splitlines()
        self.said += lines
        return lines

    def send(self, line):
        self.program.stdin.write(line + "\n")
        self.program.stdin.flush()
        answer = self.program.stdout.readline().strip()
        if answer != "ok":
            raise Lost(f"{line}: {answer or 'the program has gone'}")

    def press(self, key):
        self.presses += 1
        if self.presses > MOST:
            raise Lost("the match does not end")
        self.send("key " + key)
        return self.listen()

    def walk_to(self, wanted, most=60):
        """Tab until something of that name is heard."""
        item = last_item(self.said)
        for _ in range(most):
            if item and item["name"].startswith(wanted) and not item["off"]:
                return item
            item = last_item(self.press("tab")) or item
        raise Lost(f'Tab does not lead to "{wanted}"')

    # --- to the match

    def begin(self, world):
        self.send("wait 50")
        self.listen()
        self.walk_to("Looks right")
        self.press("enter")
        self.walk_to("Practise")
        self.press("enter")
        self.walk_to("Game")
        self.press("enter")
        self.walk_to(world)
        self.press("enter")
        self.walk_to("Begin")
        return self.press("enter")

    # --- in it

    def items(self):
        """All that Tab leads to, from where the focus is."""
        found, first = [], None
        for _ in range(90):
            item = last_item(self.press("tab"))
            if item is None:
                continue
            if item["text"] == first:
                return found
            first = first or item["text"]
            found.append(item)
        return found

    def choices(self, items):
        """What may be chosen now, most telling first: options, then things on the table, then buttons."""
        possible = [i for i in items if not i["off"] and not i["name"].startswith(ASIDE)]
        for roles in (("option",), ("token", "place"), ("card",), ("button",)):
            found = [i for i in possible if i["role"] in roles]
            if found:
                return found
        return []

    def an_option(self):
        """Walks on until some options have been heard, and takes the last of them; nothing where there is none."""
        left, first, heard_one = self.random.randint(1, 8), None, False
        for _ in range(180):
            item = last_item(self.press("tab"))
            if item is None:
                continue
            if item["text"] == first and not heard_one:
                return None
            first = first or item["text"]
            if item["role"] == "option" and not item["off"]:
                heard_one = True
                left -= 1
                if left == 0:
                    return self.press("enter")
        return None

    def decide(self, heard):
        """Follows where the focus has been put, else walks to an option at random."""
        led = last_item(heard)
        if led and not led["off"] and led["role"] in ("option", "button") and not led["name"].startswith(ASIDE):
            if self.random.random() < 0.4 or led["role"] == "button":
                return self.press("enter")
        if chosen := self.an_option():
            return chosen
        choices = self.choices(self.items())
        if not choices:
            raise Lost("nothing that can be done is said")
        wanted = self.random.choice(choices)
        for _ in range(90):
            item = last_item(self.press("tab"))
            if item and item["text"] == wanted["text"]:
                return self.press("enter")
        raise Lost(f'"{wanted["text"]}" is not found again')

    def play(self, world):
        heard = self.begin(world)
        asked = 0
        while END not in " ".join(heard):
            asked += 1
            if asked % 9 == 5:
                for key in ("f4", "f5", "f5", "f6", "f7", "f8", "shift+f8", "shift+f1", "f12"):
                    if not self.press(key):
                        raise Lost(f"{key} says nothing")
            heard = self.decide(heard)
        return asked

    def stop(self):
        self.program.stdin.close()
        self.program.wait(timeout=30)


def last_item(lines):
    for line in reversed(lines):
        match = ITEM.match(line)
        if match:
            return {"text": line, **match.groupdict()}
    return None


def main():
    prowl, world, folder = sys.argv[1:4]
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 7
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    player = Player(prowl, folder, seed)
    try:
        asked = player.play(world)
        print(f"{world}: {asked} decisions, {player.presses} keys, {len(player.said)} things said")
        return 0
    except (Lost, OSError, subprocess.SubprocessError) as why:
        print(f"{world}: {why}. Said last:", *player.said[-25:], sep="\n  ")
        return 1
    finally:
        player.program.kill()


if __name__ == "__main__":
    sys.exit(main())
