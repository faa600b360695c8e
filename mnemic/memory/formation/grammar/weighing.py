"""Which kind a claim in the first person is (003 §Evaluation, the table of shapes).

The entries file by form; what a claim is depends on more than its form. What somebody does
not, never or only does binds them: a constraint. What is done again, or is a pastime, is a
habit; what is done for others is a trade, what is led a role. What happened once, a lasting
state of health, a price or a way of doing things is a plain fact.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation.grammar.accepts import org
from mnemic.memory.formation.grammar.casing import is_only_verb
from mnemic.memory.formation.grammar.clauses import Predicate
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import (
    ACTIVITY_VERBS,
    LANGUAGES,
    PET_CLASS,
    TEAM_THINGS,
    TECH,
)
from mnemic.memory.formation.grammar.passing import abides, recurring
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    is_name,
    phrase_end,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import SELF, TEAM, Who, kin_class
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import (
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    noun_lemma,
)
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

_SHOP_VERBS = frozenset({"open", "close", "host"})
"""Doings of a team at work that a household or a shop does as well."""

_FAMILY_VERBS = frozenset({"adopt", "rescue", "foster"})
"""What a team does with a tool, a family does with a child or a dog."""

_SYSTEMS = (TECH | {"redshift"}) - word_set(
    "chrome firefox safari edge whatsapp telegram signal spotify tidal gmail outlook zoom teams strava"
)
_GUESTS = word_set("a an two three four our guests students travellers travelers friends family")


def at_home(predicate: Predicate) -> Predicate:
    """Give "we host an exchange student" to the user, "we're on Redshift" to the team."""
    predicate = _in_past(predicate)
    if predicate.verb.ended and predicate.verb.lemma == "let":
        # "my knees won't let me run any more": they refuse, and nothing of theirs has ended.
        predicate = replace(predicate, verb=replace(predicate.verb, ended=False, negated=True))
    if predicate.subject.who is not Who.WE:
        return predicate
    if predicate.verb.lemma in _FAMILY_VERBS and predicate.verb.tense is not Tense.PRESENT:
        named = bool(predicate.comp) and predicate.comp[0].text[0].isupper()
        kin = any(kin_class(w.low) for w in predicate.comp[:5])
        if kin or (named and predicate.comp[0].low not in TECH):
            return replace(predicate, subject=SELF)
    if predicate.verb.lemma not in _SHOP_VERBS:
        named = any(w.low in _SYSTEMS and w.text[0].isupper() for w in predicate.comp)
        of_team = named and (predicate.verb.progressive or predicate.verb.lemma == "be")
        return replace(predicate, subject=TEAM) if of_team else predicate
    if any(noun_lemma(w.low) in TEAM_THINGS for w in predicate.comp):
        return predicate
    if predicate.verb.lemma == "host" and (
        not predicate.comp or predicate.comp[0].low not in _GUESTS
    ):
        return predicate
    return replace(predicate, subject=SELF)


def _in_past(predicate: Predicate) -> Predicate:
    """Read "the vet put Duchess on a diet" as done: in the present it is "puts"."""
    subject, group = predicate.subject, predicate.verb
    if subject.who in {Who.SELF, Who.WE} and _is_done(predicate):
        return replace(predicate, verb=replace(group, tense=Tense.PAST, form="past"))
    single = subject.who in {Who.PERSON, Who.THING} and not subject.plural
    if not single or group.tense is not Tense.PRESENT or group.form != "base":
        return predicate
    if group.word not in _SAME_IN_PAST or group.negated or group.modal:
        return predicate
    return replace(predicate, verb=replace(group, tense=Tense.PAST))


def _is_done(predicate: Predicate) -> bool:
    """Tell whether "I read a piece about Ghana", "we put cameras in" tells of once."""
    group, comp = predicate.verb, predicate.comp
    plain = group.tense is Tense.PRESENT and group.form == "base" and not group.negated
    if not plain or group.modal or group.adverbs or group.word not in _ONCE or len(comp) < 2:
        return False
    lows = [w.low for w in comp]
    if (
        has_frequency(comp)
        or has_frequency(predicate.front)
        or {"own", "each", "every", "all"} & set(lows)
        or recurring(comp)
    ):
        return False
    if group.word == "read":
        return lows[0] in {"a", "an"} and lows[1] not in {"lot", "bit", "book", "chapter"}
    return lows[-1] in {"in", "up", "down"} or (
        lows[0] in {"a", "an", "the", "our", "my"} and "into" in lows
    )


_ONCE = frozenset({"put", "read", "set", "shut", "split"})
_SAME_IN_PAST = frozenset({"put", "cut", "set", "let", "read", "quit", "split", "shut"})


_OWNED = re.compile(r"User['’]s [\w -]+['’]s? \w")


_ON_A_DAY = re.compile(
    r"\AUser['’]s \w+ (?:is|are) (?:called )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b"
)


def is_no_move(predicate: Predicate, one: Claim) -> bool:
    """Tell whether "moved from X to Y" is of no home: Y is no place, but what somebody does."""
    if one.slot != "home" or predicate.verb.lemma != "move":
        return False
    comp = predicate.comp
    to = next((k for k, w in enumerate(comp[:-1]) if w.low == "to"), 0)
    if not to or comp[0].low != "from" or is_name(comp[to + 1]):
        return False
    behind = comp[to + 1].low
    # "I moved from Leeds to be near my mum" has left Leeds.
    return behind not in DETERMINERS | {"be"} and not is_only_verb(behind)


def is_miscounted(predicate: Predicate, one: Claim) -> bool:
    """Tell whether an entry gave an article to what is more than one, or is somebody."""
    comp, shown = predicate.comp, predicate.subject.shown
    if _ON_A_DAY.search(one.statement) is not None:
        # "I have the children Monday to Friday" names nobody.
        return True
    if predicate.subject.who is Who.PERSON and _OWNED.match(shown) is not None:
        # "their teacher is Mr Bello" tells of the twins' teacher, and of none of the user's.
        return one.statement.startswith("User's ") and not one.statement.startswith(shown)
    if len(comp) < 2 or comp[0].low not in {"my", "our"}:
        return False
    noun = comp[1 : phrase_end(comp, 1)]
    if not noun or not re.search(rf" an? {re.escape(noun[0].text)}\b", one.statement):
        return False
    return noun_lemma(noun[-1].low) != noun[-1].low or bool(kin_class(noun[-1].low))


def weighed(predicate: Predicate, one: Claim) -> Claim:
    """Give a claim of the user's with the kind that its clause bears out."""
    if predicate.verb.modal == "have to" and predicate.subject.plural:
        one = replace(one, statement=one.statement.replace(" has to ", " have to ", 1))
    if one.about != "user" or predicate.subject.who not in {Who.SELF, Who.WE}:
        return one
    if one.polarity is not Polarity.ASSERT or one.type is BeliefType.RELATIONSHIP:
        return one
    kind = _kind(predicate, one)
    return one if kind is one.kind else replace(one, kind=kind)


