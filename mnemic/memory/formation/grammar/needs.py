"""Limits told as needs: "nothing with dairy", "no stairs for me", "Thursdays are no good for me".

What is told of a person's days, body, diet or means is a limit; what a text, a picture or a
piece of code must be is the task at hand and forms nothing.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.limiting import at_hand, limit, told, told_all
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    points,
    strip_determiner,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.verdicts import no_good
from mnemic.memory.formation.grammar.words import noun_lemma, verb_lemma
from mnemic.memory.formation.rendering import say_verb, say_words, sentence
from mnemic.memory.formation.wordlists import word_set

NEED_WORDS_MAX = 24
"""Longest limit that is read, in words."""

_OPENERS = word_set(
    "and but so also just um uh er hmm ok okay please pls well oh , : though because plus"
)
_CLOSERS = word_set("please pls plz thanks ta ever though . , !")
_WITHOUT = word_set("with containing needing requiring")
_THAT_NEEDS = word_set(
    "needs has contains involves requires means uses costs takes includes smells"
)
_TOO = word_set(
    "spicy over above under below past after before longer heavier further dearer pricier on"
)
_MINE = (
    ("for", "me"),
    ("for", "us"),
    ("in", "my", "case"),
    ("in", "my", "house"),
    ("in", "our", "house"),
)
_KEPT_FOR = word_set(
    "halal kosher vegan vegetarian gluten-free dairy-free nut-free lactose-free wheelchair-accessible step-free wheelchair accessible dog-friendly pet-friendly child-friendly pram-friendly alcohol-free fragrance-free sugar-free"
)
_NOT_MINE = word_set("his her their your its the this that these those it he she they")


def needs(words: Words) -> tuple[Claim, ...]:
    """Give the limits that a clause tells, () when it tells none."""
    body = _stripped(words)
    if not 2 <= len(body) <= NEED_WORDS_MAX:
        return ()
    return (
        _ruled(body)
        or _ruled_of_me(body)
        or _nothing_with(body)
        or _none_for_me(body)
        or no_good(body)
        or _whatever(body)
        or _all_i_do(body)
        or _only_for_me(body)
        or _only_have(body)
        or _only_can(body)
        or _must_be(body)
    )


def _stripped(words: Words) -> Words:
    words = strip_punctuation(words)
    while (
        len(words) > 1
        and words[0].low in _OPENERS
        and not (words[0].low == "only" and len(words) < 3)
    ):
        words = words[1:]
    while len(words) > 1 and words[-1].low in _CLOSERS:
        words = words[:-1]
    return words


_RULERS = word_set(
    "doctor doctors gp surgeon physio dentist midwife vet landlord landlady consultant school nursery boss manager supervisor physician cardiologist therapist council"
)


def _ruled(body: Words) -> tuple[Claim, ...]:
    """Read "surgeon's rule: no pivoting till she signs me off in June", "doctor's orders: no salt"."""
    at = next((i for i in range(1, min(5, len(body) - 2)) if body[i].low == ":"), 0)
    lows = [w.low.removesuffix("'s") for w in body[:at]]
    if (
        not at
        or not set(lows) & _RULERS
        or lows[-1] not in {"rule", "rules", "orders", "order", "advice"}
    ):
        return ()
    what = body[at + 1 :]
    if what[0].low not in {"no", "nothing", "only", "never"} or deictic(what):
        return ()
    owner = body[1:at] if body[0].low in {"my", "our", "the"} else body[:at]
    said = sentence(
        "User's",
        say_words(_lower(owner), SELF),
        "is" if lows[-1] in {"rule", "order", "advice"} else "are",
        say_words(what, SELF),
    )
    return (limit(body, body, said, what[1:]),)


_ORDERS = frozenset({"should", "must", "ought", "need", "have", "ca", "can", "may"})
_MUST = (("has", "to", "be"), ("needs", "to", "be"), ("must", "be"), ("have", "to", "be"))


def _all_i_do(body: Words) -> tuple[Claim, ...]:
    """Read "everything I cook has to be gluten free": what binds all that somebody does."""
    at = next((i for i in range(len(body) - 4) if body[i].low in {"everything", "anything"}), -1)
    if at < 0 or body[at + 1].low not in {"i", "we"}:
        return ()
    lows = tuple(w.low for w in body)
    must = next(
        (
            k
            for k in range(at + 3, min(at + 7, len(body)))
            for m in _MUST
            if lows[k : k + len(m)] == m
        ),
        0,
    )
    group = read_verb(body, at + 2, SELF) if must else None
    what = body[must:]
    if group is None or deictic(what) or at_hand(what):
        return ()
    does = say_verb(group, SELF)
    said = sentence(
        body[at].text.capitalize(),
        "User",
        does,
        say_words(body[group.next : must], SELF),
        say_words(what, SELF),
    )
    return (limit(body[at:], body[at:], said, what),)


_ONCE = word_set("come return call see book make bring ring go phone visit get")
"""What one is told to do once."""

_RULES_BY = frozenset({"say", "tell", "insist", "recommend", "advise"})


def _ruled_of_me(body: Words) -> tuple[Claim, ...]:
    """Read "my doctor says I should avoid salt" as what they rule."""
    owned = body[0].low in {"my", "our", "the"}
    if not owned and body[0].low not in _RULERS:
        return ()
    bid = _bid_by(body, body[int(owned) :])
    if bid:
        return bid
    at = next((i for i in range(2, min(7, len(body) - 2)) if body[i].low in {"i", "we"}), 0)
    if not at or body[at + 1].low not in _ORDERS:
        return ()
    said = tuple(w for w in body[owned:at] if w.low not in _BESIDE)
    who = said[:-1]
    if len(said) < 2 or who[-1].low not in _RULERS or verb_lemma(said[-1].low) not in _RULES_BY:
        return ()
    what = body[at + 2 :]
    core = tuple(w for w in what if w.low not in {"n't", "not", "to"})
    if not core or core[0].low in _ONCE or deictic(what) or at_hand(core[1:]):
        return ()
    modal = body[at + 1]
    third = {"need": "needs", "have": "has"}.get(modal.low)
    modal = modal._replace(text=third, low=third) if third and what[0].low == "to" else modal
    order = say_words((modal, *what), SELF).replace("can't", "cannot")
    told = sentence("User", f"{order}, as their {say_words(_lower(who), SELF)} says")
    return (limit(body, body, told, core),)


_BESIDE = frozenset({"that", "me", "us", "has", "just", "also"})
_BOSSES = frozenset({"boss", "manager", "supervisor", "school"})
"""Whose bidding is the work of the day."""

_BIDDING = word_set("told advised asked wants ordered instructed warned recommended")


def _bid_by(body: Words, said: Words) -> tuple[Claim, ...]:
    """Read "my doctor told me to avoid salt", "the vet advised us not to feed grain"."""
    to = next((i for i in range(2, min(8, len(said) - 1)) if said[i].low == "to"), 0)
    negated = bool(to) and said[to - 1].low == "not"
    front = tuple(w for w in said[: to - negated] if w.low not in _BESIDE)
    what = said[to + 1 :]
    if (
        not to
        or len(front) < 2
        or front[-1].low not in _BIDDING
        or front[-2].low not in _RULERS - _BOSSES
    ):
        return ()
    if what[0].low in _ONCE or deictic(what) or at_hand(what[1:]):
        return ()
    no = "not to" if negated else "to"
    told = sentence(
        "User's",
        say_words(_lower(front[:-1]), SELF),
        front[-1].low,
        "User",
        no,
        say_words(what, SELF),
    )
    return (limit(body, body, told, what),)


def _nothing_with(body: Words) -> tuple[Claim, ...]:
    """Read "nothing with dairy", "nothing that needs a microwave", "nothing too spicy"."""
    if body[0].low not in {"nothing", "anything"} or len(body) < 3:
        return ()
    if [w.low for w in body[-2:]] in (["for", "me"], ["for", "us"]):
        body = body[:-2]
    bars = body[0].low == "anything"
    if bars:
        # "anything but seafood" bars one thing.
        if body[1].low not in {"but", "except"}:
            return ()
        told = body[2:]
    elif body[1].low in _WITHOUT | _TOO:
        told = body[2:] or body[1:]
    elif body[1].low == "that" and body[2].low in _THAT_NEEDS and len(body) > 3:
        told = body[3:]
    else:
        return ()
    what = _cut(body)
    if not told or deictic(told) or at_hand(what[1:]) or points(strip_determiner(told)):
        return ()
    if any(
        w.low
        in {"is", "was", "are", "happens", "works", "worked", "happened", "comes", "came", "left"}
        for w in what[2:]
    ):
        return ()
    return (limit(body, what, sentence("User wants", say_words(_lower(what), SELF)), told),)


def _cut(body: Words) -> Words:
    for i in range(2, len(body)):
        if body[i].low in {"because", "since", "so", "as", ";", "—", "–", "cos"} or (
            body[i].low == ","
            and body[i + 1 : i + 2]
            and body[i + 1].low in {"i", "we", "my", "ever", "she", "he", "it", "or", "please"}
            and body[i + 1].low != "or"
        ):
            return strip_punctuation(body[:i])
    return body


def _lower(words: Words) -> Words:
    first = words[0]
    return (first._replace(text=first.low), *words[1:]) if first.text[1:].islower() else words


def _for_me(body: Words) -> int:
    """Give where "for me" stands, -1 where it does not."""
    lows = tuple(w.low for w in body)
    return next((i for i in range(1, len(lows)) for m in _MINE if lows[i : i + len(m)] == m), -1)


def _none_for_me(body: Words) -> tuple[Claim, ...]:
    """Read "no stairs for me since the hip"; a verdict ("no sugar for me today") is of the moment."""
    at = _for_me(body)
    if body[0].low != "no" or at < 2 or len(body) > 14:
        return ()
    what, rest = body[1:at], body[at:]
    if (
        deictic(what)
        or points(what)
        or what[0].low in {"way", "idea", "need", "one", "problem", "chance", "worries", "luck"}
    ):
        return ()
    passing = {w.low for w in rest} & {"today", "tonight", "now", "thanks", "tomorrow"}
    if passing or what[0].low in _NOT_MINE or until_time(what) != what:
        return ()
    end = next((i for i, w in enumerate(rest) if w.low == ","), len(rest))
    # "for me" is said by "User can have", "in our house" is where.
    rest = rest[2 if rest[0].low == "for" else 0 : end]
    said = sentence("User can have no", say_words(what, SELF), say_words(rest, SELF))
    return (limit(body, body, said, what),)


def _whatever(body: Words) -> tuple[Claim, ...]:
    """Read "whatever you suggest has to start from a train station"."""
    lows = tuple(w.low for w in body)
    if lows[0] in {"whatever", "anything"} and lows[1:2] == ("you",) and len(body) > 5:
        at = next(
            (
                i
                for i in range(3, 7)
                if lows[i : i + 2] in {("has", "to"), ("needs", "to")}
                or lows[i : i + 1] in {("must",), ("should",)}
            ),
            0,
        )
    else:
        return ()
    if not at or lows[2] not in {
        "suggest",
        "recommend",
        "propose",
        "pick",
        "choose",
        "find",
        "come",
        "plan",
        "send",
        "cook",
        "offer",
        "give",
    }:
        return ()
    rest = body[at + (1 if lows[at] in {"must", "should"} else 2) :]
    if len(rest) < 2 or deictic(rest) or at_hand(rest):
        return ()
    negated = rest[0].low in {"not", "n't"}
    rest = rest[1:] if negated else rest
    modal = {"has": "has to", "needs": "needs to"}.get(lows[at], lows[at])
    said = sentence(
        "Whatever the assistant",
        f"{lows[2]}s",
        "to User",
        modal,
        "not" if negated else "",
        say_words(rest, SELF),
    )
    return (limit(body, body, said, rest),)


def _only_for_me(body: Words) -> tuple[Claim, ...]:
    """Read "flat shoes only for me", "trains or ferries only", "only ground-floor rooms for us"."""
    lows = tuple(w.low for w in body)
    if lows[0] == "only" and (end := _for_me(body)) > 2:
        what = body[1:end]
        if deictic(what) or points(what) or at_hand(what) or read_verb(what, 0, SELF) is not None:
            return ()
        said = sentence("User wants only", say_words(_lower(what), SELF))
        return (limit(body, what, said, what),)
    at = next((i for i in range(1, len(body)) if lows[i] == "only"), 0)
    mine = _for_me(body) >= 0
    alone = at == len(body) - 1
    if (
        not at
        or not (mine or alone)
        or at > 6
        or any(
            w in {"i", "we", "is", "are", "was", "were", "not", "'s", "one", "by"}
            for w in lows[: at + 1]
        )
    ):
        return ()
    what = body[:at]
    plural = noun_lemma(what[-1].low) != what[-1].low
    if (
        deictic(what)
        or points(what)
        or at_hand(what)
        or not (mine or plural)
        or lows[0] in {"for", "in", "the"}
    ):
        return ()
    if not mine and not (plural and {"or", "and"} & set(lows)):
        return ()
    said = sentence("User wants only", say_words(_lower(what), SELF))
    return (limit(body, body, said, what),)


def _only_have(body: Words) -> tuple[Claim, ...]:
    """Read "I only have evenings", "all I've got is one pan and a hob", "we only get read access"."""
    lows = tuple(w.low for w in body)
    if lows[0] == "all" and lows[1:2] in {("i",), ("we",)} and len(body) > 5:
        at = next((i for i in range(3, 6) if lows[i] in {"is", "are"}), 0)
        group = read_verb(body, 2, SELF) if at else None
        if (
            group is None
            or group.lemma not in {"have", "get", "own", "eat", "drink"}
            or group.negated
        ):
            return ()
        what = told_all(body[at + 1 :])
        if not what or points(what) or deictic(what) or at_hand(what):
            return ()
        said = sentence(
            "All User",
            say_verb(group, SELF).removeprefix("has ")
            if group.lemma == "get" and group.tense.value == "perfect"
            else say_verb(group, SELF),
            lows[at],
            say_words(what, SELF),
        )
        return (limit(body, body, said, what),)
    if lows[0] not in {"i", "we"}:
        return ()
    group = read_verb(body, 1, SELF)
    if group is None or group.negated or group.lemma not in {"have", "get"} or group.progressive:
        return ()
    comp = body[group.next :]
    only = "only" in group.adverbs or (bool(comp) and comp[0].low == "only")
    comp = comp[1:] if comp and comp[0].low == "only" else comp
    what = told_all(comp)
    if (
        not only
        or not what
        or points(what)
        or deictic(what)
        or at_hand(what)
        or what[0].low in {"to", "the", "been", "my", "ever"}
    ):
        return ()
    if group.tense.value != "present" or {w.low for w in comp} & {"today", "tonight", "left"}:
        return ()
    if what[0].low in {"a", "an"} and noun_lemma(what[-1].low) in {
        "minute",
        "second",
        "moment",
        "question",
        "hour",
    }:
        return ()
    said = sentence("User only", "has" if group.lemma == "have" else "gets", say_words(what, SELF))
    return (limit(body, body, said, what),)


_VAGUE = word_set(
    "see get find think hope imagine assume guess say do be agree apologise apologize speculate suppose wish dream recommend suggest tell"
)


def _only_can(body: Words) -> tuple[Claim, ...]:
    """Read "I can only manage ground floor places": what is beyond it is out of reach."""
    if body[0].low not in {"i", "we"}:
        return ()
    group = read_verb(body, 1, SELF)
    if (
        group is None
        or group.modal != "can"
        or group.negated
        or "only" not in group.adverbs
        or group.lemma in _VAGUE
    ):
        return ()
    what = told_all(body[group.next :])
    if not what or points(what) or deictic(what) or at_hand(what):
        return ()
    return (limit(body, what, sentence("User can only", group.lemma, say_words(what, SELF)), what),)


def _must_be(body: Words) -> tuple[Claim, ...]:
    """Read "it must be halal", "everything has to be gluten-free": a limit of a household."""
    lows = tuple(w.low for w in body)
    if lows[0] not in {"it", "everything", "food", "they", "must", "has", "needs"} or len(body) > 9:
        return ()
    at = next((i for i in range(1, len(body)) if lows[i] == "be"), 0)
    modal = set(lows[:at]) & {"must", "has", "have", "needs", "need", "should", "got"}
    if not at or not modal or at > 4 or "n't" in lows or "not" in lows:
        return ()
    kept = next((w for w in body[at + 1 :] if w.low in _KEPT_FOR), None)
    if kept is None or body[at + 1].low not in _KEPT_FOR | {
        "strictly",
        "fully",
        "completely",
        "totally",
    }:
        return ()
    text = say_words(told(body[at + 1 :]), SELF)
    return (limit(body, body, sentence("What is suggested to User must be", text), (kept,)),)
