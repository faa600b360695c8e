"""Which clauses may be unfolded at all, and how what is left of them is meant.

What is folded into a clause is told as true even where the clause asks or orders: "What do I
give my son, who hates peas?" Nothing is told inside what is supposed, quoted, reported,
played, or handed over to be worked on.
"""

from __future__ import annotations

from mnemic.memory.formation import moods
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.wordlists import word_set

_SUPPOSING = word_set(
    "suppose supposing imagine imagining assume assuming pretend pretending hypothetically theoretically wish unless"
)
_TALES = word_set(
    """story poem song lyrics joke scene limerick haiku sonnet ballad fairy tale fairytale screenplay fanfic monologue
    dialogue sketch skit novel chapter fable rhyme sentence riddle character novella fiction parody rap roleplay
    role-play episode plot quiz puzzle"""
)
_MAKING = word_set(
    "write tell make compose draft invent create generate continue finish give do improvise craft pen"
)
_WORKED_ON = word_set(
    """translate proofread rephrase rewrite reword paraphrase correct spell spellcheck punctuate summarise summarize
    parse grammar grammatical comma apostrophe pronounce sound conjugate"""
)
_OPEN = frozenset({Mood.STATEMENT, Mood.QUESTION, Mood.REQUEST})


def may_unfold(text: str, words: Words, mood: Mood) -> bool:
    """Tell whether what is folded into a clause is told as true."""
    lows = [w.low for w in words]
    if not _SUPPOSING.isdisjoint(lows) or lows[:2] == ["what", "if"] or lows[:1] == ["say"]:
        return False
    if "if" in lows[:3] or "had i" in text.lower()[:8]:
        return False
    if mood is Mood.HYPOTHETICAL:
        # Of its own `would`, not by a supposition that colours it from outside.
        return moods.is_hypothetical(text) and "if" not in lows
    if mood not in _OPEN:
        return False
    return _is_liked(lows) or not _is_worked_on(lows)


def _is_liked(lows: list[str]) -> bool:
    """Tell whether "give me sea stories any day" says what is liked, and orders nothing."""
    return lows[:2] == ["give", "me"] and lows[-2:] == ["any", "day"]


def without_courtesy(words: Words) -> Words:
    """Drop what only excuses what is told: "if it matters for the quote, I'm VAT registered"."""
    lows = tuple(w.low for w in words[:4])
    if lows[:3] not in _COURTEOUS and lows not in _COURTEOUS:
        return words
    at = next((k for k in range(3, min(len(words) - 2, 10)) if words[k].low == ","), 0)
    return words[at + 1 :] if at else words


_COURTEOUS = frozenset(
    {
        ("if", "it", "matters"), ("if", "it", "helps"), ("if", "that", "matters"), ("if", "that", "helps"),
        ("in", "case", "it", "matters"), ("in", "case", "it", "helps"), ("if", "it", "is", "relevant"),
        ("if", "it", "'s", "relevant"), ("if", "you", "need", "it"), ("in", "case", "you", "need"),
    }
)  # fmt: skip


def is_made_up(words: Words, mood: Mood) -> bool:
    """Tell whether nothing at all is told: "what if my landlord, who ...", "write a limerick about"."""
    lows = [w.low for w in words]
    if lows[:2] in (["what", "if"], ["speaking", "of"], ["talking", "of"]) or lows[:1] in (
        ["suppose"],
        ["supposing"],
        ["imagine"],
    ):
        return True
    if not {"always", "never", "whenever"}.isdisjoint(lows[:4]):
        # How everything is to be answered asks for no tale: "always give me a sketch first".
        return False
    if _is_liked(lows):
        return False
    return mood in {Mood.REQUEST, Mood.QUESTION} and _asks_for_tale(lows)


def _is_worked_on(lows: list[str]) -> bool:
    """Tell whether a clause hands over words, or asks for a tale in which anything may be."""
    if not _WORKED_ON.isdisjoint(lows[:6]) or lows[:4] == ["how", "do", "i", "say"]:
        return True
    if lows[:4] == ["how", "do", "you", "say"]:
        return True
    return _asks_for_tale(lows)


def _asks_for_tale(lows: list[str]) -> bool:
    for i, low in enumerate(lows[:5]):
        if low in _MAKING:
            if lows[i + 1 : i + 3] in (["to", "me"], ["to", "us"]):
                return False
            return any(noun_lemma(w) in _TALES and w != "sentences" for w in lows[i + 1 : i + 7])
    return False


def mood_of(text: str, words: Words, host: Words, mood: Mood) -> Mood:
    """Give the mood of what is left of a clause: "Since I'm vegan, suggest dinners" orders."""
    if mood is not Mood.STATEMENT or not host or not words or host[0] is words[0]:
        return mood
    left = text[host[0].start :]
    if moods.is_request(left):
        return Mood.REQUEST
    if moods.is_question(left) or left.rstrip().endswith("?"):
        return Mood.QUESTION
    return Mood.HYPOTHETICAL if moods.is_hypothetical(left) else Mood.STATEMENT


def tells(words: Words) -> bool:
    """Tell whether a clause that was unfolded states something: it supposes and asks nothing."""
    if len(words) < 3 or any(w.low in {"you", "your"} for w in words[:2]):
        return False
    said = " ".join(w.text for w in words)
    return not (moods.is_hypothetical(said) or moods.is_question(said) or moods.is_reported(said))


_POINTING = (("there",), ("here",), ("before", "that"), ("since", "then"), ("too",), ("as", "well"))


def without_pointing(words: Words) -> Words:
    """Drop what only points back at the end of a clause: "accepted a post at the university there"."""
    for phrase in _POINTING:
        n = len(phrase)
        if len(words) > n + 2 and tuple(w.low for w in words[-n:]) == phrase:
            return words[:-n]
    return words
