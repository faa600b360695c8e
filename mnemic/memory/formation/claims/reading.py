"""One statement or clause, read into what is compared (003 §Evaluation).

The user speaks of himself in the first person and is called User in a statement: both
read alike.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from functools import lru_cache

import lemminflect
import msgspec
from msgspec import Struct

from mnemic.memory.formation.claims.clauses import Role, Stretch, is_finite, stretches
from mnemic.memory.formation.claims.lexicon import (
    ABSENCE_OPENERS,
    AUXILIARIES,
    COORDINATORS,
    DETERMINERS,
    DISLIKES,
    ENDINGS,
    FIRST_PERSON,
    HEDGES,
    MARKER_FOLD,
    MARKERS,
    NEAR_NEGATORS,
    PERIOD_WORDS,
    PERIODS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    UNIT_FOLD,
    UNITS,
    USER,
    VERY_NEGATORS,
    WISHING,
)
from mnemic.memory.formation.claims.tokens import LACKING, Token, tokens
from mnemic.memory.formation.lemmas import canonical, lemma
from mnemic.memory.formation.retraction import main_verb
from mnemic.memory.formation.wordlists import word_set

READING_CACHE_ENTRIES = 8_192
"""How many readings are remembered; all are pure results."""

LARGE_MIN = 1_000
"""A number from here on is a year, a sum or a size: compared where both carry one."""

OBJECT_WORDS_MAX = 6
"""How many content words behind a marker, or an absence, make its object."""


class Object(Struct, frozen=True):
    """Hold what stands behind a marker: its lemmas in order, and whether it is a name."""

    marker: str
    lemmas: tuple[str, ...]
    named: bool = False


class Count(Struct, frozen=True):
    """Hold a number as digits and its unit, "" when it has none of the closed list."""

    value: str
    unit: str = ""


class Reading(Struct, frozen=True):
    """Hold what two claims are compared by.

    `terms` are the content lemmas in order, a fronted circumstance moved behind its main
    clause, and `names` those that are proper names. `denied` is the polarity of the main
    clause, `ended` that it held once and does not now, `over` that it is told as past
    ("used to"). `negated` are the lemmas denied elsewhere than in the main clause:
    "when it does not rain", "not pollen". `clauses` pairs the lemmas of each stretch
    with whether it is denied. `runs` are the names that stand together. `subject` holds
    the lemmas of the main clause's subject, `{"user"}` for the user and empty when it
    cannot be told; `verb` is the lemma of what the user does, "" when that cannot be told.
    `heads` pairs a noun with the noun directly behind it, which it only qualifies.
    An absence ("without sugar") is a condition and not among the terms.
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
    """Read each main clause of a text for itself, with the circumstances that are its own."""
    parts: list[Reading] = []
    own: list[Stretch] = []
    for stretch in stretches(tokens(text)):
        if stretch.role in {Role.MAIN, Role.FURTHER} and own:
            parts.append(_of_one(own))
            own = []
        own.append(stretch)
    return (*parts, _of_one(own)) if own else tuple(parts)


