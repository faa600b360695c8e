"""How people type without sentences: notes, lines, bare answers, one breath."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.answers import answer
from mnemic.memory.formation.extractor import extract
from mnemic.memory.formation.hazards import screen
from mnemic.memory.model import Authority, Candidate, Event, EventKind
from mnemic.memory.policy import RICH_POLICY
from tests.unit.formation_grammar import cases_notes
from tests.unit.formation_grammar.said import turn
from tests.unit.formation_grammar.test_rich_forms import ONGOING, marked

ASSISTANT = "A:"


def events(texts: tuple[str, ...]) -> tuple[Event, ...]:
    """Make the turns of a conversation; those that start with "A:" are the assistant's."""
    return tuple(
        turn(text.removeprefix(ASSISTANT).strip(), sequence=n, kind=EventKind.ASSISTANT_MESSAGE)
        if text.startswith(ASSISTANT)
        else turn(text, sequence=n)
        for n, text in enumerate(texts, 1)
    )


def read(texts: tuple[str, ...]) -> tuple[Candidate, ...]:
    """Read turns as `formation@11` does."""
    return extract(events(texts), scope="general", policy=RICH_POLICY).candidates


@pytest.mark.parametrize(("texts", "lines"), cases_notes.CASES)
def test_a_note_forms_exactly_these_statements(
    texts: tuple[str, ...], lines: tuple[str, ...]
) -> None:
    """What is told without a sentence is told of whoever writes it, in order."""
    assert tuple(marked(found) for found in read(texts)) == lines


@pytest.mark.parametrize(("texts", "lines"), cases_notes.CASES)
def test_every_candidate_cites_the_user(texts: tuple[str, ...], lines: tuple[str, ...]) -> None:
    """The evidence is the user's own words, and the longevity that of its kind (003)."""
    for found in read(texts):
        (span,) = found.evidence_spans
        assert span.text in texts[span.sequence - 1]
        assert not texts[span.sequence - 1].startswith(ASSISTANT)
        assert found.subject.strip()
        if not marked(found).startswith("~"):
            assert (found.longevity.value == "ongoing") is (found.claim_kind in ONGOING)


@pytest.mark.parametrize("texts", cases_notes.NOTHING)
def test_what_only_looks_like_a_note_forms_nothing(texts: tuple[str, ...]) -> None:
    """A search, a guest list, a hero's sheet, the moment and the work at hand tell nothing."""
    assert read(texts) == ()


@pytest.mark.parametrize(("text", "statement"), cases_notes.CONTROLS)
def test_a_note_of_the_same_shape_forms(text: str, statement: str) -> None:
    """The control: what is refused above is not refused for its shape."""
    assert statement in [found.statement for found in read((text,))]


def test_an_answer_is_of_its_speaker_and_cites_only_the_answer() -> None:
    """The question completes the answer and is no evidence of it (003 §Hard gates)."""
    (found,) = read(("A: When do you train?", "Mostly evenings"))
    assert found.authority is Authority.USER
    assert [span.text for span in found.evidence_spans] == ["Mostly evenings"]


def test_a_plain_yes_only_affirms_what_was_asked() -> None:
    """All that it tells stood in the question: it ranks below what the user said themselves."""
    (found,) = read(("A: Do you eat fish?", "Yes."))
    assert (found.statement, found.authority) == ("User eats fish.", Authority.AFFIRMED)


def test_an_answer_is_taken_only_behind_its_question() -> None:
    """The same words without the question, or two turns later, say nothing."""
    assert read(("Mostly evenings",)) == ()
    assert read(("A: When do you train?", "hm, good question", "Mostly evenings")) == ()
    assert answer("When do you train?", "Mostly evenings") is not None


@pytest.mark.parametrize(
    ("reply", "said"),
    [
        ("Mostly evenings. What about you?", "Mostly evenings"),
        ("Evenings. Is that too late? I never know.", "Evenings"),
        ("Evenings? Mornings?", None),
        ("What about evenings?", None),
        ("Evenings, or is that too late?", None),
    ],
)
def test_an_answer_may_ask_behind_its_end(reply: str, said: str | None) -> None:
    """What is asked in the very sentence answers nothing."""
    found = answer("When do you train?", reply)
    assert said == (None if found is None else reply[found.start : found.end])


def test_a_screened_question_is_not_read() -> None:
    """What the hazards blank in the assistant's turn completes nothing."""
    assert "\x00" not in screen("When do you train?").text
