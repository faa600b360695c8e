"""What a noun phrase is told to be: "My flatmate Oskar, a trainee pilot, gets up at ..."."""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS, STATES_PLAIN, STATES_SENSITIVE
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation, time_at
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.ties import is_animal, is_many, tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import antecedent, finite_at, resumes
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    BE,
    CONJUNCTIONS,
    NUMBERS,
    PREPOSITIONS,
    SUBORDINATORS,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

APPOSED_WORDS_MAX = 10
"""Longest phrase that says what another is, in words."""

_NAMING = frozenset({"named", "called"})
"""Who "our second child, a girl named Freya" is, the table reads by itself."""

_GROUPS = frozenset(
    {"team", "class", "street", "road", "family", "course", "ward", "shift", "crew"}
)
_PASSING = frozenset({"or", "ago", "today", "tonight", "yesterday", "later"})
_PRONOUNS = frozenset({"who", "which", "whose"})
_ARTICLES = frozenset({"a", "an", "the"})


def apposed(words: Words) -> Parts | None:
    """Part a clause from the first apposition in it."""
    for i in range(1, len(words) - 1):
        if words[i].low != ",":
            continue
        found = (
            _animal(words, i)
            or _after_called(words, i)
            or _one_of_mine(words, i)
            or _after_own(words, i)
            or _after_name(words, i)
            or _after_trade(words, i)
            or _of_us(words, i)
        )
        if found is not None:
            return found
    return None


def _after_own(words: Words, i: int) -> Parts | None:
    """Read "my flatmate Oskar, a trainee pilot, ...", "our boiler, an ancient Potterton, ..."."""
    start, named = antecedent(words, i)
    if start < 0 and i < ANIMAL_WORDS_MAX and words[0].low == "the" and tie_class(words[i - 1].low):
        # "the kids, Sam and Flo, ..." are the speaker's.
        mine = words[0]._replace(text="My", low="my")
        found = _names((mine, *words[1:]), i, 0, (mine, *words[1:i]), parted=False)
        return None if found is None or _is_past(found.host, i) else found
    if start < 0:
        return None
    if (many := _names(words, i, start, named)) is not None:
        return many
    end = _end(words, i + 1)
    inside = words[i + 1 : end]
    if not inside or len(inside) > APPOSED_WORDS_MAX or any(w.low in _NAMING for w in inside):
        return None
    person = any(kin_class(w.low) for w in named)
    # "The youngest on my team, Bao, ..." names the youngest.
    other = start > 1 and words[start - 1].low in PREPOSITIONS and named[-1].low in _GROUPS
    says = _says(inside, named, person=person) and not (end >= len(words) and _goes_on(inside))
    if (
        (other and all(is_name(w) for w in inside))
        or not says
        or not _closed(words, end, person=person, start=start)
    ):
        return None
    at = inside[0].start
    if _is_participle(inside):
        said = given(
            ("were" if _plural(named) else "was")
            if not inside[0].low.endswith("ing")
            else ("are" if _plural(named) else "is"),
            at,
        )
        return Parts(strip_punctuation((*words[:i], *words[end + 1 :])), ((*named, said, *inside),))
    if not all(is_name(w) for w in inside):
        verb = "are" if _plural(named) else "is"
        told = (*named, given(verb, at), *inside)
        # "My stepson, 14, who lives with us, ...": the comma stays before the relative.
        related = end + 1 < len(words) and words[end + 1].low in _PRONOUNS
        rest = words[end:] if related else words[end + 1 :]
        return Parts(strip_punctuation((*words[:i], *rest)), (told,))
    if not person:
        told = (*named, given("is", at), *inside)
        return Parts(strip_punctuation((*words[:i], *words[end + 1 :])), (told,))
    # "My mum, Helen, is a judge" the parser reads by itself; "Dr Okonkwo" it does not.
    if start <= 1 and inside[0].low.rstrip(".") not in _TITLES:
        return None
    return Parts(strip_punctuation((*words[:i], *inside, *words[end + 1 :])))


