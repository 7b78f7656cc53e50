"""Table options: the host's settings of a table. A feature declares each of them once.

The form of a new table, REST, data exports, rematches and the waiting room use the declaration. A
value is stored in the column of `Table` with the option's name, or, without such a column, in
`Table.feature_options`.
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
    """The name of the form's field if it has the opposite value, such as ``unrated`` for ``rated``."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with a few possible whole numbers."""

    values: Sequence[int]
    text: str
    """The id of the message for a value, which is the message's parameter ``asked``."""


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
    """Whether the list of open tables shows the sentence, too."""


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOption:
    """The declaration of one table option."""

    name: str
    """The option's name: of its field in the form and over REST, and of its column in `Table`, if
    it has one.
    """
    kind: Kind
    default: Any
    help: str
    """A sentence in English for the OpenAPI schema."""
    label: str
    """The message id of the option's label in the form."""
    hint: str = ""
    """The message id of the sentence below the label."""
    template: str | None = None
    """The template of the option in the form. By default, the option's class determines it. An
    empty string means that another option's template shows this option, too.
    """
    check: Callable[[Mapping[str, Any]], None] | None = None
    """A function that checks the values of all options by name. It raises BadSetup."""
    available: Callable[[], bool] = _always
    """A function that returns whether this site offers the option. Forms don't show other options."""
    facts: Callable[[Table, Sequence[Seat]], Iterable[Fact]] | None = None
    """A function that returns the sentences about the option for the waiting room."""
