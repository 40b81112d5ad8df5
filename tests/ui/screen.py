# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests from outside share: the running program as a screen reader knows it, and a person's keys."""

import json
import os
import random
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# In seconds; only what hangs takes so long.
PATIENCE = 600
# How often the program is asked something until it has surely taken in what the display sent before.
ENOUGH = 10
EVENTS = ["object:state-changed:focused", "object:announcement", "object:property-change:accessible-name",
          "object:property-change:accessible-description", "window"]
# Where a table is, in pixels of the display: no buttons of the window, no frame to draw it larger by.
TABLE_PLACE = {"left": 20, "right": 900, "top": 80, "bottom": 640}
SAVES = os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "saves", "v1")
BUTTON = "button"
# What other versions of at-spi2-core and GTK say of the same: at-spi2-core 2.54, GTK 4.18.
RENAMED_ROLES = {"push button": BUTTON, "toggle button": BUTTON, "grouping": "panel"}


class Failure(Exception):
    """What the window should have shown and did not."""


class Gone(Exception):
    """The widget that was looked for is no longer there: the game moved on by itself."""


def write_settings(**settings):
    """Settings of the program, added to those that build-aux/headless has written."""
    path = os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0", "settings", "keyfile")
    with open(path, "a", encoding="utf-8") as file:
        file.write("[org/comstock/Comstock]\n")
        file.writelines(f"{key.replace('_', '-')}={value}\n" for key, value in settings.items())


def write_young_game(save, path):
    """Writes to PATH the game of SAVE, a file below the tests' saves, as it was early: everybody is a rival or virtual,
    and plays by itself."""
    with open(os.path.join(SAVES, save), encoding="utf-8") as file:
        game = json.load(file)
    for seat in game["setup"]["seats"]:
        if seat["kind"] == "person":
            seat.update(kind="rival", level="easy")
    game["digests"] = game["digests"][:1]
    game["cursor"] = game["digests"][0]["move"]
    game["moves"] = game["moves"][:game["cursor"]]
    with open(path, "w", encoding="utf-8") as file:
        json.dump(game, file)


