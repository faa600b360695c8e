"""Corpora of plain sentences that a perfect provider can be perfect on.

The shipped corpora hold what people really write, and no answer to all of it passes local
validation; what an evaluation does with a perfect run, and with one that falls short, is
tried on these. The core scenarios are the shipped ones, but for a promotion in plain words.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from mnemic.evals.distillation_corpus import (
    DistillationCorpus,
    development_corpus_path,
    digest_path,
)

Document = dict[str, Any]
Case = dict[str, Any]

NAMES = ("sundial", "lantern", "drum", "telescope", "banner")
PLACES = ("Lisbon", "Tartu", "Bergen", "Porto", "Ghent")

KINDS: dict[str, tuple[str, str, str, str, str]] = {
    "ongoing_project": (
        "I am building a {}.",
        "User is building a {}.",
        "{}",
        "ongoing",
        "project",
    ),
    "goal": ("I want to visit {p}.", "User wants to visit {p}.", "{p}", "ongoing", "aim"),
    "role": (
        "I am the treasurer of the {} club.",
        "User is the treasurer of the {} club.",
        "{} club",
        "durable",
        "position",
    ),
    "skill": (
        "I have eight years of experience in {} making.",
        "User has eight years of experience in {} making.",
        "{} making",
        "durable",
        "experience",
    ),
    "interest": (
        "I am interested in {} history.",
        "User is interested in {} history.",
        "{} history",
        "durable",
        "interest",
    ),
    "habit": (
        "I clean the {} every Sunday.",
        "User cleans the {} every Sunday.",
        "{}",
        "ongoing",
        "routine",
    ),
    "constraint": (
        "I cannot lift a {}.",
        "User cannot lift a {}.",
        "{}",
        "durable",
        "constraint",
    ),
    "recurring_state": (
        "My back hurts after every {} lesson.",
        "User's back hurts after every {} lesson.",
        "back",
        "ongoing",
        "recurring_condition",
    ),
    "relationship": (
        "My sister lives in {p}.",
        "User's sister lives in {p}.",
        "sister",
        "durable",
        "family_situation",
    ),
    "preference": (
        "I prefer {} lessons in the morning.",
        "User prefers {} lessons in the morning.",
        "{} lessons",
        "durable",
        "preference",
    ),
    "resource": ("I own a {}.", "User owns a {}.", "{}", "durable", "resource"),
    "project_fact": (
        "My {} website runs on PostgreSQL.",
        "User's {} website runs on PostgreSQL.",
        "{} website",
        "durable",
        "plain_fact",
    ),
}
"""What is said, what it states, its subject, its longevity and its shape, by claim kind."""

GUESSES = (
    ("Why does my Helm chart lose its values?", "Kubernetes"),
    ("How do I stop my sourdough starter from smelling of acetone?", "baking"),
)
SMALL_TALK = "What is {} times {}?"


def _said(kind: str, place: int) -> tuple[str, Document]:
    text, statement, subject, longevity, shape = KINDS[kind]
    name, where = NAMES[place % len(NAMES)], PLACES[place % len(PLACES)]

    def fill(words: str) -> str:
        return words.replace("{p}", where).replace("{}", name)

    said = fill(text)
    return said, {
        "name": f"{kind}_{place}",
        "claim_kind": kind,
        "derivation": "direct",
        "longevity": longevity,
        "shape": shape,
        "subjects": [fill(subject)],
        "statements": [fill(statement)],
        "evidence": [{"session": "s01", "turn": 0, "text": said.rstrip(".")}],
    }


def _session(*turns: str, name: str = "s01", advance_s: int = 0) -> Document:
    return {
        "id": name,
        "advance_seconds": advance_s,
        "turns": [{"role": "user", "text": text} for text in turns],
    }


def plain_cases(prefix: str, per_kind: int) -> list[Case]:
    """Say one plain sentence of each kind, several times."""
    cases: list[Case] = []
    for kind in KINDS:
        for place in range(per_kind):
            said, expected = _said(kind, place)
            cases.append(
                {
                    "id": f"{prefix}-{kind.replace('_', '-')}-{place}",
                    "title": f"A plain {kind}",
                    "label": "must_form",
                    "sessions": [_session(said)],
                    "expected": [expected],
                }
            )
    return cases


def guessing_cases(prefix: str) -> list[Case]:
    """Ask what makes something likely."""
    return [
        {
            "id": f"{prefix}-guess-{place}",
            "title": "A question that shows a field",
            "label": "must_form",
            "sessions": [_session(said)],
            "expected": [
                {
                    "name": f"guess_{place}",
                    "claim_kind": "skill",
                    "derivation": "hypothesis",
                    "longevity": "tentative",
                    "subjects": [field],
                    "statements": [f"User likely has {field} experience."],
                    "evidence": [{"session": "s01", "turn": 0, "text": said}],
                }
            ],
        }
        for place, (said, field) in enumerate(GUESSES)
    ]


def empty_cases(prefix: str, count: int) -> list[Case]:
    """Ask what states nothing."""
    return [
        {
            "id": f"{prefix}-nothing-{place}",
            "title": "A question",
            "label": "must_not_form",
            "sessions": [_session(SMALL_TALK.format(place + 3, place + 4))],
            "expected": [],
        }
        for place in range(count)
    ]


def restating_case(name: str, seed: Document, *, pool: str) -> Case:
    """Say what a seed holds again, behind more small talk than one segment takes."""
    talk = [
        " ".join(SMALL_TALK.format(turn * 10 + i, i + 2) for i in range(10)) for turn in range(10)
    ]
    said = seed["statement"].replace("User ", "I ", 1).replace("volunteers", "volunteer")
    said = said.replace("prefers", "prefer")
    return {
        "id": name,
        "title": "A seed said again",
        "label": "must_not_form",
        "covers": ["seeded_restatement"],
        "pool": pool,
        "sessions": [_session(*talk, said)],
        "expected": [],
        "restates": [
            {
                "seed": seed["name"],
                "evidence": {"session": "s01", "turn": len(talk), "text": said.rstrip(".")},
                "across_segments": True,
            }
        ],
    }


def _promotion() -> Case:
    cue, stated = "Where can I read about kite history?", "I am interested in kite history."
    return {
        "id": "plain-core-promotion",
        "title": "An interest that is stated later",
        "label": "must_form",
        "core": "promotion",
        "covers": ["promotion"],
        "sessions": [_session(cue), _session(stated, name="s02", advance_s=86_400)],
        "expected": [
            {
                "name": "guess",
                "claim_kind": "interest",
                "derivation": "hypothesis",
                "longevity": "tentative",
                "subjects": ["kite history"],
                "statements": ["User may be interested in kite history."],
                "evidence": [{"session": "s01", "turn": 0, "text": cue}],
            },
            {
                "name": "stated",
                "claim_kind": "interest",
                "derivation": "direct",
                "longevity": "durable",
                "shape": "interest",
                "subjects": ["kite history"],
                "statements": ["User is interested in kite history."],
                "evidence": [{"session": "s02", "turn": 0, "text": stated.rstrip(".")}],
                "promotes": "guess",
            },
        ],
    }


def development_document() -> Document:
    """Give a development corpus: the shipped cores and whatever covers, and plain cases."""
    shipped: Document = json.loads(development_corpus_path().read_text(encoding="utf-8"))
    kept = [
        case
        for case in shipped["cases"]
        if (case.get("core") not in {None, "promotion"} or case["id"] in _COVERING)
    ]
    pool = next(p for p in shipped["pools"] if p["id"] == "pool-household")
    seed = next(b for b in pool["beliefs"] if b["name"] == "marsh_survey")
    cases = [
        *kept,
        _promotion(),
        restating_case("plain-restated", seed, pool=pool["id"]),
        *plain_cases("plain", 4),
        *guessing_cases("plain"),
        *empty_cases("plain", 6),
    ]
    return shipped | {"cases": cases}


_COVERING = frozenset({"v3-seeded-multi", "v3-corroboration", "v3-correction-bmw"})


def holdout_document() -> Document:
    """Give a holdout of plain cases."""
    development: Document = json.loads(development_corpus_path().read_text(encoding="utf-8"))
    pool = next(p for p in development["pools"] if p["id"] == "pool-household")
    seeds = [b for b in pool["beliefs"] if b["name"] in {"marsh_survey", "answer_length", "coffee"}]
    return {
        "schema_version": 3,
        "role": "holdout",
        "pools": [pool],
        "cases": [
            *plain_cases("ho", 2),
            *guessing_cases("ho"),
            *empty_cases("ho", 4),
            *(
                restating_case(f"ho-restated-{place}", seed, pool=pool["id"])
                for place, seed in enumerate(seeds)
            ),
        ],
    }


@cache
def plain_corpora() -> tuple[DistillationCorpus, DistillationCorpus]:
    """Give the development corpus and the holdout, checked as shipped ones are."""
    return (
        DistillationCorpus.model_validate_json(json.dumps(development_document())),
        DistillationCorpus.model_validate_json(json.dumps(holdout_document())),
    )


def write_corpora(folder: Path) -> tuple[Path, Path]:
    """Write both as files, the holdout's digest beside it."""
    development, holdout = folder / "development.json", folder / "holdout.json"
    development.write_text(json.dumps(development_document()), encoding="utf-8")
    holdout.write_text(json.dumps(holdout_document()), encoding="utf-8")
    digest = sha256(holdout.read_bytes()).hexdigest()
    digest_path(holdout).write_text(f"{digest}  {holdout.name}\n", encoding="ascii")
    return development, holdout
