"""The composition root: the only place that knows every adapter."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime

from msgspec import Struct, structs

from mnemic.activation import Selection, choose_formation
from mnemic.activation.choosing import CURRENT_POLICIES
from mnemic.actors import log
from mnemic.actors.clock import Clock, FixedClock, SystemClock
from mnemic.actors.committer import BatchSeen
from mnemic.actors.forming import Formation, forming
from mnemic.actors.ids import RandomIds
from mnemic.actors.limits import DEFAULT_LIMITS, Limits
from mnemic.actors.observer import Observer
from mnemic.actors.provider_calls import FormationModel
from mnemic.actors.sweeps import (
    Sweep,
    SweepResult,
    decay_sweep,
    idle_session_sweep,
    passivation_sweep,
    repass_sweep,
    trace_sweep,
)
from mnemic.agent import DEFAULT_RUN_LIMITS, MEMORY_TOOLS, RunLimits, Runs
from mnemic.errors import InvalidAddress
from mnemic.memory.formation.provided import PIPELINES
from mnemic.memory.formation.provided.pipeline import ModelLimits
from mnemic.memory.ids import IdSource, SequentialIds
from mnemic.memory.model import Principal
from mnemic.memory.policy import (
    DEFAULT_PROFILE,
    POLICY_PROFILES,
    RICH_POLICY,
    Profile,
)
from mnemic.providers.chat import ModelPort
from mnemic.providers.scripted import FakeModelScript, ScriptedModel
from mnemic.stores.address import MEMORY_ADDRESS, open_store
from mnemic.stores.port import Store
from mnemic.supervisor import Supervisor, supervise

IN_MEMORY = "memory"
"""Names the in-memory tier in `build(storage=…)`, beside its address."""


class Composition(Struct, frozen=True):
    """Hold the wired parts of one running host.

    `maintenance` are its sweeps, which tick by themselves unless it was built without.
    """

    store: Store
    supervisor: Supervisor
    clock: Clock
    ids: IdSource
    profile: Profile
    formation: Formation
    runs: Runs
    maintenance: tuple[Sweep, ...] = ()
    principal: Principal | None = None

    async def run_maintenance(self) -> dict[str, SweepResult]:
        """Do one round of every sweep now, in order; give each one's result by name."""
        return {sweep.name: await sweep.tick() for sweep in self.maintenance}


@asynccontextmanager
async def build(
    storage: str = MEMORY_ADDRESS,
    *,
    clock: Clock | None = None,
    ids: IdSource | None = None,
    profile: Profile = DEFAULT_PROFILE,
    limits: Limits = DEFAULT_LIMITS,
    observer: Observer | None = None,
    batch_seen: BatchSeen | None = None,
    sweeps: bool = True,
    model: ModelPort | None = None,
    script: FakeModelScript | None = None,
    principal: Principal | None = None,
    fixed_clock_at: datetime | None = None,
    sequential_ids: bool = False,
    enabled_tools: Sequence[str] = MEMORY_TOOLS,
    run_limits: RunLimits = DEFAULT_RUN_LIMITS,
    policy_profile: str | None = None,
    formation_model: FormationModel | None = None,
) -> AsyncIterator[Composition]:
    """Open a store and run a supervisor on it for the block's duration.

    `storage` is `memory` or an address. The clock and the identifiers default to the
    host's own; `fixed_clock_at` and `sequential_ids` make a host that can be repeated.
    Without `sweeps` nothing happens that was not told. Runs are answered by `model`, or
    by `script`; `formation_model` is asked by policies that ask a provider, and by no
    other. `policy_profile` names the policies to run with, `profile` holds the
    values. Raises what `open_store` raises, and `InvalidAddress` for options that
    exclude each other or name nothing.
    """
    clock = _clock(clock, fixed_clock_at)
    ids = _ids(ids, sequential=sequential_ids)
    profile = with_policies(profile, policy_profile)
    if profile.asks_provider and formation_model is None:
        raise InvalidAddress(
            f"{profile.formation_policy} asks a provider: give a formation model, or choose "
            f"{RICH_POLICY}"
        )
    if model is not None and script is not None:
        raise InvalidAddress("give a model or a script, not both")
    async with (
        open_store(MEMORY_ADDRESS if storage == IN_MEMORY else storage) as store,
        supervise(
            store,
            clock=clock,
            ids=ids,
            profile=profile,
            limits=limits,
            observer=observer,
            batch_seen=batch_seen,
        ) as supervisor,
        forming(
            supervisor,
            store,
            clock=clock,
            profile=profile,
            asked=formation_model if profile.asks_provider else None,
            plan=PIPELINES.get(profile.formation_policy),
            grace_s=limits.drain_grace_s,
        ) as formation,
    ):
        maintenance = _sweeps(store, supervisor, formation, clock, profile=profile, limits=limits)
        if sweeps:
            for sweep in maintenance:
                supervisor.start_sweep(sweep)
        runs = Runs(
            supervisor,
            model or ScriptedModel(script),
            read=store.events,
            session_of=store.session,
            clock=clock,
            ids=ids,
            profile=profile,
            enabled_tools=enabled_tools,
            limits=run_limits,
        )
        yield Composition(
            store=store,
            supervisor=supervisor,
            clock=clock,
            ids=ids,
            profile=profile,
            formation=formation,
            runs=runs,
            maintenance=maintenance,
            principal=principal,
        )


