"""Entries of `formation@11`: what people do, are responsible for, know how to do, and are like."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    DONE,
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
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import NUMBERS, noun_lemma, verb_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity

SINCE = "formation@11"
WORK = word_set(
    """script command code program query function method class endpoint file files test tests build image page
    button request error errors loop variable container server image container instance migration job form
    field log logs api call calls value values data output input model draft text version tutorial docs
    documentation branch commit pr string array list object json csv message result results click event
    example line lines link url option parameter package package-manager response token terminal console"""
)
"""Objects of the work at hand."""


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
HOMELY = word_set(
    """dishes laundry bins dog cat kids garden lawn plants groceries shopping train bus tram metro ferry tube
    subway stairs cooking cleaning ironing school run accounts bookkeeping books market music rota payroll invoices website finances scheduling paperwork budget catering lighting sound costumes violin piano guitar cello
    drums gym kids'"""
)
"""What a household does and keeps: definite, and still a habit."""


def _is_home(core: Words) -> bool:
    return any(w.low in HOMELY for w in core)


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


_WAYS = word_set("approach method philosophy curriculum technique tradition teachings principles")
_CODED = frozenset({"method", "principles"})
"""What is used may be a program's: "the POST method"; it is followed only by people."""


def _named_way(found: Found) -> tuple[Claim, ...]:
    """Read "I follow the Charlotte Mason approach", "I practise the Feldenkrais method"."""
    words = found.words("x")
    way = words[: phrase_end(words, 0)]
    if len(way) < 2 or way[-1].low not in _WAYS or not is_name(way[0]) or way[0].text.isupper():
        return ()
    if (found.predicate.verb.lemma == "use" and way[-1].low in _CODED) or points(words):
        return ()
    return (claim(found, value=way, label=label_of(way), slot="way"),)


# fmt: off
RICH_LIFE_ENTRIES = (
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
        make=lambda f: (claim(f, slot=f"{f.predicate.verb.lemma} time", label=f"{f.predicate.verb.lemma} time"),) if not {w.low for w in f.predicate.comp} & {"now", "tonight", "today"} and any(w.low[0].isdecimal() or w.low in NUMBERS | {"midnight", "early", "late", "noon"} for w in f.predicate.comp) else (),
    ),
    Entry(
        name="rich.way", since=SINCE, who=USERS, verbs=("follow", "use", "practise", "practice", "teach"), patterns=("the {x:rest}",), slot="way", kind=ClaimKind.HABIT,
        longevity=Longevity.ONGOING, denial="assert", progressive=False, we="verb", make=_named_way,
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