class Pointer:
    """A hand that moves the pointer about over the table, and now and then presses there or drags."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.hand = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True)
        self.held = False

    def move(self):
        place = TABLE_PLACE
        self.tell("mousemove", self.random.randrange(place["left"], place["right"]),
                  self.random.randrange(place["top"], place["bottom"]))
        if self.held or self.random.random() < 0.1:
            self.held = not self.held
            self.tell("mousedown" if self.held else "mouseup", 1)

    def tell(self, *words):
        print(*words, file=self.hand.stdin, flush=True)


def key(*keys):
    subprocess.run(["xdotool", "key", "--delay", "8", *keys], check=True)


def type_text(text):
    subprocess.run(["xdotool", "type", "--delay", "8", text], check=True)


def find_windows():
    """The windows of the program as the display knows them."""
    return subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "comstock"],
                          check=True, capture_output=True, text=True).stdout.split()


def read_titles():
    """What the display writes above the windows: the program empties the names of those that are read out."""
    return [subprocess.run(["xdotool", "getwindowname", window], check=True, capture_output=True, text=True).stdout
            for window in find_windows()]


def find_focused_window():
    return subprocess.run(["xdotool", "getwindowfocus"], check=True, capture_output=True, text=True).stdout.strip()


def focus_window(window):
    """Gives it the keyboard, as a window manager would do it."""
    subprocess.run(["xdotool", "windowfocus", window], check=True)


def children(node):
    return [c for c in (node.get_child_at_index(i) for i in range(node.get_child_count())) if c]


def role_of(node):
    name = node.get_role_name()
    return RENAMED_ROLES.get(name, name)


def walk(node, skip=frozenset()):
    """NODE and everything below it with its role, not inside the roles of SKIP; what goes meanwhile is left out."""
    try:
        role = role_of(node)
        below = [] if role in skip else children(node)
    except GLib.Error:
        return
    yield node, role
    for child in below:
        yield from walk(child, skip)


def has_state(node, state):
    return node.get_state_set().contains(state)


def is_sensitive(node):
    return has_state(node, Atspi.StateType.SENSITIVE)


def is_line(node):
    """Whether it can have the focus and only says what is written in it."""
    return has_state(node, Atspi.StateType.FOCUSABLE) and any(n != node and n.get_name() == node.get_name()
                                                              for n, _ in walk(node))


def find_stage(window):
    """The line that says what is asked, which there is at every table."""
    return next((n for n, r in walk(window) if r == "panel" and is_line(n)), None)


def press(node):
    """Presses a button by its accessible action."""
    if node.get_n_actions() == 0:
        raise Failure(f"“{node.get_name()}” has no action")
    Atspi.Action.do_action(node, 0)


def is_written_into(node):
    """Whether what is typed now goes into NODE, the window above all others."""
    return (find_focused_window() == find_windows()[-1] and
            any(role in ("text", "entry") and has_state(below, Atspi.StateType.FOCUSED) for below, role in walk(node)))


class Program:
    """The running program.  It follows the focus and the names of windows by their events, as screen readers do."""

    def __init__(self, command):
        self.focus = None
        self.moves = 0          # how often the focus has moved
        self.stage = None
        self.said = []          # what was announced: as of GTK 4.14; before, the names that windows got
        self.told = []          # the same with when it came, and nothing, "", where the focus moved meanwhile
        self.announces = False  # GTK is 4.14 or newer, and Orca one that stops for what gets the focus
        self.listener = Atspi.EventListener.new(self.on_event)
        for event in EVENTS:
            self.listener.register(event)
        self.process = subprocess.Popen(command)
        self.node = self.wait_for("the program on the bus", self.find_program)
        self.node.set_cache_mask(Atspi.Cache.NONE)
        self.window = self.wait_for("the window", lambda: next(iter(self.frames()), None))

    def on_event(self, event):
        try:
            if event.type.startswith("object:state-changed:focused") and event.detail1:
                self.focus = event.source
                self.moves += 1
                self.told.append((time.monotonic(), ""))
            elif event.type.startswith("object:announcement"):
                self.announces = True
                self.hear(event.any_data)
            elif event.type.startswith("object:property-change:accessible-name") and event.any_data:
                if role_of(event.source) in ("frame", "dialog"):
                    self.hear(event.any_data)
        except GLib.Error:
            pass

    def hear(self, said):
        self.said.append(said)
        self.told.append((time.monotonic(), said))

    def pump(self):
        """Takes in the events that have come."""
        while GLib.MainContext.default().iteration(False):
            pass

    def settle(self):
        """Waits until the keys that were pressed have reached the program, and what it tells of them has come: it
        takes keys and questions in turn."""
        for _ in range(ENOUGH):
            self.node.get_child_count()
            self.pump()

    def wait_for(self, what, condition, pause=0.01):
        """Returns the first true answer of CONDITION, asking it every PAUSE seconds."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            self.pump()
            try:
                answer = condition()
            except (GLib.Error, Gone):
                answer = None
            if answer:
                return answer
            self.check()
            time.sleep(pause)
        raise Failure(f"waited in vain for {what}")

    def is_pressed(self, node):
        return has_state(node, Atspi.StateType.PRESSED)

    def find_program(self):
        for node in children(Atspi.get_desktop(0)):
            if node.get_process_id() == self.process.pid:
                return node
        return None

    def check(self):
        if self.process.poll() is not None:
            raise Failure(f"the program ended with {self.process.returncode}")

    def frames(self):
        return children(self.node)

    def find(self, name, role=BUTTON, root=None, skip=frozenset()):
        return next((n for n, r in walk(root or self.window, skip)
                     if r == role and n.get_name().rstrip() == name), None)

    def find_starting(self, name, role=BUTTON):
        return next((n for n, r in walk(self.window) if r == role and n.get_name().startswith(name)), None)

    def find_ending(self, name, role=BUTTON):
        """In the window above all others."""
        return next((n for n, r in walk(self.frames()[-1]) if r == role and n.get_name().endswith(name)), None)

    def find_prompt(self):
        """What the stage line asks, which goes with its table."""
        try:
            if self.stage is not None:
                return self.stage.get_name()
        except GLib.Error:
            pass
        self.stage = find_stage(self.window)
        if self.stage is None:
            raise Gone
        return self.stage.get_name()

    def find_state(self):
        """What is asked, in which round."""
        return self.find_prompt(), self.stage.get_description()

    def find_focus(self):
        """What has the focus, looked for in what is shown."""
        for frame in self.frames():
            if has_state(frame, Atspi.StateType.ACTIVE):
                for node, _ in walk(frame):
                    if has_state(node, Atspi.StateType.FOCUSED):
                        return node
        return None

    def wait_for_end_of(self, n_frames):
        """Waits until only N_FRAMES windows are left; the last gets the keyboard, as a window manager would do it."""
        self.wait_for("the end of a window", lambda: len(self.frames()) == n_frames)
        focus_window(find_windows()[-1])

    def move_focus(self, what, keys):
        """Presses KEYS, which lead elsewhere."""
        moves = self.moves
        key(keys)
        self.wait_for(what, lambda: self.moves != moves)

    def type_file_name(self, path):
        """In a dialog that asks for a file, once it listens."""
        self.wait_for("the name of the file", lambda: is_written_into(self.frames()[-1]))
        key("ctrl+a")
        type_text(path)
        key("Return")

    def choose_in_menu(self, *names):
        key("F10")
        for name in names:
            press(self.wait_for(name, lambda n=name: self.find(n, "menu item")))

    def quit(self):
        key("ctrl+q")
        code = self.process.wait(PATIENCE)
        if code != 0:
            raise Failure(f"the program ended with {code}")
