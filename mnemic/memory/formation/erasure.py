"""Forget for good: the belief, whatever says the same, and the words it came from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime

import msgspec

from mnemic.memory.commands import Ended
from mnemic.memory.draft import Draft
from mnemic.memory.formation import keys, tombstones, traces_left
from mnemic.memory.formation.echoes import Telling, echo_spans, tellings
from mnemic.memory.formation.lemmas import content_lemmas, words
from mnemic.memory.formation.nearby import nearby
from mnemic.memory.formation.resolver import same_slot
from mnemic.memory.image import Image
from mnemic.memory.model import (
    Belief,
    Event,
    EventKind,
    EvidenceSpan,
    Polarity,
    Principal,
    TombstoneCause,
)

replace = msgspec.structs.replace

BLANKED = "█"
"""Stands for one erased character: offsets into the event stay valid, no word is left."""


def doomed(image: Image, named: Sequence[Belief]) -> tuple[Belief, ...]:
    """Give the named beliefs and every other one that holds the value of any of them.

    Beliefs of every status count, or history would still tell it; so does a retraction
    of the value, for it names what it takes back. Who forgets a retraction forgets that
    alone.
    """
    found = {belief.id: belief for belief in named}
    for belief in named:
        found |= {other.id: other for other in _holding_the_value(image, belief)}
    return tuple(found.values())


def _holding_the_value(image: Image, named: Belief) -> Iterator[Belief]:
    whose = image.principal
    marks = frozenset(tombstones.fingerprints(whose, named))
    linked = [image.belief(i) for i in (*named.supersedes, named.superseded_by) if i is not None]
    around = (*image.beliefs_about(named.subject_key), *nearby(image, named.statement), *linked)
    for belief in around:
        if belief is not None and _holds_the_value(whose, belief, named, marks):
            yield belief


def _holds_the_value(
    principal: Principal, belief: Belief, named: Belief, marks: frozenset[str]
) -> bool:
    if same_slot(belief, named) and named.polarity is Polarity.ASSERT:
        value = named.value_key.removeprefix(keys.NOT).strip()
        if value and belief.value_key.removeprefix(keys.NOT).strip() == value:
            return True
    linked = belief.id in named.supersedes or belief.id == named.superseded_by
    if linked and _takes_back(belief, named):
        return True
    return not marks.isdisjoint(tombstones.fingerprints(principal, belief))


def _takes_back(retraction: Belief, belief: Belief) -> bool:
    denies = keys.ends(retraction.value_key, belief.value_key)
    return denies and retraction.polarity is Polarity.RETRACT


def erase(
    draft: Draft,
    named: Sequence[Belief],
    *,
    at: datetime,
    also_told: Sequence[Telling] = (),
    reason: str | None = None,
) -> Ended:
    """Erase beliefs with everything that holds their values, and blank their words.

    The turn must have been given their source events and whatever else tells the same
    (`reads.events_needed`); `also_told` names further words to blank. Other beliefs keep
    their own words: where one shares an erased span, only the words that tell the erased
    value are blanked, and its evidence is cut to what is left.
    """
    assert not draft.written_beliefs(), "forgetting is a turn of its own"
    gone = doomed(draft.image, named)
    gone_ids = frozenset(b.id for b in gone)
    named_ids = frozenset(b.id for b in named)
    events = {e.sequence: e for e in draft.turn.events}
    # What took the value back goes with it; to forbid that too would keep the value safe.
    marked = [b for b in gone if b.id in named_ids or b.polarity is Polarity.ASSERT]
    for belief in marked:
        tombstones.forbid(draft, belief, cause=TombstoneCause.FORGOTTEN, at=at)
    staying = [b for b in draft.beliefs() if b.id not in gone_ids]
    told = (*tellings(gone, staying), *also_told)
    rewritten = _blank_events(gone, staying, events, told) | _blank_states(gone, events, told)
    for event in rewritten.values():
        draft.rewrite(event)
    reached = {
        "beliefs": len(gone),
        "events": len(rewritten),
        "tombstones": len(marked),
        "evidence": _recut(draft, staying, events, rewritten),
        "links": unlink(draft, gone),
    }
    for belief in gone:
        draft.erase(belief.id)
    reached |= traces_left.reach(draft, gone_ids, sequences=frozenset(rewritten), told=told)
    draft.event(EventKind.FORGOTTEN, at=at, refs=tuple(b.id for b in gone), reason=reason)
    assert all(draft.belief(i) is None for i in gone_ids)
    return Ended(
        belief_ids=tuple(b.id for b in gone),
        reached={kind: count for kind, count in reached.items() if count},
    )


def _blank_events(
    gone: Sequence[Belief],
    staying: Sequence[Belief],
    events: Mapping[int, Event],
    told: Sequence[Telling],
) -> dict[int, Event]:
    """Blank the words of every erased span, and what tells the same, in the given events."""
    rewritten: dict[int, Event] = {}
    spans: dict[int, list[tuple[str, Belief]]] = {}
    for belief in gone:
        for span in belief.evidence_spans:
            spans.setdefault(span.sequence, []).append((span.text, belief))
    assert spans.keys() <= events.keys(), "the turn was given the words that are to be erased"
    kept: dict[int, list[tuple[str, Belief]]] = {}
    for belief in staying:
        for span in belief.evidence_spans:
            if span.sequence in events:
                kept.setdefault(span.sequence, []).append((span.text, belief))
    for sequence, event in events.items():
        if event.text is None:
            continue
        erased, citing = spans.get(sequence, []), kept.get(sequence, [])
        text = blank(event.text, erased, citing) if erased else event.text
        text = _blank_echoes(event, text, [words for words, _ in (*erased, *citing)], told)
        if text != event.text:
            rewritten[sequence] = replace(event, text=text)
    return rewritten


def _blank_echoes(event: Event, text: str, cited: Sequence[str], told: Sequence[Telling]) -> str:
    """Blank the stretches that tell an erased value; a sentence that is cited was dealt with."""
    assert event.text is not None
    spans = echo_spans(event, told)
    if not spans:
        return text
    marks = _covered(event.text, cited)
    out = list(text)
    for start, end in spans:
        if not any(marks[start:end]):
            out[start:end] = [c if c.isspace() else BLANKED for c in out[start:end]]
    return "".join(out)


def _blank_states(
    gone: Sequence[Belief], events: Mapping[int, Event], told: Sequence[Telling]
) -> dict[int, Event]:
    """Blank what the agent's working states concluded of the erased value."""
    every = [content_lemmas(belief.statement) for belief in gone]
    every += [telling.lemmas for telling in told]
    rewritten: dict[int, Event] = {}
    for event in events.values():
        facts = tuple(
            replace(fact, statement=BLANKED * len(fact.statement))
            if any(lemmas <= content_lemmas(fact.statement) for lemmas in every)
            else fact
            for fact in event.facts
        )
        if facts != event.facts:
            rewritten[event.sequence] = replace(event, facts=facts)
    return rewritten


