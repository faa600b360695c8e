"""Every bound is answered clearly, and a host that stops says so."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import anyio
import httpx
import pytest
from trio.testing import MockClock, wait_all_tasks_blocked

from mnemic.errors import MnemicError, StoreUnavailable
from mnemic.host import Right
from mnemic.memory.model import Outcome
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.port import Commit, CommitResult
from mnemic.wire import ConsolidationState, ConsolidationStatus
from tests.unit.host.hosts import BASE_URL, Gate, Running, code_of, read, running

ADA = "/v1/principals/ada"


class Streamed(httpx.AsyncByteStream):
    """Send a body in pieces, without its length."""

    def __init__(self, body: bytes) -> None:
        self.is_read = False
        self._pieces = iter([body[start : start + 100] for start in range(0, len(body), 100)])

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        self.is_read = True
        for piece in self._pieces:
            return piece
        raise StopAsyncIteration


async def session_of(client: httpx.AsyncClient) -> str:
    answer = await client.post(f"{ADA}/sessions", json={})
    return f"{ADA}/sessions/{answer.json()['session_id']}"


async def test_a_body_over_the_bound_is_refused_by_its_length(tmp_path: Path) -> None:
    """Declared or streamed, it is 413; one byte less is read."""
    async with running(tmp_path, limits={"body_bytes": 1_024}) as served:
        client = served.client(served.token())
        frame = len(b'{"statement":""}')
        fits = b'{"statement":"' + b"x" * (1_024 - frame) + b'"}'
        over = fits + b" "

        url, json = f"{ADA}/beliefs", {"content-type": "application/json"}
        assert code_of(await client.post(url, content=over, headers=json)) == (413, "too_large")
        piecemeal = httpx.Request(
            "POST", f"{BASE_URL}{url}", headers={**client.headers, **json}, stream=Streamed(over)
        )
        assert code_of(await client.send(piecemeal)) == (413, "too_large")
        assert (await client.post(url, content=fits, headers=json)).status_code == 200


async def test_nothing_is_read_of_a_strangers_body(served: Running) -> None:
    """Without a token the answer comes before the body is asked for; with one it is read."""
    read_: list[bool] = []

    async def watched(token: str | None) -> int:
        taken = Streamed(b'{"statement": "I live in Ghent."}')
        client = served.client(token)
        headers = {**client.headers, "content-type": "application/json"}
        sent = httpx.Request("POST", f"{BASE_URL}{ADA}/beliefs", headers=headers, stream=taken)
        status = (await client.send(sent)).status_code
        read_.append(taken.is_read)
        return status

    assert await watched(None) == 401
    assert await watched(served.token(right=Right.READ)) == 403
    assert await watched(served.token()) == 200
    assert read_ == [False, False, True]


async def test_a_turn_over_the_bound_is_refused(tmp_path: Path) -> None:
    """Alone or in a batch, which then appends nothing; a turn of the bound is taken."""
    async with running(tmp_path, limits={"turn_characters": 10}) as served:
        client = served.client(served.token())
        session = await session_of(client)
        long, fits = {"text": "x" * 11}, {"text": "x" * 10}
        assert code_of(await client.post(f"{session}/turns", json=long)) == (413, "too_large")
        batch = {"turns": [{**fits, "key": "a"}, {**long, "key": "b"}]}
        refused = await client.post(f"{session}/turns/batch", json=batch)
        assert code_of(refused) == (413, "too_large")
        assert "turns.1.text" in refused.json()["detail"]
        assert (await client.post(f"{session}/turns", json=fits)).json()["sequence"] == 2


async def test_a_body_that_does_not_come_is_given_up(
    tmp_path: Path, autojump_clock: MockClock
) -> None:
    """A sender that stalls holds a request no longer than the bound."""
    async with running(tmp_path, limits={"body_s": 5}) as served:
        client = served.client(served.token())

        async def stalled() -> AsyncIterator[bytes]:
            yield b"{"
            await anyio.sleep_forever()

        answer = await client.post(
            f"{ADA}/beliefs", content=stalled(), headers={"content-type": "application/json"}
        )
        assert code_of(answer) == (408, "too_slow")


async def test_a_token_that_is_too_fast_is_told_how_long_to_wait(
    tmp_path: Path, autojump_clock: MockClock
) -> None:
    """429 with Retry-After; after that pause it is served; another token never noticed."""
    async with running(tmp_path, limits={"requests_per_s": 0.5, "burst": 2}) as served:
        fast, calm = served.client(served.token()), served.client(served.token())
        for _ in range(2):
            assert (await fast.get(f"{ADA}/beliefs")).status_code == 200
        refused = await fast.get(f"{ADA}/beliefs")
        assert code_of(refused) == (429, "rate_limited")
        wait = refused.json()["retry_after_s"]
        assert refused.headers["retry-after"] == str(math.ceil(wait)) == "2"
        assert (await calm.get(f"{ADA}/beliefs")).status_code == 200
        await anyio.sleep(wait)
        assert (await fast.get(f"{ADA}/beliefs")).status_code == 200


async def test_a_full_mailbox_is_429_with_a_pause(tmp_path: Path, gate: Gate) -> None:
    """One at work, one waiting, the third refused with nothing enqueued; then all goes on."""
    async with running(tmp_path, runtime={"mailbox_messages": 1}) as served:
        client = served.client(served.token())
        session = await session_of(client)
        gate.shut()
        statuses: list[int] = []

        async def append(text: str) -> None:
            answer = await client.post(f"{session}/turns", json={"text": text})
            statuses.append(answer.status_code)

        async with anyio.create_task_group() as tasks:
            for text in ("first", "second"):
                tasks.start_soon(append, text)
                await wait_all_tasks_blocked()
            refused = await client.post(f"{session}/turns", json={"text": "third"})
            assert code_of(refused) == (429, "overloaded")
            assert refused.headers["retry-after"] == "1"
            gate.open()
        assert statuses == [201, 201]
        page = (await client.get(f"{session}/turns")).json()
        assert [turn["text"] for turn in page["turns"]] == ["first", "second"]


async def test_more_requests_than_it_may_answer_are_sent_away_but_probes_are_not(
    tmp_path: Path, gate: Gate
) -> None:
    """The bound holds for callers; whoever watches the host still sees it."""
    async with running(tmp_path, limits={"in_flight": 1}) as served:
        client = served.client(served.token())
        session = await session_of(client)
        gate.shut()
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(
                lambda: client.post(f"{session}/turns", json={"text": "held"}), name="held"
            )
            await wait_all_tasks_blocked()
            busy = await client.get(f"{ADA}/beliefs")
            assert code_of(busy) == (429, "busy")
            assert busy.headers["retry-after"] == "1"
            assert (await client.get("/healthz")).status_code == 200
            gate.open()
        assert (await client.get(f"{ADA}/beliefs")).status_code == 200


async def test_a_long_consolidation_is_202_and_can_be_waited_for(
    served: Running, gate: Gate, autojump_clock: MockClock
) -> None:
    """The answer comes at the end of the wait; the status resource tells the end."""
    client = served.client(served.token())
    session = await session_of(client)
    await client.post(f"{session}/turns", json={"text": "I live in Seattle."})
    gate.shut()
    answer = await client.post(f"{session}/close?wait=2s")
    running_ = read(ConsolidationStatus, answer, 202)
    assert running_.state is ConsolidationState.RUNNING
    place = answer.headers["location"]
    assert read(ConsolidationStatus, await client.get(place)).state is ConsolidationState.RUNNING
    gate.open()
    ended = read(ConsolidationStatus, await client.get(f"{place}?wait=9s"))
    assert ended.state is ConsolidationState.FORMED
    assert ended.result is not None
    assert [b.statement for b in ended.result.formed] == ["User lives in Seattle."]


async def test_hanging_up_does_not_cancel_a_consolidation(served: Running, gate: Gate) -> None:
    """The caller is cancelled while it waits; the work ends all the same."""
    client = served.client(served.token())
    session = await session_of(client)
    await client.post(f"{session}/turns", json={"text": "I live in Seattle."})
    gate.shut()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(lambda: client.post(f"{session}/close?wait=20s"), name="hangs up")
        await wait_all_tasks_blocked()
        tasks.cancel_scope.cancel()
    assert served.host.consolidations.running == 1
    gate.open()
    await served.host.consolidations.settle()
    status = read(ConsolidationStatus, await client.get(f"{session}/consolidation"))
    assert status.state is ConsolidationState.FORMED


async def test_the_same_request_joins_the_work_and_too_much_work_is_refused(
    tmp_path: Path, gate: Gate
) -> None:
    """A repeat starts nothing new; another session's is over the bound until the first ends."""
    async with running(tmp_path, limits={"consolidations": 1}) as served:
        client = served.client(served.token())
        first, second = await session_of(client), await session_of(client)
        for session in (first, second):
            await client.post(f"{session}/turns", json={"text": "I live in Seattle."})
        gate.shut()
        for _ in range(2):
            assert (await client.post(f"{first}/close")).status_code == 202
        assert served.host.consolidations.running == 1
        assert code_of(await client.post(f"{second}/close")) == (429, "overloaded")
        gate.open()
        await served.host.consolidations.settle()
        assert (await client.post(f"{second}/close?wait=5")).status_code == 200


