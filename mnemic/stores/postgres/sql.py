"""Every statement the store sends, by name.

Two rules hold throughout. A statement names its principals itself, although row-level
security would hide every other one. And a value travels as a parameter, never inside
the text: what is put together below are constants of this module.
"""

from __future__ import annotations

# -- the frame of every unit of work -----------------------------------------------------

BEGIN = "BEGIN ISOLATION LEVEL READ COMMITTED"
COMMIT = "COMMIT"
ROLLBACK = "ROLLBACK"

# Name the principals the transaction is about; the policies compare every row with them.
NAME_PRINCIPALS = """
SELECT set_config('mnemic.tenants', $1::text[]::text, true),
       set_config('mnemic.principals', $2::text[]::text, true)
"""

# See all principals' rows of the two tables that say who there is and who is idle.
NAME_OPERATOR = "SELECT set_config('mnemic.operator', 'on', true)"

# -- opening -----------------------------------------------------------------------------

# Tell who we are: may row-level security be bypassed, is there a role that may not?
WHO = """
SELECT r.rolsuper OR r.rolbypassrls AS bypasses,
       coalesce((SELECT pg_has_role(current_user, o.oid, 'MEMBER')
                   FROM pg_roles o WHERE o.rolname = $1), false) AS may_become
  FROM pg_roles r WHERE r.rolname = current_user
"""

BECOME = "SET ROLE mnemic_runtime"

HAS_REVISION = "SELECT to_regclass('mnemic.alembic_version') IS NOT NULL"
REVISION = "SELECT version_num FROM mnemic.alembic_version"

# -- claim and load ----------------------------------------------------------------------

# Take the principal over. The row's lock waits for a commit that is under way, so that
# what is loaded next, in the same transaction, includes it and nothing follows it.
CLAIM = """
INSERT INTO mnemic.principals AS p
       (tenant_id, principal_id, epoch, version, event_seq, store_position)
VALUES ($1, $2, 1, 0, 0, 0)
ON CONFLICT (tenant_id, principal_id) DO UPDATE SET epoch = p.epoch + 1
"""

# Load everything an image holds, in one statement and so from one snapshot. Each table
# comes as one JSON array, put together from texts: the server never parses content. Of
# traces it takes the newest and those that primed a session; some may come twice.
LOAD = """
SELECT p.epoch, p.version, p.event_seq, p.store_position,
       (SELECT max(sequence) FROM mnemic.events
         WHERE tenant_id = $1 AND principal_id = $2) AS last_sequence,
       (SELECT '[' || coalesce(string_agg(content::text, ','), '') || ']'
          FROM mnemic.sessions
         WHERE tenant_id = $1 AND principal_id = $2 AND status <> 'closed') AS sessions,
       (SELECT '[' || coalesce(string_agg(content::text, ','), '') || ']'
          FROM mnemic.beliefs
         WHERE tenant_id = $1 AND principal_id = $2) AS beliefs,
       (SELECT '[' || coalesce(string_agg(content::text, ','), '') || ']'
          FROM mnemic.tombstones
         WHERE tenant_id = $1 AND principal_id = $2) AS tombstones,
       (SELECT '[' || coalesce(string_agg(content::text, ','), '') || ']'
          FROM (SELECT content FROM mnemic.receipts
                 WHERE tenant_id = $1 AND principal_id = $2 AND version >= 0
                 ORDER BY version DESC, ordinal DESC LIMIT $3) AS newest) AS receipts,
       (SELECT '[' || coalesce(string_agg(content::text, ','), '') || ']'
          FROM ((SELECT content FROM mnemic.traces
                  WHERE tenant_id = $1 AND principal_id = $2 AND event_sequence >= 0
                  ORDER BY event_sequence DESC LIMIT $4)
                UNION ALL
                SELECT (SELECT content FROM mnemic.traces
                         WHERE tenant_id = $1 AND principal_id = $2 AND id = s.snapshot_trace_id)
                  FROM mnemic.sessions s
                 WHERE s.tenant_id = $1 AND s.principal_id = $2 AND s.status <> 'closed'
               ) AS kept) AS traces
  FROM mnemic.principals p
 WHERE p.tenant_id = $1 AND p.principal_id = $2
"""

# -- commit: one statement, put together from the blocks of the tables it touches ----------

