"""An image always equals what the store would load, and search what the image finds."""

from __future__ import annotations

import itertools

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mnemic.memory.image import Image
from mnemic.memory.model import Principal
from mnemic.memory.recall.arms import candidates
from mnemic.memory.recall.query import BeliefQuery
from tests.contract.lives import Life, Step, queries, steps
from tests.contract.worlds import Contract, World

EXAMPLES = 40
_fresh_names = itertools.count(1)

# The class is run once per adapter, each with an executor of its own.
relaxed = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow],
)


class ImageContract(Contract):
    """Hold a store and the image of a principal together."""

    @relaxed
    @given(life=st.lists(steps, min_size=1, max_size=12))
    def test_an_image_equals_a_load_after_every_commit(self, life: list[Step]) -> None:
        """Whatever the owner does, in whatever order."""

        async def scenario(world: World) -> None:
            async with world.host() as store:
                one = Life(store, _fresh_principal())
                await one.begin()
                for step in life:
                    await one.live(step)
                    loaded = await store.load(one.principal)
                    assert loaded == one.image.snapshot()
                    assert await store.index_faults(one.principal) == ()

        self.run_example(scenario)

    @relaxed
    @given(
        life=st.lists(steps, min_size=1, max_size=10),
        asked=st.lists(queries(), min_size=1, max_size=5),
    )
    def test_search_finds_what_the_image_finds(
        self, life: list[Step], asked: list[BeliefQuery]
    ) -> None:
        """The same beliefs in the same order, for any query."""

        async def scenario(world: World) -> None:
            async with world.host() as store:
                one = Life(store, _fresh_principal())
                await one.begin()
                for step in life:
                    await one.live(step)
                loaded = await store.load(one.principal)
                assert loaded is not None
                for query in asked:
                    found = await store.search(one.principal, query)
                    assert found == candidates(one.image, query)
                    assert found == candidates(Image(loaded), query)

        self.run_example(scenario)


def _fresh_principal() -> Principal:
    return Principal("life", f"p{next(_fresh_names)}")
