"""Names that look like each other, like nothing, or like syntax."""

from __future__ import annotations

from hypothesis import strategies as st

from mnemic.errors import InvalidCommand
from mnemic.memory.model import Principal, principal
from mnemic.memory.model.principal import NAME_LENGTH_MAX

LOOK_ALIKES = (
    "ada",
    "Ada",
    "ADA",
    "ada2",
    "ad",
    "a",
    "ada/ada",
    "ada/",
    "/ada",
    "a/d/a",
    "%61da",
    "ada%2Fada",
    "ada%",
    "ad_",
    "%",
    "_",
    "*",
    ".",
    "..",
    "\u0430da",  # a Cyrillic first letter
    "a\u0301da",  # the accent beside the letter
    "\u00e1da",  # the accent in the letter
    "\uff41da",  # full width
    "ad\u0430",
    "{ada,ada}",
    '"ada"',
    "'ada'",
    "ada,ada",
    "ada\\",
    "NULL",
    "null",
    "true",
    "ada ada",
    "ada?x=1",
    "ada#x",
    "ada;x",
    "ada:x",
    "ada&x",
    "x' OR '1'='1",
    "$1",
    "{}",
    "every",
    "😀",
    "日本",
    "a" * NAME_LENGTH_MAX,
    "a" * (NAME_LENGTH_MAX - 1),
)
"""Names that a principal or a tenant may have."""

NO_NAMES = (
    "",
    " ",
    "\t",
    "\u00a0",
    "\u2003",
    "\x00",
    "ada\x00",
    "\x00ada",
    "ada\n",
    "ada\r\nx: y",
    "ada\u200b",
    "ada\u202e",
    "\ufeffada",
    "\ue000",
    "a" * (NAME_LENGTH_MAX + 1),
    "a" * 100_000,
)
"""Names that nobody may have: empty, invisible, unprintable, too long."""


def is_name(text: str) -> bool:
    """Tell whether a principal may be called so."""
    try:
        principal("acme", text)
    except InvalidCommand:
        return False
    return True


def _near(name: str) -> st.SearchStrategy[str]:
    """Give names one step from a name: another case, one character more or less, doubled."""
    return st.sampled_from(
        (
            name.upper(),
            name.swapcase(),
            name[:-1] or "a",
            f"{name}a"[:NAME_LENGTH_MAX],
            f"{name}/{name}"[:NAME_LENGTH_MAX],
            f"{name} "[:NAME_LENGTH_MAX],
            name.replace("a", "\u0430"),
        )
    )


names = st.one_of(
    st.sampled_from(LOOK_ALIKES),
    st.sampled_from(LOOK_ALIKES).flatmap(_near),
    st.text(min_size=1, max_size=12),
).filter(is_name)
"""Draws a name that may be had; most are near another one."""


@st.composite
def scopes(draw: st.DrawFn, *, most: int = 4) -> tuple[Principal, ...]:
    """Draw two or more principals whose names are swapped, shared and near each other."""
    pool = draw(st.lists(names, min_size=2, max_size=3, unique=True))
    pairs = st.builds(Principal, st.sampled_from(pool), st.sampled_from(pool))
    return tuple(draw(st.lists(pairs, min_size=2, max_size=most, unique=True)))


def split_alike() -> tuple[Principal, Principal]:
    """Give two principals whose names are one text when they are joined by a slash."""
    return Principal("ada/ada", "ada"), Principal("ada", "ada/ada")
