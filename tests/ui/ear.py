# SPDX-License-Identifier: GPL-3.0-or-later
"""Orca as it is, listened to: what it says, in order.

As a program (ear.py LOG PREFERENCES) it is Orca itself, which writes all that it says to LOG.  Started by its own
command, Orca would end another one that runs, or refuse to run beside it."""

import json
import math
import os
import re
import shutil
import subprocess
import sys
import time
import types

import screen

ORCA = "/usr/bin/orca"
# What Orca says of keys is its own affair.
PLAIN = ["--disable", "key-echo,braille,sound"]
# In seconds; only what hangs takes so long.
PATIENCE = 600
# In seconds, for each character: somebody who is used to listening.
READING = 0.03
# What the display takes for "whatever is below the pointer", which is nothing here.
NO_WINDOW = "1"
# In seconds, until it is tried again.
UNNOTICED = 2
ANY = re.compile(".")
TITLE = re.compile("– Comstock$")
# A state, before the name of what has it.
BARE = "collapsed"
# Names that GTK makes of its classes.
CLASS_NAME = re.compile(r"\b(Gtk|Adw|Comstock)[A-Z]")


class Ear:
    """What is said, as a list of strings, when each of them was begun, and when the voice was stopped."""

    def __init__(self):
        folder = os.path.join(os.environ["HOME"], "orca")
        os.makedirs(folder, exist_ok=True)
        self.heard = []
        self.times = []
        self.stops = []
        self.rest = ""
        log = os.path.join(folder, "speech")
        with open(log, "w", encoding="utf-8"):
            self.log = open(log, encoding="utf-8")
        self.process = subprocess.Popen([sys.executable, os.path.abspath(__file__), log, folder],
                                        stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while not self.listen():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("Orca does not speak")
            time.sleep(0.05)

    def listen(self):
        """Takes in what was said meanwhile, and returns all that was said."""
        lines = (self.rest + self.log.read()).split("\n")
        self.rest = lines.pop()
        for line in lines:
            when, said = json.loads(line)
            if said is None:
                self.stops.append(when)
            else:
                self.times.append(when)
                self.heard.append(said)
        return self.heard

    def read(self):
        """All that was read to its end before the voice was stopped, which reads one after the other, and when the last
        will be."""
        read = []
        end = 0
        for when, said in zip(self.times, self.heard):
            end = max(end, when) + len(said) * READING
            stop = next((stop for stop in self.stops if stop >= when), math.inf)
            if end <= stop:
                read.append(said)
            end = min(end, stop)
        return read, end

    def forget(self):
        self.listen()
        self.heard.clear()
        self.times.clear()
        self.stops.clear()

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.log.close()


class Listener:
    """Whoever plays PROGRAM by what ORCA says alone.  TYPING is a pattern of what the line for moves is called."""

    def __init__(self, program, orca, typing):
        self.program = program
        self.ear = orca
        self.typing = re.compile(typing)
        self.heard = 0          # how much of what was said is dealt with

    def wait_for(self, pattern):
        """The first that is said from now on and fits; what was said before it is dealt with."""
        def find():
            for number, said in enumerate(self.ear.listen()[self.heard:], self.heard):
                if pattern.search(said):
                    return number
            return None
        number = self.program.wait_for(f"“{pattern.pattern}” to be said",
                                       lambda: None if find() is None else (find(),), 0.03)[0]
        self.heard = number + 1
        return self.ear.heard[number]

    def ask(self, name, pattern):
        """Presses a key and returns what is said."""
        self.heard = len(self.ear.listen())
        screen.key(name)
        return self.wait_for(pattern)

    def be_noticed(self):
        """Brings the window up until Orca speaks of it, which overlooks one that is there before its program is on the
        bus."""
        def bring_up():
            screen.focus_window(NO_WINDOW)
            screen.focus_window(screen.find_windows()[-1])
            self.program.settle()
            return len(self.ear.listen()) > known

        known = len(self.ear.listen())
        self.program.wait_for("something to be said of the window", bring_up, UNNOTICED)
        self.ear.forget()

    def open_line(self):
        self.ask("m", self.typing)

    def answer(self, rng):
        """Goes through what can be typed until something pleases, which is played."""
        self.open_line()
        for _ in range(rng.randint(1, 8)):
            self.ask("Tab", ANY)
        screen.key("Return")

    def write(self, log):
        """All that was said, if LOG names a file."""
        if log:
            with open(log, "w", encoding="utf-8") as file:
                self.ear.listen()
                start = self.ear.times[0]
                file.writelines(f"{when - start:7.1f} {said}\n" for when, said in zip(self.ear.times, self.ear.heard))


def check(heard):
    """Nothing is said twice in a row, nothing that only the program knows."""
    for before, after in zip(heard, heard[1:]):
        if len(after) > 30 and after.removesuffix(".") in before:
            raise screen.Failure(f"“{after}” is said twice")
    if any(TITLE.search(said) for said in heard):
        raise screen.Failure(f"the title of the window is said: {heard}")
    # GTK 4.18 tells it once more after the name.
    if any(after == BARE and BARE not in before for before, after in zip([""] + heard, heard)):
        raise screen.Failure(f"a state is said without what has it: {heard}")
    if any(CLASS_NAME.search(said) for said in heard):
        raise screen.Failure(f"the name of a class is said: {heard}")


def run(main):
    """Runs MAIN, which prints what went well, as the one test of a program; without Orca it is skipped."""
    if shutil.which("orca") is None:
        print("1..0 # SKIP Orca is not installed")
        sys.exit()
    print("1..1", flush=True)
    try:
        main(*sys.argv[1:])
    except (screen.Failure, screen.GLib.Error, RuntimeError) as failure:
        print(f"not ok 1 - {failure}")
        sys.exit(1)


def write_speech(log):
    from orca import speech

    def speak(text, *arguments, **named):
        if text.strip():
            log.write(json.dumps((time.time(), " ".join(text.split()))) + "\n")
        return usual(text, *arguments, **named)

    def stop():
        log.write(json.dumps((time.time(), None)) + "\n")
        usual_stop()

    usual, usual_stop = speech._speak, getattr(speech, "stop", lambda: None)
    speech._speak, speech.stop = speak, stop


def be_orca(log, folder):
    program = types.ModuleType("orca_program").__dict__
    with open(ORCA, encoding="utf-8") as file:
        exec(compile(file.read(), ORCA, "exec"), program)
    program["otherOrcas"] = program["other_orcas"] = lambda: []
    program["setProcessName"] = program["set_process_name"] = lambda name: None
    sys.argv = [ORCA, "--user-prefs", folder, *PLAIN]
    with open(log, "w", encoding="utf-8", buffering=1) as file:
        write_speech(file)
        sys.exit(program["main"]())


if __name__ == "__main__":
    be_orca(*sys.argv[1:])
