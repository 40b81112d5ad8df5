#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Switches the running program through its languages and reads over the accessibility bus what it says.

Usage: switch-languages.py COMSTOCK TRANSLATIONS PART

The catalogues are made up: each sentence begins with the code of its language.  Whatever is open, nothing of another
language may be left; and that in whatever locale the program was started."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

import screen  # noqa: E402
from screen import (ENOUGH, Pointer, find_windows, focus_window, is_written_into, read_titles,  # noqa: E402
                    type_text, write_settings, write_young_game)

# In seconds; only what hangs takes so long.
PATIENCE = 600
LANGUAGES = ("fr", "nl", "de", "ru", "es", "it", "pt_BR", "pl", "en")
BUS_NAME = "org.comstock.Comstock"
PATH = "/org/comstock/Comstock"
# The keys that open and close each pane.
PANES = {"the log": "F9", "the player aid": "F1", "the score sheet": "ctrl+i"}
# How each dialog is opened: by keys, by the menu, by an action of the program.
DIALOGS = {
    "New Game": lambda program: key("ctrl+n"),
    "Preferences": lambda program: key("ctrl+comma"),
    "the shortcuts": lambda program: key("ctrl+question"),
    "Open": lambda program: key("ctrl+o"),
    "Save As": lambda program: key("ctrl+shift+s"),
    "the statistics": lambda program: program.choose_in_menu("Statistics"),
    "About": lambda program: program.actions.activate_action("about", None),
    "exporting": lambda program: program.choose_in_menu("Save and Export", "City as Picture (PNG)…"),
    "a failed export": lambda program: fail_to_export(program),
}
AUTOSAVES = os.path.join(os.environ["XDG_DATA_HOME"], "comstock", "autosave", "1")
# Where no file can be written, not even by the superuser.
NOWHERE = "/proc/city.png"
# One person, who sells at the end.
SALE_SAVE = "four-seats-solo.comstock"
# The games that are played while the language changes, each in a window of its own; everybody plays by himself.
CARDS = ("six-seats-virtual.comstock", "four-seats-skull-chain.comstock")
BOARD = ("board/six-seats-all-variants.comstock", "board/four-seats-prosper.comstock")
CITY = ("city/four-seats-gap.comstock", "city/own-tiles.comstock")
# In seconds, between two changes of the language while others play; how many of them in a short run and a long one, and
# after how many a game may have ended.
LONGEST_PAUSE = 0.6
FEW_SWITCHES = 3
SWITCHES_OF_A_GAME = 25
MANY_SWITCHES = 500
PLAIN = {"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "LOCPATH": ""}


class Failure(Exception):
    """What the program should have said and did not."""


def wait_for(what, condition):
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            answer = condition()
        except (GLib.Error, subprocess.CalledProcessError):
            answer = None
        if answer:
            return answer
        if Program.last.process.poll() is not None:
            raise Failure(f"the program ended with {Program.last.process.returncode} before {what}")
        time.sleep(0.02)
    raise Failure(f"waited in vain for {what}")


def key(*keys):
    screen.key(*keys)
    Program.last.settle()


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
    name = node.get_name()
    yield name
    yield node.get_description()
    # The name of a label is its text.
    if not name and "Text" in node.get_interfaces():
        yield Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))


def code_of(language):
    """How a sentence is marked: an underscore would be a mnemonic."""
    return language.replace("_", "-")


def is_in(words, language):
    """Whether all WORDS that are of a language at all are of LANGUAGE."""
    marked = {code for word in words for code in re.findall(r"⟨([\w-]+)⟩", word)}
    return words and marked == ({code_of(language)} if language != "en" else set())


