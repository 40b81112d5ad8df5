# SPDX-License-Identifier: GPL-3.0-or-later
"""comstock-cli play, check, show and position: whole games, their saves and what is refused."""

import json
import os
import re
import shlex
import stat
import subprocess
import tempfile

from harness import CLI, contains, equal, main, one_error_line, run

SEATS = "rival:medium,virtual:novice,virtual:intermediate,virtual:expert"
ALL_SEATS = [
    "rival,rival,rival,rival",
    "rival:easy,rival:expert,virtual,virtual:expert",
    "rival:hard,rival,rival,virtual:novice,virtual:expert",
    "rival,rival,rival,rival,rival,virtual",
    "rival,virtual,virtual,virtual,virtual,virtual",
    "rival,rival,rival,rival,rival,rival",
]
MEMBERS = ("move moves last era round stage over seats column removed piles tiebreaker winners actors "
           "legal").split()
SEAT_MEMBERS = ("seat kind level suit hand discards played value characters placed city sold unplaced taken "
                "score").split()


def play(folder, seats=SEATS, seed=1):
    """Plays a game; what it printed and where its save is."""
    path = os.path.join(folder, f"{seed}.comstock")
    done = run("play", "--seats", seats, "--seed", seed, "--save", path)
    equal((done.returncode, done.stderr), (0, ""))
    return done.stdout, path


def read(path):
    with open(path, "rb") as file:
        return file.read()


def position(*arguments):
    done = run("position", *arguments)
    equal((done.returncode, done.stderr), (0, ""))
    return [json.loads(line) for line in done.stdout.splitlines()]


def with_folder(case):
    def wrapped():
        with tempfile.TemporaryDirectory() as folder:
            case(folder)
    wrapped.__name__ = case.__name__
    return wrapped


@with_folder
def test_equal_seeds_play_equal_games(folder):
    printed, path = play(folder)
    save = read(path)
    equal((play(folder)[0], read(path)), (printed, save))
    equal(play(folder, seed=2)[0] == printed, False)


@with_folder
def test_a_game_goes_from_play_through_every_reader(folder):
    for seed, seats in enumerate(ALL_SEATS):
        printed, path = play(folder, seats, seed)
        equal(run("check", path).stdout, "ok\n")
        equal(run("show", path).stdout, printed)
        [last] = position(path)
        equal((last["move"], last["over"], last["actors"]), (last["moves"], True, []))
        best = max(seat["score"]["total"] for seat in last["seats"])
        equal(last["winners"], [seat["seat"] for seat in last["seats"] if seat["score"]["total"] == best])
        for seat in last["seats"]:
            contains(printed, str(seat["score"]["total"]))


@with_folder
def test_positions_have_the_members_that_scripts_rely_on(folder):
    positions = position(play(folder)[1], "--all")
    equal([entry["move"] for entry in positions], list(range(positions[0]["moves"] + 1)))
    for entry in positions:
        equal(set(MEMBERS) - {"winners"} <= set(entry), True)
        equal("winners" in entry and entry["winners"] not in (None, []), entry["over"])
        for seat in entry["seats"]:
            equal(set(seat), set(SEAT_MEMBERS))
        equal([int(seat) for seat in entry["legal"]], entry["actors"])
        equal(all(entry["legal"].values()), True)


@with_folder
def test_each_move_was_legal_and_public_facts_never_shrink(folder):
    positions = position(play(folder, ALL_SEATS[1])[1], "--all")
    for before, after in zip(positions, positions[1:]):
        last = after["last"]
        contains(before["legal"][str(last["seat"])], last["move"])
        for old, new in zip(before["seats"], after["seats"]):
            equal(new["taken"][:len(old["taken"])], old["taken"])


@with_folder
def test_a_city_scores_as_position_says(folder):
    for entry in position(play(folder, ALL_SEATS[0])[1], "--all")[-3:]:
        for seat in entry["seats"]:
            xs = [parcel["x"] for parcel in seat["city"]]
            ys = [parcel["y"] for parcel in seat["city"]]
            rows = [[None] * (max(xs) - min(xs) + 1) for _ in range(max(ys) - min(ys) + 1)]
            for parcel in seat["city"]:
                rows[parcel["y"] - min(ys)][parcel["x"] - min(xs)] = parcel["parcel"]
            document = {"city": rows, "characters": [one["id"] for one in seat["characters"]], "sold": seat["sold"]}
            equal(json.loads(run("score", text=json.dumps(document)).stdout), seat["score"])


