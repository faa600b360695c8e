"""Claims that their own words bound to the hour: "just now", "since nine", "two minutes left".

A sign stands in each of them: a time of the day, a length of minutes, a small act ("quit
stirring", "dropped the jar"), a place in a text ("row nine", "chapter 34"). What comes
again, and what changes a life on a day ("my dad died this morning"), is told all the same.
"""

from __future__ import annotations

import re
from itertools import pairwise

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words

_N = r"(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety|(?:a )?few|half an|a quarter of an|a couple of)"
_WHO = r"(?:User|The team)"
_NTH = r"(?:\d+|[ivx]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty)"
_SHORT = r"(?:minutes?|mins?|seconds?|secs?|hours?|hrs?)"

_DAY = re.compile(
    rf"\b(?:just now|tonight(?:['’]s)?|tonights|today(?:['’]s)?|this (?:morning|afternoon|evening|minute|second)(?:['’]s)?|all (?:morning|afternoon|evening)|"
    rf"(?:{_N}|last) (?:{_SHORT}|moments?) ago|a (?:second|moment) ago|all of a sudden|out of nowhere|so far today)\b",
    re.I,
)
"""A time that is over with the day."""

_NOW = re.compile(r"\b(?:right now|at the mo|as we speak|as i (?:type|write|speak))\b", re.I)
_STAGE = re.compile(
    r"\b(?:liv(?:es?|ing)|work(?:s|ing)?|stud(?:y|ies|ying)|rent(?:s|ing)?|stay(?:s|ing)?|train(?:s|ing)?|learn(?:s|ing)?|sav(?:es?|ing)|pregnan\w+|unemployed|leave|between|single|"
    r"chemo\w*|therapy|treatment|freelanc\w+|retired|job|jobs|course|degree|school|college|university|level|priority|priorities|goal|focus|car|flat|house|income|"
    r"budget|visa|contract|licen[cs]e|medication|pills|diet|vegan|vegetarian|trying|hoping|looking for|in [A-Z]\w+)\b"
)
"""What goes on for a season of a life, and may be told with "right now"."""

_MILESTONE = re.compile(
    r"\b(?:born|birth|died|dies|passed|buried|funeral|married|wedding|engaged|divorc\w+|propos\w+|pregnan\w+|expecting|diagnos\w+|hired|fired|sacked|laid off|redundan\w+|promot\w+|"
    r"resign\w+|retir\w+|graduat\w+|accepted|admitted|offer|offered|citizen\w*|visa|permit|licen[cs]e|degree|job|jobs|course|school|college|uni|university|apprenticeship|chemo\w*|treatment|"
    r"medication|antidepressants|insulin|surgery|operation|scan|move[sd]? (?:to|into|in|out|house)|moving|signed|adopt\w+|smok\w+|drinking|vaping|alcohol|vegan|vegetarian|sober|turn(?:s|ed)? \d+|birthday|anniversary|"
    r"years?|months?|mortgage|contract|lease|exams?|allerg\w+|(?:got|gets?|has|bought|buys|sold|sells|lost|collect\w*|crash\w+|view\w*|opened|opens|won) [^.]{0,25}?\b(?:house|flat|apartment|car|van|bike|dog|puppy|cat|kitten|account|business|company|shop|client|custody|keys)|quit (?:the|their) (?:agency|firm|team))\b",
    re.I,
)
"""What changes a life, on whatever day it falls."""

_COMES_AGAIN = re.compile(
    r"\b(?:every|each|always|never(?! (?:turned|showed|came|called|answered|rang|replied))|usually|often|sometimes|mostly|normally|daily|weekly|monthly|nightly|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|"
    r"(?:an?|per) (?:day|week|month|year|night|shift|session|lesson|visit))\b",
    re.I,
)

_SINCE = re.compile(
    rf"\bsince (?:(?:about|around|just|early|this|the) )?(?:noon|midday|lunch(?:time)?|breakfast|morning|last night|dawn|half \w+|(?:one|two|three|four|\d+) {_SHORT}|"
    r"(?:pop-?up|update|fire drill|detour|handshake|last (?:stop|commit|save|message)|\d{1,2}(?:[:.]\d\d| ?[ap]m| ?o['’]clock)))\b",
    re.I,
)
_SINCE_HOUR = re.compile(
    rf"\b(?:(?:has|have)(?: not|n['’]t)?|is|are) (?:only |still |just )?(?:been )?(?:waiting|staring|honking|ringing|barking|crying|screaming|shouting|unload\w+|load\w+|hanging|crawling|noisy|on hold|"
    rf"delayed|stuck|sitting|standing|queu\w+|typing|driving|refreshing|packing|cleaning|cooking|debugging|scrolling|trying|hammering|drilling|buffering|up|awake|at it|eaten|slept|answered|replied|moved|down|offline|out)\b"
    rf"[^.]*\bsince (?:about |around )?(?!\d{{3}}){_NTH}(?:[,.;]|\Z)",
    re.I,
)
"""An hour, and no age: who is "waiting since nine" is so today, who plays "since nine" has for years."""

