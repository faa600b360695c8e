"""A data revision for tests: beliefs from before M21 get its fields (003 §Persistence).

Revision ID: t003
Revises: t002
"""

from __future__ import annotations

from typing import Any

from mnemic.migrations.backfill import Backfill

revision = "t003"
down_revision = "t002"
branch_labels = None
depends_on = None

BACKFILLED = "lifecycle@1-backfill"
"""The lifecycle version of a row that no policy has touched since (003 §Confidence)."""

DERIVED = (
    "claim_kind",
    "derivation",
    "longevity",
    "last_evidence_at",
    "evidence_count",
    "lifecycle_policy_version",
)

CLAIM_KINDS = {
    "fact": "project_fact",
    "preference": "preference",
    "relationship": "relationship",
    "user_model_attr": "role",
    "procedure_pointer": "resource",
}
"""The conservative kind of a claim by the type of its belief."""


def with_fields(content: dict[str, Any]) -> dict[str, Any] | None:
    """Give a belief conservative values; one that has them is left alone."""
    if "lifecycle_policy_version" in content:
        return None
    return content | {
        "claim_kind": CLAIM_KINDS[content["belief_type"]],
        "derivation": "direct",
        "longevity": "durable",
        "last_evidence_at": content["valid_from"] or content["evidence_at"],
        "evidence_count": len(set(content["source_event_ids"])),
        "lifecycle_policy_version": BACKFILLED,
    }


def without_fields(content: dict[str, Any]) -> dict[str, Any] | None:
    """Drop what was derived, of rows that nothing has touched since."""
    if content.get("lifecycle_policy_version") != BACKFILLED:
        return None
    return {name: value for name, value in content.items() if name not in DERIVED}


backfill = Backfill(table="beliefs", up=with_fields, down=without_fields, lossy=DERIVED)


def upgrade() -> None:
    """Change no table: the rows are rewritten page by page."""


def downgrade() -> None:
    """Change no table."""
