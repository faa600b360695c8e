"""What is shared by those who read limits: what is at hand, where one ends, how it is filed."""

from __future__ import annotations

from mnemic.memory.formation.grammar.aimed_at import BUSY
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import (
    Words,
    phrase_end,
    strip_determiner,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.model import BeliefType, ClaimKind


def at_hand(words: Words) -> bool:
    """Tell whether what is limited is text, code or a picture."""
    lows = {w.low for w in words}
    return bool(
        ({noun_lemma(low) for low in lows} | lows)
        & (BUSY - {"time", "coffee", "tea", "lunch", "dinner", "nap", "head"})
    ) or bool(lows & {"words", "characters", "lines", "pixels", "px", "chars"})


def told(tail: Words) -> Words:
    for i, word in enumerate(tail):
        if word.low in {"that", "and", "so", ";", "—", "where"} and i:
            return strip_punctuation(tail[:i])
        if word.low == "," and i:
            return strip_punctuation(tail[:i])
    return strip_punctuation(tail)


def limit(body: Words, what: Words, said: str, named: Words) -> Claim:
    core = strip_determiner(strip_punctuation(named))
    noun = core[: max(1, phrase_end(core, 0))]
    seen = [w for w in body if w.end > w.start]
    key = phrase_key(" ".join(w.low for w in core))
    return Claim(
        label=label_of(noun), slot="constraint", value=key, statement=said, kind=ClaimKind.CONSTRAINT,
        type=BeliefType.USER_MODEL_ATTR, start=seen[0].start, end=max(w.end for w in (*what, seen[0])),
    )  # fmt: skip


def told_all(what: Words) -> Words:
    """Give what is told up to the next reason or clause."""
    for i in range(1, len(what)):
        behind = what[i + 1].low if i + 1 < len(what) else ""
        if what[i].low in {"so", "because", "but", ";", "which"} or (
            what[i].low == "," and behind in {"so", "but", "i", "any", "which", "what", "it"}
        ):
            return strip_punctuation(what[:i])
    return strip_punctuation(what)
