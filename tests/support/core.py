"""Drive the pure core without a runtime: decide a command, apply it, look at the image.

A `Core` holds one principal's image and its log, plays the part of actor and store in
a few lines, and checks after every turn what must hold after every turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import TypeVar
from uuid import UUID

from msgspec.structs import replace

from mnemic.memory.commands import (
    Append,
    Appended,
    Command,
    Consolidate,
    Consolidated,
    Correct,
    Ended,
    Forget,
    OpenSession,
    Reject,
    Remember,
    Remembered,
    Reply,
    SessionOpened,
    UpdateWorkingState,
)
from mnemic.memory.decide import Keyed, decide
from mnemic.memory.draft import Draft, Turn
from mnemic.memory.formation import consolidation
from mnemic.memory.formation.echoes import is_told
from mnemic.memory.formation.grammar.known import Acquaintance
from mnemic.memory.formation.wording import Extractor
from mnemic.memory.ids import SequentialIds
from mnemic.memory.image import Image
from mnemic.memory.model import (
    Belief,
    Candidate,
    ChangeSet,
    Channel,
    ConsolidationRun,
    Counters,
    EstablishedFact,
    Event,
    EventKind,
    IntegratedEpisode,
    Principal,
    RecallTrace,
    Receipt,
    Session,
    Snapshot,
    Trust,
)
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.memory.reads import events_needed

START = datetime(2026, 3, 2, 9, tzinfo=UTC)
"""When the clock of a core stands at first."""

ADA = Principal("acme", "ada")

REBUILT_MAX = 12
"""How many beliefs an image may hold that is rebuilt and compared after every turn."""

R = TypeVar("R")


class Scripted:
    """Extract what a test laid down: candidates in order, whatever the events say."""

    def __init__(
        self, candidates: Iterable[Candidate], screened: dict[str, int] | None = None
    ) -> None:
        self.candidates = tuple(candidates)
        self.screened = screened or {}

    def __call__(
        self,
        events: Sequence[Event],
        *,
        scope: str,
        policy: str,
        people: tuple[Acquaintance, ...] = (),
    ) -> Scripted:
        """Give the same candidates for a session's events; a single statement reads as none."""
        return self if any(e.session_id is not None for e in events) else Scripted(())


