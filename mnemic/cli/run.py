"""`mnemic run`: play conversation files, then ask questions."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from shlex import quote
from shutil import which

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn
from rich.text import Text

from mnemic.cli import render
from mnemic.cli.files import Conversation
from mnemic.cli.loop import complete
from mnemic.cli.opening import opened
from mnemic.cli.options import DEFAULT_PRINCIPAL, DEFAULT_STORE, DEFAULT_TENANT
from mnemic.cli.overlay import chosen_profile
from mnemic.cli.play import Audience, Script, Silent, play, read_script
from mnemic.cli.screen import Screen, harmless, write_document
from mnemic.cli.views import FileReport, RecallView, RunReport, SessionReport
from mnemic.cli.wording import counted
from mnemic.memory.model import Outcome, encode
from mnemic.memory.policy import Profile

INTERRUPTED = "stopped; what was told is kept, and the same command goes on from there"


def run(
    files: list[str],
    *,
    store: str,
    tenant: str,
    principal: str,
    questions: str | None,
    profiles: str | None = None,
    as_json: bool,
) -> int:
    """Do the command; return the exit status: 1 when a session failed to consolidate."""
    profile = chosen_profile(profiles)
    script = read_script(files, questions, tenant=tenant, default_principal=principal)
    if as_json:
        report = complete(
            lambda: _played(store, script, Silent(), profile), interrupted=INTERRUPTED
        )
        write_document(encode(report))
    else:
        screen = Screen()
        with people(screen, script) as audience:
            report = complete(
                lambda: _played(store, script, audience, profile), interrupted=INTERRUPTED
            )
        _ending(screen, report, store=store)
    return 1 if _failed(report) else 0


async def _played(store: str, script: Script, audience: Audience, profile: Profile) -> RunReport:
    async with opened(store, profile) as memory:
        return await play(memory, script, audience, address=store)


def _failed(report: RunReport) -> bool:
    return any(s.outcome is Outcome.FAILED for f in report.files for s in f.sessions)


class People:
    """Show a run while it goes on: a bar on a terminal, the same lines everywhere."""

    def __init__(self, screen: Screen, progress: Progress, task: TaskID) -> None:
        self._screen = screen
        self._progress = progress
        self._task = task
        self._many_owners = False
        self._asked = False

    def file_begins(self, conversation: Conversation, *, many_owners: bool) -> None:
        """Name the file and what is in it."""
        self._many_owners = many_owners
        self._progress.update(self._task, description="telling")
        details = (
            f"{counted(conversation.turn_count, 'turn')} in "
            f"{counted(len(conversation.sessions), 'session')}"
        )
        self._screen.line(
            Text.assemble((harmless(conversation.path), "bold"), (f"  {details}", "dim"))
        )

    def turn_told(self) -> None:
        """Move the bar."""
        self._progress.advance(self._task)

    def session_done(self, report: SessionReport) -> None:
        """Show what the session led to."""
        render.session_report(self._screen, report, whose=self._many_owners)

    def file_done(self, report: FileReport) -> None:
        """Say how much of the file was new."""
        known = counted(report.known_turns, "turn")
        if report.new_turns == 0:
            self._screen.line(f"already known: {known}, nothing new")
        elif report.known_turns:
            self._screen.line()
            self._screen.line(f"{counted(report.new_turns, 'new turn')}; already known: {known}")

    def answered(self, view: RecallView, number: int) -> None:
        """Show the question and its answer."""
        if not self._asked:
            self._asked = True
            self._progress.stop()
            self._screen.line()
            self._screen.line("Questions", style="bold underline")
        render.recall_view(self._screen, view, number=number)


@contextmanager
def people(screen: Screen, script: Script) -> Iterator[Audience]:
    """Show a run to people; the bar is there only while turns are told to a terminal."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        console=screen.console,
        transient=True,
        disable=not screen.is_terminal,
    )
    turns = sum(conversation.turn_count for conversation in script.conversations)
    with progress:
        yield People(screen, progress, progress.add_task("opening the store", total=turns))


def _ending(screen: Screen, report: RunReport, *, store: str) -> None:
    screen.line()
    for totals in report.totals:
        whose = f"{harmless(totals.principal)}: " if len(report.totals) > 1 else ""
        screen.line(
            f"{whose}{counted(totals.live, 'belief')} held, {totals.past:,} past; this run "
            f"formed {report.formed:,}, changed {report.changed:,}, refused {report.refused:,}"
        )
    render.store_line(screen, report.store, hint=_hint(report, store))


def _hint(report: RunReport, store: str) -> str:
    """Give the command that shows what is remembered now."""
    if store == "memory://":
        return ""
    # A server's address may hold a password: it is not repeated.
    address = store if store.startswith("embedded:") else "…"
    options = [] if store == DEFAULT_STORE else ["--store", address]
    if report.tenant != DEFAULT_TENANT:
        options += ["--tenant", report.tenant]
    owner = report.totals[0].principal
    if owner != DEFAULT_PRINCIPAL:
        options += ["--principal", owner]
    return " ".join([_command(), "memory list", *(o if o == "…" else quote(o) for o in options)])


def _command() -> str:
    """Give the command as it can be typed here: `.venv/bin/mnemic` may be on no path."""
    called = sys.argv[0]
    return called if called.endswith("/mnemic") and which("mnemic") is None else "mnemic"
