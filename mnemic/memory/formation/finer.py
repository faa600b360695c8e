"""Finer cuts of a turn's clauses, for the policies that read richly (`formation@11` on).

`segments.segment` is frozen with `formation@7`. What it leaves joined is parted here:
clauses behind a fronted time ("and so far my progress ..."), behind a counting word
("and half the data is ..."), and a question at the end of a sentence that has no mark.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation import moods
from mnemic.memory.formation.borrowing.findings import with_own_reports
from mnemic.memory.formation.breaths import breaths
from mnemic.memory.formation.grammar.note_words import MARKED
from mnemic.memory.formation.grammar.second_subjects import second_subject
from mnemic.memory.formation.grammar.subjectless import announces_profile
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.joints import opener
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.notes import noted
from mnemic.memory.formation.rejoining import rejoined
from mnemic.memory.formation.segments import Clause, segment
from mnemic.memory.formation.tails import tails, with_doers
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
    rf"|,\s+(?={_FRONT},?\s+{_ME}\s+{_WORD})"
    rf"|,\s+(?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|mornings|afternoons|evenings|nights|weekends|weekdays|summers|winters)\s+{_ME}\s+{_WORD})"
    rf"|,?\s+(?:and|but|so|while|because|though|although)\s+(?=(?:these\s+days\s+|nowadays\s+|now\s+|lately\s+)?{_SOME}\s+(?:{_WORD}\s+){{0,4}}?{_BE}\b)"
    rf"|,\s+(?:and|but)\s+(?=(?:this|these|those|everything|nothing|something)\s+{_WORD})"
    r"|,\s+(?=(?:the\s+)?\w+\s+(?:is|are|was|were)\s+(?:on|at|in|due|from|next)\s)"
    r"|,\s+(?=(?:stack|setup|kit|rig|shop|workshop|studio|gear|hosting|db|database|backend|frontend|infra|lease|rent)\s+(?:is|are|ends)\s)"
    r"|\s+and\s+(?P<own>)(?=my\s+(?:\w+\s+){1,3}?(?:help|helps|live|work|study|visit|visits|share|stay|stays)\s)"
    r"|,\s+so\s+(?=if\s)|:\s+(?=(?:my|our|we(?:['’](?:re|ve))?)\s)"
    rf"|,\s+(?={_SOME}\s+(?:{_WORD}\s+){{0,3}}?{_BE}\b)"
    rf"|,?\s+(?:and|but|so|because)\s+(?={_THERE}\s+{_WORD})|,\s+(?={_THERE}\s+{_WORD})"
    r"|,\s+(?=all\s+(?:i|we)(?:['’]ve)?\s)"
    r"|,\s+(?=(?:please\s+|pls\s+)?(?:do\s*n['’]?t|dont)\s+ever\s+\w)"
    r"|,\s+(?=kindly\s+\w)|,\s+(?=(?:whit|wha|whaur|wot|wat)(?:['’]?s)?\s)"
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
    r"|,?\s+(?:and|so|but)\s+(?=(?:[a-z-]+\s+){1,2}[a-z-]+s\s+(?:help|work)\s+(?:me\b|a\s+lot|best|better|loads))"
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
_FORBIDDING = re.compile(
    r"(?:(?:and|so|but|please|pls|also)[\s,]+)*"
    r"(?:do\s*n['’]?t|dont|never|do\s+not|always|(?:when(?:ever)?|if|(?:every|each)\s+time)\s+you)\Z",
    re.I,
)
_ASKS = re.compile(
    r"(?:is|are|does|do|did|can|could|should|would|will|how|what|which|why|when|where|who)\s", re.I
)
_TRAILING = " \t\r\n\"'“”‘’([*_,;:—–-"
_SPOKEN = frozenset({Mood.STATEMENT, Mood.QUESTION, Mood.REQUEST, Mood.HYPOTHETICAL})


def finer(text: str, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Part the clauses of one turn further; each is still exactly `text[start:end]`."""
    out: list[Clause] = []
    clauses = with_doers(text, clauses)
    clauses = rejoined(text, tuple(p for clause in clauses for p in _told_before_code(clause)))
    mailed = _mailed(text)
    joked = frozenset(c.sentence for c in clauses if _KIDDING.search(c.text) is not None)
    shown = frozenset(
        c.sentence
        for c in clauses
        if _EXAMPLE.match(c.text) is not None or _RIDDLE.search(c.text) is not None
    )
    owned = with_own_reports(text, _rejoined(text, clauses))
    breathed = [tail for clause in owned for part in breaths(clause) for tail in tails(part)]
    for clause in _profiled(text, noted(text, breathed)):
        if clause.sentence in joked:
            out.append(replace(clause, mood=Mood.IRONIC))
            continue
        if clause.sentence in shown:
            out.append(replace(clause, mood=Mood.HYPOTHETICAL))
            continue
        if mailed[0] <= clause.start < mailed[1]:
            out.append(replace(clause, mood=Mood.QUOTED, attributed=True))
            continue
        if clause.leads == PROFILE or clause.leads in MARKED:
            out.append(clause)
            continue
        if clause.mood not in _SPOKEN or len(clause.text) > FINER_CHARS_MAX:
            out.append(clause)
            continue
        pieces = _stated_head(clause) if clause.mood is Mood.HYPOTHETICAL else _pieces(clause)
        pieces = pieces if len(pieces) > 1 else [_meant(clause)]
        out += [part for piece in pieces for part in _before_second(piece)]
    return tuple(out)


