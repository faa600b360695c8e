"""Orders that share what makes them stand: "always answer in French, and don't use slang".

What says that a wish stands for good is said once; every order that is joined to it stands too.
Without a first wish that stands nothing is shared: "rewrite this and don't use slang" is one task.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, deictic, phrase_end, strip_punctuation
from mnemic.memory.formation.grammar.reply_words import (
    ANSWERING,
    OPENING,
    STYLE,
    claim,
    stands,
    stripped,
)
from mnemic.memory.formation.grammar.replying import replies_wanted
from mnemic.memory.formation.grammar.rich_wishes import wishes
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.wishes import standing
from mnemic.memory.formation.grammar.words import DETERMINERS, NUMBERS, given, noun_lemma
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

ORDERS_MAX = 4
"""How many orders of one clause are read."""

_JOINTS = frozenset({"and", "but", "&", "plus", ","})
_FORBIDS = frozenset({"n't", "not"})
_CONDITIONS = word_set("when whenever if every each unless")
_PARTS = STYLE | word_set(
    "example paragraph sentence step source citation reference diagram number unit snippet translation"
)
"""What answers are made of: "and real examples if you can" wishes for some."""


def joined_orders(made: tuple[Claim, ...], words: Words, *, stated: bool) -> tuple[Claim, ...]:
    """Give the wishes of a clause that joins several orders, () when it joins none."""
    parts = _orders(words)
    if len(parts) < 2:
        return ()
    if any(one.kind is not ClaimKind.PREFERENCE for one in made):
        return ()
    head = _wish(parts[0], stated=stated) or made
    ordered = made or stands(words) or stripped(parts[0])[0].low in ANSWERING | {"no"}
    if not head or not ordered:
        return ()
    begin = max(one.start for one in head)
    out = head
    for part in parts[1:]:
        if part[0].start > begin and not any(
            say_words(part, SELF) in one.statement for one in head
        ):
            out += (
                going_on(part)
                if part[0].low in ANSWERING
                else _wish(_standing(part), stated=False)
                or _never_whole(part)
                or _part_of_answers(part)
            )
    return out


_WHOLE = frozenset({"whole", "full", "entire", "complete"})


def _never_whole(part: Words) -> tuple[Claim, ...]:
    """Read the ", never the whole file" behind what is wanted in its place."""
    what = part[1:]
    if part[0].low != "never" or not 2 < len(what) <= WHOLE_WORDS_MAX or what[0].low != "the":
        return ()
    if what[1].low not in _WHOLE or phrase_end(what, 0) < len(what):
        return ()
    said = sentence("User never wants", say_words(what, SELF))
    return (claim(part, said, say_words(what[1:], SELF), what),)


WHOLE_WORDS_MAX = 4
"""Longest name of what is never wanted whole, in words."""


def _wish(words: Words, *, stated: bool) -> tuple[Claim, ...]:
    return standing(words) or wishes(words) or replies_wanted(words, stated=stated)


def _orders(words: Words) -> tuple[Words, ...]:
    """Part a clause where a further order begins; what holds on a condition is one order."""
    if any(w.low in _CONDITIONS for w in words[:3]):
        return (words,)
    starts = [0]
    for i in range(2, len(words) - 1):
        if words[i].low in _JOINTS and _opens(words, i + 1) and len(starts) < ORDERS_MAX:
            starts.append(i + 1)
    if len(starts) == 1:
        return (words,)
    parts = [
        strip_punctuation(words[a:b])
        for a, b in zip(starts, [*starts[1:], len(words)], strict=True)
    ]
    parts = [p[:-1] if p and p[-1].low in _JOINTS else p for p in parts]
    return tuple(strip_punctuation(p) for p in parts if p)


def _opens(words: Words, i: int) -> bool:
    low = words[i].low
    behind = words[i + 1].low if i + 1 < len(words) else ""
    if low == "do":
        return behind in _FORBIDS
    if low in {"never", "always", "avoid", "please", "skip"}:
        return True
    if low == "no":
        return bool({behind, noun_lemma(behind), behind.removesuffix("s")} & STYLE)
    if low in ANSWERING and words[i - 1].low in {"and", "&"} and words[0].low != "no":
        return behind not in {"with", "by", "to", "in", "on", "the"}
    answers = words[0].low == "no" and words[i - 1].low == "and"
    return answers and _is_part(words[i:])


def _standing(part: Words) -> Words:
    """Let an order stand as the one before it does."""
    first = part[0]
    if [w.low for w in part[2:4]] == ["bother", "with"]:
        # "don't bother with intros" asks to skip them.
        return (first._replace(text="skip", low="skip"), *part[4:])
    if first.low == "do" and len(part) > 2:
        return (*part[:2], given("ever", part[2].start), *part[2:])
    if first.low in ANSWERING:
        return (given("always", first.start), *part)
    return part


def going_on(words: Words) -> tuple[Claim, ...]:
    """Read the "and give me prices in dollars" behind a wish of the same sentence that stands.

    What it asks for is a kind of thing: "and give me a recipe" is of this one answer.
    """
    body = stripped(words)
    what = body[2:] if body[1:2] and body[1].low in {"me", "us", "out"} else body[1:]
    if [w.low for w in body[:2]] == ["leave", "out"] and what and what[-1].low.endswith("s"):
        said = sentence("User wants", say_words(what, SELF), "left out")
        return (claim(body, said, say_words(what, SELF), what),)
    if what and what[0].low == "the" and body[0].low in {"skip", "drop", "avoid"}:
        what = what[1:]
    end = phrase_end(what, 0) if what else 0
    one = not end or what[0].low in DETERMINERS | NUMBERS or what[0].low[0].isdecimal()
    if body[0].low not in ANSWERING or one:
        return ()
    if noun_lemma(what[end - 1].low) == what[end - 1].low and not _is_left_out(body, what, end):
        return ()
    return _wish(_standing(body), stated=False)


def _is_left_out(body: Words, what: Words, end: int) -> bool:
    """Tell whether what is skipped is a piece that answers have: "the recap", "the pep talk at the end"."""
    if body[0].low not in {"skip", "drop", "avoid"} or what[0].low in _ORDINALS:
        return False
    behind = tuple(w.low for w in what[end:])
    placed = behind[:2] in {("at", "the"), ("in", "the")} and behind[2:] in _ENDS
    return placed or (not behind and what[end - 1].low in STYLE | OPENING)


_ENDS = frozenset((word,) for word in ("end", "start", "beginning", "top", "bottom"))
_ORDINALS = word_set("first second third last next previous other same")


def _is_part(words: Words) -> bool:
    end = phrase_end(words, 0)
    return bool(end) and noun_lemma(words[end - 1].low) in _PARTS and not deictic(words[:end])


def _part_of_answers(part: Words) -> tuple[Claim, ...]:
    """Read the "real examples if you can" behind "no jargon in your answers"."""
    body = stripped(part)
    if not body or not _is_part(body) or body[0].low in {"the", "a", "an", "this", "that", "no"}:
        return ()
    what = body[: phrase_end(body, 0)]
    text = say_words(what, SELF)
    return (claim(part, sentence("User wants", text), text, what),)
