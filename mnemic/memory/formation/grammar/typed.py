"""Words as people type and dictate them: "w/", "yrs", "4x/wk", "r", "um" (`formation@11`)."""

from __future__ import annotations

import re

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.listed_days import days_listed
from mnemic.memory.formation.grammar.owned_words import HOME
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.typed_small import small
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_FULL = {
    "w/": "with", "w/o": "without", "abt": "about", "bout": "about", "bc": "because", "cuz": "because",
    "coz": "because", "cos": "because", "b/c": "because", "yrs": "years", "yr": "year", "hrs": "hours",
    "wks": "weeks", "wk": "week", "mths": "months", "mth": "month", "mnths": "months", "lil": "little", "wkend": "weekend", "wkends": "weekends", "u": "you", "ur": "your",
    "til": "until", "thru": "through", "tho": "though", "incl": "including", "approx": "about", "smth": "something",
    "ppl": "people", "evry": "every", "teh": "the", "hte": "the", "adn": "and", "nad": "and",
    "wiht": "with", "wit": "with", "fro": "for", "becuase": "because", "becasue": "because", "beacuse": "because",
    "thier": "their", "recieve": "receive", "untill": "until", "alot": "a lot", "outta": "out of",
    "grandaughter": "granddaughter", "usualy": "usually", "finaly": "finally", "realy": "really", "definately": "definitely",
    "probly": "probably", "actualy": "actually", "tommorow": "tomorrow", "tomorow": "tomorrow", "inlaws": "in-laws",
    "daugther": "daughter", "daugter": "daughter", "duaghter": "daughter", "freind": "friend", "husbend": "husband",
    "brohter": "brother", "sisiter": "sister", "neice": "niece", "bday": "birthday", "hubs": "hubby", "sis": "sister",
    "hav": "have", "hve": "have", "ahve": "have", "shud": "should", "cud": "could", "wud": "would", "wht": "what", "wen": "when", "frm": "from",
    "vegeterian": "vegetarian", "vegitarian": "vegetarian", "alergic": "allergic", "allergc": "allergic",
    "liv": "live", "livs": "lives", "teachs": "teaches", "teech": "teach", "waht": "what", "becuz": "because", "wrok": "work", "wroks": "works", "saterday": "Saturday", "saterdays": "Saturdays",
    "mondey": "Monday", "tuseday": "Tuesday", "wensday": "Wednesday", "wensdays": "Wednesdays", "thrusday": "Thursday",
}  # fmt: skip
"""What is cut short or mistyped, and what it stands for; what names things is left as written."""

_PARTED = {
    "id": ("I", "'d"),
    "weve": ("we", "'ve"), "youre": ("you", "'re"), "theres": ("there", "'s"), "whos": ("who", "'s"),
    "shouldnt": ("should", "n't"), "werent": ("were", "n't"), "hadnt": ("had", "n't"),
    "thats": ("that", "'s"), "itll": ("it", "'ll"), "theyve": ("they", "'ve"), "youve": ("you", "'ve"),
}  # fmt: skip
"""What the frozen reader leaves joined where an apostrophe is missing."""

_FILLERS = word_set(
    "inshallah um uh erm er uhm umm uhh ngl tbh lol lmao af imo imho smh haha hehe xd"
)
"""What says nothing wherever it stands."""

_THANKS = frozenset({"thx", "thnx", "tysm", "ty"})
"""What thanks at the end of a clause tells nothing."""

_ARTICLES = frozenset({"a", "an", "the"})
_MANY = word_set("we they you u kids people these those all both")


def _no_modal(words: Words, i: int, before: str) -> Words | None:
    """Write the month of "hay fever may thru july", and a pit, which is nobody's "mine"."""
    word = words[i]
    if word.low == "mine" and before in _ARTICLES | {"our", "this", "coal", "gold", "tin"}:
        return (word._replace(low="colliery"),)
    if word.low != "may" or i + 2 >= len(words) or words[i + 1].low not in _THROUGH:
        return None
    month = word._replace(text="May")
    opens = words[i + 2].low not in MONTHS or not before or before in PREPOSITIONS
    return (month,) if opens else (given("from", word.start), month)


_THROUGH = frozenset({"thru", "through", "to", "till", "until", "-", "–"})


