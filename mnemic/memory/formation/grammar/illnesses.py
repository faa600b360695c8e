"""What is an illness by its name: the closed ones, and the ends that such names are given."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import HEALTH
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.wordlists import word_set

_MOMENTARY = word_set(
    """headache headaches cold flu cough fever hangover sleep pain ache fun work now it that this them exercise safety
    energy weight breakfast lunch dinner"""
)
_ENDS = (
    "itis",
    "osis",
    "emia",
    "aemia",
    "algia",
    "pathy",
    "oma",
    "uria",
    "plegia",
    "phobia",
    "rhea",
    "rrhoea",
)
_ILLNESSES = word_set(
    """disease disorder syndrome deficiency thyroid pressure cholesterol apnea apnoea fibrillation arrhythmia
    reflux diabetes epilepsy parkinson parkinson's crohn crohn's hashimoto hashimoto's parkinsons menopause copd pcos ibs ibd ms lupus gout
    tunnel migraine colitis acne rosacea hayfever allergy anemia anaemia palsy degeneration incontinence spasticity
    neuralgia narcolepsy depression anxiety seizure eczema asthma adhd add ptsd ocd hypertension"""
)
_NO_ILLNESS = word_set(
    "medication surgery therapy therapist insulin antidepressants diagnosis diagnosed epipen inhaler pacemaker blood rehab injured sober deaf blind diabetic asthmatic allergic pregnant"
)


_MEASURED = frozenset({"pressure", "cholesterol", "thyroid"})
_OFF = word_set("high low raised elevated underactive overactive hyperactive")


def is_illness(what: Words) -> bool:
    """Tell whether a noun phrase names an illness that lasts; a headache or a cold does not."""
    head = what[-2].low if what[-1].low == "'s" and len(what) > 1 else what[-1].low
    base = noun_lemma(head)
    if {w.low for w in what} & _MOMENTARY or (what[0].low in {"a", "an"} and len(what) < 3):
        return False
    if head in _NO_ILLNESS or base in _NO_ILLNESS:
        return False
    if base in _MEASURED and not {w.low for w in what} & _OFF:
        # "For my blood pressure": everybody has one.
        return False
    long_end = len(head) > 6 and head.endswith(_ENDS)
    return long_end or head in HEALTH | _ILLNESSES or base in HEALTH | _ILLNESSES
