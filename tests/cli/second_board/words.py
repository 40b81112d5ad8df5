# SPDX-License-Identifier: GPL-3.0-or-later
"""The words and figures of the rules, as tables."""

CHANCE = 31
BUILDINGS = ("ranch mine drugstore bank saloon hotel blacksmith general-store church prison school train-station "
             "city-hall").split()
HOUSES = ("house", "townhouse")
HOUSE_VALUE = {"house": 1, "townhouse": 2, "ranch": 1, "hotel": 2, "church": 1, "school": 1, "train-station": 2,
               "city-hall": 1}
CAP = {"ranch": 8, "mine": 24, "drugstore": 33, "bank": 45, "saloon": 55, "hotel": 6, "blacksmith": 40,
       "general-store": 33}
STEP = {"drugstore": 3, "bank": 3, "saloon": 5, "blacksmith": 5, "general-store": 3}
HOUSES_BROUGHT = {"ranch": 0, "mine": 0, "train-station": 0, "city-hall": 0, "school": 3}
REVOLVERS = {"ranch": 1, "mine": 1, "prison": 2}
ATTACKABLE = "ranch mine drugstore bank saloon hotel blacksmith general-store".split()
UNCONNECTED = ("ranch", "mine")
SLOT_PRICES = (3, 4, 5, 6, 8, 10, 12)
TRACK = ("wages ammunition roads-3 road-1 parcels build-12 build-10 build-8 build-6 build-5 build-4 build-3 "
         "parcel-income cowboy-income gambling building-income parcel-vp cowboy-vp building-vp vp-5 vp-4 vp-3 "
         "vp-2").split()
FREE_FOR_ALL = ("wages", "road-1")
NO_DUEL_PLACES = ("roads-3 parcel-income cowboy-income gambling parcel-vp cowboy-vp building-vp vp-5 vp-4 vp-3 "
                  "vp-2").split()
COUNCIL = "vp-2 vp-3 vp-4 vp-5 building-vp cowboy-vp parcel-vp".split()
CHARACTERS = ("paperboy sheriff banker grocer chinese-worker settler captain mercenary indian prospector gunsmith "
              "singer auctioneer governor doctor cowboy heroes teacher lawyer father-christmas").split()
RED_NAMES = {"undertaker": "doctor", "editor": "lawyer"}
LIMITS = {
    "paperboy-yellow": 0, "sheriff-yellow": 20, "sheriff-red": 20, "banker-yellow": 120, "banker-red": 60,
    "grocer-yellow": 60, "grocer-red": 60, "chinese-worker-yellow": 30, "chinese-worker-red": 30,
    "settler-yellow": 30, "settler-red": 20, "captain-yellow": 25, "captain-red": 20, "mercenary-yellow": 20,
    "mercenary-red": 30, "indian-yellow": 20, "indian-red": 30, "prospector-yellow": 20, "prospector-red": 20,
    "gunsmith-yellow": 30, "gunsmith-red": 20, "singer-yellow": 15, "singer-red": 40, "auctioneer-yellow": 30,
    "auctioneer-red": 30, "governor-yellow": 50, "governor-red": 50, "doctor-yellow": 60, "undertaker-red": 90,
    "cowboy-yellow": 20, "cowboy-red": 20, "heroes-yellow": 240, "heroes-red": 40, "teacher-yellow": 60,
    "teacher-red": 60, "lawyer-yellow": 60, "editor-red": 40, "father-christmas-yellow": 10,
    "father-christmas-red": 10,
}
HATS = (1, 2, 2, 3, 5)
PARCELS = [column + row for row in "12345678" for column in "ABCDEFGH"]
INDEX = {name: index for index, name in enumerate(PARCELS)}
DICE_REACH = [name for name in PARCELS if name[0] in "BCDEFG" and name[1] in "234567"]


def number(role):
    """The number of a role's character."""
    word = role.rsplit("-", 1)[0]
    return CHARACTERS.index(RED_NAMES.get(word, word))


def in_reading_order(parcels):
    return sorted(parcels, key=INDEX.get)


def neighbours(parcel):
    x, y = INDEX[parcel] % 8, INDEX[parcel] // 8
    return [PARCELS[row * 8 + column] for row in range(y - 1, y + 2) for column in range(x - 1, x + 2)
            if 0 <= row < 8 and 0 <= column < 8 and (column, row) != (x, y)]


AROUND = {parcel: neighbours(parcel) for parcel in PARCELS}


def corners(parcel):
    x, y = INDEX[parcel] % 8, INDEX[parcel] // 8
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


CORNERS = {parcel: corners(parcel) for parcel in PARCELS}


def distance(a, b):
    return max(abs(INDEX[a] % 8 - INDEX[b] % 8), abs(INDEX[a] // 8 - INDEX[b] // 8))


def inner_edges():
    """Each edge by its text, with its two ends."""
    edges = {}
    for name, index in INDEX.items():
        x, y = index % 8, index // 8
        if y > 0:
            edges[name + " north"] = ((x, y), (x + 1, y))
        if x > 0:
            edges[name + " west"] = ((x, y), (x, y + 1))
    return edges


EDGES = inner_edges()


def sides(edge):
    """The two parcels that an edge lies between."""
    name, side = edge.split()
    return [name, PARCELS[INDEX[name] - (8 if side == "north" else 1)]]


SIDES = {edge: sides(edge) for edge in EDGES}


def lines():
    """The lines of eight edges from rim to rim."""
    rows = [[PARCELS[y * 8 + x] + " north" for x in range(8)] for y in range(1, 8)]
    columns = [[PARCELS[y * 8 + x] + " west" for y in range(8)] for x in range(1, 8)]
    return rows + columns


LINES = lines()
