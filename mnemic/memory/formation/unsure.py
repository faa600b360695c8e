"""How unsure its speaker is of what they tell: "maybe I'm lactose intolerant" is no "probably".

The frozen grammar renders every hedge alike; what is only guessed at is possible (`formation@11`).
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.model import Candidate

_GUESSED = re.compile(
    r"\W*(?:(?:so|and|but|well|also|oh)[\s,]+)*(?:maybe|perhaps|possibly|(?:i['’]?m\s+)?not\s+sure,?\s+but)\b",
    re.I,
)
_PROBABLY = re.compile(r"(?<= )probably(?= )")


def as_unsure(candidate: Candidate, said: str) -> Candidate:
    """Give a candidate as sure as the clause that told it."""
    if _GUESSED.match(said) is None or _PROBABLY.search(said) is not None:
        return candidate
    statement = _PROBABLY.sub("possibly", candidate.statement, count=1)
    return replace(candidate, statement=statement)


__all__ = ["as_unsure"]
