"""Corrections that name two values and no thing: "it's Lille, not Lyon" (`formation@11`).

What was told is found by the value that is taken back, among what this session told before or
else among what is believed; the same sentence is then read with the other value in its place,
and prevails as any correction does. Where two tellings hold the value, neither is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from difflib import SequenceMatcher
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.draft import Draft
from mnemic.memory.formation.candidates import ORIGIN_CORRECT, ORIGIN_FORGET
from mnemic.memory.formation.grounding import is_owner_assertion
from mnemic.memory.formation.hazards import BLANK, screen
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.formation.withheld import without_withheld
from mnemic.memory.formation.wording import Reread, cite, in_first_person
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import Candidate, Derivation, Event, Polarity

SENTENCE_CHARS_MAX = 120
"""A longer sentence is no bare correction."""

_VALUE = r"(?:(?:the|a|an|on|in|at)\s+)?(?P<{}>[\w€$£%'’&+./:-]+(?:\s+[\w€$£%'’&+./:-]+){{0,3}}?)"
_OPENS = (
    r"(?:(?:no|oh|oops|sorry|wait|actually|correction|hang\s+on|nope|and|but|well|typo)"
    r"[\s,:.!–—-]+)*"
)
_IT = (
    r"(?:(?:it|that)(?:['’]s|\s+is|\s+was)(?:\s+actually)?|its|thats|i\s+mean|i\s+meant|(?:it|that)\s+should\s+(?:be|read|say)|"
    r"make\s+(?:it|that)|should\s+(?:be|say))"
)
_ENDS = (
    r"(?:[\s,–—-]+(?:sorry|my\s+(?:mistake|bad)|oops|obviously|of\s+course|typo|"
    r"i\s+(?:had|got|said|wrote|typed)\s[^.!?]{0,50}?(?:wrong|mixed\s+up|by\s+mistake)))?[\s.!)]*"
)
_DAYS = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)"
_RETOLD = re.compile(
    rf"{_OPENS}(?P<front>[\w'’-]+(?:\s+[\w'’-]+){{1,6}})\s+(?P<new>[\w€$£%'’&+./:-]+)\s*,\s*not\s+"
    rf"{_VALUE.format('old')}{_ENDS}\Z",
    re.I,
)
"""A clause told again with another value: "Idris is turning 8, not 7"."""
_SWAPS = tuple(
    re.compile(pattern, re.I)
    for pattern in (
        rf"{_OPENS}{_IT}\s+{_VALUE.format('new')}\s*[,;–—-]?\s*(?:and\s+)?not\s+{_VALUE.format('old')}{_ENDS}\Z",
        rf"{_OPENS}{_IT}\s+(?:on\s+)?(?P<new>{_DAYS})\s+(?:that\s+)?(?:i|we|it|he|she|they)(?:['’]\w+)?\s+(?:[\w'’]+\s+){{0,3}}?[\w'’]+,\s*"
        rf"not\s+(?:on\s+)?(?P<old>{_DAYS}){_ENDS}\Z",
        rf"{_OPENS}(?:{_IT}\s+)?not\s+{_VALUE.format('old')}\s*[,;–—-]\s*(?:but\s+|it['’]?s\s+)?{_VALUE.format('new')}{_ENDS}\Z",
        rf"{_OPENS}{_VALUE.format('new')}\s*,\s*not\s+{_VALUE.format('old')}{_ENDS}\Z",
        rf"(?:sorry|no|oops|actually|correction)[\s,:]+{_VALUE.format('new')}\s+not\s+{_VALUE.format('old')}{_ENDS}\Z",
        rf"{_OPENS}(?:my|our)\s+(?P<whose>[\w'’-]+)(?:['’]s)?\s+name\s+is\s+(?:actually\s+)?"
        rf"{_VALUE.format('new')}\s*,?\s*not\s+{_VALUE.format('old')}{_ENDS}\Z",
        rf"{_OPENS}(?:the|my|our|his|her|their)\s+(?:[\w'’-]+\s+){{1,3}}(?:is|are|was)\s+(?:actually\s+)?(?:called|named|spelled|spelt)\s+"
        rf"{_VALUE.format('new')}\s*,?\s*not\s+{_VALUE.format('old')}(?:{_ENDS}|,\s[^,.!?]{{0,60}}[.!]*)\Z",
    )
)


_WRONG = re.compile(
    r"(?:(?:sorry|oops|actually|wait|hang\s+on)[\s,:.!–—-]+)*(?:i\s+(?:told\s+you|said|wrote)|you\s+(?:have|noted|wrote))\s+"
    r"(?:that\s+)?(?P<front>[\w'’-]+(?:\s+[\w'’-]+){1,6})\s+(?P<old>[\w€$£%&+./-]+),?\s+(?:but\s+|and\s+)?"
    r"(?:that['’]?s|that\s+(?:is|was)|which\s+(?:is|was)|it['’]?s)\s+(?:wrong|not\s+right|incorrect|a\s+mistake|not\s+true|a\s+typo)[,;:–—-]*\s+"
    rf"(?:it['’]?s|it\s+(?:is|was|should\s+be)|make\s+that)\s+{_VALUE.format('new')}{_ENDS}\Z",
    re.I,
)
"""A telling that is quoted and put right: "I said she lives in Bern, that's wrong, it's Basel"."""

_SPELLED = re.compile(
    rf"{_OPENS}(?:(?:it|that|his|her|their|the)(?:\s+name)?(?:['’]s|\s+is)\s+)(?:actually\s+)?(?:spelled|spelt|written)\s+"
    r"(?P<new>(?-i:[A-Z])[\w'’-]+)(?:,?\s+(?:with|without|like|as)\s[^.!?]{1,40})?[\s.!]*\Z",
    re.I,
)
"""How a name is spelled, which says by itself whose it is: "it's spelled Anna, with two n's"."""

_MARKS = ".,;:!"


class _Swap(Struct, frozen=True):
    """Hold a value that is taken back, the one in its place, the sentence, and whose name it is.

    `front` is what stands before the value where the whole clause is told again.
    """

    old: str
    new: str
    span: str
    whose: str = ""
    front: str = ""


def with_swapped(
    draft: Draft,
    events: Sequence[Event],
    told: Sequence[Candidate],
    reread: Reread,
) -> tuple[Candidate, ...]:
    """Give what turns told with their corrections, each standing on the words that correct.

    What only repeats a correction ("lives in Bern, not Basel") is left out for it: filed first,
    it would end the old value without forbidding that it return.
    """
    told, out = tuple(told), list[Candidate]()
    if not any(_may_swap(event) for event in events):
        return told
    for event in filter(_may_swap, without_withheld(events)):
        for said in _swaps(event.text or ""):
            swap = said if said.old else replace(said, old=_misspelled(draft, said.new, told))
            old, new = _put(draft, event, swap, told) if swap.old else ("", "")
            if not old:
                continue
            gone = reread(f"Forget that {in_first_person(old)}", event.at)
            read = reread(new, event.at)
            if read:
                told = tuple(one for one in told if not _repeats(one, event, swap))
                out += [cite(one, event, swap.span) for one in gone if one.origin == ORIGIN_FORGET]
                out += [replace(cite(o, event, swap.span), origin=ORIGIN_CORRECT) for o in read]
    return (*told, *out)


def _repeats(candidate: Candidate, event: Event, swap: _Swap) -> bool:
    """Tell whether a candidate is the correction itself, as a statement of one turn."""
    return (
        candidate.source_event_ids == (event.sequence,)
        and candidate.polarity is Polarity.ASSERT
        and _contrasts(candidate.statement, swap)
    )


def _misspelled(draft: Draft, name: str, told: Sequence[Candidate]) -> str:
    """Give the one name told or believed that differs from a name by its spelling alone."""
    statements = {b.statement for b in draft.live_beliefs()} | {one.statement for one in told}
    found = {
        word
        for statement in statements
        for word in _NAMES.findall(statement)
        if word[0] == name[0] and word != name
        if SequenceMatcher(None, word.lower(), name.lower()).ratio() >= ALIKE_MIN
    }
    return min(found) if len(found) == 1 else ""


_NAMES = re.compile(r"(?<=[\w,] )[A-Z][\w'’-]+")
ALIKE_MIN = 0.75
"""How alike two spellings of a name are at least (`difflib` ratio)."""


def _may_swap(event: Event) -> bool:
    """Tell cheaply whether an owner's turn may take a value back: most say nothing of the kind."""
    return is_owner_assertion(event) and _PUTS_RIGHT.search(event.text or "") is not None


