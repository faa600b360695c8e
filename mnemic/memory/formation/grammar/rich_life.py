"""Entries of `formation@11`: what people do, are responsible for, know how to do, and are like."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    DONE,
    ONE,
    PEOPLE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
)
from mnemic.memory.formation.grammar.lexicon import (
    ACTIVITY_VERBS,
    DAY_WORDS,
    DEICTIC_NOUNS,
    MENTAL_VERBS,
    MONTHS,
    PERIODS,
    PERIODS_PLURAL,
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
from mnemic.memory.formation.grammar.subjects import Who, kin_class
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import NUMBERS, noun_lemma, verb_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity

SINCE = "formation@11"
_PERSON = frozenset({Who.PERSON})
_ONGOING = frozenset({Tense.PRESENT, Tense.PERFECT})

WORK = word_set(
    """script command code program query function method class endpoint file files test tests build image page
    button request error errors loop variable container server image container instance migration job form
    field log logs api call calls value values data output input model draft text version tutorial docs
    documentation branch commit pr string array list object json csv message result results click event
    example line lines link url option parameter package package-manager response token terminal console"""
)
"""Objects of the work at hand."""

_ROLES = word_set(
    """handle coach lead run manage edit moderate chair host organise organize teach supervise mentor head
    captain direct conduct tutor maintain own administer coordinate umpire referee represent curate"""
)
_CHARGES = word_set(
    """team club choir newsletter league band group class classes course society charity committee meetup girls
    boys kids under-12 under-10 u12 u10 juniors beginners students volunteers department branch shop office church
    youth orchestra company business website forum server community workshop programme program garden allotment
    association board pta library book channel podcast blog studio scout scouts guild chapter conference festival
    practice restaurant café cafe bakery farm line desk unit ward crew squad section people engineers developers
    nurses designers reports service services module pipeline integration budget accounts stack infra platform
    product roadmap warehouse kitchen classroom"""
)


def _charge(found: Found) -> tuple[Claim, ...]:
    """Read "I coach the under-12 girls", "I edit the newsletter", "I manage a team of four"."""
    comp, group = found.predicate.comp, found.predicate.verb
    if not comp or points(until_time(comp)) or group.negated:
        return ()
    body = strip_determiner(until_time(comp))
    lows = {w.low for w in body} | {noun_lemma(w.low) for w in body}
    made = (
        not group.progressive
        and comp[0].low in {"a", "an", "our", "two", "three"}
        and group.lemma
        in {
            "edit",
            "chair",
            "run",
            "lead",
            "host",
            "moderate",
            "coach",
            "mentor",
            "curate",
        }
    )
    domestic = group.lemma in {"handle", "manage", "run"} and bool(lows & _HOMELY)
    if not (lows & _CHARGES or made or domestic) or lows & WORK - {"server"}:
        return ()
    return (claim(found, value=body, label=label_of(body), slot="charge"),)


_RESPONSIBLE = word_set("responsible charge accountable")


def _responsible(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if not words or points(words):
        return ()
    return (claim(found, value=words, label=label_of(strip_determiner(words))),)


def _volunteer(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if not words or points(words):
        return ()
    return (claim(found, value=until_time(words), label=label_of(until_time(words))),)


_SITS = word_set("board committee council team jury panel pta")


def _sits(found: Found) -> tuple[Claim, ...]:
    words = strip_determiner(found.words("x"))
    if not words or not any(w.low in _SITS for w in words[:3]):
        return ()
    return (claim(found, value=words, label=label_of(words)),)


_SKILLED = word_set(
    "touch-type touchtype code read play speak write program sew weld ski swim drive juggle"
)


def _knows_how(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if not words or points(words) or (found.predicate.verb.negated and len(words) < 1):
        return ()
    if {w.low for w in words} & WORK:
        return ()
    return (claim(found, value=words, label=label_of(words)),)


def _experience(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if not words or points(words):
        return ()
    return (claim(found, value=until_time(words), label=label_of(until_time(words)), slot="skill"),)


def _did_for(found: Found) -> tuple[Claim, ...]:
    """Read "I did gymnastic strength training for roughly six years": a past of some length."""
    comp, group = found.predicate.comp, found.predicate.verb
    core = until_long(comp)
    if len(core) == len(comp) or (not core and group.lemma not in ACTIVITY_VERBS):
        return ()
    if (
        points(core)
        or group.lemma in (MENTAL_VERBS | {"be", "have", "wait", "debug", "stare", "look"})
        or group.negated
    ):
        return ()
    if {w.low for w in core} & WORK:
        return ()
    word = activity(found)[:1]
    value = (*word, *strip_determiner(core))
    if group.lemma in {"do", "have", "play", "practise", "practice"} and core:
        value = strip_determiner(core)
    return (claim(found, value=value, label=label_of(value), slot="history"),)


_LONG = word_set("years year decade decades months childhood")


def until_long(comp: Words) -> Words:
    """Give the words before "for roughly six years", "in college", "as a kid"; all when none is."""
    for i, word in enumerate(comp):
        rest = {w.low for w in comp[i + 1 : i + 6]}
        if word.low in {"for", "throughout", "during", "over", "almost", "nearly"} and rest & _LONG:
            return comp[:i]
        if word.low in {"in", "at", "through"} and rest & {"college", "university", "school", "uni", "twenties", "teens", "childhood", "army", "navy", "thirties"}:  # fmt: skip
            return comp[:i]
        if word.low == "as" and rest & {
            "kid",
            "child",
            "teenager",
            "student",
            "teen",
            "boy",
            "girl",
        }:
            return comp[:i]
        if word.low in {"competitively", "professionally", "semi-professionally"}:
            return comp[:i]
    return comp


def _habit(found: Found) -> tuple[Claim, ...]:
    """Take a plain present that says what somebody does: "I shoot mostly birds"."""
    comp, group = found.predicate.comp, found.predicate.verb
    if group.progressive or group.lemma in _NOT_HABITS or group.tense is not Tense.PRESENT:
        return ()
    core = until_time(comp)
    lows = {w.low for w in core} | {noun_lemma(w.low) for w in core}
    if points(core) or lows & WORK or {w.low for w in comp} & {"tonight", "today"}:
        return ()
    timed = recurs(comp) or recurs(found.predicate.front)
    timed = timed or bool({w.low for w in comp} & {"when", "whenever", "before", "after", "daily"})
    often = bool(_OFTEN & set(group.adverbs))
    active = group.lemma in ACTIVITY_VERBS | _DOES
    if comp and comp[0].low == "the" and not (timed and active) and not _is_home(core):
        return ()
    if not (active and (timed or often or _says_enough(found, core))) and not (
        timed and not _vague(found)
    ):
        return ()
    words = activity(found)
    if group.negated:
        words = (words[0], *strip_determiner(comp))
        return (claim(found, value=words, label=label_of(words), slot="habit not done"),)
    return (claim(found, value=words, label=label_of(words), slot="habit"),)


_OFTEN = word_set(
    """usually often always regularly normally typically frequently rarely seldom mostly sometimes generally
    mainly primarily exclusively never only"""
)
_DOES = word_set(
    """homeschool home-school shoot foam-roll batch bake sleep nap stretch volunteer cook fix mend repair draw paint shop order
    walk feed water mow pick drop bring grow sell buy cut style wear carry climb photograph tend handwash
    babysit foster sponsor follow watch listen read lift fast recycle thrift hike sketch forage"""
)
_NOT_HABITS = MENTAL_VERBS | word_set(
    """be have want need like love hate prefer seem look sound mean know understand agree believe find
    get use call click see hear notice realize realise wonder hope wish ask tell say think guess feel
    suppose expect remember forget appreciate apologize apologise assume doubt live work own belong
    contain consist cost matter owe deserve promise swear refuse enjoy dislike"""
)
_VAGUE = word_set("go come take make do give put keep let start end turn set happen")


def _vague(found: Found) -> bool:
    comp = found.predicate.comp
    return (
        found.predicate.verb.lemma in _VAGUE
        and len(until_time(comp)) < 1
        and not has_frequency(comp)
    )


_PROGRAMS = word_set(
    """diet curriculum routine program programme plan schedule method budget regimen protocol split cycle practice
    lifestyle blog journal diary podcast newsletter instrument"""
)
_HOMELY = word_set(
    """dishes laundry bins dog cat kids garden lawn plants groceries shopping train bus tram metro ferry tube
    subway stairs cooking cleaning ironing school run accounts bookkeeping books market music rota payroll invoices website finances scheduling paperwork budget catering lighting sound costumes violin piano guitar cello
    drums gym kids'"""
)


