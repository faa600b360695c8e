"""A principal's life, driven by real commands, as generated examples for both stores."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from uuid import UUID

from hypothesis import strategies as st
from msgspec import Struct

from mnemic.memory.commands import (
    Append,
    Command,
    Consolidate,
    Correct,
    Decay,
    ExpireTraces,
    Forget,
    OpenSession,
    RecordTrace,
    Reject,
    Remember,
)
from mnemic.memory.decide import Keyed, decide
from mnemic.memory.draft import Turn
from mnemic.memory.ids import SequentialIds
from mnemic.memory.image import Image
from mnemic.memory.model import Event, Moment, Principal, Sensitivity
from mnemic.memory.reads import events_needed, traces_needed
from mnemic.memory.recall.lexemes import lexemes
from mnemic.memory.recall.query import BeliefQuery
from mnemic.stores.port import Commit, CommitResult, EventQuery, Store
from tests.contract import rows

SENTENCES = (
    "I live in Seattle. I prefer concise answers.",
    "I moved to Portland last week.",
    "My sister Ada works at a bakery.",
    "I'm allergic to penicillin and I like green tea.",
    "I no longer live in Seattle.",
    "We use state-of-the-art tools, v1.2.3 of foo_bar.",
    "I am learning Rust. My goal is to run a marathon.",
    "Apple's phone isn't mine; C++ is fun.",
    "日本に住んでいます。",
)

WORDS = sorted({word for sentence in SENTENCES for word in lexemes(sentence)})


SWEPT: dict[str, Command] = {"decay": Decay(), "expire": ExpireTraces()}

IDLE_DAYS = 45
"""Quiet days before a decay sweep: past some horizons and short of others."""


class Step(Struct, frozen=True):
    """Name one thing that happens; `pick` chooses what it happens to."""

    kind: str
    pick: int
    text: str
    wait_s: int
    keyed: bool


texts = st.one_of(st.sampled_from(SENTENCES), st.text(min_size=1, max_size=40))

steps = st.builds(
    Step,
    kind=st.sampled_from(
        [
            "open",
            "say",
            "say",
            "say",
            "close",
            "remember",
            "correct",
            "reject",
            "forget",
            "recall",
            "decay",
            "expire",
        ]
    ),
    pick=st.integers(0, 7),
    text=texts,
    wait_s=st.integers(0, 90_000),
    keyed=st.booleans(),
)


@st.composite
def queries(draw: st.DrawFn) -> BeliefQuery:
    """Draw a query over the vocabulary of the sentences."""
    words = st.sampled_from([*WORDS, "nowhere", "it's", "a\\b"])
    now = rows.at(draw(st.integers(-10, 400_000)))
    instants = st.none() | st.integers(0, 400_000).map(rows.at)
    return BeliefQuery(
        now=now,
        limit=draw(st.integers(0, 6)),
        scope=draw(st.sampled_from(["general", "orbit"])),
        terms=tuple(draw(st.lists(st.lists(words, max_size=2).map(tuple), max_size=3))),
        subject_keys=tuple(draw(st.lists(st.sampled_from(["user.home", "home"]), max_size=1))),
        ceiling=draw(st.sampled_from(Sensitivity)),
        min_store_position=draw(st.integers(0, 4)),
        include_closed=draw(st.booleans()),
        as_of=draw(instants),
        believed_at=draw(instants),
    )


class Life:
    """Apply steps to an image and a store alike, as an actor does."""

    def __init__(self, store: Store, principal: Principal) -> None:
        self.store = store
        self.principal = principal
        self.ids = SequentialIds()
        self.now = rows.T0
        self.image: Image

    async def begin(self) -> None:
        """Claim the principal."""
        self.image = Image(await self.store.claim(self.principal))

    async def live(self, step: Step) -> None:
        """Decide one step, commit it, apply it."""
        self.now += timedelta(seconds=step.wait_s)
        if step.kind == "decay":
            self.now += timedelta(days=IDLE_DAYS)
        command = SWEPT.get(step.kind) or self._command(step)
        if command is None:
            return
        limit = traces_needed(command)
        expired = (
            ()
            if limit is None
            else await self.store.expired_traces(self.principal, before=self.now, limit=limit)
        )
        events = await self._events(command)
        turn = Turn(now=self.now, ids=self.ids, events=events, traces=expired)
        key = f"key-{step.kind}-{step.pick}-{self.image.counters.version}" if step.keyed else None
        changes = decide(self.image, [Keyed(command, key)], turn).changes
        if changes is None:
            return
        before = self.image.counters
        entry = Commit(self.principal, before.epoch, before.version, changes)
        assert await self.store.commit([entry]) == (CommitResult.LANDED,)
        self.image.apply(changes, version=before.version + 1)

    async def _events(self, command: Command) -> tuple[Event, ...]:
        needed = events_needed(self.image, command)
        if needed is None:
            return ()
        return await self.store.events(
            self.principal,
            EventQuery(
                after=needed.after, session_id=needed.session_id, sequences=needed.sequences
            ),
        )

    def _command(self, step: Step) -> Command | None:
        sessions = [s.id for s in self.image.sessions()]
        beliefs = [b.id for b in self.image.beliefs()]
        match step.kind:
            case "open":
                return OpenSession(project_scope="orbit" if step.pick % 2 else None)
            case "say" | "close" if not sessions:
                return OpenSession()
            case "say":
                return Append(session_id=_pick(sessions, step), text=step.text)
            case "close":
                return Consolidate(session_id=_pick(sessions, step), close=step.pick % 3 > 0)
            case "remember":
                return Remember(statement=step.text)
            case "recall":
                return RecordTrace(self._trace(step, sessions))
        if not beliefs:
            return Remember(statement=SENTENCES[0])
        target = _pick(beliefs, step)
        match step.kind:
            case "correct":
                return Correct(belief_id=target, statement=step.text)
            case "reject":
                return Reject(belief_id=target)
            case _:
                return Forget(belief_id=target)

    def _trace(self, step: Step, sessions: list[UUID]) -> Any:
        return rows.replaced(
            rows.trace(self.ids.next().int, 0),
            at=self.now,
            operator_expires_at=self.now + timedelta(days=step.pick),
            candidate_counts={"lexical": step.pick} if step.pick % 2 else None,
            moment=Moment.SNAPSHOT if step.pick % 2 else Moment.IN_TURN,
            session_id=_pick(sessions, step) if sessions else None,
        )


def _pick(ids: list[UUID], step: Step) -> UUID:
    return ids[step.pick % len(ids)]
