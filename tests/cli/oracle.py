# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the city told a second time, as plainly as can be, to compare the program with."""

BUILDINGS = ("mine ranch blacksmith drugstore bank saloon hotel general-store church prison city-hall").split()
HOUSES = {"house": 1, "townhouse": 2, "hotel": 2}
VP = set("heroes doctor banker captain singer settler auctioneer cowboy grocer undertaker editor teacher "
         "indian paperboy prospector sheriff".split())
ARROW = set("governor lawyer chinese-worker heroes gunsmith mercenary doctor".split())
PARCELS = ["empty", "mountain", "outlaws", "house", "townhouse", *BUILDINGS]
CHARACTERS = sorted(VP | ARROW)
ROWS = ("ranch mine drugstore bank saloon general-store-and-city-hall ranch-multiplier mine-multiplier "
        "house-multiplier hotel city-hall outlaws characters").split()


def around(x, y):
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def has_law(city, characters):
    return "sheriff" in characters or "prison" in city.values()


def score(city, characters, sold):
    """The answer of `score` for a city {(x, y): parcel}."""
    law = has_law(city, characters)
    empty = {"empty", "outlaws"} if law else {"empty"}
    count = lambda *kinds: sum(parcel in kinds for parcel in city.values())
    places = lambda *kinds: [place for place, parcel in city.items() if parcel in kinds]
    near = lambda place, worth: sum(worth(city.get(other)) for other in around(*place))
    houses_near = lambda place: near(place, lambda parcel: HOUSES.get(parcel, 0))
    houses = sum(HOUSES.get(parcel, 0) for parcel in city.values())
    settled = {other for ranch in places("ranch") for other in around(*ranch) if city.get(other) in empty}

    rows = {
        "ranch": sum(near(place, lambda parcel: parcel in empty) for place in places("ranch")),
        "mine": sum(2 * near(place, lambda parcel: parcel == "mountain") for place in places("mine")),
        "drugstore": sum(map(houses_near, places("drugstore"))),
        "bank": sum(map(houses_near, places("bank"))),
        "saloon": sum(2 * houses_near(place) for place in places("saloon")),
        "general-store-and-city-hall": sum(map(houses_near, places("general-store", "city-hall"))),
        "ranch-multiplier": count("drugstore", "blacksmith") * count("ranch"),
        "mine-multiplier": count("bank", "blacksmith") * count("mine"),
        "house-multiplier": count("church", "general-store") * houses,
        "hotel": 3 * count("hotel"),
        "city-hall": count("city-hall") * count(*BUILDINGS),
        "outlaws": 0 if law else -6 * count("outlaws"),
    }
    worth = {
        "heroes": 6,
        "doctor": 5,
        "banker": 4 * count("bank"),
        "captain": 6,
        "singer": max([2 * houses_near(place) for place in places("saloon")], default=0),
        "settler": len(settled),
        "auctioneer": 7 * sold,
        "cowboy": 3 * count("ranch"),
        "grocer": 4 * count("drugstore"),
        "undertaker": 2 * len(characters),
        "editor": len(VP & set(characters)) + 4 * len(ARROW & set(characters)),
        "teacher": houses,
        "indian": ((72 if "captain" in characters else 64) - len(city) + 1) // 2,
        "paperboy": 3,
        "prospector": count("mountain", "mine"),
        "sheriff": 3 * count("prison"),
    }
    owned = {character: worth.get(character, 0) for character in characters}
    rows["characters"] = sum(owned.values())
    return {"rows": rows, "characters": owned, "total": sum(rows.values())}


def card_parcels(card):
    """The parcels of a placed card {(x, y): parcel}."""
    nw, ne, sw, se = card["parcels"]
    x, y = card["x"], card["y"]
    return {(x, y): nw, (x + 1, y): ne, (x, y + 1): sw, (x + 1, y + 1): se}


def visible(cards):
    city = {}
    for card in cards:
        city.update(card_parcels(card))
    return city


def may_cover(old, new, law):
    if old == "empty":
        return True
    if old == "outlaws":
        return law and new != "outlaws"
    return old == new or (old == "house" and new == "townhouse")


def fits(city, card, characters):
    """Whether a card may lie where it says."""
    if not city:
        return True
    parcels = card_parcels(card)
    together = {**city, **parcels}
    sides = sorted(max(values) - min(values) + 1 for values in zip(*together))
    law = has_law(city, characters)
    return (sides[0] <= 8 and sides[1] <= (9 if "captain" in characters else 8)
            and all(may_cover(city[place], new, law) for place, new in parcels.items() if place in city)
            and any(side in city for x, y in parcels
                    for side in ((x, y), (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))))


def placements(cards, parcels, characters):
    """All places of a card, sorted by x, then y."""
    city = visible(cards)
    xs = [x for x, y in city]
    ys = [y for x, y in city]
    return [[x, y] for x in range(min(xs) - 3, max(xs) + 4) for y in range(min(ys) - 3, max(ys) + 4)
            if fits(city, {"parcels": parcels, "x": x, "y": y}, characters)]
