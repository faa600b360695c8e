"""Read a questions file: one question a line.

{"question": "Where do I live?", "project_scope": "orbit-app", "at": "…Z"}
"""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from mnemic.cli.files.models import QuestionLine, validated
from mnemic.cli.files.source import Source
from mnemic.errors import InvalidInput

QUESTIONS_MAX = 10_000
"""Most questions of one file."""


class Question(Struct, frozen=True):
    """Hold one question; what its line leaves out is None."""

    line: int
    text: str
    project_scope: str | None = None
    at: datetime | None = None
    principal: str | None = None


def read_questions(path: str) -> tuple[Question, ...]:
    """Read and check a whole questions file; raises as `read_conversation` does."""
    source = Source(path)
    lines = source.lines()
    if not lines:
        raise InvalidInput(f"{source.name}: it is empty; give it at least one question")
    if len(lines) > QUESTIONS_MAX:
        source.refuse(lines[QUESTIONS_MAX][0], "JSON", f"at most {QUESTIONS_MAX} questions a file")
    found = []
    for number, document in lines:
        row = validated(QuestionLine, source, number, source.value(number, document))
        found.append(Question(number, row.question, row.project_scope, row.at, row.principal))
    return tuple(found)
