"""What one is in is one's own: "the flat I'm in has no oven", "the choir I'm in rehearses on Tuesdays"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import given, noun_lemma
from mnemic.memory.formation.wordlists import word_set

_LIVED_IN = word_set(
    "apartment flat house room studio condo bungalow cottage caravan dorm trailer bedsit loft"
)
_JOINED = word_set(
    "choir band team course class program programme club orchestra department group squad league year cohort ward union"
)


def am_in(words: Words, at: int, noun: Words) -> Parts | None:
    """Read "the apartment I'm in has no oven", "the choir I'm in rehearses on Tuesdays" as one's own."""
    if words[at + 1].low not in {"'m", "am", "'re", "are"} or at + 4 >= len(words):
        return None
    if words[at + 2].low not in {"in", "on"} or noun_lemma(noun[-1].low) not in _LIVED_IN | _JOINED:
        return None
    verb = at + 3 + (words[at + 3].low == "now")
    name: Words = ()
    if words[verb].low == ",":
        end = next(
            (k for k in range(verb + 1, min(verb + 6, len(words))) if words[k].low == ","), 0
        )
        name = words[verb + 1 : end]
        verb = end + 1
        if not end or not all(is_name(w) for w in name):
            return None
    if not finite_at(words, verb):
        return None
    own = given("my" if words[at].low == "i" else "our", words[0].start)
    called = ((own, *noun, given("is", verb), given("called", verb), *name),) if name else ()
    return Parts((own, *noun, *words[verb:]), called)


__all__ = ["am_in"]
