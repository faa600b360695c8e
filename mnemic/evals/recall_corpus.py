"""A seeded store of everyday beliefs and the questions asked of it: what recall is timed on.

The beliefs are written down, not formed, so that ten thousand of them take a moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model import (
    GENERAL_SCOPE,
    USER_SUBJECT,
    Authority,
    Belief,
    BeliefStatus,
    BeliefType,
    ClaimKind,
)

NOW = datetime(2026, 6, 1, 9, tzinfo=UTC)
YEARS_BACK = 2

_ONSETS = ("b", "br", "d", "dr", "f", "g", "gr", "h", "k", "l", "m", "n", "p", "r", "s", "st", "t")
_VOWELS = ("a", "e", "i", "o", "u", "ai", "ou")
_CODAS = ("l", "m", "n", "r", "s", "t", "x", "nd", "rk")


class _Words(Struct, frozen=True):
    """Draw words by a falling frequency, as texts do."""

    random: Random
    words: tuple[str, ...]

    def one(self) -> str:
        """Draw a word: the first ones often, the last ones hardly ever."""
        share = self.random.random()
        return self.words[int(len(self.words) * share * share * share)]


def _invented(random: Random, count: int) -> tuple[str, ...]:
    words: dict[str, None] = {}
    while len(words) < count:
        syllables = random.randint(2, 3)
        word = "".join(random.choice(_ONSETS) + random.choice(_VOWELS) for _ in range(syllables))
        words[word + random.choice(_CODAS)] = None
    return tuple(words)


class Corpus(Struct, frozen=True):
    """Hold beliefs at store positions from 1, and questions."""

    beliefs: tuple[Belief, ...]
    questions: tuple[str, ...]


_Form = tuple[str, str, BeliefType, ClaimKind]
_FORMS: tuple[_Form, ...] = (
    ("{a}", "User uses {A} for {b}.", BeliefType.USER_MODEL_ATTR, ClaimKind.RESOURCE),
    ("{a}", "User likes {a} and {b}.", BeliefType.PREFERENCE, ClaimKind.PREFERENCE),
    ("{a} style", "User prefers {a} {b}.", BeliefType.PREFERENCE, ClaimKind.PREFERENCE),
    ("friend", "User's friend is {A}.", BeliefType.RELATIONSHIP, ClaimKind.RELATIONSHIP),
    ("{a}", "User plays {a} on Saturdays.", BeliefType.FACT, ClaimKind.HABIT),
    ("{a}", "User is building a {a} {b}.", BeliefType.FACT, ClaimKind.ONGOING_PROJECT),
    ("project decision", "The team decided to use {A} for the {b}.", BeliefType.FACT,
     ClaimKind.PROJECT_FACT),
    ("{a}", "User wants to learn {a}.", BeliefType.FACT, ClaimKind.GOAL),
    ("trip to {a}", "User's trip to {A} is on 12 May with {B}.", BeliefType.FACT,
     ClaimKind.PROJECT_FACT),
    ("{a} allergy", "User is allergic to {a}.", BeliefType.FACT, ClaimKind.CONSTRAINT),
)  # fmt: skip

_ASKED: tuple[str, ...] = (
    "Do I use {A}?",
    "What do I like?",
    "When is my trip to {A}?",
    "What did we decide about the {a}?",
    "Am I allergic to {a}?",
    "Who is {A}, and what am I building?",
    "We talked about {a} and {b} all day, and I am tired. Which {c} do I prefer?",
    "What do you know about {a}?",
    "Where do I live?",
    "thanks, that works",
    "Tell me about {a} and {b}, please.",
    "Who are my friends?",
)


def corpus(count: int, questions: int, *, seed: int) -> Corpus:
    """Make a store of `count` beliefs and as many questions as asked for."""
    random = Random(seed)
    words = _Words(random, _invented(random, max(400, count // 2)))
    return Corpus(
        beliefs=tuple(_belief(position, random, words.one) for position in range(1, count + 1)),
        questions=tuple(
            _filled(_ASKED[number % len(_ASKED)], words.one) for number in range(questions)
        ),
    )


def _filled(form: str, word: Callable[[], str]) -> str:
    a, b, c = word(), word(), word()
    return form.format(a=a, A=a.capitalize(), b=b, B=b.capitalize(), c=c)


def _belief(position: int, random: Random, word: Callable[[], str]) -> Belief:
    subject, statement, belief_type, claim_kind = random.choice(_FORMS)
    a, b = word(), word()
    names = {"a": a, "A": a.capitalize(), "b": b, "B": b.capitalize()}
    at = NOW - timedelta(days=random.randint(0, 365 * YEARS_BACK))
    shown = subject.format(**names)
    is_team = statement.startswith("The team")
    return Belief(
        id=UUID(int=random.getrandbits(128)),
        store_position=position,
        subject=shown,
        subject_key=f"{'team' if is_team else USER_SUBJECT}/{shown}/{a}",
        value_key=f"{a} {b}",
        statement=statement.format(**names),
        belief_type=belief_type,
        claim_kind=claim_kind,
        status=BeliefStatus.PROVISIONAL,
        authority=Authority.USER,
        scope=GENERAL_SCOPE,
        confidence=random.choice((0.35, 0.65, 0.65, 0.95)),
        source_event_ids=(position,),
        evidence_spans=(),
        source_session_ids=(UUID(int=position // 20),),
        valid_from=at,
        evidence_at=at,
        last_evidence_at=at,
        created_at=at,
        updated_at=at,
        formation_policy_version="formation@7",
        extractor="deterministic-v2",
        lifecycle_policy_version="lifecycle@2",
        about="team" if is_team else USER_SUBJECT,
        evidence_count=random.randint(1, 4),
    )


def spread(beliefs: Sequence[Belief], rows: int) -> list[tuple[Belief, ...]]:
    """Cut beliefs into change sets of that many rows."""
    return [tuple(beliefs[start : start + rows]) for start in range(0, len(beliefs), rows)]
