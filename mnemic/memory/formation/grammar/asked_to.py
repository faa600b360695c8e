"""What the assistant is liked to do for good, as the order that it is (`formation@11`).

"I'd like you to write in British English" wishes what "write in British English" orders.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.wordlists import word_set

_LIKED = (
    ("i", "'d", "like", "you", "to"),
    ("i", "would", "like", "you", "to"),
    ("i", "want", "you", "to"),
)
_SPEAKS = word_set("write answer reply respond")
_ENDS = word_set("english spanish german french dutch italian portuguese polish swedish")


def asked_to(words: Words) -> Words:
    """Give "write in British English" of "I'd like you to write in British English"; else ()."""
    lows = tuple(w.low for w in words)
    front = next((p for p in _LIKED if lows[: len(p)] == p), ())
    order = words[len(front) :]
    if not front or len(order) < ORDER_WORDS_MIN or order[0].low not in _SPEAKS:
        return ()
    said = [w.low for w in order if w.low.isalpha()]
    plain = said[1] == "in" and said[-1] in _ENDS and len(said) <= ORDER_WORDS_MAX
    # "Answer in Dutch" is read as it stands, "answer in British English" is not.
    return order if plain and (said[0] == "write" or len(said) == ORDER_WORDS_MAX) else ()


ORDER_WORDS_MIN, ORDER_WORDS_MAX = 3, 4
"""How many words such an order has: "write in British English"."""

__all__ = ["asked_to"]
