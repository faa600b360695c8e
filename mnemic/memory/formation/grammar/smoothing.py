"""Words of `formation@11` said as the grammar reads them: what says nothing goes, "wanna" is "want to"."""

from __future__ import annotations

from functools import lru_cache

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.grammar.lexicon import ACTIVITY_VERBS, NATIONALITIES
from mnemic.memory.formation.grammar.minded import is_first_name, is_state
from mnemic.memory.formation.grammar.note_nouns import is_noun
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.second_verbs import is_consumed
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    given,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set


def smoothed(words: Words, *, children: bool = True) -> Words:
    """Turn what people write into what the grammar reads, word by word.

    What stands between a subject and its verb and says nothing is dropped ("I finally bit"),
    "wanna" is `want to`, a "four year old" one word, "the older one" of the children the
    user's older child (unless the turn tells of animals: no `children`), "I'm the one who
    cooks" `I cook`, and a verb that shares its subject
    is given it again where it may be read as a noun ("I rent a flat and bike everywhere").
    """
    out: list[Word] = []
    i = 0
    while i < len(words):
        elder = [w.low for w in words[i : i + 3 : 2]] == ["the", "one"]
        taken, made = _smooth(words, i, out) if children or not elder else (1, (words[i],))
        made = _let_out(words, i, out) or _of_somebody(words, i, out) or made
        out += made
        i += taken
    while len(out) > 3 and out[-1].low in PUNCTUATION:
        out.pop()
    counted = any(w.low[0].isdecimal() for w in out[-4:-2])
    if len(out) > 4 and out[-1].low == "far" and out[-2].low == "so" and not counted:
        out = out[:-2]
    if len(out) > 3 and out[-1].low == "also":
        out.pop()
    if len(out) > 3 and out[-1].low == "myself" and out[1].low in BE and _is_said_of(out):
        # "I am eighty-one myself" says of whom it is twice.
        out.pop()
    if out and out[-1].low in {"knows", "see"}:
        out = _without_shrug(out)
    return _own_verbs(tuple(out))


_SHRUGS = (
    ("after", "that", "who", "knows"), ("beyond", "that", "who", "knows"), ("then", "who", "knows"),
    ("after", "that", "we", "'ll", "see"), ("then", "we", "'ll", "see"),
)  # fmt: skip


def _is_said_of(out: list[Word]) -> bool:
    last, ahead = out[-2].low, out[-3].low
    return last not in PREPOSITIONS and (verb_lemma(last) is None or ahead in DETERMINERS)


def _without_shrug(out: list[Word]) -> list[Word]:
    """Drop what says only that nobody knows what comes: "..., after that who knows"."""
    lows = tuple(w.low for w in out)
    size = next((len(s) for s in _SHRUGS if lows[-len(s) :] == s), 0)
    if not size or len(out) < size + 4:
        return out
    out = out[:-size]
    while out and (out[-1].low in PUNCTUATION or out[-1].low in {"and", "but"}):
        out.pop()
    return out


def _smooth(words: Words, i: int, before: list[Word]) -> tuple[int, Words]:
    """Give how many words are read at `i`, and what stands for them."""
    word = words[i]
    lows = tuple(w.low for w in words[i : i + 3])
    last = before[-1].low if before else ""
    follows = i + 1 < len(words)
    # "allergic to penicillin and also to cats"
    also = word.low == "also" and last == "and" and lows[1:2] in {("to",), ("for",), ("from",)}
    if also or (last in _BEFORE_VERB and _says_nothing(word.low) and follows):
        return 1, ()
    if word.low == "sooner" and last in {"'d", "would"} and follows:
        return 1, (word._replace(text="rather", low="rather"),)
    if (
        word.low == "like"
        and follows
        and (words[i + 1].low[0].isdecimal() or words[i + 1].low in NUMBERS | {"about"})
    ):
        return 1, ()
    aged = follows and (
        (
            words[i + 1].low[0].isdecimal()
            and not words[i + 1].low.endswith(("st", "nd", "rd", "th"))
        )
        or words[i + 1].low in NUMBERS
    )
    if word.low == "'s" and aged and before and kin_class(last):
        # "my mum's 82" tells an age and no possession.
        return 1, (word._replace(text="is", low="is"),)
    # "Always list your sources" orders sources.
    ordered = word.low == "your" and last in _SHOWN and follows and words[i + 1].low in _YOURS
    if ordered or (word.low == "wee" and follows and kin_class(words[i + 1].low)):
        return 1, ()
    if word.low in {"wanna", "gotta"}:
        return 1, (
            word._replace(text=_SPOKEN[word.low], low=_SPOKEN[word.low]),
            given("to", word.end),
        )
    opens = not last or last in PUNCTUATION | {"and", "but", "while", "because", "that", "since"}
    if (
        lows[:1] == ("the",)
        and len(lows) == 3
        and lows[1] in _ELDER
        and lows[2] == "one"
        and (opens or last in _CARED_FOR)
    ):
        return 3, (
            word._replace(text="my", low="my"),
            words[i + 1],
            words[i + 2]._replace(text="child", low="child"),
        )
    if (
        len(lows) == 3
        and lows[0] in NUMBERS
        and lows[1] in {"year", "month"}
        and lows[2] in {"old", "olds"}
    ):
        text = f"{word.text}-{lows[1]}-{lows[2]}"
        return 3, (Word(text, text.lower(), word.start, words[i + 2].end),)
    if lows in _THE_ONE and last in {"'m", "am", "is", "'s"}:
        verb = words[i + 3] if i + 3 < len(words) else None
        lemma = verb_lemma(verb.low) if verb is not None else None
        if verb is not None and lemma and verb_form(verb.low, lemma) == "s":
            before.pop()
            mine = last in {"'m", "am"}
            return 4, (verb._replace(text=lemma, low=lemma) if mine else verb,)
    return 1, (word,)


