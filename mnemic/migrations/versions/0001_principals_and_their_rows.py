"""Principals and their rows: one table per kind, tenant and principal leading every key.

Revision ID: 0001
Revises: none
"""

from __future__ import annotations

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

CONTENT_TABLES = (
    "events",
    "sessions",
    "beliefs",
    "fading",
    "episodes",
    "traces",
    "consolidation_runs",
    "tombstones",
    "receipts",
)

# Content is `json`, not `jsonb`: it keeps the bytes that were written, \u0000 escapes
# included. SQL never looks inside; what it filters or orders on is a column beside it.
# Names collate "C" so that a page ends where Python's own order says it does.
# The two tables that every turn updates leave room on their pages for it.
#
# Indexes beside a primary key are partial, by a predicate that every row meets and only
# the reads that want the index state. To a planner that believes a principal has one row
# (as it does before it has statistics) they look as good for a look-up by key as the key
# itself, and it would walk all of a principal's rows; an index it may not use it cannot
# choose.
UPGRADE_TABLES = """
CREATE TABLE mnemic.principals (
    tenant_id      text COLLATE "C" NOT NULL,
    principal_id   text COLLATE "C" NOT NULL,
    epoch          bigint NOT NULL,
    version        bigint NOT NULL,
    event_seq      bigint NOT NULL,
    store_position bigint NOT NULL,
    PRIMARY KEY (tenant_id, principal_id)
) WITH (fillfactor = 50);

CREATE TABLE mnemic.events (
    tenant_id    text COLLATE "C" NOT NULL,
    principal_id text COLLATE "C" NOT NULL,
    sequence     bigint NOT NULL,
    session_id   uuid,
    is_message   boolean NOT NULL,
    content      json NOT NULL,
    PRIMARY KEY (tenant_id, principal_id, sequence)
);
CREATE INDEX events_by_session
    ON mnemic.events (tenant_id, principal_id, session_id, sequence)
    WHERE session_id IS NOT NULL;

CREATE TABLE mnemic.sessions (
    tenant_id         text COLLATE "C" NOT NULL,
    principal_id      text COLLATE "C" NOT NULL,
    id                uuid NOT NULL,
    status            text NOT NULL,
    last_recorded_at  timestamptz NOT NULL,
    snapshot_trace_id uuid,
    content           json NOT NULL,
    PRIMARY KEY (tenant_id, principal_id, id)
) WITH (fillfactor = 50);
CREATE INDEX sessions_not_closed
    ON mnemic.sessions (tenant_id, principal_id) WHERE status <> 'closed';

CREATE TABLE mnemic.beliefs (
    tenant_id        text COLLATE "C" NOT NULL,
    principal_id     text COLLATE "C" NOT NULL,
    id               uuid NOT NULL,
    store_position   bigint NOT NULL,
    status           text NOT NULL,
    is_live          boolean NOT NULL,
    belief_type      text NOT NULL,
    subject_key      text NOT NULL,
    scope            text NOT NULL,
    is_portable      boolean NOT NULL,
    sensitivity_rank smallint NOT NULL,
    valid_from       timestamptz,
    valid_to         timestamptz,
    last_evidence_at timestamptz NOT NULL,
    lexemes          tsvector,
    content          json NOT NULL,
    PRIMARY KEY (tenant_id, principal_id, id)
);
CREATE UNIQUE INDEX beliefs_by_position
    ON mnemic.beliefs (tenant_id, principal_id, store_position) WHERE store_position >= 0;

CREATE INDEX beliefs_by_evidence
    ON mnemic.beliefs (tenant_id, principal_id, last_evidence_at, store_position) WHERE is_live;

-- Which beliefs fade, by which rule, and on which clocks: what the decay sweep asks of
-- everyone, without a word of what is believed.
CREATE TABLE mnemic.fading (
    tenant_id        text COLLATE "C" NOT NULL,
    principal_id     text COLLATE "C" NOT NULL,
    belief_id        uuid NOT NULL,
    fade             text COLLATE "C" NOT NULL,
    last_evidence_at timestamptz NOT NULL,
    updated_at       timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, principal_id, belief_id)
);

CREATE TABLE mnemic.episodes (
    tenant_id      text COLLATE "C" NOT NULL,
    principal_id   text COLLATE "C" NOT NULL,
    id             uuid NOT NULL,
    session_id     uuid NOT NULL,
    first_sequence bigint NOT NULL,
    content        json NOT NULL,
    PRIMARY KEY (tenant_id, principal_id, id)
);
CREATE INDEX episodes_by_session
    ON mnemic.episodes (tenant_id, principal_id, session_id, first_sequence)
    WHERE first_sequence >= 0;

CREATE TABLE mnemic.traces (
    tenant_id           text COLLATE "C" NOT NULL,
    principal_id        text COLLATE "C" NOT NULL,
    id                  uuid NOT NULL,
    event_sequence      bigint NOT NULL,
    operator_expires_at timestamptz NOT NULL,
    holds_operator      boolean NOT NULL,
    content             json NOT NULL,
    PRIMARY KEY (tenant_id, principal_id, id)
);
CREATE INDEX traces_by_event
    ON mnemic.traces (tenant_id, principal_id, event_sequence) WHERE event_sequence >= 0;
CREATE INDEX traces_by_expiry
    ON mnemic.traces (tenant_id, principal_id, operator_expires_at)
    WHERE holds_operator AND event_sequence >= 0;

CREATE TABLE mnemic.consolidation_runs (
    tenant_id        text COLLATE "C" NOT NULL,
    principal_id     text COLLATE "C" NOT NULL,
    id               uuid NOT NULL,
    session_id       uuid NOT NULL,
    through_sequence bigint NOT NULL,
    started_at       timestamptz NOT NULL,
    content          json NOT NULL,
    PRIMARY KEY (tenant_id, principal_id, id)
);
CREATE INDEX consolidation_runs_by_sequence
    ON mnemic.consolidation_runs (tenant_id, principal_id, through_sequence, started_at, id)
    WHERE through_sequence >= 0;

CREATE TABLE mnemic.tombstones (
    tenant_id    text COLLATE "C" NOT NULL,
    principal_id text COLLATE "C" NOT NULL,
    id           uuid NOT NULL,
    belief_id    uuid NOT NULL,
    content      json NOT NULL,
    PRIMARY KEY (tenant_id, principal_id, id)
);

CREATE TABLE mnemic.receipts (
    tenant_id    text COLLATE "C" NOT NULL,
    principal_id text COLLATE "C" NOT NULL,
    key          text COLLATE "C" NOT NULL,
    version      bigint NOT NULL,
    ordinal      integer NOT NULL,
    content      json NOT NULL,
    PRIMARY KEY (tenant_id, principal_id, key)
);
CREATE INDEX receipts_by_version
    ON mnemic.receipts (tenant_id, principal_id, version, ordinal) WHERE version >= 0;
"""

