"""Whether the owner told what a claim says, or asked, supposed, quoted or played it."""

from __future__ import annotations

import re

from mnemic.memory.formation.borrowing.findings import SHOULD_HAVE_SAID
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.segments import Mood
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.model import ClaimKind, Derivation

_NEVER_MEANT = frozenset({Mood.ROLE_PLAY, Mood.IRONIC})
"""What is not meant, so that not even a guess rests on it."""

_NEVER_TOLD = _NEVER_MEANT | {Mood.QUOTED}
"""What is no word of the owner's own."""

_FIELDS = frozenset({ClaimKind.SKILL, ClaimKind.INTEREST})
"""What the words of others that somebody works on may tell of: which field it is."""

_NOT_STATED = frozenset({Mood.CODE, Mood.HYPOTHETICAL})
"""What supports a guess and states nothing."""

_ASKED_FOR = frozenset(
    {ClaimKind.GOAL, ClaimKind.INTEREST, ClaimKind.PREFERENCE, ClaimKind.CONSTRAINT}
)
"""What a question or a request itself shows of who makes it."""

_REQUESTED = _ASKED_FOR | {ClaimKind.ONGOING_PROJECT}
_WISHED = re.compile(r"\b(?:i|we)(?:['’]d| would)\s+(?:really |also )?(?:like|love|prefer)\b", re.I)
_WHAT_WISHED = re.compile(
    r"(?:so\s+|and\s+)?what\s+(?:i|we)(?:['’]d| would)\s+(?:really )?(?:like|love|prefer)\b",
    re.IGNORECASE,
)
_SELF = re.compile(r"\b(?:i|i['’]\w+|im|ive|my|mine|we|our)\b", re.IGNORECASE)
_INVERTED = re.compile(
    r"\A\W*(?:am|are|do|did|have|had|can|could|should|shall|will|would|may|might|must|was|were|is)"
    r"(?:n['’]t)?\s+(?:i|we|my|our)\b",
    re.IGNORECASE,
)
_ASKED_BEFORE = re.compile(
    r"\b(?:am|are|is|was|were|do|does|did|have|has|had|can|could|should|shall|will|would|may|might"
    r"|must)(?:n['’]t)?\s*\Z",
    re.IGNORECASE,
)
_REASON_BEFORE = re.compile(r"\bwhy\s+(?:do|does|did)\s*\Z", re.IGNORECASE)
"""A question of the reason takes for granted what it asks the reason of."""

_TOLD_BESIDE = re.compile(r",\s*(?:that|this|it)(?:['’]?s|\s+is)\s+(?:my|our)\b", re.IGNORECASE)
"""What a request says beside what it asks for: "put it on the flyer, that's my name"."""

_OPEN_BEFORE = re.compile(
    r"\b(?:if|whether|unless|think|thinks|thought|say|says|said|believe|believes|believed|claims?"
    r"|claimed|agree|agrees|know|guess|suppose|doubt|doubts|true|imagine|imagines|sure|wish"
    r"|false|untrue|wrong|nonsense|pretend|pretends|pretended|pretending|lie|lied|joke|joked|deny"
    r"|denied|denies|rumou?r)"
    r"(?:\s+that)?\s*\Z",
    re.IGNORECASE,
)
_SUPPOSING = r"if|whether|unless|(?:for )?example|e\.g\.|in (?:my|the|a) (?:novel|story|dream|game)"
_UNTRUE_WITHIN = re.compile(
    r"\b(?:false|untrue|nonsense|pretend\w*|lied|joked|dreamt|dreamed|dreams?|deny|denies|denied|doubts?|doubted)"
    r"(?:\s+that)?\s+(?=(?:i|we|my|our|he|she|they|the)\b)",
    re.IGNORECASE,
)
_OPEN_AT = re.compile(rf"\A\W*(?:{_SUPPOSING})\b", re.IGNORECASE)
_EXAMPLE_BEFORE = re.compile(rf"\b(?:{_SUPPOSING})[,:]?\s*\Z", re.IGNORECASE)
_COMMENT_MARKS = ("#", "//", "--", "/*", "*", ">>>", "$", "%", ";")
_CODE_SIGNS = re.compile(r"[{}()=<>;`\\|]|\w\.\w+\(")
_SUPPOSED_SENTENCE = re.compile(
    r"\A\W*(?:say\s+(?:an?|the|that|someone|somebody|you|i|we|there|my)|suppose|supposing|imagine"
    r"|assume|assuming|pretend|what if|were\s+(?:i|we)\s+to|had\s+(?:i|we)\b"
    r"|for argument['’]s sake)\b",
    re.IGNORECASE,
)
"""What opens a sentence all of which is only supposed."""

