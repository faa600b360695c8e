"""Why a clause in the first person lasts no longer than the talk: the closed reasons.

`formation@11` takes what somebody says of themselves whatever its verb and its nouns are,
and refuses by reason: it points into the conversation, it is about the conversation, it is
the work at hand, or it is of today. What gives a clause a life beyond today (how often, how
long, at what rate, in which trade) outweighs the work at hand, and never the other three.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.clauses import Predicate
from mnemic.memory.formation.grammar.lexicon import (
    DAY_PARTS,
    DAY_WORDS,
    MENTAL_VERBS,
    MONTHS,
    PERIODS,
    PERIODS_PLURAL,
    TECH,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    frequency_at,
    has_frequency,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import (
    CONJUNCTIONS,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

REST_WORDS_MAX = 24
"""Longest complement that is taken whole, in words."""

_TODAY = word_set("today tonight tomorrow yesterday")
_THIS_MOMENT = (
    ("right", "now"), ("just", "now"), ("this", "morning"), ("this", "afternoon"), ("this", "evening"),
    ("last", "night"), ("the", "moment"), ("a", "minute"), ("a", "sec"), ("a", "second"), ("so", "far"),
    ("an", "hour", "ago"), ("earlier",),   ("again", "and"), ("next", "step"),
)  # fmt: skip
TALK_NOUNS = word_set(
    """question problem issue error point thought doubt suggestion favour favor request guess feeling sense
    answer option example version draft paragraph sentence essay text message reply response title line
    chart image screenshot link url prompt bug script output input exception trace log loop variable string
    array equation exercise homework trouble advice feedback update attempt go info information conclusion
    explanation summary step clue word help notice"""
)
"""What the talk itself is made of."""

WORK_NOUNS = word_set(
    """script command code program query function method class endpoint file test build image button request
    error loop variable container server instance migration form log api call value output input branch commit
    pr array object json csv parameter event result package response token terminal console cursor tab button
    toggle checkbox menu formula cell column row field dialog popup window wizard constructor callback regex
    compiler interpreter repo config module import component div node template macro snippet version doc docs documentation manual tutorial readme login screen"""
)
"""What is handled at a desk and forgotten."""

MIND_VERBS = (MENTAL_VERBS - {"trust", "keep"}) | word_set(
    """say tell ask think hear notice wonder hope wish guess mean know understand agree believe suppose assume
    expect doubt remember realise realize appreciate apologise apologize thank swear admit promise bet mind
    suspect recall reckon see look sound seem appear feel figure imagine joke kid lie digress concede accept
    gather presume beg insist confess confirm decide love like hate prefer want need be have follow"""
)
"""Verbs of the conversation: in the present they tell what is in somebody's mind just now."""

HAND_VERBS = word_set(
    """click press type paste copy select scroll drag open close save load compile deploy install uninstall
    restart reboot reset debug import export call pass return commit push pull merge clone fetch print parse
    upload download delete remove add insert move put set turn switch change edit rename replace try test
    check enter hit twist plug unplug pour stir flip tap swipe tighten loosen unscrew screw attach
    connect disconnect slide rotate format convert compare calculate count scan search compute render reload
    refresh submit send point show write read find get give take make let go come log head bring keep stop start begin
    end finish use run follow wait sit stand happen miss break crash fail receive reproduce reach lose pick
    choose shut leave throw drop adjust apply assign define declare initialise initialize iterate join query
    sort filter wrap zip extract highlight crop rinse drain chop mix heat whisk"""
)
"""Verbs of single steps: in the present they mostly narrate what is done at the moment."""

_UNITS = (
    PERIODS
    | PERIODS_PLURAL
    | DAY_WORDS
    | DAY_PARTS
    | word_set(
        "minute minutes hour hours person head metre meter mile kilo kilometre piece unit session lesson word page km kg term season shift visit job"
    )
)
_TRADE = word_set(
    """freelance professionally part-time full-time commercially privately voluntarily locally exclusively
    mainly mostly primarily solo"""
)
_NIGHTS = word_set(
    "weeknights weeknight schooldays weekdays weekends mornings evenings afternoons nights termtime term-time alternate"
)
_HABITUAL = word_set(
    """usually always often regularly normally generally typically mostly mainly sometimes rarely seldom
    hardly occasionally frequently never only primarily exclusively daily weekly"""
)


