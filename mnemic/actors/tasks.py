"""Task groups that outlive whatever cancels the block which opened them."""

from __future__ import annotations

import anyio
import anyio.lowlevel
from anyio.abc import TaskGroup, TaskStatus


async def shielded_group(*, task_status: TaskStatus[TaskGroup]) -> None:
    """Hold a task group out of reach of whatever cancels the host's block.

    Only its owner ends it, after what was accepted is finished. A start that was
    cancelled never begins: behind the shield nobody could end it.
    """
    await anyio.lowlevel.checkpoint_if_cancelled()
    with anyio.CancelScope(shield=True):
        async with anyio.create_task_group() as tasks:
            task_status.started(tasks)
            await anyio.sleep_forever()
