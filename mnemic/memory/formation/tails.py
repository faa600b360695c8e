"""Where a fact has a tail that is a clause of its own (`formation@11`).

"bad knees here so no jumping exercises", "I freelance as a subtitler, 6 euro a minute is my
rate", "need to pass grade 5 in March, practising 40 min a day", "..., does grapefruit matter":
joints that neither the frozen segmentation nor `finer` and `breaths` know.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.second_subjects import bars_another
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    MODALS,
    PREPOSITIONS,
    noun_lemma,
    read,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause
from mnemic.memory.formation.wordlists import word_set

TAILS_MAX = 6
"""How many tails one clause is parted from."""

_WORD = r"[\w€$£'’/-]+"
_OPENED = re.compile(
    r"(?:if|when|whenever|while|because|since|although|though|unless|until|after|before|once|as|say|suppose|imagine)\b",
    re.I,
)
"""What waits for its main clause behind the comma has no tail there."""

_JOINT = re.compile(
    r"(?<!\s)(?=[\s,])(?:"
    r",?\s+(?P<so>so)\s+(?=\w)"
    rf"|(?:,|,?\s+but|,\s+and)\s+(?P<mine>)(?!(?:which|who|that|where|when|if|because|since|as|and|or|but|so)\b)(?=(?:{_WORD}\s+){{1,5}}?(?:is|are)\s+(?:my|our)\s)"
    r"|,\s+(?:and\s+|so\s+)?(?P<that>)(?=that['’]?s\s+\w)"
    r"|,\s+(?P<asks>)(?=did\s+(?!not\b)[\w-]+(?:\s+[\w-]+)?\s+[a-z]+(?:\s[^,]*)?\Z|(?:any\s+|some\s+)?"
    r"(?:ideas?|tips?|suggestions?|recs|recommendations?|thoughts?|advice|pointers|help|subs?|substitutes?|alternatives?|replacements?)\s+(?:for|to|on|with|about|pls|please)\b)"
    r"|,\s+(?P<own>)(?=[\w'’-]+\s+\w)"
    r")",
    re.I,
)
_TRAILING = " \t\r\n\"'“”‘’([*_,;:—–-"
_SUBJECTS = word_set("i we my our im ive i'm i've we're we've he she they it there you")
_WANTING = word_set("want wanna need hope plan aim hoping planning aiming trying wanting saving")
_PLACED = word_set("home back away off out")
_ORDERS = word_set("skip avoid keep leave drop mirror use make give show stick spare assume")
_ASKED = word_set(
    """that far much many to what when how why where who which do does did is are am was were can
    could should would"""
)
_LIMITS = word_set("no nothing only pls please plz never always nothing")


_DOES = re.compile(
    r"(?:lets?\s+(?:me|us)\s|(?:gives?|shows?|tells?|helps?)\s+(?:me|us)\s+(?!the\b|a\b|an\b|some\b|any\b|your\b|that\b|how\b|what\b))",
    re.I,
)
_DOER = re.compile(r"(?:(?:my|our|the)\s+)?(?:[\w'’-]+\s+){0,3}[\w'’-]+\Z", re.I)
_NO_DOER = word_set(
    """please pls just and but so then you can could will would also now ok okay thanks hi hey
    hello yes no if when i we"""
)


def with_doers(text: str, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Put "strong solvents | give me migraines" and "landlord | lets me sublet" together again."""
    out: list[Clause] = []
    for clause in clauses:
        before = out[-1] if out else None
        if before is not None and (cut := _second_doer(text, before, clause)) is not None:
            out[-1] = _piece(before, 0, cut[0], before.mood, before.leads)
            begin = before.start + cut[1]
            whole = text[begin : clause.end]
            out.append(replace(clause, text=whole, start=begin, mood=Mood.STATEMENT, leads=cut[2]))
        elif before is not None and _is_doing(text, before, clause):
            whole = text[before.start : clause.end]
            out[-1] = replace(before, text=whole, end=clause.end, mood=Mood.STATEMENT)
        else:
            out.append(clause)
    return tuple(out)


