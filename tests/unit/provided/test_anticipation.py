"""Call 2: causally blinded; a prediction names one memory and copies it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from mnemic.memory.formation.provided import anticipation, integration, wire
from mnemic.memory.formation.provided.anticipation import (
    CUE_BYTES_MAX,
    MEMORIES_CONSIDERED_MAX,
    MEMORIES_MAX,
    PREDICTIONS_MAX,
    AnticipationReply,
    Prediction,
)
from mnemic.memory.formation.provided.pipeline import FormationView
from mnemic.memory.formation.provided.planning import plan
from mnemic.memory.model import (
    Belief,
    BeliefStatus,
    Channel,
    Event,
    EventKind,
    Portability,
    Sensitivity,
)
from tests.support.formation_views import OTHER_SESSION, believed, said, told, view

Document = dict[str, Any]

OSLO = believed("User lives in Oslo.", position=1)
PIANO = believed("User is restoring a piano.", position=2)


def payload_of(given: FormationView, *, segment: int = 0) -> Document:
    """Give the payload of a segment's anticipation, told as one episode."""
    episodes = integration.fallback(plan(given.events)[segment])
    document: Document = json.loads(anticipation.request(anticipation.cue(given, episodes)).payload)
    return document


def statements(given: FormationView) -> list[str]:
    """Give the memories that are sent, in order."""
    return [memory["statement"] for memory in payload_of(given)["memories"]]


def read(*predictions: Document, beliefs: tuple[Belief, ...] = (OSLO, PIANO)) -> object:
    """Read an answer of these predictions about one cued episode."""
    given = view(*told("I sanded the lid."), beliefs=beliefs)
    known = anticipation.cue(given, integration.fallback(plan(given.events)[0]))
    reply = wire.read(json.dumps({"predictions": predictions}), AnticipationReply)
    return None if reply is None else anticipation.read(known, reply)


def predicted(statement: str, memory: Belief | str | None, *, episode: int = 0) -> Document:
    """Word a prediction."""
    named = str(memory.id) if isinstance(memory, Belief) else memory
    return {"episode": episode, "statement": statement, "memory_id": named}


@pytest.mark.gate("gate.memory.anticipation_blinded")
def test_the_cue_is_what_the_user_said_before_and_nothing_else() -> None:
    """The session's consolidated turns count; the assistant's words and the evidence do not."""
    earlier = (
        said(1, "I bought a piano."),
        said(2, "How lovely.", kind=EventKind.ASSISTANT_MESSAGE),
        said(3, "Fwd: piano sale", channel=Channel.GMAIL_READ),
        said(7, "Another session's words.", session_id=OTHER_SESSION),
    )
    evidence = (said(8, "I sanded the lid."), said(9, "It shines."))
    assert payload_of(view(*evidence, earlier=earlier, beliefs=(OSLO,))) == {
        "cues": [{"episode": 0, "evidence_begins_at": 8}],
        "prefix": [{"sequence": 1, "text": "I bought a piano."}],
        "memories": [{"memory_id": str(OSLO.id), "statement": "User lives in Oslo."}],
    }


@pytest.mark.gate("gate.memory.anticipation_blinded")
def test_a_later_segment_is_cued_by_the_segments_before_it() -> None:
    """Its own evidence stays unseen."""
    events = told("I keep hens. " * 90, "I run.")
    assert len(plan(events)) == 2
    payload = payload_of(view(*events), segment=1)
    assert [one["sequence"] for one in payload["prefix"]] == [1]
    assert "I run" not in json.dumps(payload)


