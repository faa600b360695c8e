"""Say an answer in text, for a model to read: what is remembered stands in a fenced block."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mnemic.memory.model import GENERAL_SCOPE, LIVE_STATUSES
from mnemic.memory.recall.rendering import instant
from mnemic.tools.answers import BeliefShown, ChangeShown, ExplainedBelief, MessageShown


def block(section: str, lines: Sequence[str], **attributes: object) -> str:
    """Put lines of memory into the fence that recall uses; say `nothing` without any."""
    if not lines:
        return "nothing"
    given = "".join(f' {name}="{value}"' for name, value in attributes.items() if value is not None)
    head = f'<memory trust="memory" section="{section}" returned="{len(lines)}"{given}>'
    return "\n".join((head, *lines, "</memory>"))


def belief_line(belief: BeliefShown) -> str:
    """Show one belief on two lines, as recall does."""
    return f"[m:{belief.short_id}] {belief.statement}\n  ({', '.join(_notes(belief))})"


def belief_lines(beliefs: Iterable[BeliefShown]) -> list[str]:
    """Show beliefs, one after the other."""
    return [belief_line(belief) for belief in beliefs]


def _notes(belief: BeliefShown) -> list[str]:
    notes = [belief.derivation.value, belief.longevity.value, belief.confidence]
    if belief.scope != GENERAL_SCOPE:
        notes.append(f"project {belief.scope}")
    if belief.status not in LIVE_STATUSES:
        notes.append(f"no longer believed: {belief.status.value}")
    elif belief.valid_to is not None:
        notes.append(f"until {instant(belief.valid_to)}")
    if belief.conflicts_with:
        links = ", ".join(f"[m:{other.hex[:8]}]" for other in belief.conflicts_with)
        notes.append(f"conflicts with {links}")
    return [*notes, f"evidence {instant(belief.evidence_at)}"]


def message_line(message: MessageShown) -> str:
    """Show one message on one line."""
    more = " …" if message.is_cut else ""
    return f"{instant(message.at)} {message.role}: {message.text}{more}"


def change_line(change: ChangeShown) -> str:
    """Show one change on one line."""
    about = "(its content is gone)" if change.belief is None else change.belief.statement
    by = "" if change.by is None else f" by [m:{change.by.hex[:8]}]"
    why = "" if change.reason is None else f" ({change.reason})"
    return (
        f"{change.position} {instant(change.at)} {change.change}{by}{why}: "
        f"[m:{change.belief_id.hex[:8]}] {about}"
    )


def explained_line(entry: ExplainedBelief) -> str:
    """Account for one belief on one line."""
    about = "(not there now)" if entry.belief is None else entry.belief.statement
    score = f", score {entry.score:.3f}" if entry.ranks else ""
    return f"[m:{entry.short_id}] {entry.verdict}{score}: {about}"
