"""Fragments without a verb: given the one that they leave out, or left.

"Two metal plates in my wrist" is had, "only woman on our crew" is who somebody is, "no alcohol in our
home" is what there is not. Of any other fragment nobody can say what it tells: "my shifts at the bakery".
"""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.agreement import copula
from mnemic.memory.formation.grammar.bare_participles import did, is_participle, passive
from mnemic.memory.formation.grammar.left_out import BODY_PARTS
from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_RELATING = word_set("where which that who whom whose when")
_NO_SUBJECTS = (
    DETERMINERS
    | NUMBERS
    | PREPOSITIONS
    | CONJUNCTIONS
    | word_set(", each every these those ( – — - : ; other same whole")
)
"""Behind these a word that may be a verb is a noun."""

_AUXILIARIES = (BE - {"'s"}) | MODALS | word_set("has have had does do did 've ca wo")
_RANKED = word_set("only first youngest oldest eldest last second third sole lone middle")
_MINE = frozenset({"my", "our"})


_AT_HAND = frozenset({"inbox", "cart", "basket", "tabs", "desktop"})
"""What is emptied, filled and cleared in passing."""


def with_verb(words: Words) -> Words:
    """Give a clause of the speaker's with the subject or the verb it leaves out; () for a fragment."""
    if any(w.low in _AT_HAND for w in words[1:4]):
        return words if has_verb(words) else ()
    told = passive(words) or injured(words) or did(words) or _in_body(words)
    if told:
        return told
    # "No alcohol in our home, faith reasons": what trails says why.
    if has_verb(_until_comma(words) if words[0].low == "no" else words):
        return words
    if words[0].low == "no":
        bare = any(a.low == "," and b.low == "just" for a, b in pairwise(words))
        return _lacked(words) or (() if bare else words)
    return _ranked(words) or _alone(words) or _at_it(words)


def injured(words: Words) -> Words:
    """Read "slipped disc two years back" as what the speaker has had: nobody slips a disc by will."""
    if len(words) < 2 or not is_participle(words[0].low) or words[0].low == "left":
        return ()
    at = words[0].start
    end = next((k for k, w in enumerate(words[:4]) if noun_lemma(w.low) in _HURT), 0)
    if not end or any(w.low in DETERMINERS | PREPOSITIONS for w in words[:end]):
        return ()
    rest = words[end + 1 :]
    over = any(w.low in {"ago", "back", "in", "last", "at"} for w in rest)
    if any(finite_at(rest, k) for k in range(len(rest))):
        return ()
    many = noun_lemma(words[end].low) != words[end].low
    article = () if many else (given("a", at),)
    verb = given("had" if over else "have", at)
    return (given("I", at), verb, *article, words[0]._replace(text=words[0].low), *words[1:])


_HURT = (BODY_PARTS - {"hand", "hands", "back"}) | word_set(
    "disc ligament meniscus nerve vertebra tendon rib collarbone achilles hamstring appendix eardrum"
)


def has_verb(words: Words) -> bool:
    """Tell whether a clause has a finite verb of its own, and no relative clause alone."""
    opened = words[0].low in PREPOSITIONS - {"off", "next", "near", "past"}
    opened = opened and len(words) > 1 and words[1].low not in ADVERBS
    commas = 0
    doing = words[0].low.endswith("ing") and verb_lemma(words[0].low) not in {None, words[0].low}
    for k, word in enumerate(words):
        low, before = word.low, words[k - 1].low if k else ""
        commas += before == ","
        if low in {"i", "we"}:
            if before not in _RELATING or (k == 1 and not doing):
                return True
            return any(w.low == "," for w in words[k:]) and _goes_on(words, k)
        if low in _RELATING and k > 1:
            return _goes_on(words, k)
        if k and low in _AUXILIARIES and before not in _RELATING:
            return True
        if k and low == "'s" and copula(words, k):
            return True
        opened = opened and low not in DETERMINERS | {",", "i", "we", "my", "our"}
        # "My shop, Zwirn & Faden, sells wool": its verb stands behind the second comma.
        behind = before not in _NO_SUBJECTS or (before == "," and commas > 1)
        if k and not opened and behind and _is_verb(words, k):
            return True
    return False


