"""The table options of all features, converted to a table's columns and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from games.features import features
from games.features.options import Fact, TableOption
from games.models import Table

if TYPE_CHECKING:
    from games.models import Seat


def table_options() -> Iterator[TableOption]:
    """Yield every feature's table options, in the order of the registry."""
    for feature in features:
        yield from feature.table_options


def columns_of(chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return the columns of a new table. Options that aren't in ``chosen`` get their defaults.

    Raises BadSetup for a value that isn't allowed, and TypeError for an unknown option.
    """
    options = {option.name: option for option in table_options()}
    if unknown := chosen.keys() - options.keys():
        raise TypeError(f"no table options: {', '.join(sorted(unknown))}")
    values = {name: chosen.get(name, option.default) for name, option in options.items()}
    for option in options.values():
        if option.check:
            option.check(values)
    columns = {name: value for name, value in values.items() if _has_column(name)}
    return {**columns, "feature_options": {k: values[k] for k in values.keys() - columns.keys()}}


def values_of(table: Table) -> dict[str, Any]:
    """Return the values of a table's options by name."""
    return {option.name: value_of(table, option) for option in table_options()}


def value_of(table: Table, option: TableOption) -> Any:
    """Return an option's value, or its default if the table is older than the option."""
    if _has_column(option.name):
        return getattr(table, option.name)
    return table.feature_options.get(option.name, option.default)


def values_again(table: Table) -> dict[str, Any]:
    """Return the option values for a rematch.

    An option that isn't offered any more gets its default.
    """
    return {
        option.name: value_of(table, option) if option.available() else option.default
        for option in table_options()
    }


def facts_of(table: Table, seats: Iterable[Seat]) -> list[Fact]:
    """Return the sentences about a table's options for its waiting room."""
    seats = list(seats)
    return [
        fact for option in table_options() if option.facts for fact in option.facts(table, seats)
    ]


@cache
def _has_column(name: str) -> bool:
    return name in {field.name for field in Table._meta.concrete_fields}  # noqa: SLF001 - public
