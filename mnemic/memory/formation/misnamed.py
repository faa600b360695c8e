"""What a speaker means by a name of their own: "the extension" of a desk phone, "what car I drive".

What was told wrong is named from memory, and shorter than it was told. It is found by the
name that it is filed under, then by a fuller one, then by what its statement is about; where
two different things answer to the name, neither is meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from mnemic.memory.draft import Draft
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.keys import ends, key_tokens
from mnemic.memory.formation.lemmas import content_lemmas, lemma, words
from mnemic.memory.formation.main_verbs import main_verb
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import Belief, Candidate, Polarity, Portability

_COPULAS = (" is ", " are ", " has ", " was ", " ends ")
_SAYS_LITTLE = frozenset({"number", "name", "code", "date", "address", "location", "time", "day"})
"""What a name may say of a value that the telling left out: "the locker number" of a locker."""


def named_once(draft: Draft, candidate: Candidate) -> tuple[Belief, ...]:
    """Give the live beliefs of the one slot that a candidate's subject names, () for none."""
    named = frozenset(key_tokens(candidate.subject))
    core = named - _SAYS_LITTLE or named
    around = [b for b in drafted_nearby(draft, candidate.subject) if _may_be_meant(candidate, b)]
    tests: tuple[Callable[[Belief], bool], ...] = (
        lambda b: _slot(b) == named,
        lambda b: named <= _slot(b),
        lambda b: named <= _topic(b),
        lambda b: core != named and core <= _slot(b) and _is_told(b, named - core),
    )
    for test in tests:
        found = tuple({b.id: b for b in around if test(b)}.values())
        if found:
            return found if len({b.subject_key for b in found}) == 1 else ()
    return ()


_PUT_OFF = re.compile(
    r"\b(?:pushed|postponed|moved|delayed|rescheduled|deferred|shifted|switched|changed|put|brought)\b",
    re.I,
)
_OF_THINGS = re.compile(
    r"(?:User's|The team's|The|(?:User|The team) (?:has |have |had to )?"
    r"(?:push|postpone|move|delay|reschedule|defer|shift|put|bring|brought)(?:e?d)? (?:the|their)) "
)
_NUMBER = re.compile(r"(?P<sign>[€$£])?\d[\d.,:]*\s?(?P<unit>[^\W\d_]+|%|°)?")
_TIME = "time"
_SAYS_NOTHING = word_set(
    """now only start begin push postpone live delay reschedule defer shift put bring back forward
    off"""
)


def told_anew(draft: Draft, candidate: Candidate, *, corrects: bool) -> tuple[Belief, ...]:
    """Give the one telling that is told otherwise under a shorter name: "my scooter's range".

    What turned out to be otherwise is of the same sort, in the same unit; what was put off is
    at another time.
    """
    sort, named = _sort(candidate.statement), _about_what(candidate.statement)
    if not sort or not named or not (corrects or is_put_off(candidate)):
        return ()
    meant = {
        belief.id: belief
        for belief in drafted_nearby(draft, candidate.subject)
        if _may_be_meant(candidate, belief, alike=_HOLDERS)
        and belief.subject_key != candidate.subject_key
        and _sort(belief.statement) == sort
        and named <= _about_what(belief.statement)
    }
    return tuple(meant.values()) if len({b.subject_key for b in meant.values()}) == 1 else ()


def is_put_off(candidate: Candidate) -> bool:
    """Tell whether a candidate says that something is at another time than it was to be."""
    moved = any(_PUT_OFF.search(span.text) for span in candidate.evidence_spans)
    return moved and _sort(candidate.statement) == _TIME and bool(_about_what(candidate.statement))


def denied_in_short(draft: Draft, candidate: Candidate) -> tuple[Belief, ...]:
    """Give the one belief that is denied without all it says: "I'm not allergic"."""
    found = {
        belief.id: belief
        for belief in drafted_nearby(draft, candidate.subject)
        if belief.is_live
        and belief.polarity is Polarity.ASSERT
        and (belief.about, belief.portability) == (candidate.about, candidate.portability)
        and ends(candidate.value_key, belief.value_key)
    }
    return tuple(found.values()) if len(found) == 1 else ()


