# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the pages that map rules to functions and tests against the sources, one page a game.

Usage: check-rules.py SOURCE-ROOT
"""

import pathlib
import re
import sys

PAGES = {'cards': 'docs/rules-card-game.md', 'board': 'docs/rules-board.md', 'city': 'docs/rules-city.md'}


# How incomes are shown on printed tiles, and how the solo game's levels were measured.
NOT_TOLD = {'B19', 'S18'}


def read(root, *patterns):
    paths = sorted(path for pattern in patterns for path in root.glob(pattern))
    return '\n'.join(path.read_text(encoding='utf-8') for path in paths)


def named_functions(page):
    return set(re.findall(r'[`*]([a-z][a-z0-9_]+)[`*] \(\)', page))


def named_tables(page, game):
    return set(re.findall(rf'`({game}_[a-z0-9_]+)`(?! \(\))', page)) - {f'{game}_game'}


def named_cases(page, game):
    return set(re.findall(rf'`(/{game}-[a-z0-9-]+(?:/[a-z0-9-]+)+)`', page))


# The letters of a game's rulings, and where its rules in the window are told.
RULINGS = {
    'board': ('BS', ('src/model/board/comstock-board-topics.c', 'src/model/board/comstock-board-details.c')),
    'city': ('C', ('src/model/city/comstock-city-topics.c',)),
}


def missing_rulings(root, page, game):
    """Those of the game's page that its rules in the window do not tell."""
    letters, sources = RULINGS[game]
    topics = read(root, *sources)
    told = {number for numbers in re.findall(rf'RULING \("([{letters}0-9 ]+)"', topics) for number in numbers.split()}
    marked = ' '.join(re.findall(rf'\*\*([{letters}][^*]+)\*\*', page))
    return set(re.findall(rf'\b[{letters}]\d+\b', marked)) - told - NOT_TOLD


def faults(root, game):
    page = (root / PAGES[game]).read_text(encoding='utf-8')
    if game in RULINGS:
        for number in sorted(missing_rulings(root, page, game)):
            yield f'ruling not told by the rules in the window: {number}'
    engine = read(root, f'src/engine/{game}/*.[ch]', f'tests/engine/invariants/{game}*.c')
    # Tasks are declared by macros, which name them without the game.
    engine = re.sub(r'^BOARD_TASK_(GO|ANSWER)E?S \((\w+)\)',
                    lambda match: f'void board_{match[2]}_{match[1].lower()} (', engine, flags=re.MULTILINE)
    cases = set(re.findall(rf'g_test_add_func \("(/{game}-[^"]+)"', read(root, f'tests/engine/test-{game}-*.c')))
    for name in sorted(named_functions(page)):
        if not re.search(rf'^(?:[a-zA-Z].*[ *])?{name} \(', engine, re.MULTILINE):
            yield f'no such function: {name}'
    for name in sorted(named_tables(page, game)):
        if not re.search(rf'\b{name}\[', engine):
            yield f'no such table: {name}'
    for case in sorted(named_cases(page, game) - cases):
        yield f'no such test case: {case}'
    for case in sorted(cases - named_cases(page, game)):
        yield f'test case not named: {case}'


def main(root):
    found = [f'{PAGES[game]}: {fault}' for game in PAGES for fault in faults(pathlib.Path(root), game)]
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
