"""What an agent may pass to each tool: checked here, before anything is done.

The field descriptions are read by the agent's model. Every text and list has a bound.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from typing import Annotated, Any, Literal, TypeVar
from uuid import UUID

from pydantic import (
    AwareDatetime,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
    model_validator,
)

from mnemic.errors import InvalidCommand

QUESTION_CHARS_MAX = 4_000
"""Longest question, in characters."""

STATEMENT_CHARS_MAX = 2_000
"""Longest statement that `remember` and `correct` take, in characters."""

TURN_CHARS_MAX = 200_000
"""Longest text of one turn that `observe` takes, in characters."""

TURNS_MAX = 64
"""Most turns of one `observe`."""

CALL_CHARS_MAX = 1_000_000
"""Longest text of all the turns of one `observe` together, in characters."""

TOKEN_BUDGET_MAX = 16_384
"""Most tokens that one recall may hand over."""

PAGE_MAX = 100
"""Most entries of one page of beliefs, changes or messages."""

PAGE_DEFAULT = 25

KEY_CHARS_MAX = 150
"""Longest idempotency key: what is added to it for each turn must fit beside it."""

EXPLAINED_MAX = 32
"""Most beliefs that `explain` is asked about by name."""


def _bare_id(value: object) -> object:
    """Take a belief's id as it is shown and cited: `[m:1a2b3c4d]`."""
    return value.strip().removeprefix("[").removesuffix("]") if isinstance(value, str) else value


def _iso(value: object) -> object:
    """Refuse a bare number, which would be read as seconds since 1970."""
    if isinstance(value, datetime) or (isinstance(value, str) and _DATE.match(value)):
        return value
    raise ValueError("give an ISO 8601 instant with a zone, such as 2026-03-02T09:00:00Z")


