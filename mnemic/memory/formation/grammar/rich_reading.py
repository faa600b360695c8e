"""From one clause to its claims, read for recall: what `formation@11` does beside the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

from msgspec.structs import replace

from mnemic.memory.formation.grammar.affecting import affecting
from mnemic.memory.formation.grammar.aiming import aims_told
from mnemic.memory.formation.grammar.anchored import anchored
from mnemic.memory.formation.grammar.as_it_is_now import as_it_is_now
from mnemic.memory.formation.grammar.asides import (
    ailment_of,
    ails,
    called,
    choosing,
    day_of,
    favourite,
    terse,
    years_of,
)
from mnemic.memory.formation.grammar.called_off import called_off, gone_by, plans_ended
from mnemic.memory.formation.grammar.casing import PLAIN_WORDS, Spelling, spelling
from mnemic.memory.formation.grammar.daily import hours_of_day, how_many
from mnemic.memory.formation.grammar.each_of_us import each_of_us
from mnemic.memory.formation.grammar.easing import back_again, eased, moved_to, without_verdict
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.headcounts import household, of_us, of_us_doing, team_size
from mnemic.memory.formation.grammar.in_mind import in_mind
from mnemic.memory.formation.grammar.joined_orders import joined_orders
from mnemic.memory.formation.grammar.kinds_wanted import kinds_wanted
from mnemic.memory.formation.grammar.kinfolk import of_people
from mnemic.memory.formation.grammar.laid_straight import laid_straight
from mnemic.memory.formation.grammar.learners import plainly_said
from mnemic.memory.formation.grammar.left_out import left_out
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS
from mnemic.memory.formation.grammar.made_of import made_of
from mnemic.memory.formation.grammar.needs import needs
from mnemic.memory.formation.grammar.no_order import is_own_doing, is_relayed
from mnemic.memory.formation.grammar.note_things import at_home
from mnemic.memory.formation.grammar.of_the_body import of_the_body
from mnemic.memory.formation.grammar.orders_at_work import orders_at_work
from mnemic.memory.formation.grammar.ours import (
    doing_now,
    having_done,
    no_longer_with,
    of_budget,
    of_household,
    of_ours,
    of_project,
    of_staff,
    of_work_here,
    renamed,
    since_years,
    unarticled,
)
from mnemic.memory.formation.grammar.outright import outright
from mnemic.memory.formation.grammar.owned_there import there_is
from mnemic.memory.formation.grammar.phrases import Words, has_frequency, strip_punctuation
from mnemic.memory.formation.grammar.reading import claims_of_clause, claims_of_predicate
from mnemic.memory.formation.grammar.replying import replies_wanted
from mnemic.memory.formation.grammar.rescheduling import rescheduled
from mnemic.memory.formation.grammar.rewording import (
    closed_up,
    late,
    off_to,
    program,
    that_is_when,
    thing_doing,
    where_i,
    without_here,
)
from mnemic.memory.formation.grammar.rich_ends import (
    broke_up,
    with_ends,
    without_gone,
    without_lost,
)
from mnemic.memory.formation.grammar.rich_roles import role_here
from mnemic.memory.formation.grammar.rich_wishes import wishes
from mnemic.memory.formation.grammar.richer import of_club, settled
from mnemic.memory.formation.grammar.said_better import said_better
from mnemic.memory.formation.grammar.scoped_wishes import scoped
from mnemic.memory.formation.grammar.shop_practice import shop_practice
from mnemic.memory.formation.grammar.smoothing import smoothed
from mnemic.memory.formation.grammar.spoken_topic import topic_after, with_topic
from mnemic.memory.formation.grammar.subjectless import subjectless
from mnemic.memory.formation.grammar.subjects import Mention, kin_class
from mnemic.memory.formation.grammar.tastes import tastes
from mnemic.memory.formation.grammar.ties import is_animal
from mnemic.memory.formation.grammar.told_whole import told_whole
from mnemic.memory.formation.grammar.turned_round import (
    all_that,
    back_to_doing,
    first_language,
    is_mine,
    what_i_am_into,
)
from mnemic.memory.formation.grammar.twofold import (
    parted,
    plainly,
    with_article,
)
from mnemic.memory.formation.grammar.typed import typed
from mnemic.memory.formation.grammar.under_way import under_way
from mnemic.memory.formation.grammar.unfolding.since_then import since_then
from mnemic.memory.formation.grammar.untold import is_untold
from mnemic.memory.formation.grammar.unwanted import unwanted
from mnemic.memory.formation.grammar.wholeness import made_whole
from mnemic.memory.formation.grammar.words import NUMBERS, noun_lemma, read
from mnemic.memory.formation.grammar.working_ground import working_ground
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind


def richly(text: str) -> Spelling:
    """Give how the words of a turn are spelled and smoothed before they are read for recall."""
    plain_spelling = spelling(text, plain=PLAIN_WORDS)
    told = {w.strip(".,;:!?'").lower() for w in text.split()}
    children = not any(is_animal(w) for w in told) or any(kin_class(w) == "child" for w in told)
    known: dict[Words, Words] = {}

    def spell(words: Words) -> Words:
        # A clause is looked at from several sides; it is spelled once.
        found = known.get(words)
        if found is None:
            plain = plainly_said(plain_spelling(typed(without_verdict(words))))
            plain = each_of_us(plain) or plain
            found = known[words] = moved_to(back_again(eased(smoothed(plain, children=children))))
        return found

    return spell


def read_richly(
    made: tuple[Claim, ...],
    words: Words,
    last: Mention,
    policy: str,
    *,
    stated: bool,
    told: bool,
    grounded: bool = False,
) -> tuple[tuple[Claim, ...], Mention]:
    """Give the claims of a clause, with what the table alone does not read of it.

    `made` is what the table gave, `stated` whether the clause states, `told` whether its
    turn has told of a project or an aim before it, `grounded` whether it orders what follows
    from something told.
    """
    if stated and is_own_doing(made, words):
        made, last = claims_of_clause(words, last, policy)
    if stated and (over := gone_by(words)):
        return over, last
    if stated:
        words, made, last = _in_parts(made, words, last, policy)
    if made and words[0].low == "for" and (narrower := scoped(words)):
        # "For Python always give me type hints" holds for Python.
        made = narrower
    made = joined_orders(made, words, stated=stated) or said_better(made, words, stated=stated)
    if made and (fuller := _with_front(made, words, last, policy)):
        made = fuller
    if not made:
        made, last = _other(words, last, policy, stated=stated, told=told)
        made = made or scoped(words, grounded=grounded)
        made = made or orders_at_work(words, grounded=grounded)
        made = made or kinds_wanted(words, stated=stated, grounded=grounded)
    elif stated and any(one.about == "user" and one.kind is not ClaimKind.RESOURCE for one in made):
        made += years_of(words)
    if not any(one.kind in _OF_HEALTH for one in made):
        made += ailment_of(words)
    made, last = of_people(words, in_mind(words, last), policy, made=made)
    made = with_ends(without_lost(without_gone(made), words))
    made = of_the_body(made, words, last.things)
    if _GENERAL.match(" ".join(w.low for w in words[:4])) is not None:
        made = ()
    made = tuple(
        one
        for one in made
        if (one.forget and not is_untold(one, words))
        or not (
            _is_subordinate(one, words)
            or _is_small(one)
            or _is_to_do(one, words)
            or _is_noun_alone(one, words)
            or is_untold(one, words)
        )
    )
    if is_relayed(words):
        made = tuple(one for one in made if one.kind is not ClaimKind.PREFERENCE)
    made = tuple(made_whole(one, words) for one in _whole_spans(made, words))
    made = plans_ended(tuple(settled(of_club(one, last.things, words)) for one in made))
    return made, topic_after(words, made, last)


def _in_parts(
    made: tuple[Claim, ...], words: Words, last: Mention, policy: str
) -> tuple[Words, tuple[Claim, ...], Mention]:
    """Read a clause that tells two things as two, and "my wife is nurse" with its article."""
    articled = with_article(words) or since_years(words) or plainly(words)
    if articled:
        words = articled
        made, last = claims_of_clause(words, last, policy)
    parts = program(words) or parted(words)
    if not parts:
        return words, made, last
    found: tuple[Claim, ...] = ()
    for part in parts:
        plain = with_article(part) or since_years(part) or part
        more, last = claims_of_clause(plain, last, policy)
        found += more or (told_whole(plain, of_owner=True) if found else ())
    return words, found or made, last


_OF_HEALTH = frozenset({ClaimKind.CONSTRAINT, ClaimKind.RECURRING_STATE})
"""What tells of an ailment itself: "3 a.m. pages set off my migraines" has told of them."""

_GENERAL = re.compile(
    r"(?!(?:i|we|my|our)\b)(?:\w+ ){1,2}(?:say|says|claim|claims|believe|think|recommend) (?:that )?we\b"
)
"""What experts say of everybody tells nothing of the user."""

_SUBORDINATE = frozenset(
    {"when", "whenever", "while", "if", "once", "until", "unless", "before", "after"}
)


_NO_GOODS = (["options"], ["choices"], ["saying"], ["versions"], ["answers"], ["drafts"])
_SMALL_WORK = word_set(
    "regex function query script loop div prompt macro formula snippet test component method class"
)


_GROWN_OUT_OF = frozenset(
    {"child", "kid", "teenager", "teen", "baby", "toddler", "boy", "girl", "student"}
)
_AMOUNTS = NUMBERS | {
    "about",
    "around",
    "roughly",
    "over",
    "some",
    "a",
    "few",
    "many",
    "several",
    "almost",
}


_AT_HAND = re.compile(
    r"User is (?:reading|following|using|looking at|checking|watching) (?:the|this|that|your) "
    r"(?:\w+ )?(?:docs|documentation|manual|instructions|tutorial|guide|code|logs?|output|readme|article|answer)\b"
    r"|User is [\w ]{1,20} (?:minutes|hours) into\b"
)


_OF_DRAFTS = re.compile(
    r"User (?:\w+ly )?(?:prefers|likes|wants|loves) the (?:original|first|second|third|last|previous|earlier|old|older|other|former|latter|current|new|newer) "
    r"(?:\w+ )?(?:version|draft|greeting|title|opening|ending|wording|one|intro|introduction|headline|subject line|paragraph|sentence|line|layout|"
    r"logo|name|colou?r|option|text|phrasing|closing|sign-off|caption|tone|format|structure|heading|slogan|tagline|chorus|verse)\b"
)
"""What somebody likes of the text on the table: "I prefer the original greeting"."""


def _is_small(one: Claim) -> bool:
    """Tell whether a project is a piece of the work at hand: "I'm building a regex"."""
    if one.kind is ClaimKind.ONGOING_PROJECT and _AT_HAND.match(one.statement) is not None:
        return True
    if one.kind is ClaimKind.PREFERENCE and _OF_DRAFTS.match(one.statement) is not None:
        return True
    if one.kind is ClaimKind.RESOURCE and one.value.lower().split()[-1:] in _NO_GOODS:
        return True
    if one.slot == "past identity" and one.value.lower() in _GROWN_OUT_OF:
        return True
    if one.kind is not ClaimKind.ONGOING_PROJECT or not one.value:
        return bool(one.value) and all(
            w in _AMOUNTS or w.isdecimal() for w in one.value.lower().split()
        )
    return one.value.split()[-1].lower() in _SMALL_WORK


def _is_subordinate(one: Claim, words: Words) -> bool:
    """Tell whether a claim was read from "when I import pandas", which only says when."""
    before = [w.low for w in words if w.start < one.start]
    return bool(before) and before[-1] in _SUBORDINATE and one.kind is ClaimKind.HABIT


def _is_to_do(one: Claim, words: Words) -> bool:
    """Tell whether "I need to buy milk and pick up the parcel" gave a habit of its second verb."""
    if one.kind is not ClaimKind.HABIT or one.statement.startswith("User wants"):
        return False
    bound = False
    front = [w.low for w in words if w.start < one.start]
    before = front[:-1] if front and front[-1] == "just" else front
    just = before is not front or any(w.low == "just" for w in words if w.start == one.start)
    if front and (front[-1] in {"so", "please"} or (just and before[-1:] == [","])):
        # "I don't drive my BMW anymore, so drop the reminders" asks and tells nothing.
        return True
    for word, behind in pairwise(words):
        if word.start >= one.start and word.low not in _TO_DO:
            break
        if word.low in _TO_DO and behind.low == "to":
            bound = one.start > word.start
        elif word.low in _SUBJECTS and word.start > 0:
            bound = False
    return bound


_ALONE = re.compile(r"\S+(?: \S+){0,2} (?P<verb>[a-z]+s)\.\Z")


def _is_noun_alone(one: Claim, words: Words) -> bool:
    """Tell whether "He loves trains and maps" gave "maps" as something that he does."""
    if one.about in {"user", "team"} or one.kind is not ClaimKind.RELATIONSHIP:
        return False
    found = _ALONE.match(one.statement)
    if found is None or noun_lemma(found.group("verb")) == found.group("verb"):
        return False
    at = next((i for i, w in enumerate(words) if w.low == found.group("verb")), 0)
    return (
        at > 2
        and words[at - 1].low == "and"
        and words[at - 2].low == noun_plural(words[at - 2].low)
    )


def noun_plural(low: str) -> str:
    """Give a word back when it is a plural, "" when it is none."""
    return low if noun_lemma(low) != low else ""


_TO_DO = frozenset({"need", "have", "want", "got", "going", "supposed", "trying", "must", "about"})


def _counted_out(words: Words) -> bool:
    """Tell whether a clause starts with a share of time: "three weeks out of four I ..."."""
    lows = tuple(w.low for w in words[:6])
    return (
        lows[:1] != ()
        and lows[0] in NUMBERS
        and lows[1:2] != ()
        and lows[1] in {"days", "weeks", "nights", "months", "weekends", "mornings"}
        and lows[2:4] == ("out", "of")
    )


def _turned(words: Words) -> Words:
    """Put a share of time behind what it is a share of."""
    at = next((i for i, w in enumerate(words[:8]) if w.low in {"i", "we"}), 0)
    front = strip_punctuation(words[:at])
    return (*words[at:], front[0]._replace(text=front[0].low), *front[1:]) if front else ()


def _with_front(
    made: tuple[Claim, ...], words: Words, last: Mention, policy: str
) -> tuple[Claim, ...]:
    """Read "Tuesdays and Thursdays I work from home" with its days, which the table left out."""
    if words[0].low not in DAY_WORDS and not _counted_out(words):
        return ()
    if has_frequency(read(made[0].statement)):
        return ()
    other = late(words) if words[0].low in DAY_WORDS else _turned(words)
    again, _ = claims_of_clause(other, last, policy) if other else ((), last)
    return _citing(again, words)


def _whole_spans(made: tuple[Claim, ...], words: Words) -> tuple[Claim, ...]:
    """Let "run" in "I swim, run and bike" cite the words that say who runs and when."""
    if len(made) < 2:
        return made
    subjects = {w.start for w in words if w.low in _SUBJECTS}
    out: list[Claim] = []
    begin = made[0].start
    for one in made:
        told = any(one.start <= at < one.end for at in subjects)
        begin = one.start if told else begin
        out.append(one if told or one.start < begin else replace(one, start=begin))
    return tuple(out)


_SUBJECTS = frozenset({"i", "we", "my", "our", "he", "she", "they"})


_CHOOSES = frozenset({"what", "which"})
_CALLS = frozenset({"call", "calls"})


def _other(
    words: Words, last: Mention, policy: str, *, stated: bool, told: bool
) -> tuple[tuple[Claim, ...], Mention]:
    lows = {w.low for w in words}
    made = wishes(words) or replies_wanted(words, stated=stated) or unwanted(words)
    if not made and lows & _CHOOSES:
        made = choosing(words, among_projects=told)
    if not made and "me" in lows and lows & _CALLS:
        made = called(words)
    if made or not words or not stated:
        return made, last
    doing = of_us_doing(words)
    made, after = claims_of_clause(doing, last, policy) if doing else ((), last)
    if made:
        return (team_size(words, of_us(words)[0]), *_citing(made, words)), after
    made = (
        broke_up(words)
        or called_off(words)
        or aims_told(words)
        or under_way(words)
        or tastes(words)
        or outright(words)
        or made_of(words, last)
        or there_is(words, last)
        or ails(words)
        or day_of(words)
        or household(words, last.things)
        or favourite(words)
        or first_language(words)
        or needs(words)
        or terse(words)
        or affecting(words)
        or hours_of_day(words)
        or how_many(words)
    )
    if made:
        rest = strip_punctuation(tuple(w for w in words if w.start >= made[0].end))
        more, last = claims_of_clause(rest, last, policy) if len(rest) > 2 else ((), last)
        return made + more, last
    acting = thing_doing(words)
    if acting is not None and (made := claims_of_predicate(acting, policy)):
        return made, last
    made, after = _of_topic(words, last, policy)
    if made:
        return made, after
    for reword, cites in ((of_project, True), *_REWORDED) if told else _REWORDED:
        if reword is left_out and last.subject is not None:
            # "my sister rents in Leeds, lease ends in May": whose it is is not told.
            continue
        other = reword(words)
        made, after = claims_of_clause(other, last, policy) if other else ((), last)
        made = made or (_unread(reword, other) if other else ())
        if made:
            return (_citing(made, words) if cites else made), after
    return anchored(words, last) or shop_practice(words, last) or working_ground(words), last


def _unread(reword: Callable[[Words], Words], other: Words) -> tuple[Claim, ...]:
    """Read a reworded clause that the table does not read: as an aim, or as how something is now."""
    if reword is left_out:
        return aims_told(other)
    return told_whole(other, of_owner=True) if reword in _AS_NOW else ()


def _of_topic(words: Words, last: Mention, policy: str) -> tuple[tuple[Claim, ...], Mention]:
    """Read what is said of the thing, or of the trade, that the clause before told of."""
    named = with_topic(words, last)
    if not named:
        return (), last
    made, after = claims_of_clause(named, last, policy)
    made = made or aims_told(named)
    if last.doing and since_then(words, last.doing):
        # How long a trade has been followed is what its follower can do.
        made = tuple(
            replace(o, kind=ClaimKind.SKILL) if o.kind is ClaimKind.ROLE else o for o in made
        )
    return _citing(made, words), after


def _late_and_long(words: Words) -> Words:
    other = late(words)
    return closed_up(other) if other else ()


_REWORDED: tuple[tuple[Callable[[Words], Words], bool], ...] = (
    (without_here, False), (off_to, True), (where_i, True), (that_is_when, True), (closed_up, True), (late, True),
    (_late_and_long, True), (subjectless, False), (left_out, True), (having_done, False),
    (back_to_doing, True), (all_that, True), (what_i_am_into, True), (of_ours, True), (unarticled, True), (of_staff, True), (of_work_here, True), (of_household, True), (of_budget, True),
    (rescheduled, True), (renamed, True), (doing_now, True), (no_longer_with, True), (at_home, True),
    (laid_straight, True), (is_mine, True), (role_here, True), (as_it_is_now, True),
)  # fmt: skip
"""Rewordings in the order in which they are tried, and whether the whole clause is cited."""

_AS_NOW = (rescheduled, as_it_is_now)
"""What says how something is now is told whole where no form reads it."""


def _citing(made: tuple[Claim, ...], words: Words) -> tuple[Claim, ...]:
    return tuple(replace(one, start=words[0].start, end=words[-1].end) for one in made)
