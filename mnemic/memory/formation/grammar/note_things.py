"""What somebody has or lacks, in a note: "no dishwasher", "tiny oven", "loft never insulated"."""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.at_hand import names_work
from mnemic.memory.formation.grammar.lexicon import (
    HEALTH,
    TECH,
)
from mnemic.memory.formation.grammar.note_nouns import (
    GOODS,
    NOT_HAD,
    NOT_LACKED,
    OWN_THINGS,
    is_adjective,
    is_known,
    is_noun,
)
from mnemic.memory.formation.grammar.note_words import (
    ASKING,
    NOTE_WORDS_MAX,
    TAILS,
    Read,
    article,
    counts,
    is_state,
    said,
)
from mnemic.memory.formation.grammar.phrases import Words, deictic, is_name, phrase_end
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    PREPOSITIONS,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set


def tooled(words: Words) -> Read:
    """Read "postgres 14", "php 7.4 still", "python 3.12", "go 1.22" as what somebody uses."""
    still = len(words) == 3 and words[-1].low in {"still", "now"}
    core = words[:-1] if still else words
    if len(core) != 2 or core[0].low not in TECH or not core[1].low[0].isdecimal():
        return None
    if not _VERSION.match(core[1].low) or core[0].low in _NO_TOOLS:
        return None
    return said(core, "I", *(("still",) if still else ()), "use"), True


def placed_tool(words: Words) -> Read:
    """Read "ci on gitlab", "logs in loki", "auth via okta" as where a team's part stands."""
    at = next((k for k in range(1, min(3, len(words) - 1)) if words[k].low in _STANDS), 0)
    core, tool = words[:at], words[at + 1 :]
    if not core or not 0 < len(tool) <= 3 or tool[0].low not in TECH or tool[0].low in _NO_TOOLS:
        return None
    if noun_lemma(core[-1].low) not in _PARTS or any(w.low in MODALS | BE for w in words):
        return None
    be = "are" if noun_lemma(core[-1].low) != core[-1].low and core[-1].low != "ci" else "is"
    return (*said(core, "our"), given(be, core[-1].end + 1), *words[at:]), True


_STANDS = frozenset({"on", "in", "with", "via", "through"})
_PARTS = word_set(
    "ci cd build deploy deployment prod production staging frontend backend auth log metric secret state test database db api infra job queue cache search hosting monitoring dashboard"
)


_VERSION = re.compile(r"\d{1,3}(?:\.\d+)*(?:lts)?\Z")
_NO_TOOLS = word_set("teams rest edge signal spring actions notion linear slack fish safari")
"""Tools that are everyday words too: "teams 4" is a count."""


def bare_subject(words: Words) -> Read:
    """Read "budget's tight", "kitchen is tiny", "commute is an hour"."""
    if len(words) < 3 or words[0].low not in GOODS | OWN_THINGS or words[1].low not in BE:
        return None
    if (
        deictic(words)
        or names_work(words)
        or words[-1].low in {"broken", "dead", "full", "empty", "dirty"}
    ):
        return None
    verb = words[1]._replace(text="is", low="is") if words[1].low == "'s" else words[1]
    return (*said(words[:1], "my"), verb, *words[2:]), False


def lacking(words: Words) -> Read:
    """Read "no dishwasher", "zero experience with Go", "never any garden"."""
    if words[0].low not in {"no", "zero"} or deictic(words) or not 1 < len(words) <= 7:
        return None
    end = phrase_end(words, 0)
    core, tail = words[1:end], words[end:]
    if not core or len(core) > 3 or (tail and tail[0].low not in TAILS):
        return None
    head = noun_lemma(core[-1].low)
    if head in NOT_LACKED or not (is_noun(head) or is_name(core[-1])):
        return None
    senses = core[0].low in {"sense", "feeling"} and len(core) > 2
    sure = (head in GOODS and len(core) <= 2) or head in _RIGHTS or senses
    return said(words, "I", "have"), sure


_RIGHTS = frozenset({"right", "gallbladder", "spleen", "thyroid", "kidney", "sight", "hearing"})
"""What only a person lacks, or is not granted: "no admin rights", "no gallbladder"."""


