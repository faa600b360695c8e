"""A conversation file is read whole or refused in one sentence that names the place."""

from __future__ import annotations

import io
import json
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mnemic.cli.files import Conversation, read_conversation, read_questions, source
from mnemic.errors import InvalidFile, InvalidInput

GOOD = {"session": "s01", "at": "2026-03-02T09:00:00Z", "role": "user", "text": "Hello."}


def line(**changed: object) -> str:
    """Give a good line with some fields changed; None takes a field away."""
    return json.dumps({k: v for k, v in {**GOOD, **changed}.items() if v is not None})


def read(tmp_path: Path, content: str | bytes) -> Conversation:
    """Read a conversation with this content."""
    path = tmp_path / "talk.jsonl"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return read_conversation(str(path))


def refusal(tmp_path: Path, content: str | bytes) -> str:
    """Give the one sentence with which this content is refused, the directory left out."""
    with pytest.raises(InvalidInput) as caught:
        read(tmp_path, content)
    message = str(caught.value)
    assert "\n" not in message
    return message.replace(str(tmp_path) + "/", "")


BEYOND_JSON = (
    "talk.jsonl, line 1, JSON: it holds NaN, a number that is too long, or too many levels of "
    "nesting"
)

BAD_LINES = [
    ("", "talk.jsonl: it is empty; give it at least one turn"),
    (" \n\t\r\n", "talk.jsonl: it is empty; give it at least one turn"),
    ("hello", "talk.jsonl, line 1, JSON: it is not valid JSON at column 1"),
    ("\n\n" + line()[:-1], "talk.jsonl, line 3, JSON: the line ends too early"),
    (line() + "\n42", "talk.jsonl, line 2, JSON: it is not an object, such as {…}"),
    ("[1, 2", "talk.jsonl, line 1, JSON: it is not an object, such as {…}"),
    (line() + "\n\x00", "talk.jsonl, line 2, JSON: it is not valid JSON at column 1"),
    (line(at=None), "talk.jsonl, line 1, at: it is missing"),
    (
        line(at="2026-03-02T09:00:00"),
        "talk.jsonl, line 1, at: give a time zone, such as the Z of 2026-03-02T09:00:00Z",
    ),
    (
        line(at="2026-03-02"),
        "talk.jsonl, line 1, at: give a time zone, such as the Z of 2026-03-02T09:00:00Z",
    ),
    (
        line(at="yesterday"),
        "talk.jsonl, line 1, at: it is not an ISO 8601 instant, such as 2026-03-02T09:00:00Z",
    ),
    (
        line(at=1772442000),
        "talk.jsonl, line 1, at: give an instant as text, such as 2026-03-02T09:00:00Z",
    ),
    (
        line(at="0001-01-01T00:00:00+14:00"),
        "talk.jsonl, line 1, at: it lies outside the years 1900 to 2200",
    ),
    (
        line(role="bot"),
        "talk.jsonl, line 1, role: use one of 'user', 'assistant', 'system', 'tool'",
    ),
    (line(text=""), "talk.jsonl, line 1, text: give some text"),
    (line(text=" \n "), "talk.jsonl, line 1, text: give some text"),
    (line(text=5), "talk.jsonl, line 1, text: give a text"),
    (line(text=["a"]), "talk.jsonl, line 1, text: give a text"),
    (line(text="a\x00b"), "talk.jsonl, line 1, text: it holds a NUL character; remove it"),
    (
        line(text="\ud800"),
        "talk.jsonl, line 1, text: it is not valid Unicode (a lone surrogate)",
    ),
    (
        line(text="x" * 1_048_577),
        "talk.jsonl, line 1, text: split it: at most 1048576 characters each",
    ),
    (line(session=""), "talk.jsonl, line 1, session: name the session"),
    (line(session="a\nb"), "talk.jsonl, line 1, session: use printable characters only"),
    (line(session="s" * 201), "talk.jsonl, line 1, session: shorten it to 200 characters"),
    (line(session=7), "talk.jsonl, line 1, session: give a text"),
    (
        line(project_scope="Orbit App"),
        "talk.jsonl, line 1, project_scope: use 2 to 64 lowercase letters, digits and "
        "hyphens, a letter first",
    ),
    (
        line(principal=" "),
        "talk.jsonl, line 1, principal: name it; a missing scope never means everyone",
    ),
    (
        line(mood="fine"),
        "talk.jsonl, line 1, mood: there is no such key here; use session, at, role, text, "
        "project_scope, principal",
    ),
    (
        line(**{"a\x1b[2Jb": 1}),
        "talk.jsonl, line 1, a\ufffd[2Jb: there is no such key here; use session, at, role, "
        "text, project_scope, principal",
    ),
    ('{"session": "s", "session": "t"}', "talk.jsonl, line 1, session: the key is there twice"),
    (
        '{"session": ' + "[" * 200_000,
        BEYOND_JSON,
    ),
    (
        '{"session": ' + "9" * 5_000 + "}",
        BEYOND_JSON,
    ),
    (
        '{"session": NaN}',
        BEYOND_JSON,
    ),
    (
        line() + "\n" + line(at="2026-03-02T08:59:59Z"),
        "talk.jsonl, line 2, at: it is earlier than line 1 of the same session",
    ),
    (
        line(project_scope="orbit-app") + "\n" + line(),
        "talk.jsonl, line 2, project_scope: it is another than on line 1 of the same session",
    ),
    (
        line() + "\n" + line(principal="bo"),
        "talk.jsonl, line 2, principal: give it on every line of a session or on none, as on "
        "line 1",
    ),
    (
        b"\xff\xfe" + line().encode("utf-16-le"),
        "talk.jsonl, line 1, encoding: it is UTF-16; save the file as UTF-8",
    ),
    (
        line().encode() + b"\n  \xe9",
        "talk.jsonl, line 2, encoding: byte 3 is not UTF-8; save the file as UTF-8",
    ),
]


