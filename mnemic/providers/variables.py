"""The environment variables that say which real model answers; `settings` reads them."""

from __future__ import annotations

MODEL_VARIABLE = "MNEMIC_MODEL"
BASE_URL_VARIABLE = "MNEMIC_MODEL_BASE_URL"
KEY_VARIABLE = "MNEMIC_MODEL_API_KEY"
TIMEOUT_VARIABLE = "MNEMIC_MODEL_TIMEOUT_S"
OPENAI_KEY_VARIABLE = "OPENAI_API_KEY"
