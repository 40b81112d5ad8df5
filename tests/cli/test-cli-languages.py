# SPDX-License-Identifier: GPL-3.0-or-later
"""The language of comstock-cli: what the environment asks for, with and without generated locales.

The languages are made up: each sentence begins with the code of its language."""

import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

from harness import equal, main, run

FOLDER = tempfile.mkdtemp()
SAVE = sorted(glob.glob(os.path.join(os.environ["G_TEST_SRCDIR"], "saves", "v1", "*.comstock")))[0]
# What GLib says of options by itself, in French if it has a catalogue.
GLIB = re.compile("(Usage|Utilisation|.*Options).*:$|  -h, |  comstock-cli ")
LOCALE = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "LOCPATH")

subprocess.run([sys.executable, os.environ["COMSTOCK_TRANSLATIONS"], "pseudo", FOLDER], check=True)


def call(*arguments, **locale):
    environment = {name: locale.get(name, "") for name in LOCALE}
    return run(*arguments, environment={**environment, "COMSTOCK_LOCALE_DIR": FOLDER})


def language_of(**locale):
    """The language that the help is in."""
    marks = set(re.findall(r"⟨([\w-]+)⟩", call("--help", **locale).stdout))
    if len(marks) > 1:
        raise AssertionError(f"{marks} at once")
    return marks.pop() if marks else "en"


def test_plain_locales_are_english():
    equal(language_of(), "en")
    for plain in ("C", "POSIX", "C.UTF-8"):
        equal(language_of(LC_ALL=plain), "en")
        equal(language_of(LANG=plain), "en")


def test_a_language_needs_no_generated_locale():
    equal(language_of(LC_ALL="de_DE.UTF-8"), "de")
    equal(language_of(LC_MESSAGES="fr_FR.UTF-8", LANG="de_DE.UTF-8"), "fr")
    equal(language_of(LANG="nl_BE.UTF-8"), "nl")
    equal(language_of(LANG="ru"), "ru")
    equal(language_of(LANG="de_AT@euro"), "de")


def test_a_language_of_another_country_stands_in():
    equal(language_of(LANG="pt_BR.UTF-8"), "pt-BR")
    equal(language_of(LANG="pt_PT.UTF-8"), "pt-BR")
    equal(language_of(LANG="pt"), "pt-BR")
    equal(language_of(LANGUAGE="pt:fr", LANG="de_DE.UTF-8"), "pt-BR")
    equal(language_of(LANGUAGE="fr:pt", LANG="de_DE.UTF-8"), "fr")


def test_language_comes_first_but_not_in_the_plain_locale():
    equal(language_of(LANGUAGE="fr", LANG="de_DE.UTF-8"), "fr")
    equal(language_of(LANGUAGE="tlh:nl:fr", LC_ALL="C.UTF-8"), "nl")
    equal(language_of(LANGUAGE="fr", LC_ALL="C"), "en")
    equal(language_of(LANGUAGE="tlh", LC_ALL="de_DE.UTF-8"), "en")
    equal(language_of(LANG="tlh.UTF-8"), "en")


def test_a_generated_locale():
    path = os.path.join(FOLDER, "locales")
    os.makedirs(path, exist_ok=True)
    made = shutil.which("localedef") and subprocess.run(
        ["localedef", "--no-archive", "-i", "de_DE", "-f", "UTF-8", os.path.join(path, "de_DE.UTF-8")],
        capture_output=True, check=False)
    if made and os.path.exists(os.path.join(path, "de_DE.UTF-8", "LC_MESSAGES")):
        equal(language_of(LC_ALL="de_DE.UTF-8", LOCPATH=path), "de")
        equal(language_of(LC_ALL="de_DE.UTF-8", LANGUAGE="fr", LOCPATH=path), "fr")


def test_every_sentence_is_translated():
    for arguments in ("--help", "play --help", "position --help", f"show {SAVE}"):
        for line in call(*arguments.split(), LC_ALL="C.UTF-8", LANGUAGE="fr").stdout.splitlines():
            prose = re.sub(r"comstock-cli \w*|^  [a-z]+ +|-\S+", "", line)
            if re.search(r"[^\W\d]{2}", prose) and "⟨fr⟩" not in line and not GLIB.match(line):
                raise AssertionError(f"in {arguments}: {line!r}")


def test_russian_counts():
    """By the catalogue's own rule 1 and 21, 2 and 22, 5 and 11 go together, here in a sentence with three forms."""
    folder = os.path.join(FOLDER, "russian", "ru", "LC_MESSAGES")
    os.makedirs(folder, exist_ok=True)
    real = os.path.join(os.path.dirname(os.environ["COMSTOCK_TRANSLATIONS"]), "ru.po")
    with open(real, encoding="utf-8") as file:
        header = file.read().split("\n\n")[0]
    source = 'msgid "%s: %u of %u line refused"\nmsgid_plural "%s: %u of %u lines refused"\n'
    forms = "".join(f'msgstr[{number}] "%s %u %u form {number}"\n' for number in range(3))
    subprocess.run(["msgfmt", "-o", os.path.join(folder, "comstock.mo"), "-"], check=True,
                   input=f"{header}\n\n{source}{forms}", text=True)
    for number, form in ((1, 0), (2, 1), (5, 2), (11, 2), (21, 0), (22, 1)):
        done = run("score", text="x\n" * number, environment={"LC_ALL": "C.UTF-8", "LANGUAGE": "ru",
                                                              "COMSTOCK_LOCALE_DIR": os.path.join(FOLDER, "russian")})
        equal(done.stderr.strip().split(" form ")[-1], str(form))


def test_errors_and_answers():
    done = call("dance", LC_ALL="C.UTF-8", LANGUAGE="fr")
    equal("⟨fr⟩" in done.stderr, True)
    # Names and places are put before what is wrong as the language does it.
    for place in ("--seed", "none"):
        arguments = ("play", "--seats", "rival", "--seed", "x") if place == "--seed" else ("check", place)
        equal(f"⟨fr⟩{place}: " in call(*arguments, LC_ALL="C.UTF-8", LANGUAGE="fr").stderr, True)
    # What a program reads is the same in every language.
    cities = '{"city": [["mine", "mountain"]]}\n'
    answers = {run("score", text=cities, environment={"LC_ALL": "C.UTF-8", "LANGUAGE": name,
                                                      "COMSTOCK_LOCALE_DIR": FOLDER}).stdout for name in ("fr", "en")}
    equal(len(answers), 1)


try:
    main(globals())
finally:
    shutil.rmtree(FOLDER)
