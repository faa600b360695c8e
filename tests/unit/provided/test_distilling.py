"""Call 3: the ledger's shape is all or nothing; what it says is judged clause by clause."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from mnemic.evals.memory_distillation.honest import States
from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.formation.provided import distilling, integration, wire
from mnemic.memory.formation.provided.anticipation import Prediction
from mnemic.memory.formation.provided.distilling import (
    CLAIMS_MAX,
    Disposition,
    DistillationReply,
    Distilled,
)
from mnemic.memory.formation.provided.planning import plan
from mnemic.memory.formation.provided.proposals import Proposer
from mnemic.memory.model import (
    Belief,
    ClaimKind,
    Derivation,
    EpisodeDraft,
    EvidenceSpan,
    Polarity,
    Represented,
)
from mnemic.memory.policy import RICH_POLICY
from tests.support.formation_views import GENERAL, SESSION, believed, told

Document = dict[str, Any]
K = ClaimKind

RUNS = States("I run every morning", "User runs every morning.", K.HABIT)
LIVES = States("I live in Bergen", "User lives in Bergen.")
HAT = States(
    "I run every morning", "User likely has running experience.", K.SKILL, Derivation.HYPOTHESIS
)
BERGEN = believed("User lives in Bergen.")
TEXTS = ("I run every morning. I live in Bergen.", "What a day.")
UNITS = ("I run every morning.", "I live in Bergen.", "What a day.")


def entry(
    unit: int,
    disposition: str = "not_memory",
    candidates: Sequence[int] = (),
    prediction: int | None = None,
) -> Document:
    """Word one entry of the ledger."""
    return {
        "unit": unit,
        "disposition": disposition,
        "candidates": list(candidates),
        "prediction": prediction,
    }


def judged(
    ledger: Sequence[Document],
    claims: Sequence[Document] = (),
    *,
    texts: Sequence[str] = TEXTS,
    predictions: Sequence[Prediction] = (),
    episodes: Sequence[EpisodeDraft] | None = None,
) -> Distilled | None:
    """Judge an answer about a segment of these messages."""
    events = told(*texts)
    (segment,) = plan(events)
    text = json.dumps({"candidates": list(claims), "ledger": list(ledger)})
    reply = wire.read(text, DistillationReply)
    assert reply is not None
    return distilling.read(
        segment,
        reply,
        episodes=episodes or integration.fallback(segment),
        predictions=predictions,
        proposer=Proposer(
            SESSION,
            GENERAL,
            RICH_POLICY,
            {source.sequence: source for source in segment.sources},
            Grounds({event.sequence: event for event in events}, session_id=SESSION),
        ),
    )


def sound(found: Distilled | None) -> Distilled:
    """Give an answer whose shape was taken."""
    assert found is not None
    return found


def dispositions(found: Distilled) -> list[str]:
    """Give what became of each clause, in order."""
    return [unit.disposition for unit in found.ledger]


FORMS = [entry(0, "formed", [0]), entry(1, "formed", [1]), entry(2, "transient")]


def test_a_ledger_accounts_for_each_clause_and_its_claims_are_taken_in_the_order_told() -> None:
    """However the provider ordered either."""
    ledger = [entry(2), entry(1, "formed", [0]), entry(0, "formed", [1])]
    found = sound(judged(ledger, [LIVES.on(1), RUNS.on(1)]))
    assert [c.statement for c in found.candidates] == [RUNS.statement, LIVES.statement]
    assert dispositions(found) == ["formed", "formed", "not_memory"]
    assert [(unit.sequence, unit.start, unit.end) for unit in found.ledger] == [
        (1, 0, 20),
        (1, 21, 38),
        (2, 0, 11),
    ]
    assert found.coverage == {"formed": 2, "not_memory": 1}
    assert not found.is_partial


STRUCTURAL: list[tuple[str, list[Document]]] = [
    ("a missing unit", FORMS[:2]),
    ("a unit twice", [*FORMS[:2], entry(0, "formed", [0])]),
    ("one unit too many", [*FORMS, entry(3)]),
    ("an unknown unit", [*FORMS[:2], entry(7)]),
    ("a negative unit", [*FORMS[:2], entry(-1)]),
    ("an unknown candidate", [entry(0, "formed", [0, 2]), *FORMS[1:]]),
    ("a negative candidate", [entry(0, "formed", [0, -1]), *FORMS[1:]]),
    ("a negative candidate of no formed unit", [*FORMS[:2], entry(2, "transient", [-1])]),
    ("an unreferenced candidate", [entry(0, "formed", [0]), entry(1), entry(2)]),
    (
        "a candidate that only an unformed unit names",
        [entry(0, "formed", [0]), entry(1, "transient", [1]), entry(2)],
    ),
    ("a formed unit without a candidate", [*FORMS[:2], entry(2, "formed")]),
    ("an unknown prediction", [*FORMS[:2], entry(2, "represented", prediction=1)]),
    ("a negative prediction", [*FORMS[:2], entry(2, "represented", prediction=-1)]),
    ("an empty ledger", []),
]


@pytest.mark.gate("gate.memory.coverage_dispositions_verified")
@pytest.mark.parametrize("ledger", [s[1] for s in STRUCTURAL], ids=[s[0] for s in STRUCTURAL])
def test_a_ledger_that_does_not_add_up_selects_the_fallback(ledger: list[Document]) -> None:
    """003: these invalidate the stage structurally."""
    known = [Prediction(0, BERGEN.statement, BERGEN)]
    assert judged(FORMS, [RUNS.on(1), LIVES.on(1)], predictions=known) is not None
    assert judged(ledger, [RUNS.on(1), LIVES.on(1)], predictions=known) is None


def test_more_claims_than_a_ledger_can_ground_are_structural_too() -> None:
    """The answer is bounded."""
    claims = [RUNS.on(1)] * (CLAIMS_MAX + 1)
    ledger = [entry(0, "formed", range(CLAIMS_MAX + 1)), entry(1), entry(2)]
    assert judged(ledger, claims) is None
    assert judged([entry(0, "formed", range(CLAIMS_MAX)), *ledger[1:]], claims[:-1]) is not None


@pytest.mark.gate("gate.memory.distill_fallback")
def test_an_invalid_claim_is_counted_and_its_siblings_stand() -> None:
    """One bad proposal never costs the others (003 §Call 3)."""
    lie = States("I live in Bergen", "User lives in Valparaiso.")
    found = sound(judged(FORMS, [RUNS.on(1), lie.on(1)]))
    assert [c.statement for c in found.candidates] == [RUNS.statement]
    assert (found.invalid, found.is_partial) == (1, True)
    assert dispositions(found) == ["formed", "formed_invalid", "transient"]


@pytest.mark.gate("gate.memory.coverage_dispositions_verified")
def test_a_claim_whose_evidence_is_in_another_unit_is_rejected() -> None:
    """The unit that claims it must hold it."""
    found = sound(judged([entry(0), entry(1, "formed", [0]), entry(2)], [RUNS.on(1)]))
    assert (found.candidates, found.invalid) == ((), 1)
    assert dispositions(found) == ["not_memory", "formed_invalid", "not_memory"]


def test_a_unit_that_claims_what_another_holds_is_no_formed_unit() -> None:
    """The claim stands where its words are; the other clause grounds nothing."""
    found = sound(
        judged([entry(0, "formed", [0]), entry(1, "formed", [0]), entry(2)], [RUNS.on(1)])
    )
    assert len(found.candidates) == 1
    assert dispositions(found) == ["formed", "formed_invalid", "not_memory"]
    assert found.is_partial


def test_one_clause_may_ground_several_claims() -> None:
    """A direct observation and the guess it suggests, for one."""
    found = sound(judged([entry(0, "formed", [0, 1]), entry(1), entry(2)], [RUNS.on(1), HAT.on(1)]))
    assert [c.derivation for c in found.candidates] == [Derivation.DIRECT, Derivation.HYPOTHESIS]


def test_labels_are_counted() -> None:
    """The comparative evaluation measures how often they land on evidence."""
    found = sound(judged([entry(0, "transient"), entry(1, "unsafe"), entry(2, "not_memory")]))
    assert found.coverage == {"not_memory": 1, "transient": 1, "unsafe": 1}
    assert not found.is_partial


@pytest.mark.gate("gate.memory.predictability_attributed")
@pytest.mark.gate("gate.memory.coverage_dispositions_verified")
def test_a_clause_is_represented_by_a_memory_that_says_it() -> None:
    """Through a prediction for the clause's own episode that names the memory."""
    known = [Prediction(0, BERGEN.statement, BERGEN)]
    found = sound(
        judged([entry(0), entry(1, "represented", prediction=0), entry(2)], predictions=known)
    )
    assert found.represented == (Represented(BERGEN.id, EvidenceSpan(1, "I live in Bergen.")),)
    assert dispositions(found) == ["not_memory", "represented", "not_memory"]
    assert not found.is_partial


