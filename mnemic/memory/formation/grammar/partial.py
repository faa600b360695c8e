"""Statements that hold only a piece of what was said: they are left.

"At the moment I manage two" counts what another sentence named, "my cat does" leans on
the clause before it, and in "so make please a list" nobody makes anything.
"""

from __future__ import annotations

import re
from itertools import pairwise

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.richer import tidied
from mnemic.memory.formation.grammar.words import NUMBERS, verb_lemma

_COUNTED = "|".join(sorted(w for w in NUMBERS if w.isalpha()))
_BARE_COUNT = re.compile(
    rf"User (?:manages|does|handles|runs|keeps|owns|has|looks after|teaches) (?:about |only |roughly )?"
    rf"(?:{_COUNTED}|a third|a quarter|half)(?: at the moment| so far| now)?\.\Z"
)
_LEANING = re.compile(
    r"(?:User['’]s [\w -]{1,30}|User|The team) (?:(?:does|did|do|will|would|can|could|has)(?: not| too)?|"
    r"(?:knows|agrees|understands|says|thinks)(?: so)?)\.\Z"
    r"|User [a-z]+s (?:in|at|on|with|for|to|from)\.\Z"
    r"|(?:Before|After|Once|Until|While|Unless) (?:User|The team)\b[^,]*\.\Z|While [^,]*\.\Z"
)
_BROKEN = re.compile(
    r"\b(?:has|have) (?:not|never) .*(?:\bsince\.\Z|\bany since\b)|"
    r"\bUserve\b|\AUser is an? dear\b|"
    r"\AUser (?:used to|no longer) (?:in|at|on|backs? (?:in|at))\b|"
    r"\AUser has [\w ]+ since (?:lunch|breakfast|this morning|noon|dinner)\b"
)
_ONE_OF_WHAT = re.compile(
    r"\b(?:had|has|owns|uses|wants|keeps|rides) one(?:\.\Z| (?:as an?|called|named|since) )"
    r"|\b(?:(?:diagnosed|born|liv(?:es?|ed|ing)|fitted|issued|left|struggl(?:es?|ed|ing)|trained|works?|worked|working) with|given|prescribed|offered|handed|lent|issued|had|has) "
    r"one(?=\.\Z| (?:put|fitted|removed|done|taken|implanted|in|at|on|last|this|during|by|when|since|today|yesterday|now|too)\b)"
)
"""What somebody has "one" of, told without saying what: "I have one called Biscuit"."""

_SOME_FIRM = re.compile(
    r"User work(?:s|ed) (?:for|at|in) (?:the|a|an) (?:company|firm|organisation|organization|place|office|agency|employer|business)\.\Z"
)
"""Where somebody works, told without saying where: "the company I work for makes ..."."""


_PAST_YEAR = re.compile(r"User (?:\w+ly )?[a-z]+s in (?:19\d\d|20[01]\d|202[0-4])\.\Z")
"""A present in a year that is over was a noun: "a house and garden in 2019"."""

_OF_NOBODY = re.compile(
    r"\A(?:From now on,? )?[Oo]nly (?:suggest|recommend|give|show|list|use|send|tell|offer|pick|include|mention|answer|reply) |"
    r"\A(?:Tend|Keep|Drive|Run|Work|Live|Take|Make|Sing|Play|Sell|Grow|Teach|Coach) |\AUser turns \w+, (?:same|like)\b|"
    r"\AThe [\w' -]+ (?:is|are) User's (?:\w+ )?(?:flatmate|roommate|housemate|brother|sister|mum|mom|dad|wife|husband|partner|boyfriend|girlfriend|son|daughter)\b(?!['’]s)|"
    r"\AUser never wants the assistant to (?:sign|buy|marry|rent|sell|eat|drink|trust|lend|borrow|drive|swim|leave|go|lease|invest|quit|sleep|walk) |"
    r"\AUser reads an? (?:\w+ )?(?:piece|article|post|thread|story|study|report|review)\b|\AUser puts (?:their|the) (?!.*\b(?:each|every|all|spare)\b)[\w' ]+ into\b|\AUser nets \d+\b|"
    r"\AUser wants \w+ing \w+ kept\b|\AUser hands down\b|\AIn User's (?:times?|day) \w+|, really they \w+|"
    r"\AUser(?:'s [\w' -]{2,40})? (?:is|are) \w+ years? (?:strong|in)\b|"
    r"\AUser's (?:cousin|brother|sister|mum|mom|mother|dad|father|aunt|auntie|uncle|boss|friend|neighbour|neighbor) are\b|"
    r"\AUser's (?:kids?|child|children|girls?|boys?|parents?|dogs?|cats?) (?:class|component|object|table|menu|array|node|process) \w+s\b|"
    r"\AUser's [\w' -]{2,40} is a (?:song|novel|film|poem|ballad|painting|brand|band)\b|"
    r"\AUser's \w+s (?:are|were) \w+ed\b.* (?:most|all|many|large|commercial|industrial) \w+s\b|"
    r"\AUser (?:cannot|does not) (?:bear|stand|abide|stomach|like|take) the (?:texture|taste|flavour|flavor|consistency|smell|feel|look|idea|thought)\.|"
    r"\AUser (?:is|was) (?:only|just|merely|simply|mostly|mainly) (?:asking|wondering|checking|enquiring|inquiring|curious)\b|"
    r"\AUser can (?:read|write|speak|follow|understand|manage|cope) (?:well enough|okay|ok|fine)\.|"
    r"\AUser is based (?:upon|off|(?:on|around) (?:an?|the|their|User's|real|true) (?!(?:[\w'’-]+ ){0,2}?(?i:island|isle|boat|barge|houseboat|ship|"
    r"farm|campus|ward|base|estate|coast|mainland|continent|rig|peninsula|border)\b))|"
    r"\b(?:packages|bundles|vendors|mirrors|redistributes|forks|embeds) User(?=[.,]| (?:and|as|in|on|for)\b)|"
    r"\AUser[\w', -]{2,80} (?:how|why|who does(?: not|n['’]?t))\.\Z"
)
"""What is nobody's: a set phrase, a program that is "us", a title, a class in a program, the end of a question."""