# The fence, the version check and the allocator are one update. Entries come sorted by
# name and indexes are in name order, so two hosts lock rows in one order.
COMMIT_FENCE = """
WITH entry AS MATERIALIZED (
    SELECT * FROM unnest({}::text[], {}::text[], {}::bigint[], {}::bigint[], {}::bigint[],
                         {}::bigint[])
        AS e (tenant_id, principal_id, epoch, version, event_seq, store_position)
), fence AS MATERIALIZED (
    UPDATE mnemic.principals p
       SET version = p.version + 1, event_seq = e.event_seq, store_position = e.store_position
      FROM entry e
     WHERE p.tenant_id = e.tenant_id AND p.principal_id = e.principal_id
       AND p.epoch = e.epoch AND p.version = e.version
    RETURNING p.tenant_id, p.principal_id
)"""

# Whoever passed the fence: the rows of all others drop out of every block. `IS TRUE`
# keeps the planner from turning the membership into a join, whose method it would choose
# by a guess at array lengths: this way it is always one hash table.
PASSED = """((r.tenant_id, r.principal_id) IN (SELECT * FROM fence)) IS TRUE"""

COMMIT_EVENTS = """, events AS (
    INSERT INTO mnemic.events
           (tenant_id, principal_id, sequence, session_id, is_message, content)
    SELECT r.tenant_id, r.principal_id, r.sequence, r.session_id, r.is_message, r.content::json
      FROM unnest({}::text[], {}::text[], {}::bigint[], {}::uuid[], {}::boolean[], {}::text[])
        AS r (tenant_id, principal_id, sequence, session_id, is_message, content)
     WHERE {passed}
)"""

# Words are erased in place: the sequence and the kind stay, and the session unless it went.
COMMIT_REWRITTEN = """, rewritten AS (
    UPDATE mnemic.events t SET session_id = r.session_id, content = r.content::json
      FROM unnest({}::text[], {}::text[], {}::bigint[], {}::uuid[], {}::text[])
        AS r (tenant_id, principal_id, sequence, session_id, content)
     WHERE t.tenant_id = r.tenant_id AND t.principal_id = r.principal_id
       AND t.sequence = r.sequence AND {passed}
)"""

COMMIT_SESSIONS = """, sessions AS (
    INSERT INTO mnemic.sessions
           (tenant_id, principal_id, id, status, last_recorded_at, snapshot_trace_id, repass_at,
            content)
    SELECT r.tenant_id, r.principal_id, r.id, r.status, r.last_recorded_at,
           r.snapshot_trace_id, r.repass_at, r.content::json
      FROM unnest({}::text[], {}::text[], {}::uuid[], {}::text[], {}::timestamptz[], {}::uuid[],
                  {}::timestamptz[], {}::text[])
        AS r (tenant_id, principal_id, id, status, last_recorded_at, snapshot_trace_id,
              repass_at, content)
     WHERE {passed}
    ON CONFLICT (tenant_id, principal_id, id) DO UPDATE
       SET status = excluded.status, last_recorded_at = excluded.last_recorded_at,
           snapshot_trace_id = excluded.snapshot_trace_id, repass_at = excluded.repass_at,
           content = excluded.content
)"""

# A belief's subject key never changes; its statement does when it is promoted.
COMMIT_BELIEFS = """, beliefs AS (
    INSERT INTO mnemic.beliefs
           (tenant_id, principal_id, id, store_position, status, is_live, belief_type,
            subject_key, scope, is_portable, sensitivity_rank, valid_from, valid_to,
            last_evidence_at, lexemes, content)
    SELECT r.tenant_id, r.principal_id, r.id, r.store_position, r.status, r.is_live,
           r.belief_type, r.subject_key, r.scope, r.is_portable, r.sensitivity_rank,
           r.valid_from, r.valid_to, r.last_evidence_at,
           array_to_tsvector(string_to_array(r.lexemes, E'\\n')), r.content::json
      FROM unnest({}::text[], {}::text[], {}::uuid[], {}::bigint[], {}::text[], {}::boolean[],
                  {}::text[], {}::text[], {}::text[], {}::boolean[], {}::smallint[],
                  {}::timestamptz[], {}::timestamptz[], {}::timestamptz[], {}::text[], {}::text[])
        AS r (tenant_id, principal_id, id, store_position, status, is_live, belief_type,
              subject_key, scope, is_portable, sensitivity_rank, valid_from, valid_to,
              last_evidence_at, lexemes, content)
     WHERE {passed}
    ON CONFLICT (tenant_id, principal_id, id) DO UPDATE
       SET store_position = excluded.store_position, status = excluded.status,
           is_live = excluded.is_live, belief_type = excluded.belief_type,
           scope = excluded.scope, is_portable = excluded.is_portable,
           sensitivity_rank = excluded.sensitivity_rank, valid_from = excluded.valid_from,
           valid_to = excluded.valid_to, last_evidence_at = excluded.last_evidence_at,
           lexemes = excluded.lexemes, content = excluded.content
)"""

