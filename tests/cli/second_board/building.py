# SPDX-License-Identifier: GPL-3.0-or-later
"""Placing buildings and houses, and drawing new ones."""

from digests import CONTENTS
from words import AROUND, BUILDINGS, CORNERS, EDGES, HOUSES_BROUGHT, INDEX, REVOLVERS, UNCONNECTED


class Building:
    def free(self, parcel):
        return self.map[parcel] is None and parcel not in self.outlaws and parcel not in self.river

    def sites(self, seat, kind):
        """Roads may still make room for its houses; without them there must be some (4.6.5)."""
        sites = [parcel for parcel in self.owned(seat.number) if self.free(parcel) and self.is_site(kind, parcel)]
        return [parcel for parcel in sites if self.legal_roads(seat) or self.has_room(seat, kind, parcel)]

    def has_room(self, seat, kind, parcel):
        self.map[parcel] = kind
        has = self.can_house(seat, HOUSES_BROUGHT.get(kind, 1))
        self.map[parcel] = None
        return has

    def can_house(self, seat, number):
        """Whether so many houses could be laid, one after the other, if every rival that may agree does."""
        if number == 0:
            return True
        for place in self.house_sites(seat):
            before = self.map[place]
            self.map[place] = "townhouse" if before else "house"
            can = self.can_house(seat, number - 1)
            self.map[place] = before
            if can:
                return True
        return False

    def is_site(self, kind, parcel):
        if kind == "train-station":
            return self.on_full_line(parcel)
        if kind == "school" and not self.may_have_school(parcel):
            return False
        return kind in UNCONNECTED or self.connected(parcel)

    def may_have_school(self, parcel):
        """One school a bank, where a river splits the map."""
        banks = self.banks()
        if len(banks) < 2:
            return True
        [bank] = [bank for bank in banks if parcel in bank]
        return not any(self.map[place] == "school" for place in bank)

    def banks(self):
        """The parts of the land, side to side."""
        if not self.river:
            return []
        rest = {parcel for parcel in self.map if parcel not in self.river}
        parts = []
        while rest:
            part, frontier = set(), [min(rest)]
            while frontier:
                parcel = frontier.pop()
                if parcel in rest:
                    rest.discard(parcel)
                    part.add(parcel)
                    frontier += [place for place in AROUND[parcel] if place[0] == parcel[0] or place[1] == parcel[1]]
            parts.append(part)
        return parts

    def place_building(self, seat, kind):
        """Whether it found a place; whatever was laid is taken back otherwise.  It is among the waiting ones."""
        self.result = 0
        with self.task("place", seat.number, a=CONTENTS.index(kind)) as task:
            task.result = self.find_place(seat, kind, task)
        return task.result

    def find_place(self, seat, kind, task):
        seat.waiting.remove(kind)
        move = self.ask(seat, lambda: ["pass"] + self.as_parcels(self.sites(seat, kind)), "site", lapses=True,
                        building=kind)
        if move == "pass":
            seat.waiting.append(kind)
            return False
        parcel = move.split()[1]
        self.map[parcel] = kind
        seat.dynamited.discard(parcel)
        self.memory = refused = set()
        task.b, task.pc = INDEX[parcel], 1
        houses = []
        for _ in range(HOUSES_BROUGHT.get(kind, 1)):
            house = self.place_house(seat, kind, parcel, refused, task)
            if house is None:
                self.undo(seat, kind, parcel, houses)
                return False
            houses.append(house)
        self.settle_building(seat, kind, parcel)
        return True

    def undo(self, seat, kind, parcel, houses):
        for house in reversed(houses):
            self.map[house] = "house" if self.map[house] == "townhouse" else None
        self.map[parcel] = None
        seat.waiting.append(kind)

    def settle_building(self, seat, kind, parcel):
        seat.revolvers += REVOLVERS.get(kind, 0)
        if kind == "church":
            for place in AROUND[parcel]:
                if self.owner[place] == seat.number and self.is_building(self.map[place]):
                    self.cancel_attacks(seat, place)

    def cancel_attacks(self, owner, parcel):
        for rival in self.seats:
            if rival is not owner and parcel in rival.cowboys:
                self.lose(rival, parcel)

    def place_house(self, seat, kind, building, refused, task):
        """Where it went, or None if there was no room."""
        while True:
            move = self.ask(seat, lambda: ["house " + place for place in self.house_sites(seat)
                                           if place not in refused] or ["pass"], "house", lapses=True,
                            building=kind, parcel=building)
            if move == "pass":
                return None
            place = move.split()[1]
            owner = self.owner[place]
            if owner in (None, seat.number) or self.agrees(self.seats[owner], place, task):
                self.lay_house(place, task)
                return place
            refused.add(place)

    def lay_house(self, place, task):
        self.houses[task.c] = INDEX[place] + (64 if self.map[place] else 0)
        task.c += 1
        self.map[place] = "townhouse" if self.map[place] else "house"

    def agrees(self, rival, place, task):
        if rival.consent == "always":
            return True
        self.houses[task.c], task.pc = INDEX[place], 2
        move = self.ask(rival, lambda: ["pass", "yes", "always", "never"], "consent", parcel=place)
        task.pc = 1
        if move in ("always", "never"):
            rival.consent = move
        return move in ("yes", "always")

    def house_sites(self, seat):
        return [place for place in self.map if self.may_lend(seat, place) and
                (self.is_new_house_site(place) or self.is_raisable(place))]

    def may_lend(self, seat, place):
        owner = self.owner[place]
        return owner in (None, seat.number) or not (self.is_his(self.seats[owner])
                                                    or self.seats[owner].consent == "never")

    def is_new_house_site(self, place):
        return self.free(place) and self.connected(place)

    def is_raisable(self, place):
        if self.map[place] != "house" or len(AROUND[place]) < 8 or place in self.outlaws:
            return False
        return all(self.map[other] is not None or self.owner[other] is not None or other in self.river
                   for other in AROUND[place])

    # Buildings that wait

    def place_waiting(self):
        with self.task("waiting") as task:
            for task.a, seat in enumerate(self.in_pass_order()):
                self.tried = set()
                if self.is_his(seat):
                    self.place_his_waiting(task)
                else:
                    self.place_waiting_of(seat, task)
            self.tried = set()

    def place_waiting_of(self, seat, task):
        tried = self.tried
        while set(seat.waiting) - tried:
            kinds = ["building " + kind for kind in BUILDINGS if kind in seat.waiting and kind not in tried]
            move = self.ask(seat, lambda offered=kinds: ["pass"] + offered, "waiting")
            if move == "pass":
                return
            kind = move.split()[1]
            task.c, task.pc = CONTENTS.index(kind), 1
            if not self.place_building(seat, kind):
                tried.add(kind)
            task.pc = 0

    # The bag

    def fill_track(self):
        with self.task("fill", pc=1) as task:
            while None in self.track and any(self.bag.values()):
                task.a = self.track.index(None)
                kind = self.draw()
                if kind == "city-hall":
                    with self.task("city-hall", self.passes[0]):
                        self.lay_city_hall()
                else:
                    self.track[task.a] = kind

    def draw(self):
        outcomes = [f"draw {kind} {n}" for kind in BUILDINGS for n in range(1, self.bag.get(kind, 0) + 1)]
        kind = self.chance(outcomes, "draw").split()[1]
        self.bag[kind] -= 1
        return kind

    def city_hall_sites(self):
        return [parcel for parcel in self.for_sale() if self.map[parcel] is None and self.connected(parcel)]

    def lay_city_hall(self):
        seat = self.seats[self.passes[0]]
        if not self.city_hall_sites():
            self.free_roads(seat)
        if self.city_hall_sites():
            move = self.ask(seat, lambda: self.as_parcels(self.city_hall_sites()), "city-hall")
            self.map[move.split()[1]] = "city-hall"

    def free_roads(self, seat):
        """The fewest that connect a parcel for the city hall, edge by edge."""
        goals = set()
        for parcel in self.for_sale():
            if self.map[parcel] is None:
                goals |= CORNERS[parcel]
        while goals and not self.vertices & goals:
            ways = self.first_edges(goals)
            _, move = self.ask_all([seat.number], lambda _, offered=ways: ["road " + way for way in offered],
                                   "city-hall-road")
            self.build_road(move[5:])

    def first_edges(self, goals):
        """The first edges of the shortest ways from the roads to one of the vertices."""
        steps = self.steps_to(goals)
        best = min((steps.get(vertex, 99) for vertex in self.vertices), default=99)
        return [edge for edge, (a, b) in EDGES.items() if edge not in self.roads and
                any(near in self.vertices and steps.get(near) == best and steps.get(far) == best - 1
                    for near, far in ((a, b), (b, a)))]

    def steps_to(self, goals):
        """How many unbuilt edges it takes from each vertex to the nearest of the goals."""
        steps = {vertex: 0 for vertex in goals}
        frontier = list(goals)
        while frontier:
            vertex = frontier.pop(0)
            for edge, ends in EDGES.items():
                if vertex in ends and edge not in self.roads:
                    other = ends[1 - ends.index(vertex)]
                    if other not in steps:
                        steps[other] = steps[vertex] + 1
                        frontier.append(other)
        return steps
