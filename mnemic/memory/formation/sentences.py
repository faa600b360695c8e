"""Where sentences end in text as people type it."""

from __future__ import annotations

import re

from mnemic.memory.formation.wordlists import word_set

SENTENCE_LOOK_BACK_CHARS = 120
"""How far back a subject is looked for before a sentence may end at "p.m." or "Inc."."""

_ABBREVIATION_CHARS_MAX = 14
_WRAP_COLUMN_MIN = 50

_ALWAYS = word_set(
    """dr mr mrs ms mx prof rev hon gen sgt capt lt col cmdr mt st e.g eg i.e ie vs v cf ca
    approx incl excl resp al gov sen rep pres messrs fr br tel ext viz nee"""
)
"""Abbreviations that never end a sentence."""

_SOMETIMES = word_set(
    """a.m p.m etc u.s u.k u.n e.u u.s.a d.c l.a n.y inc ltd corp bros llc jr sr esq
    ph.d phd m.d b.a m.a b.sc m.sc b.s m.s ave blvd rd apt dept est hrs lbs oz sq
    w/o a.k.a aka n.b p.s r.s.v.p b.c a.d i.t misc avg"""
)
"""Abbreviations that end a sentence only before a word that plainly opens another."""

_COMPANIES = word_set("inc ltd corp bros llc plc gmbh")
"""Those among them that end a firm's name."""

_DATES = word_set(
    """mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov
    dec"""
)
"""Days and months cut short, when written large and before a number; else plain words."""

_BEFORE_NUMBER = word_set("no nos nr p pp art sec vol ch fig par pt op ver v")
"""Abbreviations only where a number follows."""

_OPENERS = word_set(
    """i i'm i've i'd i'll my we we're we've our he she it they you this that these those there
    the his her their its but and so also then now what how can could do does is are please
    maybe however anyway when if because since after before yesterday today don't doesn't
    didn't can't won't isn't let's thanks no yes never always remember note tell"""
)
_VALUE_BEFORE = re.compile(r"\b(?:is|are|was|size|grade|vitamin|type|plan|option)\s+[A-Z]\Z")
_SUBJECT = re.compile(r"\b(?:i|i['’]m|i['’]ve|my|we|our|he|she|it|they|you|this|there)\b", re.I)
_BOUNDARY = re.compile(
    r"(?<![.!?…])[.!?…]++[\"'”’»)\]*_]*+(?=\s|\x00|\Z)"
    r"|\n\s*+|\x00[\s\x00]*+"
    r"|(?<![\U0001F300-\U0001FAFF\u2600-\u27BF\uFE0F\u200D])"
    r"[\U0001F300-\U0001FAFF\u2600-\u27BF\uFE0F\u200D]++(?=\s++(?:[A-Z]|i\b))"
    r"|(?<=\s)[:;]-?[)(DP](?=\s++[A-Z])"
)
_NEXT_WORD = re.compile(r"[\s\"'“‘(*_-]*+([^\s.,!?;:]*)")
_LIST_ITEM = re.compile(r"[ \t]*+(?:[-*•+–]|\(?(?:\d{1,3}|[a-z])[.)]|#{1,6})[ \t]")
_CONTINUES = re.compile(
    r"(?:,|\b(?:a|an|the|in|at|on|of|to|for|with|and|or|but|my|our|is|are|was|were|from|by|as|"
    r"than|that|because))[ \t]*+\Z",
    re.I,
)
_INITIAL = re.compile(r"(?:\A|(?<=[\s(]))[^\W\d_]\Z")
_NUMBERED = re.compile(r"(?:\A|\n)[ \t]*+\(?\d{1,3}\Z")


