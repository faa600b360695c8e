"""Relative clauses without a pronoun: "The van I've got is a 2009 Transit"."""

from __future__ import annotations

import lemminflect

from mnemic.memory.formation.grammar.owned_words import WORK_AT_HAND
from mnemic.memory.formation.grammar.passing import HAND_VERBS, MIND_VERBS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    points,
    strip_punctuation,
    time_at,
)
from mnemic.memory.formation.grammar.subjects import SELF, kin_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at, is_at_hand
from mnemic.memory.formation.grammar.unfolding.inside import am_in
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.unfolding.relatives import with_object
from mnemic.memory.formation.grammar.unfolding.roles import is_human
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup, read_verb
from mnemic.memory.formation.grammar.words import (
    BE,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.rendering import a_or_an
from mnemic.memory.formation.wordlists import word_set

_TIED = word_set(
    """have own drive ride play rent live work attend keep wear volunteer teach study train run belong sing buy inherit
    lease share manage coach lead go swim use host conduct organise organize edit captain chair breed tend book brew
    restore direct curate skipper found co-found"""
)
"""What one does with a thing that is then one's own: "the flat I rent", "the choir I sing in"."""

_MADE = word_set(
    "make build develop write design code compose record restore renovate film shoot paint sew knit plan"
)
"""What one is making is one's own: "the app I'm making reminds people of their tablets"."""
_DOES = word_set("work volunteer teach study train sing coach swim play live go")
_HAD = word_set("keep ride drive")
_UNTIED = (
    MIND_VERBS
    | (HAND_VERBS - {"run", "print"})
    | word_set("speak eat drink visit attend pay spend earn")
)
"""What one does with what is nobody's: "the answer I expect", "the languages I speak"."""


_HOLDS = word_set(
    "own rent lease host conduct lead chair run manage coach organise organize edit captain direct curate book skipper found co-found"
)
"""What one does with a thing is told beside what is told of it: "the sauna I own gets rented out"."""
_STOPS = PUNCTUATION | {"and", "but", "so", "because"}


def contact(words: Words) -> Parts | None:
    """Read "the van I've got is ..." as "my van is ...", and what one does there."""
    if len(words) < 4:
        return None
    if words[0].low in {"every", "each"}:
        return _of_every(words)
    if words[0].low not in {"the", "a", "an"}:
        words = _with_the(words)
    if words[0].low not in {"the", "a", "an"}:
        return _of_nothing(words)
    at = next((k for k in range(2, min(len(words) - 2, 7)) if words[k].low in {"i", "we"}), -1)
    if at < 0:
        return _left_by_kin(words) or _of_kin(words)
    where = words[at - 1].low == "where"
    end = at - 1 if words[at - 1].low in {"that", "which", "where", "who"} else at
    noun = words[1:end]
    if not noun or any(w.low in _STOPS | PREPOSITIONS for w in noun):
        return None
    stop = next((k for k in range(at + 2, min(len(words), at + 12)) if _main(words, at, k)), -1)
    group = read_verb(words[:stop], at + 1, SELF) if stop > 0 else None
    office = _in_office(words, at, stop, noun) if where and group is not None else None
    if (inside := am_in(words, at, noun)) is not None:
        return inside
    if group is None:
        return Parts(()) if _is_stranded(words, at) else None
    wanted = group.lemma in {"want", "need"} and not is_at_hand(words[:end])
    if wanted or office is not None:
        return office
    making = group.progressive and group.lemma in _MADE and not is_at_hand(words[:end])
    tied = (
        group.lemma in _TIED
        or making
        or (group.tense is Tense.PRESENT and not group.progressive and group.lemma not in _UNTIED)
    )
    if is_at_hand(words[:end]) or points(noun) or not tied or group.negated:
        # "the part I like is the intro" tells nothing that somebody has or does.
        return Parts(())
    return _own(words, at, stop, group, noun)


def _own(words: Words, at: int, stop: int, group: VerbGroup, noun: Words) -> Parts:
    """Give what is told of a thing as the speaker's own, and what they do with it."""
    own = given("our" if words[at].low == "we" else "my", words[0].start)
    done = _done(words, at, stop, group, noun, where=words[at - 1].low == "where")
    if done and group.lemma not in _TIED and noun[-1].low in _PEOPLE:
        return Parts((), (done,))
    if words[stop].low == "belongs" and group.tense is Tense.PRESENT:
        # What one rides and another owns is not one's own: "the horse I ride belongs to Greta".
        name = tuple(w for part in _apposed(words, at, stop, noun) for w in part[len(noun) + 1 :])
        that = (
            given(a_or_an(noun), words[0].start),
            *noun,
            *name,
            given("that", words[stop].start),
        )
        return Parts((), ((*strip_punctuation(words[at : group.next]), *that, *words[stop:]),))
    named = _apposed(words, at, stop, (own, *noun))
    rest = words[stop if named else _inner_end(words, at, stop) :]
    told = (*((done,) if done else ()), *named)
    return Parts(strip_punctuation((own, *noun, *rest)), told)


_PEOPLE = word_set("guy man woman person people bloke lady girl boy one ones kids clients")


def _done(words: Words, at: int, stop: int, group: VerbGroup, noun: Words, *, where: bool) -> Words:
    """Give what one does with a thing or there as a clause: "I sing in the choir"; () for none."""
    if group.lemma in _DOES:
        body = words[at:stop]
        the = (words[0]._replace(text=words[0].low), *noun)
        there = given("at", words[0].start)
        end = group.next - at
        while end < len(body) and body[end].low not in PREPOSITIONS and not time_at(body, end):
            # "where I teach year 4": the place stands behind what is taught.
            end += 1
        return (*body[:end], there, *the, *body[end:]) if where else with_object(body, the)
    end = _inner_end(words, at, stop)
    if group.lemma in _HOLDS:
        founded = group.lemma in {"found", "co-found"}
        done = group.tense is Tense.PRESENT or end > group.next or founded
    else:
        done = group.lemma not in _TIED or (group.lemma in _HAD and end > group.next)
    if not done:
        return ()
    body = strip_punctuation(words[at:end])
    many = noun_lemma(noun[-1].low) != noun[-1].low
    one = () if many else (given(a_or_an(noun), words[0].start),)
    name = _apposed(words, at, stop, noun)
    named = name[0][len(noun) + 1 :] if name and one else ()
    what = (*one, *noun, *named)
    return (*body, *what) if body[-1].low in PREPOSITIONS else with_object(body, what)


def _inner_end(words: Words, at: int, stop: int) -> int:
    return next((k for k in range(at, stop) if words[k].low == ","), stop)


def _apposed(words: Words, at: int, stop: int, named: Words) -> list[Words]:
    """Read the name in "the choir I conduct, Vox Aurea, has a concert"."""
    comma = _inner_end(words, at, stop)
    name = strip_punctuation(words[comma:stop])
    if not name or not all(is_name(w) for w in name):
        return []
    return [(*named, given("is", name[0].start), given("called", name[0].start), *name)]


def _of_every(words: Words) -> Parts | None:
    """Read "every invoice I send has 14 days to pay" as of every one of them."""
    at = next((k for k in range(2, min(len(words) - 2, 5)) if words[k].low in {"i", "we"}), -1)
    if at < 0 or time_at(words, 0):
        return None
    if is_at_hand(words[:at]) or noun_lemma(words[at - 1].low) in WORK_AT_HAND:
        return Parts(())
    stop = next((k for k in range(at + 2, min(len(words) - 1, at + 6)) if _main(words, at, k)), -1)
    if stop < 0:
        return None
    noun = words[1:at]
    plurals = lemminflect.getInflection(noun[-1].low, "NNS")
    if not plurals:
        return None
    each = words[0]._replace(text="Each", low="each")
    front = (
        given("of", words[1].start),
        given("my" if words[at].low == "i" else "our", words[1].start),
    )
    return Parts(
        (
            each,
            *front,
            *noun[:-1],
            noun[-1]._replace(text=plurals[0], low=plurals[0]),
            *words[stop:],
        )
    )


def _with_the(words: Words) -> Words:
    """Give "gp surgery i work at runs Emis" the article that it was typed without."""
    at = next((k for k in range(1, min(4, len(words) - 2)) if words[k].low in {"i", "we"}), -1)
    noun = words[:at] if at > 0 else ()
    plain = noun and all(w.low.isalpha() and w.text.islower() for w in noun)
    made = (
        plain
        and words[at + 1].low in {"'m", "m", "am", "'re"}
        and words[at + 2].low.endswith("ing")
    )
    if not plain or noun_lemma(noun[-1].low) not in (_MADE_THINGS if made else _PLACES):
        return words
    if verb_lemma(noun[0].low) == noun[0].low and not made:
        return words
    return (given("the", words[0].start), *words)


_MADE_THINGS = word_set(
    "game app book novel album film website site podcast quilt boat shed song comic zine cookbook jumper sweater tool plugin"
)


def like_mine(words: Words) -> Parts | None:
    """Read "tomatoes on a north-facing balcony like mine" as having such a balcony."""
    for k in range(3, len(words)):
        if words[k].low not in {"mine", "ours"} or words[k - 1].low != "like":
            continue
        start = next(
            (n for n in range(k - 2, max(-1, k - 7), -1) if words[n].low in {"a", "an"}), -1
        )
        what = words[start : k - 1]
        if start < 0 or any(w.low in _STOPS | PREPOSITIONS for w in what[1:]) or is_at_hand(what):
            return None
        if noun_lemma(what[-1].low) in _NOT_HAD or len(what) < 2:
            return None
        at = words[k].start
        return Parts(
            (*words[: k - 1], *words[k + 1 :]), ((given("I", at), given("have", at), *what),)
        )
    return None


_NOT_HAD = word_set(
    "case situation problem issue error setup message way idea question person man woman life day time name"
)


def _in_office(words: Words, at: int, stop: int, noun: Words) -> Parts | None:
    """Read "the care home where I'm deputy manager has ..." with what the speaker is there."""
    if words[at + 1].low not in {"'m", "am"}:
        return None
    end = next((k for k in range(at + 2, stop) if words[k].low == ","), stop)
    role = words[at + 2 : end]
    if not 1 <= len(role) <= 4 or not is_human(role, office=True):
        return None
    start = words[0].start
    article = () if role[0].low in {"a", "an", "the"} else (given("the", start),)
    the = (words[0]._replace(text=words[0].low), *noun)
    told = (words[at], given("am", start), *article, *role, given("at", start), *the)
    return Parts(strip_punctuation((given("my", start), *noun, *words[end:])), (told,))


def fronted_place(words: Words) -> Parts | None:
    """Read "on the dementia unit where I work, families may visit at any hour"."""
    if words[0].low not in {"on", "in", "at"} or words[1].low not in {"the", "a", "an"}:
        return None
    at = next((k for k in range(3, min(len(words) - 2, 9)) if words[k].low == "where"), -1)
    if at < 0 or words[at + 1].low not in {"i", "we"} or words[at - 1].low in PREPOSITIONS:
        return None
    ends = min(len(words) - 2, at + 8)
    cut = next((k for k in range(at + 3, ends) if words[k].low == ","), len(words))
    group = read_verb(words[:cut], at + 1 + 1, SELF)
    if group is None or group.lemma not in _DOES or group.negated:
        return None
    start = words[0].start
    place = (words[0]._replace(text=words[0].low), *words[1:at])
    told = (*words[at + 1 : group.next], *place, *words[group.next : cut])
    rest = words[cut + 1 :]
    if not rest:
        return Parts((), (told,))
    if rest[0].low in {"i", "we", "my", "our", "he", "she"}:
        return Parts(rest, (told,))
    # What is told of the place itself has its place in front: "on my unit families may visit".
    own = (place[0], given("my", start), *words[2:at])
    return Parts((*own, given(",", start), *rest), (told,))


def _is_stranded(words: Words, at: int) -> bool:
    """Tell whether "the band I drum in, ..." only names what its clause is about."""
    group = read_verb(words, at + 1, SELF)
    if group is None or group.next + 1 >= len(words):
        return False
    return words[group.next].low in PREPOSITIONS and words[group.next + 1].low == ","


def _of_nothing(words: Words) -> Parts | None:
    """Take "nothing I do helps" for what it is: nothing that somebody does is told."""
    if words[0].low not in {"nothing", "everything", "anything"} or words[1].low not in {"i", "we"}:
        return None
    main = any(_main(words, 1, k) for k in range(3, min(len(words), 8)))
    bound = any(w.low in {"must", "to"} for w in words[3:8])
    return Parts(()) if main and not bound else None


def _left_by_kin(words: Words) -> Parts | None:
    """Read "The piano my grandad left me has two dead keys" as the speaker's own."""
    at = next((k for k in range(2, min(len(words) - 5, 6)) if words[k].low in {"my", "our"}), -1)
    if at < 0 or not kin_class(words[at + 1].low) or words[at + 2].low not in _HANDED:
        return None
    noun = words[1:at]
    if noun[-1].low in {"that", "which"}:
        noun = noun[:-1]
    if words[at + 3].low not in {"me", "us"} or not noun or is_at_hand(words[:at]):
        return None
    stop = next((k for k in range(at + 4, min(len(words) - 1, at + 9)) if finite_at(words, k)), -1)
    if stop < 0 or any(w.low in _STOPS | PREPOSITIONS for w in noun):
        return None
    own = given("our" if words[at + 3].low == "us" else "my", words[0].start)
    return Parts((own, *noun, *words[stop:]))


def _of_kin(words: Words) -> Parts | None:
    """Read "the school my kids go to has no uniform" as what belongs to them."""
    at = next((k for k in range(2, min(len(words) - 4, 6)) if words[k].low in {"my", "our"}), -1)
    trade = at > 0 and words[at + 1].low in _FIRMS
    if words[0].low != "the" or at < 0 or not (trade or kin_class(words[at + 1].low)):
        return None
    kin, verb = words[at : at + 2], words[at + 2]
    noun = words[1 : at - (words[at - 1].low in {"that", "which", "where"})]
    many = noun_lemma(kin[1].low) != kin[1].low
    if not noun or any(w.low in _STOPS | PREPOSITIONS for w in noun) or is_at_hand(words[:at]):
        return None
    tied = _TIED | (_TRADED if trade else {"attend"})
    if verb_lemma(verb.low) not in tied or (verb_lemma(verb.low) == verb.low) != many:
        return None
    stop = at + 3 + (words[at + 3].low in PREPOSITIONS | {"to"})
    if stop >= len(words) - 1 or not finite_at(words, stop):
        return None
    if kin[1].low == "team":
        return Parts((given("our", kin[0].start), *noun, *words[stop:]))
    mark = given("'" if many and kin[1].low.endswith("s") else "'s", kin[1].end)
    return Parts((*kin, mark, *noun, *words[stop:]))


_FIRMS = word_set(
    "group team company firm shop pub lab startup department studio practice restaurant bakery brewery agency office"
)
_TRADED = word_set(
    "ship make build sell serve maintain develop produce design bake brew support use offer print publish"
)
_HANDED = word_set("left gave bought got made lent built knitted sent handed willed bequeathed")


def _main(words: Words, at: int, k: int) -> bool:
    """Tell whether the main verb stands at `k`: behind the verb of the inner clause."""
    if words[k].low == "'s" or not finite_at(words, k):
        return False
    if words[k].low in BE | {"has", "have", "does", "had", "needs", "costs"}:
        return words[k - 1].low not in {"i", "we"}
    group = read_verb(words, at + 1, SELF)
    return (
        group is not None
        and k >= group.next
        and words[k - 1].low not in {"the", "a", "an", "my", "to"}
    )


_PLACES = word_set(
    """company firm startup school office team agency hospital ward clinic lab bank town city village building shop
    surgery practice nursery garage studio factory warehouse university college restaurant hotel museum charity department"""
)


def placed(words: Words) -> Parts | None:
    """Part "... with the dialysis unit in Aarhus where I work as a renal nurse"."""
    at = next((k for k in range(4, len(words) - 2) if words[k].low == "where"), -1)
    if at < 0 or words[0].low not in {"i", "we", "my", "our"}:
        return None
    before = words[at - 1].low
    if before in PREPOSITIONS | PUNCTUATION | {
        "is",
        "know",
        "and",
        "or",
        "remember",
        "not",
        "sure",
        "me",
    }:
        return None
    comma = words[at - 1].low == ","
    rest = words[at + 1 :]
    host = strip_punctuation(words[: at - comma])
    if rest[0].low in {"i", "we"}:
        group = read_verb(rest, 1, SELF)
        if group is None or group.lemma not in _DOES | _TIED or len(rest) < group.next + 2:
            return None
        return Parts(host, (rest,))
    named = is_name(words[at - 1 - comma]) or noun_lemma(words[at - 1 - comma].low) in _PLACES
    return (
        Parts(host)
        if named and any(finite_at(rest, k) for k in range(1, min(4, len(rest))))
        else None
    )
