"""An answer without a sentence, completed by the question it answers (`formation@11`).

"When do you train?" - "Mostly evenings" tells that the user trains mostly evenings. As with
an offer that is taken up (`grammar.assent`), the assistant's words are no evidence: they
only give the user's answer its clause, and only where they ask for a lasting fact of the
user. What is asked for the task at hand ("which colour should it be?") is left alone.
"""

from __future__ import annotations

import re

from msgspec import Struct

from mnemic.memory.formation.grammar.answer_clauses import completed
from mnemic.memory.formation.grammar.asked_facts import Asked, asked
from mnemic.memory.formation.grammar.note_words import spread
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import read

ANSWER_CHARS_MAX = 160
"""A longer reply is no bare answer."""

QUESTION_CHARS_MAX = 400
"""How much of the assistant's end is looked at."""

_QUESTION = re.compile(
    r"(?:\A|(?<=[.!?:\n)])|(?<=\s[–—-]))\s*(?P<ask>[^.!?\n]{3,160})\?[\s\"”)*_]*\Z"
)
_OPENED = re.compile(
    r"(?:[^,]{0,40},\s+)?(?:(?:so|and|also|ok|okay|great|sure|thanks|first|lastly|by the way|"
    r"quick question|out of curiosity|one more thing|just to check|just curious|got it|"
    r"before i start|to tailor this)[\s,:–—-]+)*",
    re.I,
)
_END = re.compile(
    r"(?<!\d)[.!?;\n]+(?:\s|\Z)|\s[–—-]\s|…|\.\.\.|(?:,\s+|\s+)(?:and|but)\s+(?=(?:i|i['’]m|i['’]ve|we|my|our|he|she|they)\s)",
    re.I,
)
_SECOND = re.compile(
    r",?\s+and\s+(?:(?:until|till|at|from|for|in|on|since|by|to|with|of|up\s+to)\s+)?(?:what|how|where|when|which|who|why|do|does|are|is|have|can)\b.*",
    re.I,
)
"""What is asked beside: a bare answer starts with what was asked first."""
_LEADING = re.compile(
    r"\s*(?:(?:oh|well|um|uh|hmm|sure|yeah|yep|yes|so|ok|okay|haha)(?:[\s,.!]+|\Z))*", re.I
)


class Answer(Struct, frozen=True):
    """Hold what a reply answers, as a clause of the user's, and the stretch of it that is cited.

    `agreed` says that it is a plain yes: all that it tells stood in the question.
    """

    words: Words
    start: int
    end: int
    agreed: bool = False


def answer(question: str, reply: str) -> Answer | None:
    """Give the clause that a reply makes with the question before it; None for none."""
    found = _QUESTION.search(question[-QUESTION_CHARS_MAX:])
    if found is None or len(reply) > ANSWER_CHARS_MAX:
        return None
    first = _SECOND.sub("", found.group("ask"))
    ask = _asked(first)
    if ask is None:
        return None
    opened = _LEADING.match(reply)
    start = opened.end() if opened is not None else 0
    yes = (
        opened is not None
        and re.search(r"\b(?:yes|yeah|yep|sure)\b", opened.group(), re.I) is not None
    )
    stop = _END.search(reply, start)
    if "?" in (reply if stop is None else reply[: stop.end()]):
        # "Yes, sesame. What about a soup?" answers before it asks.
        return None
    end = stop.start() if stop is not None else len(reply)
    while end > start and reply[end - 1] in " ,;\t":
        end -= 1
    agreed = start >= end
    if agreed:
        start, end = 0, len(reply.rstrip(" .!\n"))
        # A yes to two questions does not say to which.
        made = completed(ask, (), yes=True) if yes and first == found.group("ask") else ()
    else:
        made = completed(ask, read(reply[start:end]), yes=yes)
    return Answer(spread(made), start, end, agreed) if made and start < end else None


def _asked(text: str) -> Asked | None:
    """Read the question, from its first word or behind what opens it."""
    for at in sorted({0, _opening(text)}):
        found = asked(read(text[at:].strip(' *_"“')))
        if found is not None:
            return found
    return None


def _opening(text: str) -> int:
    match = _OPENED.match(text)
    return match.end() if match is not None else 0
