"""Entries of `formation@11`: aims.

An aim is taken unless it is plainly of the moment: what is asked of the assistant, what
is done to the text or the code at hand, what is over tonight.
"""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.casing import is_word
from mnemic.memory.formation.grammar.entries import (
    DONE,
    PEOPLE,
    TEAMS,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
)
from mnemic.memory.formation.grammar.lexicon import INSTRUMENTS, MONTHS, TECH
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import Who, kin_class
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import noun_lemma, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity

SINCE = "formation@11"
_ONGOING = frozenset({Tense.PRESENT, Tense.PERFECT})
_MODAL = frozenset({Tense.MODAL})

_OF_THE_MOMENT = word_set(
    """see know ask understand check say tell add remove delete fix debug convert sort merge parse print
    format center centre align render test refactor rename replace copy paste extract filter query fetch
    return count compute calculate generate rewrite summarize summarise send email reply respond call come
    sleep sit wait thank apologize apologise clarify mention point show display validate implement hear
    talk discuss confirm verify insert append import export upload download click open-up reset restart
    reproduce resolve solve search scroll type highlight underline quote cite bold capitalize split join
    loop iterate assign define declare access retrieve compare parse load log exit kill sum round trim
    be-sure believe admit congratulate complain cry scream die laugh vomit rant vent thank look take-a-look
    explain describe translate proofread edit-this attach set put keep have do let give use try believe
    figure find-out determine prove simplify factor integrate derive scale zoom crop rotate draw plot wrap
    decide order escape encode decode match pass-in avoid-this submit-this share press point-out revert commit push pull"""
)
JUNK = word_set(
    """div button page column row cell list dict dictionary array string file files folder query function
    method class loop variable endpoint error errors bug bugs test tests script code branch pr commit repo
    email letter message sentence paragraph title heading section draft essay answer question questions
    option options image picture photo screenshot pdf csv json spreadsheet table chart graph output input
    request response log logs you your ticket issue regex word words text link url popup modal field form
    header footer package dependency dependencies build container integral equation problem exercise
    homework assignment slide slides speech caption tweet bio cv resume haiku limerick joke
    riddle prompt"""
)
"""Objects of the work at hand: what is done to them is of the moment."""

SOON = word_set("tonight today now asap quickly immediately later tomorrow please")
"""Times that do not outlive the conversation."""

_PERSONAL = word_set(
    """sleep posture credit diet health fitness weight life habits relationship marriage back finances
    spanish french german italian japanese english swing serve technique form training cooking writing
    drawing handwriting skills balance routine career mobility flexibility strength endurance stamina
    confidence backhand pronunciation accent golf tennis chess running swimming pace time garden"""
)
_LIGHT: dict[str, frozenset[str]] = {
    "use": word_set("less more fewer"),
    "keep": word_set("bees chickens fit active healthy up"),
    "have": word_set("kids children baby family wedding more less own"),
    "do": word_set("more less phd masters triathlon marathon course degree ironman pull-up pullups push-ups"),
    "set": word_set("up"),
    "give": word_set("up talks back"),
    "put": word_set("on money aside"),
    "take": word_set("up lessons better more time classes course part care trip break sabbatical holiday kids"),
    "find": word_set("job flat apartment house partner time tenant tenants daycare nursery work therapist place home school"),
    "get": word_set(
        """better fitter stronger fit licence license certified degree job promoted into rid out dog cat puppy up
        visa citizenship mortgage house married down under faster back over more"""
    ),
    "make": word_set("more music games own furniture living friends time new"),
    "try": word_set("more new for out"),
    "go": word_set("back to part-time freelance vegan abroad on for hiking skiing camping travelling"),
    "call": word_set("more"), "open": word_set("my a an our own"), "edit": word_set("my film documentary"),
    "fix": word_set("my our up"), "draw": word_set("better more portraits"), "add": word_set("my our"),
    "test": word_set("my"), "convert": word_set("my our van loft attic garage bus barn"),
    "translate": word_set("novel book poems poetry"), "set-up": word_set("my our"),
    "submit": word_set("novel manuscript thesis dissertation paper"), "talk": word_set("less more"),
    "sleep": word_set("better more earlier hours"), "scale": word_set("my our business"),
    "replace": word_set("my our boiler roof kitchen windows car"),
    "remove": word_set("my our"), "count": word_set("calories macros"),
    "share": word_set("my"), "push": word_set("myself"), "pull": word_set("strict"),
    "solve": word_set("cube"), "explain": frozenset(), "look": word_set("after"), "be": frozenset(),
}  # fmt: skip
"""Verbs of the moment that tell a lasting aim beside one of these words."""

