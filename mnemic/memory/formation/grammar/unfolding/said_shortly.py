"""What people say in a short turn of speech where a form has it plainly: each gives () for all else.

"Got talked into being treasurer of the bowls club" is "I'm treasurer of ...", "this is my second
year keeping bees" is "I'm in my second year of keeping bees", "I've a van and no idea about
wiring" tells two things, and so does "my plot is on clay and floods every winter".
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import MONTHS
from mnemic.memory.formation.grammar.phrases import Words, time_at
from mnemic.memory.formation.grammar.rich_roles import is_post
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import (
    BE,
    NUMBERS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

Told = tuple[Words, ...]

_TALKED = word_set("talked roped dragged pushed pressed pressganged press-ganged persuaded voted")
_ORDINALS = word_set("first second third fourth fifth sixth seventh eighth ninth tenth last final")
_SPANS = word_set("year season term month summer winter autumn spring")
_AT_IT = word_set(
    """keep grow run teach make brew work play learn study train coach farm breed raise sail race live do write sing
    paint bake volunteer garden compete foster"""
)
_AGAIN = word_set("every each all most twice once no a the my")
_NO_NOTION = word_set("idea clue experience inkling")


def talked_into(words: Words) -> Told:
    """Read "got roped into being secretary of the club", "ended up as captain" as who one is."""
    lows = [w.low for w in words]
    if lows[0] == "got" and lows[1] in _TALKED and lows[2] in {"into", "in"}:
        at = 3
    elif lows[:2] == ["ended", "up"]:
        at = 2
    else:
        return ()
    if lows[at] not in {"being", "becoming", "as"}:
        return ()
    post = words[at + 1 :]
    end = next(
        (k for k, w in enumerate(post) if w.low in (PUNCTUATION - {"'", "’"}) | {"and", "but"}),
        len(post),
    )
    post = post[:end]
    if len(post) < 3 or not is_post(post) or "of" not in {w.low for w in post}:
        return ()
    start = words[0].start
    return ((given("I", start), given("am", start), *post),)


def voted_in(words: Words) -> Told:
    """Read "I got voted in as shop steward on Tuesday, zero training" as what one was voted in as."""
    own = int(words[0].low == "i")
    lows = [w.low for w in words[own:]]
    if len(lows) < 4 or lows[0] not in {"got", "was", "been"} or lows[1] not in _CHOSEN:
        return ()
    at = own + 2 + (lows[2] in {"in", "on"})
    post = words[at + 1 :] if words[at].low == "as" else ()
    end = next(
        (k for k in range(len(post)) if post[k].low in PUNCTUATION | _WHEN or time_at(post, k)),
        len(post),
    )
    if not post[:end] or post[0].low in {"if", "though", "well", "usual"}:
        return ()
    if own and lows[0] == "was" and end == len(post):
        # It is said as it would be put.
        return ()
    start = words[0].start
    return ((given("I", start), given("was", start), *words[own + 1 : at + 1], *post[:end]),)


_CHOSEN = word_set("voted elected brought drafted co-opted sworn")
_WHEN = word_set("on last yesterday today this and but with")


def nth_year(words: Words) -> Told:
    """Read "this is my second year keeping bees, got three hives" as how long one has been at it."""
    lows = [w.low for w in words]
    at = 2 if lows[1] in {"is", "'s", "s"} else 1
    if (lows[0] != "its" and at == 1) or lows[at : at + 1] not in (["my"], ["our"]):
        return ()
    if len(words) < at + 5 or lows[at + 1] not in _ORDINALS or lows[at + 2] not in _SPANS:
        return ()
    doing = lows[at + 3]
    lemma = verb_lemma(doing)
    if lemma not in _AT_IT or verb_form(doing, lemma or "") != "ing":
        return ()
    end = next((k for k in range(at + 4, len(words)) if lows[k] in {",", ";"}), len(words))
    start = words[0].start
    who = (given("I", start), given("am", start)) if lows[at] == "my" else (
        given("we", start), given("are", start),
    )  # fmt: skip
    told = (
        *who,
        given("in", start),
        *words[at : at + 3],
        given("of", words[at + 3].start),
        *words[at + 3 : end],
    )
    rest = words[end + 1 :]
    if len(rest) > 2 and rest[0].low == "got" and rest[1].low in NUMBERS | {"a", "an", "some"}:
        rest = (given("I", rest[0].start), given("have", rest[0].start), *rest[1:])
    return (told, rest) if len(rest) > 2 else (told,)


def and_no_idea(words: Words) -> Told:
    """Part "I've a 100 amp hour battery and no idea about fuses" into what is had and what is not known."""
    lows = [w.low for w in words]
    at = next(
        (
            k
            for k in range(3, len(words) - 2)
            if lows[k] in {"and", "but"} and lows[k + 1] == "no" and lows[k + 2] in _NO_NOTION
        ),
        0,
    )
    if not at or lows[1] not in {"'ve", "have", "ve", "got"}:
        return ()
    return (words[:at], (words[0], given("have", words[at].start), *words[at + 1 :]))


def is_and_does(words: Words) -> Told:
    """Part "my allotment is on heavy clay and floods every winter" into how it is and what it does."""
    lows = [w.low for w in words]
    be = next((k for k in range(2, min(5, len(words))) if lows[k] in BE - {"'s"}), 0)
    if not be or tie_class(lows[be - 1]) or any(low in PUNCTUATION for low in lows[:be]):
        return ()
    at = next((k for k in range(be + 2, len(words) - 2) if lows[k] == "and"), 0)
    if not at or any(low in PUNCTUATION for low in lows[be:at]):
        return ()
    lemma = verb_lemma(lows[at + 1])
    if lemma is None or verb_form(lows[at + 1], lemma) != "s" or lows[at + 2] not in _AGAIN:
        return ()
    if noun_lemma(lows[at - 1]) != lows[at - 1]:
        # "my desk is covered in notes and bills every month"
        return ()
    return (words[:at], (*words[:be], *words[at + 1 :]))


def hands_in(words: Words) -> Told:
    """Read "I hand in on 30 September" as when something is to be handed in."""
    lows = [w.low for w in words]
    if lows[1:3] != ["hand", "in"] or lows[3:4] not in (["on"], ["in"], ["by"]) or len(words) < 5:
        return ()
    if not any(low in MONTHS for low in lows[4:7]):
        return ()
    start = words[0].start
    date = tuple(given(w, start) for w in ("my", "hand-in", "date", "is"))
    return ((*date, *words[4:]) if lows[3] == "on" else (*date, *words[3:]),)
