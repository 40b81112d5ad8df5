# SPDX-License-Identifier: GPL-3.0-or-later
"""Saves replayed by another program, which knows docs/save-format.md and the rules: same digests, same totals."""

import glob
import json
import os
import tempfile

from harness import equal, main, run
from replay import Replay, digest_deck

SAVES = os.path.join(os.environ["G_TEST_SRCDIR"], "saves", "v1")
DECK = json.loads(run("deck").stdout)
SEATS = [
    "rival,virtual,virtual:intermediate,virtual:expert",
    "rival:easy,rival:medium,rival:hard,rival:expert",
    "virtual:novice,rival,virtual:expert,rival:hard,rival",
    "rival,rival,rival,rival,rival,rival",
]


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def replay(save):
    game = Replay(save, DECK)
    equal(digest_deck(game.deck), save["setup"]["deck"]["digest"])
    over = game.run()
    equal((game.n_played, game.n_compared), (len(save["moves"]), len(save["digests"])))
    return game, over


def test_kept_saves():
    paths = glob.glob(os.path.join(SAVES, "*.comstock"))
    equal(len(paths) >= 12, True)
    for path in paths:
        expected = load(path.replace(".comstock", ".expected.json"))
        game, over = replay(load(path))
        equal((path, over, game.totals()), (path, True, expected["totals"]))


def test_games_just_played():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "game.comstock")
        for seed in range(12):
            done = run("play", "--seats", SEATS[seed % 4], "--seed", seed, "--save", path, "--quiet")
            equal((done.returncode, done.stderr), (0, ""))
            game, over = replay(load(path))
            last = json.loads(run("position", path).stdout)
            equal((over, game.totals()), (True, [seat["score"]["total"] for seat in last["seats"]]))


main(globals())
