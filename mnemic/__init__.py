"""mnemic: a governed memory for long-running agents.

async with mnemic.open_memory("embedded:./data") as memory:
    ada = memory.principal("acme", "ada")
    session = await ada.open_session(project_scope="orbit-app")
    await session.say("I live in Seattle. I prefer concise answers.")
    outcome = await session.close()
    recall = await ada.recall("Where do I live?", token_budget=300)
"""

from importlib import import_module
from typing import TYPE_CHECKING

from mnemic import errors
from mnemic.errors import MnemicError

if TYPE_CHECKING:
    from mnemic.api import (
        Consolidation,
        ErasureReceipt,
        ForgetPlan,
        Memory,
        PrincipalMemory,
        ReplayDifference,
        Said,
        SessionMemory,
        Statement,
        open_memory,
    )
    from mnemic.memory.model import Belief, Outcome, Principal, Reason, Trust
    from mnemic.profiles import load_profile

__version__ = "0.1.0"

__all__ = [
    "Belief",
    "Consolidation",
    "ErasureReceipt",
    "ForgetPlan",
    "Memory",
    "MnemicError",
    "Outcome",
    "Principal",
    "PrincipalMemory",
    "Reason",
    "ReplayDifference",
    "Said",
    "SessionMemory",
    "Statement",
    "Trust",
    "errors",
    "load_profile",
    "open_memory",
]

_HOMES = dict.fromkeys(("Belief", "Outcome", "Principal", "Reason", "Trust"), "mnemic.memory.model")
_HOMES["load_profile"] = "mnemic.profiles"


def __getattr__(name: str) -> object:
    # The runtime and the grammar are loaded when they are first asked for: the command
    # line answers `--help` without them, and a client that needs the errors alone stays light.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(_HOMES.get(name, "mnemic.api"))
    value: object = getattr(home, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
