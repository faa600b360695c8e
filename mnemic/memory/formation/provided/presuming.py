"""Whom and what "my ..." takes for granted, whatever is denied, asked or reported of them.

"My tractor won't start", "can you tell me how to descale my kettle?" and "my manager Steph
says no" all say that there is a tractor, a kettle, a manager Steph. What was lost, is only
meant or is no longer so is not taken for granted by its name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    MODALS,
    PREPOSITIONS,
    SUBORDINATORS,
    read,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.lemmas import by_class, lemma
from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.provided.constituents import Words, is_known, is_noun, subject_at
from mnemic.memory.formation.provided.telling import is_supposed
from mnemic.memory.formation.segments import Mood
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.formation.wordlists import word_set

_HAS = re.compile(
    r"User has (?:(?:an?|their own) )?(?P<what>[^,.]+?)"
    r"(?:,? (?:called|named|whose name is) (?P<named>[A-Z][\w'’-]+)|, (?P<name>[A-Z][\w'’-]+))?\."
)
_IS_NAMED = re.compile(
    r"User['’]s (?P<what>[a-z][^,.]*?)(?:['’]s name)? is (?:(?:called|named) )?"
    r"(?P<name>[A-Z][\w'’-]+)\."
)
_NAME_IS = re.compile(r"(?P<name>[A-Z][\w'’-]+) is User['’]s (?P<what>[a-z][^,.]*)\.")
_NEVER_MEANT = frozenset({Mood.QUOTED, Mood.ROLE_PLAY, Mood.IRONIC, Mood.CODE})
_QUOTING = re.compile(
    r"[\"“”«»:`]|(?<![\w])['‘]|\b(?:translat|rewrit|proofread|reword|spell)\w*\b"
    r"|\bhow (?:do|would) (?:you|i|we) say\b",
    re.IGNORECASE,
)
"""What makes of a sentence material that is worked on, or another's words."""

_UNREAL = word_set(
    """want wish hope dream imagine plan look search find get buy afford order need save apply
    wait expect suppose pretend become choose pick hire adopt rent deserve consider replace
    sell lose give donate lend quit resign cancel scrap die divorce split separate steal miss end
    bury mourn finish retire rehome break return part fire sack"""
)
"""Verbs with which what is one's own is not had yet, or no longer."""

_SAYING = word_set("say tell ask reckon mention explain write text email")
"""Verbs of which a past form tells no other time of whom one has."""

_PAST = re.compile(
    r"\b(?:was|were|wasn['’]?t|weren['’]?t|had|hadn['’]?t|did|didn['’]?t|would|wouldn['’]?t"
    r"|could|couldn['’]?t|dead|gone|late|stolen|ago|anymore|any ?more|any longer|no longer"
    r"|used to|instead of|rather than|until|till|once|passed)\b",
    re.IGNORECASE,
)
"""What may put a sentence into another time, in which one had it."""

_NOT_ONES_OWN = word_set(
    """late ex former old first last next future own dream ideal previous past new other second
    third potential prospective imaginary hypothetical final would-be so-called"""
)
"""Words before a noun that say that one has it no more, or not yet, or not only it."""

_AGEING = word_set("old new")
"""Of these, the words that may be said of what one has, if a statement says them too."""

_ABSENT = (
    r"\b(?:no|zero|without(?: an?| any)?|n['’]?t (?:have|own|got) (?:an?|any|my|our))\s+(?:\w+\s+)?"
)
_LEFT_BEHIND = word_set(
    """grave funeral death ashes estate memory eulogy headstone will obituary ghost widow house
    things clothes old room burial wake memorial inquest anniversary"""
)
"""What may be somebody's who is no more."""

_MAY_FOLLOW = PREPOSITIONS | CONJUNCTIONS | SUBORDINATORS | ADVERBS | BE | MODALS
_FOLLOWING = word_set("has have does do who which that whose to too as than wo ca n't")
_SIGNS = word_set(", . ; : ! ? ) ( – —")


