"""The command in processes of its own, over the embedded PostgreSQL."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from tests.e2e.command import PATIENCE_S, Shell
from tests.e2e.talks import TALK, many, turn, write

pytestmark = pytest.mark.postgres


def stored(shell: Shell, principal: str = "me") -> list[tuple[str, str]]:
    """Give what is believed and the words of each belief, oldest first."""
    beliefs = shell.did("memory", "export", "--json", "--principal", principal).document()
    return [(b["statement"], b["evidence"][0]["words"]) for b in beliefs["beliefs"]]


def test_the_second_and_third_run_know_the_conversation(shell: Shell, tmp_path: Path) -> None:
    """The first run forms with evidence; the others say that nothing is new."""
    talk = write(tmp_path / "talk.jsonl", TALK)
    questions = write(
        tmp_path / "questions.jsonl",
        [{"question": "Where do I live?", "at": "2026-05-01T09:00:00Z"}],
    )
    first = shell.run_apart("run", talk, "--questions", questions)
    assert first.status == 0
    assert "  + User lives in Leeds.  m:" in first.out
    assert "      s01, turn 1: “I live in Leeds”\n" in first.out
    assert "ended: User uses Notion." in first.out
    assert "refused: a password, key or token; its text is not shown\n" in first.out
    assert "hunter-plum" not in first.out
    assert first.err == ""
    answer = first.out.partition("Questions\n")[2].partition("this run")[0]
    assert "User lives in Leeds." in answer
    for _ in range(2):
        again = shell.did("run", talk, "--questions", questions)
        assert "already known: 7 turns, nothing new\n" in again.out
        assert "  + " not in again.out
        assert again.out.partition("Questions\n")[2].partition("this run")[0] == answer
    assert "\x1b" not in first.out


def test_killed_in_the_middle_it_goes_on_with_each_turn_once(shell: Shell, tmp_path: Path) -> None:
    """kill -9 at several places loses nothing acknowledged and doubles nothing."""
    lines = [
        turn(f"s{number:02}", f"03-02T09:{number:02}", f"I have a boat named Nessie {number}.")
        for number in range(30)
    ]
    talk = write(tmp_path / "talk.jsonl", lines)
    for sessions_seen in (1, 6, 12):
        with shell.start("run", talk) as process:
            assert process.stdout is not None
            heard = 0
            for line in process.stdout:
                heard += line.startswith(b"s")
                if heard == sessions_seen:
                    break
            process.send_signal(signal.SIGKILL)
    resumed = shell.did("run", talk, "--json").document()["files"][0]
    assert resumed["known_turns"] >= 12
    export = shell.did("memory", "export", "--json").document()
    assert [s["label"] for s in export["sessions"]] == [line["session"] for line in lines]
    assert {s["status"] for s in export["sessions"]} == {"closed"}
    again = shell.did("run", talk, "--json").document()["files"][0]
    assert (again["new_turns"], again["known_turns"]) == (0, 30)


def test_interrupted_it_says_how_to_go_on(shell: Shell, tmp_path: Path) -> None:
    """Ctrl-C ends with status 130 and one sentence, and the next run completes."""
    talk = write(tmp_path / "talk.jsonl", many(5_000))
    # A suite that runs in the background ignores Ctrl-C, and its children would too.
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = shell.start("run", talk)
    finally:
        signal.signal(signal.SIGINT, heard)
    assert process.stdout is not None
    assert process.stderr is not None
    while not process.stdout.readline().startswith(b"s00"):
        pass
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 130
    assert err == (
        b"mnemic: stopped; what was told is kept, and the same command goes on from there\n"
    )
    done = shell.did("run", talk, "--json").document()["files"][0]
    assert done["known_turns"] + done["new_turns"] == 5_001
    assert done["known_turns"] >= 1


def test_a_bad_file_leaves_nothing(shell: Shell, tmp_path: Path) -> None:
    """Exit status 2, one sentence with file, line and field, and no principal is made."""
    good = write(tmp_path / "good.jsonl", TALK)
    bad = write(tmp_path / "bad.jsonl", [*TALK, turn("s04", "05-01T09:00", "Hi.", role="bot")])
    done = shell.run("run", good, bad)
    assert (done.status, done.out) == (2, "")
    assert done.err == (
        f"mnemic: {bad}, line 8, role: use one of 'user', 'assistant', 'system', 'tool'\n"
    )
    left = shell.run("memory", "list")
    assert left.status == 2
    assert "nothing was ever told to" in left.err


def test_a_closed_pipe_ends_the_output_and_not_the_work(shell: Shell, tmp_path: Path) -> None:
    """`| head -1` leaves no traceback, and every turn is told."""
    lines = [
        turn(f"s{n:02}", f"03-02T09:{n:02}", f"I have a boat named Bo {n}.") for n in range(20)
    ]
    talk = write(tmp_path / "talk.jsonl", lines)
    for arguments in (["run", talk], ["memory", "list"], ["memory", "export"]):
        with shell.start(*arguments) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.readline()
            process.stdout.close()
            assert process.stderr.read() == b""
        assert process.returncode == 0
    again = shell.did("run", talk, "--json").document()["files"][0]
    assert (again["new_turns"], again["known_turns"]) == (0, 20)


def test_reading_does_not_disturb_a_running_host(shell: Shell, tmp_path: Path) -> None:
    """While one process tells a long file, others read; it is never fenced."""
    talk = write(tmp_path / "talk.jsonl", many(2_000))
    process = shell.start("run", talk, "--json")
    for _ in range(3):
        shell.run_apart("memory", "list", "--json")
    out, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, err) == (0, b"")
    assert json.loads(out)["files"][0]["new_turns"] == 2_001


def test_two_principals_of_one_file_are_two_memories(shell: Shell, tmp_path: Path) -> None:
    """What ada said is nowhere in bo's export."""
    lines = [
        turn("s01", "03-02T09:00", "I live in Leeds.", principal="ada"),
        turn("s01", "03-02T09:01", "I live in Porto.", principal="bo"),
    ]
    shell.did("run", write(tmp_path / "talk.jsonl", lines))
    assert stored(shell, "ada") == [("User lives in Leeds.", "I live in Leeds")]
    assert stored(shell, "bo") == [("User lives in Porto.", "I live in Porto")]
    unknown = shell.run("memory", "show", "m:00000000", "--principal", "cy")
    assert unknown.status == 2
    assert unknown.err.endswith("--principal names another one: ada, bo\n")


