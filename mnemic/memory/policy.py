"""Versioned policies and the values they run with.

The profile values are the shipped defaults of 000 §Memory profiles and 003
§Confidence, evidence, and forgetting; `profiles/` reads an operator's overlay into
them. A policy's version is recorded with everything that it made.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct, field

from mnemic.memory.model import Sensitivity

CONTROL_POLICY = "formation@7"
"""The frozen deterministic control (003 §Existing controls stay measurable)."""

CONTROL_EXTRACTOR = "deterministic-v2"
"""The extractor that `formation@7` names."""


class FormationPolicy(Struct, frozen=True, forbid_unknown_fields=True):
    """Name a formation policy (003 §Existing controls stay measurable).

    `extractor` is what its audits name; `grammar` is the policy whose entries its
    deterministic part reads with, which is all of it unless `asks_provider`.
    """

    version: str
    extractor: str
    grammar: str
    asks_provider: bool = False


PROVIDER_CONTROL_POLICY = "formation@8"
DISTILLATION_POLICY = "formation@9"
PROVIDER_REPAIRED_POLICY = "formation@10"
RICH_POLICY = "formation@11"
"""The deterministic former over the full candidate language.

It is what a host runs whose provider is not evidenced, or who has none, and the
deterministic part of @9 and @10.
"""

RICH_EXTRACTOR = "deterministic-v3"
"""The extractor that `formation@11` names."""

FORMATION_POLICIES: Mapping[str, FormationPolicy] = {
    policy.version: policy
    for policy in (
        FormationPolicy(CONTROL_POLICY, CONTROL_EXTRACTOR, CONTROL_POLICY),
        FormationPolicy(
            PROVIDER_CONTROL_POLICY, "provider-assisted-v2", CONTROL_POLICY, asks_provider=True
        ),
        FormationPolicy(DISTILLATION_POLICY, "nemori-assisted-v1", RICH_POLICY, asks_provider=True),
        FormationPolicy(
            PROVIDER_REPAIRED_POLICY, "provider-assisted-v3", RICH_POLICY, asks_provider=True
        ),
        FormationPolicy(RICH_POLICY, RICH_EXTRACTOR, RICH_POLICY),
    )
}

RETRIEVAL_POLICY = "retrieval@3"
"""The current ranking and rendering (003 §Retrieval and uncertainty)."""

RETRIEVAL_CONTROL_POLICY = "retrieval@2"
"""The frozen control of 000."""

LIFECYCLE_POLICY = "lifecycle@2"
"""Evidence expiry is independent of use (003)."""

CONFIDENCE_DIRECT = 0.65
"""What a direct automatic claim starts with (003 §Confidence, evidence, and forgetting)."""

CONFIDENCE_HYPOTHESIS = 0.35
"""What a hypothesis starts with."""

CONFIDENCE_EXPLICIT = 0.95
"""What an explicitly remembered or corrected claim starts with."""

AUTOMATIC_CONFIDENCE_MAX = 0.65
"""The automatic confidence ceiling: 000's maximum inferred confidence, 003's direct value.

Established facts start here; no automatic evidence raises a belief above it.
"""

HYPOTHESIS_CONFIDENCE_STEP = 0.05
"""What one more independent session adds to a hypothesis, up to the ceiling."""

CANDIDATES_MAX = 32
"""Most automatic proposals that one consolidation may commit (003 §Capacity and ranking)."""

CANDIDATES_PER_SOURCE_MAX = 6
"""Most automatic proposals that may cite one and the same source event."""

PROVIDER_ATTEMPTS_MAX = 3
"""How often a provider that failed in a way that may pass is asked again for one range.

003 §Deliberately narrow trust exclusions takes limit and backoff from formation@8 and
does not name them.
"""

PROVIDER_BACKOFF_S = 300.0
"""Seconds until it is asked again for the first time; each further wait is four times that."""

PROVIDER_BACKOFF_FACTOR = 4

RETRACTED_MAX = 4
"""Most beliefs that one retraction may end (003 §The candidate language)."""

FORGOTTEN_MAX = 256
"""Most beliefs that one order to forget all that was told on a topic may end."""


class RankingWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """Weigh the six additive score terms (000 §Profiles); confidence and authority stay > 0."""

    match: float = 0.40
    confidence: float = 0.20
    reinforce: float = 0.10
    authority: float = 0.10
    scope: float = 0.10
    utility: float = 0.10


class LifecycleWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """Weigh a belief by its status."""

    active: float = 1.0
    provisional: float = 0.85


class TauDays(Struct, frozen=True, forbid_unknown_fields=True):
    """Give each belief type's time constant in days; a preference fades slowest but one."""

    fact: float = 60.0
    preference: float = 180.0
    relationship: float = 365.0
    user_model_attr: float = 180.0
    procedure_pointer: float = 120.0


