# SPDX-License-Identifier: GPL-3.0-or-later
"""comstock-cli deck: the built-in deck meets the rules page, prints what it reads and refuses the rest."""

import collections
import json
import os
import tempfile

from harness import equal, main, one_error_line, run

PRINTED = {
    "mountain": (32, 12), "house": (18, 18), "townhouse": (2, 10), "mine": (10, 4), "ranch": (10, 4),
    "blacksmith": (2, 1), "drugstore": (3, 8), "bank": (3, 8), "saloon": (1, 5), "hotel": (1, 4),
    "general-store": (1, 1), "church": (1, 2), "prison": (1, 3), "city-hall": (0, 1), "outlaws": (3, 5),
    "empty": (104, 106),
}


def built_in():
    done = run("deck")
    equal((done.returncode, done.stderr, done.stdout.count("\n")), (0, "", 1))
    return json.loads(done.stdout)


def test_the_built_in_deck():
    deck = built_in()
    equal(list(deck), ["id", "name", "terrain", "characters", "backs"])
    equal({frozenset(card) for card in deck["terrain"]}, {frozenset(["id", "era", "appeal", "parcels"])})
    equal({frozenset(one) for one in deck["characters"]}, {frozenset(["id", "appeal", "symbols"])})
    equal({frozenset(back) for back in deck["backs"]}, {frozenset(["character", "skull", "suits"])})
    equal([len(deck[part]) for part in ("terrain", "characters", "backs")], [96, 21, 21])
    equal(sum(back["skull"] for back in deck["backs"]), 3)
    for column, era in enumerate(sorted({card["era"] for card in deck["terrain"]})):
        cards = [card for card in deck["terrain"] if card["era"] == era]
        printed = collections.Counter(parcel for card in cards for parcel in card["parcels"])
        equal(len(cards), 48)
        equal({parcel: printed[parcel] for parcel in PRINTED}, {parcel: n[column] for parcel, n in PRINTED.items()})


def test_a_deck_reads_back_equal():
    deck = built_in()
    deck["name"] = "Другая колода"
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "deck.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(deck, file, indent=2)
        equal(json.loads(run("deck", path).stdout), deck)
    equal(json.loads(run("deck", "-", text=json.dumps(deck)).stdout), deck)


def refused(text, *parts):
    one_error_line(run("deck", "-", text=text), 1, "standard input", *parts)


def changed(change):
    deck = built_in()
    change(deck)
    return json.dumps(deck)


def test_bad_decks_are_refused_by_name():
    for text in ("", "{", "[]", "{}", "\0", "[" * 100000, " " * 100_000_000, "{}{}"):
        refused(text)
    refused(changed(lambda deck: deck["terrain"].pop()), "terrain")
    refused(changed(lambda deck: deck["terrain"][3].update(appeal=10)), "terrain[3].appeal")
    refused(changed(lambda deck: deck["terrain"][17]["parcels"].__setitem__(2, "castle")), "terrain[17].parcels[2]")
    refused(changed(lambda deck: deck["backs"][0].update(skull="yes")), "backs[0].skull")
    refused(changed(lambda deck: deck["terrain"][1].update(id=deck["terrain"][0]["id"])))
    refused(changed(lambda deck: [card.update(parcels=["empty"] * 4) for card in deck["terrain"]]))


def test_a_deck_that_comes_along():
    deck = json.loads(run("deck", "sierra").stdout)
    equal((deck["id"], deck["name"]), ("sierra", "Sierra"))
    assert deck != built_in()


def test_a_game_with_another_deck():
    save = json.loads(run("play", "--deck", "sierra", "--seed", "1", "--save", "-").stdout)
    equal(save["setup"]["deck"]["id"], "sierra")
    equal(save["setup"]["deck"]["cards"], json.loads(run("deck", "sierra").stdout))
    one_error_line(run("play", "--deck", "/nonexistent/deck.json"), 2, "No such file")


def test_a_new_deck():
    done = run("deck", "--new", "mine", "--seed", "7", "--games", "50")
    equal((done.returncode, done.stderr), (0, ""))
    equal(run("deck", "--new", "mine", "--seed", "7", "--games", "50").stdout, done.stdout)
    deck = json.loads(done.stdout)
    equal(deck["id"], "mine")
    equal(json.loads(run("deck", "-", text=done.stdout).stdout), deck)
    equal(sum(line.startswith('    {"id":"t1-') for line in done.stdout.splitlines()), 48)
    counts = collections.Counter(card["appeal"] for card in deck["terrain"])
    equal((min(counts), max(counts), set(counts.values())), (1, 9, {10, 11}))
    assert json.loads(run("deck", "--new", "mine", "--seed", "8", "--games", "50").stdout)["terrain"] != deck["terrain"]
    one_error_line(run("deck", "--new", "My Deck", "--games", "1"), 2, "--new", "a–z")


def test_figures():
    done = run("deck", "--stats", "--games", "200")
    equal((done.returncode, done.stderr), (0, ""))
    lines = done.stdout.splitlines()
    equal(lines[0], "Frontier (frontier)")
    for line, era in ((lines[3], "Era I"), (lines[4], "Era II")):
        assert line.startswith(era + " ")
        equal(sum(int(n) for n in line[len(era):].split()), 48)
    equal([line.split()[0] for line in lines[7:]], [card["id"] for card in built_in()["terrain"]])
    one_error_line(run("deck", "--stats", "--games", "0"), 2, "--games")
    one_error_line(run("deck", "--stats", "--new", "mine"), 2, "--new", "--stats")


def test_sheets():
    beginnings = {"all.png": b"\x89PNG", "all.svg": b"<?xml", "all.pdf": b"%PDF"}
    with tempfile.TemporaryDirectory() as folder:
        for name, beginning in beginnings.items():
            path = os.path.join(folder, name)
            done = run("deck", "--render", path)
            equal((done.returncode, done.stderr), (0, ""))
            with open(path, "rb") as file:
                assert file.read(8).startswith(beginning)
        one_error_line(run("deck", "--render", os.path.join(folder, "all.gif")), 2, "all.gif", ".pdf")
        equal(sorted(os.listdir(folder)), sorted(beginnings))


def test_a_deck_file_that_is_not_there():
    one_error_line(run("deck", "/nonexistent/deck.json"), 1, "/nonexistent/deck.json")


main(globals())
