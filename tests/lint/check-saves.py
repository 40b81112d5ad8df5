# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the kept saves against the JSON schema, and checks that the schema itself bites.

Usage: check-saves.py SCHEMA FOLDER
"""

import copy
import json
import pathlib
import sys

import jsonschema


def spoil_version(save):
    save['version'] = 2


def spoil_member(save):
    save['surprise'] = True


def spoil_kind(save):
    save['setup']['seats'][0]['kind'] = 'robot'


def spoil_level(save):
    save['setup']['seats'][0]['level'] = 'novice'


def spoil_pile(save):
    del save['setup']['terrain'][1][47]


def spoil_move(save):
    save['moves'][0] = '0 bid 12'


def spoil_seat(save):
    save['moves'][0] = '6 bid 1'


def spoil_digest(save):
    save['digests'][0]['digest'] = '0123'


def spoil_digests(save):
    save['digests'] = []


SPOILERS = [spoil_version, spoil_member, spoil_kind, spoil_level, spoil_pile, spoil_move,
            spoil_seat, spoil_digest, spoil_digests]


def main(schema_path, folder):
    schema = json.loads(pathlib.Path(schema_path).read_text('utf-8'))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures = 0
    paths = sorted(pathlib.Path(folder).glob('*.comstock'))
    for path in paths:
        save = json.loads(path.read_text('utf-8'))
        for error in validator.iter_errors(save):
            print(f'{path}: {error.json_path}: {error.message}')
            failures += 1
        for spoil in SPOILERS:
            spoiled = copy.deepcopy(save)
            spoil(spoiled)
            if validator.is_valid(spoiled):
                print(f'{schema_path}: accepts {path} after {spoil.__name__}')
                failures += 1
    return 1 if failures or not paths else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1], sys.argv[2]))
