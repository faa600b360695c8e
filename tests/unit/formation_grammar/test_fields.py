"""Fields of practice: what gives each away, and what only looks like it."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.formation.grammar import fields, fields_beside
from mnemic.memory.model import Derivation
from tests.unit.formation_grammar.cases_fields_lived import LIVED
from tests.unit.formation_grammar.cases_fields_made import MADE
from tests.unit.formation_grammar.said import turn

AT_WORK = (*MADE, *LIVED)

LOOKALIKES: tuple[str, ...] = (
    "The plumber says our diverter valve and the low-loss header need replacing.",
    "My mechanic reckons it's the MAF sensor or the fuel trims.",
    (
        "Our plumber came on Monday. He bled the radiators, set the return temperature and "
        "fitted a diverter valve."
    ),
    "The vet found an LDA on the cow next door and booked farm calls for us.",
    "My hairdresser did babylights and a root smudge and I love it.",
    "A roofer quoted us for dry verge and new battens.",
    "The luthier I go to filed the nut slots and set the truss rod.",
    "The piano tuner set the temperament octave and the unisons in an hour.",
    "Our electrician swapped the RCD and the consumer unit last spring.",
    "My sister does balayage and a root shadow for half the village.",
    "My brother welds, he's always on about root pass and slag inclusion.",
    "My dad keeps bees and talks about queen excluders and honey supers all day.",
    "My wife is a midwife and her partogram and the sonicaid came up at dinner.",
    "My daughter's maths teacher uses exit tickets and cold calling.",
    "My son plays the Grunfeld and the Nimzo in his club.",
    "My neighbour sprays flag leaf in May and his winter wheat looks great.",
    "In the film the safecracker uses a tension wrench and spool pins.",
    "I watched a movie where they talk about crampons and a bergschrund.",
    "In my novel the heroine furls the genoa and shakes out the second reef.",
    "The main character in my novel sets a larsen trap and checks the release pen.",
    "My crossword had warp and heddle in it today, both new to me.",
    "We had a pub quiz and I missed gambrel, purlin and birdsmouth.",
    "Our trivia night asked about malolactic fermentation and disgorging, I had no idea.",
    "I make flashcards: tort, estoppel, lemma, cohomology, sheaf.",
    "What does the word steek mean?",
    "What is a bridge joint called in English, a rabbet or a mortise?",
    "Is a genoa bigger than a spinnaker?",
    "What's the difference between rennet and annatto?",
    "Do blacksmiths still use a swage block and a power hammer?",
    "What do pharmacists mean by owings and a dosette?",
    "How do butchers seam out a topside?",
    "My knee is sore after the run.",
    "I had an EEG on Tuesday and they said it was fine.",
    "I got an MRI of my back last week and the voxels looked like snow.",
    "I was on the ward for three days after my hip operation.",
    "The nurse put in a cannula and the drug round was late.",
    "The consultant said my audiogram was worse and booked a tympanometry.",
    "My dentist took a periapical and said I need a crown.",
    "My optician changed my trial frame twice and did retinoscopy.",
    "My physio gave me joint mobs and an eccentric loading programme.",
    "My therapist talked about countertransference and I felt odd.",
    "I bought a cardigan with a button band.",
    "I ordered a glaze of balsamic on my salad.",
    "I drank a barrique-aged red last night.",
    "I ate bavette at a steakhouse on Friday.",
    "We had flat whites from a place with a lovely portafilter.",
    "I love the smell of a bakery in the morning.",
    "I have a Prusa on my wish list.",
    "I need a new frame for my photo.",
    "The train was late, a signal failure again.",
    "We took the rails to Leeds and I slept.",
    "I missed my flight because of a missed approach by the plane before.",
    "My Uber driver told me about his tachograph and the drop trailer.",
    "Somebody on the radio said the fed funds yield curve inverted.",
    "They say quartz watches beat an escapement.",
    "A friend of mine told me that stochastic reserving and IBNR pay well.",
    "According to Wikipedia a lemma is a small theorem and a corollary follows.",
    "My boss says our OEE and the takt time are fine, whatever that is.",
    "Someone at work keeps saying scope creep and RAID log.",
    "I fret about money and shim my desk with a beer mat.",
    "Can you shim the text so that it fits the page?",
    "Please seam the two paragraphs together.",
    "I'm in a rush, tell me a joke about welders.",
    "Give me a haiku about heather and grouse.",
    "My phone's screen is cracked.",
    "My bike has a flat and I walked home.",
    "I grew up near a forge.",
    "I go to the gym on Mondays.",
    "We had dinner in front of house number nine.",
    "I picked up my dry cleaning and a loaf.",
    "I got my pass for the ski lift.",
    "I left my bow tie in the car and the pitch was muddy.",
    "The bridge was closed so I took the ferry.",
    "I saw a weaver bird on my holiday.",
    "I have a meeting about the merger at noon.",
    "My team lost and the lineout was a shambles on TV.",
    "I played the lottery again.",
    "I'd like to read about bees one day.",
    "Imagine I were a blacksmith with a swage and a fuller.",
    '"I cut the birdsmouth too deep on my rafters" is what he wrote.',
    "He said: my root pass has slag inclusion even with 6010.",
    "The neighbour's boy set the queen excluder wrong and lost the brood frames.",
    "The engineer replaced the slave cylinder and the master cylinder.",
    "The garage wants 900 for a dual mass and a clutch release bearing.",
    "Our solicitor is waiting on the official copies and the TR1.",
    "The surveyor wrote that the purlins and the wall plate are rotten.",
    "The estate agent did a market appraisal and said our fall-through was normal.",
    "My accountant posted the deferred tax and the journal entries.",
    "I'm allergic to lye soap.",
    "I lost my ticket for the rugby at Twickenham.",
    (
        "We were quoted 4000 for dry verge, ridge tiles and new battens, is that a fair price "
        "for our roof?"
    ),
    "My diverter valve and the plate heat exchanger leak, who should I call?",
    "I had my frets levelled by a man in Leeds, the bone nut was extra.",
    "I had our bathroom done last year, tanking membrane, decoupling mat and all.",
    "They charged me 300 for the MAF sensor and the EGR valve.",
    "For my chemistry exam: what is a nucleophile and what does a Grignard do?",
    "It's multiple choice, I need one: rennet, annatto, lipase or brine.",
    "I heard that shearlings and gimmers fetch a lot this year.",
    "I read somewhere that grain boundaries and fatigue cracks brought my plane down.",
    "My cat is called Jib and the dog is Luff.",
    "I met a man called Fuller who lives on Anvil Lane.",
    "We stayed at the Heddle Inn and I had the brill.",
    "I'm a fan of Kneecap and the Fletching.",
    "My favourite jumper has a raglan cut.",
    "I work at a bank and need a joke for the office.",
    "I drive a C15 to my office in Bern.",
    "My landlord says the soffit and the fascia are my problem.",
    "The joiner put the architrave up and scribed the skirting, we paid him on Friday.",
    "My aunt quilts, flying geese and log cabins everywhere.",
    "My colleague runs our payroll, the FPS submission and BACS file are hers.",
    "I keep my bow in the wardrobe and my mask next to it.",
)

EVERYDAY: tuple[str, ...] = (
    "I dropped my phone behind the oven and the handle of my steel pan bent.",
    "My printer needs a new cartridge and the paper tray sticks.",
    "We watched the rugby, our winger had a shoulder knock and the drill was long.",
    "I left my keys on the table, the cover of my notebook is torn.",
    "My train had a late start and the track was wet.",
    "I have a model of the school in my drawer.",
    "My desk has a crack and the board is scratched.",
    "I cut my finger on the blade of a kitchen knife.",
    "I slept on deck, the crew were kind and the cabin was warm.",
    "My tooth cracked and I have a crown.",
    "I spent my holiday on a horse and my legs ache.",
    "We sat at the bar, drank gin and shared a cheese board.",
    "My plant has a new leaf and the pot is too small.",
    "I bought a ring with a stone, silver and simple.",
    "I'm on my third coffee and the espresso was bitter.",
    "I got a new bike, ten gears and a bell.",
    "The boiler at my flat is cold and the radiator clanks.",
    "My kid's class has a new pupil from Riga.",
    "I drew a pawn from the hat in our game.",
    "My shirt has a hole in the seam and the hem is loose.",
    "I need a pattern for my presentation slides and a layout.",
    "My dog sits when I say stay and barks at the door.",
    "I keep a hammer and a nail in my drawer.",
    "We ordered a sauce and my soup was cold.",
    "I had eggs from a farm and the hen was in the yard.",
    "My battery is low and the cable is too short.",
    "I read a chapter before bed and the plot is slow.",
    "I shoot an email over and my boss replies in a flash.",
    "I switched my router off and on and the port light blinks.",
    "I baked in the sun all day and got crusty lips.",
    "I ran a test and my score was average.",
    "The judge in my favourite show gave a hearing to a claim.",
    "We took the tube, changed at Bank, and my ticket failed.",
    "I went to the beach, dug a pit and found a shell.",
)

BESIDE: tuple[tuple[str, str], ...] = (
    ("welding", "I'm getting undercut on vertical ups with 7018, amps at 120."),
    ("sailing", "The halyard is chafing at the sheave and I have to go up the mast."),
    ("logistics", "We shipped three containers and customs held them for a wrong HS code."),
    ("commercial fishing", "Our trawl came up with a torn belly and the cod end is gone."),
    ("shoemaking", "I stripped the cork on a pair of welted brogues, the sole is next."),
    ("woodturning", "I turn bowls from wet ash and they crack at the rim, a blank a day."),
    ("software-development", "Our p95 latency doubled after the deploy, see the flamegraph."),
    ("machine learning", "My model overfits after epoch 3 with dropout at 0.5."),
    ("hairdressing", "I've got a box dye black client who wants blonde and only 20 vol."),
    ("networking", "We run cat6 to each AP and the PoE budget of our switch is 120W."),
)

READ_UP: tuple[str, ...] = (
    "I've been reading about cheese making, rennet and annatto and affinage.",
    "I watched some videos on welding, root pass and slag inclusion and so on.",
    "I started learning about beekeeping, queen excluders and brood frames.",
)


def guessed(text: str) -> tuple[str, ...]:
    """Give what is guessed from one turn."""
    found = extract((turn(text),), scope="general", policy="formation@11").candidates
    return tuple(c.statement for c in found if c.derivation is Derivation.HYPOTHESIS)


@pytest.mark.parametrize(("topic", "text"), AT_WORK)
def test_at_work(topic: str, text: str) -> None:
    """Two words of a field in the turn of somebody at work tell of it."""
    assert {
        f"User likely has {topic} experience.",
        f"User may be interested in {_INTERESTS.get(topic, '') or topic}.",
    } & set(guessed(text))


_INTERESTS = {field.topic: field.interest for field in fields.ALL}


@pytest.mark.parametrize(("topic", "text"), BESIDE)
def test_beside_a_telling_word(topic: str, text: str) -> None:
    """Words of the workshop that others use too tell beside a telling one, or in fours."""
    assert f"User likely has {topic} experience." in guessed(text)


@pytest.mark.parametrize("text", [*LOOKALIKES, *EVERYDAY])
def test_looks_alike(text: str) -> None:
    """Customers, patients, hearsay, tales, quizzes, names and single words tell of nothing."""
    assert guessed(text) == ()


@pytest.mark.parametrize("text", READ_UP)
def test_read_up_on(text: str) -> None:
    """What is only read up on is never told as experience."""
    assert not any("likely has" in statement for statement in guessed(text))


def test_each_field_has_a_turn() -> None:
    """Every field is held by a turn of somebody at work."""
    assert {field.topic for field in fields.ALL} <= {topic for topic, _ in AT_WORK}


def test_most_turns_tell_experience() -> None:
    """What is told by somebody at work is mostly guessed as experience, and as one thing."""
    found = [guessed(text) for _, text in AT_WORK]
    assert sum("likely has" in " ".join(said) for said in found) >= len(AT_WORK) * 9 // 10
    assert sum(len(said) == 1 for said in found) >= len(AT_WORK) * 9 // 10


def test_terms_can_be_looked_up() -> None:
    """A term is one or two words in small letters, as the look-up makes them."""
    for field in fields.ALL:
        for term in field.terms | field.beside:
            assert len(term.split()) in (1, 2), (field.topic, term)
            assert term == term.lower(), (field.topic, term)


def test_no_field_tells_of_what_is_nobodys_business() -> None:
    """Nothing of health, faith, politics, money worries, origin or love is a field."""
    said = " ".join(f"{field.topic} {field.interest}" for field in fields.ALL).lower().split()
    assert not {"religion", "church", "politics", "debt", "dating", "illness", "immigration"} & set(
        said
    )


def test_words_beside_belong_to_a_field() -> None:
    """Words that tell beside others are listed under a field that is there."""
    assert set(fields_beside.BESIDE) <= {field.topic for field in fields.ALL}
    assert all("_" not in word for words in fields_beside.BESIDE.values() for word in words.split())


def test_a_pair_counts_once() -> None:
    """One thing named in two words is one word told, though its first word tells too."""
    assert guessed("I moved the EEG files to my new disk.") == ()
    assert guessed("I moved the EEG files and ran MNE-Python on my laptop.") == (
        "User likely has neuroscience experience.",
    )
