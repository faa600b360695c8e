"""The first thing that happens to a turn: what must never be remembered is blanked.

Order: harness text, private keys and key shapes, stated secrets, identity numbers,
injections. Each detector runs only when a word or sign it needs is in the turn.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from mnemic.memory.formation import credentials
from mnemic.memory.formation.harness import harness_spans
from mnemic.memory.formation.identifiers import national_ids, payment_cards
from mnemic.memory.formation.injections import INJECTION_WORDS, injections
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.formation.zones import ZoneKind, find_zones

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
    """Hold a turn without its hazards.

    `text` has the turn's length; every character of a span in `spans` is `BLANK`.
    `spans` are in order and apart; `counts` says how many there are per reason.
    """

    text: str
    spans: tuple[HazardSpan, ...] = ()
    counts: dict[str, int] = {}


_Found = list[tuple[int, int, HazardReason]]

_DIGIT = re.compile(r"\d")
_TWO_DIGITS = re.compile(r"\d\d")
_CLAUSE_START = re.compile(r"[,;:—–]\s+|\s(?:and|but|so|plus)\s+", re.I)
_CLAUSE_CHARS = 240
_AUTHORIZATION_WORDS = ("authorization", "bearer ", "basic ", "cookie", "x-api-key")


def screen(text: str) -> Screened:
    """Blank every hazardous stretch of `text` (003 §Deliberately narrow trust exclusions).

    A secret takes the clause that states it and the rest of its sentence along, so that
    no mention of it is left; a mere mention of a password is not a hazard. An injection
    takes what it orders along. Runs in time linear in the length of `text`.
    """
    found: _Found = [(low, high, HazardReason.HARNESS) for low, high in harness_spans(text)]
    if found:
        text = _blanked(text, _apart(found))
    lowered = text.lower()
    reader = _Screen(text, lowered)
    found += reader.secrets()
    found += reader.numbers()
    found += reader.orders()
    if not found:
        return Screened(text)
    spans = _apart(found)
    counts: dict[str, int] = {}
    for span in spans:
        counts[span.reason.value] = counts.get(span.reason.value, 0) + 1
    return Screened(_blanked(text, spans), spans, counts)


def _apart(found: _Found) -> tuple[HazardSpan, ...]:
    """Sort the spans, join what overlaps for one reason, clip what overlaps for another."""
    found.sort(key=lambda span: (span[0], -span[1]))
    spans: list[HazardSpan] = []
    for start, end, reason in found:
        if spans and start < spans[-1].end:
            last = spans[-1]
            if end <= last.end:
                continue
            if reason is last.reason:
                spans[-1] = HazardSpan(last.start, end, reason)
                continue
            start = last.end  # noqa: PLW2901
        if start < end:
            spans.append(HazardSpan(start, end, reason))
    return tuple(spans)


def _blanked(text: str, spans: Iterable[HazardSpan]) -> str:
    parts: list[str] = []
    at = 0
    for span in spans:
        parts += (text[at : span.start], BLANK * (span.end - span.start))
        at = span.end
    parts.append(text[at:])
    return "".join(parts)


class _Screen:
    """Look through one turn; sentences are found only when a hazard was."""

    def __init__(self, text: str, lowered: str) -> None:
        self._text = text
        self._lowered = lowered
        self._spans: list[tuple[int, int]] | None = None
        self._starts: list[int] = []

    def secrets(self) -> _Found:
        """Find private keys, key shapes, stated secrets and secrets in addresses."""
        text, found = self._text, _Found()
        if "PRIVATE KEY" in text or "PuTTY-User" in text:
            found += self._private_keys()
        if any(mark in text for mark in credentials.KEY_MARKS):
            for match in credentials.KEY_SHAPES.finditer(text):
                found.append(self._clause(match.start(), match.end()))
        if "://" in text:
            for match in credentials.URL_SECRET.finditer(text):
                low, high, _ = self._clause(match.start(), match.end())
                found.append((low, high, HazardReason.TOKEN_URL))
        if self._has(credentials.SECRET_WORDS):
            found += self._stated()
        found += self._unlabelled()
        if ("=" in text or ":" in text) and _DIGIT.search(text) is not None:
            for match in credentials.ASSIGNED.finditer(text):
                if credentials.is_random(match.group("value")):
                    found.append(self._clause(match.start(), match.end()))
        return found

    def _unlabelled(self) -> _Found:
        """Find what opens a door, and what a header carries."""
        shapes: list[re.Pattern[str]] = []
        if _DIGIT.search(self._text) and self._has(credentials.ENTRY_WORDS):
            shapes.append(credentials.ENTRY_CODE)
        if self._has(_AUTHORIZATION_WORDS):
            shapes.append(credentials.AUTHORIZATION)
        return [
            self._clause(match.start(), match.end())
            for shape in shapes
            for match in shape.finditer(self._text)
        ]

    def _has(self, words: Iterable[str]) -> bool:
        return any(word in self._lowered for word in words)

    def _private_keys(self) -> _Found:
        found: _Found = []
        reached = 0
        for match in credentials.PRIVATE_KEY.finditer(self._text):
            if match.start() < reached:
                continue
            closing = credentials.PRIVATE_KEY_END.search(self._text, match.end())
            reached = len(self._text) if closing is None else closing.end()
            found.append((match.start(), reached, HazardReason.PRIVATE_KEY))
        return found

    def _stated(self) -> _Found:
        found: _Found = []
        reached = 0
        for match in credentials.STATED_SECRET.finditer(self._text):
            if match.start() < reached:
                continue
            value = match.group("value").strip("\"'“”‘’`*_ ")
            word = value.split(None, 1)[0] if value else ""
            shaped = credentials.looks_secret(word) or (
                credentials.IS_LOGIN.match(match.group("label")) is not None
                and any(credentials.looks_secret(part) for part in value.split(None, 4)[:4])
            )
            if not shaped and (
                not word
                or credentials.NOT_A_VALUE.match(value)
                or credentials.NEEDS_SHAPE.search(match.group("label"))
            ):
                continue
            found.append(self._clause(match.start(), match.start("value") + len(word)))
            reached = found[-1][1]
        reached = 0
        for match in credentials.BARE_SECRET.finditer(self._text):
            if match.start() >= reached and credentials.looks_secret(match.group("value")):
                found.append(self._clause(match.start(), match.end("value")))
                reached = found[-1][1]
        return found

    def numbers(self) -> _Found:
        """Find payment cards and national numbers, with the clauses that state them."""
        if _TWO_DIGITS.search(self._text) is None:
            return []
        found: _Found = []
        for detect, reason in (
            (payment_cards, HazardReason.PAYMENT_CARD),
            (national_ids, HazardReason.NATIONAL_ID),
        ):
            for start, end in detect(self._text):
                low, high, _ = self._clause(start, end)
                found.append((low, high, reason))
        return found

    def orders(self) -> _Found:
        """Find instructions to the assistant that are not the user's own requests."""
        if not any(word in self._lowered for word in INJECTION_WORDS):
            return []
        zones = find_zones(self._text)
        quoted = [(zone.start, zone.end) for zone in zones if zone.kind is ZoneKind.QUOTED]
        reason = HazardReason.INSTRUCTION_INJECTION
        return [(*span, reason) for span in injections(self._text, self._sentences(), quoted)]

    def _sentences(self) -> list[tuple[int, int]]:
        if self._spans is None:
            self._spans = sentence_spans(self._text, 0, len(self._text))
            self._starts = [low for low, _ in self._spans]
        return self._spans

    def _clause(self, start: int, end: int) -> tuple[int, int, HazardReason]:
        """Widen a secret to its clause on the left and its sentence on the right."""
        spans = self._sentences()
        first = spans[max(0, bisect_right(self._starts, start) - 1)]
        last = spans[max(0, bisect_right(self._starts, max(start, end - 1)) - 1)]
        low = min(first[0], start)
        for match in _CLAUSE_START.finditer(self._text, max(low, start - _CLAUSE_CHARS), start):
            low = match.end()
        return low, max(last[1], end), HazardReason.CREDENTIAL
