"""What the user likes, and wishes to the assistant: what is said, and exactly what it forms.

`+` asserts, `-` retracts, `!` also forbids the value.
"""

from __future__ import annotations

CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("By the way, I prefer concise answers.", ("+ User prefers concise answers.",)),
    (
        "I prefer tabs over spaces. We decided to use Postgres with pgvector for the memory store.",
        (
            "+ User prefers tabs over spaces.",
            "+ The team decided to use Postgres with pgvector for the memory store.",
        ),
    ),
    (
        "I don't like bullet points in answers. I'm not a fan of emojis either.",
        (
            "+ User does not like bullet points in answers.",
            "+ User is not a fan of emojis.",
        ),
    ),
    ("please always answer in French", ("+ User wants the assistant to always answer in French.",)),
    ("keep answers short", ("+ User wants the assistant to keep answers short.",)),
    ("When travelling I prefer aisle seats", ("+ User prefers aisle seats when travelling.",)),
    ("I like jazz.", ("+ User likes jazz.",)),
    (
        "I love hiking and climbing.",
        (
            "+ User loves hiking.",
            "+ User loves climbing.",
        ),
    ),
    ("I really enjoy long walks on the beach.", ("+ User enjoys long walks on the beach.",)),
    ("I hate cilantro.", ("+ User hates cilantro.",)),
    ("I can't stand cilantro.", ("+ User cannot stand cilantro.",)),
    ("I dislike loud restaurants.", ("+ User dislikes loud restaurants.",)),
    ("I'm really into board games.", ("+ User is into board games.",)),
    ("I'm a big fan of Radiohead.", ("+ User is a big fan of Radiohead.",)),
    ("I'm not a big fan of sushi.", ("+ User is not a big fan of sushi.",)),
    ("I prefer tea over coffee.", ("+ User prefers tea over coffee.",)),
    ("I prefer tea to coffee.", ("+ User prefers tea to coffee.",)),
    ("I like tea more than coffee.", ("+ User likes tea more than coffee.",)),
    ("I'd rather take the train than fly.", ("+ User would rather take the train than fly.",)),
    ("I prefer window seats on long flights.", ("+ User prefers window seats on long flights.",)),
    ("I prefer dark mode.", ("+ User prefers dark mode.",)),
    ("I prefer spaces.", ("+ User prefers spaces.",)),
    ("I prefer working in the mornings.", ("+ User prefers working in the mornings.",)),
    ("I prefer short meetings.", ("+ User prefers short meetings.",)),
    ("I prefer my coffee black.", ("+ User prefers their coffee black.",)),
    ("I like my steak rare.", ("+ User likes their steak rare.",)),
    ("When I travel, I prefer aisle seats.", ("+ User prefers aisle seats when they travel.",)),
    ("On long flights I prefer window seats.", ("+ User prefers window seats on long flights.",)),
    ("I don't really like horror movies.", ("+ User does not like horror movies.",)),
    ("Call me Sam.", ("+ User wants to be called Sam.",)),
    (
        "Please always answer in French.",
        ("+ User wants the assistant to always answer in French.",),
    ),
    ("Always use metric units.", ("+ User wants the assistant to always use metric units.",)),
    ("Never use emojis.", ("+ User wants the assistant never to use emojis.",)),
    ("Don't use bullet points.", ("+ User wants the assistant not to use bullet points.",)),
    ("Keep your answers short.", ("+ User wants the assistant to keep answers short.",)),
    ("From now on, reply in German.", ("+ User wants the assistant to always reply in German.",)),
    (
        "I want you to always answer in Spanish.",
        ("+ User wants the assistant to always answer in Spanish.",),
    ),
    ("I want short answers.", ("+ User wants short answers.",)),
    ("I'd like you to keep answers brief.", ("+ User wants the assistant to keep answers brief.",)),
    ("I prefer answers in English.", ("+ User prefers answers in English.",)),
    ("I like concise answers.", ("+ User likes concise answers.",)),
    (
        "Please don't use emojis in your answers.",
        ("+ User wants the assistant not to use emojis in answers.",),
    ),
    ("Stop using emojis.", ("+ User wants the assistant not to use emojis.",)),
    ("I probably prefer tea.", ("+ User probably prefers tea.",)),
    ("Scratch that, I don't like jazz.", ("+ User does not like jazz.",)),
    ("I love spicy food but my husband hates it.", ("+ User loves spicy food.",)),
    ("I like my eggs scrambled.", ("+ User likes their eggs scrambled.",)),
    (
        "I like tea, but I prefer coffee in the morning.",
        (
            "+ User likes tea.",
            "+ User prefers coffee in the morning.",
        ),
    ),
    ("I like to run in the rain.", ("+ User likes to run in the rain.",)),
    ("I enjoy cooking Thai food.", ("+ User enjoys cooking Thai food.",)),
    (
        "I love the Beatles and the Stones.",
        (
            "+ User loves the Beatles.",
            "+ User loves the Stones.",
        ),
    ),
    ("I love the sea.", ("+ User loves the sea.",)),
    ("I hate flying.", ("+ User hates flying.",)),
    ("No emojis please.", ("+ User wants no emojis.",)),
    ("Short answers please.", ("+ User wants short answers.",)),
    (
        "I don't prefer tabs, I prefer spaces.",
        (
            "+ User does not prefer tabs.",
            "+ User prefers spaces.",
        ),
    ),
    (
        "I hate cooking but I love baking.",
        (
            "+ User hates cooking.",
            "+ User loves baking.",
        ),
    ),
    ("I've never liked horror films.", ("+ User has never liked horror films.",)),
    ("I can't stand loud chewing.", ("+ User cannot stand loud chewing.",)),
    ("I'm not keen on horror films.", ("+ User is not keen on horror films.",)),
    (
        "I love trail running, but I hate treadmills.",
        (
            "+ User loves trail running.",
            "+ User hates treadmills.",
        ),
    ),
    ("I'd rather have tea than coffee.", ("+ User would rather have tea than coffee.",)),
    (
        "I like my answers short and to the point.",
        ("+ User likes their answers short and to the point.",),
    ),
    ("I much prefer paper books to e-books.", ("+ User much prefers paper books to e-books.",)),
    (
        "Whenever I fly, I prefer a window seat.",
        ("+ User prefers a window seat whenever they fly.",),
    ),
    (
        "In code reviews I prefer direct feedback.",
        ("+ User prefers direct feedback in code reviews.",),
    ),
    (
        "Always give temperatures in Celsius.",
        ("+ User wants the assistant to always give temperatures in Celsius.",),
    ),
    ("From now on please use metric units.", ("+ User wants the assistant to use metric units.",)),
)
