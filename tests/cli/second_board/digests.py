# SPDX-License-Identifier: GPL-3.0-or-later
"""The digest of a position, as docs/save-format.md tells it; what it numbers is read from there."""

import os
import re
from contextlib import contextmanager

from replay import Digest
from words import BUILDINGS, INDEX, PARCELS, TRACK, number

PAGE = os.path.join(os.environ["G_TEST_SRCDIR"], "..", "docs", "save-format.md")


def section(title):
    with open(PAGE, encoding="utf-8") as file:
        return file.read().split(f"### {title}\n")[1].split("\n#")[0]


def numbered(pattern, text):
    """What the page numbers, by its name."""
    return {name.replace(" ", "-"): int(number) for number, name in re.findall(pattern, text, re.MULTILINE)}


STEPS = numbered(r"^\| (\d+) \| `([a-z-]+)` \|", section("What is asked"))
TASKS = numbered(r"^\| (\d+) \| ([a-z ]+) \|", section("What a position’s digest is made of"))
VERBS = numbered(r"\b(\d+)\s`([a-z]+)`",
                 section("What a position’s digest is made of").split("Verbs have")[1].split("\n\n")[0])
COWBOYS = ("plain", "dynamite", "no-duel", "white")
CONTENTS = ["mountain", "house", "townhouse", *BUILDINGS]
VARIANTS = "new-beginning might-is-right kit-carson outlaws horses river-tiles".split()
SUITS = "hat star cactus boot horseshoe cow".split()
CONSENTS = (None, "always", "never")
LETTERS = "ABCDEFGHIX"
NOBODY = NOWHERE = NO_WHITE = 255
READY, SPENT = 254, 253
BARE, NO_CHARACTER, NO_ROLE = 16, 20, 40
OF_A_THING = {
    "choose": lambda role: role_number(role), "parcel": INDEX.get, "house": INDEX.get, "building": CONTENTS.index,
    "slot": int, "horse": int, "track": TRACK.index, "card": int,
}


def role_number(role):
    return 2 * number(role) + role.endswith("red")


def place_number(place):
    if place in INDEX:
        return 32 + INDEX[place]
    if place.startswith("enclosure"):
        return 95 + int(place[10:])
    return TRACK.index(place)


def bits(numbers):
    return sum(1 << n for n in set(numbers))


def parcel_bits(parcels):
    return bits(INDEX[parcel] for parcel in parcels)


def move_number(text):
    """Of an order of a beat."""
    verb, *words = text.split()
    argument = 0
    if verb == "cowboy":
        argument = 4 * place_number(words[0]) + COWBOYS.index(words[1] if len(words) > 1 else "plain")
    return VERBS[verb] << 24 | argument


class Task:
    """Something that is being carried out."""

    def __init__(self, name, seat, a, b, c, pc):
        self.kind = TASKS[name]
        self.seat, self.a, self.b, self.c, self.pc = seat, a, b, c, pc
        self.result = 0


