"""Clauses in the third person, told in their own words: of the speaker, whoever is left out.

"Because of my back I stand at work" is of the user by its pronouns; "quit the agency in april"
and "lease ends in november" leave out whose they are, and nobody else is there.
"""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.bare_participles import is_no_past
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS
from mnemic.memory.formation.grammar.note_nouns import is_noun
from mnemic.memory.formation.grammar.owned_nouns import said
from mnemic.memory.formation.grammar.phrases import Words, has_frequency, is_name, time_at
from mnemic.memory.formation.grammar.subjects import SELF, Subject, kin_class
from mnemic.memory.formation.grammar.ties import AGES
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.ing_nouns import TELLS
from mnemic.memory.formation.grammar.verbless import has_verb
from mnemic.memory.formation.grammar.verbs import Tense, read_verb
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
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.lemmas import third_person
from mnemic.memory.formation.rendering import say_verb, sentence
from mnemic.memory.formation.wordlists import word_set

_TURNED = {
    "i": "User", "me": "User", "us": "User", "my": "User's", "our": "User's", "mine": "User's",
    "ours": "User's", "myself": "themselves", "ourselves": "themselves",
}  # fmt: skip
_SILENT = frozenset({"just", "btw", "tbh", "lol"})


_TIMELESS = frozenset({"put", "cut", "set", "let", "hit"})
"""Verbs whose past is written like the present."""

_PAST_TIME = frozenset({"last", "yesterday", "ago"})


def turned(words: Words, us: Subject) -> str:
    """Turn a clause to the third person, "" where its verb cannot be made to agree.

    `us` is who "we" are: the speaker, or their team.
    """
    out: list[str] = []
    i = 0
    while i < len(words):
        word = words[i]
        if word.low in {"i", "we"}:
            if _only_names(words, i):
                return ""
            who = us if word.low == "we" else SELF
            group = read_verb(words, i + 1, SELF)
            if group is None or (group.next < len(words) and words[group.next].low in CONJUNCTIONS):
                return ""
            if group.lemma in _TIMELESS and not _PAST_TIME.isdisjoint(w.low for w in words):
                # "I put a shelf up last weekend" was done then.
                group = replace(group, tense=Tense.PAST)
            among = _among(words[group.next :]) if word.low == "we" and group.lemma == "be" else ""
            if among is None:
                return ""
            out.append(" ".join(filter(None, (who.shown, say_verb(group, who), among))))
            i = group.next
            continue
        i += 1
        if word.low in _SILENT:
            continue
        text = _TURNED.get(word.low, word.text)
        if word.low in {"mine", "ours"}:
            before = words[i - 2].low if i > 1 else ""
            if before != "of" and finite_at(words, i) and words[i].low not in BE:
                # "till mine reopens": of what, another sentence says.
                return ""
            text = word.text if before in _BEFORE_A_MINE else text
        if word.low in {"my", "our"} and any(part.startswith(f"{us.shown} ") for part in out):
            # "we name our branches after tickets": whose they are the subject says.
            text = "their"
        if out and _is_glued(words, i - 1):
            out[-1] += text
        else:
            out.append(text)
    return sentence(" ".join(out))


def _among(counted: Words) -> str | None:
    """Give how one of several is one of them: "we're three sisters"; None where a number alone tells how many."""
    if not counted or (counted[0].low not in AGES and not counted[0].low.isdecimal()):
        return ""
    end = next(
        (k for k, w in enumerate(counted) if w.low in PREPOSITIONS | PUNCTUATION), len(counted)
    )
    head = noun_lemma(counted[end - 1].low)
    if end == 1:
        return None if end == len(counted) or counted[1].low in {"at", "in", "on", ","} else ""
    if kin_class(head) or head in {"friend", "neighbour", "neighbor"}:
        return "one of"
    return "part of" if head in _GROUPS else ""


_GROUPS = word_set(
    "household couple family team staff crew carer nurse teacher person child dev developer volunteer"
)
"""Those of whom somebody is a part who says "we are three of them"."""


def _only_names(words: Words, i: int) -> bool:
    """Tell whether "I" opens what only names a thing: "the wool shop I took over from my mum"."""
    front = words[:i]
    if not front or time_at(front, 0) or front[0].low in PREPOSITIONS | ADVERBS | SUBORDINATORS:
        return False
    if any(w.low in PUNCTUATION | SUBORDINATORS for w in front):
        return False
    named = front[0].low in DETERMINERS - {"no", "any"} or front[0].low in NUMBERS
    counted = DETERMINERS | NUMBERS
    told = any(finite_at(words, k) and front[k - 1].low not in counted for k in range(1, i))
    return named and not told and not any(finite_at(words, k) for k in range(i + 3, len(words)))


_BEFORE_A_MINE = frozenset({"the", "a", "our", "this", "that"})
"""Behind these a mine is one that is dug."""


