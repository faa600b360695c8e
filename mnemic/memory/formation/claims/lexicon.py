"""The closed lists and fixed phrases that a claim is read by."""

from __future__ import annotations

import re

from mnemic.memory.formation.wordlists import word_set

FIRST_PERSON = word_set("i me my mine myself we us our ours ourselves")
"""Who is called User in a statement and speaks of himself in a clause."""

USER = "user"
"""What stands for the principal in either voice."""

SUBJECT_PRONOUNS = word_set("i we you he she they it user there")
"""Words that can only open a clause as its subject."""

POSSESSIVES = word_set("my our your his her their its")
DETERMINERS = POSSESSIVES | word_set("a an the this that these those some any each every no both")

PREPOSITIONS = word_set(
    """in on at for with by about during through via near between among within per as like of
    around along across behind beside despite upon off out up down inside outside onto"""
)

MARKERS = word_set(
    """from to into toward towards than before after since until till over under above below more
    less fewer against atleast atmost insteadof"""
)
"""Words that say which way: the object behind one is compared as a lemma."""

MARKER_FOLD = {
    "into": "to", "toward": "to", "towards": "to", "till": "until", "fewer": "less",
    "above": "over", "below": "under",
}  # fmt: skip

OPPOSED = {
    "from": "to", "to": "from", "before": "after", "after": "before", "over": "under",
    "under": "over", "more": "less", "less": "more", "atleast": "atmost", "atmost": "atleast",
    "since": "until", "until": "since",
}  # fmt: skip
"""Each marker with the one that turns it round."""

SUBORDINATORS = word_set(
    """because when whenever while if unless although though whereas where wherever whether
    that which who whose whom"""
)
"""Words that always open a subordinate clause."""

HALF_SUBORDINATORS = word_set("after before since until till as once so than")
"""Words that open one only where a subject, or a gerund, follows."""

FRONTS = (
    SUBORDINATORS - word_set("that which who whose whom whether")
    | HALF_SUBORDINATORS - word_set("so than")
    | PREPOSITIONS - word_set("of out up down like")
    | word_set(
        """from under over without except even most every some to instead besides last next
        yesterday today tomorrow tonight usually sometimes often lately currently recently nowadays
        normally generally typically occasionally twice once
        thanks due owing given regardless contrary unlike"""
    )
)
"""Words that open a circumstance before the main clause."""

COORDINATORS = word_set("and or but nor yet so plus")
CLAUSE_MARKS = frozenset(".!?;:—–()")

VERY_NEGATORS = word_set(
    """not no never cannot neither nor none nothing nobody nowhere rarely seldom hardly barely
    scarcely"""
)
"""What denies the clause it stands in; `without` and `except` are conditions instead."""

NEAR_NEGATORS = word_set("rarely seldom hardly barely scarcely")
AUXILIARIES = word_set(
    """am is are was were be been being has have had do does did can could will would shall should
    may might must"""
)

ABSENCE_OPENERS = word_set("without except unless")

EXTRA_STOP = word_set(
    """user assistant currently presently lately recently mostly mainly usually typically normally
    generally about roughly approximately nearly almost likely probably possibly tentatively
    perhaps maybe much lot lots named called ever always today else every s d m re ve
    ll"""
)
"""Bare qualifiers, hedges and frames beside the text layer's: no content of a claim."""

HEDGES = word_set("likely probably possibly tentatively perhaps maybe may might")

DISLIKES = word_set("dislike hate detest loathe despise abhor")
ENDINGS = word_set("stop quit cease")
"""Verbs that deny what follows them: "stopped swimming"."""

WISHING = word_set("want try plan hope need intend aim wish decide like")
DENIALS = word_set("avoid refuse fail")
"""Verbs that deny what is to be done: "avoids eating", "refuses to fly"."""

LOSING = word_set(
    """sell lose donate return cancel miss lack need want seek look plan wish hope lend leave quit
    avoid borrow consider"""
)
"""What is done with a thing that one does not have for that."""

