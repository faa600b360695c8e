"""What is known by a noun and told by a verb: "my weight" of "I weigh 92 kilos".

The owner who wants it forgotten says either; both end whatever was told of it in either way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

BIRTHDAY = "birthday"


class _Measure(Struct, frozen=True):
    """Hold the nouns of a measure, how it is asked for, where it is filed, what tells it there."""

    nouns: str
    asked: str
    slots: tuple[str, ...]
    tells: tuple[str, ...] = ()


_MEASURES = (
    _Measure("weight|body weight", r"(?:how much|what) (?P<w>{whose}) weighs?", ("weight",)),
    _Measure("height", r"how tall (?P<w>{whose}) (?:am|is|'m|'s)", ("height",), ("tall",)),
    _Measure("age", r"how old (?P<w>{whose}) (?:am|is|'m|'s)", ("age",)),
    _Measure(
        "salary|pay|wages?|income|earnings|paycheck",
        r"(?:how much|what) (?P<w>{whose}) (?:earns?|makes?|gets? paid|is paid|am paid|brings? home)(?: .*)?",
        ("salary", "annual salary", "monthly salary", "income", "pay", "wage"),
    ),
    _Measure(
        "rent|monthly rent",
        r"(?:how much|what) (?:rent (?P<w>{whose}) pays?|(?P<v>{whose}) pays? (?:in|for|as) (?:the )?rent)",
        ("rent", "monthly rent"),
        ("pay rent",),
    ),
    _Measure(
        f"{BIRTHDAY}|birth ?date|date of birth|birth year|year of birth|dob",
        r"(?:when|which day|what day|what year|which year) (?P<w>{whose}) (?:was|am|is) born",
        ("birthday", "birth", "dob", "birth year"),
    ),
)
_WHOSE = r"(?:i|(?:my|our) [\w-]+)"
_OF = r"(?:my|our)(?: (?P<kin>[\w-]+) 's)? (?:{})"


def known_by(words: Words, *, start: int, end: int) -> tuple[Claim, ...]:
    """End a measure of the user, or of who is theirs, in whatever way it was told; () for else."""
    said = " ".join(w.low for w in strip_punctuation(words))
    for measure in _MEASURES:
        named = re.fullmatch(_OF.format(measure.nouns), said)
        asked = re.fullmatch(measure.asked.format(whose=_WHOSE), said)
        if named is not None:
            return tuple(_ends(measure, named["kin"] or "", start=start, end=end))
        if asked is not None:
            whose = next(filter(None, asked.groupdict().values()))
            return tuple(_ends(measure, whose.partition(" ")[2], start=start, end=end))
    return ()


def _ends(measure: _Measure, kin: str, *, start: int, end: int) -> Iterator[Claim]:
    about = kin_class(kin) if kin else "user"
    noun = measure.nouns.partition("|")[0]
    whose = f"User's {kin}'s" if kin else "User's"
    filed = [(slot, "") for slot in measure.slots] + [("any", told) for told in measure.tells]
    for slot, value in filed if about else ():
        yield Claim(
            label=noun, slot=slot, value=value, about=about, statement=f"{whose} {noun} is no longer to be remembered.",
            kind=ClaimKind.PROJECT_FACT, type=BeliefType.USER_MODEL_ATTR, polarity=Polarity.RETRACT,
            forget=True, denies=f"User is {value}" if value else "", whole=not value, start=start, end=end,
        )  # fmt: skip


_KEPT_IN = re.compile(
    r" (?:from|in|out of) (?:(?:your|the) )?(?:memory|memories|records?|notes?|database|files?|profile|storage|"
    r"mind|knowledge)\Z"
)


def without_place(words: Words) -> Words:
    """Leave out where it is to be forgotten from: "my weight from your memory"."""
    words = strip_punctuation(words)
    said = " ".join(w.low for w in words)
    found = _KEPT_IN.search(said)
    return words if found is None else words[: len(said[: found.start()].split())]


__all__ = ["BIRTHDAY", "known_by", "without_place"]
