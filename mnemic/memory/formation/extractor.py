"""`deterministic-v2`: candidates from what the owner said, by grammar alone.

Only the owner's own turns are evidence (003 §Hard gates, source grounding). A turn is
screened, split into clauses, and every stated clause is read by the grammar; what the
grammar does not know forms nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation import hazards, keys, segments, timephrases
from mnemic.memory.formation.grammar import (
    Claim,
    Mention,
    announces,
    claims_of_clause,
    is_correction,
    plays_a_part,
    quotes,
    slots_of_clause,
)
from mnemic.memory.formation.grammar.assent import offered, says_yes
from mnemic.memory.formation.grammar.forgetting import WH_WORDS, forgetting, named_thing
from mnemic.memory.formation.grammar.leads import drop_trailers
from mnemic.memory.formation.grammar.lexicon import (
    BELIEFS,
    FINANCES,
    HEALTH,
    INTIMATE,
    STATES_SENSITIVE,
)
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.questions import as_somebody, facts_of_question
from mnemic.memory.formation.grammar.wishes import standing
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.segments import Clause, Mood
from mnemic.memory.model import (
    Authority,
    Candidate,
    Channel,
    Derivation,
    Event,
    EventKind,
    EvidenceSpan,
    Polarity,
    Portability,
    Sensitivity,
)
from mnemic.memory.policy import FORMATION_POLICY

ORIGIN = "extractor"
ORIGIN_FORGET = "extractor:forget"
"""The origin of a retraction that also forbids the value: "forget ...", "that's wrong"."""

_OWNER_CHANNELS = frozenset({Channel.DIRECT, Channel.PAIRED_SURFACE})
_PLAIN_WORD = re.compile(r"\w[\w-]*")
_SENSITIVE = HEALTH | BELIEFS | INTIMATE | FINANCES | STATES_SENSITIVE


class Extraction(Struct, frozen=True):
    """Hold what one pass proposes, in the order stated, and what was screened, by reason."""

    candidates: tuple[Candidate, ...]
    screened: dict[str, int]


def extract(events: Sequence[Event], *, scope: str, policy: str = FORMATION_POLICY) -> Extraction:
    """Propose candidates from the owner's turns among `events` (003 §The candidate language)."""
    out: list[Candidate] = []
    screened: dict[str, int] = {}
    offer = ""
    for event in events:
        if event.is_message and event.kind is not EventKind.USER_MESSAGE:
            asked = event.text if event.kind is EventKind.ASSISTANT_MESSAGE else None
            offer = offered(hazards.screen(asked).text) if asked else ""
        if (
            event.kind is not EventKind.USER_MESSAGE
            or event.channel not in _OWNER_CHANNELS
            or not event.text
        ):
            continue
        safe = hazards.screen(event.text)
        for reason, count in safe.counts.items():
            screened[reason] = screened.get(reason, 0) + count
        out += _of_turn(event, safe.text, scope, policy)
        out += _affirmed(event, offer, scope, policy)
        offer = ""
    return Extraction(tuple(out), screened)


def _of_turn(event: Event, text: str, scope: str, policy: str) -> list[Candidate]:
    out: list[Candidate] = []
    seen: set[tuple[str, str]] = set()
    last = Mention()
    correcting = spoken_for = -1
    before: Clause | None = None
    assert event.text is not None
    for clause in segments.segment(text):
        if _is_spoken_for(text, before, clause):
            spoken_for = clause.sentence
        before = clause
        if clause.attributed or clause.mood in _SILENT or clause.sentence == spoken_for:
            continue
        if event.text[clause.start : clause.end] != clause.text:
            continue
        words = drop_trailers(read(clause.text))
        if plays_a_part(words):
            break
        if is_correction(words):
            correcting = clause.sentence
            continue
        wrong = 0 <= clause.sentence - correcting <= 1 and correcting >= 0
        made, last = _of_clause(clause, words, last, policy, correcting=wrong)
        for one in made:
            candidate = _candidate(one, clause, event, scope)
            if candidate is not None and (candidate.subject_key, candidate.statement) not in seen:
                seen.add((candidate.subject_key, candidate.statement))
                out.append(candidate)
    return out


def _is_spoken_for(text: str, before: Clause | None, clause: Clause) -> bool:
    """Tell whether the last clause hands the word to others: "my colleague said: I use Emacs"."""
    if before is None or before.sentence != clause.sentence:
        return False
    gap = text[before.end : clause.start]
    return (":" in gap and quotes(read(before.text))) or (
        before.attributed and announces(read(before.text))
    )


