"""How a clause is meant: told as true, asked, ordered, supposed, mocked."""

from __future__ import annotations

import re
from enum import Enum

from mnemic.memory.formation.wordlists import word_set


class Mood(Enum):
    """Say how a clause is meant; only a STATEMENT tells something as true."""

    STATEMENT = "statement"
    QUESTION = "question"
    REQUEST = "request"
    HYPOTHETICAL = "hypothetical"
    IRONIC = "ironic"
    QUOTED = "quoted"
    CODE = "code"
    ROLE_PLAY = "role_play"

    # Asked of every clause: a member is one object, and its identity is hash enough.
    __hash__ = object.__hash__


_SUBJECT = (
    r"(?:i|you|we|it|he|she|they|there|this|that|these|those|the|my|our|your|a|an|any|anyone|"
    r"anybody|someone|somebody|everyone|people)\b"
)
_QUESTION = re.compile(
    rf"(?:(?:do|does|did|is|are|was|were|am|have|has|had|can|could|should|would|will|shall|may|"
    rf"might|must|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|can['’]?t|couldn['’]?t|"
    rf"won['’]?t|wouldn['’]?t|shouldn['’]?t|haven['’]?t)\s+{_SUBJECT}"
    r"|(?:what|how|where|who|when)s\s+(?:the|your|a|an|it|this|that|up|best|good)\b"
    r"|(?:what|how|which|who|whom|whose|where|when|why)(?:['’]s\b|['’]re\b|['’]d\b|"
    r"\s+(?:is|are|am|was|were|do|does|did|can|could|should|would|will|shall|may|might|must|has|"
    r"have|had)\s+\S|\s+(?:much|many|long|often|far|old|big|about|come|else|kind|sort|type)\b)"
    r"|(?:what|which|whose|how)\s+(?:[\w'’-]+\s+){1,3}?(?:should|shall|can|could|do|does|did|would|"
    r"will|to)\b"
    r"|(?:any|some)\s+(?:\w+\s+)?(?:ideas?|tips?|thoughts?|suggestions?|recommendations?|advice|"
    r"pointers?|chance|recommendation|input|feedback|clue|luck)\b"
    r"|(?:i['’]?m|i\s+am|i\s+was|was|am|and)?\s*(?:just\s+)?wondering\b"
    r"|(?:i\s+)?(?:(?:do\s*n['’]?t|dont|do\s+not)\s+know|wonder|can['’]?t\s+(?:decide|tell)|"
    r"cannot\s+(?:decide|tell))\s+(?:if|whether|which|what|how|where|when|why|who)\b"
    r"|i['’]?m\s+(?:not\s+sure|unsure|curious|torn|confused)\s+(?:(?:about|as\s+to)\s+)?"
    r"(?:if|whether|which|what|how|where|when|why|who)\b"
    r"|(?:i['’]?d|i\s+would)\s+(?:like|love|be\s+curious)\s+to\s+(?:know|hear|ask)\b"
    r"|i\s+(?:want|need)\s+to\s+(?:know|ask)\b"
    r"|(?:right|correct|no|yes|ok|okay|eh|huh|isn['’]t\s+it|aren['’]t\s+i|don['’]t\s+i|"
    r"do\s+you\s+think|you\s+think)\?*\Z)",
    re.I,
)
_REQUEST = re.compile(
    r"(?:(?:please|pls|plz|kindly|let['’]?s|lets|let\s+(?:me|us)|feel\s+free|go\s+ahead|"
    r"make\s+sure|"
    r"don['’]?t\s+(?!you\b|we\b|they\b|i\b|like\b|love\b|want\b|know\b|think\b|have\b|need\b|eat\b|"
    r"drink\b|care\b)\w+|do\s+not\s+\w+)\b"
    r"|(?:can|could|would|will|wo[nt]['’]?t)\s+(?:you|u|we|i)\b|would\s+you\s+mind\b"
    r"|i\s+(?:want|need|would\s+like|expect)\s+(?:you|your)\b|i['’]?d\s+(?:like|love|want|"
    r"appreciate|prefer\s+(?:it\s+)?if)\s+(?:you|your|if\s+you|a\b|an\b|some|to\s+(?:see|get|"
    r"have)\s+"
    r"(?:a|an|some|your)\b)"
    r"|i['’]?d\s+appreciate\b|(?:help|thanks\s+for)\s+\w+)",
    re.I,
)
_IMPERATIVES = word_set(
    """give tell show write explain help make fix add remove delete summarize summarise draft find
    list suggest recommend check create generate translate rewrite rephrase convert use put look
    search compare describe open run read send set schedule book try stop start keep avoid call
    forget ignore disregard drop scratch erase update change note remember be answer respond reply
    format refactor review implement build debug test install continue proceed wait ask always
    never act imagine walk teach take turn move rename sort order group print return output play
    pick choose explain skip save store provide outline brainstorm proofread optimize simplify
    shorten expand clean calculate compute plan think consider assume go get mark log record
    include exclude switch"""
)
_NOT_IMPERATIVE = re.compile(
    r"(?:plan|planning|going|used?|like|need|hope|want|set|book(?:ed)?)\s+(?:to|out)\b|"
    r"(?:read|put|set|run)\s+\w+(?:\s+\w+){0,3}\s+(?:last|yesterday|every|daily|ago)\b|"
    r"(?:always|never)\s+(?:been|had|was|were|liked?|loved?|wanted|lived|\w+ed)\b|"
    r"(?:use|call|test|build|list|play|help|order)(?:\s+\w+){0,2}\s+(?:is|are|was|were)\b",
    re.I,
)
_COUNTERFACTUAL = re.compile(
    r"\b(?:would|wouldn['’]?t|could\s+have|might\s+have|should\s+have|were\s+to|were\s+i|had\s+i)\b"
    r"|\b(?:i|you|he|she|we|they|it|that|there)['’]d\s+(?P<after>\w+(?:\s+\w+)?)",
    re.I,
)
_COUNTERFACTUAL_WORDS = ("would", "'d", "’d", " have", "were ", "had ")
_IF_WORDS = ("if", "unless", "in case", "provided", "as long")
_WOULD_BUT_TRUE = re.compile(
    r"\b(?:would|['’]d)\s+(?:(?:much|really|always|definitely|still|usually|generally)\s+)?"
    r"(?:rather|prefer|say|(?:like|love)\s+to|guess|describe|call\s+myself|better|recommend|argue)\b",
    re.I,
)
_PARTICIPLES = word_set(
    """been had gone done seen taken made got gotten given come become known thought left lost
    found felt kept met paid put read said sold sent set spent stood taught told understood won
    written broken chosen driven eaten fallen flown forgotten grown hidden ridden spoken stolen
    swum thrown woken worn begun drunk run sung built bought caught brought held heard hit led
    meant quit better best always never just already also only"""
)
_SUPPOSED = re.compile(
    r"(?:suppose|supposing|imagine|imagining|what\s+if|let['’]?s\s+(?:say|suppose|imagine|assume|"
    r"pretend)|say\s+(?:i|we|my)\b|assume|assuming|hypothetically|in\s+theory|theoretically|"
    r"if\s+only|i\s+wish\b|i\s+(?:used\s+to\s+)?(?:dream|fantasi[sz]e)\s+(?:of|about)|were\s+i\b|"
    r"had\s+i\b|as\s+though\s+i|in\s+an?\s+(?:ideal|perfect|alternate|parallel|different|other)\s+"
    r"(?:world|universe|life|reality)|in\s+another\s+life|"
    r"(?:i\s+)?(?:would|wouldn['’]?t|i['’]d)\s+(?:love(?!\s+to\s+\w)|hate|die|kill|be|never|have))\b",
    re.I,
)
_STICKY_SUPPOSITION = re.compile(
    r"(?:suppose|supposing|imagine|assume|assuming|hypothetically|let['’]?s\s+(?:say|suppose|"
    r"imagine|assume))\b[\s,:]*+(?:that\s+)?(?:i|we|my|i['’]?m)\b",
    re.I,
)
_IF = re.compile(r"\b(?:if|unless|in\s+case|provided\s+that|as\s+long\s+as)\b", re.I)
_IF_UNREAL = re.compile(
    r"\b(?:if|unless)\s+(?:only\s+)?(?:i|we|you|he|she|they|it|my\s+\w+|there)\s+(?:\w+ly\s+)?"
    r"(?:were|was|weren['’]?t|wasn['’]?t|had|hadn['’]?t|could|did|didn['’]?t|lived|worked|owned|"
    r"moved|knew|became|got|won|lost|went|ate|bought|found|ever|move|get|become|win|end)\b"
    r"|\b(?:will|won['’]?t|['’]ll|could|might|may|going\s+to|gonna)\b",
    re.I,
)
_IRONY = re.compile(
    r"(?:\A|[.!,;]\s*+)(?:oh\s*,?\s*(?:sure|great|joy|perfect|wonderful|lovely|brilliant|"
    r"fantastic|yeah\s*,?\s*right)\b|(?:yeah|sure)\s*,?\s*(?:right|sure)\b|as\s+if\s+i\b|"
    r"(?:sure|right|yeah|great)\s*,\s*(?:because|cause|cuz|and\s+i\s+(?:also|just|totally)|"
    r"i\s+(?:just|totally|absolutely|really|simply|so)\s+(?:love|adore|enjoy))\b|"
    r"because\s+(?:of\s+course|obviously|clearly)\b|like\s+i\s+(?:care|need|wanted)\b|"
    r"what\s+a\s+surprise|how\s+(?:lovely|wonderful|delightful)\b)"
    r"|(?:\s|\A)/s(?:arc(?:asm)?)?\b|\(sarcasm\)|#sarcasm|\bsaid\s+no\s*(?:-|\s)?one\s+ever\b|🙄|"
    r"\bnot\s*!+\s*\Z|\b(?:just|so|simply|totally|absolutely)\s+(?:love|adore|"
    r"enjoy)(?:s)?\s+(?:it\s+)?"
    r"(?:when|how|being|waiting|getting|mondays|paying|traffic)\b"
    r"|\bevery(?:one|body)['’]?s\s+dream\b|\b(?:jk|j/k|just\s+kidding|only\s+joking|"
    r"just\s+joking)\b",
    re.I,
)
_IRONY_WORDS = (
    "oh", "yeah", "sure", "as if", "/s", "sarcas", "🙄", "said no", "not!", "not !", "love",
    "adore", "enjoy", "kidding", "joking", "jk", "j/k", "dream", "surprise", "how ", "like i",
    "because", "right,", "great,", "psych", "right", "great", "wow",
)  # fmt: skip