def _one_of_mine(words: Words, i: int) -> Parts | None:
    """Read "one of my flatmates, Kofi, works nights" as of my flatmate Kofi."""
    if i < ONE_WORDS_MIN or [w.low for w in words[:2]] != ["one", "of"]:
        return None
    end = _end(words, i + 1)
    mine, kin, inside = words[2], words[3:i], words[i + 1 : end]
    if mine.low not in {"my", "our"} or not tie_class(kin[-1].low) or not _plural(kin):
        return None
    if not inside or not all(map(is_name, inside)) or not finite_at(words, end + 1):
        return None
    one = noun_lemma(kin[-1].low)
    head = kin[-1]._replace(text=one, low=one)
    return Parts((mine, *kin[:-1], head, *inside, *words[end + 1 :]))


ONE_WORDS_MIN = 4
"""How many words "one of my flatmates" has at least."""


def _goes_on(inside: Words) -> bool:
    """Tell whether a list goes on: "three kids, a dog and zero free time" says what else there is."""
    return any(
        a.low in {"and", "&", "plus"}
        and (b.low in _COUNTS or b.low.isdecimal() or b.low in NUMBERS)
        for a, b in pairwise(inside)
    )


_COUNTS = word_set("a an no zero some many several lots my our")


def _is_past(host: Words, i: int) -> bool:
    """Tell whether the verb behind a phrase tells of once: "the boys robbed a bank"."""
    lemma = verb_lemma(host[i].low) if i < len(host) else None
    return lemma is None or (verb_form(host[i].low, lemma) == "past" and host[i].low not in BE)


def _names(words: Words, i: int, start: int, named: Words, *, parted: bool = True) -> Parts | None:
    """Read "my sons, Idris and Yusuf, share a room", "two of my flatmates, Ines and Kofi, are ..."."""
    mine = words[start].low in {"my", "our"}
    if not mine or not any(tie_class(w.low) for w in named) or not _plural(named):
        # "I have two sisters, Ana and Eva" stands as it is.
        return None
    end = i + 1
    while end < len(words) and (is_name(words[end]) or words[end].low in {",", "and", "&"}):
        end += 1
    names = strip_punctuation(words[i + 1 : end])
    several = [w for w in names if is_name(w)]
    joined = any(w.low in {"and", "&"} for w in names)
    if len(several) < 2 or not joined or not is_name(names[-1]) or not is_name(names[0]):
        return None
    if (
        end < len(words)
        and words[end - 1].low != ","
        and words[end].low not in {";", ")", "—", "–"}
    ):
        return None
    if parted and start == 0 and end < len(words) and words[end].low in {"are", "both", "have"}:
        # "My twin boys, Leo and Max, are in second grade" is parted by `twofold`.
        return None
    if start > 1 and words[start - 1].low == "of":
        start -= 2
        named = (words[start]._replace(text=words[start].low), *words[start + 1 : i])
    told = (*named, given("are", names[0].start), *names)
    related = end + 1 < len(words) and words[end].low in _PRONOUNS
    mark = (words[end - 1],) if related else ()
    return Parts(strip_punctuation((*words[:i], *mark, *words[end:])), (told,))


def _animal(words: Words, i: int) -> Parts | None:
    """Read "our dog, a nine-year-old beagle called Pepper, needs insulin" with its name."""
    own = words[0].low in {"my", "our", "the"} and 1 < i < ANIMAL_WORDS_MAX
    if not own or words[i + 1].low not in {"a", "an"} or not is_animal(words[i - 1].low):
        return None
    end = _end(words, i + 1)
    inside = words[i + 1 : end]
    at = next((k for k, w in enumerate(inside) if w.low in _NAMING), -1)
    name = inside[at + 1 :]
    if at < 2 or not name or not all(map(is_name, name)) or not finite_at(words, end + 1):
        return None
    first = words[0]._replace(text="My", low="my") if words[0].low == "the" else words[0]
    dog = (first, *words[1:i], *name)
    told = (*dog, given("is", inside[0].start), *inside[:at])
    return Parts((*dog, *words[end + 1 :]), (told,))


