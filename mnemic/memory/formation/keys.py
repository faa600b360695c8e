"""Keys that two wordings of one thing, or of one statement, share.

A *subject key* files a belief: `owner/slot` where a new value replaces the old
(`user/home`), `owner/slot/value` where many may stand (`user/thing/apple watch`). A
*value key* holds the content lemmas of a statement, sorted, synonyms folded, so that a
paraphrase shares it; a negated statement carries `not` and does not. A word behind a
marker of direction (`over`, `from`, `than`) keeps the marker, so that swapped
arguments differ (003 §Evaluation, reversed comparisons never match).
"""

from __future__ import annotations

import re
from functools import lru_cache

from mnemic.memory.formation.lemmas import canonical, lemma
from mnemic.memory.formation.wordlists import word_set

NOT = "not"
"""Marks a denied statement in its value key."""

FORMER = "formerly"
"""Marks what was over when it was told: "used to live in Oslo"."""

_KEY_CACHE = 16_384
_WORD = re.compile(r"[^\W_](?:[\w+#]|[.,:'’&/@%-](?=\w))*")

_STOP = word_set(
    "user user's the a an i my me we our us their them they theirs his her him he she it its "
    "is am are be was were been being to of in at and or that as for with on do does did "
    "doing has have had having some any very really quite much lot lots now still currently "
    "just also too so by about usually often then there here already again will would can "
    "could may might should must who which these those this s d m re ve ll t himself herself "
    "themselves nowadays presently today actually probably both every each "
    "recently lately mainly mostly "
    "generally typically normally always rather get got gets gotten named called assistant "
    "wants want go goes going went up into when longer "
)
_PERSONS = word_set("user user's i i'm")
_MARKERS = word_set("over than from without instead before after until since")
_NEGATION = word_set("not no never cannot n't nobody nothing none neither nor without")

_SYNONYM: dict[str, str] = {
    "wife": "spouse", "husband": "spouse", "toddler": "child",
    "own": "have", "possess": "have", "use": "have", "drive": "have", "wear": "have",
    "ride": "have", "keep": "have", "rely": "have", "love": "like", "enjoy": "like",
    "adore": "like", "fond": "like",
    "fan": "like", "keen": "like", "prefer": "like", "favour": "like", "appreciate": "like",
    "reside": "live", "base": "live", "based": "live", "relocate": "live", "move": "live",
    "settle": "live", "employ": "work", "employed": "work", "terse": "short", "succinct": "short",
    "allergy": "allergic", "emojis": "emoji", "ship": "deploy", "release": "deploy", "attend": "go",
}  # fmt: skip
"""Verbs and words that paraphrases of a filed claim exchange, beside the text layer's."""

_DISLIKE = word_set("dislike hate detest loathe despise abhor")


@lru_cache(maxsize=_KEY_CACHE)
def _token(written: str) -> str:
    low = written.lower().replace("’", "'").removesuffix("'s").removesuffix("n't")
    base = low if _is_proper(written) else lemma(low)
    folded = _SYNONYM.get(low) or _SYNONYM.get(base) or canonical(base)
    return _SYNONYM.get(folded, folded)


def _is_proper(written: str) -> bool:
    # A name is its own lemma; days and months are not names here ("Tuesdays").
    return written[0].isupper() and not written.lower().rstrip("s").endswith("day")


def key_tokens(text: str) -> tuple[str, ...]:
    """Give the content lemmas of a text in order, synonyms folded, `not` first if denied."""
    out: list[str] = []
    denied = False
    marker = raw = ""
    text = text.replace(" used to ", f" {FORMER} ")
    for match in _WORD.finditer(text):
        written = match.group()
        low = written.lower().replace("’", "'")
        if low in _NEGATION or low.endswith("n't"):
            denied = True
            continue
        if low in _MARKERS:
            marker = low
            continue
        if low in _STOP and (written.islower() or not match.start() or low in _PERSONS):
            continue
        token, raw = _token(written), low
        if token in _STOP and token not in {low, "have"}:
            continue
        if token in _DISLIKE:
            denied, token = not denied, "like"
        out.append(f"{marker}:{token}" if marker else token)
        marker = ""
    if len(out) > 1:
        # Whoever uses, owns or drives a thing has it.
        out = [t for t in out if t != "have"] or out[:1]
    if out == ["have"]:
        out = [lemma(raw)]
    return (NOT, *out) if denied or "no longer" in text else tuple(out)


def value_key(statement: str) -> str:
    """Normalize a statement to what its paraphrases share; a negation differs."""
    tokens = key_tokens(statement)
    denied = tokens[:1] == (NOT,)
    body = " ".join(sorted(set(tokens[denied:])))
    return f"{NOT} {body}".strip() if denied else body


def phrase_key(text: str) -> str:
    """Normalize a noun phrase for use inside a subject key; word order is kept."""
    tokens = [t for t in key_tokens(text) if t != NOT]
    return " ".join(dict.fromkeys(tokens)) or " ".join(text.lower().split())


def subject_key(slot: str, *, about: str = "user", value: str = "") -> str:
    """File a claim: `about/slot`, or `about/slot/value` where several values may stand."""
    parts = [about, slot]
    if value:
        parts.append(phrase_key(value))
    return "/".join(parts)


def ends(retraction: str, belief: str) -> bool:
    """Tell whether the retraction's value key denies what the belief's value key says.

    Every content lemma that is denied, the verb among them, stands in the belief
    (003 §The candidate language): "no longer runs outdoors" ends "goes running
    outdoors most mornings" and not "tracks runs in a journal". What is told as over
    ("used to run outdoors") is ended by nothing.
    """
    denied = {t for t in retraction.split() if t != NOT}
    held = belief.split()
    over = held[:1] == [NOT] or (FORMER in held and FORMER not in denied)
    return bool(denied) and not over and denied <= set(held)


def is_part(shorter: str, longer: str) -> bool:
    """Tell whether one statement says a part of what the other says, and nothing else.

    A name may lose its end ("a Skoda" of "a Skoda Octavia") and never its beginning:
    York is no part of New York.
    """
    less, more = key_tokens(shorter), key_tokens(longer)
    if (less[:1] == (NOT,)) != (more[:1] == (NOT,)) or not set(less) < set(more):
        return False
    if (FORMER in less) != (FORMER in more) or len(set(less) - {NOT}) < PART_TOKENS_MIN:
        return False
    if any(t.endswith("day") for t in set(more) - set(less)) and any(
        t.endswith("day") for t in less
    ):
        # "On Mondays" after "on Mondays and Thursdays" may drop a day.
        return False
    kept = set(less)
    return all(_keeps_its_head(run.group().split(), kept) for run in _NAME_RUN.finditer(longer, 1))


PART_TOKENS_MIN = 1
"""How many content lemmas a shorter telling must share with the longer one."""

_NAME_RUN = re.compile(r"(?<![\w.])[A-Z][\w'’-]*(?: [A-Z\d][\w'’-]*)+")


def _keeps_its_head(run: list[str], kept: set[str]) -> bool:
    shared = [_token(word) in kept for word in run]
    return not any(shared) or shared[0]
