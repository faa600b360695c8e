"""Orders to the assistant that tell a standing wish: "stick to British spelling".

What is ordered is no doing of the speaker's: "round prices to whole euros" says what they
want, not that they round.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.formation.grammar.words import PREPOSITIONS
from mnemic.memory.formation.lemmas import lemma, past_participle
from mnemic.memory.formation.wordlists import word_set

ORDERING = word_set(
    """stick default round cite quote answer reply respond address number sort translate summarise
    summarize format spell assume recommend suggest propose remind mention include list label
    convert explain repeat abbreviate bullet indent cc bcc copy notify show give tell ask avoid skip
    omit send book schedule drop lose cut"""
)
"""Verbs that a sentence without a subject gives an order with."""

_AMBIGUOUS = word_set("use keep write leave make put call add ring phone start stop change delete")
"""Verbs that may be an order, or one's own doing told without its subject."""

_LEAVING_OUT = word_set("avoid skip omit drop lose cut")
_PLACING = word_set("put include add use suggest mention show list give")
_PLEASE = re.compile(r"(?:(?:please|kindly|pls|just|always|ever)\s+)+", re.IGNORECASE)
_ASKED = re.compile(r"(?:please|kindly|pls)\s", re.IGNORECASE)
"""What makes an order of any verb."""

_DENIED = re.compile(r"(?P<no>never|don['’]?t|do not)\s+(?:ever\s+)?", re.IGNORECASE)
_CLAUSE_END = re.compile(
    r"\s*[,;(–—]\s*|\s+(?:unless|when|whenever|if|because|since|so)\s+"
    r"|\s+but\s+(?=(?:please\s+)?(?:don['’]?t|do not|never)\b)",
    re.IGNORECASE,
)
_ADDRESSED = re.compile(r"(?P<to>(?:to|at|as)\s+)?me\s+(?P<rest>.+)", re.IGNORECASE)
_TAKEN = re.compile(
    r"(?:stick|default|keep|switch)\s+to\s+(?P<what>.+)|use\s+(?P<used>.+)", re.IGNORECASE
)


_LEAD = re.compile(r"(?:(?:and|but|so|also|then)\s+|please,?\s+|\W+)+", re.IGNORECASE)
_WHENEVER = re.compile(
    r"when(?:ever)?\s+(?:you|u)\s+\w+\s+(?P<what>[^,;]+?),?\s+(?:please\s+)?(?P<verb>keep|make)\s+"
    r"(?:it|them)\s+(?P<how>[^,;]+)",
    re.IGNORECASE,
)


def may_order(base: str) -> bool:
    """Tell whether a verb may be an order where no subject stands before it."""
    return base in _AMBIGUOUS


def orders(clause: str) -> bool:
    """Tell whether a clause tells the assistant to leave something out."""
    opened = _LEAD.match(clause)
    verb = clause[opened.end() if opened is not None else 0 :].partition(" ")[0].lower()
    return verb in _LEAVING_OUT


