"""What a word like "now" or "sorry" ends, though it is filed under a value of its own.

"I run fifteen kilometres every morning now" is a habit beside others, and so is "ten
kilometres"; the word says that the one has taken the other's place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.draft import Draft
from mnemic.memory.formation.keys import key_tokens
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.model import Belief, Candidate, Polarity

_SAYS_NOW = re.compile(r"\b(?:now|nowadays|these days|from now on|instead)\b", re.I)

_DRIVES = re.compile(r"\bdrives\b")
"""A person mostly drives one thing at a time, once they say "now"."""

_MEASURE = re.compile(r"\d[\d.,:]*|[a-z]+:\d[\d.,:]*")


def outgrown(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the live beliefs that differ in a measure, or in what is driven, alone.

    Only a claim that says it holds now ends what it is not filed with.
    """
    if candidate.polarity is not Polarity.ASSERT or not _SAYS_NOW.search(candidate.statement):
        return
    place = _place(candidate)
    shared = "drives" if _drives(candidate) else _verb(candidate)
    for belief in drafted_nearby(draft, shared):
        if (
            belief.is_live
            and belief.polarity is Polarity.ASSERT
            and belief.subject_key != candidate.subject_key
            and (belief.about, belief.portability) == (candidate.about, candidate.portability)
            and _place(belief) == place
        ):
            yield belief


def retied(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the live ties of a name that a candidate ties anew: "sorry, Ines is my niece".

    The caller knows that the candidate corrects; two people may well share a name.
    """
    about, slot, *name = candidate.subject_key.split("/")
    if candidate.polarity is not Polarity.ASSERT or not slot.startswith(TIE) or not name:
        return
    for belief in drafted_nearby(draft, name[0]):
        filed = belief.subject_key.split("/")
        if (
            belief.is_live
            and belief.polarity is Polarity.ASSERT
            and filed[0] == about
            and filed[1].startswith(TIE)
            and filed[2:] == name
            and filed[1] != slot
        ):
            yield belief


TIE = "relation "
"""How the slots of ties to people begin."""


def _place(claim: Candidate | Belief) -> str:
    """Name what a claim is about with its measures, or what is driven, left out."""
    slot, _, value = claim.subject_key.rpartition("/")
    if _drives(claim):
        return f"{slot}/drives"
    kept = [token for token in value.split() if not _MEASURE.fullmatch(token)]
    return f"{slot}/{' '.join(kept)}"


def _drives(claim: Candidate | Belief) -> bool:
    return _DRIVES.search(claim.statement) is not None


def _verb(claim: Candidate | Belief) -> str:
    """Give the key token of what is done, "" when the statement names nothing else."""
    return next((t for t in key_tokens(claim.statement) if t not in _WHOSE), "")


_WHOSE = frozenset({"user", "team", "not"})