async def test_a_status_is_read_from_the_store_once_the_host_forgot_it(served: Running) -> None:
    """After a restart the latest run still tells how it went."""
    client = served.client(served.token())
    session = await session_of(client)
    await client.post(f"{session}/turns", json={"text": "I live in Seattle."})
    await client.post(f"{session}/close?wait=5")
    served.host.consolidations._latest.clear()
    status = read(ConsolidationStatus, await client.get(f"{session}/consolidation"))
    assert status.state is ConsolidationState.FORMED
    assert status.run is not None
    assert status.run.outcome is Outcome.FORMED


async def test_a_kept_status_holds_nothing_that_was_erased(served: Running) -> None:
    """What a finished consolidation formed is looked up anew, so an erasure reaches it."""
    client = served.client(served.token())
    session = await session_of(client)
    await client.post(f"{session}/turns", json={"text": "I live in Seattle."})
    closed = await client.post(f"{session}/close?wait=5")
    belief = closed.json()["result"]["formed"][0]["id"]
    assert "Seattle" in (await client.get(f"{session}/consolidation")).text
    await client.delete(f"{ADA}/beliefs/{belief}")
    assert "Seattle" not in (await client.get(f"{session}/consolidation")).text


async def test_a_failed_consolidation_is_told_to_whoever_asks_later(served: Running) -> None:
    """202, then FAILED with its problem; whoever waited gets the error itself."""
    client = served.client(served.token())
    missing = f"{ADA}/sessions/0190c9a4-0000-7000-8000-000000000000"
    assert code_of(await client.post(f"{missing}/close?wait=5")) == (404, "not_found")
    session = await session_of(client)
    await served.host.memory.composition.supervisor.drain(0)
    waited = await client.post(f"{session}/close?wait=5")
    assert code_of(waited) == (503, "shutting_down")


