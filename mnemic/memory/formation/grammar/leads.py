"""What people put before what they say: greetings, openers, hedges, reports."""

from __future__ import annotations

from msgspec import Struct

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import BE, PUNCTUATION
from mnemic.memory.formation.wordlists import word_set

CORRECT = "correct"
"""The kind of an opener that says that what is known is wrong."""


class Lead(Struct, frozen=True):
    """Say where the clause proper starts, and what its opener told.

    `index` is the first word after all openers, `begin` the first word that belongs to
    the evidence. `kind` is "" or `correct` ("actually", "that's wrong").
    """

    index: int
    begin: int
    hedged: bool = False
    kind: str = ""


Trie = dict[str, "Trie"]
_END = ""
"""The key that marks the end of a phrase in a trie."""


def phrases(listing: str) -> Trie:
    """Read phrases, one a `|`, into a trie of their words."""
    root: Trie = {}
    for line in listing.strip().splitlines():
        for phrase in line.split("|"):
            node = root
            for word in phrase.replace("'", " '").split():
                node = node.setdefault(word, {})
            if node is not root:
                node[_END] = {}
    return root


_OPENERS = phrases(
    """
actually|no wait|wait|correction|sorry|my mistake|hi|hello|hey|hiya|yo|good morning|good afternoon|good evening|morning|thanks|thank you|cheers|ok|okay|k
now|facts|some facts|facts about me|quick facts
yes|yeah|yep|yup|no|nope|nah|sure|right|well|so|oh|ah|um|uh|hmm|hm|er|look|listen|see|wow|haha|lol
by the way|btw|fyi|for your information|for the record|for context|for background|for what it 's worth|fwiw
also|and|but|plus|then|anyway|anyways|besides|moreover|additionally|in addition|as well|likewise|similarly
quick context|quick context before we start|some context|some background|background|context|a bit of context|a bit of background|a little context|little background
just so you know|just for context|just fyi|just to be clear|just a heads up|heads up|just for the record|just to let you know|so you know|as you know|as you may know|as i said|as i mentioned|like i said|as mentioned|as before|as always
fun fact|fun fact about me|random fact|side note|on a side note|note|update|small update|quick update|news|big news|good news|bad news|great news|correction|reminder|about me|a bit about me|little about me|ps|p.s|edit|tldr|tl;dr|in short|in fact|in general|generally|in other words|long story short|first|firstly|second|secondly|third|finally|lastly|next|one more thing|another thing|one thing|oh and|that said|having said that|on the other hand|on top of that|at the same time|of course|after all
to be honest|tbh|honestly|frankly|to be fair|truth be told|personally|for me|as for me|obviously|clearly|luckily|fortunately|unfortunately|sadly|thankfully|happily|finally|incidentally|interestingly|admittedly|basically|essentially|technically|apparently
because|since|although|though|even though|given that|seeing that|considering that|considering|now that|whereas|while|seeing as|and since|and because|as
please remember that|please remember|remember that|remember|please note that|please note|note that|keep in mind that|keep in mind|bear in mind that|bear in mind|please keep in mind that|please keep in mind|don't forget that|do n't forget that|do n't forget|you should know that|you should know|you should also know that|it 's worth noting that|it 's worth mentioning that|worth noting|worth mentioning|worth knowing|it turns out that|it turns out|turns out that|turns out|the thing is|the fact is|the truth is|fact is|in case it matters|in case it helps|if it helps|if it matters|in case you 're wondering|in case you need it|if you 're wondering|let me tell you that|let me tell you|let me add that|let me add|let me mention that|for future reference|for reference|going forward|please save that|save that|please record that|record that|make a note that|please store that|please be aware that|be aware that|you may remember that|you might remember that|you might remember|did i mention that|did i mention|did i tell you that|did i tell you|did you know that|did you know|have i mentioned that|have i mentioned|have i told you that|i told you that|one thing to know|something to know|something you should know
i should mention that|i should mention|i should say that|i should say|i should add that|i should add|i should note that|i should note|i should also mention that|i should also mention|i want you to know that|i want you to know|i wanted to say that|i wanted to say|i wanted to tell you that|i wanted to tell you|i wanted to mention that|i wanted to mention|i wanted to let you know that|i wanted to let you know|i just wanted to say that|i just wanted to say|i just wanted to let you know that|i just wanted to let you know|i forgot to mention that|i forgot to mention|i forgot to say that|i forgot to say|i forgot to tell you that|i forgot to tell you|i might have mentioned that|i may have mentioned that|i must say|i must admit that|i must admit|i have to say that|i have to say|i have to admit that|i have to admit|i have to confess|i admit that|i admit|i confess that|i can tell you that|i can confirm that|i can confirm|i confirm that|i already told you that|i already mentioned that|i mentioned that|i mean|i realised that|i realized that|i noticed that|i found out that|i know that|i would say that|i would say|i 'd say that|i 'd say|i 'd like you to know that|i 'd add that|i will say|let 's just say|i 'm happy to say that|i 'm proud to say that|i 'm glad to say|i 'm afraid that|i 'm sure that|i 'm sure
"""
)
_HEDGED = phrases(
    """
i think that|i think|i guess that|i guess|i believe that|i believe|i suppose that|i suppose|i reckon|i suspect that|i suspect|i 'm pretty sure that|i 'm pretty sure|i 'm fairly sure|i 'm not sure but|i 'm not sure , but|if i remember correctly|iirc|if i recall correctly|as far as i know|afaik|as far as i remember|maybe|probably|perhaps|possibly|it seems that|it seems|it looks like|looks like|i feel like|not sure but|not sure , but|supposedly|i feel that
"""
)
_CORRECTIONS = phrases(
    """
scratch that|that 's wrong|that 's not right|that 's not true|that 's incorrect|this is wrong|that is wrong|that is not right|that is not true|that is incorrect|that was wrong|you got that wrong|you 've got that wrong|not true|wrong|incorrect|i was wrong|i misspoke|i made a mistake|let me correct that|to correct myself|i take that back|no longer true
"""
)


