"""What the items of a note name: belongings, parts of the body, shifts, and what nobody has."""

from __future__ import annotations

from functools import lru_cache

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.grammar.words import NUMBERS, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set

GOODS = word_set(
    """car van bike bicycle ebike e-bike motorbike scooter licence license garden yard balcony terrace patio allotment
    garage shed greenhouse cellar basement attic loft oven hob microwave freezer fridge dishwasher kettle blender mixer
    fryer cooker grill barbecue bbq toaster dryer washer bath bathtub shower lift elevator tv television
    laptop desktop tablet phone smartphone printer scanner camera monitor desk treadmill rower barbell dumbbell dumbbells
    kettlebell bench rack gym pool sauna piano guitar violin cello kit job degree insurance pension mortgage savings
    kids pets pet wife husband partner family childcare babysitter nanny cleaner gardener flat house apartment studio
    machine stove fireplace boiler heating aircon ac wifi broadband passport visa tattoo qualification qualifications
    certificate experience"""
)
"""What people have or lack at home: "no car" is said of a life, "no tests" of the work at hand."""

OWN_THINGS = word_set(
    "budget kitchen commute schedule rent landlord diet goal level garden flat house office shift salary income eyesight"
)
"""What of somebody's is told of without `my`: "budget's tight", "commute is an hour"."""

BODY = word_set(
    """knee knees back shoulder shoulders hip hips ankle ankles wrist wrists neck elbow elbows foot feet hand hands eyesight
    hearing heart lungs skin teeth stomach gut hamstring hamstrings achilles disc spine memory"""
)
AILING = word_set(
    "bad weak dodgy stiff sore sensitive dry poor injured torn broken arthritic bum gammy creaky tight slipped dicky flat"
)

SHIFTS = word_set("shifts nights earlies lates shiftwork weekends")

NOT_HAD = word_set(
    """minute minutes min mins hour hours hr hrs day days week weeks month months year years second seconds pm am serving
    servings portion portions page pages word words line lines sentence sentences paragraph paragraphs item items example
    examples option options version versions percent euro euros pound pounds dollar dollars kg km mile miles step steps
    dinner dinners lunch lunches breakfast breakfasts meal meals snack snacks menu plan list schedule workout workouts
    email letter message text reply answer title headline slogan caption name names summary outline draft essay story
    poem script code function query error errors bug bugs issue test tests file files folder folders log logs trace
    egg eggs flour sugar butter salt cup cups tbsp tsp gram grams spoon spoons clove cloves onion onions potion potions
    health level levels mana point points life lives thing things stuff way ways reason reasons one ones bit lot kind sort
    morning evening night weekend today tomorrow weather rain traffic mood headache hangover morning time times chance
    please deadline deadlines meeting meetings call review version round rounds set sets rep reps flight flights hotel
    ticket tickets restaurant restaurants trip gift gifts present presents budget detail details info problem problems
    glass pint shut"""
)
"""Heads of phrases that tell what is wanted, counted or at hand, and nothing that somebody has."""

NOT_LACKED = NOT_HAD | word_set(
    """end ends idea ideas clue worry worries rush problem matter doubt wonder need use luck sign change changes offence offense
    questions question thanks comment comments joke way one more longer kidding hurry pressure biggie shame surprise
    results result response output data coffee signal reception service power electricity buses bus trains nuts dairy meat
    gluten fish emoji emojis jargon fluff lists bullets bullet preamble excuses spoilers matches match parking drilling exercise trains train transport"""
)
"""What "no ..." asks for or tells of the moment: "no idea", "no emojis", "no nuts"."""


@lru_cache(maxsize=4_096)
def _classes(low: str) -> frozenset[str]:
    return frozenset(lemmas.by_class(low))


def is_noun(low: str) -> bool:
    """Tell whether a word may be a noun: no dictionary says that it can only be another sort."""
    found = _classes(low)
    if not found or "NOUN" in found or "PROPN" in found:
        return True
    return found == {"VERB"} and verb_lemma(low) == low


def is_known(low: str) -> bool:
    """Tell whether a dictionary knows the word at all."""
    return bool(_classes(low)) or low in NUMBERS


def is_adjective(low: str) -> bool:
    """Tell whether a word may describe a noun: "tiny", "shared", "heated"."""
    if "ADJ" in _classes(low):
        return True
    lemma = verb_lemma(low)
    return lemma is not None and low.endswith("ed") and verb_form(low, lemma) == "past"


_TRADES = ("ologist", "ician", "grapher", "ographer", "tician")
_NO_TRADES = word_set(
    "list playlist checklist wishlist shortlist twist wrist mist waist gist fist exist artist"
)


def is_trade(low: str) -> bool:
    """Tell whether a word is built like a trade: "hygienist", "hydrologist", "beautician"."""
    if low.endswith(_TRADES):
        return True
    return low.endswith("ist") and len(low) > 6 and low not in _NO_TRADES and is_noun(low)


_DEVICES = word_set(
    """cooker printer freezer mixer dryer heater computer counter burner starter sweater blender toaster washer fryer
    dishwasher router charger controller scanner speaker timer trailer poster folder header footer marker cleaner
    container pointer buffer filter order number corner matter letter water paper dinner summer winter river tower
    power weather butter pepper burger supper cover offer answer server browser compiler linter parser hour door floor
    color colour flavor flavour error mirror motor monitor factor sensor cursor editor vector color door interior
    sticker planner reminder tracker organiser recorder player rower stroller fastener hanger ladder drawer shower
    boiler cooler locker shutter gutter spacer adapter converter adaptor ruler cutter grinder juicer"""
)


def is_agent(low: str) -> bool:
    """Tell whether a word names who does something: "porter", "smoker", "user", "surveyor"."""
    low = low.removeprefix("ex-").removeprefix("non-")
    if len(low) < 4 or low in _DEVICES or low in GOODS or not is_noun(low) or not is_known(low):
        return False
    if low.endswith(("woman", "worker", "maker", "keeper")) or (
        low.endswith("man") and len(low) > 5
    ):
        return True
    stems = (low[:-2], low[:-1], low[:-3]) if low.endswith(("er", "or")) else ()
    return any(len(stem) > 2 and verb_lemma(stem) == stem for stem in stems)
