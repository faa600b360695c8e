"""KeyedEffects, NoForeignWords, and what every checker makes of an erasure or a lost host."""

from __future__ import annotations

from uuid import UUID

import pytest
from msgspec.structs import replace

from mnemic.actors.mailbox import Answer, Envelope
from mnemic.errors import OutcomeUnknown, StoreUnavailable
from mnemic.evals.checkers import (
    AcknowledgedEffects,
    AnsweredOnce,
    GaplessOrder,
    ImageEqualsReload,
    KeyedEffects,
    MonotoneWatermarks,
    NoForeignWords,
    NothingRejectedLives,
    OneReceiptPerKey,
    Violation,
)
from mnemic.memory.commands import Append, Appended
from mnemic.memory.decide import Keyed
from mnemic.memory.model import Counters, Event, Principal, Receipt, encode
from tests.unit.checkers.making import (
    ADA,
    SESSION,
    T0,
    at,
    belief,
    event,
    landing,
    record,
    session,
    snapshot,
)

BOB = Principal("acme", "bob")
ERASED = Counters(epoch=2, version=2)


def _envelope(answer: Answer = None, *, key: str = "k") -> Envelope:
    command = Append(session_id=SESSION, text="I live in Seattle.")
    envelope = Envelope(Keyed(command, key), number=7, asked=False)
    if answer is not None:
        envelope.reply(answer)
    return envelope


def _receipt(sequence: int, *, key: str = "k", version: int = 1) -> Receipt:
    reply = encode(Appended(sequence))
    return Receipt(
        key=key, command="Append", digest="d", reply=reply, at=T0, version=version, ordinal=0
    )


def test_a_key_is_told_what_landed_under_it() -> None:
    """However often it is asked for; and its receipt is there at the end."""
    checker = KeyedEffects()
    checker.landed(landing(1, event_seq=1, events=(event(1),), receipts=(_receipt(1),)))
    for _ in range(2):
        checker.answered(ADA, _envelope(Appended(1)))
    checker.recorded(record(snapshot(version=1, event_seq=1, receipts=(_receipt(1),)), event(1)))
    checker.closed()


def test_an_acknowledgement_of_what_never_landed_is_seen() -> None:
    """Nothing landed, or something else did."""
    checker = KeyedEffects()
    with pytest.raises(Violation, match="key k was acknowledged and nothing like it landed"):
        checker.answered(ADA, _envelope(Appended(1)))
    checker.landed(landing(1, event_seq=1, events=(event(1),), receipts=(_receipt(1),)))
    with pytest.raises(Violation, match="nothing like it landed"):
        checker.answered(ADA, _envelope(Appended(2)))


def test_a_refused_key_that_landed_is_seen_and_an_unknown_one_is_not() -> None:
    """A refusal says that nothing was written; an unknown outcome says nothing."""
    for answer, is_seen in ((StoreUnavailable("down"), True), (OutcomeUnknown("?"), False)):
        checker = KeyedEffects()
        checker.answered(ADA, _envelope(answer))
        checker.landed(landing(1, event_seq=1, events=(event(1),), receipts=(_receipt(1),)))
        if is_seen:
            with pytest.raises(Violation, match="key k was refused and took effect 1 times"):
                checker.closed()
        else:
            checker.closed()


def test_a_receipt_that_is_gone_or_other_at_the_end_is_seen() -> None:
    """Each in its own words."""
    checker = KeyedEffects()
    checker.landed(landing(1, receipts=(_receipt(1),)))
    with pytest.raises(Violation, match="the receipt of key k landed and is lost"):
        checker.recorded(record(snapshot(version=1)))
    with pytest.raises(Violation, match="is not the one that landed"):
        checker.recorded(record(snapshot(version=1, receipts=(_receipt(2),))))
    with pytest.raises(Violation, match="the receipt of key x is there and never landed"):
        checker.recorded(record(snapshot(version=1, receipts=(_receipt(1), _receipt(1, key="x")))))


def test_an_erasure_takes_receipts_with_it_and_a_key_may_take_effect_anew() -> None:
    """The control: without an erasure the second effect is a second one."""
    checkers = (KeyedEffects(), OneReceiptPerKey())
    for checker in checkers:
        checker.landed(landing(1, receipts=(_receipt(1),)))
        with pytest.raises(Violation):
            checker.landed(landing(2, receipts=(_receipt(1, version=2),)))
        checker.erased(ADA, ERASED)
        checker.landed(landing(3, receipts=(_receipt(1, version=3),)))


