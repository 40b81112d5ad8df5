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
    ('case skipped for a reason', 'OK', '1..1\nok 1 /a # SKIP no display\n', '0 passed, 0 failed, 1 skipped', 0),
    ('case skipped without a reason', 'OK', '1..2\nok 1 /a\nok 2 /b # SKIP\n', '1 passed, 1 failed', 1),
    ('case to be done', 'OK', '1..2\nok 1 /a\nok 2 /b # todo later\n', '1 passed, 1 failed', 1),
    ('failed case with a reason', 'FAIL', '1..1\nnot ok 1 /a # SKIP no display\n', '0 passed, 1 failed', 1),
    ('crash after a skipped case', 'FAIL', '1..2\nok 1 /a # SKIP no display\n', '0 passed, 1 failed, 1 skipped', 1),
    ('crash after good cases', 'FAIL', '1..3\nok 1 /a\nok 2 /b\n', '2 passed, 1 failed', 1),
    ('time out without a word', 'TIMEOUT', '', '0 passed, 1 failed', 1),
    ('program skipped for a reason', 'SKIP', '1..0 # SKIP no mounts here\n', '0 passed, 0 failed, 1 skipped', 0),
    ('program skipped without a reason', 'SKIP', '1..0 # SKIP\n', '0 passed, 1 failed', 1),
    ('program skipped without a word', 'SKIP', '', '0 passed, 1 failed', 1),
    ('all cases skipped', 'SKIP', '1..1\nok 1 /a # SKIP no display\n', '0 passed, 0 failed, 1 skipped', 0),
)


def count(*arguments):
    run = subprocess.run([sys.executable, sys.argv[1], *arguments], stdout=subprocess.PIPE, text=True, check=False)
    return run.stdout.rstrip('\n').split('\n'), run.returncode


def count_log(name, result, stdout):
    with tempfile.NamedTemporaryFile('w', encoding='utf-8') as log:
        log.write(json.dumps({'name': name, 'result': result, 'stdout': stdout}) + '\n')
        log.flush()
        return count('0', '0', log.name)


def main():
    print(f'1..{len(LOGS) + 4}')
    results = []
    for name, result, stdout, expected, status in LOGS:
        lines, code = count_log(name, result, stdout)
        results.append((name, (lines[-1], code), (expected, status)))
    lines, _ = count_log('disk', 'SKIP', '1..0 # SKIP no mounts here\n')
    results.append(('reason told', lines[0], 'SKIPPED: disk: no mounts here'))
    for name, arguments, expected in (('missing log', ('0', '0', '/nowhere/testlog.json'), ('0 passed, 1 failed', 1)),
                                      ('failure from elsewhere', ('2', '0'), ('0 passed, 2 failed', 1)),
                                      ('skip from elsewhere', ('0', '1'), ('0 passed, 0 failed, 1 skipped', 0))):
        lines, code = count(*arguments)
        results.append((name, (lines[-1], code), expected))
    for number, (name, found, expected) in enumerate(results, 1):
        if found != expected:
            print(f'# {name}: {found} instead of {expected}')
        print(f'{"ok" if found == expected else "not ok"} {number} - {name}')


main()