@pytest.mark.parametrize(("content", "message"), BAD_LINES)
def test_a_bad_line_is_one_sentence_with_file_line_and_field(
    tmp_path: Path, content: str | bytes, message: str
) -> None:
    """Every kind of bad line has its exact sentence, and no sentence holds the words."""
    assert refusal(tmp_path, content) == message


BAD_LISTS = [
    ("[]", "talk.jsonl: it holds no turn"),
    ('{"messages": []}', "talk.jsonl: it holds no turn"),
    ("[", "talk.jsonl, line 1, JSON: the file ends too early"),
    ('[\n{"role": "user"}]', "talk.jsonl, line 2, content: it is missing"),
    (
        '[{"role": "user", "content": "a"},\n\n  {"role": "cat", "content": "b"}]',
        "talk.jsonl, line 3, role: use one of 'user', 'assistant', 'system', 'developer', 'tool'",
    ),
    (
        '[{"role": "user", "content": 5}]',
        "talk.jsonl, line 1, content: give a text, or a list of text parts",
    ),
    (
        '[{"role": "user", "content": null}]',
        "talk.jsonl, line 1, content: give a text, or a list of text parts",
    ),
    (
        '[{"role": "user", "content": [{"type": "image_url", "text": "x"}]}]',
        "talk.jsonl, line 1, content[1].type: use one of 'text'",
    ),
    ('[{"role": "user", "content": ""}]', "talk.jsonl, line 1, content: give some text"),
    (
        '[{"role": "user", "content": "a\\u0000"}]',
        "talk.jsonl, line 1, content: it holds a NUL character; remove it",
    ),
    (
        '[{"role": "user", "content": "a", "mood": "b"}]',
        "talk.jsonl, line 1, mood: there is no such key here; use role, content, at, name, "
        "tool_calls, tool_call_id, refusal",
    ),
    (
        '[{"role": "user", "content": "a"} {"role": "user", "content": "b"}]',
        "talk.jsonl, line 1, JSON: it is not valid JSON at column 35",
    ),
    (
        '[{"role": "user", "content": "a"}]\n[]',
        "talk.jsonl, line 2, JSON: there is more after the message list",
    ),
    (
        '{"messages": [{"role": "user", "content": "a"}], "model": "m"}',
        "talk.jsonl, line 1, model: there is no such key here; use messages alone",
    ),
    ('{"messages": {}}', "talk.jsonl, line 1, JSON: it is not valid JSON at column 14"),
    (
        '{"messages": [{"role": "user", "content": "a"}',
        "talk.jsonl, line 1, JSON: the file ends too early",
    ),
    (
        '[{"role": "user", "content": "a", "at": "2026-03-02T09:00:00Z"},\n'
        ' {"role": "user", "content": "b"}]',
        "talk.jsonl, line 2, at: give every message an instant, or none of them",
    ),
    (
        '[{"role": "user", "content": "a", "at": "2026-03-02T09:00:00Z"},\n'
        ' {"role": "user", "content": "b", "at": "2026-03-02T08:00:00Z"}]',
        "talk.jsonl, line 2, at: it is earlier than the message of line 1",
    ),
]


