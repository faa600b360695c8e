"""From one clause to its claims, read for recall: what `formation@11` does beside the table."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.reading import claims_of_clause
from mnemic.memory.formation.grammar.rich_wishes import wishes
from mnemic.memory.formation.grammar.richer import (
    as_holder,
    choosing,
    closed_up,
    existing,
    late,
    settled,
    years_of,
)
from mnemic.memory.formation.grammar.subjects import Mention
from mnemic.memory.model import ClaimKind


def read_richly(
    made: tuple[Claim, ...], words: Words, last: Mention, policy: str, *, stated: bool, told: bool
) -> tuple[tuple[Claim, ...], Mention]:
    """Give the claims of a clause, with what the table alone does not read of it.

    `made` is what the table gave, `stated` whether the clause states, `told` whether its
    turn has told of a project or an aim before it.
    """
    if not made:
        made, last = _other(words, last, policy, stated=stated, told=told)
    elif stated and any(one.about == "user" and one.kind is not ClaimKind.RESOURCE for one in made):
        made += years_of(words)
    return tuple(settled(one) for one in _whole_spans(made, words)), last


def _whole_spans(made: tuple[Claim, ...], words: Words) -> tuple[Claim, ...]:
    """Let "run" in "I swim, run and bike" cite the words that say who runs and when."""
    if len(made) < 2:
        return made
    subjects = {w.start for w in words if w.low in _SUBJECTS}
    out: list[Claim] = []
    begin = made[0].start
    for one in made:
        told = any(one.start <= at < one.end for at in subjects)
        begin = one.start if told else begin
        out.append(one if told or one.start < begin else replace(one, start=begin))
    return tuple(out)


_SUBJECTS = frozenset({"i", "we", "my", "our", "he", "she", "they"})


def _other(
    words: Words, last: Mention, policy: str, *, stated: bool, told: bool
) -> tuple[tuple[Claim, ...], Mention]:
    made = wishes(words) or choosing(words, among_projects=told)
    if made or not words:
        return made, last
    if not stated:
        return (), last
    made = existing(words)
    if made:
        return made, last
    for read in (closed_up, late):
        other = read(words)
        if not other:
            continue
        made, after = claims_of_clause(other, last, policy)
        if not made and read is late and (closed := closed_up(other)):
            made, after = claims_of_clause(closed, last, policy)
        if made:
            return _citing(made, words), after
    held = as_holder(words)
    if held:
        made, _ = claims_of_clause(held, last, policy)
    return made, last


def _citing(made: tuple[Claim, ...], words: Words) -> tuple[Claim, ...]:
    return tuple(replace(one, start=words[0].start, end=words[-1].end) for one in made)
