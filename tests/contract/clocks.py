"""What every store promises about its clocks: who has work due, exactly, and at what cost."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from mnemic.memory.lifecycle.horizons import Cutoff, Fade, cutoffs, due
from mnemic.memory.model import Belief, BeliefStatus, BeliefType, Derivation, Longevity, Principal
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall.retention import expire_operator_fields
from mnemic.stores.port import PAGE_ROWS_MAX, Store
from tests.contract import rows
from tests.contract.commits import landed
from tests.contract.rows import ADA, BOB
from tests.contract.worlds import Contract, World, scenario


def fading_belief(number: int, position: int, **fields: Any) -> Belief:
    """Make a provisional belief of the sort that fades; a durable fact unless told otherwise."""
    values: dict[str, Any] = {"status": BeliefStatus.PROVISIONAL, "confidence": 0.65}
    return rows.belief(number, position, **values | fields)


def by(fade: Fade, seconds: float, *, untouched: float | None = None) -> tuple[Cutoff]:
    """Make the one cutoff of a rule."""
    since = None if untouched is None else rows.at(untouched)
    return (Cutoff(fade, rows.at(seconds), since),)


class ClockContract(Contract):
    """Hold a store to its promises about decay and expiry."""

    @scenario
    async def test_idle_beliefs_come_least_recently_evidenced_first(self, world: World) -> None:
        """Live ones only, at or before the instant, and no more than asked for."""
        beliefs = tuple(
            rows.belief(n, n, last_evidence_at=rows.at(second))
            for n, second in enumerate((30, 10, 20, 10, 40), start=1)
        )
        ended = rows.belief(6, 6, status=BeliefStatus.RETIRED)
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, position=6, beliefs=(*beliefs, ended)))

            async def idle(second: float, limit: int = PAGE_ROWS_MAX) -> list[int]:
                found = await store.list_idle(ADA, evidence_before=rows.at(second), limit=limit)
                return [b.store_position for b in found]

            assert await idle(30) == [2, 4, 3, 1]
            assert await idle(29.999999) == [2, 4, 3]
            assert await idle(30, limit=2) == [2, 4]
            assert await idle(9) == []
            assert await store.list_idle(BOB, evidence_before=rows.at(99)) == ()

    @scenario
    async def test_a_sweeps_window_is_what_has_work_due_in_the_order_of_idleness(
        self, world: World
    ) -> None:
        """Cut after the rule: beliefs that never fade, the most idle of all, hide none that do."""
        kept = tuple(rows.belief(n, n, explicit=True) for n in (1, 2, 3))
        fading = tuple(
            fading_belief(n, n, last_evidence_at=rows.at(second), updated_at=rows.at(second))
            for n, second in enumerate((30, 10, 20), start=4)
        )
        bounded = replace(
            DEFAULT_PROFILE,
            formation=replace(
                DEFAULT_PROFILE.formation,
                decay=replace(DEFAULT_PROFILE.formation.decay, max_per_sweep=2),
            ),
        )
        now = rows.at(30) + timedelta(days=60)
        before = max(cutoff.evidence_before for cutoff in cutoffs(bounded, now).values())
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, position=6, beliefs=(*fading, *kept)))
            idle = await store.list_idle(ADA, evidence_before=before)
            assert [b.store_position for b in idle] == [1, 2, 3, 5, 6, 4]
            assert [b.store_position for b in due(idle[::-1], bounded, now)] == [5, 6]
            first = await store.list_idle(ADA, evidence_before=before, limit=2)
            assert due(first, bounded, now) == (), "what a window cut by the store would do"

    @scenario
    async def test_who_fades_is_named_by_its_own_rule_at_its_own_boundary(
        self, world: World
    ) -> None:
        """Each rule reads its own beliefs; what never fades is named by none."""
        people = {
            Fade.TENTATIVE: fading_belief(1, 1, longevity=Longevity.TENTATIVE),
            Fade.ONGOING: fading_belief(1, 1, longevity=Longevity.ONGOING),
            **{Fade(kind.value): fading_belief(1, 1, belief_type=kind) for kind in BeliefType},
        }
        never = {
            "explicit": fading_belief(1, 1, explicit=True),
            "active": rows.belief(1, 1),
            "ended": rows.belief(1, 1, status=BeliefStatus.RETIRED, confidence=0.2),
        }
        async with world.host() as store:
            for fade, belief in people.items():
                await _holding(store, Principal("acme", fade.value), belief)
            for name, belief in never.items():
                await _holding(store, Principal("never", name), belief)
            for fade in Fade:
                assert await store.fading(cutoffs=by(fade, 0)) == (Principal("acme", fade.value),)
                assert await store.fading(cutoffs=by(fade, -0.000001)) == ()
            everyone = [cutoff for fade in Fade for cutoff in by(fade, 0)]
            named = tuple(sorted(Principal("acme", fade.value) for fade in Fade))
            assert await store.fading(cutoffs=everyone) == named
            assert await store.fading(cutoffs=everyone, after=named[1], limit=2) == named[2:4]
            assert await store.fading(cutoffs=()) == ()

    @scenario
    async def test_what_was_touched_within_the_window_is_not_due(self, world: World) -> None:
        """The second clock of a cutoff: the last change, at or before its instant."""
        async with world.host() as store:
            await _holding(store, ADA, fading_belief(1, 1, updated_at=rows.at(50)))
            assert await store.fading(cutoffs=by(Fade.FACT, 0, untouched=50)) == (ADA,)
            assert await store.fading(cutoffs=by(Fade.FACT, 0, untouched=49)) == ()
            # One that was touched does not hide one that was not.
            other = fading_belief(2, 2, last_evidence_at=rows.at(10), updated_at=rows.at(10))
            await landed(store, rows.commit(ADA, 1, 1, position=2, beliefs=(other,)))
            assert await store.fading(cutoffs=by(Fade.FACT, 10, untouched=49)) == (ADA,)
            assert await store.fading(cutoffs=by(Fade.FACT, 9, untouched=49)) == ()

    @scenario
    async def test_a_belief_that_changes_changes_its_clock(self, world: World) -> None:
        """Support, promotion, an ending and erasure are all seen at once."""
        first = fading_belief(1, 1, derivation=Derivation.HYPOTHESIS)
        async with world.host() as store:
            await _holding(store, ADA, first)
            assert await store.fading(cutoffs=by(Fade.TENTATIVE, 0)) == (ADA,)
            changes = (
                rows.replaced(first, last_evidence_at=rows.at(5)),
                rows.replaced(first, derivation=Derivation.DIRECT, store_position=2),
                rows.replaced(first, status=BeliefStatus.RETIRED, store_position=3),
            )
            wanted = (
                ((), (ADA,), ()),
                ((), (), (ADA,)),
                ((), (), ()),
            )
            for version, (belief, expected) in enumerate(zip(changes, wanted, strict=True), 1):
                entry = rows.commit(
                    ADA, 1, version, position=belief.store_position, beliefs=(belief,)
                )
                await landed(store, entry)
                found = (
                    await store.fading(cutoffs=by(Fade.TENTATIVE, 0)),
                    await store.fading(cutoffs=by(Fade.TENTATIVE, 5)),
                    await store.fading(cutoffs=by(Fade.FACT, 5)),
                )
                assert found == expected
                assert await store.index_faults(ADA) == ()
            again = fading_belief(2, 4)
            await landed(store, rows.commit(ADA, 1, 4, position=4, beliefs=(again,)))
            assert await store.fading(cutoffs=by(Fade.FACT, 0)) == (ADA,)
            await landed(store, rows.commit(ADA, 1, 5, position=4, erased_beliefs=(again.id,)))
            assert await store.fading(cutoffs=by(Fade.FACT, 0)) == ()
            assert await store.index_faults(ADA) == ()

    @scenario
    async def test_a_fenced_commit_winds_no_clock(self, world: World) -> None:
        """Nothing of it is written, in any index."""
        async with world.host() as store:
            await store.claim(ADA)
            await store.claim(ADA)
            stale = rows.commit(ADA, 1, 0, position=1, beliefs=(fading_belief(1, 1),))
            await store.commit([stale])
            assert await store.fading(cutoffs=by(Fade.FACT, 99)) == ()

    @pytest.mark.gate("gate.memory.trace_retention")
    @scenario
    async def test_traces_expire_once_and_keep_the_rest(self, world: World) -> None:
        """Named at their expiry, first to expire first; once cut, never named again."""
        held = {"candidate_counts": {"lexical": 1}}
        traces = (
            rows.trace(1, 1, operator_expires_at=rows.at(30), **held),
            rows.trace(2, 2, operator_expires_at=rows.at(10), **held),
            rows.trace(3, 3, operator_expires_at=rows.at(10), dropped_for_budget=None),
        )
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, traces=traces))
            assert await store.expiring(before=rows.at(9.999999)) == ()
            assert await store.expiring(before=rows.at(10)) == (ADA,)
            assert await store.expiring(before=rows.at(10), after=ADA) == ()
            assert await store.expired_traces(ADA, before=rows.at(10)) == (traces[1],)
            found = await store.expired_traces(ADA, before=rows.at(30))
            assert found == (traces[1], traces[0])
            assert await store.expired_traces(ADA, before=rows.at(30), limit=1) == (traces[1],)
            assert await store.expired_traces(BOB, before=rows.at(30)) == ()
            cut = expire_operator_fields(found, now=rows.at(30), limit=9)
            await landed(store, rows.commit(ADA, 1, 1, traces=cut))
            assert await store.expiring(before=rows.at(99)) == ()
            assert await store.expired_traces(ADA, before=rows.at(99)) == ()
            assert await store.trace(ADA, traces[0].id) == cut[1]
            assert await store.index_faults(ADA) == ()

    @scenario
    async def test_a_session_is_passed_again_when_it_is_due(self, world: World) -> None:
        """Open or closed, first due first; one that was passed, or is gone, is named no more."""
        first = rows.session(1, repass_at=rows.at(20), repass_attempts=1)
        second = rows.closed_session(2, repass_at=rows.at(10))
        async with world.host() as store:
            await store.claim(ADA)
            entry = rows.commit(ADA, 1, 0, sessions=(first, second, rows.session(3)))
            await landed(store, entry)
            assert await store.repassing(before=rows.at(9.999999)) == ()
            assert await store.repassing(before=rows.at(10)) == (ADA,)
            assert await store.repassing(before=rows.at(10), after=ADA) == ()
            assert await store.repasses(ADA, before=rows.at(10)) == (second,)
            assert await store.repasses(ADA, before=rows.at(20)) == (second, first)
            assert await store.repasses(ADA, before=rows.at(20), limit=1) == (second,)
            assert await store.repasses(BOB, before=rows.at(20)) == ()
            assert await store.index_faults(ADA) == ()
            passed = replace(second, repass_at=None)
            await landed(store, rows.commit(ADA, 1, 1, sessions=(passed,)))
            assert await store.repasses(ADA, before=rows.at(99)) == (first,)
            assert await store.repassing(before=rows.at(10)) == ()
            await landed(store, rows.commit(ADA, 1, 2, erased_sessions=(first.id,)))
            assert await store.repassing(before=rows.at(99)) == ()
            assert await store.index_faults(ADA) == ()

    @scenario
    async def test_a_sound_principal_has_no_index_faults(self, world: World) -> None:
        """Everything that can be written agrees with its content."""
        beliefs = (fading_belief(1, 1), rows.belief(2, 2, status=BeliefStatus.SUPERSEDED))
        async with world.host() as store:
            assert await store.index_faults(ADA) == ()
            await store.claim(ADA)
            entry = rows.commit(
                ADA,
                1,
                0,
                position=2,
                events=(rows.event(1), rows.event(2, session_id=None)),
                sessions=(rows.session(1), rows.closed_session(2)),
                beliefs=beliefs,
                traces=(rows.trace(4, 1),),
            )
            await landed(store, entry)
            assert await store.index_faults(ADA) == ()

    @scenario
    async def test_the_policys_cutoffs_are_what_a_store_takes(self, world: World) -> None:
        """A hypothesis is due at its thirtieth day and not before."""
        guess = fading_belief(1, 1, derivation=Derivation.HYPOTHESIS)
        async with world.host() as store:
            await _holding(store, ADA, guess)
            for days, due in ((29.999999, ()), (30, (ADA,))):
                now = rows.T0 + timedelta(days=days)
                at = tuple(cutoffs(DEFAULT_PROFILE, now).values())
                assert await store.fading(cutoffs=at) == due


async def _holding(store: Store, who: Principal, belief: Belief) -> None:
    await store.claim(who)
    entry = rows.commit(who, 1, 0, position=belief.store_position, beliefs=(belief,))
    await landed(store, entry)