COMMIT_ERASED = """, erased AS (
    DELETE FROM mnemic.beliefs t
     USING unnest({}::text[], {}::text[], {}::uuid[]) AS r (tenant_id, principal_id, id)
     WHERE t.tenant_id = r.tenant_id AND t.principal_id = r.principal_id AND t.id = r.id
       AND {passed}
)"""

# A session goes with what was derived from it; its events are rewritten, for they count.
COMMIT_ERASED_SESSIONS = """, erased_sessions AS (
    DELETE FROM mnemic.sessions t
     USING unnest({}::text[], {}::text[], {}::uuid[]) AS r (tenant_id, principal_id, id)
     WHERE t.tenant_id = r.tenant_id AND t.principal_id = r.principal_id AND t.id = r.id
       AND {passed}
)"""

COMMIT_ERASED_SESSION_EPISODES = """, erased_session_episodes AS (
    DELETE FROM mnemic.episodes t
     USING unnest({}::text[], {}::text[], {}::uuid[]) AS r (tenant_id, principal_id, id)
     WHERE t.tenant_id = r.tenant_id AND t.principal_id = r.principal_id
       AND t.session_id = r.id AND t.first_sequence >= 0 AND {passed}
)"""

COMMIT_ERASED_SESSION_RUNS = """, erased_session_runs AS (
    DELETE FROM mnemic.consolidation_runs t
     USING unnest({}::text[], {}::text[], {}::uuid[]) AS r (tenant_id, principal_id, id)
     WHERE t.tenant_id = r.tenant_id AND t.principal_id = r.principal_id
       AND t.session_id = r.id AND t.through_sequence >= 0 AND {passed}
)"""

COMMIT_ERASED_EPISODES = """, erased_episodes AS (
    DELETE FROM mnemic.episodes t
     USING unnest({}::text[], {}::text[], {}::uuid[]) AS r (tenant_id, principal_id, id)
     WHERE t.tenant_id = r.tenant_id AND t.principal_id = r.principal_id AND t.id = r.id
       AND {passed}
)"""

# What was answered under a key stays; the digest of what was asked does not.
COMMIT_REWRITTEN_RECEIPTS = """, rewritten_receipts AS (
    UPDATE mnemic.receipts t SET content = r.content::json
      FROM unnest({}::text[], {}::text[], {}::text[], {}::text[])
        AS r (tenant_id, principal_id, key, content)
     WHERE t.tenant_id = r.tenant_id AND t.principal_id = r.principal_id AND t.key = r.key
       AND {passed}
)"""

# A derivation key is written once; what is told under it again is left aside.
COMMIT_EPISODES = """, episodes AS (
    INSERT INTO mnemic.episodes
           (tenant_id, principal_id, id, session_id, first_sequence, derivation_key, content)
    SELECT r.tenant_id, r.principal_id, r.id, r.session_id, r.first_sequence, r.derivation_key,
           r.content::json
      FROM unnest({}::text[], {}::text[], {}::uuid[], {}::uuid[], {}::bigint[], {}::text[],
                  {}::text[])
        AS r (tenant_id, principal_id, id, session_id, first_sequence, derivation_key, content)
     WHERE {passed}
    ON CONFLICT (tenant_id, principal_id, derivation_key) WHERE derivation_key >= '' DO NOTHING
)"""

