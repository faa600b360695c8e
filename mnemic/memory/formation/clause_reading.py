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
from mnemic.memory.formation.grammar.can_only import can_only
from mnemic.memory.formation.grammar.counted_kin import counted_kin
from mnemic.memory.formation.grammar.for_now import for_now
from mnemic.memory.formation.grammar.forgetting import forgetting
from mnemic.memory.formation.grammar.forgotten import forgotten
from mnemic.memory.formation.grammar.from_before import (
    of_that_illness,
    on_that_day,
    with_its_subject,
)
from mnemic.memory.formation.grammar.halves import is_half
from mnemic.memory.formation.grammar.leaning import leant
from mnemic.memory.formation.grammar.misread import only_when
from mnemic.memory.formation.grammar.mistaken import (
    named_wrong,
)
from mnemic.memory.formation.grammar.note_reading import noted, read_note
from mnemic.memory.formation.grammar.note_words import MARKED
from mnemic.memory.formation.grammar.of_mine import is_of_nothing
from mnemic.memory.formation.grammar.orders_at_work import says_always
from mnemic.memory.formation.grammar.owing import is_only_lack, owed
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.places_told import place_of
from mnemic.memory.formation.grammar.pointing import pointed
from mnemic.memory.formation.grammar.questions import as_somebody, aside, facts_of_question
from mnemic.memory.formation.grammar.replying import is_next_step
from mnemic.memory.formation.grammar.rich_reading import read_richly
from mnemic.memory.formation.grammar.same_thing import named_again, named_one
from mnemic.memory.formation.grammar.spoken_topic import with_topic
from mnemic.memory.formation.grammar.subjectless import item, keeps_animals
from mnemic.memory.formation.grammar.subjects import Wondered
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.grammar.thing_clauses import opens_on_thing
from mnemic.memory.formation.grammar.thing_named import still_meant, thing_of
from mnemic.memory.formation.grammar.things_arranged import spliced_things, things_arranged
from mnemic.memory.formation.grammar.told_whole import told_beside, told_whole
from mnemic.memory.formation.grammar.turned_round import not_of_mine
from mnemic.memory.formation.grammar.unfolding import cited, laid_out, unfold
from mnemic.memory.formation.grammar.wishes import standing
from mnemic.memory.formation.grammar.wondered import asked_thing, wondered
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.manners_told import manners_told
from mnemic.memory.formation.owned_up import OWNED, as_mine
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
    words = as_mine(words) if clause.leads == OWNED else words
    if is_half(clause.text) or only_when(clause.leads, words):
        return (), last
    if clause.mood is Mood.REQUEST and opens_on_thing(words):
        clause = replace(clause, mood=Mood.STATEMENT)
    if clause.mood is Mood.STATEMENT and (gone := named_wrong(words)):
        return gone, last
    words = of_that_illness(on_that_day(named_one(words, last.thing), last.said), last.said)
    joined = clause.leads == "and" and clause.mood is Mood.STATEMENT
    words = with_its_subject(words, last.said, joined=joined)
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
        if is_of_nothing(told):
            continue
        named = last.thing or asked_thing(told, last)
        told = told if with_topic(told, last) else named_again(told, named)
        told = with_share(told, last)
        ground = last.said
        more, last = read_clause(one, told, last, policy, correcting=wrong, before=before)
        if host and one.mood in {Mood.STATEMENT, Mood.REQUEST}:
            more += manners_told(one, told, more, following, ground=ground)
        thing = thing_of(told) or still_meant(told, last.thing)
        stands = one.mood is Mood.STATEMENT
        asks = host and one.mood in {Mood.QUESTION, Mood.REQUEST}
        last = replace(
            last,
            thing=thing if stands else None,
            said=told if stands else (),
            place=(place_of(told) if stands else ()) or last.place,
            asked=wondered(told) if asks else last.asked if not more else Wondered(),
        )
        if one.mood is Mood.STATEMENT:
            of_owner = last.own
            more = more or for_now(told) or can_only(told)
            if more:
                more += told_beside(told, more, of_owner=of_owner)
            else:
                # What a pronoun stood for is guessed: nothing more is guessed on it.
                says_it = bool(told) and told[0].low in clause.text.lower()
                puts_right = correcting or _PUTS_RIGHT.match(clause.text) is not None
                more = _in_own_words(told, things=says_it and not puts_right, of_owner=of_owner)
        heard += ((told, words_of, host),)
        made += more if host else tuple(cited(claim, words_of) for claim in more)
    for told, words_of, host in heard:
        counted = counted_kin(told, last, made)
        made += counted if host else tuple(cited(claim, words_of) for claim in counted)
    return made, last


def _in_own_words(words: Words, *, things: bool, of_owner: bool) -> tuple[Claim, ...]:
    """Give what a clause that no form reads tells, as how a thing is or whole.

    With `things`, it may be of one; what is told of it in a sure kind goes before the clause whole.
    """
    if not things:
        return told_whole(words, of_owner=of_owner)
    if spliced := spliced_things(words, of_owner=of_owner):
        return spliced
    arranged = things_arranged(words, of_owner=of_owner)
    if any(one.kind in _SURE_OF_THINGS for one in arranged):
        return arranged
    return told_whole(words, of_owner=of_owner) or arranged


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
        made = made or (() if is_only_lack(words, before[-1].statement) else owed(words))
    elif clause.leads == "so" and clause.mood is Mood.REQUEST:
        # A wish stands as long as its ground does; "I'm in a hurry so skip the intro" has none.
        made = tuple(one for one in made if one.forget or says_always(one))
    return made, last


def _of_clause(
    clause: Clause, words: Words, last: Mention, policy: str, *, correcting: bool
) -> tuple[tuple[Claim, ...], Mention]:
    if clause.mood in {Mood.STATEMENT, Mood.REQUEST}:
        going = None if is_rich(policy) and is_next_step(words) else forgetting(words)
        if going is not None:
            return forgotten(*going, policy, last), last
        wish = standing(words)
        if wish:
            return wish, last
    somebody = as_somebody(words, rich=is_rich(policy))
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
