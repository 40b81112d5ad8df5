#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the board game blindly: by nothing but what Orca says, with typed moves.

Usage: board-by-ear.py COMSTOCK SAVE [ROUNDS [LOG [LANGUAGE]]]

SAVE is a board game, which goes on after its first round, with a person against rivals.  ROUNDS are as many as are
played, without it all that are left.  LOG is written with all that was heard.  LANGUAGE is "en" or "de"."""

import json
import os
import random
import re
import subprocess

import ear
from screen import Failure, Program, write_settings

# Of a game, and those that are played before.
ROUNDS = 4
PLAYED = 1
# In the program's language: how what is asked of this player ends, and what else is listened for.
LANGUAGES = {
    "en": {
        "asks": r"^(?!Question for ).*(\?( [^.?]+\.)?|(Choose|Bid|Send) [^.?]*\.)$",
        "over": "The game is over",
        "begins": r"Round (\d+) begins\.",
        "others": "sends a cowboy",
        "send": "Send a cowboy",
        "place": r"Place 1 of \d+\.",
        "typing": "^Type a move",
        "told": {"c": "Construction, \\$12", "l": "Firepower", "s": "Total: ", "t": "^Parcels: "},
    },
    "de": {
        "asks": r"^(?!.*Frage an ).*(\?( [^.?]+\.)?|(Wählen|Bieten|Setzen) Sie [^.?]*\.)$",
        "over": "Die Partie ist zu Ende",
        "begins": r"Runde (\d+) beginnt\.",
        "others": "setzt einen Cowboy",
        "send": "Setzen Sie einen Cowboy",
        "place": r"Stelle 1 von \d+\.",
        "typing": "^Einen Zug eintippen",
        "told": {"c": "Bau, 12 \\$", "l": "Feuerkraft", "s": "Summe: ", "t": "^Parzellen: "},
    },
}


class Player(ear.Listener):
    def __init__(self, program, orca, words):
        super().__init__(program, orca, words["typing"])
        self.words = words
        self.rng = random.Random(1858)
        self.asked = re.compile(f"{words['asks']}|{words['over']}")
        self.answers = 0
        self.told = False

    def ask_for_all(self):
        """Each key that tells something, and the first place where one may play."""
        for name, told in self.words["told"].items():
            self.ask(name, re.compile(told))
        self.ask("n", re.compile(self.words["place"]))
        self.ask("r", self.asked)

    def play(self, last):
        """To the end of round LAST."""
        after = re.compile(self.words["begins"].replace(r"(\d+)", str(last + 1)))
        while True:
            said = self.wait_for(self.asked)
            if self.words["over"] in said or any(after.search(other) for other in self.ear.heard[:self.heard]):
                return
            if self.words["send"] in said and not self.told:
                self.ask_for_all()
                self.told = True
            self.answer(self.rng)
            self.answers += 1


def check(heard, last, words, told):
    """Each round that begins is told, and what others do."""
    began = {int(number) for said in heard for number in re.findall(words["begins"], said)}
    if began != set(range(PLAYED + 2, min(last + 1, ROUNDS) + 1)):
        raise Failure(f"rounds {began} are said to begin: {heard}")
    if not any(words["others"] in said for said in heard):
        raise Failure(f"not told what others do: {heard}")
    ear.check(heard)
    if not told:
        raise Failure(f"no cowboy was asked for: {heard}")


def deal(save):
    """Writes what SAVE is after its first round, for a person against rivals, and returns its name."""
    with open(save, encoding="utf-8") as file:
        game = json.load(file)
    for number, seat in enumerate(game["setup"]["seats"]):
        seat.update({"kind": "rival", "level": "easy"} if number > 0 else {"kind": "person"})
    del game["setup"]["seats"][0]["level"]
    end = game["digests"][0]["move"]
    game.update(moves=game["moves"][:end], cursor=end, digests=game["digests"][:1])
    path = os.path.join(os.environ["XDG_CACHE_HOME"], "deal.comstock")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(game, file)
    return path


def main(comstock, save, what=str(ROUNDS - PLAYED), log=None, language="en"):
    words = LANGUAGES[language]
    rounds = int(what)
    write_settings(pace="'instant'", guidance="false", language=f"'{language}'")
    subprocess.run(["xdotool", "mousemove", "3800", "2100"], check=True)
    orca = ear.Ear()
    try:
        player = Player(Program([comstock]), orca, words)
        try:
            player.be_noticed()
            subprocess.run([comstock, deal(save)], check=True)
            player.play(PLAYED + rounds)
        finally:
            player.write(log)
        check(orca.heard, PLAYED + rounds, words, player.told)
    finally:
        orca.stop()
    player.program.quit()
    print(f"ok 1 - {rounds} rounds of the board game by ear: {player.answers} answers")


if __name__ == "__main__":
    ear.run(main)
