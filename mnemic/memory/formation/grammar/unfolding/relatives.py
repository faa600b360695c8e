"""Relative clauses: "my brother, who runs a bakery in Lyon, ...", "my van, which I bought ..."."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    strip_punctuation,
    time_at,
)
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import (
    antecedent,
    bracket_depths,
    definite_phrase,
    finite_at,
    own_phrase,
    plain_phrase,
    resumes,
)
from mnemic.memory.formation.grammar.unfolding.in_which import in_which
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_WHO = frozenset({"who", "which", "whom", "that"})
_ASKED = word_set("should can could does do did will would shall must is are was were has have")
_STARTS = frozenset({"i", "we", "my", "our", "there", "the", "he", "she", "they", "you"})


def relative(words: Words) -> Parts | None:
    """Part a clause from the first relative clause in it that tells something."""
    if words[0].low == "which" and (found := _of_clause(words, 0)) is not None:
        return found
    if words[0].low == "there" and any(w.low in _NOBODY for w in words[1:4]):
        # "There's nobody in our building who speaks Polish" is of nobody, and of no building.
        return None
    for i in range(1, len(words) - 1):
        low = words[i].low
        if low == "which" and (found := _of_clause(words, i)) is not None:
            return found
        if low in {"which", "whom"} and (found := _each_of(words, i) or in_which(words, i)):
            return found
        if low not in _WHO and low != "whose":
            continue
        comma = words[i - 1].low == ","
        if comma and low == "that":
            continue
        start, named = antecedent(words, i - comma)
        if not comma and start > 0 and _is_of_head(words, start):
            continue
        if start < 0 and low == "which" and words[i + 1].low in {"i", "we"}:
            start, named = _met(words, i, comma=comma)
        if not named:
            continue
        found = _unfolded(words, i, start, named, comma=comma)
        if found is not None:
            return found
    return None


def _met(words: Words, i: int, *, comma: bool) -> tuple[int, Words]:
    """Give where a phrase before `i` ends that is nobody's own, and its name; (-1, ()) for none."""
    end = i - comma
    named = definite_phrase(words, end) or _head_of(words, plain_phrase(words, end), end)
    start = end - len(named)
    being = start > 0 and words[start - 1].low in _BEING
    one = comma or (named and named[0].low in {"a", "an", "the"})
    if not named or not one or being or _is_of_doing(words, i, start):
        # "I've been a tram driver, which I like" is said of the doing.
        return -1, ()
    return (start if named[0].low == "the" else end), named


def _is_of_doing(words: Words, i: int, start: int) -> bool:
    """Tell whether what is felt is felt of a doing: "I run every morning, which I enjoy"."""
    felt = any(verb_lemma(w.low) in _FELT for w in words[i + 2 : i + 4])
    if not felt or start < 1 or words[i - 1].low != ",":
        return False
    return time_at(words, start) or words[start - 1].low in PREPOSITIONS - {"to"}


_FELT = word_set("like love hate enjoy dislike prefer miss find regret adore dread")
_BEING = frozenset({"am", "'m", "m", "be", "been", "become", "as"})
_NOBODY = frozenset({"nobody", "nothing", "no", "none", "n't", "nowhere"})


def _is_of_head(words: Words, start: int) -> bool:
    """Tell whether a relative is of what stands before its nearest noun.

    "There's nobody in our building who speaks Polish", "there's a well in our garden that dries
    up", "slugs get everything in my garden that isn't potted".
    """
    if words[start - 1].low not in {"in", "on", "at", "near", "behind", "from", "of"}:
        return False
    heads = {w.low for w in words[max(0, start - 5) : start - 1]}
    there = words[0].low == "there" and words[1].low in BE | {"'s"}
    return there or not heads.isdisjoint(_INDEFINITE)


_INDEFINITE = word_set(
    "nobody noone none anyone anybody someone somebody everyone everybody everything anything nothing something only one"
)


