"""Probes: what a host counts, in closed sets of labels, and nobody's name or words."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import httpx
import pytest

from mnemic import errors
from mnemic.actors import log
from mnemic.host.journal import journal
from mnemic.host.problems import STATUSES, headers_of, problem_of
from mnemic.host.settings import LogSettings
from mnemic.wire import HostStatus, code_of
from tests.support.core import START
from tests.unit.host.hosts import BASE_URL, Running, read, running

WHOSE = "/v1/principals/principalzz"
PRIVATE = ("tenantzz", "principalzz", "labelzz", "Zanzibar", "zanzibar", "mnt_", "orbit-zz")

FAMILIES = {
    "mnemic_mailbox_messages",
    "mnemic_mailbox_deepest",
    "mnemic_activations_total",
    "mnemic_actor_steps_total",
    "mnemic_quarantined_principals",
    "mnemic_commit_batch_size_count",
    "mnemic_commit_seconds_count",
    "mnemic_formation_reasons_total",
    "mnemic_recall_seconds_count",
    "mnemic_recalls_total",
    "mnemic_sweep_results_total",
    "mnemic_http_requests_total",
    "mnemic_info",
}
"""What issue 8 asks to be counted, by name."""


async def talked(served: Running) -> httpx.AsyncClient:
    token = served.token(tenant="tenantzz", principals=["principalzz"])
    client = served.client(token)
    body = {"project_scope": "orbit-zz", "label": "labelzz"}
    opened = (await client.post(f"{WHOSE}/sessions", json=body)).json()
    session = f"{WHOSE}/sessions/{opened['session_id']}"
    await client.post(f"{session}/turns", json={"text": "I live in Zanzibar."})
    await client.post(f"{session}/close?wait=5")
    for question in ("Where do I live?", "zanzibarius?"):
        await client.post(f"{WHOSE}/recalls", json={"question": question})
    await client.post(f"{WHOSE}/erasures/plan", json={"query": "Zanzibar"})
    return client


def samples(page: str) -> dict[str, float]:
    lines = (line for line in page.splitlines() if line and not line.startswith("#"))
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


async def test_metrics_hold_counts_and_versions_and_nobodys_name(served: Running) -> None:
    """Every family that is asked for is there, and nothing of a person is in any of it."""
    client = await talked(served)
    await client.get("/v1/principals/zanzibar-unknown/beliefs?zanzibar=1")
    await client.request("ZANZIBAR", "/zanzibar")
    answer = await client.get("/metrics")
    page = answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert {name.partition("{")[0] for name in samples(page)} >= FAMILIES
    for private in PRIVATE:
        assert private not in page
    status = (await client.get("/status")).text
    for private in PRIVATE:
        assert private not in status


async def test_metrics_count_what_happened(served: Running) -> None:
    """One belief formed, one recall answered, one abstained."""
    client = await talked(served)
    await client.post(f"{WHOSE}/beliefs", json={"statement": "I sail."})  # behind the traces
    counted = samples((await client.get("/metrics")).text)
    assert counted['mnemic_formation_reasons_total{reason="committed_direct"}'] == 1
    assert counted['mnemic_consolidations_total{outcome="formed"}'] == 1
    assert counted['mnemic_recalls_total{abstention="none",moment="in_turn"}'] == 1
    assert counted['mnemic_recalls_total{abstention="nothing_known",moment="in_turn"}'] == 1
    assert counted["mnemic_recall_seconds_count"] == 2
    assert counted['mnemic_messages_total{kind="Append",outcome="ok"}'] == 1
    assert counted["mnemic_activations_total"] == 1
    assert counted["mnemic_commit_batch_size_sum"] == counted["mnemic_commits_total"]
    route = "/v1/principals/{principal_id}/recalls"
    name = f'mnemic_http_requests_total{{method="POST",route="{route}",status="200"}}'
    assert counted[name] == 2


async def test_strange_requests_make_no_labels_of_their_own(served: Running) -> None:
    """A scanner's paths and methods are all counted under one name."""
    client = served.client()
    before: set[str] = set()
    for turn in range(2):
        for number in range(20):
            await client.get(f"/wp-{turn}-{number}.php")
            await client.request(f"VERB{turn}{number}", "/healthz")
        names = set(samples((await client.get("/metrics")).text))
        assert turn == 0 or names == before | {n for n in names if "/metrics" in n}
        before = names
    assert any('route="other"' in name for name in before), "the control: they were counted"


