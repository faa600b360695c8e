"""A turn as clauses: exact substrings, in order, each with its mood.

Three steps, each linear: zones (code, quotations, pasted text), sentences inside what
is left, clauses inside a sentence. A mood belongs to a clause, but irony, role play and
a supposition colour what stands around them.
"""

from __future__ import annotations

import re

from msgspec import Struct

from mnemic.memory.formation import moods
from mnemic.memory.formation.joints import cuts, opener
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.formation.zones import ZoneKind, find_zones

__all__ = [
    "CLAUSES_MAX",
    "CLAUSE_CHARS_MAX",
    "Clause",
    "Mood",
    "segment",
]

CLAUSES_MAX = 16_384
"""How many clauses of one turn are given; what stands beyond is not read."""

CLAUSE_CHARS_MAX = 2_000
"""Longest clause that a person states, in characters; a longer one is taken for data."""


class Clause(Struct, frozen=True):
    """Hold one clause: `text` is exactly `turn[start:end]`.

    `sentence` counts from 0. `leads` is the connective or opener that introduced the
    clause and stands before `start` ("and", "because", "but", "actually", "remember"),
    lower case, or "". `attributed` marks words that are reported of somebody else: all
    that is QUOTED, and a STATEMENT such as "she said she likes jazz".
    """

    text: str
    start: int
    end: int
    sentence: int
    mood: Mood = Mood.STATEMENT
    leads: str = ""
    attributed: bool = False


_ZONE_MOOD = {
    ZoneKind.CODE: Mood.CODE,
    ZoneKind.QUOTED: Mood.QUOTED,
    ZoneKind.ROLE_PLAY: Mood.ROLE_PLAY,
}
_OUT_OF_ROLE = re.compile(
    r"(?:anyway|actually|ooc\b|out of character|\(?\(ooc|in real life|irl\b|back to|"
    r"end of (?:story|role)|"
    r"for real|seriously)",
    re.I,
)
_LEADING = " \t\r\n-–—*•+#>\"'“”‘’«»()[]_,;:.|"
_TRAILING = " \t\r\n\"'“”‘’«»([*_,;:—–-"
_CLOSES = {
    '"': re.compile(r"[\"“„]"),
    "”": re.compile(r"[“„]"),
    "'": re.compile(r"['‘](?<!\w.)"),
    "’": re.compile(r"‘"),
    "»": re.compile(r"«"),
}
_OTHERS = re.compile(r"(?:he|she|they|it|his|her|their)\b", re.I)
_LIST_NUMBER = re.compile(r"[ \t]*+\(?(?:\d{1,3}|[a-zA-Z])[.)][ \t]++")
_COLOUR = re.compile("|".join(re.escape(word) for word in moods.COLOUR_WORDS))
_WORD_CHAR = re.compile(r"\w")


def segment(text: str) -> tuple[Clause, ...]:
    """Split screened `text` into clauses (003 §Three fixed batched calls)."""
    reader = _Reader(text)
    at = 0
    for zone in find_zones(text):
        reader.plain(at, zone.start)
        reader.zone(zone.start, zone.end, _ZONE_MOOD[zone.kind])
        at = zone.end
    reader.plain(at, len(text))
    return tuple(reader.clauses)


