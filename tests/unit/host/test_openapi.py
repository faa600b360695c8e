"""The OpenAPI document tells the truth: what it allows is served, what it says is answered.

schemathesis makes requests from the document, valid and invalid, in a fixed order.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.python.asgi import shutdown_lifespans
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mnemic.actors.clock import SystemClock
from mnemic.host import Host, Right, Settings, TokenFile, create_app, open_host

EXAMPLES = 8
"""Requests made from the document for each operation; each is sent twice."""

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    allow_header_conformance,
]

SESSIONS = "/v1/principals/{principal_id}/sessions"
BELIEFS = "/v1/principals/{principal_id}/beliefs"
RECALLS = "/v1/principals/{principal_id}/recalls"


class Surface:
    """Hold an application of its own event loop, a token for it, and its document."""

    def __init__(self, app: Any, token: str) -> None:
        self.headers = {"Authorization": f"Bearer {token}"}
        self.document = schemathesis.openapi.from_asgi("/openapi.json", app)

    def post(self, path: str, body: dict[str, Any], **parameters: str) -> Any:
        """Make something that the next request can be about."""
        case = self.document[path]["POST"].Case(
            path_parameters={"principal_id": "ada", **parameters},
            body=body,
            media_type="application/json",
        )
        answer = case.call(headers=self.headers)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def things(self, named: set[str]) -> dict[str, str]:
        """Give path parameters that name what is there, made anew for each call."""
        there = {"principal_id": "ada"}
        if "session_id" in named:
            there["session_id"] = self.post(SESSIONS, {})["session_id"]
        if "belief_id" in named:
            stated = self.post(BELIEFS, {"statement": "I live in Ghent."})
            there["belief_id"] = stated["belief"]["id"]
        if "trace_id" in named:
            there["trace_id"] = self.post(RECALLS, {"question": "Where do I live?"})["trace"]["id"]
        return there


@pytest.fixture(scope="module")
def surface(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Surface]:
    """Give an application whose host opens with it, in memory."""
    path = tmp_path_factory.mktemp("host") / "tokens.json"
    token, _ = TokenFile(path, clock=SystemClock()).create("acme", None, Right.ERASE)
    limits = {"requests_per_s": 1_000_000, "burst": 1_000_000, "wait_s": 0.05}
    chosen = Settings.model_validate({"tokens": path, "limits": limits})

    @asynccontextmanager
    async def opened() -> AsyncIterator[Host]:
        async with open_host(chosen, storage="memory://") as host:
            yield host

    yield Surface(create_app(opened), token)
    shutdown_lifespans()


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_operation_keeps_its_word(surface: Surface, mode: GenerationMode) -> None:
    """No 5xx, no status, header, type or shape that the document does not name.

    Each request is sent as it was made up, and once more about a session, a belief and a
    recall that are there.
    """
    tried = 0
    for result in surface.document.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if mode is GenerationMode.NEGATIVE and not _can_be_wrong(operation):
            continue
        tried += _tried(surface, operation, mode)
    assert tried > EXAMPLES


def _can_be_wrong(operation: Any) -> bool:
    return bool(operation.body or operation.query or operation.headers)


def _is_wrong(case: Any) -> bool:
    """Tell whether what is wrong about it survives the token and the path given to it."""
    assert case.meta is not None
    components = case.meta.components
    return any(
        where in components and components[where].mode.is_negative
        for where in (ParameterLocation.BODY, ParameterLocation.QUERY)
    )


def _tried(surface: Surface, operation: Any, mode: GenerationMode) -> int:
    sent = 0

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def keeps_its_word(case: Any) -> None:
        nonlocal sent
        refused = [negative_data_rejection] if _is_wrong(case) else []
        case.call_and_validate(headers=surface.headers, checks=[*CHECKS, *refused])
        sent += 1
        if case.path_parameters:
            case.path_parameters.update(surface.things(set(case.path_parameters)))
            case.call_and_validate(headers=surface.headers, checks=CHECKS)
            sent += 1

    keeps_its_word()
    return sent
