"""Names in a turn that was typed without capitals: "i live in turku" is about Turku.

The grammar tells a name by its capital. In a turn without any, a word that no
dictionary knows is taken for a name, and so is what stands where only a name can.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.grammar.lexicon import (
    DAY_WORDS,
    DRINKS,
    FOODS,
    HEALTH,
    INSTRUMENTS,
    LANGUAGES,
    MONTHS,
    NATIONALITIES,
    PLACE_JUNK,
    SPORTS,
    STATES_PLAIN,
)
from mnemic.memory.formation.grammar.medicine_names import NAMED
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    Word,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

WORDS_MIN = 3
"""A turn with fewer words says nothing about how its speaker writes names."""

_CAPITAL = re.compile(r"[A-Z]")
_KNOWN = (
    ADVERBS | CONJUNCTIONS | DETERMINERS | MODALS | NUMBERS | PREPOSITIONS | SUBORDINATORS
) | word_set(
    """every each other another such same both few many much more most less least own very
    i im ive id ill me mine we us ours you u ur yours he him she they them it its this these
    those there here what who whom whose which how why btw fyi tbh lol lmao haha omg idk imo imho
    pls plz thx ty ok okay yo hi hey hiya hello yeah yep yup nah nope hmm um uh er gonna wanna gotta
    kinda sorta dunno cuz coz cause bc bf gf pm ceo cto phd msc bsc mum mom dad kid kids wifi app
    apps ios html css sql api gf's innit mate dude bro dont cant wont isnt arent doesnt didnt wasnt
    havent hasnt shouldnt wouldnt couldnt ain't aint let lets been being am is are was were be
    everyone someone anyone nobody everything something anything nothing myself yourself himself
    herself themselves itself ourselves anymore nowadays alot vegan coeliac celiac pilates
    bouldering parkrun wordle kombucha backend frontend fullstack devops covid ebike e-bike
    whatsapp email emails online offline"""
)
_MAY_BE_WORDS = frozenset({"may", "march", "sun", "sat", "mon", "fri", "wed"})
_PLACE_VERBS = word_set("live lives living lived based moved move moving relocated born")
_WORK_VERBS = word_set("work works working worked job interning")
_NO_NAMES = PLACE_JUNK | word_set(
    "home night nights school uni university work town retail finance tech sales marketing it"
)


PLAIN = word_set(
    """euro euros eur usd gbp max min approx inr kilo kilos kgs kg lbs mins hrs hr wks yrs bday pics vids tmrw
    dr ppl govt uni pls rly def prob probs obvs tho thru cos wkend wknd fav fave faves veggie veggies carbs meds
    physio allotment yoga pilates hiit keto onboarding freelancing homeschool homeschooling bouldering kettlebell
    kettlebells airbnb podcast podcasts webcomic blog vlog influencer crypto laptop wfh ebike sourdough kimchi
    caffeine dobsonian tinnitus celiac adhd pcos ibs asd kombucha freelancer gigs gig etsy smoothie smoothies hoodie veg atm rn prep biryani wanna reno renos asap hubby sync gigs barista emoji emojis linter hob hobs halal overlocker gcse gcses dm
    nclex stovetop copd statins ortho sixth seventh eighth ninth tenth eleventh twelfth warfarin metformin levothyroxine
    sertraline omeprazole ramipril amlodipine prednisolone methotrexate lithium citalopram paracetamol ibuprofen insulin
    thirteen fourteen fifteen sixteen seventeen eighteen nineteen eleven twelve solids"""
)
"""Words of everyday writing that no dictionary knows and that are no names (`formation@11`)."""

_LETTERS = word_set(
    """api sql css html php aws gcp seo crm json yaml toml xml orm sre tls ssh vpn cpu gpu ssd dns cdn cte vm ci qa grpc sdk cli
    ide url http https jwt sso slo sla"""
)
"""What is written in capitals wherever capitals are written (`formation@11`)."""

_MADE = word_set(
    """docs doc intro intros config configs admin dev devs repo repos monorepo username usernames timezone timezones translator
    translators playlist playlists retro retros bio lab labs fridge fridges standup standups emoji emojis bot bots tab tabs
    processor processors carer carers gran nan flatmate flatmates stepdad stepmum tattoo tattoos rota rotas hob worktop
    burger burgers cafe cafes synth synths thriller thrillers endpoint endpoints footer footers linter linters toolchain
    toolchains webhook webhooks dataframe dataframes docstring docstrings runbook runbooks screenplay screenplays landline
    typo typos turbo roleplay hotfix hotfixes lurcher windowsill audiobook audiobooks treehouse treehouses planer planers warfarin lithium deadlift deadlifts metadata dropdown approver approvers rebase reviewers
    diff diffs dependency dependencies reboots comms json yaml toml orm orms cert certs sre sres auth changelog changelogs lockfile
    lockfiles dataset datasets subquery subqueries cte ctes vm vms namespace namespaces tokenizer schemas async sysadmin sysadmins
    datacenter datacentre backlog backlogs uptime downtime failover rollback rollbacks signoff sprints infra prod cron crontab
    microservice microservices middleware mixin mixins hardcode refactor refactors serverless sandboxed sandbox tls ssh vpn vpns
    cpu cpus gpu gpus ram ssd dns cdn nit nits boilerplate codeowners stdout stderr perf spec specs deps reindex reindexes postmortem
    postmortems standups analytics autoscaling autoscaler queue queues linting regexes cutover"""
)
"""Words made of others and cut short, which stand in no dictionary and name nothing."""

_COMPOUNDS = re.compile(
    r"[a-z]{3,}(?:house|houses|shop|shops|binding|locker|winter|winters|site|sites|making|maker|makers|keeping|keeper|work|worker|"
    r"workers|working|room|rooms|board|stand|ware|smith|smithing|craft|machine|berry|berries|wood|stone|bread|cake|school|"
    r"schooling|time|light|hand|tool|tools|book|books|line|lines|press|wheel|yard|pot|pots)"
)
"""Words that are put together of two, which no dictionary lists: "guesthouse", "overlocker"."""

_CRAFT = re.compile(r"(?!montgom)[a-z]{3,}(?:nery|tery|sery|lery|ology|ography|onomy|istry)")
"""Crafts and fields by their ends, which no dictionary lists: "joinery"."""

HOUSEHOLD = word_set(
    """childrens thurs tues weds fridge decaf telly duvet hoover loo tupperware airfryer worktop onesie babygro creche vax hrt chemo stoma zimmer
    mri xray ops dyspraxia prediabetic quinoa couscous hummus houmous falafel seitan tempeh courgette courgettes
    aubergine aubergines focaccia ramen tagine gnocchi risotto pesto soya satsuma satsumas moggy labradoodle cockapoo
    lurcher cockatiel degu degus koi maisonette flatshare houseshare alzheimers parkinsons stairlift sen senco ehcp
    alevels polytunnel upcycling zumba futsal binman hoovering laundrette teatime naptime playdate playdates sleepover
    unschooling divorcee wetroom fiver tenner isa dla giro roadworks layby carpark campervan motorhome walkies vetbed
    microchipped takeaway takeaways crockpot thermomix calpol chippy cuppa brekkie fibro hypermobile stepkids stepkid"""
)
_DAILY = HOUSEHOLD | word_set("weekend weekends iphone ipad macbook smartwatch")
_SPOKEN = word_set("vaping codebase trivia zine pub")
PLAIN_WORDS = (
    _SPOKEN | _DAILY | _MADE | PLAIN | FOODS | DRINKS | HEALTH | INSTRUMENTS | SPORTS | STATES_PLAIN
)


def is_caseless(text: str) -> bool:
    """Tell whether a turn was typed without capitals."""
    return _CAPITAL.search(text) is None and text.count(" ") >= WORDS_MIN - 1


_SENTENCE = re.compile(r"(?:\A|[.!?]\s)[\W\d]*([^\W\d])")
_I = re.compile(r"\bi(?:['’]?(?:m|ve|d|ll))?\b")


def _is_hasty(text: str) -> bool:
    """Tell whether only some names were typed with a capital: "so my lad Callum starts in leeds"."""
    if text.count(" ") < WORDS_MIN - 1 or _I.search(text) is None:
        return False
    return not any(found[1].isupper() for found in _SENTENCE.finditer(text))


Spelling = Callable[[Words], Words]
"""Writes the names among words the way they are written in the turn the words are of."""


def spelling(text: str, *, plain: frozenset[str] = frozenset()) -> Spelling:
    """Give how the words of a turn are to be spelled: as they are, or with their names found."""
    if not (is_caseless(text) or (plain and _is_hasty(text))):
        return lambda words: words
    return lambda words: with_names(words, plain=plain)


def with_names(words: Words, *, plain: frozenset[str] = frozenset()) -> Words:
    """Write the names among the words of a caseless turn with a capital, save the `plain` ones."""
    words = tuple(_spelled_out(words))
    return tuple(
        w._replace(text=w.text.upper())
        if plain and w.low in _LETTERS
        else w._replace(text=w.text[:1].upper() + w.text[1:])
        if (w.low not in plain or _is_after_title(words, i))
        and not (
            plain
            and (
                NAMED.match(w.low)
                or _is_compound(w.low)
                or _CRAFT.fullmatch(w.low) is not None
                or _is_main_verb(words, i)
                or _is_sort(words, i)
            )
        )
        and (_is_name(words, i) or (plain and _names_place(words, i)))
        else w
        for i, w in enumerate(words)
    )


def _is_after_title(words: Words, i: int) -> bool:
    """Tell whether a plain word names somebody: "uncle dev"."""
    return i > 0 and words[i - 1].low in {"uncle", "aunt", "auntie"} and words[i].low.isalpha()


def _spelled_out(words: Words) -> Iterator[Word]:
    """Read "n" as `and`, "my names priya" as "my name is priya"."""
    for i, word in enumerate(words):
        if word.low == "n":
            yield word._replace(text="and", low="and")
        elif word.low == "names" and i and words[i - 1].low in {"my", "her", "his"}:
            cut = word.end - 1
            yield Word(word.text[:-1], "name", word.start, cut)
            yield Word("s", "'s", cut, word.end)
        else:
            yield word


def _is_name(words: Words, i: int) -> bool:
    low = words[i].low
    if not low[:1].isalpha() or low in _KNOWN or len(low) < 2:
        return False
    if low in LANGUAGES | NATIONALITIES:
        return True
    if low in DAY_WORDS | MONTHS:
        return low not in _MAY_BE_WORDS or (i > 0 and words[i - 1].low in {"in", "since", "until"})
    if kin_class(low):
        return False
    before = words[i - 1].low if i else ""
    if before in {"named", "called"}:
        return True
    if before in {"in", "to", "from", "at", "for", "near"} and i > 1 and low not in _NO_NAMES:
        verb = words[i - 2].low
        if verb in _PLACE_VERBS and before in {"in", "to", "from", "near"}:
            return True
        if verb in _WORK_VERBS and before in {"at", "for"}:
            return True
    return before not in {"a", "an"} and _is_unknown(low)


def _is_main_verb(words: Words, i: int) -> bool:
    """Tell whether a verb follows "the surgery i work at": "... runs emis"."""
    if i < 4 or i + 1 >= len(words) or words[i - 1].low not in {"at", "for", "in"}:
        return False
    noun = words[i - 4].low not in PUNCTUATION | CONJUNCTIONS | SUBORDINATORS
    lemma = verb_lemma(words[i].low)
    told = lemma is not None and words[i].low != lemma and words[i].low.endswith("s")
    return (
        noun and told and words[i - 3].low in {"i", "we"} and words[i + 1].low not in PREPOSITIONS
    )


_FINITE = frozenset({"is", "'s", "are", "was", "called", "named", "and", "or"})


def _is_sort(words: Words, i: int) -> bool:
    """Tell whether an unknown word ends a noun of many words: "a cheap multimeter"."""
    if i < 2 or kin_class(words[i - 1].low) or words[i - 1].low[-2:] == "'s":
        return False
    for k in range(i - 1, max(-1, i - SORT_WORDS_MAX - 1), -1):
        low = words[k].low
        if low in {"a", "an"}:
            return k < i - 1
        if low.isdecimal() or low in NUMBERS:
            return k < i - 1 and words[i].low.endswith("s")
        if low == "the":
            return k < i - 2
        if low in _FINITE or low in PUNCTUATION | PREPOSITIONS | CONJUNCTIONS or _is_unknown(low):
            return False
    return False


SORT_WORDS_MAX = 3
"""How many words may stand between an article and the noun."""

_AM = frozenset({"'m", "m", "am", "is", "'s", "are", "'re", "come", "comes", "was"})
_WHOSE = frozenset({"her", "his", "their", "my"})
_DATING = word_set("every each last next this since in until till by early late mid of")


def _names_place(words: Words, i: int) -> bool:
    """Tell whether a word is a name by where it stands: "im from manila", "every may"."""
    low, before = words[i].low, words[i - 1].low if i else ""
    if (
        before in {"'s", "is"}
        and i > 2
        and words[i - 2].low == "name"
        and words[i - 3].low in _WHOSE
    ):
        return low.isalpha() and low not in _KNOWN
    if low in _MAY_BE_WORDS:
        return low in {"may", "march"} and before in _DATING
    if i > 1 and kin_class(before) and _is_aged_so(words, i):
        return True
    if (i > 1 and tie_class(before) and _is_namesake(words, i)) or _is_glossed(words, i):
        return True
    if before in {"a", "an"} and i > 2 and words[i - 2].low in {"is", "'s"}:
        # "the sewing machine is a juki": of what make a thing is.
        things = words[0].low in {"the", "my", "our"} and not any(
            kin_class(w.low) for w in words[:i]
        )
        return things and _is_unknown(low)
    ends = i + 1 >= len(words) or words[i + 1].low in PUNCTUATION | CONJUNCTIONS | {"originally"}
    return (
        before == "from"
        and i > 1
        and words[i - 2].low in _AM
        and ends
        and low.isalpha()
        and low not in _NO_NAMES | _KNOWN
    )


_NAMESAKES = word_set(
    """dean grace rose mark bill will joy hope faith ruby amber pearl jade daisy lily poppy iris ivy holly hazel violet
    heather jack frank rob pat sue ray guy max art dale glen cliff june april dawn gene nick drew grant miles robin
    sandy ginger penny jay carol josh bob don jude kit basil olive willow summer autumn skye rory duke prince wren"""
)
"""First names that are words as well."""


def _is_namesake(words: Words, i: int) -> bool:
    """Tell whether a word names who is told before it: "me and my lad dean"."""
    low, behind = words[i].low, words[i + 1].low if i + 1 < len(words) else ","
    whose = {w.low for w in words[max(0, i - 3) : i - 1]}
    alone = behind in PUNCTUATION | CONJUNCTIONS | PREPOSITIONS | _FINITE | {"has", "does"}
    return low in _NAMESAKES and not {"my", "our"}.isdisjoint(whose) and alone


def _is_glossed(words: Words, i: int) -> bool:
    """Tell whether a bracket behind a word says whose it names: "biscuit (our 9yo lab)"."""
    low, before = words[i].low, words[i - 1].low if i else ""
    gloss = [w.low for w in words[i + 1 : i + 7]]
    if gloss[:1] != ["("] or gloss[1:2] not in (["my"], ["our"]) or before in DETERMINERS:
        return False
    return low.isalpha() and low not in _KNOWN and any(tie_class(g) for g in gloss[2:])


def _is_aged_so(words: Words, i: int) -> bool:
    """Tell whether a word behind a kin word names who is of an age: "my daughter wren is 4"."""
    low, behind = words[i].low, words[i + 1 : i + 4]
    if words[i - 2].low not in {"my", "our"} or not low.isalpha() or low in _KNOWN | _OF_CHILDREN:
        return False
    if len(behind) < 2 or behind[0].low not in {"is", "'s"}:
        return False
    counted = behind[1].low in NUMBERS or behind[1].low.isdecimal()
    return counted and (
        len(behind) < 3 or behind[2].low in _BEHIND_AGE | PUNCTUATION | CONJUNCTIONS
    )


_BEHIND_AGE = frozenset({"and", "but", "so", "now", "years", "yrs", "months", "weeks", "today"})
_OF_CHILDREN = word_set(
    "class school group team room age height weight size grade year bedtime curfew budget law limit birthday shoe allowance"
)


@lru_cache(maxsize=8_192)
def is_only_verb(low: str) -> bool:
    """Tell whether a word is a verb and can be nothing else: "compete"."""
    return set(lemmas.by_class(low)) == {"VERB"}


def is_word(low: str) -> bool:
    """Tell whether a word is one of the language, or of everyday writing."""
    return low in PLAIN_WORDS or (low.isalpha() and not _is_unknown(low))


@lru_cache(maxsize=8_192)
def _is_compound(low: str) -> bool:
    """Tell whether a word is two words of the language in one."""
    if _COMPOUNDS.fullmatch(low) is None:
        return False
    return any(
        lemmas.by_class(low[:k]) and lemmas.by_class(low[k:]) for k in range(3, len(low) - 2)
    )


_MISFORMED = word_set(
    "teached buyed goed writed catched thinked bringed leaved speaked comed keeped sleeped eated falled feeled finded growed knowed maked "
    "payed runned sended spended swimmed taked telled choosed drived losed meeted selled teachs gived holded"
)
"""Pasts that a learner forms by the rule, and no names."""


@lru_cache(maxsize=8_192)
def _is_unknown(low: str) -> bool:
    if low in _MISFORMED:
        return False
    return low.isalpha() and len(low) > 2 and not lemmas.by_class(low)
