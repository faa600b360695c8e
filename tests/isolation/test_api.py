"""The in-process API keeps principals apart, on every public method."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import anyio
import pytest
from hypothesis import given, settings

from mnemic.api import Memory, PrincipalMemory
from mnemic.errors import InvalidCommand
from mnemic.memory.model import Principal, principal
from tests.isolation import at_api
from tests.isolation.at_api import ASKED, ENDING, PATHS, Kind
from tests.isolation.evidence import Leak, text_of
from tests.isolation.house import QUERY, House, house
from tests.isolation.names import LOOK_ALIKES, NO_NAMES, scopes, split_alike

NEAR = (Principal("acme", "ada"), Principal("acme", "bob"), Principal("zeta", "ada"))
"""One principal's name in two tenants, and two principals of one tenant."""


def within(people: Sequence[Principal], story: Callable[[House], Awaitable[None]]) -> None:
    """Run a story in a house of these people."""

    async def run() -> None:
        async with house(people) as lived_in:
            await story(lived_in)

    anyio.run(run, backend="trio")


@settings(max_examples=4, deadline=None)
@given(people=scopes(most=3))
def test_no_path_shows_or_moves_what_is_somebody_elses(people: tuple[Principal, ...]) -> None:
    """Whatever the scopes are called; ids of somebody else are as ids of nothing."""

    async def story(lived_in: House) -> None:
        for caller, victim in lived_in.pairs():
            for name in ASKED:
                await at_api.attempt(lived_in, name, caller, victim)
        for name in ENDING:
            caller, victim = next(lived_in.pairs())
            await at_api.attempt(lived_in, name, caller, victim)

    within(people, story)


@pytest.mark.parametrize("name", ASKED)
def test_every_path_answers_its_owner(name: str) -> None:
    """The control of `alike`: pointed at one's own things, each is answered, not refused."""

    async def story(lived_in: House) -> None:
        mine = lived_in.rooms[0]
        outcome, _ = await at_api.outcome_of(lived_in, mine, name, mine.ids)
        assert outcome.kind == "given", outcome

    within(NEAR, story)


SHOWING = tuple(
    name
    for name in ASKED
    if PATHS[name].kind is Kind.READ
    and name
    not in {
        "PrincipalMemory.session",
        "PrincipalMemory.session_ids",
        "PrincipalMemory.state_hash",
        "PrincipalMemory.forget_plan",
        "PrincipalMemory.replay_difference",
    }
)


@pytest.mark.parametrize("name", SHOWING)
def test_every_read_of_content_shows_its_owner_the_content(name: str) -> None:
    """The control of `silent`: one's own word is in what one is shown."""

    async def story(lived_in: House) -> None:
        mine = lived_in.rooms[0]
        outcome, _ = await at_api.outcome_of(lived_in, mine, name, mine.ids)
        assert mine.word in outcome.text

    within(NEAR, story)


@pytest.mark.parametrize("name", [*ASKED, *ENDING])
def test_a_build_that_confuses_principals_is_caught_on_every_path(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control of all of it: where a name leads to somebody else, each attempt is a leak."""

    async def story(lived_in: House) -> None:
        caller, victim = lived_in.rooms[0], lived_in.rooms[2]
        await at_api.attempt(lived_in, name, caller, victim)
        # What was done to the caller's own by the honest build must not hide anything now.
        confused = PrincipalMemory(lived_in.memory, victim.whose)
        monkeypatch.setattr(Memory, "principal", lambda *_: confused)
        with pytest.raises(Leak):
            await at_api.attempt(lived_in, name, caller, victim)

    within(NEAR, story)


@pytest.mark.parametrize("name", [n for n, path in PATHS.items() if path.kind is Kind.COUNTS])
def test_what_counts_the_host_names_nobody(name: str) -> None:
    """Numbers alone: no word, no id, no name of anybody."""

    async def story(lived_in: House) -> None:
        value = getattr(lived_in.memory, name.partition(".")[2])
        shown = text_of(value() if callable(value) else value)
        for room in lived_in.rooms:
            for secret in (*room.secrets, *room.whose.__struct_fields__):
                assert secret not in shown
            assert f'"{room.whose.principal_id}"' not in shown

    within(NEAR, story)


@pytest.mark.parametrize("name", LOOK_ALIKES)
def test_a_name_is_taken_to_the_letter(name: str) -> None:
    """Nothing is trimmed, folded, normalized, decoded or matched."""
    assert principal(name, name) == Principal(name, name)


@pytest.mark.parametrize("name", NO_NAMES, ids=range(len(NO_NAMES)))
def test_what_is_no_name_is_refused_and_never_means_everyone(name: str) -> None:
    """As a tenant and as a principal, naming the field and not what was sent."""

    async def story(lived_in: House) -> None:
        for tenant, who in ((name, "ada"), ("acme", name)):
            with pytest.raises(InvalidCommand, match=r"^(tenant|principal)_id: "):
                lived_in.memory.principal(tenant, who)
        with pytest.raises(InvalidCommand, match=r"^tenant_id: "):
            await lived_in.memory.erase_tenant(name)
        assert len(await lived_in.store.principals()) == 1

    within(NEAR[:1], story)


def test_two_names_that_join_to_one_text_are_two_principals() -> None:
    """A slash in a tenant's name and a slash in a principal's never meet."""

    async def story(lived_in: House) -> None:
        for caller, victim in lived_in.pairs():
            for name in ASKED:
                await at_api.attempt(lived_in, name, caller, victim)

    within(split_alike(), story)


def test_a_plan_of_somebody_whose_names_join_alike_confirms_nothing() -> None:
    """Told the same at the same position, they still have tokens of their own."""

    async def story(lived_in: House) -> None:
        caller, victim = lived_in.rooms
        assert caller.ids.token.partition("-")[0] == victim.ids.token.partition("-")[0]
        me = at_api.owner_of(lived_in, caller.whose)
        with pytest.raises(InvalidCommand, match=r"^token: "):
            await me.forget_confirm(QUERY, victim.ids.token)
        assert (await me.forget_confirm(QUERY, caller.ids.token)).reached != {}

    within(split_alike(), story)


@settings(max_examples=100, deadline=None)
@given(people=scopes(most=4))
def test_no_two_principals_share_a_seal(people: tuple[Principal, ...]) -> None:
    """What tokens, fingerprints and receipts are keyed by is nobody else's."""
    assert len({each.seal for each in (*people, *split_alike())}) == len({*people, *split_alike()})


def test_a_name_that_joins_like_another_is_what_a_seal_is_for() -> None:
    """The control: as they are shown, two principals may look the same."""
    one, other = split_alike()
    assert str(one) == str(other)
    assert one.seal != other.seal
    assert Principal("acme", "ada/lovelace").seal == b"acme/ada/lovelace"
