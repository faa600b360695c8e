"""What a turn says that is not its speaker's own: borrowed, played, practised, not meant.

Acts for the policies that read richly (`formation@11` on), behind `segments` and `zones`.
"""

from mnemic.memory.formation.borrowing.playing import unplayed
from mnemic.memory.formation.borrowing.stretches import without_borrowed

__all__ = ["unplayed", "without_borrowed"]
