"""Aims in the wordings that no entry reads: "aiming for a sub-50 10k", "the plan is to sell up".

An aim is told by a head, which says who aims and how firmly, and by what is aimed at. The
heads are closed; what is aimed at is any verb or noun that `aimed_at` does not refuse.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.aim_heads import BEING, DOING, ENTERED, PLAIN, Head
from mnemic.memory.formation.grammar.aimed_at import errand, is_far, thing_aimed_at
from mnemic.memory.formation.grammar.entries import TEAM_VERBS, Claim
from mnemic.memory.formation.grammar.lexicon import MONTHS, TEAM_THINGS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    strip_determiner,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import SELF, TEAM, Subject
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.rendering import say_verb, say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Longevity

FRONT_WORDS_MAX = 8
"""How many words may stand before who aims: "by the end of next year I ..."."""


_GOALS = word_set(
    "goal aim plan dream ambition target hope intention resolution mission wish objective endgame"
)
_GOAL_LEADS = word_set(
    "long-term short-term big biggest main only current next real one lifelong ultimate personal new first secret year's"
)
_LEADS = word_set(
    """so well right ok okay and but also now honestly basically anyway actually ideally eventually yes yeah look
    truth thing is the , - – — : oh hi hello hey sorry"""
)
_FRONTED = word_set("for by before in this next within over at come after once until for long")
_FAR_FRONTS = word_set("someday eventually ultimately longer-term long-term")
_PRONOUNS = word_set("i we he she they it you my our his her their that this there the")
_ANY_SUBJECT = _PRONOUNS - {"the"}


def aims_told(words: Words) -> tuple[Claim, ...]:
    """Give the aim that a stated clause tells, () when it tells none."""
    front, body = _fronted(words)
    if len(body) < 3:
        return ()
    return _of_goal(body, front) or _of_cleft(body) or _of_speaker(body, front)


def _fronted(words: Words) -> tuple[Words, Words]:
    """Part what stands before who aims: openers are dropped, a time is kept."""
    i = 0
    while i < len(words) - 1 and words[i].low in _LEADS and not _is_goal_at(words, i):
        i += 1
    body = words[i:]
    if body and body[0].low in {"one", "some"} and [w.low for w in body[1:2]] == ["day"]:
        return _split(body, 2)
    if body and body[0].low in _FAR_FRONTS:
        return _split(body, 1)
    if body and body[0].low in _FRONTED:
        at = next(
            (k for k in range(1, min(len(body), FRONT_WORDS_MAX)) if body[k].low in {"i", "we"}), 0
        )
        if at and verb_lemma(body[at - 1].low) is not None and body[at - 1].low in {"when", "that"}:
            return (), body
        if at and not any(w.low in _ANY_SUBJECT - {"my", "our", "the"} for w in body[:at]):
            return _split(body, at)
    return (), body


def _split(body: Words, at: int) -> tuple[Words, Words]:
    rest = body[at:]
    while rest and rest[0].low in {",", "then", "now"}:
        rest = rest[1:]
    return strip_punctuation(body[:at]), rest


def _is_goal_at(words: Words, i: int) -> bool:
    return words[i].low == "the" and any(w.low in _GOALS for w in words[i + 1 : i + 4])


def _of_speaker(body: Words, front: Words) -> tuple[Claim, ...]:
    """Read "(I'm) hoping to sit the exam", "want to be off the tablets by summer"."""
    ours = body[0].low == "we"
    if ours and verb_lemma(body[1].low) in _DECIDING:
        return ()
    if body[0].low not in {"i", "we"}:
        body = _with_speaker(body)
    if not body:
        return ()
    group = read_verb(body, 1, SELF)
    if (
        group is None
        or group.negated
        or group.ended
        or group.never
        or group.modal not in {"", "would", "have to"}
    ):
        return ()
    if group.modal == "have to":
        return _has_to(body, group.next - 1, front)
    comp = body[group.next :]
    head, comp, said = _head(group.lemma, comp, progressive=group.progressive)
    if head is None:
        return _of_heart(body, comp, front)
    found = _goes_on(head, comp) or _wanted(group.lemma, comp, front)
    if found is None:
        return ()
    before, what, is_verb = found
    what = _whole(what)
    if not what or not _stands(head, group.lemma, what, front, is_verb=is_verb):
        return ()
    subject = TEAM if ours and _of_team(what) else SELF
    n = 2 if tuple(w.low for w in before[:2]) == ("one", "day") else 1
    if n == 2 or (before and before[0].low == "someday"):
        front, before = front or before[:n], before[n:]
    text = sentence(
        subject.shown, say_verb(group, subject), say_words((*said, *before, *what), subject),
        _say_front(front, subject),
    )  # fmt: skip
    return (_claim(body, what, text, subject, front),)


def _has_to(body: Words, at: int, front: Words) -> tuple[Claim, ...]:
    """Read "for my naturalisation I still have to get a birth certificate" as what is still to be done."""
    what = _whole(body[at:])
    purpose = front if front and front[0].low == "for" else ()
    if (
        not what
        or ours_of(body)
        or not _stands(PLAIN["need"], "need", (*what, *purpose), front, is_verb=True)
    ):
        return ()
    text = sentence("User has to", say_words(what, SELF), _say_front(front, SELF))
    return (_claim(body, what, text, SELF, front),)


def ours_of(body: Words) -> bool:
    return body[0].low == "we"


_DECIDING = frozenset({"decide", "resolve", "commit", "pledge", "agree"})
"""What "we" decide is a team's, or nobody's: it must not be told in another project."""

_HEARTS = word_set("heart sights mind eye eyes hopes")


def _of_heart(body: Words, comp: Words, front: Words) -> tuple[Claim, ...]:
    """Read "I've set my heart on a strip of land", "we have our eye on a canal boat"."""
    if len(comp) < 4 or comp[0].low not in {"my", "our"} or comp[1].low not in _HEARTS:
        return ()
    at = next((k for k in (2, 3) if comp[k].low == "on"), 0)
    what = _whole(comp[at + 1 :])
    if not at or not what or not thing_aimed_at(what):
        return ()
    group = read_verb(body, 1, SELF)
    if group is None or group.lemma not in {"set", "have", "fix"}:
        return ()
    text = sentence("User", say_verb(group, SELF), say_words((*comp[: at + 1], *what), SELF))
    return (_claim(body, what, text, SELF, front),)


def _wanted(lemma: str, comp: Words, front: Words) -> tuple[Words, Words, bool] | None:
    """Take a thing that is wanted for good: one's own, or some day."""
    if lemma not in {"want", "like", "love"} or not comp or comp[0].low == "to":
        return None
    lows = {w.low for w in comp}
    own = "own" in lows and bool(lows & {"my", "our"})
    return ((), comp, False) if own or _is_far(front) or is_far(comp) else None


