"""The notes of a turn: fragments without a subject, and lines of a key and a value.

"Vegetarian. Two kids, nine and twelve. No dishwasher." is told of whoever writes it, as
"Diet: low FODMAP" is. Here the turn is parted into such items (`NOTE`) and lines (`LINE`);
`grammar.notes` and `grammar.note_lines` read them. Notes of somebody else (a patient, a
character, a recipe, "for a friend") and lone fragments, which may be a search, are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation.forms import KEYED, Form, read_form, silenced
from mnemic.memory.formation.grammar.casing import Spelling
from mnemic.memory.formation.grammar.halves import is_half
from mnemic.memory.formation.grammar.leads import drop_trailers
from mnemic.memory.formation.grammar.lexicon import HEALTH
from mnemic.memory.formation.grammar.note_joins import goes_with
from mnemic.memory.formation.grammar.note_lines import (
    announces_having,
    is_label,
    is_line,
    is_measured,
    is_own_key,
)
from mnemic.memory.formation.grammar.note_predicates import is_predicate
from mnemic.memory.formation.grammar.note_subjects import go_on, is_of_kin
from mnemic.memory.formation.grammar.note_words import HAVING, LINE, MARKED, NOTE
from mnemic.memory.formation.grammar.notes import Note, note
from mnemic.memory.formation.grammar.reading import announces
from mnemic.memory.formation.grammar.subjectless import announces_profile
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.moods import Mood, is_request
from mnemic.memory.formation.segments import Clause

NOTE_CHARS_MAX = 400
"""A longer clause is no note."""

ITEMS_MAX = 24
"""How many items of one sentence are read as notes."""

_PIECE = re.compile(
    r"(?:[^,;/|\n+•·…().\U0001F300-\U0001FAFF]|/(?!\s)|(?<=w)/|\.(?!\.)"
    r"|(?<=\d),(?=\d{3}))+"
)
"""A slash parts items only between spaces: "2 adults / 1 cat" and not "w/ my wife" or "4x/wk"."""

_HEADED = re.compile(
    r"(?!\s*(?:btw|fyi|also|ps|note|context|background)\b)[^,;.!?]{1,60}?:\**\s", re.I
)
"""What is told under a head that is not known to be the speaker's is not read as theirs."""

_HOSTED = re.compile(
    r"(?:[A-Z]\w+,\s+(?:my|our)|you|your|my|our|the|his|her|this|that|he|she|they|it|we|i(?!['’]?m\b|\s+am\b))\s|[A-Z]\w+\s+(?:is|has|was)\b",
    re.I,
)
"""How a sentence starts that has its own subject: what stands between its commas is no note."""

_DOING_IS = re.compile(
    r"\w+ing\b[^,;.:]*\s(?:is|are|was|feels|costs|takes|makes|means|sounds|seems|gets|beats)\s",
    re.I,
)
"""A doing that is itself spoken of: "living in a city is cheaper"."""

_FANCYING = re.compile(r"fancy\s+\w+ing\b", re.I)
"""A wish that leaves its "I" out."""

_APPOSED = re.compile(r"[\w'’-]+(?:\s[A-Z][\w'’-]+)?,\s+(?:my|our)\s", re.I)
"""A name with who it is behind it: "Anja, my twin sister, trains sled dogs" is one sentence."""

_SOME_OF_MINE = re.compile(r"\w+\s+of\s+(?:my|our)\b", re.I)
"""Whoever is "two of my flatmates" is what a sentence is about."""

_KIN_DOES = re.compile(
    r"(?:mum|mom|dad|gran|nan|nana|grandma|grandad|granddad|grandpa|wife|husband|hubby|partner|kid|son|daughter|brother|sister|baby|"
    r"girlfriend|boyfriend|bf|gf|flatmate|roommate|dog|cat|mother|father)(?:['’]?s)?\s+(?:(?:is|has|was|had|can|does|likes?|lives?|works?|takes?|eats?|\d+)\b|(?<=s\s)\w+\b)"
    r"[^,;]*,\s*(?:and\s+)?(?:is|has|lives?|works?|takes?|likes?|hates?|eats?|plays?|can|does|goes|sleeps?|needs?)\b",
    re.I,
)
"""What goes on with somebody who was named first: "mum is 79, lives alone, has a cat"."""