def _is_glued(words: Words, i: int) -> bool:
    return words[i - 1].end == words[i].start


_STILL = ADVERBS | word_set("still just also currently recently finally now never always")
_PLACING = word_set("on in at from between under off over with without")


def of_speaker(words: Words) -> str:
    """Give a clause that leaves out whose it is: "quit the agency", "lease ends in november"."""
    lows = [w.low for w in words]
    at = next((i for i, low in enumerate(lows) if low not in _STILL), len(lows))
    if at + 1 >= len(lows):
        return ""
    does = _done(lows, at)
    if does:
        kept = " ".join(low for low in lows[:at] if low not in {"just", "also", "now"})
        told, used = does
        return sentence("User", _with(told, kept), said(words[at + used :]))
    verb = next((k for k in range(1, len(words)) if _is_present(words, k)), 0)
    if lows[0].endswith("ing") and has_frequency(words[1:]) and not has_verb(words):
        return sentence("User goes", _small(said(words)))
    if not verb:
        return ""
    if "can" in lows[: verb + 1] and "n't" not in lows:
        # "so the band can tour" is what something is for.
        return ""
    if lows[0] in _PLACING and not has_verb(words):
        placed = lows[0] == "on" and lows[1] not in DETERMINERS | DAY_WORDS and "," not in lows
        return sentence("User is", _small(said(words))) if placed else ""
    if lows[0] in DETERMINERS | _PLACING or is_name(words[0]) or words[0].text[:1].isupper():
        return sentence(said(words))
    near = lows[0].isalpha() and verb < BARE_WORDS_MAX and has_verb(words)
    return sentence(f"User's {said(words)}") if near else ""


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


BARE_WORDS_MAX = 5
"""How far behind a bare noun its verb may stand."""


def _is_present(words: Words, k: int) -> bool:
    """Tell whether a verb of what is so stands at `k`: a fragment has none."""
    low = words[k].low
    lemma = verb_lemma(low)
    if not finite_at(words, k) or k + 1 >= len(words):
        return False
    if low in BE | MODALS | {"has", "have"}:
        return True
    before = words[k - 1].low
    counted = before[0].isdecimal() or before in NUMBERS or words[k + 1].low in PUNCTUATION
    return lemma is not None and verb_form(low, lemma) == "s" and not counted


def _with(verb: str, adverb: str) -> str:
    """Put an adverb where it belongs: "has never been", "is still working"."""
    if not adverb:
        return verb
    head, _, rest = verb.partition(" ")
    return f"{head} {adverb} {rest}" if rest else f"{adverb} {verb}"


def _done(lows: list[str], at: int) -> tuple[str, int] | None:
    """Give the verb of a clause without a subject, in the third person, and its words; else None."""
    low, behind = lows[at], lows[at + 1]
    fixed = {"gonna": "is going to", "been": "has been", "have": "has"}.get(low)
    if fixed is not None:
        return fixed, 1
    if low == "having" and verb_form(behind, verb_lemma(behind) or behind) == "past":
        return "has", 1
    if low == "going":
        return ("is going to", 2) if behind == "to" else ("is going", 1)
    if low in _DENIED and behind in {"n't", "nt", "t", "not"}:
        return _DENIED[low], 2
    lemma = None if low in MODALS | BE | PREPOSITIONS | DETERMINERS else verb_lemma(low)
    return None if lemma is None else _told_by(lows, at, lemma)


_DENIED = {"ca": "cannot", "can": "cannot", "wo": "will not", "do": "does not", "does": "does not"}


def _told_by(lows: list[str], at: int, lemma: str) -> tuple[str, int] | None:
    low, behind = lows[at], lows[at + 1]
    form = verb_form(low, lemma)
    if low == "based" and behind not in _WHERE:
        # "a layout in the loft, based on a Welsh line": what was made is, and not its maker.
        return None
    if low in _PASSIVE and behind in PREPOSITIONS | {"redundant", "off"}:
        return f"was {low}", 1
    if form == "ing":
        # "marking takes all of June" is of the marking.
        return None if behind in TELLS else (f"is {low}", 1)
    if (is_no_past(low) and "never" not in lows[:at]) or (behind == "of" and is_noun(low)):
        # "done in June", "crew of seven" tell of no doing.
        return None
    if form == "past" or low == "quit":
        never = "never" in lows[:at] and low in _PARTICIPLES
        return (f"has {low}" if never else low), 1
    object_follows = behind in DETERMINERS | PREPOSITIONS | _SELF or behind == "to"
    if form == "s" or not object_follows or noun_lemma(low) != low or behind == "of":
        return None
    return third_person(lemma), 1


_SELF = word_set("me us my our myself")
_PARTICIPLES = word_set("had eaten owned learned tried worn drunk flown driven smoked")
_WHERE = frozenset({"in", "at", "near", "outside", "out"})
_PASSIVE = word_set(
    "born raised diagnosed based laid fired promoted widowed made brought elected hired"
)
