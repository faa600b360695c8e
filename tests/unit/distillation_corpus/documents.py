"""The shipped formation corpora as documents, and ways to find a place in them to spoil."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from mnemic.evals.distillation_corpus import (
    CorpusRole,
    DistillationCorpus,
    control_corpus_path,
    development_corpus_path,
    holdout_corpus_path,
)

Document = dict[str, Any]

SHIPPED: dict[CorpusRole, Path] = {
    CorpusRole.DEVELOPMENT: development_corpus_path(),
    CorpusRole.HOLDOUT: holdout_corpus_path(),
    CorpusRole.CONTROL: control_corpus_path(),
}


@lru_cache(maxsize=len(SHIPPED))
def _text(role: CorpusRole) -> str:
    return SHIPPED[role].read_text(encoding="utf-8")


def shipped(role: CorpusRole = CorpusRole.DEVELOPMENT) -> Document:
    """Give a shipped corpus as a document of its own."""
    document: Document = json.loads(_text(role))
    return document


def parsed(document: Document) -> DistillationCorpus:
    """Validate a document."""
    return DistillationCorpus.model_validate_json(json.dumps(document))


def case(document: Document, case_id: str) -> Document:
    """Find a case of a document."""
    found: Document = next(c for c in document["cases"] if c["id"] == case_id)
    return found


def core(document: Document, name: str) -> Document:
    """Find a core scenario of a document."""
    found: Document = next(c for c in document["cases"] if c.get("core") == name)
    return found


def expected(document: Document, case_id: str, name: str) -> Document:
    """Find an expectation of a case."""
    found: Document = next(e for e in case(document, case_id)["expected"] if e["name"] == name)
    return found


def pool(document: Document, pool_id: str) -> Document:
    """Find a seed pool of a document."""
    found: Document = next(p for p in document["pools"] if p["id"] == pool_id)
    return found


def drop_kind(document: Document, kind: str) -> None:
    """Take every direct expectation of a kind out, and the cases left without a claim."""
    kept = []
    for entry in document["cases"]:
        before = entry["expected"]
        entry["expected"] = [
            e for e in before if e["claim_kind"] != kind or e["derivation"] != "direct"
        ]
        if len(entry["expected"]) == len(before) or _still_whole(entry):
            kept.append(entry)
    document["cases"] = kept


def _still_whole(entry: Document) -> bool:
    labels = {e.get("label", entry["label"]) for e in entry["expected"]}
    loose = entry.get("covers") or entry.get("timeline") or entry.get("ends")
    return entry["label"] in labels and not loose
