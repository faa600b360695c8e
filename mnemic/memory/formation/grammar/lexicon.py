"""The open word lists of the grammar: kin, places of work, days, diets, junk."""

from __future__ import annotations


def _set(listing: str) -> frozenset[str]:
    return frozenset(listing.split())


KIN_CLASS: dict[str, str] = {
    "wife": "spouse", "husband": "spouse", "spouse": "spouse", "partner": "spouse",
    "girlfriend": "spouse", "boyfriend": "spouse", "bf": "spouse", "gf": "spouse",
    "hubby": "spouse", "missus": "spouse", "stepdad": "stepfather", "stepfather": "stepfather",
    "stepmum": "stepmother", "stepmom": "stepmother", "stepmother": "stepmother",
    "stepsister": "stepsister", "stepbrother": "stepbrother", "grandad": "grandfather",
    "nan": "grandmother", "nana": "grandmother", "gran": "grandmother", "fiance": "spouse", "fiancé": "spouse",
    "fiancee": "spouse", "fiancée": "spouse", "ex": "ex", "ex-wife": "ex", "ex-husband": "ex",
    "mother": "mother", "mom": "mother", "mum": "mother", "mama": "mother", "father": "father",
    "dad": "father", "papa": "father", "parent": "parent", "sister": "sister", "brother": "brother",
    "sibling": "sibling", "twin": "twin", "son": "son", "daughter": "daughter", "boy": "son", "girl": "daughter", "child": "child",
    "kid": "child", "toddler": "child", "baby": "child", "newborn": "child", "stepson": "stepson",
    "stepdaughter": "stepdaughter", "grandmother": "grandmother", "grandma": "grandmother",
    "granny": "grandmother", "grandfather": "grandfather", "grandpa": "grandfather",
    "grandson": "grandson", "granddaughter": "granddaughter", "grandchild": "grandchild",
    "aunt": "aunt", "auntie": "aunt", "uncle": "uncle", "cousin": "cousin", "niece": "niece",
    "nephew": "nephew", "mother-in-law": "mother-in-law", "father-in-law": "father-in-law",
    "sister-in-law": "sister-in-law", "brother-in-law": "brother-in-law", "friend": "friend",
    "neighbour": "neighbour", "neighbor": "neighbour", "roommate": "flatmate",
    "housemate": "flatmate", "flatmate": "flatmate", "landlord": "landlord", "landlady": "landlord",
    "boss": "manager", "manager": "manager", "supervisor": "manager", "colleague": "colleague",
    "coworker": "colleague", "co-worker": "colleague", "teammate": "colleague", "mentor": "mentor",
    "mentee": "mentee", "assistant": "assistant", "doctor": "doctor", "gp": "doctor",
    "dentist": "dentist", "therapist": "therapist", "physio": "physiotherapist",
    "physiotherapist": "physiotherapist", "coach": "coach", "trainer": "trainer",
    "teacher": "teacher", "tutor": "tutor", "accountant": "accountant", "lawyer": "lawyer",
    "nanny": "nanny", "babysitter": "babysitter", "godson": "godson", "goddaughter": "goddaughter",
    "eldest": "child", "oldest": "child", "youngest": "child",
    "cofounder": "cofounder", "co-founder": "cofounder", "client": "client", "bandmate": "bandmate",
    "apprentice": "apprentice", "intern": "intern", "trainee": "trainee", "pupil": "pupil",
    "secretary": "secretary", "consultant": "consultant", "supplier": "supplier",
    "paediatrician": "paediatrician", "pediatrician": "paediatrician", "surgeon": "surgeon",
    "dermatologist": "dermatologist", "cardiologist": "cardiologist", "psychologist": "psychologist",
    "psychiatrist": "psychiatrist", "counsellor": "counsellor", "counselor": "counsellor",
    "midwife": "midwife", "optician": "optician", "osteopath": "osteopath", "vet": "vet",
    "carer": "carer", "caregiver": "carer", "childminder": "childminder", "solicitor": "lawyer",
    "barrister": "lawyer", "attorney": "lawyer", "bookkeeper": "accountant", "adviser": "adviser",
    "advisor": "adviser", "plumber": "plumber", "electrician": "electrician", "gardener": "gardener",
    "cleaner": "cleaner", "hairdresser": "hairdresser", "barber": "barber", "tenant": "tenant",
    "godmother": "godmother", "godfather": "godfather", "classmate": "classmate",
    "schoolmate": "classmate", "workmate": "colleague", "mate": "friend", "pal": "friend",
}  # fmt: skip
"""Each word for a person by their tie to the user, and the class that paraphrases share."""

