# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 1: the characters and what they do at once."""

from digests import CONTENTS, NOBODY, or_none, role_number
from words import BUILDINGS, DICE_REACH, LIMITS, REVOLVERS, number


class Characters:
    def choose_characters(self):
        choosers = list(self.passes)
        if self.teacher is not None:
            choosers.remove(self.teacher)
            choosers.insert(0, self.teacher)
        with self.task("characters", c=or_none(self.teacher), pc=1) as task:
            self.teacher = None
            self.let_choose(choosers, task)
        if not self.standish:
            self.order.sort(key=lambda number_: number(self.seats[number_].chosen))

    def let_choose(self, choosers, task):
        for task.a, seat in enumerate(self.seats_in(choosers)):
            if not self.is_his(seat):
                self.choose_character(seat, task)

    def choose_character(self, seat, task):
        move = self.ask(seat, lambda: ["choose " + self.shown(role) for role in self.offer], "character")
        role = move.split()[1]
        task.a += 1
        seat.chosen = role
        self.take_character(seat, role, LIMITS.get(role, 0))

    def take_character(self, seat, role, limit):
        self.offer = [other for other in self.offer if number(other) != number(role)]
        self.taken.add(number(role))
        seat.role, seat.limit = role, limit
        effect = getattr(self, "take_" + role.replace("-", "_"), None)
        if effect:
            effect(seat)

    def ability(self, name, seat, pc=0):
        """What a character does while its seat is asked."""
        return self.task(name, seat.number, a=role_number(seat.role), pc=pc)

    def take_paperboy_yellow(self, seat):
        others = [role for role in self.offer if number(role) != 1]
        if seat.money < 3 or not others:
            return
        with self.ability("paperboy", seat):
            move = self.ask(seat, lambda: ["pass"] + ["choose " + self.shown(role) for role in others], "also")
        if move != "pass":
            seat.money -= 3
            self.take_character(seat, move.split()[1], LIMITS[move.split()[1]])

    def take_paperboy_red(self, seat):
        others = [role for role in self.offer if number(role) != 1]
        if others:
            with self.ability("paperboy", seat):
                role = self.ask(seat, lambda: ["choose " + self.shown(role) for role in others], "also").split()[1]
            self.take_character(seat, role, max(LIMITS.get(role, 0) - 5, 0))

    def take_sheriff_yellow(self, seat):
        seat.white = "ready"

    def take_banker_yellow(self, seat):
        seat.money += 9

    def take_grocer_yellow(self, seat):
        with self.ability("money-or-wait", seat):
            seat.waits = self.ask(seat, lambda: ["pass", "yes"], "money-or-wait") == "pass"
        seat.money += 0 if seat.waits else 8

    take_grocer_red = take_settler_red = take_grocer_yellow

    def take_chinese_worker_yellow(self, seat):
        seat.roads += 2

    def take_chinese_worker_red(self, seat):
        slots = [f"slot {index}" for index, kind in enumerate(self.track) if kind]
        if seat.money < 5 or not slots:
            return
        with self.ability("worker", seat) as task:
            slot = self.take_building(seat, slots, task)
        if slot is not None:
            self.close_gap(slot)
            self.fill_track()

    def take_building(self, seat, slots, task):
        """The number of the space that is empty then, if any."""
        move = self.ask(seat, lambda: ["pass"] + slots, "track-building")
        if move == "pass":
            return None
        seat.money -= 5
        kind = self.track[int(move.split()[1])]
        slot = self.pick(move)
        task.b, task.pc = CONTENTS.index(kind), 1
        build = self.ask(seat, lambda: ["keep", "build"], "taken", building=kind) == "build"
        task.pc = 2
        seat.waiting.append(kind)
        if build:
            self.place_building(seat, kind)
        return slot

    def pick(self, move):
        """The number of the space that a building is taken from, which is empty then."""
        slot = int(move.split()[1])
        self.track[slot] = None
        return slot

    def close_gap(self, slot):
        self.track = self.track[:slot] + self.track[slot + 1:] + [None]

    def take_settler_yellow(self, seat):
        if self.tiles_left(seat) and self.for_sale():
            with self.ability("settler", seat):
                move = self.ask(seat, lambda: self.as_parcels(self.for_sale()), "given-parcel")
            self.owner[move.split()[1]] = seat.number

    def take_captain_yellow(self, seat):
        seat_can = [n for n, price in enumerate((0, 1, 4, 9)) if price <= seat.money and n <= seat.general]
        with self.ability("recruits", seat):
            recruits = self.ask_amount(seat, seat_can, "recruits")
        seat.money -= (0, 1, 4, 9)[recruits]
        self.recruit(seat, recruits)

    def take_captain_red(self, seat):
        with self.ability("recruits", seat):
            bought = self.ask_amount(seat, [n for n, price in enumerate((0, 3, 9)) if price <= seat.money], "recruits")
        seat.money -= (0, 3, 9)[bought]
        seat.revolvers += bought

    def ask_amount(self, seat, amounts, step):
        if amounts == [0]:
            return 0
        return int(self.ask(seat, lambda: [f"amount {amount}" for amount in amounts], step).split()[1])

    def take_indian_yellow(self, seat):
        with self.ability("indian", seat) as task:
            for task.pc in range(2):
                parcels = [parcel for parcel in self.for_sale() if parcel in DICE_REACH] or self.for_sale()
                if self.tiles_left(seat) and parcels:
                    self.owner[self.chance(self.as_parcels(parcels), "fate").split()[1]] = seat.number

    def take_prospector_yellow(self, seat):
        self.claim(seat, "mine", 10)

    def take_cowboy_red(self, seat):
        self.claim(seat, "ranch", 8)

    def claim(self, seat, kind, price):
        """A mine or ranch with a tile of one's own, onto any free parcel."""
        def parcels():
            return [parcel for parcel in self.for_sale() if self.map[parcel] is None]
        if seat.money < price or not self.tiles_left(seat) or not parcels() or self.gone(kind):
            return
        slots = [f"slot {index}" for index, other in enumerate(self.track) if other == kind]
        with self.ability("claim", seat) as task:
            slot = self.stake_claim(seat, kind, price, slots, parcels, task)
        if slot is not None:
            self.close_gap(slot)
            self.fill_track()

    def stake_claim(self, seat, kind, price, slots, parcels, task):
        """The number of the space on the track that is empty then, if any."""
        slot = None
        if slots:
            move = self.ask(seat, lambda: ["pass"] + slots, "track-building")
        else:
            move = self.ask(seat, lambda: ["pass", "yes"], "bag-building")
        if move == "pass":
            return None
        task.pc = 1
        seat.money -= price
        if slots:
            slot = self.pick(move)
        else:
            self.bag[kind] -= 1
        parcel = self.ask(seat, lambda: self.as_parcels(parcels()), "claim").split()[1]
        self.owner[parcel] = seat.number
        self.map[parcel] = kind
        seat.revolvers += REVOLVERS[kind]
        return slot

    def gain_dynamites(self, seat, n):
        used = sum(other.dynamites + len(other.dynamited) for other in self.seats)
        seat.dynamites += min(n, 7 - used)

    def take_prospector_red(self, seat):
        self.gain_dynamites(seat, 2)

    def take_gunsmith_red(self, seat):
        self.gain_dynamites(seat, 1)

    def take_singer_yellow(self, seat):
        seat.no_duels = 2

    def take_singer_red(self, seat):
        seat.no_duels = 1

    def take_governor_yellow(self, seat):
        seat.roads += 1

    def take_governor_red(self, seat):
        with self.ability("tax", seat):
            choice = self.ask_amount(seat, [0, 1], "tax")
        for rival in self.seats:
            if rival is not seat and not self.is_his(rival):
                owed = rival.revolvers if choice == 0 else -(-rival.money // 10)
                paid = min(owed, rival.money)
                rival.money -= paid
                seat.money += paid

    def take_cowboy_yellow(self, seat):
        if "horses" in self.variants:
            seat.horses += 1

    def take_heroes_red(self, seat):
        with self.ability("retire", seat):
            back = int(self.ask(seat, lambda: [f"amount {n}" for n in range(min(seat.personal, 2) + 1)],
                                "retire").split()[1])
        seat.personal -= back
        seat.general += back
        seat.vp += 3 + 3 * back

    def take_teacher_yellow(self, seat):
        self.teacher = seat.number

    take_teacher_red = take_teacher_yellow

    def take_lawyer_yellow(self, seat):
        def parcels():
            return [parcel for parcel in self.for_sale() if self.price(parcel) <= seat.money]
        if not self.tiles_left(seat) or not parcels():
            return
        with self.ability("lawyer", seat):
            move = self.ask(seat, lambda: ["pass"] + self.as_parcels(parcels()), "bought-parcel")
        if move != "pass":
            parcel = move.split()[1]
            seat.money -= self.price(parcel)
            self.owner[parcel] = seat.number

    def take_father_christmas_yellow(self, seat):
        seat.vp += 5

    def take_father_christmas_red(self, seat):
        seat.vp += 2
        with self.ability("present", seat):
            die = int(self.chance([f"roll {n}" for n in range(1, 7)], "present").split()[1])
        if die >= 3:
            seat.money += 5
        if die >= 5:
            self.recruit(seat, 1)

    # The auctioneer

    def take_auctioneer_yellow(self, seat):
        if len(self.for_sale()) < 2:
            return
        self.memory = lot = set()
        with self.ability("lot", seat) as task:
            for task.pc in range(2):
                move = self.ask(seat, lambda: self.as_parcels(set(self.for_sale()) - lot), "lot")
                lot.add(move.split()[1])
        winner, bid = self.auction(seat, lambda bidder: self.tiles_left(bidder) >= 2)
        if winner is not None:
            for parcel in lot:
                self.owner[parcel] = winner.number
            winner.money -= bid // 2 if winner is seat else bid
            seat.money += 0 if winner is seat else bid - bid // 2
            self.memory = set()

    def take_auctioneer_red(self, seat):
        winner, bid = self.auction(seat, lambda bidder: True)
        winner = winner or seat
        if winner is not seat:
            winner.money -= bid
            seat.money += bid
        self.ammunition = winner.number
        self.ammunition_closed = True

    def auction(self, auctioneer, may_bid):
        """Bids rise from $1; who passes is out."""
        with self.ability("auction", auctioneer, pc=1) as task:
            return self.take_bids(auctioneer, may_bid, task)

    def take_bids(self, auctioneer, may_bid, task):
        self.result, self.bid = NOBODY, 0
        bidders = [self.seats[(auctioneer.number + i) % len(self.seats)] for i in range(len(self.seats))]
        bidders = [seat for seat in bidders if may_bid(seat) and not self.is_his(seat)]
        winner, bid = None, 0
        while bidders and bidders != [winner]:
            seat = bidders.pop(0)
            if seat is winner:
                bidders.append(seat)
                continue
            if seat.money <= bid:
                continue
            amounts = [f"amount {amount}" for amount in range(bid + 1, seat.money + 1)]
            task.b = seat.number
            move = self.ask(seat, lambda offered=amounts: ["pass"] + offered, "bid")
            if move == "pass":
                task.c |= 1 << seat.number
            else:
                winner, bid = seat, int(move.split()[1])
                self.result, self.bid = seat.number, bid
                bidders.append(seat)
        return winner, bid

    def is_his(self, seat):
        """Whether it is Standish's."""
        return self.standish is not None and seat.number == 1

    @staticmethod
    def is_building(content):
        return content in BUILDINGS
