"""A recall sees one principal's own rows, all of them, and nothing of anybody else's."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from datetime import timedelta
from random import Random
from uuid import UUID

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Struct

from mnemic.actors.clock import FixedClock
from mnemic.memory.commands import Command, Correct, Ended, Forget, Reject, Remember, Remembered
from mnemic.memory.ids import SequentialIds
from mnemic.memory.image import Image
from mnemic.memory.model import (
    GENERAL_SCOPE,
    Belief,
    Counters,
    Portability,
    Principal,
    Sensitivity,
    Snapshot,
    encode,
)
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall import (
    BeliefQuery,
    RecallRequest,
    RecallResult,
    admits,
    candidates,
    recall,
)
from mnemic.stores.port import CommitResult, Store
from mnemic.supervisor import supervise
from tests.contract import rows
from tests.contract.worlds import Contract, World, scenario

PRINCIPALS = 1_000
BELIEFS_EACH = 20
ASKED_OF = 25
NOW = rows.T0 + timedelta(days=40)
TRACE = UUID(int=0xABC)
PLACES = ("Leeds", "Porto", "Lyon", "Oslo", "Quito", "Accra")
THINGS = ("cello", "tea", "chess", "jazz", "rust", "whales", "deploys", "penicillin")
SCOPES = (GENERAL_SCOPE, "orbit-app", "veetbot")
QUESTIONS = (
    "Where do I live?",
    "Do I like jazz?",
    "What did we decide about deploys?",
    "Tell me about whales and penicillin.",
    "What do you know about me?",
    "Who is Marcus?",
)
STATEMENTS = tuple(f"I live in {place}." for place in PLACES) + tuple(
    f"I like {thing}." for thing in THINGS
)

_fresh_names = itertools.count(1)
relaxed = settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow],
)


class Drawn(Struct, frozen=True):
    """Say what one generated belief is."""

    place: str
    thing: str
    scope: str
    portability: Portability
    sensitivity: Sensitivity


drawn = st.builds(
    Drawn,
    place=st.sampled_from(PLACES),
    thing=st.sampled_from(THINGS),
    scope=st.sampled_from(SCOPES),
    portability=st.sampled_from(tuple(Portability)),
    sensitivity=st.sampled_from(tuple(Sensitivity)),
)
people = st.lists(st.lists(drawn, max_size=8), min_size=2, max_size=4)


class RecallContract(Contract):
    """Hold a store to what recall needs of it, among many principals."""

    @scenario
    async def test_one_of_a_thousand_recalls_as_if_it_were_alone(self, world: World) -> None:
        """The filtered-global-index trap: a shared index would leave each next to nothing."""
        owned = {name(number): crowd(number) for number in range(PRINCIPALS)}
        async with world.host() as store:
            await fill(store, owned)
            for number in Random(1).sample(range(PRINCIPALS), ASKED_OF):
                whose = name(number)
                loaded = await store.load(whose)
                assert loaded is not None
                crowded, alone = Image(loaded), _alone(whose, owned[whose])
                for question in QUESTIONS:
                    here, there = _asked(crowded, question), _asked(alone, question)
                    assert here.text == there.text
                    assert encode(here.trace) == encode(there.trace)
                for query in _queries():
                    expected = candidates(alone, query)
                    assert await store.search(whose, query) == expected
                assert len(candidates(alone, _queries()[0])) == BELIEFS_EACH

    @relaxed
    @given(
        owners=people,
        question=st.sampled_from(QUESTIONS),
        scope=st.sampled_from(SCOPES),
        ceiling=st.sampled_from(tuple(Sensitivity)),
    )
    def test_no_recall_crosses_tenant_principal_scope_or_ceiling(
        self,
        owners: list[list[Drawn]],
        question: str,
        scope: str,
        ceiling: Sensitivity,
    ) -> None:
        """Whatever others hold, each gets its own rows, in its scope, below its ceiling."""
        example = next(_fresh_names)
        owned = {
            # The same name in two tenants, and two names in one.
            Principal(f"t{example}-{index % 2}", f"p{index // 2}"): [
                _belief(index, position, one) for position, one in enumerate(listed, start=1)
            ]
            for index, listed in enumerate(owners)
        }

        async def crossing(world: World) -> None:
            async with world.host() as store:
                await fill(store, owned)
                for whose, own in owned.items():
                    loaded = await store.load(whose)
                    assert loaded is not None
                    result = _asked(Image(loaded), question, scope=scope, ceiling=ceiling)
                    query = BeliefQuery(now=NOW, limit=64, scope=scope, ceiling=ceiling)
                    found = await store.search(whose, query)
                    assert {b.id for b in found} == {b.id for b in own if admits(query, b)}
                    for belief in (*result.beliefs, *found):
                        assert belief in own
                        assert belief.sensitivity.rank <= ceiling.rank
                        assert belief.scope == scope or belief.portability is Portability.PORTABLE

        self.run_example(crossing)

    @relaxed
    @given(steps=st.lists(st.tuples(st.integers(0, 5), st.integers(0, 40)), max_size=10))
    def test_what_was_acknowledged_is_read(self, steps: list[tuple[int, int]]) -> None:
        """After every reply, recall and search say what was told and not what was ended."""

        async def telling(world: World) -> None:
            async with (
                world.host() as store,
                supervise(store, clock=FixedClock(NOW), ids=SequentialIds()) as host,
            ):
                whose = Principal("read", f"p{next(_fresh_names)}")
                for kind, pick in steps:
                    image = await host.image(whose)
                    live = [belief for belief in image.beliefs() if belief.is_live]
                    command = _command(kind, pick, live)
                    reply = await host.ask(whose, command)
                    image = await host.image(whose)
                    if isinstance(reply, Remembered) and reply.belief_id is not None:
                        believed = image.belief(reply.belief_id)
                        assert believed is not None
                        await _is_read(store, image, believed)
                    ended = reply.belief_ids if isinstance(reply, Ended) else ()
                    replaced = reply.replaced if isinstance(reply, Remembered) else ()
                    gone = {*ended, *replaced}
                    assert gone.isdisjoint(b.id for b in _asked(image, None).beliefs)
                    everything = BeliefQuery(now=NOW, limit=256)
                    found = await store.search(whose, everything)
                    assert gone.isdisjoint(b.id for b in found)
                    assert found == candidates(image, everything)

        self.run_example(telling)


def _command(kind: int, pick: int, live: Sequence[Belief]) -> Command:
    statement = STATEMENTS[pick % len(STATEMENTS)]
    if not live or kind < 3:
        return Remember(statement)
    target = live[pick % len(live)].id
    if kind == 3:
        return Correct(target, statement)
    return Reject(target) if kind == 4 else Forget(target)


async def _is_read(store: Store, image: Image, believed: Belief) -> None:
    last_word = believed.statement.rstrip(".").split()[-1]
    assert believed in _asked(image, f"What about {last_word}?").beliefs
    query = BeliefQuery(now=NOW, limit=64, terms=((last_word.lower(),),))
    assert believed in await store.search(image.principal, query)


def _asked(
    image: Image,
    question: str | None,
    *,
    scope: str = GENERAL_SCOPE,
    ceiling: Sensitivity = Sensitivity.SENSITIVE,
) -> RecallResult:
    request = RecallRequest(
        now=NOW, question=question, scope=scope, ceiling=ceiling, token_budget=10_000, max_items=64
    )
    return recall(image, request, profile=DEFAULT_PROFILE, trace_id=TRACE)


def _queries() -> tuple[BeliefQuery, ...]:
    terms = ((), (("jazz",),), (("live",), ("lives",)), (("whales",), ("penicillin",)))
    return tuple(BeliefQuery(now=NOW, limit=64, terms=one) for one in terms)


def name(number: int) -> Principal:
    """Name one of many principals, in one of a few tenants."""
    return Principal(f"tenant{number % 7}", f"p{number}")


def crowd(number: int) -> list[Belief]:
    """Give one of many principals its beliefs; all of them use the same few words."""
    random = Random(number)
    return [
        _belief(
            number,
            position,
            Drawn(
                place=random.choice(PLACES),
                thing=random.choice(THINGS),
                scope=GENERAL_SCOPE,
                portability=Portability.PORTABLE,
                sensitivity=Sensitivity.INTERNAL,
            ),
        )
        for position in range(1, BELIEFS_EACH + 1)
    ]


def _belief(owner: int, position: int, one: Drawn) -> Belief:
    statement = f"User lives in {one.place} and likes {one.thing} number {position}."
    return rows.belief(
        owner * 1_000 + position,
        position,
        statement,
        subject=f"{one.thing} {position}",
        subject_key=f"user/{one.thing} {position}",
        scope=one.scope,
        portability=one.portability,
        sensitivity=one.sensitivity,
    )


def _alone(whose: Principal, beliefs: Sequence[Belief]) -> Image:
    head = max((b.store_position for b in beliefs), default=0)
    return Image(
        Snapshot(whose, Counters(epoch=1, version=1, store_position=head), beliefs=tuple(beliefs))
    )


async def fill(store: Store, owned: dict[Principal, list[Belief]]) -> None:
    """Commit what each principal believes, in one batch."""
    batch = []
    for whose, beliefs in owned.items():
        claimed = await store.claim(whose)
        batch.append(
            rows.commit(
                whose,
                claimed.counters.epoch,
                claimed.counters.version,
                position=max((b.store_position for b in beliefs), default=0),
                beliefs=tuple(beliefs),
            )
        )
    results = await store.commit(batch)
    assert set(results) == {CommitResult.LANDED}
