"""What `formation@11` makes of a claim at last: its kind, its longevity, its last words."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.kinds_by_words import kind_by_words
from mnemic.memory.formation.grammar.kinds_of_doing import is_demand
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.shown_subjects import shown
from mnemic.memory.formation.grammar.ties import is_animal
from mnemic.memory.formation.grammar.words import PREPOSITIONS
from mnemic.memory.model import ClaimKind, Longevity, Polarity

ONGOING_KINDS = frozenset(
    {ClaimKind.ONGOING_PROJECT, ClaimKind.GOAL, ClaimKind.HABIT, ClaimKind.RECURRING_STATE}
)
"""What is under way: a direct claim of these kinds is ongoing, of any other durable (003)."""

_FACTS = frozenset({"home", "past home"})
_HISTORY = frozenset({"past role", "past employment"})


_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
_WEEKLY = re.compile(rf"\bfrom {_DAY} (?:to|till|until|through) {_DAY}\b", re.I)


def _dated(one: Claim) -> Claim:
    """Give a claim how its times are meant: the next of a name, or no one of it."""
    if _UNTIL.match(one.statement) and not (one.past or one.began or one.planned):
        # What is so until a time is so until the next of its name.
        one = replace(one, planned=True)
    if _IN_ALL.match(one.statement) is not None:
        # "has never ridden more than 60 km in a day" says how long it took.
        one = replace(one, timeless=True)
    if _WEEKLY.search(one.statement) is not None and " moved " not in one.statement:
        # "with me from Wednesday to Saturday" names no one Wednesday.
        one = replace(one, timeless=True)
    return one


_IN_ALL = re.compile(
    r"User (?:has (?:never |not |only |once |ever |already |just )*(?!an?\b|the\b|no\b|two\b|three\b|their\b)(?:\w+ed|ridden|run|read|written|"
    r"swum|driven|done|had|made|built|drunk|eaten|flown|seen|won|lost|sold|taken|gone|been|met|spent|slept|cut|knitted)\b"
    r"|(?:can|cannot|could|could not|never) (?:\w+ )+?(?:\d[\d.,]*|\w+) ?(?:k|km|m|kg|kilomet\w+|miles?|met\w+|pages?|words?|lengths|hills|kilos?)\b)"
    r"[^,;]* in an? (?:single |whole |full )?(?:hour|day|week|weekend|fortnight|month|year|night)\b(?!['’])"
)
"""What was done, or can be, within a time: no day that lies ahead."""

_AS_THEIR = re.compile(
    r"User uses [^,]+? as their (?P<what>(?!now\b)[a-z]+(?: (?!now\b)[a-z]+)?)(?: now)?\."
)


def _used_as(one: Claim) -> Claim:
    """File "uses Helix as their editor" with the editor that somebody has: another takes its place."""
    found = _AS_THEIR.fullmatch(one.statement) if one.kind is ClaimKind.RESOURCE else None
    if found is None or one.about != "user" or one.polarity is Polarity.RETRACT:
        return one
    return replace(one, slot=found["what"], label=found["what"], value="")


def settled(one: Claim) -> Claim:
    """Give a claim its kind, its longevity and its last words as later policies want them.

    003 §Evaluation: where somebody lives is a plain fact, what they used to be is
    experience and so is a trade, a condition that comes again is a recurring state.
    """
    one = _used_as(_dated(replace(one, statement=tidied(one.statement))))
    kind = _by_its_words(one)
    if one.slot in _FACTS and kind is ClaimKind.RESOURCE:
        kind = ClaimKind.PROJECT_FACT
    elif one.slot in _HISTORY and kind is ClaimKind.ROLE:
        kind = ClaimKind.SKILL
    elif (
        kind is ClaimKind.CONSTRAINT
        and one.slot == "health"
        and _RECURS & set(one.statement.lower().split())
    ):
        kind = ClaimKind.RECURRING_STATE
    elif kind in _LIKED and one.about == "user" and _INTO.match(one.statement):
        kind = ClaimKind.INTEREST
    elif one.slot == "budget" and one.about == "user":
        kind = ClaimKind.CONSTRAINT
    elif kind is ClaimKind.HABIT and one.about == "user" and _TRADE.match(one.statement):
        kind = ClaimKind.SKILL
    elif kind is ClaimKind.HABIT and one.about == "user" and _ENTERPRISE.match(one.statement):
        kind = ClaimKind.ONGOING_PROJECT
    elif one.about == "user" and (
        (kind is ClaimKind.RESOURCE and _NEVER.match(one.statement))
        or (kind is ClaimKind.HABIT and _REFUSES.match(one.statement))
    ):
        kind = ClaimKind.CONSTRAINT
    if _shares_care(one, kind):
        kind = ClaimKind.HABIT
    if one.about == "team" and _is_of_home(one.statement):
        one = _of_household(one)
    longevity = one.longevity
    if longevity is not Longevity.TENTATIVE or kind is ClaimKind.GOAL:
        longevity = Longevity.ONGOING if kind in ONGOING_KINDS else Longevity.DURABLE
    return replace(one, kind=kind, longevity=longevity, label=shown(one))


def _shares_care(one: Claim, kind: ClaimKind) -> bool:
    """Tell whether a claim says on which days somebody has their children: so their weeks go."""
    named = kind is ClaimKind.RESOURCE and _HAS_ON_DAYS.match(one.statement) is not None
    return named or (kind is ClaimKind.RELATIONSHIP and _CUSTODY.match(one.statement) is not None)


_CUSTODY = re.compile(
    r"User (?:has|gets) (?:their|the) (?:\w+ ){0,2}?(?:kids?|children|child|boys?|girls?|sons?|daughters?|twins|stepson|stepdaughter|stepkids|grandkids|grandson|granddaughter) "
    r"(?:\w+ ){0,2}?(?:every|each|alternate|weekends?|weekdays|weeknights|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|half)\b",
    re.I,
)
_HAS_ON_DAYS = re.compile(
    r"User has [A-Z][\w-]+ (?:from (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|every (?:other|second|\w+day)) "
)

_UNTIL = re.compile(
    r"(?:User|The team|User['’]s [\w'’ -]{2,40}?) (?:is|are|has|have|(?!was\b)\w+s) .*\b(?:until|till?) "
    r"(?:the (?:end|start|beginning|middle) of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b",
    re.I,
)


def _by_its_words(one: Claim) -> ClaimKind:
    """Give the kind of what its verb alone would file amiss: studies, a charge, work at home."""
    if one.about == "user":
        for kind, pattern, better in _BETTER:
            if one.kind is kind and pattern.match(one.statement) is not None:
                return better
    if is_demand(one.kind, one.statement):
        return ClaimKind.CONSTRAINT
    return kind_by_words(one.kind, one.statement) if one.about in _OWNERS else one.kind


_OWNERS = frozenset({"user", "team"})


_STUDIES = re.compile(
    r"User (?:finish(?:es)?|completes?) (?:their|an?) (?:\S+ ){0,2}?(?:degree|master's|masters|PhD|doctorate|thesis|apprenticeship|diploma|traineeship|studies)\b"
)
"""What is finished once is no habit, whatever its tense: "I finish my master's in January"."""

_IN_CHARGE = re.compile(r"User has [\w ]{1,40} in their (?:care|charge)\b|User has charge of \w")
_TRAINS = re.compile(r"User is (?:currently |now )?(?:re)?training (?:as|to be|to become) \w")
_COMES_AGAIN = re.compile(
    r"User (?:goes|has been \w+ing)\b[^,;]{0,60}? every (?:other |second )?(?:day|week|month|weekend|year|summer|winter|[A-Z]\w+)\b"
)
_AT_A_RATE = re.compile(
    r"User is (?:\w+ )?\w+ing\b[^,;]{0,40}?[\d.,]+ ?(?:k|\w{1,10} )? ?(?:an?|per) (?:day|week|month|year|night)\b(?! for\b)"
)
_AT_HOME = re.compile(r"User works (?:from home|remotely)\b(?!.* as (?:an?|the) )")
_IN_STRETCHES = re.compile(
    r"User works in (?:\S+ ){0,4}?(?:blocks|bursts|sprints|stretches|chunks|sessions|intervals|batches|pomodoros)\b"
)
_JOB_ON_DAYS = re.compile(
    r"User works (?:on )?(?:every )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekends)(?: and \w+)?"
    r"(?: (?:mornings?|afternoons?|evenings?|nights?))? (?:at|for|behind|in an?) (?!home\b)"
)
_DOES_WEEKLY = re.compile(
    r"User is doing .*\b(?:an?|per|every|each) (?:day|week|fortnight|month|morning|evening|night|weekend)\b"
)
_KEEPS_GETTING = re.compile(r"User keeps (?:on )?getting (?!up\b)")
_LACKS = re.compile(
    r"User (?:has no|only has (?:an?|one)|does not (?:have|own) (?:an?|any)) (?!(?:\S+ )*?(?:hours?|evenings?|days?|weeks?|minutes?|time|money|budget|access|appetite|tolerance|"
    r"income|licen[cs]e|permission|after|before|until|in|on|at|for|with)\b)(?:[\w'’-]+ ?){1,4}\.\Z"
)
"""A thing that is not there is a plain fact; time and leave that are not there bind."""

_ONLY_HAS = re.compile(
    r"User only has .*\b(?:an?|per|every|each) (?:day|week|month|year|fortnight)\b"
)
_FOR_A_LIVING = re.compile(r"User \w+s .* for a living\b")
_AILS = re.compile(
    r"User has (?:an? |two )?(?:[\w'’-]+ ){0,3}?(?:dis[ck]s?|hernia|ulcers?|fractures?|sprain|stoma|fistula|cysts?|tumou?r|fibroids|cataracts?|"
    r"MS|ME|diseases?|disorders?|syndrome|sclerosis|arthritis|palsy|heart condition|\w{3,}(?:itis|osis|algia|opathy))\b(?! (?:app|book|kit|brace|blog|poster|model))"
)
_APPOINTED = re.compile(
    r"(?!.*\b(?:every|each|standing|weekly|monthly|daily)\b)User has (?:an?|their) (?:[\w'’-]+ ){0,2}?(?:interview|appointment|exam|test|scan|operation|op|hearing|viewing|audition|meeting|deadline|flight) "
)
_UNVERSED = re.compile(
    r"User (?:has no|does not have any) (?:\w+ )?(?:experience|background|training|knowledge)\b"
)
_IS_DUE = re.compile(
    r"User['’]s [\w'’ -]{2,40}? (?:is|are) (?:now )?(?:at \S+ )?(?:on|in) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|"
    r"(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)"
)
"""What falls on a day is no thing that somebody has."""

_PRACTISED = re.compile(
    r"User has been (?:writing|doing|using|coding|programming|developing|building|designing|repairing|fixing|teaching|coaching|welding|tiling|driving|"
    r"painting|sewing|knitting|cooking|baking|brewing|farming|breeding|restoring|translating|editing|managing|administering|maintaining|cutting|making|"
    r"carving|laying|fitting|installing|grooming|training|mending|selling) "
    r"(?!(?:yoga|pilates|keto|therapy|physio|nights|shifts|without|nothing|insulin|dialysis)\b|(?:an?|the) (?:\w+ )?(?:book|novel|memoir|thesis|dissertation|phd|"
    r"house|home|cabin|boat|app|game|site|website|course|podcast|newsletter|blog|documentary|film|album|comic|webcomic|zine|series|quilt)\b)"
    r".*\b(?:(?:for|over) [\w -]*\b(?:years|decades?)|since (?:\w+ )?(?:19|20)\d\d)\b"
)
"""What is done for years is practised, unless it has an end that is worked at."""

_LEARNS_BETTER = re.compile(
    r"User (?:learns?|understands?|takes? things in|remembers?) (?:\w+ ){0,3}?(?:best|better) (?:from|by|with|through|when|if|in) "
)
_COURSE = re.compile(
    r"User is (?:doing|taking|on|attending) (?:an?|their|the) (?:[\w-]+ ){0,3}?(?:course|diploma|degree|bootcamp|apprenticeship|certificate|class)\b"
)
_FIRM = re.compile(
    r"User (?:runs?|owns|manages) (?:an?|their|two|three) (?:\S+ ){0,3}?(?P<firm>shop|store|business|bakery|caf[eé]|restaurant|pub|bar|farm|salon|barbershop|garage|"
    r"nursery|kennels?|gym|studio|agency|company|firm|practice|clinic|hotel|guesthouse|hostel|florist|deli|butchers?|takeaway|food truck|stall)\b"
)
"""Whose it is to run, that is what somebody is."""

_DRIVES = re.compile(
    r"User drives (?:an? |the )?(?:[\w-]+ ){0,2}?(?:lorry|lorries|bus|buses|taxis?|cab|trucks?|trains?|trams?|hgvs?|ambulances?|forklifts?|tractors?) for \w"
)
_ONLY_DOES = re.compile(r"User only (?:uses|eats|drinks|wears) ")
_PRACTISES = re.compile(
    r"User (?:practi[sc]es|trains|rehearses|revises|studies) .*\b(?:an?|per|every|each) (?:day|night|week|morning|evening)\b"
)
_LEARNS_LONG = re.compile(
    r"User has been (?:learning|studying|practi[sc]ing) .*\b(?:(?:for|over) [\w -]*\byears?|since (?:\w+ )?(?:19|20)\d\d)\b"
)
_EARNS = re.compile(
    r"User (?:brings? home|takes? home|earns?|makes?) (?:about |around |roughly )?[£$€]?\d"
)
_STARTED_AS = re.compile(r"User (?:has )?started (?:work |working )?as (?:an?|the) ")
_DAILY = re.compile(
    r"User has been \w+ing .*\b(?:every (?:single )?(?:day|night|morning|evening|week)|(?:once|twice|\w+ times) a (?:day|week|month)|most (?:days|evenings|mornings|weekends))\b"
)
_FORMER = re.compile(r"User is an? (?:former|retired|ex-)")
_REPORTS = re.compile(r"User reports to [A-Z]")
_GETS = re.compile(r"User (?:often |always |still |sometimes )?(?:gets|keeps getting) ")
_SHUT = re.compile(r"User(?:['’]s business)? is (?:always )?(?:closed|shut)\b")


def firm_of(statements: Iterable[str]) -> str:
    """Give the one shop or business that statements tell the user to have, "" for none or many."""
    found = {match["firm"] for one in statements if (match := _FIRM.match(one)) is not None}
    return found.pop() if len(found) == 1 else ""


_TAKEN_UP = re.compile(
    r"User (?:has )?(?:\w+ly )?(?:taken up|took up|got (?:really |very |quite )?into) (?!smoking\b|an? |the\b|residence\b|[A-Z]"
    r"|.*\b(?:school|uni|university|college|course|programme|program|academy|team|debt|trouble|bed|town)\b)\w"
)
_KEEPS_WITHIN = re.compile(
    r"User tries to (?:stay|keep|stick|spend|live|eat) (?:[\w ]{0,30} )?(?:under|below|within|less than|no more than) \S"
)
_TRIES = re.compile(r"User is trying to \w")
_BETTER = (
    (ClaimKind.PROJECT_FACT, _TAKEN_UP, ClaimKind.INTEREST),
    (ClaimKind.SKILL, _TAKEN_UP, ClaimKind.INTEREST),
    (ClaimKind.HABIT, _TAKEN_UP, ClaimKind.INTEREST),
    (ClaimKind.HABIT, _KEEPS_WITHIN, ClaimKind.CONSTRAINT),
    (ClaimKind.PROJECT_FACT, _TRIES, ClaimKind.GOAL),
    (ClaimKind.HABIT, _PRACTISED, ClaimKind.SKILL),
    (ClaimKind.ONGOING_PROJECT, _PRACTISED, ClaimKind.SKILL),
    (ClaimKind.RESOURCE, _PRACTISED, ClaimKind.SKILL),
    (ClaimKind.PROJECT_FACT, _LEARNS_BETTER, ClaimKind.PREFERENCE),
    (ClaimKind.HABIT, _LEARNS_BETTER, ClaimKind.PREFERENCE),
    (ClaimKind.SKILL, _COURSE, ClaimKind.ONGOING_PROJECT),
    (ClaimKind.PROJECT_FACT, _COURSE, ClaimKind.ONGOING_PROJECT),
    (ClaimKind.HABIT, _FIRM, ClaimKind.ROLE),
    (ClaimKind.RESOURCE, _DRIVES, ClaimKind.ROLE),
    (ClaimKind.HABIT, _DRIVES, ClaimKind.ROLE),
    (ClaimKind.RESOURCE, _ONLY_DOES, ClaimKind.CONSTRAINT),
    (ClaimKind.HABIT, _ONLY_DOES, ClaimKind.CONSTRAINT),
    (ClaimKind.SKILL, _PRACTISES, ClaimKind.HABIT),
    (ClaimKind.ROLE, _FORMER, ClaimKind.SKILL),
    (ClaimKind.GOAL, _LEARNS_LONG, ClaimKind.SKILL),
    (ClaimKind.HABIT, _EARNS, ClaimKind.PROJECT_FACT),
    (ClaimKind.HABIT, _STARTED_AS, ClaimKind.ROLE),
    (ClaimKind.PROJECT_FACT, _STARTED_AS, ClaimKind.ROLE),
    (ClaimKind.SKILL, _DAILY, ClaimKind.HABIT),
    (ClaimKind.ROLE, _REPORTS, ClaimKind.RELATIONSHIP),
    (ClaimKind.CONSTRAINT, _GETS, ClaimKind.RECURRING_STATE),
    (ClaimKind.HABIT, _SHUT, ClaimKind.PROJECT_FACT),
    (ClaimKind.HABIT, _STUDIES, ClaimKind.ONGOING_PROJECT),
    (ClaimKind.HABIT, _TRAINS, ClaimKind.ONGOING_PROJECT),
    (ClaimKind.PROJECT_FACT, _COMES_AGAIN, ClaimKind.HABIT),
    (ClaimKind.ONGOING_PROJECT, _AT_A_RATE, ClaimKind.HABIT),
    (ClaimKind.RESOURCE, _IN_CHARGE, ClaimKind.ROLE),
    (ClaimKind.ROLE, _AT_HOME, ClaimKind.HABIT),
    (ClaimKind.ROLE, _IN_STRETCHES, ClaimKind.HABIT),
    (ClaimKind.HABIT, _JOB_ON_DAYS, ClaimKind.ROLE),
    (ClaimKind.ONGOING_PROJECT, _DOES_WEEKLY, ClaimKind.HABIT),
    (ClaimKind.HABIT, _KEEPS_GETTING, ClaimKind.RECURRING_STATE),
    (ClaimKind.CONSTRAINT, _LACKS, ClaimKind.PROJECT_FACT),
    (ClaimKind.CONSTRAINT, _UNVERSED, ClaimKind.PROJECT_FACT),
    (ClaimKind.RESOURCE, _IS_DUE, ClaimKind.PROJECT_FACT),
    (ClaimKind.RESOURCE, _FOR_A_LIVING, ClaimKind.SKILL),
    (ClaimKind.HABIT, _ONLY_HAS, ClaimKind.CONSTRAINT),
    (ClaimKind.RESOURCE, _AILS, ClaimKind.PROJECT_FACT),
    (ClaimKind.HABIT, _APPOINTED, ClaimKind.PROJECT_FACT),
)
_REFUSES = re.compile(r"User (?:refuses|declines|turns down) \w")
_NEVER = re.compile(r"User never \w+ (?!a\b|an\b|any\b)")
"""What somebody never uses binds whoever suggests something to them."""

_HOME = re.compile(
    r"\b(?:trip|wedding|honeymoon|holiday|vacation|kitchen|baby|nursery|garden|house|loft|extension|bathroom|"
    r"Christmas|birthday|anniversary|camping|road trip|family|at home)\b"
    r"|\b(?:decided on|picked|chosen|settled on|agreed on) the name [A-Z]\w+(?: for (?:their|our) (?:son|daughter|boy|girl|child|baby))?\."
)
_ADOPTED = re.compile(
    r"The team (?:is adopting|has adopted|adopted) (?P<what>(?:an?|two|three) .+)\."
)


_WORN = re.compile(r"The team (?:\w+ly )?(?:wears|drives|rides)\b")


_LEISURE = re.compile(
    r"The team (?:\w+ly |always |never |only |also )?(?:watches|hosts? exchange|hosts? (?:au pairs|students|couchsurfers)|raises?|fosters?|"
    r"barbecues|picnics|celebrates|camps|hikes|holidays|homeschools|heats?|recycles|composts|carpools|babysits)\b"
    r"|The team (?:has been|is) (?:\w+ly )?(?:fostering|homeschooling|babysitting|house-sitting|dog-sitting)\b"
    r"|The team (?:\w+ly )?meets (?:at [A-Z][\w-]+'s\b|[^.]*\bclub\b)"
    r"|The team adopted the [\w' -]*\b(?:habit|custom|tradition|rule|ritual|religion|diet|lifestyle)\b"
    r"|The team['’]s budget for (?:food|groceries|the (?:weekly|food|big) shop|shopping|clothes|presents|gifts|the wedding|eating out|a (?:house|flat|car|sofa))\b"
    r"|\b(?:their|User's) (?:boiler|roof|bedroom|mortgage|sofa|lawn|car|driveway|attic|cellar|fence|shed|landlord|neighbours?|dishwasher|fridge|oven)\b"
)
"""What a household does, has or pays for, where "we" and "our" say it."""


def _is_of_home(said: str) -> bool:
    """Tell whether what "we" do is done at home: a trip is planned there, and a dog is adopted."""
    if _WORN.match(said) is not None or _LEISURE.search(said) is not None:
        return True
    found = _ADOPTED.match(said)
    kept = found is not None and any(is_animal(w) for w in found.group("what").lower().split())
    return kept or _HOME.search(said) is not None


_CLUBS = ("club", "group", "choir", "orchestra", "society", "congregation", "troop", "league")
_CLUB_DOES = re.compile(
    r"The team (?:\w+ly )?(?:meets|rehearses|sings|plays|trains|walks|reads|practises|practices)\b"
)
_FOOD_BUDGET = re.compile(
    r"\bour (?P<what>budget for (?:the )?(?:weekly shop|big shop|food shop|food|groceries|shopping|holidays?|clothes|presents|gifts|the wedding|eating out))\b"
)


_OFFICE = re.compile(r"The team's (?:tax|post|box|passport|visa|council|home|ticket) office\b")
"""An office that is nobody's team: "the tax office pays me"."""


