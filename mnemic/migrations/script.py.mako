"""${message}

Revision ID: ${up_revision}
Revises: ${down_revision | comma,n}
"""

from __future__ import annotations

from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = ${repr(branch_labels)}
depends_on = ${repr(depends_on)}


def upgrade() -> None:
    """Say what it makes."""
    ${upgrades if upgrades else 'op.execute("")'}


def downgrade() -> None:
    """Say what it takes away."""
    ${downgrades if downgrades else 'op.execute("")'}