def _memory(statement: str, **changes: Any) -> Belief:
    return believed(statement, **changes)


UNVERIFIED: list[tuple[str, str, Prediction | None]] = [
    ("no prediction", "I live in Bergen.", None),
    ("a prediction without a memory", "I live in Bergen.", Prediction(0, "User lives in Bergen.")),
    ("another episode's", "I live in Bergen.", Prediction(1, BERGEN.statement, BERGEN)),
    ("another value", "I live in Oslo.", Prediction(0, BERGEN.statement, BERGEN)),
    ("another polarity", "I don't live in Bergen.", Prediction(0, BERGEN.statement, BERGEN)),
    (
        "a correction",
        "I no longer live in Bergen.",
        Prediction(0, BERGEN.statement, BERGEN),
    ),
    (
        "another count",
        "I have three cats.",
        Prediction(0, "User has two cats.", _memory("User has two cats.")),
    ),
    (
        "another number",
        "My rent is 1450 euros.",
        Prediction(0, "User's rent is 1250 euros.", _memory("User's rent is 1250 euros.")),
    ),
    (
        "another direction",
        "I moved from Oslo to Bergen.",
        Prediction(
            0, "User moved from Bergen to Oslo.", _memory("User moved from Bergen to Oslo.")
        ),
    ),
    (
        "a guess",
        "I have Kubernetes experience.",
        Prediction(
            0,
            "User likely has Kubernetes experience.",
            _memory("User likely has Kubernetes experience.", derivation=Derivation.HYPOTHESIS),
        ),
    ),
    (
        "a retraction",
        "I no longer drive a BMW.",
        Prediction(
            0,
            "User no longer drives a BMW.",
            _memory("User no longer drives a BMW.", polarity=Polarity.RETRACT),
        ),
    ),
    (
        "more than the memory says",
        "I live in Bergen and teach the cello to six pupils.",
        Prediction(0, BERGEN.statement, BERGEN),
    ),
]