def _is_home(core: Words) -> bool:
    return any(w.low in _HOMELY for w in core)


def _says_enough(found: Found, core: Words) -> bool:
    """Tell whether an object is a kind of thing, which is a habit, and no single thing."""
    if not core:
        return False
    first, head = core[0], core[-1].low
    if first.low in {"my", "our", "the", "a", "an"}:
        return (
            bool(kin_class(head))
            or _is_home(core)
            or head in _PROGRAMS
            or found.predicate.verb.lemma
            in {
                "walk",
                "feed",
                "coach",
                "teach",
                "sing",
                "play",
                "run",
            }
        )
    if any(w.low in DEICTIC_NOUNS for w in core):
        return False
    thing = core[: phrase_end(core, 0)]
    head = thing[-1].low if thing else head
    plural = noun_lemma(head) != head or head.endswith("ups")
    place = first.low in {"in", "at", "on", "with", "for"} and len(core) > 1
    if first.low == "to" and core[-1].low in {
        "work",
        "school",
        "church",
        "uni",
        "college",
        "gym",
        "office",
    }:
        return True
    return (
        plural
        or first.low in {"mostly", "mainly", "only"}
        or is_name(first)
        or (
            place
            and found.predicate.verb.lemma
            in {"sing", "play", "row", "swim", "dance", "sleep", "fish", "act", "shop", "train"}
        )
    )


