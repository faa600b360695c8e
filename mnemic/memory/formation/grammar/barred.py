"""What a fact bars for its speaker: "my son has asthma, so no candles in the house"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.limiting import at_hand, limit, told_all
from mnemic.memory.formation.grammar.phrases import Words, deictic, points
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set


def none_then(body: Words) -> tuple[Claim, ...]:
    """Read "my son has asthma | so no candles in the house" as what is barred then."""
    what = told_all(body[1:])
    if len(body) < 2 or len(what) > NONE_WORDS_MAX or deictic(what) or points(what):
        return ()
    heads = {noun_lemma(w.low) for w in what}
    if what[0].low.endswith("ing"):
        return ()
    if (
        heads & _ABSTRACT
        or at_hand(what)
        or {w.low for w in what} & {"today", "tonight", "yet", "now"}
    ):
        return ()
    if any(w.low in {"is", "are", "was", "i", "we", "you", "has", "have"} for w in what):
        return ()
    return (limit(body, body, sentence("User can have no", say_words(what, SELF)), what),)


NONE_WORDS_MAX = 9
_ABSTRACT = word_set(
    """luck idea way problem worry change reply answer need reason point wonder one rush thanks surprise chance doubt
    matter more time hurry pressure biggie clue news sign result success error output response help money go excuse
    wonder talk joke pun comment mention choice option access internet signal sleep"""
)
"""What "so no luck" says of the moment."""
