"""Clauses of `formation@11` turned so that the table reads them: late and long subjects, asides."""

from __future__ import annotations

from mnemic.memory.formation.grammar.clauses import Predicate
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    strip_punctuation,
    time_at,
)
from mnemic.memory.formation.grammar.subjects import (
    SELF,
    Mention,
    Subject,
    Who,
    kin_class,
    read_subject,
)
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup, read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.rendering import say_words
from mnemic.memory.formation.wordlists import word_set

LATE_WORDS_MAX = 9
"""How many words may stand before the subject of a clause."""

_CLOSED = word_set(
    """if unless suppose imagine who whom whose which that because whether you your he she they them someone
    people says said told asks asked wrote thinks everyone nobody anyone what how why where he's she's"""
)


_FICTIONS = word_set(
    """play novel story book film movie game dream dreams campaign script screenplay show scene chapter poem song fantasy
    universe world nightmare comic manga episode sketch scenario"""
)
_WHEN = frozenset({"when", "whenever", "while", "until", "after", "before", "once", "where"})


def late(words: Words) -> Words:
    """Give a clause from its subject on, where something unread stands before it; else ().

    "end of every month I'm swamped" is about what comes again at the end of a month; a time
    that stood in front goes behind.
    """
    if words[0].low in _SHARES and len(words) > 1 and words[1].low in {"my", "our", "of"}:
        return ()
    for j in range(1, min(len(words) - 1, LATE_WORDS_MAX)):
        low = words[j].low
        if words[j - 1].low in _WHEN:
            return ()
        if low in _CLOSED or words[j - 1].low in _CLOSED:
            return ()
        if low not in {"i", "we", "my", "our"}:
            continue
        if words[j - 1].low in _SHARES and low in {"my", "our"}:
            return words[j - 1 :]
        found = read_subject(words, j, _NOBODY)
        if found is None or read_verb(words, found[1], found[0]) is None:
            if low in {"i", "we"}:
                return ()
            continue
        return _fronted(words, j)
    return ()


def _fronted(words: Words, j: int) -> Words:
    """Put what stands before the subject at `j` behind its clause; () where it is no front."""
    low, front = words[j].low, strip_punctuation(words[:j])
    when = next((front[k:] for k in range(len(front)) if time_at(front, k)), ())
    placed = low in {"my", "our"} and j > 1 and words[j - 1].low in PREPOSITIONS | {"of"}
    rest = _is_rest(front)
    if placed or (_is_named_by(front, words[j - 1], low) and not when and not rest):
        # "lunches at our school must be halal" is about the lunches.
        return ()
    if any(w.low in _FICTIONS for w in front) or front[0].low in _WHO:
        return ()
    if not when and rest:
        return (*words[j:], given("the", front[0].start), *front[-4:])
    if not when and front[0].low == "the" and front[-1].low in _SPANS:
        the = front[0]._replace(text="the", low="the")
        when = (given("on", front[0].start), the, *front[1:])
    return words[j:] + _behind(front, when)


_SHARES = frozenset({"half", "most", "part", "some", "none", "all", "much"})
"""A share of something is no front: "half my income is knife making"."""


def _is_named_by(front: Words, before: Word, low: str) -> bool:
    """Tell whether "I" only says which thing is meant: "these tablets I'm on make me dizzy"."""
    pointed = bool(front) and front[0].low in {"the", "these", "this", "those", "that", "my", "our"}
    return pointed and low in {"i", "we"} and before.low not in PUNCTUATION


_WHO = word_set("i we he she they it you")
"""What stands in front is a clause of its own: "we went over to nights, I end up eating late"."""


def _is_rest(front: Words) -> bool:
    """Tell whether "the rest of the week" stands in front."""
    lows = [w.low for w in front[-4:]]
    return lows[:3] == ["rest", "of", "the"] and lows[3:] in (
        ["week"],
        ["time"],
        ["month"],
        ["year"],
    )


_SPANS = word_set("days nights week weeks weekends mornings evenings between")


def _behind(front: Words, when: Words) -> Words:
    if not when:
        return ()
    if front[0].low in {"end", "start", "beginning"} and len(front) <= len(when) + 2:
        at, the = front[0]._replace(text="at", low="at"), front[0]._replace(text="the", low="the")
        return (at, the, *front)
    first = when[0]
    if first.low in DAY_WORDS and first.low.endswith("days") and len(front) == len(when):
        return (given("on", first.start), *when)
    if first.low in DAY_WORDS | MONTHS:
        return when
    return (
        first._replace(
            text=first.text.lower() if not is_name(first) or first.start == 0 else first.text
        ),
        *when[1:],
    )


def where_i(words: Words) -> Words:
    """Read "... from Tbilisi where I've been living since 2020" as living in Tbilisi; else ()."""
    lows = [w.low for w in words]
    for i in range(2, len(lows) - 2):
        if lows[i] != "where" or lows[i + 1] not in {"i", "we"} or not is_name(words[i - 1]):
            continue
        at = next((k for k in range(i + 2, min(i + 6, len(lows))) if lows[k] in _DWELL), -1)
        if at < 0:
            return ()
        start = i - 1
        while start > 0 and is_name(words[start - 1]):
            start -= 1
        place = tuple(w for w in words[start:i] if w.low not in PUNCTUATION)
        return (*words[i + 1 : at + 1], given("in", words[at].end), *place, *words[at + 1 :])
    return ()


