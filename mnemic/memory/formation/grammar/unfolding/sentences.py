"""Sentences put together again where a cut came into the middle of what is told.

`segments` cuts at commas, dashes and marks without knowing what stands around them: "How do
I heat my workshop" | "which has no insulation", "My sister" | "she's a vet" | "is visiting".
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation import moods
from mnemic.memory.formation.grammar.note_words import MARKED
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at, own_phrase
from mnemic.memory.formation.grammar.words import read, verb_lemma
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause

JOINED_CHARS_MAX = 400
"""Longest clause that is put together again, in characters."""

_OPEN = frozenset({Mood.STATEMENT, Mood.QUESTION, Mood.REQUEST, Mood.HYPOTHETICAL})
_RELATIVE = re.compile(r"(?:who|which|whose)(?:['’]s|['’]ve)?\s+\S", re.I)
_DASH = re.compile(r"\s*(?:[—–]|\s-{1,2})\s*\Z")
_WH_VERB = re.compile(
    r"(?:who|which)\s+(?:should|shall|can|could|do|did|would|will|one|of)\b", re.I
)


def reassembled(text: str, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Give the clauses of a turn with what belongs together as one."""
    out: list[Clause] = []
    n = 0
    while n < len(clauses):
        clause = clauses[n]
        n += 1
        while n < len(clauses) and (joined := _with_next(text, clauses, clause, n)) is not None:
            clause, n = joined
        out.append(clause)
    return tuple(out)


def _with_next(
    text: str, clauses: tuple[Clause, ...], clause: Clause, n: int
) -> tuple[Clause, int] | None:
    following = clauses[n]
    if clause.leads in MARKED or following.leads in MARKED:
        return None
    if clause.mood not in _OPEN or clause.attributed or following.attributed:
        return None
    if (
        following.end - clause.start > JOINED_CHARS_MAX
        or "\n\n" in text[clause.end : following.start]
    ):
        return None
    if any(
        belongs(text, clause, following)
        for belongs in (_is_inner, _waits, _is_put_first, _is_when_now, _is_new_one)
    ):
        return _joined(text, clause, following), n + 1
    if _is_relative(text, clause, following) or _opens_bracket(text, clause, following):
        return _joined(text, clause, following), n + 1
    gap = text[clause.end : following.start]
    if clause.text.endswith(")") and following.text[0].islower() and _goes_on(following):
        return _joined(text, clause, following), n + 1
    if _is_phrase(clause.text):
        if gap.strip().lower() == "and" and _I_TOO.match(following.text) is not None:
            return _joined(text, clause, following), n + 1
        if _goes_on(following):
            return _joined(text, clause, following), n + 1
        if _DASH.match(gap) and n + 1 < len(clauses):
            last = clauses[n + 1]
            dashed = _DASH.match(text[following.end : last.start])
            if dashed and _goes_on(last):
                return _joined(text, _joined(text, clause, following), last), n + 2
    return None


_TASTES_WHAT = re.compile(
    r"(?:i|we)\s+(?:(?:(?:ca|do|could)n['’]?t|cannot|really|just|absolutely|simply|never|could|can)\s+)*"
    r"(?:abide|stand|bear|stomach|tolerate|hate|love|adore|loathe|detest|despise|dislike)\s*[.!]*",
    re.I,
)
_THOUGH = re.compile(r"(?:,\s*(?:though|however|on the other hand)\b)?\s*,\s*", re.I)
FIRST_WORDS_MAX = 4


def _is_put_first(text: str, clause: Clause, following: Clause) -> bool:
    """Tell whether "open-plan offices" is what "though, I can't stand" leaves out."""
    if clause.sentence != following.sentence or _TASTES_WHAT.fullmatch(following.text) is None:
        return False
    words = read(clause.text)
    gap = text[clause.end : following.start]
    phrase = len(words) <= FIRST_WORDS_MAX and clause.text[-1:].isalpha()
    return (
        phrase
        and _THOUGH.fullmatch(gap) is not None
        and not any(finite_at(words, k) for k in range(1, len(words) - 1))
    )


