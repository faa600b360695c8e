"""What has changed, put as how it is now: each gives () for all else (`formation@11`).

People tell a new habit by when it began ("I've been cycling to work since they put in the bike
lane"), by what was there before it ("I'm back on two coffees a day") or by how it was come by
("I've picked up a weekend job at a nursery"). The table reads what holds now.
"""

from __future__ import annotations

from collections.abc import Callable

from mnemic.memory.formation.grammar.medicine_names import EVERYDAY, NAMED
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    is_name,
    points,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.ties import is_animal
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_GOING = {
    "cycling": "cycle", "biking": "bike", "walking": "walk", "driving": "drive", "commuting": "commute",
    "running": "run", "carpooling": "carpool", "scootering": "scooter", "skating": "skate",
}  # fmt: skip
_RIDING = {"taking": "take", "catching": "catch", "riding": "ride", "getting": "get"}
_BEGAN = word_set("since lately recently nowadays these") | PUNCTUATION
_TO_WORK = word_set("work school uni university college campus office kindergarten nursery")
_RIDES = word_set("bus train tram metro subway tube ferry bike bicycle scooter underground")


def _going_since(words: Words) -> Words:
    """Read "I've been cycling to work since they put in the bike lane" as cycling there now."""
    lows = [w.low for w in words]
    if lows[0] not in {"i", "we"} or lows[1] not in {"'ve", "have"} or lows[2] != "been":
        return ()
    end = next((k for k in range(5, len(lows)) if lows[k] in _BEGAN), len(lows))
    way = words[4:end]
    base = _GOING.get(lows[3]) or _RIDING.get(lows[3])
    there = len(way) > 1 and way[-1].low in _TO_WORK and any(w.low == "to" for w in way)
    if not base or not there or any(w.low in PUNCTUATION for w in way):
        return ()
    if lows[3] in _RIDING and not any(w.low in _RIDES for w in way):
        return ()
    doing = words[3]._replace(text=base, low=base)
    return (words[0], doing, *way, given("now", way[-1].end + 1))


_WORKPLACES = word_set("office studio lab workshop shop warehouse depot")


def _at_the_office(words: Words) -> Words:
    """Read "I'm in the office three days a week now" as working there so often."""
    lows = [w.low for w in words]
    if lows[0] not in {"i", "we"} or lows[1] not in {"'m", "am", "'re", "are"}:
        return ()
    at = 2 + (lows[2] in {"only", "back", "now"})
    place = words[at : at + 3]
    if len(place) < 3 or place[0].low not in {"in", "at"} or place[1].low not in {"the", "our"}:
        return ()
    rest = words[at + 3 :]
    often = bool(rest) and has_frequency(rest[:2]) and not _ONCE & set(lows)
    if place[2].low not in _WORKPLACES or not (often or _days_a_week(rest)):
        return ()
    return (words[0], given("work", words[1].start), *place, *rest)


_ONCE = word_set("today tomorrow tonight yesterday this next until late early")


def _days_a_week(words: Words) -> bool:
    """Tell whether words open on a share of the week: "three days a week"."""
    lows = [w.low for w in words[:4]]
    return len(lows) > 2 and lows[1] in {"days", "day", "mornings"} and lows[2] in {"a", "per"}


_MOVES = word_set("moved relocated switched changed")


def _this_time_to(words: Words) -> Words:
    """Read "we've relocated again, this time to Cusco" as having relocated there."""
    lows = [w.low for w in words]
    at = next((k for k in range(2, min(7, len(lows) - 4)) if lows[k] == "again"), 0)
    if not at or lows[0] not in {"i", "we"} or lows[at - 1] not in _MOVES:
        return ()
    to = at + 1 + (lows[at + 1] in PUNCTUATION)
    if lows[to : to + 3] != ["this", "time", "to"] or not is_name(words[to + 3]):
        return ()
    return (*words[:at], *words[to + 2 :])


_CAME_BY = word_set("picked got landed taken took found started")
_JOB_ENDS = word_set("offer interview application ad advert posting description title")


def _came_by_a_job(words: Words) -> Words:
    """Read "I've picked up a weekend job at a plant nursery as well" as having the job."""
    lows = [w.low for w in words]
    at = 1
    while at < len(lows) and lows[at] in {"'ve", "have", "just", "also", "recently", "now"}:
        at += 1
    if lows[0] != "i" or at >= len(lows) or lows[at] not in _CAME_BY:
        return ()
    noun = at + 1 + (at + 1 < len(lows) and lows[at + 1] in {"up", "on", "myself"})
    job = next((k for k in range(noun + 1, min(noun + 5, len(lows))) if lows[k] == "job"), 0)
    if not job or lows[noun] not in {"a", "an", "another"} or job + 2 >= len(lows):
        return ()
    if lows[job + 1] not in {"at", "in", "with"} or _JOB_ENDS & set(lows):
        return ()
    if lows[job + 1] == "in" and lows[job + 2] not in {"a", "an"}:
        return ()
    stop = next((k for k in range(job + 2, len(lows)) if lows[k] in _TRAILING), len(lows))
    return (words[0], given("have", words[at].start), *words[noun:stop])


