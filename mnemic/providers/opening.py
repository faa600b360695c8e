"""Open a real model; its libraries are imported here and no earlier."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from mnemic.errors import InvalidAddress
from mnemic.providers.chat import ModelPort
from mnemic.providers.settings import ModelSettings

NOT_INSTALLED = "real models need an extra: install mnemic[models]"


@asynccontextmanager
async def open_model(settings: ModelSettings) -> AsyncIterator[ModelPort]:
    """Give a real model for the block's duration; its connections are closed afterwards.

    Raises `InvalidAddress` when the extra `mnemic[models]` is not installed.
    """
    try:
        from mnemic.providers.chat_completions import ChatCompletionsModel  # noqa: PLC0415
    except ImportError:
        raise InvalidAddress(NOT_INSTALLED) from None
    model = ChatCompletionsModel(settings)
    try:
        yield model
    finally:
        await model.close()


__all__ = ["NOT_INSTALLED", "open_model"]
