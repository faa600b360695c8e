"""Entries: how people say that something is over (003 §The candidate language)."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    PEOPLE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    time_at,
)
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import Word, verb_form, verb_lemma
from mnemic.memory.formation.lemmas import third_person
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.model import ClaimKind, Polarity

SINCE = "formation@7"
_ENDED = frozenset({Tense.PAST, Tense.PERFECT})
_THING_VERBS = frozenset(["use", "own", "drive", "wear", "ride", "have"])


def _stopped(found: Found) -> tuple[Claim, ...]:
    """Read "I gave up swimming", "I quit smoking", "I stopped using Slack"."""
    words = found.words("x")
    if not words or points(words):
        return ()
    lemma = verb_lemma(words[0].low)
    subject = found.subject
    if lemma and verb_form(words[0].low, lemma) == "ing":
        if lemma in {"work", "live"}:
            slot = "employment" if lemma == "work" else "home"
            return (_ended(found, lemma, words[1:], slot=slot, value=()),)
        if lemma in _THING_VERBS:
            return (_ended(found, lemma, words[1:], slot="thing", value=_core(words[1:])),)
        if lemma == "teach":
            return (_ended(found, lemma, words[1:], slot="teaching", value=_core(words[1:])),)
        activity = (Word(lemma, lemma, 0, 0), *_core(words[1:]))
        return (_ended(found, lemma, words[1:], slot="habit", value=activity),)
    if found.predicate.verb.lemma == "stop":
        return ()
    shown = say_words(words, subject, article=True)
    return (
        claim(
            found,
            value=_core(words),
            slot="habit",
            label=shown,
            polarity=Polarity.RETRACT,
            statement=sentence(subject.shown, "no longer has", shown),
            denies=shown,
        ),
    )


def _core(words: Words) -> Words:
    end = len(words)
    for i in range(len(words)):
        if time_at(words, i) or words[i].low in {"because", "for", "since", "when", "after", "and"}:
            end = i
            break
    return strip_determiner(words[:end])


def _ended(found: Found, lemma: str, rest: Words, *, slot: str, value: Words) -> Claim:
    subject = found.subject
    verb = lemma if subject.plural else third_person(lemma)
    body = say_words(_until_time(rest), subject, article=True)
    label = " ".join(w.text for w in value) or slot
    return claim(
        found,
        value=value,
        slot=slot,
        label=label,
        polarity=Polarity.RETRACT,
        statement=sentence(subject.shown, "no longer", verb, body),
    )


def _until_time(words: Words) -> Words:
    for i, word in enumerate(words):
        if word.low in {"because", "since", "after", "when"} or (
            i and time_at(words, i) and word.low in {"last", "yesterday", "in", "this", "ago"}
        ):
            return words[:i]
    return words


def _sold(found: Found) -> tuple[Claim, ...]:
    """Read "I sold my car", "I got rid of the Garmin"."""
    words = found.words("x")
    if not words or points(words) or words[0].low not in {"my", "our", "the"}:
        return ()
    core = _core(words[: phrase_end(words, 0)])
    shown = say_words(words[: phrase_end(words, 0)], found.subject, article=True)
    if not core:
        return ()
    have = "have" if found.subject.plural else "has"
    return (
        claim(
            found,
            value=core,
            slot="thing",
            label=" ".join(w.text for w in core),
            polarity=Polarity.RETRACT,
            statement=sentence(found.subject.shown, "no longer", have, shown),
        ),
    )


def _handed(found: Found) -> tuple[Claim, ...]:
    """Read "I handed physics to Rosa": whatever the user did with it has ended."""
    words, to = found.words("x"), found.words("to")
    if points(words) or not to or not is_name(to[0]):
        return ()
    shown = say_words(words, found.subject, article=True)
    return (
        claim(
            found,
            value=strip_determiner(words),
            slot="any",
            label=" ".join(w.text for w in strip_determiner(words)),
            polarity=Polarity.RETRACT,
            denies=" ".join(w.text for w in strip_determiner(words)),
            statement=sentence(
                f"{found.subject.shown} no longer has {shown}",
                f"(handed to {say_words(to, found.subject)})",
            ),
        ),
    )


def _left(found: Found) -> tuple[Claim, ...]:
    """Read "I left Acme", "I left my job at Acme"."""
    words = found.words("x")
    org = found.words("org") or words
    if not org or not any(is_name(w) for w in org) or any(w.low in {"for"} for w in org):
        return ()
    name = say_words(org[: phrase_end(org, 0)], found.subject)
    job = "org" in found.match.slots
    if job:
        return (
            claim(
                found,
                slot="employment",
                label="employment",
                polarity=Polarity.RETRACT,
                statement=sentence(found.subject.shown, "no longer works at", name),
                denies=f"work {name}",
            ),
        )
    return (
        claim(
            found,
            slot="any",
            value=org[: phrase_end(org, 0)],
            label=name,
            polarity=Polarity.RETRACT,
            statement=sentence(found.subject.shown, "is no longer at", name),
            denies=name,
        ),
    )


# fmt: off
ENDS_ENTRIES = (
    Entry(
        name="ends.stopped", since=SINCE, who=PEOPLE, verbs=("stop", "quit"),
        patterns=("{x:rest}",), kind=ClaimKind.HABIT, tenses=_ENDED, retracts=True, denial="none",
        make=_stopped,
    ),
    Entry(
        name="ends.gave_up", since=SINCE, who=PEOPLE, verbs=("give",),
        patterns=("up ?on {x:rest}",), kind=ClaimKind.HABIT, tenses=_ENDED, retracts=True,
        denial="none", make=_stopped,
    ),
    Entry(
        name="ends.sold", since=SINCE, who=USERS,
        verbs=("sell", "lose", "return", "scrap", "donate", "ditch"), patterns=("{x:rest}",),
        kind=ClaimKind.RESOURCE, tenses=_ENDED, retracts=True, denial="none",
        make=lambda f: _sold(f) if f.predicate.verb.lemma != "lose" else (),
    ),
    Entry(
        name="ends.rid", since=SINCE, who=USERS, verbs=("get",), patterns=("rid of {x:rest}",),
        kind=ClaimKind.RESOURCE, tenses=_ENDED, retracts=True, denial="none", make=_sold,
    ),
    Entry(
        name="ends.gave_away", since=SINCE, who=USERS, verbs=("give", "throw"),
        patterns=("away {x:rest}", "{x:np} away"), kind=ClaimKind.RESOURCE, tenses=_ENDED,
        retracts=True, denial="none", make=_sold,
    ),
    Entry(
        name="ends.handed", since=SINCE, who=frozenset({Who.SELF}), verbs=("hand", "pass", "give"),
        patterns=("?over {x:plain} ?over ?on ?off to {to:np}",), kind=ClaimKind.ROLE,
        tenses=_ENDED, retracts=True, denial="none", make=_handed,
    ),
    Entry(
        name="ends.left", since=SINCE, who=PEOPLE, verbs=("leave", "quit", "resign"),
        patterns=("my job|position|role at|with {org:rest}", "from {org:rest}", "{x:rest}"),
        kind=ClaimKind.ROLE, tenses=_ENDED, retracts=True, denial="none", make=_left,
    ),
)
# fmt: on
