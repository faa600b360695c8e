"""The judge of formation cases: what it counts as said, missed and forbidden."""

from __future__ import annotations

from pathlib import Path

import anyio
import pytest

from mnemic.errors import InvalidFile
from mnemic.evals.formation_probe import (
    Case,
    Expectation,
    load_cases,
    run_case,
    run_probe,
    statement_words,
)

CASES = Path(__file__).parent.parent / "cases"


def expectation(**fields: object) -> Expectation:
    return Expectation.model_validate(fields)


def case(text: str, **fields: object) -> Case:
    session = {"id": "s01", "at": "2026-03-02T09:00:00Z", "turns": [{"text": text}]}
    return Case.model_validate({"id": "c", "sessions": [session], **fields})


def test_words_are_whole_and_keep_contractions() -> None:
    """A word never matches inside another; a contraction is found whole and apart."""
    words = statement_words("User doesn’t like Java-style plum-otter-93.")
    assert {"doesn't", "n't", "java", "plum-otter-93", "93", "user"} <= words
    assert "jav" not in words


@pytest.mark.parametrize(
    ("fields", "failed"),
    [
        ({"live": [{"all": ["lives", "Malmo"]}]}, ""),
        ({"live": [{"all": ["living"], "any": ["Malmo", "Lund"]}]}, ""),
        ({"live": [{"all": ["Lund"]}]}, "missed"),
        ({"live": [{"all": ["Malmo"], "not": ["live"]}]}, "missed"),
        ({"past": [{"all": ["Malmo"]}]}, "missed"),
        ({"never": [{"all": ["Malmo"]}]}, "forbidden"),
        ({"not_live": [{"all": ["Malmo"]}]}, "forbidden"),
        ({"live_count": [0, 0]}, "wrong"),
        ({"live_count": [1, 1]}, ""),
        ({"flagged": True}, "wrong"),
        ({"live": [{"all": ["Malmo"], "subject_not_user": True}]}, "missed"),
        ({"live": [{"all": ["Malmo"], "from": "2026-03-02", "to": None}]}, ""),
        ({"live": [{"all": ["Malmo"], "from": "2025"}]}, "missed"),
    ],
)
def test_each_kind_of_expectation_can_fail(fields: dict[str, object], failed: str) -> None:
    """Every key of a case is judged, and each judgement has its opposite beside it."""
    result = anyio.run(run_case, case("I live in Malmo.", **fields))
    assert result.passed == (not failed)
    verdicts = {"missed": result.missed, "wrong": result.wrong, "forbidden": result.forbidden}
    assert [name for name, rows in verdicts.items() if rows] == ([failed] if failed else [])


@pytest.mark.parametrize(
    "case", load_cases(CASES / "formation-handed.json").cases, ids=lambda c: c.id
)
def test_handed_case(case: Case) -> None:
    """Each handed conversation leaves what it must, and nothing that it must not."""
    result = anyio.run(run_case, case)
    assert result.passed, (result.missed, result.wrong, result.forbidden, result.formed)


def _kept_cases() -> list[Case]:
    files = sorted(CASES.glob("formation-*.json"))
    return [c for f in files if "handed" not in f.name for c in load_cases(f).cases]


@pytest.mark.parametrize("case", _kept_cases(), ids=lambda c: c.id)
def test_kept_case(case: Case) -> None:
    """Each kept conversation leaves what it must, and nothing that it must not."""
    result = anyio.run(run_case, case)
    assert result.passed, (result.missed, result.wrong, result.forbidden, result.formed)


def test_the_words_of_an_expectation_are_taken_to_the_letter() -> None:
    """Whole words decide, also of "User's dad"; a case that means the user alone says so."""
    never = {"never": [{"all": ["User", "retired"]}]}
    assert not anyio.run(run_case, case("My dad is retired.", **never)).passed
    never = {"never": [{"all": ["User", "retired"], "not": ["User's"]}]}
    assert anyio.run(run_case, case("My dad is retired.", **never)).passed
    assert not anyio.run(run_case, case("I'm retired.", **never)).passed


def test_a_report_counts_both_ways(tmp_path: Path) -> None:
    """A file with one right and one wrong case reports one of each."""
    file = tmp_path / "cases.json"
    sessions = '[{"id":"s","at":"2026-03-02T09:00:00Z","turns":[{"text":"I live in Malmo."}]}]'
    file.write_text(
        f'{{"cases":[{{"id":"a","sessions":{sessions}}},'
        f'{{"id":"b","sessions":{sessions},"live_count":[0,0]}}]}}'
    )
    report = anyio.run(run_probe, load_cases(file))
    assert (report.passed, report.failed) == (1, 1)


def test_a_malformed_file_names_the_place(tmp_path: Path) -> None:
    """An unknown key is refused with its path and without its value."""
    file = tmp_path / "cases.json"
    file.write_text('{"cases":[{"id":"a","sessions":[],"lives":["secret words"]}]}')
    with pytest.raises(InvalidFile) as error:
        load_cases(file)
    assert "cases.0.lives" in str(error.value)
    assert "secret" not in str(error.value)
