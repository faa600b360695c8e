"""What is told of two at once, or of one thing twice: "my mum and my aunt both ...", "... and sell it".

"Hana and Yuto are my twins" is turned round, "my wife's a pilot, me a cook" gets its verb back, and
the thing that a second verb only points at ("I brew cider and sell it") is named again.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_determiner, time_at
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.ties import is_many, tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at, is_at_hand
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.lemmas import third_person
from mnemic.memory.formation.wordlists import word_set

SUBJECT_WORDS_MAX = 8
"""How far into a clause its two subjects may reach, in words."""


def both(words: Words) -> Parts | None:
    """Read "my mother and my aunt Rosa both react badly" of the two of them."""
    at = next(
        (k for k in range(3, min(SUBJECT_WORDS_MAX, len(words) - 1)) if words[k].low == "both"), -1
    )
    if at < 0 or words[0].low not in {"my", "our"} or not tie_class(words[1].low):
        return None
    joined = [w.low for w in words[:at]].count("and") == 1
    several = all(w.low not in PREPOSITIONS | PUNCTUATION for w in words[:at])
    verb = words[at + 1].low
    told = verb_lemma(verb) == verb or finite_at(words, at + 1)
    return Parts((*words[:at], *words[at + 1 :])) if joined and several and told else None


def and_kin(words: Words) -> Parts | None:
    """Read "I have a peanut allergy, my wife a shellfish one" with the verb that was left out."""
    comma = next((k for k in range(4, len(words) - 3) if words[k].low in {",", "and"}), -1)
    start = comma + 1 + (comma > 0 and words[comma + 1].low in {"and", "while"})
    if comma < 0 or words[0].low != "i" or words[1].low not in {"have", "'ve"}:
        return None
    if words[start].low != "my" or not tie_class(words[start + 1].low):
        return None
    if is_at_hand(words[1:comma]):
        return None
    rest = words[start + 2 :]
    noun = words[comma - 1]
    counted = len(rest) == 1 and rest[0].low in NUMBERS
    if not counted and (len(rest) < 2 or rest[0].low not in {"a", "an", "no"}):
        return None
    if any(finite_at(rest, k) for k in range(1, len(rest))) or any(w.low == "," for w in rest):
        return None
    if rest[-1].low == "one":
        rest = (*rest[:-1], rest[-1]._replace(text=noun.text, low=noun.low))
    if counted:
        rest = (*rest, given(noun.text, rest[0].end + 1))
    told = (*words[start : start + 2], given("has", rest[0].start), *rest)
    return Parts(words[:comma], (told,))


def are_mine(words: Words) -> Parts | None:
    """Read "Hana and Yuto are my twins" as who the twins are."""
    at = next((k for k in range(3, min(8, len(words) - 2)) if words[k].low == "are"), -1)
    names = words[:at] if at > 0 else ()
    listed = all(is_name(w) or w.low in {"and", ",", "&"} for w in names)
    if not listed or at < 0 or words[at - 2].low not in {"and", "&"}:
        return None
    end = next(
        (k for k in range(at + 2, len(words)) if words[k].low in PUNCTUATION | PREPOSITIONS),
        len(words),
    )
    mine, rest = words[at + 1 : end], words[end:]
    head = mine[-1].low
    many = noun_lemma(head) != head or is_many(head)
    if mine[0].low not in {"my", "our"} or not tie_class(head) or not many:
        return None
    return Parts((), ((*mine, *rest, words[at], *names),)) if not rest else None


def and_me(words: Words) -> Parts | None:
    """Read "my wife is a pilot, me a stay-at-home dad" with the verb that was left out."""
    at = next((k for k in range(4, len(words) - 2) if words[k].low in {"me", "myself"}), -1)
    if at < 0 or words[at + 1].low not in {"a", "an", "in", "the"}:
        return None
    before = words[at - 1].low
    cut = at - 1 - (words[at - 2].low == ",") if before == "and" else at - 1
    if before not in {",", "and"} or not any(
        words[k].low in {"is", "'s", "are"} for k in range(1, cut)
    ):
        return None
    if any(w.low == "," for w in words[:cut]) or words[cut - 1].low in PREPOSITIONS:
        return None
    start = words[at].start
    told = (given("I", start), given("am", start), *words[at + 1 :])
    return Parts(words[:cut], (told,))


def same_way(words: Words) -> Parts | None:
    """Read "our logs go to Loki, our alerts to PagerDuty": one verb, each with its own end."""
    comma = next((k for k in range(4, len(words) - 3) if words[k].low == ","), -1)
    if comma < 0 or words[0].low not in {"my", "our"}:
        return None
    start = comma + 1 + (words[comma + 1].low in {"and", "while"})
    prep = next(
        (k for k in range(start + 2, min(len(words) - 1, start + 5)) if words[k].low in _ENDS), -1
    )
    verb = next((k for k in range(2, min(comma, 5)) if _is_many_doing(words, k)), -1)
    if prep < 0 or verb < 0 or words[start].low not in {"my", "our", "the"}:
        return None
    if words[verb + 1].low != words[prep].low or any(w.low == "," for w in words[start:]):
        return None
    if any(finite_at(words, k) for k in range(start + 2, prep)):
        return None
    # "Our twins were born in Lagos, the little one in Leeds" was born there.
    many = noun_lemma(words[prep - 1].low) != words[prep - 1].low
    was = (
        (given("were" if many else "was", words[verb].start),) if words[verb - 1].low in BE else ()
    )
    return Parts(words[:comma], ((*words[start:prep], *was, words[verb], *words[prep:]),))


_ENDS = word_set("to into on in from at with via through")


def _is_many_doing(words: Words, k: int) -> bool:
    low, before = words[k].low, words[k - 1].low
    many = noun_lemma(before) != before
    return words[k + 1].low in _ENDS and (
        (many and verb_lemma(low) == low) or (not many and finite_at(words, k) and low not in BE)
    )


def same_object(words: Words) -> Parts | None:
    """Read "I brew kombucha and sell it at the market" with the thing that is sold named."""
    if words[0].low not in {"i", "we"}:
        return None
    at = next((k for k in range(3, len(words) - 3) if words[k].low == "and"), -1)
    group = read_verb(words, 1, SELF) if at > 0 else None
    if (
        group is None
        or group.negated
        or group.next >= at
        or words[at + 2].low not in {"it", "them"}
    ):
        return None
    verb = words[at + 1].low
    if verb_lemma(verb) is None or verb_form(verb, verb_lemma(verb) or "") not in {"base", "past"}:
        return None
    what = _meant(words[group.next : at], many=words[at + 2].low == "them", has=group.lemma)
    if not what or any(w.low in {"i", "we", "it", "them", ","} for w in words[:at][1:]):
        return None
    own = verb in {"want", "hope", "plan"} or group.lemma != "have"
    head = (words[0], words[at + 1], *what, *words[at + 3 :])
    return Parts(words[:at], (head,)) if own else None


_STOPS = PREPOSITIONS | {"of"}


def _meant(named: Words, *, many: bool, has: str) -> Words:
    """Give the thing that a verb had, as its second verb has it; () where that is not plain."""
    named = named[1:] if named[0].low in {"about", "around", "over"} else named
    prep = next((k for k, w in enumerate(named) if w.low in _STOPS or time_at(named, k)), -1)
    head = named if prep < 0 else named[:prep]
    if many and prep > 0 and named[prep].low in {"in", "of"} and has == "have":
        # "40k in student loans": what is many stands behind.
        head = named[prep + 1 :]
    if not head or is_at_hand((head[0], *head)) or any(w.low in {"and", "or"} for w in head):
        return ()
    noun = head[-1].low
    if (noun_lemma(noun) != noun) is not many or not noun.replace("-", "").isalpha():
        return ()
    counted = head[0].low in NUMBERS or head[0].low.isdecimal()
    if has != "have":
        return head
    rest = strip_determiner(head)
    bare = rest[1:] if counted and len(rest) > 1 else rest
    return (given("my", head[0].start), *bare)


_BARRED = word_set(
    "diagnosed allergic allergy intolerant coeliac celiac diabetic vegetarian vegan pescatarian kosher halal"
)
"""What bars something: what stands beside it tells what is barred, and what is fine."""


def without_tail(words: Words) -> Parts | None:
    """Part "quit smoking on Jan 2, chewing gum instead" and "diagnosed in May, no gluten at all anymore"."""
    comma = next((k for k in range(2, len(words) - 2) if words[k].low == ","), -1)
    if comma < 0 or any(w.low == "," for w in words[comma + 1 :]):
        return None
    lemma = verb_lemma(words[0].low)
    past = lemma is not None and (
        words[0].low == "quit" or verb_form(words[0].low, lemma) == "past"
    )
    tail = words[comma + 1 :]
    if not past and words[0].low not in {"i", "we"}:
        return None
    start = tail[0].start
    if tail[-1].low == "instead" and tail[0].low.endswith("ing") and len(tail) > 2 and past:
        does = given(verb_lemma(tail[0].low) or tail[0].low, start)
        return Parts(words[:comma], ((given("I", start), does, *tail[1:-1]),))
    bound = not _BARRED.isdisjoint(w.low for w in words[:comma])
    if bound and tail[0].low == "no" and tail[-1].low in {"anymore", "ever"} and len(tail) > 2:
        what = tuple(w for w in tail[:-1] if w.low not in {"at", "all"})
        ing = len(what) < 2 or what[1].low.endswith("ing")
        told = () if ing else ((*what, given("for", start), given("me", start)),)
        return Parts(words[:comma], told)
    return None


_LEFT = word_set("retired divorced widowed separated married unemployed disabled")


_TAKEN = frozenset({"eat", "drink", "wear"})
_AFRAID = word_set("scared afraid terrified petrified frightened")


def state_alone(words: Words) -> Parts | None:
    """Read "retired now", "scared of flying" as what the speaker is: nobody retires now."""
    if len(words) < 2:
        return None
    takes = words[0].low in {"only", "mostly"} and words[1].low in _TAKEN
    if takes and len(words) > 2:
        # "only drink oat milk": nobody orders that of who answers.
        return Parts((given("I", words[0].start), words[0]._replace(text=words[0].low), *words[1:]))
    if len(words) > 2 and words[0].low in _AFRAID and words[1].low == "of":
        own = given("I", words[0].start), given("am", words[0].start)
        return Parts((*own, words[0]._replace(text=words[0].low), *words[1:]))
    if words[0].low not in _LEFT or words[1].low not in {"now", "again", "since", "for"}:
        return None
    at = words[0].start
    first = words[0]._replace(text=words[0].low)
    now = words[1].low in {"now", "again"}
    comma = next((k for k in range(2, len(words)) if words[k].low == ","), len(words))
    if not now:
        have = given("have", at), given("been", at)
        return Parts((given("I", at), *have, first, *words[1:comma]))
    return Parts((given("I", at), given("am", at), first, *words[2:comma]))


def rest_of_us(words: Words) -> Parts | None:
    """Part "our designers use Figma, while the rest of us stick to pen and paper"."""
    at = next((k for k in range(4, len(words) - 6) if words[k].low in {"while", "but", "and"}), -1)
    lows = [w.low for w in words[at + 1 : at + 5]]
    if at < 0 or words[0].low not in {"my", "our"} or lows != ["the", "rest", "of", "us"]:
        return None
    verb = words[at + 5]
    lemma = verb_lemma(verb.low)
    if lemma is None or lemma != verb.low:
        return None
    team = given("our", verb.start - 1), given("team", verb.start - 1)
    does = third_person(lemma)
    told = (*words[at + 1 : at + 4], *team, verb._replace(text=does, low=does), *words[at + 6 :])
    return Parts(words[: at - (words[at - 1].low == ",")], (told,))


def found_out(words: Words) -> Parts | None:
    """Read "found out I have asthma in June" without its time: asthma is not had in June."""
    at = 2 if [w.low for w in words[:2]] == ["found", "out"] else 3
    if [w.low for w in words[at - 2 : at]] != ["found", "out"] or len(words) < at + 3:
        return None
    at += words[at].low == "that"
    if words[at].low != "i" or words[at + 1].low not in {"have", "'ve", "'m", "am"}:
        return None
    end = next((k for k in range(at + 3, len(words)) if time_at(words, k)), 0)
    over = end and words[end].low in {"in", "last", "this", "yesterday"}
    return Parts((), (words[at:end],)) if over else None


_AIMS = word_set("goal aim target resolution")


def aim_is(words: Words) -> Parts | None:
    """Read "goal for this year: read 30 books" as what the goal is."""
    own = words[0].low in {"my", "our"}
    colon = next(
        (k for k in range(1, min(AIM_WORDS_MAX, len(words) - 2)) if words[k].low == ":"), 0
    )
    today = any(w.low in {"today", "tonight", "now", "session", "task"} for w in words[:colon])
    if not colon or today or words[own].low not in _AIMS:
        return None
    verb = words[colon + 1 :]
    verb = verb[1:] if verb[0].low == "to" else verb
    if len(verb) < 2 or verb_lemma(verb[0].low) != verb[0].low:
        return None
    at = verb[0].start
    my = words[0] if own else given("my", words[0].start)
    noun = words[own]._replace(text=words[own].low)
    return Parts((my, noun, *words[own + 1 : colon], given("is", at), given("to", at), *verb))


AIM_WORDS_MAX = 7
"""How far behind "goal" its colon may stand."""


def but_fine(words: Words) -> Parts | None:
    """Part "I'm lactose intolerant but hard cheese is fine": what is fine is so for the speaker."""
    if words[0].low not in {"i", "we"} or words[-1].low not in {"fine", "ok", "okay"}:
        return None
    at = next((k for k in range(2, len(words) - 3) if words[k].low == "but"), -1)
    what = words[at + 1 : -2]
    if (
        at < 0
        or _BARRED.isdisjoint(w.low for w in words[:at])
        or words[-2].low not in {"is", "are"}
        or not 1 <= len(what) <= FINE_WORDS_MAX
    ):
        return None
    if words[1].low not in BE | {"'m", "'re", "am", "ca", "do"} or any(
        w.low in MODALS | BE | _POINTERS for w in what
    ):
        return None
    end = words[-1].end + 1
    host = words[: at - (words[at - 1].low == ",")]
    return Parts(host, ((*what, *words[-2:], given("for", end), given("me", end)),))


def and_must(words: Words) -> Parts | None:
    """Part "our API returns dates in ISO 8601 and must stay backward compatible": one thing, two facts."""
    if words[0].low not in {"my", "our"}:
        return None
    at = next((k for k in range(4, len(words) - 2) if _binds(words, k)), -1)
    verb = next((k for k in range(2, min(at, 6)) if finite_at(words, k)), -1)
    if at < 0 or verb < 0 or any(w.low in PREPOSITIONS | PUNCTUATION for w in words[:verb]):
        return None
    if any(w.low in {"i", "we", "who", "which", "that", ","} for w in words[verb:at]):
        return None
    if any(tie_class(w.low) for w in words[1:verb]):
        # What is told of one person is read together.
        return None
    return Parts(words[:at], ((*words[:verb], *words[at + 1 :]),))


def _binds(words: Words, k: int) -> bool:
    behind = words[k + 1].low
    bound = behind in {"must", "cannot", "can"} or (behind, words[k + 2].low) in {
        ("has", "to"),
        ("needs", "to"),
    }
    return words[k].low == "and" and bound


FINE_WORDS_MAX = 3
_POINTERS = word_set("it that this everything otherwise i we you they my all the rest things")

__all__ = [
    "aim_is",
    "and_kin",
    "and_me",
    "and_must",
    "are_mine",
    "both",
    "but_fine",
    "found_out",
    "rest_of_us",
    "same_object",
    "same_way",
    "state_alone",
    "without_tail",
]