def sentence_spans(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Split `text[start:end]` into sentences; blanked stretches belong to none.

    A period ends one only before whitespace, a blanked stretch or the end, and never
    after a common abbreviation (003 §Three fixed batched calls). Inline code is opaque.
    """
    spans: list[tuple[int, int]] = []
    opened = start
    opaque = _inline_code(text, start, end) if "`" in text else ()
    for match in _BOUNDARY.finditer(text, start, end):
        mark = text[match.start()]
        at = match.start()
        if any(low <= at < high for low, high in opaque):
            continue
        if mark == "\x00":
            spans.append((opened, at))
        elif mark == "\n":
            if not _breaks(text, opened, match, end):
                continue
            spans.append((opened, at))
        elif mark in ".…" and not _ends(text, opened, match, end):
            continue
        else:
            spans.append((opened, match.end()))
        opened = match.end()
    if opened < end:
        spans.append((opened, end))
    return spans


def _inline_code(text: str, start: int, end: int) -> tuple[tuple[int, int], ...]:
    """Pair single backticks of one line, the first few of them."""
    spans: list[tuple[int, int]] = []
    opened = -1
    at = text.find("`", start, end)
    while at >= 0 and len(spans) < INLINE_CODE_SPANS_MAX:
        if opened < 0:
            opened = at
        elif text.find("\n", opened, at) < 0:
            spans.append((opened, at))
            opened = -1
        else:
            opened = at
        at = text.find("`", at + 1, end)
    return tuple(spans)


INLINE_CODE_SPANS_MAX = 16
"""How many stretches of inline code are kept whole in one stretch of text."""


def _next_word(text: str, at: int, end: int) -> str:
    match = _NEXT_WORD.match(text, at, min(end, at + 40))
    return match.group(1) if match is not None else ""


def _ends(text: str, opened: int, match: re.Match[str], end: int) -> bool:
    """Tell whether a period or ellipsis ends the sentence that opened at `opened`."""
    at = match.start()
    follows = _next_word(text, match.end(), end)
    if match.group().startswith(("..", "…")):
        return not follows or not follows[0].islower() or follows.lower() in {"i", "i'm"}
    tail = text[max(opened, at - _ABBREVIATION_CHARS_MAX) : at]
    if _NUMBERED.search(text[max(opened - 1, at - 6, 0) : at]) and tail.strip().isdecimal():
        return False
    written = tail.rsplit(None, 1)[-1].lstrip("(\"'“‘[") if tail.strip() else ""
    word = written.lower()
    if not follows:
        return True
    if word in _ALWAYS and not (written.isupper() and word in {"ie", "eg", "vs"}):
        return False
    if len(written) == 1 and (
        _VALUE_BEFORE.search(tail) is not None
        or (follows[0].islower() and tail.endswith(f" in {written}"))
    ):
        # "My size is M. Always ...", "answer in R. data's ...": a value, and no initial.
        return True
    if word in _BEFORE_NUMBER:
        return not follows[0].isdecimal()
    if word in _DATES and not (written[0].isupper() and follows[0].isdecimal()):
        return True
    if word in _COMPANIES and follows[0].isupper():
        # "at Umbrella Corp. Based in Lisbon.": nothing large follows a firm in its sentence.
        return _has_subject(text, opened, at)
    if word in _SOMETIMES or word in _DATES or (_INITIAL.search(tail) and word != "i"):
        return follows.lower().replace("’", "'") in _OPENERS and _has_subject(text, opened, at)
    return True


def _has_subject(text: str, opened: int, at: int) -> bool:
    return _SUBJECT.search(text, max(opened, at - SENTENCE_LOOK_BACK_CHARS), at) is not None


def _breaks(text: str, opened: int, match: re.Match[str], end: int) -> bool:
    """Tell whether a line break ends a sentence, or only wraps it."""
    at = match.start()
    if match.group().count("\n") > 1 or _LIST_ITEM.match(text, match.end(), end):
        return True
    line = text[max(opened, at - SENTENCE_LOOK_BACK_CHARS) : at]
    if not line.strip():
        return True
    follows = _next_word(text, match.end(), end)
    if not follows or not follows[0].islower() or follows in {"i", "i'm", "im"}:
        return _CONTINUES.search(line[-12:]) is None or not follows
    return len(line) < _WRAP_COLUMN_MIN and _CONTINUES.search(line[-12:]) is None
