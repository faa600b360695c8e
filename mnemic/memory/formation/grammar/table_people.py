"""Entries: the people and pets of the user, their names, and what is said of them."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.accepts import ACCEPTS
from mnemic.memory.formation.grammar.clauses import Predicate
from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    DONE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
)
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS, PET_CLASS
from mnemic.memory.formation.grammar.pattern import match
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    strip_determiner,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import Subject, Who, kin_class
from mnemic.memory.formation.grammar.words import NUMBERS, noun_lemma
from mnemic.memory.formation.rendering import sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

SINCE = "formation@7"
SINGLE_KIN = word_set(
    """spouse partner mother father manager landlord mother-in-law father-in-law dentist therapist"""
)
"""Ties that one person holds at a time."""

_PERSON = frozenset({Who.PERSON})


def relation(
    kin: str, name: str, predicate: Predicate, *, prefix: str = "", denied: bool = False
) -> Claim:
    """Say that a person of the user's has a name: "User's brother is Tomas."."""
    kind = kin_class(kin) or kin
    single = noun_lemma(kin) if noun_lemma(kin) in PET_CLASS else kin
    shown = " ".join(filter(None, (prefix, single)))
    verb = "is not" if denied else "is"
    return Claim(
        label=shown,
        slot=f"relation {kind}",
        statement=sentence(f"User's {shown}", verb, name),
        kind=ClaimKind.RELATIONSHIP,
        type=BeliefType.RELATIONSHIP,
        value="" if kind in SINGLE_KIN else name,
        timeless=True,
        start=predicate.start,
        end=predicate.end,
    )


def mentions(predicate: Predicate) -> tuple[Claim, ...]:
    """Give the ties that a clause takes for granted: "... with my husband Pieter"."""
    words = predicate.comp or predicate.front
    out: list[Claim] = []
    for i in range(len(words) - 2):
        if words[i].low not in {"my", "our"}:
            continue
        kin, name = words[i + 1].low, words[i + 2]
        if (
            not kin_class(kin)
            or noun_lemma(kin) != kin
            or not is_name(name)
            or name.low in MONTHS | DAY_WORDS
        ):
            continue
        if name.text.isalpha():
            out.append(relation(kin, name.text, predicate))
    return tuple(out)


def introduction(predicate: Predicate) -> tuple[Claim, ...]:
    """Give the claim that "my brother Tomas ..." makes beside what it says of Tomas."""
    subject = predicate.subject
    if not subject.introduced or subject.plural:
        return ()
    if predicate.verb.lemma in {"die", "pass"} and kin_class(subject.kin) in PET_CLASS.values():
        return ()
    return (relation(subject.kin, subject.name, predicate, prefix=_telling(subject)),)


def _telling(subject: Subject) -> str:
    """Give what stands before the word for a tie: the "field" of "my field assistant"."""
    return " ".join(subject.tie.split()[:-1])


def _is_named(found: Found) -> tuple[Claim, ...]:
    """Read "my wife is Morgan", "my dog is called Rex"."""
    subject = found.subject
    name = found.text("name")
    if not subject.kin or subject.name:
        return ()
    if subject.shown.count("'s ") > 1:
        return (
            claim(found, slot=f"relation {kin_class(subject.kin)}", label=subject.kin, value=()),
        )
    made = relation(subject.kin, name, found.predicate, prefix=_telling(subject))
    if found.predicate.verb.negated:
        return (claim(found, slot=made.slot, label=made.label, about="user"),)
    if subject.plural:
        return (claim(found, slot=made.slot, label=made.label, value=(), about="user"),)
    return (made,)


def _name_of(found: Found) -> tuple[Claim, ...]:
    """Read "my wife's name is Morgan"."""
    subject = found.subject
    noun = [w.low for w in subject.noun]
    if noun[-1:] != ["name"]:
        return ()
    name = found.text("name")
    kin = subject.shown.removeprefix("User's ").removesuffix("'s name").split(" ")[-1]
    if subject.about == "user":
        if noun not in (["name"], ["first", "name"], ["full", "name"]):
            return ()
        return (
            claim(
                found,
                slot="name",
                label="name",
                kind=ClaimKind.PROJECT_FACT,
                type_=BeliefType.USER_MODEL_ATTR,
            ),
        )
    if not kin_class(kin):
        return ()
    if found.predicate.verb.negated:
        value = () if kin_class(kin) in SINGLE_KIN else found.words("name")
        return (
            claim(
                found, slot=f"relation {kin_class(kin)}", label=kin, value=value, about="user", denies=name,
                polarity=Polarity.RETRACT, statement=sentence(f"User's {kin} is not {name}"),
            ),
        )  # fmt: skip
    return (relation(kin, name, found.predicate),)


def _have_kin(found: Found) -> tuple[Claim, ...]:
    """Read "I have two kids", "I have a brother named Tomas"."""
    words = found.words("x")
    rest = _more_kin(found)
    names = _names(words)
    if names is not None:
        kin, name = names
        return (relation(kin, name, found.predicate), *rest)
    body = strip_determiner(words)
    head = next((w.low for w in body if kin_class(w.low)), "")
    if not head:
        return ()
    if found.predicate.verb.tense in DONE and noun_lemma(head) not in PET_CLASS:
        return ()
    kind = kin_class(head)
    tail = found.tail
    if tail and is_name(tail[0]) and len(tail) <= 2:
        return (relation(head, " ".join(w.text for w in tail), found.predicate),)
    if rest:
        return (claim(found, slot=f"having {kind}", label=head, comp=(words,)), *rest)
    return (claim(found, slot=f"having {kind}", label=head),)


