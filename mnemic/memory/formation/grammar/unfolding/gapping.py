"""Two subjects in one sentence: "Dmitri is on call on Mondays, Wanjiru on Thursdays"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation
from mnemic.memory.formation.grammar.subjects import SELF, kin_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    MODALS,
    PREPOSITIONS,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_OBJECTS = word_set("a an the my our me us it at on in up off out down to for from every with")
SUBJECT_WORDS_MAX = 5
"""Longest second subject, in words."""

_DETERMINED = word_set("the a an his her their its each every both most all my our")
_ONES = word_set("nothing nobody everything everyone everybody someone something one neither")
_JOINING = frozenset({"and", "but", "while", "so", "whereas", "plus"})


def joined(words: Words) -> Parts | None:
    """Part "I've got 340 cores, and reviewer 2 now wants grain size" at its second subject."""
    for i in range(3, len(words) - 3):
        low = words[i].low
        if low not in _JOINING and low != ",":
            continue
        at = i + 1
        if low == "," and words[at].low in _JOINING:
            continue
        comma = words[i - 1].low == ","
        verb = _this_one(words, at) or _second_subject(
            words, at, bare=low != "," and comma, after_comma=low == ","
        )
        if verb:
            host = strip_punctuation(words[: i - comma])
            left_out = words[0].low.endswith("ing") and verb_lemma(words[0].low) is not None
            if left_out or any(
                finite_at(words, k) or words[k].low in {"i", "we"} for k in range(i)
            ):
                return Parts(host, (words[at:],))
    return None


def _this_one(words: Words, i: int) -> int:
    """Give where the verb of "and this one, Pip, is the shyest yet" stands, 0 for none."""
    if words[i].low not in {"this", "that"} or words[i + 1].low != "one":
        return 0
    return next((k for k in range(i + 2, min(len(words), i + 7)) if words[k].low in BE), 0)


def _second_subject(words: Words, i: int, *, bare: bool, after_comma: bool) -> int:
    """Give where the verb of another subject starts that stands at `i`, 0 for none."""
    first = words[i]
    determined = first.low in _DETERMINED
    if first.low in _ONES and words[i + 1].low in BE | MODALS | {"has", "does"}:
        return i + 1
    if first.low in PREPOSITIONS | ADVERBS | CONJUNCTIONS:
        return 0
    if not determined and not bare and (after_comma or not first.low.isdecimal()):
        # "... and legal won't extend it"
        return i + 1 if not after_comma and words[i + 1].low in MODALS else 0
    if verb_lemma(first.low) is not None and not determined and not is_name(first):
        return 0
    for k in range(i + 1 + determined, min(len(words) - 1, i + 1 + SUBJECT_WORDS_MAX)):
        low, before = words[k].low, words[k - 1].low
        if low in PREPOSITIONS | CONJUNCTIONS | {",", "that", "who", "which", "to"}:
            return 0
        if low in ADVERBS:
            continue
        if low in BE | MODALS | {"has", "have", "does", "do"} and low != "'s":
            return k
        lemma = verb_lemma(low)
        if lemma is None or before in _DETERMINED | {"and"} or words[k].text[0].isupper():
            continue
        singular = noun_lemma(before) == before or before in ADVERBS
        form = verb_form(low, lemma)
        behind = words[k + 1].low
        if (
            form == "s"
            and singular
            and noun_lemma(before) == before
            and (
                not after_comma
                or behind in _DETERMINED | PREPOSITIONS | {"me", "us", "it"} | ADVERBS
            )
        ):
            return k
        many = determined and noun_lemma(before) != before and not after_comma
        if many and form == "base" and (behind[0].isdecimal() or behind in _DETERMINED):
            return k
    return 0


def gapped(words: Words) -> Parts | None:
    """Give the second clause the verb it left out: "Wanjiru is on call on Thursdays"."""
    if words[0].low in DAY_WORDS and words[1].low in {"i", "we"}:
        return _by_days(words)
    found = _same_verb(words) or _same_copula(words) or _for_each(words)
    if found is not None:
        return found
    comma = next((k for k in range(4, len(words) - 2) if words[k].low == ","), -1)
    if comma < 0:
        comma = next((k for k in range(4, len(words) - 3) if _joins_kin(words, k)), -1)
    if comma < 0:
        return None
    verb = next((k for k in range(1, min(comma, 5)) if finite_at(words, k)), -1)
    if verb < 0 or not _is_person(words, 0, verb):
        return None
    at = next((k for k in range(comma - 1, verb, -1) if words[k].low in PREPOSITIONS | {"to"}), -1)
    if at < 0:
        return None
    start = comma + 1 + (words[comma + 1].low in {"and", "while"})
    prep = next(
        (
            k
            for k in range(start + 1, min(len(words) - 1, start + 4))
            if words[k].low == words[at].low
        ),
        -1,
    )
    if prep < 0 or not _is_person(words, start, prep):
        return None
    end = next((k for k in range(prep + 1, len(words)) if words[k].low == ","), len(words))
    told = (*words[start:prep], *words[verb:at], *words[prep:end])
    rest = strip_punctuation(words[end:])
    if rest and rest[0].low in CONJUNCTIONS:
        rest = rest[1:]
    return Parts(words[:comma], (told, rest) if len(rest) > 2 else (told,))


def _same_verb(words: Words) -> Parts | None:
    """Read "Joanna does our socials, Pete the bread": one verb, each with an object of their own."""
    first = next((k for k in range(len(words) - 4) if _does(words, k)), -1)
    if first < 0:
        return None
    comma = next((k for k in range(first + 3, len(words) - 2) if words[k].low in {",", "and"}), -1)
    if comma < 0:
        return None
    verb = words[first + 1]
    told: list[Words] = []
    at = comma
    while at < len(words) - 2 and words[at].low in {",", "and"}:
        start = at + 1 + (words[at + 1].low == "and")
        end = next(
            (k for k in range(start, len(words)) if words[k].low in {",", "and"}), len(words)
        )
        part = words[start:end]
        kin = len(part) > 3 and part[0].low in {"my", "our"} and bool(kin_class(part[1].low))
        who = 2 if kin else 1
        if (
            len(part) < who + 2
            or not (kin or is_name(part[0]))
            or part[who].low not in {"the", "our", "my", "all"}
        ):
            break
        if any(
            finite_at(part, k) and noun_lemma(part[k].low) == part[k].low
            for k in range(who, len(part))
        ):
            break
        told.append((*part[:who], verb, *part[who:]))
        at = end
    rest = strip_punctuation(words[at:])
    return (
        Parts((*words[:comma], *((words[at], *rest) if rest else ())), tuple(told))
        if told
        else None
    )


def _for_each(words: Words) -> Parts | None:
    """Read "for bookings we use Calendly and for invoices Bexio" as using each for its own."""
    who = next((k for k in range(2, min(len(words) - 4, 6)) if words[k].low in {"i", "we"}), -1)
    if words[0].low != "for" or who < 0:
        return None
    joint = next((k for k in range(who + 3, len(words) - 2) if words[k].low in {"and", ","}), -1)
    if joint < 0:
        return None
    at = joint + 1 + (words[joint + 1].low == "and")
    second = next((k for k in range(at + 2, len(words)) if is_name(words[k])), -1)
    if words[at].low != "for" or second < 0 or not all(is_name(w) for w in words[second:]):
        return None
    front = strip_punctuation(words[:who])
    front = (front[0]._replace(text="for"), *front[1:])
    verb = words[who : who + 2]
    return Parts(
        (*verb, *words[who + 2 : joint], *front), ((*verb, *words[second:], *words[at:second]),)
    )


def _does(words: Words, k: int) -> bool:
    """Tell whether a name with its verb opens a clause at word `k`."""
    opens = k == 0 or words[k - 1].low in {",", "and", "but", "while"}
    plain = finite_at(words, k + 1) and words[k + 1].low not in BE | MODALS
    return opens and is_name(words[k]) and words[k].low not in {"i", "we"} and plain


def _same_copula(words: Words) -> Parts | None:
    """Read "the sewing machine is a Juki and the overlocker a Baby Lock"."""
    verb = next(
        (
            k
            for k in range(2, min(len(words) - 1, 7))
            if words[k].low in {"is", "'s"} and words[k + 1].low in {"a", "an"}
        ),
        -1,
    )
    if verb < 0 or words[0].low not in {"the", "my", "our"}:
        return None
    joint = next((k for k in range(verb + 3, len(words) - 3) if words[k].low in {"and", ","}), -1)
    if joint < 0:
        return None
    at = joint + 1 + (words[joint + 1].low == "and")
    article = next(
        (k for k in range(at + 2, min(len(words) - 1, at + 5)) if words[k].low in {"a", "an"}), -1
    )
    if words[at].low not in {"the", "my", "our"} or article < 0:
        return None
    if any(finite_at(words, k) for k in range(at + 1, article)):
        return None
    is_ = words[verb]._replace(text="is", low="is")
    return Parts(words[:joint], ((*words[at:article], is_, *words[article:]),))


def _joins_kin(words: Words, k: int) -> bool:
    """Tell whether "and my son to eggs" follows: somebody else of whom the same is said."""
    behind = words[k + 3].low
    mine = words[k].low == "and" and words[k + 1].low in {"my", "our"}
    return mine and kin_class(words[k + 2].low) != "" and behind in PREPOSITIONS | {"to"}


def _by_days(words: Words) -> Parts | None:
    """Read "Mondays I have the grandchildren, Thursdays choir" as two days of one verb."""
    comma = next((k for k in range(3, len(words) - 2) if words[k].low == ","), -1)
    if comma < 0 or words[comma + 1].low not in DAY_WORDS:
        return None
    group = read_verb(words, 2, SELF)
    rest = words[comma + 2 :]
    if group is not None and group.next >= comma:
        # "Tuesdays I swim, Fridays choir" does not say what is done on Fridays.
        return Parts(words[:comma])
    if group is None or rest[0].low in {"i", "we", "and", ","} or any(w.low == "," for w in rest):
        return None
    told = (words[1], *words[2 : group.next], *rest)
    day = (words[comma + 1], *told)
    return Parts(words[:comma], (day,))


def neither(words: Words) -> Parts | None:
    """Read "neither my husband nor I drive" of both: neither does."""
    if words[0].low != "neither" or len(words) < 5:
        return None
    nor = next((k for k in range(2, min(6, len(words) - 2)) if words[k].low == "nor"), -1)
    if nor < 0:
        return None
    if words[1].low in {"i", "we"} and words[nor + 1].low in {"my", "our"}:
        # "neither I nor my girlfriend drink"
        end = nor + 3 + (len(words) > nor + 4 and is_name(words[nor + 3]))
        words = (words[0], *words[nor + 1 : end], words[nor], words[1], *words[end:])
        nor = end - nor
    if words[nor + 1].low not in {"i", "we"} or words[1].low not in {"my", "our"}:
        return Parts(())
    rest = words[nor + 2 :]
    if not rest:
        return Parts(())
    at = rest[0].start
    if rest[0].low in MODALS - {"would", "should", "might", "may"}:
        denied = (rest[0], given("not", at), *rest[1:])
        return Parts((), ((words[nor + 1], *denied), (*words[1:nor], *denied)))
    if verb_lemma(rest[0].low) != rest[0].low or rest[0].low in MODALS | BE:
        return Parts(())
    other, no = given("does", at), given("n't", at)
    one = (*words[1:nor], other, no, *rest)
    return Parts((), ((words[nor + 1], given("do", at), no, *rest), one))


def _is_person(words: Words, start: int, end: int) -> bool:
    phrase = words[start:end]
    if not phrase:
        return False
    if phrase[0].low in {"my", "our"}:
        return kin_class(phrase[1].low if len(phrase) > 1 else "") != ""
    return len(phrase) <= 2 and all(is_name(w) for w in phrase)


def shared(words: Words) -> Parts | None:
    """Part "Ottilie can't be near cashews and carries an EpiPen": one subject, two verbs."""
    verb = next((k for k in range(1, min(len(words), 7)) if words[k].low in MODALS), -1)
    if verb < 0 or words[0].low in {"i", "we", "they", "you"}:
        return None
    subject = words[:verb]
    if not (words[0].low in {"my", "our", "he", "she"} or is_name(words[0])):
        return None
    if any(w.low in PREPOSITIONS | {","} for w in subject):
        return None
    for k in range(verb + 2, len(words) - 2):
        if words[k].low not in {"and", "but"}:
            continue
        at = k + 1
        while at < len(words) - 2 and words[at].low in ADVERBS:
            at += 1
        low = words[at].low
        lemma = verb_lemma(low)
        if lemma is None or verb_form(low, lemma) != "s" or words[at + 1].low not in _OBJECTS:
            continue
        return Parts(strip_punctuation(words[:k]), ((*subject, *words[k + 1 :]),))
    return None
