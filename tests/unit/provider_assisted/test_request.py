"""What a call sends, and what it leaves out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mnemic.memory.formation.provided.assisted_request import (
    INSTRUCTIONS,
    SCHEMA,
    fitted,
    sources_of,
)
from mnemic.memory.formation.provided.pipeline import ModelLimits, StageRequest
from mnemic.memory.formation.provided.sources import WITHHELD
from mnemic.memory.model import Channel, EventKind
from mnemic.memory.policy import FormationPolicy
from tests.unit.provider_assisted.views import (
    CONTROL,
    REPAIRED,
    known,
    only,
    run,
    said,
    view_of,
)

BOTH = pytest.mark.parametrize("policy", [CONTROL, REPAIRED], ids=["formation@8", "formation@10"])
LONG = "The ferry to the island leaves at six and the crossing takes two hours. " * 60


def sent(request: StageRequest) -> list[str]:
    """Give the texts that a request shows."""
    return [message["text"] for message in json.loads(request.payload)["messages"]]


def shown(request: StageRequest) -> list[str]:
    """Give the statements of the beliefs that a request shows."""
    return [belief["statement"] for belief in json.loads(request.payload)["known"]]


@BOTH
def test_a_range_in_which_nothing_was_said_asks_nothing(policy: FormationPolicy) -> None:
    """Without an eligible user event there is no call and no segment."""
    view = view_of(said(1, "You live in Oslo.", kind=EventKind.ASSISTANT_MESSAGE))
    asked, made = run(view, policy=policy)
    assert asked == ()
    assert made.segments == ()
    assert (made.policy, made.extractor) == (policy.version, policy.extractor)
    assert (made.first_sequence, made.through_sequence) == (1, 1)


@BOTH
def test_any_number_of_messages_is_one_call(policy: FormationPolicy) -> None:
    """The whole range goes into one request."""
    texts = [f"I own {n} boats." for n in range(2, 40)]
    asked, made = run(view_of(*texts), policy=policy)
    (request,) = asked
    assert sent(request) == texts
    assert only(made).calls == 1
    assert only(made).source_event_ids == tuple(range(1, 39))


@BOTH
def test_the_owner_alone_is_sent(policy: FormationPolicy) -> None:
    """What an assistant, a tool, a mailbox or a stranger's page says is no evidence."""
    view = view_of(
        said(1, "I live in Bergen."),
        said(2, "You like fjords.", kind=EventKind.ASSISTANT_MESSAGE),
        said(3, "{}", kind=EventKind.TOOL_MESSAGE),
        said(4, "Your rent is due.", channel=Channel.GMAIL_READ),
        said(5, "Buy now!", channel=Channel.EXTERNAL),
        said(6, "I like rain.", channel=Channel.PAIRED_SURFACE),
    )
    (request,), _ = run(view, policy=policy)
    assert sent(request) == ["I live in Bergen.", "I like rain."]


@BOTH
def test_a_secret_never_leaves(policy: FormationPolicy) -> None:
    """The clause that states a secret is taken out of what is sent; the rest is sent."""
    secret = "hunter2-kestrel-99"
    view = view_of(f"I live in Bergen. My password is {secret}.", f"my password is {secret}")
    (request,), _ = run(view, policy=policy)
    assert secret not in request.payload
    assert sent(request) == [f"I live in Bergen.{WITHHELD}"]


@BOTH
def test_a_message_is_data_and_the_instructions_are_fixed(policy: FormationPolicy) -> None:
    """No word of a message or of a belief stands outside the payload."""
    view = view_of("I play the theorbo.", beliefs=[known(1, "User owns a crwth.", "crwth")])
    (request,), _ = run(view, policy=policy)
    assert request.instructions == INSTRUCTIONS
    assert request.schema == SCHEMA
    assert json.loads(request.payload) == {
        "known": [{"belief_type": "fact", "statement": "User owns a crwth.", "subject": "crwth"}],
        "messages": [{"at": "2026-03-02T09:01:00+00:00", "id": 1, "text": "I play the theorbo."}],
    }


