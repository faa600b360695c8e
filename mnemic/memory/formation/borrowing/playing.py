"""Games, parts and scenes that a sentence opens, in the wordings that `moods` does not know."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mnemic.memory.formation.borrowing.reach import Reach
from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.model import Event, EventKind

_PART = r"(?:the|a|an|your|his|her|my)\s+(?:[\w-]+\s+){0,3}?[\w-]+"
_SCENE = re.compile(
    r"\blet(?:['’]?s|\s+us|\s+me)\s+(?:\w+\s+){0,2}?(?:do|play|act|imagine|pretend|practi[sc]e|simulate|rehearse|try|run|have|start|stage|improvise|role)\b"
    r"[^.!?\n]{0,40}\b(?:scene|mock|role|roles|improv|skit|sketch|pretend|make-believe|dialogue|murder\s+mystery|text\s+adventure|interview)\b|"
    rf"\byou(?:['’]ll|\s+will|['’]re|\s+are)?\s+(?:be|play|are|act|take|now)\s+(?:as\s+)?{_PART}\s*(?:,|;|and|while|\.|-|—|–)+\s*(?:and\s+)?"
    rf"i(?:['’]ll|['’]m|\s+will|\s+am)?\s+(?:be|play|take|am|act)?\s*(?:as\s+)?{_PART}|"
    rf"\b(?:i(?:['’]ll|\s+will)?|we(?:['’]ll)?)\s+(?:play|take|act)\s+(?:the\s+)?(?:role|part)\s+of\b|\bi(?:['’]ll|\s+will)\s+(?:play|be)\s+{_PART}\b|"
    r"\byou\s+(?:play|be)\s+(?:the|a|an|my)\s+\w+[^.!?\n]{0,20}\bi\s+(?:play|am|be)\b|"
    r"\A\W*(?:\w+\W+){0,3}?you(?:['’]re|\s+are)\s+the\s+(?!(?:best|worst|expert|boss|one|only|first|last|man|ai|assistant|bot|model)\b)(?:\w+\s+)?\w+\s*(?:,|;|and|,\s*and)\s+"
    r"i(?:['’]m|\s+am)\s+(?:the\s+\w+|(?-i:(?:Captain|Sir|Lord|Lady|King|Queen|Prince|Princess|Count|Baron|Inspector|Detective|Doctor|Dr|Agent)\.?\s+[A-Z]))|"
    r"\b(?:take|assume|adopt|play)\s+(?:on\s+)?the\s+(?:role|part|persona|character)\s+of\b[^.!?\n]{0,80}\bi(?:['’]m|['’]ll)?\b|"
    r"\b(?:simulate|stage|improvise)\s+(?:a|an|the)\s+(?:\w+\s+){0,2}?(?:session|interview|conversation|call|scene|dialogue|argument|trial|negotiation)\b|"
    r"\bi(?:['’]m|\s+am)\s+casting\s+you\b|\byou(?:['’]re|\s+are)\s+cast\s+as\b|\bmy\s+(?:part|lines?)\s*:|\bact\s+as\s+(?:if|though)\s+i\b|\bpretend\s+(?:that\s+)?(?:i|we)\b|"
    r"\bpretend\s+(?:that\s+)?(?:ur|u\s+r|u['’]?re|youre|you\s+r)\b[^.!?\n]{0,60}\b(?:i['’]?m|i\s+am)\b|"
    r"\b(?:mock|practice|pretend)\s+(?:interview|negotiation|trial|call|conversation)\b[^.!?\n]{0,20}[:.]|"
    r"\brole-?\s?play(?:ing)?\s*(?:time|game|scene)?\s*[:.,!]|\b(?:in|out\s+of)\s+character\s+as\b|"
    r"\bwe(?:['’]re|\s+are)\s+playing\s+(?:d&d|dnd|dungeons|a\s+(?:\w+\s+)?game|pretend|charades|mafia|werewolf)\b[^.!?\n]{0,20}:|"
    r"\A\W*(?:speaking|talking|writing|posing|appearing|answering)\s+as\s+[A-Z]?\w+[\w\s]{0,20}[:,]|"
    r"\A\W*\(?(?:scene|setting|int\.|ext\.|act\s+[ivx\d]+)\b[^.\n]{0,40}[:.]",
    re.I,
)
_GUESSING = re.compile(
    r"\bguess\s+(?:who|what|which\s+\w+)\s+i\s+am\b|\bguess\s+(?:the|my)\s+(?:animal|object|person|country|city|character|celebrity|word|fruit|film|movie|profession|job)\b|"
    r"\b(?:20|twenty)\s+questions\b|\bwhere(?:ver)?\s+i(?:['’]m|\s+am)\s+(?:dead|a\s+ghost)\b|\b(?:new|word|guessing)\s+game\s*[,:.]|"
    r"\btwo\s+truths\s+and\s+(?:a|one)\s+lie\b",
    re.I,
)
_RIDDLE = re.compile(r"\b(?:what|who)\s+am\s+i\s*(?:\?|and\b|,|\.|\Z)", re.I)


def is_riddle(text: str) -> bool:
    """Tell whether a turn asks who its "I" is: all that it tells of itself is the riddle's."""
    return _RIDDLE.search(text) is not None


