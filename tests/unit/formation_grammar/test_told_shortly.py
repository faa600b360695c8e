"""What is told shortly or put in another way: notes, what two do, what stands equal, orders."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("gym days = tuesdays and fridays", ("User's gym days are Tuesdays and Fridays.",)),
    ("hobby of mine: restoring typewriters", ("User's hobby is restoring typewriters.",)),
    (
        "passion project of mine: a zine about moths",
        ("User's passion project is a zine about moths.",),
    ),
    ("They hired me as a paralegal at Dentons.", ("User was hired as a paralegal at Dentons.",)),
    ("They diagnosed me with ADHD at 34.", ("User was diagnosed with ADHD at 34.",)),
    ("Home for us is a narrowboat on the Lee.", ("User's home is a narrowboat on the Lee.",)),
    ("We all speak Basque at home.", ("User speaks Basque at home.",)),
    (
        "A few of us are restoring the old chapel in Ghent.",
        ("User is restoring the old chapel in Ghent.",),
    ),
    (
        "Even in winter I sleep with the window open.",
        ("User sleeps with the window open even in winter.",),
    ),
    (
        "I can spend no more than 450 euros on the new bike.",
        ("User can spend no more than 450 euros on a new bike.",),
    ),
    (
        "Evenings I study law, weekends I drive a taxi.",
        ("User studies law in the evenings.", "User drives a taxi on weekends."),
    ),
    ("I have the kids Thursday to Sunday.", ("User has the kids from Thursday to Sunday.",)),
    (
        "My ex has the dog on weekdays, I have them Saturday and Sunday.",
        ("User's ex has the dog on weekdays.",),
    ),
    ("My migraines come back every spring.", ("User gets migraines every spring.",)),
    (
        "Before we expand, our bakery has to break even.",
        ("User's bakery has to break even before User expands.",),
    ),
    (
        "On the farm I manage, two vets check every calf.",
        ("User manages a farm.", "On User's farm, two vets check every calf."),
    ),
    (
        "The vet put my cat Ollie on insulin.",
        ("User's cat is Ollie.", "User's cat Ollie is on insulin."),
    ),
    ("Welsh was my first language and English came second.", ("User's first language is Welsh.",)),
    ("Before we start, my name is Zoe.", ("User's name is Zoe.",)),
    (
        "My sister and I run a flower stall in Cork.",
        ("User runs a flower stall in Cork with their sister.",),
    ),
    (
        "Next autumn my dad and I are hiking the Rennsteig.",
        ("User is hiking the Rennsteig with their dad in autumn 2026.",),
    ),
    ("my flatmate and i dont get along", ("User does not get along with their flatmate.",)),
    (
        "My wife and I both work from home.",
        ("User works from home.", "User's wife works from home."),
    ),
    ("My son and I have asthma.", ("User has asthma.", "User's son has asthma.")),
    ("Lea and I met at school in 2009.", ("User met Lea at school in 2009.",)),
    ("Tom and I split up in January.", ("User split up with Tom in January.",)),
    (
        "our kids Max and Lea go to the French school",
        ("User's kids are Max and Lea.", "Max and Lea go to the French school."),
    ),
    (
        "My husband cooks and I do the dishes every evening.",
        ("User's husband cooks.", "User does the dishes every evening."),
    ),
    (
        "My roommates and I split the rent three ways.",
        ("User split the rent three ways with their roommates.",),
    ),
    (
        "My partner and I have been together for six years.",
        ("User has been with their partner for six years.",),
    ),
    (
        "My husband and I don't own a car.",
        ("User does not own a car.", "User's husband does not own a car."),
    ),
    (
        "I started Monday at Lidl as a cashier.",
        ("User started as a cashier at Lidl on 23 February 2026.",),
    ),
    ("my wife and i both love jazz", ("User loves jazz.", "User's wife loves jazz.")),
    ("My brother and I don't talk.", ("User does not talk with their brother.",)),
    (
        "Every Friday my neighbour and I play chess.",
        ("User plays chess with their neighbour every Friday.",),
    ),
    (
        "niece sofia got into nursing school in graz",
        ("User's niece is Sofia.", "Sofia got into nursing school in Graz."),
    ),
    ("love old westerns, hate musicals", ("User loves old westerns.", "User hates musicals.")),
    (
        "new job!! started tuesday as a welder at the shipyard",
        ("User has a new job.", "User started on 24 February 2026 as a welder at the shipyard."),
    ),
    ("second year physics at Leeds", ("User is a second-year physics student at Leeds.",)),
    (
        "Triple citizen here, Chile, Spain and Italy.",
        ("User is a triple citizen of Chile, Spain and Italy.",),
    ),
    ("hip surgery scheduled for 12 June", ("User's hip surgery is scheduled for 12 June.",)),
    (
        "on call every other weekend at the hospital where im a midwife",
        (
            "User is on call every other weekend at the hospital.",
            "User is a midwife at the hospital.",
        ),
    ),
    (
        "camera is a fuji xt3 with a stuck shutter",
        ("User's camera is a fuji xt3 with a stuck shutter.",),
    ),
    ("v3 ships april 2nd, docs a week later", ("User's v3 ships on April 2nd 2026.",)),
    (
        "aiming to pass the bar on my third attempt",
        ("User is aiming to pass the bar on their third attempt.",),
    ),
    ("cant stand olives, sub for them in a puttanesca?", ("User cannot stand olives.",)),
    ("coeliac since childhood", ("User has been coeliac since childhood.",)),
    ("mums name is vera, dads is igor", ("User's mum is Vera.", "User's dad is Igor.")),
    (
        "The game I'm developing, Mossfall, is a roguelike.",
        (
            "User's game is a roguelike.",
            "User is developing a game called Mossfall.",
            "User's game is called Mossfall.",
        ),
    ),
    (
        "app im building is a tide tracker for surfers",
        ("User's app is a tide tracker for surfers.", "User is building an app."),
    ),
    ("The flat I'm in has no balcony.", ("User's flat has no balcony.",)),
    (
        "The choir I'm in, Vox Nova, rehearses on Tuesdays.",
        ("User's choir rehearses on Tuesdays.", "User's choir is called Vox Nova."),
    ),
    (
        "The sensor our team ships runs on Zephyr and is certified in Japan.",
        ("User's sensor runs on Zephyr.", "User's sensor is certified in Japan."),
    ),
    (
        "Our company switched from Teams to Zoom this year.",
        ("The team switched away from Teams.", "The team switched from Teams to Zoom in 2026."),
    ),
    ("we dont mock the database", ("The team does not mock their database.",)),
    (
        "Sara quit, so now Bo runs QA for us.",
        ("Sara no longer works with User.", "Bo runs QA for User."),
    ),
    ("no deploys after 4pm, that's our rule", ("User's rule is no deploys after 4pm.",)),
    ("we're 3 devs and a designer, all remote", ("The team consists of 3 devs and a designer.",)),
    (
        "Last year we dropped Jira, and deploys go through Argo now.",
        (
            "User dropped Jira in 2025.",
            "User dropped Jira in 2025.",
            "The team's deploys go through Argo now.",
        ),
    ),
    ("my team's CI is GitHub Actions", ("The team's CI is GitHub Actions.",)),
    (
        "we indent with spaces in the whole codebase",
        ("The team indents with spaces in their codebase.",),
    ),
    (
        "Ask me before deleting files.",
        ("User wants the assistant to ask them before deleting files.",),
    ),
    (
        "Tell me before you install a package.",
        ("User wants the assistant to tell them before it installs a package.",),
    ),
    ("For recipes, give me grams.", ("User wants the assistant to give them grams for recipes.",)),
    (
        "For python code always give me type hints",
        ("User wants the assistant to always give them type hints for python code.",),
    ),
    (
        "Explain chemistry topics to me with football examples.",
        ("User wants the assistant to explain chemistry topics to them with football examples.",),
    ),
    (
        "In general I like the conclusion first and the details after.",
        ("User likes the conclusion first and the details after.",),
    ),
    ("Give me trains over planes any day.", ("User prefers trains to planes.",)),
    (
        "I tore my calf in May and it never healed right.",
        ("User tore their calf in May.", "User's calf never healed right."),
    ),
    (
        "our lab labels every sample with date and batch, the auditor demands it",
        ("User's lab labels every sample with date and batch.",),
    ),
    (
        "After the wedding I kept my surname, Duarte.",
        ("After the wedding User kept their surname, Duarte.",),
    ),
    (
        "bought a cottage outside Lublin, roof comes first then wiring",
        ("User bought a cottage outside Lublin.",),
    ),
    (
        "Cite the page for each claim you make, always.",
        ("User wants the assistant to always cite the page for each claim the assistant makes.",),
    ),
    ("my grandmothers letters are in yiddish", ("User's grandmother's letters are in Yiddish.",)),
    (
        "My cousin built the tracker I budget with.",
        ("User's cousin built the tracker User budgets with.",),
    ),
    ("All my invoices go into Paperless.", ("All of User's invoices go into Paperless.",)),
    (
        "The kids' half term starts on 20 June, and we're off to Wales the day after.",
        ("User's kids' half term starts on 20 June 2026.",),
    ),
    ("dont use emojis w me ever thx", ("User wants the assistant not to use emojis with them.",)),
    ("Fado is the only music that helps me concentrate.", ("Only Fado helps User concentrate.",)),
)

NOTHING = (
    "x = 5 and y = 7",
    "total = price times qty",
    "result = foo bar",
    "question of mine: how do I fix this",
    "They transferred me to voicemail twice.",
    "they asked me to send the file",
    "We both know that's wrong.",
    "a few of us are wondering about this",
    "Even in the docs I found nothing.",
    "Coffee is the only thing that keeps me going right now.",
    "My colleague and I are trying to fix this bug.",
    "If my brother and I moved to Spain, what then?",
    "my son and I were just playing minecraft",
    "Brother Cadfael solved murders in Shrewsbury.",
    "love these ideas, thanks",
    "hate speech laws",
    "started tuesday as planned",
    "third year in a row at the top",
    "test scheduled for tomorrow",
    "on call with a client now",
    "aiming to fix this today",
    "phone is dead",
    "tests run fine locally",
    "the function i'm writing returns none",
    "The essay I'm writing is due tomorrow.",
    "The hotel I'm in has bad wifi.",
    "The situation I'm in is complicated.",
    "we don't see the db",
    "Romeo left, so Juliet cried",
    "no idea, that's my problem",
    "Ask me before you start.",
    "Ask my boss before you leave.",
    "For this function give me a docstring.",
    "For the report give me bullets.",
    "Explain the terms to me.",
    "give me a minute",
    "launch ships it",
    "I like the second answer",
)


@pytest.mark.parametrize(("text", "statements"), TOLD)
def test_what_is_told_shortly_forms_exactly_these_statements(
    text: str, statements: tuple[str, ...]
) -> None:
    """A note, another wording, or two subjects tell what the plain sentence would tell."""
    assert told(text) == statements


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_looks_like_it_forms_nothing(text: str) -> None:
    """Code, the moment, the task at hand, and what is supposed tell nothing of the speaker."""
    assert told(text) == ()
