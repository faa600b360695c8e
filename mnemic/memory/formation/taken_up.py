"""What a turn takes up of the turn before: a yes to an offer, a bare answer to a question."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mnemic.memory.formation.answers import answer
from mnemic.memory.formation.candidates import candidate_of
from mnemic.memory.formation.grammar import (
    Mention,
    claims_of_clause,
)
from mnemic.memory.formation.grammar.assent import says_yes, yes_first
from mnemic.memory.formation.grammar.halves import halves
from mnemic.memory.formation.grammar.note_reading import read_told
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.segments import Clause
from mnemic.memory.formation.sensitivity import listed_floor, sensitivity_floor
from mnemic.memory.model import (
    Authority,
    Candidate,
    Event,
)


def affirmed(event: Event, offer: str, scope: str, policy: str) -> list[Candidate]:
    """Take up what the assistant offered to remember when the whole turn is a yes."""
    assert event.text is not None
    rich = is_rich(policy)
    if not offer:
        return []
    parts = halves(offer, event.text) if rich else ()
    if says_yes(read(event.text), rich=rich) or (
        rich and not parts and says_yes(read(yes_first(event.text)), rich=True)
    ):
        parts = (read(offer),)
    span = event.text.strip()
    clause = Clause(text=span, start=0, end=len(span), sentence=0)
    taken = [
        candidate_of(
            replace(one, start=0, end=len(span)),
            clause,
            event,
            scope,
            floor=sensitivity_floor if rich else listed_floor,
        )
        for words in parts
        for one in (read_told if rich else claims_of_clause)(words, Mention(rich=rich), policy)[0]
    ]
    return [replace(one, authority=Authority.AFFIRMED) for one in taken if one is not None]


def answered(
    event: Event, question: str, text: str, made: Sequence[Candidate], *, scope: str, policy: str
) -> list[Candidate]:
    """Complete a bare answer with its question: "When do you train?" "Mostly evenings".

    What a reply names or denies is the user's own statement; a plain yes only affirms.
    """
    found = answer(question, text) if question else None
    if found is None or event.text is None:
        return []
    span = text[found.start : found.end]
    if event.text[found.start : found.end] != span or any(
        one.evidence_spans[0].text in span for one in made
    ):
        return []
    clause = Clause(text=span, start=found.start, end=found.end, sentence=0)
    told, _ = read_told(found.words, Mention(rich=True), policy)
    taken = [
        candidate_of(replace(one, start=0, end=len(span)), clause, event, scope) for one in told
    ]
    authority = Authority.AFFIRMED if found.agreed else Authority.USER
    return [replace(one, authority=authority) for one in taken if one is not None]
