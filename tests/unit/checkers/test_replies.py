"""AnsweredOnce, NoReplyBeforeCommit, AcknowledgedEffects, OneReceiptPerKey."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import pytest

from mnemic.actors.mailbox import Answer, Envelope
from mnemic.errors import MnemicError, NotFound, OutcomeUnknown, StoreUnavailable
from mnemic.evals.checkers import (
    AcknowledgedEffects,
    AnsweredOnce,
    NoReplyBeforeCommit,
    OneReceiptPerKey,
    Violation,
)
from mnemic.memory.commands import Append, Appended, OpenSession, Remembered, SessionOpened
from mnemic.memory.decide import Keyed
from mnemic.memory.model import ChangeSet, Event, Reason, Receipt
from tests.unit.checkers.making import (
    ADA,
    SESSION,
    T0,
    belief,
    event,
    landing,
    record,
    session,
    snapshot,
)


def answered(answer: Answer, text: str = "I live in Seattle.") -> Envelope:
    envelope = Envelope(Keyed(Append(session_id=SESSION, text=text)), number=7, asked=False)
    envelope.reply(answer)
    return envelope


def test_answered_once_accepts_one_answer() -> None:
    """One answer per message is what is promised."""
    checker, envelope = AnsweredOnce(), Envelope(Keyed(OpenSession()), number=7, asked=False)
    checker.accepted(ADA, envelope)
    checker.answered(ADA, envelope)
    checker.closed()


def test_answered_once_refuses_silence_and_a_second_answer() -> None:
    """Silence is seen at the end, a second answer at once."""
    checker, envelope = AnsweredOnce(), Envelope(Keyed(OpenSession()), number=7, asked=False)
    checker.accepted(ADA, envelope)
    with pytest.raises(Violation, match="message 7 was never answered"):
        checker.closed()
    checker.answered(ADA, envelope)
    with pytest.raises(Violation, match="message 7 was not owed an answer"):
        checker.answered(ADA, envelope)


def test_no_reply_before_commit_accepts_what_has_landed() -> None:
    """Replies about landed rows pass, and errors name nothing."""
    checker = NoReplyBeforeCommit()
    checker.claimed(ADA, snapshot())
    changes: dict[str, Any] = {
        "events": (event(1),),
        "sessions": (session(),),
        "beliefs": (belief(1, 1),),
    }
    checker.landed(landing(1, event_seq=1, store_position=1, **changes))
    checker.committed(ADA, epoch=1, version=1, changes=ChangeSet(event_seq=1, store_position=1))
    checker.answered(ADA, answered(Appended(sequence=1)))
    checker.answered(ADA, answered(SessionOpened(session_id=SESSION, scope="general", watermark=0)))
    checker.answered(
        ADA, answered(Remembered(reason=Reason.COMMITTED_DIRECT, belief_id=UUID(int=1)))
    )
    checker.answered(ADA, answered(StoreUnavailable("down")))


def test_no_reply_before_commit_refuses_an_early_reply() -> None:
    """A reply about what has not landed is a lie, whichever kind it is."""
    checker = NoReplyBeforeCommit()
    checker.claimed(ADA, snapshot())
    for reply in (
        Appended(sequence=1),
        SessionOpened(session_id=SESSION, scope="general", watermark=0),
        Remembered(reason=Reason.COMMITTED_DIRECT, belief_id=UUID(int=1)),
    ):
        with pytest.raises(Violation, match="too early"):
            checker.answered(ADA, answered(reply))
    with pytest.raises(Violation, match="version 1 of epoch 1 has not landed"):
        checker.committed(ADA, epoch=1, version=1, changes=ChangeSet(event_seq=0, store_position=0))


def test_acknowledged_effects_accepts_every_honest_fate() -> None:
    """Acknowledged and there; unknown and there or not; refused and not there."""
    checker = AcknowledgedEffects()
    checker.answered(ADA, answered(Appended(sequence=1), "one"))
    checker.answered(ADA, answered(OutcomeUnknown("?"), "two"))
    checker.answered(ADA, answered(OutcomeUnknown("?"), "three"))
    checker.answered(ADA, answered(NotFound("no session"), "four"))
    loaded = snapshot(version=2, event_seq=2)
    checker.recorded(record(loaded, event(1, "one"), event(2, "three")))


@pytest.mark.parametrize(
    ("answer", "events", "what"),
    [
        (Appended(sequence=2), (event(1, "said"),), "event 2 was acknowledged and is lost"),
        (Appended(sequence=1), (event(1, "other"),), "event 1 holds other words"),
        (
            Appended(sequence=1),
            (event(1, "said"), event(2, "said")),
            "one message was written 2 times",
        ),
        (StoreUnavailable("down"), (event(1, "said"),), "a refused message was written"),
    ],
)
def test_acknowledged_effects_refuses_a_lie(
    answer: Appended | MnemicError, events: tuple[Event, ...], what: str
) -> None:
    """Lost, changed, doubled, or written though refused."""
    checker = AcknowledgedEffects()
    checker.answered(ADA, answered(answer, "said"))
    with pytest.raises(Violation, match=what):
        checker.recorded(record(snapshot(event_seq=len(events)), *events))


def test_acknowledged_effects_refuses_two_places_for_one_message() -> None:
    """A repeat under its key gets the first reply."""
    checker = AcknowledgedEffects()
    checker.answered(ADA, answered(Appended(sequence=1), "said"))
    checker.answered(ADA, answered(Appended(sequence=2), "said"))
    with pytest.raises(Violation, match=r"one message got the events \[1, 2\]"):
        checker.recorded(record(snapshot(event_seq=2), event(1, "said"), event(2, "said")))


def _receipt(key: str, version: int) -> Receipt:
    return Receipt(
        key=key, command="Append", digest="d", reply=b"{}", at=T0, version=version, ordinal=0
    )


def test_one_receipt_per_key_accepts_distinct_keys_and_refuses_a_second_effect() -> None:
    """A key that lands in two versions took effect twice."""
    checker = OneReceiptPerKey()
    checker.landed(landing(1, receipts=(_receipt("a", 1), _receipt("b", 1))))
    checker.landed(landing(2, receipts=(_receipt("c", 2),)))
    with pytest.raises(Violation, match="versions 1, 3"):
        checker.landed(landing(3, receipts=(_receipt("a", 3),)))
