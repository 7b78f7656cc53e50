"""Table options: what a host can choose about a table, each declared once by a feature.

The form of a new table, REST, data exports, rematches and the waiting room follow from the
declaration. A value is stored in the column of `Table` with the option's name, or in
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
    """A boolean option."""

    opposite: str = ""
    """The name of the form's field for the opposite, such as ``unrated`` for ``rated``."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with a few possible whole numbers."""

    values: Sequence[int]
    text: str
    """The key of the message for a value, which is its parameter ``asked``."""


@dataclass(frozen=True, slots=True)
class Number:
    """An option that is a whole number within bounds, or ``None``."""

    least: int
    most: int


Kind: TypeAlias = Switch | Choice | Number


class Fact(NamedTuple):
    """A sentence about a table for its waiting room."""

    icon: str
    text: Text
    listed: bool = False
    """Whether the list of open tables shows it, too."""


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOption:
    """The declaration of one table option."""

    name: str
    """The name of its field in the form and over REST, and of its column if `Table` has one."""
    kind: Kind
    default: Any
    help: str
    """An English sentence for the OpenAPI schema."""
    label: str
    """The key of its label in the form."""
    hint: str = ""
    """The key of the sentence below the label."""
    template: str | None = None
    """The template of its part of the form; by default the one for its kind. With ``""`` there
    is none, since another option's template shows it, too."""
    check: Callable[[Mapping[str, Any]], None] | None = None
    """A function that checks the values of all options by name. Raises BadSetup."""
    available: Callable[[], bool] = _always
    """Returns whether this site offers the option; forms leave out others."""
    facts: Callable[[Table, Sequence[Seat]], Iterable[Fact]] | None = None
    """Returns the sentences about it for the waiting room."""
