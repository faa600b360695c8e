"""The stretches of a turn that are not its speaker's own plain words.

Code, mail quoting, forwarded text, quoted speech, text handed over to be worked on, and
pasted dialogue. Found in a constant number of linear passes; nothing nests.
"""

from __future__ import annotations

import re
from enum import Enum

from msgspec import Struct

from mnemic.memory.formation.quotations import quotations


class ZoneKind(Enum):
    """Say what a zone holds."""

    CODE = "code"
    QUOTED = "quoted"
    ROLE_PLAY = "role_play"


class Zone(Struct, frozen=True):
    """Mark one stretch, `start` inclusive and `end` exclusive."""

    start: int
    end: int
    kind: ZoneKind


_FENCE = re.compile(r"^[ \t]{0,8}(```|~~~)", re.M)
_MAIL_LINE = re.compile(r"^[ \t]{0,3}(?:&gt;|>)[^\n]*+\n?", re.M)
_WROTE = re.compile(r"^[ \t]*+(?:On|Am|Le|El|Op) [^\n]{4,160}:[ \t]*+$", re.M)
_FORWARD = re.compile(
    r"^[ \t>]*+(?:-{2,}[ \t]*+(?:Original|Forwarded)\b[^\n]*+|Begin forwarded message:"
    r"|(?:From|Von|De): [^\n]+\n(?:(?:Sent|Date|To|Cc|Subject)\b[^\n]*+\n?)+)",
    re.M | re.I,
)
_FORWARD_END = re.compile(
    r"^[ \t]*+-{2,}[ \t]*+end\b[^\n]*+$|^[ \t]*+(?:end (?:of )?(?:quote|message|mail|email))\b",
    re.M | re.I,
)
_RETURN = re.compile(
    r"\n[ \t]*+\n(?=[ \t]*+(?:anyway|anyways|as for me|for me,|on my side|that was|end quote|"
    r"so (?:that|this) (?:is|was)|my question|now,|in my case|about me|me:|"
    r"(?:ok|okay),? (?:back|so|that)|out of character|ooc\b|in real life)\b)",
    re.I,
)
_HANDED_OVER = re.compile(
    r"(?:^|(?<=[.!?\n])[ \t]*+)(?:(?:please|pls|hey|hi|ok|okay|can you|could you|would you|"
    r"help me)[, ]\s*+){0,3}(?:translate|proofread|rewrite|rephrase|paraphrase|summari[sz]e|"
    r"correct|edit|fix|improve|polish|shorten|check|review|explain|analy[sz]e|classify|convert|"
    r"write|draft|compose|respond to|reply to|answer|extract|grade|critique|complete|continue)\b"
    r"[^:.!?\n]{0,100}:(?=\s)",
    re.I | re.M,
)
_ATTRIBUTION = re.compile(
    r"\b(?:wrote|writes|written|said|says|saying|told (?:me|us|him|her|them)|texted|replied|"
    r"replies|answered|asked|asks|emailed|messaged|posted|tweeted|quoted?|reads?|states|"
    r"stated|claims|announced|begins|goes like this|went like this)"
    r"(?:[ \t]+(?:me|us|to me|today|yesterday|this|back|that|the following|on \w{2,12}|"
    r"about \w{2,12}))?[ \t]*+:(?=\s)"
    r"|\b(?:article|e-?mail|mail|message|letter|post|tweet|review|transcript|text|abstract|"
    r"excerpt|snippet|paragraph|passage|story|poem|lyrics|advert|ad|listing|description|terms|"
    r"docs?|documentation|page|website|release|profile|comment|thread|ticket|report|paper|"
    r"conversation|chat|statement|quote)"
    r"(?:[ \t]+(?:from|by|of|about|i|he|she|they|below|on|in|at|that)\b[^:.!?\n]{0,60})?"
    r"[ \t]*+:(?=\s)",
    re.I,
)
_OWN_LABEL = re.compile(r"\b(?:my|our)\s+(?:\w+\s+)?\w+\s*:\Z", re.I)
_SPEAKER = re.compile(
    r"^[ \t>*_]*+([A-Z][\w.'’-]{0,19}(?: [A-Z][\w.'’-]{0,19})?)[*_]*+:[ \t]", re.M
)
_NOT_A_SPEAKER = frozenset(
    """update note edit ps context background correction reminder question fyi tldr summary
    goal goals facts fact important todo idea plan hobbies job work home location name age
    likes dislikes preference preferences allergies skills warning info me also remember
    answer result example status project diet pets family languages language city country
    bonus ask problem issue""".split()  # noqa: SIM905 - a listing reads better
)
_TRANSCRIPT_ROLES = frozenset(
    """assistant user human ai bot system chatgpt claude gemini copilot agent customer
    interviewer caller support operator""".split()  # noqa: SIM905 - a listing reads better
)
_STAGE_ROLES = frozenset(
    """character narrator npc gm dm player hero villain knight wizard""".split()  # noqa: SIM905
)
_CODE_LINE = re.compile(
    r"^(?:[ \t]*+(?:def \w+\(|class \w+[(:]|import \w+(?:\.\w++)*[ \t]*+$|from [\w.]+ import |"
    r"#include|const \w+ =|let \w+ =|var \w+ =|function \w*\(|public \w+ |private \w+ |"
    r"return\b[^\n]*;[ \t]*+$|>>> |SELECT [^\n]* FROM |INSERT INTO |CREATE TABLE |@\w+\(|"
    r"[{}\[\]();,]+[ \t]*+$|[\w.\[\]\"']++[ \t]*+=[ \t]*+[^\s=][^\n]*+$|"
    r"\"[\w-]+\":[ \t]*+[^\n]*+$|</?\w+[^>\n]*>)|[^\n{}]*+[{}][ \t]*+$|"
    r"[^\n(=]*+[(=][^\n]*;[ \t]*+$)[^\n]*+\n?"
    r"(?:(?: {2}|\t)[^\n]*+\n?)*",
    re.M,
)