def takes_for_granted(statement: str, citation: Citation) -> bool:
    """Tell whether a quote names as the owner's own what a statement says they have.

    The statement says that they have it, or what somebody of theirs is called, and no more.
    """
    found = _HAS.fullmatch(statement) or _IS_NAMED.fullmatch(statement)
    found = found or _NAME_IS.fullmatch(statement)
    if found is None or citation.moods & _NEVER_MEANT or is_supposed(citation):
        return False
    held = found.groupdict()
    name = held.get("named") or held.get("name") or ""
    phrase = [word.low for word in read(held["what"])]
    absent = re.compile(f"{_ABSENT}{re.escape(phrase[-1])}\\b", re.IGNORECASE)
    if absent.search(citation.source.safe) is not None:
        return False
    return any(_names(words, at, phrase, name) for words, at in _owned(citation))


def _owned(citation: Citation) -> Iterator[tuple[Words, int]]:
    """Give each sentence that a quote touches with the places behind "my" inside the quote."""
    safe = citation.source.safe
    for start, end in sentence_spans(safe, 0, len(safe)):
        if start >= citation.end or end <= citation.start:
            continue
        sentence = safe[start:end]
        words = read(sentence)
        if _QUOTING.search(sentence) or _PAST.search(sentence) or _is_unreal(words):
            continue
        for at, word in enumerate(words):
            inside = citation.start <= start + word.start < citation.end
            if word.low in {"my", "our"} and inside:
                yield words, at + 1


def _is_unreal(words: Words) -> bool:
    """Tell whether a sentence may be of what is only meant, or tell what is over."""
    return any(
        base in _UNREAL or (base not in _SAYING and _is_past(words, at, base))
        for at, word in enumerate(words)
        if word.text.isalpha()
        and word.text.islower()
        and (base := verb_lemma(word.low)) is not None
    )


def _is_past(words: Words, at: int, base: str) -> bool:
    low = words[at].low
    perfect = {word.low for word in words[max(0, at - 3) : at]} & {"has", "have", "'ve", "'s"}
    adjective = "ADJ" in by_class(low)
    return verb_form(low, base) == "past" and low != base and not perfect and not adjective


def _names(words: Words, at: int, phrase: list[str], name: str) -> bool:
    """Tell whether the phrase that opens at a word is the one that is stated, to its end."""
    start = at
    while start < len(words) and words[start].low != phrase[0]:
        if not _may_be_left_out(words[start].low):
            return False
        start += 1
    end = start + len(phrase)
    told = [word.low for word in words[start:end]]
    held = {low for low in told if low in _NOT_ONES_OWN} - _AGEING
    if told != phrase or held or not is_noun(words[end - 1]):
        return False
    if end < len(words) and words[end].low == "," and name and kin_class(phrase[-1]):
        return _is_name(words, end + 1, name)
    if end < len(words) and words[end].text[:1].isupper() and words[end - 1].text.islower():
        return _is_name(words, end, name or words[end].text)
    if name:
        return False
    return _ends(words, at - 1, end) or (kin_class(phrase[-1]) != "" and _owns(words, end))


def _owns(words: Words, end: int) -> bool:
    """Tell whether kin own what stands behind them: "my daughter's party"; not their grave."""
    left = {word.low for word in words[end + 1 : end + 3]}
    return end < len(words) and words[end].low == "'s" and left.isdisjoint(_LEFT_BEHIND)


def _is_name(words: Words, at: int, name: str) -> bool:
    """Tell whether a word is somebody's name, and all of it: no day, no word of the language."""
    word = words[at] if at < len(words) else None
    if word is None or word.text != name or is_known(word.low) or word.low in DAY_WORDS | MONTHS:
        return False
    return at + 1 >= len(words) or _may_follow(words, at + 1)


def _may_be_left_out(low: str) -> bool:
    sorts = by_class(low)
    return low not in _NOT_ONES_OWN and "ADJ" in sorts and "NOUN" not in sorts


def _ends(words: Words, opens: int, end: int) -> bool:
    """Tell whether a phrase ends at a word: "my piano" does not in "my piano stool"."""
    return end >= len(words) or _may_follow(words, end) or subject_at(words, opens) == end


def _may_follow(words: Words, at: int) -> bool:
    low = words[at].low
    finite = words[at].text.islower() and lemma(low, "VERB") != low and low.endswith("s")
    if verb_lemma(low) in _SAYING and words[at].text.islower():
        return True
    noun = "NOUN" in by_class(low)
    return low in _MAY_FOLLOW | _FOLLOWING | _SIGNS or (finite and not noun)
