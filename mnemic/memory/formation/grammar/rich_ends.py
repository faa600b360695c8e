"""Entries of `formation@11`: more of how people say that something is over.

An end that meets nothing forms nothing (003 §The candidate language), so that these may
read generously what is ended.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation.grammar.clauses import Predicate
from mnemic.memory.formation.grammar.entries import (
    PEOPLE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    in_own_words,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    phrase_end,
    strip_determiner,
    time_at,
    until_time,
)
from mnemic.memory.formation.grammar.rich_history import BODY
from mnemic.memory.formation.grammar.subjects import SELF, kin_class
from mnemic.memory.formation.grammar.table_losses import ANY_SLOT
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import NUMBERS, verb_form, verb_lemma
from mnemic.memory.formation.lemmas import third_person
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

SINCE = "formation@11"
_ENDED = frozenset({Tense.PAST, Tense.PERFECT})
_NOTHING = word_set(
    "file tab app window server build test script loop process function page terminal job call it"
)


def _text(words: Words) -> str:
    return " ".join(w.text for w in words)


_STOPPING = frozenset({"stop", "quit", "give"})
_ASIDE = frozenset({",", ";", "-", "–", "—", "(", "!", ":", "…"})


def before_aside(predicate: Predicate) -> Predicate:
    """Give "I gave up smoking, day 21 today!" without what is told beside: only smoking ended.

    "I gave up smoking, drinking and gambling" is a list, and stays whole.
    """
    group, comp = predicate.verb, predicate.comp
    if group.lemma not in _STOPPING or group.tense not in _ENDED:
        return predicate
    at = next((k for k in range(1, len(comp)) if comp[k].low in _ASIDE), 0)
    if not at or (group.lemma == "give" and (at < 2 or comp[0].low != "up")):
        return predicate
    tail = comp[at + 1 :]
    lows = {w.low for w in tail}
    counted = any(w.low[0].isdecimal() or w.low in NUMBERS for w in tail)
    if comp[at].low == "," and not lows.isdisjoint({"and", "or", "&"}) and not counted:
        return predicate
    return replace(predicate, comp=comp[:at])


def _abandoned(found: Found) -> tuple[Claim, ...]:
    """Read "I gave up on porting our billing service", "I dropped the pottery course"."""
    words = until_time(found.words("x"))
    if not words or deictic(words) or words[-1].low in _NOTHING or found.predicate.verb.never:
        # What was never finished is not at an end.
        return ()
    lemma = verb_lemma(words[0].low)
    # "The welding course" is a course, "porting our service" is done.
    told = any(
        w.low in {"the", "my", "our"} for w in found.predicate.comp if w.start < words[0].start
    )
    doing = not told and lemma is not None and verb_form(words[0].low, lemma) == "ing"
    doing = doing and len(words) > 1
    core = strip_determiner(words[1:] if doing else words)
    core = core[: phrase_end(core, 0)] or core
    if not core:
        return ()
    shown = say_words(words, found.subject)
    be = "are" if found.subject.plural else "is"
    gone = sentence(found.subject.shown, be, "no longer", "" if doing else "working on", shown)
    text = _text(core)
    return tuple(
        claim(
            found, value=core, slot=slot, label=text, polarity=Polarity.RETRACT, denies=text, statement=gone, kind=kind,
        )
        for slot, kind in (("project", ClaimKind.ONGOING_PROJECT), (ANY_SLOT, ClaimKind.HABIT))
    )  # fmt: skip


def _gone(found: Found) -> tuple[Claim, ...]:
    """Read "I sold the piano", "we got rid of the van", "I gave my drum kit to my nephew"."""
    words = found.words("x")
    cut = phrase_end(words, 0) if words else 0
    core = strip_determiner(words[:cut])
    if not core or deictic(words[:cut]) or core[-1].low in _NOTHING:
        return ()
    if words[0].low not in {"the", "my", "our", "both", "all"}:
        return ()
    text = _text(core)
    have = "have" if found.subject.plural else "has"
    return tuple(
        claim(
            found, value=core, slot=slot, label=text, polarity=Polarity.RETRACT, denies=text, kind=ClaimKind.RESOURCE,
            statement=sentence(found.subject.shown, "no longer", have, say_words(core, found.subject)),
        )
        for slot in ("thing", ANY_SLOT)
    )  # fmt: skip


_OFF_WORK = word_set("from at on in until till for to by after before sick every all most")
"""Behind these "off" is off work: "on Fridays I'm off from two"."""


def _off(found: Found) -> tuple[Claim, ...]:
    """Read "I'm done with Slack", "I'm off coffee", "I'm through with dating apps"."""
    words = until_time(found.words("x"))
    if (
        not words
        or deictic(words)
        or words[0].low in _OFF_WORK
        or words[-1].low in _NOTHING | {"for", "today", "now", "dinner", "lunch", "work"}
    ):
        return ()
    core = strip_determiner(words)
    if verb_form(core[0].low, verb_lemma(core[0].low) or "") == "ing" and len(core) > 1:
        core = core[1:]
    text = _text(core)
    made = claim(
        found, value=core, slot=ANY_SLOT, label=text, polarity=Polarity.RETRACT, denies=text,
        statement=sentence(found.subject.shown, "is done with", say_words(words, found.subject)), kind=ClaimKind.HABIT,
    )  # fmt: skip
    return (replace(made, slot=ANY_SLOT),)


def _no_longer(found: Found) -> tuple[Claim, ...]:
    """Read "I no longer need reading glasses": whatever is said to be so no longer."""
    comp, group = found.predicate.comp, found.predicate.verb
    core = until_time(comp)
    if (
        not group.ended
        or not core
        or deictic(core)
        or group.lemma in {"be", "care", "remember", "know", "think"}
    ):
        return ()
    body = strip_determiner(core)
    return (
        claim(
            found, value=body, slot=ANY_SLOT, label=_text(body), polarity=Polarity.RETRACT,
            denies=f"{group.lemma} {_text(body)}", kind=ClaimKind.HABIT,
        ),
    )  # fmt: skip


def _withdrew(found: Found) -> tuple[Claim, ...]:
    """Read "I dropped out of the marathon": a study, or whatever else one was in."""
    words = until_time(found.words("x"))
    core = strip_determiner(words)
    core = (
        tuple(
            w for w in core if w.low not in {"school", "course", "degree", "programme", "program"}
        )
        or core
    )
    if not core or deictic(words):
        return ()
    text = _text(core)
    shown = say_words(words, found.subject)
    return tuple(
        claim(
            found, value=core, slot=slot, label=text, polarity=Polarity.RETRACT, denies=text, kind=kind,
            statement=sentence(found.subject.shown, "is no longer in", shown),
        )
        for slot, kind in (
            ("study", ClaimKind.SKILL), ("education", ClaimKind.SKILL), ("goal", ClaimKind.GOAL), (ANY_SLOT, ClaimKind.GOAL),
        )
    )  # fmt: skip


def _stepped_down(found: Found) -> tuple[Claim, ...]:
    """Read "I stepped down as treasurer", "I resigned as chair of the co-op"."""
    words = until_time(found.words("x"))
    core = strip_determiner(words)
    core = core[: phrase_end(core, 0)] or core
    if not core or deictic(words):
        return ()
    text = _text(core)
    be = "are" if found.subject.plural else "is"
    return tuple(
        claim(
            found, value=value, slot=slot, label=text, polarity=Polarity.RETRACT, denies=text, kind=ClaimKind.ROLE,
            statement=sentence(found.subject.shown, be, "no longer", text),
        )
        for slot, value in (("role", ()), ("position", core), (ANY_SLOT, core))
    )  # fmt: skip


# fmt: off
RICH_FIRST_ENTRIES = (
    Entry(
        name="rich.ends.withdrew", since=SINCE, who=PEOPLE, verbs=("drop", "pull", "back", "withdraw", "bail"), patterns=("out of|from {x:rest}", "from {x:rest}", "out on {x:rest}"),
        kind=ClaimKind.GOAL, tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_withdrew),
    ),
    Entry(
        name="rich.ends.stepped_down", since=SINCE, who=PEOPLE, verbs=("step", "stand", "resign", "retire", "quit"), patterns=("?down ?aside as {x:rest}", "down|aside from {x:rest}"),
        kind=ClaimKind.ROLE, tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_stepped_down),
    ),
)
"""These stand before the frozen entries, which read less of the same words."""

RICH_END_ENTRIES = (
    Entry(
        name="rich.ends.no_longer", since=SINCE, who=PEOPLE, verbs=("",), patterns=("{x:rest}",), kind=ClaimKind.HABIT,
        tenses=frozenset({Tense.PRESENT}), denial="retract", make=_no_longer,
    ),
    Entry(
        name="rich.ends.gave_up_on", since=SINCE, who=PEOPLE, verbs=("give",), patterns=("up on {x:rest}",), kind=ClaimKind.ONGOING_PROJECT,
        tenses=_ENDED, retracts=True, denial="none", make=in_own_words(_abandoned),
    ),
    Entry(
        name="rich.ends.abandoned", since=SINCE, who=PEOPLE, verbs=("abandon", "drop", "quit", "shelve", "scrap", "cancel", "finish", "complete", "stop", "end", "pause", "wrap"),
        patterns=("?up ?out ?with my|our|the {x:rest}", "{x:plain}"), kind=ClaimKind.ONGOING_PROJECT, tenses=_ENDED, retracts=True, denial="none",
        make=in_own_words(_abandoned),
    ),
    Entry(
        name="rich.ends.gone", since=SINCE, who=USERS, verbs=("sell", "scrap", "donate", "lose", "give", "get", "return", "ditch", "trade", "throw", "pass"),
        patterns=("?rid ?of ?away ?out ?in ?on {x:rest}",), kind=ClaimKind.RESOURCE, tenses=_ENDED, retracts=True, denial="none",
        make=in_own_words(lambda f: _gone(f) if _parts_with(f) else ()),
    ),
    Entry(
        name="rich.ends.done", since=SINCE, who=USERS, verbs=("be",), patterns=("done|through|finished with {x:rest}", "off {x:rest}"),
        kind=ClaimKind.HABIT, tenses=frozenset({Tense.PRESENT}), retracts=True, denial="none", make=in_own_words(_off),
    ),
)
# fmt: on


def _parts_with(found: Found) -> bool:
    """Tell "I gave my kit to my nephew" and "I got rid of it" from other giving and getting."""
    lemma, lows = found.predicate.verb.lemma, [w.low for w in found.predicate.comp]
    if lemma == "lose" and any(low in BODY or kin_class(low) for low in lows[:4]):
        # Who lost a leg or a daughter parts with no thing: it is told as what happened.
        return False
    if lemma == "get":
        return lows[:2] == ["rid", "of"]
    if lemma in {"give", "throw", "pass"}:
        return "to" in lows or "away" in lows or lows[:1] in (["away"], ["out"], ["on"])
    return not (lemma == "trade" and lows[:1] != ["in"])


_USED = re.compile(r" used to (?P<verb>[a-z]+)\b")
_GRADUATED = re.compile(
    r" (?:finished|completed|got) (?:\w+ ){1,3}?(?:phd|degree|masters?|master's|apprenticeship|residency|diploma|training)\b",
    re.I,
)
_MOVED_OUT = re.compile(
    r" (?:moved|relocated) (?:out|away) of (?:the |their |a )?(?P<place>\w[\w -]*?)(?: (?:in|at|on|near)\b|\.)"
)
_OVER = frozenset(
    {
        "habit",
        "past habit",
        "past thing",
        "past home",
        "past employment",
        "past role",
        "past teaching",
        "past study",
    }
)
_PAID = ("subscription", "membership", "pass")


_FROM_WHOM = re.compile(
    r" (?:moved|relocated) (?:out|away) (?:of|from) (?:their |the |User's )?(?P<whom>[a-z-]+?)(?:'s?|’s?)"
    r"(?: (?:old |own )?(?:place|flat|house|home|apartment|basement|spare room|room|cottage))?(?= |\.)"
)
"""Moving out of somebody's place is living with them no longer."""


