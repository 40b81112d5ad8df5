# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds every deck against the JSON schema, and checks that the schema itself bites.

Usage: check-decks.py SCHEMA DECK…
"""

import copy
import json
import sys

import jsonschema


def spoil_parcel(deck):
    deck['terrain'][17]['parcels'][2] = 'castle'


def spoil_appeal(deck):
    deck['terrain'][0]['appeal'] = 10


def spoil_count(deck):
    del deck['terrain'][95]


def spoil_skull(deck):
    deck['backs'][0]['skull'] = not deck['backs'][0]['skull']


def spoil_member(deck):
    deck['surprise'] = True


SPOILERS = [spoil_parcel, spoil_appeal, spoil_count, spoil_skull, spoil_member]


def main(schema_path, deck_paths):
    with open(schema_path, encoding='utf-8') as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures = 0
    for path in deck_paths:
        with open(path, encoding='utf-8') as file:
            deck = json.load(file)
        for error in validator.iter_errors(deck):
            print(f'{path}: {error.json_path}: {error.message}')
            failures += 1
        for spoil in SPOILERS:
            spoiled = copy.deepcopy(deck)
            spoil(spoiled)
            if validator.is_valid(spoiled):
                print(f'{schema_path}: accepts {path} after {spoil.__name__}')
                failures += 1
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1], sys.argv[2:]))
