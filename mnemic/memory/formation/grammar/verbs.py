"""Verb groups: auxiliaries, tense, negation, and the adverbs between them."""

from __future__ import annotations

from enum import Enum

import msgspec
from msgspec import Struct

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import Subject, Who
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    DETERMINERS,
    HEDGES,
    MODALS,
    PREPOSITIONS,
    Word,
    verb_form,
    verb_lemma,
)


class Tense(Enum):
    """Say when a verb group places what it tells."""

    PRESENT = "present"
    PAST = "past"
    PERFECT = "perfect"
    USED_TO = "used_to"
    FUTURE = "future"
    MODAL = "modal"


class VerbGroup(Struct, frozen=True):
    """Hold a finite verb and everything that goes with it up to its complement.

    `form` is the written form of the main verb (`base`, `s`, `ing`, `past`), `word` the
    main verb as written, `next` the index of the first word of the complement.
    """

    tense: Tense
    lemma: str
    word: str
    next: int
    form: str
    progressive: bool = False
    negated: bool = False
    ended: bool = False
    never: bool = False
    hedged: bool = False
    modal: str = ""
    adverbs: tuple[str, ...] = ()

    def hedge(self) -> VerbGroup:
        """Give the same group, said with doubt."""
        return msgspec.structs.replace(self, hedged=True)

    def again(self, words: Words, at: int, verb: int, lemma: str) -> VerbGroup:
        """Give a group with the same auxiliaries and another main verb at `verb`."""
        adverbs = tuple(w.low for w in words[at:verb])
        ended = self.ended or self.negated
        return msgspec.structs.replace(
            self,
            lemma=lemma,
            word=words[verb].low,
            next=verb + 1,
            adverbs=adverbs,
            negated=self.negated if self.tense is Tense.MODAL else False,
            ended=False if not ended else self.ended,
        )


class _Reading:
    """Walk over a verb group; keep what was seen."""

    def __init__(self, words: Words, i: int) -> None:
        self.words = words
        self.i = i
        self.negated = False
        self.ended = False
        self.never = False
        self.hedged = False
        self.adverbs: list[str] = []

    def word(self, ahead: int = 0) -> Word | None:
        i = self.i + ahead
        return self.words[i] if i < len(self.words) else None

    def low(self, ahead: int = 0) -> str:
        word = self.word(ahead)
        return word.low if word else ""

    def adverbials(self) -> None:
        """Take adverbs and negations from here on."""
        while (low := self.low()) != "":
            if low in {"n't", "not"}:
                self.negated = True
            elif low == "never":
                self.never = True
            elif low == "no" and self.low(1) == "longer":
                self.ended = True
                self.i += 1
            elif low in HEDGES:
                self.hedged = True
            elif low in {"a"} and self.low(1) == "bit":
                self.i += 1
            elif low in ADVERBS and not (low in {"kind", "sort"} and self.low(1) != "of"):
                if low in {"kind", "sort"}:
                    self.i += 1
                else:
                    self.adverbs.append(low)
            elif low == "," and self.low(1) in ADVERBS and self.low(2) == ",":
                self.i += 2
            else:
                return
            self.i += 1

    def group(
        self,
        tense: Tense,
        lemma: str,
        form: str,
        *,
        progressive: bool = False,
        modal: str = "",
        step: int = 1,
    ) -> VerbGroup:
        word = self.low()
        return VerbGroup(
            tense=tense, lemma=lemma, word=word, next=self.i + step, form=form, progressive=progressive,
            negated=self.negated, ended=self.ended, never=self.never, hedged=self.hedged, modal=modal,
            adverbs=tuple(self.adverbs),
        )  # fmt: skip


def read_verb(words: Words, i: int, subject: Subject) -> VerbGroup | None:
    """Read the verb group at word `i`, None when there is none that agrees."""
    r = _Reading(words, i)
    r.adverbials()
    low = r.low()
    if not low:
        return None
    if low in BE and not (low == "'s" and _has_clitic(r)):
        return _be(r, subject)
    if low in {"have", "has", "had", "'ve", "'s"}:
        return _have(r, past=low == "had")
    if low in {"do", "does", "did"}:
        return _do(r, past=low == "did")
    if low in MODALS:
        return _modal(r, low)
    if low in {"tend", "tends"} and r.low(1) == "to":
        r.i += 2
        r.adverbs.append("usually")
        return _main(r, Tense.PRESENT, bare=True)
    if low == "used" and r.low(1) == "to":
        r.i += 2
        r.adverbials()
        return _main(r, Tense.USED_TO, bare=True)
    return _finite(r, subject)


def _has_clitic(r: _Reading) -> bool:
    nxt = r.low(1)
    return nxt in {"been", "got"}


def _be(r: _Reading, subject: Subject) -> VerbGroup | None:
    past = r.low() in {"was", "were"}
    tense = Tense.PAST if past else Tense.PRESENT
    at = r.i
    r.i += 1
    r.adverbials()
    low = r.low()
    lemma = verb_lemma(low) if low else None
    doing = lemma and low.endswith("ing") and verb_form(low, lemma) == "ing"
    if lemma and doing and not _noun_use(r, subject):
        if lemma == "go" and r.low(1) == "to" and verb_lemma(r.low(2)) == r.low(2):
            r.i += 2
            return _main(r, Tense.FUTURE, bare=True)
        return r.group(tense, lemma, "ing", progressive=True)
    if low == "gonna":
        r.i += 1
        return _main(r, Tense.FUTURE, bare=True)
    group = r.group(tense, "be", "base", step=0)
    return msgspec.structs.replace(group, word=r.words[at].low)


