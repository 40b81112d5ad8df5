#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one whole game through the real window, as a person at a screen reader and a keyboard would.

Usage: play-game.py COMSTOCK COMSTOCK-CLI

Starts the program, plays by accessibility actions and real key events to the score sheet, and on the way
saves, quits and opens the game again.  The totals of the score sheet must be those of the rules."""

import json
import os
import random
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 20
LIMIT = 150
started = time.monotonic()


class Failure(Exception):
    """What the window should have shown and did not."""


def key(*keys):
    subprocess.run(["xdotool", "key", "--delay", "8", *keys], check=True)


def type_text(text):
    subprocess.run(["xdotool", "type", "--delay", "8", text], check=True)


def children(node):
    return [c for c in (node.get_child_at_index(i) for i in range(node.get_child_count())) if c]


def walk(node):
    """Everything below NODE; what disappears meanwhile is left out."""
    try:
        yield node
        for child in children(node):
            yield from walk(child)
    except GLib.Error:
        return


def is_showing(node):
    states = node.get_state_set()
    return states.contains(Atspi.StateType.SHOWING) and states.contains(Atspi.StateType.VISIBLE)


def is_sensitive(node):
    return node.get_state_set().contains(Atspi.StateType.SENSITIVE)


def press(node):
    action = node.get_action_iface()
    if action is None or action.get_n_actions() == 0:
        raise Failure(f"“{node.get_name()}” has no action")
    action.do_action(0)


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
        self.window = wait_for("the window", lambda: next(iter(self.frames()), None))

    def find_program(self):
        if self.process.poll() is not None:
            raise Failure("the program ended at its start")
        for node in children(Atspi.get_desktop(0)):
            if node.get_process_id() == self.process.pid:
                return node
        return None

    def frames(self):
        return [n for n in children(self.node) if is_showing(n)]

    def find(self, name, roles=("push button", "toggle button", "button"), root=None):
        for node in walk(root or self.window):
            if node.get_name() == name and node.get_role_name() in roles and is_showing(node):
                return node
        return None

    def find_group(self, name):
        return next((n for n in walk(self.window) if n.get_name() == name and is_showing(n)), None)

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

    def prompt(self):
        return self.program.window.get_name()

    def sheet(self):
        return next((f for f in self.program.frames() if f.get_name() == "Score Sheet"), None)

    def answer(self):
        """Makes one decision; returns what kind it was, or None if nothing was asked."""
        for kind, node in self.open_questions():
            getattr(self, kind)(node)
            self.asked[kind] = self.asked.get(kind, 0) + 1
            return kind
        return None

    def open_questions(self):
        named = {"Use the Ability": "use", "Place Here": "place", "Nobody": "hire",
                 "Sell Nothing More": "sell", "Take It All the Same": "insist",
                 "Play This Card": "bid"}
        takeable = None
        for node in walk(self.program.window):
            if not is_showing(node):
                continue
            kind = named.get(node.get_name())
            if kind:
                yield kind, node
                return
            if takeable is None and node.get_description() == "Can be taken now":
                takeable = node
        if takeable is not None:
            yield "take", takeable

    def use(self, node):
        press(node if self.rng.random() < 0.7 else self.program.find("Not Now"))

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
        cards = self.program.find_group("Your auction cards")
        free = [n for n in walk(cards) if n.get_role_name() == "toggle button" and is_sensitive(n)]
        if self.rng.random() < 0.5:
            # The focus is on the first card that can be played.
            key("Return", "ctrl+Return")
        else:
            press(self.rng.choice(free))
            press(node)

    def take(self, node):
        cards = [n for n in walk(self.program.find_group("Auction column"))
                 if n.get_description() == "Can be taken now"]
        if self.rng.random() < 0.5:
            key("Return")
        else:
            press(self.rng.choice(cards))


def play(player, until):
    """Plays until UNTIL holds."""
    while not until():
        before = player.prompt()
        if player.answer() is None:
            wait_for("a question", lambda: player.prompt() != before or until())
        else:
            time.sleep(0.05)


def save_by_keys(program, path):
    key("ctrl+s")
    wait_for("the file chooser", lambda: len(program.frames()) > 1)
    time.sleep(0.3)
    key("ctrl+a")
    type_text(path)
    key("Return")
    wait_for("the save", lambda: os.path.exists(path))
    wait_for("the end of saving", lambda: len(program.frames()) == 1)


def read_totals(sheet):
    """The totals that the score sheet says, by seat name."""
    totals = {}
    for node in walk(sheet):
        name, row = (node.get_name() or "").rsplit(", Total: ", 1) if ", Total: " in (
            node.get_name() or "") else (None, None)
        if name is not None:
            totals[name] = int(row)
    return totals


def write_settings():
    folder = os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0", "settings")
    os.makedirs(folder)
    with open(os.path.join(folder, "keyfile"), "w", encoding="utf-8") as file:
        file.write("[org/comstock/Comstock]\npace='instant'\n")
    os.environ["GSETTINGS_BACKEND"] = "keyfile"


def main(comstock, cli):
    write_settings()
    rng = random.Random(1858)
    folder = os.environ["XDG_DATA_HOME"]
    first, last = os.path.join(folder, "middle.comstock"), os.path.join(folder, "end.comstock")

    program = Program([comstock])
    press(wait_for("the quick start", lambda: program.find("One Person, Three Virtual Players")))
    player = Player(program, rng)
    play(player, lambda: player.asked.get("bid", 0) == 6)
    save_by_keys(program, first)
    before = player.prompt()
    program.quit()

    program = Program([comstock, first])
    player.program = program
    wait_for("the same question as before", lambda: player.prompt() == before)
    play(player, lambda: player.sheet() is not None)
    totals = wait_for("the totals", lambda: read_totals(player.sheet()))
    key("Escape")
    wait_for("the table", lambda: player.sheet() is None)
    save_by_keys(program, last)
    program.quit()

    position = json.loads(subprocess.run([cli, "show", "--json", last], check=True,
                                         capture_output=True, text=True).stdout)
    print(json.dumps({"asked": player.asked, "totals": totals, "position": position})[:2000])


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Failure as failure:
        sys.exit(f"play-game: {failure}")
