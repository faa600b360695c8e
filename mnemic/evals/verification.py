"""Check a principal as it lies in a store: every invariant, and the hash of its state."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec import Struct

from mnemic.errors import CorruptPrincipal
from mnemic.evals.checkers.checker import Checker, Record
from mnemic.evals.checkers.links import SymmetricLinks
from mnemic.evals.checkers.spans import EvidencePresent
from mnemic.evals.checkers.stored import (
    ImageEqualsRebuild,
    NothingForbiddenLives,
    StoredOrder,
    StoredSessions,
)
from mnemic.evals.checkers.violation import Violation
from mnemic.evals.checkers.witness import read_record
from mnemic.memory.digest import STATE_HASH_VERSION, row_hash, state_hash
from mnemic.memory.model import Principal
from mnemic.stores.port import Store

STORED_CHECKERS: tuple[type[Checker], ...] = (
    StoredOrder,
    StoredSessions,
    SymmetricLinks,
    EvidencePresent,
    NothingForbiddenLives,
    ImageEqualsRebuild,
)
"""What is checked of rows alone; the store's own indexes are checked beside these."""

INDEXES = "indexes_equal_rebuild"
READABLE = "rows_readable"

PRINCIPALS_PAGE = 200
"""Principals that are listed at once."""


class Finding(Struct, frozen=True):
    """Name a broken invariant, in identifiers and numbers."""

    checker: str
    what: str


class Verification(Struct, frozen=True):
    """Say what was checked of one principal, and what was found.

    The hashes are None where the rows do not even decode.
    """

    tenant: str
    principal: str
    state_hash: str | None
    row_hash: str | None
    state_hash_version: str
    events: int
    beliefs: int
    live: int
    tombstones: int
    checks: tuple[str, ...]
    findings: tuple[Finding, ...]

    @property
    def holds(self) -> bool:
        """Tell whether every invariant held."""
        return not self.findings


async def verify(store: Store, principal: Principal) -> Verification | None:
    """Read a principal without claiming it and check it; None for an unknown one."""
    checks = (*(c.name for c in STORED_CHECKERS), INDEXES, READABLE)
    try:
        record = await read_record(store, principal, None)
        if record is None:
            return None
        findings = [found for make in STORED_CHECKERS for found in _findings(make(), record)]
        findings += [Finding(INDEXES, fault) for fault in await store.index_faults(principal)]
    except CorruptPrincipal as error:
        return _unreadable(principal, checks, str(error))
    loaded = record.loaded
    return Verification(
        tenant=principal.tenant_id,
        principal=principal.principal_id,
        state_hash=state_hash(loaded, record.events),
        row_hash=row_hash(loaded, record.events),
        state_hash_version=STATE_HASH_VERSION,
        events=len(record.events),
        beliefs=len(loaded.beliefs),
        live=sum(belief.is_live for belief in loaded.beliefs),
        tombstones=len(loaded.tombstones),
        checks=checks,
        findings=tuple(findings),
    )


async def verify_all(store: Store, *, tenant_id: str | None = None) -> AsyncIterator[Verification]:
    """Check every principal of a store, or of one tenant, in name order."""
    after: Principal | None = None
    while True:
        page = await store.principals(tenant_id=tenant_id, after=after, limit=PRINCIPALS_PAGE)
        for principal in page:
            verification = await verify(store, principal)
            if verification is not None:
                yield verification
        if len(page) < PRINCIPALS_PAGE:
            return
        after = page[-1]


def _findings(checker: Checker, record: Record) -> list[Finding]:
    try:
        checker.recorded(record)
    except Violation as violation:
        return [Finding(violation.checker, violation.what)]
    return []


def _unreadable(principal: Principal, checks: tuple[str, ...], what: str) -> Verification:
    return Verification(
        tenant=principal.tenant_id,
        principal=principal.principal_id,
        state_hash=None,
        row_hash=None,
        state_hash_version=STATE_HASH_VERSION,
        events=0,
        beliefs=0,
        live=0,
        tombstones=0,
        checks=checks,
        findings=(Finding(READABLE, what),),
    )
