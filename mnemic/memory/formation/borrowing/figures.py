"""Turns of phrase that are not meant as they stand: idioms, hyperbole, mock boasts.

A clause that holds one tells nothing, however much it looks like "I have two kids". The
list is closed: it names figures, never plain words that might be meant.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import PREPOSITIONS, noun_lemma
from mnemic.memory.formation.wordlists import word_set

_HAVING = (
    r"(?:the\s+)?(?:memory|attention\s+span|brain|patience|grace|appetite|metabolism|social\s+skills|reflexes)\s+of\s+an?\s+\w+|"
    r"a\s+bone\s+to\s+pick|butterflies\s+in|an?\s+(?:axe|ax)\s+to\s+grind|"
    r"a\s+(?:frog|lump)\s+in\s+(?:my|the)\s+throat|a\s+chip\s+on|ants\s+in\s+my|a\s+(?:heart\s+of\s+gold|sweet\s+spot\s+for\s+pain)|"
    r"(?:my\s+)?(?:hands\s+full|hands\s+tied|work\s+cut\s+out|back\s+(?:to|against)\s+the\s+wall|head\s+in\s+the\s+clouds|eye\s+on\s+you)|"
    r"(?:a\s+lot|too\s+much|enough|so\s+much)\s+on\s+my\s+plate|skin\s+in\s+the\s+game|bigger\s+fish\s+to\s+fry|"
    r"(?:no|zero|not\s+a|absolutely\s+no)\s+(?:clue|idea|chance|chill|life|filter|words|regrets|shame|willpower|self-?control)|"
    r"(?:(?:only|exactly|just|about|like)\s+)?(?:one|two|three|zero|half\s+a)\s+brain\s*cells?|99\s+problems|a\s+(?:dream|feeling|hunch|point|crush\s+on\s+your)(?=\W|\Z)|"
    r"(?:a|an)\s+(?:phd|degree|black\s+belt|masters?|doctorate|gold\s+medal|olympic\s+\w+)\s+in\s+(?:procrastinat|losing|overthink|sarcasm|napping|nothing|being\s|worry|google|chaos|eating|avoid|complain|sleep|making\s+(?:bad|poor))|"
    r"seen\s+(?:it\s+all|better\s+days)|a\s+screw\s+loose|my\s+ducks\s+in|cold\s+feet|itchy\s+feet|eyes\s+in\s+the\s+back"
)
_BEING = (
    r"broke\s+as\s+a|dying\s+(?:to|for|of\s+(?:boredom|laughter|curiosity|embarrassment|shame|heat|cold))|dead\s+(?:tired|inside|serious|wrong|meat)|"
    r"all\s+(?:ears|in|thumbs|yours|over\s+the\s+place)|over\s+the\s+moon|on\s+(?:cloud\s+nine|fire|the\s+fence|the\s+edge|thin\s+ice|the\s+ropes|a\s+roll|autopilot|the\s+same\s+page|tenterhooks)|"
    r"drowning\s+in|swamped|snowed\s+under|buried\s+(?:in|under)|up\s+to\s+my\s+(?:neck|eyes|ears|eyeballs)|at\s+(?:my\s+wits?['’]?\s+end|the\s+end\s+of\s+my\s+(?:rope|tether)|sea\s+with)|"
    r"not\s+made\s+of\s+(?:money|stone|glass|sugar)|(?:not\s+)?born\s+(?:yesterday|ready)|\w+\s+years\s+old\s+when\s+i\s+learn|(?:practically\s+)?married\s+to\s+(?:my|the)\s+(?:job|work|sofa|couch|laptop)|"
    r"(?:allergic|intolerant)\s+to\s+(?:(?:my\s+)?(?:mondays?|mornings?|work|effort|stupidity|nonsense|people|small\s+talk|meetings?|drama|bullshit|exercise|cardio|fun|adulting|feelings|monday))\b|"
    r"addicted\s+to\s+(?:your|you|this\s+(?:chat|app))|pulling\s+(?:my\s+hair\s+out|your\s+leg)|losing\s+(?:it|my\s+(?:mind|marbles|patience|sanity|will))|going\s+(?:insane|crazy|mad|bananas|nuts|round\s+in\s+circles|in\s+circles|to\s+(?:explode|scream|cry|lose\s+it))|"
    r"(?:about|ready)\s+to\s+(?:explode|scream|cry|snap|lose\s+it|give\s+up)|in\s+the\s+same\s+boat|in\s+over\s+my\s+head|in\s+(?:heaven|hell)\b|a\s+(?:walking\s+\w+|potato|mess|wreck|zombie|genius|moron|fool|clown|dinosaur|broken\s+record|couch\s+potato|glutton)\b|"
    r"a\s+(?:vampire|werewolf|ghost|gremlin|goblin|troll|sloth|slug|machine|monster|hermit|mushroom|cabbage|raccoon|cockroach|hamster\s+on\s+a\s+wheel)"
    r"(?=\s*(?:[.,;:!?]|\Z)|\s+(?:who|that|when|before|after|without|until|till|at|in|on|these|this|right|today|now|and|but|so|because|lately)\b)|"
    r"(?:an?\s+)?(?:idiot|absolute\s+\w+)\b|the\s+(?:queen|king|pope|president|emperor|tooth\s+fairy|mother\s+of\s+dragons)\b|rolling\s+(?:in\s+it|my\s+eyes)|sick\s+and\s+tired|fed\s+up|on\s+my\s+(?:last\s+legs|knees|toes)|skating\s+on|barking\s+up|beating\s+a|"
    r"crying\s+(?:inside|laughing)|screaming\s+(?:inside|internally)|half\s+asleep|brain\s?dead|hangry|speechless|toast\b"
)
_DOING = (
    r"could(?:n['’]?t)?\s+(?:eat\s+an?\s+(?:horse|cow|elephant|whale)|kill\s+for|sleep\s+for\s+a|murder\s+an?|care\s+less|cry|scream|do\s+this\s+all)|(?:would|['’]d)\s+(?:sell|give)\s+(?:my\s+(?:kidney|left\s+\w+|soul|right\s+arm|firstborn|grandmother)|an?\s+(?:kidney|arm))|"
    r"(?:told|asked|said|tried|explained|heard|read|seen|watched|done)\b[^.!?]{0,40}?\ba\s+(?:million|thousand|hundred|billion|gazillion|zillion)\s+times|"
    r"been\b[^.!?]{0,60}\b(?:since\s+the\s+(?:stone\s+age|dawn|dinosaurs|beginning\s+of\s+time)|for\s+(?:(?:about|like|roughly)\s+)?(?:ages|an?\s+(?:century|eternity|million\s+years|thousand\s+years)|centuries|donkey['’]?s\s+years))|"
    r"(?:live|living)\s+(?:under\s+a\s+rock|in\s+a\s+society|the\s+dream|on\s+the\s+edge|in\s+hope|and\s+learn|for\s+(?:this|it|that|(?:three|two|four|five)-hour|long\s+(?:meetings|queues)|mondays?))\b|"
    r"contain\s+multitudes|run\s+on\s+(?:spite|rage|hope|fumes|adrenaline|panic)|speak\s+(?:fluent\s+)?(?:sarcasm|parseltongue|whale|gibberish|emoji)|(?:just\s+)?grow\s+(?:wings|a\s+pair|a\s+thick|another\s+head)|"
    r"died\s+(?:and\s+gone|laughing|inside|of\s+(?:shame|laughter))|(?:can['’]?t|cannot)\s+(?:feel\s+my\s+(?:face|brain)|wrap\s+my\s+head|even\b|deal\s+with\s+this|stand\s+the\s+suspense|believe\s+my)|"
    r"(?:lost|losing)\s+(?:my\s+(?:mind|marbles|head|train\s+of)|the\s+(?:plot|will\s+to\s+live|thread))|(?:hit|hitting)\s+(?:a|the)\s+(?:wall|roof|sack|hay|jackpot|nail)|"
    r"(?:sleep|slept)\s+like\s+a\s+(?:log|baby|rock)|eat\s+(?:my\s+(?:hat|words|feelings)|like\s+a\s+(?:horse|pig|bird))|(?:work|working)\s+like\s+a\s+(?:dog|horse)|"
    r"(?:cost|costs|costing)\s+(?:me\s+)?(?:an\s+arm|a\s+(?:fortune|bomb))|(?:pay|paid)\s+through\s+the\s+nose|(?:bite|bit|biting)\s+(?:the\s+bullet|off\s+more|my\s+tongue)|"
    r"(?:move|moved|moving)\s+(?:heaven\s+and|mountains|to\s+(?:mars|the\s+moon|pluto|a\s+cave|a\s+desert\s+island|narnia|hogwarts|atlantis))|(?:throw|throwing|threw)\s+(?:my\s+\w+\s+out\s+(?:of\s+)?the\s+window|in\s+the\s+towel)|"
    r"(?:keep|keeping)\s+my\s+(?:fingers\s+crossed|chin\s+up|head\s+above)|(?:jump|jumped)\s+the\s+gun|(?:spill|spilled)\s+the\s+beans|(?:break|broke|broken)\s+(?:the\s+(?:ice|bank)|a\s+leg)|"
    r"(?:run|running)\s+(?:on\s+(?:fumes|empty|caffeine|coffee|four\s+hours|vibes)|around\s+like|out\s+of\s+(?:steam|patience|ideas|time))|get(?:ting)?\s+(?:my\s+act|on\s+my\s+nerves|under\s+my\s+skin|the\s+hang|goosebumps)|"
    r"(?:turn|turned)\s+(?:over\s+a\s+new\s+leaf|a\s+blind\s+eye)|(?:see|seeing|saw)\s+(?:red|stars|the\s+light\s+at)|(?:call|calling)\s+it\s+a\s+day|(?:kick|kicked)\s+the\s+bucket|(?:drink|drank)\s+the\s+kool"
)
_MINE = (
    r"(?:\w+\s+){1,3}?(?:is|are)\s+(?:basically\s+|literally\s+|just\s+)?a\s+(?:work\s+of\s+fiction|joke|disaster|myth|comedy|crime\s+scene|war\s+zone|dumpster\s+fire)\b|"
    r"(?:head|brain|mind)\s+(?:is|['’]s)\s+(?:(?:about|going|totally|completely|absolutely|so)\s+(?:to\s+)?)?(?:spinning|fried|mush|melting|blown|exploding|explode|elsewhere|a\s+(?:sieve|mess)|killing\s+me|gone|on\s+fire|foggy|soup)|"
    r"(?:wallet|bank\s+account|liver|soul|inner\s+\w+|plants?|brain|waistline|heart|eyes?)\s+(?:is|are|['’]s|will|says?|wants?|thanks?|hates?|just|cr(?:y|ies))\s*(?:crying|weeping|judging|broken|bleeding|thank|empty|dying|screaming|full)|"
    r"other\s+(?:car|ride)\s+is|(?:spirit\s+animal|love\s+language|life['’]?s\s+ambition|superpower|toxic\s+trait|kryptonite|villain\s+era|roman\s+empire|happy\s+place|favou?rite\s+(?:hobby|part\s+of\s+(?:being|adulthood)))\b|"
    r"(?:heart|blood)\s+(?:sank|skipped|boils|is\s+boiling)|(?:feet|back|legs|eyes|head)\s+(?:are|is)\s+killing\s+me|jaw\s+(?:is\s+on|dropped|hit)|life\s+(?:is\s+(?:a\s+)?(?:a\s+lie|over|joke|mess|comedy|tragedy|complete|flash)|flashed)|two\s+cents|hands\s+are\s+tied|lips\s+are\s+sealed|"
    r"body\s+is\s+a\s+temple|house\s+is\s+(?:a\s+(?:zoo|madhouse|circus|mess))|kids?\s+(?:is|are)\s+(?:monsters|animals|driving\s+me)|(?:boss|wife|husband|kids?)\s+(?:will|is\s+going\s+to)\s+kill\s+me"
)
_FIGURE = re.compile(
    rf"\b(?:i|we)(?:['’]ve|\s+have|['’]m|\s+am|\s+own|\s+had|\s+got|['’]d|\s+also|\s+literally|\s+really|\s+absolutely|\s+just|\s+still|\s+honestly|\s+apparently|\s+actually|\s+basically|\s+simply|\s+clearly|\s+truly|\s+got|\s+such|\s+so)*\s+(?:{_HAVING})|"
    rf"\b(?:i|we)(?:['’]m|\s+am|\s+was|['’]re|\s+are|\s+feel)(?:\s+(?:so|such|just|literally|really|absolutely|still|already|honestly|basically|totally|completely|officially|currently|now|kind\s+of|a\s+bit|apparently|practically))*\s+(?:{_BEING})|"
    rf"\b(?:i|we)(?:['’](?:ve|d|ll|m)|\s+\w+ly|\s+(?:have|had|will|would|do|am|just|also|still|could|can|keep))*\s*\b(?:{_DOING})|"
    rf"\bmy\s+(?:{_MINE})|\bi\s+have\s+(?:only\s+)?(?:one|two)\s+hands\b|\bit\s+cost\s+me\s+an\s+arm\b|\bkill\s+me\s+now\b|\bshoot\s+me\s+now\b|\bmum['’]?s\s+the\s+word\b|\bgod\s+help\s+me\b|"
    r"\A\W*(?:oh\s*,?\s*)?(?:sure|right|yeah|yep|great|totally|of\s+course)\s*,?\s*(?:and|cause|because)\s+(?:i|we|my)\b|"
    r"\A\W*oh,?\s+(?:yeah|sure|yes|joy|great)\s*,\s*(?:nothing\s+(?:i|we)\b|there['’]?s\s+nothing\s+(?:i|we)\b|just\s+what\s+(?:i|we)\b)|"
    r"\bnothing\s+(?:i|we)\s+(?:enjoy|love|like|want)\s+(?:more|better)\s+than\b",
    re.I,
)


_RECURS = re.compile(
    r"\b(?:every|each|always|often|usually|sometimes|whenever|weekly|daily|on\s+(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b",
    re.I,
)
"""What comes again is told of a life, however it is put: "every month end I'm swamped"."""


def is_figure(clause: str) -> bool:
    """Tell whether a clause holds a turn of phrase that is not meant as it stands."""
    lowered = clause.lower()
    said_of_oneself = " my " in f" {lowered} " or lowered.startswith(("i", "we", "mum"))
    if not said_of_oneself and " i" not in lowered:
        return False
    if _ALMOST.search(clause) is not None or _weds_a_thing(clause):
        return True
    return _FIGURE.search(clause) is not None and _RECURS.search(clause) is None


_NEARLY = r"(?:basically|practically|virtually|essentially|pretty\s+much|as\s+good\s+as)"
_ALMOST = re.compile(
    r"\b(?:i|we)(?:['’]?m|\s+am|['’]re|\s+are)\s+(?:\w+\s+)?(?:practically|virtually|as\s+good\s+as)\s+(?:an?|glued|welded|chained|surgically)\s|"
    rf"\bmy\s+(?:\w+\s+)?\w+\s+(?:is|are)\s+{_NEARLY}\s+(?:my|our|an?)\s|"
    rf"\b(?:i|we)\s+{_NEARLY}\s+live\s+(?:at|in|on)\s+(?:the|my|that|this)\s|"
    rf"\bat\s+this\s+point,?\s+(?:i['’]?m|i\s+am)\s+{_NEARLY}\s+(?:an?|the)\s|\b(?:i['’]?m|i\s+am)\s+{_NEARLY}\s+(?:an?|the)\s.*\bat\s+this\s+point\b",
    re.I,
)
"""What is only almost so is not so: "my dog is basically my therapist", "I'm practically a vampire"."""

_WEDDING = re.compile(
    r"\b(?:married|engaged|wed|wedded)\s+to|\b(?:divorced|separated)\s+from|\brelationship\s+with",
    re.I,
)
_WHOSE = re.compile(r"\s+(?:my|our|the|this|that|his|her|their)\s+(?P<what>[^,.;:!?()–—]+)", re.I)
_SOMEBODY = OCCUPATIONS | word_set(
    """sweetheart friend love ex bestie crush soulmate man woman guy girl person human boss lady bloke lad soul fella one
    gentleman creature stranger mate flame girlfriend boyfriend widow widower father mother heir head king queen
    prince princess owner founder author member leader lead half"""
)


def _weds_a_thing(clause: str) -> bool:
    """Tell whether somebody is said to be wed to a thing: "married to my coffee machine"."""
    wedding = _WEDDING.search(clause)
    whose = _WHOSE.match(clause, wedding.end()) if wedding is not None else None
    if whose is None:
        return False
    named: list[str] = []
    for word in whose["what"].split():
        if named and (word.lower() in PREPOSITIONS or word.lower() in _PAST_NOUN):
            break
        named.append(word)
    head = named[-1]
    single = noun_lemma(head.lower())
    return not (head[:1].isupper() or tie_class(single) or single in _SOMEBODY)


_PAST_NOUN = word_set(
    """and but or who whom that which i we he she so because since when while now lol haha these today anyway again
    already though tho btw basically honestly"""
)
"""What ends the name of a thing: "married to my laptop these days lol"."""