@pytest.mark.parametrize(
    ("who", "peer", "may_look"),
    [
        ("local", "127.0.0.1", True),
        ("local", "::1", True),
        ("local", "10.1.2.3", False),
        ("all", "10.1.2.3", True),
        ("none", "127.0.0.1", False),
    ],
)
async def test_counts_are_shown_to_this_machine_unless_the_operator_says_otherwise(
    tmp_path: Path, who: str, peer: str, may_look: bool
) -> None:
    """They add up what all tenants do; whether the host is alive and ready is no secret."""
    async with running(tmp_path, metrics=who) as served:
        transport = httpx.ASGITransport(app=served.app, client=(peer, 5))
        client = httpx.AsyncClient(transport=transport, base_url=BASE_URL)
        for path in ("/metrics", "/status"):
            assert (await client.get(path)).status_code == (200 if may_look else 404)
        for path in ("/healthz", "/readyz"):
            assert (await client.get(path)).status_code == 200


async def test_a_status_describes_the_host_to_a_person(served: Running) -> None:
    """Counts, versions, readiness."""
    await talked(served)
    status = read(HostStatus, await served.client().get("/status"))
    assert (status.is_ready, status.reason, status.principals, status.active) == (True, None, 1, 1)
    assert status.policies.keys() == {"formation", "retrieval", "lifecycle"}
    assert status.tokens == 2


def every_error() -> list[errors.MnemicError]:
    """Make one of each error that there is."""
    special: dict[type[errors.MnemicError], errors.MnemicError] = {
        errors.MissingExtra: errors.MissingExtra("host", "fastapi"),
        errors.InvalidCommand: errors.InvalidCommand("field", "mend it"),
        errors.InvalidFile: errors.InvalidFile("/secret/path", 1, "field", "mend it"),
        errors.RateLimited: errors.RateLimited("slower", retry_after_s=1.5),
        errors.Quarantined: errors.Quarantined("a/b", "ValueError", "2026-03-02T09:00:30+00:00"),
        errors.TurnFailed: errors.TurnFailed("a/b", "Append", "ValueError"),
    }
    return [
        special.get(kind) or kind("it failed")
        for name in errors.__all__
        for kind in [getattr(errors, name)]
    ]


@pytest.mark.parametrize("error", every_error(), ids=lambda error: type(error).__name__)
def test_every_error_is_a_problem_with_a_documented_status(error: errors.MnemicError) -> None:
    """Its code is its class, so that a client can raise the same; 429 always names a pause."""
    described = problem_of(error, now=START)
    assert described.code == code_of(type(error))
    assert described.status in STATUSES
    assert "/secret" not in described.detail
    headers = headers_of(described)
    if described.status == 429 or isinstance(error, errors.Retryable):
        assert int(headers["retry-after"]) >= 0
    if isinstance(error, errors.InvalidInput) and not isinstance(error, errors.InvalidFile):
        assert 400 <= described.status < 500


def test_a_quarantine_names_the_time_that_is_left() -> None:
    """Retry-After counts from now, never below zero."""
    error = errors.Quarantined("a/b", "ValueError", "2026-03-02T09:00:30+00:00")
    described = problem_of(error, now=START)
    assert (described.status, described.retry_after_s) == (429, 30.0)
    assert (described.reason, described.retry_at) == ("ValueError", error.retry_at)
    late = errors.Quarantined("a/b", "ValueError", "2026-03-02T08:00:00+00:00")
    assert problem_of(late, now=START).retry_after_s == 0.0


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_is_one_event_a_line(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As text or as JSON, with the same fields; nothing is said after the block."""
    settings = LogSettings.model_validate({"format": form})
    with journal(settings):
        log.host_event("host_ready", url="http://127.0.0.1:1")
        log.sweep_failed("decay", "StoreUnavailable")
    log.host_event("unheard")
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    if form == "json":
        first, second = (json.loads(line) for line in lines)
        assert (first["event"], first["level"], first["url"]) == (
            "host_ready",
            "info",
            "http://127.0.0.1:1",
        )
        assert (second["event"], second["level"], second["sweep"]) == (
            "sweep_failed",
            "warning",
            "decay",
        )
    else:
        assert lines[0].endswith("info event='host_ready' url='http://127.0.0.1:1'")
    assert logging.getLogger("mnemic").propagate
