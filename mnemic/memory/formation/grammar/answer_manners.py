"""How answers are to be, told in a few words: "grams not cups pls", "short bullets", "inches only" (`formation@11`).

Such a fragment holds for all that is answered where it is about what no single task is about:
units, spelling, a language, one thing at a time, one form of text instead of another. What may
be of one text alone ("short lines", "aussie brands") needs to be asked for ("please"), to
follow from what is told of its speaker, or to stand beside a wish that holds by itself.
"""

from __future__ import annotations

from typing import NamedTuple

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import LANGUAGES, NATIONALITIES
from mnemic.memory.formation.grammar.phrases import Words, deictic, strip_punctuation
from mnemic.memory.formation.grammar.reply_words import (
    CLOSERS,
    LENGTHS,
    STYLE,
    claim,
    reason_at,
    stripped,
)
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.words import (
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set

MANNER_WORDS_MAX = 9
"""Longest wording of one manner, in words."""

PARTS_MAX = 6
"""How many manners of one clause are read."""

UNITS = word_set(
    """metric imperial celsius fahrenheit centigrade gram grams grammes kilo kilos kilogram kilograms kg kgs ounce
    ounces oz pound pounds lb lbs stone stones cup cups millilitre millilitres milliliters ml litre litres liters
    pints millimetre millimetres millimeters mm centimetre centimetres centimeters cm inch inches feet foot
    metre metres meters yards mile miles km kilometre kilometres kilometers euro euros dollars sterling
    24-hour 24h gmt utc eurocodes kn"""
)
_MEASURED = word_set("dims dimensions measurements measures sizes units temperatures weights")
_TEXT = STYLE | word_set("word line step bullet text prose column chart")
_ENGLISH = frozenset(x.lower() for x in LANGUAGES) | {"words", "text", "print", "type", "font"}
_PLAIN = LENGTHS | word_set("easy big large bigger larger small numbered slow basic everyday")
_ATTRIBUTES = word_set("brand name unit measurement spelling source reference citation")
_SPELT = NATIONALITIES | word_set("uk us oxford aussie commonwealth")
_INSTEAD = (("not",), ("never",), ("instead", "of"), ("rather", "than"), ("over",))
_AT_A_TIME = ("at", "a", "time")
_SAID = word_set("answer answers reply replies explanation explanations responses response")
_ASKS = word_set("please pls plz")


def points_away(words: Words) -> bool:
    """Tell whether words point at something but their listener: "this", "them"."""
    return deictic(tuple(w for w in words if w.low not in _LISTENER))


_LISTENER = frozenset({"you", "u", "your"})


def asked_for(words: Words) -> bool:
    """Tell whether a wish is asked for politely, which one says of what one wants."""
    lows = [w.low for w in words]
    polite = lows[-2:] in (["if", "poss"], ["if", "possible"])
    return polite or not _ASKS.isdisjoint(lows)


def answer_manners(words: Words, *, grounded: bool, asked: bool) -> tuple[Claim, ...]:
    """Read the manners of answers that a clause names, () when it names none.

    `grounded` says that it follows from what is told of its speaker, `asked` that it is asked
    for beyond its own words.
    """
    asked = asked or asked_for(words)
    if always := _always(words):
        return always
    parts = _parts(words)
    read = [_read(part) for part in parts]
    # What stands beside what is read as no manner may be a piece of the task at hand.
    whole = next((k for k, found in enumerate(read) if not found.said), len(read))
    beside = whole == len(read) and any(found.firm or found.none for found in read)
    stands = beside or (whole > 0 and (grounded or asked))
    out: tuple[Claim, ...] = ()
    for k, (part, found) in enumerate(zip(parts, read, strict=True)):
        kept = found.firm or (found.none and k < whole) or (stands and not found.alone) or beside
        kept |= grounded and part[0].low in _ORDERING
        if found.said and kept and (not found.terse or grounded):
            label = found.said.removeprefix("User wants ").removesuffix(".")
            out += (claim(part, found.said, label, part),)
    return out


class _Found(NamedTuple):
    """Hold how a manner is said, "" for none, and what it takes for it to stand."""

    said: str = ""
    firm: bool = False
    none: bool = False
    alone: bool = False
    terse: bool = False


def _read(part: Words) -> _Found:
    fine = len(part) > 1 and part[-1].low in _FINE
    part = part[:-1] if fine else part
    firm = _firm(part)
    if firm and fine:
        return _Found(firm.replace("User wants", "User is fine with", 1), firm=True)
    if firm:
        return _Found(firm, firm=True)
    if none := _none(part) or (_never_said(part) if len(part) > 1 else ""):
        return _Found(none, none=True, terse=part[-1].low.startswith("explanation"))
    always = part[-1:] if len(part) == 2 and part[0].low == "always" else part
    if len(always) == 1 and always[0].low not in UNITS and _is_form(always):
        said = sentence("User wants", say_words(always, SELF))
        return _Found(said, firm=always is not part, alone=always is part)
    return _Found(_loose(part))


_ORDERING = frozenset({"give", "keep", "put", "write"})
_FINE = frozenset({"ok", "okay", "fine"})


def _always(words: Words) -> tuple[Claim, ...]:
    """Read "Always Eurocodes, kN and mm": units that are wanted for good."""
    body = strip_punctuation(words)
    if not 2 <= len(body) <= MANNER_WORDS_MAX or body[0].low != "always" or points_away(body):
        return ()
    rest = body[1:]
    named = all(w.low in UNITS | {",", "and"} for w in rest)
    if not named and not (_is_form(rest) and rest[-1].low not in _ENGLISH):
        return ()
    text = say_words(rest, SELF)
    return (claim(body, sentence("User always wants", text), text, rest),)


def _parts(words: Words) -> tuple[Words, ...]:
    """Part a list of manners; what is told behind them gives their reason and is none."""
    words = strip_punctuation(words)
    out: list[Words] = []
    begin = 0
    for i in range(len(words) + 1):
        if i < len(words) and (words[i].low not in _JOINTS or _counts(words, i + 1)):
            continue
        part = _bare(words[begin:i])
        begin = i + 1
        if part and len(out) < PARTS_MAX:
            out.append(part)
    while len(out) > 1 and not _read(out[-1]).said and _is_told(out[-1]):
        out.pop()
    return tuple(out)


def _is_told(part: Words) -> bool:
    return any(finite_at(part, k) for k in range(1, len(part)))


_JOINTS = frozenset({",", ";", "and", "but", "–", "—", "-"})


def _counts(words: Words, i: int) -> bool:
    """Tell whether ", five words max each" says how long what stands before it is to be."""
    if i < 3 or words[i - 1].low != "," or not _is_form(words[i - 2 : i - 1]):
        return False
    return bool(_counted(words[i : i + 4]))


def _bare(part: Words) -> Words:
    part = strip_punctuation(part)
    fine = part[-1:] if len(part) > 2 and part[-1].low in _FINE else ()
    part = stripped(part)
    if [w.low for w in part[-2:]] in (["if", "poss"], ["you", "please"]):
        part = part[:-2]
    part = part[:-1] if part and part[-1].low == "if" else part
    at = reason_at(part)
    part = part if at < len(part) and part[at].low == "," else strip_punctuation(part[:at])
    while part and part[-1].low in CLOSERS:
        part = part[:-1]
    return (*part, *fine) if part else ()


def _firm(part: Words) -> str:
    """Word a manner that holds by itself, "" for any other words."""
    if not part or len(part) > MANNER_WORDS_MAX or points_away(part):
        return ""
    if len(part) == 1:
        return _SYSTEMS.get(part[0].low, "")
    return (
        _spelled(part)
        or _one_not_other(part)
        or _unit_only(part)
        or _at_a_time(part)
        or _answers_in(part)
    )


_SYSTEMS = {
    "metric": "User wants metric units.", "imperial": "User wants imperial units.",
    "celsius": "User wants Celsius.", "fahrenheit": "User wants Fahrenheit.",
}  # fmt: skip


def _spelled(part: Words) -> str:
    """Word "British spelling", "keep to Irish/British spelling", "the British spelling unless I say"."""
    lows = [w.low for w in part]
    if "spelling" not in lows:
        return ""
    at = lows.index("spelling")
    begin = next((k for k in range(at) if set(lows[k].split("/")) <= _SPELT), -1)
    ordered = lows[:begin] in _KEEPS or lows[:begin] in ([*k, "the"] for k in _KEEPS)
    if begin < 0 or not ordered:
        return ""
    behind = lows[at + 1 :]
    if behind and behind[0] not in {"unless", "always", "only", "throughout"}:
        return ""
    return sentence("User wants", say_words(part[begin:], SELF))


_KEEPS: tuple[list[str], ...] = (
    [],
    ["keep"],
    ["keep", "to"],
    ["stick", "to"],
    ["use"],
    ["always"],
    ["prefer"],
)


def _instead_at(part: Words) -> tuple[int, int]:
    for i in range(1, len(part) - 1):
        for phrase in _INSTEAD:
            if tuple(w.low for w in part[i : i + len(phrase)]) == phrase:
                return i, i + len(phrase)
    return 0, 0


def _one_not_other(part: Words) -> str:
    """Word "grams not cups", "bullet points not paragraphs", "words not tables"."""
    at, behind = _instead_at(part)
    one, other = part[:at], part[behind:]
    if one[:1] and one[0].low in {"use", "give", "in"}:
        one = one[1:]
    if not one or not other or len(one) > 3 or len(other) > 3 or one[0].low in _TOLD_OF:
        return ""
    if not (_is_form(one) and _is_form(other)):
        return ""
    return sentence("User wants", f"{say_words(one, SELF)}, not", say_words(other, SELF))


_TOLD_OF = word_set("user i we he she they it this that")
"""Who has the verb of a clause that is no list of manners: "they prefer tables, not lists"."""


def _is_form(words: Words) -> bool:
    """Tell whether words name a unit, a language or a form of text, and nothing of the task."""
    head = words[-1].low
    if any(w.low in DETERMINERS | NUMBERS or w.low in PREPOSITIONS for w in words):
        return False
    if head in UNITS | _MEASURED or head in _ENGLISH or head == "prose":
        return True
    return noun_lemma(head) != head and noun_lemma(head) in _TEXT


def _unit_only(part: Words) -> str:
    """Word "inches only", "metric dims only in anything you list", "only kg"."""
    lows = [w.low for w in part]
    if lows[0] == "only" and len(part) == 2 and lows[1] in UNITS:
        return sentence("User wants", say_words((*part[1:], part[0]), SELF))
    at = next((k for k in range(1, min(4, len(lows))) if lows[k] == "only"), 0)
    if not at or len(part) > at + 1 or UNITS.isdisjoint(lows[:at]):
        return ""
    if not all(low in UNITS | _MEASURED for low in lows[:at]):
        return ""
    return sentence("User wants", say_words(part, SELF))


_TURNS = word_set("question step thing point task instruction idea")


def _at_a_time(part: Words) -> str:
    """Word "one question at a time", "no more than one step at a time"."""
    lows = tuple(w.low for w in part)
    if lows[-3:] != _AT_A_TIME or noun_lemma(lows[-4]) not in _TURNS:
        return ""
    what = part
    at = next((k for k in range(len(part) - 4) if lows[k : k + 3] == ("no", "more", "than")), -1)
    if at < 0:
        at = next((k for k in range(len(part) - 3) if lows[k] in NUMBERS), -1)
    front = lows[: max(at, 0)]
    if at < 0 or (front and not _asks_me(front)):
        return ""
    what = tuple(w._replace(text=w.low) if w.text.isupper() else w for w in part[at:])
    return sentence("User wants", say_words(what, SELF))


_TURNING = word_set("give ask quiz test show tell teach send drill walk take")


def _asks_me(front: tuple[str, ...]) -> bool:
    """Tell whether "can you quiz her", "ask me", "give me" stands before what comes one at a time."""
    rest = list(front)
    while rest and rest[0] in {"can", "could", "would", "will", "you", "u", "please", "just"}:
        rest = rest[1:]
    return bool(rest) and rest[0] in _TURNING and len(rest) <= 2


def _answers_in(part: Words) -> str:
    """Word "answers in metric", "answer in Dutch", "please answer in R"."""
    lows = [w.low for w in part]
    if lows[0] not in _SAID | {"respond", "talk", "speak"} or lows[1:2] != ["in"]:
        return ""
    rest = part[2:]
    tongue = bool(rest) and (
        rest[-1].low in _ENGLISH - {"words", "text", "print", "type", "font"}
        or rest[-1].low in UNITS
        or (len(rest) == 1 and _names_language(rest[0].text))
    )
    if not tongue or len(rest) > 3 or rest[0].low in DETERMINERS:
        return ""
    return sentence("User wants answers in", say_words(rest, SELF))


def _names_language(text: str) -> bool:
    return text in _CODED or text.lower() in _CODED_LOW


_CODED = frozenset({"R", "C", "Go", "Swift", "Julia", "Rust"})
_CODED_LOW = word_set(
    "python javascript typescript java c++ c# kotlin ruby php perl haskell scala matlab sql bash powershell julia"
)


def _never_said(part: Words) -> str:
    """Word 'no "great question"': words that no answer is to hold."""
    quotes = {'"', "“", "”"}
    if part[0].low != "no" or part[1].text not in quotes:
        return ""
    inner = part[2:-1] if part[-1].text in quotes else part[2:]
    if not 0 < len(inner) <= 3 or any(w.text in quotes for w in inner):
        return ""
    said = " ".join(w.text for w in inner)
    return f'User wants no "{said}".'


def _loose(part: Words) -> str:
    """Word a manner that may be of one text alone, "" for any other words."""
    if not part or len(part) > MANNER_WORDS_MAX or points_away(part):
        return ""
    return (
        _plain_form(part)
        or _attributes(part)
        or _done_so(part)
        or _counted(part)
        or _nothing_in(part)
        or _given_in(part)
    )


def _plain_form(part: Words) -> str:
    """Word "short bullets", "simple english", "big text", "metric", "text only"."""
    lows = [w.low for w in part]
    only = lows[-1] == "only"
    what = part[:-1] if only else part
    while what and what[0].low in {"use", "in", "keep", "very", "really"}:
        what = what[1:]
    if not what or len(what) > 4 or any(w.low in DETERMINERS | NUMBERS for w in what):
        return ""
    head = what[-1].low
    if len(what) == 1:
        alone = head in UNITS - _SYSTEMS.keys() - {"cup", "stone", "foot"} or (
            only and head in {"text", "bullets"}
        )
        return (
            sentence("User wants", say_words(what, SELF), "only" if only else "") if alone else ""
        )
    textual = head in _ENGLISH or (noun_lemma(head) in _TEXT and noun_lemma(head) != head)
    if not textual or not all(w.low in _PLAIN for w in what[:-1]):
        return ""
    return sentence("User wants", say_words(what, SELF), "only" if only else "")


def _attributes(part: Words) -> str:
    """Word "aussie brands", "Latin names": of which kind what is named is to be."""
    head = part[-1].low
    if not 2 <= len(part) <= 3 or noun_lemma(head) == head or noun_lemma(head) not in _ATTRIBUTES:
        return ""
    kind = part[0]
    of_place = kind.low in _SPELT | _ENGLISH - {"words", "text"} or kind.low in UNITS
    return sentence("User wants", say_words(part, SELF)) if of_place else ""


def _done_so(part: Words) -> str:
    """Word "Sources named", "place names not anglicised"."""
    doing = part[-1].low
    lemma = verb_lemma(doing) or ""
    done = verb_form(doing, lemma) == "past" if lemma else doing.endswith("ed")
    if len(part) < 2 or not done or part[0].low in _VOID:
        return ""
    front = part[:-2] if part[-2].low == "not" else part[:-1]
    if not front or len(front) > 3 or any(w.low in DETERMINERS | NUMBERS for w in front):
        return ""
    head = front[-1].low
    named = noun_lemma(head) != head and noun_lemma(head) in _ATTRIBUTES | STYLE | {"step", "line"}
    said = (front[0]._replace(text=front[0].low), *part[1:])
    return sentence("User wants", say_words(said, SELF)) if named else ""


_VOID = frozenset({"no", "not", "nothing", "never", "i", "we", "he", "she", "they"})


def _counted(part: Words) -> str:
    """Word "one line per meal", "five words max each", "5 lines max", "give me steps"."""
    lows = [w.low for w in part]
    if lows[:2] == ["give", "me"] and _is_form(part[2:3]):
        told = part[2:]
        bounded = len(told) == 1 or (told[1].low == "," and bool(_counted(told[2:])))
        return sentence("User wants", say_words(told, SELF)) if bounded else ""
    number = lows[0] in NUMBERS or lows[0].isdecimal()
    if not number or len(part) < 3 or noun_lemma(lows[1]) not in {"line", "word", "sentence"}:
        return ""
    behind = lows[2:]
    if behind[0] == "per" and len(behind) == 2:
        return sentence("User wants", say_words(part, SELF))
    if behind in (["max"], ["max", "each"], ["each"], ["tops"], ["at", "most"]):
        return sentence("User wants", say_words(part, SELF))
    return ""


def _nothing_in(part: Words) -> str:
    """Word "nothing in italics", "nothing over a page"."""
    lows = [w.low for w in part]
    if lows == ["nothing", "fancy"]:
        return "User wants nothing fancy."
    if lows[0] != "nothing" or len(part) < 3 or lows[1] not in {"in", "over", "under", "longer"}:
        return ""
    forms = {"italics", "bold", "capitals", "caps", "colour", "color", "page", "pages", "red"}
    return sentence("User wants", say_words(part, SELF)) if lows[-1] in forms else ""


_EMPTY = word_set("talk fluff waffle lecture padding preamble filler explanation moralising")


def _none(part: Words) -> str:
    """Word "no pep talk", "no walls of text", "no video links", "no motivational fluff just the table"."""
    lows = [w.low for w in part]
    if not lows or lows[0] != "no" or len(part) < 2 or len(part) > MANNER_WORDS_MAX:
        return ""
    end = next((k for k in range(2, len(part)) if lows[k] in {"just", "ever"}), len(part))
    what = part[1:end]
    if lows[1:4] == ["walls", "of", "text"]:
        return "User wants no walls of text."
    head = what[-1].low
    style = head.endswith("s") and not {noun_lemma(head), head.removesuffix("s")}.isdisjoint(STYLE)
    if not 0 < len(what) <= 3 or not (style or head in _EMPTY or head.rstrip("s") in _EMPTY):
        return ""
    return sentence("User wants no", say_words(what, SELF))


def _given_in(part: Words) -> str:
    """Word "code in julia", "keep code in English", "the names of the parts in French"."""
    lows = [w.low for w in part]
    at = len(part) - 2
    tongue = lows[-1] in LANGUAGES or lows[-1] in _CODED_LOW or part[-1].text in _CODED
    if at < 1 or lows[at] != "in" or not tongue:
        return ""
    what = part[1:at] if lows[0] in {"keep", "put", "leave", "give", "write"} else part[:at]
    given = {noun_lemma(w.low) for w in what}
    if not what or given.isdisjoint({"code", "name", "term", "explanation", "comment", "reply"}):
        return ""
    if what[0].low in {"me", "my", "your", "reply"}:
        return ""
    return sentence("User wants", say_words((*what, *part[at:]), SELF))


__all__ = ["UNITS", "answer_manners", "asked_for"]
