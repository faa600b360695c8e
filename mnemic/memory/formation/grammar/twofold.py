"""Clauses that tell two things in one breath, parted into clauses that the table reads.

"I'm Dorota, 38, ..." tells a name and an age, "I'm a retired driver living in Dundee" what
somebody is and where they live, "We have two kids, Rui and Ana" how many and who.
"""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, GENDER
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

Parts = tuple[Words, ...]

_AM = frozenset({"'m", "am"})
_LIVING = {"living": ("live",), "based": ("am", "based"), "residing": ("live",)}
_CHILDREN = word_set(
    "weans bairns lads lasses kids children childrens sons daughters boys girls cats dogs"
)
AGE_MAX = 110
"""Nobody is older; a greater number behind a name is no age."""


def parted(words: Words) -> Parts:
    """Give the clauses that a clause tells, () when it tells one."""
    return (
        _aged(words)
        or _dwelling(words)
        or _of_children(words)
        or _apposed(words)
        or _of_breed(words)
        or _born(words)
        or _living_and_doing(words)
        or _while_working(words)
        or _who_is(words)
        or _age_and(words)
        or _children_doing(words)
        or _but_no(words)
        or _after_years(words)
        or _trade_and_doing(words)
        or _by_days(words)
        or _and_not(words)
    )


def _and_not(words: Words) -> Parts:
    """Part "we use GitLab, not GitHub" into what is used and what is not."""
    end = len(words)
    while end and words[end - 1].low in PUNCTUATION:
        end -= 1
    at = next((i for i in range(3, end - 1) if words[i].low == "not"), 0)
    if not at or words[at - 1].low not in {",", "and"}:
        return ()
    stop = next((k for k in range(at + 1, end) if words[k].low == ","), end)
    what, behind = words[at + 1 : stop], words[stop + 1 : end]
    i = next((k for k in range(min(6, at)) if words[k].low in {"i", "we"}), -1)
    if i < 0 or not 1 <= len(what) <= NOT_WORDS_MAX or what[-1].low.endswith("ly"):
        return ()
    be = words[i + 1].low in {"am", "'m", "are", "'re"}
    verb = i + 1 + be
    if verb >= at - 2 or verb_lemma(words[verb].low) not in _USED:
        return ()
    if words[verb + 1].low in {"it", "them", "this", "that", "these", "those"}:
        return ()
    if what[0].low in {"my", "our"}:
        return ()
    if words[verb + 1].low == "the":
        # "I use the bus, not the car": what is not used is one of a kind, and no other is denied.
        return ((*words[: at - 1], *behind),)
    do = () if be else (given("do", words[i].end),)
    no = words[at]._replace(text="not" if be else "n't", low="not" if be else "n't")
    said = (*words[:verb], *do, no, words[verb], *what)
    return ((*words[: at - 1], *behind), (*said, *behind))


_USED = frozenset({"use", "drive", "ride", "wear"})
NOT_WORDS_MAX = 4
"""Longest thing that is said not to be used, in words."""


def _by_days(words: Words) -> Parts:
    """Part "I do yoga on Tuesdays and pottery on Fridays": each has its day."""
    lows = [w.low for w in words]
    at = next((i for i in range(5, len(lows) - 3) if lows[i] == "and"), 0)
    if not at or lows[0] not in {"i", "we"} or lows[1] not in _DONE_BY_DAY:
        return ()
    before, behind = lows[2:at], lows[at + 1 :]
    if not (_has_day(before) and _has_day(behind)) or behind[0] in {"i", "we", "on", "my", "the"}:
        return ()
    if behind.index("on") > DAY_DOING_WORDS_MAX or len(behind) > behind.index("on") + 2:
        return ()
    return (words[:at], (*words[:2], *words[at + 1 :]))


_DONE_BY_DAY = frozenset({"do", "have", "play", "teach"})
DAY_DOING_WORDS_MAX = 3
"""How many words a doing has that stands before its day."""