_MUSED = re.compile(
    r"\A\W*(?:picture\s+(?:this|it|the\s+scene)|(?:as\s+)?a\s+thought\s+experiment|thought\s+experiment|hypothetical(?:ly)?(?:\s+\w+)?|"
    r"let\s+us\s+(?:imagine|suppose|assume)|(?:in\s+)?an?\s+alternate\s+(?:universe|timeline)[\w\s]{0,20})\s*[:,.]",
    re.I,
)
_AS_SAID = re.compile(
    r"\bas\s+(?:the\s+(?:line|saying|song|joke|proverb|meme|quote)\s+goes|they\s+say|the\s+man\s+said)\b",
    re.I,
)
_ASIDE_SUPPOSED = re.compile(
    r"\A\W*say,?\s+(?:an?|someone|somebody|there(?:['’]s|\s+is|\s+are)|two|three|some|my|we|i|you|the)\s|"
    r"\A\W*(?:(?:right|ok(?:ay)?|so|and)\W+)?(?:that['’]?s\s+it|that\s+does\s+it|that['’]?s\s+the\s+last\s+straw)\b\W*(?=i\b|i['’]|im\b|we\b)|"
    r"\bfor\s+(?:the\s+sake\s+of\s+(?:the\s+)?argument|argument['’]?s\s+sake)\b|\bin\s+a\s+world\s+(?:where|in\s+which)\b|"
    r"\b(?:as\s+(?:if|though)|like)\s+(?:i(?:['’](?:m|d|ve)|\s+(?:am|were|was|had|have|live|own|know))|we(?:['’](?:re|d)|\s+(?:were|had)))\b|"
    r"\bin\s+(?:chapter|scene|act|episode|season|verse|part|level)\s+(?:\d+|[ivx]+|one|two|three|four|five|six)\b|"
    r"\bin\s+(?:my|a|the)\s+(?:dream|nightmare|novel|story|book|game|film|movie|play|screenplay|fanfic|campaign)\b[^.!?\n]{0,40}\b(?:i|my|the|he|she|we)\b|"
    r"\b(?:i|we)\b[^.!?\n]{1,60}\bin\s+(?:my|the|this)\s+(?:dream|nightmare|novel|story|game|movie|campaign)\s*(?:[.,;!?]|\Z)|"
    r"\b(?:dream(?:t|ed)|pretended|imagined|lied|made\s+up|fantasi[sz]ed)\s+(?:that\s+|about\s+)?(?:i|my|we|being|having|living)\b|"
    r"\bnobody\s+(?:claims|said|says)\b|\b(?:i\s+(?:never|didn['’]?t|did\s+not)|who)\s+(?:said|say|claimed?|told\s+(?:you|anyone|them))\b|"
    r"\b(?:it['’]?s|it\s+is|that['’]?s)\s+(?:not\s+true|a\s+lie|a\s+myth|nonsense|false)\s+that\b|"
    r"\b(?:and|,)\s+(?:i\s+)?(?:lied|told\s+(?:the\s+scammer|them\s+a\s+lie))\b|\btold\s+(?:the|a|some)\s+(?:scammer|scam\s+caller|spammer|fraudster)\b|"
    r"\bmy\s+(?:novel|story|book|screenplay|script|game|film|play|comic|fanfic)['’]s\s+(?:hero|heroine|protagonist|villain|narrator|main|lead|detective|\w+)\b|"
    r"\b(?:my|the|our)\s+(?:main\s+)?(?:character|protagonist|heroine|hero|villain|narrator)\b",
    re.I,
)
_MADE = r"(?:sketch|skit|scene|novel|riddle|puzzle|exam\s+question|exercise|advert|recipe|case\s+study|(?:crash\s+)?test|tutorial|cartoon|fable|example|script|story|play|game|comic|film|movie|book|painting|drawing)"
_IN_WHAT_IS_MADE = re.compile(
    rf"(?:\A|[,;.]\s+|\b(?:and|but|because|so|as|cos|while)\s+)\W*(?:(?:the|my|our)\s+)?(?!(?:part|role|interest|character)s?\b)[\w'’-]+,?\s+in\s+(?:the|this|my|our|an?)\s+(?:[\w-]+\s+){{0,2}}?{_MADE},?\s+"
    r"(?:is|are|was|were|has|have|does|do|goes|always|never|works|lives|starts|belongs|needs|needs?|wants|says|runs|takes|gets|dies|turns|comes|keeps|owns|lies?|knows|eats|asks)\b|"
    rf"(?:\A|[,;.]\s+|\b(?:and|but|because)\s+)in\s+(?:this|the|my|our)\s+(?:[\w-]+\s+)?(?:sketch|skit|scene|riddle|puzzle|exercise)\s*,?\s+(?:i|i['’]?m|i['’]ve|we|we['’]re|my|our|he|she|they|there)\b|"
    r"\b(?:my|our)\s+\w+\s+(?:\w+\s+){0,3}?in\s+the\s+game\s+(?:before|until|at|by|when)\b|\bin\s+(?:monopoly|catan|cluedo|risk|scrabble)\s*,|"
    r"(?:\A|[,;.]\s+)as\s+the\s+(?:detective|villain|hero|heroine|narrator|butler|knight|wizard|ghost|murderer|killer|suspect|pirate|king|queen|prince|princess|witch|monster|spy)\s*,\s*i\b|"
    r"\bI(?:['’]m|\s+am)\s+(?:Sir|Lord|Lady|King|Queen|Prince|Princess)\s+[A-Z]\w+,\s+(?:knight|ruler|lord|lady|king|queen|master|mistress|keeper|heir|guardian|warden|protector|defender|daughter|son|warrior)\s+of\b|"
    r"\bmy\s+(?:elf|half-elf|elven|wizard|sorcerer|sorceress|vampire|orc|goblin|tiefling|barbarian|dragon(?!\s+(?:boat|fruit|tree|tattoo|dance|plant|lizard)))(?:['’]s)?\s+\w+|\bmy\s+(?:\w+\s+)?sword\s+and\s+(?:step|enter|charge|swing)\b",
    re.I,
)
"""What is told of a story, a recipe, a riddle or a game, and not of who has it before them."""