_STAGE_WORDS = (
    "suppos", "imagin", "assum", "hypothetical", "let's", "let’s", "lets", "pretend", "role",
    "act ", "story", "novel", "game", "campaign", "script", "play", "fanfic", "book", "comic",
    "movie", "film", "scenario", "fantasy", "rpg", "d&d", "character", "poem", "song", "scene",
    "monologue", "i'll ", "i will ", "i’ll ", "let me be", "behave", "respond", "talk", "speak",
    "you are", "you're", "you’re", "you'll", "you’ll", "you will", "*", "exercise", "simulation",
    "experiment",
)  # fmt: skip

COLOUR_WORDS = _IRONY_WORDS + _STAGE_WORDS
"""One of these stands in every sentence with irony, a lasting supposition or role play."""

_TAKES_BACK = re.compile(
    r"(?:\W*)(?:/s\b|not!+|as\s+if[.!]*\Z|jk\b|j/k\b|(?:i['’]?m\s+)?(?:just\s+|only\s+)?(?:kidding|"
    r"joking)\b|yeah,?\s+right\b|sarcasm\b|🙄|psych\b)",
    re.I,
)
_USER_PERSONA = re.compile(
    r"\b(?:let['’]?s\s+(?:role-?\s?play|play\s+pretend|pretend)|role-?\s?play\b|"
    r"pretend\s+(?:that\s+)?(?:i|we)(?:['’]?m|\s+am|\s+are|['’]re|\s+was|\s+were|"
    r"\s+live|"
    r"\s+have)\b|in\s+(?:my|the|this|our|a)\s+(?:(?!real\b|free\b)\w+\s+)?(?:story|novel|game|"
    r"campaign|"
    r"screenplay|script|play|fanfic|book|comic|movie|film|role-?play|scenario|dream|fantasy|rpg|"
    r"d&d)(?:\s+(?:i['’]?m|i\s+write|i\s+am\s+writing))?\s*,\s*|(?:i['’]?ll|i\s+will|let\s+me)\s+"
    r"(?:play|be)\s+(?:the|a|an|as)\b|my\s+character\b|you(?:['’]?ll|\s+will)?\s+play\s+the\b|"
    r"for\s+(?:the\s+(?:purposes?|sake)\s+of\s+)?this\s+(?:\w+\s+)?(?:exercise|scenario|game|role-?play|"
    r"simulation|story|thought\s+experiment)\b|"
    r"write\s+(?:me\s+)?(?:a|an|the)\s+(?:\w+\s+)?(?:story|poem|song|scene|"
    r"monologue)\b[^.!?\n]{0,60}"
    r"\b(?:i|me|my)\b)",
    re.I,
)
_ASSISTANT_PERSONA = re.compile(
    r"(?:pretend|act|behave|imagine|respond|talk|speak)\s+(?:that\s+|as\s+if\s+|like\s+|as\s+)?"
    r"(?:you|a|an|the)\b|you(?:['’]?re|\s+are)\s+(?:now\s+)?(?:a|an|the)\s|\*\w[^*\n]{0,80}\*\s*\Z",
    re.I,
)
_REPORTED = re.compile(
    r"(?:(?:according\s+to|apparently|supposedly|allegedly|rumou?r\s+has\s+it|word\s+is|"
    r"in\s+the\s+words\s+of)\b(?!\s+me\b)"
    r"|(?:people|they|some|folks|everyone|friends|critics)\s+(?:say|think|claim|believe|"
    r"tell\s+me)\b"
    r"|(?:i\s+(?:heard|read|was\s+told|saw|see)\s+(?:that|somewhere|online|on\s+the)\b)"
    r"|(?!i\b|we\b|i['’])[\w'’.-]++(?:\s+(?!i\b|we\b)[\w'’.-]++){0,6}?\s+(?:just\s+|also\s+|"
    r"once\s+|"
    r"always\s+)?(?:said|says|told\s+(?:me|us|him|her|them)|tells\s+(?:me|us)|claims|claimed|wrote|"
    r"writes|reckons|insists|insisted|mentioned|announced|swears|thinks|thought|believes|believed|"
    r"stated|reported|suggested|texted|replied|(?:states|reports|suggests)(?=\s+\w))\b)",
    re.I,
)


