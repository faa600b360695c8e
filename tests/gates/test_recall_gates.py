"""The gates of recall: delta, correction lines, usage, retention, uncertainty, conflicts."""

from __future__ import annotations

from datetime import timedelta
from hashlib import sha256
from typing import Any
from uuid import UUID

import pytest
from msgspec import structs

from mnemic.memory.commands import Cited, CiteRun, RecordTrace
from mnemic.memory.model import (
    Belief,
    BeliefStatus,
    Derivation,
    EventKind,
    Longevity,
    Moment,
    RecalledBelief,
    RecallTrace,
)
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall import (
    RecallRequest,
    RecallResult,
    TurnRecall,
    Verdict,
    corrections,
    estimate_tokens,
    expire_operator_fields,
    explain_trace,
    in_turn,
    recall,
    short_ids,
    snapshot,
)
from tests.support.core import Core
from tests.unit.recall.builders import NOW, TRACE, applied, ask, belief, belief_id, image

USAGE = DEFAULT_PROFILE.retrieval.usage


def _primed(loaded: Any, **fields: Any) -> RecallResult:
    request = structs.replace(RecallRequest(now=NOW), **fields)
    return snapshot(loaded, request, profile=DEFAULT_PROFILE, trace_id=UUID(int=1))


def _turn(loaded: Any, primed: RecallTrace | None, question: str, **fields: Any) -> TurnRecall:
    request = structs.replace(RecallRequest(now=NOW, question=question), **fields)
    return in_turn(
        loaded,
        request,
        snapshot_trace=primed,
        watermark=primed.store_position if primed is not None else 0,
        profile=DEFAULT_PROFILE,
        trace_ids=(UUID(int=2), UUID(int=3)),
    )


# -- gate.memory.recall_delta ------------------------------------------------------------


@pytest.mark.gate("gate.memory.recall_delta")
def test_the_delta_brings_what_was_formed_after_the_snapshot() -> None:
    """A belief past the watermark is in the next turn's delta; the prefix does not move."""
    loaded = image(belief(1, "User lives in Seattle.", "home location"))
    primed = _primed(loaded)
    prefix = sha256(primed.text.encode()).hexdigest()
    before = _turn(loaded, primed.trace, "Which editor do I use?")
    applied(loaded, belief(2, "User is allergic to penicillin.", "penicillin allergy"))

    turn = _turn(loaded, primed.trace, "Which editor do I use?")

    assert before.delta is not None
    assert before.delta.text == ""
    assert turn.delta is not None
    assert [b.store_position for b in turn.delta.beliefs] == [2]
    assert turn.delta.trace.moment is Moment.DELTA
    assert 'section="delta"' in turn.delta.text
    assert sha256(primed.text.encode()).hexdigest() == prefix


@pytest.mark.gate("gate.memory.recall_delta")
def test_the_delta_does_not_repeat_the_base() -> None:
    """What the base returned is excluded before the candidate cut, not stated twice."""
    loaded = image(belief(1, "User lives in Seattle.", "home location"))
    primed = _primed(loaded)
    applied(loaded, belief(2, "User's dog is Biscuit.", "dog"), belief(3, "User runs.", "run"))

    turn = _turn(loaded, primed.trace, "What is my dog called?")

    assert [b.store_position for b in turn.base.beliefs] == [2]
    assert turn.delta is not None
    assert [b.store_position for b in turn.delta.beliefs] == [3]


@pytest.mark.gate("gate.memory.recall_delta")
def test_the_delta_shares_the_one_budget() -> None:
    """Base and delta together stay inside tokens and items; an exhausted one issues none."""
    loaded = image(belief(1, "User lives in Seattle.", "home location"))
    primed = _primed(loaded)
    fresh = [belief(n, f"User keeps fact number {n}.", f"fact {n}") for n in range(2, 9)]
    applied(loaded, *fresh, belief(9, "User's dog is Biscuit.", "dog"))

    roomy = _turn(loaded, primed.trace, "My dog?", token_budget=140, max_items=3)
    assert roomy.delta is not None
    assert roomy.base.token_count + roomy.delta.token_count <= 140
    assert len(roomy.base.beliefs) + len(roomy.delta.beliefs) <= 3
    no_items = _turn(loaded, primed.trace, "My dog?", max_items=1)
    assert no_items.base.beliefs
    assert no_items.delta is None
    spent = _turn(loaded, primed.trace, "My dog?", token_budget=roomy.base.token_count)
    assert spent.base.token_count == roomy.base.token_count
    assert spent.delta is None


