"""Forget by words, in two steps: a plan that lists what would go, then a confirmation."""

from __future__ import annotations

from hashlib import blake2b

from msgspec import Struct

from mnemic.errors import InvalidCommand
from mnemic.memory.commands import ErasureReceipt, ForgetMatching
from mnemic.memory.draft import Draft
from mnemic.memory.formation import erasure
from mnemic.memory.formation.echoes import Telling
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.image import Image
from mnemic.memory.model import Belief
from mnemic.memory.sessions import checked_text

QUERY_LENGTH_MAX = 200
"""Longest query, in characters."""

TOKEN_BYTES = 12
"""Size of the digest in a token."""


class Plan(Struct, frozen=True):
    """Say what a query would erase as things stand at `store_position`.

    `named` are the beliefs that hold every word of it, `beliefs` those and whatever says
    the same. `token` stands for these beliefs at this position; a message that formed no
    belief yet leaves it good, so that an agent can be told `yes`, and is reached as well.
    """

    named: tuple[Belief, ...]
    beliefs: tuple[Belief, ...]
    store_position: int
    token: str


def plan(image: Image, query: str) -> Plan:
    """Find what holds every word of a query, in its statement or its evidence.

    Beliefs of every status and scope count. Raises `InvalidCommand` for a query without
    a word that says something.
    """
    wanted = telling(query).lemmas
    named = tuple(belief for belief in image.beliefs() if wanted <= _lemmas(belief))
    beliefs = erasure.doomed(image, named)
    return Plan(
        named=named,
        beliefs=beliefs,
        store_position=image.head,
        token=_token(image, wanted, beliefs),
    )


def telling(query: str) -> Telling:
    """Give what a sentence must hold to be erased by a query: all of its words."""
    checked_text("query", query)
    if len(query) > QUERY_LENGTH_MAX:
        raise InvalidCommand("query", f"shorten it to {QUERY_LENGTH_MAX} characters")
    lemmas = content_lemmas(query)
    if not lemmas:
        raise InvalidCommand("query", "name a person, a place or a thing that is to be forgotten")
    return Telling(lemmas=lemmas, alone=True)


def _lemmas(belief: Belief) -> frozenset[str]:
    said = (belief.subject, belief.statement, *(span.text for span in belief.evidence_spans))
    return content_lemmas("\n".join(said))


def _token(image: Image, wanted: frozenset[str], beliefs: tuple[Belief, ...]) -> str:
    parts = (*sorted(wanted), *sorted(belief.id.hex for belief in beliefs))
    planned = b"\x1f".join((image.principal.seal, *(part.encode() for part in parts)))
    digest = blake2b(planned, digest_size=TOKEN_BYTES).hexdigest()
    return f"{image.head}-{digest}"


def forget_matching(draft: Draft, command: ForgetMatching) -> ErasureReceipt:
    """Erase what a plan listed; raise `InvalidCommand` when things have moved since."""
    at = draft.instant(command.at)
    planned = plan(draft.image, command.query)
    if planned.token != command.token:
        raise InvalidCommand(
            "token", "it is not of a plan for this query as things stand now; plan again"
        )
    ended = erasure.erase(
        draft, planned.named, at=at, also_told=(telling(command.query),), reason="query"
    )
    return ErasureReceipt(erased="query", at=at, reached=ended.reached, belief_ids=ended.belief_ids)
