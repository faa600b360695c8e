"""A small valid scenario, the shipped corpus as a document, and ways to spoil them."""

from __future__ import annotations

import copy
import json
from typing import Any

from mnemic.evals.memory_benchmark.corpus import BenchmarkScenario, shipped_corpus_path

Document = dict[str, Any]


def shipped() -> Document:
    """Give the shipped corpus as a document of its own."""
    document: Document = json.loads(shipped_corpus_path().read_text(encoding="utf-8"))
    return document


def scenario(document: Document, scenario_id: str) -> Document:
    """Find a scenario of a document."""
    found: Document = next(s for s in document["scenarios"] if s["id"] == scenario_id)
    return found


def probe(document: Document, scenario_id: str, probe_id: str) -> Document:
    """Find a probe of a document."""
    found: Document = next(
        p for p in scenario(document, scenario_id)["probes"] if p["id"] == probe_id
    )
    return found


def belief(document: Document, scenario_id: str, label: str) -> Document:
    """Find a labelled belief of a document."""
    found: Document = next(
        b for b in scenario(document, scenario_id)["beliefs"] if b["label"] == label
    )
    return found


def dog() -> Document:
    """Give one small scenario: a dog, a move between two cities, a secret, two projects."""
    return copy.deepcopy(_DOG)


def parsed(document: Document) -> BenchmarkScenario:
    """Validate one scenario."""
    return BenchmarkScenario.model_validate_json(json.dumps(document))


_HOME = {"belief_type": "user_model_attr", "subjects": ["home location"]}
_SEATTLE = "User lives in Seattle."
_DECISION = "The team decided to use Postgres for the memory store."

_DOG: Document = {
    "id": "mb-dog-001",
    "title": "A dog and a move",
    "start_at": "2026-03-02T09:00:00Z",
    "sessions": [
        {
            "id": "s01",
            "project_scope": "veetbot",
            "turns": [
                {"text": "I live in Seattle. I prefer tabs over spaces."},
                {"text": "We decided to use Postgres for the memory store."},
            ],
        },
        {
            "id": "s02",
            "project_scope": "orbit-app",
            "advance_seconds": 3_888_000,
            "turns": [
                {"text": "I live in Portland now.", "advance_seconds": 60},
                {"text": "For the script the token is api_key=REDACTED-TOKEN-ONE."},
            ],
        },
    ],
    "beliefs": [
        {"label": "seattle", "session": "s01", "statements": [_SEATTLE], **_HOME},
        {
            "label": "portland",
            "session": "s02",
            "supersedes": "seattle",
            "statements": ["User lives in Portland now.", "User lives in Portland."],
            **_HOME,
        },
        {
            "label": "tabs",
            "session": "s01",
            "belief_type": "preference",
            "subjects": ["indentation style"],
            "statements": ["User prefers tabs over spaces."],
        },
        {
            "label": "postgres",
            "session": "s01",
            "belief_type": "fact",
            "subjects": ["project decision"],
            "statements": [_DECISION],
        },
    ],
    "protected_statements": ["REDACTED-TOKEN-ONE"],
    "probes": [
        {
            "id": "p01",
            "category": "update",
            "advance_seconds": 86_400,
            "question": "Where do I live now?",
            "needed": ["portland"],
            "answer": {"kind": "alternatives", "values": ["Portland"]},
            "forbidden_statements": [_SEATTLE],
        },
        {
            "id": "p02",
            "category": "transfer",
            "project_scope": "orbit-app",
            "question": "Which indentation style do I prefer?",
            "needed": ["tabs"],
            "answer": {"kind": "alternatives", "values": ["tabs"]},
        },
        {
            "id": "p03",
            "category": "transfer",
            "project_scope": "orbit-app",
            "question": "What did we decide to use for the memory store?",
            "needed": [],
            "answer": {"kind": "abstain", "values": []},
            "forbidden_statements": [_DECISION],
        },
        {
            "id": "p04",
            "category": "abstention",
            "question": "What is the token of the script?",
            "needed": [],
            "answer": {"kind": "abstain", "values": []},
            "forbidden_statements": ["REDACTED-TOKEN-ONE"],
        },
    ],
}