_COMMENT_LINE = re.compile(r"^[ \t]*+(?:#(?!\d)|//|--|/\*|\*(?=[ /]))[ \t]?[^\n]*+\n?", re.M)
_COMMENT_TAIL = re.compile(r"(?<=[;{})\]])[ \t]+(?://|#)[ \t][^\n]*+")


def _comments(text: str, spans: list[tuple[int, int, ZoneKind]]) -> None:
    """Take comments for code where there is code: they are the file's words."""
    code = [span for span in spans if span[2] is ZoneKind.CODE]
    if not code:
        return
    spans += [(m.start(), m.end(), ZoneKind.CODE) for m in _COMMENT_TAIL.finditer(text)]
    touching = {start for start, _, _ in code} | {end for _, end, _ in code}
    lines = list(_COMMENT_LINE.finditer(text))
    for match in (*lines, *reversed(lines)):
        if match.start() in touching or match.end() in touching:
            touching |= {match.start(), match.end()}
            spans.append((match.start(), match.end(), ZoneKind.CODE))


def find_zones(text: str) -> list[Zone]:
    """Find the zones of a screened turn, in order and apart from each other."""
    spans: list[tuple[int, int, ZoneKind]] = []
    multiline = "\n" in text
    if "```" in text or "~~~" in text:
        _fences(text, spans)
    if multiline or ">" in text:
        _mail(text, spans, multiline=multiline)
    if ":" in text:
        _dialogue(text, spans)
        _handed_over(text, spans)
    if multiline:
        spans += [(m.start(), m.end(), ZoneKind.CODE) for m in _CODE_LINE.finditer(text)]
    elif _CODE_LINE.match(text) is not None:
        spans.append((0, len(text), ZoneKind.CODE))
    if "//" in text or "#" in text or "--" in text or "/*" in text:
        _comments(text, spans)
    spans += [(start, end, ZoneKind.QUOTED) for start, end in quotations(text)]
    return _apart(text, spans) if spans else []