_SPEAKING_AS = re.compile(r"speaking\s+(?:as|for)\s", re.I)
"""Who speaks as something tells it by the way: "Speaking as a nurse, I ..." is no list."""

_SOME_OF_OTHERS = re.compile(
    r"(?:(?:and|but|so|because|though|as|while)\s+)?(?:"
    r"(?:(?:the|an?|at\s+least|only|\d+)\s+)?(?:one|two|three|four|five|some|most|many|half|each|either|"
    r"neither|both|all|none|any|several|few|couple|lots|plenty|rest|last|first|other|another|eldest|"
    r"oldest|youngest)(?:\s+one)?(?:\s+of\s+(?:them|you|these|those|whom|whose)\b|,)"
    r"|(?:some|most|many|half|each|either|neither|none|several|few)\s+of\s+us\b"
    r"|(?:an?|one|this|that|some|the|\w+)\s+(?:[\w-]+\s+){1,2}of\s+(?:mine|ours|his|hers|theirs|yours)\b"
    r"|(?:nobody|no[\s-]one|none|everyone|everybody)\b)",
    re.I,
)
"""Whoever is "one of them", "a friend of mine" or nobody is what a sentence is about."""

_NO_NOTES = (_DOING_IS, _FANCYING, _APPOSED, _SOME_OF_MINE, _KIN_DOES, _SPEAKING_AS)

_TABLE = re.compile(r"^[ \t]*\|.*\|[ \t]*$", re.M)
"""A row of a table: its cells are data, and no notes."""

_QUOTES = frozenset("\"“‘«'")
_BULLET = re.compile(r"[ \t]*+(?:[-*•+–]|\d{1,2}[.)])[ \t]++\Z")
_ELSE = re.compile(
    r"\b(?:patients?|clients?|customers?|personas?|characters?|protagonist|npc|villain|"
    r"hero(?:ine)?|candidates?|applicant|case\s+study|placeholder|dummy|fictional|imaginary|"
    r"made[- ]up|dating\s+profile|listing|advert|ads?|classified|posting|vacancy|apply|"
    r"looking\s+for|wanted|searching\s+for|for\s+sale|good\s+deal|horoscope|riddle|"
    r"user\s+story|test\s+data|yaml|json|csv|config|schema|the\s+form|haiku|poem|story|song|"
    r"limerick|joke|thriller|novel|plot|sims|translate|proofread|rephrase|in\s+general|"
    r"on\s+average|hypothetically|salary)\b"
    r"|\bgenre\s*:"
    r"|\badults?\b.{0,60}\b(?:nights?|hotel|flights?|trip|view|airbnb|price|tickets?)\b",
    re.I,
)
"""What makes the notes of a turn somebody else's, or text that is worked on."""

_ELSE_BESIDE = re.compile(
    r"\b(?:recipe|ingredients|title|headline|slogan|caption|sample|example|template|scene|film|"
    r"script|vs|versus|someone|somebody|anyone|he|she|they|his|her|their)\b",
    re.I,
)
"""What does so in the sentence of the note alone."""

_FOR = re.compile(
    r"\b(?:for|about|to|with)\s+(?:my|a|our|the|an|this)\s+(?:\w+\s+){0,2}?(?P<who>[\w'’-]+)", re.I
)
_CARING = re.compile(r"\b(?:carer?|caring|care|live|lives|living)\s+\Z", re.I)
_OTHERS = frozenset(
    {
        "friend",
        "mate",
        "colleague",
        "neighbour",
        "neighbor",
        "boss",
        "guest",
        "guests",
        "coworker",
        "student",
        "teacher",
    }
)
_STATES = r"(?:vegan|vegetarian|coeliac|celiac|diabetic|pregnant|pescatarian)"
_AFTER_ASKING = re.compile(
    r",\s+(?:(?:i['’]?m|im|and|btw|also)\s+)?"
    r"(?P<note>(?:allergic|intolerant)\s+to\s+[\w ]{2,40}?"
    rf"|{_STATES}(?=\s+(?:btw|here|fyi)))"
    r"(?:\s+(?:btw|fyi|here|tho|though))?\s*[.!?]?\Z",
    re.I,
)
_RUN_TOGETHER = re.compile(
    r"(?:(?:(?:female|male|woman|man|nb|[fm])\b|\d{2}(?:\s?(?:yo|y/o|years\s+old))?(?=\s|,|/|\Z)|"
    r"\d['’]\s?\d{1,2}[\"”]?|\d{2,3}\s?(?:kgs?|cm|lbs?)\b)[\s,/]*)",
    re.I,
)
_SEX_AND_AGE = re.compile(
    r"(?P<sex>[fm])\s?/?\s?(?P<age>\d{2})\b|(?P<age2>\d{2})\s?/?\s?(?P<sex2>[fm])\b", re.I
)


