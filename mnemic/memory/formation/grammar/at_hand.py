"""What of a fragment belongs to the conversation or to the work at hand (`formation@11`)."""

from __future__ import annotations

from mnemic.memory.formation.grammar.passing import HAND_VERBS, MIND_VERBS, TALK_NOUNS, WORK_NOUNS
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import noun_lemma

_AT_WORK = TALK_NOUNS | WORK_NOUNS
_NOT_LASTING = HAND_VERBS | MIND_VERBS


def is_lasting_verb(lemma: str) -> bool:
    """Tell whether a verb, told barely, lasts longer than the conversation."""
    return lemma not in _NOT_LASTING


def names_work(words: Words) -> bool:
    """Tell whether words name something of the conversation or of the work at hand."""
    return any(w.low in _AT_WORK or noun_lemma(w.low) in _AT_WORK for w in words)
