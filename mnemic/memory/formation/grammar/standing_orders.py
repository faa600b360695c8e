"""Wishes that stand by what they are about: "ask me before you delete anything", "for recipes give me grams".

What is to be done before any doing of a kind, how a kind of thing is to be given, how a field is
to be explained, and what is to come first in every answer: none of these is of the task at hand.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, deictic, strip_punctuation
from mnemic.memory.formation.grammar.reply_words import ANSWERING, claim
from mnemic.memory.formation.grammar.rich_wishes import verb_form_s
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import (
    DETERMINERS,
    NUMBERS,
    PUNCTUATION,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set

FIELD_WORDS_MAX = 4
"""Longest name of a kind of thing that a wish is for, in words."""


def standing_order(body: Words) -> tuple[Claim, ...]:
    """Read a wish that stands by what it is about, () for any other clause."""
    first = body[0].low
    if first in _WARNING:
        return _before_doing(body)
    if first == "for":
        return _for_a_kind(body)
    if first in {"explain", "teach"}:
        return _explained_so(body)
    return _comes_first(body) if first in {"i", "in", "generally"} else ()


_WARNING = word_set("ask check confirm warn tell consult")
_OF_THE_TASK = word_set("start begin continue answer go proceed do reply respond finish say")
_ANY = word_set("any anything more a an every each all my our to into")


def _before_doing(body: Words) -> tuple[Claim, ...]:
    """Read "ask me before you delete anything", "check with me before installing packages"."""
    at = next((k for k in range(2, min(5, len(body) - 2)) if body[k].low == "before"), 0)
    order = body[:at]
    if not at or order[-1].low not in {"me", "us"} or (len(order) > 2 and order[1].low != "with"):
        return ()
    you = body[at + 1].low in {"you", "u"}
    verb, rest = body[at + 1 + you], _without_place(body[at + 2 + you :])
    lemma = verb_lemma(verb.low)
    plain = tuple(
        w for k, w in enumerate(rest) if w.low != "that" or not k or rest[k - 1].low != "anything"
    )
    if lemma is None or lemma in _OF_THE_TASK or not rest or deictic(plain):
        return ()
    if (verb.low == lemma) is not you or not (you or verb.low.endswith("ing")):
        return ()
    kind = rest[0].low in _ANY or (
        rest[0].low not in DETERMINERS and noun_lemma(rest[-1].low) != rest[-1].low
    )
    if not kind:
        return ()
    does = f"it {verb_form_s(lemma)}" if you else verb.low
    said = sentence(
        "User wants the assistant to", say_words(order, SELF), "before", does, say_words(rest, SELF)
    )
    return (claim(body, said, say_words(rest, SELF), body),)


def _without_place(rest: Words) -> Words:
    """Leave out the place that only the talk can tell: "in this repo"."""
    at = next((k for k in range(1, len(rest) - 1) if rest[k].low in {"in", "from", "on"}), 0)
    here = at and rest[at + 1].low in {"this", "that", "here", "the"}
    return strip_punctuation(rest[:at] if here else rest)


_MASSES = word_set(
    "code python sql css javascript typescript rust music poetry pasta rice baking cooking maths math shell"
)


def _for_a_kind(body: Words) -> tuple[Claim, ...]:
    """Read "for shell commands give me fish syntax", "for recipes, give me grams"."""
    at = next(
        (
            k
            for k in range(2, min(FIELD_WORDS_MAX + 2, len(body) - 2))
            if body[k].low in {"give", "show", "use"}
        ),
        0,
    )
    always = any(w.low == "always" for w in body)
    kind = strip_punctuation(tuple(w for w in body[1:at] if w.low not in {"always", ","}))
    order = tuple(w for w in body[at:] if w.low != "always")
    if not at or not kind or any(w.low in DETERMINERS | PUNCTUATION | NUMBERS for w in kind):
        return ()
    head = kind[-1].low
    if noun_lemma(head) == head and head not in _MASSES:
        return ()
    given_to = order[1].low in {"me", "us"}
    what = order[2:] if given_to else order[1:]
    if not what or (order[0].low != "use" and not given_to) or deictic(what):
        return ()
    if any(
        w.low in NUMBERS | {"a", "an", "some", "the", "more", "another", ",", "ideas"}
        or w.low[0].isdecimal()
        for w in what
    ):
        return ()
    said = sentence(
        "User wants the assistant to",
        "always" if always else "",
        say_words(order, SELF),
        "for",
        say_words(kind, SELF),
    )
    return (claim(body, said, say_words(kind, SELF), body),)


_FIELDS = word_set("stuff topics concepts things terms ideas problems theory subjects jargon")


def _explained_so(body: Words) -> tuple[Claim, ...]:
    """Read "explain finance stuff to me with kitchen examples"."""
    at = next((k for k in range(2, min(6, len(body) - 3)) if body[k].low == "to"), 0)
    if not at or body[at + 1].low not in {"me", "us"} or body[at - 1].low not in _FIELDS:
        return ()
    if body[at + 2].low not in {"with", "using", "in", "like", "through", "as"}:
        return ()
    field = body[1:at]
    if field[0].low in DETERMINERS or deictic(body):
        return ()
    said = sentence("User wants the assistant to", say_words(body, SELF))
    return (claim(body, said, say_words(field, SELF), body),)


_PARTS = word_set(
    "answer answers code summary conclusion result results verdict recommendation gist"
)
_LIKING = {"like": "likes", "prefer": "prefers", "want": "wants"}


def _comes_first(body: Words) -> tuple[Claim, ...]:
    """Read "in general I like the short answer first and the reasons after"."""
    if [w.low for w in body[:2]] == ["in", "general"]:
        body = body[2:]
    elif body[0].low == "generally":
        body = body[1:]
    body = strip_punctuation(body)
    if body and body[0].low == "i" and (both := _one_before_other(body)):
        return both
    if (
        len(body) < 5
        or body[0].low != "i"
        or body[1].low not in _LIKING
        or body[2].low not in {"the", "a"}
    ):
        return ()
    at = next((k for k in range(4, min(7, len(body))) if body[k].low == "first"), 0)
    if not at or body[at - 1].low not in _PARTS or deictic(body[2:]):
        return ()
    if ANSWERING & {w.low for w in body[2:at]} - _PARTS or any(w.low == "to" for w in body[:at]):
        return ()
    said = sentence("User", _LIKING[body[1].low], say_words(body[2:], SELF))
    return (claim(body, said, say_words(body[2 : at + 1], SELF), body),)


_WISHES = {
    ("i", "'d", "rather", "have"): "User would rather have", ("i", "would", "rather", "have"): "User would rather have",
    ("i", "'d", "like"): "User would like", ("i", "would", "like"): "User would like", ("i", "'d", "prefer"): "User would prefer",
    ("i", "prefer"): "User prefers", ("i", "like"): "User likes", ("i", "want"): "User wants", ("i", "always", "want"): "User always wants",
}  # fmt: skip
_SECOND = word_set("second after afterwards later last then")
_GIVEN = _PARTS | word_set(
    "plan explanation command fix diff test tests bugs steps facts numbers reasons reasoning details detail tldr solution overview context headline"
)


def _one_before_other(body: Words) -> tuple[Claim, ...]:
    """Read "I'd rather have a plan first and code second whenever ..."."""
    opener = next((o for o in _WISHES if tuple(w.low for w in body[: len(o)]) == o), ())
    rest = body[len(opener) :]
    lows = [w.low for w in rest]
    if not opener or "first" not in lows[1:5]:
        return ()
    at = lows.index("first")
    later = next((k for k in range(at + 2, min(at + 6, len(lows))) if lows[k] in _SECOND), 0)
    if not later or lows[at - 1] not in _GIVEN or lows[later - 1] not in _GIVEN:
        return ()
    if deictic(rest) or not {"today", "now", "this"}.isdisjoint(lows):
        return ()
    said = sentence(_WISHES[opener], say_words(rest, SELF))
    return (claim(body, said, say_words(rest[: at + 1], SELF), body),)


__all__ = ["standing_order"]
