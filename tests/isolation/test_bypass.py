"""Ways around the host's guards, each beside the build in which it succeeds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeAlias

import anyio
import httpx
import pytest
from msgspec import Struct

from mnemic.api import Memory
from mnemic.host.consolidations import Consolidations
from mnemic.host.service import Host
from mnemic.host.tokens import Caller, Right, TokenFile, TokenRecord
from mnemic.memory.image import Image
from mnemic.memory.model import Principal
from mnemic.stores.in_memory import InMemoryStore
from tests.isolation.at_http import PATHS, Visit, answered, outcome_of, visit
from tests.isolation.evidence import Leak, require_alike, require_silent
from tests.isolation.house import QUERY, whole

CALLER = Principal("acme", "ada")
NEIGHBOUR = Principal("acme", "zuxbob")
STRANGER = Principal("zuxzeta", "ada")

Try: TypeAlias = "Callable[[Visit], Awaitable[None]]"
Break: TypeAlias = "Callable[[pytest.MonkeyPatch, Visit], None]"


class Attempt(Struct, frozen=True):
    """Hold a way around a guard, and how the build is broken in which it succeeds."""

    tried: Try
    breaking: Break


# -- tokens ------------------------------------------------------------------------------


async def writes_with_a_readers_token(visited: Visit) -> None:
    """Send every write with a token that may only read."""
    await _refused(visited, Right.READ, {Right.WRITE, Right.ERASE})


async def erases_with_a_writers_token(visited: Visit) -> None:
    """Send every erasure with a token that may write."""
    await _refused(visited, Right.WRITE, {Right.ERASE})


async def _refused(visited: Visit, right: Right, needed: set[Right]) -> None:
    mine = visited.rooms[0]
    token = visited.running.token("acme", ["ada"], right)
    client = visited.running.client(token)
    before = await whole(visited.store, mine.whose)
    for key, path in PATHS.items():
        if path.right in needed:
            answer, _ = await answered(client, key, "ada", mine.ids)
            if answer.kind != "403":
                raise Leak(f"{key} takes less than its right")
    if await whole(visited.store, mine.whose) != before:
        raise Leak("something was written without the right to")


def every_right_is_enough(broken: pytest.MonkeyPatch, visited: Visit) -> None:
    del visited
    broken.setattr(Right, "includes", lambda *_: True)


async def uses_an_expired_token(visited: Visit) -> None:
    """Come back after the token's time is over."""
    clock: Any = visited.running.host.clock
    token = visited.running.token("acme", ["ada"], expires_at=clock.now() + timedelta(seconds=1))
    client = visited.running.client(token)
    assert (await client.get("/v1/principals/ada/beliefs")).status_code == 200
    clock.advance(1)
    await _unauthorized(client)


def tokens_last(broken: pytest.MonkeyPatch, visited: Visit) -> None:
    del visited
    broken.setattr(TokenRecord, "is_expired", lambda *_: False)


async def uses_a_revoked_token(visited: Visit) -> None:
    """Come back after the token was taken away."""
    token = visited.running.token("acme", ["ada"])
    client = visited.running.client(token)
    assert (await client.get("/v1/principals/ada/beliefs")).status_code == 200
    visited.running.tokens.revoke(token)
    await _unauthorized(client)


def tokens_are_read_once(broken: pytest.MonkeyPatch, visited: Visit) -> None:
    """Let a host keep what it has once read, and take in only what is new."""
    refresh = TokenFile._refresh
    kept: dict[str, TokenRecord] = {}

    def kept_too(tokens: TokenFile) -> None:
        refresh(tokens)
        kept.update(tokens._by_id)
        tokens._by_id = dict(kept)

    del visited
    broken.setattr(TokenFile, "_refresh", kept_too)


async def _unauthorized(client: httpx.AsyncClient) -> None:
    if (await client.get("/v1/principals/ada/beliefs")).status_code != 401:
        raise Leak("a token is taken that is none any more")


# -- whether somebody is there -----------------------------------------------------------


async def asks_whether_another_tenant_has_somebody(visited: Visit) -> None:
    """Name a principal of another tenant with a token of a whole one; then one of nobody's."""
    client = visited.for_the_whole_tenant(visited.rooms[2])
    known = {"zuxbob", "zuxnone"}
    for method, path in (("GET", "beliefs"), ("GET", "sessions"), ("POST", "recalls")):
        body = {"question": "Where do I live?"} if method == "POST" else None
        answers = [
            outcome_of(await client.request(method, f"/v1/principals/{name}/{path}", json=body))
            for name in sorted(known)
        ]
        secrets = visited.rooms[1].secrets
        require_silent(path, [each.text for each in answers], foreign=secrets, known=known)
        require_alike(path, *answers)


