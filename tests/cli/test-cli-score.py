# SPDX-License-Identifier: GPL-3.0-or-later
"""comstock-cli score: every row and character by hand, random cities by the oracle, refusals."""

import json
import os
import random

import oracle
from harness import DATA, ask, contains, equal, main, picture

# (what, city, characters, sold, rows that are not 0, characters that are not 0)
CASES = [
    ("no city", picture(), [], 0, {}, {}),
    ("bare table", picture("  ", "  "), [], 0, {}, {}),
    ("ranch", picture("...", ".R.", "..h"), [], 0, {"ranch": 7}, {}),
    ("bare table is not empty", picture(" .", "R."), [], 0, {"ranch": 2}, {}),
    ("two ranches share", picture("R.R"), [], 0, {"ranch": 2}, {}),
    ("mine", picture("mMm", "m.m"), [], 0, {"mine": 8}, {}),
    ("rows do not wrap", picture(".......m", "M......."), [], 0, {}, {}),
    ("drugstore", picture("hD", "tH"), [], 0, {"drugstore": 5, "hotel": 3}, {}),
    ("bank", picture("hB", "tH"), [], 0, {"bank": 5, "hotel": 3}, {}),
    ("saloon", picture("hS", "tH"), [], 0, {"saloon": 10, "hotel": 3}, {}),
    ("hotels are no neighbours of themselves", picture("HH"), [], 0, {"hotel": 6}, {}),
    ("general store", picture("hG", "t."), [], 0,
     {"general-store-and-city-hall": 3, "house-multiplier": 3}, {}),
    ("city hall", picture("hY", "tX"), [], 0, {"general-store-and-city-hall": 3, "city-hall": 2}, {}),
    ("ranch multiplier", picture("RXD", "RhR"), [], 0,
     {"ranch-multiplier": 6, "drugstore": 1}, {}),
    ("mine multiplier", picture("MXB", "MhM"), [], 0, {"mine-multiplier": 6, "bank": 1}, {}),
    ("house multiplier", picture("C..h", "...t", "G..H"), [], 0, {"house-multiplier": 10, "hotel": 3}, {}),
    ("outlaws", picture("oo"), [], 0, {"outlaws": -12}, {}),
    ("a prison against outlaws", picture("oP", "oR"), [], 0, {"ranch": 2}, {}),
    ("the sheriff against outlaws", picture("o.", "oR"), ["sheriff"], 0, {"ranch": 3}, {}),
    ("sheriff", picture("PP", "oo"), ["sheriff"], 0, {}, {"sheriff": 6}),
    ("abilities alone", [], ["governor", "lawyer", "chinese-worker", "gunsmith", "mercenary"], 0, {}, {}),
    ("heroes and doctor", [], ["heroes", "doctor"], 0, {}, {"heroes": 6, "doctor": 5}),
    ("banker", picture("B.B"), ["banker"], 0, {}, {"banker": 8}),
    ("captain", [], ["captain"], 0, {}, {"captain": 6}),
    ("singer", picture("hS.S", "....", "..tS"), ["singer"], 0, {"saloon": 6}, {"singer": 4}),
    ("settler", picture("R.R", "..."), ["settler"], 0, {"ranch": 6}, {"settler": 4}),
    ("settler with the prison", picture("R.", "oP"), ["settler"], 0, {"ranch": 2}, {"settler": 2}),
    ("auctioneer", [], ["auctioneer"], 3, {}, {"auctioneer": 21}),
    ("auctioneer without sales", [], ["auctioneer"], 0, {}, {}),
    ("cowboy", picture("RR"), ["cowboy"], 0, {}, {"cowboy": 6}),
    ("grocer", picture("DD"), ["grocer"], 0, {}, {"grocer": 8}),
    ("undertaker", [], ["undertaker", "lawyer"], 0, {}, {"undertaker": 4}),
    ("editor", [], ["editor", "lawyer", "heroes"], 0, {}, {"editor": 10, "heroes": 6}),
    ("teacher", picture("htH"), ["teacher"], 0, {"hotel": 3}, {"teacher": 5}),
    ("indian", picture("..", ".."), ["indian"], 0, {}, {"indian": 30}),
    ("indian, rounded up", picture("..", ". "), ["indian"], 0, {}, {"indian": 31}),
    ("indian with the captain", picture("..", ".."), ["indian", "captain"], 0, {}, {"indian": 34, "captain": 6}),
    ("paperboy", [], ["paperboy"], 0, {}, {"paperboy": 3}),
    ("prospector", picture("m.M"), ["prospector"], 0, {}, {"prospector": 2}),
    ("full size", picture(*["." * 8] * 8), [], 0, {}, {}),
    ("full size of the captain, wide", picture(*["." * 9] * 8), ["captain"], 0, {}, {"captain": 6}),
    ("full size of the captain, high", picture(*["." * 8] * 9), ["captain"], 0, {}, {"captain": 6}),
    ("the box counts, not the rows", picture(*[" " * 12] * 11, " " * 10 + "mM"), [], 0, {"mine": 2}, {}),
]

