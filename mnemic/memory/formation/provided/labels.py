"""What a label and what stands behind it say of the speaker: "Job: dispatcher"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import DETERMINERS, verb_form, verb_lemma
from mnemic.memory.formation.lemmas import gerund, lemma
from mnemic.memory.formation.provided.headings import SOMEBODY, Piece, Sort
from mnemic.memory.formation.provided.plain import Plain

_DETERMINED = re.compile(
    r"\A(?:my|our|the|(?:this|next) (?:year|month|week|summer|winter)['’]s)\s+", re.IGNORECASE
)
_ARTICLED = re.compile(r"(?:an?|the|my|our)\s", re.IGNORECASE)
_LISTED = re.compile(r"\s*[,;]\s*(?:and\s+|then\s+)?|\s+and\s+", re.IGNORECASE)
_OPENERS = {
    Sort.ROLE: ("I am", "I work as"),
    Sort.HAVING: ("I have",),
    Sort.TOOL: ("I use", "I run"),
    Sort.PLACE: ("I live in", "I am in", "I am based in"),
    Sort.TONGUE: ("I speak",),
    Sort.DIET: ("I am", "I eat"),
    Sort.LIKING: ("I like", "I enjoy", "I am interested in"),
    Sort.PROJECT: ("I am working on",),
    Sort.DOING: ("I do",),
    Sort.WISH: ("I want", "I need"),
    Sort.PLAYING: ("I play",),
    Sort.LOVE: ("I like", "I love", "I enjoy"),
    Sort.DISLIKE: ("I dislike", "I hate"),
}


def labelled(piece: Piece, plain: str) -> Iterator[str]:
    """Give what a label and what stands behind it say: "Job: dispatcher", "Pets - one parrot"."""
    label = piece.heading.strip()
    bare = _DETERMINED.sub("", label)
    if piece.sort is Sort.AIM:
        yield from _aimed(bare, plain)
        return
    yield under_its_label(piece, plain)
    items = (plain, *items_of(plain))
    for item in (one for one in items if not _is_task(one)):
        for opening in _OPENERS.get(piece.sort, ()):
            yield f"{opening} {item}"
        if piece.sort is Sort.ROLE and not _ARTICLED.match(item):
            yield f"I am {article(item)} {item}"
            yield f"I work as {article(item)} {item}"
        if "allerg" in label.lower():
            yield f"I am allergic to {item}"
    if "allerg" in label.lower():
        yield f"I have allergies to {' and '.join(items_of(plain)) or plain}"


def _is_task(item: str) -> bool:
    """Tell whether an item says what is to be done: "find a dispatcher", "ask Tom"."""
    verb, _, rest = item.partition(" ")
    after = rest.partition(" ")[0]
    does = verb.islower() and verb_lemma(verb) == verb
    return does and bool(after) and (after.lower() in DETERMINERS or after[0].isupper())


def under_its_label(piece: Piece, plain: str) -> str:
    """Give what stands behind a label as what the speaker's thing of that name is."""
    bare = _DETERMINED.sub("", piece.heading.strip(" \t*#:-"))
    last = bare.split()[-1]
    verb = "are" if lemma(last, "NOUN") != last.lower() else "is"
    return f"My {bare[:1].lower()}{bare[1:]} {verb} {plain}"


def _aimed(label: str, plain: str) -> Iterator[str]:
    rest = plain.removeprefix("to ")
    verb, _, tail = rest.partition(" ")
    if lemma(verb, "VERB") != verb.lower():
        yield f"My {label} is {plain}"
        yield f"I want {plain}"
        return
    yield f"My {label} is to {rest}"
    for opening in ("I plan to", "I want to", "I aim to", "I hope to", "I intend to"):
        yield f"{opening} {rest}"
    yield f"I dream of {gerund(verb.lower())} {tail}"


def items_of(plain: str) -> tuple[str, ...]:
    parts = [part.strip() for part in _LISTED.split(plain)]
    return tuple(part for part in parts if part) if len(parts) > 1 else ()


def article(noun: str) -> str:
    """Give the indefinite article of a noun."""
    return "an" if noun[:1].lower() in "aeiou" else "a"


def of_somebody(label: str, plain: str) -> Iterator[str]:
    """Give what stands behind a label that names somebody: "Dan (husband): type 1 diabetic"."""
    found = SOMEBODY.fullmatch(label.strip())
    if found is None:
        return
    kin = (found["kin"] or "").removeprefix("my ")
    names = [found["name"], *([f"my {kin} {found['name']}", f"my {kin}"] if kin_class(kin) else ())]
    for name in names:
        for item in dict.fromkeys((plain, *items_of(plain))):
            first = item.partition(" ")[0].lower()
            base = verb_lemma(first)
            if base is not None and verb_form(first, base) == "s":
                yield f"{name} {item}"
                continue
            yield f"{name} is {item}"
            yield f"{name} has {item}"
            yield f"{name} has {article(item)} {item}"


def equal_parts(sentence: str) -> Iterator[Plain]:
    """Give what an equals sign says somebody is: "Me = vegetarian", "Sam = coeliac"."""
    found = _EQUAL.fullmatch(sentence.strip(" ."))
    if found is None:
        return
    who = found["who"]
    if who.lower() in {"me", "i"}:
        yield Plain(f"I am {found['what']}")
    elif who[:1].isupper() or who.lower().startswith(("my ", "our ")):
        yield Plain(f"{who} is {found['what']}", parted=True)


_EQUAL = re.compile(
    r"(?P<who>[A-Za-z][\w'’-]*(?:\s[\w'’-]+){0,2})\s+=\s+(?P<what>[a-z][^=,;:(){}]*)"
)
