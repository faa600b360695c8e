"""Who is left where one of several is gone: "shares a flat with Ana and Jo" once Jo moved out.

What is ended names one of those whom a belief names together. The belief goes as a whole, since
it no longer holds; that it still holds of the others stands on the words that ended it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from mnemic.memory.draft import Draft
from mnemic.memory.formation import keys
from mnemic.memory.formation.candidates import ORIGIN_FORGET
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.formation.wording import Reread, cite
from mnemic.memory.model import Belief, Candidate, Derivation, Event, Polarity

_NAME = r"[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?"
_SEVERAL = re.compile(
    r"(?P<front>.*?\b(?:with|are|has|speaks) )"
    rf"(?P<all>{_NAME}(?:, {_NAME})*,? and {_NAME})\b"
)
_GOES_ON = r"(?:in|at|on|with|for|every|each|since|to|from|as|by|before|after|twice|once)"
_WORD = rf"(?!{_GOES_ON}\b|and\b)[\w'’-]+"
_THING = rf"(?:(?:the|a|an|their|some) )?{_WORD}(?: {_WORD})?"
_SEVERAL_THINGS = re.compile(
    r"(?P<front>(?:User|User's [\w-]+|[A-Z][\w'’-]+) "
    r"(?:plays|takes|eats|drinks|grows|keeps|uses|teaches|studies|practises|collects|rides|wears|"
    r"sells) )"
    rf"(?P<all>{_THING}(?:, {_THING})*,? and {_THING})(?=\.| {_GOES_ON}\b)"
)
"""What is done to several things, of which one may go: "plays the guitar and the accordion"."""

_APART = re.compile(r",? and |, ")


def left_behind(
    draft: Draft,
    events: Sequence[Event],
    told: Iterable[Candidate],
    reread: Reread,
) -> tuple[Candidate, ...]:
    """Give what still holds of the others where a retraction takes back one of several."""
    ends = [c for c in told if c.polarity is Polarity.RETRACT and c.origin != ORIGIN_FORGET]
    if not ends:
        return ()
    heard = {event.sequence: event for event in events}
    out: list[Candidate] = []
    seen: set[str] = set()
    for gone in ends:
        event = heard.get(max(gone.source_event_ids))
        if event is None:
            continue
        for rest in _rests(draft, gone):
            if rest in seen:
                continue
            seen.add(rest)
            read = reread(rest, gone.evidence_at)
            out += [cite(one, event, gone.evidence_spans[0].text) for one in read]
    return tuple(out)


def _rests(draft: Draft, gone: Candidate) -> Iterator[str]:
    """Give the statements that are left of live beliefs a retraction ends in part."""
    denied = frozenset(gone.value_key.split()) - {keys.NOT}
    for belief in drafted_nearby(draft, gone.denied or gone.statement, among=denied):
        if not _may_end(gone, belief):
            continue
        told = belief.statement
        several = _SEVERAL.match(told) or _SEVERAL_THINGS.match(told)
        if several is None:
            continue
        names = _APART.split(several["all"])
        kept = [n for n in names if denied.isdisjoint(keys.key_tokens(n))]
        if kept and len(kept) < len(names):
            said = f"{', '.join(kept[:-1])} and {kept[-1]}" if len(kept) > 1 else kept[0]
            front = several["front"] if len(kept) > 1 else _of_one(several["front"])
            yield front + said + belief.statement[several.end() :]


def _of_one(front: str) -> str:
    """Give "User's cat is" of "User's cats are", any other front as it is."""
    several = _SEVERAL_ARE.fullmatch(front)
    return front if several is None else f"{several['whose']}{noun_lemma(several['kin'])} is "


_SEVERAL_ARE = re.compile(r"(?P<whose>User's )(?P<kin>[a-z]+) are ")


def _may_end(gone: Candidate, belief: Belief) -> bool:
    return (
        belief.is_live
        and belief.polarity is Polarity.ASSERT
        and belief.derivation is Derivation.DIRECT
        and belief.about == gone.about
        and belief.last_evidence_at < gone.evidence_at
        and keys.ends(gone.value_key, belief.value_key)
    )


__all__ = ["left_behind"]
