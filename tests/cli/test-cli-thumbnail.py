#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""comstock-cli thumbnail: the size asked for, a table for each game, and a bar for how far a game has been played."""

import configparser
import json
import os
import subprocess
import tempfile

from harness import equal, main, run

SAVES = os.path.join(os.environ["G_TEST_SRCDIR"], "saves", "v1")
ENTRY = os.path.join(os.environ["G_TEST_SRCDIR"], "..", "data", "org.comstock.Comstock.thumbnailer")
GAMES = {"cards": "one-sale.comstock", "board": "board/four-seats-prosper.comstock",
         "city": "city/two-seats-ring.comstock"}
SIDE = 100
GROUND = {"cards": (0x3f, 0x62, 0x4d), "board": (0x7a, 0x4c, 0x2d), "city": (0x55, 0x70, 0x4a)}
DONE = (0xff, 0xdf, 0x80)


def read_pixels(path, side):
    """The rows of a picture, each a list of (red, green, blue)."""
    data = subprocess.run(["convert", path, "-depth", "8", "rgb:-"], check=True, capture_output=True).stdout
    equal(len(data), 3 * side * side)
    pixels = [tuple(data[i:i + 3]) for i in range(0, len(data), 3)]
    return [pixels[i:i + side] for i in range(0, len(pixels), side)]


def draw(folder, save, side=SIDE):
    path = os.path.join(folder, "thumbnail.png")
    done = run("thumbnail", save, path, side)
    equal((done.returncode, done.stdout, done.stderr), (0, "", ""))
    return read_pixels(path, side)


def measure_bar(rows):
    return sum(pixel == DONE for pixel in rows[-SIDE * 8 // 100])


def write_at(folder, save, cursor):
    path = os.path.join(folder, "earlier.comstock")
    with open(os.path.join(SAVES, save), encoding="utf-8") as file:
        game = json.load(file)
    game["cursor"] = min(cursor, len(game["moves"]))
    with open(path, "w", encoding="utf-8") as file:
        json.dump(game, file)
    return path


def test_games():
    with tempfile.TemporaryDirectory() as folder:
        for game, save in GAMES.items():
            equal(draw(folder, os.path.join(SAVES, save))[0][0], GROUND[game])


def test_progress():
    with tempfile.TemporaryDirectory() as folder:
        for save in GAMES.values():
            lengths = [measure_bar(draw(folder, write_at(folder, save, cursor))) for cursor in (0, 120, 100000)]
            equal((lengths[0] <= 2 < lengths[1] < lengths[2], lengths[2]), (True, SIDE * 9 // 10))


def test_sizes():
    with tempfile.TemporaryDirectory() as folder:
        for side in (16, 128, 512):
            draw(folder, os.path.join(SAVES, GAMES["board"]), side)


def test_refusals():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "thumbnail.png")
        save = os.path.join(SAVES, GAMES["cards"])
        for size in ("0", "15", "2049", "large"):
            equal(run("thumbnail", save, path, size).returncode, 2)
        equal(run("thumbnail", save, path).returncode, 2)
        equal(run("thumbnail", "-", path, 64, text="{}").returncode, 1)
        equal(os.path.exists(path), False)
        equal(run("thumbnail", save, os.path.join(folder, "nowhere", "thumbnail.png"), 64).returncode, 1)


def test_desktop_entry():
    """The command of the desktop's entry, its letters filled in as file managers do."""
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(ENTRY, encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        values = {"%i": os.path.join(SAVES, GAMES["city"]), "%o": os.path.join(folder, "made.png"), "%s": "64"}
        program, *arguments = [values.get(word, word) for word in entry["Thumbnailer Entry"]["Exec"].split()]
        equal((program, run(*arguments).returncode), ("comstock-cli", 0))
        read_pixels(values["%o"], 64)


main(globals())
