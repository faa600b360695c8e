"""A statement is taken for the one it is said of, and only as it is said of them."""

from __future__ import annotations

import pytest

from mnemic.memory.model import Candidate, ClaimKind, Derivation, Polarity
from tests.unit.provided.test_proposals import judged, wire

K = ClaimKind

NOT_SAID = [
    # Somebody else's doing.
    ("My sister is vegetarian.", "User is vegetarian."),
    ("My boss Dana lives in Oslo.", "User lives in Oslo."),
    ("Dana from accounting lives in Oslo.", "User lives in Oslo."),
    ("My neighbour sold me his bike.", "User sold a bike."),
    ("Tom lent me his car.", "User lent Tom a car."),
    ("Tom lent me his car.", "User has a car."),
    ("Everyone except me speaks Finnish.", "User speaks Finnish."),
    ("Unlike me, my wife speaks Finnish.", "User speaks Finnish."),
    ("A friend of mine speaks Finnish.", "User speaks Finnish."),
    ("I know a guy who speaks Finnish.", "User speaks Finnish."),
    ("I have a friend who owns a boat.", "User owns a boat."),
    ("Anna, who lives in Oslo, called me.", "User lives in Oslo."),
    ("Most Norwegians ski.", "User skis."),
    ("The guy next door plays the oboe.", "User plays the oboe."),
    ("Two of my colleagues moved to Oslo.", "User moved to Oslo."),
    ("The recipe needs eggs.", "User needs eggs."),
    ("You live in Oslo, right?", "User lives in Oslo."),
    ("I'm the only one in my team who doesn't drink.", "The team does not drink."),
    ("My daughter has asthma and I have a cold.", "User has asthma."),
    ("I have two kids, Tom and Ada, and Ada plays chess.", "Tom plays chess."),
    ("I beat Tom at chess.", "Tom beat User at chess."),
    ("I met a vegetarian in Oslo.", "User is vegetarian."),
    ("I work with Anna, who is a plumber.", "User is a plumber."),
    ("Vegetarians live longer.", "User is vegetarian."),
    ("Being vegetarian is hard.", "User is vegetarian."),
    ("My sister's name is Ingrid.", "User's name is Ingrid."),
    ("My sister's dog is old.", "User's dog is old."),
    ("My boss's car broke down.", "User's car broke down."),
    ("My sister's husband plays chess.", "User's husband plays chess."),
    # Wanted, meant, tried or refused, and not done.
    ("I want to own a boat.", "User owns a boat."),
    ("I plan to move to Oslo next year.", "User moves to Oslo."),
    ("I tried to learn Finnish.", "User learned Finnish."),
    ("I failed to learn Finnish.", "User learned Finnish."),
    ("I need a new car.", "User has a new car."),
    ("I'd love a dog.", "User has a dog."),
    ("They offered me a job at Acme.", "User has a job at Acme."),
    ("I turned down a job at Acme.", "User has a job at Acme."),
    ("Remind me to call Anna.", "User calls Anna."),
    ("What do vegetarians want?", "User wants vegetarians."),
    ("Trained dogs bark at me.", "User is trained."),
    ("Hoping she gets a boat.", "User gets a boat."),
    ("I love my sister's band.", "User is in a band."),
    ("I coach.", "User is a coach."),
    ("I have 61 hens.", "User is 61."),
    ("I'm 61 kilos.", "User is 61."),
    ("I do yoga twice a week, and on other days I swim.", "User swims twice a week."),
    ("I row every morning and I cook on Sundays.", "User cooks every morning."),
    ("I am building a boat.", "User has built a boat."),
    ("I was building a boat.", "User built a boat."),
    ("It's false that I own a boat.", "User owns a boat."),
    ("I pretended I own a boat.", "User owns a boat."),
    ("I only drink tea when I'm ill.", "User drinks tea."),
    # Hardly, almost, once.
    ("I almost bought a Tesla.", "User bought a Tesla."),
    ("I hardly ever drink coffee.", "User drinks coffee."),
    ("I used to smoke.", "User smokes."),
    ("I lived in Oslo.", "User lives in Oslo."),
    # Asked, doubted, said by others.
    ("Can I eat parmesan?", "User eats parmesan."),
    ("Do people here prefer short answers?", "User prefers short answers."),
    ("What would a vegetarian eat here?", "User is vegetarian."),
    ("Does my daughter need a passport?", "User's daughter needs a passport."),
    ("I doubt that Anna speaks Finnish.", "Anna speaks Finnish."),
    ("My CV says I speak Finnish.", "User speaks Finnish."),
    ("I asked Tom whether he likes jazz.", "Tom likes jazz."),
    ("She asked if I like jazz.", "User likes jazz."),
    ("Example: I live in Oslo.", "User lives in Oslo."),
    ("In my novel I live in Oslo.", "User lives in Oslo."),
    ("`I live in Oslo`", "User lives in Oslo."),
    # Given up, rented, counted otherwise, near it, of its owner's.
    ("I gave Anna my old bike.", "User has an old bike."),
    ("I left Acme for Nordlys.", "User works at Acme."),
    ("I rented a Tesla once.", "User owns a Tesla."),
    ("I have 3 cats and 2 dogs.", "User has 2 cats."),
    ("I have 3 cats and 2 dogs.", "User has 3 dogs."),
    ("I live near Oslo.", "User lives in Oslo."),
    ("I work at Acme's competitor.", "User works at Acme."),
    ("My wife and I moved to Oslo, she works at Acme.", "User works at Acme."),
    ("I'm applying to Acme.", "User works at Acme."),
    ("Should we migrate to Rust?", "The team migrates to Rust."),
    ("The other team uses Rust.", "The team uses Rust."),
    ("We might migrate to Rust.", "The team migrates to Rust."),
    ("My ex-wife is a nurse.", "User's wife is a nurse."),
    ("My friend has a daughter.", "User has a daughter."),
    ("I'm looking after my friend's dog.", "User has a dog."),
    ("I'm 40 and my son is 12.", "User is 12."),
    ("I drink anything but decaf.", "User drinks decaf."),
    ("I eat everything except fish.", "User eats fish."),
    # The other way round.
    ("I left Acme for Nordlys.", "User left Nordlys for Acme."),
    ("The report was written by Tom for Anna.", "The report was written by Anna for Tom."),
    ("Tom owes me 50 euros.", "User owes Tom 50 euros."),
    ("I prefer tabs over spaces.", "User prefers spaces over tabs."),
    ("I prefer tea to coffee.", "User prefers coffee to tea."),
    ("I moved from Oslo to Bergen.", "User moved from Bergen to Oslo."),
    ("I earn more than Tom.", "Tom earns more than User."),
]

