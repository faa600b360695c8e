"""Words of a clause with their places, and the closed word classes of the grammar."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.wordlists import word_set

CLAUSE_WORDS_MAX = 120
"""Longest clause that is parsed, in words; what lies beyond is not read."""

WORD_CACHE_ENTRIES = 16_384
"""Of how many single words the lemma, the tie and the like are remembered."""

CLAUSE_CACHE_ENTRIES = 128
"""How many clauses are kept split into words while a turn is read from its several sides."""


class Word(NamedTuple):
    """Hold one token: as written, folded, and its offsets in the clause."""

    text: str
    low: str
    start: int
    end: int


_TOKEN = re.compile(
    r"(?i:(?:do|does|did|is|are|was|were|have|has|had|wo|would|ca|could|should|must|need|ai)(?=n['’]t\b))"
    r"|(?i:n['’]t\b)"
    r"|['’](?i:s|m|re|ve|ll|d)\b"
    r"|(?:Dr|Mrs?|Ms|Prof|St)\.(?=\s[A-Z])"
    r"|[^\W_](?:[\w+#/&@%°-]|[.,:](?=\w)|['’](?=[A-Z]))*"
    r"|\S"
)

_JOINED = {
    "im": ("I", "'m"),
    "ive": ("I", "'ve"),
    "dont": ("do", "n't"),
    "doesnt": ("does", "n't"),
    "didnt": ("did", "n't"),
    "cant": ("can", "n't"),
    "cannot": ("can", "not"),
    "wont": ("will", "n't"),
    "isnt": ("is", "n't"),
    "arent": ("are", "n't"),
    "wasnt": ("was", "n't"),
    "havent": ("have", "n't"),
    "hasnt": ("has", "n't"),
    "hes": ("he", "'s"),
    "shes": ("she", "'s"),
    "theyre": ("they", "'re"),
    "couldnt": ("could", "n't"),
    "wouldnt": ("would", "n't"),
}
"""What people write without an apostrophe, and `cannot`."""

_new = tuple.__new__
_SPELLED = {"wo": "will", "ca": "can"}


def given(text: str, at: int) -> Word:
    """Make a word that nobody wrote; it ends before it starts, so that nothing is glued to it."""
    return Word(text, text.lower(), at, at - 1)


@lru_cache(maxsize=CLAUSE_CACHE_ENTRIES)
def read(text: str) -> tuple[Word, ...]:
    """Split a clause into words; contractions come apart, offsets stay exact."""
    words: list[Word] = []
    for match in _TOKEN.finditer(text):
        written = match.group()
        low = written.lower().replace("’", "'")
        start, end = match.span()
        joined = _JOINED.get(low)
        if joined is not None:
            # "wont" is `wo` and `nt`: each part has letters of its own.
            cut = start + (2 if low == "wont" else len(joined[0]))
            words.append(Word(text[start:cut], joined[0].lower(), start, cut))
            words.append(Word(text[cut:end], joined[1], cut, end))
        else:
            if low in _SPELLED and text[end : end + 1] in {"n", "N"}:
                low = _SPELLED[low]
            # A clause has many words: the tuple is made without its own constructor.
            words.append(_new(Word, (written, low, start, end)))
        if len(words) >= CLAUSE_WORDS_MAX:
            break
    return tuple(words)


def forget_clauses() -> None:
    """Keep none of the clauses that were split: they are somebody's own words."""
    read.cache_clear()


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def verb_lemma(low: str) -> str | None:
    """Give the lemma of a word that can be a verb, else None."""
    if low in _IRREGULAR:
        return _IRREGULAR[low]
    known = lemmas.by_class(low)
    found = known.get("VERB", ()) or known.get("AUX", ())
    return str(found[0]) if found else None


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def noun_lemma(low: str) -> str:
    """Give the singular of a noun, else the word itself."""
    return lemmas.lemma(low, "NOUN")


_IRREGULAR = {
    "am": "be", "is": "be", "are": "be", "was": "be", "were": "be", "been": "be", "being": "be",
    "'m": "be", "'re": "be", "has": "have", "had": "have", "have": "have", "'ve": "have",
    "does": "do", "did": "do", "done": "do", "do": "do", "left": "leave", "lives": "live",
    "found": "find", "met": "meet", "saw": "see", "felt": "feel", "ground": "grind",
    "founded": "found", "deploying": "deploy", "gonna": "go", "quit": "quit", "read": "read",
    "text": "text", "email": "email", "rides": "ride", "drives": "drive", "wears": "wear", "dove": "dive", "vape": "vape", "vapes": "vape", "vaped": "vape", "vaping": "vape",
    "sync": "sync", "syncs": "sync", "synced": "sync", "syncing": "sync", "homeschool": "homeschool", "homeschools": "homeschool",
    "reboot": "reboot", "reboots": "reboot", "rebooted": "reboot", "rebooting": "reboot", "rebase": "rebase", "rebases": "rebase",
    "boulder": "boulder", "bouldered": "boulder", "powerlift": "powerlift", "redeploy": "redeploy", "redeploys": "redeploy",
    "refactor": "refactor", "refactors": "refactor", "autoscales": "autoscale",
}  # fmt: skip


def verb_form(low: str, lemma: str) -> str:
    """Tell a verb's form: `base`, `s`, `ing` or `past` (past tense or participle)."""
    if low == lemma:
        return "base"
    if low.endswith("ing"):
        return "ing"
    if low.endswith("s") and not low.endswith("ss"):
        return "s"
    return "past"


BE = frozenset({"am", "'m", "is", "'s", "are", "'re", "was", "were"})
MODALS = word_set("""can could will 'll would 'd should must might may shall""")
DETERMINERS = word_set("""a an the my our his her their some any no your both all""")
PREPOSITIONS = word_set(
    """about above across after against along among around as at before behind below beside between
    by despite down during for from in inside into like near next off on onto out outside over
    past per since than through to toward towards under until till up upon via with within
    without"""
)
SUBORDINATORS = word_set(
    """that which who whom whose when whenever where because if unless although though while since
    so whereas until till except but and or ; , : ( ) — – - . ! ?"""
)
CONJUNCTIONS = frozenset({"and", "but", "or", "&", "plus", "nor"})
PUNCTUATION = frozenset(".,;:!?()[]{}\"“”‘’'—–-…*")
NUMBERS = word_set(
    """one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    twenty thirty forty fifty sixty seventy eighty ninety hundred"""
)

KEPT_ADVERBS = word_set(
    """usually often always normally generally typically mostly mainly sometimes rarely seldom
    hardly occasionally regularly frequently currently recently originally previously formerly
    strongly only never absolutely now primarily exclusively half-heartedly temporarily strictly
    severely deathly mildly partly freelance professionally competitively daily weekly fluently
    nearly almost greatly much vastly heavily religiously also particularly especially genuinely
    truly"""
)
DROPPED_ADVERBS = word_set(
    """also just actually honestly personally basically literally simply definitely certainly
    obviously still really already even too then totally kinda kind sort sorta quite again truly
    genuinely ever frankly anyway obviously clearly super so"""
)
HEDGES = frozenset(
    {"probably", "maybe", "perhaps", "possibly", "likely", "apparently", "supposedly"}
)
ADVERBS = KEPT_ADVERBS | DROPPED_ADVERBS | HEDGES
