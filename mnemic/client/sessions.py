"""The verbs of a session, as plans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from msgspec import Struct

from mnemic.client.calls import PAGE_ROWS, Call, Plan, asked, body, key_of, principal_path
from mnemic.client.replies import error_of
from mnemic.conversations import SAID_TURNS_MAX, TURNS_DEFAULT, Consolidation, Said
from mnemic.errors import InvalidCommand, MnemicError
from mnemic.memory.commands import Appended
from mnemic.memory.model import Event, Principal
from mnemic.memory.recall import RecallResult, TurnRecall
from mnemic.memory.recall.request import ITEMS_DEFAULT, TOKEN_BUDGET_DEFAULT
from mnemic.stores.port import PAGE_ROWS_MAX
from mnemic.wire import ConsolidationState, ConsolidationStatus, TurnPage, TurnsAppended

BATCH_CHARACTERS_MAX = 500_000
"""Most text of one batch, in characters: well below the body that a host takes."""

WAIT_S = 20
"""Time a host is asked to wait for a consolidation before it answers that it goes on."""


class SessionPlans:
    """Say turns in one session and close it; the verbs of `api.SessionMemory`."""

    def __init__(self, whose: Principal, session_id: UUID, scope: str) -> None:
        self.principal = whose
        self.id = session_id
        self.scope = scope
        self._primed: RecallResult | None = None

    def say(
        self,
        text: str,
        *,
        role: str = "user",
        at: datetime | None = None,
        key: str | None = None,
    ) -> Plan[int]:
        """Append one turn and wait until it is durable; return its event sequence."""
        call = self._write(self._at("turns"), Appended, key, text=text, role=role, at=at)
        return (yield from asked(call, Appended)).sequence

    def say_all(self, turns: Sequence[Said]) -> Plan[tuple[int, ...]]:
        """Append turns in order, most of them in one commit; return their event sequences.

        At most `SAID_TURNS_MAX`. Each turn's own key makes it safe to send them all again
        after an error.
        """
        if len(turns) > SAID_TURNS_MAX:
            raise InvalidCommand("turns", f"say at most {SAID_TURNS_MAX} at once")
        sequences: list[int] = []
        for batch in _batches(turns):
            given = [_turn(turn) for turn in batch]
            call = self._write(self._at("turns", "batch"), TurnsAppended, None, turns=given)
            sequences.extend((yield from asked(call, TurnsAppended)).sequences)
        return tuple(sequences)

    def turns(self, *, limit: int = TURNS_DEFAULT) -> Plan[tuple[Event, ...]]:
        """Give the newest turns of the session, oldest first, closed or not."""
        if not 1 <= limit <= PAGE_ROWS_MAX:
            raise InvalidCommand("limit", f"ask for 1 to {PAGE_ROWS_MAX} turns")
        found: list[Event] = []
        cursor: str | None = None
        while True:
            rows = str(min(limit - len(found), PAGE_ROWS))
            on = () if cursor is None else (("cursor", cursor),)
            query = (("newest_first", "true"), ("limit", rows), *on)
            call = Call("GET", self._at("turns"), TurnPage, query=query, is_safe=True)
            page = yield from asked(call, TurnPage)
            found.extend(page.turns)
            cursor = page.next
            if cursor is None or len(found) >= limit:
                return tuple(reversed(found))

    def recall(
        self,
        question: str,
        *,
        token_budget: int = TOKEN_BUDGET_DEFAULT,
        now: datetime | None = None,
    ) -> Plan[RecallResult]:
        """Recall in this session's project scope."""
        given = body(
            {
                "question": question,
                "session_id": self.id,
                "token_budget": token_budget,
                "now": now,
            }
        )
        path = principal_path(self.principal, "recalls")
        call = Call("POST", path, RecallResult, body=given, is_safe=True)
        return (yield from asked(call, RecallResult))

    def snapshot(
        self, *, token_budget: int = TOKEN_BUDGET_DEFAULT, max_items: int = ITEMS_DEFAULT
    ) -> Plan[RecallResult]:
        """Prime the session with what matters most in its scope; give the frozen block.

        The first call decides; each further one gives the same bytes.
        """
        if self._primed is None:
            given = body({"token_budget": token_budget, "max_items": max_items})
            path = self._at("snapshot")
            call = Call("POST", path, RecallResult, body=given, is_safe=True)
            self._primed = yield from asked(call, RecallResult)
        return self._primed

    def turn_recall(
        self,
        text: str,
        *,
        token_budget: int = TOKEN_BUDGET_DEFAULT,
        max_items: int = ITEMS_DEFAULT,
    ) -> Plan[TurnRecall]:
        """Recall for one turn: what bears on it, what changed since, what no longer holds."""
        given = body({"text": text, "token_budget": token_budget, "max_items": max_items})
        call = Call("POST", self._at("turn-recalls"), TurnRecall, body=given, is_safe=True)
        return (yield from asked(call, TurnRecall))

    def close(self, *, at: datetime | None = None, key: str | None = None) -> Plan[Consolidation]:
        """Consolidate what was said and close the session."""
        return (yield from self._consolidated("close", at, key))

    def consolidate(
        self, *, at: datetime | None = None, key: str | None = None
    ) -> Plan[Consolidation]:
        """Consolidate what was said so far and leave the session open."""
        return (yield from self._consolidated("consolidation", at, key))

    def _consolidated(self, what: str, at: datetime | None, key: str | None) -> Plan[Consolidation]:
        call = Call(
            "POST",
            self._at(what),
            ConsolidationStatus,
            query=(("wait", f"{WAIT_S}s"),),
            body=body({"at": at}),
            key=key_of(key),
        )
        while True:
            # The same request joins the same work; once that has ended, its key knows how.
            status = yield from asked(call, ConsolidationStatus)
            if status.problem is not None:
                raise error_of(status.problem)
            if status.result is not None:
                return status.result
            if status.state is not ConsolidationState.RUNNING:
                raise MnemicError(
                    f"the host knows only that session {self.id} is {status.state.value}"
                )

    def _at(self, *segments: str) -> str:
        return principal_path(self.principal, "sessions", self.id, *segments)

    def _write(self, path: str, answer: type[Struct], key: str | None, **given: Any) -> Call:
        return Call("POST", path, answer, body=body(given), key=key_of(key))


def _turn(turn: Said) -> dict[str, object]:
    given = {"text": turn.text, "key": turn.key, "role": turn.role, "at": turn.at}
    return {name: value for name, value in given.items() if value is not None}


def _batches(turns: Sequence[Said]) -> Iterator[list[Said]]:
    batch: list[Said] = []
    characters = 0
    for turn in turns:
        if batch and characters + len(turn.text) > BATCH_CHARACTERS_MAX:
            yield batch
            batch, characters = [], 0
        batch.append(turn)
        characters += len(turn.text)
    if batch:
        yield batch