SAID = [
    ("I'm vegetarian.", "User is vegetarian."),
    ("My sister is vegetarian.", "User's sister is vegetarian."),
    ("My boss Dana lives in Oslo.", "User's boss Dana lives in Oslo."),
    ("My boss Dana lives in Oslo.", "User has a boss named Dana."),
    ("I live in Oslo and my wife works at Acme.", "User's wife works at Acme."),
    ("I live in Oslo and work at Acme.", "User works at Acme."),
    ("We have two kids.", "User has two kids."),
    ("My sister's name is Ingrid.", "User's sister's name is Ingrid."),
    ("My sister's dog is old.", "User's sister's dog is old."),
    ("My boss's car broke down.", "User's boss's car broke down."),
    ("My old car broke down.", "User's old car broke down."),
    ("Our freezer is broken.", "User's freezer is broken."),
    ("Our team deploys on Fridays.", "The team deploys on Fridays."),
    ("We decided to use SQLite.", "The team decided to use SQLite."),
    ("My sister lives in Rome. She plays the oboe.", "User's sister plays the oboe."),
    ("I own a boat.", "User owns a boat."),
    ("I'm 40 and my son is 12.", "User's son is 12."),
    ("We never deploy on Fridays.", "The team never deploys on Fridays."),
    ("Tom owes me 50 euros.", "Tom owes User 50 euros."),
    ("I have 3 cats and 2 dogs.", "User has 3 cats."),
    ("I have 3 cats and 2 dogs.", "User has 2 dogs."),
    ("I live near Oslo.", "User lives near Oslo."),
    ("I work at Acme's competitor.", "User works at Acme's competitor."),
    ("I left Acme for Nordlys.", "User left Acme for Nordlys."),
    ("Our CI runs on GitHub Actions.", "The team's CI runs on GitHub Actions."),
    ("Been doing CrossFit since 2019.", "User has been doing CrossFit since 2019."),
    ("I want to own a boat.", "User wants to own a boat."),
    ("I only drink tea when I'm ill.", "User only drinks tea when they are ill."),
    ("I do yoga twice a week, and on other days I swim.", "User does yoga twice a week."),
    ("I row every morning and I cook on Sundays.", "User cooks on Sundays."),
    ("I have been building a boat.", "User is building a boat."),
    ("I've been learning Finnish for years.", "User has been learning Finnish for years."),
    ("I used to smoke.", "User used to smoke."),
    ("I hardly ever drink coffee.", "User hardly ever drinks coffee."),
    ("I work as a plumber in Oslo.", "User is a plumber in Oslo."),
    ("I started running every day.", "User runs every day."),
    ("Already tried magnesium.", "User has tried magnesium."),
    ("Is that enough given that I swim daily?", "User swims daily."),
    ("Lately hooked on sumo wrestling.", "User is hooked on sumo wrestling."),
    ("Qualified as a lifeguard in Odesa.", "User is qualified as a lifeguard."),
    ("I referee the junior league.", "User is referee of the junior league."),
    ("I'm 61.", "User is 61."),
    ("I'm 61, and I row.", "User is 61 years old."),
    ("I prefer tabs over spaces.", "User prefers tabs over spaces."),
    ("I moved from Oslo to Bergen.", "User moved from Oslo to Bergen."),
    ("I was in Rome, and the cat needs insulin.", "User has a cat."),
]


