"""What a provider is sent for one principal holds no word of another."""

from __future__ import annotations

from typing import Any

import anyio
import pytest
from msgspec import structs

import mnemic
from mnemic.actors.clock import FixedClock
from mnemic.actors.provider_calls import FormationModel
from mnemic.api import Memory
from mnemic.memory.model import Principal
from mnemic.memory.policy import DISTILLATION_POLICY, Profile
from mnemic.providers.chat import ModelReply, ModelRequest
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.port import EventQuery
from tests.isolation.evidence import Leak, text_of
from tests.isolation.house import word_of
from tests.isolation.names import split_alike
from tests.support.core import START

PROFILE = Profile(formation_policy=DISTILLATION_POLICY, extractor="nemori-assisted-v1")
NEAR = (Principal("acme", "ada"), Principal("acme", "bob"), Principal("zeta", "ada"))


class Witness:
    """Keep every request, and answer nothing that is of use: each stage falls back."""

    name = "witness"

    def __init__(self) -> None:
        self.requests: list[str] = []

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Keep a request; wait once, so that requests of several are under way together."""
        self.requests.append(text_of(request).casefold())
        await anyio.lowlevel.checkpoint()
        return ModelReply(text="{}", input_tokens=1, output_tokens=1, cost_usd=0.0)


async def tell(memory: Memory, whose: Principal, word: str) -> None:
    """Tell two sessions; what the first left behind is shown to the provider in the second."""
    owner = memory.principal(whose.tenant_id, whose.principal_id)
    for text in (f"I live in {word}.", f"I moved to {word} for a job at {word} Harbour."):
        session = await owner.open_session()
        await session.say(text)
        await session.close()


def played(people: tuple[Principal, ...]) -> None:
    """Tell everybody at once; raise `Leak` for a request that holds words of two."""
    witness = Witness()
    words = [word_of(number).casefold() for number, _ in enumerate(people)]

    async def run() -> None:
        async with (
            mnemic.open_memory(
                clock=FixedClock(START),
                sweeps=False,
                profile=PROFILE,
                formation_model=FormationModel(witness),
            ) as memory,
            anyio.create_task_group() as tasks,
        ):
            for number, who in enumerate(people):
                tasks.start_soon(tell, memory, who, word_of(number))

    anyio.run(run, backend="trio")
    held = [{word for word in words if word in request} for request in witness.requests]
    if any(len(each) > 1 for each in held):
        raise Leak("a provider is sent words of two principals in one request")
    assert {word for each in held for word in each} == set(words), "everybody's were sent"


@pytest.mark.parametrize("people", [NEAR, split_alike()], ids=["near", "joined alike"])
def test_a_provider_is_sent_words_of_one_principal_at_a_time(
    people: tuple[Principal, ...],
) -> None:
    """In every stage, with consolidations of several under way at once."""
    played(people)


def test_a_build_that_reads_the_neighbours_events_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The control: where the events of two are read for one, a request holds words of both."""
    events = InMemoryStore.events

    async def both(store: InMemoryStore, whose: Principal, query: EventQuery) -> Any:
        other = NEAR[1] if whose == NEAR[0] else NEAR[0]
        theirs = await events(store, other, EventQuery(messages_only=True))
        beside = " ".join(each.text or "" for each in theirs)
        return tuple(
            structs.replace(each, text=f"{each.text} {beside}") if each.text else each
            for each in await events(store, whose, query)
        )

    monkeypatch.setattr(InMemoryStore, "events", both)
    with pytest.raises(Leak):
        played(NEAR)
