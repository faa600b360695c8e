"""What a speaker means by a name of their own: "the extension" of a desk phone, "what car I drive".

What was told wrong is named from memory, and shorter than it was told. It is found by the
name that it is filed under, then by a fuller one, then by what its statement is about; where
two different things answer to the name, neither is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mnemic.memory.draft import Draft
from mnemic.memory.formation.keys import key_tokens
from mnemic.memory.formation.lemmas import content_lemmas, lemma, words
from mnemic.memory.formation.main_verbs import main_verb
from mnemic.memory.formation.nearby import drafted_nearby
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


def _may_be_meant(candidate: Candidate, belief: Belief) -> bool:
    everywhere = candidate.portability is belief.portability is Portability.PORTABLE
    return (
        belief.is_live
        and belief.polarity is Polarity.ASSERT
        and belief.about == candidate.about
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
        return any(word[0].isdigit() for word in said)
    return any(word[0].isupper() or word[0].isdigit() for word in said)


__all__ = ["done_by_verb", "named_once"]
