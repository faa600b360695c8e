"""Answer one tool call: check it, key it, send the verb, say whatever goes wrong."""

from __future__ import annotations

from collections.abc import Mapping
from uuid import uuid4

from msgspec import Struct

from mnemic.actors import log
from mnemic.errors import InvalidInput, MnemicError, NotFound, TooLarge
from mnemic.tools.calls import TURN_CHARS_MAX, Call, ObserveCall, read_call
from mnemic.tools.entries import TOOLS, ToolEntry
from mnemic.tools.refusals import FAILED_INSIDE, NOT_ALLOWED, refusal
from mnemic.verbs import PrincipalVerbs


class Access(Struct, frozen=True):
    """Say whose memory a call is about and what it may do there, beside reading.

    `turn_characters` is the longest text of a turn that it may hand over.
    """

    owner: PrincipalVerbs
    may_write: bool = True
    may_erase: bool = True
    turn_characters: int = TURN_CHARS_MAX

    def may(self, entry: ToolEntry) -> bool:
        """Tell whether a tool may be called."""
        return (self.may_write or not entry.writes) and (self.may_erase or not entry.erases)

    def tools(self) -> tuple[ToolEntry, ...]:
        """Give the tools that may be called."""
        return tuple(entry for entry in TOOLS.values() if self.may(entry))


class Called(Struct, frozen=True):
    """Answer a call: `text` for a model, `content` for a program; None after an error.

    `is_mendable` says that the caller can do better with other arguments.
    """

    text: str
    content: Struct | None = None
    is_mendable: bool = False


async def answer_call(
    access: Access, entry: ToolEntry, arguments: Mapping[str, object] | None
) -> Called:
    """Answer one call of a tool; an error is an answer too, in two lines with a next step."""
    key: str | None = None
    try:
        if not access.may(entry):
            return Called(NOT_ALLOWED)
        call = read_call(entry.call, arguments)
        _check_turns(call, access.turn_characters)
        call, key = _keyed(call)
        answer = await entry.handler(access.owner, call)
    except (InvalidInput, NotFound) as error:
        return Called(refusal(error, key=key), is_mendable=True)
    except MnemicError as error:
        return Called(refusal(error, key=key))
    except Exception as error:
        log.request_failed(f"tool {entry.name}", error)
        return Called(FAILED_INSIDE)
    return Called(answer.text, answer.content)


def _keyed(call: Call) -> tuple[Call, str | None]:
    """Give a call that writes an idempotency key of its own, unless it came with one."""
    if "key" not in type(call).model_fields:
        return call, None
    key: str = getattr(call, "key", None) or uuid4().hex
    return call.model_copy(update={"key": key}), key


def _check_turns(call: Call, bound: int) -> None:
    if not isinstance(call, ObserveCall):
        return
    for index, turn in enumerate(call.turns):
        if len(turn.text) > bound:
            raise TooLarge(f"turns.{index}.text: one turn may have {bound} characters; split it")
