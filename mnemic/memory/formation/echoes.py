"""Sentences that tell a value again: what the assistant repeated, what was said beside it.

A belief cites the words it was formed from. Others tell the same and are cited by none:
an answer that repeats it, a working state, the same remark in a session that was never
consolidated. Forgetting reaches them by what they say.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from mnemic.memory.formation import tombstones
from mnemic.memory.formation.grounding import is_owner_assertion
from mnemic.memory.formation.lemmas import content_lemmas, words
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.model import Belief, Event, Polarity

_DOUBT = frozenset({"likely", "may", "might", "tentatively", "possibly", "probably", "perhaps"})
_PERSON = re.compile(r"\b(?:i|i['’]\w+|me|my|you|your|you['’]\w+|user|user['’]s)\b", re.IGNORECASE)

PREFIX_LENGTH = 4
"""How much of a name must stand in a text for its lemmas to be worth looking at."""


class Telling(Struct, frozen=True):
    """Say what tells a value that is to be erased.

    A sentence that holds all of `lemmas` does. So does each of `names` (folded) in a
    message that is not the owner's own: no belief that stays has them. With `alone` a
    single lemma is enough; otherwise the sentence must also speak of somebody present.
    """

    lemmas: frozenset[str]
    names: frozenset[str] = frozenset()
    alone: bool = False


def tellings(gone: Iterable[Belief], staying: Iterable[Belief]) -> tuple[Telling, ...]:
    """Give what tells the values of beliefs that go, without the names of those that stay."""
    asserted = [belief for belief in gone if belief.polarity is Polarity.ASSERT]
    named = {belief.id: _names(belief) for belief in asserted}
    every = frozenset[str]().union(*named.values())
    others = tuple(staying)
    kept = {name for name in every if any(_mentions(belief, name) for belief in others)}
    return tuple(
        Telling(lemmas=lemmas, names=named[belief.id] - kept)
        for belief in asserted
        if (lemmas := tombstones.telling(belief) - _DOUBT)
    )


def _names(belief: Belief) -> frozenset[str]:
    """Give the names and numbers of a statement, folded; its first word opens it."""
    told = [word.text for word in words(belief.statement)][1:]
    return frozenset(_folded(w) for w in told if w[0].isupper() or w[0].isdecimal())


def _mentions(belief: Belief, name: str) -> bool:
    said = (belief.statement, *(span.text for span in belief.evidence_spans))
    return any(name in _folded(text) for text in said)


def _folded(text: str) -> str:
    return text.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def is_told(event: Event, of: Sequence[Telling]) -> bool:
    """Tell whether an event holds any words that tell one of these."""
    if any(tells(fact.statement, telling) for fact in event.facts for telling in of):
        return True
    return event.text is not None and bool(echo_spans(event, of))


def echo_spans(event: Event, of: Sequence[Telling]) -> list[tuple[int, int]]:
    """Give the stretches of a message that tell one of these, as offsets."""
    text = event.text
    if not text:
        return []
    folded = _folded(text)
    likely = [telling for telling in of if _may_tell(folded, telling)]
    spans: list[tuple[int, int]] = []
    if likely:
        spans += [
            (start, end)
            for start, end in sentence_spans(text, 0, len(text))
            if any(tells(text[start:end], telling) for telling in likely)
        ]
    if not is_owner_assertion(event):
        names = frozenset[str]().union(*(telling.names for telling in of))
        if any(name in folded for name in names):
            spans += [(w.start, w.end) for w in words(text) if _folded(w.text) in names]
    return spans


def _may_tell(folded: str, telling: Telling) -> bool:
    # A name is written one way; a text without it need not be read.
    return all(name[:PREFIX_LENGTH] in folded for name in telling.names)


def tells(sentence: str, telling: Telling) -> bool:
    """Tell whether a sentence tells a value."""
    if not telling.lemmas <= content_lemmas(sentence):
        return False
    return telling.alone or len(telling.lemmas) > 1 or _PERSON.search(sentence) is not None
