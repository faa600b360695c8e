"""The HTTP API does what the in-process API does, in the same types."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx
import pytest

from mnemic.agent import EpisodePage
from mnemic.api import Statement
from mnemic.memory.changes import BeliefChanges, ChangeKind
from mnemic.memory.commands import Appended, Ended, ErasureReceipt, SessionOpened
from mnemic.memory.model import Belief, Outcome, Reason, Session, SessionStatus
from mnemic.memory.recall import Explanation, RecallResult, TurnRecall, Verdict
from mnemic.rights import ForgetPlan
from mnemic.wire import (
    BeliefHistory,
    BeliefPage,
    ConsolidationState,
    ConsolidationStatus,
    Identity,
    PrincipalPage,
    RunList,
    SessionPage,
    TracePage,
    TurnPage,
    TurnsAppended,
)
from tests.unit.host.hosts import Running, code_of, read

ADA = "/v1/principals/ada"


@pytest.fixture
def ada(served: Running) -> httpx.AsyncClient:
    return served.client(served.token())


async def opened(client: httpx.AsyncClient, **body: Any) -> str:
    reply = read(SessionOpened, await client.post(f"{ADA}/sessions", json=body), 201)
    return f"{ADA}/sessions/{reply.session_id}"


async def remembered(client: httpx.AsyncClient, statement: str) -> Belief:
    stated = read(Statement, await client.post(f"{ADA}/beliefs", json={"statement": statement}))
    assert stated.belief is not None
    return stated.belief


async def test_a_conversation_forms_beliefs_that_are_recalled(ada: httpx.AsyncClient) -> None:
    """Open, say, close, ask: the block cites what was said."""
    session = await opened(ada, label="monday")
    said = await ada.post(f"{session}/turns", json={"text": "I live in Seattle."})
    assert read(Appended, said, 201).sequence == 2
    status = read(ConsolidationStatus, await ada.post(f"{session}/close?wait=5s"))
    assert status.state is ConsolidationState.FORMED
    assert status.result is not None
    assert [b.statement for b in status.result.formed] == ["User lives in Seattle."]
    result = read(
        RecallResult, await ada.post(f"{ADA}/recalls", json={"question": "Where do I live?"})
    )
    assert "User lives in Seattle." in result.text
    assert [b.id for b in result.beliefs] == [b.id for b in status.result.formed]


async def test_a_batch_of_turns_takes_effect_once(ada: httpx.AsyncClient) -> None:
    """Under one key a repeat gives the same sequences and appends nothing."""
    session = await opened(ada)
    turns = [{"text": "I live in Seattle."}, {"text": "Noted.", "role": "assistant"}]
    for _ in range(2):
        answer = await ada.post(
            f"{session}/turns/batch", json={"turns": turns}, headers={"Idempotency-Key": "b"}
        )
        assert read(TurnsAppended, answer, 201).sequences == (2, 3)
    page = read(TurnPage, await ada.get(f"{session}/turns"))
    assert [event.text for event in page.turns] == ["I live in Seattle.", "Noted."]


async def test_a_batch_without_any_key_is_refused(ada: httpx.AsyncClient) -> None:
    """A repeat after a lost answer could double what has none; a key a turn is enough."""
    session = await opened(ada)
    bare = await ada.post(f"{session}/turns/batch", json={"turns": [{"text": "Hello."}]})
    assert code_of(bare) == (422, "invalid_command")
    assert bare.json()["field"] == "turns.0.key"
    keyed = await ada.post(f"{session}/turns/batch", json={"turns": [{"text": "Hi.", "key": "1"}]})
    assert read(TurnsAppended, keyed, 201).sequences == (2,)


async def test_a_write_takes_effect_once_per_key(ada: httpx.AsyncClient) -> None:
    """The same command under its key gets the first reply; another command gets 409."""
    headers = {"Idempotency-Key": "one"}
    body = {"statement": "I live in Ghent."}
    first = await ada.post(f"{ADA}/beliefs", json=body, headers=headers)
    again = await ada.post(f"{ADA}/beliefs", json=body, headers=headers)
    assert read(Statement, first) == read(Statement, again)
    other = await ada.post(f"{ADA}/beliefs", json={"statement": "I sail."}, headers=headers)
    assert code_of(other) == (409, "invalid_command")
    page = read(BeliefPage, await ada.get(f"{ADA}/beliefs"))
    assert [b.statement for b in page.beliefs] == ["User lives in Ghent."]


async def test_corrections_and_rejections_are_followed(ada: httpx.AsyncClient) -> None:
    """A belief is replaced, its history tells, and its end is a change among others."""
    first = await remembered(ada, "I live in Ghent.")
    corrected = await ada.post(
        f"{ADA}/beliefs/{first.short_id}/correction", json={"statement": "I live in Bruges."}
    )
    stated = read(Statement, corrected)
    assert stated.belief is not None
    assert stated.replaced == (first.id,)
    history = read(BeliefHistory, await ada.get(f"{ADA}/beliefs/{stated.belief.id}/history"))
    assert [b.id for b in history.versions] == [first.id, stated.belief.id]
    ended = read(Ended, await ada.post(f"{ADA}/beliefs/{stated.belief.id}/rejection"))
    assert ended.belief_ids == (stated.belief.id,)
    changes = read(BeliefChanges, await ada.get(f"{ADA}/changes"))
    assert [c.kind for c in changes.changes][-1] is ChangeKind.REJECTED
    rest = read(BeliefChanges, await ada.get(f"{ADA}/changes?since={changes.through}"))
    assert rest.changes == ()
    since = read(BeliefChanges, await ada.get(f"{ADA}/changes?since=2026-01-01T00:00:00Z"))
    assert since.changes == changes.changes


async def test_a_belief_is_forgotten_for_good(ada: httpx.AsyncClient) -> None:
    """It is gone, and a repeat with its key is answered as before."""
    belief = await remembered(ada, "I live in Ghent.")
    headers = {"Idempotency-Key": "gone"}
    first = await ada.delete(f"{ADA}/beliefs/{belief.id}", headers=headers)
    assert read(Ended, first).belief_ids == (belief.id,)
    assert (await ada.delete(f"{ADA}/beliefs/{belief.id}", headers=headers)).json() == first.json()
    assert code_of(await ada.get(f"{ADA}/beliefs/{belief.id}")) == (404, "not_found")


async def test_forgetting_by_words_takes_two_steps(ada: httpx.AsyncClient) -> None:
    """A plan lists and writes nothing; a token of another plan is 409, its own erases."""
    belief = await remembered(ada, "My dentist is Dr. Okafor.")
    plan = read(ForgetPlan, await ada.post(f"{ADA}/erasures/plan", json={"query": "Okafor"}))
    assert [b.id for b in plan.beliefs] == [belief.id]
    body = {"query": "Okafor", "token": "0-00"}
    assert code_of(await ada.post(f"{ADA}/erasures", json=body)) == (409, "invalid_command")
    assert read(Belief, await ada.get(f"{ADA}/beliefs/{belief.id}")) == belief
    body["token"] = plan.token
    headers = {"Idempotency-Key": "forget"}
    receipt = read(ErasureReceipt, await ada.post(f"{ADA}/erasures", json=body, headers=headers))
    assert receipt.belief_ids == (belief.id,)
    again = await ada.post(f"{ADA}/erasures", json=body, headers=headers)
    assert read(ErasureReceipt, again) == receipt
    assert code_of(await ada.get(f"{ADA}/beliefs/{belief.id}")) == (404, "not_found")


async def test_a_session_is_primed_and_turns_are_told_what_changed(ada: httpx.AsyncClient) -> None:
    """Snapshot, then a correction, then the turn's recall with its correction line."""
    first = await remembered(ada, "I live in Ghent.")
    session = await opened(ada)
    primed = read(RecallResult, await ada.post(f"{session}/snapshot", json={"max_items": 4}))
    assert "User lives in Ghent." in primed.text
    await ada.post(f"{ADA}/beliefs/{first.id}/correction", json={"statement": "I live in Bruges."})
    turn = await ada.post(f"{session}/turn-recalls", json={"text": "Where do I live?"})
    recalled = read(TurnRecall, turn)
    assert "User lives in Bruges." in recalled.base.text
    assert len(recalled.corrections) == 1
    assert first.short_id in recalled.corrections[0]


