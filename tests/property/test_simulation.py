"""Seeded stories on the real runtime, with faults: every promise is checked at every step.

A few hundred of them here; `mnemic simulate --seeds N` plays as many as it is asked for. A
seed that failed once has a test of its own beside what it found.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter

import pytest
from msgspec.structs import replace

from mnemic.cli.app import execute
from mnemic.errors import InvalidAddress
from mnemic.evals.faulty_store import FAULTS
from mnemic.evals.simulate.mutants import MUTANTS, broken_by
from mnemic.evals.simulate.play import play
from mnemic.evals.simulate.provider import ANSWERS
from mnemic.evals.simulate.run import run
from mnemic.evals.simulate.shrink import broken, shrink
from mnemic.evals.simulate.story import Act, Step, Story, draw, told

BLOCKS = 12
SEEDS_PER_BLOCK = 20


@pytest.mark.parametrize("block", range(BLOCKS))
def test_every_promise_holds_over_240_seeded_stories(block: int) -> None:
    """Crashes, pauses, faults, floods and erasures among them."""
    for seed in range(block * SEEDS_PER_BLOCK, (block + 1) * SEEDS_PER_BLOCK):
        outcome = play(draw(seed))
        assert outcome.held, (seed, [str(violation) for violation in outcome.violations])


def test_the_stories_meet_what_they_claim_to_meet() -> None:
    """The control: every act, fault and kind of answer occurs in a few of the seeds."""
    met: Counter[str] = Counter()
    for seed in range(160):
        met.update(play(draw(seed)).counts)
    missing = {f"step {act.value}" for act in Act} - met.keys()
    missing |= {f"fault {fault.value}" for fault in FAULTS} - met.keys()
    missing |= {f"provider {answer.value}" for answer in ANSWERS} - met.keys()
    missing |= {
        "answer Appended",
        "answer Cited",
        "answer Consolidated",
        "answer Ended",
        "answer ErasureReceipt",
        "answer Fenced",
        "answer InvalidCommand",
        "answer NotFound",
        "answer OutcomeUnknown",
        "answer Quarantined",
        "answer Remembered",
        "answer RunEnded",
        "answer ShuttingDown",
        "answer StoreUnavailable",
        "answer TraceRecorded",
        "answer TracesExpired",
        "answer TurnFailed",
        "caught HostLost",
        "caught Overloaded",
        "crashed",
        "fenced",
        "gave up",
        "lost",
        "passivated",
        "wiped",
    } - met.keys()
    assert missing == set()


def test_a_seed_is_the_same_story_in_every_process() -> None:
    """Hash randomization and set order leave no trace; another seed is another story."""
    script = "from mnemic.cli.app import execute; import sys; sys.exit(execute(sys.argv[1:]))"
    command = ["simulate", "--seeds", "4", "--seed", "40", "--json"]
    documents = []
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", script, *command],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
        documents.append(json.loads(done.stdout))
    first, second = documents
    assert first["digest"] == second["digest"]
    assert first["counts"] == second["counts"]
    assert first["failures"] == []
    assert run(seeds=4, first_seed=46).digest != first["digest"]


def test_steps_left_out_change_no_other_step() -> None:
    """A story is a value: what is kept keeps its numbers, its words and its choices."""
    longer, shorter = draw(7, steps=40), draw(7, steps=30)
    assert longer.steps[:30] == shorter.steps
    assert [step.number for step in longer.steps] == list(range(1, 41))


def test_a_failing_seed_is_told_as_a_short_story(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """With the command that plays it again, and a shorter one that fails too."""
    (mutant,) = (m for m in MUTANTS if m.name == "forgotten_beliefs_kept")
    with broken_by(mutant):
        seed = next(seed for seed in range(60) if not play(draw(seed)).held)
        status = execute(["simulate", "--seeds", "1", "--seed", str(seed), "--json"])
        report = json.loads(capsys.readouterr().out)
        (failure,) = report["failures"]
        again = failure["short"].removeprefix("mnemic ").split()
        assert execute(again) == 1
    assert status == 1
    assert failure["command"] == f"mnemic simulate --seeds 1 --seed {seed} --steps 30"
    assert failure["short"].startswith(f"{failure['command']} --keep ")
    assert 1 <= len(failure["story"]) < 15
    assert any("forget" in line or "delete" in line for line in failure["story"])
    capsys.readouterr()
    assert execute(again) == 0
    assert capsys.readouterr().out.endswith("held\n")


def test_shrinking_leaves_the_fewest_steps_that_fail() -> None:
    """Any two that must be together are found; everything calm that may be is."""
    story = draw(3, steps=24)

    def breaks(shorter: Story) -> bool:
        return {5, 17} <= {step.number for step in shorter.steps}

    found = shrink(story, frozenset(), breaks=breaks)
    assert [step.number for step in found.steps] == [5, 17]
    assert all(step.patience is None for step in found.steps)


def test_no_line_of_a_story_quotes_what_is_said() -> None:
    """Acts, numbers, hosts and times only."""
    lines = [told(step) for seed in range(40) for step in draw(seed).steps]
    assert not [line for line in lines if "Note" in line or "live in" in line]
    assert len({line.split(". ", 1)[1].split(":")[0].split(" of ")[0] for line in lines}) > 20


def test_a_run_that_does_not_end_well_is_seen() -> None:
    """An error that the runtime lets out is reported like a broken promise, not raised."""
    (mutant,) = (m for m in MUTANTS if m.name == "fence_ignored")
    with broken_by(mutant):
        seen = broken(draw(0))
    assert "run" in seen
    assert "one_epoch_per_version" in seen
    assert broken(draw(0)) == frozenset()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seeds", "0"], "--seeds 0 is out of bounds; use 1 to"),
        (["--steps", "0"], "--steps 0 is out of bounds; use 1 to"),
        (["--seed", "-1"], "--seed -1 is out of bounds; use 0 to"),
        (["--keep", "3,x"], "--keep takes the numbers of steps"),
    ],
)
def test_bad_numbers_are_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit status 2, nothing played."""
    assert execute(["simulate", *arguments]) == 2
    printed = capsys.readouterr()
    assert sentence in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""


def test_a_run_stops_after_a_handful_of_failures() -> None:
    """One is enough to work on."""
    (mutant,) = (m for m in MUTANTS if m.name == "receipt_not_stored")
    with broken_by(mutant), pytest.MonkeyPatch.context() as patch:
        for name in ("leave_out", "shrink"):
            patch.setattr(f"mnemic.evals.simulate.run.{name}", lambda story, _: story)
        report = run(seeds=100)
    assert (len(report.failures), report.held) == (5, False)
    assert report.seeds < 100


def test_numbers_are_checked_for_callers_of_the_function_too() -> None:
    """Not only on the command line."""
    with pytest.raises(InvalidAddress, match="--seeds"):
        run(seeds=0)


def test_a_dead_host_tells_nobody_anything() -> None:
    """A crash at each of the first awaits of one turn: lost or answered, never both."""
    say = Step(number=1, act=Act.REMEMBER, pick=1, pause=0)
    lost = answered = 0
    for at in range(1, 40):
        crash = Step(number=2, act=Act.CRASH, count=at, pause=-1)
        story = replace(draw(1), hosts=2, is_tight=False, asks_provider=False, steps=(crash, say))
        outcome = play(story)
        assert outcome.held, (at, outcome.violations)
        lost += outcome.counts.get("lost", 0)
        answered += outcome.counts.get("answer Remembered", 0)
    assert lost > 0
    assert answered > 0
