"""Entries: goals and plans, what is being made or learned, and dated events."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    PEOPLE,
    TEAMS,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    plain,
)
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    points,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity

SINCE = "formation@7"
_ONGOING = frozenset({Tense.PRESENT, Tense.PERFECT})
_USER_OR_TEAM = USERS | TEAMS

_SELF_EVIDENT_AIMS = word_set(
    """learn become visit travel move improve lose gain retire study master climb cycle train
    qualify quit own adopt hike publish grow live win marry relocate emigrate volunteer graduate"""
)
"""Verbs of an aim that outlives a conversation."""
_AIMS: dict[str, frozenset[str]] = {
    "get": word_set("fit fitter better certified married promoted stronger healthier degree licence license dog cat phd into"),
    "go": word_set("vegan vegetarian freelance abroad"),
    "run": word_set("marathon half-marathon half 10k 5k ultra ultramarathon business"),
    "start": word_set("business company running family podcast blog charity studying"),
    "build": word_set("house business company muscle cabin app habit boat saas startup"),
    "write": word_set("book novel memoir screenplay poetry thesis"),
    "play": word_set("piano guitar cello violin drums chess"),
    "buy": word_set("house flat car apartment boat home van"),
    "open": word_set("restaurant bakery shop cafe café studio gym"),
    "eat": word_set("less more healthier better"),
    "drink": word_set("less more"),
    "work": word_set("less abroad"),
    "read": word_set("more books"),
    "have": word_set("kids children family"),
    "spend": word_set("less more"),
    "save": word_set("money for up"),
    "stop": word_set("smoking drinking vaping procrastinating"),
    "cut": word_set("down"),
    "pass": word_set("exam c1 b2 jlpt bar"),
    "complete": word_set("marathon triathlon degree phd ironman"),
    "finish": word_set("degree phd thesis dissertation novel marathon"),
    "reduce": word_set("meat sugar debt stress"),
    "make": word_set("games music friends"),
    "teach": word_set("abroad"),
    "speak": word_set("fluent fluently"),
    "swim": word_set("channel km"),
    "increase": word_set("strength"),
    "change": word_set("careers jobs career"),
    "switch": word_set("careers jobs"),
    "launch": word_set("business startup product podcast"),
    "apply": word_set("citizenship phd"),
    "create": word_set("game company"),
    "sell": word_set("house car business flat"),
    "do": word_set("phd masters triathlon ironman"),
}  # fmt: skip
"""Verbs that need one of these words, or a time far off, to tell an aim."""
_LONG_RUN = (
    word_set("someday year years eventually summer spring autumn winter month life") | MONTHS
)
_AIM_JUNK = word_set(
    """test tests code function file script bug pr query draft branch section paragraph loop class
    method variable endpoint error request prompt changes change document page you your button column
    line ticket review commit merge deploy feature title email note list table header output"""
)


_LOOSE = word_set("with off over by the on sure back out rid ahead through from")


def aims(words: Words) -> bool:
    """Tell whether "to ..." is an aim that outlives the conversation."""
    verb, rest = words[0].low, words[1:]
    if verb_lemma(verb) != verb or points(words) or (rest and points(rest)):
        return False
    lows = {w.low for w in rest}
    if lows & _AIM_JUNK:
        return False
    named = any(is_name(w) for w in rest)
    if rest and rest[0].low in _LOOSE and not named:
        return False
    if verb in {"switch", "migrate"} and named:
        return True
    if verb in _SELF_EVIDENT_AIMS:
        return bool(rest) or verb in {"retire", "travel", "marry", "graduate"}
    far = lows & _LONG_RUN or any(w.isdecimal() and len(w) == 4 and w[:2] == "20" for w in lows)
    return verb in _AIMS and bool(lows & _AIMS[verb] or far)


def _goal(found: Found) -> tuple[Claim, ...]:
    """Take an aim: "I want to learn Japanese"."""
    words = found.words("goal")
    group = found.predicate.verb
    if not words or group.negated or group.modal not in {"", "would"} or not aims(words):
        return ()
    core = until_time(words)
    return (claim(found, value=core, label=label_of(core)),)


def _plan(found: Found) -> tuple[Claim, ...]:
    words = found.words("goal")
    lemma = verb_lemma(words[0].low) if words else None
    if lemma is None:
        return ()
    if verb_form(words[0].low, lemma) == "ing":
        base = words[0]._replace(low=lemma, text=lemma)
        if not aims((base, *words[1:])):
            return ()
    elif found.predicate.verb.lemma in {"think", "consider"}:
        return ()
    elif found.predicate.verb.lemma == "try":
        if lemma not in {"learn", "lose", "quit", "improve", "eat", "drink", "reduce", "gain", "save", "become", "stop", "cut"} or not aims(words):  # fmt: skip
            return ()
    elif not aims(words):
        return ()
    core = until_time(words)
    return (claim(found, value=core, label=label_of(core)),)


def _my_goal(found: Found) -> tuple[Claim, ...]:
    """Read "my goal is to read 30 books this year"."""
    noun = found.subject.noun[-1].low
    words = found.words("goal")
    if noun not in {"goal", "aim", "dream", "ambition", "resolution", "plan"} or not words:
        return ()
    lows = {w.low for w in words}
    if (points(words[1:]) and len(words) > 1) or lows & _AIM_JUNK or len(found.subject.noun) > 3:
        return ()
    if (
        not aims(words)
        and not lows & _LONG_RUN
        and words[0].low not in {"open", "start", "found"}
        and "year's" not in lows
    ):
        return ()
    core = until_time(words)
    return (claim(found, value=core, label=label_of(core)),)


_PROJECT_JUNK = word_set(
    """form branch headache cold line row file modal popup banner header footer endpoint route
    migration index constraint view table column schema query loop bit little few couple point mess fool change changes mistake lot list query request call error
    test tests function script pr progress sure decision copy note fix class method component commit
    button page email letter reply report summary presentation list dinner lunch coffee tea cake
    living money noise choice case statement comment review issue ticket"""
)
_LONG_WORK = word_set(
    """novel book thesis dissertation memoir phd app house kitchen cabin boat podcast album game
    startup company business website platform tracker agent robot tool library framework compiler
    engine language bot garden van extension plugin dashboard bathroom"""
)


_VAGUE_MAKING = word_set("run make start plan work do create record run design develop launch")


def _project(found: Found) -> tuple[Claim, ...]:
    """Take what is being made: "I'm building a sourdough tracker in Django"."""
    words, comp = found.words("x"), found.predicate.comp
    body = strip_determiner(words)
    if points(words) or not body or any(w.low in _PROJECT_JUNK for w in (body[0], body[-1])):
        return ()
    first = words[0].low
    named = any(is_name(w) for w in words)
    lasting = any(w.low in _LONG_WORK for w in body)
    if first in {"the", "some", "any"} and not (named and lasting):
        return ()
    if first not in {"a", "an", "my", "our", "two", "three", "several"} and not (named or lasting):
        return ()
    verb = found.predicate.verb.lemma
    if verb == "run" and not lasting:
        return ()
    if verb in _VAGUE_MAKING and not lasting:
        about = any(w.low in {"about", "called", "named"} for w in comp)
        if not (named or about) or verb in {"create", "start", "design"}:
            return ()
    return (claim(found, value=words),)


def _migrating(found: Found) -> tuple[Claim, ...]:
    names = [w for w in found.predicate.comp if is_name(w)]
    if not names:
        return ()
    return (claim(found, value=found.predicate.comp, label="migration"),)


_TESTS = word_set("exam exams marathon triathlon finals certification championship race olympics")


def _training(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    named = any(is_name(w) for w in words) or words[-1].low in _TESTS
    if points(words) or (words[0].low == "the" and not named):
        return ()
    if words[-1].low in {"demo", "meeting", "call", "presentation", "review", "release", "deploy"}:
        return ()
    return (claim(found, value=words),)


_LEARNING_JUNK = word_set("lot lots more ropes about how things hard way much something new")


def _learning(found: Found) -> tuple[Claim, ...]:
    words = strip_determiner(found.words("x"))
    if any(w.low in _LEARNING_JUNK for w in words[:2]) or found.words("x")[0].low == "the":
        return ()
    return plain(found)


_TRAVELS = word_set("fly travel visit leave return go")


def _event(found: Found) -> tuple[Claim, ...]:
    """Take a dated event: "I fly to Rome on 3 May", "I have an exam on 12 June"."""
    comp = found.predicate.comp
    if points(comp) or not comp:
        return ()
    travels = found.predicate.verb.lemma in _TRAVELS and any(is_name(w) for w in comp[:2])
    dates = MONTHS | DAY_WORDS | {"tomorrow"} if travels else MONTHS
    if not any(w.low in dates and w.text[:1].isupper() for w in comp):
        return ()
    words = activity(found)
    if found.predicate.verb.lemma == "have" and (
        len(words) < 2 or comp[0].low not in {"a", "an", "my", "our", "two"}
    ):
        return ()
    if len(words) < 2 and found.predicate.verb.lemma not in {"graduate", "marry", "defend"}:
        return ()
    return (claim(found, value=words, label=label_of(words[1:]) or found.predicate.verb.lemma),)


def _going(found: Found) -> tuple[Claim, ...]:
    """Read "I'm going to learn Japanese", "I will run a marathon next year"."""
    group = found.predicate.verb
    word = found.predicate.comp[0]._replace(text=group.lemma, low=group.lemma)
    words = (word, *found.words("goal"))
    if not aims(words):
        return ()
    core = until_time(words)
    return (claim(found, value=core, label=label_of(core)),)


_DEGREES = word_set(
    """phd ph.d masters master's master mba degree apprenticeship internship residency bootcamp diploma
    bachelor bachelors traineeship postdoc course"""
)


def _degree(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if not any(w.low in _DEGREES for w in words):
        return ()
    return (claim(found, value=words),)


# fmt: off
AIM_ENTRIES = (
    Entry(
        name="learning.ing", since=SINCE, who=PEOPLE, verbs=("learn",), patterns=("?to {x:list-plain}",),
        slot="learning", many="x", label="{x}", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING,
        tenses=_ONGOING, progressive=True, make=_learning,
    ),
    Entry(
        name="goal.want", since=SINCE, who=USERS, verbs=("want", "wish"),
        patterns=("to ?eventually ?someday ?one ?day {goal:rest}",),
        slot="goal", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, make=_goal,
    ),
    Entry(
        name="goal.would", since=SINCE, who=USERS, verbs=("like", "love", "want"), patterns=("to {goal:rest}",),
        slot="goal", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, tenses=frozenset({Tense.MODAL}), denial="none", make=_goal,
    ),
    Entry(
        name="goal.plan", since=SINCE, who=USERS, verbs=("plan", "hope", "aim", "intend", "dream", "try", "decide"),
        patterns=("?on ?of to {goal:rest}", "on|of {goal:rest}"),
        slot="goal", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, tenses=_ONGOING, make=_plan,
    ),
    Entry(
        name="goal.considering", since=SINCE, who=USERS, verbs=("think", "consider"), patterns=("of|about {goal:rest}", "{goal:rest}"),
        slot="goal", kind=ClaimKind.GOAL, longevity=Longevity.TENTATIVE, tenses=_ONGOING, progressive=True, denial="none", make=_plan,
    ),
    Entry(
        name="event.be", since=SINCE, who=USERS, verbs=("be",), patterns=("?away ?back in|at {x:place} {when:rest}",),
        slot="event", kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.FUTURE}), denial="none", planned=True, make=_event,
    ),
    Entry(
        name="study.doing", since=SINCE, who=PEOPLE, verbs=("do", "pursue"), patterns=("a|an|my {x:np}",),
        slot="study", many="x", label="{x}", kind=ClaimKind.SKILL, longevity=Longevity.ONGOING, progressive=True,
        tenses=_ONGOING, make=_degree,
    ),
    Entry(
        name="goal.decided", since=SINCE, who=frozenset({Who.SELF}), verbs=("decide",), patterns=("to {goal:rest}",),
        slot="goal", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, tenses=frozenset({Tense.PAST}), denial="none", make=_plan,
    ),
    Entry(
        name="goal.going", since=SINCE, who=USERS, verbs=tuple(sorted({*_SELF_EVIDENT_AIMS, *_AIMS})),
        patterns=("{goal:rest}",), slot="goal", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING,
        tenses=frozenset({Tense.FUTURE}), denial="none", planned=True,
        make=_going,
    ),
    Entry(
        name="goal.my", since=SINCE, who=frozenset({Who.THING}), verbs=("be",), patterns=("to {goal:rest}",),
        slot="goal", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, make=_my_goal,
    ),
    Entry(
        name="goal.train", since=SINCE, who=PEOPLE, verbs=("train", "study", "save", "prepare"),
        patterns=("?up for {x:plain}",), slot="goal", many="x", label="{x}", kind=ClaimKind.GOAL,
        longevity=Longevity.ONGOING, progressive=True, tenses=_ONGOING, make=_training,
    ),
    Entry(
        name="project.making", since=SINCE, who=_USER_OR_TEAM,
        verbs=("build", "write", "develop", "create", "design", "make", "renovate", "restore", "launch", "found", "start", "plan", "compose", "record", "run"),
        patterns=("{x:np}",), slot="project", many="x", label="{x}", kind=ClaimKind.ONGOING_PROJECT,
        longevity=Longevity.ONGOING, progressive=True, tenses=_ONGOING, we="verb", make=_project,
    ),
    Entry(
        name="project.on", since=SINCE, who=_USER_OR_TEAM, verbs=("work",), patterns=("on {x:np}",),
        slot="project", many="x", label="{x}", kind=ClaimKind.ONGOING_PROJECT, longevity=Longevity.ONGOING,
        progressive=True, tenses=_ONGOING, we="verb", make=_project,
    ),
    Entry(
        name="project.person", since=SINCE, who=frozenset({Who.PERSON}), verbs=("build", "write", "renovate", "restore", "study", "develop"),
        patterns=("{x:np}",), slot="project", many="x", label="{x}", kind=ClaimKind.ONGOING_PROJECT,
        longevity=Longevity.ONGOING, progressive=True, tenses=_ONGOING, make=_project,
    ),
    Entry(
        name="project.migrating", since=SINCE, who=_USER_OR_TEAM, verbs=("migrate", "switch", "transition", "port"),
        patterns=("{x:rest}",), slot="migration", label="migration", kind=ClaimKind.ONGOING_PROJECT,
        longevity=Longevity.ONGOING, progressive=True, tenses=_ONGOING, we="team", make=_migrating,
    ),
    Entry(
        name="event.dated", since=SINCE, who=USERS,
        verbs=("fly", "have", "travel", "leave", "start", "graduate", "marry", "meet", "return", "present", "defend", "run", "go", "visit"),
        patterns=("{x:rest}",), slot="event", kind=ClaimKind.PROJECT_FACT,
        tenses=frozenset({Tense.PRESENT, Tense.FUTURE}), planned=True, make=_event,
    ),
)
# fmt: on
