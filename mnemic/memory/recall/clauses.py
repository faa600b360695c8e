"""Split a turn into its clauses, and tell which of them ask and what of."""

from __future__ import annotations

import re
from itertools import pairwise

from msgspec import Struct

from mnemic.memory.recall.lexemes import runs
from mnemic.memory.recall.naming import (
    ASKING_WORDS,
    AUXILIARIES,
    COMMANDS,
    FIRST_PERSON,
    OPENERS,
    POLITE_WORDS,
    STOP_WORDS,
    WEAK_WORDS,
    Variant,
)

CLAUSES_MAX = 32
"""Most clauses a turn is read in; what follows them is read as one more."""

COMMAND_WORDS_MAX = 4
"""How far into a clause the verb of a command may stand, in words."""

_CONTRACTION = re.compile(
    r"\b(?:do|does|did|is|are|was|were|have|has|had|wo|would|could|should|must|ca|ai|need)n['’]t\b"
    r"|['’](?:s|m|re|ve|ll|d)\b",
    re.IGNORECASE,
)
_BOUNDARY = re.compile(
    r"([?!;\n]|[.,:](?=\s)"
    r"|\b(?:and|or|but|also)\s(?=\s{0,8}(?:who|what|where|when|which|why|how|do|does|did|is|are"
    r"|was|were|am|can|could|should|will|would|have|has|tell|show)\b))",
    re.IGNORECASE,
)
_TURNS = (("by", "the", "way"), ("btw",), ("anyway",), ("on", "another", "note"), ("unrelated",))
"""Openings by which a speaker turns to something else than what was said before."""

_DO = frozenset({"do", "does", "did"})
_KIND_ASKED = frozenset({"what", "which"})


class Part(Struct, frozen=True):
    """Hold one clause as it was said.

    `kind` is the word of which "what car" asks an instance, `done_by_another` the verb of
    "when do backups run": both are read of a clause that asks, and of no other.
    """

    runs: tuple[Variant, ...]
    asks: bool

    @property
    def words(self) -> tuple[str, ...]:
        """Give all lexemes, those of a hyphenated word as well."""
        return tuple(word for run in self.runs for word in run)

    @property
    def kind(self) -> Variant | None:
        """Give the word that follows "what" or "which", where it is no function word."""
        if not self.asks:
            return None
        after = (two for one, two in pairwise(self.runs) if one[0] in _KIND_ASKED)
        return next((run for run in after if not STOP_WORDS.issuperset(run)), None)

    @property
    def done_by_another(self) -> Variant | None:
        """Give the last word after a `do` whose doer is named and is not the owner."""
        if not self.asks or not FIRST_PERSON.isdisjoint(self.words):
            return None
        at = next((i for i, run in enumerate(self.runs) if run[0] in _DO), None)
        told = [] if at is None else [r for r in self.runs[at:] if not STOP_WORDS.issuperset(r)]
        if len(told) < 2 or told[-1] != self.runs[-1] or told[-1][0] in WEAK_WORDS:
            return None
        return told[-1]


class Piece(Struct, frozen=True):
    """Hold the words of one clause of a turn, and whether it asks."""

    text: str
    asks: bool


def pieces_of(question: str) -> tuple[Piece, ...]:
    """Split a turn where its clauses part, in its own words."""
    pieces = _BOUNDARY.split(_CONTRACTION.sub(" ", question), maxsplit=CLAUSES_MAX)
    found = []
    for index in range(0, len(pieces), 2):
        if pieces[index].strip():
            said = [run[0] for run in runs(pieces[index])]
            ends_with = pieces[index + 1] if index + 1 < len(pieces) else ""
            found.append(Piece(pieces[index], ends_with == "?" or _opens_question(said)))
    return tuple(found)


def parts_of(question: str, *, closely: bool = True) -> list[Part]:
    """Split a turn into clauses, and tell which of them ask.

    Read `closely`, remarks that stand before "by the way, …?" lead up to nothing.
    """
    pieces = _BOUNDARY.split(_CONTRACTION.sub(" ", question), maxsplit=CLAUSES_MAX)
    parts = []
    for index in range(0, len(pieces), 2):
        ends_with = pieces[index + 1] if index + 1 < len(pieces) else ""
        said = _without_command(tuple(runs(pieces[index])))
        asks = ends_with == "?" or _opens_question([run[0] for run in said])
        parts.append(Part(runs=tuple(dict.fromkeys(said)), asks=asks))
    if len(pieces) > 2 * CLAUSES_MAX and pieces[-1].rstrip().endswith("?"):
        parts[-1] = Part(runs=parts[-1].runs, asks=True)
    return _after_turning(parts) if closely else parts


def _after_turning(parts: list[Part]) -> list[Part]:
    turned = [i for i, part in enumerate(parts) if _turns(part)]
    if not turned or not any(part.asks for part in parts[turned[-1] :]):
        return parts
    return [part for i, part in enumerate(parts) if part.asks or i > turned[-1]]


def _turns(part: Part) -> bool:
    return any(part.words[: len(turn)] == turn for turn in _TURNS)


def _without_command(said: tuple[Variant, ...]) -> tuple[Variant, ...]:
    """Leave the verb of a command out: "write me a poem" asks for no writing."""
    for index, run in enumerate(said[:COMMAND_WORDS_MAX]):
        if run[0] in COMMANDS:
            return (*said[:index], *said[index + 1 :])
        if run[0] not in POLITE_WORDS:
            break
    return said


def _opens_question(words: list[str]) -> bool:
    return bool(words) and (
        words[0] in OPENERS
        or any(first in ASKING_WORDS and second in AUXILIARIES for first, second in pairwise(words))
    )
