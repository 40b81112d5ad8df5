# SPDX-License-Identifier: GPL-3.0-or-later
"""comstock-cli tournament: its figures, the places of the players, parts that add up, and what it refuses."""

import json
import math

from harness import contains, equal, main, one_error_line, run

SEATS = "sparring:collector,rival:easy,rival:medium,virtual:expert"
TIMES = ("ms_per_decision", "ms_longest")
SUMS = ("vp_sum", "vp_square_sum", "decisions")
SEAT_MEMBERS = ["kind", "level", "wins", "win_share", "win_share_se", "wins_shared", "vp", "vp_se", "vp_sum",
                "vp_square_sum", "decisions", "ms_per_decision", "ms_longest"]


def tournament(*options, seats=SEATS, games=40, seed=1):
    done = run("tournament", "--seats", seats, "--games", games, "--seed", seed, "--json", *options)
    equal((done.returncode, done.stderr), (0, ""))
    return json.loads(done.stdout)


def without_times(found):
    for seat in found["seats"]:
        for member in TIMES:
            equal(seat.pop(member) >= 0, True)
    return found


def near(found, wanted):
    equal(math.isclose(found, wanted, rel_tol=1e-6, abs_tol=1e-9), True)


def test_the_members_that_scripts_rely_on():
    found = tournament()
    equal(list(found), ["game", "games", "seed", "shard", "moves", "move_sum", "seats"])
    equal((found["game"], found["games"], found["seed"], found["shard"]), ("carson-city-card-game", 40, 1, None))
    near(found["moves"], found["move_sum"] / 40)
    for seat in found["seats"]:
        equal(list(seat), SEAT_MEMBERS)
    equal([(seat["kind"], seat["level"]) for seat in found["seats"]],
          [("sparring", "collector"), ("rival", "easy"), ("rival", "medium"), ("virtual", "expert")])


def test_means_and_errors_follow_from_the_sums():
    found = tournament(games=100)
    n = 100
    for seat in found["seats"]:
        shared = seat["wins_shared"]
        equal(len(shared), 4)
        wins = sum(count / among for among, count in enumerate(shared, 1))
        squares = sum(count / among ** 2 for among, count in enumerate(shared, 1))
        near(seat["wins"], wins)
        near(seat["win_share"], wins / n)
        near(seat["win_share_se"], math.sqrt((squares - wins ** 2 / n) / (n - 1) / n))
        near(seat["vp"], seat["vp_sum"] / n)
        near(seat["vp_se"], math.sqrt((seat["vp_square_sum"] - seat["vp_sum"] ** 2 / n) / (n - 1) / n))
    near(sum(seat["wins"] for seat in found["seats"]), n)
    # A win that two share is counted with both.
    for among in range(4):
        equal(sum(seat["wins_shared"][among] for seat in found["seats"]) % (among + 1), 0)


def test_equal_calls_play_equal_games():
    equal(without_times(tournament()), without_times(tournament()))
    equal(without_times(tournament(seed=2)) == without_times(tournament()), False)


def test_threads_change_nothing():
    equal(without_times(tournament("--jobs", 3)), without_times(tournament()))


def test_parts_add_up_to_the_whole():
    whole = tournament()
    parts = [tournament("--shard", f"{part}/3") for part in (1, 2, 3)]
    equal([part["shard"] for part in parts], ["1/3", "2/3", "3/3"])
    for member in ("games", "move_sum"):
        equal(sum(part[member] for part in parts), whole[member])
    for number, seat in enumerate(whole["seats"]):
        for member in SUMS:
            equal(sum(part["seats"][number][member] for part in parts), seat[member])
        equal([sum(counts) for counts in zip(*(part["seats"][number]["wins_shared"] for part in parts))],
              seat["wins_shared"])
    equal(without_times(tournament("--shard", "1/1"))["seats"], without_times(whole)["seats"])
    # A game each, and a part that is no better than its place.
    equal([tournament("--shard", f"{part}/4", games=4)["games"] for part in (1, 2, 3, 4)], [1] * 4)


def test_the_table_for_people():
    done = run("tournament", "--seats", SEATS, "--games", 8, "--seed", 1)
    equal((done.returncode, done.stderr), (0, ""))
    lines = done.stdout.splitlines()
    equal([line.split()[0] for line in lines[1:]], SEATS.split(","))
    contains(lines[0], "Wins, %")
    contains(lines[1], " ± ")


