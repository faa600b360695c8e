"""Closed word classes by which a fact of the owner's world is told from the moment and the work at hand."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import TEAM_THINGS
from mnemic.memory.formation.wordlists import word_set

WORK_AT_HAND = word_set(
    """question guess point problem issue concern mistake error exception warning bug typo understanding thought idea
    hope fear worry impression suggestion advice answer apology fault intention assumption hunch feeling bet ask request
    task function method class loop variable array string object query score grade mark regex pattern expression output input result
    results terminal prompt message draft essay paragraph sentence title heading text wording version plan approach
    solution conclusion hypothesis proof argument file image screenshot screen button page tab link url token password
    key-value code snippet script program component test tests branch pr commit diff merge patch csv json yaml xml table
    column row cell formula spreadsheet model dataset log logs trace container server process thread opinion view
    response reply word words letter email mail post tweet comment caption slide slides poem story novel chapter
    character hero villain protagonist castle scene plot-hole recipe riddle homework exercise equation assignment
    deadline battery progress-bar download upload order parcel package delivery refund day morning evening night week
    weekend life luck mood head brain patience reason excuse turn dream wish goal aim bad friend opponent opponents flight train
    bus taxi hotel queue call loop-back build compile compiler prompt-box cursor app-icon checkbox dropdown
    form field parameter argument-list property attribute tag div selector stylesheet footer header menu-item vs
    hand hands finger fingers eye eyes ear ears foot feet leg legs mouth nose throat stomach tummy face hair skin"""
)
"""Nouns of the conversation, of a text or a program at hand, and of a day that passes."""

IN_TRANSIT = word_set(
    "order orders parcel parcels package packages delivery deliveries download upload refund refunds"
)
"""One of these is of the moment; what is done with every one of them is a rule."""

COMMON = word_set(
    "planet world universe country nation government species society economy civilisation civilization language galaxy sun moon"
)
"""What "our" shares with everybody: it tells nothing of the speaker."""

PUBLIC = word_set(
    """museum library bank post-office supermarket airport station park beach zoo embassy cathedral church temple mosque
    government parliament president king queen pope sun moon earth sea ocean river mountain desert sky planet universe
    police army economy market weather internet article book film movie documentary author guide brochure website
    hotel airline company university tower palace bridge stadium capital population climate law constitution"""
)
"""What everybody has one of, or nobody: said with `the`, it is a fact of the world at large."""

HOME = word_set(
    """boiler loft attic stopcock key keys garden shed garage cellar basement kitchen bathroom bedroom roof chimney
    fusebox fuse thermostat router wifi alarm fridge freezer oven hob cooker dishwasher dryer bin bins landlord
    landlady lease rent mortgage car van bike boat lawn hedge well gate dog cat kid kids hen hens goat goats bee bees
    hive hives flat house building lift stairs balcony heating plot allotment greenhouse pond drive driveway fence
    plumbing wiring radiator radiators window windows floor floors wall walls ceiling spare neighbour neighbours
    neighbor neighbors nursery childminder nanny cleaner caravan motorhome campervan camper tent horse horses pony
    certificate passport will deed deeds insurance list register records minutes backup backups copy copies archive manual piano aquarium terrace patio
    kiln loom lathe anvil forge bandsaw overlocker serger tractor trailer baler mower mixer roaster kayak canoe telescope amp
    guitar accordion cello violin polytunnel beehive coop narrowboat yacht
    workbench planer thicknesser jointer sander welder easel soil"""
)
"""What stands in a home: said with `the`, it is most often the speaker's own."""

FIXTURES = word_set(
    """boiler loft attic roof plumbing wiring heating radiators walls floors windows chimney driveway plot soil septic
    lift stairs ceiling ceilings insulation glazing hob oven gate fence garden"""
)
"""What is built into a home: what it is made of or runs on lasts."""

SHOPFLOOR = TEAM_THINGS - word_set(
    "build test tests review reviews model data table suite product budget language document timezone hours window company"
) | word_set(
    """prod production staging gateway monorepo ledger pager rota on-call backlog warehouse queue team squad group
    contract contracts customer customers supplier suppliers vendor client clients fleet depot shift shifts rule rules
    approval approvals deploy deploys release releases system systems"""
)
"""What a shop floor has: said with `the`, it is most often the speaker's own."""

BUSINESS = word_set(
    """shop bookshop restaurant café cafe bakery salon clinic practice surgery studio workshop farm barn stable stables
    stall pub bar kitchen office staff menu till choir band orchestra club society league crew ward lab laboratory
    department depot site yard plant factory hall school classroom charity co-op association committee board troupe
    theatre theater gallery gym vineyard brewery dairy orchard foodbank bank-holiday firm business agency parish
    congregation course class lessons glaze glazes stock apprentice covers section arm squad masters newsletter podcast channel website
    shopfront workroom treatment rooms reception"""
)
"""What a trade or a club has: said with `the`, it is the speaker's in a turn that tells of their own."""

