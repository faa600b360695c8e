"""`mnemic memory replay …`: read original words again (000 §Re-derivation)."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING
from uuid import UUID

from msgspec import Struct
from rich.progress import Progress

from mnemic.cli.erasing import session_id_of
from mnemic.cli.loop import complete
from mnemic.cli.memory import Target
from mnemic.cli.places import require_store
from mnemic.cli.screen import Screen, harmless, write_document
from mnemic.cli.wording import counted, said
from mnemic.errors import InvalidInput, NotFound
from mnemic.memory.commands import Consolidated
from mnemic.memory.model import Principal, encode, principal

if TYPE_CHECKING:
    from mnemic.api import PrincipalMemory
    from mnemic.cli.provenance import Provenance
    from mnemic.rederive import Rederived
    from mnemic.rights import ReplayDifference

LABEL_LENGTH_MAX = 100
"""Longest label of a replay of all sessions, in characters."""


class ReplayView(Struct, frozen=True):
    """Show one replay's consolidation record."""

    session_id: UUID
    outcome: str
    run_id: UUID | None
    formed: tuple[UUID, ...]
    changed: tuple[UUID, ...]
    reasons: dict[str, int]
    screened: dict[str, int]


class DifferenceView(Struct, frozen=True):
    """Show what a replay would change; statements of beliefs that would be formed."""

    session_id: UUID
    outcome: str
    reasons: dict[str, int]
    formed: tuple[str, ...]
    changed: tuple[tuple[str, str, str], ...]


class CopyView(Struct, frozen=True):
    """Show how telling everything again came out."""

    acts: int
    unmatched: int
    original_hash: str
    copy_hash: str
    equal: bool


def replay(
    target: Target,
    *,
    session: str | None,
    everything: bool,
    copy: str | None,
    label: str | None,
    dry_run: bool,
    confirmed: bool,
    as_json: bool,
) -> None:
    """Replay one session, or all of them, here or into a copy."""
    if (session is None) is not everything:
        raise InvalidInput("name one session with --session ID, or all of them with --all")
    if copy is not None and not everything:
        raise InvalidInput("--from-scratch-into tells everything: give --all with it")
    if dry_run and (everything or confirmed):
        raise InvalidInput("--dry-run looks at one session and writes nothing: no --confirm")
    session_id = None if session is None else session_id_of(session)
    if not (confirmed or dry_run):
        raise InvalidInput(_says(target, session, copy))
    require_store(target.store)
    if session_id is None and copy is not None:
        _show_copy(complete(lambda: _from_scratch(target, copy)), as_json=as_json)
    elif session_id is None:
        _replay_all(target, label=label, as_json=as_json)
    elif dry_run:
        found = target.write(lambda owner, _: owner.replay_difference(session_id))
        _show_difference(found, as_json=as_json)
    else:
        record = target.write(lambda owner, _: owner.replay(session_id))
        _show_record(record, as_json=as_json)


def _says(target: Target, session: str | None, copy: str | None) -> str:
    if copy is not None:
        what = f"tells everything that {target.whose} was ever told to {copy}, from its first event"
    elif session is None:
        what = f"reads every session of {target.whose} again, in their original order"
    else:
        what = f"reads session {session} of {target.whose} again from its first word"
    return (
        f"this {what}, under the policy of today; what was rejected stays away, beliefs may "
        "form or come into conflict; repeat it with --confirm"
    )


# -- one session -------------------------------------------------------------------------


def _show_record(record: Consolidated, *, as_json: bool) -> None:
    if as_json:
        write_document(encode(_view(record)))
        return
    screen = Screen()
    screen.line(f"session {record.session_id}: {said({}, record.outcome.value)}")
    screen.line(f"run {record.run_id}")
    screen.line(f"formed {len(record.formed)}, changed {len(record.changed)}")
    for reason, count in sorted((*record.reasons.items(), *record.screened.items())):
        screen.line(f"  {count} {said({}, reason)}")


def _view(record: Consolidated) -> ReplayView:
    return ReplayView(
        session_id=record.session_id,
        outcome=record.outcome.value,
        run_id=record.run_id,
        formed=record.formed,
        changed=record.changed,
        reasons=record.reasons,
        screened=record.screened,
    )


