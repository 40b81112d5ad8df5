# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the table, how it is counted, and how it is held against the program's positions."""

from words import (AROUND, ATTACKABLE, BUILDINGS, CAP, CHANCE, CORNERS, EDGES, FREE_FOR_ALL, HATS, HOUSES, HOUSE_VALUE,
                   LINES, PARCELS, SIDES, STEP, TRACK, in_reading_order)


class EndOfJournal(Exception):
    """The save ends here."""


class Seat:
    """What lies before one seat."""

    def __init__(self, number):
        self.number = number
        self.money = self.vp = self.revolvers = self.roads = self.personal = self.dynamites = self.no_duels = 0
        self.general = 10
        self.limit = 0
        self.shifts = 4
        self.horses = self.rodeos = 0
        self.role = self.chosen = None
        self.cowboys = []               # places of plain cowboys, one entry each
        self.white = None               # None, "ready" or its place
        self.dynamited, self.no_duel = set(), set()
        self.mined = set()              # own mines in which dynamite was laid with a cowboy
        self.waiting = []
        self.doubling, self.waits = None, False
        self.sharpshooter = self.sharpshot = False
        self.consent = None
        self.beat, self.picked = None, (0, 0)   # a secret order; duel tiles, their values and 1 more
        self.has_dealt_hand = self.white_spent = False
        self.income = 0                 # of this round's buildings, nothing robbed
        self.enclosures = [0] * 5
        self.tiles = [0] * 6
        self.sheet = []
        self.lifted = None              # the place of a cowboy that is being shifted in this beat
        self.bought_horse = False

    def has(self, role):
        return self.role == role

    def stands_on(self, place):
        return place in self.cowboys or place == self.white

    def places(self):
        """The places where it has a cowboy, each once; the white one counts."""
        return set(self.cowboys) | ({self.white} - {None, "ready"})