def blank(
    text: str, erased: Sequence[tuple[str, Belief]], citing: Sequence[tuple[str, Belief]]
) -> str:
    """Blank erased spans of a text, each pair a span and the belief that cites it.

    Where a belief that stays cites the same words, a word goes only if it tells the
    erased value and not what that belief says.
    """
    kept = _covered(text, [span for span, _ in citing])
    own = frozenset[str]().union(*(content_lemmas(b.statement) for _, b in citing))
    told = frozenset[str]().union(*(content_lemmas(b.statement) for _, b in erased))
    marks = _covered(text, [span for span, _ in erased])
    out = [BLANKED if mark and not kept[i] else text[i] for i, mark in enumerate(marks)]
    for word in words(text):
        shared = marks[word.start] and kept[word.start]
        lemmas = content_lemmas(word.text)
        if shared and lemmas & told and not lemmas & own:
            out[word.start : word.end] = BLANKED * (word.end - word.start)
    assert len(out) == len(text)
    return "".join(out)


def _covered(text: str, spans: Iterable[str]) -> bytearray:
    """Mark each character that any of these spans covers, wherever it occurs."""
    marks = bytearray(len(text))
    for span in dict.fromkeys(spans):
        start = text.find(span)
        while start >= 0:
            marks[start : start + len(span)] = b"\x01" * len(span)
            start = text.find(span, start + 1)
    return marks


def _recut(
    draft: Draft,
    staying: Sequence[Belief],
    events: Mapping[int, Event],
    rewritten: Mapping[int, Event],
) -> int:
    """Give the beliefs that stay the spans that are left, at the same offsets."""
    count = 0
    for belief in staying:
        if rewritten.keys().isdisjoint(belief.source_event_ids):
            continue
        spans = tuple(_recut_span(s, events, rewritten) for s in belief.evidence_spans)
        if spans != belief.evidence_spans:
            draft.put(replace(belief, evidence_spans=spans), moves=False)
            count += 1
    return count


def _recut_span(
    span: EvidenceSpan, events: Mapping[int, Event], rewritten: Mapping[int, Event]
) -> EvidenceSpan:
    event = rewritten.get(span.sequence)
    if event is None or event.text is None:
        return span
    before = events[span.sequence].text
    assert before is not None
    start = before.index(span.text)
    return EvidenceSpan(span.sequence, event.text[start : start + len(span.text)])


def unlink(draft: Draft, gone: Sequence[Belief]) -> int:
    """Take the identifiers of beliefs that go out of those linked to them; count these."""
    gone_ids = {belief.id for belief in gone}
    linked = {
        i
        for belief in gone
        for i in (*belief.supersedes, *belief.conflicts_with, belief.superseded_by)
        if i is not None and i not in gone_ids
    }
    count = 0
    for belief_id in sorted(linked):
        belief = draft.belief(belief_id)
        if belief is None:
            continue
        conflicts = tuple(i for i in belief.conflicts_with if i not in gone_ids)
        freed = replace(
            belief,
            supersedes=tuple(i for i in belief.supersedes if i not in gone_ids),
            superseded_by=None if belief.superseded_by in gone_ids else belief.superseded_by,
            conflicts_with=conflicts,
            flagged=bool(conflicts) and belief.flagged,
        )
        if freed != belief:
            # No longer being disputed is a state change; a cut link is not.
            draft.put(freed, moves=belief.is_live and freed.flagged != belief.flagged)
            count += 1
    return count
