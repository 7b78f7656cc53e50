"""The state of a cup, computed from its tables' results: standings, free people, and places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from games.cups.models import Cup, CupEntry, CupTable
from games.cups.pairing import PAIR, Pod, meetings
from games.models import HEAVY, Seat, Table
from games.standings import Line, Result, Scale, standings

PODS: Final[Scale] = {1: (10,), 3: (10, 4, 1), 4: (10, 6, 3, 1)}
"""The points by place, for each size of pod. Pods of three and four have the same mean. A bye
counts as a win.
"""
PAIRS: Final[Scale] = {1: (2,), 2: (2, 0)}


def scale_of(cup: Cup) -> Scale:
    """Return the points by place, for each number of seats in the cup's tables."""
    return PAIRS if cup.seats == PAIR else PODS


@dataclass(frozen=True)
class CupState:
    """A cup with its entries by person id, and its tables with their people."""

    cup: Cup
    entries: Mapping[int, CupEntry]
    tables: Sequence[CupTable]
    pods: Mapping[str, Pod]
    """The people of each table in the order of seats, by table id."""

    @cached_property
    def gone(self) -> frozenset[int]:
        """The ids of people who have left."""
        return frozenset(pk for pk, one in self.entries.items() if one.left_at is not None)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The standings after the rounds before the final, the best first."""
        seed, scale = bytes(self.cup.seed or b""), scale_of(self.cup)
        people = sorted(self.entries)
        results = list(self._results())
        return tuple(standings(people, results, gone=self.gone, seed=seed, scale=scale))

    @property
    def order(self) -> list[int]:
        """The ids of people who haven't left, in the order of the standings."""
        return [line.person for line in self.lines if not line.has_left]

    @property
    def running(self) -> list[CupTable]:
        """The tables that count and haven't ended."""
        return [one for one in self.tables if not one.ended]

    @property
    def met(self) -> Counter[frozenset[int]]:
        """The number of meetings so far, by pair of people."""
        return meetings(list(self.pods.values()))

    @property
    def final(self) -> CupTable | None:
        """The table of the final."""
        return next(iter(self.of_round(self.cup.final)), None)

    def table_of(self, person: int) -> Table | None:
        """Return the table at which a person plays now."""
        own = (one.table for one in self.running if person in self.pods[one.table_id])
        return None if person in self.gone else next(own, None)

    def of_round(self, number: int) -> list[CupTable]:
        """Return the tables of a round."""
        return [one for one in self.tables if one.round == number]

    def placed(self, number: int) -> set[int]:
        """Return the people who have a table or a bye in a round."""
        byes = {pk for pk, one in self.entries.items() if number in one.byes}
        return byes.union(*(self.pods[one.table_id] for one in self.of_round(number)))

    def done(self, number: int) -> set[int]:
        """Return the people who have finished a round; everybody has finished round 0."""
        if number == 0:
            return set(self.entries)
        running = (self.pods[one.table_id] for one in self.of_round(number) if not one.ended)
        return self.placed(number).difference(*running)

    @property
    def finalists(self) -> list[int]:
        """The ids of the people in the final, the best first; empty if too few people are left."""
        fewest = PAIR if self.cup.seats == PAIR else 3
        best = self.order[: self.cup.seats]
        return best if len(best) >= fewest else []

    @property
    def places(self) -> list[CupEntry]:
        """The entries in the order of their final places.

        First come the people of the final by rank, then the others by the standings.
        """
        rank = self._ranks_of_final()
        order = {line.person: n for n, line in enumerate(self.lines)}

        def place(person: int) -> tuple[bool, int, int]:
            return person in self.gone, rank.get(person, len(order)), order[person]

        return [self.entries[person] for person in sorted(order, key=place)]

    def _ranks_of_final(self) -> dict[int, int]:
        found = self.final and self._result(self.final)
        return dict(zip(found.people, found.ranks, strict=True)) if found else {}

    def _results(self) -> Iterator[Result]:
        """Yield the results of the rounds, byes included."""
        for one in self.tables:
            if one.round != self.cup.final and (found := self._result(one)):
                yield found
        for person, entry in self.entries.items():
            for _ in entry.byes:
                yield Result((person,), (1,), (1,))

    def _result(self, one: CupTable) -> Result | None:
        """Return a table's result; ``None`` if the game isn't over or has no result that counts."""
        outcome = one.table.result
        if outcome is None or not one.counts:
            return None
        return Result(self.pods[one.table_id], tuple(outcome.ranks), tuple(outcome.totals))


def state_of(cup: Cup) -> CupState:
    """Return a cup's state; it takes three queries."""
    entries = {one.person_id: one for one in cup.entries.order_by("pk").select_related("person")}
    tables = cup.tables.order_by("round", "number").select_related("table")
    found = list(tables.defer(*(f"table__{name}" for name in HEAVY)))
    seats = Seat.objects.filter(table__of_cup__cup=cup).order_by("table", "place")
    pods: dict[str, Pod] = {}
    for table, person in seats.values_list("table", "person"):
        pods[table] = (*pods.get(table, ()), person)
    return CupState(cup, entries, found, pods)
