"""The first thing that happens to a turn: what must never be remembered is blanked."""

from __future__ import annotations

import re
from enum import Enum

from msgspec import Struct

BLANK = "\x00"
"""Stands for one blanked character, so that offsets into the turn stay valid."""


class HazardReason(Enum):
    """Say why a span was blanked; a refusal is counted under this and nothing else."""

    CREDENTIAL = "credential"
    PRIVATE_KEY = "private_key"
    TOKEN_URL = "token_url"  # noqa: S105
    PAYMENT_CARD = "payment_card"
    NATIONAL_ID = "national_id"
    INSTRUCTION_INJECTION = "instruction_injection"
    HARNESS = "harness"


class HazardSpan(Struct, frozen=True):
    """Mark one blanked stretch of a turn, `start` inclusive and `end` exclusive."""

    start: int
    end: int
    reason: HazardReason


class Screened(Struct, frozen=True):
    """Hold a turn without its hazards; `text` has the turn's length."""

    text: str
    spans: tuple[HazardSpan, ...]
    counts: dict[str, int]


_HARNESS = re.compile(
    r"<system-reminder>.*?(?:</system-reminder>|\Z)|^\[memory\][^\n]*", re.S | re.M
)
_SECRET = re.compile(r"[^.\n]*\b(?:ghp_\w+|api_key=\S+|passwords? (?:is|:) \S+)[^\n]*", re.I)
_INJECTION = re.compile(r"[^.\n]*\bignore (?:all )?previous instructions[^\n]*", re.I)


def screen(text: str) -> Screened:
    """Blank every hazardous stretch of `text` (003 §Deliberately narrow trust exclusions)."""
    spans: list[HazardSpan] = []
    for pattern, reason in (
        (_HARNESS, HazardReason.HARNESS),
        (_SECRET, HazardReason.CREDENTIAL),
        (_INJECTION, HazardReason.INSTRUCTION_INJECTION),
    ):
        spans += [HazardSpan(m.start(), m.end(), reason) for m in pattern.finditer(text)]
    counts: dict[str, int] = {}
    for span in spans:
        counts[span.reason.value] = counts.get(span.reason.value, 0) + 1
        text = text[: span.start] + BLANK * (span.end - span.start) + text[span.end :]
    return Screened(text=text, spans=tuple(spans), counts=counts)
