"""Where one clause is cut into several, and how each piece is meant (`formation@11`)."""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation import moods
from mnemic.memory.formation.joints import opener
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause
from mnemic.memory.formation.wordlists import word_set

FINER_CHARS_MAX = 1_000
"""A longer clause is left as it is: people do not state claims in one breath that long."""


_WORD = r"[\w'’-]+"


_FRONT = (
    r"(?:so\s+far|until\s+(?:now|recently)|right\s+now|at\s+the\s+(?:moment|weekend)|these\s+days|"
    r"lately|recently|nowadays|since\s+then|before\s+(?:that|then)|after\s+that|by\s+now|then|"
    r"sometimes|usually|now|normally|(?:the\s+)?rest\s+of\s+the\s+\w+|after\s+which|(?:on\s+)?the\s+other\s+(?:days|nights|weeks)|"
    rf"(?:on|in|at|every|most|since|before|after|during|for|by|last|next|each|once|when|whenever|if)"
    rf"\s+(?!(?:i|we|my|our)\b)(?:{_WORD}\s+){{0,4}}?{_WORD})"
)


_ME = r"(?:i|i['’](?:m|ve|d|ll)|im|ive|we|we['’](?:re|ve|ll)|my|our)\b"


_BE = (
    r"(?:is|are|was|were|has|have|can|can['’]?t|does|doesn['’]?t|do|don['’]?t|need|needs|"
    r"isn['’]?t|aren['’]?t)"
)


_SOME = (
    r"(?:half|some|most|one|each|every|both|none|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|nobody|everyone|everybody|someone|"
    r"a\s+(?:few|couple|lot|friend)|the\s+(?:other|rest|second|first|kids?|team))"
)


_THERE = r"(?:(?:it|that|there|he|she|they)['’](?:s|re)|its|theres|hes|shes|theyre|there)"


