# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading catalogues, and getting the template out of the sources."""

import csv
import os
import re
import subprocess
import tempfile

import polib

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PO = os.path.join(ROOT, 'po')
DOMAIN = 'comstock'
FOR_EACH = 'Translators, for each here: '


def sources(entry):
    return [entry.msgid, entry.msgid_plural] if entry.msgid_plural else [entry.msgid]


def texts(entry):
    return list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]


def placeholders(entry):
    return sorted({name for source in sources(entry) for name in re.findall(r'\{([a-z0-9-]+)\}', source)})


def find_limit(entry):
    """How many letters there is room for, if the comment says so."""
    found = re.search(r'\b(\d+) letters at most', entry.comment)
    return int(found.group(1)) if found else None


def files(entry):
    return [path for path, _ in entry.occurrences]


def read(path):
    """The entries of a catalogue, without those no longer in use.  A line of it stays a line when it is written."""
    catalogue = polib.pofile(path, wrapwidth=0)
    catalogue[:] = [entry for entry in catalogue if not entry.obsolete]
    return catalogue


def read_list(name):
    """The lines of a file in po/ but comments."""
    with open(os.path.join(PO, name), encoding='utf-8') as file:
        return [line.strip() for line in file if line.strip() and not line.startswith('#')]


def read_placeholders():
    """What stands in for each placeholder: (where, name) to words; where is the beginning of a path, longest first."""
    with open(os.path.join(PO, 'placeholders.csv'), encoding='utf-8', newline='') as file:
        rows = sorted(csv.DictReader(file), key=lambda row: -len(row['where']))
    return {(row['where'], row['placeholder']): row['meaning'] for row in rows}


def read_places():
    """Where the sentences of a file stand in the programs: pairs of how its path begins and a place, longest first."""
    with open(os.path.join(PO, 'places.csv'), encoding='utf-8', newline='') as file:
        rows = sorted(csv.DictReader(file), key=lambda row: -len(row['where']))
    return [(row['where'], row['place']) for row in rows]


def find_places(places, entry):
    """The beginnings of paths that tell where @entry stands, each place once; None for a file without."""
    found = [next(((where, place) for where, place in places if path.startswith(where)), None)
             for path in files(entry)]
    return list(dict.fromkeys(found))


def find_placeholder(meanings, entry, name):
    """The key of what placeholder @name means in @entry; None if it is not told."""
    for where, placeholder in meanings:
        if placeholder == name and any(path.startswith(where) for path in files(entry)):
            return where, placeholder
    return None


def find_told_for_each():
    """What comments of tables tell of each message in them: (context, message) to words."""
    told = {}
    for name in read_list('POTFILES.in'):
        with open(os.path.join(ROOT, name), encoding='utf-8') as file:
            tables = re.findall(r'/\* ' + FOR_EACH + r'(.*?)\*/(.*?)^ *};', file.read(), re.DOTALL | re.MULTILINE)
        for words, table in tables:
            for call in re.findall(r'\bNC?_ ?\(((?:\s*"(?:[^"\\]|\\.)*",?)+)\)', table):
                parts = re.split(r'(?<="),\s*(?=")', call)
                texts = [''.join(re.findall(r'"((?:[^"\\]|\\.)*)"', part)) for part in parts]
                texts = [re.sub(r'\\(.)', r'\1', text) for text in texts]
                told[(texts[0] if len(texts) > 1 else None, texts[-1])] = re.sub(r'\s+(\* )?', ' ', words).strip()
    return told


def explain(path):
    """Tells translators at each message of a template what its placeholders stand for, and where it stands."""
    meanings, places, for_each = read_placeholders(), read_places(), find_told_for_each()
    template = read(path)
    for entry in template:
        keys = [find_placeholder(meanings, entry, name) for name in placeholders(entry)]
        found = dict.fromkeys(place for _, place in filter(None, find_places(places, entry)))
        told = [f'{{{key[1]}}}: {meanings[key]}' for key in keys if key is not None] + [f'Where: {"; ".join(found)}']
        comment = re.sub(r'^\* ', '', entry.comment, flags=re.MULTILINE)
        comment = re.sub(FOR_EACH + r'.*?(?=^Translators: |\Z)', '', comment, flags=re.DOTALL | re.MULTILINE).rstrip()
        if (entry.msgctxt, entry.msgid) in for_each:
            comment = '\n'.join(filter(None, ['Translators: ' + for_each[(entry.msgctxt, entry.msgid)], comment]))
        entry.comment = '\n'.join([comment] * bool(comment) + told)
    template.save()


def extract(path):
    """Writes the template of what the sources say now."""
    command = ['xgettext', '--package-name=' + DOMAIN, '--directory=' + ROOT, '--output=' + path,
               '--files-from=' + os.path.join(PO, 'POTFILES.in')] + read_list('xgettext-options')
    subprocess.run(command, check=True)
    explain(path)


def read_template():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'template.pot')
        extract(path)
        return read(path)


def make_place(folder, language):
    """Where a program that looks for languages in @folder finds the compiled catalogue of @language."""
    messages = os.path.join(folder, language, 'LC_MESSAGES')
    os.makedirs(messages, exist_ok=True)
    return os.path.join(messages, DOMAIN + '.mo')


def compile_catalogue(path, folder, language):
    subprocess.run(['msgfmt', '-o', make_place(folder, language), path], check=True)
