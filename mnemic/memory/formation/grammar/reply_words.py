"""The words of wishes about answers, and what is shared by those who read them."""

from __future__ import annotations

import lemminflect

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, deictic, strip_punctuation
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import PREPOSITIONS, PUNCTUATION, noun_lemma, verb_lemma
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

OPENERS = word_set(
    "please pls plz kindly and also so just but then ok okay hey btw again now remember oh well , : - –"
)
CLOSERS = word_set("please pls plz thanks thx cheers ta ok okay , . !")
STANDING = (
    ("from", "now", "on"), ("from", "here", "on"), ("in", "future"), ("in", "the", "future"), ("going", "forward"),
    ("by", "default"), ("as", "a", "rule"), ("in", "general"), ("at", "all", "times"), ("every", "time"), ("always",),
    ("never",), ("ever",), ("henceforth",), ("generally",), ("without", "exception"), ("even", "in"), ("no", "matter", "what"),
    ("for", "all", "future"), ("for", "future", "chats"), ("for", "future", "reference"), ("for", "future", "answers"),
    ("in", "every"), ("in", "each"),
)  # fmt: skip
ANSWERING = word_set(
    """give show write use include add keep put start end finish begin close open explain talk speak call address ask
    suggest recommend quote cite number list translate format reply answer respond tell send mention remind warn
    stick convert round spell assume treat skip leave avoid offer propose make default sign greet label mark
    summarise summarize split break define credit limit cap cut lead follow phrase word point flag prefer highlight
    bold draft check compare rank order sort provide teach correct refer drop lose stop quit lay set state"""
)
TELLING = word_set("tell ask call remind send show give bother thank interrupt")
"""What is done to a person: done to another than the speaker, it is no wish about answers."""

TALKING = word_set("talk speak treat address")
REPLYING = word_set("answer reply respond write speak talk")
GIVING = word_set(
    "give show send provide offer suggest recommend write quote cite list use include add"
)
KEEPING = word_set("keep limit cap restrict")
FORBIDDEN = word_set(
    """end start begin open close tell call give show send suggest recommend ask lecture patronise patronize encode sugar-coat sugarcoat offer
    propose spoil correct address use explain quote write flatter baby mother coddle spare rush quiz preach sell put
    bother remind bombard overwhelm thank praise compliment apologise apologize interrupt assume shorten
    abbreviate translate convert moralise moralize hedge waffle pad"""
)
IDIOMS = word_set("wrong started judge hate worry forget you it that this why how what there the")
LENGTHS = word_set(
    "short brief concise long detailed plain simple blunt terse compact clear honest straight full"
)
VERSIONS = word_set("version answer truth story explanation facts numbers news summary gist")
STYLE = word_set(
    """emoji bullet list table heading header jargon acronym hashtag dash emdash footnote exclamation disclaimer caveat
    preamble filler metaphor analogy abbreviation slang flattery apology cliche swearing pleasantry point mark link
    comment docstring opener greeting sign-off intro introduction recap small-talk platitude lecture note audio video
    gif sticker smiley pun joke essay spoiler compliment acronym ellipsis semicolon capital repetition summary
    diagram screenshot quote paragraph sentence talk fluff waffle padding buzzword latex markdown"""
)
OPENING = word_set(
    "opener intro introduction greeting sign-off signoff preamble recap disclaimer disclaimers caveats pleasantries flattery filler lecture apology apologies"
)
ASKING = word_set(
    "ask talk mention send share paste write tell post bring give want need say upload describe request"
)


_SPOKEN_IN = word_set("words language sentences english terms")
"""What somebody is to use "with me"."""


