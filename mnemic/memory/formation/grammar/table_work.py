"""Entries: employers, roles, trades, studies."""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    DONE,
    ONE,
    PEOPLE,
    Claim,
    Entry,
    Found,
    claim,
    in_own_words,
    is_stranger,
    plain,
)
from mnemic.memory.formation.grammar.lexicon import (
    DAY_WORDS,
    MONTHS,
    NATIONALITIES,
    OCCUPATIONS,
    TECH,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    points,
    strip_determiner,
)
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.rendering import say_words
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

SINCE = "formation@7"
_STATE = ANY_BUT_MODAL | {Tense.PAST}


def is_trade(words: Words) -> bool:
    """Tell whether a phrase names an occupation: a new one replaces the old."""
    core = words[: phrase_end(words, 0)]
    return any(
        noun_lemma(w.low) in OCCUPATIONS or _TRADE.fullmatch(noun_lemma(w.low)) for w in core
    )


_TRADE = re.compile(
    r"[a-z]+(?:ologist|iatrist|anist|icist|nomist|grapher|smith|wright|keeper|monger|ician|therapist)"
)
"""How a word ends that can name nothing but an occupation: botanist, beekeeper, dietician."""


def _role(found: Found) -> tuple[Claim, ...]:
    """File an occupation as the one role, any other role by itself."""
    words = strip_determiner(found.words("role"))
    trade = is_trade(words)
    if is_stranger(found.subject) and not trade:
        return ()
    if "org" in found.match.slots:
        return (claim(found, slot="employment", label="employment"),)
    title = found.predicate.comp[0].low not in {"a", "an"}
    if trade or (title and not any(w.low in _FAMILY_PLACES for w in words)):
        return (claim(found, slot="role", label="role"),)
    core = words[: phrase_end(words, 0)]
    crew = len(core) > 1 and core[-1].low == "member"
    if core[-1].low in _LEVELS and not found.tail and not crew:
        return ()
    return (claim(found, slot="identity", label=" ".join(w.text for w in core), value=core),)


_FAMILY_PLACES = word_set("oldest eldest youngest mother father parent dad mom mum guardian carer")
_LEVELS = word_set(
    "beginner novice newbie expert pro veteran amateur member regular professional native"
)


def _called(found: Found) -> tuple[Claim, ...]:
    """Read "I'm Priya, a product designer at Figma": a name, and a role beside it."""
    words, tail = found.words("x"), found.tail
    if len(words) > 2 or any(w.low in TECH | NATIONALITIES or not w.text.isalpha() for w in words):
        return ()
    if words[0].text.isupper() or (tail and tail[0].low != ","):
        return ()
    made = [claim(found, statement=f"User's name is {found.text('x')}.")]
    rest = tail[1:]
    if len(rest) > 1 and rest[0].low in {"a", "an"} and is_trade(strip_determiner(rest)):
        at = any(w.low in {"at", "for"} for w in rest)
        slot = "employment" if at else "role"
        text = say_words(rest, found.subject)
        made.append(claim(found, slot=slot, label=slot, statement=f"User is {text}."))
    return tuple(made)


def _works_as(found: Found) -> tuple[Claim, ...]:
    if is_stranger(found.subject) and not is_trade(strip_determiner(found.words("role"))):
        return ()
    return (claim(found),)


def _works_at(found: Found) -> tuple[Claim, ...]:
    if is_stranger(found.subject) and found.predicate.comp[0].low not in {"at", "for"}:
        return ()
    return (claim(found),)


_NO_FIELDS = word_set("progress parallel practice theory general case order tandem silence sprints")


def _field(found: Found) -> tuple[Claim, ...]:
    words = found.words("field")
    if words[0].low in _NO_FIELDS or words[0].low in {"the", "a", "an", "my", "this"}:
        return ()
    if is_name(words[0]) and not words[0].text.isupper():
        return (claim(found, slot="work place", label="work place"),)
    return (claim(found),)


def _arrangement(found: Found) -> tuple[Claim, ...]:
    comp = found.predicate.comp
    for i, word in enumerate(comp):
        if word.low == "here":
            cut = i - 1 if i and comp[i - 1].low == "from" else i
            return (claim(found, comp=(comp[:cut],)),) if cut else ()
    return (claim(found),)


def _employed(found: Found) -> tuple[Claim, ...]:
    """Read "I'm still at Acme"; a bare "I'm at Acme" may be a visit."""
    group = found.predicate.verb
    if found.predicate.comp[0].low not in {"at", "with"} or "role" in found.match.slots:
        return (claim(found),)
    if "still" not in group.adverbs or group.tense is not Tense.PRESENT or group.negated:
        return ()
    return (claim(found, statement=f"{found.subject.shown} works at {found.text('org')}."),)


