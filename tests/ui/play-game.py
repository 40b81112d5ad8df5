#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one whole game through the real window, as a person at a screen reader and a keyboard would.

Usage: play-game.py COMSTOCK COMSTOCK-CLI

Starts the program, plays by accessibility actions and real key events to the score sheet, and on the way
saves, quits and opens the game again.  The totals of the score sheet must be those of the rules."""

import json
import os
import random
import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 20
# What holds no buttons is not looked into: that would take most of the time.
LEAVES = {"push button", "label", "list", "table", "scroll bar", "image", "status bar", "separator"}
LIMIT = 150
started = time.monotonic()


class Failure(Exception):
    """What the window should have shown and did not."""


def key(*keys):
    subprocess.run(["xdotool", "key", "--delay", "8", *keys], check=True)


def type_text(text):
    subprocess.run(["xdotool", "type", "--delay", "8", text], check=True)


class Gone(Exception):
    """The widget that was looked for is no longer there: the game moved on by itself."""


def children(node):
    return [c for c in (node.get_child_at_index(i) for i in range(node.get_child_count())) if c]


def walk(node):
    """NODE and everything below it, but not inside what holds no buttons; what goes meanwhile is left out."""
    try:
        role = node.get_role_name()
        below = [] if role in LEAVES else children(node)
    except GLib.Error:
        return
    yield node, role
    for child in below:
        yield from walk(child)


def is_sensitive(node):
    return node.get_state_set().contains(Atspi.StateType.SENSITIVE)


def press(node):
    if node.get_n_actions() == 0:
        raise Failure(f"“{node.get_name()}” has no action")
    Atspi.Action.do_action(node, 0)
    # A button that is activated acts when it has been seen to go down.
    time.sleep(0.3)


def wait_for(what, condition):
    """Returns the first true answer of CONDITION."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if time.monotonic() - started > LIMIT:
            break
        try:
            answer = condition()
        except GLib.Error:
            answer = None
        if answer:
            return answer
        time.sleep(0.02)
    raise Failure(f"waited in vain for {what}")


class Program:
    """The running program, seen through the accessibility bus."""

    def __init__(self, command):
        self.process = subprocess.Popen(command)
        self.node = wait_for("the program on the bus", self.find_program)
        self.node.set_cache_mask(Atspi.Cache.NONE)
        self.window = wait_for("the window", lambda: next(iter(self.frames()), None))

    def find_program(self):
        if self.process.poll() is not None:
            raise Failure("the program ended at its start")
        for node in children(Atspi.get_desktop(0)):
            if node.get_process_id() == self.process.pid:
                return node
        return None

    def check(self):
        if self.process.poll() is not None:
            raise Failure(f"the program ended with {self.process.returncode}")

    def frames(self):
        return children(self.node)

    def find(self, name, role="push button", root=None):
        return next((n for n, r in walk(root or self.window)
                     if r == role and n.get_name() == name), None)

    def find_table(self):
        """The parts that stay for the whole game: the column, and the page with prompts and hand."""
        self.column = wait_for("the column", lambda: self.find("Auction column", "panel"))
        self.stage = wait_for("the stage line", lambda: next(
            n for n, r in walk(self.window)
            if r == "status bar" and n.get_state_set().contains(Atspi.StateType.FOCUSABLE)))
        self.page = wait_for("the hand", lambda: self.find("ComstockHand", "filler")).get_parent()

    def quit(self):
        key("ctrl+q")
        code = self.process.wait(PATIENCE)
        if code != 0:
            raise Failure(f"the program ended with {code}")


