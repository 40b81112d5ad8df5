#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that build-aux/count-tests counts what passed and misses nothing that failed.

Usage: check-count-tests.py COUNT-TESTS
"""

import json
import subprocess
import sys
import tempfile

LOGS = (
    ('program without cases', 'OK', 'all is well', '1 passed, 0 failed', 0),
    ('program that fails', 'FAIL', 'oh', '0 passed, 1 failed', 1),
    ('cases', 'OK', '1..2\nok 1 /a\nok 2 /b\n# Subtest: c\n', '2 passed, 0 failed', 0),
    ('failed case', 'FAIL', '1..2\nok 1 /a\nnot ok 2 /b\n', '1 passed, 1 failed', 1),
    ('skipped case', 'OK', '1..2\nok 1 /a\nok 2 /b # SKIP no display\n', '1 passed, 1 failed', 1),
    ('crash after good cases', 'FAIL', '1..3\nok 1 /a\nok 2 /b\n', '2 passed, 1 failed', 1),
    ('time out without a word', 'TIMEOUT', '', '0 passed, 1 failed', 1),
    ('skipped program', 'SKIP', '1..0 # SKIP\n', '0 passed, 1 failed', 1),
)


def count(*arguments):
    run = subprocess.run([sys.executable, sys.argv[1], *arguments], stdout=subprocess.PIPE, text=True, check=False)
    return run.stdout.rstrip('\n').split('\n')[-1], run.returncode


def main():
    print(f'1..{len(LOGS) + 2}')
    results = []
    for name, result, stdout, expected, status in LOGS:
        with tempfile.NamedTemporaryFile('w', encoding='utf-8') as log:
            log.write(json.dumps({'name': name, 'result': result, 'stdout': stdout}) + '\n')
            log.flush()
            results.append((name, count('0', log.name), (expected, status)))
    results.append(('missing log', count('0', '/nowhere/testlog.json'), ('0 passed, 1 failed', 1)))
    results.append(('failure from elsewhere', count('2'), ('0 passed, 2 failed', 1)))
    for number, (name, found, expected) in enumerate(results, 1):
        if found != expected:
            print(f'# {name}: {found} instead of {expected}')
        print(f'{"ok" if found == expected else "not ok"} {number} - {name}')


main()