def _sort(statement: str) -> str:
    """Say what sort of value a statement tells: its unit, that it is a time, or nothing."""
    if _time_at(statement) < len(statement):
        return _TIME
    found = _NUMBER.search(statement)
    if found is None:
        return ""
    return found["sign"] or " ".join(key_tokens(found["unit"] or "")) or "number"


def _time_at(statement: str) -> int:
    told = (
        w for w in words(statement) if w.text.istitle() and w.text.lower() in MONTHS | DAY_WORDS
    )
    clock = re.search(r"\bat \d|\bto \d{1,2}\.\Z|\b\d{1,2}(?::\d\d| ?[ap]m\b)", statement)
    at = next((w.start for w in told), len(statement))
    return at if clock is None else min(at, clock.start())


def _about_what(statement: str) -> frozenset[str]:
    """Give what a statement is about: all that stands before its value."""
    if _OF_THINGS.match(statement) is None:
        return frozenset()
    number = _NUMBER.search(statement)
    cut = min(_time_at(statement), len(statement) if number is None else number.start())
    return frozenset(key_tokens(statement[:cut])) - _SAYS_NOTHING - {"team"}


def done_by_verb(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the live beliefs that a candidate asks for by their verb: "what car I drive"."""
    where = candidate.subject_key.split("/")[1].partition(" ")[2]
    verb, _, rest = candidate.subject.partition(" ")
    topic = content_lemmas(rest)
    for belief in drafted_nearby(draft, candidate.subject):
        if (
            belief.is_live
            and belief.polarity is Polarity.ASSERT
            and belief.about == candidate.about
            and main_verb(belief.statement) == verb
            and (
                topic <= content_lemmas(belief.statement)
                if rest
                else _has_object(belief.statement, verb, where=where)
            )
        ):
            yield belief


def _has_object(statement: str, verb: str, *, where: str) -> bool:
    """Tell whether a statement says what its verb is done to, or where or with whom."""
    told = [w.text.lower() for w in words(statement)]
    at = next((i for i, word in enumerate(told) if lemma(word, "VERB") == verb), len(told))
    behind = "".join(told[at + 1 : at + 2])
    if where == "where":
        return behind in _PLACING
    return behind != "" and (behind == where or behind not in _PLACING)


_PLACING = frozenset({"in", "at", "for", "near", "by", "with", "on", "from", "to"})


_HOLDERS = frozenset({"user", "team"})
"""Whose "our" may be: a review that the user moved is the team's."""


def _may_be_meant(
    candidate: Candidate, belief: Belief, *, alike: frozenset[str] = frozenset()
) -> bool:
    everywhere = candidate.portability is belief.portability is Portability.PORTABLE
    return (
        belief.is_live
        and belief.polarity is Polarity.ASSERT
        and (belief.about == candidate.about or {belief.about, candidate.about} <= alike)
        and (everywhere or belief.scope == candidate.scope)
        and belief.subject_key.count("/") == 1
    )


def _slot(belief: Belief) -> frozenset[str]:
    return frozenset(key_tokens(belief.subject_key.partition("/")[2]))


def _topic(belief: Belief) -> frozenset[str]:
    """Give what a statement is about: the words before its verb."""
    cut = min((belief.statement.find(c) for c in _COPULAS if c in belief.statement), default=-1)
    return frozenset(key_tokens(belief.statement[:cut])) if cut > 0 else frozenset()


def _is_told(belief: Belief, missing: frozenset[str]) -> bool:
    """Tell whether a value is of the sort that a name says it is."""
    said = belief.statement.split()[1:]
    if missing & {"number", "code", "date"}:
        return any(word[0].isdecimal() for word in said)
    return any(word[0].isupper() or word[0].isdecimal() for word in said)


__all__ = ["denied_in_short", "done_by_verb", "is_put_off", "named_once", "told_anew"]
