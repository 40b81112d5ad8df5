#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Listens to Orca itself through two rounds: all that happens is said, nothing twice.

Usage: hear.py COMSTOCK"""

import re
import subprocess
import sys

import ear
from screen import Failure, Program, key, press, write_settings

PICK = "Pick an auction card in secret."
TAKE = "Take a card from the column."
PLACE = "Place the card in your city"
RIVALS = ("Star", "Boot", "Cactus")
# Names that GTK makes of its classes.
CLASS_NAME = re.compile(r"\b(Gtk|Adw|Comstock)[A-Z]")


class Listener:
    """Plays by what it hears."""

    def __init__(self, program, orca):
        self.program = program
        self.ear = orca
        self.asked = 0          # how much was heard when the last question came

    def is_heard(self, text):
        heard = self.ear.listen()[self.asked:]
        return any(text in said for said in heard)

    def hear(self, text):
        """Waits for a question, and returns all that was said up to it."""
        self.program.wait_for(f"“{text}” to be said", lambda: self.is_heard(text), 0.05)
        heard = self.ear.heard[self.asked:]
        self.asked = len(self.ear.heard)
        return heard

    def hear_first(self, *texts):
        self.program.wait_for(f"{texts} to be said", lambda: any(self.is_heard(text) for text in texts), 0.05)
        return next(text for text in texts if self.is_heard(text))

    def play_round(self, card):
        """Plays CARD, and the first of what may be taken wherever it fits first."""
        key(str(card), "ctrl+Return")
        heard = self.hear(TAKE)
        key("Return")
        if self.hear_first(PLACE, PICK) == PLACE:
            heard += self.hear(PLACE)
            key("Return")
        return heard + self.hear(PICK)


def check_round(heard, number):
    said = " ".join(heard)
    for rival in RIVALS:
        if said.count(f"{rival} takes: ") != 1:
            raise Failure(f"what {rival} takes is not said once: {heard}")
    for once in ("You take: ", f"round {number} begins", TAKE, PICK):
        if said.count(once) != 1:
            raise Failure(f"“{once}” is not said once: {heard}")
    for before, after in zip(heard, heard[1:]):
        if after == before or after == before.removesuffix("."):
            raise Failure(f"“{after}” is said twice")
    if "The card" in said or "±0" in heard:
        raise Failure(f"a place is judged after the card was placed: {heard}")
    if CLASS_NAME.search(said):
        raise Failure(f"the name of a class is said: {heard}")


def main(comstock):
    write_settings(pace="'instant'", guidance="false")
    # Out of the window: what is pointed at is explained.
    subprocess.run(["xdotool", "mousemove", "3800", "2100"], check=True)
    orca = ear.Ear()
    try:
        program = Program([comstock])
        press(program.wait_for("the quick start", lambda: program.find_starting("One Person, Three")))
        listener = Listener(program, orca)
        listener.hear(PICK)
        for number in (2, 3):
            check_round(listener.play_round(number), number)
    finally:
        orca.stop()
    program.quit()
    print(f"ok 1 - two rounds as Orca says them: {len(orca.heard)} sentences")


if __name__ == "__main__":
    if not ear.is_there():
        print("1..0 # SKIP Orca is not installed")
        sys.exit()
    print("1..1", flush=True)
    try:
        main(*sys.argv[1:])
    except (Failure, RuntimeError) as failure:
        print(f"not ok 1 - {failure}")
        sys.exit(1)