def ordered(sentence: str) -> Iterator[str]:
    """Give the wishes that an order without a subject tells, in first person."""
    whenever = _WHENEVER.match(sentence)
    if whenever is not None:
        yield f"I want {whenever['what']} {past_participle(whenever['verb'])} {whenever['how']}"
    always = "always " if re.search(r"\balways\b", sentence, re.IGNORECASE) else ""
    only = "only " if re.match(r"only\s", sentence, re.IGNORECASE) else ""
    sentence = sentence[len(only) :]
    plain = _PLEASE.sub("", sentence, count=1) if _PLEASE.match(sentence) else sentence
    denied = _DENIED.match(plain)
    plain = plain[denied.end() :] if denied is not None else plain
    verb, _, rest = plain.partition(" ")
    base = verb.lower()
    asked = base in ORDERING | _AMBIGUOUS or _ASKED.match(sentence) is not None
    if lemma(base, "VERB") != base or not asked or not rest:
        return
    if denied is not None:
        yield from _unwanted(denied["no"].lower(), base, rest)
        return
    taken = None if only else _TAKEN.fullmatch(_CLAUSE_END.split(plain, maxsplit=1)[0])
    if taken is not None:
        what = taken["what"] or taken["used"]
        yield f"I {always}prefer {what}"
        yield f"I {always}want {what}"
    yield f"I {only}{always}want you to {base} {rest}"
    what = _CLAUSE_END.split(rest, maxsplit=1)[0]
    addressed = _ADDRESSED.fullmatch(rest)
    if addressed is not None:
        how = f"{addressed['to'] or ''}{addressed['rest']}"
        yield f"I {always}want to be {past_participle(base)} {how}"
    if base in _LEAVING_OUT:
        yield f"I do not want {what}"
        yield f"I want no {what}"
    noun, _, how = what.partition(" ")
    done = past_participle(base)
    if only:
        yield f"I want only {what} {done}"
        yield f"I only want {what} {done}"
        return
    yield f"I {always}want {what} {done}"
    yield f"I {always}want {noun} {done} {how}"
    if base in {"answer", "reply", "write", "respond"}:
        yield f"I {always}want {base}s {what}"
    if base in {"leave", "keep", "make", "put"}:
        yield f"I {always}want {what}"


def _unwanted(no: str, base: str, rest: str) -> Iterator[str]:
    what = _CLAUSE_END.split(rest, maxsplit=1)[0]
    noun, _, how = what.partition(" ")
    done = past_participle(base)
    for wish in ("I never want", "I do not want") if no == "never" else ("I do not want",):
        yield f"{wish} you to {base} {rest}"
        yield f"{wish} {what} {done}"
        yield f"{wish} {noun} {done} {how}"
        if base in _PLACING:
            yield f"{wish} {what}"
        if noun.lower() in PREPOSITIONS:
            yield f"{wish} to be {done} {rest}"


def wishes_of(sentence: str) -> Iterator[str]:
    """Give the wishes that a sentence only names: "no emojis please", "kg only"."""
    for part in _WISH_JOINT.split(sentence):
        named = _NONE_WISHED.fullmatch(part) or _ALONE.fullmatch(part) or _DONE.fullmatch(part)
        if named is None or _SAYS.search(part) is not None:
            continue
        what = named["what"].strip()
        sort = named.lastgroup
        for wish in ("I want", "I prefer"):
            if sort == "none":
                yield f"{wish} no {what}"
            elif sort == "only":
                yield f"{wish} {what} only"
                yield f"{wish} only {what}"
                yield f"I only {wish[2:]} {what}"
            else:
                yield f"{wish} {what}"


_WISH_JOINT = re.compile(r"\s*[,;.!:()–—]\s*|\s+(?:so|but|and|cos|because)\s+", re.IGNORECASE)
_POLITE = r"(?:please|pls|thanks|thx|ever|at all)"
_WHAT = r"(?P<what>(?!(?:no|not|my|our|the|a|an|i|we)\b)[\w+#-]+(?:\s[\w+#-]+){0,4}?)"
_NONE_WISHED = re.compile(
    rf"(?:(?:please|pls)\s+)?no\s+{_WHAT}\s+(?P<none>{_POLITE})", re.IGNORECASE
)
_ALONE = re.compile(rf"{_WHAT}\s+(?P<only>only)(?:\s+{_POLITE})?", re.IGNORECASE)
_DONE = re.compile(rf"{_WHAT}\s+(?P<polite>please|pls)", re.IGNORECASE)
_SAYS = re.compile(
    r"\b(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|if|when|unless|what|how"
    r"|who|why|where|which|yes|no one|me|him|them|it|one|help|list|table|recipe|ideas?|tips?|plan"
    r"|\w+day)\b"
    r"|\?|['’]s\b",
    re.IGNORECASE,
)
"""What is a sentence of its own, asks for one thing now, or says when."""
