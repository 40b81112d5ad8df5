# SPDX-License-Identifier: GPL-3.0-or-later
"""The City read a second time: each set of legal moves and all points of whole games, by the rules alone.  Prints TAP.

Usage: test-second-city.py WRITE-CITY TILES.json GAMES
"""

import collections
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'second_city'))

from game import Game
from tiles import Design


def equal(got, wanted, where):
    if got != wanted:
        raise AssertionError(f'{where}: got {got}, wanted {wanted}')


def begin(words, designs):
    seats, first, stacks, *copies = words
    counts = {name: int(number) for name, number in (item.split(':') for item in copies)}
    return Game({name: (designs[name], number) for name, number in counts.items()},
                list(map(int, stacks.split(','))), int(seats), int(first))


def told_seats(game):
    seats = [','.join(map(str, [*rows.values(), supply, towers]))
             for rows, supply, towers in zip(game.points, game.supply, game.towers)]
    return f'{" ".join(seats)} gap {game.gap() if game.city.walls else 0}'


def told_forecast(game):
    return ' '.join(','.join(map(str, rows)) for rows in game.forecast())


def read_again(lines, designs):
    """Derives each line that can be derived; what was met."""
    met, game, number = collections.Counter(), None, 0
    for line in lines:
        word, _, rest = line.rstrip('\n').partition(' ')
        where = f'game {number}, after {met["moves"]} moves'
        if word == 'game':
            game, number = begin(rest.split(), designs), number + 1
        elif word == 'ask':
            actor, _, moves = rest.partition(' ')
            equal(int(actor), game.actor, where)
            equal(set(moves.split(';')), game.legal, where)
            met['questions'] += 1
        elif word == 'move':
            game.answer(rest)
            met['moves'] += 1
        elif word == 'seats':
            equal(rest, told_seats(game), where)
        elif word == 'forecast':
            equal(rest, told_forecast(game), where)
            met['forecasts'] += 1
        else:
            equal(rest, f'{game.ending} {game.winners()}', where)
            equal(game.actor, None, where)
            met[('', 'tiles', 'walls', 'gap', 'ring')[game.ending]] += 1
    met['games'] = number
    return met


def main(write_city, path, count):
    with open(path, encoding='utf-8') as file:
        designs = {tile['id']: Design(tile) for tile in json.load(file)['tiles']}
    print('1..1')
    with subprocess.Popen([write_city, '0', count], stdout=subprocess.PIPE, encoding='utf-8') as process:
        met = read_again(process.stdout, designs)
    equal((process.returncode, met['games']), (0, int(count)), 'the end')
    print('#', ', '.join(f'{number} {what}' for what, number in sorted(met.items())))
    print('ok 1 - second-reading')


if __name__ == '__main__':
    main(*sys.argv[1:])
