"""What the user has and uses: what is said, and exactly what it forms.

`+` asserts, `-` retracts, `!` also forbids the value.
"""

from __future__ import annotations

CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "I use Neovim for everything. I have an Apple Watch and a Garmin bike computer.",
        (
            "+ User uses Neovim for everything.",
            "+ User has an Apple Watch.",
            "+ User has a Garmin bike computer.",
        ),
    ),
    ("I own a bookshop.", ("+ User owns a bookshop.",)),
    ("I don't use Windows.", ("+ User does not use Windows.",)),
    ("I don't own a car.", ("+ User does not own a car.",)),
    ("I wear glasses.", ("+ User wears glasses.",)),
    ("We have a golden retriever.", ("+ User has a golden retriever.",)),
    ("I have an Apple Watch.", ("+ User has an Apple Watch.",)),
    (
        "I have a Garmin and a road bike.",
        (
            "+ User has a Garmin.",
            "+ User has a road bike.",
        ),
    ),
    ("I own a Tesla Model 3.", ("+ User owns a Tesla Model 3.",)),
    ("I drive a BMW.", ("+ User drives a BMW.",)),
    ("I ride a Brompton to work.", ("+ User rides a Brompton to work.",)),
    ("I use Neovim for everything.", ("+ User uses Neovim for everything.",)),
    (
        "I use Python and Rust at work.",
        (
            "+ User uses Python at work.",
            "+ User uses Rust at work.",
        ),
    ),
    (
        "I'm using Postgres 16 for my side project.",
        ("+ User is using Postgres 16 for their side project.",),
    ),
    ("I bought a new MacBook.", ("+ User bought a new MacBook.",)),
    ("I switched to Linux.", ("+ User switched to Linux.",)),
    ("I have a mortgage.", ("+ User has a mortgage.",)),
    ("I drive a 2015 Volvo V60, which I bought used.", ("+ User drives a 2015 Volvo V60.",)),
    (
        "I use Obsidian for notes and Todoist for tasks.",
        (
            "+ User uses Obsidian for notes.",
            "+ User uses Todoist for tasks.",
        ),
    ),
    ("For notes I use Obsidian.", ("+ User uses Obsidian for notes.",)),
    (
        "At work I use Windows but at home I run Arch Linux.",
        (
            "+ User uses Windows at work.",
            "+ User runs Arch Linux at home.",
        ),
    ),
    ("I don't have a TV.", ("+ User does not have a TV.",)),
    ("I have a degree in physics.", ("+ User has a degree in physics.",)),
    ("I have a PhD in chemistry from ETH.", ("+ User has a PhD in chemistry from ETH.",)),
    ("I have a master's degree in economics.", ("+ User has a master's degree in economics.",)),
    ("I own a small vineyard near Porto.", ("+ User owns a small vineyard near Porto.",)),
    ("We have a cabin in Norway.", ("+ User has a cabin in Norway.",)),
    ("Still using vim.", ("+ User is using vim.",)),
    (
        "I own two bikes: a Brompton and an old Peugeot.",
        ("+ User owns two bikes: a Brompton and an old Peugeot.",),
    ),
    ("I use a wheelchair.", ("+ User uses a wheelchair.",)),
    ("I bought a house in Utrecht last year.", ("+ User bought a house in Utrecht in 2025.",)),
    ("I bought my first car.", ("+ User bought their first car.",)),
    (
        "I inherited a piano from my grandmother.",
        ("+ User inherited a piano from their grandmother.",),
    ),
    (
        "I got my driving licence last week.",
        ("+ User got their driving licence in the week of 23 February 2026.",),
    ),
    (
        "I have an iPhone 15 and a Kindle.",
        (
            "+ User has an iPhone 15.",
            "+ User has a Kindle.",
        ),
    ),
    ("I have an old laptop running Debian.", ("+ User has an old laptop running Debian.",)),
    ("I have long curly hair.", ("+ User has long curly hair.",)),
    ("I have blue eyes.", ("+ User has blue eyes.",)),
    ("I have an account at ING.", ("+ User has an account at ING.",)),
    (
        "We just bought a flat in Porto and moved in last weekend.",
        ("+ User bought a flat in Porto.",),
    ),
    ("I've got a black Labrador named Juno.", ("+ User has a black Labrador named Juno.",)),
    (
        "I own a Canon R6 and two lenses.",
        (
            "+ User owns a Canon R6.",
            "+ User owns two lenses.",
        ),
    ),
    ("I drive an old Skoda to work.", ("+ User drives an old Skoda to work.",)),
    (
        "I use Obsidian, Zotero and Anki for my studies.",
        (
            "+ User uses Obsidian for their studies.",
            "+ User uses Zotero for their studies.",
            "+ User uses Anki for their studies.",
        ),
    ),
    ("I don't have a car.", ("+ User does not have a car.",)),
)
