# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of a manual page, as roff.

In a text, **words** are typed as they stand, and *words* stand for what one puts in their place."""

import re


def escape(text):
    """No letter of TEXT means anything to roff."""
    return re.sub(r"^([.'])", r"\\&\1", text.replace("\\", "\\e"))


def literal(text):
    """What is typed: its hyphens are no hyphens, its quotation marks stay straight, and a list may be broken."""
    text = text.replace("-", "\\-").replace('"', "\\(dq").replace("'", "\\(aq")
    return re.sub(r",(?=\S)", r",\\:", text)


def styled(text):
    text = re.sub(r"\*\*(.+?)\*\*", lambda match: f"\\fB{literal(match.group(1))}\\fR", escape(text))
    return re.sub(r"\*(.+?)\*", r"\\fI\1\\fR", text)


def section(title):
    return f".SH {title}"


def command(usage):
    return f'.SS "{styled(usage)}"'


def part(title):
    return f".SS {title}"


def text(*sentences):
    return "\n".join([".PP"] + [styled(sentence) for sentence in sentences])


def item(term, *sentences):
    return "\n".join([".TP", styled(term)] + [styled(sentence) for sentence in sentences])


def example(*lines):
    return "\n".join([".PP", ".nf", ".RS"] + [literal(escape(line)) for line in lines] + [".RE", ".fi"])


def synopsis(program, *usages):
    return "\n.br\n".join(styled(f"**{program}** {usage}") for usage in usages)
