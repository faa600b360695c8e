"""HTTP keeps principals and tenants apart, on every operation of the document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import anyio
import pytest
from hypothesis import given, settings

from mnemic.host.service import Host
from mnemic.host.tokens import Caller, Right, TokenFile
from mnemic.memory.model import Principal
from tests.isolation.at_http import (
    CALLERS,
    EVERY,
    PATHS,
    PUBLIC,
    Visit,
    answered,
    attempt,
    attempt_by_name,
    attempt_unproven,
    escaped,
    outcome_of,
    visit,
)
from tests.isolation.evidence import Leak
from tests.isolation.house import whole
from tests.isolation.names import NO_NAMES, scopes, split_alike
from tests.unit.host.test_http_scope import RIGHTS

NEAR = (
    Principal("acme", "ada"),
    Principal("acme", "zuxbob"),
    Principal("zuxzeta", "ada"),
)
"""The caller, somebody of the same tenant, and the same name in another one."""

ENDING = tuple(key for key, path in PATHS.items() if path.ends)
ASKED = tuple(key for key in PATHS if key not in ENDING)


def within(people: Sequence[Principal], story: Callable[[Visit], Awaitable[None]]) -> None:
    """Run a story on a host in which these people were told theirs."""

    async def run() -> None:
        with TemporaryDirectory() as directory:
            async with visit(Path(directory), people) as visited:
                await story(visited)

    anyio.run(run, backend="trio")


def test_every_operation_has_an_entry_with_its_right() -> None:
    """What is written down here and in `test_http_scope` is one decision."""
    assert {key: path.right for key, path in PATHS.items()} == RIGHTS


@settings(max_examples=2, deadline=None)
@given(people=scopes(most=3))
def test_no_operation_shows_or_moves_what_is_somebody_elses(people: tuple[Principal, ...]) -> None:
    """Whatever they are called: by id, by name, and without any proof."""

    async def story(visited: Visit) -> None:
        for caller, victim in visited.pairs():
            for key in (*ASKED, *CALLERS):
                await attempt(visited, key, caller, victim)
                if key in PATHS and victim.whose.principal_id != caller.whose.principal_id:
                    await attempt_by_name(visited, key, caller, victim)
        for key in ENDING:
            caller, victim = next(visited.pairs())
            await attempt(visited, key, caller, victim)

    within(people, story)


def test_names_that_join_alike_are_apart_over_http() -> None:
    """A slash in a name is no slash of the path."""

    async def story(visited: Visit) -> None:
        for caller, victim in visited.pairs():
            for key in ASKED:
                await attempt(visited, key, caller, victim)
                await attempt_by_name(visited, key, caller, victim)

    within(split_alike(), story)


UNPROVEN: dict[str, dict[str, str]] = {
    "nothing": {},
    "an empty header": {"authorization": ""},
    "no secret": {"authorization": "Bearer mnt_000000000000_"},
    "another scheme": {"authorization": "Basic YWRhOmFkYQ=="},
    "a token that never was": {"authorization": "Bearer mnt_000000000000_secret"},
    "a token in another header": {"x-authorization": "Bearer {token}", "cookie": "token={token}"},
    "a token without its scheme": {"authorization": "{token}"},
    "a token under another prefix": {"authorization": "Bearer x{token}"},
    "a longer secret": {"authorization": "Bearer {token}x"},
    "a shorter secret": {"authorization": "Bearer {cut}"},
    "another's id with a secret": {"authorization": "Bearer {crossed}"},
    "the digest for the secret": {"authorization": "Bearer {digest}"},
    "two tokens": {"authorization": "Bearer {token}, Bearer {token}"},
    "a name that claims": {"x-forwarded-user": "ada", "x-principal": "ada", "x-tenant": "acme"},
}
"""Headers that prove nothing; the braces stand for pieces of a token that is real."""


def pieces(visited: Visit, victim: Principal) -> dict[str, str]:
    """Give what an attacker may know beside a secret: ids and digests of real tokens."""
    token = visited.running.token(victim.tenant_id, [victim.principal_id])
    other = visited.running.token("acme", ["ada"])
    secret = other.split("_", 2)[2]
    record = next(r for r in visited.running.tokens.records() if r.id == token.split("_")[1])
    return {
        "token": token,
        "cut": token[:-1],
        "crossed": f"mnt_{record.id}_{secret}",
        "digest": f"mnt_{record.id}_{record.digest}",
    }


@pytest.mark.parametrize("what", UNPROVEN)
def test_nothing_is_answered_without_a_proof(what: str) -> None:
    """Every operation gives one and the same 401, whatever it names."""

    async def story(visited: Visit) -> None:
        victim = visited.rooms[1]
        known = pieces(visited, victim.whose)
        headers = {name: value.format(**known) for name, value in UNPROVEN[what].items()}
        before = {room.whose: await whole(visited.store, room.whose) for room in visited.rooms}
        for key in EVERY:
            await attempt_unproven(visited, key, headers, victim)
        after = {room.whose: await whole(visited.store, room.whose) for room in visited.rooms}
        assert after == before

    within(NEAR, story)


# -- the controls: builds that are broken on purpose, each caught on every operation ------


def missed(
    monkeypatch: pytest.MonkeyPatch,
    keys: Sequence[tuple[str, str]],
    breaking: Callable[[pytest.MonkeyPatch, Visit, Any], None],
    attempted: Callable[[Visit, tuple[str, str], Any], Awaitable[None]],
    *,
    tenant: str,
) -> list[tuple[str, str]]:
    """Give the operations on which an attempt leaks nothing though the build is broken.

    Each has a victim of its own, so that nothing done before hides what is done now.
    """
    not_caught: list[tuple[str, str]] = []

    async def story(visited: Visit) -> None:
        for number, key in enumerate(keys):
            victim = await visited.moves_in(Principal(tenant, f"zuxguest{number}"))
            await attempted(visited, key, victim)
            with monkeypatch.context() as broken:
                breaking(broken, visited, victim)
                try:
                    await attempted(visited, key, victim)
                except Leak:
                    continue
                not_caught.append(key)

    within(NEAR[:1], story)
    return not_caught


def test_a_host_that_reaches_for_somebody_else_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control of every id: the caller's name leads to the victim's memory."""

    def breaking(broken: pytest.MonkeyPatch, visited: Visit, victim: Any) -> None:
        whose = victim.whose
        owner = visited.memory.principal(whose.tenant_id, whose.principal_id)
        broken.setattr(Host, "reach", lambda *_: owner)

    async def attempted(visited: Visit, key: tuple[str, str], victim: Any) -> None:
        await attempt(visited, key, visited.rooms[0], victim)

    assert missed(monkeypatch, ASKED, breaking, attempted, tenant="zuxzeta") == []


