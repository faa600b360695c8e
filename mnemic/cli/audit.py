"""`mnemic memory changes` and `mnemic memory verify`."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING
from uuid import UUID

from msgspec import Struct
from rich.text import Text

from mnemic.cli.instants import instant
from mnemic.cli.loop import complete
from mnemic.cli.places import require_store
from mnemic.cli.reading import reader
from mnemic.cli.screen import Screen, harmless, write_document
from mnemic.cli.wording import counted
from mnemic.errors import InvalidCommand, NotFound
from mnemic.memory.changes import BeliefChange, BeliefChanges, ChangeKind
from mnemic.memory.model import BeliefStatus, Principal, encode, principal
from mnemic.stores.address import open_store
from mnemic.stores.changelog import read_changes

if TYPE_CHECKING:
    from mnemic.evals.verification import Verification

EXIT_BROKEN = 1


class ChangeView(Struct, frozen=True):
    """Show one change; `statement` and `status` are what the belief is now.

    Both are None when its content is gone.
    """

    position: int
    kind: ChangeKind
    belief_id: UUID
    by: UUID | None
    at: datetime
    recorded_at: datetime
    session_id: UUID | None
    reason: str | None
    statement: str | None
    status: BeliefStatus | None


class ChangesView(Struct, frozen=True):
    """Show a page of changes, oldest first; go on with `--since` and `through`."""

    tenant: str
    principal: str
    through: int
    is_complete: bool
    counts: dict[str, int]
    changes: tuple[ChangeView, ...]


# -- what changed ------------------------------------------------------------------------


def show_changes(
    store: str, tenant: str, name: str, *, since: str, limit: int, as_json: bool
) -> None:
    """List what happened since a position or an instant."""
    whose, start = principal(tenant, name), _since(since)

    async def work() -> BeliefChanges:
        async with reader(store, whose) as found:
            return await read_changes(
                found.store, whose, since=start, limit=limit, find=found.image.belief
            )

    changes = complete(work)
    if as_json:
        view = ChangesView(
            tenant=whose.tenant_id,
            principal=whose.principal_id,
            through=changes.through,
            is_complete=changes.is_complete,
            counts=changes.counts,
            changes=tuple(_view(change) for change in changes.changes),
        )
        write_document(encode(view))
        return
    _print_changes(Screen(), changes)


def _since(value: str) -> int | datetime:
    if value.isdecimal():
        return int(value)
    try:
        return instant(value)
    except ValueError as error:
        raise InvalidCommand("since", f"give a position or an instant: {error}") from None


def _view(change: BeliefChange) -> ChangeView:
    now = change.belief
    return ChangeView(
        position=change.position,
        kind=change.kind,
        belief_id=change.belief_id,
        by=change.by,
        at=change.at,
        recorded_at=change.recorded_at,
        session_id=change.session_id,
        reason=change.reason,
        statement=None if now is None else now.statement,
        status=None if now is None else now.status,
    )


def _print_changes(screen: Screen, changes: BeliefChanges) -> None:
    for change in changes.changes:
        said = "its words are erased" if change.belief is None else change.belief.statement
        by = "" if change.by is None else f" (m:{change.by.hex[:8]})"
        lead = f"{change.recorded_at:%Y-%m-%d %H:%M}  {change.kind.value:<10}  "
        screen.hanging(
            Text.assemble(lead, (f"m:{change.belief_id.hex[:8]}  ", "cyan")),
            Text(harmless(said) + by, style="dim" if change.belief is None else ""),
        )
    counts = ", ".join(f"{count} {kind}" for kind, count in changes.counts.items())
    screen.line(counts or "nothing has changed")
    more = "" if changes.is_complete else "there is more; "
    screen.line(f"{more}--since {changes.through} goes on from here", style="dim")


# -- whether all is sound -----------------------------------------------------------------


def verify(store: str, tenant: str, name: str, *, everyone: bool, as_json: bool) -> int:
    """Check one principal, or all; status 1 when an invariant is broken."""
    whose = principal(tenant, name)
    require_store(store)
    # The checkers are the evaluations'; nothing else of the command needs them.
    from mnemic.evals.verification import verify as verify_one  # noqa: PLC0415
    from mnemic.evals.verification import verify_all  # noqa: PLC0415

    async def work() -> list[Verification]:
        async with open_store(store) as opened:
            if everyone:
                return [found async for found in verify_all(opened)]
            found = await verify_one(opened, whose)
            if found is None:
                raise NotFound(f"nothing was ever told to {whose}; --all checks everyone")
            return [found]

    found = complete(work)
    if as_json:
        write_document(encode(found if everyone else found[0]))
    else:
        _print_verifications(Screen(), found)
    return EXIT_BROKEN if any(v.findings for v in found) else 0


def _print_verifications(screen: Screen, found: list[Verification]) -> None:
    for one in found:
        mark = ("ok", "green") if one.holds else ("BROKEN", "red")
        whose = harmless(str(Principal(one.tenant, one.principal)))
        held = f"{counted(one.beliefs, 'belief')}, {counted(one.events, 'event')}"
        screen.line(Text.assemble(mark, f"  {whose}  {held}"))
        if one.state_hash is not None:
            screen.line(f"    state {one.state_hash}", style="dim")
            screen.line(f"    rows  {one.row_hash}", style="dim")
        for finding in one.findings:
            screen.line(Text(f"    {finding.checker}: {harmless(finding.what)}"))
    broken = sum(not one.holds for one in found)
    checks = counted(len(found[0].checks), "check") if found else "no check"
    screen.line(f"{counted(len(found), 'principal')}, {checks} each, {broken} broken")
