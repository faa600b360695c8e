"""The pydantic models at this edge, and their errors as one sentence each."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Any, Literal, NoReturn, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    ValidationError,
)
from pydantic_core import ErrorDetails

from mnemic.cli.files.source import Source, shown
from mnemic.cli.instants import instant
from mnemic.errors import InvalidCommand
from mnemic.memory import sessions
from mnemic.memory.model import principal

SESSION_NAME_LENGTH_MAX = sessions.LABEL_LENGTH_MAX
"""Longest name of a session in a file, in characters: it becomes the session's label."""

M = TypeVar("M", bound="Strict")


class Strict(BaseModel):
    """Refuse unknown keys and never convert a type."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


def _checked(check: Callable[[str], object]) -> Callable[[str], str]:
    """Use a rule of the core, whose error names the field again, on a field here."""

    def validate(value: str) -> str:
        try:
            check(value)
        except InvalidCommand as error:
            raise ValueError(str(error).removeprefix(f"{error.field}: ")) from None
        return value

    return validate


def _words(value: str) -> str:
    if "\x00" in value:
        raise ValueError("it holds a NUL character; remove it")
    sessions.checked_text("text", value)
    return value


def _session_name(value: str) -> str:
    if not value.strip():
        raise ValueError("name the session")
    if len(value) > SESSION_NAME_LENGTH_MAX:
        raise ValueError(f"shorten it to {SESSION_NAME_LENGTH_MAX} characters")
    if not value.isprintable():
        raise ValueError("use printable characters only")
    return value


Instant = Annotated[datetime, BeforeValidator(instant)]
Words = Annotated[str, AfterValidator(_checked(_words))]
SessionName = Annotated[str, AfterValidator(_session_name)]
Scope = Annotated[str, AfterValidator(_checked(sessions.project_scope))]
PrincipalName = Annotated[str, AfterValidator(_checked(lambda name: principal("tenant", name)))]


class TurnLine(Strict):
    """Read one line of a JSON Lines conversation."""

    session: SessionName
    at: Instant
    role: Literal["user", "assistant", "system", "tool"]
    text: Words
    project_scope: Scope | None = None
    principal: PrincipalName | None = None


class QuestionLine(Strict):
    """Read one line of a questions file."""

    question: Words
    project_scope: Scope | None = None
    at: Instant | None = None
    principal: PrincipalName | None = None


def _parts(value: object) -> object:
    """Take a plain text as its one part, so that errors name no member of a union."""
    return [{"type": "text", "text": value}] if isinstance(value, str) else value


class TextPart(Strict):
    """Read one part of a chat message's content; only text can be remembered."""

    type: Literal["text"]
    text: str


class ChatMessage(Strict):
    """Read one message of a chat-completions list.

    `name`, `tool_calls`, `tool_call_id` and `refusal` belong to the format and are not
    used. `at` is this project's addition.
    """

    role: Literal["user", "assistant", "system", "developer", "tool"]
    content: Annotated[list[TextPart] | None, BeforeValidator(_parts)]
    at: Instant | None = None
    name: str | None = None
    tool_calls: list[Any] | None = None
    tool_call_id: str | None = None
    refusal: str | None = None


def validated(model: type[M], source: Source, line: int, value: object) -> M:
    """Check one decoded value; raise `InvalidFile` for the first thing that is wrong."""
    if not isinstance(value, dict):
        source.refuse(line, "JSON", "it is not an object, such as {…}")
    try:
        return model.model_validate(value)
    except ValidationError as error:
        _refuse_first(model, source, line, error)


def _refuse_first(
    model: type[Strict], source: Source, line: int, error: ValidationError
) -> NoReturn:
    details = error.errors(include_url=False, include_input=False)[0]
    field = shown(_path(details)) or "JSON"
    source.refuse(line, field, _sentence(model, details))


def _path(details: ErrorDetails) -> str:
    path = ""
    for step in details["loc"]:
        if isinstance(step, int):
            path += f"[{step + 1}]"
        else:
            path += f".{step}" if path else step
    return path


def _sentence(model: type[Strict], details: ErrorDetails) -> str:
    """Say what to mend; never the value, which may be somebody's words."""
    kind, context = details["type"], details.get("ctx", {})
    match kind:
        case "missing":
            return "it is missing"
        case "extra_forbidden":
            return f"there is no such key here; use {', '.join(model.model_fields)}"
        case "literal_error":
            return f"use one of {str(context.get('expected', '')).replace(' or ', ', ')}"
        case "string_type":
            return "give a text"
        case "list_type":
            return "give a text, or a list of text parts"
        case "string_unicode":
            return "it is not valid Unicode (a lone surrogate)"
        case "value_error":
            return str(context.get("error", ""))
        case _:
            return "it has the wrong type"