DEPARTMENTS = word_set(
    """legal finance platform marketing ops security compliance procurement payroll hr it engineering sales support
    accounting design infra infosec qa logistics facilities"""
)
SUBJECTS_BARE = word_set("prod production staging deploys releases merges hotfixes prs")
"""What a shop floor names without an article."""

FICTION = word_set(
    """book story novel game film movie article example according apparently supposedly chapter scene episode screenplay
    picture photo painting tutorial docs documentation advert brochure campaign"""
)
"""Words that place what is told in a text or a play."""

NOW = word_set("today tonight yesterday tomorrow atm moment already yet suddenly meanwhile asap rn")
"""Words that place what is told at the moment."""

FLEETING = word_set(
    """broken slow dead down wrong late done good bad great terrible awful annoying stuck gone missing empty confusing
    boring hard easy over weird nice ok okay correct incorrect worse better sick ill tired hungry angry sad happy upset
    not here there that what why how so too really amazing awesome perfect useless ruined frozen coming going ready
    fine lovely beautiful ugly cool fun important interesting useful difficult simple complicated ridiculous stupid
    brilliant fantastic horrible hilarious funny crazy insane clear obvious true false possible impossible likely
    unlikely sure certain wet cold hot asleep awake alive offline online unavailable unreachable unresponsive corrupt
    corrupted invalid undefined null none blank delayed cancelled canceled lost stolen cracked flat loose leaking late
    mad pleased delighted proud able unable about supposed worth enough like as only-just almost nearly to pretty very quite
    driving killing mush spaghetti"""
)
"""What somebody finds of a thing, or how it is for the moment."""

WITH_TIME = word_set(
    "closed open shut busy full free quiet out off due dirty clean available booked up"
)
"""How a thing is for the moment, unless it comes again: "closed on Mondays"."""

NEVER_VERBS = word_set(
    """say mean tell ask think know guess feel seem look sound appear crash fail break throw return hang freeze print
    compile respond complain whine smell disappear vanish matter depend annoy bother bore please suck rock
    argue claim show display raise output render reply deserve"""
)
"""What a thing does is of the moment with these verbs, whatever stands behind."""

MOMENT_VERBS = word_set(
    """work give make let keep want read load stall improve hurt ache help do like love hate stop start come turn
    get see find try begin end become fall open move change need contain happen"""
)
"""With these it lasts only where something says so: a schedule, a number, a name, a rule."""

PERMITS = word_set(
    "let allow permit accept cover take include extend reimburse provide offer deliver pay forbid ban prohibit"
)
"""What others do or do not do for somebody; its denial is a lasting limit."""

CHANGES = word_set(
    """build found make open start rewire renovate convert replace install insulate extend buy inherit register plant
    establish restore rebuild fit paint train breed sign write renew raise lower increase cut reduce change close freeze
    rename remove take end begin supervise fund design publish edit"""
)
"""Passives that say how a thing came to be what it is."""

RULES = word_set("must may can could shall need needs has have")
"""Verbs that make a rule of what nobody, everybody or every thing does."""

GOVERNED = word_set(
    """model commit pr branch merge build test ticket function method class script component page dataset query image file
    form email message document migration endpoint package request"""
)
"""What lies at hand one by one, and is the owner's where a rule binds every one of it."""

ON_A_SCHEDULE = word_set(
    """payday rehearsal rehearsals training practice choir doors bedtime checkout check-in kickoff curfew rent dues
    fees tickets admission membership parking deliveries pickups pick-ups classes lessons meetings matches games
    fittings viewings appointments consultations repairs refills orders shifts flags secrets backups migrations
    artifacts artefacts metrics alerts incidents configs deploys releases merges hotfixes builds tickets"""
)
"""What a home, a club or a trade names without an article when it tells its days, hours and prices."""

MEMBERS = word_set(
    """volunteer member visitor guest employee pupil student trainee apprentice contractor driver tenant resident player
    patient parent newcomer intern cleaner operator technician"""
)
"""Who belongs to a trade, a club or a house: what each of them must do is its rule."""

MEASURES = word_set(
    "hold seat measure weigh cost take draw last run span cover sleep carry fit produce yield use"
)
"""With a number behind it, such a verb says of what size something is."""

SHOWN = word_set(
    "sample example template draft picture photo video series film story novel game dummy fictional hypothetical"
)
"""What makes a thing one that is only shown."""

EVERYBODY = word_set(
    """every each all any anyone anybody anything nobody no-one nothing no none everyone everybody everything whoever
    whatever most many few only both"""
)
"""Words that open a subject of which a rule or a habit is told."""
