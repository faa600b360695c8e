"""What the owner tells and will not have kept: "don't save that", "off the record".

The order reaches back to the sentence before it, ahead to what it introduces ("don't save this,
but ..."), or over the whole turn ("don't keep any of this"); alone in its turn it reaches back
to the turn before. What it reaches forms nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from mnemic.memory.formation.segments import Clause

_ORDER = re.compile(
    r"(?:^|(?<=[.,!?;:()\n—–-])|(?<=[.,!?;:()\n—–-]\s)|\b(?:and|but|so|please|pls|plz|just|ok|okay)\s+"
    r"|(?<!\bi)(?<!\bwe)(?<!\byou)(?<!\bthey)(?<!\bpeople)\s(?=do\s*n['’]t\s|dont\s))"
    r"(?:(?:please|pls|plz|just|and|but|so)\s+)*"
    r"(?:(?:do\s*n['’]t|dont|do\s+not|never|no\s+need\s+to|you\s+(?:do\s*n['’]t|dont|do\s+not)\s+(?:need|have)\s+to)\s+"
    r"(?:(?:please|ever|actually)\s+)?"
    r"(?:save|remember|store|keep|record|log|memori[sz]e|retain|note|write)\s+"
    r"(?P<what>(?:any|all|none)\s+of\s+(?:this|that|it)|this|that|it|what\s+i\s+(?:just\s+)?(?:said|told\s+you))"
    r"|forget\s+(?:that\s+)?i\s+(?:just\s+|ever\s+)?(?:said|told\s+you|mentioned)\s+(?:that|this|it|anything)"
    r"|off\s+the\s+record)"
    r"(?:\s+(?:down|anywhere|to\s+memory|in\s+(?:your\s+)?memory|about\s+me|on\s+file|for\s+later|pls|plz|please|"
    r"either|though|ok|okay|thanks|thx|bit|part|one))*"
    r"\s*(?P<end>\Z|[.,!?;:)\n—–-]|but\b)",
    re.I | re.M,
)
_WORDS = (
    "save",
    "remember",
    "store",
    "keep",
    "log",
    "memori",
    "retain",
    "note",
    "write",
    "forget",
    "record",
)
"""One of these stands in every order that `_ORDER` finds, in lower case."""

_AHEAD = frozenset({",", ":", "but", "—", "–", "-"})


class Withheld(Struct, frozen=True):
    """Hold the clauses that may be kept; `before` says that the turn before is meant."""

    clauses: tuple[Clause, ...]
    before: bool = False


def without_withheld(text: str, clauses: Sequence[Clause]) -> Withheld:
    """Leave out what an order not to keep it reaches."""
    lowered = text.lower()
    kept = tuple(clauses)
    if not any(word in lowered for word in _WORDS):
        return Withheld(kept)
    before = False
    for order in _ORDER.finditer(text):
        what = (order["what"] or "").lower()
        if " of " in what:
            return Withheld((), before=True)
        at, end = order.start(), order.end()
        spoken = [c for c in clauses if c.start < end and c.end > at]
        held = {c.sentence for c in spoken}
        earlier = [c for c in clauses if c.end <= at or (c in spoken and c.start < at)]
        later = [c for c in clauses if c.start >= at]
        leads = order["end"] in _AHEAD and any(c.end > end and c.sentence in held for c in later)
        leads = leads and not any(c.sentence in held and c.end <= at for c in earlier)
        if leads or (not earlier and what in {"this", ""} and later):
            reached = held | {min((c.sentence for c in later if c.end > end), default=-1)}
            kept = tuple(c for c in kept if c.start < at or c.sentence not in reached)
        elif earlier:
            last = max(c.sentence for c in earlier)
            kept = tuple(c for c in kept if c.start >= end or c.sentence not in held | {last})
        else:
            before = True
            kept = tuple(c for c in kept if c not in spoken)
    return Withheld(kept, before=before)