_PARTED = re.compile(
    r"(?P<who>[\w' -]{2,40}?) (?:has |had to )?(?:sold|gave away|got rid of|scrapped|lost|crashed) "
    r"(?:the|their|his|her) (?P<what>[\w' -]{2,40}?)(?: (?:in|on|at|to|last|around|for)\b.*)?\.\Z"
)


def _parted_with(one: Claim) -> tuple[Claim, ...]:
    """Give what is over when somebody of the user's sold a thing."""
    if one.polarity is not Polarity.ASSERT:
        return ()
    sold = _PARTED.match(one.statement) if one.about not in {"user", "team"} else None
    if sold is not None:
        what = sold.group("what")
        return (
            replace(
                one, slot=ANY_SLOT, value=what, polarity=Polarity.RETRACT, denies=what, label=what, past=False,
            ),
        )  # fmt: skip
    return ()


def without_lost(made: tuple[Claim, ...], words: Words) -> tuple[Claim, ...]:
    """Drop the tie to whom a clause says was lost or buried: "I lost my wife Maureen in 2020"."""
    lows = [w.low for w in words]
    lost = {
        who
        for k in range(len(lows) - 3)
        if lows[k] in {"lost", "buried", "losing", "burying"} and lows[k + 1] in {"my", "our"}
        for who in lows[k + 2 : k + 6]
    }
    return tuple(
        one
        for one in made
        if not one.slot.startswith("relation ")
        or (named := _TIE.match(one.statement)) is None
        or named["name"].lower() not in lost
    )


