"""Entries of `formation@11`: what somebody is, where they are, what they belong to."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.accepts import org
from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    ONE,
    PEOPLE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    is_stranger,
)
from mnemic.memory.formation.grammar.illnesses import is_illness
from mnemic.memory.formation.grammar.lexicon import (
    FOODS,
    HEALTH,
    OCCUPATIONS,
    STATES_PLAIN,
    STATES_SENSITIVE,
    TITLES,
)
from mnemic.memory.formation.grammar.passing import MIND_VERBS
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
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import noun_lemma, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Longevity

SINCE = "formation@11"
_ONGOING = frozenset({Tense.PRESENT, Tense.PERFECT})


def _been_in(found: Found) -> tuple[Claim, ...]:
    """Read "I've been in Toronto since 2015": a home of some length."""
    words = found.words("place")
    lasts = {w.low for w in found.tail} & {"since", "for", "years", "months", "ages"}
    named = bool(words) and any(is_name(w) for w in words)
    return (claim(found),) if lasts and named and not points(words) else ()


def _state(found: Found) -> tuple[Claim, ...]:
    """Read "I'm diabetic type 1", "my son is autistic and non-verbal", "I'm coeliac too"."""
    words = until_time(found.words("x"))
    if not words or is_stranger(found.subject):
        return ()
    first = words[0].low
    if first not in STATES_PLAIN | STATES_SENSITIVE | _STATES or first in _MARITAL:
        return ()
    core = words[: max(1, phrase_end(words, 0))]
    return (claim(found, value=core[:1], label=core[0].low),)


_MARITAL = word_set(
    "married single divorced widowed engaged separated tall remote adopted straight conservative liberal"
)
_STATES = word_set(
    """dairy-free celiac-free hard-of-hearing teetotal colour-blind lactose-free partially legally mostly type double-jointed
    claustrophobic arachnophobic agoraphobic farsighted nearsighted hypermobile anosmic tone-deaf dyspraxic flat-footed technical artistic musical sporty tech-savvy handy superstitious religious introvert extrovert shy
    ambidextrous perimenopausal menopausal postpartum freelance semi-retired semiretired self-taught vegan-ish"""
)


def _belongs(found: Found) -> tuple[Claim, ...]:
    """Read "I'm in a choir", "I'm in my second year of law school", "I'm on the waiting list"."""
    words = found.words("x")
    core = until_time(words)
    if not core or deictic_head(core):
        return ()
    lows = {w.low for w in core}
    if not lows & _BELONGING:
        return ()
    body = strip_determiner(core)
    return (claim(found, value=body, label=label_of(body)),)


def deictic_head(words: Words) -> bool:
    """Tell whether a phrase points into the conversation by its first words."""
    return points(words[: phrase_end(words, 0)] or words)


_BELONGING = word_set(
    """choir band team therapy school university college uni orchestra army navy military recovery remission union club league
    program programme wheelchair relationship waitlist list committee board cast course phd grade marriage sobriety
    year rehab hospice cohort guild troupe coalition panel church congregation rotation tutoring counselling counseling
    residency internship apprenticeship bootcamp lease budget diet schedule visa contract pension scholarship sabbatical
    plan shift shifts rota medication meds prescription mailing"""
)


def _holder(found: Found) -> tuple[Claim, ...]:
    """Read "I'm the maid of honour", "I'm the drummer in a ska band", "I'm the only vegan here"."""
    words = strip_determiner(found.words("x"))
    if not words or points(words) or is_stranger(found.subject):
        return ()
    if tuple(w.low for w in words[:2]) in _ONLY_ONE:
        return _only_one(found, words)
    end = phrase_end(words, 0)
    core = words[:end]
    head = next((w.low for w in reversed(core) if w.low not in {"of"}), "")
    lows = {w.low for w in core}
    titled = core and any(len(w.text) > 1 and w.text.isupper() for w in core)
    if not core or not (
        titled or lows & (_HOLDERS | TITLES | OCCUPATIONS) or _agent(head) or core[0].low == "only"
    ):
        return ()
    if lows & _NO_HOLDERS:
        return ()
    ranked = lows & {
        "main",
        "only",
        "primary",
        "sole",
        "youngest",
        "oldest",
        "eldest",
        "first",
        "middle",
    }
    if len(words) == end and not lows & (_HOLDERS | OCCUPATIONS) and not ranked:
        return ()
    return (claim(found, value=core, label=label_of(core)),)


_DWELLINGS = word_set(
    """flat apartment house cottage bungalow studio houseboat terrace bedsit maisonette caravan semi townhouse condo
    duplex farmhouse narrowboat council flatshare houseshare loft basement"""
)


def _housed(found: Found) -> tuple[Claim, ...]:
    """Read "we're in a flat in Lyon", "we're on the fifth floor": where somebody lives."""
    words = found.words("x")
    core = until_time(words)
    nouns = {w.low for w in core[: phrase_end(core, 0)]} if core else frozenset()
    floor = "floor" in nouns and found.predicate.comp[0].low == "on"
    if not (floor or (nouns & _DWELLINGS and core[0].low in {"a", "an"})):
        return ()
    return (claim(found, value=core, label="home setting"),)


def _works_as(found: Found) -> tuple[Claim, ...]:
    """Read "I work as a call centre agent": a trade by its last word, whatever stands before."""
    words = until_time(found.words("x"))
    end = phrase_end(words, 0) if words else 0
    if end < 2 or words[0].low not in {"a", "an", "the"} or is_stranger(found.subject):
        return ()
    head = words[end - 1].low
    if not (head in OCCUPATIONS | TITLES or _agent(head) or head == "agent"):
        return ()
    return (claim(found, value=strip_determiner(words[:end]), label="occupation"),)


_ONLY_ONE = frozenset({("only", "one"), ("only", "person")})


def _only_one(found: Found, words: Words) -> tuple[Claim, ...]:
    """Read "I'm the only one on the team who knows Terraform": what nobody else does."""
    at = next((i for i, w in enumerate(words) if w.low in {"who", "that"}), len(words))
    body = words[at + 1 :]
    lemma = verb_lemma(body[0].low) if len(body) > 1 else None
    if (
        lemma is None
        or lemma in MIND_VERBS - {"know", "understand"}
        or points(until_time(body)[1:])
    ):
        return ()
    if verb_form(body[0].low, lemma) != "s" and body[0].low not in {"can", "ca", "does"}:
        return ()
    return (claim(found, value=body, label=label_of(body), kind=ClaimKind.PROJECT_FACT),)


_HOLDERS = word_set(
    """head maid groom groomsman bridesmaid best godparent godfather godmother executor breadwinner carer guardian gm drummer singer
    bassist guitarist vocalist goalkeeper striker captain organiser organizer co-organiser mascot scribe president
    delegate rep representative spokesperson sponsor mentor understudy conductor host emcee referee umpire goalie
    volunteer member moderator admin landlord trustee governor steward warden parishioner elder deacon middle"""
)
_NO_HOLDERS = word_set(
    "problem user one person first last same kind type sort idiot guy way worst fool"
)


def _agent(low: str) -> bool:
    return len(low) > 4 and low.endswith(("er", "or", "ist", "ian", "eer", "ant")) and low not in {
        "other", "number", "matter", "winner", "loser", "former", "latter", "answer", "customer", "never", "better", "error",
        "creditor", "paper", "letter", "dinner", "order", "owner", "user", "reader", "server",
    }  # fmt: skip


def _does_food(found: Found) -> tuple[Claim, ...]:
    """Read "I don't do dairy", "I don't touch alcohol"."""
    words = found.words("x")
    if not found.predicate.verb.negated or not any(w.low in FOODS | _SHUNNED for w in words):
        return ()
    return (claim(found, value=until_time(words), label=label_of(until_time(words))),)


_SHUNNED = word_set(
    "carbs sweets desserts dessert spice heights crowds mornings alcohol social small cardio karaoke drugs"
)


def _since(found: Found) -> tuple[Claim, ...]:
    """Read "I've been seeing a physio for my left hip since January": a thing under way for long."""
    comp, group = found.predicate.comp, found.predicate.verb
    lows = {w.low for w in comp}
    lasts = lows & {
        "since",
        "years",
        "months",
        "weeks",
        "year",
        "month",
        "lately",
        "recently",
        "childhood",
    } or has_frequency(comp)
    core = until_time(comp)
    if (
        not group.progressive
        or not lasts
        or not core
        or points(core)
        or lows & {"this", "hours", "minutes", "morning", "today"}
    ):
        return ()
    if group.lemma in _OF_WORK or any(noun_lemma(w.low) in WORK_NOUNS for w in core):
        return ()
    value = strip_determiner(core)
    return (claim(found, value=value, label=label_of(value)),)


_OF_WORK = word_set(
    "try debug wait stare look wonder think fight struggle mean ask search figure wish want hope hear tell say"
)
WORK_NOUNS = word_set(
    "bug error issue problem test code script file function build query page log ticket message"
)
"""Nouns of the work at hand, which nobody has for long."""


def _health(found: Found) -> tuple[Claim, ...]:
    """Read "I've got a slipped disc", "my son was born with a heart condition"."""
    words = until_time(found.words("x"))
    weak = len(words) > 1 and words[0].low in _WEAK and words[-1].low in _PARTS
    if (
        not words
        or points(words)
        or not (weak or is_illness(words) or any(w.low in HEALTH | _CONDITIONS for w in words))
    ):
        return ()
    core = strip_determiner(words)
    return (claim(found, value=core, label=label_of(core)),)


_WEAK = word_set(
    "bad sore weak dodgy injured torn broken herniated slipped fractured stiff frozen trick sensitive"
)
_PARTS = word_set(
    "back knee knees neck hip hips shoulder shoulders wrist wrists ankle ankles stomach skin teeth foot feet elbow"
)
_CONDITIONS = word_set(
    """aphasia dysphasia dysphagia apraxia neuralgia angina emphysema cirrhosis hepatitis paralysis amnesia anorexia bulimia rosacea vitiligo cystitis diverticulitis colitis lymphoma leukaemia leukemia melanoma sepsis myeloma dyscalculia dyspraxia synaesthesia aphantasia hemophilia narcolepsy condition disorder syndrome disease parkinson parkinson's alzheimer's dementia stroke tumour tumor fracture disc
    murmur phobia fear infection rheumatism stenosis neuropathy astigmatism cataracts plantar fasciitis tendinitis
    asthma ibs pcos copd reflux palsy fibrosis sclerosis stammer stutter lisp deficiency problem problems trouble"""
)
_AGED = frozenset({Tense.PRESENT})


def _aged(found: Found) -> tuple[Claim, ...]:
    """Read "my dog Biscuit is 13 and mostly deaf", "my kids are 4 and 7"."""
    words = found.words("age")
    if not words or is_stranger(found.subject):
        return ()
    return (replace(claim(found, slot="age", label="age"), value=""),)


def _household(found: Found) -> tuple[Claim, ...]:
    return (claim(found, slot="household", label="household"),)


def _lives(found: Found) -> tuple[Claim, ...]:
    """Read "we live on the fourth floor without a lift", "I live next to a school"."""
    comp = found.predicate.comp
    core = until_time(comp)
    if (
        len(core) < 3
        or points(_without_ordinal(core[1:]))
        or is_stranger(found.subject)
        or core[1].low in {"hope", "fear"}
    ):
        return ()
    return (claim(found, slot="home setting", label="home setting"),)


def _without_ordinal(words: Words) -> Words:
    """Leave out which floor it is: "the third floor" points at nothing that was said."""
    floor = len(words) > 2 and words[0].low == "the" and words[2].low in _FLOORS
    return words[:1] + words[2:] if floor else words


_FLOORS = frozenset({"floor", "storey", "story", "level"})


def _works(found: Found) -> tuple[Claim, ...]:
    """Read "I'm working since two years in a company who makes elevators"."""
    comp = found.predicate.comp
    at = next(
        (
            i
            for i, w in enumerate(comp[:-2])
            if w.low in {"in", "at", "for", "with"} and comp[i + 1].low in {"a", "an", "the", "my"}
        ),
        -1,
    )
    if at < 0 or not org(comp[at + 1 : phrase_end(comp, at + 1)]):
        return ()
    return (claim(found),)


_NO_USE = word_set(
    "new first-time end root admin power regular registered premium paid free test guest daily heavy first single other"
)


def _user_of(found: Found) -> tuple[Claim, ...]:
    """Read "I'm a wheelchair user", "I'm a screen reader user": what somebody cannot do without."""
    words = found.words("x")
    at = next((i for i, w in enumerate(words[:4]) if w.low == "user"), 0)
    if not at or {w.low for w in words[:at]} & _NO_USE:
        return ()
    return (claim(found, value=words[: at + 1], label=label_of(words[: at + 1])),)


# fmt: off
RICH_BEING_ENTRIES = (
    Entry(
        name="being.user", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("a|an {x:rest}",), slot="use", kind=ClaimKind.PROJECT_FACT,
        denial="assert", make=_user_of,
    ),
    Entry(
        name="rich.went", since=SINCE, who=ONE, verbs=("go", "become", "turn"),
        patterns=("?fully ?completely ?almost ?mostly gluten|dairy|sugar|plastic|alcohol|meat|grain|caffeine|lactose free", "?fully keto|paleo|vegan|vegetarian|gluten-free|dairy-free|sugar-free|plastic-free|sober|carnivore|freelance|part-time|paperless|cashless|car-free"),
        slot="lifestyle", label="lifestyle", kind=ClaimKind.CONSTRAINT, tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none",
    ),
    Entry(
        name="rich.born", since=SINCE, who=USERS, verbs=("have",), patterns=("twins|triplets", "a|our|my ?second|third|first|little|baby baby|son|daughter|boy|girl"),
        slot="children", label="children", kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP, tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none",
    ),
    Entry(
        name="rich.called", since=SINCE, who=frozenset({Who.SELF}), verbs=("go",), patterns=("by {x:name}",), slot="preferred name", label="preferred name",
        kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, denial="none",
    ),
    Entry(
        name="rich.works_from", since=SINCE, who=PEOPLE, verbs=("work",), patterns=("?mostly ?mainly from {place:place}",), slot="work arrangement",
        label="work arrangement", kind=ClaimKind.HABIT, tenses=_ONGOING,
    ),
    Entry(
        name="rich.works", since=SINCE, who=ONE, verbs=("work",), patterns=("{x:rest}",), slot="employment", label="employment", kind=ClaimKind.ROLE,
        tenses=_ONGOING, denial="retract", make=_works,
    ),
    Entry(
        name="rich.household", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("a family|household of {n:number}",), slot="household",
        kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP, make=_household,
    ),
    Entry(
        name="rich.lives", since=SINCE, who=PEOPLE, verbs=("live",), patterns=("on|in|above|next|by|near|opposite|behind|with|off|at {x:rest}", "alone|together"),
        slot="home setting", kind=ClaimKind.PROJECT_FACT, tenses=_ONGOING, make=lambda f: _lives(f) if "x" in f.match.slots else (claim(f, slot="home setting", label="home setting"),),
    ),
    Entry(
        name="rich.housed", since=SINCE, who=USERS, verbs=("be",), patterns=("in|on {x:rest}",), slot="home setting", kind=ClaimKind.PROJECT_FACT,
        tenses=_ONGOING, denial="none", make=_housed,
    ),
    Entry(
        name="rich.been_in", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("?living ?based ?here in|at {place:place}",), slot="home",
        label="home location", kind=ClaimKind.RESOURCE, tenses=frozenset({Tense.PERFECT}), make=_been_in,
    ),
    Entry(
        name="rich.state", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("?a ?an ?also ?strictly ?fully ?very ?mildly ?severely ?partially ?legally {x:rest}",),
        slot="state", many="x", label="{x}", kind=ClaimKind.CONSTRAINT, tenses=_ONGOING, denial="assert", make=_state,
    ),
    Entry(
        name="rich.belongs", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("in|on|at {x:rest}",), slot="membership", many="x", label="{x}",
        kind=ClaimKind.PROJECT_FACT, tenses=_ONGOING, make=_belongs,
    ),
    Entry(
        name="rich.holder", since=SINCE, who=ONE, verbs=("be",), patterns=("the|an|a {x:rest}",), slot="position", many="x", label="{x}",
        kind=ClaimKind.ROLE, tenses=_ONGOING, make=_holder,
    ),
    Entry(
        name="rich.works_as", since=SINCE, who=ONE, verbs=("work",), patterns=("as {x:rest}",), slot="role", many="x", kind=ClaimKind.ROLE,
        tenses=_ONGOING, make=_works_as,
    ),
    Entry(
        name="rich.shuns", since=SINCE, who=PEOPLE, verbs=("do", "touch", "have", "eat", "drink"), patterns=("{x:rest}",), slot="constraint", many="x",
        label="{x}", kind=ClaimKind.CONSTRAINT, denial="assert", make=_does_food,
    ),
    Entry(
        name="rich.since", since=SINCE, who=PEOPLE, verbs=("",), patterns=("?{x:rest}",), slot="habit", kind=ClaimKind.HABIT,
        longevity=Longevity.ONGOING, tenses=frozenset({Tense.PERFECT}), denial="none", make=_since,
    ),
    Entry(
        name="rich.health", since=SINCE, who=PEOPLE, verbs=("have", "get", "develop", "bear"), patterns=("?a ?an ?with ?some {x:rest}",), slot="health", many="x",
        label="{x}", kind=ClaimKind.CONSTRAINT, type=BeliefType.USER_MODEL_ATTR, tenses=ANY_BUT_MODAL, make=lambda f: _health(f) if f.predicate.verb.lemma != "bear" else (),
    ),
    Entry(
        name="rich.aged", since=SINCE, who=frozenset({Who.PERSON}), verbs=("be",), patterns=("{age:number}",), slot="age", label="age",
        kind=ClaimKind.RELATIONSHIP, tenses=_AGED, make=_aged,
    ),
)
# fmt: on
