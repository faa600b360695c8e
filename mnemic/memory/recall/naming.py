"""What a question names without saying it: closed tables, no model.

000 §Lexical parity lets a belief match when its subject was named. "Where do I live"
names the home location, "who is my spouse" the wife, the husband or the partner. The
tables give lexemes, so that both stores match by their one rule.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

Variant = tuple[str, ...]
"""Lexemes that must all be there."""


class Phrase(Struct, frozen=True):
    """Name a subject when a question has a word of each set.

    The words it `takes` then mean nothing of their own: the `living` of "for a living"
    asks for no home.
    """

    name: str
    needs: tuple[frozenset[str], ...]
    variants: tuple[Variant, ...]
    takes: frozenset[str] = frozenset()


def words(listing: str) -> frozenset[str]:
    """Give the words of a listing."""
    return frozenset(listing.split())


def _variants(listing: str) -> tuple[Variant, ...]:
    return tuple(tuple(entry.split()) for entry in listing.split(","))


def _phrase(name: str, needs: tuple[str, ...], variants: str, *, takes: str = "") -> Phrase:
    return Phrase(name, tuple(words(need) for need in needs), _variants(variants), words(takes))


_LIVE = "live lives living lived reside resides stay stays staying based located home"
_WORK = "work works working worked job jobs employed employer company hired"

PHRASES: tuple[Phrase, ...] = (
    _phrase("home", ("where which what", _LIVE), "home location,location,residence,moved"),
    _phrase(
        "home",
        ("city town country state address neighborhood neighbourhood", _LIVE + " in my from"),
        "home location,location,residence,lives,address",
    ),
    _phrase(
        "employment",
        ("who where which what", _WORK),
        "employment,employer,job,occupation,role,works,company",
    ),
    _phrase(
        "employment",
        ("do does did", "living"),
        "employment,occupation,job,works,profession,role",
        takes="living",
    ),
    _phrase(
        "project",
        ("what which", "working work", "on"),
        "building,project,developing,working on,works on",
        takes="working work",
    ),
    _phrase(
        "household",
        ("who whom", "live lives living", "with"),
        "wife,husband,partner,girlfriend,boyfriend,spouse,roommate,roommates,flatmate",
        takes="live lives living",
    ),
    _phrase("role", ("what", "does", "do"), "role,employment,occupation,job,works,retired"),
    _phrase("boss", ("who whom", "report reports", "to"), "boss,manager,supervisor,reports to"),
    _phrase("past home", ("where", "move moved", "from"), "lived,home location,moved"),
    _phrase("waking", ("get gets wake rise", "up"), "wakes up,gets up,wake up,get up,early bird"),
    _phrase("name", ("who", "am"), "name"),
    _phrase("name", ("call called address addressed", "me i"), "name,called,nickname,goes by"),
    _phrase("age", ("how", "old"), "age,birthday,born,years old,birth", takes="old"),
    _phrase("birthday", ("when", "born birthday"), "birthday,born,birth,age"),
    _phrase(
        "answer style",
        ("how", "answer answers answering respond responses response reply replies write explain"),
        "answer style,answers,responses,response style,communication style,replies",
    ),
    _phrase(
        "free time",
        ("free spare", "time"),
        "hobby,hobbies,interest,enjoys,weekends",
        takes="free spare time",
    ),
    _phrase("time zone", ("time", "zone"), "timezone,time zone", takes="time zone"),
    _phrase(
        "other half", ("other better", "half"), "wife,husband,spouse,partner", takes="half better"
    ),
)
"""Subjects that a question names by several words together."""

JOURNEYS: tuple[Phrase, ...] = (
    _phrase(
        "trip",
        (
            "where",
            "going headed heading travelling traveling flying",
            """january february march april may june july august september october november december
            spring summer autumn fall winter year month holiday holidays vacation abroad""",
        ),
        "trip,travel,travels,holiday,vacation,journey,flight,visiting",
    ),
)
"""Journeys, which a question names by a time of the year; the frozen control knows none."""

_SPOUSE = "spouse,wife,husband,partner,married,fiance,fiancee,girlfriend,boyfriend"
_JOB = "employment,employer,job,occupation,profession,role,position,works,career"
_MOTHER = "mother,mom,mum,mama"
_FATHER = "father,dad,papa"
_CHILD = "child,children,kid,kids,son,sons,daughter,daughters,baby"
_PARENT = "parent,parents,mother,father,mom,mum,dad"
_SIBLING = "sibling,siblings,brother,brothers,sister,sisters"
_PET = "pet,pets,dog,dogs,cat,cats,puppy,kitten,parrot,rabbit,hamster"
_DIET = "diet,vegetarian,vegan,pescatarian,food,eats,eat,gluten,dietary"
_ALLERGY = "allergy,allergies,allergic,intolerant,intolerance"
_DECISION = "project decision,decision,decisions,decided,chose,chosen,picked,agreed,settled"
_PREFER = "preference,preferences,prefers,prefer,likes,like,loves,favorite,favourite"
_STYLE = "style,answer style,format,formatting"
_CAR = "car,cars,vehicle,drives,truck"
_SPORT = "sport,sports,exercise,exercises,workout,training,trains,gym,fitness,runs,swims,bikes"
_BOSS = "manager,boss,supervisor,reports to"
_DISLIKE = "dislikes,dislike,hates,hate,avoids"
_HOBBY = "hobby,hobbies,interest,interests,enjoys,interested"
_MEDICINE = "medication,medications,medicine,prescription,takes,pills"
_HEALTH = "health,condition,conditions,diagnosed,diagnosis,medical"
_SCHOOL = "school,university,college,studies,studied,degree,graduated,education"
_BUILD = "building,project,projects,builds,developing"

SYNONYMS: Mapping[str, tuple[Variant, ...]] = {
    word: _variants(listing)
    for said, listing in (
        ("spouse wife husband partner married", _SPOUSE),
        ("company employer employed employment occupation profession job career", _JOB),
        ("child children kid kids", _CHILD),
        ("son", "son,sons,child,children,kid,kids"),
        ("daughter", "daughter,daughters,child,children,kid,kids"),
        ("parent parents", _PARENT),
        ("mother mom mum mama", _MOTHER),
        ("father dad papa", _FATHER),
        ("grandma grandmother", "grandmother,grandma"),
        ("grandpa grandfather", "grandfather,grandpa"),
        ("sibling siblings", _SIBLING),
        ("pet pets animal animals", _PET),
        ("diet dietary eat food foods meal meals", _DIET),
        ("allergy allergies allergic", _ALLERGY),
        ("decide decided decision decisions choose chose chosen pick picked settle", _DECISION),
        ("like likes prefer prefers preference preferred favorite favourite love", _PREFER),
        ("format formatted formatting", _STYLE),
        ("car cars vehicle", _CAR),
        ("exercise workout workouts sport sports training train fitness", _SPORT),
        ("boss manager supervisor", _BOSS),
        ("coworker coworkers colleague colleagues", "colleague,colleagues,coworker,coworkers"),
        ("neighbor neighbour neighbors neighbours", "neighbor,neighbour,neighbors,neighbours"),
        ("flat apartment", "flat,apartment"),
        ("film films movie movies", "film,films,movie,movies"),
        ("phone mobile cellphone smartphone", "phone,mobile,smartphone"),
        ("laptop computer notebook", "laptop,computer,notebook"),
        ("trip travel journey holiday holidays vacation", "trip,travel,holiday,vacation,travels"),
        ("doctor physician gp", "doctor,physician,gp"),
        ("salary pay wage income paid", "salary,pay,wage,income,earns"),
        ("bike bicycle", "bike,bicycle"),
        ("study studying learn learning", "learning,learn,learns,studies,studying,studied"),
        ("leave leaves quit", "left,quit,leaves,used to work,former"),
        ("begin start starts started began", "start,starts,started,begins,began"),
        ("afraid scared fear fears", "afraid,scared,fears,fear"),
        ("alive dead die died death", "died,dead,death,passed,alive"),
        ("dislike hate", _DISLIKE),
        ("hobby hobbies interest interests interested", _HOBBY),
        ("medication medications medicine", _MEDICINE),
        ("health medical condition conditions", _HEALTH),
        ("school university college degree study studied education", _SCHOOL),
        ("project projects build building", _BUILD),
        ("home", "home location,residence,lives"),
        ("birthday born", "birthday,born,birth"),
        ("timezone", "timezone,time zone"),
        ("languages language", "language,languages,speaks"),
        ("editor ide", "editor,ide"),
        ("deadline due", "deadline,due"),
        ("goal goals aim", "goal,goals,wants,aims"),
        ("skill skills", "skill,skills,knows,experience"),
    )
    for word in said.split()
}
"""What else a single word of a question stands for."""

STOP_WORDS = words(
    """a an the this that these those such
    i me my mine myself we us our ours ourselves you your yours yourself he him his himself
    she her hers herself it its itself they them their theirs themselves one ones
    who whom whose which what where when why how whatever whichever
    am is are was were be been being do does did doing done have has had having
    can could may might must shall should will would ought cannot
    and or but nor so yet if then than because as while until though although since unless
    of at by for with about against between into through during before after above below
    to from up down in out on off over under upon within without per via
    again further once here there all any both each every few more most other some no not only own
    same too very just also still even ever never now already really quite rather
    please ok okay yes yeah hi hey hello thanks thank
    tell remember remind recall know mind say said
    user users s t m re ve ll d im ive
    anything something nothing everything someone anyone everyone
    get gets got getting gotten
    let lets else etc much many lot lots
    """
)
"""English function words and the words of asking; none is a term of a query."""

WEAK_WORDS = words(
    """like likes liked want wants wanted need needs needed use uses used using get gets got
    getting make makes made making go goes going went come take takes took give gives gave
    see look find found keep put try help start stop think feel prefer prefers preferred
    love loves enjoy enjoys favorite favourite best better good great new old big small
    thing things way ways kind kinds type types sort time times day days week weeks month
    months year years today tomorrow yesterday currently current usually usual recently
    people person name names first last next thing stuff bit part question questions
    answer information info detail details call called currently
    should happen happened plan plans change changed talk show
    work works worked working weekend weekends morning evening night tonight
    monday tuesday wednesday thursday friday saturday sunday
    january february march april june july august september october november december
    once twice often sometimes always usually daily weekly monthly
    issue issues problem problems lay lays laid structure structured
    title current exact exactly actual main official full status restrictions restriction
    project projects different possible sure right able idea ideas suggest suggestion recommend
    """
)
"""Words that carry little on their own; a belief found by one of them alone is filler."""

PERSONAL_WORDS = frozenset(SYNONYMS) | words(
    """live lives lived living reside resides move moved work works worked working study
    studies studied name names age old birthday born called call speak speaks drive drives
    like likes prefer prefers want wants need needs use uses used have own
    vegetarian vegan pescatarian diabetic pregnant single retired"""
)
"""Words for what everybody has or does; they link no question about one person to another."""

PAST_WORDS = words("did was were before previously previous former formerly used ever past earlier")
"""Words by which a question asks what was; an auxiliary counts beside the owner or a name only."""

OWN_SUBJECTS = words("i we im ive")
"""Words by which the owner is what a clause is about, whoever else it mentions."""

POSSESSIVES = words("my our mine ours")
"""Words by which something or somebody is the owner's."""