class Table:
    """Everything open and hidden, and the journal that it is compared with."""

    def __init__(self, setup, positions):
        self.positions = iter(positions)
        self.position = next(self.positions)
        self.n_moves = self.n_sets = 0
        self.variants = set(setup["variants"])
        self.seats = [Seat(number) for number in range(len(setup["seats"]))]
        self.standish = setup.get("standish")
        self.map = {parcel: None for parcel in PARCELS}
        self.owner = {parcel: None for parcel in PARCELS}
        self.river = set(setup["river"])
        self.river_side = "river-tiles" not in self.variants
        self.roads, self.vertices = set(), set()
        self.outlaws, self.doubled = set(), set()
        self.track = [None] * 7
        self.bag = {}
        self.offer = []
        self.order = list(setup["order"])
        self.passes, self.passed = list(setup["order"]), []
        self.ammunition = self.city_hall = self.teacher = None
        self.ammunition_closed = False
        self.strength = self.round = 0
        self.pile = [0] * 6
        self.begin_digests(setup)

    # The journal

    def compare(self, actors, legal, step, about):
        position = self.position
        self.same("step", position["step"], step)
        self.same("round", position["round"], self.round)
        self.same("actors", position["actors"], sorted(actors))
        for key in about:
            self.same("about " + key, position["about"][key], about[key])
        moves = []
        for seat in actors:
            theirs = position["legal"][str(seat)]
            ours = moves = legal(seat)
            assert len(set(theirs)) == len(theirs), f"move {position['move']}: a legal move twice"
            self.same("legal moves", sorted(theirs), sorted(ours))
            self.n_sets += 1
        for seat in self.seats:
            self.compare_seat(seat, position["seats"][seat.number])
        self.compare_land(position)
        if self.standish:
            self.compare_him(position["standish"])
        self.same("digest", position["digest"], self.digest(sorted(actors), moves, step, about))

    def same(self, what, theirs, ours):
        if theirs != ours:
            if isinstance(theirs, list) and isinstance(ours, list):
                more = [item for item in theirs if item not in ours]
                fewer = [item for item in ours if item not in theirs]
                detail = f"only the program {more}, only the reader {fewer}"
                detail += "" if more or fewer else f": {theirs} / {ours}"
            else:
                detail = f"the program {theirs}, the reader {ours}"
            raise AssertionError(f"move {self.position['move']} ({self.position['step']}): {what}: {detail}")

    def compare_seat(self, seat, theirs):
        ours = {
            "money": seat.money, "vp": seat.vp, "firepower": self.firepower(seat), "revolvers": seat.revolvers,
            "roads": seat.roads, "personal": seat.personal, "general": seat.general, "limit": seat.limit,
            "dynamites": seat.dynamites, "no-duels": seat.no_duels, "shifts": seat.shifts, "horses": seat.horses,
            "rodeos": seat.rodeos, "character": seat.role, "white": seat.white, "doubling": seat.doubling,
            "waits": seat.waits, "sharpshooter": seat.sharpshooter, "consent": seat.consent,
            "enclosures": seat.enclosures, "tiles": seat.tiles, "sheet": seat.sheet,
            "parcels": self.owned(seat.number),
        }
        for key, value in ours.items():
            if theirs[key] != value:
                self.same(f"seat {seat.number} {key}", theirs[key], value)
        white = [seat.white] if seat.white not in (None, "ready") else []
        self.same(f"seat {seat.number} cowboys", sorted(theirs["cowboys"]), sorted(seat.cowboys + white))
        self.same(f"seat {seat.number} dynamited", sorted(theirs["dynamited"]), sorted(seat.dynamited))
        self.same(f"seat {seat.number} no-duel", sorted(theirs["no-duel"]), sorted(seat.no_duel))
        waiting = {kind: seat.waiting.count(kind) for kind in seat.waiting}
        self.same(f"seat {seat.number} waiting", theirs["waiting"], waiting)
        self.same(f"seat {seat.number} score", theirs["score"], self.score(seat))

    def compare_land(self, position):
        self.same("map", [content for row in position["map"] for content in row], list(self.map.values()))
        self.same("river", sorted(position["river"]), sorted(self.river))
        self.same("outlaws", sorted(position["outlaws"]), sorted(self.outlaws))
        self.same("doubled", sorted(position["doubled"]), sorted(self.doubled))
        self.same("roads", sorted(position["roads"]), sorted(self.roads))
        self.same("track", position["track"], self.track)
        self.same("bag", {kind: n for kind, n in position["bag"].items() if n},
                  {kind: n for kind, n in self.bag.items() if n})
        self.same("offer", position["offer"], [self.shown(role) for role in self.offer])
        self.same("order", position["order"], self.order)
        self.same("passes", position["passes"], self.passes)
        self.same("passed", position["passed"], self.passed)
        self.same("ammunition", position["ammunition"], self.ammunition)
        self.same("city-hall", position["city-hall"], self.city_hall)
        self.same("teacher", position["teacher"], self.teacher)
        self.same("strength", position["strength"], self.strength)
        self.same("pile", position["pile"], self.pile)

    def next_move(self, actors):
        try:
            self.position = next(self.positions)
        except StopIteration as end:
            raise EndOfJournal from end
        self.n_moves += 1
        last = self.position["last"]
        assert last["seat"] in actors, f"move {self.position['move']}: not of {actors}"
        return last["seat"], last["move"]

    def ask_all(self, actors, legal, step, **about):
        """What one of the seats answers, which are asked at once."""
        self.compare(actors, legal, step, about)
        return self.next_move(actors)

    def chance(self, outcomes, step, **about):
        return self.ask_all([CHANCE], lambda _: outcomes, step, **about)[1]

    def ask(self, seat, legal, step, lapses=False, **about):
        """What a seat answers that is asked alone: before, it may lay roads or take back its word on consents.

        A question that lapses is not asked when nothing but "pass" is left."""
        while not lapses or self.legal_roads(seat) or [move for move in legal() if move != "pass"]:
            _, move = self.ask_all([seat.number], lambda _: legal() + self.beside(seat), step, **about)
            if move.startswith("road "):
                self.lay_road(seat, move[5:])
            elif move == "ask":
                seat.consent = None
            else:
                return move
        return "pass"

    def beside(self, seat):
        roads = ["road " + edge for edge in self.legal_roads(seat)]
        return roads + (["ask"] if seat.consent is not None else [])

    # Roads

    def crosses(self, edge):
        return all(parcel in self.river for parcel in SIDES[edge])

    def extensions(self):
        return [edge for edge, ends in EDGES.items() if edge not in self.roads and self.vertices & set(ends)]

    def legal_roads(self, seat):
        if seat.roads == 0:
            return []
        return [edge for edge in self.extensions() if seat.roads >= (2 if self.crosses(edge) else 1)]

    def build_road(self, edge):
        self.roads.add(edge)
        self.vertices |= set(EDGES[edge])

    def connected(self, parcel):
        return bool(CORNERS[parcel] & self.vertices)

    def lay_road(self, seat, edge):
        before = [parcel for parcel in PARCELS if self.connected(parcel)]
        seat.roads -= 2 if self.crosses(edge) else 1
        self.build_road(edge)
        if seat.has("governor-yellow") and any(self.connected(parcel) for parcel in PARCELS if parcel not in before):
            seat.vp += 2 if self.crosses(edge) else 1

    def bridges(self):
        return [edge for edge in self.roads if self.crosses(edge)]

    def touches_bridge(self, parcel):
        return any(CORNERS[parcel] & set(EDGES[edge]) for edge in self.bridges())

    def on_full_line(self, parcel):
        return any(set(line) <= self.roads and any(parcel in SIDES[edge] for edge in line) for line in LINES)

    # Parcels

    def owned(self, number):
        return [parcel for parcel in PARCELS if self.owner[parcel] == number]

    def tiles_left(self, seat):
        return 12 - list(self.owner.values()).count(seat.number)

    def unowned(self):
        return [parcel for parcel in PARCELS if self.owner[parcel] is None and parcel not in self.river
                and self.map[parcel] != "city-hall"]

    def is_for_sale(self, parcel):
        return (self.owner[parcel] is None and parcel not in self.river and parcel not in self.outlaws
                and self.map[parcel] != "city-hall")

    def for_sale(self):
        return [parcel for parcel in PARCELS if self.is_for_sale(parcel)]

    def price(self, parcel):
        return 1 + sum(self.map[place] is not None for place in AROUND[parcel] + [parcel])

    def price_for(self, seat, parcel):
        return min(self.price(parcel), 3) if seat.has("indian-red") else self.price(parcel)

    def buildings_of(self, number):
        return [parcel for parcel in self.owned(number) if self.map[parcel] in BUILDINGS]

    def protected(self, parcel):
        """A building that its kind would let be attacked."""
        owner = self.owner[parcel]
        church = any(self.map[place] == "church" and self.owner[place] == owner for place in AROUND[parcel])
        return church or self.seats[owner].has("heroes-yellow")

    def attackable(self, parcel):
        return self.owner[parcel] is not None and self.map[parcel] in ATTACKABLE and not self.protected(parcel)

    # Income

    def houses_beside(self, parcel, owners):
        return sum(HOUSE_VALUE.get(self.map[place], 0) for place in AROUND[parcel] if self.owner[place] in owners)

    def owns(self, number, kind):
        return sum(self.map[parcel] == kind for parcel in self.owned(number))

    def basic_income(self, kind, owner, parcel):
        """The formula of a kind of building on a parcel, before steps and caps."""
        friendly = self.houses_beside(parcel, (None, owner))
        if kind == "ranch":
            return sum(self.map[place] is None for place in AROUND[parcel])
        if kind == "mine":
            mountains = sum(self.map[place] == "mountain" and self.owner[place] in (None, owner)
                            for place in AROUND[parcel])
            return 3 * mountains + (3 if any(place in self.river for place in AROUND[parcel]) else 0)
        if kind == "drugstore":
            return 3 * friendly + 3 * self.owns(owner, "ranch")
        if kind == "bank":
            return 3 * friendly + 3 * self.owns(owner, "mine")
        if kind == "saloon":
            return 5 * friendly
        if kind == "hotel":
            return 6
        if kind == "blacksmith":
            return 5 * self.round + 5 * self.owns(owner, "ranch")
        if kind == "general-store":
            own = self.houses_beside(parcel, (owner,))
            return 6 * own + 3 * (self.houses_beside(parcel, [None, *range(len(self.seats))]) - own)
        return 0

    def income_of(self, kind, owner, parcel):
        if kind not in CAP:
            return 0
        step = STEP.get(kind, 0) if self.city_hall == owner else 0
        return min(self.basic_income(kind, owner, parcel) + step, CAP[kind])

    def income(self, parcel):
        """What the building on a parcel yields before doubling, outlaws and attacks."""
        return self.income_of(self.map[parcel], self.owner[parcel], parcel)

    # Seats

    def firepower(self, seat):
        if self.standish and seat.number == 1:
            return self.his_strength()
        power = seat.revolvers + seat.personal + (seat.white == "ready") + 3 * (self.ammunition == seat.number)
        power += {"mercenary-yellow": 3, "mercenary-red": 2}.get(seat.role, 0)
        horses = seat.enclosures[0]
        return power + (2 if horses >= 3 else min(horses, 1))

    def recruit(self, seat, number):
        """As many cowboys as the general supply has come to the personal one."""
        number = min(number, seat.general)
        seat.general -= number
        seat.personal += number

    def lose(self, seat, parcel_or_place):
        """A beaten cowboy goes home."""
        self.lift(seat, parcel_or_place)
        seat.personal += 1

    def lift(self, seat, place):
        """Takes one plain cowboy from a place, and what was laid with it."""
        seat.cowboys.remove(place)
        if place not in FREE_FOR_ALL:
            self.forget(seat, place)

    def forget(self, seat, place):
        seat.no_duel.discard(place)
        if place in TRACK:
            seat.dynamited.discard(place)

    # Points

    def score(self, seat):
        contents = [parcel for parcel in self.owned(seat.number) if self.map[parcel] is not None]
        his = self.standish and seat.number == 1
        points = {
            "vp": seat.vp,
            "money": 0 if his else seat.money // 6,
            "contents": sum(3 if self.touches_bridge(parcel) else 2 for parcel in contents),
            "horses": seat.horses * (1 + seat.rodeos),
            "teacher": self.teacher_points(seat),
            "station": self.station_points(seat),
            "kit-carson": self.kit_carson_points(seat),
            "bonus": self.bonus() if his else 0,
        }
        return {**points, "total": sum(points.values())}

    def teacher_points(self, seat):
        if not seat.has("teacher-red"):
            return 0
        kinds = [self.map[parcel] for parcel in self.owned(seat.number)]
        return 2 * sum(kind in ("school", "prison", "church") for kind in kinds) + 2 * ("saloon" not in kinds)

    def station_points(self, seat):
        if not self.owns(seat.number, "train-station"):
            return 0
        return sum(HOUSE_VALUE.get(content, 0) for content in self.map.values()) // 2

    def kit_carson_points(self, seat):
        if "kit-carson" not in self.variants or self.round == 0:
            return 0
        return len(self.seats) - 1 - self.passes.index(seat.number)

    def bonus(self):
        kinds = {self.map[parcel] for parcel in self.owned(1)}
        return (0, 1, 3, 5)[sum(kind in kinds for kind in self.standish["bonus"])]

    # Offer

    def gone(self, kind):
        return kind not in self.track and not self.bag.get(kind)

    def shown(self, role):
        """The side of a character that shows now."""
        if role == "prospector-yellow" and self.gone("mine"):
            return "prospector-red"
        if role == "cowboy-red" and self.gone("ranch"):
            return "cowboy-yellow"
        if role.startswith("teacher"):
            return "teacher-red" if self.round == 4 else "teacher-yellow"
        return role

    def hats(self, number):
        total = 0
        for enclosure, hat in enumerate(HATS):
            manned = self.seats[number].stands_on(f"enclosure-{enclosure + 1}")
            total += self.seats[number].enclosures[enclosure] * hat * (2 if manned else 1)
        return total

    def seats_in(self, numbers):
        return [self.seats[number] for number in numbers]

    def in_pass_order(self):
        return self.seats_in(self.passes)

    @staticmethod
    def as_parcels(parcels):
        return ["parcel " + parcel for parcel in in_reading_order(parcels)]

    @staticmethod
    def is_house(content):
        return content in HOUSES