def is_passing(predicate: Predicate) -> bool:
    """Tell whether a clause belongs to the conversation, to the work at hand, or to today."""
    group, comp = predicate.verb, predicate.comp
    if group.hedged or len(comp) > REST_WORDS_MAX:
        return True
    return (
        points_away(comp)
        or is_of_today(comp + predicate.front)
        or is_of_talk(comp)
        or (is_at_hand(comp) and not abides(predicate))
    )


def points_away(comp: Words) -> bool:
    """Tell whether any phrase of a complement points into the conversation."""
    comp = _without_weather(comp)
    if tuple(w.low for w in comp[-5:-1]) == ("the", "rest", "of", "the"):
        # "in the clinic the rest of the week" points at no rest of what was said.
        comp = comp[:-5]
    seen_to = has_frequency(comp)
    return deictic(comp) or any(
        points(p) for p in _phrases(comp) if not (seen_to and is_seen_to(p))
    )


def is_seen_to(phrase: Words) -> bool:
    """Tell whether a phrase names what is seen to by a schedule: "the logs every Sunday"."""
    return len(phrase) > 1 and phrase[0].low == "the" and noun_lemma(phrase[1].low) in _SEEN_TO


_SEEN_TO = word_set("log data datum test setting parameter result code")


def _without_weather(comp: Words) -> Words:
    """Drop the `it` that points at nothing: "when it rains", and the trade that IT is."""
    return tuple(
        w
        for i, w in enumerate(comp)
        if not (
            w.text == "IT"
            or (w.low == "it" and any(x.low in _WEATHER for x in comp[i + 1 : i + 4]))
        )
    )


_WEATHER = word_set(
    """rains rain raining snows snow snowing hot cold dark freezing freezes warm humid wet windy sunny late early
    busy quiet light icy"""
)


def _phrases(comp: Words) -> list[Words]:
    out: list[Words] = []
    start = 0
    for i, word in enumerate(comp):
        if word.low in {"to", "with", "for", "in", "on", "at", "about", "from", "of", "by", "than"}:
            out.append(comp[start:i])
            start = i + 1
    out.append(comp[start:])
    out = [
        p
        for p in out
        if p and not _is_self(p) and tuple(w.low for w in p) not in _EDGES and not _is_nth_year(p)
    ]
    if not _LENGTHS.isdisjoint(w.low for w in comp):
        # "the same firm for twenty years" is no other than the one named.
        out = [p for p in out if tuple(w.low for w in p[:2]) != ("the", "same")]
    open_ended = len(out) > 1
    return [p for p in out if not (open_ended and len(p) == 1 and p[0].low in _OPEN)]


def _is_nth_year(words: Words) -> bool:
    """Tell whether "the second year" is one of a course: it points at nothing."""
    return (
        len(words) == 3
        and words[0].low == "the"
        and words[1].low in _NTH
        and words[2].low in PERIODS
    )


_NTH = word_set("first second third fourth fifth sixth final last")

_EDGES = frozenset(
    {
        ("the", "end"),
        ("the", "start"),
        ("the", "beginning"),
        ("the", "middle"),
        ("the", "turn"),
        ("the", "rest"),
    }
)
"""What time and what stock is parted by points nowhere: "at the end of 2026"."""

_LENGTHS = frozenset({"years", "months", "since", "decades"})
_OPEN = frozenset(
    {"anything", "everything", "anyone", "nothing", "something", "all", "none", "both", "everyone"}
)


def _is_self(words: Words) -> bool:
    """Tell whether a phrase is only the speaker, who points at nobody else."""
    return words[0].low in {"me", "us", "myself", "all", "both", "none", "anything", "everything", "anyone", "nothing", "something"} and (
        words[0].low in {"me", "us", "myself"} or len(words) > 1
    )  # fmt: skip


def is_of_today(words: Words) -> bool:
    """Tell whether a time says that it is over with the day."""
    lows = tuple(w.low for w in words)
    if not _TODAY.isdisjoint(lows) or lows[-1:] in {("above",), ("below",)}:
        return True
    return any(
        lows[i : i + len(t)] == t and not _is_ordinal(words, i + len(t))
        for t in _THIS_MOMENT
        for i in range(len(lows))
    )


def _is_ordinal(words: Words, i: int) -> bool:
    """Tell whether "a second" counts what follows: "a second food truck"."""
    return (
        words[i - 1].low == "second"
        and i < len(words)
        and words[i].low.isalpha()
        and words[i].low not in PREPOSITIONS | CONJUNCTIONS
    )


