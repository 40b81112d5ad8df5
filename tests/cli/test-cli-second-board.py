# SPDX-License-Identifier: GPL-3.0-or-later
"""The board game read a second time: every legal move and every position of whole games derived from the rules alone.

Usage: test-cli-second-board.py GAMES

Replays the kept games and as many random ones, of all seats, variants, characters and strategies, and chosen ones in
which something rare is played.  Writes saves by itself, too."""

import glob
import json
import os
import subprocess
import sys
import tempfile

from harness import equal, main, run

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "second_board"))

import words
from author import Author
from misreadings import MISREADINGS
from rounds import Game

SAVES = os.path.join(os.environ["G_TEST_SRCDIR"], "saves", "v1", "board")
WRITE_BOARD = os.environ["COMSTOCK_WRITE_BOARD"]
GAMES = int(sys.argv[1])
AUTHORED = 24


def kept_games():
    """The setup and the positions of each, but for Standish beside a river, whose roads are not read again."""
    for path in sorted(glob.glob(os.path.join(SAVES, "*.comstock"))):
        with open(path, encoding="utf-8") as file:
            setup = json.load(file)["setup"]
        if "standish" in setup and setup["river"]:
            continue
        yield path, setup, [json.loads(line) for line in run("position", "--all", path).stdout.splitlines()]


def random_games(first, count):
    """Setups and positions of random games, as the program plays them."""
    with subprocess.Popen([WRITE_BOARD, str(first), str(count)], stdout=subprocess.PIPE) as process:
        number, setup, positions = first, None, []
        for line in process.stdout:
            document = json.loads(line)
            if "move" in document:
                positions.append(document)
                continue
            if setup:
                yield f"random game {number}", setup, positions
                number += 1
            setup, positions = document, []
        yield f"random game {number}", setup, positions
    equal(process.returncode, 0)


def read_again(games, reading=Game):
    """Reads games a second time; how many, and how many moves and sets of legal moves were compared."""
    n_games = n_moves = n_sets = 0
    for name, setup, positions in games:
        game = reading(setup, positions)
        try:
            over = game.run()
        except AssertionError as error:
            raise AssertionError(f"{name}: {error}") from error
        equal((name, over, game.n_moves), (name, positions[-1]["over"], len(positions) - 1))
        equal((name, [game.winner()] if over else None), (name, positions[-1].get("winners")))
        n_games, n_moves, n_sets = n_games + 1, n_moves + game.n_moves, n_sets + game.n_sets
    return n_games, n_moves, n_sets


def test_kept_games():
    n_games, n_moves, n_sets = read_again(kept_games())
    print(f"# {n_games} kept games, {n_moves} moves, {n_sets} sets of legal moves")
    equal(n_games >= 17, True)


def test_random_games():
    n_games, n_moves, n_sets = read_again(random_games(1, GAMES))
    print(f"# {n_games} random games, {n_moves} moves, {n_sets} sets of legal moves")
    equal(n_games, GAMES)


def test_saves_of_another_author():
    """Saves that are written without the program, of whole games and of some that break off anywhere."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "another.comstock")
        for number in range(AUTHORED):
            save, winner = Author(number, 100000 if number % 2 else 17 * number).write()
            with open(path, "w", encoding="utf-8") as file:
                json.dump(save, file)
            checked = run("check", path)
            equal((number, checked.stdout, checked.stderr), (number, "ok\n", ""))
            if winner is not None:
                equal(json.loads(run("position", path).stdout)["winners"], [winner])


def is_found(misreading, games):
    try:
        read_again(games, misreading)
    except AssertionError:
        return True
    return False


def test_misreadings_are_found():
    """Rules that were once misread alike here and in the program: games in which it matters are compared."""
    for misreading, numbers in MISREADINGS:
        for number in numbers:
            games = list(random_games(number, 1))
            read_again(games)
            equal((misreading.__name__, number, is_found(misreading, games)), (misreading.__name__, number, True))


def found_another_way(figures, key, value):
    """Whether the kept games tell a reader that has another figure in a table from the program."""
    right = figures[key]
    figures[key] = value
    try:
        read_again(kept_games())
    except AssertionError:
        return True
    finally:
        figures[key] = right
    return False


def test_another_figure_is_found():
    for figures, key, value in [(words.CAP, "ranch", 6), (words.LIMITS, "banker-red", 70),
                                (words.HOUSE_VALUE, "hotel", 1), (words.REVOLVERS, "prison", 1)]:
        equal((key, found_another_way(figures, key, value)), (key, True))


def test_another_position_is_found():
    [(_, setup, positions)] = [game for game in kept_games() if "two-seats" in game[0]]
    for number in range(0, len(positions), 60):
        copy = json.loads(json.dumps(positions))
        copy[number]["seats"][0]["money"] += 1
        try:
            Game(setup, copy).run()
        except AssertionError:
            continue
        raise AssertionError(f"a dollar more at move {number} is not found")


def test_a_missing_move_is_found():
    [(_, setup, positions)] = [game for game in kept_games() if "two-seats" in game[0]]
    for number in range(0, len(positions) - 1, 60):
        copy = json.loads(json.dumps(positions))
        next(iter(copy[number]["legal"].values())).pop()
        try:
            Game(setup, copy).run()
        except AssertionError:
            continue
        raise AssertionError(f"a legal move less at move {number} is not found")


del sys.argv[1:]
main(globals())
