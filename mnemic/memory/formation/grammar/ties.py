"""Words for the people and the animals of the user, for the policies that read richly.

`lexicon.KIN_CLASS` is frozen with `formation@7`. What stands here is read from `formation@11` on:
more words for kin, whoever is paid or taught or looked after, and animals of every sort.
"""

from __future__ import annotations

from functools import lru_cache

from mnemic.memory.formation.grammar.lexicon import GENDER, KIN_CLASS, OCCUPATIONS, PET_CLASS
from mnemic.memory.formation.grammar.twofold import CAT_BREEDS, DOG_BREEDS
from mnemic.memory.formation.grammar.words import NUMBERS, WORD_CACHE_ENTRIES, noun_lemma
from mnemic.memory.formation.wordlists import word_set

_MORE_KIN: dict[str, str] = {
    "mummy": "mother", "mommy": "mother", "mam": "mother", "ma": "mother", "daddy": "father",
    "granddad": "grandfather", "gramps": "grandfather", "grandparent": "grandparent",
    "nanna": "grandmother", "great-grandmother": "grandmother", "great-grandfather": "grandfather",
    "great-aunt": "aunt", "great-uncle": "uncle", "great-niece": "niece", "great-nephew": "nephew",
    "teenager": "child", "teen": "child", "little-one": "child", "infant": "child", "twin": "twin",
    "triplet": "child", "grandkid": "grandchild", "grandbaby": "grandchild", "stepchild": "stepchild",
    "stepkid": "stepchild", "foster-child": "child", "half-brother": "brother", "half-sister": "sister",
    "in-law": "in-law", "in-laws": "in-law", "son-in-law": "son-in-law", "daughter-in-law": "daughter-in-law",
    "godchild": "godchild", "godparent": "godparent", "missus": "spouse", "fella": "spouse",
    "auntie": "aunt", "aunty": "aunt", "bro": "brother", "wifey": "spouse", "hubs": "spouse", "hubbies": "spouse", "ex-boyfriend": "ex", "ex-girlfriend": "ex", "ex-partner": "ex", "widow": "spouse",
    "lodger": "lodger", "housemaid": "cleaner", "roomie": "flatmate", "au-pair": "nanny",
    "neighbours": "neighbour", "buddy": "friend", "bestie": "friend", "penfriend": "friend",
    "penpal": "friend", "girlfriends": "friend", "bridesmaid": "friend", "bridegroom": "friend",
    "sitter": "babysitter", "carer": "carer", "helper": "helper", "homehelp": "helper",
    "employee": "employee", "foreman": "manager", "supervisor": "manager",
    "lead": "manager", "foreperson": "manager", "coworker": "colleague", "deskmate": "colleague",
    "labourer": "employee", "customer": "client", "patient": "patient", "student": "student",
    "tutee": "student", "protege": "student", "protégé": "student", "schoolfriend": "friend",
    "consultant": "doctor", "specialist": "doctor", "oncologist": "doctor", "neurologist": "doctor",
    "rheumatologist": "doctor", "gynaecologist": "doctor", "orthodontist": "dentist",
    "hygienist": "dentist", "chiropractor": "physiotherapist", "dietician": "dietician",
    "nurse": "nurse", "chiropodist": "podiatrist", "podiatrist": "podiatrist", "farrier": "farrier",
    "farmhand": "employee", "gamekeeper": "employee", "groom": "employee", "minder": "childminder",
    "handyman": "handyman", "builder": "builder", "caretaker": "caretaker", "agent": "agent",
    "publisher": "publisher", "editor": "editor", "bandleader": "bandmate", "drummer": "bandmate",
    "bassist": "bassist", "singer": "singer", "guitarist": "guitarist", "investor": "investor",
    "instructor": "instructor", "professor": "teacher", "examiner": "teacher", "invigilator": "teacher",
    "choirmaster": "teacher", "conductor": "teacher", "roommates": "flatmate", "subtenant": "tenant",
    **dict.fromkeys(word_set("mamaw meemaw memaw mawmaw nonna abuela oma lola gogo bibi halmoni dadi"), "grandmother"),
    **dict.fromkeys(word_set("papaw peepaw nonno abuelo opa lolo granda babu"), "grandfather"),
    "wean": "child", "bairn": "child", "wain": "child", "lad": "son", "lass": "daughter", "da": "father",
    "amma": "mother", "ammi": "mother", "appa": "father", "abba": "father", "mammy": "mother",
    "granddads": "grandfather", "relative": "relative", "family": "family", "folks": "parent",
}  # fmt: skip