def having(words: Words) -> Read:
    """Read "tiny oven", "two monitors", "gas boiler", "allotment outside Leeds", "got a balcony"."""
    if is_state(words[-1].low) or words[-1].low in HEALTH - {"allergy", "allergies"}:
        return None
    if words[-1].low == "here" or any(w.low in {"here", "there"} for w in words):
        return None
    if words[0].low in {"got", "have", "own"} and len(words) > 1:
        words = words[1:]
    if words[0].low in MODALS | BE or words[0].low in _ADVERBIAL or _is_amount(words[0].low):
        return None
    end = phrase_end(words, 0)
    core, tail = words[:end], words[end:]
    if not core or len(core) > 5 or (tail and tail[0].low not in TAILS | {"that", ","}):
        return None
    of = next((i for i in range(1, len(core)) if core[i].low == "of"), len(core))
    core = core[:of]
    head = noun_lemma(core[-1].low)
    if core[0].low in _MOODY:
        return None
    if (
        head in NOT_HAD
        or not is_noun(head)
        or (not is_known(head) and "-" in head)
        or (is_name(core[-1]) and core[-1].start > 0)
    ):
        return None
    if any(w.low in MODALS or (w.low in BE) for w in words):
        return None
    front = core[:-1]
    described = bool(front) and (
        counts(front[0]) or front[0].low in {"a", "an", "one"} or is_adjective(front[0].low)
    )
    if (
        not described
        and head not in GOODS
        and not (front and is_noun(front[0].low) and head in _HOUSED)
    ):
        return None
    if front and front[0].low == "the":
        return None
    return said(article(words), "I", "have"), False


def _is_amount(low: str) -> bool:
    """Tell whether a word is a number with its unit, or a year: "35mm", "12kg", "1984"."""
    return low[0].isdecimal() and (not low.isdecimal() or len(low) == 4)


_MOODY = word_set(
    """bored tired hungry sick stuck stressed knackered exhausted lonely sad fed boiling freezing soaked late
    first second third fourth last"""
)
_ADVERBIAL = word_set(
    "in on at for to from by of with without mostly mainly usually about around only the when if then"
)


_HOUSED = GOODS | word_set(
    "boiler panel panels roof soil window windows floor floors wall walls pump meter tank heater"
)


def reduced(words: Words) -> Read:
    """Read "loft never insulated", "roof replaced in 2019"."""
    if len(words) < 2 or not is_noun(words[0].low) or noun_lemma(words[0].low) not in _HOUSED:
        return None
    never = words[1].low in {"never", "not"}
    at = 2 if never or words[1].low in {"recently", "fully", "partly", "newly"} else 1
    if at >= len(words):
        return None
    lemma = verb_lemma(words[at].low)
    if lemma is None or verb_form(words[at].low, lemma) != "past":
        return None
    plural = noun_lemma(words[0].low) != words[0].low
    be = ("were" if plural else "was") if words[1].low != "not" else ("are" if plural else "is")
    return (*said(words[:1], "my"), given(be, words[0].end + 1), *words[1:]), False


def owned(words: Words) -> Words:
    """Read "gas boiler" under "House facts:" as what the speaker has; () for what is no thing."""
    if not words or len(words) > NOTE_WORDS_MAX or words[0].low in MODALS | BE | PREPOSITIONS:
        return ()
    end = phrase_end(words, 0)
    if not end or (len(words) == 1 and _is_amount(words[0].low)):
        return ()
    head = words[end - 1].low
    done = verb_lemma(head) if end > 1 and head.endswith(("ed", "built", "done")) else None
    if done and verb_form(head, done) == "past":
        # "diesel engine rebuilt in 2021" tells what was done to it.
        was = given("was", words[end - 2].end + 1)
        return (*said(words[: end - 1], "my"), was, *words[end - 1 :])
    if any(w.low in ASKING for w in words) or not is_noun(noun_lemma(head)):
        return ()
    if counts(words[0]) and head in {"shut", "open", "broken"}:
        # "3 painted shut" is told of what stood before.
        return ()
    return said(article(words), "I", "have")


def at_home(words: Words) -> Words:
    """Read "theres only a microwave", "there is no lift" as what the speaker has; () for no such thing."""
    lows = [w.low for w in words]
    if len(lows) < 4 or lows[0] != "there" or lows[1] not in {"is", "'s", "are"}:
        return ()
    rest = words[2:]
    end = phrase_end(rest, 1 if rest[0].low in {"only", "just"} else 0)
    tail = {w.low for w in rest[end:]}
    if noun_lemma(rest[end - 1].low) not in GOODS or tail - {
        "here",
        "in",
        "the",
        "at",
        "home",
        "kitchen",
        "flat",
        "house",
        "building",
        ".",
    }:
        return ()
    return said(rest[:end], "I", "have")
