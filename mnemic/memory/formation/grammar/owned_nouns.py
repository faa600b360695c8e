"""Noun phrases of the owner's world as subjects: "our data centre contract in Slough", "most agencies".

`subjects.py` is frozen with `formation@7` and stops at a closed list of verbs. Here the verb is
any verb that agrees with the head of the phrase, and the phrase may hold `of`, `for`, a place,
or what the speaker does with the thing ("the van I've got").
"""

from __future__ import annotations

from typing import NamedTuple

from mnemic.memory.formation.grammar.agreement import AUX, copula
from mnemic.memory.formation.grammar.owned_words import (
    BUSINESS,
    DEPARTMENTS,
    HOME,
    ON_A_SCHEDULE,
    PUBLIC,
    RULES,
    SHOPFLOOR,
    SHOWN,
    SUBJECTS_BARE,
    WORK_AT_HAND,
)
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import Mention, Subject, Who
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.rendering import say_words
from mnemic.memory.formation.wordlists import word_set

NOUN_WORDS_MAX = 13
"""Longest noun phrase that is read as a subject, in words."""

OWN_MARK = "*"
"""In `Mention.things`: the turn tells of something of its speaker's."""

OUR_MARK = "***"
"""In `Mention.things`: the turn tells of something that is `ours`, be it a thing of the work at hand."""

OTHERS_MARK = "**"
"""In `Mention.things`: the turn tells of somebody else's doings."""

MINE, TOLD, WORLD, RULE, NEAR, OTHER = "mine", "told", "world", "rule", "near", "other"
"""Whose a subject is: said to be the owner's, told of before, of their home or work by its kind,
all that a rule is about, anybody's in a turn that tells of one's own, and anybody else's."""

THING = Subject(Who.THING, "", "user")
_PEOPLE = word_set("people children staff police men women cattle sheep mice geese feet teeth")
PERSONS = word_set("i we you he she they it who whom whose which that this these those what")
_ARTICLES = frozenset({"a", "an", "the", "my", "our", "some", "any", "every", "each"})
_BEHIND_VERB = (
    PREPOSITIONS
    | DETERMINERS
    | ADVERBS
    | NUMBERS
    | word_set(
        """to out up me us you him her them it each every only between no too not all mostly because when whenever if
        whether"""
    )
)
_PLURALS = word_set(
    """leads runs plays hours checks tests reports releases deploys orders shifts rates walks calls posts blogs issues
    records shows works plans rules uses houses needs costs visits stays drives rides lights lives feeds fees dues"""
)
"""Plural nouns that are verbs as well; before a verb they are the nouns."""


class Phrase(NamedTuple):
    """Hold where a noun phrase ends and where its head stands."""

    end: int
    head: int
    plural: bool


def phrase_of(words: Words, i: int) -> Phrase | None:
    """Read the noun phrase at `i` up to a finite verb that agrees with its head."""
    head, joined = -1, False
    for j in range(i, min(i + NOUN_WORDS_MAX, len(words))):
        low = words[j].low
        if (low == "'s" and not copula(words, j)) or (
            low in {"'", "’"} and words[j - 1].low.endswith("s")
        ):
            continue
        if (
            low in _ARTICLES
            and j > i
            and words[j - 1].low not in PREPOSITIONS | {"and", "&", "than"}
        ):
            return None
        if j > i and (low in AUX or (low in ADVERBS and adverb_of_verb(words, j))):
            if low == "used" and [w.low for w in words[j + 1 : j + 2]] != ["to"]:
                return None
            return _phrase(words, j, head, joined=joined)
        if low in PREPOSITIONS and low != "like":
            if j == i:
                return None
            head = j - 1 if head < 0 else head
            continue
        if low in {"and", "&"} and j > i:
            joined = joined or head < 0
            continue
        if low in PUNCTUATION or low in SUBORDINATORS - {"that"} or low in PERSONS:
            return None
        if j > i and words[j - 1].low not in PREPOSITIONS | DETERMINERS:
            made = _phrase(words, j, head, joined=joined)
            if made is not None and verb_at(words, j, plural=made.plural):
                return made
    return None


def adverb_of_verb(words: Words, j: int) -> bool:
    while j < len(words) and words[j].low in ADVERBS:
        j += 1
    return j < len(words) and (words[j].low in AUX or verb_lemma(words[j].low) is not None)


def _phrase(words: Words, end: int, head: int, *, joined: bool) -> Phrase | None:
    head = end - 1 if head < 0 else head
    low = words[head].low
    if low in PREPOSITIONS | DETERMINERS | PUNCTUATION or not low[0].isalnum():
        return None
    return Phrase(end, head, joined or is_plural(low))


def is_plural(low: str) -> bool:
    """Tell whether a noun is written in its plural."""
    return low in _PEOPLE or (low.endswith("s") and (low in _INITIALS or noun_lemma(low) != low))


_INITIALS = word_set(
    "prs mrs apis vms urls sdks slas slos dbs crons repos diffs configs runbooks dependencies"
)
"""Plurals that no dictionary lists."""


def verb_at(words: Words, j: int, *, plural: bool) -> bool:
    """Tell whether the word at `j` is a finite verb that agrees: open class, by form and by what follows."""
    low = words[j].low
    lemma = verb_lemma(low)
    if lemma is None or words[j].text[0].isupper() or low.endswith("ing"):
        return False
    form = verb_form(low, lemma)
    behind = words[j + 1].low if j + 1 < len(words) else ""
    if behind in AUX or behind == "of":
        return False
    if form == "s":
        return not plural and not (low in _PLURALS and verb_lemma(behind or "x") == behind)
    if form == "base":
        return plural and _takes(words, j)
    later = {w.low for w in words[j + 1 : j + 9]} & AUX
    return form == "past" and _takes(words, j) and not later


