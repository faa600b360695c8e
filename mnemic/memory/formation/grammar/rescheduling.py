"""What happens at another time than it was to: "the launch got pushed to July" (`formation@11`)."""

from __future__ import annotations

from collections.abc import Sequence

from mnemic.memory.formation.grammar.called_off import PLANNED
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation
from mnemic.memory.formation.grammar.table_attributes import EVENTS
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    NUMBERS,
    PUNCTUATION,
    given,
    noun_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_MOVED = word_set(
    "moved changed shifted switched postponed pushed rescheduled delayed brought put deferred extended set"
)
_FITTINGS = word_set("tasting fitting viewing consultation booking slot reservation induction")
_DEADLINES = frozenset({"deadline", "date"})
_PASSIVE = word_set("has have had 's 've been was were got just now")
_OWN = frozenset({"my", "our", "the"})
_ALONG = word_set("back forward off forwards again up out over")
_UNTIMED = (
    MODALS | BE | frozenset({"n't", "not", "never", "to", "be", "if", "i", "we", "they", "wo"})
)
_TIMED = (
    EVENTS
    | PLANNED
    | word_set(
        """renovation refit remodel refurbishment installation delivery handover inspection start
        opening closing kickoff defence viva game match gig session class course reunion party
        scan test due date baptism christening funeral memorial wake shoot recital premiere gala prom
        rollout cutover"""
    )
)
"""What has a time that may be moved, and is the speaker's own behind "the" too."""

_ANYBODYS = word_set("funeral memorial wake baptism christening recital premiere prom gala")
"""What is held for somebody: behind "the" nobody says for whom."""


def rescheduled(words: Words) -> Words:
    """Read "Our standup moved from 9 to 10", "We postponed the wedding to October" as when it is."""
    words = _behind_front(strip_punctuation(words))
    return _given_until(words) or _moved_to(words)


def _behind_front(words: Words) -> Words:
    """Leave out where somebody was told: "at the scan on Tuesday they set my due date to ..."."""
    they = next(
        (k for k in range(2, min(len(words), FRONT_WORDS_MAX)) if words[k].low == "they"), 0
    )
    fronted = words[0].low in {"at", "after", "in", "during"} if words else False
    return words[they:] if fronted and they and words[they - 1].low not in _CLAUSAL else words


_CLAUSAL = word_set("that which what if when because and so where who how")
FRONT_WORDS_MAX = 8
"""How far behind its front the one who moves something may stand, in words."""

_GIVERS = word_set("they he she")
_GIVEN_TO = word_set("me us everyone everybody all")
_HANDED_IN = word_set(
    """application essay paper report thesis dissertation assignment coursework manuscript draft abstract proposal
    submission portfolio bid tender chapter form entry return project payment deposit poster"""
)


def _given_until(words: Words) -> Words:
    """Read "they gave us until the 3rd of April for the grant application" as when it is due."""
    lows = [w.low for w in words]
    verb = 1 + (lows[1:2] in (["'ve"], ["have"], ["'s"], ["has"]))
    if len(lows) < verb + 6 or lows[0] not in _GIVERS or lows[verb] not in {"gave", "given"}:
        return ()
    until = next((k for k in (verb + 2, verb + 3) if lows[k] in {"until", "till"}), 0)
    by = next((k for k in range(until + 2, len(lows) - 2) if lows[k] == "for"), 0)
    if not until or not by or lows[verb + 1] not in _GIVEN_TO or lows[by + 1] not in _OWN:
        return ()
    when, what = words[until + 1 : by], words[by + 2 :]
    dated = any(w.low in MONTHS for w in when) and any(w.low[0].isdecimal() for w in when)
    dated = dated and len(when) <= WHEN_WORDS_MAX
    if not dated or len(what) > WHEN_WORDS_MAX or noun_lemma(what[-1].low) not in _HANDED_IN:
        return ()
    start = words[0].start
    own = "our" if lows[by + 1] == "the" else lows[by + 1]
    due = (given("is", start), given("due", start), given("on", start))
    return (given(own, start), *(given(w.text, start) for w in what), *due, *when)


WHEN_WORDS_MAX = 5
"""Longest time, and longest name of what is handed in then, in words."""