def test_a_memory_is_looked_at_and_corrected(shell: Shell, tmp_path: Path) -> None:
    """List, show, history, recall, export, remember, correct, reject and forget, in JSON."""
    shell.did("run", write(tmp_path / "talk.jsonl", TALK))
    listed = shell.did("memory", "list", "--json").document()["beliefs"]
    assert {b["statement"] for b in listed} == {
        "User lives in Leeds.",
        "User prefers short answers.",
        "User no longer uses Notion.",
    }
    closed = shell.did("memory", "list", "--closed", "--json").document()["beliefs"]
    assert [b["statement"] for b in closed] == ["User uses Notion."]
    every = shell.did("memory", "list", "--all", "--json").document()["beliefs"]
    assert len(every) == len(listed) + len(closed)

    (home,) = [b for b in listed if "Leeds" in b["statement"]]
    shown = shell.did("memory", "show", f"m:{home['short_id']}", "--json").document()
    assert shown == home
    done = shell.did("memory", "correct", home["id"], "I live in Bristol.", "--json").document()
    assert done["belief"]["statement"] == "User lives in Bristol."
    assert done["replaced"] == [home["id"]]
    history = shell.did("memory", "history", home["short_id"], "--json").document()
    assert [v["statement"] for v in history["versions"]] == [
        "User lives in Leeds.",
        "User lives in Bristol.",
    ]
    recall = shell.did("memory", "recall", "Where do I live?", "--json").document()
    assert [b["statement"] for b in recall["beliefs"]] == ["User lives in Bristol."]

    told = shell.did("memory", "remember", "I am allergic to nuts.", "--json").document()
    assert told["belief"]["explicit"] is True
    ended = shell.did("memory", "forget", told["belief"]["id"], "--json").document()
    assert ended["belief_ids"] == [told["belief"]["id"]]
    assert shell.run("memory", "show", told["belief"]["id"]).status == 2
    (tool,) = [b for b in listed if "Notion" in b["statement"]]
    shell.did("memory", "reject", tool["id"], "--json")

    rows = [json.loads(row) for row in shell.did("memory", "export").out.splitlines()]
    assert [row["kind"] for row in rows][:2] == ["memory", "session"]
    assert rows[-1]["kind"] == "tombstones"
    assert rows[-1]["counts"]["forgotten"] >= 1
    assert "nuts" not in json.dumps(rows)


