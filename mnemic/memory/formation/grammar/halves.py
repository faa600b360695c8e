"""A suggestion of several things that is taken up in part: "Vegan no, Porto yes" (`formation@11`).

As with a whole yes (`grammar.assent`), the assistant's words only complete what the user
says yes to. A half is meant where a word of it is said, and of no other half.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation
from mnemic.memory.formation.grammar.words import BE, PREPOSITIONS, Word, noun_lemma, read
from mnemic.memory.formation.wordlists import word_set

HALVES_MAX = 6
"""How many things of one suggestion are told apart."""

NAMED_WORDS_MAX = 4
"""Longest way of naming a half, in words."""

_CUT = re.compile(
    r",?\s+and\s+(?:that\s+)?(?=(?:I|my|I['’]m|I['’]ve)\b)|,\s+(?:that\s+)?(?=(?:I|my|I['’]m|I['’]ve)\b)"
    r"|,?\s+and\s+(?P<same>)(?=(?:live|work|have|play|speak|drive|eat|like|prefer|own|study|teach|use|run|avoid)\b)"
)
_PIECES = re.compile(r"[,.;!\n]+|\s+(?:but|and)\s+|\s[-–—]\s", re.I)
_YES = word_set("yes yeah yep yup right correct true")
_NO = word_set("no nope not wrong incorrect false")
_SMALL = PREPOSITIONS | BE | word_set("the a an that i my part one thing bit have live work")


def halves(offer: str, reply: str) -> tuple[Words, ...]:
    """Give the clauses of an offer that a reply says yes to, each named by a word of its own."""
    parts = _parts(offer)
    if len(parts) < 2:
        return ()
    told = [_content(read(part)) for part in parts]
    taken: list[int] = []
    refused: list[int] = []
    for piece in _PIECES.split(reply):
        said = _verdict(strip_punctuation(read(piece)))
        if said is None:
            continue
        named, yes = said
        meant = [i for i, words in enumerate(told) if named and named <= words]
        if len(meant) == 1:
            (taken if yes else refused).append(meant[0])
    return tuple(read(parts[i]) for i in dict.fromkeys(taken) if i not in refused)


def _parts(offer: str) -> list[str]:
    out: list[str] = []
    start, again = 0, ""
    for match in _CUT.finditer(offer):
        out.append(again + offer[start : match.start()])
        start, again = match.end(), "" if match.group("same") is None else "I "
    out.append(again + offer[start:])
    return out if len(out) <= HALVES_MAX else []


def _verdict(words: Words) -> tuple[frozenset[str], bool] | None:
    """Read "Porto yes", "yes to the cat": what is named, and whether it is said yes to."""
    lows = [w.low for w in words]
    if len(words) < 2 or len(words) > NAMED_WORDS_MAX + 1:
        return None
    if lows[-1] in _YES | _NO:
        if lows[-2] in {"is", "'s", "are"} and len(words) > 2:
            words = (*words[:-2], words[-1])
        return _content(words[:-1]), lows[-1] in _YES
    if lows[0] in _YES | _NO and lows[1] == "to" and len(words) > 2:
        return _content(words[2:]), lows[0] in _YES
    return None


def is_half(text: str) -> bool:
    """Tell whether a text is such an answer: by itself it tells nothing."""
    words = strip_punctuation(read(text))
    said = bool(words) and words[0].low not in {"i", "we", "my", "our"}
    plain = said and bool({words[0].low, words[-1].low} & {"yes", "yeah", "yep", "no", "nope"})
    return plain and _verdict(words) is not None


def _content(words: Words) -> frozenset[str]:
    return frozenset(_base(w) for w in words if w.low not in _SMALL and w.low[0].isalnum())


def _base(word: Word) -> str:
    return word.low if is_name(word) else noun_lemma(word.low)