class _Item(Struct, frozen=True):
    start: int
    end: int
    note: Note | None


def noted(text: str, clauses: Sequence[Clause], *, spell: Spelling) -> list[Clause]:
    """Part the notes of a turn into items and lines, each marked as what it is."""
    out: list[Clause] = []
    form = read_form(text, clauses)
    if _is_of_others(text) or (form and form.of_another):
        return silenced(form, clauses)
    of_others = {c.sentence for c in clauses if _SOME_OF_OTHERS.match(c.text) is not None}
    read_items = [
        [] if clause.sentence in of_others else _items(text, clause, spell) for clause in clauses
    ]
    firm = any(i.note is not None and i.note.firm for items in read_items for i in items)
    firm = firm or any(_are_a_person(items) for items in read_items)
    announced = False
    spoken_of = ""
    under = ""
    many = sum(_weight(items) for items in read_items)
    for clause, items in zip(clauses, read_items, strict=True):
        under = _list_under(text, clause, under)
        line = _line(clause, announced=announced, form=form) if under != FOREIGN else []
        aged = _aged(clause, spell)
        if aged:
            out += aged
        elif line:
            out += line
            announced = announced or not is_label(line[0].text)
        elif under:
            out.append(clause)
            announced = announced or under == OWN
        elif items and spoken_of not in {"", SELF}:
            out += _of_somebody(clause, items, shared=firm and spoken_of in {SPOUSE, "child"})
        elif items and firm and many > 1:
            out += _marked(clause, items)
        else:
            spoken_of = _speaks_of(clause.text) or spoken_of
            announced = announced or announces_profile(read(clause.text.rstrip(": ")))
            out += _behind_request(clause)
    return out


def _weight(items: Sequence[_Item]) -> int:
    """Count what a clause adds to a turn: a lone fragment may be a search, a list is none."""
    readable = sum(1 for i in items if i.note is not None)
    return max(readable, len(items) - 1) if items else 1


def _are_a_person(items: Sequence[_Item]) -> bool:
    """Tell whether items that may each be anything are a person together: "night porter, 58"."""
    return sum(1 for i in items if i.note is not None and i.note.half) > 1


OWN, FOREIGN = "own", "foreign"


def _list_under(text: str, clause: Clause, under: str) -> str:
    """Tell whose head a clause stands under in a list, or is: the speaker's, or another."""
    if text[clause.end : clause.end + 2].strip() == ":" or clause.text.endswith(":"):
        head = clause.text.rstrip(": ")
        return OWN if announces_profile(read(head)) or announces_having(head) else FOREIGN
    line = text.rfind("\n", 0, clause.start) + 1
    return under if _BULLET.match(text, line, clause.start) is not None else ""


SELF, SPOUSE = "self", "spouse"


def _speaks_of(text: str) -> str:
    """Tell whom a clause is about, who may go on in the next: "Plays the cello"; "" for nobody."""
    words = read(text)[:5]
    if any(w.low in {"i", "we"} for w in words[:3]):
        return SELF
    for word in words:
        found = kin_class(word.low) or ("friend" if word.low in _OTHERS else "")
        if found:
            return found
    return ""


def _of_somebody(clause: Clause, items: list[_Item], *, shared: bool) -> list[Clause]:
    """Silence what goes on with somebody: all of it, save what one has together with them."""
    return [
        piece
        if piece.leads == NOTE and shared and item.note is not None and not item.note.of_person
        else replace(piece, attributed=True)
        for piece, item in zip(_marked(clause, items), items, strict=True)
    ]


