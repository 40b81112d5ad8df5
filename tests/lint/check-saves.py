# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the kept saves against the JSON schema, checks that the schema bites and that no kind of game is missing.

Usage: check-saves.py SCHEMA FOLDER
"""

import copy
import json
import pathlib
import sys

import jsonschema


def spoil_version(save):
    save['version'] = 2


def spoil_member(save):
    save['surprise'] = True


def spoil_kind(save):
    save['setup']['seats'][0]['kind'] = 'robot'


def spoil_level(save):
    save['setup']['seats'][0]['level'] = 'novice'


def spoil_pile(save):
    del save['setup']['terrain'][1][47]


def spoil_move(save):
    save['moves'][0] = '0 bid 12'


def spoil_seat(save):
    save['moves'][0] = '6 bid 1'


def spoil_digest(save):
    save['digests'][0]['digest'] = '0123'


def spoil_digests(save):
    save['digests'] = []


def spoil_name(save):
    save['setup']['seats'][0]['name'] = 'Ada\u202ebob'


SPOILERS = [spoil_name, spoil_version, spoil_member, spoil_kind, spoil_level, spoil_pile, spoil_move,
            spoil_seat, spoil_digest, spoil_digests]


def is_built(save, seat):
    return save['setup']['seats'][seat]['kind'] != 'virtual'


def occurrences(save, expected):
    """Yields what happens in a save that some save must show."""
    characters = save['setup']['characters']
    yield f'{len(save["setup"]["seats"])} seats'
    yield from (f'a {seat["kind"]}' for seat in save['setup']['seats'])
    if len(expected['winners']) > 1:
        yield 'a shared win'
    if skull_chain(save):
        yield 'a chain of skulls'
    for text in save['moves']:
        seat, verb, *rest = text.split()
        if verb in ('take', 'hire') and rest[0] in characters and is_built(save, int(seat)):
            yield f'{rest[0]} in a city'
        if verb in ('use', 'hire', 'sell'):
            yield f'{verb} {rest[0]}' if verb == 'use' else verb
    yield from unplaced(save)


def skull_chain(save):
    """Whether two skulls lie one after the other in the pile of characters."""
    skulls = {back['character'] for back in save['setup']['deck']['cards']['backs'] if back['skull']}
    pile = save['setup']['characters']
    return any(upper in skulls and lower in skulls for upper, lower in zip(pile, pile[1:]))


def unplaced(save):
    """A terrain card that is taken, but not laid by the same seat, fitted nowhere."""
    characters = save['setup']['characters']
    for text, after in zip(save['moves'], save['moves'][1:] + ['']):
        seat, verb, *rest = text.split()
        if verb == 'take' and rest[0] not in characters and is_built(save, int(seat)):
            if not after.startswith(f'{seat} place'):
                yield 'a card that fits nowhere'


def wanted(save):
    characters = save['setup']['characters']
    abilities = ('governor', 'lawyer', 'chinese-worker', 'heroes', 'gunsmith', 'mercenary', 'doctor')
    return {'4 seats', '5 seats', '6 seats', 'a person', 'a rival', 'a virtual', 'a shared win', 'a chain of skulls',
            'a card that fits nowhere', 'hire', 'sell',
            *(f'{character} in a city' for character in characters),
            *(f'use {ability}' for ability in abilities)}


def find_missing(paths):
    seen = set()
    for path in paths:
        save = json.loads(path.read_text('utf-8'))
        expected = json.loads(path.with_suffix('.expected.json').read_text('utf-8'))
        seen |= set(occurrences(save, expected))
    return sorted(wanted(save) - seen)


def main(schema_path, folder):
    schema = json.loads(pathlib.Path(schema_path).read_text('utf-8'))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures = 0
    paths = sorted(pathlib.Path(folder).glob('*.comstock'))
    for path in paths:
        save = json.loads(path.read_text('utf-8'))
        for error in validator.iter_errors(save):
            print(f'{path}: {error.json_path}: {error.message}')
            failures += 1
        for spoil in SPOILERS:
            spoiled = copy.deepcopy(save)
            spoil(spoiled)
            if validator.is_valid(spoiled):
                print(f'{schema_path}: accepts {path} after {spoil.__name__}')
                failures += 1
    for missing in find_missing(paths):
        print(f'{folder}: no save shows {missing}')
        failures += 1
    return 1 if failures or len(paths) < 12 else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1], sys.argv[2]))
