"""What callers send: every body, checked strictly and refused in one sentence."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal, TypeVar
from uuid import UUID

from pydantic import AfterValidator, AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from mnemic.conversations import SAID_TURNS_MAX
from mnemic.errors import InvalidCommand
from mnemic.memory.model import KEY_LENGTH_MAX
from mnemic.memory.recall.request import ITEMS_DEFAULT, ITEMS_MAX, TOKEN_BUDGET_DEFAULT

TOKEN_BUDGET_MAX = 1_000_000
YEARS = (1900, 2200)
"""The years an instant may lie in; outside of them it is a slip, such as milliseconds."""

FIELD_LENGTH_MAX = 100
"""Longest path of a field that a refusal repeats, in characters."""


def bounded_instant(at: datetime) -> datetime:
    """Bring an instant to UTC; raise `ValueError` for one that is surely a slip."""
    try:
        instant = at.astimezone(UTC)
    except OverflowError:
        instant = datetime.min.replace(tzinfo=UTC)
    if not YEARS[0] <= instant.year <= YEARS[1]:
        raise ValueError(f"it lies outside the years {YEARS[0]} to {YEARS[1]}")
    return instant


Instant = Annotated[AwareDatetime, AfterValidator(bounded_instant)]
Text = Annotated[str, Field(min_length=1)]
Role = Literal["user", "assistant", "system", "tool"]
Scope = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{1,63}$")]
BeliefId = Annotated[str, Field(min_length=8, max_length=40)]
Key = Annotated[str, Field(min_length=1, max_length=KEY_LENGTH_MAX)]
TokenBudget = Annotated[int, Field(ge=1, le=TOKEN_BUDGET_MAX)]
Items = Annotated[int, Field(ge=1, le=ITEMS_MAX)]


class Body(BaseModel):
    """Refuse what is unknown, and convert nothing."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class OpenSessionBody(Body):
    """Open a session in a project scope; none is the general one."""

    project_scope: Scope | None = None
    label: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    at: Instant | None = None


class TurnBody(Body):
    """Append one turn; `at` is when it was said."""

    text: Text
    role: Role = "user"
    at: Instant | None = None


class KeyedTurnBody(TurnBody):
    """Append one turn of a batch; `key` is its own idempotency key."""

    key: Key | None = None


class TurnsBody(Body):
    """Append turns in order; each takes effect once."""

    turns: Annotated[tuple[KeyedTurnBody, ...], Field(min_length=1, max_length=SAID_TURNS_MAX)]


class SnapshotBody(Body):
    """Prime a session with what matters most in its scope."""

    token_budget: TokenBudget = TOKEN_BUDGET_DEFAULT
    max_items: Items = ITEMS_DEFAULT


class TurnRecallBody(Body):
    """Recall for one turn of a session: base, delta and corrections."""

    text: Text
    token_budget: TokenBudget = TOKEN_BUDGET_DEFAULT
    max_items: Items = ITEMS_DEFAULT


class CloseBody(Body):
    """Consolidate a session; `at` is when it ended."""

    at: Instant | None = None


class RecallBody(Body):
    """Ask what is believed; with `session_id`, in that session's scope."""

    question: Text
    session_id: UUID | None = None
    token_budget: TokenBudget = TOKEN_BUDGET_DEFAULT
    project_scope: Scope | None = None
    as_of: Instant | None = None
    believed_at: Instant | None = None
    include_superseded: bool = False
    now: Instant | None = None


class EpisodesBody(Body):
    """Find what was said, in one project's sessions or in one session."""

    question: Text
    project_scope: Scope | None = None
    session_id: UUID | None = None
    limit: Annotated[int, Field(ge=1, le=64)] = 8
    before: Annotated[int, Field(ge=1, le=2**53)] | None = None


class RememberBody(Body):
    """Believe a statement explicitly."""

    statement: Text
    trust: Literal["user", "memory"] = "user"
    project_scope: Scope | None = None
    at: Instant | None = None


class CorrectBody(Body):
    """Replace a belief by what is true instead."""

    statement: Text
    at: Instant | None = None


class EndBody(Body):
    """End a belief; `at` is when the owner said so."""

    at: Instant | None = None


class PlanBody(Body):
    """Ask what forgetting by words would erase."""

    query: Text


class EraseBody(Body):
    """Erase what a plan listed."""

    query: Text
    token: Annotated[str, Field(min_length=1, max_length=200)]
    at: Instant | None = None


B = TypeVar("B", bound=Body)

_MAY_BE_EMPTY = (OpenSessionBody, SnapshotBody, CloseBody, EndBody)


def may_be_empty(kind: type[Body]) -> bool:
    """Tell whether a body of this kind may be left out."""
    return kind in _MAY_BE_EMPTY


def read_body(kind: type[B], document: bytes) -> B:
    """Read a body; raises `InvalidCommand` naming the first field that is wrong."""
    if not document and may_be_empty(kind):
        document = b"{}"
    try:
        return kind.model_validate_json(document)
    except ValidationError as error:
        raise refusal(error.errors(include_url=False, include_input=False)) from None


def refusal(errors: Any) -> InvalidCommand:
    """Say the first of pydantic's errors in one sentence, without the value."""
    first = errors[0]
    places = [str(part) for part in first["loc"] if part not in ("body", "query", "path", "header")]
    return InvalidCommand(_shown(".".join(places)), _SAID.get(first["type"]) or _said(first))


def unknown_field(name: str) -> InvalidCommand:
    """Refuse a field or a parameter that there is not."""
    return InvalidCommand(_shown(name), _SAID["extra_forbidden"])


def _shown(field: str) -> str:
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in field)
    return shown[:FIELD_LENGTH_MAX] or "body"


_SAID = {
    "json_invalid": "it is not JSON",
    "extra_forbidden": "there is no such field",
    "missing": "it is missing",
    "uuid_parsing": "give a whole UUID",
    "datetime_from_date_parsing": "give an ISO 8601 instant, such as 2026-03-02T09:00:00Z",
    "datetime_parsing": "give an ISO 8601 instant, such as 2026-03-02T09:00:00Z",
    "timezone_aware": "give an instant with a time zone, such as …T09:00:00Z",
    "string_pattern_mismatch": "it has not the form that /openapi.json gives it",
    "string_unicode": "it is not valid Unicode",
}


def _said(error: Any) -> str:
    message: str = error["msg"].removeprefix("Value error, ")
    return message[:1].lower() + message[1:]
