#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays at the pace Normal by what Orca says, and looks whether others' turns were heard: each, to its end, in order.

Usage: turns-by-ear.py COMSTOCK COMSTOCK_CLI GAME ANSWERS [LOG]

GAME is a save, which goes on after its first round with a person against rivals, or a game code, which is dealt.
ANSWERS are so many as the person gives.  LOG is written with all that was heard, and when."""

import json
import math
import os
import random
import re
import subprocess
import time

import ear
from screen import Failure, Program, write_settings

# How what is asked of the person ends, in any of the games.
ASKED = re.compile(r"^(?!Question for ).*("
                   r"\?( [^.?]+\.)?|(Choose|Bid|Send|Pick|Take|Place(?! in)|Sell) [^.?]*(\([^)]*\))?[^.?]*\.)$")
OVER = "The game is over"
# What others do, as the log has it.
DEEDS = re.compile(r"^[^.:]+ (takes|adds to the city|chooses a character|sends a cowboy|passes|buys|builds|lays a tile|"
                   r"puts a|scores|wins the (?:duel|rodeo)|does not buy|cannot pay|bids|stops bidding|lays a road)\b")
REASON = re.compile(r" Why: .*")


class Player(ear.Listener):
    def __init__(self, program, orca):
        super().__init__(program, orca, "^Type a move")
        self.rng = random.Random(1858)

    def listen_to_the_end(self):
        """Until all that was said can have been read and nothing more comes."""
        while time.time() < self.ear.read()[1]:
            self.program.settle()
            time.sleep(0.1)
            self.ear.listen()

    def play(self, answers):
        for number in range(answers + 1):
            said = self.wait_for(re.compile(f"{ASKED.pattern}|{OVER}"))
            self.listen_to_the_end()
            if OVER in said or number == answers:
                return
            self.answer(self.rng)
            self.hear_news_first()

    def hear_news_first(self):
        """What an answer leads to is told before what gets the focus, where Orca does not stop for that."""
        answered = self.heard
        said = self.wait_for(ear.ANY)
        if not self.program.announces and said.endswith(" panel."):
            raise Failure(f"“{said}” is heard before the news")
        self.heard = answered


def deal(cli, game):
    """Writes what the save GAME is after its first round, or GAME as it is dealt, for a person against rivals, and
    returns its name."""
    path = os.path.join(os.environ["XDG_CACHE_HOME"], "deal.comstock")
    if not os.path.exists(game):
        subprocess.run([cli, "code", game, f"--save={path}"], check=True, stdout=subprocess.DEVNULL)
    with open(game if os.path.exists(game) else path, encoding="utf-8") as file:
        save = json.load(file)
    for number, seat in enumerate(save["setup"]["seats"]):
        if number == 0:
            seat["kind"] = "person"
            seat.pop("level", None)
        elif seat["kind"] == "person":
            seat.update(kind="rival", level="easy")
    save["digests"] = save["digests"][:1]
    end = save["digests"][0]["move"]
    save.update(moves=save["moves"][:end], cursor=end)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(save, file)
    return path


def read_log(cli, save):
    shown = subprocess.run([cli, "show", save], check=True, capture_output=True, text=True).stdout
    return [REASON.sub("", line) for line in shown.split("\n")]


def find_autosave():
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "comstock", "autosave")
    files = [os.path.join(where, name) for where, _, names in os.walk(folder) for name in names
             if name.endswith(".comstock")]
    return max(files, key=os.path.basename)


def find_read(told):
    """All that was read to its end, if Orca stops for what gets the focus, as nothing else was told meanwhile; on a
    busy machine Orca says it later."""
    ends = [when for when, _ in told[1:]] + [math.inf]
    return " ".join(said for (began, said), end in zip(told, ends) if end - began >= len(said) * ear.READING)


def check(said, deeds):
    """Others' DEEDS were said in their order."""
    place = 0
    for deed in deeds:
        found = said.find(deed, place)
        if found < 0:
            raise Failure(f"“{deed}” is not heard after “{said[max(0, place - 200):place]}” in “{said}”")
        place = found + len(deed)


def main(comstock, cli, game, answers, log=None):
    write_settings(pace="'normal'", guidance="false")
    subprocess.run(["xdotool", "mousemove", "3800", "2100"], check=True)
    orca = ear.Ear()
    dealt = deal(cli, game)
    old = len(read_log(cli, dealt))
    try:
        player = Player(Program([comstock]), orca)
        try:
            player.be_noticed()
            subprocess.run([comstock, dealt], check=True)
            player.play(int(answers))
        finally:
            player.write(log)
        player.program.quit()
    finally:
        orca.stop()
    own = json.load(open(dealt, encoding="utf-8"))["setup"]["seats"][0]
    name = own.get("name") or own["suit"].capitalize()
    deeds = [line for line in read_log(cli, find_autosave())[old:] if DEEDS.match(line) and not line.startswith(name)]
    if player.program.announces:
        check(find_read(player.program.told), deeds)
    check(" ".join(orca.read()[0]), deeds)
    print(f"ok 1 - {len(deeds)} deeds of others by ear")


if __name__ == "__main__":
    ear.run(main)
