#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two windows, each with a game: both are there again after the program was killed or quit; one that was closed is not.

Usage: windows-return.py COMSTOCK SAVE SAVE"""

import os
import sys

from screen import PATIENCE, Failure, GLib, Program, focus_window, find_stage, find_windows, key, write_settings


def find_prompts(program):
    """What is asked in each window that has a game."""
    return sorted(stage.get_name() for stage in map(find_stage, program.frames()) if stage)


def start(command, wanted):
    """Starts the program and waits for windows that ask this."""
    program = Program(command)
    program.wait_for(f"windows that ask {wanted}", lambda: find_prompts(program) == wanted)
    if len(program.frames()) != len(wanted):
        raise Failure(f"{len(program.frames())} windows instead of {len(wanted)}")
    return program


def is_kept(number):
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "comstock", "autosave", str(number))
    return os.path.isdir(folder) and any(n.startswith("game-") and n.endswith(".comstock") for n in os.listdir(folder))


def quit_program(program):
    focus_window(find_windows()[-1])
    program.quit()


def main(comstock, first, second):
    write_settings(pace="'instant'", guidance="false")
    program = Program([comstock, first, second])
    program.wait_for("two games", lambda: len(find_prompts(program)) == 2 and is_kept(1) and is_kept(2))
    prompts = find_prompts(program)
    program.process.kill()
    program.process.wait(PATIENCE)
    print("ok 1 - two games are kept", flush=True)
    program = start([comstock], prompts)
    quit_program(program)
    print("ok 2 - both are there after a kill", flush=True)
    program = start([comstock], prompts)
    quit_program(program)
    print("ok 3 - both are there after quitting", flush=True)
    program = Program([comstock, first, second])
    program.wait_for("the same two windows", lambda: find_prompts(program) == prompts)
    if len(program.frames()) != 2:
        raise Failure(f"{len(program.frames())} windows after opening two files in two windows")
    print("ok 4 - files go into the windows that come back", flush=True)
    focus_window(find_windows()[-1])
    key("ctrl+w")
    program.wait_for("the end of a window", lambda: len(program.frames()) == 1)
    prompts = find_prompts(program)
    quit_program(program)
    program = start([comstock], prompts)
    quit_program(program)
    print("ok 5 - what was closed stays so")


if __name__ == "__main__":
    print("1..5", flush=True)
    try:
        main(*sys.argv[1:])
    except (Failure, GLib.Error) as failure:
        print(f"not ok - {failure}")
        sys.exit(1)
