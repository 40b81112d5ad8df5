# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of a game of The City: what is asked, what may be answered, what it scores."""

import copy

from city import GATE, City

EDGE_WORDS = ('north', 'east', 'south', 'west')
SIDES = {'left': -1, 'right': 1}
ROWS = ('streets', 'markets', 'towers', 'stewards', 'guards')
WALLS, CHANCE = 70, 31
TILES, LAST_WALL, GAP, RING = 1, 2, 3, 4


class Game:
    def __init__(self, designs, stacks, seats, first):
        self.designs = {name: design for name, (design, _) in designs.items()}
        self.unseen = {name: copies for name, (_, copies) in designs.items()}
        self.stacks, self.n_seats, self.turn = stacks, seats, first
        self.city = City()
        self.points = [dict.fromkeys(ROWS, 0) for _ in range(seats)]
        self.supply, self.towers = [7] * seats, [12 // seats] * seats
        self.drawn_count, self.drawn, self.latest = 0, None, None
        self.ends, self.since, self.crowned = None, {-1: 0, 1: 0}, {-1: False, 1: False}
        self.used = 0
        self.ending = None
        self.questions = self.play()
        self.actor, self.legal = next(self.questions)

    def answer(self, text):
        try:
            self.actor, self.legal = self.questions.send(text)
        except StopIteration:
            self.actor, self.legal = None, set()

    def gap(self):
        """Outline edges not yet built."""
        return len(self.city.outline()) - len(self.city.walls)

    # Each question is yielded as who is asked and all legal answers.

    def play(self):
        while self.ending is None:
            yield from self.draw()
            if self.ending is None:
                yield from self.turn_of()
        self.finish()

    def draw(self):
        """Until a tile fits somewhere."""
        while True:
            if self.drawn_count == sum(self.stacks):
                self.ending = TILES
                return
            draws = {f'draw {name} {copy + 1}' for name, left in self.unseen.items() for copy in range(left)}
            _, name, _ = (yield CHANCE, draws).split()
            self.unseen[name] -= 1
            self.drawn_count += 1
            cells = self.city.open_cells()
            self.drawn = {f'lay {x} {y} {turn}': ((x, y), face) for x, y in cells
                          for turn, face in self.designs[name].faces.items() if self.city.fits((x, y), face)}
            if self.drawn:
                return

    def turn_of(self):
        city, seat = self.city, self.turn
        phase = 1 + sum(self.drawn_count > sum(self.stacks[:n + 1]) for n in range(2))
        cell, face = self.drawn[(yield seat, set(self.drawn))]
        self.latest = cell
        city.faces[cell] = face
        claims = {f'claim {kind} {number}': (cell, kind, number) for _, kind, number in city.claimable(cell)}
        if claims and self.supply[seat]:
            chosen = yield seat, {'pass', *claims}
            if chosen != 'pass':
                city.followers.append((seat, claims[chosen]))
                self.supply[seat] -= 1
        scored = [self.settle(segment) for segment in list(city.near(cell))]
        if any(scored) and phase > 1:
            yield from self.build_walls((phase - 1) * (2 if self.n_seats == 2 else 1))
        self.look_for_end()
        self.turn = (seat + 1) % self.n_seats

    def look_for_end(self):
        if self.city.walls and self.gap() <= 5:
            self.ending = RING if self.gap() == 0 else GAP
        elif self.used == WALLS:
            self.ending = LAST_WALL
        elif self.drawn_count == sum(self.stacks):
            self.ending = TILES

    # Rules page 6.

    def settle(self, segment):
        """Scores a feature that is complete, once; whether somebody got points."""
        feature, open_edges = self.city.feature(segment)
        if open_edges or segment in self.city.settled:
            return False
        self.city.settled |= feature
        tiles = len({cell for cell, _, _ in feature})
        if segment[1] == 'street':
            points = tiles if tiles < 4 else 2 * tiles
        else:
            points = tiles * len({self.city.faces[cell].goods[number] for cell, _, number in feature})
        counts = self.counts(feature)
        for seat in self.most(counts):
            self.points[seat][segment[1] + 's'] += points
        for seat in range(self.n_seats):
            self.supply[seat] += counts[seat]
        self.city.followers = [(seat, place) for seat, place in self.city.followers if place not in feature]
        return any(counts)

    def counts(self, feature):
        return [sum(seat == owner and place in feature for owner, place in self.city.followers)
                for seat in range(self.n_seats)]

    @staticmethod
    def most(counts):
        return [seat for seat, count in enumerate(counts) if count and count == max(counts)]

    def close(self, edge):
        if self.city.at(edge):
            self.settle(self.city.at(edge))

    # Rules page 7.

    def build_walls(self, quota):
        last = crowned_before = None
        for piece in range(quota * self.n_seats):
            seat = (self.turn + piece) % self.n_seats
            if self.ends is None:
                yield from self.set_gate(seat)
                continue
            if self.used == WALLS or self.gap() == 0:
                break
            choice = yield seat, {'wall left'} | ({'wall right'} if self.gap() > 1 else set())
            last = SIDES[choice.split()[1]]
            crowned_before = self.crowned[last]
            yield from self.set_wall(seat, last)
        if self.towers[self.turn]:
            if self.gap() == 0:
                self.crown_ring(last, crowned_before)
            elif any(self.since.values()):
                yield from self.set_tower()

    def set_gate(self, seat):
        gates = {f'gate {x} {y} {EDGE_WORDS[edge]}': ((x, y), edge) for (x, y), edge in self.city.outline()}
        edge = gates[(yield seat, set(gates))]
        self.city.walls[edge] = GATE
        self.ends = {-1: edge, 1: edge}
        self.close(edge)

    def set_wall(self, seat, side):
        edge = self.city.next_edge(self.ends[side], side)
        self.city.walls[edge] = None
        self.ends[side] = edge
        self.used += 1
        self.since[side] += 1
        self.crowned[side] = False
        _, far = self.city.sight(edge)
        if self.supply[seat] and self.city.walls.get(far) in (None, GATE):
            if (yield seat, {'pass', 'guard'}) == 'guard':
                self.city.walls[edge] = seat
                self.supply[seat] -= 1
        self.close(edge)

    def set_tower(self):
        answer = yield self.turn, {'pass'} | {f'tower {word}' for word, side in SIDES.items() if self.since[side]}
        if answer != 'pass':
            side = SIDES[answer.split()[1]]
            self.score_tower(self.since[side])
            self.since[side], self.crowned[side] = 0, True

    def crown_ring(self, last, crowned_before):
        """The largest number that a tower on a free joint of the closing piece counts (ruling 16)."""
        behind, ahead = self.since[last] - 1, self.since[-last]
        numbers = [0]
        if not self.crowned[-last]:
            numbers += [behind + 1, ahead]
        if not crowned_before:
            numbers += [behind, ahead + 1]
        if max(numbers):
            self.score_tower(max(numbers))

    def score_tower(self, points):
        self.towers[self.turn] -= 1
        self.points[self.turn]['towers'] += points

    # Rules pages 9 and 10.

    def finish(self):
        city = self.city
        for edge in sorted(city.outline() - set(city.walls)) if city.faces else ():
            city.thought.add(edge)
            self.close(edge)
        for seat, place in city.followers:
            self.supply[seat] += place[1] != 'area'
        city.followers = [(seat, place) for seat, place in city.followers if place[1] == 'area']
        seen = set()
        for _, place in city.followers:
            feature, _ = city.feature(place)
            if place not in seen:
                for seat in self.most(self.counts(feature)):
                    self.points[seat]['stewards'] += 2 * city.markets_beside(feature)
            seen |= feature
        for edge, guard in city.walls.items():
            if guard not in (None, GATE):
                self.points[guard]['guards'] += sum(city.faces[cell].worth for cell in city.sight(edge)[0])

    def forecast(self):
        """The points if the game ended here; what the latest tile has completed counts."""
        game = copy.copy(self)
        game.questions = None
        game.city = copy.copy(self.city)
        game.city.followers, game.city.thought = list(self.city.followers), set()
        game.city.settled = set(self.city.settled)
        game.supply, game.points = list(self.supply), [dict(rows) for rows in self.points]
        for segment in list(game.city.near(self.latest)) if self.latest else ():
            game.settle(segment)
        for edge in game.city.walls:
            game.close(edge)
        game.finish()
        return [list(rows.values()) for rows in game.points]

    def winners(self):
        totals = [sum(rows.values()) for rows in self.points]
        return sum(1 << seat for seat, total in enumerate(totals) if total == max(totals))
