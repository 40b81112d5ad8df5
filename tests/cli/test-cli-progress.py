# SPDX-License-Identifier: GPL-3.0-or-later
"""comstock-cli tournament and solo on a terminal: the number of games, and what Ctrl+C leaves of them."""

import json
import os
import pty
import re
import signal
import subprocess
import threading

from harness import CLI, TIMEOUT, contains, equal, main, run

TOURNAMENT = ["tournament", "--seats", "rival:easy,rival:easy,rival:easy,rival:easy", "--seed", "1"]
SOLO = ["--game", "board", "solo", "--level", "random", "--seed", "1"]
# More than anybody waits for, whole rounds of four.
ENDLESS = ["--games", "2147483644"]
PLAYED = r"Games played: (\d+) of (\d+)"


class Terminal:
    """Runs comstock-cli with a terminal for its errors, read until it ends."""

    def __init__(self, *arguments, **options):
        self.master, slave = pty.openpty()
        self.done = subprocess.Popen([CLI, *arguments], stdout=subprocess.PIPE, stderr=slave, **options)
        os.close(slave)
        self.shown = ""
        self.guard = threading.Timer(TIMEOUT, self.done.kill)
        self.guard.start()

    def read(self):
        """FALSE when nobody writes any more."""
        try:
            self.shown += os.read(self.master, 4096).decode()
            return True
        except OSError:
            return False

    def wait_for(self, pattern):
        while not re.search(pattern, self.shown) and self.read():
            pass
        equal(bool(re.search(pattern, self.shown)), True)

    def end(self):
        """The exit status and the output."""
        output = self.done.stdout.read().decode()
        while self.read():
            pass
        status = self.done.wait()
        self.guard.cancel()
        os.close(self.master)
        return status, output

    def interrupt(self):
        """Ctrl+C after some games; the exit status, the output and how many games it speaks of."""
        self.wait_for(r"Games played: [1-9]\d* of")
        self.done.send_signal(signal.SIGINT)
        status, output = self.end()
        [played] = re.findall(r"interrupted; games played: (\d+) of \d+\r\n$", self.shown)
        return status, output, int(played)


def test_the_number_of_games_is_shown_and_taken_away():
    for call, games in ((TOURNAMENT, 40), (SOLO, 160)):
        terminal = Terminal(*call, "--games", "40")
        status, output = terminal.end()
        equal(status, 0)
        shown = re.findall(PLAYED, terminal.shown)
        equal(shown[0], ("0", str(games)))
        equal({of for _played, of in shown}, {str(games)})
        # Nothing else, and blanks over it in the end.
        contains(terminal.shown, "\r")
        equal(re.fullmatch(rf"(\r{PLAYED})+\r +\r", terminal.shown) is not None, True)
        blanks = re.findall(r"\r( +)\r", terminal.shown)[0]
        equal(len(blanks) >= len("Games played:  of ") + sum(map(len, shown[-1])), True)
        equal(output.count("Games played"), 0)


def test_nothing_is_shown_to_a_file():
    for call in (TOURNAMENT, SOLO):
        equal(run(*call, "--games", 4).stderr, "")


def test_an_interrupted_tournament_tells_what_was_played():
    for jobs in ("1", "3"):
        status, output, played = Terminal(*TOURNAMENT, *ENDLESS, "--json", "--jobs", jobs).interrupt()
        equal(status, 130)
        found = json.loads(output)
        equal((found["games"], found["interrupted"]), (played, True))
        equal(round(sum(seat["wins"] for seat in found["seats"]) * 60), 60 * played)
    status, output, played = Terminal(*TOURNAMENT, *ENDLESS).interrupt()
    equal((status, len(output.splitlines())), (130, 5))


def test_an_interrupted_measurement_is_that_of_fewer_games():
    status, output, played = Terminal(*SOLO, *ENDLESS).interrupt()
    equal((status, played % 4), (130, 0))
    equal(output, run(*SOLO, "--games", played // 4).stdout)


def test_a_signal_that_is_ignored_stays_ignored():
    terminal = Terminal(*TOURNAMENT, "--games", "400",
                        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    terminal.wait_for(PLAYED)
    terminal.done.send_signal(signal.SIGINT)
    equal(terminal.end()[0], 0)


main(globals())