_PUTS_RIGHT = re.compile(
    r"\bnot\s|\b(?:wrong|incorrect|mistake|typo|spelled|spelt|written)\b", re.I
)


def _swaps(text: str) -> Iterator[_Swap]:
    safe = screen(text).text
    spans = sentence_spans(safe, 0, len(safe))
    yield from _in_two(text, safe, spans)
    for start, end in spans:
        if end - start > SENTENCE_CHARS_MAX or BLANK in safe[start:end]:
            continue
        sentence = text[start:end].strip()
        if (wrong := _WRONG.match(sentence)) is not None and _are_values(
            wrong["old"], wrong["new"]
        ):
            old, new = wrong["old"].rstrip(_MARKS), wrong["new"].rstrip(_MARKS)
            yield _Swap(old, new, sentence, front=wrong["front"])
        if (spelled := _SPELLED.match(sentence)) is not None:
            yield _Swap("", spelled["new"], sentence)
        again = _RETOLD.match(sentence) or _RETOLD.match(_last_clause(sentence))
        if again is not None and _are_values(again["old"], again["new"]):
            yield from _told_again(again, sentence)
        for pattern in _SWAPS:
            found = pattern.match(sentence)
            if found is not None and _are_values(found["old"], found["new"]):
                whose = re.split(r"['’]", found.groupdict().get("whose") or "")[0].lower()
                old, new = found["old"].rstrip(_MARKS), found["new"].rstrip(_MARKS)
                yield _Swap(old, new, sentence, whose)
                break


