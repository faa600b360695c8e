"""Clauses of `formation@11` that leave their subject out, and profiles in a line or a list.

"Currently preparing for the CFA", "vegan btw", "freelance illustrator, two cats, no car":
what is told without a subject is told of the speaker, where it can be told of nobody else.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.bare_participles import is_no_past, passive
from mnemic.memory.formation.grammar.leads import skip_leads
from mnemic.memory.formation.grammar.lexicon import (
    ACTIVITY_VERBS,
    NATIONALITIES,
    OCCUPATIONS,
    STATES_PLAIN,
    STATES_SENSITIVE,
)
from mnemic.memory.formation.grammar.phrases import Words, frequency_at, is_name, phrase_end, points
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    MODALS,
    NUMBERS,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

ITEM_WORDS_MAX = 14
"""Longest item of a profile, in words; a longer one is a sentence and has a subject."""

_DOING = ACTIVITY_VERBS | word_set(
    """prepare renovate restore learn move look save try plan hope retrain digitise digitize convert recover think
    expect rent buy sell consider start apply raise foster redecorate build work study train homeschool share
    volunteer wait finish rewrite translate revise sit"""
)
_DONE = word_set(
    """start move buy adopt finish quit sell switch sign join retire graduate turn have get become give grow
    inherit swap restart resume begin do spend relocate stop marry divorce break cancel ditch take work study live sign
    lose learn pick open close hire plant build rent lease found"""
)
_BEING = (
    STATES_PLAIN
    | STATES_SENSITIVE
    | {"allergic", "based", "originally", "intolerant", "gluten-free"}
) - word_set(
    "remote single straight conservative liberal adopted tall engaged separated blind deaf sober religious depressed"
)
_FINITE = (
    BE
    | MODALS
    | word_set(
        "has have had does do did keeps makes helps takes means works sounds seems looks feels was were"
    )
)
_STOPS = word_set(", ; so and but because while though since which")
_SELF = word_set("i my we our me us you your he she they it its this that these those there")


def subjectless(words: Words) -> Words:
    """Give a clause its "I", where it can only be the speaker's; () where it may be another's."""
    lead = skip_leads(words, 0)
    begin = i = lead.index
    while i < len(words) and words[i].low in ADVERBS | {"finally"}:
        i += 1
    before = {w.low for w in words[begin:i]}
    if lead.hedged or before & _TAKING_BACK:
        never = not lead.hedged and before & _TAKING_BACK == {"never"}
        return _never(words, i) if never else ()
    if i + 1 >= len(words) or (told := passive(words[i:]) or _broke(words, begin, i)):
        return told if i + 1 < len(words) else _lone(words, i)
    if (unable := _unable(words, i)) > 0:
        denied = words[i + 1]._replace(text="n't", low="n't")
        return (*_i(words, i), words[i], denied, *words[unable:])
    low = words[i].low
    stop = next((k for k in range(i + 1, len(words)) if words[k].low in _STOPS), len(words))
    rest, after = words[i:stop], words[stop:]
    if low == "been" and len(rest) > 1 and rest[1].low.endswith("ing") and verb_lemma(rest[1].low):
        return (*_i(words, i), given("'ve", words[i].start), *rest, *after)
    lemma = verb_lemma(low)
    adverb = tuple(w for w in words[:i] if w.low in {"currently", "still"})
    if lemma and low.endswith("ing") and verb_form(low, lemma) == "ing" and lemma in _DOING:
        if (
            any(w.low in _FINITE | {"you", "your"} for w in rest[1:])
            or points(rest[1:3])
            or _halted(rest)
        ):
            return ()
        if len(rest) > 1 and frequency_at(rest, 1):
            # "practising every evening" is what one does, and not what one is at.
            verb = words[i]._replace(text=lemma, low=lemma)
            return (*_i(words, i), verb, *rest[1:], *after)
        since = any(w.low == "since" for w in words[i + 1 :])
        be = ("'ve", "been") if since else ("'m",)
        said = tuple(given(b, words[i].start) for b in be)
        after = rest_of(rest, after) if since else after
        return (*_i(words, i), *said, *adverb, *rest, *after)
    if (
        lemma in _DONE
        and not (lemma == "lose" and "job" in {w.low for w in rest})
        and (verb_form(low, lemma or "") == "past" or low == "quit")
        and not is_no_past(low)
        and len(rest) > 1
        and rest[1].low not in {"it", "that", "this", "you", "to", "me"}
    ):
        return (*_i(words, i), *rest, *after)
    if (
        low in _BEING
        and not any(w.low in _FINITE for w in rest[1:3])
        and not any(noun_lemma(w.low) in _SEARCHED for w in words[i + 1 :])
        and not any(w.low in {"his", "her", "their"} for w in rest)
    ):
        return (*_i(words, i), _be_or_have(words, i), *rest, *after)
    return ()


def _be_or_have(words: Words, i: int) -> Word:
    """Give the verb of a state: who is dyslexic has ADHD."""
    return given("have" if words[i].low in _HAD_STATES else "am", words[i].start)


_HAD_STATES = frozenset({"adhd"})
"""What the states hold that is a thing one has."""


def _broke(words: Words, begin: int, i: int) -> Words:
    """Read "always broke by the 20th" as without money."""
    if words[i].low != "broke" or words[i + 1].low not in {"by", "before", "until", "till", ","}:
        return ()
    return (*_i(words, i), given("am", words[i].start), *words[begin:])


def _halted(rest: Words) -> bool:
    """Tell whether "trading halted on Wall Street" was read: no doing of anybody's."""
    low = rest[1].low if len(rest) > 2 else ""
    done = low.endswith("ed") and verb_lemma(low) is not None
    return done and rest[2].low in {"on", "at", "after", "by", "for", "in"}


