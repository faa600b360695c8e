"""What a model reads: the frozen prefix, what may be dropped, what never is."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from mnemic.agent import Context, build_context, prefix
from mnemic.errors import FixedBodyOverflow
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall import RecallRequest, TurnRecall, estimate_tokens, in_turn
from mnemic.providers.chat import ChatMessage
from tests.unit.agent.hosts import sections
from tests.unit.recall.builders import NOW, belief, image

LINE = "correction: [m:8f21a0c3] no longer holds as of 2026-07-24T00:00:00Z."


def recalled(*, corrections: tuple[str, ...] = (LINE,)) -> TurnRecall:
    """Recall something in base and delta, beside correction lines."""
    loaded = image(
        belief(1, "User's dog is Biscuit.", "dog"),
        belief(2, "User lives in Seattle.", "home location"),
    )
    turn = in_turn(
        loaded,
        RecallRequest(now=NOW, question="What is my dog called?"),
        snapshot_trace=None,
        watermark=0,
        profile=DEFAULT_PROFILE,
        trace_ids=(UUID(int=2), UUID(int=3)),
    )
    other = in_turn(
        loaded,
        RecallRequest(now=NOW, question="Where do I live, in Seattle?"),
        snapshot_trace=None,
        watermark=0,
        profile=DEFAULT_PROFILE,
        trace_ids=(UUID(int=4), UUID(int=5)),
    )
    return TurnRecall(base=turn.base, delta=other.base, corrections=corrections)


def built(window_tokens: int = 10_000, **changes: Any) -> Context:
    """Build a context; anything may be given otherwise."""
    parts: dict[str, Any] = {
        "cached": prefix("Be helpful.", "<memory>what matters</memory>"),
        "conversation": [
            ChatMessage("user", "An older question, long enough to weigh something."),
            ChatMessage("assistant", "An older answer, long enough to weigh something."),
        ],
        "recalled": recalled(),
        "text": "What is my dog called?",
        "tools": (),
        "count": estimate_tokens,
    }
    return build_context(**{**parts, **changes}, window_tokens=window_tokens)


def test_the_order_of_the_parts() -> None:
    """System and snapshot first, corrections right before the user's turn."""
    assert sections(built().messages) == [
        "system",
        "snapshot",
        "conversation",
        "conversation",
        "recall",
        "delta",
        "corrections",
        "turn",
    ]


def test_only_what_says_something_is_there() -> None:
    """No empty block, no empty snapshot, no empty correction message."""
    bare = built(
        cached=prefix("Be helpful.", ""),
        conversation=[],
        recalled=structs.replace(recalled(corrections=()), delta=None),
    )

    assert sections(bare.messages) == ["system", "recall", "turn"]
    assert bare.prefix_length == 1


def test_the_prefix_digest_does_not_see_the_turn() -> None:
    """Corrections, recall and conversation move nothing in the cached prefix."""
    quiet = built(recalled=recalled(corrections=()), conversation=[], text="Hello")
    digest = built().request().prefix_digest

    assert quiet.request().prefix_digest == digest
    assert built(cached=prefix("Be helpful.", "another")).request().prefix_digest != digest


@given(window=st.integers(1, 400))
def test_under_pressure_blocks_go_and_corrections_stay(window: int) -> None:
    """Whatever the window, a context fits it and holds every correction, or it is refused."""
    try:
        context = built(window)
    except FixedBodyOverflow:
        assert window < built(recalled=recalled(), conversation=[]).token_count
        return
    assert context.token_count <= window
    assert LINE in context.section("corrections")
    assert context.section("turn") == "What is my dog called?"
    order = ("delta", "recall", "conversation", "conversation")
    assert context.dropped == order[: len(context.dropped)]
    assert "corrections" not in context.dropped


def test_pressure_drops_the_delta_then_the_base_then_old_turns() -> None:
    """The delta goes first; a section that is dropped is gone whole."""
    full = built()
    less = built(full.token_count - 1)
    least = built(built(conversation=[], recalled=_without_blocks()).token_count)

    assert less.dropped == ("delta",)
    assert sections(less.messages).count("recall") == 1
    assert least.dropped == ("delta", "recall", "conversation", "conversation")


def test_a_fixed_body_that_does_not_fit_is_a_named_failure() -> None:
    """Corrections that alone overflow the window are refused by name, never cut."""
    with pytest.raises(FixedBodyOverflow, match="fixed body"):
        built(60, recalled=recalled(corrections=(LINE,) * 40))


def _without_blocks() -> TurnRecall:
    turn = recalled()
    empty = structs.replace(turn.base, text="")
    return structs.replace(turn, base=empty, delta=None)