_CUT = re.compile(
    r"(?<!\s)(?=[\s,:(.…])(?:(?:\.{2,}|…)\s*(?=[a-z])(?!(?:wait|no|nope|sorry|actually|scratch|er|erm|um|hmm|i\s+mean|make|or|rather|correction)\b)|"
    rf",?\s+(?:and|but|so|yet|though|although|while)\s+(?={_FRONT},?\s+{_ME})"
    rf"|,?\s+(?:and|but|so)\s+(?=in\s+(?:19|20)\d\d,?\s+(?:they|he|she|it)\s+{_WORD})"
    rf"|,\s+(?={_FRONT},?\s+{_ME}\s+{_WORD})"
    rf"|,\s+(?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|mornings|afternoons|evenings|nights|weekends|weekdays|summers|winters)\s+{_ME}\s+{_WORD})"
    rf"|,?\s+(?:and|but|so|while|because|though|although)\s+(?=(?:these\s+days\s+|nowadays\s+|now\s+|lately\s+)?{_SOME}\s+(?:{_WORD}\s+){{0,4}}?{_BE}\b)"
    rf"|,\s+(?:and|but)\s+(?=(?:this|these|those|everything|nothing|something)\s+{_WORD})"
    r"|,\s+(?=(?:the\s+)?\w+\s+(?:is|are|was|were)\s+(?:on|at|in|due|from|next)\s)"
    r"|,\s+(?=(?:stack|setup|kit|rig|shop|workshop|studio|gear|hosting|db|database|backend|frontend|infra|lease|rent)\s+(?:is|are|ends)\s)"
    r"|\s+and\s+(?P<own>)(?=my\s+(?:\w+\s+){1,3}?(?:help|helps|live|work|study|visit|visits|share|stay|stays)\s)"
    r"|,\s+so\s+(?=if\s)|,?\s+so\s+(?=when(?:ever)?\s+(?:i|you|we)\s)|:\s+(?=(?:my|our|we(?:['’](?:re|ve))?)\s)"
    rf"|,\s+(?={_SOME}\s+(?:{_WORD}\s+){{0,3}}?{_BE}\b)"
    rf"|,?\s+(?:and|but|so|because)\s+(?={_THERE}\s+{_WORD})|,\s+(?={_THERE}\s+{_WORD})"
    r"|,?\s+(?:and|but|so)\s+(?=(?:this|the\s+following)\s+(?:just\s+|also\s+)?(?:came|arrived|landed|turned\s+up|is\s+from|was\s+sent)\b[^,.;:]{0,60}\Z)"
    r"|,\s+(?=all\s+(?:i|we)(?:['’]ve)?\s)"
    r"|,\s+(?=(?:please\s+|pls\s+)?(?:do\s*n['’]?t|dont)\s+ever\s+\w)"
    r"|,?\s+(?:(?:oh\s+)?and|but|oh)\s+(?:also\s+|oh\s+)?(?P<stands>)(?:(?:by\s+the\s+way|btw)[,\s]+(?=(?:please\s+|pls\s+)?(?:always|never)\s)|"
    r"(?=(?:in\s+general|generally|as\s+a\s+(?:general\s+)?rule|from\s+now\s+on|going\s+forward|in\s+(?:the\s+)?future|"
    r"for\s+(?:the\s+)?future(?:\s+reference)?)[,\s]+(?:please\s+|pls\s+)?[a-z]))"
    r"|,\s+(?=kindly\s+\w)|,\s+(?=(?:please\s+|pls\s+)?(?:re[ck]+om+[ea]nd|sug+est|sugjest|advi[sc]e|explai?n)\s+(?:me|us|a|an|some)\s)|,\s+(?=(?:whit|wha|whaur|wot|wat)(?:['’]?s)?\s)"
    r"|,?\s+(?:but|so|and)\s+(?=(?:people|everyone|everybody|folks)\s+(?:at\s+\w+\s+)?calls?\s+me\s)"
    r"|,\s+(?:but\s+|so\s+)?(?=(?:please\s+|just\s+)?call\s+me\s+[A-Z])"
    r"|,\s+(?P<why>)(?=(?:my|our)\s+(?:[\w'’-]+\s+){1,3}?(?:is|are|has|have|does|do|can['’]?t|won['’]?t|[a-z]+s)\s+\w)"
    r"|,?\s+so\s+(?=(?:please\s+|pls\s+)?(?:always|never)\s+(?:give|show|tell|ask|send)\s+(?:me|us)\b)"
    r"|,?\s+so\s+(?=(?:please\s+|pls\s+)?always\s+(?:label|explain|spell|cite|include|format|number|quote|translate|summari[sz]e|describe)\s+(?!my\b|our\b))"
    r"|,\s+(?P<asks>)(?!(?:is|are)\s+(?:a|the)\s[^?]*[.!]\Z)(?=(?:is|are|does|(?:do|did)(?=\s+(?:you|i|we|they|people)\b)|can|could|"
    r"should|would|will)\s+"
    rf"(?!\w+ing\b)(?:{_WORD}\s+){{0,3}}?(?:really|better|worth|enough|ok|okay|normal|possible|there|i|it|that|"
    r"you|a|the|safe|too)\b)"
    r"|\s+(?P<bare>)(?=(?:i['’]m|im|i\s+am|i['’]ve|ive|i\s+have|i\s+work|i\s+live)\s+"
    r"(?:the|a|an|on|in|at|my|been|got|to|\d)\b)"
    rf"|\s+(?P<then>)(?=(?:otherwise|plus|anyway|also)\s+{_ME})"
    r"|,?\s+(?:and|so|but)\s+(?P<kinds>)(?=(?:[a-z-]+\s+){1,2}[a-z-]+s\s+(?:help|work)\s+(?:me\b|a\s+lot|best|better|loads))"
    r"|\s+and\s+(?=would\s+(?:rather|prefer|appreciate)\b)"
    rf"|,\s+(?:and|but)\s+(?=the\s+(?:{_WORD}\s+){{1,3}}?(?:is|are|has|keeps?|won['’]t|doesn['’]t|\w+[^su\W]s)[.!]?\Z)"
    rf"|\s+and\s+(?=\w+s\s+(?:still|never|always|just|really)\s+{_WORD})"
    r"|\s+(?P<run>)(?=(?:(?:i|we)\s+\w+\s+(?:an?|the|my|our|two|three|four|five|six|some|every|in|for|at|as|with|on|"
    r"home|weekend|mostly)\s|i\s+am\s+\d|i\s+(?:mostly|usually|also|mainly|study|speak|sell|teach|grow|raise)\s+\w|(?:i|we)\s+(?:wake|get|go|grew)\s+(?:up|to)\s|"
    r"my\s+\w+\s+(?:is|are|has|gave|works|lives|plays|drives|teaches|cooks|studies|goes)\s|"
    r"the\s+(?:oldest|youngest|eldest|(?:middle|little|older|younger|big)\s+one)\s+"
    r"(?:is|has|plays|goes|just|turned|works|studies|loves|hates)\s))"
    r")",
    re.I,
)


