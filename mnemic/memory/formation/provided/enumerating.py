"""Who is counted and then named, one by one: "three kids, Ines, Theo and baby Wren".

Each of them is one of what is counted, where as many are named as were counted and the
speaker has them: "I've got", "my two sons", "I'm a dad with". Of a nurse's two patients, or
of two girls whom one teaches, nothing is said here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.lemmas import lemma
from mnemic.memory.formation.numerals import NUMBER_WORDS
from mnemic.memory.formation.provided.plain import Plain

_NUMBER = r"(?:two|three|four|five|six|seven|eight|\d)"
_PARENT = (
    "(?:mum|mom|mam|mother|dad|father|parent|grandmother|grandfather|nan|granny|grandad|widow"
    "|widower|divorcee)"
)
_NAME = r"(?:[a-z]+\s+)?[A-Z][\w'’-]*"
_NAMES = rf"(?P<names>{_NAME}(?:\s*,\s*{_NAME})*\s*,?\s*(?:and|&|\+)\s+{_NAME})"
_HOLDING = (
    r"(?:\b(?:[Ii]|[Ww]e)(?:['’]ve|\s+have)(?:\s+got)?|\A\W*[Gg]ot|\b(?P<mine>[Mm]y|[Oo]ur)"
    rf"|\b(?P<parent>(?i:{_PARENT}))\s+(?:of|to|with))"
)
_COUNTED = re.compile(
    rf"{_HOLDING}\s+(?P<all>(?:(?P<count>{_NUMBER})\s+)?(?:[a-z]+\s+)?(?P<kin>[a-z]+))"
    rf"\s*(?:[,:(–—-]\s*)?{_NAMES}(?=\s*(?:[.,;:!?)]|\Z|and\s+an?\b|[a-z]))"
)
_BEFORE = re.compile(
    r"\b(?:not|never|no|if|like|used to|without|lost|who|she|he|they|says?|said|had|once)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
"""What before a list may deny it, suppose it or make it another's."""

_OWN_ROLE = re.compile(
    r"(?:\bI(?:['’]m|\s+am|m)\s+(?:an?|the)\s+(?:[a-z-]+\s+){0,4}"
    r"|\A\W*(?:an?\s+)?(?:(?:single|busy|proud|working|tired|lone|solo|widowed|divorced|full-time"
    r"|new|stay[- ]at[- ]home)\s+)*)\Z",
    re.IGNORECASE,
)
"""What stands before the role that the speaker says they have."""

_BEING_WITH = re.compile(
    r"\bI(?:['’]m|\s+am|m)\s+(?:an?|the)\s+(?P<role>(?:[\w-]+\s+){1,5}?)(?:with|of|to)\s+"
    rf"(?P<had>(?:{_NUMBER}|an?|no)\s+(?P<noun>(?:[a-z-]+\s+)?[a-z-]+)(?:\s+and\s+(?P<more>an?\s+[a-z-]+))?)"
    r"(?=\s*(?:[,.;:!?(–—]|\Z|\s(?:and|so|but)\s))",
    re.IGNORECASE,
)
_FAMILY = re.compile(rf"\b(?:{_PARENT}|wife|husband|man|woman)\s*\Z", re.IGNORECASE)
_IN_CHARGE = re.compile(r"(?:er|or|ist|ian|nurse|ing)\s*\Z", re.IGNORECASE)
"""Who is called so may have somebody in their charge and not in their family."""


def enumerated(sentence: str) -> Iterator[Plain]:
    """Give what a sentence says of each whom it counts and names, and of whom one is with."""
    found = _COUNTED.search(sentence)
    if found is not None and _is_own(sentence[: found.start()], found):
        yield from _one_by_one(found)
    with_ = _BEING_WITH.search(sentence)
    if with_ is not None and _BEFORE.search(sentence[: with_.start()]) is None:
        yield from _had(with_)


def _is_own(before: str, found: re.Match[str]) -> bool:
    """Tell whether those who are listed are the speaker's, and as many as were counted."""
    kin = found["kin"].lower()
    several = lemma(kin, "NOUN") != kin and kin_class(kin) != ""
    count = NUMBER_WORDS.get((found["count"] or "").lower()) or found["count"]
    named = len(_names(found))
    right = named == int(count) if count else found["mine"] is not None
    role = found["parent"] is None or _OWN_ROLE.search(before) is not None
    return several and right and role and _BEFORE.search(before) is None


def _names(found: re.Match[str]) -> list[tuple[str, str]]:
    """Give the names of a list, each with the word that says who they are, "" for none."""
    parts = re.split(r"\s*,\s*(?:and\s+)?|\s+(?:and|&|\+)\s+", found["names"])
    return [(name, word.strip()) for part in parts for word, _, name in [part.rpartition(" ")]]


def _one_by_one(found: re.Match[str]) -> Iterator[Plain]:
    one = lemma(found["kin"].lower(), "NOUN")
    yield Plain(f"I have {found['all']}")
    for name, word in _names(found):
        for kind in dict.fromkeys((word or one, one)):
            for joint in ("", "named ", "called "):
                yield Plain(f"I have a {kind} {joint}{name}", one)
            for joint in ("", "named ", "called "):
                yield Plain(f"My {kind} is {joint}{name}", one)
            yield Plain(f"{name} is my {kind}", one)


def _had(found: re.Match[str]) -> Iterator[Plain]:
    """Read "I'm a widower with two daughters"; whom a nurse is with need not be theirs."""
    noun = lemma(found["noun"].split()[-1].lower(), "NOUN")
    family = _FAMILY.search(found["role"]) is not None
    if kin_class(noun) and not family and _IN_CHARGE.search(found["role"]) is not None:
        return
    if found["had"].split()[0].lower() == "no":
        yield Plain(f"I have {found['had']}")
        return
    yield Plain(f"I have {found['had']}")
    if found["more"]:
        yield Plain(f"I have {found['more']}")
        yield Plain(f"I have {found['had'].partition(' and ')[0]}")


def named_before(clause: str, before: str) -> Iterator[Plain]:
    """Give a clause of somebody who was counted and named before as of whom they are.

    "Theo has asthma", behind "three kids, Ines, Theo and Wren", is of the speaker's kid Theo.
    """
    for found in _COUNTED.finditer(before):
        if not _is_own(before[: found.start()].rpartition(". ")[2], found):
            continue
        one = lemma(found["kin"].lower(), "NOUN")
        for name, word in _names(found):
            if re.match(rf"{re.escape(name)}\b(?!['’])", clause):
                for kind in dict.fromkeys((word or one, one)):
                    yield Plain(f"my {kind} {clause}", f"my {kind}")
