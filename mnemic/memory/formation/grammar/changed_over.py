"""What was changed over to something, put as what holds now: each gives () for all else (`formation@11`).

"Moved all my notes over to Obsidian" tells where they are kept, "my doctor put me up to 100 mg of
sertraline" what is taken, and "they put my rent up, it's 985 euros now" what the rent is.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS, TECH
from mnemic.memory.formation.grammar.medicine_names import EVERYDAY, NAMED
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    strip_punctuation,
    time_at,
    until_time,
)
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
)
from mnemic.memory.formation.wordlists import word_set


def changed_over(words: Words) -> Words:
    """Give what a clause about a change says of now, as the table reads it; else ()."""
    lows = [w.low for w in words if w.text != "May"]
    if len(lows) < WORDS_MIN or not _UNREAL.isdisjoint(lows):
        return ()
    return (
        _moved_over(words)
        or _put_up_to(words)
        or _dose_raised(words)
        or _costs_now(words)
        or _wearing_again(words)
    )


WORDS_MIN = 5
"""The shortest clause that tells a change, in words: "moved my notes to Obsidian"."""

_UNREAL = MODALS | word_set(
    "n't not never if might almost nearly want wanted plan planning going ?"
)
_HAVING = word_set("have 've has 's just finally recently now already since also")

_RECORDS = word_set(
    """note photo picture recipe password bookmark contact task todo to-do calendar journal diary playlist music
    document file blog newsletter repo repository project code email mail podcast library collection budget
    invoice flashcard habit reading ticket wiki"""
)
"""What is kept in a program or with a service."""


def _moved_over(words: Words) -> Words:
    """Read "I've moved all my notes over to Obsidian" as keeping them there now."""
    lows = [w.low for w in words]
    at = next((k for k, low in enumerate(lows) if low not in _HAVING | {"i"}), 0)
    if lows[at] not in {"moved", "migrated", "transferred"} or len(lows) < at + 4:
        return ()
    whole = lows[at + 1] in {"all", "everything"}
    noun = at + 1 + whole + (lows[at + 2] == "of")
    to = next((k for k in range(noun + 2, min(noun + 6, len(lows) - 1)) if lows[k] == "to"), 0)
    over = bool(to) and lows[to - 1] == "over"
    what = words[noun : to - over] if to else ()
    if lows[at + 1] == "everything" and lows[at + 2 : at + 3] == ["to"]:
        return _everything_in(words, at + 1)
    if len(what) < OWNED_MIN or what[0].low != "my" or noun_lemma(what[-1].low) not in _RECORDS:
        return ()
    if not (whole or over) or any(w.low in PREPOSITIONS | PUNCTUATION for w in what):
        return ()
    end = next((k for k in range(to + 1, len(words)) if not is_name(words[k])), len(words))
    behind = words[end:]
    bare = not behind or behind[0].low in PUNCTUATION | _ENDS or bool(time_at(behind, 0))
    if end == to + 1 or not bare:
        return ()
    start = words[at].start
    keep = (given("I", start)._replace(low="i"), given("keep", start))
    every = (given("all", start),) if whole else ()
    spot = words[end - 1].end + 1
    where = (given("in", words[to].start), *words[to + 1 : end], given("now", spot))
    return (*keep, *every, *what, *where)


def _everything_in(words: Words, at: int) -> Words:
    """Read "I moved everything to Obsidian over the holidays" as keeping it there now."""
    tool = words[at + 2 : at + 3]
    if not tool or tool[0].low not in TECH:
        return ()
    start, spot = words[at].start, tool[0].end + 1
    keep = (given("I", start)._replace(low="i"), given("keep", start), words[at])
    return (*keep, given("in", start), *tool, given("now", spot))


OWNED_MIN = 2
"""How many words somebody's thing has at least: "my notes"."""

_ENDS = word_set("because so and but since as after which")

_STEPPED = word_set(
    "put moved bumped upped took taken stepped increased raised brought dropped switched"
)
_RAISED = word_set("upped raised increased lowered reduced cut dropped bumped doubled halved")
_ALONG = word_set("up down back")
_PRESCRIBERS = word_set(
    "doctor gp psychiatrist consultant cardiologist neurologist nurse specialist endocrinologist they he she"
)
_UNITS = word_set("mg mcg g ml µg ug iu unit units milligrams micrograms grams")
_GLUED = re.compile(r"\d[\d.,]*(?:mg|mcg|g|ml|µg|ug|iu)\Z")


