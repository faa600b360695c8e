"""What lies ahead for the user, and what becomes of it: it is called off, or it comes true."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.draft import Draft
from mnemic.memory.formation import keys
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import Belief, Candidate, ClaimKind, Derivation, Polarity

_OWNERS = frozenset({"user", "team"})
_AHEAD = re.compile(
    r"\b(?:going to|gonna|plans?|planning|will|wants?|hopes?|hoping|intends?|aims?|would like|"
    r"about to|thinking|considering|saving|looking|moving|flying|travelling|traveling)\b",
    re.I,
)
_EVENTS = frozenset({"event", "home plan", "appointment"})
"""Where what lies ahead is filed, beside goals."""

_PLANNING = word_set(
    """plan want hope intend aim think consider go will like look save soon someday finally day week
    month year time spring summer autumn winter january february march april may june july august
    september october november december"""
)
"""Key tokens of a plan that say that it is one, or for when."""

_TRAVEL = word_set("trip holiday vacation flight visit fly travel start begin try")
"""Key tokens that a plan and its calling off exchange."""


def planned(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the live plans that a candidate calls off by what they are about."""
    denied = _core(candidate.value_key) - _TRAVEL
    if _MIND_CHANGED.search(candidate.statement) is not None:
        yield from _preferred(draft, candidate)
    for belief in drafted_nearby(draft, candidate.subject):
        if _is_plan(belief) and denied and denied <= set(belief.value_key.split()):
            yield belief


_MIND_CHANGED = re.compile(r"\bchanged (?:their|its) minds? about\b")
_WISHED = re.compile(
    r"(?:User|The team) (?:does not )?(?:prefers?|likes?|loves?|wants?|would like|dislikes?) "
)


def _preferred(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the one wish of how a thing is to be that a mind was changed about: "the summaries"."""
    topic = frozenset(keys.key_tokens(candidate.subject)) - {keys.NOT}
    found = [
        belief
        for belief in drafted_nearby(draft, candidate.subject)
        if belief.is_live
        and belief.polarity is Polarity.ASSERT
        and belief.derivation is Derivation.DIRECT
        and belief.about in _OWNERS
        and _WISHED.match(belief.statement) is not None
        and not _is_plan(belief)
        and topic <= set(belief.value_key.split())
        and not set(candidate.source_event_ids) & set(belief.source_event_ids)
    ]
    if len(found) == 1:
        yield found[0]


def fulfilled(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the live plans that a candidate tells to have come true: "I've moved to Leeds".

    All that was aimed at is told, verb and object, and it came about after it was aimed at:
    who visited Japan in 2015 has not yet done so again.
    """
    if candidate.about not in _OWNERS or candidate.derivation is not Derivation.DIRECT:
        return
    if candidate.claim_kind is ClaimKind.GOAL or _AHEAD.search(candidate.statement) is not None:
        return
    done = set(keys.key_tokens(candidate.statement))
    if keys.FORMER in done or keys.NOT in done:
        return
    for belief in drafted_nearby(draft, candidate.statement):
        if not _is_plan(belief) or belief.subject_key.startswith(_UNDATED):
            continue
        if candidate.evidence_at <= belief.last_evidence_at:
            # Told in one breath, the one is where somebody is and the other where they may go.
            continue
        aim = _core(belief.value_key)
        since = candidate.valid_from
        if (
            (len(aim) >= AIM_TOKENS_MIN or _is_got(belief, candidate))
            and aim <= done
            and (since is None or since.date() >= belief.evidence_at.date())
        ):
            yield belief


_TO_GET = re.compile(
    r" (?:to get|on getting|getting) (?P<what>(?:an?|another) [\w' -]+?)(?: \d{4})?\.\Z"
)
_GOT = re.compile(
    r"(?:User|The team) (?:has )?(?:got|bought|adopted) (?P<what>(?:an?|another) [\w' -]+?)\.\Z"
)


def _is_got(belief: Belief, candidate: Candidate) -> bool:
    """Tell whether what somebody plans to get is what they tell to have got: "a dog"."""
    aimed, got = _TO_GET.search(belief.statement), _GOT.match(candidate.statement)
    return aimed is not None and got is not None and aimed["what"] == got["what"]


AIM_TOKENS_MIN = 2
"""How many key tokens tell an aim: its verb, and what it is done to."""

_UNDATED = ("user/event/", "team/event/")


def _is_plan(belief: Belief) -> bool:
    if not belief.is_live or belief.polarity is not Polarity.ASSERT or belief.about not in _OWNERS:
        return False
    if belief.claim_kind is ClaimKind.GOAL:
        return True
    if belief.valid_to is not None and belief.valid_to > belief.evidence_at:
        return True
    filed = belief.subject_key.split("/")[1]
    return filed in _EVENTS or _AHEAD.search(belief.statement) is not None


def _core(value_key: str) -> set[str]:
    """Give the tokens of a value key that say what is planned, and not that or when it is."""
    tokens = (t for t in value_key.split() if t not in _PLANNING and t != keys.NOT)
    return {t for t in tokens if not t[0].isdecimal() and ":" not in t}


__all__ = ["fulfilled", "planned"]
