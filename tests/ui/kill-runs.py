#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program again and again while a restless hand uses it, and looks at what is left each time.

Usage: kill-runs.py COMSTOCK COMSTOCK-CLI RESTLESS-HAND GAME KILLS [SEED]

GAME is "cards" or "board".  At most the last change of each game may be lost.  No file may be torn, no game that was
left may be missing, nothing half written may stay past the next start, and no start may find anything to report.

Nor may the program end, or warn, before it is killed.  Of each life that ended so the seed is told: with it, and one
kill, that life is lived again."""

import collections
import itertools
import json
import os
import random
import re
import struct
import subprocess
import sys
import tempfile
import time

from screen import PATIENCE, Pointer, write_settings, write_young_game

LOOK = 0.002            # in seconds, between two looks at what was played
LOOKS = 10              # for each time the pointer is moved
MOST_POSITIONS = 60     # played in a life
LONGEST_LIFE = 10.0     # in seconds, after the first position: at a slow pace there are few
LONGEST_START = 1.0     # in seconds, of a life that is ended while the program starts
LONGEST_WRITE = 0.02    # in seconds, after the last position
FORMERS_SURE = 15       # of twenty games left that stay: others may be kept besides
KEPT = re.compile(r"(game|former|line)-\d{10}\.comstock")
# For each game its id, and what is opened besides.
GAMES = {
    "cards": ("carson-city-card-game", ("four-seats-skull-chain", "four-seats-solo", "five-seats-abilities",
                                        "six-seats-virtual")),
    "board": ("carson-city-board-game", ("board/four-seats-prosper", "board/new-beginning", "board/solo-rancher",
                                         "board/two-seats")),
    "city": ("carcassonne-the-city", ("city/four-seats-gap", "city/own-tiles", "city/three-people-tiles",
                                      "city/two-seats-walls")),
}
# A frame of a crash in a file that may have the names of its functions.
FRAME = re.compile(r"(\S+)\(\+(0x[0-9a-f]+)\)\[.*\]")


class Failure(Exception):
    """What should not be so on the disk, or in the program."""


def name_frame(match):
    path, offset = match.groups()
    named = subprocess.run(["addr2line", "-fspi", "-e", path, offset], check=False, capture_output=True,
                           text=True).stdout
    return match.group() if "?:" in named else named.strip()


class Trial:
    """One user's home, in which the program lives and dies."""

    def __init__(self, comstock, cli, hand, game, folder):
        self.comstock, self.cli, self.hand = comstock, cli, hand
        self.game, openings = GAMES[game]
        self.rng = random.Random()
        self.pointer = Pointer(0)
        self.folder = folder
        self.saves = os.path.join(folder, "saves")
        self.data = os.path.join(os.environ["XDG_DATA_HOME"], "comstock")
        self.sound = {}                 # files that were found sound, and when they were written
        self.left_overs = set()
        self.counts = collections.Counter()
        self.n_records = 0
        self.history = []               # all positions of the last life, with the numbers of their games
        self.crashes = []               # the seeds of the lives that ended before they were killed
        os.makedirs(os.path.join(self.saves, "open"))
        for number, save in enumerate(openings):
            write_young_game(f"{save}.comstock", os.path.join(self.saves, "open", f"{number}.comstock"))

    def live_and_die(self, seed):
        """Lets the program live for a while and returns what was played: for each game its positions in order."""
        self.rng.seed(seed)
        write_settings(pace=f"'{self.rng.choice(('instant', 'fast', 'normal', 'slow'))}'", guidance_seen="@as []",
                       lesson_seen="@as []")
        with tempfile.TemporaryDirectory(dir=self.folder) as hand_folder:
            environment = dict(os.environ, LD_PRELOAD=self.hand, HAND_FOLDER=hand_folder, HAND_SEED=str(seed),
                               HAND_SAVES=self.saves, HAND_GAME=self.game, GTK_A11Y="none", G_DEBUG="fatal-warnings")
            with open(os.path.join(hand_folder, "said"), "w+", encoding="utf-8") as said:
                process = subprocess.Popen([self.comstock], env=environment, stderr=said)
                self.wait(process, os.path.join(hand_folder, "positions"))
                process.kill()
                if process.wait() != -9:
                    said.seek(0)
                    self.note_crash(seed, process.returncode, said.read())
            return self.read_record(hand_folder)

    def note_crash(self, seed, code, said):
        self.crashes.append(seed)
        print(f"# seed {seed}: the program ended by itself with {code}")
        print("# " + FRAME.sub(name_frame, said).strip().replace("\n", "\n# "), flush=True)

    def wait(self, process, path):
        """Until it shall die: at any moment of its start, or a moment after something was played."""
        if self.rng.random() < 0.2:
            time.sleep(self.rng.uniform(0, LONGEST_START))
            return
        n = self.rng.randint(1, MOST_POSITIONS)
        deadline = time.monotonic() + PATIENCE
        end = None
        for look in itertools.count():
            played = self.count_positions(path)
            if process.poll() is not None or played >= n or (end and time.monotonic() > end):
                break
            if played > 0:
                end = end or time.monotonic() + LONGEST_LIFE
            elif time.monotonic() > deadline:
                raise Failure("nothing is played")
            if look % LOOKS == 0:
                self.pointer.move()
            time.sleep(LOOK)
        time.sleep(self.rng.uniform(0, LONGEST_WRITE))

    @staticmethod
    def count_positions(path):
        try:
            with open(path, "rb") as file:
                return struct.unpack("=i", file.read(4))[0]
        except (OSError, struct.error):
            return 0

    def read_record(self, folder):
        told = os.path.join(folder, "told")
        if os.path.exists(told):
            with open(told, encoding="utf-8") as file:
                raise Failure(f"the program tells: {file.read()}")
        played = {}
        self.history = []
        path = os.path.join(folder, "positions")
        for i in range(self.count_positions(path)):
            with open(path, "rb") as file:
                file.seek(4 + 12 * i)
                number, cursor, length = struct.unpack("=III", file.read(12))
            played.setdefault(number, []).append((cursor, length))
            self.history.append((number, cursor, length))
        self.counts["positions"] += sum(len(positions) for positions in played.values())
        return [(self.read_setup(folder, number), positions) for number, positions in played.items()]

    @staticmethod
    def read_setup(folder, number):
        with open(os.path.join(folder, f"setup-{number}.json"), encoding="utf-8") as file:
            return json.dumps(json.load(file), sort_keys=True)

    def stores(self):
        folder = os.path.join(self.data, "autosave")
        return sorted(os.path.join(folder, name) for name in os.listdir(folder)) if os.path.isdir(folder) else []

    def list_kept(self):
        """The files of all stores; what else there is must go with the next start."""
        kept, left_overs = [], set()
        for store in self.stores():
            for name in os.listdir(store):
                path = os.path.join(store, name)
                if KEPT.fullmatch(name):
                    kept.append(path)
                elif name.startswith("bad-"):
                    raise Failure(f"{path} was found damaged")
                elif name not in ("lock", "closed"):
                    left_overs.add(path)
        return kept, left_overs

    def check_left_overs(self, left_overs, kept):
        """A store is cleaned when a window has it, before anything is written there."""
        self.counts["left-overs"] += len(left_overs - self.left_overs)
        used = {os.path.dirname(path) for path in kept if path not in self.sound}
        stale = [path for path in left_overs & self.left_overs if os.path.dirname(path) in used]
        if stale:
            raise Failure(f"{stale} stays")
        self.left_overs = left_overs

    def check_sound(self, paths):
        """Each file that is new is replayed by the rules."""
        new = {path: os.stat(path).st_mtime_ns for path in paths}
        unknown = [path for path, time_ns in new.items() if self.sound.get(path) != time_ns]
        if unknown:
            run = subprocess.run([self.cli, "check", *unknown], check=False, capture_output=True, text=True)
            if run.returncode != 0:
                raise Failure(run.stderr)
        self.counts["files"] += len(unknown)
        self.sound = new

    def check_saves(self):
        names = [name for name in os.listdir(self.saves) if name != "open"]
        strange = [name for name in names if not re.fullmatch(r"\d\.comstock", name)]
        if strange:
            raise Failure(f"{strange} is left among the saves")
        return [os.path.join(self.saves, name) for name in names]

    def check_statistics(self):
        path = os.path.join(self.data, "statistics.json")
        if not os.path.exists(path):
            if self.n_records:
                raise Failure("the statistics are gone")
            return
        with open(path, encoding="utf-8") as file:
            n_records = len(json.load(file)["games"])
        if n_records < self.n_records:
            raise Failure(f"{self.n_records - n_records} games are gone from the statistics")
        self.n_records = n_records
        strange = [name for name in os.listdir(self.data) if name not in ("statistics.json", "autosave")]
        if strange:
            raise Failure(f"{strange} is left beside the statistics")

    @staticmethod
    def read_kept(paths):
        """For each setup the positions that are kept of it."""
        found = collections.defaultdict(set)
        for path in paths:
            with open(path, encoding="utf-8") as file:
                game = json.load(file)
            setup = json.dumps(game["setup"], sort_keys=True)
            found[setup].add((game["cursor"], len(game["moves"])))
        return found

    def check_played(self, played, kept):
        """Of each game that was played its last position is kept, or the one before.

        One that was brought back, or opened once more, goes on from the game before with that setup."""
        found = self.read_kept(kept)
        newest = {setup: positions for setup, positions in played[-FORMERS_SURE:]}
        for setup, positions in newest.items():
            if positions and positions[-1] in found[setup]:
                self.counts["last"] += 1
            elif len(positions) > 1 and positions[-2] in found[setup]:
                self.counts["before"] += 1
            elif len(positions) > 1:
                raise Failure(f"of {positions[-5:]} only {found[setup]} are kept")

    def print_evidence(self):
        print(f"# played: {self.history[-100:]}")
        for path in sorted(self.list_kept()[0], key=os.path.basename):
            with open(path, encoding="utf-8") as file:
                game = json.load(file)
            print(f"# {path}: move {game['cursor']} of {len(game['moves'])}, {os.stat(path).st_mtime:.3f}")

    def check(self, played):
        kept, left_overs = self.list_kept()
        self.check_left_overs(left_overs, kept)
        self.check_sound(kept + self.check_saves())
        self.check_statistics()
        self.check_played(played, kept)


def main(comstock, cli, hand, game, kills, seed="1"):
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(comstock, cli, hand, game, folder)
        for life in range(int(kills)):
            try:
                trial.check(trial.live_and_die(int(seed) + life))
            except Failure as failure:
                trial.print_evidence()
                raise Failure(f"seed {int(seed) + life}, life {life + 1}: {failure}") from failure
            if life % 100 == 99:
                print(f"# {life + 1} kills, {len(trial.crashes)} crashes: {dict(trial.counts)}", flush=True)
    print(f"ok 1 - {kills} kills: {dict(trial.counts)}, {trial.n_records} games in the statistics")
    print(f"{'not ok' if trial.crashes else 'ok'} 2 - {len(trial.crashes)} crashes in {kills} lives")
    return len(trial.crashes) > 0


if __name__ == "__main__":
    print("1..2", flush=True)
    try:
        sys.exit(main(*sys.argv[1:]))
    except Failure as failure:
        print(f"not ok 1 - {failure}")
        sys.exit(1)
