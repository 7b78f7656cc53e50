"""The calendar: the game's 21 days, and the first player of each."""

from __future__ import annotations

from typing import Final

import msgspec

from games.boards.common.seats import seat_colour
from games.boards.yspahan.looks import Data
from games.rules.kernel import Text, Who, text
from games.rules.yspahan.facts import DAYS, WEEKS


class Day(msgspec.Struct, frozen=True):
    """The head of a day's column."""

    x: int
    name: int


class Week(msgspec.Struct, frozen=True):
    """The head of a week's row."""

    y: int
    week: int
    now: bool


class Cell(msgspec.Struct, frozen=True):
    """A day. ``seat`` is the first player's colour, "" if the scores decide later who starts."""

    at: str
    state: str
    seat: str
    label: Text


class Calendar(msgspec.Struct, frozen=True):
    """A row for each week, a column for each day."""

    days: tuple[Day, ...]
    weeks: tuple[Week, ...]
    cells: tuple[Cell, ...]


_XS: Final = tuple(-368 + 33 * day for day in range(DAYS))
_YS: Final = tuple(-165 + 19 * week for week in range(WEEKS))
_DAYS: Final = tuple(Day(x, number) for number, x in enumerate(_XS, start=1))


def calendar(public: Data, *, over: bool = False) -> Calendar:
    """Return the calendar, with the current day unless the game is over."""
    today = DAYS * WEEKS if over else DAYS * (public["week"] - 1) + public["day"] - 1
    return Calendar(
        days=_DAYS,
        weeks=tuple(
            Week(y, week, public["week"] == week and not over)
            for week, y in enumerate(_YS, start=1)
        ),
        cells=tuple(_cell(day, today, seat) for day, seat in enumerate(_starters(public))),
    )


def _starters(public: Data) -> list[int | None]:
    """Return the first player of each day; ``None`` for a last day that the scores decide."""
    whole = DAYS * WEEKS
    starters: list[int | None] = list(public["starters"][:whole])
    seats = len(public["merchants"])
    while len(starters) < whole:
        last = starters[-1] if starters else None
        starters.append((public["starter"] if last is None else last + 1) % seats)
    if seats != 3 and len(public["starters"]) < whole:
        starters[-1] = None  # scores before the last day decide who starts it
    return starters


def _cell(day: int, today: int, seat: int | None) -> Cell:
    week, place = divmod(day, DAYS)
    return Cell(
        at=f"{_XS[place]},{_YS[week]}",
        state="past" if day < today else "now" if day == today else "coming",
        seat=seat_colour(seat),
        label=_starts(seat),
    )


def _starts(seat: int | None) -> Text:
    if seat is None:
        return Text("yspahan-label-last-day")
    return text("yspahan-label-starter", seat=Who(seat))
