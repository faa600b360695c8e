"""Call 1: episodes are an ordered complete partition, and every sentence is supported."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mnemic.memory.formation.provided import integration, wire
from mnemic.memory.formation.provided.integration import (
    NARRATIVE_CHARS_MAX,
    SUBJECT_CHARS_MAX,
    SUBJECTS_MAX,
    IntegrationReply,
)
from mnemic.memory.formation.provided.planning import SEGMENT_EVENTS_MAX, plan
from mnemic.memory.model import TEXT_LENGTH_MAX, EpisodeDraft
from tests.support.formation_views import told

TALK = told(
    "I'm restoring an old piano in the garage.",
    "It's a 1912 Bechstein.",
    "My sister Ioana plays the cello.",
)
(SEGMENT,) = plan(TALK)

Document = dict[str, Any]


def sentence(text: str, *sources: int) -> Document:
    """Word one sentence of a narrative."""
    return {"text": text, "source_event_ids": list(sources)}


def episode(sources: list[int], *sentences: Document, subjects: tuple[str, ...] = ()) -> Document:
    """Word one episode."""
    return {
        "source_event_ids": sources,
        "subjects": list(subjects),
        "sentences": list(sentences),
    }


PIANO = episode(
    [1, 2],
    sentence("User is restoring an old piano in the garage.", 1),
    sentence("The piano is a 1912 Bechstein.", 2),
    subjects=("piano restoration",),
)
CELLO = episode([3], sentence("User's sister Ioana plays the cello.", 3), subjects=("family",))


def read(*episodes: Document) -> tuple[EpisodeDraft, ...] | None:
    """Read an answer of these episodes."""
    reply = wire.read(json.dumps({"episodes": episodes}), IntegrationReply)
    return None if reply is None else integration.read(SEGMENT, reply)


@pytest.mark.gate("gate.memory.episode_integration")
def test_a_talk_is_told_in_ordered_topical_episodes() -> None:
    """Each has its sources, its subjects and a narrative that resolves its pronouns."""
    assert read(PIANO, CELLO) == (
        EpisodeDraft(
            (1, 2),
            "User is restoring an old piano in the garage. The piano is a 1912 Bechstein.",
            ("piano restoration",),
        ),
        EpisodeDraft((3,), "User's sister Ioana plays the cello.", ("family",)),
    )


def _with(base: Document, **changes: object) -> Document:
    return {**base, **changes}


BROKEN: list[tuple[str, list[Document]]] = [
    ("no episodes", []),
    ("an event omitted", [PIANO]),
    ("an event twice", [PIANO, _with(CELLO, source_event_ids=[2, 3])]),
    ("episodes out of order", [CELLO, PIANO]),
    ("sources out of order", [_with(PIANO, source_event_ids=[2, 1]), CELLO]),
    ("a foreign event", [PIANO, _with(CELLO, source_event_ids=[3, 99])]),
    ("an unknown event", [_with(PIANO, source_event_ids=[1, 4]), CELLO]),
    ("an empty episode", [PIANO, CELLO, episode([])]),
    ("no sentences", [PIANO, episode([3])]),
    ("an empty sentence", [PIANO, episode([3], sentence("  ", 3))]),
    ("an empty citation", [PIANO, episode([3], sentence("User's sister Ioana plays the cello."))]),
    (
        "a citation of another episode's event",
        [PIANO, episode([3], sentence("User's sister Ioana plays the cello.", 1))],
    ),
    (
        "an unknown citation",
        [PIANO, episode([3], sentence("User's sister Ioana plays the cello.", 3, 77))],
    ),
    ("a subject twice", [PIANO, _with(CELLO, subjects=["Family", "family"])]),
    ("an empty subject", [PIANO, _with(CELLO, subjects=[" "])]),
    ("an over-long subject", [PIANO, _with(CELLO, subjects=["a" * (SUBJECT_CHARS_MAX + 1)])]),
    ("a number of its own in a subject", [PIANO, _with(CELLO, subjects=["cello grade 8"])]),
    (
        "too many subjects",
        [PIANO, _with(CELLO, subjects=[f"topic {'a' * n}" for n in range(1, SUBJECTS_MAX + 2)])],
    ),
    ("an invented fact", [PIANO, episode([3], sentence("User works as a luthier.", 3))]),
    (
        "an invented place",
        [PIANO, episode([3], sentence("User's sister Ioana plays the cello in Cluj.", 3))],
    ),
    (
        "an invented number",
        [PIANO, episode([3], sentence("User's sister Ioana has played the cello for 9 years.", 3))],
    ),
    (
        "an elaboration",
        [PIANO, episode([3], sentence("User's sister Ioana plays the cello professionally.", 3))],
    ),
    (
        "a denial of what was said",
        [PIANO, episode([3], sentence("User's sister Ioana does not play the cello.", 3))],
    ),
    (
        "another's doing",
        [PIANO, episode([3], sentence("User plays the cello.", 3))],
    ),
    (
        "what is not done yet",
        [
            _with(PIANO, sentences=[sentence("User has restored an old piano.", 1)]),
            CELLO,
        ],
    ),
    (
        "a fact of another episode",
        [PIANO, episode([3], sentence("User's sister Ioana is restoring an old piano.", 3))],
    ),
]


@pytest.mark.gate("gate.memory.episode_integration")
@pytest.mark.parametrize("episodes", [b[1] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_a_narrative_that_is_not_grounded_is_refused(episodes: list[Document]) -> None:
    """Any unsound part refuses the whole answer (003 §The integrated episode)."""
    assert read(*episodes) is None


@pytest.mark.parametrize(
    "text",
    [
        "User is restoring an old piano in the garage.",
        "They are restoring an old piano.",
        "User mentions that the piano is a 1912 Bechstein.",
        "It's a 1912 Bechstein.",
        "User describes a 1912 Bechstein piano they are restoring in the garage.",
    ],
)
def test_a_narrative_may_be_worded_freely_as_long_as_it_adds_nothing(text: str) -> None:
    """Pronouns, reporting verbs, and the user's own words are all right."""
    assert read(_with(PIANO, sentences=[sentence(text, 1, 2)]), CELLO) is not None


