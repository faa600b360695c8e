"""Which place `there` is: "I work at a bakery. I've been there six years" (`formation@11` on).

The place that a clause told of is put in the place of `there` in the next ones, with the word
that the verb of the new clause asks for: one goes *to* the allotment and works *at* it. Where
two places may be meant, and where `there` is no place at all ("hang in there", "I'm nearly
there"), it stays, and what points is not kept.
"""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.lexicon import (
    DAY_PARTS,
    DAY_WORDS,
    LANGUAGES,
    MONTHS,
    NATIONALITIES,
    PERIODS,
    PERIODS_PLURAL,
    TECH,
)
from mnemic.memory.formation.grammar.outright import BUSINESSES
from mnemic.memory.formation.grammar.passing import TALK_NOUNS, WORK_NOUNS
from mnemic.memory.formation.grammar.phrases import Words, is_name, time_at
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

PLACE_WORDS_MAX = 5
"""Longest name of a place that `there` is put back to, in words."""

REACH_WORDS_MAX = 12
"""How far into a clause `there` may stand."""

_AT = word_set("at in from for to into on near")
_PLACES = BUSINESSES | word_set(
    """allotment caravan cottage cabin chalet villa flat house apartment gym pool studio workshop garage shed church chapel mosque
    temple synagogue school club pub cafe café restaurant library hospital clinic surgery office shop farm barn park market museum
    gallery theatre theater centre center court campsite marina stable stables lake beach village town city island hostel bank
    hospice nursery university uni college lab laboratory warehouse factory depot salon bakery bar hotel b&b parkrun yard
    orchard smallholding vineyard zoo kennels shelter charity refuge council firm company agency practice brewery mill bookshop
    boatyard hall playgroup preschool kindergarten academy monastery prison base airport station port dojo rink range course
    track velodrome leisure-centre makerspace coworking kitchen canteen"""
)
_SHOPS = word_set(
    "vet dentist doctor butcher baker florist hairdresser barber optician chemist solicitor printer greengrocer fishmonger"
)
"""Who keeps a place that is called after them: "a vet's"."""

_NO_PLACES = DAY_WORDS | MONTHS | DAY_PARTS | PERIODS | PERIODS_PLURAL | TALK_NOUNS | WORK_NOUNS
_ENDS = (
    PREPOSITIONS
    | PUNCTUATION
    | MODALS
    | BE
    | word_set("and or but so because who which that with i we he she they")
)
_HAD = word_set("have own rent run manage join buy visit attend keep leave open lease inherit get")
_DONE_AT = word_set(
    """work live volunteer study train teach swim go help start move be shop worship climb nurse lecture cook
    play wait bar-tend bartend tend grow stay spend intern settle relocate emigrate bear raise lift"""
)


def place_of(words: Words) -> Words:
    """Give the place that a clause tells of, behind the word that it stands with; () for none or two."""
    if len(words) < 4 or words[0].low in {"if", "when", "whenever", "while"}:
        return ()
    verb = next((k for k in range(len(words)) if _tells_where(words, k)), -1)
    if verb < 0:
        return ()
    found: list[tuple[int, int, Words]] = []
    for k in range(verb + 1, len(words) - 1):
        had = (
            k in {verb + 1, verb + 1 + (words[verb + 1].low == "got")}
            and verb_lemma(words[verb].low) in _HAD
        )
        bare = 0 if had and words[k].low in {"a", "an", "my", "our", "the"} else 1
        if bare and words[k].low not in _AT:
            continue
        start = k + bare
        end = _end(words, start)
        noun = words[start:end]
        if _is_place(
            noun, words[k].low if bare else "", work=verb_lemma(words[verb].low) in _DONE_AT
        ):
            found.append((k, end, (words[k] if bare else given("at", words[k].start), *noun)))
    if not found:
        return ()
    if any(end != k for (_, end, _), (k, _, _) in pairwise(found)):
        return ()
    return _said_again(found[0][2])