_HOW_TO = (
    ("figure", "out", "how", "to"), ("work", "out", "how", "to"), ("find", "out", "how", "to"),
    ("find", "a", "way", "to"), ("find", "ways", "to"), ("understand", "how", "to"),
    ("see", "how", "to"), ("know", "how", "to"),
    ("figure", "out", "the", "best", "way", "to"),
)  # fmt: skip


def lasting_aim(words: Words, *, of_team: bool = False) -> bool:
    """Tell whether "to ..." is an aim that outlives the conversation.

    A team's aims are about builds, tests and pages, which a person's are not.
    """
    skill = to_learn(words)
    if skill:
        return can_be_learned(skill)
    inner = within(words)
    if inner is not words:
        return len(inner) > 1 and _improves(inner)
    verb, rest = words[0].low, words[1:]
    lows = {w.low for w in rest}
    if verb == "be":
        return _to_be(rest)
    if verb_lemma(verb) != verb or (rest and points(rest)) or lows & SOON:
        return False
    if verb in {"write", "draft", "compose", "make"} and lows & _ERRANDS:
        return False
    if not of_team and (lows & JUNK or any(noun_lemma(w) in JUNK for w in lows)):
        return False
    if verb in _OF_THE_MOMENT or verb in _LIGHT:
        return bool(lows & _LIGHT.get(verb, frozenset())) or (
            verb in _LIGHT and _weighs(rest, lows)
        )
    return bool(rest) or verb in {"travel", "retire", "graduate", "marry", "emigrate", "volunteer"}


def to_learn(words: Words) -> Words:
    """Give what is to be learned in "learn how to sharpen chisels", () where nothing is."""
    lows = tuple(w.low for w in words[:3])
    return words[3:] if lows == ("learn", "how", "to") else ()


def can_be_learned(skill: Words) -> bool:
    """Tell a skill from the step at hand: "read music" from "do this" and "center a div"."""
    single = any(
        w.low in _ONE_OF and noun_lemma(behind.low) in JUNK for w, behind in pairwise(skill)
    )
    return not single and not points(skill[1:]) and not deictic(skill)


_ONE_OF = frozenset({"a", "an", "the", "my", "our"})


def within(words: Words) -> Words:
    """Step over "figure out how to" and its like."""
    lows = tuple(w.low for w in words)
    for phrase in _HOW_TO:
        if lows[: len(phrase)] == phrase and len(words) > len(phrase):
            return words[len(phrase) :]
    return words


_ERRANDS = word_set(
    "poem speech toast card note post story song caption letter email message reply"
)
_FAR = MONTHS | word_set(
    "year years someday eventually summer winter spring autumn retire retirement turns turn"
)


def _weighs(rest: Words, lows: set[str]) -> bool:
    """Tell whether a light verb is made weighty by a time far off or by whom it is for."""
    kin = any(
        w.low in {"my", "our"} and i + 1 < len(rest) and kin_class(rest[i + 1].low)
        for i, w in enumerate(rest)
    )
    named = rest[:1] and rest[0].low == "the" and len(rest) > 1 and is_name(rest[1])
    return bool(lows & _FAR) or (kin and bool(rest[1:])) or bool(named)


_IMPROVING = word_set(
    """improve increase reduce lower raise boost strengthen lose gain grow cut build get become stop quit learn
    sleep eat save spend run swim play speak manage balance fix start teach train keep master"""
)


def _improves(words: Words) -> bool:
    """Tell "how to improve my training" from "how to parse this file"."""
    lows = {w.low for w in words[1:]}
    if words[0].low not in _IMPROVING or points(words[1:]):
        return False
    if lows & JUNK or any(noun_lemma(w) in JUNK for w in lows):
        return False
    return bool(lows & (_PERSONAL | {"my", "our", "more", "less", "better", "stronger", "faster"}))


