#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens a file on a disk that does not answer, from the start: other files can be opened, the game goes on and is kept,
Escape gives up, and the program ends.

Usage: open-hung.py COMSTOCK SAVE SLOW-DISK"""

import os
import shutil
import subprocess
import sys
import tempfile

from screen import Failure, GLib, Program, find_stage, key, write_settings


def find_autosaves():
    """Their names, which rise from one to the next."""
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "comstock", "autosave", "1")
    return sorted(os.listdir(folder))


def find_bar(program):
    return program.find("Opening hung.comstock…", "panel")


def open_hung(program, comstock, file):
    """By the command line of a second program, which hands it to the first."""
    n_said = len(program.said)
    subprocess.run([comstock, file], check=True)
    program.wait_for("the file to be waited for", lambda: find_bar(program))
    program.wait_for("that to be said", lambda: any("Opening hung.comstock…" in name for name in program.said[n_said:]))


def check_new_game(program):
    """The dialog comes, and the file is given up."""
    key("ctrl+n")
    program.wait_for("New Game", lambda: len(program.frames()) == 2)
    key("Escape")
    program.wait_for_end_of(1)
    program.wait_for("the end of opening", lambda: not find_bar(program))


def check_game(program):
    """It is played on and kept, until Escape gives the file up."""
    before, kept = program.find_prompt(), find_autosaves()
    key("ctrl+z")
    program.wait_for("the move to be taken back", lambda: program.find_prompt() != before)
    program.wait_for("the game to be kept", lambda: find_autosaves() != kept)
    if not find_bar(program):
        raise Failure("a move has ended the opening")
    key("Escape")
    program.wait_for("the end of opening", lambda: not find_bar(program))


def main(comstock, save, slow_disk):
    write_settings(pace="'instant'", guidance="false")
    with tempfile.TemporaryDirectory() as folder:
        good, hung = os.path.join(folder, "good.comstock"), os.path.join(folder, "hung.comstock")
        gate = os.path.join(folder, "gate")
        shutil.copy(save, good)
        shutil.copy(save, hung)
        program = Program(["env", f"LD_PRELOAD={slow_disk}", f"SLOW_DISK_READ={hung}", f"SLOW_DISK_GATE={gate}",
                           comstock, hung])
        program.wait_for("the file to be waited for", lambda: find_bar(program))
        subprocess.run([comstock, good], check=True)
        program.wait_for("the table of another file", lambda: find_stage(program.window))
        open_hung(program, comstock, hung)
        check_new_game(program)
        open_hung(program, comstock, hung)
        check_game(program)
        open_hung(program, comstock, hung)
        program.quit()
    print("ok 1 - a file that never answers keeps nobody from anything")


if __name__ == "__main__":
    print("1..1", flush=True)
    try:
        main(*sys.argv[1:])
    except (Failure, GLib.Error) as failure:
        print(f"not ok 1 - {failure}")
        sys.exit(1)
