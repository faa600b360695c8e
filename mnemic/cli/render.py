"""Lay out what the commands found for a person: short, cited, and wrapped well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from mnemic.cli.screen import Screen, harmless
from mnemic.cli.views import (
    BeliefView,
    Change,
    DatabaseView,
    Evidence,
    RecallView,
    SessionReport,
    StoreView,
)
from mnemic.cli.wording import (
    ABSTENTIONS,
    PENDING,
    REFUSALS,
    SET_ASIDE,
    counted,
    day,
    moment,
    said,
    span,
)
from mnemic.memory.model import GENERAL_SCOPE, USER_SUBJECT, Outcome, Polarity, Portability

WORDS_SHOWN_MAX = 240
"""Most characters of a cited span that a list shows; `memory show` shows it whole."""

SPANS_SHOWN_MAX = 3
"""Most cited spans under one belief in a list."""

STYLES = {
    "formed": "bold green",
    "replaced": "yellow",
    "ended": "yellow",
    "disputed": "bold magenta",
    "confirmed": "cyan",
    "changed": "cyan",
    "refused": "bold red",
    "head": "bold",
    "quiet": "dim",
    "quote": "italic",
    "id": "cyan",
}

MARKS = {
    "formed": "+",
    "replaced": "↻",
    "ended": "−",
    "disputed": "?",
    "confirmed": "=",
    "changed": "·",
    "refused": "×",
}


def mark(kind: str) -> Text:
    """Give the sign of a line, indented."""
    return Text(f"  {MARKS[kind]} ", style=STYLES[kind])


def place(evidence: Evidence) -> str:
    """Name the session and turn of some evidence."""
    if evidence.session is None:
        return "its turn is not stored any more" if evidence.at is None else "told directly"
    session = harmless(evidence.session)
    return session if evidence.turn is None else f"{session}, turn {evidence.turn}"


def quoted(words: str, limit: int | None = WORDS_SHOWN_MAX) -> str:
    """Quote exact words on one line, bounded."""
    flat = harmless(words)
    if limit is not None and len(flat) > limit:
        flat = flat[: limit - 1] + "…"
    return f"“{flat}”"


def evidence_lines(screen: Screen, evidence: Sequence[Evidence], *, whole: bool = False) -> None:
    """Print where a belief comes from, one line a span."""
    shown = evidence if whole else evidence[-SPANS_SHOWN_MAX:]
    for each in shown:
        lead = Text(f"      {place(each)}: ", style=STYLES["quiet"])
        limit = None if whole else WORDS_SHOWN_MAX
        screen.hanging(lead, Text(quoted(each.words, limit), style=STYLES["quote"]))
    if len(shown) < len(evidence):
        more = counted(len(evidence) - len(shown), "earlier turn says", "earlier turns say")
        screen.line(f"      {more} so too", style=STYLES["quiet"])


def _statement(belief: BeliefView, style: str = "") -> Text:
    return Text.assemble(
        (harmless(belief.statement), style), "  ", (f"m:{belief.short_id}", STYLES["id"])
    )


# -- mnemic run ------------------------------------------------------------------------


def session_report(screen: Screen, report: SessionReport, *, whose: bool) -> None:
    """Print what one session led to; `whose` adds its principal."""
    screen.line()
    screen.line(_heading(report, whose=whose))
    for belief in report.formed:
        screen.hanging(mark("formed"), _statement(belief, STYLES["head"]))
        evidence_lines(screen, belief.evidence)
    for change in report.changed:
        _change(screen, change)
    for reason, count in report.refused.items():
        refused(screen, count, said(REFUSALS, reason))
    if report.set_aside:
        _set_aside(screen, report)
    _outcome(screen, report)


def refused(screen: Screen, count: int, what: str) -> None:
    """Say that something was refused, and nothing of what it said."""
    times = "" if count == 1 else f" ({count} times)"
    text = Text.assemble(("refused: ", STYLES["refused"]), f"{what}{times}; its text is not shown")
    screen.hanging(mark("refused"), text)


def _heading(report: SessionReport, *, whose: bool) -> Text:
    details = [
        harmless(report.principal) if whose else "",
        span(report.started_at, report.ended_at),
        report.project_scope or "",
        counted(report.new_turns, "turn")
        if report.new_turns == report.turns
        else f"{counted(report.new_turns, 'new turn')} of {report.turns:,}",
    ]
    text = Text(harmless(report.session), style=STYLES["head"])
    text.append("  " + " · ".join(d for d in details if d), style=STYLES["quiet"])
    return text


def _change(screen: Screen, change: Change) -> None:
    belief, kind = change.belief, change.kind
    style = STYLES["quiet"] if kind in {"replaced", "ended"} else ""
    text = Text.assemble((_CHANGES[kind], STYLES[kind]), _statement(belief, style))
    if change.by is not None:
        text.append(f"  → {harmless(change.by)}")
    screen.hanging(mark(kind), text)
    if kind == "confirmed":
        evidence_lines(screen, belief.evidence[-1:])


_CHANGES = {
    "replaced": "replaced: ",
    "ended": "ended: ",
    "disputed": "in dispute: ",
    "confirmed": "said again: ",
    "changed": "changed: ",
}


def _set_aside(screen: Screen, report: SessionReport) -> None:
    parts = [
        f"{said(SET_ASIDE, reason)}" + ("" if count == 1 else f" ({count})")
        for reason, count in report.set_aside.items()
    ]
    screen.hanging(Text("    set aside: ", style="dim"), Text("; ".join(parts), style="dim"))


def _outcome(screen: Screen, report: SessionReport) -> None:
    if report.outcome is Outcome.NOTHING:
        screen.line("    nothing to form", style=STYLES["quiet"])
    elif report.outcome is Outcome.PENDING:
        why = said(PENDING, report.pending_reason or "its turn has not come")
        screen.line(f"    pending: {why}; the turns are kept", style=STYLES["disputed"])
    elif report.outcome is Outcome.FAILED:
        screen.line("    failed: the turns are kept; run it again", style=STYLES["refused"])


# -- recall ----------------------------------------------------------------------------


def recall_view(screen: Screen, view: RecallView, *, number: int | None = None) -> None:
    """Print a question, the block an agent gets for it, and where each line comes from."""
    screen.line()
    lead = "" if number is None else f"{number}. "
    scope = f" · {view.project_scope}" if view.project_scope else ""
    asked = f"  asked on {day(view.at)}{scope}"
    screen.hanging(
        Text(lead, style=STYLES["head"]),
        Text.assemble((harmless(view.question), STYLES["head"]), (asked, STYLES["quiet"])),
    )
    if view.abstention is not None or not view.text:
        why = said(ABSTENTIONS, view.abstention or "nothing_known")
        text = Text.assemble(("memory does not know: ", STYLES["replaced"]), why)
        screen.hanging(Text("   "), text)
        return
    for line in view.text.splitlines():
        _block_line(screen, line)
    for belief in view.beliefs:
        sources = "; ".join(
            f"{place(e)}: {quoted(e.words)}" for e in belief.evidence[-SPANS_SHOWN_MAX:]
        )
        screen.hanging(
            Text(f"   m:{belief.short_id}  ", style=STYLES["id"]),
            Text(sources or "told directly", style=STYLES["quiet"]),
        )


def _block_line(screen: Screen, line: str) -> None:
    """Print a line of a recall block behind a bar: everything right of it is the agent's."""
    inner = line.lstrip()
    indent = " " * (len(line) - len(inner))
    is_quiet = bool(indent) or inner.startswith(("<memory", "</memory"))
    bar = Text(f"   │ {indent}", style=STYLES["quiet"])
    screen.hanging(bar, Text(harmless(inner), style=STYLES["quiet"] if is_quiet else ""))