_TRAILING = frozenset({"as", ",", "so", "since", "because", "too", "now"})

_HAD = {
    "coffee": "drink", "espresso": "drink", "tea": "drink", "beer": "drink", "cappuccino": "drink",
    "latte": "drink", "cigarette": "smoke", "cig": "smoke", "cigar": "smoke",
}  # fmt: skip


def _back_on(words: Words) -> Words:
    """Read "I'm back on two coffees a day" as drinking them, "I'm back on a keto diet" as being on it."""
    lows = [w.low for w in words]
    at = next((k for k in range(min(3, len(lows) - 3)) if lows[k : k + 2] == ["back", "on"]), -1)
    said = lows[0] == "i" and (at == 1 or (at > 1 and lows[1] in {"'m", "am"}))
    if at < 0 or not (said or at == 0):
        return ()
    return _so_many_a_day(words[0].start, words[at + 2 :], "again")


def _still_on(words: Words) -> Words:
    """Read "I'm back on sertraline" as being on it."""
    lows = [w.low for w in words]
    mine = lows[0] == "i" and lows[1] in {"'m", "am"} and lows[2:4] == ["back", "on"]
    rest = strip_punctuation(until_time(words[4:]))
    if not mine or not rest:
        return ()
    last = rest[-1].low
    taken = last in {"diet", "dialysis"} or NAMED.match(last) or noun_lemma(last) in EVERYDAY
    return (*words[:2], *words[3:]) if taken else ()


_WENT_TO = word_set("down up back")


def _cut_down_to(words: Words) -> Words:
    """Read "I've gone down to two coffees a day" as drinking so many."""
    lows = [w.low for w in words]
    at = 1 + (lows[1] in {"'ve", "have"})
    if lows[0] != "i" or lows[at] not in {"gone", "went", "cut", "dropped"} or len(lows) < at + 6:
        return ()
    if lows[at + 1] not in _WENT_TO or lows[at + 2] != "to":
        return ()
    return _so_many_a_day(words[0].start, words[at + 3 :], "now")


def _so_many_a_day(start: int, rest: Words, since: str) -> Words:
    """Give "I drink two coffees a day" of "two coffees a day"; else ()."""
    rest = rest[: next((k for k, w in enumerate(rest) if w.low in PUNCTUATION), len(rest))]
    if len(rest) < SO_MANY_WORDS or not (rest[0].low in NUMBERS or rest[0].low.isdecimal()):
        return ()
    verb = _HAD.get(noun_lemma(rest[1].low), "")
    if not verb or rest[2].low not in {"a", "per"} or rest[3].low not in {"day", "week"}:
        return ()
    return (given("I", start), given(verb, start), *rest, given(since, rest[-1].end + 1))


SO_MANY_WORDS = 4

_AGAIN = {
    "smoking": "smoke", "drinking": "drink", "vaping": "vape", "gambling": "gamble", "running": "run",
    "swimming": "swim", "cycling": "cycle", "meditating": "meditate", "climbing": "climb",
    "journaling": "journal", "journalling": "journal", "dancing": "dance", "fencing": "fence",
}  # fmt: skip


def _gone_back_to(words: Words) -> Words:
    """Read "I've gone back to smoking" as a habit that is back."""
    lows = [w.low for w in words]
    at = 1 + (lows[1] in {"'ve", "have"})
    if lows[0] != "i" or lows[at : at + 3] not in (["gone", "back", "to"], ["went", "back", "to"]):
        return ()
    base = _AGAIN.get(lows[at + 3], "") if len(lows) > at + 3 else ""
    if not base or not (len(lows) == at + 4 or lows[at + 4] in PUNCTUATION):
        return ()
    return (
        words[0],
        words[at + 3]._replace(text=base, low=base),
        given("again", words[-1].end + 1),
    )


def _doing_again(words: Words) -> Words:
    """Read "I'm smoking again, unfortunately" as a habit that is back."""
    lows = [w.low for w in words]
    at = 2 + (lows[2] in {"back", "now"})
    if lows[0] != "i" or lows[1] not in {"'m", "am"} or len(lows) < at + 2:
        return ()
    base = _AGAIN.get(lows[at])
    ends = len(lows) == at + 2 or lows[at + 2] in PUNCTUATION | {"since", "now"}
    anew = lows[at + 3 : at + 5] == ["this", "time"]
    if not base or lows[at + 1] != "again" or not ends or anew:
        return ()
    return (words[0], words[at]._replace(text=base, low=base), words[at + 1])


