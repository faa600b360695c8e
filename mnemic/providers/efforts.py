"""Refuse a reasoning effort that a model is known not to take.

003 §Existing controls (ADR-0119): startup is refused when the configured memory model
does not accept the configured effort. What a model takes is known for OpenAI's; any other
provider is asked, and answers for itself.
"""

from __future__ import annotations

from collections.abc import Mapping

from mnemic.errors import InvalidAddress
from mnemic.providers.settings import OPENAI

EFFORTS = ("none", "minimal", "low", "medium", "high", "xhigh")
"""The efforts that there are, the least first."""


def check_effort(provider: str, model: str, effort: str | None) -> None:
    """Raise `InvalidAddress` for an effort that the model does not take; None it takes."""
    if effort is None:
        return
    if effort not in EFFORTS:
        raise InvalidAddress(f"formation.reasoning_effort: use one of {', '.join(EFFORTS)}")
    accepted = accepted_efforts(provider, model)
    if accepted is None or effort in accepted:
        return
    takes = ", ".join(accepted) or "none at all"
    raise InvalidAddress(
        f"formation.reasoning_effort: {provider}:{model} does not take {effort}; it takes {takes}"
    )


def accepted_efforts(provider: str, model: str) -> tuple[str, ...] | None:
    """Give the efforts that a model takes; None where nobody here knows."""
    if provider != OPENAI:
        return None
    try:
        from pydantic_ai.profiles.openai import openai_model_profile  # noqa: PLC0415
    except ImportError:
        return None
    known: Mapping[str, object] = dict(openai_model_profile(model) or {})
    if not known.get("openai_supports_reasoning"):
        return ()
    named = known.get("openai_reasoning_efforts")
    if isinstance(named, frozenset):
        return tuple(effort for effort in EFFORTS if effort in named)
    without = {
        "none": not known.get("openai_supports_reasoning_effort_none"),
        "minimal": not known.get("openai_supports_minimal_reasoning_effort"),
    }
    return tuple(effort for effort in EFFORTS if not without.get(effort))


__all__ = ["EFFORTS", "accepted_efforts", "check_effort"]
