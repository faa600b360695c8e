"""How somebody wants to be answered, in the wordings that no frozen form reads.

A wish stands for good where it says so (`always`, `from now on`, `whenever you ...`), where
it is about a kind of thing ("to-do lists") and not one thing, or where it says what is
never to be done to its speaker ("don't tell me to delegate"). How this one task is to be
done forms nothing.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.every_answer import every_answer, every_mistake
from mnemic.memory.formation.grammar.lexicon import LANGUAGES
from mnemic.memory.formation.grammar.phrases import Words, deictic, phrase_end, strip_punctuation
from mnemic.memory.formation.grammar.reply_conditions import conditioned
from mnemic.memory.formation.grammar.reply_words import (
    ANSWERING,
    FORBIDDEN,
    GIVING,
    IDIOMS,
    KEEPING,
    LENGTHS,
    OPENING,
    REPLYING,
    STYLE,
    TALKING,
    TELLING,
    VERSIONS,
    claim,
    participle,
    reason_at,
    standing_at,
    stands,
    stripped,
)
from mnemic.memory.formation.grammar.scoped_wishes import scoped
from mnemic.memory.formation.grammar.subjectless import keeps_animals
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import PREPOSITIONS, noun_lemma, verb_lemma
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set

WISH_WORDS_MAX = 32
"""Longest wish that is read, in words."""


def replies_wanted(words: Words, *, stated: bool) -> tuple[Claim, ...]:
    """Read how answers are wanted for good, () when the clause does not say."""
    body = _without_your(stripped(words))
    if not 2 <= len(body) <= WISH_WORDS_MAX:
        return ()
    held = conditioned(body)
    if held:
        return held + _none_behind(body)
    return (
        _unwanted(body)
        or every_answer(body)
        or every_mistake(body)
        or _general(body)
        or _none_of(body)
        or (() if is_next_step(words) else _dropped(body))
        or (_elliptic(body, words) if body[0].low not in {"i", "we"} else _liked(body))
        or (_liked(body) if stated else ())
    )


def is_next_step(words: Words) -> bool:
    """Tell whether an order is the next of a piece of work: "now drop the intro"."""
    opens = len(words) > 1 and words[0].low in {"now", "next", "then", "finally"}
    return opens and words[1].low in {"drop", "remove", "delete", "scrap", "strike", "cut", "skip"}


_SAYINGS = word_set(
    "answers answer messages message replies reply responses response explanations sentences posts"
)


def _without_your(words: Words) -> Words:
    """Let "your messages" be messages: whose they are is plain; "when it comes to" points to nothing."""
    lows = tuple(w.low for w in words)
    out = tuple(
        w
        for i, w in enumerate(words)
        if not (w.low == "your" and lows[i + 1 : i + 2] and lows[i + 1] in _SAYINGS)
    )
    at = next(
        (
            i
            for i in range(len(out) - 3)
            if tuple(w.low for w in out[i : i + 4]) == ("when", "it", "comes", "to")
        ),
        0,
    )
    return (*out[:at], out[at]._replace(text="about", low="about"), *out[at + 4 :]) if at else out


def _unwanted(body: Words) -> tuple[Claim, ...]:
    """Read "don't tell me to delegate", "don't encode pass/fail in red and green for me"."""
    lows = [w.low for w in body]
    if lows[:2] in (["do", "n't"], ["do", "not"]):
        rest = body[2:]
    elif lows[0] in {"never", "stop", "quit"}:
        rest = body[1:]
    else:
        return ()
    if rest and rest[0].low in {"ever", "please"}:
        rest = rest[1:]
    if len(rest) < 2:
        return ()
    verb = verb_lemma(rest[0].low) or ""
    ing = rest[0].low.endswith("ing") and rest[0].low != verb
    if verb not in FORBIDDEN or ing is not (lows[0] in {"stop", "quit"}):
        return ()
    rest = strip_punctuation(rest[: reason_at(rest)])
    if len(rest) < 2 or deictic(rest[1:]) or rest[1].low in IDIOMS - {"me"}:
        return ()
    how = "User never wants" if stands(body) and lows[0] == "never" else "User does not want"
    if rest[1].low in {"me", "us"}:
        return _not_to_me(body, verb, rest[2:], how)
    if verb in TELLING or not (ing or stands(body) or {"me", "my"} & {w.low for w in rest}):
        return ()
    end = 1 + phrase_end(rest[1:], 0)
    said = sentence(
        how, say_words(rest[1:end], SELF), participle(verb), say_words(rest[end:], SELF)
    )
    return (claim(body, said, say_words(rest[1:end], SELF), rest),)


def _not_to_me(body: Words, verb: str, rest: Words, how: str) -> tuple[Claim, ...]:
    if not rest:
        return () if verb in {"tell", "ask", "give", "show", "send", "spare", "sell", "call", "address"} else (
            claim(body, sentence(how, "to be", participle(verb)), "answer style", body),
        )  # fmt: skip
    if rest[0].low in IDIOMS | {"the", "a", "an", "your", "anything", "more", "another"}:
        return ()
    if verb in {"give", "show", "send", "offer"}:
        if noun_lemma(rest[-1].low) == rest[-1].low and len(rest) < 3:
            return ()
        return (claim(body, sentence(how, say_words(rest, SELF)), say_words(rest, SELF), rest),)
    said = sentence(how, "to be", participle(verb), say_words(rest, SELF))
    return (claim(body, said, say_words(rest, SELF), rest),)


def _general(body: Words) -> tuple[Claim, ...]:
    """Read an order that stands or is about a kind: "keep to-do lists to five lines"."""
    # Cheap: an order starts with its verb, or with what says that it stands.
    if body[0].low not in ANSWERING and not standing_at(body, 0):
        return ()
    standing = stands(body)
    plain, never = _without_standing(body)
    if deictic(plain):
        plain = strip_punctuation(plain[: max(2, reason_at(plain))])
    if len(plain) < 2 or verb_lemma(plain[0].low) != plain[0].low or deictic(plain):
        return ()
    verb, rest = plain[0].low, strip_punctuation(plain[1 : max(2, reason_at(plain))])
    if verb not in ANSWERING:
        return ()
    how = "User never wants" if never else "User wants"
    if verb in TALKING and rest[0].low in {"to", "me", "with"}:
        at = 2 if rest[0].low in {"to", "with"} else 1
        if (
            rest[at - 1].low != "me"
            or not rest[at:]
            or rest[at].low not in {"like", "as", "in", "with", "without"}
        ):
            return ()
        said = sentence(how, "to be", _talked(verb), say_words(_told_of(plain, at + 1), SELF))
        return (claim(body, said, "answer style", plain),)
    if verb in REPLYING and rest[0].low in {"in", "with", "without", "like", "as"}:
        plural = any(noun_lemma(w.low) != w.low for w in rest) or any(
            w.text[0].isupper() for w in rest
        )
        if not (standing or plural):
            return ()
        return (claim(body, sentence(how, "answers", say_words(rest, SELF)), "answer style", rest),)
    return _of_kind(body, verb, rest, how, standing=standing)


def _talked(verb: str) -> str:
    return {"talk": "talked to", "speak": "spoken to"}.get(verb, participle(verb))


def _told_of(plain: Words, at: int) -> Words:
    return plain[at:]


_EXPLAINING = word_set("explain describe teach lay put")
_THINGS = word_set("things stuff everything concepts topics maths terms")


def _of_kind(body: Words, verb: str, rest: Words, how: str, *, standing: bool) -> tuple[Claim, ...]:
    told = rest[1:] if rest[0].low in {"me", "us"} else rest
    if told and told[0].low == "your":
        told = told[1:]
    if (
        not told
        or told[0].low in {"the", "a", "an", "one", "another", "some"}
        or told[0].low[0].isdecimal()
    ) and not (standing and told and verb in ANSWERING):
        return ()
    end = phrase_end(told, 0)
    if not end:
        return ()
    noun, tail = told[:end], told[end:]
    plural = noun_lemma(noun[-1].low) != noun[-1].low
    if verb == "keep" and (
        keeps_animals((body[0], *told)) or (noun[0].low.endswith("ing") and verb_lemma(noun[0].low))
    ):
        # "keep bees on the roof" is told, "keep seeing bees" happens.
        return ()
    if verb in _EXPLAINING and noun[0].low in _THINGS and tail:
        return (
            claim(
                body,
                sentence(how, say_words(noun, SELF), participle(verb), say_words(tail, SELF)),
                "answer style",
                told,
            ),
        )
    if verb in KEEPING and plural and tail and not _counted(noun):
        said = sentence(how, say_words(noun, SELF), participle(verb), say_words(tail, SELF))
        return (claim(body, said, say_words(noun, SELF), told),)
    bounded = bool({w.low for w in tail} & {"never", "not", "nothing", "only"})
    if verb in GIVING and (
        standing or (plural and bounded and tail) or (plural and noun[0].low in LENGTHS)
    ):
        named = tuple(w._replace(text="User", low="user") if w.low == "me" else w for w in told)
        return (claim(body, sentence(how, say_words(named, SELF)), say_words(noun, SELF), told),)
    if standing and verb not in {"look", "stop", "quit"}:
        always = "" if how.endswith("never wants") else "always"
        said = sentence(
            how,
            "the assistant to",
            always,
            say_words((body[0]._replace(text=verb, low=verb), *rest), SELF),
        )
        return (claim(body, said, say_words(noun, SELF), told),)
    return ()


def _counted(noun: Words) -> bool:
    return noun[0].low[0].isdecimal() or noun[0].low in {
        "both",
        "all",
        "two",
        "three",
        "four",
        "five",
        "these",
        "those",
    }


def _without_standing(body: Words) -> tuple[Words, bool]:
    """Take out of an order the words that say that it stands, and tell whether it forbids."""
    never = body[0].low == "never"
    kept = list(body)
    i = 0
    while i < len(kept):
        step = standing_at(tuple(kept), i)
        step = 0 if i and kept[i].low in {"even", "never", "ever"} else step
        if step:
            del kept[i : i + step]
            continue
        i += 1
    return stripped(tuple(kept)) if kept else (), never


def _none_behind(body: Words) -> tuple[Claim, ...]:
    """Read the "and no emojis, ever" behind "whenever you write captions, ..."."""
    for i in range(3, len(body) - 1):
        if body[i].low == "no" and body[i - 1].low in {"and", ","}:
            return _none_of(body[i:])
    return ()


def _none_of(body: Words) -> tuple[Claim, ...]:
    """Read "no more bullet points", "no emojis, ever"."""
    if body[0].low not in {"no", "zero"} or len(body) < 2:
        return ()
    held = scoped(body)
    if held:
        return held
    rest = body[1:]
    more = rest[0].low == "more"
    rest = rest[1:] if more else rest
    if not stands(rest[-2:]):
        rest = rest[: next((i for i, w in enumerate(rest) if i and w.low == ","), reason_at(rest))]
    if (
        not rest
        or deictic(rest)
        or rest[0].low
        in PREPOSITIONS | {"need", "idea", "one", "problem", "worries", "way", "longer"}
    ):
        return ()
    end = phrase_end(rest, 0)
    style = any({noun_lemma(w.low), w.low.removesuffix("s")} & STYLE for w in rest[:end])
    plural = end and rest[end - 1].low.endswith("s")
    of_answers = [w.low for w in rest[end : end + 1]] == ["in"] and rest[-1].low in _SAYINGS
    mass = end and rest[end - 1].low in _MASSES
    if not style or not (more or stands(body) or plural or of_answers or mass):
        return ()
    end = len(rest) if of_answers else end
    said = sentence(
        "User wants no", "more" if more else "", say_words(strip_punctuation(rest[:end]), SELF)
    )
    return (claim(body, said, say_words(rest[:end], SELF), rest[:end]),)


_MASSES = frozenset(
    {"latex", "markdown", "jargon", "slang", "fluff", "waffle", "padding", "preamble", "filler"}
)


def _dropped(body: Words) -> tuple[Claim, ...]:
    """Read "drop the 'great question' opener"."""
    if (
        body[0].low not in {"drop", "lose", "ditch", "skip", "spare", "cut"}
        or not 3 <= len(body) <= 10
    ):
        return ()
    rest = body[2:] if body[1].low in {"the", "your", "me", "all"} else body[1:]
    rest = rest[1:] if rest and rest[0].low in {"the", "your"} else rest
    if not rest or rest[-1].low not in OPENING or deictic(rest):
        return ()
    text = say_words(rest, SELF)
    return (claim(body, sentence("User wants the", text, "dropped"), text, rest),)


def _elliptic(body: Words, words: Words) -> tuple[Claim, ...]:
    """Read "Kotlin please, never Java", "captions under 20 words, please, always"."""
    lows = [w.low for w in words]
    asked = bool({"please", "pls", "plz"} & set(lows))
    at = next((i for i in range(1, len(body)) if standing_at(body, i)), 0)
    lasting = at and tuple(w.low for w in body[at : at + standing_at(body, at)]) in _LASTING
    if not at or not (asked or lasting) or deictic(body):
        return ()
    ordering = body[0].low in ANSWERING | {"no", "do"} or standing_at(body, 0)
    if ordering or any(_is_finite(body, i) for i in range(len(body))):
        return ()
    kept = tuple(w for w in body if w.low not in {"please", "pls", "plz"})
    kept = tuple(
        w
        for i, w in enumerate(kept)
        if not (w.low == "," and i + 1 < len(kept) and kept[i + 1].low == ",")
    )
    first = "answers" if kept[0].low in {"in", "with", "without"} else ""
    text = say_words(kept, SELF).replace(" ,", ",")
    return (
        claim(
            body,
            sentence("User wants", first, text),
            say_words(kept[: max(1, phrase_end(kept, 0))], SELF),
            kept,
        ),
    )


_LASTING = frozenset(
    [
        ("from", "now", "on"),
        ("from", "here", "on"),
        ("in", "future"),
        ("going", "forward"),
        ("by", "default"),
    ]
)
"""What makes a wish without a verb a standing one, though nobody says please."""


def _is_finite(words: Words, i: int) -> bool:
    low = words[i].low
    return low in {
        "i",
        "we",
        "is",
        "are",
        "was",
        "were",
        "am",
        "'s",
        "'m",
        "do",
        "does",
        "did",
        "has",
        "have",
        "gonna",
        "can",
        "will",
        "who",
        "what",
        "how",
    }


_HANDED = frozenset({"give", "gave", "show", "showed", "send", "sent"})


_UNITS = LANGUAGES | word_set(
    "euro euros dollar dollars pounds sterling metric imperial celsius fahrenheit kilometres kilometers miles kilos grams ounces cups litres"
)
"""What answers are measured or written in: "I'd rather have prices in euro"."""


def _liked(body: Words) -> tuple[Claim, ...]:
    """Read "I'd rather have the short version", "I should like no more than three titles at a time"."""
    lows = [w.low for w in body]
    if lows[0] not in {"i", "we"} or len(body) < 4:
        return ()
    if lows[1] in {"should", "would", "'d"} and lows[2] in {"like", "rather", "prefer"}:
        rest = body[3:]
        wish = "User would rather have" if lows[2] == "rather" else f"User would {lows[2]}"
        if lows[2] == "rather":
            given = [w.low for w in rest[:3]]
            if given[:1] == ["you"] and given[1:2] and given[1] in _HANDED and given[2:] == ["me"]:
                rest = (rest[0]._replace(text="have", low="have"), *rest[3:])
            if not rest or rest[0].low not in {"have", "get", "hear"}:
                return ()
            rest = rest[1:]
    else:
        return ()
    if not rest or rest[0].low in {"to", "you", "it", "a", "an", "that", "this"}:
        return ()
    kind = any(noun_lemma(w.low) in VERSIONS or w.low in VERSIONS for w in rest) and any(
        w.low in LENGTHS for w in rest
    )
    bounded = (
        lows[3:6] == ["no", "more", "than"] or "without" in lows or lows[-3:] == ["at", "a", "time"]
    )
    plural = any(noun_lemma(w.low) != w.low for w in rest)
    bounded = bounded or "than" in lows or (lows[-2] == "in" and lows[-1] in _UNITS)
    if not (kind or (bounded and plural)) or deictic(rest):
        return ()
    last = next((i for i, w in enumerate(rest) if noun_lemma(w.low) != w.low and w.low != "has"), 0)
    noun = rest[last : last + 1]
    return (claim(body, sentence(wish, say_words(rest, SELF)), say_words(noun, SELF), rest),)
