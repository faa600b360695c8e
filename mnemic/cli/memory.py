"""`mnemic memory …`: look at what is remembered, and correct it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct
from rich.text import Text

from mnemic.cli import render
from mnemic.cli.explaining import show_explanation
from mnemic.cli.instants import instant
from mnemic.cli.loop import complete
from mnemic.cli.overlay import chosen_profile
from mnemic.cli.places import require_store
from mnemic.cli.provenance import Provenance
from mnemic.cli.reading import Reader, belief_ids, reader
from mnemic.cli.screen import Screen, harmless, write_document
from mnemic.cli.views import (
    EndedView,
    ExportedBelief,
    ExportedSession,
    ExportedTombstones,
    ExportHead,
    StatementView,
)
from mnemic.cli.wording import REFUSALS, counted, said
from mnemic.errors import InvalidCommand
from mnemic.memory.commands import Ended
from mnemic.memory.model import Principal, encode, principal

if TYPE_CHECKING:
    from mnemic.api import Memory, PrincipalMemory, Statement

EXPORT_FORMAT = 1
"""The version of the lines that `mnemic memory export` writes."""

T = TypeVar("T")


def at_option(field: str, value: str | None) -> datetime | None:
    """Read an instant given as an option; raises `InvalidCommand` naming it."""
    if value is None:
        return None
    try:
        return instant(value)
    except ValueError as error:
        raise InvalidCommand(field, str(error)) from None


class Target:
    """Name one principal's memory in one store."""

    def __init__(self, store: str, tenant: str, name: str, profiles: str | None = None) -> None:
        self.store = store
        self.whose: Principal = principal(tenant, name)
        self.profile = chosen_profile(profiles)

    def read(self, work: Callable[[Reader], Awaitable[T]]) -> T:
        """Read without claiming the principal."""

        async def reading() -> T:
            async with reader(self.store, self.whose, profile=self.profile) as found:
                return await work(found)

        return complete(reading)

    def write(self, work: Callable[[PrincipalMemory, Provenance], Awaitable[T]]) -> T:
        """Write through the principal's actor."""

        # A read does without the runtime and the grammar, which take a while to load.
        from mnemic.cli.opening import opened  # noqa: PLC0415

        async def writing() -> T:
            async with opened(self.store, self.profile) as memory:
                owner = memory.principal(self.whose.tenant_id, self.whose.principal_id)
                return await work(owner, Provenance(memory.composition.store, self.whose))

        return complete(writing)

    def write_all(self, work: Callable[[Memory], Awaitable[T]]) -> T:
        """Write through the actors of several principals."""
        from mnemic.cli.opening import opened  # noqa: PLC0415

        async def writing() -> T:
            async with opened(self.store, self.profile) as memory:
                return await work(memory)

        return complete(writing)


# -- reading ---------------------------------------------------------------------------


def show_list(target: Target, *, live: bool, closed: bool, as_json: bool) -> None:
    """List beliefs."""
    found = target.read(lambda r: r.list(live=live, closed=closed))
    if as_json:
        write_document(encode(found))
        return
    screen = Screen()
    if not found.beliefs:
        screen.line("nothing is remembered" if live else "nothing past is remembered")
        return
    render.belief_list(screen, found.beliefs)
    screen.line()
    screen.line(f"{counted(len(found.beliefs), 'belief')} of {harmless(str(target.whose))}")


def show_belief(target: Target, belief_id: str, *, as_json: bool) -> None:
    """Show one belief with its evidence."""
    found = target.read(lambda r: r.show(belief_id))
    if as_json:
        write_document(encode(found))
    else:
        render.belief_detail(Screen(), found)


def show_history(target: Target, belief_id: str, *, as_json: bool) -> None:
    """Show the versions of a belief, oldest first."""
    found = target.read(lambda r: r.history(belief_id))
    if as_json:
        write_document(encode(found))
    else:
        render.history(Screen(), found.versions, asked=found.belief_id)


def export(target: Target, *, as_json: bool) -> None:
    """Write sessions, beliefs with evidence, and how many tombstones there are."""
    found = target.read(lambda r: r.export())
    if as_json:
        write_document(encode(found))
        return
    head = ExportHead(EXPORT_FORMAT, found.tenant, found.principal, found.store_position)
    rows: list[Struct] = [head]
    rows += [ExportedSession(session) for session in found.sessions]
    rows += [ExportedBelief(belief) for belief in found.beliefs]
    rows.append(ExportedTombstones(found.tombstones))
    write_document(b"\n".join(encode(row) for row in rows))


