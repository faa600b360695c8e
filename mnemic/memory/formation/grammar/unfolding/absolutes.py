"""What goes along with a sentence: "With my left knee replaced and no garden, ..."."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import HEALTH, STATES_SENSITIVE
from mnemic.memory.formation.grammar.phrases import Words, points, strip_punctuation
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.unfolding.antecedents import is_at_hand
from mnemic.memory.formation.grammar.unfolding.participles import OPENER_WORDS_MAX
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    NUMBERS,
    PREPOSITIONS,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

ITEM_WORDS_MAX = 14
"""Longest item of an absolute, in words."""

_NOTHING = word_set(
    """ado context idea doubt offence offense luck problem issue warning reason intention plan plans need rush fuss
    success result results effect avail change changes output error errors arguments argument exception end sign"""
)
_ACCOMPANY = word_set(
    "dog cat puppy teenager lodger housemate toddler baby newborn job mortgage back knee hip heart budget allergy intolerance stammer"
)
_MY = frozenset({"my", "our"})


def absolute(words: Words) -> Parts | None:
    """Part a clause from the "with ..." that opens it, or read one that was cut from its main."""
    if len(words) < 3 or words[0].low not in {"with", "without"}:
        return None
    cut = _end(words)
    if any(w.low in {"you", "your", "its"} for w in words[1:cut]):
        return None
    told = tuple(
        clause for item in _items(words[1:cut]) if (clause := _of_item(item, words[0].low))
    )
    return Parts(strip_punctuation(words[cut:]), told) if told else None


def _end(words: Words) -> int:
    """Give the comma that ends the opener; a list of items has commas of its own."""
    for k in range(2, min(len(words), 2 * OPENER_WORDS_MAX)):
        if words[k].low == "," and k + 1 < len(words) and not _is_item(words, k + 1):
            return k
    return len(words)


def _is_item(words: Words, k: int) -> bool:
    if words[k].low in {"and", "plus"}:
        k += 1
    if k >= len(words):
        return False
    low = words[k].low
    if low in _MY:
        return _participle_in(words[k + 1 : k + 6]) and not any(
            w.low in {"is", "are", "has", "have", "does", "do"} for w in words[k + 1 : k + 6]
        )
    return low in {"no", "a", "an", "both", "only"} or low in NUMBERS


def _participle_in(words: Words) -> bool:
    return any(_is_participle(w.low) for w in words)


def _is_participle(low: str) -> bool:
    lemma = verb_lemma(low)
    return lemma is not None and verb_form(low, lemma) in {"ing", "past"}


def _items(words: Words) -> tuple[Words, ...]:
    out: list[Words] = []
    start = 0
    for k in range(1, len(words)):
        if words[k].low in {"and", "plus", ","} and _is_item(
            words, k if words[k].low != "," else k + 1
        ):
            if k > start:
                out.append(strip_punctuation(words[start:k]))
            start = k + (words[k].low in {"and", "plus", ","})
    out.append(strip_punctuation(words[start:]))
    return tuple(_bare(item) for item in out if item)


def _bare(item: Words) -> Words:
    return item[1:] if item[0].low in {"and", "plus"} else item


def _of_item(item: Words, opening: str) -> Words:
    if not 1 < len(item) <= ITEM_WORDS_MAX or points(item):
        return ()
    at = item[0].start
    low = item[0].low
    me = given("I", at)
    if opening == "without":
        own = low in {"a", "an"} and len(item) <= 4 and not is_at_hand(item)
        return (
            (me, given("do", at), given("n't", at), given("have", at), *item)
            if own and _keeps(item)
            else ()
        )
    if low == "both" and item[1].low in _MY:
        item, low = item[1:], item[1].low
    if low in _MY:
        return _of_mine(item)
    if low == "no" and item[1].low not in _NOTHING and item[-1].low not in _NOTHING:
        return (me, given("have", at), *item) if not is_at_hand(item) else ()
    if low == "only" and (item[1].low in {"a", "an"} or item[1].low in NUMBERS):
        return () if is_at_hand(item) else (me, given("have", at), *item)
    if low in {"a", "an"} or low in NUMBERS or low.isdecimal():
        return (me, given("have", at), *item) if _keeps(item) else ()
    return ()


def _keeps(item: Words) -> bool:
    """Tell whether what one is with is what one has: kin, a pet, a weak back."""
    end = next(
        (
            k
            for k in range(1, len(item))
            if item[k].low in PREPOSITIONS | {"of", "who", "that", ","}
        ),
        len(item),
    )
    head = item[end - 1].low
    return kin_class(head) != "" or noun_lemma(head) in _ACCOMPANY | HEALTH | STATES_SENSITIVE


def _of_mine(item: Words) -> Words:
    """Read "my left knee replaced last autumn", "my parents in a care home", "my mum living with us"."""
    if any(w.low in _PASSING or w.low.endswith("%") for w in item):
        return ()
    for k in range(2, len(item)):
        low = item[k].low
        done = _is_participle(low)
        still = low in PREPOSITIONS - {"of"} or (low in ADVERBS | _STATES and k > 1)
        if not done and not still:
            continue
        plural = noun_lemma(item[k - 1].low) != item[k - 1].low
        be = "are" if plural else "is"
        if (
            done
            and not low.endswith("ing")
            and any(w.low in {"last", "ago", "yesterday", "in"} for w in item[k:])
        ):
            be = "were" if plural else "was"
        return (*item[:k], given(be, item[k].start), *item[k:])
    return ()


_PASSING = word_set("% covered full soaked today tonight now hands right crossed battery raised")
_STATES = word_set(
    "away abroad off out gone ill sick retired broken open shut closed full asleep pregnant deaf blind bad weak stiff unemployed"
)


def seasoned(words: Words) -> Parts | None:
    """Part "after fourteen years in consulting I ..." from the years that it tells."""
    if len(words) < 7 or words[0].low not in {"after", "with"}:
        return None
    at = next((k for k in range(2, 5) if words[k].low in {"years", "decades"}), -1)
    if at < 0 or words[at + 1].low not in {"in", "as", "at", "on", "under"}:
        return None
    number = words[at - 1].low
    if number not in NUMBERS and not number.isdecimal():
        return None
    cut = next(
        (k for k in range(at + 3, min(len(words) - 1, at + 9)) if words[k].low in {",", "i", "we"}),
        0,
    )
    what = words[at + 1 : cut]
    rest = strip_punctuation(words[cut:])
    if not cut or rest[0].low not in {"i", "we"} or points(what[1:]) or is_at_hand(what):
        return None
    start = words[0].start
    left = len(rest) > 2 and rest[1].low in _LEFT and rest[2].low in {"to", "and"}
    if left and what[0].low in {"at", "in"}:
        # "After twelve years at Siemens I quit to keep bees": what was quit is named.
        behind = given("after", rest[1].end + 1)
        return Parts((*rest[:2], behind, *words[1:cut], *rest[2:]))
    told = (given("I", start), given("have", start), given("spent", start), *words[1:cut])
    return Parts(rest, (told,))


_LEFT = frozenset({"quit", "resigned", "retired"})


def accompanied(words: Words) -> Parts | None:
    """Part "..., my wife having accepted a post at the university" from its host."""
    for k in range(3, len(words) - 3):
        if words[k].low != "," or words[k + 1].low not in _MY:
            continue
        for at in range(k + 3, min(len(words) - 1, k + 7)):
            low = words[at].low
            if low == ",":
                break
            if low not in {"having", "being"}:
                continue
            noun = words[k + 1 : at]
            plural = noun_lemma(noun[-1].low) != noun[-1].low
            verb = {"having": ("has", "have"), "being": ("is", "are")}[low][plural]
            said = Word(verb, verb, words[at].start, words[at].end)
            return Parts(words[:k], ((*noun, said, *words[at + 1 :]),))
    return None


_TURNS = word_set("nights days weeks shifts months night day week month")


def on_and_off(words: Words) -> Parts | None:
    """Part "I'm a nurse on a cardiac ward, 3 nights on 4 off": how somebody works."""
    at = next((k for k in range(3, len(words) - 3) if words[k].low == "on"), -1)
    while at > 0 and not (words[at - 1].low in _TURNS and _counts(words[at - 2])):
        at = next((k for k in range(at + 1, len(words) - 2) if words[k].low == "on"), -1)
    if at < 0 or words[at - 3].low != "," or words[0].low not in {"i", "we"}:
        return None
    off = next((k for k in range(at + 2, min(at + 6, len(words))) if words[k].low == "off"), -1)
    if off < 0 or not any(_counts(w) for w in words[at + 1 : off]):
        return None
    works = given("work", words[at - 2].start)
    return Parts(words[: at - 3], ((words[0], works, *words[at - 2 : off + 1]),))


def _counts(word: Word) -> bool:
    return word.low in NUMBERS or word.low.isdecimal()
