# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the page that maps rules to functions and tests against the sources.

Usage: check-rules.py SOURCE-ROOT
"""

import pathlib
import re
import sys

PAGE = 'docs/rules-card-game.md'


def read(root, *patterns):
    paths = sorted(path for pattern in patterns for path in root.glob(pattern))
    return '\n'.join(path.read_text(encoding='utf-8') for path in paths)


def named_functions(page):
    return set(re.findall(r'[`*]([a-z][a-z0-9_]+)[`*] \(\)', page))


def named_tables(page):
    return set(re.findall(r'`(cards_[a-z0-9_]+)`(?! \(\))', page))


def named_cases(page):
    return set(re.findall(r'`(/cards-[a-z0-9-]+(?:/[a-z0-9-]+)+)`', page))


def faults(root):
    page = (root / PAGE).read_text(encoding='utf-8')
    engine = read(root, 'src/engine/cards/*.[ch]')
    cases = set(re.findall(r'g_test_add_func \("(/cards-[^"]+)"', read(root, 'tests/engine/test-cards-*.c')))
    for name in sorted(named_functions(page)):
        if not re.search(rf'^(?:[a-zA-Z].*[ *])?{name} \(', engine, re.MULTILINE):
            yield f'no such function: {name}'
    for name in sorted(named_tables(page)):
        if not re.search(rf'\b{name}\[', engine):
            yield f'no such table: {name}'
    for case in sorted(named_cases(page) - cases):
        yield f'no such test case: {case}'
    for case in sorted(cases - named_cases(page)):
        yield f'test case not named: {case}'


def main(root):
    found = list(faults(pathlib.Path(root)))
    for fault in found:
        print(f'{PAGE}: {fault}')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
