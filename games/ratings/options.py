"""The table option of ratings: whether a game is rated, and whether programs are allowed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from django.conf import settings

from games.errors import BadSetup
from games.features.options import Fact, Switch, TableOption
from games.rules.kernel import Text
from games.selectors.rated import moves_ratings

if TYPE_CHECKING:
    from games.models import Seat, Table


def rates_computers() -> bool:
    """Return whether this site rates games with programs."""
    return bool(settings.RATE_COMPUTERS)


def _check_computers(values: Mapping[str, Any]) -> None:
    if values["rates_computers"] and not rates_computers():
        raise BadSetup(Text("errors-bad-setup-rates-computers"), rule="rates-computers")


def _rated(table: Table, seats: Sequence[Seat]) -> Iterator[Fact]:
    counts = table.rated and moves_ratings(table, seats)
    kind = "yes" if counts else "computers" if table.rated else "no"
    yield Fact("laurels", Text(f"ratings-table-{kind}"))


options = [
    TableOption(
        name="rated",
        kind=Switch(opposite="unrated"),
        default=True,
        help="Whether the game is rated if only people play it.",
        label="ratings-unrated",
        template="ratings/_unrated.html",
        facts=_rated,
    ),
    TableOption(
        name="rates_computers",
        kind=Switch(),
        default=False,
        help="Whether the game is also rated if computers play it; only some sites rate such games.",
        label="ratings-computers",
        hint="ratings-computers-text",
        check=_check_computers,
        available=rates_computers,
    ),
]