class Digests:
    def begin_digests(self, setup):
        self.tasks, self.result = [], 0
        self.memory, self.unmoved, self.tried = set(), set(), set()
        self.bid, self.two_dice = 0, set()
        self.dice, self.houses = [0] * 6, [0] * 3
        self.taken = set()
        self.shuffle = setup.get("shuffle", 0)
        for seat, document in zip(self.seats, setup["seats"]):
            seat.suit = SUITS.index(document["suit"])

    @contextmanager
    def task(self, name, seat=0, a=0, b=0, c=0, pc=0):
        """What goes on inside belongs to the task; with its end its result is the last one."""
        task = Task(name, seat, a, b, c, pc)
        self.tasks.append(task)
        yield task
        self.tasks.pop()
        self.result = task.result

    # The question

    def question(self, actors, moves, step, about):
        """Its step, actors, whether one may pass, what may be answered, and the least and greatest number."""
        words = [move.split() for move in moves]
        things = {OF_A_THING[word[0]](word[1]) for word in words if word[0] in OF_A_THING}
        if step in ("buy-parcel", "consent"):
            things = {INDEX[about["parcel"]]}
        if step == "buy-building":
            things = {self.tasks[-1].a}
        numbers = [int(word[1]) for word in words if word[0] in ("amount", "roll")] if step != "sheet" else []
        low, high = min(numbers, default=0), max(numbers, default=0)
        if step == "spend":
            high = self.seats[actors[0]].money
        asked = bits(actors) if actors and actors[0] < len(self.seats) else 0
        return STEPS[step], asked, "pass" in moves, bits(things), low, high

    # The digest

    def digest(self, actors, moves, step, about):
        step, asked, may_pass, things, low, high = self.question(actors, moves, step, about)
        digest = Digest()
        digest.feed(len(self.seats), bits(map(VARIANTS.index, self.variants)), self.round, step, asked, may_pass,
                    self.result, len(self.tasks), len(self.passed), or_none(self.ammunition), self.ammunition_closed,
                    or_none(self.city_hall), or_none(self.teacher), self.strength, bits(self.two_dice))
        for content in CONTENTS:
            feed_64(digest, parcel_bits(parcel for parcel in PARCELS if self.map[parcel] == content))
        for parcels in (self.river, self.outlaws, self.road_parcels("north"), self.road_parcels("west")):
            feed_64(digest, parcel_bits(parcels))
        feed_64(digest, things)
        for parcels in (self.memory, self.unmoved, self.doubled):
            feed_64(digest, parcel_bits(parcels))
        feed_64(digest, bits(map(role_number, self.roles)))
        for figure in (bits(self.taken), self.shuffle, low, high, bits(map(CONTENTS.index, self.tried)), self.bid,
                       *self.his_figures()):
            digest.feed_32(figure)
        for numbers, size in ((self.order, 6), (self.passes, 6), (self.passed, 6)):
            digest.feed(*numbers, *[0] * (size - len(numbers)))
        digest.feed(*[CONTENTS.index(kind) if kind else BARE for kind in self.track])
        digest.feed(*[self.bag.get(kind, 0) for kind in BUILDINGS])
        digest.feed(*self.dice, *self.houses, *self.pile, *self.his_strategy())
        for task in self.tasks:
            digest.feed(task.kind, task.pc, task.seat, task.a, task.b, task.c)
        for seat in self.seats:
            self.feed_seat(digest, seat)
        return digest.text()

    def road_parcels(self, side):
        return [road.split()[0] for road in self.roads if road.endswith(side)]

    def his_figures(self):
        if not self.standish:
            return [0] * 4
        return [bits(self.deck), bits(self.drawn), self.power(), self.beaten]

    def his_strategy(self):
        card = self.standish
        if not card:
            return [0] * 32
        return [1, bits(map(CONTENTS.index, card["neutral"])), card["firepower"], *card["vp"],
                *map(CONTENTS.index, card["priority"]), *map(CONTENTS.index, card["bonus"]),
                *[16 * LETTERS.index(one["letter"]) + one["power"] for one in card["cards"]]]

    def feed_seat(self, digest, seat):
        places = seat.places()
        land = [place for place in places if place in INDEX]
        track = [TRACK.index(place) for place in places if place in TRACK]
        for parcels in (self.owned(seat.number), land, [place for place in seat.dynamited if place in INDEX]):
            feed_64(digest, parcel_bits(parcels))
        for figure in (bits(track), bits(TRACK.index(place) for place in seat.dynamited if place in TRACK),
                       bits(map(TRACK.index, seat.no_duel)), move_number(seat.beat) if seat.beat else 0, seat.money,
                       seat.vp, seat.income):
            digest.feed_32(figure)
        on = [seat.cowboys.count(place) + (seat.white == place) for place in ("wages", "road-1")]
        digest.feed(seat.suit, seat.personal, seat.general, *on, seat.roads, seat.revolvers,
                    number(seat.chosen) if seat.chosen else NO_CHARACTER,
                    role_number(seat.role) if seat.role else NO_ROLE, seat.limit, white_number(seat),
                    seat.no_duels, seat.dynamites, CONTENTS.index(seat.doubling) if seat.doubling else BARE, seat.waits,
                    seat.sharpshooter, seat.sharpshot, seat.has_dealt_hand, *seat.picked, seat.horses,
                    bits(int(place[10:]) - 1 for place in places if place.startswith("enclosure")), seat.rodeos,
                    seat.shifts, place_number(seat.lifted) if seat.lifted else NOWHERE, len(seat.sheet))
        digest.feed(*[seat.waiting.count(kind) for kind in BUILDINGS], *seat.tiles, *seat.enclosures)
        digest.feed(*seat.sheet, *[0] * (6 - len(seat.sheet)))
        if seat.consent:
            digest.feed_32(CONSENTS.index(seat.consent))


def feed_64(digest, value):
    digest.feed_32(value & 0xFFFFFFFF)
    digest.feed_32(value >> 32)


def or_none(seat):
    return NOBODY if seat is None else seat


def white_number(seat):
    if seat.white is None:
        return SPENT if seat.white_spent else NO_WHITE
    return READY if seat.white == "ready" else place_number(seat.white)