async def test_a_recall_is_explained(ada: httpx.AsyncClient) -> None:
    """The trace that an answer names says why each belief came, and lists among traces."""
    belief = await remembered(ada, "I live in Ghent.")
    other = await remembered(ada, "I prefer tea.")
    asked = await ada.post(f"{ADA}/recalls", json={"question": "Where do I live?"})
    trace = read(RecallResult, asked).trace_id
    url = f"{ADA}/traces/{trace}?belief={other.short_id}"
    explanation = read(Explanation, await ada.get(url))
    verdicts = {entry.belief_id: entry.verdict for entry in explanation.entries}
    assert verdicts == {belief.id: Verdict.RETURNED, other.id: Verdict.NOT_FOUND}
    await remembered(ada, "I prefer rain.")  # behind the trace in the mailbox
    page = read(TracePage, await ada.get(f"{ADA}/traces"))
    assert [each.id for each in page.traces] == [trace]


async def test_what_was_said_is_found_and_listed_without_secrets(ada: httpx.AsyncClient) -> None:
    """Episodes and turns come without what must not be handed to a model."""
    session = await opened(ada, project_scope="orbit-app")
    text = "The deploy is on Friday. My password is hunter2hunter2."
    await ada.post(f"{session}/turns", json={"text": text})
    body = {"question": "deploy", "project_scope": "orbit-app"}
    found = read(EpisodePage, await ada.post(f"{ADA}/episodes/search", json=body))
    turns = read(TurnPage, await ada.get(f"{session}/turns"))
    shown = [*(event.text for event in found.events), *(event.text for event in turns.turns)]
    assert len(shown) == 2
    assert all("hunter2" not in (each or "") and "deploy" in (each or "") for each in shown)
    body = {"question": "deploy", "session_id": session.rpartition("/")[2]}
    assert len(read(EpisodePage, await ada.post(f"{ADA}/episodes/search", json=body)).events) == 1


