"""What a claim is shown to be about, in words that tell it from others (003 §Evaluation, the key)."""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.words import NUMBERS, PREPOSITIONS
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import Polarity

_ROLE = re.compile(
    r"\S+ (?:is|was|used to be|works as|became|has been)(?: (?:now|currently|also))? (?:the |a |an )?"
    r"(?P<what>.+?)(?:,| (?:at|in|since|now|by|with|from|on)\b.*)?\.\Z"
)
_LEARNS = re.compile(r"\b(?:student|apprentice|trainee|intern)\b", re.IGNORECASE)
_EMPLOYED = re.compile(r"\b(?:at|for|with|in) (?:the )?[A-Z]")
"""Who works at a named place is asked for by the post; who learns a trade, or names none, by the trade."""

_MIGRATED = re.compile(r"\w+ing (?:(?:their|the) )?(?P<what>.+?) (?:from|to)\b")
_MOVES_TO = re.compile(r"\bto (?P<what>[A-Z][\w’'-]*(?: [A-Z][\w’'-]*)*)")


def shown(one: Claim) -> str:
    """Give what a claim is about in words that tell it from others (003 §Evaluation, the key)."""
    label = one.label.split(" ,")[0].strip(" ,")
    posted = _EMPLOYED.search(one.statement) and not _LEARNS.search(one.statement)
    trade = label == "role" or (label == "employment" and not posted)
    pattern = _ROLE if trade else _MIGRATED if label == "migration" else None
    found = (
        pattern.match(one.statement)
        if pattern is _ROLE
        else pattern.search(one.statement)
        if pattern
        else None
    )
    if found is not None:
        what = found.group("what")
        # A role is also asked for as one: "What is my job?" names no trade.
        return f"role: {what}" if pattern is _ROLE else what
    if label == "home plan" and (to := _MOVES_TO.search(one.statement)) is not None:
        return f"move to {to['what']}"
    name = _told_of(one, label) or one.value or one.slot
    return name if one.polarity is Polarity.RETRACT else _naming(name, one.statement)


SUBJECT_WORDS_MAX = 6
"""Longest subject that is taken from a statement, in words."""

_EMPTY = (
    NUMBERS
    | PREPOSITIONS
    | word_set(
        """one ones do does get gets have has mine ours yours it this that everything nothing anything something everybody
    nobody everyone anyone all both some most mostly none thing things be is are no not so up out off only more less
    a an the my our their"""
    )
)
"""Words that name nothing: a claim about "45k" or "everything" is named by what stands beside them."""


def _naming(name: str, statement: str) -> str:
    """Give a name of its own to what is named by a number or a pronoun alone."""
    if any(_names(word) for word in name.split()):
        return name
    said = statement.rstrip(".")
    at = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said, re.I)
    words = (said[at.start() :] if at else said.partition(" ")[2]).split()[:SUBJECT_WORDS_MAX]
    while words and words[-1].lower().strip(",") in _EMPTY:
        words.pop()
    found = " ".join(words).strip(",;")
    return found if any(_names(word) for word in words) else name


def _names(word: str) -> bool:
    low = word.lower().strip(",")
    return low not in _EMPTY and any(c.isalpha() for c in low) and _AMOUNT.fullmatch(low) is None


_AMOUNT = re.compile(r"[£$€~]?\d[\d.,:]*(?:k|m|kg|km|g|h|p|am|pm|%)?")


_LIGHT = re.compile(r"(?:do|have|make|take|give|keep)(?: |\Z)(?:an? |the |their |my |our )?", re.I)
_BARRED = re.compile(
    r"User (?:cannot|can't|does not|will not) (?:do|make|take|have) (?P<what>[\w'-]+(?: [\w'-]+)?)"
)
_GIVEN_SO = re.compile(
    r"User wants the assistant to (?:always |never )?(?:give|show|use|quote|list|state|write) "
    r"(?:them |User )?(?P<what>(?:[\w-]+ )?[\w-]+s) (?:in|as|with|to) "
)


def _told_of(one: Claim, label: str) -> str:
    """Give what a light verb is of: "cannot do Wednesdays" is about Wednesdays."""
    if label == "answer style":
        given = _GIVEN_SO.match(one.statement)
        return label if given is None else given["what"]
    light = _LIGHT.match(label)
    if light is None or one.polarity is Polarity.RETRACT:
        # What ends is looked for by what was done.
        return label
    rest = re.split(r" (?:to|at|in|on|by|for|with) ", label[light.end() :])[0]
    barred = None if rest else _BARRED.match(one.statement)
    return rest or (label if barred is None else barred["what"])
