"""One batch of candidates from two extractors, each claim once (003 §Evaluation).

Merging cannot be undone, so what counts as one claim here is stricter than what the
scorer takes for the gold claim.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from mnemic.memory.formation.claims.comparison import (
    aligned,
    exchanged,
    fits,
    in_one_order,
    other_head,
    substitutes,
)
from mnemic.memory.formation.claims.reading import Reading, read
from mnemic.memory.formation.resolver import is_past
from mnemic.memory.model import Candidate, EvidenceSpan, Polarity

replace = msgspec.structs.replace

PROVIDER_ORIGIN = "provider"
"""The origin, before any colon, of a candidate that a provider proposed."""

EXTENSION_WORDS_MAX = 6
"""Most words that a key is extended with."""


class Combined(Struct, frozen=True):
    """Hold what is left of a batch.

    `candidates` come in the order of the inputs they stand for. `merged` maps the index
    of each input that was merged away to that of the input which survived, so that every
    proposal can be accounted for once; `kept` gives the surviving index of each
    candidate.
    """

    candidates: tuple[Candidate, ...]
    kept: tuple[int, ...]
    merged: dict[int, int]


def same_claim(one: Candidate, other: Candidate) -> bool:
    """Tell whether two candidates make one claim, so that nothing is lost by keeping one.

    Derivation, polarity and whom they are about agree, and so do scope and whether the
    claim was over. Their statements are compatible, their shared names stand in one
    order, and either one nests in the other or they share most of the smaller one's
    content with no word in another's place.
    """
    if (
        one.derivation is not other.derivation
        or one.polarity is not other.polarity
        or one.about != other.about
        or one.scope != other.scope
        or is_past(one) != is_past(other)
    ):
        return False
    a, b = aligned(read(one.statement), read(other.statement))
    if not fits(a, b) or a.large != b.large or a.hedged != b.hedged or a.ended != b.ended:
        return False
    if not in_one_order(a.names, b.names):
        return False
    if a.content <= b.content or b.content <= a.content:
        return bool(a.content and b.content) and not (_other_verb(a, b) or _other_thing(a, b))
    shared = len(a.content & b.content)
    smaller = min(len(a.content), len(b.content))
    return 2 * shared > smaller and not substitutes(a, b) and not _other_verb(a, b)


def _other_thing(a: Reading, b: Reading) -> bool:
    """Tell whether one speaks of what only has the other's thing in its name: a dog trainer."""
    return any(other_head(a, b)) or any(other_head(b, a))


def _other_verb(a: Reading, b: Reading) -> bool:
    """Tell whether what is done differs: "wants to build" is no "builds"."""
    return bool(a.verb and b.verb) and not exchanged(a.verb, b.verb)


def combine(candidates: Sequence[Candidate], *, provider_origin: str = PROVIDER_ORIGIN) -> Combined:
    """Merge a batch in order, and file what would otherwise displace another claim.

    Of two wordings of one claim the richer survives and a tie goes to the provider's; the
    survivor stands on the evidence of both, and under the keys of the grammar's where one
    of them is the grammar's: what is said of it later meets it there. A second claim under
    the subject of another gets a key of its own, extended with its distinguishing words, or
    with its names in order where both share every word, or with an ordinal. The grammar's
    own keys stand as it chose them: where two of its claims share one, the later is to replace the
    earlier (`user/home`).
    """
    kept: list[int] = []
    held: dict[int, Candidate] = {}
    merged: dict[int, int] = {}
    for index, candidate in enumerate(candidates):
        same = next((i for i in kept if same_claim(held[i], candidate)), None)
        if same is None:
            kept.append(index)
            held[index] = candidate
            continue
        if _prevails(candidate, held[same], provider_origin):
            kept[kept.index(same)] = index
            earlier = held.pop(same)
            held[index] = _filed_as(_with_evidence(candidate, earlier), earlier, provider_origin)
            merged = {gone: index if to == same else to for gone, to in merged.items()}
            merged[same] = index
        else:
            held[same] = _filed_as(
                _with_evidence(held[same], candidate), candidate, provider_origin
            )
            merged[index] = same
    filed = _filed([held[i] for i in kept], provider_origin)
    return Combined(candidates=tuple(filed), kept=tuple(kept), merged=merged)


