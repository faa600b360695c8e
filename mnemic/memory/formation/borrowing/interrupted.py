"""Sentences that only keep somebody waiting: "the cat's on my keyboard, one sec"."""

from __future__ import annotations

import re

_MARKS = ("brb", "sec", "hang on", "hold on", "wait", "min", "moment", "while", "bit", "right back", "hurry", "save me", "send help", "cover for me", "wrap up", "heading", "closing up", "hold up")  # fmt: skip
"""One of these stands in every sentence that keeps somebody waiting."""

_WAIT = re.compile(
    r"[,;–—-]\s*(?:(?:so|pls|please|ok|just|and)\s+)?(?:brb|(?:one|just\s+a|1|a)\s+(?:sec(?:ond)?|min(?:ute)?|moment|mo)|hang\s+on|hold\s+(?:on|up)|wait(?:\s+up)?|"
    r"(?:give|gimme|gi)\s*(?:me|us)?\s+(?:a|one|two|five|1|2|5)\s+(?:sec(?:ond)?s?|min(?:ute)?s?|moment|mo)|"
    r"(?:i['’]?ll\s+)?(?:be\s+)?(?:right\s+)?back(?:\s+in\s+(?:a|an?|two|five|ten|\d+)\s+(?:bit|sec|second|min|minute|moment|mo|mins|minutes))?|(?:i['’]?ll\s+)?be\s+(?:a\s+while|back)|hurry(?:\s+up)?|save\s+me|send\s+help|cover\s+for\s+me|"
    r"let['’]?s\s+wrap\s+up|heading\s+(?:out|off|home)(?:\s+now)?|closing\s+up(?:\s+now)?|abeg\s+hurry\s+up)"
    r"(?:\s+(?:please|pls|plz|ok|now|lol))?[\s.!…]*\Z",
    re.I,
)


def is_interrupted(sentence: str) -> bool:
    """Tell whether a sentence ends by asking to wait: what it tells is why, just now."""
    lowered = sentence.lower()
    return any(mark in lowered for mark in _MARKS) and _WAIT.search(sentence) is not None


__all__ = ["is_interrupted"]
