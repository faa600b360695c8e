"""Questions of everyday life: the right line first, nothing beside it, or an abstention."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache

import anyio
import pytest

from mnemic.api import open_memory
from mnemic.memory.image import Image
from mnemic.memory.model import Belief
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall import RecallRequest, RecallResult, recall
from mnemic.memory.sessions import project_scope
from tests.unit.recall.builders import TRACE
from tests.unit.recall.everyday import Ask, World
from tests.unit.recall.everyday_lyon import LYON
from tests.unit.recall.everyday_porto import PORTO
from tests.unit.recall.everyday_toronto import TORONTO
from tests.unit.recall.everyday_valencia import VALENCIA

ASKED_AT = datetime(2026, 2, 20, 9, tzinfo=UTC)
WORLDS = {"lyon": LYON, "porto": PORTO, "toronto": TORONTO, "valencia": VALENCIA}
CASES = [(name, ask) for name, world in WORLDS.items() for ask in world.asks]
FORMED_MIN = 0.8
"""Least share of the needed lines that the grammar forms: below it this table checks little."""


@cache
def told(name: str) -> Image:
    """Tell a world through the public API, once; the image is only read."""
    return anyio.run(_tell, WORLDS[name])


async def _tell(world: World) -> Image:
    async with open_memory(sweeps=False) as memory:
        owner = memory.principal("acme", "ada")
        for at, scope, turns in world.sessions:
            instant = datetime.fromisoformat(at)
            session = await owner.open_session(project_scope=scope, at=instant)
            for turn in turns:
                await session.say(turn, at=instant)
            await session.close(at=instant)
        return await memory.composition.supervisor.image(owner.principal)


def asked(name: str, ask: Ask) -> RecallResult:
    """Recall for one question."""
    request = RecallRequest(now=ASKED_AT, question=ask.question, scope=project_scope(ask.scope))
    return recall(told(name), request, profile=DEFAULT_PROFILE, trace_id=TRACE)


def has(fragment: str, beliefs: Iterable[Belief]) -> bool:
    """Tell whether a statement holds a fragment."""
    return any(fragment in belief.statement for belief in beliefs)


@pytest.mark.parametrize(("name", "ask"), CASES)
def test_a_question_is_answered_or_abstained_from(name: str, ask: Ask) -> None:
    """What is believed and needed comes, and nothing that was not asked for."""
    live = [belief for belief in told(name).beliefs() if belief.is_live]
    needed = [fragment for fragment in ask.needed if has(fragment, live)]
    result = asked(name, ask)
    assert [f for f in needed if not has(f, result.beliefs)] == [], "missed"
    fit = (*ask.needed, *ask.allowed)
    noise = [b.statement for b in result.beliefs if not any(f in b.statement for f in fit)]
    assert noise == []
    assert bool(result.beliefs) != (result.abstention is not None)


def test_the_table_checks_what_is_believed() -> None:
    """Most of what the questions need is formed, so that a miss here is a recall's miss."""
    needed = [(name, fragment) for name, ask in CASES for fragment in ask.needed]
    live = {name: [b for b in told(name).beliefs() if b.is_live] for name in WORLDS}
    formed = sum(has(fragment, live[name]) for name, fragment in needed)
    assert formed >= FORMED_MIN * len(needed)
    assert len(CASES) >= 150
