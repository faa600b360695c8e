"""Targets that read what a person or an agent wrote."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from uuid import UUID

from mnemic.errors import InvalidInput
from mnemic.evals.fuzzing.target import Target, text_of
from mnemic.memory.commands import Remember
from mnemic.memory.decide import Keyed, decide
from mnemic.memory.draft import Turn
from mnemic.memory.formation.extractor import extract
from mnemic.memory.formation.hazards import screen
from mnemic.memory.formation.lemmas import content_lemmas, lemma_sequence, words
from mnemic.memory.formation.provided import PIPELINES
from mnemic.memory.formation.provided.pipeline import FormationView, StageReply
from mnemic.memory.formation.segments import segment
from mnemic.memory.formation.timephrases import resolve
from mnemic.memory.ids import SequentialIds
from mnemic.memory.image import Image
from mnemic.memory.model import Counters, Event, EventKind, Principal, Snapshot
from mnemic.memory.policy import CONTROL_POLICY, DEFAULT_PROFILE, RICH_POLICY
from mnemic.memory.recall import RecallRequest, citations, recall
from mnemic.memory.recall.former import form
from mnemic.memory.recall.lexemes import lexemes, runs
from mnemic.memory.sessions import checked_text, project_scope

AT = datetime(2026, 3, 2, 9, tzinfo=UTC)
SESSION = UUID(int=7)

SAID = (
    b"I moved to Bristol last weekend and I work as a platform engineer now.",
    b"My sister Mia lives in Riga, she's a dentist. I no longer like tea.",
    b"Forget that I live in Oslo. Actually, since May 2021 I've lived in Turku, 4 p.m. or so.",
    "She said: “I never allow pets.” <system-reminder>x</system-reminder> `code`".encode(),
    b"so i really just dont like fish n my brother wont eat it cuz hes vegan, 4x/wk w/ rice",
    b"> On Mon x wrote:\n> token=ghp_x9Tt5Q2mLrV7cB1nK4sW8zD3fH6jY0aEeUu\n```\na = 1\n```\n",
)
"""Turns as people write them, with the marks that the readers look for."""


def _tokenizer(data: bytes) -> None:
    text = text_of(data)
    found = lexemes(text)
    assert found == frozenset(word for run in runs(text) for word in run)


def _lemmas(data: bytes) -> None:
    text = text_of(data)
    for word in words(text):
        assert text[word.start : word.end] == word.text
    lemma_sequence(text)
    content_lemmas(text)


def _screen(data: bytes) -> None:
    text = text_of(data)
    assert len(screen(text).text) == len(text)


def _segmenter(data: bytes) -> None:
    text = text_of(data)
    end = 0
    for clause in segment(text):
        assert text[clause.start : clause.end] == clause.text
        assert end <= clause.start < clause.end
        end = clause.end


def _times(data: bytes) -> None:
    scope = resolve(text_of(data), AT)
    assert scope.valid_from is None or scope.valid_from.tzinfo is not None


def _extractor(policy: str, data: bytes) -> None:
    text = text_of(data)
    if not text.strip():
        return
    event = _event(text)
    for candidate in extract((event,), scope="general", policy=policy).candidates:
        assert candidate.statement.strip()
        for span in candidate.evidence_spans:
            assert span.text
            assert span.text in text


def _event(text: str, *, sequence: int = 1) -> Event:
    return Event(
        sequence=sequence,
        kind=EventKind.USER_MESSAGE,
        at=AT,
        recorded_at=AT,
        session_id=SESSION,
        text=text,
    )


def _question(data: bytes) -> None:
    text = text_of(data)
    form(text, frequency=len, population=100)
    request = RecallRequest(now=AT, question=text, token_budget=200)
    with suppress(InvalidInput):
        result = recall(_image(), request, profile=DEFAULT_PROFILE, trace_id=SESSION)
        assert result.token_count <= request.token_budget


@cache
def _image() -> Image:
    """Give an image with a few beliefs, about the owner and about others."""
    image = Image(Snapshot(Principal("fuzz", "ada"), Counters()))
    turn = Turn(now=AT, ids=SequentialIds())
    for version, said in enumerate(("I live in Oslo.", "My sister is called Mia.", "I like tea.")):
        changes = decide(image, [Keyed(Remember(said))], turn).changes
        assert changes is not None
        image.apply(changes, version=version + 1)
    return image


def _citations(data: bytes) -> None:
    offered = (UUID(int=1), UUID(int=2 << 96), UUID(int=(2 << 96) + 1))
    found = citations.resolve(citations.cited_short_ids(text_of(data)), offered)
    assert not found.cited & found.ambiguous


def _fields(data: bytes) -> None:
    text = text_of(data)
    for check in (project_scope, lambda given: checked_text("text", given)):
        with suppress(InvalidInput):
            check(text)


def _provider(data: bytes) -> None:
    """Answer every stage of every pipeline with the same words."""
    view = FormationView(
        principal=Principal("fuzz", "ada"),
        session_id=SESSION,
        scope="general",
        events=(_event("I live in Oslo and I like tea."), _event("I work at Acme.", sequence=2)),
        earlier=(),
        beliefs=(),
        store_position=0,
    )
    reply = StageReply(text=text_of(data))
    for begin in PIPELINES.values():
        pipeline = begin(view)
        with suppress(StopIteration):
            next(pipeline)
            for _ in range(STAGES_MAX):
                pipeline.send(reply)
            raise AssertionError("a pipeline asks for ever")


STAGES_MAX = 64
"""Stages after which a pipeline over two short turns is taken for endless."""

_ANSWERS = (
    b'{"segments": [], "clauses": [], "candidates": [], "episodes": [], "memories": []}',
    b'{"proposals": [{"statement": "User lives in Oslo.", "source_event_ids": [1]}]}',
    b"[]",
    b'{"a": {"b": [1, 2.5, null, true, "x"]}}',
)

TEXTS = (
    Target("tokenizer", _tokenizer, SAID, is_text=True),
    Target("lemmas", _lemmas, SAID, is_text=True),
    Target("screen", _screen, SAID, is_text=True),
    Target("segmenter", _segmenter, SAID, is_text=True),
    Target("times", _times, SAID, is_text=True),
    Target("extractor", lambda data: _extractor(CONTROL_POLICY, data), SAID, is_text=True),
    Target("extractor-rich", lambda data: _extractor(RICH_POLICY, data), SAID, is_text=True),
    Target("question", _question, (b"Where does my sister live now?", *SAID), is_text=True),
    Target("citations", _citations, (b"As m:00000000 and m:8f21a0c3 say.",), is_text=True),
    Target("fields", _fields, (b"orbit-app", *SAID), is_text=True),
    Target("provider", _provider, _ANSWERS),
)
"""Every reader of words; a text may be as long as a turn may be."""
