"""Wishes about answers that stand because of what they are for (`formation@11` on).

A wish stands where it names its scope ("in anything you write for me", "when you show me
code", "unless it's code"), and where it follows from a lasting fact of its speaker ("I've got
dyslexia, so keep paragraphs short"). Without either it is the task at hand.
"""

from __future__ import annotations

from typing import NamedTuple

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import LANGUAGES
from mnemic.memory.formation.grammar.phrases import Words, deictic, phrase_end, strip_punctuation
from mnemic.memory.formation.grammar.reply_words import (
    ANSWERING,
    REPLYING,
    STYLE,
    claim,
    reason_at,
    stands,
    stripped,
)
from mnemic.memory.formation.grammar.rich_wishes import verb_form_s
from mnemic.memory.formation.grammar.standing_orders import standing_order
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import DETERMINERS, noun_lemma, verb_lemma
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set

WISH_WORDS_MAX = 28
"""Longest wish that is read, in words."""

_MADE = word_set(
    """write draft make give send show generate suggest plan create produce prepare explain recommend tell pick design
    build list answer propose compose post share"""
)
_ANY = word_set("anything everything any every each all whatever stuff")
_REPLIES = word_set("reply answer message response explanation email code summary recipe slide")
_KEPT = word_set(
    "hand keep avoid use describe skip mirror stick limit leave spell write prefer include"
)
_NEVER_FOR = word_set("now today tomorrow tonight this these that those it here again")
_UNITS = word_set(
    "celsius fahrenheit metric imperial grams kilos kilograms ounces pounds kilometres kilometers miles km euros dollars 24-hour"
)
_ANSWERED = ANSWERING - word_set("finish stop quit drop leave close open lose lead follow")
_SAID = {"i": "they", "you": "it", "u": "it"}


_PLEASE = frozenset({"please", "pls", "plz"})


class _Scope(NamedTuple):
    start: int
    end: int
    shown: str


def scoped(words: Words, *, grounded: bool = False) -> tuple[Claim, ...]:
    """Read a wish with its scope, () when the clause is none; `grounded` follows from a fact."""
    body = stripped(words)
    if not 2 <= len(body) <= WISH_WORDS_MAX:
        return ()
    better = _helping(body) or standing_order(body)
    if better:
        return better
    scope = _scope(body)
    if scope is None and not grounded:
        return _of_language(body)
    at = scope or _Scope(len(body), len(body), "")
    order = strip_punctuation((*body[: at.start], *body[at.end :]))
    order = strip_punctuation(tuple(w for w in order if w.low not in {"your", "just"}))
    order = stripped(_without_reason(order)) if order else ()
    liked = tuple(w.low for w in order) in _LIKED_SO and scope is not None
    if len(order) < 2 or (
        not liked and (not _NEVER_FOR.isdisjoint(w.low for w in order) or deictic(order))
    ):
        return ()
    asked = scope is not None or not _PLEASE.isdisjoint(w.low for w in words)
    made = (
        _liked(order, scoped=scope is not None)
        or _ordered(order, grounded=grounded)
        or (_none(order) if asked else "")
        or _noun(order, grounded=grounded)
    )
    if not made:
        return ()
    shown = at.shown if "the assistant" in made else at.shown.replace(" it ", " the assistant ", 1)
    label = say_words(order[1:] if order[0].low in ANSWERING else order, SELF)
    return (claim(body, sentence(made, shown), label, (*order, *body[at.start : at.end])),)


def _without_reason(order: Words) -> Words:
    """Drop why something is wished; what is quoted may hold a comma."""
    return order if any(w.text in _QUOTES for w in order) else order[: reason_at(order)]


_QUOTES = frozenset({'"', "“", "”"})
_HELPS = frozenset({"work", "help", "suit", "be"})


