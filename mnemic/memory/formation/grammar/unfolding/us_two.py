"""What "we" stands for, said behind the clause or before it: "we milk 60 cows, me and da".

Somebody who is named beside the speaker is put where `jointly` looks for them; of "we" alone
nothing is kept that only two can be.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, frequency_at, is_name, time_at
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.unfolding.jointly import kin_and_i, names_kin
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    BE,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    SUBORDINATORS,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.rendering import a_or_an
from mnemic.memory.formation.wordlists import word_set

TAIL_WORDS_MAX = 7
"""Longest naming of the two behind their clause, in words."""

_ME = frozenset({"me", "i", "myself"})
_MUTUAL = word_set("together married engaged divorced separated twins siblings sisters brothers")
_GROUPS = word_set("rota team group club crew band squad family household shift choir queue")
_ARE = frozenset({"are", "'re", "were"})


def us_two(words: Words) -> Parts | None:
    """Give a clause of two with both in its subject, or without what only two can be."""
    if words[0].low == "we" and (found := _of_we(words)) is not None:
        return found
    if any(w.low == "us" for w in words):
        return _counted(words)
    if words[-1].low == "ours":
        return _ours(words)
    return _mined(words) or _opened(words)


def _mined(words: Words) -> Parts | None:
    """Read "our mine shuts in 2030" of a mine that is dug."""
    at = next((k for k in range(1, len(words)) if words[k].low == "mine"), 0)
    if not at or words[at - 1].low not in {"our", "the", "a", "this"}:
        return None
    return Parts((*words[:at], words[at]._replace(low="coal-mine"), *words[at + 1 :]))


def _counted(words: Words) -> Parts | None:
    """Read "shared among five of us", "a book club, nine of us" with how many people there are."""
    at = next((k for k in range(4, len(words)) if words[k].low == "us"), 0)
    if not at or words[at - 1].low != "of":
        return None
    number = words[at - 2]
    start = at - 2 - (words[at - 3].low == "the")
    if not (number.low in NUMBERS or number.low.isdecimal()):
        return None
    if words[start - 1].low == ",":
        return Parts(words[: start - 1]) if at + 1 == len(words) else None
    grouped = words[start - 1].low == "of" and words[start - 2].low in _GROUPS
    if not grouped and words[start - 1].low not in PREPOSITIONS | {"by"}:
        return None
    people = words[at]._replace(text="people", low="people")
    return Parts((*words[:start], number, people, *words[at + 1 :]))


def _of_we(words: Words) -> Parts | None:
    return _named_behind(words) or _each(words) or _many(words) or _mutual(words)


def _named_behind(words: Words) -> Parts | None:
    """Read "we study together on Sundays, me and my girlfriend" with both before the verb."""
    cut = next((k for k in range(len(words) - 3, 2, -1) if words[k].low == ","), 0)
    if not cut or len(words) - cut - 1 > TAIL_WORDS_MAX:
        return None
    tail = words[cut + 1 :]
    at = next((k for k, w in enumerate(tail) if w.low in {"and", "&", "n"}), 0)
    if not at:
        return None
    if len(tail[:at]) == 1 and tail[0].low in _ME:
        kin = tail[at + 1 :]
    elif len(tail[at + 1 :]) == 1 and tail[-1].low in _ME:
        kin = tail[:at]
    else:
        return None
    kin = _with_my(kin)
    if not kin:
        return None
    i = words[0]._replace(text="I", low="i")
    body = words[1:cut]
    first = body[0]._replace(text="are", low="are") if body[0].low == "'re" else body[0]
    joined = (*kin, given("and", i.start), i, first, *body[1:])
    found = kin_and_i(joined)
    if found is not None or first.low not in _ARE:
        return found or Parts(words[:cut])
    return (
        Parts(()) if body[1:2] != () and body[1].low in {"a", "an", "the"} else Parts(words[:cut])
    )


def _with_my(kin: Words) -> Words:
    """Give somebody's naming with its `my`: "da", "my sister"; () for what names nobody."""
    if not kin:
        return ()
    if kin[0].low in {"my", "our"}:
        return kin if names_kin(kin[1:]) else ()
    if tie_class(kin[0].low) and names_kin(kin):
        return (given("my", kin[0].start), kin[0]._replace(text=kin[0].low), *kin[1:])
    return kin if len(kin) == 1 and is_name(kin[0]) else ()