_OTHER_TIME = re.compile(
    r"(?:my|our|the)\s+(?:[\w'’-]+\s+){0,4}?(?:has\s+been|['’]s\s+been|was|got)\s+"
    r"(?:moved|changed|shifted|switched|postponed|pushed|rescheduled|delayed|brought|put|deferred)"
    r"(?:\s+(?:back|forwards?|off|again|out))?",
    re.I,
)
_IS_NOW = re.compile(r"it(?:['’]s|\s+is)\s+(?:now\s+)?(?:on|in|at)\s+\S", re.I)


def _is_when_now(text: str, clause: Clause, following: Clause) -> bool:
    """Tell whether "it's on 16 May" says to when "the memorial has been put back"."""
    return (
        clause.mood is following.mood is Mood.STATEMENT
        and _OTHER_TIME.fullmatch(clause.text) is not None
        and _IS_NOW.match(following.text) is not None
    )


_CHANGED = re.compile(
    r"(?:i|we)(?:['’]ve|\s+have)?\s+(?:just\s+|recently\s+|finally\s+)?(?:"
    r"(?P<moved>moved(?:\s+(?:house|home|again|out))?)|(?:changed|switched)\s+(?:my\s+|our\s+)?\w+)[.!]*",
    re.I,
)
_AT_PLACE = re.compile(
    r"(?i:(?:i|we)(?:['’]m|['’]re|\s+am|\s+are)\s+(?:now\s+)?(?:in|at))\s+[A-Z]\w"
)
_WITH_NOW = re.compile(
    r"(?i:(?:i|we)(?:(?:['’]m|['’]re|\s+am|\s+are)\s+(?:now\s+)?with|"
    r"\s+(?:now\s+)?(?:see|go\s+to|have|use)))\s+[A-Z]\w"
)


def _is_new_one(text: str, clause: Clause, following: Clause) -> bool:
    """Tell whether a clause says where somebody has moved, or whom they see in another's place."""
    found = _CHANGED.fullmatch(clause.text)
    if found is None or clause.mood is not Mood.STATEMENT or following.mood is not Mood.STATEMENT:
        return False
    new = _AT_PLACE if found["moved"] else _WITH_NOW
    return new.match(following.text) is not None


def _joined(text: str, clause: Clause, following: Clause) -> Clause:
    whole = replace(clause, text=text[clause.start : following.end], end=following.end)
    if (
        clause.mood is Mood.STATEMENT
        and following.mood is Mood.QUESTION
        and whole.text.endswith("?")
    ):
        return replace(whole, mood=Mood.QUESTION)
    return whole


def _is_inner(text: str, clause: Clause, following: Clause) -> bool:
    """Tell whether a cut came into a relative: "The garage where I keep" | "my tools has no lock"."""
    if clause.text[:4].lower() != "the " or not text[clause.end : following.start].isspace():
        return False
    words = read(clause.text)
    return (
        len(words) > 3
        and words[-2].low in {"i", "we"}
        and verb_lemma(words[-1].low) is not None
        and following.text[:3].lower() in {"my ", "our", "the"}
    )


_WAITING = re.compile(
    r"\b(?:whenever|when|until|till|while|before|after|once|where|by the time)\Z", re.I
)
_MODAL_END = re.compile(r"\b(?:\w+n['’]?t|will|would|could|can|should|might|never|to)\Z", re.I)
_SINCE = re.compile(r"(?:\w+ing\Z|.*\bever\Z)", re.I | re.S)


def _waits(text: str, clause: Clause, following: Clause) -> bool:
    """Tell whether a clause ends on a word that opens the next: "covers for me whenever"."""
    if following.sentence != clause.sentence or clause.mood is not Mood.STATEMENT:
        return False
    gap = text[clause.end : following.start]
    if _IS_ALSO.search(clause.text) is not None and gap.strip().lower() in {"", "also"}:
        return True
    if (
        gap.isspace()
        and following.mood is Mood.REQUEST
        and _MODAL_END.search(clause.text) is not None
    ):
        # "My bank won't give me a car loan" asks for no loan.
        return verb_lemma(read(following.text)[0].low) is not None
    if gap.isspace():
        return _WAITING.search(clause.text) is not None and following.mood is Mood.STATEMENT
    since = gap.strip().lower() == "since" and following.leads == "since"
    told = _SINCE.fullmatch(clause.text) is not None
    return since and (
        told or (_HAVE.match(clause.text) is not None and _WAS.match(following.text) is not None)
    )


