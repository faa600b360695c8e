"""Wishes that the frozen segmentation took apart, put together again for `formation@11`.

"No emojis" and "please, ever" are one wish; "we've no junior, so don't" and "tell me to
delegate" are a fact and a wish that were cut one word too late; "when I ask about wiring
rules" and "I'd like you to finish with a quiz" are a condition and what is wanted then.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation.anchors import ANCHOR
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause

JOINED_CHARS_MAX = 400
"""Longest wish that is put together, in characters."""

_TOLD = frozenset({Mood.STATEMENT, Mood.REQUEST})
_SPOKEN = _TOLD | {Mood.HYPOTHETICAL}
_STANDS = (
    r"(?:from\s+now\s+on|in\s+(?:the\s+)?future|going\s+forward|as\s+a\s+rule|at\s+all\s+times|"
    r"always|ever|thanks|thank\s+you|ta)"
)
_CLOSES = re.compile(rf"(?:(?:please|pls|plz|{_STANDS})[\s,.!?]*)+\Z", re.I)
_GOES_ON = re.compile(r"(?:please|pls|plz)\s*,\s*\w", re.I)
_CUT_LATE = re.compile(
    r"(?P<joint>[\s,]+(?:and|so|but)?[\s,]*)(?P<order>(?:please\s+|just\s+)?(?:do\s*n['’]?t|dont|do\s+not|never|always)(?:\s+ever)?)\Z",
    re.I,
)
_DAY_LATE = re.compile(
    r"(?P<joint>[\s,]+(?:and|but)\s+)(?P<order>(?:every|each|most|on|in\s+the|at)\s+(?:other\s+|second\s+)?"
    r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weeks?|mornings?|evenings?|nights?|afternoons?|summers?|winters?|"
    r"months?|years?|days?)(?:\s+(?:mornings?|evenings?|nights?|afternoons?))?)\Z",
    re.I,
)
_WHILE_LATE = re.compile(
    r"(?P<joint>,?\s+(?:and|but)\s+)(?P<order>(?:during|throughout|before|after|over|outside|in|on|at)\s+"
    r"(?:(?!(?:and|but|or|i|we|my|our|that|which|who)\b)[\w'’-]+\s+){0,3}(?!(?:and|but|or|i|we)\b)[\w'’-]+)\Z",
    re.I,
)
"""When what follows is so, cut from it: "..., and during Ramadan | I don't eat until sunset"."""

_EVER_YOU = re.compile(r"\b(?:whenever|when|every\s+time|each\s+time|if)\s+you\Z", re.I)
_CONDITION = re.compile(
    r"(?:that['’]s\s+why|which\s+is\s+why|also|and|so|but)?[\s,]*"
    r"(?:whenever|when|if|every\s+time|each\s+time|any\s*time)\s+(?:i|you)\s+\w[^.!?]*\Z",
    re.I,
)
_WANTED = re.compile(
    r"(?:please\b|(?:i['’]?d|i\s+(?:would|should))\s+(?:like|love|prefer|rather)\s+(?:it\s+if\s+)?you\b|i\s+(?:want|need)\s+you\b|you\s+(?:should|can|could|may)\b|[a-z]+\b)",
    re.I,
)
_REASON = re.compile(
    r"(?:which|that|this)(?:['’]s|\s+is)\s+why,?\s+(?=(?:i|we|my|our)\b|i['’])", re.I
)


_COUNT = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|\d{1,2})"
_SHARE = re.compile(
    rf"{_COUNT}\s+(?:days?|nights?|weeks?|weekends?|months?|mornings?|evenings?|afternoons?)\s+"
    rf"(?:out\s+of|in)\s+(?:every\s+)?{_COUNT}",
    re.I,
)
"""A share of the time was cut from what it is the share of: "six mornings out of seven, I swim"."""

_ONWARD = re.compile(
    rf"(?:starting|beginning|commencing|effective)\s+(?:(?:in|on|from)\s+)?(?:{ANCHOR})", re.I
)
"""From when on was cut from what it bounds: "starting in March, I work the early shift"."""

_OWNER = re.compile(r"(?:i|we)\b", re.I)


def rejoined(text: str, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Put the parts of a wish together; each clause is still exactly `text[start:end]`."""
    out: list[Clause] = []
    for plain in clauses:
        clause = _reasoned(plain)
        before = out[-1] if out else None
        aged = _aged(before, clause) if before is not None else 0
        if before is not None and aged:
            out[-1] = replace(before, text=text[before.start : aged], end=aged)
            out += _left_over(text, clause, aged)
        elif before is not None and _is_of_two(text, before, clause):
            out[-1] = replace(before, text=text[before.start : clause.end], end=clause.end)
        elif (
            before is None or before.sentence != clause.sentence or not _near(text, before, clause)
        ):
            out.append(clause)
        elif _is_one(before, clause):
            mood = Mood.REQUEST if clause.mood is Mood.REQUEST else before.mood
            mood = before.mood if _CLOSES.match(clause.text) else mood
            out[-1] = replace(
                before, text=text[before.start : clause.end], end=clause.end, mood=mood
            )
        else:
            out += _recut(text, out.pop(), clause)
    return tuple(out)


