"""Tell whether a question states a value that its owner had erased.

Tombstones hold keyed digests alone, so only a question that says the value itself can be
told "forgotten": "Do I live in Seattle?" can, "Where do I live?" cannot.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from itertools import islice

from mnemic.memory.formation import keys, tombstones
from mnemic.memory.image import Image
from mnemic.memory.model import (
    Authority,
    BeliefType,
    Candidate,
    ClaimKind,
    Derivation,
    Longevity,
    Portability,
    TombstoneCause,
)

SENTENCES_MAX = 8
"""Sentences of a question that are compared; a longer one is no question of this kind."""

SENTENCE_LENGTH_MAX = 300
"""Longest sentence that is compared, in characters."""

_END = re.compile(r"[.?!;\n]+(?:\s|$)")


def is_forgotten(image: Image, question: str, *, scope: str, now: datetime) -> bool:
    """Tell whether a sentence of the question says a value with a FORGOTTEN tombstone."""
    if not image.has_tombstones:
        return False
    marks = [
        mark
        for claim in _claims(question, scope=scope, now=now)
        for mark in tombstones.fingerprints(image.principal, claim)
    ]
    shared = image.tombstones_sharing(marks)
    return any(tombstone.cause is TombstoneCause.FORGOTTEN for tombstone in shared)


def _claims(question: str, *, scope: str, now: datetime) -> Iterator[Candidate]:
    sentences = (part.strip() for part in _END.split(question, maxsplit=SENTENCES_MAX))
    for sentence in islice(filter(None, sentences), SENTENCES_MAX):
        value_key = keys.value_key(sentence) if len(sentence) <= SENTENCE_LENGTH_MAX else ""
        # One word in common is no value: "Am I sick?" does not say what was forgotten.
        if len(value_key.split()) < 2:
            continue
        for portability in Portability:
            yield Candidate(
                subject="question",
                subject_key="question",
                value_key=value_key,
                statement=sentence,
                belief_type=BeliefType.FACT,
                claim_kind=ClaimKind.PROJECT_FACT,
                derivation=Derivation.DIRECT,
                longevity=Longevity.DURABLE,
                authority=Authority.USER,
                source_event_ids=(),
                evidence_spans=(),
                evidence_at=now,
                scope=scope,
                portability=portability,
            )
