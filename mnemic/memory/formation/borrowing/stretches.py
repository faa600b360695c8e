"""The stretches of a turn that only look like their speaker's own words (`formation@11` on).

`zones` finds what marks or a verb of saying set apart. What is found here is set apart by
its announcement alone ("Below is a CV I have to screen."), by its shape (a letter, a chat),
by being a game ("Who am I?"), or by being an exercise ("Which is correct: ...").
Each sentence is looked at once; a rule says how far what it announces reaches.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation.borrowing.announced import announced, is_replied_to
from mnemic.memory.formation.borrowing.correspondence import enclosed
from mnemic.memory.formation.borrowing.exercises import exercised, summed
from mnemic.memory.formation.borrowing.figures import is_figure
from mnemic.memory.formation.borrowing.framed import is_framed
from mnemic.memory.formation.borrowing.hearsay import is_cited_behind, with_hearsay
from mnemic.memory.formation.borrowing.playing import is_riddle, played
from mnemic.memory.formation.borrowing.programs import program_lines
from mnemic.memory.formation.borrowing.reach import Reach
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause
from mnemic.memory.formation.sentences import sentence_spans

SENTENCES_MAX = 2_000
"""How many sentences of one turn are looked at; what stands beyond is nobody's to borrow."""


class Borrowed(Struct, frozen=True):
    """Mark one stretch that tells nothing of its speaker, and how it is meant."""

    start: int
    end: int
    mood: Mood


def borrowed(text: str) -> tuple[Borrowed, ...]:
    """Find what in a screened turn is announced, enclosed, played or exercised, in order."""
    if is_riddle(text):
        return (Borrowed(0, len(text), Mood.HYPOTHETICAL),)
    spans = sentence_spans(text, 0, len(text))[:SENTENCES_MAX]
    found = [Borrowed(low, high, Mood.QUOTED) for low, high in enclosed(text)]
    found += [Borrowed(low, high, Mood.QUOTED) for low, high in program_lines(text)]
    found += [Borrowed(low, high, Mood.HYPOTHETICAL) for low, high in summed(text, spans)]
    reached = 0
    for low, high in spans:
        if low < reached:
            continue
        for one in _of_sentence(text, low, high):
            found.append(one)
            reached = max(reached, one.end)
    found.sort(key=lambda one: (one.start, -one.end))
    return tuple(found)


def _of_sentence(text: str, low: int, high: int) -> Iterator[Borrowed]:
    sentence = text[low:high]
    if is_cited_behind(sentence):
        yield Borrowed(low, high, Mood.QUOTED)
    if is_replied_to(sentence) and text[high:].lstrip(" \t").startswith("\n"):
        yield Borrowed(high, _end(text, high, high, Reach.PARAGRAPH), Mood.QUOTED)
    if is_framed(sentence):
        yield Borrowed(low, high, Mood.ROLE_PLAY)
    for rule, mood in (
        (played, Mood.ROLE_PLAY),
        (announced, Mood.QUOTED),
        (exercised, Mood.QUOTED),
    ):
        told = rule(sentence)
        if told is not None:
            start, reach = told
            yield Borrowed(low + start, _end(text, low + start, high, reach), mood)


def _end(text: str, start: int, high: int, reach: Reach) -> int:
    """Say where a stretch ends: with its sentence, its paragraph, or the turn."""
    quoted = _QUOTED_ONLY.match(text, start)
    if quoted is not None:
        return quoted.end()
    if reach is Reach.SENTENCE:
        return high
    if reach is Reach.TURN:
        return _until_own(text, start, len(text))
    paragraph = text.find("\n\n", start)
    if paragraph < 0:
        return _until_own(text, start, len(text))
    if text[high:paragraph].strip() or _says_more(text[start:high]):
        # What is announced stands behind its announcement, in the same paragraph.
        return _until_own(text, start, paragraph)
    last = text.rfind("\n\n", start)
    if last > paragraph and _is_own_end(text[last:].strip()):
        return _until_own(text, start, last)
    return _until_own(text, start, len(text))


_QUOTED_ONLY = re.compile(
    r"[\s:,–—-]*(?:[\"“«][^\"“”«»\n]{1,400}[\"”»]|['‘](?:[^'‘’\n]|(?<=\w)['’](?=\w)){1,400}['’])[.!?]*(?=\s+(?:also|pls|please|btw|i|i['’]?m|im|i['’]ve|ive|we|we['’]re|my|our|can|could|"
    r"thanks|thank|and\s+(?:i|my|pls|please)|for\s+context)\b)",
    re.I,
)
"""What is announced and set in marks ends with them, where its speaker goes on."""


def _says_more(rest: str) -> bool:
    return len(rest.split()) > ANNOUNCING_WORDS_MAX


ANNOUNCING_WORDS_MAX = 2
"""How many words may stand behind the mark of an announcement that announces a paragraph."""

_OWN_AGAIN = re.compile(
    r"(?:(?<=[.!?\n)\"'”’] )|(?<=\n))\(?(?:(?:ok(?:ay)?|right|so|now|but|and|well),?\s+)?(?:anyway|anyways|as for me|in real life|irl\b|out of character|ooc\b|"
    r"for real|seriously|back to (?:reality|me|real)|about me\b|my own\b|me personally|"
    r"i really (?:am|do|have)|i(?:['’]m| am) (?:actually|really)|the reason i ask|why i(?:['’]m| am)? ask)",
    re.I,
)


def _until_own(text: str, start: int, end: int) -> int:
    """End a stretch where its speaker says that they speak for themselves again."""
    found = _OWN_AGAIN.search(text, start + 1, end)
    return end if found is None else found.start()


_OWN_END = re.compile(
    r"\?|^(?:please|pls|can|could|would|what|how|is|does|draft|write|reply|shorten|summari[sz]e|translate|categori[sz]e|"
    r"i(?:['’]m| am)? (?:own|run|rent|work|let|manage|screen|need|want|should|have to)|my (?:question|options|reply)|we\b)"
    r"|\b(?:he|she|they|him|her|them)\b",
    re.I | re.M,
)


def _is_own_end(paragraph: str) -> bool:
    """Tell whether the last paragraph behind something pasted is its owner's again."""
    return _OWN_END.search(paragraph) is not None


def without_borrowed(text: str, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Give every clause that stands in a borrowed stretch the mood of that stretch."""
    clauses = tuple(_muted(c, Mood.IRONIC) if is_figure(c.text) else c for c in clauses)
    clauses = with_hearsay(text, clauses)
    stretches = borrowed(text)
    if not stretches:
        return clauses
    starts = [one.start for one in stretches]
    out: list[Clause] = []
    for clause in clauses:
        if clause.mood is Mood.CODE:
            out.append(clause)
            continue
        at = bisect_right(starts, clause.start) - 1
        inside = next((s for s in stretches[: at + 1] if clause.start < s.end), None)
        if inside is not None:
            out.append(_muted(clause, inside.mood))
            continue
        following = stretches[at + 1] if at + 1 < len(stretches) else None
        if following is None or following.start >= clause.end:
            out.append(clause)
            continue
        cut = following.start - clause.start
        head = clause.text[:cut].rstrip(_TRAILING)
        if head:
            out.append(replace(clause, text=head, end=clause.start + len(head)))
    return tuple(out)


_TRAILING = " \t\r\n\"'“”‘’([*_,;:—–-"


def _muted(clause: Clause, mood: Mood) -> Clause:
    return replace(clause, mood=mood, attributed=clause.attributed or mood is Mood.QUOTED)