REFUSED = [
    ({}, "city"),
    ([], ""),
    ({"city": 3}, "city"),
    ({"city": [3]}, "city[0]"),
    ({"city": [["empty", "empty"], ["empty"]]}, "city[1]"),
    ({"city": [["empty", "castle"]]}, "city[0][1]"),
    ({"city": [[1]]}, "city[0][0]"),
    ({"city": picture("." * 9)}, "8"),
    ({"city": picture(*["."] * 9)}, "8"),
    ({"city": picture(*["." * 9] * 9), "characters": ["captain"]}, "9"),
    ({"city": picture("." * 10), "characters": ["captain"]}, "9"),
    ({"city": [], "characters": "banker"}, "characters"),
    ({"city": [], "characters": ["clown"]}, "characters[0]"),
    ({"city": [], "characters": ["banker", "banker"]}, "characters[1]"),
    ({"city": [], "characters": ["auctioneer"], "sold": 4}, "sold"),
    ({"city": [], "characters": ["auctioneer"], "sold": -1}, "sold"),
    ({"city": [], "characters": ["auctioneer"], "sold": 1.5}, "sold"),
    ({"city": [], "characters": ["auctioneer"], "sold": "1"}, "sold"),
    ({"city": [], "characters": ["banker"], "sold": 1}, "sold"),
]


def document(city, characters, sold):
    return {"city": city, "characters": characters, "sold": sold}


def test_worked_example():
    with open(os.path.join(DATA, "worked-example.json"), encoding="utf-8") as file:
        example = json.load(file)
    equal(ask("score", example["document"]), [example["answer"]])


def test_every_row_and_character():
    answers = ask("score", *[document(*case[1:4]) for case in CASES])
    for answer, (name, _city, characters, _sold, rows, worth) in zip(answers, CASES):
        wanted_rows = {**dict.fromkeys(oracle.ROWS, 0), **rows, "characters": sum(worth.values())}
        wanted = {
            "rows": wanted_rows,
            "characters": {character: worth.get(character, 0) for character in characters},
            "total": sum(wanted_rows.values()),
        }
        equal((name, answer), (name, wanted))


def test_rows_come_in_the_order_of_the_score_pad():
    [answer] = ask("score", document([], [], 0))
    equal(list(answer), ["rows", "characters", "total"])
    equal(list(answer["rows"]), oracle.ROWS)


def test_characters_and_sold_may_be_left_out():
    equal(ask("score", {"city": picture("mM")}), ask("score", document(picture("mM"), [], 0)))


def test_random_cities():
    dice = random.Random(109)
    documents = []
    for _ in range(1000):
        characters = dice.sample(oracle.CHARACTERS, dice.randint(0, 8))
        sold = dice.randint(0, 3) if "auctioneer" in characters else 0
        size = [8, 9] if "captain" in characters else [8, 8]
        dice.shuffle(size)
        kinds = dice.sample(oracle.PARCELS, dice.randint(2, 16)) + [None, "empty"]
        city = [[dice.choice(kinds) for _x in range(size[0])] for _y in range(size[1])]
        documents.append(document(city, characters, sold))
    for asked, answer in zip(documents, ask("score", *documents)):
        city = {(x, y): parcel for y, row in enumerate(asked["city"]) for x, parcel in enumerate(row) if parcel}
        equal(answer, oracle.score(city, asked["characters"], asked["sold"]))


def test_refusals_name_the_member():
    answers = ask("score", *[asked for asked, _part in REFUSED])
    for answer, (_asked, part) in zip(answers, REFUSED):
        equal(list(answer), ["error"])
        contains(answer["error"], part)


main(globals())