def _helping(body: Words) -> tuple[Claim, ...]:
    """Read "bullet points work much better for me than paragraphs", "Swahili examples help me more"."""
    end = next((i for i in range(1, min(5, len(body) - 2)) if verb_lemma(body[i].low) in _HELPS), 0)
    if not end or body[0].low in DETERMINERS | {"i", "we", "you", "it"}:
        return ()
    lows = [w.low for w in body[end + 1 :]]
    better = not {"better", "best", "more", "easier", "most", "lot", "loads"}.isdisjoint(lows)
    styled = noun_lemma(body[end - 1].low) in STYLE and body[end].low in {"help", "helps"}
    if not ("me" in lows or styled) or not better or deictic(body):
        return ()
    if noun_lemma(body[end - 1].low) == body[end - 1].low:
        return ()
    told = tuple(w._replace(text="it", low="it") if w.low in {"you", "u"} else w for w in body)
    text = say_words(_of_user(told), SELF).replace("it explain ", "it explains ")
    text = text if "me" in lows else text.replace(" help", " help User", 1)
    return (claim(body, sentence(text[:1].upper() + text[1:]), say_words(body[:end], SELF), body),)


_LIKES = (
    (("i", "prefer"), "User prefers"), (("i", "'d", "prefer"), "User would prefer"),
    (("i", "would", "prefer"), "User would prefer"), (("i", "like"), "User likes"), (("i", "want"), "User wants"),
    (("i", "need"), "User needs"), (("i", "'d", "like"), "User would like"), (("i", "would", "like"), "User would like"),
    (("i", "'d", "rather", "get"), "User would rather get"), (("i", "'d", "rather", "have"), "User would rather have"),
    (("i", "love"), "User loves"), (("i", "hate"), "User hates"),
)  # fmt: skip


_LIKED_SO = frozenset(
    {("i", "like", "it"), ("i", "love", "it"), ("i", "hate", "it"), ("i", "prefer", "it")}
)


def _liked(order: Words, *, scoped: bool) -> str:
    """Word what somebody likes in all that is written for them: "I prefer British spelling"."""
    lows = tuple(w.low for w in order)
    for opener, said in _LIKES:
        n = len(opener)
        if scoped and lows[:n] == opener and len(order) > n:
            rest = order[n:]
            if rest[0].low == "it" and len(rest) == 1:
                return f"{said} it"
            if rest[0].low in {"to", "it", "you", "a", "an", "the"}:
                return ""
            return f"{said} {say_words(rest, SELF)}"
    return ""


def _scope(body: Words) -> _Scope | None:
    """Find what a wish is for: where it starts and ends, and how it is said of the assistant."""
    for i in range(len(body) - 1):
        found = (
            _of_writing(body, i)
            or _of_readers(body, i)
            or _of_answering(body, i)
            or _unless(body, i)
        )
        if found is not None:
            return found
    return None


def _of_writing(body: Words, i: int) -> _Scope | None:
    """Read "in anything you write for me", "in any plan you make me", "Whatever you generate"."""
    lows = [w.low for w in body]
    if lows[i] == "whatever" and lows[i + 1 : i + 2] in (["you"], ["u"]):
        at, what = i + 1, "whatever"
    elif lows[i] in {"in", "for", "with"}:
        at = next((k for k in range(i + 2, min(i + 6, len(lows))) if lows[k] in {"you", "u"}), -1)
        if at < 0:
            return None
        noun = body[i + 1 : at]
        plural = noun_lemma(noun[-1].low) != noun[-1].low
        if not (noun[0].low in _ANY or plural) or noun[0].low in {"the", "my", "these", "those"}:
            return None
        what = f"{lows[i]} {say_words(noun, SELF)}"
    else:
        return None
    if at + 1 >= len(lows) or lows[at + 1] not in _MADE:
        return None
    end, whom = at + 2, ""
    if lows[end : end + 1] in (["for"], ["to"]) and lows[end + 1 : end + 2] in (["me"], ["us"]):
        end, whom = end + 2, f" {lows[end]} User"
    elif lows[end : end + 1] == ["me"]:
        end, whom = end + 1, " for User"
    return _Scope(i, end, f"{what} it {verb_form_s(lows[at + 1])}{whom}")