class Core:
    """Hold one principal's committed state and decide commands on it, one at a time."""

    def __init__(self, *, profile: Profile = DEFAULT_PROFILE, owner: Principal = ADA) -> None:
        self.image = Image(Snapshot(owner, Counters()))
        self.profile = profile
        self.now = START
        self.log: dict[int, Event] = {}
        self.runs: list[ConsolidationRun] = []
        self.changes: list[ChangeSet] = []
        self.sessions: dict[UUID, Session] = {}
        self.episodes: dict[UUID, IntegratedEpisode] = {}
        self.traces: dict[UUID, RecallTrace] = {}
        self.receipts: dict[str, Receipt] = {}
        self._ids = SequentialIds()

    # -- the clock -----------------------------------------------------------------

    def wait(self, **span: float) -> datetime:
        """Let time pass, as `timedelta` spells it; give the new instant."""
        self.now += timedelta(**span)
        return self.now

    # -- commands ------------------------------------------------------------------

    def do(self, command: Command, *, key: str | None = None) -> Reply:
        """Decide one command and commit it; raise the error it is answered with."""
        decision = decide(self.image, [Keyed(command, key)], self.turn_for(command))
        self._commit(decision.changes)
        (answer,) = decision.answers
        if isinstance(answer, Exception):
            raise answer
        return answer

    def turn_for(self, command: Command) -> Turn:
        """Give a command the turn in which an actor would decide it."""
        turn = self._turn(self.events_for(command))
        needed = events_needed(self.image, command)
        if needed is None:
            return turn
        session = None
        if needed.with_session and needed.session_id is not None:
            session = self.sessions.get(needed.session_id)
        if needed.erased is None:
            return replace(turn, session=session)
        sessions = {e.session_id for e in turn.events}
        return replace(
            turn,
            session=session,
            episodes=tuple(e for e in self.episodes.values() if e.session_id in sessions),
            traces=tuple(self.traces.values()),
            receipts=tuple(self.receipts.values()),
        )

    def events_for(self, command: Command) -> tuple[Event, ...]:
        """Give the events a store would load for a command."""
        needed = events_needed(self.image, command)
        if needed is None:
            return ()
        picked = frozenset(needed.sequences or ())
        return tuple(
            event
            for sequence, event in sorted(self.log.items())
            if sequence in picked
            or (
                needed.session_id is not None
                and event.session_id == needed.session_id
                and sequence > needed.after
            )
            or (needed.told and is_told(event, needed.told))
        )

    def open(self, *, scope: str | None = None, at: datetime | None = None) -> UUID:
        """Open a session."""
        reply = self.do(OpenSession(project_scope=scope, at=at))
        assert isinstance(reply, SessionOpened)
        return reply.session_id

    def say(
        self,
        session_id: UUID,
        text: str,
        *,
        at: datetime | None = None,
        kind: EventKind = EventKind.USER_MESSAGE,
        channel: Channel = Channel.DIRECT,
    ) -> int:
        """Append a turn; give its sequence."""
        reply = self.do(Append(session_id, text, kind=kind, channel=channel, at=at))
        assert isinstance(reply, Appended)
        return reply.sequence

    def conclude(self, session_id: UUID, *facts: tuple[str, Sequence[int]]) -> int:
        """Set the agent's working state: statements, each with its source events."""
        state = tuple(EstablishedFact(text, tuple(sources)) for text, sources in facts)
        reply = self.do(UpdateWorkingState(session_id, state))
        assert isinstance(reply, Appended)
        return reply.sequence

    def consolidate(
        self,
        session_id: UUID,
        *,
        close: bool = True,
        at: datetime | None = None,
        extract: Extractor | None = None,
    ) -> Consolidated:
        """Consolidate a session, with a test's own extractor if one is given."""
        command = Consolidate(session_id, close=close, at=at)
        if extract is None:
            reply = self.do(command)
            assert isinstance(reply, Consolidated)
            return reply
        return self.turn(
            lambda draft: consolidation.consolidate(draft, command, extract=extract),
            events=self.events_for(command),
        )

    def turn(self, decide_it: Callable[[Draft], R], *, events: Iterable[Event] = ()) -> R:
        """Commit whatever a function writes to a draft; give what it returns."""
        draft = Draft(self.image, self._turn(tuple(events)))
        result = decide_it(draft)
        self._commit(draft.build())
        return result

    def talk(
        self, *texts: str, at: datetime | None = None, scope: str | None = None
    ) -> Consolidated:
        """Open a session, say each text as the user, close it; `at` dates all of it."""
        if at is not None:
            self.now = max(self.now, at)
        session_id = self.open(scope=scope, at=at)
        for text in texts:
            self.say(session_id, text, at=at)
        return self.consolidate(session_id, at=at)

    def remember(
        self,
        statement: str,
        *,
        trust: Trust = Trust.USER,
        at: datetime | None = None,
        scope: str | None = None,
        session_id: UUID | None = None,
    ) -> Remembered:
        """Ask for a statement to be kept."""
        reply = self.do(
            Remember(statement, trust=trust, at=at, project_scope=scope, session_id=session_id)
        )
        assert isinstance(reply, Remembered)
        return reply

    def correct(self, belief: Belief, statement: str, *, at: datetime | None = None) -> Remembered:
        """Put a statement in place of a belief."""
        reply = self.do(Correct(belief.id, statement, at=at))
        assert isinstance(reply, Remembered)
        return reply

    def reject(self, belief: Belief, *, at: datetime | None = None) -> Ended:
        """End a belief as wrong."""
        reply = self.do(Reject(belief.id, at=at))
        assert isinstance(reply, Ended)
        return reply

    def forget(self, belief: Belief, *, at: datetime | None = None) -> Ended:
        """Erase a belief and its words."""
        reply = self.do(Forget(belief.id, at=at))
        assert isinstance(reply, Ended)
        return reply

    # -- what stands ---------------------------------------------------------------

    def beliefs(self) -> list[Belief]:
        """Give every belief of any status, in the order it was first formed."""
        return sorted(self.image.beliefs(), key=lambda b: b.id)

    def live(self) -> list[Belief]:
        """Give the live beliefs, in the order they were first formed."""
        return [b for b in self.beliefs() if b.is_live]

    def statements(self) -> list[str]:
        """Give the statements of the live beliefs."""
        return [b.statement for b in self.live()]

    def past(self) -> list[Belief]:
        """Give the beliefs that stand no longer."""
        return [b for b in self.beliefs() if not b.is_live]

    def one(self, words: str) -> Belief:
        """Give the one live belief whose statement contains some words."""
        (found,) = (b for b in self.live() if words in b.statement)
        return found

    def belief(self, belief_id: UUID | None) -> Belief:
        """Give a belief that exists."""
        assert belief_id is not None
        found = self.image.belief(belief_id)
        assert found is not None
        return found

    def events(self, kind: EventKind) -> list[Event]:
        """Give the log's events of one kind, in order."""
        return [e for _, e in sorted(self.log.items()) if e.kind is kind]

    def words(self) -> str:
        """Give every word that is stored anywhere: statements, keys, spans and texts."""
        stored = [self.words_of(b) for b in self.beliefs()]
        facts = [fact.statement for e in self.log.values() for fact in e.facts]
        return "\n".join((*stored, *(e.text or "" for e in self.log.values()), *facts))

    @staticmethod
    def words_of(belief: Belief) -> str:
        """Give every word that one belief holds."""
        spans = " ".join(span.text for span in belief.evidence_spans)
        return " ".join(
            (belief.subject, belief.subject_key, belief.value_key, belief.statement, spans)
        )

    # -- what must hold after every turn ---------------------------------------------

    def _turn(self, events: tuple[Event, ...]) -> Turn:
        return Turn(now=self.now, ids=self._ids, profile=self.profile, events=events)

    def _commit(self, changes: ChangeSet | None) -> None:
        if changes is None:
            return
        self.image.apply(changes, version=self.image.counters.version + 1)
        self.changes.append(changes)
        self.runs += changes.runs
        self.log |= {e.sequence: e for e in (*changes.events, *changes.rewritten_events)}
        self.sessions |= {s.id: s for s in changes.sessions}
        for session_id in changes.erased_sessions:
            del self.sessions[session_id]
        self.runs = [run for run in self.runs if run.session_id not in changes.erased_sessions]
        self.episodes |= {e.id: e for e in changes.episodes}
        self.episodes = {
            i: e
            for i, e in self.episodes.items()
            if i not in changes.erased_episodes and e.session_id not in changes.erased_sessions
        }
        self.traces |= {t.id: t for t in changes.traces}
        self.receipts |= {r.key: r for r in (*changes.receipts, *changes.rewritten_receipts)}
        check(self)