def _show_difference(found: ReplayDifference, *, as_json: bool) -> None:
    view = DifferenceView(
        session_id=found.session_id,
        outcome=found.record.outcome.value,
        reasons=found.record.reasons,
        formed=tuple(belief.statement for belief in found.formed),
        changed=tuple(
            (new.short_id, old.status.value, new.status.value) for old, new in found.changed
        ),
    )
    if as_json:
        write_document(encode(view))
        return
    screen = Screen()
    for statement in view.formed:
        screen.line(f"+ {harmless(statement)}")
    for short_id, before, after in view.changed:
        moved = f"{before} to {after}" if before != after else "changed"
        screen.line(f"~ m:{short_id}  {moved}")
    if not view.formed and not view.changed:
        screen.line("a replay would change no belief")
    for reason, count in sorted(view.reasons.items()):
        screen.line(f"  {count} {said({}, reason)}")
    screen.line("nothing was written")


# -- all of them -------------------------------------------------------------------------


def _replay_all(target: Target, *, label: str | None, as_json: bool) -> None:
    """Replay session after session; a label's sessions are replayed once."""
    name = label or f"{datetime.now(UTC):%Y-%m-%d}"
    if not name.isprintable() or len(name) > LABEL_LENGTH_MAX:
        raise InvalidInput(f"label: use at most {LABEL_LENGTH_MAX} printable characters")
    screen = Screen()

    async def work(owner: PrincipalMemory, provenance: Provenance) -> list[Consolidated]:
        del provenance
        sessions = await owner.session_ids()
        if not sessions:
            # A misspelt name would else look like a replay that was done.
            raise NotFound(f"{target.whose} has no session to replay; --principal names another")
        records = []
        with _progress(screen, quiet=as_json) as bar:
            task = bar.add_task("sessions", total=len(sessions))
            for session_id in sessions:
                key = f"replay/{name}/{session_id}"
                records.append(await owner.replay(session_id, key=key))
                bar.advance(task)
        return records

    records = target.write(work)
    if as_json:
        write_document(encode([_view(record) for record in records]))
        return
    formed = sum(len(record.formed) for record in records)
    changed = sum(len(record.changed) for record in records)
    screen.line(
        f"replayed {counted(len(records), 'session')} under the label {harmless(name)}: formed "
        f"{formed}, changed {changed}"
    )
    screen.line("each session is replayed once under a label; --label names another one")


def _progress(screen: Screen, *, quiet: bool) -> Progress:
    return Progress(console=screen.console, disable=quiet or not screen.is_terminal, transient=True)


# -- from scratch ------------------------------------------------------------------------


async def _from_scratch(target: Target, copy: str) -> Rederived:
    from mnemic.rederive import rederive  # noqa: PLC0415

    address, whose = _copy_of(target, copy)
    with _progress(Screen(), quiet=False) as bar:
        task = bar.add_task("acts", total=None)

        def told(total: int) -> None:
            bar.update(task, total=total, advance=1)

        return await rederive(
            target.store, target.whose, address, whose, profile=target.profile, told=told
        )


def _copy_of(target: Target, copy: str) -> tuple[str, Principal]:
    """Read where a copy goes: another store, or another principal of this tenant."""
    if "://" in copy or copy.startswith("embedded:"):
        address, whose = copy, target.whose
    else:
        address, whose = target.store, principal(target.whose.tenant_id, copy)
    if (address, whose) == (target.store, target.whose):
        raise InvalidInput("a copy goes to another principal or another store, not into itself")
    return address, whose


def _show_copy(done: Rederived, *, as_json: bool) -> None:
    view = CopyView(
        acts=done.acts,
        unmatched=done.unmatched,
        original_hash=done.original_hash,
        copy_hash=done.copy_hash,
        equal=done.is_equal,
    )
    if as_json:
        write_document(encode(view))
        return
    screen = Screen()
    screen.line(f"told {counted(view.acts, 'act')} again")
    screen.line(f"original {view.original_hash}")
    screen.line(f"copy     {view.copy_hash}")
    screen.line("both remember the same" if view.equal else "they do not remember the same")
    if view.unmatched:
        screen.line(f"{counted(view.unmatched, 'correction')} had nothing to correct in the copy")
