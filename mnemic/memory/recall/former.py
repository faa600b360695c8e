"""Turn a question into the terms that candidates are looked up by; model-free.

Function words are dropped, each remaining word is reduced to its lexemes and widened by
its close inflections and the closed tables of `naming`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from math import log

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.recall.clauses import Part, parts_of, pieces_of
from mnemic.memory.recall.expansion.tokens import Asked, asked
from mnemic.memory.recall.inflections import variants
from mnemic.memory.recall.kinds import INSTANCES
from mnemic.memory.recall.lexemes import folded
from mnemic.memory.recall.naming import (
    ASKING_WORDS,
    AUXILIARIES,
    FIRST_PERSON,
    JOURNEYS,
    KNOWING_WORDS,
    OTHERS,
    OWN_SUBJECTS,
    PAST_WORDS,
    PERSONAL_WORDS,
    PHRASES,
    POSSESSIVES,
    STOP_WORDS,
    SYNONYMS,
    THIRD_PERSON,
    WEAK_WORDS,
    Phrase,
    Variant,
)
from mnemic.memory.recall.people import RELATIONS, People

TERMS_MAX = 48
"""Most terms one query holds; a longer turn keeps those rarest in the store."""

CLAUSE_WORDS_MAX = 64
"""Longest clause, in words, that is read for what it names; a longer one is no question."""

ASKED_MAX = 4
"""Most clauses of a turn that are read for what they mean in other words."""

POPULATION_MIN = 100
"""Rarity is judged as in a store of at least this many beliefs: a first few say little."""

WEAK_WEIGHT = 0.3
"""What a weak word weighs beside another of its rarity."""

Frequency = Callable[[str], int]
"""Counts the beliefs that hold a lexeme."""


class Term(Struct, frozen=True):
    """Hold one thing a question asks for: any variant stands for it.

    `weight` in (0, 1] is higher the rarer the term is in the store. The first
    `literal_count` variants are the word that was said; the others are what it stands for.
    """

    name: str
    variants: tuple[Variant, ...]
    weight: float
    literal_count: int


class Clause(Struct, frozen=True):
    """Hold one clause of a turn; `bits` and `naming` are bit sets of its terms.

    `asks` tells a question from what leads up to it. `is_other` says that it is about
    somebody else than the owner, and `naming` which terms say whom. `doing` is the verb of
    "when do backups run?", whose doer is not the owner.
    """

    bits: int
    asks: bool
    is_other: bool = False
    naming: int = 0
    doing: int = 0


class FormedQuery(Struct, frozen=True):
    """Hold a question's terms and its clauses.

    "Who is my spouse, and where do I work?" asks two things; a belief that answers one
    of them is not to be judged by the other. `words` are all lexemes that were said or
    meant. The bit sets: `personal` are the terms for what everybody has, such as a home,
    `traits` those that name nobody, as a wife does, `telling` the traits that are no weak
    words, `topics` what is left when traits and weak words are taken away; `phrases` and
    `relations` are the terms of those origins, `kinds` those of which an instance is asked.
    `asks` tells a question, or a turn about oneself, from a remark; `asks_past` one about
    what was. `asks_for_all` is "what do you know about me?". `asked` is what each clause of a
    question or a request is made of, for what it means in other words; a remark has none.
    """

    terms: tuple[Term, ...] = ()
    clauses: tuple[Clause, ...] = ()
    words: frozenset[str] = frozenset()
    personal: int = 0
    traits: int = 0
    telling: int = 0
    topics: int = 0
    phrases: int = 0
    relations: int = 0
    kinds: int = 0
    is_first_person: bool = False
    asks: bool = True
    asks_past: bool = False
    asks_for_all: bool = False
    asked: tuple[Asked, ...] = ()

    @property
    def has_question(self) -> bool:
        """Tell whether a clause asks; the others then only lead up to it."""
        return any(clause.asks for clause in self.clauses)


def form(
    question: str,
    *,
    frequency: Frequency,
    population: int,
    people: People | None = None,
    closely: bool = True,
) -> FormedQuery:
    """Form the query of a question against a store of `population` beliefs.

    `people` tells who is meant by a name or by "my brother"; without it nobody is. What is
    read `closely` is more than the frozen control knew of: journeys, asides, kinds, verbs.
    """
    parts = parts_of(question, closely=closely)
    content = dict.fromkeys(
        run for part in parts for run in part.runs if not STOP_WORDS.issuperset(run)
    )
    if len(content) > TERMS_MAX:
        content = dict.fromkeys(_rarest(list(content), frequency))
    drafts = {run: _draft(run) for run in content}
    merged = _Merged()
    clauses: list[Clause] = []
    for part in parts:
        clause = _clause(part, merged, drafts, people, closely=closely)
        if clause.bits and clause not in clauses:
            clauses.append(clause)
    said = frozenset(word for part in parts for word in part.words)
    is_first_person = not FIRST_PERSON.isdisjoint(said)
    terms = merged.terms.items()
    personal = _bits(name in PERSONAL_WORDS or name.startswith("(") for name in merged.terms)
    relations = _bits(name in RELATIONS for name in merged.terms)
    asks = (
        "?" in question
        or not (OWN_SUBJECTS | POSSESSIVES).isdisjoint(said)
        or not ASKING_WORDS.isdisjoint(said)
    )
    return FormedQuery(
        terms=tuple(
            Term(
                name=name,
                variants=forms,
                weight=_weight(
                    forms,
                    frequency,
                    population,
                    is_weak=_is_weak(name, forms, merged, frequency),
                ),
                literal_count=merged.literal[name],
            )
            for name, forms in terms
        ),
        personal=personal,
        traits=personal & ~relations,
        telling=personal
        & ~relations
        & _bits(name.strip("()") not in WEAK_WORDS for name in merged.terms),
        topics=~personal
        & _bits(
            name not in merged.spent and not _is_weak(name, forms, merged, frequency)
            for name, forms in terms
        ),
        phrases=_bits(name.startswith("(") for name in merged.terms),
        relations=relations,
        kinds=_bits(name in merged.kinds for name in merged.terms),
        clauses=tuple(clauses),
        words=said.union(word for _, forms in terms for form_ in forms for word in form_),
        is_first_person=is_first_person,
        asks_for_all=not terms and is_first_person and not KNOWING_WORDS.isdisjoint(said),
        asks=asks,
        asks_past=not PAST_WORDS.isdisjoint(said),
        asked=_asked(question) if closely else (),
    )


def _asked(question: str) -> tuple[Asked, ...]:
    """Take the clauses of a turn apart; none, where none of them asks."""
    read = (asked(piece.text, asks=piece.asks) for piece in pieces_of(question)[-ASKED_MAX:])
    found = tuple(dict.fromkeys(one for one in read if one.lemmas))
    return found if any(one.asks or one.requests for one in found) else ()


def _bits(flags: Iterable[bool]) -> int:
    return sum(1 << index for index, flag in enumerate(flags) if flag)


def _clause(
    part: Part,
    merged: _Merged,
    drafts: dict[Variant, _Draft],
    people: People | None,
    *,
    closely: bool,
) -> Clause:
    """Add the terms of one clause, and say whom it is about."""
    phrases = _named(part.runs, (*PHRASES, *JOURNEYS) if closely else PHRASES)
    taken = frozenset(word for phrase in phrases for word in phrase.takes)
    words = frozenset(part.words)
    # "What do I get Rui for his birthday?" is about Rui.
    is_own = not OWN_SUBJECTS.isdisjoint(words) and OTHERS.isdisjoint(words)
    bits = naming = doing = 0
    for run in part.runs:
        if run not in drafts or not taken.isdisjoint(run):
            continue
        draft, names_somebody = drafts[run], False
        if closely:
            draft = _unwidened(draft, (other for other in part.runs if other != run))
        if people is not None and not is_own:
            draft, names_somebody = _meant(draft, run[0], people, words)
        bit = merged.add(draft)
        bits |= bit
        naming |= bit if names_somebody else 0
        if any(not need.isdisjoint(run) for phrase in phrases for need in phrase.needs):
            merged.spent.add(draft.name)
        if run is part.runs[0] and not AUXILIARIES.isdisjoint(chain(*part.runs[1:2])):
            merged.opening.add(draft.name)
        doing = bit if closely and run == part.done_by_another else doing
        if closely and run == part.kind and any(form_[0] in INSTANCES for form_ in draft.literal):
            merged.kinds.add(draft.name)
    for phrase in phrases:
        bits |= merged.add(
            _Draft(f"({phrase.name})", phrase.variants, INSTANCES.get(phrase.name, ()))
        )
    is_third = words.isdisjoint(FIRST_PERSON) and not words.isdisjoint(THIRD_PERSON)
    return Clause(
        bits=bits,
        asks=part.asks,
        is_other=not is_own and (naming > 0 or is_third),
        naming=naming,
        doing=doing,
    )


def _unwidened(draft: _Draft, beside: Iterable[Variant]) -> _Draft:
    """Leave a kind as it was said where an instance is named: "do I drink coffee" asks no tea."""
    instances = {i for form_ in draft.literal for i in INSTANCES.get(form_[0], ())}
    if instances.isdisjoint((word,) for run in beside for word in run):
        return draft
    return replace(draft, widened=tuple(w for w in draft.widened if w not in instances))


def _meant(draft: _Draft, word: str, people: People, clause: frozenset[str]) -> tuple[_Draft, bool]:
    """Widen a relation by the names it stands for; tell whether the word names somebody."""
    if word.removesuffix("-in-law") in RELATIONS and not POSSESSIVES.isdisjoint(clause):
        relations = (v[0] for v in draft.variants if len(v) == 1 and v[0] in RELATIONS)
        literal = dict.fromkeys((*draft.literal, *people.names((word, *relations))))
        widened = tuple(form_ for form_ in draft.widened if form_ not in literal)
        return _Draft(draft.name, tuple(literal), widened), True
    return draft, people.is_known(word)


def _rarest(content: list[Variant], frequency: Frequency) -> list[Variant]:
    def rarity(run: Variant) -> tuple[bool, int]:
        count = min(frequency(word) for word in run)
        return count == 0, count

    kept = set(sorted(content, key=rarity)[:TERMS_MAX])
    return [run for run in content if run in kept]


class _Draft(Struct, frozen=True):
    """Hold a term before it is weighed: the forms of the word, and what it stands for."""

    name: str
    literal: tuple[Variant, ...]
    widened: tuple[Variant, ...] = ()

    @property
    def variants(self) -> tuple[Variant, ...]:
        return (*self.literal, *self.widened)


def _draft(run: Variant) -> _Draft:
    if len(run) > 1:
        # A hyphenated word also names its parts written apart.
        parts = tuple(word for word in run if "-" not in word and word not in STOP_WORDS)
        return _Draft(run[0], (parts,) if parts else (run,))
    word = run[0]
    literal = {(form,): None for form in variants(word)}
    literal.setdefault((folded(word),))
    stands_for = [
        other
        for form_ in variants(word)
        for table in (SYNONYMS, INSTANCES)
        for other in table.get(form_, ())
    ]
    return _Draft(
        name=word,
        literal=tuple(literal),
        widened=tuple(form for form in dict.fromkeys(stands_for) if form not in literal),
    )


def _named(clause: tuple[Variant, ...], known: Sequence[Phrase]) -> list[Phrase]:
    """Give the phrases of a clause; what one takes, no other is read from."""
    if len(clause) > CLAUSE_WORDS_MAX:
        return []
    words = frozenset(word for run in clause for word in run)
    found = [phrase for phrase in known if phrase.takes and _holds(phrase, words)]
    words = words.difference(*(phrase.takes for phrase in found))
    return found + [phrase for phrase in known if not phrase.takes and _holds(phrase, words)]


def _holds(phrase: Phrase, words: frozenset[str]) -> bool:
    return all(not need.isdisjoint(words) for need in phrase.needs)


class _Merged:
    """Join terms that hold each other's first form, so that nothing counts twice.

    `spent` are the terms that a phrase was read from, `opening` those that stand before
    an auxiliary at the head of a clause, `kinds` those that "what car" asks an instance of.
    """

    def __init__(self) -> None:
        self.terms: dict[str, tuple[Variant, ...]] = {}
        self.literal: dict[str, int] = {}
        self.spent: set[str] = set()
        self.opening: set[str] = set()
        self.kinds: set[str] = set()
        self._by_form: dict[Variant, str] = {}
        self._index: dict[str, int] = {}

    def add(self, draft: _Draft) -> int:
        """Add a term; give its bit."""
        name, first = draft.name, draft.literal[0]
        known = name if name in self.terms else self._by_form.get(first, name)
        held = self.terms.get(known, ())
        count = self.literal.get(known, 0)
        # A phrase that a word stands for already widens the word.
        said = () if name.startswith("(") and known != name else draft.literal
        literal = dict.fromkeys((*held[:count], *said))
        widened = dict.fromkeys((*held[count:], *draft.variants))
        self.terms[known] = (*literal, *(form for form in widened if form not in literal))
        self.literal[known] = len(literal)
        for form_ in draft.variants:
            self._by_form.setdefault(form_, known)
        return 1 << self._index.setdefault(known, len(self._index))


def _is_weak(name: str, forms: tuple[Variant, ...], merged: _Merged, frequency: Frequency) -> bool:
    # What stands where an asking word does and is nowhere known is one, mistyped.
    return name in WEAK_WORDS or (name in merged.opening and not _most(forms, frequency))


def _most(forms: tuple[Variant, ...], frequency: Frequency) -> int:
    return max(min(frequency(word) for word in form_) for form_ in forms)


def _weight(
    forms: tuple[Variant, ...], frequency: Frequency, population: int, *, is_weak: bool
) -> float:
    population = max(population, POPULATION_MIN)
    count = min(_most(forms, frequency), population)
    rarity = log(1 + (population - count + 0.5) / (count + 0.5))
    rarity /= log(1 + (population + 0.5) / 0.5)
    return round(rarity * (WEAK_WEIGHT if is_weak else 1.0), 6)
