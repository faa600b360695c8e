"""Cases written by people who had not read the grammar: what formation made of them stays made.

Each figure is what was counted when it was written here, and may only get better: whoever
raises one writes the new one down. The texts say what they say in every way people have, so
that the shares are far below those of the development corpus; those of `labelled-in-passing`
tell nearly everything in passing, as people type when they want something done.
"""

from __future__ import annotations

from pathlib import Path

import anyio
import pytest

from mnemic.evals.distillation_corpus import read_corpus
from mnemic.evals.memory_distillation.scoring import ScoreOptions, score_corpus

CASES = Path(__file__).parents[2] / "cases"

FLOORS = {
    ("labelled-by-others", "formation@11"): {
        "direct must_form recall": 747,
        "hypothesis must_form recall": 19,
        "must_not_form cases clean": 190,
    },
    ("labelled-by-others", "formation@9"): {
        "direct must_form recall": 936,
        "hypothesis must_form recall": 21,
        "must_not_form cases clean": 190,
    },
    ("labelled-in-passing", "formation@11"): {
        "direct must_form recall": 317,
        "must_not_form cases clean": 36,
    },
    ("labelled-in-passing", "formation@9"): {
        "direct must_form recall": 565,
        "must_not_form cases clean": 36,
    },
}
"""How many are met, by corpus and policy; `formation@9` is answered from the labels."""

PRECISION = {
    ("labelled-by-others", "formation@11"): 0.87,
    ("labelled-by-others", "formation@9"): 0.96,
    ("labelled-in-passing", "formation@11"): 0.73,
    ("labelled-in-passing", "formation@9"): 0.92,
}
"""The share of beliefs that some label names."""


@pytest.mark.parametrize(("corpus", "policy"), sorted(FLOORS))
def test_what_was_formed_of_what_others_wrote_still_forms(corpus: str, policy: str) -> None:
    """Recall, clean negatives and precision are at least what they were."""
    read, digest = read_corpus(CASES / f"{corpus}.v3.json")

    async def run() -> dict[str, tuple[int, int]]:
        report = await score_corpus(read, digest, ScoreOptions(formation_policy=policy))
        return {name: (ratio.met, ratio.of) for name, ratio in report.figures.items()}

    figures = anyio.run(run, backend="trio")
    floors = FLOORS[corpus, policy]
    below = {n: figures[n] for n, floor in floors.items() if figures[n][0] < floor}
    assert not below, "formation reads less of what others wrote than it did"
    met, of = figures["benign precision"]
    assert met / of >= PRECISION[corpus, policy], (met, of)
