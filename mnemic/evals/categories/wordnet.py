"""The nouns of WordNet, as its database files tell them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct

_LICENCE_INDENT = "  "
"""What each line of the licence at the head of a data file begins with."""

_NOUN = "1"
_POINTER_FIELDS = 4
_IS_A = "@"


class Sense(Struct, frozen=True):
    """Hold one sense of a noun: the synset it is a word of, and how often it was met."""

    synset: str
    met: int


class Nouns(Struct, frozen=True):
    """Hold what each noun may mean, its commonest sense first, and what is a kind of what.

    Nouns are spelled as WordNet does: lowercase where they are no names, parts joined by "_".
    """

    senses: Mapping[str, tuple[Sense, ...]]
    narrower: Mapping[str, tuple[str, ...]]
    words: Mapping[str, tuple[str, ...]]

    def below(self, synset: str) -> frozenset[str]:
        """Give a synset and all that are kinds of it."""
        found: set[str] = set()
        ahead = [synset]
        while ahead:
            at = ahead.pop()
            if at not in found:
                found.add(at)
                ahead.extend(self.narrower.get(at, ()))
        return frozenset(found)


def read_nouns(directory: Path) -> Nouns:
    """Read the nouns from WordNet's `dict` directory.

    Raises OSError where a file cannot be read.
    """
    words: dict[str, tuple[str, ...]] = {}
    narrower: dict[str, list[str]] = {}
    for synset, spelled, above in _synsets(directory / "data.noun"):
        words[synset] = spelled
        for broader in above:
            narrower.setdefault(broader, []).append(synset)
    ranked: dict[str, dict[int, Sense]] = {}
    for line in (directory / "index.sense").read_text(encoding="utf-8").splitlines():
        key, synset, rank, met = line.split()
        lemma, _, kind = key.partition("%")
        if kind.startswith(_NOUN):
            ranked.setdefault(lemma, {})[int(rank)] = Sense(synset=synset, met=int(met))
    return Nouns(
        senses={lemma: tuple(found[r] for r in sorted(found)) for lemma, found in ranked.items()},
        narrower={synset: tuple(found) for synset, found in narrower.items()},
        words=words,
    )


def _synsets(path: Path) -> Iterator[tuple[str, tuple[str, ...], list[str]]]:
    """Read each synset of a data file, its words, and the synsets that it is a kind of."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(_LICENCE_INDENT):
            continue
        fields = line.partition(" | ")[0].split()
        behind_words = 4 + 2 * int(fields[3], 16)
        pointers = fields[behind_words + 1 :]
        above = [
            pointers[at + 1]
            for at in range(0, int(fields[behind_words]) * _POINTER_FIELDS, _POINTER_FIELDS)
            if pointers[at] == _IS_A
        ]
        yield fields[0], tuple(fields[4:behind_words:2]), above