def _more_kin(found: Found) -> tuple[Claim, ...]:
    """Read on behind "a cat named Miso" in "a cat named Miso and a dog called Taro"."""
    tail = found.tail
    if len(tail) < 3 or tail[0].low not in {"and", ",", "&", "plus"}:
        return ()
    words = strip_punctuation(tail[1:])
    while words and words[0].low in {"and", "also"}:
        words = words[1:]
    if not words or words[0].low not in _COUNTS or found.predicate.verb.negated:
        return ()
    inner = match("{x:kin}", words, ACCEPTS)
    if inner is None:
        return ()
    predicate = replace(found.predicate, comp=words)
    return _have_kin(Found(found.entry, predicate, inner))


_COUNTS = NUMBERS | {"a", "an", "another", "2", "3", "4"}


def _names(words: Words) -> tuple[str, str] | None:
    for i, word in enumerate(words):
        if (
            word.low in {"named", "called"}
            and i > 0
            and i + 1 < len(words)
            and is_name(words[i + 1])
        ):
            kin = words[i - 1].low
            return (kin, " ".join(w.text for w in words[i + 1 :])) if kin_class(kin) else None
    last = words[-1] if words else None
    if last is not None and len(words) > 1 and is_name(last) and kin_class(words[-2].low):
        return words[-2].low, last.text
    return None


def _is_my(found: Found) -> tuple[Claim, ...]:
    """Read "Morgan is my wife"."""
    words = found.words("kin")
    head = words[-1].low
    if not kin_class(head) or not found.subject.name:
        return ()
    if found.predicate.verb.negated or found.predicate.verb.ended:
        return (
            claim(found, slot=f"relation {kin_class(head)}", label=head, about="user", value=()),
        )
    return (
        relation(
            head, found.subject.name, found.predicate, prefix=" ".join(w.text for w in words[:-1])
        ),
    )


def _birthday(found: Found) -> tuple[Claim, ...]:
    noun = [w.low for w in found.subject.noun]
    if noun[-1:] not in (["birthday"], ["age"], ["anniversary"], ["birthdate"]):
        return ()
    return (claim(found, slot=noun[-1], label=found.subject.shown.removeprefix("User's ")),)


_SCHOOLS = word_set(
    "school kindergarten college university uni nursery preschool academy daycare high creche"
)


def _school(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if found.predicate.verb.lemma == "start" and not _SCHOOLS & {w.low for w in words}:
        return ()
    if (
        found.predicate.verb.lemma == "go"
        and words[0].low in {"st", "st.", "saint"}
        and len(words) > 1
    ):
        return (claim(found),)
    if found.predicate.verb.lemma == "attend":
        return (claim(found),) if any(is_name(w) for w in words) else ()
    if not _SCHOOLS & {w.low for w in found.predicate.comp}:
        return ()
    if not any(is_name(w) for w in words) and words[-1].low not in _SCHOOLS:
        return ()
    return (claim(found),)


# fmt: off
PEOPLE_ENTRIES = (
    Entry(
        name="people.is_named", since=SINCE, who=_PERSON, verbs=("be",),
        patterns=("?called|named {name:name} $", "?called|named {name:name}"),
        kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP, make=_is_named,
    ),
    Entry(
        name="people.name_of", since=SINCE, who=frozenset({Who.THING}), verbs=("be",),
        patterns=("{name:name}",), kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP,
        make=_name_of,
    ),
    Entry(
        name="people.is_my", since=SINCE, who=_PERSON, verbs=("be",), patterns=("my {kin:np}",),
        kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP, known=False, make=_is_my,
    ),
    Entry(
        name="people.have", since=SINCE, who=USERS, verbs=("have",), patterns=("{x:kin}",),
        kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP,
        tenses=ANY_BUT_MODAL, denial="assert", past=True, make=_have_kin,
    ),
    Entry(
        name="people.pet", since=SINCE, who=USERS, verbs=("get", "adopt", "buy", "rescue"), patterns=("{x:kin}",),
        kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP, tenses=DONE, denial="none", make=_have_kin,
    ),
    Entry(
        name="people.birthday", since=SINCE, who=frozenset({Who.THING}), verbs=("be", "fall"),
        patterns=("?on {x:rest}",), kind=ClaimKind.PROJECT_FACT, timeless=True, make=_birthday,
    ),
    Entry(
        name="people.school", since=SINCE, who=_PERSON, verbs=("go", "attend", "start"),
        patterns=("?to {x:org} ?school|kindergarten|college|university", "?to ?a ?an ?the {x:plain}"),
        slot="school", label="school", kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP,
        make=_school, past=True, tenses=ANY_BUT_MODAL,
    ),
)

LAST_ENTRIES = (
    Entry(
        name="people.does", since=SINCE, who=_PERSON,
        verbs=("like", "love", "hate", "prefer", "enjoy", "play", "speak", "study", "own", "drive", "teach", "run", "collect", "have", "eat", "drink", "dislike", "coach"),
        patterns=("{x:plain}",), slot="about", many="x", tail_matters=True, label="{x}",
        kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP, tenses=ANY_BUT_MODAL,
        denial="assert",
    ),
)
# fmt: on
