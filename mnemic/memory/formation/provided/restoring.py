"""Words that leave out who does it, as the whole sentences they stand for.

"can't stand coriander", "Job: dispatcher", "* no car" are everyday speech. Each form is
put back into the speaker's mouth ("I can't stand coriander"), and what it yields is
judged like any sentence of theirs; a form that might be of somebody else yields nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.formation.grammar.clauses import predicates
from mnemic.memory.formation.grammar.subjects import Mention, Who, kin_class, read_subject
from mnemic.memory.formation.grammar.words import NUMBERS, read
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.formation.provided.bearers import is_said_of, is_user
from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.provided.constituents import PRONOUNS, Words, subject_at
from mnemic.memory.formation.provided.coordinating import shared
from mnemic.memory.formation.provided.eliding import elided
from mnemic.memory.formation.provided.enumerating import enumerated
from mnemic.memory.formation.provided.fragments import goes_on, stands, whole_of
from mnemic.memory.formation.provided.headings import (
    LABEL_WORDS_MAX,
    SOMEBODY,
    Piece,
    Sort,
    is_foreign,
    pieces,
)
from mnemic.memory.formation.provided.labels import (
    equal_parts,
    items_of,
    labelled,
    of_somebody,
    under_its_label,
)
from mnemic.memory.formation.provided.obliques import turned
from mnemic.memory.formation.provided.ordering import ordered, wishes_of
from mnemic.memory.formation.provided.parting import opening_of
from mnemic.memory.formation.provided.plain import Plain
from mnemic.memory.formation.provided.spelling import spelled
from mnemic.memory.formation.provided.telling import is_left_open
from mnemic.memory.formation.provided.unfolding import unfolded
from mnemic.memory.formation.segments import Mood
from mnemic.memory.formation.wordlists import word_set

READINGS_MAX = 24
"""How many sentences one quote is restored to."""

_I = re.compile(r"\b(?:i|i['’]\w+|im|ive|we|we['’]\w+)\b", re.IGNORECASE)
_OWN = re.compile(r"\b(?:i|i['’]\w+|im|ive|me|my|mine|we|we['’]\w+|us|our|ours)\b", re.IGNORECASE)
_MADE_UP = re.compile(
    r"\b(?:characters?|persona|fictional|screenplay|role-?play|protagonist|villain|npc)\b",
    re.IGNORECASE,
)
_OTHERS = re.compile(
    r"\b(?:you|your|he|she|they|he['’]s|she['’]s|they['’]\w+|his|her|their|who|whose)\b",
    re.IGNORECASE,
)
_OPENING = re.compile(
    r"(?:(?:btw|fyi|also|and|but|so|well|oh|hi|hey|yeah|yes|ok|okay|hello|lately|tbh)\b[\s,!:.-]*)+",
    re.IGNORECASE,
)
_CLOSING = re.compile(
    r"[\s,.!;]*(?:\b(?:btw|tbh|rn|lol|haha|fyi|though|thanks|pls)\b[\s.!]*)*\Z", re.IGNORECASE
)


def restored(
    citation: Citation, before: str = "", *, wished: bool = False
) -> tuple[tuple[str, Plain], ...]:
    """Give the sentences that a quote touches, each with a plain one that it stands for.

    `before` is the turn before. A sentence that has its subject stands for itself first.
    With `wished`, what is only named is what the speaker wants: "kg only".
    """
    found: list[tuple[str, Plain]] = []
    for piece in pieces(citation):
        own = _I.search(piece.text) is not None
        asked = piece.text.rstrip().endswith("?")
        if not asked and (own or not _is_open(piece, citation.source.safe)):
            found += [(piece.text, Plain(s)) for s in _readings(piece)][:READINGS_MAX]
        of_another = len(piece.heading.split()) <= LABEL_WORDS_MAX and is_foreign(piece.heading)
        if not asked and _MADE_UP.search(citation.source.safe) is None and not of_another:
            if piece.sort is not Sort.OTHER and not _follows_another(piece):
                found += [(piece.text, Plain(s)) for s in elided(_plain(piece.text))]
                wishes = wishes_of(_plain(piece.text)) if wished else ()
                found += [(piece.text, Plain(s)) for s in wishes]
            found += [(piece.text, p) for p in equal_parts(_plain(piece.text))]
        if _MADE_UP.search(citation.source.safe) is None and not of_another:
            context = [spelled(text) for text in (before, piece.before) if text]
            open_ = asked and Mood.STATEMENT not in citation.moods
            found += [(piece.text, p) for p in unfolded(_plain(piece.text), context, asked=open_)]
            if piece.lead and not asked:
                led = f"{piece.lead}: {_plain(piece.text)}"
                found += [(led, p) for p in enumerated(led)]
    return tuple(found)


def own_sentences(citation: Citation) -> tuple[str, ...]:
    """Give the sentences a quote touches that stand under nobody else's heading."""
    found = (_plain(piece.text) for piece in pieces(citation) if piece.sort is not Sort.OTHER)
    return tuple(text for text in found if text)


