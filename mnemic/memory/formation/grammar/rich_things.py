"""Entries of `formation@11`: what is the user's or their team's, and how it is with it."""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    DONE,
    TEAMS,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
)
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MENTAL_VERBS, MONTHS, TEAM_THINGS
from mnemic.memory.formation.grammar.owned_words import COMMON, WORK_AT_HAND
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    is_name,
    points,
    split_list,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.rich_life import recurs
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_attributes import attribute_slot
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.table_team import decision_slot
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import NUMBERS, Word, noun_lemma, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

SINCE = "formation@11"
_THING = frozenset({Who.THING})
_NOW = frozenset({Tense.PRESENT, Tense.PERFECT})

_JUNK = word_set(
    """question guess point problem issue concern code test tests branch pr error mistake understanding
    thought thoughts idea hope fear worry impression suggestion advice answer apology fault intention
    assumption hunch feeling bet ask request task function query output input terminal browser prompt message
    draft essay paragraph sentence title version plan approach solution conclusion server container file
    files data screen network page link password token key head brain patience mood reason reasons excuse
    opinion take view response reply word words csv json model dataset script thing things understanding
    logs log method class loop variable favourite thesis-statement text email letter friend bug goal aim
    dream turn wish character protagonist avatar hero villain download upload order package parcel delivery refund progress-bar battery essay homework deadline life day morning night week weekend luck score credit-card pin ssn account-number"""
)
"""Nouns of the work at hand and of talk: what is said of them is of the moment."""

_PASSING = word_set(
    """broken slow dead down wrong full late busy ready done fine good bad great terrible awful annoying stuck
    gone missing empty confusing boring hard easy due over weird nice ok okay correct incorrect worse better
    closed open sick ill tired cold hot dirty clean not here there that what why how so too just really
    acting crashing failing returning throwing giving showing getting working loading running killing
    amazing awesome perfect useless ruined frozen hanging bugging going coming to"""
)
_LOCATED = word_set(
    "in on under at behind above next near inside outside beside from upstairs downstairs across over"
)
_NEVER_OF_THINGS = word_set(
    """say mean seem look sound work crash fail break throw return show give make let keep want ask tell think know
    feel happen matter depend print read load compile stall improve hurt ache help do go like love hate"""
)
_RUNS = word_set(
    "run live sit stand hang start end open close leave stop come go expire renew face back"
)


def _is(found: Found) -> tuple[Claim, ...]:
    """Read what a thing of the user's is, where it is, or what it has."""
    subject, comp, group = found.subject, found.predicate.comp, found.predicate.verb
    lows = [w.low for w in subject.noun]
    if any(w.low in {"i", "we", "you", "he", "she", "they"} for w in subject.noun):
        return ()
    numbered = len(comp) > 1 and comp[0].low in {"number", "no"} and comp[1].low[0].isdecimal()
    if not lows or not comp or _is_work(lows) or (points(until_time(comp)) and not numbered):
        return ()
    if subject.known and not _is_place_of(comp):
        return ()
    first = comp[0].low
    if group.lemma in _NEVER_OF_THINGS or group.lemma in MENTAL_VERBS - {"need"}:
        return ()
    if {w.low for w in comp} & {"today", "tonight", "tomorrow", "yesterday"} or group.hedged:
        return ()
    if group.lemma != "be" and {lows[-1], noun_lemma(lows[-1])} & WORK_AT_HAND:
        return ()
    if group.lemma == "be":
        if first in _PASSING or first.endswith("ing") or not _tells(lows, comp, subject.plural):
            return ()
    elif (
        group.lemma in _RUNS
        and first not in _LOCATED | {"every", "with"}
        and not has_frequency(comp)
    ):
        return ()
    located = first in _LOCATED or numbered
    team = subject.about == "team"
    label = label_of(subject.noun)
    kind = (
        ClaimKind.RESOURCE
        if located and group.lemma in {"be", "live", "sit", "stand", "hang"}
        else ClaimKind.PROJECT_FACT
    )
    slot = attribute_slot(lows)
    slot = f"{slot} place" if located else slot if group.lemma == "be" else f"{slot} {group.lemma}"
    made = claim(found, slot=slot, label=label, kind=kind, polarity=None)
    return (replace(made, local=made.local or team),)