@pytest.mark.gate("gate.memory.recall_delta")
def test_a_turn_without_its_snapshot_takes_its_base_alone() -> None:
    """A snapshot that expired or was never recorded yields neither delta nor corrections."""
    loaded = image(belief(1, "User's dog is Biscuit.", "dog"))

    turn = _turn(loaded, None, "My dog?")

    assert turn.base.beliefs
    assert turn.delta is None
    assert turn.corrections == ()
    assert turn.results == (turn.base,)


# -- gate.memory.correction_lines --------------------------------------------------------


def _closed(old: Belief, position: int, status: BeliefStatus, **fields: Any) -> Belief:
    ended = NOW - timedelta(hours=1)
    return structs.replace(
        old, store_position=position, status=status, valid_to=ended, closed_at=ended, **fields
    )


@pytest.mark.gate("gate.memory.correction_lines")
def test_a_superseded_snapshot_member_gets_its_line() -> None:
    """The line has the seed's form, names the successor, and the prefix stays as it was."""
    home = belief(1, "User lives in Seattle.", "home location")
    loaded = image(home)
    primed = _primed(loaded)
    prefix = primed.text
    assert _turn(loaded, primed.trace, "Hello there").corrections == ()
    new = belief(3, "User lives in Portland.", "home location", supersedes=(home.id,))
    applied(loaded, _closed(home, 2, BeliefStatus.SUPERSEDED, superseded_by=new.id), new)

    turn = _turn(loaded, primed.trace, "Where do I live?", token_budget=1)

    assert turn.corrections == (
        f"correction: [m:{home.short_id}] no longer holds as of 2026-04-20T08:00:00Z; "
        f"superseded by [m:{new.short_id}].",
    )
    assert turn.base.text == "", "the budget drops recall blocks and never a correction"
    assert primed.text == prefix


@pytest.mark.gate("gate.memory.correction_lines")
def test_correction_lines_are_sorted_and_name_only_what_stands() -> None:
    """Retired, rejected, expired and erased members are told too, by id, without successor."""
    members = [belief(n, f"User keeps fact number {n}.", f"fact {n}") for n in range(1, 6)]
    loaded = image(*members)
    primed = _primed(loaded)
    statuses = (BeliefStatus.RETIRED, BeliefStatus.REJECTED, BeliefStatus.EXPIRED)
    applied(loaded, *(_closed(members[i], 6 + i, status) for i, status in enumerate(statuses)))
    erased = image(*(b for b in loaded.beliefs() if b.id != members[3].id))

    lines = corrections(erased, primed.trace, watermark=primed.trace.store_position, as_of=NOW)

    gone = sorted(members[:4], key=lambda member: member.id)
    assert [line.split()[1] for line in lines] == [f"[m:{b.short_id}]" for b in gone]
    assert all(line.endswith("Z.") for line in lines)
    assert members[4].short_id not in "".join(lines)


@pytest.mark.gate("gate.memory.correction_lines")
def test_a_correction_names_the_belief_that_stands_now() -> None:
    """A successor that was itself replaced is followed to the live one."""
    home = belief(1, "User lives in Seattle.", "home location")
    loaded = image(home)
    primed = _primed(loaded)
    second = belief(3, "User lives in Portland.", "home location")
    third = belief(5, "User lives in Bend.", "home location")
    applied(
        loaded,
        _closed(home, 2, BeliefStatus.SUPERSEDED, superseded_by=second.id),
        _closed(second, 4, BeliefStatus.SUPERSEDED, superseded_by=third.id),
        third,
    )

    (line,) = corrections(loaded, primed.trace, watermark=1, as_of=NOW)

    assert line.endswith(f"superseded by [m:{third.short_id}].")


