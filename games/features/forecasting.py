"""The extension point for forecasts of a table's end: one feature makes them, others show them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from accounts.models import User
    from games.models import Seat, Table


class Days(NamedTuple):
    """A range of whole days, from now or from the game's start.

    Four of five such tables end within it.
    """

    low: int
    high: int
    people: int
    """The number of people who play."""


SeatsBy = Mapping[str, Sequence["Seat"]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Forecaster:
    """The functions that forecast how long tables take."""

    tables: Callable[[Sequence[Table], SeatsBy, User | None], Mapping[str, Days]]
    """A function that returns the forecasts of tables by id. Its arguments are the tables, their
    seats with people by table id, and the reader. For an open table, the reader is assumed to
    take a free seat. It takes one query.
    """
    setup: Callable[[str, Sequence[int], User | None], Mapping[int, Days]]
    """A function that returns the forecasts of a title's new tables by number of seats, for people
    like the reader. It takes one query.
    """
    apart: Callable[[Collection[int], Collection[int]], Collection[tuple[int, int]]]
    """A function that returns pairs of people from two collections whose paces differ a lot. It
    takes one query.
    """
