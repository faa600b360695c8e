"""Sentences that only suppose, or mock, and everything that their "and" adds to them.

"Say I'm forty-two and I owe 200,000" supposes both, and "oh naturally, I iron eleven
shirts before dawn" means none of it.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation.borrowing.interrupted import is_interrupted
from mnemic.memory.formation.segments import Clause, Mood

_SUPPOSES = re.compile(
    r"\W*(?:[\w' ]{2,24}:\s+)?(?:(?:ok(?:ay)?|so|now|right|just)\W+){0,2}(?:let['’]?s\s+say|say|suppose|supposing|assume|assuming|imagine|imagining)\s+"
    r"(?:that\s+)?(?:i|we|my|our)\b(?!\s+(?:said|told)\b)"
    r"|\W*pretend\s+(?:that\s+)?(?:u|ur|you|you['’]?re)\b",
    re.I,
)
_MOCKS = re.compile(
    r"\W*(?:(?:oh|ah|yes|yeah|haha\w*|ha|lol|lmao|wow|right)\W{1,2})?(?:naturally|of\s+course|sure|right|great|obviously)\s*,\s*"
    r"(?:because|cause|cuz|cos|coz)\s+(?=(?:i|i['’]m|im|we|my)\b)"
    r"|\W*(?:oh\W+)?(?:wonderful|lovely|great|brilliant|fantastic|perfect|splendid|marvellous|super|joy)\s*[,!]\s[^.?!]{0,40}?\bi\s+"
    r"(?:simply|just|absolutely|really|totally|so)\s+(?:love|adore|enjoy)\b"
    r"|\W*(?:oh|ah|wow|yay)\W{1,2}(?:yeah|yes|sure|great|joy)\b[^.!?\n]{0,12}\b(?:just|so|totally|absolutely|really)\s+(?:love|adore|enjoy)\b"
    r"|\W*(?:oh|ah)\W{1,2}(?:yeah|yes|sure)\W{1,2}(?:i|we)\s+(?:just|really|totally|absolutely|simply|so)\b"
    r"|\W*(?:oh|ah|yes|yeah)\W{1,2}(?:naturally|of\s+course|sure)\s*,\s*(?=i\b)",
    re.I,
)
_TAG = r",\s*(?:do|don['’]?t|am|aren['’]?t|ain['’]?t|have|haven['’]?t|can|can['’]?t|will|won['’]?t|did|didn['’]?t|was|wasn['’]?t)\s+i"
_TAGGED = re.compile(rf"{_TAG}(?:\s+(?:just|now|though))?\W*\Z", re.I)
_TAG_BEHIND = re.compile(rf"\s*{_TAG}(?:\s+(?:just|now|though))?\s*(?:[?.!]|\Z)", re.I)
"""Nobody asks to be told what they are: "I just live for paperwork, don't I"."""
_GAME = re.compile(
    r"\blet(?:['’]?s|\s+us)\s+play\s+(?:a\s+game|pretend)\b[^a-z]+i(?:['’]m|\s+am)\b", re.I
)


def without_supposed(text: str, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Give every clause of a sentence that supposes or mocks the mood of what nobody means."""
    begins: dict[int, int] = {}
    for one in clauses:
        begins[one.sentence] = min(begins.get(one.sentence, one.start), one.start)
    unmeant = {n for n, at in begins.items() if _is_unmeant(text, at)}
    unmeant |= _kept_waiting(text, clauses)
    game = _GAME.search(text)
    opens = len(text) if game is None else game.start()
    ends = text.find("\n\n", opens) % (len(text) + 1)
    told = tuple(
        replace(one, mood=Mood.IRONIC)
        if one.mood is not Mood.CODE
        and (one.sentence in unmeant or opens <= one.start < ends or _is_tagged(text, one))
        else one
        for one in clauses
    )
    return tuple(
        replace(one, mood=Mood.HYPOTHETICAL) if n and _is_in_condition(told[n - 1], one) else one
        for n, one in enumerate(told)
    )


_IF = re.compile(r"(?:(?:and|but|so|what)\s+)?(?:if|unless)\b[^,]*\Z", re.I)


def _is_in_condition(before: Clause, one: Clause) -> bool:
    """Tell whether a clause belongs to the condition before it: "if I work while I live in Spain"."""
    joined = one.leads == "while" and one.sentence == before.sentence
    return joined and one.mood is Mood.STATEMENT and _IF.match(before.text) is not None


def _kept_waiting(text: str, clauses: tuple[Clause, ...]) -> set[int]:
    """Give the sentences that end by asking to wait: "son won't get off the swing, hang on"."""
    ends: dict[int, tuple[int, int]] = {}
    for one in clauses:
        low, high = ends.get(one.sentence, (one.start, one.end))
        ends[one.sentence] = min(low, one.start), max(high, one.end)
    return {n for n, (low, high) in ends.items() if is_interrupted(text[low:high])}


def _is_tagged(text: str, one: Clause) -> bool:
    behind = _TAG_BEHIND.match(text, one.end) is not None
    return behind or _TAGGED.search(one.text) is not None


def _is_unmeant(text: str, at: int) -> bool:
    """Tell whether the sentence around `at` opens on a supposition or on mockery."""
    start = max(text.rfind(mark, 0, at) for mark in (".", "!", "?", "\n")) + 1
    return _SUPPOSES.match(text, start) is not None or _MOCKS.match(text, start) is not None


_GREETS = re.compile(r"dear\s+\w+\W*\Z|dear\s+\w+\s*,", re.I)
_ASIDE = re.compile(r"(?:whom|who|which|whose)\b", re.I)


def without_anothers(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Give the verb behind an aside to whom the aside is of: "Rasmus, whom I married, cooks"."""
    before = (None, *clauses)
    return tuple(
        replace(one, attributed=True)
        if one.leads == "note" and (_is_behind_aside(one, last) or _GREETS.match(one.text))
        else one
        for last, one in zip(before, clauses, strict=False)
    )


def _is_behind_aside(one: Clause, last: Clause | None) -> bool:
    return (
        last is not None and last.sentence == one.sentence and _ASIDE.match(last.text) is not None
    )