# -- gate.memory.usage_feedback and gate.memory.usage_clock -------------------------------

RUN = UUID(int=0x5EED)


def _told() -> tuple[Core, UUID, RecallResult]:
    core = Core()
    core.remember("My dog is called Biscuit.")
    core.remember("I live in Seattle.")
    core.remember("I am allergic to penicillin.")
    core.wait(hours=1)
    return core, core.open(), _recorded(core, UUID(int=0xA1), None)


def _recorded(
    core: Core, trace_id: UUID, session_id: UUID | None, *, moment: Moment = Moment.IN_TURN
) -> RecallResult:
    request = RecallRequest(
        now=core.now,
        session_id=session_id,
        moment=moment,
        run_id=None if moment is Moment.SNAPSHOT else RUN,
    )
    result = recall(core.image, request, profile=DEFAULT_PROFILE, trace_id=trace_id)
    core.do(RecordTrace(result.trace))
    return result


def _cite(core: Core, text: str, session_id: UUID | None = None) -> Cited:
    reply = core.do(CiteRun(RUN, text, session_id=session_id))
    assert isinstance(reply, Cited)
    return reply


def _trace(core: Core, trace_id: UUID) -> RecallTrace:
    found = core.image.trace(trace_id)
    assert found is not None
    return found


@pytest.mark.gate("gate.memory.usage_feedback")
def test_a_cited_belief_gains_and_an_uncited_one_loses_utility() -> None:
    """The trace marks the cited one; confidence and evidence stay exactly as they were."""
    core, _, result = _told()
    cited, *others = result.beliefs
    before = {b.id: b for b in result.beliefs}

    reply = _cite(core, f"Your dog is Biscuit [m:{result.short_ids[0]}].")

    assert reply.cited == (cited.id,)
    assert reply.uncited_count == len(others) == 2
    assert _trace(core, result.trace.id).cited == (cited.id,)
    now = {b.id: core.belief(b.id) for b in result.beliefs}
    assert now[cited.id].utility == USAGE.cited_utility_delta
    assert now[cited.id].last_used_at == core.now
    for other in others:
        assert now[other.id].utility == -USAGE.uncited_utility_delta
        assert now[other.id].last_used_at is None
    for belief_id_, belief_ in now.items():
        assert belief_.confidence == before[belief_id_].confidence
        assert belief_.store_position == before[belief_id_].store_position
    (event,) = core.events(EventKind.CITED)
    assert event.refs == (RUN, cited.id)


@pytest.mark.gate("gate.memory.usage_feedback")
def test_repeating_a_completion_changes_nothing() -> None:
    """The receipt of the run makes a second completion a no-op, whatever its text."""
    core, _, result = _told()
    _cite(core, f"[m:{result.short_ids[0]}]")
    before = core.image.snapshot()

    again = _cite(core, f"[m:{result.short_ids[1]}]")

    assert again.repeated
    assert core.image.snapshot() == before
    assert len(core.events(EventKind.CITED)) == 1


@pytest.mark.gate("gate.memory.usage_feedback")
def test_an_ambiguous_short_id_credits_and_charges_nobody() -> None:
    """Sequential ids share their first eight digits: citing those names none of them."""
    core, _, result = _told()
    assert {b.short_id for b in result.beliefs} == {"00000000"}
    assert len(set(result.short_ids)) == 3

    reply = _cite(core, "It is so [m:00000000].")

    assert reply.ambiguous_count == 1
    assert reply.cited == ()
    assert reply.uncited_count == 0
    assert all(core.belief(b.id).utility == 0.0 for b in result.beliefs)