async def test_a_session_recalls_in_its_own_scope(ada: httpx.AsyncClient) -> None:
    """A session's recall takes no scope or instant of the caller's."""
    session = (await opened(ada, project_scope="orbit-app")).rpartition("/")[2]
    body: dict[str, Any] = {"question": "Where do I live?", "session_id": session}
    result = read(RecallResult, await ada.post(f"{ADA}/recalls", json=body))
    assert (result.trace.scope, result.trace.session_id) == ("orbit-app", UUID(session))
    for field, value in {"project_scope": "x1", "as_of": "2026-01-01T00:00:00Z"}.items():
        refused = await ada.post(f"{ADA}/recalls", json={**body, field: value})
        assert (code_of(refused), refused.json()["field"]) == ((422, "invalid_command"), field)


async def test_an_open_consolidation_leaves_the_session_open(ada: httpx.AsyncClient) -> None:
    """`consolidation` forms and goes on; `close` then has nothing more to form."""
    session = await opened(ada)
    await ada.post(f"{session}/turns", json={"text": "I live in Seattle."})
    assert read(ConsolidationStatus, await ada.get(f"{session}/consolidation")).state is (
        ConsolidationState.NONE
    )
    formed = read(ConsolidationStatus, await ada.post(f"{session}/consolidation?wait=5"))
    assert formed.state is ConsolidationState.FORMED
    assert read(Session, await ada.get(session)).status is SessionStatus.OPEN
    closed = read(ConsolidationStatus, await ada.post(f"{session}/close?wait=5"))
    assert closed.result is not None
    assert closed.result.outcome is Outcome.NOTHING
    assert read(Session, await ada.get(session)).status is SessionStatus.CLOSED
    runs = read(RunList, await ada.get(f"{ADA}/runs?session_id={session.rpartition('/')[2]}"))
    assert [run.outcome for run in runs.runs] == [Outcome.FORMED]
    assert runs.runs[0].reasons == {Reason.COMMITTED_DIRECT.value: 1}


async def test_a_session_is_deleted_with_what_rests_on_it(ada: httpx.AsyncClient) -> None:
    """Its words, its beliefs and its status are gone."""
    session = await opened(ada)
    await ada.post(f"{session}/turns", json={"text": "I live in Seattle."})
    await ada.post(f"{session}/close?wait=5s")
    receipt = read(ErasureReceipt, await ada.delete(session))
    assert receipt.erased == "session"
    assert code_of(await ada.get(session)) == (404, "not_found")
    assert code_of(await ada.get(f"{session}/consolidation")) == (404, "not_found")
    assert read(BeliefPage, await ada.get(f"{ADA}/beliefs?include_closed=true")).beliefs == ()


async def test_a_principal_is_erased_only_when_named_twice(ada: httpx.AsyncClient) -> None:
    """Nothing can be undone, so the name is asked for once more."""
    await remembered(ada, "I live in Ghent.")
    assert code_of(await ada.delete(ADA)) == (422, "invalid_command")
    assert code_of(await ada.delete(f"{ADA}?confirm=bob")) == (422, "invalid_command")
    assert len(read(BeliefPage, await ada.get(f"{ADA}/beliefs")).beliefs) == 1
    receipt = read(ErasureReceipt, await ada.delete(f"{ADA}?confirm=ada"))
    assert (receipt.erased, receipt.reached["beliefs"]) == ("principal", 1)
    assert read(BeliefPage, await ada.get(f"{ADA}/beliefs")).beliefs == ()


