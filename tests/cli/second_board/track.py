# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 3: the track, place by place."""

from digests import CONTENTS
from words import CAP, INDEX, PARCELS, SLOT_PRICES, TRACK, in_reading_order

DIE = [f"roll {n}" for n in range(1, 7)]


class Track:
    def play_track(self):
        with self.task("track") as task:
            for task.a, self.stage in enumerate(TRACK, 1):
                if self.stage == "parcels":
                    with self.task("parcels", pc=1):
                        self.buy_parcels()
                elif self.stage == "building-income":
                    with self.task("income", pc=1) as income:
                        self.pay_buildings(income)
                elif self.at(self.stage):
                    with self.task("space", a=TRACK.index(self.stage)):
                        self.play_place(self.stage)
                if self.stage == "build-3":
                    task.b = 1
                    self.place_waiting()

    def play_place(self, place):
        seats = self.at(place)
        if place in ("wages", "road-1"):
            for seat in seats:
                getattr(self, "act_" + place.replace("-", "_"))(seat)
            return
        for seat in [seat for seat in seats if place in seat.no_duel]:
            self.act(seat, place, True)
        seats = self.at(place)
        if len(seats) > 1:
            self.act(self.duel(place, seats), place, False)
        elif seats:
            self.act(seats[0], place, False)

    def act(self, seat, place, without_duel):
        with self.task("act", seat.number, a=TRACK.index(place), b=int(without_duel), pc=1) as task:
            self.retire(seat, place)
            if place.startswith("vp-") and not self.is_his(seat):
                self.buy_vp(seat, int(place[3:]))
            elif place == "gambling" and not self.is_his(seat):
                self.gamble(seat, without_duel, task)
            elif not place.startswith("build-") and not self.is_his(seat):
                getattr(self, "act_" + place.replace("-", "_"))(seat)
        if place.startswith("build-"):
            slot = SLOT_PRICES.index(int(place[6:]))
            with self.task("buy-building", seat.number, a=slot) as task:
                self.buy_building(seat, slot, task)

    def act_wages(self, seat):
        cowboys = seat.cowboys.count("wages")
        white = seat.white == "wages"
        pay = 4 * (cowboys + white)
        if "horses" in self.variants and seat.money + pay - 4 >= 4:
            if self.ask(seat, lambda: ["pass", "yes"], "wages") == "yes":
                seat.horses += 1
                pay -= 8
        while seat.stands_on("wages"):
            self.retire(seat, "wages")
        seat.money += pay

    def act_road_1(self, seat):
        while seat.stands_on("road-1"):
            self.retire(seat, "road-1")
            seat.roads += 1

    def act_ammunition(self, seat):
        self.ammunition = seat.number

    def act_roads_3(self, seat):
        seat.roads += 3

    def act_parcel_income(self, seat):
        seat.money += 2 * len(self.owned(seat.number))

    def act_cowboy_income(self, seat):
        seat.money += 2 * self.firepower(seat)

    def act_parcel_vp(self, seat):
        seat.vp += len(self.owned(seat.number)) // 2

    def act_cowboy_vp(self, seat):
        seat.vp += self.firepower(seat) // 2

    def act_building_vp(self, seat):
        seat.vp += len(self.buildings_of(seat.number))

    def gamble(self, seat, without_duel, task):
        task.c = first = int(self.chance(DIE, "gamble").split()[1])
        second = int(self.chance(DIE, "gamble").split()[1])
        seat.money += first * second if without_duel and seat.has("singer-red") else first + second

    def buy_vp(self, seat, price):
        if seat.money < price:
            return
        move = self.ask(seat, lambda: [f"amount {n}" for n in range(seat.money // price + 1)], "vp")
        seat.money -= price * int(move.split()[1])
        seat.vp += int(move.split()[1])

    # Parcels

    def bids(self):
        return [parcel for parcel in PARCELS if self.is_bid(parcel) and self.at(parcel)]

    def buy_parcels(self):
        self.send_back_by_lawyer()
        with self.task("duels", a=TRACK.index("parcels")) as task:
            self.each_duel([parcel for parcel in self.bids() if len(self.at(parcel)) > 1],
                           lambda parcel: self.buy_after_duel(parcel, task), task)
        for seat in self.in_pass_order():
            for parcel in in_reading_order(seat.places() & set(self.bids())):
                self.buy_parcel(seat, parcel)

    def send_back_by_lawyer(self):
        lawyer = self.holder("lawyer-yellow")
        if lawyer is None:
            return
        for parcel in self.bids():
            if lawyer.stands_on(parcel):
                for rival in self.rivals_at(lawyer, parcel):
                    self.lose(rival, parcel)

    def buy_after_duel(self, parcel, task):
        task.c = INDEX[parcel]
        winner = self.duel(parcel, self.at(parcel))
        task.pc = 0
        self.buy_parcel(winner, parcel)

    def buy_parcel(self, seat, parcel):
        with self.task("buy-parcel", seat.number, a=INDEX[parcel], pc=1):
            self.buy(seat, parcel)

    def buy(self, seat, parcel):
        self.retire(seat, parcel)
        if self.is_his(seat):
            self.owner[parcel] = seat.number
            return
        price = self.price_for(seat, parcel)
        if seat.money < price or not self.tiles_left(seat):
            return
        if self.ask(seat, lambda: ["pass", "yes"], "buy-parcel", parcel=parcel, price=price) == "yes":
            seat.money -= price
            self.owner[parcel] = seat.number

    # Buildings

    def buy_building(self, seat, slot, task):
        kind = self.track[slot]
        if self.is_his(seat):
            task.c, task.pc = CONTENTS.index(kind), 1
            self.track[slot] = None
            self.get_his_building(kind)
            return
        price = SLOT_PRICES[slot]
        if seat.has("chinese-worker-yellow"):
            price = -(-price // 2)
        if seat.money < price:
            return
        move = self.ask(seat, lambda: ["pass", "keep", "build"], "buy-building", building=kind, price=price)
        if move == "pass":
            return
        task.c, task.pc = CONTENTS.index(kind), 1
        seat.money -= price
        self.track[slot] = None
        seat.waiting.append(kind)
        if move == "build":
            self.place_building(seat, kind)

    # Building income

    def pay_buildings(self, task):
        self.attackers = {}
        self.fight_outlaws()
        task.pc = 2
        self.duel_for_city_hall()
        task.pc = 3
        self.duel_on_buildings()
        task.pc = 4
        with self.task("income-choices") as choices:
            blasted = self.ask_for_doublings(choices)
        self.pay_incomes(blasted)
        for seat in self.seats:
            for parcel in in_reading_order(seat.places() & set(INDEX)):
                if self.map[parcel] != "city-hall":
                    self.retire(seat, parcel)

    def city_hall_parcel(self):
        return next((parcel for parcel in PARCELS if self.map[parcel] == "city-hall"), None)

    def duel_for_city_hall(self):
        parcel = self.city_hall_parcel()
        seats = self.at(parcel) if parcel else []
        if len(seats) > 1:
            seats = [self.duel(parcel, seats)]
        for seat in seats:
            self.city_hall = seat.number

    def duel_on_buildings(self):
        contested = [parcel for parcel in PARCELS if self.map[parcel] != "city-hall" and len(self.at(parcel)) > 1]
        with self.task("duels", a=TRACK.index("building-income")) as task:
            self.each_duel(contested, lambda parcel: self.duel_on_building(parcel, task), task)
        for parcel in PARCELS:
            if self.owner[parcel] is not None:
                for seat in self.at(parcel):
                    if seat.number != self.owner[parcel]:
                        self.attackers[parcel] = seat.number

    def duel_on_building(self, parcel, task):
        task.c = INDEX[parcel]
        self.duel(parcel, self.at(parcel))

    def ask_for_doublings(self, task):
        """Mines that dynamite triples."""
        blasted = set()
        for task.a, seat in enumerate(self.in_pass_order()):
            task.pc = task.c = 0
            if self.is_his(seat):
                continue
            self.ask_grocer(seat)
            task.pc = 1
            for parcel in self.buildings_of(seat.number):
                if parcel in seat.mined:
                    blasted.add(parcel)
                    self.doubled.add(parcel)
            self.ask_blasts(seat, blasted)
            task.pc = 2
            self.ask_ranches(seat, task)
        return blasted

    def ask_grocer(self, seat):
        if not (seat.has("grocer-yellow") and seat.waits):
            return
        kinds = ["building " + kind for kind in self.paying_kinds(seat)]
        move = self.ask(seat, lambda: ["pass"] + kinds, "grocer")
        seat.waits = False
        if move == "pass":
            seat.money += 8
        else:
            seat.doubling = move.split()[1]

    def paying_kinds(self, seat):
        owned = {self.map[parcel] for parcel in self.buildings_of(seat.number)}
        return [kind for kind in CAP if kind in owned]

    def ask_blasts(self, seat, blasted):
        while seat.dynamites and seat.doubling != "mine":
            mines = [parcel for parcel in self.buildings_of(seat.number)
                     if self.map[parcel] == "mine" and parcel not in blasted]
            if not mines:
                return
            move = self.ask(seat, lambda offered=mines: ["pass"] + self.as_parcels(offered), "blast")
            if move == "pass":
                return
            seat.dynamites -= 1
            blasted.add(move.split()[1])
            self.doubled.add(move.split()[1])

    def ask_ranches(self, seat, task):
        horses = seat.enclosures[2]
        while horses and seat.doubling != "ranch":
            ranches = [parcel for parcel in self.buildings_of(seat.number)
                       if self.map[parcel] == "ranch" and parcel not in self.doubled]
            if not ranches:
                return
            move = self.ask(seat, lambda offered=ranches: ["pass"] + self.as_parcels(offered), "ranch")
            if move == "pass":
                return
            horses -= 1
            task.c += 1
            self.doubled.add(move.split()[1])

    def pay_incomes(self, blasted):
        kept = {seat.number: 0 for seat in self.seats}
        robbed = {seat.number: 0 for seat in self.seats}
        for parcel in PARCELS:
            owner = self.owner[parcel]
            if owner is not None and self.is_building(self.map[parcel]):
                income = self.due(self.seats[owner], parcel, blasted)
                self.seats[owner].income += income
                attacker = self.attackers.get(parcel)
                taken = income // 2 if attacker is not None else 0
                kept[owner] += income - taken
                if attacker is not None:
                    robbed[attacker] += taken
        for seat in self.seats:
            self.get_income(seat, kept[seat.number], robbed[seat.number])

    def get_income(self, seat, kept, robbed):
        if self.is_his(seat):
            seat.vp += (kept + robbed) // (self.round + 1)
            return
        seat.money += kept + robbed
        if seat.has("editor-red"):
            seat.vp += -(-kept // (5 * self.round))

    def due(self, seat, parcel, blasted):
        income = self.income(parcel)
        if parcel in blasted:
            income *= 3
        elif self.map[parcel] == seat.doubling or parcel in self.doubled:
            income *= 2
        if parcel in self.outlaws and not seat.has("heroes-yellow"):
            income //= 2
        return income