async def test_a_draining_host_sends_waiters_home_and_is_not_ready(
    served: Running, gate: Gate
) -> None:
    """The waiter gets 202 at once, probes 503, and every answer closes its connection."""
    client = served.client(served.token())
    session = await session_of(client)
    await client.post(f"{session}/turns", json={"text": "I live in Seattle."})
    gate.shut()
    answers: list[httpx.Response] = []

    async def close() -> None:
        answers.append(await client.post(f"{session}/close?wait=30s"))

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(close, name="waits")
        await wait_all_tasks_blocked()
        assert not answers
        served.host.begin_drain()
    assert [each.status_code for each in answers] == [202]
    ready = await client.get("/readyz")
    assert (ready.status_code, ready.json()["reason"]) == (503, "draining")
    assert ready.headers["connection"] == "close"
    gate.open()


async def test_a_store_that_fails_or_hangs_makes_the_host_not_ready(
    served: Running, monkeypatch: pytest.MonkeyPatch, autojump_clock: MockClock
) -> None:
    """Ready, then not with the reason, then ready again; a silent store costs 2 s a probe."""
    client = served.client()
    whole = InMemoryStore.status
    assert (await client.get("/readyz")).json()["status"] == "ready"

    async def broken(_: InMemoryStore) -> None:
        raise MnemicError("no")

    async def silent(_: InMemoryStore) -> None:
        await anyio.sleep_forever()

    monkeypatch.setattr(InMemoryStore, "status", broken)
    await anyio.sleep(1)
    answer = await client.get("/readyz")
    assert (answer.status_code, answer.json()["reason"]) == (503, "MnemicError")
    monkeypatch.setattr(InMemoryStore, "status", whole)
    await anyio.sleep(1)
    assert (await client.get("/readyz")).status_code == 200
    monkeypatch.setattr(InMemoryStore, "status", silent)
    await anyio.sleep(1)
    answer = await client.get("/readyz")
    assert (answer.status_code, answer.json()["reason"]) == (503, "store_silent")


