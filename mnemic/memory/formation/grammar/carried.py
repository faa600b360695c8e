"""What `it` and `them` mean in the same sentence: "my mother grows chillies and I pickle them".

Only a kind of thing or what is the speaker's own is carried over ("grapefruit clashes with my
statins, so I avoid it", "I have a loom and I use it daily"), and only to what the speaker does
with it; `them` that may be people is `pointing`'s.
"""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.passing import TALK_NOUNS, WORK_NOUNS
from mnemic.memory.formation.grammar.phrases import Words, is_name, phrase_end, strip_punctuation
from mnemic.memory.formation.grammar.subjects import SELF, Mention
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    CONJUNCTIONS,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

TOPIC_WORDS_MAX = 4
"""Longest phrase that is carried over, in words."""

_PRONOUNS = frozenset({"it", "them"})
_HAVING = word_set("have own keep get rent buy inherit make grow bake knit sew brew breed")
_BEHIND = (
    PREPOSITIONS
    | CONJUNCTIONS
    | ADVERBS
    | word_set("every twice once each , . when because whenever myself")
)
_NO_VERBS = word_set(
    "think know say mean see hear find understand like love hate want need be do get try appreciate"
)
_NO_TOPIC = TALK_NOUNS | WORK_NOUNS | word_set("time way day year week people thing lot")


def remembered(words: Words, last: Mention, sentence: int) -> Mention:
    """Keep in mind what a clause told of, for `it` in the rest of its sentence."""
    topic = _of_subject(words) or _of_object(words)
    return replace(last, topic=topic, topic_at=sentence)


def carried(words: Words, last: Mention, sentence: int) -> Words:
    """Put what `it` or `them` means in its place; the words as they are where nothing is."""
    topic = last.topic
    if not topic or last.topic_at != sentence or len(words) < 3 or words[0].low not in {"i", "we"}:
        return words
    group = read_verb(words, 1, SELF)
    if group is None or group.lemma in _NO_VERBS or group.next >= len(words):
        return words
    at = group.next
    behind = words[at + 1].low if at + 1 < len(words) else "."
    if words[at].low not in _PRONOUNS or behind not in _BEHIND:
        return words
    if (words[at].low == "them") != _is_many(topic):
        return words
    start = words[at].start
    what = tuple(w._replace(start=start, end=start - 1) for w in topic[:-1])
    head = topic[-1]._replace(start=start, end=words[at].end)
    return (*words[:at], *what, head, *words[at + 1 :])


def _is_many(topic: Words) -> bool:
    return noun_lemma(topic[-1].low) != topic[-1].low


def _of_subject(words: Words) -> Words:
    """Give the kind that a clause is about: "grapefruit" in "grapefruit clashes with ..."."""
    for at in (1, 2):
        noun = words[:at]
        if len(words) <= at + 1 or not all(_is_plain(w) for w in noun) or not finite_at(words, at):
            continue
        many = _is_many(noun)
        if any(_is_plain(w) and (noun_lemma(w.low) != w.low) == many for w in words[at + 2 :]):
            return ()
        return (noun[0]._replace(text=noun[0].low), *noun[1:])
    return ()


def _is_plain(word: Word) -> bool:
    low = word.low
    closed = PREPOSITIONS | CONJUNCTIONS | PUNCTUATION | ADVERBS | DETERMINERS | NUMBERS
    return low.isalpha() and low not in closed | _NO_TOPIC | {
        "i",
        "we",
        "he",
        "she",
        "they",
        "it",
        "you",
        "the",
    }


def _of_object(words: Words) -> Words:
    """Give what somebody has, keeps or makes: "chillies", "my loom" of "I have a loom"."""
    at = next(
        (k for k in range(1, min(5, len(words) - 1)) if verb_lemma(words[k].low) in _HAVING), -1
    )
    if at < 0 or not (words[0].low in {"i", "we", "my", "our"} or is_name(words[0])):
        return ()
    rest = words[at + 1 :]
    if rest[:1] and rest[0].low == "got":
        rest = rest[1:]
    noun = strip_punctuation(rest[: phrase_end(rest, 0)])
    if not noun or len(noun) > TOPIC_WORDS_MAX or tie_class(noun[-1].low) or is_name(noun[-1]):
        return ()
    if noun_lemma(noun[-1].low) in _NO_TOPIC:
        return ()
    first = noun[0].low
    if first in {"a", "an", "my", "our"} and words[0].low in {"i", "we"} and len(noun) > 1:
        return (noun[0]._replace(text="my", low="my"), *noun[1:])
    return noun if _is_many(noun) and all(_is_plain(w) for w in noun) else ()