def off_to(words: Words) -> Words:
    """Give "I'm off to Lisbon for a conference on Friday" as going there; () without a place or a time."""
    lows = [w.low for w in words]
    at = next((k for k in (2, 3) if lows[k : k + 2] == ["off", "to"]), 0)
    if not at or lows[0] not in {"i", "we"} or lows[1] not in {"'m", "am", "'re", "are"}:
        return ()
    end = at + 2
    while end < len(words) and is_name(words[end]):
        end += 1
    behind = lows[end:]
    timed = any(time_at(words, k) for k in range(end, len(words)))
    if end == at + 2 or behind[:1] == ["'s"] or not timed or "now" in behind:
        return ()
    going = words[at]._replace(text="going", low="going")
    return (*words[:at], going, *words[at + 1 :])


def that_is_when(words: Words) -> Words:
    """Read "that's when I have dialysis", said of a day, as having it; else ()."""
    lows = tuple(w.low for w in words[:4])
    when = lows[:3] in {("that", "'s", "when"), ("that", "is", "when")} and lows[3:] in _MY_WHEN
    return words[3:] if when and len(words) > 5 else ()


_MY_WHEN = frozenset({("i",), ("we",), ("my",), ("our",)})
_DWELL = frozenset({"live", "lived", "living", "work", "study", "studied", "studying"})


def program(words: Words) -> tuple[Words, Words] | None:
    """Part "on week 4 of couch to 5k, I run ..." into the program one is on and the rest."""
    lows = [w.low for w in words[:4]]
    if (
        len(lows) < 4
        or lows[0] != "on"
        or lows[1] not in {"week", "day", "month", "phase"}
        or lows[3] != "of"
    ):
        return None
    cut = next((i for i in range(4, min(14, len(words))) if words[i].low == ","), 0)
    if not cut or cut + 1 >= len(words) or words[cut + 1].low not in {"i", "we"}:
        return None
    at = words[0].start
    return (given("I", at), given("'m", at), *words[:cut]), words[cut + 1 :]


def _first_own(words: Words) -> int:
    """Give where "my" or "our" opens a clause, -1 where something else is its subject."""
    for i in range(min(4, len(words))):
        if words[i].low in {"my", "our"}:
            return i
        if words[i].low not in ADVERBS | CONJUNCTIONS | PUNCTUATION | {
            "so",
            "because",
            "since",
            "well",
        }:
            return -1
    return -1


def closed_up(words: Words) -> Words:
    """Read "my locker at the pool is number 41" with its long subject as one word; () if none."""
    start = _first_own(words)
    if start < 0:
        return ()
    end = next(
        (i for i in range(start + 1, min(start + 5, len(words))) if words[i].low in _JOINING), -1
    )
    if end < start + 2 or end + 2 >= len(words):
        return ()
    stop = next(
        (k for k in range(end + 2, min(end + 7, len(words))) if words[k].low in _COPULAS), -1
    )
    if stop < 0 or any(w.low in _CLOSED | PUNCTUATION for w in words[start:stop]):
        return ()
    head = words[end - 1]
    timed = any(time_at(words, k) for k in range(end, stop)) or words[stop - 1].low in _TIMES
    said = say_words(words[end - 1 : end if timed else stop], SELF)
    noun = Word(said, head.low, head.start, words[stop - 1].end)
    return (*words[start : end - 1], noun, *words[stop:])


_TIMES = frozenset({"year", "month", "week", "summer", "winter", "spring", "autumn", "season"})
_JOINING = word_set("for at in on from with under near behind outside")
_COPULAS = word_set("is are has have 's runs needs takes costs starts ends was lives sits")


def without_here(words: Words) -> Words:
    """Give "I'd rather use pytest" of "... pytest in this repo": the place is the scope; else ()."""
    lows = [w.low for w in words]
    for i in range(3, len(lows) - 2):
        if lows[i] in {"in", "for", "on"} and lows[i + 1] == "this" and lows[i + 2] in _SCOPES:
            return words[:i] + words[i + 3 :]
    return ()


_SCOPES = word_set(
    "repo repository project codebase workspace team scope monorepo company house household"
)


def thing_doing(words: Words) -> Predicate | None:
    """Read "my apartment gets almost no sunlight": a thing of the user's with any verb."""
    start = _first_own(words)
    if start < 0:
        return None
    for j in range(start + 2, min(start + 6, len(words) - 1)):
        low, behind = words[j].low, words[j + 1]
        if low in PUNCTUATION | _CLOSED | PREPOSITIONS:
            return None
        lemma = verb_lemma(low)
        if (
            lemma is None
            or low in BE
            or verb_form(low, lemma) != "s"
            or words[j].text[:1].isupper()
        ):
            continue
        if (
            behind.low not in _OBJECT_HEADS
            and not behind.low[0].isdecimal()
            and not is_name(behind)
        ):
            continue
        return _thing_does(words, start, j, lemma)
    return None


def _thing_does(words: Words, start: int, j: int, lemma: str) -> Predicate | None:
    noun = words[start + 1 : j]
    if kin_class(noun[-1].low) or noun_lemma(noun[-1].low) != noun[-1].low:
        return None
    text = " ".join(w.text for w in noun)
    ours = words[start].low == "our"
    subject = Subject(Who.THING, f"User's {text}", "user", noun=noun, ours=ours)
    group = VerbGroup(Tense.PRESENT, lemma, words[j].low, j + 1, "s")
    stop = next((k for k in range(j + 1, len(words)) if words[k].low in _STOPS), len(words))
    comp = strip_punctuation(words[j + 1 : stop])
    return Predicate(subject, group, comp, (), words[start].start, comp[-1].end) if comp else None


_STOPS = word_set(", ; so but because")
_OBJECT_HEADS = word_set(
    """a an the no zero some my our almost nearly about around only too very every on in at with to for from by under behind above below near next beside outside inside over across along off three two
    four five six ten"""
)


_NOBODY = Mention(rich=True)
