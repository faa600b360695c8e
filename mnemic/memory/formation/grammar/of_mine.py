"""What `mine` stands for: "my husband has an Indian passport, mine is Canadian" (`formation@11` on).

The thing is what the clause before named of somebody else, or what the question before asked
about: "What helps a dodgy shoulder? I dislocated mine". Where nothing is named, what is said of
`mine` is not told.
"""

from __future__ import annotations

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.grammar.lexicon import NATIONALITIES
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import (
    BE,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_lemma,
)

MINE = frozenset({"mine", "ours"})
_ONE = frozenset({"is", "'s", "was", "has"})
_MANY = frozenset({"are", "'re", "were", "have"})
_ARTICLES = frozenset({"the", "a", "an"})
_WHOSE = frozenset({"my", "our", "his", "her", "their"})
NOUN_AT_MAX = 4
"""How far from the end of a clause the article of what it names may stand, in words."""


def of_mine(words: Words, said: Words, asked: Words) -> Words:
    """Put what was told of, or asked about, in the place of `mine`; the words as they are else."""
    if len(words) < 3:
        return words
    if words[0].low in MINE and words[1].low in _ONE | _MANY:
        noun = _named(said, words) or (() if said else _plain(asked[1:]))
        return _put(words, 0, noun) if noun and _agrees(noun, words[1].low) else words
    at = _object_at(words)
    noun = _plain(asked[1:]) if at and not said else ()
    return _put(words, at, noun) if noun else words


def is_of_nothing(words: Words) -> bool:
    """Tell whether a clause is of a `mine` that stands for nothing told."""
    subject = len(words) > 2 and words[0].low in MINE and words[1].low in _ONE | _MANY
    return subject or bool(_object_at(words))


def _object_at(words: Words) -> int:
    """Give where `mine` is what somebody does something to, 0 where it is nowhere so."""
    for k in range(2, len(words)):
        before = verb_lemma(words[k - 1].low)
        wanted = k > 2 and (words[k - 3].low, words[k - 2].low) == ("me", "to")
        if wanted or before is None or words[k - 1].low in BE:
            # "They want me to wheel mine round the corner" tells what others want.
            continue
        if words[k].low in MINE:
            return k
    return 0


def _put(words: Words, at: int, noun: Words) -> Words:
    spot = words[at]
    own = "my" if spot.low == "mine" else "our"
    last = spot._replace(text=noun[-1].text, low=noun[-1].low)
    placed = (given(own, spot.start), *(given(w.text, spot.start) for w in noun[:-1]), last)
    return (*words[:at], *placed, *words[at + 1 :])


def _named(said: Words, words: Words) -> Words:
    """Give the noun that a clause told of somebody else's: its subject, or what it ends on."""
    if not said:
        return ()
    owned = _owned(said)
    if owned:
        return owned
    if any(w.low in BE and w.low != "'s" for w in said[1:4]) and said[0].low in _WHOSE:
        # "My brother is a baker, mine is a vet": what he is is no thing of anybody's.
        return ()
    reach = range(len(said) - 2, max(len(said) - 2 - NOUN_AT_MAX, 0), -1)
    at = next((k for k in reach if said[k].low in _ARTICLES), 0)
    noun = said[at + 1 :]
    if not at or not all(w.low.replace("-", "").isalpha() for w in noun):
        return ()
    if any(w.low in PREPOSITIONS | PUNCTUATION for w in noun):
        return ()
    if is_name(noun[-1]) and words[2].low in _ARTICLES:
        # "She drives a Fiat, mine is a Skoda"
        return ()
    described = words[1].low not in {"has", "have"}
    return _plain(noun) if described else noun


def _owned(said: Words) -> Words:
    """Give "birthday" of "my wife's birthday is in May", "bike" of "his bike is a Trek"."""
    be = next(
        (k for k in range(1, min(7, len(said))) if said[k].low in BE and said[k].low != "'s"), 0
    )
    if not be:
        return ()
    at = next((k for k in range(1, be - 1) if said[k].low == "'s"), 0)
    if not at and said[0].low not in {"his", "her", "their"}:
        return ()
    noun = said[at + 1 : be]
    clean = noun and not any(w.low in PREPOSITIONS | PUNCTUATION for w in noun)
    return noun if clean and not tie_class(noun[-1].low) else ()


def _plain(noun: Words) -> Words:
    """Give a noun without what only describes it: "passport" of "Indian passport"."""
    if not noun:
        return ()
    front = noun[:-1]
    kept = tuple(w for w in front if _is_part_of_name(w.low))
    return (*kept, noun[-1])


def _is_part_of_name(low: str) -> bool:
    kinds = lemmas.by_class(low)
    return low not in NATIONALITIES and "NOUN" in kinds and "ADJ" not in kinds


def _agrees(noun: Words, verb: str) -> bool:
    many = noun_lemma(noun[-1].low) != noun[-1].low
    return verb in _MANY if many else verb in _ONE


__all__ = ["MINE", "is_of_nothing", "of_mine"]
