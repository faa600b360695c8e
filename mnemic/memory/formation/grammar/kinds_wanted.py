"""Kinds of things that are wanted, or not, of whatever is answered (`formation@11`).

"Use Python in your examples, not R" and "write any drafts in British English" are of every example
and every draft, "suggest recipes I can cook sitting down" follows from what was told before it, and
"I'd rather not use plastic", "I don't want reward charts", "I don't want to fly at all" bind whoever
suggests something. What is wanted of the one text at hand is left.
"""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.owned_words import WORK_AT_HAND
from mnemic.memory.formation.grammar.passing import MIND_VERBS, TALK_NOUNS, WORK_NOUNS
from mnemic.memory.formation.grammar.phrases import Words, deictic, strip_punctuation
from mnemic.memory.formation.grammar.reply_words import GIVING, STYLE, claim, participle, stripped
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import (
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.lasting import lasts
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

WISH_WORDS_MAX = 16
"""Longest wish that is read, in words."""

_TEXTS = word_set(
    """example answer reply draft email letter message explanation recipe summary snippet post caption translation
    sample essay report response text invoice newsletter quote"""
)
"""What is written again and again for somebody, so that what is wanted of all of it stands."""

_PUTTING = word_set("use give write put show include quote keep")
_WRITING = word_set("write draft keep give do make send put phrase")
_OF_ALL = word_set("your any all every the")
_ALL = word_set("any all every")
_HOW = frozenset({"in", "with", "without", "under", "as"})


def kinds_wanted(words: Words, *, stated: bool, grounded: bool) -> tuple[Claim, ...]:
    """Read what is wanted, or not, of a kind of thing; `grounded` follows from what was told."""
    body = stripped(words)
    if not 3 <= len(body) <= WISH_WORDS_MAX:
        return ()
    if stated:
        return _not_at_all(body) or _no_such(body)
    return _in_examples(body) or _any_draft(body) or (_such_as_i_can(body) if grounded else ())


def _is_many(noun: Words, kinds: frozenset[str]) -> bool:
    low = noun[-1].low
    return noun_lemma(low) != low and noun_lemma(low) in kinds


def _is_bare(noun: Words) -> bool:
    """Tell whether words name a kind and no one thing: nothing points, counts or joins in them."""
    shut = DETERMINERS | NUMBERS | PREPOSITIONS | PUNCTUATION | _VAGUE
    return bool(noun) and not any(w.low in shut or w.low[0].isdecimal() for w in noun)


_VAGUE = word_set(
    "and or but one ones other another more less fewer such same it them these those that this to"
)


def _in_examples(body: Words) -> tuple[Claim, ...]:
    """Read "use European Portuguese in your examples, not Brazilian"."""
    at = next((k for k in range(2, min(7, len(body) - 1)) if body[k].low == "in"), 0)
    if body[0].low not in _PUTTING or not at or not _is_bare(body[1:at]) or deictic(body[1:at]):
        return ()
    end = at + 2 + (body[at + 1].low in _OF_ALL)
    kind = body[end - 1 : end]
    if not kind or not _is_many(kind, _TEXTS) or body[at + 1].low == "the":
        return ()
    behind = strip_punctuation(body[end:])
    other = behind[1:] if behind and behind[0].low in {"not", "never"} else ()
    if behind and not (_is_bare(other) and len(other) <= 3):
        return ()
    what = say_words(body[1:at], SELF)
    said = sentence("User wants", what, "in", kind[0].text)
    if other:
        said = f"{said.removesuffix('.')}, not {say_words(other, SELF)}."
    return (claim(body, said, what, body[1:at]),)


def _any_draft(body: Words) -> tuple[Claim, ...]:
    """Read "write any drafts in British English"."""
    if body[0].low not in _WRITING or body[1].low not in _ALL:
        return ()
    at = next((k for k in range(3, min(5, len(body) - 1)) if body[k].low in _HOW), 0)
    if not at or not _is_many(body[2:at], _TEXTS) or body[at + 1].low in DETERMINERS:
        return ()
    if deictic(body[at:]) or any(w.low in PUNCTUATION for w in body[at:]):
        return ()
    noun = say_words(body[2:at], SELF)
    done = "" if body[at].low == "in" else participle(body[0].low)
    return (
        claim(body, sentence("User wants", noun, done, say_words(body[at:], SELF)), noun, body),
    )


def _such_as_i_can(body: Words) -> tuple[Claim, ...]:
    """Read the "suggest palettes I can tell apart" of somebody who told why."""
    what = body[2:] if body[1].low in {"me", "us"} else body[1:]
    at = next((k for k in range(1, min(5, len(what) - 2)) if what[k].low == "i"), 0)
    noun = what[: at - (what[at - 1].low in {"that", "which"})] if at else ()
    many = bool(noun) and noun_lemma(noun[-1].low) != noun[-1].low
    if body[0].low not in GIVING or not many or not _is_bare(noun) or what[at + 1].low != "can":
        return ()
    rest = what[at + 2 :]
    if (
        verb_lemma(rest[0].low) != rest[0].low
        or deictic(rest)
        or not _NOW.isdisjoint(w.low for w in rest)
    ):
        return ()
    shown = say_words(noun, SELF)
    return (
        claim(body, sentence("User wants", shown, "they can", say_words(rest, SELF)), shown, body),
    )


_NOW = word_set("now today tonight tomorrow here next use try add send")
_NOT_WANTED = tuple(("do", no, "want") for no in ("n't", "not", "nt"))
KIND_MIN = 10
"""What a clause must weigh that says which kind of thing is not wanted, in hundredths of a logit."""

KIND_WORDS_MAX = 3
"""Longest name of a kind that is not wanted, in words."""

_AT_HAND = TALK_NOUNS | WORK_NOUNS | WORK_AT_HAND | STYLE | word_set(
    """subheading space comma line border margin gap duplicate blank repeat change bracket colour color shadow label
    tag number zero null digit icon headline section bit person people surprise excuse thing sorry drama hassle
    misunderstanding feeling condolence congratulation stain wrinkle crumb lump bubble crack leak spoiler"""
)  # fmt: skip
"""Of what is not wanted, these are of the text or the work at hand, or of a talk."""


def _wanted_not(body: Words) -> Words:
    """Give what "I don't want ..." is of, () for other words."""
    lows = tuple(w.low for w in body[:4])
    return body[4:] if lows[:1] in {("i",), ("we",)} and lows[1:] in _NOT_WANTED else ()


def _no_such(body: Words) -> tuple[Claim, ...]:
    """Read "I don't want reward charts" as of a kind of thing."""
    what = _wanted_not(body)
    what = what[1:] if what and what[0].low == "any" else what
    if not 0 < len(what) <= KIND_WORDS_MAX or not _is_bare(what) or deictic(what):
        return ()
    head = noun_lemma(what[-1].low)
    if head == what[-1].low or head in _AT_HAND or lasts(body) < KIND_MIN:
        return ()
    text = say_words(what, SELF)
    return (
        replace(
            claim(body, sentence("User does not want", text), text, what),
            slot=f"unwanted {text.lower()}",
        ),
    )


def _not_at_all(body: Words) -> tuple[Claim, ...]:
    """Read "we don't want to use credit cards at all" as what binds."""
    what = _wanted_not(body)
    done = what[1:-2]
    if (
        [w.low for w in what[-2:]] != ["at", "all"]
        or what[0].low != "to"
        or not done
        or deictic(done)
    ):
        return ()
    verb = done[0].low
    if (
        verb_lemma(verb) != verb
        or verb in MIND_VERBS
        or {w.low for w in done} & (DETERMINERS - {"any", "my"})
    ):
        return ()
    if any(noun_lemma(w.low) in WORK_NOUNS | TALK_NOUNS for w in done[1:]):
        return ()
    text = say_words(what, SELF)
    said = claim(body, sentence("User does not want", text), say_words(done, SELF), done)
    return (
        replace(said, slot=f"refusal {say_words(done, SELF).lower()}", kind=ClaimKind.CONSTRAINT),
    )


__all__ = ["kinds_wanted"]
