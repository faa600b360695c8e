"""What somebody tells to explain: "The reason I ask is that ...", "seeing as ...", "as my ...".

A fact that gives the ground of a question or of a request is told as true, whoever it is of.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.leads import skip_leads
from mnemic.memory.formation.grammar.lexicon import PERIODS
from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    PREPOSITIONS,
    PUNCTUATION,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

OPENER_WORDS_MIN = 2
"""A single word that opens a clause ("since", "actually") may belong to what it says."""

FRONT_WORDS_MAX = 30
"""How far the comma behind a fronted ground may be, in words."""

_GIVEN = (
    ("seeing", "as"), ("seeing", "that"), ("given", "that"), ("considering", "that"), ("now", "that"),
    ("knowing", "that"), ("given", "the", "fact", "that"), ("due", "to", "the", "fact", "that"),
    ("keeping", "in", "mind", "that"), ("bearing", "in", "mind", "that"),
    ("keeping", "in", "mind"), ("bearing", "in", "mind"), ("because",), ("since",), ("as",),
    ("considering",), ("given",), ("cos",), ("bc",), ("cuz",), ("coz",),
)  # fmt: skip
_GIVEN_FIRST = frozenset(phrase[0] for phrase in _GIVEN)
_SUBJECTS = word_set("i we my our he she his her they their there the it both")
_REASONS = word_set("reason reasons")
_ASKED = word_set(
    """ask asked asking bring brought mention mentioned say want wanted keep need care wonder wondering question
    questions message email post query request"""
)


def grounds(words: Words) -> Parts | None:
    """Part a clause from the ground that it gives."""
    return (
        _reason(words) or _introduced(words) or _fronted(words) or _behind(words) or _priced(words)
    )


def _introduced(words: Words) -> Parts | None:
    """Step over "The thing is, ..." and "for context, ...", which tell nothing."""
    lead = skip_leads(words, 0)
    if lead.index < OPENER_WORDS_MIN or lead.hedged or lead.kind or lead.index + 3 > len(words):
        return None
    rest = words[lead.index :]
    return Parts(rest) if rest[0].low in {"my", "our", "there", "the"} else None


def _reason(words: Words) -> Parts | None:
    """Read "The reason I keep asking is that my mum lives on Islay", "reason being ..."."""
    at = 1 if words[:1] and words[0].low in {"the", "my", "only", "main"} else 0
    if len(words) < at + 4 or words[at].low not in _REASONS:
        return None
    if words[at + 1].low in {"being", "is"}:
        rest = words[at + 2 :]
    else:
        asked = any(w.low in _ASKED for w in words[at + 1 : at + 6])
        if not asked and words[at + 1].low not in {"i", "we"}:
            return None
        is_at = next(
            (k for k in range(at + 2, min(len(words), 14)) if words[k].low in {"is", "'s", "was"}),
            -1,
        )
        if is_at < 0:
            return None
        rest = words[is_at + 1 :]
    while rest and rest[0].low in {"that", "because", ",", ":"}:
        rest = rest[1:]
    if len(rest) > 2 and words[at + 1].low in {"i", "we"} and rest[0].low not in _SUBJECTS - {"it"}:
        return None
    own = len(rest) > 2 and any(w.low in {"i", "my", "we", "our", "me", "us"} for w in rest)
    return Parts((), (rest,)) if own else None


def _given_at(words: Words, i: int) -> int:
    """Give how many words introduce a ground at word `i`, 0 for none."""
    if words[i].low not in _GIVEN_FIRST:
        return 0
    for phrase in _GIVEN:
        n = len(phrase)
        if tuple(w.low for w in words[i : i + n]) == phrase and _states(
            words, i + n, weak=n == 1 and phrase[0] == "as"
        ):
            return n
    return 0


def _states(words: Words, i: int, *, weak: bool) -> bool:
    """Tell whether a clause starts at `i`; behind `as` one that lasts."""
    if i + 2 >= len(words) or words[i].low not in _SUBJECTS:
        return False
    if words[i + 1].low in {"last", "first", "own", "previous"} or any(
        w.low in {"you", "your"} for w in words[i : i + 2]
    ):
        return False
    if words[i].low in _DETERMINERS and not _has_verb(words, i):
        return False
    if not weak:
        return True
    if words[i].low in {"it", "the", "they", "their", "he", "she", "his", "her", "both"}:
        return words[i].low in {"the", "both", "their"} and any(
            finite_at(words, k) for k in range(i + 2, min(len(words), i + 7))
        )
    for k in range(i + 1, min(len(words), i + 6)):
        low = words[k].low
        if low in {
            "said",
            "mentioned",
            "say",
            "know",
            "see",
            "understand",
            "type",
            "write",
            "was",
            "were",
            "did",
        }:
            return False
        lemma = verb_lemma(low)
        if (
            lemma
            and low not in ADVERBS
            and (words[i].low in {"i", "we", "there"} or verb_form(low, lemma) in {"s", "base"})
        ):
            return verb_form(low, lemma) != "past" or low in {"had"}
    return True


_DETERMINERS = frozenset({"the", "my", "our", "his", "her", "their", "both"})


def _has_verb(words: Words, i: int) -> bool:
    """Tell whether a verb follows the noun at `i`: "since the spring of 2019" has none."""
    for k in range(i + 2, min(len(words), i + 8)):
        low = words[k].low
        if low in {",", "i", "we", "you"} or (low == "of" and words[k - 1].low in PERIODS):
            return False
        many = noun_lemma(words[k - 1].low) != words[k - 1].low
        if finite_at(words, k) or (many and verb_lemma(low) == low):
            return True
    return False


def _fronted(words: Words) -> Parts | None:
    """Part "As my husband naps between 1 and 3, keep it short" at its comma."""
    n = _given_at(words, 0)
    if not n:
        return None
    for k in range(n + 2, min(len(words) - 1, FRONT_WORDS_MAX)):
        if words[k].low == "," and not _adds(words, k):
            return Parts(words[k + 1 :], (strip_punctuation(words[n:k]),))
    return _run_on(words, n)


def _run_on(words: Words, n: int) -> Parts | None:
    """Part "as my daughter is sight impaired i need big print" at its "i", typed without a comma."""
    if words[n].low not in {"my", "our"} or any(w.low == "," for w in words):
        return None
    for k in range(n + 4, min(len(words) - 2, FRONT_WORDS_MAX)):
        if words[k].low not in {"i", "we"}:
            continue
        told = any(finite_at(words, j) for j in range(n + 2, k - 1))
        joined = words[k - 1].low in PREPOSITIONS | {"and", "that", "which", "where", "when", "but"}
        return Parts(words[k:], (words[n:k],)) if told and not joined else None
    return None


def _adds(words: Words, k: int) -> bool:
    low = words[k + 1].low
    return (
        low in PREPOSITIONS | {"and", "but", "or", "who", "which", "a", "an", "plus"}
        or low.isdecimal()
    )


def _behind(words: Words) -> Parts | None:
    """Part "keep it short as my kids get hungry at five", "simple because English is ..."."""
    for i in range(2, len(words) - 3):
        comma = words[i - 1].low == ","
        if _is_time(words, i):
            continue
        n = _given_at(words, i)
        if (
            not n
            and words[i].low in {"because", "cos", "cuz", "bc"}
            and words[i - 1].low not in {"just", "only", "not"}
        ):
            n = 1 if _own_clause(words, i + 1) else 0
        if not n or words[i - 1].low in {
            "same",
            "such",
            "as",
            "well",
            "just",
            "ever",
            "soon",
            "long",
            "much",
            "far",
            "that",
            "and",
        }:
            continue
        return Parts(words[: i - comma], (strip_punctuation(words[i + n :]),))
    return None


def _is_time(words: Words, i: int) -> bool:
    """Tell whether "since I was six" says from when on, behind a perfect: it gives no ground."""
    lows = [w.low for w in words[i + 1 : i + 5]]
    told = lows[:1] in (["i"], ["we"], ["my"], ["our"])
    past = told and any(
        low in {"was", "were", "had", "split"} or verb_form(low, verb_lemma(low) or "") == "past"
        for low in lows[1:]
    )
    perfect = any(w.low in {"'ve", "have", "has", "ve"} for w in words[:i])
    return words[i].low == "since" and past and perfect and words[i - 1].low != ","


_PRICED = word_set("gets charges costs pays takes earns makes has sells is")


def _priced(words: Words) -> Parts | None:
    """Part "what should I ask for a coat when my shop gets 14 pounds for a hem" from its price."""
    asks = words[0].low in {"what", "how", "should", "is", "can", "could", "would", "does", "which"}
    at = next((k for k in range(4, len(words) - 5) if words[k].low in {"when", "if"}), -1)
    if at < 0 or not asks or words[at].low == "if" or words[at + 1].low not in {"my", "our"}:
        return None
    rest = strip_punctuation(words[at + 1 :])
    verb = next((k for k in range(2, min(len(rest) - 1, 8)) if rest[k].low in _PRICED), 0)
    told = verb and any(w.low[0].isdecimal() for w in rest[verb + 1 : verb + 4])
    return Parts(words[:at], (rest,)) if told else None


def _own_clause(words: Words, i: int) -> bool:
    rest = words[i:]
    verb = any(finite_at(words, k) for k in range(i + 1, min(len(words), i + 6)))
    return (
        verb
        and rest[0].low not in PUNCTUATION
        and any(w.low in {"my", "our", "me", "us"} for w in rest)
    )
