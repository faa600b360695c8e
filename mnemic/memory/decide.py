"""Decide a turn: (image, commands, instant, ids) → one change set and the replies.

Pure: no I/O, no clock. Each command's rule lives in the room that the table below
names; idempotency is here, once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from msgspec import Struct, structs

from mnemic.errors import InvalidCommand, InvalidInput, NotFound
from mnemic.memory import deletion, forgetting, replaying, runs, sessions, traces, usage
from mnemic.memory.commands import (
    Append,
    CarryTombstones,
    CiteRun,
    Command,
    CompleteRun,
    Consolidate,
    Correct,
    Decay,
    DeleteSession,
    ExpireTraces,
    Forget,
    ForgetMatching,
    OpenSession,
    RecordTrace,
    Reject,
    Remember,
    Repass,
    Replay,
    Reply,
    StartRun,
    UpdateWorkingState,
)
from mnemic.memory.draft import Draft, Turn
from mnemic.memory.formation import consolidation, corrections
from mnemic.memory.formation.traces_left import SCRUBBED
from mnemic.memory.image import Image
from mnemic.memory.lifecycle import decay as lifecycle_decay
from mnemic.memory.lifecycle.expiry import and_expire
from mnemic.memory.model import (
    KEY_LENGTH_MAX,
    ChangeSet,
    DecodeError,
    Principal,
    Receipt,
    as_declared,
    decode,
    encode,
)

Handler = Callable[[Draft, Any], Reply]

_HANDLERS: Mapping[type[Struct], Handler] = {
    OpenSession: sessions.open_session,
    Append: sessions.append,
    UpdateWorkingState: sessions.update_working_state,
    Consolidate: and_expire(consolidation.consolidate),
    Repass: and_expire(consolidation.repass),
    Remember: corrections.remember,
    Correct: corrections.correct,
    Reject: corrections.reject,
    Forget: corrections.forget,
    ForgetMatching: forgetting.forget_matching,
    DeleteSession: deletion.delete_session,
    Replay: and_expire(replaying.replay),
    CarryTombstones: replaying.carry_tombstones,
    RecordTrace: traces.record_trace,
    StartRun: runs.start_run,
    CompleteRun: runs.complete_run,
    CiteRun: usage.cite_run,
    Decay: lifecycle_decay.decay,
    ExpireTraces: traces.expire_traces,
}

DomainError = InvalidInput | NotFound
"""What a handler may raise: that command is answered with it, the others go on."""


class Keyed(Struct, frozen=True, gc=False):
    """Pair a command with its idempotency key, if it has one."""

    command: Command
    key: str | None = None


def keyed(command: Command, key: str | None) -> Keyed:
    """Pair a command from outside with its key, every field of its declared type.

    Raises `InvalidCommand` that names the field: an actor would take it for a crash.
    """
    try:
        return as_declared(Keyed(command, key))
    except DecodeError as error:
        expected, _, path = str(error).partition(" - at `$.")
        field = path.rstrip("`").removeprefix("command.")
        raise InvalidCommand(
            "idempotency_key" if field == "key" else field or "command",
            f"{expected[:1].lower()}{expected[1:]}",
        ) from None


class Decision(Struct, frozen=True):
    """Hold one turn's writes and one answer per command, in order.

    `changes` is None when nothing is to be written.
    """

    changes: ChangeSet | None
    answers: tuple[Reply | DomainError, ...]


def is_batchable(command: Command) -> bool:
    """Tell whether queued neighbours of this kind are decided in one turn (design §3)."""
    return isinstance(command, Append)


def decide(
    image: Image,
    commands: Sequence[Keyed],
    turn: Turn,
    *,
    older_receipts: Mapping[str, Receipt] | None = None,
) -> Decision:
    """Decide the commands in order on one draft.

    `older_receipts` are those the caller found in the store for keys that the image
    no longer holds.
    """
    draft = Draft(image, turn, older_receipts=older_receipts)
    answers = tuple(_answer(draft, keyed) for keyed in commands)
    return Decision(changes=draft.build(), answers=answers)


def _answer(draft: Draft, keyed: Keyed) -> Reply | DomainError:
    try:
        if keyed.key is None:
            return _HANDLERS[type(keyed.command)](draft, keyed.command)
        return _once(draft, keyed.command, keyed.key)
    except (InvalidInput, NotFound) as error:
        return error


def _once(draft: Draft, command: Command, key: str) -> Reply:
    if not 0 < len(key) <= KEY_LENGTH_MAX or not key.isprintable():
        raise InvalidCommand("idempotency_key", f"use 1 to {KEY_LENGTH_MAX} printable characters")
    digest = command_digest(draft.image.principal, command)
    receipt = draft.receipt(key)
    if receipt is not None:
        same_kind = receipt.command == type(command).__name__
        if not same_kind or receipt.digest not in (digest, SCRUBBED):
            raise InvalidCommand(
                "idempotency_key", "it was used for another command; choose a new one"
            )
        return decode(Reply, receipt.reply)  # type: ignore[arg-type]
    reply = _HANDLERS[type(command)](draft, command)
    draft.add_receipt(key=key, command=type(command).__name__, digest=digest, reply=encode(reply))
    return reply


def receipt_keys(keyed: Keyed) -> tuple[str, ...]:
    """Name the receipts that would tell a repeat of this command.

    That of its own key, and that of the run it ends or cites: these count once per run.
    """
    given = () if keyed.key is None else (keyed.key,)
    match keyed.command:
        case CompleteRun(run_id=run_id):
            return (*given, runs.completion_key(run_id))
        case CiteRun(run_id=run_id):
            return (*given, usage.receipt_key(run_id))
        case _:
            return given


def command_digest(principal: Principal, command: Command) -> str:
    """Fingerprint a command of one principal; equal commands share it.

    What a provider made of a session is no part of what was asked.
    """
    if isinstance(command, Consolidate) and command.provided is not None:
        command = structs.replace(command, provided=None)
    whose = blake2b(principal.seal, digest_size=32).digest()
    return blake2b(encode(command), key=whose, digest_size=16).hexdigest()
