"""Likes and dislikes in open wordings: "I can't abide jargon", "big shoegaze person here"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.passing import is_at_hand
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup, read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    PREPOSITIONS,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.formation.rendering import say_verb, say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

TASTE_WORDS_MAX = 24
"""Longest complement of a taste, in words."""

_BEARING = word_set("abide stand bear stomach tolerate")
_JOINED: dict[tuple[str, ...], bool] = {
    ("keen", "on"): True, ("one", "for"): True, ("fussed", "about"): True, ("mad", "about"): True, ("mad", "on"): True, ("big", "on"): True,
    ("crazy", "about"): True, ("partial", "to"): True, ("fond", "of"): True, ("obsessed", "with"): True,
    ("hooked", "on"): True, ("sold", "on"): True, ("sick", "of"): False, ("fed", "up", "with"): False,
    ("tired", "of"): False, ("nuts", "about"): True, ("passionate", "about"): True, ("wild", "about"): True,
    ("allergic", "to", "small"): True, ("a", "sucker", "for"): True, ("a", "fan", "of"): True, ("a", "lover", "of"): True,
    ("a", "big", "fan", "of"): True, ("a", "huge", "fan", "of"): True, ("not", "a", "fan", "of"): True,
    ("much", "of", "a", "fan", "of"): True, ("devoted", "to"): True, ("fascinated", "by"): True,
    ("bored", "by"): True, ("picky", "about"): True, ("fussy", "about"): True, ("particular", "about"): True,
}  # fmt: skip
"""What follows "be" in a taste; False is a mood that may be over tomorrow."""

_FANCIERS = word_set(
    "person fan nut addict lover nerd geek buff fanatic enthusiast obsessive sucker aficionado devotee junkie"
)
_FONDNESS = word_set(
    "passion weakness soft-spot fondness horror loathing dislike preference love obsession thing penchant taste aversion hatred"
)
_COLD = (
    ("leaves", "me", "cold"),
    ("leave", "me", "cold"),
    ("bores", "me"),
    ("bore", "me"),
    ("fascinates", "me"),
    ("fascinate", "me"),
)
_NOT_MINE = word_set("thing jam bag style scene forte")
_NO_OBJECT = word_set(
    "it them that this these those him her you what how when people everyone nothing anything"
)


def tastes(words: Words) -> tuple[Claim, ...]:
    """Give what a stated clause says that its speaker likes or cannot bear, () for nothing."""
    body = _body(words)
    if not 3 <= len(body) <= TASTE_WORDS_MAX:
        return ()
    return _of_things(body) or _fancier(body) or _spoken(body)


def _body(words: Words) -> Words:
    words = strip_punctuation(words)
    if any(w.low == "sooner" for w in words) and any(w.low == "than" for w in words):
        words = tuple(
            w._replace(text="rather", low="rather") if w.low == "sooner" else w for w in words
        )
    while len(words) > 2 and words[0].low in _OPENERS:
        words = words[1:]
    return words


_OPENERS = word_set(
    "and but so also well honestly personally generally , though because oh actually frankly as for anyway plus"
)


def _spoken(body: Words) -> tuple[Claim, ...]:
    """Read "I can't abide jargon", "not keen on audiobooks", "I've gone right off coconut"."""
    if body[0].low != "i":
        body = _with_speaker(body)
    if not body:
        return ()
    group = read_verb(body, 1, SELF)
    if group is None or group.ended or group.hedged:
        return ()
    comp = body[group.next :]
    if found := _when(body, group, comp):
        return found
    if group.modal == "would rather":
        compared = not group.progressive and "than" in {w.low for w in comp}
        return _rather(body, group.lemma, comp) if compared else ()
    read = _taste_of(group, comp)
    if read is None:
        return ()
    at, kind = read
    what = _whole(comp[at:])
    if not _tasted(what):
        return ()
    said = sentence("User", say_verb(group, SELF), say_words((*comp[:at], *what), SELF))
    return (_claim(body, what, said, kind),)


_HATING = frozenset({"hate", "love", "dislike", "like", "loathe", "detest"})


def _when(body: Words, group: VerbGroup, comp: Words) -> tuple[Claim, ...]:
    """Read "I hate it when recipes start with a life story": `it` is what follows."""
    if group.lemma not in _HATING or group.tense is not Tense.PRESENT or group.progressive:
        return ()
    if len(comp) < 5 or comp[0].low != "it" or comp[1].low not in {"when", "if"}:
        return ()
    what = comp[2:]
    if deictic(what) or is_at_hand(what) or what[0].low in {"you", "i", "he", "she", "they"}:
        return ()
    if group.lemma in {"love", "like"} and what[0].low not in {"my", "our", "people", "somebody"}:
        # "I love it when the trains are late" is mostly meant the other way.
        return ()
    said = sentence("User", say_verb(group, SELF), say_words(comp, SELF))
    return (_claim(body, what, said, ClaimKind.PREFERENCE),)


def _taste_of(group: VerbGroup, comp: Words) -> tuple[int, ClaimKind] | None:
    """Give where what is liked or not begins behind a verb, and the kind of claim that makes."""
    if group.modal in {"can", "could"}:
        return (0, ClaimKind.PREFERENCE) if group.negated and group.lemma in _BEARING else None
    if group.lemma in {"dislike", "loathe", "detest", "despise"}:
        return None if group.progressive or group.negated else (0, ClaimKind.PREFERENCE)
    if group.lemma in {"go", "be"} and (at := _off(comp)):
        return at, ClaimKind.PREFERENCE
    if group.lemma == "be" and (at := _joined(comp)):
        return at, ClaimKind.PREFERENCE if group.negated else ClaimKind.INTEREST
    if group.lemma == "have" and not group.negated and (at := _fondness(comp)):
        return at, ClaimKind.INTEREST
    return None


def _with_speaker(body: Words) -> Words:
    """Give "not keen on audiobooks" and "can't abide jargon" their "I"."""
    low, at = body[0].low, body[0].start
    if low in {"ca", "can", "could"} and body[1].low in {"n't", "not"}:
        return (given("I", at), *body)
    k = 1 if low in {"not", "so", "really", "very", "never"} | ADVERBS else 0
    if _joined(body[k:]):
        return (given("I", at), given("am", at), *body)
    if low in {"dislike", "loathe", "detest"} or (low == "gone" and _off(body[1:])):
        return (given("I", at), *((given("have", at),) if low == "gone" else ()), *body)
    return ()


def _off(comp: Words) -> int:
    """Read "right off coconut": gone off something, 0 for nothing."""
    i = 1 if comp and comp[0].low in {"right", "completely", "totally", "quite", "really"} else 0
    if i + 1 >= len(comp) or comp[i].low != "off":
        return 0
    return 0 if comp[i + 1].low in {"the", "to", "on", "at", "work", "for", "with", "a"} else i + 1


def _joined(comp: Words) -> int:
    i = 0
    while i < len(comp) and comp[i].low in ADVERBS | {
        "very",
        "too",
        "that",
        "quite",
        "rather",
        "pretty",
        "all",
    }:
        i += 1
    for phrase, lasts in _JOINED.items():
        n = len(phrase)
        if lasts and tuple(w.low for w in comp[i : i + n]) == phrase:
            return i + n
    return 0


def _fondness(comp: Words) -> int:
    for i in range(min(5, len(comp) - 2)):
        if comp[i].low in _FONDNESS or (comp[i].low == "spot" and i and comp[i - 1].low == "soft"):
            return (
                i + 2
                if comp[i + 1].low in {"for", "of", "about"}
                and comp[0].low in {"a", "an", "no", "my"}
                else 0
            )
    return 0


def _whole(what: Words) -> Words:
    for i in range(1, len(what)):
        if what[i].low in {";", "—", "–", "-", "but", "because", "so", "since", "cos", "("}:
            return strip_punctuation(what[:i])
        behind = what[i + 1].low if i + 1 < len(what) else ""
        if what[i].low == "," and behind in _CLAUSES:
            return strip_punctuation(what[:i])
    return strip_punctuation(what)


_CLAUSES = word_set(
    "i we it they he she my our so but which though never not especially any what how is are there that"
)


def _tasted(what: Words) -> bool:
    if not what or points(until_time(what) or what) or deictic(what[:4]):
        return False
    first = what[0].low
    if first in PREPOSITIONS or first in ADVERBS:
        return False
    lemma = verb_lemma(first)
    doing = lemma is not None and first.endswith("ing") and verb_form(first, lemma) == "ing"
    if first in _NO_OBJECT and not doing:
        return first == "people" and len(what) > 2
    return (
        first not in {"the", "my", "your", "a", "an", "to"}
        or any(is_name(w) for w in what)
        or len(what) > 3
    )


def _rather(body: Words, lemma: str, comp: Words) -> tuple[Claim, ...]:
    """Read "I'd much rather knit on bamboo than on metal"."""
    what = _whole(comp)
    if (
        points(until_time(what) or what)
        or deictic(what)
        or {w.low for w in what} & {"now", "today", "tonight", "die", "eat-glass"}
    ):
        return ()
    if lemma in {"die", "eat", "have"} and "glass" in {w.low for w in what}:
        return ()
    at = next(i for i, w in enumerate(body) if w.low == "rather")
    verb = body[at + 1 :]
    much = (
        "much "
        if any(w.low == "much" for w in body[:at])
        else "far "
        if any(w.low == "far" for w in body[:at])
        else ""
    )
    end = what[-1].end
    said = sentence(
        f"User would {much}rather", say_words(tuple(w for w in verb if w.end <= end), SELF)
    )
    return (_claim(body, (*verb[:1], *what), said, ClaimKind.PREFERENCE),)


def _of_things(body: Words) -> tuple[Claim, ...]:
    """Read "opera leaves me cold", "running is not my thing"."""
    lows = tuple(w.low for w in body)
    for i in range(1, min(len(body) - 1, 7)):
        cold = next((c for c in _COLD if lows[i : i + len(c)] == c), ())
        mine = lows[i] in BE and _is_mine(lows[i + 1 :])
        if not (cold or mine):
            continue
        what = body[:i]
        if not _tasted(what) or lows[0] in {"he", "she", "we", "i", "there", "one", "who", "what"}:
            return ()
        text = say_words(what, SELF)
        rest = _whole(body[i:])
        verb = "User" if cold else ""
        said = (
            sentence(text, rest[0].low, verb, " ".join(w.low for w in rest[2 : len(cold)]))
            if cold
            else sentence(
                text,
                say_words(rest, SELF)
                .replace("their", "User's", 1)
                .replace("for them", "for User", 1),
            )
        )
        kind = ClaimKind.INTEREST if "fascin" in "".join(lows[i : i + 1]) else ClaimKind.PREFERENCE
        return (_claim(body, what, said, kind),)
    return ()


def _is_mine(rest: tuple[str, ...]) -> bool:
    rest = rest[1:] if rest[:1] in {("not",), ("n't",), ("really",), ("just",)} else rest
    rest = rest[1:] if rest[:1] in {("really",), ("just",), ("exactly",)} else rest
    return (
        rest[:1] == ("my",)
        and len(rest) > 1
        and (rest[1] in _NOT_MINE or rest[1:4] == ("cup", "of", "tea"))
    )


def _fancier(body: Words) -> tuple[Claim, ...]:
    """Read "big shoegaze and slowcore person here", "I'm more of a tea person"."""
    at = next((i for i in range(1, min(len(body), 9)) if body[i].low in _FANCIERS), 0)
    if not at:
        return ()
    here = [w.low for w in body[at + 1 : at + 2]] == ["here"]
    mine = body[0].low == "i" and len(body) > 3 and body[1].low in {"'m", "am"}
    if not (here or mine) or (mine and body[2].low == "the" and body[at].low == "person"):
        # "I'm the on-call person for payments" is no taste.
        return ()
    what = body[:at] if here and not mine else body[2:at]
    negated = any(w.low in {"not", "never"} for w in body[:at])
    while what and what[0].low in {
        "a",
        "an",
        "big",
        "huge",
        "massive",
        "total",
        "more",
        "of",
        "not",
        "very",
        "much",
        "such",
        "real",
        "bit",
        "complete",
        "really",
        "also",
        "the",
    }:
        what = what[1:]
    if (
        not what
        or points(what)
        or what[0].low in _TRAITS
        or any(w.low in BE | {"who", "that", "only", "first", "last"} for w in what)
    ):
        return ()
    article = "" if negated else "a"
    first = what[0].text if what[0].text[1:].isupper() or (body[0] is not what[0]) else what[0].low
    text = say_words((what[0]._replace(text=first), *what[1:]), SELF)
    size = next((w.low for w in body[:at] if w.low in {"big", "huge", "massive"}), "")
    if negated:
        said = sentence("User is not a", text, body[at].low)
    else:
        said = sentence("User is", article, size, text, body[at].low)
    return (_claim(body, what, said, ClaimKind.INTEREST),)


_TRAITS = word_set(
    """morning night evening private busy nice good bad kind only same first second other last new old young right wrong curious people
    disabled tall different better best contact third short lazy shy quiet honest sensitive creative normal
    visual forgetful organised organized practical patient impatient anxious average"""
)


def _claim(body: Words, what: Words, said: str, kind: ClaimKind) -> Claim:
    core = strip_determiner(until_time(what) or what)
    noun = core[: max(1, phrase_end(core, 0))]
    seen = [w for w in body if w.end > w.start]
    key = phrase_key(" ".join(noun_lemma(w.low) for w in core))
    return Claim(
        label=label_of(noun), slot="taste", value=key, statement=said, kind=kind,
        type=BeliefType.PREFERENCE, start=seen[0].start, end=max(w.end for w in what),
    )  # fmt: skip
