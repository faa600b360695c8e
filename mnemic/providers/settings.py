"""Say which real model answers: its provider, its name, where it is, and the key to it.

Read from the environment by whoever stands at the edge:

MNEMIC_MODEL            PROVIDER:NAME, or NAME of the provider `openai`
MNEMIC_MODEL_BASE_URL   where the provider speaks the chat-completions protocol
MNEMIC_MODEL_API_KEY    the key; `OPENAI_API_KEY` serves OpenAI's own address too
MNEMIC_MODEL_TIMEOUT_S  seconds one call gets
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, SecretStr

from mnemic.errors import InvalidAddress
from mnemic.providers.variables import (
    BASE_URL_VARIABLE,
    KEY_VARIABLE,
    MODEL_VARIABLE,
    OPENAI_KEY_VARIABLE,
    TIMEOUT_VARIABLE,
)

OPENAI = "openai"
OPENAI_BASE_URL = "https://api.openai.com/v1"

OUTPUT_TOKENS_MAX = 4_096
"""Tokens one answer may have; a longer one is cut off and refused."""

REQUEST_TIMEOUT_S = 120.0
"""Time one call gets, unless the environment says another."""

REQUEST_TIMEOUT_S_MAX = 3_600.0
"""Longest time that one call may be given."""


class ModelSettings(BaseModel):
    """Hold one model's settings; the key never shows."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    provider: str
    name: str
    base_url: str
    api_key: SecretStr | None = None
    output_tokens_max: int = OUTPUT_TOKENS_MAX
    timeout_s: float = REQUEST_TIMEOUT_S


def model_settings(environment: Mapping[str, str], chosen: str | None = None) -> ModelSettings:
    """Read a model's settings; `chosen` outranks MNEMIC_MODEL.

    Raises `InvalidAddress` naming the variable to mend, and never the key's value.
    """
    named = (chosen or environment.get(MODEL_VARIABLE, "")).strip()
    if not named:
        raise InvalidAddress(f"{MODEL_VARIABLE}: name the model to ask, such as openai:gpt-4o-mini")
    provider, colon, name = named.partition(":")
    if not colon:
        provider, name = OPENAI, named
    if not provider or not name or not provider.isprintable() or not name.isprintable():
        raise InvalidAddress(f"{MODEL_VARIABLE}: write PROVIDER:NAME, such as openai:gpt-4o-mini")
    base_url = environment.get(BASE_URL_VARIABLE, "").strip()
    if not base_url:
        if provider != OPENAI:
            raise InvalidAddress(f"{BASE_URL_VARIABLE}: say where {provider} can be reached")
        base_url = OPENAI_BASE_URL
    _check_address(base_url)
    key = environment.get(KEY_VARIABLE)
    if not key and base_url == OPENAI_BASE_URL:
        key = environment.get(OPENAI_KEY_VARIABLE)
        if not key:
            raise InvalidAddress(f"{KEY_VARIABLE}: give the key to {OPENAI_BASE_URL}")
    return ModelSettings(
        provider=provider,
        name=name,
        base_url=base_url,
        api_key=SecretStr(key) if key else None,
        timeout_s=_timeout_s(environment.get(TIMEOUT_VARIABLE, "").strip()),
    )


def _timeout_s(given: str) -> float:
    if not given:
        return REQUEST_TIMEOUT_S
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= REQUEST_TIMEOUT_S_MAX:
        bound = f"{REQUEST_TIMEOUT_S_MAX:g}"
        raise InvalidAddress(f"{TIMEOUT_VARIABLE}: give seconds, more than 0 and at most {bound}")
    return seconds


def _check_address(base_url: str) -> None:
    """Refuse what is no address; a key does not belong in one, so none is quoted."""
    try:
        parts = urlsplit(base_url)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname)
        plain = parts.username is None and not parts.query and not parts.fragment
    except ValueError:
        fine = plain = False
    if not fine or not plain:
        raise InvalidAddress(
            f"{BASE_URL_VARIABLE}: give an http(s) address without credentials or a query"
        )


__all__ = [
    "BASE_URL_VARIABLE",
    "KEY_VARIABLE",
    "MODEL_VARIABLE",
    "TIMEOUT_VARIABLE",
    "ModelSettings",
    "model_settings",
]