PET_CLASS: dict[str, str] = {
    word: word
    for word in [
        "dog",
        "cat",
        "puppy",
        "kitten",
        "rabbit",
        "hamster",
        "parrot",
        "horse",
        "pony",
        "tortoise",
        "turtle",
        "goldfish",
        "budgie",
        "ferret",
        "snake",
        "lizard",
        "gecko",
        "chicken",
        "guinea-pig",
        "pet",
    ]
} | {"puppy": "dog", "kitten": "cat"}

GENDER: dict[str, str] = dict.fromkeys(
    [
        "wife",
        "girlfriend",
        "fiancee",
        "fiancée",
        "mother",
        "mom",
        "mum",
        "mama",
        "sister",
        "daughter",
        "stepdaughter",
        "grandmother",
        "grandma",
        "granny",
        "granddaughter",
        "aunt",
        "auntie",
        "niece",
        "mother-in-law",
        "sister-in-law",
        "landlady",
        "goddaughter",
        "ex-wife",
    ],
    "f",
) | dict.fromkeys(
    [
        "husband",
        "boyfriend",
        "fiance",
        "fiancé",
        "father",
        "dad",
        "papa",
        "brother",
        "son",
        "stepson",
        "grandfather",
        "grandpa",
        "grandson",
        "uncle",
        "nephew",
        "father-in-law",
        "brother-in-law",
        "landlord",
        "godson",
        "ex-husband",
    ],
    "m",
)

DAYS = _set("monday tuesday wednesday thursday friday saturday sunday")
DAY_WORDS = (
    DAYS
    | {d + "s" for d in DAYS}
    | _set("weekend weekends weekday weekdays mon tue tues wed thu thur thurs fri sat sun")
)
MONTHS = _set(
    "january february march april may june july august september october november december "
    "jan feb mar apr jun jul aug sep sept oct nov dec"
)
DAY_PARTS = _set(
    "morning mornings afternoon afternoons evening evenings night nights noon midday lunch"
)
PERIODS = _set(
    "day week month year fortnight quarter night morning evening afternoon weekend hour summer winter spring autumn fall sprint season"
)
PERIODS_PLURAL = frozenset(p + "s" for p in PERIODS)

HARD_DEICTIC = _set("this these those it its here there them itself you your yours")
"""Words that point into the conversation; a claim that needs them says nothing alone."""

DEICTIC_NOUNS = _set(
    "idea ideas plan plans option options approach approaches one ones first second third last latter former "
    "design designs layout version versions change changes code function name names naming way "
    "direction suggestion suggestions answer response draft drafts look structure refactor refactoring fix "
    "diff pr patch test tests proposal solution output result results thing things rest part parts "
    "example examples wording phrasing tone title titles summary section paragraph sentence edit edits "
    "page slide colour-scheme scheme new previous current above following next same other question error "
    "errors bug issue problem message file files variable class method line lines progress concept "
    "thought thoughts point track sound outline outcome energy vibe vibes enthusiasm attitude simplicity "
    "feature features feel logo header footer button icon icons animation font picture image photo screenshot "
    "joke pun story article post link video api data logs parameters settings reply message weather ending opening intro conclusion beginning start end chorus"
)
"""Nouns that, with `the` or alone, name something in the work at hand."""

PLACE_JUNK = _set(
    "fear hope hell denial bed trouble mode limbo terminal shell vim debugger meeting meetings call "
    "front back middle process loop dark light moment past present future doubt love zone flow"
)

ROLE_JUNK = _set(
    "bit little lot fan fool idiot moron mess wreck step victim believer big huge tad touch loss "
    "dead few couple kind sort while moment minute second hurry rush meeting call position pickle "
    "bind genius noob dummy failure disaster monster wizard god goner ghost robot bot human person "
    "day week month bug sucker glutton proponent stickler witness mind break"
    " user hour customer reader caller guest visitor bystander"
)

