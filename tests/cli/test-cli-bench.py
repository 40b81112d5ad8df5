# SPDX-License-Identifier: GPL-3.0-or-later
"""comstock-cli bench: the members that scripts rely on, and a signature that does not waver."""

import json
import re

from harness import contains, equal, main, run


def test_figures_and_signature():
    done = run("bench", "--json")
    equal((done.returncode, done.stderr), (0, ""))
    found = json.loads(done.stdout)
    equal(list(found), ["games_per_second", "ns", "state_bytes", "load_ms", "bytes_per_move", "signature"])
    equal(list(found["games_per_second"]), ["random", "greedy"])
    equal(list(found["ns"]), ["placements", "score", "apply", "copy"])
    for group in ("games_per_second", "ns"):
        equal(all(figure > 0 for figure in found[group].values()), True)
    equal(0 < found["state_bytes"] <= 4096, True)
    # 0 where the clock of the processor is coarse.
    equal(found["load_ms"] >= 0, True)
    # 0 where memory cannot be counted, as under a sanitizer.
    equal(0 <= found["bytes_per_move"] <= 2048, True)
    equal(bool(re.fullmatch("[0-9a-f]{16}", found["signature"])), True)
    contains(run("bench").stdout, f": {found['signature']}\n")


def test_other_games():
    for game, name, most_bytes in (("board", "carson-city-board-game", 1024), ("city", "carcassonne-the-city", 4096)):
        found = json.loads(run("--game", game, "bench", "--json").stdout)
        equal(list(found), ["games_per_second", "state_bytes", "load_ms", "bytes_per_move", "signature"])
        equal(list(found["games_per_second"]), ["random", "greedy"])
        equal(all(figure > 0 for figure in found["games_per_second"].values()), True)
        equal(0 < found["state_bytes"] <= most_bytes, True)
        equal(found["load_ms"] >= 0, True)
        done = run("--game", name, "bench")
        equal((done.returncode, done.stderr), (0, ""))
        contains(done.stdout, f": {found['signature']}\n")


main(globals())
