"""What is looked at to tell whether words say a statement: where its words stand, and among which.

No single sign decides. Each is a short string; what a feature is worth was learned from claims
of which it was said whether they are carried (`mnemic.evals.entailment`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise

from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.lasting import lasts
from mnemic.memory.formation.lemmas import lemma, negated
from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.provided.entailment.aligned import Aligned, Region, aligned
from mnemic.memory.formation.provided.entailment.tokens import Token, tokens
from mnemic.memory.formation.provided.headings import is_foreign, pieces
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.logits import SCALE
from mnemic.memory.model import ClaimKind

LEFT_WORDS = 14
"""How many words before the first that says a statement are looked at."""

RIGHT_WORDS = 10
"""How many behind the last."""

CLOSE_WORDS = 3
"""How many of them count as close by."""

COUNT_MAX = 4
"""Above this, words are no longer counted apart."""

BEFORE_CHARS = 300
"""How far back a message tells what its material is."""

BEFORE_WORDS = 25
"""How many words of the sentence before are asked who is spoken of."""

AFTER_CHARS = 160
"""How far ahead it may take something back."""

GATE_MIN, GATE_MAX = -3, 4
"""Between which whole logits the gate of what lasts is told apart."""

_TURNING = word_set(
    """if unless until till when whenever while might may maybe perhaps could would should probably
    possibly think thinking considering consider hope hoping want wants wanted wanna wish plan
    planning plans trying try almost nearly about used was were had been going gonna supposed
    meant allowed except but not no never don't dont cant can't isn't isnt wasn't wasnt doesnt
    doesn't didnt didn't won't wont without only just still already yet anymore longer instead
    rather than or either whether say says said told asks asked tell write draft translate rewrite
    proofread edit make give help can please pls do does did who which that because so as like
    imagine pretend suppose called named example eg etc ex former old previous last next ago since
    from to before after is has are have will cannot"""
)
"""Words that turn what is said: the statement has them too, or drops them."""

_GOVERNING_BEHIND = frozenset({"if", "unless", "until", "till", "when", "?", "except", "but"})
_MATERIAL = re.compile(
    r"\b(?:stor(?:y|ies)|novel|character|poem|song|lyrics?|screenplay|script|d&d|dnd|campaign"
    r"|fiction\w*|role-?play|dialogue|scene|chapter|plot|persona|ad|advert|listing|poster|bio"
    r"|profile|obituary|speech|sketch|joke|quiz|examples?|template"
    r"|letter|email|message|text|reply|translate|rewrite|reword|proofread|edit|summar\w+|draft"
    r"|fix|correct|shorten|caption|review|options?|ideas?|suppose|imagine|pretend|say|sample|fake|test)\b",
    re.IGNORECASE,
)
"""What may be material that is worked on, and no life of the speaker's."""

_TAKEN_BACK = (
    "actually",
    "wait",
    "scrap",
    "no,",
    "not ",
    "sorry",
    "correction",
    "meant",
    "instead",
)
_OPEN_QUOTE = re.compile(r"(?:^|\s)'[^']*\Z")


def features(
    statement: str,
    kind: ClaimKind,
    citation: Citation,
    before: Sequence[str],
    verdicts: Iterable[str],
) -> Iterator[str]:
    """Give the features of a statement over its quote; what is met twice may come twice.

    `before` are the user's messages before the cited one, in order; `verdicts` say what the
    checks find. Each feature comes alone and with whom the statement is of.
    """
    pair = aligned(statement, citation, before)
    about = _about(statement)
    for name in chain(_signs(pair, statement, kind, citation), verdicts):
        yield name
        yield f"{about}|{name}"


def _about(statement: str) -> str:
    """Give whom a statement is of: the user, their kin, their things, their team, or another."""
    if statement.startswith("The team"):
        return "TEAM"
    if statement.startswith(("User's", "User’s")):
        owned = [w.strip(".,").lower() for w in statement.split()[1:4]]
        return "KIN" if any(kin_class(w) for w in owned) else "THING"
    if statement.startswith("User "):
        return "USER"
    return "THE" if statement.startswith("The ") else "NAME"


