"""Play conversation files into a memory and ask it questions: the engine of `mnemic run`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from mnemic.api import Memory
from mnemic.cli.files import (
    Conversation,
    ConversationSession,
    Question,
    read_conversation,
    read_questions,
)
from mnemic.cli.files.source import STDIN, shown_path
from mnemic.cli.places import store_view
from mnemic.cli.plan import SessionPlan, plan_session
from mnemic.cli.provenance import Provenance
from mnemic.cli.report import session_report, totals
from mnemic.cli.tell import tell_session
from mnemic.cli.views import FileReport, RecallView, RunReport, SessionReport
from mnemic.errors import InvalidFile, InvalidInput
from mnemic.memory.model import Principal, principal


class Script(Struct, frozen=True):
    """Hold everything a run was given, read and checked before a store is opened."""

    tenant: str
    principal: str
    conversations: tuple[Conversation, ...]
    questions: tuple[Question, ...]

    def whose(self, session: ConversationSession) -> Principal:
        """Name the owner of a session."""
        return principal(self.tenant, session.principal or self.principal)

    @property
    def principals(self) -> tuple[Principal, ...]:
        """Name every owner in the files, in the order in which they come up."""
        sessions = (s for c in self.conversations for s in c.sessions)
        return tuple(dict.fromkeys(self.whose(session) for session in sessions))


class Audience(Protocol):
    """Be told what happens while a run goes on."""

    def file_begins(self, conversation: Conversation, *, many_owners: bool) -> None:
        """Hear that a file is about to be played."""
        ...

    def turn_told(self) -> None:
        """Hear that a turn is durable, or was already."""
        ...

    def session_done(self, report: SessionReport) -> None:
        """Hear what a session led to; not called for one that was known already."""
        ...

    def file_done(self, report: FileReport) -> None:
        """Hear what a file led to."""
        ...

    def answered(self, view: RecallView, number: int) -> None:
        """Hear what memory answers to a question; the first is number 1."""
        ...


def read_script(
    files: Sequence[str], questions: str | None, *, tenant: str, default_principal: str
) -> Script:
    """Read and check all files; raises `InvalidInput` before anything is ingested."""
    given = [*files, *([] if questions is None else [questions])]
    if given.count(STDIN) > 1:
        raise InvalidInput("standard input can be read once: give - for one file only")
    principal(tenant, default_principal)
    script = Script(
        tenant=tenant,
        principal=default_principal,
        conversations=tuple(read_conversation(path) for path in files),
        questions=() if questions is None else read_questions(questions),
    )
    for question in script.questions:
        _asked(script, question, questions or "")
    return script


def _asked(script: Script, question: Question, path: str) -> Principal:
    """Say whose memory a question asks: its own line, or the files' one owner."""
    if question.principal is not None:
        return principal(script.tenant, question.principal)
    owners = script.principals
    if len(owners) == 1:
        return owners[0]
    default = principal(script.tenant, script.principal)
    if default in owners:
        return default
    message = f"say whose memory to ask: the conversation has {len(owners)} principals"
    raise InvalidFile(shown_path(path), question.line, "principal", message)


async def play(memory: Memory, script: Script, audience: Audience, *, address: str) -> RunReport:
    """Tell every file, then ask every question; each turn takes effect once."""
    player = _Player(memory, script, audience)
    files = [await player.file(conversation) for conversation in script.conversations]
    answers = [
        await player.question(question, number)
        for number, question in enumerate(script.questions, start=1)
    ]
    sessions = [session for file in files for session in file.sessions]
    return RunReport(
        tenant=script.tenant,
        files=tuple(files),
        formed=sum(len(session.formed) for session in sessions),
        changed=sum(len(session.changed) for session in sessions),
        refused=sum(sum(session.refused.values()) for session in sessions),
        totals=tuple(
            [
                await totals(memory.principal(whose.tenant_id, whose.principal_id))
                for whose in script.principals
            ]
        ),
        questions=tuple(answers),
        store=await store_view(memory.composition.store, address),
    )


class _Player:
    def __init__(self, memory: Memory, script: Script, audience: Audience) -> None:
        self._memory = memory
        self._store = memory.composition.store
        self._script = script
        self._audience = audience
        self._provenances: dict[Principal, Provenance] = {}

    async def file(self, conversation: Conversation) -> FileReport:
        many = len(self._script.principals) > 1
        self._audience.file_begins(conversation, many_owners=many)
        reports = [await self._session(session) for session in conversation.sessions]
        new = sum(report.new_turns for report in reports)
        report = FileReport(
            path=conversation.path,
            turns=conversation.turn_count,
            new_turns=new,
            known_turns=conversation.turn_count - new,
            sessions=tuple(reports),
        )
        self._audience.file_done(report)
        return report

    async def _session(self, session: ConversationSession) -> SessionReport:
        whose = self._script.whose(session)
        plan = await plan_session(self._store, whose, session)
        self._heard(plan)
        told = await tell_session(self._memory, plan, self._audience.turn_told)
        report = await session_report(self._memory, told, self._provenance(whose))
        if report.outcome is not None:
            self._audience.session_done(report)
        return report

    def _heard(self, plan: SessionPlan) -> None:
        for _ in plan.known:
            self._audience.turn_told()

    def _provenance(self, whose: Principal) -> Provenance:
        return self._provenances.setdefault(whose, Provenance(self._store, whose))

    async def question(self, question: Question, number: int) -> RecallView:
        whose = _asked(self._script, question, "")
        owner = self._memory.principal(whose.tenant_id, whose.principal_id)
        at = question.at or self._memory.composition.clock.now()
        result = await owner.recall(question.text, project_scope=question.project_scope, now=at)
        view = RecallView(
            question=question.text,
            principal=whose.principal_id,
            project_scope=question.project_scope,
            at=at,
            text=result.text,
            token_count=result.token_count,
            abstention=None if result.abstention is None else result.abstention.value,
            beliefs=await self._provenance(whose).views(result.beliefs),
            trace_id=result.trace_id,
        )
        self._audience.answered(view, number)
        return view


class Silent:
    """Hear everything and show nothing: the audience of `--json`."""

    def file_begins(self, conversation: Conversation, *, many_owners: bool) -> None:
        """Show nothing."""

    def turn_told(self) -> None:
        """Show nothing."""

    def session_done(self, report: SessionReport) -> None:
        """Show nothing."""

    def file_done(self, report: FileReport) -> None:
        """Show nothing."""

    def answered(self, view: RecallView, number: int) -> None:
        """Show nothing."""
