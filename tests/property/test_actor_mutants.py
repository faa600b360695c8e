"""Broken builds of runtime, stores and rules: the simulator must catch every one of them."""

from __future__ import annotations

import json

import pytest
from msgspec import structs

from mnemic.cli.app import execute
from mnemic.evals.checkers import CHECKERS, NoForeignWords
from mnemic.evals.simulate.mutants import MUTANTS, Mutant, broken_by
from mnemic.evals.simulate.mutations import catch
from mnemic.evals.simulate.play import play
from mnemic.evals.simulate.reference import SequentialReference
from mnemic.evals.simulate.story import draw
from mnemic.evals.verification import INDEXES, STORED_CHECKERS


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_broken_build_is_caught(mutant: Mutant) -> None:
    """Within a bounded number of seeds each of its own checkers sees it."""
    found = catch(mutant)
    assert found.caught is not None, f"only {found.by} said anything"
    assert mutant.seen_by <= set(found.by)


def test_the_sound_build_is_not_caught() -> None:
    """The control: a mutant that was put away leaves nothing behind."""
    for mutant in MUTANTS:
        with broken_by(mutant):
            pass
    for seed in range(10):
        assert play(draw(seed)).violations == ()


def test_every_checker_has_a_mutant_that_makes_it_speak() -> None:
    """A checker that nothing makes fail is no check."""
    every = {checker.name for checker in (*CHECKERS, *STORED_CHECKERS)}
    every |= {NoForeignWords.name, SequentialReference.name, INDEXES}
    seen = {name for mutant in MUTANTS for name in mutant.seen_by}
    assert seen == every


def test_names_and_sentences_tell_the_mutants_apart() -> None:
    """Each is one of its kind and says what it breaks."""
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 12
    assert all(mutant.breaks.endswith(".") for mutant in MUTANTS)


def test_the_command_tells_the_seed_and_the_checkers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And fails when one survives."""
    few = tuple(m for m in MUTANTS if m.name in {"fence_ignored", "version_not_bumped"})
    monkeypatch.setattr("mnemic.evals.simulate.mutants.MUTANTS", few)
    assert execute(["simulate", "--mutants", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["mutant"] for one in told] == ["fence_ignored", "version_not_bumped"]
    assert all("one_epoch_per_version" in one["by"] for one in told)
    sound = structs.replace(few[0], build=lambda _: None)
    monkeypatch.setattr("mnemic.evals.simulate.mutants.MUTANTS", (sound,))
    assert catch.__kwdefaults__ is not None
    monkeypatch.setitem(catch.__kwdefaults__, "seeds", 3)
    assert execute(["simulate", "--mutants"]) == 1
    assert "NOT CAUGHT" in capsys.readouterr().out