def place_asked(words: Words) -> Words:
    """Give the place that a question names: "in Tanzania" of "What do I need for Tanzania?"; () for none or two."""
    found: list[Words] = []
    if not _MADE_UP.isdisjoint(w.low for w in words):
        return ()
    for k in range(1, len(words) - 1):
        if words[k].low not in _ASKED_AT or words[k + 1].low in TECH:
            continue
        end = _end(words, k + 1)
        noun = words[k + 1 : end]
        if not noun or not all(is_name(w) for w in noun) or not _is_place(noun, "in", work=True):
            continue
        if end < len(words) and words[end].low in {"or", "and", "'s"}:
            return ()
        found.append((given("at" if words[k].low == "at" else "in", words[k].start), *noun))
    return found[0] if len(found) == 1 else ()


_MADE_UP = word_set(
    "plays played episode season character film movie series show book song game novel actor actress author scene plot"
)
"""Behind these a name is a title: "who plays Eleven in Stranger Things?"."""

_ASKED_AT = frozenset({"in", "to", "for", "at", "around", "visit", "visiting", "near"})


def _tells_where(words: Words, k: int) -> bool:
    low = words[k].low
    if low in {"'ve", "have", "has", "had", "'m", "am"} and k + 1 < len(words):
        behind = words[k + 1].low
        if behind == "been" or behind.endswith("ing") or behind in {"just", "recently"}:
            return False
    if low in {"am", "'m"} and k + 1 < len(words):
        return words[k + 1].low in {"still", "a", "an"}
    return (verb_lemma(low) or "") in _HAD | _DONE_AT or low == "'s"


def _end(words: Words, start: int) -> int:
    end = start
    while end < len(words) and end - start < PLACE_WORDS_MAX and words[end].low not in _ENDS:
        if end > start and (time_at(words, end) or words[end].low in ADVERBS):
            break
        end += 1
    if (
        start < end < len(words)
        and words[end].low == "'s"
        and (is_name(words[end - 1]) or words[end - 1].low in _SHOPS)
    ):
        # "at St James's" is no being.
        end += end + 1 == len(words) or words[end + 1].low in PREPOSITIONS | PUNCTUATION
    return end


def _is_place(noun: Words, prep: str, *, work: bool) -> bool:
    if not noun:
        return False
    head = noun_lemma(noun[-1].low)
    if noun[-1].low in _NO_PLACES or head in _NO_PLACES or tie_class(noun[-1].low):
        return False
    if any(
        w.low in {"this", "that", "these", "those", "it", "there", "here", "your"} for w in noun
    ):
        return False
    if noun[0].low in {"a", "an", "my", "our"} and len(noun) > 1:
        if head == "home":
            return noun[-2].low in {"care", "nursing", "retirement", "funeral", "residential"}
        return (
            head in _PLACES
            or noun[-1].low in _PLACES
            or (noun[-1].low == "'s" and noun[-2].low in _SHOPS)
        )
    if is_name(noun[-1]) or noun[-1].low == "'s":
        plain = noun[0].low not in LANGUAGES | NATIONALITIES and (
            len(noun) > 1 or noun[0].text.isalpha()
        )
        return (
            plain and prep in {"in", "at", "from", "to", "for", "near"} and (prep != "for" or work)
        )
    if noun[0].low != "the" or len(noun) < 2:
        return False
    return head in _PLACES or noun[-1].low in _PLACES


def _said_again(place: Words) -> Words:
    """Give "at the bakery" of "at a bakery", "in Leeds" of "from Leeds"."""
    prep, *noun = place
    static = prep.low if prep.low in {"in", "at", "near"} else "in"
    if prep.low == "for" or (prep.low in {"to", "on", "into", "from"} and not is_name(noun[0])):
        static = "at"
    first = noun[0]
    if first.low in {"a", "an"}:
        noun[0] = first._replace(text="the", low="the")
    elif not is_name(first):
        noun[0] = first._replace(text=first.low)
    return (given(static, prep.start), *noun)


_MOVES = word_set(
    """go move travel drive cycle walk fly get come take send commute run bike bus head return bring relocate emigrate
    sail hike swim ride retire"""
)
_SOMEBODY = frozenset({"i", "we", "he", "she", "my", "our"})
_TAKES = word_set("leave love like hate miss visit enjoy")
_NEVER = word_set(
    "nearly almost get getting got hang hanging up down over out in from back off right somewhere"
)
_TIMES = word_set("twice times once")
_BEHIND = word_set(
    "every each most all myself full-time part-time too daily weekly monthly when while since until till"
)
_LENGTHS = PERIODS | PERIODS_PLURAL


