"""A model's settings are read from the environment, and a wrong one is named."""

from __future__ import annotations

import pytest

from mnemic.errors import InvalidAddress
from mnemic.providers.settings import model_settings

KEY = "sk-loopback-0123456789"


def test_a_name_alone_is_openais() -> None:
    """Provider and address default to OpenAI, whose own key variable serves it."""
    read = model_settings({"MNEMIC_MODEL": "gpt-4o-mini", "OPENAI_API_KEY": KEY})
    assert (read.provider, read.name) == ("openai", "gpt-4o-mini")
    assert read.base_url == "https://api.openai.com/v1"
    assert read.api_key is not None
    assert read.api_key.get_secret_value() == KEY
    assert KEY not in repr(read)


def test_a_chosen_model_outranks_the_variable() -> None:
    """What the command names is asked; the name may hold colons and slashes."""
    environment = {"MNEMIC_MODEL": "a:b", "MNEMIC_MODEL_BASE_URL": "http://localhost:8000/v1"}
    read = model_settings(environment, "local:qwen/qwen3:8b")
    assert (read.provider, read.name) == ("local", "qwen/qwen3:8b")


def test_openais_key_goes_nowhere_else() -> None:
    """Another address gets the key that was given for it, or none."""
    environment = {
        "MNEMIC_MODEL": "gpt-4o-mini",
        "MNEMIC_MODEL_BASE_URL": "http://localhost:8000/v1",
        "OPENAI_API_KEY": KEY,
    }
    assert model_settings(environment).api_key is None


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({}, "MNEMIC_MODEL"),
        ({"MNEMIC_MODEL": ":x"}, "MNEMIC_MODEL"),
        ({"MNEMIC_MODEL": "local:"}, "MNEMIC_MODEL"),
        ({"MNEMIC_MODEL": "local:x"}, "MNEMIC_MODEL_BASE_URL"),
        ({"MNEMIC_MODEL": "x", "MNEMIC_MODEL_BASE_URL": "ftp://h"}, "MNEMIC_MODEL_BASE_URL"),
        ({"MNEMIC_MODEL": "x", "MNEMIC_MODEL_BASE_URL": f"http://u:{KEY}@h/"}, "_BASE_URL"),
        ({"MNEMIC_MODEL": "x", "MNEMIC_MODEL_BASE_URL": f"http://h/?k={KEY}"}, "_BASE_URL"),
        ({"MNEMIC_MODEL": "x", "MNEMIC_MODEL_BASE_URL": "http://[::1"}, "_BASE_URL"),
        ({"MNEMIC_MODEL": "x"}, "MNEMIC_MODEL_API_KEY"),
        *[
            ({"MNEMIC_MODEL": "x", "OPENAI_API_KEY": KEY, "MNEMIC_MODEL_TIMEOUT_S": s}, "TIMEOUT_S")
            for s in ("soon", "0", "-1", "nan", "inf", "3601")
        ],
    ],
)
def test_what_is_missing_is_named(environment: dict[str, str], named: str) -> None:
    """One sentence names the variable, and quotes no key."""
    with pytest.raises(InvalidAddress, match=named) as caught:
        model_settings(environment)
    assert KEY not in str(caught.value)
