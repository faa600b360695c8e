"""What is told of that is no single thing: "I bake sourdough. I sell it at ..." (`formation@11` on).

`it` and `them` are put back to a kind ("oat milk", "peanuts"), an ailment ("hay fever"), a medicine, a
product by its name ("Obsidian") and to what somebody of the speaker's has ("my sister's Jack Russell").
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.illnesses import is_illness
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS, PERIODS, PERIODS_PLURAL
from mnemic.memory.formation.grammar.medicine_names import EVERYDAY, NAMED
from mnemic.memory.formation.grammar.passing import TALK_NOUNS, WORK_NOUNS
from mnemic.memory.formation.grammar.phrases import Words, is_name, time_at
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

KIND_WORDS_MAX = 4
"""Longest name of a kind, in words."""

_ENDS = (
    PREPOSITIONS
    | PUNCTUATION
    | CONJUNCTIONS
    | MODALS
    | BE
    | word_set("because so which that who when while myself ourselves please")
)
_OF_KINDS = word_set(
    """do take bake brew drink eat use play grow sell make collect love like hate enjoy adore dislike keep teach study learn
    practise practice wear read cook speak knit sew breed raise stand abide tolerate watch write smoke vape restore
    repair build carve weave throw paint ferment pickle roast forage import export stock"""
)
_NO_KINDS = (
    TALK_NOUNS
    | WORK_NOUNS
    | DAY_WORDS
    | MONTHS
    | PERIODS
    | PERIODS_PLURAL
    | word_set(
        """work home time care part place lots lot loads plenty money turns notes sense way thing things stuff bit bits everything anything
        nothing something people one ones others some any more most much many all both it them that this what how to being
        nights days shifts weekends here there life fun sure calls photos pictures minutes hours"""
    )
)
_TO_ONE = word_set("subscribe listen belong contribute")
_CHOOSING = frozenset({"go", "opt"})
_DONE = word_set(
    "buy get adopt start inherit build make find order treat acquire rent lease join finish open"
)
_GIVEN = word_set("put leave buy give get lend fit install send make build pass")
_HAS = word_set("have own get keep ride drive breed grow")
_TO = frozenset({"allergic", "intolerant", "sensitive", "addicted"})


def kind_told(words: Words) -> tuple[Words, bool] | None:
    """Give the kind, the ailment or another's thing that a clause tells of, and whether it is many."""
    if len(words) < 2 or words[0].low in {"if", "when", "whenever", "while"}:
        return None
    low = words[0].low
    if low in {"i", "we"}:
        return _of_self(words)
    if low in {"my", "our"}:
        return _of_another(words)
    if low == "no":
        end = _end(words, 1)
        alone = all(w.low in _COURTESY | PUNCTUATION for w in words[end:])
        return _as_kind(words[1:end]) if alone else None
    if is_name(words[0]) or low in ADVERBS | {"just", "got"}:
        return _new_one(words)
    return None


def _of_self(words: Words) -> tuple[Words, bool] | None:
    group = read_verb(words, 1, SELF)
    if group is None:
        return None
    at = group.next
    if at >= len(words):
        return None
    if group.lemma == "be":
        skip = 1 if words[at].low in {"on", "into"} else 2 if words[at].low in _TO else 0
        noun = words[at + skip : _end(words, at + skip)] if skip else ()
        told = bool(noun) and (words[at].low in _TO | {"into"} or _is_medicine(noun))
        return _as_kind(noun) if told else None
    if words[at].low == "got" and at + 1 < len(words):
        at += 1
    if words[at].low in {"up", "to"} and at + 1 < len(words):
        at += 1
    if group.lemma == "suffer" and words[at].low in {"from", "with"}:
        return _as_kind(words[at + 1 : _end(words, at + 1)])
    if group.lemma in _CHOOSING and words[at].low == "for":
        return _as_kind(words[at + 1 : _end(words, at + 1)])
    if group.lemma in _TO_ONE and words[at].low in {"to", "on", "in"}:
        noun = words[at + 1 : _end(words, at + 1)]
        owned = (
            len(noun) > 1 and noun[0].low in {"the", "my", "our"} and not tie_class(noun[-1].low)
        )
        return (noun, False) if owned and is_name(noun[-1]) else None
    noun = words[at : _end(words, at)]
    if group.lemma in {"have", "get"} and noun and not group.negated and is_illness(noun):
        bare = noun[1:] if noun[0].low in {"a", "an"} else noun
        return (given("my", bare[0].start), *bare), False
    if group.lemma not in _OF_KINDS:
        return None
    if not group.negated and _end(words, at) + 1 < len(words) and noun:
        noun = _listed(words, at, noun)
    return _as_kind(noun)


