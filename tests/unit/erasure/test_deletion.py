"""Deleting a session: its words and what rests on them alone go, the rest loses that evidence."""

from __future__ import annotations

from datetime import timedelta
from uuid import UUID

import pytest

from mnemic.errors import NotFound
from mnemic.memory.commands import DeleteSession, ErasureReceipt
from mnemic.memory.model import EventKind
from tests.support.core import START, Core


def delete(core: Core, session_id: UUID) -> ErasureReceipt:
    """Delete a session."""
    reply = core.do(DeleteSession(session_id))
    assert isinstance(reply, ErasureReceipt)
    return reply


def test_a_session_goes_with_its_words_and_the_beliefs_that_rest_on_it() -> None:
    """The log keeps its order, and nothing of the text; the receipt counts."""
    core = Core()
    session = core.talk("I live in Oslo.", "Nice weather today.").session_id
    core.talk("I prefer concise answers.")
    length = len(core.log)
    receipt = delete(core, session)
    assert core.statements() == ["User prefers concise answers."]
    assert "Oslo" not in core.words()
    assert "weather" not in core.words()
    assert len(core.log) == length + 1
    assert session not in core.sessions
    assert all(e.session_id != session for e in core.log.values())
    assert receipt.erased == "session"
    assert receipt.reached == {"sessions": 1, "beliefs": 1, "events": 6, "runs": 1}


def test_a_belief_that_was_told_elsewhere_too_loses_that_evidence_only() -> None:
    """Spans, counts and both instants are those of what is left."""
    core = Core()
    first = core.talk("I live in Oslo.").session_id
    core.wait(days=3)
    second = core.talk("I live in Oslo.").session_id
    assert core.one("Oslo").evidence_count == 2
    receipt = delete(core, first)
    belief = core.one("Oslo")
    assert receipt.reached["evidence"] == 1
    assert belief.evidence_count == belief.corroboration_count == 1
    assert belief.source_session_ids == (second,)
    assert belief.evidence_at == belief.last_evidence_at == START + timedelta(days=3)


def test_the_last_evidence_of_a_belief_may_be_what_goes() -> None:
    """Then it was last supported by what is left, and fades from there."""
    core = Core()
    core.talk("I live in Oslo.")
    core.wait(days=3)
    second = core.talk("I live in Oslo.").session_id
    delete(core, second)
    belief = core.one("Oslo")
    assert belief.last_evidence_at == belief.evidence_at == START


def test_a_value_that_only_the_deleted_words_tell_goes_with_them() -> None:
    """What supported it elsewhere does not say it all."""
    core = Core()
    first = core.talk("I work at Acme Labs as a data engineer.").session_id
    core.wait(days=1)
    core.talk("I work at Acme Labs.")
    delete(core, first)
    assert "engineer" not in core.words()


def test_what_a_deleted_session_replaced_stays_past_and_is_cut_loose() -> None:
    """Deleting is no undoing: nothing that had ended comes back."""
    core = Core()
    core.talk("I live in Oslo.")
    core.wait(days=1)
    moved = core.talk("I live in Bergen.").session_id
    delete(core, moved)
    (past,) = core.beliefs()
    assert not past.is_live
    assert past.superseded_by is None
    assert "Bergen" not in core.words()


def test_no_value_is_forbidden_by_a_deletion() -> None:
    """What the owner says again is believed again."""
    core = Core()
    session = core.talk("I live in Oslo.").session_id
    delete(core, session)
    assert core.image.tombstones() == ()
    core.talk("I live in Oslo.")
    assert core.statements() == ["User lives in Oslo."]


def test_an_open_session_can_be_deleted_before_anything_was_formed() -> None:
    """Nothing is read of it afterwards, and it takes no turns."""
    core = Core()
    session = core.open()
    core.say(session, "I live in Oslo.")
    delete(core, session)
    assert core.image.sessions() == ()
    with pytest.raises(NotFound):
        core.say(session, "Hello?")


def test_a_deletion_leaves_one_event_that_names_what_went() -> None:
    """By identifier; an unknown session is not found, twice deleted neither."""
    core = Core()
    session = core.talk("I live in Oslo.").session_id
    (belief,) = core.live()
    delete(core, session)
    (told,) = core.events(EventKind.FORGOTTEN)
    assert told.refs == (belief.id,)
    with pytest.raises(NotFound):
        delete(core, session)
