"""What has the shape of an order to the assistant and is none: one's own doing, and what is passed on."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.model import ClaimKind

_WISHING = frozenset({"want", "like", "love", "prefer", "need", "appreciate", "rather", "expect"})


def is_own_doing(made: tuple[Claim, ...], words: Words) -> bool:
    """Tell whether "I sign off with a joke and never use emojis" was taken for an order."""
    if not made or words[0].low not in {"i", "we"} or {w.low for w in words[1:6]} & _WISHING:
        return False
    return all(
        one.kind is ClaimKind.PREFERENCE
        and one.start > words[0].start
        and " the assistant " in one.statement
        for one in made
    )


_RELAYING = frozenset(
    {"tell", "ask", "text", "email", "message", "remind", "inform", "phone", "call"}
)
_RELAYED_TO = frozenset({"my", "our", "him", "her", "them", "the", "everyone", "everybody"})


def is_relayed(words: Words) -> bool:
    """Tell whether something is to be passed on: "tell my boss I never use emojis" wishes for nothing."""
    return (
        len(words) > 3
        and words[0].low in _RELAYING
        and (words[1].low in _RELAYED_TO or is_name(words[1]))
        and any(w.low in {"i", "that", "to"} for w in words[2:6])
    )
