# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds Standish's strategies against their JSON schema, and checks that the schema itself bites.

Usage: check-standish.py SCHEMA FILE
"""

import copy
import json
import sys

import jsonschema


def spoil_letter(document):
    document['cards'][3]['letter'] = 'Z'


def spoil_priority(document):
    document['strategies'][0]['priority'][0] = 'church'


def spoil_count(document):
    document['strategies'].pop()


def spoil_power(document):
    document['cards'][0]['power'] = 10


def spoil_member(document):
    document['surprise'] = True


SPOILERS = [spoil_letter, spoil_priority, spoil_count, spoil_power, spoil_member]


def main(schema_path, path):
    with open(schema_path, encoding='utf-8') as file:
        schema = json.load(file)
    with open(path, encoding='utf-8') as file:
        document = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures = 0
    for error in validator.iter_errors(document):
        print(f'{path}: {error.json_path}: {error.message}')
        failures += 1
    for spoil in SPOILERS:
        spoiled = copy.deepcopy(document)
        spoil(spoiled)
        if validator.is_valid(spoiled):
            print(f'{schema_path}: accepts {path} after {spoil.__name__}')
            failures += 1
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