def _put_up_to(words: Words) -> Words:
    """Read "my doctor put me up to 100 mg of sertraline" as taking so much of it now."""
    lows = [w.low for w in words]
    me = lows.index("me") if "me" in lows[2:7] else 0
    if not me or lows[me - 1] not in _STEPPED or lows[me + 1 : me + 2] == []:
        return ()
    to = me + 1 + (lows[me + 1] in _ALONG)
    who = [low for low in lows[: me - 1] if low not in _HAVING]
    prescribed = bool(who) and who[-1] in _PRESCRIBERS and len(who) <= PRESCRIBER_WORDS_MAX
    if to == me + 1 or not prescribed or lows[to : to + 1] not in (["to"], ["onto"]):
        return ()
    taken = strip_punctuation(until_time(words[to + 1 :]))
    dose = _dose_end(taken)
    if not dose or lows[to + 1 + dose] != "of" or not _is_medicine(taken[dose + 1 :]):
        return ()
    return _take(words, taken)


PRESCRIBER_WORDS_MAX = 3
"""Longest name of who prescribes, in words: "my new psychiatrist"."""


def _dose_raised(words: Words) -> Words:
    """Read "the doctor upped my sertraline to 100 mg" as taking so much of it now."""
    lows = [w.low for w in words]
    my = lows.index("my", 1) if "my" in lows[1:7] else 0
    if not my or lows[my - 1] not in _RAISED:
        return ()
    who = [low for low in lows[: my - 1] if low not in _HAVING]
    if not who or who[-1] not in _PRESCRIBERS | {"i"} or len(who) > PRESCRIBER_WORDS_MAX:
        return ()
    to = next((k for k in range(my + 2, min(my + 5, len(lows) - 1)) if lows[k] == "to"), 0)
    what = words[my + 1 : to]
    if what and what[-1].low in {"dose", "dosage"}:
        what = what[:-1]
    amount = strip_punctuation(until_time(words[to + 1 :]))
    dose = _dose_end(amount)
    if not to or not dose or dose != len(amount) or not _is_medicine(what):
        return ()
    spot = amount[-1].end + 1
    return _take(words, (*amount, given("of", spot), *_at(what, spot)))


def _dose_end(words: Words) -> int:
    """Give how many words a dose has that words open on: "100 mg"; 0 for none."""
    if not words or not words[0].low[0].isdecimal():
        return 0
    if _GLUED.match(words[0].low):
        return 1
    return 2 if len(words) > 1 and words[1].low in _UNITS else 0


def _is_medicine(words: Words) -> bool:
    if len(words) != 1:
        return False
    low = words[0].low
    return NAMED.match(low) is not None or noun_lemma(low) in EVERYDAY


def _take(words: Words, taken: Words) -> Words:
    start = words[0].start
    take = (given("I", start)._replace(low="i"), given("take", start))
    return (*take, *taken, given("now", taken[-1].end + 1))


def _at(words: Words, spot: int) -> Words:
    return tuple(given(w.text, spot) for w in words)


_SUMS = word_set(
    "rent mortgage salary wage wages pay allowance pension premium tuition fee commission stipend"
)
"""What somebody pays or is paid, which is theirs behind "the" too."""


def _costs_now(words: Words) -> Words:
    """Read "they put the rent up to 950" as what the rent is now."""
    words = strip_punctuation(words)
    lows = [w.low for w in words]
    at = next((k for k in range(1, min(5, len(lows))) if lows[k] in _RAISES), 0)
    if not at or lows[0] != "they" or lows[at + 1 : at + 2] not in (["my"], ["our"], ["the"]):
        return ()
    noun = at + 2
    if noun_lemma(lows[noun]) not in _SUMS and lows[noun] not in _SUMS:
        return ()
    to = noun + 1 + (lows[noun + 1] in _ALONG)
    value = until_time(words[to + 1 :])
    sum_ = "".join(w.low for w in value[:2]).lstrip("£$€")
    if lows[to] != "to" or not value or not sum_[:1].isdecimal():
        return ()
    start, end = words[0].start, value[-1].end + 1
    own = "our" if lows[at + 1] == "our" else "my"
    is_now = given("is", start)
    return (given(own, start), given(lows[noun], start), is_now, *value, given("now", end))


_WORN = word_set(
    """glasses lenses contacts brace braces retainer splint insole insoles orthotics aid aids sling wig truss
    stockings"""
)