def _head_of(words: Words, named: Words, end: int) -> Words:
    """Give "the bar exam" of "the bar exam in Ontario, which I'll sit": a place is not sat."""
    at = end - len(named) - 1
    if not named or at < 2 or words[at].low not in {"in", "at", "near"} or not is_name(named[0]):
        return named
    start = next((k for k in range(at - 2, max(-1, at - 6), -1) if words[k].low in DETERMINERS), -1)
    held = any(w.low in PREPOSITIONS | CONJUNCTIONS for w in words[max(start, 0) : at])
    if start < 0 or held:
        return ()
    had = words[start].low in {"a", "an"} and words[start - 1].low in {"have", "own", "'ve", "rent"}
    return (given("my", words[start].start), *words[start + 1 : end]) if had else words[start:end]


def _each_of(words: Words, i: int) -> Parts | None:
    """Read "for three cafes, each of which wants its delivery before 6" as of each of the three."""
    if i < 5 or words[i - 1].low != "of" or words[i - 3].low != ",":
        return None
    share = words[i - 2]
    if share.low not in {"each", "all", "both", "most", "some", "none", "half", "two", "one"}:
        return None
    start = i - 4
    while start > 0 and words[start - 1].low not in PREPOSITIONS | CONJUNCTIONS | {
        "have",
        "keep",
        "own",
        "run",
        "i",
        "we",
        *BE,
    }:
        start -= 1
    noun = words[start : i - 3]
    rest = strip_punctuation(words[i + 1 :])
    if (
        not noun
        or len(noun) > EACH_WORDS_MAX
        or (noun_lemma(noun[-1].low) == noun[-1].low and noun[-1].low != "people")
        or not rest
    ):
        return None
    one = share.low == "each"
    host = strip_punctuation(words[: i - 3])
    if share.low == "one" and (k := next((k for k, w in enumerate(rest) if w.low == ","), 0)):
        if noun[-1].low == "people" and words[0].low == "we":
            host = (*host, *(given(w, share.start) for w in ("in", "our", "household")))
        return Parts(host, _named_one(noun, rest[:k], rest[k + 1 :], share.start))
    if one and not finite_at(rest, 0):
        return None
    at = share.start
    named = noun if noun[0].low in {"my", "our"} else (given("my", at), *noun)
    return Parts(host, ((share, given("of", at), *named, *rest),))


def one_of_them(words: Words) -> Parts | None:
    """Part "I have two flatmates and one of them, Lena, plays the drums"."""
    for i in range(3, len(words) - 4):
        if words[i].low != "one" or words[i - 1].low not in {"and", "but", ","}:
            continue
        comma = i + 3 if [w.low for w in words[i + 1 : i + 3]] == ["of", "them"] else i + 1
        end = next((k for k in range(comma + 2, len(words)) if words[k].low == ","), 0)
        if words[comma].low != "," or not end:
            continue
        host = strip_punctuation(words[: i - 1])
        noun = plain_phrase(words, len(host))
        told = _named_one(noun, words[comma + 1 : end], words[end + 1 :], words[i].start)
        if told and noun_lemma(noun[-1].low) != noun[-1].low:
            return Parts(host, told)
    return None


def _named_one(noun: Words, name: Words, rest: Words, at: int) -> tuple[Words, ...]:
    """Read "two flatmates, one of whom, Jonas, works nights" as of the flatmate Jonas."""
    if not all(is_name(w) for w in name) or not finite_at(rest, 0):
        return ()
    one = "housemate" if noun[-1].low == "people" else noun_lemma(noun[-1].low)
    return ((given("my", at), given(one, at), *name, *rest),) if tie_class(one) else ()


EACH_WORDS_MAX = 4
"""Longest phrase of which each is told something, in words."""


def _of_clause(words: Words, i: int) -> Parts | None:
    """Read "..., which means I can't eat late", "..., which is why I knit"."""
    behind = tuple(w.low for w in words[i + 1 : i + 3])
    step = 2 if behind[:1] == ("means",) else 3 if behind in {("is", "why"), ("is", "how")} else 0
    if not step:
        return None
    if i + step < len(words) and words[i + step].low == "that":
        step += 1
    rest = strip_punctuation(words[i + step :])
    if len(rest) < 3 or rest[0].low not in _STARTS - {"you"}:
        return None
    return Parts(strip_punctuation(words[:i]), (rest,))


