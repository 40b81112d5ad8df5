#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one whole game by keys alone, from the welcome page to the score sheet.

Usage: play-by-keys.py COMSTOCK COMSTOCK-CLI

Every key is a real key event; the accessibility bus is only listened to: where the focus is, what is asked.
After each key the focus must be on something that has a name.  On the way a move is undone and done again, every
pane and dialog is opened and closed, the game is saved, the program quits and opens it again.  The totals of the
score sheet must be those of the rules."""

import json
import os
import subprocess
import sys

from screen import (BUTTON, Atspi, Failure, GLib, Program, has_state, key, type_text, walk,
                    write_settings)

CODE = "1858"
# Whom this player likes to hire, because they ask something of it later.
LIKED = ("Paperboy", "Auctioneer", "Gunsmith", "Banker", "Mercenary", "Lawyer")
ANSWERS = {"Use the Ability": "ability", "Nobody": "hire", "Sell Nothing More": "sell",
           "Place Here": "place", "Choose Another Card": "unfit"}


class Player:
    """Knows only what a screen reader says, and acts by keys."""

    def __init__(self, program):
        self.program = program
        self.answers = {}
        self.bids = 0

    def focus(self):
        """Role, name and description of what has the focus; it must be alive, focused and named."""
        node = self.program.focus
        if node is None or not has_state(node, Atspi.StateType.FOCUSED):
            return None
        name = node.get_name()
        return (node.get_role_name(), name, node.get_description()) if name else None

    def see(self, what="the focus"):
        return self.program.wait_for(what, self.focus)

    def press(self, *keys):
        key(*keys)
        self.program.pump(0.02)

    def expect(self, focus):
        """Waits until the focus is where it was."""
        try:
            self.program.wait_for("the focus", lambda: self.focus() == focus)
        except Failure as failure:
            raise Failure(f"the focus does not come back to {focus} but to {self.focus()}") from failure

    def go(self, step, wanted, most=40):
        """Presses STEP until the focus is on what is WANTED."""
        for _ in range(most):
            if wanted(self.see()):
                return
            moves = self.program.moves
            self.press(step)
            self.program.wait_for("another focus", lambda: self.program.moves != moves)
        raise Failure(f"{step} does not lead there, but to {self.see()}")

    def go_to(self, step, name):
        self.go(step, lambda focus: focus[1] == name)

    def sheet(self):
        return next((f for f in self.program.frames() if f.get_name().startswith("Score Sheet")), None)

    def find_question(self):
        """What is asked of this player now, from where the focus has been led to."""
        if self.sheet():
            return "over"
        focus = self.focus()
        if focus is None:
            return None
        role, name, description = focus
        if role == BUTTON and name in ANSWERS:
            return ANSWERS[name]
        if role == "table cell":
            return "place"
        if description == "Can be taken now":
            return "take"
        if role == BUTTON and self.program.find_prompt().startswith("Pick an auction card"):
            return "bid"
        return None

    def answer(self):
        """Makes one decision and waits until it is made; returns what kind it was."""
        question = self.program.wait_for("a question", self.find_question)
        if question != "over":
            before = self.program.find_prompt()
            getattr(self, question)()
            self.answers[question] = self.answers.get(question, 0) + 1
            self.program.wait_for(f"the end of: {before}", lambda: self.program.find_prompt() != before or self.sheet())
        return question

    def bid(self):
        self.bids += 1
        self.press(*["Right"] * (self.bids % 3))
        self.press("Return")
        if self.bids % 2 == 0:
            self.press("ctrl+Return")
        else:
            self.go_to("Tab", "Play This Card")
            self.press("Return")

    def take(self):
        """The first card, unless one further down is liked."""
        first = self.see()
        for _ in range(6):
            role, name, description = self.see()
            if description == "Can be taken now" and name.startswith(LIKED):
                break
            self.press("Down")
        else:
            self.press(*["Up"] * 6)
            self.go("Down", lambda focus: focus[2] == first[2])
        self.press("Return")

    def unfit(self):
        self.go_to("Right", "Take It All the Same")
        self.press("Return")

    def place(self):
        """By arrow keys first, which tell what the place would bring; then to where the card may lie."""
        self.press("Left", "Up")
        if not self.see()[2]:
            raise Failure("the ghost does not say what it would change")
        self.press("n", "Return")

    def ability(self):
        if self.answers.get("ability", 0) % 3 == 2:
            self.go_to("Right", "Not Now")
        self.press("Return")

    def hire(self):
        """The first of those who may come along; they lie below the button for nobody."""
        self.press("Tab")
        self.press("Return")

    def sell(self):
        self.press("Return")


class Table(Program):
    """The program with its stage line."""

    stage = None

    def find_prompt(self):
        if self.stage is None:
            self.stage = next(n for n, r in walk(self.window)
                              if r == "status bar" and has_state(n, Atspi.StateType.FOCUSABLE))
        return self.stage.get_name()


def deal(player):
    """From the welcome page to the table, through New Game."""
    player.program.wait_for("the welcome page", lambda: player.program.find_focus() is not None)
    player.press("Tab")
    player.go("Tab", lambda focus: focus[1].startswith("New Game"))
    player.press("Return")
    player.program.wait_for("New Game", lambda: len(player.program.frames()) == 2)
    player.go("Tab", lambda focus: focus[:2] == ("text", "Game code"))
    player.press("ctrl+a")
    type_text(CODE)
    player.press("Return")
    player.program.wait_for("the table", lambda: len(player.program.frames()) == 1 and player.find_question())


def look_around(player):
    """Opens and closes whatever there is; the focus comes back each time."""
    player.program.wait_for("a question", player.find_question)
    player.program.pump(0.2)
    before = player.see()
    for keys, closing in (("F9", "Escape"), ("F1", "F1"), ("F1", "Escape"), ("F9", "F9")):
        player.press(keys)
        player.program.wait_for("the pane", lambda: player.see()[1] != before[1])
        player.press(closing)
        player.expect(before)
    for keys in ("ctrl+i", "ctrl+comma", "ctrl+question", "ctrl+n"):
        player.press(keys)
        player.program.wait_for(f"the window of {keys}", lambda: len(player.program.frames()) == 2)
        player.program.pump(0.1)
        player.press("Escape")
        player.program.wait_for("its end", lambda: len(player.program.frames()) == 1)
    player.expect(before)


def go_round(player):
    """F6 leads through the parts of the table and back, shift+F6 the other way; Tab leaves every part."""
    for step in ("F6", "shift+F6", "Tab", "shift+Tab"):
        start = player.see()
        player.press(step)
        player.program.wait_for("another part", lambda: player.see() != start)
        player.go(step, lambda focus: focus == start)


def undo(player):
    """Back to the question before, and forward again."""
    prompt = player.program.find_prompt()
    player.press("ctrl+z")
    player.program.wait_for("the question before",
                            lambda: player.program.find_prompt() != prompt and player.find_question())
    player.see()
    player.press("ctrl+shift+z")
    player.program.wait_for("the question again",
                            lambda: player.program.find_prompt() == prompt and player.find_question())
    player.see()


def save_as(player, path):
    player.press("ctrl+shift+s")
    player.program.wait_for("the file chooser", lambda: len(player.program.frames()) == 2)
    player.program.pump(0.3)
    player.press("ctrl+a")
    type_text(path)
    player.press("Return")
    player.program.wait_for("the save", lambda: os.path.exists(path))
    player.program.wait_for("the end of saving", lambda: len(player.program.frames()) == 1)


def read_totals(sheet):
    names = (node.get_name() for node, _ in walk(sheet))
    return [int(name.rsplit(": ", 1)[1].split()[0].rstrip(".").replace("−", "-")) for name in names
            if ", Total: " in name]


def main(comstock, cli):
    write_settings(pace="'instant'", guidance="false")
    folder = os.environ["XDG_DATA_HOME"]
    first, last = os.path.join(folder, "middle.comstock"), os.path.join(folder, "end.comstock")

    # The mouse lies on the title, where it points at nothing: without a window manager it may not leave the window.
    subprocess.run(["xdotool", "mousemove", "500", "8"], check=True)
    player = Player(Table([comstock]))
    deal(player)
    go_round(player)
    for _ in range(5):
        player.answer()
    look_around(player)
    undo(player)
    save_as(player, first)
    prompt = player.program.find_prompt()
    player.program.quit()

    player.program = Table([comstock, first])
    player.program.wait_for("the same question", lambda: player.find_question() and
                            player.program.find_prompt() == prompt)
    while player.answer() != "over":
        pass
    totals = player.program.wait_for("the totals", lambda: read_totals(player.sheet()))
    player.press("Escape")
    player.program.wait_for("the table", lambda: player.sheet() is None)
    save_as(player, last)
    player.program.quit()

    position = json.loads(subprocess.run([cli, "position", last], check=True, capture_output=True, text=True).stdout)
    scores = [seat["score"]["total"] for seat in position["seats"]]
    if not position["over"] or totals != scores:
        raise Failure(f"the score sheet says {totals}, the rules say {scores}")
    print(f"ok 1 - a whole game by keys: {totals}, answers {player.answers}")


if __name__ == "__main__":
    print("1..1", flush=True)
    try:
        main(*sys.argv[1:])
    except (Failure, GLib.Error) as failure:
        print(f"not ok 1 - {failure}")
        sys.exit(1)
