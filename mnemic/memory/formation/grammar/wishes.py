"""Standing wishes to the assistant: "please always answer in French", "keep answers short".

A wish is kept when it says that it stands (`always`, `from now on`) or when it speaks of
answers in general; what asks for one thing now is a request and forms nothing.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import LANGUAGES
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    strip_determiner,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import Word, verb_form, verb_lemma
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

_OPENERS = word_set(
    """please pls plz kindly and also so just but then ok okay yes oh hey btw remember to actually
    you should must can could would , : - –"""
)
_CLOSERS = word_set("please pls plz thanks thank you , ok okay")
_STANDING = (
    ("from", "now", "on"), ("in", "future"), ("in", "the", "future"), ("going", "forward"),
    ("by", "default"), ("every", "time"), ("whenever", "possible"), ("at", "all", "times"),
    ("as", "a", "rule"), ("in", "general"), ("generally",), ("always",), ("never",), ("ever",),
    ("from", "here", "on"), ("henceforth",),
)  # fmt: skip
_ANSWERS = word_set(
    "answer answers reply replies response responses explanation explanations summaries messages"
)
_STYLE = word_set(
    """emojis emoji comments docstrings bullets bullet points lists jargon tables headings exclamation slang acronyms
    metaphors disclaimers dashes dash hyphens semicolons hashtags apologies caveats markdown preamble filler analogies footnotes headers"""
)
_MEASURES = word_set("metric imperial celsius fahrenheit 24-hour kilometres kilometers miles units")
_LENGTHS = word_set(
    """short concise brief long detailed longer shorter terse succinct crisp compact verbose
    simple thorough"""
)
_VERBS = word_set(
    """answer reply respond write speak talk explain use keep include give call address avoid
    format cite show put be make stop start do add summarize summarise translate end begin skip
    drop limit quote convert take"""
)
_ADDRESSING = word_set("answer reply respond write speak talk explain address")
_POINTING = word_set("this that these those it above here them both")


class _Order:
    """Read one order: where it starts, what it forbids, and whether it stands for good."""

    def __init__(self, words: Words) -> None:
        words = strip_punctuation(words)
        while words and words[0].low in _OPENERS:
            words = words[1:]
        while words and words[-1].low in _CLOSERS:
            words = words[:-1]
        self.words = words
        self.standing = False
        self.never = False
        self.negated = False
        self.order = self._strip(words)

    def _strip(self, words: Words) -> Words:
        words = self._wanted(words)
        kept: list[Word] = []
        i = 0
        while i < len(words):
            step = phrase_at(words, i)
            if step:
                self.standing = True
                self.never = self.never or words[i].low == "never"
                i += step
                continue
            kept.append(words[i])
            i += 1
        out = strip_punctuation(tuple(kept))
        while out and out[0].low in _OPENERS:
            out = out[1:]
        if len(out) > 1 and out[0].low in {"do", "does"} and out[1].low in {"n't", "not"}:
            self.negated = True
            out = out[2:]
        elif out and out[0].low == "not":
            self.negated = True
            out = out[2:] if len(out) > 1 and out[1].low == "to" else out[1:]
        if out and out[0].low in {"stop", "quit"} and len(out) > 1:
            self.negated = True
            out = out[1:]
        return out

    def _wanted(self, words: Words) -> Words:
        """Step over "I want you to", "I'd like you to", "I'd prefer it if you"."""
        lows = tuple(w.low for w in words)
        if lows[:1] != ("i",):
            return words
        for i, low in enumerate(lows[:7]):
            if low == "you" and i >= 2:
                rest = words[i + 1 :]
                if rest and rest[0].low in {"n't", "not"}:
                    return ()
                if rest and rest[0].low in {"did", "do"} and len(rest) > 1:
                    self.negated = True
                    rest = rest[2:]
                while rest and rest[0].low in {"to", "could", "would"}:
                    rest = rest[1:]
                if "n't" in lows[:i] or "not" in lows[:i]:
                    self.negated = True
                return rest
        return ()


def phrase_at(words: Words, i: int) -> int:
    for phrase in _STANDING:
        n = len(phrase)
        if tuple(w.low for w in words[i : i + n]) == phrase:
            return n
    return 0


def standing(words: Words) -> tuple[Claim, ...]:
    """Read a standing wish, () when the clause is none (003 §Evaluation, a wish about answers)."""
    if not words:
        return ()
    cut = _second_order(words)
    if cut:
        return standing(words[:cut]) + standing(words[cut + 1 :])
    short = _short_wish(words)
    if short or not _may_wish(words):
        return short
    read = _Order(words)
    order = read.order
    if not order or any(w.low in _POINTING for w in order):
        return ()
    verb = order[0].low
    lemma = verb_lemma(verb)
    if lemma not in _VERBS:
        return ()
    if verb != lemma and not (read.negated and verb_form(verb, lemma) == "ing"):
        return ()
    rest = frozenset(w.low for w in order[1:])
    if lemma in {"call", "address"} and len(order) > 2 and order[1].low == "me":
        rest_ = order[3:] if order[2].low == "as" and len(order) > 3 else order[2:]
        return (_called(read, rest_),) if is_name(rest_[0]) and not read.negated else ()
    if not _is_general(read, lemma, rest):
        return ()
    return (_wish(read, lemma),)


def _second_order(words: Words) -> int:
    """Find "and" before a second order: "... and don't use em dashes"; 0 without one."""
    for i in range(2, len(words) - 2):
        if words[i].low in {"and", "but"} and (
            words[i + 1].low in {"never", "always", "avoid", "please"}
            or (words[i + 1].low == "do" and words[i + 2].low in {"n't", "not"})
        ):
            return i
    return 0


_GENERAL = word_set("answers replies responses explanations recommendations suggestions")


def _short_wish(words: Words) -> tuple[Claim, ...]:
    """Read "no emojis please", "short answers please", "I want short answers"."""
    body = strip_punctuation(words)
    asked = bool(body) and body[-1].low in {"please", "pls", "plz", "thanks"}
    while body and body[-1].low in _CLOSERS:
        body = body[:-1]
    if not 2 <= len(body) <= 14 or any(w.low in _POINTING for w in body):
        return ()
    lows = [w.low for w in body]
    if lows[0] == "no" and lows[1] in _STYLE and (len(body) < 6):
        return (
            _bare(
                body,
                "User wants no",
                body[1:],
                "answer style",
                f"preference answer style {phrase_key(lows[1])}",
            ),
        )
    if (
        tuple(lows[:4]) in {("i", "do", "n't", "want"), ("i", "do", "not", "want")}
        and len(lows) > 4
    ):
        rest = body[4:]
        if rest[0].low in {"any", "more"} and len(rest) > 1:
            rest = rest[1:]
        if rest[0].low in _STYLE | _ANSWERS or (len(rest) > 1 and rest[1].low in _STYLE):
            key = phrase_key(" ".join(w.text for w in rest))
            slot = f"preference answer style {key}"
            return (_bare(body, "User does not want", rest, "answer style", slot),)
        return ()
    for opener in (("i", "want"), ("i", "'d", "like"), ("i", "would", "like"), ("i", "need"), ("i", "'d", "prefer")):  # fmt: skip
        n = len(opener)
        if tuple(lows[:n]) == opener and len(lows) > n + 1 and lows[n] != "to":
            return _general(body, body[n:])
    if len(body) == 2 or (asked and len(body) <= 4):
        return _general(body, body)
    return ()


def _general(body: Words, rest: Words) -> tuple[Claim, ...]:
    lows = [w.low for w in rest]
    if lows[0] in _LENGTHS and len(lows) > 1 and lows[1] in _ANSWERS and len(lows) < 4:
        return (_bare(body, "User wants", rest, "answer style", "preference answer length"),)
    if (
        lows[0] in _GENERAL
        and len(lows) > 3
        and lows[1] == "that"
        and lows[2] in {"take", "consider", "respect", "fit"}
    ):
        key = phrase_key(" ".join(lows[2:]))
        return (
            _bare(body, "User wants", rest, "recommendations", f"preference answer style {key}"),
        )
    return ()


def _bare(body: Words, said: str, rest: Words, label: str, slot: str) -> Claim:
    rest = (rest[0]._replace(text=rest[0].low), *rest[1:])
    return Claim(
        label=label, slot=slot, statement=sentence(said, say_words(rest, SELF)),
        kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, start=body[0].start, end=body[-1].end,
    )  # fmt: skip


def _may_wish(words: Words) -> bool:
    # Cheap: an order starts with a verb, an opener or a standing phrase.
    low = words[0].low
    return low in _OPENERS or low in _VERBS or low in {"i", "do", "does", "never", "always", "from", "in", "going", "by", "whenever", "every", "not", "as", "generally"}  # fmt: skip


def _is_general(read: _Order, lemma: str, rest: frozenset[str]) -> bool:
    if rest & {"code", "function", "file", "email", "letter", "test", "tests", "script"} and not (
        read.standing
    ):
        return False
    if lemma == "take" and rest & {"account", "consideration"} and "my" in rest:
        return True
    style = bool(rest & _STYLE) or bool(rest & _MEASURES)
    if read.standing:
        return bool(style or rest & _ANSWERS or rest & LANGUAGES or lemma in _ADDRESSING) or (
            lemma
            in {"use", "include", "cite", "show", "give", "avoid", "keep", "format", "convert"}
        )
    if read.negated:
        return bool(rest & _STYLE)
    if lemma == "use" and rest & _MEASURES:
        return True
    plural = rest & {"answers", "replies", "responses", "explanations"}
    return bool(plural) and lemma in {"keep", "make", "give", "write", "limit", "format"}


def _called(read: _Order, words: Words) -> Claim:
    name = say_words(words, SELF)
    return _claim(
        read, "preferred name", "preferred name", sentence("User wants to be called", name)
    )


def _wish(read: _Order, lemma: str) -> Claim:
    order = tuple(w for w in read.order if w.low != "your")
    cut = next((i for i, w in enumerate(order) if w.low in {"when", "whenever", "if"}), len(order))
    order = strip_punctuation(order[:cut])
    lows = frozenset(w.low for w in order)
    base = order[0]._replace(text=lemma, low=lemma)
    text = say_words((base, *order[1:]), SELF)
    how = "never to" if read.never else "not to" if read.negated else "to"
    always = "always" if read.standing and not read.never and not read.negated else ""
    statement = sentence("User wants the assistant", how, always, text)
    if lows & LANGUAGES:
        return _claim(read, "answer language", "preference answer language", statement)
    if lows & _LENGTHS and lows & _ANSWERS:
        return _claim(read, "answer style", "preference answer length", statement)
    subject = strip_determiner(order[1:])
    key = phrase_key(" ".join(w.text for w in subject if w.low not in _ANSWERS) or lemma)
    return _claim(read, "answer style", f"preference answer style {key}", statement)


def _claim(read: _Order, label: str, slot: str, statement: str) -> Claim:
    return Claim(
        label=label,
        slot=slot,
        statement=statement,
        kind=ClaimKind.PREFERENCE,
        type=BeliefType.PREFERENCE,
        start=read.words[0].start,
        end=read.words[-1].end,
    )
