# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the kept saves against the JSON schema, checks that the schema bites and that no kind of game is missing.

Usage: check-saves.py SCHEMA FOLDER

Those of the card game lie in FOLDER, those of the others in its folders "board" and "city".
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


def spoil_variant(save):
    save['setup']['variants'].append('snow')


def spoil_parcel(save):
    save['setup']['mountains'][0] = 'I9'


def spoil_building(save):
    save['setup']['buildings']['casino'] = 1


def spoil_side(save):
    save['setup']['characters'][0] = 'banker-green'


def spoil_die(save):
    save['moves'].append('31 roll 7')


def spoil_edge(save):
    save['moves'].append('0 road C4 south')


def spoil_first(save):
    save['setup']['first'] = 4


def spoil_tiles(save):
    del save['setup']['tiles']['digest']


def spoil_turn(save):
    save['moves'].append('0 lay 1 -2 4')


def spoil_gate(save):
    save['moves'].append('0 gate 0 0 up')


def spoil_seed(save):
    del save['setup']['seed']


SHARED = [spoil_name, spoil_version, spoil_member, spoil_kind, spoil_level, spoil_seat, spoil_digest, spoil_digests]
CARDS = SHARED + [spoil_pile, spoil_move]
BOARD = SHARED + [spoil_move, spoil_variant, spoil_parcel, spoil_building, spoil_side, spoil_die, spoil_edge,
                  spoil_seed]
CITY = SHARED + [spoil_move, spoil_seed, spoil_first, spoil_tiles, spoil_turn, spoil_gate]


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


VARIANTS = ('new-beginning', 'might-is-right', 'kit-carson', 'outlaws', 'horses', 'river-tiles')
ROLES = [f'{character}-{side}' for side in ('yellow', 'red') for character in (
    'paperboy', 'sheriff', 'banker', 'grocer', 'chinese-worker', 'settler', 'captain', 'mercenary', 'indian',
    'prospector', 'gunsmith', 'singer', 'auctioneer', 'governor', 'cowboy', 'heroes', 'teacher', 'father-christmas')]
ROLES += ['doctor-yellow', 'undertaker-red', 'lawyer-yellow', 'editor-red']
VERBS = ('pass', 'yes', 'choose', 'parcel', 'house', 'building', 'slot', 'amount', 'keep', 'build', 'cowboy', 'shift',
         'hold', 'horse', 'track', 'roll', 'draw', 'tile', 'road', 'card')


def board_occurrences(save, expected):
    setup = save['setup']
    yield f'{len(setup["seats"])} seats'
    yield from (f'a {seat["kind"]}' for seat in setup['seats'])
    yield from (f'standish as {seat["level"]}' for seat in setup['seats'] if seat['kind'] == 'standish')
    yield from setup['variants']
    if setup['river'] and 'river-tiles' not in setup['variants']:
        yield 'river'
    for text in save['moves']:
        verb, *rest = text.split()[1:]
        yield verb
        if verb == 'choose':
            yield rest[0]


def board_wanted(save):
    return {*(f'{n} seats' for n in range(2, 7)), 'a person', 'a rival', *VARIANTS, 'river', *ROLES, *VERBS,
            *(f'standish as {level}' for level in ('rancher', 'miner', 'strength', 'urban'))}


def city_occurrences(save, expected):
    yield f'{len(save["setup"]["seats"])} seats'
    yield from (f'a {seat["kind"]}' for seat in save['setup']['seats'])
    yield f'an end by {expected["ending"]}'
    if 'set' in save['setup']['tiles']:
        yield 'tiles of its own'
    if len(expected['winners']) > 1:
        yield 'a shared win'
    moves = [text.split()[1:] for text in save['moves']]
    yield from (verb for verb, *_ in moves)
    yield from (f'claim {rest[0]}' for verb, *rest in moves if verb == 'claim')
    if any(first[0] == 'draw' == second[0] for first, second in zip(moves, moves[1:])):
        yield 'a tile that fits nowhere'


def city_wanted(save):
    return {'2 seats', '3 seats', '4 seats', 'a person', 'a rival', 'tiles of its own', 'a shared win',
            'a tile that fits nowhere', *(f'an end by {ending}' for ending in ('tiles', 'walls', 'gap', 'ring')),
            *(f'claim {kind}' for kind in ('street', 'market', 'area')),
            'pass', 'draw', 'lay', 'gate', 'wall', 'guard', 'tower'}


def find_missing(paths, occur, want):
    """What no save shows, and variants that only one does."""
    seen = []
    for path in paths:
        save = json.loads(path.read_text('utf-8'))
        expected = json.loads(path.with_suffix('.expected.json').read_text('utf-8'))
        seen += set(occur(save, expected))
    return sorted(thing for thing in want(save) if seen.count(thing) < 1 + (thing in VARIANTS))


def check_folder(schema_path, folder, spoilers, occur, want):
    validator = jsonschema.Draft202012Validator(json.loads(pathlib.Path(schema_path).read_text('utf-8')))
    failures = 0
    paths = sorted(folder.glob('*.comstock'))
    for path in paths:
        save = json.loads(path.read_text('utf-8'))
        for error in validator.iter_errors(save):
            print(f'{path}: {error.json_path}: {error.message[:200]}')
            failures += 1
        for spoil in spoilers:
            spoiled = copy.deepcopy(save)
            spoil(spoiled)
            if validator.is_valid(spoiled):
                print(f'{schema_path}: accepts {path} after {spoil.__name__}')
                failures += 1
    for missing in find_missing(paths, occur, want):
        print(f'{folder}: no save shows {missing}')
        failures += 1
    return failures if len(paths) >= 8 else failures + 1


def main(schema_path, folder):
    jsonschema.Draft202012Validator.check_schema(json.loads(pathlib.Path(schema_path).read_text('utf-8')))
    folder = pathlib.Path(folder)
    failures = check_folder(schema_path, folder, CARDS, occurrences, wanted)
    failures += check_folder(schema_path, folder / 'board', BOARD, board_occurrences, board_wanted)
    failures += check_folder(schema_path, folder / 'city', CITY, city_occurrences, city_wanted)
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1], sys.argv[2]))
