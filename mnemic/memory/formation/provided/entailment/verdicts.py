"""What the checks of one claim say, as signs among others.

A check may be wrong about words that it cannot parse; that it objects is still a sign.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from mnemic.memory.formation.provided.bearing import is_borne
from mnemic.memory.formation.provided.carrying import misgoverned, turned, uncarried
from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.provided.restoring import is_under_another
from mnemic.memory.formation.provided.telling import drops_condition, drops_exception, is_told
from mnemic.memory.model import ClaimKind, Derivation


def verdicts(
    statement: str, kind: ClaimKind, citation: Citation, refused: Enum | None
) -> Iterator[str]:
    """Give what each check says of a direct statement; `refused` is what they say together."""
    around = [unit.text for unit in citation.around]
    shown = citation.source.shown
    yield f"refused {_code(refused)}"
    yield f"told {is_told(citation, kind=kind, derivation=Derivation.DIRECT)}"
    yield f"under another {is_under_another(statement, citation)}"
    yield f"drops exception {drops_exception(statement, citation)}"
    yield f"drops condition {drops_condition(statement, citation)}"
    yield f"borne {is_borne(statement, (citation,))}"
    for spans, name in (([citation.text], "quote"), ([shown], "event")):
        found = uncarried(statement, kind=kind, spans=spans, around=around, events=[shown])
        yield f"uncarried by the {name} {_code(found)}"
    yield f"misgoverned {_code(misgoverned(statement, around))}"
    yield f"turned {_code(turned(statement, citation.text))}"


def _code(found: Enum | None) -> str:
    return f"{type(found).__name__} {found.name}" if found is not None else "nothing"
