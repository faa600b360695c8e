"""From one clause of a turn, and what was told before it, to its claims.

A clause is unfolded into the plain clauses that it tells; each is read by the table and, for
recall, by every room beside it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from mnemic.memory.formation.breaths import GROUNDED
from mnemic.memory.formation.finer import PROFILE
from mnemic.memory.formation.grammar import (
    Claim,
    Mention,
    claims_of_clause,
)
from mnemic.memory.formation.grammar.alongside import with_share
from mnemic.memory.formation.grammar.counted_kin import counted_kin
from mnemic.memory.formation.grammar.forgetting import forgetting
from mnemic.memory.formation.grammar.forgotten import forgotten
from mnemic.memory.formation.grammar.halves import is_half
from mnemic.memory.formation.grammar.leaning import leant
from mnemic.memory.formation.grammar.manner_orders import is_reason, manners, manners_behind
from mnemic.memory.formation.grammar.misread import only_when
from mnemic.memory.formation.grammar.mistaken import (
    named_wrong,
)
from mnemic.memory.formation.grammar.note_reading import noted, read_note
from mnemic.memory.formation.grammar.note_words import MARKED
from mnemic.memory.formation.grammar.orders_at_work import says_always
from mnemic.memory.formation.grammar.owing import owed
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.places_told import place_of
from mnemic.memory.formation.grammar.pointing import pointed
from mnemic.memory.formation.grammar.questions import as_somebody, aside, facts_of_question
from mnemic.memory.formation.grammar.reply_words import reason_at
from mnemic.memory.formation.grammar.rich_reading import read_richly
from mnemic.memory.formation.grammar.same_thing import named_again, named_one
from mnemic.memory.formation.grammar.spoken_topic import with_topic
from mnemic.memory.formation.grammar.subjectless import item, keeps_animals
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.grammar.thing_clauses import opens_on_thing
from mnemic.memory.formation.grammar.thing_named import still_meant, thing_of
from mnemic.memory.formation.grammar.things_arranged import spliced_things, things_arranged
from mnemic.memory.formation.grammar.told_whole import told_beside, told_whole
from mnemic.memory.formation.grammar.turned_round import not_of_mine
from mnemic.memory.formation.grammar.unfolding import cited, laid_out, unfold
from mnemic.memory.formation.grammar.wishes import standing
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.lasting import lasts
from mnemic.memory.formation.segments import Clause, Mood
from mnemic.memory.model import (
    Candidate,
    ClaimKind,
)


def read_unfolded(
    clause: Clause,
    words: Words,
    last: Mention,
    policy: str,
    *,
    correcting: bool,
    before: Sequence[Candidate],
    following: Clause | None,
) -> tuple[tuple[Claim, ...], Mention]:
    """Read what is left of a clause once it is unfolded, and every clause that it told."""
    if clause.leads in MARKED:
        return read_note(words, clause.leads, last, policy, told=_told(before))
    if is_half(clause.text) or only_when(clause.leads, words):
        return (), last
    if clause.mood is Mood.REQUEST and opens_on_thing(words):
        clause = replace(clause, mood=Mood.STATEMENT)
    if clause.mood is Mood.STATEMENT and (gone := named_wrong(words)):
        return gone, last
    words = named_one(words, last.thing)
    goes_on = following is not None and following.sentence == clause.sentence
    behind = read(following.text) if goes_on and following is not None else ()
    parts = unfold(clause.text, words, clause.mood, behind=behind)
    stated = replace(clause, mood=Mood.STATEMENT, leads="")
    made: tuple[Claim, ...] = ()
    heard: tuple[tuple[Words, Words, bool], ...] = ()
    for words_of, host in parts.in_order():
        one = replace(clause, mood=parts.mood) if host else stated
        wrong = correcting and host
        told = pointed(laid_out(words_of), last)
        told = leant(told, last)
        told = told if with_topic(told, last) else named_again(told, last.thing)
        told = with_share(told, last)
        ground = last.said
        more, last = read_clause(one, told, last, policy, correcting=wrong, before=before)
        if host and one.mood in {Mood.STATEMENT, Mood.REQUEST}:
            more += _manners(one, told, more, following, ground=ground)
        thing = thing_of(told) or still_meant(told, last.thing)
        stands = one.mood is Mood.STATEMENT
        last = replace(
            last,
            thing=thing if stands else None,
            said=told if stands else (),
            place=(place_of(told) if stands else ()) or last.place,
        )
        if one.mood is Mood.STATEMENT:
            of_owner = last.own
            if more:
                more += told_beside(told, more, of_owner=of_owner)
            else:
                # What a pronoun stood for is guessed: nothing more is guessed on it.
                named = bool(told) and told[0].low in clause.text.lower()
                plain = named and not (correcting or _PUTS_RIGHT.match(clause.text))
                more = spliced_things(told, of_owner=of_owner) if plain else ()
                things = things_arranged(told, of_owner=of_owner) if plain and not more else ()
                ruled = any(one.kind in _SURE_OF_THINGS for one in things)
                more = more or (things if ruled else told_whole(told, of_owner=of_owner) or things)
        heard += ((told, words_of, host),)
        made += more if host else tuple(cited(claim, words_of) for claim in more)
    for told, words_of, host in heard:
        counted = counted_kin(told, last, made)
        made += counted if host else tuple(cited(claim, words_of) for claim in counted)
    return made, last


GROUND_MIN = 50
"""What must be told before a wish that follows from it, in hundredths of a logit."""

PASSING_MAX = -200
"""Below this what was told before an order is of the hour, in hundredths of a logit."""


def _manners(
    clause: Clause,
    words: Words,
    made: tuple[Claim, ...],
    following: Clause | None,
    *,
    ground: Words,
) -> tuple[Claim, ...]:
    """Read the wish about all answers that a clause holds, or that follows from what it tells.

    `ground` is what was told before it: a wish that follows holds no longer, and for nobody else.
    """
    behind = following if following and following.sentence == clause.sentence else None
    if _ALLOWED.search(clause.text) is not None and "," not in clause.text:
        # "Replies in English ok" allows, and wishes for nothing.
        return ()
    asked = behind is not None and _PLEASE.match(behind.text) is not None
    asked |= _PLEASE.search(clause.text) is not None
    if made:
        return manners_behind(made, words, asked=asked)
    weight = lasts(ground) if ground else 0
    whole = read(clause.text)
    if any(said and said[0].low in _ANOTHERS for said in (ground, whole)):
        return ()
    if clause.leads == "so" and weight < PASSING_MAX:
        # "I'm in a hurry so no fluff" holds as long as the hurry.
        return ()
    reasoned = weight >= GROUND_MIN
    grounded = clause.leads in {"so", GROUNDED} and reasoned
    grounded |= reasoned and clause.mood is Mood.REQUEST
    grounded |= is_reason(whole[reason_at(whole) :])
    if behind is not None and behind.mood is Mood.STATEMENT and not behind.attributed:
        grounded |= is_reason(read(behind.text))
    return manners(words, grounded=grounded, asked=asked)


_ANOTHERS = frozenset({"his", "her", "their"})
_ALLOWED = re.compile(r"\b(?:ok|okay|fine)[\s.!]*\Z", re.I)
_PLEASE = re.compile(r"\b(?:please|pls|plz)\b", re.I)
_SURE_OF_THINGS = frozenset({ClaimKind.RESOURCE, ClaimKind.CONSTRAINT})
"""What is told of a thing in these kinds is surer by how the thing is than by its clause whole."""

_PUTS_RIGHT = re.compile(r"(?:sorry|wait|oops|no|actually)\b", re.I)
"""What opens a clause that may put something right: which thing it means is for others to say."""


def read_clause(
    clause: Clause,
    words: Words,
    last: Mention,
    policy: str,
    *,
    correcting: bool,
    before: Sequence[Candidate],
    following: Clause | None = None,
) -> tuple[tuple[Claim, ...], Mention]:
    stated = clause.mood is Mood.STATEMENT
    if is_rich(policy) and stated:
        turned, after = not_of_mine(words, last)
        if turned:
            made, _ = claims_of_clause(turned, last, policy, correcting=correcting)
            span = words[0].start, words[-1].end
            return tuple(replace(m, start=span[0], end=span[1]) for m in made), after
    made, last = _of_clause(clause, words, last, policy, correcting=correcting)
    if not is_rich(policy):
        return made, last
    if clause.leads == PROFILE and not made:
        words = item(words) or noted(words) or words
        made, last = claims_of_clause(words, last, policy)
    grounded = bool(before) and (
        clause.leads == GROUNDED or (clause.leads == "so" and clause.mood is Mood.REQUEST)
    )
    made, last = read_richly(
        made, words, last, policy, stated=stated, told=_told(before), grounded=grounded
    )
    if clause.leads in {"so", GROUNDED} and before:
        made = made or owed(words)
    elif clause.leads == "so" and clause.mood is Mood.REQUEST:
        # A wish stands as long as its ground does; "I'm in a hurry so skip the intro" has none.
        made = tuple(one for one in made if one.forget or says_always(one))
    return made, last


def _of_clause(
    clause: Clause, words: Words, last: Mention, policy: str, *, correcting: bool
) -> tuple[tuple[Claim, ...], Mention]:
    if clause.mood in {Mood.STATEMENT, Mood.REQUEST}:
        going = forgetting(words)
        if going is not None:
            return forgotten(*going, policy, last), last
        wish = standing(words)
        if wish:
            return wish, last
    somebody = as_somebody(words)
    if somebody:
        words = somebody
    elif clause.mood is Mood.REQUEST and is_rich(policy) and (kept := keeps_animals(words)):
        words = kept
    elif clause.mood is Mood.QUESTION:
        words = facts_of_question(words)
    elif clause.mood is not Mood.STATEMENT:
        words = aside(words)
    if not words:
        return (), last
    return claims_of_clause(words, last, policy, correcting=correcting)


def _told(out: Sequence[Candidate]) -> bool:
    """Tell whether a turn has lately told of a project or an aim."""
    return any(
        c.claim_kind in {ClaimKind.ONGOING_PROJECT, ClaimKind.GOAL} for c in out[-TOPICS_MAX:]
    )


TOPICS_MAX = 32
"""How many things that a talk told of are kept in mind, the last ones."""