def _of_somebody(words: Words, i: int, before: list[Word]) -> Words:
    """Write out what tells who somebody is, how they are, or what they have; () for else."""
    if not before or i + 1 >= len(words):
        return ()
    word, behind = words[i], words[i + 1 :]
    described = _is_of_somebody(before[-1]) and _describes(words, i + 1)
    if word.low == "'s" and (described or _is_officer(before, behind)):
        # "hubby's lactose intolerant", "our solicitor's Helen at Brady Firth": nobody owns these.
        return (Word("is", "is", word.start + 1, word.end),)
    if word.low == "got" and before[-1].low == "and" and _is_aged(before):
        # "he's 7 and got asthma": what he has, and nothing that he once got.
        has = "have" if before[-3].low in {"'m", "am", "'re", "are"} else "has"
        return (word._replace(text=has, low=has),)
    return ()


def _is_of_somebody(word: Word) -> bool:
    """Tell whether a word names a person or an animal that is kept, by its tie or as a name."""
    return bool(tie_class(word.low)) or is_first_name(word)


def _describes(words: Words, i: int) -> bool:
    """Tell whether what follows says how somebody is: an adjective that no noun stands behind."""
    if i >= len(words):
        return False
    low = words[i].low
    if low in {"lactose", "gluten", "colour", "color"} and i + 1 < len(words):
        return words[i + 1].low in {"intolerant", "blind", "free"}
    last = (
        i + 1 >= len(words)
        or words[i + 1].low in PUNCTUATION | PREPOSITIONS | CONJUNCTIONS | _TAILS
    )
    return last and (low in NATIONALITIES or is_state(low) or _only_describes(low))


_BUSY_WITH_US = word_set(
    """solicitor lawyer accountant dentist doctor gp vet physio midwife landlord landlady boss manager tutor teacher
    cleaner plumber electrician builder therapist counsellor consultant surgeon nurse carer childminder nanny trainer
    coach supervisor mentor agent instructor neighbour"""
)


def _is_officer(before: list[Word], rest: Words) -> bool:
    """Tell whether "our solicitor" and a first name tell who it is: nobody owns a Helen."""
    mine = any(w.low in {"my", "our"} for w in before[-3:-1])
    ends = len(rest) < 2 or rest[1].low in PUNCTUATION | CONJUNCTIONS | {"at", "from", "in"}
    return mine and before[-1].low in _BUSY_WITH_US and is_first_name(rest[0]) and ends


def _is_aged(before: list[Word]) -> bool:
    """Tell whether an age stands before "and": "he's 7 and"."""
    if len(before) < 4 or before[-3].low not in BE | {"'s", "s", "'m", "'re"}:
        return False
    return before[-2].low.isdecimal() or before[-2].low in NUMBERS


_TAILS = frozenset({"so", "too", "as", "since", "because", "now"})


@lru_cache(maxsize=8_192)
def _only_describes(low: str) -> bool:
    """Tell whether a word is an adjective first of all: "claustrophobic", "handy"."""
    found = lemmas.by_class(low)
    return (
        "ADJ" in found
        and "VERB" not in found
        and ("NOUN" not in found or low.endswith(_ADJECTIVAL))
    )