def of_club(one: Claim, things: frozenset[str], words: Words) -> Claim:
    """Give what "we" do to the club that the turn told of, and a budget to the household."""
    if one.about != "team":
        return one
    if _OFFICE.match(one.statement) is not None:
        return replace(one, about="user", statement=one.statement.replace("The team's", "The", 1))
    if one.statement.startswith("The team's budget ") and (
        found := _FOOD_BUDGET.search(" ".join(w.low for w in words))
    ):
        said = one.statement.replace("The team's budget", f"User's {found.group('what')}", 1)
        said = said.replace(
            f"{found.group('what')} {found.group('what').removeprefix('budget ')}",
            found.group("what"),
        )
        return replace(one, about="user", local=False, statement=said)
    club = next((c for c in _CLUBS if c in things), "") if _CLUB_DOES.match(one.statement) else ""
    if not club:
        return one
    return replace(one, statement=one.statement.replace("The team", f"User's {club}", 1))


def _of_household(one: Claim) -> Claim:
    """Give the household what "we" do at home: "we're planning a trip" is no team's."""
    said = re.sub(r"^The team\b", "User", one.statement)

    return replace(one, about="user", local=False, statement=said)


_INTO = re.compile(
    r"User is (?:really )?(?:into|obsessed with|hooked on|fascinated by|passionate about|crazy about) \w"
)
_LIKED = frozenset({ClaimKind.PREFERENCE, ClaimKind.PROJECT_FACT})
_ENTERPRISE = re.compile(
    r"User (?:runs?|edits|publishes|hosts|writes|produces|maintains) (?:a|an|their|two) (?:\S+ ){0,3}?"
    r"(?:newsletter|blog|podcast|channel|meetup|website|webcomic|magazine|zine)\b"
)
_TRADE = re.compile(r"User does (?:\w+ )?(?:freelance|contract|consulting|agency|temp) \w+", re.I)
"""How a trade is told by what is done: it is what somebody can do for others."""

