"""Participles that say what the speaker is or has done: "Being a night porter, I ...".

They open a sentence ("Having moved to Tromsø in 2018, I ..."), stand alone where the cut
came at the comma, or trail it ("I'm a piano tuner, living in Tampere").
"""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.lexicon import MONTHS
from mnemic.memory.formation.grammar.phrases import Words, points, strip_punctuation
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.unfolding.ing_nouns import is_ing_noun
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    MODALS,
    NUMBERS,
    Word,
    given,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

OPENER_WORDS_MAX = 24
"""How far the comma behind an opener may be, in words."""

_LASTING = word_set(
    """work live own have know come suffer teach speak run belong like love hate share keep depend prefer use rent
    commute freelance look"""
)
"""Verbs that tell a state: "Living in a flat, I ..." is "I live in a flat"."""

_NO_TELLING = word_set(
    """look consider judge go speak talk assume think wonder hope base depend give say read see hear follow regard
    concern exclude include bar put get start stand sit wait try come use take keep make do need want search write type
    check test debug run click owe open copy paste follow call guess touch lie bear feel mean ask suppose imagine pretend"""
)
"""Openers that frame what is said, or tell of the moment: "Judging by ...", "Standing here, ..."."""

_STAYS = frozenset({"come", "run", "keep", "use", "look"})
"""Of these only one use tells a state: "coming from", "running a bakery", "looking after"."""

_TRAILED = word_set(
    "living working based studying teaching raising caring renting sharing running training starting having"
)
_SELF = frozenset({"i", "we", "my", "our"})


def opened(words: Words) -> Parts | None:
    """Part a clause from the participle that opens it."""
    if len(words) < 3:
        return None
    low = words[0].low
    cut = _comma(words)
    if not low.endswith("ing") or not cut:
        return None
    rest = words[cut + 1 :]
    if rest and not of_speaker(rest):
        return None
    told = _told_all(words[:cut])
    return Parts(rest, told) if told else None


def alone(words: Words) -> Parts | None:
    """Read a clause that is nothing but a participle, cut from what it opens or trails."""
    if not words[0].low.endswith("ing") or (
        len(words) > 1 and (words[1].low in BE or is_ing_noun(words))
    ):
        # "Hosting is Hetzner" hosts nothing.
        return None
    told = _told_all(words)
    return Parts((), told) if told else None


def _told_all(words: Words) -> tuple[Words, ...]:
    """Give the clauses of "having broken my wrist in March, and being right-handed"."""
    end = len(words)
    both = next(
        (
            k
            for k in range(3, end - 1)
            if words[k].low == "and" and words[k + 1].low in {"being", "having"}
        ),
        end,
    )
    parts = (words[:both], words[both + 1 :]) if both < end else (words,)
    return tuple(found for part in parts if (found := _told(strip_punctuation(part))))


def _comma(words: Words) -> int:
    stop = min(len(words), OPENER_WORDS_MAX)
    for k in range(2, stop):
        if words[k].low == "," and k + 1 < len(words) and of_speaker(words[k + 1 :]):
            return k
    return 0


def of_speaker(rest: Words) -> bool:
    """Tell whether a main clause is the speaker's, so that its opener is theirs too."""
    if rest[0].low in _SELF:
        return True
    asks = rest[0].low in _ASKS or verb_lemma(rest[0].low) == rest[0].low
    return asks and any(w.low in {"i", "me", "my", "we", "us"} for w in rest[:6])


_ASKS = word_set("what how which where when who why can could should would do does is are any will")


def _told(words: Words) -> Words:
    first = words[0]
    body = strip_punctuation(words[1:])
    if (
        not body
        or points(body[:3])
        or points(body[1:3])
        or any(w.low in {"you", "your"} for w in body)
    ):
        return ()
    if _is_subject(words):
        return ()
    at = first.start
    if first.low == "being":
        return () if body[0].low in {"the", "honest", "that", "able", "said"} else (
            given("I", at), given("am", at), *body,
        )  # fmt: skip
    if first.low == "having":
        lemma = verb_lemma(body[0].low)
        done = (
            body[0].low == "been"
            or (lemma is not None and verb_form(body[0].low, lemma) == "past")
            or body[0].low in {"become", "come", "run", "quit", "cut"}
        )
        if done and body[0].low in {"said", "read", "tried", "looked", "checked", "heard"}:
            return ()
        if done and lemma is not None:
            return _done(at, body)
        return (given("I", at), given("have", at), *body)
    return _doing(words)