@pytest.mark.parametrize("kind", [K.PROJECT_FACT, K.PREFERENCE, K.CONSTRAINT, K.GOAL])
@pytest.mark.parametrize(("text", "statement"), NOT_SAID)
def test_what_is_not_said_of_one_is_not_taken(text: str, statement: str, kind: ClaimKind) -> None:
    """Every word of the statement is there, and yet it is not said; whatever kind it claims."""
    found = judged(wire(statement, text.rstrip("."), kind=kind), text)
    assert not isinstance(found, Candidate)


@pytest.mark.parametrize(("text", "statement"), SAID)
def test_what_is_said_of_one_is_taken(text: str, statement: str) -> None:
    """Positive control: the same words, said of the same one."""
    found = judged(wire(statement, text.rstrip(".?"), kind=K.PROJECT_FACT), text)
    assert isinstance(found, Candidate), found


@pytest.mark.parametrize(
    ("text", "statement", "kind"),
    [
        ("Any tricks that aren't apps?", "User wants tricks that are not apps.", K.GOAL),
        ("Hoping to get my licence soon.", "User wants to get their licence.", K.GOAL),
        ("I love choral music.", "User is interested in choral music.", K.INTEREST),
        ("Please skip the emoji.", "User does not want emoji.", K.PREFERENCE),
        ("please dont give me red charts", "User does not want red charts.", K.CONSTRAINT),
    ],
)
def test_a_wish_and_an_interest_are_told_by_what_shows_them(
    text: str, statement: str, kind: ClaimKind
) -> None:
    """A question, a request or a love of something says what is wanted, or liked."""
    found = judged(wire(statement, text.rstrip(".?"), kind=kind), text)
    assert isinstance(found, Candidate), found


@pytest.mark.parametrize(
    ("text", "quote", "statement"),
    [
        ("My sister is vegetarian.", "is vegetarian", "User is vegetarian."),
        ("My boss Dana lives in Oslo.", "lives in Oslo", "User lives in Oslo."),
        ("I want to own a boat.", "own a boat", "User owns a boat."),
        ("I used to live in Oslo.", "live in Oslo", "User lives in Oslo."),
        ("Everyone except me speaks Finnish.", "me speaks Finnish", "User speaks Finnish."),
        ("Do people prefer short answers?", "prefer short answers", "User prefers short answers."),
    ],
)
def test_a_quote_is_read_where_it_stands(text: str, quote: str, statement: str) -> None:
    """Quoting less of a clause does not make it say something else."""
    assert not isinstance(judged(wire(statement, quote), text), Candidate)


@pytest.mark.parametrize(
    ("text", "statement", "taken"),
    [
        ("I gave up swimming.", "User no longer swims.", True),
        ("My brother gave up swimming.", "User's brother no longer swims.", True),
        ("My brother gave up swimming.", "User no longer swims.", False),
        ("I haven't given up swimming.", "User no longer swims.", False),
        ("I gave up swimming in the sea.", "User no longer swims.", False),
        ("I gave up swimming in the sea.", "User no longer swims in the sea.", True),
        ("I gave up swimming last month.", "User no longer swims.", True),
        ("I no longer take the minutes at the club.", "User no longer takes the minutes.", False),
        (
            "I no longer take the minutes at the club.",
            "User no longer takes the minutes at the club.",
            True,
        ),
    ],
)
def test_only_ones_own_is_taken_back(text: str, statement: str, taken: bool) -> None:
    """What somebody else gave up ends nothing of the user's."""
    claim = wire(statement, text.rstrip("."), kind=K.HABIT, polarity=Polarity.RETRACT)
    assert isinstance(judged(claim, text), Candidate) is taken


@pytest.mark.parametrize(
    ("text", "statement", "taken"),
    [
        ("My sister is pregnant.", "User is likely pregnant.", False),
        ("My sister runs marathons.", "User likely runs marathons.", False),
        ("I want to own a boat.", "User likely owns a boat.", True),
        ("I sign people up for marathons.", "User likely runs marathons.", True),
    ],
)
def test_no_guess_is_what_another_is_said_to_be(text: str, statement: str, taken: bool) -> None:
    """A guess needs a cue, and somebody else's being so is none."""
    claim = wire(statement, text.rstrip("."), kind=K.HABIT, derivation=Derivation.HYPOTHESIS)
    assert isinstance(judged(claim, text), Candidate) is taken