_RECURS = frozenset({"whenever", "when", "every", "often", "sometimes"})
_APPOSED = re.compile(
    r", (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:by \d+|(?!off\b|on\b)[a-z]+)(?=\Z|, (?:since|in|at|on)\b)"
)
_RUN_ON = re.compile(
    r"(?:, (?:(?:but |and |though |although )?(?:I am |I'm |User is )?not (?:really |quite |entirely )?(?:sure|certain)\b[^,]*"
    r"|(?:so )?(?:now )?(?:on )?(?:day|week|month) \d+(?: now| today| so far)?"
    r"|not (?:on |in |at |the )*(?:\d[\w:.]*|two|three|four|five|six|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?: [\w ]+)?"
    r"|(?:just|yeah)|(?:about |nearly |almost )?(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten) (?:days|weeks?|months?|years?) in(?: now)?|(?:now |aged )?(?:1[4-9]|[2-9]\d)(?: now)?|(?:their|the|bad) (?:bad )?(?:knees?|back|hips?|shoulders?|neck|ankles?|heart|lungs?|wrists?|eyes?|feet)(?: again| problems?)?"
    r"|just (?:me|them|User|us) and [\w' -]+"
    r"|(?:about|around|roughly) [\w-]+ (?:people|strong|members|volunteers|pupils|students|kids) on an? (?:good|bad|busy|quiet|normal|typical|average) (?:day|week|night|month)"
    r"|(?:wish me luck|fingers crossed|long story|don't ask|no idea why|believe it or not|of course|you know))"
    r"| instead)\Z"
)
"""What people add behind a statement that tells nothing more of it: ", not sure yet", ", day 40 now"."""

