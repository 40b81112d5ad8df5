#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one whole game by keys alone, from the welcome page to the score sheet.

Usage: play-by-keys.py COMSTOCK [COMSTOCK-CLI]

Without COMSTOCK-CLI only the opening, in a small window at twice the usual size of text.

Every key is a real key event; the accessibility bus is only listened to: where the focus is, what is asked.
After each key the focus must be on something that has a name.  On the way a move is undone and done again, every
pane and dialog is opened and closed, the game is saved, the program quits and opens it again.  The totals of the
score sheet must be those of the rules."""

import json
import os
import subprocess
import sys

from screen import (BUTTON, Atspi, Failure, GLib, Program, has_state, key, role_of, type_text, walk,
                    write_settings)

CODE = "C1J0A-N8000-0EGGB-J"
TAKEABLE = "Can be taken now"
ANSWERS = {"Done Selling": "sell", "Place Here": "place", "Another Card": "unfit"}
QUESTIONS = {"Pick an auction card": "bid", "Use an ability": "ability", "Who comes": "hire"}


class Player:
    """Knows only what a screen reader says, and acts by keys."""

    def __init__(self, program):
        self.program = program
        self.answers = {}
        self.bids = 0
        self.pressed_at = None

    def focus(self):
        """Role, name and description of what has the focus; it must be alive, focused and named."""
        node = self.program.focus
        if node is None or not has_state(node, Atspi.StateType.FOCUSED):
            return None
        name = node.get_name()
        return (role_of(node), name, node.get_description()) if name else None

    def see(self, what="the focus"):
        return self.program.wait_for(what, self.focus)

    def press(self, *keys):
        self.pressed_at = self.focus()
        key(*keys)
        self.program.settle()

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

    def find_question(self):
        """What is asked of this player now, from where the focus has been led to."""
        if self.program.find_prompt().startswith("The game is over"):
            return "over"
        focus = self.focus()
        if focus is None:
            return None
        role, name, description = focus
        if role == BUTTON and name in ANSWERS:
            return ANSWERS[name]
        if role == "table cell":
            return "place"
        if description == TAKEABLE:
            return "take"
        prompt = self.program.find_prompt()
        return next((kind for start, kind in QUESTIONS.items() if role == BUTTON and prompt.startswith(start)), None)

    def answer(self):
        """Makes one decision and waits until it is made; returns what kind it was."""
        question = self.program.wait_for("a question", self.find_question)
        if question != "over":
            before = self.program.find_state()
            getattr(self, question)()
            self.answers[question] = self.answers.get(question, 0) + 1
            self.program.wait_for(f"the end of: {before}", lambda: self.is_after(before, question))
        return question

    def is_after(self, state, question):
        """Not the same is asked, or the same of another card: one that fits nowhere, one more to take."""
        return (self.program.find_state() != state or self.find_question() not in (question, None) or
                (self.find_question() and self.focus() != self.pressed_at))

    def bid(self):
        self.bids += 1
        self.press(*["Right"] * (self.bids % 3), "Return")
        if self.bids % 2 == 0:
            self.press("ctrl+Return")
        else:
            self.go_to("Tab", "Play This Card")
            self.press("Return")

    def take(self):
        """The first card that can be taken, or by turns the one below it."""
        if self.bids % 2:
            self.press("Down")
            if self.see()[2] != TAKEABLE:
                self.press("Up")
        self.press("Return")

    def unfit(self):
        self.go_to("Left", "Take It Anyway")
        self.press("Return")

    def place(self):
        """By arrow keys first, which tell what the place would bring; then to where the card may lie."""
        self.press("Left", "Up")
        if not self.see()[2]:
            raise Failure("the ghost does not say what it would change")
        self.press("n", "Return")

    def ability(self):
        """The portrait has the focus; Escape saves the ability."""
        self.press("Escape" if self.answers.get("ability", 0) % 3 == 2 else "Return")

    def hire(self):
        """Who has the focus would bring most."""
        self.press("Return")

    def sell(self):
        self.press("Return")


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
    player.program.wait_for_end_of(1)
    player.program.wait_for("the table", player.find_question)


def look_around(player):
    """Opens and closes whatever there is; the focus comes back each time."""
    player.program.wait_for("a question", player.find_question)
    player.program.settle()
    before = player.see()
    for keys, closing in (("F9", "Escape"), ("F1", "F1"), ("ctrl+i", "Escape"), ("F9", "F9")):
        player.press(keys)
        player.program.wait_for("the pane", lambda: player.see()[1] != before[1])
        player.press(closing)
        player.expect(before)
    for keys in ("ctrl+comma", "ctrl+question", "ctrl+n"):
        player.press(keys)
        player.program.wait_for(f"the window of {keys}", lambda: len(player.program.frames()) == 2)
        player.program.settle()
        player.press("Escape")
        player.program.wait_for_end_of(1)
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
    player.program.type_file_name(path)
    player.program.wait_for("the save", lambda: os.path.exists(path))
    player.program.wait_for_end_of(1)


def read_totals(player):
    """The totals of the score sheet, opened by its key beside the end of the game."""
    player.program.wait_for("the end", lambda: player.see()[1])
    player.press("ctrl+i")
    return player.program.wait_for("the totals", lambda: find_totals(player.program.window))


def find_totals(window):
    """What is read of each total, in the order of the seats: "Hat, Total: 98"."""
    names = (node.get_name() for node, _ in walk(window))
    return [int(name.rsplit(": ", 1)[1].split(",")[0].replace("−", "-")) for name in names if ", Total: " in name]


def start(command):
    """The program with its mouse on the title, where it points at nothing; it may not leave the window."""
    subprocess.run(["xdotool", "mousemove", "200", "8"], check=True)
    return Program(command)


def check_text(program):
    """Letters are really twice as large: 17 pixels are usual for a line."""
    label = program.wait_for("a label", lambda: program.find("Play This Card", "label"))
    height = label.get_extents(Atspi.CoordType.WINDOW).height
    if height < 30:
        raise Failure(f"a line of text is only {height} pixels high")


def play_opening(comstock):
    """On a small screen at twice the usual size of text: the same keys lead through a round and round the table."""
    write_settings(pace="'instant'", guidance="false", window_width=360, window_height=640)
    # Where no desktop says otherwise, GTK asks the display's resources; its own settings do not count on X11.
    subprocess.run(["xprop", "-root", "-format", "RESOURCE_MANAGER", "8s",
                    "-set", "RESOURCE_MANAGER", "Xft.dpi:\t192\n"], check=True)
    player = Player(start([comstock]))
    deal(player)
    check_text(player.program)
    go_round(player)
    while player.bids < 3:
        player.answer()
    player.program.quit()
    print(f"ok 1 - the opening on a small screen: answers {player.answers}")


def play_whole_game(comstock, cli):
    write_settings(pace="'instant'", guidance="false")
    folder = os.environ["XDG_DATA_HOME"]
    first, last = os.path.join(folder, "middle.comstock"), os.path.join(folder, "end.comstock")

    player = Player(start([comstock]))
    deal(player)
    go_round(player)
    for _ in range(5):
        player.answer()
    look_around(player)
    undo(player)
    save_as(player, first)
    prompt = player.program.find_prompt()
    # Until the file is read, the program shows where it was left: at another question.
    player.answer()
    player.program.quit()

    player.program = start([comstock, first])
    player.program.wait_for("the same question",
                            lambda: player.find_question() and player.program.find_prompt() == prompt)
    while player.answer() != "over":
        pass
    totals = read_totals(player)
    player.press("Escape")
    player.program.wait_for("the table", player.focus)
    save_as(player, last)
    player.program.quit()
    check_totals(totals, cli, last)
    print(f"ok 1 - a whole game by keys: {totals}, answers {player.answers}")


def check_totals(totals, cli, save):
    position = json.loads(subprocess.run([cli, "position", save], check=True, capture_output=True, text=True).stdout)
    scores = [seat["score"]["total"] for seat in position["seats"]]
    if not position["over"] or totals != scores:
        raise Failure(f"the score sheet says {totals}, the rules say {scores}")


if __name__ == "__main__":
    print("1..1", flush=True)
    try:
        (play_whole_game if len(sys.argv) == 3 else play_opening)(*sys.argv[1:])
    except (Failure, GLib.Error) as failure:
        print(f"not ok 1 - {failure}")
        sys.exit(1)
