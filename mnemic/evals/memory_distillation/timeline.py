"""Move the clock past a case's end, cite, let the sweep pass, and look at what stands.

003 §Confidence, evidence, and forgetting: a boundary is exact, a citation extends no
lifetime, and a later direct statement promotes the hypothesis instead of standing beside
it. A claim that never formed cannot be looked at: that is a matter of recall.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal
from uuid import UUID

from msgspec import Struct

from mnemic.actors.clock import FixedClock
from mnemic.api import PrincipalMemory
from mnemic.bootstrap import Composition
from mnemic.evals.distillation_corpus import DistillationCase, Expectation, TimelineStep
from mnemic.memory.model import Belief, BeliefStatus, Derivation
from mnemic.providers.scripted import FakeModelScript, ScriptedModel, ScriptedTurn

DECAY = "decay"
"""The sweep that lets beliefs fade; no other may run, or it would change what is looked at."""

Rule = Literal["hypothesis_timing", "ongoing_timing", "promotion", "self_citation"]
Matcher = Callable[[Expectation, Belief], bool]
"""Tell whether a belief is the labelled one."""


class CheckResult(Struct, frozen=True):
    """Hold one check; `passed` None is of a claim that never formed."""

    rule: Rule
    passed: bool | None


async def run_timeline(
    case: DistillationCase,
    after: Sequence[Sequence[Belief]],
    seeds: Mapping[str, UUID],
    parts: Composition,
    owner: PrincipalMemory,
    *,
    chat: ScriptedModel,
    matcher: Matcher,
) -> tuple[CheckResult, ...]:
    """Check a case's promotions, then play its timeline; in the order of the case."""
    found = [_promoted(case, e, after, matcher) for e in case.expected if e.promotes is not None]
    watch = _Watch(case, after[-1], seeds, parts, owner, chat, matcher)
    for step in case.timeline:
        await watch.advance(step.advance_seconds)
        if step.act == "cite":
            for name in step.names:
                await watch.cite(name)
        else:
            found += [await watch.check(name, step) for name in step.names]
    return (*found, *watch.uncited)


def _promoted(
    case: DistillationCase,
    direct: Expectation,
    after: Sequence[Sequence[Belief]],
    matcher: Matcher,
) -> CheckResult:
    """Check that the hypothesis itself became the direct claim, and nothing stands beside it."""
    assert direct.promotes is not None
    guess = case.expectation(direct.promotes)
    assert guess is not None, "the corpus checked that it promotes a hypothesis of the case"
    guessed = {b.id for beliefs in after for b in beliefs if matcher(guess, b)}
    stated = {b.id for b in after[-1] if b.is_live and matcher(direct, b)}
    if not guessed or not stated:
        return CheckResult("promotion", passed=None)
    return CheckResult("promotion", len(stated) == 1 and stated <= guessed)


class _Watch(Struct):
    """Look at a case's claims while time passes."""

    case: DistillationCase
    formed: Sequence[Belief]
    seeds: Mapping[str, UUID]
    parts: Composition
    owner: PrincipalMemory
    chat: ScriptedModel
    matcher: Matcher
    cited: frozenset[str] = frozenset()
    uncited: tuple[CheckResult, ...] = ()

    async def advance(self, seconds: float) -> None:
        """Move the clock and let the sweep pass once."""
        clock = self.parts.clock
        assert isinstance(clock, FixedClock)
        clock.advance(seconds)
        await next(s for s in self.parts.maintenance if s.name == DECAY).tick()

    async def cite(self, name: str) -> None:
        """Have an agent recall a claim and cite it in its answer; one that cannot is told."""
        belief = await self._find(name)
        if belief is None or not (await self.owner.belief(belief.id)).is_live:
            return
        self.chat.play(FakeModelScript(turns=(ScriptedTurn(text=f"[m:{belief.id.hex}]"),)))
        runs = self.parts.runs
        session = await runs.open_session(self.owner.principal)
        await runs.submit(f"What about the {belief.subject}?", session)
        now = await self.owner.belief(belief.id)
        if now.last_used_at == self.parts.clock.now():
            self.cited |= {name}
        else:
            self.uncited = (*self.uncited, CheckResult("self_citation", passed=False))

    async def check(self, name: str, step: TimelineStep) -> CheckResult:
        """Hold what became of a claim against what its lifetime says."""
        rule = self._rule(name)
        found = await self._find(name)
        if found is None:
            return CheckResult(rule, passed=None)
        belief = await self.owner.belief(found.id)
        if step.status == "live":
            return CheckResult(rule, belief.is_live)
        return CheckResult(rule, belief.status is BeliefStatus.RETIRED)

    def _rule(self, name: str) -> Rule:
        if name in self.cited:
            return "self_citation"
        expectation = self.case.expectation(name)
        supposed = expectation is not None and expectation.derivation is Derivation.HYPOTHESIS
        return "hypothesis_timing" if supposed else "ongoing_timing"

    async def _find(self, name: str) -> Belief | None:
        """Find what formed of a claim with the lifetime it is labelled with, or a seed."""
        expectation = self.case.expectation(name)
        if expectation is None:
            seeded = self.seeds.get(name)
            return None if seeded is None else await self.owner.belief(seeded)
        matching = [b for b in self.formed if self.matcher(expectation, b)]
        return next((b for b in matching if b.longevity is expectation.longevity), None)


__all__ = ["CheckResult", "Matcher", "Rule", "run_timeline"]