def _takes(words: Words, j: int) -> bool:
    if j + 1 >= len(words):
        return False
    behind = words[j + 1]
    if words[j].low == "get":
        return True
    return behind.low in _BEHIND_VERB or behind.low[0].isdecimal() or behind.text[0].isupper()


def whose_is(noun: Words, last: Mention) -> str:
    """Tell whose a thing is that is only called `the`: by what the turn told, by its kind."""
    if not noun:
        return OTHER
    head = noun_lemma(noun[-1].low)
    lows = {w.low for w in noun} | {noun_lemma(w.low) for w in noun}
    if lows & SHOWN:
        return OTHER
    if is_machine(noun) and OTHERS_MARK not in last.things:
        return WORLD
    if head in WORK_AT_HAND | PUBLIC and head not in last.things:
        return OTHER
    if head in last.things:
        return TOLD
    own = OWN_MARK in last.things
    near = NEAR if own and head not in PUBLIC | WORK_AT_HAND else OTHER
    if own and lows & (HOME | BUSINESS):
        return TOLD
    if is_tool(noun) and OTHERS_MARK not in last.things:
        return WORLD
    if (lows & (HOME | SHOPFLOOR) and (own or OTHERS_MARK not in last.things)) or (
        lows & BUSINESS and own
    ):
        return WORLD
    return near


_MACHINES = word_set(
    "box server machine host node cluster vm vps rig runner runners boxes servers machines hosts nodes"
)
_OF_SHOPFLOOR = word_set(
    "staging prod production build ci dev qa gpu training backup mail print render agent agents jump bastion media web db database git lab test"
)


def is_machine(noun: Words) -> bool:
    """Tell whether a noun is a machine of some shop floor: "build box", "staging server"."""
    return len(noun) > 1 and noun[-1].low in _MACHINES and noun[-2].low in _OF_SHOPFLOOR


_TOOLS = word_set(
    """sewing washing coffee espresso knitting embroidery milking ice-cream printing vending pasta table band mitre miter
    circular chop scroll track radial-arm panel drill arbor book cider wine fly etching tile milling bending"""
)


def is_tool(noun: Words) -> bool:
    """Tell whether a noun is a machine of a home or a trade: "sewing machine"."""
    return len(noun) > 1 and noun[-1].low in {"machine", "press", "saw"} and noun[-2].low in _TOOLS


def lemmas_of(words: Words) -> set[str]:
    return {w.low for w in words} | {noun_lemma(w.low) for w in words}


def said(noun: Words) -> str:
    """Render a noun phrase in a statement about the user."""
    return say_words(noun, THING)


def all_of(words: Words, i: int) -> Phrase | None:
    """Read "nobody but the lead", "anything touching card data", "whoever cooks", "half of our stock"."""
    low = words[i].low
    single = low in {"every", "each", "whoever", "anything", "nothing", "nobody", "no-one", "everything", "anyone", "everyone", "everybody", "anybody", "whatever"}  # fmt: skip
    for j in range(i + 1, min(i + NOUN_WORDS_MAX, len(words))):
        here = words[j].low
        if here in PUNCTUATION or here in {
            "that",
            "which",
            "i",
            "we",
            "you",
            "he",
            "she",
            "they",
            "it",
        }:
            return None
        verb = here in AUX or (
            here not in PREPOSITIONS
            and words[j - 1].low not in DETERMINERS | PREPOSITIONS
            and here not in {"but", "except", "else"}
            and verb_at(words, j, plural=not single)
            and not (low == "whoever" and j == i + 1)
        )
        if verb or (here in ADVERBS and adverb_of_verb(words, j) and j > i + 1):
            head = i if single and low not in {"every", "each"} else j - 1
            return Phrase(j, head, not single)
    return None


def is_shopfloor_name(words: Words, i: int) -> bool:
    """Tell whether a clause is about what a shop floor names without an article: "prod is ..."."""
    if i + 2 >= len(words) or words[i].low not in DEPARTMENTS | SUBJECTS_BARE:
        return False
    if words[i].low == "it" and words[i].text != "IT":
        return False
    low = words[i + 1].low
    return low in AUX - {"had", "did"} or low in {"runs", "run", "gets", "get", "need", "needs", "go", "goes", "require", "requires", "happen", "lives", "owns", "shares", "share", "uses", "use", "has", "sits", "takes", "take"}  # fmt: skip


def is_bare(words: Words, i: int) -> bool:
    """Tell whether a thing stands here without an article: "spare keys are with", "payday is the 27th"."""
    if words[i].low in {"how", "many", "much", "why"}:
        return False
    for j in range(i, min(i + 3, len(words) - 2)):
        low, behind = words[j].low, words[j + 1].low
        if not low.replace("-", "").isalpha() or low in PREPOSITIONS | DETERMINERS | PERSONS | AUX:
            return False
        if low in ON_A_SCHEDULE and (
            behind in AUX or behind in PREPOSITIONS or verb_at(words, j + 1, plural=is_plural(low))
        ):
            return True
        if behind in {"is", "are", "live", "lives"}:
            return low in HOME and is_plural(low)
    return False


def is_plain_plural(words: Words, i: int) -> bool:
    """Tell whether a capital only opens a sentence here: "Visitors have to leave their phones"."""
    return (
        i == 0
        and len(words) > 3
        and words[0].text[1:].islower()
        and is_plural(words[0].low)
        and words[1].low in RULES | {"are", "get", "go"}
    )


def is_no_name(words: Words, i: int) -> bool:
    """Tell whether what is written like a name, or read as one, is a thing here."""
    return is_shopfloor_name(words, i) or is_bare(words, i) or is_plain_plural(words, i)
