"""Which things are of which kind: a question about a car finds a Renault.

Closed tables, no model. A question that names a kind is widened by its instances, which
weigh less than the word that was said; a question that names an instance finds that one
alone.
"""

from __future__ import annotations

from collections.abc import Mapping

_KINDS: tuple[tuple[str, str], ...] = (
    (
        "car cars vehicle",
        """audi bmw chevrolet citroen dacia fiat ford honda hyundai jeep kia lexus mazda mercedes
        mitsubishi nissan opel peugeot porsche renault rivian seat skoda subaru suzuki tesla toyota
        vauxhall volkswagen volvo vw suv hatchback sedan""",
    ),
    (
        "computer laptop notebook machine",
        """macbook thinkpad chromebook lenovo dell asus acer framework imac surface xps laptop
        computer desktop""",
    ),
    ("phone smartphone mobile", "iphone pixel galaxy android fairphone oneplus xiaomi phone"),
    (
        "music band genre",
        """jazz rock pop metal punk techno house blues folk classical opera reggae rap indie soul
        funk disco country hiphop music""",
    ),
    (
        "instrument instruments",
        """piano guitar violin cello viola flute clarinet saxophone trumpet trombone drums bass
        harp organ ukulele banjo accordion oboe harmonica keyboard""",
    ),
    (
        "editor ide",
        """vim neovim emacs vscode vs-code sublime pycharm intellij helix nano zed webstorm goland
        xcode eclipse notepad editor""",
    ),
    (
        "os",
        "linux windows macos ubuntu debian fedora arch nixos android ios",
    ),
    (
        "database databases db",
        """postgres postgresql mysql mariadb sqlite mongodb redis cassandra dynamodb oracle
        clickhouse duckdb database""",
    ),
    (
        "ci cd pipeline",
        "jenkins circleci travis buildkite teamcity actions",
    ),
    (
        "browser",
        "firefox chrome safari brave edge opera vivaldi",
    ),
    (
        "language languages",
        """english german french spanish italian portuguese dutch polish czech russian ukrainian
        turkish arabic hebrew hindi bengali urdu tamil chinese mandarin cantonese japanese korean
        vietnamese thai swedish norwegian danish finnish greek hungarian romanian bulgarian
        croatian serbian catalan persian swahili
        python rust java javascript typescript kotlin swift golang ruby haskell scala elixir""",
    ),
    (
        "sport sports exercise workout workouts training fitness",
        """runs running jogs jogging swims swimming cycles cycling bikes biking rides climbs
        climbing boulders bouldering tennis football soccer basketball volleyball badminton golf
        hockey rugby yoga pilates gym crossfit rowing rows skis skiing surfing surfs boxing judo
        karate hikes hiking dances dancing lifts weights marathon triathlon""",
    ),
    (
        "drink drinks beverage",
        "coffee tea wine beer water juice whisky gin cola espresso matcha kombucha cocktails",
    ),
    (
        "food foods dish dishes cuisine meal meals",
        """sushi pizza pasta ramen curry tacos burgers noodles rice bread cheese chocolate olives
        mushrooms cilantro coriander garlic onions tomatoes fish seafood shellfish meat chicken beef
        pork eggs nuts peanuts soup salad lasagna risotto dumplings pho paella falafel hummus
        sourdough cake""",
    ),
    (
        "color colors colour colours",
        """red green blue yellow orange purple pink black white brown grey teal turquoise
        burgundy indigo violet""",
    ),
    (
        "health medical condition conditions illness diagnosis disease",
        """diabetes diabetic asthma asthmatic migraine migraines hypertension arthritis epilepsy
        anemia eczema insomnia adhd depression anxiety celiac cancer thyroid allergic pregnant
        tinnitus psoriasis autism dyslexia cholesterol""",
    ),
    (
        "medication medications medicine drug drugs pills",
        """metformin ibuprofen aspirin insulin statin statins lisinopril levothyroxine sertraline
        paracetamol penicillin antibiotics omeprazole inhaler antihistamine""",
    ),
    (
        "diet dietary",
        "vegetarian vegan pescatarian halal kosher keto paleo gluten lactose",
    ),
    (
        "pet pets animal animals",
        """dog dogs cat cats puppy kitten parrot rabbit hamster tortoise goldfish horse budgie
        gecko snake ferret labrador poodle beagle terrier""",
    ),
    (
        "family relatives",
        """wife husband son sons daughter daughters mother father brother brothers sister sisters
        parents kids children child aunt uncle cousin grandmother grandfather nephew niece""",
    ),
)

_ANSWER_STYLES = """bullet bullets paragraph paragraphs sentences concise brief terse short detailed
    verbose emoji emojis markdown tables headings headers plain jargon formal informal casual tone
    metric imperial spelling"""

INSTANCES: Mapping[str, tuple[tuple[str, ...], ...]] = {
    kind: tuple((word,) for word in listing.split())
    for kinds, listing in _KINDS
    for kind in kinds.split()
} | {"answer style": tuple((word,) for word in _ANSWER_STYLES.split())}
"""The instances of a kind by each word, or the one phrase, that names the kind."""
