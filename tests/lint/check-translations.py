#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the catalogues of the languages that the program offers, and that the checks find what they are for.

Prints TAP.  Usage: check-translations.py PO-FOLDER
"""

import contextlib
import importlib.machinery
import importlib.util
import io
import os
import re
import subprocess
import sys
import tempfile

PO = sys.argv[1]
sys.path.insert(0, os.path.join(PO, 'tools'))
sys.dont_write_bytecode = True

import catalogue
import glossary
import polib
import pseudo
import typography

# What printf puts a figure or words for.
FIGURE = re.compile(r'%(?:[0-9]+\$)?(?:l*[dius]|<PRI)')

LOADER = importlib.machinery.SourceFileLoader('translations', os.path.join(PO, 'translations'))
SPEC = importlib.util.spec_from_loader('translations', LOADER)
TRANSLATIONS = importlib.util.module_from_spec(SPEC)
LOADER.exec_module(TRANSLATIONS)

OFFERED = [language for language in catalogue.read_list('LINGUAS') if language != 'en']

# A language, a sentence, a sound translation and one that is not.
TYPOGRAPHY = [
    ('fr', 'Open “{name}”?', 'Ouvrir «\u00a0{name}\u00a0»\u202f?', 'Ouvrir « {name} »\u202f?'),
    ('fr', 'Open “{name}”?', 'Ouvrir «\u00a0{name}\u00a0»\u202f?', 'Ouvrir «\u00a0{name}\u00a0» ?'),
    ('fr', 'The city', 'L’ouvrage', "L'ouvrage"),
    ('fr', 'Your turn', 'À votre tour', 'À ton tour'),
    ('fr', 'Cards: {n}', 'Cartes\u00a0: {n}', 'Cartes : {n}'),
    ('nl', 'Open “{name}”', '‘{name}’ openen', '“{name}” openen'),
    ('nl', 'Open…', 'Openen…', 'Openen …'),
    ('nl', '{n} VP', '{n}\u00a0OP', '{n}\u00a0VP'),
    ('nl', 'Your hand', 'Uw hand', 'Je hand'),
    ('de', 'Open “{name}”', '»{name}« öffnen', '„{name}“ öffnen'),
    ('de', '_Open…', 'Ö_ffnen …', 'Ö_ffnen…'),
    ('de', '_Open…', 'Ö_ffnen …', 'Öffnen …'),
    ('de', 'Your city', 'Ihre Stadt', 'Deine Stadt'),
    ('de', '{n} VP', '{n}\u00a0SP', '{n} SP'),
    ('ru', 'Open “{name}”', 'Открыть «{name}»', 'Открыть "{name}"'),
    ('ru', '−6 VP', '−6\u00a0ПО', '-6\u00a0ПО'),
    ('ru', 'It is your turn.', 'Сейчас ваш ход.', 'Сейчас Ваш ход.'),
    ('ru', 'Era I – saved', 'Эра I\u00a0— сохранено', 'Эра I — сохранено'),
    ('ru', 'Done. Next', 'Готово. Далее', 'Готово.  Далее'),
    ('es', 'Open “{name}”?', '¿Abrir «{name}»?', 'Abrir «{name}»?'),
    ('es', 'Open “{name}”?', '¿Abrir «{name}»?', '¿Abrir «\u00a0{name}»?'),
    ('es', 'Choose a card', 'Elige una carta', 'Elija una carta'),
    ('es', '{n} VP', '{n}\u00a0PV', '{n} PV'),
    ('it', 'Open “{name}”', 'Apri «{name}»', 'Apri “{name}”'),
    ('it', 'Open “{name}”', 'Apri «{name}»', 'Apri « {name} »'),
    ('it', 'The city', 'L’edificio', "L'edificio"),
    ('it', 'Your turn', 'Tocca a te', 'Tocca a voi'),
    ('it', 'Why?', 'Perché?', 'Perchè?'),
    ('it', '{n} VP', '{n}\u00a0PV', '{n} PV'),
    ('pt_BR', 'Open “{name}”?', 'Abrir “{name}”?', 'Abrir «{name}»?'),
    ('pt_BR', 'Your turn', 'Sua vez', 'Tua vez'),
    ('pt_BR', 'This file is read-only.', 'Este arquivo é somente leitura.', 'Este ficheiro é só de leitura.'),
    ('pt_BR', '{n} VP', '{n}\u00a0PV', '{n} PV'),
    ('pl', 'Open “{name}”?', 'Otworzyć „{name}”?', 'Otworzyć “{name}”?'),
    ('pl', 'Open “{name}”?', 'Otworzyć „{name}”?', 'Otworzyć {name}?'),
    ('pl', '{n} VP', '{n}\u00a0PZ', '{n} PZ'),
    ('pl', 'It costs ${n}.', 'Koszt: {n}\u00a0$.', 'Koszt: {n} $.'),
    ('pl', 'You took the card.', 'Bierzesz kartę.', 'Wziąłeś kartę.'),
    ('pl', 'Is this your card?', 'Czy to twoja karta?', 'Czy to karta, którą ma Pani?'),
    ('pl', 'Is this your card?', 'Czy to twoja karta?', 'Czy to Twoja karta?'),
    ('pl', 'Draw a tile.', 'Wylosuj kafelek.', 'Wylosuj płytkę.'),
    ('fr', 'game;cards;', 'jeu;cartes;', 'jeu; cartes;'),
    ('ru', '{seat} wins', 'Побеждает {seat}', 'Побеждает {место}'),
    ('ru', '{captain-limit} parcels', 'Участки: {captain-limit}', 'Участки: {предел}'),
    # Not offered: the ends of other scripts, and no rows of their own.
    ('zh_CN', 'Open it?', '打开它？', '打开它。'),
    ('el', 'Open it?', 'Να ανοίξει;', 'Να ανοίξει.'),
]
GLOSSARY = [
    ('fr', 'City hall', 'Mairie', 'Hôtel de ville'),
    ('fr', 'each ranch: 1 VP', 'chaque ranch\u00a0: 1\u00a0PV', 'chaque ferme\u00a0: 1\u00a0PV'),
    ('nl', 'The captain adds one parcel.', 'De kapitein voegt een kavel toe.', 'De kapitein voegt een perceel toe.'),
    ('de', 'Banks', 'Banken', 'Bänke'),
    ('es', 'two general stores', 'dos tiendas', 'dos almacenes'),
    ('it', 'two general stores', 'due empori', 'due negozi'),
    ('pt_BR', 'a parcel with outlaws', 'um lote com bandidos', 'uma parcela com bandidos'),
    ('pl', 'two townhouses', 'dwie kamienice', 'dwa domy'),
    ('ru', 'Two mines and a townhouse', 'Две шахты и таунхаус', 'Две шахты и дом'),
]

results = []


def report(name, faults):
    for fault in faults:
        print('#', fault)
    results.append(not faults)
    print('ok' if not faults else 'not ok', len(results), '-', name)


def check_samples(samples, check):
    for language, source, good, bad in samples:
        for fault in check(language, source, good):
            yield f'{language}: “{good}” is refused: {fault}'
        if not list(check(language, source, bad)):
            yield f'{language}: nothing is found in “{bad}”'


def check_terms(language, source, text):
    return glossary.check(glossary.read(language), polib.POEntry(), source, text)


def check_potfiles():
    """Every file with sentences is listed, and each file listed is there."""
    listed = catalogue.read_list('POTFILES.in')
    if listed != sorted(listed):
        yield 'po/POTFILES.in is not sorted'
    for path in listed:
        if not os.path.exists(os.path.join(catalogue.ROOT, path)):
            yield f'{path} does not exist'


def check_template():
    """xgettext takes every sentence whole and without a complaint."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'template.pot')
        done = subprocess.run(['xgettext', '--directory=' + catalogue.ROOT, '--output=' + path,
                               '--files-from=' + os.path.join(PO, 'POTFILES.in')]
                              + catalogue.read_list('xgettext-options'), stderr=subprocess.PIPE, text=True)
        yield from (line for line in done.stderr.split('\n') if line)
        entries = catalogue.read(path)
    for entry in entries:
        if re.search(r"\.\.\.|(?<!\{)\"(?!\S*[:\]])|  ", entry.msgid) and '{"' not in entry.msgid:
            yield f'… “ ” and single spaces in “{entry.msgid}”'


