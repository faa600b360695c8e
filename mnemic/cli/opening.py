"""Open a memory for a command, with the formation policy that the environment gives."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from mnemic.api import Memory, open_memory
from mnemic.bootstrap import formation_from
from mnemic.memory.policy import Profile


@asynccontextmanager
async def opened(store: str, profile: Profile) -> AsyncIterator[Memory]:
    """Open a memory without sweeps; raises what `open_memory` and `formation_from` raise."""
    async with (
        formation_from(os.environ, profile) as chosen,
        open_memory(
            store, profile=chosen.profile, sweeps=False, formation_model=chosen.model
        ) as memory,
    ):
        yield memory
