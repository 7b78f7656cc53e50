"""Checks of an edition's data file.

Each flaw is a sentence with the place in the file, the value found there, and the expected value.

There are four stages: first the shape of the file; then ids, numbers of entries and values that the
rulebook fixes; then references between tables; last the title's own checks across several values. A
stage can rely on the earlier ones, so the checks stop after the first stage that finds flaws.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from games.rules.kernel.shape import Entry, File, Hook, called, problems, shown, tables

F = TypeVar("F")
Data = dict[str, Any]
RULEBOOK = "the rulebook says so"


class Fixed(msgspec.Struct, frozen=True):
    """A table whose entries have the same ids in every edition.

    ``fields`` are the fields whose values are the same in every edition, too; ``None`` means all
    fields except names and notes.
    """

    fields: tuple[str, ...] | None = None
    in_order: bool = False


class Checks(msgspec.Struct, Generic[F], frozen=True, kw_only=True, dict=True):
    """A title's requirements for its editions.

    ``own`` is the data of the edition that others are compared with: the values that ``fixed``
    lists must be the same in every edition. ``counts`` has the number of entries by table of the
    data file.
    ``references`` has triples ``(table, field, target)``: each value of ``field`` must be the id of
    an entry of the table ``target``.
    """

    file: type[File]
    facts: Callable[[str, Data], F]
    own: Data
    counts: dict[str, int]
    fixed: dict[str, Fixed]
    references: tuple[tuple[str, str, str], ...]
    rules: tuple[Callable[[F], Iterator[str]], ...]
    hook: Hook | None = None

    def __call__(self, data: Any) -> list[str]:
        """Return the flaws of an edition; empty if it can be played."""
        found = list(problems(data, self.file, self.hook))
        found = found or [*self._twice(data), *self._counts(data), *self._differing(data)]
        found = found or list(self._dangling(data))
        if found:
            return found
        facts = self.facts(data["edition"], data)
        return [flaw for rule in self.rules for flaw in rule(facts)]

    @cached_property
    def tables(self) -> dict[str, type[Entry]]:
        """The struct of an entry, by the table's name, for each table with a list of entries."""
        return {table: kind for table, kind, many in tables(self.file) if many}

    def entries(self, data: Data) -> list[Data]:
        """Return all entries of a file."""
        many = [entry for table in self.tables for entry in data[table]]
        return many + [data[table] for table, _, many in tables(self.file) if not many]

    def names(self, data: Data, table: str) -> list[Any]:
        """Return the names of a table's entries."""
        return [entry[self.tables[table].called_by] for entry in data[table]]

    def _twice(self, data: Data) -> Iterator[str]:
        for table, kind in self.tables.items():
            names = [name for name in self.names(data, table) if not isinstance(name, list)]
            for name, number in Counter(names).items():
                if number > 1:
                    yield f"{table} {name}: is there {number} times, expected each {kind.called_by} once"

    def _counts(self, data: Data) -> Iterator[str]:
        fixed = {table: len(self.own[table]) for table in self.fixed if table in self.tables}
        for table, expected in {**self.counts, **fixed}.items():
            if len(data[table]) != expected:
                yield f"{table}: there are {len(data[table])}, expected {expected}"

    def _differing(self, data: Data) -> Iterator[str]:
        for table, fixed in self.fixed.items():
            if table in self.tables:
                yield from self._other_names(data, table, fixed.in_order)
                yield from self._other_values(data, table, fixed)
            else:
                yield from _differences(table, data[table], self.own[table], fixed)

    def _other_names(self, data: Data, table: str, in_order: bool) -> Iterator[str]:
        found, expected = self.names(data, table), self.names(self.own, table)
        listed = ", ".join(map(str, expected))
        yield from (
            f"{table} {name}: is unknown, expected one of: {listed}"
            for name in found
            if name not in expected
        )
        if missing := [str(name) for name in expected if name not in found]:
            yield f"{table}: expected {', '.join(missing)}, too: {RULEBOOK}"
        elif in_order and found != expected:
            yield f"{table}: expected {listed} in this order: {RULEBOOK}"

    def _other_values(self, data: Data, table: str, fixed: Fixed) -> Iterator[str]:
        known = dict(zip(self.names(self.own, table), self.own[table], strict=True))
        for name, entry in zip(self.names(data, table), data[table], strict=True):
            if name in known:
                yield from _differences(f"{table} {name}", entry, known[name], fixed)

    def _dangling(self, data: Data) -> Iterator[str]:
        for table, field, target in self.references:
            known = set(self.names(data, target))
            for number, entry in enumerate(data[table], 1):
                named = entry.get(field, [])
                for name in named if isinstance(named, list | dict) else [named]:
                    if name not in known:
                        where = called(table, entry, number, self.tables[table])
                        yield f"{where}: {field} names {name!r}, but there is no such {target}"


def _differences(where: str, entry: Data, own: Data, fixed: Fixed) -> Iterator[str]:
    free = {"name", *Entry.__struct_fields__}
    for field in fixed.fields or ({*entry, *own} - free):
        if entry.get(field) != own.get(field):
            found = f"is {shown(entry[field])}" if field in entry else "is missing"
            expected = shown(own[field]) if field in own else "none"
            yield f"{where}: {field} {found}, expected {expected}: {RULEBOOK}"
