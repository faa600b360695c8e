"""What narrows a saying, and whether a statement leaves it out: a bound, a denial, a choice.

"I dislike novels told in the present tense" is no dislike of novels; "arranged by cancel
rather than by date" is arranged by no date.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.lemmas import content_lemmas, negated, words
from mnemic.memory.formation.wordlists import word_set

_NONE_OF = re.compile(r"\b(?:zero|0)\s+(?P<what>[a-z]\w+)", re.IGNORECASE)


def drops_none(statement: str, told: str) -> bool:
    """Tell whether a statement has some of what there is none of: "zero statistics"."""
    said = content_lemmas(statement)
    return any(
        content_lemmas(found["what"]) <= said
        and not said & {"0", "zero"}
        and not negated(statement)
        for found in _NONE_OF.finditer(told)
    )


_BOUNDS = {
    "before": "before", "after": "after", "past": "after", "until": "until", "till": "until",
    "til": "until", "since": "since", "without": "without", "against": "against",
    "near": "near", "outside": "outside", "beyond": "beyond",
}  # fmt: skip
"""Markers of which a statement has none that was not said, and what each stands for."""


def bounds(text: str) -> frozenset[str]:
    """Give the markers of a text that bound what it says in time, place or absence."""
    return frozenset(_BOUNDS[low] for w in words(text) if (low := w.text.lower()) in _BOUNDS)


_REJECTED = re.compile(
    r"\b(?:rather than|instead of|as opposed to|not)\s+(?P<what>[^,;.]+)", re.IGNORECASE
)
_REJECTING = re.compile(
    r"\b(?:rather|instead|opposed|not|never|no|than|over|to|prefers?|cannot)\b|n['’]t\b",
    re.IGNORECASE,
)


def takes_rejected(statement: str, told: str) -> bool:
    """Tell whether a statement affirms what stands only as what is not chosen.

    "Arranged by cancel rather than by date" is arranged by no date.
    """
    if _REJECTING.search(statement) is not None:
        return False
    chosen = content_lemmas(_REJECTED.sub(" ", told))
    rejected = {t for one in _REJECTED.finditer(told) for t in content_lemmas(one["what"])}
    return not (rejected - chosen).isdisjoint(content_lemmas(statement))


_AVERSE = word_set("dislike hate avoid refuse detest")
_RESTRICTING = word_set("that which who whose where with told made written issued in from about")


def widens_denial(statement: str, told: str) -> bool:
    """Tell whether what is denied or disliked of some things is said of all of them.

    Who dislikes novels told in the present tense dislikes no novels; who owns a boat
    that leaks owns a boat.
    """
    said = content_lemmas(statement)
    if not negated(statement) and said.isdisjoint(_AVERSE):
        return False
    found = words(told)
    held = [n for n, word in enumerate(found) if content_lemmas(word.text) & said]
    if not held or held[-1] + 2 >= len(found):
        return False
    last, marker = found[held[-1]], found[held[-1] + 1]
    joined = told[last.end : marker.start].isspace()
    if not joined or marker.text.lower() not in _RESTRICTING:
        return False
    return not content_lemmas(told[marker.start : marker.start + _TAIL_CHARS]) <= said


_TAIL_CHARS = 60
