"""What somebody has or is at, in a note: "nut allergy", "on 50mg sertraline", "still learning Finnish"."""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.at_hand import names_work
from mnemic.memory.formation.grammar.illnesses import ILLNESS_ENDS, ILLNESSES, is_illness
from mnemic.memory.formation.grammar.lexicon import (
    FOODS,
    LANGUAGES,
    OCCUPATIONS,
)
from mnemic.memory.formation.grammar.medicine_names import EVERYDAY, NAMED
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
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    DETERMINERS,
    PREPOSITIONS,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set


def condition(words: Words) -> Read:
    """Read "asthma", "nut allergy", "severe ADHD" as what somebody has."""
    if words[0].low not in {"no", "the", "for"} and (told := _long_ill(words)):
        return told, True
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


def _long_ill(words: Words) -> Words:
    """Read "vasculitis", "stammer", "trigeminal neuralgia" as what somebody has for good."""
    head = words[-1].low
    if len(words) > 3 or not is_illness(words) or noun_lemma(head) in _PASSING or counts(words[0]):
        return ()
    if is_state(head) or any(w.low in PREPOSITIONS or not w.low.isalpha() for w in words):
        return ()
    known = noun_lemma(head) in ILLNESSES or head.endswith(_LASTING_ENDS)
    if not known:
        return ()
    if head.endswith(ILLNESS_ENDS):
        words = (*words[:-1], words[-1]._replace(text=head))
    one = noun_lemma(head) in _ONE_OF and words[0].low not in {"a", "an", "my"}
    return said(words, "I", "have", *(("a",) if one else ()))


_LASTING_ENDS = (
    "itis",
    "aemia",
    "emia",
    "algia",
    "plegia",
    "phobia",
    "myositis",
    "fibrosis",
    "sclerosis",
)
_ONE_OF = word_set("stammer stutter hernia")
_PASSING = word_set(
    """bronchitis tonsillitis cystitis gastritis gastroenteritis conjunctivitis laryngitis sinusitis appendicitis
    mastitis cancer ms me depression anxiety acne reflux seizure vertigo allergy intolerance pressure cholesterol thyroid"""
)
"""What passes, or names something else as well: a lone "reflux" may be the baby's, "ms" a title."""


def operated(words: Words) -> Read:
    """Read "resection 2017", "hip replacement in 2019", "mastectomy, left, 2020" as what was done."""
    year = words[-1].low.lstrip("'")
    if not (year.isdecimal() and len(year) in {2, 4}) or not 1 < len(words) <= 6:
        return None
    core = words[:-1]
    inner = core[-1].low in {"in", ","}
    core = core[:-1] if inner else core
    if len(year) == 2 and words[-2].low != "in":
        return None
    if len(year) == 4 and year[:2] not in {"19", "20"}:
        return None
    side: Words = ()
    if len(core) > 2 and core[-2].low == "," and core[-1].low in {"left", "right", "both"}:
        core, side = core[:-2], core[-1:]
    if (
        not is_operation(core[-1].low)
        or any(w.low in DETERMINERS | PREPOSITIONS for w in core)
        or counts(core[0])
    ):
        return None
    front = ("I", "had", "an" if (side or core)[0].low[0] in "aeiou" else "a")
    on = given("in", words[-1].start)
    return (*said((*side, *core), *front), on, words[-1]), True


def is_operation(low: str) -> bool:
    """Tell whether a noun is of something that was operated: "mastectomy", "replacement"."""
    head = noun_lemma(low)
    return head.endswith(("ectomy", "otomy", "plasty", "ostomy")) or head in _OPERATIONS


_OPERATIONS = word_set("op operation surgery replacement resection transplant bypass fusion")


_DOSE = re.compile(r"\d+(?:\.\d+)?(?:mg|mcg|ug|iu)?\Z")
_FOR_A_WHILE = ("profen", "cillin", "mycin", "cycline", "floxacin", "conazole", "ciclovir")
_NOT_ALONE = word_set(
    """iron zinc magnesium tablet meds medication vitamin prep folate creatine aspirin codeine morphine painkiller
    laxative antacid antihistamine blocker thinner"""
)


def taking(words: Words) -> Read:
    """Read "tamoxifen", "levothyroxine 75", "amlodipine 5mg", "pred 7.5mg" as what is taken."""
    name = words[0].low
    if len(words) > 3 or not name.isalpha() or name.endswith(_FOR_A_WHILE):
        return None
    dosed = len(words) > 1 and all(
        _DOSE.match(w.low) is not None or w.low in {"mg", "mcg", "only"} for w in words[1:]
    )
    if len(words) > 1 and not dosed:
        return None
    unit = any(w.low.endswith(("mg", "mcg")) for w in words[1:])
    named = NAMED.match(name) is not None or (name in EVERYDAY and name not in _NOT_ALONE)
    if not (named or (unit and not is_momentary(name))):
        return None
    return said(words, "I", "take"), True


def is_momentary(name: str) -> bool:
    """Tell whether a medicine is taken for the hour: "paracetamol 500mg"."""
    return name in {"paracetamol", "ibuprofen", "aspirin", "codeine", "nurofen"}


def doses(words: Words) -> Read:
    """Read "on 50mg sertraline", "on blood thinners"."""
    if words[0].low != "on" or not 1 < len(words) <= 6:
        return None
    dosed = words[1].low.rstrip("mcguil") != words[1].low and words[1].low[0].isdecimal()
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