def _has_day(lows: list[str]) -> bool:
    return any(a == "on" and b in DAY_WORDS for a, b in pairwise(lows))


_MADE_UP = word_set(
    "chatbot bot assistant ai pirate wizard knight elf robot detective superhero vampire alien"
)
"""Who introduces oneself as one of these plays a part: nothing is parted from it."""


def _aged(words: Words) -> Parts:
    """Part "I'm Dorota, 38, and I teach physics" into the name, the age and the rest."""
    lows = [w.low for w in words]
    if len(lows) < 5 or lows[0] != "i" or lows[1] not in _AM or not is_name(words[2]):
        return ()
    at = 4 if is_name(words[3]) and lows[3] not in PUNCTUATION else 3
    if at + 2 < len(lows) and lows[at] == "," and lows[at + 1] in {"a", "an"}:
        if not _MADE_UP.isdisjoint(lows[at + 2 :]):
            return ()
        start = words[at + 1].start
        return (words[:at], (given("I", start), given("am", start), *words[at + 1 :]))
    if at + 1 >= len(lows) or lows[at] != "," or not lows[at + 1].isdecimal():
        return ()
    if not 0 < int(lows[at + 1][:4]) <= AGE_MAX:
        return ()
    rest = words[at + 2 :]
    if rest and rest[0].low not in PUNCTUATION | {"and", "years", "from"}:
        return ()
    if rest[:3] and tuple(w.low for w in rest[:2]) == ("years", "old"):
        rest = rest[2:]
    i, am = words[0], words[1]
    parts: Parts = (words[:at], (i, am, words[at + 1]))
    while rest and rest[0].low in PUNCTUATION | {"and"}:
        rest = rest[1:]
    if not rest:
        return parts
    if rest[0].low in {"a", "an", "from"}:
        at_ = rest[0].start
        rest = (given("I", at_), given("am", at_), *rest)
    return (*parts, rest)


def _dwelling(words: Words) -> Parts:
    """Part "I'm a nurse living in Leeds" into what somebody is and where they live."""
    lows = [w.low for w in words]
    if len(lows) < 6 or lows[0] != "i" or lows[1] not in _AM or lows[2] not in {"a", "an"}:
        return ()
    at = next((i for i in range(4, min(10, len(lows) - 2)) if lows[i] in _LIVING), -1)
    if at < 0 or lows[at + 1] not in {"in", "near", "outside"}:
        return ()
    if any(low in {",", "who", "whose", "with", "for", "of"} for low in lows[3 : at - 1]):
        return ()
    start = words[at].start
    head = words[: at - 1] if lows[at - 1] in {",", "currently", "now"} else words[:at]
    verb = tuple(given(v, start) for v in _LIVING[lows[at]])
    return (head, (given("I", start), *verb, *words[at + 1 :]))


def _of_children(words: Words) -> Parts:
    """Part "We have two kids, Rui and Ana" into how many and who they are."""
    lows = [w.low for w in words]
    if len(lows) < 7 or lows[0] not in {"i", "we"} or lows[1] not in {"have", "'ve", "got"}:
        return ()
    at = next((i for i in range(2, min(6, len(lows))) if lows[i] in _CHILDREN), -1)
    if at < 0 or at + 3 >= len(lows) or lows[at + 1] not in {",", ":", "called", "named"}:
        return ()
    if lows[at - 1] not in NUMBERS and not lows[at - 1].isdecimal():
        return ()
    names = tuple(w for w in words[at + 2 :] if w.low not in {",", "and", "&"})
    if len(names) < 2 or not all(is_name(w) for w in names):
        return ()
    noun = words[at]
    if noun.low == "childrens":
        noun = noun._replace(text="children", low="children")
    start = words[at + 2].start
    who = (given("my", start), given(noun.text, start), given("are", start), *words[at + 2 :])
    return ((*words[:at], noun), who)


