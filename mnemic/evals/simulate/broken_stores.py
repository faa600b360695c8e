"""Stores that break a promise."""

from __future__ import annotations

from collections.abc import Sequence

from anyio.lowlevel import checkpoint
from msgspec import structs

from mnemic.evals.simulate.breaking import Broken, Replace
from mnemic.evals.verification import INDEXES
from mnemic.memory.image import Image
from mnemic.memory.model import ChangeSet, Principal, Snapshot
from mnemic.stores.in_memory import InMemoryStore, load_rows
from mnemic.stores.in_memory_data import Encoded, InMemoryData, Rows
from mnemic.stores.port import Commit, CommitResult


def fence_ignored(replace: Replace) -> None:
    """A commit is written whatever epoch and version it names."""

    def passed(store: InMemoryStore, entry: Commit) -> Rows | None:
        return store.data.rows.get(entry.principal)

    replace(InMemoryStore, "_passed", passed)
    replace(Rows, "check", lambda *_: None)


def version_not_bumped(replace: Replace) -> None:
    """A commit leaves the version where it was."""
    absorb = Rows.absorb

    def absorbed(rows: Rows, changes: ChangeSet, encoded: Encoded) -> None:
        absorb(rows, changes, encoded)
        rows.version -= 1

    replace(Rows, "absorb", absorbed)


def epoch_not_raised_on_claim(replace: Replace) -> None:
    """A second activation gets the epoch of the first."""
    row_of = InMemoryData.row_of

    def lowered(data: InMemoryData, principal: Principal) -> Rows:
        rows = row_of(data, principal)
        rows.epoch = max(0, rows.epoch - 1)
        return rows

    replace(InMemoryData, "row_of", lowered)


def batch_partially_landed(replace: Replace) -> None:
    """Of a batch only the first principal is written, and all are told it was."""
    commit = InMemoryStore.commit

    async def partly(store: InMemoryStore, batch: Sequence[Commit]) -> tuple[CommitResult, ...]:
        first, *others = await commit(store, batch[:1])
        return (first, *others, *(CommitResult.LANDED for _ in batch[1:]))

    replace(InMemoryStore, "commit", partly)


def rows_partially_landed(replace: Replace) -> None:
    """A change set with a consolidation is written without its beliefs."""
    absorb = Rows.absorb

    def torn(rows: Rows, changes: ChangeSet, encoded: Encoded) -> None:
        if encoded.runs:
            encoded.beliefs = {}
        absorb(rows, changes, encoded)

    replace(Rows, "absorb", torn)


def tenant_forgotten(replace: Replace) -> None:
    """Principals of one name share their rows, whatever their tenant."""
    row_of = InMemoryData.row_of

    def mixed_up(data: InMemoryData, principal: Principal) -> Rows:
        for other, rows in data.rows.items():
            if other.principal_id == principal.principal_id:
                return data.rows.setdefault(principal, rows)
        return row_of(data, principal)

    replace(InMemoryData, "row_of", mixed_up)


def erased_principal_resurrected(replace: Replace) -> None:
    """An erasure leaves the principal's rows where they were."""
    erase = InMemoryData.erase

    def kept(data: InMemoryData, principal: Principal) -> dict[str, int]:
        old = data.rows.get(principal)
        reached = erase(data, principal)
        if old is not None:
            new = data.rows[principal]
            old.epoch, old.version = new.epoch, new.version
            data.rows[principal] = old
        return reached

    replace(InMemoryData, "erase", kept)


def forgotten_beliefs_kept(replace: Replace) -> None:
    """What was forgotten stays in the table of beliefs."""
    erase = Rows._erase

    def kept(rows: Rows, changes: ChangeSet, encoded: Encoded) -> None:
        beliefs = dict(rows.beliefs)
        erase(rows, changes, encoded)
        rows.beliefs = beliefs

    replace(Rows, "_erase", kept)


def erased_words_kept(replace: Replace) -> None:
    """An event whose words were erased keeps them."""
    erase = Rows._erase

    def kept(rows: Rows, changes: ChangeSet, encoded: Encoded) -> None:
        events = list(rows.events)
        erase(rows, changes, encoded)
        rows.events = events

    replace(Rows, "_erase", kept)


def receipts_lost_on_load(replace: Replace) -> None:
    """An activation is not told of the receipts that are there."""

    async def claim(store: InMemoryStore, principal: Principal) -> Snapshot:
        await checkpoint()
        rows = store.data.row_of(principal)
        rows.epoch += 1
        return structs.replace(load_rows(principal, rows), receipts=())

    replace(InMemoryStore, "claim", claim)
    replace(Rows, "check", lambda *_: None)


def indexes_not_kept(replace: Replace) -> None:
    """What lies beside the rows for the sweeps is not brought up to date."""
    replace(InMemoryData, "file", lambda *_: None)


def image_forgets_tombstones(replace: Replace) -> None:
    """An image does not give back the marks it holds."""
    snapshot = Image.snapshot

    def forgetful(image: Image) -> Snapshot:
        return structs.replace(snapshot(image), tombstones=())

    replace(Image, "snapshot", forgetful)


BROKEN = (
    Broken(fence_ignored, ("one_epoch_per_version",)),
    Broken(version_not_bumped, ("gapless_order",)),
    Broken(epoch_not_raised_on_claim, ("one_epoch_per_version",)),
    Broken(batch_partially_landed, ("no_reply_before_commit",)),
    Broken(rows_partially_landed, ("sequential_reference", "image_equals_reload")),
    Broken(tenant_forgotten, ("no_foreign_words",)),
    Broken(erased_principal_resurrected, ("keyed_effects",)),
    Broken(forgotten_beliefs_kept, ("nothing_forbidden_lives", "nothing_rejected_lives")),
    Broken(erased_words_kept, ("sequential_reference",)),
    Broken(receipts_lost_on_load, ("one_receipt_per_key",)),
    Broken(indexes_not_kept, (INDEXES,)),
    Broken(image_forgets_tombstones, ("image_equals_rebuild",)),
)
"""Every broken store and image, in the order they are told."""
