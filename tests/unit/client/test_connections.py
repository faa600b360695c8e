"""The client over connections that fail: a write takes effect once, whatever is lost."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import UUID

import anyio
import httpx
import pytest
from msgspec import structs

import mnemic.client
import mnemic.client.sync
from mnemic.client import RemotePrincipal, Retries
from mnemic.client.connection import may_use_proxy
from mnemic.conversations import Consolidation
from mnemic.errors import (
    HostUnavailable,
    InvalidAddress,
    NotAllowed,
    NotAuthenticated,
    OutcomeUnknown,
    StoreUnavailable,
)
from mnemic.host.problems import problem_of
from mnemic.memory.model import Belief, Outcome, encode
from mnemic.verbs import PrincipalVerbs
from mnemic.wire import BeliefPage, ConsolidationState, ConsolidationStatus, Identity
from tests.support.asgi import Served, served
from tests.support.socket_host import SocketHost, socket_host

URL = "http://127.0.0.1"
NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)
AT_ONCE = Retries(first_pause_s=0.0)
LIMITS = {"requests_per_s": 100_000.0, "burst": 100_000}


class Cutting(httpx.AsyncBaseTransport):
    """Lose the n-th request, before it was sent on or after it was answered."""

    def __init__(self, inner: httpx.AsyncBaseTransport, *, number: int, lands: bool) -> None:
        self._inner = inner
        self._number = number
        self._lands = lands
        self.seen = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.seen += 1
        is_cut = self.seen == self._number
        if is_cut and not self._lands:
            raise httpx.WriteError("cut", request=request)
        response = await self._inner.handle_async_request(request)
        if is_cut:
            await response.aread()
            raise httpx.ReadError("cut", request=request)
        return response


async def scenario(ada: PrincipalVerbs) -> tuple[list[str], list[str], int]:
    """Do every kind of write; give what is left of it."""
    session = await ada.open_session()
    await session.say("I live in Oslo.")
    await session.say("Yes.")
    outcome = await session.close()
    await ada.correct(outcome.formed[0].id, "I live in Bergen.")
    kept = await ada.remember("I work at Initech.")
    assert kept.belief is not None
    await ada.reject(kept.belief.id)
    boat = await ada.remember("I have a boat named Nessie.")
    assert boat.belief is not None
    await ada.forget(boat.belief.id)
    plan = await ada.forget_plan("Oslo")
    await ada.forget_confirm("Oslo", plan.token)
    beliefs = sorted(b.statement for b in await ada.beliefs(include_closed=True))
    changed = await ada.changes()
    return beliefs, [change.kind.value for change in changed.changes], changed.through


def cut_at(directory: Path, number: int, *, lands: bool) -> tuple[Any, int]:
    """Run the scenario with one request lost; give its result and how many there were."""

    async def run() -> tuple[Any, int]:
        async with served(directory, limits=LIMITS) as host:
            lossy = Cutting(httpx.ASGITransport(app=host.app), number=number, lands=lands)
            http = httpx.AsyncClient(transport=lossy)
            async with (
                http,
                mnemic.client.open_memory(
                    URL, token=host.token("ada"), http=http, retries=AT_ONCE
                ) as memory,
            ):
                return await scenario(memory.principal("acme", "ada")), lossy.seen

    return anyio.run(run)


@pytest.mark.parametrize("lands", [True, False])
def test_whichever_request_is_lost_each_write_takes_effect_once(
    tmp_path: Path, lands: bool
) -> None:
    """The n-th request is lost, for every n, before it landed or after: the end is the same."""
    whole, requests = cut_at(tmp_path / "whole", 0, lands=lands)
    for number in range(1, requests + 1):
        cut, seen = cut_at(tmp_path / str(number), number, lands=lands)
        assert cut == whole, f"request {number} of {requests}"
        assert seen == requests + 1


def test_without_retries_a_lost_write_is_of_unknown_outcome(tmp_path: Path) -> None:
    """The error names the key, and the repeat with it is done once."""

    async def story(host: Served) -> None:
        lossy = Cutting(httpx.ASGITransport(app=host.app), number=2, lands=True)
        http = httpx.AsyncClient(transport=lossy)
        once = Retries(tries=1)
        async with (
            http,
            mnemic.client.open_memory(
                URL, token=host.token("ada"), http=http, retries=once
            ) as memory,
        ):
            ada = memory.principal("acme", "ada")
            with pytest.raises(OutcomeUnknown, match="repeat it with key='k1'"):
                await ada.remember("I live in Oslo.", key="k1")
            await ada.remember("I live in Oslo.", key="k1")
            assert len((await ada.changes()).changes) == 1

    on_host(tmp_path, story)


def test_an_erasure_of_everything_is_never_repeated_blindly(tmp_path: Path) -> None:
    """It has no key: when its answer is lost, the caller is told so."""

    async def story(host: Served) -> None:
        lossy = Cutting(httpx.ASGITransport(app=host.app), number=2, lands=True)
        http = httpx.AsyncClient(transport=lossy)
        async with (
            http,
            mnemic.client.open_memory(
                URL, token=host.token("ada"), http=http, retries=AT_ONCE
            ) as memory,
        ):
            with pytest.raises(OutcomeUnknown):
                await memory.principal("acme", "ada").erase()
            assert lossy.seen == 2

    on_host(tmp_path, story)


def on_host(directory: Path, story: Callable[[Served], Awaitable[None]]) -> None:
    async def run() -> None:
        async with served(directory, limits=LIMITS) as host:
            await story(host)

    anyio.run(run)


# -- answers that take time ------------------------------------------------------------


def answering(*bodies: bytes | tuple[int, bytes]) -> tuple[httpx.MockTransport, list[Any]]:
    """Answer with these, one after the other, after the identity; note what was asked."""
    identity = encode(Identity("acme", None, "erase", None))
    left = iter([identity, *bodies])
    seen: list[Any] = []

    def handle(request: httpx.Request) -> httpx.Response:
        seen.append((request.method, request.url.raw_path.decode(), dict(request.headers)))
        answer = next(left)
        status, content = answer if isinstance(answer, tuple) else (200, answer)
        return httpx.Response(status, content=content)

    return httpx.MockTransport(handle), seen


def asked(transport: httpx.MockTransport, ask: Callable[[RemotePrincipal], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with (
            httpx.AsyncClient(transport=transport) as http,
            mnemic.client.open_memory(URL, http=http, retries=AT_ONCE) as memory,
        ):
            return await ask(memory.principal("acme", "ada"))

    return anyio.run(run, backend="trio")


def test_a_long_consolidation_is_waited_for_under_one_key() -> None:
    """202 and 202, then its outcome: the same request each time joins the same work."""
    session_id = "00000000-0000-0000-0000-000000000007"
    running = encode({"session_id": session_id, "state": "running"})
    result = Consolidation(
        session_id=UUID(session_id),
        outcome=Outcome.NOTHING,
        formed=(),
        changed=(),
        reasons={},
        screened={},
        pending_reason=None,
        run_id=None,
    )
    done = ConsolidationStatus(result.session_id, ConsolidationState.NOTHING, result=result)
    opened = encode(
        {"type": "SessionOpened", "session_id": session_id, "scope": "general", "watermark": 0}
    )
    transport, seen = answering(opened, (202, running), (202, running), encode(done))

    async def close(ada: RemotePrincipal) -> Consolidation:
        return await (await ada.open_session()).close()

    assert asked(transport, close) == result
    closes = seen[2:]
    assert {path for _, path, _ in closes} == {
        f"/v1/principals/ada/sessions/{session_id}/close?wait=20s"
    }
    assert len({headers["idempotency-key"] for _, _, headers in closes}) == 1
    assert len(closes) == 3


def test_a_consolidation_that_failed_is_raised() -> None:
    """A status with a problem is that problem's error."""
    session_id = "00000000-0000-0000-0000-000000000007"
    problem = problem_of(StoreUnavailable("away"), now=NOW)
    failed = {"session_id": session_id, "state": "failed", "problem": problem}
    session = encode(
        {"type": "SessionOpened", "session_id": session_id, "scope": "general", "watermark": 0}
    )
    transport, _ = answering(session, encode(failed))

    async def close(ada: RemotePrincipal) -> Consolidation:
        return await (await ada.open_session()).close()

    with pytest.raises(StoreUnavailable, match="away"):
        asked(transport, close)