def _since(value: object) -> object:
    """Tell a position from an instant, also when it comes as text."""
    if isinstance(value, str) and value.isdecimal():
        return int(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return _iso(value)


_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
Instant = Annotated[AwareDatetime, BeforeValidator(_iso)]
BeliefId = Annotated[
    str,
    BeforeValidator(_bare_id),
    Field(
        max_length=40, description="A belief's id as it was shown, such as m:1a2b3c4d, or whole."
    ),
]
Scope = Annotated[
    str | None,
    Field(
        description="The project this belongs to, such as orbit-app: lowercase letters, digits "
        "and hyphens. Leave it out for what is about the user in general.",
    ),
]
Key = Annotated[
    str | None,
    Field(
        min_length=1,
        max_length=KEY_CHARS_MAX,
        description="An idempotency key. Leave it out; give the one that an error names when "
        "the error says to repeat the call with it.",
    ),
]
Question = Annotated[
    str,
    Field(min_length=1, max_length=QUESTION_CHARS_MAX, description="A question in plain words."),
]
Words = Annotated[
    str,
    Field(
        min_length=1,
        max_length=STATEMENT_CHARS_MAX,
        description="One short statement in the user's own terms, such as: I live in Oslo.",
    ),
]


class Call(BaseModel):
    """Be the arguments of one tool; an unknown one is refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


C = TypeVar("C", bound=Call)


class RecallCall(Call):
    """Ask what is believed."""

    question: Question
    project_scope: Scope = None
    token_budget: Annotated[
        int,
        Field(ge=32, le=TOKEN_BUDGET_MAX, description="Most tokens of the returned block."),
    ] = 1_024
    as_of: Annotated[
        Instant | None,
        Field(description="Ask what held in the world at this instant (ISO 8601 with a zone)."),
    ] = None
    believed_at: Annotated[
        Instant | None,
        Field(description="Ask what was believed at this instant (ISO 8601 with a zone)."),
    ] = None
    include_superseded: Annotated[
        bool, Field(description="Show also what was replaced by something newer.")
    ] = False


class RememberCall(Call):
    """Name what to believe."""

    statement: Words
    trust: Annotated[
        Literal["user", "memory"],
        Field(
            description="user only when the statement is in the user's own words; memory when "
            "you concluded it."
        ),
    ] = "memory"
    project_scope: Scope = None
    key: Key = None


class TurnGiven(Call):
    """Be one turn of a conversation."""

    role: Annotated[
        Literal["user", "assistant", "system", "tool"], Field(description="Who said it.")
    ]
    text: Annotated[
        str,
        Field(min_length=1, max_length=TURN_CHARS_MAX, description="What was said, word for word."),
    ]
    at: Annotated[
        Instant | None,
        Field(description="When it was said (ISO 8601 with a zone); now when it is left out."),
    ] = None


class ObserveCall(Call):
    """Append turns to a session."""

    turns: Annotated[
        list[TurnGiven],
        Field(min_length=1, max_length=TURNS_MAX, description="The turns, in their order."),
    ]
    session_id: Annotated[
        UUID | None,
        Field(description="The session that an earlier observe opened; leave it out to open one."),
    ] = None
    project_scope: Scope = None
    key: Key = None

    @model_validator(mode="after")
    def _within_bounds(self) -> ObserveCall:
        if sum(len(turn.text) for turn in self.turns) > CALL_CHARS_MAX:
            raise ValueError(f"split them: at most {CALL_CHARS_MAX} characters in one call")
        if self.session_id is not None and self.project_scope is not None:
            raise ValueError(
                "a session has its project_scope from when it was opened: leave it out"
            )
        return self


class CorrectCall(Call):
    """Replace a belief."""

    belief_id: BeliefId
    statement: Words
    key: Key = None


class RejectCall(Call):
    """End a belief as wrong."""

    belief_id: BeliefId
    key: Key = None


class ForgetCall(Call):
    """Plan an erasure, or confirm the one that was planned."""

    query: Annotated[
        str | None,
        Field(
            min_length=1,
            max_length=200,
            description="Words that what is to be forgotten holds, all of them.",
        ),
    ] = None
    belief_id: BeliefId | None = None
    token: Annotated[
        str | None,
        Field(
            min_length=1,
            max_length=100,
            description="The token of the plan that the user agreed to; leave it out to plan.",
        ),
    ] = None
    key: Key = None

    @model_validator(mode="after")
    def _names_one_thing(self) -> ForgetCall:
        if (self.query is None) == (self.belief_id is None):
            raise ValueError("give either query or belief_id")
        return self


class ListBeliefsCall(Call):
    """Page through what is believed."""

    include_closed: Annotated[
        bool, Field(description="List also what is not believed any more.")
    ] = False
    limit: Annotated[int, Field(ge=1, le=PAGE_MAX)] = PAGE_DEFAULT
    before: Annotated[
        int | None,
        Field(ge=1, description="Go on with older ones: the before of the last answer."),
    ] = None


class HistoryCall(Call):
    """Follow a belief through its versions."""

    belief_id: BeliefId


class ExplainCall(Call):
    """Ask why a recall returned what it did."""

    trace_id: Annotated[UUID, Field(description="The trace_id of a recall's answer.")]
    belief_ids: Annotated[
        list[BeliefId],
        Field(max_length=EXPLAINED_MAX, description="Beliefs to account for, also absent ones."),
    ] = []


class RecallEpisodesCall(Call):
    """Ask what was said."""

    question: Question
    project_scope: Scope = None
    session_id: Annotated[UUID | None, Field(description="Search this session alone.")] = None
    limit: Annotated[int, Field(ge=1, le=64)] = 8
    before: Annotated[
        int | None,
        Field(ge=1, description="Go on with older messages: the before of the last answer."),
    ] = None


class WhatChangedCall(Call):
    """Ask what happened to beliefs."""

    since: Annotated[
        int | datetime,
        BeforeValidator(_since),
        Field(
            description="The through of an earlier answer, or an instant (ISO 8601 with a zone); "
            "0 for everything."
        ),
    ] = 0
    limit: Annotated[int, Field(ge=1, le=PAGE_MAX)] = PAGE_DEFAULT


class CloseSessionCall(Call):
    """Consolidate a session."""

    session_id: Annotated[UUID, Field(description="The session that observe opened.")]
    key: Key = None


def read_call(kind: type[C], arguments: Mapping[str, object] | None) -> C:
    """Check the arguments of a call; raise `InvalidCommand` that names the first wrong one.

    The message never holds what was passed.
    """
    try:
        return kind.model_validate(dict(arguments or {}))
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        path = ".".join(str(part) for part in first["loc"]) or "arguments"
        raise InvalidCommand(path, _sentence(first["msg"])) from None


@cache
def input_schema(kind: type[Call]) -> dict[str, Any]:
    """Give the JSON schema of a call, without titles that repeat the names.

    A model reads it with every request: what says nothing costs tokens.
    """
    schema: dict[str, Any] = _untitled(kind.model_json_schema())
    return schema


def _untitled(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_untitled(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        name: _untitled(part)
        for name, part in schema.items()
        if not (name == "title" and isinstance(part, str))
    }


def _sentence(message: str) -> str:
    said = message.removeprefix("Value error, ")
    return said[:1].lower() + said[1:]
