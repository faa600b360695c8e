"""What the owner tells and will not have kept: "don't save that", "off the record".

The order reaches back to the sentence before it, ahead to what it introduces ("don't save this,
but ..."), or over the whole turn ("don't keep any of this"); alone in its turn it reaches back
to the turn before. So does who says that another hand typed it ("sorry, my son got hold of my
phone"). What is reached forms nothing.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from mnemic.memory.formation.another_hand import typed_before
from mnemic.memory.formation.grounding import is_owner_assertion
from mnemic.memory.formation.hazards import BLANK, screen
from mnemic.memory.formation.segments import Clause, segment
from mnemic.memory.model import Event

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

_OFF = re.compile(r"off\s+the\s+record", re.I)
"""Said in the midst of a sentence, this is of what stands before it or of what follows: of both."""

_AHEAD = frozenset({",", ":", "but", "—", "–", "-"})


def without_withheld(events: Iterable[Event]) -> tuple[Event, ...]:
    """Give the events in order, blanked in what their owner will not have kept.

    A blanked character is `BLANK`, so that offsets agree with the log. Every reader of a
    session is given these: the grammar, and a pipeline before it shows a turn to a provider.
    """
    out: list[Event] = []
    told = -1
    for event in events:
        out.append(event)
        if not is_owner_assertion(event) or not event.text:
            continue
        try:
            gone, before = _withheld(event.text)
        except Exception:
            # Whoever reads a turn that cannot be cut meets this again, and counts it.
            gone, before = [], False
        if (typed := typed_before(event.text)) is not None:
            gone, before = [(0, typed[0]), *gone], before or typed[1]
        if gone:
            out[-1] = replace(event, text=_blanked(event.text, gone))
        if before and told >= 0:
            earlier = out[told]
            out[told] = replace(earlier, text=BLANK * len(earlier.text or ""))
        told = len(out) - 1
    return tuple(out)


def _withheld(text: str) -> tuple[list[tuple[int, int]], bool]:
    """Give the stretches that an order reaches, and whether the turn before is meant."""
    lowered = text.lower()
    if not any(word in lowered for word in _WORDS):
        return [], False
    safe = screen(text).text
    clauses = segment(safe)
    orders = list(_ORDER.finditer(safe)) if clauses else []
    if not orders:
        return [], False
    upto, before = _reached(orders, clauses, length=len(text))
    if upto is None:
        return [(0, len(text))], True
    return [(c.start, c.end) for c in clauses if c.start < upto.get(c.sentence, 0)], before


def _reached(
    orders: Iterable[re.Match[str]], clauses: Sequence[Clause], *, length: int
) -> tuple[dict[int, int] | None, bool]:
    """Say up to which offset each sentence is reached (None: the whole turn is).

    The flag says that the turn before is meant.
    """
    starts, ends = [c.start for c in clauses], [c.end for c in clauses]
    opens = {c.sentence: c.start for c in reversed(clauses)}
    closes = {c.sentence: c.end for c in clauses}
    upto: dict[int, int] = {}
    before = False
    for order in orders:
        what = (order["what"] or "").lower()
        if " of " in what:
            return None, True
        at, end = order.start(), order.end()
        spoken = min(bisect_right(ends, at), len(clauses) - 1)
        here = clauses[spoken].sentence
        behind = bisect_left(starts, end)
        begun, goes_on = opens[here] < at, order["end"] in _AHEAD and closes[here] > end
        if goes_on and (not begun or _OFF.search(order.group()) is not None):
            upto[here] = length
        elif begun:
            upto[here] = max(upto.get(here, 0), end)
        elif spoken:
            upto[here] = max(upto.get(here, 0), end)
            upto[clauses[spoken - 1].sentence] = length
        elif what in {"this", ""} and behind < len(clauses):
            upto[here] = upto[clauses[behind].sentence] = length
        else:
            upto[here] = max(upto.get(here, 0), end)
            before = True
    return upto, before


def _blanked(text: str, gone: Iterable[tuple[int, int]]) -> str:
    chars = list(text)
    for start, end in gone:
        chars[start:end] = BLANK * (end - start)
    return "".join(chars)