def _plain(text: str) -> str:
    plain = _CLOSING.sub("", spelled(text.strip()))
    opened = _OPENING.match(plain)
    return plain[opened.end() :] if opened is not None else plain


def stands_alone(citation: Citation) -> bool:
    """Tell whether a quote looks like an order and is the speaker's own: "don't own a TV"."""
    own = pieces(citation)
    return (
        citation.moods == {Mood.REQUEST}
        and not citation.attributed
        and len(own) == 1
        and own[0].sort is Sort.SELF
        and stands(_plain(own[0].text))
    )


def is_bracketed(citation: Citation) -> bool:
    """Tell whether a quote stands in brackets of its own within an order: "(have the twins)"."""
    safe = citation.source.safe
    before, after = safe[: citation.start].rstrip(), safe[citation.end :].lstrip()
    inside = (before.endswith("(") or citation.text.startswith("(")) and (
        after.startswith(")") or citation.text.endswith(")")
    )
    own = inside and not citation.attributed and citation.moods == {Mood.REQUEST}
    return own and not is_left_open(citation)


def has_its_subject(citation: Citation) -> bool:
    """Tell whether a quote only looks like an order: "schedule is in a sheet" has a subject."""
    words = read(_plain(citation.text))
    verb = subject_at(words, 0)
    if citation.moods != {Mood.REQUEST} or citation.attributed or verb is None:
        return False
    named = any(word.text[:1].isupper() for word in words[1:verb])
    addressed = words[0].low == "you" or words[0].low in _SPEAKING or named
    return not addressed and words[verb - 1].low != "that" and not is_left_open(citation)


_SPEAKING = word_set(
    """say tell assume note check ensure show make see know guess think hope write mention state
    claim explain add imagine pretend suppose let remember imply act play"""
)
"""Verbs behind which a clause is what is to be said, and not what is so."""


def is_under_another(statement: str, citation: Citation) -> bool:
    """Tell whether a quote stands under a heading that is not known to be the speaker's.

    A statement that says the heading too ("User's budget is 900 euros") is of what the
    heading names, unless that is somebody else's.
    """
    said = content_lemmas(statement)
    if statement.startswith("User ") and any(_follows_another(p) for p in pieces(citation)):
        return True
    return any(
        piece.sort is Sort.OTHER
        and _OWN.search(piece.text) is None
        and not _has_its_own(statement, piece)
        and (is_foreign(piece.heading) or not content_lemmas(piece.heading) <= said)
        for piece in pieces(citation)
    )


