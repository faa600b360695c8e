"""What a clause says again without its verb: "I play the cello, have done since I was nine" (`formation@11` on).

The verb and what it takes come from the clause before: "have done since ...", "have for years",
"I haven't since 2020", "so do my kids", "neither does my son", "and have been since May". What
has no clause before it that fits stays as it is, and forms nothing.
"""

from __future__ import annotations

from typing import NamedTuple

import lemminflect

from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation, time_at
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.verbs import Tense, read_verb
from mnemic.memory.formation.grammar.words import NUMBERS, given, verb_lemma
from mnemic.memory.formation.wordlists import word_set

KEPT_WORDS_MAX = 12
"""Longest clause that leaves its verb out, in words."""

_HAVE = frozenset({"have", "'ve"})
_SINCE = word_set("since for all ever my")
_DOES = word_set("do does am is are have has 'm 's 're")
_NOT = frozenset({"n't", "not", "nt"})


def kept_up(words: Words, said: Words) -> Words:
    """Read "I have done since I was nine" with the verb of the clause before; () for all else."""
    if not said or not 3 <= len(words) <= KEPT_WORDS_MAX or words[0].low not in {"i", "we"}:
        return ()
    if words[1].low == "do":
        return _done_so(words, said)
    if words[1].low not in _HAVE:
        return ()
    if [w.low for w in words[2:4]] == ["been", "doing"]:
        # How long a trade has been followed is read in `unfolding/since_then`.
        return ()
    at = 2 + (words[2].low in _NOT | {"no"})
    meant = words[at].low if at < len(words) else ""
    at += meant in {"done", "been"}
    pointed = meant == "done" and at < len(words) and words[at].low in {"it", "that", "so", "this"}
    at += pointed
    rest = words[at:]
    if not rest or rest[0].low not in _SINCE or _is_of_today(words):
        return ()
    parts = _verb_of(said)
    if parts is None or (meant == "been" and parts.lemma != "be" and not parts.doing):
        return ()
    done = _participle(parts)
    if (pointed and parts.lemma in _NO_DOINGS - {"take", "go", "do"}) or len(rest) < 2:
        # "I love my job. I've done it all" is of no love.
        return ()
    if not done or parts.negated:
        return ()
    spot = rest[0].start
    no = ("not",) if words[2].low in _NOT | {"no"} else ()
    return (
        words[0],
        words[1],
        *(given(w, spot) for w in (*no, *done)),
        *_moved(parts.comp, spot),
        *rest,
    )


def _done_so(words: Words, said: Words) -> Words:
    """Read "I do it most Saturdays" behind "I help at my local parkrun" as helping there."""
    if words[2].low not in {"it", "that", "this"} or len(words) < 4:
        return ()
    parts = _verb_of(said)
    if parts is None or parts.negated or parts.doing or parts.lemma in _NO_DOINGS:
        return ()
    if not (time_at(words, 3) or words[3].low in {"at", "in", "from", "on", "with", "every", "as"}):
        return ()
    spot = words[1].start
    verb = words[1]._replace(text=parts.lemma, low=parts.lemma)
    return (words[0], verb, *_moved(parts.comp, spot), *words[3:])


_NO_DOINGS = word_set(
    "be have love like hate enjoy need want own wish hope prefer adore dislike miss know use get live do take go"
)


def _moved(words: Words, at: int) -> Words:
    return tuple(w._replace(start=at, end=at - 1) for w in words)


def _participle(parts: _Parts) -> tuple[str, ...]:
    """Give "played" of what somebody plays, "been learning" of what they are learning."""
    if parts.doing:
        return "been", parts.doing
    if parts.lemma == "be":
        return ("been",)
    return tuple(str(w) for w in lemminflect.getInflection(parts.lemma, "VBN")[:1])


class _Parts(NamedTuple):
    """Hold what somebody says that they do: the verb, its `-ing`, whether not, and what follows."""

    lemma: str
    doing: str
    negated: bool
    comp: Words


def _verb_of(said: Words) -> _Parts | None:
    """Give what a clause of the speaker's says that they do; None where it is no such clause."""
    said = strip_punctuation(said)
    if len(said) < 2 or said[0].low not in {"i", "we"}:
        return None
    at = 1
    if [w.low for w in said[1:3]] == ["used", "to"] and len(said) > 3:
        lemma = verb_lemma(said[3].low)
        return (
            _Parts(said[3].low, "", negated=False, comp=said[4:]) if lemma == said[3].low else None
        )
    group = read_verb(said, at, SELF)
    if (
        group is None
        or group.tense is not Tense.PRESENT
        or group.lemma in {"think", "know", "mean", "guess", "want"}
    ):
        return None
    comp = strip_punctuation(said[group.next :])
    if not comp and group.lemma in {"be", "have", "do"}:
        return None
    if any(w.low in {"it", "them", "this", "that", ",", "and", "but", "because"} for w in comp):
        return None
    return _Parts(group.lemma, group.word if group.progressive else "", group.negated, comp)


def turned_echo(words: Words) -> Words:
    """Read "so do my kids" as "my kids do too", "neither does my son" as "my son doesn't either"."""
    words = strip_punctuation(words)
    if not 3 <= len(words) <= KEPT_WORDS_MAX or words[0].low not in {"so", "neither", "nor"}:
        return ()
    verb, who = words[1], words[2:]
    if verb.low not in _DOES or not _is_somebody(who):
        return ()
    who = (who[0]._replace(text="I", low="i"),) if who[0].low == "i" else who
    end = words[-1].end
    if words[0].low == "so":
        return (*who, given(verb.text, end), given("too", end))
    return (*who, given(verb.text, end), given("n't", end))


def _is_somebody(who: Words) -> bool:
    if not who:
        return False
    if len(who) == 1:
        return who[0].low in {"i", "we", "he", "she", "they"} or who[0].text.istitle()
    return len(who) <= 4 and who[0].low in {"my", "our"} and any(tie_class(w.low) for w in who[1:])


def is_tail(words: Words) -> bool:
    """Tell whether a clause without a subject keeps up what was said: "have done since I was nine"."""
    lows = [w.low for w in words[:4]]
    if len(lows) < 3 or _is_of_today(words):
        return False
    if lows[0] in {"have", "had"} and (lows[1] in _SINCE or lows[1] in {"done", "been"}):
        return any(w.low in {"since", "for", "all"} for w in words[1:8])
    if lows[0] == "been":
        lasting = lows[1] in {"there", "with", "on", "a", "an", "off", "living", *_SINCE} or lows[
            1
        ].endswith("ing")
        return lasting and any(
            w.low in {"since", "for", "all"} or w.low in NUMBERS or w.low.isdecimal()
            for w in words[1:8]
        )
    if lows[0] == "had" and lows[1] in {"it", "them", "him", "her"}:
        return any(w.low in {"since", "for"} for w in words[2:6])
    return False


def _is_of_today(words: Words) -> bool:
    """Tell whether "since 8" or "since lunch" counts from an hour of this day."""
    at = next((k for k in range(1, len(words) - 1) if words[k].low == "since"), 0)
    if not at:
        return any(w.low in {"hours", "hour", "minutes", "mins"} for w in words[:8])
    behind = words[at + 1].low
    hour = behind.rstrip("apm.").replace(":", "").replace(".", "")
    return (
        (hour.isdecimal() and len(hour) < 4)
        or behind in _TODAY
        or (len(hour) == 4 and ":" in behind)
    )


_TODAY = word_set("this lunch breakfast dinner noon midday midnight yesterday last tonight dawn")

__all__ = ["KEPT_WORDS_MAX", "is_tail", "kept_up", "turned_echo"]