def test_both_policies_send_the_same_but_for_budget_and_view() -> None:
    """`formation@10` repairs the budget and the view, nothing else."""
    view = view_of("I play the theorbo.")
    (eight,), _ = run(view, policy=CONTROL)
    (ten,), _ = run(view, policy=REPAIRED)
    assert (eight.output_tokens_max, eight.timeout_s) == (4_096, 30.0)
    assert (ten.output_tokens_max, ten.timeout_s) == (16_384, 120.0)
    assert (eight.instructions, eight.schema, eight.payload) == (
        ten.instructions,
        ten.schema,
        ten.payload,
    )


def test_the_schema_is_strict() -> None:
    """Every object lists all of its properties as required and takes no others."""
    objects = _objects(SCHEMA)
    assert len(objects) == 2
    for found in objects:
        assert found["additionalProperties"] is False
        assert sorted(found["required"]) == sorted(found["properties"])
    closed = {"claim_kind", "derivation", "longevity"}
    assert all(closed.isdisjoint(found["properties"]) for found in objects)


def _objects(schema: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if isinstance(schema, dict):
        if schema.get("type") == "object":
            found.append(schema)
        for inner in schema.values():
            found += _objects(inner)
    return found


def test_what_does_not_fit_costs_beliefs_before_messages() -> None:
    """A full window keeps every message and gives up what is least related."""
    beliefs = [known(n, f"User keeps tool {n} in drawer {n}.") for n in range(1, 31)]
    view = view_of("I sold tool 7.", beliefs=beliefs)
    whole = run(view)[0][0]
    assert len(shown(whole)) == 30
    tight = _window(view_of("I sold tool 7."), spare=400)
    (request,), made = run(view_of("I sold tool 7.", beliefs=beliefs, model=tight))
    assert sent(request) == ["I sold tool 7."]
    assert 0 < len(shown(request)) < 30
    assert shown(request)[0] == "User keeps tool 7 in drawer 7."
    assert only(made).stages[0].outcome == "partial_view"
    assert request.output_tokens_max == 16_384


def test_what_still_does_not_fit_costs_the_oldest_messages() -> None:
    """Newest first; what was left out is named by what the segment does not cite."""
    tight = _window(view_of("I live in Bergen.", "I like rain."), spare=0)
    view = view_of(LONG, "I live in Bergen.", "I like rain.", model=tight)
    (request,), made = run(view)
    assert sent(request) == ["I live in Bergen.", "I like rain."]
    assert only(made).source_event_ids == (2, 3)
    assert only(made).stages[0].outcome == "partial_input"


def test_one_pasted_document_costs_nothing_but_itself() -> None:
    """A message that does not fit is passed over; older ones are still sent."""
    tight = _window(view_of("I live in Bergen.", "I like rain."), spare=0)
    view = view_of("I live in Bergen.", LONG, "I like rain.", model=tight)
    (request,), made = run(view)
    assert sent(request) == ["I live in Bergen.", "I like rain."]
    assert only(made).source_event_ids == (1, 3)


@BOTH
def test_a_range_of_which_nothing_fits_makes_no_call(policy: FormationPolicy) -> None:
    """The outcome says why; the grammar carries the consolidation."""
    asked, made = run(view_of(LONG, model=ModelLimits(context_tokens=2_000)), policy=policy)
    assert asked == ()
    segment = only(made)
    assert segment.stages[0].outcome == "skipped:window"
    assert segment.fallback_stages == ("extraction",)
    assert (segment.calls, segment.candidates, made.retryable) == (0, (), False)


def test_what_is_sent_never_exceeds_the_ceiling() -> None:
    """The fit counts every byte that is sent, whatever the alphabet."""
    texts = ["Ich wohne in Köln.", "我住在北京。", "I 🛶 on Sundays.", "I like rain."] * 20
    messages = sources_of(view_of(*texts))
    floor = fitted((), (), 0).input_tokens
    for spare in range(0, 6_000, 97):
        batch = fitted(messages, (), floor + spare)
        assert batch.input_tokens <= floor + spare
        assert batch.left_out == 80 - len(batch.sources)
    assert fitted(messages, (), 100_000).left_out == 0


def _window(view: Any, *, spare: int) -> ModelLimits:
    """Give a model whose window holds exactly what a view sends, and `spare` tokens more."""
    exact = fitted(sources_of(view), (), 100_000).input_tokens
    return ModelLimits(context_tokens=exact + spare + 16_384)
