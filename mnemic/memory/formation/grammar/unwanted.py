"""What is not wanted of answers, put as a statement: "I don't want dosing advice", "I don't need pep talks"."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.reply_words import claim, never_to_see
from mnemic.memory.formation.grammar.replying import replies_wanted
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.taking_back import order_lifted
from mnemic.memory.formation.rendering import say_words, sentence


def unwanted(words: Words) -> tuple[Claim, ...]:
    """Read "I don't need pep talks" as "no pep talks", where answers are meant."""
    if never := never_to_see(words) or order_lifted(words):
        return never
    at = 1 + (words[0].low == "i") if words else 0
    lows = tuple(w.low for w in words[at - 1 : at + 2]) if at else ()
    if lows not in _NOT_WANTED or not 4 <= len(words) <= UNWANTED_WORDS_MAX:
        return ()
    if len(words) > at + 3 and words[-1].low in _COUNSEL and _is_kind(words[at + 2 : -1]):
        # "I don't want dosing advice": what kind of advice is not wanted holds beyond the answer.
        what = say_words(words[at + 2 :], SELF)
        return (claim(words, sentence("User does not want", what), what, words[at + 2 :]),)
    none = words[at + 1]._replace(text="no", low="no")
    made = replies_wanted((none, *words[at + 2 :]), stated=False)
    kept = (o for o in made if o.slot.startswith("preference answer"))
    return tuple(replace(o, start=words[0].start, end=words[-1].end) for o in kept)


_COUNSEL = frozenset(
    {"advice", "tips", "counsel", "counselling", "counseling", "guidance", "recommendations"}
)
_NO_KIND = frozenset(
    {
        "any",
        "more",
        "your",
        "the",
        "this",
        "that",
        "some",
        "other",
        "such",
        "much",
        "further",
        "these",
        "those",
        "my",
    }
)


def _is_kind(words: Words) -> bool:
    """Tell whether a kind of advice is named: "dosing", "medical", not "any more"."""
    kind = words[1:] if words[0].low == "any" else words
    return 0 < len(kind) <= 2 and all(w.low.isalpha() and w.low not in _NO_KIND for w in kind)


_NOT_WANTED = frozenset(
    {("do", no, verb) for no in ("n't", "not", "nt") for verb in ("need", "want")}
)
UNWANTED_WORDS_MAX = 8
"""Longest clause that tells what is not wanted in answers, in words."""
