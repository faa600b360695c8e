"""Where one sentence joins several clauses, and what opens a clause without being part of it."""

from __future__ import annotations

import re

from mnemic.memory.formation.wordlists import word_set

CUTS_MAX = 64
"""How many clauses one sentence is split into; the last one keeps the rest."""

_SELF = r"(?:i|i['’]?m|i['’]?ve|i['’]?d|i['’]?ll)\b(?!\.\w)"
_FINITE = (
    r"(?:is|are|was|were|has|have|had|can|can['’]?t|could|will|won['’]?t|would|does|doesn['’]?t|"
    r"do|don['’]?t|did|didn['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|lives?|lived|works?|worked|"
    r"loves?|likes?|hates?|plays?|teaches|teach|goes|go|went|wants?|needs?|uses?|owns?|runs?|"
    r"studies|study|prefers?|moved|got|died|starts?|started|ends?|just|also|still|never|always|"
    r"turned|turns|born|keeps?|makes?|comes?|came|speaks?|said|says|thinks?|knows?|gets?|takes?)"
)
_NOUN_SUBJECT = (
    r"(?:my|our|his|her|their|the)\s+(?:(?!and\b|or\b|but\b)[\w'’-]+\s+){1,4}?" + _FINITE + r"\b"
)
_SUBJECT = (
    rf"(?:(?:then|now|also|still|today|lately|recently|apparently|yes|no|maybe|sometimes|usually|"
    rf"actually|honestly|currently),?\s+)?(?:{_SELF}|(?:we|you|he|she|they|it|there)\b|"
    rf"(?:we|he|she|they|it|that|there)['’](?:s|re|ve|ll|d)\b|{_NOUN_SUBJECT})"
)
_ASKING = (
    r"(?:(?:can|could|would|will|won['’]?t)\s+(?:you|u|we|i)\b|"
    r"(?:do|does|did|should|shall|may|have|am|is|are|was|were|has|don['’]?t|isn['’]?t|can|could)\s+"
    r"(?:you|we|i|it|that|there|this|they|he|she|the|my|anyone|anybody)\b|"
    r"any\s+(?:\w+\s+)?(?:ideas?|tips?|thoughts?|suggestions?|recommendations?|advice|pointers?|"
    r"feedback|input)\b|(?:what|how|which|where|why|when)\b|"
    r"who\b(?!['’]s\b|\s+(?:is|has|was|lives?|works?|loves?|hates?|likes?|can|can['’]t|doesn['’]t|does|won['’]t)\b)|"
    r"(?:right|ok|okay|yes|no|correct|eh|huh|you\s+know)\s*\?)"
)
_ORDERING = (
    r"(?:please\b|pls\b|(?:can|could|would|will)\s+you\b|let['’]?s\b|let\s+me\b|remind\s+me\b|"
    r"(?:give|show|tell|help|suggest|recommend|write|explain)\s+(?:me|us)\b)"
)
_WONDERING = (
    r"(?:(?:i['’]?m|i\s+am|am|was|i\s+was)\s+)?(?:just\s+)?wonder(?:ing)?\b|"
    r"(?:(?:don['’]?t|do\s+not)\s+know|i['’]?m\s+not\s+sure|not\s+sure)\s+"
    r"(?:which|what|how|whether|if|where)\b"
)
_PLAINLY_ASKING = (
    r"(?:(?:what|how|where|which)(?:['’]?s|\s+(?:is|are|should|do|does|can|would|could|to))\s+\w|"
    r"(?:should|do|does|can|could)\s+(?:i|we|you)\s|any\s+(?:ideas?|tips?|thoughts?|suggestions?|"
    r"recommendations?|advice)\b)"
)
_PLAINLY_TOLD = (
    r"(?:i\s+(?:live\s+in|work\s+(?:at|for|as|in)|moved\s+to|am\s+(?:an?|from|in)|have\s+(?:an?|"
    r"two|"
    r"three|four|\d)|was\s+born|also|don['’]?t|can['’]?t|prefer|study|speak|own|usually|never|"
    r"always|use\s+\w|run\s+\w|swim\b|play\s+\w|teach\s+\w|drive\s+an?|love\s+\w|like\s+\w|hate\s+\w|"
    r"dont|want\s+to)|(?:we|they)\s+(?:have|live|moved|own|got)\b|"
    r"(?:(?:he|she)\s+(?:is|has|lives|works|hates|likes|loves)|s?hes\s+\w)\b|"
    r"i['’]?m\s+(?:an?|from|in|not|also|currently|allergic|vegan|vegetarian|\d+)|"
    r"my\s+\w+\s+(?:still\s+|also\s+|now\s+)?(?:is|are|has|lives|works|loves|likes))\b"
)
_PLAINLY_OPENING = (
    r"(?:(?:what|how|where|which|when|why)\s+(?:should|can|could|do|does|did|is|are|would)\s+"
    r"(?:i|we|you|it|they|the|a|my)\b|(?:btw|also|anyway)\s+(?:i|my|we)\b)"
)
_JOINT = re.compile(
    # Every joint starts at the first sign or space of a run: no run is read twice.
    rf"(?<!\s)(?=[\s,;:—])(?:\s*+;\s++"
    rf"|\s++(?:[—–]+|--+|-)\s++|(?<=\w)—(?=\w)"
    rf"|,?\s++(?P<conjunction>and|but|so|because|since|although|though|whereas|yet|or|plus|cause|"
    rf"cuz|while|which\s+means|given\s+that|considering|except)(?:\s+that)?,?\s++"
    rf"(?={_SUBJECT}|{_WONDERING})"
    rf"|,?\s++(?P<toward>and|but|so|then|or)?(?(toward),?\s++)(?={_ORDERING})"
    rf"|,\s++(?P<splice>)(?={_SUBJECT})"
    rf"|:\s++(?={_SELF})"
    rf"|,\s++(?P<asked>)(?={_PLAINLY_ASKING})"
    rf"|\s++(?P<bare>)(?={_PLAINLY_TOLD}|{_PLAINLY_OPENING}))",
    re.I,
)
_QUESTION_JOINT = re.compile(
    rf"(?<!\s)(?=[\s,])(?:(?:,\s++(?:(?:and|but|so|or|then)\s++)?|\s++(?P<conjunction>and|but|"
    rf"so)\s++)(?={_ASKING})"
    r"|\s++(?P<ground>as)\s++(?=i\s+(?!should\b|can\b|could\b)\w+))",
    re.I,
)
_ASIDE = re.compile(
    r"i\s+(?:think|guess|believe|mean|suppose|hope|know|assume|say|must|reckon|bet|admit)\b\s*,|"
    r"(?:you\s+know|it\s+seems|that\s+is)\s*,",
    re.I,
)
_PREPOSED = re.compile(
    r"(?:when|whenever|if|unless|once|after|before|until|till|as|in|on|at|for|since|during|by|with|"
    r"without|from|to|every|most|some|these|this|last|next|usually|sometimes|lately|recently|"
    r"nowadays|back|growing|having|being|apart|besides|unlike|like|of|according|given|due|while|"
    r"although|"
    r"though|even|despite|because|where|wherever|right|today|yesterday|currently|[a-z]+ly)\b",
    re.I,
)
_SUBORDINATE = re.compile(
    r"(since|because|given that|now that|although|though|even though|while|considering|seeing as|"
    rf"as)\s++(?={_SELF}|(?:my|we|our)\b)(?!i\s+(?:said|mentioned|told|wrote|understand|see)\b)",
    re.I,
)
_WORD_BEFORE = re.compile(r"(\w+)\W*\Z")
_NO_CUT_AFTER = word_set(
    """think know say said believe hope guess feel mean suppose that if whether when where who
    while because than"""
)
_AS_KNOWN = re.compile(r"\bas (?:you|we|i) (?:know|said|say|think|guess)\W*\Z", re.I)
"""An aside ends in such a word and governs nothing: "I run, as you know, and I swim"."""
_OPENER = re.compile(
    r"(?:(?P<bare>also|well|oh|ok|okay|so|anyway|actually|honestly|basically|and|but|plus|besides|"
    r"because|although|though|hmm+|um+|uh|yeah|yep|nope|alright|luckily|sadly|unfortunately|"
    r"fortunately|to be honest|tbh|in fact|by the way|btw|fyi|for what it['’]?s worth|fwiw|"
    r"as i (?:said|mentioned)(?: before| earlier)?|for the record|just so you know|"
    r"for context|for background|quick (?:note|update|context|question|one)|side note|"
    r"one more thing|another thing|in case it matters|if it matters|big news|good news|bad news|"
    r"fun fact|random fact|"
    r"good morning|good evening|hi(?: there| all)?|hello(?: there)?|hey(?: there)?|thanks|"
    r"thank you|sorry|no|yes|right|wait|update|edit|correction|ps|p\.s\.|note|background|context|"
    r"reminder|tl;?dr|me)(?:[,:!.…—–]|\s-|\s—)+\s*+"
    r"|(?P<close>also|so|well|oh|anyway|actually|honestly|basically|and|but|plus|because|"
    r"by the way|btw|fyi|ok|okay|yeah|in fact|hi|hey|hello|luckily|unfortunately|or|yet)\s++"
    rf"(?={_SUBJECT}|my\b|our\b|the\b|{_ORDERING}))",
    re.I,
)
_REMEMBER = re.compile(
    r"(?:(?:please|pls|and|also|so|ok|okay|can you|could you|would you|"
    r"i(?:['’]d| would) like you to|i want you to|just|always|let['’]?s)[, ]\s*+){0,3}"
    r"(?:remember|note|keep in mind|bear in mind|"
    r"don['’]?t forget|do not forget|make a note|take note|save|store|record|be aware|know)"
    r"(?:\s+(?:this|for (?:later|next time|the future))|)"
    rf"(?:\s++(?:that|the fact that)(?!\s+(?:to|one|for)\b)[,:]?\s++|"
    rf"\s*+[:—–]\s*+|\s++-\s++|,\s++(?={_SUBJECT})|"
    rf"\s++(?={_SELF}|my\s+(?:[\w'’-]+\s+){{1,4}}?(?:is|are|has|was)\b))",
    re.I,
)
OPENERS_MAX = 4
"""How many openers are taken off one clause ("Oh, well, actually, ...")."""