def _is_work(lows: list[str]) -> bool:
    if noun_lemma(lows[-1]) in COMMON:
        return True
    owners = {lows[k - 1] for k in range(1, len(lows)) if lows[k] == "'s"}
    return (
        lows[-1] in _JUNK
        or not _JUNK.isdisjoint(owners)
        or noun_lemma(lows[-1]) in _JUNK
        or lows[0] in {"only", "other", "own", "next", "first", "last", "hotel", "flight"}
    )


def _tells(lows: list[str], comp: Words, plural: bool) -> bool:
    """Tell whether "is ..." says something lasting: a kind, a place, a number, a name, a make."""
    first = comp[0]
    if first.low in _LOCATED:
        return len(comp) > 1
    if first.low in {"a", "an", "the", "my", "our"} or first.low[0].isdecimal() or is_name(first):
        return len(comp) > 1 or first.low not in {"a", "an", "the"}
    lemma = verb_lemma(first.low)
    done = lemma and (
        verb_form(first.low, lemma) == "past" or first.low in {"spread", "split", "set", "cut"}
    )
    if done and len(comp) > 2 and comp[1].low in _TIED and lemma not in _CAUSED:
        return True
    if len(comp) > 1 and comp[1].low in {
        "years",
        "year",
        "months",
        "old",
        "euros",
        "dollars",
        "from",
        "metres",
        "meters",
    }:
        return True
    return (
        first.low in _QUALITIES
        or (plural and first.low in _QUALITIES)
        or first.low in {"made", "number", "called", "built"}
    )


_TIED = word_set("in on across at of from with by after between into to for over under around")
_CAUSED = word_set(
    "cause block fix stick do make go break finish relate link set call use throw raise return miss"
)
_QUALITIES = word_set(
    """red blue green white black grey gray yellow brown purple orange pink beige electric diesel petrol wooden
    rented shared furnished unfurnished gluten-free vegan vegetarian bilingual secondhand second-hand used leased
    handmade waterproof left-handed open-plan south-facing north-facing double-glazed wheelchair-accessible remote
    tiny huge small big steep gravel terraced detached listed hardwood carpeted tiled non-smoking pet-friendly dual
    high low long short curly straight wavy sensitive dry oily flat narrow wide twenty thirty forty fifty ten five
    six seven eight nine two three four hundred private public insured paid capped limited fixed monthly weekly"""
)


def _is_place_of(comp: Words) -> bool:
    """Tell a lasting place that anybody can look up: a path, an address, a room."""
    if comp[0].low not in {"in", "on", "at", "under"} or len(comp) < 2:
        return False
    rest = comp[1:]
    paths = any("/" in w.text or ("." in w.text[1:-1] and not w.text[:1].isdecimal()) for w in rest)
    home = {w.low for w in rest} & {"basement", "attic", "garage", "drawer", "cupboard", "shed", "box", "cellar", "cabinet", "stairs", "fridge", "freezer", "pantry", "wardrobe", "safe", "glovebox", "closet", "desk"}  # fmt: skip
    return paths or bool(home)


def _team_is(found: Found) -> tuple[Claim, ...]:
    """Read "our booking site runs on Django 4.2", "my company uses Jira"."""
    comp, subject = found.predicate.comp, found.subject
    lows = [w.low for w in subject.noun]
    named = any(is_name(w) and w.low not in DAY_WORDS | MONTHS for w in comp)
    if (
        subject.known
        or not named
        or points(comp)
        or (_is_work(lows) and noun_lemma(lows[-1]) not in TEAM_THINGS)
    ):
        return ()
    if comp[0].low not in {"on", "in", "with", "at"} and found.predicate.verb.lemma in {
        "run",
        "live",
    }:
        return ()
    label = label_of(subject.noun)
    made = claim(found, slot=f"{attribute_slot(lows)} {found.predicate.verb.lemma}", label=label)
    return (replace(made, local=True) if subject.about == "team" else made,)


