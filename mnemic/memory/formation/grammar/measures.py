"""One measure of a person in whatever words: "earns 54000 a year", "User's salary is 54,000".

What is to be forgotten must not come back with an old telling that names the measure where the
later one told it by a verb. A measure is told by its sort and its figures.
"""

from __future__ import annotations

import re

_FIGURE = re.compile(r"(?<![\w.])[€$£+]?(?P<digits>\d[\d.,:/-]*)\s?(?P<thousands>k\b)?", re.I)
_GROUPED = re.compile(r"[,.\s](?=\d{3}(?!\d))")
_PAY = r"(?:salary|pay|wages?|income|earnings|pay ?check|pension|take-home)"
_SORTS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (sort, re.compile(pattern, re.I))
    for sort, pattern in (
        (
            "rent",
            r"\brents? (?:is|costs|of|for|at)\b|\bpays? (?:[^.]* )?rent\b|\brents? [^.]*\b(?:for|at) [€$£]?\d",
        ),
        (
            "pay",
            rf"\b(?:earns?|nets|grosses|(?:gets?|is|are) paid|(?:takes?|brings?) home)\b|\bmakes? [€$£]?\d|"
            rf"\b{_PAY} (?:is|are|comes to|amounts to|of)\b|\bis on (?:a \w+ of )?[€$£]?\d[\d.,]*k?\b",
        ),
        (
            "weight",
            r"\bweigh(?:s|ed)?\b|\bweight (?:is|of)\b|\bis \d+(?:\.\d+)? (?:kg|kilos?|pounds|lbs|stone)\b",
        ),
        ("height", r"\btall\b|\bheight (?:is|of)\b|\bmeasures \d"),
        (
            "age",
            r"\bis \d{1,3}(?: years? old| years? of age|\.|,|\Z)|\bage is\b|\bis aged \d|\bturned \d{1,3}\b",
        ),
        ("birth", r"\b(?:was|is) born\b|\b(?:birthday|birth ?date|date of birth) (?:is|falls)\b"),
        (
            "call",
            r"\b(?:phone|mobile|cell|telephone|landline|whatsapp)\b|\b(?<!house )(?<!flat )number is \+?\d[\d ]{5}|\breached (?:on|at|under)\b",
        ),
        (
            "wear",
            r"\b(?:wears?|takes?) (?:a )?(?:shoe )?size\b|\bsize is\b|\b(?:shoe|ring|dress|collar|hat|glove) size\b",
        ),
    )
)


def measure(statement: str) -> tuple[str, frozenset[str]] | None:
    """Give the sort of a measure and its figures; None where a statement tells none."""
    figures = frozenset(_figure(found) for found in _FIGURE.finditer(statement))
    if not figures:
        return None
    sort = next((name for name, told in _SORTS if told.search(statement) is not None), "")
    if sort == "call":
        digits = "".join(re.findall(r"\d", statement))
        # "User's phone is a Pixel 6" tells no number.
        return (sort, frozenset({digits})) if len(digits) >= CALL_DIGITS_MIN else None
    return (sort, figures) if sort else None


CALL_DIGITS_MIN = 5
"""How many digits a number has at least that somebody is called by."""


def _figure(found: re.Match[str]) -> str:
    digits = _GROUPED.sub("", found["digits"].rstrip(".,:/-"))
    return f"{digits}000" if found["thousands"] else digits


_DIETS = re.compile(
    r"\b(?:is|eats?|eating|follows?|keeps?|on|diet is|went|goes|has been|became|turned)\b[^.]*?"
    r"\b(?P<diet>vegan|vegetarian|pescatarian|halal|kosher|gluten-free|dairy-free|lactose-free|keto|low-carb|"
    r"paleo|plant-based)\b",
    re.I,
)
_WITHOUT = re.compile(
    r"\b(?:does not|never|cannot|no longer|avoids?|stopped) (?:eat(?:ing|s)? )?(?P<what>meat|gluten|dairy|lactose|carbs)\b|"
    r"\bis (?:off|intolerant to|lactose intolerant)\b(?: (?P<off>meat|gluten|dairy))?",
    re.I,
)
_MEANS = {
    "meat": "vegetarian", "gluten": "gluten-free", "dairy": "dairy-free", "lactose": "dairy-free",
    "lactose-free": "dairy-free", "plant-based": "vegan", "carbs": "low-carb",
}  # fmt: skip


def diet(statement: str) -> str:
    """Give what somebody eats by, in one word, "" where a statement tells no diet."""
    without = _WITHOUT.search(statement)
    if without is not None:
        what = (without["what"] or without["off"] or "").lower()
        return _MEANS.get(what, "")
    found = _DIETS.search(statement)
    if found is None or re.search(r"\b(?:not|no longer|never)\b", statement):
        return ""
    said = found["diet"].lower()
    return _MEANS.get(said, said)


_NAMED_STATES = {
    "asthma": "asthma|asthmatic",
    "diabetes": "diabetes|diabetic",
    "epilepsy": "epilepsy|epileptic",
    "dyslexia": "dyslexia|dyslexic",
    "dyspraxia": "dyspraxia|dyspraxic",
    "coeliac": "coeliac|celiac|coeliacs",
    "anaemia": "anaemia|anaemic|anemia|anemic",
    "autism": "autism|autistic|on the spectrum",
    "arthritis": "arthritis|arthritic",
    "deafness": "deaf|deafness|hard of hearing|hearing loss",
    "blindness": "blind|blindness",
    "schizophrenia": "schizophrenia|schizophrenic",
    "depression": "depression|depressed|depressive",
    "anxiety": "anxiety|anxious",
    "pregnancy": "pregnant|pregnancy|expecting",
    "alcoholism": "alcoholic|alcoholism",
}
_STATE = re.compile(
    r"(?:\b(?:is|has|suffers from|lives with|was diagnosed with|been diagnosed with|is on the)\b[^.]*?|"
    r"['’]s (?:[\w-]+ ){0,2}?)\b(?:"
    + "|".join(f"(?P<{name}>{words})" for name, words in _NAMED_STATES.items())
    + r")\b",
    re.I,
)
_ALLERGY = re.compile(
    r"\ballergic to (?P<to>[\w -]+?)(?=[.,;]|\Z| and )|\b(?:has an?|User['’]s) (?:\w+ )?(?P<of>\w+) (?:allergy|intolerance)\b|"
    r"\ballergy to (?P<kind>[\w -]+?)(?=[.,;]|\Z| and )",
    re.I,
)
_LANGUAGE = re.compile(
    r"\b(?:speaks|knows|is fluent in|writes|native language is|mother tongue is|first language is)\b (?:\w+ )?(?P<one>[A-Z]\w+)|"
    r"['’]s (?P<own>[A-Z]\w+(?:ish|ese|ian|ch|an|ic|sh)) is\b"
)


def condition(statement: str) -> tuple[str, str] | None:
    """Give what somebody has, or is allergic to, by one name: "has asthma", "is asthmatic"."""
    found = _STATE.search(statement)
    if found is not None and found.lastgroup:
        return "health", found.lastgroup
    found = _ALLERGY.search(statement)
    if found is not None:
        return "allergy", found["to"] or found["of"] or found["kind"]
    found = _LANGUAGE.search(statement)
    return None if found is None else ("language", found["one"] or found["own"])


__all__ = ["condition", "diet", "measure"]
