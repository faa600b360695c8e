"""The controls of the lifetime property: each broken rule is caught by a short history."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

import anyio
import pytest
from msgspec.structs import replace

from mnemic.memory.lifecycle import decay, horizons
from mnemic.memory.model import Belief, Principal
from mnemic.memory.policy import Profile
from mnemic.stores.in_memory import InMemoryStore
from tests.contract.lifetimes import Act, Twin

SECOND = timedelta(seconds=1)


def act(kind: str, days: int, longevity: str = "durable", pick: int = 0) -> Act:
    """Make one act, some days and a second after the one before."""
    wait = timedelta(days=days) if days else SECOND
    return Act(kind=kind, wait=wait, pick=pick, longevity=longevity, type="fact")


HISTORIES: dict[str, list[Act]] = {
    "tentative": [act("form", 0, "tentative"), act("sweep", 30)],
    "ongoing": [act("form", 0, "ongoing"), act("sweep", 89), act("sweep", 1)],
    "window": [act("form", 0), act("sweep", 60), act("sweep", 0)],
    "order": [*(act("form", 0) for _ in range(4)), act("sweep", 61), act("sweep", 0)],
    "explicit": [act("form", 0, "explicit"), act("sweep", 365)],
    "citation": [act("form", 0, "ongoing"), act("cite", 89), act("sweep", 1)],
}


async def lived(history: list[Act]) -> None:
    """Live a history in both worlds."""
    twin = Twin(InMemoryStore(), Principal("life", "mutant"))
    await twin.begin()
    for each in history:
        await twin.act(each)
        twin.check()
        await twin.check_store()


@pytest.mark.parametrize("name", sorted(HISTORIES))
def test_the_true_rules_pass(name: str) -> None:
    """Every history below is one that the real sweep lives rightly."""
    anyio.run(lived, HISTORIES[name])


def _no_window(cutoff: Any, *, last_evidence_at: datetime, updated_at: datetime) -> bool:
    del updated_at
    return bool(last_evidence_at <= cutoff.evidence_before)


def _newest_first(beliefs: Iterable[Belief], profile: Profile, now: datetime) -> Any:
    found = _due(beliefs, _unbounded(profile), now)
    return found[::-1][: profile.formation.decay.max_per_sweep]


def _unbounded(profile: Profile) -> Profile:
    rule = replace(profile.formation.decay, max_per_sweep=1_000)
    return replace(profile, formation=replace(profile.formation, decay=rule))


def _spares_nothing(belief: Belief) -> Any:
    return _fade_of(replace(belief, explicit=False, confidence=0.5))


def _by_use(beliefs: Iterable[Belief], profile: Profile, now: datetime) -> Any:
    unused = [b for b in beliefs if b.last_used_at is None]
    return _due(unused, profile, now)


_due, _fade_of = horizons.due, horizons.fade_of

MUTANTS: dict[str, tuple[Any, str, Any]] = {
    "tentative": (horizons, "TENTATIVE_DAYS", 31),
    "ongoing": (horizons, "ONGOING_DAYS", 89),
    "window": (horizons.Cutoff, "reaches", _no_window),
    "order": (decay, "due", _newest_first),
    "explicit": (horizons, "fade_of", _spares_nothing),
    "citation": (decay, "due", _by_use),
}


@pytest.mark.parametrize("name", sorted(MUTANTS))
def test_each_broken_rule_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A boundary off by a day, no window, the wrong order, nothing spared, use as evidence."""
    where, what, broken = MUTANTS[name]
    monkeypatch.setattr(where, what, broken)
    with pytest.raises(AssertionError):
        anyio.run(lived, HISTORIES[name])
