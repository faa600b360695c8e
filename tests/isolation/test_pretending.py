"""Paths, headers and fields that pretend to be a request for somebody else's memory."""

from __future__ import annotations

import posixpath
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from msgspec import structs

from mnemic.host import guard
from mnemic.host.service import Host
from mnemic.host.tokens import Caller, Right, TokenFile
from tests.isolation.at_http import Visit
from tests.isolation.evidence import Leak, Outcome, require_silent
from tests.isolation.house import Room, whole
from tests.isolation.test_bypass import on_host


def lenient(raw: str) -> str:
    """Resolve a path as generously as some servers and proxies would."""
    path = raw.replace("%C0%AF", "/")
    for _ in range(3):
        path = unquote(path, errors="ignore")
    path = path.replace("\\", "/").replace("\x00", "").partition("#")[0]
    path = "/".join(part.partition(";")[0] for part in path.split("/"))
    path = path.replace("\uff0f", "/").replace("\uff0e", ".").replace("\u2024", ".")
    return posixpath.normpath(path).replace("//", "/").lower()


VICTIMS = "/v1/principals/zuxbob/beliefs"

TRICKS = (
    VICTIMS,
    "/v1/principals/ada/../zuxbob/beliefs",
    "/v1/principals/ada/%2e%2e/zuxbob/beliefs",
    "/v1/principals/ada%2F..%2Fzuxbob/beliefs",
    "/v1/principals/ada%2f%2e%2e%2fzuxbob/beliefs",
    "/v1/principals/ada%252F..%252Fzuxbob/beliefs",
    "/v1/principals/ada/beliefs/../../zuxbob/beliefs",
    "/v1/principals/ada\\..\\zuxbob/beliefs",
    "/v1/principals/ada%5C..%5Czuxbob/beliefs",
    "/v1/principals/./zuxbob/beliefs",
    "/v1/principals//zuxbob/beliefs",
    "//v1/principals/zuxbob/beliefs",
    "/V1/Principals/ZUXBOB/Beliefs",
    "/v1/%70rincipals/zuxbob/beliefs",
    "/v1/principals/zuxbob/beliefs/",
    "/v1/principals/zuxbob/beliefs/.",
    "/v1/principals/zuxbob;x=ada/beliefs",
    "/v1/principals/zuxbob;/beliefs;ada",
    "/v1/principals/zuxbob%00/beliefs",
    "/v1/principals/zuxbob%00ada/../zuxbob/beliefs",
    "/v1/principals/zuxbob/beliefs%23/ada",
    "/v1/principals/%7a%75%78%62%6f%62/beliefs",
    "/v1/principals/%257auxbob/beliefs",
    "/v1/principals/ada/%EF%BC%8E%EF%BC%8E/zuxbob/beliefs",
    "/v1/principals/ada%C0%AF../zuxbob/beliefs",
    "/status/../v1/principals/zuxbob/beliefs",
    "/healthz/%2e%2e/v1/principals/zuxbob/beliefs",
)
"""Paths that some server somewhere would take for the neighbour's."""