_ENDS_IN = re.compile(
    rf"\b(?:starts?|begins?|ends?|finish(?:es)?|leaves?|closes?|opens?|lands?|arrives?|expires?|boards?|departs?|kicks? off|due|has (?:an? |the |User['’]s |their )?(?:\w+ )?(?:meeting|exam|class|lesson|call|football|practice|training|interview|appointment|flight|train|lecture|stand-?up)|(?:is|are|has to be|back)(?! (?:within|about|around|only|just)? ?{_N} {_SHORT} (?:from|by|away)))\b"
    rf"(?:(?! in )[^.]){{0,40}} in (?:about |around |like |under )?(?:{_N} {_SHORT}(?! (?:of|from|by|walking|drive|walk)\b)|(?:five|ten|fifteen|twenty|thirty)(?=[,.]|\Z))",
    re.I,
)
_AWAY = re.compile(
    rf"\b(?:bus|train|tram|taxi|cab|uber|ride|pickup|driver|coach|delivery|courier|lift|ferry|plane|flight) is (?:only |about |still )*{_N} {_SHORT} away\b",
    re.I,
)
_LEFT = re.compile(
    rf"\b{_N} (?:[\w-]+ )?(?:lines?|words?|pages?|minutes?|mins?|seconds?|secs?|hours?|paragraphs?|sentences?|questions?|errors?|tabs?|slides?|cuts?|colours?|steps?|percent|%|hit points|hp|lives|"
    r"tests?|bugs?|warnings?|rows?|emails?|messages?|tickets?|orders?|dishes|loads?|avocados?|eggs?|onions?|lemons?|apples?|potatoes|slices?|tries|attempts?|moves|laps?|spoons?)(?: of \w+)? (?:left|to go)\b",
    re.I,
)
_MINUTES = re.compile(
    rf"{_WHO} (?:only )?(?:has|got) (?:only |about |just |like |maybe )*(?:{_N} (?:minutes?|mins?|seconds?|secs?)|(?:an?|half an|a quarter of an) hour)(?: (?:off|left|free|to kill|spare|before|until|till|in|at|on)\b|[,.])(?! (?:in|of) (?:a|the) day)",
    re.I,
)
"""How long somebody has before something: "ten minutes before the next lesson"."""

_STUCK = re.compile(
    rf"\b(?:delayed|no (?:signal|wifi|internet|reception)|stuck (?:at|in|on) the \w+)\b[^.]* since (?!(?:january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|covid|\d{{4}})\b)[A-Z]\w+|"
    rf"\b(?:has|have) (?:been|had|waited)\b[^.]*(?: for|,) (?:about |only |over )?{_N} {_SHORT}(?=[,.])|\b\w+ ?(?:percent|per cent|%) (?:in(?=[,.])|done|through|of the way)\b|"
    rf"\bfor the (?:weekend|afternoon|evening|night)\.|\b(?:at|by) half[- ]?time\b|\bmust have been\b|\bis going back to [^.]* at \d|User lands at|\b(?:vet|dentist|hairdresser|physio|barber|movie|film|match|taxi|interview|appointment|delivery)(?: slot)? (?:is|is on|lands|leaves|is due) (?:at|between) {_NTH}\b|\bfor two days\.|\b(?:was|were) (?:loud\b|full at|packed at)|\buntil the (?:cable|charger|bus|train|rain|engineer|plumber|film|kettle) \w+s?\b|"
    rf"\b(?:(?:ate|had (?:coffee|tea|lunch|breakfast|dinner|a row)) at|User started at|User finished at) (?:lunch|dinner|breakfast|{_NTH})(?: (?:past|to))?(?=[,. ])(?! years)",
    re.I,
)
"""What waits, is on its way, or was eaten by the clock."""

_BY_THE_HOUR = (_STUCK, _SINCE, _SINCE_HOUR, _ENDS_IN, _AWAY, _LEFT, _MINUTES)