def _decided(found: Found) -> tuple[Claim, ...]:
    """Read "our team decided to store amounts as integer cents"."""
    words = found.words("what")
    lemma = verb_lemma(words[0].low) if words else None
    everything = len(words) > 3 and words[1].low in {"everything", "all"}
    if lemma is None or len(words) < 2 or points(words[2 if everything else 1 :]):
        return ()
    if lemma in {
        "take",
        "wait",
        "skip",
        "go",
        "call",
        "meet",
        "talk",
        "see",
        "try",
        "leave",
        "stop",
    }:
        return ()
    slot, value = decision_slot(words)
    made = claim(found, slot=slot)
    return (replace(made, value=value) if value else made,)


_GOODS_JUNK = word_set(
    """question idea problem issue feeling look meeting call chance hard time way lot bit moment error bug break
    headache cold fever hangover coffee drink doubt feedback point say word help sense minute second conversation
    dream result answer response work fun mess blast"""
)


NO_GIFTS = _GOODS_JUNK | _JUNK
"""What is had or given and is no thing of anybody's: a question, a warning, a chance."""


def _having(found: Found) -> tuple[Claim, ...]:
    """Read "I've got access to a kiln", "we have solar hot water, a wood stove and no gas"."""
    comp = found.predicate.comp
    items = split_list(comp) if any(w.low == "," for w in comp) else ()
    if len(items) > 2 and all(len(one) < LIST_ITEM_WORDS_MAX for one in items):
        made: list[Claim] = []
        for one in items:
            one_of = replace(found, predicate=replace(found.predicate, comp=one))
            made += _having_one(one_of, listed=True)
        return tuple(made)
    return _having_one(found, listed=False)


LIST_ITEM_WORDS_MAX = 6
"""From how many words on a member of a list is more than a thing."""


def _having_one(found: Found, *, listed: bool) -> tuple[Claim, ...]:
    comp = found.predicate.comp
    words = until_time(comp)
    comma = next((i for i, w in enumerate(words) if w.low == ","), len(words))
    if points(words) and comma:
        words = words[:comma]
        found = replace(found, predicate=replace(found.predicate, comp=words))
    if not words or points(words) or found.predicate.verb.negated:
        return ()
    body = strip_determiner(words)
    lows = {w.low for w in body}
    if body and _is_money(body, lows):
        # "I've got 14,000 on a credit card at 22%": what is owed or put by, with its terms.
        money = claim(found, value=body, label=label_of(body), slot="money")
        return (replace(money, kind=ClaimKind.PROJECT_FACT) if lows & _OWED else money,)
    if (
        not body
        or body[0].low in _GOODS_JUNK
        or lows & _JUNK
        or body[0].low in {"to", "no", "been", "had"}
    ):
        return ()
    cut = next((i for i, w in enumerate(body) if i and w.low in _AFTER), len(body))
    core = body[:cut]
    head = core[-1].low
    if noun_lemma(head) in _GOODS_JUNK | _JUNK or head in _GOODS_JUNK:
        return ()
    first = words[0].low
    many = (first in _ABOUT and len(words) > 2) or first in NUMBERS or first.isdecimal()
    counted = many and len(words) > 1 and found.predicate.verb.lemma != "get"
    owned = (
        counted
        or (listed and len(core) > 1 and found.predicate.verb.lemma in {"have", "own"})
        or noun_lemma(head) in _OWNED
        or (lows & {"access", "membership", "subscription", "licence", "license", "collection"})
    )
    if not owned:
        return ()
    return (claim(found, value=core, label=label_of(core), slot="thing"),)