def ask(
    target: Target,
    question: str,
    *,
    token_budget: int,
    project_scope: str | None,
    at: str | None,
    as_of: str | None,
    believed_at: str | None,
    include_superseded: bool,
    explained: bool,
    as_json: bool,
) -> None:
    """Recall what bears on a question."""
    now, then = at_option("at", at), at_option("as_of", as_of)
    known = at_option("believed_at", believed_at)
    found = target.read(
        lambda r: r.recall(
            question,
            token_budget=token_budget,
            project_scope=project_scope,
            at=now,
            as_of=then,
            believed_at=known,
            include_superseded=include_superseded,
            explained=explained,
        )
    )
    if as_json:
        write_document(encode(found))
    else:
        screen = Screen()
        render.recall_view(screen, found)
        if found.explanation is not None:
            show_explanation(screen, found.explanation, is_recorded=False)


def explain(target: Target, trace_id: str, belief_ids: list[str], *, as_json: bool) -> None:
    """Explain a recall that an agent made."""
    found = target.read(lambda r: r.explain(trace_id, belief_ids))
    if as_json:
        write_document(encode(found))
    else:
        show_explanation(Screen(), found)


# -- writing ---------------------------------------------------------------------------


def remember(
    target: Target, statement: str, *, project_scope: str | None, at: str | None, as_json: bool
) -> int:
    """Believe a statement explicitly; status 1 when it was refused."""
    when = at_option("at", at)

    async def work(owner: PrincipalMemory, provenance: Provenance) -> StatementView:
        done = await owner.remember(statement, project_scope=project_scope, at=when)
        return await _view(done, provenance)

    return _stated(target.write(work), as_json=as_json)


def correct(
    target: Target, belief_id: str, statement: str, *, at: str | None, as_json: bool
) -> int:
    """Replace a belief; status 1 when the new statement was refused."""
    when = at_option("at", at)
    require_store(target.store)

    async def work(owner: PrincipalMemory, provenance: Provenance) -> StatementView:
        return await _view(await owner.correct(belief_id, statement, at=when), provenance)

    return _stated(target.write(work), as_json=as_json)


def reject(target: Target, belief_id: str, *, at: str | None, as_json: bool) -> None:
    """End a belief as wrong."""
    when = at_option("at", at)
    require_store(target.store)
    ended = target.write(lambda owner, _: owner.reject(belief_id, at=when))
    _ended(ended, "rejected", as_json=as_json)


def forget(target: Target, belief_id: str, *, at: str | None, as_json: bool) -> None:
    """Erase a belief and the words it came from."""
    when = at_option("at", at)
    require_store(target.store)
    ended = target.write(lambda owner, _: owner.forget(belief_id, at=when))
    _ended(ended, "forgotten", as_json=as_json)


async def _view(done: Statement, provenance: Provenance) -> StatementView:
    views = await provenance.views([] if done.belief is None else [done.belief])
    return StatementView(
        reason=done.reason.value,
        belief=views[0] if views else None,
        replaced=done.replaced,
        refused_by=done.refused_by,
    )


def _stated(view: StatementView, *, as_json: bool) -> int:
    if as_json:
        write_document(encode(view))
    elif view.belief is None:
        render.refused(Screen(), 1, said(REFUSALS, view.refused_by or view.reason))
    else:
        screen = Screen()
        render.belief_list(screen, [view.belief])
        if view.replaced:
            screen.line(f"            replaces {belief_ids(view.replaced)}", style="dim")
    return 1 if view.belief is None else 0


def _ended(ended: Ended, how: str, *, as_json: bool) -> None:
    if as_json:
        write_document(encode(EndedView(belief_ids=ended.belief_ids, reached=ended.reached)))
        return
    reached = ", ".join(f"{kind} {count}" for kind, count in sorted(ended.reached.items()))
    Screen().line(
        Text(f"{how}: {belief_ids(ended.belief_ids)}" + (f" ({reached})" if reached else ""))
    )
