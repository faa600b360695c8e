"""`mnemic eval formation-score`: figures without a model, and a holdout that stays unread."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mnemic.cli.app import execute
from mnemic.evals.distillation_corpus import DistillationCorpus
from tests.support.formation_corpora import development_document, plain_cases, write_corpora

NONSENSE = "Ask the zorbling."


def scored(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, Any]:
    """Run the command and read its document."""
    assert execute(["eval", "formation-score", *options, "--json"]) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return document


def written(folder: Path, *cases: dict[str, Any]) -> str:
    """Write a corpus file of a few cases, which no role would take as whole."""
    document = {"schema_version": 3, "role": "development", "pools": [], "cases": list(cases)}
    DistillationCorpus.model_validate_json(json.dumps(document))
    path = folder / "batch.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def test_a_grammar_is_scored_on_a_handful_of_cases(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What formed counts, what did not is named, and what is not labelled is worded."""
    missed, formed = plain_cases("own", 1)[:2]
    missed["sessions"][0]["turns"][0]["text"] = NONSENSE
    missed["expected"][0]["evidence"][0]["text"] = NONSENSE
    formed["expected"][0]["statements"] = ["User wants to visit Tartu."]
    document = scored(capsys, written(tmp_path, missed, formed), "--show")
    assert document["figures"]["direct must_form recall"] == {"met": 0, "of": 2, "share": 0.0}
    first, second = document["fell_short"]
    assert [row["statement"] for row in first["missed"]] == ["User is building a sundial."]
    assert first["unlabelled"] == []
    assert [row["statement"] for row in second["unlabelled"]] == ["User wants to visit Lisbon."]


def test_a_provider_that_knows_the_labels_is_missed_only_where_validation_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """formation@9 is answered from the labels: a true claim is taken, a false one is not."""
    true, false = plain_cases("own", 1)[:2]
    false["expected"][0]["statements"] = ["User wants to visit Tartu."]
    path = written(tmp_path, true, false)
    document = scored(capsys, path, "--formation-policy", "formation@9", "--show")
    assert document["answered_by"] == "labels"
    assert document["figures"]["direct must_form recall"]["met"] == 1
    assert [row["case"] for row in document["fell_short"]] == [false["id"]]


@pytest.mark.parametrize("policy", ["formation@7", "formation@11"])
def test_a_frozen_holdout_is_scored_and_never_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], policy: str
) -> None:
    """Whoever reads its misses has spent it, and an edited one is refused."""
    _, holdout = write_corpora(tmp_path)
    document = scored(capsys, str(holdout), "--formation-policy", policy)
    assert document["figures"]["direct must_form recall"]["met"] > 0
    assert "fell_short" not in document
    assert execute(["eval", "formation-score", str(holdout), "--show"]) == 2
    assert "--show: a holdout" in capsys.readouterr().err
    holdout.write_text(holdout.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert execute(["eval", "formation-score", str(holdout)]) == 2
    assert "the holdout was edited" in capsys.readouterr().err


def test_what_would_ask_a_model_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence says which policies can be scored without one."""
    assert execute(["eval", "formation-score", "--formation-policy", "formation@8"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "use one of formation@7, formation@9, formation@11" in told


def test_the_document_of_the_development_corpus_names_what_it_scored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A figure is nothing without the corpus, the policy and the scorer it belongs to."""
    small = development_document()
    small["cases"] = small["cases"][:3]
    path = written(tmp_path, *(c | {"pool": None} for c in small["cases"] if "ends" not in c))
    document = scored(capsys, path)
    assert document["formation_policy"] == "formation@11"
    assert document["scorer_version"] == "distillation-scorer@7"
    assert len(document["corpus_sha256"]) == 64
