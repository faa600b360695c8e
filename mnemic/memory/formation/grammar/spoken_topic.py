"""What `it` and `them` mean: the thing that the clause before told of (`formation@11` on).

"I'm writing a triage bot. It has to run for nothing" says it of the bot, "my notes live in git
and I copy them every night" of the notes. Only the clause just before gives such a topic; what
`for it` is for is whatever the talk is about, its project or its aim. A pronoun that may mean
somebody, the weather or nothing at all stays what it is, and its clause is left.
"""

from __future__ import annotations

import lemminflect
from msgspec.structs import replace

from mnemic.memory.formation.grammar.clauses import predicates
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import TECH
from mnemic.memory.formation.grammar.passing import WORK_NOUNS, again
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    points,
    strip_determiner,
)
from mnemic.memory.formation.grammar.subjects import Mention, Who, kin_class
from mnemic.memory.formation.grammar.unfolding.since_then import MOSTLY, doing_told, since_then
from mnemic.memory.formation.grammar.words import BE, given, noun_lemma, read, verb_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Polarity

TOPIC_WORDS_MAX = 5
"""Longest name of a topic, in words; a longer one is a description."""

OBJECT_WORDS_MAX = 6
"""How far into a clause "them" may stand to be the topic: "I back them up every night"."""


def topic_after(words: Words, made: tuple[Claim, ...], last: Mention) -> Mention:
    """Give what is in mind once a clause was read: its topic, and what the talk is about."""
    if (made or last.doing) and words[1:2] and words[1].low not in MOSTLY:
        last = replace(last, doing=doing_told(words, made))
    told = tuple(
        one for one in made if one.polarity is Polarity.ASSERT and one.about in {"user", "team"}
    )
    project = next(
        (one for one in told if one.kind is ClaimKind.ONGOING_PROJECT and one.slot == "project"),
        None,
    )
    if project is not None and (thing := _named(project.value)):
        return replace(last, topic=thing, aim=thing)
    goal = next((one for one in told if one.kind is ClaimKind.GOAL and one.value), None)
    if goal is not None and (doing := _doing(goal.value)):
        return replace(last, topic=(), aim=doing)
    if told and last.topic and words[0].low in {"it", "they"}:
        # "It's SvelteKit with SQLite and it runs on a small box": both are of the app.
        return last
    topic = _owned(words, last) or _kept(words) if told or _ends(made) else ()
    return replace(last, topic=topic)


def _ends(made: tuple[Claim, ...]) -> bool:
    return any(one.polarity is Polarity.RETRACT and not one.forget for one in made)


def _named(value: str) -> Words:
    """Give "my triage bot" of a project's name."""
    words = strip_determiner(read(value))
    core = words[: phrase_end(words, 0)]
    if not core or len(core) > TOPIC_WORDS_MAX or noun_lemma(core[-1].low) in WORK_NOUNS | _VAGUE:
        return ()
    return (given("my", 0), *(given(w.text, 0) for w in core))


_VAGUE = word_set(
    """thing stuff bit lot one something anything everything budget name birthday age salary rent goal aim plan limit size
    weight height job commute diet favourite favorite deadline rule problem question issue priority pronoun hobby"""
)
"""What is measured or meant and is no thing: "it has to fit" is said of none of these."""


def _doing(value: str) -> Words:
    """Give "selling my planters online" of "sell their planters online"."""
    words = read(value)
    found = (
        lemminflect.getInflection(words[0].low, "VBG")
        if words and verb_lemma(words[0].low) == words[0].low
        else ()
    )
    if not found:
        return ()
    rest = tuple(given("my" if w.low == "their" else w.text, 0) for w in words[1:])
    return (given(found[0], 0), *rest)


def _owned(words: Words, last: Mention) -> Words:
    """Give "my notes" of "my notes live in a private repo"."""
    if not words or words[0].low not in {"my", "our"}:
        return ()
    found, _ = predicates(words, last)
    if not found or found[0].subject.who is not Who.THING:
        return ()
    noun = next(
        (
            words[1:k]
            for k in range(2, min(len(words), TOPIC_WORDS_MAX + 1))
            if words[k].start >= 0 and _is_verb(words, k, found[0].verb.word)
        ),
        (),
    )
    if not noun or kin_class(noun[-1].low) or noun_lemma(noun[-1].low) in _VAGUE:
        return ()
    return tuple(given(w.text, 0) for w in (words[0], *noun))


_KEEPING = word_set(
    "run write host own have edit keep publish organise organize make rent drive ride"
)


def _kept(words: Words) -> Words:
    """Give "my newsletter" of "I write a newsletter", "my Golf" of "I've got a Golf"."""
    at = next((i for i in range(1, min(5, len(words))) if words[i].low in {"a", "an"}), 0)
    if (
        not at
        or words[0].low not in {"i", "we"}
        or verb_lemma(words[at - 1].low) not in _KEEPING | {"get"}
    ):
        return ()
    noun = words[at + 1 : phrase_end(words, at + 1)]
    if (
        not noun
        or len(noun) > TOPIC_WORDS_MAX
        or kin_class(noun[-1].low)
        or noun_lemma(noun[-1].low) in _VAGUE | WORK_NOUNS
    ):
        return ()
    return (given("my", 0), *(given(w.text, 0) for w in noun))