class UsageDeltas(Struct, frozen=True, forbid_unknown_fields=True):
    """Move utility up for a citation, down for a return without one."""

    cited_utility_delta: float = 0.10
    uncited_utility_delta: float = 0.02


class RetrievalProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """Shape recall (000 §Profiles)."""

    semantic_enabled: bool = False
    reciprocal_rank_fusion_k: int = 60
    durable_item_share: float = 0.5
    ranking_weights: RankingWeights = RankingWeights()
    lifecycle_weights: LifecycleWeights = LifecycleWeights()
    decay_tau_days: TauDays = TauDays()
    stale_penalty: float = 0.30
    near_duplicate_penalty: float = 0.15
    usage: UsageDeltas = UsageDeltas()


class DecayProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """Bound the decay sweep (000 §Forgetting)."""

    floor_confidence: float = 0.20
    step: float = 0.10
    max_per_sweep: int = 100


class FormationProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """Shape formation (000 §Profiles).

    `model_policy` and `reasoning_effort` choose the model that provider-assisted
    formation asks, None being the provider's default (003 §Existing controls).
    """

    session_boundary_enabled: bool = True
    scheduled_enabled: bool = True
    scheduled_interval_seconds: int = 3_600
    established_facts_enabled: bool = True
    model_policy: str = "balanced"
    reasoning_effort: str | None = None
    decay: DecayProfile = DecayProfile()


class SnapshotProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """Bound what one kind of session is primed with: beliefs, tokens, how closely held."""

    max_items: int = 8
    token_budget: int = 512
    sensitivity_ceiling: Sensitivity = Sensitivity.INTERNAL


class SessionKind(Enum):
    """Say who sits at a session: a person, nobody, or the agent that started it."""

    INTERACTIVE = "interactive"
    ASYNC = "async"
    CHILD = "child"


class SnapshotProfiles(Struct, frozen=True, forbid_unknown_fields=True):
    """Prime the sessions nobody sits at: an asynchronous run, a child agent (000 §Profiles).

    An interactive session's snapshot is the context plan's to shape, never this one's.
    """

    async_: SnapshotProfile = field(default=SnapshotProfile(), name="async")
    child: SnapshotProfile = SnapshotProfile(max_items=4, token_budget=256)

    def of(self, kind: SessionKind) -> SnapshotProfile | None:
        """Give what bounds a kind of session; None for an interactive one."""
        return {SessionKind.ASYNC: self.async_, SessionKind.CHILD: self.child}.get(kind)


class TraceProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """Bound the operator tier of recall traces, in days."""

    operator_retention_days: int = 30


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """Hold everything the rules of memory may be tuned with."""

    retrieval: RetrievalProfile = RetrievalProfile()
    formation: FormationProfile = FormationProfile()
    snapshot: SnapshotProfiles = SnapshotProfiles()
    trace: TraceProfile = TraceProfile()
    formation_policy: str = RICH_POLICY
    extractor: str = RICH_EXTRACTOR
    retrieval_policy: str = RETRIEVAL_POLICY
    lifecycle_policy: str = LIFECYCLE_POLICY

    @property
    def grammar(self) -> str:
        """Name the policy whose entries the deterministic part of formation reads with."""
        return FORMATION_POLICIES[self.formation_policy].grammar

    @property
    def asks_provider(self) -> bool:
        """Tell whether formation is to ask a provider."""
        return FORMATION_POLICIES[self.formation_policy].asks_provider


DEFAULT_PROFILE = Profile()

POLICY_PROFILES: Mapping[str, Profile] = {
    "current": DEFAULT_PROFILE,
    "m16": Profile(
        formation_policy=CONTROL_POLICY,
        extractor=CONTROL_EXTRACTOR,
        retrieval_policy=RETRIEVAL_CONTROL_POLICY,
    ),
}
"""Which policies run together, by name; `m16` is the frozen control of 000."""
