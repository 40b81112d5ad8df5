#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that calls that the oldest supported libraries do not have do not compile.

Usage: check-newer-calls.py BUILD

Compiles such calls with the command that compiled the window, and warnings as errors.  Where the libraries are the
oldest the names are unknown; where they are newer the version macros must refuse them."""

import json
import os
import shlex
import subprocess
import sys

WINDOW = "src/ui/shell/comstock-window.c"
HEADERS = "#include <adwaita.h>\n#include <json-glib/json-glib.h>\n"
OLD = ("GLib", "g_free (NULL);"), ("GTK", "gtk_widget_realize (NULL);")
NEWER = (
    ("GLib 2.76", "g_string_free_and_steal (NULL);"),
    ("GTK 4.10", "gtk_file_dialog_new ();"),
    ("GTK 4.14", "gtk_accessible_announce (NULL, NULL, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);"),
    ("libadwaita 1.4", "adw_breakpoint_condition_parse (NULL);"),
    ("libadwaita 1.5", "adw_alert_dialog_new (NULL, NULL);"),
    ("json-glib 1.10", "json_parser_get_strict (NULL);"),
)


def find_command(build):
    """The words that compile the window, without its file and where the result goes."""
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        command = next(c["command"] for c in json.load(file) if c["file"].endswith(WINDOW))
    words = shlex.split(command)
    return [word for n, word in enumerate(words)
            if not word.endswith((".c", ".o", ".d")) and word not in ("-c", "-o", "-MD", "-MQ", "-MF")]


def compiles(command, build, call):
    source = f"{HEADERS}void test (void);\nvoid test (void) {{ {call} }}\n"
    done = subprocess.run([*command, "-Werror", "-fsyntax-only", "-x", "c", "-"], cwd=build, input=source, text=True,
                          capture_output=True, check=False)
    return done.returncode == 0


def main(build):
    command = find_command(build)
    print(f"1..{len(OLD) + len(NEWER)}")
    for number, (name, call) in enumerate(OLD + NEWER, 1):
        good = compiles(command, build, call) == ((name, call) in OLD)
        print(f"{'ok' if good else 'not ok'} {number} - {name}: {call}")


main(*sys.argv[1:])
