"""Series of times, their statistics, and the tables that show them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from statistics import median, quantiles
from typing import Any, Final

from games.bench.browser import AIM


@dataclass(slots=True)
class Series:
    """Times of one kind, in seconds."""

    name: str
    times: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The median in milliseconds."""
        return median(self.times) * 1000

    @property
    def p95(self) -> float:
        """The 95th percentile in milliseconds."""
        return quantiles(self.times, n=20)[-1] * 1000


class Sheet:
    """All series of a run, in the order of their first times."""

    FLOOR = "floor: bare transaction"

    def __init__(self, *names: str) -> None:
        self.series = {name: Series(name) for name in (self.FLOOR, *names)}

    def note(self, name: str, seconds: float) -> None:
        """Add one time."""
        self.series[name].times.append(seconds)

    def rows(self) -> Iterator[dict[str, Any]]:
        """Yield the figures of each series, with the ratio of its median to the floor's."""
        floor = self.series[self.FLOOR].median
        for series in self.series.values():
            if len(series.times) > 1:
                yield {
                    "what": series.name,
                    "n": len(series.times),
                    "median_ms": round(series.median, 3),
                    "p95_ms": round(series.p95, 3),
                    "ratio": round(series.median / floor, 2),
                }


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of requests: their number, processor milliseconds each, requests per second."""

    what: str
    n: int
    cpu_ms: float = 0.0
    per_second: float = 0.0


def beside(floor: Cost, cost: Cost) -> dict[str, Any]:
    """Return a cost with its ratios to the floor's. A ratio of 0 means that it wasn't measured."""
    return {
        "what": cost.what,
        "n": cost.n,
        "cpu_ms": round(cost.cpu_ms, 3),
        "cpu_ratio": round(cost.cpu_ms / floor.cpu_ms, 2) if floor.cpu_ms else 0.0,
        "per_second": round(cost.per_second),
        "rate_ratio": round(cost.per_second / floor.per_second, 3) if floor.per_second else 0.0,
    }


def pages_table(rows: list[dict[str, Any]]) -> str:
    """Return the table of the costs of pages, and of requests on eight connections."""
    head = f"{'':<36} {'n':>7} {'processor':>10} {'× floor':>9} {'per second':>11} {'of floor':>9}"
    return "\n".join([head, *(_pages_line(row) for row in rows)])


def _pages_line(row: dict[str, Any]) -> str:
    shapes = {
        "cpu_ms": "{:.3f} ms",
        "cpu_ratio": "{:.2f}",
        "per_second": "{:,}",
        "rate_ratio": "{:.3f}",
    }
    cells = [shape.format(row[name]) if row[name] else "" for name, shape in shapes.items()]
    return "{:<36} {:>7,} {:>10} {:>9} {:>11} {:>9}".format(row["what"], row["n"], *cells).rstrip()


def size_table(rows: list[dict[str, Any]]) -> str:
    """Return lines with the disk space of a finished game of each title, in kB."""
    return "\n".join(map(_size_line, rows))


def _size_line(row: dict[str, Any]) -> str:
    most = ", ".join(f"{name} {size / 1000:.1f}" for name, size in row["most"].items())
    taken = f"{row['what']:<20} {row['bytes'] / 1000:>7.1f} kB  ({most})"
    return "  ".join([taken, *row["wrong"]])


def table(rows: list[dict[str, Any]]) -> str:
    """Return the table of a run's series."""
    head = f"{'':<34} {'n':>6} {'median':>9} {'p95':>9} {'× floor':>8}"
    return "\n".join([head, *(_line(row) for row in rows)])


def _line(row: dict[str, Any]) -> str:
    times = f"{row['median_ms']:>6.3f} ms {row['p95_ms']:>6.3f} ms"
    return f"{row['what']:<34} {row['n']:>6} {times} {row['ratio']:>8.2f}"


COLUMNS: Final = {
    "kilobytes": ("kB", ".0f"),
    "requests": ("requests", ".0f"),
    "largest": ("largest paint", ".0f"),
    "shift": ("shift", ".3f"),
    "blocked": ("blocked", ".0f"),
}


def paint_table(rows: list[dict[str, Any]]) -> str:
    """Return the table of pages on a phone. Values over the budget are marked."""
    head = f"{'':<34}" + "".join(f"{name:>15}" for name, _ in COLUMNS.values())
    return "\n".join([head, *(_paint_line(row) for row in [*rows, {"what": "aim", **asdict(AIM)}])])


def _paint_line(row: dict[str, Any]) -> str:
    cells = (
        f"{row[name]:{shape}}" + (" !" if row[name] > getattr(AIM, name) else "  ")
        for name, (_, shape) in COLUMNS.items()
    )
    return f"{row['what']:<34}" + "".join(f"{cell:>15}" for cell in cells)


def scale_table(rows: list[dict[str, Any]]) -> str:
    """Return the table of pages' database costs on a small and on a big site."""
    head = f"{'':<46} {'statements':>10} {'few':>10} {'many':>10}"
    return "\n".join([head, *(_scale_line(row) for row in rows)])


def _scale_line(row: dict[str, Any]) -> str:
    what = f"{row['path']} {row['who'] and '(' + row['who'] + ')'}"
    times = f"{row['few']['ms']:>7.2f} ms {row['many']['ms']:>7.2f} ms"
    return f"{what:<46} {row['many']['statements']:>10} {times}  {', '.join(row['wrong'])}"


def ratings_table(rows: list[dict[str, Any]]) -> str:
    """Return the table of the time to rate one game."""
    lines = (f"{row['what'] + ' games each':<34} {row['ms']:>7.2f} ms" for row in rows)
    return "\n".join(lines)


AIMS: Final = {"run": 420, "group": 450, "apart": 850}
"""The MB that all processes together may use, for each way of running a site on one core."""


def memory_table(figures: list[dict[str, Any]]) -> str:
    """Return the table of the processes' memory in MB, for each way of running a site."""
    return "\n\n".join("\n".join(_memory_lines(way)) for way in figures)


def _memory_lines(way: dict[str, Any]) -> Iterator[str]:
    yield f"{way['how']}: {way['pages']} pages of {way['kinds']} kinds, {way['choices']} choices"
    yield f"{'':<14}{'all there is':>14}{'its share':>12}{'its own':>10}"
    for process in way["processes"]:
        rss, pss, own = (process[name] / 1024 for name in ("rss", "pss", "own"))
        yield f"{process['name']:<14}{rss:>14.0f}{pss:>12.0f}{own:>10.0f}"
    yield f"{'together':<28}{way['pss'] / 1024:>12.0f}{' !' if way['wrong'] else ''}"