@with_folder
def test_places_are_those_that_placements_lists(folder):
    deck = {card["id"]: card["parcels"] for card in json.loads(run("deck").stdout)["terrain"]}
    asked = 0
    documents, places = [], []
    for entry in position(play(folder, ALL_SEATS[5])[1], "--all"):
        for number, moves in entry["legal"].items():
            seat = entry["seats"][int(number)]
            if not moves[0].startswith("place ") or not seat["placed"] or seat["sold"]:
                continue
            documents.append({
                "city": [{"parcels": deck[card["card"]], "x": card["x"], "y": card["y"]} for card in seat["placed"]],
                "characters": [one["id"] for one in seat["characters"]],
                "parcels": deck[entry["last"]["move"].split()[1]],
            })
            places.append(sorted([int(word) for word in move.split()[1:]] for move in moves))
            asked += 1
    answers = run("placements", text="\n".join(map(json.dumps, documents))).stdout.splitlines()
    equal([json.loads(answer)["placements"] for answer in answers], places)
    equal(asked > 50, True)


@with_folder
def test_move_chooses_the_position(folder):
    path = play(folder)[1]
    positions = position(path, "--all")
    equal(position(path, "--move", 0), positions[:1])
    equal(position(path, "--move", 7), positions[7:8])
    equal(position(path), positions[-1:])
    one_error_line(run("position", path, "--move", len(positions)), 1, path, str(len(positions)))
    one_error_line(run("position", path, "--move", "-1"), 2, "--move")
    one_error_line(run("position", path, "--move", "last"), 2, "--move")
    one_error_line(run("position", path, "--move", "1", "--all"), 2, "--all")


@with_folder
def test_quiet_prints_the_score_sheet_alone(folder):
    printed, _path = play(folder)
    quiet = run("play", "--seats", SEATS, "--seed", 1, "--quiet").stdout
    equal(printed.endswith(quiet), True)
    equal(len(quiet) < len(printed) / 4, True)


@with_folder
def test_a_line_is_free_before_each_round_but_the_first_and_before_the_sheet(folder):
    lines = play(folder)[0].splitlines()
    rounds = [number for number, line in enumerate(lines) if re.search(r", round \d begins\.$", line)]
    equal(len(rounds), 18)
    sheet = lines.index("", rounds[-1])
    equal([number for number, line in enumerate(lines[:sheet]) if line == ""], [number - 1 for number in rounds[1:]])
    contains(lines[sheet + 1], "Computer rival")


@with_folder
def test_the_sheet_is_a_table(folder):
    lines = run("play", "--seats", ALL_SEATS[0], "--seed", 3, "--quiet").stdout.splitlines()
    [total] = [line for line in lines if line.startswith("Total")]
    [mines] = [line for line in lines if line.startswith("Mine") and len(line) == len(total)][:1]
    equal((len(total.split()), len(mines.split())), (5, 5))


@with_folder
def test_points_below_zero_have_a_minus_sign(folder):
    """For people; JSON is JSON."""
    for seed in range(20):
        printed, path = play(folder, ALL_SEATS[0], seed)
        if re.search(r"^Outlaws .*−\d", printed, re.MULTILINE):
            equal(re.search(r" -\d", printed), None)
            equal(re.search(r'"outlaws": ?-\d', run("position", path).stdout) is not None, True)
            return
    raise AssertionError("no city with outlaws in 20 games")


def test_what_cannot_play_is_refused():
    for seats in ("", "rival", "rival,rival,rival", "virtual,virtual,virtual,virtual", "person,rival,rival,rival",
                  ",".join(["rival"] * 7), "rival,rival,rival,horse", "rival:novice,rival,rival,rival",
                  "rival,rival,rival,virtual:medium", "rival,rival,rival,"):
        one_error_line(run("play", "--seats", seats, "--seed", 1), 2)
    # People count seats from 1.
    one_error_line(run("play", "--seats", "rival,person,rival,rival", "--seed", 1), 2, "player 2")
    one_error_line(run("play", "--seats", "rival,rival,horse,rival", "--seed", 1), 2, "player 3")
    for seed in ("", "-1", "one", "1.5", 2**64):
        one_error_line(run("play", "--seats", SEATS, "--seed", seed), 2, "--seed")
    equal(run("play", "--seats", SEATS, "--seed", 2**64 - 1, "--quiet").returncode, 0)