def _listed(words: Words, at: int, noun: Words) -> Words:
    """Give "tomatoes and chillies" whole: nobody keeps only the first."""
    end = at + len(noun)
    if len(words) <= end + 1 or words[end].low != "and":
        return noun
    more = words[end + 1 : _end(words, end + 1)]
    plural = all(noun_lemma(n[-1].low) != n[-1].low for n in (noun, more) if n)
    return words[at : end + 1 + len(more)] if more and plural and len(more) < 3 else noun


def _of_another(words: Words) -> tuple[Words, bool] | None:
    """Give "my sister's Jack Russell", "the heat pump" that the landlord put in, what the kids love."""
    if not tie_class(words[1].low) and words[1].low not in _GIVERS:
        return None
    verb = next(
        (
            k
            for k in range(2, min(5, len(words) - 1))
            if verb_lemma(words[k].low) or words[k].low == "'s"
        ),
        0,
    )
    if not verb or (verb > 2 and not is_name(words[2]) and words[2].low not in ADVERBS):
        return None
    lemma = verb_lemma(words[verb].low) or "have"
    at = verb + 1 + (words[verb + 1].low in {"me", "us", "in", "up", "got"})
    if at >= len(words):
        return None
    noun = words[at : _end(words, at)]
    if is_illness(noun):
        return noun[noun[0].low in {"a", "an"} :], False
    article = bool(noun) and noun[0].low in {"a", "an"} and len(noun) > 1
    head = noun[-1].low if noun else ""
    if article and (tie_class(head) and not is_name(noun[-1])):
        article = False
    if article and noun_lemma(head) in _NO_KINDS | _UNWELL:
        return None
    if article and lemma in _GIVEN and (at > verb + 1 or lemma in {"fit", "install"}):
        return (noun[0]._replace(text="the", low="the"), *noun[1:]), False
    if (
        article
        and lemma in _HAS
        and tie_class(words[1].low)
        and at == verb + 1 + (words[verb].low == "'s")
    ):
        owner = words[:2] if verb == 2 or not is_name(words[2]) else words[:3]
        return (*owner, given("'s", owner[-1].end), *noun[1:]), False
    if lemma in {"love", "like", "hate", "eat", "drink", "adore", "grow", "breed", "keep", "make"}:
        return _as_kind(noun)
    return None


_UNWELL = word_set(
    "cold fever cough headache temperature rash bug flu idea plan opinion point crush"
)
_COURTESY = word_set("please pls plz thanks thank you ever at all")
_GIVERS = word_set("landlord landlady housing council work boss employer company school doctor gp")


def _new_one(words: Words) -> tuple[Words, bool] | None:
    """Give the thing of "Just bought a second hand Brompton", where the speaker is left out."""
    at = 0
    while at < len(words) - 2 and words[at].low in ADVERBS | {"just", "finally", "recently"}:
        at += 1
    lemma = verb_lemma(words[at].low)
    if (
        lemma not in _DONE
        or verb_form(words[at].low, lemma or "") != "past"
        or at + 2 >= len(words)
    ):
        return None
    at += 1 + (words[at + 1].low in {"myself", "ourselves", "me", "us"})
    noun = words[at : _end(words, at)]
    if len(noun) < 2 or noun[0].low not in {"a", "an"} or noun_lemma(noun[-1].low) in _NO_KINDS:
        return None
    if tie_class(noun[-1].low):
        return None
    return (noun[0]._replace(text="the", low="the"), *noun[1:]), False


def _end(words: Words, start: int) -> int:
    end = start
    while end < len(words) and words[end].low not in _ENDS and end - start <= KIND_WORDS_MAX:
        if end > start and (
            words[end].low in ADVERBS or words[end].low == "so" or time_at(words, end)
        ):
            break
        end += 1
    return end


def _is_medicine(noun: Words) -> bool:
    return len(noun) == 1 and (NAMED.match(noun[0].low) is not None or noun[0].low in EVERYDAY)


def _as_kind(noun: Words) -> tuple[Words, bool] | None:
    """Give a bare noun as a kind, None for what is one thing, or none."""
    if not 1 <= len(noun) <= KIND_WORDS_MAX + 1:
        return None
    first, head = noun[0].low, noun[-1].low
    closed = DETERMINERS | NUMBERS | ADVERBS | {"'s"}
    if first in closed or first in _NO_KINDS or head in _NO_KINDS or noun_lemma(head) in _NO_KINDS:
        return None
    if tie_class(head) or not all(w.low.replace("-", "").isalpha() for w in noun):
        return None
    many = noun_lemma(head) != head
    if not is_name(noun[0]):
        noun = (noun[0]._replace(text=noun[0].low), *noun[1:])
    return noun, many


__all__ = ["kind_told"]
