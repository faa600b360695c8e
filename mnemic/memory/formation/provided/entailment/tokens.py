"""The words of a message and of a statement, cut and named so that two writings of one meet.

"40kg" is a number and a unit, "nov" is November, "hubby" a husband: what a note-taker spells
out is the same word.
"""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec import Struct

from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.typed_small import DAYS_CUT, MONTHS_CUT
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.formation.numerals import MULTIPLIERS, NUMBER_WORDS, ORDINALS
from mnemic.memory.formation.synonyms import related

WORDS_CACHE_ENTRIES = 16_384
"""Of how many words the terms and the mark are remembered; every one is pure."""

_TOKEN = re.compile(r"\d+(?:[.,:]\d+)*|[^\W\d_]+(?:['’][^\W\d_]+)*|[^\s\w]")

_SHORT: dict[str, str] = (
    DAYS_CUT
    | MONTHS_CUT
    | dict(
        re.findall(
            r"(\S+)=(\S+)",
            """yr=year yrs=year y=year yo=year mo=month mos=month wk=week wks=week hr=hour hrs=hour
        h=hour min=minute mins=minute w=with abt=about til=until till=until incl=including
        max=most hubby=husband bf=boyfriend gf=girlfriend mil=mother fil=father mam=mother
        nan=grandmother nanna=grandmother lad=son op=operation meds=medication bday=birthday
        appt=appointment uni=university temp=temperature doc=doctor prod=production
        repo=repository db=database pg=postgresql py=python govt=government dept=department
        mgr=manager eng=engineer dev=developer admin=administrator info=information
        lang=language avg=average approx=about hols=holiday hol=holiday xmas=christmas
        tmrw=tomorrow veg=vegetable subs=subscription acct=account acc=account wknd=weekend
        wkend=weekend asst=assistant ft=foot pt=part am=morning eur=euro euros=euro quid=pound
        pounds=pound btw=beside ex=former nr=near ta=teaching rn=nurse hw=homework
        gov=government org=organisation env=environment cfg=configuration config=configuration
        ref=reference intro=introduction spec=specification mtg=meeting msg=message""",
        )
    )
)
"""What is written short, and the word that it is."""

ALIKE_PREFIX = 4
"""How many letters two words share at least that are forms of one."""

ALIKE_REST = 5
"""By how many letters they then may differ in length."""

SHORT_PREFIX = 3
"""How many letters a word cut short has at least: "geog"."""

_SPEAKERS = {
    "i": "I", "im": "I", "ive": "I", "id": "I", "ill": "I", "i'm": "I", "i've": "I", "i'd": "I",
    "i'll": "I", "we": "WE", "we're": "WE", "we've": "WE", "we'll": "WE", "weve": "WE",
    "my": "MY", "mine": "MY", "our": "OUR", "ours": "OUR", "me": "ME", "myself": "ME", "us": "US",
}  # fmt: skip
"""The words by which somebody speaks of themselves, by their form."""

_OTHERS = {
    "he": "HE", "he's": "HE", "hes": "HE", "him": "HE", "his": "HIS", "she": "SHE", "she's": "SHE",
    "shes": "SHE", "her": "HER", "hers": "HER", "they": "THEY", "they're": "THEY", "theyre": "THEY",
    "they've": "THEY", "them": "THEY", "their": "THEIR", "theirs": "THEIR",
}  # fmt: skip
"""The words that speak of third persons."""

_YOUR = frozenset({"you", "your", "yours", "u", "ur", "you're", "youre"})


class Token(Struct, frozen=True):
    """Hold one word or sign of a text: where it stands, what it means and how it serves.

    `terms` are its content lemmas, empty for a word that only serves; `mark` is the word as a
    sign of who speaks of whom: I, MY, HE, <kin>, <Name>, or the word itself.
    """

    low: str
    start: int
    end: int
    large: bool
    terms: frozenset[str]
    mark: str

    @property
    def is_own(self) -> bool:
        """Tell whether it speaks of the speaker."""
        return self.low in _SPEAKERS

    @property
    def is_others(self) -> bool:
        """Tell whether it speaks of third persons."""
        return self.low in _OTHERS


def tokens(text: str) -> tuple[Token, ...]:
    """Cut a text into its words and signs, in order."""
    return tuple(
        _token(m.group(), m.start(), m.end(), first=not text[: m.start()].strip())
        for m in _TOKEN.finditer(text)
    )


def _token(word: str, start: int, end: int, *, first: bool) -> Token:
    low = word.lower().replace("’", "'")
    large = word[:1].isupper()
    terms, mark = _meant(low)
    if large and not first and terms and mark == low:
        mark = "<Name>"
    return Token(low, start, end, large, terms, mark)


@lru_cache(maxsize=WORDS_CACHE_ENTRIES)
def _meant(low: str) -> tuple[frozenset[str], str]:
    if low in _SPEAKERS or low in _OTHERS or low in _YOUR:
        return frozenset(), _SPEAKERS.get(low) or _OTHERS.get(low) or "YOU"
    mark = "<kin>" if kin_class(low) else "<number>" if low[:1].isdecimal() else low
    number = NUMBER_WORDS.get(low) or MULTIPLIERS.get(low) or ORDINALS.get(low)
    if number is not None:
        return frozenset({str(number)}), "<number>"
    return content_lemmas(_SHORT.get(low, low)), mark


def alike(one: frozenset[str], other: frozenset[str]) -> int:
    """Say how two words agree: 2 for the same, 1 for two forms of one, 0 for neither."""
    if one & other:
        return 2
    pairs = [(a, b) for a in one for b in other]
    if any(related(a, b) for a, b in pairs):
        return 2
    return int(any(_near(a, b) for a, b in pairs))


def _near(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    if short[:1].isdecimal() or long[:1].isdecimal():
        return False
    cut = len(short) >= SHORT_PREFIX and long.startswith(short)
    stem = len(short) >= ALIKE_PREFIX and short[:ALIKE_PREFIX] == long[:ALIKE_PREFIX]
    return cut or (stem and len(long) - len(short) <= ALIKE_REST)
