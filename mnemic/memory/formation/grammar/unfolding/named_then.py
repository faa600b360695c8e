"""Names given in the same breath: "we adopted a rabbit and named her Clove", "..., a girl called Wren"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.ties import is_animal
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import CONJUNCTIONS, PREPOSITIONS, PUNCTUATION, given
from mnemic.memory.formation.wordlists import word_set

_NAMED = frozenset({"named", "called", "christened"})
_WHOM = frozenset({"him", "her", "it"})


def named_then(words: Words) -> Parts | None:
    """Read "we adopted a second rabbit and named her Clove" as what the rabbit is called."""
    if words[0].low not in {"i", "we"}:
        return None
    if _GOT.isdisjoint(w.low for w in words[1:4]):
        return None
    at = next((k for k in range(4, len(words) - 2) if words[k].low in _NAMED), 0)
    joined = words[at - 1].low in {"and", ","}
    if not at or not joined or words[at + 1].low not in _WHOM or not is_name(words[at + 2]):
        return None
    animals = [w for w in words[2 : at - 1] if is_animal(w.low)]
    if len(animals) != 1 or not _ENDS.isdisjoint(w.low for w in words[2 : at - 1]):
        return None
    end = _name_end(words, at + 2)
    told = _is_called(animals[0].text, words[at + 2 : end], words[0].start)
    return Parts((*words[: at - 1], *words[end:]), (told,))


_GOT = word_set("adopted bought got rescued fostered welcomed have")
_ENDS = PUNCTUATION | CONJUNCTIONS | {"if", "n't", "not"}
_CHILDREN = {"girl": "daughter", "daughter": "daughter", "boy": "son", "son": "son"}
_NTH = word_set("first second third fourth fifth sixth youngest")
_OWN_CHILD = word_set("daughter son baby child kid boy girl newborn youngest")
_BORN = frozenset({"born", "birth", "arrived"})


def born_named(words: Words) -> Parts | None:
    """Read "our third was born on Tuesday, a girl called Wren" as who was born, and her name."""
    if words[0].low not in {"my", "our"}:
        return None
    comma = next((k for k in range(3, len(words) - 4) if words[k].low == ","), 0)
    kind = comma + 2 + (comma + 2 < len(words) and words[comma + 2].low in {"baby", "little"})
    if not comma or kind + 2 >= len(words) or words[comma + 1].low != "a":
        return None
    child = _CHILDREN.get(words[kind].low, "")
    name = kind + 2
    if not child or words[kind + 1].low not in _NAMED or not is_name(words[name]):
        return None
    if _BORN.isdisjoint(w.low for w in words[1:comma]):
        return None
    if words[1].low not in _NTH | _OWN_CHILD:
        return None
    nth = words[1].low in _NTH and words[2].low in {"was", "arrived", "is"}
    own = (given("child", words[1].end + 1),) if nth else ()
    told = _is_called(child, words[name : _name_end(words, name)], words[0].start)
    return Parts((*words[:2], *own, *words[2:comma]), (told,))


def _name_end(words: Words, at: int) -> int:
    end = at + 1
    while end < len(words) and is_name(words[end]) and words[end].low not in PREPOSITIONS:
        end += 1
    return end


def _is_called(noun: str, name: Words, start: int) -> Words:
    said = (given("our", start), given(noun, start), given("is", start), given("called", start))
    return (*said, *name)


__all__ = ["born_named", "named_then"]