def test_each_consolidation_has_an_account_without_words(shell: Shell, tmp_path: Path) -> None:
    """Newest first, in counts that add up; no word of what was said is in it."""
    talk = write(tmp_path / "talk.jsonl", TALK)
    shell.did("run", talk)
    view = shell.did("memory", "runs", "--json").document()
    runs = view["runs"]
    assert [run["outcome"] for run in runs]
    for run in runs:
        assert sum(run["reasons"].values()) == run.get("proposed", 0)
        assert run["formation_policy_version"] == "formation@11"
    newest = shell.did("memory", "runs", "--limit", "1").out
    assert newest.count("of session") == 1
    assert runs[0]["session_id"][:8] in newest
    one = shell.did("memory", "runs", "--session", runs[-1]["session_id"], "--json").document()
    assert one["runs"] == [runs[-1]]
    said = [line["text"] for line in TALK]
    printed = shell.did("memory", "runs").out
    assert not any(text in printed for text in said)
    for wrong in (["--limit", "0"], ["--session", "e4480764"]):
        refused = shell.run("memory", "runs", *wrong)
        assert (refused.status, refused.out) == (2, "")


def test_what_was_forgotten_stays_forgotten_when_the_file_is_told_again(
    shell: Shell, tmp_path: Path
) -> None:
    """Re-importing the file brings nothing back, and neither words nor belief are stored."""
    talk = write(tmp_path / "talk.jsonl", TALK)
    shell.did("run", talk)
    listed = shell.did("memory", "list", "--json").document()["beliefs"]
    (home,) = [b for b in listed if "Leeds" in b["statement"]]
    shell.did("memory", "forget", home["id"])
    assert "nothing new" in shell.did("run", talk).out
    assert "Leeds" not in shell.did("memory", "export").out


def test_standard_input_is_told(shell: Shell) -> None:
    """`-` takes a conversation from a pipe."""
    told = shell.did("run", "-", "--json", stdin="\n".join(map(json.dumps, TALK)))
    assert told.document()["files"][0]["path"] == "standard input"
    assert len(stored(shell)) == 4


def test_the_schema_is_moved_and_described(own_shell: Shell, tmp_path: Path) -> None:
    """Upgrade makes it, status describes it, downgrade needs an agreement."""
    own = own_shell
    absent = own.run("db", "status")
    assert absent.status == 2
    assert absent.err.startswith("mnemic: there is no memory in ")
    assert not (tmp_path / "data").exists()
    up = own.did("db", "upgrade", "--json").document()
    assert up["up_to_date"]
    assert own.did("db", "status", "--json").document()["revision"] == up["expected_revision"]
    assert own.run("db", "downgrade", "--to", "base").status == 2
    down = own.did("db", "downgrade", "--to", "base", "--confirm", "--json").document()
    assert (down["revision"], down["up_to_date"]) == (None, False)
    assert own.run("db", "status").status == 1
    missing = own.run("db", "upgrade", "--to", "nowhere")
    assert missing.status == 2
    assert "Traceback" not in missing.err


