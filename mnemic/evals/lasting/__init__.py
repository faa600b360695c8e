"""How the weights of `mnemic.memory.formation.lasting` are learned, and what they are worth.

`sentences.jsonl` holds the labelled sentences: 1 tells something of its speaker that a friend
would want to remember in half a year, 0 does not. `python -m mnemic.evals.lasting` measures by
cross-validation and writes the weights anew (`make lasting`).
"""

from __future__ import annotations

from mnemic.evals.lasting.training import LASTING, sentences_path

__all__ = ["LASTING", "sentences_path"]
