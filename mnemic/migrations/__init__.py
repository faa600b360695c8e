"""Move a database between schema revisions: Alembic writes the SQL, asyncpg runs it.

Alembic wants a synchronous driver and mnemic has none; its offline mode renders a
revision as SQL without one. A move is one transaction under one lock: two hosts that
upgrade together do it once, and a move that fails leaves nothing behind.
"""

from __future__ import annotations

from mnemic.migrations.run import current, downgrade, head, upgrade

__all__ = ["current", "downgrade", "head", "upgrade"]
