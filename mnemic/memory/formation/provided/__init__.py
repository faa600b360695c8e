"""Formation that asks a provider: pure pipelines over requests and replies.

A pipeline is a generator (`Pipeline`): it yields a `StageRequest`, is sent a
`StageReply` or a `StageFailure`, and returns `Provided`, which a commit judges again.
Nothing here does I/O; whoever drives it makes the calls, outside of any turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace

from mnemic.memory.formation.provided.assisted import assist
from mnemic.memory.formation.provided.distillation import distil
from mnemic.memory.formation.provided.pipeline import FormationView, Pipeline
from mnemic.memory.formation.withheld import without_withheld
from mnemic.memory.policy import (
    DISTILLATION_POLICY,
    FORMATION_POLICIES,
    PROVIDER_CONTROL_POLICY,
    PROVIDER_REPAIRED_POLICY,
)


def _kept(begin: Callable[[FormationView], Pipeline], view: FormationView) -> Pipeline:
    """Begin on what the owner will have kept: the rest is neither shown nor formed."""
    said = without_withheld((*view.earlier, *view.events))
    at = len(view.earlier)
    return begin(replace(view, earlier=said[:at], events=said[at:]))


PIPELINES: Mapping[str, Callable[[FormationView], Pipeline]] = {
    DISTILLATION_POLICY: partial(_kept, distil),
    PROVIDER_REPAIRED_POLICY: partial(
        _kept, partial(assist, policy=FORMATION_POLICIES[PROVIDER_REPAIRED_POLICY])
    ),
    PROVIDER_CONTROL_POLICY: partial(assist, policy=FORMATION_POLICIES[PROVIDER_CONTROL_POLICY]),
}
"""How each policy that asks a provider begins (`formation@8` is frozen: it shows every turn)."""
