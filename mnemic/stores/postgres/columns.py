"""Turn a batch of change sets into the arrays that one statement unnests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import Any
from uuid import UUID

from msgspec import Struct

from mnemic.memory.lifecycle.horizons import fade_of
from mnemic.memory.model import (
    Belief,
    ChangeSet,
    ConsolidationRun,
    Event,
    IntegratedEpisode,
    Portability,
    Principal,
    RecallTrace,
    Receipt,
    Session,
    Tombstone,
    encode,
)
from mnemic.memory.recall.lexemes import belief_lexemes
from mnemic.memory.recall.retention import holds_operator_fields
from mnemic.stores.port import Commit
from mnemic.stores.postgres import clocks_sql, sql

LEXEMES_BYTES_MAX = 500_000
"""Most bytes of one belief's lexemes that are indexed; PostgreSQL's own bound is 1 MiB."""

Row = tuple[Any, ...]


class Block(Struct, frozen=True):
    """Describe one table's part of a commit: its SQL, what it writes, and the columns."""

    text: str
    rows: Callable[[ChangeSet], Sequence[Any]]
    columns: Callable[[Any], Row]


class Statement(Struct, frozen=True):
    """Hold a commit's text and its parameters, in order."""

    text: str
    arguments: tuple[list[Any], ...]


def json_text(value: object) -> str:
    """Write a value as it is stored."""
    return encode(value).decode()


def plain(text: str) -> str:
    """Make a promoted text storable: PostgreSQL's `text` has no NUL character.

    Column and parameter are treated alike, and the exact rule is applied to the content.
    """
    return text.replace("\x00", "\ufffd")


def commit_statement(batch: Sequence[Commit]) -> Statement:
    """Write the one statement that commits a batch, which is sorted by principal."""
    number = count(1)
    entries = _transposed(
        (
            entry.principal.tenant_id,
            entry.principal.principal_id,
            entry.epoch,
            entry.version,
            entry.changes.event_seq,
            entry.changes.store_position,
        )
        for entry in batch
    )
    text = [_numbered(sql.COMMIT_FENCE, number, len(entries))]
    arguments = entries
    for block in _BLOCKS:
        columns = _transposed(
            (entry.principal.tenant_id, entry.principal.principal_id, *block.columns(row))
            for entry in batch
            for row in block.rows(entry.changes)
        )
        if columns:
            text.append(_numbered(block.text, number, len(columns)))
            arguments += columns
    text.append(sql.COMMIT_LANDED)
    return Statement(text="".join(text), arguments=tuple(arguments))


def scope_of(principals: Iterable[Principal]) -> tuple[list[str], list[str]]:
    """Give the two arrays that name the principals of a transaction."""
    named = tuple(principals)
    return [p.tenant_id for p in named], [p.principal_id for p in named]


def tsquery(terms: Iterable[tuple[str, ...]]) -> str:
    """Write terms as a `tsquery`: all lexemes of any term. Empty when no term has any."""
    return " | ".join(" & ".join(map(_quoted, term)) for term in terms if term)


def _quoted(lexeme: str) -> str:
    return "'" + plain(lexeme).replace("\\", "\\\\").replace("'", "''") + "'"


def _numbered(text: str, number: count[int], parameters: int) -> str:
    names = (f"${next(number)}" for _ in range(parameters))
    return text.format(*names, passed=sql.PASSED)


