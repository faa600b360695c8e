"""What something does to the speaker: "coriander tastes like soap to me", "wool makes me itch".

The subject is a kind of thing and the speaker its object, so that the clause tells a taste, an
intolerance or a limit of theirs. What one thing does just now ("the page gives me an error")
and what people say ("experts tell me") tells nothing of them.
"""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.agreement import copula
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.leads import skip_leads
from mnemic.memory.formation.grammar.lexicon import DAYS, HEALTH, TECH
from mnemic.memory.formation.grammar.passing import (
    MIND_VERBS,
    TALK_NOUNS,
    WORK_NOUNS,
    is_of_talk,
    is_of_today,
)
from mnemic.memory.formation.grammar.phrases import Words, deictic, strip_punctuation
from mnemic.memory.formation.grammar.subjects import Subject, Who
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup, read_verb
from mnemic.memory.formation.grammar.words import (
    CONJUNCTIONS,
    DETERMINERS,
    PREPOSITIONS,
    PUNCTUATION,
    noun_lemma,
)
from mnemic.memory.formation.rendering import say_verb, say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Longevity

KIND_WORDS_MAX = 7
"""From how many words on a subject is no kind of thing any more."""

_NO_KINDS = word_set(
    """it this that these those he she they you who what which there here nothing everything something anything people
    everyone everybody someone somebody nobody one ones some any all most both neither none others i we my our your his
    her their the a an please thanks let lets don't experts friends google people folk colleagues and but or so if when
    because not no yes ok okay hey hi hello just only also then now always never"""
)
_ILLS = word_set(
    """give make set trigger upset bring cause keep knock irritate aggravate flare worsen leave send kill sicken hurt bother wreck ruin disagree agree clash interact"""
)
_TASTES = word_set(
    "taste smell look sound feel read seem come bore scare frighten calm relax soothe annoy cheer excite"
)
_PROPER = word_set("work suit fit do go come help matter")


def affecting(words: Words) -> tuple[Claim, ...]:
    """Read what a kind of thing does to the speaker."""
    lead = skip_leads(words, 0)
    words = words[lead.index :]
    while words and words[0].low in {"so", "and", "but", "because", "since"}:
        words = words[1:]
    at = _kind_end(words)
    if not at or lead.hedged:
        return ()
    noun = words[:at]
    plural = _is_plural(noun)
    shown = noun[0].text[:1].upper() + noun[0].text[1:]
    subject = Subject(
        Who.THING, " ".join([shown, *(w.text for w in noun[1:])]), "user", plural=plural, noun=noun
    )
    group = read_verb(words, at, subject)
    if group is None or group.progressive or group.hedged:
        return ()
    comp = strip_punctuation(words[group.next :])
    if not _of_family(noun, group, comp) and (
        group.tense is not Tense.PRESENT or not _lasts(noun, group, comp)
    ):
        return ()
    if comp[-1].low == "family":
        comp = (comp[0], comp[0]._replace(text="my", low="my"), *comp[2:])
    said = sentence(subject.shown, say_verb(group, subject), say_words(comp, subject))
    if comp[-1].low == "too" and any(w.low == "," for w in comp):
        said = f"{said.removesuffix('.')} too."
    return (
        Claim(
            label=label_of(noun), slot="effect", value=label_of(noun).lower(), statement=said, kind=_kind(group, comp),
            type=BeliefType.USER_MODEL_ATTR, longevity=Longevity.DURABLE, start=words[0].start, end=words[-1].end,
        ),
    )  # fmt: skip


def _is_plural(noun: Words) -> bool:
    """Tell whether the head of a noun phrase is more than one."""
    if any(w.low == "and" for w in noun):
        return True
    head = noun[next((i for i, w in enumerate(noun) if w.low in _WITHIN), len(noun)) - 1].low
    return noun_lemma(head) != head or head.removesuffix("s") in DAYS - {head}