async def test_a_poisoned_principal_is_shut_off_alone(
    served: Running, monkeypatch: pytest.MonkeyPatch, autojump_clock: MockClock
) -> None:
    """500 each time, then 429 with the time that is left; another is served all the while."""
    client = served.client(served.token(principals=["ada", "bob"]))
    commit = InMemoryStore.commit

    async def poisoned(store: InMemoryStore, batch: Sequence[Commit]) -> tuple[CommitResult, ...]:
        if any(each.principal.principal_id == "ada" for each in batch):
            raise RuntimeError("User lives in Ghent.")
        return await commit(store, batch)

    monkeypatch.setattr(InMemoryStore, "commit", poisoned)
    body = {"statement": "I live in Ghent."}
    for _ in range(6):
        failed = await client.post(f"{ADA}/beliefs", json=body)
        assert code_of(failed) == (500, "turn_failed")
        assert failed.json()["reason"] == "RuntimeError"
        assert "Ghent" not in failed.text
    refused = await client.post(f"{ADA}/beliefs", json=body)
    assert code_of(refused) == (429, "quarantined")
    assert refused.headers["retry-after"] == "30"
    assert (await client.post("/v1/principals/bob/beliefs", json=body)).status_code == 200
    monkeypatch.undo()
    await anyio.sleep(30)
    assert (await client.post(f"{ADA}/beliefs", json=body)).status_code == 200


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("beliefs", {"statement": 5}, "statement"),
        ("beliefs", {"statement": "x", "extra": 1}, "extra"),
        ("beliefs", {}, "statement"),
        ("beliefs", {"statement": "x", "at": "2026-01-01"}, "at"),
        ("beliefs", {"statement": "x", "at": 5}, "at"),
        ("beliefs", {"statement": "x", "at": "0001-01-01T00:00:00+14:00"}, "at"),
        ("beliefs", {"statement": " "}, "statement"),
        ("recalls", {"question": "x", "token_budget": "5"}, "token_budget"),
        ("recalls", {"question": "x", "project_scope": "No Scope"}, "project_scope"),
        ("recalls", {"question": "x", "now": "2026-01-01T00:00:00"}, "now"),
        ("episodes/search", {"question": "?!"}, "question"),
        ("erasures/plan", {"query": "the"}, "query"),
    ],
)
async def test_bad_input_names_its_field_and_repeats_no_value(
    served: Running, path: str, body: dict[str, object], field: str
) -> None:
    """422, one sentence, the field; strings, numbers and instants are not converted."""
    client = served.client(served.token())
    refused = await client.post(f"{ADA}/{path}", json=body)
    assert code_of(refused) == (422, "invalid_command")
    assert refused.json()["field"] == field


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b"[]", b'"x"', b"null", b"NaN"])
async def test_a_body_that_is_no_object_is_refused(served: Running, content: bytes) -> None:
    """Whatever it is instead."""
    client = served.client(served.token())
    refused = await client.post(
        f"{ADA}/beliefs", content=content, headers={"content-type": "application/json"}
    )
    assert code_of(refused) == (422, "invalid_command")


async def test_a_refusal_repeats_nothing_that_was_said(served: Running) -> None:
    """A text in the wrong place, a wrong word for a role: neither is in the answer."""
    client = served.client(served.token())
    session = await session_of(client)
    for body in (
        {"text": ["hunter2"]},
        {"text": "x", "role": "hunter2"},
        {"text": "x", "at": "hunter2"},
    ):
        refused = await client.post(f"{session}/turns", json=body)
        assert refused.status_code == 422
        assert "hunter2" not in refused.text


async def test_paths_and_methods_that_are_not_there_are_problems(served: Running) -> None:
    """404 and 405 look like every other error."""
    client = served.client(served.token())
    assert code_of(await client.get("/v1/nothing")) == (404, "no_such_path")
    refused = await client.put(f"{ADA}/beliefs")
    assert code_of(refused) == (405, "method_not_allowed")
    assert set(refused.headers["allow"].split(", ")) == {"GET", "POST"}
    assert code_of(await client.get(f"{ADA}/sessions/not-an-id")) == (422, "invalid_command")


async def test_a_caller_is_not_told_where_the_data_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the store says of its directory is for the operator; the rest of it is told."""
    data = tmp_path / "secret-place"
    async with running(tmp_path, data=data) as served:
        client = served.client(served.token())

        async def down(*_: object, **__: object) -> None:
            raise StoreUnavailable(f"the embedded PostgreSQL of {data.resolve()} did not start")

        monkeypatch.setattr(InMemoryStore, "load", down)
        refused = await client.get(f"{ADA}/beliefs")
        assert code_of(refused) == (503, "store_unavailable")
        assert "secret-place" not in refused.text
        told = "the embedded PostgreSQL of the data directory did not start"
        assert refused.json()["detail"] == told