def _kind(predicate: Predicate, one: Claim) -> ClaimKind:
    group = predicate.verb
    if one.kind is ClaimKind.CONSTRAINT and one.slot in _HEALTH_SLOTS:
        return _of_health(predicate)
    if one.kind is ClaimKind.ROLE:
        return _of_role(predicate)
    if group.tense is Tense.PERFECT and group.never and one.kind is ClaimKind.RESOURCE:
        return ClaimKind.PROJECT_FACT
    if one.kind is ClaimKind.SKILL and one.slot in {"history", "never", "since"}:
        return _of_history(predicate)
    if one.kind not in {ClaimKind.HABIT, ClaimKind.RESOURCE} or group.tense is not Tense.PRESENT:
        return one.kind
    if one.kind is ClaimKind.RESOURCE and one.slot == "home":
        return one.kind
    if "only" in group.adverbs and group.lemma == "get":
        return ClaimKind.CONSTRAINT
    if group.negated or group.never:
        return one.kind if _is_meal(predicate) else ClaimKind.CONSTRAINT
    return _of_present(predicate) if one.kind is ClaimKind.HABIT else one.kind


def _of_role(predicate: Predicate) -> ClaimKind:
    """Tell a role from a diet, from a shift, from a life's event and from what is learnt."""
    group, lows = predicate.verb, {w.low for w in predicate.comp}
    if group.lemma == "be" and lows & _DIETS:
        return ClaimKind.CONSTRAINT  # "I'm the only veggie in the flat"
    if group.lemma == "be" and "nights" in lows:
        return ClaimKind.HABIT  # "I'm on nights at the depot"
    if group.tense is Tense.PAST and group.lemma == "retire":
        return ClaimKind.PROJECT_FACT
    return _of_self(predicate) if group.lemma in {"teach", "manage"} else ClaimKind.ROLE