def is_provided(candidate: Candidate, provider_origin: str = PROVIDER_ORIGIN) -> bool:
    """Tell whether a provider proposed a candidate."""
    return candidate.origin.partition(":")[0] == provider_origin


def _prevails(later: Candidate, earlier: Candidate, provider_origin: str) -> bool:
    """Tell whether the later of two wordings survives: the richer, then the provider's."""
    ours, theirs = _richness(later), _richness(earlier)
    if ours != theirs:
        return ours > theirs
    return is_provided(later, provider_origin) and not is_provided(earlier, provider_origin)


def _richness(candidate: Candidate) -> int:
    reading = read(candidate.statement)
    return len(reading.content) + len(reading.counts) + len(reading.large) + len(reading.absences)


def _with_evidence(survivor: Candidate, other: Candidate) -> Candidate:
    """Let a candidate stand on the evidence of both, one span per event, in order."""
    spans = {span.sequence: span for span in other.evidence_spans}
    spans.update({span.sequence: span for span in survivor.evidence_spans})
    sequences = sorted({*survivor.source_event_ids, *other.source_event_ids})
    cited: tuple[EvidenceSpan, ...] = tuple(spans[s] for s in sequences if s in spans)
    return replace(
        survivor,
        source_event_ids=tuple(sequences),
        evidence_spans=cited,
        evidence_at=max(survivor.evidence_at, other.evidence_at),
    )


def _filed_as(survivor: Candidate, other: Candidate, provider_origin: str) -> Candidate:
    """File a provider's wording where the grammar files the claim, held when it says."""
    if is_provided(other, provider_origin) or not is_provided(survivor, provider_origin):
        return survivor
    return replace(
        survivor,
        subject=other.subject,
        subject_key=other.subject_key,
        value_key=other.value_key,
        belief_type=other.belief_type,
        portability=other.portability,
        valid_from=other.valid_from,
        valid_to=other.valid_to,
        denied=other.denied,
    )


def _filed(candidates: Sequence[Candidate], provider_origin: str) -> list[Candidate]:
    """Give each claim that would displace another one in the batch a key of its own."""
    taken: dict[tuple[str, str, str], list[Candidate]] = {}
    out: list[Candidate] = []
    for proposed in candidates:
        candidate = proposed
        slot = (candidate.about, candidate.scope, candidate.subject_key)
        rivals = [
            r
            for r in taken.get(slot, ())
            if is_provided(candidate, provider_origin) or is_provided(r, provider_origin)
        ]
        if (
            rivals
            and candidate.polarity is Polarity.ASSERT
            and not any(_replaces(candidate, r) for r in rivals)
        ):
            keys = {c.subject_key for c in (*candidates, *out)}
            candidate = replace(candidate, subject_key=_extended(candidate, rivals, keys))
            slot = (candidate.about, candidate.scope, candidate.subject_key)
        if candidate.polarity is Polarity.ASSERT:
            taken.setdefault(slot, []).append(candidate)
        out.append(candidate)
    return out


def _replaces(later: Candidate, earlier: Candidate) -> bool:
    """Tell whether a claim is the new value of what an earlier event stated.

    Under a key with one value at a time, the later event's claim; under any key, one
    that differs in nothing but a count, from a later event.
    """
    if max(later.source_event_ids) <= max(earlier.source_event_ids):
        return False
    if later.subject_key.count("/") == 1 and later.claim_kind is earlier.claim_kind:
        return True
    a, b = aligned(read(later.statement), read(earlier.statement))
    return a.content == b.content and a.denied == b.denied and a.counts != b.counts


def _extended(candidate: Candidate, rivals: Sequence[Candidate], taken: set[str]) -> str:
    base = candidate.subject_key
    glue = "/" if base.count("/") < 2 else " "
    reading = read(candidate.statement)
    others = frozenset(t for r in rivals for t in read(r.statement).content)
    numbers = [c.value for c in reading.counts] + list(reading.large)
    counted = {c.value for r in rivals for c in read(r.statement).counts}
    own = [t for t in dict.fromkeys(reading.terms) if t not in others]
    own += [n for n in numbers if n not in counted]
    for words in (own, list(dict.fromkeys(reading.names))):
        key = f"{base}{glue}{' '.join(words[:EXTENSION_WORDS_MAX])}"
        if words and key not in taken:
            return key
    ordinal = 2
    while f"{base}{glue}{ordinal}" in taken:
        ordinal += 1
    return f"{base}{glue}{ordinal}"
