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
    CONJUNCTIONS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
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


def late(words: Words) -> Words:
    """Give a clause from its subject on, where something unread stands before it; else ().

    "end of every month I'm swamped" is about what comes again at the end of a month; a time
    that stood in front goes behind.
    """
    for j in range(1, min(len(words) - 1, LATE_WORDS_MAX)):
        low = words[j].low
        if low in _CLOSED or words[j - 1].low in _CLOSED:
            return ()
        if low not in {"i", "we", "my", "our"}:
            continue
        found = read_subject(words, j, _NOBODY)
        if found is None or read_verb(words, found[1], found[0]) is None:
            if low in {"i", "we"}:
                return ()
            continue
        front = strip_punctuation(words[:j])
        when = next((front[k:] for k in range(len(front)) if time_at(front, k)), ())
        return words[j:] + _behind(front, when)
    return ()


def _behind(front: Words, when: Words) -> Words:
    if not when:
        return ()
    if front[0].low in {"end", "start", "beginning"} and len(front) <= len(when) + 2:
        at, the = front[0]._replace(text="at", low="at"), front[0]._replace(text="the", low="the")
        return (at, the, *front)
    first = when[0]
    if first.low in DAY_WORDS | MONTHS:
        return when
    return (
        first._replace(
            text=first.text.lower() if not is_name(first) or first.start == 0 else first.text
        ),
        *when[1:],
    )


def smoothed(words: Words) -> Words:
    """Drop what stands between a subject and its verb and says nothing: "I finally bit".

    "The older one" of the children that were spoken of is the user's older child.
    """
    out: list[Word] = []
    for i, word in enumerate(words):
        before = words[i - 1].low if i else ""
        if (
            before in {"i", "we", "'ve", "'m", "have", "'re"}
            and _says_nothing(word.low)
            and i + 1 < len(words)
        ):
            continue
        if (
            word.low == "the"
            and i + 2 < len(words)
            and words[i + 1].low in _ELDER
            and words[i + 2].low == "one"
        ):
            out.append(word._replace(text="my", low="my"))
        elif word.low == "one" and before in _ELDER and i > 1 and words[i - 2].low == "the":
            out.append(word._replace(text="child", low="child"))
        else:
            out.append(word)
    return tuple(out)


_ELDER = word_set("older oldest eldest elder younger youngest middle little")
_EMPTY = word_set(
    "finally happily eventually secretly grudgingly reluctantly proudly actively slowly gradually sadly"
)


def _says_nothing(low: str) -> bool:
    return low in _EMPTY or (
        low.endswith("ly") and len(low) > 5 and low not in ADVERBS and verb_lemma(low) is None
    )


def closed_up(words: Words) -> Words:
    """Read "my locker at the pool is number 41" with its long subject as one word; () if none."""
    start = next((i for i in range(min(3, len(words))) if words[i].low in {"my", "our"}), -1)
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
    said = say_words(words[end - 1 : stop], SELF)
    noun = Word(said, head.low, head.start, words[stop - 1].end)
    return (*words[start : end - 1], noun, *words[stop:])


_JOINING = word_set("at in on from with under near behind outside")
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
    start = next((i for i in range(min(3, len(words))) if words[i].low in {"my", "our"}), -1)
    if start < 0:
        return None
    for j in range(start + 2, min(start + 6, len(words) - 1)):
        low, behind = words[j].low, words[j + 1]
        if low in PUNCTUATION | _CLOSED | PREPOSITIONS:
            return None
        lemma = verb_lemma(low)
        if lemma is None or verb_form(low, lemma) != "s" or words[j].text[0].isupper():
            continue
        if behind.low not in _OBJECT_HEADS and not behind.low[0].isdigit() and not is_name(behind):
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
    """a an the no some my our almost nearly about around only too very every on in at with to for from by under three two
    four five six ten"""
)


def as_holder(words: Words) -> Words:
    """Read "As the chair of our housing co-op I ..." for "I am the chair of our housing co-op"."""
    lows = [w.low for w in words]
    if len(lows) < 4 or lows[0] != "as" or lows[1] not in {"the", "a", "an"}:
        return ()
    cut = next(
        (
            i
            for i in range(3, min(len(lows), 14))
            if lows[i] == "," or (lows[i] in {"i", "we"} and lows[i - 1] not in CONJUNCTIONS)
        ),
        0,
    )
    if not cut or any(
        low in {"far", "long", "result", "matter", "rule", "kid", "child", "teenager", "test"}
        for low in lows[2:cut]
    ):
        return ()
    at = words[0].start
    return (Word("I", "i", at, at - 1), Word("am", "am", at, at - 1), *words[1:cut])


_NOBODY = Mention()
