"""Entries of `formation@11`: what is said of the people and the animals of the user.

A clause about somebody who is tied to the user tells something that lasts unless a closed
reason speaks against it: it is of the moment, it points into the conversation, it is what
somebody said or asked, or it is at the work at hand.
"""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    DONE,
    Claim,
    Entry,
    Found,
    claim,
    is_stranger,
)
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MENTAL_VERBS, MONTHS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    has_frequency,
    is_name,
    points,
    time_at,
    until_time,
)
from mnemic.memory.formation.grammar.rich_life import WORK
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.ties import BINDING, tie_class
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import NUMBERS
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

SINCE = "formation@11"
_PERSON = frozenset({Who.PERSON})
_TODAY = word_set("tonight today yesterday tomorrow rn atm")


def _person(found: Found) -> tuple[Claim, ...]:
    """Take what is said of somebody of the user's: "my mother-in-law babysits the twins"."""
    subject, group, comp = found.subject, found.predicate.verb, found.predicate.comp
    if is_stranger(subject) or _is_passing(found) or _is_talk(found) or _is_at_work(found):
        return ()
    if subject.known and (group.lemma, comp[0].low if comp else "") in _OF_THINGS:
        return ()
    if group.lemma == "be" and not _is_trait(found):
        return ()
    if group.tense is Tense.MODAL and not _binds(found):
        return ()
    only = bool({"only", "always"} & set(group.adverbs)) or group.never
    if group.tense is Tense.FUTURE and not (group.negated or only or _is_placed(found)):
        return ()
    if group.tense is Tense.PAST and not group.progressive and not _is_told(found):
        return ()
    if group.progressive and not _goes_on(found):
        return ()
    value = activity(found) if group.lemma != "be" else until_time(comp)
    rules = tie_class(subject.kin) in BINDING and bool(
        {"me", "my", "us", "our"} & {w.low for w in comp}
    )
    kind = ClaimKind.CONSTRAINT if rules and group.lemma in _RULING else None
    return (claim(found, value=value or comp, label=label_of(value), slot="about", kind=kind),)


_OF_THINGS = frozenset(
    {("wear", "off"), ("run", "out"), ("kick", "in"), ("expire", ""), ("work", "fine")}
)
"""What "they" do that are somebody's tablets: "they wear off by four"."""


def _is_passing(found: Found) -> bool:
    """Tell whether a clause tells of today, or of a moment: "my mum just called"."""
    comp, group = found.predicate.comp, found.predicate.verb
    lows = {w.low for w in comp + found.predicate.front}
    if lows & _TODAY or ("now" in lows and group.progressive):
        return True
    if lows & {"morning", "afternoon", "evening", "night", "week"} and "this" in lows:
        return True
    moments = any(a.low in {"right", "just"} and b.low == "now" for a, b in pairwise(comp))
    just = "just" in group.adverbs and group.tense is Tense.PAST
    return moments or (just and group.lemma not in _TURNING)


_TURNING = word_set(
    """start move retire graduate marry die buy become join leave quit adopt turn finish open close sell found launch
    publish qualify pass"""
)
"""What turns a life, however fresh it is: "my sister just opened a shop"."""


def _is_talk(found: Found) -> bool:
    """Tell whether a clause tells what somebody said, thought or asked, once."""
    comp, group = found.predicate.comp, found.predicate.verb
    lows = {w.low for w in comp}
    again = _recurs(found)
    if group.lemma in _SAYING and not again:
        return not (group.lemma in _SPEECH and "that" not in lows and not lows & {"me", "us"})
    if group.lemma in _THINKING and not again:
        return not group.negated or any(
            w.low in {"if", "what", "why", "how", "that", "whether"} for w in comp
        )
    if group.lemma in {"want", "need", "wish", "ask", "expect"}:
        return (not comp or comp[0].low in {"the", "it", "this"}) and not again
    if comp and comp[0].low in {"me", "us", "you"} and group.lemma in _FEELS:
        return True
    return group.lemma in _GONE and not comp and group.tense is not Tense.PERFECT


def _is_at_work(found: Found) -> bool:
    """Tell whether a clause points into the conversation or is about the work at hand."""
    comp = found.predicate.comp
    core = until_time(comp)
    shown = {w.low for w in comp[-1:]} & {"above", "below"} or any(
        w.low == "attached" for w in comp
    )
    if _refers(core) or shown:
        # "my in-laws live above us" is no text above.
        return True
    for i, word in enumerate(comp[:-1]):
        head = (
            comp[i + 2].low
            if i + 2 < len(comp) and comp[i + 1].low not in WORK
            else comp[i + 1].low
        )
        if word.low in {"the", "this", "that"} and head in WORK | _IN_TALK and not _recurs(found):
            return True
    return False


