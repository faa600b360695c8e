"""Entries: what the user has, uses and is known by."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    DONE,
    PEOPLE,
    USER,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    plain,
)
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, HEALTH, MONTHS
from mnemic.memory.formation.grammar.phrases import is_name, points, strip_determiner
from mnemic.memory.formation.grammar.subjects import Who, kin_class
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import NUMBERS, noun_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Polarity

SINCE = "formation@7"
_THING = frozenset({Who.THING})

_ATTRIBUTE_JUNK = word_set(
    """question guess point problem issue concern bad code build test tests branch pr repo error
    mistake understanding thought thoughts idea hope fear worry impression suggestion advice
    answer apology apologies turn fault intention assumption hunch feeling bet ask request task
    job-today next first last only main current previous script function query output input
    terminal browser prompt message draft essay paragraph sentence title version plan approach
    solution conclusion preference theory server deploy deployment container pipeline file files
    data screen wifi internet connection network app page site website link token password
    api-key key head brain patience time mood experience reason reasons excuse opinion take view
    response reply word words heart eyes-now"""
)
_ATTRIBUTE_WORDS = word_set(
    """size number code colour color team hobby hobbies job profession occupation name nickname
    surname pronouns hometown language height weight blood type sign religion major degree email
    address diet style editor keyboard layout timezone zone car bike phone laptop house flat gym
    bank doctor employer company title position role shift hours commute budget username handle
    plate instrument sport genre dish food drink meal book film movie show band singer artist
    author season day animal plant flower game brand beer wine coffee tea seat airline shoe ring
    dress collar hat waist inseam locker badge room desk floor office extension seat membership
    account student employee passport-expiry flight train appointment exam interview wedding
    birthday anniversary graduation holiday vacation lease contract visa deadline license
    licence mother-tongue tongue salary rent age os system stack framework database surgery
    operation specialty speciality field class classes school university college alma mater
    grade year schedule routine bedtime"""
)
_EVENTS = word_set(
    """flight train appointment exam interview wedding anniversary graduation holiday vacation trip
    lease contract visa deadline surgery operation concert race marathon recital presentation
    conference party meeting checkup check-up viva defence defense launch release demo review
    retro standup stand-up sync offsite audit migration freeze sprint kickoff workshop hearing
    moving move ceremony"""
)

USER_ONLY = USER


def _attribute(found: Found) -> tuple[Claim, ...]:
    """Read "my locker number is 118", "my favourite colour is green", "my flight is on 3 May"."""
    noun = found.subject.noun
    lows = [w.low for w in noun]
    comp = found.predicate.comp
    if not comp or (
        set(lows) & _ATTRIBUTE_JUNK and "favourite" not in lows and "favorite" not in lows
    ):
        return ()
    if (
        points(comp)
        or comp[0].low
        in {
            "to",
            "that",
            "how",
            "what",
            "why",
            "where",
            "if",
            "whether",
            "not",
            "so",
            "too",
            "very",
        }
        or "?" in lows
    ):
        return ()
    if lows[0] in {"only", "other", "own"} or not _valued(found):
        return ()
    denied = found.predicate.verb.negated or found.predicate.verb.ended
    label = found.subject.shown.removeprefix("User's ").removeprefix("The team's ")
    return (
        claim(
            found,
            slot=" ".join(_slot_words(lows)),
            label=label,
            polarity=Polarity.RETRACT if denied else Polarity.ASSERT,
        ),
    )


def attribute_slot(lows: list[str]) -> str:
    """Give the slot that an attribute of the user is filed under."""
    return " ".join(_slot_words(lows))


def _slot_words(lows: list[str]) -> list[str]:
    from_classes = {
        "favorite": "favourite",
        "color": "colour",
        "tee": "t-shirt",
        "tshirt": "t-shirt",
    }
    words = [
        from_classes.get(noun_lemma(w), noun_lemma(w))
        for w in lows
        if w not in {"'s", "current", "new", "the"}
    ]
    return ["t-shirt" if w == "shirt" and "size" in words else w for w in words if w != "t"]


def _valued(found: Found) -> bool:
    lows = [w.low for w in found.subject.noun]
    comp = found.predicate.comp
    first = comp[0]
    if "favourite" in lows or "favorite" in lows:
        return True
    known = any(noun_lemma(w) in _ATTRIBUTE_WORDS for w in lows)
    event = any(noun_lemma(w) in _EVENTS for w in lows)
    dated = any(
        w.low in MONTHS | DAY_WORDS or w.low[0].isdigit() or w.low in {"tomorrow", "next", "noon"}
        for w in comp
    )
    if event:
        return (
            dated
            and first.low
            in {"on", "at", "in", "next", "from", "scheduled", "booked", "due", "set", "tomorrow"}
            | MONTHS
            | DAY_WORDS
        ) or first.low[0].isdigit()
    if (
        first.low[0].isdigit()
        or first.low in NUMBERS
        or (is_name(first) and first.low not in DAY_WORDS)
    ):
        return known or (is_name(first) and len(lows) <= 4)
    if known:
        return first.low in {
            "a",
            "an",
            "the",
            "between",
            "about",
            "around",
            "near",
            "next",
            "in",
            "on",
        } or not _transient(comp[-1].low)
    return first.low in {"a", "an"} and any(is_name(w) for w in comp)


def _transient(low: str) -> bool:
    return low in {
        "broken",
        "slow",
        "dead",
        "down",
        "wrong",
        "full",
        "late",
        "busy",
        "ready",
        "done",
        "fine",
        "good",
        "bad",
        "great",
        "terrible",
        "awful",
        "annoying",
        "failing",
        "stuck",
        "gone",
        "missing",
        "empty",
        "confusing",
        "stressful",
        "boring",
        "killing",
        "hard",
        "easy",
        "due",
        "over",
        "small",
        "big",
        "long",
        "short",
        "weird",
        "nice",
        "ok",
        "okay",
        "correct",
        "incorrect",
    } or low.endswith("ing")


def _having(found: Found) -> tuple[Claim, ...]:
    made = []
    for one in plain(found):
        if kin_class(one.value.split(" ")[-1].lower()) and not any(c.isupper() for c in one.value):
            continue
        made.append(one)
    return tuple(made)


def _health(found: Found) -> tuple[Claim, ...]:
    words = strip_determiner(found.words("x"))
    if not any(w.low in HEALTH for w in words):
        return ()
    return (claim(found, value=words, kind=ClaimKind.CONSTRAINT),)


def _switched(found: Found) -> tuple[Claim, ...]:
    """A switch ends one thing and begins another."""
    new = strip_determiner(found.words("new"))
    made = [claim(found, value=new, label=found.text("new"))] if new else []
    old = strip_determiner(found.words("old"))
    if old:
        shown = found.text("old")
        verb = "no longer use" if found.subject.plural else "no longer uses"
        made.insert(
            0,
            claim(
                found,
                value=old,
                label=shown,
                polarity=Polarity.RETRACT,
                statement=f"{found.subject.shown} {verb} {shown}.",
            ),
        )
    return tuple(made)


def _bought(found: Found) -> tuple[Claim, ...]:
    if found.subject.who is Who.PERSON and not found.subject.kin:
        return ()
    return plain(found)


# fmt: off
THING_ENTRIES = (
    Entry(
        name="things.health", since=SINCE, who=PEOPLE, verbs=("have",),
        patterns=("?a ?an ?severe ?mild ?bad ?chronic {x:plain}",), slot="health", many="x",
        label="{x}", kind=ClaimKind.CONSTRAINT, tenses=ANY_BUT_MODAL | {Tense.PAST}, past=True,
        make=_health,
    ),
    Entry(
        name="things.have", since=SINCE, who=PEOPLE, verbs=("have", "own", "possess"),
        patterns=("{x:list-thing}",), slot="thing", many="x", label="{x}", kind=ClaimKind.RESOURCE,
        tenses=frozenset({Tense.PRESENT, Tense.USED_TO}), past=True, article=True, denial="assert",
        progressive=False, make=_having,
    ),
    Entry(
        name="things.use", since=SINCE, who=USERS, verbs=("use", "drive", "ride", "wear"),
        patterns=("{x:list-tool}",), slot="thing", many="x", label="{x}", kind=ClaimKind.RESOURCE,
        tenses=ANY_BUT_MODAL, past=True, denial="assert", article=True, we="team",
    ),
    Entry(
        name="things.bought", since=SINCE, who=PEOPLE,
        verbs=("buy", "get", "purchase", "adopt", "inherit", "acquire"),
        patterns=("?myself ?ourselves {x:list-thing}",), slot="thing", many="x", label="{x}",
        kind=ClaimKind.RESOURCE, tenses=DONE, denial="none", make=_bought,
    ),
    Entry(
        name="things.switch", since=SINCE, who=USERS,
        verbs=("switch", "migrate", "move", "change"),
        patterns=("?over from {old:tool} to {new:tool}", "?over to {new:tool} from {old:tool}", "?over to {new:tool}"),
        slot="thing", many="new", label="{x}", kind=ClaimKind.RESOURCE, tenses=DONE, denial="none",
        we="team", make=_switched,
    ),
    Entry(
        name="things.attribute", since=SINCE, who=_THING, verbs=("be",), patterns=("{x:rest}",),
        kind=ClaimKind.PROJECT_FACT, make=_attribute,
    ),
)
# fmt: on
