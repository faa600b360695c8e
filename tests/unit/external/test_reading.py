"""Files that are not of a dataset's shape, and records that are odd."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mnemic.errors import InvalidFile
from mnemic.evals.external.datasets import DATASETS
from mnemic.evals.external.reading import Surveyed, open_records, survey
from mnemic.evals.external.scenario import Skipped
from tests.unit.external import fixtures

NAMES = sorted(DATASETS)


def surveyed(name: str, path: Path) -> tuple[list[Surveyed], Skipped]:
    """Survey a file as a dataset."""
    dataset = DATASETS[name]
    with open_records(path, lines=dataset.lines) as records:
        return survey(records, dataset.mapper("a"))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("other", NAMES)
def test_another_datasets_file_is_refused(name: str, other: str, tmp_path: Path) -> None:
    """One error names the place; the dataset's own file is read."""
    path = fixtures.write(tmp_path / "data", other, getattr(fixtures, other)())
    if name == other:
        found, skipped = surveyed(name, path)
        assert found
        assert not skipped
        return
    with pytest.raises(InvalidFile, match=r"record 1|document"):
        surveyed(name, path)


BROKEN: list[tuple[str, str, str, int]] = [
    ("longmemeval", "", "file", 1),
    ("longmemeval", "{}", "document", 1),
    ("longmemeval", '[\n{"a": 1},\n{"a": ]', "document", 3),
    ("longmemeval", "[" * 100_000, "document", 1),
    ("longmemeval", "[]", "file", 1),
    ("longmemeval", '[\n\n{"question_id": 7}]', "record 1.question_id", 3),
    ("locomo", '[{"sample_id": "x", "qa": []}]', "record 1", 1),
    (
        "locomo",
        '[{"sample_id": "x", "qa": [], "conversation": {"speaker_a": "A", "speaker_b": 7}}]',
        "record 1.conversation.speaker_b",
        1,
    ),
    ("halumem", "\n\n", "file", 1),
    ("halumem", '\n{"uuid": "x", "persona_info": "", "sessions": 3}\n', "record 1.sessions", 2),
    ("halumem", "not json\n", "record 1", 1),
]


@pytest.mark.parametrize(("name", "text", "field", "line"), BROKEN)
def test_the_first_wrong_place_is_named(
    name: str, text: str, field: str, line: int, tmp_path: Path
) -> None:
    """File, line, and the place inside the record."""
    path = tmp_path / "data"
    path.write_text(text)
    with pytest.raises(InvalidFile) as caught:
        surveyed(name, path)
    assert (caught.value.field, caught.value.line) == (field, line)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """So is a directory."""
    for path in (tmp_path / "nowhere", tmp_path):
        with pytest.raises(InvalidFile, match="cannot be read"):
            surveyed("locomo", path)


@pytest.mark.parametrize("name", NAMES)
def test_a_byte_order_mark_is_read_over(name: str, tmp_path: Path) -> None:
    """Some editors put one."""
    path = fixtures.write(tmp_path / "data", name, getattr(fixtures, name)())
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    found, skipped = surveyed(name, path)
    assert found
    assert not skipped


Spoil = Callable[[list[Any]], object]

ODD: dict[str, tuple[str, Spoil, dict[str, int]]] = {
    "a question without a date": (
        "longmemeval",
        lambda d: d[0].pop("question_date"),
        {"records": 1},
    ),
    "an unknown type": (
        "longmemeval",
        lambda d: d[1].update(question_type="riddle"),
        {"records": 1},
    ),
    "an impossible date": (
        "longmemeval",
        lambda d: d[1].update(question_date="2023/02/31 (Tue) 10:00"),
        {"records": 1},
    ),
    "fewer dates than sessions": (
        "longmemeval",
        lambda d: d[2].update(haystack_dates=[]),
        {"records": 1},
    ),
    "a turn of a stranger": (
        "longmemeval",
        lambda d: d[0]["haystack_sessions"][0][0].update(role="narrator"),
        {"turns": 1},
    ),
    "a lone surrogate": (
        "longmemeval",
        lambda d: d[0]["haystack_sessions"][0][0].update(content="a\ud800b"),
        {"records": 1},
    ),
    "an answer that is no number": (
        "longmemeval",
        lambda d: d[0].update(answer=float("nan")),
        {"records": 1},
    ),
    "an endless question": (
        "longmemeval",
        lambda d: d[0].update(question="x" * 1_048_577),
        {"records": 1},
    ),
    "a year far away": (
        "longmemeval",
        lambda d: d[0].update(question_date="9999/12/31 (Fri) 23:59"),
        {"records": 1},
    ),
    "a record that is none": ("longmemeval", lambda d: d.append(7), {"records": 1}),
    "a locomo question without words": (
        "locomo",
        lambda d: d[0]["qa"][0].pop("question"),
        {"questions": 1},
    ),
    "a locomo category of its own": (
        "locomo",
        lambda d: d[0]["qa"][0].update(category=9),
        {"questions": 1},
    ),
    "a third speaker": (
        "locomo",
        lambda d: d[0]["conversation"]["session_1"][0].update(speaker="Zoe"),
        {"turns": 1},
    ),
    "a point without content": (
        "halumem",
        lambda d: d[0]["sessions"][0]["memory_points"][0].pop("memory_content"),
        {"memory_points": 1},
    ),
    "a session without a start": (
        "halumem",
        lambda d: d[0]["sessions"][1].update(start_time="later"),
        {"sessions": 1},
    ),
    "a question that is none": (
        "halumem",
        lambda d: d[0]["sessions"][0]["questions"].append([]),
        {"questions": 1},
    ),
}


@pytest.mark.parametrize("what", ODD)
def test_an_odd_record_is_counted_and_skipped(what: str, tmp_path: Path) -> None:
    """The rest of the file is read."""
    name, spoil, counted = ODD[what]
    document = json.loads(json.dumps(getattr(fixtures, name)()))
    spoil(document)
    found, skipped = surveyed(name, fixtures.write(tmp_path / "data", name, document))
    assert found
    assert dict(skipped) == counted
