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

from mnemic.memory.formation.claims.aliases import (
    Aliases,
    aliases_of,
    names_only,
    under_one_name,
)
from mnemic.memory.formation.claims.alignment import aligned
from mnemic.memory.formation.claims.comparison import (
    exchanged,
    fits,
    in_one_order,
    normalized,
    other_head,
    substitutes,
)
from mnemic.memory.formation.claims.lexicon import GENERIC_VERBS
from mnemic.memory.formation.claims.reading import Reading, read
from mnemic.memory.formation.gate import CORRECTION, FORGET
from mnemic.memory.formation.kinds import longevity
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.formation.resolver import is_past
from mnemic.memory.formation.transitions import PROVIDER_ORIGIN
from mnemic.memory.model import Candidate, Polarity, Portability

replace = msgspec.structs.replace

COPULAR = GENERIC_VERBS | {"be", "have", "call", "name"}
"""Verbs that may say no more than that something is so."""

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


def same_claim(one: Candidate, other: Candidate) -> bool:
    """Tell whether two candidates make one claim, so that nothing is lost by keeping one.

    Derivation, polarity and whom they are about agree, and so do scope and whether the
    claim was over. Their statements are compatible, their shared names stand in one
    order, and either one nests in the other or they share most of the smaller one's
    content with no word in another's place. One sentence is one claim, however it is filed.
    """
    if (
        one.derivation is not other.derivation
        or one.polarity is not other.polarity
        or one.scope != other.scope
        or is_past(one) != is_past(other)
    ):
        return False
    if normalized(one.statement) == normalized(other.statement):
        return True
    if one.about != other.about:
        return False
    if names_only(one.statement, other.statement) or names_only(other.statement, one.statement):
        return False
    a, b = aligned(read(one.statement), read(other.statement))
    if _says_another(a, b) or _says_another(b, a):
        return False
    if not fits(a, b) or a.large != b.large or a.hedged != b.hedged or a.ended != b.ended:
        return False
    if not in_one_order(a.names, b.names):
        return False
    if a.content <= b.content or b.content <= a.content:
        return bool(a.content and b.content) and not (_other_verb(a, b) or _other_thing(a, b))
    shared = len(a.content & b.content)
    smaller = min(len(a.content), len(b.content))
    return 2 * shared > smaller and not substitutes(a, b) and not _other_verb(a, b)


def _is_told_under_another_name(earlier: Candidate, later: Candidate, aliases: Aliases) -> bool:
    """Tell whether a provider's wording is the grammar's of the same words by another name.

    "User's brother does the books" and "Euan does the books" are one claim where the
    batch says that he is Euan. The provider's must hold all that the grammar's does.
    """
    if is_provided(earlier) == is_provided(later):
        return False
    if _prevails(later, earlier) != is_provided(later):
        return False
    told = {span.sequence for span in earlier.evidence_spans}
    return not told.isdisjoint(span.sequence for span in later.evidence_spans) and same_claim(
        under_one_name(earlier, aliases), under_one_name(later, aliases)
    )


def _says_another(a: Reading, b: Reading) -> bool:
    """Tell whether one joins to the other's words a claim that is not the other's.

    "Has a dog and a cat" is more than another wording of "has a dog".
    """
    return any((x in b.content) != (y in b.content) for x, y in a.joined)


def _other_thing(a: Reading, b: Reading) -> bool:
    """Tell whether one speaks of what only has the other's thing in its name: a dog trainer."""
    return any(other_head(a, b)) or any(other_head(b, a))


def _other_verb(a: Reading, b: Reading) -> bool:
    """Tell whether what is done differs: "wants to build" is no "builds".

    What is only said to be ("User's sister is Ingrid.") is not said to live anywhere.
    """
    if a.verb and b.verb:
        return not exchanged(a.verb, b.verb)
    only = a.verb or b.verb
    return bool(only) and only not in COPULAR


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
    near = _Near()
    for index, candidate in enumerate(candidates):
        provided = is_provided(candidate)
        same = next(
            (
                i
                for i in near.to(candidate)
                if i in kept
                and (provided or is_provided(kept[i]))
                and (
                    same_claim(kept[i], candidate)
                    or _is_told_under_another_name(kept[i], candidate, aliases)
                )
            ),
            None,
        )
        survives = same is None or _prevails(candidate, kept[same])
        if same is not None and not survives:
            kept[same] = _filed_as(_absorbing(kept[same], candidate), candidate)
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
    for lemma in read(statement).content:
        yield lemma
        if lemma.isalpha() and len(lemma) >= OPENING_LETTERS:
            yield lemma[:OPENING_LETTERS] + "-"


def is_provided(candidate: Candidate) -> bool:
    """Tell whether a provider proposed a candidate."""
    return candidate.origin.partition(":")[0] == PROVIDER_ORIGIN


def _prevails(later: Candidate, earlier: Candidate) -> bool:
    """Tell whether the later of two wordings survives: the richer, then the provider's.

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
    reading = read(candidate.statement)
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
    """Tell whether a claim would take the place of others that it does not replace."""
    holds_one = candidate.subject_key.count("/") < MANY_VALUED_PARTS - 1
    return bool(rivals) and not holds_one and not any(_replaces(candidate, r) for r in rivals)


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