def _signs(pair: Aligned, statement: str, kind: ClaimKind, citation: Citation) -> Iterator[str]:
    yield f"kind {kind.value}"
    yield from _coverage(pair)
    yield from _wording(pair, statement)
    yield from _surroundings(pair)
    yield from _persons(pair)
    yield from _bindings(pair)
    yield from _standing(pair, citation)
    text = citation.source.safe
    sentence = _text(pair, pair.sentence, text)
    yield f"denied {negated(statement)} {negated(citation.text)} {negated(sentence)}"
    weight = lasts(read(citation.text)) // SCALE
    yield f"gate {max(GATE_MIN, min(GATE_MAX, weight))}"


def _text(pair: Aligned, places: range, text: str) -> str:
    if not places:
        return ""
    return text[pair.said[places[0]].start : pair.said[places[-1]].end]


def _coverage(pair: Aligned) -> Iterator[str]:
    """Tell where the words of the statement were said, and how many nobody said."""
    total = max(1, len(pair.meetings))
    for region in (*Region, None):
        for near in (False, True):
            count = sum(m.region is region and m.near is near for m in pair.meetings)
            if count or not near:
                name = region.name if region else "nowhere"
                yield f"in {name}{' near' if near else ''} {min(count, COUNT_MAX)}"
    foreign = list(pair.foreign)
    quoted = sum(m.region is Region.QUOTE for m in pair.meetings)
    yield f"quoted {4 * quoted // total}"
    yield f"foreign {min(len(foreign), COUNT_MAX)} of {min(total, COUNT_MAX)}"
    yield f"words {min(total, 2 * COUNT_MAX)}"
    for m in pair.meetings:
        if m.region is None and m.word not in foreign:
            yield f"frame {m.word.low}"
    numbers = [m.region for m in pair.meetings if m.word.mark == "<number>"]
    for region in numbers:
        yield f"number in {region.name if region else 'nowhere'}"


def _wording(pair: Aligned, statement: str) -> Iterator[str]:
    lows = [token.low for token in pair.stated]
    for low in lows:
        if low in _TURNING:
            yield f"states {low}"
    if statement.startswith("User ") and len(lows) > 1:
        yield f"verb {lemma(lows[1], 'VERB')}"


def _surroundings(pair: Aligned) -> Iterator[str]:
    """Tell which words stand before, among and behind those that say the statement."""
    met = pair.met
    if not met:
        yield "nothing met"
        return
    left = [pair.said[n] for n in pair.sentence if n < met[0]]
    among = [pair.said[n] for n in pair.sentence if met[0] < n < met[-1] and n not in met]
    right = [pair.said[n] for n in pair.sentence if n > met[-1]]
    for token in left[-LEFT_WORDS:]:
        yield f"left {token.mark}"
    for token in left[-CLOSE_WORDS:]:
        yield f"close left {token.mark}"
    for token in among:
        yield f"among {token.mark}"
    for token in right[:RIGHT_WORDS]:
        yield f"right {token.mark}"
    for token in right[:2]:
        yield f"close right {token.mark}"
    if not left:
        yield "left nothing"
    yield f"gap {min(len(among) // 2, COUNT_MAX)}"
    order = [m.said for m in pair.meetings if m.said in met]
    yield f"turned {min(sum(a > b for a, b in pairwise(order)), 3)}"
    stated = {token.low for token in pair.stated}
    governing = {t.low for t in (*left[-LEFT_WORDS:], *among)} & _TURNING
    governing |= {t.low for t in right[:RIGHT_WORDS]} & _GOVERNING_BEHIND
    for low in sorted(governing - stated):
        yield f"drops {low}"
    opening = [pair.said[n].mark for n in pair.sentence[:2]]
    yield f"opens {' '.join(opening)}"
    if opening:
        yield f"opens {opening[0]}"


def _bindings(pair: Aligned) -> Iterator[str]:
    """Tell which words of the statement are denied or bound otherwise than those that say them."""
    stated = {id(token): n for n, token in enumerate(pair.stated)}
    denied = 0, 0
    for m in pair.meetings:
        if m.said not in pair.sentence:
            continue
        there = _denier(pair.said[pair.sentence.start : m.said])
        here = _denier(pair.stated[: stated[id(m.word)]])
        denied = denied[0] + (there and not here), denied[1] + (here and not there)
    yield f"denied there {min(denied[0], 2)} here {min(denied[1], 2)}"
    for m, then in pairwise(pair.meetings):
        if m.said < 0 or then.said < 0 or not {m.word.mark, then.word.mark} & _BOUND:
            continue
        low, high = sorted((m.said, then.said))
        between = [token.mark for token in pair.said[low + 1 : high]]
        bound = m.word.mark if m.word.mark in _BOUND else then.word.mark
        yield f"{bound} apart {min(len(between), COUNT_MAX)} rival {bound in between}"
        yield f"{bound} across {any(mark in {',', ';', 'and', '+', '.'} for mark in between)}"


