# SPDX-License-Identifier: GPL-3.0-or-later
"""The game from its setup to its end."""

from words import DICE_REACH, EDGES, SIDES, number

from building import Building
from characters import Characters
from cowboys import Cowboys
from digests import Digests
from duels import Duels
from outlaws import Outlaws
from standish import Standish
from table import EndOfJournal, Table
from track import Track

POINTS = 42
GOLD_RUSH = {"paperboy-red", "sheriff-yellow", "grocer-yellow", "settler-red", "indian-red", "prospector-yellow",
             "gunsmith-red", "singer-red"}


class Game(Standish, Characters, Cowboys, Building, Duels, Outlaws, Track, Digests, Table):
    """One game, played from its setup and its moves, compared at every position."""

    def __init__(self, setup, positions):
        super().__init__(setup, positions)
        self.set_up(setup)

    def run(self):
        """Whether the game is over at the end of the journal."""
        try:
            with self.task("game", pc=1):
                self.play()
                self.compare([], None, "over", {})
        except EndOfJournal:
            return False
        return True

    def play(self):
        if "new-beginning" in self.variants:
            with self.task("sheets"):
                self.fill_in_sheets()
        self.tasks[0].pc = 2
        with self.task("first-parcels") as task:
            self.take_first_parcels(task)
        for self.round in range(1, 5):
            with self.task("round") as task:
                self.play_round(task)

    # Setup

    def set_up(self, setup):
        self.map[setup["center"]] = "house"
        for edge in EDGES:
            if setup["center"] in SIDES[edge]:
                self.build_road(edge)
        for parcel in setup["mountains"]:
            self.map[parcel] = "mountain"
        self.check_map(setup)
        self.track = ["ranch", "mine", *setup["drawn"], "ranch", "mine"]
        self.bag = {kind: n - self.track.count(kind) for kind, n in setup["buildings"].items()}
        self.roles = sorted(setup["characters"], key=number)
        self.offer = list(self.roles)
        self.doubled = set()
        for seat in self.seats:
            self.equip(seat)
        if "might-is-right" in self.variants:
            self.deal_tiles(setup["tiles"])
        if self.standish:
            self.equip_him()

    def check_map(self, setup):
        count = 9 - len(self.river) // 3 if "river-tiles" in self.variants else 6 if self.river else 9
        if set(setup["characters"]) == GOLD_RUSH and self.river_side:
            count = 9
        assert len(setup["mountains"]) == len(set(setup["mountains"])) == count, "mountains"
        assert all(parcel in DICE_REACH and parcel not in self.river
                   for parcel in [setup["center"], *setup["mountains"]]), "map dice"
        assert "city-hall" not in setup["drawn"] and len(setup["drawn"]) == 3, "first buildings"

    def equip(self, seat):
        if "horses" in self.variants:
            seat.horses = 1
        if "new-beginning" not in self.variants:
            seat.money, seat.roads, seat.revolvers = 15, 1, 1
            self.recruit(seat, 3)

    def deal_tiles(self, tiles):
        size = 5 if len(self.seats) == 6 else 6
        for seat in self.seats:
            if self.is_his(seat):
                continue
            hand = tiles[seat.number * size:(seat.number + 1) * size]
            for tile in hand:
                seat.tiles[tile] += 1
            seat.hand_sum, seat.has_dealt_hand = sum(hand), True
            if len(self.seats) > 2 and "new-beginning" not in self.variants:
                seat.money = 30 - seat.hand_sum
        if self.standish:
            self.pile = [1] * 6

    # First parcels

    def take_first_parcels(self, task):
        counts = {seat.number: 2 for seat in self.seats}
        if "new-beginning" in self.variants:
            counts = {seat.number: seat.sheet[3] for seat in self.seats if seat.sheet}
        for task.a in range(max(counts.values())):
            pick = task.a
            for task.b, seat in enumerate(self.seats_in(self.order if pick % 2 else self.order[::-1])):
                if not self.is_his(seat) and counts[seat.number] > pick:
                    move = self.ask(seat, lambda: self.as_parcels(self.unowned()), "first-parcel")
                    self.owner[move.split()[1]] = seat.number

    def fill_in_sheets(self):
        asked = [seat.number for seat in self.seats if not self.is_his(seat)]
        while asked:
            seat, move = self.ask_all(asked, lambda one: [f"amount {n}" for n in self.entries(self.seats[one])],
                                      "sheet")
            self.seats[seat].sheet.append(int(move.split()[1]))
            if len(self.seats[seat].sheet) == 6:
                asked.remove(seat)
        for seat in self.seats:
            if seat.sheet:
                self.begin_with_sheet(seat)
        if not self.standish:
            self.order.sort(key=lambda one: -self.seats[one].sheet[5])
            self.passes = list(self.order)

    @staticmethod
    def cost(sheet):
        prices = [4, 2, None, 5, 6, 1]
        return sum((0, 3, 8, 15)[n] if i == 2 else prices[i] * n for i, n in enumerate(sheet))

    def entries(self, seat):
        """What the next entry of the sheet may be: cowboys, roads, revolvers, parcels, sharpshooter, bid."""
        entry = len(seat.sheet)
        numbers = [range(1, 6), range(6), range(4), range(5), range(2), range(POINTS + 1)][entry]
        if self.standish and entry == 5:
            numbers = [0]
        return [n for n in numbers if self.cost(seat.sheet + [n]) <= POINTS]

    def begin_with_sheet(self, seat):
        cowboys, seat.roads, seat.revolvers, _, sharpshooter, _ = seat.sheet
        self.recruit(seat, cowboys)
        seat.sharpshooter = bool(sharpshooter)
        seat.money = min(POINTS - self.cost(seat.sheet), 30)
        if "might-is-right" in self.variants and len(self.seats) > 2:
            seat.money = max(seat.money + 15 - seat.hand_sum, 0)

    # Rounds

    def play_round(self, task):
        if self.standish:
            self.roles = [role for role in self.roles if number(role) not in self.taken]
        self.passed, self.taken = [], set()
        self.ammunition_closed = False
        self.offer = list(self.roles)
        self.doubled = set()
        for seat in self.seats:
            seat.role = seat.chosen = None
            seat.limit = 0
            seat.doubling = None
            seat.shifts = 4
            seat.white_spent, seat.sharpshot, seat.income = False, False, 0
        task.pc = 1
        if "outlaws" in self.variants and self.round > 1:
            with self.task("arrival") as arrival:
                self.bring_outlaws(arrival)
        task.pc = 2
        self.choose_characters()
        task.pc = 3
        if "outlaws" in self.variants:
            with self.task("movement", b=1) as movement:
                self.move_outlaws(movement)
        task.pc = 4
        self.place_cowboys()
        task.pc = 5
        self.play_track()
        task.pc = 6
        with self.task("end") as end:
            self.end_round(end)

    def end_round(self, task):
        for task.a, seat in enumerate(self.in_pass_order()):
            self.open_road_window(seat)
        task.pc = 1
        for task.a, seat in enumerate(self.in_pass_order()):
            self.end_character(seat)
        if "horses" in self.variants:
            self.hold_rodeo()
        self.return_tokens()
        if self.standish:
            self.end_his_round()
        if self.round < 4:
            for seat in self.seats:
                if not self.is_his(seat):
                    self.recruit(seat, 4 if self.round == 1 else 5)
        task.pc = 4
        for task.a, seat in enumerate(self.in_pass_order()):
            self.spend(seat)
        self.clear_up()
        task.pc, task.a = 6, 0
        if self.round < 4:
            self.track = [kind for kind in self.track if kind] + [None] * self.track.count(None)
            self.fill_track()

    def open_road_window(self, seat):
        while self.legal_roads(seat):
            _, move = self.ask_all([seat.number], lambda _: ["pass"] + self.beside(seat), "roads")
            if move == "pass":
                return
            if move == "ask":
                seat.consent = None
            else:
                self.lay_road(seat, move[5:])

    def end_character(self, seat):
        if seat.has("banker-red"):
            bought = self.ask_amount(seat, [n for n, price in enumerate((0, 3, 12, 25)) if price <= seat.money],
                                     "banker")
            seat.money -= (0, 3, 12, 25)[bought]
            seat.vp += (0, 1, 3, 7)[bought]
        if seat.has("grocer-red") and seat.waits:
            seat.waits = False
            seat.vp += sum(self.is_house(self.map[parcel]) for parcel in self.owned(seat.number))
        if seat.has("settler-red") and seat.waits:
            seat.waits = False
            seat.vp += self.owns(seat.number, "mountain")

    def hold_rodeo(self):
        best = max(self.in_pass_order(), key=lambda seat: (self.hats(seat.number), -self.passes.index(seat.number)))
        if self.hats(best.number):
            best.rodeos += 1
        for seat in self.seats:
            seat.horses += sum(seat.enclosures)
            seat.enclosures = [0] * 5
            for place in [place for place in seat.places() if place.startswith("enclosure")]:
                self.retire(seat, place)

    def spend(self, seat):
        if self.is_his(seat):
            return
        excess = max(seat.money - seat.limit, 0)
        amounts = sorted({excess} | {n for n in range(0, seat.money + 1, 10) if n >= excess})
        if amounts == [0]:
            return
        spent = amounts[0]
        if len(amounts) > 1:
            spent = int(self.ask(seat, lambda: [f"amount {n}" for n in amounts], "spend").split()[1])
        seat.money -= spent
        seat.vp += spent // 10

    def return_tokens(self):
        self.ammunition = None
        for seat in self.seats:
            seat.no_duels = 0
            seat.white, seat.white_spent = None, False
            seat.dynamited, seat.mined = set(), set()

    def clear_up(self):
        for seat in self.seats:
            seat.waits = False

    def winner(self):
        return max(self.seats, key=lambda seat: (self.score(seat)["total"], -self.passes.index(seat.number))).number
