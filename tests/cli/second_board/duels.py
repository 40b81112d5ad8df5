# SPDX-License-Identifier: GPL-3.0-or-later
"""Duels: dice or tiles, who wins, and what becomes of the losers."""

from digests import NOBODY, place_number
from words import FREE_FOR_ALL, INDEX, TRACK

DIE = [f"roll {n}" for n in range(1, 7)]


def seat_bits(seats):
    return sum(1 << seat.number for seat in seats)


class Duels:
    def at(self, place):
        """The seats with a cowboy on a place, in pass order."""
        return [seat for seat in self.in_pass_order() if seat.stands_on(place)]

    def retire(self, seat, place):
        """A cowboy whose work is done goes to the general supply, the white one away."""
        if seat.white == place:
            seat.white, seat.white_spent = None, True
            self.forget(seat, place)
        else:
            self.lift(seat, place)
            seat.general += 1

    # Order

    def each_duel(self, duels, fight, task):
        """The earliest passer of all names the next one each time."""
        duels = list(duels)
        while duels:
            duel = duels[0]
            if len(duels) > 1:
                first = next(seat for seat in self.in_pass_order() if not self.is_his(seat)
                             and any(seat.stands_on(place) for place in duels))
                duel = self.ask(first, lambda left=tuple(duels): self.as_parcels(left), "duel").split()[1]
            duels.remove(duel)
            task.pc = 1
            fight(duel)
            task.pc = 0

    # Strength

    def duel(self, place, seats, outlaw=False):
        """The winner of a duel of some seats; the losers' cowboys are home then."""
        with self.task("duel", a=place_number(place), b=seat_bits(seats)) as task:
            self.dice_of = self.throw(place, seats, task)
        strengths = {seat.number: self.firepower(seat) + self.dice_of[seat.number] for seat in seats}
        best = max(seats, key=lambda seat: (strengths[seat.number], -self.passes.index(seat.number)))
        winner = best if not outlaw or strengths[best.number] >= self.strength else None
        losers = [seat for seat in seats if seat is not winner]
        if winner is not None and winner.has("gunsmith-yellow"):
            winner.vp += 2
        task.result = self.result = NOBODY if winner is None else winner.number
        self.send_home(place, losers)
        return winner

    def throw(self, place, seats, task):
        players = [seat for seat in seats if not self.is_his(seat)]
        self.two_dice = twice = {seat.number for seat in players if place in seat.dynamited}
        self.dice = [0] * 6
        task.pc = 1
        for seat in sorted(players, key=lambda player: player.number):
            if seat.sharpshooter and not seat.sharpshot and seat.number not in twice:
                if self.ask(seat, lambda: ["pass", "yes"], "sharpshooter", duel=place) == "yes":
                    seat.sharpshot = True
                    twice.add(seat.number)
                task.c |= 1 << seat.number
        task.c = seat_bits(players)
        if "might-is-right" in self.variants:
            sums = self.play_tiles(place, players, twice, task)
        else:
            sums = self.roll(place, players, twice, task)
        return {seat.number: sums.get(seat.number, 0) for seat in seats}

    def roll(self, place, players, twice, task):
        players = sorted(players, key=lambda seat: seat.number)
        task.pc = 2
        sums = {seat.number: self.roll_for(place, seat, twice, task) for seat in players}
        for seat in players:
            if seat.has("gunsmith-red"):
                task.pc = 3
                if self.ask(seat, lambda: ["pass", "yes"], "reroll", duel=place) == "yes":
                    task.pc, task.c = 4, 1 << seat.number
                    sums[seat.number] = self.roll_for(place, seat, twice, task)
        return sums

    def roll_for(self, place, seat, twice, task):
        self.dice[seat.number] = 0
        for _ in range(2 if seat.number in twice else 1):
            self.dice[seat.number] += int(self.chance(DIE, "die", duel=place).split()[1])
        task.c &= ~(1 << seat.number)
        return self.dice[seat.number]

    # Might is Right

    def play_tiles(self, place, players, twice, task):
        late = [seat for seat in players if seat.has("gunsmith-red")]
        task.pc = 5
        picks = self.pick_tiles(place, [seat for seat in players if seat not in late], twice, task)
        task.pc = 6
        picks.update(self.pick_tiles(place, late, twice, task))
        for seat in self.in_pass_order():
            if not sum(seat.tiles) and not self.is_his(seat):
                self.refill(seat)
        return {number: sum(tiles) for number, tiles in picks.items()}

    def pick_tiles(self, place, players, twice, task):
        picks = {}
        asked = [seat.number for seat in players if sum(seat.tiles)]
        while asked:
            number, move = self.ask_all(asked, lambda seat: self.tile_moves(self.seats[seat], twice), "tile",
                                        duel=place)
            picks[number] = [int(word) for word in move.split()[1:]]
            self.seats[number].picked = ([value + 1 for value in picks[number]] + [0])[:2]
            asked.remove(number)
            task.c &= ~(1 << number)
        for number, tiles in picks.items():
            self.seats[number].picked = (0, 0)
            self.dice[number] = sum(tiles)
            for tile in tiles:
                self.seats[number].tiles[tile] -= 1
                self.pile[tile] += 1
        return picks

    def tile_moves(self, seat, twice):
        hand = [value for value, n in enumerate(seat.tiles) for _ in range(n)]
        if seat.number not in twice or len(hand) == 1:
            return [f"tile {value}" for value in sorted(set(hand))]
        return [f"tile {a} {b}" for a, b in sorted({(hand[i], hand[j]) for i in range(len(hand))
                                                      for j in range(i + 1, len(hand))})]

    def refill(self, seat):
        """Three tiles of the pile: which ones follows from the number of the setup that shuffles them."""
        seat.has_dealt_hand = False
        for _ in range(min(3, sum(self.pile))):
            self.shuffle = (self.shuffle * 1664525 + 1013904223) % 2**32
            nth = ((self.shuffle ^ self.shuffle >> 15) * sum(self.pile)) >> 32
            value = [value for value, n in enumerate(self.pile) for _ in range(n)][nth]
            seat.tiles[value] += 1
            self.pile[value] -= 1

    # Losers

    def send_home(self, place, losers):
        """To their own supplies, the white one too, which counts there as long as it stands nowhere (B23)."""
        white = [seat for seat in losers if seat.white == place]
        for seat in losers:
            if seat in white:
                seat.white = "ready"
            else:
                self.lift(seat, place)
                if self.is_his(seat):
                    self.beaten += 1
                else:
                    seat.personal += 1
        doctor = self.holder("doctor-yellow")
        losers = sorted(losers, key=lambda loser: loser is not doctor)
        with self.task("defeat", self.result, a=place_number(place), c=seat_bits(white), pc=1) as task:
            task.result = self.result
            for index, seat in enumerate(losers):
                task.b = seat_bits(losers[index:])
                if not self.is_his(seat):
                    seat.vp += 3 * seat.has("sheriff-red")
                    self.bury(place, seat)
                    self.heal(place, seat, doctor, white)

    def holder(self, role):
        return next((seat for seat in self.seats if seat.has(role)), None)

    def bury(self, place, loser):
        undertaker = self.holder("undertaker-red")
        if undertaker in (None, loser):
            return
        pays = loser.money >= 2
        if pays and loser.vp:
            pays = self.ask(loser, lambda: ["pass", "yes"], "undertaker", duel=place) == "yes"
        if pays:
            loser.money -= 2
            undertaker.money += 2
        else:
            loser.vp = max(loser.vp - 1, 0)

    def heal(self, place, seat, doctor, white):
        targets = ["track " + target for target in self.targets(seat, place)]
        if doctor is None or not targets or (seat is not doctor and seat.money < 3):
            return
        move = self.ask(seat, lambda: ["pass"] + targets, "doctor", duel=place)
        if move == "pass":
            return
        if seat is not doctor:
            seat.money -= 3
            doctor.money += 3
        if seat in white:
            seat.white = move.split()[1]
        else:
            seat.personal -= 1
            seat.cowboys.append(move.split()[1])

    def targets(self, seat, place):
        """Later places without any cowboy."""
        return [target for target in TRACK[self.stage_of(place) + 1:] if self.is_open(target)
                and (target in FREE_FOR_ALL or not any(other.stands_on(target) for other in self.seats))]

    def stage_of(self, place):
        if place in INDEX:
            return TRACK.index(self.stage)
        return TRACK.index(place)