def is_of_talk(comp: Words) -> bool:
    """Tell whether the object is a piece of the talk, or what fails: a draft, a timeout."""
    core = strip_determiner(_before_rate(comp[: phrase_end(comp, 0)] or comp))
    if core and noun_lemma(core[-1].low) in TALK_NOUNS | _VAGUE and not again(comp):
        return True
    return any(noun_lemma(w.low) in FAILURES or _CODED.match(w.text) for w in comp)


def _before_rate(core: Words) -> Words:
    """Leave out the unit that a price is for: "9 cents a word" tells of no word."""
    at = next((i for i in range(1, len(core) - 1) if core[i].low in {"a", "an", "per"}), 0)
    rated = at and core[at + 1].low in _UNITS and _is_amount(core[:at])
    return core[:at] if rated else core


_VAGUE = word_set("thing stuff lot bit")
FAILURES = word_set(
    "error timeout warning exception failure crash traceback segfault bug glitch mismatch deadlock 404 500 403 401 502 503"
)
_CODED = re.compile(r"\w+_\w+\Z|\w+\(|[A-Z]\w+(?:Error|Exception)\Z")


def is_at_hand(comp: Words) -> bool:
    """Tell whether an object is of the work at hand."""
    return any(
        noun_lemma(w.low) in WORK_NOUNS and not _is_permit(comp, i) for i, w in enumerate(comp)
    )


def _is_permit(comp: Words, i: int) -> bool:
    """Tell whether "PR" is a permanent residence here: "my PR card"."""
    behind = comp[i + 1].low if i + 1 < len(comp) else ""
    if (
        comp[i].low == "classes"
        and i
        and comp[i - 1].low not in TECH | {"the", "my", "these", "css"}
    ):
        # "my yoga classes" are held, and not written.
        return True
    return comp[i].low == "pr" and behind in {"card", "status", "application", "visa"}


def abides(predicate: Predicate) -> bool:
    """Tell whether a clause says how often, how long, at what rate or in which trade."""
    comp, front = predicate.comp, predicate.front
    if not _HABITUAL.isdisjoint(predicate.verb.adverbs) or predicate.verb.never:
        return True
    return recurring(comp) or recurring(front)


def recurring(words: Words) -> bool:
    """Tell whether a phrase of some regularity stands anywhere in `words`."""
    return again(words) or _at_hours(words)


def again(words: Words) -> bool:
    """Tell whether a time, a rate or a trade is told that goes on: "every", "45 an hour"."""
    if any(frequency_at(words, i) and not _is_adjective(words, i) for i in range(len(words))):
        return True
    lows = tuple(w.low for w in words)
    for i, low in enumerate(lows):
        after = lows[i + 1 : i + 4]
        if (
            low in _TRADE
            or low in _NIGHTS
            or (low in {"since", "whenever", "every", "each"} and after)
        ):
            return True
        if low in {"a", "an", "per"} and after[:1] and after[0] in _UNITS and _is_amount(words[:i]):
            return True
        if low == "by" and after[:1] == ("the",) and after[1:2] and after[1] in _UNITS:
            return True
        if after[:2] == ("a", "living") and low == "for":
            return True
        if (
            low == "of"
            and after[:1] in {("the",), ("each",), ("every",)}
            and after[1:2]
            and after[1] in PERIODS
        ):
            return True
        if (
            low in {"on", "by"}
            and after[:1] == ("the",)
            and after[1:2]
            and _ORDINAL.match(after[1])
        ):
            return True
    return False


_ORDINAL = re.compile(r"\d{1,2}(?:st|nd|rd|th)\Z")
_ADJECTIVES = word_set("daily weekly monthly yearly nightly regular annual")


def _is_adjective(words: Words, i: int) -> bool:
    """Tell whether "weekly" belongs to a noun: "a weekly plan" is one plan."""
    if words[i].low not in _ADJECTIVES or i + 1 >= len(words):
        return False
    return words[i + 1].low not in PREPOSITIONS | CONJUNCTIONS | {",", "."}


def _at_hours(words: Words) -> bool:
    """Tell whether an hour is told: "until two", "at six", "before breakfast"."""
    lows = tuple(w.low for w in words)
    return any(
        low in {"for", "until", "till", "from", "at", "by", "before", "after"}
        and _is_clock(lows[i + 1 : i + 4])
        for i, low in enumerate(lows)
    )


def keeps_on(predicate: Predicate) -> bool:
    """Tell whether a clause says that it comes again, and not only at what hour."""
    if not _HABITUAL.isdisjoint(predicate.verb.adverbs) or predicate.verb.never:
        return True
    return again(predicate.comp) or again(predicate.front)