class Program:
    def __init__(self, command, environment):
        self.process = subprocess.Popen(command, env={**os.environ, **PLAIN, **environment})
        Program.last = self
        self.node = wait_for("the program on the bus", self.find)
        self.node.set_cache_mask(Atspi.Cache.NONE)
        wait_for("the window", lambda: self.node.get_child_count() > 0)
        self.actions = Gio.DBusActionGroup.get(Gio.bus_get_sync(Gio.BusType.SESSION), BUS_NAME, PATH)

    def settle(self):
        """Waits until the keys that were pressed have reached the program, which takes them and questions in turn."""
        for _ in range(ENOUGH):
            self.node.get_child_count()

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

    def find_described(self, *starts):
        return next((node for node in walk(self.node) if node.get_description().startswith(starts)), None)

    def find_button(self, name):
        return next((node for node in walk(self.node)
                     if node.get_role() == Atspi.Role.PUSH_BUTTON and node.get_name() == name), None)

    def press(self, start):
        button = wait_for(start, lambda: next((node for node in walk(self.node) if node.get_name().startswith(start) and
                                               node.get_role() == Atspi.Role.PUSH_BUTTON), None))
        Atspi.Action.do_action(button, 0)

    def choose_in_menu(self, *names):
        key("F10")
        for name in names:
            item = wait_for(name, lambda n=name: next((node for node in walk(self.node) if node.get_name() == n and
                                                       node.get_role() == Atspi.Role.MENU_ITEM), None))
            Atspi.Action.do_action(item, 0)

    def choose(self, language):
        self.actions.activate_action("language", GLib.Variant("s", language))

    def check(self, language):
        """Everything is of LANGUAGE now."""
        return is_in(self.read(), language)

    def switch(self, language, what):
        self.choose(language)
        wait_for(f"{what} in {language}", lambda: self.check(language))

    def quit(self):
        screen.key("ctrl+q")
        if self.process.wait(PATIENCE) != 0:
            raise Failure(f"the program ended with {self.process.returncode}")


def run(comstock, environment, *arguments):
    return Program([comstock, *arguments], {**environment, "LC_ALL": "C.UTF-8"})


def start(comstock, environment, *arguments, **settings):
    """Without a former game, in English."""
    shutil.rmtree(AUTOSAVES, ignore_errors=True)
    write_settings(language="''", **settings)
    return run(comstock, environment, *arguments)


def begin_game(program):
    program.press("One Person, Three Virtual Players")
    wait_for("the table", lambda: any(word.startswith("Pick an auction card") for word in program.read()))


def fail_to_export(program):
    """Chooses a place where nothing can be written."""
    program.choose_in_menu("Save and Export", "City as Picture (PNG)…")
    wait_for("the question where to", lambda: len(program.windows()) > 1)
    wait_for("the name of the file", lambda: is_written_into(program.windows()[-1]))
    key("ctrl+a")
    type_text(NOWHERE)
    key("Return")
    wait_for("the failure", lambda: any(window.get_name() == "Could Not Export" for window in program.windows()))


def close_dialog(program, what):
    """Without a window manager it may lie behind its window, which takes no notice of Escape."""
    for window in find_windows():
        if len(program.windows()) > 1:
            focus_window(window)
            key("Escape")
    wait_for(f"the end of {what}", lambda: len(program.windows()) == 1)
    focus_window(find_windows()[0])


def switch_dialog(program, what):
    """Through all languages and back to English, above the window."""
    wait_for(what, lambda: len(program.windows()) > 1)
    for language in LANGUAGES:
        program.switch(language, what)
        wait_for(f"{what}, still open in {language}", lambda: len(program.windows()) > 1)
    close_dialog(program, what)


def test_panes(comstock, environment):
    program = start(comstock, environment)
    for language in LANGUAGES:
        program.switch(language, "the welcome page")
    begin_game(program)
    for what, keys in PANES.items():
        key(keys)
        for language in LANGUAGES:
            program.switch(language, what)
    program.quit()


def test_dialogs(comstock, environment):
    program = start(comstock, environment)
    begin_game(program)
    for what, opens in DIALOGS.items():
        opens(program)
        switch_dialog(program, what)
    program.quit()


def test_printing(comstock, environment):
    """The dialog is GTK's, and has no word of ours."""
    program = start(comstock, environment)
    begin_game(program)
    key("ctrl+p")
    for language, title in (("en", "Print"), ("fr", "Imprimer"), ("de", "Drucken"), ("en", "Print")):
        program.choose(language)
        wait_for(title, lambda t=title: any(window.get_name() == t for window in program.windows()))
    close_dialog(program, "printing")
    program.quit()


def test_open_menu(comstock, environment):
    """The language changes from elsewhere while the menu is open; keys work as before."""
    program = start(comstock, environment)
    key("F10")
    program.switch("fr", "the menu")
    key("ctrl+comma")
    switch_dialog(program, "Preferences")
    program.quit()


def test_refused_files(comstock, environment):
    """What is told of files that cannot be opened, or not as a whole."""
    folder = os.environ["XDG_CACHE_HOME"]
    newer = re.sub(r'"rules" ?: \d+', '"rules": 99', read_save(), count=1)
    for what, text in (("a bad file", '{"format": 1}'), ("a file of other rules", newer)):
        path = os.path.join(folder, "evening.comstock")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        program = start(comstock, environment, path)
        switch_dialog(program, what)
        program.quit()


