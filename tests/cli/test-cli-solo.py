# SPDX-License-Identifier: GPL-3.0-or-later
"""comstock-cli --game board standish and solo: the built-in strategies, files of others, what is refused and where."""

import json
import os
import tempfile

from harness import contains, equal, main, one_error_line, run

BOARD = ["--game", "board"]
STRATEGIES = ["rancher", "miner", "strength", "urban"]


def built_in():
    done = run(*BOARD, "standish")
    equal((done.returncode, done.stderr), (0, ""))
    return json.loads(done.stdout)


def spoil_letter(document):
    document["cards"][4]["letter"] = "Z"
    return "cards[4].letter"


def spoil_empty_letter(document):
    document["cards"][4]["letter"] = ""
    return "cards[4].letter"


def spoil_power(document):
    document["cards"][0]["power"] = 10
    return "cards[0].power"


def spoil_count(document):
    document["cards"].pop()
    return "cards: “rancher”: 11 instead of 12"


def spoil_too_many(document):
    document["cards"].append({"letter": "A", "power": 1, "strategies": ["miner"]})
    return "cards: “miner”: 13 instead of 12"


def spoil_deck(document):
    document["cards"][2]["strategies"].append("rancher")
    return "cards[2].strategies"


def spoil_order(document):
    document["strategies"].reverse()
    return "strategies[0].id: must be “rancher”"


def spoil_priority(document):
    document["strategies"][1]["priority"][3] = "church"
    return "strategies[1].priority[3]"


def spoil_twice(document):
    document["strategies"][2]["bonus"] = ["mine", "ranch", "mine"]
    return "strategies[2].bonus[2]: “mine” is already in this list"


def spoil_neutral(document):
    document["strategies"][3]["neutral"] = ["saloon"]
    return "strategies[3].neutral[0]"


def spoil_no_neutral(document):
    document["strategies"][3]["neutral"] = []
    return "strategies[3].neutral"


def spoil_vp(document):
    document["strategies"][3]["vp"][4] = 21
    return "strategies[3].vp[4]"


def spoil_firepower(document):
    document["strategies"][3]["firepower"] = "much"
    return "strategies[3].firepower"


def spoil_member(document):
    del document["strategies"][0]["vp"]
    return "strategies[0]"


def spoil_surprise(document):
    document["surprise"] = 1
    return "surprise"


SPOILERS = [spoil_letter, spoil_empty_letter, spoil_power, spoil_count, spoil_too_many, spoil_deck, spoil_order,
            spoil_priority, spoil_twice, spoil_neutral, spoil_no_neutral, spoil_vp, spoil_firepower, spoil_member,
            spoil_surprise]


def test_the_built_in_strategies():
    document = built_in()
    equal([strategy["id"] for strategy in document["strategies"]], STRATEGIES)
    power = {strategy: 0 for strategy in STRATEGIES}
    for card in document["cards"]:
        for strategy in card["strategies"]:
            power[strategy] += card["power"]
    equal(list(power.values()), [18, 19, 26, 21])


def test_a_file_reads_back_equal():
    """A person's own file begins with the lines that the program's file has."""
    text = run(*BOARD, "standish").stdout
    equal(text.count("\n") > 50, True)
    equal(run(*BOARD, "standish", "-", text=text).stdout, text)


def test_what_is_wrong_is_named():
    for spoil in SPOILERS:
        document = built_in()
        part = spoil(document)
        for command in (["standish", "-"], ["solo", "--games", 1, "--seed", 1, "-"]):
            done = run(*BOARD, *command, text=json.dumps(document))
            one_error_line(done, 1, "standard input", part)
            equal(done.stdout, "")
    one_error_line(run(*BOARD, "standish", "-", text="{"), 1, "standard input")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "none")
        one_error_line(run(*BOARD, "standish", path), 1, path)


def test_games_against_each():
    call = [*BOARD, "solo", "--games", 20, "--seed", 1]
    done = run(*call)
    equal((done.returncode, done.stderr), (0, ""))
    lines = done.stdout.splitlines()
    equal([line.split()[0] for line in lines[1:]], STRATEGIES)
    contains(lines[0], "Standish’s VP")
    equal(run(*call).stdout, done.stdout)
    equal(run(*call, "-", text=json.dumps(built_in())).stdout, done.stdout)
    equal(run(*call, "--level", "random").stdout == done.stdout, False)
    equal(run(*call, "--level", "medium").stdout, done.stdout)


def test_ones_own_file():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "comstock", "standish.json")
        os.mkdir(os.path.dirname(path))
        call = [*BOARD, "play", "--seats", "rival,standish:urban", "--seed", 1, "--save", "-"]
        environment = {"XDG_DATA_HOME": folder}
        usual = json.loads(run(*call, environment=environment).stdout)
        document = built_in()
        document["strategies"][3]["firepower"] = 3
        with open(path, "w", encoding="utf-8") as file:
            json.dump(document, file)
        own = json.loads(run(*call, environment=environment).stdout)
        equal((usual["setup"]["standish"].pop("firepower"), own["setup"]["standish"].pop("firepower")), (1, 3))
        equal(own["setup"], usual["setup"])
        with open(path, "w", encoding="utf-8") as file:
            file.write("{}")
        one_error_line(run(*call, environment=environment), 2, path, "strategies")


def test_wrong_calls():
    one_error_line(run(*BOARD, "solo", "--games", 1), 2, "--seed")
    one_error_line(run(*BOARD, "solo", "--seed", 1), 2, "--games")
    one_error_line(run(*BOARD, "solo", "--seed", 1, "--games", 0), 2, "--games")
    one_error_line(run(*BOARD, "solo", "--seed", "x", "--games", 1), 2, "--seed")
    one_error_line(run(*BOARD, "solo", "--seed", 1, "--games", 1, "--level", "genius"), 2, "--level")


main(globals())