def cuts(text: str, start: int, end: int, *, asks: bool) -> list[tuple[int, int, str]]:
    """Split one sentence into `(start, end, connective)` clauses, in order.

    `asks` says that the sentence ends with a question mark: only then may a question
    begin in its middle.
    """
    leads = ""
    head = _SUBORDINATE.match(text, start, end)
    if head is not None and _main_clause(text, head.end(), end, asks=asks) is not None:
        leads = head.group(1).lower()
    found = list(_joints(text, start, end, subordinate=bool(leads)))
    if asks:
        found += _question_joints(text, start, end)
        found.sort()
    pieces: list[tuple[int, int, str]] = []
    opened = start if not leads or head is None else head.end()
    for low, high, word in found:
        if low < opened or not text[opened:low].strip():
            continue
        if len(pieces) >= CUTS_MAX - 1:
            break
        pieces.append((opened, low, leads))
        opened, leads = high, word
    pieces.append((opened, end, leads))
    return pieces


def _main_clause(text: str, at: int, end: int, *, asks: bool) -> int | None:
    """Find the comma after which the main clause of a fronted subordinate one starts."""
    comma = text.find(",", at, end)
    if comma < 0:
        return None
    for pattern in (_JOINT, _QUESTION_JOINT) if asks else (_JOINT,):
        if pattern.match(text, comma, end):
            return comma
    return None


