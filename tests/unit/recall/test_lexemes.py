"""The tokenizer agrees with PostgreSQL's `simple` where words are words (000 §Lexical parity)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mnemic.memory.recall.lexemes import LEXEME_LENGTH_MAX, belief_lexemes, lexemes, runs

AGREED = (
    ("state-of-the-art", "art of state state-of-the-art the"),
    ("Apple's", "apple s"),
    ("foo_bar", "bar foo"),
    ("C++", "c"),
    ("C#", "c"),
    ("v1.2.3", "v1.2.3"),
    ("3.14", "3.14"),
    ("1e10", "1e10"),
    ("2024/01/15", "2024/01/15"),
    ("我住在西雅图", "我住在西雅图"),
    ("東京タワー", "東京タワー"),
    ("café", "café"),
    ("naïve", "naïve"),
    ("don’t", "don t"),
    ("don't", "don t"),
    ("O'Brien", "brien o"),
    ("rock'n'roll", "n rock roll"),
    ("user@example.com", "user@example.com"),
    ("first.last@sub.example.co.uk", "first.last@sub.example.co.uk"),
    ("example.com", "example.com"),
    ("example.com:8080", "example.com:8080"),
    ("and/or", "and/or"),
    ("w/o", "w/o"),
    ("TCP/IP", "tcp/ip"),
    ("e.g.", "e.g"),
    ("U.S.A.", "u.s.a"),
    ("i.e", "i.e"),
    ("node.js", "node.js"),
    ("ASP.NET", "asp.net"),
    ("my-file.txt", "my-file.txt"),
    ("my_file.txt", "my_file.txt"),
    ("x=y", "x y"),
    ("#hashtag", "hashtag"),
    ("@mention", "mention"),
    ("50%", "50"),
    ("$100", "100"),
    ("1,000", "000 1"),
    ("1.000.000", "1.000.000"),
    ("T-shirt", "shirt t t-shirt"),
    ("t-shirts", "shirts t t-shirts"),
    ("Jean-Luc", "jean jean-luc luc"),
    ("co-op", "co co-op op"),
    ("re-re-re", "re re-re-re"),
    ("-dash-", "dash"),
    ("--x--", "x"),
    ("well—known", "known well"),
    ("well–known", "known well"),
    ("ab...cd", "ab cd"),
    ("wait...", "wait"),
    ("C:\\Windows", "c windows"),
    ("::1", "1"),
    ("192.168.0.1", "192.168.0.1"),
    ("v2", "v2"),
    ("2nd", "2nd"),
    ("h2o", "h2o"),
    ("ß", "ß"),
    ("ẞ", "ß"),
    ("STRASSE", "strasse"),
    ("straße", "straße"),
    ("İstanbul", "istanbul"),
    ("ΑΣ", "ασ"),
    ("αs", "αs"),
    ("हिन्दी", "हिन्दी"),
    ("العربية", "العربية"),
    ("Привет-мир", "мир привет привет-мир"),
    ("한국어", "한국어"),
    ("ไทย", "ไทย"),
    ("\U0001f468\u200d\U0001f469\u200d\U0001f467", ""),
    ("emoji😀word", "emoji word"),
    ("a&b", "a b"),
    ("AT&T", "at t"),
    ("R&D", "d r"),
    ("foo(bar)", "bar foo"),
    ('"quoted"', "quoted"),
    ("semi;colon", "colon semi"),
    ("a", "a"),
    ("I", "i"),
    ("I'm", "i m"),
    ("it's 5 o'clock", "5 clock it o s"),
    ("A4-size", "a4 a4-size size"),
    ("a--b", "a b"),
    ("a-b-", "a a-b b"),
    ("-a", "a"),
    ("5kg", "5kg"),
    ("p.m.", "p.m"),
    ("Ph.D.", "ph.d"),
    ("No.5", "no.5"),
    ("#5", "5"),
    ("a/b/c", "a/b/c"),
    ("a\\b", "a b"),
    ("key=value", "key value"),
    ("a+b", "a b"),
    ("snake_case_name", "case name snake"),
    ("CamelCase", "camelcase"),
    ("kebab-case-name", "case kebab kebab-case-name name"),
    ("über-cool", "cool über über-cool"),
    ("l'été", "l été"),
    ("qu’il", "il qu"),
    ("ﬁne", "ﬁne"),
    ("Ⅳ", "ⅳ"),
    ("１２３", "１２３"),
    ("ｆｕｌｌ", "ｆｕｌｌ"),
    ("１-２", "１ １-２ ２"),
)
"""Text and the lexemes that PostgreSQL 18's to_tsvector('simple', text) gives as well."""

OURS = (
    ("10:30", "10:30"),
    ("2024-01-15", "01 15 2024 2024-01-15"),
    ("https://example.com/path", "https://example.com/path"),
    ("/usr/local/bin", "usr/local/bin"),
    ("a_b-c", "a b c"),
    ("12-year-old", "12 12-year-old old year"),
    ("covid-19", "19 covid covid-19"),
    ("5.5kg", "5.5kg"),
    ("a:b", "a:b"),
    ("-5", "5"),
)
"""Where the rules of 000 or one rule for all differ: colons join, numbers carry no sign."""


@pytest.mark.parametrize(("text", "expected"), AGREED + OURS)
def test_a_text_reduces_to_its_lexemes(text: str, expected: str) -> None:
    """Each entry of the table gives exactly the lexemes beside it."""
    assert lexemes(text) == frozenset(expected.split())


def test_matching_is_whole_lexeme_without_stemming() -> None:
    """`themes` is not `theme` and `Apple` is not `app` (000)."""
    assert lexemes("themes").isdisjoint(lexemes("theme"))
    assert lexemes("Apple").isdisjoint(lexemes("app"))


def test_composed_and_decomposed_spellings_are_one_word() -> None:
    """An accent typed as a character of its own gives the same lexeme."""
    assert lexemes("cafe\u0301") == lexemes("caf\u00e9") == {"caf\u00e9"}


def test_an_overlong_run_is_no_word() -> None:
    """A run beyond the bound matches nothing, and neither do marks alone."""
    assert lexemes("a" * (LEXEME_LENGTH_MAX + 1)) == frozenset()
    assert lexemes("a" * LEXEME_LENGTH_MAX) == {"a" * LEXEME_LENGTH_MAX}
    assert lexemes("… ?! -- __ ++") == frozenset()


def test_a_belief_is_found_by_subject_and_statement() -> None:
    """Its lexemes are those of both."""
    assert belief_lexemes("home location", "User lives in Seattle.") == {
        "home",
        "location",
        "user",
        "lives",
        "in",
        "seattle",
    }


@given(st.text(max_size=200))
def test_runs_and_lexemes_agree(text: str) -> None:
    """The runs in order hold exactly the lexemes; none is empty, overlong or spaced."""
    words = {word for run in runs(text) for word in run}
    assert words == lexemes(text)
    assert all(word and len(word) <= LEXEME_LENGTH_MAX and not word.isspace() for word in words)


@given(st.text(max_size=100), st.text(max_size=100))
def test_a_space_separates(one: str, other: str) -> None:
    """Two texts apart give what each gives."""
    assert lexemes(f"{one} {other}") >= lexemes(one) | lexemes(other)
