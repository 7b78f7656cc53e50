"""Forecasts of a table's end, which one feature makes and others show."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from accounts.models import User
    from games.models import Seat, Table


class Days(NamedTuple):
    """A range of whole days in which four of five such tables end, from now or from the start."""

    low: int
    high: int
    people: int
    """The number of people who play."""


SeatsBy = Mapping[str, Sequence["Seat"]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Forecaster:
    """The functions that forecast how long tables take."""

    tables: Callable[[Sequence[Table], SeatsBy, User | None], Mapping[str, Days]]
    """Returns the forecasts of open and running tables by id; the arguments are the tables, their
    seats with people by table id, and the reader, who counts at a free seat. One query."""
    setup: Callable[[str, Sequence[int], User | None], Mapping[int, Days]]
    """Returns the forecasts of a new table of a title by numbers of seats, among people like the
    reader. One query."""
    apart: Callable[[Collection[int], Collection[int]], Collection[tuple[int, int]]]
    """Returns which of some people play at another pace than which of other people. One query."""