_NOT_ALONE = re.compile(rf"{_OPENS}(?:{_IT}\s+)?not\s+{_VALUE.format('old')}{_ENDS}\Z", re.I)
_IT_IS = re.compile(
    rf"{_OPENS}{_IT}\s+{_VALUE.format('new')}(?:\s+(?:that\s+)?(?:i|we|he|she|they)\s[^.,!?]{{2,60}})?[.!\s]*\Z",
    re.I,
)


def _in_two(text: str, safe: str, spans: Sequence[tuple[int, int]]) -> Iterator[_Swap]:
    """Give "Not bridge, sorry. It's canasta I play on Mondays.", told in two sentences."""
    for (start, end), (after, stop) in pairwise(spans):
        if stop - start > SENTENCE_CHARS_MAX or BLANK in safe[start:stop]:
            continue
        gone = _NOT_ALONE.match(text[start:end].strip())
        told = _IT_IS.match(text[after:stop].strip()) if gone is not None else None
        if gone is None or told is None or not _are_values(gone["old"], told["new"]):
            continue
        yield _Swap(
            gone["old"].rstrip(_MARKS), told["new"].rstrip(_MARKS), text[start:stop].strip()
        )


def _told_again(again: re.Match[str], sentence: str) -> Iterator[_Swap]:
    """Give a clause told again parted before each word at which its new value may begin.

    "My doctor is Dr Farrar, not Dr Farrow": what is believed says which of them it is.
    """
    old, new = again["old"].rstrip(_MARKS), again["new"].rstrip(_MARKS)
    words = again["front"].split()
    for taken in range(min(NEW_WORDS_MAX, len(words) - 1)):
        at = len(words) - taken
        yield _Swap(old, " ".join((*words[at:], new)), sentence, front=" ".join(words[:at]))


NEW_WORDS_MAX = 4
"""Longest value that a clause is told again with, in words."""

_BEHIND = re.compile(r"[,;]\s+(?=(?:my|our|the|his|her|their)\s[^,;]+,\s*not\s[^,;]+\Z)", re.I)


def _last_clause(sentence: str) -> str:
    """Give what a sentence tells again behind what it opens on: "I looked, it is at 11, not 2"."""
    found = _BEHIND.search(sentence)
    return sentence[found.end() :] if found is not None else ""


_NO_VALUES = word_set(
    """i i'm im i've ive i'd it its it's we we're you you're he she they this that these those
    there what why how who do does did is are am was were be been but if so and or please just me
    my your only really because sorry oops no nope nah well wait yes yeah thanks lol honestly
    though"""
)


