# SPDX-License-Identifier: GPL-3.0-or-later
"""A save replayed from docs/save-format.md and the rules alone, without the program: each digest compared."""

import oracle

SUITS = "hat star cactus boot horseshoe cow".split()
CHARACTERS = ("governor lawyer chinese-worker heroes gunsmith mercenary doctor banker captain singer settler "
              "auctioneer cowboy grocer undertaker editor teacher indian paperboy prospector sheriff").split()
PARCELS = ("empty house townhouse mountain mine ranch blacksmith drugstore bank saloon hotel general-store church "
           "prison city-hall outlaws").split()
KINDS = [None, "novice", "intermediate", "expert"]
GOVERNOR, LAWYER, WORKER = range(3)
BOOSTS = {3: 3, 4: 6, 5: 5, 6: 2}
NEED_A_TURN = range(2, 7)
COLUMN, AUCTION, TAKING = 1, 2, 3
ABILITY, BID, TAKE, PLACE, HIRE, SELL, FINAL_SALE, OVER = range(8)
NOBODY = NO_CARD = 255
TERRAIN = 96


class EndOfJournal(Exception):
    pass


class Digest:
    """FNV-1a, 64 bits."""

    def __init__(self):
        self.value = 0xCBF29CE484222325

    def feed(self, *numbers):
        for number in numbers:
            self.value = (self.value ^ (number & 255)) * 0x100000001B3 % 2**64

    def feed_32(self, number):
        self.feed(*number.to_bytes(4, "little"))

    def feed_list(self, numbers):
        self.feed(len(numbers), *numbers)

    def text(self):
        return f"{self.value:016x}"


def digest_deck(deck):
    digest = Digest()
    for card in deck["terrain"]:
        digest.feed(*card["id"].encode("ascii"), 0, card["era"] - 1, card["appeal"])
        digest.feed(*map(PARCELS.index, card["parcels"]))
    for back in sorted(deck["backs"], key=lambda back: CHARACTERS.index(back["character"])):
        digest.feed(back["skull"], *(map(SUITS.index, back["suits"]) if back["suits"] else [0] * 6))
    return digest.text()


class Seat:
    def __init__(self, document):
        self.is_built = document["kind"] != "virtual"
        self.kind = 0 if self.is_built else KINDS.index(document["level"])
        self.suit = SUITS.index(document["suit"])
        self.piles = document.get("piles", [[0] * 9] * 2)
        self.bid = self.boost = self.sold = self.unplaced = 0
        self.has_turn = True
        self.taken, self.used, self.city = [], set(), []
        self.begin_era()

    def begin_era(self):
        lowest = max(self.kind, 1)
        self.hand = set(range(lowest, lowest + 9))
        self.bid, self.discards = 0, []
        self.used &= {GOVERNOR}

    def begin_round(self):
        if self.bid:
            self.discards.append(self.bid)
        self.bid = self.boost = 0
        self.has_turn = True

    def owned(self):
        return {card - TERRAIN for card in self.taken if card >= TERRAIN}

    def can_use(self, ability):
        return (self.is_built and ability in self.owned() - self.used
                and (self.has_turn or ability not in NEED_A_TURN))

    def names(self):
        return [CHARACTERS[character] for character in self.owned()]

    def can_sell(self):
        return (self.is_built and CHARACTERS.index("auctioneer") in self.owned() and self.sold < 3
                and any(self.may_go(card) for card in self.city))

    def may_go(self, card):
        rest = oracle.visible([other for other in self.city if other is not card])
        return not oracle.card_parcels(card).keys() & rest.keys() and is_joined(set(rest))

    def feed(self, digest):
        digest.feed(self.kind, self.suit)
        digest.feed_32(sum(1 << card for card in self.hand))
        digest.feed(self.bid, self.boost, self.has_turn)
        digest.feed_list(self.discards)
        digest.feed_list(self.taken)
        digest.feed(self.sold, self.unplaced)
        digest.feed_32(sum(1 << character for character in self.used))
        digest.feed(len(self.city))
        for card in self.city:
            digest.feed(card["number"], card["x"], card["y"])


