# SPDX-License-Identifier: GPL-3.0-or-later
"""How comstock-cli is called: help, unknown words, missing and superfluous arguments, exit statuses."""

import os
import re
import shutil
import subprocess
import tempfile

from harness import CLI, TIMEOUT, contains, equal, main, one_error_line, run

COMMANDS = ["score", "placements", "deck", "play", "show", "check", "position", "bench", "tournament"]


def test_help_lists_every_command():
    for option in ("--help", "-h"):
        done = run(option)
        equal((done.returncode, done.stderr), (0, ""))
        for command in COMMANDS:
            contains(done.stdout, f"\n  {command} ")


def test_every_command_explains_itself():
    for command in COMMANDS:
        done = run(command, "--help")
        equal((done.returncode, done.stderr), (0, ""))
        contains(done.stdout, f"comstock-cli {command}")


def test_version():
    contains(run("--version").stdout, "comstock-cli ")


def test_the_man_page_documents_every_command_and_option():
    page = os.path.join(os.environ["G_TEST_BUILDDIR"], "..", "docs", "man", "man1", "comstock-cli.1")
    with open(page, encoding="utf-8") as file:
        text = file.read().replace("\\-", "-")
    for command in COMMANDS:
        contains(text, f'.SS "{command} ')
        for option in re.findall("--[a-z]+", run(command, "--help").stdout):
            contains(text, option)


def test_wrong_calls():
    one_error_line(run(), 2, "--help")
    one_error_line(run("dance"), 2, "dance")
    one_error_line(run("--dance", "deck"), 2, "--dance", "comstock-cli --help")
    one_error_line(run("--game"), 2, "--game")
    one_error_line(run("--game", "whist", "deck"), 2, "There is no game “whist”")
    for command in COMMANDS:
        one_error_line(run(command, "--dance"), 2, "--dance", f"{command} --help")
    for command in ("show", "check", "position", "tournament"):
        one_error_line(run(command), 2, f"{command} --help")
    for command in ("score", "placements", "deck", "show", "position", "bench", "tournament"):
        one_error_line(run(command, "one", "two"), 2, f"{command} --help")


def test_the_levels_stand_in_the_help():
    board = "  rival     easy, medium (the default), hard, expert\n"
    cards = board + "  virtual   novice (the default), intermediate, expert\n"
    standish = "  standish  rancher (the default), miner, strength, urban\n"
    contains(run("play", "--help").stdout, cards)
    contains(run("tournament", "--help").stdout, cards)
    contains(run("--game", "board", "play", "--help").stdout, board + standish)
    for game in ("board", "city"):
        contains(run("--game", game, "tournament", "--help").stdout, board)
    equal("standish" in run("--game", "board", "tournament", "--help").stdout, False)


def test_the_game_may_be_named_behind_the_command():
    wanted = run("--game", "board", "standish").stdout
    equal(len(wanted) > 1000, True)
    for call in (["standish", "--game", "board"], ["standish", "--game=board"],
                 ["--game", "cards", "standish", "--game", "board"]):
        equal(run(*call).stdout, wanted)
    solo = ["--games", 2, "--seed", 1]
    equal(run("solo", *solo[:2], "--game", "board", *solo[2:]).stdout, run("--game", "board", "solo", *solo).stdout)
    one_error_line(run("standish", "--game", "whist"), 2, "There is no game “whist”")
    one_error_line(run("standish", "--game"), 2, "--game")
    # Behind two dashes it is a file.
    one_error_line(run("check", "--", "--game"), 1, "--game: ")
    one_error_line(run("check", "--", "--game=board"), 1, "--game=board: ")


def test_an_option_of_another_game():
    for option in (["--variants", "river"], ["--variants=river"], ["--characters", "random"], ["--buildings", "all"]):
        name = option[0].split("=")[0]
        one_error_line(run("play", *option), 2, f"“{name}” is an option of “--game board” (see “")
        equal(run("play", "--game", "board", "--seats", "rival,rival", "--seed", 1, "--quiet", *option).returncode, 0)
    one_error_line(run("play", "--save", "x", "--dance", "--variants-of-it"), 2, "--dance")