def _says(inside: Words, named: Words, *, person: bool) -> bool:
    """Tell whether a phrase says what or who another is, how old or in what state."""
    first = inside[0]
    if time_at(inside, 0) or any(w.low in _PASSING or "%" in w.low for w in inside):
        return False
    if first.low in _ARTICLES:
        return len(inside) > 1
    if _is_participle(inside):
        return True
    if all(is_name(w) for w in inside):
        return len(inside) <= NAMES_MAX and not is_name(named[-1])
    aged = first.low.isdecimal() or first.low in NUMBERS
    if first.low in {"my", "our"}:
        return person and len(inside) > 1 and not is_animal(named[-1].low)
    if aged and not person:
        return len(inside) > 1 and not is_name(inside[1])
    if aged:
        # "two boys, 7 and 9" is told as it stands.
        return person and not _plural(named) and (len(inside) == 1 or inside[1].low in _AFTER_AGE)
    return person and (first.low in STATES_PLAIN | STATES_SENSITIVE or first.low in _AFTER_NAME)


_TITLES = word_set("dr mr mrs ms miss prof professor sir mx")
ANIMAL_WORDS_MAX = 5
NAMES_MAX = 3
"""Longest name that is apposed, in words, its title included."""

_AFTER_AGE = word_set("and years yo months weeks with")
_AFTER_NAME = word_set(
    "retired aged allergic diabetic deaf blind born formerly originally now currently both"
)


def _is_participle(inside: Words) -> bool:
    """Tell whether a phrase says what was done to another: ", bought second-hand in 2021,"."""
    low = inside[0].low
    lemma = verb_lemma(low)
    if len(inside) < 3 or lemma is None:
        return False
    behind = inside[1].low in PREPOSITIONS or inside[1].low in _BEHIND
    if inside[1].low == "by" and verb_form(low, lemma) == "past":
        return True
    return (behind and low in _DONE) or (low in {"living", "working", "studying"} and behind)


_DONE = word_set(
    """bought built born made adopted rescued inherited restored written found installed planted founded diagnosed
    raised trained bred rebuilt painted converted repaired knitted sewn cast forged imported borrowed leased rented"""
)
_BEHIND = word_set("second-hand new used last entirely mostly by")


def _after_name(words: Words, i: int) -> Parts | None:
    """Read "Ottilie, our youngest, can't be near cashews" with the tie before the name."""
    if not is_name(words[i - 1]) or words[i + 1].low not in {"my", "our"}:
        return None
    start = i - 1
    while start > 0 and is_name(words[start - 1]) and words[start - 1].low not in {",", "i"}:
        start -= 1
    if start > 0 and words[start - 1].low not in {",", "and", "so", "but", "because", "since", "."}:
        return None
    end = _end(words, i + 1)
    tie = words[i + 1 : end]
    if not 2 <= len(tie) <= 5 or not kin_class(tie[-1].low):
        return None
    if end >= len(words) or not finite_at(words, end + 1):
        return None
    host = (*words[:start], *tie, *words[start:i], *words[end + 1 :])
    return Parts(host)


def _after_called(words: Words, i: int) -> Parts | None:
    """Read "the shop cat is called Pixel, 14 years old and half blind": more of who was named."""
    if i < 4 or not is_name(words[i - 1]) or words[i - 2].low not in {"called", "named"}:
        return None
    inside = strip_punctuation(words[i + 1 :])
    aged = (
        len(inside) > 2
        and (inside[0].low.isdecimal() or inside[0].low in NUMBERS)
        and inside[1].low in _AFTER_AGE
    )
    if not aged:
        return None
    cut = next((k for k, w in enumerate(inside) if w.low in {"and", ","}), len(inside))
    name, at = words[i - 1], inside[0].start
    told = [(name, given("is", at), *inside[:cut])]
    more = strip_punctuation(inside[cut + 1 :])
    if more and not any(finite_at(more, k) for k in range(len(more))):
        told.append((name, given("is", more[0].start), *more))
    return Parts(words[:i], tuple(told))