def _moved_to(words: Words) -> Words:
    lows = [w.low for w in words]
    at = next((i for i in range(1, min(8, len(lows))) if lows[i] in _MOVED), -1)
    to = next((i for i in range(at + 1, len(lows) - 1) if lows[i] in {"to", "until", "till"}), -1)
    to = _told_behind(lows, at) if to < 0 else to
    if at < 1 or to < 0:
        return ()
    what = _moved_what(words, at, to)
    if what and lows[at] == "set" and (lows[0] in _OWN or what[-1].low not in _TIMED):
        # A thermostat that is set to 19 has no time.
        return ()
    if what and lows[at] == "extended" and what[-1].low not in _DEADLINES:
        # A visa that was extended to May ends then.
        return ()
    new = words[to + 1 :]
    new = new[:-1] if new[-1].low == "now" else new
    new = new[
        : next((i for i, w in enumerate(new) if w.low in {"because", "since", "as", ","}), len(new))
    ]
    of_kin = any(w.low == "'s" for w in what[1:-1])
    if not 2 <= len(what) <= MOVED_WORDS_MAX + 2 * of_kin or len(new) > 4 or not new:
        return ()
    where = _when(new)
    if not where or any(w.low in _UNTIMED - {"'s"} for w in what):
        return ()
    start = new[0].start
    ours = what[0].low == "the" and what[-1].low not in _ANYBODYS
    own = what[0]._replace(text="our", low="our") if ours else what[0]
    return (own, *what[1:], given("is", start), given("now", start), given(where, start), *new)


def _told_behind(lows: Sequence[str], at: int) -> int:
    """Give the word before the new time of "has been put back, it's now on 16 May"; -1 for none."""
    it = next((i for i in range(at + 1, min(at + 5, len(lows) - 3)) if lows[i] == "it"), -1)
    if it < 0 or not set(lows[at + 1 : it]) <= _ALONG | PUNCTUATION | {"and", "so"}:
        return -1
    now = it + 2 + (lows[it + 2] == "now")
    return now if lows[it + 1] in {"'s", "is"} and lows[now] in {"on", "in", "at"} else -1


MOVED_WORDS_MAX = 4
"""Longest name of what is moved, in words: "our team's standup"; of kin it is longer by theirs."""


def when_now(words: Words) -> tuple[Words, ...]:
    """Read "my sister's wedding has been moved to 16 May" as when it is now; () for all else."""
    told = rescheduled(words)
    at = next((k for k in range(2, len(told)) if told[k].low == "is"), 0)
    known = at and noun_lemma(told[at - 1].low) in _TIMED | _FITTINGS | _DEADLINES
    return (told,) if known else ()


def _moved_what(words: Words, at: int, to: int) -> Words:
    """Give what was moved by the verb at `at`: its subject, or what somebody moved."""
    lows = [w.low for w in words]
    if lows[0] in _OWN:
        end = at
        while end > 1 and lows[end - 1] in _PASSIVE:
            end -= 1
        named = any(is_name(w) and not w.text.isupper() for w in words[1:end])
        of_ours = lows[0] != "the" or (lows[end - 1] in _TIMED and not named)
        active = end == at and lows[at] in {"put", "brought"}
        if end == at and at <= MOVER_WORDS_MAX and lows[at + 1] in {"my", "our"}:
            thing = _moved_thing(words, at + 1, to)
            return thing if thing[-1].low in (_TIMED | _FITTINGS) - {"date"} else ()
        return words[:end] if of_ours and not active and lows[at + 1] not in _OWN else ()
    subject = next((i for i in range(1, at + 1) if lows[i] not in _PASSIVE), at)
    begin = at + 1 + (lows[at + 1] in _ALONG)
    theirs = lows[0] == "they" and lows[at] != "extended"
    mine = {"my", "our"} if theirs else _OWN
    if lows[0] not in {"i", "we", "they"} or subject != at or lows[begin] not in mine:
        return ()
    return _moved_thing(words, begin, to)


MOVER_WORDS_MAX = 3
"""Longest name of who moved something of the speaker's, in words."""


def _moved_thing(words: Words, begin: int, to: int) -> Words:
    ends = (i for i in range(begin, to) if words[i].low in _ALONG | {"from"})
    return words[begin : next(ends, to)]


def _when(new: Words) -> str:
    """Give the preposition that a time takes, "" for what is none."""
    first = new[0].low
    if first in MONTHS or (first in {"next", "early", "late", "mid"} and new[-1].low in MONTHS):
        return "in"
    if first in DAY_WORDS or (first == "next" and new[-1].low in DAY_WORDS):
        return "on"
    if any(w.low in MONTHS for w in new[1:]):
        return "on"
    return "at" if first[0].isdecimal() or first in NUMBERS else ""


__all__ = ["rescheduled", "when_now"]
