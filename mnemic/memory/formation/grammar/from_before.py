"""What a clause has from the clause before it: its days, its subject, its illness (`formation@11`).

"I'm shut on Mondays, that's the day I look after my dad" is done on Mondays, and "... since I was six and
take an inhaler" is taken by whoever has had it since.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAY_PARTS, DAY_WORDS
from mnemic.memory.formation.grammar.phrases import Words, deictic
from mnemic.memory.formation.grammar.unfolding.brought_on import ailing, brought_on
from mnemic.memory.formation.grammar.words import given, verb_lemma


def of_that_illness(words: Words, said: Words) -> Words:
    """Give "strong light sets off my migraines" of "strong light will set one off" behind what I get."""
    ill = ailing(said)
    return (brought_on(words, ill) if ill is not None else ()) or words


def with_its_subject(words: Words, said: Words, *, joined: bool) -> Words:
    """Give "take an inhaler twice a day", cut from "I've had asthma since I was six and ...", its "I".

    `joined` says that "and" joins the clause to `said`; an order stays what it is.
    """
    if not joined or len(words) < 3 or not said or said[0].low not in {"i", "we"}:
        return words
    verb, behind = words[0], words[1].low
    had = said[1].low in {"'ve", "have", "'m", "am"} and any(w.low == "since" for w in said)
    plain = verb.text.islower() and verb_lemma(verb.low) == verb.low
    if not had or not plain or behind not in _OWN or deictic(words):
        return words
    return (given(said[0].text, verb.start), *words)


_OWN = frozenset({"a", "an", "my", "our", "two", "three", "four"})
_IS = frozenset({"'s", "is", "s"})
_ARE = frozenset({"are", "'re"})


def on_that_day(words: Words, said: Words) -> Words:
    """Give "I look after my dad on Mondays" of "that's the day I look after my dad".

    `said` is the clause before it; words without a day in it, or of another shape, are given back.
    """
    start = _doing_at(words)
    day = _days_of(said) if start else ()
    if not day or start + 2 >= len(words) or any(w.low in DAY_WORDS for w in words[start:]):
        return words
    end = words[-1].end + 1
    return (*words[start:], *(given(text, end) for text in day))


def _doing_at(words: Words) -> int:
    """Give where "I" stands behind "that's the day", "those are the days when"; 0 for other words."""
    lows = [w.low for w in words[:6]]
    if lows[:1] not in (["that"], ["those"]) or len(lows) < 5 or lows[1] not in _IS | _ARE:
        return 0
    at = 2
    if lows[2:4] in (["the", "day"], ["the", "days"], ["the", "evening"], ["the", "evenings"]):
        at = 4 + (lows[4] in {"when", "that"})
    elif lows[2] == "when":
        at = 3
    else:
        return 0
    return at if words[at].low in {"i", "we"} else 0


def _days_of(said: Words) -> tuple[str, ...]:
    """Give the "on Mondays", "on Tuesday evenings" that a clause names once; () for none or several."""
    days = [
        k for k, w in enumerate(said) if w.low.removesuffix("s") in DAY_WORDS or w.low in DAY_WORDS
    ]
    if len(days) != 1:
        return ()
    at = days[0]
    part = said[at + 1 : at + 2]
    named = said[at].text
    if part and part[0].low.removesuffix("s") in DAY_PARTS and part[0].low.endswith("s"):
        return ("on", named, part[0].text)
    return ("on", named) if said[at].low.endswith("s") and named[:1].isupper() else ()


__all__ = ["of_that_illness", "on_that_day", "with_its_subject"]
