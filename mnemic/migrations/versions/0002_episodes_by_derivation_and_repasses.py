"""Episodes by what they were derived from; sessions whose provider is to be asked again.

Revision ID: 0002
Revises: 0001
"""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# An index that a principal leads and one that the sweep over everyone reads, both partial
# by predicates that their readers state (see 0001). The tables' owner is bound by row-level
# security as everybody is, and steps out of it for the one statement that reads every row.
UPGRADE = """
ALTER TABLE mnemic.episodes ADD COLUMN derivation_key text COLLATE "C";
ALTER TABLE mnemic.episodes NO FORCE ROW LEVEL SECURITY;
UPDATE mnemic.episodes SET derivation_key = content ->> 'derivation_key';
ALTER TABLE mnemic.episodes FORCE ROW LEVEL SECURITY;
ALTER TABLE mnemic.episodes ALTER COLUMN derivation_key SET NOT NULL;
CREATE UNIQUE INDEX episodes_by_derivation
    ON mnemic.episodes (tenant_id, principal_id, derivation_key) WHERE derivation_key >= '';

ALTER TABLE mnemic.sessions ADD COLUMN repass_at timestamptz;
CREATE INDEX sessions_repassing
    ON mnemic.sessions (repass_at, tenant_id, principal_id) WHERE repass_at IS NOT NULL;
"""

DOWNGRADE = """
DROP INDEX mnemic.sessions_repassing;
ALTER TABLE mnemic.sessions DROP COLUMN repass_at;
DROP INDEX mnemic.episodes_by_derivation;
ALTER TABLE mnemic.episodes DROP COLUMN derivation_key;
"""


def upgrade() -> None:
    """Add both columns with their indexes; no content changes."""
    op.execute(UPGRADE)


def downgrade() -> None:
    """Drop both; each is in the content still, so that nothing is lost."""
    op.execute(DOWNGRADE)