@pytest.mark.gate("gate.memory.episode_integration")
def test_the_fallback_is_one_episode_of_the_words_in_order() -> None:
    """Each event's words stand behind its citation; it is told within the bounds."""
    assert integration.fallback(SEGMENT) == (
        EpisodeDraft(
            (1, 2, 3),
            "[1] I'm restoring an old piano in the garage.\n"
            "[2] It's a 1912 Bechstein.\n"
            "[3] My sister Ioana plays the cello.",
            (),
        ),
    )


def test_the_fallback_holds_the_largest_message_and_withholds_secrets() -> None:
    """The bound is the largest message and one citation per event of a full segment."""
    (largest,) = plan(told("a" * TEXT_LENGTH_MAX))
    (draft,) = integration.fallback(largest)
    assert len(draft.narrative) == TEXT_LENGTH_MAX + len("[1] ")
    assert NARRATIVE_CHARS_MAX == TEXT_LENGTH_MAX + 32 * SEGMENT_EVENTS_MAX
    (secret,) = plan(told("I run. My password is hunter2xyz."))
    assert "hunter2xyz" not in integration.fallback(secret)[0].narrative


def test_the_request_holds_the_events_and_no_belief() -> None:
    """The first call says what happened, and is not told what is known."""
    asked = integration.request(SEGMENT)
    assert asked.stage == "integration"
    assert json.loads(asked.payload) == {
        "events": [{"sequence": event.sequence, "text": event.text} for event in TALK]
    }
    assert (asked.output_tokens_max, asked.timeout_s) == (16_384, 120.0)