_HERDS = word_set(
    "bees hens chickens goats ducks sheep pigs alpacas rabbits pigeons quail geese ponies donkeys llamas cows snakes ferrets budgies"
)


def keeps_animals(words: Words) -> Words:
    """Read "keep bees on the garage roof, three hives" as told, and not as an order; else ()."""
    count = 1 + (len(words) > 2 and (words[1].low in NUMBERS or words[1].low in {"a", "some"}))
    herd = next((w.low for w in words[count : count + 2] if w.low in _HERDS), "")
    if words[0].low != "keep" or not herd or len(words) < 3:
        return ()
    return (*_i(words, 0), words[0]._replace(text="keep"), *words[1:])


_TAKING_BACK = word_set(
    """never almost nearly hardly rarely seldom maybe perhaps possibly probably likely apparently supposedly formerly
    previously sometimes occasionally"""
)
"""What stands before a state or a doing and takes it back, or makes it another: "formerly vegan"."""


def _never(words: Words, i: int) -> Words:
    """Read "never married" as what has never been; what was never done is read in `left_out`."""
    if i >= len(words) or words[i].low not in _BEING:
        return ()
    at = words[i].start
    stop = next((k for k in range(i + 1, len(words)) if words[k].low in _STOPS), len(words))
    been = (given("'ve", at), given("never", at), given("been", at))
    return (*_i(words, i), *been, *words[i:stop])


_NOT = frozenset({"n't", "t", "nt", "not"})
_ABSTAINS = word_set("eat drink have own drive smoke need want like love speak trust wear")


def _unable(words: Words, i: int) -> int:
    """Give where the verb stands in "can't kneel", "dont eat pork": the speaker's own; else 0."""
    if i + 2 >= len(words) or words[i + 1].low not in _NOT:
        return 0
    verb = words[i + 2].low
    what = words[i + 3].low if i + 3 < len(words) else ""
    abstains = words[i].low == "do" and verb in _ABSTAINS and what not in _AT_HAND
    return i + 2 if verb_lemma(verb) == verb and (words[i].low == "can" or abstains) else 0


_AT_HAND = frozenset({"the", "this", "that", "these", "those", "it", "your"})


def rest_of(rest: Words, after: Words) -> Words:
    """Give what follows "knitting since I was six" up to its end."""
    if after and after[0].low == "since":
        end = next((k for k, w in enumerate(after) if w.low == ","), len(after))
        return after[:end]
    return after