def _refers(words: Words) -> bool:
    """Tell whether a phrase points; "anything about sharks" and "nothing but manga" do not."""
    open_ended = len(words) > 1 and words[0].low in {
        "anything",
        "everything",
        "nothing",
        "all",
        "both",
        "what",
        "none",
    }
    if len(words) > 1 and words[0].low in {"her", "his", "him", "me", "us", "them", "your", "all"}:
        return deictic(words[1:])
    if len(words) == 1 and words[0].low in {"me", "us", "him", "her", "them"}:
        # Whom these mean was put in their place where anybody is known (`pointing`).
        return words[0].low not in {"me", "us"}
    bound = any(w.low in {"of", "for", "with"} for w in words)
    return deictic(words) if open_ended or bound else points(words)


def _recurs(found: Found) -> bool:
    """Tell whether a clause says how often, or when again."""
    comp, group = found.predicate.comp, found.predicate.verb
    return (
        has_frequency(comp)
        or has_frequency(found.predicate.front)
        or bool(_OFTEN & set(group.adverbs))
        or group.never
        or any(w.low in DAY_WORDS for w in comp)
    )


_OFTEN = word_set(
    "always usually often never only sometimes rarely mostly still generally normally still also"
)
_SAYING = word_set(
    "say tell ask think mention suggest call text email reply answer claim argue show send laugh shout joke insist"
)
_SPEECH = word_set("call")
_THINKING = MENTAL_VERBS - word_set(
    "expect wish need want try keep get look know remember understand trust forget mind worry realise"
)
_FEELS = word_set(
    "annoy bug bother irritate embarrass amuse surprise scare worry love hate miss thank kill"
)
_GONE = word_set("come go leave arrive sleep wake cry scream laugh bark")
_IN_TALK = word_set(
    "theory opinion idea question point problem issue suggestion request joke story topic deadline"
)
_RULING = word_set(
    "want tell ban forbid allow let put prescribe advise insist recommend say order sign keep"
)


def _binds(found: Found) -> bool:
    """Tell what somebody can, must or may not do from what they would or should."""
    group = found.predicate.verb
    return group.modal in {"can", "have to", "must"} or (
        group.negated and group.modal in {"may", "will"}
    )


def _is_placed(found: Found) -> bool:
    """Tell whether a clause says when or where, by a name or a date."""
    comp = found.predicate.comp
    front = found.predicate.front
    return (
        len(until_time(comp)) < len(comp)
        or any(is_name(w) or w.low in MONTHS for w in comp)
        or any(time_at(front, i) for i in range(len(front)))
    )


def _is_told(found: Found) -> bool:
    """Tell whether a past is of a life: an event of it, or one that is placed."""
    group, comp = found.predicate.verb, found.predicate.comp
    to_me = {"me", "us"} & {w.low for w in comp}
    into = group.lemma == "get" and [w.low for w in comp[1:2]] == ["into"]
    if (group.lemma in _DONE_TO_ME or into) and to_me:
        return True
    if {"me", "us"} & {w.low for w in comp}:
        return group.lemma == "move" and comp[0].low in {"in", "out", "back"}
    return (bool(comp) and (group.lemma in _EVENTS or _is_placed(found))) or group.lemma in _ENDED


_DONE_TO_ME = word_set(
    "put prescribe diagnose ban forbid teach raise drive pay support leave give buy lend bring"
)
_ENDED = word_set("die retire pass divorce separate graduate marry emigrate relocate")
_EVENTS = word_set(
    """be have get start move retire graduate marry die buy break lose win become join leave quit adopt turn finish
    fall have-had divorce separate pass fail change take return open close sell go undergo grow train study work live
    teach serve farm run fight play build found plant raise lower double renew extend split"""
)


def _goes_on(found: Found) -> bool:
    """Tell whether what somebody is at outlasts the moment: "my son is doing his GCSEs"."""
    group, comp = found.predicate.verb, found.predicate.comp
    if group.lemma in _LIFE or _recurs(found) or group.tense is Tense.PERFECT:
        return True
    dated = any(w.low in MONTHS or (w.low.isdecimal() and len(w.low) == 4) for w in comp)
    return dated or any(
        w.low
        in {
            "gcse",
            "gcses",
            "a-level",
            "a-levels",
            "phd",
            "degree",
            "masters",
            "course",
            "treatment",
            "chemo",
        }
        for w in comp
    )


