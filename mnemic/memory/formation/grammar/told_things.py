"""What a turn tells to be its speaker's, so that `the shop` is known for the shop of before."""

from __future__ import annotations

from collections.abc import Iterable

from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS
from mnemic.memory.formation.grammar.of_the_body import squads
from mnemic.memory.formation.grammar.owned_nouns import OTHERS_MARK, OUR_MARK, OWN_MARK
from mnemic.memory.formation.grammar.owned_words import WORK_AT_HAND
from mnemic.memory.formation.grammar.passing import MIND_VERBS
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

OFFICE_MARK, TRADE_MARK = "#office", "#trade"
"""Marks of a turn whose speaker is "the manager" of something, or "a vet"."""

NOUN_REACH_WORDS = 5
"""How many words behind "my" may belong to the thing."""

_HOLDS = word_set(
    """run own have manage rent lease keep use work volunteer teach maintain host help bake cook restore inherit
    sell play sing coach train drive ride grow raise supervise lead chair serve build live farm breed charge
    take edit organise organize tend brew paint print repair renovate record coordinate clean guard tile insulate
    decorate carve weld sew knit weave roast nurse translate mark do make share attend"""
)
_HELPING = frozenset({"'ve", "got", "'m", "am", "are", "'re"})
_NOT_DONE = MIND_VERBS | word_set(
    "read watch visit find go try ask get need look book stay travel fly order"
)
"""What one does with the things of others."""

_ENDS = PREPOSITIONS | PUNCTUATION | SUBORDINATORS | word_set("is are was were has have had i we")


def told_things(clauses: Iterable[Words], before: frozenset[str] = frozenset()) -> frozenset[str]:
    """Give the nouns of what clauses tell to be the speaker's, with `OWN_MARK` where any is told."""
    found: set[str] = set(before)
    for words in clauses:
        found |= _left_out(words) | squads(words)
        for i, word in enumerate(words):
            if word.low in {"my", "our"}:
                _take(words, i + 1, found)
                if word.low == "our":
                    found.add(OUR_MARK)
            elif word.low == "as" and [w.low for w in words[i + 2 : i + 4]] == ["of", "the"]:
                # "As treasurer of the Harriers I ...": an office ties its body to who holds it.
                if "i" in {w.low for w in words[i + 4 :]} and words[i + 1].low.isalpha():
                    _take(words, i + 4, found)
            elif word.low in _POSTS and _holds_post(words, i):
                _take(words, i + 3, found)
            elif word.low in {"me", "us", "ours", "mine"}:
                found.add(OWN_MARK)
            elif word.low in _OTHERS and not _means_things(words, i):
                found.add(OTHERS_MARK)
            elif word.low in _OF_A_TEAM:
                found.add(OFFICE_MARK)
            elif word.low in {"i", "we"}:
                found |= _offices(words, i + 1)
                _done(words, i + 1, found)
    return frozenset(found)


def _done(words: Words, at: int, found: set[str]) -> None:
    """Take what the speaker says that they hold, and that they speak of their own doings."""
    while at < len(words) and (words[at].low in ADVERBS or words[at].low in _HELPING):
        at += 1
    lemma = verb_lemma(words[at].low) if at < len(words) else None
    if lemma is None:
        return
    if lemma in _HOLDS or words[at - 1].low in {"got", "'ve"}:
        _held(words, at, found)
    elif lemma not in _NOT_DONE:
        found.add(OWN_MARK)


_TITLES = OCCUPATIONS | word_set(
    "lead boss manager owner founder cofounder co-founder cto ceo cfo coo chair captain head supervisor"
)


def _offices(words: Words, at: int) -> set[str]:
    """Tell whether somebody says what they are by trade, or that they are the one of a team."""
    lows = [w.low for w in words[at : at + 8]]
    if lows[:1] not in (["am"], ["'m"], ["m"]) or not {noun_lemma(w) for w in lows} & _TITLES:
        return set()
    return {OFFICE_MARK} if lows[1] == "the" else {TRADE_MARK} if lows[1] in {"a", "an"} else set()


_POSTS = word_set(
    "treasurer secretary chair chairman chairwoman chairperson captain president member trustee head coach"
)


def _holds_post(words: Words, i: int) -> bool:
    """Tell whether somebody says that they hold an office: "got talked into being treasurer of the club"."""
    lows = [w.low for w in words]
    if lows[i + 1 : i + 2] != ["of"] or lows[i + 2 : i + 3] not in (
        ["the"],
        ["a"],
        ["our"],
        ["my"],
    ):
        return False
    front = [low for low in lows[:i] if low not in ADVERBS | {"the", "a", "new"}]
    return front[-1:] in (["am"], ["'m"], ["im"], ["being"], ["become"], ["became"], ["me"])


_OF_A_TEAM = frozenset(
    {"on-call", "standup", "stand-up", "standups", "sprint", "sprints", "colleagues"}
)
"""What only people who work together have."""

_OTHERS = frozenset({"he", "she", "they", "his", "her", "their", "someone", "somebody"})


def _left_out(words: Words) -> set[str]:
    """Give the mark of one's own for "Learning Finnish since January", which leaves its "I" out."""
    own = len(words) > 2 and words[0].low.endswith("ing")
    return {OWN_MARK} if own and verb_lemma(words[0].low) in _PURSUED else set()


_PURSUED = _HOLDS | {"learn", "study", "practise", "practice", "run"}


def _means_things(words: Words, i: int) -> bool:
    """Tell whether "they" goes on with the things that open a clause: "orders ship Mondays if they ..."."""
    head = words[0].low
    return (
        words[i].low == "they" and i > 2 and noun_lemma(head) in _SENT and noun_lemma(head) != head
    )


_SENT = word_set(
    "order parcel delivery class lesson ticket invoice booking appointment key repair ship match game tour egg hive"
)


def _held(words: Words, at: int, found: set[str]) -> None:
    """Take what stands behind a verb of having or running: "I run a small bakery"."""
    found.add(OWN_MARK)
    for j in range(at + 1, min(at + 6, len(words) - 1)):
        if words[j].low in {"a", "an", "the", "my", "our"} | NUMBERS or words[j].low.isdecimal():
            _take(words, j + 1, found)
            return
        if words[j].low in PUNCTUATION:
            return


def _take(words: Words, i: int, found: set[str]) -> None:
    taken: list[str] = []
    for j in range(i, min(i + NOUN_REACH_WORDS, len(words))):
        low = words[j].low
        if low in _ENDS or (j > i and low in DETERMINERS):
            break
        if low.isalpha() and (j + 1 == len(words) or words[j + 1].low != "'s"):
            taken.append(noun_lemma(low))
    if WORK_AT_HAND.isdisjoint(taken):
        # "Our heroes reach the inn", "my build fails": nothing of one's own world is told.
        found.update(taken, (OWN_MARK,))
