"""Conversations, the claims over them, and the judge that local validation is to such a claim."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

import msgspec
from msgspec import Struct

from mnemic.memory.formation.extractor import extract_contained
from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.formation.provided.proposals import Proposer
from mnemic.memory.formation.provided.sources import source_of
from mnemic.memory.formation.provided.wire import WireClaim, WireEvidence
from mnemic.memory.model import (
    GENERAL_SCOPE,
    ClaimKind,
    Derivation,
    Event,
    EventKind,
    Polarity,
)
from mnemic.memory.policy import RICH_POLICY

_AT = datetime(2026, 3, 2, 9, tzinfo=UTC)
_SESSION = UUID(int=1)
_KINDS = {"user": EventKind.USER_MESSAGE, "assistant": EventKind.ASSISTANT_MESSAGE}


class Spoken(Struct, frozen=True, forbid_unknown_fields=True):
    """Hold one message: `role` is user or assistant."""

    role: str
    text: str


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """Hold a claim: what it says, by which words of which user turn, and whether they carry it.

    `why` says in few words what is wrong with one that is not carried, or how one is told.
    """

    turn: int
    quote: str
    claim_kind: ClaimKind
    statement: str
    carried: bool
    why: str = ""


class Conversation(Struct, frozen=True, forbid_unknown_fields=True):
    """Hold the messages of a conversation, in order, and the claims over it."""

    id: str
    turns: tuple[Spoken, ...]
    claims: tuple[Said, ...]


def claims_path() -> Path:
    """Give where the claims lie that the shipped weights were learned from."""
    return Path(__file__).with_name("claims.jsonl")


def conversations(path: Path) -> tuple[Conversation, ...]:
    """Read conversations, one JSON object per line; a malformed one raises msgspec's error."""
    lines = path.read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=Conversation) for line in lines if line.strip())


def judge_of(conversation: Conversation) -> Proposer:
    """Stand ready to judge claims over a conversation; turn n is event n + 1."""
    events = {
        n: Event(n, _KINDS[turn.role], at=_AT, recorded_at=_AT, session_id=_SESSION, text=turn.text)
        for n, turn in enumerate(conversation.turns, 1)
    }
    owned = {n: event for n, event in events.items() if event.kind is EventKind.USER_MESSAGE}
    read = extract_contained(tuple(owned.values()), scope=GENERAL_SCOPE, policy=RICH_POLICY)
    return Proposer(
        session_id=_SESSION,
        scope=GENERAL_SCOPE,
        grammar=RICH_POLICY,
        sources={n: source for n, event in owned.items() if (source := source_of(event))},
        grounds=Grounds(events, session_id=_SESSION),
        read=read.candidates,
    )


def wire_of(said: Said) -> WireClaim:
    """Word a claim as a provider does."""
    return WireClaim(
        claim_kind=said.claim_kind,
        derivation=Derivation.DIRECT,
        polarity=Polarity.ASSERT,
        subject="",
        statement=said.statement,
        evidence=(WireEvidence(said.turn + 1, said.quote),),
    )