_BOUND = frozenset({"<number>", "<Name>", "<kin>"})
"""Marks whose words belong to what stands beside them."""

_DENIERS = word_set(
    """no not never without minus except excl excluding nor none dont don't doesnt doesn't cant
    can't wont won't isnt isn't hate stop avoid skip drop"""
)
_DENIED_WORDS = 4


def _denier(before: Sequence[Token]) -> bool:
    """Tell whether a word is denied by what stands close before it in its part of the sentence."""
    for token in reversed(before[-_DENIED_WORDS:]):
        if token.low in {",", ";", "but", ".", "–", "—", "("}:
            return False
        if token.low in _DENIERS:
            return True
    return False


def _persons(pair: Aligned) -> Iterator[str]:
    """Tell who is spoken of in the quote, and who last before the words that say it."""
    quoted = [pair.said[n] for n in pair.quote]
    for token in quoted:
        if token.is_own or token.is_others or token.mark in {"<kin>", "YOU", "<Name>"}:
            yield f"quotes {token.mark}"
    own, others = any(t.is_own for t in quoted), any(t.is_others for t in quoted)
    yield f"quotes own {own} others {others}"
    met = pair.met
    upto = [pair.said[n] for n in pair.sentence if met and n <= met[0]]
    yield f"nearest {next((t.mark for t in reversed(upto) if _is_somebody(t)), 'nobody')}"


def _is_somebody(token: Token) -> bool:
    return token.is_own or token.is_others or token.mark in {"<kin>", "YOU", "<Name>", "it"}


def _standing(pair: Aligned, citation: Citation) -> Iterator[str]:
    """Tell how the quote stands in its message: under what, in which mood, as what."""
    text = citation.source.safe
    start = pair.said[pair.sentence[0]].start if pair.sentence else citation.start
    end = pair.said[pair.sentence[-1]].end if pair.sentence else citation.end
    for mood in sorted(m.name for m in citation.moods):
        yield f"mood {mood}"
    yield f"attributed {citation.attributed}"
    yield f"asked {'?' in text[start:end]}"
    own = any(pair.said[n].is_own for n in pair.quote)
    for piece in pieces(citation)[:2]:
        yield f"listed {piece.listed}"
        if piece.heading:
            yield f"under {piece.sort.name} foreign {is_foreign(piece.heading)}"
            for token in tokens(piece.heading):
                yield f"heading {token.mark}"
            if _MATERIAL.search(piece.heading):
                yield "heading of material"
        for token in tokens(piece.before)[-BEFORE_WORDS:]:
            if _is_somebody(token) or token.low in {"?", ":"}:
                yield f"after {token.mark} own {own}"
    yield from _beside(pair, text, start, citation)


def _beside(pair: Aligned, text: str, start: int, citation: Citation) -> Iterator[str]:
    """Tell what the message holds beside the sentence: material, marks, a taking back."""
    own = any(pair.said[n].is_own for n in pair.quote)
    material = _MATERIAL.findall(text[max(0, start - BEFORE_CHARS) : citation.end])
    for word in material:
        yield f"material {word.lower()}"
    yield f"material {bool(material)} own {own}"
    if pair.said:
        yield f"begins {pair.said[0].low}"
    before = text[: citation.start]
    if before.count('"') % 2 or before.count("“") > before.count("”") or _OPEN_QUOTE.search(before):
        yield "in quotation marks"
    if before.count("(") > before.count(")"):
        yield "in brackets"
    if ":" in text[start : citation.start]:
        yield "behind a colon"
    if "\n" in before:
        yield "behind a line"
    ahead = text[citation.end : citation.end + AFTER_CHARS].lower()
    for word in _TAKEN_BACK:
        if word in ahead:
            yield f"then {word}"
