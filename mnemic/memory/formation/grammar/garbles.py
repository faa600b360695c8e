"""Statements that lost what they were about on the way: nobody could use them later.

"I do two a week" counts what another sentence named, "my real one" is one of what was
said before, "everything we burn at 1240 °C" has its object in front, and "like" behind a
comma likes nothing.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.richer import tidied
from mnemic.memory.formation.grammar.words import NUMBERS

_COUNT = rf"(?:{'|'.join(sorted(w for w in NUMBERS if w.isalpha()))}|\d{{1,2}}(?!\d)|both|a few|several|some|many|most)"
_UNCOUNTED = re.compile(
    rf"User (?:only |just |usually |still |also |cannot |does not )*(?:has|have|own|owns|wants?|needs?|sees?|buys?|bought|takes?|picked|chose|tried|gets?|makes?|uses?|gave|lost|sold|kept) {_COUNT}"
    r"(?: (?:on|in|of them|last|for|by|so far|now|already|yet)\b| left\.|\.)"
)
_ASKS = re.compile(
    r"(?:User['’]s )?how (?:many|much|long|far|old|often) |.*\bwhether to \w+ (?:it|them|one)\b|.*\b(?:each|every) one\.\Z|.*, (?:how (?:much|many|long|far)|what (?:happens|now|is next|was next))\.\Z",
    re.I,
)
"""A question that was typed without its mark: "quick, how many minutes is 0.35 of an hour"."""

_ONE = re.compile(
    r"\b(?:(?<!, their )(?:real|other|second|third|first|last|next|new|old|big|small|same|right|wrong|good|bad|better|best|latter|former|previous|this|that) ones?|"
    r"(?:the|a|their|User['’]s|my) (?:\w+ )?ones)\b(?! (?:is|that|who|which|of (?:the|their|User)))"
)
_THE_OTHER = re.compile(
    r"\A(?!.*\b(?:one|two|both|each)\b).*\bthe other(?: (?:to|away|at|in|for|on|over)\b|\.\Z)(?<!on the other)"
)
"""Of two things one was named before: "User gave the other to their sister"."""

_VACUOUS = re.compile(
    r"(?:User|The team|User['’]s \w+) has (?:an?|one|this|only one) (?:deal|rule|pact|arrangement|agreement|understanding|saying|condition)(?:\.\Z|,)"
    r"|\ANothing .*\bits\b|\AUser types \d|\AUser is \w+ing (?:isn['’]?t|is|wasn['’]?t|was) "
    r"|\b(?:plans?|wants?|intends?|hopes?|likes?|needs?|used|able|going|have|has|got) to\.\Z"
)
"""What was agreed on stands in the next clause, what is not planned in the one before."""

_LEFT_OVER = re.compile(
    r"\b(?:for|in|at|of|to|with|by|from) on \d|\b(?:the the|a the|to to|of of|(?<!kicks )in in|is is|for for|and and|User User|they they|has is|is has|are is|do is|is does)\b|"
    r"\b(?:and|or|but|because|the|a|an|my|of|their|to be|very|really|than|which|who|whose|where|when|whenever|while|until|if|although|unless|ever since)\.\Z|\b(?:than|as|like|of|with|to) User['’]s\.\Z|\A\W|\bI['’]|\bmy\b|\bI\b(?! (?:Am|Robot))|"
    r"\AUser (?:\w+ ){1,4}each other\b|\bUser is \w+ing (?:is|are|was|were)\b|"
    r"\AUser has \w+ (?:is|are|was) (?:killing|hurting|aching|playing) |\A(?:He|She|They|It|This|That) (?!said)|\AUser (?:(?!their |User's |an? )[\w-]+ )+(?:to|with|for|from|at) him\.|\AUser['’]s (?:right|left|other) ones? |\AUser has (?:mostly|mainly|especially|including|plus) |\AUser (?:\w+ly )?[a-z]+s (?:has|is|are|was) |\bUser (?:is|are) (?:not )?(?:does|do|has|have|will|would|can|could|is|are)\b|\bUser (?:has|does) (?:is|are|was|were|has)\b"
)
_TWICE = re.compile(
    r"User (?:\w+ly )?[a-z]+s (?:has to|have to|needs to|must|is|are|was|were|will|can|would|should)\b"
)
"""A verb that another follows at once belongs to what stood in front: "everything I cook has to"."""
_DANGLES = re.compile(
    r"\A(?!.*\b(?:has|have|own|owns)\b)(?:\S+ ){2,5}(?:on|about|by|for|with|at) it\.\Z"
)
"""What is insisted on or sworn by was named before, and nowhere in the statement."""

_RATED = re.compile(
    r" ?: ?(?:(?:strongly|somewhat|slightly|mostly) )?(?:agree|disagree|neutral|not sure)\.\Z", re.I
)
"""A line of a questionnaire and how it was marked: "I wake early: disagree"."""

_SUBJECT_LATE = re.compile(
    r"User(?:['’]s \w+)? (?:runs|leads|owns|manages|teaches|rents|attends) (?:they|we|he|she|it) [a-z]+"
)
"""What stood in front has become nothing: "on the farm my uncle runs, they grow hops"."""

_HAS_IT = re.compile(
    r"User['’]s [\w -]{1,30} (?:has|had|does|needs|gets|got|likes|loves|hates) (?:it|them)(?: too)?\.\Z"
)
"""What somebody has too was named of another: "coeliac since childhood, my daughter has it too"."""

_SECOND = re.compile(
    r"User \w+s (?:\S+ ){1,3}(?<!when )(?<!if )(?<!because )(?<!that )(?<!and )(?<!, )it [a-z]+s\b"
)
"""A second subject in the middle: "User clicks save it freezes"."""

_SECRET = re.compile(
    r"\b(?:password|passcode|passphrase|pin|(?:door|gate|alarm|entry|access|safe|lock|login) code) "
    r"(?:is|are|was|will be|has)\b",
    re.I,
)
"""What a secret is, is never told, whoever's it is and whatever stands for it."""

