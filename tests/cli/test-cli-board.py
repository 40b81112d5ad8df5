# SPDX-License-Identifier: GPL-3.0-or-later
"""comstock-cli --game board play, and show, check and position of its saves: every variant, and what is refused."""

import itertools
import json
import os
import re
import tempfile

from harness import contains, equal, main, one_error_line, run

BOARD = ["--game", "board"]
GAMES = [
    ("rival,rival:easy", []),
    ("rival,rival,rival:easy,rival", ["--characters", "random"]),
    ("rival,rival:easy,rival,rival,rival,rival", ["--variants", "river", "--characters", "settling-scores"]),
    ("rival,rival,rival", ["--variants", "new-beginning,might-is-right,outlaws,horses"]),
    ("rival,rival,rival", ["--variants", "kit-carson,river-tiles", "--characters", "prosper"]),
    ("rival,standish:rancher", []),
    ("rival:easy,standish:urban", ["--variants", "new-beginning,might-is-right"]),
]
PAGE = os.path.join(os.environ["G_TEST_SRCDIR"], "..", "docs", "save-format.md")


def members(title):
    """What a table of docs/save-format.md names in its first column."""
    with open(PAGE, encoding="utf-8") as file:
        table = file.read().split(". Positions\n")[1].split(title)[1].split("|\n\n")[0]
    return [name for row in re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE) for name in re.findall("`(.*?)`", row)]


SEAT = ["seat", "kind", "level", "suit", *members("Of each seat of the board game")]
POSITION = members("In all games") + members("The board game, in the words of section 10")
SOMETIMES = ["winners", "standish"]


def in_folder(test):
    def run_test():
        with tempfile.TemporaryDirectory() as folder:
            test(folder)
    run_test.__name__ = test.__name__
    return run_test


def play(folder, seats, options, seed=1):
    path = os.path.join(folder, "game.comstock")
    done = run(*BOARD, "play", "--seats", seats, "--seed", seed, "--save", path, *options)
    equal((done.returncode, done.stderr), (0, ""))
    return done.stdout, path


@in_folder
def test_games_are_played_and_retold(folder):
    for seats, options in GAMES:
        told, path = play(folder, seats, options)
        equal((told, path), play(folder, seats, options))
        equal(told == play(folder, seats, options, 2)[0], False)
        contains(told, "The game is over.")
        contains(told, "Total")
        told = play(folder, seats, options)[0]
        equal(run("show", path).stdout, told)
        equal(run("check", path).stdout, "ok\n")


def figures(line, n):
    """The last `n` numbers of a line of a table."""
    return [int(number.replace("−", "-")) for number in line.split()[-n:]]


@in_folder
def test_parts_of_vp_make_their_sum(folder):
    for seats, options in GAMES:
        told, path = play(folder, seats, options)
        n = len(seats.split(","))
        lines = told.splitlines()
        sums = [number for number, line in enumerate(lines) if line.startswith("VP during the game ")]
        equal(len(sums), 1)
        parts = list(itertools.takewhile(lambda line: line.startswith("  "), lines[sums[0] + 1:]))
        equal(len(parts) > 1, True)
        columns = zip(*(figures(line, n) for line in parts))
        equal([sum(column) for column in columns], figures(lines[sums[0]], n))
        position = json.loads(run("position", path).stdout)
        equal([seat["score"]["vp"] for seat in position["seats"]], figures(lines[sums[0]], n))


@in_folder
def test_positions_have_the_members_that_scripts_rely_on(folder):
    for seats, options in GAMES:
        path = play(folder, seats, options)[1]
        positions = [json.loads(line) for line in run("position", "--all", path).stdout.splitlines()]
        equal([entry["move"] for entry in positions], list(range(positions[0]["moves"] + 1)))
        for entry in positions:
            extra = ["winners"] * entry["over"] + ["standish"] * ("standish" in seats)
            equal(sorted(entry), sorted([name for name in POSITION if name not in SOMETIMES] + extra))
            for seat in entry["seats"]:
                equal(sorted(seat), sorted(SEAT))
            equal([len(row) for row in entry["map"]], [8] * 8)
        equal(positions[-1]["winners"], [max(range(len(seats.split(","))), key=lambda seat: rank(positions[-1], seat))])


def rank(position, seat):
    return position["seats"][seat]["score"]["total"], -position["passes"].index(seat)


@in_folder
def test_each_move_was_legal_before(folder):
    for seats, options in GAMES:
        path = play(folder, seats, options)[1]
        positions = [json.loads(line) for line in run("position", "--all", path).stdout.splitlines()]
        for before, after in zip(positions, positions[1:]):
            contains(before["legal"][str(after["last"]["seat"])], after["last"]["move"])
            equal([str(seat) for seat in before["actors"]], list(before["legal"]))
        equal(positions[-1]["legal"], {})


def test_wrong_calls():
    seats = ["--seats", "rival,rival", "--seed", 1]
    one_error_line(run(*BOARD, "play", "--seats", "rival", "--seed", 1), 2, "2 to 6")
    one_error_line(run(*BOARD, "play", "--seats", "rival,person", "--seed", 1), 2, "player 2")
    one_error_line(run(*BOARD, "play", "--seats", "rival,virtual", "--seed", 1), 2, "player 2", "virtual")
    one_error_line(run(*BOARD, "play", "--seats", "standish,rival", "--seed", 1), 2, "Standish")
    one_error_line(run(*BOARD, "play", *seats, "--variants", "river,snow"), 2, "--variants", "snow")
    one_error_line(run(*BOARD, "play", *seats, "--characters", "mine"), 2, "--characters", "mine")
    one_error_line(run(*BOARD, "play", *seats, "--buildings", "none"), 2, "--buildings", "none")
    one_error_line(run(*BOARD, "play", "--seats", "rival,standish", "--seed", 1, "--variants", "horses"), 2, "variants")
    one_error_line(run("play", *seats, "--variants", "river"), 2, "--variants")


main(globals())
