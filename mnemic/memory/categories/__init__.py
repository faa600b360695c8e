"""What common nouns are kinds of: a beagle is a dog, and sertraline a medicine.

The table is drawn from WordNet (`mnemic.evals.categories`); its words are looked up, nothing
is asked of a model.
"""

from __future__ import annotations

from mnemic.memory.categories.looking_up import TABLE_FILE, categories, members

__all__ = ["TABLE_FILE", "categories", "members"]