def is_joined(places):
    reached = set(list(places)[:1])
    frontier = list(reached)
    while frontier:
        x, y = frontier.pop()
        sides = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & places - reached
        reached |= sides
        frontier += sides
    return reached == places


class Replay:
    def __init__(self, save, deck):
        setup = save["setup"]
        self.deck = setup["deck"].get("cards", deck)
        self.ids = [card["id"] for card in self.deck["terrain"]] + CHARACTERS
        self.backs = {back["character"]: back for back in self.deck["backs"]}
        self.seats = [Seat(seat) for seat in setup["seats"]]
        self.terrain = [[self.ids.index(card) for card in pile] for pile in setup["terrain"]]
        self.characters = [CHARACTERS.index(character) for character in setup["characters"]]
        self.moves = save["moves"]
        self.digests = {digest["move"]: digest["digest"] for digest in save["digests"]}
        self.n_compared = self.n_played = 0
        self.drawn = [0, 0]
        self.n_bottomed = self.to_take = 0
        self.card = NO_CARD

    def digest(self):
        digest = Digest()
        digest.feed(len(self.seats), self.era, self.round, self.stage, self.step, self.ability, self.actor, self.card,
                    self.to_take, self.worker, self.turn)
        digest.feed_list(self.order)
        digest.feed_list(self.column)
        digest.feed(*self.drawn, *self.terrain[0], *self.terrain[1], self.n_bottomed)
        digest.feed_list(self.characters)
        for era in (0, 1):
            for seat in self.seats:
                digest.feed(*seat.piles[era])
        for seat in self.seats:
            seat.feed(digest)
        return digest.text()

    def compare(self):
        """The position is settled: somebody is asked, or the game is over."""
        stored = self.digests.get(self.n_played)
        if stored is not None:
            assert stored == self.digest(), f"the digest of move {self.n_played} differs"
            self.n_compared += 1

    def ask(self, step, actor):
        """The next move of the journal, as seat, verb and arguments."""
        self.step, self.actor = step, actor
        self.compare()
        if self.n_played == len(self.moves):
            raise EndOfJournal
        seat, verb, *rest = self.moves[self.n_played].split(" ")
        assert actor in (NOBODY, int(seat)), f"move {self.n_played} is not of seat {actor}"
        self.n_played += 1
        return self.seats[int(seat)], verb, rest

    def run(self):
        """Replays all of the journal; returns whether the game is over then."""
        try:
            for self.era in (0, 1):
                for seat in self.seats:
                    seat.begin_era()
                for self.round in range(1, 10):
                    self.play_round()
            self.sell_at_last()
        except EndOfJournal:
            return False
        self.step, self.actor = OVER, NOBODY
        self.compare()
        return True

    def play_round(self):
        for seat in self.seats:
            seat.begin_round()
        self.stage, self.worker, self.order, self.turn, self.column = COLUMN, NOBODY, [], 0, []
        self.reveal_character()
        for _ in range(5 if len(self.seats) > 4 else 4):
            self.reveal_terrain()
        self.use_abilities(range(0, 5))
        self.stage, self.ability = AUCTION, 5
        self.bid()
        self.use_abilities(range(5, 7))
        self.stage, self.ability = TAKING, 7
        self.set_order()
        for self.turn, number in enumerate(self.order):
            self.play_turn(number)
        self.turn = len(self.order)
        self.column = []

    def draw_character(self):
        character = self.characters.pop(0)
        self.n_bottomed = min(self.n_bottomed, len(self.characters))
        return character

    def back(self, character):
        return self.backs[CHARACTERS[character]]

    def reveal_character(self):
        character = self.draw_character()
        for _ in range(len(self.characters)):
            if self.back(self.characters[0])["skull"]:
                self.characters.append(character)
                self.n_bottomed += 1
                character = self.draw_character()
        self.column.append(TERRAIN + character)

    def reveal_terrain(self):
        self.column.append(self.terrain[self.era][self.drawn[self.era]])
        self.drawn[self.era] += 1

    def use_abilities(self, abilities):
        for self.ability in abilities:
            for number, seat in enumerate(self.seats):
                if seat.can_use(self.ability):
                    self.offer_ability(number, seat)

    def offer_ability(self, number, seat):
        _, verb, _ = self.ask(ABILITY, number)
        if verb == "pass":
            return
        seat.used.add(self.ability)
        seat.boost += BOOSTS.get(self.ability, 0)
        if self.ability == LAWYER:
            seat.has_turn = False
        if self.ability == WORKER:
            self.worker = number
        if self.ability in (GOVERNOR, WORKER):
            self.reveal_terrain()
        if self.ability in (GOVERNOR, LAWYER):
            self.take(number, seat)

    def bid(self):
        for _ in range(sum(seat.is_built for seat in self.seats)):
            seat, _, [card] = self.ask(BID, NOBODY)
            seat.bid = int(card)
        for seat in self.seats:
            if not seat.is_built:
                seat.bid = seat.piles[self.era][self.round - 1]
            seat.hand.discard(seat.bid)

    def set_order(self):
        suits = next((self.back(character)["suits"] for character in self.characters
                      if not self.back(character)["skull"]), SUITS)
        numbers = [number for number, seat in enumerate(self.seats) if seat.has_turn]
        self.order = sorted(numbers, key=lambda number: (-self.seats[number].bid - self.seats[number].boost,
                                                         suits.index(SUITS[self.seats[number].suit])))

    def play_turn(self, number):
        seat = self.seats[number]
        self.to_take = 2 if number == self.worker else 1
        while self.to_take:
            self.take(number, seat)
            self.to_take -= 1
        self.sell(number, seat, SELL)

    def take(self, number, seat):
        _, verb, [card] = self.ask(TAKE, number)
        while verb == "sell":
            self.sell_card(seat, card)
            _, verb, [card] = self.ask(TAKE, number)
        card = self.ids.index(card)
        self.column.remove(card)
        seat.taken.append(card)
        if seat.is_built and card == TERRAIN + CHARACTERS.index("paperboy"):
            self.hire(number, seat)
        elif seat.is_built and card < TERRAIN:
            self.place(number, seat, card)

    def hire(self, number, seat):
        _, verb, rest = self.ask(HIRE, number)
        if verb == "pass":
            return
        character = CHARACTERS.index(rest[0])
        seat.taken.append(TERRAIN + character)
        if character in self.characters:
            index = self.characters.index(character)
            self.n_bottomed -= index >= len(self.characters) - self.n_bottomed
            del self.characters[index]

    def place(self, number, seat, card):
        parcels = self.deck["terrain"][card]["parcels"]
        places = [[0, 0]] if not seat.city else oracle.placements(seat.city, parcels, seat.names())
        if not places:
            seat.unplaced += 1
            return
        self.card = card
        _, _, place = self.ask(PLACE, number)
        x, y = map(int, place)
        assert [x, y] in places, f"move {self.n_played - 1} is no place"
        seat.city.append({"number": card, "parcels": parcels, "x": x, "y": y})
        self.card = NO_CARD

    def sell_card(self, seat, name):
        [card] = [card for card in seat.city if self.ids[card["number"]] == name]
        assert seat.can_sell() and seat.may_go(card), f"{name} cannot be sold"
        seat.city.remove(card)
        seat.sold += 1

    def sell(self, number, seat, step):
        while seat.can_sell():
            _, verb, rest = self.ask(step, number)
            if verb == "pass":
                return
            self.sell_card(seat, rest[0])

    def sell_at_last(self):
        for number, seat in enumerate(self.seats):
            if seat.can_sell():
                self.sell(number, seat, FINAL_SALE)
                return

    def totals(self):
        appeals = [card["appeal"] for card in self.deck["terrain"]]
        characters = {card["id"]: card["appeal"] for card in self.deck["characters"]}
        appeals += [characters[character] for character in CHARACTERS]
        return [oracle.score(oracle.visible(seat.city), seat.names(), seat.sold)["total"] if seat.is_built
                else sum(appeals[card] for card in seat.taken) for seat in self.seats]
