"""Run the Python blocks of a page, as a reader would paste them."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs"


def blocks_of(page: str) -> list[str]:
    """Give the Python blocks of a page of docs/."""
    found: list[str] = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(), re.DOTALL)
    return found


async def run_block(block: str, **given: Any) -> Mapping[str, Any]:
    """Run a block that may await at its top; give the names it leaves."""
    names: dict[str, Any] = dict(given)
    code = compile(block, "docs", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    awaited = eval(code, names)
    if awaited is not None:
        await awaited
    return names
