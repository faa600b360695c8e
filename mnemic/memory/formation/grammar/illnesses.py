"""What is an illness that lasts, by its name: the closed ones, and the ends that such names are given."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import HEALTH
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.wordlists import word_set

_MOMENTARY = word_set(
    """headache headaches cold flu cough fever hangover sleep pain ache fun work now it that this them exercise safety
    energy weight breakfast lunch dinner"""
)
_FEVERS = word_set("hay glandular scarlet rheumatic dengue q typhoid yellow lassa")
"""Fevers by name: hay fever comes every year, where a fever is gone in a week."""

ILLNESS_ENDS = (
    "itis", "osis", "emia", "aemia", "algia", "pathy", "oma", "uria", "plegia", "phobia", "rhea", "rrhoea", "trophy",
)  # fmt: skip
ILLNESSES = HEALTH | word_set(
    """disease disorder syndrome deficiency thyroid pressure cholesterol apnea apnoea fibrillation arrhythmia reflux
    diabetes epilepsy parkinson parkinson's parkinsons crohn crohn's hashimoto hashimoto's menopause perimenopause copd
    pcos ibs ibd ms me cfs pots eds lupus gout tunnel migraine colitis acne rosacea hayfever hay-fever allergy anemia
    anaemia palsy degeneration incontinence spasticity neuralgia narcolepsy depression anxiety seizure eczema asthma
    adhd add ptsd cptsd ocd hypertension arthritis osteoarthritis autism asd dyslexia dyspraxia dyscalculia
    endometriosis fibromyalgia tinnitus psoriasis scoliosis insomnia sciatica vertigo stutter stammer glaucoma
    cataracts hypothyroidism hyperthyroidism coeliac celiac gerd osteoporosis hiv angina afib tourette's dementia
    alzheimer's neuropathy lymphoedema lymphedema alopecia vitiligo bipolar schizophrenia raynaud's fasciitis hernia"""
)
_KINDS_OF = word_set(
    "disease syndrome disorder deficiency intolerance allergy apnea apnoea palsy tunnel"
)
"""What names an illness only with the word before it: "coeliac disease"."""

_NO_ILLNESS = word_set(
    """medication surgery therapy therapist insulin antidepressants diagnosis diagnosed epipen inhaler pacemaker blood
    rehab injured sober deaf blind diabetic asthmatic allergic pregnant trophy diploma"""
)
_MEASURED = frozenset({"pressure", "cholesterol", "thyroid"})
_OFF = word_set("high low raised elevated underactive overactive hyperactive")
LONG_LETTERS_MIN = 7
"""A shorter word may end like an illness by chance, in letters."""


def is_illness(noun: Words) -> bool:
    """Tell whether a noun phrase names an illness that lasts; a headache or a cold does not."""
    what = noun[1:] if noun and noun[0].low in {"a", "an", "my"} else noun
    if not what or (len(what) < 2 and what is not noun and noun[0].low != "my"):
        return False
    head = what[-2].low if what[-1].low == "'s" and len(what) > 1 else what[-1].low
    if head == "fever":
        return len(what) > 1 and what[-2].low in _FEVERS
    base = noun_lemma(head)
    if {w.low for w in what} & _MOMENTARY or {head, base} & _NO_ILLNESS:
        return False
    if base in _MEASURED and not {w.low for w in what} & _OFF:
        # "For my blood pressure": everybody has one.
        return False
    if base in _KINDS_OF and len(what) < 2:
        return False
    long_end = len(head) >= LONG_LETTERS_MIN and head.endswith(ILLNESS_ENDS)
    return long_end or bool({head, base} & ILLNESSES)