def _goes_on(words: Words, k: int) -> bool:
    """Tell whether a clause has its verb behind the relative clause that opens at `k`."""
    spots = [i for i in range(k + 2, len(words)) if finite_at(words, i)]
    mine = {w.low for w in words[k : k + 2]} & {"i", "we"}
    return len(spots) > (0 if mine else 1)


def _is_verb(words: Words, k: int) -> bool:
    low, before = words[k].low, words[k - 1].low
    if low == "crew":
        return False
    if finite_at(words, k):
        return True
    if verb_lemma(low) != low or low in PREPOSITIONS:
        return False
    behind = words[k + 1].low if k + 1 < len(words) else ""
    if behind in _OBJECTS or (low in _SAME_PAST and behind):
        return True
    if before == ",":
        return behind in PREPOSITIONS and any(noun_lemma(w.low) != w.low for w in words[:k])
    return noun_lemma(before) != before and not before.endswith("ing")


_OBJECTS = word_set("me us him her them it")
_SAME_PAST = word_set("cost put cut set let hit shut quit read split hurt beat")


def _until_comma(words: Words) -> Words:
    end = next((k for k, w in enumerate(words) if w.low == ","), len(words))
    return strip_punctuation(words[:end])


def _lacked(words: Words) -> Words:
    """Read "no alcohol in our home, faith reasons" as what there is not."""
    body = _until_comma(words)
    placed = any(a.low in PREPOSITIONS and b.low in _MINE | {"me", "us"} for a, b in pairwise(body))
    if body[0].low != "no" or not placed or len(body) < LACKED_WORDS_MIN:
        return ()
    at = body[0].start
    end = next(k for k, w in enumerate(body) if w.low in PREPOSITIONS)
    be = "are" if any(noun_lemma(w.low) != w.low for w in body[1:end]) else "is"
    return (given("There", at), given(be, at), body[0]._replace(text="no"), *body[1:])


LACKED_WORDS_MIN = 4


def _ranked(words: Words) -> Words:
    """Read "only woman on our drilling crew" as who the speaker is."""
    body = _until_comma(words)
    placed = any(w.low in {"on", "in", "of", "at"} for w in body[2:4])
    mine = any(w.low in _MINE for w in body[3:])
    if body[0].low not in _RANKED or not placed or not mine or verb_lemma(body[1].low) == "time":
        return ()
    at = body[0].start
    first = body[0]._replace(text=body[0].low)
    return (given("I", at), given("am", at), given("the", at), first, *body[1:])


def _in_body(words: Words) -> Words:
    """Read "two metal plates in my wrist" as what the speaker has."""
    at = next((k for k in range(1, len(words) - 1) if words[k].low in {"in", "on"}), 0)
    counted = words[0].low in NUMBERS | {"a", "an", "some"} or words[0].low.isdecimal()
    if (
        not at
        or not counted
        or words[at + 1].low not in _MINE
        or any(w.low == "," for w in words[:at])
    ):
        return ()
    part = next((w for w in words[at + 2 : at + 5] if noun_lemma(w.low) in BODY_PARTS), None)
    return (
        (
            given("I", words[0].start),
            given("have", words[0].start),
            words[0]._replace(text=words[0].low),
            *words[1:],
        )
        if part
        else ()
    )


def _alone(words: Words) -> Words:
    """Read "alone in a studio in Osaka with my plants"."""
    if words[0].low != "alone" or words[1].low not in {"in", "on", "with"}:
        return ()
    at = words[0].start
    return (given("I", at), given("am", at), words[0]._replace(text="alone"), *words[1:])


def _at_it(words: Words) -> Words:
    """Read "giving up the shop when I turn 65", "sharing custody" as what the speaker is at."""
    body, low = _until_comma(words), words[0].low
    lemma = verb_lemma(low)
    if lemma is None or not low.endswith("ing") or lemma == low or len(body) < 2:
        return ()
    at = words[0].start
    if low in {"being", "having"}:
        return (given("I", at), given("am", at), *body[1:]) if low == "being" else ()
    return (given("I", at), given("am", at), words[0]._replace(text=low), *body[1:])


__all__ = ["has_verb", "with_verb"]