_IN_A_TEXT = re.compile(
    rf"\b(?:(?:in|on|at|with|from|of|after|over|to) (?:the )?(?:row|column|chapter|ch|slide|step|point|question|paragraph|cell|footnote|scene|verse) {_NTH}\b|in (?:the )?(?:line|page|clause|section) {_NTH}(?=[,.])|"
    r"(?:in|on|at|to|into|from) (?:the|their|a) (?:next|last|first|second|third|top|bottom|previous|wrong) (?:line|row|column|page|slide|paragraph|cell|box|tab|step|bar)\b)|"
    rf"\b(?:finished|did|read|skipped) (?:the )?(?:{_NTH}(?:st|nd|rd|th)|first|second|third|fourth|fifth|last|next) (?:question|chapter|exercise|page|step|level|task|problem|row|lap)\b|"
    rf"\b(?:finished|started|reading|on) (?:chapter|ch|level|step|page|slide|question|exercise|part) {_NTH}\b",
    re.I,
)
"""A place in the text, the sheet or the game at hand."""

_OVER_A_TEXT = re.compile(
    r"\b(?:learn|study|studi|writ|translat|illustrat|teach|typeset|lives?|plays?|season|seats?|books?|novel|memoir|thesis|dissertation|manuscript|textbook)\w*\b"
)
"""Who works through a text for months, and what rows are of seats."""

_OF_A_TEXT = re.compile(
    r"(?:User|The team)['’]s (?:[\w'’-]+ ){0,2}?(?:timers? (?:set|for the \w+ (?:is|has))|(?:joke|riddle|haiku|margin|fable)s? has no|(?:haiku|limerick|sonnet|stanza|pivot|accent marks|cover letter|cursor|test pattern|pdf|bar chart|charts|semicolons?|hyphens?|footnotes?|typing|joke|fable|riddle|total|drawing) "
    r"(?:(?:is|are|has|have|goes?|got|fell|comes) |needs a)|settings sit|code only|(?:mic|microphone|video|stream|audio|sound) (?:stutters?|crackles?|cuts out)|braces? goes? on|(?:pipeline|build|ci|(?:dev |test )?server|backup job|deploy|numbers in the \w+) (?:is|are|has been|eats) (?:red|broken|failing|down|hanging|stuck|off|memory)|quiz ends|session ran out|counter for the)|"
    r"\b(?:in|on) (?:User|The team)['’]s (?:pivot|sheet|spreadsheet|regex|query|search|paragraph)\b|"
    r"\b(?:has|got) (?:an? |two |three |some )?(?:blank (?:line|spot|row|page)|plot hole|dot at|typo|extra (?:space|line|row)|white ?space)\b|"
    r"\b\d+ (?:words|characters|pages|lines) (?:over|short|too (?:long|short|many))\b|\b(?:one|two|three|four|five|eleven|\d+|several) (?:\w+ )?tabs open\b|\bopen in (?:another|a|the other) tab\b",
    re.I,
)