def _to_be(rest: Words) -> bool:
    if not rest or points(rest):
        return False
    lows = {w.low for w in rest}
    return rest[0].low in {"a", "an", "more", "less", "better", "able", "debt-free", "fluent", "fit"} and not (
        lows & (SOON | JUNK | {"sure", "clear", "honest", "fair"})
    )  # fmt: skip


def _goal(found: Found) -> tuple[Claim, ...]:
    words = found.words("goal")
    group = found.predicate.verb
    if not words or group.negated or group.modal not in {"", "would"}:
        return ()
    if words[0].low in {"really", "eventually", "someday", "finally", "also", "actually"}:
        words = words[1:]
    if not words or not lasting_aim(words, of_team=found.subject.who is Who.TEAM):
        return ()
    core = until_time(words)
    return (claim(found, value=core, label=label_of(core)),) if core else ()


def _going(found: Found) -> tuple[Claim, ...]:
    """Read "I'm going to repaint the hallway in May": only what lies some way ahead."""
    group = found.predicate.verb
    words = (
        found.predicate.comp[0]._replace(text=group.lemma, low=group.lemma),
        *found.words("goal"),
    )
    lows = {w.low for w in words}
    ahead = lows & (MONTHS | {"year", "summer", "winter", "spring", "autumn", "month", "soon"})
    if not ahead or not lasting_aim(words):
        return ()
    core = until_time(words)
    return (claim(found, value=core, label=label_of(core)),)


def _wants(found: Found) -> bool:
    """Ask more of "I'm trying to" and "I need to", which are mostly of the moment."""
    verb = found.predicate.verb
    words = found.words("goal")
    if verb.lemma in {"try", "look"} and not verb.progressive:
        return False
    if verb.lemma not in {"try", "need"}:
        return True
    lows = {w.low for w in words}
    inner = within(words)
    if inner is not words:
        return True
    own = bool(lows & (_PERSONAL | {"my", "our", "myself", "less", "more", "better"}))
    dated = bool(lows & (MONTHS | {"year", "summer", "before", "by", "next"}))
    return own or dated or inner[0].low in _IMPROVING


_SOUGHT = word_set(
    """place flat apartment house home job role position internship apprenticeship tutor nanny babysitter tenant
    flatmate roommate housemate school nursery kindergarten daycare therapist publisher agent cofounder co-founder
    investor drummer singer bassist studio workshop office work care home puppy kitten car van bike boat dentist
    doctor gp investor mentor apprentice assistant hobby church sponsor buyer plot allotment sitter dogsitter catsitter childminder carer
    caregiver cleaner gardener trainer coach teacher counsellor counselor physio walker groomer vet accountant lodger roomie bassoonist
    guitarist pianist keyboardist co-author illustrator editor bookkeeper supplier solicitor midwife doula placement apprenticeship"""
)


_HOPED = word_set(
    """promotion baby girl boy scholarship visa residency citizenship grant transfer raise black belt medal degree
    job position place spot mayor president office council marathon record sub licence license title internship
    training course university uni college apprenticeship school fellowship mortgage loan permit patent pension"""
)


def _hoping(found: Found) -> tuple[Claim, ...]:
    """Read "I'm hoping for a promotion", "I'm applying for citizenship", "I'm running for council"."""
    words = until_time(found.words("x"))
    if not words or points(words) or not any(w.low in _HOPED for w in words):
        return ()
    core = strip_determiner(words)
    return (claim(found, value=core, label=label_of(core)),)


def _seeking(found: Found) -> tuple[Claim, ...]:
    """Read "we're looking for a new place near Ghent"."""
    words = found.words("x")
    core = strip_determiner(until_time(words))
    if not core or points(words):
        return ()
    end = phrase_end(core, 0)
    if core[max(0, end - 1)].low not in _SOUGHT or words[0].low in {"the", "any", "some"}:
        return ()
    return (claim(found, value=core[:end], label=label_of(core[:end])),)


def _considering(found: Found) -> tuple[Claim, ...]:
    """Read "I'm thinking of switching to nursing"."""
    words = found.words("goal")
    lemma = verb_lemma(words[0].low) if words else None
    if lemma is None or verb_form(words[0].low, lemma) != "ing":
        return ()
    base = words[0]._replace(low=lemma, text=lemma)
    if lemma in {"use", "add", "get", "go", "do", "make", "have", "try", "put"} and not _weighs(
        words[1:], {w.low for w in words}
    ):
        return ()
    if lemma not in {"switch", "change", "move"} and not lasting_aim((base, *words[1:])):
        return ()
    if points(words[1:]) or {w.low for w in words} & (JUNK | SOON):
        return ()
    core = until_time(words)
    return (claim(found, value=core, label=label_of(core)),)


