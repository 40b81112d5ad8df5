#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what the compiler does not: layers, names, openings, sizes, leftovers, lists of files.  Prints TAP.

Usage: check-sources.py ROOT
"""

import json
import os
import re
import sys
import xml.etree.ElementTree

ROOT = sys.argv[1]
FOLDERS = ('.ci', 'build-aux', 'data', 'docs', 'po', 'src', 'tests', 'tools')
TEXTS = ('.c', '.css', '.h', '.in', '.json', '.md', '.po', '.py', '.svg', '.ui', '.xml', '')

LAYERS = ('engine', 'ai', 'model', 'art', 'ui', 'cli')
MAY_INCLUDE = {
    'engine': {'engine'},
    'ai': {'engine', 'ai'},
    'model': {'engine', 'ai', 'model'},
    'art': {'engine', 'art'},
    'ui': {'engine', 'ai', 'model', 'art', 'ui'},
    'cli': {'engine', 'ai', 'model', 'art', 'cli'},
}
PURE_LAYERS = ('engine', 'ai')
PURE_HEADERS = {'assert.h', 'limits.h', 'math.h', 'stdbool.h', 'stddef.h', 'stdint.h', 'stdio.h',
                'stdlib.h', 'string.h'}
IMPURE_CALL = re.compile(r'\b((?:m|c|re)alloc|free|f?printf|f?puts|fopen|open|read|write|getenv|s?rand|time|clock'
                         r'|clock_gettime|exit|abort)\s*\(')
TOOLKIT_HEADER = re.compile(r'gtk|gdk|gsk|adwaita')
CANVAS_HEADER = re.compile(r'librsvg|cairo')

LONGEST_LINE = 120

TRANSLATED = re.compile(r'\b(?:_|N_|C_|NC_|ngettext|g_dngettext|g_dpgettext2)\s*\(\s*"|translatable="(?:yes|true)"')
LEFTOVER = re.compile(r'\b(?:TO' r'DO|FIX' r'ME|X' r'XX)(?=[\s:(]|$)')
# Each word is broken up, so that this file does not find itself.
MACHINE = re.compile(r'/wor[k]/|\.\./share[d]|/tmp/com[s]tock|/hom[e]/|/roo[t]/'
                     r'|py[p]i\.org|npm[j]s|cra[t]es\.io|deb\.deb[i]an|archive\.ubun[t]u|proxy\.go[l]ang')

# What all games share names them only here.
# The rooms of a layer, each with those that it may include; a game may include all but the shell.
MAY_KNOW = {
    'model': {
        'base': {'base'},
        'session': {'base', 'session'},
        'store': {'base', 'session', 'store'},
    },
    'ui': {'kit': {'kit'}, 'town': {'kit', 'town'}, 'table': {'kit', 'table'}, 'shell': {'kit', 'table', 'shell'}},
}
SHELL = os.path.join('src', 'ui', 'shell', '')
# What two games of one world share has the words of both, and no other room knows it.
WORLD = os.path.join('src', 'ui', 'town', '')

REGISTRIES = {os.path.join('src', *path.split('/')) for path in (
    'engine/cs-registry.c', 'model/session/comstock-games-table.c', 'ui/shell/comstock-game-uis-table.c',
    'cli/cli-games-table.c')}

# What belongs to one game has no name in what all share; comments may take their examples from a game.
OWN_WORDS = re.compile(r'(?i)(?<![a-z])(appeal|auction|bid|card|carson|city|cities|cowboy|deck|duel|era|horse|meeple'
                       r'|outlaw|pad|parcel|pebble|ranch|saloon|sheriff|showdown|skull|standish|terrain|tile|town'
                       r'|virtual)s?(?![a-z])')
ALLOWED_WORDS = {
    ('ui/shell', 'pad'): 'a game may have a dialog for people at a real table, which the menu offers as the score pad',
    ('model/store', 'pad'): 'a score pad that is opened as a game is told apart from one that is damaged',
    ('ui/table', 'pad'): 'the same',
    ('ui/gtk', 'card'): 'help that names what most games have',
    ('ui/gtk', 'parcel'): 'help that names what most games have',
    ('ui/shell', 'card'): 'a style of libadwaita, and the sound by which the volume is judged',
    ('ui/table', 'town'): 'the key that tells what a seat has built; settings of people name it',
}

DAMAGED_SAVES = os.path.join('tests', 'saves', 'bad')


def list_files():
    paths = [name for name in os.listdir(ROOT)
             if os.path.isfile(os.path.join(ROOT, name)) and name != '.git']
    for folder in FOLDERS:
        for parent, folders, names in os.walk(os.path.join(ROOT, folder)):
            folders[:] = [name for name in folders if name != '__pycache__']
            paths += [os.path.relpath(os.path.join(parent, name), ROOT) for name in names]
    return sorted(path for path in paths if not path.startswith(DAMAGED_SAVES))


def read(path):
    with open(os.path.join(ROOT, path), encoding='utf-8') as file:
        return file.read()


FILES = list_files()
TEXT = {path: read(path) for path in FILES if os.path.splitext(path)[1] in TEXTS}
SOURCES = [path for path in TEXT if path.endswith(('.c', '.h'))]


def without_comments(text):
    """Blanks comments and strings, keeping the lines."""
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"',
                  lambda match: re.sub(r'[^\n]', ' ', match.group()), text, flags=re.DOTALL)


def without_remarks(text):
    """Blanks comments alone, keeping the lines."""
    return re.sub(r'/\*.*?\*/|<!--.*?-->', lambda match: re.sub(r'[^\n]', ' ', match.group()), text, flags=re.DOTALL)


def matches(pattern, paths, text=None):
    for path in paths:
        for number, line in enumerate((text or TEXT.get)(path).split('\n'), 1):
            for match in pattern.finditer(line):
                yield f'{path}:{number}', match


def layer_of(path):
    parts = path.split(os.sep)
    return parts[1] if parts[0] == 'src' and parts[1] in LAYERS else None


def folder_of(path):
    parts = path.split(os.sep)
    return parts[2] if parts[0] == 'src' and len(parts) >= 4 else None


# Each game has a folder of rules; other folders, such as src/ui/table/, are rooms of what games share.
GAMES = {folder_of(path) for path in SOURCES if layer_of(path) == 'engine'} - {None}


def game_of(path):
    return folder_of(path) if folder_of(path) in GAMES else None


def is_beyond(path, target):
    """Whether @path, in a room of its layer, must not know @target of the same layer."""
    if layer_of(target) != layer_of(path) or path in REGISTRIES:
        return False
    if game_of(path):
        return target.startswith(SHELL)
    known = MAY_KNOW.get(layer_of(path), {}).get(folder_of(path))
    return known is not None and game_of(target) is None and folder_of(target) not in known


def find_include(path, name):
    """Returns the path of an included file of ours, or None."""
    for folder in (os.path.dirname(path), 'src'):
        candidate = os.path.normpath(os.path.join(folder, name))
        if candidate in TEXT:
            return candidate
    return None


def check_layers():
    for path in SOURCES:
        layer = layer_of(path)
        if layer is None:
            continue
        for where, match in matches(re.compile(r'^\s*#\s*include\s*(["<])([^">]+)'), [path]):
            quote, name = match.groups()
            target = find_include(path, name) if quote == '"' else None
            if target and layer_of(target) not in MAY_INCLUDE[layer]:
                yield f'{where}: {layer} must not include {target}'
            if target and is_beyond(path, target):
                yield f'{where}: this room must not include {target}'
            if target and game_of(path) and game_of(target) not in (None, game_of(path)):
                yield f'{where}: one game must not include another'
            if target and game_of(target) and not game_of(path) and path not in REGISTRIES:
                yield f'{where}: what all games share must not include {target}'
            if layer in PURE_LAYERS and not target and name not in PURE_HEADERS:
                yield f'{where}: {layer} must not include {name}'
            if layer != 'ui' and quote == '<' and TOOLKIT_HEADER.search(name):
                yield f'{where}: only ui may include {name}'
            if layer not in ('art', 'ui') and quote == '<' and CANVAS_HEADER.search(name):
                yield f'{where}: only art and ui may include {name}'


def check_names():
    """What all games share has the words of none."""
    shared = [path for path in TEXT if path.endswith(('.c', '.h', '.ui')) and folder_of(path) and not game_of(path)
              and path not in REGISTRIES and not path.startswith(WORLD)]
    for where, match in matches(OWN_WORDS, shared, lambda path: without_remarks(TEXT[path])):
        room = '/'.join(where.split(os.sep)[1:3])
        if (room, match.group(1).lower()) not in ALLOWED_WORDS:
            yield f'{where}: “{match.group(1)}” belongs to a game'


def check_purity():
    pure = [path for path in SOURCES if layer_of(path) in PURE_LAYERS]
    for where, match in matches(IMPURE_CALL, pure, lambda path: without_comments(TEXT[path])):
        yield f'{where}: no {match.group(1)} () in the rules or the search'


def check_asks():
    """A game's table hears from ComstockAsk what may be answered: it neither asks the rules, nor makes up a move, nor
    reads a position that holds what the viewer must not see."""
    rules = re.compile(r'\b(comstock_game_(?:dup_legal|judge|play|get_state|get_state_at|get_rules)|comstock_ask_new'
                       r'|(?:%s)_move(?:_place)?) \(' % '|'.join(sorted(GAMES)))
    tables = [path for path in SOURCES if layer_of(path) == 'ui' and game_of(path)]
    for where, match in matches(rules, tables, lambda path: without_comments(TEXT[path])):
        yield f'{where}: a table must not call {match.group(1)} ()'


def check_openings():
    opening = re.compile(r'/\* SPDX-License-Identifier: GPL-3\.0-or-later \*/\n/\* [A-Z](?:[^*]|\*(?!/))*[.)] \*/\n')
    for path in SOURCES:
        if not opening.match(TEXT[path]):
            yield f'{path}:1: needs the SPDX line and one sentence that says what the file is for'
    for path, text in TEXT.items():
        if path.endswith(('.css', '.py', '.ui', '.xml', '.xml.in')) or text.startswith('#!'):
            if 'SPDX-License-Identifier: ' not in '\n'.join(text.split('\n')[:4]):
                yield f'{path}:1: needs an SPDX line'


def check_lines():
    for path in SOURCES + [path for path in TEXT if path.endswith(('.css', '.py', '.ui', 'meson.build'))]:
        for number, line in enumerate(TEXT[path].split('\n'), 1):
            if line != line.rstrip():
                yield f'{path}:{number}: white space at the end'
            if '\t' in line:
                yield f'{path}:{number}: a tab'
            if len(line) > LONGEST_LINE and not path.endswith('.ui'):
                yield f'{path}:{number}: {len(line)} columns'
        if not TEXT[path].endswith('\n') or TEXT[path].endswith('\n\n'):
            yield f'{path}: must end with one line end'


def check_leftovers():
    for where, match in matches(LEFTOVER, TEXT):
        yield f'{where}: {match.group()}'


def check_machine_paths():
    for where, match in matches(MACHINE, TEXT):
        yield f'{where}: {match.group()}'


def check_potfiles():
    listed = [line for line in TEXT['po/POTFILES.in'].split('\n') if line and not line.startswith('#')]
    if listed != sorted(listed):
        yield 'po/POTFILES.in: not sorted'
    for path in listed:
        if path not in TEXT:
            yield f'po/POTFILES.in: {path} does not exist'
    for path in TEXT:
        if path.startswith('src/') and TRANSLATED.search(TEXT[path]) and path not in listed:
            yield f'po/POTFILES.in: {path} is missing'


def check_json():
    for path in FILES:
        if path.endswith(('.json', '.comstock')):
            try:
                json.loads(read(path))
            except ValueError as error:
                yield f'{path}: {error}'


def check_xml():
    for path in FILES:
        if path.endswith(('.svg', '.ui', '.xml', '.xml.in')):
            try:
                xml.etree.ElementTree.fromstring(read(path))
            except xml.etree.ElementTree.ParseError as error:
                yield f'{path}: {error}'


CHECKS = (check_layers, check_names, check_purity, check_asks, check_openings, check_lines,
          check_leftovers, check_machine_paths, check_potfiles, check_json, check_xml)


def main():
    print(f'1..{len(CHECKS)}')
    for number, check in enumerate(CHECKS, 1):
        problems = list(check())
        for problem in problems:
            print(f'# {problem}')
        print(f'{"not ok" if problems else "ok"} {number} - {check.__name__[len("check_"):].replace("_", " ")}')


main()
