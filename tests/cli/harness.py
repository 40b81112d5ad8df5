# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs comstock-cli, and the test cases of a program as TAP."""

import json
import os
import subprocess
import sys
import traceback

CLI = os.environ["COMSTOCK_CLI"]
DATA = os.path.join(os.environ["G_TEST_SRCDIR"], "data")
# In seconds; only what hangs takes so long.
TIMEOUT = 1200

LETTERS = {
    ".": "empty",
    "h": "house",
    "t": "townhouse",
    "m": "mountain",
    "M": "mine",
    "R": "ranch",
    "X": "blacksmith",
    "D": "drugstore",
    "B": "bank",
    "S": "saloon",
    "H": "hotel",
    "G": "general-store",
    "C": "church",
    "P": "prison",
    "Y": "city-hall",
    "o": "outlaws",
    " ": None,
}


def run(*arguments, text="", environment=None):
    """Runs comstock-cli with `text` (str or bytes) as its standard input; its output as str."""
    given = text if isinstance(text, bytes) else text.encode()
    done = subprocess.run(
        [CLI, *(a if isinstance(a, bytes) else str(a) for a in arguments)],
        input=given,
        capture_output=True,
        timeout=TIMEOUT,
        env={**os.environ, **(environment or {})},
        check=False,
    )
    done.stdout = done.stdout.decode()
    done.stderr = done.stderr.decode()
    return done


def ask(subcommand, *documents):
    """Hands documents to a subcommand, a line each; its answers."""
    lines = "".join(json.dumps(document) + "\n" for document in documents)
    answers = [json.loads(line) for line in run(subcommand, text=lines).stdout.splitlines()]
    equal(len(answers), len(documents))
    return answers


def picture(*rows):
    """A city's rows of parcels from a picture with a letter per parcel."""
    return [[LETTERS[letter] for letter in row] for row in rows]


def equal(found, wanted):
    if found != wanted:
        raise AssertionError(f"found {found!r}, wanted {wanted!r}")


def contains(text, part):
    if part not in text:
        raise AssertionError(f"{part!r} is not in {text!r}")


def one_error_line(done, status, *parts):
    """Checks that a call failed with one line of error that contains all `parts`."""
    equal(done.returncode, status)
    equal(done.stderr.count("\n"), 1)
    contains(done.stderr, "comstock-cli: ")
    for part in parts:
        contains(done.stderr, part)


def main(cases):
    """Runs every function of `cases` (a module's globals ()) whose name begins with test_."""
    tests = [(name, case) for name, case in cases.items() if name.startswith("test_")]
    failed = 0
    print(f"1..{len(tests)}")
    for number, (name, case) in enumerate(tests, 1):
        try:
            case()
            print(f"ok {number} {name}")
        except Exception:  # a test must not stop the others
            failed += 1
            print(f"not ok {number} {name}")
            for line in traceback.format_exc().splitlines():
                print("#", line)
        sys.stdout.flush()
    sys.exit(1 if failed else 0)
