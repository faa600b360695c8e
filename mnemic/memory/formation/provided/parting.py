"""A sentence as its clauses, each with a subject of its own or its neighbour's.

"Derek's a farrier, so he's no help, and I do a rebuild" says three things of two; what
one clause denies, doubts or counts is not said in the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from mnemic.memory.formation.borrowing.findings import SHOULD_HAVE_SAID
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS
from mnemic.memory.formation.grammar.words import ADVERBS, PREPOSITIONS, read
from mnemic.memory.formation.provided.constituents import PRONOUNS, Words, finite_at, subject_at
from mnemic.memory.formation.provided.plain import Plain
from mnemic.memory.formation.wordlists import word_set

CLAUSES_MAX = 16
"""How many clauses of one sentence are read."""

_JOINTS = word_set(
    "and but so because cos coz cuz since as while whereas although though hence plus"
)
_CAUSES = word_set("because since as although though while")
_TIMES = word_set("every each most last this next these once")
_DETERMINED = word_set("my our the every each all i we he she they it")
_SIGNS = word_set(", ; : — – - .")
_LED = re.compile(
    r"\b(?:which|that['’]?s|this is|that is)\s+(?:is\s+)?why\s+|\bseeing (?:as|that)\s+"
    rf"|\A(?:oh,?\s+)?(?:sorry,?\s+)?(?:I\s+)?{SHOULD_HAVE_SAID}\s+(?:that\s+)?"
    r"|\bgiven that\s+"
    r"|\b(?:the )?(?:reason|thing) (?:being|is),?\s+|\bit['’]?s (?:just )?that\s+",
    re.IGNORECASE,
)
_SETTLED = re.compile(
    r"\b(?:(?<=\bI )told\s+(?:him|her|them|you)|agreed|decided|knows?|noticed|reali[sz]ed"
    r"|remembered|forgot|forget)\s+(?:that\s+)?"
    r"(?P<what>(?:i|we|my|our)\b.+)",
    re.IGNORECASE,
)
"""Verbs behind which what is said is so."""

_GOVERNING = word_set(
    """if unless whether when whenever until till once suppose supposing imagine who whom whose
    that than"""
)
_AUXILIARY = word_set("am 'm was were have had can could will would must do did are")
_RELATIVE = word_set("who which that whose where whom")


def unled(sentence: str) -> str:
    """Part what only leads into a clause: ", which is why I ...", "seeing as ..."."""
    return _LED.sub("; ", sentence)


class _Clause(Struct, frozen=True):
    """Hold where a clause opens, its subject and its verb stand, and where it ends.

    A clause that shares its neighbour's subject has its verb for both.
    """

    opened: int
    subject: int
    verb: int
    end: int = 0

    @property
    def own(self) -> bool:
        """Tell whether it has a subject of its own."""
        return self.subject != self.verb


def parted(sentence: str) -> Iterator[Plain]:
    """Give the clauses of a sentence, in order."""
    words = read(sentence)
    clauses = _bounded(words)
    subject, governing = "", -1
    for number, clause in enumerate(clauses):
        governed = words[clause.opened].low in _GOVERNING
        if clause.own:
            subject = _text(sentence, words, clause.subject, clause.verb)
        if governed or words[clause.end - 1].low == "?":
            governing = clause.opened if governed else -1
            subject = subject if clause.own else ""
        elif governing >= 0:
            # "When I travel, I drink tea": the condition is a part of it.
            yield Plain(_text(sentence, words, governing, clause.end))
            governing = governing if not clause.own else -1
        elif clause.own:
            for text in _of_its_own(sentence, words, clause, clauses[number + 1 :]):
                yield Plain(text, subject)
        elif subject:
            yield Plain(f"{subject} {_text(sentence, words, clause.opened, clause.end)}", subject)


def _of_its_own(
    sentence: str, words: Words, clause: _Clause, later: Sequence[_Clause]
) -> Iterator[str]:
    """Give a clause; with what follows that only looks like a verb of its subject, too."""
    text = _text(sentence, words, clause.opened, clause.end)
    yield text
    last = next((c for c in reversed(later) if not c.own), None)
    on = next((n for n, c in enumerate(later) if c.own), len(later))
    if last is not None and on > 0:
        yield _text(sentence, words, clause.opened, later[on - 1].end)
    settled = _SETTLED.search(text)
    if settled is not None:
        yield settled["what"]


def _text(sentence: str, words: Words, start: int, end: int) -> str:
    return sentence[words[start].start : words[end - 1].end]


def _bounded(words: Words) -> list[_Clause]:
    """Give the clauses of a sentence without the joints between them."""
    starts = [*_starts(words)][:CLAUSES_MAX]
    found: list[_Clause] = []
    for number, (opened, subject, verb) in enumerate(starts):
        end = starts[number + 1][0] if number + 1 < len(starts) else len(words)
        while end > opened and words[end - 1].low in _SIGNS | _JOINTS | {"then", "also"}:
            end -= 1
        first = opened
        while first < subject and words[first].low in _JOINTS:
            first += 1
        if end > verb:
            found.append(_Clause(first, subject, verb, end))
    return found


def opening_of(sentence: str) -> str:
    """Give the words before the first clause that has a subject of its own; "" for none."""
    words = read(sentence)
    first = next((opened for opened, at, verb in _starts(words) if at != verb), 0)
    while first > 0 and words[first - 1].low in _SIGNS | _JOINTS:
        first -= 1
    return sentence[: words[first - 1].end] if first > 0 else ""


def _starts(words: Words) -> Iterator[tuple[int, int, int]]:
    """Give where clauses open, where their subject stands, and their verb: the verb's for both."""
    at = 0
    single = True
    open_at = 0
    led = False
    while at < len(words):
        verb = subject_at(words, at)
        joined = at == 0 or words[at - 1].low in _JOINTS | _SIGNS
        if led and verb is not None and at > open_at + 1 and words[at].low in _DETERMINED:
            # "Because the council audits us every parcel must be weighed."
            joined = words[verb].low in _AUXILIARY
        if verb is not None and joined:
            yield at, at, verb
            single = words[at].low not in {"i", "we", "they", "you"}
            led = at > 0 and words[at - 1].low in _CAUSES
            at = open_at = verb + 1
            continue
        if words[at].low in _RELATIVE:
            # A verb further on may be of whom the relative is of.
            open_at = len(words)
        shares = at > 0 and joined and words[at].low not in PRONOUNS and open_at <= at
        if shares and _shares(words, at, single=single):
            yield at, at, at
        elif joined and at + 1 < len(words):
            fronted = _fronted(words, at)
            if fronted is not None:
                yield at, *fronted
                single = words[fronted[0]].low not in {"i", "we", "they", "you"}
                at = open_at = fronted[1] + 1
                continue
        at += 1


