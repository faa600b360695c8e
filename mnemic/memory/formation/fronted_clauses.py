"""Clauses that stand before their main clause without a comma (`formation@11`).

"since I'm colour blind I label every cable", "because my wrists are bad I dictate everything",
"though I live in Spain I'm Irish" tell two facts: the ground, and what is done on that ground.
A clause that only opens with such a word ("while Paco's flat is ours in August") is the clause.
"""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.cutting import FINER_CHARS_MAX, piece_of
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    noun_lemma,
    read,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause
from mnemic.memory.formation.wordlists import word_set

_OPENERS = (
    ("seeing", "as"), ("seeing", "that"), ("given", "that"), ("now", "that"), ("even", "though"),
    ("considering", "that"), ("because",), ("since",), ("as",), ("given",), ("considering",),
    ("though",), ("although",), ("while",), ("whereas",), ("cos",), ("cuz",), ("coz",), ("bc",),
    ("but",),
)  # fmt: skip
_FIRST = frozenset(phrase[0] for phrase in _OPENERS)
_LEADING = word_set("because since cause cuz though although while whereas considering given")
"""What `segments` has taken off a clause that may still hold its main clause."""

_PRONOUNS = word_set("i we he she they it there")
_DETERMINED = word_set(
    "my our the his her their its every each all most both these those this that no"
)
_OPEN = (
    PREPOSITIONS
    | CONJUNCTIONS
    | SUBORDINATORS
    | PUNCTUATION
    | word_set(
        """as to of than the a an my our his her their its this these those every each all any
        some no think know say said says guess hope feel believe wish sure glad what how like not
        n't i we one when"""
    )
)
"""Behind one of these no main clause starts."""

_ORDERS = word_set("always never please don't do")
_ASKS = word_set("what which where when how who why")
_AUX = BE | MODALS | {"do", "does", "did", "have", "has"}
_DEFINITE = word_set("the only every any all everything anything most first last best worst")

MAIN_WORDS_MAX = 40
"""How far the main clause may start, in words."""


def without_front(clause: Clause) -> list[Clause]:
    """Part a clause from the subordinate clause that stands before it; itself where none does."""
    body = clause.text
    led = clause.leads in _LEADING
    first = body.split(None, 1)[0].lower() if body else ""
    if not led and first not in _FIRST:
        return [clause]
    if clause.mood not in {Mood.STATEMENT, Mood.QUESTION} or clause.attributed:
        return [clause]
    if len(body) > FINER_CHARS_MAX:
        return [clause]
    words = read(body)
    n = _opener(words)
    if not n and not led:
        return [clause]
    word = " ".join(w.low for w in words[:n]) or clause.leads
    if not _TODAY.isdisjoint(w.low for w in words) or (word == "since" and _is_time(words[n:])):
        return [clause]
    if word == "as" and any(w.low in _GROWING for w in words[n:]):
        return [clause]
    at = _main_at(words, n, asks=clause.mood is Mood.QUESTION) if word != "but" else 0
    if not at:
        alone = n and word != "as" and clause.mood is Mood.STATEMENT and _is_alone(words, n)
        if not alone:
            return [clause]
        whole = piece_of(clause, words[n].start, len(body), asks=False, last=True)
        return [replace(whole, leads=word)]
    if _points_back(words, n, at) or (word == "while" and _is_under_way(words, at)):
        return [clause]
    last = at - 1 - (words[at - 1].low == ",")
    ground = piece_of(clause, words[n].start, words[last].end, asks=False, last=False)
    return [
        replace(ground, leads=word),
        piece_of(clause, words[at].start, len(body), asks=False, last=True),
    ]


_GROWING = word_set("get gets grow grows older bigger")
"""How one thing goes along with another: "as the kids get older I work more"."""

APPOSED_COMMAS = 2
"""How many commas set off what somebody is."""

_TODAY = word_set("today tonight tomorrow yesterday")


def _is_alone(words: Words, n: int) -> bool:
    """Tell whether a clause that a word opens has no main clause behind a comma."""
    commas = [k for k, w in enumerate(words) if w.low == ","]
    # "since the puppy, a collie called Fen, comes home in June": what it is stands between two.
    opening = commas[::2] if len(commas) == APPOSED_COMMAS else commas
    added = all(words[k + 1].low in {"a", "an", "who"} for k in opening if k + 1 < len(words))
    return (added or words[0].low in {"but", "while"}) and _is_clause(words, n, len(words))


def _points_back(words: Words, n: int, at: int) -> bool:
    """Tell whether a main clause only points at whom its front names: "Anton ... his snake"."""
    own = {w.low for w in words[n:at]} & {"my", "our", "i", "we"}
    return not own and not _THIRD.isdisjoint(w.low for w in words[at:])


def _is_under_way(words: Words, at: int) -> bool:
    """Tell whether a main clause says what goes on now: "while they sing I'm sneaking out"."""
    return (
        words[at + 1].low in BE
        and words[at + 2 : at + 3] != ()
        and words[at + 2].low.endswith("ing")
    )


_THIRD = word_set("he him his she her hers they them their")


def _opener(words: Words) -> int:
    lows = tuple(w.low for w in words[:2])
    return next((len(o) for o in _OPENERS if lows[: len(o)] == o), 0)