COMMIT_TRACES = """, traces AS (
    INSERT INTO mnemic.traces
           (tenant_id, principal_id, id, event_sequence, operator_expires_at, holds_operator,
            content)
    SELECT r.tenant_id, r.principal_id, r.id, r.event_sequence, r.operator_expires_at,
           r.holds_operator, r.content::json
      FROM unnest({}::text[], {}::text[], {}::uuid[], {}::bigint[], {}::timestamptz[],
                  {}::boolean[], {}::text[])
        AS r (tenant_id, principal_id, id, event_sequence, operator_expires_at, holds_operator,
              content)
     WHERE {passed}
    ON CONFLICT (tenant_id, principal_id, id) DO UPDATE
       SET event_sequence = excluded.event_sequence,
           operator_expires_at = excluded.operator_expires_at,
           holds_operator = excluded.holds_operator, content = excluded.content
)"""

COMMIT_RUNS = """, runs AS (
    INSERT INTO mnemic.consolidation_runs
           (tenant_id, principal_id, id, session_id, through_sequence, started_at, content)
    SELECT r.tenant_id, r.principal_id, r.id, r.session_id, r.through_sequence, r.started_at,
           r.content::json
      FROM unnest({}::text[], {}::text[], {}::uuid[], {}::uuid[], {}::bigint[],
                  {}::timestamptz[], {}::text[])
        AS r (tenant_id, principal_id, id, session_id, through_sequence, started_at, content)
     WHERE {passed}
)"""

COMMIT_TOMBSTONES = """, tombstones AS (
    INSERT INTO mnemic.tombstones (tenant_id, principal_id, id, belief_id, content)
    SELECT r.tenant_id, r.principal_id, r.id, r.belief_id, r.content::json
      FROM unnest({}::text[], {}::text[], {}::uuid[], {}::uuid[], {}::text[])
        AS r (tenant_id, principal_id, id, belief_id, content)
     WHERE {passed}
)"""

COMMIT_RECEIPTS = """, receipts AS (
    INSERT INTO mnemic.receipts (tenant_id, principal_id, key, version, ordinal, content)
    SELECT r.tenant_id, r.principal_id, r.key, r.version, r.ordinal, r.content::json
      FROM unnest({}::text[], {}::text[], {}::text[], {}::bigint[], {}::integer[], {}::text[])
        AS r (tenant_id, principal_id, key, version, ordinal, content)
     WHERE {passed}
)"""

COMMIT_LANDED = """
SELECT tenant_id, principal_id FROM fence"""

# -- erasure of a whole principal ----------------------------------------------------------

# Raise the fence first. The row's lock waits for a commit that is under way, and each
# deletion, a statement of its own, sees what that commit wrote. The row stays: it is the
# mark by which whatever was under way from before is told that it is too late.
ERASE_FENCE = """
UPDATE mnemic.principals
   SET epoch = epoch + 1, version = version + 1, event_seq = 0, store_position = 0
 WHERE tenant_id = $1 AND principal_id = $2
RETURNING epoch
"""

ERASE_ROWS = """
WITH gone AS (
    DELETE FROM mnemic.{table} WHERE tenant_id = $1 AND principal_id = $2 RETURNING 1
)
SELECT count(*) FROM gone
"""

# Many rows take longer than any other statement may.
ERASE_PATIENCE = "SELECT set_config('statement_timeout', $1::text, true)"

# -- reads of one principal ----------------------------------------------------------------

# Look each key up by itself. `= ANY` would leave the planner a choice between ten searches
# and a walk through all of a principal's rows, which it makes by a guess at their number.
# `OFFSET 0` keeps the look-up a look-up.
RECEIPTS = """
SELECT r.content FROM unnest($3::text[]) AS wanted (key)
 CROSS JOIN LATERAL (
       SELECT content FROM mnemic.receipts
        WHERE tenant_id = $1 AND principal_id = $2 AND key = wanted.key OFFSET 0) AS r
"""

RECEIPTS_AFTER = """
SELECT content FROM mnemic.receipts
 WHERE tenant_id = $1 AND principal_id = $2 AND version >= 0
   AND (version, ordinal) > ($3::bigint, $4::integer)
 ORDER BY version, ordinal LIMIT $5
"""

# Read events in a window of sequences ($3, $4], or look single ones of it up.
EVENTS = """
SELECT e.content FROM mnemic.events e
 WHERE e.tenant_id = $1 AND e.principal_id = $2 AND e.sequence > $3 AND e.sequence <= $4"""