def _transposed(rows: Iterable[Row]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def event_row(event: Event) -> Row:
    """Give the columns of an event, its content last."""
    return event.sequence, event.session_id, event.is_message, json_text(event)


def _rewritten(event: Event) -> Row:
    return event.sequence, event.session_id, json_text(event)


def session_row(session: Session) -> Row:
    """Give the columns of a session, its content last."""
    return (
        session.id,
        session.status.value,
        session.last_recorded_at,
        session.snapshot_trace_id,
        session.repass_at,
        json_text(session),
    )


def belief_row(belief: Belief) -> Row:
    """Give the columns of a belief, its content last."""
    return (
        belief.id,
        belief.store_position,
        belief.status.value,
        belief.is_live,
        belief.belief_type.value,
        plain(belief.subject_key),
        plain(belief.scope),
        belief.portability is Portability.PORTABLE,
        belief.sensitivity.rank,
        belief.valid_from,
        belief.valid_to,
        belief.last_evidence_at,
        _lexemes(belief),
        json_text(belief),
    )


def _lexemes(belief: Belief) -> str | None:
    joined = "\n".join(sorted(belief_lexemes(belief.subject, belief.statement)))
    return joined if len(joined.encode()) <= LEXEMES_BYTES_MAX else None


def _erased(row_id: UUID) -> Row:
    return (row_id,)


def _episode(episode: IntegratedEpisode) -> Row:
    first = episode.place[0]
    return episode.id, episode.session_id, first, episode.derivation_key, json_text(episode)


def trace_row(trace: RecallTrace) -> Row:
    """Give the columns of a trace, its content last."""
    return (
        trace.id,
        trace.event_sequence,
        trace.operator_expires_at,
        holds_operator_fields(trace),
        json_text(trace),
    )


def _fading(belief: Belief) -> Row:
    fade = fade_of(belief)
    assert fade is not None
    return belief.id, fade.value, belief.last_evidence_at, belief.updated_at


def _fading_rows(changes: ChangeSet) -> list[Belief]:
    return [belief for belief in changes.beliefs if fade_of(belief) is not None]


def _unfading_rows(changes: ChangeSet) -> list[UUID]:
    ended = [belief.id for belief in changes.beliefs if fade_of(belief) is None]
    return [*ended, *changes.erased_beliefs]


def _run(run: ConsolidationRun) -> Row:
    return run.id, run.session_id, run.through_sequence, run.started_at, json_text(run)


def _tombstone(tombstone: Tombstone) -> Row:
    return tombstone.id, tombstone.belief_id, json_text(tombstone)


def _receipt(receipt: Receipt) -> Row:
    return receipt.key, receipt.version, receipt.ordinal, json_text(receipt)


def _rewritten_receipt(receipt: Receipt) -> Row:
    return receipt.key, json_text(receipt)


_BLOCKS = (
    Block(sql.COMMIT_EVENTS, lambda c: c.events, event_row),
    Block(sql.COMMIT_REWRITTEN, lambda c: c.rewritten_events, _rewritten),
    Block(sql.COMMIT_SESSIONS, lambda c: c.sessions, session_row),
    Block(sql.COMMIT_BELIEFS, lambda c: c.beliefs, belief_row),
    Block(sql.COMMIT_ERASED, lambda c: c.erased_beliefs, _erased),
    Block(clocks_sql.COMMIT_FADING, _fading_rows, _fading),
    Block(clocks_sql.COMMIT_UNFADING, _unfading_rows, _erased),
    Block(sql.COMMIT_EPISODES, lambda c: c.episodes, _episode),
    Block(sql.COMMIT_TRACES, lambda c: c.traces, trace_row),
    Block(sql.COMMIT_RUNS, lambda c: c.runs, _run),
    Block(sql.COMMIT_TOMBSTONES, lambda c: c.tombstones, _tombstone),
    Block(sql.COMMIT_RECEIPTS, lambda c: c.receipts, _receipt),
    Block(sql.COMMIT_ERASED_SESSIONS, lambda c: c.erased_sessions, _erased),
    Block(sql.COMMIT_ERASED_SESSION_EPISODES, lambda c: c.erased_sessions, _erased),
    Block(sql.COMMIT_ERASED_SESSION_RUNS, lambda c: c.erased_sessions, _erased),
    Block(sql.COMMIT_ERASED_EPISODES, lambda c: c.erased_episodes, _erased),
    Block(sql.COMMIT_REWRITTEN_RECEIPTS, lambda c: c.rewritten_receipts, _rewritten_receipt),
)
