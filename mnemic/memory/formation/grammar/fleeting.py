"""Claims that are true for an hour at most, of the work at hand, or of everybody.

They are told from the statement that was made, after all grammar: whatever entry read
"my phone is on 3 percent" or "my regex matches too much", it tells nothing of a life.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import PREPOSITIONS, noun_lemma

_SUBJECT = r"(?:User|The team|User['’]s (?:[\w'’-]+ ){1,4}?|[A-Z][\w-]+)"
_PLACES = (
    r"(?:in (?:seat|row|carriage|gate|lane) \w+|in the (?:shower|bath|bathroom|toilet|kitchen|next room|other room|back|back seat|car|queue|line|lift|elevator|corridor|hallway|lobby|waiting room|middle of (?:something|a|dinner|lunch|the))"
    r"|at the (?:door|checkout|till|gate|counter|bus stop|traffic lights?)|on (?:hold|the line|the phone|the bus|the train|the tram|the plane|the sofa|the couch|my way|their way|the way|the platform(?! team| side| squad))|"
    r"asleep|awake|outside|downstairs|upstairs|next door|standing|behind User|in front of)"
)
_OF_AN_HOUR = re.compile(
    r"There (?:is|are) (?:an?|some|this|two) (?:\w+ )?(?:wasps?|bees?|spiders?|fl(?:y|ies)|bat|bird|snake|smell|noise|leak|puddle|queue|knock|parcel|stranger|smear|scratch|stain|crack|typo|bug|error|gap|blob|spot) (?:in|on|at|under|near|outside|above|below|between|across) |"
    rf"{_SUBJECT} ?(?:is|are|was|were) (?:still |just |already |now |currently )*{_PLACES}(?=[ .,])|"
    rf"{_SUBJECT} ?(?:is|are) (?:still |just |already |now |currently )*(?:wearing|holding|standing|(?:sitting|sat|stood|stuck) (?:on|in|at|here|down|next|by|under|outside)|lying|waiting (?:here|in|at|outside|for (?:the|a|their) (?:bus|train|tram|taxi|flight|kettle|build|page|download|reply|answer))|staring|typing|queu(?:e)?ing|crying|sleeping|barking|"
    r"yelling|screaming|snoring|ringing|buzzing|rebooting|loading|updating|charging|freezing|overheating|melting|burning|boiling|leaking right|knocking|shouting|chopping|peeling|frying|stirring|boiling|queueing|queuing|refreshing|scrolling)(?=[ .,])|"
    rf"{_SUBJECT} ?(?:is|are) (?:still |just |so |already |now |currently |absolutely )*(?:soaked|soaking|drenched|starving|starved|famished|freezing|parched|knackered|exhausted|shattered|out of breath)(?=[ .,])|"
    rf"{_SUBJECT} ?(?:is|are) (?:still |just |now |currently )*writing (?:with one hand|(?:this )?(?:from|on|in|at) (?:the|a|an|their|User's) (?:phone|bus|train|tram|plane|taxi|bed|airport|station|hospital|queue))(?=[ .,])|"
    rf"{_SUBJECT} ?(?:is|are) (?:on|at|down to) \d+ ?(?:%|percent|per cent)(?=[ .,])|"
    r"User (?:cuts?|hurts?|hits?|burns?|burnt|burned|bumps?|bumped|stubbed|twisted|bit|bites?|splits?|spilled|spilt|dropped|scratched) (?:their|User's) (?:\w+ )?"
    r"(?:finger|thumb|hand|toe|lip|tongue|head|elbow|knee|foot|arm|coffee|tea|drink|phone|keys|soup|lunch)\b(?! (?:every|each|often|always))|"
    r"User (?:has|got|has got) [\w ]{1,20} (?:all over|on|in|under) their (?:hands?|face|hair|fingers?|shirt|eyes?|shoes|teeth|nails|keyboard)\b|"
    r"User is (?:\w+ )?(?:halfway|half way|midway|partway|part way|minutes|hours|pages|chapters) (?:through|into|in) (?:\w+ing|the|this|that|it|your|making|dinner|lunch)\b|"
    r"User['’]s (?:hands?|fingers?|arms?|face|hair|clothes|shoes|shirt) (?:is|are) (?:\w+ )?(?:covered|full|wet|sticky|dirty|greasy|soaked|shaking|busy|floury|muddy|tied)\b|"
    r"User['’]s (?:head|eyes|back|neck|feet|stomach|legs|ears|nose|throat|hands|fingers) (?:is|are) (?:killing|pounding|spinning|frozen|freezing|cold|wet|tired|running|throbbing|numb right)\b",
)
_WORK = (
    r"(?:regex|regexp|query|function|method|loop|snippet|paragraph|sentence|column|row|cell|formula|spreadsheet|branch|commit|pull request|PR|merge request|padding|margin|"
    r"div|footer|header|sidebar|button|component|container|output|input|variable|array|dataframe|data frame|string|prompt|slide|argument|test|tests|unit test|build|log|logs|console|terminal|cursor|"
    r"browser|tab|screen|stylesheet|css|html|json|yaml|xml|csv|file|folder|import|loop|callback|promise|pointer|stack trace|cursor|hotspot|upload|download|error|exception|bug|patch|diff|constructor|"
    r"font|layout|navbar|dropdown|form field|checkbox|axis|chart|legend|equation|integral|proof|conclusion|introduction|abstract|intro|title|subtitle|footnote|bibliography|"
    r"dockerfile|makefile|notebook cell|macro|pivot table|vlookup|selector|endpoint call|request|response|payload|parser|linter|compiler|loop|iterator|thread dump|"
    r"screenshot|image|picture|mockup|wireframe|caption|headline|hand is)"
)
_STANDING = re.compile(
    r"\b(?:every (?!minute|second|time|few (?:seconds|minutes)|\d+ (?:seconds|minutes))|each|always|never|usually|daily|weekly|monthly|nightly|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b"
)
_AT_HAND = re.compile(
    rf"User['’]s (?:(?:own|first|second|third|last|latest|current|new|old|whole|entire|\w+ed|SQL|Python|Excel|CSS|React|git) ){{0,2}}{_WORK}(?: \w+)? "
    r"(?:is|are|was|has|have|had|does|do|fails?|failed|matches|returns?|throws?|takes?|prints?|gives?|keeps?|crashes|breaks?|loops?|shows?|runs|needs?|contains?|looks?|says|won't|cannot|gets|hangs|\w+s)\b|"
    r"(?:User|The team)['’]s [\w ]{1,30} is now (?:at )?\d+ ?(?:px|em|rem|pt|ms|%)|"
    r"User['’]s hand is (?:two pair|a pair|a flush|a straight|pocket|ace|king|queen|suited|\w+ high)",
    re.I,
)
_EVERYBODY = re.compile(
    r"(?:User|The team)['’]s (?:government|planet|species|generation|ancestors|society|civili[sz]ation|brains?|bodies|solar system|galaxy|universe|atmosphere|oceans?|ecosystem|economy|democracy|constitution|prime minister|president|lord|saviour|founding fathers)\b|"
    r"(?:User|The team) has \d+ (?:bones|teeth|muscles|chromosomes|ribs|vertebrae)\b|"
    r"(?:User|The team) (?:only |all )?(?:lives?|is|are|uses?|has known|has|have|make|makes|need|needs) [\w %]{0,40}\b(?:in a society|of their brain|mortal|human beings?|social animals|since Galileo|that the (?:earth|world|sun|universe)|mistakes|only human|stardust)\b"
)
_SMALL_WISH = re.compile(
    r"User (?:wants|needs|would like|has|is trying) to (?:group|sort|filter|parse|cent(?:er|re)|align|loop|iterate|render|return|replace|append|concatenate|"
    r"refactor|debug|compile|hardcode|escape|sum|round|truncate|deduplicate|pivot|indent|crop|resize|highlight|underline|rephrase|reword|paraphrase|shorten|"
    r"hand (?:this|it) in|send (?:this|it|the|an? (?:e-?mail|message|text))|print|paste|copy|upload|download|attach|unzip|reboot|restart)\b"
)
"""What is wanted of a text or a piece of code that lies on the table."""

_ERRAND = re.compile(
    r"(?:User|The team) (?:needs|has) to (?:pick|drop|collect|grab|fetch|buy|post|mail|return|ring|call|text|e-?mail|send|leave|run|dash|catch|finish|submit|take|get|bring) "
    r"[^.]*\b(?:before|by|at|in|until) (?:(?:about |around )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|lunch|dinner)\b(?! (?:weeks?|months?|years?))|"
    r"(?:\w+ )?(?:minutes?|hours?))\W*\Z"
)
"""What is to be done by an hour of this day."""

_WILL_NOT = re.compile(
    r"The (?!team\b|landlord|owner|school|bank|doctor|council|vet\b)[\w'’ -]{2,40} will not (?:take|accept|let|load|open|close|start|connect|print|send|play|save|sync|charge|turn|boot|run|work|stop|budge|respond|recogni[sz]e|install|update|compile|build)\b"
)
"""A thing that balks: "The portal will not take User's login"."""

_AT_SIGHT = re.compile(
    r"User (?:\w+ly )?(?:hates|likes|loves|dislikes) the (?!sea\b|cold\b|heat\b|rain\b|snow\b|winter\b|summer\b|outdoors\b|countryside\b|beach\b|mountains\b|"
    r"ocean\b|city\b|gym\b|dark\b|sun\b|theatre\b|theater\b|opera\b|cinema\b|quiet\b|water\b|woods\b|forest\b|dentist\b|phone\b|spotlight\b|"
    r"guitar\b|piano\b|violin\b|cello\b|blues\b|water\b|office\b|commute\b)[a-z][\w-]*\.\Z"
)
"""One thing that lies on the table: "i hate the green so make it grey"."""

_LOST_A_GAME = re.compile(
    r"User (?:has )?(?:lost|won|drew) (?:the|a|this|that|today's|yesterday's) (?:match|game|bet|final|round|set|coin toss|argument)\b"
)
_JUST_DONE = re.compile(
    r"User (?:has |have )?(?:just |already )*(?:watched|seen|reread|ate|eaten|tried|pressed|clicked|typed|pasted|uploaded|downloaded|checked|copied|deleted|"
    r"refreshed|restarted|rebooted|reloaded|reinstalled|finished (?=the (?:last |first |second |whole )?(?:season|episode|level|film|movie|series|chapter|page|exercise|step|draft))) ?"
    r"(?:the|this|that|these|those|it|them|everything|another|your|the assistant's)\b"
    r"|User has (?:already )?(?:pinned|nuked|bumped|purged|flushed|restarted|rebooted|recompiled|retried|redeployed|reinstalled)\b"
)
"""What was done to a thing at hand: "I've just finished the last season"."""

_UNWELL = re.compile(
    r"(?:User['’]s [\w'’ -]{1,40}|User|[A-Z][\w-]+) has (?:got )?an? (?:\w+ )?(?:cold|fever|temperature|headache|"
    r"hangover|nosebleed|sore throat|tummy ache|stomach ache|stomach bug|runny nose|blocked nose|hiccups?)\b"
)
"""What ails somebody for some days."""

_NEEDS_NOW = re.compile(r".* needs? (?:\w+ing|an? \w+|to be \w+) (?:right )?now\.\Z")
_OUT_OF = re.compile(
    r"(?:User|The team) (?:has no|does not have any|only has (?:an?|one|two|three|half an?)) (?:\w+ )?(?:bread|milk|eggs?|paracetamol|ibuprofen|painkillers|butter|flour|sugar|rice|pasta|onions?|garlic|cheese|"
    r"oil|salt|teabags|coffee|paper|stamps|change|cash|battery|signal)\.\Z",
    re.I,
)
"""What is out for the day."""

_STRANGERS = re.compile(
    r"(?:User|The team)['’]s (?:tour guide(?! (?:business|firm|company|licen[cs]e|badge))|(?:\w+ )?(?:uber|lyft|taxi|cab|bus|delivery|bolt|grab) (?:driver|guy|man|person)|driver today|waiter|waitress|cashier|courier|seatmate|(?:next|previous) caller|opponent|enemy|villain)\b",
    re.I,
)


_OF_MANY = re.compile(
    r"User (?:\w+ly |never )?\w+ (?:most|half|many|some|few) of (?:them|us) (?:has|have|are|do)\b"
)
_OF_ALL = (["of", "us"], ["of", "you"], ["of", "them"])
"""Behind "most", "some", "half": what is said of many is said of no one."""


def is_fleeting(one: Claim, words: Words) -> bool:
    """Tell whether a claim is of the moment, of the work at hand, or of everybody."""
    said = one.statement
    if [w.low for w in words[1:3]] in _OF_ALL or _OF_MANY.match(said) is not None:
        return True
    if _EVERYBODY.match(said) is not None or _STRANGERS.match(said) is not None:
        return True
    if _STANDING.search(said) is None and (
        _OF_AN_HOUR.match(said) is not None
        or _AT_HAND.match(said) is not None
        or _JUST_DONE.match(said) is not None
        or _SMALL_WISH.match(said) is not None
        or _ERRAND.match(said) is not None
        or _AT_SIGHT.match(said) is not None
        or _WILL_NOT.match(said) is not None
        or _LOST_A_GAME.match(said) is not None
        or _UNWELL.match(said) is not None
        or _OUT_OF.match(said) is not None
        or _NEEDS_NOW.match(said) is not None
    ):
        return True
    if one.about not in {"user", "team"} and _OTHERS_NOW.search(said) is not None:
        return True
    return _is_title(one, words) or _is_query(one, words) or _is_inside(one, words)


_OTHERS_NOW = re.compile(
    r"\bcannot (?:talk|chat|type|stay) (?:long|much|now)\b| is in the air\b|"
    r" (?:lands|boards|takes off|gets in|touches down) (?:at|in) (?!\w+ every)(?!.*\b(?:every|each|always|usually)\b)|"
    r"\b(?:tonight|this (?:morning|afternoon|evening)|running late|(?:already|again) late)\b|"
    r" (?:is|are) (?:at|in|on) [\w' -]{1,30} right now\b| needs? help with |"
    r" wants? (?:a|an|some|another) (?:\w+ )?(?:story|poem|song|picture|joke|snack|drink)\b"
)
"""What somebody of the user's is at for an hour, or wants of the one who is spoken to."""