# -- mnemic memory ---------------------------------------------------------------------


def belief_list(screen: Screen, beliefs: Iterable[BeliefView]) -> None:
    """Print beliefs, two lines each: the statement, and where and when it comes from."""
    for belief in beliefs:
        screen.hanging(
            Text(f"m:{belief.short_id}  ", style=STYLES["id"]),
            Text(harmless(belief.statement), style="" if belief.is_live else STYLES["quiet"]),
        )
        screen.hanging(Text(" " * 12), Text(_summary(belief), style=STYLES["quiet"]))


def _summary(belief: BeliefView) -> str:
    parts = [] if belief.is_live else [_ending(belief)]
    if belief.flagged:
        parts.append("in dispute")
    if belief.portability is Portability.LOCAL:
        parts.append(f"only in {belief.scope}")
    parts.append(_derivation(belief))
    parts.append(f"since {day(belief.valid_from or belief.evidence_at)}")
    parts.append(place(belief.evidence[-1]) if belief.evidence else "told directly")
    return " · ".join(parts)


def _ending(belief: BeliefView) -> str:
    when = belief.valid_to or belief.closed_at
    return belief.status.value if when is None else f"{belief.status.value} {day(when)}"


def belief_detail(screen: Screen, belief: BeliefView) -> None:
    """Print everything about one belief that a person may want to know."""
    screen.line(_statement(belief, STYLES["head"]))
    rows = {
        "status": _ending(belief) if not belief.is_live else belief.status.value,
        "about": "you" if belief.about == USER_SUBJECT else harmless(belief.about),
        "subject": harmless(belief.subject),
        "kind": _kind(belief),
        "derivation": _derivation(belief),
        "said by": belief.authority.value + (", explicitly" if belief.explicit else ""),
        "scope": _scope(belief),
        "held": _held(belief),
        "believed": _believed(belief),
        "last told": moment(belief.last_evidence_at),
        "last cited": "" if belief.last_used_at is None else moment(belief.last_used_at),
        "confidence": f"{belief.confidence:.2f}, from {counted(belief.evidence_count, 'turn')}",
        "sensitivity": belief.sensitivity.value,
        "in dispute with": ", ".join(f"m:{i.hex[:8]}" for i in belief.conflicts_with),
        "replaces": ", ".join(f"m:{i.hex[:8]}" for i in belief.supersedes),
        "replaced by": "" if belief.superseded_by is None else f"m:{belief.superseded_by.hex[:8]}",
        "formed by": f"{belief.formation_policy_version}, {belief.extractor}",
    }
    width = max(len(label) for label, value in rows.items() if value)
    for label, value in rows.items():
        if value:
            screen.hanging(Text(f"  {label:<{width}}  ", style=STYLES["quiet"]), Text(value))
    screen.line("  evidence", style=STYLES["quiet"])
    evidence_lines(screen, belief.evidence, whole=True)