@pytest.mark.gate("gate.memory.usage_feedback")
def test_the_snapshot_counts_once_and_utility_stays_in_bounds() -> None:
    """A snapshot member cited in one run is not credited through it again in the next."""
    core, session_id, _ = _told()
    primed = _recorded(core, UUID(int=0xB1), session_id, moment=Moment.SNAPSHOT)
    text = f"[m:{primed.short_ids[0]}]"
    _cite(core, text, session_id)
    core.do(CiteRun(UUID(int=77), text, session_id=session_id))

    assert core.belief(primed.beliefs[0].id).utility == USAGE.cited_utility_delta
    for number in range(100, 180):
        core.do(CiteRun(UUID(int=number), "", session_id=session_id))
    assert core.belief(primed.beliefs[1].id).utility == -1.0


@pytest.mark.gate("gate.memory.usage_clock")
def test_a_citation_moves_the_usage_clock_and_nothing_else() -> None:
    """Only `last_used_at` and `utility` of the cited belief differ afterwards."""
    core, _, result = _told()
    before = {b.id: core.belief(b.id) for b in result.beliefs}
    core.wait(days=3)

    _cite(core, f"[m:{result.short_ids[0]}]")

    for number, belief_ in enumerate(result.beliefs):
        old, new = structs.asdict(before[belief_.id]), structs.asdict(core.belief(belief_.id))
        changed = {name for name in old if old[name] != new[name]}
        assert changed == ({"utility", "last_used_at"} if number == 0 else {"utility"})


# -- gate.memory.trace_retention ----------------------------------------------------------


@pytest.mark.gate("gate.memory.trace_retention")
def test_operator_fields_expire_and_the_rest_survives() -> None:
    """Past its expiry a trace loses three fields, once; an unexpired one is untouched."""
    loaded = image(*(belief(n, f"User keeps fact number {n}.", f"fact {n}") for n in range(1, 5)))
    trace = ask(loaded, "Which facts do I keep?", token_budget=70).trace
    assert trace.dropped_for_budget
    assert trace.candidate_counts == {"lexical": 4}
    late = trace.operator_expires_at
    assert late == NOW + timedelta(days=DEFAULT_PROFILE.trace.operator_retention_days)

    early = expire_operator_fields([trace], now=late - timedelta(seconds=1), limit=10)
    (expired,) = expire_operator_fields([trace, trace][:1], now=late, limit=10)

    assert early == ()
    assert expired.dropped_for_budget is None
    assert expired.candidate_counts is None
    assert expired.arm_latency_us is None
    assert expired.dropped_for_budget_count == len(trace.dropped_for_budget)
    kept = ("returned", "cited", "beliefs", "considered_count", "abstention", "at", "scope")
    assert [getattr(expired, f) for f in kept] == [getattr(trace, f) for f in kept]
    gone = set(trace.dropped_for_budget)
    assert gone.isdisjoint(entry.belief_id for entry in expired.beliefs)
    assert expire_operator_fields([expired], now=late, limit=10) == ()
    assert len(expire_operator_fields([trace] * 3, now=late, limit=2)) == 2


# -- gate.memory.uncertainty_rendered ------------------------------------------------------


@pytest.mark.gate("gate.memory.uncertainty_rendered")
def test_derivation_and_longevity_are_rendered_without_scores() -> None:
    """The two lines of the seed come out letter by letter; the trace carries the same."""
    agent = belief(
        1, "User is building a personal AI agent.", "personal AI agent", longevity=Longevity.ONGOING
    )
    skill = belief(
        2,
        "User likely has software-development experience.",
        "software development",
        derivation=Derivation.HYPOTHESIS,
        longevity=Longevity.TENTATIVE,
        confidence=0.35,
    )
    told = belief(3, "User's agent runs on software.", "agent", explicit=True, confidence=0.95)

    result = ask(image(agent, skill, told), "Am I building software, an AI agent perhaps?")

    lines = result.text.splitlines()
    for b, shown in (
        (agent, "(direct, ongoing, medium confidence)"),
        (skill, "(hypothesis, tentative, low confidence)"),
        (told, "(direct, durable, high confidence)"),
    ):
        at = lines.index(f"[m:{b.short_id}] {b.statement}")
        assert lines[at + 1] == f"  {shown}"
    for number in ("0.65", "0.35", "0.95"):
        assert number not in result.text
    recalled = {entry.belief_id: entry for entry in result.trace.beliefs}
    assert isinstance(recalled[skill.id], RecalledBelief)
    assert recalled[skill.id].derivation is Derivation.HYPOTHESIS
    assert recalled[skill.id].longevity is Longevity.TENTATIVE
    assert recalled[skill.id].claim_kind is skill.claim_kind