def _of_one(own: Sequence[Stretch]) -> Reading:
    reader = _Reader()
    head, *rest = own
    role = Role.MAIN if head.role is Role.FURTHER else head.role
    for stretch in (msgspec.structs.replace(head, role=role), *rest):
        reader.take(stretch)
    return reader.reading([t for stretch in own for t in stretch.tokens])


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

    def take(self, stretch: Stretch) -> None:
        words, denied, ended = _turned(stretch.tokens)
        before = len(self.terms)
        self._words(words)
        said = frozenset(self.terms[before:])
        self.hedged |= any(t.low in HEDGES and not t.name for t in words)
        self.over |= any(t.low == "formerly" for t in words)
        if stretch.role is Role.MAIN:
            self.denied, self.ended = denied, ended
            self.verb = _verb(words)
            self.subject = _subject(words)
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
            counts=tuple(self.counts),
            large=tuple(self.large),
            objects=tuple(self.objects),
            negated=frozenset(self.elsewhere - self.plain),
            clauses=tuple(self.clauses),
            runs=tuple(_name_runs(found)),
            verb=self.verb,
            subject=self.subject,
            heads=frozenset(self.heads),
        )

    def _words(self, words: Sequence[Token]) -> None:
        at = 0
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
            elif _is_marker(words, at):
                behind = _object(words, at)
                if behind is not None:
                    self.objects.append(behind)
                if token.low in {"more", "less"} and token.term:
                    self.terms.append(token.term)
            elif token.term and token.low != "formerly" and not _carries(words, at):
                self.terms.append(token.term)
                if at and words[at - 1].term and _is_noun(words[at - 1]) and _is_noun(token):
                    self.heads.add((words[at - 1].term, token.term))
                if token.name:
                    self.names.append(token.term)
            at += 1

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
            if len(lacked) == OBJECT_WORDS_MAX:
                break
        if lacked:
            self.absences.append(frozenset(lacked))
        return at

    def _number(self, words: Sequence[Token], at: int) -> None:
        value = words[at].number
        if value.isdigit() and int(value) >= LARGE_MIN:
            self.large.append(value)
        else:
            self.counts.append(Count(value, _unit(words, at)))


def _is_noun(token: Token) -> bool:
    known = lemminflect.getAllLemmas(token.low)
    return "NOUN" in known and "ADV" not in known and "ADJ" not in known and not token.name


def _carries(words: Sequence[Token], at: int) -> bool:
    """Tell whether a verb only carries the next: "goes swimming"."""
    after = words[at + 1].low if at + 1 < len(words) else ""
    return words[at].term == "go" and after.endswith("ing")


def _turned(words: Sequence[Token]) -> tuple[tuple[Token, ...], bool, bool]:
    """Take the negations out of a stretch: its words, whether it is denied, whether it ended."""
    denied = any(t.low in VERY_NEGATORS for t in words)
    ended = any(t.low == "anymore" for t in words) or any(
        a.low == "no" and b.low == "longer" for a, b in itertools.pairwise(words)
    )
    denied |= ended
    out: list[Token] = []
    wishes = False
    for at, token in enumerate(words):
        low = lemma(token.low)
        if low in DISLIKES:
            denied = not denied
        elif low in ENDINGS and _ends_doing(words, at):
            denied = not denied
            ended |= not wishes
            if wishes:
                out.append(token._replace(term="stop"))
            continue
        elif token.low in NEAR_NEGATORS:
            out.append(Token("rarely", term="rarely"))
            continue
        wishes |= low in WISHING
        out.append(token)
    return tuple(out), denied, ended


def _ends_doing(words: Sequence[Token], at: int) -> bool:
    """Tell whether a verb of ending has an object: "stopped swimming", "quit her job"."""
    after = next((t for t in words[at + 1 :] if t.low not in {"up", "all"}), None)
    if after is None:
        return False
    if lemma(words[at].low) == "quit":
        return after.low not in PREPOSITIONS and not after.mark
    return after.low.endswith("ing")


def _is_marker(words: Sequence[Token], at: int) -> bool:
    low = words[at].low
    if low not in MARKERS:
        return False
    if low != "to":
        return True
    before = words[at - 1] if at else None
    after = words[at + 1] if at + 1 < len(words) else None
    if after is None or (before is not None and before.number and after.number):
        return False
    return after.name or bool(after.number) or not _is_infinitive(words, at)


def _is_infinitive(words: Sequence[Token], at: int) -> bool:
    """Tell "wants to swim" from "goes to work"."""
    low = words[at + 1].low
    if low in {"be", "have", "do", "not", "get"}:
        return True
    known = lemminflect.getAllLemmas(low)
    if "VERB" not in known or known["VERB"][0] != low:
        return False
    if "NOUN" not in known:
        return True
    before = next((lemma(t.low) for t in reversed(words[:at]) if t.term), "")
    return before not in _MOVING or (at + 2 < len(words) and words[at + 2].low in DETERMINERS)