def skip_leads(words: Words, i: int) -> Lead:
    """Step over every opener at word `i` (000 §The corpus, distractors)."""
    begin = i
    hedged = False
    kind = ""
    while i < len(words):
        low = words[i].low
        if low in PUNCTUATION:
            i += 1
            continue
        step = match_phrase(_HEDGED, words, i)
        if step:
            hedged = True
            begin = i
            i += step
            continue
        step = match_phrase(_CORRECTIONS, words, i)
        if step:
            kind = CORRECT
            i += step
            begin = i
            continue
        step = match_phrase(_OPENERS, words, i)
        if step and not _is_front(words, i, step):
            i += step
            begin = i
            continue
        break
    if begin < len(words) and words[begin].low in PUNCTUATION:
        begin = i
    return Lead(i, min(begin, len(words) - 1) if words else 0, hedged, kind)


_TRAILERS = (
    ("by", "the", "way"), ("just", "so", "you", "know"), ("for", "what", "it", "'s", "worth"),
    ("if", "that", "helps"), ("if", "it", "helps"), ("if", "it", "matters"), ("as", "you", "know"),
    ("btw",), ("fyi",), ("lol",), ("haha",), ("tbh",), ("though",), ("actually",), ("anyway",),
    ("honestly",), ("you", "know"), ("to", "be", "honest"), ("of", "course"), ("in", "fact"),
    ("as", "well"), ("too",), ("either",), ("obviously",), ("basically",), ("i", "guess"),
    ("as", "i", "said"), ("as", "mentioned"), ("like", "i", "said"), ("remember",), ("mate",),
    ("innit",), ("right",), ("just", "fyi"), ("if", "you", "remember"), ("if", "you", "must", "know"),
    ("as", "i", "told", "you"), ("as", "i", "mentioned"), ("as", "you", "may", "know"),
    ("as", "always"), ("as", "ever"), ("as", "before"), ("for", "the", "record"), ("frankly",),
    ("in", "case", "it", "matters"), ("in", "case", "you", "'re", "wondering"), ("dude",), ("bro",),
    ("man",), ("so", "you", "know"), ("just",), ("lmao",), ("ha",), ("heh",), ("hah",), ("hehe",), ("i", "think"), ("i", "believe"),
    ("by", "the", "by"), ("truth", "be", "told"), ("if", "i", "'m", "honest"), ("in", "all", "honesty"),
    ("believe", "it", "or", "not"), ("you", "see"), ("i", "mean"), ("i", "suppose"), ("incidentally",),
    ("to", "be", "fair"), ("to", "be", "clear"), ("thanks",), ("thank", "you"), ("please",), ("ok",), ("okay",),
)  # fmt: skip


_TRAILING = frozenset(t[-1] for t in _TRAILERS)


