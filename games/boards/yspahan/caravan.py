"""The caravan: its camels with their loads, its three rows, and the points it would give now."""

from __future__ import annotations

from typing import Final

import msgspec

from games.boards.common.seats import seat_colour
from games.boards.yspahan.looks import Data
from games.rules.kernel import Text, Who, text
from games.rules.yspahan.facts import ROW_POINTS, ROWS

ROAD: Final = (141, 94, 47)
"""The y of each of the three rows of camels, from the first row."""


class Camel(msgspec.Struct, frozen=True, kw_only=True):
    """A camel. ``seat`` is the colour of the cube on it, "" if it is free.

    ``back``: it walks to the left. ``next``: it is the first free camel. ``last``: it has the
    latest cube.
    """

    at: str
    back: bool
    hump: int
    seat: str
    next: bool
    last: bool
    label: Text


class Row(msgspec.Struct, frozen=True):
    """A row: its factor (``times``) in the caravan's scoring, and the points for loading there."""

    y: int
    times: int
    points: str
    label: Text


class Worth(msgspec.Struct, frozen=True):
    """The points that a seat would get if the caravan were scored now."""

    seat: str
    name: Who
    points: int


class Caravan(msgspec.Struct, frozen=True):
    """The camels in the order of loading, the rows from the first, and each seat's points."""

    camels: tuple[Camel, ...]
    rows: tuple[Row, ...]
    worth: tuple[Worth, ...]


def _row(times: int, y: int, gain: int) -> Row:
    label = text("yspahan-board-row", times=times, points=gain)
    return Row(y, times, f"+{gain}" if gain else "0", label)


_ROWS: Final = tuple(
    _row(times, y, gain)
    for times, (y, gain) in enumerate(zip(ROAD, ROW_POINTS, strict=True), start=1)
)


def caravan(public: Data) -> Caravan:
    """Return the caravan as it is loaded now."""
    cubes, size = public["caravan"], public["camels"]
    columns = size // ROWS
    return Caravan(
        camels=tuple(_camel(number, columns, cubes) for number in range(size)),
        rows=_ROWS,
        worth=_worth(cubes, columns),
    )


def _camel(number: int, columns: int, cubes: list[int]) -> Camel:
    row, place = divmod(number, columns)
    back = row == 1
    pitch = min(84.0, 193 / (columns - 1))
    step = columns - 1 - place if back else place
    seat = cubes[number] if number < len(cubes) else None
    return Camel(
        at=f"{146 - pitch * (columns - 1) / 2 + pitch * step:.0f},{ROAD[row]}",
        back=back,
        hump=2 if back else -2,
        seat=seat_colour(seat),
        next=number == len(cubes),
        last=number == len(cubes) - 1,
        label=_camel_label(number + 1, row, seat),
    )


def _camel_label(camel: int, row: int, seat: int | None) -> Text:
    if seat is None:
        return text("yspahan-label-camel-free", camel=camel, points=ROW_POINTS[row])
    return text("yspahan-label-camel-taken", camel=camel, seat=Who(seat))


def _worth(cubes: list[int], columns: int) -> tuple[Worth, ...]:
    """Return each seat's points if the caravan were scored now: its cubes times its highest row."""
    rows: dict[int, list[int]] = {}
    for number, seat in enumerate(cubes):
        rows.setdefault(seat, []).append(number // columns + 1)
    return tuple(
        Worth(seat_colour(seat), Who(seat), len(own) * max(own))
        for seat, own in sorted(rows.items())
    )