_ABLE = word_set(
    """read play write speak cook bake drive swim sing dance draw paint sew knit weld solder juggle code ski sail ride fly
    touch-type type understand sight-read improvise whistle surf climb skate repair fix identify program fence spar bench squat deadlift lift run hold recite"""
)


def _can(found: Found) -> tuple[Claim, ...]:
    """Read "I can read sheet music", "I can't improvise"; "I can see the error" is of the moment."""
    group, comp = found.predicate.verb, found.predicate.comp
    if group.modal != "can" or group.lemma not in _ABLE or points(comp) or group.hedged:
        return ()
    if comp and (
        comp[0].low in {"the", "a", "you", "my", "it", "up"} or {w.low for w in comp} & WORK
    ):
        return ()
    if (
        not comp
        and not group.negated
        and group.lemma in {"read", "write", "speak", "understand", "fix", "code"}
    ):
        return ()
    words = activity(found)
    kind = ClaimKind.CONSTRAINT if group.negated else ClaimKind.SKILL
    return (
        claim(
            found,
            value=words,
            label=label_of(words),
            slot="constraint" if group.negated else "skill",
            kind=kind,
        ),
    )


def recurs(words: Words) -> bool:
    """Tell whether a time comes again: "every first Monday of the month" does too."""
    if has_frequency(words):
        return True
    for i, word in enumerate(words):
        after = {w.low for w in words[i + 1 : i + 4]}
        if word.low in {"every", "each"} and after & (
            DAY_WORDS | MONTHS | PERIODS | PERIODS_PLURAL
        ):
            return True
    return False


def _has_regularly(found: Found) -> tuple[Claim, ...]:
    """Read "I have a meeting with my accountant every first Monday of the month"."""
    comp = found.predicate.comp
    core = until_time(comp)
    core = core[: next((i for i, w in enumerate(core) if w.low in {"every", "each"}), len(core))]
    if (
        not recurs(comp)
        or not core
        or points(core)
        or core[0].low in {"been", "had", "no", "to"}
        or len(core) > 8
    ):
        return ()
    if any(
        noun_lemma(w.low) in {"error", "issue", "bug", "problem", "question", "timeout"}
        for w in core
    ):
        return ()
    value = strip_determiner(core)
    return (claim(found, value=value, label=label_of(value)),)