def _head(lemma: str, comp: Words, *, progressive: bool) -> tuple[Head | None, Words, Words]:
    """Find the head of a verb group: its own verb, or what it is said to be."""
    if lemma != "be":
        table = DOING if progressive else PLAIN if lemma not in ENTERED else ENTERED
        return table.get(lemma), comp, ()
    at = 0
    while at < len(comp) and comp[at].low in ADVERBS | {"very", "absolutely", "dead", "really"}:
        at += 1
    if at < len(comp) and comp[at].low in BEING:
        return BEING[comp[at].low], comp[at + 1 :], comp[: at + 1]
    return None, comp, ()


def _with_speaker(body: Words) -> Words:
    """Give "hoping to ..." and "want to ..." the "I" that was left out; () for other words."""
    i = 0
    while i < len(body) - 1 and body[i].low in ADVERBS | {"currently", "seriously", "secretly"}:
        i += 1
    low, at = body[i].low, body[i].start
    me = given("I", at)
    if low == "been" and i + 1 < len(body):
        lemma = verb_lemma(body[i + 1].low)
        return (me, given("'ve", at), *body[i:]) if lemma in DOING else ()
    lemma = verb_lemma(low)
    if lemma in DOING and verb_form(low, lemma) == "ing":
        return (me, given("'m", at), *body[:i], *body[i:])
    if low in {"want", "hope", "fancy", "need", "intend", "aspire", "plan"} and i + 2 < len(body):
        # "plan to" and "hope to" may be nouns: only what a verb follows is taken.
        return (me, *body[:i], *body[i:])
    if low in {"determined", "keen", "hell-bent"}:
        return (me, given("am", at), *body[:i], *body[i:])
    return ()


