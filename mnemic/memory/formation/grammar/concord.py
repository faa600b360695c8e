"""Verbs that agree with "User" inside a statement: "whenever User types", not "User type"."""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    MODALS,
    PREPOSITIONS,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.inflections import third_person

_INNER = re.compile(
    r"(?<=\s)(?P<before>[\w,]+) User(?:(?P<clitic>['’](?:m|re|ve))|(?P<rest>(?: [\w'’]+){1,2}))"
)
_JOINS = frozenset(
    [
        "when",
        "whenever",
        "while",
        "if",
        "unless",
        "because",
        "since",
        "as",
        "than",
        "that",
        "which",
        "who",
        "whom",
        "what",
        "where",
        "wherever",
        "how",
        "why",
        "until",
        "till",
        "before",
        "after",
        "once",
        "though",
        "although",
        "whether",
        "so",
        "and",
        "but",
        "or",
        "days",
        "times",
        "way",
        "place",
        "day",
        "time",
        "everything",
        "anything",
        "all",
        "things",
        "thing",
        "reason",
    ]
)
"""Behind these words an inner "User" is a subject; behind others it may be an object."""

_BE = {
    "am": "is", "are": "is", "were": "was", "have": "has", "do": "does", "don't": "does not",
    "aren't": "is not", "weren't": "was not", "haven't": "has not",
}  # fmt: skip
_ALWAYS = frozenset({"am", "are", "aren't"})
_CLITICS = {"m": "is", "re": "is", "ve": "has"}
_LEFT = frozenset(
    [
        "to",
        "in",
        "on",
        "at",
        "for",
        "with",
        "from",
        "by",
        "as",
        "than",
        "so",
        "not",
        "no",
        "also",
        "only",
        "even",
        "still",
        "just",
        "too",
        "never",
        "down",
        "up",
        "out",
        "over",
        "off",
        "like",
        "ever",
        "long",
        "well",
        "home",
        "back",
        "own",
        "then",
        "now",
        "must",
        "put",
        "set",
        "cut",
        "hit",
        "let",
        "quit",
        "shut",
        "cost",
        "hurt",
        "read",
        "spread",
    ]
)
"""Words that are no verb behind "User", or whose past looks like their present."""


_GAP = re.compile(r"(?<=\w)\s+(?=['’]s\b|n['’]t\b)|(?<=\w)\s+(?=,\s)")
"""A gap that reading left before an ending or a comma: "girlfriend 's", "unittest , and"."""

_TWICE = re.compile(r"\bfor on (?=\d)")
_AND_ALL = re.compile(r" and all(?=\.\Z)")


def mended(statement: str) -> str:
    """Give a statement without the gaps, doubled words and verbs that reading left in it."""
    said = _AND_ALL.sub("", _TWICE.sub("for ", _GAP.sub("", statement)))
    said = _OF_IN.sub(r"\g<of> \g<year>", said)
    said = _ALL_OF.sub("All of ", said).replace("The team's team ", "The team's ")
    said = _MANY_OF_ONE.sub(lambda found: f"{found['head']} {_PLURAL[found['verb']]}", said)
    said = _SINCE.sub(r"User has been \g<what>", said)
    said = _STRANDED.sub(lambda found: f" User {_third(found['verb'])}", said)
    said = _OF_ASSISTANT.sub(lambda found: f"{found['head']}{_third(found['verb'])}", said)
    return concordant(_HAS_TO.sub(_have_to, said))


_OF_IN = re.compile(r"\b(?P<of>of|before|after|until|than|during) in (?P<year>[12]\d{3})\b")

_SINCE = re.compile(
    r"\AUser is (?P<what>(?:a |an )?[a-z-]+(?= (?:since (?!the\b)|for (?:years|months|ages|decades|\d+ years)\b)))(?<!ing)"
)
"""What holds since then or for so long is told in the perfect: "has been coeliac since childhood"."""

_PLURAL = {"is": "are", "was": "were", "has": "have"}
_MANY_OF_ONE = re.compile(
    r"\A(?P<head>(?:User|The team)['’]s (?:[\w-]+ ){0,2}"
    r"(?:savings|earnings|winnings|belongings|surroundings|premises|headquarters|scissors))"
    r" (?P<verb>is|was|has)\b"
)
"""Nouns that are many even of one: "savings are in a credit union"."""

_ALL_OF = re.compile(r"\AAll (?=(?:of )?(?:User|The team)['’]s )(?!of )")
_STRANDED = re.compile(r"(?<=[a-z]) User (?P<verb>[a-z]+)(?= (?:with|on|in|at|from|for)\.)")
"""What somebody does with the thing named just before: "the sheet User budgets with"."""

_OF_ASSISTANT = re.compile(
    r"(?P<head>\b(?:claim|claims|thing|things|anything|everything|answer|answers|plan|text|code|time) the assistant )(?P<verb>[a-z]+)\b"
)
"""What the assistant does with every one of them: "for each claim the assistant makes"."""


_HAS_TO = re.compile(r"\A(?P<who>[^.,]{3,60}?) has to ")
_SINGLE = frozenset(
    [
        "each",
        "every",
        "one",
        "none",
        "neither",
        "either",
        "whatever",
        "what",
        "whoever",
        "anything",
        "everything",
    ]
)
_MANY = frozenset({"people", "children", "sheep", "cattle", "in-laws", "folks"})


def _have_to(found: re.Match[str]) -> str:
    """Let a plural subject agree: "User's kids have to wear glasses"."""
    words = found.group("who").lower().split()
    end = next((i for i, w in enumerate(words) if i and w in PREPOSITIONS), len(words))
    head = words[end - 1]
    many = (
        "and" in words[:end] or head in _MANY or (head.endswith("s") and noun_lemma(head) != head)
    )
    single = words[0] in _SINGLE or head.endswith("'s") or "assistant" in words
    return f"{found.group('who')} have to " if many and not single else found.group()


def concordant(statement: str) -> str:
    """Let every verb behind an inner "User" agree with it."""
    return _INNER.sub(_agreed, statement) if " User" in statement else statement


def _agreed(found: re.Match[str]) -> str:
    before = found.group("before").strip(",").lower()
    head = f"{found.group('before')} User"
    if found.group("clitic") is not None:
        return f"{head} {_CLITICS[found.group('clitic')[1:]]}"
    said = found.group("rest").split()
    at = 1 if len(said) > 1 and (said[0] in ADVERBS or said[0].endswith("ly")) else 0
    verb = said[at].replace("’", "'")
    if verb in _ALWAYS and before not in {"and", "or"}:
        said[at] = _BE[verb]
    elif before in _JOINS and not (before in {"and", "or"} and verb in _BE):
        said[at] = _third(verb)
    return f"{head} {' '.join(said)}"


def _third(verb: str) -> str:
    if verb in _BE:
        return _BE[verb]
    lemma = verb_lemma(verb)
    if lemma is None or verb in MODALS or verb in _LEFT or verb_form(verb, lemma) != "base":
        return verb
    return third_person(verb)
