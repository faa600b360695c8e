"""The names of lasting ailments, by their words and by their ends."""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.wordlists import word_set

_NAMED = word_set(
    """adhd add asthma diabetes arthritis osteoarthritis epilepsy migraine migraines anxiety depression autism asd dyslexia dyspraxia
    dyscalculia endometriosis fibromyalgia tinnitus ibs ibd crohn's colitis eczema psoriasis rosacea scoliosis insomnia hypertension
    pcos copd lupus sciatica vertigo gout anaemia anemia ptsd cptsd ocd hayfever hay-fever stutter stammer glaucoma cataracts
    parkinson's ms me cfs pots eds hypothyroidism hyperthyroidism coeliac celiac reflux gerd osteoporosis hiv angina afib
    narcolepsy apnea apnoea tourette's dementia alzheimer's neuropathy lymphoedema lymphedema hiatus alopecia vitiligo bipolar
    schizophrenia raynaud's menopause perimenopause plantar allergies rhinitis sinusitis bronchitis dermatitis tendonitis bursitis"""
)
_ENDED = re.compile(r"\w{3,}(?:itis|algia|osis|emia|aemia|opathy|plegia|trophy|phobia)\Z")
_HEADS = word_set(
    "disease syndrome disorder deficiency intolerance allergy pressure cholesterol apnea apnoea fasciitis hernia palsy fever diabetes asthma"
)
_MILD = word_set(
    "a an bad mild severe chronic type 1 2 one two really terrible awful seasonal slight early-onset"
)
FEVERS = word_set("hay glandular scarlet rheumatic dengue q typhoid yellow lassa")
"""Fevers by name: hay fever comes every year, where a fever is gone in a week."""


def is_ailment(noun: Words) -> bool:
    """Tell whether a noun phrase, with or without its article, names a lasting ailment."""
    if not noun or len(noun) > 4:
        return False
    head = noun[-1].low
    if head == "fever":
        return len(noun) > 1 and noun[-2].low in FEVERS
    if head in {"pressure", "cholesterol"}:
        return len(noun) > 1 and noun[-2].low in {"blood", "high", "low"}
    named = head in _NAMED or _ENDED.match(head) is not None
    if head in _HEADS:
        return len(noun) > 1 or named
    return named and all(w.low in _MILD or w.text[:1].isupper() for w in noun[:-1])


__all__ = ["FEVERS", "is_ailment"]