_MOVING = word_set(
    """go commute drive walk cycle bicycle travel move come return fly run ride get bus train head
    way trip journey allergic"""
)


def _object(words: Sequence[Token], at: int) -> Object | None:
    """Give the noun phrase behind the marker at `at`, None without one."""
    lemmas: list[str] = []
    named = False
    for token in words[at + 1 : at + 1 + 2 * OBJECT_WORDS_MAX]:
        low = token.low
        if token.mark or low in COORDINATORS or low in ABSENCE_OPENERS:
            break
        if (low in PREPOSITIONS and low != "of") or low in MARKERS or low in AUXILIARIES:
            break
        if low in FIRST_PERSON | {USER} and not lemmas:
            if low in {"my", "our"}:
                continue
            lemmas.append(USER)
            break
        if low in SUBJECT_PRONOUNS:
            break
        if token.number:
            lemmas.append(token.number)
        elif token.term:
            if named and not token.name:
                break
            named = named or (token.name and not lemmas)
            lemmas.append(token.term)
        if len(lemmas) == OBJECT_WORDS_MAX:
            break
    if not lemmas:
        return None
    low = words[at].low
    return Object(MARKER_FOLD.get(low, low), tuple(lemmas), named)


def _unit(words: Sequence[Token], at: int) -> str:
    """Give the unit of the number at `at`: "km", "time/week", "every/day" or ""."""
    every = "every/" if at and words[at - 1].low in {"every", "each"} else ""
    after = at + 1
    unit = ""
    if after < len(words) and not words[after].mark:
        low = words[after].low
        found = UNIT_FOLD.get(low, canonical(lemma(low)))
        if found in UNITS:
            unit = found
            after += 1
    if after < len(words) and words[after].low in PERIODS:
        return f"{every}{unit or 'time'}/{PERIODS[words[after].low]}"
    if after + 1 < len(words) and words[after].low in {"a", "an", "per", "each", "every"}:
        period = lemma(words[after + 1].low)
        if period in PERIOD_WORDS:
            return f"{every}{unit or 'time'}/{period}"
    return every + unit


def _verb(words: Sequence[Token]) -> str:
    """Give the lemma of what the user does, "" where the subject is somebody else."""
    start = next((n for n, t in enumerate(words) if not t.mark), len(words))
    if start >= len(words) or words[start].low not in {"user", "i", "we"}:
        return ""
    rest = [t.low for t in words[start + 1 :] if not t.mark and t.low not in _PASSED]
    verb = canonical(main_verb("User " + " ".join(rest)))
    return "" if verb in _SAYS_LITTLE else verb


def _subject(words: Sequence[Token]) -> frozenset[str]:
    """Give the lemmas of who or what the clause is about; none where "we" speaks."""
    plain = [t for t in words if not t.mark]
    if not plain or plain[0].low in {"we", "it", "there"}:
        return frozenset()
    if plain[0].low in {USER, "i"}:
        return frozenset({USER})
    if plain[0].low == "the" and len(plain) > 1 and plain[1].low == USER:
        return frozenset({USER})
    found: list[str] = []
    for at, token in enumerate(plain[: 2 * OBJECT_WORDS_MAX]):
        if at and is_finite(plain, at):
            return frozenset(found)
        if token.term:
            found.append(token.term)
    return frozenset()


_SAYS_LITTLE = word_set("be have do get")
_PASSED = word_set("formerly recently lately also often sometimes")


def _name_runs(found: Sequence[Token]) -> Iterator[tuple[str, ...]]:
    run: list[str] = []
    for token in (*found, Token(".", mark=True)):
        if token.name and token.term and token.term.isalpha():
            run.append(token.term)
            continue
        if run:
            yield tuple(run)
        run = []