# The indexes that a principal does not lead: they serve the sweeps that span them all,
# and hold no content. A sweep that finds nothing due reads one page of each.
UPGRADE_SWEEP_INDEXES = """
CREATE INDEX sessions_open_by_activity
    ON mnemic.sessions (last_recorded_at, tenant_id, principal_id) WHERE status = 'open';
CREATE INDEX fading_by_evidence
    ON mnemic.fading (fade, last_evidence_at, updated_at, tenant_id, principal_id);
CREATE INDEX traces_expiring
    ON mnemic.traces (operator_expires_at, tenant_id, principal_id) WHERE holds_operator;
"""

# A transaction names the principals it is about (`set_config(…, true)`), and sees and
# writes no other's rows, whatever its SQL says. A missing or empty setting names nobody.
UPGRADE_SCOPE = """
CREATE FUNCTION mnemic.scope() RETURNS TABLE (tenant_id text, principal_id text)
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
    SELECT * FROM unnest(
        nullif(current_setting('mnemic.tenants', true), '')::text[],
        nullif(current_setting('mnemic.principals', true), '')::text[]
    )
$$;
"""

POLICY = """
ALTER TABLE mnemic.{table} ENABLE ROW LEVEL SECURITY;
ALTER TABLE mnemic.{table} FORCE ROW LEVEL SECURITY;
CREATE POLICY named_principals ON mnemic.{table}
    USING ((tenant_id, principal_id) IN (SELECT * FROM mnemic.scope()))
    WITH CHECK ((tenant_id, principal_id) IN (SELECT * FROM mnemic.scope()));
"""

# Listing principals and the sweeps span everyone. They read these tables only, none of
# which holds a message or a belief; the others know no such policy.
OPERATOR_TABLES = ("principals", "sessions", "fading", "traces")
OPERATOR_POLICY = """
CREATE POLICY operator_reads ON mnemic.{table} FOR SELECT
    USING (current_setting('mnemic.operator', true) = 'on');
"""

# Row-level security does not bind a superuser, nor a role that may bypass it. For these
# the runtime becomes `mnemic_runtime`, which may not. An ordinary role needs no other:
# FORCE binds the tables' owner too. Roles belong to the whole server, so another
# database may have made this one, or be making it right now.
UPGRADE_ROLE = """
DO $$
BEGIN
    IF (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) THEN
        BEGIN
            IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'mnemic_runtime') THEN
                CREATE ROLE mnemic_runtime NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEROLE NOCREATEDB;
            END IF;
        EXCEPTION WHEN duplicate_object OR unique_violation THEN
            NULL;
        END;
        EXECUTE format('GRANT mnemic_runtime TO %I', current_user);
        GRANT USAGE ON SCHEMA mnemic TO mnemic_runtime;
        GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA mnemic TO mnemic_runtime;
        REVOKE INSERT, UPDATE, DELETE ON mnemic.alembic_version FROM mnemic_runtime;
    END IF;
END
$$;
"""


def upgrade() -> None:
    """Make the tables, their policies and, where it is needed, the runtime's role."""
    op.execute(UPGRADE_TABLES)
    op.execute(UPGRADE_SWEEP_INDEXES)
    op.execute(UPGRADE_SCOPE)
    for table in ("principals", *CONTENT_TABLES):
        op.execute(POLICY.format(table=table))
    for table in OPERATOR_TABLES:
        op.execute(OPERATOR_POLICY.format(table=table))
    op.execute(UPGRADE_ROLE)


def downgrade() -> None:
    """Drop every table with what is in it; the role stays, other databases may use it."""
    for table in reversed(("principals", *CONTENT_TABLES)):
        op.execute(f"DROP TABLE mnemic.{table}")
    op.execute("DROP FUNCTION mnemic.scope()")
