"""A life with a word in it that must be gone from everywhere, and one that must not change."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from uuid import UUID

from mnemic.api import Memory, PrincipalMemory
from mnemic.evals.verification import verify
from mnemic.memory.commands import Decay, UpdateWorkingState
from mnemic.memory.image import Image
from mnemic.memory.model import (
    Belief,
    ChangeSet,
    EstablishedFact,
    IntegratedEpisode,
    Principal,
    Trust,
)
from mnemic.stores.in_memory_data import InMemoryData
from mnemic.stores.port import Commit, CommitResult, Store
from mnemic.supervisor import Supervisor

ADA = Principal("acme", "ada")
BOB = Principal("acme", "bob")

WORD = "zanzibar"
"""What Ada wants gone, folded; Bob says it too, and keeps it."""

OTHER = "penicillin"
"""What stays when only the word goes."""

Scan = Callable[[Principal], Awaitable[str]]
"""Give everything a store holds of a principal, as one text."""


async def lived(memory: Memory, whose: Principal) -> UUID:
    """Live a life that leaves the word in rows of every kind; give its session."""
    owner = memory.principal(whose.tenant_id, whose.principal_id)
    parts = memory.composition
    session = await owner.open_session(label=f"{whose.principal_id}-talk", key="open")
    said = await session.say("I live in Zanzibar.", key="t1")
    await session.say("Lovely! So you live in Zanzibar.", role="assistant", key="t2")
    await session.say("I am allergic to penicillin.", key="t3")
    facts = (EstablishedFact("User lives in Zanzibar.", (said,)),)
    await parts.supervisor.ask(whose, UpdateWorkingState(session.id, facts))
    await session.recall("Where do I live?")
    await session.close(key="close")
    await owner.recall("Where do I live?")
    await owner.remember("I live in Zanzibar.", key="keep")
    await owner.remember("I work from Zanzibar.", trust=Trust.MEMORY)
    later = await owner.open_session()
    await later.say("Any plans?")
    await later.say("There is a concert in Zanzibar.", role="assistant")
    await later.recall("What about Zanzibar?")
    await later.close()
    await with_episode(parts.store, parts.supervisor, whose, session.id, said)
    return session.id


async def with_episode(
    store: Store, supervisor: Supervisor, whose: Principal, session_id: UUID, said: int
) -> None:
    """Write an episode, as a provider's formation would."""
    await settled(supervisor, whose)
    image: Image = await supervisor.image(whose)
    now = next(iter(image.beliefs())).created_at
    episode = IntegratedEpisode(
        id=UUID(int=1),
        session_id=session_id,
        source_event_ids=(said,),
        source_started_at=now,
        source_ended_at=now,
        narrative="They live in Zanzibar.",
        subjects=("home",),
        integration_policy_version="episode-integration@1",
        derivation_key="d",
        created_at=now,
    )
    counters = image.counters
    changes = ChangeSet(counters.event_seq, counters.store_position, episodes=(episode,))
    commit = Commit(whose, counters.epoch, counters.version, changes)
    assert await store.commit([commit]) == (CommitResult.LANDED,)
    assert supervisor.passivate(whose)


async def settled(supervisor: Supervisor, whose: Principal) -> None:
    """Wait until every message before this one was handled, traces of recalls among them."""
    await supervisor.ask(whose, Decay())


def owner_of(memory: Memory, whose: Principal) -> PrincipalMemory:
    """Name an owner."""
    return memory.principal(whose.tenant_id, whose.principal_id)


def words_of(image: Image) -> str:
    """Give everything an image holds, its indexes included."""
    return "\n".join(repr(getattr(image, slot)) for slot in Image.__slots__).casefold()


def rows_of(data: InMemoryData, whose: Principal) -> str:
    """Give everything the in-memory store holds of a principal."""
    rows = data.rows[whose]
    return "\n".join(repr(getattr(rows, slot)) for slot in rows.__slots__).casefold()


async def check_gone(memory: Memory, scan: Scan, *, word: str = WORD) -> None:
    """Assert that the word is in no row, no image, no answer; not after a restart either."""
    ada = owner_of(memory, ADA)
    parts = memory.composition
    assert word not in await scan(ADA)
    image = await parts.supervisor.image(ADA)
    assert word not in words_of(image)
    assert image.snapshot() == await parts.store.load(ADA)
    verified = await verify(parts.store, ADA)
    assert verified is not None
    assert verified.findings == ()
    beliefs = await ada.beliefs(include_closed=True)
    assert not any(word in _words(b) for b in beliefs)
    for belief in beliefs:
        assert not any(word in _words(b) for b in await ada.history(belief.id))
    found = await ada.recall("Where do I live? Zanzibar?")
    assert word not in found.text.casefold()
    await settled(memory.composition.supervisor, ADA)
    assert memory.composition.supervisor.passivate(ADA)
    assert word not in words_of(await memory.composition.supervisor.image(ADA))


def _words(belief: Belief) -> str:
    spans = " ".join(span.text for span in belief.evidence_spans)
    return f"{belief.statement} {belief.subject_key} {belief.value_key} {spans}".casefold()
