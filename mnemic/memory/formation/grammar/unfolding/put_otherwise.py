"""What people put with one half left out or in a roundabout verb: "so is my son", "only index funds".

"I'm supposed to avoid grapefruit" binds like "I cannot have grapefruit", "I don't do stocks, only
funds" tells what is done, and "I got my diagnosis at 41" is when something was found out.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.illnesses import is_illness
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import PUNCTUATION, given, noun_lemma, verb_lemma
from mnemic.memory.formation.wordlists import word_set

_AM = frozenset({"'m", "am", "m", "are", "'re", "is", "'s", "was"})
_SO = {"is": _AM, "are": _AM, "does": frozenset({"do", "does"}), "do": frozenset({"do"}), "has": frozenset({"have", "'ve"})}  # fmt: skip
_ELDERS = frozenset({"youngest", "oldest", "eldest"})


def so_is(words: Words) -> Parts | None:
    """Read "I'm vegan and so is my son" of the son too."""
    at = next(
        (k for k in range(3, len(words) - 3) if words[k].low == "so" and words[k + 1].low in _SO), 0
    )
    if not at or words[0].low != "i" or words[at - 1].low not in {"and", ","}:
        return None
    who = words[at + 2 :]
    if (
        who[0].low not in {"my", "our"}
        or len(who) > 3
        or not (tie_class(who[-1].low) or who[-1].low in _ELDERS)
    ):
        return None
    cut = at - 1 - (words[at - 2].low == ",")
    what = words[2:cut]
    if (
        words[1].low not in _AM
        or not what
        or any(w.low in PUNCTUATION | {"and", "but"} for w in what)
    ):
        return None
    start = words[at].start
    said = tuple(w._replace(start=start, end=start - 1) for w in what)
    return Parts(words[:cut], ((*who, given("is", start), *said),))


def only_other(words: Words) -> Parts | None:
    """Read "I don't do stocks, only index funds" as what is not done and what is."""
    at = next(
        (
            k
            for k in range(4, len(words) - 1)
            if words[k].low == "only" and words[k - 1].low in {",", "-", "–", "—"}
        ),
        0,
    )
    if not 0 < at <= ONLY_AT_MAX or words[0].low not in {"i", "we"}:
        return None
    if words[2].low not in {"n't", "not", "nt"}:
        return None
    if words[1].low not in {"do", "does"} or verb_lemma(words[3].low) != words[3].low:
        return None
    rest = words[at + 1 :]
    if rest[0].low in {
        "if",
        "when",
        "on",
        "in",
        "at",
        "for",
        "because",
        "to",
        "that",
        "the",
        "with",
    } or any(w.low in {"i", "we", ","} for w in rest):
        return None
    start = words[at].start
    verb = words[3]._replace(start=start, end=start - 1)
    return Parts(
        words[: at - 1], ((words[0]._replace(start=start, end=start - 1), words[at], verb, *rest),)
    )


ONLY_AT_MAX = 7
"""How far "only" may be, in words: what more is told of the first half holds of no second."""

_BODILY = word_set(
    "avoid eat drink have take wear lift limit rest stay keep weigh check measure inject carry use skip run smoke fly"
)
_MORE = word_set("now today tomorrow tonight it that this him her them you")


def supposed_to(words: Words) -> Parts | None:
    """Read "I'm supposed to avoid grapefruit" as what the speaker cannot have, or has to do."""
    lows = [w.low for w in words]
    if len(words) < 6 or lows[0] != "i" or lows[1] not in {"'m", "am", "m"}:
        return None
    no = lows[2] in {"not", "n't"}
    at = 2 + no
    if lows[at] not in {"supposed", "meant"} or lows[at + 1] != "to" or lows[at + 2] not in _BODILY:
        return None
    rest = words[at + 2 :]
    if len(rest) < 2 or not _MORE.isdisjoint(w.low for w in rest):
        return None
    who = words[0]
    if no:
        return Parts((who, given("can", who.end), given("not", who.end), *rest))
    if rest[0].low in {"avoid", "skip"}:
        have = rest[0]._replace(text="have", low="have")
        return Parts((who, given("can", who.end), given("not", who.end), have, *rest[1:]))
    return None


def got_diagnosis(words: Words) -> Parts | None:
    """Read "got my adhd diagnosis at 41, on vyvanse since march" as when it was found out and what is taken."""
    lows = [w.low for w in words]
    at = int(lows[0] == "i")
    end = next((k for k in range(at + 3, min(len(lows), at + 8)) if lows[k] == "diagnosis"), 0)
    if (
        not end
        or lows[at] not in {"got", "received", "had"}
        or lows[at + 1] not in {"my", "a", "an"}
    ):
        return None
    what, rest = words[at + 2 : end], words[end + 1 :]
    if lows[at + 2] in {"official", "formal", "late"}:
        what = words[at + 3 : end]
    if not what or not rest or not is_illness(what):
        return None
    cut = next((k for k in range(len(rest)) if rest[k].low in {",", "and"}), len(rest))
    start = words[0].start
    was = (given("I", start), given("was", start), given("diagnosed", start), given("with", start))
    told = ((*was, *what, *rest[:cut]),)
    tail = rest[cut + 1 :]
    if len(tail) > 2 and tail[0].low == "on":
        spot = tail[0].start
        perfect = (
            (given("have", spot), given("been", spot))
            if any(w.low == "since" for w in tail)
            else (given("am", spot),)
        )
        return Parts((), (*told, (given("I", spot), *perfect, *tail)))
    return (
        Parts(rest[cut:] if tail and tail[0].low in {"i", "my"} else (), told)
        if not tail or tail[0].low in {"i", "my"}
        else None
    )


def kind_behind(words: Words) -> Parts | None:
    """Read "I've got MS, relapsing remitting" with its kind before it."""
    at = next((k for k in range(2, len(words) - 1) if words[k].low == ","), 0)
    tail = words[at + 1 :]
    if (
        not at
        or words[0].low != "i"
        or words[1].low not in {"have", "'ve", "ve"}
        or not 1 <= len(tail) <= 2
    ):
        return None
    begin = 3 if words[2].low == "got" else 2
    what = words[begin:at]
    adjectives = noun_lemma(tail[-1].low) == tail[-1].low and all(
        w.low.isalpha() and w.text.islower() and w.low not in _NO_KIND for w in tail
    )
    if not what or not is_illness(what) or not adjectives or is_illness(tail):
        return None
    spot = what[0].start
    return Parts((*words[:begin], *(w._replace(start=spot, end=spot - 1) for w in tail), *what))


_NO_KIND = word_set(
    "both and or so but too also though sadly unfortunately lol yes no sorry help please thanks badly currently now again always"
)
