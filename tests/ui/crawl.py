#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at everything that a screen reader finds: names, roles, states, no twins.

Usage: crawl.py COMSTOCK SAVE [PART]

SAVE is a finished game, in which somebody has sold.  Opens every page, pane and dialog in turn and walks through all
that is shown; with PART “dialogs” those that are opened more rarely."""

import json
import os
import re
import subprocess
import sys

from screen import (BUTTON, SAVES, Atspi, Failure, GLib, Program, children, find_windows, focus_window, has_state, key,
                    press, role_of, walk, write_settings)

# Roles that stand for something one can do; each must say what.
ACTIVE = {BUTTON, "check box", "radio button", "combo box", "entry", "text", "page tab", "slider",
          "spin button", "switch", "table cell", "link", "menu item"}
# GTK names what has no name after its class.
NAMELESS = re.compile(r"^((Gtk|Adw|Comstock)[A-Z]\w*)?$")
# These are read as the focus comes into them, where they have a name.
AROUND = {"list", "list box", "panel", "tool bar", "table", "tree table", "dialog", "frame", "alert", "page tab list"}
# Made and named by the libraries.
THEIRS = {"Minimize", "Maximize", "Close", "Main Menu"}
# In the preferences window of libadwaita, which shows neither as long as it has one page.
UNUSED = {("preferences", "entry"), ("preferences", "page tab")}
# Finished games at the other tables.
OTHERS = [os.path.join(SAVES, "board", "four-seats-prosper.comstock"),
          os.path.join(SAVES, "city", "four-seats-ring.comstock")]
WINDOWS = {"frame", "dialog", "alert", "file chooser", "window"}
# Nothing lies there on the map of the board game.
PARCEL = re.compile(r"^[A-H][1-8]( · |$)")
# A city without a card has no numbers to tell its places by.
ALIKE = "No card: the city is empty"
# Its close button has no name, and its other one reads its mnemonic out.
TOAST = "AdwToastWidget"
# Everybody knows why these cannot be used.
PLAIN = {"Undo", "Redo"}
LEAVES = {"label", "combo box", "scroll bar", "image", "table cell"}


def is_reachable(node):
    return has_state(node, Atspi.StateType.FOCUSABLE)


def is_in(node, root):
    """Whether NODE, if it is one, is ROOT or below it."""
    while node is not None and node != root:
        node = node.get_parent()
    return node is not None


def judge(where, node, role, name):
    """What is wrong with NODE itself."""
    if role in ACTIVE and NAMELESS.match(name) and (where, role) not in UNUSED and is_reachable(node):
        return f"{where}: a {role} without a name, in “{node.get_parent().get_name()}”"
    if role in AROUND and name and NAMELESS.match(name) and has_state(node, Atspi.StateType.SHOWING):
        return f"{where}: a {role} is read as “{name}”"
    if role == "list" and not name and has_state(node, Atspi.StateType.SHOWING):
        return f"{where}: a list without a name, as “{node.get_parent().get_name()}” has it, is counted for nothing"
    if role == "combo box" and not node.get_description():
        return f"{where}: “{name}” does not say what is chosen"
    if role == "table cell" and ":" not in name and not PARCEL.match(name) and is_reachable(node):
        return f"{where}: the parcel “{name}” does not say what and where"
    if role in ACTIVE and "_" in name and name not in THEIRS:
        return f"{where}: “{name}” reads its mnemonic out"
    return None


def crawl(where, node, faults):
    """Judges what is below NODE; adds to FAULTS.  Lists within combo boxes are the libraries' affair; what goes
    meanwhile, as a toast does, is left out."""
    said = set()
    for child in children(node):
        try:
            role, name = role_of(child), child.get_name()
            fault = judge(where, child, role, name)
        except GLib.Error:
            continue
        if fault:
            faults.add(fault)
        if role in ACTIVE and (role, name) in said and name not in THEIRS | {ALIKE} and not NAMELESS.match(name):
            faults.add(f"{where}: “{name}” is there twice")
        said.add((role, name))
        if role not in LEAVES and name != TOAST:
            crawl(where, child, faults)


class Crawler:
    """Opens one thing after the other."""

    def __init__(self, command):
        subprocess.run(["xdotool", "mousemove", "500", "8"], check=True)
        self.program = Program(command)
        self.faults = set()

    def look(self, where, root=None):
        self.program.settle()
        crawl(where, root or self.program.window, self.faults)

    def look_at_window(self, where, opens):
        opens()
        self.program.wait_for(where, lambda: len(self.program.frames()) == 2)
        if role_of(self.program.frames()[-1]) not in WINDOWS:
            self.faults.add(f"{where}: the window has no role, so that its title is not read")
        self.look(where, self.program.frames()[-1])
        key("Escape")
        self.program.wait_for_end_of(1)
        # Who still believes in the window that went asks for one too many; GTK 4.8 then takes the last there is, and
        # breaks down if that is hidden.
        if self.program.node.get_child_at_index(1) is None:
            self.faults.add(f"{where}: a hidden window is left")

    def look_at_dialog(self, where, opens, theirs=False):
        """A dialog of the libraries must only have a name."""
        opens(self.program)
        self.program.wait_for(where, lambda: len(self.program.frames()) == 2)
        dialog = self.program.frames()[-1]
        if NAMELESS.match(dialog.get_name()) or role_of(dialog) not in WINDOWS:
            self.faults.add(f"{where}: the dialog has no name, or no role")
        if not theirs:
            self.look(where, dialog)
        for window in find_windows():
            if len(self.program.frames()) == 2:
                focus_window(window)
                key("Escape")
                self.program.settle()
        self.program.wait_for_end_of(1)

    def look_at_chooser(self, where, keys):
        """One for files is told of only where its focus is."""
        def opens(program):
            key(keys)
            program.wait_for(where, lambda: len(program.frames()) == 2)
            focus_window(find_windows()[-1])
            program.wait_for(f"the focus in {where}", lambda: is_in(program.focus, program.frames()[-1]))

        self.look_at_dialog(where, opens, theirs=True)

    def look_at_menu(self):
        key("F10")
        self.look("main menu")
        key("Escape")
        # A key that comes while the menu closes is lost.
        self.program.wait_for("the end of the menu", lambda: not self.program.find("New Game…", "menu item"))

    def look_at_pane(self, where, keys, tabs=()):
        self.program.move_focus(where, keys)
        self.look(where)
        for tab in tabs:
            Atspi.Action.do_action(self.program.wait_for(tab, lambda t=tab: self.program.find(t, "page tab")), 0)
            self.look(f"{where}, {tab}")
        self.program.move_focus(f"the end of {where}", keys)


def crawl_welcome(comstock):
    crawler = Crawler([comstock])
    crawler.look("welcome page")
    for where, keys in (("New Game", "ctrl+n"), ("preferences", "ctrl+comma"), ("shortcuts", "ctrl+question")):
        crawler.look_at_window(where, lambda k=keys: key(k))
    crawler.look_at_window("score pad", lambda: begin_pad(crawler.program))
    crawler.look_at_menu()
    crawler.look_at_dialog("Playing With a Screen Reader", lambda program: program.choose_in_menu(
        "Help", "Playing With a Screen Reader"))
    crawler.program.quit()
    return crawler.faults


def begin_pad(program):
    """All its pages are told of, whichever is seen."""
    press(program.find_starting("Score Pad"))
    press(program.wait_for("its players", lambda: program.find("Begin", BUTTON, program.frames()[-1])))


def crawl_tables(comstock, saves):
    """Those of the other games, with what only a game has."""
    faults = set()
    for save in saves:
        crawler = Crawler([comstock, save])
        crawler.program.wait_for("the end", lambda c=crawler: c.program.find("Play Again"))
        crawler.look(f"the end of {save}")
        key("Escape")
        crawler.program.settle()
        crawler.look(f"the table of {save}")
        crawler.look_at_pane("what happened", "F9")
        crawler.look_at_pane("player aid", "F1")
        crawler.look_at_pane("score sheet", "ctrl+i")
        crawler.look_at_dialog("the game code", lambda program: program.choose_in_menu("Save and Export", "Game Code…"))
        crawler.look_at_window("New Game", lambda: key("ctrl+n"))
        crawler.program.quit()
        faults |= crawler.faults
    return faults


def crawl_game(comstock, save):
    crawler = Crawler([comstock, save])
    crawler.program.wait_for("the end", lambda: crawler.program.find("Play Again"))
    crawler.look("the end")
    key("Escape")
    crawler.program.wait_for("the table", lambda: crawler.program.find("City", "table"))
    crawler.look("table")
    crawler.look_at_pane("what happened", "F9")
    crawler.look_at_pane("player aid", "F1")
    crawler.look_at_pane("score sheet", "ctrl+i", ("Figures", "Rounds"))
    seat = next(n for n, r in walk(crawler.program.window) if r == BUTTON and n.get_name().endswith("Show details"))
    Atspi.Action.do_action(seat, 0)
    crawler.program.wait_for("a seat", lambda: len(crawler.program.frames()) == 2)
    crawler.look("a seat", crawler.program.frames()[-1])
    check_states(crawler)
    return crawler.faults


def crawl_dialogs(comstock, save):
    write_settings(guidance="true")
    crawler = Crawler([comstock])
    crawler.look_at_chooser("Open", "ctrl+o")
    crawler.look_at_dialog("About", lambda program: program.choose_in_menu("About Comstock"), theirs=True)
    crawler.look_at_dialog("statistics", lambda program: program.choose_in_menu("Statistics"))
    press(crawler.program.find("One Person, Three Virtual Players"))
    crawler.program.wait_for("a tip", lambda: crawler.program.find("Got It"))
    crawler.look("a tip")
    crawler.look_at_chooser("Save As", "ctrl+shift+s")
    crawler.look_at_dialog("printing", lambda program: key("ctrl+p"), theirs=True)
    crawler.look_at_dialog("a failed export", fail_to_export)
    crawler.program.quit()
    write_settings(guidance="false")
    return crawler.faults | crawl_report(comstock) | crawl_sale(comstock, save) | crawl_tables(comstock, OTHERS)


def fail_to_export(program):
    """Chooses a place where nothing can be written, not even by the superuser."""
    program.choose_in_menu("Save and Export", "City as Picture (PNG)…")
    program.wait_for("the question where to", lambda: len(program.frames()) == 2)
    program.type_file_name("/proc/city.png")
    program.wait_for("the failure", lambda: program.frames()[-1].get_name() == "Could Not Export")


def crawl_report(comstock):
    """What the program tells at its start of an autosave that is damaged."""
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "comstock", "autosave", "1")
    with open(os.path.join(folder, "game-0000999999.comstock"), "w", encoding="utf-8") as file:
        file.write('{"format": 1}')
    crawler = Crawler([comstock])
    crawler.look_at_dialog("the report at the start", lambda program: None)
    crawler.program.quit()
    return crawler.faults


def crawl_sale(comstock, save):
    """The question before a sale, in a game that was taken back to there."""
    with open(save, encoding="utf-8") as file:
        game = json.load(file)
    game["cursor"] = next(number for number, move in enumerate(game["moves"]) if " sell " in move)
    path = os.path.join(os.environ["XDG_CACHE_HOME"], "sale.comstock")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(game, file)
    write_settings(confirm_sale="true")
    crawler = Crawler([comstock, path])
    press(crawler.program.wait_for("the table", lambda: crawler.program.find("Play On From Here")))
    press(crawler.program.wait_for("whether to leave the finished game",
                                   lambda: crawler.program.find_ending("Play On")))
    crawler.program.wait_for("the sale", lambda: crawler.program.find_prompt().startswith("Sell a card"))
    press(crawler.program.find_starting("Row 1, column 1: ", "table cell"))
    crawler.program.wait_for("the question", lambda: crawler.program.find("Sell It"))
    crawler.look("the question before a sale")
    crawler.program.quit()
    return crawler.faults


def check_states(crawler):
    """What is open says so, and what is used says that it is."""
    program = crawler.program
    key("Escape")
    program.wait_for_end_of(1)
    toggle = program.find("Game Log")
    for wanted in (True, False):
        key("F9")
        program.wait_for("the button's state", lambda: program.is_pressed(toggle) == wanted)
    if not any("(used)" in n.get_name() + n.get_description() for n, _ in walk(program.window)):
        crawler.faults.add("a used character does not say that it is used")
    spent = [n for n, r in walk(program.window)
             if r == BUTTON and not has_state(n, Atspi.StateType.SENSITIVE) and n.get_name().rstrip() not in PLAIN]
    for node in spent:
        if not node.get_description():
            crawler.faults.add(f"“{node.get_name()}” does not say why it cannot be used")
    program.quit()


def main(comstock, save, part="usual"):
    write_settings(pace="'instant'", guidance="false")
    if part == "dialogs":
        faults = crawl_dialogs(comstock, save)
    else:
        faults = crawl_welcome(comstock) | crawl_game(comstock, save)
    if faults:
        raise Failure("not told to a screen reader: " + "; ".join(sorted(faults)))
    print("ok 1 - everything is told to a screen reader")


if __name__ == "__main__":
    print("1..1", flush=True)
    try:
        main(*sys.argv[1:])
    except (Failure, GLib.Error) as failure:
        print(f"not ok 1 - {failure}")
        sys.exit(1)
