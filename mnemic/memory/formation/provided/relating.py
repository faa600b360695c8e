"""What hangs on a noun, as sentences of its own: relatives, appositions, brackets, participles.

"My brother Joaquim, who does the PCBs" says that he does them, and nobody else; "the
unit where I work as a nurse" that I work there. The noun right before is whose it is.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import ADVERBS, PREPOSITIONS, read, verb_form, verb_lemma
from mnemic.memory.formation.provided.constituents import (
    Words,
    finite_at,
    phrase_end,
    phrase_start,
    subject_at,
)
from mnemic.memory.formation.provided.fragments import STANDING
from mnemic.memory.formation.provided.plain import Plain
from mnemic.memory.formation.wordlists import word_set

RELATIVES_MAX = 8
"""How many relatives, brackets and appositions of one sentence are read."""

_BRACKET = re.compile(r"\s*\((?P<inner>[^()]{2,160})\)")
_HAVING = re.compile(
    r"(?:\A|[,;]\s*|\band\s+)having\s+(?P<done>[^,;]+(?:\s+and\s+[^,;]+)?),\s*(?P<who>i|we)\b",
    re.IGNORECASE,
)
_AFTER = re.compile(
    r"(?:\A|[,;:]\s*)after\s+(?P<long>[\w-]+\s+(?:years?|months?|decades?)\s+[^,;]+?),?\s+(?P<who>I|we)\b",
)
_ENDS = word_set("; : — – ( )")
_TURNING = word_set("so because but although though while whereas cos coz cuz hence if unless when")
_SUBJECTS = word_set("my our the")
_ONE_OF = word_set("one ones person people guy man woman member only")
"""Heads of which what follows says which: "the one in my team who" is not the team."""

_HANGING = word_set("of in at on from")
_ARTICLES = word_set("my our a an the")


def related(sentence: str) -> tuple[str, tuple[Plain, ...]]:
    """Give a sentence without its asides, and what the asides and relatives say."""
    found: list[Plain] = [*_participles(sentence), *_named(sentence)]
    sentence = _without_brackets(sentence, found)
    sentence = _without_appositions(sentence, found)
    at = 0
    for _ in range(RELATIVES_MAX):
        words = read(sentence)
        opens = next((k for k in range(at + 1, len(words)) if words[k].low in _RELATIVE), None)
        if opens is None:
            break
        at = opens
        sentence, at = _relative(sentence, words, opens, found)
    return sentence, tuple(found)


_RELATIVE = word_set("who which that whose where")


def lowered(phrase: str) -> str:
    """Give a phrase that opened a sentence as it stands within one."""
    first, space, rest = phrase.partition(" ")
    return f"{first.lower()}{space}{rest}" if first.lower() in _OPENING else phrase


def _relative(sentence: str, words: Words, opens: int, found: list[Plain]) -> tuple[str, int]:
    """Read the relative at a word; give the sentence without it, or where to go on."""
    aside = words[opens - 1].low in {",", "–", "—"}
    if words[opens].low == "that" and aside:
        return sentence, opens
    last = opens - 1 if aside else opens
    joined = words[last - 1].low == "and" if last else False
    start = phrase_start(words, last - 1 if joined else last)
    if start is None:
        return sentence, opens
    held = words[start : last - 1 if joined else last]
    whom = lowered(sentence[held[0].start : held[-1].end])
    end = _body_end(words, opens + 1, aside=aside)
    if end <= opens + 1:
        return sentence, opens
    hangs = start > 1 and words[start - 1].low in _HANGING
    wide = phrase_start(words, start - 1) if hangs else None
    if not hangs or words[start - 2].low not in _ONE_OF:
        found += _of(sentence, words, opens, end, whom)
    if wide is not None:
        # "The half marathon in Bath, which I ran": either may be what is meant.
        whole = lowered(sentence[words[wide].start : held[-1].end])
        found += _of(sentence, words, opens, end, whole)
    rest = sentence[words[end - 1].end :]
    before = sentence[: held[-1].end]
    if aside:
        return f"{before}{rest.removeprefix(',')}", last - 1
    if start == 0 and words[0].low in _SUBJECTS and end < len(words):
        # Which one it is was said: "the food bank where I help is in a hall".
        found.append(Plain(f"{before}{rest}"))
    return sentence, opens


def _is_gap(words: Words, at: int) -> bool:
    """Tell whether a relative has no subject but whom it hangs on: "who keeps the books"."""
    return any(finite_at(words, at, plural=many) for many in (False, True)) and (
        subject_at(words, at) is None or words[at].low not in _OPENING
    )


_OPENING = word_set("i we you he she they it my our the his her their a an")


def _body_end(words: Words, at: int, *, aside: bool) -> int:
    """Give the index behind a relative's words."""
    doing = None if _is_gap(words, at) else subject_at(words, at)
    verb = doing if doing is not None else at
    for k in range(verb + 1, len(words)):
        low = words[k].low
        if low in _ENDS or low in _TURNING or low == ",":
            return k
        if low in {".", "!", "?"} and k == len(words) - 1:
            return k
        after = words[k + 1].low if k + 1 < len(words) else ""
        if low == "and" and (after in _RELATIVE or _starts_anew(words, k + 1)):
            return k
        again = k > verb + 1 and not aside and words[k].low in _MAIN
        if again and words[k - 1].low not in ADVERBS | PREPOSITIONS | {"and", "n't", "not"}:
            return k
    return len(words)


