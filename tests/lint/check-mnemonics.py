#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that no two items of a menu open in front of a person have the same mnemonic, in any language.

Usage: check-mnemonics.py FOLDER PO-FOLDER, with the templates of the interface and with the catalogs
"""

import collections
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

import polib

MAIN = 'shell/comstock-window.ui'


def read_menus(path):
    return {menu.get('id'): menu for menu in ElementTree.parse(path).getroot().iter('menu')}


def get_label(item):
    return next((attribute.text for attribute in item.findall('attribute') if attribute.get('name') == 'label'), None)


def find_levels(menu, added):
    """Yields the items of each popover: sections stand in it, submenus are others.  @added: what a game puts where."""
    level = []
    waiting = [menu]
    while waiting:
        section = waiting.pop()
        for part in [section] + [added[name] for name in [section.get('id')] if section is not menu and name in added]:
            level += [label for label in map(get_label, part.findall('item') + part.findall('submenu')) if label]
            waiting += part.findall('section')
            for submenu in part.findall('submenu'):
                yield from find_levels(submenu, added)
    yield level


def read_catalog(path):
    """The labels of a language, none for English, where the source is the label."""
    return {entry.msgid: entry.msgstr for entry in polib.pofile(str(path)) if not entry.msgctxt}


def find_clashes(level, catalog):
    letters = collections.defaultdict(list)
    for label in (catalog.get(source) or source for source in level):
        if '_' in label:
            letters[label[label.index('_') + 1].lower()].append(label)
    return [labels for labels in letters.values() if len(labels) > 1]


def main():
    folder, po = map(pathlib.Path, sys.argv[1:])
    catalogs = [read_catalog(path) for path in sorted(po.glob('*.po'))]
    games = {path.parent.name: read_menus(path) for path in folder.glob('*/menus.ui')}
    cases = [(f'the main menu, with {game}', menu, menus)
             for game, menus in sorted(games.items()) for menu in read_menus(folder / MAIN).values()]
    cases += [(f'{path.relative_to(folder)}, {name}', menu, {})
              for path in sorted(folder.glob('**/*.ui')) if path.name != 'menus.ui' and path != folder / MAIN
              for name, menu in read_menus(path).items()]
    print(f'1..{len(cases)}')
    for number, (name, menu, added) in enumerate(cases, 1):
        clashes = [labels for level in find_levels(menu, added) for catalog in catalogs
                   for labels in find_clashes(level, catalog)]
        for labels in clashes:
            print('# the same letter: ' + ', '.join(labels))
        print(('not ok' if clashes or not list(menu) else 'ok') + f' {number} {name}')


main()
