"""English as its learners write it, put as the grammar reads it (`formation@11`).

"My two sons they play football", "I have 45 years", "we have not car", "I work like
accountant", "my husband work as driver", "since two years I am living in Lisbon".
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.englishes import as_read
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, NATIONALITIES, OCCUPATIONS
from mnemic.memory.formation.grammar.note_person import STANDING
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    MODALS,
    PUNCTUATION,
    SUBORDINATORS,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.lemmas import third_person
from mnemic.memory.formation.wordlists import word_set

OWNER_WORDS_MAX = 4
"""How many words a subject may have that is said again: "my two little sons they play"."""

YOUNGEST, OLDEST = 4, 110
"""Between these, in years, "I have 45 years" tells an age."""


def plainly_said(words: Words) -> Words:
    """Give a clause as a native speaker says it; what is said so already is left alone."""
    for mend in (
        as_read,
        _freelance,
        _by_hand,
        _on_days,
        _together,
        _modal,
        _said_once,
        _aged,
        _without,
        _not_doing,
        _agreeing,
        _as_a_trade,
        _of_trade,
    ):
        words = mend(words)
    return words


def _freelance(words: Words) -> Words:
    """Read "I freelance as a subtitler" as working freelance: no lexicon knows the verb."""
    for i in range(1, len(words) - 1):
        behind = words[i + 1].low in {"as", "for", "in", "from", "with"}
        if words[i].low == "freelance" and behind and words[i - 1].low in {"i", "we", "also"}:
            return (*words[:i], given("work", words[i].start), *words[i:])
    return words


_CRAFTED = word_set(
    "dye sew paint carve stitch roll pick make build forge print knit craft wash weave spin bind cut letter tool"
)


def _by_hand(words: Words) -> Words:
    """Read "I hand dye yarn" as dyeing it by hand."""
    for i in range(1, min(len(words) - 2, 4)):
        if (
            words[i].low == "hand"
            and words[i + 1].low in _CRAFTED
            and words[i - 1].low in {"i", "we"}
        ):
            stop = next(
                (
                    k
                    for k in range(i + 2, len(words))
                    if words[k].low in PUNCTUATION | {"and", "but", "so"}
                ),
                len(words),
            )
            by = given("by", words[stop - 1].end + 1), words[i]
            return (*words[:i], *words[i + 1 : stop], *by, *words[stop:])
    return words


def _on_days(words: Words) -> Words:
    """Read "Fridays I look after Otis and don't take jobs" with its `on`, where two things hold of the days."""
    at = next((i for i, w in enumerate(words[:4]) if w.low in {"i", "we"}), 0)
    days = words[:at]
    if not days or any(
        w.low not in DAY_WORDS | {"and", ",", "mornings", "evenings", "afternoons", "nights"}
        for w in days
    ):
        return words
    if (
        days[0].low == "and"
        or not days[-1].low.endswith("s")
        or all(w.low != "and" for w in words[at:])
    ):
        return words
    return (given("on", words[0].start), *words)


def _together(words: Words) -> Words:
    """Read "me and four guys lay floors" as laying them with the four guys."""
    if (
        len(words) < 5
        or words[0].low != "me"
        or words[1].low != "and"
        or words[2].low in {"my", "our"}
    ):
        return words
    verb = next(
        (
            k
            for k in range(3, min(len(words) - 1, 7))
            if words[k].low in {"lay", verb_lemma(words[k].low)}
            and noun_lemma(words[k - 1].low) != words[k - 1].low
        ),
        0,
    )
    who = words[2:verb]
    if (
        not verb
        or any(w.low in PUNCTUATION | BE | MODALS for w in who)
        or words[verb].low in {"love", "like", "want"}
    ):
        return words
    stop = next(
        (k for k in range(verb + 1, len(words)) if words[k].low in {",", "but", "so", "because"}),
        len(words),
    )
    i = words[0]._replace(text="I", low="i")
    return (i, *words[verb:stop], given("with", words[1].start), *who, *words[stop:])


def _modal(words: Words) -> Words:
    """Read "she can't to eat salt" without its `to`, "here we have ..." without its `here`."""
    if len(words) > 3 and words[0].low == "here" and words[1].low in {"i", "we"}:
        words = words[1:]
    for i in range(len(words) - 2):
        if (
            words[i].low in {"moved", "came"}
            and words[i + 1].low == "here"
            and words[i + 2].low == "from"
        ):
            words = (*words[: i + 1], *words[i + 2 :])
            break
    for i in range(1, len(words) - 2):
        if words[i].low in {"can", "must", "should"}:
            at = i + 1 + (words[i + 1].low in {"n't", "not"})
            if at + 1 < len(words) and words[at].low == "to" and verb_lemma(words[at + 1].low):
                return (*words[:at], *words[at + 1 :])
    return words


def _subject_start(words: Words) -> int:
    """Give where the subject of a clause starts, behind what opens it; -1 for none."""
    for i, word in enumerate(words[:4]):
        if word.low in {"i", "we", "my", "our"}:
            return i
        if word.low not in ADVERBS | PUNCTUATION and word.low not in _OPENING:
            return -1
    return -1


_OPENING = word_set("and but so because hi hello also since for btw ok well hey now")
_AGAIN = word_set("he she it they")


def _said_once(words: Words) -> Words:
    """Drop a pronoun that says the subject again: "my wife she is", "our car it is old"."""
    at = _subject_start(words)
    if at < 0 or words[at].low not in {"my", "our"}:
        return words
    for j in range(at + 2, min(at + 2 + OWNER_WORDS_MAX, len(words) - 1)):
        low, head = words[j].low, words[j - 1].low
        if low in PUNCTUATION or low in MODALS | BE or head in _SAYING | SUBORDINATORS:
            return words
        if low in _AGAIN:
            plural = noun_lemma(head) != head
            follows = words[j + 1].low in BE | MODALS or verb_lemma(words[j + 1].low) is not None
            if not follows or plural is not (low == "they"):
                return words
            return words[:j] + words[j + 1 :]
    return words


_SAYING = word_set("says said thinks think told hopes knows know believe believes that feel wish")


def _aged(words: Words) -> Words:
    """Read "I have 45 years (old)" as "I am 45"."""
    at = _subject_start(words)
    if at < 0 or words[at].low != "i" or at + 3 >= len(words):
        return words
    have, count, unit = words[at + 1 : at + 4]
    if have.low not in {"have", "'ve"} or unit.low != "years" or not count.low.isdecimal():
        return words
    rest = words[at + 4 :]
    old = bool(rest) and rest[0].low == "old"
    ends = not rest or rest[0].low in PUNCTUATION | {"and", "but"}
    if not (old or ends) or not YOUNGEST <= int(count.low[:4]) <= OLDEST:
        return words
    am = have._replace(text="am", low="am")
    return (*words[: at + 1], am, count, *rest[old:])


def _without(words: Words) -> Words:
    """Read "we have not car", "I haven't car" as "we have no car"."""
    for i in range(1, len(words) - 2):
        if words[i].low != "have" or words[i + 1].low not in {"not", "n't"}:
            continue
        if words[i - 1].low not in {"i", "we", "they"}:
            return words
        what = words[i + 2]
        if what.low in _COUNTED or what.low in {"yet", "only", "just"} or what.low in ADVERBS:
            return words
        lemma = verb_lemma(what.low)
        if (
            lemma is not None and verb_form(what.low, lemma) in {"past", "ing"}
        ) or what.low == "been":
            return words
        no = words[i + 1]._replace(text="no", low="no")
        return (*words[: i + 1], no, *words[i + 2 :])
    return words


_COUNTED = word_set("a an any the much many enough my our got to had been done")


def _not_doing(words: Words) -> Words:
    """Read "I not drink alcohol", "I no eat pork", "I am not eat meat" with their `do`."""
    at = _subject_start(words)
    if at < 0 or words[at].low not in {"i", "we"} or at + 3 > len(words) - 1:
        return words
    j = at + 1
    if words[j].low in {"am", "'m", "are", "'re"} and words[j + 1].low == "not":
        j += 1
    if words[j].low not in {"not", "no"}:
        return words
    verb = words[j + 1]
    if verb_lemma(verb.low) != verb.low or verb.low not in _DONE_DAILY:
        return words
    do, no = given("do", words[j].start), words[j]._replace(text="n't", low="n't")
    return (*words[: at + 1], do, no, *words[j + 1 :])


_DONE_DAILY = word_set(
    "eat drink smoke like have drive work speak cook own use play know understand live want need take wear go"
)


def _agreeing(words: Words) -> Words:
    """Give the verb of "my husband work as driver", "my left shoulder hurt" its ending."""
    at = _subject_start(words)
    if at < 0 or words[at].low not in {"my", "our"}:
        return words
    for j in range(at + 2, min(at + 4, len(words) - 1)):
        head, verb = words[j - 1].low, words[j]
        if noun_lemma(head) != head or verb.low in BE | MODALS | PUNCTUATION | ADVERBS:
            continue
        if words[j - 1].text[0].isupper() or verb.text[0].isupper() or verb.low not in _SINGULAR:
            continue
        if not (kin_class(head) or head in _PARTS) or words[j + 1].low in BE:
            return words
        said = third_person(verb.low)
        return (*words[:j], verb._replace(text=said, low=said), *words[j + 1 :])
    return words


_SINGULAR = word_set(
    """work live have like love hate play go eat drink drive teach study cook speak hurt need want sleep make do
    take know help come"""
)
_PARTS = word_set(
    "knee back shoulder neck hip wrist ankle elbow head stomach foot hand leg arm car computer laptop"
)


def _as_a_trade(words: Words) -> Words:
    """Read "I work like accountant", "work as welder" with `as` and its article."""
    for i in range(1, len(words) - 2):
        if words[i].low not in _WORKING:
            continue
        as_at = next(
            (k for k in range(i + 1, min(i + 6, len(words) - 1)) if words[k].low in {"like", "as"}),
            -1,
        )
        if as_at < 0:
            return words
        at = as_at + 1
        end = next(
            (k for k in range(at, min(at + 4, len(words))) if words[k].low in OCCUPATIONS), -1
        )
        if end < 0 or words[at].low in {"a", "an", "the", "my", "one"}:
            return words
        if words[at].text[0].isupper() or any(w.low in PUNCTUATION for w in words[at:end]):
            return words
        as_ = words[as_at]._replace(text="as", low="as")
        return (*words[:as_at], as_, _article(words[at]), *words[at:])
    return words


_WORKING = word_set("work works working worked")


def _of_trade(words: Words) -> Words:
    """Read "I am nurse in a clinic", "my wife is hairdresser" with the article."""
    at = 0 if words and words[0].low in {"he", "she"} else _subject_start(words)
    if at < 0:
        return words
    be = next((k for k in range(at + 1, min(at + 5, len(words) - 1)) if words[k].low in _IS), -1)
    if be < 0 or (
        words[at].low == "our" or (words[at].low == "my" and not kin_class(words[be - 1].low))
    ):
        return words
    if words[at].low in {"i", "we", "he", "she"} and be != at + 1:
        return words
    j = be + 1
    while j < len(words) - 1 and (
        words[j].low in _TRADE_ADJECTIVES or words[j].low in NATIONALITIES
    ):
        j += 1
    trade = words[j]
    if trade.low not in OCCUPATIONS | STANDING | {"mother", "father"} or trade.text[0].isupper():
        return words
    behind = words[j + 1].low if j + 1 < len(words) else ""
    if behind not in _BEHIND_TRADE and behind not in PUNCTUATION:
        return words
    return (*words[: be + 1], _article(words[be + 1]), *words[be + 1 :])


_IS = frozenset({"am", "'m", "is"})
_TRADE_ADJECTIVES = word_set(
    "primary secondary dental civil software mechanical electrical junior senior retired school math physics english"
)
_BEHIND_TRADE = frozenset(
    {"", "in", "at", "for", "and", "of", "from", "by", "since", "but", "with", "here", "on"}
)


def _article(word: Word) -> Word:
    return given("an" if word.low[0] in "aeiou" else "a", word.start)