def _before_second(clause: Clause) -> list[Clause]:
    """Part "I'm deaf, so phone calls don't work for me" before its second subject."""
    if clause.mood is not Mood.STATEMENT or clause.attributed:
        return [clause]
    out: list[Clause] = []
    start = 0
    while (found := second_subject(clause.text, start)) is not None:
        out.append(_piece(clause, start, found[0], asks=False, last=False))
        start = found[1]
    if not start:
        return [clause]
    out.append(_piece(clause, start, len(clause.text), asks=False, last=True))
    return [piece for piece in out if piece.text]


_CODE_SIGN = re.compile(r"[{}<>=`;\\$#]|\w\(|\bcreate\s+table\b|\bselect\s+\S+\s+from\b", re.I)
_EQUATED = re.compile(r"(?:our\s+|my\s+)?[a-z]+\s=\s[a-z]+\s[a-z][\w ,']*[.!]?", re.I)
_CODE_STARTS = ("`", "~", "    ", "\t", "{", "<", "//", "#")
_SENTENCE_END = re.compile(r"[.!?:]\s+")


def _told_before_code(clause: Clause) -> tuple[Clause, ...]:
    """Give what a line says before its code starts, as clauses; the code stays code."""
    if clause.mood is not Mood.CODE or clause.text.startswith(_CODE_STARTS):
        return (clause,)
    if _EQUATED.fullmatch(clause.text) is not None:
        # "ci = github actions": no code has a value of several plain words.
        return (replace(clause, mood=Mood.STATEMENT),)
    sign = _CODE_SIGN.search(clause.text)
    if sign is None:
        return (clause,)
    ends = [m.end() for m in _SENTENCE_END.finditer(clause.text, 0, sign.start())]
    if not ends:
        return (clause,)
    told = segment(clause.text[: ends[-1]])
    shifted = tuple(
        replace(
            one, start=one.start + clause.start, end=one.end + clause.start,
            sentence=clause.sentence, attributed=one.attributed or clause.attributed,
        )
        for one in told
    )  # fmt: skip
    rest = clause.text[ends[-1] :]
    return (*shifted, replace(clause, text=rest, start=clause.start + ends[-1]))


_HEADER = re.compile(
    r"^(?:from|sent|to|cc|subject)\s*:[^\n]*\n(?:[\w-]+\s*:[^\n]*\n)*\s*", re.I | re.M
)


_LETTER = re.compile(r"(?:\A|[\n:?.!]\s*)Dear\s+[A-Z][^,\n]{0,40},\s")


