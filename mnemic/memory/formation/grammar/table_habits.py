"""Entries: habits and schedules, history, skills, and what somebody cannot do."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
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
    LANGUAGES,
    MENTAL_VERBS,
    TEAM_THINGS,
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
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import Word, noun_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Polarity

SINCE = "formation@7"

_TRADE_VERBS = word_set(
    """sell track play collect run coach lead manage organise organize own brew bake knit sew paint draw
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
_OBJECT_NEEDED = word_set(
    "track run keep write lead manage host own publish maintain draw stream invest"
)
_OBJECTS = word_set(
    "marathons ultras bees fiction poetry novels chickens sheep goats horses trails"
)
_OBJECT_JUNK = word_set(
    """soul test tests code script command program query build app server job task pipeline linter
    analysis simulation model error example function it this that them risk chance out into late
    low away back mind eye track note record trying getting forgetting question way time hand
    attention part safe along nice dumb role games copy"""
)
_NEVER_HABITS = word_set(
    """need want be seem look sound let hope wish see think mean try know understand agree live
    get find notice assume expect wonder prefer like love hate enjoy decide agree"""
)
_OFTEN = word_set(
    """usually often always regularly normally typically frequently rarely seldom generally daily
    weekly sometimes occasionally mostly never hardly barely"""
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
        points(until_time(comp))
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
    timed = timed or _is_conditional(predicate.front, comp)
    often = timed or bounded or bool(_OFTEN & set(group.adverbs)) or group.never
    if not often and not _is_trade(found):
        return ()
    if group.lemma == "work" and not timed:
        return ()
    asks = group.lemma == "ask" and {"always", "usually"} & set(group.adverbs)
    if group.lemma in MENTAL_VERBS - {"keep"} and not timed and not _rises(found) and not asks:
        return ()
    if group.lemma in {"have", "get", "do", "make"} and not (
        _regular(found, timed) or _rises(found)
    ):
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


_WEATHERS = word_set(
    "rain rains snows snow sunny hot cold travel commute weekend late stressed tired ill sick"
)


def _is_conditional(front: Words, comp: Words) -> bool:
    """Tell whether a condition that comes again leads in: "when it rains I take the bus"."""
    where = front if front and front[0].low in {"when", "whenever", "if"} else ()
    for i, word in enumerate(comp):
        if word.low in {"when", "whenever", "if"}:
            where = comp[i:]
            break
    return any(w.low in _WEATHERS for w in where)


def _rises(found: Found) -> bool:
    """Tell "I get up at 5 every day" and "I go to bed at 11" from other getting."""
    comp = found.predicate.comp
    return (
        found.predicate.verb.lemma == "get"
        and bool(comp)
        and comp[0].low == "up"
        and (has_frequency(comp) or bool(_OFTEN & set(found.predicate.verb.adverbs)))
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


_NOT_HISTORY = (MENTAL_VERBS - {"keep"}) | word_set(
    "be have try look debug wait struggle stare fight get do go"
)
_DONE_FOR_YEARS = word_set(
    """yoga pilates karate judo taekwondo aikido capoeira ballet crossfit calisthenics parkour gymnastics
    therapy stand-up standup triathlons photography ceramics pottery archery athletics improv tai-chi
    keto fasting martial kickboxing jiu-jitsu bjj"""
)


def _history(found: Found) -> tuple[Claim, ...]:
    """Take "I've played the cello for six years", "I've been working nights since May"."""
    predicate, group = found.predicate, found.predicate.verb
    comp = predicate.comp
    if points(comp) or (group.lemma in _NOT_HISTORY and not _goes(found)):
        return ()
    never = group.never and group.lemma in _NEVER_DONE
    if any(w.low in _MOMENT_NOUNS for w in comp) or not (never or _enduring(found)):
        return ()
    words = activity(found)
    return (claim(found, value=words, label=label_of(words), slot="history"),)


_NEVER_DONE = word_set(
    "smoke drink drive eat fly swim ski vote marry ride travel cook vape sail camp dive"
)


def _goes(found: Found) -> bool:
    comp = found.predicate.comp
    lemma = found.predicate.verb.lemma
    done = lemma == "do" and any(w.low in _DONE_FOR_YEARS for w in comp)
    return done or (lemma in {"go", "do"} and has_frequency(comp))


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
    named = [w for w in found.words("x") if is_name(w)]
    if not named and not any(w.low in LANGUAGES for w in found.predicate.comp):
        return ()
    return plain(found)


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
        name="skill.know", since=SINCE, who=USERS, verbs=("know",),
        patterns=("?some ?a ?little ?bit ?of {x:list-name}",),
        slot="skill", many="x", label="{x}", kind=ClaimKind.SKILL, denial="assert",
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
