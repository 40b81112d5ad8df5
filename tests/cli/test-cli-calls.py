# SPDX-License-Identifier: GPL-3.0-or-later
"""How comstock-cli is called: help, unknown words, missing and superfluous arguments, exit statuses."""

import os
import re
import shutil
import subprocess
import tempfile

from harness import CLI, contains, equal, main, one_error_line, run

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
    for command in ("show", "check", "position", "play", "tournament"):
        one_error_line(run(command), 2, f"{command} --help")
    for command in ("score", "placements", "deck", "show", "position", "bench", "tournament"):
        one_error_line(run(command, "one", "two"), 2, f"{command} --help")


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