TITLES = _set(
    "ceo cto cfo coo cmo cio vp director head lead leader manager owner founder co-founder cofounder "
    "author maintainer captain president chair chairman chairwoman treasurer secretary principal "
    "editor coach caretaker landlord organiser organizer chef producer conductor host admin "
    "administrator oldest eldest youngest mother father parent dad mom mum guardian carer "
    "editor-in-chief architect dean mayor designer engineer developer scientist"
)

OCCUPATIONS = _set(
    "nurse teacher doctor physician surgeon engineer developer programmer designer architect lawyer "
    "attorney solicitor barrister paralegal judge accountant auditor bookkeeper banker analyst economist "
    "consultant manager director executive administrator assistant secretary receptionist librarian "
    "scientist researcher professor lecturer academic student postdoc apprentice intern trainee "
    "paramedic pharmacist dentist vet veterinarian physiotherapist therapist psychologist psychiatrist "
    "counsellor counselor midwife radiographer radiologist optician carer caregiver nanny childminder "
    "chef cook baker barista waiter waitress bartender butcher brewer farmer gardener florist "
    "plumber electrician carpenter joiner mason bricklayer roofer welder mechanic machinist technician "
    "driver courier pilot sailor captain conductor cabinetmaker upholsterer tailor seamstress "
    "hairdresser barber beautician photographer filmmaker journalist reporter editor writer author "
    "novelist poet copywriter translator interpreter musician composer actor actress dancer artist "
    "illustrator animator sculptor potter jeweller painter decorator firefighter policeman policewoman "
    "detective soldier officer guard lifeguard coach trainer referee instructor tutor headteacher "
    "principal pastor priest rabbi imam chaplain politician diplomat civil-servant salesperson salesman "
    "saleswoman marketer recruiter cashier shopkeeper merchant broker trader underwriter actuary "
    "entrepreneur founder freelancer contractor landscaper surveyor geologist biologist chemist "
    "physicist mathematician statistician astronomer archaeologist historian philosopher linguist "
    "sysadmin dba devops sre tester plasterer locksmith cleaner janitor housekeeper postman "
    "postwoman miner fisherman forester ranger zookeeper undertaker curator archivist "
    "optometrist dietitian nutritionist audiologist anaesthetist cardiologist dermatologist "
    "oncologist paediatrician pediatrician neurologist gp cto ceo cfo coo dispatcher planner estimator "
    "cartographer meteorologist oceanographer agronomist beekeeper luthier blacksmith"
)
"""Trades: one person has one at a time, so a new one replaces it."""

STATES_SENSITIVE = _set(
    "diabetic epileptic asthmatic celiac coeliac pregnant deaf blind dyslexic autistic disabled "
    "colourblind colorblind color-blind colour-blind bipolar depressed anaemic anemic hypertensive "
    "lactose-intolerant immunocompromised neurodivergent adhd insomniac sober alcoholic "
    "jewish muslim catholic christian protestant buddhist hindu atheist agnostic sikh religious "
    "mormon gay lesbian bisexual straight queer trans transgender nonbinary non-binary asexual "
    "conservative liberal socialist libertarian republican democrat bankrupt"
)
STATES_PLAIN = _set(
    "vegan vegetarian pescatarian pescetarian left-handed right-handed lefthanded ambidextrous "
    "bilingual trilingual retired unemployed self-employed freelance married single divorced widowed "
    "engaged separated gluten-free dairy-free teetotal nocturnal introverted extroverted "
    "short-sighted nearsighted far-sighted tall remote child-free childfree adopted homeschooled"
)
NATIONALITIES = _set(
    "american british english scottish welsh irish french german dutch belgian flemish swiss austrian "
    "italian spanish portuguese polish czech slovak hungarian romanian bulgarian greek turkish russian "
    "ukrainian swedish norwegian danish finnish icelandic estonian latvian lithuanian canadian "
    "mexican brazilian argentinian chilean colombian peruvian chinese japanese korean vietnamese thai "
    "indian pakistani bangladeshi nepali indonesian filipino malaysian singaporean australian israeli "
    "egyptian moroccan nigerian kenyan ghanaian ethiopian iranian iraqi syrian lebanese serbian "
    "croatian slovenian bosnian albanian maltese cypriot kiwi taiwanese"
)
LANGUAGES = _set(
    "english french german dutch flemish italian spanish castilian catalan basque galician portuguese "
    "polish czech slovak hungarian romanian bulgarian greek turkish russian ukrainian swedish "
    "norwegian danish finnish icelandic estonian latvian lithuanian chinese mandarin cantonese "
    "japanese korean vietnamese thai hindi urdu bengali tamil telugu punjabi nepali indonesian tagalog "
    "malay arabic hebrew farsi persian swahili amharic yoruba igbo serbian croatian slovenian bosnian "
    "albanian maltese latin frisian sami breton luxembourgish georgian armenian mongolian khmer lao burmese sinhala marathi gujarati kannada malayalam pashto kurdish azerbaijani kazakh uzbek xhosa somali hausa quechua guarani maori hawaiian corsican yiddish belarusian macedonian esperanto welsh irish gaelic afrikaans zulu bsl asl"
)

