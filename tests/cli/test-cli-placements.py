# SPDX-License-Identifier: GPL-3.0-or-later
"""comstock-cli placements: cases by hand, random cities by the oracle, refusals."""

import random

import oracle
from harness import ask, contains, equal, main, picture

EMPTY = ["empty"] * 4


def card(x, y, rows="../.."):
    (nw, ne), (sw, se) = picture(*rows.split("/"))
    return {"parcels": [nw, ne, sw, se], "x": x, "y": y}


def document(city, rows="../..", characters=()):
    return {"city": city, "characters": list(characters), "parcels": card(0, 0, rows)["parcels"]}


def row_of_cards(n):
    return [card(2 * i, 0) for i in range(n)]


def test_an_empty_city_takes_a_card_anywhere():
    equal(ask("placements", document([])), [{"placements": "anywhere"}])


def test_empty_parcels_may_be_covered_and_corners_do_not_join():
    [answer] = ask("placements", document([card(0, 0)]))
    corners = [[-2, -2], [-2, 2], [2, -2], [2, 2]]
    around = [[x, y] for x in range(-2, 3) for y in range(-2, 3)]
    equal(answer["placements"], [place for place in around if place not in corners])


def test_the_answer_is_in_the_coordinates_of_the_question():
    near, far = ask("placements", document([card(0, 0)]), document([card(-900, 4000)]))
    equal(far["placements"], [[x - 900, y + 4000] for x, y in near["placements"]])


def test_the_limit_and_the_captain():
    plain, captain = ask("placements", document(row_of_cards(4)),
                         document(row_of_cards(4), characters=["captain"]))
    equal({x for x, _y in plain["placements"]}, set(range(0, 7)))
    equal({x for x, _y in captain["placements"]}, set(range(-1, 8)))


def test_a_city_without_any_place_left():
    full = [card(2 * x, 2 * y, "MM/MM") for y in range(4) for x in range(4)]
    equal(ask("placements", document(full)), [{"placements": []}])


def test_a_prison_opens_outlaws():
    without, within = ask("placements", document([card(0, 0, "oo/oo")]),
                          document([card(0, 0, "oo/oo"), card(2, 0, "P./..")]))
    equal([0, 0] in without["placements"], False)
    equal([0, 0] in within["placements"], True)


def test_random_cities():
    dice = random.Random(96)
    documents = [random_document(dice) for _ in range(400)]
    for asked, answer in zip(documents, ask("placements", *documents)):
        equal(answer["placements"], oracle.placements(asked["city"], asked["parcels"], asked["characters"]))


def random_document(dice):
    characters = [one for one in ("captain", "sheriff") if dice.random() < 0.3]
    kinds = ["empty"] * dice.randint(2, 6) + dice.sample(oracle.PARCELS, dice.randint(1, 8))
    city = [{"parcels": dice.choices(kinds, k=4), "x": dice.randint(-50, 50), "y": dice.randint(-50, 50)}]
    for _ in range(dice.randint(0, 17)):
        parcels = dice.choices(kinds, k=4)
        places = oracle.placements(city, parcels, characters)
        if places:
            x, y = dice.choice(places)
            city.append({"parcels": parcels, "x": x, "y": y})
    return {"city": city, "characters": characters, "parcels": dice.choices(kinds, k=4)}


REFUSED = [
    ({}, "parcels"),
    ({"parcels": EMPTY}, "city"),
    ({"city": [], "characters": []}, "parcels"),
    ({"city": [], "parcels": EMPTY[:3]}, "parcels"),
    ({"city": [], "parcels": [*EMPTY, "empty"]}, "parcels"),
    ({"city": [], "parcels": [None, *EMPTY[1:]]}, "parcels[0]"),
    ({"city": [], "parcels": ["empty", "empty", "castle", "empty"]}, "parcels[2]"),
    ({"city": {}, "parcels": EMPTY}, "city"),
    ({"city": [7], "parcels": EMPTY}, "city[0]"),
    ({"city": [{"x": 0, "y": 0}], "parcels": EMPTY}, "city[0]: member “parcels”"),
    ({"city": [{"parcels": EMPTY, "y": 0}], "parcels": EMPTY}, "city[0]: member “x”"),
    ({"city": [{"parcels": EMPTY, "x": 0, "y": "0"}], "parcels": EMPTY}, "city[0].y"),
    ({"city": [{"parcels": EMPTY, "x": 0, "y": 1e30}], "parcels": EMPTY}, "city[0].y"),
    (document([card(0, 0), card(2, 2)]), "city[1]: the card touches the city at a corner only"),
    (document([card(0, 0), card(5, 0)]), "city[1]: the card does not touch the city"),
    (document([card(0, 0), card(2**31 - 1, -2**31)]), "city[1]"),
    (document([card(70, 0), card(70, 0, "M./.."), card(69, 0)]), "city[2]: the card covers “mine” at (70, 0)"),
    (document([card(0, 0, "oo/.."), card(-1, 0, ".h/..")]), "city[1]: the card covers “outlaws” at (0, 0) without"),
    (document([card(0, 0, "o./.P"), card(-1, 0, ".o/..")]), "city[1]: the card covers “outlaws” at (0, 0) with o"),
    (document([*row_of_cards(4), card(8, 0)]), "city[4]: the city would be larger"),
    (document([card(0, 0)] * 100), "city"),
]


def test_refusals_name_the_member():
    answers = ask("placements", *[asked for asked, _part in REFUSED])
    for answer, (_asked, part) in zip(answers, REFUSED):
        equal(list(answer), ["error"])
        contains(answer["error"], part)


main(globals())