def test_codes():
    """The code of a save plays the same game, also with options, and says what it stands for."""
    # One of a thousand codes is another one without its last character.
    save = run("--game", "board", "play", "--variants", "outlaws,river", "--characters", "random", "--seed", 7,
               "--save", "-").stdout
    code = json.loads(save)["code"]
    equal(run("play", "--code", code.lower().replace("-", ""), "--save", "-").stdout, save)
    contains(run("show", "-", text=save).stdout, f"Game code: {code}\n")
    contains(run("code", code).stdout, "Carson City: The Board Game\n\nHat: Computer rival (medium)\n")
    fresh = run("code", code, "--save", "-").stdout
    equal(json.loads(fresh)["setup"], json.loads(save)["setup"])
    one_error_line(run("code", code + "?"), 1, "“?” (character 19 of this code")
    one_error_line(run("play", "--code", code[:-1]), 2, "wrong, missing or in the wrong place")
    for option in (["--seed", "1"], ["--seats", SEATS]):
        one_error_line(run("play", "--code", code, *option), 2, "--code determines the whole game")
    one_error_line(run("--game", "city", "play", "--code", code, "--first", "2"), 2, "--code determines the whole game")


def test_games_of_the_day():
    """The codes of a day are the same on any machine, and each tells its day."""
    listed = run("code", "--day", "2026-11-26").stdout.splitlines()
    equal([line.split("  ")[1] for line in listed],
          ["Carson City: The Card Game", "Carson City: The Board Game", "Carcassonne: The City"])
    for line in listed:
        contains(run("code", line.split("  ")[0]).stdout, "Game of the day, 26 November 2026\n")
    equal(len(run("code", "--day", "today").stdout.splitlines()), len(listed))
    for day in ("2026-02-30", "26.11.2026", "2026-11-26T00", ""):
        one_error_line(run("code", "--day", day), 2, "2026-11-26")
    for call in ([], ["--day", "today", "X"], ["--day", "today", "--save", "-"]):
        one_error_line(run("code", *call), 2, "either a code or --day")


def test_what_is_not_chosen_is_told():
    for game in ([], ["--game", "board"]):
        for given in ([], ["--seats", "rival:easy,rival,rival,rival"], ["--seed", "7"]):
            done = run(*game, "play", *given)
            [code] = re.findall(r"^To play this game again: --code (\S+)\n$", done.stderr)
            equal(done.returncode, 0)
            again = run("play", "--code", code)
            equal((again.stdout, again.stderr), (done.stdout, ""))
        contains(run(*game, "play", "--help").stdout, "; rival:medium,")
    equal(len({run("play", "--quiet").stderr for _ in range(3)}), 3)
    # What is printed is the save alone.
    equal(run("check", "-", text=run("play", "--save", "-").stdout).stdout, "ok\n")


@with_folder
def test_own_cards_are_told(folder):
    deck = os.path.join(folder, "my deck.json")
    with open(deck, "w", encoding="utf-8") as file:
        json.dump(json.loads(run("deck").stdout) | {"id": "mine"}, file)
    done = run("play", "--deck", deck)
    [options] = re.findall(r"^To play this game again: (--seats .* --seed .* --deck .*)\n$", done.stderr)
    equal(run("play", *shlex.split(options)).stdout, done.stdout)


@with_folder
def test_a_save_that_cannot_be_written(folder):
    """Nobody has to play a whole game to learn it."""
    for path in (os.path.join(folder, "missing", "game.comstock"), folder):
        done = run("play", "--save", path)
        one_error_line(done, 1, path)
        equal(done.stdout, "")


@with_folder
def test_a_wrong_call_leaves_the_file_that_is_there(folder):
    path = os.path.join(folder, "game.comstock")
    with open(path, "w", encoding="utf-8") as file:
        file.write("mine")
    one_error_line(run("play", "--seats", "rival", "--save", path), 2)
    equal((read(path), os.listdir(folder)), (b"mine", ["game.comstock"]))