_LIFE = word_set(
    """move retire study learn train expect get work live start graduate marry teach renovate build
    write recover teethe apply plan leave grow run raise lose save emigrate divorce breastfeed wean potty-train"""
)
_PASSING = word_set(
    """here there late early ready fine ok okay busy sick ill tired asleep awake angry mad upset wrong right happy sad
    sure back gone away coming going home out down great good bad amazing awesome annoying lovely sweet cute
    waiting done over online offline welcome curious worried confused hungry thirsty cold hot stuck"""
)
_GOES_WITH = word_set("with for about to of at on in by")
_DEGREES = word_set(
    "so very really too a an the super pretty quite rather totally completely still also"
)


def _is_trait(found: Found) -> bool:
    """Tell a trait, an age, a place or a condition from a passing mood."""
    comp = found.predicate.comp
    if not comp:
        return False
    first = comp[0].low
    if first in {"such", "like", "being"} or any(w.low in {"right", "wrong"} for w in comp[:2]):
        return False
    if first in {"so", "too"}:
        return False
    at = 1 if first in _DEGREES and len(comp) > 1 else 0
    head = comp[at].low
    if head in {"mad", "good", "bad", "great", "sick", "ill"} and at + 1 < len(comp):
        # "mad about trains", "good at maths": what somebody is like, and no mood.
        return (comp[at + 1].low in _GOES_WITH and head not in {"ill"}) or _recurs(found)
    if head in {"out", "away", "home", "back", "here", "busy", "asleep", "tired"}:
        return (
            _recurs(found)
            or any(w.low in {"before", "after", "until"} for w in comp)
            or (head == "away" and any(w.low in NUMBERS for w in comp))
        )
    return head not in _PASSING


_ATTRIBUTES = word_set(
    "size colour color favourite favorite number name nickname age birthday height weight grade bedtime blood group"
)
"""What somebody has one of at a time: a new telling takes its place."""


def _theirs(found: Found) -> tuple[Claim, ...]:
    """Take what is said of a thing of somebody's: "my dad's hearing aids whistle on the phone"."""
    subject, group, comp = found.subject, found.predicate.verb, found.predicate.comp
    if subject.about in {"user", "team"} or not subject.kin or not (comp or group.negated):
        return ()
    if _is_passing(found) or _is_at_work(found) or group.lemma in _SAYING | _THINKING:
        return ()
    if group.tense in {Tense.PAST, Tense.FUTURE} and not _is_placed(found):
        return ()
    if group.tense is Tense.MODAL and not _binds(found):
        return ()
    if group.progressive and not _goes_on(found):
        return ()
    if group.lemma == "be" and (
        not comp or comp[0].low in _PASSING or comp[0].low in {"so", "too"}
    ):
        return ()
    noun = label_of(subject.noun)
    body = activity(found) if group.lemma != "be" else comp[:1]
    measured = group.lemma == "be" and (
        comp[0].low[0].isdecimal() or not _ATTRIBUTES.isdisjoint(w.low for w in subject.noun)
    )
    slot = noun if measured else f"{noun} {label_of(body[:1])}"
    return (
        claim(
            found, value=subject.noun, label=f"{subject.shown.removeprefix('User')[2:].strip()}", slot=slot,
            kind=ClaimKind.PROJECT_FACT, type_=BeliefType.RELATIONSHIP,
        ),
    )  # fmt: skip


# fmt: off
RICH_PEOPLE_ENTRIES = (
    Entry(
        name="rich.person", since=SINCE, who=_PERSON, verbs=("",), patterns=("?{x:rest}",), slot="about", kind=ClaimKind.RELATIONSHIP,
        type=BeliefType.RELATIONSHIP, tenses=ANY_BUT_MODAL | DONE | {Tense.MODAL, Tense.FUTURE}, denial="assert", make=_person,
    ),
    Entry(
        name="rich.theirs", since=SINCE, who=frozenset({Who.THING}), verbs=("",), patterns=("?{x:rest}",), slot="about",
        kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP, tenses=ANY_BUT_MODAL | DONE | {Tense.MODAL, Tense.FUTURE},
        denial="assert", make=_theirs,
    ),
)
# fmt: on
