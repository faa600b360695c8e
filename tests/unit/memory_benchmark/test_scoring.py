"""Scoring is arithmetic on labels: every count, bucket and matching rule."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import pytest
from msgspec import Struct, structs

from mnemic.evals.expected import ExpectedBelief, contains, matches, normalize
from mnemic.evals.memory_benchmark.corpus import ProbeAnswer
from mnemic.evals.memory_benchmark.counts import DistanceBin, ProbeRow
from mnemic.evals.memory_benchmark.metrics import aggregate, structural_zeros
from mnemic.evals.memory_benchmark.scoring import (
    Observation,
    Recalled,
    abstained,
    is_correct,
    score_formation,
    score_probe,
)
from mnemic.memory.model import BeliefType, EvidenceSpan
from tests.unit.memory_benchmark import documents

ABSTAIN = "I do not have that information."


class Held(Struct, frozen=True):
    """Be a stored belief."""

    id: UUID
    statement: str
    subject: str
    belief_type: BeliefType = BeliefType.USER_MODEL_ATTR
    is_live: bool = True
    evidence_spans: tuple[EvidenceSpan, ...] = ()


SEATTLE = Held(UUID(int=1), "User lives in Seattle.", "home location")
PORTLAND = Held(UUID(int=2), "User lives in Portland", "Home  Location")
TABS = Held(
    UUID(int=3), "User prefers tabs over spaces.", "indentation style", BeliefType.PREFERENCE
)
POSTGRES = Held(
    UUID(int=4),
    "The team decided to use Postgres for the memory store.",
    "project decision",
    BeliefType.FACT,
)
CAT = Held(UUID(int=5), "User has a cat.", "cat")
GONE = structs.replace(SEATTLE, is_live=False)


def seen(**changes: Any) -> Observation:
    """Observe a run that read nothing; anything may be given otherwise."""
    parts: dict[str, Any] = {
        "live": (PORTLAND, TABS),
        "snapshot": Recalled(),
        "in_turn": (),
        "blocks": (),
        "prefixes": ("a",),
        "completed": True,
    }
    return Observation(**{**parts, **changes})


def row(probe: int, **changes: Any) -> ProbeRow:
    """Score the nth probe of the small scenario."""
    scenario = documents.parsed(documents.dog())
    return score_probe(scenario, scenario.probes[probe - 1], seen(**changes))


# -- matching ----------------------------------------------------------------------------


def test_texts_are_normalized() -> None:
    """Case, runs of white space and trailing sentence punctuation do not count."""
    assert normalize("  User   LIVES in\nSeattle. ") == "user lives in seattle"
    assert normalize("Really?!…") == "really"
    assert normalize("Dr. No") == "dr. no"


@pytest.mark.parametrize(
    ("text", "fragment", "found"),
    [
        ("User lives in Portland.", "portland", True),
        ("User lives in Portland.", "Port", False),
        ("an iPhone 15", "iphone", True),
        ("the Portlander of Portland", "Portland", True),
        ("uses C++ daily", "c++", True),
        ("uses C++ daily", "c", True),
        ("no longer", "no", True),
        ("nothing", "no", False),
        ("anything", " . ", False),
        ("Größe: STRASSE", "straße", True),
    ],
)
def test_containment_is_bounded_by_tokens(text: str, fragment: str, found: bool) -> None:
    """A fragment is found as whole tokens only."""
    assert contains(text, fragment) is found


def test_a_label_matches_by_type_subject_and_statement() -> None:
    """All three, each among its alternatives."""
    label = ExpectedBelief(
        belief_type=BeliefType.USER_MODEL_ATTR,
        subjects=("location", "home location"),
        statements=("User lives in Portland now.", "User lives in Portland."),
    )

    assert matches(label, PORTLAND)
    assert not matches(label, structs.replace(PORTLAND, belief_type=BeliefType.FACT))
    assert not matches(label, structs.replace(PORTLAND, subject="city"))
    assert not matches(label, structs.replace(PORTLAND, statement="User lives near Portland."))


# -- formation ---------------------------------------------------------------------------


def test_formation_counts() -> None:
    """Expected, supported, stated, formed, stale and the rest, by 000's arithmetic."""
    scenario = documents.parsed(documents.dog())
    misfiled = structs.replace(POSTGRES, subject="database")
    counts = score_formation(
        scenario, (GONE, SEATTLE, PORTLAND, misfiled, CAT), dropped_for_ceiling=2
    )

    assert structs.asdict(counts) == {
        "expected": 3,
        "supported": 1,
        "stated": 2,
        "formed": 4,
        "stale_live": 1,
        "fabricated": 2,
        "policy_failures": 0,
        "dropped_for_ceiling": 2,
    }


