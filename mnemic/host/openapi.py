"""Describe each operation once, for the router and for the OpenAPI document.

Answers are values of the model, so their schemas are read off their types; bodies are
pydantic's. Both land in the document's components by name.
"""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from mnemic import __version__
from mnemic.host.bodies import Body, may_be_empty
from mnemic.host.problems import STATUSES
from mnemic.wire import PROBLEM_TYPE, Problem

_REF = "#/components/schemas/{name}"
_ANSWERS: dict[str, type] = {"Problem": Problem}
_BODIES: dict[str, type[Body]] = {}

SUMMARY = "The memory of long-running agents: governed, cited, and correctable by its owner."

DESCRIPTION = (
    "A token belongs to one tenant and reaches one principal of it, several, or all; whose "
    "memory is meant stands in the path. Every write takes an Idempotency-Key: the same key "
    "with the same command takes effect once and gets the same answer again. Every error is "
    "a problem document whose `code` names what the caller can do."
)


def operation(
    answer: type | None,
    *,
    body: type[Body] | None = None,
    status: int = 200,
    also: dict[int, type] | None = None,
    is_public: bool = False,
) -> dict[str, Any]:
    """Give a route's keyword arguments: its answers, its problems, its body."""
    responses: dict[int | str, dict[str, Any]] = {}
    for code, kind in {status: answer, **(also or {})}.items():
        if kind is not None:
            responses[code] = {
                "description": _first_sentence(kind),
                "content": {"application/json": {"schema": _ref(kind)}},
            }
    for code, said in STATUSES.items():
        responses[code] = {
            "description": said,
            "content": {PROBLEM_TYPE: {"schema": {"$ref": _REF.format(name="Problem")}}},
        }
    for code in (429, 503, 504):
        responses[code]["headers"] = {
            "Retry-After": {"schema": {"type": "string"}, "description": "Seconds to wait."}
        }
    extra: dict[str, Any] = {} if is_public else {"security": [{"token": []}]}
    if body is not None:
        _BODIES[body.__name__] = body
        extra["requestBody"] = {
            "required": not may_be_empty(body),
            "content": {"application/json": {"schema": {"$ref": _REF.format(name=body.__name__)}}},
        }
    return {"status_code": status, "responses": responses, "openapi_extra": extra}


def _ref(kind: type) -> dict[str, str]:
    _ANSWERS[kind.__name__] = kind
    return {"$ref": _REF.format(name=kind.__name__)}


def _first_sentence(kind: type) -> str:
    return (kind.__doc__ or kind.__name__).strip().partition("\n")[0]


def install_openapi(app: FastAPI) -> None:
    """Make the application's document, once it is first asked for."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _document(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _document(app: FastAPI) -> dict[str, Any]:
    document = get_openapi(
        title="mnemic",
        version=__version__,
        summary=SUMMARY,
        description=DESCRIPTION,
        routes=app.routes,
    )
    components = document.setdefault("components", {})
    components["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
    components["schemas"] = dict(sorted(_schemas().items()))
    return document


def _schemas() -> dict[str, Any]:
    _, schemas = msgspec.json.schema_components(_ANSWERS.values(), ref_template=_REF)
    named: dict[str, Any] = dict(schemas)
    for name, body in _BODIES.items():
        schema = body.model_json_schema(ref_template="#/components/schemas/{model}")
        named |= schema.pop("$defs", {})
        named[name] = schema
    return named
