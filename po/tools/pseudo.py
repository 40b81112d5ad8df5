# SPDX-License-Identifier: GPL-3.0-or-later
"""Catalogues of made-up languages: a long one with accents, and one that marks each sentence with its own code."""

import re

import catalogue

LONGER = 1.4
ACCENTS = str.maketrans('AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz', 'ÅáÇçĎďÉéĜğĤĥÎíĶķĹļÑñÖóŔŕŠšŤťÛúŴŵÝýŽž')

# What is not prose: placeholders, mnemonics and markup stay as they are.
KEPT = re.compile(r'\{[a-z]+\}|%(?:\d+\$)?[-+0-9.]*(?:l|ll|z)?[a-zA-Z%]|</?[a-z]+>|&[a-z]+;')

HEADER = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Plural-Forms': 'nplurals=2; plural=(n != 1);',
}


def accent(text):
    parts, end = [], 0
    for match in KEPT.finditer(text):
        parts += [text[end:match.start()].translate(ACCENTS), match.group()]
        end = match.end()
    return ''.join(parts + [text[end:].translate(ACCENTS)])


def lengthen(text):
    missing = round(len(text) * (LONGER - 1))
    return ' ' + 'xxxx '.join([''] * (missing // 5 + 1)) + 'x' * (missing % 5) if missing > 1 else ''


def pad(text, before, after):
    """Spaces and ends of lines stay outside."""
    body = text.strip()
    start = text.index(body) if body else 0
    return text[:start] + before + body + after + text[start + len(body):] if body else text


def long(text, limit=None):
    """Where there is room for so many letters, with all of them."""
    if limit:
        return accent(text).ljust(limit, 'x')
    return pad(accent(text), '⟦', lengthen(text).rstrip() + '⟧')


def marked(text, language):
    """In a label an underscore would be a mnemonic."""
    return pad(text, f"⟨{language.replace('_', '-')}⟩", '')


def translate(template, language, change):
    """Fills in every sentence by @change (text, how many letters there is room for or None)."""
    template.metadata = {**HEADER, 'Language': language}
    for entry in template:
        limit = catalogue.find_limit(entry)
        if entry.msgid_plural:
            entry.msgstr_plural = {0: change(entry.msgid, limit), 1: change(entry.msgid_plural, limit)}
        else:
            entry.msgstr = change(entry.msgid, limit)
