"""A form filled in line by line: "name: Ifeoma", "lives in: Thunder Bay" (`formation@11`).

Its keys are what somebody is, does or cannot do, and say so of its speaker alone where nothing
above them names another: a cat, a character, a client or a schema.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation.grammar.note_lines import is_own_key
from mnemic.memory.formation.grammar.note_predicates import is_predicate
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import noun_lemma, read
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause
from mnemic.memory.formation.wordlists import word_set

LINES_MIN = 3
"""How many lines tell of somebody before a turn is a form."""

KEYED = re.compile(
    r"(?P<key>[A-Za-z][\w'’ /&-]{0,32}?(?:\s\(\w+\))?)\**\s*(?::\**|=|\s[–—-])\s+(?P<value>\S.*)\Z",
    re.S,
)
"""A line of a key and its value."""

_OF_ME = re.compile(
    r"\b(?:my|me|mine|myself|i|you\s+asked|fill(?:ed|ing)?\s+(?:\w+\s+)?(?:in|out))\b", re.I
)
_KINDS = word_set(
    """string str int integer number bool boolean array list date text required optional null
    none any"""
)
"""What fills the fields of a schema."""

_ANOTHER = word_set(
    """boss manager landlord tenant colleague coworker employee intern mentor neighbour neighbor
    guest speaker author hero avatar bot"""
)


class Form(Struct, frozen=True):
    """Hold the lines of a form, and whether they are of another than its speaker."""

    lines: tuple[Clause, ...]
    of_another: bool


def read_form(text: str, clauses: Sequence[Clause]) -> Form | None:
    """Give the form that a turn is, None for any other turn."""
    keyed = [
        (c, found)
        for c in clauses
        if c.mood is Mood.STATEMENT and (found := KEYED.match(c.text)) is not None
    ]
    told = [c for c, found in keyed if _tells(found["key"])]
    if len(told) < LINES_MIN or 2 * len(told) <= len(keyed):
        return None
    lines = tuple(c for c, _ in keyed)
    typed = sum(found["value"].strip(" .,").lower() in _KINDS for _, found in keyed)
    head = text[: lines[0].start]
    another = 2 * typed > len(keyed) or _names_another(head)
    beside = (head, text[lines[-1].end :], *(c.text for c in lines))
    mine = any(_OF_ME.search(said) is not None for said in beside)
    return Form(lines, of_another=another) if another or mine else None


def _tells(key: str) -> bool:
    return is_own_key(key) or is_predicate(read(key.strip().lower()))


def _names_another(head: str) -> bool:
    """Tell whether what stands above a form names another: "my cat's card", "for my boss"."""
    return any(
        kin_class(low) or tie_class(low) or low in _ANOTHER
        for low in (noun_lemma(w.low) for w in read(head))
    )


def silenced(form: Form | None, clauses: Sequence[Clause]) -> list[Clause]:
    """Give the clauses of a turn with the lines of another's form said of nobody."""
    lines = form.lines if form is not None else ()
    return [replace(c, attributed=True) if c in lines else c for c in clauses]


__all__ = ["KEYED", "Form", "read_form", "silenced"]