def check_comments():
    """Each placeholder is explained to translators, and nothing else is."""
    meanings = catalogue.read_placeholders()
    used = set()
    for entry in catalogue.read_template():
        for name in catalogue.placeholders(entry):
            key = catalogue.find_placeholder(meanings, entry, name)
            used.add(key)
            if key is None:
                yield f'po/placeholders.csv does not tell what {{{name}}} is in “{entry.msgid}”'
        if FIGURE.search(entry.msgid) and not re.search('^Translators', entry.comment, re.MULTILINE):
            yield f'no comment for translators: “{entry.msgid}”'
        if (entry.msgctxt, entry.msgid) == ('side of a tile', 'west') and 'a side of a tile' not in entry.comment:
            yield f'what is told for each side of a tile is not told of “{entry.msgid}”'
    for where, name in set(meanings) - used:
        yield f'po/placeholders.csv: nothing says {{{name}}} in {where or "any file"}'


def check_places():
    """Of each message is told where it stands, and of nothing else."""
    places = catalogue.read_places()
    used = set()
    for entry in catalogue.read_template():
        found = catalogue.find_places(places, entry)
        used.update(found)
        if None in found:
            yield f'po/places.csv does not tell where “{entry.msgid}” stands'
    for where, _ in set(places) - used:
        yield f'po/places.csv: nothing is said in {where}'


def check_pseudo():
    """The made-up language is longer, and what is no prose stays."""
    text = pseudo.long('_Open {file}: %d of %s…')
    if not all(part in text for part in ('_', '{file}', '%d', '%s')) or len(text) < 1.4 * 23:
        yield text
    if pseudo.long('used', 8) != 'úšéďxxxx':
        yield pseudo.long('used', 8)


def check_limit():
    """A word that has no room is a fault."""
    entry = polib.POEntry(msgid='used', msgstr='gebraucht', comment='8 letters at most')
    faults = list(TRANSLATIONS.check_entry('de', glossary.read('de'), entry))
    if faults != ['longer than 8 letters: “gebraucht”']:
        yield str(faults)


def check_language(language):
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        faults = TRANSLATIONS.check(language, False)
    lines = [line for line in output.getvalue().split('\n') if line]
    return lines or ['msgfmt complains'] * bool(faults)


report('typography', list(check_samples(TYPOGRAPHY, typography.check)))
report('glossary', list(check_samples(GLOSSARY, check_terms)))
report('files', list(check_potfiles()))
report('template', list(check_template()))
report('comments', list(check_comments()))
report('places', list(check_places()))
report('made-up language', list(check_pseudo()))
report('limit', list(check_limit()))
for language in OFFERED:
    report(f'catalogue {language}', check_language(language))
print(f'1..{len(results)}')
sys.exit(not all(results))
