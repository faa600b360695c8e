"""The composition of all checkers: it collects, it raises when asked, it digests."""

from __future__ import annotations

import pytest

from mnemic.actors.mailbox import Envelope
from mnemic.evals.checkers import CHECKERS, CheckingObserver, Violation
from mnemic.memory.commands import OpenSession
from mnemic.memory.decide import Keyed
from tests.unit.checkers.making import ADA, event, landing, snapshot


def test_every_checker_has_a_name_of_its_own() -> None:
    """A violation can be traced to its checker."""
    assert len({checker.name for checker in CHECKERS}) == len(CHECKERS)


def test_a_violation_waits_until_it_is_asked_for() -> None:
    """Raised inside a turn it would pass for a crash."""
    observer = CheckingObserver()
    observer.check()
    observer.landed(landing(2))
    with pytest.raises(Violation, match="gapless_order: acme/ada: version 2 follows 0"):
        observer.check()


def test_the_digest_tells_runs_apart_by_content_and_by_order() -> None:
    """Equal steps give equal digests, other steps or another order other ones."""
    envelope = Envelope(Keyed(OpenSession()), number=1, asked=False)

    def digest(*texts: str, late: bool = False) -> str:
        observer = CheckingObserver(())
        if not late:
            observer.accepted(ADA, envelope)
        observer.claimed(ADA, snapshot())
        for text in texts:
            observer.landed(landing(1, event_seq=1, events=(event(1, text),)))
        if late:
            observer.accepted(ADA, envelope)
        return observer.digest

    assert digest("one") == digest("one")
    assert len({digest("one"), digest("two"), digest("one", late=True), digest()}) == 4
