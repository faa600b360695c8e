"""What a question of the speaker's leaves for `there`, `it` and `one` behind it (`formation@11` on).

"Which vaccinations do I need for Tanzania? I'm flying there on 2 August", "Is it normal that my
knee clicks? I had surgery on it in 2024", "Can kids outgrow a penicillin allergy? My nephew has
one". A question tells nothing; what it names is put in the place of the pronoun of the next
clause that does, where it names one such thing and no other.
"""

from __future__ import annotations

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.grammar.lexicon import LANGUAGES, NATIONALITIES, TECH
from mnemic.memory.formation.grammar.passing import MIND_VERBS, TALK_NOUNS, WORK_NOUNS
from mnemic.memory.formation.grammar.phrases import Words, phrase_end
from mnemic.memory.formation.grammar.places_told import place_asked
from mnemic.memory.formation.grammar.subjects import Mention, Wondered
from mnemic.memory.formation.grammar.thing_named import own_thing_at
from mnemic.memory.formation.grammar.ties import is_animal, tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import is_at_hand
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

QUESTION_WORDS_MAX = 24
"""Longest question that leaves something in mind, in words."""

_OWN = frozenset({"my", "our"})
_OTHER = word_set("a an the some any this these those his her their your") | NUMBERS
_BEFORE_SUBJECT = BE | MODALS | word_set("do does did has have that why when if because so n't not")
_HELPING = BE | MODALS | word_set("do does did has have")
_MINE = frozenset({"i", "we"})


def wondered(words: Words) -> Wondered:
    """Give what a question leaves in mind: a place, a thing of the speaker's, a kind of thing."""
    if len(words) > QUESTION_WORDS_MAX:
        return Wondered()
    body = tuple(w for w in words if w.low not in PUNCTUATION)
    return Wondered(
        place=place_asked(body), thing=_own_thing(body), kind=_kind(body), ends=_ends_on(body)
    )


ENDS_WORDS_MAX = 7
"""Longest noun phrase with what narrows it that a question ends on, in words."""


def _ends_on(words: Words) -> Words:
    """Give "a stone house from 1890" of "Is it worth it in a stone house from 1890?"."""
    reach = range(len(words) - 2, max(len(words) - 1 - ENDS_WORDS_MAX, 0), -1)
    at = next((k for k in reach if words[k].low in {"a", "an"}), 0)
    if not at or words[at - 1].low not in PREPOSITIONS | {"have", "own", "drive", "use"}:
        return ()
    what = words[at:]
    bad = any(
        w.low in _MINE | _OWN | BE | MODALS | {"like", "that", "who", "which", "you"} for w in what
    )
    return () if bad or not _VALUED.isdisjoint(w.low for w in what) else what


def _own_thing(words: Words) -> tuple[Words, bool] | None:
    """Give "my knee" of "Is it normal that my knee clicks?"; None where another may be meant."""
    own = [k for k, w in enumerate(words) if w.low in _OWN]
    if len(own) != 1 or any(w.low in _OTHER for w in words[2:]):
        return None
    at = own[0]
    before = words[at - 1].low if at else ""
    subject = not at or before in _BEFORE_SUBJECT
    # "How do I descale my kettle?": nothing but what is done stands before it.
    done = at > 1 and words[at - 2].low in _MINE | {"to"} and before not in PREPOSITIONS
    asked = before in _HELPING
    if asked and not _ends_subject(words, at + 2):
        # "Why does my printer jam": a jam may be a part of its name.
        return None
    end = at + 2 if asked else len(words)
    thing = own_thing_at(words[:end], at) if subject or done else None
    return None if thing is None or is_at_hand(thing.words) else (thing.words, thing.plural)


def _kind(words: Words) -> Words:
    """Give "the penicillin allergy" of "Can kids grow out of a penicillin allergy?", () for none or two."""
    found = [k for k, w in enumerate(words[:-1]) if w.low in {"a", "an"}]
    if len(found) != 1:
        return ()
    at = found[0]
    # "What would you add for a dodgy shoulder?" asks for what a shoulder wants.
    asks = at > 1 and words[at - 1].low == "for" and words[1].low == "you"
    if not _TALKING.isdisjoint(w.low for k, w in enumerate(words) if not (asks and k == 1)):
        return ()
    end = phrase_end(words, at + 1)
    if at and words[at - 1].low in _BEFORE_SUBJECT:
        # "Does a hamster live long": its verb is no part of its name.
        end = at + 2 if _ends_subject(words, at + 2) else at
    noun = words[at + 1 : end]
    head = noun_lemma(noun[-1].low) if noun else ""
    somebody = tie_class(head) and not is_animal(head)
    if not noun or head != noun[-1].low or somebody or head in _NO_KINDS:
        return ()
    if any(w.low in _VALUED | LANGUAGES | NATIONALITIES for w in noun) or _is_of_code(words):
        return ()
    return (given("the", 0), *(given(w.text, 0) for w in noun))


def _ends_subject(words: Words, k: int) -> bool:
    """Tell whether what stands behind a subject of one word is surely no part of its name."""
    if k >= len(words):
        return False
    low = words[k].low
    kinds = lemmas.by_class(low)
    last = k + 1 == len(words) or words[k + 1].low in PREPOSITIONS | {"when", "if", "again"}
    if low in PREPOSITIONS | BE | MODALS or (last and ("ADJ" in kinds or low.endswith("ing"))):
        return True
    return _is_base(words, k) and "NOUN" not in kinds and not _is_base(words, k + 1)


def _is_base(words: Words, k: int) -> bool:
    return k < len(words) and verb_lemma(words[k].low) == words[k].low


def _is_of_code(words: Words) -> bool:
    return any(w.low in TECH for w in words)


_TALKING = word_set("you your there one ones like such recommend")
_VALUED = word_set(
    "good better best bad new old nice great decent cheap cheaper different similar proper right favourite favorite specific certain few couple lot bit second"
)
_NO_KINDS = (
    TALK_NOUNS
    | WORK_NOUNS
    | word_set(
        """way time place day week month year hour minute reason difference chance thing kind sort type number part limit rule
        name word plan idea letter email e-mail mail call appointment meeting trip visit holiday budget deadline refund discount
        permit visa licence license person human doctor choice preference"""
    )
)


def asked_thing(words: Words, last: Mention) -> tuple[Words, bool] | None:
    """Give the thing of a question that a clause may mean by `it`: what is done is no matter of the mind."""
    if last.asked.thing is None or any(verb_lemma(w.low) in _IN_MIND for w in words[1:]):
        return None
    return last.asked.thing


_IN_MIND = (MIND_VERBS - {"have", "keep"}) | word_set("google check ask try start do see watch")
