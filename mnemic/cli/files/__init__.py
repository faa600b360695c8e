"""Read conversation and question files, whole, before anything of them is used."""

from __future__ import annotations

from mnemic.cli.files.conversation import Conversation, ConversationSession, Turn
from mnemic.cli.files.questions import Question, read_questions
from mnemic.cli.files.reader import read_conversation

__all__ = [
    "Conversation",
    "ConversationSession",
    "Question",
    "Turn",
    "read_conversation",
    "read_questions",
]