@pytest.mark.parametrize(
    "leaking",
    [
        structs.replace(CAT, statement="The token is api_key=redacted-TOKEN-one!"),
        structs.replace(CAT, subject="xREDACTED-TOKEN-ONEx"),
        structs.replace(CAT, evidence_spans=(EvidenceSpan(1, "is REDACTED-TOKEN-ONE."),)),
        structs.replace(CAT, statement="REDACTED-TOKEN-ONE", is_live=False),
    ],
)
def test_a_protected_fragment_counts_wherever_it_is(leaking: Held) -> None:
    """Stated, filed under or cited, inside a word, live or not."""
    scenario = documents.parsed(documents.dog())
    assert score_formation(scenario, (leaking,)).policy_failures == 1
    assert score_formation(scenario, (CAT,)).policy_failures == 0


# -- probes ------------------------------------------------------------------------------


def test_attribution_to_moments() -> None:
    """Snapshot only, in-turn only, both; a belief in two blocks is counted once."""
    one = Recalled((PORTLAND, CAT))
    early, late = row(1, snapshot=one), row(1, in_turn=(one,))
    both = row(1, snapshot=one, in_turn=(one, Recalled((TABS,))))

    def attributed(scored: ProbeRow) -> tuple[int, int, int]:
        c = scored.counts
        return c.recalled_snapshot_only, c.recalled_in_turn_only, c.recalled_both

    assert [attributed(r) for r in (early, late, both)] == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    counts = both.counts
    assert (counts.needed_total, counts.needed_formed, counts.needed_recalled) == (1, 1, 1)
    assert (counts.returned_snapshot, counts.returned_in_turn, counts.returned_total) == (2, 3, 3)
    assert (counts.noise_snapshot, counts.noise_in_turn, counts.noise_total) == (1, 2, 2)


def test_what_never_formed_is_not_retrievals_fault() -> None:
    """Formed is judged on the live beliefs at probe time, recalled on what was returned."""
    missing = row(1, live=(TABS,))
    lost = row(1)

    assert (missing.counts.needed_formed, missing.counts.needed_recalled) == (0, 0)
    assert (lost.counts.needed_formed, lost.counts.needed_recalled) == (1, 0)
    filed = row(1, live=(structs.replace(PORTLAND, subject="city"),))
    assert (filed.counts.needed_stated, filed.counts.needed_formed) == (1, 0)


def test_distance_is_counted_in_sessions() -> None:
    """The last session is one back; a probe without needs has no bins."""
    assert row(1, snapshot=Recalled((PORTLAND,))).by_distance == {1: DistanceBin(1, 1, 1)}
    assert row(2).by_distance == {2: DistanceBin(1, 1, 0)}
    assert row(4).by_distance == {}


def test_forbidden_statements_are_bucketed_by_category() -> None:
    """Currency only when the newer belief formed; leaks and transfers by their own names."""
    stale = Recalled((SEATTLE,))
    formed, unformed = row(1, snapshot=stale), row(1, live=(SEATTLE,), in_turn=(stale,))
    transfer = row(3, in_turn=(Recalled((POSTGRES,)),))
    leak = row(4, blocks=("… api_key=REDACTED-TOKEN-ONE …",))

    def buckets(scored: ProbeRow) -> dict[str, int]:
        names = (
            "currency_violations",
            "currency_unformed",
            "false_transfers",
            "abstention_leaks",
            "other_forbidden_rendered",
        )
        return {n: c for n in names if (c := getattr(scored.counts, n))}

    assert buckets(formed) == {"currency_violations": 1}
    assert buckets(unformed) == {"currency_unformed": 1}
    assert buckets(transfer) == {"false_transfers": 1}
    assert buckets(leak) == {"abstention_leaks": 1}
    assert leak.counts.protected_rendered == 1
    assert buckets(row(1, snapshot=Recalled((PORTLAND,)))) == {}