EXCHANGED: tuple[frozenset[str], ...] = tuple(
    word_set(group)
    for group in (
        "keep track maintain manage record log monitor",
        "build create develop make construct assemble",
        "do practice perform follow attend take complete",
        "own use drive keep ride",
        "learn study practice take",
        "want try plan hope intend aim wish",
        "want prefer",
        "like prefer",
        "write compose draft author",
        "fix restore repair rebuild renovate",
        "buy get acquire",
        "help assist support",
        "work serve",
        "volunteer help",
        "visit see",
        "watch view",
        "say tell mention",
        "need require",
    )
)
"""Verbs that paraphrases of one claim exchange."""

GENERIC_VERBS = word_set(
    """do make take keep use follow maintain hold manage perform practice attend go work try want
    need prefer like plan aim intend hope seek build create develop own drive learn study"""
)
"""Verbs that paraphrases of one claim exchange freely."""

GENERIC_HEADS = word_set(
    """training train routine session program practice class lesson course game match tournament
    project work experience exam app tool system server cluster music food dish meal book race run
    ride event club team language skill exercise workout day night week month year time hour
    morning evening afternoon weekend"""
)
"""Nouns that leave the noun before them the thing itself: calisthenics training."""

AGENT_ENDINGS = ("er", "or", "ist", "ian", "man", "woman", "allergy", "phobia")
"""How nouns end that name who or what deals with the thing before them: dog trainer."""

OPPOSED_PHRASES = frozenset(
    frozenset(pair.split("/"))
    for pair in word_set("for/against up/down inside/outside on/off in/out over/under to/from")
)
"""Prepositions that turn round what stands behind them."""

PERIODS = {
    "daily": "day", "weekly": "week", "monthly": "month", "yearly": "year", "annually": "year",
    "nightly": "night", "hourly": "hour", "fortnightly": "fortnight",
}  # fmt: skip
PERIOD_WORDS = word_set("hour day night week month year fortnight quarter weekend season")

UNITS = word_set(
    """kilometer km meter mile mi foot inch yard centimeter cm mm kilogram pound gram lb ounce liter
    gallon cup pint minute min second sec hour day night week fortnight month quarter year decade
    percent dollar euro pound krone time rep set lap page word step degree calorie watt gb mb tb
    kwh hz ghz mph person"""
)
UNIT_FOLD = {
    "mi": "mile", "min": "minute", "sec": "second", "lb": "pound", "hr": "hour", "h": "hour",
    "hrs": "hour", "mins": "minute", "secs": "second", "lbs": "pound", "m": "meter", "g": "gram",
    "kg": "kilogram", "kgs": "kilogram", "km": "kilometer", "kms": "kilometer", "yr": "year",
    "yrs": "year", "wk": "week", "wks": "week", "pct": "percent", "x": "time",
}  # fmt: skip
"""Short forms of units, read so only behind a number."""

AGES = {f"{unit}{unit}": unit for unit in ("year", "month", "week", "day")}
"""Stand for "years old": the unit of an age, and no content beside the number."""

COVERS_DISTANCE = re.compile(
    r"\b(?:r[ua]n(?:s|ning)?|jog\w*|rac(?:e|es|ing)|sw[ia]m\w*|row(?:s|ing)?|walk\w*|couch)\b", re.I
)
SHORT_KILOMETERS = re.compile(r"\b(\d{1,2})k\b(?! \w+s\b)", re.I)
"""Where somebody runs, "5k" is a distance and no sum."""