def _apposed(words: Words) -> Parts:
    """Part "My twin boys, Leo and Max, are in second grade" into who they are and what is told."""
    lows = [w.low for w in words]
    if len(lows) < 8 or lows[0] not in {"my", "our"}:
        return ()
    at = next((i for i in range(1, 4) if lows[i] == ","), -1)
    if at < 2 or not kin_class(lows[at - 1]) or noun_lemma(lows[at - 1]) == lows[at - 1]:
        return ()
    end = next(
        (i for i in range(at + 1, min(at + 9, len(lows))) if lows[i] in {"are", "both", "have"}), -1
    )
    if end < 0 or lows[end - 1] != ",":
        return ()
    names = words[at + 1 : end - 1]
    if not all(is_name(w) or w.low in {"and", ",", "&"} for w in names) or len(names) < 3:
        return ()
    are = given("are", words[at].start)
    rest = words[end:] if lows[end] != "both" else words[end + 1 :]
    return ((*words[:at], are, *names), (*words[:at], *rest))


DOG_BREEDS = word_set(
    """labrador lab retriever collie poodle terrier spaniel dachshund beagle husky greyhound whippet corgi chihuahua
    labradoodle cockapoo cavapoo shepherd rottweiler schnauzer bulldog pug boxer dalmatian mutt mongrel lurcher vizsla"""
)
CAT_BREEDS = word_set("tabby siamese ragdoll persian tomcat bengal")


def _of_breed(words: Words) -> Parts:
    """Part "I have an old Labrador, Bess" into the animal and its name."""
    lows = [w.low for w in words]
    if len(lows) < 5 or lows[0] not in {"i", "we"}:
        return ()
    at = next(
        (i for i in range(3, min(9, len(lows) - 1)) if lows[i] in DOG_BREEDS | CAT_BREEDS), -1
    )
    if at < 0 or lows[1] not in {"have", "'ve", "got", "adopted", "own"}:
        return ()
    by = at + 1
    if lows[by] != "," or by + 1 >= len(lows) or not is_name(words[by + 1]):
        return ()
    behind = lows[by + 2] if by + 2 < len(lows) else ","
    if behind not in {",", "who", "and", "(", "."}:
        return ()
    noun = "dog" if lows[at] in DOG_BREEDS else "cat"
    start = words[by].start
    who = (given("my", start), given(noun, start), given("is", start), words[by + 1])
    return (words[:by], who)


_NEWBORN = {"girl": "daughter", "boy": "son", "daughter": "daughter", "son": "son"}


def _born(words: Words) -> Parts:
    """Part "We just had our second child, a girl named Freya" for who the daughter is."""
    lows = [w.low for w in words]
    if len(lows) < 6 or lows[0] not in {"i", "we"} or "had" not in lows[1:4]:
        return ()
    at = next((i for i in range(4, len(lows) - 1) if lows[i] in {"named", "called"}), -1)
    if at < 0 or lows[at - 1] not in _NEWBORN or not is_name(words[at + 1]):
        return ()
    if "my" not in lows[:at] and "our" not in lows[:at] and "baby" not in lows[:at]:
        return ()
    start = words[at].start
    kin = given(_NEWBORN[lows[at - 1]], start)
    return ((given("my", start), kin, given("is", start), words[at + 1]),)


def _living_and_doing(words: Words) -> Parts:
    """Part "I am living in Dubai from 6 years and working in a bank" into both."""
    lows = [w.low for w in words]
    if (
        len(lows) < 8
        or lows[0] != "i"
        or lows[1] not in _AM
        or lows[2] not in {"living", "staying"}
    ):
        return ()
    at = next((i for i in range(4, len(lows) - 2) if lows[i] == "and"), -1)
    if at < 0 or lows[at + 1] not in {"working", "studying", "teaching"}:
        return ()
    start = words[at + 1].start
    return (words[:at], (given("I", start), given("am", start), *words[at + 1 :]))