EVENTS_PICKED = """
SELECT e.content FROM unnest($5::bigint[]) AS wanted (sequence)
 CROSS JOIN LATERAL (
       SELECT sequence, session_id, is_message, content FROM mnemic.events
        WHERE tenant_id = $1 AND principal_id = $2 AND sequence = wanted.sequence OFFSET 0) AS e
 WHERE e.sequence > $3 AND e.sequence <= $4"""

# What else either may ask for.
EVENTS_OF_SESSION = "\n   AND e.session_id = {}::uuid"
EVENTS_MESSAGES = "\n   AND e.is_message"
EVENTS_RISING = "\n ORDER BY e.sequence LIMIT {}"
EVENTS_FALLING = "\n ORDER BY e.sequence DESC LIMIT {}"

SESSIONS = """
SELECT content FROM mnemic.sessions
 WHERE tenant_id = $1 AND principal_id = $2 AND id >= $3 AND ($4::uuid IS NULL OR id <> $4)
 ORDER BY id LIMIT $5
"""

SESSION = """
SELECT content FROM mnemic.sessions WHERE tenant_id = $1 AND principal_id = $2 AND id = $3
"""

RUNS = """
SELECT content FROM mnemic.consolidation_runs
 WHERE tenant_id = $1 AND principal_id = $2 AND through_sequence >= 0
   AND ($3::uuid IS NULL OR session_id = $3)
 ORDER BY through_sequence DESC, started_at DESC, id DESC LIMIT $4
"""

TRACE = """
SELECT content FROM mnemic.traces WHERE tenant_id = $1 AND principal_id = $2 AND id = $3
"""

TRACES = """
SELECT content FROM mnemic.traces
 WHERE tenant_id = $1 AND principal_id = $2 AND event_sequence >= 0 AND event_sequence > $3
 ORDER BY event_sequence LIMIT $4
"""

EPISODE = """
SELECT content FROM mnemic.episodes WHERE tenant_id = $1 AND principal_id = $2 AND id = $3
"""

EPISODE_BY_DERIVATION = """
SELECT content FROM mnemic.episodes
 WHERE tenant_id = $1 AND principal_id = $2 AND derivation_key = $3 AND derivation_key >= ''
"""

EPISODES = """
SELECT content FROM mnemic.episodes
 WHERE tenant_id = $1 AND principal_id = $2 AND session_id = $3
   AND first_sequence >= 0 AND (first_sequence, id) > ($4::bigint, $5::uuid)
 ORDER BY first_sequence, id LIMIT $6
"""

# Walk a principal's beliefs from position $4 down to past $3: a superset of what answers,
# to which the exact rule is applied. Validity is left to it, and so is a belief whose
# words did not fit an index.
SEARCH = """
SELECT store_position, content FROM mnemic.beliefs
 WHERE tenant_id = $1 AND principal_id = $2
   AND store_position >= 0 AND store_position > $3 AND store_position <= $4
   AND (scope = $5 OR is_portable) AND sensitivity_rank <= $6"""
SEARCH_WORDS = """
   AND (lexemes IS NULL OR lexemes @@ {}::tsquery OR subject_key = ANY ({}::text[]))"""
SEARCH_LIVE = "\n   AND is_live"
SEARCH_ORDER = """
 ORDER BY store_position DESC LIMIT {}"""

# -- reads that span principals: two tables, names only ------------------------------------

PRINCIPALS = """
SELECT tenant_id, principal_id FROM mnemic.principals
 WHERE (tenant_id, principal_id) > ($1::text, $2::text)
   AND ($3::text IS NULL OR tenant_id = $3)
 ORDER BY tenant_id, principal_id LIMIT $4
"""

# The due ones first, from their own index; only then the order of names.
IDLE = """
WITH due AS MATERIALIZED (
    SELECT DISTINCT tenant_id, principal_id FROM mnemic.sessions
     WHERE status = 'open' AND last_recorded_at <= $1
)
SELECT tenant_id, principal_id FROM due
 WHERE (tenant_id, principal_id) > ($2::text COLLATE "C", $3::text COLLATE "C")
 ORDER BY tenant_id, principal_id LIMIT $4
"""

COUNT_PRINCIPALS = "SELECT count(*) FROM mnemic.principals"