_WANTED = re.compile(
    r"(?:(?:so|and|ideally|basically|long[- ]term|someday|one\s+day|eventually)[\s,]+)?"
    r"(?:i['’]?d|i\s+would|we['’]?d|we\s+would)\s+(?:really\s+|also\s+|much\s+)?"
    r"(?:like|love|prefer|rather|appreciate|want|hate)\b(?!\s+(?:to\s+(?:know|hear|ask|see)|you|your|"
    r"it|if|that)\b)"
    r"|(?:i['’]?d|i\s+would)\s+(?:(?:always|much)\s+)?(?:sooner|take|choose|pick|have)\b.{1,60}?\s(?:over|than)\s",
    re.I,
)


_ASKS = re.compile(
    r"(?:is|are|does|do|did|can|could|should|would|will|how|what|which|why|when|where|who)\s", re.I
)


TRAILING = " \t\r\n\"'“”‘’([*_,;:—–-"


_ASKED_ON = re.compile(
    r"(?:and|but|so|or|then|also)\s+(?:do|does|did|am|is|are|was|were|have|has|can|could|should|would|will)\s+"
    r"(?:i|we|you|my|our|it|he|she|they)\b",
    re.I,
)


_WE_ARE = re.compile(
    r"were\s+(?:a|an|on|in|using|based|two|three|four|five|both|all|moving|hiring|still)\b(?!.*\?)"
)
"""What is typed for "we're": "were a team of six"."""


_HAD_OUT = re.compile(
    r"had\s+(?:my|our)\s+(?:[\w-]+\s+){1,3}?"
    r"(?:out|removed|taken|replaced|fitted|done|checked|pinned|rebuilt|adopted|vaccinated)\b[^?]*\Z",
    re.I,
)
"""What was done to somebody, told without its "I": "had my gallbladder out in 2020"."""


_PLAN_IS = re.compile(r"(?:plan|aim|use|order|test|record)\s+(?:is|was|has)\b", re.I)
"""Nouns that `moods` takes for orders, before their verb."""


_ABSTAINS = re.compile(
    r"(?:also\s+|but\s+|and\s+|i\s+)?do\s*n['’]?t\s+(?:really\s+|even\s+)?(?:own|drive|smoke|speak|trust|wear)\s+(?!the\b|this\b|that\b|it\b|to\b|me\b|my\b|so\s+\w+(?:ly)?\Z)"
    r"|do\s*n['’]?t\s+(?:drive|smoke)\s*(?:\Z|[.,!]|so\b|and\b)",
    re.I,
)
"""What nobody orders with "don't": "dont own a car"."""


def meant(clause: Clause) -> Clause:
    """Take a wish that is stated ("I'd like ...") and "and do I ..." for what they are."""
    if clause.mood is Mood.QUESTION and _WE_ARE.match(clause.text) is not None:
        return replace(clause, mood=Mood.STATEMENT)
    if clause.mood is Mood.STATEMENT and _ASKED_ON.match(clause.text) is not None:
        return replace(clause, mood=Mood.QUESTION)
    if clause.mood is Mood.QUESTION and _HAD_OUT.match(clause.text) is not None:
        return replace(clause, mood=Mood.STATEMENT)
    if clause.mood is Mood.REQUEST and (
        _PLAN_IS.match(clause.text) is not None or _ABSTAINS.match(clause.text) is not None
    ):
        return replace(clause, mood=Mood.STATEMENT)
    wants = clause.mood in {Mood.HYPOTHETICAL, Mood.REQUEST} and _WANTED.match(clause.text)
    if not wants or " if " in clause.text.lower():
        return clause
    return replace(clause, mood=Mood.STATEMENT)


def pieces_of(clause: Clause) -> list[Clause]:
    """Cut a clause at the joints that are known here, in order; itself where there is none."""
    body = clause.text
    out: list[Clause] = []
    start, asks = 0, False
    for match in _CUT.finditer(body):
        if match.start() <= start or _is_open(body, match.start()):
            continue
        if body[match.start()] == ":" and " not " in body[: match.start()]:
            continue
        if match.group("why") is not None and not moods.is_request(body[start : match.start()]):
            continue
        if match.group("kinds") is not None and _KINDS.fullmatch(body[start : match.start()]):
            # "Short paragraphs and plain fonts help me": both of them do.
            continue
        if match.group("stands") is not None and not _is_of_the_hour(body[start : match.start()]):
            continue
        if match.group("bare") is not None and not _runs_on(body, start, match.start()):
            continue
        if (
            match.group("own") is not None
            and len(body[start : match.start()].split()) < OWN_WORDS_MIN
        ):
            continue
        if match.group("run") is not None and not _is_dictated(body, start, match.start()):
            continue
        out.append(piece_of(clause, start, match.start(), asks=asks, last=False))
        start, asks = match.end(), match.group("asks") is not None
    if not out:
        return [clause]
    out.append(piece_of(clause, start, len(body), asks=asks, last=True))
    return [piece for piece in out if piece.text]


