# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals a game, plays it and writes a save of it, by docs/save-format.md and the rules, without the program."""

from random import Random

from digests import SUITS, VARIANTS
from rounds import Game
from table import EndOfJournal
from words import BUILDINGS, CHARACTERS, DICE_REACH, RED_NAMES

COUNTS = dict(zip(BUILDINGS, (6, 6, 4, 4, 3, 3, 2, 2, 2, 2, 2, 1, 1)))
RIVER = "D1 D2 D3 E3 E4 E5 E6 D6 D7 D8".split()
RED_NAME = {character: red for red, character in RED_NAMES.items()}


def role(character, side):
    return f"{RED_NAME.get(character, character) if side == 'red' else character}-{side}"


def deal(random):
    """A setup of any number of seats, variants, characters, with the river of the board or without."""
    n_seats = random.randint(2, 6)
    variants = [variant for variant in VARIANTS[:5] if random.random() < 0.4]
    river = random.choice([RIVER, []])
    center, *mountains = random.sample([parcel for parcel in DICE_REACH if parcel not in river], 7 if river else 10)
    left = [kind for kind in BUILDINGS for _ in range(COUNTS[kind] - 2 * (kind in ("ranch", "mine")))]
    characters = sorted(random.sample(CHARACTERS[1:], 7), key=CHARACTERS.index)
    setup = {
        "seats": [{"kind": "person", "suit": suit, "name": ""} for suit in random.sample(SUITS, n_seats)],
        "seed": f"{random.getrandbits(64):016x}",
        "variants": variants,
        "characters": [role(character, random.choice(["yellow", "red"]) if character != "cowboy" else "red")
                       for character in characters],
        "buildings": COUNTS,
        "river": river,
        "center": center,
        "mountains": mountains,
        "order": random.sample(range(n_seats), n_seats),
        "drawn": random.sample([kind for kind in left if kind != "city-hall"], 3),
    }
    if "might-is-right" in variants:
        setup["tiles"] = shuffled_tiles(n_seats, random)
        setup["shuffle"] = random.getrandbits(32)
    return setup


def shuffled_tiles(n_seats, random):
    """Two seats hold a set each; more shuffle as many sets as they are, six seats five."""
    if n_seats == 2:
        return list(range(6)) * 2
    tiles = list(range(6)) * min(n_seats, 5)
    random.shuffle(tiles)
    return tiles


class Author(Game):
    """Plays instead of comparing."""

    def __init__(self, number, most_moves):
        self.random = Random(number)
        self.most_moves = most_moves
        self.setup = deal(self.random)
        self.moves, self.digests = [], []
        super().__init__(self.setup, [None])

    def compare(self, actors, legal, step, about):
        self.legal = legal
        self.now = self.digest(sorted(actors), legal(actors[-1]) if actors else [], step, about)
        if self.round > len(self.digests) + 1:
            self.add_digest()

    def next_move(self, actors):
        if len(self.moves) == self.most_moves:
            raise EndOfJournal
        seat = self.random.choice(sorted(actors))
        move = self.random.choice(self.legal(seat))
        self.moves.append(f"{seat} {move}")
        return seat, move

    def add_digest(self):
        self.digests.append({"move": len(self.moves), "digest": self.now})

    def write(self):
        """The save, and the winner if the game is over."""
        over = self.run()
        self.add_digest()
        return {
            "format": "comstock-save", "version": 1, "program": "author", "game": "carson-city-board-game", "rules": 3,
            "setup": self.setup, "moves": self.moves, "cursor": len(self.moves), "digests": self.digests,
        }, self.winner() if over else None
