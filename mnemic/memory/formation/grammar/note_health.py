"""What somebody has or is at, in a note: "nut allergy", "on 50mg sertraline", "still learning Finnish"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.at_hand import names_work
from mnemic.memory.formation.grammar.lexicon import (
    FOODS,
    LANGUAGES,
    OCCUPATIONS,
)
from mnemic.memory.formation.grammar.note_nouns import (
    is_adjective,
)
from mnemic.memory.formation.grammar.note_words import (
    DEGREES,
    Read,
    article,
    counts,
    is_state,
    said,
)
from mnemic.memory.formation.grammar.phrases import Words, deictic, is_name
from mnemic.memory.formation.grammar.subjectless import subjectless
from mnemic.memory.formation.grammar.words import ADVERBS, given, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set


def condition(words: Words) -> Read:
    """Read "asthma", "nut allergy", "severe ADHD" as what somebody has."""
    if (
        len(words) > 3
        or words[0].low in {"no", "the", "for"}
        or (is_name(words[-1]) and not words[-1].text.isupper())
    ):
        return None
    head = words[-1].low
    if (
        head in {"pressure", "cholesterol", "disease", "syndrome", "disorder", "deficiency"}
        and len(words) > 1
    ):
        return (
            (said(words, "I", "have"), True)
            if words[0].low not in {"air", "water", "tyre", "tire", "peer"}
            else None
        )
    if head in _CONDITIONS and all(
        is_adjective(w.low) or w.low in FOODS | DEGREES or w.low in {"nut", "peanut"}
        for w in words[:-1]
    ):
        return said(
            article(words) if head in {"allergy", "intolerance"} else words, "I", "have"
        ), True
    return None


_CONDITIONS = word_set(
    """adhd asthma diabetes arthritis epilepsy migraines autism dyslexia dyspraxia endometriosis fibromyalgia tinnitus ibs
    eczema psoriasis scoliosis insomnia hypertension pcos copd lupus sciatica gout ptsd ocd hayfever allergy allergies
    intolerance"""
)


def doses(words: Words) -> Read:
    """Read "on 50mg sertraline", "on blood thinners"."""
    if words[0].low != "on" or not 1 < len(words) <= 6:
        return None
    dosed = words[1].low.rstrip("mcguil") != words[1].low and words[1].low[0].isdigit()
    if dosed or words[-1].low in _MEDICINES:
        return said(words, "I", "am"), True
    return None


_MEDICINES = word_set(
    "insulin thinners statins antidepressants ssris steroids warfarin metformin hrt levothyroxine medication meds testosterone"
)


def counted(words: Words) -> Read:
    """Read "5 years experience in Java", "team of 4", "gluten free household"."""
    lows = [w.low for w in words]
    if (
        len(lows) >= 3
        and lows[1] in {"years", "year", "months"}
        and lows[2] in {"exp", "experience", "xp"}
        and counts(words[0])
    ):
        of, noun = (
            given("of", words[2].start),
            words[2]._replace(text="experience", low="experience"),
        )
        return (*said(words[:2], "I", "have"), of, noun, *words[3:]), True
    if len(lows) == 3 and lows[:2] == ["team", "of"] and counts(words[2]):
        return said(words, "I", "am", "on", "a"), True
    if (
        lows[-1] in {"household", "family", "home"}
        and 1 < len(lows) <= 4
        and (lows[-2] == "free" or is_state(lows[-2]))
    ):
        return said(article(words), "I", "have"), True
    return None


def under_way(words: Words) -> Read:
    """Read "still learning Finnish", "moved from Brazil last year", "working as a cleaner"."""
    if deictic(words) or names_work(words):
        return None
    at = next(
        (i for i, w in enumerate(words) if w.low not in ADVERBS | {"currently", "now", "still"}), 0
    )
    lemma = verb_lemma(words[at].low)
    if words[-1].low in {"now", "today", "tonight", "tomorrow"} and len(words) <= at + 2:
        return None
    if lemma is None or verb_form(words[at].low, lemma) not in {"ing", "past"}:
        return None
    told = subjectless(words)
    firm = any(w.low in OCCUPATIONS | LANGUAGES for w in words[at:])
    return (told, firm) if told else None
