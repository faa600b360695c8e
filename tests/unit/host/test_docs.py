"""docs/host.md says what is: its defaults, its metrics, its codes, its paths."""

from __future__ import annotations

import re
from pathlib import Path

import yaml
from fastapi import FastAPI

from mnemic import errors
from mnemic.host.problems import problem_of
from mnemic.host.settings import RequestLimits, RuntimeLimits, Settings
from mnemic.wire import code_of
from tests.support.core import START
from tests.unit.host.hosts import Running
from tests.unit.host.test_http_scope import RIGHTS
from tests.unit.host.test_probes import every_error

PAGE = (Path(__file__).parents[3] / "docs" / "host.md").read_text()

NOT_FROM_A_HOST = {
    "call_cycle",
    "fixed_body_overflow",
    "formation_unevidenced",
    "invalid_address",
    "invalid_file",
    "invalid_input",
    "missing_extra",
    "mnemic_error",
    "retryable",
}
"""Codes that no caller of the routes is answered with, and those of classes above others."""


def test_the_defaults_are_those_of_the_code() -> None:
    """The YAML block of the limits is the settings' own, key for key."""
    (block,) = re.findall(r"```yaml\n(limits:\n.*?)```", PAGE, re.DOTALL)
    shown = yaml.safe_load(block)
    assert shown["limits"] == RequestLimits().model_dump()
    assert shown["runtime"] == RuntimeLimits().model_dump()
    (unit,) = re.findall(r"```yaml\n(# /etc/mnemic/host\.yaml\n.*?)```", PAGE, re.DOTALL)
    assert Settings.model_validate(yaml.safe_load(unit)).log.format == "json"


async def test_the_metrics_are_those_that_are_served(served: Running) -> None:
    """Each family is on the page, and nothing is on the page that is not served."""
    page = (await served.client().get("/metrics")).text
    families = set(re.findall(r"^# TYPE (mnemic_\w+?)(?:_total)? \w+$", page, re.MULTILINE))
    families = {name for name in families if not name.endswith("_created")}
    told = re.findall(r"`(mnemic_\w+?)(?:_total)?(?:\{[^}]*\})?`", PAGE)
    assert set(told) == families


def test_every_error_a_caller_can_get_is_in_the_table() -> None:
    """With the status it is answered with."""
    for error in every_error():
        code = code_of(type(error))
        if code in NOT_FROM_A_HOST or isinstance(
            error, errors.ModelUnavailable | errors.ModelRefused
        ):
            continue
        status = problem_of(error, now=START).status
        rows = [line for line in PAGE.splitlines() if line.startswith(f"| {status} |")]
        assert any(f"`{code}`" in row for row in rows), (status, code)


async def test_every_path_is_in_the_table(served: Running) -> None:
    """Under the page's short names for what stands in braces."""
    inner = served.app.app
    assert isinstance(inner, FastAPI)
    short = {"principal_id": "p", "session_id": "s", "belief_id": "b", "trace_id": "t"}
    for _, path in RIGHTS:
        for name, letter in short.items():
            path = path.replace(f"{{{name}}}", f"{{{letter}}}")  # noqa: PLW2901
        tail = path.removeprefix("/v1/principals/{p}") or path
        assert tail in PAGE or tail.removeprefix("/sessions/{s}") in PAGE, path
