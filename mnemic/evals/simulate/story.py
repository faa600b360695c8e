"""A story: what a seed makes happen, step by step, as a value that can be cut short.

Everything that is drawn at random is drawn here. A step names what it needs by place
(this principal, that session, the third belief known then), so that leaving steps out
leaves the others as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from random import Random
from typing import TypeVar

from msgspec import Struct

from mnemic.evals.faulty_store import FAULTS, Fault
from mnemic.evals.simulate.provider import ANSWERS

T = TypeVar("T")

STEPS_DEFAULT = 30
"""Steps of a story unless it is asked for more."""

STEPS_MAX = 10_000

PRINCIPALS_MAX = 6
HOSTS_MAX = 3

SESSIONS = 2
"""Conversations that each principal has at a time."""

PICKS = 10_000
"""What a step picks with: the remainder of one such number."""


class Act(Enum):
    """Name what a step does; the value is how a story is told."""

    SAY = "say"
    BURST = "say several at once"
    NOTE_FACTS = "note facts"
    CONSOLIDATE = "consolidate"
    CLOSE = "close"
    REMEMBER = "remember"
    CORRECT = "correct"
    REJECT = "reject"
    FORGET = "forget"
    FORGET_MATCHING = "forget by words"
    DELETE_SESSION = "delete a session"
    RECALL = "recall"
    RUN = "run, complete and cite"
    REPLAY = "replay a session"
    TAKE_BACK = "reject what a session told, and replay it"
    TAKE_BACK_MEANWHILE = "reject what is being formed"
    ERASE = "erase everything"
    IDLE_SWEEP = "sweep idle sessions"
    DECAY_SWEEP = "sweep what fades"
    TRACE_SWEEP = "sweep traces"
    REPASS_SWEEP = "sweep what a provider failed at"
    PROVIDER = "provider's next answer"
    PASSIVATE = "passivate"
    PASSIVATE_IDLE = "passivate the idle"
    WAIT = "let time pass"
    FAULT = "store fault"
    CRASH = "crash"
    RESTART = "restart"
    PAUSE = "pause"
    WAKE = "wake"
    DRAIN = "drain"


WEIGHTS: tuple[tuple[Act, int], ...] = (
    (Act.SAY, 22),
    (Act.BURST, 9),
    (Act.NOTE_FACTS, 2),
    (Act.CONSOLIDATE, 6),
    (Act.CLOSE, 6),
    (Act.REMEMBER, 7),
    (Act.CORRECT, 5),
    (Act.REJECT, 6),
    (Act.FORGET, 4),
    (Act.FORGET_MATCHING, 3),
    (Act.DELETE_SESSION, 2),
    (Act.RECALL, 5),
    (Act.RUN, 4),
    (Act.REPLAY, 4),
    (Act.TAKE_BACK, 4),
    (Act.TAKE_BACK_MEANWHILE, 3),
    (Act.ERASE, 1),
    (Act.IDLE_SWEEP, 3),
    (Act.DECAY_SWEEP, 3),
    (Act.TRACE_SWEEP, 2),
    (Act.REPASS_SWEEP, 5),
    (Act.PROVIDER, 6),
    (Act.PASSIVATE, 5),
    (Act.PASSIVATE_IDLE, 2),
    (Act.WAIT, 6),
    (Act.FAULT, 9),
    (Act.CRASH, 3),
    (Act.RESTART, 6),
    (Act.PAUSE, 3),
    (Act.WAKE, 3),
    (Act.DRAIN, 3),
)
"""How often each act is drawn."""

_ACTS = tuple(act for act, weight in WEIGHTS for _ in range(weight))

WAITS_S = (1.0, 30.0, 400.0, 2_000.0, 86_400.0, 40 * 86_400.0, 200 * 86_400.0)
"""Times that pass: within a turn's patience, past idleness, past each horizon of decay."""

SETTLE = -1
"""The pause of a step after which everything that can go on has gone on."""

PAUSES = (0, 0, 0, 1, 1, 2, 3, 5, 8, 13, 21, SETTLE, SETTLE, SETTLE)
"""Awaits between one step and the next."""

PATIENCES = (None, None, None, None, None, 0, 1, 4, 12)
"""Awaits after which a caller gives up; None for one that does not."""

