"""Whether a clause says how answers are to be, by what was told before it and behind it.

The wordings are `grammar.answer_manners` and `grammar.manner_orders`; what they lean on (a
reason, a "please", whose fact goes before) stands in the clauses around.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.breaths import GROUNDED
from mnemic.memory.formation.grammar import Claim
from mnemic.memory.formation.grammar.answer_manners import asked_for
from mnemic.memory.formation.grammar.manner_orders import is_reason, manners, manners_behind
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.reply_words import reason_at
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.lasting import lasts
from mnemic.memory.formation.segments import Clause, Mood

GROUND_MIN = 50
"""What must be told before a wish that follows from it, in hundredths of a logit."""

PASSING_MAX = -200
"""Below this what was told before an order is of the hour, in hundredths of a logit."""


def manners_told(
    clause: Clause,
    words: Words,
    made: tuple[Claim, ...],
    following: Clause | None,
    *,
    ground: Words,
) -> tuple[Claim, ...]:
    """Read the wish about all answers that a clause holds, or that follows from what it tells.

    `ground` is what was told before it: a wish that follows holds no longer, and for nobody else.
    """
    behind = following if following and following.sentence == clause.sentence else None
    if _ALLOWED.search(clause.text) is not None and "," not in clause.text:
        # "Replies in English ok" allows, and wishes for nothing.
        return ()
    whole = read(clause.text)
    asked = asked_for(whole) or (behind is not None and asked_for(read(behind.text)[:1]))
    if made:
        return manners_behind(made, words, asked=asked)
    weight = lasts(ground) if ground else 0
    if any(said and said[0].low in _ANOTHERS for said in (ground, whole)):
        return ()
    if clause.leads == "so" and weight < PASSING_MAX:
        # "I'm in a hurry so no fluff" holds as long as the hurry.
        return ()
    reasoned = weight >= GROUND_MIN
    grounded = clause.leads in {"so", GROUNDED} and reasoned
    grounded |= reasoned and clause.mood is Mood.REQUEST
    grounded |= is_reason(whole[reason_at(whole) :])
    if behind is not None and behind.mood is Mood.STATEMENT and not behind.attributed:
        grounded |= is_reason(read(behind.text))
    return manners(words, grounded=grounded, asked=asked)


_ANOTHERS = frozenset({"his", "her", "their"})
_ALLOWED = re.compile(r"\b(?:ok|okay|fine)[\s.!]*\Z", re.I)

__all__ = ["manners_told"]
