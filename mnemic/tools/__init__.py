"""The tools an agent has on a memory, for whatever speaks to agents: MCP, a framework."""

from __future__ import annotations

from mnemic.tools.asking import block_of
from mnemic.tools.calling import Access, Called, answer_call
from mnemic.tools.entries import INSTRUCTIONS, TOOLS, ToolEntry
from mnemic.tools.refusals import next_step, refusal

__all__ = [
    "INSTRUCTIONS",
    "TOOLS",
    "Access",
    "Called",
    "ToolEntry",
    "answer_call",
    "block_of",
    "next_step",
    "refusal",
]