_TIE = re.compile(r"User['’]s .+ is (?P<name>\w+)")


def without_gone(made: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """Drop the tie to a pet where the same clause tells that it died."""
    gone = {one.value for one in made if one.polarity is Polarity.RETRACT and one.slot == ANY_SLOT}
    if not gone:
        return made
    return tuple(
        one
        for one in made
        if one.polarity is not Polarity.ASSERT
        or not one.slot.startswith("relation ")
        or one.value not in gone
    )


def with_ends(made: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """Give claims with what else is over by them, and with what was given up long ago."""
    made += tuple(more for one in made for more in ends_beside(one))
    return tuple(each for one in made for each in (*_quit_long_ago(one), one))


def _quit_long_ago(one: Claim) -> tuple[Claim, ...]:
    """Give "User quit drinking two years ago" as what happened to them, whatever it ends.

    An end that meets nothing forms nothing; what was given up years ago is told of a life.
    """
    if one.polarity is Polarity.ASSERT or one.forget or one.slot != "habit":
        return ()
    if _QUIT_THEN.search(one.statement) is None:
        return ()
    return (
        replace(
            one, slot="history", value=f"quit {one.denies or one.value}", polarity=Polarity.ASSERT,
            kind=ClaimKind.PROJECT_FACT if one.about == "user" else one.kind, denies="", ended="", whole=False,
        ),
    )  # fmt: skip


_QUIT_THEN = re.compile(
    r"\b(?:quit|stopped|gave up) \S.* (?:in (?:19|20)\d\d|(?:years|months) ago|an? (?:year|decade) ago)\.\Z"
)


def ends_beside(one: Claim) -> tuple[Claim, ...]:
    """Give what else is over when a claim is told.

    Who "used to do stand-up" does it no longer, and who cancelled an Economist subscription
    no longer subscribes to it. What meets nothing forms nothing.
    """
    if one.polarity is Polarity.ASSERT and _UNDONE.search(one.statement) is not None:
        return ()
    used = _USED.search(one.statement)
    if (
        used is not None
        and one.slot in _OVER
        and one.polarity is Polarity.ASSERT
        and one.about != "team"
    ):
        verb = used.group("verb")
        now = "is no longer" if verb == "be" else f"no longer {third_person(verb)}"
        said = f"{one.statement[: used.start()]} {now}{one.statement[used.end() :]}"
        slot = one.slot.removeprefix("past ")
        return (
            replace(one, slot=slot, polarity=Polarity.RETRACT, past=False, statement=said, denies=said, value="" if slot in {"home", "employment", "role"} else one.value),
        )  # fmt: skip
    if (
        one.polarity is Polarity.RETRACT
        and one.slot == "project"
        and _GRADUATED.search(one.statement)
    ):
        return (
            replace(
                one,
                slot="achievement",
                polarity=Polarity.ASSERT,
                kind=ClaimKind.SKILL,
                denies="",
                ended="",
            ),
        )
    parted = _parted_with(one)
    if parted:
        return parted
    left = _FROM_WHOM.search(one.statement) if one.about != "team" else None
    if left is not None and one.about != "user":
        whom = left.group("whom")
        return (
            replace(
                one, slot=ANY_SLOT, value=whom, polarity=Polarity.RETRACT, denies=f"live {whom}", ended="", began=True,
                past=False, label=whom,
            ),
        )  # fmt: skip
    if left is not None:
        said = f"User lives with their {left.group('whom')}"
        return (
            replace(
                one, slot="home setting", value="", polarity=Polarity.RETRACT, denies=said, ended="", began=True,
                past=False, label="home setting",
            ),
        )  # fmt: skip
    moved = _MOVED_OUT.search(one.statement) if one.polarity is Polarity.RETRACT else None
    if moved is not None and one.slot.startswith("home"):
        place = moved.group("place")
        return (replace(one, slot=ANY_SLOT, value=place, denies=place, ended="", label=place),)
    if one.polarity is Polarity.RETRACT and one.slot == "thing" and one.value.endswith(_PAID):
        name = one.value.rsplit(" ", 1)[0].strip()
        if name and name != one.value:
            return (replace(one, slot=ANY_SLOT, value=name, denies=name, ended=""),)
    return ()


_UNDONE = re.compile(r"\b(?:never|almost|nearly)\b")
"""What did not come to be ends nothing: "my sister never sold her flat"."""

_PARTNERS = word_set(
    "boyfriend girlfriend partner husband wife fiance fiancee fiancé fiancée spouse ex"
)
_SPLIT = (("broke", "up"), ("split", "up"), ("separated",), ("got", "divorced"), ("divorced",))


def broke_up(words: Words) -> tuple[Claim, ...]:
    """Read "I broke up with my boyfriend", "we split up in March": nobody is the partner now."""
    lows = [w.low for w in words]
    if not lows or len(lows) > 14 or lows[0] not in {"i", "we", "my"}:
        return ()
    at = 1
    if lows[0] == "my":
        if lows[1:2] == [] or lows[1] not in _PARTNERS or lows[2:4] != ["and", "i"]:
            return ()
        at = 4
    while at < len(lows) and lows[at] in {"have", "'ve", "just", "recently", "finally", "actually"}:
        at += 1
    split = next((s for s in _SPLIT if tuple(lows[at : at + len(s)]) == s), ())
    if not split:
        return ()
    rest = words[at + len(split) :]
    who = "partner" if lows[0] != "my" else lows[1]
    if lows[0] == "i":
        if len(rest) < 3 or rest[0].low not in {"with", "from"} or rest[1].low != "my":
            return ()
        if rest[2].low not in _PARTNERS or split == ("divorced",):
            return ()
        who, rest = rest[2].low, rest[3:]
    elif rest and not time_at(rest, 0):
        return ()
    when = say_words(rest, SELF) if rest and time_at(rest, 0) else ""
    text = " ".join(split) if split != ("divorced",) else "got divorced"
    said = sentence(
        "User", text, "from" if split[0] in {"separated", "got"} else "with", f"their {who}", when
    )
    one = Claim(
        label=who, slot="relation spouse", statement=said, kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP,
        polarity=Polarity.RETRACT, whole=True, began=True, ended=f"User has a {who}.", start=words[0].start,
        end=words[-1].end,
    )  # fmt: skip
    return (one, replace(one, slot="having spouse"))
