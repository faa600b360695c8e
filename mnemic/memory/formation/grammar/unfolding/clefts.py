"""Sentences turned around: "It's my left ear that I'm deaf in", "What I do is restore organs"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.casing import is_word
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, LANGUAGES, NATIONALITIES
from mnemic.memory.formation.grammar.note_nouns import is_adjective, is_noun
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    points,
    strip_punctuation,
    time_at,
)
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at, inside, is_at_hand
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.verbs import Tense, read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    DETERMINERS,
    PREPOSITIONS,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

CLEFT_WORDS_MAX = 12
"""Longest phrase that a cleft puts first, in words."""

_IS = frozenset({"is", "'s", "are", "was", "were", "'re"})
_ME = frozenset({"i", "we"})
_NO_PSEUDO = word_set(
    "have mean want need say ask see think know find get try wonder suggest expect hear notice wish prefer"
)
"""What "what I mean is", "what I need is" say is talk or a request."""


def cleft(words: Words) -> Parts | None:
    """Give the plain clause of a sentence that was turned around, with nothing left over."""
    told = _it_is(words) or _is_what(words)
    if told:
        behind = _behind(words)
        return Parts((), (told, behind) if behind else (told,))
    told = (
        _what_is(words)
        or _all_is(words)
        or _is_when(words)
        or _is_job(words)
        or _as_called(words)
        or _it_was(words)
    )
    return Parts((), (told,)) if told else None


def _behind(words: Words) -> Words:
    """Give the clause that follows a cleft behind a comma: ", and my husband adds Farsi"."""
    at = next(
        (k for k in range(3, len(words)) if words[k].low in {",", ";"} or _joins(words, k)),
        len(words),
    )
    rest = strip_punctuation(words[at:])
    joined = bool(rest) and rest[0].low in {"and", "but", "while", "whereas"}
    rest = rest[1:] if joined else ()
    return (
        rest
        if len(rest) > 2 and (rest[0].low in {"my", "our", "i", "we"} or is_name(rest[0]))
        else ()
    )


def _it_is(words: Words) -> Words:
    """Read "it's cashews that I'm allergic to", "it's my left ear that I'm deaf in"."""
    if len(words) < 6 or words[0].low not in {"it", "its"}:
        return ()
    at = 1 if words[0].low == "its" else 2
    if at == 2 and words[1].low not in {"is", "'s", "was"}:
        return ()
    if words[at].low in {"not", "n't"}:
        return ()
    that = next(
        (
            k
            for k in range(at + 1, min(len(words) - 2, at + CLEFT_WORDS_MAX))
            if words[k].low in {"that", "who", "which"}
        ),
        -1,
    )
    begins = that + 1 if that > 0 else _bare(words, at)
    if not begins:
        return ()
    what = words[at : that if that > 0 else begins]
    rest = words[begins : _clause_end(words, begins)]
    if points(what) or what[0].low in _TALK or any(w.low in {",", "not"} for w in what):
        return ()
    if what[0].low in {"because", "since"}:
        return ()
    if rest[0].low in _ME:
        if what[0].low in PREPOSITIONS or time_at(what, 0):
            on = (given("on", what[0].start),) if what[0].low in DAY_WORDS else ()
            return (*rest, *on, *what)
        return _filled(rest, what)
    if finite_at(rest, 0) and any(w.low in {"me", "us", "my", "our"} for w in (*what, *rest)):
        return (*what, *rest)
    return ()


def _bare(words: Words, at: int) -> int:
    """Give where "I play on Mondays" of "it's canasta I play on Mondays" begins; 0 for none."""
    k = next(
        (k for k in range(at + 1, min(len(words) - 1, at + BARE_WORDS_MAX)) if words[k].low in _ME),
        0,
    )
    head = words[k - 1].low if k else ""
    if words[at].low in DAY_WORDS:
        # "It's Thursdays we meet, not Wednesdays" names no other thing.
        return 0
    named = bool(k) and (is_noun(noun_lemma(head)) or is_name(words[k - 1]))
    if (
        not named
        or is_adjective(head)
        or words[at].low in _TALK | DETERMINERS - {"my", "our", "the"}
    ):
        return 0
    group = read_verb(words, k + 1, SELF)
    told = group is not None and group.tense is Tense.PRESENT and group.lemma not in _NO_PSEUDO
    return k if told and head not in _NO_THING else 0


BARE_WORDS_MAX = 4
"""Up to where the speaker stands behind what a cleft without `that` puts first, in words."""

_NO_THING = word_set(
    "time times nuts shame pity fun luck lot way thing things stuff day days year years week weeks"
)

_TALK = word_set(
    "just like the only so a possible clear important worth time true kind sort more very too great good one"
)


def _clause_end(words: Words, i: int) -> int:
    return next(
        (k for k in range(i, len(words)) if words[k].low in {",", ";", "not"} or _joins(words, k)),
        len(words),
    )


def _joins(words: Words, k: int) -> bool:
    """Tell whether another clause is joined at word `k`: "and Ana plays the guitarra"."""
    if words[k].low not in {"and", "but", "while"} or k + 2 >= len(words):
        return False
    behind = words[k + 1]
    return (is_name(behind) or behind.low in {"my", "our", "i", "we"}) and (
        finite_at(words, k + 2) or finite_at(words, k + 3)
    )


def _what_is(words: Words) -> Words:
    """Read "What I do is restore church organs", "what we grow is dahlias"."""
    if len(words) < 5 or words[0].low != "what" or words[1].low not in _ME:
        return ()
    is_at = next(
        (k for k in range(3, min(len(words) - 1, CLEFT_WORDS_MAX)) if words[k].low in _IS), -1
    )
    if is_at < 0:
        return ()
    group = read_verb(words[:is_at], 2, SELF)
    rest = strip_punctuation(words[is_at + 1 :])
    if group is None or not rest or group.lemma in _NO_PSEUDO or points(rest):
        return ()
    if group.tense is not Tense.PRESENT or is_at_hand((words[1], *rest)):
        return ()
    if rest[0].low in {"that", "to", "how", "why", "what", "whether", "if"}:
        return ()
    if group.lemma == "do":
        tail = words[group.next : is_at]
        base = verb_lemma(rest[0].low)
        if base == rest[0].low:
            return (words[1], *rest, *tail)
        if base and rest[0].low.endswith("ing"):
            return (words[1], rest[0]._replace(text=base, low=base), *rest[1:], *tail)
        return (*words[1 : group.next], *rest, *tail) if not rest[0].low.endswith("ing") else ()
    return _filled(words[1:is_at], rest)


def _is_what(words: Words) -> Words:
    """Read "curly hair is what I specialise in", "bulbs are what I grow"."""
    at = next(
        (
            k
            for k in range(1, min(len(words) - 3, CLEFT_WORDS_MAX))
            if words[k].low in _IS
            and words[k + 1].low in {"what", "where", "who", "all"}
            and words[k + 2].low in _ME
        ),
        -1,
    )
    if at < 0:
        return _is_the(words)
    what = inside(words[:at])
    if points(what) or what[0].low in {"that", "this", "it", "which", "here", "there"}:
        return ()
    end = _clause_end(words, at + 2)
    if end < len(words) and words[end].low == "not" and words[end - 1].low != ",":
        end = _clause_end(words, end + 1)
    rest = words[at + 2 : end]
    if words[at + 1].low == "where":
        return _there(rest, what) if what[0].low in {"the", "my", "our"} else ()
    group = read_verb(rest, 1, SELF)
    if group is None or group.lemma in _NO_PSEUDO:
        return ()
    if words[at + 1].low == "all":
        if group.modal or group.negated or group.tense is not Tense.PRESENT:
            return ()
        named = words[0].low in NATIONALITIES | LANGUAGES or (len(what) == 1 and is_name(what[0]))
        only = given("only", what[0].start)
        return _filled(rest, (only, *(words[:at] if named else what)))
    if group.lemma == "do" and what[0].low in {"my", "our", "the"}:
        return ()
    if group.lemma == "do" and not group.negated and what[0].low.endswith("ing"):
        what = (what[0]._replace(text=what[0].low), *what[1:])
        return _done(rest, what, group.next) or _filled(rest, what)
    return _filled(rest, what)


def _done(rest: Words, what: Words, at: int) -> Words:
    """Give "I mend clocks on Sundays" of "mending clocks is what I do on Sundays"."""
    base = verb_lemma(what[0].low)
    if base is None or rest[at - 1].low != "do" or (at == len(rest) and len(what) == 1):
        return ()
    return (*rest[: at - 1], what[0]._replace(text=base, low=base), *what[1:], *rest[at:])


def _is_the(words: Words) -> Words:
    """Read "kimchi is the thing I sell at the market", "Tikkurila is the only paint we put on our boats"."""
    at = next((k for k in range(1, min(len(words) - 4, 6)) if words[k].low in _IS), -1)
    if at < 0 or words[at + 1].low != "the" or words[0].low in _NOBODY:
        return ()
    who = next((k for k in range(at + 3, min(len(words) - 1, at + 6)) if words[k].low in _ME), -1)
    if who < 0:
        return ()
    noun = words[at + 2 : who - (words[who - 1].low in {"that", "which"})]
    if not noun or any(w.low in PREPOSITIONS | {","} for w in noun) or noun[-1].low in _REASONS:
        return ()
    if is_at_hand((words[at + 1], *noun)) or noun[0].low in {
        "same",
        "first",
        "last",
        "best",
        "worst",
    }:
        return ()
    rest = words[who : _clause_end(words, who)]
    group = read_verb(rest, 1, SELF)
    if (
        group is None
        or group.lemma in _NO_PSEUDO
        or group.negated
        or group.tense is not Tense.PRESENT
    ):
        return ()
    what = words[:at]
    if verb_lemma(what[0].low) is None and what[0].low in PREPOSITIONS | {"that", "this"}:
        return ()
    only = (given("only", what[0].start),) if noun[0].low == "only" else ()
    named = what[0].low in LANGUAGES | NATIONALITIES or not is_word(what[0].low)
    alone = len(what) == 1 and what[0].text.istitle() and not named
    plain: Words = (what[0]._replace(text=what[0].low),) if alone else inside(what)
    if only and len(noun) == 2 and plain == what and not is_word(what[-1].low):
        # "only Tikkurila paint": of a name it is said what it names.
        plain = (*plain, noun[-1])
    return _filled(rest, (*only, *plain))


_NOBODY = word_set("i we he she they it that this what which who here there everything all nothing")
_REASONS = word_set(
    "reason way time day moment place year point problem issue question person people part"
)


def _is_when(words: Words) -> Words:
    """Read "Friday is when my mother-in-law cooks for everyone" as what she does every Friday."""
    if len(words) < 5 or words[0].low not in DAY_WORDS or words[1].low not in _IS:
        return ()
    if words[2].low != "when" or words[3].low in {"you", "it", "that", "the", "this", "a"}:
        return ()
    at = words[-1].end + 1
    many = words[0].low.endswith("days")
    return (*words[3:], given("on" if many else "every", at), words[0])


def _there(rest: Words, what: Words) -> Words:
    """Give "I live in my van from May on" of "I live from May on" and "my van"."""
    head = what[-1].low
    lives = rest[1].low in {"live", "sleep", "stay"}
    prep = "on" if head in _AFLOAT else "in" if lives or head in _ROOMS else "at"
    group = read_verb(rest, 1, SELF)
    at = group.next if group is not None else len(rest)
    at = at if at < len(rest) and time_at(rest, at) else len(rest)
    return (*rest[:at], given(prep, what[0].start), *what, *rest[at:])


_AFLOAT = word_set("boat narrowboat barge yacht houseboat farm island")
_ROOMS = word_set(
    "kitchen garage shed garden cellar attic loft basement room bedroom van car study"
)


_JOBS = word_set(
    "job hobby trade passion profession work pastime thing speciality specialty weakness business sport"
)


def _is_job(words: Words) -> Words:
    """Read "looking after other people's dogs is my side job" as what that job is."""
    at = next(
        (
            k
            for k in range(1, min(len(words) - 2, CLEFT_WORDS_MAX))
            if words[k].low in {"is", "are"}
        ),
        -1,
    )
    if at < 0 or words[at + 1].low != "my" or not words[0].low.endswith("ing"):
        return ()
    noun = words[at + 1 :]
    if (
        len(noun) > 4
        or noun[-1].low not in _JOBS
        or any(w.low in {",", "this", "that", "it"} for w in words[:at])
    ):
        return ()
    what = (words[0]._replace(text=words[0].low), *words[1:at])
    return (*noun, words[at]._replace(text="is", low="is"), *what)


def _as_called(words: Words) -> Words:
    """Read "I'd call myself a beginner at sewing" as what somebody is."""
    lows = [w.low for w in words[:5]]
    if lows[:4] not in (
        ["i", "'d", "call", "myself"],
        ["i", "would", "call", "myself"],
        ["i", "'d", "describe", "myself"],
    ):
        return ()
    rest = words[4:]
    if rest and rest[0].low == "as":
        rest = rest[1:]
    return (
        (words[0], given("am", words[1].start), *rest) if len(rest) > 1 and not points(rest) else ()
    )


def _it_was(words: Words) -> Words:
    """Read "it was Grace, my niece, who got us into sourdough" as what she did."""
    if len(words) < 8 or words[0].low != "it" or words[1].low not in {"was", "is", "'s"}:
        return ()
    who = next(
        (k for k in range(4, min(len(words) - 2, CLEFT_WORDS_MAX)) if words[k].low == "who"), -1
    )
    if (
        who < 0
        or words[who - 1].low != ","
        or words[3].low != ","
        or words[4].low not in {"my", "our"}
    ):
        return ()
    end = next((k for k in range(who + 2, len(words)) if words[k].low in {",", ";"}), len(words))
    return (*words[2:who], *words[who + 1 : end])


def _all_is(words: Words) -> Words:
    """Read "all I've got is a two-ring hob" as having only that."""
    if len(words) < 5 or words[0].low != "all" or words[1].low not in _ME:
        return ()
    is_at = next((k for k in range(3, min(len(words) - 1, 9)) if words[k].low in _IS), -1)
    if is_at < 0:
        return ()
    group = read_verb(words[:is_at], 2, SELF)
    rest = strip_punctuation(words[is_at + 1 :])
    if group is None or not rest or points(rest) or group.lemma not in _OWNED:
        return ()
    verb = given("have" if group.lemma == "have" else group.lemma, words[2].start)
    return (words[1], given("only", words[1].end), verb, *rest)


_OWNED = word_set("have own eat drink play speak know use wear cook grow drive")


def _filled(rest: Words, what: Words) -> Words:
    """Put back what was taken out of a clause: "I'm deaf in" and "my left ear"."""
    if rest[-1].low in PREPOSITIONS | {"to"}:
        return (*rest, *what)
    group = read_verb(rest, 1, SELF)
    if group is None:
        return ()
    at = group.next
    if group.lemma == "be" or any(w.low in {"me", "us"} for w in rest[at:]):
        return ()
    timed = at < len(rest) and (time_at(rest, at) or rest[at].low in {"when", "whenever", "while"})
    if (
        at < len(rest)
        and not timed
        and rest[at].low in PREPOSITIONS | {"to"}
        and (at + 1 == len(rest) or time_at(rest, at + 1))
    ):
        at += 1
    elif (
        at < len(rest)
        and rest[at].low not in PREPOSITIONS | ADVERBS | {"most", "best", "as", "because"}
        and not timed
    ):
        return ()
    return (*rest[:at], *what, *rest[at:])
