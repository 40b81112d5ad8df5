#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Desktops start the program by its name on the bus, have it open saves there, and end it; in between a code from a
terminal reaches it.  Prints TAP.

Usage: start-by-bus.py COMSTOCK SERVICE-FILE SAVE"""

import os
import re
import subprocess
import sys
import time

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

from screen import PATIENCE, Failure, find_windows, read_titles  # noqa: E402

NAME = "org.comstock.Comstock"
PATH = "/org/comstock/Comstock"
CODE = "B3J24-8GD06-SP5EW-RY7"


def wait_for(what, condition):
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > deadline:
            raise Failure(f"waited in vain for {what}")
        time.sleep(0.05)


def install(service, comstock):
    """Has the bus start COMSTOCK, from the build folder, where an installed one would stand."""
    with open(service, encoding="utf-8") as file:
        text = re.sub(r"^Exec=\S+", f"Exec={comstock}", file.read(), flags=re.MULTILINE)
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "dbus-1", "services")
    with open(os.path.join(folder, NAME + ".service"), "w", encoding="utf-8") as file:
        file.write(text)


def main(comstock, service, save):
    install(service, comstock)
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def ask_bus(method, *arguments):
        return bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
                             GLib.Variant(*arguments), None, 0, -1).unpack()[0]

    def call(method, *arguments):
        bus.call_sync(NAME, PATH, "org.freedesktop.Application", method, GLib.Variant(*arguments), None, 0, -1)

    # The variables of the test, as a session gives its own to its bus; it reads what was just written.
    environment = {name: os.environ[name] for name in os.environ if not name.startswith("DBUS_")}
    bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                  "UpdateActivationEnvironment", GLib.Variant("(a{ss})", (environment,)), None, 0, -1)
    bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReloadConfig",
                  None, None, 0, -1)

    call("Activate", "(a{sv})", ({},))
    wait_for("the window", lambda: len(find_windows()) == 1)
    titles = read_titles()
    print("ok 1 - its name brings a window", flush=True)

    call("Open", "(asa{sv})", ([GLib.filename_to_uri(os.path.abspath(save))], {}))
    wait_for("another title", lambda: len(find_windows()) == 1 and read_titles() != titles)
    print("ok 2 - a save is opened in it", flush=True)

    titles = read_titles()
    subprocess.run([comstock, "--code", CODE], check=True, timeout=PATIENCE)
    wait_for("the game of the code", lambda: len(find_windows()) == 1 and read_titles() != titles)
    refused = subprocess.run([comstock, "--code", CODE[:-1]], capture_output=True, text=True, timeout=PATIENCE)
    if refused.returncode != 1 or "wrong, missing or in the wrong place" not in refused.stderr:
        raise Failure(f"a bad code ended with {refused.returncode}: {refused.stderr}")
    print("ok 3 - a code is played in it, a bad one is refused where it was typed", flush=True)

    call("ActivateAction", "(sava{sv})", ("quit", [], {}))
    wait_for("the end", lambda: not ask_bus("NameHasOwner", "(s)", (NAME,)))
    print("ok 4 - and it ends")


if __name__ == "__main__":
    print("1..4", flush=True)
    try:
        main(*sys.argv[1:])
    except (Failure, GLib.Error) as failure:
        print(f"not ok - {failure}")
        sys.exit(1)
