"""Targets that read documents: rows, files, evidence, corpora, data sets."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from mnemic.activation.artifacts import parse_evidence
from mnemic.cli.files import read_conversation, read_questions
from mnemic.errors import InvalidInput, NotFound
from mnemic.evals.distillation_corpus.loading import load_corpus as load_distillation_corpus
from mnemic.evals.distillation_corpus.parts import CorpusRole
from mnemic.evals.external.datasets import DATASETS, Dataset
from mnemic.evals.external.reading import open_records, survey
from mnemic.evals.formation_probe import load_cases
from mnemic.evals.fuzzing.target import Target
from mnemic.evals.memory_benchmark.baseline import load_baseline
from mnemic.evals.memory_benchmark.corpus import load_corpus
from mnemic.memory.commands import Command, Reply
from mnemic.memory.model import (
    Belief,
    ChangeSet,
    ConsolidationRun,
    DecodeError,
    Event,
    EventKind,
    IntegratedEpisode,
    Provided,
    RecallTrace,
    Receipt,
    Session,
    Snapshot,
    Tombstone,
    decode,
    encode,
)
from mnemic.profiles.loading import load_profile

ROWS: tuple[tuple[str, Any], ...] = (
    ("belief", Belief),
    ("change set", ChangeSet),
    ("command", Command),
    ("run", ConsolidationRun),
    ("episode", IntegratedEpisode),
    ("event", Event),
    ("provided", Provided),
    ("receipt", Receipt),
    ("reply", Reply),
    ("session", Session),
    ("snapshot", Snapshot),
    ("tombstone", Tombstone),
    ("trace", RecallTrace),
)
"""Every value that is read back from a row, a journal or a message."""


def _decoder(data: bytes) -> None:
    """Decode the same document as everything; what is read is written back the same."""
    for _, kind in ROWS:
        with suppress(DecodeError):
            value = decode(kind, data)
            again = decode(kind, encode(value))
            assert again == value


def _opened(read: Callable[[str], object], suffix: str, data: bytes) -> None:
    """Hand a file of these bytes to a loader."""
    with NamedTemporaryFile(suffix=suffix) as file:
        file.write(data)
        file.flush()
        with suppress(InvalidInput, NotFound):
            read(file.name)


def _importer(data: bytes) -> None:
    _opened(read_conversation, ".jsonl", data)
    _opened(read_questions, ".jsonl", data)


def _profile(data: bytes) -> None:
    _opened(load_profile, ".yaml", data)


def _corpora(data: bytes) -> None:
    _opened(lambda name: load_corpus(Path(name)), ".json", data)
    _opened(lambda name: load_cases(Path(name)), ".json", data)
    _opened(
        lambda name: load_distillation_corpus(Path(name), role=CorpusRole.DEVELOPMENT),
        ".json",
        data,
    )


def _evidence(data: bytes) -> None:
    with suppress(InvalidInput):
        parse_evidence(data, "fuzz")
    _opened(lambda name: load_baseline(Path(name)), ".json", data)


def _external(data: bytes) -> None:
    for dataset in DATASETS.values():
        _opened(lambda name, one=dataset: _surveyed(one, name), ".json", data)  # type: ignore[misc]


def _surveyed(dataset: Dataset, name: str) -> None:
    with open_records(Path(name), lines=dataset.lines) as records:
        survey(records, dataset.mapper("a"))


_EVENT = encode(
    {
        "sequence": 1,
        "kind": EventKind.USER_MESSAGE,
        "at": "2026-03-02T09:00:00Z",
        "recorded_at": "2026-03-02T09:00:00Z",
        "text": "I live in Oslo.",
    }
)
_RECEIPT = (
    b'{"key": "k", "command": "Append", "digest": "d", "reply": "e30=", "version": 1,'
    b' "ordinal": 0, "at": "2026-03-02T09:00:00Z"}'
)
_CONVERSATION = (
    b'{"session": "s1", "role": "user", "content": "I live in Oslo.",'
    b' "at": "2026-03-02T09:00:00Z"}\n{"session": "s1", "role": "assistant", "content": "Ok."}\n',
    b'[{"role": "user", "content": [{"type": "text", "text": "I live in Oslo."}]}]',
    b'{"messages": [{"role": "user", "content": "I live in Oslo."}]}',
    b'{"question": "Where do I live?", "now": "2026-03-02T09:00:00Z"}\n',
)


def _shipped(package: str, name: str) -> bytes:
    return files(package).joinpath(name).read_bytes()


_BASELINE = _shipped("mnemic.evals", "capability/memory-benchmark.baseline.json")

FILES = (
    Target("decoder", _decoder, (_EVENT, _RECEIPT, b"{}", b'{"type": "Append"}')),
    Target("importer", _importer, _CONVERSATION),
    Target("profile", _profile, (_shipped("mnemic.profiles", "profiles.yaml"), b"a: [1, 2]\n")),
    Target("corpora", _corpora, (b'{"version": 1, "cases": []}', b'{"scenarios": []}')),
    Target(
        "evidence",
        _evidence,
        (_BASELINE, b'{"evaluation": "provider-formation"}', b'{"rows": []}'),
    ),
    Target("external", _external, (b'[{"question_id": "a", "haystack_sessions": []}]', b"{}\n{}")),
)
"""Every reader of documents."""