@with_folder
def test_a_save_into_a_pipe(folder):
    save = read(play(folder)[1])
    pipe = os.path.join(folder, "pipe")
    os.mkfifo(pipe)
    one_error_line(run("play", "--seats", SEATS, "--seed", 1, "--quiet", "--save", pipe), 1, pipe, "No program")
    # The pipe holds all of it until it is read.
    with open(os.open(pipe, os.O_RDONLY | os.O_NONBLOCK), "rb") as reader:
        done = run("play", "--seats", SEATS, "--seed", 1, "--save", pipe)
        equal((done.returncode, done.stderr), (0, ""))
        equal(reader.read(), save)
    equal(stat.S_ISFIFO(os.stat(pipe).st_mode), True)


def make_full_device(folder):
    """A device that is always full.  As root it is one of our own: a program that replaced it would do harm."""
    if os.geteuid() != 0:
        return "/dev/full"
    path = os.path.join(folder, "full")
    os.mknod(path, 0o666 | stat.S_IFCHR, os.stat("/dev/full").st_rdev)
    return path


@with_folder
def test_a_save_into_a_full_device(folder):
    full = make_full_device(folder)
    done = run("play", "--seats", SEATS, "--seed", 1, "--quiet", "--save", full)
    one_error_line(done, 1, full, "No space left")
    equal(stat.S_ISCHR(os.stat(full).st_mode), True)


@with_folder
def test_a_save_to_standard_output_stands_there_alone(folder):
    save = read(play(folder)[1])
    for name in ("-", "/dev/stdout"):
        for quiet in ([], ["--quiet"]):
            done = run("play", "--seats", SEATS, "--seed", 1, *quiet, "--save", name)
            equal((done.returncode, done.stdout.encode(), done.stderr), (0, save, ""))
        # Into a file that the caller goes on writing to.
        path = os.path.join(folder, "output")
        with open(path, "wb") as output:
            output.write(b"before\n")
            output.flush()
            subprocess.run([CLI, "play", "--seats", SEATS, "--seed", "1", "--save", name], stdout=output, timeout=60,
                           check=True)
            output.seek(0, os.SEEK_END)
            output.write(b"behind\n")
        equal(read(path), b"before\n" + save + b"behind\n")
    equal(run("check", "-", text=save).stdout, "ok\n")
    with open("/dev/full", "wb") as full:
        done = subprocess.run([CLI, "play", "--seats", SEATS, "--seed", "1", "--save", "-"], stdout=full,
                              stderr=subprocess.PIPE, timeout=60, check=False, text=True)
    one_error_line(done, 1, "standard output", "No space left")


@with_folder
def test_bad_saves_are_refused_and_good_ones_beside_them_checked(folder):
    path = play(folder)[1]
    good = read(path)
    bad = {
        "empty": b"",
        "cut": good[:len(good) // 2],
        "text": b"not a save",
        "list": b"[]",
        "deep": b"[" * 100000,
        "zeros": b"\0" * 5000,
        "large": b" " * 100_000_000,
        "other": json.dumps({"format": "something"}).encode(),
    }
    files = []
    for name, content in bad.items():
        files.append(os.path.join(folder, name))
        with open(files[-1], "wb") as file:
            file.write(content)
        for command in ("check", "show", "position"):
            done = run(command, files[-1])
            one_error_line(done, 1, files[-1])
            equal(done.stdout, "")
    done = run("check", path, *files, path)
    equal((done.returncode, done.stdout), (1, f"{path}: ok\n" * 2))
    equal(len(done.stderr.splitlines()), len(files))
    one_error_line(run("check", os.path.join(folder, "none")), 1, "none")


@with_folder
def test_saves_come_through_standard_input(folder):
    printed, path = play(folder)
    save = read(path)
    equal(run("check", "-", text=save).stdout, "ok\n")
    equal(run("show", "-", text=save).stdout, printed)
    equal(run("position", "-", text=save).stdout, run("position", path).stdout)
    one_error_line(run("check", "-", text="{"), 1, "standard input")


main(globals())
