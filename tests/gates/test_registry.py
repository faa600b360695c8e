"""Every gate of the specification has a test that bears its name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.gates.registry import GATES

TESTS = Path(__file__).parents[1]


def marked(source: str) -> Iterator[str]:
    """Give the names that `gate(...)` marks in a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", None) == "gate":
            names = [a.value for a in node.args if isinstance(a, ast.Constant)]
            yield from (name for name in names if isinstance(name, str))


@cache
def borne() -> frozenset[str]:
    """Give every name that a test bears."""
    modules = (*TESTS.rglob("test_*.py"), *(TESTS / "contract").glob("*.py"))
    return frozenset(name for path in modules for name in marked(path.read_text("utf-8")))


def test_there_are_fifty_one() -> None:
    """The registry is the specification's, whole."""
    assert len(GATES) == 51


@pytest.mark.parametrize("gate", GATES)
def test_a_gate_has_a_test(gate: str) -> None:
    """`make gates` runs them and fails for one without any."""
    assert gate in borne()


def test_a_name_in_a_string_is_no_mark() -> None:
    """The control: only a mark on a test counts."""
    assert list(marked('x = "gate.memory.recall_delta"')) == []
    assert list(marked('@pytest.mark.gate("a")\ndef test_x(): ...')) == ["a"]