_SECOND_DOER = re.compile(r",?\s+(?P<leads>and|but|so|because)\s+(?=(?:my|our)\s)", re.I)


def _second_doer(text: str, before: Clause, clause: Clause) -> tuple[int, int, str] | None:
    """Find "my grandpa" at the end of "I live in Wels and my grandpa | lets me drive"."""
    joint = next(reversed(list(_SECOND_DOER.finditer(before.text))), None)
    if joint is None:
        return None
    doer = before.text[joint.end() :]
    told = read(before.text[: joint.start()])
    if not any(finite_at(told, k) for k in range(1, len(told))) and not _speaks(told):
        return None
    start = before.start + joint.end()
    if not _is_doing(text, replace(before, text=doer, start=start), clause):
        return None
    return joint.start(), joint.end(), joint["leads"].lower()


def _speaks(words: Words) -> bool:
    """Tell whether a clause has the speaker and a verb: "I live in Wels"."""
    return len(words) > 1 and words[0].low in {"i", "we"} and verb_lemma(words[1].low) is not None


def _is_doing(text: str, before: Clause, clause: Clause) -> bool:
    if before.sentence != clause.sentence or clause.mood is not Mood.REQUEST or before.attributed:
        return False
    if before.mood is not Mood.STATEMENT or not text[before.end : clause.start].isspace():
        return False
    if _DOES.match(clause.text) is None or _DOER.match(before.text) is None:
        return False
    words = read(before.text)
    if any(w.low in _NO_DOER for w in words) or words[0].low in PREPOSITIONS:
        return False
    if any(finite_at(words, k) for k in range(1, len(words) - 1)):
        return False
    while len(words) > 2 and words[-1].low in ADVERBS:
        words = words[:-1]
    many = noun_lemma(words[-1].low) != words[-1].low
    verb = read(clause.text)[0].low
    third = verb_lemma(verb) != verb
    return many is not third and (third or len(words) > 1)


def tails(clause: Clause) -> list[Clause]:
    """Part a stated clause, or an order, from its tails; each piece is exact text."""
    if clause.mood not in {Mood.STATEMENT, Mood.REQUEST} or clause.attributed:
        return [clause]
    body = clause.text
    if _OPENED.match(body) is not None:
        return [clause]
    out: list[Clause] = []
    start, leads = 0, clause.leads
    mood: Mood = clause.mood
    for match in _JOINT.finditer(body):
        if len(out) >= TAILS_MAX or match.start() <= start:
            continue
        meant = _tail(match, body, start, clause.mood)
        if meant is None:
            continue
        out.append(_piece(clause, start, match.start(), mood, leads))
        start, mood = match.end(), meant
        leads = "so" if match.group("so") else ""
    if not out:
        return [clause]
    out.append(_piece(clause, start, len(body), mood, leads))
    return [piece for piece in out if piece.text]


def _piece(clause: Clause, start: int, end: int, mood: Mood, leads: str) -> Clause:
    body = clause.text
    while end > start and body[end - 1] in _TRAILING:
        end -= 1
    return replace(
        clause, text=body[start:end], start=clause.start + start, end=clause.start + end,
        mood=mood, leads=leads,
    )  # fmt: skip


def _tail(match: re.Match[str], body: str, start: int, mood: Mood) -> Mood | None:
    """Give how the tail behind a joint is meant, None where none starts there."""
    front = read(body[start : match.start()])
    behind = read(body[match.end() :])
    if len(front) < 2 or len(behind) < 2:
        return None
    if match.group("so"):
        if bars_another(body, start, match.start("so")):
            return None
        return _so(behind) if mood is Mood.STATEMENT else None
    if match.group("asks") is not None:
        own = front[0].low == "can" or any(w.low in {"i", "we", "my", "our"} for w in front)
        return Mood.QUESTION if own and mood is Mood.STATEMENT else None
    if match.group("that") is not None and (front[0].low == "no" or not _told_at(front)):
        # "Hilux from 2004, that's my pickup" says of one thing what it is.
        return None
    if match.group("mine") is not None or match.group("that") is not None:
        return Mood.STATEMENT if not _opens_list(front) else None
    return Mood.STATEMENT if mood is Mood.STATEMENT and _goes_on(front, behind) else None


