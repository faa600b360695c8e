"""What a thing of the owner's is made of, part by part: "the frame is plywood and bolts".

A part is the thing's that its turn, or the one before, told to be under way, or that the clause
names ("the roof of my shed is corrugated steel"); what it is made of is a closed class.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, phrase_end
from mnemic.memory.formation.grammar.subjects import SELF, Mention
from mnemic.memory.formation.grammar.words import NUMBERS, Word, noun_lemma
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

MADE_WORDS_MAX = 10
"""Longest list of materials, in words."""

_MATERIALS = word_set(
    """wood plywood ply mdf osb oak pine larch cedar ash beech birch walnut mahogany teak bamboo timber softwood hardwood
    decking pallet steel iron aluminium aluminum brass copper bronze tin zinc titanium plastic acrylic perspex
    polycarbonate nylon polyester foam rubber glass concrete cement brick stone slate tile granite marble gravel sand
    clay straw hemp wool cotton linen silk alpaca merino mohair cashmere leather suede canvas denim felt tweed velvet
    jersey calico corduroy cardboard paper bolt screw nail rope wire mesh netting pla petg abs resin fibreglass
    fiberglass carbon-fibre plaster plasterboard tarpaulin shingle thatch turf"""
)
_NOT_PARTS = word_set(
    "problem question idea plan reason result weather sky price cost rest thing point colour color"
)


def made_of(words: Words, last: Mention) -> tuple[Claim, ...]:
    """Give what a part of the topic is made of, () where the clause tells something else."""
    at = next(
        (i for i in range(2, min(len(words) - 1, 9)) if words[i].low in {"is", "are", "'s"}), 0
    )
    if not at or words[0].low != "the":
        return ()
    part, thing = words[1:at], last.aim
    of = next((i for i, w in enumerate(part) if w.low == "of"), 0)
    if of and len(part) > of + 2 and part[of + 1].low in {"my", "our"}:
        part, thing = part[:of], part[of + 1 :]
    if not thing or thing[0].low not in {"my", "our"} or not _is_part(part):
        return ()
    stuff = _stuff(words[at + 1 :])
    if not stuff:
        return ()
    name = " ".join(w.text for w in part)
    whole = say_words(thing[1:], SELF)
    verb = "are" if noun_lemma(part[-1].low) != part[-1].low else "is"
    said = sentence("The", name, "of User's", whole, verb, say_words(stuff, SELF))
    return (
        Claim(
            label=f"{whole} {name}", slot=f"{name} material", value=whole, statement=said, kind=ClaimKind.PROJECT_FACT,
            type=BeliefType.FACT, start=words[0].start, end=stuff[-1].end,
        ),
    )  # fmt: skip


def _is_part(part: Words) -> bool:
    return (
        0 < len(part) < 4 and all(w.low.isalpha() for w in part) and part[-1].low not in _NOT_PARTS
    )


def _stuff(words: Words) -> Words:
    """Give the materials at the head of `words`: "old decking", "plywood and bolts"."""
    end = 0
    while end < len(words) and end < MADE_WORDS_MAX:
        start = end
        while (
            start < len(words)
            and words[start].low in {"and", ",", "with", "a", "an", "some"} | NUMBERS
        ):
            start += 1
        stop = phrase_end(words, start)
        if stop == start or noun_lemma(words[stop - 1].low) not in _MATERIALS or stop - start > 3:
            break
        end = stop
    rest: tuple[Word, ...] = words[end:]
    return (
        words[:end]
        if end and (not rest or rest[0].low in {".", ",", "so", "because", "from", "for"})
        else ()
    )
