#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The handbook in each language: Mallard by its schema, every link leads somewhere, every page is reached, and none is
missing.  Prints TAP.  Usage: check-book.py HELP-FOLDER"""

import os
import subprocess
import sys

FOLDER = sys.argv[1]
CHECKS = ('validate', 'links', 'orphans', 'ids')


def check(language):
    """Yields what is wrong."""
    pages = os.path.join(FOLDER, language, 'comstock')
    for name in CHECKS:
        done = subprocess.run(['yelp-check', name, pages], capture_output=True, text=True)
        if done.returncode or done.stdout or done.stderr:
            yield from (done.stdout + done.stderr or f'yelp-check {name} fails').split('\n')
    for name in set(os.listdir(pages)) ^ set(os.listdir(os.path.join(FOLDER, 'C', 'comstock'))):
        yield f'{name} is in one language only'


faults = 0
languages = sorted(os.listdir(FOLDER))
for number, language in enumerate(languages, 1):
    problems = list(check(language))
    for problem in problems:
        print('#', problem)
    faults += bool(problems)
    print('not ok' if problems else 'ok', number, '-', language)
print(f'1..{len(languages)}')
sys.exit(faults or not languages)
