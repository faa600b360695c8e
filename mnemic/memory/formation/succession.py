"""What a word like "now" or "sorry" ends, though it is filed under a value of its own.

"I run fifteen kilometres every morning now" is a habit beside others, and so is "ten
kilometres"; the word says that the one has taken the other's place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime

from mnemic.memory.draft import Draft
from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS
from mnemic.memory.formation.keys import key_tokens
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.model import Belief, Candidate, Polarity

_SAYS_NOW = re.compile(
    r"\b(?:now|nowadays|these days|from now on|instead|as of|as from|effective)\b", re.I
)

_ONE_AT_A_TIME = frozenset({"team", "squad", "crew", "department", "division", "unit", "ward"})
"""What a person is mostly on or in one of, once they say "now"."""

_DRIVES = re.compile(r"\bdrives\b")
"""A person mostly drives one thing at a time, once they say "now"."""

_MEASURED = re.compile(r"/(?:.* )?\d[^/]*\Z")
_MEASURE = re.compile(r"\d[\d.,:]*|[a-z]+:\d[\d.,:]*")


def outgrown(draft: Draft, candidate: Candidate, *, corrects: bool = False) -> Iterator[Belief]:
    """Give the live beliefs that differ in a measure, or in what is driven, alone.

    Only a claim that says it holds now ends what it is not filed with, or one that corrects,
    and then in a measure alone.
    """
    now = _SAYS_NOW.search(candidate.statement) is not None
    if candidate.polarity is not Polarity.ASSERT or not (now or corrects):
        return
    if not now and (_drives(candidate) or _MEASURED.search(candidate.subject_key) is None):
        return
    if _lies_ahead(candidate):
        return
    place = _place(candidate)
    rest = _unmeasured(candidate)
    shared = "drives" if _drives(candidate) else _unit(candidate) or _verb(candidate)
    shared = shared if now else candidate.subject
    for belief in drafted_nearby(draft, shared):
        if (
            belief.is_live
            and belief.polarity is Polarity.ASSERT
            and belief.subject_key != candidate.subject_key
            and (belief.about, belief.portability) == (candidate.about, candidate.portability)
            and _place(belief) == place
            and (now or _unmeasured(belief) == rest)
        ):
            yield belief


def _unmeasured(claim: Candidate | Belief) -> list[str]:
    return [token for token in claim.value_key.split() if not _MEASURE.fullmatch(token)]


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


def miscalled(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the one tie of a kind that had the wrong name: "I got it wrong, my niece is Liv"."""
    about, slot, *name = candidate.subject_key.split("/")
    if candidate.polarity is not Polarity.ASSERT or not slot.startswith(TIE) or not name:
        return
    tied = [
        belief
        for belief in draft.live_beliefs()
        if belief.polarity is Polarity.ASSERT
        and belief.subject_key.startswith(f"{about}/{slot}/")
        and belief.subject_key != candidate.subject_key
    ]
    if len(tied) == 1:
        yield tied[0]


