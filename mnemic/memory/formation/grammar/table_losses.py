"""Entries: who died, what was lost, what was dropped out of."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import PEOPLE, Claim, Entry, Found, claim, in_own_words
from mnemic.memory.formation.grammar.lexicon import PET_CLASS
from mnemic.memory.formation.grammar.phrases import Words, strip_determiner, until_time
from mnemic.memory.formation.grammar.subjects import Who, kin_class
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.rendering import sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Polarity

SINCE = "formation@7"
ANY_SLOT = "any"
"""Files an end that names a thing and not what was done with it."""
_ENDED = frozenset({Tense.PAST, Tense.PERFECT})


def _text(words: Words) -> str:
    return " ".join(w.text for w in words)


def _core(words: Words) -> Words:
    return strip_determiner(until_time(words))


def _lost(found: Found) -> tuple[Claim, ...]:
    """Read "my boat burned down", "my bike got stolen": it is had no longer."""
    subject, comp = found.subject, found.predicate.comp
    verb = found.predicate.verb.lemma
    gone = (comp and comp[0].low in _GONE) if verb in {"be", "get"} else verb in {"sink", "burn"}
    if subject.who is not Who.THING or subject.about != "user" or not gone:
        return ()
    core = _text(subject.noun)
    return (
        claim(
            found, value=subject.noun, slot="thing", label=core, polarity=Polarity.RETRACT,
            statement=sentence("User no longer has", f"a {core}"), denies=core,
        ),
    )  # fmt: skip


_GONE = word_set(
    "stolen totalled totaled scrapped destroyed wrecked gone sold impounded repossessed"
)


def _dropped_out(found: Found) -> tuple[Claim, ...]:
    """Read "I dropped out of law school"."""
    words = [w for w in _core(found.words("x")) if w.low not in {"school", "course", "degree"}]
    if not words:
        return ()
    text = " ".join(w.text for w in words)
    return (
        claim(
            found, value=tuple(words), slot="study", label=text, polarity=Polarity.RETRACT,
            statement=sentence(found.subject.shown, "no longer studies", text), denies=text,
        ),
        claim(
            found, slot="education", value=tuple(words), label=text, polarity=Polarity.RETRACT,
            statement=sentence(found.subject.shown, "no longer studies", text), denies=text,
        ),
    )  # fmt: skip


def _pet_died(found: Found) -> tuple[Claim, ...]:
    """Read "Tofu died": a name that may be a pet's; what meets nothing forms nothing."""
    name = found.subject.name
    if not name:
        return ()
    gone = sentence("User no longer has", name)
    made = claim(
        found, slot=ANY_SLOT, label=name, about="user", polarity=Polarity.RETRACT, denies=name,
        statement=gone, kind=ClaimKind.RELATIONSHIP,
    )  # fmt: skip
    return (replace(made, value=name),)


def _died(found: Found) -> tuple[Claim, ...]:
    """Read "my father died in 2019"; a pet that died is had no longer."""
    subject = found.subject
    kind = kin_class(subject.kin)
    if not kind:
        return _pet_died(found)
    if kind not in PET_CLASS.values():
        return (claim(found, slot="death", label="death", polarity=Polarity.ASSERT),)
    shown = noun_lemma(subject.kin)
    gone = sentence("User no longer has", f"their {shown}", subject.name)
    return tuple(
        claim(
            found, slot=slot, value=(), label=shown, about="user", polarity=Polarity.RETRACT,
            denies=subject.name or shown, statement=gone,
        )
        for slot in (f"relation {kind}/{subject.name.lower()}" if subject.name else f"relation {kind}", f"having {kind}")
    )  # fmt: skip


# fmt: off
LOSS_ENTRIES = (
    Entry(
        name="ends.died", since=SINCE, who=frozenset({Who.PERSON}), verbs=("die", "pass"),
        patterns=("away|last|in|on|when|yesterday|this|two|a|three|recently|peacefully|suddenly|at", "$"),
        kind=ClaimKind.RELATIONSHIP, tenses=_ENDED, denial="none", known=False, make=in_own_words(_died),
    ),
    Entry(
        name="ends.lost", since=SINCE, who=frozenset({Who.THING}), verbs=("burn", "sink", "be", "get"), patterns=("?{x:rest}",),
        kind=ClaimKind.RESOURCE, tenses=_ENDED, denial="none", make=in_own_words(_lost),
    ),
    Entry(
        name="ends.dropped_out", since=SINCE, who=PEOPLE, verbs=("drop",), patterns=("out of {x:rest}",),
        kind=ClaimKind.SKILL, tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_dropped_out),
    ),
)
# fmt: on
