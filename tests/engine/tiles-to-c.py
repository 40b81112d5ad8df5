# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a set of tiles as a C initialiser, so that tests of the rules need no reader of JSON.

Usage: tiles-to-c.py TILES.json OUTPUT
"""

import json
import sys

EDGES = 'NESW'
HALVES = ['N0', 'N1', 'E0', 'E1', 'S0', 'S1', 'W0', 'W1']
GOODS = ['fish', 'grain', 'livestock']
HISTORIC = [None, 'Petit Puits', 'Grand Puits', 'Tour Carrée', 'Bâtiment', 'Saint Sernin', 'Saint Nazaire',
            'Château Comtal']
CROSSING, BUILDING, MARKET_END = 4, 5, 6
STREET_EDGE, MARKET_EDGE, AREA_EDGE = 0, 1, 5


def number(name):
    """Of "m1", "market:m1", "residential:r0"."""
    return int(name.rpartition(':')[2][1:])


def bits(values):
    return sum(1 << value for value in values)


def end(name):
    if name in EDGES:
        return EDGES.index(name)
    return {'crossing': CROSSING, 'building': BUILDING}.get(name) or MARKET_END + number(name)


def edge(name):
    if name == 'street':
        return STREET_EDGE
    return (MARKET_EDGE if name.startswith('market') else AREA_EDGE) + number(name)


def braces(items):
    return '{ ' + ', '.join(items) + ' }'


def design(tile):
    fields = {
        'id': f'"{tile["id"]}"',
        'copies': tile['copies'],
        'is_public': tile['public'],
        'historic': HISTORIC.index(tile['historic']),
        'n_streets': len(tile['streets']),
        'n_markets': len(tile['markets']),
        'n_areas': len(tile['residential']),
        'edges': braces([str(edge(tile['edges'][name])) for name in EDGES]),
        'streets': braces([f'{{ {{ {end(a)}, {end(b)} }} }}' for a, b in (s['ends'] for s in tile['streets'])]),
        'markets': braces([f'{{ {GOODS.index(m["kind"])}, {bits(map(EDGES.index, m["edges"]))} }}'
                           for m in tile['markets']]),
        'areas': braces([f'{{ {bits(map(HALVES.index, r["halves"]))}, {bits(map(number, r["markets"]))} }}'
                         for r in tile['residential']]),
    }
    return '  { ' + ', '.join(f'.{name} = {value}' for name, value in fields.items() if value != '{  }') + ' },\n'


def main(source, target):
    with open(source, encoding='utf-8') as file:
        tiles = json.load(file)
    with open(target, 'w', encoding='utf-8') as file:
        file.write(f'#define SHIPPED_DESIGNS {len(tiles["tiles"])}\n')
        file.write(f'static const uint8_t shipped_stacks[] = {braces(list(map(str, tiles["stacks"])))};\n')
        file.write('static const CityDesign shipped_designs[SHIPPED_DESIGNS] = {\n')
        file.writelines(design(tile) for tile in tiles['tiles'])
        file.write('};\n')


if __name__ == '__main__':
    main(*sys.argv[1:])
