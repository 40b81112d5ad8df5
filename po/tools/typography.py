# SPDX-License-Identifier: GPL-3.0-or-later
"""What a careful typesetter of each language would find in a translation."""

import re

NBSP, NNBSP = '\u00a0', '\u202f'
HARD = f'[{NBSP}{NNBSP}]'

# Quotation marks that a language uses; all others are wrong in it.
QUOTES = {'fr': '«»', 'nl': '‘’', 'de': '»«', 'ru': '«»„“', 'es': '«»“”', 'it': '«»“”', 'pt_BR': '“”', 'pl': '„”«»'}
ALL_QUOTES = '«»‹›„“”‚‘'

# How sentences end in other scripts, and what a Greek question ends with.
ENDS = str.maketrans('。．।！？؟：', '...!??:')
ASKS = {'el': ';'}

# What VP are called, and what else takes a no-break space after its figure.
UNITS = {'fr': r'PV|\$|%%', 'nl': 'OP', 'de': r'SP|\$|%%', 'ru': 'ПО|%%', 'es': 'PV|%%', 'it': r'PV|\$', 'pt_BR': 'PV',
         'pl': r'PZ|\$'}

# How one is not addressed, and words that the glossary forbids.
FORBIDDEN = {
    'fr': [(r'\b(?:tu|toi|ton|ta|tes)\b', 'vous, not tu'),
           (r'\bHôtels? de ville\b', 'mairie'),
           (r"[cdjlmnst]'", 'the apostrophe is ’')],
    'nl': [(r'\b(?:je|jij|jou|jouw)\b', 'u, not je'),
           (r'\bwinstpunten\b', 'overwinningspunten'),
           (r'\bperceel|percelen\b', 'kavel')],
    'de': [(r'\b(?:[Dd]u|[Dd]eine?[nmrs]?|[Dd]ich|[Dd]ir|[Ee]uch|[Ee]ure?\w*)\b', 'Sie, not du or ihr'),
           (r'\bBänke', 'Banken'), (r'\bK(?:uh|ühe)\b', 'Rind'), (r'\bKuli\b', 'Chinesischer Arbeiter'),
           (r'\bz\. ?B\.', f'no-break space in “z.{NBSP}B.”'), (r'\bGesetzlose', 'Banditen'),
           (r'\bRevolverheld', 'Söldner')],
    'ru': [(r'(?<=[а-яё,] )(?:Вы|Вас|Вам|Вами|Ваш\w*)\b', 'вы and ваш in lower case inside a sentence'),
           (r'[Гг]робощик', 'гробовщик'), (r'[Нн]аемник', 'наёмник'), (r'[Кк]орон[аыуео]\b', 'корова'),
           (r'[Гг]остиниц', 'отель'), (r'\b[Уу]читель\b', 'учительница'), (r'\b[Фф]аз[аыуе]\b', 'этап')],
    'es': [(r'\b(?:usted(?:es)?|elija|pulse|introduzca)\b', 'tú, not usted'),
           (r'\bprisi(?:ón|ones)\b', 'cárcel'), (r'\bcog(?:er|e|en|ido|ida)\b', 'tomar')],
    'it': [(r'\b(?:voi|vostr[oaie]|Lei|Suo|Sua|Suoi|Sue)\b', 'tu, not voi or Lei'),
           (r'\b\w+chè\b|\b[SsNn]è\b', 'perché, né, sé'), (r'\bE’|\bpò\b', 'È, po’'),
           (r'\bperch[eè]’', 'perché'), (r'\bvacc(?:a|he)\b', 'mucca'), (r'\bparcell[ae]\b', 'lotto')],
    'pt_BR': [(r'\b(?:tu|teus?|tuas?|ti|contigo|vós|vosso?s?|vossas?)\b', 'você, not tu or vós'),
              (r'\bparcelas?\b', 'lote'), (r'\bcadeias?\b(?! de caracteres)', 'prisão'),
              (r'\b(?:ficheiros?|ecrãs?|utilizador\w*)\b', 'arquivo, tela, usuário: Portugal’s word')],
    'pl': [(r'\w(?:łeś|łaś)\b', 'the present tense, which does not tell men from women'),
           (r'\b(?:Pan|Pani|Państwo)\b', 'ty, not Pan or Pani'),
           (r'(?<=[a-ząćęłńóśźż,] )(?:Ty|Ciebie|Ci|Tobie|Tobą|Tw(?:ój|oj)\w*)\b',
            'ty and twój in lower case inside a sentence'),
           (r'\bpłyt(?:ka|ki|kę|ek)\b', 'kafelek')],
}
# Here capitals tell the formal address from the other.
CASE_SENSITIVE = {'de', 'ru', 'it', 'pl'}


def placeholders(text):
    return sorted(re.findall(r'\{[a-z0-9-]+\}', text))


def mnemonics(text):
    return len(re.findall(r'(?<!_)_(?=\w)', text.replace('__', '')))


def without_code(text):
    """Blanks what is for a machine: placeholders, options, JSON, paths."""
    machine = r'\{[^}]*\}|%[-+0-9$.lz]*[a-zA-Z]|--?[a-z]+\b|\[:?[A-Z]+\]|\w+://\S*'
    return re.sub(machine, lambda match: 'x' * len(match.group()), text)