async def sent_raw(visited: Visit, raw: str, *, method: str = "GET", **headers: str) -> Outcome:
    """Send a request whose path is exactly these bytes, as a server would hand it over."""
    token = visited.client(visited.rooms[0]).headers["authorization"]
    given = {"host": "127.0.0.1", "authorization": token, **headers}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(raw),
        "raw_path": raw.encode("latin-1"),
        "query_string": b"",
        "root_path": "",
        "headers": [(name.replace("_", "-").encode(), v.encode()) for name, v in given.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await visited.running.app(scope, receive, send)
    body = b"".join(message.get("body", b"") for message in sent)
    return Outcome(str(sent[0]["status"]), f"{sent[0]['headers']}\n{body.decode()}")


def require_refused(raw: str, outcome: Outcome, bob: Room) -> None:
    """Raise `Leak` unless a request was turned away and shows nothing."""
    require_silent(raw, [outcome.text], foreign=(bob.word, *bob.ids.spelled()))
    if outcome.kind not in ("403", "404", "405", "422"):
        raise Leak(f"{raw} is answered with {outcome.kind}")


def servers_are_lenient(broken: pytest.MonkeyPatch) -> None:
    """Resolve paths after the check of whose they are, as a proxy before a guard does."""
    broken.setattr(guard, "_raw_path", lambda scope: lenient(scope["raw_path"].decode("latin-1")))
    broken.setattr(Caller, "require", lambda *_: None)


def test_no_path_is_resolved_to_somebody_elses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each trick is refused; each is a leak where paths are resolved generously."""

    async def story(visited: Visit) -> None:
        bob = visited.rooms[1]
        for raw in TRICKS:
            require_refused(raw, await sent_raw(visited, raw), bob)
            with monkeypatch.context() as broken:
                servers_are_lenient(broken)
                with pytest.raises(Leak):
                    require_refused(raw, await sent_raw(visited, raw), bob)

    on_host(tmp_path, story)


OVERRIDES: Mapping[str, Mapping[str, str]] = {
    "another method": {"x_http_method_override": "DELETE"},
    "another method, spelled so": {"x_method_override": "DELETE"},
    "and so": {"x_http_method": "DELETE"},
    "another path": {"x_original_url": VICTIMS},
    "another path, spelled so": {"x_rewrite_url": VICTIMS},
    "a path before it": {"x_forwarded_prefix": "/v1/principals/zuxbob"},
    "another place": {"host": "zuxzeta", "x_forwarded_host": "zuxzeta"},
    "another person": {"x_forwarded_user": "zuxbob", "x_remote_user": "zuxbob"},
    "another tenant": {"x_tenant": "zuxzeta", "x_tenant_id": "zuxzeta", "tenant": "zuxzeta"},
    "another principal": {"x_principal": "zuxbob", "principal": "zuxbob", "x_user_id": "zuxbob"},
    "another answer": {"accept": "text/html", "range": "bytes=0-1", "if_none_match": "*"},
}
"""Headers by which some servers let a request be taken for another one."""


def obedient(broken: pytest.MonkeyPatch) -> None:
    """Take a request for whatever its headers say that it is."""
    raw_path = guard._raw_path
    authenticate = TokenFile.authenticate
    claims: dict[str, str] = {}

    def obeyed(scope: Any) -> str:
        claims.clear()
        claims.update({k.decode(): v.decode() for k, v in scope["headers"]})
        for name in ("x-http-method-override", "x-method-override", "x-http-method"):
            scope["method"] = claims.get(name, scope["method"])
        before = claims.get("x-forwarded-prefix")
        path = f"{before}/beliefs" if before else raw_path(scope)
        return claims.get("x-original-url") or claims.get("x-rewrite-url") or path

    def claimed(tokens: TokenFile, authorization: str | None) -> Caller:
        caller = authenticate(tokens, authorization)
        tenant = claims.get("x-tenant") or claims.get("x-forwarded-host") or caller.tenant_id
        return structs.replace(caller, tenant_id=tenant)

    def reach(host: Host, caller: Caller, name: str, right: Right) -> Any:
        del right
        named = claims.get("x-principal") or claims.get("x-forwarded-user") or name
        return host.memory.principal(caller.tenant_id, named)

    broken.setattr(guard, "_raw_path", obeyed)
    broken.setattr(TokenFile, "authenticate", claimed)
    broken.setattr(Host, "reach", reach)
    broken.setattr(guard._Answer, "__call__", _partial(guard._Answer.__call__, claims))


def _partial(send: Any, claims: Mapping[str, str]) -> Any:
    """Answer a part of what was asked for when a header asks for it."""

    async def sent(answer: Any, message: Any) -> None:
        if "range" in claims and message["type"] == "http.response.start":
            message = {**message, "status": 206}
        await send(answer, message)

    return sent


@pytest.mark.parametrize("name", OVERRIDES)
def test_no_header_makes_a_request_another_one(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With it and without it the answer is one; where headers are obeyed it is another."""
    own = "/v1/principals/ada/beliefs"

    async def attempt(visited: Visit) -> None:
        before = {room.whose: await whole(visited.store, room.whose) for room in visited.rooms}
        plain = await sent_raw(visited, own)
        overridden = await sent_raw(visited, own, **OVERRIDES[name])
        after = {room.whose: await whole(visited.store, room.whose) for room in visited.rooms}
        if overridden != plain or after != before:
            raise Leak(f"a header is taken for {name}")

    async def story(visited: Visit) -> None:
        await attempt(visited)
        with monkeypatch.context() as broken:
            obedient(broken)
            with pytest.raises(Leak):
                await attempt(visited)

    on_host(tmp_path, story)


SMUGGLED = ("principal_id", "tenant_id", "tenant", "principal", "owner", "scope", "_method")
"""Names under which a scope might be smuggled in beside the path."""


def test_no_parameter_and_no_field_names_a_scope(tmp_path: Path) -> None:
    """In the query and in the body each is refused, whatever it names; without them it is 200."""

    async def story(visited: Visit) -> None:
        client = visited.client(visited.rooms[0])
        own = "/v1/principals/ada/beliefs"
        asked = "/v1/principals/ada/recalls"
        body = {"question": "Where do I live?"}
        assert (await client.get(own)).status_code == 200
        assert (await client.post(asked, json=body)).status_code == 200
        for name in SMUGGLED:
            for value in ("zuxbob", "zuxzeta", "ada", "*", ""):
                query = await client.get(own, params={name: value})
                field = await client.post(asked, json={**body, name: value})
                for answer in (query, field):
                    assert answer.status_code == 422, name
                    assert answer.json()["field"] == name

    on_host(tmp_path, story)