def _unfolded(words: Words, i: int, start: int, named: Words, *, comma: bool) -> Parts | None:
    if not comma and _some_of(named):
        return None
    end, resume = _extent(words, i, start, comma=comma)
    body = strip_punctuation(words[i + 1 : end])
    if not body:
        return None
    low = words[i].low
    if low == "whose":
        told = (*named, given("'s", named[-1].end), *body)
    elif body[0].low in {"i", "we"} and low != "that":
        told = with_object(body, named)
    elif _is_finite(body, named):
        # "who each do thirty hours": thirty each, and not together.
        body = (*body[1:], body[0]) if body[0].low == "each" else body
        told = (*named, *spelled_out(body))
    else:
        return None
    if not told:
        return None
    host = (*words[: i - comma], *words[resume:])
    return Parts(strip_punctuation(host), (told,))


def _some_of(named: Words) -> bool:
    """Tell whether a relative picks some of many: of "my friends who smoke" not all do."""
    low = named[-1].low
    many = noun_lemma(low) != low or low in {"people", "stuff", "things"}
    return many and not any(w.low in NUMBERS | {"both"} or w.low.isdecimal() for w in named)


def _is_finite(body: Words, named: Words) -> bool:
    if finite_at(body, 0):
        return True
    head = named[-1].low
    plural = noun_lemma(head) != head or any(w.low in CONJUNCTIONS for w in named)
    at = next((k for k, w in enumerate(body[:3]) if w.low not in ADVERBS | {"each", "both"}), 0)
    return plural and verb_lemma(body[at].low) == body[at].low


def spelled_out(body: Words) -> Words:
    """Give "has had Parkinson's" for "'s had Parkinson's", as a noun does not take a clitic."""
    first, behind = body[0], body[1].low if len(body) > 1 else ""
    if first.low == "'s":
        lemma = verb_lemma(behind)
        done = behind in {"had", "been", "got"} or (
            lemma is not None and behind not in _STATES and verb_form(behind, lemma) == "past"
        )
        return (_said(first, "has" if done else "is"), *body[1:])
    if first.low in {"'re", "'ve"}:
        return (_said(first, "are" if first.low == "'re" else "have"), *body[1:])
    return body


_STATES = word_set(
    """retired divorced married separated disabled allergic vaccinated trained obsessed scared terrified based called
    named qualified registered tired bored interested engaged adopted widowed known involved stuck paralysed"""
)


def unclipped(words: Words) -> Words:
    """Give "my husband is legally blind" for "my husband's legally blind"."""
    for i in range(2, len(words) - 1):
        behind = words[i + 1].low
        degree = (
            behind in _DEGREES
            or (behind[0].isdecimal() and not behind.endswith(("st", "nd", "rd", "th")))
            or (behind.endswith("ly") and len(behind) > LY_CHARS_MIN and behind not in _LY_NOUNS)
        )
        if words[i].low != "'s" or own_phrase(words, i) < 0:
            continue
        if _moved(words, i + 1):
            return (*words[:i], _said(words[i], "has"), *words[i + 1 :])
        if degree:
            return (*words[:i], _said(words[i], "is"), *words[i + 1 :])
    return words


def _moved(words: Words, i: int) -> bool:
    """Tell whether "'s" is `has`: "my daughter's moved out", "our cat's lost weight"."""
    low = words[i].low
    lemma = verb_lemma(low)
    if lemma is None or verb_form(low, lemma) != "past" or low in _STATES:
        return False
    behind = words[i + 1].low if i + 1 < len(words) else ""
    return behind in DETERMINERS | {"out", "to", "in", "into", "back", "off", "up", "away", "from"}


_LY_NOUNS = word_set("family assembly supply reply jelly butterfly monopoly anomaly italy")
LY_CHARS_MIN = 5
"""A shorter word in "-ly" is hardly an adverb: "my uncle's fly"."""

_DEGREES = word_set("very too quite really rather always never only so about almost nearly just")


def _said(word: Word, text: str) -> Word:
    return given(text, word.start)