_FARM = {
    **dict.fromkeys(word_set("hen cockerel rooster chick chicken bantam pullet"), "chicken"),
    **dict.fromkeys(word_set("mare gelding stallion foal colt filly pony cob horse donkey mule"), "horse"),
    **dict.fromkeys(word_set("cow heifer bull calf bullock steer ox"), "cow"),
    **dict.fromkeys(word_set("ewe ram lamb tup wether sheep"), "sheep"),
    **dict.fromkeys(word_set("sow boar piglet pig hog"), "pig"),
    **dict.fromkeys(word_set("nanny-goat kid-goat billy goat doe buck"), "goat"),
    **dict.fromkeys(word_set("duck drake duckling goose gander turkey quail pigeon"), "poultry"),
    **dict.fromkeys(word_set("alpaca llama bunny rabbit chinchilla gerbil rat degu hedgehog guinea-pig"), "pet"),
    **dict.fromkeys(word_set("canary cockatiel cockatoo macaw finch lovebird parakeet budgerigar parrot"), "bird"),
    **dict.fromkeys(word_set("axolotl bearded-dragon iguana python tarantula terrapin chameleon koi"), "pet"),
}  # fmt: skip
_DOGS = DOG_BREEDS | word_set(
    "dog hound pup sheepdog gundog pointer setter shih-tzu pekingese maltese akita samoyed malinois doodle dachsie westie staffie jackapoo rescue-dog"
)
_CATS = CAT_BREEDS | word_set("cat moggy moggie kitty sphynx burmese birman maine-coon ginger-tom")

ANIMALS: dict[str, str] = (
    PET_CLASS | _FARM | dict.fromkeys(_DOGS, "dog") | dict.fromkeys(_CATS, "cat")
)
"""Every word for an animal that somebody keeps, and what sort it is."""

_NOT_WITHOUT_US = word_set(
    "driver pilot guard judge officer soldier captain miner priest pastor imam rabbi merchant broker trader cook planner"
)
"""Trades that "my" makes somebody of the user's all the same: "my driver", "my rabbi"."""

_TIES = KIN_CLASS | _MORE_KIN | {t: t for t in (OCCUPATIONS | _NOT_WITHOUT_US) - set(KIN_CLASS)}
_NO_TIES = word_set("pointer python doe buck ma family")
_THINGS_TOO = word_set("lead boxer cob setter planner driver editor rat kid groom agent")
"""Words that as often name a thing; they are people only with a name or a doing of people."""

_FEMALE = word_set(
    """mamaw meemaw memaw mawmaw nonna abuela oma lola gogo bibi halmoni dadi amma ammi mammy mummy mommy mam nanna nana nan gran great-grandmother great-aunt great-niece half-sister daughter-in-law girl
    ex-girlfriend ex-wife hen mare filly cow heifer ewe sow stepmum stepmom stepmother stepsister missus gf waitress
    actress housewife seamstress godmother widow bridesmaid"""
)
_MALE = word_set(
    """papaw peepaw nonno abuelo opa lolo granda babu appa abba daddy granddad grandad gramps great-grandfather great-uncle great-nephew half-brother son-in-law boy ex-boyfriend
    ex-husband cockerel rooster gelding stallion colt bull ram tup boar drake stepdad stepfather stepbrother hubby bf
    handyman foreman fella godfather"""
)


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def tie_class(low: str) -> str:
    """Give the class of a word for somebody of the user's, singular or plural, else ""."""
    if low in _NO_TIES:
        return ""
    found = _TIES.get(low) or ANIMALS.get(low)
    if found is None:
        if (
            low.endswith(("-year-old", "-year-olds", "-month-old", "-week-old", "yo"))
            and low[0].isdecimal()
        ):
            return "child"
        if low.endswith(("-year-old", "-year-olds", "-month-old")):
            return "child"
        single = noun_lemma(low) if "-" not in low else low.removesuffix("s")
        found = _TIES.get(single) or ANIMALS.get(single) or _TIES.get(single.replace("-", "")) or ""
        if not found and low.endswith("-in-law"):
            found = low
    return found


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def is_animal(low: str) -> bool:
    """Tell whether a word names an animal that is kept."""
    return low in ANIMALS or noun_lemma(low) in ANIMALS or low.removesuffix("s") in ANIMALS


def is_either(low: str) -> bool:
    """Tell whether a word for a person as often names a thing: "my planner", "my lead"."""
    return low in _THINGS_TOO


def is_many(low: str) -> bool:
    """Tell whether a word names more than one: "in-laws", "twins", "sheep"."""
    if low in {"boss", "ex", "missus", "mistress"}:
        return False
    first, last = low.partition("-")[0], low.rpartition("-")[2]
    if low.endswith("-in-law"):
        return noun_lemma(first) != first
    return low in {"children", "folks", "sheep", "in-laws", "people"} or (
        noun_lemma(low) != low
        or (last != low and last not in {"law", "laws"} and noun_lemma(last) != last)
        or low.endswith(("-in-laws", "-olds", "ies"))
    )


def gender_of(low: str) -> str:
    """Give "f" or "m" where a word tells it, else ""."""
    return GENDER.get(low) or ("f" if low in _FEMALE else "m" if low in _MALE else "")


BINDING = frozenset(
    {"doctor", "physiotherapist", "dentist", "surgeon", "midwife", "nurse", "vet", "podiatrist", "dietician",
     "cardiologist", "dermatologist", "psychiatrist", "psychologist", "therapist", "osteopath", "optician",
     "paediatrician", "counsellor", "landlord", "manager", "lawyer", "accountant", "trainer", "coach", "pharmacist", "dietitian", "physician"}
)  # fmt: skip
"""Classes of those whose word binds: what they allow and forbid is a constraint."""


AGES = NUMBERS | word_set("sixteen seventeen eighteen nineteen")
"""Words for how old somebody is."""