def test_a_wrong_call_points_to_the_help_of_its_game():
    for call in (["--game", "board", "play"], ["play", "--game", "board"]):
        one_error_line(run(*call, "--dance"), 2, "see “comstock-cli --game board play --help”")
    contains(run("--game", "board", "play", "--help").stdout, "comstock-cli --game board play [OPTION…]")
    contains(run("--game", "board", "play", "--help").stdout, "“comstock-cli --game cards play --help”")
    contains(run("play", "--help").stdout, "“comstock-cli --game board play --help”")
    equal("--game" in run("score", "--help").stdout + run("check", "--help").stdout, False)


def test_a_number_out_of_range():
    for call in (["--game", "board", "solo", "--seed", 1],
                 ["--game", "board", "tournament", "--seed", 1, "--seats", "rival,rival"]):
        least = 1 if "solo" in call else 2
        for games in (4294967295, 2**31, 0, -1, "many", "", 10**30):
            one_error_line(run(*call, "--games", games), 2,
                           f"--games: must be a whole number from {least} to 2147483647")


def test_the_reason_why_output_is_lost():
    save = run("play", "--seats", "rival,virtual,virtual,virtual", "--seed", 1, "--save", "-").stdout.encode()
    city = b'{"city": [["mine"]]}\n'
    # The second and the third look for other files after the first failure.
    for call, text in ((["score"], city), (["score"], city + b"x"), (["check", "-", "no-file"], save),
                       (["score"], city * 5000), (["deck"], b""), (["show", "-"], save),
                       (["position", "-", "--all"], save), (["--help"], b""), (["standish", "--game", "board"], b"")):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([CLI, *call], input=text, stdout=full, stderr=subprocess.PIPE, timeout=TIMEOUT,
                                  check=False)
        equal((done.returncode, done.stderr.decode().splitlines()[-1]),
              (1, "comstock-cli: standard output: No space left on device"))


def in_folder(folder, *arguments):
    done = subprocess.run([CLI, *arguments], cwd=folder, capture_output=True, timeout=60, check=False, text=True)
    return done.returncode, done.stdout, done.stderr


def test_files_that_begin_with_a_dash_stand_behind_two():
    with tempfile.TemporaryDirectory() as folder:
        save = os.path.join(folder, "-x.comstock")
        run("play", "--seats", "rival,virtual,virtual,virtual", "--seed", 1, "--save", save)
        shutil.copy(save, os.path.join(folder, "--"))
        shutil.copy(save, os.path.join(folder, "x"))
        with open(os.path.join(folder, "-lines"), "w", encoding="utf-8") as file:
            file.write('{"city": [], "parcels": ["mine", "mine", "mine", "mine"]}')
        for command in ("check", "show", "position"):
            wanted = (0, run(command, save).stdout, "")
            for file in ("-x.comstock", "--", "x"):
                equal(in_folder(folder, command, "--", file), wanted)
        # Options before the two dashes are options still, and what stands behind them is none.
        wanted = run("position", save, "--move", 3).stdout
        equal(in_folder(folder, "position", "--move", "3", "--", "-x.comstock")[1], wanted)
        equal(in_folder(folder, "check", "x", "--", "-x.comstock", "--")[1], "x: ok\n-x.comstock: ok\n--: ok\n")
        equal(in_folder(folder, "check", "--", "--help")[0], 1)
        equal(in_folder(folder, "placements", "--", "-lines")[1], '{"placements":"anywhere"}\n')
        contains(in_folder(folder, "score", "--", "-lines")[1], "parcels")
        contains(in_folder(folder, "deck", "--", "-lines")[2], "-lines: ")
        equal(in_folder(folder, "show", "--", "-x.comstock", "x")[0], 2)
        equal(in_folder(folder, "show", "--")[0], 2)
        equal(run("check", "--", "-", text=open(save, "rb").read()).stdout, "ok\n")


def test_an_argument_of_strange_bytes():
    one_error_line(run(b"\xff\n\xfe"), 2)


main(globals())