@pytest.mark.gate("gate.memory.anticipation_blinded")
@pytest.mark.parametrize(
    ("hidden", "why"),
    [
        (replace(PIANO, sensitivity=Sensitivity.SENSITIVE), "sensitive"),
        (replace(PIANO, sensitivity=Sensitivity.RESTRICTED), "restricted"),
        (replace(PIANO, status=BeliefStatus.SUPERSEDED), "ended"),
        (replace(PIANO, store_position=9), "formed after the position the view was read at"),
        (replace(PIANO, source_event_ids=(3, 4)), "formed from the evidence itself"),
        (replace(PIANO, source_event_ids=(5,)), "formed from what came later"),
        (
            replace(PIANO, scope="project:x", portability=Portability.LOCAL),
            "of another project",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_no_memory_leaves_that_may_not_be_known_then_and_there(hidden: Belief, why: str) -> None:
    """A sensitive belief never leaves the platform as a cue, and none gives the evidence away."""
    given = view(said(4, "I sanded the lid."), beliefs=(OSLO, hidden), store_position=2)
    assert statements(given) == ["User lives in Oslo."], why
    shown = view(said(4, "I sanded the lid."), beliefs=(OSLO, PIANO), store_position=2)
    assert set(statements(shown)) == {"User lives in Oslo.", "User is restoring a piano."}


def test_memories_are_chosen_by_the_cue_and_newest_first_among_equals() -> None:
    """An old belief that the talk returns to is there; recency fills the rest."""
    many = [
        believed(f"User keeps hen number {n}.", position=n + 10) for n in range(MEMORIES_MAX + 5)
    ]
    given = view(
        said(4, "I sanded the lid."),
        earlier=(said(1, "The piano again."),),
        beliefs=(PIANO, *many),
    )
    sent = statements(given)
    assert len(sent) == MEMORIES_MAX
    assert sent[:2] == ["User is restoring a piano.", f"User keeps hen number {MEMORIES_MAX + 4}."]


def test_only_the_newest_beliefs_are_considered() -> None:
    """The search is bounded, however many there are."""
    many = [
        believed(f"User keeps hen {n}.", position=n + 10) for n in range(MEMORIES_CONSIDERED_MAX)
    ]
    given = view(said(4, "x y"), earlier=(said(1, "The piano."),), beliefs=(PIANO, *many))
    assert "User is restoring a piano." not in statements(given)
    fewer = view(said(4, "x y"), earlier=(said(1, "The piano."),), beliefs=(PIANO, *many[1:]))
    assert statements(fewer)[0] == "User is restoring a piano."


def test_the_cue_keeps_the_most_recent_text_under_its_bound() -> None:
    """Older turns fall away; an oversized newest one is sent as its tail."""
    half = "a" * (CUE_BYTES_MAX // 2)
    earlier = (said(1, "I bought a piano."), said(2, half), said(3, half))
    prefix = payload_of(view(said(4, "I run."), earlier=earlier))["prefix"]
    assert [one["sequence"] for one in prefix] == [2, 3]
    oversized = "é" * CUE_BYTES_MAX + " I bought a piano."
    (one,) = payload_of(view(said(4, "I run."), earlier=(said(1, "Hi."), said(2, oversized))))[
        "prefix"
    ]
    assert one["sequence"] == 2
    assert oversized.endswith(one["text"])
    assert CUE_BYTES_MAX - 1 <= len(one["text"].encode()) <= CUE_BYTES_MAX


def test_a_prediction_copies_the_one_memory_it_names() -> None:
    """An attributed one is the memory's statement; one without a memory is expectation."""
    found = read(
        predicted("User lives in Oslo.", OSLO),
        predicted("user lives in Oslo", OSLO),
        predicted("User will sell the piano.", None),
    )
    assert found == (
        (
            Prediction(0, "User lives in Oslo.", OSLO),
            Prediction(0, "user lives in Oslo", OSLO),
            Prediction(0, "User will sell the piano."),
        ),
        0,
    )


@pytest.mark.gate("gate.memory.predictability_attributed")
@pytest.mark.parametrize(
    "prediction",
    [
        predicted("User lives in Oslo.", PIANO),
        predicted("User lives in Bergen.", OSLO),
        predicted("User does not live in Oslo.", OSLO),
        predicted("User lives in Oslo. User is restoring a piano.", OSLO),
        predicted("User lives in Oslo and is restoring a piano.", OSLO),
        predicted("User lives in Oslo.", "00000000-0000-0000-0000-00000000dead"),
        predicted("User lives in Oslo.", "no id at all"),
        predicted("  ", OSLO),
        predicted("", None),
    ],
)
def test_a_prediction_that_does_not_copy_its_memory_is_rejected(prediction: Document) -> None:
    """Alone: its valid siblings stand."""
    sound = predicted("User is restoring a piano.", PIANO)
    assert read(prediction, sound) == ((Prediction(0, "User is restoring a piano.", PIANO),), 1)


@pytest.mark.parametrize(
    "predictions",
    [
        [predicted("User lives in Oslo.", OSLO, episode=1)],
        [predicted("User lives in Oslo.", OSLO, episode=-1)],
        [predicted("User lives in Oslo.", OSLO)] * (PREDICTIONS_MAX + 1),
    ],
    ids=["an episode that was not cued", "a negative episode", "too many"],
)
def test_an_answer_to_another_question_is_broken(predictions: list[Document]) -> None:
    """What was not asked is no answer."""
    assert read(*predictions) is None


def test_a_prediction_names_at_most_one_memory_by_schema() -> None:
    """Separate memories need separate predictions (003 §Call 2)."""
    text = json.dumps({"predictions": [{**predicted("x", None), "memory_id": ["a", "b"]}]})
    assert wire.read(text, AnticipationReply) is None
    single = json.dumps({"predictions": [predicted("x", None)]})
    assert wire.read(single, AnticipationReply) is not None


TURN = st.tuples(
    st.sampled_from([EventKind.USER_MESSAGE, EventKind.ASSISTANT_MESSAGE, EventKind.TOOL_MESSAGE]),
    st.sampled_from(["I run.", "I swim daily.", "My dog is Rex.", "ok", "I keep bees. I row."]),
)


@given(st.lists(TURN, min_size=1, max_size=12), st.data())
@settings(max_examples=80, deadline=None)
@pytest.mark.gate("gate.memory.anticipation_blinded")
def test_the_request_depends_on_nothing_at_or_after_the_evidence(
    turns: list[tuple[EventKind, str]], data: st.DataObject
) -> None:
    """Over event prefixes: other evidence, other answers, later beliefs leave the same bytes.

    So the request can contain nothing of them, nor of a narrative or a gold label.
    """
    split = data.draw(st.integers(0, len(turns) - 1))
    events = [said(n, text, kind=kind) for n, (kind, text) in enumerate(turns, start=1)]
    earlier, fresh = events[:split], [*events[split:], said(99, "I finally rest.")]
    beliefs = (OSLO, PIANO)
    asked = _asked(view(*fresh, earlier=earlier, beliefs=beliefs))
    changed = [_reworded(event) for event in fresh]
    unheard = [_unheard(event) for event in earlier]
    begins = next(e.sequence for e in fresh if e.kind is EventKind.USER_MESSAGE)
    later = believed("User finally rests.", position=3, sources=(begins,))
    again = _asked(view(*changed, earlier=unheard, beliefs=(*beliefs, later), store_position=3))
    assert again == asked
    payload = json.loads(asked)
    told_before = [(e.sequence, e.text) for e in earlier if e.kind is EventKind.USER_MESSAGE]
    assert [(one["sequence"], one["text"]) for one in payload["prefix"]] == told_before


def _asked(given: FormationView) -> str:
    (segment,) = plan(given.events)
    episodes = integration.fallback(segment)
    return anticipation.request(anticipation.cue(given, episodes)).payload


def _reworded(event: Event) -> Event:
    """Say something else at the same place."""
    return replace(event, text=f"Nothing of the kind, number {event.sequence}.")


def _unheard(event: Event) -> Event:
    """Change what anyone but the owner said."""
    return event if event.kind is EventKind.USER_MESSAGE else replace(event, text="Hm.")
