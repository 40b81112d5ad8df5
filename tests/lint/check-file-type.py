#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A save is known as one by what is in it, whatever its name.  Prints TAP.

Usage: check-file-type.py MIME-FILE SAVE…"""

import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile

TYPE = 'application/vnd.comstock.save+json'
SYSTEM = '/usr/local/share:/usr/share'


def find_type(path, data):
    environment = {**os.environ, 'XDG_DATA_HOME': data, 'XDG_DATA_DIRS': SYSTEM}
    text = subprocess.run(['gio', 'info', '--attributes=standard::content-type', path], env=environment, check=True,
                          capture_output=True, text=True).stdout
    return text.split('standard::content-type:')[1].split()[0]


def rewrite(save, path):
    """Writes SAVE as another program might: on one line."""
    with open(save, encoding='utf-8') as file:
        document = json.load(file)
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(document, file)


def main(mime_file, *saves):
    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, 'data')
        packages = os.path.join(data, 'mime', 'packages')
        os.makedirs(packages)
        shutil.copy(mime_file, packages)
        subprocess.run(['update-mime-database', os.path.join(data, 'mime')], check=True,
                       env={**os.environ, 'XDG_DATA_HOME': data})
        files = [os.path.join(folder, name) for name in ('saved', 'one-line', 'saved.comstock')]
        other = os.path.join(folder, 'other')
        for save in saves:
            shutil.copy(save, files[0])
            rewrite(save, files[1])
            shutil.copy(save, files[2])
            with open(other, 'w', encoding='utf-8') as file:
                file.write('{"format": "another-save", "comment": "unlike comstock-save"}')
            yield os.path.basename(save), all(find_type(file, data) == TYPE for file in files)
        yield 'another document', find_type(other, data) != TYPE


results = list(main(sys.argv[1], *[save for folder in sys.argv[2:]
                                   for save in sorted(glob.glob(os.path.join(folder, '*.comstock')))]))
print(f'1..{len(results)}')
for number, (name, passed) in enumerate(results, 1):
    print('ok' if passed else 'not ok', number, '-', name)
sys.exit(not all(passed for _, passed in results) or len(results) < 2)