def _is_amount(words: Words) -> bool:
    return any(w.low in NUMBERS or w.low[0].isdecimal() or w.text[0] in "€$£" for w in words[-3:])


def _is_clock(after: tuple[str, ...]) -> bool:
    """Tell whether an hour, a length of time or a part of the day follows."""
    if not after:
        return False
    if after[0] in {"noon", "midnight", "dawn", "dusk", "lunchtime", "breakfast", "lunch", "dinner", "bed", "work", "school"}:  # fmt: skip
        return True
    timed = after[0][0].isdecimal() or after[0] in NUMBERS
    rest = set(after[1:3])
    return timed and (
        len(after) == 1
        or bool(rest & (PERIODS | PERIODS_PLURAL | DAY_PARTS | {"am", "pm", "o'clock", "in", "on", "every", "and", "to", "sharp", "most"}))
        or after[0].endswith(("am", "pm"))
        or ":" in after[0]
    )  # fmt: skip


def lasting_object(core: Words) -> bool:
    """Tell whether an object is a kind, a number or a name, and not one thing at hand."""
    if not core:
        return False
    first = core[0]
    head = core[max(0, phrase_end(core, 0) - 1)].low
    return (
        first.low in NUMBERS | {"a", "an", "my", "our", "no", "several", "many", "most", "all", "every", "over", "about", "around", "both", "half"}
        or first.low[0].isdecimal()
        or is_name(first)
        or noun_lemma(head) != head
        or any(is_name(w) for w in core)
    )  # fmt: skip


def is_single(core: Words) -> bool:
    """Tell whether an object is one thing at hand: "the valve", "that one"; "the boys" are people."""
    if not core or core[0].low not in {"the", "that", "this"} or any(map(is_name, core)):
        return False
    head = core[max(0, phrase_end(core, 0) - 1)].low
    return core[0].low != "the" or tie_class(head) not in _AT_HOME


_AT_HOME = word_set("child son daughter grandchild twin dog cat")


def is_dated(words: Words) -> bool:
    """Tell whether a past time is named that is farther off than weeks."""
    lows = tuple(w.low for w in words)
    for i, low in enumerate(lows):
        after = lows[i + 1 : i + 3]
        if len(low) == 4 and low.isdecimal() and low[:2] in {"19", "20"}:
            return True
        if low in MONTHS - {"may", "march", "mar", "sun", "dec", "sat"} or (
            low in {"may", "march"}
            and i
            and lows[i - 1] in {"in", "since", "last", "of", "early", "late", "this"}
        ):
            return True
        if low == "last" and after and after[0] in _SEASONS:
            return True
        if low in _LIFE_STAGES:
            return True
        if low == "ago" and i and lows[i - 1] in {"years", "year", "months", "month", "decades"}:
            return True
        if low == "after" and {"years", "months", "decades"} & set(lows[i + 1 : i + 5]):
            return True
        if low in {"at", "aged", "age"} and _is_age(after):
            return True
    return False


_SEASONS = word_set("year month summer winter spring autumn fall christmas easter season term")
_LIFE_STAGES = word_set(
    """childhood college university uni school kid child teenager teens twenties thirties forties fifties sixties
    apprenticeship decades boyhood girlhood student pregnancy lockdown pandemic"""
)


def _is_age(after: tuple[str, ...]) -> bool:
    if not after:
        return False
    word = after[1] if after[0] == "of" and len(after) > 1 else after[0]
    return (word.isdecimal() and 3 < int(word) < 100) or word in NUMBERS - {"one", "two", "three"}


def is_kind(core: Words) -> bool:
    """Tell whether an object names a kind of thing: no article, or "a", and nothing pointed at."""
    return bool(core) and core[0].low not in DETERMINERS - {
        "a",
        "an",
        "no",
        "any",
        "all",
        "both",
    } | {"that"}


def core_of(predicate: Predicate) -> Words:
    """Give the complement up to its first time or reason."""
    return until_time(predicate.comp)


def opens_with_verb(words: Words) -> str:
    """Give the lemma of "to fly" or "flying" at the head of `words`, else ""."""
    if not words:
        return ""
    if words[0].low == "to" and len(words) > 1 and verb_lemma(words[1].low) == words[1].low:
        return words[1].low
    low = words[0].low
    return (verb_lemma(low) or "") if low.endswith("ing") and low not in PREPOSITIONS else ""
