#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever lies in the place of what the program reads of its own: it starts, with one window and one sentence at most.

Usage: start-blocked.py COMSTOCK SAVE"""

import os
import shutil
import socket
import sys

from screen import PATIENCE, Failure, GLib, Program, find_stage, walk

DATA = os.path.join(os.environ["XDG_DATA_HOME"], "comstock")
AUTOSAVE = os.path.join(DATA, "autosave")
STORE = os.path.join(AUTOSAVE, "1")
SETTINGS = os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0", "settings", "keyfile")
# Root may list what nobody may: the program runs as somebody who may not.
ORDINARY = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search",
            "--inh-caps", "-dac_override,-dac_read_search"] if os.geteuid() == 0 else []


def make_file(path):
    with open(path, "w", encoding="utf-8"):
        pass


def make_socket(path):
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(path)


def make_loop(path):
    os.symlink(os.path.basename(path), path)


def make_secret(path):
    """A folder with a store in it that nobody may look into."""
    os.makedirs(os.path.join(path, "1"))
    os.chmod(path, 0)


def make_unsearchable(path):
    """A folder with stores in it that can be listed, but not entered."""
    for number in range(1, 65):
        os.makedirs(os.path.join(path, str(number)))
    os.chmod(path, 0o400)


def remove(path):
    if os.path.isdir(path) and not os.path.islink(path):
        os.chmod(path, 0o700)
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.remove(path)


def find_labels(frame, text):
    return [node for node, _ in walk(frame) if text in node.get_name()]


def stop(program):
    program.process.kill()
    program.process.wait(PATIENCE)


def check_told(comstock, make, place, reason):
    """One window and its dialog with this sentence."""
    remove(AUTOSAVE)
    make(AUTOSAVE)
    program = Program([*ORDINARY, comstock])
    told = f"The folder with the autosaves cannot be opened.\n{place}: {reason}"
    program.wait_for(f"“{reason}”", lambda: any(find_labels(frame, told) for frame in program.frames()))
    program.settle()
    if len(program.frames()) != 2:
        raise Failure(f"{len(program.frames())} windows and dialogs instead of 2")
    stop(program)
    remove(AUTOSAVE)


def check_game(comstock, path, make):
    """The game comes back, without a word."""
    remove(path)
    make(path)
    program = Program([comstock])
    program.wait_for("the game", lambda: find_stage(program.window))
    program.settle()
    if len(program.frames()) != 1:
        raise Failure(f"{len(program.frames())} windows and dialogs instead of 1")
    stop(program)


def is_kept():
    return os.path.isdir(STORE) and any(name.startswith("game-") for name in os.listdir(STORE))


def main(comstock, save):
    folders = [(make_file, AUTOSAVE, "This is not a folder."), (os.mkfifo, AUTOSAVE, "This is not a folder."),
               (make_socket, AUTOSAVE, "This is not a folder."), (make_loop, AUTOSAVE, "This link does not lead "
                                                                                       "to a folder."),
               (make_secret, AUTOSAVE, "You do not have permission to read this folder."),
               (make_unsearchable, STORE, "You do not have permission to read this folder.")]
    os.makedirs(DATA)
    for make, place, reason in folders:
        check_told(comstock, make, place, reason)
    print("ok 1 - a folder that cannot be listed is told once", flush=True)
    program = Program([comstock, save])
    program.wait_for("a game that is kept", lambda: find_stage(program.window) and is_kept())
    stop(program)
    for make in (os.mkfifo, make_socket, make_loop, os.mkdir):
        check_game(comstock, os.path.join(STORE, "lock"), make)
    print("ok 2 - a lock that is no file locks nothing", flush=True)
    check_game(comstock, SETTINGS, os.mkfifo)
    print("ok 3 - settings that are no file are not waited for")


if __name__ == "__main__":
    print("1..3", flush=True)
    try:
        main(*sys.argv[1:])
    except (Failure, GLib.Error) as failure:
        print(f"not ok - {failure}")
        sys.exit(1)