_ADJECTIVAL = ("ic", "ant", "ent", "ive", "able", "ous")

_THE_ONE = frozenset({("the", "one", "who"), ("the", "person", "who"), ("the", "one", "that")})
_BEFORE_VERB = frozenset({"i", "we", "'ve", "'m", "have", "'re"})
_LET = word_set(
    "flat flats room rooms house houses cottage cottages apartment apartments studio annexe annex bedsit bedsits shop barn"
)


def _let_out(words: Words, i: int, before: list[Word]) -> Words:
    """Read the "let" of "I let out two flats" as renting; () for "let out a scream"."""
    if words[i].low != "let" or not before or before[-1].low not in {"i", "we"}:
        return ()
    lows = [w.low for w in words[i : i + 6]]
    if lows[:2] != ["let", "out"]:
        return ()
    return () if _LET.isdisjoint(lows[2:]) else (words[i]._replace(text="rent", low="rent"),)


_SPOKEN = {"wanna": "want", "gotta": "have"}


def _own_verbs(words: Words) -> Words:
    """Give "I" again to a verb behind `and` that shares it and may be read as a noun."""
    out: list[Word] = []
    mine = bound = False
    for i, word in enumerate(words):
        low = word.low
        if low in {"i", "we"}:
            mine, bound = True, False
        elif (
            low in _BINDING
            or low in MODALS
            or (word.low.endswith("ing") and out and out[-1].low in BE)
        ):
            bound = True
        elif (
            low in {"he", "she", "they", "my", "you"}
            and out
            and out[-1].low in {",", "and", "but", "because"}
        ):
            mine = False
        before = words[i - 1].low if i else ""
        listed = before == "," and low in _LISTED and i > 3
        joined = before in {"and", "but", "&"} and _is_own_verb(words, i) and not _is_had(words, i)
        if mine and not bound and (joined or listed):
            out.append(given("I", word.start))
        out.append(word)
    return tuple(out)


_LISTED = frozenset(
    {"love", "hate", "enjoy", "prefer", "speak", "own", "drive", "work", "live", "adore"}
)
_BINDING = frozenset(
    {"to", "n't", "not", "let", "help", "make", "between", "of", "who", "that", "for"}
)
_BARE = word_set(
    "swim run bike cycle row climb lift hike walk jog ski surf skate dance sing paint knit sew write"
)
_OWNED_VERBS = ACTIVITY_VERBS | word_set(
    "use own have like love hate prefer want need speak live know rent drive sell"
)
_VERB_TAILS = word_set(
    """everywhere daily there alone mostly on in at with for every most my a an our about the by around only almost too
    usually myself all some no twice once from as like during after before to"""
)


def _is_had(words: Words, i: int) -> bool:
    """Tell whether a word names what is eaten beside another: "I eat meat and fish on Fridays"."""
    return any(
        is_consumed(words, i, verb_lemma(words[k].low) or "", k + 1)
        for k in range(max(0, i - EATEN_WORDS_MAX), i - 1)
    )


_SHOWN = word_set("list cite show give add put include name mention state link")
_YOURS = word_set("sources references citations reasoning assumptions workings")

EATEN_WORDS_MAX = 5
"""How far before the second thing that is eaten the verb may stand, in words."""


def _is_own_verb(words: Words, i: int) -> bool:
    word = words[i]
    if word.text[:1].isupper() or word.low not in _OWNED_VERBS or verb_lemma(word.low) != word.low:
        return False
    if i + 1 >= len(words):
        return False
    behind = words[i + 1]
    if word.low in _BARE and behind.low in {",", "and"}:
        return True
    return is_name(behind) or behind.low in _VERB_TAILS or behind.low[0].isdecimal()


_CARED_FOR = word_set("teach feed bathe take collect homeschool raise with for")
"""What is done for "the older one" where it is a child."""

_ELDER = word_set("older oldest eldest elder younger youngest middle")
_EMPTY = word_set(
    "finally happily eventually secretly grudgingly reluctantly proudly actively slowly gradually sadly"
)


_DOUBTING = word_set(
    """barely scarcely allegedly reportedly theoretically hypothetically presumably potentially hopefully nominally
    seemingly ostensibly falsely wrongly supposedly ideally"""
)
"""Without these a clause would say what nobody said: "we barely eat together"."""


def _says_nothing(low: str) -> bool:
    return low in _EMPTY or (
        low not in _DOUBTING
        and low.endswith("ly")
        and len(low) > 5
        and low not in ADVERBS
        and verb_lemma(low) is None
        and not is_noun(low)
    )