_HELD = frozenset({"anything", "everything", "all", "stuff", "things"})
_SENT = word_set("goes go send post submit publish write share hand is are gets")
_READ = word_set("see sees read reads get gets")


def _of_readers(body: Words, i: int) -> _Scope | None:
    """Read "in anything that goes to customers", "in everything I send to recruiters", "in stuff for clients"."""
    if i < 2 or body[i].low not in {"in", "on", "of", "for"} or body[i + 1].low not in _HELD:
        return None
    if any(w.text in _QUOTES for w in body):
        return None
    lows = [w.low for w in body]
    k = i + 2
    k += lows[k : k + 1] == ["that"]
    k += lows[k : k + 1] in (["i"], ["we"])
    k += lows[k : k + 1] != [] and lows[k] in _SENT
    k += lows[k : k + 1] in (
        ["meant"],
        ["intended"],
        ["written"],
        ["sent"],
        ["aimed"],
        ["going"],
        ["out"],
    )
    to = k < len(lows) - 1 and lows[k] in {"to", "for", "at"}
    read = (
        k < len(lows)
        and k == i + 3
        and lows[i + 2] == "that"
        and bool(_READ & set(lows[k + 1 : k + 4]))
    )
    whom = body[k + 1 :] if to else body[k:]
    if not (to or read) or not whom or _NEVER_FOR & {w.low for w in whom} or deictic(whom):
        return None
    end = next((n for n in range(k, len(lows)) if lows[n] in {",", ";", "and", "but"}), len(lows))
    return _Scope(i, end, say_words(_of_user(body[i:end]), SELF))


def _of_answering(body: Words, i: int) -> _Scope | None:
    """Read "when you explain grammar", "when answering me", "whenever I ask for ...", "in your replies"."""
    lows = [w.low for w in body]
    if lows[i] in {"in", "for"}:
        end = i + 1 + phrase_end(body[i + 1 :], 0)
        noun = body[i + 1 : end]
        many = end == i + 2 and noun_lemma(lows[i + 1]) != lows[i + 1]
        led = end > i + 2 and lows[i + 1] in {"your", "commit", "all", "every"}
        if (many or led) and noun_lemma(noun[-1].low) in _REPLIES:
            shown = say_words(tuple(w for w in noun if w.low != "your"), SELF)
            return _Scope(i, end, f"{lows[i]} {shown}")
    if lows[i] not in {"when", "whenever", "if"}:
        return None
    who = lows[i + 1]
    end = _clause_end(body, i + 2)
    when = body[i + 1 : end] if who not in _SAID else body[i + 2 : end]
    if not when or _NEVER_FOR & {w.low for w in when} or any(w.low == "the" for w in when):
        return None
    verb = verb_lemma(when[0].low) or ""
    if who in _SAID:
        asks = who == "i" and verb in {"ask", "want", "need", "request"}
        if not asks and (who == "i" or verb not in _MADE | _ANSWERED):
            return None
        said = when[0].text if who == "i" else verb_form_s(when[0].low)
        rest = say_words(_of_user(when[1:]), SELF)
        return _Scope(i, end, f"when {_SAID[who]} {said} {rest}".strip())
    if not who.endswith("ing") or verb not in _MADE | _ANSWERED:
        return None
    return _Scope(i, end, f"when {say_words(_of_user(when), SELF)}")


def _unless(body: Words, i: int) -> _Scope | None:
    """Read "unless it's code" behind an order about answers."""
    if body[i].low not in {"unless", "except"} or i < 2 or body[0].low not in ANSWERING:
        return None
    rest = tuple(w for w in body[i + 1 :] if w.low not in {"it", "its", "'s", "is", "for"})
    if not 0 < len(rest) <= UNLESS_WORDS_MAX or rest[0].low in DETERMINERS | {"i", "you"}:
        return None
    return _Scope(i, len(body), f"unless it is {say_words(rest, SELF)}")


UNLESS_WORDS_MAX = 3
"""Longest exception that is read, in words."""


