"""The last entries of `formation@11`: what nothing else reads, when it is not of the moment.

003 §Adaptive memory distillation prefers useful recall to timidity. What is said of the
user in plain words is taken here by its tense, unless its verb, its object or its time says
that it belongs to the conversation, to the work at hand, or to today.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    DONE,
    ONE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    is_stranger,
)
from mnemic.memory.formation.grammar.lexicon import (
    ACTIVITY_VERBS,
    HEALTH,
    MENTAL_VERBS,
    MONTHS,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.rich_life import WORK, recurs
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import NUMBERS, noun_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity

SINCE = "formation@11"

REST_WORDS_MAX = 24
"""Longest complement that is taken whole, in words."""

_MOMENT = word_set(
    """today tonight now yesterday tomorrow just currently earlier moment minute second later again right already
    yet so-far above below here there due"""
)
_TALK_NOUNS = word_set(
    """question questions idea ideas problem problems issue issues error errors point thought thoughts doubt doubts
    suggestion suggestions favour favor request concern concerns guess feeling look clue sense chance moment
    minute second answer answers option options example examples version draft paragraph sentence essay text
    message email letter reply response title word words line lines list part section result results output
    input code function file files page table chart image screenshot link url prompt bug bugs test tests script
    build command exception stack trace log logs loop variable string array number numbers value values step
    steps task tasks assignment homework exercise equation thing things stuff lot bit way reason time
    trouble difficulty hard fun luck help info information details detail advice feedback update updates
    attempt try go deadline"""
)
_NOT_LASTING = MENTAL_VERBS | word_set(
    """be have see say tell ask think hear notice click try check read look wait sit feel find need want like love hate
    prefer hope wish wonder guess mean know understand get got give let make put set send paste copy attach add
    change update fix debug install run test compile upload download open close reopen restart reset switch
    follow use call come go take bring show point mention talk speak write type ask answer reply respond
    apologize apologise appreciate thank assume suppose expect believe agree disagree doubt forget remember
    realize realise decide confirm promise swear admit lie joke kid bet mind care figure end start stop begin
    keep turn happen seem appear sound look stand lose miss break crash fail pass hit reach receive return
    reproduce convert compare calculate count search scroll select choose pick print save load delete remove
    rename move replace edit format rewrite finish complete submit push pull merge commit deploy clone fetch import export compute type render parse
    restart misunderstand quiz plan aim intend try"""
)
"""Verbs whose bare telling is mostly of the moment; other entries read what lasts of them."""


def is_passing(found: Found) -> bool:
    """Tell whether a clause belongs to the conversation, the work at hand, or today."""
    comp, group = found.predicate.comp, found.predicate.verb
    whole = comp + found.predicate.front
    lows = {w.low for w in whole}
    if len(comp) > REST_WORDS_MAX or points(comp) or is_stranger(found.subject) or group.hedged:
        return True
    if any(points(w) for w in _phrases(comp)):
        return True
    nouns = lows | {noun_lemma(low) for low in lows}
    return bool(nouns & (_TALK_NOUNS | WORK) or lows & _MOMENT or _MOMENT & set(group.adverbs))


def _phrases(comp: Words) -> list[Words]:
    out: list[Words] = []
    start = 0
    for i, word in enumerate(comp):
        if word.low in {"to", "with", "for", "in", "on", "at", "about", "from", "of", "by", "than"}:
            out.append(comp[start:i])
            start = i + 1
    out.append(comp[start:])
    return [phrase for phrase in out if phrase]


def _core(found: Found) -> Words:
    return until_time(found.predicate.comp)


def _lasting_object(core: Words) -> bool:
    """Tell whether an object is a kind, a number or a name, and not one thing at hand."""
    if not core:
        return False
    first = core[0]
    head = core[max(0, phrase_end(core, 0) - 1)].low
    return (
        first.low in NUMBERS | {"a", "an", "my", "our", "no", "several", "many", "most", "all", "every", "over", "about", "around"}
        or first.low[0].isdigit()
        or is_name(first)
        or noun_lemma(head) != head
        or any(is_name(w) for w in core)
    )  # fmt: skip


def _shares_subject(found: Found) -> bool:
    """Tell whether a verb stands without a subject of its own, where it may be a noun."""
    predicate = found.predicate
    return predicate.comp[0].start - predicate.start <= len(predicate.verb.word) + 1


def _present(found: Found) -> tuple[Claim, ...]:
    """Take a plain present of an action: "I cook for one", "we bill by the hour"."""
    group, core = found.predicate.verb, _core(found)
    if core and _shares_subject(found) and group.lemma not in ACTIVITY_VERBS:
        return ()
    tends = (
        bool({"always", "often", "usually", "constantly", "never"} & set(group.adverbs))
        and group.lemma in _TENDS
    )
    if (
        group.progressive
        or (group.lemma in _NOT_LASTING and not tends)
        or is_passing(found)
        or not core
    ):
        return ()
    if (
        core[0].low == "the"
        and not any(is_name(w) for w in core)
        and not recurs(found.predicate.comp)
    ):
        return ()
    words = activity(found)
    if group.negated or group.never:
        return (
            claim(
                found,
                value=(words[0], *strip_determiner(found.predicate.comp)),
                label=label_of(words),
                slot="habit not done",
            ),
        )
    return (claim(found, value=words, label=label_of(words), slot="habit"),)


_TENDS = word_set(
    "forget lose misplace miss break read check ask start finish write order buy wait trust count save carry"
)
_UNDER_WAY = word_set(
    """have do get try look wonder think ask talk say use run see go come wait sit feel struggle deal write call
    hope plan wish want expect guess joke kid mean refer follow debug test fix read watch stare assume suggest
    stand lie move start stop leave pay eat drink cook make give take put send paste face hit experience seek compare choose evaluate weigh check review pick ask copy finish wrap"""
)


def _progressive(found: Found) -> tuple[Claim, ...]:
    """Take what somebody is at, when it has an object that outlasts the day."""
    group, core = found.predicate.verb, _core(found)
    if not group.progressive or group.negated or group.lemma in _UNDER_WAY or is_passing(found):
        return ()
    if not _lasting_object(core) or core[0].low in {"the", "about", "at", "to", "if", "whether"}:
        return ()
    value = strip_determiner(core[: phrase_end(core, 0)] or core)
    return (
        claim(found, value=value, label=label_of((activity(found)[0], *value)), slot="project"),
    )


_TRIED = _NOT_LASTING - {
    "write",
    "read",
    "run",
    "lose",
    "break",
    "move",
    "miss",
    "pass",
    "speak",
    "finish",
    "complete",
    "use",
    "take",
    "make",
}


def _perfect(found: Found) -> tuple[Claim, ...]:
    """Take what somebody has done in their life: "I've run three marathons", "I've never flown"."""
    group, core = found.predicate.verb, _core(found)
    if group.negated or is_passing(found) or group.progressive:
        return ()
    if group.never:
        if group.lemma in _NOT_LASTING - {"be", "use", "see", "read", "run", "take"}:
            return ()
    elif group.lemma in _TRIED or not _lasting_object(core):
        return ()
    words = activity(found)
    return (claim(found, value=words, label=label_of(words)),)


_LONG_AGO = word_set(
    "years year decade decades college university school childhood kid child teenager twenties thirties"
)


def _past(found: Found) -> tuple[Claim, ...]:
    """Take a past that names its year or its stage of life: "I won a chess tournament in 2019"."""
    comp, group = found.predicate.comp, found.predicate.verb
    lows = {w.low for w in comp + found.predicate.front}
    year = any(len(low) == 4 and low.isdigit() and low[:2] in {"19", "20"} for low in lows)
    front = {w.low for w in found.predicate.front}
    long_ago = (
        year
        or front >= {"before", "that"}
        or "previously" in group.adverbs
        or lows & _LONG_AGO
        or lows & (MONTHS - {"may", "march", "mar", "sun"})
    )
    if group.tense is not Tense.PAST or group.negated or not long_ago or is_passing(found):
        return ()
    if group.lemma in MENTAL_VERBS | {"be"} - {"get"} or not _core(found):
        return ()
    words = activity(found)
    return (claim(found, value=words, label=label_of(words), slot="history"),)


_MOODS = word_set(
    """sure aware curious happy glad stuck done ready sorry confused able going about looking unsure worried excited
    grateful thankful impressed pleased afraid willing keen fine ok okay good bad great back here there lost late
    early behind ahead free busy certain convinced right wrong close near tired sick hungry thirsty cold hot mad angry
    upset annoyed frustrated surprised shocked amazed disappointed satisfied unhappy sad bored interested trying
    supposed responsible torn tempted inclined guilty honest serious finished home out up down in on at off over
    through under with without like as from for of more less too so very really quite pretty not just only kind sort
    the a an my your this that also still now currently all both each concerned cautious hesitant clueless"""
)


def _trait(found: Found) -> tuple[Claim, ...]:
    """Read "I'm bad with names", "I'm new to Berlin", "I'm sensitive to noise"."""
    comp, group = found.predicate.comp, found.predicate.verb
    degree = {
        "more",
        "most",
        "less",
        "very",
        "really",
        "quite",
        "pretty",
        "so",
        "extremely",
        "super",
        "relatively",
        "fairly",
        "rather",
    }
    body = comp[1:] if comp and comp[0].low in degree else comp
    if len(body) < 3 or body[1].low not in {
        "with",
        "to",
        "of",
        "at",
        "on",
        "about",
        "by",
        "in",
        "from",
    }:
        return ()
    keeps = body[0].low in {"good", "bad", "close", "free"} and body[1].low in {"with", "at", "to"}
    if (
        (body[0].low in _MOODS and not keeps)
        or is_passing(found)
        or body[0].low in HEALTH
        or group.ended
    ):
        return ()
    if body[2].low in {"the", "how", "what", "why", "where", "me", "having", "being", "getting"}:
        return ()
    core = until_time(body)
    return (claim(found, value=core, label=label_of(core), slot="trait"),)


_EVENTS = word_set(
    """exam interview surgery operation appointment wedding flight marathon race recital performance viva defence defense
    exhibition procedure replacement transplant checkup check-up scan hearing audition competition tournament conference
    gig concert baby move colonoscopy biopsy ceremony graduation presentation show premiere inspection vacation holiday
    trip reunion birthday anniversary party christening funeral retreat workshop onsite visit"""
)


def _event(found: Found) -> tuple[Claim, ...]:
    """Read "I'm getting a hip replacement on April 14", "I have an exam next Tuesday"."""
    comp, group = found.predicate.comp, found.predicate.verb
    core = _core(found)
    lows = {w.low for w in comp}
    dated = lows & (MONTHS | {"next"}) or any(w.low[0].isdigit() for w in comp[len(core) :])
    nouns = {noun_lemma(w.low) for w in core}
    fitted = bool(
        lows & {"installed", "fitted", "removed", "replaced", "repaired", "delivered"}
    ) and group.lemma in {"get", "have"}
    if not dated or not (fitted or nouns & _EVENTS) or points(core) or lows & {"today", "tonight"}:
        return ()
    if group.tense is Tense.PAST or (
        group.tense is Tense.PRESENT
        and group.lemma not in {"have", "get"}
        and not group.progressive
    ):
        return ()
    value = strip_determiner(core)
    return (claim(found, value=value, label=label_of(value)),)


# fmt: off
RICH_REST_ENTRIES = (
    Entry(
        name="rest.event", since=SINCE, who=USERS, verbs=("have", "get", "do", "take", "attend", "host", "defend", "run", "play", "go"), patterns=("{x:rest}",),
        slot="event", kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.PRESENT, Tense.FUTURE}), denial="none", planned=True, make=_event,
    ),
    Entry(
        name="rest.trait", since=SINCE, who=ONE, verbs=("be",), patterns=("{x:rest}",), slot="trait", kind=ClaimKind.PROJECT_FACT,
        denial="assert", make=_trait,
    ),
    Entry(
        name="rest.progressive", since=SINCE, who=USERS, verbs=("",), patterns=("{x:rest}",), slot="project", kind=ClaimKind.ONGOING_PROJECT,
        longevity=Longevity.ONGOING, progressive=True, tenses=frozenset({Tense.PRESENT, Tense.PERFECT}), we="verb", make=_progressive,
    ),
    Entry(
        name="rest.perfect", since=SINCE, who=ONE, verbs=("",), patterns=("?{x:rest}",), slot="history", kind=ClaimKind.SKILL,
        tenses=frozenset({Tense.PERFECT}), denial="none", make=_perfect,
    ),
    Entry(
        name="rest.past", since=SINCE, who=ONE, verbs=("",), patterns=("?{x:rest}",), slot="history", kind=ClaimKind.SKILL,
        tenses=DONE, denial="none", make=_past,
    ),
    Entry(
        name="rest.present", since=SINCE, who=USERS, verbs=("",), patterns=("{x:rest}",), slot="habit", kind=ClaimKind.HABIT,
        longevity=Longevity.ONGOING, denial="assert", progressive=False, we="verb", make=_present,
    ),
)
# fmt: on