_KINDS = re.compile(r"(?!(?:i|we|you|my|our|he|she|it|they)\b)(?:[\w-]+\s+){0,2}[\w-]+s", re.I)
"""A kind of things, named by nothing but its words: "short paragraphs"."""

_STANDING = re.compile(
    r"\b(?:always|never|ever|whenever|when|every|each|from\s+now\s+on|in\s+(?:the\s+)?future|going\s+forward|generally|if)\b",
    re.I,
)


def _is_of_the_hour(head: str) -> bool:
    """Tell whether an order is for this once, not for good: "fix this, and btw always ..."."""
    return moods.is_request(head) and _STANDING.search(head) is None


UNMARKED_WORDS_MIN = 5
"""How many words must stand before a sentence that starts without any mark."""


_WAITING = word_set(
    """that which who when whenever if because since as and but or so like until before after once
    why how what where than the a an my our i think know say said believe guess hope mean feel told
    case unless although though while whether"""
)


def _runs_on(body: str, start: int, at: int) -> bool:
    """Tell whether a new sentence starts at `at` in a text that was typed without marks."""
    if any(mark in body for mark in ".,;:!?"):
        return False
    words = body[start:at].lower().split()
    return len(words) >= UNMARKED_WORDS_MIN and words[-1] not in _WAITING


OWN_WORDS_MIN = 3
"""How many words stand before "and my brothers help me": "me and my wife live" is one clause."""


DICTATED_WORDS_MIN = 4
"""How many words must stand before a sentence that starts in a text without marks and capitals."""


_GOVERNING = _WAITING | word_set(
    """says told tells heard hear thinks means time day moment year week thing place way one all
    everything anything something nothing person people first last if to of in on at with for i we
    you he she they not is are was reason house school job app book company city town country who
    this these those ago later today"""
)
"""Behind these words a clause goes on: "the school i work at", "the day i got my dog"."""


def _is_dictated(body: str, start: int, at: int) -> bool:
    """Tell whether a new sentence starts at `at` in a text without marks or capitals."""
    if body != body.lower() or any(mark in body for mark in ".,;:!?"):
        return False
    words = body[start:at].split()
    counted = words[:1] == ["i"] and words[-1].isdecimal()
    if len(words) < DICTATED_WORDS_MIN - counted:
        return False
    if words[-1] in {"week", "month", "year", "day", "time"}:
        return words[-2] in {"a", "every", "per", "each", "last", "second"}
    return words[-1] not in _GOVERNING


_OPEN_WORDS = word_set("when whenever if after before once while that which who until")


def _is_open(body: str, at: int) -> bool:
    """Tell whether what stands before a cut waits for its main clause: "when it rains, ..."."""
    head = body[:at].split(None, 1)
    if not head or head[0].lower() not in _OPEN_WORDS | {"in", "on", "at", "since", "every", "as"}:
        return False
    return "," not in body[:at] and re.search(rf"\b{_ME}\s+{_WORD}", body[:at], re.I) is None


def piece_of(clause: Clause, start: int, end: int, *, asks: bool, last: bool) -> Clause:
    """Give the exact stretch of a clause as a clause, with what leads it and how it is meant."""
    body = clause.text
    low, leads = opener(body, start, end, clause.leads if start == 0 else "")
    while end > low and body[end - 1] in TRAILING:
        end -= 1
    text = body[low:end]
    mood = clause.mood
    if not (last and mood is Mood.QUESTION):
        mood = mood_of(text, asks=asks)
    piece = replace(
        clause,
        text=text,
        start=clause.start + low,
        end=clause.start + end,
        mood=mood,
        leads=leads,
        attributed=clause.attributed or moods.is_reported(text),
    )
    return meant(piece)


def mood_of(text: str, *, asks: bool) -> Mood:
    """Tell how a piece is meant; `asks` says that what cut it off makes it a question."""
    if moods.is_request(text):
        return Mood.REQUEST
    if asks or moods.is_question(text) or (text.endswith("?") and _ASKS.match(text)):
        return Mood.QUESTION
    return Mood.HYPOTHETICAL if moods.is_hypothetical(text) else Mood.STATEMENT