def test_report_at_the_start(comstock, environment):
    shutil.rmtree(AUTOSAVES, ignore_errors=True)
    os.makedirs(AUTOSAVES)
    with open(os.path.join(AUTOSAVES, "game-0000999999.comstock"), "w", encoding="utf-8") as file:
        file.write('{"format": 1}')
    program = run(comstock, environment)
    switch_dialog(program, "the report of a damaged autosave")
    program.quit()


def test_guide(comstock, environment):
    """The first tips of a first game, each until it is read."""
    program = start(comstock, environment, guidance="true")
    begin_game(program)
    for number in range(1, 3):
        for language in LANGUAGES:
            program.switch(language, f"tip {number}")
            wait_for(f"tip {number}, still there in {language}",
                     lambda l=language: program.find_button(named("Got It", l)))
        program.press("Got It")
    program.quit()


def named(name, language):
    return name if language == "en" else f"⟨{code_of(language)}⟩{name}"


def read_save():
    path = os.path.join(os.environ["G_TEST_SRCDIR"], "saves", "v1", SALE_SAVE)
    with open(path, encoding="utf-8") as file:
        return file.read()


def test_sale(comstock, environment):
    """The question before a sale, in a game that was taken back to there."""
    save = json.loads(read_save())
    save["cursor"] = next(number for number, move in enumerate(save["moves"]) if " sell " in move)
    path = os.path.join(os.environ["XDG_CACHE_HOME"], "sale.comstock")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(save, file)
    program = start(comstock, environment, path, guidance="false", confirm_sale="true")
    program.press("Play On From Here")
    Atspi.Action.do_action(wait_for("whether to play on", lambda: program.find_button("Play On")), 0)
    cell = wait_for("what can be sold", lambda: program.find_described("+", "−", "0"))
    Atspi.Action.do_action(cell, 0)
    wait_for("the question", lambda: program.find_button("Sell It"))
    for language in LANGUAGES:
        program.switch(language, "the question before a sale")
        wait_for(f"the question, still there in {language}",
                 lambda l=language: program.find_button(named("Sell It", l)))
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


def open_anew(paths):
    """One game after the other, each in the window that is in use by then."""
    for window, path in zip(find_windows(), paths):
        focus_window(window)
        Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            BUS_NAME, PATH, "org.freedesktop.Application", "Open",
            GLib.Variant("(asa{sv})", ([GLib.filename_to_uri(path)], {})), None, Gio.DBusCallFlags.NONE, -1, None)
    return True


def while_playing(saves, n_switches):
    """The test that changes the language so often while SAVES are played on and the pointer moves and presses."""
    def test(comstock, environment):
        paths = [os.path.join(os.environ["XDG_CACHE_HOME"], f"{number}.comstock") for number in range(len(saves))]
        for save, path in zip(saves, paths):
            write_young_game(save, path)
        pointer = Pointer(1)
        pause = random.Random(1)
        program = start(comstock, {**environment, "G_DEBUG": "fatal-warnings"}, *paths, pace="'instant'",
                        guidance="false")
        wait_for("the windows", lambda: len(program.windows()) == len(saves))
        for number in range(n_switches):
            language = LANGUAGES[number % len(LANGUAGES)]
            program.choose(language)
            wait_for(f"{language}, change {number + 1}",
                     lambda l=language: all(is_in([title], l) for title in read_titles()))
            end = time.monotonic() + pause.uniform(0, LONGEST_PAUSE)
            while time.monotonic() < end:
                pointer.move()
                time.sleep(0.02)
            if (number + 1) % SWITCHES_OF_A_GAME == 0:
                wait_for("the games, opened anew", lambda: open_anew(paths))
        program.quit()
    test.__name__ = f"{n_switches} changes while {' and '.join(saves)} are played"
    return test


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


# Reading over the bus takes its time: the parts can run side by side.
PARTS = {
    "panes": [test_panes],
    "dialogs": [test_dialogs, test_printing, test_open_menu],
    "questions": [test_refused_files, test_report_at_the_start, test_guide, test_sale],
    "locales": [test_libraries, test_locales],
    "play": [while_playing(saves, FEW_SWITCHES) for saves in (CARDS, BOARD, CITY)],
    "play-long": [while_playing(saves[:n], MANY_SWITCHES) for saves in (CARDS, BOARD, CITY) for n in (1, 2)],
}


def main(comstock, translations, part):
    folder = os.path.join(os.environ["XDG_CACHE_HOME"], "languages")
    subprocess.run([sys.executable, translations, "pseudo", folder], check=True)
    failed = 0
    print(f"1..{len(PARTS[part])}", flush=True)
    for number, test in enumerate(PARTS[part], 1):
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
