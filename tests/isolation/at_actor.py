"""The commands of an actor as paths: what each does when it names somebody else's things.

Beneath the API there are commands that no caller sends, such as those of sweeps, providers
and the agent's own loop. They go to a principal's actor, and reach nobody else's rows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct, structs

from mnemic.actors.clock import FixedClock
from mnemic.errors import MnemicError
from mnemic.memory.commands import (
    Append,
    CarryTombstones,
    CiteRun,
    Command,
    CompleteRun,
    Consolidate,
    Correct,
    Decay,
    DeleteSession,
    ErasePrincipal,
    ExpireTraces,
    Forget,
    ForgetMatching,
    OpenSession,
    RecordTrace,
    Reject,
    Remember,
    Repass,
    Replay,
    StartRun,
    UpdateWorkingState,
)
from mnemic.memory.model import EstablishedFact, Principal, Provided, RunStatus
from tests.contract import rows
from tests.isolation.evidence import Leak, Outcome, require_alike, require_silent, text_of
from tests.isolation.house import QUERY, House, Ids, Pointed, Room, ids_of_nothing

_PROVIDED = Provided("formation@9", "nemori-assisted-v1", 1, 1, ())

AGES_S = 800 * 86_400.0
"""Time after which beliefs fade and traces have expired, in seconds."""

Make: TypeAlias = "Callable[[Any], Command]"


class ActorPath(Struct, frozen=True):
    """Hold how a command is made; `takes` says that it can be pointed at an id."""

    make: Make
    takes: bool = True


def _of_itself(make: Make) -> ActorPath:
    return ActorPath(make, takes=False)


def _recorded(ids: Any) -> Command:
    """Record a trace that claims to be of somebody's session and to have returned its belief."""
    trace = rows.trace(99, 0, session_id=ids.session, returned=(ids.belief,))
    return RecordTrace(structs.replace(trace, id=ids.trace))


def _carried(ids: Any) -> Command:
    return CarryTombstones((rows.tombstone(98, belief_id=ids.belief),))


PATHS: Mapping[str, ActorPath] = {
    "OpenSession": _of_itself(lambda ids: OpenSession(label="mine")),
    "Append": ActorPath(lambda ids: Append(ids.session, "Hello.")),
    "UpdateWorkingState": ActorPath(
        lambda ids: UpdateWorkingState(ids.session, (EstablishedFact("It rains.", (2,)),))
    ),
    "Consolidate": ActorPath(lambda ids: Consolidate(ids.session, close=False)),
    "Repass": ActorPath(lambda ids: Repass(ids.session, 1, _PROVIDED)),
    "Remember": ActorPath(lambda ids: Remember("I like green tea.", session_id=ids.session)),
    "Correct": ActorPath(lambda ids: Correct(ids.belief, "I live in Oslo.")),
    "Reject": ActorPath(lambda ids: Reject(ids.belief)),
    "Forget": ActorPath(lambda ids: Forget(ids.belief)),
    "ForgetMatching": ActorPath(lambda ids: ForgetMatching(QUERY, ids.token)),
    "DeleteSession": ActorPath(lambda ids: DeleteSession(ids.closed)),
    "Replay": ActorPath(lambda ids: Replay(ids.closed)),
    "CarryTombstones": ActorPath(_carried),
    "RecordTrace": ActorPath(_recorded),
    "StartRun": ActorPath(lambda ids: StartRun(ids.session, "Hello.")),
    "CompleteRun": ActorPath(
        lambda ids: CompleteRun(
            ids.run, ids.session, RunStatus.COMPLETED, text="Hello.", traces=(ids.trace,)
        )
    ),
    "CiteRun": ActorPath(
        lambda ids: CiteRun(ids.run, f"As you said [m:{ids.belief.hex[:8]}].", ids.session)
    ),
    "Decay": _of_itself(lambda ids: Decay()),
    "ExpireTraces": _of_itself(lambda ids: ExpireTraces()),
    "ErasePrincipal": _of_itself(lambda ids: ErasePrincipal()),
}


def let_ages_pass(house: House) -> None:
    """Let everybody have upkeep due, so that who is kept up can be seen."""
    clock = house.memory.composition.clock
    assert isinstance(clock, FixedClock)
    clock.advance(AGES_S)


async def outcome_of(
    house: House, whose: Principal, name: str, ids: Ids
) -> tuple[Outcome, Pointed]:
    """Tell an actor a command; an error is an answer, too."""
    pointed = Pointed(ids)
    command = PATHS[name].make(pointed)
    try:
        reply = await house.memory.composition.supervisor.ask(whose, command)
    except MnemicError as error:
        return Outcome(type(error).__name__, str(error)), pointed
    return Outcome("given", text_of(reply)), pointed


async def attempt(house: House, name: str, caller: Room, victim: Room) -> None:
    """Tell one's own actor of somebody else's things; raise `Leak` if any show or move."""
    before = await house.states(but=caller)
    secrets = await house.secrets(but=caller)
    foreign, pointed = await outcome_of(house, caller.whose, name, victim.ids)
    nothing, _ = await outcome_of(house, caller.whose, name, ids_of_nothing())
    require_silent(name, (foreign.text,), foreign=secrets, known=pointed.known())
    if await house.states(but=caller) != before:
        raise Leak(f"{name} moved what is somebody else's")
    if PATHS[name].takes:
        assert pointed.used, "a command that takes ids was pointed at none"
        require_alike(name, foreign, nothing)
