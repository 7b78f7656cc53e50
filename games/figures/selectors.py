"""Figures of a title for readers: people's games from the database, Merchants' from files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, NamedTuple

from games.figures.merchants import Counts, merchants
from games.figures.models import TitleCount
from games.figures.setups import Setup
from games.opponents.counting import OPENING, SEAT, SIZES
from games.opponents.intervals import interval
from games.rules.kernel import Title

FEW: Final = 30
"""The number of games below which a share says little."""
PEOPLE: Final = "people"
MERCHANTS: Final = "merchants"
Numbers = dict[str, str | int | float]


class Cell(NamedTuple):
    """The results of all seats with a trait; ``expected``: the wins that were to be expected."""

    games: int
    wins: float
    expected: float
    points: int

    @property
    def share(self) -> float:
        """The wins as a multiple of the expected ones."""
        return self.wins / self.expected

    @property
    def reach(self) -> tuple[float, float]:
        """The 95 % interval of `share`."""
        low, high = interval(self.wins, self.games)
        return low * self.games / self.expected, high * self.games / self.expected

    @property
    def few(self) -> bool:
        """Whether there are too few games for the share to say much."""
        return self.games < FEW

    @property
    def surely(self) -> str:
        """“over” or “under” if the whole interval is beyond 1 and there are enough games."""
        low, high = self.reach
        if self.few or low <= 1 <= high:
            return ""
        return "over" if low > 1 else "under"


@dataclass(frozen=True, slots=True)
class Row:
    """A trait with its results; ``None`` where nobody had it."""

    trait: str
    people: Cell | None
    merchants: Cell | None

    @property
    def best_known(self) -> Cell | None:
        """The results from the larger number of games."""
        cells = [cell for cell in (self.people, self.merchants) if cell]
        return max(cells, key=lambda cell: cell.games, default=None)


@dataclass(frozen=True, slots=True)
class Figures:
    """All figures of a setup: rows by kind, and the sizes of games by kind and player."""

    setup: Setup
    rows: Mapping[str, list[Row]]
    sizes: Mapping[str, Mapping[str, Mapping[int, int]]]
    """By kind, then player: the number of games by size."""
    people: int
    merchants: int
    since: datetime | None
    until: datetime | None


class Games(NamedTuple):
    """The number of games with a setup, of people and of Merchants."""

    people: int
    merchants: int


def setups_of(title: str) -> dict[Setup, Games]:
    """Return the setups of which a title has games, the number of seats first: one query."""
    rows = TitleCount.objects.filter(title=title, kind=SEAT, trait="1")
    people = {
        Setup(row.title, row.seats, row.edition, row.options): row.games
        for row in rows.only("title", "seats", "edition", "options", "games")
    }
    played = {setup: _games(counts) for setup, counts in merchants().items()}
    known = {setup for setup in played if setup.title == title} | set(people)
    return {setup: Games(people.get(setup, 0), played.get(setup, 0)) for setup in sorted(known)}


def figures_of(setup: Setup) -> Figures:
    """Return the figures of a setup: one query."""
    stored = list(TitleCount.objects.filter(**setup._asdict()))
    people: dict[str, dict[str, Cell]] = {}
    for row in stored:
        cell = Cell(row.games, row.wins, row.expected, row.points)
        people.setdefault(row.kind, {})[row.trait] = cell
    played = _cells(merchants().get(setup, {}), setup.seats)
    kinds = [kind for kind in _in_order({**played, **people}) if kind not in SIZES]
    return Figures(
        setup,
        {kind: _rows(kind, people.get(kind, {}), played.get(kind, {})) for kind in kinds},
        {kind: {PEOPLE: _sizes(people, kind), MERCHANTS: _sizes(played, kind)} for kind in SIZES},
        _first_seat(people),
        _first_seat(played),
        min((row.first_at for row in stored), default=None),
        max((row.last_at for row in stored), default=None),
    )


def chosen_setup(
    title: Title[Any],
    known: Mapping[Setup, Games],
    seats: int | None,
    edition: str,
    options: str,
) -> Setup:
    """Return the wanted setup; what isn't given or doesn't exist is the title's default.

    Without a number of seats it is the one of most games between people, then of Merchants.
    """
    edition = edition if edition in title.editions else title.editions.chosen(None)
    setups = {one for one in known if (one.edition, one.options) == (edition, options)}
    if not setups:
        options = ""
        setups = {one for one in known if (one.edition, one.options) == (edition, "")}
    if seats is None or seats not in title.seats:
        most = max(sorted(setups), key=lambda one: known[one], default=None)
        seats = most.seats if most else title.seats[0]
    return Setup(title.slug, seats, edition, options)


def lines_of(figures: Figures) -> Iterator[Numbers]:
    """Yield all counts of a setup for files: one line for each player, kind and trait."""
    title, seats, edition, options = figures.setup
    about: Numbers = {"title": title, "seats": seats, "edition": edition, "options": options}
    for kind, rows in figures.rows.items():
        for row in rows:
            for player, cell in ((PEOPLE, row.people), (MERCHANTS, row.merchants)):
                if cell:
                    yield {**about, "players": player, "kind": kind, "id": row.trait, **told(cell)}
    for kind, players in figures.sizes.items():
        for player, sizes in players.items():
            for size, games in sizes.items():
                line: Numbers = {"players": player, "kind": kind, "id": str(size), "games": games}
                yield {**about, **line}


def told(cell: Cell) -> Numbers:
    """Return a cell's numbers by name, rounded."""
    low, high = cell.reach
    return {
        "games": cell.games,
        "wins": round(cell.wins, 3),
        "expected": round(cell.expected, 3),
        "share": round(cell.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "points": round(cell.points / cell.games, 2),
    }


def _cells(counts: Counts, seats: int) -> dict[str, dict[str, Cell]]:
    return {
        kind: {
            id: Cell(had.seats, had.wins, had.seats / seats, had.points) for id, had in ids.items()
        }
        for kind, ids in counts.items()
    }


def _in_order(kinds: Mapping[str, object]) -> list[str]:
    """Return the kinds: traits as the title has them, then seats, then first actions."""
    return sorted(kinds, key=lambda kind: (kind == SEAT) + 2 * (kind == OPENING))


def _rows(kind: str, people: Mapping[str, Cell], played: Mapping[str, Cell]) -> list[Row]:
    """Return rows: seats in order, others by the share of which most is known."""
    rows = [Row(id, people.get(id), played.get(id)) for id in sorted({*people, *played})]
    return rows if kind == SEAT else sorted(rows, key=_falling)


def _falling(row: Row) -> tuple[bool, float]:
    cell = row.best_known
    return cell is None or cell.few, -(cell.share if cell else 0.0)


def _sizes(cells: Mapping[str, Mapping[str, Cell]], kind: str) -> dict[int, int]:
    return {int(id): cell.games for id, cell in sorted(cells.get(kind, {}).items(), key=_by_size)}


def _by_size(item: tuple[str, Cell]) -> int:
    return int(item[0])


def _first_seat(cells: Mapping[str, Mapping[str, Cell]]) -> int:
    """Return the number of games: each has one first seat."""
    cell = cells.get(SEAT, {}).get("1")
    return cell.games if cell else 0


def _games(counts: Counts) -> int:
    had = counts.get(SEAT, {}).get("1")
    return had.seats if had else 0