_AT_HAND = re.compile(
    r"\ANobody can |\b(?:is|are) (?:writing|drafting|composing|sending|typing) (?:an?|the|their) "
    r"(?:[\w-]+ )?(?:e-?mail|letter|message|reply|note|post|card|text|complaint|caption)\b"
    r"|\b(?:bus|train|tram|flight|plane|ferry|taxi|uber|cab|delivery|parcel|package|pizza) (?:is|was) "
    r"(?!(?:always|usually|often|never|sometimes)\b)(?:[\w-]+ ){0,3}(?:late|delayed|cancelled|canceled|early|here)\b"
    r"|\bkeeps? (?:overheating|crashing|freezing|failing|disconnecting|restarting|buffering|jamming)\b"
)
"""What is being done, what fails now, and what is said of nobody in jest."""

_NEVER_ONE = re.compile(r"User has (?:never|not) \w+ one\b(?! of\b)")
"""One of what was named before: "I've never played one in my life"."""

_FROM_SCRATCH = re.compile(
    r"User is (?:\w+ly )?(?:learning|starting|beginning|building)(?: (?:all|everything|again))* from (?:scratch|zero|nothing)\b"
)
"""What is learned stands in front: "she did all the cooking, so I'm learning from scratch"."""

_CUT_SHORT = re.compile(
    r"\AUser lives\.|\AUser never (?:learned|learnt|did|have|has|tried|got)\.|\bUser has\.|"
    r"\A(?:Being|Having) |\ban in-laws\b|, ,|\b(?:in|on|at|to|from|with): "
)
"""What is told without what it is told of, or with a mark of the list it stood in."""

_BARE = re.compile(
    rf"User (?:reads|read|heard|hears|gathers?|reckons?|supposes?)\.\Z"
    rf"|User has (?!turned\b|been\b)\w+ (?:{_COUNT}|\d+)(?: so far| already)?\.\Z"
    r"|User (?:has )?(?:quit|stopped|gave up|given up) (?:for good|for now|cold turkey|completely|altogether)\.\Z"
    rf"|User is (?:back |now )?(?:down|up) to {_COUNT}(?: now| again)?\.\Z"
    r"|(?:All|Most|Some|None|Half|Both|One|Two) of User['’]s (?:is|are|was|were|has|have|do|does|go|goes)\b"
    r"|(?:User|The team)['’]s (?:sample|example|dummy|mock|fake|placeholder|fictional|imaginary|hypothetical) "
    r"|(?:User|The team)['’]s (?:test|demo|example) (?:user|customer|client|patient|account|person|persona|case)s? "
    r"|\A(?!.*\b(?:who|whom)\b)(?!User\b)[A-Z](?:(?! [A-Z])[^,])*\b(?:through|by|via|past|to|from|with|for) (?:him|her)\.\Z"
)
"""What is only heard or made up, counts what was named before, or leaves out whose or of whom it is."""