def _is_time(words: Words) -> bool:
    """Tell whether "since I was ten" or "since the boiler broke" says from when on."""
    end = next((k for k, w in enumerate(words) if k > 1 and w.low in {",", "i", "we"}), len(words))
    own = bool(words) and words[0].low in {"my", "our"}
    past = any(
        w.low in {"was", "were", "had"} or verb_form(w.low, verb_lemma(w.low) or w.low) == "past"
        for w in words[1:end]
        if verb_lemma(w.low)
    )
    present = any(
        w.low in {"'m", "am", "is", "'s", "are", "'re", "have", "'ve", "has"} for w in words[1:end]
    )
    return past and not present and not own


def _main_at(words: Words, n: int, *, asks: bool) -> int:
    """Give where the main clause starts behind a front that opens at `n`, 0 where none does."""
    for k in range(n + 2, min(len(words) - 1, n + MAIN_WORDS_MAX)):
        comma = words[k - 1].low == ","
        if comma and words[0].low not in _CONTRASTING:
            return 0
        if (words[k - 1].low in _OPEN and not comma) or not _starts(words, k, asks=asks):
            continue
        if _is_clause(words, n, k - comma) and (comma or not _names(words, k)):
            return k
    return 0


_CONTRASTING = word_set("while though although whereas even")
"""Of what stands before a comma behind another word, `unfolding.grounds` knows."""


def _starts(words: Words, k: int, *, asks: bool) -> bool:
    low = words[k].low
    behind = words[k + 1].low
    if low in _PRONOUNS:
        return _has_verb_at(words, k + 1, low)
    if low in _DETERMINED:
        return _has_own_verb(words, k)
    if low in _ORDERS:
        return low != "do" and verb_lemma(words[k + (2 if behind == "n't" else 1)].low) is not None
    if asks and (low in _ASKS or (low in _AUX and behind in _PRONOUNS | {"my"})):
        return True
    # "since my hip got replaced stairs are hard"
    return _is_many(low) and behind in {"are", "were"} and not _is_adjectival(words[k - 1].low)


def _has_own_verb(words: Words, k: int) -> bool:
    """Tell whether the noun that a determiner opens at `k` is the subject of a verb."""
    taken = verb_lemma(words[k - 1].low) is not None
    for j in range(k + 2, min(len(words) - 1, k + 6)):
        low = words[j].low
        if low in _PRONOUNS | SUBORDINATORS or (taken and low in CONJUNCTIONS):
            return False
        if words[j - 1].low in PREPOSITIONS or (low == "'s" and taken):
            continue
        if finite_at(words, j) or (_is_many(words[j - 1].low) and verb_lemma(low) == low):
            return True
    return False


def _has_verb_at(words: Words, k: int, subject: str) -> bool:
    while k < len(words) - 1 and (
        words[k].low in ADVERBS | {"never", "not"} or words[k].low.endswith("ly")
    ):
        k += 1
    if k >= len(words):
        return False
    low = words[k].low
    if low in _AUX | {"'ve", "had", "'m", "am"}:
        return True
    lemma = verb_lemma(low)
    if lemma is None or (low in PREPOSITIONS and low != "like"):
        return False
    form = verb_form(low, lemma)
    return form in {"base", "past"} if subject in {"i", "we", "they"} else form in {"s", "past"}


def _is_many(low: str) -> bool:
    return noun_lemma(low) != low and low.endswith("s")


def _is_adjectival(low: str) -> bool:
    return low in _AUX or low.endswith(("y", "ing"))


def _is_clause(words: Words, start: int, end: int) -> bool:
    """Tell whether all of a clause, with its subject and its verb, stands between two words."""
    if end - start < 2:
        return False
    if words[start].low in _PRONOUNS:
        if not _has_verb_at(words, start + 1, words[start].low):
            return False
        return end - start > 2 or words[start + 1].low not in _AUX | {"'m", "'ve", "am"}
    if words[start].low in {"a", "an"}:
        return False
    mine = words[start].low in {"my", "our"}
    if [w.low for w in words[start + mine + 1 : start + mine + 3]] == ["and", "i"]:
        behind = start + mine + JOINT_WORDS
        return end > behind and _has_verb_at(words, behind, "we")
    for j in range(start + 1, min(end, start + 9)):
        low, before = words[j].low, words[j - 1].low
        if low in {"that", "which", "who", "i", "we", "you"}:
            return False
        if low == "," and words[j + 1].low not in {"a", "an", "who"}:
            return False
        inner = before in PREPOSITIONS | CONJUNCTIONS | {"of", ","}
        if low in _DETERMINED | {"a", "an"} and j > start + 1 and not inner:
            return False
        if inner or before in _DETERMINED:
            continue
        bare = _is_many(before) and verb_lemma(low) == low
        if finite_at(words[:end], j) or bare:
            return j < end - 1 or low not in _AUX
    return False


JOINT_WORDS = 3
"""How many words "Samir and I" has, before what the two did."""


def _names(words: Words, k: int) -> bool:
    """Tell whether "I" opens what tells one noun from others: "the people I work for pay late"."""
    if words[k].low not in _PRONOUNS - {"there"}:
        return False
    if words[-1].low in PREPOSITIONS and words[-1].low not in {"in", "out", "off", "up", "over"}:
        return True
    near = {w.low for w in words[max(0, k - 3) : k]}
    if near.isdisjoint(_DEFINITE):
        return False
    verb = next((j for j in range(k + 1, len(words)) if words[j].low not in ADVERBS), k + 1)
    behind = words[verb + 1].low if verb + 1 < len(words) else ""
    trailing = words[0].low in {"though", "although", "i", "my", "our", "we"}
    gap = trailing and (not behind or behind in PREPOSITIONS)
    return gap or any(finite_at(words, j) for j in range(k + 2, min(len(words) - 1, k + 6)))
