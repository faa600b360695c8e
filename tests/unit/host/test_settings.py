"""Settings: the file's, then the command line's; loopback alone without tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from mnemic.errors import InvalidAddress, InvalidFile, MnemicError, NotFound
from mnemic.host import Settings, load_settings
from mnemic.host.settings import PORT_DEFAULT, is_loopback


def config(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "host.yaml"
    path.write_text(text)
    return path


def test_the_command_line_stands_above_the_file(tmp_path: Path) -> None:
    """What was named on the command line wins, and the rest is the file's."""
    path = config(tmp_path, "port: 9000\ndata: /var/one\nlimits:\n  burst: 7\n")
    settings = load_settings(path, {"port": 9001, "data": None, "host": None})
    assert (settings.port, settings.data, settings.limits.burst) == (9001, Path("/var/one"), 7)
    assert settings.host == "127.0.0.1"


def test_a_store_named_on_the_command_line_replaces_the_files(tmp_path: Path) -> None:
    """A data directory beside the file's DSN is no contradiction."""
    path = config(tmp_path, "dsn: postgresql://db/one\n")
    settings = load_settings(path, {"data": Path("two")})
    assert (settings.data_directory, settings.dsn) == (Path("two"), None)


def test_an_address_of_the_environment_stands_when_nothing_else_names_a_store() -> None:
    """`MNEMIC_STORE` is the last word before the default."""
    assert load_settings(None, {}, store="embedded:/x").data_directory == Path("/x")
    assert load_settings(None, {}, store="postgresql://db/m").dsn == "postgresql://db/m"
    assert load_settings(None, {"data": "y"}, store="embedded:/x").data_directory == Path("y")
    assert load_settings(None, {}).data_directory == Path("data/mnemic")
    assert load_settings(None, {}).port == PORT_DEFAULT


@pytest.mark.parametrize(
    ("text", "error", "said"),
    [
        ("prot: 1\n", InvalidFile, "prot"),
        ("port: 70000\n", InvalidFile, "port"),
        ("limits:\n  burst: 0\n", InvalidFile, "limits.burst"),
        ("port: 1\nport: 2\n", InvalidFile, "port is written twice"),
        ("- 1\n", InvalidFile, "write keys and values"),
        ("a: [\n", InvalidFile, "line"),
        ("data: a\ndsn: postgresql://b\n", InvalidAddress, "not both"),
        ("host: 0.0.0.0\nno_auth: true\n", InvalidAddress, "this machine alone"),
    ],
)
def test_a_wrong_file_is_refused_in_one_sentence(
    tmp_path: Path, text: str, error: type[MnemicError], said: str
) -> None:
    """It names the file and the place; nothing is started."""
    with pytest.raises(error) as refused:
        load_settings(config(tmp_path, text), {})
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_not_there_is_said() -> None:
    """It is no empty configuration."""
    with pytest.raises(NotFound, match=r"no-such\.yaml"):
        load_settings(Path("no-such.yaml"), {})


@pytest.mark.parametrize(
    ("host", "is_local"),
    [
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("[::1]", True),
        ("localhost", True),
        ("0.0.0.0", False),
        ("::", False),
        ("10.0.0.1", False),
        ("example.org", False),
        ("localhost.evil.example", False),
        ("", False),
    ],
)
def test_only_loopback_counts_as_this_machine(host: str, is_local: bool) -> None:
    """Anything that could be reached from elsewhere needs tokens."""
    assert is_loopback(host) is is_local
    if is_local:
        assert load_settings(None, {"host": host, "no_auth": True}).no_auth
    else:
        with pytest.raises(InvalidAddress, match="mnemic token create"):
            load_settings(None, {"host": host, "no_auth": True})


def test_the_tokens_lie_with_the_data_or_with_the_users_configuration() -> None:
    """A DSN has no directory of ours, so the user's configuration holds them."""
    home = {"XDG_CONFIG_HOME": "/home/me/.config"}
    assert Settings(data=Path("d")).tokens_path(home) == Path("d/tokens.json")
    assert Settings(dsn="postgresql://x").tokens_path(home) == Path(
        "/home/me/.config/mnemic/tokens.json"
    )
    assert Settings(tokens=Path("t")).tokens_path(home) == Path("t")
