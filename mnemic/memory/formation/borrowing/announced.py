"""Text of others, or made up, that only an announcement sets apart: "Job ad: we are ...".

An announcement is a head before a colon that names a text, a maker of texts or a made-up
person, a sentence that hands something over ("Is this AI generated?"), or a thing with
words on it that "says" something ("the note on the fridge says ...").
"""

from __future__ import annotations

import re

from mnemic.memory.formation.borrowing.reach import Reach

HEAD_CHARS_MAX = 160
"""Longest head before a colon, in characters, that announces what follows."""

_WORKS = (
    r"stor(?:y|ies)|tale|fable|novel|novella|chapters?|scene|script|screenplay|monologue|dialogue|soliloquy|poem|poetry|"
    r"limerick|haiku|sonnet|verse|stanza|ballad|song|lyrics|rap|chorus|narrator|protagonist|villain|hero|heroine|"
    r"character|fan\s?fic(?:tion)?|sketch|skit|parody|joke|one-liners?|riddle|fairy\s?tale|thriller|comic|meme|diary|journal"
)
_WRITINGS = (
    r"reviews?|testimonials?|feedback|complaints?|letters?|e-?mails?|mails?|notes?|messages?|cv|r[ée]sum[ée]|transcripts?|"
    r"chat\s?log|thread|posts?|comments?|tweets?|tickets?|ads?|adverts?|advertisements?|listings?|posting|obituary|article|passage|extract|"
    r"excerpt|caption|blurb|slogan|tagline|headline|sign|plaque|sticker|t-?shirt|mug|poster|billboard|flyer|"
    r"horoscope|fortune\s+cookie|greeting\s+card|postcard|inscription|epitaph|placeholder|voicemail|announcement|"
    r"t\s?&\s?cs?|terms\s+and\s+conditions|clause\s+\d+|section\s+\d+|readme|fine\s+print|"
    r"press\s+release|statement|testimony|confession|quotes?|quotation|proverb|out[\s-]of[\s-]office|auto-?reply"
)
_SCHOOLING = (
    r"dictation|vocabulary|vocab|comprehension|exercise|worksheet|homework|exam|quiz|crossword|clue|puzzle|trivia|"
    r"grammar|translation|pronunciation|flashcards?|word\s+problem|test\s+(?:input|case|sentence|data)|"
    r"sample(?:\s+\w+)?|examples?|dummy(?:\s+\w+)?|seed\s+data|mock(?:\s+\w+)?|few-?shot|prompt|input|fixture|label(?:led)?"
)
_PEOPLE = (
    r"personas?|(?:target|ideal|typical|fictional|imaginary|potential)\s+(?:customers?|clients?|users?|readers?|buyers?|audience|guest)|"
    r"customer\s+profile|user\s+stor(?:y|ies)|avatar|buyer|scenario|roleplay|role-play|simulation"
)
_NAMES_TEXT = re.compile(rf"\b(?:{_WORKS}|{_WRITINGS}|{_SCHOOLING}|{_PEOPLE})\b", re.I)
_OWN_HEAD = re.compile(
    r"\b(?:i|i['’](?:m|ve|d|ll)|we|we['’](?:re|ve)|me|us|myself|out\s+of\s+character|real\s+life)\b|"
    r"\b(?:my|our)\s+(?:\w+\s+){0,2}?(?:story|situation|case|role|background|profile|bio|example|feedback|review|comment|"
    r"note|notes|post|question|scenario|message|cv|r[ée]sum[ée]|letter|e-?mail|answer|statement|input|homework|exam|exercise|"
    r"tickets?|ads?|listing|article|quiz|grammar|vocabulary)\b",
    re.I,
)
_MADE = re.compile(
    r"\b(?:my|our)\s+(?:\w+\s+){0,2}?(?:customers?|clients?|personas?|audience|users?|readers?|character|hero|heroine|"
    r"protagonist|narrator|villain)\s*\Z|"
    r"\b(?:my|our|the|his|her|their)\s+\w+['’]s\s+(?:\w+\s+)?(?:verdict|opinion|theory|words|reaction|reply|answer|response|motto|take|view|diary|journal|letters?|note|e-?mail|mail|message|text|cv|r[ée]sum[ée]|memoir|"
    r"bio|profile|post|review|poem)\b",
    re.I,
)
_VOICE = re.compile(
    r"\bvoice\b|\bfirst\s+person\b|\balong\s+the\s+lines\s+of\b|\b(?:sounds?|goes|go|looks?|reads?)\s+like\s+this\s*\Z|"
    r"\bthen\s+goes\s*\Z|\b(?:third|second)\s+person\s*\Z|\b(?:past|present|future)\s+(?:tense|perfect)\s*\Z|"
    r"\b(?:writes|posts|tweets|texts|replies|asks|asked|wonders|answers|sings|whispers)\s*\Z",
    re.I,
)
_HEAD_VERB = re.compile(
    r"\b(?:i|we)\s+(?:am|have|work|live|need|want|like|do|don|can|was|ve|m)\b", re.I
)
_COLON = re.compile(r":(?=\s|\Z)|\s[-–—]\s(?=(?:i|my|we)\b)", re.I)