TECH = _set(
    "chrome firefox safari edge brave vivaldi whatsapp telegram signal spotify tidal gmail outlook protonmail "
    "fastmail evernote obsidian logseq roam todoist buildkite figma sketch lightroom photoshop gimp windows macos "
    "ubuntu fedora debian android vscode neovim helix emacs strava bitwarden lastpass 1password dropbox icloud "
    "github gitlab bitbucket jenkins postgres postgresql mysql mariadb sqlite mongodb redis kafka rabbitmq aws azure "
    "gcp kubernetes k8s docker terraform ansible pulumi helm slack teams zoom jira linear notion asana trello "
    "python rust go golang java kotlin scala typescript javascript node deno bun react vue svelte angular django "
    "flask fastapi rails laravel spring graphql grpc rest vim neovim emacs vscode linux windows macos ubuntu debian "
    "fedora arch npm pnpm yarn pip poetry uv webpack vite jest pytest celery elasticsearch opensearch snowflake "
    "bigquery databricks airflow dbt spark hadoop heroku vercel netlify cloudflare datadog grafana prometheus sentry "
    "bash zsh fish tmux git svn mercurial circleci travis argocd istio nginx apache tailwind sass css html actions"
)
"""Names of tools, which are neither places nor people."""

HEALTH = _set(
    "allergic allergy allergies intolerant intolerance diabetes diabetic asthma asthmatic adhd migraine "
    "migraines epilepsy epileptic celiac coeliac anxiety depression depressed arthritis cancer surgery "
    "medication insulin antidepressants therapy therapist hypertension blood pressure cholesterol "
    "pregnant pregnancy disability disabled autistic autism dyslexia dyslexic bipolar insomnia hiv "
    "eczema psoriasis anaemia anemia diagnosis diagnosed penicillin ibuprofen concussion injury injured "
    "tendonitis sciatica scoliosis thyroid ptsd ocd tinnitus anaphylaxis epipen inhaler sober alcoholic "
    "rehab chronic pacemaker deaf blind hearing-aid hearing-aids crohn crohns endometriosis lupus fibromyalgia glaucoma vertigo gout hernia osteoporosis"
)
BELIEFS = _set(
    "jewish judaism muslim islam catholic christian christianity protestant buddhist buddhism hindu "
    "hinduism atheist agnostic sikh religious religion church mosque synagogue temple pray prayer "
    "prayers kosher halal ramadan lent baptised baptized mormon vote voted votes political party "
    "republican democrat labour tory conservative socialist liberal libertarian union"
)
INTIMATE = _set(
    "gay lesbian bisexual queer trans transgender nonbinary non-binary asexual sexuality"
)
FINANCES = _set(
    "salary salaries income debt debts mortgage loan loans savings bankrupt bankruptcy net-worth "
    "earn earns earning credit overdraft pension tax taxes bonus"
)

