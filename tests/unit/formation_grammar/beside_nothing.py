"""What is the speaker's own beside borrowed words, games and jokes, and must still form.

Each case: the turn, the statements that must form, and the words that no statement may hold.
"""

from __future__ import annotations

BESIDE: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    (
        "My landlord wrote: 'I am selling the flat and I live abroad.' I've lived in Bath for six years.",
        ("+ User has lived in Bath for six years.",),
        ("abroad", "selling"),
    ),
    (
        "I'm a physiotherapist in Leeds. Write a limerick: I have a pet goose and I live in Toulouse.",
        ("+ User is a physiotherapist in Leeds.",),
        ("goose", "Toulouse"),
    ),
    (
        "I have two daughters. Make up a bedtime story for them: I am a dragon and I live in a teapot.",
        ("+ User has two daughters.",),
        ("dragon", "teapot"),
    ),
    (
        "Let's play a game: I'm a pirate and I have a parrot.\n\nOut of character: I have three kids and we play this every evening.",
        ("+ User has three kids.",),
        ("pirate", "parrot"),
    ),
    (
        "I work for a small brewery. Our target customer: I'm 35, I have a dog and I rent a flat.",
        ("+ User works for a small brewery.",),
        ("35", "dog", "flat"),
    ),
    (
        "I live in Split. Suppose I had a boat and earned 1,900 a month, could I afford a mooring?",
        ("+ User lives in Split.",),
        ("boat",),
    ),
    (
        "I could eat a horse. I'm a vegetarian, so what's quick and filling?",
        ("+ User is a vegetarian.",),
        ("horse",),
    ),
    (
        "Here is the review we got. I've been coming for ten years and my husband got sick.\n\nI work as a chef in Bath. Draft a reply.",
        ("+ User works as a chef in Bath.",),
        ("husband", "ten years"),
    ),
    (
        "I teach maths in Ghent. Can you check this problem? I have five apples and I give two away. How many do I have left?",
        ("+ User teaches maths in Ghent.",),
        ("apples",),
    ),
    (
        "How do I say: I am allergic to nuts, in Japanese? I really am allergic to sesame.",
        ("+ User is allergic to sesame.",),
        ("nuts",),
    ),
    (
        "My son is allergic to peanuts. How do I say 'my son is allergic to peanuts' in Greek?",
        ("+ User's son is allergic to peanuts.",),
        ("Greek",),
    ),
    (
        "Horoscope says I am stubborn and I hate change. Anyway, I'm a Taurus and I collect fountain pens.",
        ("+ User collects fountain pens.",),
        ("stubborn", "change"),
    ),
    (
        "I'm standing at the bus stop. I commute by bus every day, so is the yearly pass worth it?",
        ("+ User commutes by bus every day.",),
        ("standing", "stop"),
    ),
    (
        "I'm so tired right now. I work nights as a nurse.",
        ("+ User works nights as a nurse.",),
        ("tired",),
    ),
    (
        "If I had a garden I'd grow tomatoes, but I live on the ninth floor.",
        ("+ User lives on the ninth floor.",),
        ("tomatoes", "garden"),
    ),
    (
        "In my novel the detective is divorced and has two kids. I'm divorced and I write in the mornings.",
        ("+ User is divorced.", "+ User writes in the mornings."),
        ("detective", "two kids"),
    ),
    (
        "My boss says I never listen. I've worked in insurance since 2019.",
        ("+ User has worked in insurance since 2019.",),
        ("listen",),
    ),
    (
        "I never said I was vegan. I'm a pescatarian.",
        ("+ User is a pescatarian.",),
        ("vegan",),
    ),
    (
        "You are a grumpy pirate now. By the way, I'm colour-blind, so no red and green in the table.",
        ("+ User is colour-blind.",),
        ("pirate",),
    ),
    (
        "When you have kids you never sleep. We have twins and I sleep four hours a night.",
        ("+ User has twins.",),
        ("you never",),
    ),
    (
        "I've told you a million times. I live in Crete.",
        ("+ User lives in Crete.",),
        ("million",),
    ),
    (
        "Dear assistant,\n\nI keep bees in Kent and I have two hives.\n\nKind regards,\nNora",
        ("+ User keeps bees in Kent.", "+ User has two hives."),
        (),
    ),
    (
        "Hi there,\nI'm a widower and I live alone with my cat.\nThanks,\nBernard",
        ("+ User is a widower.",),
        (),
    ),
    (
        "I have two kids. How many bedrooms do we need?",
        ("+ User has two kids.",),
        (),
    ),
    (
        "I'm 42 and my mother is 70. How old is too old for a trampoline?",
        ("+ User is 42.",),
        (),
    ),
    (
        "Question about tax: I have two jobs and I live in Namur.",
        ("+ User has two jobs.", "+ User lives in Namur."),
        (),
    ),
    (
        "Some context for the story I'm writing: I'm a retired judge and I know court procedure.",
        (),
        (),
    ),
    (
        "My story: I was born in Minsk and I moved to Lublin in 2012.",
        ("+ User was born in Minsk.",),
        (),
    ),
    (
        "Can you turn this plan into a table? I run on Tuesdays and I swim on Fridays.",
        ("+ User runs on Tuesdays.", "+ User swims on Fridays."),
        (),
    ),
    (
        "My situation is this: I have a mortgage and two kids.",
        ("+ User has a mortgage and two kids.",),
        (),
    ),
    (
        "My doctor told me I have asthma.",
        (),
        (),
    ),
    (
        "I play the violin in a quartet and I write crime novels.",
        ("+ User plays the violin in a quartet.", "+ User writes crime novels."),
        (),
    ),
    (
        "I work as a game designer. In our game you play a plumber who has a brother.",
        ("+ User works as a game designer.",),
        ("plumber",),
    ),
    (
        "We play D&D every Thursday and I'm the dungeon master.",
        ("+ User plays D&D every Thursday.",),
        (),
    ),
    (
        "I'm studying for a quiz night with my team. I know a lot about opera.",
        ("+ User knows a lot about opera.",),
        (),
    ),
    (
        "I have a headache right now, and I get migraines every month.",
        ("+ User gets migraines every month.",),
        ("right now",),
    ),
    (
        "I've got this far in the tutorial: step 4. I'm a beginner in Rust and I use Arch Linux.",
        ("+ User is a beginner in Rust.", "+ User uses Arch Linux."),
        ("step 4",),
    ),
    (
        "I don't work on Mondays. Let's say we meet on Friday.",
        ("+ User does not work on Mondays.",),
        ("meet",),
    ),
    (
        "I'd sell my kidney for a coffee. I can't have milk though, I'm lactose intolerant.",
        ("+ User is lactose intolerant.",),
        ("kidney",),
    ),
    (
        "Fix the grammar: I has two dog.\n\nI speak Thai and I live in Hull.",
        (),
        ("dog",),
    ),
    (
        "A tenant wrote to me today:\n\nI lost my job and I have two kids.\n\nI'm a retired plumber. What are my options?",
        ("+ User is a retired plumber.",),
        ("two kids", "lost"),
    ),
    (
        "As a thought experiment: I have ten clones. In real life I have a twin, that's why I ask.",
        ("+ User has a twin in real life.",),
        ("clones",),
    ),
    (
        "I'm a screenwriter, I live in Galway. My hero lives in Prague and has no friends.",
        ("+ User is a screenwriter.", "+ User lives in Galway."),
        ("Prague", "no friends"),
    ),
    (
        "Pretend you're my gym coach. I have a bad knee and I train three times a week.",
        ("+ User has a bad knee.", "+ User trains three times a week."),
        ("coach",),
    ),
    (
        "Act as a nutritionist. I'm celiac and I weigh 82 kilos.",
        ("+ User is celiac.", "+ User weighs 82 kilos."),
        ("nutritionist",),
    ),
    (
        "You are an expert travel agent. I have three kids and I hate flying.",
        ("+ User has three kids.", "+ User hates flying."),
        ("agent",),
    ),
    (
        "My chart is empty. Our plot is solid clay.",
        ("+ User's plot is solid clay.",),
        ("chart",),
    ),
)
