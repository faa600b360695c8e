"""The names of medicines, told by their ends; no dictionary knows most of them."""

from __future__ import annotations

import re

from mnemic.memory.formation.wordlists import word_set

NAMED = re.compile(
    r"\w{2,}(?:pril|sartan|statin|olol|dipine|prazole|conazole|cillin|mycin|cycline|floxacin|azepam|zolam|triptyline|"
    r"oxetine|traline|alopram|faxine|azapine|tiapine|peridone|piprazole|formin|gliptin|gliflozin|glutide|thiazide|"
    r"semide|parin|xaban|tinib|ciclovir|dronate|asone|isolone|triptan|gabalin|pentin|thyroxine|trexate|thazine|mazine|lazine|setron|"
    r"terol|tadine|irizine|profen|sone|mab|tropin|lamide|trigine|ramate|valproate|phylline|xifene?|oroquine|carbamide)s?\Z"
)
EVERYDAY = word_set(
    """lithium insulin warfarin aspirin statin steroid antidepressant antihistamine hrt testosterone oestrogen estrogen
    progesterone methotrexate tramadol codeine morphine ritalin concerta elvanse vyvanse adderall prozac zoloft lexapro
    xanax ozempic wegovy mounjaro viagra truvada prep thinner beta-blocker blocker ssri painkiller anticoagulant
    diuretic antacid laxative medication meds tablet ritalin iron folate b12 vitamin creatine magnesium zinc omega-3"""
)