def _starts_anew(words: Words, at: int) -> bool:
    verb = subject_at(words, at)
    return verb is not None and (words[at].low in _OPENING or words[at].text[:1].isupper())


_MAIN = word_set("is are was were has have had can could will would must does do did should")


def _of(sentence: str, words: Words, opens: int, end: int, whom: str) -> Iterator[Plain]:
    """Give what a relative says of whom it hangs on."""
    body = sentence[words[opens].end : words[end - 1].end].strip()
    if words[opens].low == "whose":
        yield Plain(f"{whom}'s {body}", whom)
        return
    doing = subject_at(words, opens + 1)
    if words[opens].low != "where" and _is_gap(words, opens + 1):
        doing = None
    if words[opens].low == "where":
        if doing is not None:
            after = _behind_verb(words, doing)
            said = sentence[words[opens + 1].start : words[after - 1].end]
            rest = sentence[words[after - 1].end : words[end - 1].end].strip()
            for joint in ("at", "in"):
                yield Plain(f"{body} {joint} {whom}", whom)
                yield Plain(f"{said} {joint} {whom} {rest}".strip(), whom)
        return
    if doing is None:
        for part in _doings(words, opens + 1, end):
            does = sentence[words[part[0]].start : words[part[1] - 1].end]
            yield Plain(f"{whom} {_unclipped(does)}", whom)
        return
    after = _behind_verb(words, doing)
    said = sentence[words[opens + 1].start : words[after - 1].end]
    yield Plain(
        f"{said} {whom} {sentence[words[after - 1].end : words[end - 1].end].strip()}", whom
    )


def _doings(words: Words, at: int, end: int) -> Iterator[tuple[int, int]]:
    """Part "keeps the books and drives over" at its verbs."""
    opened = at
    for k in range(at + 1, end - 1):
        if words[k].low == "and" and finite_at(words, k + 1, plural=False):
            yield opened, k
            opened = k + 1
    yield opened, end
    if opened != at:
        yield at, end


_CLIPPED = re.compile(r"\A['’]s\s+(?P<rest>\S+)")


def _unclipped(does: str) -> str:
    """Spell out "'s": "who's had", "who's at college"."""
    found = _CLIPPED.match(does)
    if found is None:
        return does
    low = found["rest"].lower()
    had = low in {"had", "been", "got"} or (low.endswith("ed") and verb_lemma(low) is not None)
    return f"{'has' if had else 'is'} {does[found.start('rest') :]}"


def _behind_verb(words: Words, at: int) -> int:
    """Give the index behind the verb group that starts at a word."""
    k = at
    while k + 1 < len(words) and (words[k].low in ADVERBS | _HELPING or words[k + 1].low in _NOT):
        k += 1
    return k + 1


_HELPING = _MAIN | word_set("'ve 'd 'll ca wo n't not never am 'm 're may might shall")
_NOT = word_set("n't not never")


