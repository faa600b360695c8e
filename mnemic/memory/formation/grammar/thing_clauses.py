"""Clauses whose subject is a thing: where its name ends and its verb stands (`formation@11` on).

"the till is Square", "plot 14b is heavy clay", "Debugger's a J-Link Plus", "budgets 12 quid a
meal": nobody acts. The name is a noun phrase of its own, with `the`, with `our` or bare; somebody's
name, a tie, a pronoun, a piece of the talk or a day is no name of a thing.
"""

from __future__ import annotations

from msgspec import Struct

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.note_nouns import (
    OWN_THINGS,
    is_adjective,
)
from mnemic.memory.formation.grammar.owned_words import (
    NEVER_VERBS,
)
from mnemic.memory.formation.grammar.passing import MIND_VERBS
from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.grammar.thing_names import head_of, is_plural, is_somebody, names_thing
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

NAME_WORDS_MAX = 6
"""Longest name of a thing, in words, its article among them."""


class ThingClause(Struct, frozen=True):
    """Hold what a clause about a thing is made of; `must` is what lays down a rule, with its words.

    `article` is "the", "our" or "", `lemma` the verb, `comp` what stands behind it.
    """

    article: str
    name: Words
    verb: Words
    lemma: str
    comp: Words
    must: bool = False
    plural: bool = False

    @property
    def head(self) -> str:
        """Give the noun that the name is of: the last one before a preposition."""
        return head_of(self.name)

    @property
    def words(self) -> Words:
        """Give verb and complement as they stand."""
        return self.verb + self.comp


def thing_clauses(words: Words) -> tuple[ThingClause, ...]:
    """Give the clauses about things that are told in one breath, parted by commas; () if none opens it.

    What stands behind a comma and is no clause goes with the one before only where it lists on.
    """
    out: list[ThingClause] = []
    parts = _parts(words)
    for n, part in enumerate(parts):
        found = thing_clause(part)
        if found is not None:
            out.append(found)
        elif not n:
            return ()
        elif not _lists_on(parts, n):
            break
        elif out:
            last = out[-1]
            until = part[-1].end
            more = tuple(w for w in words if last.comp[-1].end <= w.start and w.end <= until)
            comp = last.comp + more
            out[-1] = ThingClause(
                last.article, last.name, last.verb, last.lemma, comp, last.must, last.plural
            )
    return tuple(out)


def _parts(words: Words) -> list[Words]:
    """Part words at the commas and at an "and" that opens a clause about another thing."""
    cuts = [i for i, w in enumerate(words) if w.low in {",", ";", ":"}]
    parts: list[Words] = []
    at = 0
    for cut in [*cuts, len(words)]:
        part = strip_punctuation(words[at:cut])
        if part and part[0].low in {"and", "but", "so"} and thing_clause(part[1:]) is not None:
            part = part[1:]
        if part:
            parts += _at_and(part)
        at = cut + 1
    return parts


def _at_and(part: Words) -> list[Words]:
    """Part "the till is Square and the rota is in Sheets" at its "and"."""
    for k, word in enumerate(part):
        joins = word.low in {"and", "but"} and k > 2
        if joins and thing_clause(part[k + 1 :]) is not None and thing_clause(part[:k]) is not None:
            return [part[:k], *_at_and(part[k + 1 :])]
    return [part]


LISTED_WORDS_MAX = 4


def _lists_on(parts: list[Words], n: int) -> bool:
    """Tell whether a part goes on with a list that an "and" ends: "at 8, 1 and 6"."""
    rest = parts[n:]
    return len(rest) <= 2 and (
        len(rest[-1]) <= LISTED_WORDS_MAX
        and any(w.low in {"and", "or", "&"} for w in rest[-1][:3])
        and all(len(one) <= LISTED_WORDS_MAX for one in rest)
    )


def thing_clause(words: Words) -> ThingClause | None:
    """Read one clause about a thing, None for any other."""
    words = _opened_up(strip_punctuation(words))
    if len(words) < 3:
        return None
    article = words[0].low if words[0].low in _ARTICLES else ""
    start = 1 if article else 0
    if words[start].low in PUNCTUATION | _NEVER_IN_NAME and not (
        article and words[start].low == "till"
    ):
        return None
    for at in range(start + 1, min(NAME_WORDS_MAX + 1, len(words) - 1)):
        low = words[at].low
        if low in PUNCTUATION | _NEVER_IN_NAME and not (low == "till" and at == start):
            return None
        if low == "here":
            continue
        name = words[start:at]
        if name[-1].low == "here" and at > start + 1:
            name = name[:-1]
        plural = is_plural(head_of(name))
        read = _verb(words, at, name, plural=plural)
        if read is not None:
            verb, lemma, must = read
            comp = words[at + len(verb) :]
            if not comp or not names_thing(name, article, words):
                return None
            if is_somebody(name, article) and not _is_a_make(lemma, comp):
                return None
            return ThingClause(article, name, verb, lemma, comp, must, plural)
    return None


_ARTICLES = frozenset({"the", "our", "my", "every", "each", "all", "some", "most"})
_NEVER_IN_NAME = (SUBORDINATORS - {"that"}) | word_set(
    """i we you he she they it this that these those me us him them who what which how why not 'm 've 'll n't
    do does did please if then there his her their your its to as than one ones mine ours hers theirs yours"""
)


def _opened_up(words: Words) -> Words:
    """Give a clause without what leads into it, and with the "is" that was typed into its noun."""
    while len(words) > 3 and words[0].low in _LEADING:
        words = words[1:]
    if len(words) > 2 and words[0].low in _ARTICLES and len(words) > 3:
        return words[:1] + _with_is(words[1:])
    return _with_is(words)