_ING = r"(?:trying|looking|waiting|stirring|counting|typing|scrolling|listening|chewing|mixing|searching|knocking|clicking|refreshing|guessing|watching|holding)(?=[,.]| (?:and|so|after|at|when|because|halfway|now|already)\b)"
_SMALL_THINGS = (
    r"(?:jars?|bottles?|glass|cups?|mugs?|plates?|bowls?|bags?|box|maps?|phone|laptop|tablet|remote|pans?|eggs?|trays?|spoons?|forks?|knife|stitch|ball|pen|torch|screws?|nuts?|bolts?|book|cake|pizza|keys?|parcel|tool|hammer|bucket|"
    r"coffee|tea|drink|soup|lunch|sandwich|plant pot|ladle|lid|glasses|needle|brush|tin|can)"
)
_SMALL_ACT = re.compile(
    rf"{_WHO} (?:has |had )?(?:just |already |only )*(?:"
    rf"(?:quit|stopped|gave up|has stopped) {_ING}|"
    rf"(?:quit|stopped|gave up(?: on)?|closed|restarted) (?:the|a|an|this|User['’]s|their) (?:\w+ ){{0,2}}?(?:app|browser|terminal|kernel|program|game|level|timer|video|stream|film|movie|recording|dictation|oven|download|upload|installer|crossword|"
    rf"puzzle|sudoku|wordle|quiz|calculator|form|session|playlist|kettle|washing machine|mixer)(?! (?:industry|studio|company|development|design|business|club)\b)\b|"
    r"quit (?:excel|word|chrome|safari|firefox|photoshop|outlook|spotify|vim|emacs|xcode|blender)\b(?: (?:twice|and|once|without)|[,.])|quit early\b|"
    rf"(?:quit|stopped|gave up) [^.]*\b(?:after {_N} {_SHORT}|halfway|half way|at {_NTH} across|after the (?:first|second|third|fourth|fifth) (?:ring|error|try|attempt|page|question|level|round|minute|episode|lap|go|line|clue|mile))\b|"
    r"lost (?:the|their|User['’]s|our) (?:(?:own )?place|connection|line|signal|page|thread|serve|tab|cursor|keys|temper|train of thought|grip|count|track|output|ball|receipt|offcut|toss|wifi|internet)\b(?! in (?:the )?(?:world|society|life|queue for))(?! (?:of|for good))|"
    rf"lost [^.]*\b(?:in the crowd|for {_N} {_SHORT}|to small talk|in the (?:second|first|third|last|final) (?:set|half|round|game))\b|"
    rf"(?:dropped|knocked over|spilled|spilt) (?:the|a|an|one|their|User['’]s|two|some) (?:\w+ )?{_SMALL_THINGS}\b|dropped a bag of\b|"
    r"(?:finished|has finished) (?:the|a|an|their) (?:\w+ )?(?:puzzle|crossword|sudoku|biscuits|cake|list|dishes|refactor|laundry|hoovering|level|round|coffee|pizza|shopping|ironing)\b|"
    rf"(?:sold|has sold) (?:the|their|User['’]s) (?:very )?last (?!(?:of|house|flat|car|farm|field|horse|cow)\b)\w+|sold out of\b|"
    r"(?:bought|got) (?:the |some |an? |two |three |four |five |six |a dozen |a bag of |\d+ )(?:\w+ )?(?:lemons?|eggs?|milk|bread|magazines?|onions?|apples?|bananas?|oranges?|tomatoes|sandwich(?:es)?|coffees?|beers?|newspaper|snacks?|crisps|groceries|potatoes|carrots)\b|"
    r"got (?:an? |their )(?:fright|parcel|shock|lift|text|call|puncture|hair wet|feet wet|seat)\b|"
    rf"has had (?:{_N}|\d+) (?:coffees?|teas?|beers?|biscuits?|pints?|glasses of \w+|drinks?|cups? of \w+) (?:already|so far|and|today)?|"
    r"(?:has an? )?missed (?:the|their|User['’]s) (?:bus|train|tram|stop|exit|turn|call|flight)\b|gave up (?:the|their) seat on the (?:bus|train|tram|tube)\b|"
    rf"refreshed|has refreshed|folded {_N}|has folded|hung up\b|slipped up\b|mopped\b|sprinted for\b|got [^.]*\bquestions? wrong\b|(?:drove|walked|cycled) past\b|retired to (?:the|their) (?:sofa|couch|bed|bedroom|lounge|study)|is retired to (?:the|their) (?:sofa|couch|bed|lounge)|was deaf to|has known about\b|has [\w ]+ stuck in their head|agrees with (?:point|the|that|this)\b|sold all (?:the|their) (?:potions|loot)|ate (?:the|an?|all|both|User['’]s|their|his|her|one|two|some) |borrowed [^.]*\b(?:charger|pen|umbrella|lighter|pencil|ruler)\b|holds (?:shift|ctrl|control|alt|cmd|command)\b|"
    rf"(?:feeds|reaches|eats|sends|washes|pays|cooks|finishes|chops|sweeps|locks) [^.,]* already\b|cannot (?:eat another|talk (?:yet|now)|leave the (?:meeting|call)|check the (?:map|phone|screen)|do {_NTH}\b|have (?:duplicates|spaces|nulls|blanks)|believe|scroll|see (?:what|a thing))|"
    r"owns up\b|dubs thee|pictures |is slow to reply|is not at their sharpest|is a victim of|is on the (?:\w+ )?(?:page|tab|screen|menu|form)\b|has a (?:timeout|craving|laugh|metal taste)\b|is on their wrong|keeps (?:bouncing|switching|flipping) between|(?:now )?reaches home|is working on an (?:e-?mail|answer)\b|"
    r"wants the assistant to (?:write|draft|send|make) (?:[A-Z]\w+ )?an? (?:agenda|reply|e-?mail|message|card|note|text|letter)\.|(?:forgot|misread|mistyped) (?:the|an?|every|one) (?:\w+ )?(?:semicolon|bracket|comma|key|lid|step|question|umbrella)\b"
    r")",
    re.I,
)
"""What is done in a moment and changes nothing, with verbs that else change much."""

