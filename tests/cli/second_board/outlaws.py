# SPDX-License-Identifier: GPL-3.0-or-later
"""Outlaws: they arrive, move, and are fought."""

from digests import NOBODY
from words import AROUND, DICE_REACH, PARCELS, in_reading_order

DIE = [f"roll {n}" for n in range(1, 7)]


class Outlaws:
    def outlaw_vp(self):
        return self.strength // 2 - 2

    def beside_prison(self, parcel):
        return any(self.map[place] == "prison" for place in AROUND[parcel])

    def bring_outlaws(self, task):
        self.strength = 7 + int(self.chance(DIE, "outlaw-strength").split()[1])
        task.pc = 1
        number = (int(self.chance(DIE, "outlaw-number").split()[1]) + 1) // 2
        task.pc = 2
        for task.a in range(number, 0, -1):
            places = [parcel for parcel in DICE_REACH if self.may_arrive(parcel)]
            if len(self.outlaws) == 9 or not places:
                return
            parcel = self.chance(self.as_parcels(places), "fate").split()[1]
            if self.map[parcel] == "prison":
                self.seats[self.owner[parcel]].vp += self.outlaw_vp()
            else:
                self.outlaws.add(parcel)

    def may_arrive(self, parcel):
        return not (parcel in self.outlaws or parcel in self.river or self.map[parcel] == "city-hall"
                    or self.beside_prison(parcel))

    def move_outlaws(self, task):
        seat = self.seats[self.order[0]]
        self.unmoved = left = set(self.outlaws)
        while left:
            parcel = min(left, key=PARCELS.index)
            if len(left) > 1:
                parcel = self.ask(seat, lambda: self.as_parcels(left), "outlaw").split()[1]
            task.a, task.pc = PARCELS.index(parcel), 1
            self.move_outlaw(parcel)
            left.remove(parcel)
            task.pc = 0

    def move_outlaw(self, parcel):
        places = [place for place in AROUND[parcel] + [parcel]
                  if not self.beside_prison(place) and (place == parcel or place not in self.outlaws)]
        best = max((self.seen_income(place) for place in places), default=0)
        goals = [place for place in places if self.seen_income(place) == best]
        if best == 0 or parcel in goals:
            return
        goal = goals[0]
        if len(goals) > 1:
            goal = self.chance(self.as_parcels(goals), "outlaw-to", parcel=parcel).split()[1]
        self.outlaws.remove(parcel)
        self.outlaws.add(goal)

    def seen_income(self, parcel):
        owner = self.owner[parcel]
        if owner is None or not self.is_building(self.map[parcel]) or self.seats[owner].has("heroes-yellow"):
            return 0
        return self.income(parcel)

    # Fights

    def fight_outlaws(self):
        with self.task("fights") as task:
            self.each_duel(in_reading_order(parcel for parcel in self.outlaws if self.at(parcel)),
                           lambda parcel: self.fight(parcel, task), task)

    def fight(self, parcel, task):
        task.a = PARCELS.index(parcel)
        winner = self.duel(parcel, self.at(parcel), outlaw=True)
        task.b = NOBODY if winner is None else winner.number
        if winner is None:
            return
        self.outlaws.remove(parcel)
        for seat in self.seats:
            seat.money += 3 * seat.has("doctor-yellow") + 2 * seat.has("undertaker-red")
        owner = self.owner[parcel]
        peaceful = winner.has("sheriff-red") or winner.has("heroes-yellow")
        if owner not in (None, winner.number) and self.attackable(parcel) and not peaceful:
            task.pc = 2
            if self.ask(winner, lambda: ["pass", "yes"], "outlaw-prize", parcel=parcel) == "yes":
                return
        winner.vp += self.outlaw_vp()
        self.retire(winner, parcel)
