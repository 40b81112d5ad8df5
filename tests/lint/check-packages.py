#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks how build-aux/packages calls the package manager of each distribution.

Usage: check-packages.py PACKAGES

Runs PACKAGES where no programs are but a few tools and those of this table, which find every package missing."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

TOOLS = "awk", "cat", "echo", "sh", "xargs"
# The manager of each distribution, what tells it which packages are there, the calls that install, one of its packages.
DISTRIBUTIONS = {
    "Debian": ("apt-get", "dpkg-query", ["-q update", "install -y -q --no-install-recommends"], "libgtk-4-dev"),
    "Fedora": ("dnf", "rpm", ["install -y --setopt=install_weak_deps=False"], "gtk4-devel"),
    # One without the other would leave a system of which only a part is new.
    "Arch": ("pacman", None, ["-Syu --needed --noconfirm"], "gtk4"),
}
# Whether there is a leave to install.
LEAVES = {"without being told to": ([], False), "when told to": (["--yes"], True)}


def run(packages, options, manager, asked):
    """The calls of MANAGER that change something, when somebody who is not root runs PACKAGES."""
    with tempfile.TemporaryDirectory() as folder:
        told = pathlib.Path(folder, "told")
        told.touch()
        scripts = {
            manager: f'if [ "$1" = -T ]; then shift; printf "%s\\n" "$@"; else echo "$@" >>{told}; fi',
            "id": "echo 1000",
            "sudo": 'exec "$@"',
        }
        if asked:
            scripts[asked] = "exit 1"
        for tool in TOOLS:
            os.symlink(shutil.which(tool), os.path.join(folder, tool))
        for name, script in scripts.items():
            pathlib.Path(folder, name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            pathlib.Path(folder, name).chmod(0o755)
        subprocess.run([packages, *options, "build"], env={"PATH": folder}, stdin=subprocess.DEVNULL,
                       capture_output=True, check=False)
        return told.read_text(encoding="utf-8").splitlines()


def good(calls, wanted, package):
    return len(calls) == len(wanted) and all(call == want or call.startswith(f"{want} ")
                                             for call, want in zip(calls, wanted)) and package in calls[-1].split()


def main(packages):
    results = []
    for name, (manager, asked, wanted, package) in DISTRIBUTIONS.items():
        for when, (options, installs) in LEAVES.items():
            calls = run(packages, options, manager, asked)
            results.append((f"{name}, {when}", good(calls, wanted, package) if installs else not calls))
    print(f"1..{len(results)}")
    for number, (name, right) in enumerate(results, 1):
        print(f"{'ok' if right else 'not ok'} {number} - {name}")


main(*sys.argv[1:])
