"""What stands first and belongs behind the verb: "Crowds, though, I cannot abide", "eleven seasons I've driven it".

An object behind its own comma, a span of years, and the season in which something of the speaker's
comes again are put where a form has them; so is the object that stands first behind "and".
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS, PERIODS_PLURAL
from mnemic.memory.formation.grammar.note_nouns import is_known, is_noun
from mnemic.memory.formation.grammar.phrases import Words, is_name, points
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at, inside, is_at_hand
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.unfolding.short_notes import lowered
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

OBJECT_WORDS_MAX = 5
"""Longest object that stands first behind its own comma, in words."""

_ME = frozenset({"i", "we"})
_TASTES = word_set(
    "abide stand bear stomach tolerate hate love adore loathe detest despise dislike avoid refuse"
)
_ONLY_MODAL = frozenset({"abide", "stand", "bear", "stomach", "tolerate"})
"""Of these only what cannot be done tells a taste: "crowds, I stand" is none."""

_BARRED = PREPOSITIONS | SUBORDINATORS | BE | MODALS | word_set("n't not please so and but or you")


def comma_first(words: Words) -> Parts | None:
    """Read "Crowds, though, I cannot abide" as "I cannot abide crowds"."""
    comma = next((k for k in range(1, min(len(words), OBJECT_WORDS_MAX)) if words[k].low == ","), 0)
    at = next((k for k in range(comma, min(len(words) - 1, comma + 4)) if words[k].low in _ME), 0)
    between = {w.low for w in words[comma:at]}
    if not comma or not at or not between <= {",", "though", "however", "on", "the"}:
        return None
    what = words[:comma]
    if not _is_kind(what):
        return None
    group = read_verb(words, at + 1, SELF)
    if group is None or group.lemma not in _TASTES or group.progressive:
        return None
    if group.lemma in _ONLY_MODAL and not (group.negated or group.never):
        return None
    rest = words[group.next :]
    if rest and rest[0].low not in PUNCTUATION | {"at", "any", "anymore"}:
        return None
    body = words[at : len(words) - len(rest)]
    return Parts((), ((*body, *lowered(what)),))


def _is_kind(what: Words) -> bool:
    """Tell whether words name a kind of thing: "crowds", "small talk", and no "honestly"."""
    head = what[-1].low
    if points(what) or is_at_hand((what[0], *what)) or any(w.low in _BARRED for w in what):
        return False
    plural = noun_lemma(head) != head
    return plural and is_noun(noun_lemma(head)) and head not in _CALLED


_CALLED = word_set("guys folks lads sorry yes thanks cheers besides apologies sometimes always")

_SPANS = (PERIODS_PLURAL - word_set("days weeks hours nights mornings evenings afternoons")) | {
    "decades"
}
_WAITED = word_set("wait ask hope dream try tell beg look search mean say plan")


def span_first(words: Words) -> Parts | None:
    """Read "eleven seasons I've driven the groomer" as "I've driven the groomer for eleven seasons"."""
    if len(words) < 6 or not (words[0].low in NUMBERS or words[0].low.isdecimal()):
        return None
    if words[1].low not in _SPANS:
        return None
    at = next((k for k in range(2, 5) if words[k].low in _ME), 0)
    if not at or not {w.low for w in words[2:at]} <= {",", "now", "already", "and", "counting"}:
        return None
    if words[at + 1].low not in {"'ve", "have", "ve"}:
        return None
    group = read_verb(words, at + 1, SELF)
    if group is None or group.lemma in _WAITED or group.negated or group.never:
        return None
    body = _to_comma(words, at)
    end = body[-1].end
    back = (given("for", end + 1), *lowered(words[:1]), words[1])
    return Parts((), ((*body, *back),))


def _to_comma(words: Words, at: int) -> Words:
    """Give words from `at` to their first comma: what hangs behind is a note of its own."""
    end = next((k for k in range(at + 2, len(words)) if words[k].low in {",", ";"}), len(words))
    return words[at:end]


_EACH = frozenset({"every", "each", "most"})
_TIMES = word_set(
    "spring summer autumn fall winter year month springs summers autumns winters years months"
)
_OWN = frozenset({"my", "our"})
_AS_EVER = (
    ("like", "clockwork"), ("without", "fail"), ("as", "ever"), ("without", "exception"), ("sure", "enough"),
)  # fmt: skip
BEHIND_WORDS_MAX = 3
"""What may hang behind a comma and be left: ", both hands"."""


def season_first(words: Words) -> Parts | None:
    """Read "every spring, like clockwork, the skin on my palms peels" with the season behind."""
    if len(words) < 5 or words[0].low not in _EACH:
        return None
    if words[1].low not in _TIMES and noun_lemma(words[1].low) not in MONTHS:
        return None
    at = 2 + (words[2].low == ",")
    if tuple(w.low for w in words[at : at + 2]) in _AS_EVER:
        at += 2 + (words[at + 2 : at + 3] != () and words[at + 2].low == ",")
    body = words[at:]
    if len(body) < 3 or not _of_mine(body):
        return None
    comma = next((k for k in range(2, len(body)) if body[k].low == ","), len(body))
    if not any(finite_at(body, k) or _is_plain(body, k) for k in range(2, comma)):
        return None
    if len(body) - comma > BEHIND_WORDS_MAX:
        return None
    front = (words[0]._replace(text=words[0].low), words[1])
    return Parts((), ((*body[:comma], *front),))


def _is_plain(body: Words, k: int) -> bool:
    """Tell whether the verb of several stands at `k`: "my knuckles crack"."""
    many = noun_lemma(body[k - 1].low) != body[k - 1].low
    return many and verb_lemma(body[k].low) == body[k].low and body[k].text.islower()


def _of_mine(body: Words) -> bool:
    """Tell whether a clause is about what is the speaker's own: "our well", "the skin on my palms"."""
    if body[0].low in _OWN:
        return not is_at_hand(body[:3])
    near = [w.low for w in body[2:4]]
    return (
        body[0].low == "the"
        and near[:1] in (["on"], ["of"], ["in"], ["under"])
        and (near[1:] != [] and near[1] in _OWN)
    )