PHRASES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.I), instead)
    for pattern, instead in (
        (r"[’‘]", "'"),
        (r",? (?:do|does|did|is|are|was|were|have|has|can|could|will|would)(?:n't)? "
         r"(?:i|you|it|we|they|he|she)(?= ?\?)", ""),
        (r"\b(?:these days|at the moment|right now|at present|as of now|for now|at the minute|"
         r"so far|kind of|sort of|kinda|sorta|a lot of|lots of|a bit|as well|of course|in fact|"
         r"to be honest|by the way|you know|i mean)\b", " "),
        (r"\bas well as\b", "and"),
        (r"\bhardly ever\b", "rarely"),
        (r"\b(?:ha(?:ve|s)|is|are) yet to\b", "not"),
        (r"\bany ?(?:more|longer)\b", "anymore"),
        (r"\b(?:whether )?or not\b", "whether"),
        (r"\bnot (?:only|just|merely|simply)\b|\bno (?:doubt|matter|problem|worries)\b", " "),
        (r"\b(?:can't|cannot|can not) wait to\b", "want to"),
        (r"\b(?:can't|cannot|can not) stand\b", "dislike"),
        (r"\b(?:can't|cannot|couldn't) help(?= but| \w+ing)", "do"),
        (r"(?:\bwould|'d) (?:really )?(?:like|love)\b", " want"),
        (r"\b(?:no|not) (?:less|fewer) than\b|\bat least\b|\ba minimum of\b", "atleast"),
        (r"\b(?:no|not) more than\b|\bat most\b|\bup to(?= \d)|\ba maximum of\b", "atmost"),
        (r"\bmore than\b|\bgreater than\b|\bin excess of\b", "over"),
        (r"\b(?:less|fewer) than\b", "under"),
        (r"\bno later than\b", "by"),
        (r"\b(?:instead of|rather than|in place of|as opposed to)\b", "insteadof"),
        (r"\b(?:away from|out of)\b", "from"),
        (r"\b(?:except(?:ing)?(?: for)?|apart from|other than|aside from|but for|save for|"
         r"excluding|minus|with the exception of)\b", "except"),
        (r"\b((?:any|every|all)(?: \w+)?|anything|everything|anyone|everyone|anybody|everybody) "
         r"but\b", r"\1 except"),
        (r"\black(?:s|ed)?(?= )", "do not have"),
        (r"\b(?:unable|not able) to\b", "cannot"),
        (r"\bable to\b", " "),
        (r"\b(?:with no|free (?:of|from)|lacking in)\b", "without"),
        (r"\b(?:gave|give|gives|given|giving) up\b", "quit"),
        (r"\b(?:am|is|are|was|were|be|'m|'re|'s|get|gets|got|getting) used to\b", "be accustomed"),
        (r"\b(?:used to|formerly|previously)\b", "formerly"),
        (r"\b(?:former|ex)[- ](?=\w)", "formerly "),
        (r"\bper cent\b|(?<=\d) ?%", " percent "),
        (r"(?<=\d) ?a\.?m\b\.?", " am_time "),
        (r"(?<=\d) ?p\.?m\b\.?", " pm_time "),
        (r"\bevery other\b|\bevery second\b", "every 2"),
        (r"\bonce (?:a|per|each|every)\b", "every"),
        (r"\bhalf (?:an?|of an?)\b", "0.5"),
        (r"\bworks? as\b|\bworking as\b|\bworked as\b", "be"),
        (r"[- ](year|month|week|day)s?[- ](?:old|of[- ]age)\b", r" \1\1"),
        (r"\b(?:tr(?:y|ies|ying)|hop(?:e|es|ing)|aim(?:s|ing)?|wish(?:es|ing)?|look(?:s|ing)?|"
         r"seek(?:s|ing)?) to(?= \w)", "want to"),
        (r"(?<=\d)\s?[-–]\s?(?=\d)", " to "),
        (r"[$] ?([\d,.]*\d)", r"\1 dollar"),
        (r"€ ?([\d,.]*\d)", r"\1 euro"),
        (r"£ ?([\d,.]*\d)", r"\1 sterling"),
    )
)  # fmt: skip
"""Phrases that are one word, or none, to a claim; read in this order."""
