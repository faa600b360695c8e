"""How the table of `mnemic.memory.categories` is drawn from WordNet's database files.

`python -m mnemic.evals.categories DIRECTORY` reads `data.noun` and `index.sense` of WordNet 3.1
there and writes the table anew. What a category holds is named by the senses it stands on.
"""

from __future__ import annotations

from mnemic.evals.categories.drawing import drawn
from mnemic.evals.categories.wordnet import Nouns, read_nouns

__all__ = ["Nouns", "drawn", "read_nouns"]
