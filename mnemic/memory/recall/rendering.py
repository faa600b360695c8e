"""Render beliefs as a fenced block that cannot close its own fence.

    <memory trust="memory" section="recall" policy="retrieval@3" considered="4" returned="1" …>
    [m:8f21a0c3] User is building a personal AI agent.
      (direct, ongoing, medium confidence)
    </memory>

One belief is one line and, under `retrieval@3`, one more that says how far to trust it
(003 §Retrieval and uncertainty). Recalled text is data: nothing in a statement can open
or close the fence, start a line, or pass for a citation.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model import Belief, BeliefStatus, Moment
from mnemic.memory.recall.policies import RetrievalPolicy
from mnemic.memory.recall.tokens import TokenCounter

SHORT_ID_DIGITS = 8
"""Hex digits of a short id when nothing collides."""

CONFIDENCE_HIGH = 0.8
CONFIDENCE_MEDIUM = 0.5
"""The least confidence of each band; what is rendered is the band, never the number."""

SECTIONS: Mapping[Moment, str] = {
    Moment.SNAPSHOT: "snapshot",
    Moment.IN_TURN: "recall",
    Moment.DELTA: "delta",
}

_FENCE = re.compile(r"<(?=\s*/?\s*memory)", re.IGNORECASE)
_CITATION = re.compile(r"\[(?=\s*m\s*:)", re.IGNORECASE)
_JOINERS = frozenset("\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}")
_END = "</memory>"


class Block(Struct, frozen=True):
    """Hold a rendered block; `kept` indexes the beliefs it shows."""

    text: str
    token_count: int
    kept: tuple[int, ...]
    short_ids: Mapping[UUID, str]


class Frame(Struct, frozen=True):
    """Hold what the fence of one block says: the policy and what became of the picked."""

    section: str
    policy: RetrievalPolicy
    considered: int
    picked: int

    def around(self, lines: Sequence[str]) -> str:
        """Put the fence around the lines that are returned."""
        returned = len(lines)
        head = (
            f'<memory trust="memory" section="{self.section}" policy="{self.policy.version}" '
            f'considered="{self.considered}" returned="{returned}" '
            f'dropped_for_budget="{self.picked - returned}">'
        )
        return "\n".join((head, *lines, _END))


def short_ids(ids: Iterable[UUID]) -> dict[UUID, str]:
    """Give each id its shortest prefix, of eight hex digits or more, that no other shares."""
    ordered = sorted({belief_id.hex: belief_id for belief_id in ids}.items())
    found: dict[UUID, str] = {}
    for index, (digits, belief_id) in enumerate(ordered):
        length = SHORT_ID_DIGITS
        for neighbour in ordered[max(0, index - 1) : index] + ordered[index + 1 : index + 2]:
            length = max(length, _shared(digits, neighbour[0]) + 1)
        found[belief_id] = digits[:length]
    return found


def block(
    beliefs: Sequence[Belief],
    *,
    considered: int,
    section: str,
    policy: RetrievalPolicy,
    now: datetime,
    budget: int,
    count: TokenCounter,
) -> Block:
    """Render as many beliefs, best first, as the budget takes; empty when none fits.

    The budget counts the whole string. A belief that does not fit is passed over, and a
    shorter one after it may still be shown.
    """
    ids = short_ids(_mentioned(beliefs))
    lines = [line(belief, ids, policy=policy, now=now) for belief in beliefs]
    frame = Frame(section=section, policy=policy, considered=considered, picked=len(beliefs))
    left = budget - count(frame.around(()))
    kept: list[int] = []
    for index, rendered in enumerate(lines):
        cost = count(rendered + "\n")
        if cost <= left:
            kept.append(index)
            left -= cost
    while kept:
        text = frame.around([lines[index] for index in kept])
        tokens = count(text)
        if tokens <= budget:
            return Block(text=text, token_count=tokens, kept=tuple(kept), short_ids=ids)
        # A counter need not be additive: what the parts promised, the whole decides.
        kept.pop()
    return Block(text="", token_count=0, kept=(), short_ids=ids)


def line(belief: Belief, ids: Mapping[UUID, str], *, policy: RetrievalPolicy, now: datetime) -> str:
    """Render one belief with its short id, its qualifiers and its conflict links."""
    notes = []
    if policy.renders_uncertainty:
        notes += [belief.derivation.value, belief.longevity.value, confidence_band(belief)]
    notes += _past(belief, ids, now)
    links = ",".join(f"[m:{ids[other]}]" for other in belief.conflicts_with)
    tail = [f"({', '.join(notes)})"] if notes else []
    tail += [f"conflicts={links}"] if links else []
    text = f"[m:{ids[belief.id]}] {escaped(belief.statement)}"
    return f"{text}\n  {' '.join(tail)}" if tail else text


def confidence_band(belief: Belief) -> str:
    """Name how sure a belief is, without the number."""
    if belief.confidence >= CONFIDENCE_HIGH:
        return "high confidence"
    return "medium confidence" if belief.confidence >= CONFIDENCE_MEDIUM else "low confidence"


def escaped(statement: str) -> str:
    """Keep a statement on one line and inside the fence."""
    text = " ".join(statement.split())
    if not text.isprintable():
        text = "".join(
            c if c.isprintable() or c in _JOINERS else "\N{REPLACEMENT CHARACTER}" for c in text
        )
    if "<" in text:
        text = _FENCE.sub("&lt;", text)
    return _CITATION.sub("(", text) if "[" in text else text


def instant(at: datetime) -> str:
    """Write an instant in UTC to the second, as `2026-07-24T00:00:00Z`."""
    return at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _past(belief: Belief, ids: Mapping[UUID, str], now: datetime) -> list[str]:
    """Say of a belief that does not stand any more since when, and what took its place."""
    if belief.is_live:
        ends = belief.valid_to
        # What was over when it was told says so in its own words.
        if ends is None or ends <= belief.evidence_at:
            return []
        return [f"held until {instant(ends)}" if ends <= now else f"until {instant(ends)}"]
    ended = belief.valid_to or belief.closed_at
    if belief.status is BeliefStatus.REJECTED:
        return [f"rejected {instant(belief.closed_at)}" if belief.closed_at else "rejected"]
    notes = [f"held until {instant(ended)}" if ended else "no longer held"]
    if belief.superseded_by is not None and belief.superseded_by in ids:
        notes.append(f"superseded by [m:{ids[belief.superseded_by]}]")
    return notes


def _mentioned(beliefs: Collection[Belief]) -> Iterable[UUID]:
    for belief in beliefs:
        yield belief.id
        yield from belief.conflicts_with
        if belief.superseded_by is not None:
            yield belief.superseded_by


def _shared(one: str, other: str) -> int:
    length = 0
    for a, b in zip(one, other, strict=True):
        if a != b:
            break
        length += 1
    return length