def put_there(words: Words, place: Words) -> Words:
    """Put the place in the place of `there`; the words as they are where it is none."""
    at = next((k for k in range(1, min(len(words), REACH_WORDS_MAX)) if words[k].low == "there"), 0)
    if (
        not at
        or not place
        or not (
            words[0].low in _SOMEBODY
            or (is_name(words[0]) and noun_lemma(words[0].low) == words[0].low)
        )
    ):
        return words
    behind = words[at + 1 :]
    first = behind[0].low if behind else ""
    before = words[at - 1].low
    if before in _NEVER or verb_lemma(first) == "be" or first in MODALS:
        return words
    if first and not (
        first in PREPOSITIONS | PUNCTUATION | ADVERBS | NUMBERS | _BEHIND
        or first[0].isdecimal()
        or time_at(words, at + 1)
    ):
        return words
    if any(
        _is_place(words[k + 1 : _end(words, k + 1)], words[k].low, work=True)
        for k in range(1, at)
        if words[k].low in {"in", "at", "to", "from"}
    ):
        return words
    verb = next(
        (verb_lemma(words[k].low) or "" for k in range(at - 1, 0, -1) if _is_doing(words, k)), ""
    )
    times = any(w.low in _TIMES for w in behind[:3])
    been = before == "been"
    if words[0].low == "we" and verb == "meet":
        return words
    if verb == "be" and all(w.low in PUNCTUATION for w in behind):
        # "I've been there" is what one says who knows how it is.
        return words
    prep, *noun = place
    spot = words[at]
    lead: Words = ()
    if verb in _MOVES or (been and times):
        lead = (given("to", spot.start),)
    elif not (verb in _TAKES and verb_lemma(before) == verb):
        lead = (given(prep.text, spot.start),)
    said = (
        *lead,
        *(given(w.text, spot.start) for w in noun[:-1]),
        spot._replace(text=noun[-1].text, low=noun[-1].low),
    )
    if been or verb == "be":
        behind = _for_how_long(behind)
    return (*words[:at], *said, *behind)


def _is_doing(words: Words, k: int) -> bool:
    low = words[k].low
    if low in {"'ve", "'s", "'m", "'re"} | BE:
        return verb_lemma(low) == "be" or low in BE
    lemma = verb_lemma(low)
    return (
        lemma is not None
        and words[k - 1].low not in {"my", "our", "the", "a", "an"}
        and (noun_lemma(low) == low or k < 3)
    )


def _for_how_long(behind: Words) -> Words:
    """Give "for six years" of "six years": how long somebody has been at a place."""
    if not behind:
        return behind
    counted = [w.low for w in behind[:5]]
    skip = 1 if counted[0] in {"about", "over", "nearly", "almost", "roughly", "around"} else 0
    number = len(counted) > skip + 1 and (
        counted[skip] in NUMBERS or counted[skip].isdecimal() or counted[skip] == "a"
    )
    if (
        number
        and any(w in _LENGTHS for w in counted[skip + 1 : skip + 3])
        and not any(w in {"a", "per", "times"} for w in counted[skip + 1 : skip + 3])
    ):
        return (given("for", behind[0].start), *behind)
    return behind


def with_them(words: Words, place: Words) -> Words:
    """Read "I've been with them for ten years" behind "I work for the council" as the council."""
    at = next((k for k in range(2, min(len(words), REACH_WORDS_MAX)) if words[k].low == "them"), 0)
    if not at or not place or place[0].low != "at" or words[at - 1].low not in {"with", "for"}:
        return words
    if words[0].low not in {"i", "we"} or not any(
        w.low in {"been", "worked", "work"} for w in words[1:at]
    ):
        return words
    noun = place[1:]
    spot = words[at]
    said = (
        *(given(w.text, spot.start) for w in noun[:-1]),
        spot._replace(text=noun[-1].text, low=noun[-1].low),
    )
    return (*words[:at], *said, *_for_how_long(words[at + 1 :]))


__all__ = ["place_asked", "place_of", "put_there", "with_them"]