def _without_brackets(sentence: str, found: list[Plain]) -> str:
    """Read "my brother (he's 15)" and "the lamp (10,000 lux)"; give the sentence without."""
    for _ in range(RELATIVES_MAX):
        bracket = _BRACKET.search(sentence)
        if bracket is None:
            return sentence
        inner = bracket["inner"].strip()
        words, own = read(sentence[: bracket.start()]), read(inner)
        start = phrase_start(words, len(words))
        if own and own[0].low in {"i", "we"}:
            found.append(Plain(inner))
        elif start is not None and own:
            whom = sentence[words[start].start : words[-1].end]
            if own[0].low in {"he", "she", "it", "they"} and len(own) > 1:
                found.append(Plain(f"{whom} {_unclipped(inner[own[1].start :])}", whom))
            elif subject_at(own, 0) is None and own[0].low not in STANDING:
                found.append(Plain(f"{whom} is {inner}", whom))
        sentence = f"{sentence[: bracket.start()]}{sentence[bracket.end() :]}"
    return sentence


def _without_appositions(sentence: str, found: list[Plain]) -> str:
    """Read "Ottilie, our youngest, can't": who it is, and what each name of theirs does."""
    words = read(sentence)
    commas = [k for k, word in enumerate(words) if word.low == ","]
    for first, second in itertools.pairwise(commas):
        if phrase_end(words, first + 1, beyond=second - 1) != second or second - first < 2:
            continue
        start = phrase_start(words, first)
        if start is None or second + 1 >= len(words):
            continue
        goes_on = finite_at(words, second + 1, plural=False)
        one = sentence[words[start].start : words[first - 1].end]
        other = sentence[words[first + 1].start : words[second - 1].end]
        named = words[first + 1].text[:1].isupper() or words[first + 1].low in _ARTICLES
        if not named or (one[:1].isupper() and other[:1].isupper()):
            continue
        if words[start].low not in _ARTICLES and words[first + 1].low not in {"my", "our"}:
            continue
        if goes_on or words[second + 1].low == "who":
            found.append(Plain(f"{one} is {other}", one))
            found.append(Plain(f"{other} is {one}", other))
        if goes_on:
            tail = sentence[words[second].end :]
            found.append(Plain(f"{other}{tail}".strip(), other))
            return f"{sentence[: words[first - 1].end]}{tail}"
    return sentence


_ASIDE = re.compile(
    r"\b(?P<one>(?:my|our)\s+[\w-]+(?:\s+[\w-]+)?),\s+(?P<other>an?\s+[\w-]+(?:\s+[\w'’-]+){0,4})(?=\s*(?:[.;!?]|\Z))",
    re.IGNORECASE,
)
_KIN_NAMED = re.compile(
    r"\b(?P<kin>(?:[Mm]y|[Oo]ur)\s+(?P<noun>[a-z-]+))\s+(?P<name>[A-Z][\w-]+)\b"
)


def _named(sentence: str) -> Iterator[Plain]:
    """Read "my dog, a deaf collie" and "my wife Nour"."""
    for found in _ASIDE.finditer(sentence):
        yield Plain(f"{found['one']} is {found['other']}", found["one"])
    for found in _KIN_NAMED.finditer(sentence):
        if kin_class(found["noun"]):
            yield Plain(f"{found['kin']} is {found['name']}")


def _participles(sentence: str) -> Iterator[Plain]:
    """Give what "having done it, I ..." and ", my wife having done it" say."""
    having = _HAVING.search(sentence)
    if having is not None:
        yield Plain(f"{having['who']} have {having['done']}", having["who"])
    spent = _AFTER.search(sentence)
    if spent is not None:
        yield Plain(f"{spent['who']} spent {spent['long']}")
        yield Plain(f"{spent['who']} have been {spent['long'].replace(' in ', ' in ', 1)}")
        length, _, what = spent["long"].partition(" in ")
        if what:
            yield Plain(f"{spent['who']} have {length} of experience in {what}")
            yield Plain(f"{spent['who']} have been in {what} for {length}")
    words = read(sentence)
    for k, word in enumerate(words):
        if word.low != "having" or k < 2 or k + 1 >= len(words):
            continue
        start = phrase_start(words, k)
        base = verb_lemma(words[k + 1].low)
        if start is None or start == 0 or words[start - 1].low != "," or base is None:
            continue
        if verb_form(words[k + 1].low, base) in {"past", "base"}:
            whom = sentence[words[start].start : words[k - 1].end]
            end = _body_end(words, k + 1, aside=True)
            yield Plain(f"{whom} has {sentence[words[k + 1].start : words[end - 1].end]}", whom)