_INSTRUMENTS = word_set(
    """bagpipe fiddle concertina bodhran sitar tabla marimba theremin synth kora oud bassoon tuba cornet euphonium piccolo
    mbira kalimba djembe erhu guzheng koto shamisen bouzouki balalaika cajon didgeridoo dulcimer zither sarod dhol santoor
    steelpan pipa lyre lute"""
)


def _learning(found: Found) -> tuple[Claim, ...]:
    """Read "I'm learning the oboe": an instrument is one of a kind, whatever its article."""
    words = found.words("x")
    core = words[: phrase_end(words, 0)]
    head = core[-1].low if core else ""
    foreign = len(core) == 1 and head.isalpha() and not (is_word(head) or head in TECH)
    if not core or not (foreign or noun_lemma(head) in INSTRUMENTS | _INSTRUMENTS):
        # An instrument that no dictionary knows is one too: "the nyatiti".
        return ()
    return (claim(found, value=core, label=label_of(core)),)


# fmt: off
RICH_AIM_ENTRIES = (
    Entry(
        name="rich.learning.instrument", since=SINCE, who=PEOPLE, verbs=("learn", "practise", "practice", "relearn"), patterns=("?to ?play the|my {x:rest}",),
        slot="learning", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, progressive=True, tenses=_ONGOING, denial="none", make=_learning,
    ),
    Entry(
        name="rich.goal.considering", since=SINCE, who=USERS, verbs=("think", "consider", "contemplate", "toy", "debate"),
        patterns=("of|about|with {goal:rest}", "the idea of {goal:rest}", "{goal:rest}"), slot="goal", kind=ClaimKind.GOAL,
        longevity=Longevity.ONGOING, tenses=_ONGOING, progressive=True, denial="none", make=_considering,
    ),
    Entry(
        name="rich.goal.hope", since=SINCE, who=USERS, verbs=("hope", "try", "aim", "push", "compete", "apply", "run", "go"), patterns=("for {x:rest}",), slot="goal",
        kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, progressive=True, tenses=_ONGOING, denial="none", make=_hoping,
    ),
    Entry(
        name="rich.goal.seek", since=SINCE, who=PEOPLE, verbs=("look", "search", "hunt"), patterns=("for {x:rest}",), slot="goal",
        kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, progressive=True, tenses=_ONGOING, make=_seeking,
    ),
    Entry(
        name="rich.goal.want", since=SINCE, who=USERS | TEAMS, verbs=("want", "wish", "hope", "plan", "aim", "intend", "look", "try", "need"),
        patterns=("?on ?forward to {goal:rest}",), slot="goal", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING,
        tenses=_ONGOING, we="verb",
        make=lambda f: _goal(f) if f.predicate.comp[0].low == "to" and _wants(f) else (),
    ),
    Entry(
        name="rich.goal.would", since=SINCE, who=USERS, verbs=("like", "love", "want", "prefer"), patterns=("to {goal:rest}",),
        slot="goal", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, tenses=_MODAL, denial="none", make=_goal,
    ),
    Entry(
        # What "we" decide is a team's, or nobody's: it must not be told in another project.
        name="rich.goal.decided", since=SINCE, who=frozenset({Who.SELF}), verbs=("decide", "resolve", "commit", "promise", "vow", "swear"), patterns=("?myself to {goal:rest}",),
        slot="goal", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, tenses=DONE, denial="none", make=_goal,
    ),
    Entry(
        name="rich.goal.save", since=SINCE, who=USERS, verbs=("save", "train", "prepare", "budget"),
        patterns=("?up to {goal:rest}",), slot="goal", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING,
        progressive=True, tenses=_ONGOING, make=_goal,
    ),
    Entry(
        name="rich.goal.going", since=SINCE, who=USERS, verbs=("",), patterns=("{goal:rest}",), slot="goal",
        kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, tenses=frozenset({Tense.FUTURE}), denial="none", planned=True, make=_going,
    ),
)
# fmt: on
