# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a translation uses the words of glossary.csv.

A line of that file has a term and its translations, forms of it separated by “|”.  A msgid that is the term alone must
be translated by one of the forms; “text” lines count in sentences too: where the English term stands, the beginning of
one of the forms must stand in the translation, whatever its ending.  “sense” lines tell translators apart what is one
word in English; they match no msgid.
"""

import csv
import os
import re

from catalogue import PO

EXEMPT = 'glossary: free'


class Term:
    def __init__(self, row, language):
        self.in_sentences = row['use'] == 'text'
        self.words = row['en'].split('|')
        self.forms = row[language].split('|')
        self.pattern = re.compile(r'\b(?:' + '|'.join(map(re.escape, self.words)) + r')\b', re.IGNORECASE)
        self.stems = [stem(form) for form in self.forms]


def stem(form):
    """What inflection leaves of a form."""
    form = form.lower()
    return form if len(form) < 4 else form[:-2] if len(form) > 6 else form[:-1]


def plain(text):
    """A label without mnemonic and ellipsis, in small letters."""
    return re.sub(r'_(?=\w)', '', text).rstrip('….: \u00a0\u202f').lower()


def read(language):
    """The terms of a language; none while it has no column."""
    with open(os.path.join(PO, 'glossary.csv'), encoding='utf-8', newline='') as file:
        return [Term(row, language) for row in csv.DictReader(file) if language in row]


def check_label(terms, source, text):
    """A msgid that is nothing but a term; the plural may have more forms than the glossary lists."""
    for term in terms:
        if plain(source) in term.words and not any(plain(text).startswith(stem(form)) for form in term.forms):
            yield f'“{source}” is “{term.forms[0]}” by the glossary, not “{text}”'


def check_sentence(terms, source, text):
    """Longer terms come first, so that “city hall” is no “hall”."""
    rest = re.sub(r'\{[^}]*\}|\*\*[^*]*\*\*|--?[a-z-]+', ' ', source)
    small = text.lower()
    for term in sorted((term for term in terms if term.in_sentences), key=lambda term: -len(term.words[0])):
        rest, count = term.pattern.subn(' ', rest)
        if count and not any(word in small for word in term.stems):
            yield f'“{term.words[0]}” is “{term.forms[0]}” by the glossary'


def check(terms, entry, source, text):
    """Yields where @text, whatever its soft hyphens, leaves the glossary."""
    if EXEMPT in entry.comment + entry.tcomment:
        return
    text = text.replace('\u00ad', '')
    labels = list(check_label(terms, source, text))
    yield from labels or check_sentence(terms, source, text)
