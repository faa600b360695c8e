"""A statement somebody hands over, as candidates: by the grammar, or in its own words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Protocol

import msgspec

from mnemic.memory.draft import Draft
from mnemic.memory.formation import keys
from mnemic.memory.formation.grammar.known import Acquaintance
from mnemic.memory.formation.lemmas import content_lemmas, lemma, words
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.formation.sensitivity import sensitivity_floor
from mnemic.memory.formation.tombstones import fingerprints
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import (
    GENERAL_SCOPE,
    USER_SUBJECT,
    Authority,
    Belief,
    BeliefType,
    Candidate,
    ClaimKind,
    Derivation,
    Event,
    EventKind,
    EvidenceSpan,
    Longevity,
    Portability,
)

replace = msgspec.structs.replace


class Extracted(Protocol):
    """Hold what an extractor read: candidates in the order stated, and refusals."""

    @property
    def candidates(self) -> tuple[Candidate, ...]: ...

    @property
    def screened(self) -> dict[str, int]: ...


class Extractor(Protocol):
    """Read a session's events into candidates, by a policy; `people` are known from before."""

    def __call__(
        self,
        events: Sequence[Event],
        *,
        scope: str,
        policy: str,
        people: tuple[Acquaintance, ...] = (),
    ) -> Extracted: ...


_FIRST_PERSON = (
    (re.compile(r"(?:The u|U)ser's\b"), "My"),
    (re.compile(r"(?:The u|U)ser is\b"), "I am"),
    (re.compile(r"(?:The u|U)ser has\b"), "I have"),
    (re.compile(r"(?:The u|U)ser does\b"), "I do"),
    (re.compile(r"(?:The u|U)ser was\b"), "I was"),
    (re.compile(r"The team's\b"), "Our"),
    (re.compile(r"The team (?:is|are)\b"), "We are"),
    (re.compile(r"The team has\b"), "We have"),
    (re.compile(r"The team does\b"), "We do"),
    (re.compile(r"The team was\b"), "We were"),
)
_ASKED = re.compile(
    r"(?:please[,\s]+)?(?:remember|note|keep in mind|make a note|save|record)"
    r"(?:[:,]\s*(?:that\s+)?|\s+that\s+)",
    re.IGNORECASE,
)
_ASKING = frozenset({"remember", "please", "note", "forget", "keep", "mind", "save", "record"})


_VERB = re.compile(
    r"(?P<who>(?:The u|U)ser|The team) "
    r"(?P<how>(?:\w+ly |still |now |also |always |no longer )*)(?P<verb>\w+)"
)


def in_first_person(statement: str) -> str:
    """Turn "User lives in Oslo." into words that the grammar reads: "I live in Oslo."."""
    for pattern, instead in _FIRST_PERSON:
        if pattern.match(statement):
            return pattern.sub(instead, statement, count=1)
    found = _VERB.match(statement)
    if found is None:
        return statement
    verb = found["verb"]
    if verb.endswith("s"):
        verb = lemma(verb, "VERB")
    who = "We" if found["who"] == "The team" else "I"
    return f"{who} {found['how']}{verb}{statement[found.end() :]}"


def read_claims(
    statement: str, *, at: datetime, scope: str, policy: str, extract: Extractor
) -> tuple[Candidate, ...]:
    """Give the claims the grammar reads in a statement; () unless they cover all of it.

    What is handed over to be kept must not lose words: a statement of which the grammar
    reads only a part stays as it is.
    """
    event = Event(
        sequence=1,
        kind=EventKind.USER_MESSAGE,
        at=at,
        recorded_at=at,
        text=in_first_person(statement),
    )
    # Nothing that a person hands over to be kept is a guess.
    found = tuple(
        claim
        for claim in extract((event,), scope=scope, policy=policy).candidates
        if claim.derivation is Derivation.DIRECT
    )
    spans = " ".join(span.text for claim in found for span in claim.evidence_spans)
    left = content_lemmas(event.text or "") - content_lemmas(spans) - _ASKING
    return () if left else found


Reread = Callable[[str, datetime], tuple[Candidate, ...]]
"""Reads a statement as `read_claims` does, as if it were told at an instant."""