ACTIVITY_VERBS = _set(
    "play lift swim run jog bike cycle row climb hike ski snowboard surf skate dance sing paint draw "
    "sketch sculpt knit sew crochet weave bake cook brew garden farm fish hunt sail kayak fence box "
    "train practise practice exercise meditate journal write read blog podcast stream coach teach "
    "tutor mentor volunteer commute drive ride walk fly travel work study collect restore repair "
    "build make brew roast grow raise breed keep wear carry eat drink smoke vape fast sleep wake "
    "stretch lift squat deadlift bench do go attend host organise organize lead manage supervise "
    "freelance consult design develop program code maintain contribute compose photograph shoot "
    "film record produce direct act perform sell rent own use speak watch listen follow support "
    "subscribe donate invest trade shop order take have get meet call visit pick drop review publish "
    "edit translate interpret moderate run sponsor babysit foster care homeschool camp forage "
    "juggle boulder spar wrestle golf bowl skydive dive snorkel scuba parkour unicycle trek plan"
)
"""Verbs whose simple present tells a habit, a trade or a hobby."""

VP_NOUNISH = _set(
    "fish water ski dance box fence garden farm work coach surf bike box fast drink walk plan order rent "
    "blog podcast stream film record review shop act paint design program code support trade call visit sleep "
    "train practice exercise journal host lead use watch meet bench bowl golf dive trek smoke ride row run"
)
"""Words that after `and` are as likely a noun; they open a verb phrase only with more behind them."""

MENTAL_VERBS = _set(
    "think guess see mean hope suppose wonder know understand agree feel appreciate believe assume "
    "imagine realise realize notice remember forget doubt bet say tell ask need want wish expect "
    "figure suspect admit confirm promise swear recall gather hear reckon apologise apologize thank "
    "beg disagree worry care mind trust get look seem sound let try keep"
)
"""Verbs of the moment; their simple present tells nothing lasting."""

FOODS = _set(
    "gluten dairy lactose milk meat pork beef shellfish fish seafood nuts peanuts eggs egg soy wheat "
    "sugar caffeine coffee alcohol spicy bread cheese mushrooms onions garlic cilantro coriander"
)

DRINKS = _set(
    "coffee tea alcohol beer wine caffeine soda cola coke milk juice whisky whiskey gin drinking"
)
INSTRUMENTS = _set(
    "piano guitar cello violin viola bass drums drum flute clarinet saxophone sax trumpet trombone oboe "
    "harp ukulele banjo accordion organ recorder harmonica mandolin keyboard"
)
SPORTS = _set(
    "tennis football soccer basketball rugby hockey golf squash badminton volleyball cricket baseball "
    "chess padel pickleball handball netball lacrosse polo poker bridge"
)

FIXED_PAIRS = {
    ("fish", "chips"), ("rock", "roll"), ("mac", "cheese"), ("black", "white"), ("r", "d"),
    ("trial", "error"), ("salt", "vinegar"), ("bread", "butter"), ("drum", "bass"),
    ("arts", "crafts"), ("salt", "pepper"), ("peanut", "jelly"), ("dungeons", "dragons"),
    ("gin", "tonic"), ("pros", "cons"), ("research", "development"), ("health", "safety"),
    ("short", "sweet"), ("clear", "concise"), ("short", "concise"), ("back", "forth"),
    ("barnes", "noble"), ("ernst", "young"), ("johnson", "johnson"), ("marks", "spencer"),
    ("trinidad", "tobago"), ("bosnia", "herzegovina"), ("bed", "breakfast"), ("track", "field"),
    ("rhythm", "blues"), ("country", "western"), ("sweet", "sour"), ("ham", "eggs"), ("up", "down"),
    ("procter", "gamble"), ("tennis", "squash club"), ("brown", "root"), ("bacon", "eggs"),
}  # fmt: skip
"""Pairs that `and` makes into one thing."""

TEAM_THINGS = _set(
    "standup stand-up daily sprint stack repo repository monorepo api release deploy "
    "deployment deploys database db ci pipeline staging production backend frontend build "
    "codebase client roadmap retro retrospective meeting budget product app platform service "
    "services website server cluster cloud infrastructure customer customers launch deadline "
    "demo planning convention conventions style guide branch branching policy process "
    "workflow sla slo schema data model warehouse tracker board wiki docs documentation "
    "office offsite company language framework tests test suite logging monitoring ticket "
    "backlog review reviews rotation on-call oncall freeze window timezone hours infra stacks "
    "environment environments "
)
"""Things of a shop floor: what is `ours` among them is the team's."""