_SINCE_AGE = re.compile(
    r"(?:i|we)\s+(?:was|were)\s+(?:(?:about|around|only|just)\s+)?(?:(?:an?\s+)?(?:(?:tiny|small|little|young)\s+)?"
    r"(?:kid|child|boy|girl|baby|toddler|teen|teenager|student|lad|lass)|kids|children|teenagers|students|little|small|young|born|"
    r"\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|"
    r"in\s+(?:my\s+\w+|school|primary|secondary|college|university|uni))(?![\w-])",
    re.I,
)
_PERFECT = re.compile(r"(?:['’]ve|\bhave|\bhas|ive\b)", re.I)
_JOINING = re.compile(r"[\s,;]*(?:(?:and|but|so)\s+)?", re.I)


def _aged(before: Clause, clause: Clause) -> int:
    """Give where "since I was six" ends behind "I've played chess", 0 where it does not stand."""
    if (
        clause.leads != "since"
        or before.mood is not Mood.STATEMENT
        or before.sentence != clause.sentence
    ):
        return 0
    found = _SINCE_AGE.match(clause.text)
    return clause.start + found.end() if found and _PERFECT.search(before.text) else 0


_OPENED_ON_ONE = re.compile(
    r"(?i:since|because|while|although|though)\s+"
    r"(?:(?:my|our)\s+[a-z]+|(?:my\s+[a-z]+\s+)?[A-Z][\w-]+)\Z"
)


def _is_of_two(text: str, before: Clause, clause: Clause) -> bool:
    """Tell whether a clause was cut between the two it is of: "since Samir | and I got married"."""
    return (
        before.sentence == clause.sentence
        and before.mood is clause.mood is Mood.STATEMENT
        and not (before.attributed or clause.attributed)
        and text[before.end : clause.start].strip().lower() == "and"
        and clause.text.startswith("I ")
        and _OPENED_ON_ONE.match(before.text) is not None
        and clause.end - before.start <= JOINED_CHARS_MAX
    )


def _left_over(text: str, clause: Clause, at: int) -> tuple[Clause, ...]:
    """Give what a clause says behind an age, as a clause of its own."""
    joint = _JOINING.match(text, at, clause.end)
    start = joint.end() if joint is not None else at
    rest = text[start : clause.end]
    return (replace(clause, text=rest, start=start, leads="and"),) if rest.strip(" .") else ()


def _near(text: str, before: Clause, clause: Clause) -> bool:
    plain = not (before.attributed or clause.attributed)
    gap = text[before.end : clause.start]
    return plain and not gap.strip(" ,\t—–-") and clause.end - before.start <= JOINED_CHARS_MAX


def _is_one(before: Clause, clause: Clause) -> bool:
    """Tell whether two clauses are one wish."""
    if before.mood not in _SPOKEN or clause.mood not in _SPOKEN:
        return False
    if _CLOSES.match(clause.text) is not None or _GOES_ON.match(clause.text) is not None:
        return before.mood in _TOLD
    if _SHARE.fullmatch(before.text) is not None or _ONWARD.fullmatch(before.text) is not None:
        return (
            clause.mood is before.mood is Mood.STATEMENT and _OWNER.match(clause.text) is not None
        )
    if _EVER_YOU.search(before.text) is not None:
        return clause.mood is Mood.REQUEST
    return (
        _CONDITION.match(before.text) is not None
        and clause.mood in {Mood.REQUEST, Mood.HYPOTHETICAL}
        and _WANTED.match(clause.text) is not None
    )


