"""`mnemic maintain`: one round of what a running host does by itself."""

from __future__ import annotations

from msgspec import Struct

from mnemic.actors.sweeps import SweepResult
from mnemic.cli.loop import complete
from mnemic.cli.overlay import chosen_profile
from mnemic.cli.places import require_store
from mnemic.cli.screen import Screen, write_document
from mnemic.cli.wording import counted
from mnemic.memory.model import encode

LABELS = {
    "idle_sessions": "sessions fallen quiet, consolidated and closed",
    "decay": "beliefs that nothing supports, faded or retired",
    "trace_expiry": "recall traces past their operator tier, cut",
}
"""What each sweep does; one without a label is the host's own and not shown."""

EXIT_FAILED = 1


class SweepView(Struct, frozen=True):
    """Say how many principals a sweep found with work due, served, and could not serve."""

    name: str
    due: int
    done: int
    failed: int


def maintain(store: str, *, profiles: str | None, as_json: bool) -> int:
    """Do one round on a store; status 1 when somebody could not be served."""
    profile = chosen_profile(profiles)
    require_store(store)
    # A check that only reads does without the runtime and the grammar.
    from mnemic.cli.opening import opened  # noqa: PLC0415

    async def work() -> dict[str, SweepResult]:
        async with opened(store, profile) as memory:
            return await memory.composition.run_maintenance()

    results = complete(work)
    views = tuple(
        SweepView(name, result.due, result.done, result.failed)
        for name, result in results.items()
        if name in LABELS
    )
    if as_json:
        write_document(encode(views))
    else:
        screen = Screen()
        for view in views:
            failed = f", {view.failed} failed" if view.failed else ""
            screen.line(f"{LABELS[view.name]}: {counted(view.done, 'principal')}{failed}")
    return EXIT_FAILED if any(view.failed for view in views) else 0