def _is_of_others(text: str) -> bool:
    if _ELSE.search(text) is not None or _TABLE.search(text) is not None:
        return True
    return any(
        (kin_class(m.group("who").lower()) or m.group("who").lower() in _OTHERS)
        and _CARING.search(text, max(0, m.start() - 12), m.start()) is None
        for m in _FOR.finditer(text)
    )


def _items(text: str, clause: Clause, spell: Spelling) -> list[_Item]:
    """Give the items of a clause that may be a note; [] for one that is none."""
    if clause.mood is not Mood.STATEMENT or clause.attributed or len(clause.text) > NOTE_CHARS_MAX:
        return []
    if any(form.match(clause.text) is not None for form in _NO_NOTES):
        return []
    if _ELSE_BESIDE.search(clause.text) is not None or is_half(clause.text):
        return []
    if clause.leads in MARKED or "?" in text[clause.end : clause.end + 2]:
        return []
    if _HEADED.match(clause.text) is not None or text[clause.start - 1 : clause.start] in _QUOTES:
        return []
    found: list[_Item] = []
    hosted = _HOSTED.match(clause.text) is not None
    for start, end in _pieces(clause.text):
        if len(found) >= ITEMS_MAX:
            break
        item = (
            None
            if is_half(clause.text[start:end])
            else note(spell(drop_trailers(read(clause.text[start:end]))))
        )
        if hosted and not found and item is None:
            return []
        found.append(_Item(start, end, item))
    if found and announces(read(clause.text[found[-1].start : found[-1].end])):
        # "..., a guy on Reddit said": all of it is his.
        return []
    readable = sum(1 for item in found if item.note is not None)
    if not readable or 3 * readable < len(found):
        return []
    return _of_one(clause, found) if len(found) > 1 else found


def _of_one(clause: Clause, found: list[_Item]) -> list[_Item]:
    """Keep of the items what is the speaker's; [] where they go on with somebody else."""
    pieces = [clause.text[i.start : i.end] for i in found]
    if go_on(pieces) or _is_sorted(pieces[-1]):
        return []
    if _STUDIES.search(pieces[0]) is not None:
        found = [
            _Item(i.start, i.end, None) if _SPAN_OF_STUDY.match(piece) else i
            for i, piece in zip(found, pieces, strict=True)
        ]
    if is_of_kin(pieces[0]):
        found = [found[0], *(_of_speaker(item) for item in found[1:])]
    return found


_STUDIES = re.compile(
    r"\b(?:masters?|msc|ma|mba|phd|bsc|degree|diploma|course|studying|uni|university|apprenticeship)\b",
    re.I,
)
_SPAN_OF_STUDY = re.compile(r"(?:part|full)[\s-]time\Z", re.I)
"""How a course is taken is no way of working: "doing a masters, part time"."""


def _is_sorted(last: str) -> bool:
    """Tell whether a list is handed over with what to do with it: "..., baker: sort these"."""
    _, colon, order = last.partition(": ")
    return bool(colon) and is_request(order)


def _of_speaker(item: _Item) -> _Item:
    """Give an item behind what a relative does: an age or an ailment is of the relative."""
    note = item.note
    if note is None or not (note.of_person or any(w.low in HEALTH for w in note.words)):
        return item
    own = {"me", "my", "i"} & {w.low for w in note.words[1:]}
    return item if own else _Item(item.start, item.end, None)


def _pieces(body: str) -> Iterator[tuple[int, int]]:
    """Give where the items of a note stand: between commas, and what is run together by hand."""
    at = 0
    run = _RUN_TOGETHER.match(body)
    sexed = _SEX_AND_AGE.match(body)
    if sexed is not None:
        # "34F": the sex and the age share one token, which only the age can be cited of.
        yield sexed.span()
        at = sexed.end()
    elif run is not None:
        parts: list[tuple[int, int]] = []
        while run is not None and run.end() > at:
            parts.append((at, run.end()))
            at = run.end()
            run = _RUN_TOGETHER.match(body, at)
        if len(parts) > 1:
            yield from (_trimmed(body, *part) for part in parts)
        else:
            at = 0
    for low, high in _joined_numbers(body, at):
        start, end = _trimmed(body, low, high)
        if start < end:
            yield start, end


