#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Switches the running program through its languages and reads over the accessibility bus what it says.

Usage: switch-languages.py COMSTOCK TRANSLATIONS

The catalogues are made up: each sentence begins with the code of its language.  Whatever is open, nothing of another
language may be left; and that in whatever locale the program was started."""

import os
import re
import shutil
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PATIENCE = 60
LANGUAGES = ("fr", "nl", "de", "ru", "en")
# To read a whole table over the bus takes seconds; test-comstock-languages reads it in all of them.
FEW_LANGUAGES = ("fr", "en")
BUS_NAME = "org.comstock.Comstock"
PATH = "/org/comstock/Comstock"
# What opens each pane and each dialog, by keys.
PANES = {"the log": "F9", "the player aid": "F1", "the score sheet": "ctrl+i"}
DIALOGS = {
    "New Game": "ctrl+n",
    "Preferences": "ctrl+comma",
    "the shortcuts": "ctrl+question",
    "Save As": "ctrl+shift+s",
}
PLAIN = {"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "LOCPATH": ""}


class Failure(Exception):
    """What the program should have said and did not."""


def wait_for(what, condition):
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            answer = condition()
        except GLib.Error:
            answer = None
        if answer:
            return answer
        time.sleep(0.02)
    raise Failure(f"waited in vain for {what}")


def key(*keys):
    subprocess.run(["xdotool", "key", "--delay", "8", *keys], check=True)
    time.sleep(0.3)


def walk(node):
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield from walk(child)


def words_of(node):
    """What is said of NODE; what one has typed is not."""
    if node.get_role() in (Atspi.Role.TEXT, Atspi.Role.ENTRY):
        return
    yield node.get_name()
    yield node.get_description()
    if "Text" in node.get_interfaces():
        yield Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))


class Program:
    def __init__(self, command, environment):
        self.process = subprocess.Popen(command, env={**os.environ, **PLAIN, **environment})
        Program.last = self
        self.node = wait_for("the program on the bus", self.find)
        self.node.set_cache_mask(Atspi.Cache.NONE)
        wait_for("the window", lambda: self.node.get_child_count() > 0)
        self.actions = Gio.DBusActionGroup.get(Gio.bus_get_sync(Gio.BusType.SESSION), BUS_NAME, PATH)

    def find(self):
        if self.process.poll() is not None:
            raise Failure("the program ended at its start")
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            node = desktop.get_child_at_index(index)
            if node is not None and node.get_process_id() == self.process.pid:
                return node
        return None

    def windows(self):
        windows = [self.node.get_child_at_index(index) for index in range(self.node.get_child_count())]
        return [window for window in windows if window is not None]

    def read(self):
        """What the window says, or the dialog above it: the window itself was read before."""
        windows = self.windows()
        return {word for window in windows[1:] or windows for node in walk(window) for word in words_of(node) if word}

    def find_button(self, name):
        return next((node for node in walk(self.node)
                     if node.get_role() == Atspi.Role.PUSH_BUTTON and node.get_name() == name), None)

    def choose(self, language):
        self.actions.activate_action("language", GLib.Variant("s", language))

    def check(self, language):
        """Everything is of LANGUAGE now."""
        marked = set()
        words = self.read()
        for word in words:
            marked |= set(re.findall("⟨(..)⟩", word))
        return words and marked == ({language} if language != "en" else set())

    def switch(self, language, what):
        self.choose(language)
        wait_for(f"{what} in {language}", lambda: self.check(language))

    def quit(self):
        key("ctrl+q")
        if self.process.wait(PATIENCE) != 0:
            raise Failure(f"the program ended with {self.process.returncode}")


def test_everything(comstock, environment):
    program = Program([comstock], {**environment, "LC_ALL": "C.UTF-8"})
    for language in LANGUAGES:
        program.switch(language, "the welcome page")
    button = wait_for("the quick start", lambda: program.find_button("One Person, Three Virtual Players"))
    Atspi.Action.do_action(button, 0)
    wait_for("the table", lambda: "Auction column" in program.read())
    for what, keys in PANES.items():
        key(keys)
        for language in FEW_LANGUAGES:
            program.switch(language, what)
    for what, keys in DIALOGS.items():
        key(keys)
        wait_for(what, lambda: len(program.windows()) > 1)
        for language in LANGUAGES:
            program.switch(language, what)
            wait_for(f"{what}, still open in {language}", lambda: len(program.windows()) > 1)
        key("Escape")
        wait_for(f"the end of {what}", lambda: len(program.windows()) == 1)
    program.quit()


def test_libraries(comstock, environment):
    program = Program([comstock], {**environment, "LC_ALL": "C.UTF-8"})
    program.switch("fr", "the welcome page")
    if "Fermer" not in program.read() or "Close" in program.read():
        raise Failure("the libraries do not speak French")
    program.switch("en", "the welcome page")
    if "Close" not in program.read() or "Fermer" in program.read():
        raise Failure("the libraries do not speak English again")
    program.quit()


def generate(folder):
    """Makes the locale de_DE.UTF-8 in FOLDER if the system can."""
    if shutil.which("localedef") is None:
        return False
    os.makedirs(folder, exist_ok=True)
    target = os.path.join(folder, "de_DE.UTF-8")
    command = ["localedef", "--no-archive", "-i", "de_DE", "-f", "UTF-8", target]
    subprocess.run(command, capture_output=True, check=False)
    return os.path.exists(os.path.join(target, "LC_MESSAGES"))


def test_locales(comstock, environment):
    folder = os.path.join(os.environ["XDG_CACHE_HOME"], "locales")
    locales = [({}, "en"), ({"LC_ALL": "C"}, "en"), ({"LANG": "C.UTF-8"}, "en"), ({"LC_ALL": "de_DE.UTF-8"}, "de")]
    if generate(folder):
        locales.append(({"LC_ALL": "de_DE.UTF-8", "LOCPATH": folder}, "de"))
    for locale, language in locales:
        program = Program([comstock], {**environment, **locale})
        wait_for(f"{language} at the start with {locale}", lambda: program.check(language))
        for name in ("fr", "ru", "en"):
            program.switch(name, f"{locale}")
        program.choose("")
        wait_for(f"the system's language with {locale}", lambda: program.check(language))
        program.quit()


def main(comstock, translations):
    folder = os.path.join(os.environ["XDG_CACHE_HOME"], "languages")
    subprocess.run([sys.executable, translations, "pseudo", folder], check=True)
    tests = [test_everything, test_libraries, test_locales]
    failed = 0
    print(f"1..{len(tests)}", flush=True)
    for number, test in enumerate(tests, 1):
        try:
            test(comstock, {"COMSTOCK_LOCALE_DIR": folder})
            print(f"ok {number} - {test.__name__}", flush=True)
        except Failure as failure:
            failed += 1
            Program.last.process.kill()
            Program.last.process.wait()
            print(f"not ok {number} - {test.__name__}: {failure}", flush=True)
    sys.exit(failed > 0)


main(*sys.argv[1:])
