"""Table options: what a host may decide about a table, each declared once by a feature.

A declaration is enough: the form of a new table, REST, the export of a person's data, rematches and
the waiting room follow from it. A value is kept in the column of `Table` with the option's name, or in
`Table.feature_options` if there is no such column.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from games.models import Seat, Table
    from games.rules.kernel import Text


@dataclass(frozen=True, slots=True)
class Switch:
    """An option that is true or false."""

    opposite: str = ""
    """The name under which the form asks for the opposite, such as ``unrated`` for ``rated``."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option that is one of a few whole numbers."""

    values: Sequence[int]
    text: str
    """The key of the message that names a value, which it gets as ``asked``."""


@dataclass(frozen=True, slots=True)
class Number:
    """An option that is a whole number within bounds, or ``None``."""

    least: int
    most: int


Kind: TypeAlias = Switch | Choice | Number


class Fact(NamedTuple):
    """A sentence about a table in its waiting room."""

    icon: str
    text: Text
    listed: bool = False
    """Whether the list of open tables shows it, too."""


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOption:
    """One declaration of a table option."""

    name: str
    """Its field in the form and over REST, and its column if `Table` has one."""
    kind: Kind
    default: Any
    help: str
    """One English sentence for the OpenAPI schema."""
    label: str
    """The key of its label in the form."""
    hint: str = ""
    """The key of the sentence below the label."""
    template: str | None = None
    """The template of its part of the form; by default one for its kind, and with ``""`` none, because
    another option's template shows it, too."""
    check: Callable[[Mapping[str, Any]], None] | None = None
    """Called with the values of all options by name. Raises BadSetup."""
    available: Callable[[], bool] = _always
    """Whether this site offers the option; where it doesn't, forms leave it out."""
    facts: Callable[[Table, Sequence[Seat]], Iterable[Fact]] | None = None
    """Returns what the waiting room says of it."""
