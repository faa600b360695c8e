"""The datasets' spellings of an instant."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest

from mnemic.evals.external.instants import (
    halumem_instant,
    locomo_instant,
    longmemeval_instant,
)
from mnemic.evals.external.scenario import Odd


@pytest.mark.parametrize(
    ("read", "text", "iso"),
    [
        (longmemeval_instant, "2023/05/30 (Tue) 23:40", "2023-05-30T23:40:00+00:00"),
        (locomo_instant, "1:56 pm on 8 May, 2023", "2023-05-08T13:56:00+00:00"),
        (locomo_instant, "12:09 am on 13 September, 2023", "2023-09-13T00:09:00+00:00"),
        (locomo_instant, "12:30 pm on 1 June, 2022", "2022-06-01T12:30:00+00:00"),
        (halumem_instant, "Sep 04, 2025, 09:05:32", "2025-09-04T09:05:32+00:00"),
    ],
)
def test_an_instant_is_read(read: Callable[[str], datetime], text: str, iso: str) -> None:
    """As UTC, whatever the locale."""
    assert read(text).isoformat() == iso


@pytest.mark.parametrize("read", [longmemeval_instant, locomo_instant, halumem_instant])
@pytest.mark.parametrize(
    "text",
    [
        "",
        "yesterday",
        "2023/13/30 (Tue) 23:40",
        "1:56 pm on 31 February, 2023",
        "Foo 04, 2025, 09:05:32",
        "1:56 pm on 8 Foo, 2023",
    ],
)
def test_what_is_none_is_odd(read: Callable[[str], datetime], text: str) -> None:
    """A wrong form or an impossible date is refused, with a sentence."""
    with pytest.raises(Odd, match="an instant"):
        read(text)