_NAMED_BY_ING = frozenset(
    {"hobby", "hobbies", "job", "passion", "profession", "sport", "subject", "pastime"}
)


def _noun_use(r: _Reading, subject: Subject) -> bool:
    # "my hobby is climbing" names a thing; "my son is climbing" does something.
    named = bool(subject.noun) and subject.noun[-1].low in _NAMED_BY_ING
    return named or r.low(-1) in DETERMINERS


def _have(r: _Reading, *, past: bool) -> VerbGroup | None:
    tense = Tense.PAST if past else Tense.PRESENT
    at = r.i
    r.i += 1
    r.adverbials()
    low = r.low()
    if low == "got" and not past:
        if r.low(1) == "to":
            r.i += 2
            return _main(r, Tense.MODAL, bare=True, modal="have to")
        return msgspec.structs.replace(r.group(tense, "have", "base"), word="have")
    if low == "to" and verb_lemma(r.low(1)) == r.low(1):
        r.i += 1
        if past and not r.negated:
            # What one had to do, one did: "I had to sell my car".
            done = _main(r, Tense.PAST, bare=True)
            return done and msgspec.structs.replace(done, word=f"had to {done.word}")
        return _main(r, Tense.MODAL, bare=True, modal="had to" if past else "have to")
    if low == "been":
        r.i += 1
        r.adverbials()
        low = r.low()
        lemma = verb_lemma(low) if low else None
        if lemma and low.endswith("ing"):
            return r.group(Tense.PERFECT, lemma, "ing", progressive=True)
        return msgspec.structs.replace(r.group(Tense.PERFECT, "be", "base", step=0), word="been")
    lemma = verb_lemma(low) if low else None
    if lemma and _participle(low, lemma) and not past:
        return r.group(Tense.PERFECT, lemma, "past")
    return msgspec.structs.replace(r.group(tense, "have", "base", step=0), word=r.words[at].low)


def _participle(low: str, lemma: str) -> bool:
    form = verb_form(low, lemma)
    return form == "past" or (
        form == "base" and low in {"quit", "become", "come", "run", "put", "cut", "read", "set"}
    )


def _do(r: _Reading, *, past: bool) -> VerbGroup | None:
    at = r.i
    r.i += 1
    r.adverbials()
    low = r.low()
    lemma = verb_lemma(low) if low else None
    if (
        lemma == low
        and low not in DETERMINERS
        and (
            r.negated
            or r.adverbs
            or lemma in {"like", "have", "love", "prefer", "enjoy", "use", "live", "work", "own"}
        )
    ):
        return r.group(Tense.PAST if past else Tense.PRESENT, low, "base")
    if r.negated:
        return None
    return msgspec.structs.replace(
        r.group(Tense.PAST if past else Tense.PRESENT, "do", "base", step=0), word=r.words[at].low
    )


def _modal(r: _Reading, low: str) -> VerbGroup | None:
    r.i += 1
    r.adverbials()
    if low in {"will", "'ll", "shall"}:
        return _main(r, Tense.FUTURE, bare=True, modal="will")
    modal = "would" if low == "'d" else low
    if r.low() == "rather":
        r.i += 1
        r.adverbials()
        modal = "would rather"
    if modal in {"might", "may"} and r.low() in {"be", "have", "move"}:
        group = _main(r, Tense.PRESENT, bare=True, modal=modal)
        return group and group.hedge()
    return _main(r, Tense.MODAL, bare=True, modal=modal)


def _main(r: _Reading, tense: Tense, *, bare: bool, modal: str = "") -> VerbGroup | None:
    r.adverbials()
    low = r.low()
    lemma = verb_lemma(low) if low else None
    if lemma is None or (bare and lemma != low):
        return None
    if low == "be" and (nxt := r.low(1)).endswith("ing") and verb_lemma(nxt) not in {None, nxt}:
        r.i += 1
        return r.group(tense, str(verb_lemma(nxt)), "ing", progressive=True, modal=modal)
    return r.group(tense, lemma, "base", modal=modal)


def _finite(r: _Reading, subject: Subject) -> VerbGroup | None:
    low = r.low()
    lemma = verb_lemma(low)
    if lemma is None or low in PREPOSITIONS - {"like", "near", "past"} or low in DETERMINERS:
        return None
    form = verb_form(low, lemma)
    plural = subject.who in {Who.SELF, Who.WE} or subject.plural
    if (
        form == "ing"
        or (form == "s" and plural)
        or (form == "base" and not plural and lemma not in _BASE_PAST)
    ):
        return None
    tense = Tense.PAST if form == "past" else Tense.PRESENT
    if form == "base" and lemma in {"quit", "split", "shut"}:
        tense = Tense.PAST
    return r.group(tense, lemma, form)


_BASE_PAST = frozenset({"quit", "put", "cut", "set", "read", "let"})
