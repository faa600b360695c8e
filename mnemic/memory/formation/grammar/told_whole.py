"""A clause that no form reads, told whole: in its speaker's own words, turned to the third person.

People say what is so of them in more shapes than a table can hold: "Once a month our book club
meets at Hanneke's place", "Because of my back I stand at work". Where a clause states
something of its speaker, points at nothing in the talk, and says by itself that it lasts, its
words are kept as they are. Whatever is doubtful stays out: a reason not to keep it outweighs
any sign that it lasts.
"""

from __future__ import annotations

import re
from itertools import pairwise

from mnemic.memory.formation.grammar.agreement import copula
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MENTAL_VERBS, MONTHS
from mnemic.memory.formation.grammar.owned_words import COMMON, WORK_AT_HAND
from mnemic.memory.formation.grammar.passing import (
    FAILURES,
    HAND_VERBS,
    MIND_VERBS,
    TALK_NOUNS,
    WORK_NOUNS,
    again,
    is_dated,
    is_of_today,
)
from mnemic.memory.formation.grammar.phrases import Words, has_frequency, is_name, strip_punctuation
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup, read_verb
from mnemic.memory.formation.grammar.words import (
    BE,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.formation.rendering import say_verb
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Longevity

COMMAS_MAX = 1
"""A clause with more commas is a list, or several clauses in one breath."""

WORDS_MIN, WORDS_MAX = 4, 24
"""How many words a clause has that is told whole."""

_MINE = word_set("my our")
_ME = word_set("i we me us myself ourselves mine ours")
_POINTING = word_set(
    "there you your yours u ur yourself this these those here above below attached following"
)
_ORDINALS = word_set("first second third next last other latter former")
_OTHERS = word_set("he she they him her them his their theirs it its")
_HEDGED = word_set(
    "maybe perhaps probably possibly apparently supposedly guess might would should could if unless whether"
)
_NOW = word_set(
    "yet already anymore atm rn currently suddenly finally again so-far meanwhile anyway"
)
_DOUBT = MENTAL_VERBS | MIND_VERBS | word_set("try look wait start need want")
_STATES = word_set(
    "have own be live work use speak keep cost belong come run go meet mean make take play pay get need"
)


def told_whole(words: Words) -> tuple[Claim, ...]:
    """Give what a clause tells in its own words, () where anything speaks against keeping it."""
    words = strip_punctuation(words)
    if not WORDS_MIN <= sum(w.low not in PUNCTUATION for w in words) <= WORDS_MAX:
        return ()
    lows = [w.low for w in words]
    if not _is_own(lows) or _points(words, lows) or is_of_today(words) or _is_passing(words, lows):
        return ()
    at, group = _verb(words)
    if at < 0 or not _lasts(words, lows, at, group):
        return ()
    statement = _turned(words)
    if not statement:
        return ()
    key = phrase_key(statement.removesuffix("."))
    of_person = at and any(tie_class(low) for low in lows[:at])
    kind = ClaimKind.RELATIONSHIP if of_person else _kind(words, lows, group)
    return (
        Claim(
            label=key or "told", slot=f"told {key}", statement=statement, kind=kind,
            type=BeliefType.USER_MODEL_ATTR,
            longevity=Longevity.ONGOING if kind is ClaimKind.HABIT else Longevity.DURABLE,
            start=words[0].start, end=words[-1].end,
        ),
    )  # fmt: skip


def _is_own(lows: list[str]) -> bool:
    """Tell whether a clause is of its speaker, and is a whole one."""
    if (
        (_MINE | _ME).isdisjoint(lows)
        or lows.count(",") > COMMAS_MAX
        or not _BREATHED.isdisjoint(lows)
    ):
        return False
    opens = verb_lemma(lows[0]) == lows[0] and lows[1] in DETERMINERS | _OBJECTS
    own = not (_MINE | {"i", "we"}).isdisjoint(lows)
    return not opens and (own or any(low in DAY_WORDS or low[0].isdecimal() for low in lows))


_OBJECTS = word_set("everything anything something nothing all to")
_BREATHED = word_set("oh gosh um uh er erm hmm well like ' ’ ‘")


def _points(words: Words, lows: list[str]) -> bool:
    """Tell whether a clause points into the talk, or at somebody whom it does not name."""
    if not (_POINTING | _HEDGED | _NOW).isdisjoint(lows):
        return True
    for i, low in enumerate(lows):
        if low == "that" and (i + 1 >= len(lows) or not i or lows[i - 1] in PREPOSITIONS | BE):
            return True
        if low in _OTHERS and not _named_before(words, i):
            return True
    if any(a in _ORDINALS and b in {"one", "ones"} for a, b in pairwise(lows)):
        return True
    nouns = {noun_lemma(low) for low in lows}
    return not nouns.isdisjoint((TALK_NOUNS | WORK_NOUNS) - {"help", "event", "row", "field"})


_QUOTING = frozenset({'"', "“", "”", ":", "*", "…", "‘"})
_FIGURES = re.compile(r"\d+%|\w+_\w|\w+\(|[A-Z]\w+(?:Error|Exception)\Z|[a-z]+[A-Z]\w+\Z|[45]0\d\Z")
_OF_A_DAY = (
    WORK_AT_HAND
    | COMMON
    | FAILURES
    | word_set(
        "phone brb battery uber taxi waiter barista seatmate cashier score percent percent. hand connection delivery parcel"
    )
)


def _is_passing(words: Words, lows: list[str]) -> bool:
    """Tell whether a clause is of a text, a program, a game, or of everybody."""
    if any(w.text in _QUOTING or _FIGURES.match(w.text) for w in words):
        return True
    if any(a == "of" and b == "us" for a, b in pairwise(lows)) or "which" in lows[:3]:
        return True
    if lows[-2:] in (["for", "me"], ["for", "us"]) and len(lows) < FOR_ME_WORDS:
        return True
    return any(
        low in _MINE and any(noun_lemma(w.low) in _OF_A_DAY for w in words[i + 1 : i + 4])
        for i, low in enumerate(lows)
    ) or not {noun_lemma(low) for low in lows}.isdisjoint(FAILURES)


FOR_ME_WORDS = 6
"""A shorter clause that ends on "for me" agrees to something: "Tuesday works for me"."""


def _named_before(words: Words, i: int) -> bool:
    """Tell whether a pronoun has somebody or something in its clause that it may mean."""
    if words[i].low in {"it", "its"}:
        return False
    return any(tie_class(w.low) or (is_name(w) and k) for k, w in enumerate(words[:i]))


def _verb(words: Words) -> tuple[int, VerbGroup | None]:
    """Find the main verb: where it stands, and its group where the speaker is its subject."""
    for i in range(len(words) - 1):
        if words[i].low in {"i", "we"}:
            return i + 1, read_verb(words, i + 1, SELF)
        if words[i].low in _MINE:
            end = next((k for k in range(i + 2, min(i + 9, len(words))) if _is_verb(words, k)), -1)
            if end > 0:
                return end, None
    end = next((k for k in range(1, min(8, len(words))) if _is_verb(words, k)), -1)
    return end, None


def _is_verb(words: Words, k: int) -> bool:
    return finite_at(words, k) and (words[k].low != "'s" or copula(words, k))


def _lasts(words: Words, lows: list[str], at: int, group: VerbGroup | None) -> bool:
    """Tell whether a clause says by itself that it lasts."""
    recurs = again(tuple(w for w in words if w.low not in _EVER))
    far = is_dated(words) or any(low in MONTHS - {"may", "march"} for low in lows)
    placed = recurs or far
    if group is not None:
        return _is_kept(words, lows, group, recurs=recurs, far=far)
    if lows[at - 1] in {"i", "we"} or lows[at] in MODALS | {"did"}:
        return False
    low = lows[at]
    if low in BE | {"'s", "'re"} and at + 1 < len(lows) and lows[at + 1].endswith("ing"):
        return placed
    lemma = verb_lemma(low) or low
    past = low in {"was", "were", "had"} or (
        verb_form(low, lemma) == "past" and low not in {"put", "cut", "set", "let", "read"}
    )
    if lemma in MENTAL_VERBS or (past and not far):
        return False
    return placed or _is_firm(words, lows)


def _is_kept(words: Words, lows: list[str], group: VerbGroup, *, recurs: bool, far: bool) -> bool:
    """Tell whether what the speaker does lasts: by its verb, its tense and its times."""
    if group.next < len(words) and lows[group.next] in CONJUNCTIONS | {","}:
        return False
    if group.hedged or group.tense in {Tense.MODAL, Tense.FUTURE}:
        return False
    if (group.lemma in _DOUBT and not has_frequency(words)) or (
        group.lemma in HAND_VERBS and not recurs
    ):
        return False
    if group.tense is Tense.PAST:
        return far
    if group.progressive or group.tense is Tense.PERFECT:
        return recurs or far
    return recurs or far or _is_firm(words, lows)


_EVER = frozenset({"never", "always", "only", "ever"})


def _is_firm(words: Words, lows: list[str]) -> bool:
    """Tell whether a name, a number or a day stands in a clause."""
    return any(
        low[0].isdecimal()
        or low in NUMBERS
        or low in DAY_WORDS
        or (is_name(w) and i and w.low != "i")
        for i, (low, w) in enumerate(zip(lows, words, strict=True))
    )


def _kind(words: Words, lows: list[str], group: VerbGroup | None) -> ClaimKind:
    if group is not None and again(words):
        return ClaimKind.HABIT
    return ClaimKind.PROJECT_FACT


_TURNED = {
    "i": "User", "we": "User", "me": "User", "us": "User", "my": "User's", "our": "User's", "mine": "User's",
    "ours": "User's", "myself": "themselves", "ourselves": "themselves",
}  # fmt: skip
_AGREEING = {
    "am": "is", "'m": "is", "'ve": "has", "are": "is", "'re": "is", "have": "has", "do": "does", "were": "was",
}  # fmt: skip


def _turned(words: Words) -> str:
    """Turn a clause to the third person, "" where its verb cannot be made to agree."""
    out: list[str] = []
    i = 0
    while i < len(words):
        word = words[i]
        if word.low == "just":
            i += 1
            continue
        glued = (
            bool(i)
            and words[i - 1].end == word.start
            and (word.low in PUNCTUATION or word.text[0] in "'’" or word.low == "n't")
        )
        text = _TURNED.get(word.low, word.text)
        if word.low in {"i", "we"}:
            group = read_verb(words, i + 1, SELF)
            if group is None:
                return ""
            out.append(("" if not out else " ") + f"User {say_verb(group, SELF)}")
            i = group.next
            continue
        out.append(text if glued or not out else f" {text}")
        i += 1
    said = "".join(out).strip(" ,;:-–—.")
    return said[:1].upper() + said[1:] + "."
