"""Standing wishes that `formation@11` adds: what recommendations should heed, what to leave out."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    points,
    strip_determiner,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.wishes import phrase_at
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

_OPENERS = word_set("please pls plz kindly and also so just but then ok okay hey btw , :")
_CLOSERS = word_set("please pls plz thanks , ok okay")
_WANTING = (
    ("i", "'d", "like"), ("i", "would", "like"), ("i", "want"), ("i", "'d", "love"), ("i", "would", "love"),
    ("i", "'d", "prefer"), ("i", "would", "prefer"), ("i", "prefer"), ("i", "'d", "appreciate"),
    ("i", "would", "appreciate"), ("i", "need"), ("give", "me"), ("only", "give", "me"), ("always", "give", "me"),
)  # fmt: skip
_ADVICE = word_set(
    """recommendation suggestion answer explanation reply response advice tip plan program programme workout
    routine idea exercise recipe option example summary feedback guidance"""
)
_PLURAL_ONLY = word_set(
    "plan program programme routine workout idea option example summary recipe exercise tip"
)
_HEEDING = word_set(
    "that which with tailored suited appropriate suitable adapted adjusted based for to without in"
)
_OWN = word_set("my our me i")
_SKIPPED = word_set(
    """basics theory intro introduction introductions preamble disclaimers disclaimer fluff small-talk jargon caveats
    pleasantries boilerplate background history apologies emojis flattery lecture warnings filler"""
)
_GIVING = word_set("give show send suggest recommend offer tell use include propose")
_SCHEDULING = word_set("schedule book plan put arrange set suggest recommend propose")
_ANYTHING = word_set(
    "anything nothing meetings meeting calls call appointments things it events stuff"
)


def _stripped(words: Words) -> Words:
    words = strip_punctuation(words)
    while words and words[0].low in _OPENERS:
        words = words[1:]
    while words and words[-1].low in _CLOSERS:
        words = words[:-1]
    return words


def wishes(words: Words) -> tuple[Claim, ...]:
    """Read a wish that stands for good, () when the clause is none (003 §Evaluation)."""
    body = _stripped(words)
    if len(body) < 3:
        return ()
    return (
        _heeding(body)
        or _skipping(body)
        or _unwanted(body)
        or _unscheduled(body)
        or _never_any(body)
        or _whenever(body)
        or _kept(body)
    )


def _heeding(body: Words) -> tuple[Claim, ...]:
    """Read "I'd like recommendations that take my age into account"."""
    lows = tuple(w.low for w in body)
    opener = next((o for o in _WANTING if lows[: len(o)] == o), ())
    rest = body[len(opener) :]
    if not opener or len(rest) < 3:
        return ()
    at = next((i for i, w in enumerate(rest[:4]) if w.low in _HEEDING), 0)
    noun = noun_lemma(rest[at - 1].low) if at else ""
    if noun not in _ADVICE or rest[0].low in {"a", "an", "the", "one", "some", "your", "this"}:
        return ()
    if noun in _PLURAL_ONLY and rest[at - 1].low == noun:
        return ()
    about = {w.low for w in rest[at:]}
    if not about & _OWN and rest[at].low not in {"without", "in"}:
        return ()
    if points(rest[at + 1 :]):
        return ()
    key = phrase_key(" ".join(w.text for w in rest[at:]))
    return (
        _claim(
            body,
            sentence("User wants", say_words(rest, SELF)),
            "recommendations",
            f"preference answer style {key}",
        ),
    )


def _skipping(body: Words) -> tuple[Claim, ...]:
    """Read "skip the basics", "no need to explain the basics"."""
    lows = [w.low for w in body]
    if lows[0] in {"skip", "omit", "drop"} and len(body) <= 6:
        rest = body[1:]
    elif lows[:3] == ["no", "need", "to"] and len(body) > 4:
        rest = body[4:]
    elif lows[:3] in (["you", "can", "skip"], ["leave", "out", "the"]):
        rest = body[3:]
    else:
        return ()
    noun = next((w for w in rest if {w.low, noun_lemma(w.low)} & _SKIPPED), None)
    if noun is None or points(rest):
        return ()
    said = sentence("User wants answers to skip the", noun.low)
    return (_claim(body, said, "answer style", f"preference answer style {phrase_key(noun.low)}"),)


def _unwanted(body: Words) -> tuple[Claim, ...]:
    """Read "please don't give me red/green charts": a kind of thing that is not wanted."""
    rest = _forbidden(body)
    if len(rest) < 3 or rest[0].low not in _GIVING or rest[1].low not in {"me", "us", "any"}:
        return ()
    what = rest[2:] if rest[1].low != "any" else rest[1:]
    if what[0].low in {"any"}:
        what = what[1:]
    if (
        not what
        or points(what)
        or what[0].low
        in {"the", "a", "an", "that", "all", "your", "more", "another", "about", "how"}
    ):
        return ()
    if (noun_lemma(what[-1].low) == what[-1].low and len(what) < 3) or len(what) > 8:
        return ()
    text = say_words(what, SELF)
    said = sentence("User does not want", text)
    return (_claim(body, said, text, f"preference answer style {phrase_key(text)}"),)


def _unscheduled(body: Words) -> tuple[Claim, ...]:
    """Read "schedule nothing before 9", "never schedule anything on Friday afternoons for me"."""
    rest = _forbidden(body)
    denied = bool(rest)
    rest = rest or body
    if rest and rest[0].low == "ever":
        rest = rest[1:]
    if len(rest) > 2 and rest[1].low in {"me", "us"}:
        rest = (rest[0], *rest[2:])
    if len(rest) < 3 or rest[0].low not in _SCHEDULING:
        return ()
    what = rest[1].low
    if what not in _ANYTHING or (what == "nothing") == denied or not (denied or what == "nothing"):
        return ()
    when = tuple(w for w in rest[2:])
    cut = next(
        (i for i, w in enumerate(when) if w.low in {"for", "because", "please"} and i), len(when)
    )
    when = when[:cut]
    lows = {w.low for w in when}
    timed = (
        has_frequency(when)
        or lows & (DAY_WORDS | {"before", "after"})
        or any(w.low[0].isdecimal() for w in when)
    )
    if not when or not timed or lows & {"today", "tomorrow", "tonight"} or points(when):
        return ()
    thing = "nothing" if what in {"anything", "nothing", "it", "stuff", "things"} else f"no {what}"
    text = say_words(when, SELF)
    said = sentence("User wants", thing, "scheduled", text)
    key = phrase_key(text)
    return (
        Claim(
            label=f"scheduling {text}", slot=f"constraint schedule {key}", statement=said, kind=ClaimKind.CONSTRAINT,
            type=BeliefType.PREFERENCE, start=body[0].start, end=body[-1].end,
        ),
    )  # fmt: skip


_SAID = {
    "suggest": "suggested", "recommend": "recommended", "propose": "proposed", "offer": "offered",
    "include": "included",
}  # fmt: skip


def _never_any(body: Words) -> tuple[Claim, ...]:
    """Read "never suggest anything that needs a car": what nobody need offer."""
    rest = _forbidden(body)
    if len(rest) < 4 or rest[0].low not in _SAID or rest[1].low not in {"anything", "any"}:
        return ()
    cut = next(
        (i for i, w in enumerate(rest) if w.low in {",", ";", "because", "please"}), len(rest)
    )
    what = rest[1:cut]
    told = what[2:] if what[1:2] and what[1].low in {"that", "which"} else what[1:]
    if not 3 <= len(what) <= 10 or points(told) or what[1].low in {"else", "like"}:
        return ()
    said = sentence("User never wants", say_words(what, SELF), _SAID[rest[0].low])
    key = phrase_key(" ".join(w.text for w in what[1:]))
    return (_claim(body, said, say_words(what[1:], SELF), f"preference answer style {key}"),)


_ANSWERED = word_set(
    """suggest recommend explain give show write answer reply send propose describe translate list summarize
    summarise plan format correct help teach make draft quote use"""
)
_ASKED_FOR = _ANSWERED | word_set(
    "keep add avoid include use stick prefer start end skip leave put make limit mention do never always"
)
_EVER = (
    ("whenever", "you"),
    ("when", "you"),
    ("every", "time", "you"),
    ("each", "time", "you"),
    ("if", "you"),
)


def _whenever(body: Words) -> tuple[Claim, ...]:
    """Read "when you suggest recipes, keep them under 30 minutes": how answers are wanted."""
    lows = tuple(w.low for w in body)
    opener = next((o for o in _EVER if lows[: len(o)] == o), ())
    at = len(opener)
    if not opener or len(body) < at + 4 or lows[at] not in _ANSWERED:
        return ()
    cut = next((i for i in range(at + 1, min(at + 9, len(lows))) if lows[i] == ","), 0)
    if not cut or cut + 2 >= len(lows):
        return ()
    when, then = body[at:cut], body[cut + 1 :]
    while then and then[0].low in _OPENERS:
        then = then[1:]
    no = ""
    if tuple(w.low for w in then[:2]) == ("do", "n't"):
        then, no = then[2:], "not "
    if not 2 <= len(then) <= 12 or then[0].low not in _ASKED_FOR or _is_at_hand(when, then):
        return ()
    does = verb_form_s(when[0].text)
    said = (
        f"User wants the assistant {no}to {say_words(then, SELF)}"
        f" when it {' '.join((does, say_words(_of_user(when[1:]), SELF))).strip()}."
    )
    key = phrase_key(" ".join(w.text for w in (*when, *then)))
    label = say_words(strip_determiner(when[1:]) or when, SELF)
    return (_claim(body, said, label, f"preference answer style {key}"),)


def _of_user(words: Words) -> Words:
    """Name the user where "them" might be anybody: "when it gives User code"."""
    return tuple(w._replace(text="User", low="user") if w.low == "me" else w for w in words)


_KEPT = word_set("simple short brief concise plain cheap quick light practical realistic")


def _kept(body: Words) -> tuple[Claim, ...]:
    """Read "keep plans simple", "keep your explanations short": how every answer should be."""
    first = phrase_at(body, 0)
    body = body[first:] if first and len(body) > first + 2 else body
    if first and [w.low for w in body[:2]] == ["keep", "it"] and body[2:3] and len(body) == 3:
        # "from now on keep it brief" is said of every answer.
        what: Words = (body[1]._replace(text="answers", low="answers"), body[2])
    else:
        what = body[2:] if len(body) > 2 and body[1].low == "your" else body[1:]
    if body[0].low != "keep" or not 2 <= len(what) <= 3 or what[-1].low not in _KEPT:
        return ()
    noun = what[0].low
    if noun_lemma(noun) == noun or noun_lemma(noun) not in _ADVICE | {"answer", "recipe", "meal"}:
        return ()
    said = sentence("User wants", noun, "kept", say_words(what[1:], SELF))
    return (_claim(body, said, noun, f"preference answer style keep {noun}"),)


def _is_at_hand(when: Words, then: Words) -> bool:
    """Tell whether a wish is about one thing that was just said, not about answers at large."""
    if any(w.low in {"this", "that", "these", "those", "it", "the", "now", "again"} for w in when):
        return True
    return any(w.low in {"this", "that", "these", "those", "above", "below", "you"} for w in then)


def verb_form_s(base: str) -> str:
    """Give the third person of a plain verb: "teach" is "teaches"."""
    low = base.lower()
    if low.endswith(("s", "sh", "ch", "x", "z", "o")):
        return f"{low}es"
    return f"{low[:-1]}ies" if low.endswith("y") and low[-2:-1] not in "aeiou" else f"{low}s"


def _forbidden(body: Words) -> Words:
    lows = [w.low for w in body[:4]]
    if lows[:1] == ["never"]:
        return body[1:]
    if lows[:2] in (["do", "n't"], ["do", "not"]):
        rest = body[2:]
        return rest[1:] if rest and rest[0].low == "ever" else rest
    return ()


def _claim(body: Words, said: str, label: str, slot: str) -> Claim:
    return Claim(
        label=label, slot=slot, statement=said, kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE,
        start=body[0].start, end=body[-1].end,
    )  # fmt: skip
