"""What is read and still not told: passing, of everybody, or lost on the way."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.fleeting import is_fleeting
from mnemic.memory.formation.grammar.garbles import is_garbled
from mnemic.memory.formation.grammar.of_the_body import is_of_no_body
from mnemic.memory.formation.grammar.of_the_hour import is_edit, is_of_the_hour
from mnemic.memory.formation.grammar.partial import is_partial
from mnemic.memory.formation.grammar.phrases import Words


def is_untold(one: Claim, words: Words) -> bool:
    """Tell whether a claim is to be left; of what somebody wants forgotten only edits are."""
    if one.forget:
        return is_edit(one, words)
    return (
        is_of_the_hour(one, words)
        or is_fleeting(one, words)
        or is_garbled(one, words)
        or is_partial(one, words)
        or is_of_no_body(one, words)
    )
