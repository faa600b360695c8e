"""What somebody has come to like is what they like: "I've gotten really into joinery" is "I'm into"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, is_name, phrase_end
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import PUNCTUATION, given, noun_lemma
from mnemic.memory.formation.wordlists import word_set

_HAVE = {"'ve": "am", "have": "am", "ve": "am", "has": "is", "'s": "is"}
_GROWN = frozenset(
    {
        ("gotten",),
        ("got",),
        ("become",),
        ("grown",),
        ("been", "getting"),
        ("been", "getting", "more"),
    }
)
_HOW = word_set(
    "really very quite pretty so super totally completely properly seriously heavily deeply big massively a bit lot more right hugely kind kinda sort of rather fairly slightly absolutely"
)
_FOND = {
    "obsessed": ("with",), "hooked": ("on",), "fascinated": ("by", "with"), "passionate": ("about",), "keen": ("on",),
    "interested": ("in",), "fond": ("of",), "mad": ("about",), "crazy": ("about",), "addicted": ("to",),
}  # fmt: skip
_NO_PASTIME = word_set(
    """trouble debt fight argument accident shape college school university uni bed work town mess habit habits position row
    rows spat scrape fistfight crash arrears touch gear fights arguments it that this them him her me you us"""
)


def grown_into(words: Words) -> Parts | None:
    """Give "I am really into joinery" of "I've gotten really into joinery"; None for another clause."""
    at = next((k for k in range(1, min(4, len(words) - 3)) if words[k].low in _HAVE), 0)
    if not at or not (
        words[0].low in {"i", "we"} or (words[0].low == "my" and tie_class(words[1].low))
    ):
        return None
    lows = tuple(w.low for w in words)
    size = max((len(p) for p in _GROWN if lows[at + 1 : at + 1 + len(p)] == p), default=0)
    i = at + 1 + size
    begin = i
    while i < len(words) - 1 and lows[i] in _HOW:
        i += 1
    if not size or i >= len(words) - 1 or not _is_liked(words, i, how=i > begin):
        return None
    be = "are" if lows[0] == "we" else _HAVE[lows[at]]
    how = tuple(w for w in words[begin:i] if w.low == "really")
    return Parts((*words[:at], given(be, words[at].start), *how, *_without_lately(words[i:])))


def _without_lately(words: Words) -> Words:
    lows = [w.low for w in words]
    for tail in _LATELY:
        if lows[-len(tail) :] == list(tail):
            return words[: -len(tail)]
    return words


_LATELY = (
    ("lately",),
    ("recently",),
    ("this", "year"),
    ("these", "days"),
    ("now",),
    ("of", "late"),
    ("this", "past", "year"),
    *(("this", season) for season in ("winter", "spring", "summer", "autumn", "fall", "month")),
)


def _is_liked(words: Words, i: int, *, how: bool) -> bool:
    """Tell whether "into joinery", "obsessed with fountain pens" stands at `i`."""
    low = words[i].low
    if low in _FOND:
        return words[i + 1].low in _FOND[low] and i + 2 < len(words)
    what = words[i + 1 :]
    if low != "into" or what[0].low in {"a", "an", "the", "my", "our"} | PUNCTUATION:
        return False
    head = what[max(0, phrase_end(what, 0) - 1)].low
    named = is_name(what[0])
    return not {what[0].low, head, noun_lemma(head)} & _NO_PASTIME and (how or not named)
