"""Who may do what over HTTP: by token, by principal, by right; tenants apart."""

from __future__ import annotations

import logging
from pathlib import Path
from uuid import uuid4

import pytest
from fastapi import FastAPI

from mnemic.host import Right
from mnemic.wire import BeliefPage
from tests.unit.host.hosts import Running, code_of, read, running

ID = "0190c9a4-0000-7000-8000-000000000000"

PUBLIC = {"/healthz", "/readyz", "/status", "/metrics"}

RIGHTS: dict[tuple[str, str], Right] = {
    ("POST", "/v1/principals/{principal_id}/sessions"): Right.WRITE,
    ("GET", "/v1/principals/{principal_id}/sessions"): Right.READ,
    ("GET", "/v1/principals/{principal_id}/sessions/{session_id}"): Right.READ,
    ("POST", "/v1/principals/{principal_id}/sessions/{session_id}/snapshot"): Right.READ,
    ("POST", "/v1/principals/{principal_id}/sessions/{session_id}/turn-recalls"): Right.READ,
    ("POST", "/v1/principals/{principal_id}/sessions/{session_id}/close"): Right.WRITE,
    ("POST", "/v1/principals/{principal_id}/sessions/{session_id}/consolidation"): Right.WRITE,
    ("GET", "/v1/principals/{principal_id}/sessions/{session_id}/consolidation"): Right.READ,
    ("DELETE", "/v1/principals/{principal_id}/sessions/{session_id}"): Right.ERASE,
    ("POST", "/v1/principals/{principal_id}/sessions/{session_id}/turns"): Right.WRITE,
    ("POST", "/v1/principals/{principal_id}/sessions/{session_id}/turns/batch"): Right.WRITE,
    ("GET", "/v1/principals/{principal_id}/sessions/{session_id}/turns"): Right.READ,
    ("POST", "/v1/principals/{principal_id}/recalls"): Right.READ,
    ("POST", "/v1/principals/{principal_id}/beliefs"): Right.WRITE,
    ("GET", "/v1/principals/{principal_id}/beliefs"): Right.READ,
    ("GET", "/v1/principals/{principal_id}/beliefs/{belief_id}"): Right.READ,
    ("GET", "/v1/principals/{principal_id}/beliefs/{belief_id}/history"): Right.READ,
    ("POST", "/v1/principals/{principal_id}/beliefs/{belief_id}/correction"): Right.WRITE,
    ("POST", "/v1/principals/{principal_id}/beliefs/{belief_id}/rejection"): Right.WRITE,
    ("DELETE", "/v1/principals/{principal_id}/beliefs/{belief_id}"): Right.ERASE,
    ("POST", "/v1/principals/{principal_id}/episodes/search"): Right.READ,
    ("GET", "/v1/principals/{principal_id}/traces"): Right.READ,
    ("GET", "/v1/principals/{principal_id}/traces/{trace_id}"): Right.READ,
    ("GET", "/v1/principals/{principal_id}/changes"): Right.READ,
    ("GET", "/v1/principals/{principal_id}/runs"): Right.READ,
    ("POST", "/v1/principals/{principal_id}/erasures/plan"): Right.READ,
    ("POST", "/v1/principals/{principal_id}/erasures"): Right.ERASE,
    ("DELETE", "/v1/principals/{principal_id}"): Right.ERASE,
}
"""What each operation takes: written down once more, so that a change here is a decision."""


def operations(served: Running) -> set[tuple[str, str]]:
    """Read the operations off the document, which callers read too."""
    inner = served.app.app
    assert isinstance(inner, FastAPI)
    return {
        (method.upper(), path)
        for path, methods in inner.openapi()["paths"].items()
        for method in methods
        if path not in PUBLIC
    }


def filled(path: str, principal: str) -> str:
    path = path.replace("{principal_id}", principal).replace("{belief_id}", ID)
    return path.replace("{session_id}", ID).replace("{trace_id}", ID)


async def test_every_operation_is_closed_without_a_token(served: Running) -> None:
    """Each answers 401, with a challenge, whatever it names."""
    client = served.client()
    asked = operations(served)
    assert len(asked) == len(RIGHTS) + 2
    for method, path in sorted(asked):
        answer = await client.request(method, filled(path, "ada"))
        assert code_of(answer) == (401, "not_authenticated"), path
        assert answer.headers["www-authenticate"] == "Bearer"


async def test_every_operation_takes_exactly_its_right(served: Running) -> None:
    """The right below is refused with 403; the right itself gets past that question."""
    scoped = {each for each in operations(served) if "{principal_id}" in each[1]}
    assert scoped == RIGHTS.keys()
    clients = {right: served.client(served.token(right=right)) for right in Right}
    order = list(Right)
    for (method, path), needed in RIGHTS.items():
        for right, client in clients.items():
            answer = await client.request(method, filled(path, "ada"))
            may = order.index(right) >= order.index(needed)
            assert (answer.status_code != 403) is may, (method, path, right)
            assert answer.status_code < 500