AUXILIARIES = words(
    """am is are was were do does did have has had can could shall should will would may might
    must ought"""
)
"""Verbs that follow the asking word of a question."""

OTHERS = words("he him his she her hers they them their")
"""Words that stand for somebody else."""

THIRD_PERSON = OTHERS | words("does who whom whose")
"""Words by which a clause without the owner in it is about somebody else."""

FIRST_PERSON = words("i me my mine myself we us our ours im ive")
"""Words by which the owner asks about themselves or their team."""

KNOWING_WORDS = words("know remember recall")
"""Words that, said of oneself and nothing else, ask for everything: "what do you know about me"."""

ASKING_WORDS = words("who whom whose what which where when why how tell remind recall")
"""Words that make a turn a question, question mark or not."""

COMMANDS = words(
    """write draft compose fix translate summarize summarise explain generate create make help
    convert rewrite format calculate compute describe suggest recommend plan list show give find
    check compare review improve proofread answer solve debug implement refactor"""
)
"""Verbs by which a turn tells the assistant to do something; what follows is what it is about."""

POLITE_WORDS = words("please can could would will you pls kindly now ok okay hey just")
"""Words that may stand before the verb of a command."""

OPENERS = (
    ASKING_WORDS
    | AUXILIARIES
    | words("show list describe suggest recommend any isn aren don doesn didn wasn weren haven")
)
"""Words that open a question."""