CRASH_STEPS = (1, 2, 3, 5, 8, 13, 21, 34)
"""Awaits that a host still reaches before it crashes."""


class Step(Struct, frozen=True):
    """Do one thing. `number` is its place in the story that was drawn, from 1.

    `pick` chooses among whatever is there then, `count` says how many or how long (in
    awaits), `patience` when a caller gives up, `pause` how many awaits go by before the
    next step.
    """

    number: int
    act: Act
    principal: int = 0
    host: int = 0
    pick: int = 0
    count: int = 1
    patience: int | None = None
    seconds: float = 0.0
    fault: Fault | None = None
    pause: int = 0


class Story(Struct, frozen=True):
    """Hold everything that decides a run: equal stories run equally.

    `is_tight` sets bounds so low that each of them is met; `asks_provider` has sessions
    consolidated with a provider.
    """

    seed: int
    principals: int
    hosts: int
    is_tight: bool
    asks_provider: bool
    steps: tuple[Step, ...]


def draw(seed: int, *, steps: int = STEPS_DEFAULT) -> Story:
    """Draw the story of a seed; more steps go on where fewer end."""
    random = Random(f"story {seed}")
    principals = random.randrange(2, PRINCIPALS_MAX + 1)
    hosts = random.randrange(2, HOSTS_MAX + 1)
    is_tight = random.randrange(3) == 0
    asks_provider = random.randrange(2) == 0
    # A seed has its favourite: most of what happens, happens to one principal.
    favourite = random.randrange(principals)
    drawn = tuple(
        _step(random, number, principals=principals, hosts=hosts, favourite=favourite)
        for number in range(1, steps + 1)
    )
    return Story(
        seed=seed,
        principals=principals,
        hosts=hosts,
        is_tight=is_tight,
        asks_provider=asks_provider,
        steps=drawn,
    )


def _step(random: Random, number: int, *, principals: int, hosts: int, favourite: int) -> Step:
    act = _one_of(random, _ACTS)
    anybody = random.randrange(principals)
    # Every step draws the same numbers in the same order, whatever it is.
    return Step(
        number=number,
        act=act,
        principal=favourite if random.randrange(3) else anybody,
        host=random.randrange(hosts),
        pick=random.randrange(PICKS),
        count=_one_of(random, CRASH_STEPS) if act is Act.CRASH else random.randrange(2, 7),
        patience=_one_of(random, PATIENCES),
        seconds=_one_of(random, WAITS_S),
        fault=_one_of(random, FAULTS),
        pause=_one_of(random, PAUSES),
    )


def _one_of(random: Random, choices: Sequence[T]) -> T:
    return choices[random.randrange(len(choices))]


SWEEPS = frozenset(
    {
        Act.IDLE_SWEEP,
        Act.DECAY_SWEEP,
        Act.TRACE_SWEEP,
        Act.REPASS_SWEEP,
        Act.PASSIVATE_IDLE,
    }
)
"""What a host does by itself; before every other one of these, time passes."""

_ON_A_HOST = SWEEPS | frozenset(
    {
        Act.FAULT,
        Act.CRASH,
        Act.RESTART,
        Act.PAUSE,
        Act.WAKE,
        Act.DRAIN,
    }
)


def told(step: Step) -> str:
    """Tell a step in one line; what is said is named by its number, never quoted."""
    line = f"{step.number:>4}. {step.act.value}"
    if step.act is Act.WAIT:
        return f"{line}: {step.seconds:g} s"
    if step.act is Act.PROVIDER:
        return f"{line}: {ANSWERS[step.pick % len(ANSWERS)].value}"
    if step.act is Act.FAULT and step.fault is not None:
        line += f" {step.fault.value} at the next call"
    if step.act is Act.CRASH:
        line += f" at await {step.count}"
    if step.act is Act.BURST:
        line += f" ({step.count})"
    whose = f" of host {step.host}" if step.act in _ON_A_HOST else ""
    if not whose:
        whose = f": principal {step.principal} through host {step.host}"
        if step.patience is not None:
            whose += f", given up after {step.patience} awaits"
    if step.act in SWEEPS and step.pick % 2:
        whose += f" after {step.seconds:g} s"
    after = "then all settle" if step.pause == SETTLE else f"then {step.pause} awaits"
    return f"{line}{whose}; {after}"
