#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one whole game through the accessibility bus alone, from the welcome page to the score sheet.

Usage: play-by-bus.py COMSTOCK

Not one key and no mouse: only the actions that buttons and parcels offer to assistive technology, found by the names
that a screen reader reads.  What the others do must be read out, at most a few times in each round."""

import random
import re
import sys

from screen import BUTTON, PATIENCE, Failure, GLib, Gone, Program, children, is_sensitive, press, walk, write_settings

# What holds no buttons is not looked into: that would take most of the time.
LEAVES = {BUTTON, "label", "list", "table", "scroll bar", "image", "status bar", "separator"}
ANSWERS = {"Use": "ability", "Place Here": "place", "Nobody": "hire", "Done Selling": "sell",
           "Take It Anyway": "insist"}
PROMPTS = ("Use an ability", "Take a card", "Place the card", "Who comes", "Sell a card", "Last chance")
ROUNDS = 18
# "Boot 7, Cactus 6, Star 5, Hat 2."; who has used the lawyer is not among them.
SHOWDOWN = re.compile(r"(?:\w+ \d+, ){2,3}\w+ \d+\.")
BEGINNING = re.compile(r"Era \w+, round \d begins")


class Player:
    """Answers whatever the window asks."""

    def __init__(self, program, rng):
        self.program = program
        self.rng = rng
        self.answers = {}
        self.column = program.wait_for("the column", lambda: program.find("Auction column", "panel"))
        self.hand = program.wait_for("the hand", lambda: program.find("Your auction cards", "panel"))
        self.city = program.wait_for("the city", lambda: program.find("City", "table"))
        self.page = self.find_page()
        self.commit = program.find("Play This Card", root=self.page, skip=LEAVES)
        self.last = None

    def find_page(self):
        """What holds the table and the questions over it: all of the window."""
        node = self.hand
        while node.get_parent().get_parent():
            node = node.get_parent()
        return node

    def buttons(self, root):
        return [n for n, r in walk(root, LEAVES) if r == BUTTON]

    def find_question(self):
        """What is asked of this player now: its kind, and what answers it."""
        prompt = self.program.find_prompt()
        if prompt.startswith("Pick an auction card"):
            return "bid", self.commit
        if prompt.startswith("Take a card") and self.last != "take":
            return self.find_takeable()
        if prompt.startswith(PROMPTS):
            return self.find_answer() or self.find_takeable()
        return None

    def find_takeable(self):
        cards = [n for n in self.buttons(self.column) if n.get_description() == "Can be taken now"]
        return ("take", cards) if cards else None

    def find_answer(self):
        return next(((ANSWERS[n.get_name()], n) for n in self.buttons(self.page) if n.get_name() in ANSWERS), None)

    def is_over(self):
        return self.program.find_prompt().startswith("The game is over")

    def see(self):
        """What there is to press now; whatever is done changes it, if not what is asked."""
        return [n.get_name() for n in self.buttons(self.page) + self.buttons(self.column)]

    def answer(self):
        found = self.program.wait_for("a question", lambda: self.is_over() or self.find_question())
        if found is True:
            return False
        kind, node = found
        asked = self.program.find_state()
        # Of a card that fits nowhere, and of one more card, is asked by the same words.
        seen = self.see() if kind == "take" else None
        getattr(self, kind)(node)
        self.program.wait_for(f"the end of {kind}", lambda: self.program.find_state() != asked or
                              (seen and self.see() != seen), 0.03)
        self.answers[kind] = self.answers.get(kind, 0) + 1
        self.last = kind
        return True

    def bid(self, node):
        cards = [n for n in self.buttons(self.hand) if is_sensitive(n)]
        card = self.rng.choice(cards)
        press(card)
        self.program.wait_for("the card to be picked", lambda: self.program.is_pressed(card))
        press(node)

    def take(self, cards):
        press(self.rng.choice(cards))

    def place(self, node):
        """On a parcel that says what the card would gain there, or where the card is now."""
        if self.answers.get("place", 0) % 2:
            press(node)
            return
        parcels = [n for n in children(self.city) if n.get_description()[:1] in "+−0" and n.get_description()]
        press(self.rng.choice(parcels))

    def ability(self, node):
        press(node)

    hire = sell = insist = ability


def find_missing(said):
    """What has not been read out."""
    told = "\n".join(said)
    # The first round has begun before anything is read.
    rounds = min(len(SHOWDOWN.findall(told)), len(set(BEGINNING.findall(told))) + 1)
    if rounds < ROUNDS:
        return f"only {rounds} rounds"
    return None if " takes: " in told else "not what others take"


def check_said(program):
    """Each round is told, others' doings with it, and not word by word."""
    said = program.said
    try:
        program.wait_for("the last round to be read out", lambda: not find_missing(said))
    except Failure as failure:
        raise Failure(f"{find_missing(said)} was read out") from failure
    if max(len(name) for name in said) > 5000:
        raise Failure(f"too much is read out at once: {max(len(name) for name in said)} characters")


def main(comstock):
    write_settings(pace="'instant'", guidance="false")
    program = Program([comstock])
    press(program.wait_for("the quick start", lambda: program.find_starting("One Person, Three")))
    player = Player(program, random.Random(1858))
    while player.answer():
        pass
    press(program.wait_for("the count", lambda: program.find("Score Sheet")))
    program.wait_for("the score sheet", lambda: program.find("Figures", "page tab"))
    check_said(program)
    press(program.find("Close"))
    if program.process.wait(PATIENCE) != 0:
        raise Failure("the program does not end well")
    print(f"ok 1 - a whole game through the bus: answers {player.answers}, {len(program.said)} names read")


if __name__ == "__main__":
    print("1..1", flush=True)
    try:
        main(*sys.argv[1:])
    except (Failure, GLib.Error, Gone) as failure:
        print(f"not ok 1 - {failure}")
        sys.exit(1)
