"""Every clause of a sentence as a plain one: what a text carries, one saying at a time.

Asides come off, clauses come apart, what is fronted goes behind its verb and what points
back is put in the words it points to. Nothing is added and no condition left out, so
that whatever a plain sentence says the text says, of the same one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mnemic.memory.formation.provided.fronting import unfronted
from mnemic.memory.formation.provided.parting import parted
from mnemic.memory.formation.provided.plain import Plain
from mnemic.memory.formation.provided.relating import related
from mnemic.memory.formation.provided.resolving import resolved

UNFOLDED_MAX = 64
"""How many plain sentences one sentence is unfolded to."""


def unfolded(sentence: str, before: Sequence[str] = (), *, asked: bool = False) -> Iterator[Plain]:
    """Give the plain sentences of a sentence; `before` is what was said before it.

    Of a question, only what hangs on its nouns is said.
    """
    made = dict.fromkeys(_unfolded(sentence, before, asked=asked))
    yield from list(made)[:UNFOLDED_MAX]


def _unfolded(sentence: str, before: Sequence[str], *, asked: bool) -> Iterator[Plain]:
    bare, asides = related(sentence)
    clauses = [] if asked else [*parted(bare)]
    if not asked and bare != sentence:
        clauses.append(Plain(bare))
    for plain in (*asides, *clauses):
        at = sentence.find(plain.text)
        context = (*before, sentence[:at] if at > 0 else sentence if at < 0 else "")
        for one in (plain, *_lent(resolved(plain.text, context), plain)):
            for text in (one.text, *unfronted(one.text)):
                yield Plain(text, one.lent, parted=True)


def _lent(found: Iterator[Plain], plain: Plain) -> Iterator[Plain]:
    return (Plain(one.text, f"{plain.lent} {one.lent}".strip()) for one in found)
