"""mnemic: a governed memory for long-running agents.

async with mnemic.open_memory("embedded:./data") as memory:
    ada = memory.principal("acme", "ada")
    session = await ada.open_session(project_scope="orbit-app")
    await session.say("I live in Seattle. I prefer concise answers.")
    outcome = await session.close()
    recall = await ada.recall("Where do I live?", token_budget=300)
"""

from mnemic import errors
from mnemic.api import (
    Consolidation,
    Memory,
    PrincipalMemory,
    SessionMemory,
    Statement,
    open_memory,
)
from mnemic.errors import MnemicError
from mnemic.memory.model import Belief, Outcome, Principal, Reason, Trust

__version__ = "0.1.0"

__all__ = [
    "Belief",
    "Consolidation",
    "Memory",
    "MnemicError",
    "Outcome",
    "Principal",
    "PrincipalMemory",
    "Reason",
    "SessionMemory",
    "Statement",
    "Trust",
    "errors",
    "open_memory",
]