_CLUBS = word_set("club group circle")
_TAKES_UP = (("moved", "on", "to"), ("started",), ("begun",), ("switched", "to"), ("picked",))


def _club_reads(words: Words) -> Words:
    """Read "book club has moved on to Beloved" as what the club is reading."""
    lows = [w.low for w in words]
    at = int(lows[0] in {"my", "our", "the"})
    verb = at + 2 + (lows[at + 2 : at + 3] in (["has"], ["'s"], ["have"]))
    if lows[at : at + 1] not in (["book"], ["reading"]) or lows[at + 1] not in _CLUBS:
        return ()
    step = next((len(p) for p in _TAKES_UP if tuple(lows[verb : verb + len(p)]) == p), 0)
    book = words[verb + step :]
    if not step or not book or not is_name(book[0]) or len(book) > BOOK_WORDS_MAX:
        return ()
    first = words[at]._replace(text=lows[at])
    is_reading = given("is", book[0].start), given("reading", book[0].start)
    return (given("our", words[0].start), first, words[at + 1], *is_reading, *book)


BOOK_WORDS_MAX = 6
"""Longest title of a book that a club reads, in words."""


def _down_to(words: Words) -> Words:
    """Read "we're down to four hens" as having so many."""
    lows = [w.low for w in words]
    at = next((k for k in (2, 3) if lows[k - 1 : k + 1] in (["down", "to"], ["up", "to"])), 0)
    at = at or (3 if lows[2:4] in (["down", "to"], ["up", "to"]) else 0)
    if lows[0] not in {"i", "we"} or not at or len(lows) < at + 3:
        return ()
    many = lows[at + 1] in NUMBERS or lows[at + 1].isdecimal()
    kept = is_animal(lows[at + 2]) or noun_lemma(lows[at + 2]) in _KEPT
    ends = len(lows) == at + 3 or lows[at + 3] in PUNCTUATION | {"now"}
    if not many or not kept or not ends:
        return ()
    return (words[0], given("have", words[1].start), *words[at + 1 : at + 4])


_KEPT = word_set("car bike hive van tractor allotment boat caravan")

_TRADED = word_set("traded swapped exchanged part-exchanged")
_DRIVEN = word_set(
    """car van truck bike bicycle motorbike scooter estate hatchback saloon hybrid pickup suv camper e-bike ebike guitar
    piano violin cello camera laptop phone tablet boat caravan tractor"""
)


def _traded_for(words: Words) -> Words:
    """Read "I traded the Skoda in for a Kia" as trading in a Skoda of one's own."""
    lows = [w.low for w in words]
    at = 1 + (lows[1] in {"'ve", "have", "just", "finally"})
    the = at + 1 + (lows[at + 1] == "in")
    if lows[0] not in {"i", "we"} or lows[at] not in _TRADED or lows[the] not in {"the", "our"}:
        return ()
    to = next((k for k in range(the + 2, min(the + 6, len(lows) - 2)) if lows[k] == "for"), 0)
    new = words[to + 2 :]
    if not to or lows[to + 1] not in {"a", "an"} or points(new):
        return ()
    given_up = tuple(w for w in words[the + 1 : to] if w.low != "in")
    lasting = is_name(given_up[-1]) or noun_lemma(given_up[-1].low) in _DRIVEN
    new = until_time(new)
    driven = any(noun_lemma(w.low) in _DRIVEN for w in (*given_up, *new))
    named = any(is_name(w) for w in new[:2]) or any(noun_lemma(w.low) in _DRIVEN for w in new)
    handed_in = any(w.low == "in" for w in words[at + 1 : to])
    if not lasting or not named or not (driven or handed_in):
        return ()
    if any(w.low in PREPOSITIONS | PUNCTUATION for w in new):
        return ()
    mine = words[the]._replace(text="my", low="my")
    traded, into = words[at]._replace(text="traded", low="traded"), given("in", words[at].end + 1)
    return (*words[:at], traded, into, mine, *given_up, *words[to:])


_LAST = {
    "cigarette": "smoking", "cig": "smoking", "smoke": "smoking", "drink": "drinking", "vape": "vaping",
    "bet": "gambling",
}  # fmt: skip


def _since_my_last(words: Words) -> Words:
    """Read "it's been three months since my last cigarette" as having stopped smoking."""
    lows = [w.low for w in words]
    at = next((k for k in range(3, min(10, len(lows) - 3)) if lows[k] == "since"), 0)
    if not at or lows[0] not in {"it", "its"} or "been" not in lows[1:4]:
        return ()
    long = lows[at - 1] in {"months", "years", "month", "year"}
    what = _LAST.get(lows[at + 3], "")
    if not long or lows[at + 1 : at + 3] != ["my", "last"] or not what:
        return ()
    if len(lows) > at + 4 and lows[at + 4] not in PUNCTUATION:
        return ()
    start = words[at].start
    said = ("I", "have", "stopped", *what.split())
    return tuple(given(text, start) for text in said)