def stripped(words: Words) -> Words:
    words = strip_punctuation(words)
    while len(words) > 1 and words[0].low in OPENERS:
        words = words[1:]
    while len(words) > 1 and words[-1].low in CLOSERS:
        words = words[:-1]
    asks = [w.low for w in words[:2]]
    if asks in (["could", "you"], ["can", "you"], ["would", "you"], ["will", "you"]) and stands(
        words
    ):
        words = words[2:]
    if tuple(w.low for w in words[-3:]) in {
        ("where", "you", "can"),
        ("if", "you", "can"),
        ("when", "you", "can"),
    }:
        words = words[:-3]
    if tuple(w.low for w in words[-2:]) in {
        ("if", "possible"),
        ("where", "possible"),
        ("when", "possible"),
    }:
        words = words[:-2]
    if [w.low for w in words[-2:]] == ["with", "me"] and words[-3].low in _SPOKEN_IN:
        words = words[:-2]
    return _as_spoken(words)


def _as_spoken(words: Words) -> Words:
    """Give the first word the letters that it has inside a sentence."""
    first = words[0] if words else None
    if first is None or not first.text[:1].isupper() or not first.text[1:].islower():
        return words
    common = (
        verb_lemma(first.low) == first.low
        or noun_lemma(first.low) != first.low
        or first.low in _COMMON
    )
    return (first._replace(text=first.low), *words[1:]) if common else words


_COMMON = PREPOSITIONS | word_set(
    "no more short long plain only nothing never always any every each all everything"
)


_BY_FIRST: dict[str, tuple[tuple[str, ...], ...]] = {
    first: tuple(phrase for phrase in STANDING if phrase[0] == first)
    for first in {phrase[0] for phrase in STANDING}
}


def standing_at(words: Words, i: int) -> int:
    """Give how many words say at `i` that a wish stands, 0 when none do."""
    for phrase in _BY_FIRST.get(words[i].low, ()):
        n = len(phrase)
        if n == 1 or tuple(w.low for w in words[i : i + n]) == phrase:
            return n
    return 0


def stands(words: Words) -> bool:
    return any(standing_at(words, i) for i in range(len(words)))


def participle(verb: str) -> str:
    """Give the past participle of a plain verb: "keep" is "kept"."""
    found = lemminflect.getInflection(verb, "VBN")
    return str(found[0]) if found else f"{verb}ed"


_REASONS = frozenset({"because", "since", "cos", "cuz", ",", ";"})
_REASONING = word_set("i we my our it they he she that this these the you there most some people")


def reason_at(words: Words) -> int:
    """Give where a reason starts, or the end: "as I have" is one, "as Bev" and "as a list" are none."""
    for i, word in enumerate(words):
        if i > 1 and (word.low in _REASONS or (word.low == "as" and _explains(words, i + 1))):
            return i
    return len(words)


def _explains(words: Words, i: int) -> bool:
    return words[i - 2].low not in {"me", "them"} and any(
        w.low in _REASONING for w in words[i : i + 1]
    )


_TO_MEET = frozenset({"see", "hear", "read", "get", "find"})
_NEVER_TO = (("i", "never", "want", "to"), ("i", "do", "n't", "ever", "want", "to"))
_SAID_BEFORE = frozenset({"again", "anymore", "you", "him", "her", "them", "he", "she"})


def never_to_see(words: Words) -> tuple[Claim, ...]:
    """Read "I never want to see the weekday next to a date"; () for what was just shown."""
    while words and words[0].low in {"and", "but", "also", "so"}:
        words = words[1:]
    lows = tuple(w.low for w in words)
    head = next((h for h in _NEVER_TO if lows[: len(h)] == h), ())
    what = strip_punctuation(words[len(head) + 1 :])
    if not head or not what or len(words) <= len(head) or lows[len(head)] not in _TO_MEET:
        return ()
    if deictic(what) or _SAID_BEFORE & {w.low for w in what} or len(what) > NEVER_WORDS_MAX:
        return ()
    said = sentence("User never wants to", lows[len(head)], say_words(what, SELF))
    return (claim(words, said, say_words(what, SELF), what),)


NEVER_WORDS_MAX = 10
"""Longest wording of what is never to be seen, in words."""


def claim(body: Words, said: str, label: str, key: Words) -> Claim:
    named = phrase_key(" ".join(w.text for w in key if w.low not in PUNCTUATION))
    return Claim(
        label=label or "answer style", slot=f"preference answer style {named}", statement=said,
        kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, start=body[0].start, end=body[-1].end,
    )  # fmt: skip
