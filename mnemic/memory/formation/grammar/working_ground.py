"""The ground that work stands on: whose machine runs what, and what a team does not do.

"I'm on a Windows laptop", "you're running on my home server", "the box you run on has 8 GB of
RAM", "the agents share one repo", "we don't merge without a green build".
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.leads import skip_leads
from mnemic.memory.formation.grammar.lexicon import TECH
from mnemic.memory.formation.grammar.owned_nouns import said as of_thing
from mnemic.memory.formation.grammar.owned_words import FLEETING, NOW
from mnemic.memory.formation.grammar.passing import again
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    is_name,
    phrase_end,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import SELF, TEAM
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    DETERMINERS,
    NUMBERS,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.formation.lemmas import third_person
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

WORDS_MAX = 18
"""Longest clause that is read, in words."""

_MACHINES = word_set(
    "machine box host server vm vps container sandbox workspace environment node instance laptop pc desktop pi nas"
)
_GROUNDS = _MACHINES | word_set(
    "mac mini cloud cluster kubernetes vps docker machine ec2 hetzner rack closet homelab"
)
_MINE = word_set(
    "laptop desktop machine mac macbook thinkpad box workstation pc chromebook imac notebook phone tablet mini"
)
_RUNS = word_set("run live sit operate")
_PASSING = (
    NOW
    | (
        FLEETING
        - {"here", "there", "to", "about", "like", "that", "so", "as", "how", "what", "off"}
    )
    | word_set("until till yet wrong why when if should could would might maybe again")
)


def working_ground(words: Words) -> tuple[Claim, ...]:
    """Give what a clause tells of the ground that work stands on, () for all else."""
    lead = skip_leads(words, 0)
    words = strip_punctuation(words[lead.index :])
    if lead.hedged or not 4 <= len(words) <= WORDS_MAX:
        return ()
    if not {w.low for w in words}.isdisjoint(_PASSING):
        return ()
    first = words[0].low
    if first == "i":
        return _on_machine(words)
    if first in {"you", "u", "your"} or first in {"the", "our", "all"}:
        return _of_agent(words)
    return _refused(words) if first in {"we", "in", "for", "on", "at"} else ()


def _on_machine(words: Words) -> tuple[Claim, ...]:
    """Read "I'm on a Windows laptop with WSL2"."""
    if (
        words[1].low not in {"'m", "am", "m"}
        or words[2].low != "on"
        or words[3].low not in {"a", "an"}
    ):
        return ()
    noun = words[3 : 3 + phrase_end(words[3:], 0)]
    if len(noun) < 3 or noun[-1].low not in _MINE:
        return ()
    if not any(is_name(w) or w.low in TECH for w in noun[1:-1]):
        return ()
    said = sentence("User is", say_words(words[2:], SELF))
    return (_claim(words, said, say_words(noun[1:], SELF), "machine", ClaimKind.RESOURCE),)


def _of_agent(words: Words) -> tuple[Claim, ...]:
    """Read "you're running on my home server", "your machine is a VPS", "the box you run on has ..."."""
    lows = [w.low for w in words]
    if lows[0] in {"you", "u"}:
        at = 1 + (lows[1] in {"'re", "are"})
        while at < len(lows) - 2 and lows[at] in ADVERBS:
            at += 1
        lemma = verb_lemma(lows[at])
        if (
            lemma not in {"run", "host", "deploy"}
            or lows[at + 1] not in {"on", "in"}
            or at + 3 > len(lows)
        ):
            return ()
        where = words[at + 1 :]
        grounds = any(w.low in _GROUNDS or w.low in TECH for w in where)
        if deictic(where) or not grounds or where[-1].low in {"right", "correct", "no"}:
            return ()
        verb = (
            "is deployed"
            if lemma == "deploy"
            else "is hosted"
            if lemma == "host"
            else third_person(lemma)
        )
        said = sentence("The assistant", verb, of_thing(where))
        return (_claim(words, said, "assistant's machine", "assistant host", ClaimKind.RESOURCE),)
    if lows[0] == "your":
        noun, rest, shown = words[1:2], words[2:], "The assistant's"
    elif lows[0] == "the" and lows[2] in {"you", "u"} and lows[3] in _RUNS | {"'re", "are"}:
        on = next((k for k in (4, 5) if k < len(lows) and lows[k] == "on"), 0)
        noun, rest, shown = words[1:2], words[on + 1 :] if on else (), "The assistant's"
    elif noun_lemma(lows[1]) in {"agent", "bot"}:
        return _agents(words)
    else:
        return ()
    if not noun or noun[0].low not in _MACHINES or len(rest) < 2 or deictic(rest[1:]):
        return ()
    counted = any(w.low in NUMBERS or w.low[0].isdecimal() or is_name(w) for w in rest[1:])
    if verb_lemma(rest[0].low) is None or not (
        counted or again(rest) or rest[1].low in {"a", "an"}
    ):
        return ()
    said = sentence(shown, noun[0].low, of_thing(rest))
    return (
        _claim(words, said, f"assistant's {noun[0].low}", "assistant host", ClaimKind.RESOURCE),
    )


def _agents(words: Words) -> tuple[Claim, ...]:
    """Read "the agents share one repo", "the agent runs on a Raspberry Pi in the hallway"."""
    plural = noun_lemma(words[1].low) != words[1].low
    lemma, rest = verb_lemma(words[2].low), words[3:]
    if lemma is None or (words[2].low == lemma) is not plural or deictic(rest) or not rest:
        return ()
    placed = lemma in _RUNS and rest[0].low in {"on", "in"} and len(rest) > 2
    if not placed and not (
        lemma in {"share", "use", "have"} and rest[0].low in {"one", "a", "an", "the", "our", "my"}
    ):
        return ()
    said = sentence("The", of_thing(words[1:]))
    return (_claim(words, said, say_words(words[1:2], SELF), f"agent {lemma}", ClaimKind.RESOURCE),)


_WORK = word_set(
    """merge write commit deploy push ship release mock squash rebase review log store test support catch hardcode cache
    expose accept allow vendor fork branch patch document comment migrate force-push upgrade run add throw return skip
    share copy put approve"""
)
_KINDS = word_set("anything any without on after before in to")


def _refused(words: Words) -> tuple[Claim, ...]:
    """Read "we don't merge without a green build", "in this repo we don't write docstrings"."""
    at = next((k for k in range(min(len(words) - 3, 7)) if words[k].low == "we"), -1)
    front = strip_punctuation(words[:at]) if at > 0 else ()
    if at < 0 or (front and front[-1].low not in _GROUND):
        return ()
    lows = [w.low for w in words[at + 1 : at + 4]]
    if lows[0] != "do" or lows[1] not in {"n't", "nt", "not"} or lows[2] not in _WORK:
        return ()
    rest = words[at + 4 :]
    if not rest or deictic(rest) or any(w.low in {"the", "my", "your"} for w in rest[:1]):
        return ()
    what = rest[: phrase_end(rest, 0)]
    kind = rest[0].low in _KINDS or (
        what
        and what[0].low not in DETERMINERS | NUMBERS
        and noun_lemma(what[-1].low) != what[-1].low
    )
    if not kind:
        return ()
    where = () if deictic(front) and front[0].low == "for" else front
    said = sentence(
        "The team does not", lows[2], say_words(rest, TEAM), say_words(where, TEAM).lower()
    )
    label = say_words(what or rest, TEAM)
    made = _claim(
        words, said, label, f"refusal {phrase_key(lows[2] + ' ' + label)}", ClaimKind.CONSTRAINT
    )
    return (made,)


_GROUND = word_set(
    "repo repository codebase project team company monorepo service app work backend frontend module"
)


def _claim(words: Words, said: str, label: str, slot: str, kind: ClaimKind) -> Claim:
    team = said.startswith("The team ")
    return Claim(
        label=label.lower(), slot=slot, statement=said, kind=kind, type=BeliefType.FACT,
        about="team" if team else "user", local=team, start=words[0].start, end=words[-1].end,
    )  # fmt: skip


__all__ = ["working_ground"]
