# SPDX-License-Identifier: GPL-3.0-or-later
"""The city on the table read from the rules alone: cells, features, outline.  Nothing is kept that can be found again.

A cell is (x, y), y grows to the south; an edge is (cell, 0..3) for north, east, south, west; a segment (cell, kind,
number)."""

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
GATE = 'gate'


def beyond(cell, edge):
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


class City:
    def __init__(self):
        self.faces = {}         # by cell
        self.walls = {}         # by edge: the seat of its guard, None, or GATE
        self.thought = set()    # edges closed in thought, at the end
        self.followers = []     # (seat, segment)
        self.settled = set()    # segments of features that were scored

    # Rules page 4.

    def outside(self, also=None):
        """The empty cells near the tiles that are joined by sides to infinity, with a tile more in thought."""
        full = set(self.faces) | ({also} if also else set())
        left, right = min(x for x, _ in full) - 1, max(x for x, _ in full) + 1
        top, bottom = min(y for _, y in full) - 1, max(y for _, y in full) + 1
        found, todo = {(left, top)}, [(left, top)]
        while todo:
            cell = todo.pop()
            for edge in range(4):
                x, y = beyond(cell, edge)
                if left <= x <= right and top <= y <= bottom and (x, y) not in found and (x, y) not in full:
                    found.add((x, y))
                    todo.append((x, y))
        return found

    def open_cells(self):
        """The cells on which a tile may come, streets aside."""
        if not self.faces:
            return [(0, 0)]
        cells = {beyond(cell, edge) for cell in self.faces for edge in range(4)} - set(self.faces)
        return [cell for cell in cells if self.leaves_walls_open(cell)]

    def leaves_walls_open(self, cell):
        if any((beyond(cell, edge), (edge + 2) % 4) in self.walls for edge in range(4)):
            return False
        around = [(cell[0] + x, cell[1] + y) in self.faces for x, y in AROUND]
        if not self.walls or sum(around[i] != around[i - 1] for i in range(8)) <= 2:
            return True
        outside = self.outside(cell)
        return all(beyond(*edge) in outside for edge in self.walls)

    def fits(self, cell, face):
        for edge in range(4):
            other = self.faces.get(beyond(cell, edge))
            if other and other.is_street((edge + 2) % 4) != face.is_street(edge):
                return False
        return True

    # Rules page 5.

    def joined(self, segment):
        """The segments of other tiles that this one is joined with, and the edges where it is open."""
        cell, kind, number = segment
        face = self.faces[cell]
        for edge in range(4):
            place, facing = beyond(cell, edge), (edge + 2) % 4
            other = self.faces.get(place)
            if kind != 'area' and face.edges[edge] == (kind, number):
                if other and other.edges[facing][0] == kind:
                    yield (place, *other.edges[facing])
                elif not other and (cell, edge) not in self.walls and (cell, edge) not in self.thought:
                    yield cell, edge
            elif kind == 'area' and other:
                for half in (0, 1):
                    area = other.halves[2 * facing + 1 - half]
                    if face.halves[2 * edge + half] == number and area is not None:
                        yield place, 'area', area

    def feature(self, segment):
        """All segments of a feature, and its open edges."""
        found, open_edges, todo = {segment}, set(), [segment]
        while todo:
            for item in self.joined(todo.pop()):
                if len(item) == 2:
                    open_edges.add(item)
                elif item not in found:
                    found.add(item)
                    todo.append(item)
        return found, open_edges

    def segments(self, cell):
        return [(cell, kind, number) for kind, number in self.faces[cell].segments]

    def claimable(self, cell):
        """The features of the tile just laid that may get a follower, each by its first segment."""
        taken, result = set(), []
        for segment in self.segments(cell):
            feature, open_edges = self.feature(segment)
            held = any(place in feature for _, place in self.followers)
            if segment not in taken and not held and (segment[1] == 'area' or open_edges):
                result.append(segment)
            taken |= feature
        return result

    def near(self, cell):
        """What a tile laid on a cell may have completed: its own, and markets that its ground closes."""
        yield from (segment for segment in self.segments(cell) if segment[1] != 'area')
        for edge in range(4):
            other = self.faces.get(beyond(cell, edge))
            if other and other.edges[(edge + 2) % 4][0] == 'market':
                yield (beyond(cell, edge), *other.edges[(edge + 2) % 4])

    def at(self, edge):
        """The street or market at an edge, or None."""
        kind, number = self.faces[edge[0]].edges[edge[1]]
        return None if kind == 'area' else (edge[0], kind, number)

    def markets_beside(self, feature):
        """How many different markets an area borders."""
        markets = set()
        for cell, _, number in feature:
            face = self.faces[cell]
            beside = [(cell, 'market', market) for market in face.beside[number]]
            for edge in range(4):
                other, facing = self.faces.get(beyond(cell, edge)), (edge + 2) % 4
                if other and face.edges[edge] == ('area', number) and other.edges[facing][0] == 'market':
                    beside.append((beyond(cell, edge), *other.edges[facing]))
            for market in beside:
                markets.add(min(self.feature(market)[0]))
        return len(markets)

    # Rules page 7.

    def outline(self):
        outside = self.outside()
        return {(cell, edge) for cell in self.faces for edge in range(4) if beyond(cell, edge) in outside}

    def next_edge(self, edge, turn):
        """Next along the outline: `turn` 1 is clockwise, −1 the other way."""
        cell, side = edge
        along = (side + turn) % 4
        corner = beyond(beyond(cell, side), along)
        if corner in self.faces:
            return corner, (along + 2) % 4
        if beyond(cell, along) in self.faces:
            return beyond(cell, along), side
        return cell, along

    def sight(self, edge):
        """The unbroken run of tiles from a wall straight into the city, and the edge at its far end."""
        cell, side = edge
        run, back = [], (side + 2) % 4
        while cell in self.faces:
            run.append(cell)
            cell = beyond(cell, back)
        return run, (run[-1], back)
