"""The table option of the lantern: scented oil."""

from __future__ import annotations

from collections.abc import Iterator

from games.features.options import Fact, Switch, TableOption
from games.models import Table
from games.rules.kernel import Text
from games.table_options import value_of


def facts(table: Table, _: object) -> Iterator[Fact]:
    """Yield a sentence about the oil, for the waiting room and the list of open tables."""
    if value_of(table, scented):
        yield Fact("star", Text("lantern-scented-fact"), listed=True)


scented = TableOption(
    name="scented",
    kind=Switch(),
    default=False,
    help="Whether the lantern burns with scented oil.",
    label="lantern-scented",
    hint="lantern-scented-text",
    facts=facts,
)
options = [scented]
