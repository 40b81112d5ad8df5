#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game blindly: by nothing but what Orca says, with keys and typed moves.

Usage: play-by-ear.py COMSTOCK [ROUNDS [LOG [LANGUAGE]]]
       play-by-ear.py COMSTOCK tips

ROUNDS are as many as are played, without it all of them.  LOG is written with all that was heard.  LANGUAGE is "en" or
"de".  "tips" begins a first game and answers its first tips."""

import random
import re
import subprocess

import ear
from screen import Failure, Program, find_windows, focus_window, key, press, type_text, write_settings

# What is asked, and how a person who hears it answers; and what else is listened for.  All in the program's language.
LANGUAGES = {
    "en": {
        "questions": {
            "Pick an auction card": "bid",
            "Take a card from the column": "take",
            "Place the card in your city": "place",
            "Use an ability?": "leave",
            "Who comes": "leave",
            "Sell a card": "leave",
            "Last chance": "leave",
            "The game is over": "end",
        },
        "left": r"Hat: ([\d, ]+)\.",
        "begins": r"round \d+ begins\.",
        "takes": " takes: ",
        "place": r"^Place 1 of \d+\.",
        "typing": "^Type a move",
        "start": "One Person, Three Virtual",
        "dialog": "^New Game",
        "card": "^Hat 1 ",
    },
    "de": {
        "questions": {
            "Wählen Sie verdeckt": "bid",
            "Nehmen Sie eine Karte aus der Auslage": "take",
            "Legen Sie die Karte in Ihre Stadt": "place",
            "Fähigkeit einsetzen?": "leave",
            "Wen bringt": "leave",
            "Verkaufen Sie eine Karte": "leave",
            "Letzte Gelegenheit": "leave",
            "Die Partie ist zu Ende": "end",
        },
        "left": r"Hut: ([\d, ]+)\.",
        "begins": r"Runde \d+ beginnt\.",
        "takes": " nimmt: ",
        "place": r"^Stelle 1 von \d+\.",
        "typing": "^Einen Zug eintippen",
        "start": "Allein gegen drei virtuelle",
        "dialog": "^Neue Partie",
        "card": "^Hut 1 ",
    },
}
COLUMN = re.compile(r"(\d+): ")


class Player(ear.Listener):
    """Of the card game: knows what is asked by what is said."""

    def __init__(self, program, orca, rng, words):
        super().__init__(program, orca, words["typing"])
        self.words = words
        # A panel that gets the focus has the question for its name, before anything is asked: "… in secret. panel."
        questions = "|".join(re.escape(question) for question in words["questions"])
        self.asked = re.compile(rf"({questions})(?!.*[.?] \w+\.$)")
        self.rng = rng
        self.answers = {}

    def type(self, move):
        self.open_line()
        type_text(move)
        key("Return")

    def bid(self):
        cards = re.compile(self.words["left"])
        left = cards.search(self.ask("l", cards))[1].split(", ")
        self.type(f"bid {self.rng.choice(left)}")

    def take(self):
        self.type(f"take {self.rng.choice(COLUMN.findall(self.ask('c', COLUMN)))}")

    def place(self):
        self.ask("n", re.compile(self.words["place"]))
        key("Return")

    def leave(self):
        self.type("pass")

    def play(self, rounds):
        while True:
            said = self.wait_for(self.asked)
            kind = self.words["questions"][self.asked.findall(said)[-1]]
            if kind == "end" or (kind == "bid" and self.answers.get("bid", 0) == rounds):
                return said
            getattr(self, kind)()
            self.answers[kind] = self.answers.get(kind, 0) + 1


def check(heard, rounds, words):
    """Each round is told once, and what others do."""
    began = sum(len(re.findall(words["begins"], said)) for said in heard)
    if began != min(rounds + 1, 18):
        raise Failure(f"{began} rounds are said to begin: {heard}")
    if sum(words["takes"] in said for said in heard) < rounds:
        raise Failure(f"not told what others take: {heard}")
    ear.check(heard)


def begin_in_dialog(player):
    """How the game begins is told before what then gets the focus."""
    player.heard = len(player.ear.listen())
    key("ctrl+n")
    player.program.wait_for("New Game", lambda: len(player.program.frames()) == 2)
    focus_window(find_windows()[-1])
    player.wait_for(re.compile(player.words["dialog"]))
    key("Return")
    player.program.wait_for_end_of(1)
    said = player.wait_for(re.compile(f"{player.words['begins']}|{player.words['card']}"))
    if not player.program.announces and re.search(player.words["card"], said):
        raise Failure(f"“{said}” is heard before how the game begins: {player.ear.heard[-8:]}")


def play_rounds(player, rounds, log):
    press(player.program.wait_for("the quick start",
                                  lambda: player.program.find_starting(player.words["start"])))
    player.play(rounds)
    check(player.ear.heard, rounds, player.words)
    begin_in_dialog(player)
    player.write(log)
    return f"{rounds} rounds by ear: answers {player.answers}"


def answer_tips(player):
    """A tip comes between what has happened and what is asked.  How its buttons are pressed is said with the first one,
    and they say what they are."""
    press(player.program.wait_for("the first game", lambda: player.program.find_starting("Play a First Game")))
    said = player.wait_for(re.compile(r"begins\..* Tip: Welcome! .*Press Escape for “Got It”\. Pick"))
    player.ask("F6", re.compile("^Got It"))
    player.ask("Tab", re.compile("^More"))
    player.ask("shift+Tab", re.compile("^Got It"))
    player.ask("Return", re.compile("^Tip: Each round"))
    if sum("Press Escape" in other for other in player.ear.heard) != 1:
        raise Failure(f"how to press is said again: {player.ear.heard}")
    return f"tips by ear: {said}"


def main(comstock, what="18", log=None, language="en"):
    tips = what == "tips"
    write_settings(pace="'instant'", guidance="true" if tips else "false", language=f"'{language}'")
    subprocess.run(["xdotool", "mousemove", "3800", "2100"], check=True)
    orca = ear.Ear()
    try:
        program = Program([comstock])
        player = Player(program, orca, random.Random(1858), LANGUAGES[language])
        player.be_noticed()
        result = answer_tips(player) if tips else play_rounds(player, int(what), log)
    finally:
        orca.stop()
    program.quit()
    print(f"ok 1 - {result}")


if __name__ == "__main__":
    ear.run(main)