def check_ends(language, source, text):
    text = re.sub(f'{ASKS[language]}$', '?', text) if language in ASKS else text.translate(ENDS)
    for end in ('…', '.', '!', '?', ':'):
        if source.rstrip().endswith(end) != text.rstrip().endswith(end) and not source.endswith('VP.'):
            yield f'“{end}” at the end of one but not of the other'
    if source[:1].isupper() and text[:1].islower():
        yield 'begins with a small letter'


def check_frame(source, text):
    if placeholders(source) != placeholders(text):
        yield f'placeholders {placeholders(text)} instead of {placeholders(source)}'
    if source[:1].isspace() != text[:1].isspace() or source[-1:].isspace() != text[-1:].isspace():
        yield 'space at the beginning or the end differs'
    if source.count('\n') != text.count('\n'):
        yield 'another number of lines'
    if source.count('*') != text.count('*'):
        yield 'another number of *'
    if mnemonics(source) != mnemonics(text):
        yield f'{mnemonics(text)} mnemonics (_) instead of {mnemonics(source)}'


def check_any(source, text):
    plain = without_code(text)
    if '  ' in text and '  ' not in source:
        yield 'two spaces'
    if '...' in text and '...' not in source:
        yield '… is one character'
    if '"' in text and '"' not in source:
        yield 'plain quotation marks'
    if re.search(r"\w'\w|\w'(?=\s|$)|(?:^|\s)'\w", plain) and '"' not in source:
        yield 'the apostrophe is ’'
    if re.search(r'(?<![\w-])-\d', plain) or ('−' in source and '−' not in text):
        yield 'the minus sign is −'
    if re.search(r'\d ?x ?\d', plain) or ('×' in source and '×' not in text):
        yield 'the sign for “times” is ×'
    if re.search(r'\w - \w', plain):
        yield 'a dash is –'


def is_keywords(text):
    """Search terms of the desktop file, each ended by a semicolon."""
    return re.fullmatch(r'(?:[^;\s](?:[^;]*[^;\s])?;)+', text) is not None


def check_spaces(language, text):
    plain = without_code(text)
    if language == 'fr':
        if re.search(rf'(?<!{HARD})[;!?](?=\s|$|»|{HARD})', plain) and not is_keywords(text):
            yield 'needs a no-break space (U+202F) before ; ! ?'
        if re.search(rf'(?<!{HARD}):(?=\s|$|{HARD})', plain):
            yield 'needs a no-break space (U+00A0) before :'
        if re.search(rf'«(?!{HARD})|(?<!{HARD})»', plain):
            yield 'needs a no-break space (U+00A0) inside « »'
    elif QUOTES[language][0] == '«' and re.search(r'«\s|\s»', plain):
        yield 'no space inside « »'
    if language != 'fr' and re.search(r'\w\s+[,;:!?.](?=\s|$)', plain):
        yield 'space before a punctuation mark'
    if re.search(r'\s,|,(?=[^\W\d])', plain):
        yield 'space around a comma'
    if language == 'de' and re.search(r'[\wäöüß]…', plain):
        yield 'needs a (no-break) space before …'
    if language != 'de' and re.search(r'\w\s+…', plain):
        yield 'no space before …'
    if language == 'ru' and re.search(r'\S [–—]\s', plain):
        yield 'a dash is —, after a no-break space (U+00A0)'
    if language == 'es' and any(text.count(opening) != text.count(closing) for opening, closing in ('¿?', '¡!')):
        yield 'a question or an exclamation needs its ¿ or ¡'
    if re.search(rf'(?:\d|\}}|%[a-z]) (?:{UNITS[language]})(?!\w)', text):
        yield f'needs a no-break space before {UNITS[language]}'


def check_unit(language, source, text):
    points = UNITS[language].split('|')[0]
    if re.search(r'\bVP\b', source) and not re.search(rf'{points}(?!\w)', text):
        yield f'VP is {points}'


def check_quotes(language, source, text):
    wrong = set(text) & set(ALL_QUOTES) - set(QUOTES[language])
    if language != 'nl' and '’' in text and language not in ('fr', 'it'):
        wrong.add('’')
    if wrong:
        yield f'quotation marks {"".join(sorted(wrong))} instead of {QUOTES[language]}'
    openings = {QUOTES[language][0], '„'}
    if source.count('“') and sum(text.count(mark) for mark in openings) != source.count('“'):
        yield 'another number of quotations'


def check_words(language, text):
    flags = 0 if language in CASE_SENSITIVE else re.IGNORECASE
    for pattern, instead in FORBIDDEN[language]:
        match = re.search(pattern, text, flags)
        if match:
            yield f'“{match.group()}”: {instead}'


def check(language, source, text, context=None):
    """Yields what is wrong with a translation of @source into @language.  Dates, numbers and places of a ranking have
    their own marks.  A language without rows above is held to what holds for all."""
    yield from check_frame(source, text)
    if context not in ('date', 'date, first of a month', 'number', 'place'):
        yield from check_ends(language, source, text)
    yield from check_any(source, text)
    if language in QUOTES:
        yield from check_spaces(language, text)
        yield from check_unit(language, source, text)
        yield from check_quotes(language, source, text)
        yield from check_words(language, text)
