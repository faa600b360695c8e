"""A line of a key and a value as a clause: "Diet: low FODMAP", "budget = 40 a week" (`formation@11`)."""

from __future__ import annotations

from mnemic.memory.formation.grammar.casing import is_only_verb
from mnemic.memory.formation.grammar.lexicon import ACTIVITY_VERBS, OCCUPATIONS
from mnemic.memory.formation.grammar.note_labels import ATTRIBUTES, BELONGINGS, labelled, passes
from mnemic.memory.formation.grammar.note_nouns import is_noun, is_trade
from mnemic.memory.formation.grammar.note_predicates import predicated
from mnemic.memory.formation.grammar.owned_words import WORK_AT_HAND
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    phrase_end,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import (
    BE,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    given,
    noun_lemma,
    read,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

VALUE_WORDS_MAX = 24
"""Longest value of a line, in words."""

_FRONT: dict[str, tuple[str, ...]] = {
    "allergies": ("I", "am", "allergic", "to"), "allergy": ("I", "am", "allergic", "to"),
    "allergic": ("I", "am", "allergic", "to"), "allergic to": ("I", "am", "allergic", "to"),
    "intolerances": ("I", "am", "intolerant", "to"), "intolerance": ("I", "am", "intolerant", "to"),
    "home": ("I", "live", "in"), "location": ("I", "live", "in"), "city": ("I", "live", "in"), "town": ("I", "live", "in"),
    "lives": ("I", "live", "in"), "living": ("I", "live", "in"), "based": ("I", "live", "in"), "based in": ("I", "live", "in"),
    "from": ("I", "am", "from"), "origin": ("I", "am", "from"), "hometown": ("I", "am", "from"),
    "age": ("I", "am"), "sex": ("I", "am"), "gender": ("I", "am"), "marital status": ("I", "am"),
    "dislikes": ("I", "dislike"), "hates": ("I", "hate"), "avoid": ("I", "avoid"), "avoids": ("I", "avoid"),
    "likes": ("I", "like"), "loves": ("I", "love"), "interests": ("I", "like"), "into": ("I", "like"),
    "pets": ("I", "have"), "kids": ("I", "have"), "children": ("I", "have"), "injuries": ("I", "have"), "injury": ("I", "have"),
    "conditions": ("I", "have"), "equipment": ("I", "have"),
    "languages": ("I", "speak"), "speaks": ("I", "speak"), "meds": ("I", "take"), "medication": ("I", "take"), "medications": ("I", "take"),
}  # fmt: skip
"""Keys whose value goes on as a sentence."""

_KEYS = frozenset(_FRONT) | word_set(
    """diet budget job work occupation profession role household family stack goal goals aim target level experience schedule hours
    availability commute height weight hobbies db database backend frontend hosting infra ci os editor framework
    cloud laptop phone car bike instrument sport sports sleep training equipment timezone birthday nationality team
    employer school university degree major studies shoe-size size heating roof soil garden loft"""
)
_HAVING = word_set(
    "kitchen kit gear garage workshop house home-gym gym tools instruments studio cooking appliances flat hardware lab desk"
)
_FACTS = word_set("facts details info basics inventory contents")
_NO_KEYS = word_set(
    """title subject from to cc bcc date error errors input output example examples note notes step task question q a prompt
    context recipe ingredients serves user assistant system answer edit ps update re topic url http https file path warning
    fatal status code line result expected actual name description summary version author license author source type id key
    value var let const format tone style length audience language deadline caption headline day reminder todo tldr option
    plan rule rules tip fact problem issue ask request goal-of-this query search find write draft make"""
)


def announces_having(key: str) -> bool:
    """Tell whether a key announces what somebody has: "Kitchen: one hob, no oven", "House facts: ..."."""
    words = [w.low for w in read(key)]
    while words and words[0] in {"my", "our", "the", "quick", "some"}:
        words = words[1:]
    if len(words) == 2 and words[1] in _FACTS:
        return words[0] in _HAVING | {"house", "home", "garden", "car", "bike", "boat"}
    return len(words) == 1 and words[0] in _HAVING


def is_own_key(key: str) -> bool:
    """Tell whether a key names what only somebody's life or work has: diet, budget, stack."""
    return _folded(key) in _KEYS


def is_line(key: str) -> bool:
    """Tell whether an unknown key may be one of a person's, where the list says whose it is."""
    words = read(_folded(key))
    if not words or len(words) > 3:
        return False
    return words[-1].low not in _NO_KEYS and (
        is_noun(noun_lemma(words[-1].low)) or verb_lemma(words[-1].low) is not None
    )


def _folded(key: str) -> str:
    low = " ".join(key.lower().split())
    return low.removeprefix("my ").removeprefix("our ").removeprefix("current ")


def line(words: Words) -> Words:
    """Give a line as a clause: "Diet: low FODMAP" is "my diet is low FODMAP"; () for none."""
    at = next((i for i in range(1, min(6, len(words))) if words[i].low in _SIGNS), -1)
    if at < 0 or not 0 < len(words) - at - 1 <= VALUE_WORDS_MAX:
        return ()
    key, value = strip_punctuation(words[:at]), strip_punctuation(words[at + 1 :])
    if not key or not value:
        return ()
    while key and key[0].low in {"my", "our", "current"}:
        key = key[1:]
    if not key:
        return ()
    name, first = " ".join(w.low for w in key), value[0].low
    start = key[0].start
    if first in {"none", "no", "n/a", "nope"} and len(value) == 1:
        return (given("I", start), given("have", start), given("no", start), *key)
    if passes(value) and name in BELONGINGS:
        return ()
    if name in ATTRIBUTES:
        return labelled(key, value)
    return (
        _shaped(name, key, value)
        or predicated(name, key, value)
        or labelled(key, value)
        or _of_key(key, value)
    )


def is_label(text: str) -> bool:
    """Tell whether a line labels somebody or something of its speaker's: "Landlord: Mr Osei"."""
    words = read(text)
    at = next((i for i in range(1, min(5, len(words))) if words[i].low in _SIGNS), -1)
    return at > 0 and labelled(words[:at], strip_punctuation(words[at + 1 :])) != ()


def is_measured(text: str) -> bool:
    """Tell whether a label's value opens on an amount, which nobody has: "Kitchen: 17c at best"."""
    words = read(text)
    at = next((i for i in range(1, min(5, len(words))) if words[i].low in _SIGNS), -1)
    value = words[at + 1 :]
    amount = bool(value) and value[0].low[0].isdecimal() and not value[0].low.isdecimal()
    return at > 0 and amount and labelled(words[:at], value) != ()


_SIGNS = frozenset({":", "=", "–", "—", "-"})


def _shaped(name: str, key: Words, value: Words) -> Words:
    start, first = key[0].start, value[0].low
    me = given("I", start)
    if name in {"job", "work", "occupation", "profession", "role"}:
        head = value[max(0, phrase_end(value, 0) - 1)].low
        if head in OCCUPATIONS or is_trade(head) or head == "student":
            article = (
                ()
                if first in {"a", "an", "the"}
                else (given("an" if first[0] in "aeiou" else "a", start),)
            )
            return (me, given("am", start), *article, *value)
        if first in {"at", "for", "in", "from"}:
            return (me, given("work", start), *value)
        return ()
    if name in {"household", "family"}:
        rest = _without_me(value)
        if rest != value and rest:
            return (me, given("live", start), given("with", start), *rest)
        return ()
    if name in {"pets", "kids", "children"} and not (first[0].isdecimal() or first in _COUNTING):
        return ()
    if first in {"in", "near", "outside"} and name in {
        "home",
        "location",
        "lives",
        "living",
        "based",
    }:
        return (me, given("live", start), *value)
    lemma = verb_lemma(key[0].low)
    if len(key) == 1 and lemma in ACTIVITY_VERBS and (has_frequency(value) or first[0].isdecimal()):
        return (me, key[0]._replace(text=lemma, low=lemma), *value)
    front = _FRONT.get(name)
    return (*(given(text, start) for text in front), *value) if front else ()


_COUNTING = word_set("one two three four five six seven eight a an no")


def _without_me(value: Words) -> Words:
    """Give "partner + baby" of "me + partner + baby" with `and` between them."""
    if value[0].low not in {"me", "myself", "just"}:
        return value
    rest = value[1:]
    while rest and rest[0].low in {"+", "&", "and", ",", "me"}:
        rest = rest[1:]
    out = []
    for i, word in enumerate(rest):
        if word.low in {"+", "&"}:
            out.append(word._replace(text="and", low="and"))
        elif not i and kin_class(word.low) and noun_lemma(word.low) == word.low:
            out += [given("my", word.start), word]
        else:
            out.append(word)
    return tuple(out)


def _does(value: Words) -> bool:
    """Tell whether an aim is a doing: "run a marathon", "learn Welsh", and no "weight loss"."""
    low, behind = value[0].low, value[1].low if len(value) > 1 else ""
    follows = behind in DETERMINERS | PREPOSITIONS | NUMBERS or behind[:1].isdecimal()
    return verb_lemma(low) == low and (follows or (behind != "" and is_only_verb(low)))


def _of_key(key: Words, value: Words) -> Words:
    """Give "my stack is ...", "my hobbies are ..."."""
    if any(w.low in BE | MODALS for w in value[:2]):
        return ()
    head = next((i for i, w in enumerate(key) if w.low in PREPOSITIONS and i), len(key))
    noun = key[head - 1].low
    be = "are" if noun_lemma(noun) != noun and noun not in {"hours"} else "is"
    lowered = (key[0]._replace(text=key[0].low) if key[0].text[1:].islower() else key[0], *key[1:])
    aims = noun_lemma(noun) in {"goal", "aim", "target"}
    if aims and noun_lemma(value[-1].low) in WORK_AT_HAND:
        return ()
    if aims and _does(value):
        value = (given("to", value[0].start), *value)
        lowered = (*lowered[:-1], lowered[-1]._replace(text=noun_lemma(noun), low=noun_lemma(noun)))
        be = "is"
    return (given("my", key[0].start), *lowered, given(be, key[-1].end + 1), *value)