def _scope(belief: BeliefView) -> str:
    if belief.portability is Portability.LOCAL:
        return f"only in {belief.scope}"
    where = "no project" if belief.scope == GENERAL_SCOPE else belief.scope
    return f"everywhere, said in {where}"


def _kind(belief: BeliefView) -> str:
    ending = ", an ending" if belief.polarity is Polarity.RETRACT else ""
    return belief.claim_kind.value.replace("_", " ") + ending


def _derivation(belief: BeliefView) -> str:
    return f"{belief.derivation.value}, {belief.longevity.value}"


def _held(belief: BeliefView) -> str:
    start = "" if belief.valid_from is None else f"from {day(belief.valid_from)}"
    end = "" if belief.valid_to is None else f"until {day(belief.valid_to)}"
    return " ".join(part for part in (start, end) if part) or "since an unknown day"


def _believed(belief: BeliefView) -> str:
    start = f"from {moment(belief.created_at)}"
    end = "" if belief.closed_at is None else f" until {moment(belief.closed_at)}"
    why = "" if belief.closed_reason is None else f" ({belief.closed_reason.replace('_', ' ')})"
    return start + end + why


def history(screen: Screen, versions: Sequence[BeliefView], *, asked: object) -> None:
    """Print the versions of a belief, oldest first."""
    for belief in versions:
        lead = "→ " if belief.id == asked else "  "
        style = STYLES["head"] if belief.is_live else ""
        screen.hanging(Text(lead), _statement(belief, style))
        status = belief.status.value if belief.is_live else _ending(belief)
        screen.hanging(Text("    "), Text(f"{_held(belief)} · {status}", style=STYLES["quiet"]))
        evidence_lines(screen, belief.evidence)


def store_line(screen: Screen, store: StoreView, *, hint: str = "") -> None:
    """Say where the data lives."""
    screen.hanging(Text("data: ", style=STYLES["quiet"]), Text(f"{store.location} ({store.kind})"))
    if hint:
        screen.hanging(Text("look: ", style=STYLES["quiet"]), Text(hint))


def database_status(screen: Screen, view: DatabaseView, *, moved: bool) -> None:
    """Say on which revision a database stands, and what to do when it is another one."""
    screen.line(f"{view.location} ({view.kind})")
    if moved:
        screen.line(f"schema: from {view.moved_from or 'none'} to {view.revision or 'none'}")
    else:
        screen.line(f"schema: revision {view.revision or 'none'}")
    if view.up_to_date:
        screen.line(f"up to date; {counted(view.principals or 0, 'principal')} stored")
    else:
        screen.line(
            f"this version of mnemic needs revision {view.expected_revision}: "
            "run `mnemic db upgrade`, or install the version that made it",
            style=STYLES["replaced"],
        )