_LEADING = word_set(
    "and but so also btw oh ok okay plus fyi well yeah because cos as since though although now"
)


def _with_is(words: Words) -> Words:
    """Give "budgets 12 quid a meal" and "everythings halal" with their verb."""
    if len(words) < 2:
        return words
    low = words[0].low
    single = low.removesuffix("s")
    if low == single or not single.isalpha() or len(single) < 4 or low.endswith("ss"):
        return words
    behind = words[1].low
    told = any(w.low in BE | MODALS | {"has", "have"} for w in words[1:])
    opens = behind[0].isdecimal() or behind in NUMBERS | {"a", "an", "only"}
    if told or not (single in _WHOLE or (opens and single in _MASSES | OWN_THINGS)):
        return words
    noun = words[0]._replace(text=words[0].text.rstrip("s").rstrip("'’"), low=single)
    return (noun, given("is", words[0].end), *words[1:])


_WHOLE = frozenset({"everything"})
_MASSES = word_set("water limit allowance checkout caseload mileage bedtime battery")


def _verb(words: Words, at: int, name: Words, *, plural: bool) -> tuple[Words, str, bool] | None:
    """Give the verb that stands at `at`, its lemma and whether it lays down a rule; None for none."""
    lead = at
    while lead < len(words) - 1 and words[lead].low in _BEFORE_VERB:
        lead += 1
    if name[-1].low in (PREPOSITIONS - {"till"}) | CONJUNCTIONS | DETERMINERS | ADVERBS | {"of"}:
        return None
    low, behind = words[lead].low, words[lead + 1].low if lead + 1 < len(words) else ""
    if low == "'s":
        return (words[at : at + 1], "be", False) if lead == at and _is_verb_s(words, at) else None
    if (low in {"has", "have", "needs", "need"} and behind == "to") or (low, behind) in _MAY_NOT:
        return words[at : lead + 2], "must", True
    if low == "must" or (low == "may" and name[0].low in {"nothing", "only"}):
        return words[at : lead + 1], "must", True
    lemma = _SO.get(low) or _done(words, lead, plural=plural, bare=lead == at)
    return (words[at : lead + 1], lemma, False) if lemma else None


_SO = {"is": "be", "are": "be", "has": "have", "have": "have", "was": "was", "were": "was"}


def _done(words: Words, at: int, *, plural: bool, bare: bool) -> str:
    """Give what a thing does by the verb at `at`, "" where the word may as well be a noun."""
    low, behind = words[at].low, words[at + 1].low if at + 1 < len(words) else ""
    lemma = verb_lemma(low)
    if lemma is None or lemma in _NO_VERBS or not low.isalpha() or words[at].text[0].isupper():
        return ""
    if verb_form(low, lemma) != ("base" if plural else "s"):
        return ""
    # "the paper trays", "eggs cost": what stands behind tells a verb from a noun.
    doubtful = bare if plural else noun_lemma(low) != low
    return "" if doubtful and not _opens(behind) else lemma


_BEFORE_VERB = word_set(
    "always also never still only usually normally all both mostly just now each then"
)
_MAY_NOT = frozenset(
    {("can", "only"), ("can", "not"), ("ca", "n't"), ("may", "not"), ("must", "not")}
)
_NO_VERBS = NEVER_VERBS | (MIND_VERBS - {"need", "have"})


def _opens(low: str) -> bool:
    """Tell whether a word opens what stands behind a verb, and no noun that it describes."""
    return (
        low in PREPOSITIONS | DETERMINERS | NUMBERS | ADVERBS | DAY_WORDS | MONTHS | _BEHIND_VERB
        or low[:1].isdecimal()
    )


_BEHIND_VERB = word_set(
    "out up only every each to no off away daily weekly monthly nightly first last by-hand"
)


def _is_verb_s(words: Words, at: int) -> bool:
    """Tell whether "'s" is a verb: "debugger's a J-Link" is told of one, "Ed's debugger" is Ed's."""
    behind = words[at + 1 :]
    told = any(w.low in BE | MODALS | {"has", "have", "had", "wo", "ca"} for w in behind)
    if told or not behind:
        return False
    low = behind[0].low
    if low in {"been", "got", "had", "gone", "come", "put", "taken"}:
        return False
    if low in PREPOSITIONS | DETERMINERS | NUMBERS | ADVERBS | DAY_WORDS | {"not", "only", "all"}:
        return True
    if low[0].isdecimal() or behind[0].text[0].isupper() or is_adjective(low):
        return True
    if len(behind) == 1 or behind[1].low in PUNCTUATION:
        # "Narrator's voice, first person": the noun alone is what belongs to somebody.
        return False
    # A second verb makes the noun behind it a subject: "the shop's till takes cards".
    return not any(
        (lemma := verb_lemma(w.low)) is not None and verb_form(w.low, lemma) == "s" and k
        for k, w in enumerate(behind[:4])
    )


def _is_a_make(lemma: str, comp: Words) -> bool:
    """Tell whether a thing is said to be one of a make: "Debugger's a J-Link Plus" is of nobody."""
    return (
        lemma == "be"
        and comp[0].low in {"a", "an"}
        and any(w.text[:1].isupper() or not w.low.isalpha() for w in comp[1:4])
    )


def opens_on_thing(words: Words) -> bool:
    """Tell whether a clause that looks like an order is told of a thing: "change window is Sundays only"."""
    found = thing_clause(words)
    return found is not None and not found.article and found.lemma in {"be", "have"}


__all__ = ["NAME_WORDS_MAX", "ThingClause", "opens_on_thing", "thing_clause", "thing_clauses"]
