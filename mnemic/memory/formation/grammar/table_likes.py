"""Entries: what the user likes and how they want to be answered."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import USERS, Claim, Entry, Found, claim, plain
from mnemic.memory.formation.grammar.phrases import (
    Words,
    points,
    strip_determiner,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.topics import topic
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

SINCE = "formation@7"
_LIKING = frozenset({Tense.PRESENT, Tense.PERFECT, Tense.USED_TO})


_COMPARED = word_set(
    "shorter longer simpler faster better smaller bigger lighter darker cleaner softer"
)


def _prefer(found: Found) -> tuple[Claim, ...]:
    """Read "I prefer X (over Y) (when Z)"; what X is about decides what replaces it."""
    words = found.predicate.comp
    if points(words):
        return ()
    chosen, other, tail = _sides(words)
    if not chosen or points(chosen) or (other and points(other)):
        return ()
    if len(chosen) == 1 and chosen[0].low in _COMPARED:
        return ()
    about = topic(chosen, other, tail + found.predicate.front)
    if about is not None:
        label, slot = about
        return (claim(found, slot=f"preference {slot}", label=label),)
    if other:
        pair = " vs ".join(sorted((phrase_key(_text(chosen)), phrase_key(_text(other)))))
        scope = phrase_key(_text(tail)) if tail else ""
        return (
            claim(
                found,
                slot=" ".join(filter(None, ("preference", pair, scope))),
                label=_text(strip_determiner(chosen)),
            ),
        )
    return plain(found)


def _rather(found: Found) -> tuple[Claim, ...]:
    """Read "I'd rather take the train than fly"."""
    comp = found.predicate.comp
    lows = [w.low for w in comp]
    if found.predicate.verb.modal != "would rather" or points(comp) or "than" not in lows:
        return ()
    at = lows.index("than")
    verb = found.predicate.verb.lemma
    pair = " vs ".join(
        sorted((phrase_key(f"{verb} {_text(comp[:at])}"), phrase_key(_text(comp[at + 1 :]))))
    )
    return (claim(found, slot=f"preference {pair}", label=f"{verb} {_text(comp[:at])}"),)


def _text(words: Words) -> str:
    return " ".join(w.text for w in words)


def _sides(words: Words) -> tuple[Words, Words, Words]:
    for i, word in enumerate(words):
        if word.low in {"over", "to", "than"} and 0 < i < len(words) - 1:
            if word.low == "to" and words[0].low == "to":
                continue
            chosen = words[:i]
            if chosen[-1].low in {"rather", "more"}:
                chosen = chosen[:-1]
            return strip_punctuation(chosen), *_cut(words[i + 1 :])
        if word.low == "instead" and i + 2 < len(words) and words[i + 1].low == "of":
            return strip_punctuation(words[:i]), *_cut(words[i + 2 :])
    chosen, tail = _cut(words)
    return chosen, (), tail


def _cut(words: Words) -> tuple[Words, Words]:
    for i, word in enumerate(words):
        if i and word.low in {
            "when",
            "whenever",
            "while",
            "for",
            "in",
            "on",
            "at",
            "if",
            "because",
            "during",
        }:
            return strip_punctuation(words[:i]), strip_punctuation(words[i:])
    return strip_punctuation(words), ()


def _like(found: Found) -> tuple[Claim, ...]:
    if _of_the_moment(found):
        return ()
    span = found.match.slots.get("x")
    words = found.words("x")
    if span is None or not words:
        return ()
    about = topic(words, (), found.tail)
    if about is not None and about[1].startswith("answer") and not found.predicate.verb.negated:
        return (claim(found, slot=f"preference {about[1]}", label=about[0]),)
    return plain(found)


_SAID = word_set(
    """see know think say add point thank ask hear understand bother break interrupt nag sound
    admit disagree complain repeat rush push"""
)
_WORK = word_set(
    "test tests build builds code ci pr diff function error errors bug bugs page results deploy"
)
_LIGHT = word_set("keep be have start do get make take go use")


def _of_the_moment(found: Found) -> bool:
    """Tell small talk from a liking: "I'd like to see", "I like that", "I love when ..."."""
    comp = found.predicate.comp
    group = found.predicate.verb
    lows = [w.low for w in comp]
    if group.progressive:
        return True
    if lows[0] in {"seeing", "hearing", "watching", "having"} and set(lows) & _WORK:
        return True
    if lows[0] == "to" and len(lows) > 1:
        if lows[1] in _SAID:
            return True
        return points(comp[2:]) or (lows[1] in _LIGHT and len(lows) < 3)
    return lows[0] in {"if", "when", "that", "it"} or points(comp)


def _like_any(found: Found) -> tuple[Claim, ...]:
    if "v" in found.match.slots:
        words = found.words("v")
        if _of_the_moment(found) or points(words):
            return ()
        return (claim(found, value=words),)
    return _like(found)


def _standing(found: Found) -> tuple[Claim, ...]:
    """Take "I'd prefer short answers", which asks for good, and not "I'd prefer the second"."""
    if found.predicate.verb.modal not in {"would", "would rather"}:
        return ()
    made = _prefer(found)
    return tuple(
        one
        for one in made
        if one.label in {"answer style", "answer language"}
        or "over" in [w.low for w in found.predicate.comp]
    )


# fmt: off
LIKE_ENTRIES = (
    Entry(
        name="likes.prefer", since=SINCE, who=USERS, verbs=("prefer", "favour", "favor"),
        patterns=("{x:rest}",), slot="preference", many="x", label="{x}",
        kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, tenses=_LIKING, denial="assert",
        past=True, make=_prefer,
    ),
    Entry(
        name="likes.would_prefer", since=SINCE, who=USERS, verbs=("prefer",),
        patterns=("{x:rest}",), slot="preference", many="x", label="{x}",
        kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, tenses=frozenset({Tense.MODAL}),
        denial="assert", make=_standing,
    ),
    Entry(
        name="likes.would_rather", since=SINCE, who=USERS, verbs=("",), patterns=("{x:rest}",),
        slot="preference", many="x", label="{x}", kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE,
        tenses=frozenset({Tense.MODAL}), denial="none", make=_rather,
    ),
    Entry(
        name="likes.like", since=SINCE, who=USERS,
        verbs=("like", "love", "enjoy", "adore", "dislike", "hate", "detest", "loathe", "despise"),
        patterns=("to {v:rest}", "{x:list-wish}"), slot="like", many="x", tail_matters=True,
        label="{x}", kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, tenses=_LIKING,
        denial="assert", past=True, make=_like_any,
    ),
    Entry(
        name="likes.fan", since=SINCE, who=USERS, verbs=("be",),
        patterns=("?not a|an|much ?big ?huge ?massive ?great ?real ?avid ?lifelong ?of ?a fan of {x:list-wish}", "?big ?huge fond|tired|sick of {x:list-wish}", "into {x:list-wish}", "?very ?really keen on {x:list-wish}", "?very ?really passionate|crazy|mad about {x:list-wish}", "obsessed with {x:list-wish}", "interested in {x:list-wish}", "partial to {x:list-wish}"),
        slot="like", many="x", tail_matters=True, label="{x}", kind=ClaimKind.PREFERENCE,
        type=BeliefType.PREFERENCE, tenses=_LIKING, denial="assert", past=True,
        make=_like,
    ),
    Entry(
        name="likes.stand", since=SINCE, who=USERS, verbs=("stand", "bear"),
        patterns=("{x:list-wish}",), slot="like", many="x", tail_matters=True, label="{x}",
        kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, tenses=frozenset({Tense.MODAL}),
        denial="assert", make=lambda f: _like(f) if f.predicate.verb.negated else (),
    ),
)
# fmt: on
