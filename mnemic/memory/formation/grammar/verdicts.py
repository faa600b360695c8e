"""Verdicts on days and kinds of things: "Thursdays are no good for me", "pellets are out"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import DAY_PARTS, DAY_WORDS
from mnemic.memory.formation.grammar.limiting import at_hand, limit, told
from mnemic.memory.formation.grammar.phrases import Words, deictic, is_name, phrase_end, points
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set

_NO_GOOD = (
    ("no", "good"), ("no", "use"), ("out",), ("off", "limits"), ("a", "no-go"), ("not", "an", "option"),
    ("out", "of", "the", "question"), ("off", "the", "table"), ("a", "no", "no"), ("impossible",), ("no", "go"), ("bad",),
    ("tricky",), ("a", "non-starter"), ("useless",), ("difficult",), ("forbidden",), ("banned",), ("best",), ("better",),
    ("fine",), ("ideal",), ("hopeless",), ("not", "possible"), ("not", "great"),
)  # fmt: skip
_BE = word_set("is are 's 're")
_NOT_MINE = word_set("his her their your its the this that these those it he she they")


def no_good(body: Words) -> tuple[Claim, ...]:
    """Read "early shifts are no good to me", "pellets are out, on account of the hedgehogs"."""
    lows = tuple(w.low for w in body)
    at = next((i for i in range(1, min(len(body) - 1, 10)) if lows[i] in _BE), 0)
    verdict = next((v for v in _NO_GOOD if at and lows[at + 1 : at + 1 + len(v)] == v), ())
    what = body[:at]
    if (
        not verdict
        or deictic(what)
        or points(what)
        or lows[0]
        in _NOT_MINE
        | {
            "i",
            "we",
            "what",
            "who",
            "there",
            "here",
            "everything",
            "nothing",
            "my",
            "our",
            "which",
            "how",
            "if",
            "when",
        }
    ):
        return ()
    rest = body[at + 1 + len(verdict) :]
    mine = tuple(w.low for w in rest[:2]) in {
        ("for", "me"),
        ("for", "us"),
        ("to", "me"),
        ("to", "us"),
        ("with", "me"),
    }
    days = bool({w.low for w in what} & {d for d in DAY_WORDS | DAY_PARTS if d.endswith("s")})
    why = (
        bool(rest)
        and rest[0].low in {"because", "since", "on", ","}
        and bool(
            {w.low for w in rest} & {"account", "because", "since", "allergic", "doctor", "allergy"}
        )
    )
    head = what[max(0, phrase_end(what, 0) - 1)]
    kind_of = noun_lemma(head.low) != head.low or is_name(head)
    firm = verdict in _FIRM
    named = {w.low for w in what} - {"or", "and"}
    reached = mine and named <= _MEANS and named != {"text"}
    if (
        not (mine and (days or kind_of or reached))
        and not (days and (firm or not rest))
        and not (firm and why and kind_of)
    ):
        return ()
    if (at_hand(what) and not reached) or {w.low for w in body} & {"today", "tonight", "tomorrow"}:
        return ()
    tail = rest[2:] if mine else rest
    whom = "to User" if mine and rest[0].low == "to" else "for User"
    if not mine and tail and tail[0].low == "for":
        whom = ""
    text = sentence(
        say_words(what, SELF),
        "is" if lows[at] == "'s" else lows[at],
        " ".join(verdict),
        whom,
        say_words(told(tail), SELF),
    )
    return (limit(body, body, text, what),)


_MEANS = word_set(
    "email emails e-mail e-mails text texts texting whatsapp sms phone calls voicemail letters signal telegram messenger"
)
"""By what somebody is reached; `text` alone may be the text at hand."""

_FIRM = frozenset(_NO_GOOD[:8]) | {
    ("out", "of", "the", "question"),
    ("off", "the", "table"),
    ("a", "non-starter"),
    ("useless",),
    ("impossible",),
    ("hopeless",),
}
