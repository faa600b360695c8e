"""The decay sweep's work on one principal (000 §Forgetting is decay over unused beliefs)."""

from __future__ import annotations

from mnemic.memory.commands import Decay, Decayed
from mnemic.memory.draft import Draft
from mnemic.memory.lifecycle import transitions
from mnemic.memory.lifecycle.horizons import RETIRING, Fade, due, fade_of

UNSUPPORTED = {
    Fade.TENTATIVE: "unsupported_hypothesis",
    Fade.ONGOING: "unsupported_ongoing",
}
BELOW_FLOOR = "below_floor"
PAST_HORIZON = "past_horizon"
"""The reasons an event and a retired belief give; none holds a word of content."""

CONFIDENCE_DIGITS = 6
"""Decimals of a stepped confidence, so that three steps of 0.1 are 0.3."""


def decay(draft: Draft, command: Decay) -> Decayed:
    """Take a step of confidence from what is past its horizon; retire what has run out.

    Judged at the turn's own instant, on the image as it is then: evidence that arrived
    between the sweep's query and this turn counts.
    """
    del command
    profile = draft.turn.profile
    rule = profile.formation.decay
    decayed, retired = [], []
    for chosen in due(draft.live_beliefs(), profile, draft.turn.now):
        fade = fade_of(chosen)
        assert fade is not None, "what never fades is not due"
        # An earlier retirement of this turn may have settled a conflict with it.
        belief = draft.required_belief(chosen.id)
        if fade in RETIRING:
            retired.append(transitions.retire(draft, belief, UNSUPPORTED[fade]).id)
            continue
        left = round(belief.confidence - rule.step, CONFIDENCE_DIGITS)
        if left < rule.floor_confidence or left <= 0:
            retired.append(transitions.retire(draft, belief, BELOW_FLOOR).id)
        else:
            decayed.append(transitions.weaken(draft, belief, left, PAST_HORIZON).id)
    return Decayed(decayed=tuple(decayed), retired=tuple(retired))
