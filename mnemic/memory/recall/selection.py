"""Pick, from ranked candidates, the beliefs that may be shown, and say why the rest may not.

A conflict is shown whole: its sides pass the per-subject cap, and the partner of a
picked belief follows it, past the bar as well (000 §Conflicts).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from enum import Enum
from uuid import UUID

from mnemic.memory.model import GENERAL_SCOPE, Belief, BeliefType, Derivation, Polarity
from mnemic.memory.recall.policies import SUBJECT_ITEMS_MAX, Bar
from mnemic.memory.recall.query import told_as_past
from mnemic.memory.recall.ranking import Scored

DURABLE_TYPES = frozenset({BeliefType.PREFERENCE, BeliefType.USER_MODEL_ATTR})
"""Types the snapshot's reservation is held for, beside user-scope beliefs (000 §Profiles)."""


class Rule(Enum):
    """Name the rule that left a candidate out."""

    BELOW_BAR = "below_bar"
    OUTSHONE = "outshone"
    COLLAPSED = "collapsed"
    SUBJECT_CAP = "subject_cap"
    ITEM_LIMIT = "item_limit"
    RESERVED = "reserved_for_durable"
    BUDGET = "budget"


FindPartner = Callable[[UUID], Scored | None]
"""Finds a conflict partner that may be recalled, scored."""


class Selection:
    """Collect what is picked, in order, and what was dropped by which rule.

    `dropped` is by store position, which is unique in an image.
    """

    __slots__ = ("_find", "_limit", "_per_subject", "_seen", "_statements", "dropped", "picked")

    def __init__(self, *, max_items: int, find_partner: FindPartner) -> None:
        self.picked: list[Scored] = []
        self.dropped: dict[int, tuple[Scored, Rule]] = {}
        self._find = find_partner
        self._limit = max_items
        self._seen: set[int] = set()
        self._per_subject: dict[tuple[str, str], int] = {}
        self._statements: set[tuple[str, str]] = set()

    def offer(self, item: Scored) -> Rule | None:
        """Pick a candidate unless a rule forbids it; its conflict partners follow it."""
        if item.belief.store_position in self._seen:
            return None
        rule = self._forbidding(item)
        if rule is not None:
            return self.drop(item, rule)
        self._pick(item)
        for partner_id in item.belief.conflicts_with:
            partner = self._find(partner_id)
            if partner is None or partner.belief.store_position in self._seen:
                continue
            if len(self.picked) < self._limit:
                self._pick(partner)
            else:
                self.drop(partner, Rule.ITEM_LIMIT)
        return None

    def drop(self, item: Scored, rule: Rule) -> Rule:
        """Leave a candidate out by a rule."""
        position = item.belief.store_position
        if position not in self._seen:
            self.dropped[position] = (item, rule)
        return rule

    def _forbidding(self, item: Scored) -> Rule | None:
        if len(self.picked) >= self._limit:
            return Rule.ITEM_LIMIT
        if _stated(item.belief) in self._statements:
            return Rule.COLLAPSED
        shown = self._per_subject.get(_subject(item.belief), 0)
        if shown >= SUBJECT_ITEMS_MAX and not item.belief.conflicts_with:
            return Rule.SUBJECT_CAP
        return None

    def _pick(self, item: Scored) -> None:
        belief = item.belief
        self.dropped.pop(belief.store_position, None)
        self._seen.add(belief.store_position)
        self._statements.add(_stated(belief))
        subject = _subject(belief)
        self._per_subject[subject] = self._per_subject.get(subject, 0) + 1
        self.picked.append(item)


def select(
    ranked: Sequence[Scored],
    *,
    max_items: int,
    bar: Bar | None,
    personal: int | None,
    find_partner: FindPartner,
) -> Selection:
    """Pick the best of the candidates that cleared the bar and are not outshone.

    What is over or ended outshines nothing that stands. `personal` is None where the past is asked
    for; otherwise history is shown only for terms beyond these that nothing else covers. Where a
    bar stands, a guess gives way to what it was guessed from.
    """
    selection = Selection(max_items=max_items, find_partner=find_partner)
    standing = [item for item in ranked if not _is_past(item.belief)]
    best = max((item.found.relevance for item in standing or ranked), default=0.0)
    covered = 0
    if bar is not None:
        ranked = _guesses_after_their_grounds(ranked)
    for item in ranked:
        found = item.found
        if bar is not None and any(_repeats_ground(item, one) for one in selection.picked):
            selection.drop(item, Rule.OUTSHONE)
            continue
        is_past = _is_past(item.belief)
        if bar is not None:
            is_new = bool(found.covered & ~covered) or not found.covered
            is_weak = found.relevance < bar.follower * best
            if personal is not None and covered and told_as_past(item.belief):
                is_new = is_new and bool(found.covered & ~covered & ~personal)
                is_weak = True
            if is_weak and not is_new:
                selection.drop(item, Rule.OUTSHONE)
                continue
        if selection.offer(item) is None and not is_past:
            covered |= found.covered
    return selection


def _guesses_after_their_grounds(ranked: Sequence[Scored]) -> Sequence[Scored]:
    """Move each guess behind the last candidate that says no less and that it stands on."""
    ordered = list(ranked)
    for item in ranked:
        if item.belief.derivation is Derivation.HYPOTHESIS:
            grounds = [i for i, one in enumerate(ordered) if _repeats_ground(item, one)]
            if grounds and grounds[-1] > (at := ordered.index(item)):
                ordered.insert(grounds[-1], ordered.pop(at))
    return ordered


def _repeats_ground(item: Scored, other: Scored) -> bool:
    """Tell whether a guess covers nothing that the direct belief it was made from does not.

    One turn may say several things: only where the words that bear them out meet is the
    guess made from the other. The sides of a conflict are shown whole.
    """
    guess, ground = item.belief, other.belief
    return (
        guess.derivation is Derivation.HYPOTHESIS
        and ground.derivation is Derivation.DIRECT
        and not guess.conflicts_with
        and not item.found.covered & ~other.found.covered
        and any(
            one.sequence == cited.sequence and (one.text in cited.text or cited.text in one.text)
            for one in guess.evidence_spans
            for cited in ground.evidence_spans
        )
    )


def _is_past(belief: Belief) -> bool:
    return belief.polarity is Polarity.RETRACT or told_as_past(belief)


def select_core(
    ranked: Sequence[Scored], *, max_items: int, durable_share: float, find_partner: FindPartner
) -> Selection:
    """Pick the core profile; `durable_share` of the items is held for durable beliefs.

    The reservation is a floor: durable beliefs above it are seated while there is room,
    and what they leave of it is not filled by others (000 §Profiles).
    """
    selection = Selection(max_items=max_items, find_partner=find_partner)
    others_left = max_items - math.ceil(durable_share * max_items)
    for item in ranked:
        if is_durable(item.belief):
            selection.offer(item)
        elif others_left > 0:
            if selection.offer(item) is None:
                others_left -= 1
        else:
            selection.drop(item, Rule.RESERVED)
    return selection


def is_durable(belief: Belief) -> bool:
    """Tell whether a belief is about the user rather than about a project."""
    return belief.belief_type in DURABLE_TYPES or belief.scope == GENERAL_SCOPE


def _subject(belief: Belief) -> tuple[str, str]:
    return belief.about, belief.subject_key


def _stated(belief: Belief) -> tuple[str, str]:
    statement = " ".join(belief.statement.casefold().split()).rstrip(".!?… ")
    return belief.belief_type.value, statement