def test_every_partner_plays():
    partners = run("tournament", "--help").stdout.replace("\n", " ").split("the partners are ")[1].split("  ")[0]
    names = [name for name in partners.replace(",", "").split() if not name.startswith("-")]
    equal(len(names) >= 5, True)
    for name in names:
        found = tournament(seats=f"sparring:{name},rival,rival,rival", games=4)
        equal(found["seats"][0]["level"], name)


def test_partners_are_worth_sparring_with():
    """Parity is one game in four; 400 games have a standard error of two in a hundred."""
    for name, least in (("collector", 0.33), ("denier", 0.33), ("hoarder", 0.4), ("early-bird", 0.4), ("spoiler", 0.4),
                        ("appraiser", 0.4)):
        three = ",sparring:former-hard" * 3
        equal(tournament(seats=f"sparring:{name}{three}", games=400)["seats"][0]["win_share"] > least, True)


def test_what_cannot_be_played_is_refused():
    def refuse(*parts, seats=SEATS, games=4, seed=1, options=()):
        done = run("tournament", "--seats", seats, "--games", games, "--seed", seed, "--json", *options)
        one_error_line(done, 2, *parts)
        equal(done.stdout, "")

    refuse("player 2", "sparring:nobody", "collector", seats="rival,sparring:nobody,rival,rival")
    refuse("player 1", "sparring", seats="sparring,rival,rival,rival")
    refuse("player 2", "a person", seats="rival,person,rival,rival")
    refuse("player 3", "horse", seats="rival,rival,horse,rival")
    for seats in ("", "rival", "virtual,virtual,virtual,virtual", ",".join(["sparring:builder"] * 7)):
        refuse(seats=seats)
    for games in (0, 3, 42, -4, "many", 2**40):
        refuse("--games", games=games)
    refuse("--seed", seed="one")
    for shard in ("0/2", "3/2", "1", "1/0", "1/5", "1/2/3", "-1/2", "a/b", ""):
        refuse("--shard", options=("--shard", shard))
    for jobs in ("0", "-1", "1000", "two"):
        refuse("jobs", options=("--jobs", jobs))
    for given in (["--seats", SEATS, "--games", 4], ["--games", 4, "--seed", 1], ["--seats", SEATS, "--seed", 1]):
        one_error_line(run("tournament", *given), 2, "--seats, --games and --seed")


def test_games_of_rivals_alone():
    for game, name, most in (("board", "carson-city-board-game", 6), ("city", "carcassonne-the-city", 4)):
        call = ["--game", game, "tournament", "--games", 8, "--seed", 1]
        done = run(*call, "--seats", "rival:medium,random,rival:easy,rival", "--json")
        equal((done.returncode, done.stderr), (0, ""))
        found = json.loads(done.stdout)
        equal((found["game"], found["games"]), (name, 8))
        equal([(seat["kind"], seat["level"]) for seat in found["seats"]],
              [("rival", "medium"), ("random", None), ("rival", "easy"), ("rival", "medium")])
        for seats, part in (("rival", f"2 to {most}"), (",".join(["random"] * (most + 1)), f"2 to {most}"),
                            ("rival:genius,random", "player 1"), ("random,horse", "player 2"), ("random,", "player 2"),
                            ("person,random", "player 1")):
            one_error_line(run(*call, "--seats", seats), 2, part)


def test_the_board_game_has_variants_and_nobody_shares_a_win():
    seats = "random,random,random,random"
    call = ["--game", "board", "tournament", "--games", 120, "--seed", 1, "--seats", seats, "--json"]
    found = {}
    for variants in ("", "outlaws,horses", "river-tiles,new-beginning", "river", "kit-carson,might-is-right"):
        done = run(*call, *(["--variants", variants] if variants else []))
        equal((done.returncode, done.stderr), (0, ""))
        played = json.loads(done.stdout)
        # Players who move at random tie in every tenth game; who passed first wins.
        equal([seat["wins_shared"][1:] for seat in played["seats"]], [[0] * 3] * 4)
        equal(sum(seat["wins"] for seat in played["seats"]), 120)
        found[variants] = played["move_sum"]
    equal(len(set(found.values())), len(found))
    one_error_line(run(*call, "--variants", "horses,cats"), 2, "--variants", "cats")


main(globals())
