"""Entries: habits and schedules, history, skills, and what somebody cannot do."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    ONE,
    PEOPLE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    plain,
)
from mnemic.memory.formation.grammar.lexicon import (
    DAY_WORDS,
    FOODS,
    HEALTH,
    INSTRUMENTS,
    LANGUAGES,
    MENTAL_VERBS,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import TEAM_THINGS, Who
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import Word, noun_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity, Polarity

SINCE = "formation@7"

_TRADE_VERBS = word_set(
    """play collect run coach lead manage organise organize own brew bake knit sew paint draw
    volunteer commute garden farm keep raise breed grow swim cycle climb ski surf sail dance
    sing row fence box hike photograph compose publish translate freelance tutor mentor foster
    maintain meditate journal blog podcast jog lift smoke vape drink eat host supervise
    write restore sculpt crochet weave snowboard skate scuba dive camp babysit donate subscribe
    pray drive fast recycle invest bike photograph referee juggle"""
)
"""Verbs whose bare simple present is a fact about a person."""
_BARE_OK = word_set(
    """swim cycle climb ski surf sail dance sing row box hike smoke vape meditate garden jog knit
    paint journal drink pray run snowboard skate crochet sew bike freelance recycle sculpt"""
)
"""Those that say enough without an object."""
_OBJECT_NEEDED = word_set("run keep write lead manage host own publish maintain draw stream invest")
_OBJECTS = word_set(
    "marathons ultras bees fiction poetry novels chickens sheep goats horses trails"
)
_OBJECT_JUNK = word_set(
    """test tests code script command program query build app server job task pipeline linter
    analysis simulation model error example function it this that them risk chance out into late
    low away back mind eye track note record trying getting forgetting question way time hand
    attention part safe along nice dumb role games"""
)
_NEVER_HABITS = word_set(
    """need want be seem look sound let hope wish see think mean try know understand agree live
    get find notice assume expect wonder prefer like love hate enjoy decide agree"""
)
_OFTEN = word_set(
    """usually often always regularly normally typically frequently rarely seldom generally daily
    weekly sometimes occasionally mostly never"""
)
_MOMENT_NOUNS = word_set(
    """error errors warning warnings timeout message exception bug crash issue problem result
    results failure output page server function script tests build deploy query endpoint click api
    log logs console parameters video file files page record variable loop request cache commit"""
)
_MEALS = word_set("breakfast lunch dinner supper brunch coffee tea oats toast porridge eggs")


def activity(found: Found) -> Words:
    """Give the activity: the verb, and its object up to the first phrase of time."""
    group, comp = found.predicate.verb, found.predicate.comp
    lemma = Word(group.lemma, group.lemma, 0, 0)
    return (lemma, *strip_determiner(until_time(comp)))


def label_of(words: Words) -> str:
    """Give words as a subject that people read."""
    text = " ".join(w.text for w in words)
    return text.replace(" 's", "'s").replace(" ’s", "'s")


def _habit(found: Found) -> tuple[Claim, ...]:
    """Take what is done again and again, and bare trades and hobbies."""
    predicate, group = found.predicate, found.predicate.verb
    comp = predicate.comp
    if (
        points(comp)
        or (group.lemma in _NEVER_HABITS and not _rises(found))
        or any(w.low in _MOMENT_NOUNS for w in comp)
    ):
        return ()
    words = activity(found)
    label = _label(found, words)
    if group.ended:
        # What ends nothing forms nothing, so that any end may be read.
        return (claim(found, value=words, label=label, slot="habit"),)
    timed = has_frequency(comp) or bool(predicate.front and has_frequency(predicate.front))
    bounded = group.negated and any(w.low in {"after", "before"} for w in comp)
    often = timed or bounded or bool(_OFTEN & set(group.adverbs)) or group.never
    if not often and not _is_trade(found):
        return ()
    if group.lemma == "work" and not timed:
        return ()
    if group.lemma in MENTAL_VERBS - {"keep"} and not timed:
        return ()
    if group.lemma in {"have", "get", "do", "make"} and not _regular(found, timed):
        return ()
    if group.progressive and not timed:
        return ()
    if (group.negated or group.never) and (
        timed or any(w.low in {"after", "before", "at", "in"} for w in comp)
    ):
        # "We don't deploy on Fridays" stands beside "we deploy on Tuesdays".
        # It ends no more than the same activity at the same time.
        return (
            claim(found, value=words, label=label, slot="habit", polarity=Polarity.RETRACT),
            claim(found, value=(words[0], *comp), label=label, slot="habit not done"),
        )
    return (claim(found, value=words, label=label, slot="habit"),)


def _rises(found: Found) -> bool:
    """Tell "I get up at 5 every day" and "I go to bed at 11" from other getting."""
    comp = found.predicate.comp
    return (
        found.predicate.verb.lemma == "get"
        and bool(comp)
        and comp[0].low == "up"
        and has_frequency(comp)
    )


def _label(found: Found, words: Words) -> str:
    comp = found.predicate.comp
    if len(words) > 1:
        return label_of(words)
    if found.subject.who is Who.TEAM and any(w.low in DAY_WORDS for w in comp):
        return f"{words[0].text} day"
    return label_of(words)


def _regular(found: Found, timed: bool) -> bool:
    """Tell a routine from a state: "I have oats for breakfast", "we do retros on Fridays"."""
    comp, lemma = found.predicate.comp, found.predicate.verb.lemma
    if any(w.low in _MEALS for w in comp):
        return True
    if lemma != "have":
        return timed
    team = any(noun_lemma(w.low) in TEAM_THINGS for w in comp)
    return timed and (team or comp[0].low in DAY_WORDS or any(w.low in _LESSONS for w in comp))


_LESSONS = word_set(
    "lessons lesson class classes training practice rehearsal therapy physio appointments dinner"
)


def _is_trade(found: Found) -> bool:
    """Tell whether a bare simple present says something lasting: "I keep bees"."""
    lemma, comp = found.predicate.verb.lemma, found.predicate.comp
    if lemma not in _TRADE_VERBS:
        return False
    if not comp:
        return lemma in _BARE_OK or (lemma == "drive" and found.predicate.verb.negated)
    if lemma in _BARE_OK and comp[0].low in {"on", "in"}:
        return True
    away = {"the", "with", "up", "out", "off", "into", "on", "down", "through", "along"}
    if comp[0].low in away and lemma != "play":
        return False
    body = strip_determiner(comp[: phrase_end(comp, 0)])
    if any(w.low in _OBJECT_JUNK for w in body):
        return False
    if lemma in _OBJECT_NEEDED:
        counted = comp[0].low in {"a", "an", "my", "our", "two", "three", "several"}
        named = bool(body) and (body[0].low in _OBJECTS or any(is_name(w) for w in body))
        return counted or named
    return True


_NOT_HISTORY = MENTAL_VERBS | word_set("be have try look debug wait struggle stare fight get do go")


def _history(found: Found) -> tuple[Claim, ...]:
    """Take "I've played the cello for six years", "I've been working nights since May"."""
    predicate, group = found.predicate, found.predicate.verb
    comp = predicate.comp
    if points(comp) or (group.lemma in _NOT_HISTORY and not _goes(found)):
        return ()
    if any(w.low in _MOMENT_NOUNS for w in comp) or not _enduring(found):
        return ()
    words = activity(found)
    return (claim(found, value=words, label=label_of(words), slot="history"),)


def _goes(found: Found) -> bool:
    comp = found.predicate.comp
    return found.predicate.verb.lemma in {"go", "do"} and has_frequency(comp)


_LONG = word_set(
    """years year months month weeks week decade decades life since childhood always ages
    school college university kid child teenager teens"""
)
_SHORT = word_set("hours hour minutes minute seconds today yesterday tonight morning afternoon")


def _enduring(found: Found) -> bool:
    """Tell whether a duration reaches beyond the day: "for six years", "since May"."""
    comp = found.predicate.comp + found.predicate.front
    lows = {w.low for w in comp}
    if lows & _SHORT and not lows & {"every", "daily", "since"}:
        return False
    if found.predicate.verb.progressive or lows & {"since", "always", "life"}:
        return bool(lows & _LONG) or has_frequency(comp)
    for i, word in enumerate(comp):
        if word.low in {"for", "over", "almost", "nearly"} and {w.low for w in comp[i:]} & _LONG:
            return True
    return bool(set(found.predicate.verb.adverbs) & {"always"})


def _used_to(found: Found) -> tuple[Claim, ...]:
    comp = found.predicate.comp
    if points(comp) or found.predicate.verb.lemma in MENTAL_VERBS | {"have"} or (not comp + found.predicate.front and found.predicate.verb.lemma not in _BARE_OK | {"teach", "run", "bake", "write"}):  # fmt: skip
        return ()
    words = activity(found)
    return (claim(found, value=words, label=label_of(words), slot="habit"),)


_LOOSE_SKILLS = word_set(
    "things stuff names mistakes breaking naming remembering explaining math-jokes"
)


def _good_at(found: Found) -> tuple[Claim, ...]:
    return () if any(w.low in _LOOSE_SKILLS for w in found.words("x")) else plain(found)


def _speak(found: Found) -> tuple[Claim, ...]:
    if not any(w.low in LANGUAGES for w in found.predicate.comp):
        return ()
    return plain(found)


_CAN = word_set(
    """play speak read write code program cook bake drive sail ski swim sing juggle dance sew
    knit ride fly touch-type touchtype surf skate draw paint sign understand weld solder"""
)
_CANNOT = word_set(
    """eat drink have take do make work attend meet swim drive fly travel tolerate digest lift run
    stand climb go host commute sleep use wear read sit kneel join ride"""
)
_LASTING_CANNOT = word_set("eat drink swim drive fly tolerate digest ride")


def _can(found: Found) -> tuple[Claim, ...]:
    """Take a lasting ability or inability; "I can't find the file" is of the moment."""
    group, comp = found.predicate.verb, found.predicate.comp
    if group.modal != "can" or points(comp) or group.hedged:
        return ()
    body = strip_determiner(comp[: phrase_end(comp, 0)])
    pointed = bool(comp) and comp[0].low in {"the", "my", "your"} and not any(map(is_name, body))
    if pointed and not (group.lemma == "play" and body[0].low in INSTRUMENTS):
        return ()
    words = activity(found)
    if not group.negated and not group.ended:
        written = group.lemma in {"write", "draw", "read", "understand"}
        if group.lemma not in _CAN or not comp or comp[0].low in {"you", "a"}:
            return ()
        if written and not any(w.low in LANGUAGES for w in comp):
            return ()
        return (
            claim(found, value=words, label=label_of(words), slot="skill", kind=ClaimKind.SKILL),
        )
    if group.lemma not in _CANNOT or (not comp and group.lemma not in {"swim", "drive", "fly"}):
        return ()
    timed = has_frequency(comp) or any(
        w.low in DAY_WORDS | {"after", "before", "past"} for w in comp
    )
    lasting = any(w.low in FOODS for w in comp) or group.lemma in _LASTING_CANNOT
    if not timed and not lasting:
        return ()
    value = (words[0], *comp) if timed else words
    # "I can no longer eat gluten" begins an inability.
    begins = Polarity.ASSERT
    return (claim(found, value=value, label=label_of(words), slot="constraint", polarity=begins),)


def _avoid(found: Found) -> tuple[Claim, ...]:
    comp = found.predicate.comp
    if points(comp) or not comp or not (any(w.low in FOODS for w in comp) or has_frequency(comp)):
        return ()
    return plain(found)


def _suffer(found: Found) -> tuple[Claim, ...]:
    if not any(w.low in HEALTH for w in found.predicate.comp):
        return ()
    return (claim(found, value=found.words("x"), label=found.text("x")),)


def _cancelled(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    last = words[-1].low
    if last not in {"subscription", "membership", "account", "contract"} or len(words) < 2:
        return ()
    subject = found.subject
    shown = label_of(words)
    return (
        claim(
            found, value=words, slot="thing", label=shown, polarity=Polarity.RETRACT,
            statement=f"{subject.shown} no longer has a {shown}.",
        ),
    )  # fmt: skip


def _will(found: Found) -> tuple[Claim, ...]:
    """Read "we'll deploy on Mondays from now on"."""
    comp = found.predicate.comp
    if found.subject.who is not Who.TEAM or points(comp) or not has_frequency(comp):
        return ()
    words = activity(found)
    return (claim(found, value=words, label=label_of(words), slot="habit"),)


def _restarted(found: Found) -> tuple[Claim, ...]:
    """Read "I restarted 5x5 after years of calisthenics"."""
    words = found.words("x")
    if points(words) or any(w.low in _MOMENT_NOUNS | {"computer", "laptop", "app"} for w in words):
        return ()
    if words[0].low in {"the", "my"} and not any(is_name(w) for w in words):
        return ()
    return (claim(found, value=words, label=label_of(words), slot="history"),)


def _years_of(found: Found) -> tuple[Claim, ...]:
    """Read "I did about six years of gymnastic strength training"."""
    words = found.words("x")
    return (claim(found, value=words, label=label_of(words), slot="history"),)


def _fear(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if points(words) or words[0].low in {
        "breaking",
        "losing",
        "messing",
        "doing",
        "missing",
        "being",
    }:
        return ()
    return (claim(found, value=words, label=label_of(words)),)


_SPELLS = word_set(
    "leave sabbatical diet medication antibiotics probation parole blockers insulin statins"
)


def _spell(found: Found) -> tuple[Claim, ...]:
    """Read "I'm on parental leave until August", "I'm on a low-sodium diet"."""
    words = strip_determiner(found.words("x"))
    if not words or words[-1].low not in _SPELLS:
        return ()
    return (claim(found, value=words, label=label_of(words)),)


_BODY = word_set(
    "ankle wrist leg arm rib knee hip collarbone acl foot toe finger shoulder hand elbow meniscus achilles nose"
)
_PROCEDURES = word_set(
    "surgery operation transplant bypass stroke concussion chemo chemotherapy miscarriage appendectomy"
)


def _injury(found: Found) -> tuple[Claim, ...]:
    """Read "I broke my ankle last month", "I had knee surgery in 2021"."""
    words = until_time(found.words("x"))
    wanted = _PROCEDURES if found.predicate.verb.lemma == "have" else _BODY
    if not words or words[-1].low not in wanted:
        return ()
    return (claim(found, value=words, label=label_of(words)),)


def _off(found: Found) -> tuple[Claim, ...]:
    if not any(w.low in FOODS for w in found.words("x")):
        return ()
    return (claim(found, value=found.predicate.comp[:2], label=label_of(found.words("x"))),)


# fmt: off
HABIT_ENTRIES = (
    Entry(
        name="skill.speak", since=SINCE, who=PEOPLE, verbs=("speak",),
        patterns=("?fluent ?some ?a ?little ?bit ?of {x:list-language}",),
        slot="language", many="x", label="{x}", kind=ClaimKind.SKILL, denial="assert", make=_speak,
    ),
    Entry(
        name="skill.fluent", since=SINCE, who=PEOPLE, verbs=("be",),
        patterns=(
            "?pretty ?very ?really ?quite fluent|proficient|experienced|skilled|trained|certified in|with {x:list-plain}",
            "?pretty ?very ?really ?quite good|bad|terrible|great at {x:list-plain}",
            "a ?native speaker of {x:list-language}", "a native {x:language} speaker",
        ),
        slot="skill", many="x", label="{x}", kind=ClaimKind.SKILL, denial="assert", make=_good_at,
    ),
    Entry(
        name="skill.can", since=SINCE, who=PEOPLE, verbs=tuple(sorted(_CAN | _CANNOT)), patterns=("?{x:rest}",),
        slot="skill", kind=ClaimKind.CONSTRAINT, tenses=frozenset({Tense.MODAL}), denial="assert", make=_can,
    ),
    Entry(
        name="skill.know", since=SINCE, who=USERS, verbs=("know",),
        patterns=("?some ?a ?little ?bit ?of {x:list-name}",),
        slot="skill", many="x", label="{x}", kind=ClaimKind.SKILL, denial="assert",
    ),
    Entry(
        name="constraint.avoid", since=SINCE, who=PEOPLE, verbs=("avoid",), patterns=("{x:list-plain}",),
        slot="constraint", many="x", tail_matters=True, label="{x}", kind=ClaimKind.CONSTRAINT, denial="retract", make=_avoid,
    ),
    Entry(
        name="health.suffer", since=SINCE, who=PEOPLE, verbs=("suffer",), patterns=("from {x:plain}",),
        slot="health", many="x", label="{x}", kind=ClaimKind.CONSTRAINT, tenses=ANY_BUT_MODAL, make=_suffer,
    ),
    Entry(
        name="health.take", since=SINCE, who=PEOPLE, verbs=("take",), patterns=("{x:plain}",),
        slot="health", many="x", label="{x}", kind=ClaimKind.CONSTRAINT, tenses=ANY_BUT_MODAL, make=_suffer,
    ),
    Entry(
        name="state.fear", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("?really ?very scared|afraid|terrified|frightened of {x:plain}",),
        slot="fear", many="x", label="{x}", kind=ClaimKind.CONSTRAINT, denial="assert", make=_fear,
    ),
    Entry(
        name="state.diet", since=SINCE, who=ONE, verbs=("follow", "eat", "keep"), patterns=("a|an ?strict {x:plain}",),
        slot="spell", many="x", label="{x}", kind=ClaimKind.CONSTRAINT, tenses=ANY_BUT_MODAL, make=_spell,
    ),
    Entry(
        name="health.injury", since=SINCE, who=ONE, verbs=("break", "tear", "sprain", "fracture", "dislocate", "injure", "have"),
        patterns=("my {x:plain}", "?a ?an {x:plain}"), slot="injury", many="x", label="{x}", kind=ClaimKind.CONSTRAINT,
        tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none", make=_injury,
    ),
    Entry(
        name="state.spell", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("on {x:plain}",),
        slot="spell", many="x", label="{x}", kind=ClaimKind.RECURRING_STATE, longevity=Longevity.ONGOING,
        tenses=ANY_BUT_MODAL, make=_spell,
    ),
    Entry(
        name="state.off", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("off {x:plain}",),
        slot="spell", many="x", label="{x}", kind=ClaimKind.RECURRING_STATE, longevity=Longevity.ONGOING, make=_off,
    ),
    Entry(
        name="history.been", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("to {x:place}",),
        slot="travel", many="x", label="{x}", kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.PERFECT}), denial="assert",
    ),
    Entry(
        name="history.restarted", since=SINCE, who=PEOPLE, verbs=("take", "get"),
        patterns=("up {x:plain}", "back into {x:plain}"),
        slot="history", kind=ClaimKind.SKILL, tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none", make=_restarted,
    ),
    Entry(
        name="history.resumed", since=SINCE, who=PEOPLE, verbs=("restart", "resume"), patterns=("{x:plain}",),
        slot="history", kind=ClaimKind.SKILL, tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none", make=_restarted,
    ),
    Entry(
        name="history.years_of", since=SINCE, who=PEOPLE, verbs=("do", "have"),
        patterns=("?about ?roughly ?around ?over ?almost {n:number} years|months of {x:plain}",),
        slot="history", kind=ClaimKind.SKILL, tenses=frozenset({Tense.PAST, Tense.PERFECT, Tense.PRESENT}), denial="none", make=_years_of,
    ),
    Entry(
        name="ends.cancelled", since=SINCE, who=USERS, verbs=("cancel", "delete", "close"), patterns=("my|our|the {x:plain}",),
        slot="thing", kind=ClaimKind.RESOURCE, tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none",
        retracts=True, make=_cancelled,
    ),
    Entry(
        name="history.years", since=SINCE, who=PEOPLE, verbs=("",), patterns=("?{x:rest}",),
        slot="history", kind=ClaimKind.SKILL, tenses=frozenset({Tense.PERFECT}), denial="assert", make=_history,
    ),
    Entry(
        name="history.used_to", since=SINCE, who=PEOPLE, verbs=("",), patterns=("?{x:rest}",),
        slot="habit", kind=ClaimKind.SKILL, tenses=frozenset({Tense.USED_TO}), past=True, denial="none", we="verb", make=_used_to,
    ),
    Entry(
        name="habit.will", since=SINCE, who=frozenset({Who.WE, Who.TEAM}), verbs=("",), patterns=("?{x:rest}",),
        slot="habit", kind=ClaimKind.HABIT, tenses=frozenset({Tense.FUTURE}), denial="none", we="verb", make=_will,
    ),
    Entry(
        name="habit.any", since=SINCE, who=PEOPLE | {Who.TEAM}, verbs=("",), patterns=("?{x:rest}",),
        slot="habit", kind=ClaimKind.HABIT, tenses=frozenset({Tense.PRESENT}), denial="assert", we="verb", make=_habit,
    ),
)
# fmt: on
