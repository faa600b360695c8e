"""Conversations, the claims over them, and the judge that local validation is to such a claim."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from mnemic.evals.judging import proposer_over
from mnemic.memory.formation.provided.proposals import Proposer
from mnemic.memory.formation.provided.wire import WireClaim, WireEvidence
from mnemic.memory.model import (
    ClaimKind,
    Derivation,
    Polarity,
)


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
    turns = enumerate(conversation.turns, 1)
    return proposer_over({n: turn.text for n, turn in turns if turn.role == "user"})


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