_ORDERED = re.compile(r"User [a-z]+s them\b")
"""What is asked for oneself: "I'm bored, entertain me" does not say what one does."""

_ALL_OF_IT = re.compile(
    r"(?:Anything|Everything|Whatever|Something) (?:about|on|with|to do with) .*\b(?:send|throw|give|point|tell|pass|show|bring) (?:it|them|me|User)\b"
)
"""What is asked for whenever it comes up is an order, and nothing that is so: "anything about X, send it my way"."""

_OF_US = re.compile(r"(?<!\bboth )\bof (?:us|User|them)\b")
_PARTS = frozenset({"all", "some", "most", "none", "half", "first", "rest"})
_TOGETHER = re.compile(
    r"User (?:has |is |was )?(?:been )?(?!puts?\b|gets?\b|got\b|pulled\b|brings?\b|brought\b)\w+ together\b(?!.* with )"
)
_ALONE = re.compile(
    r"User (?:talks|speaks|chats)(?: (?:[A-Z]\w+days|every \w+|monthly|weekly|daily|often|again|now|regularly))*\.\Z"
)
"""What only two do, told of one: "we speak monthly", "we have climbed together since school"."""

_FRONTED = frozenset(
    {"everything", "all", "anything", "whatever", "something", "nothing", "what", "which"}
)
_SUBJECTS = frozenset({"i", "we"})
_TRANSITIVE = re.compile(
    r"User (?:\w+ly |only |always |never )?[a-z]+s (?:at|in|on|with|for|from|by|to) "
)


_HAS_A_CLAUSE = re.compile(
    r"User has (?:one|two|three|some|half|many|most|all|both|none) of [^,;:]* (?:is|are|was|were) "
)
"""A second verb that no word joins: "User has one of the kids is blind"."""

_ONE_OF_THEM = re.compile(r"(?:does not have|has|has no|has not got) one (?:and|but|or|so|yet)\b")
_ONE_ALONE = re.compile(
    r"(?:(?:The )?(?:One|Other|Others|Another|Neither|Both|Two|Three)) (?:is|are|was|has|have|does|do|goes|lives|works)\b"
    r"|User (?:has )?[a-z]+ one (?:since|too|already|as well)\b|User has no (?:since|for)\b|User goes (?:on|every) \w+days?\.\Z|User has (?!not\b).* since\.\Z|\w+ is User\.\Z|Neither do(?:es)? "
    r"|User['’]s (?:has|is|was|were|are) |User (?:has|needs) to (?:[^,]* )?(?:is|are) (?:out|fine|ok|okay|off)\."
)
"""One of what was named before, and half of what was said of two."""
_UP_WHAT = re.compile(
    r"[^,]{1,40} (?:made|gave|set|put|brought|took|turned|looked) up (?:in \d{4}|\w+ (?:years|months|weeks|days)|years|months|weeks)\b[^,]{0,16}\Z"
)
"""What was made up, set up or given up was named before: "my aunt made it up years ago"."""

_CRIED = re.compile(
    r"(?:User['’]s )?(?:oops|whoops|oopsie|ugh|argh|aargh|phew|yikes|wow|hooray)\b", re.I
)
"""What cries out names nothing: "oops, Idris is turning 8"."""
_HALF = re.compile(
    r"\S+(?: \S+){0,2} (?:does|do|did|is|are|was|has|can|will|cannot)(?: not|n['’]?t)?\.\Z"
)
"""What says no more than that somebody does: "Tobi does."."""


