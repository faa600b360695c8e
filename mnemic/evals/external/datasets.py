"""The three datasets by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from mnemic.evals.external.halumem import halumem_scenario
from mnemic.evals.external.locomo import Speaker, locomo_mapper
from mnemic.evals.external.longmemeval import longmemeval_scenario
from mnemic.evals.external.reading import Mapper


class Dataset(Struct, frozen=True):
    """Say how a dataset is read and what its licence is.

    `lines` is JSON Lines, else a JSON array. A sample draws `unit`s: whole records, or
    single questions where one record holds many.
    """

    name: str
    license: str
    unit: str
    lines: bool
    mapper: Callable[[Speaker], Mapper]
    has_speakers: bool = False

    @property
    def samples_questions(self) -> bool:
        """Tell whether a sample draws questions and not records."""
        return self.has_speakers


DATASETS: Mapping[str, Dataset] = {
    dataset.name: dataset
    for dataset in (
        Dataset(
            name="longmemeval",
            license="MIT",
            unit="question",
            lines=False,
            mapper=lambda speaker: longmemeval_scenario,
        ),
        Dataset(
            name="locomo",
            license="CC BY-NC 4.0",
            unit="question",
            lines=False,
            mapper=locomo_mapper,
            has_speakers=True,
        ),
        Dataset(
            name="halumem",
            license="CC BY-NC-ND 4.0",
            unit="user",
            lines=True,
            mapper=lambda speaker: halumem_scenario,
        ),
    )
}