def drop_trailers(words: Words) -> Words:
    """Drop what people put behind what they say: "by the way", "though", "to be honest"."""
    while words:
        end = len(words)
        while end and words[end - 1].low in PUNCTUATION:
            end -= 1
        if not end or words[end - 1].low not in _TRAILING:
            return words
        for trailer in _TRAILERS:
            n = len(trailer)
            if end > n and tuple(w.low for w in words[end - n : end]) == trailer:
                words = words[: end - n]
                break
        else:
            return words
    return words


def without_trailers(words: Words) -> Words:
    """Drop what stands behind what is said, but leave a "best man" who he is."""
    kept = drop_trailers(words)
    if len(words) > len(kept) > 0 and (kept[-1].low, words[len(kept)].low) == ("best", "man"):
        return words[: len(kept) + 1]
    return kept


def without_asides(words: Words) -> Words:
    """Drop what trails, save where it is part of what is said: "for as long as I can remember"."""
    kept = without_trailers(words)
    kept = _without_rate(_without_all_the_same(_without_pity(kept)))
    dropped = words[len(kept) : len(kept) + 1]
    if kept and dropped and dropped[0].low == "remember" and kept[-1].low in {"can", "could"}:
        return words
    return kept


def _unpointed(words: Words) -> Words:
    """Leave out the points that a clause ends on, but no bracket."""
    while words and words[-1].low in PUNCTUATION - {")"}:
        words = words[:-1]
    return words


_ALL_THE_SAME = (
    ("all", "the", "same"), ("just", "the", "same"), ("regardless",), ("nonetheless",), ("nevertheless",), ("even", "so"),
)  # fmt: skip
_ALIKE = word_set("treat look taste smell sound seem feel stay remain looked stayed tasted do did")


def _without_all_the_same(words: Words) -> Words:
    """Drop what only says that something stands against it: "I'm planning a party all the same"."""
    body = _unpointed(words)
    lows = tuple(w.low for w in body)
    for trailer in _ALL_THE_SAME:
        end = len(lows) - len(trailer)
        if end <= 2 or lows[end:] != trailer or lows[end - 1] in BE:
            continue
        if _ALIKE.isdisjoint(lows[:end]):
            return body[:end]
    return words


def _without_pity(words: Words) -> Words:
    """Drop who is pitied or envied behind a comma: "I play the drums, poor them"."""
    body = _unpointed(words)
    at = len(body) - 2
    pitied = at > 2 and body[at].low in _PITY and body[-1].low in _PITIED
    return body[: at - 1] if pitied and body[at - 1].low in _DASHES else words


def _without_rate(words: Words) -> Words:
    """Drop how one thing goes along with another: "I love curry, the hotter the better"."""
    body = _unpointed(words)
    at = next((k for k in range(2, len(body) - 3) if body[k].low in _DASHES), 0)
    tail = [w.low for w in body[at + 1 :]]
    rated = tail[:1] == ["the"] and tail[-2:-1] == ["the"] and tail[-1] in _RATED
    return body[:at] if at and rated and tail[1] in _RATES | _RATED else words


_RATES = frozenset({"more", "less", "fewer"})
_RATED = word_set(
    """better worse merrier hotter colder spicier bigger smaller louder quieter older newer longer shorter darker
    lighter stronger weaker faster slower cheaper earlier later sweeter richer sooner easier harder simpler weirder
    funnier warmer cooler higher lower steeper greasier crispier"""
)


_PITY = frozenset({"poor", "lucky", "bless", "silly", "unlucky"})
_PITIED = word_set("me you us him her them thing things soul souls guy lad lass sod sods bugger")
_DASHES = frozenset({",", "-", "–", "—", ";"})


def match_phrase(trie: Trie, words: Words, i: int) -> int:
    """Give the length of the longest phrase at word `i`, 0 for none."""
    best = 0
    n = 0
    node = trie
    while i + n < len(words):
        step = node.get(words[i + n].low)
        if step is None:
            break
        node = step
        n += 1
        if _END in node:
            best = n
    return best


def _is_front(words: Words, i: int, step: int) -> bool:
    # "since last month I ...", "as a nurse I ...", "while travelling I ...": adverbials.
    low = words[i].low
    if step > 1 or low not in {"since", "as", "while", "next", "first", "second", "third"}:
        return False
    after = words[i + 1].low if i + 1 < len(words) else ""
    return after not in {"i", "we", "my", "our", "he", "she", "they", ","}