def test_beliefs_that_move_while_they_are_paged_are_read_anew() -> None:
    """A listing is of one position: what moved to the front is neither missed nor doubled."""
    made: list[Belief] = []

    async def make() -> None:
        async with mnemic.open_memory() as memory:
            ada = memory.principal("acme", "ada")
            for name in ("Ann", "Bea", "Cat"):
                await ada.remember(f"My sister is {name}.")
            made.extend(await ada.beliefs())

    anyio.run(make)
    third, second, first = made
    moved = structs.replace(first, store_position=9)

    def page(*beliefs: Belief, more: bool = False) -> bytes:
        return encode(BeliefPage(beliefs, "more" if more else None))

    transport, seen = answering(
        *(page(third, more=True), page(second), page(moved)),
        *(page(moved, more=True), page(third, second), page(moved)),
    )
    assert asked(transport, lambda ada: ada.beliefs()) == (moved, third, second)
    assert len(seen) == 7


# -- who and where ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "",
        "localhost:8733",
        "ftp://127.0.0.1",
        "http://",
        "http://mnt_x@127.0.0.1",
        "http://host:port",
    ],
)
def test_what_is_no_url_of_a_host_is_refused(url: str) -> None:
    """One sentence, before anything is sent; the token never stands in it."""

    async def run() -> None:
        async with mnemic.client.open_memory(url, token="mnt_secret"):
            pytest.fail("it opened")

    with pytest.raises(InvalidAddress) as error:
        anyio.run(run)
    assert "mnt_" not in str(error.value)
    with pytest.raises(InvalidAddress), mnemic.client.sync.open_memory(url):
        pytest.fail("it opened")