_DANGLING = frozenset(
    {"and", "but", "or", "so", "because", "plus", "then", "with", "while", "though"}
)


BRACKET_WORDS_MAX = 8
"""From how many words on an open bracket is another clause and no gloss."""


def _closed(text: str) -> str:
    """Close a bracket that lost its end with the marks of the clause, or leave a long one out."""
    at = text.rfind("(")
    gloss = text[at + 1 :].strip(" ,;:-–—")
    short = 0 < len(gloss.split()) <= BRACKET_WORDS_MAX and text.count("(") == 1
    return f"{text[:at]}({gloss})" if short and gloss else text[:at] or text


_STRANDED = re.compile(
    r"(?<!that) User (?!is\b)\w+ with\.?\Z|\b(?:anyone|anybody|nobody|no-one|someone|somebody|people|friends) .*\bto \w+(?: \w+)* (?:with|for|about)\.?\Z"
)
"""What is left at the end belongs to somebody named before: "nobody to practise Italian with"."""


_BATCHED = re.compile(r"\b((?:cook|bak)(?:e?s?|ing|ed)) in batches\b")
_OPEN = re.compile(
    r"^User is ((?:always |only )?(?:closed|open|shut))(?= (?:on |every )?\w+days?\b)"
)
"""What has days off is no person."""


