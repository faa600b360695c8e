"""The small agent loop: sessions primed with memory, runs that answer one turn."""

from __future__ import annotations

from mnemic.agent.context import Context, build_context, prefix
from mnemic.agent.episodes import EpisodePage, search_episodes
from mnemic.agent.ports import DEFAULT_RUN_LIMITS, MemoryPort, RunLimits
from mnemic.agent.recalls import SessionRecalls
from mnemic.agent.runs import SYSTEM_PROMPT, AgentSession, Run, Runs
from mnemic.agent.tools import MEMORY_TOOLS, RECALL, RECALL_EPISODES, REMEMBER

__all__ = [
    "DEFAULT_RUN_LIMITS",
    "MEMORY_TOOLS",
    "RECALL",
    "RECALL_EPISODES",
    "REMEMBER",
    "SYSTEM_PROMPT",
    "AgentSession",
    "Context",
    "EpisodePage",
    "MemoryPort",
    "Run",
    "RunLimits",
    "Runs",
    "SessionRecalls",
    "build_context",
    "prefix",
    "search_episodes",
]
