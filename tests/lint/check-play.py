#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that build-aux/play builds what it starts and what that reads, and no more.

Usage: check-play.py PLAY BUILD

Runs PLAY with a meson that only tells what it is asked for, and asks ninja what making that takes in BUILD."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

# For each kind of place: how asking for its display ends, the program that is started, what makes the files that it
# reads, and the folders of all that is compiled.
PLACES = {
    "with a display": (0, "comstock", ["glib-compile-schemas", "data/sounds/dice.wav", "po/de/LC_MESSAGES/comstock.mo"],
                       {"data/sounds", "src/ai", "src/art", "src/engine", "src/model", "src/ui"}),
    "without a display": (1, "comstock-cli", ["po/de/LC_MESSAGES/comstock.mo"],
                          {"src/ai", "src/art", "src/cli", "src/engine", "src/model"}),
}


def listen(play, display):
    """What PLAY asks of meson, a list of words for each time, where asking for a display ends with status DISPLAY."""
    with tempfile.TemporaryDirectory() as folder:
        told = pathlib.Path(folder, "told")
        for name, script in {"meson": f'echo "$@" >>{told}', "gtk4-query-settings": f"exit {display}"}.items():
            pathlib.Path(folder, name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            pathlib.Path(folder, name).chmod(0o755)
        subprocess.run([play], env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}, stdin=subprocess.DEVNULL,
                       capture_output=True, check=True)
        return [line.split() for line in told.read_text(encoding="utf-8").splitlines()]


def check(play, build, display, program, read, compiled):
    asked = listen(play, display)
    targets = next(words for words in asked if words[0] == "compile")[3:]
    commands = subprocess.run(["ninja", "-C", build, "-t", "commands", *(targets or ["all"])], capture_output=True,
                              text=True, check=True).stdout
    yield f"starts {program}", program in asked[-1] and re.search(rf" -o \S+/{program} ", commands)
    yield "builds what is read", all(what in commands for what in read)
    yield "compiles nothing else", set(re.findall(r" -o (\S+)/[^/ ]+\.p/\S+\.o ", commands)) == compiled


def main(play, build):
    results = [(place, what, good) for place, wanted in PLACES.items() for what, good in check(play, build, *wanted)]
    print(f"1..{len(results)}")
    for number, (place, what, good) in enumerate(results, 1):
        print(f"{'ok' if good else 'not ok'} {number} - {place}: {what}")


main(*sys.argv[1:])