class Player:
    """Answers whatever the window asks, by turns with keys and with accessibility actions."""

    def __init__(self, program, rng):
        self.program = program
        self.rng = rng
        self.asked = {}

    def find(self, name, role="push button"):
        node = self.program.find(name, role, self.program.page)
        if node is None:
            raise Gone
        return node

    def prompt(self):
        return self.program.stage.get_name()

    def sheet(self):
        """The pane that the end of the game opens."""
        return self.program.find("ComstockScoreSheet", "filler")

    def answer(self):
        """Makes one decision; returns what kind it was, or None if nothing was asked."""
        try:
            kind, node = self.find_question()
            if kind is not None:
                getattr(self, kind)(node)
                self.asked[kind] = self.asked.get(kind, 0) + 1
            return kind
        except (GLib.Error, Gone):
            self.program.check()
            return None

    def find_question(self):
        named = {"Use the Ability": "use", "Place Here": "place", "Nobody": "hire",
                 "Sell Nothing More": "sell", "Take It All the Same": "insist",
                 "Play This Card": "bid"}
        for node, role in walk(self.program.page):
            kind = named.get(node.get_name()) if role == "push button" else None
            if kind:
                return kind, node
        cards = self.find_takeable()
        return ("take", cards) if cards else (None, None)

    def find_takeable(self):
        return [n for n, r in walk(self.program.column)
                if r == "push button" and n.get_description() == "Can be taken now"]

    def use(self, node):
        press(node if self.rng.random() < 0.7 else self.find("Not Now"))

    def place(self, node):
        if self.rng.random() < 0.7:
            key("n", "Return")
        else:
            key("n")
            press(node)

    def hire(self, node):
        press(node)

    def sell(self, node):
        press(node)

    def insist(self, node):
        press(node)

    def bid(self, node):
        free = [n for n, r in walk(self.find("Your auction cards", "panel"))
                if r == "push button" and is_sensitive(n)]
        if not free:
            raise Gone
        if self.rng.random() < 0.5:
            # The focus is on the first card that can be played.
            key("Return", "ctrl+Return")
        else:
            press(self.rng.choice(free))
            press(node)

    def take(self, cards):
        if self.rng.random() < 0.5:
            # The focus is on the first card that can be taken.
            key("Return")
        else:
            press(self.rng.choice(cards))


def play(player, until):
    """Plays until UNTIL holds."""
    while not until():
        if time.monotonic() - started > LIMIT:
            raise Failure(f"the game does not end; answers so far: {player.asked}")
        before = player.prompt()
        if player.answer() is None:
            wait_for("a question", lambda: player.prompt() != before or until())
        else:
            time.sleep(0.05)


def save_by_keys(program, path):
    key("ctrl+shift+s")
    wait_for("the file chooser", lambda: len(program.frames()) > 1)
    time.sleep(0.3)
    key("ctrl+a")
    type_text(path)
    key("Return")
    wait_for("the save", lambda: os.path.exists(path))
    wait_for("the end of saving", lambda: len(program.frames()) == 1)


def read_totals(sheet):
    """The totals that the score sheet says, in the order of the seats."""
    names = (node.get_name() for node, _ in walk(sheet))
    return [int(match[1]) for match in (re.search(r", Total: (\d+)", name) for name in names) if match]


def write_settings():
    """Adds to what build-aux/headless has written."""
    path = os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0", "settings", "keyfile")
    with open(path, "a", encoding="utf-8") as file:
        file.write("pace='instant'\n")


def main(comstock, cli):
    write_settings()
    rng = random.Random(1858)
    folder = os.environ["XDG_DATA_HOME"]
    first, last = os.path.join(folder, "middle.comstock"), os.path.join(folder, "end.comstock")

    program = Program([comstock])
    press(wait_for("the quick start", lambda: program.find("One Person, Three Virtual Players")))
    program.find_table()
    player = Player(program, rng)
    play(player, lambda: player.asked.get("bid", 0) == 6)
    save_by_keys(program, first)
    before = player.prompt()
    program.quit()

    program = Program([comstock, first])
    program.find_table()
    player.program = program
    wait_for("the same question as before", lambda: player.prompt() == before)
    play(player, lambda: player.prompt().startswith("The game is over"))
    press(program.find("Figures", "page tab"))
    totals = wait_for("the totals", lambda: read_totals(player.sheet()))
    key("Escape")
    save_by_keys(program, last)
    program.quit()

    position = json.loads(subprocess.run([cli, "position", last], check=True,
                                         capture_output=True, text=True).stdout)
    scores = [seat["score"]["total"] for seat in position["seats"]]
    if not position["over"] or totals != scores:
        raise Failure(f"the score sheet says {totals}, the rules say {scores}")
    print(f"ok 1 - a whole game in {time.monotonic() - started:.0f} s: {totals}, "
          f"answers {player.asked}")


if __name__ == "__main__":
    print("1..1", flush=True)
    try:
        main(*sys.argv[1:])
    except Failure as failure:
        print(f"not ok 1 - {failure}")
        sys.exit(1)
