# SPDX-License-Identifier: GPL-3.0-or-later
"""Tiles read from their file, in each of their orientations."""

EDGES = 'NESW'


def turned_edge(name, turn):
    return EDGES[(EDGES.index(name) + turn) % 4]


class Face:
    """A tile after some clockwise quarter-turns: `edges[d]` is (kind, number), `halves[h]` the number of an area."""

    def __init__(self, tile, turn):
        self.edges = [None] * 4
        self.halves = [None] * 8
        self.segments = ([('street', k) for k in range(len(tile['streets']))] +
                         [('market', k) for k in range(len(tile['markets']))] +
                         [('area', k) for k in range(len(tile['residential']))])
        self.goods = [market['kind'] for market in tile['markets']]
        self.beside = [[int(name[1:]) for name in area['markets']] for area in tile['residential']]
        self.worth = 2 * tile['public'] + (3 if tile['historic'] else 0)
        for number, street in enumerate(tile['streets']):
            for end in street['ends']:
                if end in EDGES:
                    self.edges[EDGES.index(turned_edge(end, turn))] = ('street', number)
        for number, market in enumerate(tile['markets']):
            for end in market['edges']:
                self.edges[EDGES.index(turned_edge(end, turn))] = ('market', number)
        for number, area in enumerate(tile['residential']):
            for half in area['halves']:
                edge = EDGES.index(turned_edge(half[0], turn))
                self.halves[2 * edge + int(half[1])] = number
        for edge in range(4):
            if self.edges[edge] is None:
                self.edges[edge] = ('area', self.halves[2 * edge])

    def is_street(self, edge):
        return self.edges[edge][0] == 'street'


def looks(tile, turn):
    """What one sees of a turned tile, without its names."""
    def market(number):
        return (tile['markets'][number]['kind'],
                frozenset(turned_edge(edge, turn) for edge in tile['markets'][number]['edges']))

    def end(name):
        if name in EDGES:
            return turned_edge(name, turn)
        return market(int(name[8:])) if name.startswith('market:') else name

    return (frozenset(frozenset(map(end, street['ends'])) for street in tile['streets']),
            frozenset(map(market, range(len(tile['markets'])))))


class Design:
    """A tile of the file, with those of its orientations that differ."""

    def __init__(self, tile):
        self.faces = {}
        seen = set()
        for turn in range(4):
            if looks(tile, turn) not in seen:
                seen.add(looks(tile, turn))
                self.faces[turn] = Face(tile, turn)