def _opens_list(front: Words) -> bool:
    return front[-1].low in PREPOSITIONS | CONJUNCTIONS or front[0].low in {"of", "out", "among"}


def _so(behind: Words) -> Mood | None:
    """Tell how what stands behind `so` is meant: a wish, a fact, or, of its degree, neither."""
    while len(behind) > 2 and behind[-1].low in {"pls", "please", "plz", "thanks", ".", "!"}:
        behind = behind[:-1]
    first = behind[0].low
    if first in _ASKED or (first.endswith("ly") and first != "only"):
        return None
    if first in {"no", "nothing", "never"} and any(
        w.low in MODALS | BE and w.text != "May" for w in behind[1:SUBJECT_WORDS_MAX]
    ):
        return None
    if first in _LIMITS or (behind[-1].low == "only" and not _told_at(behind)):
        return Mood.REQUEST
    second = behind[1].low
    if _is_order(behind):
        return Mood.REQUEST
    if first in _SUBJECTS - {"my", "our"} or second in {"is", "are"} | MODALS:
        return None
    return Mood.STATEMENT if _told_at(behind) else None


def _is_order(behind: Words) -> bool:
    first, second = behind[0].low, behind[1].low
    if first in {"drop", "stop", "cancel"}:
        # "I don't drive any more, so drop the reminders" takes back nothing that was told.
        return False
    if (
        verb_lemma(first) != first
        or first in BE | MODALS
        or second in BE | MODALS | {"has", "have"}
    ):
        return False
    return first in _ORDERS or second in _OBJECTS


_OBJECTS = word_set(
    "any the all your my our me us them it every each a an those these no in with for"
)


def _told_at(behind: Words) -> int:
    """Give where the verb of another subject stands in the first words of a tail, 0 for none."""
    for k in range(1, min(len(behind), SUBJECT_WORDS_MAX)):
        if behind[k].low in {",", "and", "but", "who", "that", "to", "you"}:
            return 0
        many = noun_lemma(behind[k - 1].low) != behind[k - 1].low
        bare = many and verb_lemma(behind[k].low) == behind[k].low
        if finite_at(behind, k) or bare:
            return k
    return 0


SUBJECT_WORDS_MAX = 7
"""How far into a tail the verb of its subject may stand, in words."""


def _goes_on(front: Words, behind: Words) -> bool:
    """Tell whether a clause that leaves its subject out starts behind a comma."""
    mine = front[0].low in {"i", "im", "ive", "i'm", "we"} or not any(
        w.low in _SUBJECTS - {"my", "our"} for w in front
    )
    if not mine or any(w.low in _ASIDES for w in front[-1:]):
        return False
    first, second = behind[0].low, behind[1].low
    lemma = verb_lemma(first)
    if first in _WANTING and second in {"to", "a", "an", "my", "for"}:
        return True
    if first == "based" and second in {"in", "near", "at", "outside"}:
        return True
    if first in _PLACED:
        return second in {"only", "at", "on", "every", "by", "most"}
    if lemma is None or first in PREPOSITIONS | CONJUNCTIONS | BE | MODALS:
        return False
    form = verb_form(first, lemma)
    if form == "ing" and lemma != first:
        return any(
            w.low[:1].isdecimal() or w.low in {"every", "daily", "twice"} for w in behind[1:5]
        )
    parallel = verb_lemma(front[0].low)
    return (
        (form == "past" or first in _SAME)
        and parallel is not None
        and (verb_form(front[0].low, parallel) == "past" or front[0].low in _SAME)
        and second in _BEHIND_PAST
    )


_SAME = word_set("quit cut put set let")
"""Pasts that are written as their verb is."""

_ASIDES = word_set("example instance")
_BEHIND_PAST = word_set("up the a an my our to into in out over off on from down back")

__all__ = ["TAILS_MAX", "tails", "with_doers"]