def _laid_off(found: Found) -> tuple[Claim, ...]:
    org = found.text("org")
    at = f"works at {org}" if org else "has their job"
    return (
        claim(
            found, slot="employment", label="employment", denies=org or "",
            statement=f"{found.subject.shown} no longer {at}.",
        ),
    )  # fmt: skip


def _study(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if points(words) or (words[0].low in {"the", "for"} and not any(is_name(w) for w in words)):
        return ()
    if found.predicate.verb.tense is Tense.PAST:
        return (claim(found, slot="education", label="education", value=words),)
    return plain(found)


def _graduated(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    return (claim(found, value=words, slot="education", label="education"),)


def _starting(found: Found) -> tuple[Claim, ...]:
    group = found.predicate.verb
    dated = any(w.low in MONTHS | DAY_WORDS | {"next", "tomorrow"} for w in found.tail)
    ahead = (
        group.progressive or group.tense is Tense.FUTURE or (dated and "org" in found.match.slots)
    )
    return (claim(found),) if ahead else ()


_CLUBS = word_set(
    """choir club gym team band orchestra society union church league ensemble troupe guild chorus
    co-op cooperative chapter meetup group squad parish congregation academy army navy reserves"""
)


def _joined_club(found: Found) -> tuple[Claim, ...]:
    words = strip_determiner(found.words("x"))
    if not words or not any(w.low in _CLUBS for w in words):
        return ()
    return (claim(found, value=words, label=say_words(words, found.subject)),)


def _will_work(found: Found) -> tuple[Claim, ...]:
    return (claim(found),) if found.predicate.verb.progressive else ()


def _earns(found: Found) -> tuple[Claim, ...]:
    lows = [w.low for w in found.predicate.comp]
    if not any(w[0].isdecimal() or w in {"€", "$", "£"} for w in lows[:2]):
        return ()
    if not {"year", "month", "week", "hour", "annually", "monthly"} & set(lows):
        return ()
    return (claim(found),)


# fmt: off
WORK_ENTRIES = (
    Entry(
        name="work.laid_off", since=SINCE, who=PEOPLE, verbs=("be", "get"),
        patterns=("laid|let off|go from|by {org:org}", "fired|sacked|dismissed from|by {org:org}", "made redundant at|by {org:org}"),
        slot="employment", label="employment", kind=ClaimKind.ROLE, tenses=DONE, retracts=True, denial="none", make=in_own_words(_laid_off),
    ),
    Entry(
        name="work.at", since=SINCE, who=PEOPLE, verbs=("work",),
        patterns=(
            "?remotely ?part-time ?full-time at|for|with {org:org} as {role:role}",
            "?remotely ?part-time ?full-time as {role:role} at|for|with|in {org:org}",
            "?remotely ?part-time ?full-time at|for {org:org}",
        ),
        slot="employment", label="employment", kind=ClaimKind.ROLE, tenses=_STATE, past=True, known=False, make=_works_at,
    ),
    Entry(
        name="work.self", since=SINCE, who=PEOPLE, verbs=("work",), patterns=("for myself|himself|herself ?as ?{role:role}",),
        slot="role", label="role", kind=ClaimKind.ROLE, tenses=_STATE, past=True, loose=True,
    ),
    Entry(
        name="work.shift", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("on ?the night|day|late|early|evening shift|shifts", "on nights|days|lates|earlies"),
        slot="work arrangement", label="work arrangement", kind=ClaimKind.ROLE, tenses=_STATE, past=True,
    ),
    Entry(
        name="work.hours", since=SINCE, who=PEOPLE, verbs=("work",), patterns=("from {a:number} to|till|until {b:number}",),
        slot="working hours", label="working hours", kind=ClaimKind.HABIT,
    ),
    Entry(
        name="work.reports", since=SINCE, who=ONE, verbs=("report",), patterns=("to {x:title}", "to {x:name}"),
        slot="reports to", label="manager", kind=ClaimKind.ROLE,
    ),
    Entry(
        name="work.as", since=SINCE, who=PEOPLE, verbs=("work",), patterns=("?full-time ?part-time as {role:role}",),
        slot="role", label="role", kind=ClaimKind.ROLE, tenses=_STATE, past=True, known=False, make=_works_as,
    ),
    Entry(
        name="work.arrangement", loose=True, since=SINCE, who=PEOPLE, verbs=("work",),
        patterns=(
            "?fully ?mostly remotely|remote|nights|part-time|full-time|freelance|shifts|weekends",
            "from home|anywhere", "night|day|early|late|rotating shift|shifts", "part|full time",
            "the night|day|early|late shift|shifts", "on weekends|nights|mornings|evenings",
        ),
        slot="work arrangement", label="work arrangement", kind=ClaimKind.ROLE, tenses=_STATE, past=True, make=_arrangement,
    ),
    Entry(
        name="work.field", since=SINCE, who=PEOPLE, verbs=("work",), patterns=("in {field:plain}",),
        slot="work field", label="work field", kind=ClaimKind.ROLE, tenses=_STATE, past=True, make=_field,
    ),
    Entry(
        name="work.employed", since=SINCE, who=PEOPLE, verbs=("be",),
        patterns=("employed|working ?full-time ?part-time at|by|for|with {org:org}", "at|with {org:name} as {role:role}", "at|with {org:name}"),
        slot="employment", label="employment", kind=ClaimKind.ROLE, tenses=_STATE, past=True, make=_employed,
    ),
    Entry(
        name="work.joined", since=SINCE, who=PEOPLE, verbs=("join",), patterns=("{org:org} as {role:role}", "{org:name}"),
        slot="employment", label="employment", kind=ClaimKind.ROLE, tenses=DONE, denial="none",
    ),
    Entry(
        name="work.started", since=SINCE, who=PEOPLE, verbs=("start",),
        patterns=("?a ?new ?job ?working ?work at {org:org} as {role:role}", "?a ?new ?job ?working ?work at {org:org}", "as {role:role} at {org:org}"),
        slot="employment", label="employment", kind=ClaimKind.ROLE, tenses=DONE, denial="none",
    ),
    Entry(
        name="work.club", since=SINCE, who=PEOPLE, verbs=("join",), patterns=("a|the|my|our {x:plain}",),
        slot="membership", many="x", label="{x}", kind=ClaimKind.INTEREST, tenses=DONE, denial="none", make=_joined_club,
    ),
    Entry(
        name="work.will", since=SINCE, who=PEOPLE, verbs=("work",), patterns=("at|for {org:org} as {role:role}", "at|for {org:org}"),
        slot="employment plan", label="employment plan", kind=ClaimKind.GOAL, tenses=frozenset({Tense.FUTURE}),
        denial="none", planned=True, make=_will_work,
    ),
    Entry(
        name="work.promoted", since=SINCE, who=PEOPLE, verbs=("be", "get"), patterns=("promoted to {role:role}",),
        slot="role", label="role", kind=ClaimKind.ROLE, tenses=DONE, denial="none",
    ),
    Entry(
        name="work.new_job", since=SINCE, who=PEOPLE, verbs=("get", "accept", "take", "land", "have"),
        patterns=("a|the ?new job|position|role at|with {org:org} as {role:role}", "a|the ?new job|position|role at|with {org:org}"),
        slot="employment", label="employment", kind=ClaimKind.ROLE, tenses=DONE | {Tense.PRESENT}, denial="none",
    ),
    Entry(
        name="work.starting", since=SINCE, who=PEOPLE, verbs=("start", "join"), patterns=("?work ?working at {org:org}", "?a ?my ?new ?job at {org:org}", "{org:name}"),
        slot="employment plan", label="employment plan", kind=ClaimKind.GOAL, tenses=frozenset({Tense.PRESENT, Tense.FUTURE}),
        denial="none", planned=True, make=_starting,
    ),
    Entry(
        name="work.earns", since=SINCE, who=PEOPLE, verbs=("earn", "make"), patterns=("{x:rest}",),
        slot="income", label="income", kind=ClaimKind.PROJECT_FACT, make=_earns,
    ),
    Entry(
        name="role.is", since=SINCE, who=ONE, verbs=("be", "become"),
        patterns=(
            "a|an {role:role} at|for|with {org:org}", "a|an {role:role}", "the {role:title} at|of|for {org:org}",
            "the {role:title}", "{role:title} at|of|for {org:org}",
        ),
        slot="role", label="role", kind=ClaimKind.ROLE, tenses=_STATE, past=True, known=False, make=_role,
    ),
    Entry(
        name="be.name", since=SINCE, who=frozenset({Who.SELF}), verbs=("be",), patterns=("{x:name}",),
        slot="name", label="name", kind=ClaimKind.PROJECT_FACT, make=_called,
    ),
    Entry(
        name="teach", since=SINCE, who=PEOPLE, verbs=("teach", "tutor"),
        patterns=("{x:list-plain} at|in {org:org}", "{x:list-plain}"), slot="teaching", many="x",
        label="{x}", kind=ClaimKind.ROLE, tenses=_STATE, past=True,
    ),
    Entry(
        name="study", since=SINCE, who=PEOPLE, verbs=("study", "major"),
        patterns=("?in {x:list-plain} ?at ?in ?{org:org}", "at {x:org}"),
        slot="study", many="x", label="{x}", kind=ClaimKind.SKILL, tenses=_STATE, make=_study,
    ),
    Entry(
        name="study.graduated", since=SINCE, who=PEOPLE, verbs=("graduate",), patterns=("from {x:org}", "in {x:plain}"),
        slot="education", label="education", kind=ClaimKind.SKILL, tenses=DONE, denial="none", make=_graduated,
    ),
)
# fmt: on