def _go_ing(found: Found) -> tuple[Claim, ...]:
    """Read "I go swimming, running or biking"."""
    comp = found.predicate.comp
    doing = [w for w in comp if w.low.endswith("ing") and verb_lemma(w.low) in ACTIVITY_VERBS]
    if not doing or comp[0] is not doing[0]:
        return ()
    last = max(i for i, w in enumerate(comp) if w in doing)
    tail = comp[last + 1 :]
    if points(until_time(tail)) or any(
        w.low not in {",", "and", "or"} and w not in doing for w in comp[:last]
    ):
        return ()
    if len(doing) == 1 and not recurs(tail + found.predicate.front) and not tail:
        tail = ()
    return tuple(
        claim(
            found,
            value=(
                one._replace(
                    low=verb_lemma(one.low) or one.low, text=verb_lemma(one.low) or one.low
                ),
            ),
            label=one.low,
            comp=((one,), tail),
        )
        for one in doing
    )


def _spent(found: Found) -> tuple[Claim, ...]:
    """Read "I spent about six years doing gymnastic strength training"."""
    words = found.words("x")
    lemma = verb_lemma(words[0].low) if words else None
    if (
        not lemma
        or points(words)
        or (words[0].low not in {"in", "at", "as"} and not words[0].low.endswith("ing"))
    ):
        return ()
    core = words[1:] if lemma in {"do", "practice", "practise"} and len(words) > 1 else words
    return (claim(found, value=core, label=label_of(strip_determiner(core))),)


_HOW = word_set("with through at in on via by from using under every")


def _does_own(found: Found) -> tuple[Claim, ...]:
    """Read "I do all my banking through Wise", "I get my eggs from a neighbour"."""
    words = found.words("x")
    at = next((i for i, w in enumerate(words) if i and w.low in _HOW), 0)
    if not at or points(words[:at]) or points(words[at + 1 :]) or {w.low for w in words} & WORK:
        return ()
    verb = found.predicate.verb.lemma
    return (
        claim(found, value=words[:at], label=f"{verb} {label_of(words[:at])}", slot=f"{verb} way"),
    )