def tenants_are_looked_through(broken: pytest.MonkeyPatch, visited: Visit) -> None:
    """Find a principal's name in whatever tenant has it."""
    reach = Host.reach
    everybody = [room.whose for room in visited.rooms]

    def found(host: Host, caller: Caller, name: str, right: Right) -> Any:
        for whose in everybody:
            if whose.principal_id == name:
                return host.memory.principal(whose.tenant_id, name)
        return reach(host, caller, name, right)

    broken.setattr(Host, "reach", found)


async def lists_with_somebodys_cursor(visited: Visit) -> None:
    """Go on from a page of the neighbour's tenant in the list of another one."""
    acme = visited.for_the_whole_tenant(visited.rooms[0])
    page = (await acme.get("/v1/principals?limit=1")).json()
    assert page["next"] is not None
    other = visited.for_the_whole_tenant(visited.rooms[2])
    seen = (await other.get(f"/v1/principals?cursor={page['next']}")).text
    seen += (await other.get("/v1/principals")).text
    require_silent("the list of principals", [seen], foreign=["zuxbob"])


def lists_are_of_everybody(broken: pytest.MonkeyPatch, visited: Visit) -> None:
    del visited
    principals = InMemoryStore.principals

    async def everybody(store: InMemoryStore, **options: Any) -> Any:
        return await principals(store, **{**options, "tenant_id": None})

    broken.setattr(InMemoryStore, "principals", everybody)


async def pages_with_somebodys_cursors(visited: Visit) -> None:
    """Take the cursors of the neighbour's pages to one's own: sessions, beliefs, turns, traces."""
    me, bob = visited.rooms[0], visited.rooms[1]
    mine, bobs = visited.client(me), visited.client(bob)
    await bobs.post("/v1/principals/zuxbob/recalls", json={"question": "Where do I live?"})
    for path in ("sessions", "beliefs?include_closed=true", "traces"):
        mark = "&" if "?" in path else "?"
        page = (await bobs.get(f"/v1/principals/zuxbob/{path}{mark}limit=1")).json()
        assert page["next"] is not None, path
        shown = await mine.get(f"/v1/principals/ada/{path}{mark}cursor={page['next']}")
        require_silent(path, [outcome_of(shown).text], foreign=bob.secrets)


def rows_are_the_neighbours(broken: pytest.MonkeyPatch, visited: Visit) -> None:
    """Read sessions and traces of whoever the cursor came from."""
    del visited
    sessions = InMemoryStore.sessions
    broken.setattr(
        InMemoryStore, "sessions", lambda store, _, **more: sessions(store, NEIGHBOUR, **more)
    )


# -- what somebody else was given ----------------------------------------------------------


async def repeats_somebodys_key(visited: Visit) -> None:
    """Send the neighbour's own command with the neighbour's key."""
    bob = visited.rooms[1]
    me = await visited.moves_in(Principal("acme", f"zuxkey{len(visited.rooms)}"))
    answer = await visited.client(me).post(
        f"/v1/principals/{me.whose.principal_id}/beliefs",
        json={"statement": f"I work at {bob.word}."},
        headers={"idempotency-key": bob.ids.key},
    )
    require_silent("a key", [answer.text], foreign=bob.ids.spelled(), known=[bob.ids.key])
    if answer.status_code != 200:
        raise Leak("a key of somebody else's is known")


def keys_are_everybodys(broken: pytest.MonkeyPatch, visited: Visit) -> None:
    """Find a key among the neighbour's receipts, too."""
    supervisor = visited.memory.composition.supervisor
    receipt = Image.receipt

    def found(image: Image, key: str) -> Any:
        theirs = supervisor.active_image(NEIGHBOUR)
        return receipt(image, key) or (None if theirs is None else receipt(theirs, key))

    broken.setattr(Image, "receipt", found)


