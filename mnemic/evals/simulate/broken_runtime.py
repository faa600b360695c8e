"""Runtimes that break a promise."""

from __future__ import annotations

from typing import Any

from mnemic.actors.actor import PrincipalActor
from mnemic.actors.committer import Committer
from mnemic.actors.mailbox import Answer, Envelope, Mailbox
from mnemic.errors import Fenced, MnemicError, OutcomeUnknown
from mnemic.evals.simulate.breaking import Broken, Replace
from mnemic.memory.commands import (
    IDLE_TRIGGER,
    Command,
    Consolidate,
    Decay,
    ExpireTraces,
    RecordTrace,
    Reply,
)
from mnemic.memory.decide import Decision, Keyed, decide
from mnemic.memory.draft import Turn
from mnemic.memory.image import Image
from mnemic.memory.model import Principal
from mnemic.memory.reads import events_needed
from mnemic.stores.in_memory_data import Encoded
from mnemic.stores.port import Commit, CommitResult
from mnemic.supervisor import Supervisor


def reply_before_commit(replace: Replace) -> None:
    """A commit is taken for durable before the store has seen it."""

    async def commit(committer: Committer, commit: Commit) -> CommitResult:
        del committer, commit
        return CommitResult.LANDED

    replace(Committer, "commit", commit)


def applied_before_the_commit_result(replace: Replace) -> None:
    """The image shows a change set while nobody knows whether it was written."""

    async def commit(actor: PrincipalActor, image: Image, decision: Decision) -> None:
        if decision.changes is None:
            return
        counters, runtime = image.counters, actor._runtime
        image.apply(decision.changes, version=counters.version + 1)
        result = await runtime.committer.commit(
            Commit(actor.principal, counters.epoch, counters.version, decision.changes)
        )
        if result is CommitResult.FENCED:
            raise Fenced("taken by another host")

    replace(PrincipalActor, "_commit", commit)


def store_not_asked_whether_it_wrote(replace: Replace) -> None:
    """A commit that crashed is taken for one that wrote nothing."""

    async def unwritten(*_: object) -> bool:
        return True

    replace(PrincipalActor, "_is_unwritten", unwritten)


def trace_committed_out_of_order(replace: Replace) -> None:
    """A recall's trace is committed by whoever recalled, beside the actor's own order."""
    ask = Supervisor.ask

    async def asked(
        host: Supervisor, principal: Principal, command: Command, *, key: str | None = None
    ) -> Reply:
        image = host.active_image(principal)
        if image is None or not isinstance(command, RecordTrace):
            return await ask(host, principal, command, key=key)
        decision = decide(image, [Keyed(command, key)], _turn(host))
        if decision.changes is not None:
            counters = image.counters
            await host._runtime.committer.commit(
                Commit(principal, counters.epoch, counters.version, decision.changes)
            )
        return _answer(decision)

    replace(Supervisor, "ask", asked)


def sweep_writes_behind_the_actor(replace: Replace) -> None:
    """A sweep writes a principal's rows itself."""
    ask = Supervisor.ask

    async def asked(
        host: Supervisor, principal: Principal, command: Command, *, key: str | None = None
    ) -> Reply:
        swept = isinstance(command, Decay | ExpireTraces) or (
            isinstance(command, Consolidate) and command.trigger == IDLE_TRIGGER
        )
        image = host.active_image(principal)
        if not swept or image is None or events_needed(image, command) is not None:
            return await ask(host, principal, command, key=key)
        decision = decide(image, [Keyed(command, key)], _turn(host))
        if decision.changes is not None:
            data = host._runtime.store._inner.data  # type: ignore[attr-defined]
            rows = data.rows[principal]
            rows.absorb(decision.changes, Encoded(decision.changes))
            rows.version -= 1
            data.file(principal, rows, decision.changes)
        return _answer(decision)

    replace(Supervisor, "ask", asked)


def _turn(host: Supervisor) -> Turn:
    runtime = host._runtime
    return Turn(now=runtime.clock.now(), ids=runtime.ids, profile=runtime.profile)


def _answer(decision: Decision) -> Reply:
    (answer,) = decision.answers
    if isinstance(answer, MnemicError):
        raise answer
    return answer


def messages_put_back_lost(replace: Replace) -> None:
    """Of a turn that crashed the messages are dropped, not decided one by one."""
    replace(Mailbox, "put_back", lambda *_: None)


def waiting_messages_dropped_at_the_fence(replace: Replace) -> None:
    """Whoever waits behind a fenced turn is never answered."""
    take_rest = PrincipalActor._take_rest

    def drop(actor: PrincipalActor) -> list[Envelope]:
        take_rest(actor)
        return []

    replace(PrincipalActor, "_take_rest", drop)


def passivated_with_mail(replace: Replace) -> None:
    """A principal that has messages waiting is passivated, and they with it."""

    def passivate(host: Supervisor, principal: Principal) -> bool:
        actor = host._actors.get(principal)
        if actor is None:
            return False
        actor._mailbox._queue.clear()
        return True

    replace(Supervisor, "passivate", passivate)


def cut_off_turn_answered_twice(replace: Replace) -> None:
    """Whoever's turn was cut off is told so, and told so again."""
    answer_all = PrincipalActor._answer_all

    def reply(envelope: Envelope, answer: Answer) -> None:
        envelope._answered, envelope.answer = True, answer
        if envelope._event is not None:
            envelope._event.set()

    def twice(actor: PrincipalActor, batch: list[Envelope], error: MnemicError) -> None:
        answer_all(actor, batch, error)
        if isinstance(error, OutcomeUnknown):
            answer_all(actor, batch, error)

    replace(Envelope, "reply", reply)
    replace(PrincipalActor, "_answer_all", twice)


def drain_drops_what_waits(replace: Replace) -> None:
    """A host that stops lets go of its mailboxes without a word."""

    def silent(actor: PrincipalActor, error: object) -> int:
        del error
        return len(actor._take_rest())

    replace(PrincipalActor, "refuse_all", silent)


def image_forgets_sessions(replace: Replace) -> None:
    """An image does not hear of sessions when two beliefs come along."""
    apply = Image.apply

    def forgetful(image: Image, changes: Any, *, version: int) -> None:
        known = dict(image._sessions)
        apply(image, changes, version=version)
        if changes.beliefs:
            image._sessions = known

    replace(Image, "apply", forgetful)


BROKEN = (
    Broken(reply_before_commit, ("no_reply_before_commit", "acknowledged_effects")),
    Broken(applied_before_the_commit_result, ("image_equals_reload",)),
    Broken(store_not_asked_whether_it_wrote, ("keyed_effects",)),
    Broken(trace_committed_out_of_order, ("keyed_effects",)),
    Broken(sweep_writes_behind_the_actor, ("image_equals_reload",)),
    Broken(messages_put_back_lost, ("answered_once",)),
    Broken(waiting_messages_dropped_at_the_fence, ("answered_once",)),
    Broken(passivated_with_mail, ("answered_once",)),
    Broken(cut_off_turn_answered_twice, ("answered_once",)),
    Broken(drain_drops_what_waits, ("answered_once",)),
    Broken(image_forgets_sessions, ("image_equals_reload",)),
)
"""Every broken runtime, in the order they are told."""
