"""A command ends with the one error that ended its work."""

from __future__ import annotations

import anyio
import anyio.lowlevel
import pytest
import typer

from mnemic.cli.loop import complete
from mnemic.errors import NotFound


def test_an_error_comes_out_of_the_groups_it_is_in() -> None:
    """However deep task groups wrapped it, the caller sees the error itself."""

    async def work() -> None:
        async with anyio.create_task_group(), anyio.create_task_group():
            raise NotFound("nothing here")

    with pytest.raises(NotFound, match="nothing here"):
        complete(work)


def test_a_defect_is_not_taken_for_an_answer() -> None:
    """A group that holds anything else stays whole, traceback and all."""

    async def work() -> None:
        async with anyio.create_task_group():
            raise ExceptionGroup("both", [NotFound("nothing here"), KeyError("a defect")])

    with pytest.raises(ExceptionGroup):
        complete(work)


def test_an_interruption_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C ends with status 130."""

    async def work() -> None:
        raise KeyboardInterrupt

    with pytest.raises(typer.Exit) as caught:
        complete(work, interrupted="stopped here")
    assert caught.value.exit_code == 130
    assert capsys.readouterr().err == "mnemic: stopped here\n"


def test_two_loops_in_one_process_are_two_runs() -> None:
    """A value comes back from each."""

    async def work() -> int:
        await anyio.lowlevel.checkpoint()
        return 1

    assert (complete(work), complete(work)) == (1, 1)