_HANDS_OVER = re.compile(
    r"(?:(?:and|so|ok|hi|hey|please|pls|can|could|would|you|help|me|quick(?:ly)?)[\s,]+){0,5}"
    r"(?:turn|make|put|rewrite|rephrase|translate|convert|change|label|classify|tag|categori[sz]e|rate|score|proofread|"
    r"punctuate|correct|fix|edit|shorten|extract|annotate|transcribe|parse|summari[sz]e|rank|grade|improve|polish)\s+"
    r"(?:(?:this|these|the|following|it|what\s+follows|each|every|all|of|next|text|below)\s+){1,4}"
    r"(?:(?:sentences?|statements?|phrases?|lines|utterances?|passages?|paragraphs?|text|entities|punctuation|grammar|typos)\b|"
    r"(?:in)?to\s+(?:a\s+|an\s+)?(?:\w+\s+)?(?:limerick|poem|haiku|song|rap|sonnet|tweet|verse|joke|story|headline|caption|slogan|"
    r"(?:third|first|second)\s+person|(?:past|present|future)\s+tense|passive|reported\s+speech|plain\s+english|"
    r"dutch|german|french|spanish|italian|english|polish|portuguese|japanese|chinese|latin)\b)",
    re.I,
)
_TEXTS = (
    r"(?:essay|text|letter|paragraph|e-?mail|post|poem|story|paper|homework|translation|abstract|message|sentence|dialogue|lyrics|script|speech|"
    r"caption|tweet|review|article|passage|draft|wording|phrasing)"
)
_WORKED_ON = re.compile(
    r"(?:(?:and|so|ok|hi|hey|please|pls|can|could|would|will|you|u|help|me|quick(?:ly)?|just)[\s,]+){0,5}"
    r"(?:(?:translate|grade|mark|correct|check|edit|proofread|improve|critique|rate|polish|shorten|summari[sz]e|paraphrase|rephrase|reword|punctuate|tidy(?:\s+up)?|simplify)\s+"
    rf"(?:(?:this|the\s+following|these|below|my|his|her|their|the)\s+(?:[\w-]+\s+){{0,2}}?{_TEXTS}s?\b[^:!?\n]{{0,40}}|(?:in)?to\s+\w+[^.:!?\n]{{0,30}})[.:!]?\s*\Z|"
    r"(?:make|turn|word|phrase|say|put|check|mark|grade|tidy|clean|polish|soften|shorten|simplify|trim|edit|spice|jazz|let)\s+(?:this|it|that|the\s+following)\b[^:!?\n]{0,60}:)",
    re.I,
)
_VERBATIM = re.compile(
    r"(?:(?!i\b|i['’]|we\b|my\s+(?:situation|story|case|plan|problem|question|setup)|the\s+(?:thing|situation|problem|point|deal|plan)\b)[\w'’-]+\s+){1,8}?"
    r"(?:(?:wrote|said|says|sent|reported|posted|asked|replied|submitted|left|mailed|texted|filed|shared|claims|answered)\s+(?:this|the\s+following|as\s+follows)(?:\s+[\w'’-]+){0,5}\s*:"
    r"|[\w'’-]*,?\s*(?:verbatim|word\s+for\s+word|in\s+full|quote)\s*[.:])",
    re.I,
)
_SHOWN = re.compile(
    r"(?:(?:so|ok|and|hi|hey)[\s,]+)?(?:(?:here['’]?s|here\s+(?:is|are)|below(?:\s+(?:is|are))?|attached\s+is|this\s+is|these\s+are)\s+"
    rf"(?:(?:(?!my\b|our\b|me\b)[\w'’-]+\s+){{0,4}}?(?:{_WORKS}|{_WRITINGS})|(?:my|our)\s+(?:\w+\s+){{0,2}}?(?:{_WORKS}))\b"
    rf"|(?:{_WRITINGS})\s+body\b|dear\s+diary\b|(?:e-?mail|mail|letter|message|text|note)(?:\s+body)?\s+(?:below|follows|starts)\b)",
    re.I,
)
_FOUND = re.compile(
    r"(?:(?:so|ok|and|hi|hey|just|we|i)[\s,]+){0,3}(?:got|received|found|saw|read|spotted|overheard|heard|seen|copied|taken|pasted|lifted|quoted|straight)\s+"
    r"(?:(?:this|that|these|it|the\s+following)\s+(?:\w+\s+){0,3}?)?(?:on|in|from|at|online|under|by)\b[^.:!?\n]{0,80}(?::|\n|\Z)",
    re.I,
)
_FORWARDED = re.compile(
    r"(?:fwd|fw|forwarded|forwarding)(?:\s*:|\s+(?:this\s+)?(?:from|by)\b)", re.I
)
_SENT = re.compile(
    r"(?:a|an|the|my|our|one|some|this|that)\s+(?:[\w'’-]+\s+){1,5}?(?:wrote|sent|texted|e-?mailed|messaged|posted|left|dictated)\s+"
    r"(?:(?:this|that|the\s+following|to\s+me|me|us|to\s+us|back|in|today|yesterday|this\s+morning|on\s+\w+|last\s+\w+)\s*){1,4}:",
    re.I,
)
_CAME = re.compile(
    r"\b(?:this|the\s+following)\s+(?:just\s+|also\s+)?(?:came|arrived|landed|turned\s+up|is\s+from|was\s+sent)\b[^.:!?\n]{0,60}:(?=\s|\Z)",
    re.I,
)
"""What hands over what somebody sent, behind the words of who got it: "... and this came from a parent:"."""