_SOMEBODY = r"(?:User['’]s [\w'’ -]{1,40}?|The team['’]s [\w'’ -]{1,30}?|[A-Z][\w-]+|User|The team)"
_DOES_NOW = re.compile(
    rf"{_SOMEBODY} (?:fell asleep\b(?! at the wheel)|had two helpings|will not (?:stop (?:barking|crying|meowing|whining|talking|screaming|laughing)|come (?:down|out)|get (?:off|out|up|down|dressed)|eat (?:up|dinner|lunch)|budge|settle|sleep\b(?! (?:without|through|alone|in|on|more)))|"
    r"(?:is|are) (?:finally |already |now |still |all |just )*(?:asleep|awake|sulking|mad at User|cross with User|on (?:a|the|this|another) call|in the (?:air|building|loo|tub|lift)|at the (?:door|table)|running (?:very |so |\w+ )?(?:late|hours late|\w+ hours? late)|"
    r"(?:moving|carrying|lifting) the (?:sofa|couch|table|bed|piano|fridge|wardrobe|desk|boxes|bins?)\b|at a services|first in the queue|stuck (?:at|in|on|here|with|behind)|dead on (?:their|User's) feet|halfway to|off topic|off by one|done with the (?:list|dishes|draft|first|second|edit|text|task|email|letter|shopping)|running to the (?:shop|store|bus|door)|going (?:for lunch|back at|home)|heading|walking home|on (?:their|the) way|"
    r"calling (?:User|from|for)|shouting|pinging|speaking to User from|dripping|driving\.|roaring|fogged|steamed up|stiff from|burnt from|soaked|taken by the cat|all over User['’]s \w+|barking|meowing|chilling|rung|held up|limited by the|hungry|starving)\b|"
    r"(?:is|are) (?:cooking|driving|walking (?:home|there|back|over)|leaving|heading (?:out|home|off)|eating|showering|typing|ironing|mopping|boarding|closing up) now\b|"
    r"(?:(?:has|have) )?(?:never turned up|pushed to main|just rang|rang the bell|took too much off|finished (?:all )?(?:the|my|our|User['’]s) (?:biscuits|cake|milk|crisps|cookies|chocolate|ice cream)|left (?:his|her|their) (?:glasses|keys|phone|bag|coat|wallet|charger|umbrella|hat|gloves|scarf) (?:in|on|at)\b|was off sick|wants? an? (?:\w+ )?(?:photo|quote|answer|reply|update|call)(?: of the| by|\.)|came (?:from|back from) the shops|(?:got|had) (?:a )?(?:sugar|giggles|tantrum)|keeps? pinging User|has User on the floor|burned\.|pulled the plug|sounded awful)|"
    r"(?:moved|raised) (?:his|her|their) (?:rook|knight|bishop|pawn|queen|king|glass|hand)\b|"
    r"(?:has|have) not (?:answered|replied|responded|called back|written back|got back)\b(?![^.]* (?:in|for) (?:years|months|weeks))|"
    r"(?:has|have) gone (?:for|to get|out for) (?:milk|bread|lunch|coffee|a (?:walk|run|smoke|coffee)|petrol)\b|"
    rf"(?:has|have) (?:an? |two |some )?(?:customer|client|guest|kid|dog|guy|man|woman)s? (?:shouting|waiting|standing|at the (?:door|till|counter)|on the (?:line|phone))|"
    rf"arrives? soon|call from (?:upstairs|downstairs)|is wanted on the phone|(?:is|are) (?:\w+ )?down at half time|is \d down at)",
)
"""What somebody of the user's is at just now."""

