"""What a turn tells of one person as one claim, where the cap would drop something else.

003 §Capacity and ranking: a source event forms six claims at most. A turn that tells more
loses none where two are of the same person: "User's daughter is 6 and will not eat mushrooms."
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mnemic.memory.formation import keys
from mnemic.memory.formation.grammar.agreement import AUX
from mnemic.memory.formation.grammar.words import MODALS, verb_form, verb_lemma
from mnemic.memory.model import Candidate, ClaimKind, Derivation, EvidenceSpan, Polarity
from mnemic.memory.policy import CANDIDATES_PER_SOURCE_MAX


def combined(made: Sequence[Candidate], text: str) -> list[Candidate]:
    """Give the candidates of one turn; two of one person are joined while there are too many."""
    out = list(made)
    at = 0
    while len(out) > CANDIDATES_PER_SOURCE_MAX and at + 1 < len(out):
        both = _joined(out[at], out[at + 1], text)
        if both is None:
            at += 1
        else:
            out[at : at + 2] = [both]
    while len(out) > CANDIDATES_PER_SOURCE_MAX and (again := _told_again(out)):
        del out[again]
    return out


def _told_again(made: Sequence[Candidate]) -> int:
    """Find an end that one telling files in a second slot, 0 for none: the first slot keeps it."""
    seen: set[str] = set()
    for at, one in enumerate(made):
        if one.polarity is Polarity.RETRACT:
            if one.statement in seen:
                return at
            seen.add(one.statement)
    return 0


def _joined(one: Candidate, other: Candidate, text: str) -> Candidate | None:
    if one.about != other.about or one.about in {"user", "team"}:
        return None
    plain = all(
        c.claim_kind is ClaimKind.RELATIONSHIP
        and c.polarity is Polarity.ASSERT
        and c.derivation is Derivation.DIRECT
        for c in (one, other)
    )
    said = _both(one.statement, other.statement) if plain else ""
    span = _span(one, other, text)
    if not said or not span:
        return None
    return replace(
        one,
        statement=said,
        value_key=keys.value_key(said),
        evidence_spans=(EvidenceSpan(one.source_event_ids[0], span),),
    )


def _both(one: str, other: str) -> str:
    first, second = one.rstrip(".").split(), other.rstrip(".").split()
    n = 0
    while n < min(len(first), len(second)) and first[n] == second[n]:
        n += 1
    while n and not (_is_verb(first[n:]) and _is_verb(second[n:])):
        n -= 1
    return f"{' '.join(first)} and {' '.join(second[n:])}." if n else ""


def _is_verb(words: Sequence[str]) -> bool:
    if not words:
        return False
    low = words[0].lower()
    lemma = verb_lemma(low)
    return low in AUX | MODALS or (lemma is not None and verb_form(low, lemma) in {"s", "past"})


def _span(one: Candidate, other: Candidate, text: str) -> str:
    start = text.find(one.evidence_spans[0].text)
    end = text.find(other.evidence_spans[0].text, max(start, 0))
    if start < 0 or end < start:
        return ""
    return text[start : end + len(other.evidence_spans[0].text)]
