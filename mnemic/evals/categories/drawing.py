"""Draw the table of categories from the nouns of WordNet."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping

from mnemic.evals.categories.senses import BESIDE, BROADER, LEFT_OUT, STANDS_ON, TAXA, Roots
from mnemic.evals.categories.wordnet import Nouns

SHARE_MIN = 1 / 4
"""How much of what a noun was met as a rarer sense must be."""

FIRST_SENSES = 2
"""How many senses of a noun count however seldom they were met: their order says little."""

PARTS_MAX = 3
"""Most parts of a noun that is taken up: "guinea pig" has two."""

WIDTH = 96

_SPELLED = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*(?:_[^\W\d_]+(?:['-][^\W\d_]+)*)*")


def drawn(nouns: Nouns) -> str:
    """Write the table: a category per paragraph, its narrower ones before its members.

    A noun stands in the narrowest categories that hold it, in lower case; its parts are
    joined by "_". Raises KeyError for a sense that this WordNet does not have.
    """
    held = {
        name: frozenset((name, *_nouns(nouns, name, roots), *BESIDE.get(name, "").split()))
        for name, roots in STANDS_ON.items()
    }
    paragraphs = (_paragraph(name, held) for name in sorted(STANDS_ON))
    head = "Drawn from WordNet 3.1 by mnemic.evals.categories: do not edit, draw anew.\n\n"
    return head + "\n".join(paragraphs)


def _paragraph(name: str, held: Mapping[str, frozenset[str]]) -> str:
    narrower = sorted(one for one, broader in BROADER.items() if name in broader)
    within = frozenset[str]().union(*(held[one] for one in _all_below(name)))
    members = " ".join(sorted(held[name] - within))
    wrapped = textwrap.wrap(members, WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join((f"[{' '.join((name, *narrower))}]", *wrapped, ""))


def _all_below(name: str) -> Iterator[str]:
    for one, broader in BROADER.items():
        if name in broader:
            yield one
            yield from _all_below(one)


def _nouns(nouns: Nouns, name: str, roots: Roots) -> Iterator[str]:
    synsets: set[str] = set()
    for lemma, number in roots:
        found = nouns.senses.get(lemma, ())
        if len(found) < number:
            raise KeyError(f"{lemma} has no sense {number} here: read WordNet 3.1")
        synsets |= nouns.below(found[number - 1].synset)
    for synset in synsets:
        for spelled in nouns.words[synset]:
            if name in TAXA and not spelled.islower():
                # The Latin names of kinds of animals and plants.
                continue
            noun = spelled.lower()
            if (
                _SPELLED.fullmatch(noun)
                and noun not in LEFT_OUT
                and noun.count("_") < PARTS_MAX
                and _is_meant(nouns, noun, synsets)
            ):
                yield noun


def _is_meant(nouns: Nouns, noun: str, synsets: set[str]) -> bool:
    """Tell whether a noun means one of these before all, or often enough."""
    senses = nouns.senses[noun]
    met = sum(sense.met for sense in senses)
    here = sum(sense.met for sense in senses if sense.synset in synsets)
    is_first = any(sense.synset in synsets for sense in senses[:FIRST_SENSES])
    return is_first or (met > 0 and here >= SHARE_MIN * met)
