"""One batch of candidates from two extractors, each claim once (003 §Evaluation).

Merging cannot be undone, so what counts as one claim here is stricter than what the
scorer takes for the gold claim.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from heapq import nsmallest

import msgspec
from msgspec import Struct

from mnemic.memory.formation.claims.aliases import Aliases, aliases_of, under_one_name
from mnemic.memory.formation.claims.comparison import normalized
from mnemic.memory.formation.claims.parts import is_told_in_parts
from mnemic.memory.formation.claims.reading import read
from mnemic.memory.formation.claims.sameness import (
    is_provided,
    plainly,
    same_claim,
    same_telling,
)
from mnemic.memory.formation.gate import CORRECTION, FORGET
from mnemic.memory.formation.kinds import longevity
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.model import Candidate, Polarity, Portability

replace = msgspec.structs.replace

FOUND_MAX = 64
"""Most claims of a batch that are found by one lemma: the first that have it."""

COMPARED_MAX = 16
"""Most claims of a batch that one claim is compared with: the nearest."""

OPENING_LETTERS = 4
"""How many letters of a content lemma are shared by a compound that opens with it."""

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


def _is_told_under_another_name(earlier: Candidate, later: Candidate, aliases: Aliases) -> bool:
    """Tell whether a provider's wording is the grammar's of the same words by another name.

    "User's brother does the books" and "Euan does the books" are one claim where the
    batch says that he is Euan. The provider's must hold all that the grammar's does.
    """
    if is_provided(earlier) == is_provided(later):
        return False
    if _is_richer(later, earlier) != is_provided(later):
        return False
    told = {span.sequence for span in earlier.evidence_spans}
    return not told.isdisjoint(span.sequence for span in later.evidence_spans) and same_claim(
        under_one_name(earlier, aliases), under_one_name(later, aliases)
    )


def combine(candidates: Sequence[Candidate]) -> Combined:
    """Merge a batch in order, and file what would otherwise displace another claim.

    Only a provider's candidate merges, with one of the grammar's or another of its own:
    the grammar's stand as they would without a provider, so that none of them is lost. Of
    two wordings of one claim the richer survives and a tie goes to the provider's; the
    survivor stands on the evidence of both, of the kind that the provider gave it, and under
    the keys of the grammar's where one of them is the grammar's: what is said of it later
    meets it there. A second claim
    under the subject of another gets a key of its own, extended with its distinguishing
    words, or with its names in order where both share every word, or with an ordinal.
    """
    aliases = aliases_of(candidates)
    kept: dict[int, Candidate] = {}
    place: dict[int, int] = {}
    merged: dict[int, int] = {}
    stands_for: dict[int, Candidate] = {}
    near = _Near()
    for index, candidate in enumerate(candidates):
        provided = is_provided(candidate)
        same = next(
            (
                i
                for i in near.to(candidate)
                if i in kept
                and (provided or is_provided(kept[i]))
                and _are_one(kept[i], candidate, aliases, candidates)
                and not (i in stands_for and not same_claim(stands_for[i], candidate))
            ),
            None,
        )
        survives = same is None or _prevails(candidate, kept[same], candidates)
        if same is not None and not survives:
            told = _absorbing(kept[same], candidate)
            if same not in stands_for:
                told = _filed_as(told, candidate)
            if provided and not is_provided(told):
                # What the grammar words for one of a provider's, it words for no other of them.
                stands_for.setdefault(same, candidate)
            kept[same] = told
            merged[index] = same
            continue
        place[index] = index
        if same is not None:
            place[index] = place[same]
            earlier = kept.pop(same)
            candidate = _filed_as(  # noqa: PLW2901
                _absorbing(candidate, earlier), earlier
            )
            merged = {gone: index if to == same else to for gone, to in merged.items()}
            merged[same] = index
        kept[index] = candidate
        near.add(index, candidate)
    order = tuple(sorted(kept, key=place.__getitem__))
    filed = _filed([kept[i] for i in order])
    return Combined(candidates=tuple(filed), kept=order, merged=merged)


def _are_one(
    earlier: Candidate, later: Candidate, aliases: Aliases, batch: Sequence[Candidate]
) -> bool:
    if same_claim(earlier, later) or _is_told_under_another_name(earlier, later, aliases):
        return True
    if is_provided(earlier) == is_provided(later) or not same_telling(earlier, later):
        return False
    # What differs in a number is one claim where the provider's wording is the one that stays,
    # or the gate would take them for one value.
    one_value = _slot(earlier) == _slot(later) and earlier.value_key == later.value_key
    return one_value or _prevails(later, earlier, batch) == is_provided(later)


class _Near:
    """Find, without comparing all with all, the claims that may be one with another.

    Claims are found by the whole sentence and by the content they share, a compound also by
    how it opens: by each key the first few that have it, and of all those the nearest.
    """

    def __init__(self) -> None:
        self._by_lemma: dict[str, list[int]] = {}

    def add(self, index: int, candidate: Candidate) -> None:
        for key in _found_by(candidate.statement):
            found = self._by_lemma.setdefault(key, [])
            if len(found) < FOUND_MAX:
                found.append(index)

    def to(self, candidate: Candidate) -> list[int]:
        """Give the indexes of what may be the same claim, the nearest first."""
        hits = Counter(
            i for key in _found_by(candidate.statement) for i in self._by_lemma.get(key, ())
        )
        return nsmallest(COMPARED_MAX, hits, key=lambda i: (-hits[i], i))


def _found_by(statement: str) -> Iterator[str]:
    yield normalized(statement)
    for lemma in read(plainly(statement)).content:
        yield lemma
        if lemma.isalpha() and len(lemma) >= OPENING_LETTERS:
            yield lemma[:OPENING_LETTERS] + "-"


def _prevails(later: Candidate, earlier: Candidate, batch: Sequence[Candidate]) -> bool:
    """Tell whether the later of two wordings survives: the richer, then the provider's.

    What a provider tells in parts, each a claim of its own, needs no wording for all of them.
    """
    if _acts(later) == _acts(earlier) and is_provided(later) != is_provided(earlier):
        whole, part = (earlier, later) if is_provided(later) else (later, earlier)
        rest = [c for c in batch if is_provided(c) and c is not part]
        if is_told_in_parts(whole, part, rest):
            return later is part
    return _is_richer(later, earlier)


def _is_richer(later: Candidate, earlier: Candidate) -> bool:
    """Tell whether the later of two wordings says more, or as much and is the provider's.

    One that asks to forget, or corrects, is no wording but an act, and stays.
    """
    if _acts(later) != _acts(earlier):
        return _acts(later)
    ours, theirs = _richness(later), _richness(earlier)
    if ours != theirs:
        return ours > theirs
    return is_provided(later) and not is_provided(earlier)


def _acts(candidate: Candidate) -> bool:
    return candidate.origin.partition(":")[2] in {FORGET, CORRECTION}


def _richness(candidate: Candidate) -> int:
    reading = read(plainly(candidate.statement))
    return len(reading.content) + len(reading.counts) + len(reading.large) + len(reading.absences)


def _absorbing(survivor: Candidate, other: Candidate) -> Candidate:
    """Let a candidate stand on the evidence of both, one span per event, in order.

    What local policy holds more closely in either stays so, and what only the other one
    knows (when it held, what a retraction denies) is kept.
    """
    spans = {span.sequence: span for span in other.evidence_spans}
    spans.update({span.sequence: span for span in survivor.evidence_spans})
    sequences = sorted({*survivor.source_event_ids, *other.source_event_ids})
    local = Portability.LOCAL in {survivor.portability, other.portability}
    return replace(
        survivor,
        source_event_ids=tuple(sequences),
        evidence_spans=tuple(spans[s] for s in sequences if s in spans),
        evidence_at=max(survivor.evidence_at, other.evidence_at),
        authority=max(survivor.authority, other.authority, key=lambda a: a.rank),
        sensitivity=max(survivor.sensitivity, other.sensitivity, key=lambda s: s.rank),
        portability=Portability.LOCAL if local else Portability.PORTABLE,
        valid_from=survivor.valid_from or other.valid_from,
        valid_to=survivor.valid_to or other.valid_to,
        denied=survivor.denied or other.denied,
    )


def _filed_as(survivor: Candidate, other: Candidate) -> Candidate:
    """File a provider's wording where the grammar files the claim, held when it says.

    The subject that is shown stays the provider's: it names the thing and no slot.
    """
    if is_provided(other) and not is_provided(survivor):
        return _kept_as(survivor, other)
    if is_provided(other) or not is_provided(survivor):
        return survivor
    return replace(
        survivor,
        about=other.about,
        subject_key=other.subject_key,
        value_key=other.value_key,
        belief_type=other.belief_type,
        valid_from=other.valid_from,
        valid_to=other.valid_to,
        denied=other.denied,
    )


def _kept_as(wording: Candidate, provided: Candidate) -> Candidate:
    """Let the grammar's wording be of the kind that a provider gave the claim, and shown so.

    The grammar's kind is a default (003 §Evaluation); its keys stand. A subject that its
    wording does not name names nothing in it.
    """
    if _acts(wording) or wording.polarity is Polarity.RETRACT:
        return wording
    shown = content_lemmas(provided.subject.replace("-", " "))
    named = bool(shown) and shown <= content_lemmas(wording.statement.replace("-", " "))
    return replace(
        wording,
        claim_kind=provided.claim_kind,
        longevity=longevity(provided.claim_kind, wording.derivation),
        subject=provided.subject if named else wording.subject,
    )


def _filed(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Give each provided claim that would displace another one in the batch a key of its own.

    A key of two parts holds one value at a time on purpose (`user/home`): it stands, and
    so do all keys of the grammar. A retraction must meet what it ends, so its key stands.
    """
    keys = {c.subject_key for c in candidates}
    taken: dict[tuple[str, str, str], list[Candidate]] = {}
    for candidate in candidates:
        if not is_provided(candidate):
            taken.setdefault(_slot(candidate), []).append(candidate)
    out: list[Candidate] = []
    for proposed in candidates:
        candidate = proposed
        if is_provided(candidate) and candidate.polarity is Polarity.ASSERT:
            rivals = [r for r in taken.get(_slot(candidate), ()) if r.polarity is Polarity.ASSERT]
            if _is_displacing(candidate, rivals):
                key = _extended(candidate, rivals, keys)
                keys.add(key)
                candidate = replace(candidate, subject_key=key)
            taken.setdefault(_slot(candidate), []).append(candidate)
        out.append(candidate)
    return out