def _mailed(text: str) -> tuple[int, int]:
    """Find a mail or a letter that was pasted: its head, and the paragraph behind it."""
    found = _HEADER.search(text)
    letter = _LETTER.search(text)
    if letter is not None:
        end = text.find("\n\n", letter.end())
        return letter.start() + 1, len(text) if end < 0 else end
    if found is None or not re.search(r"^from\s*:", found.group(), re.I | re.M):
        return 0, 0
    end = text.find("\n\n", found.end())
    return found.start(), len(text) if end < 0 else end


_KIDDING = re.compile(
    r"\b(?:i['’]?m|i\s+am|just|only)\s+(?:just\s+)?(?:kidding|joking)\b|\bonce\s+upon\s+a\s+time\b",
    re.I,
)
_EXAMPLE = re.compile(
    r"(?:for\s+(?:example|instance)\b|e\.?g\.?[\s,]|example\s*:|in\s+(?:my|our|the|this|a)\s+(?:\w+\s+)?"
    r"(?:novel|story|dream|dreams|game|rpg|campaign|screenplay|poem|fanfic|example|scenario|role-?play)\s*,?\s+"
    r"(?:i|my|we)\b)",
    re.I,
)
"""How a sentence starts that only shows what could be said, or tells of a made-up life."""

_RIDDLE = re.compile(
    r"\Alet['’]?s\s+(?:play\s+(?:a\s+)?(?:\w+\s+)?(?:game|pretend|make-believe|dnd)|pretend|role-?play)\b|"
    r"\b(?:write|draft|compose|send)\b.{0,40}\b(?:saying|stating|telling\s+\w+|claiming)\b|"
    r"\bhow\s+(?:many|much)\b.{0,40}\b(?:left|remain(?:ing)?|altogether|in\s+total)\b",
    re.I,
)
"""What makes a sentence a game or a sum: what is told in it is made up."""

PROFILE = "profile"
"""What leads an item of a profile: "about me: vegan, two cats"."""

_COLON = re.compile(r":\s+")
_ITEM = re.compile(r"[^,;|/\n]+")
_BULLET = re.compile(r"[ \t]*+[-*•+–][ \t]++\Z")


def _profiled(text: str, clauses: list[Clause]) -> list[Clause]:
    """Part the profiles of a turn into their items, each marked as one."""
    out: list[Clause] = []
    listing = False
    for clause in clauses:
        if clause.leads in MARKED:
            out.append(clause)
            continue
        if clause.mood is not Mood.STATEMENT or clause.attributed:
            listing = False
            out.append(clause)
            continue
        line = text.rfind("\n", 0, clause.start) + 1
        listing = listing and _BULLET.match(text, line, clause.start) is not None
        colon = _COLON.search(clause.text)
        if colon is not None and announces_profile(read(clause.text[: colon.start()])):
            out += _items(clause, colon.end())
        elif listing:
            out += _items(clause, 0)
        else:
            behind = text[clause.end : clause.end + 1]
            listing = behind in {":", "\n", ""} and announces_profile(read(clause.text))
            out.append(clause)
    return out


def _items(clause: Clause, start: int) -> list[Clause]:
    out: list[Clause] = []
    for match in _ITEM.finditer(clause.text, start):
        item = match.group().strip(" .\t")
        if item:
            low = clause.start + clause.text.index(item, match.start())
            out.append(replace(clause, text=item, start=low, end=low + len(item), leads=PROFILE))
    return out


def _rejoined(text: str, clauses: tuple[Clause, ...]) -> list[Clause]:
    """Put "please don't" and what is not to be done together again."""
    out: list[Clause] = []
    for clause in clauses:
        before = out[-1] if out else None
        if (
            before is not None
            and before.sentence == clause.sentence
            and before.mood in _SPOKEN
            and text[before.end : clause.start].isspace()
            and _FORBIDDING.match(before.text) is not None
        ):
            joined = text[before.start : clause.end]
            out[-1] = replace(before, text=joined, end=clause.end, mood=Mood.REQUEST)
        elif (
            before is not None
            and before.sentence == clause.sentence
            and clause.leads == "and"
            and _OTHER_HALF.match(before.text) is not None
            and _PARTING.match(clause.text) is not None
        ):
            out[-1] = replace(before, text=text[before.start : clause.end], end=clause.end)
        else:
            out.append(clause)
    return out