@pytest.mark.gate("gate.memory.predictability_attributed")
@pytest.mark.gate("gate.memory.coverage_dispositions_verified")
@pytest.mark.parametrize(
    ("text", "prediction"), [u[1:] for u in UNVERIFIED], ids=[u[0] for u in UNVERIFIED]
)
def test_a_label_alone_cannot_justify_omission(text: str, prediction: Prediction | None) -> None:
    """What no live memory was shown to say is recorded as unverified, never trusted."""
    known = [] if prediction is None else [prediction]
    number = None if prediction is None else 0
    events = told(text, "And so on.")
    (segment,) = plan(events)
    episodes = tuple(
        EpisodeDraft((source.sequence,), source.shown, ()) for source in segment.sources
    )
    ledger = [
        entry(index, "represented", prediction=number) if unit.sequence == 1 else entry(index)
        for index, unit in enumerate(segment.units)
    ]
    found = sound(judged(ledger, texts=(text, "And so on."), predictions=known, episodes=episodes))
    assert found.represented == ()
    assert dispositions(found)[0] == "represented_unverified"
    assert found.is_partial


def test_the_request_numbers_every_clause_and_shows_what_was_made_of_them() -> None:
    """Episodes, events, predictions and units, each an exact substring at its offset."""
    events = told(*TEXTS)
    (segment,) = plan(events)
    episodes = integration.fallback(segment)
    predictions = [Prediction(0, BERGEN.statement, BERGEN), Prediction(0, "User will rest.")]
    asked = distilling.request(segment, episodes, predictions)
    payload = json.loads(asked.payload)
    assert [unit["text"] for unit in payload["coverage_units"]] == list(UNITS)
    assert [unit["unit"] for unit in payload["coverage_units"]] == [0, 1, 2]
    by_sequence = {event["sequence"]: event["text"] for event in payload["events"]}
    for unit in payload["coverage_units"]:
        assert by_sequence[unit["sequence"]].startswith(unit["text"], unit["offset"])
    assert [(p["prediction"], p["memory_id"]) for p in payload["predictions"]] == [
        (0, str(BERGEN.id)),
        (1, None),
    ]
    assert payload["episodes"][0]["narrative"] == episodes[0].narrative
    assert asked.output_tokens_max == 16_384


def test_the_dispositions_a_provider_may_use_are_those_of_the_seed() -> None:
    """The unverified ones are local verdicts and cannot be claimed."""
    assert [one.value for one in Disposition] == [
        "formed",
        "represented",
        "transient",
        "unsafe",
        "not_memory",
    ]