def test_any_other_category_has_a_bucket_of_its_own() -> None:
    """A forbidden statement of, say, a preference probe is counted apart."""
    document = documents.dog()
    document["probes"] = [
        {
            "id": "p01",
            "category": "preference",
            "question": "Tabs?",
            "needed": ["tabs"],
            "answer": {"kind": "exact", "values": ["tabs"]},
            "forbidden_statements": ["User lives in Seattle.", "user lives in  seattle"],
        }
    ]
    scenario = documents.parsed(document)
    scored = score_probe(scenario, scenario.probes[0], seen(snapshot=Recalled((SEATTLE, TABS))))

    assert scored.counts.other_forbidden_rendered == 1


def test_runs_prefixes_drops_and_blocks_are_counted() -> None:
    """What the run itself was like."""
    scored = row(
        1,
        snapshot=Recalled((), dropped_for_budget=2, blocked=1),
        in_turn=(Recalled((), 1), Recalled((), 0, 2)),
        prefixes=("a", "b", "a"),
        completed=False,
        policy_failures=3,
    )

    assert scored.distinct_prefixes == 2
    assert scored.counts.dropped_for_budget == 3
    assert scored.counts.blocked_rendered == 3
    assert scored.counts.run_completed == 0
    assert scored.counts.run_policy_failures == 3


def test_the_aggregate_is_the_sum() -> None:
    """Sums over scenarios, probes, categories and bins, and the most prefixes of a probe."""
    scenario = documents.parsed(documents.dog())
    rows = [
        row(1, snapshot=Recalled((SEATTLE,)), prefixes=("a", "b")),
        row(2, snapshot=Recalled((TABS,))),
        row(4, completed=False),
    ]
    metrics = aggregate([score_formation(scenario, (PORTLAND,))] * 2, rows)

    assert (metrics.scenarios, metrics.probes) == (2, 3)
    assert (metrics.formation.expected, metrics.formation.supported) == (6, 2)
    assert (metrics.retrieval.needed_total, metrics.retrieval.needed_recalled) == (2, 1)
    assert metrics.max_distinct_prefixes_per_probe == 2
    assert metrics.by_category["update"].counts.currency_violations == 1
    assert metrics.by_category["multi_hop"].probes == 0
    assert metrics.by_distance == {1: DistanceBin(1, 1, 0), 2: DistanceBin(1, 1, 1)}
    zeros = {name: n for name, n in structural_zeros(metrics).items() if n}
    assert zeros == {"currency_violations": 1, "incomplete_runs": 1, "moved_prefixes": 1}


# -- answers -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "values", "text", "correct"),
    [
        ("exact", ["Portland"], "You live in Portland.", True),
        ("exact", ["Portland"], "Portlandia", False),
        ("alternatives", ["no", "no longer"], "No.", True),
        ("alternatives", ["tabs"], "tabs\nor spaces", False),
        ("alternatives", ["tabs"], "  tabs \n", True),
        ("alternatives", ["information"], ABSTAIN, False),
        ("all_of", ["Morgan", "Acme Labs"], "Morgan; you are at Acme Labs", True),
        ("all_of", ["Morgan", "Acme Labs"], "Morgan", False),
        ("abstain", [], "i do not have that information", True),
        ("abstain", [], "I do not have that information, sorry.", False),
        ("abstain", [], "", False),
        ("exact", ["x"], "", False),
    ],
)
def test_answers_are_judged_mechanically(
    kind: str, values: list[str], text: str, correct: bool
) -> None:
    """One line, whole tokens, no abstaining; abstention only by the exact phrase."""
    answer = ProbeAnswer.model_validate({"kind": kind, "values": values})
    assert is_correct(answer, text, abstain_phrase=ABSTAIN) is correct
    assert abstained(ABSTAIN.upper(), ABSTAIN)