_INSIDE = frozenset(
    {"in", "on", "at", "of", "from", "for", "with", "by", "to", "behind", "near", "about"}
)


def _is_inside(one: Claim, words: Words) -> bool:
    """Tell whether what is told was told of something else: "the cat in our book is called Tom"."""
    found = _OWNED.match(one.statement)
    if found is None:
        return False
    noun = found.group("noun").lower()
    for at in range(2, len(words) - 2):
        if words[at].low not in {"my", "our"} or words[at + 1].low != noun:
            continue
        if words[at + 2].low == found.group("verb"):
            first = words[at - 1].low in _INSIDE and words[0].low not in _INSIDE
            return first and words[at - 2].low not in {",", ";", ":", "-", "–", "—", "and", "but"}
    return False


_OWNED = re.compile(
    r"User['’]s (?P<noun>[\w-]+) (?P<verb>is|are|was|were|has|have|had|\w+s) ", re.I
)


def _is_query(one: Claim, words: Words) -> bool:
    """Tell whether words that were typed into a search made a state: "vegan restaurants Ghent"."""
    if len(words) < 2 or not one.statement.startswith(f"User is {words[0].text} {words[1].text}"):
        return False
    return words[1].low not in PREPOSITIONS and noun_lemma(words[1].low) != words[1].low


def _is_title(one: Claim, words: Words) -> bool:
    """Tell whether what was read is a title: "I, Robot or I Am Legend"."""
    texts = [w.text for w in words if one.start <= w.start < one.end]
    if len(texts) < 2 or texts[0] not in {"I", "My", "We"}:
        return False
    if texts[1] in {"Am", "Have", "Was", "Are", "Had"}:
        return True
    return texts[0] != "My" and texts[1].istitle() and len(texts[1]) > 1


__all__ = ["is_fleeting"]
