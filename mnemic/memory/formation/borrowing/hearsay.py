"""Clauses that only pass on what others hold, and what nobody is sure of.

`moods.is_reported` knows who "said", "thinks" or "told"; here are those who are
"convinced", what is "supposedly" so, and the second half of what somebody claims
("my ex claims I owe him money and that I have two accounts").
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause

_OTHER = r"(?!i\b|we\b|i['’]|we['’])[\w'’.-]++(?:\s+(?!i\b|we\b|that\b)[\w'’.-]++){0,5}?"
_HELD = re.compile(
    rf"(?:{_OTHER})\s+(?:(?:is|are|was|were|seems?|got)\s+(?:\w+\s+)?(?:convinced|adamant|certain|sure|positive|under\s+the\s+impression|afraid|worried|persuaded)"
    r"|(?:keeps?|kept)\s+(?:saying|telling\s+\w+|insisting|assuming|claiming)"
    r"|assumes?|assumed|suspects?|suspected|insists?|insisted|fears?|feared|jokes?|joked|suggests?|implies|implied|pretends?|pretended|imagines?|supposes?|hinted|"
    r"accuses?\s+\w+|accused\s+\w+)\s+(?:that\s+)?(?:i|i['’]m|i['’]ve|my|we|we['’]re|our)\b",
    re.I,
)
_SUPPOSEDLY = re.compile(
    r"\b(?:supposedly|allegedly|reportedly|purportedly|rumou?red|so\s+(?:they|people)\s+say|or\s+so\s+(?:i['’]m\s+told|they\s+say))\b",
    re.I,
)
_UNSURE = re.compile(
    r"(?<!after that )(?<!beyond that )(?<!then )\bwho\s+knows(?=\s*(?:[,.!?;…—–-]|\Z)|\s+(?:if|whether|what|when|where|how\s+(?:long|many|much)|maybe)\b)|\b(?:perhaps|maybe)\s+(?:i|we)(?:['’]ll|\s+(?:should|could|will|might))\b|\A(?:in\s+case|whether)\s+(?:i|we|my|our)\b|"
    r"\A(?:i\s+)?guess\s+(?:i|we)(?:['’]ll|\s+will)\b|"
    r"\b(?:i|we)\s+(?:could|might)\s+(?:always|just|also|as\s+well)\b",
    re.I,
)
_CITED_BEHIND = re.compile(
    r",\s+(?:(?:an?|the|some|one)\s+(?:[\w'’-]+\s+){1,5}?(?:says|said|claims|claimed|reckons|writes|wrote|warns|warned|argues|posted|commented)"
    r"|(?:i|we)(?:['’]ve|\s+have|\s+once|\s+also)?\s+(?:read|heard|hear|gather)(?:\s+(?:somewhere|online|once|recently))?"
    r"|(?:i|we)\s+(?:told|begged|shouted\s+at|yelled\s+at|said\s+to)\s+(?:the|my|him|her|them|it)\b[\w ]{0,20})\W*\Z",
    re.I,
)
"""Whose words a sentence was, told at its end: "..., a guy on reddit said", "..., I read"."""


def is_cited_behind(sentence: str) -> bool:
    """Tell whether a sentence names at its end whose words it passes on."""
    return _CITED_BEHIND.search(sentence) is not None


_GOES_ON = re.compile(r"\s*,?\s*(?:and|but|or)?\s*that\s*\Z", re.I)


def with_hearsay(text: str, clauses: Sequence[Clause]) -> tuple[Clause, ...]:
    """Mark the clauses that pass on what others hold, or that nobody is sure of."""
    out: list[Clause] = []
    for clause in clauses:
        before = out[-1] if out else None
        if clause.mood is Mood.STATEMENT and not clause.attributed:
            if _HELD.match(clause.text) or _SUPPOSEDLY.search(clause.text) is not None:
                clause = replace(clause, attributed=True)  # noqa: PLW2901
            elif _UNSURE.search(clause.text) is not None:
                clause = replace(clause, mood=Mood.HYPOTHETICAL)  # noqa: PLW2901
            elif (
                before is not None
                and (_goes_on(text, before, clause) or _hands_over(text, before, clause))
            ) or (before is not None and _is_part(text, before, clause)):
                clause = replace(clause, attributed=True)  # noqa: PLW2901
            elif (before is not None and _is_purpose(text, before, clause)) or (
                before is not None
                and (_still_supposed(text, before, clause) or _is_threatened(text, before, clause))
            ):
                clause = replace(clause, mood=Mood.HYPOTHETICAL)  # noqa: PLW2901
        out.append(clause)
    return tuple(out)


def _goes_on(text: str, before: Clause, clause: Clause) -> bool:
    """Tell whether a clause is the second thing that somebody claims: "and that I ..."."""
    if not before.attributed or before.sentence != clause.sentence:
        return False
    return clause.text.lower().startswith("that ") or (
        _GOES_ON.search(text[before.end : clause.start]) is not None
        and "that" in text[before.end : clause.start].lower()
    )


_SAYING_END = re.compile(
    r"\b(?:(?:told|tells)\s+(?:me|us|him|her|them|everyone)|says?|said|thinks|thought|claims|claimed|reckons|swears)\Z",
    re.I,
)


def _hands_over(text: str, before: Clause, clause: Clause) -> bool:
    """Tell whether a clause is what the one before it says: "my sister told me" "I have ..."."""
    if not before.attributed or text[before.end : clause.start].strip():
        return False
    return _SAYING_END.search(before.text) is not None


_SUPPOSES = re.compile(
    r"(?:(?:and|but|so|or|even|only)\s+)*(?:if|unless|suppose|supposing|what\s+if|imagine|assuming)\b",
    re.I,
)


def _is_threatened(text: str, before: Clause, clause: Clause) -> bool:
    """Tell whether a clause is what else would be: "no caffeine after noon, or I don't sleep"."""
    if before.sentence != clause.sentence or before.mood is not Mood.STATEMENT:
        return False
    return text[before.end : clause.start].strip(" ,").lower() in {"or", "or else", "otherwise"}


_TOGETHER = re.compile(r"between\s+(?:us|the\s+two\s+of\s+us),?\s+(?:my|our)\s+\w+\Z", re.I)
_RAISED = re.compile(
    r"\b(?:it['’]?s|it\s+(?:is|was))\s+(?:my|our)\s+(?:\w+\s+){1,3}\w*\Z|\b(?:it['’]?s|it\s+is)\s+my\s+(?:own\s+)?\w+\Z",
    re.I,
)


_OF_ANOTHER = re.compile(
    r"(?:never\s+|always\s+)?(?:does|has|is|was|goes|plays|works|lives|hates|loves|likes|wants|needs|eats|sleeps|speaks|keeps|studies|takes)\b",
    re.I,
)
"""A verb behind a bracket is of whom the bracket is of: "my brother (he's 15) does nothing"."""

_PET = re.compile(
    r"\b(?:dog|cat|puppy|kitten|horse|pony|rabbit|parrot|hamster|son|daughter|baby|boy|girl)s?\b",
    re.I,
)
_NAME_IS = re.compile(r"(?:its\s+|the\s+)?name(?:['’]s|\s+is)\b", re.I)


def _is_part(text: str, before: Clause, clause: Clause) -> bool:
    """Tell whether a clause lacks what it is about: what two do together, what is put in front.

    "Between us my husband and I speak seven languages", "it's my grandson I can't get past B".
    """
    if before.sentence == clause.sentence and (
        (before.text.endswith(")") and _OF_ANOTHER.match(clause.text))
        or (_PET.search(before.text) and _NAME_IS.match(clause.text))
    ):
        return True
    if before.sentence != clause.sentence or clause.text[:2].lower() not in {"i ", "i'", "i’"}:
        return False
    gap = text[before.end : clause.start].strip().lower()
    if gap == "and" and _TOGETHER.match(before.text) is not None:
        return True
    return not gap and _RAISED.search(before.text) is not None


_AIMS = re.compile(
    r"\b(?:saving|save|want|wants|hoping|planning|trying|looking|working|need|learning|training|practi[sc]ing)\b",
    re.I,
)


def _is_purpose(text: str, before: Clause, clause: Clause) -> bool:
    """Tell whether a clause says what for: "I'm saving for a van so I can take pots to fairs"."""
    if before.sentence != clause.sentence or _AIMS.search(before.text) is None:
        return False
    between = text[before.end : clause.start].strip().lower()
    return between in {"so", "so that"} and clause.text.lower().startswith(("i can ", "we can "))


def _still_supposed(text: str, before: Clause, clause: Clause) -> bool:
    """Tell whether a clause is the second thing that is supposed: "if I moved and I lost ..."."""
    if before.mood is not Mood.HYPOTHETICAL or before.sentence != clause.sentence:
        return False
    if _SUPPOSES.match(before.text) is None or "," in before.text:
        return False
    between = text[before.end : clause.start].strip().lower()
    return between in {"and", "or", "and that", "or that"}