def _titled_now(words: Words) -> Words:
    """Read "I see Dr Lindqvist these days" as whom somebody sees for good."""
    words = strip_punctuation(words)
    lows = [w.low for w in words]
    ends = lows[-2:] == ["these", "days"] or lows[-1:] == ["nowadays"]
    if not ends or lows[:2] != ["i", "see"] or lows[2] not in {"dr", "dr.", "doctor"}:
        return ()
    name = words[3 : -2 if lows[-1] == "days" else -1]
    if not name or not all(map(is_name, name)) or name[-1].low in _UNNAMED:
        return ()
    start = words[0].start
    mine = given("my", start), given("doctor", start), given("is", start)
    return (*mine, words[2], *name, given("now", name[-1].end + 1))


_UNNAMED = frozenset({"who", "no", "what"})

_TEAMS = word_set("project team tech squad shift engineering design product sprint release")
_LEADS = word_set("lead leader manager coordinator head")


def _took_over_as(words: Words) -> Words:
    """Read "Owen took over as project lead" as who leads the speaker's project now."""
    lows = [w.low for w in words]
    verb = 1 + (lows[1] in {"has", "'s", "is"})
    as_at = verb + 2
    if not is_name(words[0]) or lows[verb] not in {"took", "taken", "taking"}:
        return ()
    if lows[verb + 1 : as_at + 1] != ["over", "as"]:
        return ()
    post = words[as_at + 1 :]
    own = bool(post) and post[0].low in {"my", "our"}
    post = post[1:] if post and post[0].low in {"my", "our", "the"} else post
    end = next((k for k, w in enumerate(post) if w.low in _LEADS), -1)
    behind = post[end + 1].low if end + 1 < len(post) else ","
    ours = own or (
        end > 0 and post[0].low in _TEAMS and (post[0].low != "team" or post[end].low == "lead")
    )
    if not 0 <= end < 3 or not ours:
        return ()
    if behind not in PUNCTUATION | _POST_ENDS:
        return ()
    start = words[0].start
    spot = post[end].end + 1
    return (
        given("our", start),
        *post[: end + 1],
        given("is", spot),
        words[0]._replace(start=spot, end=spot - 1),
    )


_POST_ENDS = PREPOSITIONS - {"of", "at", "for", "in", "during"} | {
    "when",
    "now",
    "because",
    "last",
    "this",
}

_MET = word_set("retro retrospective meeting standup stand-up planning review offsite kickoff sync")


def _agreed_at(words: Words) -> Words:
    """Read "we've agreed at the retro that ..." without where it was agreed."""
    lows = [w.low for w in words]
    verb = next((k for k in (1, 2, 3) if k < len(lows) and lows[k] in {"agreed", "decided"}), 0)
    if not verb or len(lows) < verb + 7 or lows[0] not in {"we", "our"}:
        return ()
    met = lows[verb + 1] in {"at", "in", "during"} and lows[verb + 2] in {"the", "our"}
    if not met or lows[verb + 3] not in _MET or lows[verb + 4] not in {"that", "to"}:
        return ()
    return (*words[: verb + 1], *words[verb + 4 :])


_MASTERWORKS = word_set("thesis dissertation habilitation")
_LET_GO = (("handed", "in"), ("turned", "in"), ("submitted",))


def _done_with(words: Words) -> Words:
    """Give "handed in the thesis yesterday" the "I" that it leaves out."""
    lows = [w.low for w in words]
    at = next((len(p) for p in _LET_GO if tuple(lows[: len(p)]) == p), 0)
    end = next((k for k in range(at + 1, min(at + 4, len(lows))) if lows[k] in _MASTERWORKS), 0)
    if not at or not end or lows[at] not in {"the", "my"}:
        return ()
    mine = words[at]._replace(text="my", low="my")
    said = (words[0]._replace(text=lows[0]), *words[1:at], mine, *words[at + 1 :])
    return (given("I", words[0].start), *said)


_NOW: tuple[Callable[[Words], Words], ...] = (
    _going_since, _at_the_office, _this_time_to, _came_by_a_job, _back_on, _still_on, _cut_down_to, _gone_back_to, _agreed_at, _doing_again, _club_reads, _down_to,
    _traded_for, _since_my_last, _titled_now, _took_over_as, _done_with,
)  # fmt: skip


def as_it_is_now(words: Words) -> Words:
    """Give what a clause about a change says of now, as the table reads it; else ()."""
    if len(words) < WORDS_MIN:
        return ()
    return next((found for construction in _NOW if (found := construction(words))), ())


WORDS_MIN = 4
"""The shortest clause that tells a change, in words: "I'm smoking again"."""

__all__ = ["as_it_is_now"]
