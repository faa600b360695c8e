"""A task group out of reach of whatever cancels the block that opened it."""

from __future__ import annotations

import anyio
from anyio.abc import TaskGroup

from mnemic.actors.tasks import shielded_group


async def test_a_start_that_was_cancelled_ends() -> None:
    """Nothing is left behind a shield that nobody could take away."""
    with anyio.fail_after(5):
        async with anyio.create_task_group() as host:
            with anyio.CancelScope() as scope:
                scope.cancel()
                await host.start(shielded_group)

    assert scope.cancelled_caught


async def test_what_runs_in_it_outlives_the_block() -> None:
    """The control: cancelled from outside, its tasks go on until its owner ends it."""
    done = anyio.Event()

    async def job() -> None:
        await anyio.lowlevel.checkpoint()
        done.set()

    async with anyio.create_task_group() as host:
        tasks: TaskGroup = await host.start(shielded_group)
        host.cancel_scope.cancel()
        tasks.start_soon(job)
        with anyio.CancelScope(shield=True):
            await done.wait()
        tasks.cancel_scope.cancel()

    assert done.is_set()
