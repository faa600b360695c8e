"""The memory benchmark: a corpus, a deterministic arm, a baseline (000)."""