def test_a_server_of_ones_own_needs_its_schema_first(
    shell: Shell, database_dsn: str, tmp_path: Path
) -> None:
    """The error names the command that mends it, and no output holds the password."""
    talk = write(tmp_path / "talk.jsonl", TALK)
    own = ("--store", database_dsn)
    password = database_dsn.partition("://")[2].partition("@")[0].partition(":")[2]
    refused = shell.run("run", talk, *own)
    assert refused.status == 1
    assert refused.err.endswith("run `mnemic db upgrade`\n")
    shell.did("db", "upgrade", *own)
    done = shell.did("run", talk, *own)
    assert "  + User lives in Leeds.  m:" in done.out
    listed = shell.did("memory", "list", *own)
    status = shell.did("db", "status", *own)
    assert "up to date; 1 principal stored" in status.out
    for said in (refused, done, listed, status):
        assert len(password) > 10
        assert password not in said.out + said.err


BAD_USES = [
    (["run"], "Missing argument"),
    (["frob"], "No such command"),
    (["run", "x.jsonl", "--frob"], "No such option"),
    (["bench", "frob"], "No such command"),
    (["bench", "actors", "--principals", "0"], "see mnemic bench actors --help"),
    (["eval", "formation-probe"], "see mnemic eval formation-probe --help"),
    (["memory", "list", "--store", "mysql://x"], "the store address 'mysql://x' is none of"),
    (["memory", "recall", " ", "--store", "memory://"], "nothing was ever told to"),
    (["memory", "list", "--principal", " "], "principal_id: name it"),
    (["memory", "recall", "x", "--at", "noon"], "at: it is not an ISO 8601 instant"),
    (["memory", "recall", "x", "--token-budget", "0"], "--token-budget"),
    (["db", "status", "--store", "memory://"], "only embedded:DIRECTORY and postgresql://"),
    (["run", "-", "-"], "standard input can be read once"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD_USES)
def test_bad_use_is_status_2_and_one_sentence(
    own_shell: Shell, arguments: list[str], sentence: str
) -> None:
    """Usage and bad values end with status 2 and one sentence, nothing on standard output."""
    done = own_shell.run(*arguments)
    assert (done.status, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.startswith("mnemic: ")
    assert done.err.count("\n") == 1


def test_no_error_repeats_a_statement_or_a_password(own_shell: Shell) -> None:
    """Words that were not quoted, and the password of a misspelled address, stay unsaid."""
    unquoted = own_shell.run("memory", "remember", "I", "live", "in", "Leeds")
    assert (unquoted.status, unquoted.err.count("\n")) == (2, 1)
    assert "put what is one text in quotes" in unquoted.err
    assert "Leeds" not in unquoted.err
    for address in ("postgre://ada:s3cret/@w@host/db", "ada:s3cret@host/db"):
        misspelled = own_shell.run("memory", "list", "--store", address)
        assert misspelled.status == 2
        assert "…@" in misspelled.err
        assert "s3cret" not in misspelled.err


def test_a_database_that_does_not_answer_is_status_1(own_shell: Shell, tmp_path: Path) -> None:
    """A failure that is nobody's input ends with status 1 and one sentence."""
    nowhere = "postgresql://nobody@127.0.0.1:1/none"
    talk = write(tmp_path / "talk.jsonl", TALK)
    for arguments in (["run", talk], ["memory", "list"], ["db", "status"]):
        done = own_shell.run(*arguments, "--store", nowhere)
        assert (done.status, done.out if arguments[0] != "run" else "") == (1, "")
        assert done.err.startswith("mnemic: no connection to the database")
        assert done.err.count("\n") == 1


def test_without_arguments_it_helps(own_shell: Shell) -> None:
    """`mnemic` alone lists its commands; `--version` prints one line."""
    assert "\n  run " in own_shell.did().out
    assert own_shell.did("--version").out.startswith("mnemic ")