def _of_self(predicate: Predicate) -> ClaimKind:
    """Tell "I'm teaching myself bass" and "I manage two" from what is taught and managed."""
    group, comp = predicate.verb, predicate.comp
    if comp and comp[0].low in {"myself", "ourselves"}:
        return (
            ClaimKind.ONGOING_PROJECT
            if group.progressive and group.tense is Tense.PRESENT
            else ClaimKind.SKILL
        )
    counted = bool(comp) and (comp[0].low in NUMBERS or comp[0].low.isdecimal())
    return ClaimKind.SKILL if counted and phrase_end(comp, 0) == 1 else ClaimKind.ROLE


_DIETS = word_set(
    "vegan vegetarian veggie pescatarian coeliac celiac teetotaller teetotaler diabetic"
)
_HEALTH_SLOTS = frozenset(
    {"health", "injury", "state", "past state", "body", "past marital status"}
)
_BINDS = word_set(
    """allergic allergy allergies intolerant intolerance lactose-intolerant vegan vegetarian pescatarian pescetarian
    coeliac celiac gluten-free dairy-free lactose colour-blind color-blind colourblind colorblind teetotal kosher halal
    claustrophobic agoraphobic claustrophobia vertigo anaphylaxis pregnant immunocompromised halal-only"""
)
_RECURS = frozenset({"whenever", "when", "every", "often", "sometimes"})


def _of_health(predicate: Predicate) -> ClaimKind:
    """Tell a limit from an attack that comes again and from a condition that is so."""
    lows = {w.low for w in predicate.comp + predicate.front}
    if predicate.verb.tense is Tense.PAST:
        return (
            ClaimKind.CONSTRAINT
            if lows & _BINDS and predicate.verb.lemma != "diagnose" and "diagnosed" not in lows
            else ClaimKind.PROJECT_FACT
        )
    if lows & _BINDS:
        return ClaimKind.CONSTRAINT
    if lows & _RECURS or set(predicate.verb.adverbs) & _RECURS:
        return ClaimKind.RECURRING_STATE
    return ClaimKind.PROJECT_FACT


_EXPERIENCE = ACTIVITY_VERBS - {
    "get",
    "have",
    "take",
    "go",
    "do",
    "drop",
    "pick",
    "keep",
    "call",
    "meet",
    "sleep",
    "order",
    "wear",
    "wake",
} | word_set(
    "restart resume return learn qualify apprentice serve spend attend graduate major intern do lecture nurse weld"
)


def _of_history(predicate: Predicate) -> ClaimKind:
    """Tell what was done, which is experience, from what happened."""
    group = predicate.verb
    outgrown = [w.low for w in predicate.comp[:1]] in (["out"], ["up"], ["off"])
    done = group.lemma in _EXPERIENCE and not outgrown and not (group.never or group.negated)
    return ClaimKind.SKILL if done else ClaimKind.PROJECT_FACT


_MEALS = word_set("eat drink skip have sleep nap")


def _is_meal(predicate: Predicate) -> bool:
    """Tell whether what is never done is a meal or a rest left out: a routine, no limit."""
    lows = {w.low for w in predicate.comp}
    return predicate.verb.lemma in _MEALS and bool(
        lows & {"breakfast", "lunch", "dinner", "supper", "nap", "snacks", "desserts"} or not lows
    )