def _while_working(words: Words) -> Parts:
    """Part "I'm studying for the bar exam while working part time at a bookshop" into both."""
    lows = [w.low for w in words]
    if len(lows) < 8 or lows[0] != "i" or lows[1] not in _AM or not lows[2].endswith("ing"):
        return ()
    at = next((i for i in range(4, len(lows) - 3) if lows[i] == "while"), -1)
    if at < 0 or lows[at + 1] not in {"working", "studying", "teaching"}:
        return ()
    start = words[at + 1].start
    return (words[:at], (given("I", start), given("am", start), *words[at + 1 :]))


def _who_is(words: Words) -> Parts:
    """Part "I live with my grandmother, who is 91" into the home and the grandmother."""
    lows = [w.low for w in words]
    at = next((i for i in range(4, len(lows) - 3) if lows[i] == "," and lows[i + 1] == "who"), -1)
    if at < 0 or lows[0] not in {"i", "we"} or lows[at + 2] not in {"is", "'s"}:
        return ()
    if lows[at - 2] != "my" or lows[at - 1] not in GENDER or "," in lows[at + 2 :]:
        return ()
    verb = words[at + 2]._replace(text="is", low="is")
    return (words[:at], (*words[at - 2 : at], verb, *words[at + 3 :]))


def _age_and(words: Words) -> Parts:
    """Part "I'm 61 and retiring in 18 months" into the age and what is ahead."""
    lows = [w.low for w in words]
    if len(lows) < 6 or lows[0] != "i" or lows[1] not in _AM or not lows[2].isdecimal():
        return ()
    if lows[3] != "and" or not lows[4].endswith("ing") or verb_lemma(lows[4]) in {None, lows[4]}:
        return ()
    start = words[4].start
    return (words[:3], (given("I", start), given("am", start), *words[4:]))


def _children_doing(words: Words) -> Parts:
    """Part "we've got twin boys starting school in May" into the boys and what they start."""
    lows = [w.low for w in words]
    if len(lows) < 6 or lows[0] not in {"i", "we"} or lows[1] not in {"have", "'ve", "got"}:
        return ()
    at = next((i for i in range(3, min(8, len(lows) - 1)) if lows[i] in _DOING_NOW), -1)
    if at < 0 or not kin_class(lows[at - 1]) or "," in lows[:at]:
        return ()
    begin = 3 if lows[2] == "got" else 2
    many = noun_lemma(lows[at - 1]) != lows[at - 1]
    start = words[at].start
    kin = words[begin:at]
    while len(kin) > 1 and (kin[0].low in NUMBERS | {"a", "an"} or kin[0].low.isdecimal()):
        kin = kin[1:]
    who = tuple(w._replace(start=start, end=start - 1) for w in kin)
    told = (given("my", start), *who, given("are" if many else "is", start), *words[at:])
    return (words[:at], told)


_DOING_NOW = word_set(
    "starting living studying doing working training going attending teaching learning sitting taking"
)


def _but_no(words: Words) -> Parts:
    """Part "I have a bandsaw but no table saw" into what is there and what is not."""
    lows = [w.low for w in words]
    if len(lows) < 6 or lows[0] not in {"i", "we"} or not {"have", "'ve", "own"} & set(lows[1:3]):
        return ()
    at = next((i for i in range(3, len(lows) - 2) if lows[i : i + 2] == ["but", "no"]), -1)
    if at < 0 or not any(w.low in {"a", "an"} or w.low in NUMBERS for w in words[2:5]):
        return ()
    end = next((i for i in range(at + 2, len(lows)) if lows[i] in _STOPS), len(lows))
    if noun_lemma(lows[end - 1]) in _NOT_HAD:
        return ()
    start = words[at + 1].start
    return (words[:at], (given("I", start), given("have", start), *words[at + 1 : end]))


_STOPS = PUNCTUATION | word_set("so because and but though although which who that")
_NOT_HAD = word_set("time idea clue luck money energy problem issue reason one")


