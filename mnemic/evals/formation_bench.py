"""How fast extraction reads turns, and that a longer turn costs no more than its length.

Processor time is what counts: on a machine that others use too the wall clock says
little. Nothing is stored; the extractor is a pure function.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from time import perf_counter, process_time

from msgspec import Struct

from mnemic.evals.bench_figures import Rate, rate
from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Event, EventKind
from mnemic.memory.policy import RICH_POLICY

ROUNDS = 5
"""How often a figure is taken; the best counts."""

TURNS_PER_S_MIN = 2_000
"""What one core must read of ordinary turns (issue 3, speed)."""

GROWTH_MAX = 1.5
"""How much a character of a turn sixteen times as long may cost beside a short one's."""

LENGTHS_CHARS = (16_384, 65_536, 262_144)
"""Lengths of the long turns."""

AT = datetime(2026, 3, 2, 9, tzinfo=UTC)

ORDINARY = (
    "I moved to Bristol last weekend and I work as a platform engineer now.",
    "Could you shorten the second paragraph? It reads a bit stiff.",
    "My sister Mia lives in Riga, she's a dentist.",
    "thanks, that did it",
    "I don't like bullet points in answers. Please keep them out from now on.",
    "We deploy on Thursdays and our standup is at 9:30.",
    "Why does this function return None when the list is empty?",
    "I'm allergic to peanuts, so what can I bring to the picnic?",
    "The build is red again: ImportError in tests/unit/test_api.py, line 40.",
    "I run three times a week, cycle on Saturdays, and I've kept bees for about four years.",
    "i live in turku and work as a carpenter what should i cook tonight",
    "Let's go with the first option for now, and rename the variable to total.",
    "My flight to Denver is on 14 April and I sold my car in January.",
    "She said the landlord wrote: 'I never allow pets.' How do I answer?",
    "I'd rather take the train than fly when I visit my parents in Lyon.",
    "Ok.",
)
"""Turns as people write them: facts, questions, requests, thanks, work at hand."""


class FormationSpeed(Struct, frozen=True):
    """Give what one core reads: ordinary turns, and long ones per length.

    `ns_per_char` holds the processor time of a character in turns of each length,
    `growth` the longest beside the shortest; `held` whether both bounds hold.
    """

    policy: str
    turns: Rate
    turns_per_cpu_s: float
    turns_per_cpu_s_min: int
    ns_per_char: dict[str, float]
    growth: float
    held: bool


def run_formation(
    *, turns: int, policy: str = RICH_POLICY, lengths: tuple[int, ...] = LENGTHS_CHARS
) -> FormationSpeed:
    """Measure a deterministic policy's extraction on this process, on one core."""
    batch = tuple(_turn(ORDINARY[n % len(ORDINARY)], n + 1) for n in range(turns))
    # Once beforehand: dictionaries are loaded on their first use.
    extract(batch[: len(ORDINARY)], scope="general", policy=policy)
    wall, cpu = _timed(lambda: extract(batch, scope="general", policy=policy))
    per_s = round(turns / min(cpu), 1)
    costs = {str(n): _cost(n, policy) for n in lengths}
    growth = round(costs[str(lengths[-1])] / costs[str(lengths[0])], 2)
    return FormationSpeed(
        policy=policy,
        turns=rate(turns, wall, cpu_s=cpu),
        turns_per_cpu_s=per_s,
        turns_per_cpu_s_min=TURNS_PER_S_MIN,
        ns_per_char=costs,
        growth=growth,
        held=per_s >= TURNS_PER_S_MIN and growth <= GROWTH_MAX,
    )


def _cost(chars: int, policy: str) -> float:
    text = " ".join(ORDINARY)
    long = _turn((text * (chars // len(text) + 1))[:chars], 1)
    _, cpu = _timed(lambda: extract((long,), scope="general", policy=policy), rounds=3)
    return round(min(cpu) / chars * 1e9, 1)


def _timed(work: Callable[[], object], *, rounds: int = ROUNDS) -> tuple[list[float], list[float]]:
    wall: list[float] = []
    cpu: list[float] = []
    for _ in range(rounds):
        started, spent = perf_counter(), process_time()
        work()
        wall.append(perf_counter() - started)
        cpu.append(process_time() - spent)
    return wall, cpu


def _turn(text: str, sequence: int) -> Event:
    return Event(sequence=sequence, kind=EventKind.USER_MESSAGE, at=AT, recorded_at=AT, text=text)