def is_garbled(one: Claim, words: Words) -> bool:
    """Tell whether a statement lacks what it is about, or says what nobody said."""
    said = tidied(one.statement)
    if (
        one.label[:1] in {":", "="}
        or _UNCOUNTED.match(said) is not None
        or _ONE.search(said) is not None
    ):
        return True
    if _DANGLES.match(said) is not None or _ASKS.match(said) is not None:
        return True
    return (
        _LEFT_OVER.search(said) is not None
        or _CUT_SHORT.search(said) is not None
        or _HAS_IT.match(said) is not None
        or _THE_OTHER.search(said) is not None
        or _VACUOUS.search(said) is not None
        or _SUBJECT_LATE.match(said) is not None
        or _RATED.search(said) is not None
        or _SECRET.search(said) is not None
        or _HALF.match(said) is not None
        or _CRIED.match(said) is not None
        or _UP_WHAT.match(said) is not None
        or _ONE_ALONE.match(said) is not None
        or _ONE_OF_THEM.search(said) is not None
        or _HAS_A_CLAUSE.match(said) is not None
        or _BARE.search(said) is not None
        or _ALL_OF_IT.match(said) is not None
        or _NEVER_ONE.match(said) is not None
        or _FROM_SCRATCH.match(said) is not None
        or _AT_HAND.search(said) is not None
        or (_ORDERED.match(said) is not None and any(w.low == "me" for w in words))
        or _TWICE.match(said) is not None
        or _SECOND.match(said) is not None
        or _is_order_behind(said, words)
        or _has_object_in_front(one, words)
        or _is_of_several(said, words)
        or _is_filler(one, words)
        or _is_narrowing(one, words)
    )


_ARRANGED = re.compile(
    r"User (?P<verb>sets|books|schedules|creates|drafts|sends|adds|orders|plans|reserves|finds) "
    r"(?:an?|the|some) (?:\w+ )?(?:reminders?|alarm|timer|court|table|slot|list|plan|draft|e-?mail|"
    r"event|note|appointment|ticket|tickets|taxi|cab|room|hotel|flight|meeting|call)\b"
    r"(?!.*\b(?:every|each|most|once|twice|daily|weekly|monthly|yearly)\b)"
)
"""What an assistant is asked to arrange, which reads as a habit where nobody is named again."""


def _is_order_behind(said: str, words: Words) -> bool:
    """Tell whether a doing is an order behind a fact: "physio is at 9 tomorrow, set a reminder"."""
    found = _ARRANGED.match(said)
    verb = found["verb"][:-1] if found is not None else ""
    at = next((k for k, w in enumerate(words) if verb and w.low == verb), 0)
    return at > 0 and words[at - 1].low in {",", ";", "and", "so", "please"}


def _has_object_in_front(one: Claim, words: Words) -> bool:
    """Tell whether the object stands before the subject: "everything we burn at 1240 °C"."""
    if _TRANSITIVE.match(one.statement) is None:
        return False
    for at, word in enumerate(words[1:], 1):
        if word.low in _SUBJECTS and one.start <= word.start < one.end:
            return words[at - 1].low in _FRONTED
    return False


def _is_of_several(said: str, words: Words) -> bool:
    """Tell whether what "we" do or "two of us" are has become one person's."""
    lows = [w.low for w in words]
    at = lows.index("us") if "us" in lows else 0
    if at > 1 and lows[at - 1] == "of" and lows[at - 2] in NUMBERS | _PARTS:
        return _OF_US.search(said) is not None
    if "we" not in lows:
        return False
    return _TOGETHER.match(said) is not None or _ALONE.match(said) is not None


def _is_filler(one: Claim, words: Words) -> bool:
    """Tell whether "like" only fills: "allergic to sesame, like epipen allergic"."""
    if not one.statement.startswith(("User likes ", "User is like ")):
        return False
    for at in range(1, len(words) - 1):
        if words[at].low == "like" and one.statement.startswith(f"User likes {words[at + 1].text}"):
            return words[at - 1].low in {",", "-", "–", "—", "("}
    return False


_NARROWS = re.compile(
    r"User (?:is into|loves|likes|enjoys|adores|hates|dislikes|avoids|prefers) (?P<adverb>mostly|mainly|chiefly|largely|primarily|especially|particularly|usually)\b"
)


def _is_narrowing(one: Claim, words: Words) -> bool:
    """Tell whether what narrows a liking stands as another: "I'm into astronomy, mostly planets"."""
    found = _NARROWS.match(one.statement)
    return found is not None and any(
        word.low == found["adverb"] and words[at].low in {",", "-", "–", "—", "("}
        for at, word in enumerate(words[1:])
    )
