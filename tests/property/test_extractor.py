"""What holds of the extractor whatever is said to it."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Event, EventKind, Polarity
from mnemic.memory.policy import CONTROL_POLICY, RICH_POLICY
from tests.unit.formation_grammar.said import AT, candidates, turn
from tests.unit.formation_grammar.test_forms import FORMS, NOTHING

_NAMELESS = frozenset({"he", "she", "they", "him", "her"})


def _stands_alone(text: str) -> bool:
    # One sentence that names whom it speaks of, so that no neighbour changes it.
    ends = text.endswith(".") and text[:-1].count(". ") == 0
    words = text.lower().replace(".", "").replace(",", "").split()
    return ends and not _NAMELESS & set(words) and "wrong" not in words and "?" not in text


SENTENCES = sorted({text for text, _ in FORMS if _stands_alone(text) and len(candidates(text)) > 0})
SMALL_TALK = sorted({text for _, _, turns in NOTHING for text in turns})
_ANY_KIND = st.sampled_from(sorted(EventKind, key=lambda kind: kind.value))


@settings(deadline=None)
@given(st.lists(st.sampled_from([*SENTENCES, *SMALL_TALK]) | st.text(max_size=60), max_size=6))
def test_every_span_is_an_exact_substring_of_its_event(parts: list[str]) -> None:
    """Evidence is quoted, never normalized (003 §The candidate language)."""
    text = " ".join(parts)
    for found in candidates(text):
        for span in found.evidence_spans:
            assert span.text
            assert span.text in text
        assert found.statement.endswith(".")
        assert found.subject
        assert found.subject_key


WORDS = sorted(
    {word for text in (*SENTENCES, *SMALL_TALK) for word in text.split()}
    | {"wont", "dont", "cant", "its", "im", "ive", "n't", "'s", "w/", "n", "u", "4x", "(", "-", ":"}
)


@settings(deadline=None, max_examples=400)
@given(
    st.text(max_size=400) | st.lists(st.sampled_from(WORDS), max_size=24).map(" ".join),
    st.sampled_from([CONTROL_POLICY, RICH_POLICY]),
)
@example("so i really just dont like the taste of fish", RICH_POLICY)
@example("²", RICH_POLICY)
@example("I am ² and my son is ³, m", RICH_POLICY)
@example("dentist ¹ may", RICH_POLICY)
def test_no_text_breaks_the_extractor(text: str, policy: str) -> None:
    """Whatever is said, in letters or in words, extraction answers, and the same again."""
    events = (turn(text),)
    assert extract(events, scope="general", policy=policy) == extract(
        events, scope="general", policy=policy
    )


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(SENTENCES), _ANY_KIND), max_size=8))
def test_only_user_turns_are_cited(said: list[tuple[str, EventKind]]) -> None:
    """No candidate rests on what somebody else said (003 §Hard gates, source grounding)."""
    events = [turn(text, sequence=n, kind=kind) for n, (text, kind) in enumerate(said, start=1)]
    mine = {e.sequence for e in events if e.kind is EventKind.USER_MESSAGE}
    found = extract(events, scope="general").candidates
    assert {n for c in found for n in c.source_event_ids} == mine


@settings(deadline=None)
@given(st.lists(st.sampled_from(SENTENCES), min_size=1, max_size=5, unique=True))
def test_independent_sentences_form_the_union(sentences: list[str]) -> None:
    """What one sentence forms does not depend on its neighbours."""
    together = {(c.subject_key, c.statement, c.polarity) for c in candidates(" ".join(sentences))}
    apart = {
        (c.subject_key, c.statement, c.polarity) for text in sentences for c in candidates(text)
    }
    assert together == apart


@settings(deadline=None)
@given(st.lists(st.sampled_from(SENTENCES), min_size=1, max_size=4))
def test_candidates_of_turns_stand_in_the_order_stated(sentences: list[str]) -> None:
    """Events are read in order, each for itself."""
    events = [turn(text, sequence=n) for n, text in enumerate(sentences, start=1)]
    found = extract(events, scope="general").candidates
    cited = [c.source_event_ids[0] for c in found]
    assert cited == sorted(cited)
    assert all(c.polarity in Polarity for c in found)


@settings(deadline=None, max_examples=30)
@given(st.sampled_from(SENTENCES), st.integers(1, 60))
def test_a_wall_of_text_is_read_in_bounded_steps(sentence: str, times: int) -> None:
    """Repeating a sentence neither stalls nor adds a claim."""
    event = Event(
        sequence=1,
        kind=EventKind.USER_MESSAGE,
        at=AT,
        recorded_at=AT,
        text=" ".join([sentence] * times),
    )
    repeated = extract((event,), scope="general").candidates
    assert len(repeated) == len(candidates(sentence))