def _slot(candidate: Candidate) -> tuple[str, str, str]:
    return candidate.about, candidate.scope, candidate.subject_key


def _is_displacing(candidate: Candidate, rivals: Sequence[Candidate]) -> bool:
    """Tell whether a claim would take the place of others that it does not replace.

    What comes of the same words under a key of one value would be lost, not replace it.
    """
    holds_one = candidate.subject_key.count("/") < MANY_VALUED_PARTS - 1
    if holds_one:
        return any(_is_lost_beside(candidate, r) for r in rivals)
    return bool(rivals) and not any(_replaces(candidate, r) for r in rivals)


def _is_lost_beside(one: Candidate, other: Candidate) -> bool:
    """Tell whether the gate would take one for the other, though it says something else."""
    if one.value_key != other.value_key or set(one.source_event_ids) != set(other.source_event_ids):
        return False
    ours, theirs = read(one.statement).content, read(other.statement).content
    return not (ours <= theirs or theirs <= ours)


MANY_VALUED_PARTS = 3
"""How many parts a key has under which several values may stand: owner, slot, value."""


def _replaces(later: Candidate, earlier: Candidate) -> bool:
    """Tell whether a claim is the new value of what an earlier event stated.

    It differs in nothing but what is counted: "runs 5 km", and "runs 10 km" later on.
    """
    if max(later.source_event_ids) <= max(earlier.source_event_ids):
        return False
    a, b = read(later.statement), read(earlier.statement)
    return a.content == b.content and a.denied == b.denied and a.counts != b.counts


def _extended(candidate: Candidate, rivals: Sequence[Candidate], taken: set[str]) -> str:
    base = candidate.subject_key
    reading = read(candidate.statement)
    others = frozenset(t for r in rivals for t in read(r.statement).content)
    numbers = [c.value for c in reading.counts] + list(reading.large)
    counted = {c.value for r in rivals for c in read(r.statement).counts}
    own = [t for t in dict.fromkeys(reading.terms) if t not in others]
    own += [n for n in numbers if n not in counted]
    for words in (own, list(dict.fromkeys(reading.names))):
        key = f"{base} {' '.join(words[:EXTENSION_WORDS_MAX])}"
        if words and key not in taken:
            return key
    ordinal = 2
    while f"{base} {ordinal}" in taken:
        ordinal += 1
    return f"{base} {ordinal}"