def _after_trade(words: Words, i: int) -> Parts | None:
    """Read "My teacher in violin making, Signor Baldi, lives ..." and "The tent, a Hilleberg, leaks"."""
    if words[0].low not in {"my", "our", "the"} or i < 2:
        return None
    end = _end(words, i + 1)
    inside = words[i + 1 : end]
    if end >= len(words) - 1 or words[end].low != "," or not finite_at(words, end + 1):
        return None
    host = (*words[:i], *words[end + 1 :])
    if words[0].low == "the":
        plain = i <= 4 and not any(w.low in PREPOSITIONS for w in words[1:i])
        named = len(inside) > 1 and inside[0].low in {"a", "an"} and any(is_name(w) for w in inside)
        if not plain or not named:
            return None
        return Parts(host, ((*words[:i], given("is", inside[0].start), *inside),))
    prep = next((k for k in range(2, i) if words[k].low in PREPOSITIONS), 0)
    if not prep or (not kin_class(words[prep - 1].low) and words[prep - 1].low not in OCCUPATIONS):
        return None
    if not inside or len(inside) > NAMES_MAX or not all(is_name(w) for w in inside):
        return None
    return Parts((*words[:prep], *inside, *words[end + 1 :]))


def _of_us(words: Words, i: int) -> Parts | None:
    """Read "we're Stitch and Bone, a leather goods shop in Fremantle" as what the shop is called."""
    if words[0].low != "we" or i < 3 or words[1].low not in {"'re", "are"}:
        return None
    name, what = words[2:i], strip_punctuation(words[i + 1 :])
    if not all(is_name(w) or w.low in {"and", "&", "the", "of"} for w in name) or not is_name(
        name[-1]
    ):
        return None
    if len(what) < 2 or what[0].low not in {"a", "an"} or len(what) > APPOSED_WORDS_MAX:
        return None
    cut = next((k for k, w in enumerate(what) if k and w.low in PREPOSITIONS), len(what))
    at = words[0].start
    shop = what[1:cut]
    if not shop or kin_class(shop[-1].low) or shop[-1].low in OCCUPATIONS:
        # "a florist in Dundee" is a shop here, and nobody who is theirs.
        shop = (given("business", at),)
    called = (given("our", at), *shop, given("is", at), given("called", at), *name)
    return Parts((words[0], words[1], *what), (called,))


_STARTS = word_set("i we he she they it my our")


def _end(words: Words, i: int) -> int:
    for k in range(i, min(len(words), i + APPOSED_WORDS_MAX + 2)):
        low = words[k].low
        if low in {",", ";", ")", "—", "–"}:
            return k
        behind = words[k + 1].low if k + 1 < len(words) else ""
        if low in {"and", "but", "so"} and behind in _STARTS:
            return k
        if low in {"and", "or"} and k > i:
            continue
        if low in SUBORDINATORS - {"that"} and low not in {"(", "-"}:
            return k
    return len(words)


def _closed(words: Words, end: int, *, person: bool, start: int) -> bool:
    """Tell whether an apposition ends at `end`, and is no member of a list."""
    if end >= len(words):
        return person and start > 0
    low = words[end].low
    if low == ",":
        behind = words[end + 1].low if end + 1 < len(words) else ""
        if behind in _PRONOUNS:
            return True
        if behind in CONJUNCTIONS:
            return end + 2 < len(words) and (
                words[end + 2].low in _STARTS or finite_at(words, end + 2)
            )
        if start <= 1:
            return finite_at(words, end + 1)
        return resumes(words, end + 1) or behind in PREPOSITIONS
    return low in {";", ")", "—", "–", "who", "which", "because", "so"} and start > 1


def _plural(named: Words) -> bool:
    head = named[-1].low
    return (noun_lemma(head) != head or is_many(head)) and not is_name(named[-1])