_OTHER_HALF = re.compile(r"my\s+\w+\Z", re.I)
_PARTING = re.compile(
    r"i\s+(?:have\s+|just\s+|recently\s+)*(?:broke|broken|split|separated|divorced|got\s+divorced)\b",
    re.I,
)


_SO = re.compile(
    r",?\s+(?:so|and|but)\s+(?:that\s+)?(?=(?:the|my|our|that|this|it|i|we|he|she|they|an?|one|"
    r"(?:any|some|every)(?:thing|where|one|body)?)\b)",
    re.I,
)
_SUPPOSING = re.compile(
    r"\b(?:if|would|could|should|might|wish|suppose|imagine|were|['’]d|unless|maybe|hypothetically)\b",
    re.I,
)


def _stated_head(clause: Clause) -> list[Clause]:
    """Part "he's a school principal so the hours would work": what is stated, and what is not."""
    match = _SO.search(clause.text)
    if match is None or _SUPPOSING.search(clause.text, 0, match.start()) is not None:
        return [clause]
    head = clause.text[: match.start()].rstrip(_TRAILING)
    if _mood(head, asks=False) is not Mood.STATEMENT or not head:
        return [clause]
    rest = clause.text[match.end() :]
    return [
        replace(clause, text=head, end=clause.start + len(head), mood=Mood.STATEMENT),
        replace(clause, text=rest, start=clause.start + match.end()),
    ]


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


def _meant(clause: Clause) -> Clause:
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


def _pieces(clause: Clause) -> list[Clause]:
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
        if match.group("bare") is not None and not _runs_on(body, start, match.start()):
            continue
        if (
            match.group("own") is not None
            and len(body[start : match.start()].split()) < OWN_WORDS_MIN
        ):
            continue
        if match.group("run") is not None and not _is_dictated(body, start, match.start()):
            continue
        out.append(_piece(clause, start, match.start(), asks=asks, last=False))
        start, asks = match.end(), match.group("asks") is not None
    if not out:
        return [clause]
    out.append(_piece(clause, start, len(body), asks=asks, last=True))
    return [piece for piece in out if piece.text]


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
    counted = words[:1] == ["i"] and words[-1].isdigit()
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


def _piece(clause: Clause, start: int, end: int, *, asks: bool, last: bool) -> Clause:
    body = clause.text
    low, leads = opener(body, start, end, clause.leads if start == 0 else "")
    while end > low and body[end - 1] in _TRAILING:
        end -= 1
    text = body[low:end]
    mood = clause.mood
    if not (last and mood is Mood.QUESTION):
        mood = _mood(text, asks=asks)
    piece = replace(
        clause,
        text=text,
        start=clause.start + low,
        end=clause.start + end,
        mood=mood,
        leads=leads,
        attributed=clause.attributed or moods.is_reported(text),
    )
    return _meant(piece)


def _mood(text: str, *, asks: bool) -> Mood:
    if moods.is_request(text):
        return Mood.REQUEST
    if asks or moods.is_question(text) or (text.endswith("?") and _ASKS.match(text)):
        return Mood.QUESTION
    return Mood.HYPOTHETICAL if moods.is_hypothetical(text) else Mood.STATEMENT


_HANDLED = re.compile(
    r"(?:\A|\b(?:please|pls|you|to|and|then|just|can|could|would)\s+)(?:proofread|translate|rephrase|rewrite|reword|check|correct|improve|polish|edit|summari[sz]e|"
    r"shorten|review|paraphrase|fix|critique|grammar-check|spellcheck|analy[sz]e|classify|parse|sort|rank|"
    r"extract)\b(?:\s+\S+){0,6}\s*\Z",
    re.I,
)


def is_handed_over(text: str, before: Clause | None, clause: Clause) -> bool:
    """Tell whether a clause is text to be worked on: "could you proofread this: I have ..."."""
    if before is None or ":" not in text[before.end : clause.start]:
        return False
    return _HANDLED.search(before.text) is not None
