"""What a model takes and costs, as the price catalogue knows it."""

from __future__ import annotations

from decimal import Decimal

from msgspec import Struct

from mnemic.providers.settings import ModelSettings

CONTEXT_TOKENS_DEFAULT = 128_000
"""The context window of a model that no catalogue knows."""


class CatalogueEntry(Struct, frozen=True):
    """Hold a context window in tokens and prices in US dollars per million tokens.

    A price that is not known is 0.
    """

    context_tokens: int = CONTEXT_TOKENS_DEFAULT
    input_usd_per_million: float = 0.0
    output_usd_per_million: float = 0.0


def catalogued(settings: ModelSettings) -> CatalogueEntry:
    """Look a model up; needs the extra `mnemic[models]`.

    Prices that vary with the length of a request count as the highest.
    """
    from genai_prices.data_snapshot import get_snapshot  # noqa: PLC0415

    try:
        _, model = get_snapshot().find_provider_model(settings.name, None, settings.provider, None)
    except LookupError:
        return CatalogueEntry()
    prices = model.get_prices(get_snapshot().timestamp)
    return CatalogueEntry(
        context_tokens=model.context_window or CONTEXT_TOKENS_DEFAULT,
        input_usd_per_million=_highest(prices.input_mtok),
        output_usd_per_million=_highest(prices.output_mtok),
    )


def _highest(price: object) -> float:
    if isinstance(price, Decimal):
        return float(price)
    tiers = [tier.price for tier in getattr(price, "tiers", ())]
    return float(max((getattr(price, "base", Decimal(0)), *tiers), default=0))


__all__ = ["CONTEXT_TOKENS_DEFAULT", "CatalogueEntry", "catalogued"]