def leaves_what(said: str) -> bool:
    """Tell whether a statement has "one" of what it does not say: "User was diagnosed with one"."""
    return _ONE_OF_WHAT.search(said) is not None


def is_nobodys(said: str) -> bool:
    """Tell whether a statement is a set phrase, a title or a common truth, of nobody's life."""
    return _OF_NOBODY.search(said) is not None


_HANDED_ON = re.compile(
    r"\b(?:passed|went|came|was left|was given|is passing) (?:down )?to (?:me|us)\b"
)
"""What came to the speaker is no longer whose it was."""

_ANYBODYS = frozenset({"you", "it", "he", "she", "they", "this", "that", "your", "its"})


def _is_anothers(words: Words) -> bool:
    """Tell whether "as a keen baker, you ..." or "being a pilot episode, it ..." was read."""
    if words[0].low not in {"as", "being"}:
        return False
    comma = next((k for k in range(2, len(words) - 1) if words[k].low == ","), 0)
    return bool(comma) and words[comma + 1].low in _ANYBODYS and words[1].low not in {"my", "i"}


_EARLIER = re.compile(r"(?:before|after) (?:that|this) (?:i|we)\b")
_EXCEPT = frozenset({"apart", "except", "besides", "unlike", "aside"})
_OF_ALL = re.compile(r"(?:nobody|no one|everybody|everyone|nothing|everything|all|none)\b", re.I)
_PRESENT = re.compile(r"(?:User|The team) (?:\w+ly |only )?\w+s\b(?<!was)")


def is_partial(one: Claim, words: Words) -> bool:
    """Tell whether a statement holds only a piece of what was said, or what was asked for."""
    said = tidied(one.statement)
    if any(
        p.search(said) is not None
        for p in (_BARE_COUNT, _LEANING, _BROKEN, _ONE_OF_WHAT, _SOME_FIRM, _PAST_YEAR)
    ):
        return True
    if words and words[0].low in _EXCEPT and _OF_ALL.match(said) is not None:
        # "apart from my gran, nobody speaks Welsh" says nothing of everybody.
        return True
    if is_nobodys(said) or (words and _is_anothers(words)):
        return True
    if said.startswith(("User has never been ", "User was never ")) and any(
        a.low in {"never", "been"} and b.low in {"so", "such"} for a, b in pairwise(words)
    ):
        # "I have never been so bored" was bored.
        return True
    if said.startswith("User's name is ") and len(words) > 1 and words[1].low == "be":
        # "I be Fante" tells a people.
        return True
    if _HANDED_ON.search(" ".join(w.low for w in words)) and " has a" in said:
        return True
    if said.startswith("User turns ") and any(w.low == "since" for w in words):
        return True
    if _EARLIER.match(" ".join(w.low for w in words[:3])) and _PRESENT.match(said):
        return True
    return _is_bracketed(said, words) or _is_asked(said, words) or _is_praise(said, words)


def _is_praise(said: str, words: Words) -> bool:
    """Tell whether "you always explain things so patiently" was read as what is wanted."""
    lows = [w.low for w in words]
    if lows[:1] != ["you"] or lows[1:2] not in (["always"], ["never"]):
        return False
    return said.startswith("User wants the assistant") and not {"please", "pls", "from"} & set(lows)


def _is_bracketed(said: str, words: Words) -> bool:
    """Tell whether an aside became an object: "the probe we're prototyping (nRF52840)"."""
    return any(
        f" {before.text} {words[at + 2].text}" in said
        for at, (before, mark) in enumerate(pairwise(words[:-1]))
        if mark.low == "(" and verb_lemma(before.low) and said.startswith(("User ", "The team "))
    )


def _is_asked(said: str, words: Words) -> bool:
    """Tell whether what somebody asks for was read as done: "so make please a list"."""
    for at, word in enumerate(words[:-1]):
        if word.low != "so":
            continue
        emphatic = words[at + 1].low == "do"
        if at + 1 + emphatic >= len(words):
            continue
        verb = words[at + 1 + emphatic].low
        if verb_lemma(verb) != verb:
            continue
        behind = at + 2 < len(words) and words[at + 2].low == "please"
        if emphatic and f" does {verb} " in said:
            return True
        if (behind or words[at - 1].low == "," or at + 2 == len(words)) and re.match(
            rf"User {verb}e?s\b", said
        ):
            return True
    return False