async def test_a_token_reaches_no_principal_but_its_own(served: Running) -> None:
    """Another one is refused alike whether or not there is such a principal."""
    whole = served.client(served.token(principals=None))
    await whole.post("/v1/principals/bob/beliefs", json={"statement": "I live in Ghent."})
    ada = served.client(served.token(principals=["ada"]))
    for method, path in RIGHTS:
        there = await ada.request(method, filled(path, "bob"))
        nowhere = await ada.request(method, filled(path, "nobody"))
        assert code_of(there) == (403, "not_allowed")
        assert there.content == nowhere.content
    assert read(BeliefPage, await whole.get("/v1/principals/bob/beliefs")).beliefs != ()


async def test_tenants_never_meet(served: Running) -> None:
    """The same names in two tenants are two memories, and neither is told of the other."""
    acme = served.client(served.token(tenant="acme", principals=None))
    other = served.client(served.token(tenant="other", principals=None))
    for client, city in ((acme, "Ghent"), (other, "Seattle")):
        await client.post("/v1/principals/ada/beliefs", json={"statement": f"I live in {city}."})
    page = read(BeliefPage, await other.get("/v1/principals/ada/beliefs"))
    assert [b.statement for b in page.beliefs] == ["User lives in Seattle."]
    foreign = read(BeliefPage, await acme.get("/v1/principals/ada/beliefs")).beliefs[0].id
    for named in (foreign, uuid4()):
        answer = await other.get(f"/v1/principals/ada/beliefs/{named}")
        assert code_of(answer) == (404, "not_found")
        assert "acme" not in answer.text
    await other.delete("/v1/principals/ada?confirm=ada")
    assert len(read(BeliefPage, await acme.get("/v1/principals/ada/beliefs")).beliefs) == 1


async def test_a_token_revoked_in_flight_is_refused_with_the_next_request(
    served: Running,
) -> None:
    """No restart: the same client, a moment later."""
    token = served.token()
    client = served.client(token)
    assert (await client.get("/v1/principals/ada/beliefs")).status_code == 200
    served.tokens.revoke(token)
    refused = await client.get("/v1/principals/ada/beliefs")
    assert code_of(refused) == (401, "not_authenticated")


async def test_unreadable_tokens_let_nobody_in_and_the_host_is_not_ready(served: Running) -> None:
    """It fails closed, says so to its operator, and tells callers nothing of its files."""
    client = served.client(served.token())
    served.tokens.path.write_text("{")
    refused = await client.get("/v1/principals/ada/beliefs")
    assert code_of(refused) == (503, "invalid_file")
    assert str(served.tokens.path) not in refused.text
    ready = await client.get("/readyz")
    assert (ready.status_code, ready.json()["reason"]) == (503, "tokens_unreadable")


async def test_a_token_is_never_logged(
    served: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not when it is used, not when it is wrong, not when the host fails under it."""
    caplog.set_level(logging.DEBUG)
    token = served.token()
    client = served.client(token)
    secret = token.split("_", 2)[2]
    await client.get("/v1/principals/ada/beliefs")
    await served.client(token + "x").get("/v1/principals/ada/beliefs")

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError(f"Bearer {token}")

    monkeypatch.setattr(type(served.host), "reach", fail)
    failed = await client.get("/v1/principals/ada/beliefs")
    assert code_of(failed) == (500, "unexpected")
    assert secret not in failed.text
    assert "request_failed" in caplog.text, "the control: something was logged"
    assert secret not in caplog.text


async def test_without_tokens_one_tenant_is_served_to_this_machine(tmp_path: Path) -> None:
    """`--no-auth` needs no header and reaches its own tenant alone."""
    async with running(tmp_path, no_auth=True, tenant="home") as served:
        client = served.client()
        answer = await client.post(
            "/v1/principals/ada/beliefs", json={"statement": "I live in Ghent."}
        )
        assert answer.status_code == 200
        assert (await client.get("/v1/identity")).json()["tenant_id"] == "home"


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example"},
        {"host": "evil.example:8733"},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"host": "[broken"},
    ],
)
async def test_without_tokens_a_web_page_is_refused(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    """A name made to point here, or a page that posts here, is no caller of this machine."""
    async with running(tmp_path, no_auth=True) as served:
        client = served.client()
        refused = await client.get("/v1/principals/ada/beliefs", headers=headers)
        assert code_of(refused) == (403, "not_local")
        local = {"host": "localhost:8733", "origin": "http://127.0.0.1:3000"}
        served_ = await client.get("/v1/principals/ada/beliefs", headers=local)
        assert served_.status_code == 200


async def test_a_form_post_of_a_web_page_is_refused(tmp_path: Path) -> None:
    """What a page can send without being asked is never JSON by its media type."""
    async with running(tmp_path, no_auth=True) as served:
        answer = await served.client().post(
            "/v1/principals/ada/beliefs",
            content=b'{"statement": "I live in Ghent."}',
            headers={"content-type": "text/plain"},
        )
        assert code_of(answer) == (415, "not_json")
