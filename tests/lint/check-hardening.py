#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that programs were built so that mistakes in memory end them.

Usage: check-hardening.py BUILD PROGRAM…"""

import json
import os
import re
import subprocess
import sys


def read(tool, *arguments):
    return subprocess.run([tool, "-W", *arguments], check=True, capture_output=True, text=True).stdout


def check(program):
    """What is asked of PROGRAM, and whether it is so."""
    headers = read("readelf", "-h", "-l", "-d", program)
    symbols = read("readelf", "--dyn-syms", program)
    yield "runs anywhere in memory", re.search(r"Type: +DYN", headers) and "PIE" in headers
    yield "has a table of functions that cannot be written", "GNU_RELRO" in headers and "NOW" in headers
    yield "has no stack that can be run", re.search(r"GNU_STACK.* RW ", headers)
    yield "looks after its stack", "__stack_chk_fail" in symbols
    if os.uname().machine == "x86_64":
        yield "marks where jumps may lead", "endbr64" in disassemble(program)


def disassemble(program):
    return subprocess.run(["objdump", "-d", "--disassemble=main", program], check=True, capture_output=True,
                          text=True).stdout


def looks_after_buffers(build):
    """Whether each file is compiled so; what it calls may all be safe, so that a program does not show it."""
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        return all("-D_FORTIFY_SOURCE=" in c["command"] for c in json.load(file))


def main(build, *programs):
    results = [(program, what, good) for program in programs for what, good in check(program)]
    results.append((build, "looks after its buffers", looks_after_buffers(build)))
    print(f"1..{len(results)}")
    for number, (program, what, good) in enumerate(results, 1):
        print(f"{'ok' if good else 'not ok'} {number} - {os.path.basename(program)} {what}")


main(*sys.argv[1:])