_AMOUNT = re.compile(r"\d[\d.,]*(?:k|m|grand)?\Z")
_PUT_BY = word_set(
    """card cards loan loans overdraft savings debt isa isas pension account mortgage finance bonds fund funds stocks shares
    credit deposit equity ira 401k roth lisa crypto bitcoin etf etfs"""
)

_OWED = word_set("card cards loan loans overdraft debt mortgage finance credit")


def _is_money(body: Words, lows: set[str]) -> bool:
    """Tell whether a sum is told with where it is owed or put by."""
    at = next((i for i, w in enumerate(body[:4]) if _AMOUNT.match(w.low)), -1)
    return (
        0 <= at < len(body) - 2 and body[at + 1].low in {"on", "in", "of"} and bool(lows & _PUT_BY)
    )


_ABOUT = word_set("about around roughly almost nearly over some approximately")
_AFTER = word_set(
    "in at with for from that which to on and , named called so but near by because ("
)
_OWNED = word_set(
    """panel kiln studio workshop garden greenhouse stove smallholding trampoline allotment shed garage basement balcony fireplace oven freezer
    car bike boat van piano guitar printer telescope camera drone laptop tablet monitor desk sewing-machine loom
    hive chicken cabin house flat apartment membership subscription account collection library aquarium treadmill
    bench rack dumbbell barbell kettlebell kayak canoe surfboard snowboard ski tent camper motorbike scooter pass
    card permit licence license visa passport dishwasher dryer washer machine boiler stove pump tool saw drill lathe
    mixer smoker grill barbecue server nas raspberry router speaker turntable record vinyl console book tractor
    ticket scholarship pension mortgage loan visa horse trampoline sauna pool hottub hot-tub sauna projector eyepiece microscope amp amplifier synth drumkit"""
)


_WORKS = word_set(
    """dissertation thesis novel book memoir paper podcast blog newsletter documentary film screenplay play project research phd
    startup start-up talk course app game album exhibition"""
)


def _work_is(found: Found) -> tuple[Claim, ...]:
    """Read "my dissertation is about urban heat islands", "my novel is set on a salt barge"."""
    noun = found.subject.noun
    if not noun or noun[-1].low not in _WORKS or found.subject.known or points(found.words("x")):
        return ()
    label = label_of(noun)
    return (claim(found, slot="project", value=noun, label=label, kind=ClaimKind.ONGOING_PROJECT),)


def _team(found: Found) -> tuple[Claim, ...]:
    """Read "my team is spread across three time zones", "our team has two designers"."""
    comp = found.predicate.comp
    if points(until_time(comp)) or {w.low for w in comp} & {"today", "now", "tonight"}:
        return ()
    if found.predicate.verb.lemma == "be" and (
        comp[0].low in _PASSING or not _tells(["team"], comp, plural=False)
    ):
        return ()
    if comp[0].low in _GOODS_JUNK or (len(comp) > 1 and comp[1].low in _GOODS_JUNK):
        return ()
    core = strip_determiner(until_time(comp))
    return (replace(claim(found, value=core, label=label_of(core)), local=True),)


def _rescheduled(found: Found) -> tuple[Claim, ...]:
    """Read "we've moved the team meeting from Monday to Wednesday"."""
    what, new = found.words("what"), found.words("new")
    timed = any(w.low in DAY_WORDS | MONTHS or w.low[0].isdecimal() for w in new)
    if not what or not timed or points(new):
        return ()
    lows = [w.low for w in what]
    return (claim(found, slot=attribute_slot(lows), label=label_of(what)),)