def _goes_on(head: Head, comp: Words) -> tuple[Words, Words, bool] | None:
    """Give the joint behind a head, what is aimed at, and whether it is a verb."""
    i = 0
    while i < len(comp) and comp[i].low in ADVERBS | _BETWEEN:
        i += 1
    if i + 1 >= len(comp):
        return None
    low = comp[i].low
    if low == "up" and head.to and comp[i + 1].low == "to" and i + 2 < len(comp):
        # "gearing up to go freelance", "saving up to buy a van"
        i, low = i + 1, "to"
    if head.to and low == "to":
        k = i + 1
        while k < len(comp) - 1 and comp[k].low in ADVERBS | _BETWEEN:
            k += 1
        base = verb_lemma(comp[k].low) == comp[k].low
        return (comp[: i + 1], comp[k:], True) if base else None
    for join in head.ing:
        k = i + 1 if join else i
        if (not join or low == join) and k < len(comp) and _is_ing(comp[k]):
            return comp[:k], comp[k:], True
    return _goes_on_to(head, comp, i)


_BETWEEN = word_set("forward finally eventually someday hard myself one day")


def _goes_on_to(head: Head, comp: Words, i: int) -> tuple[Words, Words, bool] | None:
    """Read "for a kiln", "up to a half marathon", "towards getting my licence"."""
    if "" in head.np:
        return (comp[:i], comp[i:], False) if not _is_ing(comp[i]) else None
    if comp[i].low not in head.np:
        return None
    if comp[i].low == "up":
        i += 1
        if comp[i].low not in {"for", "to", "towards", "toward"}:
            return None
    k = i + 1
    return (comp[:k], comp[k:], _is_ing(comp[k])) if k < len(comp) else None


def _is_ing(word: Word) -> bool:
    lemma = verb_lemma(word.low)
    return lemma is not None and word.low.endswith("ing") and verb_form(word.low, lemma) == "ing"


def _whole(what: Words) -> Words:
    """Cut what is aimed at where another clause begins."""
    for i in range(1, len(what)):
        low = what[i].low
        behind = what[i + 1].low if i + 1 < len(what) else ""
        if low in {";", "(", "–", "—", "-"}:
            return strip_punctuation(what[:i])
        if low == "," and behind not in _GOING_ON:
            return strip_punctuation(what[:i])
        if (
            low in {"but", "because", "so", "cos", "coz", "cuz", "though", "although"}
            and behind != "that"
        ):
            return strip_punctuation(what[:i])
        if low == "and" and behind in _ANY_SUBJECT - {"my", "our", "his", "her", "their"}:
            return strip_punctuation(what[:i])
    return strip_punctuation(what)


_GOING_ON = word_set(
    "and or then in by before at with once when if preferably ideally together not"
)


def _stands(head: Head, lemma: str, what: Words, front: Words, *, is_verb: bool) -> bool:
    """Tell whether what is aimed at outlives the conversation."""
    if not is_verb:
        return thing_aimed_at(what)
    base = what[0]
    plain = verb_lemma(base.low) or base.low
    verb = (base._replace(text=plain, low=plain), *what[1:])
    asks_more = lemma in {"need", "try", "look", "mean", "struggle", "attempt", "expect", "seek"}
    return not errand(verb, firm=head.firm, strict=asks_more, dated=_is_far(front))


def _is_far(front: Words) -> bool:
    lows = {w.low for w in front}
    return bool(lows) and not lows & {"now", "today", "tonight", "moment", "morning", "afternoon"}