def test_a_timeout_shorter_than_a_host_waits_is_refused() -> None:
    """A consolidation would be cut off in the middle every time."""
    with (
        pytest.raises(InvalidAddress, match="timeout_s"),
        mnemic.client.sync.open_memory(URL, timeout_s=20),
    ):
        pytest.fail("it opened")


def test_where_nobody_listens_says_so() -> None:
    """After its tries; the error is also that of a store which is away."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    with (
        pytest.raises(HostUnavailable, match="is it running at this URL"),
        mnemic.client.sync.open_memory(url, retries=AT_ONCE),
    ):
        pytest.fail("it opened")


@pytest.mark.parametrize(
    "token", ["mnt_…", "mnt_secret\n", "mnt_a secret", "mnt_\x00secret", "mnt_sécret"]
)
def test_what_is_no_token_is_refused_before_anything_is_sent(token: str) -> None:
    """Such as one that was copied from a page, or with the line's end; it is never shown."""

    async def run() -> None:
        async with mnemic.client.open_memory(URL, token=token):
            pytest.fail("it opened")

    with pytest.raises(NotAuthenticated, match="token") as error:
        anyio.run(run)
    assert "mnt_" not in str(error.value)
    with pytest.raises(NotAuthenticated), mnemic.client.sync.open_memory(URL, token=token):
        pytest.fail("it opened")


@pytest.fixture(scope="module")
def host() -> Iterator[SocketHost]:
    """Run a host behind a real socket."""
    with socket_host(limits=LIMITS) as running:
        yield running


def test_a_token_opens_its_own_tenant_only(host: SocketHost) -> None:
    """Without one and with a wrong one nothing opens; another tenant's name is refused."""
    for token in (None, "mnt_000000000000_x", "x"):
        with (
            pytest.raises(NotAuthenticated),
            mnemic.client.sync.open_memory(host.url, token=token),
        ):
            pytest.fail("it opened")
    with mnemic.client.sync.open_memory(host.url + "/", token=host.token("acme")) as memory:
        assert memory.identity.tenant_id == "acme"
        assert memory.principal("acme", "ada").beliefs() == ()
        with pytest.raises(NotAllowed):
            memory.principal("umbrella", "ada")


def test_what_stays_on_this_machine_goes_through_no_proxy(
    host: SocketHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy of the environment would read the token and every word."""
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        proxy = f"http://127.0.0.1:{nobody.getsockname()[1]}"
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, proxy)
    for name in ("NO_PROXY", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
    with mnemic.client.sync.open_memory(host.url, token=host.token("acme")) as memory:
        assert memory.identity.tenant_id == "acme"
    with httpx.Client() as theirs, pytest.raises(httpx.ConnectError):
        # The control: what trusts the environment does not get there.
        theirs.get(f"{host.url}/healthz")


@pytest.mark.parametrize(
    ("url", "may"),
    [
        ("http://127.0.0.1:8733", False),
        ("http://127.9.9.9", False),
        ("http://[::1]:8733", False),
        ("http://localhost:8733", False),
        ("https://memory.example.org", True),
        ("http://10.0.0.7:8733", True),
    ],
)
def test_only_loopback_is_kept_from_proxies(url: str, may: bool) -> None:
    """Whatever the environment says."""
    assert may_use_proxy(url) is may


class CuttingSync(httpx.BaseTransport):
    """Lose the n-th request after it was answered."""

    def __init__(self, number: int) -> None:
        self._inner = httpx.HTTPTransport()
        self._number = number
        self.seen = 0

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.seen += 1
        response = self._inner.handle_request(request)
        if self.seen == self._number:
            response.read()
            raise httpx.ReadError("cut", request=request)
        return response

    def close(self) -> None:
        self._inner.close()


def test_the_blocking_client_repeats_under_the_same_key(host: SocketHost) -> None:
    """Over a real socket: the answer was lost, the write was not, and it is there once."""
    lossy = CuttingSync(number=2)
    with (
        httpx.Client(transport=lossy) as http,
        mnemic.client.sync.open_memory(
            host.url, token=host.token("cut"), http=http, retries=AT_ONCE
        ) as memory,
    ):
        ada = memory.principal("cut", "ada")
        kept = ada.remember("I live in Oslo.")
        assert kept.belief is not None
        assert lossy.seen == 3
        assert [c.belief_id for c in ada.changes().changes] == [kept.belief.id]
        assert not http.is_closed


def test_without_its_extra_one_sentence_says_how_to_get_it() -> None:
    """No traceback of a library that is not there."""
    code = "import sys; sys.modules['httpx'] = None; import mnemic.client"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "mnemic.errors.MissingExtra: this needs the extra 'client', of which httpx is missing: "
        "pip install 'mnemic[client]'"
    )