def typed(words: Words) -> Words:
    """Write out what is typed short: "my knees r shot bc of it" is "... are shot because of it"."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        taken, made = _paired(words, i) or (1, _written(words, i, out))
        out += made
        i += taken
    return days_listed(_without_stutter(out))


def _paired(words: Words, i: int) -> tuple[int, Words] | None:
    """Read two words that are one: "left handed", "3yr old"; None for any others."""
    old = _years_old(words, i) or _aged(words, i)
    if old is not None:
        return next(k for k in (1, 2, 3) if words[i + k - 1].end == old.end), (old,)
    if i + 1 < len(words) and (words[i].low, words[i + 1].low) in _PAIRS and _described(words, i):
        both = f"{words[i].text}-{words[i + 1].text}"
        return 2, (Word(both, both.lower(), words[i].start, words[i + 1].end),)
    return None


def _written(words: Words, i: int, out: list[Word]) -> Words:
    """Give what one word stands for; () for what says nothing."""
    word = words[i]
    low, before = word.low, out[-1].low if out else ""
    behind = words[i + 1].low if i + 1 < len(words) else ""
    if _is_silent(word, before, behind, inside=bool(i)):
        return ()
    made = small(words, i, out)
    made = _no_modal(words, i, before) if made is None else made
    if made is not None:
        return made
    if low in _PARTED and i + 1 < len(words) and (low != "id" or words[i + 1].low in _WISHING):
        return _apart(word)
    if low in {"r", "'r"} and out and _are(words, i, before):
        return (word._replace(text="are", low="are"),)
    if low == "rn" and before not in _ARTICLES | {"as"}:
        return (word._replace(text="now", low="now"),)
    if low == "atm" and before not in _ARTICLES:
        # What holds at the moment is told all the same, unless it is of the moment.
        return (word,) if len(out) < 3 else ()
    often = _often(words, i)
    if often is not None:
        return often
    if low in _OWNERS and behind == "is":
        # "dads name is Wojtek, mums is Beata"
        return (word._replace(text=word.text[:-1], low=low[:-1]),)
    owns = _owns(words, i)
    if owns or _is_left_out(words, i):
        return _unglued(word, owns=owns)
    return _full(word) if low in _FULL and not _is_name_of(word) else (word,)


def _is_silent(word: Word, before: str, behind: str, *, inside: bool) -> bool:
    """Tell whether a word says nothing where it stands: a filler, or thanks at the end."""
    low = word.low
    if low in _FILLERS and word.text == low and before not in _ARTICLES:
        return True
    if low in _THANKS and before and not behind:
        return True
    # What is dropped at the ends of a clause says nothing in its middle either.
    if low == "btw":
        return bool(before) and bool(behind)
    return low in {"tho", "though"} and inside and behind == ","


def _unglued(word: Word, *, owns: bool) -> Words:
    """Give "mums" as "mum's" where it `owns`, as "mum is" else."""
    cut = word.end - 1
    if owns and word.low.endswith("parents"):
        return (word, Word("'", "'", word.end, word.end))
    behind = Word("'s", "'s", cut, word.end) if owns else Word("is", "is", cut + 1, word.end)
    return (Word(word.text[:-1], word.low[:-1], word.start, cut), behind)


_WISHING = word_set("like love rather prefer hate say")


def _described(words: Words, i: int) -> bool:
    """Tell whether a pair of words describes and stands alone: "left handed, tiny hands"."""
    return i + 2 >= len(words) or words[i + 2].low in PUNCTUATION | {"and", "n", "but", "since"}


_AGE = re.compile(r"(\d{1,2})\s?-?(yr|year|yo|mo|month)s?\Z")


def _years_old(words: Words, i: int) -> Word | None:
    """Read "3yr old", "2yo" as one word, as "3-year-old" is."""
    if not words[i].low[:1].isdecimal():
        return None
    found = _AGE.match(words[i].low)
    if found is None or (i + 1 >= len(words) and found.group(2) != "yo"):
        return None
    follows = i + 1 < len(words) and words[i + 1].low in {"old", "olds"}
    if not follows and found.group(2) != "yo":
        return None
    unit = "month" if found.group(2) in {"mo", "month"} else "year"
    text = f"{found.group(1)}-{unit}-old"
    return Word(text, text, words[i].start, words[i + 1].end if follows else words[i].end)


_WHOSE = frozenset({"my", "our", "the", "a", "an", "her", "his"})
_AGED = re.compile(r"\d{1,2}\Z")
_UNITS = {
    "yr": "year",
    "year": "year",
    "mo": "month",
    "month": "month",
    "wk": "week",
    "week": "week",
}


def _aged(words: Words, i: int) -> Word | None:
    """Read "4 yr old", "18 month old" as one word, as "4-year-old" is; "4 years old" is an age."""
    if (
        i
        and i + 1 < len(words)
        and words[i + 1].low in {"yo", "y/o"}
        and words[i - 1].low in _WHOSE
    ):
        # "my 13 yo", where "I'm 34 yo" is an age.
        text = f"{words[i].text}-year-old"
        aged = _AGED.match(words[i].low) is not None
        return Word(text, text, words[i].start, words[i + 1].end) if aged else None
    if i + 2 >= len(words) or words[i + 1].low not in _UNITS:
        return None
    if words[i + 2].low not in {"old", "olds"} or not (
        _AGED.match(words[i].low) or words[i].low in NUMBERS
    ):
        return None
    text = f"{words[i].text}-{_UNITS[words[i + 1].low]}-old"
    return Word(text, text.lower(), words[i].start, words[i + 2].end)


_SINGLE = word_set(
    """husbands wifes hubbys mums moms dads partners girlfriends boyfriends kitchens budgets bosss flatmates
    everythings gfs bfs commutes landlords"""
)
_BEHIND_IS = word_set("away in on at a an not allergic from working living tiny small always never")


def _is_left_out(words: Words, i: int) -> bool:
    """Tell whether an apostrophe is missing: "my kitchens tiny", "husbands away mon-thurs"."""
    if i + 1 < len(words) and _is_copula_lost(words, i):
        return True
    if words[i].low not in _SINGLE or i + 1 >= len(words):
        return False
    return words[i + 1].low in _BEHIND_IS and (
        not i or words[i - 1].low in {"my", "our", ",", "and", "but"}
    )


_STATES = word_set(
    "coeliac celiac diabetic vegan vegetarian pregnant deaf blind retired disabled autistic dyslexic called"
)


def _is_copula_lost(words: Words, i: int) -> bool:
    """Tell whether "s" is `is` where no other verb stands: "the sewing machines a juki", "rosas my tutor"."""
    low, behind = words[i].low, words[i + 1].low
    if (
        not low.endswith("s")
        or low.endswith(("ss", "us", "is"))
        or len(low) < 4
        or words[i].text != low
    ):
        return False
    stop = next(
        (k for k in range(i + 1, len(words)) if words[k].low in PUNCTUATION | {"and", "so", "but"}),
        len(words),
    )
    if any(w.low in BE | MODALS | {"has", "have", "do", "does"} for w in words[i + 1 : stop]):
        return False
    if behind in {"my", "our"}:
        # "rosas my spanish tutor": a name that no lexicon has, and a tie.
        known = lemmas.by_class(low) or lemmas.by_class(low[:-1])
        return not i and not known and any(tie_class(w.low) for w in words[i + 2 : i + 5])
    if behind in _STATES:
        return bool(tie_class(low[:-1])) and (
            not i or words[i - 1].low in {"my", "our", "and", ","}
        )
    owned = (
        words[0].low in {"the", "my", "our"}
        and 0 < i < 4
        and not any(w.low in PREPOSITIONS or tie_class(w.low) for w in words[1:i])
    )
    if verb_lemma(low) is not None and low[:-1] not in HOME | {"machine"}:
        return False
    return owned and behind in {"a", "an"} and noun_lemma(low) != low and stop - i > 2


_OWNERS = word_set(
    "mums moms dads nans grans wifes husbands hubbys hubs grandmas grandads grandpas grandmothers grandfathers mothers fathers"
)
"""Whoever one has only one of or two: with a noun behind, the apostrophe is missing."""


def _owns(words: Words, i: int) -> bool:
    """Tell whether a plural is an owner: "mums dentures", "dads food"."""
    if i + 2 < len(words) and _owns_what_does(words, i):
        return True
    if words[i].low in _OWNERS and i > 1 and words[i - 1].low in {"my", "our"}:
        # "sundays we all eat at my grandmothers": their place.
        at = words[i - 2].low in {"at", "to", "from"}
        if at and (i + 1 == len(words) or words[i + 1].low in {"on", "every", "for", ",", "."}):
            return True
    if 0 < i == len(words) - 2 and words[i - 1].low in {"my", "our"}:
        # "best mate Tariq is my sons godfather"
        single = noun_lemma(words[i].low)
        tied = tie_class(words[i + 1].low) and noun_lemma(words[i + 1].low) == words[i + 1].low
        return bool(kin_class(words[i].low) and single != words[i].low and tied)
    if words[i].low not in _OWNERS or i + 2 >= len(words):
        return False
    if i and words[i - 1].low not in {"my", "our", ",", "and", "but", "n", "so", "because"}:
        return False
    low = words[i + 1].low
    if low in _BEHIND_IS | PREPOSITIONS | CONJUNCTIONS | ADVERBS | BE | MODALS | PUNCTUATION:
        return False
    lemma = verb_lemma(low)
    return (
        lemma is None
        or verb_form(low, lemma) == "s"
        or low in {"house", "food", "care", "phone", "name", "birthday"}
    )


def _owns_what_does(words: Words, i: int) -> bool:
    """Tell whether "my daughters school bans nuts" has its verb behind what belongs to her."""
    low, behind, after = words[i].low, words[i + 1].low, words[i + 2].low
    if behind in DAY_WORDS and behind.endswith("s"):
        # "I have my kids Thursdays and Fridays."
        return False
    if not i or words[i - 1].low not in {"my", "our"} or low[-1:] != "s" or not kin_class(low):
        return False
    if i > 1 and words[i - 2].low == "of":
        return False
    single = noun_lemma(low)
    if single == low or behind in _BEHIND_IS | PREPOSITIONS | CONJUNCTIONS | ADVERBS | BE | MODALS:
        return False
    if behind in PUNCTUATION | _PARTS_OF_VERBS or (behind.endswith("ing") and behind != "wedding"):
        return False
    if kin_class(behind) or (noun_lemma(behind) != behind and verb_lemma(behind) is None):
        return True
    does = verb_lemma(after)
    finite = after in {"is", "has", "was"} or (does is not None and verb_form(after, does) == "s")
    return (finite and noun_lemma(after) != after) or after in {"is", "has", "was"}


_PARTS_OF_VERBS = frozenset(
    {"have", "do", "did", "had", "no", "n't", "not", "both", "all", "who", "that"}
)


def _is_name_of(word: Word) -> bool:
    """Tell whether a short word is written as a name: "Til", "Cos"."""
    return word.text[0].isupper() and not word.text.isupper() and word.low not in {"w/", "w/o"}


def _apart(word: Word) -> Words:
    first, second = _PARTED[word.low]
    cut = word.start + len(word.text) - len(second.replace("'", ""))
    return (
        Word(first, first.lower(), word.start, cut),
        Word(second, second, cut, word.end),
    )


def _full(word: Word) -> Words:
    parts = _FULL[word.low].split()
    made = [given(part, word.start) for part in parts]
    made[-1] = Word(parts[-1], parts[-1], word.start, word.end)
    return tuple(made)


_PAIRS = frozenset(
    {
        ("left", "handed"), ("right", "handed"), ("left", "footed"), ("right", "footed"), ("self", "employed"),
        ("short", "sighted"), ("long", "sighted"), ("colour", "blind"), ("color", "blind"), ("self", "taught"),

    }
)  # fmt: skip
"""Two words that are one where a person is described."""


def _are(words: Words, i: int, before: str) -> bool:
    """Tell whether "r" is `are` and not a language: "my knees r shot", "we r vegan"."""
    if i + 1 >= len(words) or words[i + 1].low in PUNCTUATION:
        return False
    together = i > 1 and words[i - 2].low in {"and", "n", "&"}
    return (
        together or before in _MANY or (noun_lemma(before) != before and not before.endswith("ss"))
    )


_PER = {"wk": "week", "week": "week", "day": "day", "month": "month", "mo": "month", "yr": "year", "year": "year", "d": "day"}  # fmt: skip
_PERIODS = frozenset(_PER.values())


def _often(words: Words, i: int) -> Words | None:
    """Write out "4x/wk", "3x week", "£40/wk" with its article; None for anything else."""
    word = words[i]
    rate, slash, per = word.low.partition("/")
    if (
        slash
        and per in _PER
        and rate[:1].isdecimal()
        and rate.rstrip("xkhrsp").replace(".", "").replace(",", "").isdecimal()
    ):
        cut = word.start + len(rate)
        return (
            Word(word.text[: len(rate)], rate, word.start, cut),
            Word("a", "a", cut + 1, cut),
            Word(_PER[per], _PER[per], cut + 1, word.end),
        )
    if word.low in _PERIODS | {"wk"} and i and _counts(words[i - 1].low):
        text = _PER[word.low]
        return (
            given("a", word.start),
            word._replace(text=text, low=text),
        )
    return None


def _counts(low: str) -> bool:
    return len(low) > 1 and low[-1] == "x" and low[:-1].replace("-", "").isdecimal()


def _without_stutter(out: list[Word]) -> Words:
    """Drop a small word that was said twice, and an auxiliary that was: "I I work", "is is"."""
    return tuple(
        word
        for i, word in enumerate(out)
        if not (
            i
            and word.low == out[i - 1].low
            and not (word.low == "in" and i + 1 < len(out) and out[i + 1].low in _DATED)
            and (word.low in _SMALL or word.low in BE | MODALS)
        )
    )


_DATED = MONTHS | {"the", "spring", "summer", "autumn", "winter"}
"""Behind these "in in" is meant: "my pension kicks in in May"."""

_SMALL = word_set("i my we our a an the in at to and of with for")
