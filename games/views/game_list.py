"""A person's own games as a list: one row for each game, sorted by a column."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from django.http import HttpRequest

    from games.views.cards import Card

KEPT: Final = "games_look"
"""The session's key for the person's last choice of the list's form."""
VIEWS: Final = ("cards", "list")
NEVER: Final = float("inf")


def _waiting_key(card: Card) -> float:
    return card.since.timestamp() if card.since else NEVER


def _clock_key(card: Card) -> float:
    return min((player.clock.left for player in card.acting if player.clock), default=NEVER)


SORTS: Final[dict[str, Callable[[Card], Any] | None]] = {
    "turn": None,
    "table": lambda card: card.table.name.casefold(),
    "title": lambda card: card.board.title.name,
    "waiting": _waiting_key,
    "clock": _clock_key,
}
"""The sort key of running games for each column. ``None``: the person's own turns come first."""
ENDED_ORDERS: Final = {"table": ("name", "pk"), "title": ("title", "-finished_at", "pk")}
NEWEST_END: Final = ("-finished_at", "pk")


@dataclass(frozen=True, slots=True)
class Look:
    """The form of a person's list of games: cards or rows, and the column of the order."""

    view: str = VIEWS[0]
    sort: str = "turn"

    @property
    def is_list(self) -> bool:
        """Whether games are shown as rows."""
        return self.view == "list"

    @property
    def sorts(self) -> list[str]:
        """The columns that running games can be sorted by."""
        return list(SORTS)

    @property
    def ended_order(self) -> tuple[str, ...]:
        """The order of finished games as fields of the query.

        By default, the last ended comes first.
        """
        return ENDED_ORDERS.get(self.sort, NEWEST_END) if self.is_list else NEWEST_END

    def sorted(self, running: Sequence[Card]) -> list[Card]:
        """Return running games in the chosen order.

        The given order has the person's turns first.
        """
        key = SORTS[self.sort]
        return sorted(running, key=key) if key else list(running)


def look_of(request: HttpRequest) -> Look:
    """Return the form of the list that the query selects, or else the person's last one.

    A valid selection is stored in the session. Invalid values are ignored.
    """
    kept = _look(Look(), request.session.get(KEPT, {}))
    look = _look(kept, request.GET)
    if look != kept:
        request.session[KEPT] = asdict(look)
    return look


def _look(former: Look, wanted: Mapping[str, Any]) -> Look:
    """Return a `Look` with those of the requested values that are valid."""
    view, sort = wanted.get("view", ""), wanted.get("sort", "")
    return Look(view if view in VIEWS else former.view, sort if sort in SORTS else former.sort)
