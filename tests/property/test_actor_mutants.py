"""Broken builds of the runtime: the seeded schedules must catch every one of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from mnemic.actors.actor import PrincipalActor
from mnemic.actors.committer import Committer
from mnemic.actors.limits import Limits
from mnemic.actors.mailbox import Mailbox
from mnemic.evals.actor_scenario import Scenario, play
from mnemic.evals.checkers import CheckingObserver
from mnemic.evals.seeded_trio import run_seeded
from mnemic.memory.draft import Draft
from mnemic.memory.image import Image
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.in_memory_data import Rows
from mnemic.stores.port import Commit, CommitResult

SEEDS = 60
"""Schedules within which a mutant must be caught."""

Patch = pytest.MonkeyPatch


def _fence_is_ignored(patch: Patch) -> None:
    def passed(store: InMemoryStore, entry: Commit) -> Rows | None:
        return store.data.rows.get(entry.principal)

    patch.setattr(InMemoryStore, "_passed", passed)
    patch.setattr(Rows, "check", lambda *_: None)


def _reply_comes_before_the_commit(patch: Patch) -> None:
    async def commit(committer: Committer, commit: Commit) -> CommitResult:
        del committer, commit
        return CommitResult.LANDED

    patch.setattr(Committer, "commit", commit)


def _store_is_not_asked_whether_it_wrote(patch: Patch) -> None:
    async def unwritten(*_: object) -> bool:
        return True

    patch.setattr(PrincipalActor, "_is_unwritten", unwritten)


def _receipts_are_not_written(patch: Patch) -> None:
    patch.setattr(Draft, "add_receipt", lambda *_, **__: None)


def _messages_put_back_are_lost(patch: Patch) -> None:
    patch.setattr(Mailbox, "put_back", lambda *_: None)


def _image_forgets_to_apply_sessions(patch: Patch) -> None:
    apply = Image.apply

    def forgetful(image: Image, changes: Any, *, version: int) -> None:
        known = dict(image._sessions)
        apply(image, changes, version=version)
        if len(changes.beliefs) > 1:
            image._sessions = known

    patch.setattr(Image, "apply", forgetful)


def _events_skip_a_sequence(patch: Patch) -> None:
    event = Draft.event

    def skipping(draft: Draft, *args: Any, **fields: Any) -> Any:
        if draft._event_seq % 7 == 6:
            draft._event_seq += 1
        return event(draft, *args, **fields)

    patch.setattr(Draft, "event", skipping)
    patch.setattr(Rows, "check", lambda *_: None)


def _rejected_beliefs_stay_live(patch: Patch) -> None:
    def reject(draft: Draft, belief: Any, told: object) -> Any:
        del told
        draft.put(belief, moves=True)
        return belief

    patch.setattr("mnemic.memory.formation.transitions.reject", reject)


def _waiting_messages_are_dropped_at_the_fence(patch: Patch) -> None:
    take_rest = PrincipalActor._take_rest

    def drop(actor: PrincipalActor) -> list[Any]:
        take_rest(actor)
        return []

    patch.setattr(PrincipalActor, "_take_rest", drop)


MUTANTS: dict[Callable[[Patch], None], set[str]] = {
    _fence_is_ignored: {"one_epoch_per_version"},
    _reply_comes_before_the_commit: {"no_reply_before_commit"},
    _store_is_not_asked_whether_it_wrote: {"acknowledged_effects"},
    _receipts_are_not_written: {"acknowledged_effects"},
    _messages_put_back_are_lost: {"answered_once"},
    _image_forgets_to_apply_sessions: {"image_equals_reload", "monotone_watermarks"},
    _events_skip_a_sequence: {"gapless_order"},
    _rejected_beliefs_stay_live: {"nothing_rejected_lives"},
    _waiting_messages_are_dropped_at_the_fence: {"answered_once"},
}
"""Each mutant with the checkers of which one at least must see it."""


def _violated(seed: int) -> set[str]:
    observer = CheckingObserver()
    scenario = Scenario(
        seed=seed,
        principals=2,
        messages=40,
        hosts=1 + seed % 2,
        fault_per_mille=60,
        cancel_per_mille=60,
        limits=Limits(commits_in_flight=1, drain_grace_s=100.0),
    )

    async def main() -> None:
        await play(scenario, observer)

    # Some mutants are broken enough to fall over; what was seen until then counts.
    with suppress(BaseExceptionGroup):
        run_seeded(main, seed=seed)
    return {violation.checker for violation in observer.violations}


def _name(mutant: Callable[[Patch], None]) -> str:
    return mutant.__name__.strip("_")


@pytest.mark.parametrize("mutant", MUTANTS, ids=_name)
def test_a_broken_runtime_is_caught(
    mutant: Callable[[Patch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within `SEEDS` schedules one of its checkers sees the mutant."""
    mutant(monkeypatch)
    seen: set[str] = set()
    for seed in range(SEEDS):
        seen |= _violated(seed)
        if seen & MUTANTS[mutant]:
            return
    pytest.fail(f"{SEEDS} schedules, and only {sorted(seen)} said anything")


def test_the_sound_runtime_is_not_caught() -> None:
    """The control: the same schedules without a mutant."""
    for seed in range(10):
        assert _violated(seed) == set()