_BY_A_TEXT = re.compile(
    r",\s*(?:says|said|reads)\s+(?:the|this|an?)\s+(?:\w+\s+){0,2}?(?:sentence|error|character|patient|sample|log|sign|label|quote|line|narrator|hero|heroine|villain|app|compiler|console|message|article|headline|book|report|witness|suspect|speaker|ad|advert|voice|text|script)\b"
    rf"|,\s*(?:says|said)\s+(?:the|this|an?)\s+\w+\s+in\s+(?:the|this|my|our|an?)\s+(?:\w+\s+)?(?:{_MADE}|dialogue|textbook|workbook|transcript|video|podcast)\b"
    r"|\bthe\s+(?:quote|line|lyrics?|song|saying|proverb|poem|joke)\s+goes\s*[,:]|"
    r",\s*(?:i\s+|just\s+)*(?:saw\s+the\s+headline|read\s+(?:it\s+|that\s+)?somewhere|heard\s+(?:it\s+|that\s+)?on\s+the\s+(?:radio|news)|saw\s+(?:it\s+|that\s+)?on\s+(?:tiktok|the\s+news|tv|reddit))[\s.!]*\Z",
    re.I,
)
"""Whose word it is, behind it: "I'm allergic to cats, says the patient in the case study"."""

_WORLDS = (
    r"(?:minecraft|stardew(?:\s+valley)?|(?:the\s+)?sims(?:\s+\d)?|skyrim|oblivion|zelda|pok[eé]mon|fortnite|roblox|animal\s+crossing|elden\s+ring|dark\s+souls|baldur['’]?s\s+gate(?:\s+\d)?|bg3|"
    r"civ(?:ilization)?(?:\s+(?:\d|[ivx]+))?|factorio|wow|world\s+of\s+warcraft|gta|fifa|football\s+manager|hearthstone|terraria|valheim|rimworld|diablo|crusader\s+kings|ck3|farmville|"
    r"hogwarts\s+legacy|the\s+witcher|witcher\s+\d|fallout(?:\s+\d)?|cyberpunk|mass\s+effect|dwarf\s+fortress|eu4|age\s+of\s+empires|cities\s+skylines|monopoly|catan|cluedo|d&d|dnd|pathfinder)"
)
_IN_PLAY = re.compile(
    rf"(?:\A|[,;.]\s+|\band\s+)in\s+(?:my\s+|our\s+|this\s+)?(?:[\w-]+\s+)?(?:{_WORLDS}|murder\s+mystery|escape\s+room|larp|role-?play|playthrough|save\s?game|tabletop|session|one-shot)\b[^.!?\n]{{0,30}}\b(?:i|we|my|our)\b|"
    rf"\bmy\s+(?:{_WORLDS}\s+(?!(?:group|club|night|session|friends?|addiction|channel|server|campaign\s+is)\b)\w+|sim\b|playthrough|save\s?game|in-?game|avatar|paladin|warlock|rogue|druid|cleric|necromancer|guild)\b|"
    r"\b(?:i|black|white)\s+ha(?:ve|s)\s+(?:a|two|the|my|three|\d)\s+(?:\w+\s+)?(?:rooks?|bishops?|knights?|pawns?|queen)\b[^.!?\n]{0,40}\b(?:he|she|they|opponent|black|white|king|pawns?|rook|mate)\b",
    re.I,
)
"""What is told of a game's own world, not of who plays it."""

