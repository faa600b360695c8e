"""Orders to the assistant that stand in a turn but are not its user's own requests."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right

INJECTION_WORDS = (
    "ignore", "disregard", "forget", "override", "bypass", "assistant", "system", "you are now",
    "you're now", "from now on", "jailbreak", "developer mode", "instructions", "the user",
    "this user", "prompt", "language model", "chatgpt", "claude", "[inst]", "<|", "<<sys", " ai",
    "ai,", "ai:", "bot", "llm", "agent", "model", "gpt", "do anything now",
)  # fmt: skip
"""One of these stands in every injection that is known, in lower case."""

_LISTENER = (
    r"(?:assistant|ai(?:\s+(?:assistant|agent|model))?|chat\s?gpt|claude|gpt|bot|chatbot|"
    r"language\s+"
    r"model|llm|copilot|gemini|ai\s+agents?|agents?|system|model|computer)"
)
_ORDER = (
    r"(?:remember|note|save|store|record|memori[sz]e|always|never|you\s+(?:must|should|will|are)|"
    r"from\s+now\s+on|ignore|forget|disregard|update|send|do\s+not|don['’]?t|make\s+sure|add|set|"
    r"reveal|delete|treat|reply|respond|say|tell|print|output|recommend|mark|approve|transfer|"
    r"forward|email|execute|run|call|use|include|believe|assume|consider|act)\b"
)
OVERRIDE = re.compile(
    r"\b(?:ignore|disregard|forget|override|bypass)\s+"
    r"(?=(?:\w+\s+){0,5}?(?:your|previous|prior|above|earlier|preceding|existing|former|original|"
    r"system|safety|initial|past|you)\b)"
    r"(?:(?:all|any|every|everything|anything|of|the|your|these|those|and|previous|prior|above|"
    r"earlier|preceding|existing|former|original|other|past|current|system|safety|initial|in|"
    r"you\s+(?:were|have\s+been)\s+(?:told|given))\s+){1,6}"
    r"(?:instructions?|prompts?|rules?|directions?|directives?|guidelines?|commands?|"
    r"constraints?|restrictions?|polic(?:y|ies)|programming|training|safeguards?|"
    r"system\s+messages?|above|before|told)\b"
    r"|(?:\A|[.!?:;\"'“‘(\n>][ \t]*+|\b(?:please|and|then|now)\s+)(?:ignore|disregard|forget|"
    r"override|"
    r"bypass)\s+(?:all|any|every)\s+(?:of\s+)?(?:the\s+|these\s+|those\s+)?"
    r"(?:instructions?|prompts?|rules?|directives?|guidelines?|commands?|constraints?|"
    r"restrictions?)\b"
    r"|\b(?:ignore|disregard|forget)\s+(?:(?:all|everything|anything)\s+(?:of\s+)?)?(?:the\s+)?"
    r"(?:above|preceding|foregoing)\b"
    r"|\b(?:ignore|disregard|forget)\s+(?:everything|all|anything|"
    r"what(?:ever)?)\s+(?:that\s+)?(?:you|"
    r"they|anyone)\s+(?:were|was|have|has|had|know|said|told)\b"
    r"(?!\s+about\s+(?:me|my|us|our)\b)"
    r"|\byou(?:\s+are|['’]re)\s+now\s+(?!on\b|at\b|my\s+friend|aware|ready|done|able|"
    r"free\s+to\s+go|"
    r"connected|talking|speaking|allowed\s+to\s+(?:know|ask))\w+"
    r"|\bfrom\s+now\s+on,?\s+you(?:\s+are|['’]re)\s+\w+"
    r"|\b(?:developer|god|dan|jailbreak|unrestricted|debug)\s+mode\s+(?:is\s+)?(?:on|enabled|"
    r"activated)\b|\bdo\s+anything\s+now\b"
    r"|\b(?:your\s+)?new\s+(?:system\s+)?(?:instructions?|directives?|prompt)\s*(?::|\bare\b|"
    r"\bis\b)"
    r"|\b(?:without|don['’]?t|do\s+not|never)\s+(?:tell(?:ing)?|inform(?:ing)?|alert(?:ing)?|"
    r"mention(?:ing)?\s+(?:this|it)\s+to|notify(?:ing)?)\s+the\s+user\b"
    r"|\b(?:remember|note|save|store|record|memori[sz]e|add|write)\s+(?:\w+\s+){0,4}?that\s+"
    r"(?:the|this)\s+user(?:['’]s)?\b"
    r"|\b(?:reveal|print|repeat|show|output|leak)\s+(?:me\s+)?(?:your|the)\s+(?:\w+\s+){0,2}?"
    r"(?:system\s+prompt|hidden\s+instructions?|initial\s+instructions?)\b"
    r"|\bif\s+you\s+are\s+an?\s+(?:ai|llm|language\s+model|assistant|automated|bot)\b"
    r"|\b(?:attention|important|note|message|instructions?)\s*,?\s*(?:to|for)?\s+(?:all\s+|"
    r"any\s+|the\s+)?"
    r"(?:ai|llm|assistants?|language\s+models?|ai\s+agents?|chatbots?)\b\s*(?:s|systems|"
    r"assistants|models|"
    r"agents)?\s*[:,!]",
    re.I,
)
ADDRESSED = re.compile(
    rf"\b{_LISTENER}\s*[,:]\s*(?:please\s+|kindly\s+)?(?P<order>{_ORDER})(?P<rest>[^\n]{{0,24}})",
    re.I,
)
HEADER = re.compile(
    r"^[ \t>\"'“‘*_#-]*+(?:(?-i:\[?\(?SYSTEM\)?\]?(?:\s+(?:PROMPT|MESSAGE|OVERRIDE|NOTE|NOTICE|"
    r"UPDATE|ALERT))?"
    r"\]?\s*:)|\[(?:system|developer)\b[^\]\n]{0,40}\]|(?:system|developer)\s+(?:prompt|message|"
    r"override|"
    r"instruction|note|notice|update)s?\s*:|system\s*:\s*(?=you\b|remember|ignore|the\s+user|"
    r"always|never|"
    r"update|store|save|from\s+now|new\b|override|set\b|do\s+not)|<\|[a-z_]{2,20}\|>|\[/?INST\]|"
    r"<</?SYS>>|"
    r"BEGIN\s+SYSTEM)",
    re.M | re.I,
)
_PAYLOAD = re.compile(
    r"(?:\band\b|\bthen\b|[,;:]|instead)\s+(?:please\s+|you\s+must\s+|just\s+)?"
    rf"{_ORDER}|\b(?:remember|store|save|note|record)\b",
    re.I,
)
_OWN_WORDS = re.compile(
    r"(?:(?:also|and|btw|by the way|anyway)[, ]\s*)?(?:i|i['’]m|i['’]ve|my|we|our)\b", re.I
)
_FIRST_PERSON = re.compile(
    r"\s*+(?:that|this|:|,)?\s*+(?:to\s+)?(?:i\b|i['’]|my\b|we\b|our\b|me\b|in\s+\w+\s*$)", re.I
)


def injections(
    text: str, sentences: list[tuple[int, int]], quoted: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Find what orders the assistant about, and what it orders.

    `sentences` are the sentences of the whole text and `quoted` the stretches that are
    somebody else's words. A user's own plain "Assistant, remember that I ..." is a
    request, not an injection. An order reaches to the end of its quotation, or of its
    sentence when that holds what is ordered, or else of its paragraph.
    """
    page = _Page(text, sentences, quoted)
    found: list[tuple[int, int]] = []
    for pattern in (OVERRIDE, ADDRESSED, HEADER):
        reached = 0
        for match in pattern.finditer(text):
            if match.start() < reached:
                continue
            own = pattern is ADDRESSED and _is_own(match)
            if own and page.quotation(match.start()) is None:
                continue
            span = page.reach(match.start(), match.end())
            if pattern is HEADER:
                span = match.start(), page.paragraph_end(match.end())
            found.append(span)
            reached = span[1]
    return found


