#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Renders the manual pages in each language without a complaint.  Prints TAP.  Usage: check-manual.py MAN-FOLDER"""

import glob
import os
import subprocess
import sys

FOLDER = sys.argv[1]
PAGES = sorted(glob.glob(os.path.join(FOLDER, '**', '*.[16]'), recursive=True))
WORDS = ('comstock-cli score', 'comstock/statistics.json')

faults = 0
for number, page in enumerate(PAGES, 1):
    done = subprocess.run(['man', '--warnings', '--encoding=UTF-8', '--local-file', page],
                          env={**os.environ, 'LC_ALL': 'C.UTF-8', 'MANWIDTH': '80', 'MANPAGER': 'cat'},
                          capture_output=True, text=True)
    lines = done.stdout.split('\n')
    sound = done.returncode == 0 and not done.stderr and len(lines) > 30 and any(word in done.stdout for word in WORDS)
    sound = sound and not any(mark in done.stdout for mark in ('\\f', '**', '\\('))
    faults += not sound
    if not sound:
        print('#', done.stderr)
    print('ok' if sound else 'not ok', number, '-', os.path.relpath(page, FOLDER))
print(f'1..{len(PAGES)}')
sys.exit(faults or not PAGES)
