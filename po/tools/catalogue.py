# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading and writing gettext's text catalogues, and getting the template out of the sources."""

import csv
import os
import re
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PO = os.path.join(ROOT, 'po')
DOMAIN = 'comstock'

ESCAPES = {'n': '\n', 't': '\t', '"': '"', '\\': '\\', 'r': '\r'}


class Entry:
    """One sentence: msgctxt (or None), msgid, plural (or None), msgstr (a list, one item per form), flags, comments."""

    def __init__(self):
        self.context = None
        self.id = ''
        self.plural = None
        self.texts = []
        self.flags = set()
        self.comments = []
        self.line = 0

    @property
    def is_fuzzy(self):
        return 'fuzzy' in self.flags

    @property
    def is_translated(self):
        return bool(self.texts) and all(self.texts) and not self.is_fuzzy

    def sources(self):
        return [self.id] if self.plural is None else [self.id, self.plural]

    def placeholders(self):
        return sorted({name for source in self.sources() for name in re.findall(r'\{([a-z0-9-]+)\}', source)})

    def files(self):
        return [path for comment in self.comments if comment.startswith('#:') for path in comment[2:].split()]


def unquote(line):
    return re.sub(r'\\(.)', lambda match: ESCAPES.get(match.group(1), match.group(0)), line.strip()[1:-1])


def quote(text):
    for letter, char in (('\\', '\\'), ('"', '"'), ('n', '\n'), ('t', '\t')):
        text = text.replace(char, '\\' + letter)
    return f'"{text}"'


def parse_entry(lines, start):
    entry, field = Entry(), None
    fields = {}
    for offset, line in enumerate(lines):
        if line.startswith('#,'):
            entry.flags |= {flag.strip() for flag in line[2:].split(',')}
        elif line.startswith('#'):
            entry.comments.append(line)
        elif line.startswith('msg'):
            field, _, rest = line.partition(' ')
            entry.line = entry.line or start + offset
            fields[field] = unquote(rest)
        elif line.startswith('"'):
            fields[field] += unquote(line)
    entry.context = fields.get('msgctxt')
    entry.id = fields.get('msgid')
    entry.plural = fields.get('msgid_plural')
    entry.texts = [text for name, text in fields.items() if name.startswith('msgstr')]
    return entry


def parse(text):
    """Returns the entries, the header first; those no longer in use are left out."""
    entries, block, start = [], [], 1
    for number, line in enumerate(text.split('\n') + [''], 1):
        if line.strip():
            if not block:
                start = number
            block.append(line)
        elif block:
            if any(line.startswith('msgid') for line in block):
                entries.append(parse_entry(block, start))
            block = []
    return entries


def read(path):
    with open(path, encoding='utf-8') as file:
        return parse(file.read())


def write(entries, header, path):
    """Writes what gettext needs of the entries; @header is the text of the first one."""
    with open(path, 'w', encoding='utf-8') as file:
        file.write(f'msgid ""\nmsgstr {quote(header)}\n')
        for entry in entries:
            if entry.id == '' or not entry.texts:
                continue
            file.write('\n')
            if entry.context is not None:
                file.write(f'msgctxt {quote(entry.context)}\n')
            file.write(f'msgid {quote(entry.id)}\n')
            if entry.plural is None:
                file.write(f'msgstr {quote(entry.texts[0])}\n')
            else:
                file.write(f'msgid_plural {quote(entry.plural)}\n')
                for number, text in enumerate(entry.texts):
                    file.write(f'msgstr[{number}] {quote(text)}\n')


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
             for path in entry.files()]
    return list(dict.fromkeys(found))


def find_placeholder(meanings, entry, name):
    """The key of what placeholder @name means in @entry; None if it is not told."""
    for where, placeholder in meanings:
        if placeholder == name and any(path.startswith(where) for path in entry.files()):
            return where, placeholder
    return None


def explain_block(meanings, places, block):
    entry = parse_entry(block.split('\n'), 1)
    keys = [find_placeholder(meanings, entry, name) for name in entry.placeholders()]
    found = dict.fromkeys(place for _, place in filter(None, find_places(places, entry)))
    told = [f'{{{key[1]}}}: {meanings[key]}' for key in keys if key is not None] + [f'Where: {"; ".join(found)}']
    block = re.sub(r'^#\. \* ', '#. ', block, flags=re.MULTILINE)
    return re.sub(r'^(?=#:)', lambda _: ''.join(f'#. {line}\n' for line in told), block, count=1, flags=re.MULTILINE)


def explain(path):
    """Tells translators at each message of a template what its placeholders stand for, and where it stands."""
    meanings, places = read_placeholders(), read_places()
    with open(path, encoding='utf-8') as file:
        header, *blocks = file.read().split('\n\n')
    with open(path, 'w', encoding='utf-8') as file:
        file.write('\n\n'.join([header] + [explain_block(meanings, places, block) for block in blocks]))


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


def compile_catalogue(path, folder, language):
    """Compiles the catalogue at @path for a program that looks for languages in @folder."""
    messages = os.path.join(folder, language, 'LC_MESSAGES')
    os.makedirs(messages, exist_ok=True)
    subprocess.run(['msgfmt', '-o', os.path.join(messages, DOMAIN + '.mo'), path], check=True)
