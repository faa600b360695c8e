"""What is to be forgotten by its topic: "delete what I said about citalopram"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.forgetting import WH_WORDS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    points,
    strip_determiner,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import BE, PREPOSITIONS
from mnemic.memory.formation.rendering import say_words
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

_NO_TOPICS = WH_WORDS | {"i", "we", "he", "she", "they", "it", "to", "me", "you", "about"}
TOPIC_WORDS_MAX = 3
"""From how many words on what is to go is no topic, but something that was said."""


def spoken_of(words: Words, *, start: int, end: int) -> tuple[Claim, ...]:
    """End whatever was believed of a topic, under whatever it was filed.

    What meets nothing forms nothing, and the values that it meets are not believed again.
    """
    body = strip_determiner(strip_punctuation(words))
    if not 0 < len(body) <= TOPIC_WORDS_MAX or points(body) or body[0].low in _NO_TOPICS:
        return ()
    if any(w.low in PREPOSITIONS | BE or not w.low[0].isalpha() for w in body):
        return ()
    shown = say_words(body, SELF)
    return (
        Claim(
            label=shown, slot="any", value=shown, statement=f"What User said about {shown} is no longer to be remembered.",
            kind=ClaimKind.PROJECT_FACT, type=BeliefType.USER_MODEL_ATTR, polarity=Polarity.RETRACT,
            forget=True, denies=shown, start=start, end=end,
        ),
    )  # fmt: skip
