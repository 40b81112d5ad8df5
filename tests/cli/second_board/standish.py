# SPDX-License-Identifier: GPL-3.0-or-later
"""Jeb Standish: how he draws, decides, buys and builds (the rules of the solo game, sections 4 to 8)."""

from digests import CONTENTS, LETTERS
from words import (AROUND, CORNERS, COUNCIL, EDGES, FREE_FOR_ALL, INDEX, PARCELS, REVOLVERS, SLOT_PRICES, TRACK,
                   UNCONNECTED, distance)

YOU, HE = 0, 1
DRAWS = (None, 3, 4, 5, 5)
FAR = 99
ALL_EDGES = list(EDGES)


class Standish:
    def equip_him(self):
        self.him = self.seats[HE]
        self.him.money = self.him.roads = self.him.revolvers = self.him.general = 0
        self.him.personal = 10
        self.deck, self.drawn = set(range(12)), []
        self.beaten = 0

    def card(self, index):
        return self.standish["cards"][index]

    def power(self):
        return sum(self.card(index)["power"] for index in self.drawn)

    def his_strength(self):
        return self.power() + self.beaten * self.standish["firepower"]

    def compare_him(self, theirs):
        self.same("his deck", theirs["deck"], sorted(self.deck))
        self.same("his drawn cards", sorted(theirs["drawn"]), sorted(self.drawn))
        self.same("his power", theirs["power"], self.power())
        self.same("his beaten cowboys", theirs["beaten"], self.beaten)

    # Phase 2

    def place_by_turns_with_him(self):
        with self.task("cards", a=1) as task:
            while len(self.drawn) < DRAWS[self.round] or not task.c:
                if len(self.drawn) < DRAWS[self.round]:
                    task.b += 1
                    self.draw_card()
                if not task.c:
                    self.take_turn(self.seats[YOU], lambda: None)
                    task.c = len(self.passed)
                    self.passed = []
        self.passed = [HE, YOU]

    def draw_card(self):
        if not self.deck:
            self.deck = set(range(12)) - set(self.drawn)
        index = int(self.chance([f"card {n}" for n in self.deck], "card").split()[1])
        self.deck.remove(index)
        self.drawn.append(index)
        letter = self.card(index)["letter"]
        with self.task("card", HE, a=LETTERS.index(letter)):
            getattr(self, "card_" + letter.lower())()

    def weak(self):
        return self.power() < self.firepower(self.seats[YOU])

    def send(self, place):
        """A cowboy of his onto a place, or onto his character if there is none."""
        self.tasks[-1].b += 1
        self.him.personal -= 1
        if place is None:
            self.beaten += 1
        else:
            self.him.cowboys.append(place)

    def has_one(self, place):
        return place in self.him.cowboys

    def empty(self, owner=HE):
        return [parcel for parcel in self.owned(owner) if self.map[parcel] is None]

    def his_bids(self):
        return [place for place in self.him.cowboys if place in AROUND and self.owner[place] is None]

    def parcels_to_come(self):
        return len(self.empty()) + sum(self.map[place] is None for place in self.his_bids())

    def slot_places(self, his):
        """Construction spaces with a building, the cheapest first, with or without his cowboy."""
        places = [f"build-{price}" for slot, price in enumerate(SLOT_PRICES) if self.track[slot]]
        return [place for place in places if self.has_one(place) == his]

    def kind_on(self, place):
        return self.track[SLOT_PRICES.index(int(place[6:]))]

    def to_place(self):
        """The buildings that he has to place."""
        return self.him.waiting + [self.kind_on(place) for place in self.slot_places(True)]

    def rank(self, kind):
        return self.standish["priority"].index(kind)

    def inc(self, kind, parcel):
        return self.income_of(kind, HE, parcel)

    def total(self, owner):
        return sum(self.income(parcel) for parcel in self.buildings_of(owner))

    # Cards

    def card_a(self):
        self.this_or_council("ammunition")
        self.this_or_council("cowboy-vp")

    def card_b(self):
        self.this_or_council("roads-3")
        self.this_or_council("building-vp")

    def card_c(self):
        self.send(self.best_building())
        self.send(self.best_parcel())

    def card_d(self):
        self.send(self.best_building() if self.parcels_to_come() >= len(self.to_place()) else self.best_parcel())

    def card_e(self):
        targets = [parcel for parcel in self.owned(YOU) if self.attackable(parcel) and self.income(parcel) >= 12
                   and not self.has_one(parcel)]
        if targets:
            self.send(self.choose(targets, self.income, self.room_for_houses, self.your_parcels_around))
            return
        you = self.seats[YOU]
        spaces = [place for place in TRACK if place in you.cowboys and not self.has_one(place)
                  and place not in FREE_FOR_ALL and place not in you.no_duel]
        if spaces:
            self.send(spaces[-1])
        else:
            self.him.vp += 2

    def room_for_houses(self, parcel):
        return sum(self.map[place] is None and self.owner[place] != HE for place in AROUND[parcel])

    def card_f(self):
        you = self.seats[YOU]
        spaces = [place for place in self.slot_places(False) if place in you.cowboys]
        parcels = [parcel for parcel in self.legal_bids() if parcel in you.cowboys]
        if spaces:
            self.send(spaces[0])
        elif parcels and not self.weak():
            self.send(self.choose(parcels, self.price))
        else:
            self.send(self.best_parcel())

    def card_g(self):
        parcels = [parcel for parcel in self.legal_bids() if self.map[parcel] in self.standish["neutral"]]
        self.send(self.choose(parcels, lambda parcel: -self.after(parcel, HE, YOU),
                              lambda parcel: -self.after(parcel, YOU, HE), *self.general(self.gain_of_bid)))

    def card_h(self):
        self.send(self.best_parcel())

    def card_i(self):
        self.send(self.council())
        self.send(self.council())

    card_x = card_i

    def council(self):
        return next((place for place in COUNCIL if self.is_open(place) and not self.has_one(place)), None)

    def this_or_council(self, place):
        self.send(self.council() if self.has_one(place) else place)

    # Decisions

    def choose(self, options, *criteria, step="white-die", moves="parcel", **about):
        """The option that is best by the first criterion, then by the next; what is left is for the white die."""
        for criterion in criteria:
            if len(options) > 1:
                best = max(criterion(option) for option in options)
                options = [option for option in options if criterion(option) == best]
        if len(options) > 1:
            return self.chance([f"{moves} {option}" for option in options], step, **about).split()[1]
        return options[0] if options else None

    def general(self, gain):
        """The general tie-break among parcels."""
        return [gain, self.your_parcels_around, lambda parcel: -self.new_roads(parcel),
                lambda parcel: -self.price(parcel)]

    def your_parcels_around(self, parcel):
        return sum(self.owner[place] == YOU for place in AROUND[parcel])

    def after(self, parcel, buyer, owner):
        """What a seat's buildings yield once another has bought a parcel, for their difference."""
        self.owner[parcel] = buyer
        total = self.total(owner)
        self.owner[parcel] = None
        return total

    def gain_of_bid(self, parcel):
        self.owner[parcel] = HE
        gain = self.total(HE) - self.total(YOU)
        self.owner[parcel] = None
        return gain

    def new_roads(self, parcel):
        steps = self.steps_to(CORNERS[parcel])
        return min(steps.get(vertex, FAR) for vertex in self.vertices)

    def legal_bids(self):
        if 12 <= len(self.owned(HE)) + len(self.his_bids()):
            return []
        you = self.seats[YOU]
        return [parcel for parcel in self.for_sale() if not self.has_one(parcel)
                and not (self.weak() and parcel in you.cowboys)]

    def best_building(self):
        places = self.slot_places(False)
        if len(self.empty()) > len(self.to_place()):
            return min(places, default=None, key=lambda place: (
                -max(self.inc(self.kind_on(place), parcel) for parcel in self.empty()), self.rank(self.kind_on(place))))
        return min(places, default=None, key=lambda place: self.rank(self.kind_on(place)))

    def best_parcel(self):
        to_place = self.to_place()
        kinds = to_place if len(to_place) > self.parcels_to_come() else map(self.kind_on, self.slot_places(False))
        kind = min(kinds, key=self.rank, default=None)
        if kind is None:
            return None
        parcels = [parcel for parcel in self.legal_bids() if self.map[parcel] is None]
        if kind in ("prison", "blacksmith"):
            criteria = [self.nearness_to_you, lambda parcel: -self.new_roads(parcel)]
        else:
            criteria = [lambda parcel: self.inc(kind, parcel), self.nearness_to_him, self.free_around]
        return self.choose(parcels, *criteria, *self.general(self.gain_of_bid))

    def nearness_to_you(self, parcel):
        return -min((distance(parcel, other) for other in self.owned(YOU)), default=0)

    def nearness_to_him(self, parcel):
        return -min((distance(parcel, other) for other in self.owned(HE) + self.his_bids()), default=0)

    def free_around(self, parcel):
        return sum(self.map[place] is None and self.owner[place] in (None, HE) for place in AROUND[parcel])

    # Building

    def get_his_building(self, kind):
        if not self.empty() or not self.build_his(kind):
            self.him.waiting.append(kind)

    def place_his_waiting(self, task):
        for kind in sorted(self.him.waiting, key=self.rank):
            if not self.empty():
                return
            task.c, task.pc = CONTENTS.index(kind), 1
            self.him.waiting.remove(kind)
            if not self.build_his(kind):
                self.him.waiting.append(kind)
                self.tried.add(kind)
            task.pc = 0

    def build_his(self, kind):
        """Whether it found a parcel, and its house one."""
        self.result = 0
        with self.task("place", HE, a=CONTENTS.index(kind)) as task:
            task.result = self.find_his_place(kind, task)
        return task.result

    def find_his_place(self, kind, task):
        site = self.best_site(kind)
        if site is None:
            return False
        if kind not in UNCONNECTED:
            self.connect(site)
        self.map[site] = kind
        self.memory = set()
        task.b, task.pc = INDEX[site], 1
        if kind not in UNCONNECTED and not self.place_his_house(kind, site, task):
            self.map[site] = None
            return False
        self.him.revolvers += REVOLVERS.get(kind, 0)
        return True

    def best_site(self, kind):
        def gain(parcel):
            self.map[parcel] = kind
            found = self.total(HE) - self.total(YOU)
            self.map[parcel] = None
            return found

        def roads(parcel):
            return 0 if kind in UNCONNECTED else -self.new_roads(parcel)
        if kind in ("prison", "blacksmith"):
            criteria = [self.nearness_to_you, roads]
        else:
            criteria = [lambda parcel: self.inc(kind, parcel)]
        criteria += [gain, self.your_parcels_around, roads]
        return self.choose(self.empty(), *criteria, step="site", building=kind)

    def connect(self, parcel):
        """All shortest ways are looked at; the first in reading order of those that help you least is built."""
        ways = self.shortest_ways(CORNERS[parcel])
        for edge in min(ways, key=lambda way: (self.help_for_you(way), [ALL_EDGES.index(edge) for edge in way])):
            self.build_road(edge)

    def shortest_ways(self, goals):
        """Each as its edges from the roads that are there to the goal; one without any if it is reached."""
        steps = self.steps_to(goals)
        nearest = min(steps.get(vertex, FAR) for vertex in self.vertices)
        ways = [([], vertex) for vertex in self.vertices if steps.get(vertex) == nearest]
        for left in range(nearest - 1, -1, -1):
            ways = [(way + [edge], end) for way, vertex in ways for edge, end in self.open_edges(vertex)
                    if steps.get(end) == left]
        return [way for way, _ in ways]

    def open_edges(self, vertex):
        """The edges without a road at a vertex, each with its other end."""
        return [(edge, ends[1 - ends.index(vertex)]) for edge, ends in EDGES.items()
                if vertex in ends and edge not in self.roads]

    def help_for_you(self, way):
        """How many of your empty parcels it connects that are not connected."""
        passed = {vertex for edge in way for vertex in EDGES[edge]}
        return sum(not self.connected(parcel) and bool(CORNERS[parcel] & passed) for parcel in self.empty(YOU))

    def place_his_house(self, kind, site, task):
        options = [parcel for parcel in PARCELS if self.may_house(parcel)]
        before = self.total(HE), self.total(YOU)
        gains = {parcel: self.gains_with_house(parcel, before) for parcel in options}
        place = self.choose(options, lambda parcel: gains[parcel][0],
                            lambda parcel: self.map[parcel] == "house" and self.owner[parcel] == HE,
                            lambda parcel: -gains[parcel][1], self.nearness_to_empty,
                            lambda parcel: -self.new_roads(parcel),
                            step="house", moves="house", building=kind, parcel=site)
        if place is None:
            return False
        self.connect(place)
        self.lay_house(place, task)
        return True

    def may_house(self, parcel):
        if self.map[parcel] == "house":
            return self.owner[parcel] in (None, HE) and self.is_raisable(parcel)
        if self.map[parcel] is not None or parcel in self.river:
            return False
        return self.owner[parcel] is None or (self.owner[parcel] == HE
                                              and len(self.empty()) > len(self.him.waiting))

    def raise_house(self, parcel):
        self.map[parcel] = "house" if self.map[parcel] is None else "townhouse"

    def gains_with_house(self, parcel, before):
        old = self.map[parcel]
        self.raise_house(parcel)
        gains = self.total(HE) - before[0], self.total(YOU) - before[1]
        self.map[parcel] = old
        return gains

    def nearness_to_empty(self, parcel):
        return -min((distance(parcel, other) for other in self.empty() if other != parcel), default=0)

    # Round end

    def end_his_round(self):
        if self.beaten:
            self.him.vp += self.standish["vp"][min(self.beaten, 5) - 1]
        self.him.personal, self.him.general, self.beaten = 10, 0, 0
        if any(self.card(index)["letter"] == "X" for index in self.drawn):
            self.deck = set(range(12))
        self.drawn = []