_PLAYED = re.compile(
    r"\b(?:let['’]?s|shall we|we)\s+(?:play|act out|do)\s+(?:a\s+)?(?:scene|scenario|role|game)"
    r"|\brole-?play\b|\b(?:my|your)\s+(?:part|role|character)\s*(?::|is\b)",
    re.IGNORECASE,
)
"""What makes of a turn a play."""

_DREAMT = re.compile(
    r"\b(?:in|from)\s+(?:my|an?|the|this|that)\s+(?:\w+\s+)?(?:dreams?|nightmare|novel|story|game|film|movie|play"
    r"|script|sketch)\b",
    re.IGNORECASE,
)
"""Where nothing is so: in a dream, in a novel."""

_CONDITION = re.compile(
    r"(?:(?:\A|[,;]\s*(?:and\s+|so\s+)?|that['’]s why,\s*)"
    r"(?:when|whenever|if|every ?time)\s+(?=(?:you|u|it|there)\b)"
    r"|\b(?:when|whenever|if|every ?time)\s+(?=(?:i|we)\b))(?P<when>[^,;.]*)",
    re.IGNORECASE,
)
"""A condition of the speaker's doing, or one in front of what it governs."""

LOOK_BACK_CHARS = 40
"""How far before a quote the word stands that leaves it open."""


def is_told(citation: Citation, *, kind: ClaimKind, derivation: Derivation) -> bool:
    """Tell whether a quote can stand for a claim of a kind.

    A guess may rest on anything the owner means, and one about a field on what is quoted
    too: who asks about a query plan likely knows databases. What is stated must be a
    statement, a request that shows a wish, or a fact embedded in a question; what only
    a question asks about, or a condition supposes, is not stated.
    """
    moods = citation.moods
    if derivation is Derivation.HYPOTHESIS:
        own = not citation.attributed and Mood.QUOTED not in moods
        return not moods & _NEVER_MEANT and (own or kind in _FIELDS)
    if (citation.attributed and not _is_own_saying(citation)) or moods & _NEVER_TOLD:
        return False
    wished = _WISHED.match(citation.text) or _WHAT_WISHED.match(citation.text)
    if kind in _ASKED_FOR and Mood.HYPOTHETICAL in moods and wished:
        return True
    if moods & _NOT_STATED and not (moods == {Mood.CODE} and _is_prose(citation)):
        return False
    if moods & {Mood.STATEMENT, Mood.CODE} or not moods:
        return not is_left_open(citation)
    if kind in (_REQUESTED if Mood.REQUEST in moods else _ASKED_FOR):
        return True
    if Mood.REQUEST in moods and _TOLD_BESIDE.search(citation.text) is not None:
        return not is_left_open(citation)
    return Mood.QUESTION in moods and _is_embedded(citation)


def _is_prose(citation: Citation) -> bool:
    """Tell whether a clause on one line with code is the speaker's own sentence."""
    before = citation.source.safe[: citation.start]
    line = before[before.rfind("\n") + 1 :].lstrip()
    clauses = [unit.text for unit in citation.around]
    return (
        before.count("```") % 2 == 0
        and not line.startswith(_COMMENT_MARKS)
        and all(_SELF.search(text) and not _CODE_SIGNS.search(text) for text in clauses)
    )