_LEAVES = re.compile(
    r"\A\W*(?:(?:ok(?:ay)?|right|alright|good|great|thanks|thank\s+you|nice|haha|lol|well)\W+){0,3}"
    r"(?:stop|end\s+(?:of\s+)?(?:scene|role|the\s+game|game)|scene\s+over|game\s+over|out\s+of\s+(?:character|role)|ooc|let['’]?s\s+stop|enough|"
    r"that(?:['’]s|\s+was|\s+is)\s+(?:enough|fun|great|good|it)|back\s+to|in\s+real\s+life|irl\b|for\s+real|seriously|anyway|actually|"
    r"(?:a\s+)?(?:different|another|new|other|real)\s+(?:question|topic|thing|subject)|switching|unrelated|now\s+(?:for|to)\s+(?:something|my))\b",
    re.I,
)


def played(sentence: str) -> tuple[int, Reach] | None:
    """Say from where on a sentence is a game or supposed, and how far that reaches."""
    if (scene := _scene(sentence)) is not None:
        return min(scene.start(), _clause_start(sentence, scene.start())), Reach.TURN
    if (guess := _GUESSING.search(sentence)) is not None:
        return _clause_start(sentence, guess.start()), Reach.TURN
    if (mused := _MUSED.match(sentence)) is not None:
        unsaid = "hypothetical" in mused.group().lower()
        return 0, Reach.SENTENCE if unsaid else Reach.PARAGRAPH
    if (world := _IN_PLAY.search(sentence)) is not None:
        return _clause_start(sentence, world.start()), Reach.SENTENCE
    if _AS_SAID.search(sentence) is not None or _BY_A_TEXT.search(sentence) is not None:
        return 0, Reach.SENTENCE
    if (made := _IN_WHAT_IS_MADE.search(sentence)) is not None:
        return _clause_start(sentence, made.start() + JOINT_MAX), Reach.SENTENCE
    if (supposed := _ASIDE_SUPPOSED.search(sentence)) is not None:
        return _clause_start(sentence, supposed.start()), Reach.SENTENCE
    return None