def _kind_end(words: Words) -> int:
    """Give where a kind of thing ends at the head of a clause, 0 where none stands there."""
    for at in range(1, min(len(words) - 1, KIND_WORDS_MAX + 1)):
        noun = words[:at]
        low = noun[-1].low
        if at > 1 and (low in _WITHIN or (low in {"the", "a", "an"} and noun[-2].low in _WITHIN)):
            # "early shifts at the bakery" are a kind of shift.
            continue
        if at > 1 and low in {"or", "and"}:
            # "red wine or skipped meals set off my migraines": any of the two does.
            continue
        if low in PREPOSITIONS | PUNCTUATION | CONJUNCTIONS | DETERMINERS | _NO_KINDS:
            return 0
        if low == "'s" or (words[at].low == "'s" and not copula(words, at)):
            # "chess club's ratings say 1840 for me" is of the ratings.
            continue
        subject = Subject(Who.THING, "", "user", plural=_is_plural(noun), noun=noun)
        group = read_verb(words, at, subject)
        comp = strip_punctuation(words[group.next :]) if group is not None else ()
        if group is not None and _of_family(noun, group, comp):
            return at
        if group is None or group.tense is not Tense.PRESENT:
            continue
        told = _speaker_in(comp) or _is_closed_day(noun, group, comp)
        if told and comp and _lasts(noun, group, comp):
            return at
    return 0


_WITHIN = frozenset({"at", "in", "of", "with", "without", "from"})
_SHUT = word_set("no out off taken full bad impossible difficult tricky booked blocked mad hectic")


def _is_closed_day(noun: Words, group: VerbGroup, comp: Words) -> bool:
    """Tell whether a day that comes again is told to be none for plans: "Thursdays are no good"."""
    return (
        noun[-1].low.removesuffix("s") in (DAYS | _SPELLS) - {noun[-1].low}
        and group.lemma == "be"
        and bool(comp)
        and comp[0].low in _SHUT
    )


_SPELLS = frozenset({"weekend", "morning", "evening", "afternoon", "weekday", "night"})


def _of_family(noun: Words, group: VerbGroup, comp: Words) -> bool:
    """Tell whether an illness runs in the speaker's family, or took somebody of it."""
    lows = [w.low for w in comp]
    if group.lemma == "run" and lows[:1] == ["in"]:
        return lows[1:] in (["my", "family"], ["our", "family"], ["the", "family"])
    ill = any(w.low in HEALTH or noun_lemma(w.low) in _KILLING for w in noun)
    kin = any(low in {"my", "our"} and tie_class(behind) for low, behind in pairwise(lows))
    return ill and kin and group.lemma in {"kill", "take"} and group.tense is Tense.PAST


_KILLING = word_set("cancer stroke attack disease covid dementia diabetes")


def _speaker_in(comp: Words) -> bool:
    """Tell whether what is done is done to the speaker: "to me", "gives me", "my migraines"."""
    return any(w.low in {"me", "my", "us"} for w in comp[:6])


def _lasts(noun: Words, group: VerbGroup, comp: Words) -> bool:
    nouns = {noun_lemma(w.low) for w in noun}
    if nouns & (TALK_NOUNS | WORK_NOUNS) or {w.low for w in noun} & TECH or deictic(comp):
        return False
    if (
        is_of_today(comp)
        or is_of_talk(comp)
        or group.lemma
        in MIND_VERBS - {"be", "sound", "look", "feel", "seem", "keep", "let", "agree", "disagree"}
    ):
        return False
    if _is_closed_day(noun, group, comp):
        return True
    lows = [w.low for w in comp]
    if lows[-1] in {"me", "us"} and group.lemma in _PROPER:
        # "Tuesday works for me" is of one Tuesday; "Thursdays don't suit me" is a rule.
        return not nouns & DAYS or _is_plural(noun)
    if "me" in lows or "us" in lows:
        bound = (
            lows[-2:-1]
            and lows[-2] in {"to", "for", "on", "with", "at"}
            and lows[-1] in {"me", "us"}
        )
        return bool(bound) or group.lemma in _ILLS | _TASTES
    return group.lemma in _ILLS


def _kind(group: VerbGroup, comp: Words) -> ClaimKind:
    if group.lemma in _TASTES or group.lemma in {"bore", "calm"}:
        return ClaimKind.PREFERENCE
    if group.lemma in _ILLS:
        return ClaimKind.RECURRING_STATE
    return ClaimKind.CONSTRAINT


__all__ = ["affecting"]
