"""One client of a scenario: it talks to one principal, changes its mind, and gives up."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import timedelta
from random import Random
from typing import TypeVar
from uuid import UUID

import anyio

from mnemic.actors.clock import Clock
from mnemic.errors import MnemicError, NotFound, Retryable
from mnemic.memory.commands import (
    Append,
    Command,
    Consolidate,
    Consolidated,
    Correct,
    Forget,
    OpenSession,
    RecordTrace,
    Reject,
    Remember,
    Remembered,
    Reply,
    SessionOpened,
    UpdateWorkingState,
)
from mnemic.memory.image import Image
from mnemic.memory.model import EstablishedFact, Moment, Principal, RecallTrace
from mnemic.memory.policy import RETRIEVAL_POLICY
from mnemic.supervisor import Supervisor

T = TypeVar("T")

ATTEMPTS_MAX = 3
"""Times a client sends one message before it gives up."""

BURST_MAX = 5
"""Messages that a client tells in a row without waiting."""

BELIEFS_KNOWN_MAX = 8
"""Beliefs a client remembers, to correct, reject or forget later."""

STATEMENTS = (
    "I live in Seattle.",
    "I live in Portland.",
    "I prefer concise answers.",
    "I prefer detailed answers.",
    "I am allergic to penicillin.",
    "I work as a nurse.",
    "My sister is called Maya.",
    "I no longer live in Seattle.",
    "I use Postgres for the ledger.",
    "I like hiking on weekends.",
)


class Client:
    """Send a fixed number of messages, drawn from a seed, and wait for most replies."""

    def __init__(
        self,
        *,
        number: int,
        seed: int,
        hosts: Sequence[Supervisor],
        principal: Principal,
        clock: Clock,
        messages: int,
        cancel_per_mille: int,
        waiting: deque[anyio.CancelScope],
    ) -> None:
        self.name = f"{principal}#{number}"
        self.counts: Counter[str] = Counter()
        self._number = number
        self._random = Random(seed)
        self._hosts = hosts
        self._principal = principal
        self._clock = clock
        self._messages = messages
        self._cancel_per_mille = cancel_per_mille
        self._waiting = waiting
        self._session: UUID | None = None
        self._beliefs: deque[UUID] = deque(maxlen=BELIEFS_KNOWN_MAX)
        self._sent = 0

    async def run(self) -> None:
        """Send everything."""
        for number in range(1, self._messages + 1):
            self._sent = number
            if self._below(40) == 0:
                await anyio.sleep(self._pick((1, 60, 400, 2_000)))
            if self._below(25) == 0:
                self._host().passivate(self._principal)
            action = self._pick(_ACTIONS)
            with suppress(MnemicError):
                await action(self)

    # -- what a client does ------------------------------------------------------------

    async def say(self) -> None:
        """Append, waiting for the reply or not."""
        session_id = await self._open_session()
        if self._below(2):
            await self._ask(self._append(session_id, 1))
            return
        for part in range(1, 1 + self._pick((1, 2, BURST_MAX))):
            self._tell(self._append(session_id, part), part=part)

    def _append(self, session_id: UUID, part: int) -> Append:
        # Distinct words per message let a checker follow each to the store.
        words = f"{self._pick(STATEMENTS)} Note {self._number} {self._sent} {part}."
        return Append(session_id=session_id, text=words)

    async def remember(self) -> None:
        """State something explicitly."""
        reply = await self._ask(Remember(statement=self._pick(STATEMENTS)))
        self._learn(reply)

    async def consolidate(self) -> None:
        """Consolidate the session, closing it or not."""
        if self._session is None:
            return
        closes = self._below(2) == 0
        reply = await self._ask(Consolidate(session_id=self._session, close=closes))
        self._learn(reply)
        if closes:
            self._session = None

    async def correct(self) -> None:
        """Replace a belief."""
        if self._beliefs:
            command = Correct(belief_id=self._pick(self._beliefs), statement=self._pick(STATEMENTS))
            self._learn(await self._ask(command))

    async def reject(self) -> None:
        """End a belief."""
        if self._beliefs:
            await self._ask(Reject(belief_id=self._pick(self._beliefs)))

    async def forget(self) -> None:
        """Erase a belief."""
        if self._beliefs:
            await self._ask(Forget(belief_id=self._pick(self._beliefs)))

    async def recall(self) -> None:
        """Read the image and send the trace of it."""
        image = await self._host().image(self._principal)
        self._tell(RecordTrace(trace=self._trace(image)))

    async def note_facts(self) -> None:
        """Replace the working state."""
        session_id = await self._open_session()
        facts = (EstablishedFact(statement=self._pick(STATEMENTS), source_event_ids=()),)
        await self._ask(UpdateWorkingState(session_id=session_id, facts=facts))

    # -- how it does it ----------------------------------------------------------------

    async def _open_session(self) -> UUID:
        if self._session is None:
            scope = self._pick((None, "orbit-app", "ledger"))
            reply = await self._ask(OpenSession(project_scope=scope))
            assert isinstance(reply, SessionOpened)
            self._session = reply.session_id
        return self._session

    async def _ask(self, command: Command) -> Reply:
        """Send with a key, again if need be; raises what the last attempt raised."""
        key = f"{self._number}-{self._sent}-{type(command).__name__}"
        for attempt in range(1, ATTEMPTS_MAX + 1):
            self.counts["asked"] += 1
            try:
                reply = await self._ask_once(command, key)
            except NotFound:
                self._session = None
                raise
            except Retryable as error:
                self.counts[f"caught {type(error).__name__}"] += 1
                if attempt == ATTEMPTS_MAX:
                    raise
            else:
                if reply is not None:
                    return reply
                self.counts["gave up waiting"] += 1
        raise NotFound("no reply came within the attempts")

    async def _ask_once(self, command: Command, key: str) -> Reply | None:
        """Give None when this client was cancelled while it waited."""
        reply = None
        with anyio.CancelScope() as scope:
            if self._below(1_000) < self._cancel_per_mille:
                scope.deadline = anyio.current_time() + self._pick((0, 0, 1))
            self._waiting.append(scope)
            try:
                reply = await self._host().ask(self._principal, command, key=key)
            finally:
                if scope in self._waiting:
                    self._waiting.remove(scope)
        return reply

    def _tell(self, command: Command, *, part: int = 1) -> None:
        self.counts["told"] += 1
        key = f"{self._number}-{self._sent}-told-{part}"
        self._host().tell(self._principal, command, key=key)

    def _host(self) -> Supervisor:
        return self._hosts[self._below(len(self._hosts))]

    def _learn(self, reply: Reply) -> None:
        if isinstance(reply, Consolidated):
            self._beliefs.extend(reply.formed)
        elif isinstance(reply, Remembered) and reply.belief_id is not None:
            self._beliefs.append(reply.belief_id)

    def _trace(self, image: Image) -> RecallTrace:
        at = self._clock.now()
        returned = tuple(b.id for b, _ in zip(image.beliefs(), range(3), strict=False))
        return RecallTrace(
            id=UUID(int=self._random.getrandbits(128), version=4),
            moment=Moment.IN_TURN,
            at=at,
            scope="general",
            retrieval_policy_version=RETRIEVAL_POLICY,
            store_position=image.head,
            operator_expires_at=at + timedelta(days=30),
            session_id=self._session,
            returned=returned,
        )

    def _below(self, bound: int) -> int:
        return self._random.randrange(bound)

    def _pick(self, choices: Sequence[T]) -> T:
        return choices[self._below(len(choices))]


_Action = Callable[[Client], Awaitable[None]]

_WEIGHTS: tuple[tuple[_Action, int], ...] = (
    (Client.say, 50),
    (Client.remember, 10),
    (Client.consolidate, 10),
    (Client.correct, 6),
    (Client.reject, 5),
    (Client.forget, 4),
    (Client.recall, 10),
    (Client.note_facts, 2),
)
_ACTIONS: tuple[_Action, ...] = tuple(action for action, weight in _WEIGHTS for _ in range(weight))