def with_object(body: Words, what: Words) -> Words:
    """Give "I bought my van in 2019" of "I bought in 2019" and "my van"; () for none."""
    group = read_verb(body, 1, SELF)
    if group is None:
        return ()
    at = group.next
    if at < len(body) - 1 and body[-1].low in {"to", "with"} and what[0].low not in {"i", "we"}:
        # "the adults I teach pottery to": the object stands already.
        return (*body, *what)
    stranded = at < len(body) and body[at].low in PREPOSITIONS
    if stranded and (
        at + 1 == len(body) or body[at + 1].low in PREPOSITIONS or time_at(body, at + 1)
    ):
        at += 1
    elif at < len(body) and not _adverbial(body, at):
        return ()
    return (*body[:at], *what, *body[at:])


def _adverbial(body: Words, at: int) -> bool:
    low = body[at].low
    return (
        low
        in PREPOSITIONS
        | ADVERBS
        | {",", "and", "but", "because", "when", "second-hand", "new", "used", "to", "as"}
        or time_at(body, at)
        or low.endswith("ly")
    )


_GOVERNING = word_set("if that whether because since when while and but so although though")


def _extent(words: Words, i: int, start: int, *, comma: bool) -> tuple[int, int]:
    """Give where the relative clause ends, and where its host goes on."""
    depths = bracket_depths(words)
    subject = start <= 1 or words[start - 1].low in _GOVERNING
    head = words[i - 1 - comma].low
    many = noun_lemma(head) != head
    has = start > 1 and words[start - 2].low in {"i", "we"}
    asked = start > 0 and words[start - 1].low in _ASKED and not has
    for k in range(i + 2, len(words)):
        if depths[k] != depths[i]:
            continue
        low = words[k].low
        if low == ")" or low in {";", "?", ":"}:
            return k, k
        if low == "," and _goes_on(words, k + 1, subject=subject or asked):
            return k, k + 1
        if low in {"and", "but", "so"} and k + 1 < len(words) and words[k + 1].low in _STARTS:
            return k, k
        if low == "and" and not comma and _another(words, k + 1):
            return k, k
        if (
            not comma
            and subject
            and (_is_host_verb(words, i, k) or (many and k > i + 2 and _is_bare_verb(words, k)))
        ):
            return k, k
        if not comma and asked and k > i + 2 and _is_bare_verb(words, k):
            return k, k
    return len(words), len(words)


def _another(words: Words, k: int) -> bool:
    """Tell whether one more of what is had follows: "... who barks, and a cat who bites"."""
    if k + 2 >= len(words) or words[k].low not in {"a", "an", "one", "two", "three"}:
        return False
    return any(w.low in {"who", "which"} for w in words[k + 2 : k + 6])


def _goes_on(words: Words, k: int, *, subject: bool) -> bool:
    if k >= len(words) or words[k].low in {"and", "but", "or"}:
        behind = words[k + 1].low if k + 1 < len(words) else ""
        return behind in _STARTS or not (
            k + 1 < len(words) and (finite_at(words, k + 1) or subject)
        )
    if finite_at(words, k) or verb_lemma(words[k].low) == words[k].low:
        return subject or words[k].low in MODALS | BE
    return resumes(words, k)


def _is_host_verb(words: Words, i: int, k: int) -> bool:
    """Tell whether the verb at `k` is the host's: "my brother who runs a bakery wants a logo"."""
    before, low = words[k - 1].low, words[k].low
    if before in DETERMINERS | CONJUNCTIONS | ADVERBS | PREPOSITIONS | {
        "to",
        "who",
        "i",
        "we",
        "he",
        "she",
        ",",
    }:
        return False
    if k < i + 3 or not finite_at(words, k) or low == "'s":
        return False
    if low in BE | MODALS | {"has", "does", "had", "did"}:
        return True
    behind = words[k + 1].low if k + 1 < len(words) else ""
    if is_name(words[k - 1]) and words[k - 2].low in PREPOSITIONS and behind in PREPOSITIONS:
        # "my brother Ken who is in Calgary pays for the night sitter"
        return True
    return noun_lemma(low) == low or behind in DETERMINERS


def _is_bare_verb(words: Words, k: int) -> bool:
    low = words[k].low
    before = words[k - 1].low
    return (
        verb_lemma(low) == low
        and before not in DETERMINERS | CONJUNCTIONS | PREPOSITIONS | {"to"}
        and low not in PREPOSITIONS | CONJUNCTIONS
    )