@pytest.mark.parametrize(("content", "message"), BAD_LISTS)
def test_a_bad_message_is_one_sentence_with_file_line_and_field(
    tmp_path: Path, content: str, message: str
) -> None:
    """A message list is held to the same standard as lines."""
    assert refusal(tmp_path, content) == message


def test_what_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    """A directory, a missing file and an oversized one are told apart."""
    with pytest.raises(InvalidInput, match=r"it is a directory; name a file$"):
        read_conversation(str(tmp_path))
    with pytest.raises(InvalidInput, match=r"there is no such file$"):
        read_conversation(str(tmp_path / "nowhere.jsonl"))


def test_a_file_past_the_bound_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound counts bytes, and a file of just that size is still read."""
    monkeypatch.setattr(source, "FILE_BYTES_MAX", len(line()))
    assert read(tmp_path, line()).turn_count == 1
    assert refusal(tmp_path, line() + "\n") == "talk.jsonl: it is larger than 0 MiB; split it"


def test_a_line_past_the_bound_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A huge line is refused before it is decoded."""
    monkeypatch.setattr(source, "LINE_LENGTH_MAX", len(line()))
    assert read(tmp_path, line()).turn_count == 1
    assert refusal(tmp_path, line(text="Hello, you.")) == (
        f"talk.jsonl, line 1, JSON: the line is longer than {len(line())} characters"
    )


def test_standard_input_is_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """`-` reads standard input, and errors call it so."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(line().encode())))
    assert read_conversation("-").turn_count == 1
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"[")))
    with pytest.raises(InvalidFile, match=r"^standard input, line 1, JSON: "):
        read_conversation("-")


def test_marks_returns_and_blank_lines_are_no_matter(tmp_path: Path) -> None:
    """A byte-order mark, CRLF and blank lines change nothing but line numbers."""
    plain = read(tmp_path, line() + "\n" + line(text="Bye."))
    odd = read(tmp_path, b"\xef\xbb\xbf" + f"{line()}\r\n\r\n{line(text='Bye.')}\r\n".encode())
    assert [t.text for t in odd.sessions[0].turns] == [t.text for t in plain.sessions[0].turns]
    assert [t.line for t in odd.sessions[0].turns] == [1, 3]


def test_only_a_newline_ends_a_line(tmp_path: Path) -> None:
    """U+2028 may stand inside a JSON string, where Python's splitlines would cut."""
    talk = read(tmp_path, json.dumps({**GOOD, "text": "a\u2028b\x85c"}, ensure_ascii=False))
    assert talk.sessions[0].turns[0].text == "a\u2028b\x85c"


def test_sessions_and_principals_are_gathered(tmp_path: Path) -> None:
    """Lines of several sessions may alternate; the same name under two owners is two."""
    talk = read(
        tmp_path,
        "\n".join(
            [
                line(principal="ada", text="one"),
                line(principal="bo", text="two", project_scope="orbit-app"),
                line(principal="ada", text="three"),
            ]
        ),
    )
    assert [(s.name, s.principal, s.project_scope) for s in talk.sessions] == [
        ("s01", "ada", None),
        ("s01", "bo", "orbit-app"),
    ]
    assert [t.text for t in talk.sessions[0].turns] == ["one", "three"]


def test_instants_are_brought_to_utc(tmp_path: Path) -> None:
    """The same instant in two zones is the same turn."""
    talk = read(tmp_path, line(at="2026-03-02T11:00:00+02:00"))
    assert talk.sessions[0].turns[0].at == datetime(2026, 3, 2, 9, tzinfo=UTC)


