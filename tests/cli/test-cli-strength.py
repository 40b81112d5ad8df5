# SPDX-License-Identifier: GPL-3.0-or-later
"""build-aux/strength: its commands run, and its tables are those of the whole, however a match was cut."""

import json
import os
import random
import re
import subprocess
import sys

from harness import CLI, contains, equal, main, run

STRENGTH = os.environ["COMSTOCK_STRENGTH"]


def strength(*arguments, text="", status=0):
    done = subprocess.run([sys.executable, STRENGTH, *map(str, arguments)], input=text, capture_output=True, text=True,
                          timeout=600, check=False)
    equal(done.returncode, status)
    return done


def commands(*arguments):
    return strength("list", "--cli", CLI, *arguments).stdout.splitlines()


def play(lines):
    return subprocess.run(["sh"], input="\n".join(lines), capture_output=True, text=True, timeout=600,
                          check=True).stdout.splitlines()


def tables(lines):
    """Without the last column, which is time."""
    return re.sub(r"[^|]*\|$", "", strength("table", text="\n".join(lines) + "\n").stdout, flags=re.MULTILINE)


def test_parts_in_any_order_make_the_table_of_the_whole():
    whole = tables(play(commands("--games", 40, "former")))
    parts = play(commands("--games", 40, "--shards", 3, "former"))
    equal(len(parts), 3 * (len(whole.strip().splitlines()) - 4))
    random.Random(1).shuffle(parts)
    equal(tables(parts), whole)
    # A job that a queue has begun anew.
    equal(tables(parts + parts[:4]), whole)
    # One that was interrupted, and is begun anew.
    cut = json.dumps({**json.loads(parts[0]), "games": 2, "interrupted": True})
    equal(tables([cut] + parts), whole)


def test_a_row_says_what_the_tournament_says():
    seats = "rival:medium,rival:easy,rival:easy,rival:easy"
    line = run("tournament", "--seats", seats, "--games", 100, "--seed", 1, "--json").stdout.rstrip()
    one, *others = json.loads(line)["seats"]
    mean = sum(seat["vp"] for seat in others) / 3
    contains(tables([line]), "| rival:medium | rival:easy | 100 | "
                             f"{100 * one['win_share']:.1f} ± {100 * one['win_share_se']:.1f} | ≥ 40 | "
                             f"{one['vp']:.1f} ± {one['vp_se']:.1f} | {mean:.1f} |")


def test_every_partner_of_the_program_is_measured():
    known = re.search(r"the partners are ([a-z, \n-]+?)\s+--", run("tournament", "--help").stdout).group(1)
    listed = {seats for line in commands("partners") for seats in re.findall("sparring:([a-z-]+)", line)}
    equal(listed, set(known.replace(",", " ").split()))


def test_no_match_is_played_twice():
    lines = commands()
    equal(len(set(lines)), len(lines))


def test_each_game_has_tables_of_its_own():
    lines = play(commands("--games", 4, "board")[:2] + commands("--games", 4, "city-duels")[:1])
    equal([json.loads(line)["game"] for line in lines], ["carson-city-board-game"] * 2 + ["carcassonne-the-city"])
    text = tables(lines)
    for part in ("Board game: one against three of the level below", "| rival:easy | random | 4 |",
                 "The City: one against one of the level below"):
        contains(text, part)
    # The same players in the card game are another match.
    equal(text.count("| rival:medium | rival:easy | 4 |"), 2)
    equal("One against three of the level below" in text, False)


def test_a_missed_target_is_told():
    seats = "rival:medium,rival:easy,rival:easy,rival:easy"
    line = run("tournament", "--seats", seats, "--games", 100, "--seed", 1, "--json").stdout
    equal(strength("check", text=line).stdout, "")
    part = json.loads(line)
    part["seats"][0]["wins_shared"] = [5, 0, 0, 0]
    contains(strength("check", text=json.dumps(part), status=1).stdout, "wins 5.0 ± 2.2 %, wanted ≥ 40")
    contains(strength("check", text="", status=1).stdout, "no match was played")


def test_unknown_tables_are_refused():
    contains(strength("list", "tables", status=2).stderr, "there is no table tables")


main(globals())
