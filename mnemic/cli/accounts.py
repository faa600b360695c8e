"""`mnemic memory runs`: what each consolidation did, in counts and never in words."""

from __future__ import annotations

from uuid import UUID

from msgspec import Struct
from rich.text import Text

from mnemic.cli.memory import Target
from mnemic.cli.render import STYLES
from mnemic.cli.screen import Screen, harmless, write_document
from mnemic.cli.wording import counted
from mnemic.errors import InvalidCommand
from mnemic.memory.model import ConsolidationRun, encode

RUNS_SHOWN_MAX = 1_000


class RunsView(Struct, frozen=True):
    """Hold the newest accounts of one principal's consolidations, newest first."""

    tenant: str
    principal: str
    runs: tuple[ConsolidationRun, ...]


def show_runs(target: Target, *, session: str | None, limit: int, as_json: bool) -> None:
    """Show the accounts of consolidations; raises `InvalidCommand` and `NotFound`."""
    if not 0 < limit <= RUNS_SHOWN_MAX:
        raise InvalidCommand("limit", f"ask for 1 to {RUNS_SHOWN_MAX:,} accounts")
    session_id = None if session is None else _uuid(session)
    found = target.read(lambda r: r.store.runs(target.whose, session_id=session_id, limit=limit))
    if as_json:
        whose = target.whose
        write_document(encode(RunsView(whose.tenant_id, whose.principal_id, found)))
        return
    screen = Screen()
    if not found:
        screen.line("nothing was consolidated yet")
    for run in found:
        _show(screen, run)


def _show(screen: Screen, run: ConsolidationRun) -> None:
    head = Text.assemble(
        (f"{run.started_at:%Y-%m-%d %H:%M}  ", STYLES["quiet"]),
        (run.outcome.value.replace("_", " "), STYLES["head"]),
        (
            f"  {run.trigger} of session {run.session_id.hex[:8]}, "
            f"events {run.first_sequence:,} to {run.through_sequence:,}, "
            f"by {harmless(run.formation_policy_version)}",
            STYLES["quiet"],
        ),
    )
    screen.line(head)
    for line in (_ends(run), _provider(run), *_stages(run)):
        if line:
            screen.hanging(Text("  "), Text(line))


def _ends(run: ConsolidationRun) -> str:
    ends = [f"{count:,} {reason.replace('_', ' ')}" for reason, count in run.reasons.items()]
    ends += [f"{count:,} screened as {reason}" for reason, count in run.screened.items()]
    return f"{counted(run.proposed, 'proposal')}: {', '.join(ends)}" if ends else ""


def _provider(run: ConsolidationRun) -> str:
    if not run.provider_calls and not run.fallback_stages:
        return ""
    parts = [counted(run.provider_calls, "provider call")]
    if run.episode_count:
        parts.append(counted(run.episode_count, "episode"))
    parts.append(f"USD {sum(stage.cost_usd for stage in run.stages):.4f}")
    parts += [f"{count:,} {name.replace('_', ' ')}" for name, count in run.coverage.items()]
    if run.fallback_stages:
        parts.append(f"derived locally: {', '.join(dict.fromkeys(run.fallback_stages))}")
    if run.repass is not None:
        parts.append(_REPASS.get(run.repass, run.repass))
    return "; ".join(parts)


_REPASS = {
    "scheduled": "the provider will be asked again",
    "exhausted": "the provider was asked for the last time",
}


def _stages(run: ConsolidationRun) -> list[str]:
    return [
        f"{stage.stage}: {stage.outcome}, {stage.input_tokens:,} tokens in, "
        f"{stage.output_tokens:,} out, {stage.latency_ms:,} ms"
        for stage in run.stages
    ]


def _uuid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError:
        raise InvalidCommand("session", "give a session's whole id, as --json shows it") from None


__all__ = ["show_runs"]