async def confirms_somebodys_plan(visited: Visit) -> None:
    """Confirm with the token that the neighbour was given for the same words."""
    bob = await visited.moves_in(Principal("acme", f"zuxplan{len(visited.rooms)}"))
    me = await visited.moves_in(Principal("acme", f"zuxplan{len(visited.rooms)}"))
    answers = []
    for token in (bob.ids.token, "4-" + "0" * 24):
        path = f"/v1/principals/{me.whose.principal_id}/erasures"
        body = {"query": QUERY, "token": token}
        answers.append(outcome_of(await visited.client(me).post(path, json=body)))
    require_alike("a plan", *answers)


def plans_are_of_the_words_alone(broken: pytest.MonkeyPatch, visited: Visit) -> None:
    del visited
    broken.setattr(Principal, "seal", b"")


async def explains_somebodys_recall(visited: Visit) -> None:
    """Ask why a recall of the neighbour's returned what it did, just after it was made."""
    bob = visited.rooms[1]
    recalled = await visited.client(bob).post(
        "/v1/principals/zuxbob/recalls", json={"question": "Where do I live?"}
    )
    trace = recalled.json()["trace"]["id"]
    answer = await visited.client(visited.rooms[0]).get(f"/v1/principals/ada/traces/{trace}")
    require_silent("a trace", [answer.text], foreign=bob.secrets)
    if answer.status_code != 404:
        raise Leak("a recall of somebody else's is explained")


def traces_are_found_by_id(broken: pytest.MonkeyPatch, visited: Visit) -> None:
    """Look a trace that was just sent up by its id alone."""
    del visited

    def sent(memory: Memory, _: Principal, trace_id: Any) -> Any:
        return next((t for (_, each), t in memory._sent.items() if each == trace_id), None)

    broken.setattr(Memory, "_sent_trace", sent)


async def watches_somebodys_consolidation(visited: Visit) -> None:
    """Ask how the consolidation of the neighbour's session goes, while the host knows it."""
    bob = visited.rooms[1]
    session = bob.ids.session
    await visited.client(bob).post(f"/v1/principals/zuxbob/sessions/{session}/close?wait=5s")
    client = visited.client(visited.rooms[0])
    answer = await client.get(f"/v1/principals/ada/sessions/{session}/consolidation")
    if answer.status_code != 404:
        raise Leak("a consolidation of somebody else's is told of")


def work_is_found_by_session(broken: pytest.MonkeyPatch, visited: Visit) -> None:
    """Look a consolidation up by its session alone."""
    del visited

    def latest(work: Consolidations, _: Principal, session_id: Any) -> Any:
        return next((job for (_, each), job in work._latest.items() if each == session_id), None)

    broken.setattr(Consolidations, "latest", latest)


ATTEMPTS: Mapping[str, Attempt] = {
    "a reader writes": Attempt(writes_with_a_readers_token, every_right_is_enough),
    "a writer erases": Attempt(erases_with_a_writers_token, every_right_is_enough),
    "an expired token": Attempt(uses_an_expired_token, tokens_last),
    "a revoked token": Attempt(uses_a_revoked_token, tokens_are_read_once),
    "is there somebody": Attempt(
        asks_whether_another_tenant_has_somebody, tenants_are_looked_through
    ),
    "a list's cursor": Attempt(lists_with_somebodys_cursor, lists_are_of_everybody),
    "a page's cursor": Attempt(pages_with_somebodys_cursors, rows_are_the_neighbours),
    "a key": Attempt(repeats_somebodys_key, keys_are_everybodys),
    "a plan": Attempt(confirms_somebodys_plan, plans_are_of_the_words_alone),
    "a recall": Attempt(explains_somebodys_recall, traces_are_found_by_id),
    "a consolidation": Attempt(watches_somebodys_consolidation, work_is_found_by_session),
}
"""Each way around, and the build that is broken for it."""


def on_host(directory: Path, story: Try) -> None:
    async def run() -> None:
        async with visit(directory, (CALLER, NEIGHBOUR, STRANGER)) as visited:
            await story(visited)

    anyio.run(run, backend="trio")


@pytest.mark.parametrize("name", ATTEMPTS)
def test_a_way_around_ends_nowhere(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The build holds; in the one that is broken for it the same attempt is a leak."""
    attempt = ATTEMPTS[name]

    async def story(visited: Visit) -> None:
        await attempt.tried(visited)
        with monkeypatch.context() as broken:
            attempt.breaking(broken, visited)
            with pytest.raises(Leak):
                await attempt.tried(visited)

    on_host(tmp_path, story)