def _has_its_own(statement: str, piece: Piece) -> bool:
    """Tell whether a sentence itself says of whom it is, whatever stands over it.

    "Graham's claustrophobic" in a list of who comes along is of Graham.
    """
    if is_foreign(piece.heading) or _UNSETTLED.search(piece.heading) is not None:
        return False
    label = SOMEBODY.fullmatch(piece.heading.strip())
    if label is not None:
        kin = (label["kin"] or "").removeprefix("my ")
        return (
            statement.startswith((f"{label['name']} ", f"User's {kin} ")) and label["name"] != kin
        )
    plain = _plain(piece.text)
    verb = subject_at(read(plain), 0)
    if verb is None or statement.startswith("User ") or read(plain)[0].low in PRONOUNS:
        return False
    return is_said_of(statement, plain)


_OWNING = word_set("my our his her their")

_UNSETTLED = re.compile(
    r"\b(?:if|whether|options?|ideas?|rumou?rs?|gossip|jokes?|quiz|drafts?|sentences?|prompts?|lies"
    r"|false|untrue|imagin\w+|suppos\w+|hypothe\w+|scenarios?|maybe|myths?|questions?|claims?|todo"
    r"|to-do|translate|tasks?)\b",
    re.IGNORECASE,
)
"""Headings under which nothing is yet so."""


def _is_open(piece: Piece, safe: str) -> bool:
    """Tell whether somebody or something else may be what words without a subject are of."""
    if _MADE_UP.search(safe) is not None:
        return True
    if piece.listed or piece.heading or piece.lead or _OWN.search(piece.text) is not None:
        return False
    told = predicates(read(piece.before), Mention())[0]
    return bool(told) and not is_user(told[-1].subject)


def _follows_another(piece: Piece) -> bool:
    """Tell whether a sentence without a subject goes on about whom the one before is of.

    "My brother lives in Leith. Moved there in May." is no move of the speaker's.
    """
    if piece.listed or piece.heading or piece.lead or _OWN.search(piece.text) is not None:
        return False
    opening = read(_plain(piece.text))
    told = predicates(read(piece.before), Mention())[0]
    others = bool(told) and told[-1].subject.who is Who.PERSON
    counted = bool(opening) and opening[0].low in NUMBERS | {"no"}
    if _is_of_kin(read(piece.before)) and (counted or not predicates(opening, Mention())[0]):
        return True
    return others and (not opening or read_subject(opening, 0, Mention()) is None)


def _is_of_kin(words: Words) -> bool:
    """Tell whether a sentence is of kin who keep a house of their own: "My brother's skint"."""
    verb = subject_at(words, 0)
    held = {word.low for word in words[1:verb]} if verb is not None else set()
    own = bool(words) and words[0].low in _OWNING
    return own and _OF_ONE_HOUSE.isdisjoint(held) and any(kin_class(low) for low in held)


_OF_ONE_HOUSE = word_set("wife husband partner fiance fiancee girlfriend boyfriend spouse missus")
"""Kin whose children are the speaker's too."""


def _readings(piece: Piece) -> Iterator[str]:
    plain = _plain(piece.text)
    if not plain:
        return
    if piece.lead:
        yield f"{piece.lead} {plain}"
        for item in items_of(plain):
            yield f"{piece.lead} {item}"
        return
    if _I.search(plain) is not None:
        yield from shared(plain)
        yield from turned(plain)
        return
    if piece.sort is Sort.OTHER:
        if not is_foreign(piece.heading) and len(piece.heading.split()) <= LABEL_WORDS_MAX:
            yield under_its_label(piece, plain)
        yield from of_somebody(piece.heading, plain)
        return
    yield from turned(plain)
    yield from ordered(plain)
    if _OTHERS.search(plain) is not None:
        return
    if piece.sort is not Sort.SELF:
        yield from labelled(piece, plain)
        return
    yield from whole_of(plain, listed=piece.listed)
    if goes_on(plain, piece.before):
        yield f"I have {plain[:1].lower()}{plain[1:]}"
    opening = opening_of(plain)
    if opening:
        yield from whole_of(opening, listed=piece.listed)