def _is_embedded(citation: Citation) -> bool:
    """Tell whether a question rests on the quote: "is that enough given that I swim daily?"."""
    quote = citation.text
    return (
        _SELF.search(quote) is not None
        and _INVERTED.match(quote) is None
        and (
            _ASKED_BEFORE.search(_before(citation)) is None
            or _REASON_BEFORE.search(_before(citation)) is not None
        )
        and not is_left_open(citation)
    )


def _before(citation: Citation) -> str:
    return citation.source.safe[max(0, citation.start - LOOK_BACK_CHARS) : citation.start]


def is_left_open(citation: Citation) -> bool:
    before = _before(citation)
    if is_supposed(citation):
        return True
    if before.endswith("`") or citation.text.startswith("`"):
        return True
    return (
        _OPEN_AT.match(citation.text) is not None
        or (_OPEN_BEFORE.search(before) is not None and not _is_own_saying(citation))
        or _EXAMPLE_BEFORE.search(before) is not None
        or _UNTRUE_WITHIN.search(citation.text) is not None
    )


def _is_own_saying(citation: Citation) -> bool:
    """Tell whether it is the speaker who says what a quote says: "should have said we moved"."""
    return _OWN_SAYING.search(_before(citation)) is not None


_OWN_SAYING = re.compile(
    rf"(?:\A|[.!?,;\n]|\b(?:I|sorry|oh))\s*{SHOULD_HAVE_SAID}\s+(?:that\s+)?\Z",
    re.IGNORECASE,
)
_REPORT = re.compile(
    r"(?:\A|[,;.]\s*|\b(?:and|but|so|btw)\s+)(?P<who>(?:[\w'’-]+\s+){1,3}?)(?:(?:says?|said|reckons?)\s+"
    r"(?!to\b)|(?:(?:has|have)\s+)?(?P<told>told|advised|warned|asked|ordered)\s+(?:me|us)\s+)",
    re.IGNORECASE,
)


def reports(statement: str, citation: Citation) -> bool:
    """Tell whether a statement itself says who said what a quote has them say."""
    said = content_lemmas(statement)
    if citation.moods != {Mood.STATEMENT} or is_supposed(citation):
        return False
    found = _REPORT.search(citation.text)
    who = frozenset() if found is None else content_lemmas(found["who"])
    told = found is not None and found["told"]
    saying = re.search(
        rf"\b(?:was|were|been) {told}\b" if told else r"\b(?:says|say|said|reckons)\b", statement
    )
    return bool(who) and who <= said and saying is not None


def is_supposed(citation: Citation) -> bool:
    """Tell whether a quote stands in a play, or in a sentence that only supposes."""
    safe = citation.source.safe
    if _PLAYED.search(safe) is not None:
        return True
    return any(
        start < citation.end
        and citation.start < end
        and (
            _SUPPOSED_SENTENCE.match(safe, start, end) is not None
            or _DREAMT.search(safe, start, max(start, citation.start)) is not None
        )
        for start, end in sentence_spans(safe, 0, len(safe))
    )


_UNLESS = re.compile(
    r"\b(?:unless|except when|except if)\s+(?P<what>(?:(?!\b(?:I|we)\b)[^,;.])+)", re.IGNORECASE
)


def drops_exception(statement: str, citation: Citation) -> bool:
    """Tell whether what is so "unless" something is told as always so."""
    said = content_lemmas(statement)
    held = re.search(r"\b(?:unless|except|without|if|when)\b", statement, re.IGNORECASE)
    return held is None and any(
        said.isdisjoint(content_lemmas(found["what"]))
        for unit in citation.around
        for found in _UNLESS.finditer(unit.text)
    )


def drops_condition(statement: str, citation: Citation) -> bool:
    """Tell whether a wish holds only under a condition of which a statement says nothing."""
    said = content_lemmas(statement)
    return any(
        content_lemmas(found["when"]) and said.isdisjoint(content_lemmas(found["when"]))
        for unit in citation.around
        for found in _CONDITION.finditer(unit.text)
    )