def _of_goal(body: Words, front: Words) -> tuple[Claim, ...]:
    """Read "my aim is a distinction", "the plan is to sell up", "the goal this year: read more"."""
    if body[0].low not in {"my", "our", "the", "one"}:
        return ()
    i = 1
    while i < min(len(body), 5) and body[i].low in _GOAL_LEADS | {"'s", "of"}:
        i += 1
    if i >= len(body) - 2 or noun_lemma(body[i].low) not in _GOALS:
        return ()
    mine = body[0].low in {"my", "our"} or [w.low for w in body[i + 1 : i + 3]] in (
        ["of", "mine"], ["of", "ours"],
    )  # fmt: skip
    at = next(
        (
            k
            for k in range(i + 1, min(i + 8, len(body) - 1))
            if body[k].low in {"is", "'s", "are", ":", "remains"}
        ),
        0,
    )
    between = body[i + 1 : at]
    if not at or deictic(between) or (not mine and any(w.low == "of" for w in between)):
        return ()
    what = body[at + 1 :]
    while len(what) > 2 and what[0].low in ADVERBS | {"simple", ":"}:
        what = what[1:]
    joint: Words = ()
    if what[0].low == "to" and len(what) > 2:
        joint, what = what[:1], what[1:]
    elif body[at].low == ":" and verb_lemma(what[0].low) == what[0].low and len(what) > 1:
        joint = (given("to", what[0].start),)
    what = _whole(what)
    if not what:
        return ()
    base = verb_lemma(what[0].low)
    doing = bool(joint) or _is_ing(what[0])
    if doing and base is not None:
        verb = (what[0]._replace(text=base, low=base), *what[1:])
        if errand(verb, firm=mine, strict=False, dated=_is_far(front)):
            return ()
    elif not mine or not thing_aimed_at(what):
        return ()
    team = body[0].low == "our" and _of_team((*body[:at], *what))
    subject = TEAM if team else SELF
    own = "The team's" if team else "User's"
    noun = say_words(body[1 : i + 1], subject)
    said = sentence(
        own, noun, "is", say_words((*joint, *what), subject), _say_front(front, subject)
    )
    return (_claim(body, what, said, subject, front),)


def _of_cleft(body: Words) -> tuple[Claim, ...]:
    """Read "what I'm after is a second-hand harpsichord", "all I want is to be debt-free"."""
    if body[0].low not in {"what", "all"} or body[1].low not in {"i", "we"}:
        return ()
    at = next((k for k in range(3, min(9, len(body) - 1)) if body[k].low in {"is", "'s"}), 0)
    if not at:
        return ()
    group = read_verb(body, 2, SELF)
    if group is None or group.negated:
        return ()
    head, rest, said = _head(group.lemma, body[group.next : at], progressive=group.progressive)
    if head is None and not (group.lemma == "look" and group.progressive):
        return ()
    what = _whole(body[at + 1 :])
    if what and what[0].low == "to" and len(what) > 2:
        base = what[1]
        if verb_lemma(base.low) != base.low or errand(
            what[1:], firm=False, strict=False, dated=False
        ):
            return ()
    elif not what or group.lemma in {"want", "need", "like", "love"} or not thing_aimed_at(what):
        return ()
    text = sentence("User", say_verb(group, SELF), say_words((*said, *rest, *what), SELF))
    return (_claim(body, what, text, SELF, ()),)


def _of_team(what: Words) -> bool:
    nouns = {noun_lemma(w.low) for w in what}
    return what[0].low in TEAM_VERBS or bool(nouns & (TEAM_THINGS - {"day", "budget", "course"}))


def _say_front(front: Words, subject: Subject) -> str:
    text = say_words(front, subject)
    keeps = not front or (front[0].low in MONTHS) or text[:2].isupper()
    return text if keeps else text[:1].lower() + text[1:]


def _claim(body: Words, what: Words, text: str, subject: Subject, front: Words) -> Claim:
    core = until_time(what) or what
    shown = strip_determiner(core)
    seen = [w for w in (*front, *body) if w.end > w.start]
    return Claim(
        label=label_of(shown), slot="goal", statement=text, kind=ClaimKind.GOAL,
        type=BeliefType.USER_MODEL_ATTR, about=subject.about, value=say_words(core, subject),
        longevity=Longevity.ONGOING, local=subject is TEAM, start=seen[0].start,
        end=max((w.end for w in what if w.end > w.start), default=seen[-1].end),
    )  # fmt: skip