_PRICED = word_set("charge pay earn bill invoice owe cost rent sell ship deliver")
"""What these tell is a price or a channel, and no routine unless it is said how often."""
_WRITTEN = frozenset({"write", "code", "program", "read", "speak"})
_LEADS = word_set(
    """run lead manage chair coach edit captain head moderate supervise teach lecture direct administer curate mentor
    umpire referee convene command steward"""
)
_PRACTISES = word_set("specialise specialize practise practice freelance consult contract")
_HIRED = frozenset({"freelance", "professionally", "commercially"})
_HERD = frozenset(PET_CLASS) | word_set(
    "bee chicken hen goat sheep pig duck fish hive alpaca cow pigeon quail"
)
_BODILY = word_set(
    "faint react sneeze bruise swell flare vomit wheeze sweat stammer stutter panic tremble itch cramp struggle overheat dissociate"
)


def _of_present(predicate: Predicate) -> ClaimKind:
    """Tell a habit from a trade, a charge, a store, a state and a plain fact."""
    group, comp = predicate.verb, predicate.comp
    if group.progressive:
        return ClaimKind.HABIT
    timed, lows = abides(predicate), {w.low for w in comp}
    if group.lemma in _PRICED and not has_frequency(comp):
        return ClaimKind.PROJECT_FACT
    if group.lemma in _WRITTEN and comp and comp[0].low in TECH | LANGUAGES:
        return ClaimKind.SKILL
    again = recurring(comp) or recurring(predicate.front)
    if group.lemma in _PRACTISES or {w.low for w in comp} & _HIRED or _for_a_living(comp):
        return ClaimKind.SKILL
    if not again and not lows & _ENTERPRISES and _leads(predicate):
        return ClaimKind.ROLE
    if group.lemma in _BODILY and not group.progressive:
        return ClaimKind.RECURRING_STATE
    if not again and _employed(comp):
        return ClaimKind.SKILL
    if group.lemma in {"keep", "store"} and not again and _at_a_place(comp):
        return ClaimKind.RESOURCE
    if (
        timed
        or group.lemma in ACTIVITY_VERBS
        or {w.low for w in comp} & {"when", "whenever", "after", "before"}
    ):
        return ClaimKind.HABIT
    return ClaimKind.PROJECT_FACT


def _leads(predicate: Predicate) -> bool:
    """Tell whether a charge is told: "I lead Android", "I run a bakery's logistics"."""
    comp, lemma = predicate.comp, predicate.verb.lemma
    if lemma not in _LEADS or not comp or comp[0].low in PREPOSITIONS | _PARTICLES:
        return False
    core = comp[: phrase_end(comp, 0)]
    counted = comp[0].low in _COUNTED or comp[0].low.isdecimal()
    owned = comp[0].low in {"a", "an", "the", "my", "our"} or any(w.low == "'s" for w in core)
    return (len(core) > 1 if counted else bool(core)) and (owned or lemma != "run")


_PARTICLES = word_set("late early away back out well fine ok only to myself ahead")
_ENTERPRISES = word_set(
    "newsletter blog podcast channel shop store business website meetup webcomic magazine zine"
)
"""What is run and is a venture: `richer.settled` makes a project of it."""
_COUNTED = word_set("two three four five six seven eight nine ten")


def _for_a_living(comp: Words) -> bool:
    lows = tuple(w.low for w in comp)
    return any(lows[i : i + 3] == ("for", "a", "living") for i in range(len(lows))) or any(
        lows[i : i + 2] == ("by", "trade") for i in range(len(lows))
    )


def _employed(comp: Words) -> bool:
    """Tell whether a thing is done for a firm: "payroll for a haulage firm"."""
    return any(
        w.low == "for"
        and i + 1 < len(comp)
        and org(comp[i + 1 : phrase_end(comp, i + 1)])
        and not any(kin_class(x.low) for x in comp[i + 1 : i + 4])
        for i, w in enumerate(comp)
    )


def _at_a_place(comp: Words) -> bool:
    """Tell whether a thing, and no animal, is kept somewhere."""
    core = until_time(comp)
    at = next(
        (i for i, w in enumerate(core) if w.low in {"in", "at", "on", "under", "behind", "with"}), 0
    )
    return at > 0 and not any(noun_lemma(w.low) in _HERD for w in core[:at])
