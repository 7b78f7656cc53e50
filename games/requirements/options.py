"""The table options of join requirements: punctuality, and a range of ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from games.asks import POINTS, PUNCTUAL
from games.errors import BadSetup
from games.features.options import Choice, Fact, Number, TableOption
from games.requirements.selectors import asked_range
from games.rules.kernel import Text

if TYPE_CHECKING:
    from games.models import Table

POINTS_HELP: Final = "Ratings are points at this title; people without a rating count as 1500."


def _check_punctual(values: Mapping[str, Any]) -> None:
    if values["asks_punctual"] not in PUNCTUAL:
        raise BadSetup(Text("errors-bad-setup-asks-punctual"), rule="asks-punctual")


def _check_range(values: Mapping[str, Any]) -> None:
    least, most = POINTS
    low = least if values["rating_from"] is None else values["rating_from"]
    high = most if values["rating_to"] is None else values["rating_to"]
    if not least <= low <= high <= most:
        bounds = {"least": least, "most": most}
        raise BadSetup(Text("errors-bad-setup-asks-rating", {**bounds}), rule="asks-rating")


def _punctual(table: Table, _: object) -> Iterator[Fact]:
    if table.asks_punctual:
        yield Fact("users", Text("asks-punctual", {"asked": table.asks_punctual}), listed=True)


def _range(table: Table, _: object) -> Iterator[Fact]:
    if table.asks_rating:
        kind, asked = asked_range(table)
        yield Fact("users", Text(f"asks-rating-{kind}", {**asked}), listed=True)


options = [
    TableOption(
        name="asks_punctual",
        kind=Choice(PUNCTUAL, "asks-punctual-choice"),
        default=0,
        help="A requirement for people who join without an invitation: the least percentage of "
        "their turns with a clock that they must have made in time; 0: none. People with "
        "fewer than ten such turns may join.",
        label="asks-punctual-label",
        hint="asks-punctual-hint",
        template="requirements/_options.html",
        check=_check_punctual,
        facts=_punctual,
    ),
    TableOption(
        name="rating_from",
        kind=Number(*POINTS),
        default=None,
        help=f"The lowest rating with which people may join without an invitation; null: any.  {POINTS_HELP}",
        label="asks-rating-from-label",
        template="",
        check=_check_range,
        facts=_range,
    ),
    TableOption(
        name="rating_to",
        kind=Number(*POINTS),
        default=None,
        help=f"The highest rating with which people may join without an invitation; null: any.  {POINTS_HELP}",
        label="asks-rating-to-label",
        template="",
    ),
]
