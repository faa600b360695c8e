"""Entries: habits, skills, history, goals, plans, projects and constraints."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    PEOPLE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    plain,
)
from mnemic.memory.formation.grammar.lexicon import (
    ACTIVITY_VERBS,
    DAY_WORDS,
    FOODS,
    LANGUAGES,
    MENTAL_VERBS,
    MONTHS,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    frequency_at,
    has_frequency,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    time_at,
)
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import Word, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity

SINCE = "formation@7"

_TRADE_VERBS = word_set(
    """play collect run coach lead manage organise organize own brew bake knit sew paint draw
    volunteer commute garden farm keep raise breed grow swim cycle climb ski surf sail dance
    sing row fence box hike photograph compose compose publish translate freelance tutor mentor
    foster maintain meditate journal blog podcast run jog lift smoke vape drink eat speak host
    supervise write restore sculpt crochet weave snowboard skate scuba dive camp babysit donate
    subscribe"""
)
"""Verbs whose bare simple present is a fact about a person."""

_BARE_OBJECT_JUNK = word_set(
    """test tests code script command program query build app server job task pipeline linter
    analysis simulation model error example function it this that them risk chance out into late
    low away back mind eye track note record trying getting forgetting question way time hand
    attention"""
)


_NEVER_HABITS = word_set(
    """need want have be seem look sound let get hope wish see think mean try know understand agree
    live work"""
)
_BARE_OK = word_set(
    """swim cycle climb ski surf sail dance sing row box hike smoke vape meditate garden jog knit
    paint journal drink"""
)


_CAN = word_set(
    """play speak read write code program cook bake drive sail ski swim sing juggle dance sew knit
    ride fly touch-type touchtype surf skate draw paint sign understand weld solder"""
)
_CANNOT = word_set(
    """eat drink have take do work attend meet swim drive fly travel tolerate digest lift run stand
    climb go host commute sleep use wear read sit kneel"""
)


_GOALS = word_set(
    """learn become visit travel move improve lose gain save retire run buy build write study
    master start open publish climb cycle train qualify quit stop live own adopt hike read
    reduce eat drink get grow complete finish make swim spend teach apply create launch go marry
    have increase strengthen sell work pass win speak play cut switch"""
)


_PROJECT_JUNK = word_set(
    """bit little few couple point mess fool change changes mistake lot list query request call
    error test tests function script pr"""
)


_ANY_TENSE = ANY_BUT_MODAL | {Tense.PAST}


def _activity(found: Found) -> Words:
    """Give the activity: the verb, and its object up to the first phrase of time."""
    group, comp = found.predicate.verb, found.predicate.comp
    end = len(comp)
    for i in range(len(comp)):
        if time_at(comp, i) or frequency_at(comp, i):
            end = i
            break
    lemma = Word(group.lemma, group.lemma, 0, 0)
    return (lemma, *strip_determiner(comp[:end]))


def _habit(found: Found) -> tuple[Claim, ...]:
    """Take what is done again and again, and bare trades and hobbies."""
    predicate, group = found.predicate, found.predicate.verb
    comp = predicate.comp
    often = (
        has_frequency(comp)
        or bool(predicate.front and has_frequency(predicate.front))
        or _often(group.adverbs)
        or group.never
    )
    if (
        points(comp)
        or (group.lemma in MENTAL_VERBS - {"keep"} and not often)
        or group.lemma in _NEVER_HABITS
    ):
        return ()
    if not often:
        if group.lemma not in _TRADE_VERBS or not _lasting(found, comp):
            return ()
        if not comp and group.lemma not in _BARE_OK:
            return ()
    if group.progressive and not often:
        return ()
    activity = _activity(found)
    team = found.subject.who is Who.TEAM
    label = (
        f"{group.lemma} day"
        if team and len(activity) == 1 and any(w.low in DAY_WORDS for w in comp)
        else _label(activity)
    )
    return (claim(found, value=activity, label=label, slot="habit"),)


def _often(adverbs: tuple[str, ...]) -> bool:
    return bool(
        {
            "usually",
            "often",
            "always",
            "regularly",
            "normally",
            "typically",
            "frequently",
            "rarely",
            "seldom",
            "generally",
            "daily",
            "weekly",
            "sometimes",
            "occasionally",
        }
        & set(adverbs)
    )


def _lasting(found: Found, comp: Words) -> bool:
    if comp and (
        comp[0].low in {"the", "up", "out", "off", "into", "on", "down", "through"}
        and found.predicate.verb.lemma not in {"play"}
    ):
        return False
    body = strip_determiner(comp[: phrase_end(comp, 0)])
    if any(w.low in _BARE_OBJECT_JUNK for w in body):
        return False
    if found.predicate.verb.lemma in {
        "run",
        "keep",
        "write",
        "lead",
        "manage",
        "host",
        "own",
        "publish",
        "maintain",
        "draw",
    }:
        return bool(comp) and (
            comp[0].low in {"a", "an", "my", "our", "two", "three"}
            or comp[0].low
            in {"marathons", "ultras", "bees", "fiction", "poetry", "novels", "chickens"}
            or any(is_name(w) for w in body)
        )
    return True


def _label(words: Words) -> str:
    return " ".join(w.text for w in words)


def _history(found: Found) -> tuple[Claim, ...]:
    """Take "I've played the cello for six years", "I've been working nights since May"."""
    predicate, group = found.predicate, found.predicate.verb
    comp = predicate.comp
    timed = any(time_at(comp, i) for i in range(len(comp))) or bool(predicate.front)
    if (
        points(comp)
        or not timed
        or group.lemma
        in MENTAL_VERBS
        | {"be", "have", "try", "look", "debug", "wait", "struggle", "stare", "fight"}
    ):
        return ()
    if not _enduring(comp + predicate.front):
        return ()
    activity = _activity(found)
    return (claim(found, value=activity, label=_label(activity), slot="history"),)


def _enduring(comp: Words) -> bool:
    lows = {w.low for w in comp}
    if lows & {
        "hours",
        "hour",
        "minutes",
        "minute",
        "seconds",
        "today",
        "yesterday",
        "tonight",
        "morning",
        "afternoon",
    } and not lows & {"every", "daily"}:
        return False
    return bool(
        lows
        & {
            "years",
            "year",
            "months",
            "month",
            "weeks",
            "week",
            "decade",
            "decades",
            "life",
            "since",
            "childhood",
            "always",
            "ages",
            "days",
            "day",
        }
    )


def _used_to(found: Found) -> tuple[Claim, ...]:
    comp = found.predicate.comp
    if points(comp) or (
        found.predicate.verb.lemma in {"be", "have", "think", "know"}
        and found.predicate.verb.lemma != "be"
    ):
        return ()
    activity = _activity(found)
    return (claim(found, value=activity, label=_label(activity), slot="habit"),)


def _speak(found: Found) -> tuple[Claim, ...]:
    if not any(w.low in LANGUAGES for w in found.predicate.comp):
        return ()
    return plain(found)


def _can(found: Found) -> tuple[Claim, ...]:
    """Take a lasting ability or inability; "I can't find the file" is of the moment."""
    group, comp = found.predicate.verb, found.predicate.comp
    if points(comp) or group.hedged:
        return ()
    object_words = strip_determiner(comp[: phrase_end(comp, 0)])
    definite_object = (
        bool(comp)
        and comp[0].low in {"the", "my", "your"}
        and not any(is_name(w) for w in object_words)
    )
    if definite_object and not (comp[0].low == "the" and group.lemma == "play"):
        return ()
    if not group.negated and not group.ended:
        if (
            group.lemma not in _CAN
            or not comp
            or comp[0].low in {"you", "a"}
            or (
                group.lemma in {"write", "draw", "read"}
                and not any(w.low in LANGUAGES for w in comp)
            )
        ):
            return ()
        return (
            claim(
                found,
                value=_activity(found),
                label=_label(_activity(found)),
                slot="skill",
                kind=ClaimKind.SKILL,
            ),
        )
    if group.lemma not in _CANNOT or (not comp and group.lemma not in {"swim", "drive", "fly"}):
        return ()
    timed = has_frequency(comp) or any(w.low in DAY_WORDS | {"after", "before"} for w in comp)
    lasting = any(w.low in FOODS for w in comp) or group.lemma in {
        "eat",
        "drink",
        "swim",
        "drive",
        "tolerate",
        "digest",
        "fly",
    }
    if not timed and not lasting:
        return ()
    return (
        claim(found, value=_activity(found), label=_label(_activity(found)), slot="constraint"),
    )


def _goal(found: Found) -> tuple[Claim, ...]:
    """Take an aim that outlives the conversation: "I want to learn Japanese"."""
    words = found.words("goal")
    if not words or points(words) or points(words[1:]):
        return ()
    verb = verb_lemma(words[0].low)
    rest = words[1:]
    if verb not in _GOALS or verb != words[0].low:
        return ()
    if found.predicate.verb.negated or any(w.low in {"you", "your", "it"} for w in words):
        return ()
    if not _worth(verb, rest, found):
        return ()
    return (
        claim(
            found,
            value=words[: 1 + phrase_end(rest, 0)] if rest else words,
            label=_label(words[: 1 + phrase_end(rest, 0)]),
        ),
    )


def _worth(verb: str, rest: Words, found: Found) -> bool:
    lows = [w.low for w in rest]
    if not lows:
        return verb in {"retire", "travel", "marry", "improve"}
    if lows[0] in {
        "with",
        "off",
        "over",
        "by",
        "the",
        "on",
        "sure",
        "back",
        "out",
        "up",
        "rid",
        "ahead",
        "through",
        "from",
    } and not any(is_name(w) for w in rest):
        return False
    if any(
        w
        in {
            "test",
            "tests",
            "code",
            "function",
            "file",
            "script",
            "bug",
            "pr",
            "query",
            "draft",
            "branch",
            "section",
            "paragraph",
            "loop",
            "class",
            "method",
            "variable",
            "endpoint",
            "error",
            "request",
            "prompt",
            "changes",
            "change",
        }
        for w in lows
    ):
        return False
    long_run = bool(
        {
            "someday",
            "year",
            "years",
            "eventually",
            "one",
            "summer",
            "spring",
            "autumn",
            "winter",
            "month",
            "day",
            "life",
            "before",
            "by",
        }
        & set(lows)
    ) or any(w in MONTHS for w in lows)
    if verb in {
        "get",
        "go",
        "make",
        "have",
        "start",
        "build",
        "create",
        "switch",
        "cut",
        "finish",
        "work",
        "read",
        "eat",
        "drink",
        "spend",
        "teach",
        "sell",
        "apply",
        "increase",
        "write",
        "run",
        "play",
        "open",
        "stop",
        "complete",
        "reduce",
        "buy",
        "save",
        "pass",
    }:
        return long_run or _known_aim(verb, lows) or found.entry.name in {"goal.plan", "goal.my"}
    return True


def _known_aim(verb: str, lows: list[str]) -> bool:
    words = set(lows)
    table = {
        "get": {
            "fit",
            "fitter",
            "better",
            "certified",
            "married",
            "promoted",
            "stronger",
            "healthier",
            "degree",
            "licence",
            "license",
            "dog",
            "cat",
            "phd",
            "pregnant",
        },
        "go": {"vegan", "vegetarian", "back", "freelance", "abroad"},
        "run": {
            "marathon",
            "half-marathon",
            "half",
            "10k",
            "5k",
            "ultra",
            "ultramarathon",
            "business",
        },
        "start": {"business", "company", "running", "family", "podcast", "blog", "charity"},
        "build": {
            "house",
            "business",
            "company",
            "muscle",
            "cabin",
            "app",
            "habit",
            "boat",
            "saas",
        },
        "write": {"book", "novel", "memoir", "screenplay", "poetry"},
        "play": {"piano", "guitar", "cello", "violin"},
        "buy": {"house", "flat", "car", "apartment", "boat", "home"},
        "open": {"restaurant", "bakery", "shop", "cafe", "café", "studio"},
        "eat": {"less", "more", "healthier"},
        "drink": {"less", "more"},
        "work": {"less", "abroad"},
        "read": {"more", "books"},
        "have": {"kids", "children", "family"},
        "spend": {"less", "more"},
        "save": {"money", "for", "up"},
        "stop": {"smoking", "drinking"},
        "cut": {"down"},
        "pass": {"exam", "test", "c1", "b2"},
        "complete": {"marathon", "triathlon", "degree", "phd"},
        "finish": {"degree", "phd", "thesis", "dissertation", "novel", "book"},
        "reduce": {"meat", "sugar", "debt", "screen", "stress"},
        "make": {"games", "music"},
        "teach": {"abroad"},
        "increase": {"strength"},
    }
    return bool(table.get(verb, set()) & words)


def _project(found: Found) -> tuple[Claim, ...]:
    """Take what is being made: "I'm building a sourdough tracker in Django"."""
    words = found.words("x")
    body = strip_determiner(words)
    if (
        points(found.predicate.comp[: phrase_end(found.predicate.comp, 0)])
        or not body
        or any(w.low in _PROJECT_JUNK for w in (body[0], body[-1]))
    ):
        return ()
    first = words[0].low
    named = any(is_name(w) for w in words)
    if (
        found.predicate.verb.lemma
        in {
            "work",
            "write",
            "make",
            "prepare",
            "organise",
            "organize",
            "plan",
            "run",
            "restore",
            "create",
        }
        and first == "the"
        and not named
    ):
        return ()
    if first in {"the", "some", "any"} and not named:
        return ()
    if (
        first not in {"a", "an", "my", "our", "two", "three", "several"}
        and not named
        and found.predicate.verb.lemma in {"work", "make", "do", "write", "create"}
    ):
        return ()
    return (claim(found, value=words),)


def _training(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if (
        points(words)
        or not words
        or (words[0].low in {"the"} and not any(is_name(w) for w in words))
    ):
        return ()
    lemma = verb_lemma(words[0].low)
    if lemma and words[0].low == lemma and lemma == "lot":
        return ()
    return (claim(found, value=words),)


def _event(found: Found) -> tuple[Claim, ...]:
    """Take a dated event: "I fly to Rome on 3 May", "I have an exam on 12 June"."""
    comp = found.predicate.comp
    if points(comp) or not any(w.low in MONTHS for w in comp):
        return ()
    return (
        claim(
            found,
            value=_activity(found),
            label=_label(_activity(found)[1:]) or found.predicate.verb.lemma,
        ),
    )


def _plan(found: Found) -> tuple[Claim, ...]:
    words = found.words("goal")
    if not words:
        return ()
    lemma = verb_lemma(words[0].low)
    if lemma is None:
        return ()
    if verb_form(words[0].low, lemma) == "ing":
        if points(words[1:]) or lemma not in _GOALS or not words[1:]:
            return ()
        return (claim(found, value=words, label=_label(words)),)
    if found.predicate.verb.lemma == "try" and lemma not in {
        "learn",
        "lose",
        "quit",
        "improve",
        "eat",
        "drink",
        "reduce",
        "gain",
        "save",
        "become",
        "cut",
        "stop",
        "master",
    }:
        return ()
    return _goal(found)


def activity_verbs() -> frozenset[str]:
    """Give the verbs whose habits are known."""
    return ACTIVITY_VERBS


# fmt: off
DOING_ENTRIES = (
    Entry(
        name="skill.speak", since=SINCE, who=PEOPLE, verbs=("speak",),
        patterns=("?fluent ?some ?a ?little ?bit ?of {x:list-language}",), slot="language",
        many="x", label="{x}", kind=ClaimKind.SKILL, denial="assert", make=_speak,
    ),
    Entry(
        name="skill.fluent", since=SINCE, who=PEOPLE, verbs=("be",),
        patterns=("?pretty ?very ?really ?quite fluent|proficient|good|bad|terrible|great|experienced|skilled|trained|certified in|at|with {x:list-plain}", "?a ?native speaker of {x:list-plain}"),
        slot="skill", many="x", label="{x}", kind=ClaimKind.SKILL, denial="assert",
    ),
    Entry(
        name="skill.can", since=SINCE, who=PEOPLE, verbs=tuple(sorted(_CAN | _CANNOT)),
        patterns=("?{x:rest}",), slot="skill", kind=ClaimKind.CONSTRAINT,
        tenses=frozenset({Tense.MODAL}), denial="assert",
        make=lambda f: _can(f) if f.predicate.verb.modal == "can" else (),
    ),
    Entry(
        name="skill.know", since=SINCE, who=USERS, verbs=("know",),
        patterns=("?some ?a ?little ?bit ?of {x:list-name}",), slot="skill", many="x", label="{x}",
        kind=ClaimKind.SKILL, denial="assert",
    ),
    Entry(
        name="skill.learning", since=SINCE, who=PEOPLE, verbs=("learn",),
        patterns=("?to {x:list-plain}",), slot="learning", many="x", label="{x}",
        kind=ClaimKind.GOAL, longevity=Longevity.ONGOING,
        tenses=frozenset({Tense.PRESENT, Tense.PERFECT}), progressive=True, denial="retract",
    ),
    Entry(
        name="history.years", since=SINCE, who=PEOPLE, verbs=("",), patterns=("?{x:rest}",),
        slot="history", kind=ClaimKind.SKILL, tenses=frozenset({Tense.PERFECT}), denial="assert",
        make=_history,
    ),
    Entry(
        name="history.used_to", since=SINCE, who=PEOPLE, verbs=("",), patterns=("?{x:rest}",),
        slot="habit", kind=ClaimKind.SKILL, tenses=frozenset({Tense.USED_TO}), past=True,
        denial="none", make=_used_to,
    ),
    Entry(
        name="goal.want", since=SINCE, who=USERS, verbs=("want", "wish"),
        patterns=("to ?eventually ?someday ?one ?day {goal:rest}",), slot="goal",
        kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, denial="retract", make=_goal,
    ),
    Entry(
        name="goal.would", since=SINCE, who=USERS, verbs=("like", "love", "want"),
        patterns=("to {goal:rest}",), slot="goal", kind=ClaimKind.GOAL,
        longevity=Longevity.ONGOING, tenses=frozenset({Tense.MODAL}), denial="none",
        make=lambda f: _goal(f) if f.predicate.verb.modal == "would" else (),
    ),
    Entry(
        name="goal.plan", since=SINCE, who=USERS,
        verbs=("plan", "hope", "aim", "intend", "dream", "try"),
        patterns=("?on ?of to {goal:rest}", "?on ?of {goal:gerund}"), slot="goal",
        kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, denial="retract",
        make=_plan,
    ),
    Entry(
        name="goal.train", since=SINCE, who=PEOPLE,
        verbs=("train", "study", "save", "prepare", "apply"), patterns=("?up for {x:plain}",),
        slot="goal", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, progressive=True,
        tenses=frozenset({Tense.PRESENT, Tense.PERFECT}), make=_training,
    ),
    Entry(
        name="project.making", since=SINCE, who=PEOPLE,
        verbs=("build", "write", "develop", "create", "design", "make", "renovate", "restore", "launch", "found", "start", "plan", "organise", "organize", "compose", "record"),
        patterns=("{x:np}",), slot="project", many="x", label="{x}",
        kind=ClaimKind.ONGOING_PROJECT, longevity=Longevity.ONGOING, progressive=True,
        tenses=frozenset({Tense.PRESENT, Tense.PERFECT}), we="team", make=_project,
    ),
    Entry(
        name="project.on", since=SINCE, who=PEOPLE, verbs=("work",), patterns=("on {x:np}",),
        slot="project", many="x", label="{x}", kind=ClaimKind.ONGOING_PROJECT,
        longevity=Longevity.ONGOING, progressive=True,
        tenses=frozenset({Tense.PRESENT, Tense.PERFECT}), we="team", make=_project,
    ),
    Entry(
        name="habit.any", since=SINCE, who=PEOPLE | {Who.TEAM}, verbs=("",),
        patterns=("?{x:rest}",), slot="habit", kind=ClaimKind.HABIT,
        tenses=frozenset({Tense.PRESENT}), denial="assert", we="team", make=_habit,
    ),
    Entry(
        name="event.dated", since=SINCE, who=USERS,
        verbs=("fly", "have", "travel", "leave", "start", "graduate", "marry", "move", "meet", "return", "present", "defend", "launch", "ship", "release", "run"),
        patterns=("{x:rest}",), slot="event", kind=ClaimKind.PROJECT_FACT,
        tenses=frozenset({Tense.PRESENT, Tense.FUTURE}), denial="retract", planned=True,
        make=_event,
    ),
)
# fmt: on