def _sweeps(
    store: Store,
    supervisor: Supervisor,
    formation: Formation,
    clock: Clock,
    *,
    profile: Profile,
    limits: Limits,
) -> tuple[Sweep, ...]:
    """Give a host's sweeps; only one that asks a provider has it to ask again."""
    made = (
        idle_session_sweep(
            store,
            supervisor,
            clock,
            profile=profile,
            limits=limits,
            consolidate=formation.consolidate,
        ),
        decay_sweep(store, supervisor, clock, profile=profile, limits=limits),
        trace_sweep(store, supervisor, clock, limits=limits),
        passivation_sweep(supervisor),
    )
    if not formation.asks_provider:
        return made
    return (*made, repass_sweep(store, formation.repass, clock, limits=limits))


class ChosenFormation(Struct, frozen=True):
    """Hold what forms memories: the profile under the chosen policy, whom it asks, and why."""

    profile: Profile
    model: FormationModel | None
    selection: Selection


@asynccontextmanager
async def formation_from(
    environment: Mapping[str, str], profile: Profile, *, policy_profile: str | None = None
) -> AsyncIterator[ChosenFormation]:
    """Choose the formation policy by evidence, and open its model for the block.

    The selection is logged, without a word of content (003 §Existing controls). Raises
    what `choose_formation` and `open_model` raise.
    """
    choice = choose_formation(
        environment,
        with_policies(profile, policy_profile),
        policy_profile=policy_profile or CURRENT_POLICIES,
    )
    log.formation_selected(choice.selection)
    if choice.model is None:
        yield ChosenFormation(choice.profile, None, choice.selection)
        return
    from mnemic.providers.opening import open_model  # noqa: PLC0415

    async with open_model(choice.model) as model:
        # The catalogue is a part of the same extra.
        from mnemic.providers.limits import catalogued  # noqa: PLC0415

        known = catalogued(choice.model)
        asked = FormationModel(
            model,
            limits=ModelLimits(
                context_tokens=known.context_tokens,
                input_usd_per_million=known.input_usd_per_million,
                output_usd_per_million=known.output_usd_per_million,
            ),
            reasoning_effort=choice.profile.formation.reasoning_effort,
        )
        yield ChosenFormation(choice.profile, asked, choice.selection)


def with_policies(profile: Profile, name: str | None) -> Profile:
    """Give the values of a profile under the policies of another; None keeps its own."""
    if name is None:
        return profile
    policies = POLICY_PROFILES.get(name)
    if policies is None:
        known = ", ".join(POLICY_PROFILES)
        raise InvalidAddress(f"there is no policy profile {name!r}; use one of {known}")
    return structs.replace(
        profile,
        formation_policy=policies.formation_policy,
        extractor=policies.extractor,
        retrieval_policy=policies.retrieval_policy,
        lifecycle_policy=policies.lifecycle_policy,
    )


def _clock(clock: Clock | None, fixed_at: datetime | None) -> Clock:
    if fixed_at is None:
        return clock or SystemClock()
    if clock is not None:
        raise InvalidAddress("give a clock or the instant of a fixed one, not both")
    return FixedClock(fixed_at)


def _ids(ids: IdSource | None, *, sequential: bool) -> IdSource:
    if not sequential:
        return ids or RandomIds()
    if ids is not None:
        raise InvalidAddress("give an id source or sequential ids, not both")
    return SequentialIds()