def reader(draft: Draft, *, scope: str, extract: Extractor) -> Reread:
    """Give what reads statements by the grammar of a draft's own policy, in one scope."""

    def reread(statement: str, at: datetime) -> tuple[Candidate, ...]:
        policy = draft.turn.profile.grammar
        return read_claims(statement, at=at, scope=scope, policy=policy, extract=extract)

    return reread


def cite(candidate: Candidate, event: Event, span: str) -> Candidate:
    """Give the same claim, standing on `span` of one event."""
    assert event.text is not None
    assert span in event.text
    return replace(
        candidate,
        source_event_ids=(event.sequence,),
        evidence_spans=(EvidenceSpan(event.sequence, span),),
        evidence_at=event.at,
    )


def own_words(
    statement: str, event: Event, *, scope: str, authority: Authority, origin: str
) -> Candidate:
    """Make a claim that says exactly what was said, filed under its own words.

    Its key holds its whole content, so that it never replaces a different statement;
    only the same words again are the same claim.
    """
    said = _ASKED.sub("", statement.strip(), count=1) or statement.strip()
    text = " ".join(said.split())
    text = text[:1].upper() + text[1:]
    value = keys.value_key(text) or text.casefold()
    portable = scope == GENERAL_SCOPE
    return Candidate(
        subject=stable_subject(text),
        subject_key=f"{USER_SUBJECT}/said/{value}",
        value_key=value,
        statement=text,
        belief_type=BeliefType.FACT,
        claim_kind=ClaimKind.PROJECT_FACT,
        derivation=Derivation.DIRECT,
        longevity=Longevity.DURABLE,
        authority=authority,
        source_event_ids=(event.sequence,),
        evidence_spans=(EvidenceSpan(event.sequence, said),),
        evidence_at=event.at,
        valid_from=event.at,
        scope=scope,
        portability=Portability.PORTABLE if portable else Portability.LOCAL,
        sensitivity=sensitivity_floor(text),
        origin=origin,
    )


_OPENS = word_set(
    """the a an user user's users team our my their his her its this that these those we i it
    he she they there when if in on at for after before every each all most some"""
)
SUBJECT_WORDS = 3
"""How many opening words name the subject of a statement without an entity."""


def stable_subject(statement: str) -> str:
    """Name what a statement is about, the same way each time (000 §Established facts).

    The first run of capitalized words, a word that only opens the sentence left out,
    or the first three words.
    """
    found = words(statement)
    run: list[str] = []
    last = -1
    for index, word in enumerate(found):
        joined = not run or statement[last : word.start].isspace()
        if joined and _is_entity_word(statement, index):
            run.append(word.text)
            last = word.end
        elif run:
            break
    entity = " ".join(run)
    return (
        entity.removesuffix("'s").removesuffix("’s")
        or " ".join(word.text for word in found[:SUBJECT_WORDS])
        or statement[:80]
    )


def _is_entity_word(statement: str, index: int) -> bool:
    found = words(statement)
    text = found[index].text
    if not text[0].isupper() or text.casefold().replace("’", "'") in _OPENS:
        return False
    if index > 0 or any(c.isupper() or c.isdecimal() for c in text[1:]):
        return True
    # A word that opens the sentence is a name only as part of a longer one.
    return (
        len(found) > 1 and found[1].text[:1].isupper() and (found[1].text.casefold() not in _OPENS)
    )


def with_known_keys(draft: Draft, candidate: Candidate) -> Candidate:
    """File a claim in free words under the keys of a live belief that says the same."""
    marks = frozenset(fingerprints(draft.image.principal, candidate))
    for belief in drafted_nearby(draft, candidate.statement):
        if belief.is_live and _says_it(draft, belief, candidate, marks):
            return replace(
                candidate,
                subject=belief.subject,
                subject_key=belief.subject_key,
                value_key=belief.value_key,
                about=belief.about,
                portability=belief.portability,
                scope=belief.scope,
            )
    return candidate


def _says_it(draft: Draft, belief: Belief, candidate: Candidate, marks: frozenset[str]) -> bool:
    here = belief.scope == candidate.scope or belief.portability is Portability.PORTABLE
    return (
        here
        and belief.polarity is candidate.polarity
        and not marks.isdisjoint(fingerprints(draft.image.principal, belief))
    )