def _joints(text: str, start: int, end: int, *, subordinate: bool) -> list[tuple[int, int, str]]:
    found: list[tuple[int, int, str]] = []
    preposed = not subordinate and _PREPOSED.match(text, start, end) is not None
    bare_text = _MARK.search(text, start, end - 1) is None
    for match in _JOINT.finditer(text, start, end):
        low = match.start()
        word = match.group("conjunction") or match.group("toward") or ""
        if match.group("splice") is not None:
            aside = _ASIDE.match(text, match.end(), end) is not None
            if preposed or aside:
                preposed = preposed and aside
                continue
        elif word:
            before = _WORD_BEFORE.search(text, max(start, low - 20), low)
            governs = before is not None and before.group(1).lower() in _NO_CUT_AFTER
            if governs and not _AS_KNOWN.search(text, max(start, low - 20), low):
                continue
            if text[start:low].lower() in {"me", "myself"} or _LONE_NAME.fullmatch(
                text, start, low
            ):
                continue
        elif match.group("bare") is not None and (
            preposed
            or not _runs_on(text, found[-1][1] if found else start, low, unmarked=bare_text)
        ):
            continue
        found.append((low, match.end(), word.lower()))
        preposed = False
    return found


_LONE_NAME = re.compile(r"[A-Z][\w'’-]*")
"""A name that shares a verb with what follows: "Iris and I split up"."""


