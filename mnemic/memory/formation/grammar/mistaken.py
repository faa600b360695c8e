"""What was told wrong, named by its noun: "the extension I gave you was wrong", "wrong postcode!".

What is put in its place in the same breath ("..., it's 1060") is read as if it had been said
outright; without that, what was told is to be believed no longer.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from mnemic.memory.formation.grammar.changed_over import is_told_anew, raised, switched
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.forgetting import named_thing
from mnemic.memory.formation.grammar.leads import match_phrase, phrases, skip_leads
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    points,
    strip_determiner,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.table_attributes import attribute_slot
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    given,
)
from mnemic.memory.formation.rendering import say_words
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

ONE_SLOT = "one"
"""The slot of a retraction that names, in whatever words, one single thing that was told."""

NOUN_WORDS_MAX = 5
"""Longest name of what was told wrong, in words."""

VALUE_WORDS_MAX = 5
"""Longest value that is put in place of a wrong one, in words."""

_TOLD = word_set("gave told mentioned said sent wrote shared typed quoted given stated")
_WHEN_TOLD = word_set("earlier before yesterday previously initially originally today just already")
_WRONG = phrases(
    """
    wrong|incorrect|inaccurate|mistaken|not right|not correct|not accurate|not true|
    outdated|out of date|out - of - date|obsolete|expired|old|no longer right|no longer correct|no longer valid
    no longer current|no longer true|not valid|false|a typo|a mistake|a misprint|an error|an old one
    not|not mine|someone else 's|somebody else 's|mistyped|misspelled|misspelt|a slip|a slip of the pen|my old one|bogus|nonsense|made up
    """
)
_SAYS_WRONG = re.compile(
    r"(?:(?:oh|oops|whoops|sorry|no|wait|ah|and|but|actually)[\s,]+)*"
    r"(?:(?:i\s+(?:got|had|have|wrote)\s+(?:that|it|this|them|the\s+\w+|my\s+\w+(?:\s+\w+)?)\s+"
    r"(?:wrong|mixed\s+up|backwards)|i\s+(?:mixed|muddled)\s+(?:them|that|it|things|those|the\s+two)\s+up|"
    r"i\s+(?:misremembered|mistyped|misspelled|misspelt|was\s+mistaken|made\s+a\s+(?:mistake|typo))|"
    r"(?:that|this)(?:['’]s|\s+is|\s+was)\s+(?:(?:not|n['’]t)\s+(?:quite\s+)?(?:right|correct|true|it)|"
    r"a\s+(?:slip|typo|mistake)|wrong|incorrect)|(?:that|this)\s+(?:is|was)n['’]t\s+(?:right|correct|true))"
    r"|(?:an?\s+)?(?:typo|autocorrect(?:ed)?(?:\s+(?:got|ate|changed|mangled|messed\s+up)\s+(?:me|it|that|the\s+\w+))?|"
    r"(?:i\s+)?(?:mis)?spell(?:ed|t)\s+(?:it|that|the\s+\w+|his\s+name|her\s+name)(?:\s+wrong)?)"
    r"(?:\s+(?:yesterday|earlier|above|before|last\s+time|there|again))?"
    r"|wrong\s+(?:date|day|time|name|number|one|year|month))[\s.,:;!–—-]*\Z",
    re.I,
)


def says_wrong(text: str) -> bool:
    """Tell whether a clause only says that what was told is wrong: "I got the name wrong"."""
    return _SAYS_WRONG.match(text) is not None


_GIVING = phrases(
    """
    i gave you|i told you|i sent you|i 've given you|i have given you|i 've told you|i must have given you
    i must have told you|i may have given you|i might have given you|i gave|i mentioned|i quoted|i quoted you
    i think i gave you|i think i told you|you have|you 've got|you still have|you got
    """
)
_OURS = frozenset({"the", "my", "our", "that"})
_NOT_MINE = word_set(
    """answer code file script function test tests output example solution link information info advice instructions
    numbers figures data values dates names list table dataset input sample snippet screenshot prompt
    impression idea details thing things one way time place end side reason person window chat tab thread channel"""
)
"""What may be wrong in the talk or the work at hand, and is nothing that is believed."""

_IS_NOW = phrases(
    """
    it 's|it is|it 's actually|it is actually|it should be|it should read|should be|it should have been
    the right one is|the right one 's|the correct one is|the correct one 's|the real one is|the new one is
    it 's really|that should be|that should have been|make it|make that
    """
)
_FIRMLY = frozenset({"should", "make", "right", "correct", "real", "new"})
_NO_VALUES = word_set(
    """the my his her our their your a an from for of not n't no old outdated wrong incorrect someone somebody nobody
    all just so too very what that this because only one mine hers yours ours theirs already still fine ok okay
    confusing annoying embarrassing gone expired different changed sorry belongs time late early"""
)


def set_right(words: Words, behind: Words) -> Words | None:
    """Read "I gave you the wrong postcode", "it's 1060" as "my postcode is 1060".

    `behind` is what follows in the same breath; the value may also stand in `words` itself.
    """
    found, sure = _mistaken(words), True
    if found is None:
        found, sure = _wrong_about(words), False
    if found is None:
        return None
    noun, rest = found
    behind = behind if sure else _without_spelling(behind)
    value = _value(rest) or (_value(behind) if not rest else ())
    if not value or not (sure or any(map(_is_exact, value))):
        return None
    return (given("my", words[0].start), *noun, given("is", noun[-1].end), *value)


_MISWRITTEN = word_set("misspelled misspelt mistyped misremembered misheard misread")


def _wrong_about(words: Words) -> tuple[Words, Words] | None:
    """Read "I was wrong about my dad's birth year", "I misspelled my baby's name earlier"."""
    lows = [w.low for w in words]
    if lows[:4] == ["i", "was", "wrong", "about"]:
        at = 4
    elif lows[:1] == ["i"] and lows[1:2] and lows[1] in _MISWRITTEN | {"got", "had"}:
        at = 2
    else:
        return None
    end = next((k for k in range(at, len(lows)) if lows[k] in _WRONG_ENDS), len(lows))
    noun, rest = words[at + 1 : end], words[end:]
    if at == 2 and lows[1] in {"got", "had"}:
        if lows[end : end + 1] != ["wrong"]:
            return None
        rest = words[end + 1 :]
    while rest and rest[0].low in _WHEN_TOLD:
        rest = rest[1:]
    if lows[at : at + 1] != ["my"] or not 1 <= len(noun) <= NOUN_WORDS_MAX:
        return None
    if rest and rest[0].low not in PUNCTUATION:
        return None
    return (noun, strip_punctuation(rest)) if noun[-1].low not in _NOT_MINE else None


def _without_spelling(words: Words) -> Words:
    """Leave out how a name is spelled: "it's Ailish, with an A"."""
    cut = (k for k in range(1, len(words) - 1) if words[k].low == ",")
    return words[: next((k for k in cut if words[k + 1].low in {"with", "not"}), len(words))]


_WRONG_ENDS = PUNCTUATION | _WHEN_TOLD | {"wrong"}


def _is_exact(word: Word) -> bool:
    """Tell whether a word of a value is a name, a number or a date."""
    exact = is_name(word) or word.low in DAY_WORDS | MONTHS | NUMBERS
    return exact or any(c.isdecimal() for c in word.low)


def renewed(words: Words, behind: Words) -> Words | None:
    """Read "my passport number has changed, it's P456" as what the number is now."""
    i = skip_leads(words, 0).index
    changed = raised(words[i:]) or switched(words[i:])
    if changed:
        return _altered(changed, strip_punctuation(behind))
    if i >= len(words) or words[i].low not in {"my", "our"}:
        return None
    j = _noun_end(words, i + 1)
    tail = [w.low for w in strip_punctuation(words[j:])]
    value = _value(behind)
    if tail not in _CHANGED or not value or not (noun := _plain_noun(words[i + 1 : j])):
        return None
    return (words[i], *noun, given("is", noun[-1].end), *value)


def _altered(changed: Words, behind: Words) -> Words | None:
    """Read "they put my rent up", "it's 985 euros now" as what the rent is."""
    now = behind[-1:] if behind and behind[-1].low == "now" else ()
    value = _value(behind[: len(behind) - len(now)])
    told = bool(value) and is_told_anew(changed, (*value, *now))
    return (*changed, given("is", changed[-1].end), *value, *now) if told else None


_CHANGED = (
    ["has", "changed"],
    ["changed"],
    ["'s", "changed"],
    ["is", "different", "now"],
    ["is", "new"],
)


def named_wrong(words: Words) -> tuple[Claim, ...]:
    """End what "the extension I gave you was wrong" names; what meets nothing forms nothing."""
    found = _mistaken(words)
    if found is None:
        return ()
    return told_once(found[0], start=words[0].start, end=words[-1].end)


def told_once(noun: Words, *, start: int, end: int) -> tuple[Claim, ...]:
    """End the one thing that was told under a noun, or under a fuller name of it."""
    at = next((i for i, w in enumerate(noun) if w.low in {"and", "&"}), 0)
    if 0 < at < len(noun) - 1:
        first = told_once(noun[:at], start=start, end=end)
        return first + told_once(strip_determiner(noun[at + 1 :]), start=start, end=end)
    made = named_thing((given("my", noun[0].start), *noun), start=start, end=end)
    if not made or all(
        one.slot not in {attribute_slot([w.low for w in noun]), "thing"} for one in made
    ):
        # "my employer", "my wife" are filed under a word of their own.
        return made
    shown = say_words(noun, SELF)
    return (
        Claim(
            label=shown, slot=ONE_SLOT, value=shown, statement=f"User's {shown} is no longer to be remembered.",
            kind=ClaimKind.PROJECT_FACT, type=BeliefType.USER_MODEL_ATTR, polarity=Polarity.RETRACT,
            forget=True, denies=shown, start=start, end=end,
        ),
    )  # fmt: skip


def told_noun(words: Words) -> Words:
    """Give the noun of "the blood type I gave you (earlier)", () for any other phrase."""
    if not words or words[0].low not in _OURS:
        return ()
    i = _noun_end(words, 1)
    end = _told_end(words, i)
    if i == 1 or not end or any(w.low not in PUNCTUATION for w in words[end : end + 1]):
        return ()
    return _plain_noun(words[1:i])


def _mistaken(words: Words) -> tuple[Words, Words] | None:
    """Find what was told wrong: its noun, and the words behind."""
    i = skip_leads(words, 0).index
    while i < len(words) and (
        words[i].low in PUNCTUATION or words[i].low in {"oops", "whoops", "ugh", "argh"}
    ):
        i = skip_leads(words, i + 1).index
    if i and words[i - 1].low in {"wrong", "incorrect"}:
        # "Wrong postcode!" names what was wrong; "wrong, it's 1060" does not.
        i -= 1
    words = strip_punctuation(words)
    return _told_wrong(words, i) or _wrong_told(words, i)


def _told_wrong(words: Words, i: int) -> tuple[Words, Words] | None:
    """Read "the extension I gave you (earlier) was wrong"."""
    if i >= len(words) or words[i].low not in _OURS:
        return None
    j = _noun_end(words, i + 1)
    end = _told_end(words, j)
    if not end or end >= len(words) or words[end].low not in BE | {"'s", "has"}:
        return None
    plain = tuple(w._replace(low="not") if w.low == "n't" else w for w in words)
    step = match_phrase(_WRONG, plain, end + 1)
    noun = _plain_noun(words[i + 1 : j])
    last = end + 1 + step
    if not step or not noun or (last < len(words) and words[last].low not in PUNCTUATION):
        return None
    return noun, strip_punctuation(words[last:])


def _wrong_told(words: Words, i: int) -> tuple[Words, Words] | None:
    """Read "I gave you the wrong postcode", "wrong postcode"."""
    step = match_phrase(_GIVING, words, i)
    j = i + step
    if step and j < len(words) and words[j].low in {"the", "a", "my"}:
        j += 1
    elif step:
        return None
    if j >= len(words) or words[j].low not in {"wrong", "incorrect"}:
        return None
    end = _noun_end(words, j + 1)
    noun = _plain_noun(words[j + 1 : end])
    while end < len(words) and words[end].low in _WHEN_TOLD:
        end += 1
    if not noun or (end < len(words) and words[end].low not in PUNCTUATION):
        return None
    return noun, strip_punctuation(words[end:])


def _noun_end(words: Words, i: int) -> int:
    j = i
    closed = PUNCTUATION | BE | MODALS | PREPOSITIONS | {"i", "you", "that", "which", "'s", "has"}
    while j < len(words) and j - i < NOUN_WORDS_MAX and words[j].low not in closed | _WHEN_TOLD:
        j += 1
    return j


def _told_end(words: Words, i: int) -> int:
    """Give the end of "(that) I gave you (earlier)" at word `i`, 0 where it does not stand."""
    if i < len(words) and words[i].low in {"that", "which"}:
        i += 1
    if i + 1 >= len(words) or words[i].low != "i":
        return 0
    i += 1
    while i < len(words) and words[i].low in {"'ve", "have", "had", "just", "first"}:
        i += 1
    if i >= len(words) or words[i].low not in _TOLD:
        return 0
    i += 1
    if i < len(words) and words[i].low == "you":
        i += 1
    while i < len(words) and words[i].low in _WHEN_TOLD | {"you", "about", "last", "time", "week"}:
        i += 1
    return i


def _plain_noun(noun: Words) -> Words:
    noun = strip_determiner(strip_punctuation(noun))
    if not noun or points(noun) or noun[-1].low in _NOT_MINE or not noun[-1].low[0].isalpha():
        return ()
    return noun


def _value(words: Words) -> Words:
    """Give what is put in place of a wrong value: "it's 1060", "it should be M"."""
    words = strip_punctuation(words)
    i = skip_leads(words, 0).index
    step = match_phrase(_IS_NOW, words, i)
    value = strip_punctuation(words[i + step :])
    if (
        not step
        or not 0 < len(value) <= VALUE_WORDS_MAX
        or any(w.low in PUNCTUATION for w in value)
    ):
        return ()
    if value[0].low in _NO_VALUES or value[-1].low == "'s":
        return ()
    firm = any(w.low in _FIRMLY for w in words[i : i + step])
    told = any(w.low[0].isdecimal() or is_name(w) for w in value) or len(value) == 1
    return value if firm or told else ()


_REPAIRS = re.compile(
    r"(?:\A|[.!?\n]\s*)(?:(?:oh|ah|hmm?|ugh|ok|okay|and)[\s,]+)*"
    r"(?:(?:oops|whoops|no|nope|wait|sorry|actually|correction|my\s+(?:mistake|bad)|i\s+(?:mean|meant|"
    r"misspoke)|scratch\s+that|hold\s+on|hang\s+on)[\s,.;:!–—-]+)+\Z",
    re.I,
)
_TOPIC = re.compile(
    r"(?P<whose>User|The team)['’]s (?P<what>[\w' -]{2,60}?) (?:is|are|starts?|ends?|begins?|costs?|takes|leaves|opens|closes|arrives) "
)


def topic(statement: str) -> tuple[str, str]:
    """Give what a statement is about as the speaker names it: "my physio appointment"."""
    found = _TOPIC.match(statement)
    if found is None:
        return "", ""
    return "my" if found.group("whose") == "User" else "our", found.group("what")


def named_in_full(words: Words, before: str, topics: Sequence[tuple[str, str]]) -> Words:
    """Read "wait, no, physio is on Thursdays" of the one thing told before that it shortens.

    `before` is the text in front of the clause, `topics` what the talk told of so far. ()
    where nothing is put right, or more than one thing may be meant.
    """
    said = next((i for i, w in enumerate(words) if w.low not in _CRIES | PUNCTUATION), len(words))
    before += "".join(f"{w.text} " for w in words[:said])
    words = words[said:]
    if not topics or not words or _REPAIRS.search(before) is None:
        return ()
    if words[0].low == "it":
        return _dated_anew(words, topics[-1])
    begin = 1 if words[0].low in _OURS else 0
    reach = range(begin, min(begin + NOUN_WORDS_MAX + 1, len(words)))
    end = next((i for i in reach if words[i].low in _VERBS), begin)
    short = [w.low for w in words[begin:end]]
    if not short:
        return ()
    if not any(_is_value(w) for w in words[end + 1 :]):
        # "Sorry, the server is down" puts nothing right.
        return ()
    full = {t for t in topics if _shortens(short, t[1].lower().split())}
    if len(full) != 1:
        return ()
    whose, what = next(iter(full))
    named = tuple(given(word, words[0].start) for word in (whose, *what.split()))
    return (*named, *words[end:])


_DATED = word_set(
    "birthday anniversary wedding appointment exam interview deadline flight move hearing surgery operation"
)
DATE_WORDS_MAX = 6
"""Longest date that is put in place of another, in words."""


def _dated_anew(words: Words, topic: tuple[str, str]) -> Words:
    """Read "no wait, it's the 21st of May" of the anniversary that was told last; () for all else."""
    whose, what = topic
    if len(words) < 3 or words[1].low not in {"'s", "is"} or what.split()[-1].lower() not in _DATED:
        return ()
    date = strip_punctuation(words[2:])
    named = any(w.low in MONTHS or w.low in DAY_WORDS for w in date)
    plain = all(
        w.low in MONTHS | DAY_WORDS | {"on", "the", "of", "next"} or w.low[0].isdecimal()
        for w in date
    )
    if not named or not plain or len(date) > DATE_WORDS_MAX:
        return ()
    start = words[0].start
    be = given("is", words[1].start)
    at = () if date[0].low == "on" else (given("on", date[0].start),)
    return (*(given(word, start) for word in (whose, *what.split())), be, *at, *date)


_CRIES = frozenset({"oops", "whoops", "sorry", "no", "wait", "oh", "ah", "ugh", "argh"})


def _is_value(word: Word) -> bool:
    named = is_name(word) or word.low in DAY_WORDS | MONTHS | NUMBERS
    return named or word.low[0].isdecimal() or word.low in {"in", "at", "on", "by"}


_VERBS = BE | word_set(
    "starts start ends end begins costs takes should leaves opens closes arrives"
)


def _shortens(short: list[str], full: list[str]) -> bool:
    return any(full[i : i + len(short)] == short for i in range(len(full) - len(short) + 1))
