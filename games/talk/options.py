"""The table option of this feature: whether the chat is closed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.features.options import Fact, Switch, TableOption
from games.rules.kernel import Text

if TYPE_CHECKING:
    from games.models import Table


def _closed(table: Table, _: object) -> Iterator[Fact]:
    if table.talk_closed:
        yield Fact("lock", Text("talk-closed-fact"))


options = [
    TableOption(
        name="talk_closed",
        kind=Switch(),
        default=False,
        help="Whether the host has closed the table's chat.",
        label="talk-closed",
        hint="talk-closed-text",
        facts=_closed,
    )
]
