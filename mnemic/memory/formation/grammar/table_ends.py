"""Entries: how people say that something is over (003 §The candidate language)."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import (
    PEOPLE,
    TEAM_VERBS,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    in_own_words,
)
from mnemic.memory.formation.grammar.lexicon import (
    DRINKS,
    FOODS,
    INSTRUMENTS,
    SPORTS,
    TECH,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import SELF, TEAM, Who
from mnemic.memory.formation.grammar.table_losses import ANY_SLOT
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import ADVERBS, Word, noun_lemma, verb_form, verb_lemma
from mnemic.memory.formation.lemmas import third_person
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Polarity

SINCE = "formation@7"
_ENDED = frozenset({Tense.PAST, Tense.PERFECT})
_SLOT_OF = {
    "work": "employment", "live": "home", "teach": "teaching", "learn": "learning",
    "study": "study", "speak": "language",
} | dict.fromkeys(("use", "own", "drive", "wear", "ride", "have"), "thing")  # fmt: skip
_SINGLE = frozenset({"employment", "home"})


def _text(words: Words) -> str:
    return " ".join(w.text for w in words)


def _core(words: Words) -> Words:
    return strip_determiner(until_time(words))


def _stopped(found: Found) -> tuple[Claim, ...]:
    """Read "I gave up swimming", "I quit smoking", "I stopped using Slack"."""
    words = found.words("x")
    if not words or points(words):
        return ()
    lemma = verb_lemma(words[0].low)
    if found.predicate.subject.who is Who.WE:
        subject = TEAM if lemma in TEAM_VERBS else SELF
        found = replace(found, predicate=replace(found.predicate, subject=subject))
    if lemma and verb_form(words[0].low, lemma) == "ing":
        return (_no_longer(found, lemma, words[1:]),)
    if found.predicate.verb.lemma == "stop":
        return ()
    core = _core(words)
    verbs = _verbs_of(core)
    plain = words[0].low not in {"the", "on"} and len(core) <= 2
    if (
        not verbs
        and core
        and plain
        and not any(w.low in TECH | ADVERBS or w.low.endswith("how") for w in core)
    ):
        text = _text(core)
        gone = sentence(found.subject.shown, "no longer does", text)
        return (
            claim(
                found, value=core, slot=ANY_SLOT, label=text, polarity=Polarity.RETRACT,
                denies=text, statement=gone,
            ),
        )  # fmt: skip
    return tuple(_no_longer(found, verb, core) for verb in verbs)


def _verbs_of(core: Words) -> tuple[str, ...]:
    """Guess what one does with a thing that one gives up: coffee is drunk."""
    lows = {w.low for w in core} | {noun_lemma(w.low) for w in core}
    if lows & DRINKS:
        return ("drink",)
    if lows & FOODS:
        return ("eat",)
    if lows & (INSTRUMENTS | SPORTS):
        return ("play",)
    if lows & {"cigarette", "cigarettes", "weed", "tobacco"}:
        return ("smoke",)
    return ()


def _no_longer(found: Found, lemma: str, rest: Words) -> Claim:
    """Deny the activity under the key that its assertion has."""
    subject = found.subject
    verb = lemma if subject.plural else third_person(lemma)
    slot = _SLOT_OF.get(lemma, "habit")
    core = _core(rest)
    value: Words = core
    if slot in _SINGLE:
        value = ()
    elif slot == "habit":
        value = (Word(lemma, lemma, 0, 0), *core)
    return claim(
        found, value=value, slot=slot, label=_text(value) or slot, polarity=Polarity.RETRACT,
        statement=sentence(subject.shown, "no longer", verb, say_words(_kept(rest), subject, article=True)),
    )  # fmt: skip


def _kept(rest: Words) -> Words:
    """Keep a time that belongs to what ended ("on Fridays"), not when it ended ("in May")."""
    core = until_time(rest)
    tail = rest[len(core) :]
    return rest if tail and tail[0].low in {"on", "every", "at", "twice", "once"} else core


def _pet_gone(found: Found, words: Words) -> tuple[Claim, ...]:
    """Read "I had to sell Jasper": a name that may be an animal's, or a thing's."""
    name = _text(words)
    gone = sentence("User no longer has", name)
    return tuple(
        claim(
            found, value=words, slot=ANY_SLOT, label=name, polarity=Polarity.RETRACT, denies=name,
            statement=gone, kind=kind,
        )
        for kind in (ClaimKind.RELATIONSHIP, ClaimKind.RESOURCE)
    )  # fmt: skip


_GOODS = frozenset(
    {"house", "flat", "car", "boat", "bike", "cabin", "apartment", "van", "motorbike"}
)


def _sold(found: Found) -> tuple[Claim, ...]:
    """Read "I sold my car", "I got rid of the Garmin", "I gave my bike away"."""
    words = found.words("x")
    if words and words[0].low == "all":
        words = words[2:] if words[1:2] and words[1].low == "of" else words[1:]
    if words and is_name(words[0]) and len(words) == 1:
        return _pet_gone(found, words)
    if not words or points(words) or words[0].low not in {"my", "our", "the"}:
        return ()
    phrase = words[: phrase_end(words, 0)]
    core = strip_determiner(phrase)
    if words[0].low == "the" and not (any(is_name(w) for w in core) or core[-1].low in _GOODS):
        return ()
    shown = say_words((phrase[0]._replace(low="my"), *phrase[1:]), found.subject, article=True)
    have = "have" if found.subject.plural else "has"
    return (
        claim(
            found, value=core, slot="thing", label=_text(core), polarity=Polarity.RETRACT,
            statement=sentence(found.subject.shown, "no longer", have, shown), denies=_text(core),
        ),
    )  # fmt: skip


def _handed(found: Found) -> tuple[Claim, ...]:
    """Read "I handed physics to Rosa": what the user taught, had or worked on has ended.

    The clause does not say which; what meets nothing forms nothing.
    """
    words, to = found.words("x"), found.words("to")
    if points(words) or not to or not (is_name(to[0]) or to[0].low in {"my", "a", "our"}):
        return ()
    core = strip_determiner(words)
    shown = say_words(words, found.subject)
    given = f"(handed to {say_words(to, found.subject)})"
    who = found.subject.shown
    forms = (
        ("teaching", f"{who} no longer teaches {shown} {given}"),
        (ANY_SLOT, f"{who} no longer runs {shown} {given}"),
    )
    return tuple(
        claim(
            found, value=core, slot=slot, label=_text(core), polarity=Polarity.RETRACT,
            denies=_text(core), statement=sentence(statement),
        )
        for slot, statement in forms
    )  # fmt: skip


def _left(found: Found) -> tuple[Claim, ...]:
    """Read "I left my job at Acme", "I left Acme": an employer, or else a home, a club."""
    org = found.words("org")
    subject = found.subject
    if org:
        name = say_words(org[: phrase_end(org, 0)], subject)
        return (_employer_gone(found, name),)
    words = found.words("x")[: phrase_end(found.words("x"), 0)]
    rest = found.words("x")[len(words) :]
    core = strip_determiner(words)
    if core and words[0].low in {"the", "my", "our"} and core[-1].low in _JOINED:
        text = _text(core)
        return (
            claim(
                found, value=core, slot=ANY_SLOT, label=text, polarity=Polarity.RETRACT, denies=text,
                statement=sentence(subject.shown, "is no longer in the", text),
            ),
        )  # fmt: skip
    if not words or not all(is_name(w) for w in words) or (rest and rest[0].low == "for"):
        return ()
    name = say_words(words, subject)
    if found.predicate.verb.lemma == "quit":
        return (_employer_gone(found, name), _no_longer(found, "use", words))
    gone = sentence(subject.shown, "is no longer at", name)
    return (
        _employer_gone(found, name),
        claim(
            found, value=words, slot=ANY_SLOT, label=name, polarity=Polarity.RETRACT, denies=name,
            statement=gone,
        ),
    )  # fmt: skip


_JOINED = word_set(
    """band choir club gym team orchestra society church league ensemble troupe committee board union
    group company startup firm army navy school"""
)


def _shut(found: Found) -> tuple[Claim, ...]:
    """Read "I shut down my newsletter", "I closed my shop"."""
    words = found.words("x")[: phrase_end(found.words("x"), 0)]
    core = strip_determiner(words)
    if not core or words[0].low not in {"my", "our"} or core[-1].low in _ACCOUNTS:
        return ()
    text = _text(core)
    return (
        claim(
            found, value=core, slot=ANY_SLOT, label=text, polarity=Polarity.RETRACT, denies=text,
            statement=sentence(found.subject.shown, "no longer has a", text),
        ),
    )  # fmt: skip


_ACCOUNTS = word_set(
    "account laptop computer eyes mouth window door tab browser app terminal editor"
)


def _employer_gone(found: Found, name: str) -> Claim:
    verb = "work" if found.subject.plural else "works"
    return claim(
        found, slot="employment", label="employment", polarity=Polarity.RETRACT, denies=name,
        statement=sentence(found.subject.shown, "no longer", verb, "at", name),
    )  # fmt: skip


def _job_gone(found: Found) -> tuple[Claim, ...]:
    statement = sentence(found.subject.shown, "no longer works in their former job")
    return (
        claim(
            found, slot="employment", label="employment", polarity=Polarity.RETRACT,
            whole=True, statement=statement,
        ),
    )  # fmt: skip


def _split_up(found: Found) -> tuple[Claim, ...]:
    """Read "my wife and I split up", "I broke up with Anna"."""
    words = found.words("x")
    if not words and not found.tail:
        return (
            claim(
                found, slot="relation spouse", label="partner", polarity=Polarity.RETRACT, whole=True,
                statement=sentence(found.subject.shown, "is no longer with their partner"),
            ),
        )  # fmt: skip
    if not words or not is_name(words[0]):
        return ()
    name = say_words(words[: phrase_end(words, 0)], found.subject)
    return (
        claim(
            found, slot="relation spouse", label="partner", polarity=Polarity.RETRACT, denies=name,
            statement=sentence(found.subject.shown, "is no longer with", name),
        ),
    )  # fmt: skip


def _divorced(found: Found) -> tuple[Claim, ...]:
    return (
        claim(
            found, slot="relation spouse", label="spouse", polarity=Polarity.RETRACT, whole=True,
            statement=sentence(found.subject.shown, "is no longer married"),
        ),
        claim(
            found, slot="marital status", label="marital status", polarity=Polarity.ASSERT,
            statement=sentence(found.subject.shown, "is divorced" if found.predicate.verb.lemma == "divorce" else "is separated"),
        ),
    )  # fmt: skip


_WORKS = word_set(
    "thesis dissertation novel book memoir course degree phd masters renovation project podcast app album training"
)


def _finished(found: Found) -> tuple[Claim, ...]:
    """Read "I finished my thesis": it is no ongoing project any more."""
    words = found.words("x")[: phrase_end(found.words("x"), 0)]
    core = strip_determiner(words)
    if not words or words[0].low not in {"my", "our"} or core[-1].low not in _WORKS:
        return ()
    shown = say_words(words, found.subject)
    return (
        claim(
            found, value=core, slot="project", label=_text(core), polarity=Polarity.RETRACT, denies=_text(core),
            statement=sentence(found.subject.shown, "is no longer working on", shown),
        ),
    )  # fmt: skip


# fmt: off
ENDS_ENTRIES = (
    Entry(
        name="ends.job", since=SINCE, who=PEOPLE, verbs=("leave", "quit", "resign"),
        patterns=("my job|position|role at|with {org:rest}", "from {org:rest}"),
        kind=ClaimKind.ROLE, tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_left),
    ),
    Entry(
        name="ends.the_job", since=SINCE, who=PEOPLE, verbs=("leave", "quit", "lose"), patterns=("my job|position",),
        kind=ClaimKind.ROLE, tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_job_gone),
    ),
    Entry(
        name="ends.left", since=SINCE, who=PEOPLE, verbs=("leave", "quit"), patterns=("{x:rest}",),
        kind=ClaimKind.ROLE, tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_left),
    ),
    Entry(
        name="ends.stopped", since=SINCE, who=PEOPLE, verbs=("stop", "quit"), patterns=("{x:rest}",),
        kind=ClaimKind.HABIT, tenses=_ENDED, retracts=True, denial="none", we="verb", make=in_own_words(_stopped),
    ),
    Entry(
        name="ends.gave_up", since=SINCE, who=PEOPLE, verbs=("give",), patterns=("up {x:rest}",),
        kind=ClaimKind.HABIT, tenses=_ENDED, retracts=True, denial="none", we="verb", make=in_own_words(_stopped),
    ),
    Entry(
        name="ends.sold", since=SINCE, who=USERS, verbs=("sell", "return", "scrap", "donate", "ditch"),
        patterns=("{x:rest}",), kind=ClaimKind.RESOURCE, tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_sold),
    ),
    Entry(
        name="ends.shut", since=SINCE, who=USERS, verbs=("shut", "close", "wind", "fold", "dissolve"), patterns=("?down ?up {x:rest}",),
        kind=ClaimKind.ROLE, tenses=_ENDED | {Tense.PRESENT}, retracts=True, denial="none",
        make=in_own_words(lambda f: _shut(f) if f.predicate.verb.tense is not Tense.PRESENT or f.predicate.verb.lemma == "shut" else ()),
    ),
    Entry(
        name="ends.rid", since=SINCE, who=USERS, verbs=("get",), patterns=("rid of {x:rest}",),
        kind=ClaimKind.RESOURCE, tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_sold),
    ),
    Entry(
        name="ends.gave_away", since=SINCE, who=USERS, verbs=("give", "throw"), patterns=("away {x:rest}", "{x:np} away"),
        kind=ClaimKind.RESOURCE, tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_sold),
    ),
    Entry(
        name="ends.handed", since=SINCE, who=frozenset({Who.SELF}), verbs=("hand", "pass", "give"),
        patterns=("?over {x:plain} ?over ?on ?off to {to:np}",),
        kind=ClaimKind.ROLE, tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_handed),
    ),
    Entry(
        name="ends.divorced", since=SINCE, who=frozenset({Who.SELF}), verbs=("divorce", "separate"), patterns=("$",),
        kind=ClaimKind.RELATIONSHIP, tenses=_ENDED, denial="none", make=_divorced,
    ),
    Entry(
        name="ends.finished", since=SINCE, who=USERS, verbs=("finish", "complete", "submit", "publish", "abandon"), patterns=("{x:rest}",),
        kind=ClaimKind.ONGOING_PROJECT, tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_finished),
    ),
    Entry(
        name="ends.split", since=SINCE, who=frozenset({Who.SELF}), verbs=("break", "split"), patterns=("up with {x:rest}", "up $"),
        kind=ClaimKind.RELATIONSHIP, tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_split_up),
    ),
)
# fmt: on