@pytest.mark.gate("gate.memory.uncertainty_rendered")
def test_the_control_policy_renders_the_statement_alone() -> None:
    """`retrieval@2` names itself in the header and shows no derivation."""
    control = structs.replace(DEFAULT_PROFILE, retrieval_policy="retrieval@2")
    result = ask(image(belief(1, "User's dog is Biscuit.", "dog")), "My dog?", profile=control)
    assert 'policy="retrieval@2"' in result.text
    assert "direct" not in result.text
    assert result.trace.retrieval_policy_version == "retrieval@2"


# -- gate.memory.conflict_surfaced, the retrieval half --------------------------------------


def _disputed() -> tuple[Belief, Belief]:
    one = belief(10, "User works at Acme Labs.", "employment", conflicts_with=(belief_id(11),))
    other = belief(
        11,
        "User is employed at Initech.",
        "employment",
        conflicts_with=(belief_id(10),),
        flagged=True,
        confidence=0.35,
    )
    return one, other


@pytest.mark.gate("gate.memory.conflict_surfaced")
def test_both_statements_of_a_conflict_surface_with_the_link() -> None:
    """The partner follows its belief and each line names the other's short id."""
    one, other = _disputed()

    result = ask(image(one, other), "Which company do I work for?")

    assert {b.id for b in result.beliefs} == {one.id, other.id}
    assert f"conflicts=[m:{other.short_id}]" in result.text
    assert f"conflicts=[m:{one.short_id}]" in result.text


@pytest.mark.gate("gate.memory.conflict_surfaced")
def test_a_conflict_partner_passes_the_subject_cap_and_the_bar() -> None:
    """A partner that shares no word with the question comes along; unrelated rows do not."""
    one, other = _disputed()
    other = structs.replace(other, statement="Initech pays.", subject="payroll")
    crowd = [
        belief(n, f"User works at Acme plant {n}.", "employment", confidence=0.9)
        for n in range(1, 5)
    ]
    loaded = image(*crowd, one, other)

    result = ask(loaded, "Which company do I work for?", max_items=8)

    positions = [b.store_position for b in result.beliefs]
    assert {10, 11} <= set(positions)
    assert positions.index(11) - positions.index(10) == 1
    assert result.counts.over_subject_cap > 0


@pytest.mark.gate("gate.memory.conflict_surfaced")
def test_a_partner_above_the_ceiling_stays_hidden() -> None:
    """A conflict link opens no way around a predicate: the partner is named, not shown."""
    one, other = _disputed()
    hidden = structs.replace(other, sensitivity=type(other.sensitivity).RESTRICTED)

    result = ask(image(one, hidden), "Which company do I work for?")

    assert [b.id for b in result.beliefs] == [one.id]
    assert "Initech" not in result.text
    explanation = explain_trace(image(one, hidden), result.trace, [hidden.id])
    assert {e.verdict for e in explanation.entries} == {Verdict.RETURNED, Verdict.NOT_FOUND}


def test_the_trace_the_block_and_the_estimate_agree() -> None:
    """The trace, the block and the estimate agree on what was handed over."""
    result = ask(image(belief(1, "User's dog is Biscuit.", "dog")), "My dog?")
    assert result.token_count == estimate_tokens(result.text)
    assert result.trace.id == TRACE
    assert short_ids([result.beliefs[0].id])[result.beliefs[0].id] == result.short_ids[0]