def test_turns_that_are_alike_are_told_apart_by_their_count(tmp_path: Path) -> None:
    """The second equal turn of a session has another place than the first."""
    talk = read(tmp_path, "\n".join([line(), line(text="ok"), line()]))
    assert [t.place for t in talk.sessions[0].turns] == ["0", "0", "1"]


CHAT = [
    {"role": "developer", "content": "Be kind."},
    {"role": "user", "content": "I live in Utrecht."},
    {"role": "assistant", "content": None, "tool_calls": [{"id": "c1"}]},
    {"role": "tool", "content": "12 degrees", "tool_call_id": "c1"},
    {
        "role": "user",
        "content": [{"type": "text", "text": "Thanks."}, {"type": "text", "text": "!"}],
    },
]


@pytest.mark.parametrize("wrapped", [False, True])
@pytest.mark.parametrize("indent", [None, 2])
def test_a_message_list_is_one_session(tmp_path: Path, wrapped: bool, indent: int | None) -> None:
    """Both forms, compact or pretty-printed, read the same; a bare tool call has no words."""
    document = {"messages": CHAT} if wrapped else CHAT
    talk = read(tmp_path, json.dumps(document, indent=indent))
    (session,) = talk.sessions
    assert [(t.role, t.text, t.at) for t in session.turns] == [
        ("system", "Be kind.", None),
        ("user", "I live in Utrecht.", None),
        ("tool", "12 degrees", None),
        ("user", "Thanks.\n!", None),
    ]


def test_a_list_that_grew_keeps_its_name_and_places(tmp_path: Path) -> None:
    """What was told before is the same turns; another conversation shares neither."""
    short = read(tmp_path, json.dumps(CHAT[:2])).sessions[0]
    grown = read(tmp_path, json.dumps(CHAT)).sessions[0]
    other = read(tmp_path, json.dumps([CHAT[0], {"role": "user", "content": "Hi."}])).sessions[0]
    assert grown.name == short.name != other.name
    assert [t.place for t in grown.turns[:2]] == [t.place for t in short.turns]
    assert len({t.place for t in grown.turns}) == len(grown.turns)


BAD_QUESTIONS = [
    ("", "talk.jsonl: it is empty; give it at least one question"),
    ('{"question": " "}', "talk.jsonl, line 1, question: give some text"),
    ("{}", "talk.jsonl, line 1, question: it is missing"),
    (
        '\n{"question": "Where?", "at": "2026-05-01T10:00:00"}',
        "talk.jsonl, line 2, at: give a time zone, such as the Z of 2026-03-02T09:00:00Z",
    ),
    (
        '{"question": "Where?", "scope": "x"}',
        "talk.jsonl, line 1, scope: there is no such key here; use question, project_scope, "
        "at, principal",
    ),
]


@pytest.mark.parametrize(("content", "message"), BAD_QUESTIONS)
def test_a_bad_question_is_one_sentence(tmp_path: Path, content: str, message: str) -> None:
    """Questions are held to the same standard."""
    path = tmp_path / "talk.jsonl"
    path.write_text(content)
    with pytest.raises(InvalidInput) as caught:
        read_questions(str(path))
    assert str(caught.value).replace(str(tmp_path) + "/", "") == message


@given(st.binary(max_size=200))
def test_no_bytes_get_past_as_anything_but_turns_or_a_refusal(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    """Whatever the bytes, the answer is a conversation or an `InvalidInput`."""
    path = tmp_path_factory.getbasetemp() / "any.jsonl"
    path.write_bytes(content)
    for reader in (read_conversation, read_questions):
        with suppress(InvalidInput):
            assert reader(str(path))


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["role", "content", "type", "text", "messages", "session", "at", "x"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(_JSON)
def test_no_json_gets_past_as_anything_but_turns_or_a_refusal(
    tmp_path_factory: pytest.TempPathFactory, value: object
) -> None:
    """Whatever the JSON, pretty-printed or not, the answer is turns or an `InvalidInput`."""
    path = tmp_path_factory.getbasetemp() / "any.json"
    for indent in (None, 1):
        path.write_text(json.dumps(value, indent=indent))
        with suppress(InvalidInput):
            assert read_conversation(str(path)).turn_count > 0
