"""What is looked at to tell whether words of the owner end what is believed.

A belief is laid beside each sentence of a turn. What the two share says whether the turn is
about the belief, and the other words of the turn what became of it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct

from mnemic.memory.categories import categories
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.lemmas import by_class, lemma
from mnemic.memory.formation.main_verbs import main_verb
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.formation.wordlists import word_set

ALIKE_CHARS_MIN = 4
"""How many letters a word must have of which a misspelling is looked for."""

MOST_COUNTED = 6
"""Up to what is told apart how much the closest belief shares."""

_WORD = re.compile(r"[^\W_](?:[\w+#]|[.,:'’&/@%-](?=\w))*|\?")
_STOP = word_set(
    """user user's the a an i my me we our us their them they his her him he she it its is am
    are be was were been being to of in at and or that as for with on do does did doing has
    have had having by about so who which these those this there here will would can could
    may might should must shall s t m re ve ll d team not no"""
)
_FIRST = word_set("i i'm i've i'd i'll my me we we're we've we'd we'll our us mine ours im ive")
_THIRD = word_set("he she they his her their he's she's they're he'd she'd they've")
_DAYS = word_set("monday tuesday wednesday thursday friday saturday sunday weekend weekday")
_MONTHS = word_set(
    """january february march april may june july august september october november december"""
)
_DEFINITE = word_set("the my our that this those these")
_FURTHER = word_set("another second third other extra new also too")
_ASKS = word_set(
    """what which who whom whose where when why how do does did is are can could should would
    will any"""
)


class Token(Struct, frozen=True):
    """Hold one word: as it is written small, its lemma, its sorts, and whether it is content."""

    low: str
    lemma: str
    sorts: frozenset[str]
    content: bool


@lru_cache(maxsize=16_384)
def _token(written: str) -> Token:
    low = written.lower().replace("’", "'")
    bare = low.removesuffix("'s")
    base = lemma(written)
    sorts = {f"@{name}" for name in (*categories(bare), *categories(base))}
    if base[:1].isdecimal():
        sorts.add("#number")
    if base in _DAYS:
        sorts.add("#day")
    if base in _MONTHS and (base not in {"may", "march"} or written[0].isupper()):
        sorts.add("#month")
    if written[0].isupper() and not sorts and bare not in _STOP:
        sorts.add("#name")
    content = low not in _STOP and low not in _FIRST and low != "?"
    return Token(low, base, frozenset(sorts), content)


def tokens(text: str) -> tuple[Token, ...]:
    """Give the words of a text, in order."""
    return tuple(_token(found.group()) for found in _WORD.finditer(text))


class Held(Struct, frozen=True):
    """Hold a belief taken apart: its words, its verb, whom it is about, and its sorts."""

    words: tuple[Token, ...]
    verb: str
    whose: str
    content: frozenset[str]
    subject: frozenset[str]
    sorts: frozenset[str]


@lru_cache(maxsize=1_024)
def held(statement: str) -> Held:
    """Take the statement of a belief apart."""
    words = tokens(statement)
    whose, size = _subject(words)
    verb = main_verb(statement) or _verb(words[size:])
    rest = [w for w in words[size:] if w.content]
    return Held(
        words=words,
        verb=verb,
        whose=whose,
        content=frozenset(w.lemma for w in rest if w.lemma != verb),
        subject=frozenset(w.lemma for w in words[:size] if w.content),
        sorts=frozenset(sort for w in rest for sort in w.sorts),
    )


def _subject(words: Sequence[Token]) -> tuple[str, int]:
    """Tell whom a statement is about, and how many words name them."""
    if not words:
        return "nobody", 0
    if words[0].low == "user":
        return "user", 1
    if words[0].low == "user's":
        end = _until_verb(words)
        tied = any(tie_class(w.lemma) for w in words[1:end])
        return ("kin" if tied else "thing"), end
    end = _until_verb(words)
    return ("team" if words[0].low == "the" else "named"), end


def _until_verb(words: Sequence[Token]) -> int:
    for at, word in enumerate(words[1:], start=1):
        if word.low in _VERBS or (word.low.endswith("s") and _is_verb(word)):
            return at
    return min(2, len(words))


def _is_verb(word: Token) -> bool:
    found = by_class(word.low)
    return "VERB" in found and found["VERB"][0] != word.low and "@" not in "".join(word.sorts)


_VERBS = word_set("is are was were has have had will can cannot does do did no not never")


def _verb(words: Sequence[Token]) -> str:
    return words[0].lemma if words else ""


class Said(Struct, frozen=True):
    """Hold a sentence of a turn taken apart."""

    text: str
    words: tuple[Token, ...]
    lemmas: frozenset[str]
    asks: bool


class Turn(Struct, frozen=True):
    """Hold a turn of the owner as its sentences."""

    sentences: tuple[Said, ...]


def turn(text: str) -> Turn:
    """Take a turn apart; nothing of what was said is kept."""
    out = []
    for start, end in sentence_spans(text, 0, len(text)):
        words = tokens(text[start:end])
        if words:
            out.append(
                Said(
                    text=text[start:end].strip(),
                    words=words,
                    lemmas=frozenset(w.lemma for w in words),
                    asks=words[-1].low == "?" or words[0].low in _ASKS,
                )
            )
    return Turn(tuple(out))


def shared(belief: Held, told: Turn) -> float:
    """Give how much a belief and the sentence of a turn that says most of it share."""
    return max((_shared(belief, said) for said in told.sentences), default=0.0)


def is_passed_over(belief: Held, told: Turn) -> bool:
    """Tell whether a turn speaks of its speaker alone, and a belief of what is a relative's.

    "We switched our builds from Jenkins" is not of the brother who runs his there, nor "Yara is
    my trainer now" of the sister's trainer.
    """
    at = focus(belief, told)
    if at is None or belief.whose != "kin":
        return False
    said = told.sentences[at]
    owner = {w.lemma for w in belief.words[1:2] if w.low.endswith("'s")}
    if (belief.verb == "be" and not owner) or not (owner or belief.subject).isdisjoint(said.lemmas):
        return False
    lows = {word.low for word in said.words}
    others = said.lemmas - belief.subject
    return (
        not lows.isdisjoint(_FIRST)
        and lows.isdisjoint(_THIRD)
        and not any(tie_class(lemma) for lemma in others)
    )


def features(belief: Held, told: Turn, behind: float) -> Iterator[str]:
    """Give what a belief and a turn make together.

    `behind` is how much less the two share than the turn and the belief closest to it.
    """
    at = focus(belief, told)
    if at is None:
        return
    said = told.sentences[at]
    around = told.sentences[max(0, at - 1) : at + 2]
    yield f"behind {math.ceil(behind)}"
    yield f"most {min(int(behind + _shared(belief, said)), MOST_COUNTED)}"
    yield from _overlap(belief, said, around)
    yield from _said(belief, said)
    before = True
    for other in around:
        if other is said:
            before = False
        elif not other.asks:
            yield from (f"{'before' if before else 'behind'} {w.lemma}" for w in other.words)


def focus(belief: Held, told: Turn) -> int | None:
    """Give the sentence that says most of what the belief says; the first that states of equals."""
    ranked = sorted(
        (-_shared(belief, said), said.asks, at) for at, said in enumerate(told.sentences)
    )
    return ranked[0][2] if ranked else None


def _shared(belief: Held, said: Said) -> float:
    sorts = {sort for w in said.words for sort in w.sorts}
    return (
        2 * len(belief.content & said.lemmas)
        + 2 * len(belief.subject & said.lemmas)
        + (belief.verb in said.lemmas)
        + 0.5 * len(belief.sorts & sorts)
    )


def _overlap(belief: Held, said: Said, around: Sequence[Said]) -> Iterator[str]:
    every = frozenset(lemma for one in around for lemma in one.lemmas)
    shared = belief.content & every
    share = len(shared) / len(belief.content) if belief.content else 0.0
    yield f"share {int(share * 4)}"
    yield f"shared {min(len(shared), 3)}"
    yield f"is of {belief.whose}"
    if belief.subject:
        yield f"subject shared {bool(belief.subject & every)}"
    yield f"verb shared {belief.verb in every}"
    level = _level(belief, every)
    yield f"level {level}"
    for sort in sorted(belief.sorts):
        mine = {w.lemma for w in belief.words if sort in w.sorts}
        theirs = {w.lemma for w in said.words if sort in w.sorts}
        if theirs - mine:
            yield f"other {sort}"
            yield f"other {sort} {level}"
            yield "other of a sort"
            yield f"other of a sort {level}"
        if mine & theirs:
            yield f"same {sort}"
        if mine - theirs and not theirs:
            yield f"lacks {sort}"
    yield from _unlike(belief, said)
    before = ""
    for word in said.words:
        if word.lemma in belief.content and word.sorts.isdisjoint({"#number", "#day", "#month"}):
            if before in _DEFINITE:
                yield "definite"
            elif before in _FURTHER:
                yield "further"
            elif before in {"a", "an"}:
                yield "indefinite"
            yield f"{before} <shared>"
        before = word.low


def _unlike(belief: Held, said: Said) -> Iterator[str]:
    """Tell of a thing that is named with another word before it: "shoe size", "glove size"."""
    known = belief.content | belief.subject
    before = {
        word.lemma: front.lemma
        for front, word in pairwise(belief.words)
        if front.content and word.content
    }
    for front, word in pairwise(said.words):
        if word.lemma in known and front.content and front.lemma not in known:
            yield "another kind"
            if before.get(word.lemma, front.lemma) not in said.lemmas:
                yield "another kind of it"


def _level(belief: Held, every: frozenset[str]) -> str:
    """Tell how much of a belief is named: its thing, whom it is about, or little."""
    shared = len(belief.content & every)
    if belief.subject:
        named = bool(belief.subject & every)
        return f"named {min(shared, 2)}" if named else f"unnamed {min(shared, 2)}"
    return f"own {min(shared, 2)}"


def _said(belief: Held, said: Said) -> Iterator[str]:
    words = said.words
    every = said.lemmas
    level = _level(belief, every)
    marks = [_mark(w, belief) for w in words]
    yield from alike(belief, said)
    yield f"asks {said.asks}"
    first = next((i for i, w in enumerate(words) if w.low in _FIRST), len(words))
    third = next((i for i, w in enumerate(words) if w.low in _THIRD), len(words))
    who = "first" if first < third else "third" if third < first else "neither"
    yield f"who {who} {belief.whose}"
    if len(words) > 1 and words[0].low in {"my", "our"} and tie_class(words[1].lemma):
        known = words[1].lemma in belief.subject or words[1].lemma in belief.content
        yield f"of another {belief.whose} {known}"
    for mark in dict.fromkeys(marks):
        yield mark
        yield f"{mark} {level}"
    for one, two in pairwise(["<s>", *marks, "</s>"]):
        yield f"{one} {two}"
    lemmas = [w.lemma for w in words if w.content and w.lemma not in belief.content]
    for sort in sorted(belief.sorts):
        yield from (f"{one} on {sort}" for one in dict.fromkeys(lemmas))


def alike(belief: Held, said: Said) -> Iterator[str]:
    """Tell of a word that is spelt nearly as one of the belief's: Eilish and Ailish."""
    mine = {w.low for w in belief.words if w.content and len(w.low) >= ALIKE_CHARS_MIN}
    for word in said.words:
        unlike = word.lemma in belief.content or not word.content or len(word.low) < ALIKE_CHARS_MIN
        if not unlike and any(_is_near(word.low, other) for other in mine):
            yield "spelt alike"
            yield "a name spelt alike" if "#name" in word.sorts else "a word spelt alike"


@lru_cache(maxsize=16_384)
def _is_near(one: str, two: str) -> bool:
    """Tell whether two words differ in a letter, or by two that changed places."""
    if one == two or abs(len(one) - len(two)) > 1:
        return False
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), None)
    if at is None:
        return True
    rest, other = one[at:], two[at:]
    return (
        rest[1:] in {other[1:], other}
        or rest == other[1:]
        or (rest[2:] == other[2:] and rest[:2] == other[1::-1])
    )


def _mark(word: Token, belief: Held) -> str:
    if word.lemma in belief.content or word.lemma in belief.subject:
        return "<shared>'s" if word.low.endswith(("'s", "s'")) else "<shared>"
    if word.low.endswith("n't"):
        return "not"
    for sort in ("#number", "#day", "#month", "#name"):
        if sort in word.sorts:
            return sort
    return word.lemma if word.low not in _STOP and word.low not in _FIRST else word.low
