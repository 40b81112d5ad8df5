# SPDX-License-Identifier: GPL-3.0-or-later
"""How comstock-cli is called: help, unknown words, missing and superfluous arguments, exit statuses."""

import os
import re

from harness import contains, equal, main, one_error_line, run

COMMANDS = ["score", "placements", "deck", "play", "show", "check", "position", "bench"]


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
    one_error_line(run("tournament"), 2, "tournament")
    for command in COMMANDS:
        one_error_line(run(command, "--dance"), 2, "--dance", f"{command} --help")
    for command in ("show", "check", "position", "play"):
        one_error_line(run(command), 2, f"{command} --help")
    for command in ("score", "placements", "deck", "show", "position", "bench"):
        one_error_line(run(command, "one", "two"), 2, f"{command} --help")


def test_an_argument_of_strange_bytes():
    one_error_line(run(b"\xff\n\xfe"), 2)


main(globals())
