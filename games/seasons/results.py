"""The state of a division, computed from its tables' results: standings, and possible places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from games.models import HEAVY, Table
from games.seasons.models import Division, Entry, Season, SeasonTable
from games.seasons.moves import DOWN, GOING_DOWN, STAYS, move_of
from games.seasons.seatings import Seating, seatings
from games.standings import Line, Result, places_without, standings

if TYPE_CHECKING:
    from games.seasons.reach import Reach


@dataclass(frozen=True)
class DivisionState:
    """A division with its people by slot, and its tables by number."""

    division: Division
    season: Season
    entries: Sequence[Entry]
    tables: Sequence[SeasonTable]
    last_level: int

    @cached_property
    def seatings(self) -> Sequence[Seating]:
        """The people of each table."""
        return seatings(len(self.entries), self.season.seats)

    @property
    def gone(self) -> frozenset[int]:
        """The people who have left."""
        return frozenset(entry.slot or 0 for entry in self.entries if entry.left_at is not None)

    @cached_property
    def results(self) -> dict[int, Result]:
        """The results that count, by the tables' numbers."""
        found = {one.number: _result(one, self.seatings[one.number]) for one in self.tables}
        return {number: result for number, result in found.items() if result is not None}

    @cached_property
    def _places(self) -> dict[int, dict[int, int]]:
        return {n: places_without(result, self.gone) for n, result in self.results.items()}

    def place_at(self, number: int, slot: int) -> int | None:
        """Return a person's place at a table among people who haven't left, or ``None``."""
        return self._places.get(number, {}).get(slot)

    def numbers_of(self, slot: int) -> list[int]:
        """Return the numbers of a person's tables, ordered by the person's seat there."""
        own = [
            (seating.index(slot), n) for n, seating in enumerate(self.seatings) if slot in seating
        ]
        return [number for _, number in sorted(own)]

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The standings, the best first."""
        results = list(self.results.values())
        people = range(len(self.entries))
        seed = bytes(self.season.seed or b"")
        return tuple(standings(people, results, gone=self.gone, seed=_lot(seed, self.division)))

    @property
    def places(self) -> Iterator[tuple[Entry, int, int]]:
        """Each person's entry, place and change of level.

        People who have left go down, if there is a lower level.
        """
        for place, line in enumerate(self.lines, 1):
            moved = move_of(
                place,
                size=len(self.entries),
                level=self.division.level,
                last_level=self.last_level,
            )
            if line.has_left:
                moved = DOWN if self.division.level < self.last_level else STAYS
            yield self.entries[line.person], place, moved

    @cached_property
    def running(self) -> tuple[SeasonTable, ...]:
        """The tables that count and haven't ended."""
        return tuple(one for one in self.tables if one.counts and not one.table.over)

    @property
    def safe(self) -> int:
        """The last place that doesn't go down."""
        lowest = self.division.level == self.last_level
        return len(self.entries) - (0 if lowest else GOING_DOWN)

    @property
    def reach(self) -> dict[int, Reach] | None:
        """Each person's possible places, by slot; ``None`` if too many tables are running."""
        if len(self.tables) < len(self.seatings):
            return None
        open_ = tuple(self.seatings[one.number] for one in self.running)
        return _reach(self.lines, open_, self.season.seats, self.safe)


@lru_cache(maxsize=256)
def _reach(
    lines: tuple[Line, ...], running: tuple[Seating, ...], seats: int, safe: int
) -> dict[int, Reach] | None:
    """Return the possible places. They are cached until another table ends."""
    from games.seasons.reach import reach  # noqa: PLC0415 - numpy starts threads; a fork loses them

    return reach(lines, running, seats=seats, safe=safe)


def _lot(seed: bytes, division: Division) -> bytes:
    """Return the seed of a division's lot."""
    return seed + division.name.encode()


def _result(one: SeasonTable, seating: Seating) -> Result | None:
    """Return a table's result; ``None`` if the game isn't over or has no result that counts."""
    table: Table = one.table
    outcome = table.result
    if outcome is None or not one.counts:
        return None
    return Result(seating, tuple(outcome.ranks), tuple(outcome.totals))


def states_of(season: Season, division_id: int | None = None) -> list[DivisionState]:
    """Return the states of a season's divisions, or of one, the top first.

    It takes four queries.
    """
    divisions = list(season.divisions.order_by("level", "number"))
    last = max((one.level for one in divisions), default=1)
    wanted = [one for one in divisions if division_id in (None, one.pk)]
    entries = (
        Entry.objects.filter(division__in=wanted)
        .select_related("person", "division")
        .order_by("slot")
    )
    tables = SeasonTable.objects.filter(division__in=wanted).order_by("number")
    tables = tables.select_related("table").defer(*(f"table__{name}" for name in HEAVY))
    return [
        DivisionState(
            one,
            season,
            [entry for entry in entries if entry.division_id == one.pk],
            [table for table in tables if table.division_id == one.pk],
            last,
        )
        for one in wanted
    ]
