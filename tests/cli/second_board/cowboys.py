# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 2: where cowboys may stand, turns, horses, and Kit Carson's beats."""

from words import FREE_FOR_ALL, INDEX, NO_DUEL_PLACES, PARCELS, SLOT_PRICES, TRACK

ENCLOSURES = [f"enclosure-{n}" for n in range(1, 6)]


class Cowboys:
    # Places

    def is_open(self, place):
        """Whether anybody may use a place of the track."""
        if place in ("parcels", "building-income"):
            return False
        if place.startswith("build-"):
            return self.track[SLOT_PRICES.index(int(place[6:]))] is not None
        if place.startswith("vp-"):
            return place == "vp-5" or self.round < int(place[3:])
        return place != "ammunition" or not self.ammunition_closed

    def rivals_at(self, seat, place):
        return [rival for rival in self.seats if rival is not seat and rival.stands_on(place)]

    def may_bid(self, seat, parcel):
        bids = sum(self.is_bid(place) for place in seat.places() if place != seat.lifted)
        return self.is_for_sale(parcel) and self.tiles_left(seat) > bids

    def is_bid(self, place):
        return place in INDEX and self.is_for_sale(place)

    def may_stand_on(self, seat, parcel):
        """Land, but for who else stands there."""
        owner = self.owner[parcel]
        if parcel in self.river:
            return False
        if self.map[parcel] == "city-hall":
            return True
        if parcel in self.outlaws:
            return True
        if owner is None:
            return self.may_bid(seat, parcel)
        if not self.is_building(self.map[parcel]):
            return False
        if owner != seat.number and (seat.has("sheriff-red") or seat.has("heroes-yellow")):
            return False
        return self.attackable(parcel)

    def is_usable(self, seat, place):
        if place in TRACK:
            return self.is_open(place)
        if place in ENCLOSURES:
            return self.has_enclosure(place)
        return self.may_stand_on(seat, place)

    def has_enclosure(self, place):
        return "horses" in self.variants and not ("kit-carson" in self.variants and place == "enclosure-2")

    def may_join(self, seat, place):
        """What those who stand there already leave."""
        if place in FREE_FOR_ALL:
            return True
        if seat.stands_on(place):
            return False
        rivals = [] if place in ENCLOSURES else self.rivals_at(seat, place)
        if any(rival.white == place for rival in rivals):
            return False
        own = place in INDEX and place in self.buildings_of(seat.number)
        return not (rivals and seat.has("sheriff-red") and not own)

    def places_for(self, seat):
        return [place for place in TRACK + PARCELS + ENCLOSURES
                if self.is_usable(seat, place) and self.may_join(seat, place)]

    def white_places(self, seat):
        places = [place for place in self.places_for(seat)
                  if place not in ENCLOSURES and not any(other.stands_on(place) for other in self.seats)]
        return [place for place in places if place not in INDEX or self.owner[place] in (None, seat.number)]

    def no_duel_places(self, seat):
        return [place for place in NO_DUEL_PLACES if self.is_open(place) and not seat.stands_on(place)]

    def placements(self, seat):
        moves = []
        if seat.personal > 0:
            places = self.places_for(seat)
            moves += ["cowboy " + place for place in places]
            if seat.dynamites:
                moves += [f"cowboy {place} dynamite" for place in places
                          if place not in FREE_FOR_ALL and place not in ENCLOSURES]
            if seat.no_duels and seat.has("singer-yellow"):
                moves += [f"cowboy {place} no-duel" for place in self.no_duel_places(seat)]
        if seat.no_duels and seat.has("singer-red") and seat.general and "gambling" in self.no_duel_places(seat):
            moves.append("cowboy gambling no-duel")
        if seat.white == "ready":
            moves += [f"cowboy {place} white" for place in self.white_places(seat)]
        return moves

    def has_cowboy(self, seat):
        return bool(self.placements(seat))

    def put(self, seat, move):
        _, place, *kind = move.split()
        if kind == ["white"]:
            seat.white = place
            return
        if kind == ["no-duel"] and seat.has("singer-red"):
            seat.general -= 1
        else:
            seat.personal -= 1
        seat.cowboys.append(place)
        if kind == ["dynamite"]:
            seat.dynamites -= 1
            seat.dynamited.add(place)
            if self.map.get(place) == "mine" and self.owner[place] == seat.number:
                seat.mined.add(place)
        if kind == ["no-duel"]:
            seat.no_duels -= 1
            seat.no_duel.add(place)

    # Turns

    def place_cowboys(self):
        self.passed = []
        if self.standish:
            self.place_by_turns_with_him()
        elif "kit-carson" in self.variants:
            self.play_beats()
        else:
            with self.task("cowboys") as task:
                while len(self.passed) < len(self.seats):
                    for task.a, seat in enumerate(self.seats_in(self.order)):
                        if seat.number not in self.passed:
                            self.take_turn(seat, lambda: self.give_turn_on(task))
        self.passes = list(self.passed)

    def pass_now(self, seat):
        self.passed.append(seat.number)

    def give_turn_on(self, task):
        task.a = (task.a + 1) % len(self.seats)

    def take_turn(self, seat, answered):
        """Calls answered before a horse follows."""
        if not self.has_cowboy(seat):
            self.pass_now(seat)
            return
        move = self.ask(seat, lambda: ["pass"] + self.placements(seat), "cowboy")
        answered()
        if move == "pass":
            self.pass_now(seat)
        else:
            self.put(seat, move)
            self.offer_horse(seat)

    # Horses

    def offer_horse(self, seat):
        if not seat.horses:
            return
        open_ones = [n for n in range(5) if self.has_enclosure(f"enclosure-{n + 1}")]
        with self.task("horse", seat.number):
            move = self.ask(seat, lambda: ["pass"] + [f"horse {n}" for n in open_ones], "horse")
        if move == "pass":
            return
        enclosure = int(move.split()[1])
        seat.horses -= 1
        seat.enclosures[enclosure] += 1
        if enclosure == 3:
            seat.money += 2
        if enclosure == 1:
            self.ride(seat)

    def ride(self, seat):
        with self.task("ride", seat.number) as task:
            move = self.ask(seat, lambda: ["pass"] + self.placements(seat) +
                            ["shift " + place for place in self.liftable(seat)], "ride")
            if move.startswith("shift"):
                task.pc = 1
                self.shift(seat, move.split()[1])
                return
        if move == "pass":
            self.pass_now(seat)
        else:
            self.put(seat, move)
            self.offer_horse(seat)

    def liftable(self, seat):
        """Cowboys of this round, by their places."""
        return in_order({place for place in seat.cowboys if place not in seat.dynamited | seat.no_duel
                         and not (self.city_hall == seat.number and place in INDEX
                                  and self.map[place] == "city-hall")})

    def shift(self, seat, place):
        seat.lifted = place
        move = self.ask(seat, lambda: ["pass"] + ["cowboy " + other for other in self.places_for(seat)], "shift-to")
        seat.lifted = None
        self.lift(seat, place)
        if move == "pass":
            seat.personal += 1
        else:
            seat.cowboys.append(move.split()[1])

    # Kit Carson

    def play_beats(self):
        first = self.order[0]
        with self.task("beats") as task:
            self.take_turn(self.seats[first], lambda: setattr(task, "pc", 2))
            while len(self.passed) < len(self.seats):
                task.pc = 1
                self.play_beat(task)

    def play_beat(self, task):
        for number in self.order:
            if number not in self.passed and len(self.orders_for(self.seats[number], {})) == 2:
                self.pass_now(self.seats[number])
        active = [number for number in self.order if number not in self.passed]
        orders, lifted = {}, {}
        while len(orders) < len(active):
            asked = [number for number in active if number not in orders]
            number, move = self.ask_all(asked, lambda seat: self.orders_for(self.seats[seat], lifted), "beat")
            if move.startswith("shift"):
                lifted[number] = move.split()[1]
            else:
                orders[number] = self.seats[number].beat = move
        for seat in self.seats:
            seat.beat = None
        task.pc = 2
        self.carry_out(active, orders, lifted, task)

    def orders_for(self, seat, lifted):
        seat.lifted = lifted.get(seat.number)
        if seat.lifted:
            return ["pass"] + ["cowboy " + place for place in self.places_for(seat)]
        shifts = ["shift " + place for place in self.liftable(seat)] if seat.shifts else []
        return ["pass", "hold"] + self.placements(seat) + shifts

    def carry_out(self, active, orders, lifted, task):
        if all(order == "hold" for order in orders.values()):
            orders = {number: "pass" for number in active}
        for seat in self.seats:
            seat.lifted = None
        entered = []
        for number in active:
            seat, order = self.seats[number], orders[number]
            if number in lifted:
                self.lift(seat, lifted[number])
                seat.shifts -= 1
                if order == "pass":
                    seat.personal += 1
                else:
                    seat.cowboys.append(order.split()[1])
                    entered.append((seat, order.split()[1], False))
            elif order == "pass":
                self.pass_now(seat)
            elif order != "hold":
                self.put(seat, order)
                entered.append((seat, order.split()[1], True))
        barred = self.bar(entered)
        placed = [seat for seat, place, put in entered if put and (seat, place) not in barred]
        for index, seat in enumerate(placed):
            task.c = sum(1 << other.number for other in placed[index + 1:])
            self.offer_horse(seat)
        task.c = 0

    def bar(self, entered):
        """Nobody enters an empty place along with the sheriff: who went home again, and where from."""
        barred = []
        for sheriff, place, _ in list(entered):
            if sheriff.white == place and place not in FREE_FOR_ALL:
                for other in [entry for entry in entered if entry[1] == place and entry[0] is not sheriff]:
                    if place not in other[0].no_duel:
                        self.take_back(other[0], place)
                        barred.append((other[0], place))
        return barred


    def take_back(self, seat, place):
        """A cowboy that has not been put after all, with what was laid with it."""
        if place in seat.dynamited:
            seat.dynamited.remove(place)
            seat.dynamites += 1
        self.lose(seat, place)


def in_order(places):
    known = TRACK + PARCELS + ENCLOSURES
    return sorted(places, key=known.index)
