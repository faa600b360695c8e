"""An adapter whose library is not installed says how to get it, in one sentence."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "extra", "module"),
    [
        ("langgraph", "langgraph", "langgraph"),
        ("openai_agents", "openai-agents", "agents"),
        ("pydantic_ai", "pydantic-ai", "pydantic_ai"),
    ],
)
def test_a_missing_library_is_named(adapter: str, extra: str, module: str) -> None:
    """It is an `ImportError` as well, for whoever tries and goes on without."""
    code = (
        f"import sys; sys.modules[{module!r}] = None\n"
        f"try:\n    import mnemic.adapters.{adapter}\n"
        "except ImportError as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == (
        f"this needs the extra {extra!r}, of which {module} is missing: "
        f"pip install 'mnemic[{extra}]'\n"
    )
