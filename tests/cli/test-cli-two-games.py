# SPDX-License-Identifier: GPL-3.0-or-later
"""A comstock-cli with two games in its table: --game tells whose command is meant, a save which game it is."""

import json
import re

from harness import contains, equal, main, one_error_line, run

CARDS = "carson-city-card-game"
CARDS_ALONE = ["score", "placements", "deck", "bench"]
BOTH = ["play", "tournament"]
PLAY_CARDS = ["play", "--seats", "rival,virtual,virtual,virtual", "--seed", 1]
PLAY_PEBBLES = ["--game", "pebbles", "play", "--seats", "rival,rival", "--seed", 1]


def test_help_lists_the_commands_of_each_game():
    shared, cards, pebbles = run("--help").stdout.split("Commands of the game ")
    for command in ("show", "check", "position"):
        contains(shared, f"\n  {command} ")
    equal(cards.startswith("“cards”:\n"), True)
    for command in CARDS_ALONE + BOTH:
        contains(cards, f"\n  {command} ")
    equal(re.findall(r"^  (\w+) +(.*)", pebbles, re.MULTILINE),
          [("play", "Races pebbles"), ("tournament", "Races them often")])


def test_the_first_game_is_meant_by_default():
    equal(run("--game", CARDS, *PLAY_CARDS).stdout, run(*PLAY_CARDS).stdout)
    equal(run("--game", "cards", *PLAY_CARDS).stdout, run(*PLAY_CARDS).stdout)
    equal(run(f"--game={CARDS}", "deck").stdout, run("deck").stdout)
    contains(run("play", "--help").stdout, "virtual[:LEVEL]")
    contains(run("--game", "pebbles", "play", "--help").stdout, "Two or three times rival")


def test_a_game_of_each_goes_through_what_they_share():
    for play in (PLAY_CARDS, PLAY_PEBBLES):
        told = run(*play)
        equal((told.returncode, told.stderr), (0, ""))
        equal(run(*play).stdout, told.stdout)
        equal("Total" in run(*play, "--quiet").stdout, True)
        save = run(*play, "--save", "-").stdout
        for command, wanted in (("check", "ok\n"), ("show", told.stdout)):
            done = run(command, "-", text=save)
            equal((done.returncode, done.stdout, done.stderr), (0, wanted, ""))
    equal(told.stdout.endswith("The game is over.\n"), True)


def test_the_save_tells_the_game_whatever_the_call_says():
    for play, other in ((PLAY_CARDS, "pebbles"), (PLAY_PEBBLES, CARDS)):
        save = run(*play, "--save", "-").stdout
        equal(run("--game", other, "show", "-", text=save).stdout, run("show", "-", text=save).stdout)


def test_what_a_game_does_not_offer_is_refused_by_name():
    for command in CARDS_ALONE:
        done = run("--game", "pebbles", command)
        one_error_line(done, 2, f"the game “pebbles” has no command “{command}” (see “comstock-cli --help”)\n")
        equal(done.stdout, "")
    save = run(*PLAY_PEBBLES, "--save", "-").stdout
    one_error_line(run("position", "-", text=save), 1,
                   "standard input: the game “pebbles” has no command “position”\n")
    done = run("--game", "pebbles", "score", environment={"LANGUAGE": "ru"})
    one_error_line(done, 2, "у игры «pebbles» нет команды «score»")
    one_error_line(run("--game", "pebbles", "dance"), 2, "There is no command “dance”")


def test_a_tournament_of_the_other_game():
    call = ["--game", "pebbles", "tournament", "--seats", "rival,rival,rival", "--games", 30, "--seed", 1, "--json"]
    done = run(*call)
    equal((done.returncode, done.stderr), (0, ""))
    found = json.loads(done.stdout)
    equal((found["game"], found["games"], len(found["seats"])), ("pebbles", 30, 3))
    equal(sum(round(6 * seat["wins"]) for seat in found["seats"]), 6 * 30)
    equal(found["seats"][0]["level"], None)


def test_seats_are_the_game_s_own():
    one_error_line(run("--game", "pebbles", *PLAY_CARDS), 2, "“rival,virtual,virtual,virtual” cannot play")


main(globals())
