# SPDX-License-Identifier: GPL-3.0-or-later
"""comstock-cli --game city: whole games that repeat, their saves, their positions and sets of tiles."""

import json
import os
import struct
import tempfile

from harness import equal, main, one_error_line, run


def city(*arguments, text=""):
    return run("--game", "city", *arguments, text=text)


def built_in():
    done = city("tiles")
    equal((done.returncode, done.stderr, done.stdout.count("\n")), (0, "", 1))
    return json.loads(done.stdout)


def picture_size(path):
    with open(path, "rb") as file:
        head = file.read(24)
    equal(head[:8], b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", head[16:])


def test_equal_seeds_play_equal_games():
    first, second = (city("play", "--seats", "rival,rival,rival", "--seed", 4, "--save", "-") for _ in range(2))
    equal((first.returncode, first.stdout), (0, second.stdout))
    other = city("play", "--seats", "rival,rival,rival", "--seed", 5, "--save", "-")
    assert other.stdout != first.stdout
    equal(json.loads(first.stdout)["setup"]["tiles"]["id"], "carcassonne")


def test_a_save_is_checked_shown_and_told():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "city.comstock")
        played = city("play", "--seats", "rival,rival", "--seed", 6, "--first", 2, "--quiet", "--save", path)
        equal(played.returncode, 0)
        equal(run("check", path).returncode, 0)
        shown = run("show", path).stdout
        assert "A tile is drawn: " in shown and "Stack II begins." in shown and "The game is over." in shown
        positions = [json.loads(line) for line in run("position", "--all", path).stdout.splitlines()]
    equal(positions[0]["step"], "draw")
    equal(positions[-1]["over"], True)
    equal(positions[1]["turn"], 1)
    for position in positions:
        laid = len(position["tiles"]) + position["discarded"] + (position["tile"] is not None)
        equal((laid, sum(position["unseen"].values())), (position["drawn"], 75 - position["drawn"]))
        equal([seat["followers"] >= 0 and seat["towers"] >= 0 for seat in position["seats"]], [True, True])
    for seat in positions[-1]["seats"]:
        equal(seat["score"], seat["forecast"])
        equal(seat["score"]["total"], sum(points for row, points in seat["score"].items() if row != "total"))


def test_own_tiles_travel_in_the_save():
    tiles = built_in()
    tiles.update(id="own", name="Own tiles")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "own.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(tiles, file)
        save = city("play", "--tiles", path, "--seats", "rival,rival", "--seed", 1, "--save", "-").stdout
    equal(json.loads(save)["setup"]["tiles"]["set"]["name"], "Own tiles")
    equal(run("check", "-", text=save).returncode, 0)
    broken = json.loads(save)
    broken["setup"]["tiles"]["digest"] = "0" * 16
    one_error_line(run("check", "-", text=json.dumps(broken)), 1, "setup.tiles", "own")


def test_wrong_tiles_are_named():
    tiles = built_in()
    tiles["tiles"][0]["edges"]["E"] = "street"
    done = city("tiles", "-", text=json.dumps(tiles))
    one_error_line(done, 1, "standard input", "tiles[0].edges", "straight", "edge E")
    tiles = built_in()
    tiles["tiles"][3]["edges"]["N"] = "canal"
    one_error_line(city("tiles", "-", text=json.dumps(tiles)), 1, "tiles[3].edges.N", "canal")


def test_tiles_are_drawn_on_a_sheet():
    """Any set, in a picture and in outlines; what cannot be is said before anything is written."""
    tiles = built_in()
    tiles.update(id="own", name="Own tiles", stacks=[1, 1, 1], tiles=tiles["tiles"][:3])
    for tile in tiles["tiles"]:
        tile["copies"] = 1
    with tempfile.TemporaryDirectory() as folder:
        sheets = {name: os.path.join(folder, name) for name in ("all.png", "own.PNG", "own.svg", "own.gif")}
        equal(city("tiles", "--render", sheets["all.png"]).returncode, 0)
        for name in ("own.PNG", "own.svg"):
            done = city("tiles", "--render", sheets[name], "-", text=json.dumps(tiles))
            equal((done.returncode, done.stdout, done.stderr), (0, "", ""))
        # A row of three, and more than one of what is built in.
        equal(picture_size(sheets["own.PNG"]), (544, 296))
        assert min(picture_size(sheets["all.png"])) > 1000
        assert "<svg" in open(sheets["own.svg"], encoding="utf-8").read(200)
        one_error_line(city("tiles", "--render", sheets["own.gif"]), 2, "own.gif", ".png, .svg or .pdf")
        one_error_line(city("tiles", "--render", os.path.join(folder, "no", "own.png")), 1, "own.png", "No such file")
        tiles["tiles"][0]["edges"]["E"] = "street"
        done = city("tiles", "--render", sheets["own.gif"].replace("gif", "png"), "-", text=json.dumps(tiles))
        one_error_line(done, 1, "standard input", "tiles[0].edges")
        equal(sorted(os.listdir(folder)), ["all.png", "own.PNG", "own.svg"])


def test_persons_do_not_play():
    one_error_line(city("play", "--seats", "person,rival"), 2, "player 1", "a person cannot play here")
    done = city("play", "--seats", "rival,rival", "--first", 3)
    one_error_line(done, 2, "The player who begins is not in this game.")


main(globals())
