"""Formation that asks a provider: pure pipelines over requests and replies.

A pipeline is a generator (`Pipeline`): it yields a `StageRequest`, is sent a
`StageReply` or a `StageFailure`, and returns `Provided`, which a commit judges again.
Nothing here does I/O; whoever drives it makes the calls, outside of any turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from mnemic.memory.formation.provided.assisted import assist
from mnemic.memory.formation.provided.distillation import distil
from mnemic.memory.formation.provided.pipeline import FormationView, Pipeline
from mnemic.memory.policy import (
    DISTILLATION_POLICY,
    FORMATION_POLICIES,
    PROVIDER_CONTROL_POLICY,
    PROVIDER_REPAIRED_POLICY,
)

PIPELINES: Mapping[str, Callable[[FormationView], Pipeline]] = {
    DISTILLATION_POLICY: distil,
    **{
        version: partial(assist, policy=FORMATION_POLICIES[version])
        for version in (PROVIDER_CONTROL_POLICY, PROVIDER_REPAIRED_POLICY)
    },
}
"""How each policy that asks a provider begins."""
