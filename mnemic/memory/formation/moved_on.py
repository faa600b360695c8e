"""What "now" and "again" put in the place of another telling: the same doing, done otherwise.

"We hold the retro in the Birch room now" ends that it is held in the Oak room, and "I cycle to
college now" that the bus is taken there, though each is filed beside the other. Only a telling
that says so itself ends anything: without the word both may well hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.draft import Draft
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.keys import key_tokens
from mnemic.memory.formation.lemmas import lemma, words
from mnemic.memory.formation.main_verbs import main_verb
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import Belief, Candidate, ClaimKind, Polarity

_SAYS_SO = re.compile(
    r"\b(?:now|nowadays|these days|from now on|instead|again|back to|went back|gone back)\b", re.I
)
_MARKS = word_set(
    "now nowadays again instead currently back these days still usually always mostly"
)
_OPENERS = word_set("their his her its the a an our my user's")
_PREPOSITIONS = word_set("in on at with by from for to through via into over under near without")
_MANNERS = frozenset({"take", "have", "drink", "like", "want", "prefer", "eat", "wear"})
_SERVED = word_set(
    "coffee tea espresso latte steak egg toast porridge whisky whiskey gin martini burger pizza"
)
"""What is had one way at a time: coffee black, or with milk."""

_HAVES = frozenset({"have", "own", "keep", "get", "buy", "know", "see"})

_GOES = frozenset(
    {"cycle", "walk", "drive", "bike", "run", "ride", "commute", "go", "travel", "scoot"}
)
_RIDDEN = word_set("bus train tram metro tube subway underground ferry bike car lift taxi boat")
_TAKES = frozenset({"take", "get", "catch", "ride", "use"})

_PLACED = frozenset({"work", "study", "train", "stream", "sell"})
"""What is done from one place: "I work from Leiden now"."""

_AT_ONE = frozenset(
    {
        "climb",
        "swim",
        "train",
        "skate",
        "bank",
        "shop",
        "volunteer",
        "worship",
        "exercise",
        "bowl",
        "meet",
        "rehearse",
        "practise",
        "practice",
    }
)
"""What is done at one place for the most part: "I climb at Vertigo these days"."""

_WAY = "way"

Frame = tuple[str, str, str]
"""What is done, to what, and what kind of difference may stand behind it."""


def moved_on(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the live beliefs of the same doing in another place, manner or way."""
    if candidate.polarity is not Polarity.ASSERT:
        return
    frame = _frame(candidate.statement)
    since = is_rich(draft.turn.profile.grammar) and _goes_since(candidate, frame)
    if frame is None or not (since or _says_so(candidate)):
        return
    for belief in drafted_nearby(draft, frame[1]):
        if (
            belief.is_live
            and belief.polarity is Polarity.ASSERT
            and belief.subject_key != candidate.subject_key
            and (belief.about, belief.portability) == (candidate.about, candidate.portability)
            and _frame(belief.statement) == frame
        ):
            yield belief


_SWITCHED = re.compile(
    r"(?:User|The team) (?:has |have )?(?:switched|moved|migrated|changed|transferred|ported|"
    r"transitioned|shifted|taken|took|brought) (?P<what>[\w' -]+?) (?:over |back )?"
    r"(?:(?:away )?from|off) (?P<old>[\w.&' -]+?) (?:over )?(?:to|onto|into) [^.]"
)
_HOLDERS = frozenset({"user", "team"})
_THROUGH = word_set("live out through via run host keep store sit stay manage")


def switched(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the live beliefs that have a thing where it was switched from: "builds run on Jenkins".

    All that such a belief tells is the thing, where it is and what is done with it there; what
    else is kept in the same place stays there.
    """
    found = _SWITCHED.match(candidate.statement)
    if found is None or candidate.polarity is not Polarity.ASSERT:
        return
    thing, place = (frozenset(key_tokens(found[part])) - _HOLDERS for part in ("what", "old"))
    for belief in drafted_nearby(draft, found["old"]) if thing and place else ():
        told = frozenset(belief.value_key.split()) - _HOLDERS
        verb = main_verb(belief.statement)
        if (
            belief.is_live
            and belief.polarity is Polarity.ASSERT
            and belief.about in _HOLDERS
            and (thing | place) <= told
            and told - thing - place <= {verb, *key_tokens(verb), *_THROUGH}
            and belief.claim_kind is not ClaimKind.GOAL
        ):
            yield belief


def _says_so(candidate: Candidate) -> bool:
    said = (candidate.statement, *(span.text for span in candidate.evidence_spans))
    return any(_SAYS_SO.search(text) is not None for text in said)


_SINCE = re.compile(r"User (?:\w+ )?\w+s .* since (?:they|the|their|User|there|it) \w")


def _goes_since(candidate: Candidate, frame: Frame | None) -> bool:
    """Tell whether a way is gone since something came about: it was another before."""
    return frame is not None and frame[2] == _WAY and _SINCE.search(candidate.statement) is not None


def _frame(statement: str) -> Frame | None:
    """Give what is done, to what, and how it may differ; None where nothing may."""
    verb = main_verb(statement)
    told = [w.text.lower().replace("’", "'") for w in words(statement)]
    at = next((i for i, t in enumerate(told) if i and lemma(t, "VERB") == verb), -1)
    if not verb or at < 0:
        return None
    rest = [t for t in told[at + 1 :] if t not in _MARKS]
    way = _way(verb, rest)
    if way is not None:
        return way
    cut = next((i for i, t in enumerate(rest) if t in _PREPOSITIONS), len(rest))
    what = [lemma(t) for t in rest[:cut] if t not in _OPENERS]
    if not what and verb in _PLACED and rest[:1] == ["from"] and len(rest) > 1:
        return verb, verb, rest[0]
    if not what and verb in _AT_ONE and rest[:1] == ["at"] and len(rest) > 1:
        return verb, verb, "at"
    if verb == "save" and "for" in rest[:2]:
        return verb, verb, "for"
    if not what or not all(t.isalpha() for t in what):
        return None
    if verb in _MANNERS and what[0] in _SERVED and (cut < len(rest) or len(what) > 1):
        return verb, what[0], "manner"
    # A second thing had elsewhere stands beside the first.
    return None if verb in _HAVES or cut == len(rest) else (verb, " ".join(what), rest[cut])


def _way(verb: str, rest: list[str]) -> Frame | None:
    """Read how somebody gets somewhere: "takes the bus to college", "cycles to college"."""
    to = next((i for i, t in enumerate(rest[:-1]) if t == "to"), -1)
    ridden = verb in _TAKES and bool(_RIDDEN & set(rest[:to]))
    if to < 0 or not (ridden or (verb in _GOES and to < 3)):
        return None
    where = next((t for t in rest[to + 1 :] if t not in _OPENERS), "")
    return ("go", lemma(where), _WAY) if where else None


__all__ = ["moved_on", "switched"]
