# SPDX-License-Identifier: GPL-3.0-or-later
"""Duels: dice or tiles, who wins, and what becomes of the losers."""

from words import FREE_FOR_ALL, INDEX, TRACK

DIE = [f"roll {n}" for n in range(1, 7)]


class Duels:
    def at(self, place):
        """The seats with a cowboy on a place, in pass order."""
        return [seat for seat in self.in_pass_order() if seat.stands_on(place)]

    def retire(self, seat, place):
        """A cowboy whose work is done goes to the general supply, the white one away."""
        if seat.white == place:
            seat.white = None
            self.forget(seat, place)
        else:
            self.lift(seat, place)
            seat.general += 1

    # Order

    def each_duel(self, duels, fight):
        """The earliest passer of all names the next one each time."""
        duels = list(duels)
        while duels:
            duel = duels[0]
            if len(duels) > 1:
                first = next(seat for seat in self.in_pass_order() if not self.is_his(seat)
                             and any(seat.stands_on(place) for place in duels))
                duel = self.ask(first, lambda left=tuple(duels): self.as_parcels(left), "duel").split()[1]
            duels.remove(duel)
            fight(duel)

    # Strength

    def duel(self, place, seats, outlaw=False):
        """The winner of a duel of some seats; the losers' cowboys are home then."""
        self.dice_of = self.throw(place, seats)
        strengths = {seat.number: self.firepower(seat) + self.dice_of[seat.number] for seat in seats}
        best = max(seats, key=lambda seat: (strengths[seat.number], -self.passes.index(seat.number)))
        winner = best if not outlaw or strengths[best.number] >= self.strength else None
        losers = [seat for seat in seats if seat is not winner]
        if winner is not None and winner.has("gunsmith-yellow"):
            winner.vp += 2
        self.send_home(place, losers)
        return winner

    def throw(self, place, seats):
        players = [seat for seat in seats if not self.is_his(seat)]
        twice = {seat.number for seat in players if place in seat.dynamited}
        for seat in sorted(players, key=lambda player: player.number):
            if seat.sharpshooter and not seat.sharpshot and seat.number not in twice:
                if self.ask(seat, lambda: ["pass", "yes"], "sharpshooter", duel=place) == "yes":
                    seat.sharpshot = True
                    twice.add(seat.number)
        if "might-is-right" in self.variants:
            sums = self.play_tiles(place, players, twice)
        else:
            sums = self.roll(place, players, twice)
        return {seat.number: sums.get(seat.number, 0) for seat in seats}

    def roll(self, place, players, twice):
        players = sorted(players, key=lambda seat: seat.number)
        sums = {seat.number: self.roll_for(place, seat, twice) for seat in players}
        for seat in players:
            if seat.has("gunsmith-red"):
                if self.ask(seat, lambda: ["pass", "yes"], "reroll", duel=place) == "yes":
                    sums[seat.number] = self.roll_for(place, seat, twice)
        return sums

    def roll_for(self, place, seat, twice):
        return sum(int(self.chance(DIE, "die", duel=place).split()[1])
                   for _ in range(2 if seat.number in twice else 1))

    # Might is Right

    def play_tiles(self, place, players, twice):
        late = [seat for seat in players if seat.has("gunsmith-red")]
        picks = self.pick_tiles(place, [seat for seat in players if seat not in late], twice)
        picks.update(self.pick_tiles(place, late, twice))
        for seat in players:
            if not sum(seat.tiles):
                self.refill(seat)
        return {number: sum(tiles) for number, tiles in picks.items()}

    def pick_tiles(self, place, players, twice):
        picks = {}
        asked = [seat.number for seat in players if sum(seat.tiles)]
        while asked:
            number, move = self.ask_all(asked, lambda seat: self.tile_moves(self.seats[seat], twice), "tile",
                                        duel=place)
            picks[number] = [int(word) for word in move.split()[1:]]
            asked.remove(number)
        for number, tiles in picks.items():
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
        """Three tiles at random: which ones only the program can tell, but they come from the pile."""
        drawn = self.position["seats"][seat.number]["tiles"]
        assert sum(drawn) == min(3, sum(self.pile)), "three tiles, or what the pile has"
        for value, n in enumerate(drawn):
            assert n <= self.pile[value], "tiles that are not in the pile"
            seat.tiles[value] += n
            self.pile[value] -= n

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
        beaten = [seat for seat in losers if not self.is_his(seat)]
        for seat in beaten:
            if seat.has("sheriff-red"):
                seat.vp += 3
            self.bury(place, seat)
        self.heal(place, beaten, white)

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

    def heal(self, place, losers, white):
        doctor = self.holder("doctor-yellow")
        if doctor is None:
            return
        for seat in sorted(losers, key=lambda loser: loser is not doctor):
            targets = ["track " + target for target in self.targets(seat, place)]
            if not targets or (seat is not doctor and seat.money < 3):
                continue
            move = self.ask(seat, lambda offered=targets: ["pass"] + offered, "doctor", duel=place)
            if move != "pass":
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