def _clause_end(body: Words, i: int) -> int:
    """Give where the condition that starts at `i` ends: at a comma, or before its order."""
    for k in range(i, len(body)):
        if body[k].low in {",", ";"}:
            return k
        order = body[k].low in ANSWERING and verb_lemma(body[k].low) == body[k].low
        if order and k > i + 1 and body[k - 1].low not in {"to", "and", "or", "you", "i"}:
            return k
    return len(body)


def _of_user(words: Words) -> Words:
    return tuple(w._replace(text="User", low="user") if w.low in {"me", "us"} else w for w in words)


def _ordered(order: Words, *, grounded: bool) -> str:
    """Word an order, "" for none: "keep paragraphs short", "do n't use emojis"."""
    lows = [w.low for w in order]
    how = "User wants the assistant to"
    if lows[:2] in (["do", "n't"], ["do", "nt"], ["do", "not"]):
        how, order = "User does not want the assistant to", order[2:]
    elif lows[0] == "never":
        how, order = "User never wants the assistant to", order[1:]
    elif lows[0] == "always":
        how, order = f"{how} always", order[1:]
    if len(order) < 2 or verb_lemma(order[0].low) != order[0].low:
        return ""
    verb, first = order[0].low, order[1].low
    if verb == "put" and not grounded and "not want" in how:
        return f"{how.removesuffix(' the assistant to')} {say_words(order[1:], SELF)}"
    if verb not in ANSWERING | _KEPT:
        return ""
    if grounded and (first in {"the", "a", "an", "another", "some"} or not _is_rule(verb, order)):
        return ""
    return f"{how} {say_words(order, SELF)}"


def _is_rule(verb: str, order: Words) -> bool:
    """Tell whether what follows from a fact holds for every answer: "give me one step at a time"."""
    if verb in _KEPT:
        return True
    lows = [w.low for w in order]
    return lows[-3:] == ["at", "a", "time"] or "any" in lows or verb in REPLYING


def _none(order: Words) -> str:
    """Word "no emojis"."""
    if order[0].low not in {"no", "zero"}:
        return ""
    return f"User wants no {say_words(order[1:], SELF)}"


_BOUNDS = (("only",), ("at", "most"), ("at", "least"), ("max",))


def _noun(order: Words, *, grounded: bool) -> str:
    """Word a bare wish: "large fonts", "two options at most", "short commands only"."""
    bound = next((b for b in _BOUNDS if tuple(w.low for w in order[-len(b) :]) == b), ())
    noun = order[: len(order) - len(bound)]
    if not 0 < len(noun) <= phrase_end(noun, 0) or noun[0].low in DETERMINERS | {"i", "we", "you"}:
        return ""
    head = noun[-1].low
    plural = noun_lemma(head) != head
    if not plural or (grounded and not bound and noun_lemma(head) not in STYLE):
        return ""
    return f"User wants {say_words(order, SELF)}"


def _of_language(body: Words) -> tuple[Claim, ...]:
    """Read "give temperatures in Celsius", which is how they are wanted whenever they are given."""
    front = next((i for i in range(2, min(4, len(body))) if body[i].low == ","), 0)
    if body[0].low in {"for", "in"} and front and noun_lemma(body[1].low) != body[1].low:
        when, body = body[:front], stripped(body[front + 1 :])
    else:
        when = ()
    body = strip_punctuation(body[: reason_at(body)])
    lows = [w.low for w in body]
    if len(body) < 4 or lows[0] not in ANSWERING or verb_lemma(lows[0]) != lows[0]:
        return ()
    at = next((i for i in range(2, len(lows) - 1) if lows[i] == "in"), 0)
    plural = at and noun_lemma(lows[at - 1]) != lows[at - 1]
    if not plural or lows[1] in DETERMINERS or stands(body):
        return ()
    if lows[at + 1] not in _UNITS | {x.lower() for x in LANGUAGES} or deictic(body):
        return ()
    said = sentence("User wants the assistant to", say_words(body, SELF), say_words(when, SELF))
    return (claim(body, said, say_words(body[1:at], SELF), (*body, *when)),)
