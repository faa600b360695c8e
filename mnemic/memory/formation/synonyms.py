"""Small closed classes of words that name one thing, for keys that tolerate a paraphrase."""

from __future__ import annotations

CLASSES: tuple[tuple[str, ...], ...] = (
    # The first of each class stands for all of it.
    ("child", "kid", "kiddo", "youngster"),
    ("baby", "infant", "newborn"),
    ("mother", "mom", "mum", "mommy", "mummy", "mama"),
    ("father", "dad", "daddy", "papa"),
    ("grandmother", "grandma", "granny", "nana"),
    ("grandfather", "grandpa", "granddad", "grandad"),
    ("brother", "bro"),
    ("sister", "sis"),
    ("girlfriend", "gf"),
    ("boyfriend", "bf"),
    ("spouse", "better-half"),
    ("fiance", "fiancé", "fiancee", "fiancée"),
    ("colleague", "coworker", "co-worker", "workmate"),
    ("manager", "boss", "supervisor"),
    ("flatmate", "roommate", "housemate"),
    ("work", "job", "employment", "occupation", "profession", "employ"),
    ("live", "reside", "dwell", "inhabit"),
    ("move", "relocate"),
    ("go", "attend"),
    ("have", "own", "possess"),
    ("like", "love", "enjoy", "adore"),
    ("dislike", "hate", "detest", "loathe"),
    ("start", "begin", "commence"),
    ("buy", "purchase"),
    ("repair", "fix", "mend"),
    ("favorite", "favourite", "fave", "fav"),
    ("bicycle", "bike"),
    ("motorcycle", "motorbike"),
    ("car", "automobile"),
    ("television", "tv", "telly"),
    ("phone", "telephone", "cellphone", "smartphone"),
    ("apartment", "flat"),
    ("movie", "film"),
    ("vacation", "holiday"),
    ("doctor", "physician", "gp"),
    ("lawyer", "attorney", "solicitor"),
    ("birthday", "birthdate", "dob"),
    ("surname", "lastname"),
    ("photo", "photograph", "picture", "pic"),
    ("large", "big", "huge"),
    ("small", "little", "tiny"),
    ("quick", "fast", "rapid"),
    ("short", "brief", "concise"),
    ("reply", "answer", "response", "respond"),
    ("email", "e-mail", "mail"),
    ("t-shirt", "tshirt", "tee-shirt"),
    ("vegetarian", "veggie"),
    ("gym", "gymnasium"),
    ("dog", "doggo", "pup", "puppy"),
    ("cat", "kitty", "kitten"),
    ("postgresql", "postgres"),
    ("kubernetes", "k8s"),
    ("javascript", "js"),
    ("typescript", "ts"),
    # One spelling for the two that English has.
    ("color", "colour"),
    ("neighbor", "neighbour"),
    ("behavior", "behaviour"),
    ("flavor", "flavour"),
    ("humor", "humour"),
    ("honor", "honour"),
    ("labor", "labour"),
    ("center", "centre"),
    ("theater", "theatre"),
    ("meter", "metre"),
    ("liter", "litre"),
    ("kilometer", "kilometre", "km"),
    ("kilogram", "kilogramme", "kg", "kilo"),
    ("gray", "grey"),
    ("program", "programme"),
    ("organize", "organise"),
    ("organization", "organisation"),
    ("realize", "realise"),
    ("recognize", "recognise"),
    ("specialize", "specialise"),
    ("prioritize", "prioritise"),
    ("summarize", "summarise"),
    ("analyze", "analyse"),
    ("practice", "practise"),
    ("license", "licence"),
    ("defense", "defence"),
    ("aluminum", "aluminium"),
    ("jewelry", "jewellery"),
    ("yogurt", "yoghurt"),
    ("math", "maths", "mathematics"),
)

BROADER: dict[str, frozenset[str]] = {
    "wife": frozenset({"spouse", "partner"}),
    "husband": frozenset({"spouse", "partner"}),
    "spouse": frozenset({"partner"}),
    "girlfriend": frozenset({"partner"}),
    "boyfriend": frozenset({"partner"}),
    "fiance": frozenset({"partner"}),
    "mother": frozenset({"parent"}),
    "father": frozenset({"parent"}),
    "son": frozenset({"child"}),
    "daughter": frozenset({"child"}),
    "brother": frozenset({"sibling"}),
    "sister": frozenset({"sibling"}),
    "grandmother": frozenset({"grandparent"}),
    "grandfather": frozenset({"grandparent"}),
}
"""What a kinship word also is, without being the same: a wife is a spouse and a partner."""

_CANONICAL = {member: members[0] for members in CLASSES for member in members}


def canonical(lemma: str) -> str:
    """Give the word that stands for a lemma's class, or the lemma itself."""
    return _CANONICAL.get(lemma, lemma)


def related(one: str, other: str) -> bool:
    """Tell whether two lemmas may name one person or thing: the same class, or a broader word."""
    one, other = canonical(one), canonical(other)
    return one == other or other in BROADER.get(one, ()) or one in BROADER.get(other, ())
