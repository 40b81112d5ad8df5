# SPDX-License-Identifier: GPL-3.0-or-later
"""JSON Lines: bad lines answer with an error and the others go on, whatever the lines hold."""

import json
import os
import subprocess
import tempfile

from harness import CLI, contains, equal, main, one_error_line, run

GOOD = b'{"city": [["mine", "mountain"]], "characters": [], "sold": 0}'

BAD = [
    b"",
    b"   ",
    b"{",
    GOOD[:-1],
    GOOD + GOOD,
    b"null",
    b"[]",
    b"42",
    b'"city"',
    b"// " + GOOD,
    b"\xef\xbb\xbf" + GOOD,
    b"\0",
    GOOD[:20] + b"\0" + GOOD[20:],
    b'{"city": [["\xff\xfe"]]}',
    b'{"city": [["\xed\xa0\x80"]]}',
    b'{"city": [], "city": []}',
    b"{'city': []}",
    b'{"city": [], }',
    b'{"city": [NaN]}',
    b"[" * 100000,
    b'{"city":' * 100000,
    b'{"city": ' + b"[" * 90000 + b"]" * 90000 + b"}",
    b'{"city": [' + b'"empty",' * 500000 + b'"empty"]}',
]


def outcome(line):
    answer = json.loads(line)
    return list(answer) if "error" in answer else answer["total"]


def test_each_bad_line_answers_an_error_and_the_rest_goes_on():
    for subcommand in ("score", "placements"):
        for bad in BAD:
            done = run(subcommand, text=b"\n".join([bad, bad, b""]))
            equal(done.returncode, 1)
            equal([outcome(line) for line in done.stdout.splitlines()], [["error"]] * 2)


def test_good_lines_between_bad_ones_are_answered_in_order():
    lines = [line for bad in BAD for line in (GOOD, bad)]
    done = run("score", text=b"\n".join(lines))
    equal(done.returncode, 1)
    equal([outcome(line) for line in done.stdout.splitlines()], [2, ["error"]] * len(BAD))


def test_errors_name_the_line_and_the_member():
    # A column of a syntax error is one of that line, too.
    bad = [b"", b"{", b"[]", b'{"city": [["mine"], ["here"]]}', b'{"city": [["mine"]], "sold": 9}', b'{"town": []}',
           b'{"characters": []}']
    wanted = ["line 2, column 1: ", "line 4, column 2: ", "line 6: this is not an object", "line 8: city[1][0]: “here”",
              "line 10: sold: 9 is not", "line 12: member “town”", "line 14: member “city”"]
    done = run("score", text=b"".join(GOOD + b"\n" + line + b"\n" for line in bad))
    errors = [json.loads(line)["error"] for line in done.stdout.splitlines()[1::2]]
    for error, part in zip(errors, wanted, strict=True):
        equal(error[:len(part)], part)


def test_errors_of_placements_and_of_lines_too_long_name_the_line():
    bad = [b'{"city": [], "parcels": ["mine"]}', b'{"city": [{}], "parcels": ["mine", "mine", "mine", "mine"]}',
           b" " * 2_000_000]
    wanted = ["line 1: parcels: there is 1 item instead of 4", "line 2: city[0]: member “parcels”",
              "line 3: larger than"]
    done = run("placements", text=b"\n".join(bad))
    for answer, part in zip(done.stdout.splitlines(), wanted, strict=True):
        equal(json.loads(answer)["error"][:len(part)], part)


def test_a_line_of_100_mb():
    done = run("score", text=GOOD + b"\n" + b" " * 100_000_000 + GOOD + b"\n" + GOOD)
    equal(done.returncode, 1)
    equal([outcome(line) for line in done.stdout.splitlines()], [2, ["error"], 2])


def test_good_lines_alone_end_well():
    done = run("score", text=GOOD + b"\r\n" + GOOD)
    equal((done.returncode, done.stderr), (0, ""))
    equal([outcome(line) for line in done.stdout.splitlines()], [2, 2])


def test_no_lines_no_answers():
    done = run("score", text="")
    equal((done.returncode, done.stdout, done.stderr), (0, "", ""))


def test_a_file_and_standard_input_answer_the_same():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "lines.json")
        with open(path, "wb") as file:
            file.write(GOOD + b"\n")
        answers = {run("score", path).stdout, run("score", "-", text=GOOD).stdout, run("score", text=GOOD).stdout}
    equal(len(answers), 1)


def test_refused_lines_are_counted_on_standard_error():
    one_error_line(run("score", text=b"{\n" + GOOD + b"\n{\n"), 1, "standard input", "2", "3")


def test_a_file_that_cannot_be_read():
    with tempfile.TemporaryDirectory() as folder:
        missing = os.path.join(folder, "no\nsuch")
        one_error_line(run("score", missing), 1, "such", "No such file")
        one_error_line(run("score", folder), 1, folder, "directory")


def test_output_that_cannot_be_written():
    with open("/dev/full", "wb") as full:
        done = subprocess.run([CLI, "score"], input=GOOD, stdout=full, stderr=subprocess.PIPE, check=False)
    equal(done.returncode, 1)
    contains(done.stderr.decode(), "standard output")


main(globals())
