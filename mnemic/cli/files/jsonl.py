"""Read a JSON Lines conversation: one turn a line, of any number of sessions.

{"session": "s01", "at": "2026-03-02T09:00:00Z", "role": "user", "text": "…",
 "project_scope": "orbit-app", "principal": "ada"}
"""

from __future__ import annotations

from mnemic.cli.files.conversation import ConversationSession, Turn, placed_by_occurrence
from mnemic.cli.files.models import TurnLine, validated
from mnemic.cli.files.source import Source

TURNS_MAX = 1_000_000
"""Most turns of one file."""


class _Gathered:
    """Collect the turns of one session and refuse what does not belong together."""

    def __init__(self, first: TurnLine, line: int) -> None:
        self.first = first
        self.line = line
        self.turns: list[Turn] = []

    def add(self, source: Source, line: int, turn: TurnLine) -> None:
        """Append a turn of the session."""
        if turn.project_scope != self.first.project_scope:
            source.refuse(
                line, "project_scope", f"it is another than on line {self.line} of the same session"
            )
        if self.turns and self.turns[-1].at is not None and turn.at < self.turns[-1].at:
            source.refuse(
                line, "at", f"it is earlier than line {self.turns[-1].line} of the same session"
            )
        self.turns.append(Turn(line, turn.role, turn.text, turn.at))

    def session(self) -> ConversationSession:
        """Give the session."""
        return ConversationSession(
            name=self.first.session,
            turns=placed_by_occurrence(self.turns),
            principal=self.first.principal,
            project_scope=self.first.project_scope,
        )


def read_turns(source: Source) -> tuple[ConversationSession, ...]:
    """Read every line; the whole file or an `InvalidFile`.

    Lines of several sessions may alternate; a session's own lines rise in time. Two
    principals may use the same session name, as long as every line of it says whose it is.
    """
    lines = source.lines()
    if len(lines) > TURNS_MAX:
        source.refuse(lines[TURNS_MAX][0], "JSON", f"split it: at most {TURNS_MAX} turns a file")
    gathered: dict[tuple[str, str | None], _Gathered] = {}
    first_of_name: dict[str, tuple[int, bool]] = {}
    for number, document in lines:
        turn = validated(TurnLine, source, number, source.value(number, document))
        named = turn.principal is not None
        before, was_named = first_of_name.setdefault(turn.session, (number, named))
        if named != was_named:
            source.refuse(
                number,
                "principal",
                f"give it on every line of a session or on none, as on line {before}",
            )
        whose = (turn.session, turn.principal)
        if whose not in gathered:
            gathered[whose] = _Gathered(turn, number)
        gathered[whose].add(source, number, turn)
    return tuple(each.session() for each in gathered.values())