def test_a_message_that_went_down_with_its_host_is_owed_no_answer() -> None:
    """Its sender does not know; it may stand in the store or not."""
    answers, effects = AnsweredOnce(), AcknowledgedEffects()
    envelope = _envelope()
    answers.accepted(ADA, envelope)
    for checker in (answers, effects):
        checker.lost(ADA, envelope)
    answers.closed()
    effects.recorded(record(snapshot(event_seq=1), event(1)))
    with pytest.raises(Violation, match="message 7 was lost and not owed an answer"):
        answers.lost(ADA, envelope)


def test_words_from_before_an_erasure_are_not_missed() -> None:
    """The control: without the erasure the acknowledged event is lost."""
    for is_erased in (False, True):
        checker = AcknowledgedEffects()
        checker.landed(landing(1, event_seq=1, events=(event(1),)))
        checker.answered(ADA, _envelope(Appended(1)))
        if is_erased:
            checker.erased(ADA, ERASED)
            checker.recorded(record(snapshot()))
        else:
            with pytest.raises(Violation, match="event 1 was acknowledged and is lost"):
                checker.recorded(record(snapshot()))


def test_counting_begins_anew_after_an_erasure_and_the_version_goes_on() -> None:
    """One version for the erasure itself, no gap before or after."""
    checker = GaplessOrder()
    checker.landed(landing(1, event_seq=1, events=(event(1),)))
    checker.erased(ADA, ERASED)
    checker.landed(landing(3, epoch=3, event_seq=1, events=(event(1),)))
    with pytest.raises(Violation, match="version 9 follows 3"):
        checker.erased(ADA, Counters(epoch=4, version=9))


def test_an_event_recorded_before_the_one_before_it_is_seen() -> None:
    """Instants rise with the order, or stay."""

    def recorded(sequence: int, seconds: int) -> Event:
        return replace(event(sequence), recorded_at=at(seconds))

    checker = GaplessOrder()
    checker.landed(landing(1, event_seq=1, events=(recorded(1, 5),)))
    checker.landed(landing(2, event_seq=2, events=(recorded(2, 5),)))
    with pytest.raises(Violation, match="event 3 was recorded before the one before"):
        checker.landed(landing(3, event_seq=3, events=(recorded(3, 4),)))


def test_an_erased_principal_has_no_watermarks_and_its_beliefs_stay_gone() -> None:
    """What comes back under its old identifier is what was erased."""
    watermarks, corrections = MonotoneWatermarks(), NothingRejectedLives()
    watermarks.landed(landing(1, store_position=4, sessions=(session(formed_through=0),)))
    watermarks.erased(ADA, ERASED)
    watermarks.landed(landing(3, store_position=1))
    corrections.landed(landing(1, store_position=1, beliefs=(belief(1, 1),)))
    corrections.erased(ADA, ERASED)
    corrections.landed(landing(3, store_position=1, beliefs=(belief(2, 1),)))
    with pytest.raises(Violation, match=f"{UUID(int=1)} was erased and is there again"):
        corrections.landed(landing(4, store_position=2, beliefs=(belief(1, 2),)))


def test_an_image_may_be_behind_the_store_and_never_ahead() -> None:
    """Behind: another host took the principal. At the same place: the same in every part."""
    checker = ImageEqualsReload()
    checker.glimpsed(snapshot(epoch=1, version=1), snapshot(epoch=2, version=3))
    checker.glimpsed(snapshot(version=2), snapshot(version=2))
    for ahead in (snapshot(version=3), snapshot(epoch=2, version=2)):
        with pytest.raises(Violation, match="the image is at version"):
            checker.glimpsed(ahead, snapshot(version=2))
    with pytest.raises(Violation, match="the image's beliefs differ"):
        checker.glimpsed(
            snapshot(version=2, store_position=1, beliefs=(belief(1, 1),)),
            snapshot(version=2, store_position=1),
        )


def test_words_of_another_principal_are_seen_wherever_they_stand() -> None:
    """In what lands, in what lies there, in what is read; in any case of letters."""
    checker = NoForeignWords({ADA: ("Seattle",), BOB: ("Lisbon",)})
    checker.landed(landing(1, event_seq=1, events=(event(1),)))
    checker.read(ADA, "User lives in Seattle.")
    foreign = event(1, "I live in LISBON.")
    with pytest.raises(Violation, match="words of another principal"):
        checker.landed(landing(1, event_seq=1, events=(foreign,)))
    with pytest.raises(Violation, match="words of another principal"):
        checker.recorded(record(snapshot(event_seq=1), foreign))
    with pytest.raises(Violation, match="acme/bob"):
        checker.read(BOB, "User lives in Seattle.")