# fmt: off
RICH_LIFE_ENTRIES = (
    Entry(
        name="rich.charge", since=SINCE, who=ONE, verbs=tuple(sorted(_ROLES)), patterns=("{x:rest}",), slot="charge", kind=ClaimKind.ROLE,
        tenses=_ONGOING, denial="none", make=_charge,
    ),
    Entry(
        name="rich.responsible", since=SINCE, who=ONE, verbs=("be",), patterns=("responsible|accountable for {x:rest}", "?put ?placed in charge of {x:rest}", "the ?main ?only ?sole carer|caregiver|contact|guardian for|of {x:rest}"),
        slot="charge", many="x", kind=ClaimKind.ROLE, tenses=_ONGOING, make=_responsible,
    ),
    Entry(
        name="rich.look_after", since=SINCE, who=ONE, verbs=("look", "care"), patterns=("after {x:rest}", "for {x:rest}"), slot="charge", many="x",
        kind=ClaimKind.ROLE, tenses=_ONGOING, denial="none", make=lambda f: _responsible(f) if (f.predicate.comp[0].low == "after") is (f.predicate.verb.lemma == "look") else (),
    ),
    Entry(
        name="rich.volunteer", since=SINCE, who=ONE, verbs=("volunteer", "serve", "intern", "moonlight"), patterns=("at|with|for|as|in|on {x:rest}",),
        slot="volunteering", many="x", kind=ClaimKind.ROLE, tenses=_ONGOING, make=_volunteer,
    ),
    Entry(
        name="rich.sits", since=SINCE, who=ONE, verbs=("be", "sit", "serve"), patterns=("on the|our {x:rest}",), slot="membership", many="x",
        kind=ClaimKind.ROLE, tenses=_ONGOING, make=_sits,
    ),
    Entry(
        name="rich.knows_how", since=SINCE, who=PEOPLE, verbs=("know",), patterns=("how to {x:rest}",), slot="skill", many="x",
        kind=ClaimKind.SKILL, denial="assert", make=_knows_how,
    ),
    Entry(
        name="rich.can", since=SINCE, who=PEOPLE, verbs=tuple(sorted(_ABLE)), patterns=("?{x:rest}",), slot="skill", kind=ClaimKind.SKILL,
        tenses=frozenset({Tense.MODAL}), denial="assert", make=_can,
    ),
    Entry(
        name="rich.experience", since=SINCE, who=PEOPLE, verbs=("have",),
        patterns=(
            "?about ?roughly ?over ?around {n:number} years|months ?of experience with|in|as {x:rest}", "?some ?a ?lot ?of ?extensive ?plenty experience with|in|as {x:rest}",
            "a ?master ?master's ?bachelor ?bachelor's ?'s degree|diploma|phd|certificate|background in {x:rest}", "a phd|degree|licence|license|background in|for {x:rest}",
        ),
        slot="skill", many="x", kind=ClaimKind.SKILL, tenses=_ONGOING, denial="assert", make=_experience,
    ),
    Entry(
        name="rich.trained", since=SINCE, who=PEOPLE, verbs=("train", "qualify", "study"), patterns=("as ?a ?an {x:rest}",), slot="skill", many="x",
        kind=ClaimKind.SKILL, tenses=DONE, denial="none", make=_experience,
    ),
    Entry(
        name="rich.did_for", since=SINCE, who=PEOPLE, verbs=("",), patterns=("?{x:rest}",), slot="history", kind=ClaimKind.SKILL,
        tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none", make=_did_for,
    ),
    Entry(
        name="rich.go_ing", since=SINCE, who=USERS, verbs=("go",), patterns=("{x:rest}",), slot="habit", kind=ClaimKind.HABIT,
        longevity=Longevity.ONGOING, denial="assert", progressive=False, make=_go_ing,
    ),
    Entry(
        name="rich.spent", since=SINCE, who=PEOPLE, verbs=("spend",), patterns=("?about ?around ?roughly ?almost ?over ?nearly {n:number} years|months|summers|winters {x:rest}", "years|decades {x:rest}"),
        slot="history", many="x", kind=ClaimKind.SKILL, tenses=DONE, denial="none", make=_spent,
    ),
    Entry(
        name="rich.does_own", since=SINCE, who=USERS, verbs=("do", "get", "buy", "keep", "store"), patterns=("?all ?most ?of my|our {x:rest}",), slot="habit", kind=ClaimKind.HABIT,
        longevity=Longevity.ONGOING, denial="assert", progressive=False, make=_does_own,
    ),
    Entry(
        name="rich.makes_own", since=SINCE, who=USERS, verbs=("make", "grow", "brew", "bake", "roast", "sew", "cook", "build"), patterns=("my|our own {x:rest}",),
        slot="habit", kind=ClaimKind.HABIT, longevity=Longevity.ONGOING, denial="assert", progressive=False,
        make=lambda f: () if points(f.words("x")) or {w.low for w in f.words("x")} & WORK else (claim(f, value=activity(f), label=label_of(f.words("x"))),),
    ),
    Entry(
        name="rich.rises", since=SINCE, who=PEOPLE, verbs=("get", "wake", "go", "come"), patterns=("up|home at|around|by|before {x:number}", "to bed|sleep ?at ?around ?by ?before ?after {x:rest}"),
        slot="rising", kind=ClaimKind.HABIT, longevity=Longevity.ONGOING, denial="assert", progressive=False,
        make=lambda f: (claim(f, slot=f"{f.predicate.verb.lemma} time", label=f"{f.predicate.verb.lemma} time"),) if not {w.low for w in f.predicate.comp} & {"now", "tonight", "today"} and any(w.low[0].isdigit() or w.low in NUMBERS | {"midnight", "early", "late", "noon"} for w in f.predicate.comp) else (),
    ),
    Entry(
        name="rich.has_regularly", since=SINCE, who=PEOPLE, verbs=("have", "get", "do", "take"), patterns=("{x:rest}",), slot="habit", kind=ClaimKind.HABIT,
        longevity=Longevity.ONGOING, denial="none", progressive=False, make=_has_regularly,
    ),
    Entry(
        name="rich.habit", since=SINCE, who=USERS, verbs=("",), patterns=("?{x:rest}",), slot="habit", kind=ClaimKind.HABIT,
        longevity=Longevity.ONGOING, denial="assert", we="verb", make=_habit,
    ),
)
# fmt: on
