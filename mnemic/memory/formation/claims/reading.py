"""One statement or clause, read into what is compared (003 §Evaluation).

The user speaks of himself in the first person and is called User in a statement: both
read alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from mnemic.memory.formation.claims.clauses import Role, Stretch, is_finite, stretches
from mnemic.memory.formation.claims.counts import LARGE_MIN, Count, unit_of
from mnemic.memory.formation.claims.directions import Object, is_marker, object_behind
from mnemic.memory.formation.claims.lexicon import (
    ABSENCE_OPENERS,
    HEDGES,
    MARKERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    UNITS,
)
from mnemic.memory.formation.claims.predicates import (
    is_asked,
    is_past,
    names_own_subject,
    own_verbs,
    subject_of,
    turned,
    verb_of,
)
from mnemic.memory.formation.claims.tokens import LACKING, Token, parts_of_speech, tokens

READING_CACHE_ENTRIES = 8_192
"""How many readings are remembered; all are pure results."""

ONE = "1"
"""What "one" counts, like "a"."""

ABSENCE_WORDS_MAX = 6
"""How many content words behind "without" are what lacks."""


class Reading(Struct, frozen=True):
    """Hold what two claims are compared by.

    `terms` are the content lemmas in order, a fronted circumstance moved behind its main
    clause, and `names` those that are proper names. `denied` is the polarity of the main
    clause, `ended` that it held once and does not now, `over` that it is told as past
    ("used to"). `negated` are the lemmas denied elsewhere than in the main clause:
    "when it does not rain", "not pollen". `clauses` pairs the lemmas of each stretch
    with whether it is denied. `runs` are the names that stand together. `subject` holds
    the lemmas of the main clause's subject, `{"user"}` for the user and empty when it
    cannot be told; `verb` is the lemma of what the user does, "" when that cannot be told,
    and `own` are the verbs that follow a mention of the user as subject.
    `measures` are the units that stand behind a number, whose place means nothing.
    `phrases` names the preposition that each term stands behind, "" for the core of its
    clause. `past` tells the simple past, `asks` that its verb comes before its
    subject. `heads` pairs a noun with the noun directly behind it, which it only
    qualifies, and `joined` the words on both sides of an "and", an "or" or a comma. An
    absence ("without sugar") is a condition and no term.
    """

    terms: tuple[str, ...]
    names: tuple[str, ...] = ()
    denied: bool = False
    ended: bool = False
    over: bool = False
    hedged: bool = False
    absences: tuple[frozenset[str], ...] = ()
    counts: tuple[Count, ...] = ()
    large: tuple[str, ...] = ()
    objects: tuple[Object, ...] = ()
    negated: frozenset[str] = frozenset()
    clauses: tuple[tuple[frozenset[str], bool], ...] = ()
    runs: tuple[tuple[str, ...], ...] = ()
    verb: str = ""
    subject: frozenset[str] = frozenset()
    heads: frozenset[tuple[str, str]] = frozenset()
    phrases: tuple[str, ...] = ()
    past: bool = False
    asks: bool = False
    joined: frozenset[tuple[str, str]] = frozenset()
    own: frozenset[str] = frozenset()
    measures: frozenset[str] = frozenset()

    @property
    def content(self) -> frozenset[str]:
        """Give the content lemmas without their order."""
        return frozenset(self.terms)


@lru_cache(maxsize=READING_CACHE_ENTRIES)
def read(text: str) -> Reading:
    """Read a statement or clause; any text can be read, in time linear in its length."""
    found = tokens(text)
    reader = _Reader()
    for stretch in stretches(found):
        reader.take(stretch)
    return reader.reading(found)


@lru_cache(maxsize=READING_CACHE_ENTRIES)
def read_parts(text: str) -> tuple[Reading, ...]:
    """Read each main clause of a text for itself, with the circumstances that are its own.

    A clause that names no subject ("and lives in Oslo") has that of the one before.
    """
    parts: list[Reading] = []
    own: list[Stretch] = []
    for stretch in stretches(tokens(text)):
        if stretch.role in {Role.MAIN, Role.FURTHER} and own:
            parts.append(_of_one(own, parts))
            own = []
        own.append(stretch)
    return (*parts, _of_one(own, parts)) if own else tuple(parts)


def _of_one(own: Sequence[Stretch], before: Sequence[Reading]) -> Reading:
    reader = _Reader()
    head, *rest = own
    role = Role.MAIN if head.role is Role.FURTHER else head.role
    for stretch in (msgspec.structs.replace(head, role=role), *rest):
        reader.take(stretch)
    part = reader.reading([t for stretch in own for t in stretch.tokens])
    if part.subject or not before or names_own_subject(head.tokens):
        return part
    return msgspec.structs.replace(part, subject=before[-1].subject)


class _Reader:
    """Collect what one text says, stretch by stretch."""

    def __init__(self) -> None:
        self.terms: list[str] = []
        self.names: list[str] = []
        self.absences: list[frozenset[str]] = []
        self.counts: list[Count] = []
        self.large: list[str] = []
        self.objects: list[Object] = []
        self.denied = self.ended = self.over = self.hedged = False
        self.clauses: list[tuple[frozenset[str], bool]] = []
        self.elsewhere: set[str] = set()
        self.plain: set[str] = set()
        self.runs: list[tuple[str, ...]] = []
        self.verb = ""
        self.subject: frozenset[str] = frozenset()
        self.heads: set[tuple[str, str]] = set()
        self.phrases: list[str] = []
        self.joined: set[tuple[str, str]] = set()
        self.joins = False
        self.past = self.asks = False
        self.ones = 0
        self.measures: set[str] = set()

    def take(self, stretch: Stretch) -> None:
        words, denied, ended = turned(stretch.tokens)
        before = len(self.terms)
        self.joins = stretch.role is Role.FURTHER
        self._words(words)
        said = frozenset(self.terms[before:])
        self.hedged |= any(t.low in HEDGES and not t.name for t in words)
        self.over |= any(t.low == "formerly" for t in words)
        if stretch.role is Role.MAIN:
            # Behind an aside the main clause goes on; its subject stands before.
            self.denied |= denied
            self.ended |= ended
            self.verb = self.verb or verb_of(words)
            self.subject = self.subject or subject_of(words)
            self.past |= is_past(words)
            self.asks |= is_asked(words)
            self.plain |= said
        elif denied:
            self.elsewhere |= said
        else:
            self.plain |= said
        self.clauses.append((said, denied))

    def reading(self, found: Sequence[Token]) -> Reading:
        return Reading(
            terms=tuple(self.terms),
            names=tuple(self.names),
            denied=self.denied,
            ended=self.ended,
            over=self.over,
            hedged=self.hedged,
            absences=tuple(self.absences),
            counts=self._counted(),
            large=tuple(self.large),
            objects=tuple(self.objects),
            negated=frozenset(self.elsewhere - self.plain),
            clauses=tuple(self.clauses),
            runs=tuple(_name_runs(found)),
            verb=self.verb,
            subject=self.subject,
            heads=frozenset(self.heads),
            phrases=tuple(self.phrases),
            past=self.past,
            asks=self.asks,
            joined=frozenset(self.joined),
            own=own_verbs(found),
            measures=frozenset(self.measures),
        )

    def _counted(self) -> tuple[Count, ...]:
        """Give what is counted; "one brother" counts no more than "a brother" does."""
        alone = all(count.value == ONE for count in self.counts)
        return () if alone and self.ones == len(self.counts) else tuple(self.counts)

    def _words(self, words: Sequence[Token]) -> None:
        at = 0
        phrase = ""
        while at < len(words):
            token = words[at]
            if token.low == LACKING and at + 1 < len(words):
                self.absences.append(frozenset({words[at + 1].term or words[at + 1].low}))
                at += 2
                continue
            if token.low in ABSENCE_OPENERS:
                at = self._absence(words, at + 1)
                continue
            if token.number:
                self._number(words, at)
            self.joins |= token.low in _JOINTS
            phrase = _phrase(words, at, phrase)
            if is_marker(words, at):
                behind = object_behind(words, at)
                if behind is not None:
                    self.objects.append(behind)
            elif token.term and token.low != "formerly" and not _carries(words, at):
                self._term(words, at, phrase)
            at += 1

    def _term(self, words: Sequence[Token], at: int, phrase: str) -> None:
        token = words[at]
        if self.joins and self.terms:
            self.joined.add((self.terms[-1], token.term))
        self.joins = False
        self.terms.append(token.term)
        self.phrases.append(phrase)
        if at and words[at - 1].number and token.term in UNITS:
            self.measures.add(token.term)
        if at and words[at - 1].term and _is_noun(words[at - 1]) and _is_noun(token):
            self.heads.add((words[at - 1].term, token.term))
        if token.name:
            self.names.append(token.term)

    def _absence(self, words: Sequence[Token], at: int) -> int:
        """Read "without milk or sugar" as two conditions; give the index behind them."""
        lacked: list[str] = []
        while at < len(words):
            token = words[at]
            ends = token.low in PREPOSITIONS or token.low in MARKERS or token.low == ","
            if (ends and lacked) or token.low in ABSENCE_OPENERS:
                break
            if token.low in {"and", "or"}:
                if lacked:
                    self.absences.append(frozenset(lacked))
                    lacked = []
            elif token.number:
                self._number(words, at)
            elif token.term:
                lacked.append(token.term)
            at += 1
            if len(lacked) == ABSENCE_WORDS_MAX:
                break
        if lacked:
            self.absences.append(frozenset(lacked))
        return at

    def _number(self, words: Sequence[Token], at: int) -> None:
        value = words[at].number
        if value.isdecimal() and int(value) >= LARGE_MIN:
            self.large.append(value)
        else:
            self.ones += words[at].low == "one"
            self.counts.append(Count(value, unit_of(words, at)))


def _phrase(words: Sequence[Token], at: int, phrase: str) -> str:
    """Give the preposition that what follows stands behind, "" in the core of a clause."""
    low = words[at].low
    if low == "of":
        return phrase
    if low in PREPOSITIONS or is_marker(words, at):
        return low
    if low == "to" or low in SUBJECT_PRONOUNS or is_finite(words, at):
        return ""
    return phrase


_JOINTS = frozenset({"and", "or", ",", "nor"})


def _is_noun(token: Token) -> bool:
    known = parts_of_speech(token.low)
    return "NOUN" in known and "ADV" not in known and "ADJ" not in known and not token.name


def _carries(words: Sequence[Token], at: int) -> bool:
    """Tell whether a verb only carries the next: "goes swimming"."""
    after = words[at + 1].low if at + 1 < len(words) else ""
    return words[at].term == "go" and after.endswith("ing")


def _name_runs(found: Sequence[Token]) -> Iterator[tuple[str, ...]]:
    run: list[str] = []
    for token in (*found, Token(".", mark=True)):
        if token.name and token.term and token.term.isalpha():
            run.append(token.term)
            continue
        if run:
            yield tuple(run)
        run = []
