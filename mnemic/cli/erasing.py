"""`mnemic memory forget --query …` and `mnemic memory erase …`."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import UUID

from msgspec import Struct

from mnemic.cli.loop import complete
from mnemic.cli.memory import Target, at_option
from mnemic.cli.places import database, require_store
from mnemic.cli.screen import Screen, harmless, write_document
from mnemic.cli.wording import counted
from mnemic.errors import InvalidInput, NotFound
from mnemic.memory.commands import ErasureReceipt
from mnemic.memory.model import encode

if TYPE_CHECKING:
    from mnemic.api import PrincipalMemory
    from mnemic.cli.provenance import Provenance
    from mnemic.rights import ForgetPlan
    from mnemic.stores.postgres.compacting import Compaction

KINDS = {
    "beliefs": "belief",
    "episodes": "episode",
    "events": "event",
    "evidence": "other belief's evidence",
    "links": "link",
    "principals": "principal",
    "receipts": "receipt",
    "runs": "consolidation",
    "sessions": "session",
    "tombstones": "mark on a value",
    "traces": "trace",
}
"""What a receipt counts, in words."""


class PlannedView(Struct, frozen=True):
    """Show one belief that would go."""

    id: UUID
    short_id: str
    statement: str
    is_live: bool


class PlanView(Struct, frozen=True):
    """Show what a query would erase, and the token that confirms it."""

    tenant: str
    principal: str
    query: str
    token: str
    store_position: int
    beliefs: tuple[PlannedView, ...]
    reached: dict[str, int]


class ErasureView(Struct, frozen=True):
    """Show an erasure's receipt, and what a compaction did."""

    erased: str
    reached: dict[str, int]
    belief_ids: tuple[UUID, ...] = ()
    compacted: Compacted | None = None


class Compacted(Struct, frozen=True):
    """Show a compaction."""

    tables: int
    bytes_before: int
    bytes_after: int
    is_complete: bool


def session_id_of(text: str) -> UUID:
    """Read a session's id; raises `InvalidInput`."""
    try:
        return UUID(text)
    except ValueError:
        raise InvalidInput(
            "session: give its whole id; `mnemic memory export` lists sessions"
        ) from None


def plan(target: Target, query: str, *, as_json: bool) -> None:
    """Say what forgetting by words would erase."""
    require_store(target.store)
    found = target.write(lambda owner, _: owner.forget_plan(query))
    if as_json:
        write_document(encode(_plan_view(target, found)))
        return
    screen = Screen()
    if not found.reached:
        screen.line("nothing that is remembered or was said holds these words")
        return
    for belief in found.beliefs:
        ended = "" if belief.is_live else "  (no longer believed)"
        screen.line(f"  m:{belief.short_id}  {harmless(belief.statement)}{ended}")
    screen.line(f"this would erase {counts(found.reached)}")
    screen.line(f"to erase it for good, repeat the command with --confirm {found.token}")


def _plan_view(target: Target, found: ForgetPlan) -> PlanView:
    return PlanView(
        tenant=target.whose.tenant_id,
        principal=target.whose.principal_id,
        query=found.query,
        token=found.token,
        store_position=found.store_position,
        beliefs=tuple(PlannedView(b.id, b.short_id, b.statement, b.is_live) for b in found.beliefs),
        reached=found.reached,
    )


def confirm(target: Target, query: str, token: str, *, at: str | None, as_json: bool) -> None:
    """Erase what a plan listed."""
    when = at_option("at", at)
    require_store(target.store)
    receipt = target.write(lambda owner, _: owner.forget_confirm(query, token, at=when))
    _show(receipt, None, as_json=as_json)


def erase(
    target: Target,
    *,
    session: str | None,
    everything: bool,
    whole_tenant: bool,
    compact: bool,
    confirmed: bool,
    as_json: bool,
) -> None:
    """Erase a session, a principal or a tenant, and rewrite the files when asked to."""
    chosen = sum((session is not None, everything, whole_tenant))
    if chosen > 1 or not (chosen or compact):
        raise InvalidInput(
            "name one thing to erase: --session ID, --all (of the principal) or --whole-tenant; "
            "--compact alone rewrites the files"
        )
    session_id = None if session is None else session_id_of(session)
    if not confirmed:
        raise InvalidInput(_says(target, session=session, whole_tenant=whole_tenant, chosen=chosen))
    require_store(target.store)
    receipt = _erased(target, session_id, whole_tenant=whole_tenant) if chosen else None
    compaction = complete(lambda: _compact(target.store)) if compact else None
    _show(receipt, compaction, as_json=as_json)


def _says(target: Target, *, session: str | None, whole_tenant: bool, chosen: int) -> str:
    if session is not None:
        what = f"erases session {session} of {target.whose} with what rests on it alone"
    elif whole_tenant:
        what = f"erases every principal of the tenant {target.whose.tenant_id}"
    elif chosen:
        what = f"erases everything of {target.whose}"
    else:
        what = "writes every table anew while hosts wait"
    return f"this {what}; it cannot be undone, repeat it with --confirm"


def _erased(target: Target, session_id: UUID | None, *, whole_tenant: bool) -> ErasureReceipt:
    if whole_tenant:
        return target.write_all(lambda memory: memory.erase_tenant(target.whose.tenant_id))

    async def work(owner: PrincipalMemory, provenance: Provenance) -> ErasureReceipt:
        del provenance
        if session_id is not None:
            return await owner.delete_session(session_id)
        receipt = await owner.erase()
        if not receipt.reached:
            raise NotFound(f"nothing is kept of {target.whose}; there is nothing to erase")
        return receipt

    return target.write(work)


async def _compact(store: str) -> Compaction:
    from mnemic.stores.postgres.compacting import compact  # noqa: PLC0415

    async with database(store) as place:
        return await compact(place.dsn)


def counts(reached: dict[str, int]) -> str:
    """Say what was reached, the most telling first."""
    return ", ".join(
        counted(number, KINDS.get(kind, kind), _plural(kind))
        for kind, number in sorted(reached.items())
    )


def _plural(kind: str) -> str | None:
    return {"evidence": "other beliefs' evidence", "tombstones": "marks on values"}.get(kind)


def _show(receipt: ErasureReceipt | None, compaction: Compaction | None, *, as_json: bool) -> None:
    compacted = (
        None
        if compaction is None
        else Compacted(
            compaction.tables,
            compaction.bytes_before,
            compaction.bytes_after,
            compaction.is_complete,
        )
    )
    if as_json:
        view = ErasureView(
            erased="nothing" if receipt is None else receipt.erased,
            reached={} if receipt is None else receipt.reached,
            belief_ids=() if receipt is None else receipt.belief_ids,
            compacted=compacted,
        )
        write_document(encode(view))
        return
    screen = Screen()
    if receipt is not None:
        screen.line(f"erased: {counts(receipt.reached) or 'nothing was there'}")
    if compacted is not None:
        sizes = f"{compacted.bytes_before:,} to {compacted.bytes_after:,} bytes"
        screen.line(f"compacted: {counted(compacted.tables, 'table')}, {sizes}")
        if not compacted.is_complete:
            screen.line(
                "not everything was let go: repeat it as a superuser, with no other host at work"
            )