def _switched_habit(found: Found) -> tuple[Claim, ...]:
    """Read "I've switched from coffee to matcha": one habit is over, another begins."""
    old, new = found.words("old"), found.words("new")
    if not old or not new or points(old) or points(new):
        return ()
    if any(noun_lemma(w.low) in _JUNK | _GOODS_JUNK for w in (*old, *new)):
        return ()
    text = label_of(strip_determiner(old))
    gone = claim(
        found, value=strip_determiner(old), slot="any", label=text, polarity=Polarity.RETRACT, denies=text,
        statement=f"{found.subject.shown} switched away from {text}.",
    )  # fmt: skip
    return (
        gone,
        claim(
            found, value=strip_determiner(new), slot="habit", label=label_of(strip_determiner(new))
        ),
    )


# fmt: off
RICH_THING_ENTRIES = (
    Entry(
        name="rich.switched", since=SINCE, who=USERS, verbs=("switch", "change", "move", "go"), patterns=("?over from {old:plain} to {new:plain}",), slot="choice",
        kind=ClaimKind.HABIT, tenses=DONE, denial="none", make=_switched_habit,
    ),
    Entry(
        name="rich.rescheduled", since=SINCE, who=USERS | TEAMS, verbs=("move", "shift", "reschedule", "push", "switch"),
        patterns=("the|our|my {what:np} ?back ?from ?{old:np} to {new:rest}",), kind=ClaimKind.PROJECT_FACT, tenses=DONE, denial="none", make=_rescheduled,
    ),
    Entry(
        name="rich.releases", since=SINCE, who=_THING, verbs=("go", "ship", "land", "happen", "drop"), patterns=("?out ?live {x:rest}",), slot="habit",
        kind=ClaimKind.HABIT, type=BeliefType.FACT, denial="none",
        make=lambda f: (replace(claim(f, label="deploy day", value=(Word("deploy", "deploy", 0, 0),)), local=True),) if f.subject.about == "team" and recurs(f.predicate.comp) else (),
    ),
    Entry(
        name="rich.work_is", since=SINCE, who=_THING, verbs=("be", "explore", "cover", "examine", "deal", "focus", "investigate", "study"),
        patterns=("?all about|on {x:rest}", "set in|on|at {x:rest}", "?with ?on {x:plain}"), slot="project", kind=ClaimKind.ONGOING_PROJECT,
        tenses=_NOW, denial="none", make=lambda f: _work_is(f) if f.predicate.verb.lemma != "be" or f.predicate.comp[0].low in {"about", "on", "set", "all"} else (),
    ),
    Entry(
        name="rich.team.decided", since=SINCE, who=TEAMS, verbs=("decide", "agree"), patterns=("to {what:rest}",), slot="decision",
        label="project decision", kind=ClaimKind.PROJECT_FACT, type=BeliefType.FACT, tenses=DONE, denial="none", we="team",
        planned=True, loose=True, make=_decided,
    ),
    Entry(
        name="rich.team.uses", since=SINCE, who=_THING, verbs=("use", "run", "host", "write", "build", "live", "support", "require", "need"),
        patterns=("{x:rest}",), kind=ClaimKind.PROJECT_FACT, type=BeliefType.FACT, tenses=_NOW, denial="assert", make=_team_is,
    ),
    Entry(
        name="rich.team.is", since=SINCE, who=frozenset({Who.TEAM}), verbs=("be", "have", "consist", "sit"), patterns=("{x:rest}",),
        slot="team", label="team", kind=ClaimKind.PROJECT_FACT, type=BeliefType.FACT, tenses=_NOW, denial="assert", we="team", make=_team,
    ),
    Entry(
        name="rich.thing.is", since=SINCE, who=_THING, verbs=("",), patterns=("{x:rest}",),
        kind=ClaimKind.PROJECT_FACT, tenses=_NOW, denial="assert", planned=True, make=_is,
    ),
    Entry(
        name="rich.having", since=SINCE, who=USERS, verbs=("have", "own", "keep", "rent", "lease", "get"), patterns=("{x:rest}",),
        slot="thing", many="x", label="{x}", kind=ClaimKind.RESOURCE, tenses=ANY_BUT_MODAL, denial="none", article=True, loose=True, make=_having,
    ),
)
# fmt: on
