"""Draw recall by category and by session distance, with noise beside it.

matplotlib is imported when a plot is asked for: it comes with `mnemic[plot]`.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from mnemic.errors import InvalidAddress
from mnemic.evals.memory_benchmark.metrics import (
    Ratio,
    end_to_end_recall,
    noise_ratio,
    recall_given_formed,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from mnemic.evals.memory_benchmark.counts import DeterministicMetrics

SUFFIXES = (".png", ".svg", ".pdf")
DOTS_PER_INCH = 144
_WIDTH = 0.27


def check_plot(path: Path) -> None:
    """Refuse a plot that could not be drawn, before anything runs: `InvalidAddress`."""
    if find_spec("matplotlib") is None:
        raise InvalidAddress("--plot needs matplotlib: pip install 'mnemic[plot]'")
    if path.suffix.lower() not in SUFFIXES:
        raise InvalidAddress(f"--plot: name a file that ends in one of {', '.join(SUFFIXES)}")
    if not path.parent.is_dir():
        raise InvalidAddress(f"--plot: there is no directory {path.parent}")


def plot(metrics: DeterministicMetrics, path: Path) -> None:
    """Draw the plot to a file whose ending names the format."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - it comes with an extra

    figure = Figure(figsize=(11, 4.5), layout="constrained")
    left, right = figure.subplots(1, 2, width_ratios=(2, 1))
    _by_category(left, metrics)
    _by_distance(right, metrics)
    try:
        figure.savefig(path, dpi=DOTS_PER_INCH, metadata=_undated(path))
    except OSError as error:
        raise InvalidAddress(f"--plot: {path} cannot be written ({error.strerror})") from None


def _undated(path: Path) -> dict[str, None]:
    """Leave out the date of drawing, so that the same run gives the same file."""
    return {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(path.suffix.lower(), {})


def _by_category(axes: Axes, metrics: DeterministicMetrics) -> None:
    names = list(metrics.by_category)
    counts = [metrics.by_category[name].counts for name in names]
    series = (
        ("recall, end to end", [end_to_end_recall(c) for c in counts]),
        ("recall, given formed", [recall_given_formed(c) for c in counts]),
        ("noise", [noise_ratio(c) for c in counts]),
    )
    for index, (label, ratios) in enumerate(series):
        places = [at + (index - 1) * _WIDTH for at in range(len(names))]
        axes.bar(places, [_height(r) for r in ratios], _WIDTH, label=label)
    axes.set_xticks(range(len(names)), [n.replace("_", "\n") for n in names])
    axes.set_ylim(0, 1.05)
    axes.set_title("by category")
    axes.legend(loc="upper center", ncols=3, bbox_to_anchor=(0.5, -0.14), frameon=False)


def _by_distance(axes: Axes, metrics: DeterministicMetrics) -> None:
    distances = list(metrics.by_distance)
    bins = metrics.by_distance.values()
    axes.plot(
        distances,
        [_height(Ratio(b.recalled, b.needed)) for b in bins],
        marker="o",
        label="recall, end to end",
    )
    axes.plot(
        distances,
        [_height(Ratio(b.recalled, b.formed)) for b in bins],
        marker="s",
        label="recall, given formed",
    )
    noise = _height(noise_ratio(metrics.retrieval))
    axes.axhline(noise, linestyle=":", color="grey", label="noise, overall")
    axes.set_xticks(distances)
    axes.set_xlabel("sessions back")
    axes.set_ylim(0, 1.05)
    axes.set_title("by distance")
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.14), frameon=False)


def _height(ratio: Ratio) -> float:
    return ratio.value or 0.0
