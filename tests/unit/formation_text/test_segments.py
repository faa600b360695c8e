"""Clauses: where they start and end, how they are meant, what led to them."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.segments import CLAUSE_CHARS_MAX, Clause, Mood, segment

S, Q, R, H = Mood.STATEMENT, Mood.QUESTION, Mood.REQUEST, Mood.HYPOTHETICAL
QUOTED, CODE, IRONIC, PLAY = Mood.QUOTED, Mood.CODE, Mood.IRONIC, Mood.ROLE_PLAY


def moods(text: str) -> list[Mood]:
    """Give the moods of all clauses."""
    return [clause.mood for clause in segment(text)]


def stated(text: str) -> list[str]:
    """Give the texts of what is told as true and not reported of others."""
    return [c.text for c in segment(text) if c.mood is S and not c.attributed]


WHOLE = [
    "I work with Dr. Smith at St. Mary's vs. Mr. Jones at 5 p.m. on Mondays.",
    "I like teas, e.g. Earl Grey, i.e. black tea.",
    "I use Python 3.11.4, Django 4.2 and Node.js v20.1.0 at work.",
    "I saved it in /etc/foo.d/bar.conf for later.",
    "My site is https://ex.com/a.b?c=d for now.",
    "I paid 3.50 for No. 5.",
    "I use `foo. bar` daily.",
    "I moved to the U.S. in 2010.",
    "My kids, Ana and Tom, go to Hillside school.",
    "I have two dogs, Rex and Fido, and a cat.",
    "I lift weights twice a week and swim on Sundays",
    "My brother Tomas lives in Brno and works as a paramedic.",
    "When I was young, I lived in Paris",
    "In my last job, I wrote Java.",
    "I drink tea when I work late.",
    "The people I work with are kind.",
]


@pytest.mark.parametrize("text", WHOLE)
def test_one_clause_stays_whole(text: str) -> None:
    """Abbreviations, numbers, paths, addresses and coordinated verbs split nothing."""
    assert [c.text for c in segment(text)] == [text]


SPLIT: list[tuple[str, list[str]]] = [
    ("I live in Rome. I work at Acme.", ["I live in Rome.", "I work at Acme."]),
    ("i live in ghent\ni work at acme", ["i live in ghent", "i work at acme"]),
    ("- I live in Rome\n- My cat is Tom", ["I live in Rome", "My cat is Tom"]),
    ("1. I live in Rome\n2) I ski", ["I live in Rome", "I ski"]),
    ("My t-shirt size is L. I also ski.", ["My t-shirt size is L.", "I also ski."]),
    ("I get up at 6 a.m. I work nights.", ["I get up at 6 a.m.", "I work nights."]),
    ("I love hiking 🏔️ I also ski", ["I love hiking 🏔️", "I also ski"]),
    ("I ski, and I've a cat", ["I ski", "I've a cat"]),
    ("I teach maths; my wife teaches art", ["I teach maths", "my wife teaches art"]),
    ("I think Rust is fine but I prefer Go", ["I think Rust is fine", "I prefer Go"]),
    ("I ski, as you know, and I run", ["I ski, as you know", "I run"]),
    ("I moved because I got a job", ["I moved", "I got a job"]),
    ("I live in Ghent I work at Acme", ["I live in Ghent", "I work at Acme"]),
    ("I live in Oslo, I work at Acme", ["I live in Oslo", "I work at Acme"]),
    ("My cat is Tom and my dog is Rex", ["My cat is Tom", "my dog is Rex"]),
    ("I was born in the U.S. I moved later.", ["I was born in the U.S.", "I moved later."]),
    ("No. I live in Rome.", ["No.", "I live in Rome."]),
    ("Hmm... I live in Rome", ["Hmm...", "I live in Rome"]),
]


@pytest.mark.parametrize(("text", "clauses"), SPLIT)
def test_clauses_are_split(text: str, clauses: list[str]) -> None:
    """Sentences, lists, lines and first-person clauses come apart."""
    assert [c.text for c in segment(text)] == clauses


def test_a_wrapped_line_goes_on() -> None:
    """A line break inside a long sentence only wraps it."""
    text = "I have been working for many years as a translator of\nnovels from Dutch."
    assert len(segment(text)) == 1


MOODS: list[tuple[str, list[Mood]]] = [
    ("What do you think of Rust?", [Q]),
    ("what should I cook for dinner", [Q]),
    ("I wonder which library to use.", [Q]),
    ("Any tips on recovery?", [Q]),
    ("Did you know that I moved to Oslo?", [Q]),
    ("Is it weird that I eat pizza with a fork?", [Q]),
    ("What I like most is hiking.", [S]),
    ("Where I live, it rains a lot.", [S]),
    ("Can you draft a note?", [R]),
    ("Please use metric units", [R]),
    ("Call me Sam.", [R]),
    ("Don't use emojis.", [R]),
    ("I'd love a second opinion.", [R]),
    ("forget that I like jazz", [R]),
    ("I don't like emojis.", [S]),
    ("If I were vegan I'd starve in this town.", [H]),
    ("I would love to visit Japan", [S]),
    ("I would love a dog", [H]),
    ("I wish I had a dog.", [H]),
    ("If I get the job I'll move to Rome.", [H]),
    ("Suppose I lived in Rome. I would eat pizza.", [H, H]),
    ("If it rains, I take the bus.", [S]),
    ("I would prefer tea.", [S]),
    ("I'd been living in Rome.", [S]),
    ("I'd like to learn Spanish.", [S]),
    ("Oh sure, and I also just love Mondays.", [IRONIC, IRONIC]),
    ("Yeah right, I love paperwork.", [IRONIC, IRONIC]),
    ("I love Mondays. /s", [IRONIC, IRONIC]),
    ("I'm vegetarian. Just kidding!", [IRONIC, IRONIC]),
    ("I live for Mondays 🙄", [IRONIC]),
    ("Oh, I love jazz!", [S]),
    ("Oh yeah, I also have a dog.", [S, S]),
    ("Pretend you are a pirate. I live in Ghent.", [PLAY, S]),
    ("In my story, I am a dragon. I live in a cave.", [PLAY, PLAY]),
    ("Let's role-play: I'm a knight.", [PLAY, PLAY]),
    ("Character: I am a dragon.", [PLAY]),
    ("I am writing a story about a dragon.", [S]),
    ("```\nI live in Rome\n```\nI ski.", [CODE, S]),
    ("```\nI live in Rome", [CODE]),
    ("def f(x):\n    return x\n\nI ski.", [CODE, S]),
]


@pytest.mark.parametrize(("text", "expected"), MOODS)
def test_moods(text: str, expected: list[Mood]) -> None:
    """Only what is told as true is a statement."""
    assert moods(text) == expected


QUOTES: list[tuple[str, list[str], list[str]]] = [
    (
        "My landlord wrote: 'I am allergic to cats and I never sublet.' How do I answer?",
        ["I am allergic to cats and I never sublet."],
        [],
    ),
    ("She told me: I am moving to Rome. I hate it.", ["I am moving to Rome.", "I hate it."], []),
    ("He said “I don’t eat meat” and I moved to Rome", ["I don’t eat meat"], ["I moved to Rome"]),
    (
        'My sister said, "I can\'t stand olives," and I laughed.',
        ["I can't stand olives"],
        ["I laughed."],
    ),
    ("'I hate Mondays,' my boss said. I like them.", ["I hate Mondays"], ["I like them."]),
    ("He wrote: 'I like my dogs' toys.' I ski.", ["I like my dogs' toys."], ["I ski."]),
    ('He wrote: "I am vegan. I live in Rome', ["I am vegan.", "I live in Rome"], []),
    ("> I love cats\n> a lot\nI prefer birds.", ["I love cats", "a lot"], ["I prefer birds."]),
    ("On Mon, Bob wrote:\n> I am vegan\n\nI ski.", ["On Mon, Bob wrote", "I am vegan"], ["I ski."]),
    ("Translate this: I live in Rome", ["I live in Rome"], []),
    (
        "Here's the mail:\n\nHi, I moved.\n\nAnyway, I live in Ghent.",
        ["Hi, I moved."],
        ["Here's the mail", "I live in Ghent."],
    ),
    ("My band is called 'The Owls'", [], ["My band is called 'The Owls'"]),
    ('I love the song "I Want It That Way".', [], ['I love the song "I Want It That Way".']),
    ("I'm 5'9\" tall and I play bass.", [], ["I'm 5'9\" tall", "I play bass."]),
    ("Here is my bio: I am a nurse.", [], ["Here is my bio", "I am a nurse."]),
]


@pytest.mark.parametrize(("text", "quoted", "own"), QUOTES)
def test_words_of_others_are_quoted(text: str, quoted: list[str], own: list[str]) -> None:
    """Quoted, pasted and forwarded words are QUOTED; a quoted name or title is not."""
    clauses = segment(text)
    assert [c.text for c in clauses if c.mood is QUOTED] == quoted
    assert all(c.attributed for c in clauses if c.mood is QUOTED)
    assert stated(text) == own


@pytest.mark.parametrize(
    ("text", "attributed"),
    [
        ("She said she likes jazz", True),
        ("According to my doctor, I'm low on iron.", True),
        ("People say I'm stubborn.", True),
        ("I heard that coffee is bad.", True),
        ("I said no.", False),
        ("I read a lot.", False),
        ("My brother lives in Brno", False),
    ],
)
def test_reported_statements_are_attributed(text: str, *, attributed: bool) -> None:
    """Words reported of others stay statements, marked as theirs."""
    assert [c.attributed for c in segment(text)] == [attributed]


def test_a_fact_inside_a_question_is_a_statement() -> None:
    """What leads up to a question is evidence, the question is not."""
    text = "I'm building a tracker in Django and I'm wondering which library to use, any ideas?"
    assert moods(text) == [S, Q, Q]
    assert stated(text) == ["I'm building a tracker in Django"]


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("Since I live in Ghent, do I need a permit?", "I live in Ghent"),
        ("Which laptop should I buy, given that I paint?", "I paint"),
        ("I like where this is going, can you move the files?", "I like where this is going"),
        ("i work at acme, whats the best commute", "i work at acme"),
        ("Help me plan a trip, I'm allergic to nuts", "I'm allergic to nuts"),
        ("I need a gift, my sister loves tea, any ideas?", "my sister loves tea"),
    ],
)
def test_the_fact_beside_a_question_or_request_is_kept(text: str, fact: str) -> None:
    """A question or request beside a fact does not swallow it."""
    assert fact in stated(text)
    assert set(moods(text)) & {Q, R}


@pytest.mark.parametrize(
    ("text", "leads", "clause"),
    [
        ("Please remember that I'm allergic to nuts", "remember", "I'm allergic to nuts"),
        ("Remember: my flight is on Friday", "remember", "my flight is on Friday"),
        ("Can you remember that I'm vegan?", "remember", "I'm vegan"),
        ("Well, actually, I moved.", "actually", "I moved."),
        ("By the way, I prefer tea.", "by the way", "I prefer tea."),
        ("No, I live in Ghent.", "no", "I live in Ghent."),
        ("Since I live in Ghent, I cycle.", "since", "I live in Ghent"),
    ],
)
def test_what_leads_to_a_clause(text: str, leads: str, clause: str) -> None:
    """Openers stand before the clause and are named."""
    first = segment(text)[0]
    assert (first.leads, first.text, first.mood) == (leads, clause, S)


def test_remember_to_is_a_request() -> None:
    """An order to remember to do something is no fact."""
    assert moods("Remember to call me") == [R]


def test_connectives_are_named() -> None:
    """A coordinated clause tells what joined it."""
    clauses = segment("I ski and I swim, but I don't run because I hate it; I walk")
    assert [c.leads for c in clauses] == ["", "and", "but", "because", ""]
    assert {c.sentence for c in clauses} == {0}


def test_an_endless_clause_is_taken_for_data() -> None:
    """A clause longer than a person states is not evidence."""
    assert moods("word " * CLAUSE_CHARS_MAX) == [CODE]


def test_a_blanked_stretch_belongs_to_no_clause() -> None:
    """A clause ends where a hazard was blanked."""
    text = "I ski. " + "\x00" * 9 + " I swim."
    assert segment(text) == (
        Clause("I ski.", 0, 6, 0),
        Clause("I swim.", 17, 24, 1),
    )
