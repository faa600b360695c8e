"""From a claim of the grammar to a candidate: its keys, its evidence, when it held."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from msgspec.structs import replace

from mnemic.memory.formation import dating, keys, timephrases
from mnemic.memory.formation.grammar import Claim
from mnemic.memory.formation.grammar.medicines import MEDICINE
from mnemic.memory.formation.segments import Clause
from mnemic.memory.formation.sensitivity import sensitivity_floor
from mnemic.memory.formation.timephrases import Precision, Relation, TimeScope
from mnemic.memory.model import (
    Authority,
    Candidate,
    Derivation,
    Event,
    EvidenceSpan,
    Polarity,
    Portability,
    Sensitivity,
)

ORIGIN = "extractor"
ORIGIN_CORRECT = "extractor:correct"
"""The origin of what is put in place of something wrong: "that's wrong, it is 56"."""

ORIGIN_FORGET = "extractor:forget"
"""The origin of a retraction that also forbids the value: "forget ...", "that's wrong"."""


def candidate_of(
    one: Claim,
    clause: Clause,
    event: Event,
    scope: str,
    *,
    floor: Callable[[str], Sensitivity] = sensitivity_floor,
) -> Candidate | None:
    """Give the candidate that a claim of a clause proposes; None for one that says nothing.

    `floor` tells how closely a statement is held at least.
    """
    span = clause.text[one.start : one.end].strip()
    if not span or not one.statement:
        return None
    when = _ahead_of(one, _told_when(one.statement, span, event.at), event.at)
    valid_from, valid_to = _held(one, when, event.at)
    statement, undated = one.statement, one.statement
    if not one.timeless:
        statement, undated = dating.dated(statement, when, event.at)
    value = "" if one.whole else keys.value_key(one.denies or undated)
    if not one.whole and one.polarity is Polarity.RETRACT and not value.startswith(keys.NOT):
        value = f"{keys.NOT} {value}".strip()
    return Candidate(
        subject=one.label,
        subject_key=keys.subject_key(one.slot, about=one.about, value=one.value),
        value_key=value,
        statement=statement,
        belief_type=one.type,
        claim_kind=one.kind,
        derivation=Derivation.DIRECT,
        longevity=one.longevity,
        authority=Authority.USER,
        source_event_ids=(event.sequence,),
        evidence_spans=(EvidenceSpan(event.sequence, span),),
        evidence_at=event.at,
        scope=scope,
        about=one.about,
        polarity=one.polarity,
        portability=Portability.LOCAL if one.local else Portability.PORTABLE,
        sensitivity=Sensitivity.SENSITIVE if one.slot == MEDICINE else floor(statement),
        valid_from=valid_from,
        valid_to=valid_to,
        origin=ORIGIN_FORGET if one.forget else ORIGIN_CORRECT if one.corrects else ORIGIN,
        denied=one.denies if one.forget and one.denies.startswith("User ") else one.ended,
    )


def _told_when(statement: str, span: str, said_at: datetime) -> TimeScope:
    """Read when a claim held from its own words; what it cites may tell of other things too."""
    cited = timephrases.resolve(span, said_at)
    if cited.relation is Relation.NONE:
        return cited
    own = timephrases.resolve(statement, said_at)
    return cited if own.relation is Relation.NONE else own


def _held(
    one: Claim, when: TimeScope, said_at: datetime
) -> tuple[datetime | None, datetime | None]:
    """Say when a claim held (issue: relative time resolves against the turn's own instant)."""
    if one.timeless:
        return said_at, None
    if one.past:
        return when.valid_from, when.valid_to or said_at
    if one.polarity is Polarity.RETRACT or (one.began and not one.planned):
        # "moved last year", "quit in January": the time is when it began or ended.
        starts = when.valid_from
        return (starts if starts is not None and starts <= said_at else said_at), None
    if one.planned:
        return said_at, _ahead(when.valid_to, said_at)
    starts, until = when.valid_from, when.valid_to
    if starts is None or starts > said_at:
        starts = said_at
    return starts, until if until is None or until > said_at else None


def _ahead_of(one: Claim, when: TimeScope, said_at: datetime) -> TimeScope:
    """Let "has a recital on 14 May" mean the next one: only what is told as past is past."""
    told_past = one.past or one.began or one.polarity is Polarity.RETRACT
    last = when.valid_to
    if last is None or last >= said_at or when.precision is Precision.YEAR:
        return when
    if not one.planned and (told_past or when.relation is not Relation.DURING):
        return when
    return replace(
        when, valid_from=_ahead(when.valid_from, said_at), valid_to=_ahead(last, said_at)
    )


def _ahead(until: datetime | None, said_at: datetime) -> datetime | None:
    """Give the end of what lies ahead; a date without a year is the next one."""
    if until is None or until >= said_at:
        return until
    if until.month == 2 and until.day == 29:
        return None
    ahead = until.replace(year=until.year + 1)
    return ahead if ahead >= said_at else None
