"""What "we" have and do where "we" is a club, a class or a side (`formation@11` on).

"I'm treasurer of the bowls club. We have 84 members": the members are the club's, and it is
the under 12s of "my under 12s" who train on Thursdays. Where the turn names no such body,
members without one are nobody's and are left.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words

_BODIES = (
    "club", "choir", "society", "orchestra", "band", "league", "troop", "congregation", "parish", "charity",
    "association", "cooperative", "co-op", "union", "group", "school", "nursery", "playgroup", "team", "squad",
)  # fmt: skip
"""What has members, from the surest word on."""

_MEMBERS = re.compile(
    r"User (?:only |just |now |currently )?has (?:about |around |roughly |over |nearly |almost |only )*"
    r"(?:\d[\d,]*|[a-z]+(?:-[a-z]+)?) (?:paying |active |new |junior |senior |full |regular )?"
    r"(?:members|players|pupils|volunteers|trustees|singers|rowers|swimmers|subscribers|employees|staff)\b"
)
_TRAINS = re.compile(r"User (?:trains|rehearses|practises|practices) ")


def squads(words: Words) -> set[str]:
    """Give the side of young players that a clause names: "my under 12s", "the U14s"."""
    lows = [w.low for w in words]
    found: set[str] = set()
    for k, low in enumerate(lows):
        aged = re.fullmatch(r"\d{1,2}s", low) is not None
        if aged and k > 1 and lows[k - 1] == "under" and lows[k - 2] in {"my", "our", "the"}:
            found.add(f"under {low}")
        elif (
            k and lows[k - 1] in {"my", "our", "the"} and re.fullmatch(r"u(?:nder-)?\d{1,2}s", low)
        ):
            found.add(f"under {low.removeprefix('u').removeprefix('nder-')}")
    return found


def is_of_no_body(one: Claim, words: Words) -> bool:
    """Tell whether "we have 84 members" has become one person's having."""
    return _MEMBERS.match(one.statement) is not None and any(w.low == "we" for w in words)


def of_the_body(made: tuple[Claim, ...], words: Words, things: frozenset[str]) -> tuple[Claim, ...]:
    """Give what "we" have or train at to the body that the turn told of."""
    if not any(w.low == "we" for w in words):
        return made
    squad = next((t for t in sorted(things) if t.startswith("under ")), "")
    body = next((b for b in _BODIES if b in things), "")
    out: list[Claim] = []
    for one in made:
        if _MEMBERS.match(one.statement) is not None:
            said = one.statement.replace("User ", f"User's {body} ", 1) if body else one.statement
            out.append(replace(one, statement=said))
        elif squad and _TRAINS.match(one.statement) is not None:
            verb = one.statement.split()[1].removesuffix("s")
            said = one.statement.split(" ", 2)[2]
            out.append(replace(one, statement=f"User's {squad} {verb} {said}"))
        else:
            out.append(one)
    return tuple(out)
