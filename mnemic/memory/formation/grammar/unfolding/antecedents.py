"""The noun phrases that a clause hangs facts on: "my brother Joaquim", "a tablet I have".

A fact that is folded into another clause is told of what stands right before it. Only what
is the speaker's own is unfolded: of "a man who hates peas" nobody learns anything.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, points
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

PHRASE_WORDS_MAX = 7
"""Longest noun phrase that facts are hung on, in words."""

_OWN = frozenset({"my", "our"})
_HAVING = word_set(
    "have has 've got own keep run drive ride play rent adopted bought inherited use"
)
_CLOSED = (
    BE | MODALS | CONJUNCTIONS | SUBORDINATORS | PUNCTUATION | (PREPOSITIONS - {"off"})
) | word_set(
    """have has had 've do does did i we you he she they it me us him them there not n't never to your his her
    their this that these those what"""
)
_THINGS_AT_HAND = word_set(
    """code file script test tests branch page function query log message error bug typo problem mistake draft essay
    paragraph list table row column question answer document doc version prompt output input loop class method
    variable result results snippet command request idea point example sentence text option image screenshot
    formula regex option options exception response reply string array array's object key value field cell sheet block line lines
    title subject character story poem song scene plot chapter novel hero heroine protagonist villain"""
)
"""What belongs to the work at hand or to a tale: facts about it are not of the speaker."""


def inside(phrase: Words) -> Words:
    """Give a phrase that opened a sentence as it is written inside one: "curly hair"."""
    first = phrase[0]
    if len(phrase) < 2 or not first.text.istitle() or not phrase[1].text.islower():
        return phrase
    return (first._replace(text=first.low), *phrase[1:])


def is_at_hand(phrase: Words) -> bool:
    """Tell whether a phrase names a piece of the work at hand or of a tale."""
    return any(noun_lemma(w.low) in _THINGS_AT_HAND for w in phrase[1:])


def own_phrase(words: Words, end: int) -> int:
    """Give where the phrase "my ..." or "our ..." starts that ends before `end`, -1 for none."""
    at = end - 1
    if at < 1 or words[at].low in _CLOSED:
        return -1
    of = False
    for k in range(at, max(-1, at - PHRASE_WORDS_MAX), -1):
        low = words[k].low
        if low in _OWN:
            return k if k < at and not is_at_hand(words[k:end]) else -1
        if low in {"of", "'s"} and not of:
            of = True
            continue
        if low in {"a", "an"}:
            # "My band needs a bassist who can sing" is of no bassist of theirs.
            return -1
        if low in _CLOSED and not (low == "'s" and k < at):
            return -1
    return -1


def antecedent(words: Words, end: int) -> tuple[int, Words]:
    """Give where the own phrase before `end` starts and how it is named; (-1, ()) for none.

    "I have an apprentice, Kofi" is named "my apprentice", "we've got two sons" "our two sons".
    """
    start = own_phrase(words, end)
    if start >= 0:
        return start, words[start:end]
    return _owned(words, end)


def plain_phrase(words: Words, end: int) -> Words:
    """Give the noun phrase that ends before `end`, whoever's it is: "Thai food"; () for none."""
    start = end
    while start > 0 and end - start < PLAIN_WORDS_MAX:
        low = words[start - 1].low
        before = words[start - 2].low if start > 1 else ""
        if low in _CLOSED or (
            before in {"i", "we", "to", "n't", "not"} | ADVERBS and verb_lemma(low)
        ):
            break
        start -= 1
        if low in {"a", "an"}:
            break
    phrase = words[start:end]
    if (
        not phrase
        or phrase[0].low in {"the", "that", "one", "something"} | ADVERBS
        or points(phrase)
    ):
        return ()
    return () if is_at_hand((phrase[0], *phrase)) or len(phrase) == PLAIN_WORDS_MAX else phrase


PLAIN_WORDS_MAX = 4
"""Longest noun phrase without a possessive that is looked for, in words, less one."""


def definite_phrase(words: Words, end: int) -> Words:
    """Give the phrase "the ..." that ends before `end`: "the old Vespa"; () for none."""
    for k in range(end - 1, max(-1, end - PHRASE_WORDS_MAX), -1):
        low = words[k].low
        if low == "the":
            phrase = words[k:end]
            bare = len(phrase) < 2 or not _UNNAMED.isdisjoint(w.low for w in phrase)
            return () if bare or points(phrase[1:]) or is_at_hand(phrase) else inside(phrase)
        if low in _CLOSED or low in {"a", "an"} | _OWN:
            return ()
    return ()


_UNNAMED = word_set(
    "thing things one ones only same other way ways first last next reason part parts stuff moment"
)
"""What names nothing that a fact is told of: "the thing which I like"."""


def _owned(words: Words, end: int) -> tuple[int, Words]:
    for k in range(end - 2, max(0, end - PHRASE_WORDS_MAX), -1):
        low = words[k].low
        if low in {"a", "an"} or low in NUMBERS or (low.isdecimal() and len(low) < 4):
            front = [w.low for w in words[max(0, k - 4) : k]]
            beside = front[-2:] == ["me", "and"]
            having = set(front) & {"i", "we"} and front[-1] in _HAVING
            if not (beside or having):
                return -1, ()
            phrase = words[k:end]
            if any(w.low in _CLOSED for w in phrase) or is_at_hand(phrase):
                return -1, ()
            own = given("our" if "we" in front else "my", words[k].start)
            return k, (own, *(phrase[1:] if low in {"a", "an"} else phrase))
        if low in _CLOSED:
            return -1, ()
    return -1, ()


def finite_at(words: Words, i: int) -> bool:
    """Tell whether a finite verb of the third person, or an auxiliary, stands at word `i`."""
    while i < len(words) and (words[i].low in _BEFORE_VERBS or words[i].low.endswith("ly")):
        i += 1
    if i >= len(words):
        return False
    low = words[i].low
    if low == "may" and words[i].text != low:
        return False
    if low in BE | MODALS | {"has", "have", "had", "does", "did", "do", "'ve"}:
        return True
    lemma = verb_lemma(low)
    if lemma is None or low in PREPOSITIONS | CONJUNCTIONS or words[i].text[0].isupper():
        return False
    return verb_form(low, lemma) in {"s", "past"} or (
        lemma == low and low in {"put", "cut", "set", "let", "quit", "read"}
    )


_BEFORE_VERBS = word_set(
    "always also never still just now only usually often currently already really no longer not sometimes mostly both all then"
)


def resumes(words: Words, i: int) -> bool:
    """Tell whether a clause goes on at word `i` with its verb, a preposition or a joint."""
    if i >= len(words):
        return True
    low = words[i].low
    return low in PREPOSITIONS | CONJUNCTIONS | SUBORDINATORS | {
        "to",
        "i",
        "we",
        "you",
        "as",
        "my",
        "our",
    } or finite_at(words, i)


def bracket_depths(words: Words) -> list[int]:
    """Give how deep in brackets each word stands."""
    depth, out = 0, []
    for word in words:
        depth += word.low == "("
        out.append(depth)
        depth -= word.low == ")" and depth > 0
    return out


__all__ = [
    "PHRASE_WORDS_MAX",
    "antecedent",
    "bracket_depths",
    "definite_phrase",
    "finite_at",
    "inside",
    "is_at_hand",
    "own_phrase",
    "plain_phrase",
    "resumes",
]
