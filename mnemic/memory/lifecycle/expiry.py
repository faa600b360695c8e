"""What a person said to hold until a day is over once that day is (000 §The recall delta).

The owner's next consolidation notices it, in the order of the world: a conversation of last
year that is imported today ends what had run out then, and nothing that a later one speaks
of. Recall needs none of this, for it reads the window itself.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TypeVar

from mnemic.memory.commands import Consolidate, Consolidated, Repass, Replay
from mnemic.memory.draft import Draft
from mnemic.memory.lifecycle import transitions
from mnemic.memory.model import Belief

RUN_OUT = "run_out"
"""The reason an event and an expired belief give."""

_Forms = TypeVar("_Forms", Consolidate, Repass, Replay)


def and_expire(
    form: Callable[[Draft, _Forms], Consolidated],
) -> Callable[[Draft, _Forms], Consolidated]:
    """Give a handler that forms, and then ends what has run out by its own instant."""

    def formed(draft: Draft, command: _Forms) -> Consolidated:
        done = form(draft, command)
        if done.run_id is not None:
            expire(draft, at=draft.instant(command.at))
        return done

    return formed


def expire(draft: Draft, *, at: datetime) -> None:
    """End every live belief that said it would hold until an instant before `at`."""
    over = [b for b in draft.live_beliefs() if has_run_out(b, at)]
    for chosen in sorted(over, key=lambda b: (b.valid_to, b.store_position)):
        # An earlier one may have settled a conflict with it.
        transitions.expire(draft, draft.required_belief(chosen.id), RUN_OUT)


def has_run_out(belief: Belief, at: datetime) -> bool:
    """Tell whether a belief's window has closed since it was told: history never runs out."""
    ends = belief.valid_to
    return ends is not None and belief.evidence_at < ends <= at