_I_TOO = re.compile(r"i\s+are\s+(?:both\s+)?(?!\w+ing\b|married\b|engaged\b)\w", re.I)

_IS_ALSO = re.compile(r"\b(?:who|which)(?:\s+(?:is|was|are)|['’]s)\Z", re.I)
"""What is said of somebody is behind "also": "my accountant, who is also my cousin"."""

_HAVE = re.compile(r"(?:I|we)(?:['’]ve|\s+have)\s+(?!to\b|a\b|an\b|no\b)", re.I)
_WAS = re.compile(r"(?:I|we|my\s+\w+)\s+(?:was|were|had|left|got|came|began|moved|turned)\b", re.I)
"""Since when something has been so, and no reason for it: "I've worn glasses since I was four"."""


def _is_relative(text: str, clause: Clause, following: Clause) -> bool:
    """Tell whether a clause goes on the one before it: ", which has no insulation"."""
    if following.sentence != clause.sentence or following.mood is not Mood.QUESTION:
        return False
    if text[clause.end : following.start].strip() != "," or _RELATIVE.match(following.text) is None:
        return False
    if _WH_VERB.match(following.text) is not None:
        return False
    words = _before_names(read(clause.text))
    if own_phrase(words, len(words)) < 0:
        return False
    if kin_class(words[-1].low) and following.text[:4].lower() in {"who ", "who'", "who’"}:
        return True
    asked = clause.mood in {Mood.QUESTION, Mood.REQUEST, Mood.HYPOTHETICAL}
    return asked or not following.text.endswith("?") or _is_phrase(clause.text)


def _before_names(words: Words) -> Words:
    """Give "a rota for our four carers" of "... our four carers, Ivy, Sam and Dov"."""
    end = len(words)
    while end and (is_name(words[end - 1]) or words[end - 1].low in {",", "and", "&"}):
        end -= 1
    listed = end < len(words) and words[end].low == "," and end > 1
    return words[:end] if listed else words


def _opens_bracket(text: str, clause: Clause, following: Clause) -> bool:
    """Tell whether a bracket that a clause opened is closed in the next one."""
    gap = text[clause.end : following.start]
    if clause.text[-1:] in {".", "?", "!"} and "(" not in clause.text:
        # "What feeds? (also I've moved to Leeds)" is a sentence in brackets.
        return False
    opened = (clause.text + gap).count("(") > (clause.text + gap).count(")")
    return (
        opened
        and following.sentence <= clause.sentence + 1
        and ")" in text[following.start : following.end + 2]
    )


def _is_phrase(text: str) -> bool:
    """Tell whether a clause is only "my brother" or "our boiler, an ancient Potterton"."""
    words = read(text)
    if len(words) < 2 or words[0].low not in {"my", "our"}:
        return False
    end = next((k for k, w in enumerate(words) if w.low in {",", "("}), len(words))
    return own_phrase(words, end) == 0 and not any(finite_at(words, k) for k in range(2, end))


def _goes_on(following: Clause) -> bool:
    """Tell whether a clause starts with the verb that the phrase before it waits for."""
    words = read(following.text)
    if len(words) < 2 or not finite_at(words, 0):
        return False
    inverted = words[1].low in {
        "i",
        "it",
        "that",
        "there",
        "this",
        "you",
        "we",
        "he",
        "she",
        "they",
        "my",
    }
    if inverted or moods.is_request(following.text):
        return False
    return not following.text.endswith("?") and verb_lemma(words[0].low) is not None


__all__ = ["JOINED_CHARS_MAX", "reassembled"]