def _is_verb(words: Words, k: int, verb: str) -> bool:
    return words[k].low == verb or words[k].low in BE


def with_topic(words: Words, last: Mention) -> Words:
    """Give a clause with its topic in place of the pronoun; () where none is meant."""
    if len(words) < 3:
        return ()
    if last.doing and (told := since_then(words, last.doing)):
        return told
    if any(p.plural for p in last.near):
        return ()
    if _binds_either(words, last):
        return ()
    return (
        _of_subject(words, last.topic) or _of_object(words, last.topic) or _of_aim(words, last.aim)
    )


def _binds_either(words: Words, last: Mention) -> bool:
    """Tell whether `it` may be what is being made as well as the thing of the clause before.

    "My laptop has no graphics card so it has to run on nothing" is said of the game.
    """
    if not last.aim or last.aim == last.topic or last.aim[0].low != "my":
        return False
    must = [w.low for w in words[1:3]]
    return words[0].low == "it" and (
        must[0] in {"must", "should", "shouldn't", "ca", "can"}
        or must in (["has", "to"], ["needs", "to"])
    )


def _of_subject(words: Words, topic: Words) -> Words:
    """Read "it has to work offline", "they are all in the loft"."""
    low = words[0].low
    if not topic or low not in {"it", "they"} or (low == "they") is not _is_plural(topic):
        return ()
    verb = words[1].low
    being = verb in BE or verb == "'s"
    if not being and verb_lemma(verb) not in _TOLD_OF:
        return ()
    if being and words[2].low not in _MADE and not _says_what(words[2:]):
        return ()
    if {w.low for w in words[1:5]} & {"the", "that", "this"} and [w.low for w in words[1:4]] in (
        ["has", "to", "be"],
        ["have", "to", "be"],
    ):
        # "It has to be the cache" guesses at a cause.
        return ()
    said = words[1]._replace(text="is", low="is") if verb == "'s" else words[1]
    return (*_at(topic, words[0].start), said, *words[2:])


def _says_what(comp: Words) -> bool:
    """Tell whether a complement says what a thing is or is made with: "SvelteKit with SQLite", "a 1978 Contessa"."""
    at = int(comp[0].low in {"in", "on", "with", "all", "just"})
    if len(comp) <= at or any(w.low in _NO_WHAT for w in comp):
        return False
    if comp[at].low in {"a", "an"} and at == 0:
        end = phrase_end(comp, 1)
        head = comp[max(1, end - 1)]
        return end > 1 and noun_lemma(head.low) not in _VERDICTS and not points(comp)
    return is_name(comp[at]) or comp[at].low in TECH


_VERDICTS = word_set(
    """mess pain nightmare joke disaster dream hassle bit lot while problem issue bug bummer challenge struggle start work
    way shame pity risk waste mystery hit success failure failure thing one matter question blast joy delight chore slog
    beast monster bargain steal ripoff classic favourite favorite wip draft day week month year time"""
)
_NO_WHAT = word_set(
    "not n't i me you it this that he she because if when like about so too now again today"
)
_TOLD_OF = word_set("have must need run use cost live sit belong cover seat hold go come")
_MADE = word_set(
    "written made built based for called about aimed hosted due set meant run coded going"
)


def _of_object(words: Words, topic: Words) -> Words:
    """Read "I copy them to a drive every night", "I wash it on Sundays"."""
    if not topic or words[0].low not in {"i", "we"}:
        return ()
    pronoun = "them" if _is_plural(topic) else "it"
    at = next(
        (i for i in range(2, min(len(words), OBJECT_WORDS_MAX)) if words[i].low == pronoun), 0
    )
    behind = words[at + 1 :]
    wants = words[1].low in {"want", "need"} and at > 2 and "by" in {w.low for w in behind}
    if not at or not (wants or again(behind) or "overnight" in {w.low for w in behind}):
        return ()
    return (*words[:at], *_at(topic, words[at].start), *words[at + 1 :])


def _of_aim(words: Words, aim: Words) -> Words:
    """Read "I only have six hours a week for it"."""
    if not aim or words[0].low not in {"i", "we"} or words[-1].low not in {"it", "this"}:
        return ()
    if words[-2].low not in {"for", "on"} or "only" not in {w.low for w in words[:4]}:
        return ()
    return (*words[:-1], *_at(aim, words[-1].start))


def _is_plural(topic: Words) -> bool:
    return noun_lemma(topic[-1].low) != topic[-1].low


def _at(topic: Words, start: int) -> Words:
    return tuple(w._replace(start=start, end=start - 1) for w in topic)