def _joined_numbers(body: str, at: int) -> Iterator[tuple[int, int]]:
    """Keep "two kids, nine and twelve" whole: numbers behind a comma belong to what is counted."""
    held: tuple[int, int] | None = None
    for match in _PIECE.finditer(body, at):
        piece = match.group().strip(" .")
        if held is not None and goes_with(body[held[0] : held[1]], piece):
            held = (held[0], match.end())
            continue
        if held is not None:
            yield held
        held = match.span()
    if held is not None:
        yield held


def _trimmed(body: str, start: int, end: int) -> tuple[int, int]:
    while start < end and body[start] in " \t.,/&+":
        start += 1
    while end > start and body[end - 1] in " \t.,/!…":
        end -= 1
    return start, end


def _marked(clause: Clause, items: list[_Item]) -> list[Clause]:
    return [
        replace(
            clause,
            text=clause.text[i.start : i.end],
            start=clause.start + i.start,
            end=clause.start + i.end,
            leads=NOTE if i.note is not None else clause.leads,
        )
        for i in items
    ]


_AGED = re.compile(
    r"(?:i['’]?m|i\s+am)\s+(?P<age>\d{2})(?:\s*(?:yo|years\s+old))?[\s,]+"
    r"(?:(?:and|n|&)\s+)?(?:just\s+)?(?=\S)",
    re.I,
)


def _aged(clause: Clause, spell: Spelling) -> list[Clause]:
    """Part "im 19 doing my a levels", "I'm 34 and just started nursing school" behind the age."""
    match = _AGED.match(clause.text) if clause.mood is Mood.STATEMENT else None
    if match is None or clause.leads in MARKED or clause.attributed:
        return []
    low, high = next(_pieces(clause.text[match.end() :]), (0, 0))
    rest = clause.text[match.end() + low : match.end() + high]
    found = note(spell(drop_trailers(read(rest))))
    if found is None or not found.of_person:
        return []
    end, start = match.end("age"), match.end() + low
    stop = start + len(rest)
    told = [
        replace(clause, text=clause.text[:end], end=clause.start + end),
        replace(clause, text=rest, start=clause.start + start, end=clause.start + stop, leads=NOTE),
    ]
    at, more = _trimmed(clause.text, stop, len(clause.text))
    if at < more:
        after = clause.text[at:more]
        told.append(replace(clause, text=after, start=clause.start + at, end=clause.start + more))
    return told


def _line(clause: Clause, *, announced: bool, form: Form | None) -> list[Clause]:
    """Give the clauses of a line "Diet: low FODMAP", [] when it is none."""
    if clause.mood is not Mood.STATEMENT or clause.attributed or clause.leads in MARKED:
        return []
    match = KEYED.match(clause.text)
    if match is None:
        return []
    key = match.group("key").strip()
    if announces_having(key):
        at = match.start("value")
        spans = [(at + a, at + b) for a, b in _pieces(clause.text[at:]) if a < b]
        out = [
            replace(
                clause,
                text=clause.text[s:e],
                start=clause.start + s,
                end=clause.start + e,
                leads=HAVING,
            )
            for s, e in spans
        ]
        if spans and is_measured(clause.text[: spans[0][1]]):
            # "Kitchen: 17c at best in winter, one hob" says first what the kitchen is.
            end = spans[0][1]
            whole = clause.text[:end]
            out[0] = replace(clause, text=whole, end=clause.start + end, leads=LINE)
        return out
    if form is not None and clause in form.lines and is_predicate(read(key.lower())):
        return [replace(clause, leads=LINE)]
    if is_own_key(key) or (announced and is_line(key)) or is_label(clause.text):
        return [replace(clause, leads=LINE)]
    return []


def _behind_request(clause: Clause) -> list[Clause]:
    """Part "can you suggest a mouthwash, allergic to penicillin btw" from its request."""
    if clause.mood not in {Mood.REQUEST, Mood.QUESTION} or clause.attributed:
        return [clause]
    match = _AFTER_ASKING.search(clause.text)
    if match is None:
        return [clause]
    start, end = match.span("note")
    before = replace(clause, text=clause.text[: match.start()], end=clause.start + match.start())
    told = replace(
        clause,
        text=clause.text[start:end],
        start=clause.start + start,
        end=clause.start + end,
        leads=NOTE,
        mood=Mood.STATEMENT,
    )
    return [before, told]