def succeeded(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give who it was before, where somebody now is what one has one of: "Yara is my trainer now".

    Two who are it side by side were told so, and neither is meant.
    """
    about, slot, *name = candidate.subject_key.split("/")
    role = _role(candidate)
    said = (candidate.statement, *(span.text for span in candidate.evidence_spans))
    if candidate.polarity is not Polarity.ASSERT or not slot.startswith(TIE) or not name:
        return
    if not role or role[-1] not in _ONE_OF or not any(_IN_TURN.search(text) for text in said):
        return
    before = [
        belief
        for belief in drafted_nearby(draft, candidate.subject)
        if belief.is_live
        and belief.polarity is Polarity.ASSERT
        and belief.subject_key.startswith(f"{about}/{slot}/")
        and belief.subject_key != candidate.subject_key
        and set(role) <= set(_role(belief))
    ]
    if len(before) == 1:
        yield before[0]


def put_right(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the belief that differs in the one word which a correction takes back: "8, not 7".

    The caller knows that the candidate corrects.
    """
    said = candidate.statement.split()
    spans = " ".join(span.text for span in candidate.evidence_spans).lower()
    for belief in drafted_nearby(draft, candidate.statement):
        held = belief.statement.split()
        other = [b for a, b in zip(said, held, strict=False) if a != b]
        if (
            len(said) == len(held)
            and len(other) == 1
            and f"not {other[0].strip('.,').lower()}" in spans
            and belief.is_live
            and belief.polarity is candidate.polarity is Polarity.ASSERT
            and belief.about == candidate.about
            and belief.subject_key != candidate.subject_key
        ):
            yield belief


def _role(claim: Candidate | Belief) -> tuple[str, ...]:
    return tuple(w for w in claim.subject.lower().split() if w not in {"new", "old"})


_IN_TURN = re.compile(
    r"\b(?:now|nowadays|these days|new|instead|back|again|returned|switched|changed|moved)\b", re.I
)
_ONE_OF = (
    OCCUPATIONS | frozenset({"childminder", "babysitter", "sitter", "handyman", "au-pair"})
) - (
    frozenset({"student", "academic", "intern", "apprentice", "trainee", "postdoc", "assistant"})
    | frozenset({"developer", "programmer", "engineer", "designer", "tester", "entrepreneur"})
)
"""Whom one has one of at a time, once one says "now"; of pupils and of staff there are many."""


def returned(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the live tellings of a parting from what a candidate goes back to.

    "I've switched back to Firefox" takes back that the user switched from it to another, and
    "I play in the brass band again" that the user has left it.
    """
    if candidate.polarity is not Polarity.ASSERT:
        return
    yield from _rejoined(draft, candidate)
    if not _GOES_BACK.search(candidate.statement):
        return
    to = [t for t in key_tokens(candidate.subject) if t not in _WHOSE]
    for belief in drafted_nearby(draft, candidate.subject):
        if (
            belief.is_live
            and belief.polarity is Polarity.ASSERT
            and belief.about == candidate.about
            and to
            and {f"from:{token}" for token in to} <= set(belief.value_key.split())
        ):
            yield belief


_LEFT = re.compile(
    r"User (?:has )?(?:left|quit|stopped|dropped out of|given up|gave up) (?:(?:the|their|a|an) )?"
    r"(?P<what>[\w' -]+?)(?: (?:in|on|last|at|since) .*)?\."
)
_IS_IN = re.compile(
    r"User (?:(?:plays|sings|goes|is|is back|works|dances|rows|trains|coaches|volunteers|"
    r"acts|swims) (?:in|at|with|for|to|on)|"
    r"(?:has )?(?:re)?joined) (?P<what>(?!an? )[\w' -]+?)(?: again)?\."
)


def _rejoined(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the tellings that somebody left what they say later that they are in: "the choir"."""
    inside = _IS_IN.match(candidate.statement)
    if inside is None:
        return
    said = set(key_tokens(inside.group("what")))
    for belief in drafted_nearby(draft, inside.group("what")):
        left = _LEFT.match(belief.statement)
        what = set(key_tokens(left.group("what"))) if left is not None else set()
        if (
            what
            and what <= said
            and belief.is_live
            and belief.about == candidate.about
            and belief.subject_key != candidate.subject_key
        ):
            yield belief


_GOES_BACK = re.compile(
    r"\b(?:switched|gone|went|moved|migrated|changed|come|is|are) back (?:to|on)\b"
)

TIE = "relation "
"""How the slots of ties to people begin."""


def _place(claim: Candidate | Belief) -> str:
    """Name what a claim is about with its measures, or what is driven, left out."""
    slot, _, value = claim.subject_key.rpartition("/")
    if _drives(claim):
        return f"{slot}/drives"
    if _unit(claim):
        return f"{slot}/{_unit(claim)}"
    kept = [token for token in value.split() if not _MEASURE.fullmatch(token)]
    return f"{slot}/{' '.join(kept)}"


def _unit(claim: Candidate | Belief) -> str:
    """Give the sort of group that a membership is in, "" where one may be in many."""
    _, slot, *value = claim.subject_key.split("/")
    head = "".join(value).split()[-1:] if slot == "membership" else []
    return head[0] if head and head[0] in _ONE_AT_A_TIME else ""


def _lies_ahead(candidate: Candidate) -> bool:
    """Tell whether a statement names a day to come from which it holds."""
    found = _FROM_DAY.search(candidate.statement)
    if found is None:
        return False
    try:
        day = datetime.strptime(found.group("day"), "%d %B %Y").date()  # noqa: DTZ007
    except ValueError:
        return False
    return day > candidate.evidence_at.date()


_FROM_DAY = re.compile(
    r"\b(?:as of|as from|effective(?: from)?) (?P<day>\d{1,2} [A-Z][a-z]+ \d{4})"
)


def _drives(claim: Candidate | Belief) -> bool:
    return _DRIVES.search(claim.statement) is not None


def _verb(claim: Candidate | Belief) -> str:
    """Give the key token of what is done, "" when the statement names nothing else."""
    return next((t for t in key_tokens(claim.statement) if t not in _WHOSE), "")


_WHOSE = frozenset({"user", "team", "not"})
