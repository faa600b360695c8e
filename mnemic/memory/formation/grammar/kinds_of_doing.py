"""More kinds that a statement bears out by its words: what is kept up, used for years, or held (`formation@11`)."""

from __future__ import annotations

import re
from typing import Final

from mnemic.memory.model import ClaimKind as K

_DAYS: Final = r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days"
_ADJ: Final = r"(?:[\w'’-]+ ){0,4}?"

_MAINTAINS: Final = re.compile(
    rf"User (?:also |still )?(?:maintains|develops|publishes|runs|writes) (?:an?|their own|two|three) {_ADJ}"
    r"(?:open[- ]source|tool|library|package|plugin|crate|framework|extension|mod|app|website|dataset|podcast|newsletter|blog|fanzine)\b"
    r"(?! (?:shop|store|business|company|firm|farm))"
)
_UNDER_A_NAME: Final = re.compile(
    r"User (?:produces|records|writes|makes|releases|sells|publishes|paints|performs) .*\bunder the name \w"
)
_NTH_YEAR: Final = re.compile(
    rf"User is in (?:the|their) (?:first|second|third|fourth|fifth|final|last) (?:year|term|semester|module) of (?:an?|their|the) {_ADJ}"
    r"(?:degree|course|apprenticeship|PhD|doctorate|masters?|master's|diploma|bootcamp|training|programme|program)\b",
    re.I,
)
_USED_FOR: Final = re.compile(
    r"User has used (?!an?\b|the\b|their\b|it\b)[A-Z][\w.+#-]*(?: [A-Z][\w.+#-]*)* for (?!an?\b(?! (?:year|month|week|decade|couple|few))|the\b|their\b|this\b)"
    r"[\w -]*\b(?:years?|months?|weeks?|decades?)\b"
)
_APPRENTICE: Final = re.compile(
    r"User is an? (?:[\w-]+ ){0,2}?(?:apprentice|trainee|student|junior|newly qualified) (?!at\b|in\b|of\b|with\b|for\b|on\b)[a-z][\w-]+"
)
_MAKES_A_SERIES: Final = re.compile(
    r"User has been (?:making|producing|recording|writing|running|publishing|hosting|filming|drawing) an? "
    r"(?:[\w'’-]+ ){0,3}?(?:podcast|newsletter|blog|channel|documentary|film|album|comic|webcomic|zine|fanzine|series|quilt|novel|game)\b"
)
_WORKS_HOURS: Final = re.compile(
    r"User works (?:from )?[\w:.]+(?: ?[ap]m)? (?:to|till|until|-|–) [\w:.]+(?: ?[ap]m)? (?:at|in|for|on|behind) an? \w"
)
_KEEPS_RECORD: Final = re.compile(
    rf"User keeps (?:an?|their) {_ADJ}(?:diary|journal|log|logbook|record|tally|scrapbook)\b"
)
_DEMANDS: Final = re.compile(
    r"User['’]s (?:accountant|landlord|landlady|employer|manager|boss|client|clients|publisher|editor|bank|insurer|council|supervisor|tutor|examiner|"
    r"letting agent|agent|lender|funder|bookkeeper|university|college|school|court|visa officer)s? "
    r"(?:only |always |also )?(?:wants?|needs?|requires?|insists? on|expects?|demands?|takes?|accepts?|(?:will|does|do) not (?:accept|allow|take)) "
    r"(?!User\b|a word|to (?:see|meet|talk))\w"
)
_RAISES: Final = re.compile(
    r"User is raising (?:their|the|[A-Z][\w-]+) ?.*\b(?:alone|on their own|single-handed|together)\b"
)
_AILS_OFTEN: Final = re.compile(
    r"User (?:often |sometimes |still )?gets (?:[\w'’-]+ ){1,4}?(?:about |around |roughly )?(?:once|twice|three times|\w+ times|every|most) "
)
_PER: Final = re.compile(
    r"User gets (?:about |around |roughly |some )?[\d,.]+\w* \w+ (?:per|an?) \w+"
)
_WORN: Final = re.compile(
    r"User (?:wears|uses|takes) an? .*\b(?:at night|all day|every (?:day|night|morning|evening)|in bed|daily|to bed|to sleep|twice a day)\b"
)
_NO_MORE_THAN: Final = re.compile(
    r"User does not want to (?:spend|pay|drive|walk|travel|commute|work|cycle|fly|eat|drink) (?:for )?(?:more|over|longer|further) "
)
_TAKES_ON: Final = re.compile(
    r"User is (?:taking on|hiring|recruiting) (?:an?|one|two|three|their) \w"
)
_CARES_ON: Final = re.compile(rf"User (?:looks after|cares for|babysits|has) .*\bon {_DAYS}")
_TAKEN_UP: Final = re.compile(
    r"User has (?:just |recently |finally )?taken up (?:the|an?) (?!post\b|role\b|offer\b|job\b|position\b)\w"
)

_LOGS: Final = re.compile(
    r"User has been (?:writing|noting|jotting|logging|tracking|recording|photographing|counting|drawing|sketching|filming|keeping|saving|collecting) "
    r"(?:down )?(?:every|each|all (?:of )?their|how (?:many|much|often)|what)\b.*\bsince\b"
)
"""What is noted of every one is done again and again, since whenever."""

