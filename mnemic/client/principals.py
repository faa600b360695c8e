"""The verbs of a principal, as plans."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from msgspec import Struct

from mnemic.agent import EpisodePage
from mnemic.agent.episodes import EPISODES_DEFAULT
from mnemic.api import ErasureReceipt, Explanation, ForgetPlan, RecallResult, Statement
from mnemic.client.calls import (
    PAGE_ROWS,
    Call,
    Plan,
    asked,
    body,
    instant_text,
    key_of,
    principal_path,
)
from mnemic.client.sessions import SessionPlans
from mnemic.errors import InvalidCommand
from mnemic.memory.changes import BeliefChange, BeliefChanges
from mnemic.memory.commands import Ended, SessionOpened
from mnemic.memory.model import Belief, Principal, Session, Trust
from mnemic.memory.recall.request import TOKEN_BUDGET_DEFAULT
from mnemic.stores.port import PAGE_ROWS_MAX
from mnemic.wire import BeliefHistory, BeliefPage

STEADY_TRIES_MAX = 4
"""Times that beliefs are listed anew because they moved while they were paged through."""


class PrincipalPlans:
    """Tell and ask one principal's memory; the verbs of `api.PrincipalMemory`."""

    def __init__(self, whose: Principal) -> None:
        self.principal = whose

    # -- conversations ---------------------------------------------------------------

    def open_session(
        self,
        *,
        project_scope: str | None = None,
        label: str | None = None,
        at: datetime | None = None,
        key: str | None = None,
    ) -> Plan[SessionPlans]:
        """Open a session; turns said in it are consolidated when it is closed."""
        given = {"project_scope": project_scope, "label": label, "at": at}
        call = self._write(self._at("sessions"), SessionOpened, key, given)
        opened = yield from asked(call, SessionOpened)
        return SessionPlans(self.principal, opened.session_id, opened.scope)

    def session(self, session_id: UUID) -> Plan[SessionPlans]:
        """Take up a session again, open or closed; raises `NotFound`."""
        call = self._read(self._at("sessions", session_id), Session)
        found = yield from asked(call, Session)
        return SessionPlans(self.principal, found.id, found.scope)

    # -- recall ----------------------------------------------------------------------

    def recall(
        self,
        question: str,
        *,
        token_budget: int = TOKEN_BUDGET_DEFAULT,
        project_scope: str | None = None,
        as_of: datetime | None = None,
        believed_at: datetime | None = None,
        include_superseded: bool = False,
        now: datetime | None = None,
    ) -> Plan[RecallResult]:
        """Find what is believed about a question, as one block within `token_budget`."""
        given = {
            "question": question,
            "token_budget": token_budget,
            "project_scope": project_scope,
            "as_of": as_of,
            "believed_at": believed_at,
            "include_superseded": include_superseded,
            "now": now,
        }
        return (yield from asked(self._ask(self._at("recalls"), RecallResult, given), RecallResult))

    def explain(self, trace_id: UUID, belief_ids: Sequence[UUID | str] = ()) -> Plan[Explanation]:
        """Tell why a recall returned each line, and why not the beliefs that are named."""
        query = tuple(("belief", str(belief_id)) for belief_id in belief_ids)
        call = self._read(self._at("traces", trace_id), Explanation, query)
        return (yield from asked(call, Explanation))

    def recall_episodes(
        self,
        question: str,
        *,
        project_scope: str | None = None,
        session_id: UUID | None = None,
        limit: int = EPISODES_DEFAULT,
        before: int | None = None,
    ) -> Plan[EpisodePage]:
        """Find messages that share a word with a question, newest first."""
        given = {
            "question": question,
            "project_scope": project_scope,
            "session_id": session_id,
            "limit": limit,
            "before": before,
        }
        return (
            yield from asked(
                self._ask(self._at("episodes", "search"), EpisodePage, given), EpisodePage
            )
        )

    # -- what is believed ------------------------------------------------------------

    def beliefs(self, *, include_closed: bool = False) -> Plan[tuple[Belief, ...]]:
        """Give what is believed, newest store position first; closed ones on request.

        As it is at one position: what moved while it was paged through is read anew, a
        few times.
        """
        for _ in range(STEADY_TRIES_MAX):
            found, pages = yield from self._beliefs(include_closed=include_closed)
            if pages == 1:
                break
            call = self._read(self._at("beliefs"), BeliefPage, _listing(include_closed, 1, None))
            newest = yield from asked(call, BeliefPage)
            if newest.beliefs[:1] == found[:1]:
                break
        return found

    def _beliefs(self, *, include_closed: bool) -> Plan[tuple[tuple[Belief, ...], int]]:
        found: dict[UUID, Belief] = {}
        pages, cursor = 0, None
        while True:
            call = self._read(
                self._at("beliefs"), BeliefPage, _listing(include_closed, PAGE_ROWS, cursor)
            )
            page = yield from asked(call, BeliefPage)
            found.update((belief.id, belief) for belief in page.beliefs if belief.id not in found)
            pages, cursor = pages + 1, page.next
            if cursor is None:
                return tuple(found.values()), pages

    def belief(self, belief_id: UUID | str) -> Plan[Belief]:
        """Find one belief by its id or an unambiguous start of it; raises `NotFound`."""
        call = self._read(self._at("beliefs", belief_id), Belief)
        return (yield from asked(call, Belief))

    def history(self, belief_id: UUID | str) -> Plan[tuple[Belief, ...]]:
        """Give every version of a belief, oldest first; raises `NotFound`."""
        call = self._read(self._at("beliefs", belief_id, "history"), BeliefHistory)
        return (yield from asked(call, BeliefHistory)).versions

    def changes(
        self, since: int | datetime = 0, *, limit: int = PAGE_ROWS_MAX
    ) -> Plan[BeliefChanges]:
        """Say what happened to beliefs after a position or an instant, oldest first."""
        if isinstance(since, int) and since < 0:
            # In a query it could be taken for an instant.
            raise InvalidCommand("since", "positions count from 0")
        found: list[BeliefChange] = []
        after = instant_text("since", since) if isinstance(since, datetime) else str(since)
        while True:
            rows = min(limit - len(found), PAGE_ROWS) if limit > 0 else limit
            query = (("since", after), ("limit", str(rows)))
            page = yield from asked(
                self._read(self._at("changes"), BeliefChanges, query), BeliefChanges
            )
            found.extend(page.changes)
            if page.is_complete or len(found) >= limit:
                return BeliefChanges(tuple(found), page.through, page.is_complete)
            after = str(page.through)

    def remember(
        self,
        statement: str,
        *,
        trust: Trust = Trust.USER,
        project_scope: str | None = None,
        at: datetime | None = None,
        key: str | None = None,
    ) -> Plan[Statement]:
        """Believe a statement explicitly; it does not decay."""
        given = {
            "statement": statement,
            "trust": trust,
            "project_scope": project_scope,
            "at": at,
        }
        call = self._write(self._at("beliefs"), Statement, key, given)
        return (yield from asked(call, Statement))

    def correct(
        self,
        belief_id: UUID | str,
        statement: str,
        *,
        at: datetime | None = None,
        key: str | None = None,
    ) -> Plan[Statement]:
        """Replace a belief; the old value does not come back on older evidence."""
        given = {"statement": statement, "at": at}
        path = self._at("beliefs", belief_id, "correction")
        return (yield from asked(self._write(path, Statement, key, given), Statement))

    def reject(
        self, belief_id: UUID | str, *, at: datetime | None = None, key: str | None = None
    ) -> Plan[Ended]:
        """End a belief as wrong; its value does not come back on older evidence."""
        path = self._at("beliefs", belief_id, "rejection")
        return (yield from asked(self._write(path, Ended, key, {"at": at}), Ended))

    # -- erasure ---------------------------------------------------------------------

    def forget(
        self, belief_id: UUID | str, *, at: datetime | None = None, key: str | None = None
    ) -> Plan[Ended]:
        """Erase a belief and the words it came from, for good."""
        call = self._erase(self._at("beliefs", belief_id), Ended, at, key)
        return (yield from asked(call, Ended))

    def forget_plan(self, query: str) -> Plan[ForgetPlan]:
        """List what holds every word of a query, in beliefs and in what was said."""
        call = self._ask(self._at("erasures", "plan"), ForgetPlan, {"query": query})
        return (yield from asked(call, ForgetPlan))

    def forget_confirm(
        self, query: str, token: str, *, at: datetime | None = None, key: str | None = None
    ) -> Plan[ErasureReceipt]:
        """Erase what a plan listed, for good; raises `InvalidCommand` when things have moved."""
        given = {"query": query, "token": token, "at": at}
        call = self._write(self._at("erasures"), ErasureReceipt, key, given)
        return (yield from asked(call, ErasureReceipt))

    def delete_session(
        self, session_id: UUID, *, at: datetime | None = None, key: str | None = None
    ) -> Plan[ErasureReceipt]:
        """Erase a session, its words and what rests on them alone; raises `NotFound`."""
        call = self._erase(self._at("sessions", session_id), ErasureReceipt, at, key)
        return (yield from asked(call, ErasureReceipt))

    def erase(self) -> Plan[ErasureReceipt]:
        """Erase everything of this principal, for good."""
        query = (("confirm", self.principal.principal_id),)
        call = Call("DELETE", self._at(), ErasureReceipt, query=query)
        return (yield from asked(call, ErasureReceipt))

    # -- the calls -------------------------------------------------------------------

    def _at(self, *segments: str | UUID) -> str:
        return principal_path(self.principal, *segments)

    def _read(
        self, path: str, answer: type[Struct], query: tuple[tuple[str, str], ...] = ()
    ) -> Call:
        return Call("GET", path, answer, query=query, is_safe=True)

    def _ask(self, path: str, answer: type[Struct], given: dict[str, Any]) -> Call:
        return Call("POST", path, answer, body=body(given), is_safe=True)

    def _write(
        self, path: str, answer: type[Struct], key: str | None, given: dict[str, Any]
    ) -> Call:
        return Call("POST", path, answer, body=body(given), key=key_of(key))

    def _erase(self, path: str, answer: type[Struct], at: datetime | None, key: str | None) -> Call:
        query = () if at is None else (("at", instant_text("at", at)),)
        return Call("DELETE", path, answer, query=query, key=key_of(key))


def _listing(include_closed: bool, rows: int, cursor: str | None) -> tuple[tuple[str, str], ...]:
    query = (("include_closed", str(include_closed).lower()), ("limit", str(rows)))
    return query if cursor is None else (*query, ("cursor", cursor))