async def test_pages_follow_one_another_and_leave_nothing_out(ada: httpx.AsyncClient) -> None:
    """Cursors are opaque, end with None, and belong to their own kind of page."""
    things = ("tea", "rain", "jazz", "chess", "trains")
    told = [(await remembered(ada, f"I like {thing}.")).id for thing in things]
    sessions = [(await opened(ada)).rpartition("/")[2] for _ in things]
    seen: list[UUID] = []
    url = f"{ADA}/beliefs?limit=2"
    page = read(BeliefPage, await ada.get(url))
    first_cursor = page.next
    while True:
        seen += [b.id for b in page.beliefs]
        if page.next is None:
            break
        page = read(BeliefPage, await ada.get(f"{url}&cursor={page.next}"))
    assert seen == list(reversed(told))
    found: list[str] = []
    listed = read(SessionPage, await ada.get(f"{ADA}/sessions?limit=3"))
    found += [str(s.id) for s in listed.sessions]
    listed = read(SessionPage, await ada.get(f"{ADA}/sessions?limit=3&cursor={listed.next}"))
    found += [str(s.id) for s in listed.sessions]
    assert listed.next is None
    assert sorted(found) == sorted(sessions)
    wrong = await ada.get(f"{ADA}/sessions?cursor={first_cursor}")
    assert (code_of(wrong), wrong.json()["field"]) == ((422, "invalid_command"), "cursor")


async def test_turns_page_from_either_end(ada: httpx.AsyncClient) -> None:
    """Oldest first, or the newest first for whoever wants the last few."""
    session = await opened(ada)
    for number in range(5):
        await ada.post(f"{session}/turns", json={"text": f"turn {number}"})

    async def texts(query: str) -> list[str | None]:
        seen: list[str | None] = []
        page = read(TurnPage, await ada.get(f"{session}/turns?limit=2{query}"))
        while True:
            seen += [event.text for event in page.turns]
            if page.next is None:
                return seen
            url = f"{session}/turns?limit=2{query}&cursor={page.next}"
            page = read(TurnPage, await ada.get(url))

    assert await texts("") == [f"turn {number}" for number in range(5)]
    assert await texts("&newest_first=true") == [f"turn {number}" for number in (4, 3, 2, 1, 0)]


async def test_a_caller_learns_what_its_token_reaches(served: Running) -> None:
    """A token of some principals lists those; one of the tenant those that exist."""
    few = served.client(served.token(principals=["bob", "ada"]))
    whole = served.client(served.token(principals=None))
    other = served.client(served.token(tenant="other", principals=None))
    assert read(Identity, await few.get("/v1/identity")).principals == ("ada", "bob")
    assert read(PrincipalPage, await whole.get("/v1/principals")).principals == ()
    for name in ("ada", "zoe", "bob"):
        await whole.post(f"/v1/principals/{name}/sessions", json={})
    assert read(PrincipalPage, await few.get("/v1/principals")).principals == ("ada", "bob")
    page = read(PrincipalPage, await whole.get("/v1/principals?limit=2"))
    assert page.principals == ("ada", "bob")
    rest = read(PrincipalPage, await whole.get(f"/v1/principals?limit=2&cursor={page.next}"))
    assert (rest.principals, rest.next) == (("zoe",), None)
    assert read(PrincipalPage, await other.get("/v1/principals")).principals == ()


@pytest.mark.parametrize("value", ["principal:a\x00b", "principal:", "belief:5", "\xff", "x"])
async def test_a_made_up_cursor_is_refused(served: Running, value: str) -> None:
    """It is no way to a name that no principal can have, nor to a page of another kind."""
    client = served.client(served.token(principals=None))
    cursor = urlsafe_b64encode(value.encode("latin-1")).decode().rstrip("=")
    refused = await client.get(f"/v1/principals?cursor={cursor}")
    assert (code_of(refused), refused.json()["field"]) == ((422, "invalid_command"), "cursor")


@pytest.mark.parametrize("name", ["slack/U1", "a b", "ünïcode", "100%", "%2F", "a?b#c", "..x"])
async def test_a_principal_of_any_name_is_reached(served: Running, name: str) -> None:
    """A segment of the path is decoded after it was parted, whatever it holds."""
    client = served.client(served.token(principals=[name]))
    url = f"/v1/principals/{quote(name, safe='')}/beliefs"
    answer = await client.post(url, json={"statement": "I live in Ghent."})
    assert read(Statement, answer).belief is not None
    assert read(PrincipalPage, await client.get("/v1/principals")).principals == (name,)