def _affirmed(event: Event, offer: str, scope: str, policy: str) -> list[Candidate]:
    """Take up what the assistant offered to remember when the whole turn is a yes."""
    assert event.text is not None
    if not offer or not says_yes(read(event.text)):
        return []
    words = read(offer)
    span = event.text.strip()
    clause = Clause(text=span, start=0, end=len(span), sentence=0)
    made, _ = claims_of_clause(words, Mention(), policy)
    taken = [_candidate(replace(one, start=0, end=len(span)), clause, event, scope) for one in made]
    return [replace(one, authority=Authority.AFFIRMED) for one in taken if one is not None]


_SILENT = frozenset({Mood.QUOTED, Mood.CODE, Mood.ROLE_PLAY, Mood.IRONIC, Mood.HYPOTHETICAL})
"""Moods in which nothing is told as true."""


def _of_clause(
    clause: Clause, words: Words, last: Mention, policy: str, *, correcting: bool
) -> tuple[tuple[Claim, ...], Mention]:
    if clause.mood in {Mood.STATEMENT, Mood.REQUEST}:
        going = forgetting(words)
        if going is not None:
            return _forgotten(*going, policy), last
        wish = standing(words)
        if wish:
            return wish, last
    somebody = as_somebody(words)
    if somebody:
        words = somebody
    elif clause.mood is Mood.QUESTION:
        words = facts_of_question(words)
    elif clause.mood is not Mood.STATEMENT:
        return (), last
    if not words:
        return (), last
    return claims_of_clause(words, last, policy, correcting=correcting)


def _forgotten(words: Words, start: int, end: int, policy: str) -> tuple[Claim, ...]:
    made, _ = claims_of_clause(words, Mention(), policy)
    if made:
        return tuple(_denied(one, start, end) for one in made if one.polarity is Polarity.ASSERT)
    named = named_thing(words, start=start, end=end)
    if named:
        return named
    if words and words[0].low in WH_WORDS:
        words = words[1:]
    slots = slots_of_clause(words, policy)
    return tuple(replace(_denied(one, start, end), whole=True) for one in slots)


def _denied(one: Claim, start: int, end: int) -> Claim:
    statement = one.statement.removesuffix(".")
    return replace(
        one,
        polarity=Polarity.RETRACT,
        forget=True,
        start=start,
        end=end,
        denies=one.denies or one.statement,
        statement=f"It no longer holds that {statement}.",
    )


def _candidate(one: Claim, clause: Clause, event: Event, scope: str) -> Candidate | None:
    span = clause.text[one.start : one.end].strip()
    if not span or not one.statement:
        return None
    valid_from, valid_to = _held(one, span, event.at)
    value = "" if one.whole else keys.value_key(one.denies or one.statement)
    if not one.whole and one.polarity is Polarity.RETRACT and not value.startswith(keys.NOT):
        value = f"{keys.NOT} {value}".strip()
    return Candidate(
        subject=one.label,
        subject_key=keys.subject_key(one.slot, about=one.about, value=one.value),
        value_key=value,
        statement=one.statement,
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
        sensitivity=_sensitivity(one.statement),
        valid_from=valid_from,
        valid_to=valid_to,
        origin=ORIGIN_FORGET if one.forget else ORIGIN,
    )


def _held(one: Claim, span: str, said_at: datetime) -> tuple[datetime | None, datetime | None]:
    """Say when a claim held (issue: relative time resolves against the turn's own instant)."""
    when = timephrases.resolve(span, said_at)
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
    starts = when.valid_from
    if starts is None or starts > said_at:
        starts = said_at
    return starts, when.valid_to if when.valid_to is None or when.valid_to > said_at else None


def _ahead(until: datetime | None, said_at: datetime) -> datetime | None:
    """Give the end of what lies ahead; a date without a year is the next one."""
    if until is None or until >= said_at:
        return until
    if until.month == 2 and until.day == 29:
        return None
    ahead = until.replace(year=until.year + 1)
    return ahead if ahead >= said_at else None


def _sensitivity(statement: str) -> Sensitivity:
    words = _PLAIN_WORD.findall(statement.lower())
    return Sensitivity.INTERNAL if _SENSITIVE.isdisjoint(words) else Sensitivity.SENSITIVE