def _recut(text: str, before: Clause, clause: Clause) -> tuple[Clause, ...]:
    """Part "we've no junior, so don't | tell me to delegate" where the wish begins.

    So is "I teach and every Wednesday | I run a club" parted where the day begins.
    """
    if (told := _does_to_me(text, before, clause)) is not None:
        return told
    late = _CUT_LATE.search(before.text) if clause.mood is Mood.REQUEST else None
    if clause.mood is Mood.STATEMENT and before.mood is Mood.STATEMENT:
        apart = text[before.end : clause.start].isspace() and clause.text[:2].lower() == "i "
        late = _DAY_LATE.search(before.text) or (_WHILE_LATE.search(before.text) if apart else None)
    if late is None or not late.start():
        return before, clause
    start = before.start + late.start("order")
    return (
        replace(before, text=before.text[: late.start()], end=before.start + late.start()),
        replace(clause, text=text[start : clause.end], start=start),
    )


_TO_ME = re.compile(
    r"help\s+(?:me|us)\s+(?:far|a\s+lot|much|more|most|best|better|loads|so|way|focus|concentrate|sleep|read|relax|"
    r"cope|unwind|learn|stay|think|wind|calm|follow|remember|understand|keep)\b|"
    r"give\s+(?:me|us)\s+(?:(?:an?|the|terrible|awful|bad|horrible|instant|such|really|constant)\s+)*"
    r"(?:migraines?|headaches?|cramps?|hives|rash(?:es)?|heartburn|nightmares|anxiety|vertigo|blisters?|palpitations|eczema|acne|"
    r"nosebleeds?|indigestion|bloating|gas|wind|insomnia|creeps|spots|energy|nausea|"
    r"motion\s+sickness|[\w ]{0,20}(?:aches?|infections?|pain))\b",
    re.I,
)
"""What a kind of thing does to its speaker; "give me a list" and "help me write" are orders."""

_KINDS_LAST = re.compile(
    r"(?:\A|(?P<joint>\s*[,;]\s+|\s+(?:because|since|as|and|but|so)\s+))"
    r"(?P<subject>(?!(?:thanks|thank|ok|okay|please|pls|hi|hey|hello|sorry|guys|folks|yes|no|now|always|sometimes|i|we|you)\b)"
    r"(?:the\s+)?(?:(?!(?:i|we|you|my|your|it|he|she|they|and|is|are|was|were|has|have)\b)[\w-]+\s+){0,2}?[\w-]*[^\Ws]s"
    r"(?:\s+and\s+(?:(?!(?:i|we|you|my|your|it|is|are|have)\b)[\w-]+\s+){0,2}?[\w-]*[^\Ws]s)?)\Z",
    re.I,
)
"""The kind of things that a clause ends on: "I go for dark themes, the light ones"."""


def _does_to_me(text: str, before: Clause, clause: Clause) -> tuple[Clause, ...] | None:
    """Join "the light ones | give me migraines" as told; None for an order."""
    if clause.mood is not Mood.REQUEST or before.mood is not Mood.STATEMENT:
        return None
    if not text[before.end : clause.start].isspace() or _TO_ME.match(clause.text) is None:
        return None
    kinds = _KINDS_LAST.search(before.text)
    if kinds is None:
        return None
    start = before.start + kinds.start("subject")
    told = replace(
        clause, text=text[start : clause.end], start=start, mood=Mood.STATEMENT, leads=""
    )
    if kinds["joint"] is None:
        return (told,)
    end = kinds.start("joint")
    return replace(before, text=before.text[:end], end=before.start + end), told


_SOONER = re.compile(r"i(?:['’]d|\s+would)\s+(?:much\s+|far\s+)?sooner\s+(?!or\b)\w", re.I)


def _reasoned(clause: Clause) -> Clause:
    """Read "which is why I'd rather knit on wood" as what it tells, and not as a question."""
    if clause.mood is Mood.HYPOTHETICAL and _SOONER.match(clause.text) is not None:
        return replace(clause, mood=Mood.STATEMENT)
    found = _REASON.match(clause.text)
    if found is None or clause.mood not in {Mood.QUESTION, Mood.STATEMENT} or clause.attributed:
        return clause
    at = found.end()
    return replace(clause, text=clause.text[at:], start=clause.start + at, mood=Mood.STATEMENT)
