"""Which live beliefs a provider-assisted call is shown, in compact form.

What leaves the platform is at most INTERNAL and holds in the session's own scope. 003
names this as a repair of `formation@10`; `formation@8` keeps to it too, because what a
control is frozen at is what it can afford and what it forms, and a sensitive belief
earns it neither.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from msgspec import Struct

from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.formation.provided.pipeline import FormationView
from mnemic.memory.model import Belief, Portability, Sensitivity

BELIEFS_SHOWN_MAX = 50
"""Most beliefs that one call is shown."""

BELIEFS_RANKED_MAX = 500
"""How many of the most recent beliefs are ranked by what they share with the batch."""


class KnownBelief(Struct, frozen=True):
    """Show one belief: what it is about, its type and its statement."""

    subject: str
    belief_type: str
    statement: str


def most_recent(view: FormationView) -> tuple[KnownBelief, ...]:
    """Give the fifty most recent beliefs, newest store position first (`formation@8`)."""
    return tuple(_compact(b) for b in islice(_leaving(view), BELIEFS_SHOWN_MAX))


def most_related(view: FormationView, texts: Iterable[str]) -> tuple[KnownBelief, ...]:
    """Give the fifty beliefs that share most content with `texts` (`formation@10`).

    They are ranked out of the five hundred most recent, most shared content lemmas
    first; among equals the newest store position goes first.
    """
    told: set[str] = set()
    for text in texts:
        told |= content_lemmas(text)
    recent = islice(_leaving(view), BELIEFS_RANKED_MAX)
    ranked = sorted(recent, key=lambda belief: -len(told & _content(belief)))
    return tuple(_compact(belief) for belief in ranked[:BELIEFS_SHOWN_MAX])


def may_leave(belief: Belief, scope: str) -> bool:
    """Tell whether a provider that reads a session of `scope` may see a belief."""
    here = belief.scope == scope or belief.portability is Portability.PORTABLE
    return here and belief.is_live and belief.sensitivity.rank <= Sensitivity.INTERNAL.rank


def _leaving(view: FormationView) -> Iterable[Belief]:
    return (belief for belief in view.beliefs if may_leave(belief, view.scope))


def _content(belief: Belief) -> frozenset[str]:
    return content_lemmas(belief.subject) | content_lemmas(belief.statement)


def _compact(belief: Belief) -> KnownBelief:
    return KnownBelief(
        subject=belief.subject,
        belief_type=belief.belief_type.value,
        statement=belief.statement,
    )
