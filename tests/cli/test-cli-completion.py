#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shells complete comstock-cli by what its help lists.  Usage: test-cli-completion.py bash|fish|zsh"""

import os
import shutil
import subprocess
import sys

from harness import CLI, equal, main, run

SHELL = sys.argv[1]
FOLDER = os.path.join(os.environ["G_TEST_SRCDIR"], "..", "data", "completions")

# The function is called as zsh would call it; what it offers is printed.
ZSH = """
_describe () { print -l -- ${${(P)@[-1]}%%:*} }
compadd () { shift; print -l -- $@ }
_files () { print -l -- *(N) }
words=("$@") CURRENT=$# PREFIX=$@[-1]
source "$FOLDER/_comstock-cli" | grep -e "^$PREFIX"
"""

BASH = """
source "$FOLDER/comstock-cli.bash"
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_comstock_cli
printf '%s\\n' "${COMPREPLY[@]}"
"""

FISH = """
source "$FOLDER/comstock-cli.fish"
complete -C (string join ' ' -- $argv) | string replace -r '\\t.*' ''
"""

COMMANDS = {
    "bash": ["bash", "--norc", "-c", BASH, "bash"],
    "fish": ["fish", "--no-config", "-c", FISH],
    "zsh": ["zsh", "-f", "-c", ZSH, "zsh"],
}


def complete(*words, language="en"):
    """What is offered for the last of the words."""
    path = os.path.dirname(CLI) + ":" + os.environ["PATH"]
    done = subprocess.run([*COMMANDS[SHELL], "comstock-cli", *words], check=False, capture_output=True, text=True,
                          env={**os.environ, "PATH": path, "FOLDER": FOLDER, "LANGUAGE": language})
    equal(done.stderr, "")
    return sorted(line for line in done.stdout.splitlines() if line)


def test_commands():
    listed = {line.split()[0] for line in run("--help").stdout.splitlines()
              if line.startswith("  ") and not line.startswith("  comstock-cli")}
    equal(complete(""), sorted(listed))
    equal(complete("pla"), ["placements", "play"])


def test_games():
    equal(complete("--game", ""), ["board", "cards", "city"])
    equal(complete("--game", "c"), ["cards", "city"])


def test_options():
    equal(complete("play", "--se"), ["--seats", "--seed"])
    equal(complete("--game", "board", "play", "--va"), ["--variants"])
    equal(complete("play", "--game", "city", "--ti"), ["--tiles"])
    equal(complete("--v"), ["--version"])


def test_another_language():
    equal(complete("--game", "", language="ru"), ["board", "cards", "city"])
    equal(complete("tourn", language="ru"), ["tournament"])
    equal(complete("play", "--se", language="ru"), ["--seats", "--seed"])


if shutil.which(SHELL) is None:
    print(f"1..0 # SKIP there is no {SHELL}")
else:
    main(globals())
