# SPDX-License-Identifier: GPL-3.0-or-later
"""A comstock-cli whose model has a second game, as a later one may: what all games share works with its saves at once,
and what is missing is refused in one line."""

import json
import os
import subprocess
import tempfile

from harness import contains, equal, main, one_error_line, run

SAVE = subprocess.run([os.environ["COMSTOCK_WRITE_PEBBLES"]], stdout=subprocess.PIPE, timeout=60, check=True).stdout
POSITION = [["position"], ["position", "--all"], ["position", "--move", "0"]]
COMMANDS = [["check"], ["show"], *POSITION]


def test_it_is_checked_and_told():
    equal(run("check", "-", text=SAVE).stdout, "ok\n")
    lines = run("show", "-", text=SAVE).stdout.splitlines()
    equal(lines[:2], ["Seat 1 has picked a stone.", "Seat 2 has picked a stone."])
    contains(lines[lines.index("") - 1], "The die shows")
    contains(lines[-1], "Total")
    for command in ("check", "show"):
        done = run(command, "-", text=SAVE)
        equal((done.returncode, done.stderr), (0, ""))


def test_what_it_does_not_offer_is_refused():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "game.comstock")
        with open(path, "wb") as file:
            file.write(SAVE)
        for command in POSITION:
            done = run(*command, path)
            one_error_line(done, 1, f"comstock-cli: {path}: the game “pebbles” has no command “position”\n")
            equal(done.stdout, "")
            one_error_line(run(*command, "-", text=SAVE), 1, "standard input: the game ")


def test_a_refusal_is_in_the_language_of_the_user():
    done = run("position", "-", text=SAVE, environment={"LANGUAGE": "de"})
    one_error_line(done, 1, "das Spiel »pebbles« hat keinen Befehl »position«\n")


def test_what_is_wrong_with_it_is_said_first():
    spoilt = json.loads(SAVE)
    spoilt["moves"][0] = "0 stone 13"
    for command in COMMANDS:
        one_error_line(run(*command, "-", text=json.dumps(spoilt)), 1, "moves[0]: “0 stone 13”: ")


def test_a_game_that_nobody_knows_is_refused_by_every_command():
    unknown = json.loads(SAVE)
    unknown["game"] = "whist"
    for command in COMMANDS:
        done = run(*command, "-", text=json.dumps(unknown))
        one_error_line(done, 1, "standard input: game: this program has no game “whist”")
        equal(done.stdout, "")


def test_the_card_game_is_shown_all_the_same():
    save = run("play", "--seats", "rival,virtual,virtual,virtual", "--seed", 1, "--save", "-").stdout
    for command in COMMANDS:
        done = run(*command, "-", text=save)
        equal((done.returncode, done.stderr), (0, ""))


main(globals())
