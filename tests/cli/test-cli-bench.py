# SPDX-License-Identifier: GPL-3.0-or-later
"""comstock-cli bench: the members that scripts rely on, and a signature that does not waver."""

import json
import re

from harness import contains, equal, main, run


def bench():
    done = run("bench", "--json")
    equal((done.returncode, done.stderr), (0, ""))
    return json.loads(done.stdout)


def test_figures_and_signature():
    first, second = bench(), bench()
    equal(list(first), ["games_per_second", "ns", "state_bytes", "signature"])
    equal(list(first["games_per_second"]), ["random", "greedy"])
    equal(list(first["ns"]), ["placements", "score", "apply", "copy"])
    for group in ("games_per_second", "ns"):
        equal(all(figure > 0 for figure in first[group].values()), True)
    equal(0 < first["state_bytes"] <= 4096, True)
    equal(bool(re.fullmatch("[0-9a-f]{16}", first["signature"])), True)
    equal((first["signature"], first["state_bytes"]), (second["signature"], second["state_bytes"]))
    contains(run("bench").stdout, first["signature"])


main(globals())
