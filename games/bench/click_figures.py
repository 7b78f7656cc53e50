"""The table that compares the measured costs of clicks with their budget."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

DESK, PHONE = "1440×900", "390×844"
BUDGET: Final = {
    DESK: {"draft": 100, "commit": 100, "poll": 100, "select": 50},
    PHONE: {"draft": 400, "commit": 400, "poll": 400, "select": 200},
}
"""The milliseconds of the main thread that a click may take, by device and kind of click."""
LONGEST: Final = {DESK: 50}
"""The milliseconds that the longest task may take, by device."""
KINDS: Final = ("script", "style", "layout", "paint", "parsing", "other")
HEAD: Final = ("n", "total", "budget", *KINDS, "longest", "later", "kB", "sent", "server")


def click_table(rows: list[dict[str, Any]]) -> str:
    """Return the table of clicks by title and device. Values over the budget are marked."""
    games = groupby(rows, key=lambda row: (row["title"], row["size"]))
    return "\n\n".join("\n".join(_table(*game, list(own))) for game, own in games)


def _table(title: str, size: str, rows: list[dict[str, Any]]) -> Iterator[str]:
    yield f"{title}, {size}"
    yield f"{'':<7}" + "".join(f"{name:>9}" for name in HEAD)
    for row in rows:
        yield f"{row['what']:<7}" + "".join(f"{cell:>9}" for cell in _cells(row))


def _cells(row: dict[str, Any]) -> Iterator[str]:
    budget = BUDGET[row["size"]].get(row["what"])
    yield str(row["n"])
    yield _marked(row["total"], budget)
    yield str(budget or "")
    yield from (f"{row[kind]:.0f}" for kind in KINDS)
    yield _marked(row["longest"], LONGEST.get(row["size"]))
    yield f"{row['later']:.0f}"
    yield from (f"{row[name] / 1000:.1f}" if row[name] else "" for name in ("raw", "sent"))
    yield f"{row['server']:.1f}" if row["server"] else ""


def _marked(value: float, most: float | None) -> str:
    return f"{value:.0f}" + ("" if most is None or value <= most else " !")