def _is_subject(words: Words) -> bool:
    """Tell whether a participle is what its clause is about: "Having two kids is expensive"."""
    for k in range(2, len(words)):
        low = words[k].low
        if low in {"who", "which", "that", "where", "when", "because"}:
            return False
        if words[k].text[0].isupper():
            continue
        if low in BE - {"'s"} | MODALS | {"has", "does", "means", "takes", "costs", "makes"}:
            return True
    return False


def _done(at: int, body: Words) -> Words:
    """Give "I moved to Tromsø in 2018" of "having moved ...", with `have` where it still holds."""
    if body[0].low == "grown":
        return (given("I", at), body[0]._replace(text="grew", low="grew"), *body[1:])
    past = _PASTS.get(body[0].low, "")
    dated = any(w.low in {"last", "ago", *MONTHS} or _is_year(w.low) for w in body)
    if dated and past:
        return (given("I", at), body[0]._replace(text=past, low=past), *body[1:])
    if dated and body[0].low not in _PARTICIPLES:
        return (given("I", at), *body)
    return (given("I", at), given("have", at), *body)


_PASTS = {
    "broken": "broke", "gone": "went", "taken": "took", "given": "gave", "written": "wrote", "become": "became",
    "begun": "began", "driven": "drove", "fallen": "fell", "come": "came", "run": "ran", "flown": "flew", "done": "did",
}  # fmt: skip
"""The past of participles that do not share it: "having broken my wrist in March"."""


def _is_year(low: str) -> bool:
    return low.isdecimal() and len(low) == 4 and low[:2] in {"19", "20"}


_PARTICIPLES = word_set(
    "been done gone seen taken given grown become come run known written worn broken driven flown begun"
)


def _doing(words: Words) -> Words:
    first = words[0]
    lemma = verb_lemma(first.low)
    if lemma is None or verb_form(first.low, lemma) != "ing":
        return ()
    behind = words[1].low
    if lemma in _STAYS:
        stays = {"come": {"from"}, "look": {"after"}}.get(
            lemma, {"a", "an", "my", "our", "two", "three"}
        )
        if behind not in stays:
            return ()
    elif lemma in _NO_TELLING:
        return ()
    at = first.start
    if lemma in _LASTING:
        return (given("I", at), _as_base(first, lemma), *words[1:])
    return (given("I", at), given("am", at), *words)


def _as_base(word: Word, lemma: str) -> Word:
    return Word(lemma, lemma, word.start, word.end)


def trailed(words: Words) -> Parts | None:
    """Part "I'm a piano tuner, living in Tampere" from what trails it."""
    if words[0].low not in _SELF - {"my", "our"}:
        return None
    for k in range(3, len(words) - 2):
        if words[k].low == "and" and words[k + 1].low == "having" and words[k - 1].low == ",":
            left = _told(words[k + 1 :])
            return Parts(words[: k - 1], (left,)) if left else None
        at = k + 1
        while at < len(words) - 1 and words[at].low in ADVERBS:
            at += 1
        if words[k].low != "," or words[at].low not in _TRAILED:
            continue
        if words[at].low == "starting" and words[at + 1].low not in {
            "as",
            "at",
            "in",
            "on",
            "my",
            "a",
        }:
            continue
        if words[at].low == "based" and words[at + 1].low not in {"in", "near", "at", "outside"}:
            continue
        if any(w.low in {"would", "could", "if"} for w in words[:k]):
            return None
        start = words[at].start
        rest = words[at + 1 :]
        if any(a.low == "the" and b.low == "other" for a, b in pairwise(rest)):
            # "having given the other to my brother" says nothing by itself.
            continue
        if words[at].low == "based":
            told: Words = (given("I", start), given("am", start), *words[at:])
        else:
            told = _doing((words[at], *rest))
        return Parts(words[:k], (told,)) if told else None
    return None


def parent_of(words: Words) -> tuple[Words, ...]:
    """Give "I have two girls" of "I am a single dad of two girls"."""
    lows = [w.low for w in words]
    if lows[:2] not in (["i", "am"], ["i", "'m"]):
        return ()
    at = next(
        (k for k in range(3, len(lows) - 2) if lows[k] == "of" and lows[k - 1] in _PARENTS), -1
    )
    if (
        at < 0
        or not (lows[at + 1] in NUMBERS or lows[at + 1].isdecimal())
        or not kin_class(lows[at + 2])
    ):
        return ()
    end = next(
        (
            k
            for k in range(at + 3, len(lows))
            if lows[k] in {",", "and", "who", "in", "from", "living"}
        ),
        len(lows),
    )
    start = words[at].start
    return ((given("I", start), given("have", start), *words[at + 1 : end]),)


_PARENTS = word_set(
    "dad mum mom father mother parent mama papa grandmother grandfather grandma grandpa"
)