_LEARNED = word_set("pick learn teach get acquire absorb inherit")
_GAINED = PREPOSITIONS | PUNCTUATION | {"up", "myself", "ourselves"}


def and_object_first(words: Words) -> Parts | None:
    """Part "..., and sign language I picked up from a flatmate, badly" from what stands before it."""
    for k in range(3, len(words) - 4):
        if words[k].low != "and":
            continue
        at = next((j for j in range(k + 2, min(len(words) - 1, k + 5)) if words[j].low in _ME), 0)
        what = words[k + 1 : at]
        if not at or any(w.low in _BARRED or not w.low.isalpha() for w in what) or points(what):
            continue
        group = read_verb(words, at + 1, SELF)
        if group is None or group.lemma not in _LEARNED:
            continue
        rest = words[group.next :]
        if not rest or rest[0].low not in _GAINED:
            continue
        before = words[:k]
        return Parts(before[:-1] if before[-1].low == "," else before, (_learned(words, at, what),))
    return None


def _learned(words: Words, at: int, what: Words) -> Words:
    """Give "I picked up sign language from a flatmate", without what is said of how well."""
    body = _to_comma(words, at)
    place = 2 + (len(body) > 2 and body[2].low in {"up", "myself", "ourselves"})
    return (*body[:place], *inside(what), *body[place:])


def object_learned(words: Words) -> Parts | None:
    """Read "sign language I picked up from a flatmate", said by itself."""
    at = next((j for j in range(1, min(len(words) - 2, 4)) if words[j].low in _ME), 0)
    what = words[:at]
    if not at or any(w.low in _BARRED or not w.low.isalpha() for w in what) or points(what):
        return None
    if words[0].low in _ME | DAY_WORDS | {"what", "how", "where", "everything", "anything"}:
        return None
    group = read_verb(words, at + 1, SELF)
    if group is None or group.lemma not in {"pick", "learn"}:
        return None
    rest = words[group.next :]
    if group.lemma == "pick" and (not rest or rest[0].low != "up"):
        return None
    rest = rest[1:] if group.lemma == "pick" else rest
    if not rest or rest[0].low not in {"from", "off", "in", "at"}:
        return None
    named = is_name(what[0]) or is_known(what[-1].low)
    return Parts((), (_learned(words, at, what),)) if named else None


__all__ = [
    "and_object_first",
    "comma_first",
    "object_learned",
    "season_first",
    "span_first",
]
