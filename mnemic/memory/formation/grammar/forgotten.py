"""What "forget ..." ends: a clause, a thing, a topic, or the answer to a question."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.clauses import predicates
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.forgetting import WH_WORDS, named_thing
from mnemic.memory.formation.grammar.known_by import known_by, without_place
from mnemic.memory.formation.grammar.mistaken import told_noun, told_once
from mnemic.memory.formation.grammar.phrases import Words, deictic
from mnemic.memory.formation.grammar.reading import claims_of_clause, slots_of_clause
from mnemic.memory.formation.grammar.rich_reading import read_richly
from mnemic.memory.formation.grammar.subjects import SELF, Mention, kin_class
from mnemic.memory.formation.grammar.table_losses import ANY_SLOT
from mnemic.memory.formation.grammar.taking_back import (
    asked_for,
    both,
    just_that,
    spoken_of,
    wish_named,
)
from mnemic.memory.formation.grammar.words import BE
from mnemic.memory.formation.rendering import say_verb, say_words, sentence
from mnemic.memory.model import BeliefType, ClaimKind, Polarity


def forgotten(words: Words, start: int, end: int, policy: str, last: Mention) -> tuple[Claim, ...]:
    """Give what the words behind "forget" may mean; what meets nothing forms nothing."""
    anew = last if last.rich else Mention()
    if anew.rich and words[0].low == "that" and len(words) > FORGOTTEN_WORDS_MIN:
        words = words[1:]
    words = without_place(words) if anew.rich else words
    if anew.rich and (parts := both(words)):
        return tuple(one for p in parts for one in forgotten(p, start, end, policy, last))
    if anew.rich and (wish := wish_named(words, start=start, end=end)):
        return wish
    if anew.rich and (noun := told_noun(words)):
        return told_once(noun, start=start, end=end)
    if anew.rich and (measure := known_by(words, start=start, end=end)):
        return measure + tuple(twin for one in measure for twin in _of_named(one, anew))
    asked = asked_for(words, start=start, end=end) if anew.rich else ()
    made, _ = claims_of_clause(words, anew, policy)
    if not made and anew.rich and not asked:
        made, _ = read_richly((), words, anew, policy, stated=True, told=True)
    if made and not asked:
        return tuple(_denied(one, start, end) for one in made if one.polarity is Polarity.ASSERT)
    named = named_thing(words, start=start, end=end)
    if not named and anew.rich and not asked:
        named = spoken_of(words, start=start, end=end)
    if named:
        return named + just_that(named) if anew.rich else named
    plain = bool(words) and words[0].low in {"i", "we"}
    asks: Words = ()
    if words and words[0].low in WH_WORDS:
        # "which nursery my daughter goes to": what is asked for stands before its clause.
        at = next((i for i, w in enumerate(words) if w.low in {"i", "my", "we", "our", "the"}), 1)
        asks, words = words[: at if 0 < at < 5 else 1], words[at if 0 < at < 5 else 1 :]
    bare = anew.rich and bool(words) and words[-1].low in BE | {"'m", "'s"}
    # "how strong I am" asks for no place, where "where I live" does.
    slots = () if bare else slots_of_clause(words, policy)
    if anew.rich and plain and (told := _anyhow(words, start, end, anew)):
        return asked + told
    slots += tuple(twin for one in slots for twin in _of_named(one, anew))
    gone = (replace(_denied(one, start, end), whole=True) for one in slots)
    return asked + tuple(_unasked(one, asks) for one in gone)


def _unasked(one: Claim, asks: Words) -> Claim:
    """Say that "where my kids go to school" is gone, and not that they go: nobody took that back."""
    if not asks or any(w.low in {"that", "if", "whether"} for w in asks):
        return one
    told = one.statement.removeprefix("It no longer holds that ").removesuffix(".")
    said = f"{say_words(asks, SELF)} {told} is no longer to be remembered"
    return replace(one, statement=f"{said[:1].upper()}{said[1:]}.")


def _anyhow(words: Words, start: int, end: int, last: Mention) -> tuple[Claim, ...]:
    """End whatever says what a clause says that is too little to be told alone: "I see a therapist"."""
    found, _ = predicates(words, last)
    one = found[0] if len(found) == 1 else None
    if one is None or len(one.comp) < 2 or one.verb.lemma in {"be", "have"} or deictic(one.comp):
        return ()
    shown = say_words(one.comp, one.subject)
    said = sentence(one.subject.shown, say_verb(one.verb, one.subject), shown)
    return (
        Claim(
            label=shown, slot=ANY_SLOT, value=shown, statement=f"It no longer holds that {said}", denies=said,
            kind=ClaimKind.HABIT, type=BeliefType.USER_MODEL_ATTR, polarity=Polarity.RETRACT, forget=True,
            about=one.subject.about, start=start, end=end,
        ),
    )  # fmt: skip


def _of_named(one: Claim, last: Mention) -> tuple[Claim, ...]:
    """Give the same of the one whose name is known: "my sister" is Nell, where she is the only one."""
    called = {p.about for p in last.people if p.name and kin_class(p.kin) == one.about}
    return (replace(one, about=next(iter(called))),) if len(called) == 1 else ()


FORGOTTEN_WORDS_MIN = 2
"""How many words stand at least behind "that" in "forget that Mia has asthma"."""


def _denied(one: Claim, start: int, end: int) -> Claim:
    statement = one.statement.removesuffix(".")
    return replace(
        one,
        polarity=Polarity.RETRACT,
        forget=True,
        start=start,
        end=end,
        denies=one.denies or one.statement,
        statement=f"It no longer holds that {statement}.",
    )