def test_a_host_that_asks_for_no_right_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control of every name: whose token it is no longer matters within a tenant."""

    def breaking(broken: pytest.MonkeyPatch, visited: Visit, victim: Any) -> None:
        del visited, victim
        broken.setattr(Caller, "require", lambda *_: None)

    async def attempted(visited: Visit, key: tuple[str, str], victim: Any) -> None:
        await attempt_by_name(visited, key, visited.rooms[0], victim)

    assert missed(monkeypatch, tuple(PATHS), breaking, attempted, tenant="acme") == []


def test_a_host_that_lets_anybody_in_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control of every proof: whoever comes without a token is taken for the victim."""

    def breaking(broken: pytest.MonkeyPatch, visited: Visit, victim: Any) -> None:
        del visited
        whose = victim.whose
        caller = Caller("0", whose.tenant_id, frozenset({whose.principal_id}), Right.ERASE)
        broken.setattr(TokenFile, "authenticate", lambda *_: caller)

    async def attempted(visited: Visit, key: tuple[str, str], victim: Any) -> None:
        await attempt_unproven(visited, key, {}, victim)

    assert missed(monkeypatch, tuple(EVERY), breaking, attempted, tenant="zuxzeta") == []


# -- what needs no token, and what is no name -----------------------------------------------


def test_public_paths_hold_nothing_of_anybody() -> None:
    """No word, no id, no name of a tenant or a principal; whatever was asked before."""

    async def story(visited: Visit) -> None:
        await anyio.lowlevel.checkpoint()
        for key in ASKED:
            await answered(visited.client(visited.rooms[1]), key, "zuxbob", visited.rooms[1].ids)
        for path in sorted(PUBLIC):
            answer = await visited.running.client().get(path)
            assert answer.status_code == 200, path
            shown = outcome_of(answer).text.casefold()
            for room in visited.rooms:
                for secret in (*room.secrets, "zuxbob", "zuxzeta", "acme"):
                    assert secret.casefold() not in shown, path

    within(NEAR, story)


@pytest.mark.parametrize("name", NO_NAMES[:-1], ids=range(len(NO_NAMES) - 1))
def test_what_is_no_name_reaches_nobody(name: str) -> None:
    """A whole tenant's token with no name in the path does not mean the whole tenant."""

    async def story(visited: Visit) -> None:
        client = visited.for_the_whole_tenant(visited.rooms[0])
        answer = await client.get(f"/v1/principals/{escaped(name)}/beliefs")
        assert answer.status_code in (404, 422)
        assert visited.rooms[0].word not in answer.text

    within(NEAR[:1], story)