def check(core: Core) -> None:
    """Assert what holds of every image: grounded, linked both ways, counted, dense."""
    assert sorted(core.log) == list(range(1, len(core.log) + 1)), "events have no gap"
    for belief in core.beliefs():
        assert belief.evidence_count == len(set(belief.source_event_ids)) > 0
        assert belief.corroboration_count == max(1, len(set(belief.source_session_ids)))
        assert tuple(s.sequence for s in belief.evidence_spans) == belief.source_event_ids
        for span in belief.evidence_spans:
            text = core.log[span.sequence].text
            assert text is not None
            assert span.text
            assert span.text in text, "every span stands in its event"
        for partner_id in belief.conflicts_with if belief.is_live else ():
            partner = core.belief(partner_id)
            assert partner.is_live
            assert belief.id in partner.conflicts_with, "conflicts are linked both ways"
        assert not belief.is_live or belief.flagged == bool(belief.conflicts_with)
        if belief.superseded_by is not None:
            assert not belief.is_live
            assert belief.id in core.belief(belief.superseded_by).supersedes
        assert belief.is_live == (belief.closed_at is None)
    for run in core.runs:
        invalid = run.reasons.get("provider_invalid", 0)
        assert sum(run.reasons.values()) == run.proposed + invalid
    if len(core.beliefs()) > REBUILT_MAX:
        return
    rebuilt = Image(core.image.snapshot())
    assert [b.id for b in rebuilt.beliefs()] == [b.id for b in core.image.beliefs()]
