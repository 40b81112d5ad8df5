#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saves a game to a file on a slow disk and quits at once: the program ends when the file is written.

Usage: save-and-quit.py COMSTOCK SAVE SLOW-DISK"""

import os
import shutil
import sys
import tempfile

from screen import PATIENCE, Failure, GLib, Program, find_stage, key, write_settings


def main(comstock, save, slow_disk):
    write_settings(pace="'instant'", guidance="false")
    with tempfile.TemporaryDirectory() as gates, tempfile.TemporaryDirectory() as folder:
        file, gate = os.path.join(folder, "game.comstock"), os.path.join(gates, "gate")
        shutil.copy(save, file)
        program = Program(["env", f"LD_PRELOAD={slow_disk}", f"SLOW_DISK_FILE={folder}", f"SLOW_DISK_GATE={gate}",
                           comstock, file])
        program.wait_for("the table", lambda: find_stage(program.window))
        before = program.find_prompt()
        key("ctrl+z")
        program.wait_for("the move to be taken back", lambda: program.find_prompt() != before)
        key("ctrl+s")
        program.wait_for("the write", lambda: os.path.exists(gate + ".reached"))
        key("ctrl+q")
        program.wait_for("the end of the window", lambda: not program.frames())
        with open(gate, "w", encoding="utf-8"):
            pass
        code = program.process.wait(PATIENCE)
        with open(save, encoding="utf-8") as old, open(file, encoding="utf-8") as new:
            if code != 0 or old.read() == new.read():
                raise Failure(f"the program ended with {code} and did not save")
        if os.listdir(folder) != ["game.comstock"]:
            raise Failure(f"{os.listdir(folder)} is left")
    print("ok 1 - what is being saved is saved before the program ends")


if __name__ == "__main__":
    print("1..1", flush=True)
    try:
        main(*sys.argv[1:])
    except (Failure, GLib.Error) as failure:
        print(f"not ok 1 - {failure}")
        sys.exit(1)
