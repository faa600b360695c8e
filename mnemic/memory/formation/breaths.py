"""Where a text that was typed or dictated in one breath takes one (`formation@11`).

"im 26 n i work nights bc my kids ...", "a bus driver and um my back is shot", "three kids...
eldest is autistic": joints that the frozen segmentation and `finer` do not know.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation import moods
from mnemic.memory.formation.grammar.lexicon import DAY_PARTS, DAY_WORDS
from mnemic.memory.formation.grammar.second_subjects import bars_another
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.words import NUMBERS, read
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause
from mnemic.memory.formation.wordlists import word_set

GROUNDED = "so order"
"""What leads a wish that follows from what was told: "..., so keep paragraphs short"."""

_ASKING = "asking"
"""What leads a question that no mark ends: "..., does grapefruit matter"."""

BREATHS_MAX = 24
"""How many pieces one clause is parted into; the last keeps the rest."""

_OWN = (
    r"(?:i|we|my|our|im|ive|i['’](?:m|ve)|we['’](?:re|ve)|its|it['’]s|theres|there['’]s|there|he|she|"
    r"they|hes|shes|he['’]s|she['’]s|theyre|the|kids?|husband|wife|partner|another|what|anyway)\b"
)
_FILLER = r"(?:um+|uh+|er+m?|like|then|yeah|also|basically|plus|actually|well|so)[\s,]+"
_SELF_TOLD = r"I\s+(?:am|have|come|live|work|like|love|need|study|do|don|can|also|go|eat|drive)\b"
_KIN_TOLD = (
    r"(?:he|she|they)\s+(?:is|are|has|have|likes?|loves?|hates?|works?|lives?|goes|plays?|can|"
    r"does|don|doesn)\b"
)
_ORDER = (
    r"(?:(?:please|pls|plz)\s+)?(?:always|never|don['’]?t|do\s+not|no(?=\s.*\b(?:please|pls|plz|you|u)\b)|only|keep|avoid|use|describe|give|skip|mirror|write|"
    r"explain|suggest|recommend|stick|include|limit|leave|show|spell|treat|assume)\s+(?!of\b|that\b|i\b|we\b)\w"
)
_BREATH = re.compile(
    rf"(?<!\s)(?=[\s,.…])(?:,?\s+n\s+(?={_OWN})"
    rf"|,?\s+(?:and|but|so|n)\s+(?:{_FILLER})+(?={_OWN})"
    rf"|,?\s+(?P<ground>bc|cuz|coz|cos|b/c|becuz|becos)\s+(?={_OWN})"
    rf"|,?\s+(?:tho|altho|plus|thats\s+why|that['’]s\s+why)\s+(?={_OWN}\s)"
    r"|,\s+(?=(?:tastes|smells|looks|feels|sounds|makes|gives)\s)"
    r"|,?\s+oh,?\s+(?:and|but|also|yeah|btw)\s+(?=\w)"
    rf"|,?\s+so\s+(?P<order>)(?={_ORDER})"
    r"|,\s+(?P<asks>)(?=(?:does|do|can|should|could)\s+(?:i|you|we|they|he|she|it|this|that|anyone|any\s+of)\s+\w"
    r"|does\s+(?:\w+\s+){1,3}(?:matter|help|work|mean|count|apply|interact|affect|exist|make\s+sense)\b)"
    r"|,\s+(?=that['’]?s\s+(?:the|my|our|it|all|why|me|us)\b)"
    r"|(?:,|,?\s+and)\s+(?=(?:mon|tues|wednes|thurs|fri|satur|sun)days\s+(?:is|are)\b)"
    r"|,\s+(?=(?:just|recently|only\s+just)\s+(?:took|started|moved|got|became|bought|joined|finished|left|lost|switched|adopted)\b)"
    rf"|\s+(?P<run>)(?={_SELF_TOLD})|\s+(?P<kin>)(?={_KIN_TOLD})"
    rf"|\s*(?:\.{{2,4}}|…)\s*(?={_OWN}|eldest|oldest|youngest|no\s|not\s|never\s|still\s|can['’]?t))",
    re.I,
)
_HEAD = re.compile(
    r"(?:(?:so+|okay|ok|well|um+|uh+|er+m?|like|yeah|basically|hey|hi)[\s,]+)*", re.I
)
_NOT_AFTER = re.compile(
    r"\b(?:that|which|who|when|if|because|thinks?|know|says?|said|told|reckons?|as|than|the|a|an|my|of|to|for|in|on|at|nor|or|neither|what|where|how|why|all|everything|"
    r"anything|until|since|though|although|while)\Z",
    re.I,
)
_TRAILING = " \t\r\n\"'“”‘’([*_,;:—–-."


def breaths(clause: Clause) -> list[Clause]:
    """Part a stated clause where its speaker draws breath; each piece is exact text."""
    if clause.mood is not Mood.STATEMENT or clause.attributed:
        return [clause]
    body = clause.text
    pieces: list[Clause] = []
    head = _HEAD.match(body)
    start = head.end() if head is not None and 0 < head.end() < len(body) else 0
    leads = "and" if start else clause.leads
    for match in _BREATH.finditer(body, start):
        if len(pieces) >= BREATHS_MAX:
            break
        if match.start() <= start or _NOT_AFTER.search(body[start : match.start()]) is not None:
            continue
        if not _may_break(match, body, start) or bars_another(body, start, match.end()):
            continue
        pieces.append(_piece(clause, start, match.start(), leads=leads))
        leads = "and"
        if match.group("order") is not None:
            leads = GROUNDED
        elif match.group("asks") is not None:
            leads = _ASKING
        start = match.end()
    if not pieces and not start:
        return [clause]
    pieces.append(_piece(clause, start, len(body), leads=leads))
    return [piece for piece in pieces if piece.text]


_ASKED = re.compile(
    r"(?:what|which|who|how|where|why|when|is|are|do|does|can|could|should)\b", re.I
)

RUN_WORDS_MIN = 3
"""How many words stand before a sentence that starts without any mark."""

_TELLER = word_set("i we i've ive we've i'm im got")
_DEFINITE = word_set("the a an this that those which who all every only thing way time")


_OPENS_WITH_TIME = re.compile(
    r"\b(?:and|but)\s+(?:every|each|most|on|in|at|by|since|after|before|during)\s+(?:[\w'’-]+\s+){0,2}[\w'’-]+\Z",
    re.I,
)
_THAT_IS_MINE = re.compile(r"that['’]?s\s+(?:my|our)\b", re.I)


def _may_break(match: re.Match[str], body: str, start: int) -> bool:
    """Tell whether a sentence may start at a break that has no mark and no joining word."""
    if _THAT_IS_MINE.match(body, match.end()) is not None:
        # "Hilux from 2004, that's my pickup" says of one thing what it is.
        told = read(body[start : match.start()])
        return any(finite_at(told, k) for k in range(1, len(told)))
    if _OPENS_WITH_TIME.search(body, start, match.start()) is not None:
        # "I teach year 4 and every Wednesday I run a club": the day is the next clause's.
        return False
    words = body[start : match.start()].lower().split()
    if match.group("run") is None and match.group("kin") is None:
        # "me n my gf just got a place" has one subject.
        return len(words) > 1
    if (
        _ASKED.match(body) is not None
        or any(mark in body for mark in ",.;:!?()")
        or len(words) < RUN_WORDS_MIN
    ):
        return False
    if match.group("kin") is not None:
        return words[0] in _TELLER and bool(kin_class(words[-1]))
    shared = words[-1] in NUMBERS and "of" in words and words[0] in NUMBERS | {"half"}
    if words[-1] in DAY_WORDS | DAY_PARTS or words[0] in {"every", "each", "most"} or shared:
        # "Tuesdays and Thursdays I work from home" is one clause.
        return False
    return _DEFINITE.isdisjoint(words[-3:]) or words[-1].isdecimal()


def _piece(clause: Clause, start: int, end: int, *, leads: str) -> Clause:
    body = clause.text
    while end > start and body[end - 1] in _TRAILING:
        end -= 1
    text = body[start:end]
    mood = clause.mood
    if leads == GROUNDED or moods.is_request(text):
        mood = Mood.REQUEST
    elif leads == _ASKING or moods.is_question(text):
        mood = Mood.QUESTION
    elif moods.is_hypothetical(text):
        mood = Mood.HYPOTHETICAL
    return replace(
        clause,
        text=text,
        start=clause.start + start,
        end=clause.start + end,
        mood=mood,
        leads=leads,
        attributed=clause.attributed or moods.is_reported(text),
    )