def is_question(clause: str) -> bool:
    """Tell whether a clause asks, directly or not ("I wonder which ...")."""
    return _QUESTION.match(clause) is not None


def is_request(clause: str) -> bool:
    """Tell whether a clause orders or asks the listener to do something."""
    if _REQUEST.match(clause) is not None:
        return True
    first = clause.split(None, 1)[0].strip(",.:;!").lower() if clause.strip() else ""
    return first in _IMPERATIVES and _NOT_IMPERATIVE.match(clause) is None


def is_hypothetical(clause: str) -> bool:
    """Tell whether a clause supposes: unreal or future conditions, wishes, would.

    A condition that holds habitually ("If it rains I take the bus") is a statement.
    """
    if _SUPPOSED.match(clause) is not None:
        return True
    lowered = clause.lower()
    if any(word in lowered for word in _COUNTERFACTUAL_WORDS):
        for match in _COUNTERFACTUAL.finditer(clause):
            after = match.group("after")
            if after is None or not _is_past_perfect(after.lower()):
                return _WOULD_BUT_TRUE.search(clause) is None
    if not any(word in lowered for word in _IF_WORDS):
        return False
    return _IF.search(clause) is not None and _IF_UNREAL.search(clause) is not None


def _is_past_perfect(after: str) -> bool:
    words = after.split()
    if words[0] in {"always", "never", "just", "already", "also", "only", "not"}:
        words = words[1:]
    return bool(words) and (words[0] in _PARTICIPLES or words[0].endswith("ed"))


def is_ironic(sentence: str) -> bool:
    """Tell whether a sentence carries a mark of irony."""
    lowered = sentence.lower()
    if not any(word in lowered for word in _IRONY_WORDS):
        return False
    return _IRONY.search(sentence) is not None


def takes_back(sentence: str) -> bool:
    """Tell whether a sentence makes the one before it a joke ("/s", "just kidding")."""
    return _TAKES_BACK.match(sentence) is not None


def supposes_on(sentence: str) -> bool:
    """Tell whether what follows in the paragraph is supposed too ("Imagine I'm a pilot.")."""
    return _STICKY_SUPPOSITION.match(sentence) is not None


def plays_user(sentence: str) -> bool:
    """Tell whether the speaker takes on a role, which then lasts."""
    lowered = sentence.lower()
    if not any(word in lowered for word in _STAGE_WORDS):
        return False
    return _USER_PERSONA.search(sentence) is not None


def casts_assistant(sentence: str) -> bool:
    """Tell whether a sentence only casts the listener in a role."""
    return _ASSISTANT_PERSONA.match(sentence) is not None


def is_reported(clause: str) -> bool:
    """Tell whether a clause reports what somebody else says."""
    return _REPORTED.match(clause) is not None
