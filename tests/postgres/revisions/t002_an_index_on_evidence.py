"""A structural revision for tests: what an evidence expiry needs, in columns and an index.

Revision ID: t002
Revises: 0002
"""

from __future__ import annotations

from alembic import op

revision = "t002"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column that the rows may lack, and an index on it."""
    op.execute("ALTER TABLE mnemic.beliefs ADD COLUMN evidence_count integer")
    op.execute(
        "CREATE INDEX beliefs_by_evidence_count ON mnemic.beliefs"
        " (tenant_id, principal_id, evidence_count) WHERE evidence_count IS NOT NULL"
    )


def downgrade() -> None:
    """Drop both; what the column held is derived."""
    op.execute("DROP INDEX mnemic.beliefs_by_evidence_count")
    op.execute("ALTER TABLE mnemic.beliefs DROP COLUMN evidence_count")