def _after_years(words: Words) -> Parts:
    """Part "I'm a florist now, after twelve years in the navy" into what is and what was."""
    lows = [w.low for w in words]
    at = next((i for i in range(3, len(lows) - 4) if lows[i : i + 2] == [",", "after"]), -1)
    if at < 0 or lows[0] != "i" or lows[at + 3] != "years":
        return ()
    start = words[at + 1].start
    span, place = words[at + 2 : at + 4], words[at + 4 :]
    if place[0].low not in {"as", "in", "at", "with"} or len(place) < 2:
        return ()
    if place[0].low == "as":
        was = (given("I", start), given("was", start), *place[1:], given("for", start), *span)
    else:
        was = (given("I", start), given("spent", start), *span, *place)
    return (words[:at], was)


def _trade_and_doing(words: Words) -> Parts:
    """Part "I'm a paralegal, drafting a handbook" into what somebody is and what they are at."""
    lows = [w.low for w in words]
    if len(lows) < 7 or lows[0] != "i" or lows[1] not in _AM or lows[2] not in {"a", "an", "the"}:
        return ()
    at = next((i for i in range(4, len(lows) - 2) if lows[i] == ","), -1)
    if at < 0 or lows[at + 1] in _NO_DOING or lows[at + 2] in PUNCTUATION:
        return ()
    lemma = verb_lemma(lows[at + 1])
    if lemma is None or not lows[at + 1].endswith("ing") or lemma == lows[at + 1]:
        return ()
    start = words[at + 1].start
    return (words[:at], (given("I", start), given("am", start), *words[at + 1 :]))


_NO_DOING = word_set("being having including considering depending according regarding following")

_TRADES = word_set(
    """engineer nurse teacher doctor student architect lawyer cook chef driver accountant designer developer
    programmer dentist pharmacist translator electrician plumber carpenter waiter waitress housewife"""
)


def with_article(words: Words) -> Words:
    """Give "my wife is a nurse" of "my wife is nurse", as many speakers say; else ()."""
    lows = [w.low for w in words]
    at = next((i for i in range(1, min(5, len(lows) - 1)) if lows[i] in {"is", "am", "'m"}), -1)
    if (
        at < 0
        or noun_lemma(lows[at + 1]) not in _TRADES
        or lows[at + 1] != noun_lemma(lows[at + 1])
    ):
        return ()
    own = lows[0] == "i" or (lows[0] == "my" and lows[at - 1] in GENDER)
    behind = lows[at + 2] if at + 2 < len(lows) else ""
    if not own or behind not in {"", "of", "in", "at", "and", "for", ",", "from", "by"}:
        return ()
    article = "an" if lows[at + 1][0] in "aeiou" else "a"
    return (*words[: at + 1], given(article, words[at + 1].start), *words[at + 1 :])


def plainly(words: Words) -> Words:
    """Give "my son is 8" of "my son he has 8 years", and "I have two years of experience"; else ()."""
    lows = [w.low for w in words]
    if len(lows) > 4 and lows[0] == "my" and lows[1] in GENDER and lows[2] in {"he", "she"}:
        words, lows = words[:2] + words[3:], lows[:2] + lows[3:]
        if len(lows) >= 5 and lows[2] == "has" and lows[3].isdecimal() and lows[4] == "years":
            verb = words[2]._replace(text="is", low="is")
            return (*words[:2], verb, words[3], *words[5:])
        return words
    has_years = lows[1:2] == ["has"] and lows[3:4] in (["years"], ["year"]) and len(lows) <= 5
    if has_years and lows[0] in {"he", "she"} and lows[2].isdecimal():
        return (words[0], words[1]._replace(text="is", low="is"), words[2])
    done_to = not {
        "out",
        "done",
        "removed",
        "checked",
        "fixed",
        "replaced",
        "serviced",
        "cut",
        "off",
        "fitted",
    }.isdisjoint(lows)
    if (
        len(lows) > 5
        and lows[0] == "i"
        and lows[1] in {"am", "'m"}
        and lows[2] == "having"
        and not done_to
    ):
        verb = words[2]._replace(text="have", low="have")
        if lows[4] in {"years", "year"} and lows[5] == "experience":
            return (words[0], verb, *words[3:5], given("of", words[5].start), *words[5:])
        return (words[0], verb, *words[3:])
    return ()