def _apart(text: str, spans: list[tuple[int, int, ZoneKind]]) -> list[Zone]:
    """Sort, give overlaps to the one that starts first, and merge what touches."""
    spans.sort(key=lambda span: (span[0], -span[1]))
    zones: list[Zone] = []
    reached = 0
    for start, end, kind in spans:
        begin = max(start, reached)
        if begin >= end:
            continue
        reached = end
        if zones and zones[-1].kind is kind and not text[zones[-1].end : begin].strip():
            begin = zones.pop().start
        zones.append(Zone(begin, end, kind))
    return zones


def _fences(text: str, spans: list[tuple[int, int, ZoneKind]]) -> None:
    opened: tuple[int, str] | None = None
    for match in _FENCE.finditer(text):
        if opened is None:
            opened = (match.start(), match.group(1))
        elif match.group(1) == opened[1]:
            newline = text.find("\n", match.end())
            spans.append((opened[0], len(text) if newline < 0 else newline, ZoneKind.CODE))
            opened = None
    if opened is not None:
        spans.append((opened[0], len(text), ZoneKind.CODE))


def _mail(text: str, spans: list[tuple[int, int, ZoneKind]], *, multiline: bool) -> None:
    spans += [(m.start(), m.end(), ZoneKind.QUOTED) for m in _MAIL_LINE.finditer(text)]
    if not multiline:
        return
    reached = 0
    for match in _WROTE.finditer(text):
        if match.start() < reached:
            continue
        follows = text[match.end() : match.end() + 8].lstrip()
        end = match.end() if follows.startswith((">", "&gt;")) else _returns(text, match.end())
        spans.append((match.start(), end, ZoneKind.QUOTED))
        reached = end
    forward = _FORWARD.search(text)
    if forward is not None:
        closing = _FORWARD_END.search(text, forward.end())
        end = closing.end() if closing is not None else _returns(text, forward.end())
        spans.append((forward.start(), end, ZoneKind.QUOTED))


def _returns(text: str, start: int) -> int:
    """Give the offset where the speaker's own words come back after pasted text."""
    found = _RETURN.search(text, start)
    return len(text) if found is None else found.end()


def _dialogue(text: str, spans: list[tuple[int, int, ZoneKind]]) -> None:
    """Mark pasted transcripts and stage dialogue, line by line."""
    lines: list[tuple[int, str]] = []
    for match in _SPEAKER.finditer(text):
        name = match.group(1).lower()
        if name not in _NOT_A_SPEAKER:
            lines.append((match.start(), name))
    names = {name for _, name in lines}
    known = names & (_TRANSCRIPT_ROLES | _STAGE_ROLES)
    if not known and (len(lines) < SCRIPT_LINES_MIN or len(names) < 2):
        return
    kind = ZoneKind.ROLE_PLAY if known & _STAGE_ROLES else ZoneKind.QUOTED
    for start, _ in lines:
        newline = text.find("\n", start)
        spans.append((start, len(text) if newline < 0 else newline, kind))


def _handed_over(text: str, spans: list[tuple[int, int, ZoneKind]]) -> None:
    """Mark what follows "translate this:" or "my landlord wrote:" without quotation marks."""
    match = _HANDED_OVER.search(text)
    if match is not None:
        spans.append((match.end(), _returns(text, match.end()), ZoneKind.QUOTED))
        return
    end = 0
    for match in _ATTRIBUTION.finditer(text):
        label = text[max(0, match.end() - 60) : match.end()]
        if match.end() < end or _OWN_LABEL.search(label):
            continue
        body = text[match.end() : match.end() + 4].lstrip(" ")
        if body[:1] in OPENING_MARKS:
            continue
        if text[match.end() : match.end() + 8].lstrip()[:1] in {">", "&"}:
            continue
        at_line_end = body[:1] == "\n"
        paragraph = text.find("\n\n", match.end() + 2)
        end = len(text) if paragraph < 0 else paragraph
        if at_line_end:
            end = _returns(text, match.end())
        spans.append((match.end(), end, ZoneKind.QUOTED))


SCRIPT_LINES_MIN = 2
"""How many lines with a speaker's name make a text a dialogue."""

OPENING_MARKS = frozenset("\"'“‘«„`")
"""Marks that open a quotation; what they hold is found by `quotations`."""