_THING_NOW = re.compile(
    r"There (?:is|are) (?:an? |no |some |two )?(?:\w+ )?(?:van|lorry|truck|guy|man|woman|hole|wifi|wi-fi|signal|metal taste|taste|draught|spider|wasp|smell|noise)\b[^.]*\b(?:at|on|in|outside|blocking) User['’]s (?:door|sock|shoe|train|bus|mouth|drive|driveway|window|screen|gate|hair|tooth|teeth)\b|"
    rf"{_SOMEBODY} (?:is|are|has|have|was) (?:still |so |just )*(?:out of ink|no ink|on shuffle|in \w+ mode|still wet|smells|spread over (?:the (?:floor|desk|bed|table)|(?:\w+ )?(?:tabs|screens|windows))|on (?:mute|silent|charge)|through the roof|packed|noisy|perfect weather|no (?:power|signal|ink|wifi|internet) (?:and|right|since|here|now))\b|"
    r"User['’]s (?:tongue|neck|back|throat|hands|eyes?|feet|legs?|head) (?:is|are|has|have) (?:\w+ )?(?:burnt|burned|stiff|sore|numb|wet|sticky|on fire) (?:from|after|because)\b|.*\bfell flat\b|.*\bdo(?:es)? not respond\b|.*\bis now at \w+ (?:seconds|ms|milliseconds|retries|pixels)\b|.*\bshouting (?:over|at|about)\b|"
    r"(?:User['’]s |The team['’]s )?(?:[\w'’-]+ ){0,3}(?:smells? (?:odd|off|funny|weird|bad|nice|amazing)|keeps? (?:beeping|flashing|cutting out)|(?:is|are) acting up|spits \d+|(?:is|are) (?:a )?red again|needs? salt|is off for no reason|for no reason)\b|"
    r"User['’]s (?:receipt|coat|dinner|phone|bag|charger|lunch|umbrella|laptop) (?:is|are) (?:in|on|at|by) (?:the|\w+['’]s) (?:oven|car|glovebox|glove box|other room|boot|hall|train|table|fridge|microwave)\b|"
    r"User['’]s table is booked for|The weather |Nothing \w+s\.|(?:on |today|tomorrow|tonight)[^,.]* is bins\b|.*\bneeds? (?:cropping|trimming|rewording|rephrasing|cutting down)\b|.*\b(?:mats|parcel|order|package|delivery) (?:has |have )?arrived\b|.*\bparking (?:ticket|meter|session) expires\b|.*\blooks (?:rainy|stormy|grim|overcast)\b|"
    r"User['’]s (?:uber|lyft|taxi|cab) (?!account|job|business|licen|rating|pass|shift|firm|company|rank|driver|app|fleet|badge|plate|medallion)|.*\bin the about box\b|.*\bin the file User shared\b|User['’]s (?:bike|coat|bag|car) is by the|(?:User|The team) is (?:in gloves|at (?:the|a) (?:dentist|till|checkout|gate))\b|"
    r"(?:On |The )?[A-Z]\w+day['’]s (?:forecast|canteen menu|menu)\b",
    re.I,
)
"""How a thing or a room is just now."""


_AGO = frozenset({"just", "ago", "table", "door", "call"})
_JUST = re.compile(
    rf"\bjust now\b|\b(?:{_N}|last) (?:minutes?|mins?|seconds?|secs?|moments?) ago\b|\bat (?:the|our|my) (?:table|door) right now\b|\bon this call\b"
)
"""What a clause says of its hour, though its statement leaves it out."""


def is_of_the_hour(one: Claim, words: Words) -> bool:
    """Tell whether a statement holds a sign that it is over within the day, or of a text at hand."""
    said = one.statement
    lows = [w.low for w in words]
    if said.endswith(" right.") and ("right", "now") in pairwise(lows):
        return True
    if not _AGO.isdisjoint(lows) and _JUST.search(" ".join(lows)) and not _MILESTONE.search(said):
        return True
    if _COMES_AGAIN.search(said) is not None:
        return False
    if (_DAY.search(said) is not None and _MILESTONE.search(said) is None) or (
        _NOW.search(said) is not None and _STAGE.search(said) is None
    ):
        return True
    return (
        any(sign.search(said) is not None for sign in _BY_THE_HOUR)
        or (_IN_A_TEXT.search(said) is not None and _OVER_A_TEXT.search(said) is None)
        or _OF_A_TEXT.search(said) is not None
        or _SMALL_ACT.match(said) is not None
        or _DOES_NOW.match(said) is not None
        or _THING_NOW.match(said) is not None
    )


_ONE_OF = re.compile(r"\b(?:first|second|third|fourth|last|next|other) (?:ones?|two)\Z")


def is_edit(one: Claim, words: Words) -> bool:
    """Tell whether what is to go is struck from a text: "remove the emoji in line two"."""
    if not one.forget:
        return False
    clause = " ".join(w.low for w in words if w.low.isalnum())
    return _IN_A_TEXT.search(clause + ".") is not None or _ONE_OF.search(clause) is not None


__all__ = ["is_edit", "is_of_the_hour"]