_WEDDED: Final = re.compile(
    r"User (?:has )?(?:married|remarried|divorced) (?!Into\b)[A-Z][\w-]+(?: |\.)"
)
_BODY_OF: Final = re.compile(
    r"The (?:skin|nails|hair|veins|joints|bones) (?:on|of|in|under|around) User['’]s (?:[\w-]+ ){1,3}\w+ .*\b(?:every|each|most|whenever|when|at night)\b"
)
_RUNS_ROOM: Final = re.compile(
    rf"User runs (?:the|an?) {_ADJ}(?:room|desk|library|archive|kitchen|canteen|workshop|stores?|nursery|ward|lab|studio|farm|clinic|counter|bar|office|laundry|garden|gallery|museum|cinema) "
    r"(?:at|in|of|for) (?:an?|the|[A-Z])"
)
_DRIVES_FOR: Final = re.compile(
    r"User drives (?:the|an?) (?:[\w-]+ ){0,2}(?:bus|tram|lorry|truck|train|ferry|ambulance|hearse|minibus|coach|library|bookmobile|gritter|snowplough|tanker|milk float|groomer|dustcart) "
    r"(?:round|around|between|through|across|from|for)\b"
)
"""Who drives what carries others, on its round, does so as their work."""

_EMPLOYED: Final = re.compile(
    r"User works (?:for|at) an? (?!few|couple|while|bit|pace|rate|desk|distance|time|standing|charge|fee)[\w-]"
)
"""Who works for a charity is employed there, which is more than something they do."""

_AILMENT: Final = re.compile(
    r"User (?:also )?(?:has|has got) (?:IBS|IBD|PCOS|COPD|GERD|EDS|hEDS|POTS|MCAS|CKD|CFS|ME/CFS|SIBO|TMJ|"
    r"BPD|DVT|AFib|ASD|OSA|RSI|SAD|long [Cc]ovid|long COVID)(?:\.| (?:and|since|so|in|for|from|after)\b)"
)
"""What an illness is called in short is had, and is no belonging."""

_SERVES_AS: Final = re.compile(r"User (?:volunteers|serves) as (?!part\b|well\b|much\b|often\b)\w")
_MOTHER_TONGUE: Final = re.compile(r"User grew up speaking [A-Z]")

_MACHINES: Final = re.compile(
    rf"User (?:drives|operates) (?:an? |the )?{_ADJ}(?:[\w-]+ )?(?:cranes?|trams?|trains?|forklifts?|excavators?|diggers?|bulldozers?|harvesters?|"
    r"bus|buses|ambulances?|hearses?|ferry|ferries|tankers?|dustcarts?|gritters?|tubes?|metros?)\b"
)
"""Nobody owns a crane or a tram: who drives one is at work."""

_HABIT: Final = frozenset({K.HABIT})
_DONE: Final = frozenset({K.HABIT, K.SKILL, K.PROJECT_FACT})
KINDS_OF_DOING: Final = (
    (frozenset({K.HABIT, K.ROLE}), _MAINTAINS, K.ONGOING_PROJECT),
    (_HABIT, _UNDER_A_NAME, K.ONGOING_PROJECT),
    (_HABIT, _NTH_YEAR, K.ONGOING_PROJECT),
    (frozenset({K.RESOURCE, K.HABIT}), _USED_FOR, K.SKILL),
    (frozenset({K.ROLE}), _APPRENTICE, K.SKILL),
    (_DONE, _MAKES_A_SERIES, K.ONGOING_PROJECT),
    (_HABIT, _WORKS_HOURS, K.SKILL),
    (frozenset({K.RESOURCE}), _KEEPS_RECORD, K.HABIT),
    (frozenset({K.ONGOING_PROJECT}), _RAISES, K.ROLE),
    (frozenset({K.PROJECT_FACT}), _AILS_OFTEN, K.RECURRING_STATE),
    (_HABIT, _PER, K.PROJECT_FACT),
    (frozenset({K.RESOURCE, K.PROJECT_FACT}), _WORN, K.HABIT),
    (frozenset({K.PROJECT_FACT, K.HABIT}), _TAKES_ON, K.ONGOING_PROJECT),
    (_DONE | {K.PREFERENCE}, _NO_MORE_THAN, K.CONSTRAINT),
    (frozenset({K.ROLE}), _CARES_ON, K.HABIT),
    (_DONE, _TAKEN_UP, K.ONGOING_PROJECT),
    (frozenset({K.SKILL, K.PROJECT_FACT}), _LOGS, K.HABIT),
    (frozenset({K.PROJECT_FACT}), _WEDDED, K.RELATIONSHIP),
    (frozenset({K.PROJECT_FACT, K.CONSTRAINT}), _BODY_OF, K.RECURRING_STATE),
    (frozenset({K.HABIT, K.PROJECT_FACT}), _RUNS_ROOM, K.ROLE),
    (frozenset({K.HABIT, K.RESOURCE}), _DRIVES_FOR, K.SKILL),
    (_HABIT, _EMPLOYED, K.ROLE),
    (frozenset({K.RESOURCE}), _AILMENT, K.PROJECT_FACT),
    (frozenset({K.SKILL, K.HABIT}), _SERVES_AS, K.ROLE),
    (frozenset({K.PROJECT_FACT}), _MOTHER_TONGUE, K.SKILL),
    (frozenset({K.HABIT, K.RESOURCE, K.PROJECT_FACT}), _MACHINES, K.SKILL),
)
"""Of which kinds a statement is read by its words, by which words, and of what kind it then is."""


def is_demand(kind: K, statement: str) -> bool:
    """Tell whether what is told of somebody is what they want of the speaker for good: it binds."""
    return kind is K.RELATIONSHIP and _DEMANDS.match(statement) is not None


__all__ = ["KINDS_OF_DOING", "is_demand"]
