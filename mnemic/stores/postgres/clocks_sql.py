"""The statements of the clocks: what fades, what expires, and who has work due.

The rules of `sql.py` hold here too.
"""

from __future__ import annotations

# -- commit ------------------------------------------------------------------------------

COMMIT_FADING = """, fading AS (
    INSERT INTO mnemic.fading
           (tenant_id, principal_id, belief_id, fade, last_evidence_at, updated_at)
    SELECT r.tenant_id, r.principal_id, r.belief_id, r.fade, r.last_evidence_at, r.updated_at
      FROM unnest({}::text[], {}::text[], {}::uuid[], {}::text[], {}::timestamptz[],
                  {}::timestamptz[])
        AS r (tenant_id, principal_id, belief_id, fade, last_evidence_at, updated_at)
     WHERE {passed}
    ON CONFLICT (tenant_id, principal_id, belief_id) DO UPDATE
       SET fade = excluded.fade, last_evidence_at = excluded.last_evidence_at,
           updated_at = excluded.updated_at
)"""

# What has ended, is explicit or was erased fades no more.
COMMIT_UNFADING = """, unfading AS (
    DELETE FROM mnemic.fading t
     USING unnest({}::text[], {}::text[], {}::uuid[]) AS r (tenant_id, principal_id, belief_id)
     WHERE t.tenant_id = r.tenant_id AND t.principal_id = r.principal_id
       AND t.belief_id = r.belief_id AND {passed}
)"""

# -- reads of one principal --------------------------------------------------------------

LIST_IDLE = """
SELECT content FROM mnemic.beliefs
 WHERE tenant_id = $1 AND principal_id = $2 AND is_live AND last_evidence_at <= $3
 ORDER BY last_evidence_at, store_position LIMIT $4
"""

# `event_sequence >= 0` names its index, which the read that spans principals must not use.
EXPIRED_TRACES = """
SELECT content FROM mnemic.traces
 WHERE tenant_id = $1 AND principal_id = $2 AND operator_expires_at <= $3
   AND holds_operator AND event_sequence >= 0
 ORDER BY operator_expires_at LIMIT $4
"""

REPASSES = """
SELECT content FROM mnemic.sessions
 WHERE tenant_id = $1 AND principal_id = $2 AND repass_at IS NOT NULL AND repass_at <= $3
 ORDER BY repass_at, id LIMIT $4
"""

# -- reads that span principals ----------------------------------------------------------

# One range of the index for each rule; only what is due is read, and then put in order.
# `OFFSET 0` keeps the range a range.
FADING = """
WITH due AS MATERIALIZED (
    SELECT DISTINCT f.tenant_id, f.principal_id
      FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[])
           AS c (fade, evidence_before, untouched_since)
     CROSS JOIN LATERAL (
           SELECT tenant_id, principal_id FROM mnemic.fading
            WHERE fade = c.fade COLLATE "C" AND last_evidence_at <= c.evidence_before
              AND (c.untouched_since IS NULL OR updated_at <= c.untouched_since)
           OFFSET 0) AS f
)
SELECT tenant_id, principal_id FROM due
 WHERE (tenant_id, principal_id) > ($4::text COLLATE "C", $5::text COLLATE "C")
 ORDER BY tenant_id, principal_id LIMIT $6
"""

EXPIRING = """
WITH due AS MATERIALIZED (
    SELECT DISTINCT tenant_id, principal_id FROM mnemic.traces
     WHERE holds_operator AND operator_expires_at <= $1
)
SELECT tenant_id, principal_id FROM due
 WHERE (tenant_id, principal_id) > ($2::text COLLATE "C", $3::text COLLATE "C")
 ORDER BY tenant_id, principal_id LIMIT $4
"""

REPASSING = """
WITH due AS MATERIALIZED (
    SELECT DISTINCT tenant_id, principal_id FROM mnemic.sessions
     WHERE repass_at IS NOT NULL AND repass_at <= $1
)
SELECT tenant_id, principal_id FROM due
 WHERE (tenant_id, principal_id) > ($2::text COLLATE "C", $3::text COLLATE "C")
 ORDER BY tenant_id, principal_id LIMIT $4
"""

# -- the indexes beside their content ----------------------------------------------------

# Columns and content of a principal's rows, to compare with what a commit would write.
CHECK_EVENTS = """
SELECT sequence, session_id, is_message, content FROM mnemic.events
 WHERE tenant_id = $1 AND principal_id = $2 AND sequence > $3 ORDER BY sequence LIMIT $4
"""
CHECK_SESSIONS = """
SELECT id, status, last_recorded_at, snapshot_trace_id, repass_at, content
  FROM mnemic.sessions
 WHERE tenant_id = $1 AND principal_id = $2
"""
CHECK_BELIEFS = """
SELECT id, store_position, status, is_live, belief_type, subject_key, scope, is_portable,
       sensitivity_rank, valid_from, valid_to, last_evidence_at,
       array_to_string(tsvector_to_array(lexemes), E'\\n') AS lexemes, content
  FROM mnemic.beliefs WHERE tenant_id = $1 AND principal_id = $2
"""
CHECK_TRACES = """
SELECT id, event_sequence, operator_expires_at, holds_operator, content FROM mnemic.traces
 WHERE tenant_id = $1 AND principal_id = $2
"""
CHECK_FADING = """
SELECT belief_id, fade, last_evidence_at, updated_at FROM mnemic.fading
 WHERE tenant_id = $1 AND principal_id = $2
"""