_SEARCHED = word_set(
    "recipe idea restaurant meal dinner lunch option place snack cake menu shop substitute"
)
"""What "vegan, dairy free, nut free cake recipe" looks for: it tells nothing of who asks."""


def _lone(words: Words, i: int) -> Words:
    if i < len(words) and words[i].low in _BEING:
        return (*_i(words, i), _be_or_have(words, i), words[i])
    return ()


def _i(words: Words, i: int) -> Words:
    at = words[i].start
    return (given("I", at),)


_HEADERS = word_set(
    """me myself situation background context profile bio intro household setup facts info stats basics summary
    life family team stack kit gear"""
)


def announces_profile(words: Words) -> bool:
    """Tell whether what stands before a colon or a list announces a profile: "about me:"."""
    lows = [w.low for w in words if w.low.isalpha()]
    if not lows or len(lows) > 6:
        return False
    return lows[-1] in _HEADERS and (
        bool({"my", "about", "our", "quick", "some", "for", "bit", "brief", "short"} & set(lows))
        or len(lows) == 1
    )


def item(words: Words) -> Words:
    """Give an item of a profile as a clause: "two cats" is "I have two cats"; () for none."""
    if (
        not words
        or len(words) > ITEM_WORDS_MAX
        or words[0].low in _SELF
        or words[0].low in _FINITE - {"works"}
        or any(w.low in _FINITE for w in words[1:])
    ):
        return ()
    return (
        subjectless(words) or _doing(words) or _place(words) or _trade_or_age(words) or _had(words)
    )


def _doing(words: Words) -> Words:
    """Read "works as a nurse"."""
    first = words[0].low
    lemma = verb_lemma(first)
    if lemma not in _DOING | {"work", "live"} or verb_form(first, lemma) != "s" or len(words) < 2:
        return ()
    verb = words[0]._replace(text=lemma, low=lemma)
    return (given("I", words[0].start), verb, *words[1:])


def _place(words: Words) -> Words:
    """Read "from Leeds", "living in Berlin", "tiny flat in Lisbon"."""
    first, at = words[0].low, words[0].start
    me, live = given("I", at), given("live", at)
    if first in {"living", "based", "from", "in", "near"} and any(is_name(w) for w in words[1:]):
        if first == "from":
            return (me, given("am", at), *words)
        return (me, live, *(words[1:] if first in {"living", "based"} else words))
    lives = next((i for i, w in enumerate(words) if w.low in {"in", "near", "on"} and i), 0)
    if _head(words) in _DWELLINGS and lives and any(is_name(w) for w in words[lives:]):
        article = () if first in {"a", "an", "the"} else (given("a", at),)
        return (me, live, given("in", at), *article, *words)
    return ()


def _trade_or_age(words: Words) -> Words:
    """Read "freelance illustrator", "Bulgarian", "34"."""
    first, at = words[0].low, words[0].start
    me, am = given("I", at), given("am", at)
    if first in NATIONALITIES and len(words) == 1:
        return (me, am, *words)
    head = _head(words)
    if head in OCCUPATIONS and not kin_class(head):
        article = () if first in {"a", "an", "the"} else (given("a", at),)
        return (me, am, *article, *words)
    aged = first.isdecimal() and (len(words) == 1 or words[1].low in {"years", "yo", "y"})
    return (me, am, *words) if aged and YOUNGEST < int(first) < OLDEST else ()


YOUNGEST, OLDEST = 12, 100
"""Between these a lone number of a profile is an age, in years."""


def _had(words: Words) -> Words:
    """Read "two cats", "no car"."""
    first, at = words[0].low, words[0].start
    me, have = given("I", at), given("have", at)
    if first == "no" and 1 < len(words) < 4:
        return (me, given("do", at), given("n't", at), have, given("a", at), *words[1:])
    counted = first in NUMBERS | {"a", "an", "some", "several"} or (
        first.isdecimal() and len(words) > 1
    )
    return (me, have, *words) if counted or kin_class(_head(words)) else ()


def _head(words: Words) -> str:
    core = words[: phrase_end(words, 0)]
    return noun_lemma(core[-1].low) if core else words[0].low


_DWELLINGS = word_set("flat apartment house home cottage studio condo bungalow townhouse farm loft")