_LIKE = re.compile(
    r"\b(?:along\s+the\s+lines\s+of|in\s+the\s+vein\s+of|(?:something|anything|a\s+(?:line|caption|title|sentence|opener|tagline|bio|text|message))\s+like|"
    r"(?:starts?|begins?|opens?|opening|ends?|ending)\s+with)\b(?=\W{1,4}(?:i|i['’]\w+|my|we|our)\b)",
    re.I,
)
"""What is to be written, told by how it might sound: "along the lines of I'm a mother of three"."""

_DOUBTED = re.compile(
    r"(?:is|was)\s+(?:this|that|it|the\s+following)\s+(?:\w+\s+)?(?:ai|a\.i\.|machine|bot|chatgpt|human|a\s+scam|spam|phishing|"
    r"plagiari[sz]ed|generated|fake|written|copied|from\s+a)\b|"
    rf"what\s+(?:do|would|did)\s+you\s+(?:make|think)\s+of\s+(?:this|that|the\s+following)\s+(?:\w+\s+)?(?:{_WORKS}|{_WRITINGS})\b|"
    r"(?:who|which\s+\w+)\s+(?:wrote|said|sings|sang|says)\s+(?:this|that)\b",
    re.I,
)
_HEADING = re.compile(
    rf"(?:{_WRITINGS}|{_WORKS}|diary\s+entry|entry)\s+(?:from|of|by)\s+(?:a|an|the|one|some|our|another)\s+[\w\s'’-]{{2,40}}?[.:]?\Z|"
    r"(?:reading|listening)\s+comprehension\b|dictation\b|dear\s+diary\b|out\s+of\s+office\b|"
    r"(?:a\s+)?diary\s+entry\b|(?:make|made)\s+up\s+(?:an?\s+)?(?:\w+\s+){0,2}?(?:letter|note|excuse|story|review|bio|character|e-?mail)\b|"
    r"(?:write|invent|give\s+me|fake)\s+(?:\w+\s+){0,3}?(?:excuse|alibi)\b",
    re.I,
)
_THING_SAYS = re.compile(
    r"(?:\A|(?<=[.!?,;]\s)|(?<=\band\s)|(?<=\bbut\s))(?:(?:the|this|that|a|an|his|her|their|my|our)\s+(?:[\w'’-]+\s+){0,2}?)?"
    r"(?:note|sign|plaque|sticker|t-?shirt|shirt|mug|card|postcard|horoscope|quiz|test|form|letter|e-?mail|mail|message|"
    r"post|ad|advert|article|song|label|leaflet|menu|summary|website|site|page|headline|poster|banner|chorus|profile|"
    r"duolingo|chatgpt|gemini|copilot|claude|siri|alexa|facebook|google|linkedin|netflix|spotify|app|bot|algorithm|script|book|bible|story|diary|"
    r"epitaph|cookie|tattoo|doormat|cup|lyrics?|poem|caption|placeholder|docstring|comment|log|error)"
    r"(?:\s+(?:on|in|at|of|from|by|under)\s+(?:[\w'’-]+\s*){1,4}?)?\s+(?:\w+ly\s+|also\s+|still\s+|even\s+)?"
    r"(?:says?|said|reads?|goes|went|states?|claims?|claimed|thinks|thought|tells?\s+me|told\s+me|insists|made\s+me\s+(?:write|say|type)|lists\s+me)\b",
    re.I,
)
"""A thing with words on it, and what it says: all that follows in the sentence is its."""


