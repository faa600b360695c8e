"""How far what a sentence announces reaches in its turn."""

from __future__ import annotations

from enum import Enum


class Reach(Enum):
    """Say how far: to the end of the sentence, of the paragraph, or of the turn."""

    SENTENCE = "sentence"
    PARAGRAPH = "paragraph"
    TURN = "turn"