def tidied(statement: str) -> str:
    """Drop what hangs over at the end of a statement: a bracket, a joining word."""
    text = statement.removesuffix(".")
    text = re.sub(r"^User freelance (\w+)", r"User \1 freelance", text)
    text = _OPEN.sub(r"User's business is \1", text)
    text = _BATCHED.sub(r"batch \1", text)
    if text.count("(") != text.count(")"):
        text = (
            text.replace("(", "").replace(")", "")
            if text.count("(") < text.count(")")
            else _closed(text)
        )
    text = _RUN_ON.sub("", _APPOSED.sub("", text))
    parts = text.rstrip(" ,;:-–—").split()
    bracketed = "(" in statement and len(parts) > 2
    if bracketed and parts[-1] in {"on", "in", "at", "of", "for", "with"}:
        parts.pop()
    if (
        len(parts) > 4
        and parts[-1] in {"that", "then"}
        and parts[-2] in {"before", "after", "since"}
    ):
        parts = parts[:-2]
    if len(parts) > 4 and parts[-1] in {"the", "a", "an"}:
        # "on the right" lost its noun to a trailer: ", right".
        parts = parts[: -2 if parts[-2] in PREPOSITIONS else -1]
    while (
        parts
        and parts[-1].lower().strip(",") in _DANGLING
        and parts[-2:] != ["or", "so"]
        and not _STRANDED.search(text)
    ):
        parts.pop()
    if len(parts) > 4 and parts[-1] == "by":
        # "by then" lost what it pointed at.
        parts.pop()
    return " ".join(parts).rstrip(" ,;:-–—") + "." if parts else statement