def _each(words: Words) -> Parts | None:
    """Read "we're both left-handed" of the speaker: each of the two is."""
    if words[1].low not in _ARE or words[2].low != "both" or len(words) < 4:
        return None
    return Parts((*words[:2], *words[3:]))


def _many(words: Words) -> Parts | None:
    """Read "we were apprentices", "we're Jains" as what the speaker is, too."""
    if words[1].low not in _ARE or len(words) < 3:
        return None
    noun = words[2]
    ends = len(words) == 3 or words[3].low in PREPOSITIONS | SUBORDINATORS | {"then", "there"}
    one = noun_lemma(noun.low)
    if not ends or one == noun.low or not noun.low.endswith("s"):
        return None
    if tie_class(noun.low) or tie_class(one) or noun.low in _MUTUAL:
        return Parts(())
    text = noun.text[:1] + one[1:]
    head = noun._replace(text=text, low=one)
    be = {"were": "was"}.get(words[1].low, "am")
    i = words[0]._replace(text="I", low="i")
    article = given(a_or_an((head,)), noun.start)
    rest = words[3:] if words[3:4] != () and words[3].low != "," else ()
    return Parts((), ((i, given(be, words[1].start), article, head, *rest),))


def _mutual(words: Words) -> Parts | None:
    """Keep nothing of "we've been together nine years": with whom, another sentence says."""
    at = next((k for k in range(2, min(len(words), 5)) if words[k].low == "together"), 0)
    been = {w.low for w in words[1:at]} & (_ARE | {"been"})
    if not at or not been or any(w.low == "with" for w in words):
        return None
    if words[at - 1].low not in _ARE | {"been", "both", "all"}:
        return None
    if any(w.low in {"married", "wedding", "dating", "engaged"} for w in words[at + 1 :]):
        end = next((k for k in range(at, len(words)) if words[k].low == ","), len(words))
        i, spot = words[0]._replace(text="I", low="i"), words[at]
        partner = (given("with", spot.start), given("my", spot.start), given("partner", spot.end))
        verb = tuple(given("am", w.start) if w.low in {"'re", "are"} else w for w in words[1:at])
        return Parts((), ((i, *verb, *partner, *words[at + 1 : end]),))
    return Parts(())


def _opened(words: Words) -> Parts | None:
    """Read "dad and me run the farm", "each July dad and I canoe" with their `my`."""
    at = next((k for k in range(1, min(6, len(words) - 2)) if words[k].low == "and"), 0)
    if not at or words[at + 1].low not in {"i", "me"}:
        return None
    first = at - 1
    if not tie_class(words[first].low) or (first and words[first - 1].low in DETERMINERS):
        return _each_time(words, at)
    mine = next((k for k, w in enumerate(words) if w.low == "mine"), len(words))
    if mine < len(words):
        # "flatmates and I rotate cooking, mine's Mondays"
        if words[mine - 1].low != "," or verb_lemma(words[at + 2].low) != words[at + 2].low:
            return None
        words = words[: mine - 1]
    front = words[:first]
    if front and not (time_at(front, 0) or frequency_at(front, 0) or _is_each_time(front)):
        return None
    who = given("my", words[first].start), words[first]._replace(text=words[first].low)
    i = words[at + 1]._replace(text="I", low="i")
    if verb_lemma(words[at + 2].low) is None:
        return None
    found = kin_and_i((*who, words[at], i, *words[at + 2 :]))
    return _behind(found, front)


def _ours(words: Words) -> Parts | None:
    """Read "the flat above the shop is ours" with a word that is turned right."""
    if words[-1].low == "ours" and words[-2].low in BE:
        return Parts((*words[:-1], words[-1]._replace(text="mine", low="mine")))
    return None


def _each_time(words: Words, at: int) -> Parts | None:
    """Read "every new moon my in-laws and I fast together" with its time at the end."""
    my = next((k for k in range(1, at) if words[k].low in {"my", "our"}), 0)
    if not my or words[at + 1].low != "i" or not _is_each_time(words[:my]):
        return None
    if time_at(words, 0) or frequency_at(words, 0):
        return None
    return _behind(kin_and_i(words[my:]), words[:my])


def _is_each_time(front: Words) -> bool:
    return len(front) in {2, 3} and front[0].low in {"every", "each"}


def _behind(found: Parts | None, front: Words) -> Parts | None:
    if found is None or not front:
        return found
    when = (front[0]._replace(text=front[0].low), *front[1:])
    return Parts(found.host, tuple((*told, *when) for told in found.told))


__all__ = ["us_two"]
