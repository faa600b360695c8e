"""What the words of a turn leave standing, whatever they weigh."""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.endings.features import Held, Said, Turn, alike, focus
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.lemmas import by_class
from mnemic.memory.formation.wordlists import word_set

NAME_WORDS_MAX = 2
"""How many words somebody's name has, which no lexicon knows."""

WITHIN_WORDS_MAX = 3
"""How far behind a thing what narrows it may stand, in words."""

_TRAVELS = word_set("go plan travel visit fly drive sail tour")
_NEARLY = word_set("nearly almost")
_LIKES = word_set("like love enjoy adore prefer eat drink")
_WITHIN = word_set("at on in before after during when with if")
_BORN = word_set(
    """brother sister mother father son daughter child twin grandmother grandfather grandson
    granddaughter cousin aunt uncle niece nephew parent"""
)
"""Ties that nobody ends."""


def is_spared(belief: Held, told: Turn) -> bool:
    """Tell whether the sentence of a turn that is about a belief ends nothing of it."""
    at = focus(belief, told)
    if at is None:
        return False
    said = told.sentences[at]
    return (
        _is_of_company(belief, said)
        or _is_unhappened(said)
        or _is_narrowed(belief, said)
        or _is_born_tie(belief, said)
    )


def _is_of_company(belief: Held, said: Said) -> bool:
    """Tell whether whom a trip is planned with is spoken of: whoever planned may still go."""
    lows = [word.low for word in belief.words]
    company = belief.words[lows.index("with") + 1 :] if "with" in lows else ()
    first = said.words[0].lemma
    return belief.verb in _TRAVELS and any(word.lemma == first for word in company)


def _is_unhappened(said: Said) -> bool:
    """Tell whether what is said only nearly came about: "we nearly sold Tern"."""
    return any(
        one.low in _NEARLY and two.low != two.lemma and "VERB" in by_class(two.low)
        for one, two in pairwise(said.words)
    )


def _is_narrowed(belief: Held, said: Said) -> bool:
    """Tell whether it is said only when a belief still holds: "only puts up with it at lunch"."""
    lows = [word.low for word in said.words]
    if belief.verb not in _LIKES or "only" not in lows:
        return False
    behind = said.words[lows.index("only") :]
    thing = next((k for k, word in enumerate(behind) if word.lemma in belief.content), len(behind))
    narrowing = behind[thing + 1 : thing + 1 + WITHIN_WORDS_MAX]
    return any(word.low in _WITHIN for word in narrowing)


def _is_born_tie(belief: Held, said: Said) -> bool:
    """Tell whether a belief says who somebody's kin is, of whom something is only told.

    Nobody stops being a brother; only another name, or "not my brother", puts that right.
    """
    tie = next((w.lemma for w in belief.words[1:4] if tie_class(w.lemma) in _BORN), "")
    if belief.whose != "kin" or not tie or not _is_only_named(belief):
        return False
    return tie not in said.lemmas and not any(alike(belief, said))


def _is_only_named(belief: Held) -> bool:
    """Tell whether a belief says what somebody is called, and no more: "User's brother is Colm"."""
    lows = [word.low for word in belief.words]
    at = next((k for k, low in enumerate(lows) if low in {"is", "are"}), len(lows))
    name = [low for low in lows[at + 1 :] if low not in {".", "named", "called"}]
    return 0 < len(name) <= NAME_WORDS_MAX and not any(by_class(low) for low in name)


__all__ = ["is_spared"]