class _Reader:
    """Collect the clauses of one turn from left to right."""

    def __init__(self, text: str) -> None:
        self.clauses: list[Clause] = []
        self._text = text
        self._sentence = 0
        self._role_play = False
        self._supposed_until = -1
        self._coloured = _COLOUR.search(text.lower()) is not None
        self._last_own: int | None = None

    def zone(self, start: int, end: int, mood: Mood) -> None:
        """Take a stretch whose mood is settled; code is one clause, the rest sentences."""
        if mood is Mood.CODE:
            self._add(start, end, mood, "", attributed=False)
            self._sentence += 1
            return
        for low, high in sentence_spans(self._text, start, end):
            self._add(low, high, mood, "", attributed=mood is Mood.QUOTED)
            self._sentence += 1

    def plain(self, start: int, end: int) -> None:
        """Take a stretch of the speaker's own words."""
        for low, high in sentence_spans(self._text, start, end):
            if len(self.clauses) >= CLAUSES_MAX:
                return
            number = _LIST_NUMBER.match(self._text, low, high)
            begin = low if number is None else number.end()
            while begin < high and self._text[begin] in _LEADING:
                begin += 1
            if begin < high and _WORD_CHAR.search(self._text, begin, high):
                self._own_sentence(begin, high)
                self._sentence += 1
            elif moods.takes_back(self._text[low:high]):
                self._take_back()

    def _own_sentence(self, start: int, end: int) -> None:
        whole = self._text[start : min(end, start + CLAUSE_CHARS_MAX)]
        if self._coloured and moods.takes_back(whole):
            self._take_back()
        over = self._colour(whole, start) if self._coloured else None
        first = len(self.clauses)
        asks = self._text[start:end].rstrip(_TRAILING + "!)]").endswith("?")
        start, first_leads = opener(self._text, start, end, "")
        pieces = cuts(self._text, start, end, asks=asks)
        reported = False
        for number, (low, high, joint) in enumerate(pieces):
            leads = joint or (first_leads if number == 0 else "")
            low, leads = opener(self._text, low, high, leads)  # noqa: PLW2901
            clause = self._text[low : min(high, low + CLAUSE_CHARS_MAX)]
            last = number == len(pieces) - 1
            mood = over or self._mood(clause, leads, asks=asks, last=last)
            reported = moods.is_reported(clause) or (reported and _OTHERS.match(clause) is not None)
            self._add(low, high, mood, leads, attributed=reported)
        self._last_own = first

    def _colour(self, sentence: str, start: int) -> Mood | None:
        """Give the mood that a whole sentence has, if it has one."""
        if self._role_play and _OUT_OF_ROLE.match(sentence):
            self._role_play = False
        if self._role_play:
            return Mood.ROLE_PLAY
        if moods.plays_user(sentence):
            self._role_play = True
            return Mood.ROLE_PLAY
        if moods.casts_assistant(sentence):
            return Mood.ROLE_PLAY
        if moods.is_ironic(sentence):
            return Mood.IRONIC
        if start >= self._supposed_until and moods.supposes_on(sentence):
            paragraph = self._text.find("\n\n", start)
            self._supposed_until = len(self._text) if paragraph < 0 else paragraph
        if start < self._supposed_until:
            return Mood.HYPOTHETICAL
        return None

    def _mood(self, clause: str, leads: str, *, asks: bool, last: bool) -> Mood:
        if leads == "remember":
            return Mood.STATEMENT
        if moods.is_request(clause):
            return Mood.REQUEST
        if moods.is_question(clause) or (asks and last and leads not in _GROUNDS):
            return Mood.QUESTION
        return Mood.HYPOTHETICAL if moods.is_hypothetical(clause) else Mood.STATEMENT

    def _take_back(self) -> None:
        """Make the sentence before a joke."""
        if self._last_own is None:
            return
        for at in range(self._last_own, len(self.clauses)):
            clause = self.clauses[at]
            self.clauses[at] = Clause(
                clause.text,
                clause.start,
                clause.end,
                clause.sentence,
                Mood.IRONIC,
                clause.leads,
                clause.attributed,
            )

    def _add(self, start: int, end: int, mood: Mood, leads: str, *, attributed: bool) -> None:
        text = self._text
        while start < end and (text[start] in _LEADING or text[start] == "\x00"):
            start += 1
        trailing = _TRAILING + "?" if mood is Mood.STATEMENT else _TRAILING
        while end > start and (text[end - 1] in trailing or text[end - 1] == "\x00"):
            if text[end - 1] in _CLOSES and _opened_inside(text, start, end):
                break
            end -= 1
        if start >= end or len(self.clauses) >= CLAUSES_MAX:
            return
        if end - start > CLAUSE_CHARS_MAX and mood is not Mood.QUOTED:
            mood = Mood.CODE
        body = text[start:end]
        if "\x00" in body:
            return
        self.clauses.append(Clause(body, start, end, self._sentence, mood, leads, attributed))


def _opened_inside(text: str, start: int, end: int) -> bool:
    """Tell whether the mark at the end closes one that was opened in the same clause."""
    return _CLOSES[text[end - 1]].search(text, start, end - 1) is not None


_GROUNDS = frozenset({"because", "since", "given that", "considering", "cause", "cuz"})
"""What introduces, after a question, the facts that the question rests on."""
