"""Render revisions as SQL; `mnemic.migrations` executes it over asyncpg."""

from __future__ import annotations

from alembic import context

from mnemic.errors import MnemicError

if not context.is_offline_mode():
    raise MnemicError("mnemic needs no driver of Alembic's own: use `mnemic db upgrade`")

context.configure(
    dialect_name="postgresql",
    # The dialect's own style would double every percent sign of the SQL.
    dialect_opts={"paramstyle": "named"},
    version_table="alembic_version",
    version_table_schema="mnemic",
    # Whoever executes the script wraps it in one transaction, together with its locks.
    transactional_ddl=False,
)
context.run_migrations()