def _is_own(match: re.Match[str]) -> bool:
    """Tell whether an addressed order is about the speaker, in the speaker's own words."""
    if _FIRST_PERSON.match(match.group("rest")) is not None:
        return True
    return match.group("order").lower() not in _STORING


_STORING = frozenset(
    ("remember", "note", "save", "store", "record", "memorize", "memorise", "believe", "assume")
)


FOLLOWING_MAX = 64
"""How many sentences after an order are taken to belong to it."""

PAYLOAD_CHARS_MAX = 200
"""How far into its sentence an order's object is looked for."""

_PARAGRAPH = re.compile(r"\n[ \t]*+\n")


class _Page:
    """Answer where the sentence, paragraph and quotation of a place end."""

    def __init__(
        self, text: str, sentences: list[tuple[int, int]], quoted: list[tuple[int, int]]
    ) -> None:
        self._text = text
        self._sentences = sentences
        self._starts = [low for low, _ in sentences]
        self._quoted = quoted
        self._quoted_starts = [low for low, _ in quoted]
        self._breaks = [match.start() for match in _PARAGRAPH.finditer(text)]

    def paragraph_end(self, at: int) -> int:
        place = bisect_left(self._breaks, at)
        return self._breaks[place] if place < len(self._breaks) else len(self._text)

    def quotation(self, at: int) -> tuple[int, int] | None:
        place = bisect_right(self._quoted_starts, at) - 1
        zone = self._quoted[place] if place >= 0 else (0, 0)
        return zone if zone[0] <= at < zone[1] else None

    def reach(self, start: int, end: int) -> tuple[int, int]:
        """Widen an order to all that it orders."""
        zone = self.quotation(start)
        if zone is not None:
            return zone
        place = max(0, bisect_right(self._starts, start) - 1)
        low, high = self._sentences[place]
        begin, stop = min(low, start), max(high, end)
        limit = self.paragraph_end(stop)
        if _PAYLOAD.search(self._text, end, min(stop, end + PAYLOAD_CHARS_MAX)) is None:
            return begin, limit
        for low, high in self._sentences[place + 1 : place + 1 + FOLLOWING_MAX]:
            if low >= limit or _OWN_WORDS.match(self._text[low : low + 40].lstrip()):
                break
            stop = high
        return begin, stop