def _wearing_again(words: Words) -> Words:
    """Read "I'm wearing contact lenses again" as wearing them again."""
    words = strip_punctuation(words)
    lows = [w.low for w in words]
    at = 2 + (lows[2] in {"back", "now"})
    if lows[0] != "i" or lows[1] not in {"'m", "am"} or lows[at] != "wearing":
        return ()
    worn = next((k for k in range(at + 1, min(at + 5, len(lows))) if lows[k] in _WORN), 0)
    if not worn or lows[worn + 1 :] != ["again"]:
        return ()
    return (words[0], words[at]._replace(text="wear", low="wear"), *words[at + 1 : worn + 2])


_RAISES = word_set(
    "put raised increased lowered reduced cut hiked bumped dropped upped changed moved extended shortened"
)
_NEW_NOW = word_set("now from nowadays instead")
_AGAIN = _ALONG | word_set("again")


def raised(words: Words) -> Words:
    """Give "my rent" of "the landlord has put my rent up": what somebody changed and may tell anew."""
    words = strip_punctuation(words)
    lows = [w.low for w in words]
    my = next((k for k in range(1, min(len(lows), 7)) if lows[k] in {"my", "our"}), 0)
    if not my or lows[my - 1] not in _RAISES or not _UNREAL.isdisjoint(lows):
        return ()
    noun = until_time(words[my + 1 :])
    while noun and noun[-1].low in _AGAIN:
        noun = noun[:-1]
    if not 1 <= len(noun) <= NOUN_WORDS_MAX or noun_lemma(noun[-1].low) != noun[-1].low:
        return ()
    if any(w.low in PREPOSITIONS | PUNCTUATION | BE for w in noun):
        return ()
    return (words[my], *noun)


NOUN_WORDS_MAX = 3
"""Longest name of what was changed, in words."""

_SWITCHED = word_set("switched changed swapped")
_SERVING = word_set(
    """bank gym school college university uni phone broadband provider insurer carrier network editor browser employer
    team church nursery shift major degree"""
)
_STUDIED = frozenset({"major", "degree"})


_WHILE = word_set("over during in at before after")


def switched(words: Words) -> Words:
    """Give "my bank" of "I switched banks": of what one has one, and may tell which it is now."""
    lows = [w.low for w in strip_punctuation(until_time(words))]
    at = next((k for k, low in enumerate(lows) if low not in _HAVING | {"i"}), 0)
    lows = lows[: next((k for k, low in enumerate(lows) if low in _WHILE), len(lows))]
    own = lows[at + 1 : at + 2] == ["my"]
    noun = lows[at + 1 + own :]
    if not at or lows[at] not in _SWITCHED or len(noun) != 1 or "i" not in lows[:at]:
        return ()
    one = noun_lemma(noun[0])
    if (one == noun[0]) is not own or one not in _SERVING | OCCUPATIONS:
        return ()
    start = words[0].start
    return (given("my", start), given(one, start))


def is_told_anew(noun: Words, value: Words) -> bool:
    """Tell whether a value is what a changed thing is now: "985 euros from this month"."""
    exact = value[0].low[0].isdecimal() or is_name(value[0]) or value[0].low in {"at", "on"}
    studied = noun[-1].low in _STUDIED and value[0].low not in _VERDICTS
    says_now = not _NEW_NOW.isdisjoint(w.low for w in value)
    return says_now and (exact or studied)


_VERDICTS = word_set(
    "better worse great good fine hard harder easier fun lovely tough busy amazing much so way more less"
)


_MET = word_set(
    "with by to for see saw meet met call called ask asked email text phone seeing meeting"
)


def who_is_mine(words: Words, before: Words) -> Words:
    """Read "she's my dentist" behind "it's with Dr. Lindqvist" as who the dentist is."""
    before = strip_punctuation(before)
    begin = len(before)
    while begin and is_name(before[begin - 1]):
        begin -= 1
    name, front = before[begin:], before[:begin]
    if len(words) < WHO_WORDS_MIN or not name or not front or front[-1].low not in _MET:
        return words
    if words[1].low not in {"is", "'s"} or words[2].low not in {"my", "our"}:
        return words
    role = words[3].low
    if role in {"new", "old"}:
        role = words[4].low if len(words) > WHO_WORDS_MIN else ""
    another = any(tie_class(w.low) or (is_name(w) and k) for k, w in enumerate(front))
    if another or not (role in OCCUPATIONS or tie_class(role)):
        return words
    start = words[0].start
    verb = words[1]._replace(text="is", low="is")
    return (*_at(name, start), verb, *words[2:])


WHO_WORDS_MIN = 4
"""How many words "she's my dentist" has."""

__all__ = ["changed_over", "is_told_anew", "raised", "switched", "who_is_mine"]