_ONES_OWN = re.compile(
    r"\W*speaking\s+as\s+(?:an?\s+)(?P<what>[\w\s-]{3,50}?)(?:\s+(?:of|in|at|from|with|for)\s[\w\s-]{1,30})?,\s+(?=i\b|my\b)",
    re.I,
)


def _scene(text: str) -> re.Match[str] | None:
    """Find where a scene opens; who speaks as what they are ("as a retired postman, I ...") opens none."""
    own = _ONES_OWN.match(text)
    found = _SCENE.search(text)
    if own is None or found is None or found.start() > 0:
        return found
    head = own.group("what").lower().split()[-1]
    return None if head in OCCUPATIONS or kin_class(head) else found


JOINT_MAX = 5
"""How many letters of a match may still belong to the joint before it: " and "."""

_JOINT = re.compile(r"[,;:—–]\s+|\s(?:and|but|so)\s+")


def _clause_start(sentence: str, at: int) -> int:
    """Go back to where the clause starts in which a game is opened."""
    start = 0
    for joint in _JOINT.finditer(sentence, 0, at):
        start = joint.end()
    return start


_OPENS = re.compile(
    r"\blet(?:['’]?s|\s+us)\s+(?:role-?\s?play|pretend|play\s+pretend|play\s+a\s+(?:scene|role))\b"
    r"|\blet(?:['’]?s|\s+us)\s+play\s+a\s+game\b[^a-z]+(?:i(?:['’]m|\s+am)|you(?:['’]re|\s+are))\b",
    re.I,
)
PLAY_TURNS_MAX = 8
"""How many turns a scene is played on before it is taken for over."""


def unplayed(events: Sequence[Event]) -> Iterator[Event]:
    """Give the events without the owner's turns that only play on an earlier turn's scene."""
    left = 0
    for event in events:
        if event.kind is not EventKind.USER_MESSAGE or not event.text:
            yield event
            continue
        opens = _OPENS.search(event.text) is not None or _scene(event.text) is not None
        plays_on = left > 0 and not _leaves_play(event.text)
        left = PLAY_TURNS_MAX if opens else left - 1 if plays_on else 0
        if not plays_on:
            yield event


def _leaves_play(text: str) -> bool:
    """Tell whether a turn ends the scene that the turns before it played."""
    if _LEAVES.match(text) is not None:
        return True
    return _ASKS_FOR_WORK.match(text) is not None and '"' not in text


_ASKS_FOR_WORK = re.compile(
    r"\W*(?:(?:ok(?:ay)?|thanks|thank\s+you|great|good|now|so|hey|hi|right|also)\W+){0,3}(?:(?:can|could|would|will)\s+you\s+)?(?:please\s+)?"
    r"(?:write|draft|make|list|summari[sz]e|explain|translate|rewrite|give\s+me|tell\s+me\s+about|help\s+me|suggest|recommend|find|show|plan|"
    r"how\s+(?:do|can|should|would)\s+i|what(?:['’]s|\s+is|\s+are)\s+the\s+(?:best|difference)|which)\b",
    re.I,
)
"""How a turn starts that asks the assistant for work, and so is no line of a scene."""