def _are_values(*values: str) -> bool:
    said = [value.lower().rstrip(_MARKS).replace("’", "'").split() for value in values]
    return said[0] != said[-1] and all(w not in _NO_VALUES for words in said for w in words)


def _put(draft: Draft, event: Event, swap: _Swap, told: tuple[Candidate, ...]) -> tuple[str, str]:
    """Give the one statement that holds the old value, and it with the new one; or twice ""."""
    old = re.compile(rf"(?<![\w-]){re.escape(swap.old)}(?![\w-])", re.I)
    here = {
        one.statement
        for one in told
        if one.derivation is Derivation.DIRECT
        and one.polarity is Polarity.ASSERT
        and max(one.source_event_ids) <= event.sequence
        and old.search(one.statement) is not None
        and not _contrasts(one.statement, swap)
    }
    found = here or {
        belief.statement
        for belief in drafted_nearby(draft, swap.old)
        if belief.is_live
        and belief.derivation is Derivation.DIRECT
        and belief.polarity is Polarity.ASSERT
        and old.search(belief.statement) is not None
    }
    found = {one for one in found if swap.whose in one.lower()}
    if swap.front:
        found = {one for one in found if _is_told_again(one, old, swap.front)}
    if len(found) != 1:
        return "", ""
    statement = min(found)
    at = old.search(statement)
    assert at is not None
    front, new = statement[: at.start()].split(), swap.new.split()
    if len(new) >= CLAUSE_WORDS_MIN and not _INSIDE.isdisjoint(new):
        return "", ""
    while new and front and new[0].lower() == front[-1].lower():
        # "it's Python 3.12, not 3.11"
        new = new[1:]
    new = _without_what_follows(new, statement[at.end() :])
    if not new:
        return "", ""
    dated = _on_another_day(statement, at.end(), at.group(), new)
    return statement, dated or old.sub(" ".join(new), statement, count=1)


def _without_what_follows(new: list[str], behind: str) -> list[str]:
    """Give the new value without the words that stand behind the old: "seven hives, not six"."""
    follows = [word.strip(_MARKS).lower() for word in behind.split()]
    said = [word.lower() for word in new]
    again = (n for n in range(len(new) - 1, 0, -1) if said[-n:] == follows[:n])
    return new[: len(new) - next(again, 0)]


def _on_another_day(statement: str, end: int, old: str, new: Sequence[str]) -> str:
    """Move "Friday 3 April 2026" to the Saturday beside it; "" where no such date stands."""
    found = _DATE.match(statement, end)
    names = [old.lower(), " ".join(new).lower()]
    if found is None or any(name not in _WEEKDAYS for name in names):
        return ""
    try:
        told = datetime.strptime(found["date"], _DATE_FORMAT)  # noqa: DTZ007
    except ValueError:
        return ""
    was, is_now = (_WEEKDAYS.index(name) for name in names)
    apart = (is_now - was + 3) % 7 - 3
    meant = told + timedelta(days=apart)
    date = f"{meant.day} {meant:%B %Y}"
    front = statement[: end - len(old)]
    return f"{front}{' '.join(new).capitalize()} {date}{statement[found.end() :]}"


_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_DATE = re.compile(r" (?P<date>\d{1,2} [A-Z][a-z]+ \d{4})\b")
_DATE_FORMAT = "%d %B %Y"


CLAUSE_WORDS_MIN = 3
"""From how many words on what holds a preposition is a clause told again, and no value."""

_INSIDE = frozenset({"in", "at", "on", "to", "for", "from", "with", "by"})

_WHOSE = word_set("the my our i we user team user's team's is are was were actually really")


def _contrasts(statement: str, swap: _Swap) -> bool:
    """Tell whether a statement is the correction itself: "Ann lives in Bern, not Basel"."""
    return f"{swap.new}, not {swap.old}".lower() in statement.lower()


def _is_told_again(statement: str, old: re.Pattern[str], front: str) -> bool:
    """Tell whether a statement says of the old value what stands before the new one."""
    at = old.search(statement)
    before = statement[: at.start()].lower().replace("’", "'").split() if at is not None else []
    said = front.lower().replace("’", "'").split()
    named = [word for word in said if word not in _WHOSE]
    return bool(named) and before[-1:] == said[-1:] and set(named) <= set(before)


__all__ = ["with_swapped"]
