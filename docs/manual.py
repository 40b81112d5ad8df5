#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual pages in every language, as roff.

Usage: manual.py FOLDER PAGE… -- [CATALOGUE…]

Fills FOLDER as a system's folder of manual pages, with English and with the language of each compiled catalogue; a
catalogue lies in …/LANG/LC_MESSAGES/.  PAGE is a file such as comstock.6.py beside this one, whose function page ()
yields the page in lines."""

import gettext
import importlib.machinery
import importlib.util
import os
import shutil
import sys

sys.dont_write_bytecode = True


def load(path):
    loader = importlib.machinery.SourceFileLoader("page", path)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("page", loader))
    loader.exec_module(module)
    return module.page


def write(folder, pages, translations):
    for name, page in pages.items():
        section = os.path.join(folder, "man" + name[-1])
        os.makedirs(section, exist_ok=True)
        with open(os.path.join(section, name), "w", encoding="utf-8") as file:
            # REUSE-IgnoreStart
            file.write('.\\" SPDX-License-Identifier: GPL-3.0-or-later\n')
            # REUSE-IgnoreEnd
            file.write("\n".join(page(translations.gettext)) + "\n")


def main(folder, *arguments):
    end = arguments.index("--")
    pages = {os.path.basename(path).removesuffix(".py"): load(path) for path in arguments[:end]}
    shutil.rmtree(folder, ignore_errors=True)
    write(folder, pages, gettext.NullTranslations())
    for catalogue in arguments[end + 1:]:
        with open(catalogue, "rb") as file:
            write(os.path.join(folder, catalogue.split(os.sep)[-3]), pages, gettext.GNUTranslations(file))


main(*sys.argv[1:])
