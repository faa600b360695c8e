"""What a recall is asked and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from enum import Enum
from uuid import UUID

from msgspec import Struct, structs

from mnemic.errors import InvalidCommand
from mnemic.memory.model import (
    GENERAL_SCOPE,
    TEXT_LENGTH_MAX,
    Belief,
    Moment,
    RecallTrace,
    Sensitivity,
)
from mnemic.memory.recall.tokens import TokenCounter, token_counter

TOKEN_BUDGET_DEFAULT = 1_024
"""Tokens a recall may hand over when the caller names no budget."""

ITEMS_DEFAULT = 8
"""Beliefs a recall may return when the caller names no limit."""

ITEMS_MAX = 256
"""Most beliefs one recall may be asked for."""

Timer = Callable[[], int]
"""A monotonic reading in nanoseconds, given at the edge."""


class Abstention(Enum):
    """Say why a recall returns nothing; never filler instead.

    NOTHING_KNOWN: no belief shares a word with the question, or there is none at all.
    BELOW_BAR: some do, but only in words too weak to answer it. WITHHELD_BY_POLICY: one
    would answer but lies above the sensitivity ceiling. OUT_OF_BUDGET: what was found
    does not fit the token budget. FORGOTTEN: what the question states is a value that
    the owner had erased.
    """

    NOTHING_KNOWN = "nothing_known"
    BELOW_BAR = "below_bar"
    WITHHELD_BY_POLICY = "withheld_by_policy"
    OUT_OF_BUDGET = "out_of_budget"
    FORGOTTEN = "forgotten"


class RecallRequest(Struct, frozen=True):
    """Ask for the beliefs that bear on a question, inside a budget.

    `question` None asks for the core profile: what matters most, with no lexical
    condition. `now` is the turn's instant; `as_of` asks what held at a world instant,
    `believed_at` what was believed at a transaction instant. `token_budget` counts the
    whole text handed over with `tokenizer`, a name of `TOKENIZERS` or a callable.
    `scope` is the session's project scope. `exclude` are beliefs already on the page.
    """

    now: datetime
    question: str | None = None
    scope: str = GENERAL_SCOPE
    session_id: UUID | None = None
    run_id: UUID | None = None
    token_budget: int = TOKEN_BUDGET_DEFAULT
    max_items: int = ITEMS_DEFAULT
    moment: Moment = Moment.IN_TURN
    as_of: datetime | None = None
    believed_at: datetime | None = None
    include_superseded: bool = False
    ceiling: Sensitivity = Sensitivity.SENSITIVE
    min_store_position: int = 0
    exclude: tuple[UUID, ...] = ()
    tokenizer: str | TokenCounter = "estimate"

    @property
    def instant(self) -> datetime:
        """Give the one instant that ages and validity are judged at (000 §Forgetting)."""
        return self.as_of or self.believed_at or self.now


class RecallCounts(Struct, frozen=True):
    """Account for every belief that was considered.

    `considered` is the sum of the others.
    """

    considered: int = 0
    returned: int = 0
    below_bar: int = 0
    outshone: int = 0
    collapsed: int = 0
    over_subject_cap: int = 0
    over_item_limit: int = 0
    reserved_for_durable: int = 0
    dropped_for_budget: int = 0


class RecallResult(Struct, frozen=True):
    """Hand over the rendered block and what stands behind it.

    `text` is empty when nothing is returned. `beliefs` are in rendered order and
    `short_ids` beside them, as they can be cited. `token_count` counts `text`.
    """

    text: str
    beliefs: tuple[Belief, ...]
    short_ids: tuple[str, ...]
    trace: RecallTrace
    counts: RecallCounts
    token_count: int
    abstention: Abstention | None = None

    @property
    def trace_id(self) -> UUID:
        """Name the trace that explains this recall."""
        return self.trace.id


def checked(request: RecallRequest) -> RecallRequest:
    """Check a request and bring its instants to UTC; raise `InvalidCommand`."""
    if request.question is not None:
        _check_question(request.question)
    if request.token_budget < 1:
        raise InvalidCommand("token_budget", "give at least 1 token")
    if not 1 <= request.max_items <= ITEMS_MAX:
        raise InvalidCommand("max_items", f"ask for 1 to {ITEMS_MAX} beliefs")
    if request.min_store_position < 0:
        raise InvalidCommand("min_store_position", "store positions count from 0")
    if not request.scope:
        raise InvalidCommand("scope", "name it; a missing scope never means every scope")
    token_counter(request.tokenizer)
    now = _utc("now", request.now)
    as_of = _past("as_of", request.as_of, now)
    believed_at = _past("believed_at", request.believed_at, now)
    if (now, as_of, believed_at) == (request.now, request.as_of, request.believed_at):
        return request
    return structs.replace(request, now=now, as_of=as_of, believed_at=believed_at)


def _check_question(question: str) -> None:
    if not question.strip():
        raise InvalidCommand("question", "ask something, or leave it out for the core profile")
    if len(question) > TEXT_LENGTH_MAX:
        raise InvalidCommand("question", f"shorten it to {TEXT_LENGTH_MAX} characters")
    if not question.isascii():
        try:
            question.encode("utf-8")
        except UnicodeEncodeError:
            raise InvalidCommand("question", "it is not valid Unicode (a lone surrogate)") from None


def _utc(field: str, at: datetime) -> datetime:
    if at.tzinfo is None:
        raise InvalidCommand(field, "give an instant with a time zone, such as …T09:00:00Z")
    return at.astimezone(UTC)


def _past(field: str, at: datetime | None, now: datetime) -> datetime | None:
    if at is None:
        return None
    instant = _utc(field, at)
    if instant > now:
        raise InvalidCommand(field, "it lies in the future, of which nothing is known yet")
    return instant