_REPLIED = re.compile(
    r"(?:(?:and|so|ok|hi|hey|please|pls|can|could|would|will|you|u|help|me|to|just|quickly)[\s,]+){0,6}"
    r"(?:(?:(?:write|draft|compose|give|suggest|send|phrase|word)\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+|my\s+|our\s+)?(?:[\w-]+\s+){0,3}?"
    r"(?:reply|response|answer|comeback)|reply|respond|answer)"
    r"|(?:how|what)\s+(?:do|should|would|could|can|shall|might)\s+(?:i|we|you)\s+(?:best\s+|even\s+|politely\s+)?(?:reply|respond|answer|say|write)(?:\s+back)?)\s+"
    rf"(?:to\s+)?(?:this|the\s+following|that)(?:\s+(?:[\w-]+\s+){{0,2}}?(?:{_WRITINGS}|{_TEXTS}))?(?:\s+(?:politely|nicely|firmly|kindly|briefly|please|pls|for\s+me|in\s+\w+))?\s*[?.:!]*\s*\Z",
    re.I,
)
"""What asks for a reply to what stands behind it: "Can you write a polite reply to this?"."""


def is_replied_to(sentence: str) -> bool:
    """Tell whether a sentence asks for a reply to the text that follows it."""
    return _REPLIED.match(sentence.lstrip(" \t\n-*•>")) is not None


def announced(sentence: str) -> tuple[int, Reach] | None:
    """Say where in a sentence the words of others start, and how far they reach."""
    stripped = sentence.lstrip(" \t\n-*•>")
    ahead = len(sentence) - len(stripped)
    colon = _COLON.search(sentence, 0, HEAD_CHARS_MAX)
    if colon is not None and _is_head(sentence[: colon.start()]):
        return colon.end(), Reach.PARAGRAPH
    if (sent := _SENT.match(stripped)) is not None:
        return ahead + sent.end(), Reach.PARAGRAPH
    if (shown := _SHOWN.match(stripped)) is not None:
        return _behind(sentence, ahead + shown.end()), Reach.PARAGRAPH
    if (passed := _FORWARDED.match(stripped) or _CAME.search(stripped)) is not None:
        return ahead + passed.end(), Reach.PARAGRAPH
    if (found := _FOUND.match(stripped)) is not None:
        return _behind(sentence, ahead + found.end()), Reach.PARAGRAPH
    if _HEADING.match(stripped) is not None:
        return 0, Reach.PARAGRAPH
    for pattern in (_VERBATIM, _WORKED_ON):
        if (handed := pattern.match(stripped)) is not None:
            return ahead + handed.end(), Reach.PARAGRAPH
    if _HANDS_OVER.match(stripped) is not None or _DOUBTED.match(stripped) is not None:
        return len(sentence), Reach.PARAGRAPH
    if (like := _LIKE.search(sentence)) is not None:
        return like.end(), Reach.SENTENCE
    says = _THING_SAYS.search(sentence)
    return None if says is None else (says.start(), Reach.SENTENCE)


def _behind(sentence: str, at: int) -> int:
    """Let the announcement itself stand, up to the end of its sentence or its colon."""
    colon = sentence.find(":", at - 1)
    return len(sentence) if colon < 0 else colon + 1


def _is_head(head: str) -> bool:
    """Tell whether what stands before a colon announces words that are not the speaker's."""
    if _MADE.search(head) is not None:
        return True
    if _VOICE.search(head) is not None and _HEAD_VERB.search(head) is None:
        return True
    return _NAMES_TEXT.search(head) is not None and _OWN_HEAD.search(head) is None
