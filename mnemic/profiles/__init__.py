"""Memory profiles: the shipped document, its bounds, and an operator's overlay."""

from __future__ import annotations

from mnemic.profiles.compiled import compiled_policy_version
from mnemic.profiles.loading import (
    SHIPPED,
    EffectiveProfiles,
    Setting,
    effective_profiles,
    load_profile,
    read_document,
    shipped_document,
)
from mnemic.profiles.models import ProfileDocument

__all__ = [
    "SHIPPED",
    "EffectiveProfiles",
    "ProfileDocument",
    "Setting",
    "compiled_policy_version",
    "effective_profiles",
    "load_profile",
    "read_document",
    "shipped_document",
]