def _runs_on(text: str, start: int, at: int, *, unmarked: bool) -> bool:
    """Tell whether a new sentence may start at `at` without a mark before it.

    What stands before must be a clause of its own and may not be waiting for one: "the
    car I own", "people I work for" and "I think I live in ..." go on. In a text without
    any mark less is asked for, for there is no other way to tell.
    """
    words = text[max(start, at - RUN_ON_CHARS) : at].lower().split()
    if len(words) < (2 if unmarked else 3) or not _SUBJECTS.intersection(words):
        return False
    last = words[-1].strip(".,;:!?")
    if not last or last in _NO_CUT_AFTER or last in _WAITING:
        return False
    if unmarked:
        tail = words[-3:]
        loose = {w for n, w in enumerate(tail) if w in {"a", "an"} and n and tail[n - 1] in _BEING}
        return _POINTING.isdisjoint(set(tail) - loose)
    return not last.endswith("s") and _DETERMINERS.isdisjoint(words[-4:])


_POINTING = word_set("the a an this that these those which who")
_BEING = word_set("is am im i'm as called named")
_MARK = re.compile(r"[,.;:!?]")
RUN_ON_CHARS = 120
"""How far back a clause of its own is looked for where a mark is missing."""

_SUBJECTS = word_set("name his her i i'm im ive i’m i've my we he she")
_WAITING = word_set(
    """and but or so as like until before after once why how what which since though although
    wish sure glad happy sorry afraid sad people stuff food music something everything anything
    nothing someone everyone one way only even with in at on for from to of by about lately
    recently today yesterday"""
)
_DETERMINERS = word_set("the a an this that these those every any all some most which who")


def _question_joints(text: str, start: int, end: int) -> list[tuple[int, int, str]]:
    return [
        (m.start(), m.end(), (m.group("conjunction") or m.group("ground") or "").lower())
        for m in _QUESTION_JOINT.finditer(text, start, end)
    ]


def opener(text: str, start: int, end: int, leads: str) -> tuple[int, str]:
    """Step over what opens a clause; give the new start and the last opener's word.

    "Actually, I moved" starts at "I" with `actually`; "Please remember that I'm
    allergic" starts at "I'm" with `remember`.
    """
    for _ in range(OPENERS_MAX):
        match = _REMEMBER.match(text, start, end)
        if match is not None and match.end() < end:
            return match.end(), "remember"
        match = _OPENER.match(text, start, end)
        if match is None or match.end() >= end:
            break
        start = match.end()
        leads = (match.group("bare") or match.group("close") or leads).lower()
    return start, leads