FRONT_WORDS_MAX = 12
"""How many words may stand before a clause's subject."""


def _fronted(words: Words, at: int) -> tuple[int, int] | None:
    """Find the subject behind what is fronted: "on Sundays I row"."""
    timed = words[at].low in PREPOSITIONS | _TIMES or words[at].low in DAY_WORDS
    for k in range(at + 1, min(at + FRONT_WORDS_MAX, len(words))):
        joint = words[k].low in _JOINTS and not _joins_days(words, k)
        if words[k].low in _SIGNS - {","} or joint or words[k].low in _GOVERNING:
            return None
        if words[k].low in {"i", "we"} or (timed and words[k].low in _DETERMINED):
            verb = subject_at(words, k)
            if verb is not None or words[k].low in {"i", "we"}:
                return None if verb is None else (k, verb)
    return None


def _joins_days(words: Words, at: int) -> bool:
    """Tell whether "and" stands between days: "Tuesdays and Fridays I ..."."""
    around = words[at - 1 : at] + words[at + 1 : at + 2]
    return words[at].low == "and" and all(word.low in DAY_WORDS for word in around)


def _shares(words: Words, at: int, *, single: bool) -> bool:
    k = at
    while k < len(words) and words[k].low in ADVERBS:
        k += 1
    if k >= len(words):
        return False
    if k + 1 < len(words) and words[k + 1].low in PRONOUNS:
        return False
    if not single:
        return words[k].low in _AUXILIARY
    return finite_at(words, at, plural=False) and not words[k].low.endswith("ed")
